# Les phrases sous les images des règles.

web-figure-dojo-cards = Les six disciples : singe, renard, tigresse, grue, ours et raton-laveur. Le nombre sur la ceinture est sa valeur, de blanche 1 à noire 5.
web-figure-dojo-trophies = Les trois de gauche vont sur une colonne, les trois de droite sur une ligne.
web-figure-dojo-challenge-win = Celui qui défie a un ours à ceinture bleue, 4 ; le donneur, une grue à ceinture jaune, 2. Celui qui défie gagne. À ceintures égales, il gagnerait aussi.
web-figure-dojo-challenge-prize = Le vainqueur prend le trophée, et peut prendre la carte de l’autre en donnant la sienne.
web-figure-dojo-row = Trois tigresses : 6 points. Leurs ceintures ne comptent pas ici.
web-figure-dojo-raccoon = Le raton-laveur compte comme un troisième singe : 6 points.
web-figure-dojo-column = Trois ceintures vertes : 3 points, peu importe qui les porte.
web-figure-dojo-belt = Avec la ceinture multicolore, deux ceintures vertes suffisent : 3 points.
web-figure-dojo-kimono = Trois ceintures bleues vaudraient 4 ; avec le kimono, elles valent 8.
web-figure-dojo-master = Trois ours, et une grue qui compte comme raton-laveur : quatre pareils, 10 points.
web-figure-dojo-incense = Deux singes rapportent 3, et deux ours 3 aussi : 6 points.
web-figure-dojo-score-case = Lignes : trois tigresses 6, deux singes 3, quatre disciples différents 1. Colonnes : trois ceintures jaunes 2. En tout 12 points.
