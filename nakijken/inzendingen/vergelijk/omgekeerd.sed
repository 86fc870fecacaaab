# Goed: de zetten achterstevoren, en van even goede zetten de laatste.
s/^      if (nieuw)$/&\n        zetten.insert (zetten.begin (), make_pair (i, kleur));\n      if (false)/
s/^    if (waarde > beste)$/    if (waarde >= beste)/
