# Un Monde Sans Fin: names, and what happened. Answers and refusals have files of their own.
# $mode is "app" or "table": who holds the event cards. $..._id is an identity, the same without
# "_id" its name, $..._ids the identities of a list. COUNTED makes « deux laines » of identities and
# counts. What an effect of an event card says need not be said again by what comes of it.

# Goods, without a count.

world-without-end-name-stone = pierre
world-without-end-name-wood = bois
world-without-end-name-wheat = blé
world-without-end-name-piety = piété
world-without-end-name-wool = laine
world-without-end-name-cloth = tissu
world-without-end-name-medical = connaissance
world-without-end-name-loyalty = loyauté
world-without-end-name-gold = or
world-without-end-name-vp = points

# Action cards.

world-without-end-name-action-wheat = Blé
world-without-end-name-action-piety = Piété
world-without-end-name-action-materials = Matériaux
world-without-end-name-action-project = Projet
world-without-end-name-action-sale = Vente
world-without-end-name-action-privilege = Privilège
world-without-end-name-action-house = Maison
world-without-end-name-action-harvest = Récolte
world-without-end-name-action-donation = Don
world-without-end-name-action-weaving = Manufacture
world-without-end-name-action-medicine = Médecine
world-without-end-name-action-favour = Faveur

# Projects. Events bring the name that the box gives them along; this one is for questions.

world-without-end-name-bridge = Pont
world-without-end-name-tower = Clocher
world-without-end-name-fulling_mill = Foulon
world-without-end-name-lady_chapel = Chapelle Marie
world-without-end-name-priors_palace = Palais du Prieur
world-without-end-name-hospital = Hospice
world-without-end-name-seventh = Rempart

# Favour spaces. The prior and the prioress would sound alike: she is always the mother.

world-without-end-name-queen = la Reine
world-without-end-name-prior = le Prieur
world-without-end-name-outlaw = le Hors-la-loi
world-without-end-name-guild = la Guilde
world-without-end-name-prioress = la Mère prieure
world-without-end-name-merchant = le Marchand
world-without-end-name-king = le Roi
world-without-end-name-earl = le Comte
world-without-end-name-bishop = l'Évêque

# Duties at a period's end.

world-without-end-name-duty-piety = la piété
world-without-end-name-duty-wheat = le blé
world-without-end-name-duty-gold = l'impôt
world-without-end-name-duties-piety = la piété
world-without-end-name-duties-wheat = le blé
world-without-end-name-duties-gold = l'impôt

# Event cards, by period and number. Those that were told at the table follow.

world-without-end-name-i-01 = événement un un
world-without-end-name-i-02 = événement un deux
world-without-end-name-i-03 = événement un trois
world-without-end-name-i-04 = événement un quatre
world-without-end-name-i-05 = événement un cinq
world-without-end-name-i-06 = événement un six
world-without-end-name-i-07 = événement un sept
world-without-end-name-i-08 = événement un huit
world-without-end-name-i-09 = événement un neuf
world-without-end-name-i-10 = événement un dix
world-without-end-name-i-11 = événement un onze
world-without-end-name-ii-01 = événement deux un
world-without-end-name-ii-02 = événement deux deux
world-without-end-name-ii-03 = événement deux trois
world-without-end-name-ii-04 = événement deux quatre
world-without-end-name-ii-05 = événement deux cinq
world-without-end-name-ii-06 = événement deux six
world-without-end-name-ii-07 = événement deux sept
world-without-end-name-ii-08 = événement deux huit
world-without-end-name-ii-09 = événement deux neuf
world-without-end-name-ii-10 = événement deux dix
world-without-end-name-ii-11 = événement deux onze
world-without-end-name-iii-01 = événement trois un
world-without-end-name-iii-02 = événement trois deux
world-without-end-name-iii-03 = événement trois trois
world-without-end-name-iii-04 = événement trois quatre
world-without-end-name-iii-05 = événement trois cinq
world-without-end-name-iii-06 = événement trois six
world-without-end-name-iii-07 = événement trois sept
world-without-end-name-iii-08 = événement trois huit
world-without-end-name-iii-09 = événement trois neuf
world-without-end-name-iii-10 = événement trois dix
world-without-end-name-iii-11 = événement trois onze
world-without-end-name-iv-01 = événement quatre un
world-without-end-name-iv-02 = événement quatre deux
world-without-end-name-iv-03 = événement quatre trois
world-without-end-name-iv-04 = événement quatre quatre
world-without-end-name-iv-05 = événement quatre cinq
world-without-end-name-iv-06 = événement quatre six
world-without-end-name-iv-07 = événement quatre sept
world-without-end-name-iv-08 = événement quatre huit
world-without-end-name-iv-09 = événement quatre neuf
world-without-end-name-iv-10 = événement quatre dix
world-without-end-name-iv-11 = événement quatre onze
world-without-end-name-new-1 = carte nouvelle un
world-without-end-name-new-2 = carte nouvelle deux
world-without-end-name-new-3 = carte nouvelle trois
world-without-end-name-new-4 = carte nouvelle quatre
world-without-end-name-new-5 = carte nouvelle cinq
world-without-end-name-new-6 = carte nouvelle six
world-without-end-name-new-7 = carte nouvelle sept
world-without-end-name-new-8 = carte nouvelle huit
world-without-end-name-new-9 = carte nouvelle neuf
world-without-end-name-new-10 = carte nouvelle dix
world-without-end-name-new-11 = carte nouvelle onze
world-without-end-name-new-12 = carte nouvelle douze
world-without-end-name-new-13 = carte nouvelle treize
world-without-end-name-new-14 = carte nouvelle quatorze
world-without-end-name-new-15 = carte nouvelle quinze
world-without-end-name-new-16 = carte nouvelle seize
world-without-end-name-new-17 = carte nouvelle dix-sept
world-without-end-name-new-18 = carte nouvelle dix-huit
world-without-end-name-new-19 = carte nouvelle dix-neuf
world-without-end-name-new-20 = carte nouvelle vingt
world-without-end-name-new-21 = carte nouvelle vingt et un
world-without-end-name-new-22 = carte nouvelle vingt-deux
world-without-end-name-new-23 = carte nouvelle vingt-trois
world-without-end-name-new-24 = carte nouvelle vingt-quatre

