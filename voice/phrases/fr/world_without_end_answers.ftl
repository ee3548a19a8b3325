# Un Monde Sans Fin: answers to questions. Names and parts of sentences are in world_without_end.ftl.
# What is wanted most comes first, counts last; .complet adds what is seldom needed.

# Parts of sentences that several answers share.

world-without-end-each-place = { $id ->
        [11] la cachette
       *[other] maison { N($id) }
    }
world-without-end-place-for = { $id ->
        [11] la cachette
       *[other] maison { N($id) }
    } pour { $count ->
        [one] une connaissance
       *[other] { F($count) } connaissances
    }
world-without-end-lacking = { $stone ->
        [0] { $wood ->
            [0] plus rien
           *[other] { ALL(COUNTED("wood", $wood, as: "world-without-end-counted")) }
        }
       *[other] { world-without-end-to-lay }
    }
world-without-end-yield = { ALL(COUNTED($goods_id, $counts, as: "world-without-end-counted")) }
world-without-end-of-good = { $good_id ->
        [gold] d'or
       *[other] de { $good }
    }
world-without-end-cards-left = { $left ->
        [0] plus de carte en main
        [one] une carte en main
       *[other] { F($left) } cartes en main
    }
world-without-end-houses-left = { $left ->
        [0] Plus de maison à construire.
        [one] Encore une maison à construire.
       *[other] Encore { F($left) } maisons à construire.
    }
world-without-end-steps = { $steps ->
        [0] sans avancer
        [one] un pas
       *[other] { N($steps) } pas
    }
world-without-end-duties-lacking = { $piety ->
        [0] { $wheat ->
            [0] { world-without-end-coins }
           *[other] { ALL(COUNTED("wheat", $wheat, as: "world-without-end-counted")) }{ $gold ->
                [0] { "" }
               *[other] { " " }et { world-without-end-coins }
            }
        }
       *[other] { ALL(COUNTED("piety", $piety, as: "world-without-end-counted")) }{ $wheat ->
            [0] { $gold ->
                [0] { "" }
               *[other] { " " }et { world-without-end-coins }
            }
           *[other] { $gold ->
                [0] { " " }et { ALL(COUNTED("wheat", $wheat, as: "world-without-end-counted")) }
               *[other] , { ALL(COUNTED("wheat", $wheat, as: "world-without-end-counted")) } et { world-without-end-coins }
            }
        }
    }

# By what one may do something, where it is not the action card that was just played.

world-without-end-by-what = { $by_id ->
        [privilege] Privilège :{ " " }
        [hospital] Don à l'hospice :{ " " }
        [plague] Pour le malade soigné :{ " " }
        [wheat] { "" }
        [piety] { "" }
        [materials] { "" }
        [project] { "" }
        [sale] { "" }
        [house] { "" }
        [harvest] { "" }
        [donation] { "" }
        [weaving] { "" }
        [medicine] { "" }
        [favour] { "" }
       *[other] { $by } :{ " " }
    }

# What a favour space gives (rulebook, the favour spaces).

world-without-end-favour-gives = { $space_id ->
        [queen] deux points si tu as une loyauté
        [prior] une piété
        [outlaw] il prend un or
        [guild] un point par maison construite
        [prioress] deux points si tu as une connaissance
        [merchant] une laine
        [king] un point par loyauté
        [earl] un blé
       *[bishop] un point par piété
    }

# What one has. Only its seat hears it.

world-without-end-answer-no-seat = Je ne sais pas qui demande. Dis par exemple « ressources du joueur deux ».
world-without-end-answer-goods = Tu as { world-without-end-goods }.
    .bref = { world-without-end-goods }.
world-without-end-answer-goods-none = Tu n'as rien derrière ton écran.
    .bref = Rien.
world-without-end-answer-good = { $count ->
        [0] Tu n'as pas { world-without-end-of-good }.
       *[other] Tu as { world-without-end-some }.
    }
    .bref = { $count ->
        [0] Pas { world-without-end-of-good }.
       *[other] { world-without-end-some }.
    }
world-without-end-answer-cards = { $count ->
        [0] Tu n'as plus de carte en main.
       *[other] En main : { ALL($actions) }.{ $unknown ->
            [0] { "" }
            [one] { " " }Une de celles-là est de côté : je ne sais pas laquelle.
           *[other] { " " }{ F($unknown) } de celles-là sont de côté : je ne sais pas lesquelles.
        }
    }
    .bref = { $count ->
        [0] Plus de carte.
       *[other] { EACH($actions) }.{ $unknown ->
            [0] { "" }
            [one] { " " }Une est de côté.
           *[other] { " " }{ F($unknown) } sont de côté.
        }
    }
    .complet = { $count ->
        [0] Tu n'as plus de carte en main.
       *[other] En main : { ALL($actions) }.{ $unknown ->
            [0] { "" }
            [one] { " " }Une de celles-là est de côté : je ne sais pas laquelle.
           *[other] { " " }{ F($unknown) } de celles-là sont de côté : je ne sais pas lesquelles.
        } { $count ->
            [one] Une carte en main.
           *[other] { F($count) } cartes en main.
        }
    }
world-without-end-answer-played-cards = { $seat } : { $actions_count ->
        [0] rien de joué
       *[other] { ALL($actions) }
    }. { $hidden ->
        [0] { "" }
        [one] Une de côté.
       *[other] { F($hidden) } de côté.
    }
    .bref = { $seat } : { $actions_count ->
        [0] rien
       *[other] { EACH($actions) }
    }.
    .complet = { $seat } : { $actions_count ->
        [0] rien de joué dans cette période
       *[other] { ALL($actions) }
    }. { $hidden ->
        [0] Aucune de côté
        [one] Une de côté
       *[other] { F($hidden) } de côté
    }, { world-without-end-cards-left }.
world-without-end-answer-hidden-cards = { $actions_count ->
        [0] Tu n'as rien mis de côté.
       *[other] De côté : { ALL($told) }.
    }
