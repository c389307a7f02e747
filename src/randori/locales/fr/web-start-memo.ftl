# Ce que disent de Mémo Combo la page d’accueil et celle qui crée une table.

web-memo = Mémo Combo
web-memo-players = 2 à 10 joueurs
web-memo-pitch = Souvenez-vous de votre banc, videz-le le premier.
web-memo-first-advice =
    { $players ->
        [8] À huit ou dix, on joue par équipes, crocodile et oiseau. Si c’est la première fois, faites d’abord une partie normale, à sept au plus.
        [10] À huit ou dix, on joue par équipes, crocodile et oiseau. Si c’est la première fois, faites d’abord une partie normale, à sept au plus.
       *[other] { "" }
    }
web-memo-cry = Combo ×3 !
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
web-option-max-rounds-why = Ensuite, qui a le moins de cartes gagne.
web-option-teams = Par équipes
web-option-teams-why = Crocodiles et oiseaux, deux par deux. Sinon, chacun pour soi.
web-option-games = Manches d’une partie
web-option-games-why = Après chaque manche, on devine des cartes pour marquer des points.
web-option-aid = Aide-mémoire
web-option-aid-why = Chacun voit ce dont une mémoire parfaite serait sûre.
