# Ce que lisent les joueurs : dans le navigateur et dans le terminal.

web-pearls-title = Les pêcheurs de perles
web-pearls-pitch = Quatre plongées, une perle à chaque fois : jouez vos hautes cartes là où elles rapportent.
web-pearls-question = Quelle carte posez-vous ?
web-pearls-move-lay = Poser le { $one }
web-pearls-moves-lay = Poser une carte
web-pearls-field-dive = Plongée
web-pearls-field-pearl = Perle
web-pearls-field-plays = Dans cette plongée
web-pearls-field-hand = Main
web-pearls-field-gone = Déjà posées
web-pearls-option-wins = Qui prend la perle
web-pearls-option-wins-why = Si les basses gagnent, une mauvaise main en devient une bonne.
web-pearls-option-wins-highest = la carte la plus haute
web-pearls-option-wins-lowest = la carte la plus basse
say-pearls-lay = { $who ->
        [you] Vous posez
       *[other] { $name } pose
    } le { $one }.
say-pearls-deal = Les cartes sont distribuées.
say-pearls-pearl = Une perle est tirée au sort.
