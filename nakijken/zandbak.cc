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
#include <sys/resource.h>
#include <sys/statvfs.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>

namespace nakijk
{

const char ZonderZandbak[] = "ONBESCHERMD nagekeken: bubblewrap is er niet of "
  "werkt niet (apt-get install bubblewrap)";

namespace
{

namespace fs = std::filesystem;

const int MaxPijp = 256;
const int Onvindbaar = 127;              // als het niet te starten is
const int Signaal = 128;                 // zo geeft bubblewrap een signaal door
const int Uiterst = 50;                  // maal de wandtijd is het afgelopen
const unsigned Kijktijd = 4000;          // microseconden

// Wat er in de lege map past, en hoeveel bestanden: ook een leeg bestand kost
// geheugen.
const unsigned long Ruimte = 64ul << 20, MaxBestanden = 10000;

// Wat altijd geldt.
const std::string Altijd = "bwrap --unshare-all --die-with-parent --new-session"
  " --cap-drop ALL --clearenv --setenv LC_ALL C"
  " --setenv PATH /usr/local/bin:/usr/bin --setenv TMPDIR /w"
  " --dev /dev --symlink usr/lib /lib --symlink usr/bin /bin"
  " --symlink usr/lib64 /lib64 --size " + std::to_string (Ruimte)
  + " --tmpfs /w ";

// Wat er van /usr te zien is: niet meer dan de bibliotheken, of alles.
const char Bibliotheken[] = "--ro-bind-try /usr/lib /usr/lib"
  " --ro-bind-try /usr/lib64 /usr/lib64 --seccomp 5";
const char Gereedschappen[] = "--proc /proc --ro-bind /usr /usr"
  " --ro-bind-try /etc/alternatives /etc/alternatives";

const char Slot[] = "--remount-ro /dev --remount-ro / --chdir /w --";

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
const int Aanroepen[] = {
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
const struct { int aanroep, plaats; unsigned getal; } Voorwaarden[] = {
  { SYS_getrusage, 2, NakijkSleutel }, { SYS_prctl, 1, PR_TSC_SIGSEGV } };

// Dat, zoals bubblewrap het wil hebben.
std::string filter ()
{
  const unsigned weiger = SECCOMP_RET_ERRNO | ENOSYS;
  std::vector<struct sock_filter> uit = {
    BPF_STMT (BPF_LD | BPF_W | BPF_ABS, offsetof (struct seccomp_data, arch)),
    BPF_JUMP (BPF_JMP | BPF_JEQ | BPF_K, Machine, 1, 0),
    BPF_STMT (BPF_RET | BPF_K, Machine == 0 ? SECCOMP_RET_ALLOW : weiger),
    BPF_STMT (BPF_LD | BPF_W | BPF_ABS, offsetof (struct seccomp_data, nr)) };
  const auto als = [&] (unsigned getal, unsigned char anders)
  {
    uit.push_back (BPF_JUMP (BPF_JMP | BPF_JEQ | BPF_K, getal, 0, anders));
  };
  for (int aanroep : Aanroepen)
  {
    als (static_cast<unsigned> (aanroep), 1);
    uit.push_back (BPF_STMT (BPF_RET | BPF_K, SECCOMP_RET_ALLOW));
  }
  for (const auto &een : Voorwaarden)
  {
    const size_t plaats = offsetof (struct seccomp_data, args)
                          + 8 * static_cast<size_t> (een.plaats);
    als (static_cast<unsigned> (een.aanroep), 3);
    uit.push_back (BPF_STMT (BPF_LD | BPF_W | BPF_ABS,
                             static_cast<unsigned> (plaats)));
    als (een.getal, 1);
    uit.push_back (BPF_STMT (BPF_RET | BPF_K, SECCOMP_RET_ALLOW));
  }
  uit.push_back (BPF_STMT (BPF_RET | BPF_K, weiger));
  return std::string (reinterpret_cast<const char *> (uit.data ()),
                      uit.size () * sizeof uit[0]);
}

// Wat er gestart wordt om een opdracht uit te voeren in de lege map.
// Parameter:
// * lijnen: wat de filedescriptors zijn, zoals voor een shell
std::vector<std::string> woorden (const Zandbak &zandbak,
                                  const std::vector<std::string> &opdracht,
                                  const std::string &lijnen)
{
  std::vector<std::string> uit = { "/bin/sh", "-c",
    "cd \"$0\" && export LC_ALL=C && exec \"$@\" " + lijnen,
    zandbak.map + "/w" };
  const auto erbij = [&] (const std::vector<std::string> &meer)
                     { uit.insert (uit.end (), meer.begin (), meer.end ()); };
  if (heeftZandbak ())
  {
    erbij (gesplitst (Altijd
      + (zandbak.gereedschap () ? Gereedschappen : Bibliotheken), ' '));
    for (const auto &paar : zandbak.leesbaar)
      erbij ({ "--ro-bind", absoluut (paar.first), "/" + paar.second });
    if (zandbak.gereedschap ())
      erbij ({ "--bind", zandbak.map + "/" + zandbak.schrijfbaar,
               "/" + zandbak.schrijfbaar });
    erbij (gesplitst (Slot, ' '));
  }
  erbij (opdracht);
  return uit;
}

// Wat het kind doet.
// Parameters:
// * argumenten: wat er gestart wordt
// * processen: mag het die zelf maken, of is daar een filter voor?
void wordProgramma (char *const *argumenten, const Grenzen &grenzen,
                    bool processen, pid_t ouder)
{
  setpgid (0, 0);
  prctl (PR_SET_PDEATHSIG, SIGKILL);
  if (getppid () != ouder)
    _exit (Onvindbaar);
  for (int i = 3; i < MaxPijp; i++)
    close (i);
  personality (ADDR_NO_RANDOMIZE);
  const rlim_t tijd = static_cast<rlim_t> (grenzen.seconden),
               bytes = static_cast<rlim_t> (grenzen.bytes),
               scherm = static_cast<rlim_t> (grenzen.scherm);
  const std::pair<__rlimit_resource_t,rlimit> alle[] = {
    { RLIMIT_CPU, { tijd, tijd + 1 } }, { RLIMIT_CORE, { 0, 0 } },
    { RLIMIT_NOFILE, { MaxPijp, MaxPijp } },
    { RLIMIT_FSIZE, { scherm, scherm } }, { RLIMIT_AS, { bytes, bytes } },
    { RLIMIT_NPROC, { 0, 0 } } };
  for (const auto &grens : alle)
    if (grens.first != RLIMIT_NPROC || !processen)
      setrlimit (grens.first, &grens.second);
  execv (argumenten[0], argumenten);
  _exit (Onvindbaar);
}

// Wat een proces doet, samen met wat daarvan afstamt.
struct Werk
{
  bool bezig = false;
  long tikken = 0;   // rekentijd tot nu toe
  unsigned long bestanden = 0;   // in de lege map die het ziet

  explicit Werk (const std::string &nummer)
  {
    const std::string pad = "/proc/" + nummer, stat = inhoudVan (pad + "/stat");
    const size_t naam = stat.rfind (") ");   // daarna komt de staat
    if (naam == std::string::npos)
      return;
    const std::vector<std::string> velden = gesplitst (stat.substr (naam), ' ');
    bezig = velden[1] == "R" || velden[1] == "D";
    tikken = std::stol (velden[Gebruiker]) + std::stol (velden[Gebruiker + 1]);
    struct statvfs schijf;
    if (statvfs ((pad + "/root/w").c_str (), &schijf) == 0
        && schijf.f_blocks * schijf.f_frsize == Ruimte)
      bestanden = schijf.f_files - schijf.f_ffree;
    std::istringstream kinderen (inhoudVan (pad + "/task/" + nummer
                                            + "/children"));
    for (std::string een; kinderen >> een; )
    {
      const Werk kind (een);
      bezig = bezig || kind.bezig;
      tikken += kind.tikken;
      bestanden = std::max (bestanden, kind.bestanden);
    }
  }

  static const size_t Gebruiker = 12;   // dit veld, en dan wat het systeem nam
};

// Wacht tot een kind eindigt, te lang niets deed, te lang rekende zonder
// antwoord, of te veel bestanden maakte: een inzending kan de grenzen van haar
// eigen proces overleven. Wie rekent doet iets, ook als het op een drukke
// computer niet aan de beurt komt.
// Retourneert: waarom het niet verder mag, of niets als het zelf eindigde
std::string wacht (pid_t nummer, const Kladblad &uit, const Grenzen &grenzen)
{
  const double begin = nu ();
  const long perSeconde = sysconf (_SC_CLK_TCK);
  double gezien = begin, stil = 0;
  long gerekend = 0;   // bij het laatste antwoord
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
      gerekend = werk.tikken;
    }
    if (werk.bestanden > MaxBestanden)
      return "maakte meer dan " + std::to_string (MaxBestanden) + " bestanden";
    if (stil > grenzen.wandtijd || gezien - begin > Uiterst * grenzen.wandtijd
        || (grenzen.zwijgtijd > 0
            && werk.tikken - gerekend > grenzen.zwijgtijd * perSeconde))
      return "gaf te lang geen antwoord: wacht het ergens op?";
  }
  return "";
}

// Wat een signaal betekent.
const std::map<int,const char *> Betekenis = {
  { SIGSEGV, "crash: SIGSEGV, een verkeerd adres of een te diepe recursie" },
  { SIGBUS, "crash: SIGBUS, een verkeerd adres" },
  { SIGABRT,
    "crash: SIGABRT, afgebroken door abort, assert of de bibliotheek" },
  { SIGFPE, "crash: SIGFPE, een deling door nul" },
  { SIGILL,
    "crash: SIGILL, geen geldige instructie (een functie zonder return?)" },
  { SIGKILL,
    "gedood: SIGKILL, misschien was het geheugen van de computer op" } };

// Waardoor een programma eindigde.
// Parameters:
// * gestopt: waarom het niet verder mocht, of niets als het zelf eindigde
// * afloop: de rest; teLang wordt true als het door een grens aan de tijd kwam
std::string waardoor (int status, const std::string &gestopt,
                      const Grenzen &grenzen, Afloop &afloop)
{
  const int code = WIFEXITED (status) ? WEXITSTATUS (status) : -1,
            signaal = WIFSIGNALED (status) ? WTERMSIG (status)
                      : heeftZandbak () && code > Signaal ? code - Signaal : 0;
  const size_t hoogstens = static_cast<size_t> (grenzen.scherm);
  const std::string meer = " meer dan " + std::to_string (hoogstens >> 20)
                           + " MB";
  afloop.teLang = !gestopt.empty () || signaal == SIGXCPU;
  if (afloop.scherm.size () >= hoogstens)
    return "zette" + meer + " op het scherm";
  if (afloop.antwoorden.size () >= hoogstens)
    return "gaf een antwoord van" + meer;
  if (signaal == SIGXFSZ)
    return "zette" + meer + " in een bestand";
  if (!gestopt.empty ())
    return gestopt;
  if (afloop.teLang)
    return "was na " + std::to_string (grenzen.seconden)
           + " seconden rekentijd niet klaar";
  const auto gevonden = Betekenis.find (signaal == SIGTRAP ? SIGILL : signaal);
  return gevonden != Betekenis.end () ? gevonden->second : signaal > 0
         ? "crash: signaal " + std::to_string (signaal)
         : "riep exit (" + std::to_string (code) + ") aan";
}

}

