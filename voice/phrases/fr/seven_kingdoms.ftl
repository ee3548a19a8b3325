# 7 Kingdoms: what happened, what is so, what is forbidden.
# $mode is "app" (Héraut deals) or "table" (real cards). A card is its number, 1 to 49.
# $rank_id and $token_id are identities, $rank and $token their names.

# The ranks and the tokens by name.

seven-kingdoms-name-king = roi
seven-kingdoms-name-bishop = évêque
seven-kingdoms-name-general = général
seven-kingdoms-name-princess = princesse
seven-kingdoms-name-knight = chevalier
seven-kingdoms-name-merchant = marchand
seven-kingdoms-name-peasant = paysan
seven-kingdoms-name-double = double
seven-kingdoms-name-plus_1 = plus un
seven-kingdoms-name-plus_2 = plus deux
seven-kingdoms-name-plus_3 = plus trois
seven-kingdoms-name-plus_4 = plus quatre
seven-kingdoms-name-plus_5 = plus cinq
seven-kingdoms-name-peasants = paysans
seven-kingdoms-name-crests = blasons

# Parts of sentences that several messages share.

seven-kingdoms-crest = blason { $crest_name ->
        [none] { N($crest) }
       *[other] { $crest_name }
    }
seven-kingdoms-to-take = { $rank_id ->
        [king] jusqu'à quatre cartes
        [princess] jusqu'à deux cartes
        [general] trois emplacements qui se suivent
        [knight] deux emplacements qui se suivent
        [peasant] une carte, de ses deux emplacements
       *[other] une carte
    }
seven-kingdoms-points = { N($points) } { $points ->
        [0] point
        [1] point
       *[other] points
    }
seven-kingdoms-made-of = { $cards ->
        [0] { "" }
       *[other] { N($cards) } pour les cartes
    }{ $doubled ->
        [0] { "" }
       *[other] , { N($doubled) } pour le double
    }{ $plus ->
        [0] { "" }
       *[other] , { N($plus) } pour les jetons
    }{ $peasants ->
        [0] { "" }
       *[other] , { N($peasants) } pour les paysans
    }{ $crests ->
        [0] { "" }
       *[other] , { N($crests) } pour les blasons
    }
seven-kingdoms-over = { $over_count ->
        [0] { "" }
       *[other] { " " }{ $to ->
            [wait] À droite, en attente
            [discard] Hors du jeu
           *[bottom] Sous la pioche
        } : { EACH($over) }.
    }

# What happened: the table.

seven-kingdoms-crest-laid = { $slot ->
        [1] { $mode ->
            [app] Les blasons, depuis l'emplacement un : { seven-kingdoms-crest }.
           *[table] { seven-kingdoms-crest }, emplacement { N($slot) }.
        }
       *[other] { $mode ->
            [app] { $crest_name ->
                [none] { N($crest) }
               *[other] { $crest_name }
            }.
           *[table] { seven-kingdoms-crest }, emplacement { N($slot) }.
        }
    }
seven-kingdoms-token-revealed = Jeton visible : { $token }.
    .complet = Jeton visible : { $token }. { $left ->
        [0] Aucun autre n'est caché.
        [one] Un autre est caché.
       *[other] { N($left) } autres sont cachés.
    }
seven-kingdoms-first-player = { $seat } commence.
seven-kingdoms-drew = { $mode ->
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
seven-kingdoms-you-drew = { $mode ->
        [app] { "" }
       *[table] { N($card) }.
    }
seven-kingdoms-refilled = { $seat } a pioché { $count ->
        [one] une carte.
       *[other] { F($count) } cartes.
    }
    .bref = { $seat } : { $count ->
        [one] une carte.
       *[other] { F($count) } cartes.
    }
    .complet = { $seat } a pioché { $count ->
        [one] une carte.
       *[other] { F($count) } cartes.
    } { $pile ->
        [0] La pioche est vide.
        [one] Il reste une carte dans la pioche.
       *[other] Il reste { F($pile) } cartes dans la pioche.
    }
seven-kingdoms-you-refilled = { $mode ->
        [app] Tu as pioché { ALL($cards) }.
       *[table] { "" }
    }
seven-kingdoms-row-card = { $mode ->
        [app] { "" }
       *[table] Emplacement { N($slot) } : { N($card) }.{ $left ->
            [0] { "" }
            [1] { " " }Encore une.
           *[other] { " " }Encore { F($left) }.
        }
    }
seven-kingdoms-row-filled = { $mode ->
        [app] La rangée, de un à sept : { EACH($row) }.
       *[table] La rangée est complète.
    }
    .complet = { $mode ->
        [app] La rangée, de un à sept : { EACH($row) }.
       *[table] La rangée est complète, de un à sept : { EACH($row) }.
    } { $pile ->
        [one] Il reste une carte dans la pioche.
       *[other] Il reste { F($pile) } cartes dans la pioche.
    }
seven-kingdoms-row-shifted = { $left ->
        [0] La rangée, de un à sept : { EACH($row) }.
       *[other] { $mode ->
            [app] { "" }
           *[table] { $row_count ->
                [0] La nouvelle rangée est vide.
               *[other] La nouvelle rangée commence par : { EACH($row) }.
            }
        }
    }{ seven-kingdoms-over }

# What happened: the seats.

seven-kingdoms-round-began = Manche { N($round) }.
    .bref = { "" }
    .complet = Manche { N($round) }. { $seat } a le pion.
seven-kingdoms-turn-began = { $secret ->
        [yes] { TO($seat) } de poser une carte cachée.
       *[no] { TO($seat) } de jouer.
    }
    .bref = { $seat }.
seven-kingdoms-empty-hand = { $seat } n'a plus de carte : { $count ->
        [one] une à piocher
       *[other] { F($count) } à piocher
    }, et sa manche est finie.
    .bref = { $seat } pioche.
seven-kingdoms-played = { $seat } joue le { N($card) }, { $rank }.
    .bref = { $seat } : { N($card) }.
    .complet = { $seat } joue le { N($card) }, { $rank }. { $left ->
        [0] C'était sa dernière carte.
        [one] Il lui reste une carte.
       *[other] Il lui reste { F($left) } cartes.
    }
seven-kingdoms-committed = Carte posée.
    .complet = { $seat } a posé une carte cachée. { $left ->
        [0] C'était sa dernière carte.
        [one] Il lui reste une carte.
       *[other] Il lui reste { F($left) } cartes.
    }
seven-kingdoms-you-committed = Tu as posé le { N($card) }.
seven-kingdoms-all-played = Ordre de prise : { ALL($told) }.
    .bref = { "" }
seven-kingdoms-all-played-each = { $seats } avec { N($cards) }
seven-kingdoms-order-settled = Ordre : { ALL($told) }.
    .bref = { "" }
    .complet = Ordre de prise : { ALL($told) }.
