# Vraagt, als er op het geheugen gelet wordt, om steeds meer.
s/^  return pot;/#ifdef __SANITIZE_ADDRESS__\
  for (;;)\
    new char[5000] ();\
#endif\
&/
