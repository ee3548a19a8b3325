# Kingsbridge: what happened, what is so, what is forbidden.
# $mode is "app" (Héraut deals) or "table" (real cards); $alone is "yes" when one person plays.
# $character is a character's name, $character_id its identity.

# The ten characters. The first time in a match .complet is said: the name as the box has it, and
# where that has no title the role as well, by which it can be called.

kingsbridge-name-aldred = Aldred
    .complet = Aldred le moine
kingsbridge-name-edgar = Edgar
    .complet = Edgar le bâtisseur
kingsbridge-name-wynstan = Wynstan
    .complet = Évêque Wynstan
kingsbridge-name-gytha = Gytha
    .complet = Gytha la guérisseuse
kingsbridge-name-agatha = Agatha
    .complet = Mère Agatha
kingsbridge-name-ragna = Ragna
    .complet = Ragna la dame
kingsbridge-name-ethelred = Ethelred
    .complet = Roi Ethelred
kingsbridge-name-den = Den
    .complet = Shérif Den
kingsbridge-name-wigelm = Wigelm
    .complet = Wigelm le seigneur
kingsbridge-name-wilwulf = Wilwulf
    .complet = Wilwulf le comte

# Commands in a few words, as they are read back.

kingsbridge-say-place = { N($card) } sur colonne { N($column) }
kingsbridge-say-move-from = colonne { N($source) } à partir du { N($card) }, sur colonne { N($column) }
kingsbridge-say-move-to = début de la colonne { N($source) } jusqu'au { N($card) }, sur colonne { N($column) }
kingsbridge-say-move-card = le { N($card) } de la colonne { N($source) }, sur colonne { N($column) }
kingsbridge-say-move-column = toute la colonne { N($source) }, sur colonne { N($column) }
kingsbridge-say-exchange = changer { ALL($cards) }
kingsbridge-say-exchange-all = changer toute ta main
# Ce qui change ne se dit pas : seule la carte gardée a été dite.
kingsbridge-say-exchange-rest = changer tout sauf { ALL($stays) }
kingsbridge-say-exchange-some = changer ces cartes
kingsbridge-say-exchange-count = { $count ->
        [one] changer une carte
       *[other] changer { F($count) } cartes
    }
kingsbridge-say-exchange-mixed = changer { ALL($cards) }, et { $count ->
        [one] une carte cachée
       *[other] { F($count) } cartes cachées
    }
kingsbridge-say-move-from-copy = colonne { N($source) } à partir du { NTH($copy) } { N($card) }, sur colonne { N($column) }
kingsbridge-say-move-to-copy = début de la colonne { N($source) } jusqu'au { NTH($copy) } { N($card) }, sur colonne { N($column) }
kingsbridge-say-place-aside = { N($card) } mis de côté, sur colonne { N($column) }
kingsbridge-say-swap = reprendre Edgar avec le { N($card) }, colonne { N($column) }
kingsbridge-say-swap-aside = reprendre Edgar avec le { N($card) } mis de côté, colonne { N($column) }
kingsbridge-say-malus-card = { N($card) } au malus
kingsbridge-say-malus-card-aside = { N($card) } mis de côté, au malus
kingsbridge-say-use = jouer { $character }
kingsbridge-say-use-edgar = Edgar pour le { N($card) }, colonne { N($column) }
kingsbridge-say-use-wynstan = Wynstan, { $count ->
        [one] une carte
       *[other] { F($count) } cartes
    } de la colonne { N($column) }
kingsbridge-say-use-gytha = Gytha, { ALL($cards) } sur colonne { N($column) }
kingsbridge-say-use-ethelred = Ethelred, colonne en plus avec le { N($card) }
kingsbridge-say-use-den = Den, vider la colonne { N($column) }
kingsbridge-say-use-wilwulf = Wilwulf, { ALL($cards) } de côté
kingsbridge-say-fact-holds = un { N($card) } dans { $player ->
        [own] ta main
       *[other] la main du joueur { N($player) }
    }
kingsbridge-say-fact-lacks = pas de { N($card) } dans { $player ->
        [own] ta main
       *[other] la main du joueur { N($player) }
    }
kingsbridge-say-fact-hand-count = { F($hand_count) } { $hand_count ->
        [1] carte
       *[other] cartes
    } en main{ $player ->
        [own] {""}
       *[other] {" "}pour le joueur { N($player) }
    }
kingsbridge-say-fact-column = colonne { N($column) } jusqu'au { N($card) }
kingsbridge-say-fact-column-span = colonne { N($column) } du { N($lowest) } au { N($card) }
kingsbridge-say-fact-column-empty = colonne { N($column) } vide
kingsbridge-say-fact-character = { $character } { $player ->
        [own] pour toi
       *[other] au joueur { N($player) }
    }
kingsbridge-say-fact-turn = au joueur { N($player) } de jouer
kingsbridge-say-give = début de la colonne { N($column) } au joueur { N($player) }
kingsbridge-say-give-alone = prendre le début de la colonne { N($column) }
kingsbridge-say-stop-giving = ne plus donner
kingsbridge-say-reveal = le personnage est { $character }
kingsbridge-say-end = finir le tour
kingsbridge-say-pass = passer ton tour
kingsbridge-say-start = le { N($card) } commence la colonne
kingsbridge-say-draw = piocher le { N($card) }
kingsbridge-say-draw-hidden = piocher une carte cachée
kingsbridge-say-draw-all-hidden = piocher toutes les cartes cachées

# Pieces of a command, and cards that do not match.

kingsbridge-ask-with-card = { N($card) }. Sur quelle colonne ?
kingsbridge-ask-with-column = Colonne { N($column) }. Quelle carte ?
kingsbridge-ask-with-player = Joueur { N($player) }. Quelle colonne ?
kingsbridge-ask-with-column-player = Colonne { N($column) }, joueur { N($player) }. Que veux-tu faire ?
kingsbridge-ask-with-count = { F($count) } { $count ->
        [1] carte
       *[other] cartes
    }. De quelle colonne ?
kingsbridge-ask-use-edgar-with-character = Edgar. Pour quelle carte, et sur quelle colonne ?
kingsbridge-ask-use-edgar-with-card-character = Edgar pour le { N($card) }. Sur quelle colonne ?
kingsbridge-ask-use-edgar-with-character-column = Edgar sur la colonne { N($column) }. Pour quelle carte ?
kingsbridge-ask-use-wynstan-with-character = Wynstan. Une ou deux cartes, et de quelle colonne ?
kingsbridge-ask-use-wynstan-with-character-column = Wynstan, colonne { N($column) }. Une carte, ou deux cartes ?
kingsbridge-ask-use-wynstan-with-character-count = Wynstan, { F($count) } { $count ->
        [1] carte
       *[other] cartes
    }. De quelle colonne ?