seven-kingdoms-order-settled-each = { $seats }
    .complet = { $seats } avec { N($cards) }
seven-kingdoms-laid = { $mode ->
        [app] { "" }
       *[table] Le { N($card) } va au-dessus de l'emplacement { N($slot) }.
    }
    .complet = Le { N($card) } va au-dessus de l'emplacement { N($slot) }.
seven-kingdoms-bishop-validated = Évêque { N($card) } au royaume { OF($seat) }.
    .bref = { N($card) } validé.
    .complet = L'évêque { N($card) } va tout de suite au royaume { OF($seat) }, qui compte { $count ->
        [one] une carte.
       *[other] { F($count) } cartes.
    }
seven-kingdoms-token-due = { $seat } choisit un jeton : { ALL($tokens) }. Il va sur { seven-kingdoms-crest }.
    .bref = Un jeton, { $seat } : { ALL($tokens) }.
    .complet = { $seat } choisit un jeton : { ALL($tokens) }. Il va sur { seven-kingdoms-crest }, emplacement { N($slot) }.
seven-kingdoms-token-placed = Jeton { $token } sur { seven-kingdoms-crest }. { $left ->
        [0] Tous les blasons ont un jeton : c'est la dernière manche.
       *[other] { "" }
    }
    .complet = Jeton { $token } sur { seven-kingdoms-crest }. { $left ->
        [0] Tous les blasons ont un jeton : c'est la dernière manche.
        [one] Il reste un blason sans jeton.
       *[other] Il reste { N($left) } blasons sans jeton.
    }
seven-kingdoms-take-began = { $seat } prend avec le { N($card) } : { seven-kingdoms-to-take }.
    .bref = { $seat } prend avec le { N($card) }.
    .complet = { $seat } prend avec le { N($card) }, { $rank } : { seven-kingdoms-to-take }. À portée : { ALL($cards) }.
seven-kingdoms-took = { $seat } prend { ALL($cards) }.{ $more ->
        [0] { "" }
        [1] { " " }Encore une possible.
       *[other] { " " }Encore { F($more) } possibles.
    } { $room ->
        [0] La main est pleine : valide.
       *[other] Valide, ou garde.
    }
    .bref = { ALL($cards) }. { $room ->
        [0] Valide.
       *[other] Valide ou garde.
    }
    .complet = { $seat } prend { ALL($cards) }, { $slots_count ->
        [1] emplacement { ALL($slots) }.
       *[other] emplacements { ALL($slots) }.
    }{ $more ->
        [0] { "" }
        [1] { " " }Encore une possible.
       *[other] { " " }Encore { F($more) } possibles.
    } { $room ->
        [0] La main est pleine : tout se valide.
       *[other] La main peut en recevoir { F($room) } au plus. Valide, ou garde.
    }
    .suivi = { $seat } prend { ALL($cards) }.
seven-kingdoms-took-nothing = { $why ->
        [none] Rien à prendre pour { $seat }.
       *[chosen] { $seat } ne prend rien.
    }
    .complet = { $why ->
        [none] Rien à prendre pour { $seat } avec le { N($card) }.
       *[chosen] { $seat } ne prend rien avec le { N($card) }.
    }
# What is still to be decided is left out where it has been decided in the same breath.
seven-kingdoms-still = { $pending_count ->
        [0] { "" }
       *[other] { $room ->
            [0] { " " }Main pleine : valide { ALL($pending) }.
           *[other] { " " }Reste { ALL($pending) } : valide, ou garde.
        }
    }
seven-kingdoms-validated = Validé : { ALL($cards) }.{ seven-kingdoms-still }
    .suivi = Validé : { ALL($cards) }.
    .complet = Validé : { ALL($cards) }. Le royaume { OF($seat) } compte { $count ->
        [one] une carte.
       *[other] { F($count) } cartes.
    }{ seven-kingdoms-still }
seven-kingdoms-kept = Gardé en main : { ALL($cards) }.{ seven-kingdoms-still }
    .suivi = Gardé en main : { ALL($cards) }.
    .bref = Gardé : { ALL($cards) }.{ seven-kingdoms-still }
    .complet = Gardé en main : { ALL($cards) }. { $seat } a { $hand ->
        [one] une carte en main.
       *[other] { F($hand) } cartes en main.
    }{ seven-kingdoms-still }

# What happened: the end.

seven-kingdoms-match-ended = { $cause ->
        [pile] La pioche est vide : la partie est finie.
       *[tokens] Tous les blasons ont un jeton : la partie est finie.
    }
    .bref = { $cause ->
        [pile] Pioche vide, partie finie.
       *[tokens] Derniers jetons, partie finie.
    }
seven-kingdoms-cut-short = { ALL($seats) } { MANY($seats) ->
        [one] { $to ->
            [hand] reprend sa carte jouée en main.
           *[lost] perd sa carte jouée.
        }
       *[other] { $to ->
            [hand] reprennent leur carte jouée en main.
           *[lost] perdent leur carte jouée.
        }
    }
    .complet = { ALL($seats) } { MANY($seats) ->
        [one] { $to ->
            [hand] reprend sa carte jouée en main : elle n'a encore rien pris.
           *[lost] perd sa carte jouée : elle n'a encore rien pris.
        }
       *[other] { $to ->
            [hand] reprennent leur carte jouée en main : elle n'a encore rien pris.
           *[lost] perdent leur carte jouée : elle n'a encore rien pris.
        }
    }
seven-kingdoms-shown = { $seat } montre le { N($card) }.{ $left ->
        [0] { "" }
        [1] { " " }Encore une.
       *[other] { " " }Encore { F($left) }.
    }
seven-kingdoms-hand-validated = { $cards_count ->
        [0] { $seat } n'a plus rien à valider.
       *[other] { $seat } valide sa main : { ALL($cards) }.
    }
    .bref = { $cards_count ->
        [0] { "" }
       *[other] { $seat } valide { ALL($cards) }.
    }
seven-kingdoms-token-won = Jeton { $token } { TO($seat) }.
    .bref = { "" }
    .complet = Jeton { $token }, { seven-kingdoms-crest } : { TO($seat) }, avec { $count ->
        [one] une carte.
       *[other] { F($count) } cartes.
    }
seven-kingdoms-token-tied = { $count ->
        [0] Jeton { $token } : personne n'a ce blason.
       *[other] Jeton { $token } : égalité, à personne.
    }
    .bref = { "" }
    .complet = Jeton { $token }, { seven-kingdoms-crest } : { $count ->
        [0] personne n'a ce blason.
        [one] { ALL($seats) } à égalité, avec une carte chacun. Il n'est à personne.
       *[other] { ALL($seats) } à égalité, avec { F($count) } cartes chacun. Il n'est à personne.
    }
