# Mémo Combo dans le navigateur.

# Les écoles, pour qui les entend.
web-memo-school-aero-flash = Aero Flash
web-memo-school-cobra-blade = Cobra Blade
web-memo-school-double-bison = Double Bison
web-memo-school-feral-steel = Fauve d’Acier
web-memo-school-galaxie-kick-jutsu = Galaxie Kick Jutsu
web-memo-school-lotus-zero = Lotus Zéro
web-memo-school-typhoon = Typhon

web-memo-or = { $one } ou { $two }
web-memo-you = Vous
web-memo-cards =
    { $count ->
        [0] aucune carte
        [one] 1 carte
       *[other] { $count } cartes
    }
web-memo-cards-left =
    { $count ->
        [0] aucune carte
        [one] encore 1 carte
       *[other] encore { $count } cartes
    }
web-memo-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-memo-round = Tour { $round }
web-memo-game-round = Manche { $game }, tour { $round }
web-memo-pile = Pioche
web-memo-pile-count =
    { $count ->
        [one] Pioche : { $count } carte
       *[other] Pioche : { $count } cartes
    }
web-memo-dojo = Dôjô
web-memo-dojo-empty = Le dôjô est vide.
web-memo-active-is = Carte active : { $card }
web-memo-powers = Pouvoirs
web-memo-direction-left = On joue vers la gauche
web-memo-direction-right = On joue vers la droite
web-memo-active = actif
web-memo-passed =
    { $you ->
        [yes] avez passé
       *[no] a passé
    }
web-memo-chose =
    { $you ->
        [yes] avez choisi
       *[no] a choisi
    }
web-memo-looked =
    { $you ->
        [yes] avez regardé
       *[no] a regardé
    }
web-memo-fault = faute +1
web-memo-hands-over =
    { $you ->
        [yes] donnez
       *[no] donne
    }
web-memo-uses-power = pouvoir
web-memo-guesses =
    { $you ->
        [yes] devinez
       *[no] devine
    }
web-memo-won =
    { $you ->
        [yes] gagnez
       *[no] gagne
    }
web-memo-away = absent
web-memo-bot-decides = robot
web-memo-crocodile = croco { $number }
web-memo-bird = oiseau { $number }
web-memo-bench-of = Banc { ELIDE("de", $name) }
web-memo-own-bench = votre banc
web-memo-your-bench = Votre banc
web-memo-open-bench = Ouvrir le banc { ELIDE("de", $name) }
web-memo-close-bench = Fermer le banc { ELIDE("de", $name) }
web-memo-others = Les autres joueurs
web-memo-slot-down = emplacement { $slot } : face cachée
web-memo-slot-empty = emplacement { $slot } : vide
web-memo-slot-card = emplacement { $slot } : { $card }
web-memo-slot-known = emplacement { $slot }, connue : { $card }
web-memo-mark-looked = vient d’être regardée
web-memo-mark-added = nouvelle carte
web-memo-mark-fault = faute
web-memo-mark-hinted = le choix d’un maître
web-memo-you-see = Vous voyez { $cards }.
web-memo-see-place = { $name }, emplacement { $slot } : { $card }
web-memo-see-own = votre emplacement { $slot } : { $card }
web-memo-see-pile = carte { $slot } de la pioche : { $card }
web-memo-learnt = C’est retenu
web-memo-only-you = visible de vous uniquement
web-memo-drawn = Piochée
web-memo-drawn-is = Vous avez pioché { $card }.
web-memo-time-left = Temps pour réagir
web-memo-fault-now = { $name } a retourné { $card } : faute, +1 carte
web-memo-fault-mine = Vous avez retourné { $card } : faute, +1 carte
web-memo-fault-told = { $name } : faute. La carte retourne à sa place, et une autre vient de la pioche.
web-memo-confuses-own = { $name } : confusion sur votre banc.
web-memo-new-game = La manche { $game } commence.
web-memo-steal-armed = La carte { $slot } { ELIDE("de", $name) } est en route : choisissez-la encore pour l’envoyer aussitôt, ou reprenez-la.
web-memo-take-back = Reprendre
web-memo-too-late = Trop tard, personne ne l’a vue.
web-memo-last-game = Les cartes de la dernière manche
web-memo-memory = Votre mémoire (aide)
web-memo-choose-someone = Qui ?
web-memo-mix-up = Ou mélangez un banc

