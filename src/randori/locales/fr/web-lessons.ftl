# Les leçons : une courte partie de chaque jeu, expliquée pas à pas, et le coach de la première vraie partie.

web-lesson-learn = Apprendre en 3 minutes
web-lesson-done = terminé
web-lesson-never = Jamais joué à { $game } ? Apprenez en 3 minutes
web-lesson-title = Apprendre { $game }
web-lesson-progress = Étape { $step } sur { $steps }
web-lesson-next = Continuer
web-lesson-back = Retour
web-lesson-restart = Recommencer
web-lesson-skip = Montrez-moi
web-lesson-ahead = Plus vite
web-lesson-watch = Regardez la table…
web-lesson-loading = On dispose les cartes…
web-lesson-retry = Réessayer
web-lesson-fold = Masquer
web-lesson-unfold = Relire
web-lesson-well = Bravo, vous connaissez { $game } !
web-lesson-after = Place à une vraie partie : les robots sont faciles, et le coach vous conseille.
web-lesson-play = Jouer contre des robots faciles
web-lesson-rules = Lire les règles
web-lesson-none = Cette leçon n’existe pas.
web-lesson-coach = Coach
web-lesson-coach-close = Fermer le coach
web-lesson-coach-show = Afficher le coach
web-lesson-coach-hide = Masquer le coach