world-without-end-answer-hidden-cards-each = { $actions_id ->
        [wheat] { $actions }
        [piety] { $actions }
        [materials] { $actions }
        [project] { $actions }
        [sale] { $actions }
        [privilege] { $actions }
        [house] { $actions }
        [harvest] { $actions }
        [donation] { $actions }
        [weaving] { $actions }
        [medicine] { $actions }
        [favour] { $actions }
       *[other] une carte inconnue
    }

# Event cards in force; what they do follows.

world-without-end-answer-no-event = Aucun événement en cours.
world-without-end-answer-event = { $title_id ->
        [none] { $card }
       *[other] { world-without-end-event-title }
    }{ $in_force ->
        [yes] .
       *[no] , pas en cours.
    }
    .complet = { $card }, { $kind ->
        [permanent] à effet prolongé
       *[immediate] immédiat
    }{ $title_id ->
        [none] { "" }
       *[other] , { world-without-end-event-title }
    }{ $slot ->
        [0] { "" }
       *[other] , à la place { N($slot) }
    }{ $in_force ->
        [yes] .
       *[no] , pas en cours.
    }
world-without-end-answer-no-such-event = Je ne connais pas cette carte : { $card }. Dis par exemple « événement deux trois ».
    .complet = Je ne connais pas cette carte : { $card }. Un événement se dit par sa période, puis son numéro, de un à onze : « événement deux trois ».

# Projects.

world-without-end-answer-projects-none = Aucun projet sur le plateau.
world-without-end-answer-project = { $state ->
        [done] { $project } : fini.
        [covered] { $project } : couvert. Il manque { world-without-end-lacking }.
       *[open] { $project } : il manque { world-without-end-lacking }.
    }{ $donors_count ->
        [0] { "" }
        [1] { " " }Un don : { ALL($donors) }.
       *[other] { " " }Dons : { ALL($donors) }.
    }
    .bref = { $state ->
        [done] { $project } : fini.
        [covered] { $project } : couvert, { world-without-end-lacking }.
       *[open] { $project } : { world-without-end-lacking }.
    }
    .complet = { $state ->
        [done] { $project } : fini.
        [covered] { $project } : couvert jusqu'à la fin de la période, ni construction ni don. Il manque { world-without-end-lacking }.
       *[open] { $project } : il manque { world-without-end-lacking }, à trois points par matériau.
    }{ $donors_count ->
        [0] { $state ->
            [done] { "" }
           *[open] { " " }Pas encore de don.
        }
        [1] { " " }Un don : { ALL($donors) }.
       *[other] { " " }Dons : { ALL($donors) }.
    }
world-without-end-bonus = { $heals ->
        [yes] { $goods_count ->
            [0] peut soigner un malade
           *[other] reçoit { world-without-end-goods }, et peut soigner un malade
        }
       *[no] { $goods_count ->
            [0] ne reçoit rien
           *[other] reçoit { world-without-end-goods }
        }
    }
world-without-end-answer-project-bonus = À la fin, chaque donateur { world-without-end-bonus }.
    .bref = Donateurs : { $goods_count ->
        [0] { $heals ->
            [yes] un malade à soigner
           *[no] rien
        }
       *[other] { world-without-end-goods }{ $heals ->
            [yes] { " " }et un malade à soigner
           *[no] { "" }
        }
    }.
    .complet = { $project } : quand il sera fini, chaque donateur { world-without-end-bonus }, et reprend son sceau.
world-without-end-answer-project-not-there = { $project } : pas encore sur le plateau.
    .complet = { $project_id ->
        [tower] { $project } : il vient après la période deux.
       *[other] { $project } : pas encore sur le plateau. Il vient avec un événement, ou pas du tout.
    }
world-without-end-answer-no-such-project = Je ne connais pas le projet { $project }. Dis « les projets » pour les entendre.

# Houses.

world-without-end-answer-houses = { $seat } : { ALL($told) }.
    .complet = { $seat } : { ALL($told) }. { world-without-end-houses-left }
world-without-end-answer-houses-each = { world-without-end-yield } au terrain { N($sites) }
world-without-end-answer-houses-none = { $seat } n'a pas de maison.
    .complet = { $seat } n'a pas de maison. { world-without-end-houses-left }
world-without-end-answer-site = Terrain { N($site) } : { world-without-end-goods }. { $seat_number ->
        [-1] Libre, pour { ALL(COUNTED($material_id, as: "world-without-end-counted")) } et un or.
       *[other] { $seat } y est.
    }
    .bref = { world-without-end-goods }. { $seat_number ->
        [-1] Libre, { $material }.
       *[other] Pris, { $seat }.
    }
world-without-end-answer-no-such-site = { $site ->
        [none] Dis un terrain, de un à { N($sites) }.
       *[other] Il n'y a pas de terrain { N($site) }. Ils vont de un à { N($sites) }.
    }
# Sites come first in "-alike", which gathers those that bring the same.
world-without-end-answer-free-sites = Libres, pour { ALL(COUNTED($material_id, as: "world-without-end-counted")) } : { EACH($told) }.
    .bref = Pour { ALL(COUNTED($material_id, as: "world-without-end-counted")) } : { EACH($told) }.
    .complet = Libres, pour { ALL(COUNTED($material_id, as: "world-without-end-counted")) } et un or : { EACH($told) }.
world-without-end-answer-free-sites-alike = { MANY($sites) ->
        [one] { world-without-end-yield } au terrain { ALL($sites) }
       *[other] { world-without-end-yield } aux terrains { ALL($sites) }
    }
world-without-end-answer-free-sites-none = Aucun terrain n'est libre.

# The plague.

world-without-end-answer-plague-not-yet = Pas de peste avant la période { N($period) }.
world-without-end-answer-plague-place = { world-without-end-the-place } : { $state ->
        [sick] malade, il faut { ALL(COUNTED("medical", $value, as: "world-without-end-counted")) }. { $goods_count ->
            [0] Soigner y rapporte les points, sans plus.
           *[other] Soigner y rapporte aussi { ALL($told) }.
        }
        [healed] déjà soignée.
       *[hidden] personne n'est malade. { $goods_count ->
            [0] Soigner y rapporterait les points, sans plus.
           *[other] Soigner y rapporterait aussi { ALL($told) }.
        }
    }
    .bref = { $state ->
        [sick] Malade, { ALL(COUNTED("medical", $value, as: "world-without-end-counted")) }.
        [healed] Déjà soignée.
       *[hidden] Pas de malade.
    }
