# La leçon de Tatsu, et le coach de la première vraie partie.

web-lesson-tatsu-aim = Vous et { $two }, en face, jouez pour les jaunes, { $one } et { $three } pour les rouges. Gagnez des cartes pour votre clan, pli après pli : elles rapportent des points.
web-lesson-tatsu-lead = Une carte devant chacun, et la plus forte puissance emporte les quatre. Seul un 6 bat votre 5 jaune, et le 6 rouge est dans votre main.
web-lesson-tatsu-lead-do = Jouez votre 5 jaune.
web-lesson-tatsu-lead-not = Ce serait permis. Mais le 5 est votre carte jaune la plus forte, et le premier pli en vaut la peine.
web-lesson-tatsu-taken = Votre 5 était le plus fort : 12 points pour les jaunes. Les esprits faibles, de puissance 1, en ont le plus : { $two } vous a vu gagner et en a donné un de 7.
web-lesson-tatsu-ask = Qui gagne entame : à vous, et vous pouvez demander une carte jaune au lieu d’en jouer une. L’autre choisit laquelle, mais { $one } n’en a qu’une.
web-lesson-tatsu-ask-do = Demandez à { $one } : touchez sa place.
web-lesson-tatsu-ask-not = Pas encore : { $one } doit donner sa seule carte jaune, et cela ne vous coûte rien.
web-lesson-tatsu-multiplier = { $one } a dû donner votre ×3, et le 6 { ELIDE("de", $two) } l’a gagné. À la fin, vos points sont multipliés par les × de votre clan que vous avez pris : sans aucun, 0.
web-lesson-tatsu-asked = { $three } vous demande une rouge, et vous choisissez laquelle : le 6 gagnerait pour les rouges. La faible, de puissance 1, laisse { $two } en tête, avec 6 points de plus.
web-lesson-tatsu-asked-do = Donnez la rouge faible, à 6 points.
web-lesson-tatsu-asked-not = Pas celle-là : le 6 gagnerait pour les rouges, et le ×3 peut encore servir. Donnez l’esprit faible.
web-lesson-tatsu-safe = Rien ne bat plus le 4 { ELIDE("de", $two) } : le 5 rouge est parti, vous tenez le 6, et à égalité la première posée gagne. C’est le moment d’un multiplicateur.
web-lesson-tatsu-safe-do = Jouez votre ×2.
web-lesson-tatsu-safe-not = Rien de plus fort ne peut venir : profitez-en pour rentrer le ×2.
web-lesson-tatsu-fusion = Le 4 { ELIDE("de", $three) } est le plus fort, et votre 3 ne le bat pas. La fusion arrête cela : personne ne prend le pli, ses cartes attendent, et vous entamez le suivant.
web-lesson-tatsu-fusion-do = Jouez votre fusion.
web-lesson-tatsu-fusion-not = Les rouges prendraient alors les 6 points { ELIDE("de", $two) }. La fusion les sauve.
web-lesson-tatsu-held = Les cartes en attente iront à qui gagne ce pli. Hors le 6 que vous tenez, les rouges n’ont rien au-dessus de votre 3, et à égalité la première posée gagne.
web-lesson-tatsu-held-do = Jouez votre 3 jaune.
web-lesson-tatsu-held-not = Ce pli vaut huit cartes : entamez avec votre 3, il suffit.
web-lesson-tatsu-deny = { $three } vous demande encore une rouge : votre 6 donnerait les huit cartes aux rouges. Le ×3 n’a pas de puissance, et ils ne l’auront jamais.
web-lesson-tatsu-deny-do = Donnez le ×3 rouge.
web-lesson-tatsu-deny-not = Le 6 prendrait tout pour les rouges ! Donnez le ×3.
web-lesson-tatsu-empty = Huit cartes pour les jaunes ! Vous n’en avez plus en main, il ne reste qu’à demander : { $two } en a deux, et la fin ira vite.
web-lesson-tatsu-empty-do = Demandez à { $two }.
web-lesson-tatsu-empty-not = Plutôt votre partenaire : { $two } sait ce qui aide les jaunes.
web-lesson-tatsu-end = 43 points pris × 5 (vos ×3 et ×2) = 215 ; les rouges, 5 × 2 = 10. Les manches s’enchaînent jusqu’à ce qu’un clan ait 500.
web-lesson-coach-tatsu-lead = Une forte prend des points, une faible tâte le terrain.
web-lesson-coach-tatsu-turn = Votre clan gagne ? Ajoutez des points. Sinon, donnez peu.
web-lesson-coach-tatsu-asked = À vous de choisir laquelle : qui gagnera ce pli ?
web-lesson-coach-tatsu-ask = À qui demander ? L’autre choisira la carte : plutôt un partenaire.
web-lesson-coach-tatsu-only = Un seul coup est possible : il est éclairé.
web-lesson-coach-tatsu-fusion = Ce pli n’est à personne : ses cartes iront au gagnant du suivant.
web-lesson-coach-tatsu-wait = Suivez ce que chacun tient : qui a encore quel clan ?