# Goods and places with their counts, for COUNTED and for single ones.

world-without-end-counted = { $id ->
        [stone] { F($count) } { $count ->
            [one] pierre
           *[other] pierres
        }
        [wood] { N($count) } bois
        [wheat] { N($count) } { $count ->
            [one] blé
           *[other] blés
        }
        [piety] { F($count) } { $count ->
            [one] piété
           *[other] piétés
        }
        [wool] { F($count) } { $count ->
            [one] laine
           *[other] laines
        }
        [cloth] { N($count) } { $count ->
            [one] tissu
           *[other] tissus
        }
        [medical] { F($count) } { $count ->
            [one] connaissance
           *[other] connaissances
        }
        [loyalty] { F($count) } { $count ->
            [one] loyauté
           *[other] loyautés
        }
        [gold] { N($count) } or
       *[vp] { N($count) } { $count ->
            [one] point
           *[other] points
        }
    }
world-without-end-some = { ALL(COUNTED($good_id, $count, as: "world-without-end-counted")) }
world-without-end-goods = { ALL(COUNTED($goods_ids, $counts, as: "world-without-end-counted")) }
world-without-end-give = { ALL(COUNTED($give_ids, $give_counts, as: "world-without-end-counted")) }
world-without-end-get = { ALL(COUNTED($get_ids, $get_counts, as: "world-without-end-counted")) }
world-without-end-pay = { ALL(COUNTED($pay_ids, $pay_counts, as: "world-without-end-counted")) }
world-without-end-lose = { ALL(COUNTED($lose_ids, $lose_counts, as: "world-without-end-counted")) }
world-without-end-otherwise = { ALL(COUNTED($otherwise_ids, $otherwise_counts, as: "world-without-end-counted")) }
world-without-end-has = { ALL(COUNTED($has_ids, $has_counts, as: "world-without-end-counted")) }
world-without-end-tie = { ALL(COUNTED($tie_ids, $tie_counts, as: "world-without-end-counted")) }
world-without-end-options = { ANY(COUNTED($options_ids, $option_counts, as: "world-without-end-counted")) }
world-without-end-any-goods = { ANY(COUNTED($goods_ids, $counts, as: "world-without-end-counted")) }
world-without-end-points = { ALL(COUNTED("vp", $points, as: "world-without-end-counted")) }
world-without-end-coins = { ALL(COUNTED("gold", $gold, as: "world-without-end-counted")) }
world-without-end-materials = { ALL(COUNTED($materials_ids, as: "world-without-end-counted")) }
world-without-end-to-lay = { $wood ->
        [0] { ALL(COUNTED("stone", $stone, as: "world-without-end-counted")) }
       *[other] { $stone ->
            [0] { "" }
           *[other] { ALL(COUNTED("stone", $stone, as: "world-without-end-counted")) } et{ " " }
        }{ ALL(COUNTED("wood", $wood, as: "world-without-end-counted")) }
    }
world-without-end-the-place = { $place ->
        [11] la cachette
       *[other] la maison { N($place) }
    }
world-without-end-one-place = { $id ->
        [11] la cachette
       *[other] la maison { N($id) }
    }
world-without-end-penalty = { $id ->
        [piety] pénitence
        [wheat] mendicité
       *[gold] tribunal royal
    }
world-without-end-the-penalty = { $id ->
        [piety] la pénitence
        [wheat] la mendicité
       *[gold] le tribunal royal
    }
world-without-end-event-title = { $title_id ->
        [none] l'événement
       *[other] « { $title } »
    }
world-without-end-option = option { $steps ->
        [0] une
        [1] deux
        [2] trois
       *[other] quatre
    }
world-without-end-sites = { MANY($sites) ->
        [one] terrain { ALL($sites) }
       *[other] terrains { ALL($sites) }
    }
world-without-end-score = { $half ->
        [yes] { $whole ->
            [0] un demi-point
            [one] un point et demi
           *[other] { N($whole) } points et demi
        }
       *[no] { ALL(COUNTED("vp", $whole, as: "world-without-end-counted")) }
    }

# What happened: periods and rounds.

world-without-end-first-player = { $seat } commence.
world-without-end-period-began = Période { N($period) }.
    .complet = Période { N($period) }. { $seat } a le blason.
world-without-end-round-began = Tour { N($round) }, { $seat }.
    .bref = Tour { N($round) }.
    .complet = Période { N($period) }, tour { N($round) }. { $seat } a le blason, tourne la carte événement et joue en premier.
world-without-end-shield-passed = { "" }
    .complet = Le blason passe { TO($seat) }.
world-without-end-all-cards-back = Chacun reprend ses cartes action.
    .bref = { "" }
world-without-end-new-cards = Chacun a maintenant ses douze cartes action.
    .bref = Douze cartes action.
    .complet = Chacun a maintenant ses douze cartes action. À chaque tour, on en pose une et on en met une autre de côté, face cachée.

# What happened: the event card.