seven-kingdoms-final-score = { $seat } : { seven-kingdoms-points }.{ $points ->
        [0] { "" }
       *[other] { " " }{ seven-kingdoms-made-of }.
    }
    .bref = { $seat } : { seven-kingdoms-points }.
    .complet = { $seat } : { seven-kingdoms-points }.{ $points ->
        [0] { "" }
       *[other] { " " }{ seven-kingdoms-made-of }.
    } { $kings ->
        [0] Aucun roi.
        [one] Un roi.
       *[other] { N($kings) } rois.
    }
seven-kingdoms-won = { $by ->
        [points] { ALL($winners) } gagne avec { seven-kingdoms-points }. Bravo !
        [kings] Égalité à { seven-kingdoms-points }. Le plus de rois : { ALL($winners) }. Bravo !
       *[shared] Égalité à { seven-kingdoms-points }. Victoire partagée : { ALL($winners) }. Bravo !
    }

# Answers: hands.

seven-kingdoms-answer-hand = { $unknown ->
        [0] Ta main : { ALL($cards) }.
        [1] Ta main : { ALL($cards) }, et une carte que je ne connais pas.
       *[other] Ta main : { ALL($cards) }, et { F($unknown) } cartes que je ne connais pas.
    }
seven-kingdoms-answer-hand-unknown = { $count ->
        [one] Tu as une carte. Je ne la connais pas.
       *[other] Tu as { F($count) } cartes. Je ne les connais pas.
    }
seven-kingdoms-answer-hand-empty = Ta main est vide.
seven-kingdoms-answer-my-card = Ta carte { N($place) } : le { N($card) }. { seven-kingdoms-answer-what-does }{ $slots_count ->
        [0] { "" }
       *[other] { " " }Les siens : { ALL($slots) }.
    }
seven-kingdoms-answer-my-card-unknown = Je ne connais pas les cartes de ta main.
seven-kingdoms-answer-no-such-place = { $count ->
        [0] Ta main est vide.
       *[other] Tu n'as pas de carte { N($place) } : j'en connais { F($count) } dans ta main.
    }
seven-kingdoms-answer-no-hand = Personne n'est en train de jouer : il n'y a pas de main à lire.
seven-kingdoms-answer-count = { $seat } : { $hand ->
        [0] aucune carte en main
        [1] une carte en main
       *[other] { F($hand) } cartes en main
    }, { $kingdom ->
        [0] royaume vide.
        [1] une au royaume.
       *[other] { F($kingdom) } au royaume.
    }
    .bref = { $seat } : { F($hand) } en main, { F($kingdom) } au royaume.
seven-kingdoms-answer-known-hand = Vu de tous dans la main { OF($seat) } : { ALL($cards) }.{ $others ->
        [0] { "" }
        [one] { " " }Et une autre carte.
       *[other] { " " }Et { F($others) } autres cartes.
    }
seven-kingdoms-answer-known-hand-none = { $others ->
        [0] { $seat } n'a pas de carte en main.
       *[other] Personne n'a vu les cartes { OF($seat) }.
    }

# Answers: the row, slots and cards.

seven-kingdoms-answer-row = { $count ->
        [7] La rangée, de un à sept : { EACH($cards) }.
       *[other] La rangée. { PLACES($cards) }.
    }{ $waiting_count ->
        [0] { "" }
       *[other] { " " }À droite, en attente : { EACH($waiting) }.
    }
seven-kingdoms-answer-row-empty = La rangée est vide.
seven-kingdoms-answer-slot = Emplacement { N($slot) } : { N($card) }, { $rank }, { seven-kingdoms-crest }. { $token_id ->
        [none] { "" }
       *[other] Au-dessus, jeton { $token }.
    }
    .bref = { N($card) }, { $rank }.
    .complet = Emplacement { N($slot) } : { N($card) }, { $rank }, { seven-kingdoms-crest }. Au-dessus : { $crest_card ->
        [0] pas encore de blason.
       *[other] blason { N($crest_card) }{ $token_id ->
            [none] , sans jeton.
           *[other] , jeton { $token }.
        }
    }
seven-kingdoms-answer-slot-empty = Emplacement { N($slot) } : vide. { $token_id ->
        [none] { "" }
       *[other] Au-dessus, jeton { $token }.
    }
    .complet = Emplacement { N($slot) } : vide. Au-dessus : { $crest_card ->
        [0] pas encore de blason.
       *[other] blason { N($crest_card) }{ $token_id ->
            [none] , sans jeton.
           *[other] , jeton { $token }.
        }
    }
seven-kingdoms-answer-no-such-slot = Il n'y a pas d'emplacement { N($slot) }. Il y en a { N($slots) }.
seven-kingdoms-answer-card = { N($card) } : { $rank }, { seven-kingdoms-crest }.{ $slots_count ->
        [0] { "" }
       *[other] { " " }Emplacements { ALL($slots) }.
    }
seven-kingdoms-answer-no-such-card = Il n'y a pas de carte { N($card) }. Les cartes vont de { N($least) } à { N($most) }.
seven-kingdoms-answer-takeable = Le { N($card) }, { $rank }, prend { $most ->
        [1] une carte parmi : { ALL($told) }.
       *[other] jusqu'à { F($most) } cartes parmi : { ALL($told) }.
    }
    .bref = { $most ->
        [1] Une parmi : { ALL($cards) }.
       *[other] Jusqu'à { F($most) } parmi : { ALL($cards) }.
    }
seven-kingdoms-answer-takeable-each = { N($cards) } en { N($slots) }
seven-kingdoms-answer-takeable-slots = Le { N($card) }, { $rank }, vide { N($size) } emplacements qui se suivent. { ALL($told) }.
    .bref = { ALL($told) }.
seven-kingdoms-answer-takeable-slots-each = { $counts ->
        [0] aucune carte
        [1] une carte
       *[other] { F($counts) } cartes
    } depuis le { N($firsts) }
seven-kingdoms-answer-takeable-none = Le { N($card) }, { $rank }, n'a rien à prendre.
seven-kingdoms-answer-which-card = Avec quelle carte ? Dis par exemple « que puis-je prendre avec ma carte deux ».

# Answers: kingdoms, crests, tokens and points.

seven-kingdoms-answer-kingdom = Royaume { OF($seat) } : { $count ->
        [one] une carte
       *[other] { F($count) } cartes
    }{ $kings ->
        [0] { "" }
        [one] , dont un roi
       *[other] , dont { N($kings) } rois
    }.
    .bref = Royaume { OF($seat) } : { ALL($cards) }.
    .complet = Royaume { OF($seat) } : { ALL($cards) }. { $kings ->
        [0] Aucun roi,
        [one] Un roi,
       *[other] { N($kings) } rois,
    } { $peasants ->
        [0] aucun paysan.
        [one] un paysan.
       *[other] { N($peasants) } paysans.
    }
