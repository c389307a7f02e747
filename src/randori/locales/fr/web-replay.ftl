# La partie revue dans le navigateur, et la vérification de son mélange.

web-replay-title = Revoir une partie
web-replay-lead = Revoyez une partie coup par coup : ouvrez un enregistrement que vous avez gardé.
web-replay-drop = Déposez un enregistrement ici, ou
web-replay-choose = Choisissez un fichier
web-replay-loading = La partie se met en place…
web-replay-to-table = Vers la table
web-replay-none = Ce n’est pas l’enregistrement d’une partie que l’on puisse montrer ici.
web-replay-file-none = { $name } n’est pas l’enregistrement d’une partie.
web-replay-file-large = { $name } est trop grand pour l’enregistrement d’une partie.
web-replay-not-over = Cette partie n’est pas terminée : son enregistrement s’ouvre à la fin.
web-replay-broken = L’enregistrement s’arrête à moves[{ $move }], que les règles ne permettent pas. { $why }
web-replay-player = Joueur { $number }
web-replay-link = Revoir
web-replay-decides =
    { $count ->
        [one] { $names } décide.
       *[other] { $names } décident.
    }
web-replay-you-decide = { $names } décidez.
web-replay-chose = { $name } a fait son choix.
web-replay-you-chose = Vous avez fait votre choix.

web-replay-controls = Commandes de lecture
web-replay-move = Coup
web-replay-move-of = coup { $move } sur { $moves }
web-replay-first = Au début
web-replay-back = Un coup en arrière
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-forward = Un coup en avant
web-replay-last = À la fin
web-replay-go-to = Aller à
web-replay-round = Manche { $round }
web-replay-game = Manche { $game }
web-replay-speed = Vitesse
web-replay-speed-slow = lente
web-replay-speed-normal = normale
web-replay-speed-fast = rapide
web-replay-speed-rapid = très rapide

web-replay-beside = À côté de la table
web-replay-eyes = Vue par
web-replay-eyes-open = tout découvert
web-replay-eyes-of = vu par { $name }
web-replay-eyes-yours = vu par vous
web-replay-eyes-watching = en spectateur
web-replay-copy = Copier le lien vers ce moment
web-replay-send = Envoyer le lien vers ce moment
web-replay-another = Ouvrir un fichier

web-replay-fair-lead = Ce navigateur tire de nouveau chaque carte à partir de la graine révélée après la partie.
web-replay-check = Vérifier le mélange
web-replay-checking = Vérification…
web-replay-true =
    { $draws ->
        [one] Le mélange est juste : un tirage vérifié.
       *[other] Le mélange est juste : { $draws } tirages vérifiés.
    }
web-replay-true-seal = Le sceau, montré avant que quiconque s’asseye, est l’empreinte de la graine.
web-replay-true-commitment = L’engagement, montré avant la distribution, est l’empreinte de la table, du jeu, des options, de la graine et des contributions de tous.
web-replay-true-draws =
    { $draws ->
        [one] Le seul tirage de cette partie est bien celui de la graine.
       *[other] Les { $draws } tirages de cette partie sont bien ceux de la graine.
    }
web-replay-false = Le mélange n’est pas juste.
web-replay-false-seal = Le sceau n’est pas l’empreinte de la graine.
web-replay-false-commitment = L’engagement n’est pas l’empreinte de la table, du jeu, des options, de la graine et des contributions.
web-replay-false-contributions = Il n’y a pas autant de contributions que de joueurs.
web-replay-false-draw = Le tirage { $draw }, à moves[{ $move }] de l’enregistrement, n’est pas celui de la graine.
web-replay-unchecked-none = L’enregistrement ne dit rien de son mélange : il n’y a rien à vérifier.
web-replay-unchecked-sealed = La graine est révélée à la fin de la partie : le mélange ne peut pas encore être vérifié.
web-replay-unchecked-version = Ce mélange est d’une version que cette page ne connaît pas.
web-replay-unchecked-form = Ce que l’enregistrement dit de son mélange n’a pas la bonne forme.
web-replay-unchecked-numbers = L’enregistrement contient un nombre trop grand pour un navigateur : vérifiez-le avec un programme à vous.
web-replay-unchecked-game = Cette page ne sait pas ce qui est tiré dans ce jeu : vérifiez-le avec le programme.
web-replay-written = Ce que vous avez noté
web-replay-written-lead = L’enregistrement est cohérent. C’est bien la partie promise s’il porte ce qu’on vous a montré à la table. Les premiers chiffres suffisent.
web-replay-seal = Sceau
web-replay-commitment = Engagement
web-replay-contribution = Votre contribution
web-replay-no-contribution = aucune
web-replay-wrote-down = ce que vous avez noté
web-replay-same = C’est le même.
web-replay-same-of = C’est celle { ELIDE("de", $name) }.
web-replay-other = Ce n’est pas ce que vous avez noté.
web-replay-fair-note = Cette page vient elle aussi du serveur. Pour en être tout à fait sûr, gardez l’enregistrement et vérifiez-le avec un programme qui n’en vient pas :

web-replay-own-contribution = Votre navigateur a contribué :
web-replay-promised = Avant la distribution, le tout a été promis par l’engagement :
web-replay-write-down = Notez-les, et comparez-les après la partie.
web-replay-open-hands =
    { $minutes ->
        [one] Voir toutes les mains, une minute plus tard
       *[other] Voir toutes les mains, { $minutes } minutes plus tard
    }
web-replay-hands-later =
    { $minutes ->
        [one] Toutes les mains sont montrées une minute de jeu plus tard : on n’a pas encore joué si longtemps.
       *[other] Toutes les mains sont montrées { $minutes } minutes de jeu plus tard : on n’a pas encore joué si longtemps.
    }
web-replay-closed-hands = Retour à la partie en cours