world-without-end-answer-plague-place-each = { $goods_id ->
        [house] une maison gratuite
       *[other] { world-without-end-yield }
    }
world-without-end-answer-plague = { world-without-end-who-is-sick }
    .complet = { world-without-end-who-is-sick } { world-without-end-points } par malade soigné. { world-without-end-tiles-hidden }
world-without-end-who-is-sick = { MANY($places) ->
        [one] Malade : { ALL(COUNTED($places, $values, as: "world-without-end-place-for")) }.
       *[other] Malades. { APART($told) }
    }
world-without-end-answer-plague-alike = { MANY($places) ->
        [one] { ALL(COUNTED("medical", $values, as: "world-without-end-counted")) } : { ALL(COUNTED($places, as: "world-without-end-each-place")) }
       *[other] { ALL(COUNTED("medical", $values, as: "world-without-end-counted")) } : { ALL(COUNTED($places, as: "world-without-end-each-place")) }
    }
world-without-end-tiles-hidden = { $hidden ->
        [0] Plus de tuile cachée.
        [one] Une tuile encore cachée.
       *[other] { F($hidden) } tuiles encore cachées.
    }
world-without-end-answer-plague-none = Personne n'est malade.
    .complet = Personne n'est malade. { world-without-end-tiles-hidden }
world-without-end-answer-no-such-place = Il n'y a pas de maison { N($place) }. Elles vont de un à dix, et la { $places ->
        [11] cachette est la onze
       *[other] dernière est la { N($places) }
    }.

# Favours.

world-without-end-answer-favours = Le marqueur est sur { $space }. Puis { ALL($spaces, most: 3) }.{ $covered_count ->
        [0] { "" }
        [1] { " " }Case couverte : { ALL($covered) }.
       *[other] { " " }Cases couvertes : { ALL($covered) }.
    }
    .bref = { $space }. Puis { ALL($spaces, most: 3) }.
    .complet = Le marqueur est sur { $space }. Puis, dans l'ordre : { ALL($spaces) }.{ $covered_count ->
        [0] { "" }
        [1] { " " }Case couverte, que le marqueur saute : { ALL($covered) }.
       *[other] { " " }Cases couvertes, que le marqueur saute : { ALL($covered) }.
    }
world-without-end-answer-favour = { $space }, { $steps ->
        [-1] case couverte jusqu'à la fin de la période
        [0] sous le marqueur
        [1] à un pas
       *[other] à { N($steps) } pas
    } : { world-without-end-favour-gives }.
    .bref = { $steps ->
        [-1] Case couverte.
        [0] Sous le marqueur.
        [1] À un pas.
       *[other] À { N($steps) } pas.
    }
world-without-end-answer-no-such-favour = Je ne connais pas la faveur { $space }. Dis « les faveurs » pour les entendre.

# The market and the supply.

world-without-end-answer-market = { $wool ->
        [0] Pas de vente de laine
       *[other] Laine, { ALL(COUNTED("gold", $wool, as: "world-without-end-counted")) }
    }. { $cloth ->
        [0] Pas de vente de tissu
       *[other] Tissu, { ALL(COUNTED("gold", $cloth, as: "world-without-end-counted")) }
    }.
    .complet = { $wool ->
        [0] On ne vend pas de laine en ce moment.
       *[other] Une laine se vend { ALL(COUNTED("gold", $wool, as: "world-without-end-counted")) }, autant qu'on veut.
    } { $cloth ->
        [0] On ne vend pas de tissu en ce moment.
       *[other] Un tissu se vend { ALL(COUNTED("gold", $cloth, as: "world-without-end-counted")) }, un seul à la fois.
    }
world-without-end-answer-supply = { $goods_count ->
        [1] { "" }
       *[other] En réserve :{ " " }
    }{ ALL($told) }{ $goods_count ->
        [1] { " " }en réserve
       *[other] { "" }
    }.
    .bref = { ALL($told) }.
world-without-end-answer-supply-each = { $counts ->
        [0] plus de { $goods }
       *[other] { world-without-end-yield }
    }

# What is owed at the period's end (rulebook, the duties), and whether one could pay it today.

world-without-end-answer-duties = { $rounds ->
        [one] À la fin de ce tour
       *[other] Dans { N($rounds) } tours
    } : { ALL(COUNTED("piety", $piety, as: "world-without-end-counted")) }, { ALL(COUNTED("wheat", $wheat, as: "world-without-end-counted")) }, et { N($least) } à { N($most) } or d'impôt.{ $doubled ->
        [yes] { " " }Ce qui manque coûte le double.
       *[no] { "" }
    }
    .bref = { ALL(COUNTED("piety", $piety, as: "world-without-end-counted")) }, { ALL(COUNTED("wheat", $wheat, as: "world-without-end-counted")) }, { N($least) } à { N($most) } or.
    .complet = À la fin de la période { N($period) }, { $rounds ->
        [one] après ce tour
       *[other] dans { N($rounds) } tours
    } : { ALL(COUNTED("piety", $piety, as: "world-without-end-counted")) }, { ALL(COUNTED("wheat", $wheat, as: "world-without-end-counted")) }, et { N($least) } à { N($most) } or d'impôt. Une piété qui manque coûte trois points, un blé deux, une pièce d'or un{ $doubled ->
        [yes] , et le double sans loyauté pour se protéger
       *[no] { "" }
    }.
world-without-end-answer-duties-ready = { $ready ->
        [yes] Tu peux déjà tout payer.
       *[no] Il te manque { world-without-end-duties-lacking }. Au plus { world-without-end-points } de perdus.
    }
    .bref = { $ready ->
        [yes] Tu peux payer.
       *[no] Il manque { world-without-end-duties-lacking }.
    }
    .complet = { $ready ->
        [yes] Tu peux déjà tout payer, même l'impôt le plus cher.
       *[no] Il te manque { world-without-end-duties-lacking }, avec l'impôt le plus cher. Aujourd'hui tu perdrais au plus { world-without-end-points }.
    }