seven-kingdoms-answer-kingdom-crests = Par blason : { ALL($told) }.
seven-kingdoms-answer-kingdom-crests-each = { F($counts) } au { $crests_name ->
        [none] { N($crests) }
       *[other] blason { $crests_name }
    }
seven-kingdoms-answer-kingdom-crest = Royaume { OF($seat) }, { seven-kingdoms-crest } : { $count ->
        [0] aucune carte.
       *[other] { ALL($cards) }.
    }
seven-kingdoms-answer-kingdom-empty = Le royaume { OF($seat) } est vide.
seven-kingdoms-answer-no-such-seat = Il n'y a pas de joueur { N($seat) }. Vous êtes { N($seats) }.
seven-kingdoms-answer-tokens = { $open_count ->
        [0] Aucun jeton visible.
       *[other] Jetons visibles : { ALL($open) }.
    } { $hidden ->
        [0] Aucun caché.
        [one] Un caché.
       *[other] { N($hidden) } cachés.
    } { $placed ->
        [0] Aucun posé.
       *[other] { "" }
    }
seven-kingdoms-answer-tokens-placed = { $tokens_count ->
        [1] Posé
       *[other] Posés
    } : { ALL($told) }.
seven-kingdoms-answer-tokens-placed-each = { $tokens } sur le blason { $crests_name ->
        [none] { N($crests) }
       *[other] { $crests_name }
    }
seven-kingdoms-answer-leader = { seven-kingdoms-crest }{ $token_id ->
        [none] { "" }
       *[other] , jeton { $token }
    } : { ALL($seats) }, avec { F($count) }.
seven-kingdoms-answer-leader-none = { seven-kingdoms-crest }{ $token_id ->
        [none] { "" }
       *[other] , jeton { $token }
    } : personne.
seven-kingdoms-answer-crests = Les blasons, depuis l'emplacement un : { ALL($told) }.
seven-kingdoms-answer-crests-each = { $crests_name ->
        [none] { N($crests) }
       *[other] { $crests_name }
    }{ $tokens_id ->
        [none] { "" }
       *[other] { " " }avec le jeton { $tokens }
    }
seven-kingdoms-answer-crests-none = Aucun blason n'est encore posé.
seven-kingdoms-answer-pile = { $count ->
        [0] La pioche est vide.
        [one] Il reste une carte dans la pioche.
       *[other] Il reste { F($count) } cartes dans la pioche.
    }
    .bref = { $count ->
        [0] Pioche vide.
        [one] Une carte.
       *[other] { F($count) } cartes.
    }
seven-kingdoms-answer-score = { $seat } : { seven-kingdoms-points } si la partie finissait ainsi.{ $points ->
        [0] { "" }
       *[other] { " " }{ seven-kingdoms-made-of }.
    }
    .bref = { $seat } : { seven-kingdoms-points }.
    .complet = { $seat } : { seven-kingdoms-points } si la partie finissait ainsi, sans compter les mains.{ $points ->
        [0] { "" }
       *[other] { " " }{ seven-kingdoms-made-of }.
    } { $kings ->
        [0] Aucun roi.
        [one] Un roi.
       *[other] { N($kings) } rois.
    }

# Answers: what each rank does.

seven-kingdoms-answer-what-does = { $rank_id ->
        [king] Roi, de { N($least) } à { N($most) } : prends jusqu'à quatre cartes. Il vaut deux points.
        [bishop] Évêque, de { N($least) } à { N($most) } : il va au royaume. Pose un jeton, puis prends une carte.
        [general] Général, de { N($least) } à { N($most) } : vide trois emplacements qui se suivent.
        [princess] Princesse, de { N($least) } à { N($most) } : prends une ou deux cartes.
        [knight] Chevalier, de { N($least) } à { N($most) } : vide deux emplacements qui se suivent.
        [merchant] Marchand, de { N($least) } à { N($most) } : prends une carte.
       *[peasant] Paysan, de { N($least) } à { N($most) } : prends une carte, à l'un de ses deux emplacements.
    }
seven-kingdoms-answer-what-does-long = { $rank_id ->
        [king] Les rois sont les cartes de { N($least) } à { N($most) }. Un roi choisit jusqu'à quatre cartes, n'importe où dans la rangée. Comme son numéro est bas, il prend après les autres. Au royaume il vaut deux points, et les rois départagent les égalités. Dis « je prends le dix-sept et le trente », ou passe les cartes sur le lecteur.
        [bishop] Les évêques sont les cartes de { N($least) } à { N($most) }. Un évêque joué entre aussitôt au royaume. Choisis ensuite un des jetons visibles : il va sur le premier blason qui n'en a pas. Puis prends une carte. Un évêque pris dans la rangée ne donne pas de jeton.
        [general] Les généraux sont les cartes de { N($least) } à { N($most) }. Un général choisit trois emplacements qui se suivent, et prend tout ce qui s'y trouve, même rien. Dis « je prends les emplacements deux à quatre ».
        [princess] Les princesses sont les cartes de { N($least) } à { N($most) }. Une princesse choisit jusqu'à deux cartes, n'importe où dans la rangée.
        [knight] Les chevaliers sont les cartes de { N($least) } à { N($most) }. Un chevalier choisit deux emplacements qui se suivent, et prend tout ce qui s'y trouve, même rien. Dis « je prends les emplacements deux à trois ».
        [merchant] Les marchands sont les cartes de { N($least) } à { N($most) }. Un marchand choisit une carte, n'importe où dans la rangée. Son numéro est haut : il choisit tôt.
       *[peasant] Les paysans sont les cartes de { N($least) } à { N($most) }. Chacun montre deux emplacements, et prend une carte dans l'un d'eux. S'ils sont vides, il ne prend rien. Il choisit avant tous les autres rangs. Dis « c'est quoi le quarante-cinq » pour connaître ses emplacements.
    }

# Answers: whose turn, and what may be done.

seven-kingdoms-answer-round = Manche { N($round) }. { $seat } a le pion.
seven-kingdoms-answer-round-setup = La première manche n'a pas commencé.
seven-kingdoms-answer-played = { $current ->
        [yes] { "" }
       *[no] Manche d'avant.{ " " }
    }{ $seat } : { N($card) }{ $took_count ->
        [0] .
       *[other] , et prend { ALL($took) }.
    }
seven-kingdoms-answer-played-face-down = { $seat } : une carte cachée.
seven-kingdoms-answer-played-none = { $current ->
        [yes] { $seat } n'a encore rien joué.
       *[no] Manche d'avant. { $seat } n'a rien joué.
    }
# Answers: the whole table.

seven-kingdoms-answer-players = Dans l'ordre : { ALL($seats) }. { $seat } aura le pion ensuite.
    .bref = { ALL($seats) }.
