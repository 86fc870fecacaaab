# Gaat na het experiment niet terug naar de eerste stand.
s/for (int i = 1; i <= aantal; i++)/for (int i = 1; i < aantal; i++)/