# Points, and where the match stands.

world-without-end-answer-score = { $seat } : { world-without-end-points }.
world-without-end-answer-final = { $seat } : { world-without-end-score }.
world-without-end-answer-round = { $state ->
        [over] La partie est finie, après la période { N($period) }.
       *[orients] Période { N($period) } sur quatre, tour { N($round) } sur six. { $seat } oriente.
        [turned] Période { N($period) } sur quatre, tour { N($round) } sur six. { $seat } a orienté l'événement.
        [ended] Fin de la période { N($period) } sur quatre.
    }
    .bref = { $state ->
        [over] Partie finie.
        [ended] Fin de la période { N($period) }.
       *[orients] Période { N($period) }, tour { N($round) }.
        [turned] Période { N($period) }, tour { N($round) }.
    }
    .complet = { $state ->
        [over] La partie est finie, après la période { N($period) } sur quatre.
       *[orients] Période { N($period) } sur quatre, tour { N($round) } sur six. { $seat } tire et oriente l'événement, et joue en premier.
        [turned] Période { N($period) } sur quatre, tour { N($round) } sur six. { $seat } a orienté l'événement, et joue en premier.
        [ended] Fin de la période { N($period) } sur quatre. Chacun doit ses contributions.
    }
world-without-end-answer-score-source = { $source_id ->
        [start] Au départ
        [project] Matériaux posés
        [donation] Dons
        [tower] Flèche du clocher
        [medicine] Médecine
        [harvest] Récoltes
        [income] Revenus
        [favour] Faveurs
        [event] Événements
        [forgo] Cartes non utilisées
        [duty] Contributions
        [materials] Pierre et bois gardés
       *[table] Corrections
    } : { N($points) }.
world-without-end-answer-score-gold = Or gardé : { $half ->
        [yes] { $whole ->
            [0] un demi
           *[other] { N($whole) } et demi
        }
       *[no] { N($whole) }
    }.
world-without-end-answer-rank = { $fewest ->
        [yes] Le moins
       *[no] Le plus
    } de { world-without-end-measure } : { ALL($seats) }, { world-without-end-measured }.
world-without-end-answer-rank-next = { ALL($seats) } : { world-without-end-measured }.
world-without-end-answer-healed = { $seat } : { $count ->
        [0] aucun malade soigné.
        [one] un malade soigné, maison { ALL($places) }.
       *[other] { N($count) } malades soignés, maisons { ALL($places) }.
    }
world-without-end-answer-rank-hidden = C'est derrière les paravents : personne ne sait qui en a le plus.
world-without-end-measure = { $of_id ->
        [points] points
        [houses] maisons
        [cards] cartes en main
       *[seals] sceaux
    }
world-without-end-measured = { $of_id ->
        [houses] { $count ->
            [0] aucune
           *[other] { F($count) }
        }
        [cards] { $count ->
            [0] aucune
           *[other] { F($count) }
        }
       *[points] { $count ->
            [0] aucun
           *[other] { N($count) }
        }
    }{ $count ->
        [0] { "" }
       *[other] { $seats_count ->
            [1] { "" }
           *[other] { " " }chacun
        }
    }
world-without-end-answer-round-setup = Le premier tour n'a pas commencé.
world-without-end-answer-next-player = Après { $seat }, c'est { $after }.
world-without-end-answer-next-opens = { $seat } joue en dernier. Ensuite { $after } ouvre le tour suivant.
world-without-end-answer-next-none = Après { $seat }, la partie est finie.
world-without-end-answer-screened = Le reste est derrière l'écran { OF($seat) }.
world-without-end-answer-seals = { $seat } : { $left ->
        [0] plus de sceau
        [one] un sceau
       *[other] { N($left) } sceaux
    }.{ $projects_count ->
        [0] { "" }
       *[other] { " " }{ $projects_count ->
            [1] Un
           *[other] { N($projects_count) }
        } sur : { ALL($projects) }.
    }
    .bref = { $seat } : { $left ->
        [0] plus de sceau
        [one] un sceau
       *[other] { N($left) } sceaux
    }.
world-without-end-answer-penalties = { $seat } : { ALL(COUNTED($duties_ids, as: "world-without-end-penalty")) }.
    .complet = { $seat }. { APART($told) }
world-without-end-answer-penalties-each = { $duties_id ->
        [piety] pénitence, une carte tirée au hasard
        [wheat] mendicité, pas de revenu au premier tour
       *[gold] tribunal royal, pas d'action au premier tour
    }
world-without-end-answer-penalties-threaten = { $seat } : { $doubled ->
        [yes] perte doublée pour { ALL($duties) }, sauf avec une loyauté pour chaque.
       *[no] menace de { ALL(COUNTED($duties_ids, as: "world-without-end-penalty")) }, sauf avec une loyauté pour chaque.
    }
world-without-end-answer-penalties-none = Aucune sanction.
world-without-end-answer-no-such-seat = Il n'y a pas de joueur { N($seat) }. Vous êtes { N($seats) }.
world-without-end-answer-over = La partie est finie. Victoire : { ALL($winners) }.

# What each way to turn the event card brings: everybody's income, then the favour. The seat comes
# after the good: "joueur trois deux or" would sound as one number.

world-without-end-answer-orient-none = Il n'y a pas de carte à orienter.
world-without-end-answer-no-such-orientation = La flèche avance de zéro à { N($most) } pas. L'option une est sans avancer.
    .complet = La flèche n'avance pas de { N($steps) } pas, mais de zéro à { N($most) }. L'option une est sans avancer, l'option quatre va le plus loin.