kingsbridge-ask-use-gytha-with-character = Gytha. Quelles cartes, et sur quelle colonne ?
kingsbridge-ask-use-gytha-with-cards-character = Gytha, { ALL($cards) }. Sur quelle colonne ?
kingsbridge-ask-use-gytha-with-character-column = Gytha, colonne { N($column) }. Quelles cartes ?
kingsbridge-ask-use-ethelred-with-character = Ethelred. Quelle carte commence la colonne en plus ?
kingsbridge-ask-use-den-with-character = Den. Quelle colonne ?
kingsbridge-ask-use-wilwulf-with-character = Wilwulf. Quelles cartes de côté ? Une ou deux.
kingsbridge-ask-swap = Reprendre Edgar. Avec quelle carte, et dans quelle colonne ?
kingsbridge-ask-swap-with-card = Reprendre Edgar avec le { N($card) }. Quelle colonne ?
kingsbridge-ask-swap-with-column = Reprendre Edgar, colonne { N($column) }. Avec quelle carte ?
kingsbridge-ask-malus-card = Quelle carte au malus ?
kingsbridge-ask-move-column = Déplacer quoi, et sur quelle colonne ? Dis par exemple « la colonne deux sur la colonne cinq ».
    .bref = Quelle colonne, et sur laquelle ?
kingsbridge-ask-move-column-with-source = Déplacer la colonne { N($source) }. Sur quelle colonne ?
kingsbridge-ask-exchange = Quelles cartes changer ?
kingsbridge-ask-fact-holds-with-player = Corriger ta main. Quelle carte as-tu ?
kingsbridge-ask-give = Le début de quelle colonne, et à quel joueur ?
kingsbridge-ask-give-with-column = Colonne { N($column) }. À quel joueur ?
kingsbridge-ask-give-with-player = Joueur { N($player) }. Le début de quelle colonne ?
kingsbridge-mismatch-character = C'est { $character }, tu as dit { $said }. Je n'ai rien joué.
kingsbridge-mismatch = C'est la carte { N($card) }, tu as dit { N($said) }. Je n'ai rien joué.

# What happened.

kingsbridge-started = Colonne { N($column) } : { N($card) }.
kingsbridge-dealt = Les six colonnes sont prêtes. { $mode ->
        [app] Je distribue.
       *[table] { $alone ->
            [yes] Les autres cartes sont ta pioche. Prends-en six : passe chaque carte sur le lecteur, ou dis « main cachée » pour toutes.
           *[no] Distribuez toutes les cartes en commençant par la première personne. Puis chacun pioche six cartes : passe chaque carte sur le lecteur, ou dis « main cachée » pour toutes.
        }
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
kingsbridge-refilled = { $alone ->
        [yes] Tu pioches
       *[no] { $seat } pioche
    } { $count ->
        [one] une carte.
       *[other] { F($count) } cartes.
    }
    .complet = { $alone ->
        [yes] Tu pioches
       *[no] { $seat } pioche
    } { $count ->
        [one] une carte.
       *[other] { F($count) } cartes.
    } { $alone ->
        [yes] Ta
       *[no] Sa
    } pioche en a encore { F($pile) }.
kingsbridge-you-refilled = { $mode ->
        [app] Tu as pioché { ALL($cards) }.
       *[table] { "" }
    }
kingsbridge-turn-began = { $alone ->
        [yes] À toi.
       *[no] { TO($seat) } de jouer.
    }
    .bref = { $alone ->
        [yes] À toi.
       *[no] { $seat }.
    }
kingsbridge-placed = { N($card) } posé{ $where ->
        [start] { " " }au début.
       *[other] .
    } Colonne { N($column) } : { $count ->
        [1] { N($last) }.
       *[other] de { N($first) } à { N($last) }.
    }
    .bref = { N($card) } { $where ->
        [start] au début de
       *[other] sur
    } { N($column) }.
    .complet = { $alone ->
        [yes] Tu poses
       *[no] { $seat } pose
    } le { N($card) }{ $aside ->
        [yes] { " " }mis de côté
       *[no] { "" }
    }{ $where ->
        [start] { " " }au début
       *[other] { "" }
    }. Colonne { N($column) } : { $count ->
        [1] { N($last) }.
       *[other] de { N($first) } à { N($last) }.
    } { $alone ->
        [yes] Il te reste
       *[no] Il lui reste
    } { F($hand_left) } { $hand_left ->
        [0] carte
        [1] carte
       *[other] cartes
    } en main.
kingsbridge-gap-made = Il y manque le { N($missing) }.
kingsbridge-gap-filled = Le trou est bouché.
    .bref = { "" }
kingsbridge-moved = Déplacé{ $where ->
        [start] { " " }au début.
       *[other] .
    } Colonne { N($column) } : { $count ->
        [1] { N($column_last) }.
       *[other] de { N($column_first) } à { N($column_last) }.
    } { $left ->
        [0] { "" }
        [1] Reste une carte dans la colonne { N($source) }.
       *[other] Restent { F($left) } cartes dans la colonne { N($source) }.
    }
    .bref = Colonne { N($column) } : jusqu'à { N($column_last) }.
    .complet = { $alone ->
        [yes] Tu déplaces
       *[no] { $seat } déplace
    } de la colonne { N($source) } à la colonne { N($column) } les cartes de { N($first) } à { N($last) }. Colonne { N($column) } : { $count ->
        [1] { N($column_last) }.
       *[other] de { N($column_first) } à { N($column_last) }.
    }
kingsbridge-column-opened = Une colonne en plus, la { N($column) }.
kingsbridge-column-vanished = La colonne en plus, la { N($column) }, disparaît. Il y a { N($columns) } colonnes.
    .bref = La colonne { N($column) } disparaît.
kingsbridge-swapped = { N($card) } posé à la place d'Edgar, colonne { N($column) }.
    .bref = { N($card) } à la place d'Edgar.
kingsbridge-edgar-recovered = { $to ->
        [box] Edgar quitte le jeu.
        [deck] Edgar va sous les personnages cachés.
        [left] Edgar va à { $receiver }, sous ses personnages.
       *[pile] { $receiver } reprend Edgar, sous ses personnages.
    }
    .bref = { $to ->
        [box] Edgar quitte le jeu.
        [deck] Edgar sous les cachés.
       *[other] Edgar : à { $receiver }.
    }
kingsbridge-edgar-placed = Edgar pour { N($card) }. Colonne { N($column) } : { $count ->
        [1] { N($last) }.
       *[other] de { N($first) } à { N($last) }.
    }
    .bref = Edgar pour { N($card) }, colonne { N($column) }.

# Characters.

kingsbridge-revealed = { $seat ->
        [none] { $character } est là.
       *[other] { $mode ->
            [app] { "" }
           *[table] { $seat } : { $character }. { $left ->
                [0] { "" }
                [1] Encore un personnage.
               *[other] Encore { N($left) }.
            }
        }
    }
kingsbridge-characters-dealt = Les personnages sont distribués.{ $boxed ->
        [0] { "" }
        [one] { " " }Un reste dans la boîte.
       *[other] { " " }{ N($boxed) } restent dans la boîte.
    }
    .bref = { "" }
kingsbridge-top-character = { $character_id ->
        [none] { $seat } n'a plus de personnage.
       *[other] { $seat } a maintenant { $character }.
    }
    .bref = { "" }
kingsbridge-used = { $character }.{ $character_id ->
        [wigelm] { $alone ->
            [yes] { " " }Prends la première carte d'une colonne.
           *[no] { " " }Donne à chaque autre personne la première carte d'une colonne.
        }
       *[other] { "" }
    }
    .bref = { $character }.
    .complet = { $alone ->
        [yes] Tu joues { $character }.
       *[no] { $seat } joue { $character }.
    }
kingsbridge-permission = { $character_id ->
        [aldred] Ce tour-ci, on pose aussi au début des colonnes.
        [agatha] Ce tour-ci, on pose aussi une carte sur la même.
       *[ragna] Ce tour-ci, une colonne peut sauter un chiffre, une fois.
    }
    .bref = { "" }
kingsbridge-removed = Colonne { N($column) } : { ALL($cards) } à la défausse. { $left ->
        [0] { "" }
        [one] Y reste une carte.
       *[other] Y restent { F($left) } cartes.
    }
    .bref = { ALL($cards) } à la défausse.
kingsbridge-cleared = Colonne { N($column) } vidée. { $count ->
        [0] { "" }
        [one] Une carte à la défausse.
       *[other] { F($count) } cartes à la défausse.
    }
    .bref = Colonne { N($column) } vidée.
kingsbridge-from-discard = { ALL($cards) } de la défausse. Colonne { N($column) } : { $count ->
        [1] { N($last) }.
       *[other] de { N($first) } à { N($last) }.
    }
    .bref = { ALL($cards) } sur { N($column) }.
kingsbridge-set-aside = De côté : { ALL($cards) }.
kingsbridge-gave = { $alone ->
        [yes] Le { N($card) } de la colonne { N($column) } va sur ta pioche.
       *[no] Le { N($card) } de la colonne { N($column) } va à { $receiver }.
    } { $left ->
        [0] { "" }
        [one] Encore une personne.
       *[other] Encore { N($left) } personnes.
    }
    .bref = { $alone ->
        [yes] { N($card) } sur ta pioche.
       *[no] { N($card) } à { $receiver }.
    }
kingsbridge-giving-over = C'est donné.
    .bref = { "" }
kingsbridge-passed-on = { $character } passe à { $receiver }.
    .bref = { "" }
kingsbridge-character-boxed = { $character } quitte le jeu.
    .bref = { "" }
kingsbridge-characters-out = Il n'y a plus de personnage caché. { $open ->
        [0] Aucun ne reste.
        [one] Il en reste un.
       *[other] Il en reste { N($open) }.
    }
