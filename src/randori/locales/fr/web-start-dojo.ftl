# Ce que disent de Dojo la page d’accueil et celle qui crée une table.

web-dojo = Dojo
web-dojo-players = 3 à 5 joueurs
web-dojo-pitch = Formez des disciples, défiez le donneur, gagnez des trophées.
web-option-white-belt = Ceinture blanche : trophées sans effet
web-option-white-belt-why = Pour une première partie. Chaque trophée vaut simplement 3 points.
web-option-black-belt = Ceinture noire : un duel à chaque défi
web-option-black-belt-why = Trois coups de pierre-feuille-ciseaux ; chaque coup gagné ajoute 1 à la ceinture.
web-option-incense = Encens
web-option-incense-why = Ce que ce trophée apporte à sa ligne.
web-option-incense-each = chaque disciple de la ligne rapporte
web-option-incense-one = 1 point par disciple différent
web-option-grid = Cadre d’un dojo
web-option-grid-why = Trois lignes de quatre cartes : leur place se fixe peu à peu, ou dès le début.
web-option-grid-floating = se fixe au fil des cartes
web-option-grid-fixed = fixe dès le début

# Les lettres sur les cartes ; les parties notées gardent M F T C B R.
web-dojo-letter-M = S
web-dojo-letter-F = R
web-dojo-letter-T = T
web-dojo-letter-C = G
web-dojo-letter-B = O
web-dojo-letter-R = RL