world-without-end-answer-orientation = { world-without-end-option }{ $steps ->
        [0] , sans avancer
       *[other] , flèche sur { N($steps) }
    } : { EACH($told) }.{ $space_id ->
        [none] { "" }
       *[other] { " " }Faveur, { $space }{ world-without-end-gives }.
    }
    .bref = { world-without-end-option } : { EACH($told) }.{ $space_id ->
        [none] { "" }
       *[other] { " " }{ $space }{ world-without-end-gives }.
    }
    .complet = { world-without-end-option }, { world-without-end-steps } : { ALL($told) }. { $space_id ->
        [none] Pas de faveur.
       *[other] Faveur, { $space }{ $gives_id ->
            [none] { " " }: { world-without-end-favour-gives }
           *[other] { world-without-end-gives }
        }.
    }
# What all can see of it; the rest lies behind a screen.
world-without-end-gives = { $gives_id ->
        [none] { "" }
       *[other] { " " }: { $gives_count ->
            [-1] moins un or
            [0] rien
           *[other] { ALL(COUNTED($gives_id, $gives_count, as: "world-without-end-counted")) }
        }
    }
world-without-end-answer-orientation-each = { $mine ->
        [yes] toi { world-without-end-one-income }
       *[no] { world-without-end-one-income } { TO($seats) }
    }
    .complet = { $mine ->
        [yes] toi { world-without-end-one-income.complet }
       *[no] { world-without-end-one-income.complet } { TO($seats) }
    }
world-without-end-one-income = { $missing ->
        [yes] un point
       *[no] { $goods_id ->
            [none] rien
           *[other] { world-without-end-yield }
        }
    }
    .complet = { $missing ->
        [yes] un point, faute { $goods_id ->
            [gold] d'or,
           *[other] de { $goods },
        }
       *[no] { $goods_id ->
            [none] rien
           *[other] { world-without-end-yield }
        }
    }
world-without-end-answer-orientation-own = { $allowed ->
        [no] Interdite : le Hors-la-loi prend un or, et tu n'en as pas.
       *[yes] { $points ->
            [0] { $good_id ->
                [none] { $space_id ->
                    [none] { "" }
                   *[other] Cette faveur ne te donne rien.
                }
               *[other] { world-without-end-own-good }.
            }
           *[other] En tout, { world-without-end-points }{ $good_id ->
                [none] { "" }
               *[other] {" "}et { world-without-end-own-good }
            }.
        }
    }
    .complet = { world-without-end-option }{ $allowed ->
        [no] , interdite : le Hors-la-loi prend un or, et tu n'en as pas.
       *[yes] , pour toi, revenu et faveur : { world-without-end-points }{ $good_id ->
            [none] { "" }
           *[other] , et par la faveur { world-without-end-own-good }
        }.
    }
world-without-end-own-good = { $count ->
        [-1] un or à payer
       *[other] { world-without-end-some } de plus
    }

# What the action cards do (rulebook, the action cards), short and long.

world-without-end-answer-what-does = { $action_id ->
        [wheat] Blé : tu reçois un blé. Il en faut deux à la fin de chaque période.
        [piety] Piété : tu reçois une piété. Il en faut deux à la fin de chaque période.
        [materials] Matériaux : une pierre ou un bois, à ton choix.
        [project] Projet : un ou deux matériaux sur un projet, trois points chacun.
        [sale] Vente : autant de laines que tu veux et un tissu, contre de l'or.
        [privilege] Privilège : refais ta dernière action de la période.
        [house] Maison : construis-en une, pour un matériau et un or. Elle donne à la Récolte.
        [harvest] Récolte : ce que donnent deux de tes maisons.
        [donation] Don : un or et un sceau sur un projet, récompensé quand il est fini.
        [weaving] Manufacture : change une ou deux laines en tissus.
        [medicine] Médecine : un or et un point, ou soigne des malades de la peste.
       *[favour] Faveur : avance le marqueur d'un pas, et reçois la faveur.
    }
world-without-end-answer-what-does-long = { $action_id ->
        [wheat] Blé : tu reçois un blé. S'il n'y en a plus, tu ne reçois rien. Deux blés sont à payer à la fin de chaque période. Chacun qui manque coûte deux points, et tu mendies.
        [piety] Piété : tu reçois une piété. S'il n'y en a plus, tu ne reçois rien. Deux piétés sont à payer à la fin de chaque période. Chacune qui manque coûte trois points, et tu fais pénitence.
        [materials] Matériaux : tu choisis une pierre ou un bois. Les matériaux servent aux projets et aux maisons. À la fin de la partie, chacun vaut un point. Dis « une pierre », ou « un bois ».
        [project] Projet : tu poses un ou deux matériaux, pareils ou non, sur un seul projet qui a la place. Chacun rapporte trois points. Dis par exemple « pont, deux pierres ».
        [sale] Vente : tu vends autant de laines que tu veux, et un tissu. Une laine vaut deux or, un tissu quatre, si aucun événement ne change les prix. Le tissu ne se vend pas au début : il faut attendre la période deux, ou un événement. Dis par exemple « je vends trois laines et un tissu ».
        [privilege] Privilège : tu refais l'action de la dernière carte dont tu t'es servi dans cette période, avec de nouveaux choix. Une carte à laquelle tu as renoncé ne compte pas. Sans action avant, il ne se passe rien.
        [house] Maison : tu paies un or et le matériau du terrain, bois ou pierre, et tu y construis. Deux de tes maisons ne peuvent pas donner la même chose. Tu as quatre maisons. Elles donnent avec la carte Récolte. Dis par exemple « terrain sept ».
        [harvest] Récolte : choisis une ou deux de tes maisons, et reçois ce que donnent leurs terrains. Ce qui est épuisé ne donne rien. Dis par exemple « terrains deux et sept ».
        [donation] Don : tu paies un or et tu poses un sceau sur un projet pas encore fini. Quand il est fini, tu reçois sa récompense, et tu reprends ton sceau. Tu as deux sceaux, et un projet n'en prend qu'un de toi.
        [weaving] Manufacture : tu échanges une laine contre un tissu, ou deux laines contre deux tissus. Un tissu se vend plus cher.
        [medicine] Médecine : ou bien tu gagnes un or et un point. Ou bien, à partir de la période trois, tu soignes des malades : il te faut autant de connaissances que la somme de leurs tuiles, et tu les gardes. Chacun rapporte deux points, et ce que donne sa maison. Dis par exemple « je soigne la maison neuf et la quatre ».
       *[favour] Faveur : le marqueur avance d'un pas, sans compter les cases couvertes, et tu reçois la faveur de sa case. Si c'est le Hors-la-loi, tu paies un or. Si tu n'en as pas, le marqueur ne bouge pas.
    }
