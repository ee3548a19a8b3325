# Kingsbridge: what happened, what is so, what is forbidden.
# $mode is "app" (Héraut deals) or "table" (real cards).

# Commands in a few words, as they are read back.

kingsbridge-say-place = { N($card) } sur colonne { N($column) }
kingsbridge-say-move-from = colonne { N($source) } à partir du { N($card) }, sur colonne { N($column) }
kingsbridge-say-move-to = début de la colonne { N($source) } jusqu'au { N($card) }, sur colonne { N($column) }
kingsbridge-say-move-card = le { N($card) } de la colonne { N($source) }, sur colonne { N($column) }
kingsbridge-say-move-column = toute la colonne { N($source) }, sur colonne { N($column) }
kingsbridge-say-exchange = changer { ALL($cards) }
kingsbridge-say-exchange-all = changer toute ta main
kingsbridge-say-exchange-count = { $count ->
        [one] changer une carte
       *[other] changer { F($count) } cartes
    }
kingsbridge-say-exchange-mixed = changer { ALL($cards) }, et { $count ->
        [one] une carte cachée
       *[other] { F($count) } cartes cachées
    }
kingsbridge-say-end = finir le tour
kingsbridge-say-pass = passer ton tour
kingsbridge-say-start = le { N($card) } commence la colonne
kingsbridge-say-draw = piocher le { N($card) }
kingsbridge-say-draw-hidden = piocher une carte cachée
kingsbridge-say-draw-all-hidden = piocher toutes les cartes cachées

# Pieces of a command, and cards that do not match.

ask-with-card = { N($card) }. Sur quelle colonne ?
ask-with-column = Colonne { N($column) }. Quelle carte ?
kingsbridge-mismatch = C'est la carte { N($card) }, tu as dit { N($said) }. Je n'ai rien joué.

# What happened.

kingsbridge-started = Colonne { N($column) } : { N($card) }.
kingsbridge-dealt = Les six colonnes sont prêtes. { $mode ->
        [app] Je distribue.
       *[table] Distribuez toutes les cartes en commençant par la première personne. Puis chacun pioche six cartes : passe chaque carte sur le lecteur, ou dis « carte cachée ».
    }
    .bref = Colonnes prêtes.
kingsbridge-drew = { $mode ->
        [app] { "" }
       *[table] { $left ->
            [0] { "" }
            [1] Carte prise. Encore une.
           *[other] Carte prise. Encore { F($left) }.
        }
    }
    .bref = { $mode ->
        [app] { "" }
       *[table] { $left ->
            [0] { "" }
           *[other] Encore { F($left) }.
        }
    }
kingsbridge-you-drew = { $mode ->
        [app] { "" }
       *[table] { N($card) }.
    }
kingsbridge-refilled = { $count ->
        [one] { $seat } pioche une carte.
       *[other] { $seat } pioche { F($count) } cartes.
    }
    .complet = { $count ->
        [one] { $seat } pioche une carte. Sa pioche en a encore { F($pile) }.
       *[other] { $seat } pioche { F($count) } cartes. Sa pioche en a encore { F($pile) }.
    }
kingsbridge-you-refilled = { $unknown ->
        [0] Tu as pioché { ALL($cards) }.
       *[other] { "" }
    }
kingsbridge-turn-began = À { $seat } de jouer.
    .bref = { $seat }.
kingsbridge-placed = { N($card) } posé. Colonne { N($column) } : { $count ->
        [1] { N($last) }.
       *[other] de { N($first) } à { N($last) }.
    }
    .bref = { N($card) } sur { N($column) }.
    .complet = { $seat } pose le { N($card) }. Colonne { N($column) } : { $count ->
        [1] { N($last) }.
       *[other] de { N($first) } à { N($last) }.
    } Il lui reste { F($hand_left) } { $hand_left ->
        [0] carte
        [1] carte
       *[other] cartes
    } en main.
kingsbridge-moved = Déplacé. Colonne { N($column) } : { $count ->
        [1] { N($column_last) }.
       *[other] de { N($column_first) } à { N($column_last) }.
    } { $left ->
        [0] { "" }
        [1] Reste une carte dans la colonne { N($source) }.
       *[other] Restent { F($left) } cartes dans la colonne { N($source) }.
    }
    .bref = Colonne { N($column) } : jusqu'à { N($column_last) }.
    .complet = { $seat } déplace de la colonne { N($source) } à la colonne { N($column) } les cartes de { N($first) } à { N($last) }. Colonne { N($column) } : { $count ->
        [1] { N($column_last) }.
       *[other] de { N($column_first) } à { N($column_last) }.
    }