world-without-end-event-drawn = { $title_id ->
        [none] { $kind ->
            [permanent] Nouvel événement prolongé.
           *[immediate] Nouvel événement.
        }
       *[other] { $kind ->
            [permanent] Événement prolongé : « { $title } ».
           *[immediate] Événement : « { $title } ».
        }
    }
    .bref = { $title_id ->
        [none] Nouvel événement.
       *[other] « { $title } ».
    }
    .complet = { $title_id ->
        [none] { $card },
       *[other] { $card }, « { $title } »,
    } { $kind ->
        [permanent] à effet prolongé : il vaut jusqu'à la fin de la période.
       *[immediate] à effet immédiat.
    }
world-without-end-no-effect = Cela ne change rien.
    .complet = { world-without-end-event-title } ne change rien : c'est déjà ainsi.
world-without-end-actions-forbidden = { "" }
world-without-end-permanent-placed = { $mode ->
        [app] { "" }
       *[table] L'événement va sur la case { N($slot) }.
    }
    .complet = { world-without-end-event-title } reste au plateau, case { N($slot) }, jusqu'à la fin de la période.
world-without-end-permanent-removed = { world-without-end-event-title } ne vaut plus.
    .complet = { world-without-end-event-title } ne vaut plus. Deux événements prolongés restent au plus : un troisième remplace le plus ancien.

# What happened: the plague.

world-without-end-plague-arrived = La peste arrive.
    .complet = La peste arrive : { N($places) } tuiles sont posées, face cachée. À chaque tour, quelqu'un peut tomber malade.
world-without-end-plague-struck = Peste à { world-without-end-the-place } : { ALL(COUNTED("medical", $value, as: "world-without-end-counted")) }.
    .complet = Quelqu'un est malade à { world-without-end-the-place }. Pour le soigner, il faut { ALL(COUNTED("medical", $value, as: "world-without-end-counted")) }. On les garde.
world-without-end-plague-spared = Pas de nouveau malade à { world-without-end-the-place }.
    .complet = Pas de nouveau malade à { world-without-end-the-place } : { $why ->
        [sick] quelqu'un y est déjà malade.
       *[healed] le malade y est déjà soigné.
    } Personne n'attrape la peste deux fois.

# What happened: orienting, incomes and the favour.

world-without-end-oriented = { world-without-end-option }.
    .bref = { "" }
    .complet = { $seat } choisit l'{ world-without-end-option } : { $steps ->
        [0] la flèche est sur zéro.
       *[other] la flèche est sur { N($steps) }.
    }
world-without-end-income = { $seat } : { world-without-end-some }.
    .complet = { $seat } reçoit { world-without-end-some }.
world-without-end-income-together = { APART($told) }
world-without-end-income-together-alike = { $seat_count ->
        [1] { ALL($seat) } : { world-without-end-some }
       *[other] { world-without-end-these-seats }{ world-without-end-some } chacun
    }
world-without-end-income-missing = { $seat } : un point, faute { world-without-end-of-good }.
    .complet = { $seat } reçoit un point, faute { world-without-end-of-good } : la réserve est vide. Un point remplace un revenu qui manque.
world-without-end-income-missing-together = { APART($told) }
world-without-end-income-missing-together-alike = { ALL($seat) } : un point{ $seat_count ->
        [1] { "" }
       *[other] { " " }chacun
    }, faute { world-without-end-of-good }
world-without-end-income-begged = { $seat } mendie : pas de revenu.
    .complet = { $seat } mendie : pas de revenu ce tour-ci, faute de blé à la fin de la période. La faveur reste.
world-without-end-income-begged-together = { $seat_all ->
        [yes] Tout le monde mendie : pas de revenu.
       *[no] { ALL($seat) } mendient : pas de revenu.
    }
world-without-end-favour-none = Pas de faveur.
    .bref = { "" }
    .complet = Pas de faveur : la flèche est sur zéro, et le marqueur ne bouge pas.
world-without-end-favour-moved = { "" }
    .complet = Le marqueur avance { $steps ->
        [one] d'un pas
       *[other] de { N($steps) } pas
    } : { $space }.
world-without-end-favour-given = { $space } donne { world-without-end-some } { TO($seat) }.
    .bref = { $space } : { world-without-end-some }.
    .complet = { $space } donne { world-without-end-some } { TO($seat) }, { $space_id ->
        [queen] pour au moins une loyauté. Elle la garde.
        [prioress] pour au moins une connaissance. Elle se garde.
        [guild] un par maison construite.
        [king] un par loyauté. On les garde.
        [bishop] un par piété. On les garde.
       *[other] de la réserve.
    }
world-without-end-favour-nothing = { world-without-end-no-favour }.
    .complet = { world-without-end-no-favour }. { $why ->
        [exhausted] Pour une faveur, aucun point ne remplace ce qui manque.
        [no_house] Elle donne un point par maison construite.
       *[none_owned] { $space_id ->
            [queen] Elle donne deux points à qui a une loyauté.
            [prioress] Elle donne deux points à qui a une connaissance.
            [king] Il donne un point par loyauté.
           *[bishop] Il donne un point par piété.
        }
    }
world-without-end-no-favour = { $space } ne donne rien { TO($seat) } : { $why ->
        [exhausted] { $space_id ->
            [prior] il n'y a plus de piété
            [merchant] il n'y a plus de laine
           *[earl] il n'y a plus de blé
        }
        [no_house] pas de maison
       *[none_owned] { $space_id ->
            [prioress] pas de connaissance
            [bishop] pas de piété
           *[other] pas de loyauté
        }
    }
world-without-end-favour-paid = { $space } prend { world-without-end-some } { TO($seat) }.
    .bref = { $space } : moins { world-without-end-some }.
world-without-end-favour-blocked = Le marqueur reste : { $seat } n'a pas d'or pour { $space }.
    .complet = Le marqueur reste : { $seat } n'a pas d'or pour { $space }, qui en demande un.