world-without-end-answer-no-such-action = Je ne connais pas la carte { $action }. Dis « mes cartes » pour les entendre.

# Who decides what: the same question as when it came up, for who did not hear it.

world-without-end-answer-turn-event = { $mode ->
        [app] { $seat } tire l'événement.
       *[table] { world-without-end-due-event }
    }
    .bref = { $seat } tire l'événement.
    .complet = Période { N($period) }, tour { N($round) } : { $seat } tire l'événement.
world-without-end-answer-turn-plague = Il faut retourner la tuile de { world-without-end-the-place }.
world-without-end-answer-turn-lose = Un adversaire tire une carte { OF($seat) }.
    .complet = { $why ->
        [penance] Pénitence.
       *[event] L'événement le veut.
    } Un adversaire tire une carte { OF($seat) }, sans la voir.
world-without-end-answer-turn-tax = { $seat } lance le dé de l'impôt.
world-without-end-answer-turn-first = Qui commence ? Dis « le joueur deux commence ».
    .complet = Qui commence, de un à { N($seats) } ? Dis « le joueur deux commence ».
world-without-end-answer-turn-offer = { world-without-end-due-offer }
    .complet = { world-without-end-event-title } : { world-without-end-due-offer.complet }
world-without-end-answer-turn-pay = { world-without-end-due-pay }
    .complet = { world-without-end-event-title } : { world-without-end-due-pay.complet }
world-without-end-answer-turn-give = { world-without-end-due-give }
    .complet = { world-without-end-event-title } : { world-without-end-due-give }
world-without-end-answer-turn-remove = { world-without-end-due-remove }
    .complet = { world-without-end-event-title } : { world-without-end-due-remove }
world-without-end-answer-turn-court = { world-without-end-due-court }
    .complet = { world-without-end-due-court.complet }
world-without-end-answer-turn-orient = { world-without-end-due-orient }
    .complet = { world-without-end-event-title } : { world-without-end-due-orient.complet }
world-without-end-answer-turn-play = { world-without-end-due-play }
    .complet = { world-without-end-due-play.complet }
world-without-end-answer-turn-discard = { world-without-end-due-discard }
    .complet = { world-without-end-due-discard.complet }
world-without-end-answer-turn-end = { world-without-end-due-end }
    .complet = { world-without-end-due-end.complet }
world-without-end-answer-turn-material = { world-without-end-by-what }{ world-without-end-due-material }
world-without-end-answer-turn-build = { world-without-end-by-what }{ world-without-end-due-build }
    .complet = { world-without-end-by-what }{ world-without-end-due-build.complet }
world-without-end-answer-turn-sell = { world-without-end-by-what }{ world-without-end-due-sell }
    .complet = { world-without-end-by-what }{ world-without-end-due-sell.complet }
world-without-end-answer-turn-house = { world-without-end-by-what }{ world-without-end-due-house }
    .complet = { world-without-end-by-what }{ world-without-end-due-house.complet }
world-without-end-answer-turn-harvest = { world-without-end-by-what }{ world-without-end-due-harvest }
    .complet = { world-without-end-by-what }{ world-without-end-due-harvest.complet }
world-without-end-answer-turn-donate = { world-without-end-by-what }{ world-without-end-due-donate }
    .complet = { world-without-end-by-what }{ world-without-end-due-donate.complet }
world-without-end-answer-turn-weave = { world-without-end-by-what }{ world-without-end-due-weave }
    .complet = { world-without-end-by-what }{ world-without-end-due-weave.complet }
world-without-end-answer-turn-medicine = { world-without-end-by-what }{ world-without-end-due-medicine }
    .complet = { world-without-end-by-what }{ world-without-end-due-medicine.complet }
world-without-end-answer-turn-extra = { world-without-end-due-extra }
    .complet = { world-without-end-event-title }, avec { $action } : { world-without-end-due-extra.complet }
world-without-end-answer-turn-protect = { world-without-end-due-protect }
    .complet = Fin de la période { N($period) }. { world-without-end-due-protect.complet }

# What may be done now: the table's part.

world-without-end-answer-may-first = Dis qui commence, de un à { N($seats) } : « le joueur deux commence ».
world-without-end-answer-may-event = { $seat } tire l'événement. Passe la carte sur le lecteur, ou dis « événement { N($period) } », puis son numéro. Ou dis « carte inconnue ».
    .bref = Passe la carte, ou dis « événement { N($period) } », puis son numéro. Ou « carte inconnue ».
    .complet = Tour { N($round) } : { $seat } tire l'événement. Passe la carte sur le lecteur, ou dis « événement { N($period) } », puis son numéro. Je connais { $count ->
        [one] une carte
       *[other] { F($count) } cartes
    } de cette période qui n'ont pas servi. Pour une autre, dis « carte inconnue ».
world-without-end-answer-may-plague = Retourne la tuile de { world-without-end-the-place }, et dis « tuile », puis son nombre : { ANY($values) }.
world-without-end-answer-may-lose = Un adversaire tire une carte { OF($seat) }, sans la voir. Passe-la sur le lecteur, ou dis « carte cachée ».
    .complet = { $why ->
        [penance] Pénitence.
       *[event] L'événement le veut.
    } Un adversaire tire une carte { OF($seat) }, sans la voir, et la met de côté. Passe-la sur le lecteur, ou dis « carte cachée ».
world-without-end-answer-may-tax = { $seat } lance le dé de l'impôt. Dis « impôt », puis combien, de { N($least) } à { N($most) }.

# What one may do now; but for what all can see, only its seat hears it.