web-memo-ask-look = Choisissez deux cartes à regarder
web-memo-ask-call = Qui commence ? Dites-le !
web-memo-ask-direction = Dans quel sens joue-t-on ?
web-memo-ask-draw = Où va la carte piochée ?
web-memo-ask-react = Une { $schools }, à vous ou à un autre ? Lancez-la !
web-memo-ask-react-own = Une { $schools } sur votre banc ? Lancez-la !
web-memo-ask-react-others = Une { $schools } sur un autre banc ? Volez-la !
web-memo-ask-react-none = Quelqu’un réagit-il ?
web-memo-ask-only-pass = Rien à jouer : passez
web-memo-ask-cleared = Votre banc est vide ! Passez pour finir le tour
web-memo-ask-hand = Quelle carte donnez-vous à { $name } ?
web-memo-ask-exchange = Avec quelle carte l’échangez-vous ?
web-memo-ask-cross = Quelles cartes changent de place ?
web-memo-ask-against = Contre quelle carte d’un autre banc ?
web-memo-ask-order = Dans quel ordre les remettez-vous ?
web-memo-ask-guess = Quelle carte devinez-vous ?
web-memo-ask-two = Choisissez une carte à regarder, ou mélangez un banc
web-memo-ask-use-eye = Choisissez une carte à regarder
web-memo-ask-use-infiltrate = Choisissez une carte à regarder
web-memo-ask-use-paralyse = Qui reçoit une carte de plus ?
web-memo-ask-use-confuse = Quel banc mélangez-vous ?
web-memo-ask-use-overload = Choisissez deux cartes d’un même banc
web-memo-ask-use-foresee = Regarder le dessus de la pioche ?
web-memo-ask-use-none = Votre pouvoir ne sert à rien maintenant

web-memo-wait-look = Chacun regarde deux de ses cartes.
web-memo-wait-others-look = Retenez-les ! Les autres regardent encore.
web-memo-wait-call = Qui commence ?
web-memo-wait-react = Tous peuvent réagir.
web-memo-wait-passed = Vous avez passé. Les autres peuvent encore réagir.
web-memo-wait-power =
    { $you ->
        [yes] Vous utilisez un pouvoir : { $power }.
       *[no] { $name } utilise un pouvoir : { $power }.
    }
web-memo-wait-direction =
    { $you ->
        [yes] Vous choisissez le sens du jeu.
       *[no] { $name } choisit le sens du jeu.
    }
web-memo-wait-draw =
    { $you ->
        [yes] Vous avez pioché une carte.
       *[no] { $name } a pioché une carte.
    }
web-memo-wait-hand =
    { $you ->
        [yes] Vous donnez une carte.
       *[no] { $name } donne une carte.
    }
web-memo-wait-guess =
    { $you ->
        [yes] Vous pouvez deviner des cartes.
       *[no] { $name } peut deviner des cartes.
    }

web-memo-power-title = Votre pouvoir : { $power }
web-memo-power-choice = Votre pouvoir
web-memo-step-look = regarder
web-memo-step-exchange = échanger
web-memo-step-bench = banc
web-memo-step-cross = mélanger
web-memo-step-two = deux d’un banc
web-memo-step-against = une d’un autre
web-memo-step-order = ordre
web-memo-why-eye = La carte choisie n’est montrée qu’à vous. Les autres voient la place, pas la carte.
web-memo-why-infiltrate = La carte choisie n’est montrée qu’à vous. Puis vous l’échangez avec une autre, sans la voir.
web-memo-why-paralyse = La première carte de la pioche va sur ce banc, sans que personne la voie.
web-memo-why-confuse = Jusqu’à trois fois, deux cartes d’un banc changent de place.
web-memo-why-overload = Deux cartes d’un banc contre une d’un autre, sans que personne les voie.
web-memo-why-foresee = Vous voyez les trois premières cartes et les remettez dans l’ordre voulu, sur ou sous la pioche.
web-memo-why-two = À deux, tout pouvoir permet de regarder une carte et de l’échanger, ou de mélanger un banc.
web-memo-why-guess = Devinez l’école d’une carte d’un autre banc : juste +1, faux −1.
web-memo-no-race = Prenez votre temps : personne ne vous presse.
web-memo-stays-unseen =
    { $count ->
        [one] reste cachée
       *[other] restent cachées
    }
