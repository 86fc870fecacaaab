// Neemt geheugen dat bij geen proces hoort: /dev/shm, memfd, gedeeld geheugen en
// semaforen, en wijkt uit naar een eigen naamruimte met een schijf zonder grens.
#include <fcntl.h>
#include <fstream>
#include <iostream>
#include <sched.h>
#include <sys/ipc.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/sem.h>
#include <sys/shm.h>
#include <sys/syscall.h>
#include <unistd.h>
static int neem ()
{
  static const string blok (1 << 20, 'x');
  int som = 0;
  for (int i = 0; i < 200; i++)
  {
    ofstream uit (("/dev/shm/nakijk-kwaad" + to_string (i)).c_str ());
    if (uit << blok << flush)
      som++;
  }
  for (int i = 0; i < 200; i++)
  {
    const int bestand = static_cast<int> (syscall (SYS_memfd_create, "x", 0));
    if (write (bestand, blok.data (), blok.size ()) > 0)
      som++;
  }
  for (int i = 0; i < 200; i++)
  {
    const int stuk = shmget (IPC_PRIVATE, blok.size (), IPC_CREAT | 0600);
    void *waar = shmat (stuk, 0, 0);
    if (waar != reinterpret_cast<void *> (-1))
    {
      blok.copy (static_cast<char *> (waar), blok.size ());
      shmdt (waar);
      som++;
    }
  }
#ifdef SYS_memfd_secret
  if (syscall (SYS_memfd_secret, 0) >= 0)
    som++;
#endif
  if (semget (IPC_PRIVATE, 30000, IPC_CREAT | 0600) >= 0)
    som++;
  if (unshare (CLONE_NEWUSER | CLONE_NEWNS) == 0)
  {
    som++;
    if (mount ("x", "/w", "tmpfs", 0, "") == 0)
      som += 1000;
  }
  if (som > 0)
  {
    cerr << "root: kreeg geheugen van niemand" << endl;
    _exit (1);
  }
  return som;
}
static int genomen = neem ();