world-without-end-answer-may-offer = { $able ->
        [yes] Tu peux échanger { world-without-end-give } contre { world-without-end-get }. Dis « j'échange », ou « je passe ».
       *[no] Tu ne peux pas échanger { world-without-end-give } contre { world-without-end-get }. Dis « je passe ».
    }
    .bref = { $able ->
        [yes] « J'échange », ou « je passe ».
       *[no] Échange impossible. Dis « je passe ».
    }
    .complet = { world-without-end-event-title } : { $able ->
        [yes] tu peux échanger { world-without-end-give } contre { world-without-end-get }. Dis « j'échange », ou « je passe ».
       *[no] tu ne peux pas échanger { world-without-end-give } contre { world-without-end-get }. Dis « je passe ».
    }
world-without-end-answer-may-pay = { $able ->
        [yes] Tu peux payer { world-without-end-goods }, ou perdre { world-without-end-lose }. Dis « je paie », ou « je passe ».
       *[no] Tu ne peux pas payer { world-without-end-goods } : tu perds { world-without-end-lose }. Dis « je passe ».
    }
    .bref = { $able ->
        [yes] « Je paie », ou « je passe ».
       *[no] Tu ne peux pas payer. Dis « je passe ».
    }
    .complet = { world-without-end-event-title } : { $able ->
        [yes] tu peux payer { world-without-end-goods }, ou perdre { world-without-end-lose }. Dis « je paie », ou « je passe ».
       *[no] tu ne peux pas payer { world-without-end-goods }, et tu perds { world-without-end-lose }. Dis « je passe ».
    }
world-without-end-answer-may-give = Tu peux donner { world-without-end-any-goods }. Dis « je donne », puis quoi.
    .bref = { world-without-end-any-goods }.
    .complet = { world-without-end-event-title } : tu peux donner { world-without-end-any-goods }. Dis « je donne », puis quoi.
world-without-end-answer-may-remove = { $seat } retire une de ses maisons : terrain { ANY($sites) }. Dis par exemple « je retire la maison du terrain { ALL($sites, most: 1) } ».
    .bref = Terrain { ANY($sites) }.
    .complet = { world-without-end-event-title } : { $seat } retire une de ses maisons : terrain { ANY($sites) }. Dis par exemple « je retire la maison du terrain { ALL($sites, most: 1) } ».
world-without-end-answer-may-court = Pose une carte, sans t'en servir : { ANY($actions) }.
    .bref = { ANY($actions) }.
world-without-end-answer-may-orient = { $steps_count ->
        [4] Les quatre options sont permises. Dis « les options » pour les entendre, ou par exemple « option trois ».
        [1] Option permise : { ALL($told) }. Dis « les options » pour les entendre.
       *[other] Options permises : { ALL($told) }. Dis « les options » pour les entendre.
    }
    .bref = { $steps_count ->
        [4] Options une à quatre.
        [1] Option { ALL($told) }.
       *[other] Options { ALL($told) }.
    }
    .complet = { world-without-end-event-title }. { $steps_count ->
        [4] Les quatre options sont permises.
        [1] Option permise : { ALL($told) }. Les autres mènent au Hors-la-loi, que tu ne peux pas payer.
       *[other] Options permises : { ALL($told) }. Les autres mènent au Hors-la-loi, que tu ne peux pas payer.
    } Dis « les options », « la meilleure option d'abord », ou par exemple « option trois ».
world-without-end-answer-may-orient-each = { $steps ->
        [0] une
        [1] deux
        [2] trois
       *[other] quatre
    }
world-without-end-offers-too = { $offers_count ->
        [0] { "" }
        [1] { " " }Échange possible : { ALL($offers) }.
       *[other] { " " }Échanges possibles : { ALL($offers) }.
    }
world-without-end-answer-may-play = { $forced ->
        [yes] Pose une carte, sans t'en servir
       *[no] Joue une carte
    } : { ANY($actions) }.{ world-without-end-offers-too }
    .bref = { ANY($actions) }.{ world-without-end-offers-too }
    .complet = { $forced ->
        [yes] Pose une carte, sans t'en servir : { ANY($actions) }.
       *[no] Joue une carte : { ANY($actions) }. Ou pose-la sans t'en servir, par exemple « je pose blé sans m'en servir ».
    }{ world-without-end-offers-too }
world-without-end-answer-may-discard = { $actions_count ->
        [0] Dis « carte cachée ».
       *[other] À mettre de côté : { ANY($actions) }.{ $mode ->
            [app] { "" }
           *[table] { " " }Ou dis « carte cachée ».
        }
    }
    .bref = { $actions_count ->
        [0] Dis « carte cachée ».
       *[other] { ANY($actions) }.
    }
world-without-end-answer-may-end = { $offers_count ->
        [0] Tu ne peux rien échanger. Dis « je passe ».
        [1] Tu peux échanger, par { ALL($offers) }. Dis « j'échange », ou « je passe ».
       *[other] Tu peux échanger, par { ANY($offers) }. Dis « j'échange », puis lequel, ou « je passe ».
    }
world-without-end-answer-may-material = { world-without-end-by-what }{ ANY(COUNTED($goods_ids, as: "world-without-end-counted")) }. Ou dis « je passe ».
    .bref = { ANY(COUNTED($goods_ids, as: "world-without-end-counted")) }.
world-without-end-answer-may-build = { world-without-end-by-what }{ $projects_count ->
        [0] tu n'as rien à poser sur un projet. Dis « je passe ».
       *[other] { APART($told) } Deux matériaux au plus.
    }
    .bref = { $projects_count ->
        [0] Rien à poser. Dis « je passe ».
       *[other] { APART($told) }
    }
    .complet = { world-without-end-by-what }{ $projects_count ->
        [0] tu n'as rien à poser sur un projet : ni pierre ni bois qui y trouve place. Dis « je passe ».
       *[other] { APART($told) } Deux matériaux au plus, sur un seul projet. Dis par exemple « pont, une pierre », ou « je passe ».
    }
world-without-end-answer-may-build-each = { $projects }, il manque { world-without-end-lacking }
    .bref = { $projects }, { world-without-end-lacking }