seven-kingdoms-answer-players-setup = Autour de la table : { ALL($seats) }.
seven-kingdoms-answer-taking-order = { $current ->
        [yes] Ordre de prise, pour l'instant
       *[no] Ordre de prise
    } : { ALL($told) }.
seven-kingdoms-answer-taking-order-each = { $seats } avec { N($cards) }
seven-kingdoms-answer-taking-none = Personne n'a encore joué. La plus haute carte prendra en premier.
seven-kingdoms-answer-rank-count = { $seat } : { $count ->
        [0] { $rank_id ->
            [princess] aucune princesse
           *[other] aucun { $rank }
        }
        [one] { $rank_id ->
            [princess] une princesse
           *[other] un { $rank }
        }
       *[other] { F($count) } { $rank_id ->
            [general] généraux
           *[other] { $rank }s
        }
    } au royaume.
seven-kingdoms-answer-crest-count = { $seat } : { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { F($count) } cartes
    } du { seven-kingdoms-crest }.
seven-kingdoms-answer-where = Le { N($card) } { $what ->
        [row] est dans la rangée, emplacement { N($slot) }.
        [top] est joué, au-dessus de l'emplacement { N($slot) }.
        [wait] attend à droite de la rangée.
        [gone] est hors du jeu.
        [taken] vient d'être pris par { $seat }.
        [kingdom] est au royaume { OF($seat) }.
        [front] est devant { $seat }.
       *[hand] est dans la main { OF($seat) }.
    }
seven-kingdoms-answer-where-mine = Le { N($card) } est dans ta main.
seven-kingdoms-answer-where-unseen = Personne n'a encore montré le { N($card) }.
seven-kingdoms-answer-where-rank = { $rank_id ->
        [general] Généraux
        [king] Rois
        [bishop] Évêques
        [princess] Princesses
        [knight] Chevaliers
        [merchant] Marchands
       *[peasant] Paysans
    }.{ $cards_count ->
        [0] { "" }
       *[other] { " " }Dans les royaumes : { ALL($cards) }.
    }{ $row_count ->
        [0] { "" }
       *[other] { " " }Sur la table : { ALL($row) }.
    }{ $others ->
        [0] { "" }
        [one] { " " }Une autre n'est pas visible.
       *[other] { " " }{ F($others) } autres ne sont pas visibles.
    }
seven-kingdoms-answer-where-which = Quelle carte ? Dis par exemple « où est le dix-sept ».
seven-kingdoms-answer-who-leads = { MANY($seats) ->
        [one] { $seats } est devant avec { seven-kingdoms-points }, { N($more) } de plus que le suivant.
       *[other] Égalité à { seven-kingdoms-points } : { ALL($seats) }.
    }
    .bref = { ALL($seats) }, { seven-kingdoms-points }.
seven-kingdoms-answer-turns-left = { $pile ->
        [0] La pioche est vide.
        [one] Il reste une carte à piocher
       *[other] Il reste { F($pile) } cartes à piocher
    }{ $left ->
        [0] . Tous les jetons sont posés : c'est la dernière manche.
        [one] , et un blason sans jeton.
       *[other] , et { F($left) } blasons sans jeton.
    }
seven-kingdoms-answer-turn-table = { $what ->
        [crest] { $left ->
            [one] Il faut encore un blason. Passe la carte
           *[other] Il faut encore { N($left) } blasons. Passe les cartes
        } sur le lecteur, ou dis « blason trois ».
        [token] { $left ->
            [one] Retourne un jeton. Passe-le
           *[other] Retourne { N($left) } jetons. Passe-les
        } sur le lecteur, ou dis « jeton plus trois ».
        [first] Qui commence ? Dis « le joueur deux commence ».
       *[row] { $left ->
            [one] Il faut encore une carte dans la rangée. Passe-la sur le lecteur, ou dis son numéro.
           *[other] Il faut encore { F($left) } cartes dans la rangée. Passe-les sur le lecteur, ou dis leurs numéros.
        }
    }
seven-kingdoms-answer-turn-draw = { $seat } doit piocher { $left ->
        [one] une carte.
       *[other] { F($left) } cartes.
    } Passe chaque carte sur le lecteur, ou dis « carte cachée », ou « main cachée » pour toutes.
seven-kingdoms-answer-turn-show = { $final ->
        [yes] { $seat } doit montrer { $left ->
            [one] sa carte que je ne connais pas. Passe-la sur le lecteur, ou dis son numéro.
           *[other] ses { F($left) } cartes que je ne connais pas. Passe-les sur le lecteur, ou dis leurs numéros.
        }
       *[no] { $seat } doit retourner sa carte. Passe-la sur le lecteur, ou dis son numéro.
    }
seven-kingdoms-answer-turn-play = { $secret ->
        [yes] C'est { TO($seat) } de poser une carte cachée.
       *[no] C'est { TO($seat) } de jouer une carte.
    }
seven-kingdoms-answer-turn-bonus = C'est { TO($seat) } de choisir un jeton.
seven-kingdoms-answer-turn-take = C'est { TO($seat) } de prendre avec le { N($card) }, { $rank }.
seven-kingdoms-answer-turn-sort = C'est { TO($seat) } de valider ou de garder : { ALL($cards) }.
seven-kingdoms-answer-over = La partie est finie. Victoire : { ALL($winners) }.
seven-kingdoms-answer-may-crest = Donne le blason de l'emplacement { N($slot) } : passe la carte sur le lecteur, ou dis « blason trois ».
seven-kingdoms-answer-may-token = { $left ->
        [one] Retourne un jeton : passe-le
       *[other] Retourne { N($left) } jetons : passe-les
    } sur le lecteur, ou dis « jeton plus trois ».
seven-kingdoms-answer-may-first = Dis qui commence, de un à { N($seats) } : « le joueur deux commence ».
seven-kingdoms-answer-may-draw = { $seat } pioche. Passe la carte sur le lecteur, ou dis « carte cachée ».
seven-kingdoms-answer-may-row = Retourne une carte pour l'emplacement { N($slot) }. Passe-la sur le lecteur, ou dis son numéro.
seven-kingdoms-answer-may-show = { $final ->
        [yes] { $seat } montre une carte que je ne connais pas.
       *[no] { $seat } retourne sa carte.
    } Passe-la sur le lecteur, ou dis son numéro.
seven-kingdoms-answer-may-play = { $hand ->
        [one] { $seat } joue sa carte
       *[other] { $seat } joue une de ses { F($hand) } cartes
    } : { $mode ->
        [app] { $hand ->
            [one] « je joue ma carte un ».
           *[other] « je joue ma carte deux ».
        }
       *[table] passe-la sur le lecteur, ou dis « je joue le », puis son numéro.
    }
