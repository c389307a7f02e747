# Mémo Combo dans le navigateur.

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
        [0] plus de carte
        [one] encore 1 carte
       *[other] encore { $count } cartes
    }
web-memo-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-memo-round = Tour { $round }
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
web-memo-powers-waiting = Pouvoirs en attente
web-memo-direction-left = On joue vers la gauche
web-memo-direction-right = On joue vers la droite
web-memo-active = actif
web-memo-passed = a passé
web-memo-looked = a regardé
web-memo-fault = faute +1
web-memo-hands-over = donne
web-memo-uses-power = pouvoir
web-memo-guesses = devine
web-memo-won = gagne
web-memo-away = absent
web-memo-bot-decides = robot
web-memo-crocodile = Équipe { $number }, crocodile
web-memo-bird = Équipe { $number }, oiseau
web-memo-crocodile-short = croco { $number }
web-memo-bird-short = oiseau { $number }
web-memo-bench-of = Banc de { $name }
web-memo-own-bench = votre banc
web-memo-your-bench = Votre banc
web-memo-open-bench = Ouvrir le banc de { $name }
web-memo-close-bench = Fermer le banc de { $name }
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
web-memo-see-own = votre emplacement { $slot } : { $card }
web-memo-see-pile = carte { $slot } de la pioche : { $card }
web-memo-learnt = C’est retenu
web-memo-only-you = visible de vous uniquement
web-memo-drawn = Vous avez pioché
web-memo-drawn-is = Vous avez pioché { $card }.
web-memo-time-left = Temps pour réagir
web-memo-fault-now = { $name } a retourné { $card } : faute, +1 carte
web-memo-fault-mine = Vous avez retourné { $card } : faute, +1 carte
web-memo-fault-told = { $name } : faute. La carte retourne à sa place, et une autre vient de la pioche.
web-memo-confuses-own = { $name } : confusion sur votre banc.
web-memo-new-game = La manche { $game } commence.
web-memo-steal-hint = voler, puis donner une carte
web-memo-steal-armed = Carte { $slot } de { $name }… retouchez-la pour jouer
web-memo-take-back = Reprendre
web-memo-too-late = Trop tard, personne ne l’a vue.
web-memo-last-game = Les cartes de la dernière manche
web-memo-memory = Votre mémoire (aide)
web-memo-choose-someone = Qui ?
web-memo-mix-up = Ou mélangez un banc

web-memo-ask-look = Touchez les deux cartes que vous voulez regarder
web-memo-ask-call = Qui commence ? Dites-le !
web-memo-ask-direction = Dans quel sens joue-t-on ?
web-memo-ask-draw = Où va la carte piochée ?
web-memo-ask-react = Touchez une carte { $schools }, à vous ou non
web-memo-ask-react-own = Touchez une de vos cartes { $schools }
web-memo-ask-react-others = Touchez une carte { $schools } des autres
web-memo-ask-react-none = Quelqu’un réagit-il ?
web-memo-ask-only-pass = Rien à jouer : passez
web-memo-ask-hand = Quelle carte donnez-vous à { $name } ?
web-memo-ask-exchange = Avec quelle carte l’échangez-vous ?
web-memo-ask-cross = Quelles deux cartes changent de place ?
web-memo-ask-against = Contre quelle carte d’un autre banc ?
web-memo-ask-order = Dans quel ordre les remettez-vous ?
web-memo-ask-guess = Quelle carte devinez-vous ?
web-memo-ask-two = Touchez une carte à regarder, ou mélangez un banc
web-memo-ask-use-eye = Touchez une carte à regarder
web-memo-ask-use-infiltrate = Touchez une carte à regarder
web-memo-ask-use-paralyse = Qui reçoit une carte de plus ?
web-memo-ask-use-confuse = Quel banc mélangez-vous ?
web-memo-ask-use-overload = Touchez deux cartes d’un même banc
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
web-memo-step-two = deux cartes
web-memo-step-against = une carte
web-memo-step-order = ordre
web-memo-step-seat = joueur
web-memo-why-eye = La carte touchée n’est montrée qu’à vous. Les autres voient la place, pas la carte.
web-memo-why-infiltrate = La carte touchée n’est montrée qu’à vous. Puis vous l’échangez avec une autre, non vue.
web-memo-why-paralyse = La première carte de la pioche va sur ce banc, sans que personne la voie.
web-memo-why-confuse = Jusqu’à trois fois, deux cartes d’un banc changent de place.
web-memo-why-overload = Deux cartes d’un banc contre une d’un autre, sans que personne les voie.
web-memo-why-foresee = Vous voyez les trois premières cartes et les remettez dans votre ordre, sur ou sous la pioche.
web-memo-why-two = À deux, tout pouvoir est une infiltration ou une confusion : regardez une carte et échangez-la, ou mélangez un banc.
web-memo-why-guess = Devinez l’école d’une carte d’un autre banc : juste +1, faux −1.
web-memo-no-race = Prenez votre temps : personne ne vous presse.
web-memo-stays-unseen = reste cachée
web-memo-tap-another = touchez une autre carte pour changer, puis confirmez
web-memo-order-how = Touchez deux cartes : elles changent de place. À gauche, le dessus.
web-memo-uppermost = dessus
web-memo-guess-letter = C’est…

web-memo-do-look = regarder les emplacements { $one } et { $two }
web-memo-do-swap = à l’emplacement { $slot }
web-memo-do-hand = donner l’emplacement { $slot }
web-memo-do-play = jouer la carte de { $from }, emplacement { $slot }
web-memo-do-play-own = jouer votre carte, emplacement { $slot }
web-memo-do-eye = regarder la carte de { $from }, emplacement { $slot }
web-memo-do-eye-own = regarder votre carte, emplacement { $slot }
web-memo-do-infiltrate = regarder la carte de { $from }, emplacement { $slot }, puis l’échanger
web-memo-do-infiltrate-own = regarder votre carte, emplacement { $slot }, puis l’échanger
web-memo-do-exchange = Échanger avec la carte de { $from }, emplacement { $slot }
web-memo-do-exchange-own = Échanger avec votre carte, emplacement { $slot }
web-memo-do-paralyse = Une carte de plus pour { $from }
web-memo-do-paralyse-own = Une carte de plus pour vous
web-memo-do-confuse = Mélanger le banc de { $from }
web-memo-do-confuse-own = Mélanger votre propre banc
web-memo-do-cross = Les emplacements { $one } et { $two } changent de place
web-memo-do-overload = Les cartes de { $from }, emplacements { $one } et { $two }
web-memo-do-overload-own = Vos cartes, emplacements { $one } et { $two }
web-memo-do-against = Contre la carte de { $from }, emplacement { $slot }
web-memo-do-against-own = Contre votre carte, emplacement { $slot }
web-memo-do-pass = Passer
web-memo-do-start = Je commence !
web-memo-do-lay = Sur le dôjô
web-memo-do-skip = Renoncer au pouvoir
web-memo-do-done = Terminé
web-memo-do-foresee = Regarder le dessus de la pioche
web-memo-do-stop = Plus rien à deviner
web-memo-do-choose = choisir { $name }, emplacement { $slot }
web-memo-do-choose-own = choisir votre emplacement { $slot }
web-memo-to-left = Vers la gauche
web-memo-to-right = Vers la droite
web-memo-to-top = Sur la pioche
web-memo-to-bottom = Sous la pioche
