# The inhabitants: who plays where a bot sits.
web-face-pip = Pip
web-face-suzu = Suzu
web-face-bo = Dumpling
web-face-mika = Mika
web-face-ren = Ren
web-face-yuna = Yuna
web-face-goro = Goro
web-face-aiko = Aiko
web-face-haku = Master Haku
web-face-tsuru = Lady Tsuru
web-face-kasa = Kasa
web-face-mochi = Mochi
web-face = Your face
web-face-guest = as a guest, with your first letter
