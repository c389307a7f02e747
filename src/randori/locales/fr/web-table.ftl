### The waiting room, and what happens at a table besides moves.

web-yes = oui
web-qr = Le lien en image, pour un appareil photo
web-qr-show = Code QR
web-code = Code de la table :
web-agreed = Ce qui est convenu
web-change-terms = Changer ce qui est convenu
web-agree-on-it = Convenir de cela
web-term-variants = Variantes
web-term-usual = règles habituelles
web-term-time = Temps
web-term-clock-relaxed = 90 s par décision
web-term-clock-fast = 20 s par décision
web-term-clock-none = sans limite
web-term-clock-days =
    { $days ->
        [one] un jour par décision
       *[other] { $days } jours par décision
    }
web-term-begin-host = quand l’hôte le dit
web-term-begin-full = dès que toutes les places sont prises
web-term-hints = Conseils
web-term-spectators-public = voient ce qui est public
web-term-spectators-open =
    { $minutes ->
        [one] voient tout, une minute plus tard
       *[other] voient tout, { $minutes } minutes plus tard
    }
web-term-lobby = Dans la liste
web-term-title = Nom de la table
web-host = hôte
web-not-ready = pas encore là
web-fill = Compléter de robots
web-bot-level = Niveau du robot
web-another-bot = Un autre robot
web-free-seat = Libérer la place
web-sit-here = S’asseoir ici
web-rename = Garder nom et visage
web-stand-up = Se lever
web-hand-over = Passer le rôle d’hôte à { $name }
web-remove = Retirer { $name } de la table
web-bar = Retirer { $name } pour de bon
web-without = Continuer sans { $name }, avec un robot
web-move-to = Échanger de place avec …
web-talk = À la table
web-sure = Vraiment ? { $what }
web-news-closed = L’hôte a fermé la table.
web-pardon = Laisser revenir { $name }
web-talk-none = Rien encore. Dites bonjour !

## Called to the table

web-turn-title = ● À vous : { $title }
web-calls = M’appeler quand c’est à moi
web-calls-not = Ne plus m’appeler

## Making one

web-make-more = Plus : variantes, temps, places, votre nom
web-presets = Vos tables gardées
web-preset-name = Garder cette table sous le nom
web-preset-keep = Garder
web-preset-drop = Oublier { $name }

## What happens at a table besides moves

web-news-joined =
    { $who ->
        [you] Vous vous asseyez.
       *[other] { $name } s’assied.
    }
web-news-ready =
    { $who ->
        [you] Vous êtes là.
       *[other] { $name } est là.
    }
web-news-got-up = { $name } se lève.
web-news-left = { $name } a quitté la table. Un robot continue.
web-news-removed = L’hôte a retiré { $name } de la table.
web-news-barred = L’hôte a retiré { $name } de la table pour de bon.
web-news-pardoned = { $name } peut de nouveau s’asseoir.
web-news-renamed = { $before } s’appelle maintenant { $name }.
web-news-handed =
    { $who ->
        [you] Vous êtes maintenant l’hôte.
       *[other] { $name } est maintenant l’hôte.
    }
web-news-changed = L’hôte a changé ce qui est convenu. { $list }
web-news-moved =
    { $who ->
        [you] Vous passez à la place { $seat }.
       *[other] { $name } passe à la place { $seat }.
    }
web-news-swapped = { $name } et { $other } échangent leurs places.
web-news-bot = { $name }, un robot, s’assied.
web-news-bot-gone = { $name }, un robot, se lève.
web-news-replaced =
    { $who ->
        [you] L’hôte fait jouer un robot pour vous.
       *[other] L’hôte fait jouer un robot pour { $name }.
    }
web-news-out-of-time =
    { $who ->
        [you] Votre temps est écoulé : un robot joue pour vous jusqu’à votre retour.
       *[other] Le temps { ELIDE("de", $name) } est écoulé : un robot joue en attendant.
    }
web-news-returned =
    { $who ->
        [you] Vous jouez de nouveau vous-même.
       *[other] { $name } est de retour et joue de nouveau.
    }
web-news-time =
    { $who ->
        [you] L’hôte vous donne { $seconds } secondes de plus.
       *[other] L’hôte donne { $seconds } secondes de plus à { $name }.
    }
web-news-end =
    { $who ->
        [you] Vous proposez d’arrêter la partie ici.
       *[other] { $name } propose d’arrêter la partie ici.
    }
web-news-end-not =
    { $who ->
        [you] Vous préférez continuer.
       *[other] { $name } préfère continuer.
    }
web-news-ended = Tous sont d’accord : la partie s’arrête ici.
web-news-rematch = Une table attend pour la revanche.
web-cry-here = Me voilà !
web-cry-back = Je suis de retour !
web-cry-time = Plus le temps …
web-cry-end = On s’arrête là ?
