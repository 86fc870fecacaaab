# Kiest van gelijke zetten die met de hoogste schaal.
s/for (int j = 0; j < i; j++)/for (int j = i + 1; j < M; j++)/