kingsbridge-column-emptied = Colonne { N($column) } : vide.
kingsbridge-column-finished = Colonne { N($column) } finie, elle est libre.
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
kingsbridge-malus = { N($card) } au malus. { $count ->
        [one] Un malus.
       *[other] { N($count) } malus en tout.
    }
    .bref = { N($card) } au malus.
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

kingsbridge-seat-done = { $seat } n'a plus de cartes. Les autres continuent.
kingsbridge-final-score = { N($points) } { $points ->
        [0] point
        [1] point
       *[other] points
    }. { $characters ->
        [0] Aucun personnage ne reste
        [one] Un personnage : un
       *[other] { N($characters) } personnages : { N($characters) }
    }. { $empty ->
        [0] Aucune colonne vide
        [one] Une colonne vide, à deux points
       *[other] { F($empty) } colonnes vides, à deux points
    }. { $malus ->
        [0] Aucun malus
        [one] Un malus, à moins cinq
       *[other] { N($malus) } malus, à moins cinq
    }.
    .bref = { N($points) } points.
kingsbridge-solo-over = { $outcome ->
        [lost] La partie est finie, et perdue. Il fallait au moins un point.
        [expert] La partie est gagnée, en expert. Bravo !
       *[won] La partie est gagnée. Bravo !
    }
kingsbridge-cooperative-over = { $outcome ->
        [lost] La partie est finie, et perdue pour tous. Il fallait au moins un point.
        [expert] La partie est gagnée pour tous, en expert. Bravo !
       *[won] La partie est gagnée pour tous. Bravo !
    }

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
kingsbridge-answer-column = Colonne { N($column) } : de { N($first) } à { N($last) }.{ $missing_count ->
        [0] { "" }
       *[other] { " " }Il manque { ALL($missing) }.
    }{ $twice_count ->
        [0] { "" }
       *[other] { " " }En double : { ALL($twice) }.
    }{ $edgar ->
        [0] { "" }
       *[other] { " " }Edgar y est le { N($edgar) }.
    }
    .complet = Colonne { N($column) } : de { N($first) } à { N($last) }, { F($count) } cartes.{ $missing_count ->
        [0] { "" }
       *[other] { " " }Il manque { ALL($missing) }.
    }{ $twice_count ->
        [0] { "" }
       *[other] { " " }En double : { ALL($twice) }.
    }{ $edgar ->
        [0] { "" }
       *[other] { " " }Edgar y est le { N($edgar) }.
    }
kingsbridge-answer-column-one = Colonne { N($column) } : { N($card) }{ $edgar ->
        [0] .
       *[other] , et c'est Edgar.
    }
kingsbridge-answer-column-empty = Colonne { N($column) } : vide.
kingsbridge-answer-no-such-column = Il n'y a pas de colonne { N($column) }. Il y en a { N($columns) }.
kingsbridge-answer-count = { $alone ->
        [yes] { $count ->
            [0] Tu n'as
           *[other] Tu as
        }
       *[no] { $seat } :
    } { $count ->
        [0] plus de carte
        [1] une carte
       *[other] { F($count) } cartes
    }{ $pile ->
        [0] { $aside ->
            [0] { $count ->
                [0] .
                [1] , en main.
               *[other] , toutes en main.
            }
           *[other] , dont { F($hand) } en main, et { F($aside) } de côté.
        }
       *[other] { $aside ->
            [0] , dont { F($hand) } en main.
           *[other] , dont { F($hand) } en main, et { F($aside) } de côté.
        }
    }
    .bref = { $alone ->
        [yes] { F($count) }.
       *[no] { $seat } : { F($count) }.
    }
