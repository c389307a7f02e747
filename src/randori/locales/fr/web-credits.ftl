# La page qui remercie.

web-credits = Crédits
web-credits-lead = Randori est une maison pour trois jeux que d’autres ont imaginés. Merci à eux : sans eux, il n’y aurait rien à jouer ici.
web-credits-games = Les jeux
web-dojo-credits = Un jeu de cartes édité. Son idée, ses règles et son nom sont à son auteur, à son illustrateur et à son éditeur.
web-memo-credits = Un jeu de cartes édité, qui se joue sous les yeux de Matt Duncan. Son idée, ses règles et son nom sont à son auteur, à son illustrateur et à son éditeur.
web-tatsu-credits = Un jeu de cartes édité. Son idée, ses règles et son nom sont à son auteur, à son illustrateur et à son éditeur.
web-credits-letters = Les caractères
web-credits-font = Les titres sont composés en Dela Gothic One, sous la SIL Open Font License 1.1.
web-credits-ours = Ce qui est de nous
web-credits-art = Toutes les cartes, tous les visages et tous les lieux ont été dessinés pour Randori, et toutes les règles sont dites avec nos mots. Rien ne vient des boîtes imprimées. Un jeu vous plaît ? Posez-le aussi sur une vraie table.
web-credits-salute = Nous vous saluons, que vous ayez gagné ou perdu : avec un profond respect, jusqu’à la prochaine partie.
