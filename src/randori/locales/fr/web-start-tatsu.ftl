# Ce que disent de Tatsu la page d’accueil et celle qui crée une table.

web-tatsu = Tatsu
web-tatsu-players = 2 à 4 joueurs
web-tatsu-pitch = Deux clans d’esprits, un duel de plis.
web-option-target = Score à atteindre
web-option-target-why = Sauf si un nombre de manches est fixé.
web-option-rounds = Nombre de manches
web-option-rounds-why = Vide : autant qu’il en faut pour atteindre le score.
web-option-tie = Égalité à la fin
web-option-tie-why = Quand personne n’est devant.
web-option-tie-round = on joue encore une manche
web-option-tie-share = la victoire est partagée
web-option-hidden = Les cartes cachées entrent en jeu
web-option-hidden-why = La partie à deux : chacun a sept piles.
web-option-hidden-own = quand leur propriétaire n’a plus de carte visible
web-option-hidden-both = quand aucun des deux n’a de carte visible