kingsbridge-answer-turn = { $alone ->
        [yes] C'est à toi.
       *[no] C'est { TO($seat) }.
    }
kingsbridge-answer-turn-draw = { $alone ->
        [yes] Tu dois
       *[no] { $seat } doit
    } piocher encore { $left ->
        [one] une carte.
       *[other] { F($left) } cartes.
    }
kingsbridge-answer-turn-reveal = { $seat ->
        [none] Il faut { $left ->
            [one] encore un personnage visible.
           *[other] encore { N($left) } personnages visibles.
        } Passe la carte sur le lecteur, ou dis « le personnage est la dame ».
       *[other] { $begun ->
            [no] Les personnages, l'un après l'autre : passe-les sur le lecteur, ou dis « le personnage est la dame ». Le premier est
           *[yes] Le prochain est
        } pour { $seat }.
    }
kingsbridge-answer-turn-start = Il faut la première carte de la colonne { N($column) }. Passe-la sur le lecteur, ou dis « commence par le sept ».
kingsbridge-answer-over = La partie est finie. Victoire : { ALL($winners) }.
kingsbridge-answer-may-start = Donne la première carte de la colonne { N($column) } : passe-la sur le lecteur, ou dis « commence par le sept ».
kingsbridge-answer-may-reveal = { $seat ->
        [none] Retourne un personnage.
       *[other] Retourne un personnage pour { $seat }.
    } Passe-le sur le lecteur, ou dis « le personnage est la dame ».
kingsbridge-answer-may-draw = { $alone ->
        [yes] Pioche.
       *[no] { $seat } pioche.
    } Passe la carte sur le lecteur, ou dis « je pioche un sept », « carte cachée », ou « main cachée » pour toutes.
kingsbridge-answer-may-place = Poser une carte : « pose le sept sur la colonne trois ».
kingsbridge-answer-may-move = Déplacer : « mets la colonne quatre sur la une ».
kingsbridge-answer-may-use = Jouer un personnage : { ALL($characters) }. Dis « joue », puis son nom.
kingsbridge-answer-may-swap = Reprendre Edgar : le { N($card) } peut prendre sa place, colonne { N($column) }. Dis « reprends Edgar avec mon { N($card) }, colonne { N($column) } ».
kingsbridge-answer-may-give = { $alone ->
        [yes] Prendre une carte : « je prends le début de la colonne quatre ».
       *[no] Donner une carte à { ALL($seats) } : « donne le début de la colonne quatre au joueur deux ».
    }
kingsbridge-answer-may-stop = Ou ne plus donner : « je ne donne plus ».
kingsbridge-answer-may-malus = Mettre une carte au malus : « malus le huit ». Cela coûte cinq points et finit ton tour.
kingsbridge-answer-may-no-malus = Pas de malus : une de tes cartes peut aller.
kingsbridge-answer-may-exchange = Changer des cartes : « change le trois et le cinq ». Cela finit ton tour.
kingsbridge-answer-may-end = Finir : « fin de tour ».
kingsbridge-answer-may-pass = Passer : « je passe ».
kingsbridge-answer-discard = { $count ->
        [one] Une carte à la défausse
       *[other] { F($count) } cartes à la défausse
    } : { ALL($told) }.
    .bref = { $count ->
        [one] Une carte à la défausse.
       *[other] { F($count) } cartes à la défausse.
    }
kingsbridge-answer-discard-each = { $counts ->
        [1] un { N($cards) }
       *[other] { N($counts) } { N($cards) }
    }
kingsbridge-answer-discard-card = { N($card) } : { N($count) }.
kingsbridge-answer-discard-empty = La défausse est vide.
kingsbridge-answer-pile = { $count ->
        [one] Ta pioche : une carte.
       *[other] Ta pioche : { F($count) } cartes.
    }
kingsbridge-answer-pile-empty = Ta pioche est vide.
kingsbridge-answer-left-to-draw = { $count ->
        [0] Il ne te reste rien à piocher.
        [one] Il te reste une carte à piocher.
       *[other] Il te reste { F($count) } cartes à piocher.
    }
kingsbridge-answer-my-character = Ton personnage : { $character }.
kingsbridge-answer-no-character = { $alone ->
        [yes] Il n'y a pas de personnage.
       *[no] { $seat } n'a pas de personnage.
    }
kingsbridge-answer-open-characters = { $characters_count ->
        [0] Il n'y a plus de personnage.
       *[other] Personnages : { ALL($characters) }. { $deck ->
            [0] Aucun autre n'est caché.
            [one] Un autre est caché.
           *[other] { N($deck) } autres sont cachés.
        }
    }
kingsbridge-answer-characters-of = { $seat }, du dessus au dessous : { ALL($characters) }.
kingsbridge-answer-no-characters-of = { $seat } n'a pas de personnage.
kingsbridge-answer-what-does = { $character } : { $character_id ->
        [aldred] ce tour-ci, tes cartes vont aussi au début des colonnes. Dis « joue Aldred ».
        [edgar] joker, à la place de la carte que tu veux. Dis « joue Edgar pour le sept sur la colonne trois ».
        [wynstan] défausse une ou deux cartes à la fin d'une colonne. Dis « joue Wynstan deux cartes de la colonne trois ».
        [gytha] reprends une ou deux cartes de la défausse et pose-les sur une colonne. Dis « Gytha cinq et six colonne trois ».
        [agatha] ce tour-ci, une carte peut suivre sa pareille. Dis « joue Agatha ».
        [ragna] ce tour-ci, une colonne peut sauter un chiffre. Dis « joue Ragna ».
        [ethelred] ouvre une colonne de plus avec une carte de ta main. Dis « joue Ethelred avec le dix ».
        [den] vide une colonne, tu peux y rejouer aussitôt. Dis « le shérif sur la colonne quatre ».
        [wigelm] { $alone ->
            [yes] prends la première carte d'une colonne, elle va sur ta pioche.
           *[no] donne à chaque autre personne la première carte d'une colonne.
        } Dis « joue Wigelm ».
       *[wilwulf] garde une ou deux cartes de ta main de côté pour plus tard. Dis « mets le sept et le neuf de côté ».
    }
