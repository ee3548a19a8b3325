# Nim: what happened, what is so, what is forbidden.

nim-say-take = prendre { F($count) } { $count ->
        [1] allumette
       *[other] allumettes
    }
nim-say-lay = poser { F($heap) } allumettes

nim-heap-laid = Il y a { F($heap) } allumettes.
nim-turn-began = { TO($seat) }.
nim-taken = { $seat } en prend { F($count) }. { $heap ->
        [0] Il n'en reste plus.
       *[other] Reste { F($heap) }.
    }
nim-won = { $seat } prend la dernière et gagne. Bravo !

nim-answer-turn = C'est { TO($seat) }.
nim-answer-lay = Les allumettes ne sont pas encore posées. Dis combien il y en a.

nim-answer-take = Prends de une à { F($most) } allumettes.

nim-answer-heap = { $heap ->
        [none] Les allumettes ne sont pas encore posées.
        [one] Il reste une allumette.
       *[other] Il reste { F($heap) } allumettes.
    }

nim-refused-not-now = Ce n'est pas le moment.
nim-refused-match-over = La partie est finie.
nim-refused-no-such-heap = Le tas est de dix à quinze allumettes, pas de { F($heap) }.
nim-refused-too-many = On prend de une à { F($most) } allumettes.
    .complet = On prend de une à { F($most) } allumettes. Tu en as demandé { F($count) }.
nim-refused-not-so-many = Il ne reste que { F($heap) } { $heap ->
        [1] allumette
       *[other] allumettes
    }.
