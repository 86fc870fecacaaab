# Crasht in drukAf.
s/  cout << "pot " << pot << endl;/  cout << *(volatile int *) 8 << endl;/