# What happened: goods that come and go. Who has just been named is not named again.

world-without-end-gained = { world-without-end-to-whom }{ world-without-end-some }.
    .complet = { $seat } reçoit { world-without-end-some }.
world-without-end-these-seats = { $seat_all ->
        [yes] { "" }
       *[no] { ALL($seat) } :{ " " }
    }
world-without-end-to-whom = { $by_id ->
        [wheat] { "" }
        [piety] { "" }
        [materials] { "" }
        [harvest] { "" }
        [plague] { "" }
        [forgo] { "" }
        [bridge] { "" }
        [tower] { "" }
        [fulling_mill] { "" }
        [lady_chapel] { "" }
        [priors_palace] { "" }
        [hospital] { "" }
        [seventh] { "" }
       *[other] { ALL($seat) } :{ " " }
    }
world-without-end-gained-together = { APART($told) }
world-without-end-gained-together-alike = { $seat_count ->
        [1] { world-without-end-to-whom }{ world-without-end-some }
       *[other] { world-without-end-these-seats }{ world-without-end-some } chacun
    }
world-without-end-not-gained = { world-without-end-to-whom }rien, il n'y a plus { world-without-end-of-good }.
    .complet = { $seat } ne reçoit pas { world-without-end-of-good } : la réserve est vide. Un point ne remplace que les revenus du tour.
world-without-end-lost = { $seat } perd { world-without-end-some }.
world-without-end-lost-together = { APART($told) }
world-without-end-lost-together-alike = { $seat_count ->
        [1] { ALL($seat) } perd { world-without-end-some }
       *[other] { $seat_all ->
            [yes] Chacun perd { world-without-end-some }
           *[no] { ALL($seat) } perdent { world-without-end-some } chacun
        }
    }
world-without-end-spared = { $seat } : rien.
    .bref = { "" }
    .complet = { $seat } : rien ne change.
world-without-end-spared-together = { $seat_all ->
        [yes] Rien pour personne.
       *[no] { ALL($seat) } : rien.
    }
    .bref = { "" }
world-without-end-exchanged = { $seat } échange { world-without-end-give } contre { world-without-end-get }.
    .bref = { world-without-end-give } contre { world-without-end-get }.
world-without-end-given = { $seat } donne { world-without-end-some }.
world-without-end-declined = { $seat } { $what ->
        [offer] n'échange pas.
        [end] n'échange plus.
        [pay] ne paie pas.
        [house] ne construit pas.
        [medicine] ne soigne pas.
        [extra] n'achète rien.
       *[other] passe.
    }
    .bref = { $what ->
        [end] { "" }
       *[other] { $seat } passe.
    }

# What happened: action cards.

world-without-end-played = { $seat } joue { $action }.
    .complet = { $seat } joue { $action }.{ world-without-end-hand-left }
world-without-end-hand-left = { $left ->
        [0] { "" }
        [one] { " " }Il lui reste une carte.
       *[other] { " " }Il lui reste { F($left) } cartes.
    }
world-without-end-action-void = { $why ->
        [outlaw_unpaid] { "" }
       *[other] { $seat } : sans effet, { $why ->
            [exhausted] { $action_id ->
                [materials] il n'y a plus ni pierre ni bois.
               *[other] il n'y a plus { world-without-end-of-good }.
            }
            [no_project] { $action_id ->
                [donation] aucun projet n'attend un don.
               *[other] aucun projet n'est ouvert.
            }
            [market_covered] le marché n'achète rien.
            [no_last] aucune carte à refaire.
            [no_house_left] les quatre maisons sont construites.
            [no_site] aucun terrain ne convient.
            [no_house] aucune maison à récolter.
           *[no_seal] plus de sceau.
        }
    }
    .complet = { $why ->
        [outlaw_unpaid] Sans or, le marqueur ne va pas au Hors-la-loi.
       *[other] { $seat } : sans effet, { $why ->
            [exhausted] { $action_id ->
                [materials] il n'y a plus ni pierre ni bois.
               *[other] il n'y a plus { world-without-end-of-good } dans la réserve.
            }
            [no_project] { $action_id ->
                [donation] aucun projet ouvert n'attend un don de plus. On donne une seule fois par projet.
               *[other] aucun projet n'est ouvert.
            }
            [market_covered] le marché n'achète ni laine ni tissu.
            [no_last] Privilège refait la dernière carte dont on s'est servi dans la période, et il n'y en a pas.
            [no_house_left] chacun a quatre maisons, et elles sont construites.
            [no_site] aucun terrain libre ne donne autre chose que ses maisons.
            [no_house] il faut d'abord une maison au plateau.
           *[no_seal] les deux sceaux sont posés. Ils reviennent quand le projet est fini.
        }
    }
world-without-end-repeats = Encore { $action }.
    .complet = Privilège refait { $action }.
world-without-end-forwent = { $seat } pose { $action } sans s'en servir.
    .complet = { $seat } renonce : la carte { $action } est posée sans servir.{ world-without-end-hand-left }
world-without-end-forwent-forced = { $seat } pose { $action } sans s'en servir.
    .complet = { $seat } doit poser { $action } sans s'en servir : { $why ->
        [court] le tribunal royal le veut.
       *[event] l'événement le veut.
    }{ world-without-end-hand-left }
world-without-end-gave-up = { $seat } renonce.
    .complet = { $seat } renonce : la carte { $action } reste posée, et ne fait rien.
world-without-end-discarded = Carte de côté.
    .bref = { "" }
    .complet = { $seat } met une carte de côté, face cachée.{ world-without-end-hand-left }