web-memo-tap-another = choisissez une autre carte
web-memo-tap-two = choisissez deux cartes d’un banc
web-memo-tap-then = puis une d’un autre banc
web-memo-order-how = Choisissez deux cartes : elles changent de place. À gauche, le dessus.
web-memo-uppermost = dessus
web-memo-guess-letter = C’est…

web-memo-do-look = regarder les emplacements { $one } et { $two }
web-memo-do-swap = à l’emplacement { $slot }
web-memo-do-hand = donner l’emplacement { $slot }
web-memo-do-play = jouer la carte { ELIDE("de", $from) }, emplacement { $slot }
web-memo-do-play-own = jouer votre carte, emplacement { $slot }
web-memo-do-eye = regarder la carte { ELIDE("de", $from) }, emplacement { $slot }
web-memo-do-eye-own = regarder votre carte, emplacement { $slot }
web-memo-do-infiltrate = regarder la carte { ELIDE("de", $from) }, emplacement { $slot }, puis l’échanger
web-memo-do-infiltrate-own = regarder votre carte, emplacement { $slot }, puis l’échanger
web-memo-do-exchange = Échanger avec la carte { $slot } { ELIDE("de", $from) }
web-memo-do-exchange-own = Échanger avec votre carte { $slot }
web-memo-do-paralyse = Une carte de plus pour { $from }
web-memo-do-paralyse-own = Une carte de plus pour vous
web-memo-do-confuse = Mélanger le banc { ELIDE("de", $from) }
web-memo-do-confuse-own = Mélanger votre propre banc
web-memo-do-cross = Échanger les emplacements { $one } et { $two }
web-memo-do-cross-short = Échanger { $one } et { $two }
web-memo-do-overload = Prendre les cartes { $one } et { $two } { ELIDE("de", $from) }
web-memo-do-overload-own = Prendre vos cartes { $one } et { $two }
web-memo-do-against = Échanger contre la carte { $slot } { ELIDE("de", $from) }
web-memo-do-against-own = Échanger contre votre carte { $slot }
web-memo-do-pass = Passer
web-memo-do-keep-passing = Passer tant que c’est { $schools }
web-memo-keeps-passing = Vous passez tant que c’est { $schools } : reprendre
web-memo-confirm-first = Confirmez d’abord ces deux cartes, ou choisissez celle à lâcher.
web-memo-same-bench = Les deux cartes doivent être du même banc.
web-memo-do-start = Je commence !
web-memo-do-lay = Sur le dôjô
web-memo-do-skip = Renoncer au pouvoir
web-memo-do-skip-short = Renoncer
web-memo-do-done = Terminé
web-memo-do-foresee = Regarder le dessus de la pioche
web-memo-do-foresee-short = Regarder
web-memo-do-stop = Plus rien à deviner
web-memo-do-choose = choisir { $name }, emplacement { $slot }
web-memo-do-choose-own = choisir votre emplacement { $slot }
web-memo-to-left = Vers la gauche
web-memo-to-right = Vers la droite
web-memo-to-top = Sur la pioche
web-memo-to-bottom = Sous la pioche

web-memo-board = Tableau d’affichage
web-memo-combo = Combo
web-memo-combo-of = Combo ×{ $count }
web-memo-time = temps
web-memo-time-stops = le temps s’arrête
web-memo-board-cleared =
    { $you ->
        [yes] banc vide !
       *[no] { $name } : banc vide !
    }
