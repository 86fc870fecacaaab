// zandbak.cc: bubblewrap om een programma van de inzending; zie zandbak.h.

#include "zandbak.h"
#include "bestanden.h"

#include <cstddef>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace nakijk
{

const char ZonderZandbak[] = "ONBESCHERMD nagekeken: bubblewrap is er niet of "
  "werkt niet (apt-get install bubblewrap)";

namespace
{

const char Schijf[] = "67108864";  // bytes in de lege map, 64 MB

#if defined(__x86_64__)
const unsigned Machine = AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
const unsigned Machine = AUDIT_ARCH_AARCH64;
#else
const unsigned Machine = 0;        // dan is er geen filter
#endif

// Kan bwrap hier een leeg programma draaien?
bool probeer ()
{
  const char *const keus = std::getenv ("ZANDBAK");
  if (keus != nullptr && std::string (keus) == "nee")
    return false;
  const pid_t kind = fork ();
  if (kind == 0)
  {
    const int niets = open ("/dev/null", O_RDWR);
    for (int i = 0; i < 3; i++)
      dup2 (niets, i);
    const std::vector<std::string> opdracht = inZandbak (
      Zandbak { "", {}, {}, true, true }, { "/usr/bin/env", "true" }, -1);
    std::vector<char *> woorden;
    for (const std::string &woord : opdracht)
      woorden.push_back (const_cast<char *> (woord.c_str ()));
    woorden.push_back (nullptr);
    execvp (woorden[0], woorden.data ());
    _exit (1);
  }
  int status = 1;
  return kind > 0 && waitpid (kind, &status, 0) == kind && status == 0;
}

}

//*************************************************************************

bool heeftZandbak ()
{
  static const bool heeft = probeer ();
  return heeft;
}

std::string binnen (const Zandbak &zandbak, const std::string &pad)
{
  if (heeftZandbak ())
    for (const auto *lijst : { &zandbak.leesbaar, &zandbak.schrijfbaar })
      for (const auto &paar : *lijst)
        if (pad.compare (0, paar.first.size (), paar.first) == 0)
          return paar.second + pad.substr (paar.first.size ());
  return pad;
}

std::vector<std::string> inZandbak (const Zandbak &zandbak,
                                    const std::vector<std::string> &opdracht,
                                    int filter)
{
  std::vector<std::string> alles = { "bwrap", "--unshare-all",
    "--die-with-parent", "--new-session", "--cap-drop", "ALL", "--clearenv",
    "--setenv", "LC_ALL", "C", "--setenv", "PATH", "/usr/local/bin:/usr/bin",
    "--setenv", "TMPDIR", "/w", "--setenv", "ASAN_OPTIONS",
    "detect_leaks=1:hard_rss_limit_mb=2048", "--proc", "/proc", "--dev",
    "/dev", "--symlink", "usr/lib", "/lib", "--symlink", "usr/bin", "/bin",
    "--symlink", "usr/lib64", "/lib64", "--size", Schijf, "--tmpfs", "/w" };
  for (const char *map : { "/usr/lib", "/usr/lib64" })
    if (!zandbak.compiler)
      alles.insert (alles.end (), { "--ro-bind-try", map, map });
  if (zandbak.compiler)
    alles.insert (alles.end (), { "--ro-bind", "/usr", "/usr", "--ro-bind-try",
                                  "/etc/alternatives", "/etc/alternatives" });
  for (const auto &paar : zandbak.leesbaar)
    alles.insert (alles.end (), { "--ro-bind", paar.first, paar.second });
  for (const auto &paar : zandbak.schrijfbaar)
    alles.insert (alles.end (), { "--bind", paar.first, paar.second });
  if (filter >= 0)
    alles.insert (alles.end (), { "--seccomp", std::to_string (filter) });
  alles.insert (alles.end (), { "--remount-ro", "/dev", "--remount-ro", "/",
                               "--chdir", "/w", "--" });
  alles.insert (alles.end (), opdracht.begin (), opdracht.end ());
  return alles;
}

int maakFilter ()
{
  const unsigned weiger = SECCOMP_RET_ERRNO | 1;  // EPERM
  std::vector<struct sock_filter> filter;
  const auto regel = [&] (unsigned code, unsigned k, unsigned char ja,
                          unsigned char nee)
  {
    filter.push_back (
      sock_filter { static_cast<unsigned short> (code), ja, nee, k });
  };
  regel (BPF_LD | BPF_W | BPF_ABS, offsetof (struct seccomp_data, arch), 0, 0);
  regel (BPF_JMP | BPF_JEQ | BPF_K, Machine, 1, 0);
  regel (BPF_RET | BPF_K, weiger, 0, 0);
  regel (BPF_LD | BPF_W | BPF_ABS, offsetof (struct seccomp_data, nr), 0, 0);
#ifdef __x86_64__
  regel (BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1);  // de oude nummers
  regel (BPF_RET | BPF_K, weiger, 0, 0);
#endif
  // Ook geen geheugen dat bij geen proces hoort, en geen eigen naamruimte.
  for (int aanroep : {
#ifdef __x86_64__
    SYS_fork, SYS_vfork,
#endif
    SYS_clone, SYS_clone3, SYS_ptrace, SYS_unshare, SYS_mount,
    SYS_memfd_create, SYS_shmget, SYS_msgget, SYS_add_key, SYS_keyctl,
    SYS_io_uring_setup, SYS_userfaultfd, SYS_bpf })
  {
    regel (BPF_JMP | BPF_JEQ | BPF_K, static_cast<unsigned> (aanroep), 0, 1);
    regel (BPF_RET | BPF_K, weiger, 0, 0);
  }
  regel (BPF_RET | BPF_K, SECCOMP_RET_ALLOW, 0, 0);
  int einden[2];
  if (Machine == 0 || pipe (einden) != 0)
    return -1;
  const size_t bytes = filter.size () * sizeof filter[0];
  const bool heel = write (einden[1], filter.data (), bytes)
                    == static_cast<ssize_t> (bytes);
  close (einden[1]);
  if (heel)
    return einden[0];
  close (einden[0]);
  return -1;
}

}