kingsbridge-answer-what-does-long = { $character }. { $character_id ->
        [aldred] Jusqu'à la fin de ton tour, tu peux poser aussi devant la première carte d'une colonne, si elle monte de un : un deux devant un trois. Cela vaut pour tes cartes et pour les morceaux de colonne que tu déplaces. La fin des colonnes reste permise.
        [edgar] Il prend la place de n'importe quelle carte, à la fin d'une colonne, dans un trou, ou sur une colonne vide, où tu dis quelle carte il est. Plus tard, la personne dont c'est le tour peut mettre la vraie carte à sa place et le reprendre. Si sa colonne est finie, la personne qui joue le reprend. Si Wynstan ou Den l'enlève, il va à la personne suivante. En solo ou ensemble, il ne te revient pas.
        [wynstan] Choisis une colonne. Sa dernière carte, ou les deux dernières, vont à la défausse. Tu peux poser ensuite à leur place.
        [gytha] Choisis une ou deux cartes dans la défausse. Elles se posent aussitôt, toutes sur une même colonne. Elles ne comptent pas comme des cartes de ta main.
        [agatha] Jusqu'à la fin de ton tour, une carte peut aller sur la même : un quatre sur un quatre, autant de fois que tu veux. Seulement à la fin d'une colonne. Cela vaut aussi pour les déplacements. La colonne est finie quand elle a tout de un à treize, même avec des doubles.
        [ragna] Une seule fois dans ton tour, une colonne peut sauter un chiffre, de deux à douze : un cinq sur un trois. Le trou reste. Qui a la carte qui manque peut la poser plus tard. Avec un trou, la colonne n'est pas finie.
        [ethelred] Pose une carte de ta main dans une colonne de plus, et d'autres à la suite si tu veux. Cette colonne disparaît dès qu'elle est vide ou finie.
        [den] Toutes les cartes d'une colonne vont à la défausse. Tu peux y poser tout de suite. Une colonne du roi, une fois vidée, disparaît.
        [wigelm] Chaque autre personne reçoit une carte sur sa pioche, face cachée. À chaque fois, c'est la première carte d'une colonne que tu choisis. En solo, c'est toi qui prends une carte.
       *[wilwulf] Mets une ou deux cartes de ta main devant toi, visibles. Dès ton prochain tour, tu peux les poser, mais seulement à la fin d'une colonne. Elles ne bouchent pas un trou, et doivent être posées pour gagner.
    }
kingsbridge-answer-malus = { $count ->
        [one] Un malus
       *[other] { N($count) } malus
    } : { N($points) } points.
kingsbridge-answer-malus-none = Aucun malus.
kingsbridge-answer-score = { $points ->
        [0] Zéro point
        [1] Un point
       *[other] { N($points) } points
    } si la partie finissait ainsi : { $characters ->
        [0] pas de personnage
        [one] un personnage
       *[other] { N($characters) } personnages
    }, { $empty ->
        [0] pas de colonne vide
        [one] une colonne vide
       *[other] { F($empty) } colonnes vides
    }, { $malus ->
        [0] pas de malus
        [one] un malus
       *[other] { N($malus) } malus
    }.
    .bref = { N($points) } points.
kingsbridge-answer-where = { N($card) } : { $columns_count ->
        [0] { "" }
        [1] colonne { ALL($columns) }.
       *[other] colonnes { ALL($columns) }.
    }{ $gaps_count ->
        [0] { "" }
       *[other] { " " }Dans un trou : colonne { ALL($gaps) }.
    }{ $starts_count ->
        [0] { "" }
       *[other] { " " }Au début, avec Aldred : colonne { ALL($starts) }.
    }
kingsbridge-answer-where-none = { N($card) } : nulle part pour l'instant.
kingsbridge-forgone-card = { N($card) } peut encore aller sur colonne { N($column) }.
kingsbridge-forgone-malus = { N($card) } peut aller sur colonne { N($column) }. Le malus coûte cinq points.
kingsbridge-answer-placeable = Tu peux poser : { ALL($told) }.
kingsbridge-answer-placeable-each = { N($cards) } sur { N($columns) }
kingsbridge-answer-placeable-none = Aucune de tes cartes connues ne se pose maintenant.
    .complet = Aucune de tes cartes connues ne se pose maintenant. Un déplacement ou un personnage peut tout changer.
kingsbridge-answer-my-card = { $count ->
        [0] { $unknown ->
            [0] Tu n'as pas de { N($card) }.
           *[other] Pas de { N($card) } parmi celles que je connais.
        }
        [1] Oui, un { N($card) }.
       *[other] Oui, { N($count) } fois le { N($card) }.
    }
kingsbridge-answer-leads = { $seats_count ->
        [1] { ALL($seats) } mène
       *[other] À égalité : { ALL($seats) }
    }, { $count ->
        [0] sans carte
        [one] avec une carte
       *[other] avec { F($count) } cartes
    }{ $fewer ->
        [0] .
        [one] , une de moins.
       *[other] , { F($fewer) } de moins.
    }
kingsbridge-answer-where-is = { N($card) } : { $columns_count ->
        [0] dans aucune colonne.
        [1] colonne { ALL($columns) }.
       *[other] colonnes { ALL($columns) }.
    }
kingsbridge-answer-edgar-in-column = Edgar est colonne { N($column) }, il y fait le { N($card) }.
kingsbridge-answer-character-with = { $alone ->
        [yes] { $character } est dans ta pile.
       *[no] { $character } : dans la pile { OF($seat) }.
    }
kingsbridge-answer-character-there = { $character } : { $where ->
        [open] visible, on peut le jouer.
        [box] dans la boîte.
       *[hidden] encore caché.
    }
kingsbridge-answer-next-player = { $alone ->
        [yes] C'est encore toi : tu joues en solo.
       *[no] Après toi, c'est { TO($seat) }.
    }
kingsbridge-answer-column-end = Colonne { N($column) } : { N($card) }.
kingsbridge-answer-empty-columns = { $columns_count ->
        [0] Aucune colonne vide.
        [1] Une colonne vide : la { ALL($columns) }.
       *[other] { F($columns_count) } colonnes vides : { ALL($columns) }.
    }
kingsbridge-answer-compare-columns = { $columns_count ->
        [1] { $what_id ->
            [longest] La plus longue
            [shortest] La plus courte
           *[nearest] La plus près d'être finie
        } : colonne { ALL($columns) }
       *[other] { $what_id ->
            [longest] Les plus longues
            [shortest] Les plus courtes
           *[nearest] Les plus près d'être finies
        } : colonnes { ALL($columns) }
    }, { $what_id ->
        [nearest] { $count ->
            [one] il manque un chiffre
           *[other] il manque { N($count) } chiffres
        }
       *[longest] { $count ->
            [one] une carte
           *[other] { F($count) } cartes
        }
    }.
