// zandbak.cc: bubblewrap om een programma van de inzending; zie zandbak.h.

#include "zandbak.h"
#include "bestanden.h"

#include <cstddef>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace nakijk
{

const char ZonderZandbak[] = "ONBESCHERMD nagekeken: bubblewrap is er niet of "
  "werkt niet (apt-get install bubblewrap)";

namespace
{

// Wat altijd geldt; de lege map is 64 MB.
const char Altijd[] = "bwrap --unshare-all --die-with-parent --new-session"
  " --cap-drop ALL --clearenv --setenv LC_ALL C"
  " --setenv PATH /usr/local/bin:/usr/bin --setenv TMPDIR /w"
  " --proc /proc --dev /dev --symlink usr/lib /lib --symlink usr/bin /bin"
  " --symlink usr/lib64 /lib64 --size 67108864 --tmpfs /w ";

// Wat er van /usr te zien is: niet meer dan de bibliotheken, of alles.
const char Bibliotheken[] = "--ro-bind-try /usr/lib /usr/lib"
  " --ro-bind-try /usr/lib64 /usr/lib64";
const char Gereedschappen[] = "--ro-bind /usr /usr"
  " --ro-bind-try /etc/alternatives /etc/alternatives";

const char Slot[] = "--remount-ro /dev --remount-ro / --chdir /w --";

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
  const std::string opdracht = std::string (Altijd) + Gereedschappen + " "
    + Slot + " /usr/bin/env true < /dev/null > /dev/null 2>&1";
  return std::system (opdracht.c_str ()) == 0;
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
  std::vector<std::string> alles = gesplitst (std::string (Altijd)
    + (zandbak.gereedschap ? Gereedschappen : Bibliotheken), ' ');
  for (const auto &paar : zandbak.leesbaar)
    alles.insert (alles.end (), { "--ro-bind", paar.first, paar.second });
  for (const auto &paar : zandbak.schrijfbaar)
    alles.insert (alles.end (), { "--bind", paar.first, paar.second });
  if (filter >= 0)
    alles.insert (alles.end (), { "--seccomp", std::to_string (filter) });
  for (const std::string &woord : gesplitst (Slot, ' '))
    alles.push_back (woord);
  alles.insert (alles.end (), opdracht.begin (), opdracht.end ());
  return alles;
}

int maakFilter ()
{
  const unsigned weiger = SECCOMP_RET_ERRNO | 1;  // EPERM
  std::vector<struct sock_filter> filter = {
    BPF_STMT (BPF_LD | BPF_W | BPF_ABS, offsetof (struct seccomp_data, arch)),
    BPF_JUMP (BPF_JMP | BPF_JEQ | BPF_K, Machine, 1, 0),
    BPF_STMT (BPF_RET | BPF_K, weiger),
    BPF_STMT (BPF_LD | BPF_W | BPF_ABS, offsetof (struct seccomp_data, nr)),
#ifdef __x86_64__
    BPF_JUMP (BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1),  // oude nummers
    BPF_STMT (BPF_RET | BPF_K, weiger),
#endif
  };
  // Ook geen geheugen dat bij geen proces hoort, en geen eigen naamruimte.
  for (unsigned aanroep : {
#ifdef __x86_64__
    SYS_fork, SYS_vfork,
#endif
    SYS_clone, SYS_clone3, SYS_ptrace, SYS_unshare, SYS_mount,
    SYS_memfd_create, SYS_shmget, SYS_msgget, SYS_add_key, SYS_keyctl,
    SYS_io_uring_setup, SYS_userfaultfd, SYS_bpf })
  {
    filter.push_back (BPF_JUMP (BPF_JMP | BPF_JEQ | BPF_K, aanroep, 0, 1));
    filter.push_back (BPF_STMT (BPF_RET | BPF_K, weiger));
  }
  filter.push_back (BPF_STMT (BPF_RET | BPF_K, SECCOMP_RET_ALLOW));
  const size_t bytes = filter.size () * sizeof filter[0];
  const int uit = memfd_create ("filter", 0);
  if (Machine == 0)
    return -1;
  if (write (uit, filter.data (), bytes) != static_cast<ssize_t> (bytes)
      || lseek (uit, 0, SEEK_SET) != 0)
    _exit (1);  // dan ook geen programma
  return uit;
}

}
