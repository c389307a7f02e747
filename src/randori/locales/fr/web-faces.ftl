# Les habitants : qui joue là où s’assoit un robot.
web-face-pip = Pépin
web-face-suzu = Suzu
web-face-bo = Boulette
web-face-mika = Mika
web-face-ren = Ren
web-face-yuna = Yuna
web-face-goro = Goro
web-face-aiko = Aiko
web-face-haku = Maître Haku
web-face-tsuru = Dame Tsuru
web-face-kasa = Kasa
web-face-mochi = Mochi
web-face = Votre visage
web-face-guest = en invité, avec votre initiale
