# Lessons, and the hints of a first match. What a lesson itself says is in lessons/<game>.yaml.

lesson-begin = { $title }, en { N($count) } étapes. Ici tu t'appelles { $learner }. À chaque étape, fais ce que je demande, ou pose une question. « Encore » redit l'étape, « passe » la saute, « plus tard » arrête la leçon.
lesson-taken-up = { $title }. On reprend à l'étape { N($number) } sur { N($count) }. Tu t'appelles { $learner }. Pour tout revoir, dis « depuis le début ».
lesson-skipped = On passe.
lesson-restarted = Depuis le début.
lesson-not-this = Ce coup est permis, mais la leçon en attend un autre. Je ne l'ai pas joué.
lesson-left = La leçon est gardée, étape { N($number) } sur { N($count) }. Pour la reprendre, demande-la au début d'une partie : « apprends-moi le jeu ». À bientôt.
lesson-left-unkept = Je n'ai pas pu garder l'étape : la leçon recommencera au début. Pour la refaire, demande « apprends-moi le jeu » au début d'une partie. À bientôt.
lesson-help = Fais ce que l'étape demande, ou pose une question du jeu. « Encore » redit l'étape. « Passe » la saute. « Annule » revient à l'étape d'avant. « Plus tard » arrête, et on reprendra là. « Depuis le début » recommence.
lesson-offer = Veux-tu commencer une première partie, avec de petits conseils aux premiers tours ? Oui ou non.
lesson-help-offer = « Oui » prépare une première partie. « Non » s'arrête là. « Annule » revient à la dernière étape.
lesson-why-offer = La leçon est finie. Le mieux pour retenir est de jouer.
lesson-done = Bien. Quand tu veux jouer, dis « nouvelle partie » au début. À bientôt.

lesson-hints-begin = Aux premiers tours, je dirai un petit conseil. Pour jouer sans, dis « sans conseils » à ton tour.
lesson-hints-off = Plus de conseils pour { $seat }.

error-no-lesson = Il n'y a pas de leçon { $file }.
error-bad-lesson = La leçon { $file } a un défaut, ligne { $line } : { $problem }

# The page of transcripts.

lesson-page =
    # Les leçons, mot à mot

    Ce que dit Héraut, et ce que répond quelqu'un qui fait tout ce que la leçon propose. `heraut lesson --transcript` écrit cette page.
lesson-page-time = { F($count) } étapes, environ { N($minutes) } minutes, dites à cent soixante-dix mots par minute, réponses comprises.
lesson-page-learner = **Élève :** { $text }
lesson-page-heraut = **Héraut :** { $text }

# heraut lesson --check

lesson-check-problem = { $game } : { $problem }
lesson-check-good = { $game } : leçon bonne, { F($count) } étapes, { N($seconds) } secondes.
