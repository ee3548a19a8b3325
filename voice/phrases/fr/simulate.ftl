# The command heraut simulate: random games, told in plain lines.

simulate-begins = Je joue au hasard à { $game } : { $games ->
        [one] une partie
       *[other] { F($games) } parties
    }, { $setups ->
        [one] une seule mise en place
       *[other] { F($setups) } mises en place
    }.
simulate-progress = { $games ->
        [one] Une partie jouée
       *[other] { F($games) } parties jouées
    } sur { N($total) }.
simulate-ended = { $games ->
        [one] La partie est allée jusqu'au bout.
       *[other] Les { F($games) } parties sont allées jusqu'au bout.
    }
simulate-not-ended = Attention : { $missing ->
        [one] une partie n'est pas allée jusqu'au bout
       *[other] { F($missing) } parties ne sont pas allées jusqu'au bout
    }, sur { N($games) }. C'est un défaut des règles : signale-le avec la graine { $seed }.
simulate-speed = Vitesse : { N($steps) } coups par seconde, soit { N($each) } parties par seconde.
simulate-lengths = La plus courte a { N($shortest) } coups, la plus longue { N($longest) }.
simulate-scores = Les scores vont de { N($lowest) } à { N($highest) }. La moyenne est { N($mean) }.

# Games played by typed sentences: how much Héraut said, in words.
simulate-spoken-announcements = J'ai fait { N($announcements) } annonces. La moitié a au plus { $median } mots, neuf sur dix au plus { $ninetieth }, la plus longue { N($longest) }.
simulate-spoken-answers = Tout ce qui répond à une phrase, pris ensemble : la moitié a au plus { $answer_median } mots, neuf sur dix au plus { $answer_ninetieth }.
simulate-spoken-moves = Par coup, sur { N($moves) } coups : { $words_per_move } mots entendus, { $utterances_per_move } phrases dites, dont { $confirmations_per_move } oui.

# Games between players of different strength.
usage-simulate-players = Avec --players, le nombre de joueurs dit le nombre de places : n'ajoute ni --seats ni --spoken.
simulate-contest-begins = Je fais jouer { ALL($players) } à { $game }, { N($games) } fois.
simulate-contest-player = { $player } gagne { $wins } fois, soit { $rate } pour cent, entre { $low } et { $high } avec une confiance de 95 pour cent. Points : { $points } en moyenne. Écart avec le meilleur des autres : { $margin }.
simulate-contest-time = En moyenne { $seconds } secondes de calcul et { N($steps) } coups par partie.
