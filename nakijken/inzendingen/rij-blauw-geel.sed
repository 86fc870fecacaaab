# Leest van elke rij eerst blauw, dan geel.
s/in >> geel >> blauw/in >> blauw >> geel/