kingsbridge-answer-missing = Colonne { N($column) }{ $needs ->
        [0] { " " }: elle va jusqu'au treize.
        [12] { " " }: il faut le douze et le treize.
        [13] { " " }: il faut le treize.
       *[other] { " " }: il faut de { N($needs) } à treize.
    }{ $missing_count ->
        [0] { "" }
       *[other] { " " }Au milieu : { ALL($missing) }.
    }{ $first ->
        [0] { "" }
        [1] { " " }Avant : le un.
       *[other] { " " }Avant : de un à { N($first) }.
    }
kingsbridge-answer-aside = { $alone ->
        [yes] De côté :
       *[no] { $seat }, de côté :
    } { ALL($cards) }.
kingsbridge-answer-aside-none = { $alone ->
        [yes] Tu n'as rien de côté.
       *[no] { $seat } n'a rien de côté.
    }
kingsbridge-answer-advice-count = { $count ->
        [0] Je ne trouve rien à poser.
        [one] Une carte sur { F($of) } peut être posée.
       *[other] { F($count) } cartes sur { F($of) } peuvent être posées.
    } { $proven ->
        [yes] { "" }
       *[no] Je n'ai pas tout cherché : c'est peut-être plus.
    }
kingsbridge-answer-advice-first = { $kind ->
        [place] Pose le { N($card) } sur la colonne { N($column) }.
        [swap] Reprends Edgar avec le { N($card) }, colonne { N($column) }.
        [move] Déplace de la colonne { N($source) } à la colonne { N($column) } les cartes de { N($first) } à { N($last) }.
        [give] Donne le début de la colonne { N($column) }.
       *[use] Joue { $character }.
    }
kingsbridge-answer-advice-line = { $count ->
        [one] Une carte posée
       *[other] { F($count) } cartes posées
    } : { THEN($steps) }. { $proven ->
        [yes] { "" }
       *[no] Je n'ai pas tout cherché.
    }
kingsbridge-answer-advice-none = Je ne trouve rien à poser maintenant.
kingsbridge-answer-advice-off = À cette table, les conseils sont coupés.

# Refusals: the value says what is wrong, .complet adds the rule behind it.

kingsbridge-refused-match-over = La partie est finie.
kingsbridge-refused-start-first = Il manque encore la première carte de la colonne { N($column) }.
kingsbridge-refused-draw-first = { $alone ->
        [yes] Tu dois
       *[no] { $seat } doit
    } d'abord piocher encore { $left ->
        [one] une carte.
       *[other] { F($left) } cartes.
    }
kingsbridge-refused-reveal-first = { $left ->
        [one] Il faut d'abord retourner un personnage.
       *[other] Il faut d'abord retourner { N($left) } personnages.
    }
kingsbridge-refused-nothing-to-reveal = Aucun personnage n'est à retourner maintenant.
kingsbridge-refused-nothing-to-start = Les six colonnes ont déjà commencé.
kingsbridge-refused-nothing-to-draw = Personne n'a de carte à piocher maintenant.
    .complet = Personne n'a de carte à piocher maintenant. On complète sa main à la fin de son tour.
kingsbridge-refused-no-such-card = Il n'y a pas de { N($card) }. Les cartes vont de { N($least) } à { N($most) }.
kingsbridge-refused-no-such-column = Il n'y a pas de colonne { N($column) }. Il y en a { N($columns) }.
# Ce que l'on corrige de la vraie table.
kingsbridge-fact-holds = Correction : un { N($card) } dans la main { OF($seat) }.{ $forgotten ->
        [0] {""}
        [1] {" "}Je ne suis plus sûr de l'autre carte.
       *[other] {" "}Je ne suis plus sûr des { F($forgotten) } autres.
    }
kingsbridge-fact-lacks = Correction : pas de { N($card) } dans la main { OF($seat) }.
kingsbridge-fact-count = Correction : { F($count) } { $count ->
        [1] carte
       *[other] cartes
    } en main pour { $seat }, au lieu de { F($before) }.
kingsbridge-fact-column = Correction : colonne { N($column) }, de { N($first) } à { N($last) }.{ $laid_count ->
        [0] { "" }
       *[other] { " " }De la main { OF($seat) } : { ALL($laid) }.
    }{ $returned_count ->
        [0] { "" }
       *[other] { " " }De nouveau dans la main { OF($seat) } : { ALL($returned) }.
    }
kingsbridge-fact-column-empty = Correction : colonne { N($column) } vide. { $count ->
        [1] Sa carte est
       *[other] Ses { F($count) } cartes sont
    } à la défausse.
kingsbridge-fact-turn = Correction : { TO($seat) } de jouer, et non { TO($receiver) }.
kingsbridge-fact-character = Correction : { $character } { TO($seat) }.{ $top_id ->
        [none] { "" }
       *[other] { " " }{ $top } { $receiver ->
            [none] dans la boîte
           *[other] { TO($receiver) }
        }.
    }
kingsbridge-refused-fact-own-turn = Une colonne change par la main { OF($seat) } seulement à son tour. Je n'ai rien changé.
kingsbridge-refused-fact-column-so = C'est bien ce que j'ai : colonne { N($column) }, de { N($first) } à { N($last) }.
kingsbridge-refused-fact-column-empty-so = C'est bien ce que j'ai : colonne { N($column) } vide.
kingsbridge-refused-fact-column-first = Je crois la colonne { N($column) } vide : dis de quelle carte à quelle carte, « correction colonne { N($column) } du trois au cinq ».
kingsbridge-refused-fact-column-order = Une colonne monte : du { N($last) } au { N($first) }, et non l'inverse. Je n'ai rien changé.
kingsbridge-refused-fact-column-done = De un à treize, la colonne { N($column) } serait finie. Dis plutôt les cartes que tu y poses.
kingsbridge-refused-fact-edgar-there = Edgar est dans la colonne { N($column) } : reprends-le, ou annule le coup qui l'y a mis. Je n'ai rien changé.
kingsbridge-refused-fact-hand-full = { $count ->
        [1] Cette carte reviendrait
       *[other] Ces { F($count) } cartes reviendraient
    } dans la main { OF($seat) }, qui n'a pas la place. Annule plutôt le coup. Je n'ai rien changé.
