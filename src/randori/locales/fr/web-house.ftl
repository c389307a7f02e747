# La maison : la page d’accueil, et les mots de bienvenue et d’adieu.

web-title =
    { $count ->
        [3] Trois jeux, une maison.
       *[other] { $count } jeux, une maison.
    }
web-welcome = Entrez, asseyez-vous !
web-lead = Jouez tout de suite contre des robots, sans compte.
web-lead-friends = Ou entre amis : un lien suffit.
web-learn = Apprendre
web-players-and-box = { $players } · { $box }
web-friends-note = Les places libres peuvent aller à des robots.
web-now = En ce moment
web-now-none = La maison est calme. On verra ici qui s’assied le premier.