world-without-end-you-discarded = De côté : { $action }.
world-without-end-card-lost = { $why ->
        [penance] Pénitence : une carte { OF($seat) } est mise de côté.
       *[event] Une carte { OF($seat) } est mise de côté, au hasard.
    }
    .complet = { $why ->
        [penance] Pénitence : une carte { OF($seat) }, tirée au hasard, est mise de côté, faute de piété à la fin de la période.
       *[event] Une carte { OF($seat) }, tirée au hasard, est mise de côté, face cachée.
    }{ world-without-end-hand-left }
world-without-end-you-lost = Carte tirée : { $action }.
world-without-end-skipped = { $seat } n'agit pas : tribunal royal.
    .complet = { $seat } n'agit pas ce tour-ci : sa carte a été posée au tribunal royal.

# What happened: projects.

world-without-end-project-opened = { $project_id ->
        [tower] Nouveau projet : { $project }. { world-without-end-to-lay } à y poser.
       *[other] { world-without-end-to-lay } à y poser.
    }
    .complet = { $project } : { world-without-end-to-lay } à poser. Chaque matériau vaut trois points.
world-without-end-projects-covered = { "" }
    .complet = Fermés jusqu'à la fin de la période : { ALL($projects) }. On n'y construit pas, et on n'y donne pas.
world-without-end-built = { $project } : { world-without-end-materials }, { world-without-end-points }.
    .complet = { $seat } pose { world-without-end-materials } : { $project }. Cela fait { world-without-end-points }, trois par matériau.
world-without-end-project-done = Projet fini : { $project }.
    .complet = Projet fini : { $project }. { $seats_count ->
        [0] Personne n'y avait fait de don.
        [1] Don récompensé, et sceau rendu : { ALL($seats) }.
       *[other] Dons récompensés, et sceaux rendus : { ALL($seats) }.
    }
world-without-end-donor-paid = Don { OF($seat) } récompensé.
    .complet = Le don { OF($seat) } est récompensé : le projet est fini.
world-without-end-spire = { $seats_count ->
        [0] La flèche est posée. Personne n'a de loyauté.
        [1] La flèche : { world-without-end-points } { TO($seats) }.
       *[other] La flèche, à égalité. { ALL($seats) } : { world-without-end-points } chacun.
    }
    .complet = { $seats_count ->
        [0] La flèche est posée. Personne n'a de loyauté, donc personne ne marque.
        [1] La flèche : { world-without-end-points } { TO($seats) }, avec le plus de loyauté.
       *[other] La flèche, à égalité de loyauté. { ALL($seats) } : { world-without-end-points } chacun.
    }
world-without-end-donated = { $seat } fait un don : { $project }.
    .complet = { $seat } paie un or et pose un sceau : { $project }. { $left ->
        [0] C'était son dernier sceau.
        [one] Il lui reste un sceau.
       *[other] Il lui reste { N($left) } sceaux.
    }
world-without-end-project-grew = { $project } : { world-without-end-one-material } de plus.
    .complet = { $project } : { world-without-end-one-material } de plus, de la réserve. À la fin d'une période, chaque projet ouvert avance ainsi.
world-without-end-project-grew-together = { APART($told) }
world-without-end-project-grew-together-alike = { ALL($project) } : { world-without-end-one-material } de plus{ $project_count ->
        [1] { "" }
       *[other] { " " }chacun
    }
world-without-end-one-material = { ALL(COUNTED($material_id, 1, as: "world-without-end-counted")) }

# What happened: the market, houses, healing.

world-without-end-market-closed = { "" }
world-without-end-market-opened = { "" }
world-without-end-favour-covered = { "" }
world-without-end-sold = { world-without-end-sold-goods } contre { world-without-end-coins }.
    .complet = { $seat } vend { world-without-end-sold-goods }, pour { world-without-end-coins }.
world-without-end-sold-goods = { $wool ->
        [0] { "" }
       *[other] { ALL(COUNTED("wool", $wool, as: "world-without-end-counted")) }
    }{ $wool ->
        [0] { "" }
       *[other] { $cloth ->
            [0] { "" }
           *[other] { " " }et{ " " }
        }
    }{ $cloth ->
        [0] { "" }
       *[other] { ALL(COUNTED("cloth", $cloth, as: "world-without-end-counted")) }
    }
world-without-end-woven = { ALL(COUNTED("wool", $count, as: "world-without-end-counted")) } { $count ->
        [one] devient
       *[other] deviennent
    } { ALL(COUNTED("cloth", $count, as: "world-without-end-counted")) }.
    .complet = { $seat } change { ALL(COUNTED("wool", $count, as: "world-without-end-counted")) } en { ALL(COUNTED("cloth", $count, as: "world-without-end-counted")) }.
world-without-end-house-built = Maison construite, terrain { N($site) }.
    .bref = Terrain { N($site) }.
    .complet = { $seat } construit { $free ->
        [yes] une maison gratuite
       *[no] une maison
    } sur le terrain { N($site) }. { $left ->
        [0] C'était sa dernière maison.
        [one] Il lui reste une maison.
       *[other] Il lui reste { F($left) } maisons.
    }
world-without-end-house-removed = { $seat } retire sa maison du terrain { N($site) }.
    .bref = { $seat } : terrain { N($site) } libre.
world-without-end-harvested = Récolte, { world-without-end-sites }.
    .bref = { "" }
    .complet = { $seat } récolte : { world-without-end-sites }.
world-without-end-practised = Petit soin : un or et un point.
    .bref = Un or, un point.
    .complet = { $seat } fait un petit soin : un or et un point.
