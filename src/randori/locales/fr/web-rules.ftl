# Les règles dans le navigateur.

web-rules = Règles
web-rules-of = Règles : { $title }
web-rules-pages = Jeux
web-rules-common = Dans tous les jeux
web-rules-none = Ces règles n’existent pas.
web-rules-contents = Sommaire
web-rules-search = Chercher dans les règles
web-rules-found =
    { $count ->
        [0] Aucune clause ne contient ces mots.
        [1] Une clause contient ces mots.
       *[other] { $count } clauses contiennent ces mots.
    }
web-rules-loading = Ouverture des règles…
web-rules-link = Lien vers { $clause }
web-rules-now = En ce moment
web-rules-close = Fermer les règles
web-rules-names = Pour les programmes : noms et notation
web-rules-whole = La page entière