web-memo-cleared = Banc vide !
web-memo-turned = On retourne les cartes des bancs.
web-memo-thinks = pense…
web-memo-stolen = Volé !
web-memo-robbed = On vous vole !
web-memo-pass-all = Tous passent.
web-memo-exchanges = { $name } : infiltration, la carte { $slot } { ELIDE("de", $from) } échangée avec la carte { $one } { ELIDE("de", $owner) }.
web-memo-overloads = { $name } : surcharge, les cartes { $one } et { $two } { ELIDE("de", $from) }…
web-memo-opposes = { $name } : surcharge, les cartes { $one } et { $two } { ELIDE("de", $owner) } contre la carte { $slot } { ELIDE("de", $from) }.
web-memo-plays = { $name } : carte { $slot } lancée, { $card }.
web-memo-steals = { $name } : carte { $slot } { ELIDE("de", $from) } volée, { $card }.
web-memo-steals-you = Vous volez la carte { $slot } { ELIDE("de", $from) } : { $card }.
web-memo-robs-you = { $name } vous vole votre carte { $slot } : { $card }.
web-memo-clears = { $name } n’a plus aucune carte.
web-memo-clears-you = Vous n’avez plus aucune carte.
web-memo-log-forgets = Le journal oublie les cartes jouées : à vous de les retenir.
web-memo-end-how = Ce qui reste sur les bancs
web-memo-reckoned = Qui a son banc vide à la fin d’un tour gagne. Les autres sont tous vaincus : il n’y a pas de deuxième.
web-memo-reckoned-match = Une manche gagnée vaut 3 points ; chaque école devinée sur un autre banc +1, chaque erreur −1.

web-memo-aid-win = Videz votre banc : vide à la fin d’un tour, il gagne.
web-memo-aid-round = Un tour
web-memo-aid-round-draw = Le joueur actif pioche. Il pose au milieu la carte piochée, ou une de son banc que la piochée remplace.
web-memo-aid-round-react = Tous à la fois, chacun lance dessus ce qui va. Le plus rapide passe devant.
web-memo-aid-round-powers = Quand tous ont passé, on utilise les pouvoirs. Puis c’est au joueur suivant.
web-memo-aid-throw = Lancer, et le combo
web-memo-aid-throw-same = Une carte de la même école que celle du dessus, donc de la même lettre. La suivante doit aller sur elle, et ainsi de suite : autant de cartes que vous voulez.
web-memo-aid-throw-two = Une carte de deux écoles va sur l’une et sur l’autre.
web-memo-aid-stealing = Voler
web-memo-aid-steal = La carte d’un autre banc va aussi, si vous savez où elle est. Vous donnez à sa place une des vôtres, cachée : il vous en reste une de moins.
web-memo-aid-fault = La faute
web-memo-aid-fault-why = La carte ne va pas. Tous l’ont vue, elle retourne à sa place, et votre banc reçoit une carte de plus.
web-memo-aid-powers = Les pouvoirs
web-memo-aid-powers-whose = Leur signe est en bas de la carte. Un pouvoir est à qui a posé, lancé ou volé la carte ; on peut y renoncer.
web-memo-aid-eye = Regardez une carte de n’importe quel banc.
web-memo-aid-infiltration = Regardez une carte, puis échangez-la avec une autre, que vous ne voyez pas.
web-memo-aid-paralysis = Quelqu’un reçoit une carte de la pioche, que personne ne voit.
web-memo-aid-confusion = Sur un même banc, deux cartes changent de place, jusqu’à trois fois.
web-memo-aid-overload = Deux cartes d’un banc contre une d’un autre : l’un raccourcit, l’autre s’allonge.
web-memo-aid-clairvoyance = Regardez les trois cartes du dessus de la pioche et remettez-les dans l’ordre voulu, dessus ou dessous.
web-memo-aid-two = À deux, tout pouvoir est infiltration ou confusion.
web-memo-aid-teams = En équipe, un crocodile et un oiseau : le crocodile ne joue que ses propres cartes, l’oiseau que celles des autres. Que l’un gagne, et l’autre gagne avec lui.

# Pourquoi un maître jouerait ainsi.
web-memo-reason-last = vous la connaissez, et votre banc sera vide
web-memo-reason-known = vous connaissez cette carte
web-memo-reason-bet = personne ne vous a montré cette carte : c’est un pari
web-memo-reason-follows = une de vos cartes peut suivre
web-memo-reason-power = son pouvoir est à vous
web-memo-reason-keeps = votre banc reste tel que vous le connaissez
web-memo-reason-empty = ce banc vide allait gagner
web-memo-reason-shortest = c’est le banc le plus près de gagner
web-memo-reason-nothing = rien de sûr à jouer
web-memo-reason-costs = une faute coûterait une carte
web-memo-reason-learns = vous saurez ce qui est là
web-memo-reason-unknown = vous ne la connaissez pas
web-memo-reason-two = une seule carte pour deux des vôtres
web-memo-reason-next = vous saurez ce qui vient