world-without-end-healed = { MANY($places) ->
        [one] Malade soigné
       *[other] Malades soignés
    } : { ALL(COUNTED($places, as: "world-without-end-one-place")) }. { world-without-end-points }.
    .bref = Soigné : { world-without-end-points }.
    .complet = { $seat } soigne { ALL(COUNTED($places, as: "world-without-end-one-place")) } : { world-without-end-points }, deux par malade, et ce que donne chaque lieu.

# What happened: the end of a period.

world-without-end-period-ended = Fin de la période { N($period) }.
world-without-end-covers-removed = Les cases couvertes sont libres.{ $goods_count ->
        [0] { "" }
       *[other] { " " }On peut vendre : { ALL($goods) }.
    }
    .bref = { $goods_count ->
        [0] { "" }
       *[other] On peut vendre : { ALL($goods) }.
    }
    .complet = Les jetons de recouvrement partent.{ $spaces_count ->
        [0] { "" }
       *[other] { " " }Faveurs libres : { ALL($spaces) }.
    }{ $goods_count ->
        [0] { "" }
       *[other] { " " }On peut vendre : { ALL($goods) }.
    }{ $projects_count ->
        [0] { "" }
       *[other] { " " }Projets ouverts de nouveau : { ALL($projects) }.
    }
world-without-end-tax-rolled = Impôt : { world-without-end-coins }.
    .complet = L'impôt est de { world-without-end-coins } pour chacun.
world-without-end-duty-met = { $seat } paie { world-without-end-owed }.
    .bref = { "" }
world-without-end-duty-met-together = { APART($told) }
    .bref = { "" }
world-without-end-duty-met-together-alike = { $seat_count ->
        [1] { ALL($seat) } paie { world-without-end-owed }
       *[other] { $seat_all ->
            [yes] Chacun paie { world-without-end-owed }
           *[no] { ALL($seat) } paient { world-without-end-owed } chacun
        }
    }
world-without-end-owed = { ALL(COUNTED($duty_id, $count, as: "world-without-end-counted")) }
world-without-end-duty-missed = { $seat } : il manque { world-without-end-missing }, moins { world-without-end-points }.
    .complet = { $seat } : il manque { world-without-end-missing }, moins { world-without-end-points }. { $duty_id ->
        [piety] Une piété qui manque coûte trois points.
        [wheat] Un blé qui manque coûte deux points.
       *[gold] Un or qui manque coûte un point.
    }
world-without-end-duty-missed-together = { APART($told) }
world-without-end-duty-missed-together-alike = { $seat_count ->
        [1] { ALL($seat) } : il manque { world-without-end-missing }, moins { world-without-end-points }
       *[other] { $seat_all ->
            [yes] Il manque { world-without-end-missing } à chacun, moins { world-without-end-points }
           *[no] { ALL($seat) } : il manque { world-without-end-missing } à chacun, moins { world-without-end-points }
        }
    }
world-without-end-missing = { ALL(COUNTED($duty_id, $missing, as: "world-without-end-counted")) }
world-without-end-protected = { $seat } paie une loyauté pour { $duty }.
    .complet = { $seat } paie une loyauté pour { $duty } : pas de sanction, et rien ne sera doublé. Les points restent perdus.
world-without-end-penalty-due = { $seat } : { ALL(COUNTED($duty_id, as: "world-without-end-penalty")) }.
    .complet = { $seat } : { $duty_id ->
        [piety] pénitence. Au début de la période, une de ses cartes sera tirée au hasard et mise de côté.
        [wheat] mendicité. Pas de revenu au premier tour de la période.
       *[gold] tribunal royal. Une carte sera posée sans servir, et pas d'action au premier tour.
    }
world-without-end-penalty-due-together = { APART($told) }
# The duties are mentioned first, as they are what is told together.
world-without-end-penalty-due-together-alike = { $duty_count ->
       *[other] { $seat } : { ALL(COUNTED($duty_ids, as: "world-without-end-penalty")) }
    }
world-without-end-doubled = { $seat } perd encore { world-without-end-points }, pour { $duty }.
    .complet = { $seat } perd encore { world-without-end-points }, pour { $duty } : après la période quatre, ce qui manque compte double.

# What happened: the end.

world-without-end-final-score = { $seat } : { world-without-end-score }, { N($points) } avant le compte.
    .bref = { $seat } : { world-without-end-score }.
    .complet = { $seat } : { world-without-end-score }. { world-without-end-points } avant le compte, { N($materials) } pour la pierre et le bois, et un demi par or : { world-without-end-coins }.
world-without-end-won = { $by ->
        [points] { ALL($winners) } gagne. Bravo !
        [shared] Égalité en tout. Victoire partagée : { ALL($winners) }. Bravo !
       *[other] Égalité de points. { $by ->
            [piety] Le plus de piété
            [loyalty] Le plus de loyauté
           *[medical] Le plus de connaissances
        } : { ALL($winners) } gagne. Bravo !
    }

# What has to be decided. With cards in the app, the table's part is done by Héraut. What has been
# answered meanwhile is not asked.

world-without-end-due-event = { $mode ->
        [app] { "" }
       *[table] { $seat }, l'événement ? Passe la carte, ou dis son numéro, par exemple « événement { N($period) } quatre ».
    }
    .bref = { $mode ->
        [app] { "" }
       *[table] { $seat }, l'événement ?
    }
    .complet = { $mode ->
        [app] { "" }
       *[table] { $seat }, tire une carte événement. Passe-la sur le lecteur, ou dis « événement { N($period) } », puis son numéro. Si je ne la connais pas, dis « carte inconnue ».
    }
    .suivi = { "" }
world-without-end-due-plague = { $mode ->
        [app] { "" }
       *[table] Retourne la tuile de { world-without-end-the-place }. Tuile combien ?
    }
    .bref = { $mode ->
        [app] { "" }
       *[table] Tuile de { world-without-end-the-place } : combien ?
    }
    .suivi = { "" }
