# Legt bij unDoeZet zoveel tegels in de pot terug als er van de schaal kwamen.
s/^  pot = zet.pot;/  pot = string (zet.aantal - zet.uitPotGeel - zet.uitPotBlauw, 'g') + zet.pot;/