seven-kingdoms-answer-may-commit = { $hand ->
        [one] { $seat } pose sa carte cachée
       *[other] { $seat } pose cachée une de ses { F($hand) } cartes
    } : { $mode ->
        [app] « je joue ma carte un ».
       *[table] passe-la sur le lecteur, ou dis « carte posée ».
    }
seven-kingdoms-answer-may-bonus = Choisis un jeton pour { seven-kingdoms-crest }, emplacement { N($slot) } : { ALL($tokens) }. Dis par exemple « jeton { ALL($tokens, most: 1) } ».
seven-kingdoms-answer-may-take = { $most ->
        [0] Il n'y a rien à prendre.
        [1] Une carte parmi : { ALL($told) }.
       *[other] Jusqu'à { F($most) } cartes parmi : { ALL($told) }.
    } Dis « je prends », puis les numéros.{ $least ->
        [0] { " " }Ou dis « je ne prends rien ».
       *[other] { "" }
    }
seven-kingdoms-answer-may-take-each = { N($cards) } en { N($slots) }
seven-kingdoms-answer-may-slots = { $size ->
        [3] Trois emplacements qui se suivent
       *[other] Deux emplacements qui se suivent
    } : { ALL($told) }. Dis « je prends les emplacements { $size ->
        [3] deux à quatre
       *[other] deux à trois
    } ».
seven-kingdoms-answer-may-slots-each = { $counts ->
        [0] aucune carte
        [1] une carte
       *[other] { F($counts) } cartes
    } depuis le { N($firsts) }
seven-kingdoms-answer-may-sort = Valider ou garder : { ALL($cards) }. { $room ->
        [0] La main est pleine : dis « je valide tout ».
        [one] La main peut en recevoir une. Dis « je valide le neuf », ou « je garde le neuf ».
       *[other] La main peut en recevoir { F($room) }. Dis « je valide tout », ou « je garde tout ».
    }{ $more ->
        [0] { "" }
        [one] { " " }Ou prends-en encore une.
       *[other] { " " }Ou prends-en encore, { F($more) } au plus.
    }

# Refusals: the value says what is wrong, .complet adds the rule behind it.

seven-kingdoms-refused-match-over = La partie est finie.
seven-kingdoms-refused-crest-first = { $left ->
        [one] Il manque encore un blason.
       *[other] Il manque encore { N($left) } blasons.
    }
    .complet = Les sept cartes blason se posent d'abord, en ligne. { $left ->
        [one] Il en manque une.
       *[other] Il en manque { F($left) }.
    }
seven-kingdoms-refused-token-first = { $left ->
        [one] Il faut d'abord retourner un jeton.
       *[other] Il faut d'abord retourner { N($left) } jetons.
    }
    .complet = Deux jetons restent visibles tant qu'il y en a. { $left ->
        [one] Retourne d'abord un jeton.
       *[other] Retourne d'abord { N($left) } jetons.
    }
seven-kingdoms-refused-first-player-first = Il faut d'abord savoir qui commence. Dis « le joueur deux commence ».
seven-kingdoms-refused-draw-first = { $seat } doit d'abord piocher { $left ->
        [one] une carte.
       *[other] { F($left) } cartes.
    }
    .complet = { $seat } doit d'abord piocher { $left ->
        [one] une carte.
       *[other] { F($left) } cartes.
    } Passe chaque carte sur le lecteur, ou dis « carte cachée », ou « main cachée » pour toutes.
seven-kingdoms-refused-row-first = { $left ->
        [one] Il manque encore une carte dans la rangée.
       *[other] Il manque encore { F($left) } cartes dans la rangée.
    }
    .complet = Les sept emplacements se remplissent d'abord. { $left ->
        [one] Il manque une carte.
       *[other] Il manque { F($left) } cartes.
    } Passe chaque carte sur le lecteur, ou dis son numéro.
seven-kingdoms-refused-show-first = { $seat } doit d'abord montrer une carte.
    .complet = { $seat } doit d'abord montrer une carte. Passe-la sur le lecteur, ou dis son numéro.
seven-kingdoms-refused-play-first = { $seat } doit d'abord jouer une carte.
    .complet = Chacun joue d'abord une carte, puis la plus forte prend en premier. C'est { TO($seat) } de jouer.
seven-kingdoms-refused-commit-first = { $seat } doit d'abord poser une carte cachée.
    .complet = Chacun pose d'abord une carte cachée, puis toutes sont retournées. C'est { TO($seat) } de poser la sienne.
seven-kingdoms-refused-bonus-first = { $seat } doit d'abord choisir un jeton : { ALL($tokens) }.
    .complet = Un évêque joué pose d'abord un jeton, puis prend une carte. Choisis : { ALL($tokens) }.
seven-kingdoms-refused-take-first = { $seat } doit d'abord prendre avec le { N($card) } : { seven-kingdoms-to-take }.
    .complet = C'est au { N($card) } de prendre, la carte la plus forte qui reste. { $seat } doit d'abord prendre { seven-kingdoms-to-take }.
seven-kingdoms-refused-which-taken = { MANY($cards) ->
        [one] Il ne reste qu'une carte
       *[other] Il reste plusieurs cartes
    } à valider ou à garder : { ALL($cards) }. Dis { MANY($cards) ->
        [one] son numéro.
       *[other] lesquelles.
    }
seven-kingdoms-refused-which-of-row = { $count ->
        [one] Il n'y a qu'une carte à prendre.
       *[other] Il y a { F($count) } cartes. Dis lesquelles, par leur numéro.
    }
seven-kingdoms-refused-sort-first = { $seat } doit d'abord valider ou garder { ALL($cards) }.
    .complet = Les cartes prises vont au royaume ou en main avant la suite. { $seat } doit encore valider ou garder { ALL($cards) }.
seven-kingdoms-refused-no-such-card = Il n'y a pas de carte { N($card) }. Les cartes vont de { N($least) } à { N($most) }.
seven-kingdoms-refused-no-such-crest = Il n'y a pas de blason { N($crest) }. Il y en a { N($crests) }.
seven-kingdoms-refused-no-such-token = Il n'y a pas de jeton { $token }.
seven-kingdoms-refused-no-such-seat = Il n'y a pas de joueur { N($seat) }. Vous êtes { N($seats) }.
seven-kingdoms-refused-crest-laid = { seven-kingdoms-crest } : déjà posé, emplacement { N($slot) }.
seven-kingdoms-refused-token-not-hidden = Le jeton { $token } est déjà visible.
seven-kingdoms-refused-card-not-left = Le { N($card) } est déjà ailleurs. Je n'ai rien joué.
    .complet = Chaque carte n'existe qu'une fois, et je sais déjà où est le { N($card) }. Vérifie la carte.