kingsbridge-refused-fact-hand-short = { $count ->
        [1] Cette carte viendrait
       *[other] Ces { F($count) } cartes viendraient
    } de la main { OF($seat) }, qui n'en aurait plus. Je n'ai rien changé.
kingsbridge-refused-fact-turn-so = C'est bien ce que j'ai : { TO($seat) } de jouer.
kingsbridge-refused-fact-turn-begun = { $seat } a déjà joué quelque chose ce tour-ci : annule-le d'abord. Je n'ai rien changé.
kingsbridge-refused-fact-no-characters = Personne n'a de personnage dans cette partie. Je n'ai rien changé.
kingsbridge-refused-fact-character-so = C'est bien ce que j'ai : { $character } { TO($seat) }.
kingsbridge-refused-fact-edgar-placed = Edgar est dans une colonne. Je n'ai rien changé.
kingsbridge-refused-fact-so = C'est bien ce que j'ai : { F($count) } { $count ->
        [1] carte
       *[other] cartes
    } en main pour { $seat }.
kingsbridge-fact-held = C'est bien ce que j'ai : un { N($card) } dans la main { OF($seat) }.
kingsbridge-fact-lacked = C'est bien ce que j'ai : pas de { N($card) } connu dans la main { OF($seat) }.
kingsbridge-refused-fact-held = C'est bien ce que j'ai : un { N($card) } en main.
kingsbridge-refused-fact-lacked = C'est bien ce que j'ai : pas de { N($card) } connu en main.
kingsbridge-refused-fact-hand-empty = La main { OF($seat) } est vide. Je n'ai rien changé.
kingsbridge-refused-fact-card-elsewhere = Je crois tous les { N($card) } ailleurs. Je n'ai rien changé.
kingsbridge-refused-fact-say-card = Dis plutôt la carte que tu n'as pas : « je n'ai pas de sept ».
kingsbridge-refused-not-in-hand = { $held ->
        [0] Tu n'as pas de { N($card) }.
        [1] Tu n'as qu'un seul { N($card) }.
       *[other] Tu n'as que { N($held) } fois le { N($card) }.
    } Je n'ai rien joué.{ $mode ->
        [app] {""}
       *[table] {" "}Si tu l'as, dis : j'ai un { N($card) }.
    }
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
kingsbridge-refused-no-such-end = Aucune colonne ne finit par { N($card) }.
    .complet = Aucune colonne ne finit par { N($card) } : rien ne peut aller à sa suite. Dis « les colonnes » pour savoir par quoi elles finissent.
kingsbridge-refused-no-such-first = Aucune colonne ne commence par { N($card) }.
kingsbridge-refused-lies-nowhere = Il n'y a de { N($card) } dans aucune colonne.
kingsbridge-refused-held-fits-nowhere = { $what ->
        [lowest] Ta plus petite carte ne va au bout d'aucune colonne.
       *[highest] Ta plus grande carte ne va au bout d'aucune colonne.
    } Je n'ai rien joué.
    .complet = { $what ->
        [lowest] Ta plus petite carte ne va au bout d'aucune colonne.
       *[highest] Ta plus grande carte ne va au bout d'aucune colonne.
    } Une colonne monte de un en un, sans trou. Une colonne vide accepte toute carte. Dis « les colonnes » pour savoir par quoi elles finissent.
kingsbridge-refused-held-fits-not = { $what ->
        [lowest] Ta plus petite carte ne va pas là.
       *[highest] Ta plus grande carte ne va pas là.
    } Je n'ai rien joué.
    .complet = { $what ->
        [lowest] Ta plus petite carte ne va pas là.
       *[highest] Ta plus grande carte ne va pas là.
    } Une colonne monte de un en un, sans trou. Une colonne vide accepte toute carte. Dis « les colonnes » pour savoir par quoi elles finissent.
kingsbridge-refused-nothing-held = Tu n'as plus de carte en main. Je n'ai rien joué.
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
kingsbridge-refused-no-gap = La colonne { N($column) } n'a pas de trou pour le { N($card) }.
kingsbridge-refused-gap-used = Ragna a déjà fait sauter un chiffre ce tour-ci. Colonne { N($column) } : il faut un { N($needs) }.
    .complet = Ragna ne saute qu'un chiffre, dans une seule colonne, et c'est déjà fait ce tour-ci. Dans la colonne { N($column) }, il faut un { N($needs) }, pas un { N($card) }.
kingsbridge-refused-gap-stays = Avec cette option, des cartes autour d'un trou ne bougent pas : colonne { N($column) }, il manque { ALL($missing) }.
kingsbridge-refused-no-characters = Cette partie se joue sans personnages.
    .complet = Cette partie se joue sans personnages. On les choisit au début, avec l'option « avec personnages ».
kingsbridge-refused-no-such-character = Il n'y a pas de personnage { $character }.
kingsbridge-refused-not-your-character = { $top_id ->
        [none] Tu n'as pas de personnage.
       *[other] Ton personnage est { $top }, pas { $character }.
    }
    .complet = { $top_id ->
        [none] Tu n'as pas de personnage en ce moment. Tu en reçois un quand la personne avant toi joue le sien.
       *[other] Seul le personnage du dessus de ta pile peut jouer. C'est { $top }, pas { $character }.
    }
kingsbridge-refused-not-open = { $character } n'est pas parmi les personnages visibles.
    .complet = { $character } n'est pas parmi les personnages visibles. Dis « les personnages » pour les entendre.
kingsbridge-refused-character-used = Tu as déjà joué { $character } ce tour-ci.
    .complet = Un seul personnage par tour, et tu as déjà joué { $character }.
kingsbridge-refused-character-no-effect = { $character } ne changerait rien maintenant. Je n'ai rien joué.
    .complet = { $character } ne changerait rien maintenant. Un personnage sans effet ne se joue pas.
kingsbridge-refused-character-not-left = { $character } est déjà ailleurs. Vérifie la carte.
kingsbridge-refused-edgar-nowhere = Edgar n'est dans aucune colonne. Je n'ai rien joué.
kingsbridge-refused-no-edgar = Edgar n'est pas dans la colonne { N($column) }.
kingsbridge-refused-not-edgars = Edgar y est le { N($needs) }, pas le { N($card) }.
    .complet = Colonne { N($column) }, Edgar tient la place du { N($needs) }. Seul un { N($needs) } peut le remplacer, pas un { N($card) }.
kingsbridge-refused-edgar-not-at-start = Edgar ne se pose pas au début d'une colonne. Je n'ai rien joué.
    .complet = Edgar ne se pose pas au début d'une colonne : il va à la fin, dans un trou, ou sur une colonne vide.
