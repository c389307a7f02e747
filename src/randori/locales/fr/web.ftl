# Les pages dans le navigateur.

web-title = Trois jeux de cartes, une table.
web-lead = Jouez tout de suite contre des robots, sans compte.
web-lead-friends = Ou entre amis : un lien suffit.
web-more = Et aussi
web-home = Randori, page d’accueil
web-language = Langue
web-with-friends = Entre amis
web-make-table = Créer une table
web-open-table = Ouvrir la table
web-link-or-code = Collez un lien ou un code
web-join = Rejoindre
web-no-link = Ce n’est pas le lien d’une table.
web-no-table = Cette table n’existe pas.
web-lost = Rien ici
web-no-page = Il n’y a pas de page à cette adresse.
web-go-home = Vers la page d’accueil
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
web-of = { $what } : { $more }
web-until = jusqu’au { $when }
web-you = Vous
web-bot-name = Robot { $number }
web-bots =
    { $count ->
        [one] un robot
       *[other] { $count } robots
    }
web-your-name = Votre nom
web-game = Jeu
web-how-many = Joueurs
web-seats = Places
web-seat = Place { $seat }
web-level-open = ouverte à tous
web-level-novice = robot : novice
web-level-adept = robot : adepte
web-level-master = robot : maître
web-level-random = robot : joue au hasard
web-table-title = Nom de la table, s’il en faut un
web-clock = Temps par décision
web-clock-relaxed = tranquille : 90 s par décision, 8 s par réaction
web-clock-fast = rapide : 20 s par décision, 5 s par réaction
web-clock-days = sur plusieurs jours
web-clock-none = sans limite
web-days = Jours par décision
web-timeout = Quand le temps est écoulé
web-timeout-move = un robot joue le coup
web-timeout-seat = un robot prend la place jusqu’au retour
web-stand-in = Quel robot
web-begin = La partie commence
web-begin-host = quand vous le dites
web-begin-full = dès que toutes les places sont prises
web-terms-time = Temps
web-terms-help = Robots et conseils
web-pace = Les robots jouent
web-pace-human = aussi lentement que des personnes
web-pace-quick = vite
web-spectators = Spectateurs
web-spectators-see = Ce qu’ils voient
web-spectators-public = ce qui est public
web-spectators-open = aussi toutes les mains, quelques minutes plus tard
web-delay = Minutes de retard (2 à 60)
web-private = Privée : seulement pour qui a le lien
web-hints = On peut demander des conseils
web-options = Variantes du jeu
web-option-white-belt = Ceinture blanche : trophées sans effet
web-option-white-belt-why = Pour une première partie. Chaque trophée vaut simplement 3 points.
web-option-black-belt = Ceinture noire : les défis se livrent
web-option-black-belt-why = Trois coups de pierre-feuille-ciseaux ; chaque coup gagné ajoute 1 à la ceinture.
web-option-incense = Encens
web-option-incense-why = Ce que ce trophée apporte à sa ligne.
web-option-incense-each = chaque disciple de la ligne rapporte
web-option-incense-one = 1 point par disciple différent
web-option-grid = Cadre d’un dojo
web-option-grid-why = Trois lignes de quatre cartes : leur place se précise peu à peu, ou dès le début.
web-option-grid-floating = se fixe au fil des cartes
web-option-grid-fixed = fixe dès le début
web-option-start = Qui commence
web-option-start-why = Le plus vif, ou le sort.
web-option-start-call = qui le dit en premier
web-option-start-draw = tiré au sort
web-option-opening-power = La carte d’ouverture donne aussi son pouvoir
web-option-opening-power-why = La carte qui ouvre un tour, et pas seulement celles qui y réagissent.
web-option-confusion = Une confusion
web-option-confusion-why = Les autres voient-ils quelles cartes changent de place ?
web-option-confusion-secret = reste secrète
web-option-confusion-open = est vue de tous
web-option-max-rounds = Nombre maximal de tours
web-option-max-rounds-why = Ensuite, le moins de cartes gagne.
web-option-teams = Par équipes
web-option-teams-why = Crocodiles et oiseaux, deux par deux. Sinon, chacun pour soi.
web-option-games = Manches d’un match
web-option-games-why = Après chaque manche, on devine des cartes pour des points.
web-option-aid = Aide-mémoire
web-option-aid-why = Chacun voit ce dont une mémoire parfaite serait sûre.
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
web-sit-down = S’asseoir
web-watch = Regarder
web-watch-title = Parties en cours
web-watch-all = Toutes les parties en cours
web-watch-none = Aucune partie ouverte à tous en ce moment.
web-watching = Vous regardez : vous voyez ce que tous voient.
web-watching-open =
    { $minutes ->
        [one] Vous regardez toutes les mains, avec une minute de jeu de retard.
       *[other] Vous regardez toutes les mains, avec { $minutes } minutes de jeu de retard.
    }
