# Les phrases sous les images des règles.

web-figure-tatsu-cards = Un esprit faible a une puissance de 1 et vaut de 3 à 7 points ; un esprit fort a une puissance de 2 à 6 et vaut 1 point. Un multiplicateur n’a pas de puissance. La fusion n’a ni puissance ni points.
web-figure-tatsu-backs = Une main de cinq cartes vue de dos : deux jaunes et trois rouges.
web-figure-tatsu-win = Posées de gauche à droite. Les deux six sont les plus forts ; le rouge a été posé le premier, et les rouges prennent les quatre cartes et leurs 10 points.
web-figure-tatsu-multi = Même un esprit faible bat les multiplicateurs : le 1 jaune posé en premier les prend.
web-figure-tatsu-fusion = Il y a une fusion dans le pli : personne ne le prend. Ses 8 points attendent le gagnant du suivant.
web-figure-tatsu-score = Les rouges ont pris 1 + 3 + 3 + 1 + 1 + 1 = 10 points et leur propre ×2 : 10 × 2 = 20.
