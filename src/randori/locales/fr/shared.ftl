# Ce que montre un lien envoyé à quelqu’un.

shared-house = Des jeux de cartes entre amis : tout de suite contre des robots, ou ensemble. Un lien suffit, sans compte.
shared-table = Une table { ELIDE("de", $game) }
shared-replay = Une partie { ELIDE("de", $game) }, à revoir
shared-rules = Les règles { ELIDE("de", $game) }
shared-learn = Apprendre { $game } en trois minutes
shared-score = Une feuille de score pour { $game }
shared-with = Avec { $names }.
shared-bots =
    { $count ->
        [one] un robot
       *[other] { $count } robots
    }
shared-free =
    { $count ->
        [one] Une place est libre : venez vous asseoir.
       *[other] { $count } places sont libres : venez vous asseoir.
    }
shared-full = Toutes les places sont prises : venez regarder.
