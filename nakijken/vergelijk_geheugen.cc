// vergelijk_geheugen.cc: hoort bij de inzending als zij gebouwd is om fouten in
// het geheugen te vinden; zie bewaakt.h. Geheugen dat geen waarde kreeg
// heeft dan andere bytes dan anders.

#include <malloc.h>

int zonderMisser ();   // het hoofdprogramma van brug.cc

extern "C"
{

// Wat de bibliotheken die het geheugen bewaken willen weten: van een fout de
// plaats in de bron, kort, en wat het programma hoogstens mag.
const char *__asan_default_options ();
const char *__asan_default_options ()
{
  return "detect_leaks=0:color=never:handle_abort=1:allow_user_segv_handler=1"
         ":max_allocation_size_mb=512:hard_rss_limit_mb=1024"
         ":max_malloc_fill_size=65536:malloc_fill_byte=190"
         ":stack_trace_format='@%n %S %f'";
}

}

int main ()
{
  mallopt (M_PERTURB, 65);
  return zonderMisser ();
}