world-without-end-due-lose = { $mode ->
        [app] { "" }
       *[table] Un adversaire tire une carte { OF($seat) }. Passe-la, ou dis « carte cachée ».
    }
    .complet = { $mode ->
        [app] { "" }
       *[table] { $why ->
            [penance] Pénitence.
           *[event] L'événement le veut.
        } Un adversaire tire une carte { OF($seat) }, sans la voir, et la met de côté. Passe-la sur le lecteur, ou dis « carte cachée ».
    }
    .suivi = { "" }
world-without-end-due-tax = { $mode ->
        [app] { "" }
       *[table] { $seat } lance le dé. Impôt combien ?
    }
    .bref = { $mode ->
        [app] { "" }
       *[table] Impôt combien ?
    }
    .suivi = { "" }
world-without-end-due-offer = { $seat }, échanger { world-without-end-give } contre { world-without-end-get } ?
    .bref = { $seat }, { world-without-end-give } contre { world-without-end-get } ?
    .complet = { $seat }, échanger { world-without-end-give } contre { world-without-end-get } ? Dis « j'échange », ou « je passe ».
    .suivi = { "" }
world-without-end-due-pay = { $seat }, payer { world-without-end-goods } ? Sinon tu perds { world-without-end-lose }.
    .complet = { $seat }, payer { world-without-end-goods } ? Sinon tu perds { world-without-end-lose }. Dis « je paie », ou « je passe ».
    .suivi = { "" }
world-without-end-due-give = { $seat }, donner { world-without-end-any-goods } ?
    .suivi = { "" }
world-without-end-due-remove = { $seat }, retirer quelle maison : terrain { ANY($sites) } ?
    .bref = { $seat }, retirer : terrain { ANY($sites) } ?
    .suivi = { "" }
world-without-end-due-court = { $seat }, au tribunal : quelle carte poser ?
    .complet = { $seat }, au tribunal royal : quelle carte poser, sans t'en servir ?
    .suivi = { "" }
world-without-end-due-orient = { $seat }, quelle option ? « Les options » les lit.
    .bref = { $seat }, quelle option ?
    .complet = { $seat }, comment tourner la carte ? Dis « les options », puis par exemple « option trois », ou « la flèche sur deux ».
    .suivi = { "" }
world-without-end-due-play = { $seat }, { $forced ->
        [yes] quelle carte poser, sans t'en servir ?
       *[no] quelle carte ?
    }{ $offers_count ->
        [0] { "" }
       *[other] { " " }Ou un échange ?
    }
    .complet = { $seat }, { $forced ->
        [yes] quelle carte poser, sans t'en servir ?
       *[no] quelle carte jouer ? Ou renoncer à laquelle ?
    }{ $offers_count ->
        [0] { "" }
       *[other] { " " }Ou échange d'abord, par { ANY($offers) }.
    }
    .suivi = { "" }
world-without-end-due-discard = { $seat }, quelle carte de côté ?
    .complet = { $seat }, quelle carte mettre de côté, face cachée ? Tu ne l'auras plus cette période.
    .suivi = { "" }
world-without-end-due-end = { $seat }, un échange ? Ou passe.
    .complet = { $seat }, un échange avant la suite, par { ANY($offers) } ? Ou dis « je passe ».
    .suivi = { "" }
world-without-end-due-material = { $seat }, pierre ou bois ?
    .suivi = { "" }
world-without-end-due-build = { $seat }, quel projet, avec quoi ?
    .complet = { $seat }, quel projet, et quels matériaux ? Deux au plus. Dis par exemple « projet pont, deux pierres ».
    .suivi = { "" }
world-without-end-due-sell = { $seat }, vendre quoi ?
    .complet = { $seat }, vendre combien de laines, et un tissu ou non ? Dis par exemple « je vends trois laines et un tissu ».
    .suivi = { "" }
world-without-end-due-house = { $by_id ->
        [plague] { $seat }, une maison gratuite : quel terrain ?
       *[other] { $seat }, quel terrain ?
    }
    .complet = { $by_id ->
        [plague] { $seat }, une maison gratuite, pour avoir soigné. Sur quel terrain ?
       *[other] { $seat }, sur quel terrain ? Il faut un or, et la pierre ou le bois du terrain.
    }
    .suivi = { "" }
world-without-end-due-harvest = { $seat }, récolter quels terrains ?
    .complet = { $seat }, récolter quels terrains ? Deux maisons au plus.
    .suivi = { "" }
world-without-end-due-donate = { $seat }, un don pour quel projet ?
    .complet = { $seat }, un don pour quel projet ? Il coûte un or, et un sceau reste sur le projet jusqu'à sa fin.
    .suivi = { "" }
world-without-end-due-weave = { $seat }, une laine, ou deux ?
    .complet = { $seat }, changer une laine en tissu, ou deux ?
    .suivi = { "" }
world-without-end-due-medicine = { $by_id ->
        [hospital] { $seat }, quel malade soigner ?
       *[other] { $seat }, petit soin, ou { $sick ->
            [0] rien
           *[other] quels malades
        } ?
    }
    .complet = { $by_id ->
        [hospital] { $seat }, soigner un malade, pour le don à l'hospice ? Dis sa maison, ou « je passe ».
       *[other] { $seat }, un petit soin, pour un or et un point{ $sick ->
            [0] { " " }? Dis « petit soin », ou « je passe ».
           *[other] , ou soigner quels malades ? Dis leurs maisons.
        }
    }
    .suivi = { "" }
