# Les pages dans le navigateur.

web-locale = fr-FR
web-more = Et aussi
web-home = Randori, page d’accueil
web-language = Langue
web-with-friends = Entre amis
web-make-table = Créer une table
web-open-table = Ouvrir la table
web-link-or-code = Lien ou code
web-join = Rejoindre
web-no-link = Ce n’est pas le lien d’une table.
web-no-table = Cette table n’existe pas.
web-lost = Rien ici
web-no-page = Il n’y a pas de page à cette adresse.
web-go-home = Vers la page d’accueil
web-players =
    { $count ->
        [one] un joueur
       *[other] { $count } joueurs
    }
web-players-between = { $least } à { $most } joueurs
web-players-of = { $counts } joueurs
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
web-seats = Place par place
web-seat = Place { $seat }
web-name-usual = Joueur
web-others = Aux autres places
web-rank-open = des amis
web-rank-novice = novice
web-rank-adept = adepte
web-rank-master = maître
web-rank-random = au hasard
web-level-open = ouverte à tous
web-level-novice = robot : novice
web-level-adept = robot : adepte
web-level-master = robot : maître
web-level-random = robot : joue au hasard
web-level-other = robot : { $name }
web-table-title = Nom de la table (facultatif)
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
web-copy-link = Copier le lien
web-copy-seat = Copier le lien de votre propre place (pour vous seul)
web-send-link = Envoyer le lien
web-copy-yourself = Copiez ce lien :
web-copied = Copié
web-ready = Je suis là
web-start = Commencer
web-invites =
    { $host ->
        [you] Vous avez créé une table { ELIDE("de", $game) } pour { $players }.
       *[other] { $name } vous invite à une partie { ELIDE("de", $game) } pour { $players }.
    }
web-a-table = Une table { ELIDE("de", $game) } pour { $players }.
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
web-time-up =
    { $who ->
        [you] Votre temps était écoulé : un robot a joué pour vous.
       *[other] Le temps { ELIDE("de", $name) } était écoulé : un robot a joué ce coup.
    }
web-log = Journal
web-log-fresh =
    { $count ->
        [one] ↓ 1 nouvelle
       *[other] ↓ { $count } nouvelles
    }
web-chat-none = Personne n’a encore rien dit.
web-signals = Signaux rapides
web-signal-well = Bien joué !
web-signal-ouch = Aïe…
web-signal-turn = À toi !
web-signal-again = Encore !
web-chat = Discussion
web-unread =
    { $count ->
        [one] 1 nouveau
       *[other] { $count } nouveaux
    }
web-beside = À côté de la table
web-close = Fermer
web-say = Dire quelque chose
web-send = Envoyer
web-perhaps-said = La connexion a été perdue : ceci n’a peut-être pas été dit. Regardez avant de l’envoyer de nouveau.
web-menu = Table
web-mute = Sans les bulles { ELIDE("de", $name) }
web-unmute = Revoir les bulles { ELIDE("de", $name) }
web-sounds = Son
web-sounds-on = activé
web-sounds-off = coupé
web-settings = Réglages
web-theme = Couleurs
web-theme-system = du système
web-theme-light = claires
web-theme-dark = sombres
web-theme-contrast = contrastées
web-motion = Animations
web-motion-system = du système
web-motion-calm = calmes
web-aid = Aide
web-separator = {" ; "}
web-aid-card = La carte d’aide
web-aid-of = { $game } : la carte d’aide
web-hint = Conseil
web-hint-move = { $move }.
web-hint-because = – { $why }.
web-hint-chances =
    { $others ->
        [fewer] La partie se gagne { $games } fois sur cent, sinon { $next }.
        [same] Un autre coup vaut à peu près autant.
       *[none] La partie se gagne { $games } fois sur cent.
    }
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
        [one] { $names } gagne
       *[other] { $names } gagnent
    }
web-you-win =
    { $count ->
        [one] Vous gagnez !
       *[other] Vous et { $names } gagnez !
    }
web-download = Télécharger la partie
web-rematch = Revanche
web-go-to-rematch = Vers la revanche
web-share = Partager
web-end-place = rang { $place } :
web-end-rank =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
web-end-save = Télécharger
web-end-yours = Vous : rang { $place }, { $points } points.
web-end-how = D’où viennent les points
web-end-lost =
    { $place ->
        [0] { $by ->
            [0] Autant de points { ELIDE("que", $names) }.
            [one] À un point { ELIDE("de", $names) }.
           *[other] À { $by } points { ELIDE("de", $names) }.
        }
       *[other] Vous êtes { $place }e, { $by ->
            [0] avec autant de points { ELIDE("que", $names) }.
            [one] à un point { ELIDE("de", $names) }.
           *[other] à { $by } points { ELIDE("de", $names) }.
        }
    }
web-end-team = équipe { $number }
web-end-table = Voir la table
web-end-back = Le résultat
web-end-home = Accueil
web-end-fair = Vérifier le mélange
web-end-word-novice =
    { $number ->
        [1] J’ai vraiment gagné ? On rejoue !
        [2] J’essayais seulement. C’était drôle !
        [3] J’en ai encore le cœur qui bat. Quelle partie !
        [4] Je le raconterai à tout le monde chez moi.
        [5] Vous m’avez fait réfléchir très fort. Merci !
       *[6] Encore une ? Je commence à peine !
    }
web-end-word-adept =
    { $number ->
        [1] Une belle partie. Je la rejouerais volontiers.
        [2] C’était serré, plus longtemps qu’il n’y paraît.
        [3] La chance était avec moi. Une autre ?
        [4] Je m’incline. Du fil à retordre jusqu’à la dernière carte.
        [5] Bonne compagnie fait bonne partie.
       *[6] J’ai appris quelque chose. Vous aussi ?
    }
web-end-word-master =
    { $number ->
        [1] Une partie est une conversation. Merci pour la vôtre.
        [2] Profond respect, jusqu’à la prochaine partie.
        [3] Les cartes tombent comme elles tombent ; le reste est patience.
        [4] Qui se rassied a déjà gagné quelque chose.
        [5] J’ai aimé chaque carte. Un thé ?
       *[6] Aujourd’hui c’était mon tour. Demain, qui sait ?
    }
web-end-word-team =
    { $number ->
        [1] À deux, on va plus loin. Merci pour la partie !
        [2] La chance était avec nous. Une autre ?
        [3] Nous avons aimé chaque carte.
        [4] Nous nous inclinons. À la prochaine !
        [5] Bonne compagnie fait bonne partie.
       *[6] Aujourd’hui c’était notre tour. Demain, qui sait ?
    }
