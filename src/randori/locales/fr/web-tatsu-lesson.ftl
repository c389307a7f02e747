# La leçon de Tatsu, et le coach de la première vraie partie.

web-lesson-tatsu-aim = Deux clans d’esprits. Vous et { $two }, en face, jouez pour les jaunes ; { $one } et { $three } pour les rouges. Votre main contient des cartes des deux clans. Gagnez des cartes pour votre clan, pli après pli : elles rapportent des points.
web-lesson-tatsu-lead = Dans un pli, une carte est posée devant chaque joueur, et la plus forte puissance emporte les quatre. Vous posez une carte de votre clan. Seul un 6 bat votre 5 jaune, et le 6 rouge est dans votre main.
web-lesson-tatsu-lead-do = Jouez votre 5 jaune.
web-lesson-tatsu-lead-not = Ce serait permis. Mais le 5 est votre carte jaune la plus forte, et le premier pli en vaut la peine.
web-lesson-tatsu-taken = Votre 5 était le plus fort : les quatre cartes vont aux jaunes. Ce qui compte, ce sont les pastilles, les points. Les esprits faibles, de puissance 1, en ont le plus : { $two } vous a vu gagner et a donné une carte à 7 points. Entre partenaires, on s’aide ainsi.
web-lesson-tatsu-ask = Qui gagne un pli entame le suivant. Au lieu de jouer, vous pouvez demander une carte de votre clan à n’importe qui, allié ou adversaire. L’autre choisit laquelle, et elle est posée devant vous. Les dos montrent les clans : { $one } n’a qu’une carte jaune, il n’y a donc pas de choix.
web-lesson-tatsu-ask-do = Demandez à { $one } : touchez sa place.
web-lesson-tatsu-ask-not = Pas encore : { $one } doit donner sa seule carte jaune, et cela ne vous coûte rien.
web-lesson-tatsu-multiplier = { $one } a dû donner votre ×3, et le 6 de { $two } l’a gagné. Les multiplicateurs n’ont pas de puissance, mais tout dépend d’eux : à la fin de la manche, vos points sont multipliés par les multiplicateurs de votre propre clan que vous avez pris. Sans aucun d’eux, vous marquez 0.
web-lesson-tatsu-asked = { $two } entame avec un 4. Et { $three } vous demande : vous devez donner une carte rouge pour sa place, mais vous choisissez laquelle. Votre 6 rouge gagnerait le pli pour les rouges. L’esprit faible a une puissance de 1, et ses 6 points iront à qui gagne : { $two }, pour l’instant.
web-lesson-tatsu-asked-do = Donnez la carte rouge de puissance 1 à 6 points.
web-lesson-tatsu-asked-not = Pas celle-là : le 6 gagnerait pour les rouges, et le ×3 peut encore servir. Donnez l’esprit faible.
web-lesson-tatsu-safe = À votre tour. Peut-on encore battre le 4 de { $two } ? Le 5 rouge est parti et le 6 est dans votre main : rien de plus fort ne peut venir. (À puissance égale, la première carte posée gagne.) C’est le moment de jouer un multiplicateur.
web-lesson-tatsu-safe-do = Jouez votre ×2.
web-lesson-tatsu-safe-not = Rien de plus fort ne peut venir : profitez-en pour rentrer le ×2.
web-lesson-tatsu-fusion = { $two } entame encore, mais le 4 de { $three } est maintenant le plus fort, et votre 3 ne le bat pas. La fusion arrête cela : personne ne prend le pli, ses cartes restent en attente, et vous entamez le suivant.
web-lesson-tatsu-fusion-do = Jouez votre fusion.
web-lesson-tatsu-fusion-not = Les rouges prendraient alors les 6 points de { $two }. La fusion les sauve.
web-lesson-tatsu-held = Les cartes en attente sont au milieu : qui gagne le prochain pli les prend aussi. Chez les rouges, seuls un 3 et le 6 de votre main valent au moins votre 3, et à puissance égale la première carte posée gagne.
web-lesson-tatsu-held-do = Jouez votre 3 jaune.
web-lesson-tatsu-held-not = Ce pli vaut huit cartes : entamez avec votre 3, il suffit.
web-lesson-tatsu-deny = { $three } vous demande encore, en espérant le 6 : il emporterait les huit cartes. Donnez le ×3 rouge. Il n’a pas de puissance ; chez les jaunes il ne compte pas, mais les rouges ne l’auront jamais.
web-lesson-tatsu-deny-do = Donnez le ×3 rouge.
web-lesson-tatsu-deny-not = Le 6 prendrait tout pour les rouges ! Donnez le ×3.
web-lesson-tatsu-empty = Huit cartes pour les jaunes ! Vous n’avez plus de carte jaune. Il ne reste qu’à demander : { $two } en a encore deux. Ensuite vous devrez donner votre 6, et les derniers plis iront vite.
web-lesson-tatsu-empty-do = Demandez à { $two }.
web-lesson-tatsu-empty-not = Plutôt votre partenaire : { $two } sait ce qui aide les jaunes.
web-lesson-tatsu-end = Le compte : les jaunes ont 43 points, et leurs propres ×3 et ×2 : 43 × 5 = 215. Les rouges ont 5 × 2 = 10. Les quatre dernières cartes sont perdues pour tous : il y avait une fusion dans le dernier pli. On enchaîne les manches jusqu’à ce qu’un clan ait 500.
web-lesson-coach-tatsu-lead = Une forte prend des points, une faible tâte le terrain.
web-lesson-coach-tatsu-turn = Votre clan gagne ? Ajoutez des points. Sinon, donnez peu.
web-lesson-coach-tatsu-asked = À vous de choisir laquelle : qui gagnera ce pli ?
web-lesson-coach-tatsu-ask = À qui demander ? L’autre choisira la carte : plutôt un partenaire.
web-lesson-coach-tatsu-only = Un seul coup est possible : il est éclairé.
web-lesson-coach-tatsu-fusion = Ce pli n’est à personne : ses cartes iront au gagnant du suivant.
web-lesson-coach-tatsu-wait = Suivez ce que chacun tient : qui a encore quel clan ?