world-without-end-due-extra = { $seat }, payer { world-without-end-pay } pour { world-without-end-any-goods } ?
    .complet = { $seat }, payer { world-without-end-pay } pour { world-without-end-any-goods } ? Dis ce que tu veux, ou « je passe ».
    .suivi = { "" }
world-without-end-due-protect = { $doubled ->
        [yes] { $seat }, payer une loyauté pour { ANY($duties) } ? Sinon, la perte est doublée.
       *[no] { $seat }, payer une loyauté contre { ANY(COUNTED($duties_ids, as: "world-without-end-the-penalty")) } ?
    }
    .bref = { $doubled ->
        [yes] { $seat }, une loyauté pour { ANY($duties) } ?
       *[no] { $seat }, une loyauté contre { ANY(COUNTED($duties_ids, as: "world-without-end-the-penalty")) } ?
    }
    .complet = { $doubled ->
        [yes] { $seat }, payer une loyauté pour { ANY($duties) } ? Chacune protège d'une seule perte doublée. Dis « je protège », puis laquelle, ou « je passe ».
       *[no] { $seat }, payer une loyauté contre { ANY(COUNTED($duties_ids, as: "world-without-end-the-penalty")) } ? Chacune évite une seule sanction. Dis « je protège », puis { ANY($duties) }, ou « je passe ».
    }
    .suivi = { "" }

# What an event card does, as it is read out.

world-without-end-effect-each-gain = Chacun reçoit { world-without-end-goods }.
world-without-end-effect-each-lose = Chacun perd { world-without-end-goods }.
    .complet = Chacun perd { world-without-end-goods }, ou ce qu'il en a.
world-without-end-effect-each-gain-if = Qui a { world-without-end-has } reçoit { world-without-end-goods }.
    .complet = Qui a au moins { world-without-end-has } reçoit { world-without-end-goods }, sans rien rendre.
world-without-end-effect-each-lose-if-not = Qui n'a pas { world-without-end-has } perd { world-without-end-goods }.
world-without-end-effect-each-gain-per = Chacun reçoit { world-without-end-goods } par { $per_id ->
        [house] maison
        [medical] connaissance
        [loyalty] loyauté
       *[piety] piété
    }.
world-without-end-effect-majority-gain = Qui a le plus { world-without-end-plural-of } reçoit { world-without-end-goods }. À égalité, { world-without-end-tie } chacun.
world-without-end-plural-of = { $of_id ->
        [stone] de pierres
        [wood] de bois
        [wheat] de blés
        [piety] de piétés
        [wool] de laines
        [cloth] de tissus
        [medical] de connaissances
        [loyalty] de loyautés
        [gold] d'or
       *[vp] de points
    }
world-without-end-effect-may-exchange = Chacun peut échanger { world-without-end-give } contre { world-without-end-get }.
    .complet = Chacun peut échanger { world-without-end-give } contre { world-without-end-get }. Si l'événement est prolongé, c'est une fois par tour.
world-without-end-effect-each-pay-or = Chacun paie { world-without-end-pay }, ou perd { world-without-end-otherwise }.
world-without-end-effect-each-lose-choice = Chacun donne { world-without-end-options }.
    .complet = Chacun donne { world-without-end-options }, s'il en a.
world-without-end-effect-remove-own-house = Chacun retire une de ses maisons.
    .complet = Chacun retire une de ses maisons, s'il en a. On pourra reconstruire sur le terrain.
world-without-end-effect-discard-action = Chacun met une carte action de côté.
    .complet = Chacun met une carte action de côté, et en mettra une de moins plus tard.
world-without-end-effect-may-act = Chacun peut faire ce que fait la carte { $action }.
    .complet = Chacun peut faire ce que fait la carte { $action }, sans la poser.
world-without-end-effect-introduce-project = Nouveau projet : { $project }.
world-without-end-effect-cover-other-projects = Seul projet ouvert : { $project }.
    .complet = Seul projet ouvert jusqu'à la fin de la période : { $project }.
world-without-end-effect-complete-project = Ce projet est achevé : { $project }.
    .complet = Ce projet est achevé avec des matériaux de la réserve : { $project }. Les donateurs sont récompensés.
world-without-end-effect-cover-favour = La faveur est couverte : { $space }.
    .complet = La faveur est couverte jusqu'à la fin de la période : { $space }. Le marqueur la saute.
world-without-end-effect-cover-market = { $good_id ->
        [wool] La laine ne se vend plus.
       *[cloth] Le tissu ne se vend plus.
    }
world-without-end-effect-uncover-market = { $good_id ->
        [wool] La laine se vend.
       *[cloth] Le tissu se vend.
    }
world-without-end-effect-market-price = { $good_id ->
        [wool] Une laine se vend
       *[cloth] Un tissu se vend
    } { ALL(COUNTED("gold", $price, as: "world-without-end-counted")) }.
world-without-end-effect-forgo-action-reward = Qui renonce à son action reçoit { world-without-end-goods }.
world-without-end-effect-all-forgo-action-this-round = Personne n'agit ce tour-ci.
    .complet = Personne n'agit ce tour-ci : chacun pose une carte sans s'en servir, et en met une de côté.
world-without-end-effect-random-hidden-discard = La carte de côté est tirée au hasard.
    .complet = La carte qu'on met de côté est tirée au hasard. On peut la regarder.
world-without-end-effect-disable-healing = Personne ne soigne la peste.
    .complet = Personne ne soigne la peste. Le petit soin reste permis.
world-without-end-effect-action-bonus = Qui se sert de { $action } reçoit aussi { world-without-end-goods }.
world-without-end-effect-action-option = Qui se sert de { $action } peut payer { world-without-end-pay } pour { world-without-end-options }.
    .complet = Qui se sert de { $action } peut payer { world-without-end-pay } pour { world-without-end-options }, une fois par tour.
