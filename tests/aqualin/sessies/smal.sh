# Op een scherm van 60 tekens breed past elke regel.
export COLUMNS=60
printf '?\n??\n4\n5\n6\nw\nh\nr\n0,5 2,0 1,4\na\n2 5x\n' | Aqualin --zaad 1 --stil spellen/aqualin/spel2.txt
Aqualin --los --snel --stil spellen/aqualin/spel2.txt | sed 's/[0-9][0-9.]*$/#/'
Aqualin --experiment 3 --tijd 1 --stil --zaad 1 | sed 's/[0-9][0-9]*[.].*/#/'