kingsbridge-column-emptied = Colonne { N($column) } : vide.
kingsbridge-column-finished = Colonne { N($column) } finie, de un à treize. Elle est vide maintenant.
    .bref = Colonne { N($column) } finie.
    .complet = Colonne { N($column) } finie, de un à treize. Ses cartes vont à la défausse. La colonne est vide : on peut y poser n'importe quelle carte.
kingsbridge-exchanged = { $count ->
        [one] { $seat } change une carte.
       *[other] { $seat } change { F($count) } cartes.
    }
kingsbridge-you-exchanged = { $unknown ->
        [0] Tu as rendu { ALL($cards) }.
       *[other] { "" }
    }
kingsbridge-passed = { $seat } passe.
kingsbridge-turn-ended = { $mode ->
        [app] Tour fini.
       *[table] Tour fini. Complète ta main.
    }
    .bref = { $mode ->
        [app] { "" }
       *[table] Complète ta main.
    }
kingsbridge-won = { $seat } a posé toutes ses cartes et gagne la partie. Bravo !
kingsbridge-stalemate = Plus personne n'avance : la partie s'arrête. Le moins de cartes : { ALL($winners) }. Bravo !

# Answers.

kingsbridge-answer-hand = { $unknown ->
        [0] Ta main : { ALL($cards) }.
        [1] Ta main : { ALL($cards) }, et une carte que je ne connais pas.
       *[other] Ta main : { ALL($cards) }, et { F($unknown) } cartes que je ne connais pas.
    }
kingsbridge-answer-hand-unknown = { $count ->
        [one] Tu as une carte. Je ne la connais pas.
       *[other] Tu as { F($count) } cartes. Je ne les connais pas.
    }
kingsbridge-answer-hand-empty = Ta main est vide.
kingsbridge-answer-no-hand = Personne n'est en train de jouer : il n'y a pas de main à lire.
kingsbridge-answer-column = Colonne { N($column) } : de { N($first) } à { N($last) }.
    .complet = Colonne { N($column) } : de { N($first) } à { N($last) }, { F($count) } cartes.
kingsbridge-answer-column-one = Colonne { N($column) } : { N($card) }.
kingsbridge-answer-column-empty = Colonne { N($column) } : vide.
kingsbridge-answer-no-such-column = Il n'y a pas de colonne { N($column) }. Il y en a { N($columns) }.
kingsbridge-answer-count = { $seat } : { F($count) } { $count ->
        [0] carte
        [1] carte
       *[other] cartes
    }, { $pile ->
        [0] toutes en main.
       *[other] dont { F($hand) } en main.
    }
    .bref = { $seat } : { F($count) }.
kingsbridge-answer-turn = C'est à { $seat }.
kingsbridge-answer-turn-draw = { $left ->
        [one] { $seat } doit piocher encore une carte.
       *[other] { $seat } doit piocher encore { F($left) } cartes.
    }
kingsbridge-answer-turn-start = Il faut la première carte de la colonne { N($column) }. Passe-la sur le lecteur, ou dis « commence par le sept ».
kingsbridge-answer-over = La partie est finie. Victoire : { ALL($winners) }.
kingsbridge-answer-may-start = Donne la première carte de la colonne { N($column) } : passe-la sur le lecteur, ou dis « commence par le sept ».
kingsbridge-answer-may-draw = { $seat } pioche. Passe la carte sur le lecteur, ou dis « je pioche un sept », ou « carte cachée ».
kingsbridge-answer-may-place = Poser une carte : « pose le sept sur la colonne trois ».
kingsbridge-answer-may-move = Déplacer : « mets la colonne quatre sur la une ».
kingsbridge-answer-may-exchange = Changer des cartes : « change le trois et le cinq ». Cela finit ton tour.
kingsbridge-answer-may-end = Finir : « fin de tour ».
kingsbridge-answer-may-pass = Passer : « je passe ».
kingsbridge-answer-discard = { $count ->
        [one] Une carte à la défausse.
       *[other] { F($count) } cartes à la défausse.
    }
kingsbridge-answer-discard-card = { N($card) } : { N($count) }.
kingsbridge-answer-discard-empty = La défausse est vide.
kingsbridge-answer-pile = { $count ->
        [one] Ta pioche : une carte.
       *[other] Ta pioche : { F($count) } cartes.
    }
kingsbridge-answer-pile-empty = Ta pioche est vide.

# Refusals: the value says what is wrong, .complet adds the rule behind it.

kingsbridge-refused-match-over = La partie est finie.
kingsbridge-refused-start-first = Il manque encore la première carte de la colonne { N($column) }.
kingsbridge-refused-draw-first = { $left ->
        [one] { $seat } doit d'abord piocher encore une carte.
       *[other] { $seat } doit d'abord piocher encore { F($left) } cartes.
    }
