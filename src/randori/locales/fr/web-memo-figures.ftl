# Les phrases sous les images des règles.

web-figure-memo-schools = Une carte de chaque école. Sa lettre est dans deux coins, son numéro sur la plaque.
web-figure-memo-powers = Le signe d’un pouvoir est en bas à gauche de la carte.
web-figure-memo-look = Votre banc au début : vous avez regardé deux de vos quatre cartes, et les avez reposées.
web-figure-memo-react = Un combo : sur Cobra Blade, une Cobra Blade ; puis une carte de deux écoles, Cobra et Galaxie ; puis une Galaxie Kick Jutsu. Trois cartes parties d’un seul souffle.
web-figure-memo-dual = La carte du milieu va sur une C, et une G va sur elle.
web-figure-memo-steal = Une Galaxie du banc d’un autre va sur la Galaxie du milieu. En échange, vous donnez une de vos cartes, face cachée.
web-figure-memo-fault = Fauve d’Acier ne va pas sur Cobra Blade : tous ont vu la carte, elle retourne à sa place, et votre banc en reçoit une de plus.
web-figure-memo-eye = Personne d’autre que vous ne voit la carte, puis elle est de nouveau cachée.
web-figure-memo-infiltration = Vous avez vu la première carte, mais pas celle qui vient à sa place.
web-figure-memo-paralysis = Une carte de plus sur un banc, celui de qui allait gagner par exemple.
web-figure-memo-confusion = Sur ce banc, personne d’autre ne sait plus où sont les cartes.
web-figure-memo-overload = Vos deux cartes contre une : il vous en reste une de moins.
web-figure-memo-clairvoyance = Les trois cartes qui viennent, dans l’ordre que vous voulez, dessus ou dessous.