world-without-end-answer-may-sell = { world-without-end-by-what }{ $wool ->
        [0] { $cloth ->
            [0] tu n'as rien à vendre. Dis « je passe ».
           *[other] tu peux vendre un tissu, { ALL(COUNTED("gold", $cloth_price, as: "world-without-end-counted")) }.
        }
        [one] tu peux vendre une laine, { ALL(COUNTED("gold", $wool_price, as: "world-without-end-counted")) }{ world-without-end-cloth-too }
       *[other] tu peux vendre jusqu'à { F($wool) } laines, { ALL(COUNTED("gold", $wool_price, as: "world-without-end-counted")) } chacune{ world-without-end-cloth-too }
    }
    .bref = { $wool ->
        [0] { $cloth ->
            [0] Rien à vendre. Dis « je passe ».
           *[other] Un tissu.
        }
       *[other] { ALL(COUNTED("wool", $wool, as: "world-without-end-counted")) }{ $cloth ->
            [0] { "" }
           *[other] { " " }et un tissu
        }.
    }
world-without-end-cloth-too = { $cloth ->
        [0] .
       *[other] , et un tissu, { ALL(COUNTED("gold", $cloth_price, as: "world-without-end-counted")) }.
    }
world-without-end-answer-may-house = { world-without-end-by-what }{ $sites_count ->
        [0] tu ne peux construire nulle part. Dis « je passe ».
       *[other] { EACH($told) }. Ou dis « je passe ».
    }
    .bref = { $sites_count ->
        [0] Nulle part. Dis « je passe ».
       *[other] Terrain { ANY($sites) }.
    }
    .complet = { world-without-end-by-what }{ $sites_count ->
        [0] tu ne peux construire nulle part. { $by_id ->
            [plague] Aucun terrain libre ne te convient.
           *[other] Il faut un or et le matériau d'un terrain libre qui donne autre chose que tes maisons.
        } Dis « je passe ».
       *[other] { EACH($told) }. Dis par exemple « terrain sept », ou « je passe ».
    }
world-without-end-answer-may-house-alike = { MANY($sites) ->
        [one] { world-without-end-yield } au terrain { ALL($sites) }
       *[other] { world-without-end-yield } au terrain { ANY($sites) }
    }
world-without-end-answer-may-harvest = { world-without-end-by-what }{ $seat } récolte { $sites_count ->
        [1] sa maison
       *[other] une ou deux maisons
    } : { ALL($told) }. Ou dis « je passe ».
    .bref = { ALL($told) }.
world-without-end-answer-may-harvest-each = { world-without-end-yield } au terrain { N($sites) }
world-without-end-answer-may-donate = { world-without-end-by-what }{ $projects_count ->
        [0] tu ne peux faire aucun don. Dis « je passe ».
       *[other] un or et un sceau pour : { ANY($projects) }. Ou dis « je passe ».
    }
    .bref = { $projects_count ->
        [0] Aucun don. Dis « je passe ».
       *[other] { ANY($projects) }.
    }
world-without-end-answer-may-weave = { world-without-end-by-what }{ $most ->
        [0] tu ne peux changer aucune laine en tissu. Dis « je passe ».
        [1] tu peux changer une laine en tissu. Ou dis « je passe ».
       *[other] tu peux changer une ou deux laines en tissus. Ou dis « je passe ».
    }
    .bref = { $most ->
        [0] Aucune. Dis « je passe ».
        [1] Une laine.
       *[other] Une laine, ou deux.
    }
world-without-end-answer-may-medicine = { world-without-end-by-what }{ $by_id ->
        [hospital] { $places_count ->
            [0] tu ne peux soigner personne. Dis « je passe ».
           *[other] un malade à soigner : { ANY(COUNTED($places, $values, as: "world-without-end-place-for")) }. Ou dis « je passe ».
        }
       *[other] { $places_count ->
            [0] petit soin, un or et un point. Ou dis « je passe ».
           *[other] petit soin, un or et un point. Ou soigner : { ANY(COUNTED($places, $values, as: "world-without-end-place-for")) }. Tu as { ALL(COUNTED("medical", $medical, as: "world-without-end-counted")) } en tout.
        }
    }
    .bref = { $places_count ->
        [0] { $by_id ->
            [hospital] Personne. Dis « je passe ».
           *[other] Petit soin.
        }
       *[other] { $by_id ->
            [hospital] { "" }
           *[other] Petit soin, ou{ " " }
        }{ ANY(COUNTED($places, as: "world-without-end-each-place")) }.
    }
world-without-end-answer-may-extra = { $able ->
        [yes] Tu peux payer { world-without-end-pay } pour { world-without-end-any-goods }. Dis lequel, ou « je passe ».
       *[no] Tu ne peux pas payer { world-without-end-pay }. Dis « je passe ».
    }
    .complet = { world-without-end-event-title }, avec { $action } : { $able ->
        [yes] tu peux payer { world-without-end-pay } pour { world-without-end-any-goods }. Dis lequel, ou « je passe ».
       *[no] tu ne peux pas payer { world-without-end-pay } pour { world-without-end-any-goods }. Dis « je passe ».
    }
world-without-end-answer-may-protect = { $loyalty ->
        [0] Tu n'as pas de loyauté. Dis « je passe ».
       *[other] Tu as { ALL(COUNTED("loyalty", $loyalty, as: "world-without-end-counted")) }. Dis « je protège », puis { ANY($duties) }. Ou « je passe ».
    }
    .bref = { $loyalty ->
        [0] Pas de loyauté. Dis « je passe ».
       *[other] { ALL(COUNTED("loyalty", $loyalty, as: "world-without-end-counted")) } pour { ANY($duties) }.
    }
    .complet = { $loyalty ->
        [0] Tu n'as pas de loyauté : { $doubled ->
            [yes] ta perte est doublée
           *[no] tu subiras les sanctions au début de la période suivante
        }. Dis « je passe ».
       *[other] Tu as { ALL(COUNTED("loyalty", $loyalty, as: "world-without-end-counted")) }. Chacune { $doubled ->
            [yes] évite de perdre deux fois les points d'une contribution
           *[no] évite une sanction
        }. Dis « je protège », puis { ANY($duties) }. Ou « je passe ».
    }
