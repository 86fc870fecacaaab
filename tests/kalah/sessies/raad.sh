# Een stand, met wat er in elk kuiltje ligt en wie er aan beurt is; en wat raad
# daarover zegt.
stand () { printf "Kalah 1\nkuiltjes $1\nbegint $2\n" > stand.kalah; }
raad () { printf "$1\n" | Kalah --zaad 1 --stil --kleur=nooit stand.kalah \
  | sed '1,/^   *1     2     3 /d'; }
alles () { stand "$1" $2; raad 'h\nw\nr'; }

# De uitkomst staat vast: winst, gelijkspel en verlies, met een steentje of meer.
alles '0 0 0 0 1 1 5 0 0 0 0 0 1 5' 1
alles '0 0 0 0 1 1 2 0 0 1 0 0 0 4' 1
alles '0 0 0 0 0 0 0 1 0 0 0 0 0 1' 2
alles '0 1 0 0 0 0 5 0 0 1 0 2 1 2' 2
alles '0 1 1 0 0 0 3 1 0 0 0 0 0 4' 1
alles '0 0 0 0 0 0 0 1 0 1 0 1 1 4' 2

# Van de beste zet staat zij vast, van een andere niet; ook als die even hoog
# geschat wordt.
stand '1 0 0 1 1 0 4 0 1 0 0 0 2 0' 2; raad 'h 12\nw 12\nr 12'
stand '0 0 1 0 1 0 0 0 1 0 0 0 0 1' 1; raad 'h 11\nw 11'

# Zij staat niet vast: dan staat er hoe diep er gekeken is, en hoe het dan staat.
stand '4 4 4 4 4 4 0 4 4 4 4 4 4 0' 1; raad 'h 1\nw 1\nr 1\nh 2\nh 8\nw 8\nr 8'
stand '1 0 0 1 1 0 2 1 0 0 0 0 0 3' 1; raad 'h 3\nr 3'
stand '0 1 1 0 0 1 3 0 1 0 0 0 0 2' 2; raad 'h 2'
stand '1 0 1 1 0 0 0 0 1 0 0 1 0 2' 2; raad 'r 14'

# Ook als de tijd om is; hoe diep dat is, en dus wat er op een regel past, hangt
# van de machine af.
stand '8 8 8 8 8 8 0 8 8 8 8 8 8 0' 1
raad 'h 0,05s\nw 0.05S\nr 0,05s' | sed '/^  *[0-9]/d' | tr '\n' ' ' | sed -e 's/zet: ./zet: #/' \
  -e 's/[0-9]* steentjes* [va][a-z]*/#/g' -e 's/(gelijk)/(#)/; s/: gelijk;/: #;/' \
  -e 's/a [0-9]* beurten/a # beurten/g' -e 's/ E[vl][a-z0-9: ,]*[.]//'

# Het getal moet kunnen, en is anders voor het menu; na afloop is er geen raad.
stand '4 4 4 4 4 4 0 4 4 4 4 4 4 0' 1; raad 'h 0\nw 41 1\nr -1\nh 2.\nh 1 7\nw 1s2\nr 1\ns'
stand '0 0 0 0 0 0 5 0 0 0 0 0 0 5' 1; raad 'h\nw 3\nr 1 6'