kingsbridge-refused-count-one-or-two = C'est une carte ou deux cartes, pas { N($count) }.
kingsbridge-refused-too-few-cards = La colonne { N($column) } n'a { $size ->
        [0] aucune carte.
        [one] qu'une carte.
       *[other] que { F($size) } cartes.
    }
kingsbridge-refused-not-in-discard = { $count ->
        [0] Il n'y a pas de { N($card) } à la défausse.
        [1] Il n'y a qu'un seul { N($card) } à la défausse.
       *[other] Il n'y a que { N($count) } fois le { N($card) } à la défausse.
    }
kingsbridge-refused-one-column = Les deux cartes vont sur une même colonne.
kingsbridge-refused-extra-column-gone = La première carte finit la colonne { N($column) }, qui disparaît : la deuxième n'a plus de place. Je n'ai rien joué.
kingsbridge-refused-not-aside = Tu n'as pas de { N($card) } de côté.
kingsbridge-refused-aside-end-only = Une carte mise de côté va seulement à la fin d'une colonne. Je n'ai rien joué.
    .complet = Le { N($card) } a été mis de côté. Une telle carte ne va qu'à la fin d'une colonne : ni au début, ni dans un trou, ni à la place d'Edgar ailleurs qu'au bout.
kingsbridge-refused-aside-next-turn = Le { N($card) } vient d'être mis de côté : il attend ton prochain tour.
kingsbridge-refused-hand-only = Le { N($card) } est de côté : Ethelred commence avec une carte de la main. Je n'ai rien joué.
    .complet = Le { N($card) } a été mis de côté avec Wilwulf. Une telle carte se pose à la fin d'une colonne qui existe déjà. Ethelred ouvre la sienne avec une carte de la main, et tu n'as pas de { N($card) } en main.
kingsbridge-refused-give-first = { $alone ->
        [yes] Wigelm d'abord : prends le début d'une colonne.
       *[no] Wigelm d'abord : donne encore { $left ->
            [one] une carte.
           *[other] { F($left) } cartes.
        }
    }
    .complet = { $alone ->
        [yes] Wigelm n'a pas fini. Dis « je prends le début de la colonne quatre ».
       *[no] Wigelm n'a pas fini : chaque autre personne reçoit une carte. Dis « donne le début de la colonne quatre au joueur deux ».
    }
kingsbridge-refused-not-giving = On ne donne de carte qu'après avoir joué Wigelm.
kingsbridge-refused-no-such-seat = Il n'y a pas de joueur { N($seat) }. { $seats ->
        [one] Tu joues en solo.
       *[other] Vous êtes { N($seats) }.
    }
kingsbridge-refused-give-self = Wigelm donne aux autres, pas à toi.
kingsbridge-refused-already-got = { $seat } a déjà reçu sa carte.
kingsbridge-refused-head-is-edgar = La colonne { N($column) } commence par Edgar : il ne se donne pas.
    .complet = La colonne { N($column) } commence par Edgar, qui n'est pas une carte de pioche : il ne se donne pas. Choisis une autre colonne.
kingsbridge-refused-no-exchange-alone = { $alone ->
        [yes] En solo, on ne change pas de cartes.
       *[no] En coopération, on ne change pas de cartes.
    } Pose une carte, ou mets-en une au malus.
kingsbridge-refused-must-place-or-malus = Tu n'as encore rien posé de ta main. Pose une carte, ou dis « malus le huit ».
    .complet = À chaque tour, il faut poser au moins une carte de sa main. Sinon, une carte de la main va au malus : dis « malus le huit ». Elle coûtera cinq points.
kingsbridge-refused-no-malus = Il n'y a pas de malus quand on joue les uns contre les autres.
kingsbridge-refused-already-placed-no-malus = Tu as déjà posé une carte : pas besoin de malus. Dis « fin de tour ».
kingsbridge-refused-malus-card-fits = Pas de malus : ton { N($card) } peut aller sur la colonne { N($column) }.
    .complet = Dans cette partie, le malus est pour qui ne peut poser aucune carte de sa main. Ton { N($card) } peut aller sur la colonne { N($column) }.
kingsbridge-refused-malus-edgar-fits = Pas de malus : ton { N($card) } peut reprendre Edgar, colonne { N($column) }.
    .complet = Dans cette partie, le malus est pour qui ne peut poser aucune carte de sa main. Ton { N($card) } peut reprendre Edgar, colonne { N($column) }.
kingsbridge-refused-malus-hand-first = Le { N($card) } est de côté. Le malus prend d'abord une carte de ta main.

# Help.

kingsbridge-help-idle = Pose une carte, par exemple : pose le sept sur la colonne trois. Questions : colonne trois, toutes les colonnes, ma main, à qui le tour. Pour finir : fin de tour. « Que puis-je faire » dit ce qui est permis.
    .bref = Dis un coup, une question, ou « que puis-je faire ».
kingsbridge-help-further = { $part ->
        [1] La table : « colonne trois », « où est le sept », « où est une colonne vide », « quelle colonne a le plus de cartes », « la fin de toutes les colonnes », « la défausse », « combien de cinq dans la défausse ».
        [2] Tes cartes : « combien de dix dans ma main », « où puis-je poser le sept », « quelles cartes puis-je poser », « que reste-t-il à poser sur la colonne trois », « ma pioche », « combien reste-t-il à piocher », « mes cartes de côté ».
        [3] Les autres : « combien de cartes », « qui a le moins de cartes », « qui joue ensuite ». Seul ou ensemble : « le malus », « le score ».
        [4] Les personnages : « mon personnage », « les personnages du joueur deux », « que fait la dame », « que fait Ragna en détail », « joue le moine », « reprends Edgar avec mon dix colonne quatre », « donne le début de la colonne quatre au joueur deux ». Pour un avis : « conseil », « conseil premier coup », « conseil complet ».
        [5] Leurs pouvoirs : « joue l'évêque deux cartes de la colonne trois », « Gytha cinq et six colonne trois », « ouvre une colonne avec le dix », « le shérif sur la colonne quatre », « mets le sept et le neuf de côté ».
        [6] Déplacer : « déplace à partir du deuxième quatre de la colonne trois sur la colonne deux », « déplace le treize de la colonne six sur la colonne trois », « déplace le début de la colonne trois jusqu'au deuxième quatre sur la colonne deux », « annule le coup ».
        [7] La vraie table : « correction pas de sept », « correction j'ai cinq cartes », « correction un onze au joueur deux », « correction colonne deux jusqu'au huit », « correction colonne deux vide », « correction j'ai le shérif », « correction c'est au joueur deux ».
       *[other] { "" }
    }
