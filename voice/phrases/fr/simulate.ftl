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
