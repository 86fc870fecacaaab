# Staat rijen met twee kleuren toe.
s/if (geel > 0 && blauw > 0)/if (false)/
