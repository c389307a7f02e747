# Feuilles de score pour de vraies tables, et ce qui marche sans réseau.

web-score-link = À une vraie table
web-score-link-lead = Indiquez ce qui est sur la table : voici le score et ses raisons. Marche hors ligne.
web-score-title = Feuille de score : { $game }
web-score-unknown = Cette feuille de score n’existe pas.
web-score-sheets = Feuilles de score
web-score-new = Nouvelle feuille
web-score-new-sure = Commencer une nouvelle feuille ? Ce qui est écrit sur celle-ci sera perdu.
web-score-new-yes = Nouvelle feuille
web-score-new-no = Garder celle-ci
web-score-player = Joueur { $number }
web-score-players = Joueurs
web-score-name = Nom
web-score-add = Un joueur de plus
web-score-remove = Retirer { $name }
web-score-white-belt = Ceinture blanche : un trophée vaut 3 points
web-score-trophies = Trophées gagnés
web-score-incense = Encens
web-score-incense-each = chaque disciple rapporte
web-score-incense-one = ou 1 par disciple différent
web-score-place = Ligne { $row }, colonne { $column } : { $card }
web-score-slot = Trophée, { $line } : { $trophy }
web-score-no-trophy = pas de trophée
web-score-for-place = Carte : ligne { $row }, colonne { $column }
web-score-for-line = Trophée : { $line }
web-score-disciple = Disciple
web-score-belt = Ceinture
web-score-trophy = Trophée
web-score-trophy-used = les deux sont déjà dans ce dojo
web-score-keys = Au clavier : S R T G O L, puis 1 à 5.
web-score-take-away = Enlever la carte
web-score-missing =
    { $count ->
        [one] Il manque une carte.
       *[other] Il manque { $count } cartes.
    }
web-score-sum =
    { $points ->
        [one] { $name } : { $points } point
       *[other] { $name } : { $points } points
    }
web-score-too-many = { $count } × { $thing } : la boîte n’en a que { $most }.
web-score-all-needed = Le gagnant est connu quand tous les dojos sont pleins.
web-score-tie = Égalité : les trophées départagent.
web-score-held =
    { $count ->
        [0] aucun trophée
        [one] un trophée
       *[other] { $count } trophées
    }
web-score-open = Ouvrir

web-score-terms =
    { $players } joueurs, { $length ->
        [target] en { $number } points
       *[rounds] { $number ->
            [one] une manche
           *[other] { $number } manches
        }
    }
web-score-length = Jusqu’à
web-score-length-target = un nombre de points
web-score-length-rounds = un nombre de manches
web-score-ties = En cas d’égalité
web-score-ties-round = une manche de plus
web-score-ties-share = la victoire est partagée
web-score-name-of = Nom du camp { $number } ({ $clan } en ce moment)
web-score-taker = Qui l’a prise
web-score-takes = { $clan } a pris…
web-score-tap = Choisissez les cartes prises par le clan { $clan }. Choisir encore une carte la reprend ; les autres ne sont à personne.
web-score-cards-of = Les cartes du clan { $clan }
web-score-card =
    { $card } : { $owner ->
        [yellow] prise par les jaunes
        [red] prise par les rouges
       *[nobody] à personne
    }
web-score-rest =
    { $count ->
        [one] La dernière carte au clan { $clan }
       *[other] Les { $count } autres cartes au clan { $clan }
    }
web-score-uneven = Un pli a quatre cartes : { $clan } ne peut pas en avoir { $count }.
web-score-nobody =
    { $count ->
        [one] Une carte n’est à personne
       *[other] { $count } cartes ne sont à personne
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : possible seulement après une fusion au dernier pli.
web-score-write = Noter la manche { $round }
web-score-tally = Score en cours
web-score-round = Manche
web-score-total = Total
web-score-take-back = Reprendre la manche { $round }

web-offline = Serveur injoignable : feuilles de score et règles marchent, les tables attendent.
web-news = Une nouvelle version est là.
web-news-reload = Recharger
