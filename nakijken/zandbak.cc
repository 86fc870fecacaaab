// zandbak.cc: een programma dat niet te vertrouwen is; zie zandbak.h.
//
// Het krijgt een eigen procesgroep, die altijd gedood wordt; wat er in een
// zandbak nog loopt verdwijnt mee.

#include "zandbak.h"
#include "bestanden.h"
#include "functies.h"

#include <chrono>
#include <csignal>
#include <cstddef>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <map>
#include <sys/mman.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/statvfs.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>

namespace
{

namespace fs = std::filesystem;

const unsigned Weiger = SECCOMP_RET_ERRNO | ENOSYS;
const int Onvindbaar = 127;              // als het niet te starten is
const int Signaal = 128;                 // zo geeft bubblewrap een signaal door
const int Marge = 1;                     // seconden boven de zwijgtijd
const int Uiterst = 50;                  // maal de wandtijd is het afgelopen
const unsigned Kijktijd = 4000;          // microseconden

// Wat er in de lege map past, en hoeveel bestanden: ook een leeg bestand kost
// geheugen.
const unsigned long Ruimte = 64ul << 20, MaxBestanden = 10000;

#if defined(__x86_64__)
const unsigned Machine = AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
const unsigned Machine = AUDIT_ARCH_AARCH64;
#else
const unsigned Machine = 0;        // dan weigert het filter niets
#endif

// Een bestand zonder naam, in het geheugen. Anders dan een bestand op schijf
// kan wie het krijgt het niet groter maken dan zijn grens, en er blijft niets
// van achter.
struct Kladblad
{
  const int nummer = memfd_create ("kladblad", MFD_CLOEXEC);
  const std::string pad = "/proc/" + std::to_string (getpid ()) + "/fd/"
                          + std::to_string (nummer);

  explicit Kladblad (const std::string &tekst = "") { schrijf (pad, tekst); }
  Kladblad (const Kladblad &) = delete;
  ~Kladblad () { close (nummer); }

  // Hoeveel er nu in staat.
  off_t lengte () const { return lseek (nummer, 0, SEEK_END); }
};

// Wat een inzending het systeem mag vragen. Wat hier niet staat bestaat voor
// haar niet: geen klok, geen processen, geen geheugen zonder proces.
const unsigned Aanroepen[] = {
#ifdef __x86_64__
  SYS_open, SYS_stat, SYS_lstat, SYS_access, SYS_readlink, SYS_unlink, SYS_poll,
  SYS_dup2, SYS_arch_prctl,
#endif
  SYS_read, SYS_readv, SYS_pread64, SYS_write, SYS_writev, SYS_pwrite64,
  SYS_openat, SYS_close, SYS_lseek, SYS_ftruncate, SYS_fstat, SYS_newfstatat,
  SYS_statx, SYS_faccessat, SYS_readlinkat, SYS_unlinkat, SYS_getdents64,
  SYS_getcwd, SYS_ioctl, SYS_fcntl, SYS_dup, SYS_dup3, SYS_ppoll,
  SYS_mmap, SYS_munmap, SYS_mremap, SYS_mprotect, SYS_madvise, SYS_brk,
  SYS_rt_sigaction, SYS_rt_sigprocmask, SYS_rt_sigreturn, SYS_sigaltstack,
  SYS_getpid, SYS_gettid, SYS_getuid, SYS_geteuid, SYS_getgid, SYS_getegid,
  SYS_uname, SYS_getrandom, SYS_nanosleep, SYS_clock_nanosleep, SYS_futex,
  SYS_sched_yield, SYS_sched_getaffinity, SYS_getrlimit, SYS_setrlimit,
  SYS_prlimit64, SYS_set_tid_address, SYS_set_robust_list, SYS_rseq,
  SYS_execve, SYS_wait4, SYS_kill, SYS_tgkill, SYS_exit, SYS_exit_group };

// En wat met een van zijn getallen zo, voor brug.cc.
const struct { unsigned aanroep, plaats, getal; } Voorwaarden[] = {
  { SYS_getrusage, 2, NakijkSleutel }, { SYS_prctl, 1, PR_TSC_SIGSEGV } };

// Dat, zoals bubblewrap het wil hebben.
std::string filter ()
{
  const unsigned short Lees = BPF_LD | BPF_W | BPF_ABS,
                       Als = BPF_JMP | BPF_JEQ | BPF_K, Geef = BPF_RET | BPF_K;
  const unsigned getallen = offsetof (struct seccomp_data, args);
  const struct sock_filter mag = { Geef, 0, 0, SECCOMP_RET_ALLOW },
                           magNiet = { Geef, 0, 0, Weiger };
  std::vector<struct sock_filter> uit = {
    { Lees, 0, 0, offsetof (struct seccomp_data, arch) },
    { Als, 1, 0, Machine }, Machine == 0 ? mag : magNiet,
    { Lees, 0, 0, offsetof (struct seccomp_data, nr) } };
  for (unsigned aanroep : Aanroepen)
    uit.insert (uit.end (), { { Als, 0, 1, aanroep }, mag });
  for (const auto &een : Voorwaarden)
    uit.insert (uit.end (), { { Als, 0, 3, een.aanroep },
      { Lees, 0, 0, getallen + 8 * een.plaats }, { Als, 0, 1, een.getal },
      mag });
  uit.push_back (magNiet);
  return std::string (reinterpret_cast<const char *> (uit.data ()),
                      uit.size () * sizeof uit[0]);
}

// Het kind wordt het programma, en eindigt als wij dat doen.
void wordProgramma (char *const *argumenten, pid_t ouder)
{
  setpgid (0, 0);
  prctl (PR_SET_PDEATHSIG, SIGKILL);
  if (getppid () != ouder)
    _exit (Onvindbaar);
  syscall (SYS_close_range, 3, ~0u, 0);
  personality (ADDR_NO_RANDOMIZE);
  execv ("/bin/sh", argumenten);
  _exit (Onvindbaar);
}

// Wat een proces doet, samen met wat daarvan afstamt.
struct Werk
{
  bool bezig = false;
  double seconden = 0;           // rekentijd tot nu toe
  unsigned long bestanden = 0;   // in de lege map die het ziet
  long long bytes = 0;           // geheugen dat het echt gebruikt