web-watchers =
    { $count ->
        [one] Un spectateur
       *[other] { $count } spectateurs
    }
web-seat-free = libre
web-away = absent
web-seat-a-bot = Y mettre un robot
web-move-up = Faire monter la place { $seat }
web-copy-link = Copier le lien pour les amis
web-copy-seat = Copier le lien de votre propre place (pour vous seul)
web-send-link = Envoyer le lien aux amis
web-copy-yourself = Copiez ce lien :
web-copied = Copié
web-ready = Je suis là
web-start = Commencer
web-invites =
    { $host ->
        [you] Vous avez créé une table de { $game } pour { $players }.
       *[other] { $name } vous invite à une partie de { $game } pour { $players }.
    }
web-a-table = Une table de { $game } pour { $players }.
web-no-variants = Selon les règles habituelles.
web-variants = Variantes : { $list }
web-wait-for-host = C’est à { $name } de lancer la partie.
web-wait-for-full = La partie commence dès que toutes les places sont prises.
web-wait-for-names = N’ont pas encore dit qu’ils sont là : { $names }
web-your-seat = Vous prenez la place { $seat }, la première qui est ouverte à tous.
web-your-seat-none = Aucune place n’est ouverte, pas même pour vous : laissez-en au moins une ouverte à tous.
web-no = non
web-wait-for-all = La partie peut commencer quand toutes les places sont prises.
web-fair = Un mélange que chacun peut vérifier
web-fair-seal = Le serveur a scellé sa part du mélange :
web-table = Table
web-connecting = Connexion…
web-line-lost = Connexion perdue, nouvel essai…
web-line-open = connecté
web-line-waits = connexion…
web-line-offline = hors ligne
web-sending = Votre coup est en route…
web-sending-later = Votre coup est gardé.
web-over = La partie est terminée.
web-ended = La partie a été arrêtée d’un commun accord.
web-waiting-for = On attend { $names }.
web-all-moves =
    { $count ->
        [one] Un coup en mots
       *[other] Les { $count } coups en mots
    }
web-once-more = Encore une fois pour jouer, Échap ou un autre coup pour reprendre : { $move }
web-days-left =
    { $days ->
        [one] encore un jour
       *[other] encore { $days } jours
    }
web-hours-left = encore { $hours } h
web-time-left = Temps restant
web-log = Ce qui s’est passé
web-chat = Discussion
web-unread =
    { $count ->
        [one] 1 nouveau
       *[other] { $count } nouveaux
    }
web-below = Sous la table de jeu
web-say = Dire quelque chose
web-send = Envoyer
web-menu = À la table
web-sounds = Sons
web-hint = Un conseil, s’il vous plaît
web-hint-is = Un maître jouerait « { $move } »
web-replaced-you = Un robot joue à votre place.
web-back = Je suis de retour
web-leave = Partir (un robot continue)
web-end = Arrêter la partie, si tous sont d’accord
web-end-not = Continuer quand même
web-agree = Pour arrêter la partie : { $names }
web-restore = { $name } décide de nouveau
web-replace = Un robot pour { $name }
web-add-time = Une minute de plus pour { $name }
web-winners =
    { $count ->
        [one] Victoire : { $names }
       *[other] Victoire commune : { $names }
    }
web-you-win =
    { $count ->
        [one] Vous gagnez !
       *[other] Vous gagnez, avec { $names } !
    }
web-download = Télécharger la partie
web-rematch = Revanche
web-go-to-rematch = Vers la revanche
