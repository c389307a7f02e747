# Les coups de Dojo en phrases. `known` : si ces yeux connaissent la carte.

say-dojo-give = { $person ->
        [you] { $name } vous donne la première carte de la pioche{ $known ->
            [yes] , { $card }
           *[no] {""}
        }.
       *[other] { $who ->
            [you] Vous donnez
           *[other] { $name } donne
        } la première carte de la pioche{ $known ->
            [yes] , { $card },
           *[no] {""}
        } au joueur { $number }.
    }
say-dojo-give-self = { $who ->
        [you] Vous gardez
       *[other] { $name } garde
    } la première carte de la pioche{ $known ->
        [yes] , { $card }
       *[no] {""}
    }.
say-dojo-challenge = { $person ->
        [you] { $name } vous défie, vous qui donnez
       *[other] { $who ->
            [you] Vous défiez
           *[other] { $name } défie
        } le joueur { $number }, qui donne
    }. À gagner : { $trophy }.
say-dojo-pass = { $who ->
        [you] Vous ne défiez
       *[other] { $name } ne défie
    } pas le donneur.
say-dojo-throw = { $who ->
        [you] Vous choisissez
       *[other] { $name } choisit
    } : { $throw }.
say-dojo-swap = { $who ->
        [you] Vous échangez
       *[other] { $name } échange
    } { $mine } contre { $theirs }.
say-dojo-keep = { $who ->
        [you] Vous gardez
       *[other] { $name } garde
    } { $mine }, et { $who ->
        [you] laissez
       *[other] laisse
    } { $theirs } à l’autre.
say-dojo-place = { $who ->
        [you] Vous posez { $known ->
            [yes] { $card }
           *[no] votre carte
        } à la ligne { $row }, colonne { $column } de votre dojo.
       *[other] { $name } pose { $known ->
            [yes] { $card }
           *[no] sa carte
        } à la ligne { $row }, colonne { $column } de son dojo.
    }
say-dojo-trophy-row = { $who ->
        [you] Vous posez ce trophée sur la ligne { $line } de votre dojo : { $trophy }.
       *[other] { $name } pose ce trophée sur la ligne { $line } de son dojo : { $trophy }.
    }
say-dojo-trophy-col = { $who ->
        [you] Vous posez ce trophée sur la colonne { $line } de votre dojo : { $trophy }.
       *[other] { $name } pose ce trophée sur la colonne { $line } de son dojo : { $trophy }.
    }
say-dojo-dealer = Le sort désigne le joueur { $seat } comme premier donneur.
say-dojo-deck = Les cartes sont mélangées.
say-dojo-trophies = Les trophées sont mélangés.