  explicit Werk (const std::string &nummer)
  {
    const std::string pad = "/proc/" + nummer, stat = inhoudVan (pad + "/stat");
    const size_t naam = stat.rfind (") ");   // daarna komt de staat
    if (naam == std::string::npos)
      return;
    const std::vector<std::string> velden = gesplitst (stat.substr (naam), ' ');
    bezig = velden[1] == "R" || velden[1] == "D";
    seconden = (std::stod (velden[Gebruiker])
                + std::stod (velden[Gebruiker + 1]))
               / static_cast<double> (sysconf (_SC_CLK_TCK));
    bytes = std::stoll (velden[Bladen]) * sysconf (_SC_PAGESIZE);
    struct statvfs schijf;
    if (statvfs ((pad + "/root/w").c_str (), &schijf) == 0
        && schijf.f_blocks * schijf.f_frsize == Ruimte)
      bestanden = schijf.f_files - schijf.f_ffree;
    for (const std::string &een
           : gesplitst (inhoudVan (pad + "/task/" + nummer + "/children"), ' '))
    {
      const Werk kind (een);
      bezig = bezig || kind.bezig;
      seconden += kind.seconden;
      bytes += kind.bytes;
      bestanden = std::max (bestanden, kind.bestanden);
    }
  }

  static const size_t Gebruiker = 12;   // dit veld, en dan wat het systeem nam
  static const size_t Bladen = 22;
};

std::string nietKlaar (int seconden)
{
  return "was na " + std::to_string (seconden)
         + " seconden rekentijd niet klaar";
}

// Wacht tot een kind eindigt, te lang niets deed, te lang rekende zonder
// antwoord, of te veel bestanden maakte: een inzending kan de grenzen van haar
// eigen proces overleven. Wie rekent doet iets, ook als het op een drukke
// computer niet aan de beurt komt.
// Retourneert: waarom het niet verder mag, of niets als het zelf eindigde
std::string wacht (pid_t nummer, const Kladblad &uit, const Grenzen &grenzen)
{
  const double begin = nu ();
  double gezien = begin, stil = 0, gerekend = 0;   // bij het laatste antwoord
  off_t lengte = 0;
  siginfo_t info;
  info.si_pid = 0;
  // Het blijft bestaan tot waitpid, dus zijn nummer ook.
  while (waitid (P_PID, static_cast<id_t> (nummer), &info,
                 WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid == 0)
  {
    usleep (Kijktijd);
    const Werk werk (std::to_string (nummer));
    const double sinds = nu () - gezien;
    gezien += sinds;
    stil += werk.bezig ? 0 : sinds;
    if (lengte != uit.lengte ())
    {
      lengte = uit.lengte ();
      gerekend = werk.seconden;
    }
    if (werk.bestanden > MaxBestanden)
      return "maakte meer dan " + std::to_string (MaxBestanden) + " bestanden";
    if (grenzen.echt > 0 && werk.bytes > grenzen.echt)
      return GebruikteTeVeel;
    if (grenzen.zwijgtijd > 0
        && werk.seconden - gerekend > grenzen.zwijgtijd + Marge)
      return nietKlaar (grenzen.zwijgtijd);
    if (stil > grenzen.wandtijd)
      return "gaf te lang geen antwoord: wacht het ergens op?";
    if (gezien - begin > Uiterst * grenzen.wandtijd)
      return "was na " + std::to_string (Uiterst * grenzen.wandtijd)
             + " seconden nog bezig; misschien was de computer te druk";
  }
  return "";
}

// Wat een signaal betekent.
const std::map<int,const char *> Betekenis = {
  { SIGSEGV, "SIGSEGV, een verkeerd adres of een te diepe recursie" },
  { SIGBUS, "SIGBUS, een verkeerd adres" },
  { SIGABRT, "SIGABRT, afgebroken door abort, assert of de bibliotheek" },
  { SIGFPE, "SIGFPE, een deling door nul" },
  { SIGILL, "SIGILL, geen geldige instructie (een functie zonder return?)" },
  { SIGTRAP, "SIGTRAP, geen geldige instructie (een functie zonder return?)" },
  { SIGKILL, "SIGKILL, misschien was het geheugen van de computer op" } };

// Waardoor een programma eindigde.
// Parameters:
// * status: zoals waitpid het zegt
// * afloop: de rest, met de reden als wij het stopten; teLang wordt true als
//   het door zijn eigen grens aan de tijd kwam
std::string waardoor (int status, const Grenzen &grenzen, Afloop &afloop)
{
  const int code = WIFEXITED (status) ? WEXITSTATUS (status) : -1,
            signaal = WIFSIGNALED (status) ? WTERMSIG (status)
                      : heeftZandbak () && code > Signaal ? code - Signaal : 0;
  const size_t hoogstens = static_cast<size_t> (grenzen.scherm);
  const std::string meer = " meer dan " + std::to_string (hoogstens >> 20)
                           + " MB";
  const auto gevonden = Betekenis.find (signaal);
  afloop.teLang = afloop.teLang || signaal == SIGXCPU;
  return afloop.scherm.size () >= hoogstens ? "zette" + meer + " op het scherm"
    : afloop.antwoorden.size () >= hoogstens ? "gaf een antwoord van" + meer
    : signaal == SIGXFSZ ? "zette" + meer + " in een bestand"
    : !afloop.reden.empty () ? afloop.reden
    : signaal == SIGXCPU ? nietKlaar (grenzen.seconden)
    : signaal > 0 ? "crash: " + (gevonden != Betekenis.end ()
      ? gevonden->second : "signaal " + std::to_string (signaal))
    : "riep exit (" + std::to_string (code) + ") aan";
}

}

//*************************************************************************

bool heeftZandbak ()
{
  static const bool heeft = std::system ("sh nakijken/zandbak.sh bestaat") == 0;
  return heeft;
}

double nu ()
{
  return std::chrono::duration<double> (
    std::chrono::steady_clock::now ().time_since_epoch ()).count ();
}

Afloop draai (const Zandbak &zandbak, const std::vector<std::string> &opdracht,
              const Grenzen &grenzen, const std::string &vragen)
{
  const Kladblad in (vragen), verbod (filter ()), uit, scherm;
  const std::string &schrijfbaar = zandbak.schrijfbaar;
  std::vector<std::string> alle = { "sh", "nakijken/zandbak.sh", zandbak.map,
    (schrijfbaar.empty () ? "inzending" : "gereedschap")
    + std::string (heeftZandbak () ? "" : "-zonder"),
    std::to_string (grenzen.seconden), std::to_string (grenzen.bytes),
    std::to_string (grenzen.scherm), in.pad, uit.pad, scherm.pad, verbod.pad,
    "--size", std::to_string (Ruimte), "--tmpfs", "/w" };
  const auto erbij = [&] (const std::vector<std::string> &meer)
                     { alle.insert (alle.end (), meer.begin (), meer.end ()); };
  for (const auto &paar : zandbak.leesbaar)
    erbij ({ "--ro-bind", fs::canonical (paar.first), "/" + paar.second });
  if (!schrijfbaar.empty ())
  {
    fs::create_directories (zandbak.map + "/" + schrijfbaar);
    erbij ({ "--bind", zandbak.map + "/" + schrijfbaar, "/" + schrijfbaar });
  }
  if (zandbak.proc)
    erbij ({ "--proc", "/proc", "--remount-ro", "/proc" });
  erbij ({ "--remount-ro", "/dev", "--remount-ro", "/", "--chdir", "/w",
           "--" });
  erbij (opdracht);
  std::vector<char *> argumenten;
  for (std::string &woord : alle)
    argumenten.push_back (&woord[0]);
  argumenten.push_back (nullptr);
  const pid_t ouder = getpid (), nummer = fork ();
  if (nummer < 0)
    throw std::system_error (errno, std::generic_category (), "fork");
  if (nummer == 0)
    wordProgramma (argumenten.data (), ouder);
  setpgid (nummer, nummer);
  const std::string gestopt = wacht (nummer, uit, grenzen);
  kill (-nummer, SIGKILL);
  int status = 0;
  waitpid (nummer, &status, 0);
  Afloop afloop = { inhoudVan (scherm.pad), inhoudVan (uit.pad),
    gestopt.empty () && WIFEXITED (status) && WEXITSTATUS (status) == 0,
    !gestopt.empty (), gestopt };
  afloop.reden = waardoor (status, grenzen, afloop);
  return afloop;
}