kingsbridge-refused-nothing-to-start = Les six colonnes ont déjà commencé.
kingsbridge-refused-nothing-to-draw = Personne n'a de carte à piocher maintenant.
    .complet = Personne n'a de carte à piocher maintenant. On complète sa main à la fin de son tour.
kingsbridge-refused-no-such-card = Il n'y a pas de { N($card) }. Les cartes vont de { N($least) } à { N($most) }.
kingsbridge-refused-no-such-column = Il n'y a pas de colonne { N($column) }. Il y en a { N($columns) }.
kingsbridge-refused-not-in-hand = { $held ->
        [0] Tu n'as pas de { N($card) }.
        [1] Tu n'as qu'un seul { N($card) }.
       *[other] Tu n'as que { N($held) } fois le { N($card) }.
    } Je n'ai rien joué.
kingsbridge-refused-card-not-left = Tous les { N($card) } sont déjà ailleurs. Je n'ai rien joué.
    .complet = Le jeu a { N($copies) } cartes { N($card) }, et je sais déjà où elles sont toutes. Vérifie la carte.
kingsbridge-refused-too-many-unknown = { $unknown ->
        [0] Tu n'as pas de carte cachée. Dis lesquelles tu changes, par exemple : change le trois et le cinq.
        [1] Tu n'as qu'une carte cachée.
       *[other] Tu n'as que { F($unknown) } cartes cachées.
    }
kingsbridge-refused-not-next = La colonne { N($column) } finit par { N($last) } : il faut un { N($needs) }, pas un { N($card) }.
    .bref = Colonne { N($column) } : il faut un { N($needs) }.
    .complet = La colonne { N($column) } finit par { N($last) }. Une colonne monte de un en un, sans trou : seul un { N($needs) } peut y suivre, et pas un { N($card) }. Une colonne vide accepte toute carte.
kingsbridge-refused-column-full = La colonne { N($column) } finit par { N($last) } : rien ne peut suivre.
    .complet = La colonne { N($column) } finit par { N($last) }, la plus haute carte : rien ne peut suivre. Complète son début en la déplaçant sur une autre colonne, et elle sera finie.
kingsbridge-refused-column-empty = La colonne { N($column) } est vide : il n'y a rien à déplacer.
kingsbridge-refused-not-in-column = Il n'y a pas de { N($card) } dans la colonne { N($column) }. Elle va de { N($first) } à { N($last) }.
kingsbridge-refused-not-an-end-part = Ces cartes sont au milieu de la colonne { N($column) }.
    .complet = De { N($first) } à { N($last) }, ces cartes sont au milieu de la colonne { N($column) }, qui va de { N($column_first) } à { N($column_last) }. Les enlever laisserait un trou. On déplace le début, la fin, ou toute la colonne.
kingsbridge-refused-head-moves-off = Avec cette option, on ne déplace que la fin d'une colonne, ou la colonne entière.
kingsbridge-refused-same-column = C'est la même colonne. Je n'ai rien joué.
kingsbridge-refused-no-effect = La colonne { N($column) } est vide : y mettre toute la colonne { N($source) } ne changerait rien.
kingsbridge-refused-exchange-nothing = Il faut changer au moins une carte.
kingsbridge-refused-pile-empty = Ta pioche est vide : tu ne peux rien changer. Tu peux passer.
    .complet = Changer, c'est mettre des cartes sous sa pioche et en tirer d'autres. Ta pioche est vide : tu ne peux rien changer, mais tu as le droit de passer.
kingsbridge-refused-already-placed = Tu as déjà posé une carte ce tour-ci. Finis ton tour.
    .complet = À chaque tour, on pose des cartes ou bien on en change. Tu as déjà posé { F($placed) } { $placed ->
        [1] carte
       *[other] cartes
    } : continue, ou dis « fin de tour ».
kingsbridge-refused-pile-not-empty = Tu ne peux pas passer tant que ta pioche a des cartes. Pose une carte, ou change des cartes.
    .complet = On ne passe que si sa pioche est vide. La tienne a encore { F($pile) } { $pile ->
        [1] carte
       *[other] cartes
    } : pose une carte, ou change des cartes de ta main.
kingsbridge-refused-must-place-or-exchange = Tu n'as encore rien posé. Pose une carte, ou change des cartes.
    .complet = Un tour ne se finit qu'après avoir posé une carte ou fini une colonne. Sinon, change des cartes de ta main : cela finit le tour.
kingsbridge-refused-must-place-or-pass = Tu n'as encore rien posé. Pose une carte, ou dis « je passe ».
kingsbridge-refused-not-in-pile = Le { N($card) } ne peut pas venir de cette pioche. Vérifie la carte.
kingsbridge-refused-draw-must-show = Ici, c'est moi qui distribue : aucune carte n'est cachée.
