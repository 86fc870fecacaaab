// vectoren.cc: de vectoren die kop.h elders belooft, voor de toetsen en voor de
// programma's.

#include <string>
#include <utility>
#include <vector>

template class std::vector<int>;
template class std::vector<std::string>;
template class std::vector< std::pair<int,int> >;
