# Les coups de Mémo Combo en phrases. `person` : à qui est le banc : à vous, own (à celui qui joue le coup), à un autre.

say-memo-card = la carte { $number } ({ $schools }{ $power ->
        [none] {""}
       *[other] , { $power }
    })
say-memo-drawn = la carte piochée
say-memo-bench = { $person ->
        [you] votre banc
        [own] son propre banc
       *[other] le banc du joueur { $number }
    }
say-memo-at = { $person ->
        [you] l’emplacement { $slot } de votre banc
        [own] l’emplacement { $slot } de son propre banc
       *[other] l’emplacement { $slot } du banc du joueur { $number }
    }
say-memo-at-two = { $person ->
        [you] les emplacements { $one } et { $two } de votre banc
        [own] les emplacements { $one } et { $two } de son propre banc
       *[other] les emplacements { $one } et { $two } du banc du joueur { $number }
    }
say-memo-look = { $who ->
        [you] Vous regardez
       *[other] { $name } regarde
    } deux cartes : { $at }.
say-memo-start = { $who ->
        [you] Vous dites
       *[other] { $name } dit
    } : « Je commence ! »
say-memo-direction-left = { $who ->
        [you] Vous décidez
       *[other] { $name } décide
    } que l’on joue vers la gauche.
say-memo-direction-right = { $who ->
        [you] Vous décidez
       *[other] { $name } décide
    } que l’on joue vers la droite.
say-memo-swap = { $who ->
        [you] Vous mettez { $card } à { $at }, et posez sur le dôjô celle qui s’y trouvait.
       *[other] { $name } met { $card } à { $at }, et pose sur le dôjô celle qui s’y trouvait.
    }
say-memo-lay = { $who ->
        [you] Vous posez
       *[other] { $name } pose
    } { $card } sur le dôjô.
say-memo-play = { $who ->
        [you] Vous jouez
       *[other] { $name } joue
    } la carte de { $at } sur { $card }.
say-memo-hand = { $who ->
        [you] Vous donnez
       *[other] { $name } donne
    } la carte de { $at }, sans que personne la voie.
say-memo-pass = { $who ->
        [you] Vous n’avez rien à jouer pour le moment, et passez.
       *[other] { $name } n’a rien à jouer pour le moment, et passe.
    }
say-memo-skip = { $who ->
        [you] Vous renoncez
       *[other] { $name } renonce
    } au pouvoir { $power }.
say-memo-eye = { $who ->
        [you] Vous regardez
       *[other] { $name } regarde
    } la carte de { $at }.
say-memo-infiltrate = { $who ->
        [you] Vous regardez
       *[other] { $name } regarde
    } la carte de { $at }, pour l’échanger.
say-memo-exchange = { $who ->
        [you] Vous échangez la carte regardée
       *[other] { $name } échange la carte regardée
    } avec celle de { $at }.
say-memo-paralyse = { $who ->
        [you] Vous mettez
       *[other] { $name } met
    } la première carte de la pioche sur { $bench }.
say-memo-confuse = { $who ->
        [you] Vous mélangez
       *[other] { $name } mélange
    } { $bench }.
say-memo-cross = { $who ->
        [you] Vous y échangez
       *[other] { $name } y échange
    } les cartes des emplacements { $one } et { $two }.
say-memo-done = { $who ->
        [you] Vous y laissez
       *[other] { $name } y laisse
    } les cartes telles qu’elles sont maintenant.
say-memo-overload = { $who ->
        [you] Vous choisissez
       *[other] { $name } choisit
    } deux cartes à échanger : { $at }.
say-memo-against = { $who ->
        [you] Vous échangez
       *[other] { $name } échange
    } les deux cartes contre celle de { $at }.
say-memo-foresee = { $who ->
        [you] Vous regardez
       *[other] { $name } regarde
    } le dessus de la pioche.
say-memo-order-top = { $who ->
        [you] Vous remettez
       *[other] { $name } remet
    } sur la pioche, de haut en bas : { $cards }.
say-memo-order-bottom = { $who ->
        [you] Vous remettez
       *[other] { $name } remet
    } sous la pioche, de haut en bas : { $cards }.
say-memo-guess = { $who ->
        [you] Vous devinez
       *[other] { $name } devine
    } que la carte de { $at } est de l’école { $letter }.
say-memo-stop = { $who ->
        [you] Vous ne devinez
       *[other] { $name } ne devine
    } plus de carte.
say-memo-deck = Les cartes sont mélangées, et chacun en reçoit quatre.
say-memo-shuffle = Les cartes du dôjô sont mélangées : c’est la nouvelle pioche.
say-memo-starter = Le sort désigne le joueur { $seat } pour commencer.
say-memo-first = Le sort désigne le joueur { $seat } : son choix est joué.
