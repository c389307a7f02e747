# Les pages dans le navigateur.

web-title = Trois jeux de cartes, une table.
web-lead = Jouez tout de suite contre des robots, sans compte. Ou entre amis : un lien suffit.
web-home = Randori, page d’accueil
web-language = Langue
web-with-friends = Entre amis
web-make-table = Créer une table
web-open-table = Ouvrir la table
web-link-or-code = Collez un lien ou un code
web-join = Rejoindre
web-no-link = Ce n’est pas le lien d’une table.
web-no-table = Cette table n’existe pas.
web-dojo = Dojo
web-dojo-players = 3 à 5 joueurs
web-dojo-pitch = Formez des disciples, défiez le donneur, gagnez des trophées.
web-memo = Mémo Combo
web-memo-players = 2 à 10 joueurs
web-memo-pitch = Souvenez-vous de votre banc, videz-le le premier.
web-tatsu = Tatsu
web-tatsu-players = 2 à 4 joueurs
web-tatsu-pitch = Deux clans d’esprits, un duel de plis.
web-play-now = Jouer
web-your-games = Vos parties
web-no-games = Pas encore de partie.
web-your-turn = à vous de jouer
web-status-waiting = en attente de joueurs
web-status-playing = en cours
web-status-over = terminée
web-lobby = Tables ouvertes
web-free-seats =
    { $free ->
        [0] aucune place libre
        [1] une place libre
       *[other] { $free } places libres
    }
web-until = jusqu’au { $when }
web-you = Vous
web-bot-name = Robot { $number }
web-your-name = Votre nom
web-game = Jeu
web-how-many = Joueurs
web-seats = Places
web-seat = Place { $seat }
web-level-open = ouverte à tous
web-level-novice = robot : novice
web-level-adept = robot : adepte
web-level-master = robot : maître
web-level-random = robot : au hasard
web-clock = Temps
web-clock-relaxed = tranquille (90 s)
web-clock-fast = rapide (20 s)
web-clock-days = sur plusieurs jours
web-clock-none = sans limite
web-days = Jours par décision
web-private = Privée : seulement avec le lien
web-hints = Conseils permis
web-open-hands = Les spectateurs voient toutes les mains, quelques minutes plus tard
web-options = Options du jeu
web-usual = comme d’habitude
web-yes = oui
web-no = non
web-sit-down = S’asseoir
web-watch = Regarder
web-seat-free = libre
web-away = absent
web-seat-a-bot = Asseoir un robot
web-move-up = Monter la place { $seat }
web-copy-link = Copier le lien pour les amis
web-copy-seat = Copier le lien de votre place
web-copied = Copié
web-ready = Je suis là
web-start = Commencer
web-wait-for-all = La partie peut commencer quand toutes les places sont prises.
web-fair = Un mélange que chacun peut vérifier
web-fair-seal = Le serveur a scellé sa part du mélange :
web-table = Table
web-connecting = Connexion …
web-line-lost = Connexion perdue, nouvel essai …
web-over = La partie est terminée.
web-ended = La partie a été arrêtée d’un commun accord.
web-waiting-for = On attend { $names }.
web-all-moves =
    { $count ->
        [one] Un coup en mots
       *[other] Les { $count } coups en mots
    }
web-days-left =
    { $days ->
        [one] encore un jour
       *[other] encore { $days } jours
    }
web-hours-left = encore { $hours } h
web-time-left = Temps restant
web-log = Ce qui s’est passé
web-chat = Discussion
web-say = Dire quelque chose
web-send = Envoyer
web-menu = À la table
web-hint = Un conseil, s’il vous plaît
web-hint-is = Un maître jouerait : { $moves }
web-back = Je suis de retour
web-leave = Partir (un robot continue)
web-end = Arrêter la partie, si tous sont d’accord
web-end-not = Continuer quand même
web-agree = Pour arrêter la partie : { $names }
web-restore = { $name } décide de nouveau
web-replace = Un robot pour { $name }
web-add-time = Une minute de plus pour { $name }
web-winners =
    { $count ->
        [one] { $names } gagne.
       *[other] { $names } gagnent.
    }
web-download = Télécharger la partie
web-rematch = Revanche
web-go-to-rematch = Vers la revanche