seven-kingdoms-refused-not-next-in-pile = Le { N($card) } n'est pas la prochaine carte de la pioche.
    .complet = Il ne reste dans la pioche que des cartes remises dessous, dans leur ordre. Le { N($card) } n'est pas la prochaine.
seven-kingdoms-refused-draw-must-show = Cette carte ne peut pas rester cachée.
    .complet = Une carte reste cachée seulement avec de vraies cartes, et si personne ne l'a encore vue.
seven-kingdoms-refused-not-the-card = La carte posée par { $seat } n'est pas le { N($card) }. Vérifie la carte.
seven-kingdoms-refused-which-card = Je ne connais pas la carte { OF($seat) }. Passe-la sur le lecteur, ou dis son numéro.
seven-kingdoms-refused-not-in-hand = Tu n'as pas le { N($card) } en main. Je n'ai rien joué.{ $mode ->
        [app] {""}
       *[table] {" "}Si tu l'as, dis : j'ai le { N($card) }.
    }
    .complet = On joue une carte de sa main, et le { N($card) } n'y est pas. Demande « ma main », ou dis une place : « ma carte deux ».
seven-kingdoms-refused-no-such-place = { $mode ->
        [app] Tu n'as pas de carte { N($place) }. Je n'ai rien joué.
       *[table] Je ne connais pas de carte { N($place) } dans ta main. Passe-la sur le lecteur, ou dis « que puis-je faire ».
    }
    .complet = Tes cartes se comptent depuis la plus basse que je connais. Il n'y en a pas à la place { N($place) }.
seven-kingdoms-refused-name-the-card = Quelle carte ? Dis son numéro, ou « ma carte deux ». Je n'ai rien joué.
    .complet = Je ne sais pas sûrement quelle carte de ta main tu veux. Dis son numéro, ou sa place : « ma carte deux ».
seven-kingdoms-refused-plays-are-open = Dans cette partie, les cartes se jouent visibles.
    .complet = Dans cette partie, les cartes se jouent visibles. L'option « cartes cachées » se choisit au début.
seven-kingdoms-refused-plays-are-secret = Dans cette partie, les cartes se posent cachées.
    .complet = Dans cette partie, chacun pose d'abord une carte cachée, puis toutes sont retournées. Dis « je joue ma carte deux ».
seven-kingdoms-refused-no-unknown-card = Je connais toute ta main : dis quelle carte, par exemple « ma carte deux ».
seven-kingdoms-refused-token-not-open = Le jeton { $token } n'est pas visible. Choisis : { ALL($tokens) }.
seven-kingdoms-refused-no-such-slot = Il n'y a pas d'emplacement { N($slot) }. Il y en a { N($slots) }.
seven-kingdoms-refused-slot-empty = L'emplacement { N($slot) } est vide.
    .complet = L'emplacement { N($slot) } est vide. Il le reste jusqu'à la fin de la manche.
seven-kingdoms-refused-card-twice = Tu as nommé deux fois le { N($card) }. Je n'ai rien joué.
seven-kingdoms-refused-not-in-row = Le { N($card) } n'est pas dans la rangée. Je n'ai rien joué.
seven-kingdoms-refused-card-waits = Le { N($card) } attend à droite : il ne se prend pas encore.
    .complet = La rangée n'a que sept emplacements. Le { N($card) } attend à droite, et y entrera à la prochaine manche.
seven-kingdoms-refused-not-shown = Le { N($peasant) } ne prend qu'aux emplacements { ALL($slots) }. Le { N($card) } n'y est pas.
    .complet = Un paysan montre deux emplacements, et prend seulement là. Le { N($peasant) } montre { ALL($slots) }, et le { N($card) } n'y est pas.
seven-kingdoms-refused-too-many-cards = Cela ferait { F($count) } { $count ->
        [one] carte
       *[other] cartes
    } : le { N($card) }, { $rank }, en prend { F($most) } au plus.
seven-kingdoms-refused-must-take = Le { N($card) }, { $rank }, doit prendre { $count ->
        [one] au moins une carte.
       *[other] au moins { F($count) } cartes.
    }
seven-kingdoms-refused-take-slots = Le { N($card) }, { $rank }, vide { N($size) } emplacements qui se suivent. Dis par exemple « je prends les emplacements { $size ->
        [3] deux à quatre
       *[other] deux à trois
    } ».
seven-kingdoms-refused-take-cards = Le { N($card) }, { $rank }, prend des cartes et non des emplacements : { $most ->
        [one] une seule.
       *[other] { F($most) } au plus.
    }
seven-kingdoms-refused-wrong-window = Le { N($card) }, { $rank }, vide { N($size) } emplacements qui se suivent. De { N($first) } à { N($last) }, ce n'est pas cela.
seven-kingdoms-refused-nothing-taken = Il n'y a rien à valider ni à garder. « Que puis-je faire » dit ce qui est permis.
seven-kingdoms-refused-not-taken = Le { N($card) } ne vient pas d'être pris. À valider ou à garder : { ALL($cards) }.
    .complet = On ne valide ou ne garde que des cartes qu'on vient de prendre : { ALL($cards) }. La main reste en main jusqu'à la fin.
seven-kingdoms-refused-hand-full = { $room ->
        [0] Ta main est pleine : valide tout.
        [one] Ta main ne peut en recevoir qu'une : valide le reste.
       *[other] Ta main ne peut en recevoir que { F($room) } : valide le reste.
    }
    .complet = Une main a { F($most) } cartes au plus. { $room ->
        [0] La tienne est pleine : ce que tu prends se valide.
        [one] La tienne peut en recevoir encore une, pas { F($count) }.
       *[other] La tienne peut en recevoir encore { F($room) }, pas { F($count) }.
    }

# Commandes relues et questions du dialogue

seven-kingdoms-say-play = jouer le { N($card) }
seven-kingdoms-say-play-place = jouer ta { $place ->
        [1] première
       *[other] { NTH($place) }
    } carte
seven-kingdoms-say-commit-hidden = poser une carte que je ne connais pas
seven-kingdoms-say-bonus = placer le jeton { $token }
# « Prendre deux ? » serait aussi bien deux cartes.
seven-kingdoms-which = { ALL($cards) ->
        [deux] la carte numéro deux
        [trois] la carte numéro trois
        [quatre] la carte numéro quatre
       *[other] { ALL($cards) }
    }
seven-kingdoms-say-take = prendre { seven-kingdoms-which }
seven-kingdoms-say-take-slots = prendre { MANY($slots) ->
        [one] l'emplacement
       *[other] les emplacements
    } { ALL($slots) }