//*************************************************************************

bool heeftZandbak ()
{
  const std::string leeg = Altijd + Gereedschappen + " " + Slot
    + " /usr/bin/env true < /dev/null > /dev/null 2>&1";
  static const bool heeft = std::system (leeg.c_str ()) == 0;
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
  std::vector<std::string> alle = woorden (zandbak, opdracht,
    "< /dev/null >> " + scherm.pad + " 2>&1 3< " + in.pad + " 4>> " + uit.pad
    + " 5< " + verbod.pad);
  std::vector<char *> argumenten;
  for (std::string &woord : alle)
    argumenten.push_back (&woord[0]);
  argumenten.push_back (nullptr);
  maakMap (zandbak.map + "/w");
  maakMap (zandbak.map + "/" + zandbak.schrijfbaar);
  for (const auto &paar : zandbak.leesbaar)
  {
    std::error_code fout;
    if (!heeftZandbak ())
      fs::create_symlink (absoluut (paar.first),
                          zandbak.map + "/" + paar.second, fout);
  }
  const pid_t ouder = getpid (), nummer = fork ();
  if (nummer < 0)
    throw std::system_error (errno, std::generic_category (), "fork");
  if (nummer == 0)
    wordProgramma (argumenten.data (), grenzen,
                   zandbak.gereedschap () || heeftZandbak (), ouder);
  setpgid (nummer, nummer);
  const std::string gestopt = wacht (nummer, uit, grenzen);
  kill (-nummer, SIGKILL);
  int status = 0;
  waitpid (nummer, &status, 0);
  Afloop afloop = { inhoudVan (scherm.pad), inhoudVan (uit.pad),
    gestopt.empty () && WIFEXITED (status) && WEXITSTATUS (status) == 0, false,
    "" };
  afloop.reden = waardoor (status, gestopt, grenzen, afloop);
  return afloop;
}

}
