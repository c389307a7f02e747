# Les coups de Tatsu en phrases. `person` : vous, own (celui qui joue le coup), ghost, ou un autre.

say-tatsu-card-V = l’esprit faible { $clan } qui vaut { $number } points ({ $card })
say-tatsu-card-P = l’esprit fort { $clan } de puissance { $number } ({ $card })
say-tatsu-card-x = l’esprit multiplicateur { $clan } ×{ $number } ({ $card })
say-tatsu-card-F = l’esprit fusion { $clan } ({ $card })
say-tatsu-from = { $person ->
        [ghost] {" "}parmi les cartes de l’Esprit Fantôme
       *[own] {""}
    }
say-tatsu-front = { $person ->
        [own] {""}
        [you] {" "}devant vous
        [ghost] {" "}devant l’Esprit Fantôme
       *[other] {" "}devant le joueur { $number }
    }
say-tatsu-asked = { $person ->
        [own] { $who ->
            [you] à vous-même
           *[other] à lui-même
        }
        [ghost] à l’Esprit Fantôme
       *[other] au joueur { $number }
    }
say-tatsu-for = { $person ->
        [ghost] {" "}pour l’Esprit Fantôme
       *[own] {""}
    }
say-tatsu-play = { $who ->
        [you] Vous jouez
       *[other] { $name } joue
    } { $card }{ $from }{ $front }.
say-tatsu-play-hidden = { $who ->
        [you] Vous retournez la carte { $clan } face cachée de la pile { $pile }, et la jouez{ $front }.
       *[other] { $name } retourne la carte { $clan } face cachée de la pile { $pile }, et la joue{ $front }.
    }
say-tatsu-ask = { $person ->
        [you] { $name } vous demande une carte { $clan }{ $for }.
       *[other] { $who ->
            [you] Vous demandez
           *[other] { $name } demande
        } une carte { $clan } { $asked }{ $for }.
    }
say-tatsu-dealer = Le sort désigne la place { $seat } pour entamer le premier pli.
say-tatsu-deal = Les cartes de la manche sont mélangées et distribuées.