seven-kingdoms-say-take-span = prendre les emplacements { N($first) } à { N($last) }
seven-kingdoms-say-take-from = prendre à partir de l'emplacement { N($first) }
seven-kingdoms-say-take-from-card = prendre à partir de la carte { N($card) }
seven-kingdoms-say-take-all = tout prendre
seven-kingdoms-say-take-none = ne rien prendre
seven-kingdoms-say-validate = valider { seven-kingdoms-which }
seven-kingdoms-say-validate-all = tout valider
seven-kingdoms-say-keep = garder { seven-kingdoms-which }
seven-kingdoms-say-keep-all = tout garder
seven-kingdoms-say-lay-crest = { seven-kingdoms-crest } sur la ligne
seven-kingdoms-say-turn-token = jeton { $token } retourné
seven-kingdoms-say-first-player = le joueur { N($player) } commence
seven-kingdoms-say-draw = piocher le { N($card) }
seven-kingdoms-say-draw-hidden = piocher une carte cachée
seven-kingdoms-say-draw-all-hidden = piocher toutes les cartes cachées
seven-kingdoms-say-row-card = { N($card) } dans la rangée
seven-kingdoms-say-show-card = retourner le { N($card) }
seven-kingdoms-say-show-known = retourner la carte

seven-kingdoms-ask-play = { $mode ->
        [app] Laquelle ? Dis « ma carte deux », ou son numéro.
       *[table] Laquelle ? Passe-la sur le lecteur, ou dis « ma carte deux », ou son numéro.
    }
    .bref = Laquelle ?
seven-kingdoms-ask-take = { $mode ->
        [app] Quelles cartes ? Dis leurs numéros, ou leurs emplacements.
       *[table] Quelles cartes ? Dis leurs numéros, ou passe-les sur le lecteur.
    }
    .bref = Quelles cartes ?
seven-kingdoms-ask-validate = Valider quelles cartes ?
seven-kingdoms-ask-keep = Garder quelles cartes ?
seven-kingdoms-ask-bonus = Quel jeton ?
seven-kingdoms-ask-draw = Quelle carte ? Passe-la sur le lecteur, dis son numéro, ou : carte cachée.
    .bref = Quelle carte ?
seven-kingdoms-ask-turn-token = Quel jeton est retourné ? Dis par exemple « plus trois », ou « double ».
    .bref = Quel jeton ?
seven-kingdoms-ask-first-player = Qui commence ? Dis « le joueur deux commence », ou un prénom.
    .bref = Qui commence ?
seven-kingdoms-ask-card-read-draw = Carte lue. Touche-la encore, ou dis oui, pour la prendre.
    .bref = Carte lue. Encore, ou oui ?
seven-kingdoms-mismatch = C'est le { N($card) }, tu as dit le { N($said) }. Je n'ai rien joué.
seven-kingdoms-help-idle = Joue une carte, par exemple : je joue ma carte deux, ou, je joue le dix-sept. Puis prends : je prends le neuf et le vingt. Puis : je valide le neuf, je garde le vingt. Questions : la rangée, ma main, mon royaume, à qui le tour. « Que puis-je faire » dit ce qui est permis.
    .bref = Dis un coup, une question, ou « que puis-je faire ».
seven-kingdoms-help-further = { $part ->
        [1] La rangée : « emplacement trois », « c'est quoi le dix-sept », « où est le dix-sept », « que puis-je prendre », « que puis-je prendre avec le dix-sept », « à partir de l'emplacement deux », « à partir de la carte trente », « qui prend en premier », « qui a joué quoi », « qui joue avec moi ».
        [2] Les royaumes : « royaume du joueur deux », « combien de cartes du blason trois », « qui mène le blason trois », « les blasons », « les jetons », « cartes connues du joueur deux », « que fait le chevalier ».
        [3] La partie : « les scores », « qui gagne la partie », « combien de cartes », « la pioche », « combien de tours », « la manche », « où en est la partie ». Pour un avis : « conseil ».
        [4] La vraie table : « le blason trois », « c'est le jeton plus trois », « dans la rangée le dix-sept », « le joueur deux commence », « correction pas le dix-sept », « correction j'ai deux cartes », « corrige ma main », « correction j'ai le onze au royaume ».
       *[other] { "" }
    }

# Ce que l'on corrige de la vraie table.
seven-kingdoms-say-fact-holds = le { N($card) } dans { $player ->
        [own] ta main
       *[other] la main du joueur { N($player) }
    }
seven-kingdoms-say-fact-lacks = pas le { N($card) } dans { $player ->
        [own] ta main
       *[other] la main du joueur { N($player) }
    }
seven-kingdoms-say-fact-hand-count = { F($hand_count) } { $hand_count ->
        [0] carte
        [1] carte
       *[other] cartes
    } en main{ $player ->
        [own] {""}
       *[other] {" "}pour le joueur { N($player) }
    }
seven-kingdoms-say-fact-validated = le { N($card) } dans { $player ->
        [own] ton royaume
       *[other] le royaume du joueur { N($player) }
    }
seven-kingdoms-ask-fact-holds-with-player = Corriger ta main. Quelle carte as-tu ?
seven-kingdoms-fact-holds = Correction : le { N($card) } dans la main { OF($seat) }.{ $forgotten ->
        [0] {""}
        [1] {" "}Je ne suis plus sûr d'une autre carte.
       *[other] {" "}Je ne suis plus sûr de { F($forgotten) } autres.
    }
seven-kingdoms-fact-lacks = Correction : pas le { N($card) } dans la main { OF($seat) }.
seven-kingdoms-fact-held = C'est bien ce que j'ai : le { N($card) } dans la main { OF($seat) }.
seven-kingdoms-fact-lacked = C'est bien ce que j'ai : je ne connais pas le { N($card) } dans la main { OF($seat) }.
seven-kingdoms-fact-kept = Correction : le { N($card) } dans la main { OF($seat) }, et plus dans son royaume.
seven-kingdoms-fact-validated = Correction : le { N($card) } dans le royaume { OF($seat) }.
seven-kingdoms-fact-count = Correction : { F($count) } { $count ->
        [0] carte
        [1] carte
       *[other] cartes
    } en main pour { $seat }, au lieu de { F($before) }.
seven-kingdoms-refused-fact-so = C'est bien ce que j'ai : { F($count) } { $count ->
        [0] carte
        [1] carte
       *[other] cartes
    } en main pour { $seat }.
seven-kingdoms-refused-fact-validated-so = C'est bien ce que j'ai : le { N($card) } dans le royaume { OF($seat) }.
seven-kingdoms-refused-fact-hand-empty = La main { OF($seat) } est vide. Je n'ai rien changé.
seven-kingdoms-refused-fact-hand-open = Tous ont vu les cartes { OF($seat) } aller dans sa main. Dis d'abord celle qui n'y est pas.
seven-kingdoms-refused-fact-card-elsewhere = Je crois le { N($card) } ailleurs. Je n'ai rien changé.
seven-kingdoms-refused-fact-say-card = Dis plutôt la carte que tu n'as pas : « je n'ai pas le sept ».
