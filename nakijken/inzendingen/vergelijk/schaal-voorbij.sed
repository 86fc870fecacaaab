# Keurt een schaalnummer met <= in plaats van <.
/::geldigeZet (/,/^}/s/integerInBereik (schaal, 0, M - 1)/integerInBereik (schaal, 0, M)/
