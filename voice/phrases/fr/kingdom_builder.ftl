# Kingdom Builder: what happened, what is so, what is forbidden.
# HEX($hex) is a hex as it is spoken, LINE($line) the word of a line. $mode is "app" or "table": who
# draws the cards. $..._id is an identity, the same without "_id" its name.

# Names. What lies on a hex, landmarks, tiles, sections.

kingdom-builder-name-grass = prairie
kingdom-builder-name-canyon = canyon
kingdom-builder-name-desert = désert
kingdom-builder-name-flowers = fleurs
kingdom-builder-name-forest = forêt
kingdom-builder-name-water = eau
kingdom-builder-name-mountain = montagne
kingdom-builder-name-castle = château
kingdom-builder-name-capitol = capitole
kingdom-builder-name-cave = cave
kingdom-builder-name-oracle = oracle
kingdom-builder-name-farm = ferme
kingdom-builder-name-tavern = taverne
kingdom-builder-name-tower = tour
kingdom-builder-name-harbor = port
kingdom-builder-name-paddock = enclos
kingdom-builder-name-barn = grange
kingdom-builder-name-oasis = oasis
kingdom-builder-name-rope_bridge = pont de corde
kingdom-builder-name-tree_house = cabane dans les arbres
# Dit une fois, au début : ce qui ne vient d'aucune boîte.
kingdom-builder-house-made-island = Le terrain de l'île est inventé par Héraut. Si tu as la vraie, corrige-le.
kingdom-builder-name-island = île
kingdom-builder-name-mine = tes cités
kingdom-builder-name-others = cités adverses
kingdom-builder-name-north = bord nord
kingdom-builder-name-south = bord sud
kingdom-builder-name-east = bord est
kingdom-builder-name-west = bord ouest

# Directions and corners.

kingdom-builder-name-direction-north = nord
kingdom-builder-name-direction-south = sud
kingdom-builder-name-direction-east = est
kingdom-builder-name-direction-west = ouest
kingdom-builder-name-north_east = nord-est
kingdom-builder-name-north_west = nord-ouest
kingdom-builder-name-south_east = sud-est
kingdom-builder-name-south_west = sud-ouest

# On which side of a section an area lies.

kingdom-builder-name-sides-north = au nord
kingdom-builder-name-sides-south = au sud
kingdom-builder-name-sides-east = à l'est
kingdom-builder-name-sides-west = à l'ouest
kingdom-builder-name-sides-north_east = au nord-est
kingdom-builder-name-sides-north_west = au nord-ouest
kingdom-builder-name-sides-south_east = au sud-est
kingdom-builder-name-sides-south_west = au sud-ouest
kingdom-builder-name-sides-middle = au milieu
kingdom-builder-name-shapes-upright = en hauteur
kingdom-builder-name-shapes-level = en largeur

# What a hex or an area is near to: « près de la taverne et d'un château ».

kingdom-builder-name-touches-oracle = de l'oracle
kingdom-builder-name-touches-farm = de la ferme
kingdom-builder-name-touches-tavern = de la taverne
kingdom-builder-name-touches-tower = de la tour
kingdom-builder-name-touches-harbor = du port
kingdom-builder-name-touches-paddock = de l'enclos
kingdom-builder-name-touches-barn = de la grange
kingdom-builder-name-touches-oasis = de l'oasis
kingdom-builder-name-touches-rope_bridge = du pont de corde
kingdom-builder-name-touches-tree_house = de la cabane
kingdom-builder-name-touches-capitol = du capitole
kingdom-builder-name-touches-castle = d'un château
kingdom-builder-name-touches-cave = d'une cave
kingdom-builder-name-touches-water = de l'eau
kingdom-builder-name-touches-mountain = d'une montagne
kingdom-builder-name-touches-north = du bord nord
kingdom-builder-name-touches-south = du bord sud
kingdom-builder-name-touches-east = du bord est
kingdom-builder-name-touches-west = du bord ouest
kingdom-builder-name-touches-mine = de tes cités
kingdom-builder-name-touches-others = de cités adverses

# Goals.

kingdom-builder-name-fishermen = pêcheurs
kingdom-builder-name-merchants = marchands
kingdom-builder-name-discoverers = explorateurs
kingdom-builder-name-hermits = ermites
kingdom-builder-name-citizens = citoyens
kingdom-builder-name-miners = mineurs
kingdom-builder-name-workers = ouvriers
kingdom-builder-name-knights = chevaliers
kingdom-builder-name-lords = seigneurs
kingdom-builder-name-farmers = paysans
kingdom-builder-name-castles = châteaux

# Parts of sentences that several messages share.

kingdom-builder-the-tile = { $tile_id ->
        [oracle] l'oracle
        [farm] la ferme
        [tavern] la taverne
        [tower] la tour
        [harbor] le port
        [paddock] l'enclos
        [barn] la grange
        [oasis] l'oasis
        [rope_bridge] le pont de corde
        [tree_house] la cabane
        [cave] la cave
       *[other] { $tile }
    }
kingdom-builder-by-what = { $what_id ->
        [build] { "" }
        [oracle] Avec l'oracle :{ " " }
        [farm] Avec la ferme :{ " " }
        [tavern] Avec la taverne :{ " " }
        [tower] Avec la tour :{ " " }
        [harbor] Avec le port :{ " " }
        [paddock] Avec l'enclos :{ " " }
        [barn] Avec la grange :{ " " }
        [oasis] Avec l'oasis :{ " " }
        [rope_bridge] Avec le pont de corde :{ " " }
        [tree_house] Avec la cabane :{ " " }
        [cave] Par la cave :{ " " }
       *[other] { $what } :{ " " }
    }
kingdom-builder-from-landmark = { $landmark_id ->
        [oracle] de l'oracle
        [farm] de la ferme
        [tavern] de la taverne
        [tower] de la tour
        [harbor] du port
        [paddock] de l'enclos
        [barn] de la grange
        [oasis] de l'oasis
        [rope_bridge] du pont de corde
        [tree_house] de la cabane
        [capitol] d'un capitole
        [castle] d'un château
        [cave] d'une cave
        [water] de l'eau
        [mountain] d'une montagne
        [grass] d'une prairie
        [canyon] d'un canyon
        [desert] d'un désert
        [flowers] de fleurs
        [forest] d'une forêt
        [north] du bord nord
        [south] du bord sud
        [east] du bord est
        [west] du bord ouest
        [mine] de tes cités
       *[others] de cités adverses
    }
kingdom-builder-points = { N($points) } { $points ->
        [0] point
        [1] point
        [-1] point
       *[other] points
    }
kingdom-builder-steps = { $far ->
        [one] un pas
       *[other] { N($far) } pas
    }
kingdom-builder-usable = { $tiles_count ->
        [0] { $caves ->
            [yes] une cave
           *[no] { "" }
        }
       *[other] { $caves ->
            [yes] { EACH($tiles) } et une cave
           *[no] { ALL($tiles) }
        }
    }
kingdom-builder-turned = { $turned ->
        [yes] , tournée
       *[no] { "" }
    }
kingdom-builder-more-due = { $due ->
        [0] { "" }
        [1] { " " }Encore une.
       *[other] { " " }Encore { F($due) }.
    }
kingdom-builder-supply = { $left ->
        [0] { "" }
        [one] { " " }Il reste une cité.
       *[other] { " " }Il reste { F($left) } cités.
    }

# What happened: the setup.

kingdom-builder-section-laid = Section { $section }, { $corner }{ kingdom-builder-turned }.
    .bref = { $section }{ kingdom-builder-turned }.
    .complet = Section { $section }, au { $corner }{ $turned ->
        [yes] , tournée d'un demi-tour
       *[no] { "" }
    }.
kingdom-builder-goal-drawn = Objectif : { $goal }.
    .bref = { $goal }.
kingdom-builder-capitol-placed = Capitole en { HEX($hex) }.
    .complet = Capitole en { HEX($hex) }, section { $section }.
kingdom-builder-cave-placed = Cave en { HEX($hex) }.
    .complet = Cave en { HEX($hex) }, section { $section }.
kingdom-builder-board-ready = Le plateau est prêt : { ALL($sections) }. Objectifs. { APART($told) }
    .bref = Plateau prêt. Objectifs : { ALL($goals) }.
    .complet = Le plateau est prêt. Sections, du nord-ouest au sud-est : { ALL($sections) }. Objectifs. { APART($told) } { $castles ->
        [one] Un château.
       *[other] { N($castles) } châteaux.
    }{ $capitols_count ->
        [0] { "" }
       *[other] { " " }Capitole : { HEX($capitols) }.
    }{ $caves_count ->
        [0] { "" }
       *[other] { " " }Caves : { HEX($caves) }.
    }
kingdom-builder-board-ready-each = { kingdom-builder-goal-rule }
kingdom-builder-goal-rule = { $goals_id ->
        [fishermen] pêcheurs, un point par cité au bord de l'eau
        [merchants] marchands, quatre points par château ou lieu relié à un autre
        [discoverers] explorateurs, un point par ligne occupée
        [hermits] ermites, un point par groupe de cités
        [citizens] citoyens, un point pour deux cités du plus grand groupe
        [miners] mineurs, un point par cité près d'une montagne
        [workers] ouvriers, un point par cité près d'un château ou d'un lieu
        [knights] chevaliers, deux points par cité de la meilleure ligne
        [lords] seigneurs, douze points pour le plus de cités d'une section, six pour le nombre suivant
       *[farmers] paysans, trois points par cité de la section la moins remplie
    }
kingdom-builder-nowhere-for = { $what_id ->
        [capitol] Pas de capitole : ni l'oracle ni le port ne sont en jeu.
       *[cave] Pas de cave en section { ALL($sections) }.
    }
    .complet = { $what_id ->
        [capitol] Pas de capitole : il va seulement dans la section de l'oracle ou du port, et aucune n'est en jeu.
       *[cave] Pas de cave en section { ALL($sections) } : aucune montagne n'y est assez loin des châteaux et des lieux.
    }
kingdom-builder-first-player = { $mode ->
        [app] Tirage au sort :{ " " }
       *[table] { "" }
    }{ $seat } commence.{ $mode ->
        [app] { "" }
       *[table] { " " }Chacun pioche une carte, dans l'ordre du tour. Passe-la sur le lecteur, ou dis « carte cachée ».
    }
    .bref = { $seat } commence.
    .complet = { $mode ->
        [app] Tirage au sort : { $seat } commence. Dans le livret, c'est la personne la plus âgée.
       *[table] { $seat } commence. Chacun pioche une carte, dans l'ordre du tour. Passe-la sur le lecteur, ou dis « carte cachée ».
    }
# What people have to bring or choose now.
kingdom-builder-setup-due = { $what_id ->
        [section] { $left ->
            [4] Quelle section au { $corner } ? Dis par exemple « section taverne », ou « section taverne tournée ».
           *[other] Et au { $corner } ?
        }
        [goal] { $left ->
            [3] Quels sont les trois objectifs ? Passe-les, ou dis par exemple « objectif pêcheurs ».
            [one] Et le dernier objectif ?
           *[other] Et le deuxième objectif ?
        }
        [capitol] Où est le capitole, au { $corner } ? Dis « le capitole en », puis la case{ kingdom-builder-due-hexes }.
        [cave] Où est la cave, au { $corner } ? Dis « la cave en », puis la case{ kingdom-builder-due-hexes }.
       *[first] Qui commence ? Dans le livret, la personne la plus âgée. Dis par exemple « le joueur deux commence ».
    }
    .suivi = { "" }
kingdom-builder-due-hexes = { $hexes_count ->
        [0] { "" }
       *[other] { " " }: { HEX($hexes, each: 1) }
    }
kingdom-builder-draw-due = { $dealt ->
        [yes] { $seat }, pioche une carte.
       *[no] { $open ->
            [yes] { $seat }, pioche une carte visible. Passe-la sur le lecteur, ou dis son terrain.
           *[no] { $seat }, pioche ta prochaine carte.
        }
    }
    .suivi = { "" }
    .complet = { $dealt ->
        [yes] { $seat }, pioche une carte.
       *[no] { $open ->
            [yes] { $seat }, pioche une carte visible. Passe-la sur le lecteur, ou dis son terrain.
           *[no] { $seat }, pioche ta prochaine carte. Passe-la sur le lecteur, ou dis « carte cachée ».
        }
    }
kingdom-builder-show-due = { $seat }, montre ta carte. Passe-la sur le lecteur, ou dis son terrain.
    .bref = { $seat }, montre ta carte.
    .suivi = { "" }

# What happened: terrain cards.

kingdom-builder-drew = { $mode ->
        [app] { "" }
       *[table] { $seat } a sa carte.
    }
    .bref = { $mode ->
        [app] { "" }
       *[table] Carte prise.
    }
    .complet = { $mode ->
        [app] { $seat } a pioché.
       *[table] { $seat } a sa carte.
    } { $pile ->
        [0] La pioche est vide.
        [one] Il reste une carte dans la pioche.
       *[other] Il reste { F($pile) } cartes dans la pioche.
    }
kingdom-builder-you-drew = Ta prochaine carte : { $terrain }.
    .bref = { $terrain }.
kingdom-builder-reshuffled = La défausse est mélangée : { $count ->
        [one] une carte
       *[other] { F($count) } cartes
    } dans la pioche.
    .bref = Défausse mélangée.
kingdom-builder-card-shown = { $seat }, à toi. Carte : { $terrain }.
    .bref = { $seat } : { $terrain }.
kingdom-builder-no-hex-left = { $used ->
        [yes] Plus de case libre en { $terrain }.
       *[no] Plus de case libre en { $terrain } : cette carte quitte le jeu.
    }
    .bref = Plus de case libre en { $terrain }.
kingdom-builder-card-replaced = { $seat } a une nouvelle carte : { $terrain }.
    .bref = Nouvelle carte : { $terrain }.
    .complet = { $seat } a une nouvelle carte : { $terrain }. { $pile ->
        [0] La pioche est vide.
        [one] Il reste une carte dans la pioche.
       *[other] Il reste { F($pile) } cartes dans la pioche.
    }
kingdom-builder-no-card-left = Plus aucune carte à piocher : { $seat } ne construit plus ce tour-ci.
    .bref = Plus aucune carte à piocher.

# What happened: the turns.

kingdom-builder-round-began = { $round ->
        [1] { "" }
       *[other] Manche { N($round) }.
    }
    .bref = { "" }
    .complet = Manche { N($round) }. { $seat } joue en premier.
kingdom-builder-turn-began = { $due ->
        [one] Une cité à construire.
       *[other] { F($due) } cités à construire.
    }{ $tiles_count ->
        [0] { "" }
        [1] { " " }Plaquette : { ALL($tiles) }.
       *[other] { " " }Plaquettes : { ALL($tiles) }.
    }
    .bref = { $due ->
        [3] { "" }
        [one] Une cité.
       *[other] { F($due) } cités.
    }
    .complet = { $due ->
        [one] Une cité à construire sur { $terrain }.
       *[other] { F($due) } cités à construire sur { $terrain }.
    }{ $tiles_count ->
        [0] { "" }
       *[other] { " " }À utiliser avant ou après : { ALL($tiles) }.
    }{ $caves ->
        [yes] { " " }Une cité peut passer par une cave.
       *[no] { "" }
    }
kingdom-builder-built = Cité en { HEX($hex) }.{ kingdom-builder-more-due }
    .bref = { HEX($hex) }.{ kingdom-builder-more-due }
    .complet = { $seat } construit en { HEX($hex) }, { $terrain }.{ kingdom-builder-more-due }{ kingdom-builder-supply }
    .suivi = Cité en { HEX($hex) }.
kingdom-builder-tile-used = Cité en { HEX($hex) }, avec { kingdom-builder-the-tile }.
    .bref = { HEX($hex) }, { $tile }.
    .complet = { $seat } construit en { HEX($hex) }, { $what }, avec { kingdom-builder-the-tile }.{ kingdom-builder-supply }
kingdom-builder-moved = { HEX($start) } va en { HEX($hex) }, { $tile_id ->
        [cave] par la cave
       *[other] avec { kingdom-builder-the-tile }
    }.
    .bref = { HEX($start) } va en { HEX($hex) }.
    .complet = { $seat } déplace une cité : { HEX($start) } va en { HEX($hex) }, { $what }, { $tile_id ->
        [cave] par la cave
       *[other] avec { kingdom-builder-the-tile }
    }.
kingdom-builder-tile-taken = Plaquette prise : { $tile }.
    .bref = Plaquette { $tile }.
    .complet = Plaquette prise : { $tile }, en { HEX($hex) }. Elle sert à partir du prochain tour. { $left ->
        [0] C'était la dernière.
       *[other] Il en reste { F($left) }.
    }
kingdom-builder-tile-lost = Plaquette perdue : { $tile }.
    .complet = Plaquette perdue : { $tile }. { $seat } n'a plus de cité à côté, en { HEX($hex) }.
kingdom-builder-forgone-tiles = Encore à construire : { ALL($tiles) }.
kingdom-builder-building-done = { $tiles_count ->
        [0] { $caves ->
            [yes] Construction finie. Encore possible : { kingdom-builder-usable }. Ou dis « fin de tour ».
           *[no] Construction finie. Dis « fin de tour ».
        }
       *[other] Construction finie. Encore possible : { kingdom-builder-usable }. Ou dis « fin de tour ».
    }
    .bref = { $tiles_count ->
        [0] { $caves ->
            [yes] Reste : { kingdom-builder-usable }.
           *[no] Fini.
        }
       *[other] Reste : { kingdom-builder-usable }.
    }
    .suivi = { "" }
kingdom-builder-last-settlement = { $seat } n'a plus de cité. Dernier tour : { $last_player } joue en dernier.
    .bref = { $seat } n'a plus de cité. { $last_player } joue en dernier.
    .complet = { $seat } a posé sa dernière cité. La manche se termine : { $last_player } joue le dernier tour.
kingdom-builder-turn-ended = { "" }
    .complet = { $seat } a fini.

# What happened: the end.

kingdom-builder-match-ended = La partie est finie.
    .bref = Partie finie.
kingdom-builder-goal-scored = { $goal } : { ALL($told) }.
    .suivi = { "" }
kingdom-builder-goal-scored-each = { $holder } a { N($points) }
kingdom-builder-final-score = { $seat } : { kingdom-builder-points }.
    .suivi = { "" }
kingdom-builder-won = { MANY($winners) ->
        [one] { ALL($winners) } gagne avec { kingdom-builder-points }. Bravo !
       *[other] Égalité à { kingdom-builder-points }. Victoire partagée : { ALL($winners) }. Bravo !
    }

# Answers: where one may build or move to.

kingdom-builder-answer-areas = { kingdom-builder-by-what }{ $count ->
        [one] { $hexes ->
            [one] une seule case.
           *[other] une zone.
        }
       *[other] { F($count) } zones.
    }
    .complet = { kingdom-builder-by-what }{ $count ->
        [one] une zone
       *[other] { F($count) } zones
    }, { $hexes ->
        [one] une case en tout
       *[other] { F($hexes) } cases en tout
    }{ $terrain_id ->
        [none] { "" }
       *[other] , en { $terrain }
    }.{ $adjacent ->
        [yes] { " " }{ $hexes ->
            [one] Elle touche une de tes cités.
           *[other] Toutes touchent une de tes cités.
        }
       *[no] { "" }
    }{ $hex_id ->
        [none] { "" }
       *[other] { " " }Depuis { HEX($hex) }.
    }
kingdom-builder-area-hex = { $far ->
        [-1] { HEX($hex) }, sans chemin jusque-là
        [0] { HEX($hex) }
       *[other] { HEX($hex) }, à { kingdom-builder-steps }
    }
kingdom-builder-answer-area = { F($number) } : { $size ->
        [one] { kingdom-builder-area-hex }{ $touches_count ->
            [0] { "" }
           *[other] , près { ALL($touches, most: 2) }
        }
       *[other] { F($size) } cases{ $touches_count ->
            [0] { "" }
           *[other] { " " }près { ALL($touches, most: 2) }
        }, { $far ->
            [-1] dont { HEX($hex) }
            [0] dont { HEX($hex) }
           *[other] la plus proche { HEX($hex) }, à { kingdom-builder-steps }
        }
    }.{ $gains_count ->
        [0] { "" }
        [1] { " " }Plaquette : { ALL($gains) }.
       *[other] { " " }Plaquettes : { ALL($gains) }.
    }
    .bref = { F($number) } : { $size ->
        [one] { HEX($hex) }
       *[other] { F($size) }, { $far ->
            [-1] dont { HEX($hex) }
            [0] dont { HEX($hex) }
           *[other] d'abord { HEX($hex) }
        }
    }.
    .complet = { F($number) } : { $size ->
        [one] { kingdom-builder-area-hex }
       *[other] { F($size) } cases, { $far ->
            [-1] sans chemin jusque-là, dont { HEX($hex) }
            [0] dont { HEX($hex) }
           *[other] la plus proche { HEX($hex) }, à { kingdom-builder-steps }
        }
    }{ $section_id ->
        [none] { "" }
        [island] , sur l'île
       *[other] , section { $section }
    }.{ $touches_count ->
        [0] { "" }
       *[other] { " " }Près { ALL($touches) }.
    }{ kingdom-builder-would-take }
kingdom-builder-answer-area-hexes = { $first ->
        [1] Zone { F($number) }, { $size ->
            [one] une case
           *[other] { F($size) } cases
        }.{ " " }
       *[other] { "" }
    }{ APART($told) }
    .bref = { APART($told) }
    .complet = { $first ->
        [1] Zone { F($number) }, { $size ->
            [one] une case
           *[other] { F($size) } cases
        }, { $sections_count ->
            [1] section { ALL($sections) }
           *[other] sections { ALL($sections) }
        }.{ " " }
       *[other] { "" }
    }{ APART($told) }
kingdom-builder-answer-area-hexes-alike = { HEX($hexes, each: 1) }{ $touches_count ->
        [0] { "" }
       *[other] , près { ALL($touches) }
    }
kingdom-builder-answer-no-such-area = { $count ->
        [one] Il n'y a qu'une zone.
       *[other] Il n'y a pas de zone { F($number) }. Il y en a { F($count) }.
    }
kingdom-builder-who-moves = { $count ->
        [one] Une cité peut bouger
       *[other] { F($count) } cités peuvent bouger
    } { $tile_id ->
        [cave] par la cave
       *[other] avec { kingdom-builder-the-tile }
    }
kingdom-builder-answer-moves = { kingdom-builder-who-moves }{ $more ->
        [0] { " " }: { HEX($starts, each: 1) }
       *[other] , dont { HEX($starts, each: 1) }
    }.
kingdom-builder-answer-no-place = { kingdom-builder-by-what }{ $why_id ->
        [finish_building] finis d'abord de construire.
        [no_card_shown] il n'y a plus de carte terrain.
        [cave_used] c'est déjà fait dans ce tour.
        [no_caves] il n'y a pas de cave dans cette partie.
        [tile_used] la plaquette a déjà servi dans ce tour.
        [tile_fresh] la plaquette sert à partir du prochain tour.
        [tile_not_held] tu n'as pas cette plaquette.
        [no_settlements_left] il ne te reste pas de cité.
        [built_all] construction finie. Dis « fin de tour », ou utilise une plaquette.
        [no_settlement] il n'y a pas de cité à déplacer là.
        [not_yours] cette cité n'est pas à toi.
        [not_by_cave] cette cité n'est pas près d'une cave.
        [no_such_hex] cette case n'existe pas.
       *[none] aucune case ne convient{ $terrain_id ->
            [none] { "" }
           *[other] , en { $terrain }
        }.
    }
kingdom-builder-some-hexes = { $more ->
        [0] { HEX($hexes, each: 1) }
       *[other] { F($count) } cases, dont { HEX($hexes, each: 1) }
    }
kingdom-builder-for-what = { $terrain_id ->
        [none] { kingdom-builder-by-what }
       *[other] { $terrain }, où tu ne peux pas construire :{ " " }
    }
kingdom-builder-right-there = { $landmark_id ->
        [north] au bord nord
        [south] au bord sud
        [east] au bord est
        [west] au bord ouest
       *[other] sur place
    }
kingdom-builder-answer-nearest = { kingdom-builder-for-what }{ kingdom-builder-some-hexes }, { $far ->
        [0] { kingdom-builder-right-there }.
        [1] juste à côté { kingdom-builder-from-landmark }.
       *[other] à { kingdom-builder-steps } { kingdom-builder-from-landmark }.
    }
    .bref = { kingdom-builder-some-hexes }, { $far ->
        [0] sur place.
        [1] à côté.
       *[other] à { kingdom-builder-steps }.
    }
    .complet = { kingdom-builder-for-what }{ $count ->
        [one] une case
       *[other] { F($count) } cases
    }, { $far ->
        [0] { kingdom-builder-right-there }
        [1] juste à côté { kingdom-builder-from-landmark }
       *[other] à { kingdom-builder-steps } { kingdom-builder-from-landmark }
    }{ $direction_id ->
        [none] { "" }
       *[other] , côté { $direction }
    }. { $far ->
        [0] { kingdom-builder-some-hexes }.
       *[other] { APART($told) }
    }
kingdom-builder-only-told = Je n'ai rien posé. Dis « la première », ou une autre.
kingdom-builder-answer-nearest-alike = { HEX($hexes, each: 1) }, depuis { HEX($targets) }
kingdom-builder-answer-nearest-none = { kingdom-builder-for-what }{ $terrain_id ->
        [none] aucune case permise
       *[other] aucune case libre
    } { $direction_id ->
        [none] près { kingdom-builder-from-landmark }
       *[other] côté { $direction }, près { kingdom-builder-from-landmark }
    }.

# Answers: a hex and what is around it.

kingdom-builder-whose = { $seat ->
        [none] , libre
       *[other] , { $seat } y est
    }
kingdom-builder-answer-hex = { HEX($hex) } : { $what }{ kingdom-builder-whose }.{ $legal ->
        [yes] { " " }Permise.
       *[no] { "" }
    }
    .bref = { $what }{ kingdom-builder-whose }.{ $legal ->
        [yes] { " " }Permise.
       *[no] { "" }
    }
    .complet = { HEX($hex) } : { $what }{ kingdom-builder-whose }{ $section_id ->
        [none] { "" }
        [island] , sur l'île
       *[other] , section { $section }, { $corner }
    }.{ $legal ->
        [yes] { " " }Tu peux y construire.
       *[no] { "" }
    }
kingdom-builder-place = { $what_id ->
        [water] { $what }
        [mountain] { $what }
        [castle] { $what }
       *[other] { $what }, { $left ->
            [0] plus de plaquette
            [one] une plaquette
           *[other] { F($left) } plaquettes
        }
    }
kingdom-builder-answer-hex-place = { HEX($hex) } : { kingdom-builder-place }.
    .bref = { kingdom-builder-place }.
    .complet = { HEX($hex) } : { kingdom-builder-place }{ $section_id ->
        [none] { "" }
        [island] , sur l'île
       *[other] , section { $section }, { $corner }
    }. On n'y construit pas.
kingdom-builder-answer-hex-touches = Près { ALL($touches) }.
kingdom-builder-answer-no-such-hex = Il n'y a pas cette case{ $hex_id ->
        [none] { "" }
       *[other] { " " }: { HEX($hex) }
    }. Lignes { LINE($lines) }, places un à { N($places) }.
kingdom-builder-answer-around = { APART($told) }
    .complet = Autour de la case { HEX($hex) }. { APART($told) }
kingdom-builder-answer-around-alike = { $directions_count ->
        [6] partout
       *[other] { ALL($directions) }
    } : { $whats_id ->
        [none] bord du plateau
       *[other] { $whats }{ $seats ->
            [none] { "" }
           *[other] , { $seats } y est
        }
    }
kingdom-builder-answer-step = { HEX($hex) } : { $what }{ $seat ->
        [none] { "" }
       *[other] , { $seat } y est
    }.
    .complet = Au pas suivant, { $direction } : { HEX($hex) }, { $what }{ kingdom-builder-whose }.
kingdom-builder-answer-step-border = { $direction } : c'est le bord du plateau.
    .bref = Bord du plateau.
    .complet = { HEX($start) }, { $direction } : le plateau s'arrête là.
kingdom-builder-answer-ray = { $direction }. { APART($told) } Puis le bord.
    .bref = { APART($told) }
    .complet = Depuis { HEX($start) }, { $direction }. { APART($told) } Puis le bord. Le premier terrain va jusqu'en { HEX($last) }.
kingdom-builder-answer-ray-each = { $whats }{ $seats ->
        [none] { "" }
       *[other] , { $seats } y est
    }{ $counts ->
        [1] { "" }
       *[other] , { F($counts) }
    }
kingdom-builder-answer-ray-border = { $direction } : le bord du plateau, tout de suite.
    .bref = Bord du plateau.
kingdom-builder-answer-no-such-direction = { $direction_id ->
        [none] Quelle direction ? Il y a
       *[other] { $direction } n'est pas une direction. Il y a
    } : { ALL($directions) }.
kingdom-builder-answer-landmark = { $landmark } : { $landmark_id ->
        [oracle] { APART($told) }
        [farm] { APART($told) }
        [tavern] { APART($told) }
        [tower] { APART($told) }
        [harbor] { APART($told) }
        [paddock] { APART($told) }
        [barn] { APART($told) }
        [oasis] { APART($told) }
        [rope_bridge] { APART($told) }
        [tree_house] { APART($told) }
        [north] toute la première ligne.
        [south] toute la dernière ligne.
        [east] la dernière place de chaque ligne.
        [west] la première place de chaque ligne.
       *[other] { $hexes_count ->
            [12] { N($count) } en tout, dont { HEX($hexes, each: 1) }.
           *[other] { HEX($hexes, each: 1) }.
        }
    }
kingdom-builder-answer-landmark-alike = { HEX($hexes, each: 1) }, { $left ->
        [0] sans plaquette
        [one] une plaquette
       *[other] { F($left) } plaquettes
    }
kingdom-builder-answer-landmark-none = { $landmark_id ->
        [mine] Tu n'as pas encore de cité.
        [others] Les autres n'ont pas encore de cité.
       *[other] { $landmark } : il n'y en a pas.
    }
    .complet = { $landmark_id ->
        [mine] Tu n'as pas encore de cité sur le plateau.
        [others] Les autres n'ont pas encore de cité sur le plateau.
       *[other] { $landmark } : il n'y en a pas, ou aucun chemin n'y mène.
    }
kingdom-builder-answer-landmark-near = { $far ->
        [0] Tu y es : { HEX($target) }.
       *[other] { $landmark } : { HEX($target) }, à { kingdom-builder-steps }, { $direction }.
    }
    .complet = { $far ->
        [0] Tu y es : { HEX($target) }, { $landmark }.
       *[other] Depuis { HEX($hex) }, le plus près. { $landmark } : { HEX($target) }, à { kingdom-builder-steps }, { $direction }.
    }

# Answers: the board as a whole.

kingdom-builder-answer-described = { $section_id ->
        [island] L'île
       *[other] Section { $section }, { $corner }
    } : { ALL($told) }.
    .bref = { $section } : { ALL($told) }.
kingdom-builder-answer-described-each = { $whats } { F($sizes) } { $sides }{ $shapes_id ->
        [none] { "" }
       *[other] { " " }{ $shapes }
    }
    .bref = { $whats } { $sides }
kingdom-builder-answer-described-places = { ALL($told) }.
kingdom-builder-answer-described-places-alike = { $whats } en { HEX($hexes, each: 1) }
kingdom-builder-answer-read-line = Ligne { LINE($line) }, depuis l'ouest. { APART($told) }
    .bref = { LINE($line) }. { APART($told) }
kingdom-builder-answer-read-line-each = { $whats }{ $seats ->
        [none] { "" }
       *[other] , { $seats } y est
    }{ $counts ->
        [1] { "" }
       *[other] , { F($counts) }
    }
kingdom-builder-answer-line-free = Ligne { LINE($line) } : { $count ->
        [0] rien de libre.
        [one] une case libre, { HEX($hexes, each: 1) }.
       *[other] { F($count) } cases libres, { HEX($hexes, each: 1) }.
    }
kingdom-builder-answer-extent = { $landmark } : { $count ->
        [one] une case
       *[other] { F($count) } cases
    }{ kingdom-builder-extent-free }, en { $zones ->
        [one] une zone
       *[other] { F($zones) } zones
    }. La plus grande : { $size ->
        [one] une case
       *[other] { F($size) } cases
    }, lignes { LINE($lines) }.
    .bref = { $landmark } : { $count ->
        [one] une case
       *[other] { F($count) } cases
    }{ kingdom-builder-extent-free }.
kingdom-builder-extent-free = { $landmark_id ->
        [water] { "" }
        [mountain] { "" }
       *[other] { $left ->
            [0] , aucune libre
            [one] , une libre
           *[other] , { F($left) } libres
        }
    }
kingdom-builder-answer-extent-here = { $landmark }, depuis { HEX($hex) } : { $size ->
        [one] une case
       *[other] { F($size) } cases
    }{ kingdom-builder-extent-free }, lignes { LINE($lines) }.
    .bref = { $landmark } : { $size ->
        [one] une case
       *[other] { F($size) } cases
    }{ kingdom-builder-extent-free }.
kingdom-builder-answer-section-counts = { $section_id ->
        [island] L'île
       *[other] Section { $section }
    } : { $told_count ->
        [0] personne.
       *[other] { ALL($told) }.
    }
kingdom-builder-answer-section-counts-each = { $counts ->
        [0] { "" }
       *[other] { $holder } en a { F($counts) }
    }
kingdom-builder-answer-touching = { $seat }, { $landmark } : { $count ->
        [0] aucune cité à côté.
        [one] une cité à côté, { HEX($hexes, each: 1) }.
       *[other] { F($count) } cités à côté, { HEX($hexes, each: 1) }.
    }{ $landmark_id ->
        [castle] { kingdom-builder-touched }
        [location] { kingdom-builder-touched }
       *[other] { "" }
    }
    .bref = { $landmark } : { $count ->
        [0] aucune cité.
       *[other] { HEX($hexes, each: 1) }.
    }
kingdom-builder-touched = { $places ->
        [0] { "" }
        [one] { " " }Cela en touche un.
       *[other] { " " }Cela en touche { N($places) }.
    }
kingdom-builder-name-location = lieux
kingdom-builder-answer-who-has = { $tile } : { $count ->
        [0] personne n'a cette plaquette.
       *[other] { ALL($winners) }.
    }

# Answers: settlements.

kingdom-builder-answer-groups = { $count ->
        [one] { $seat } : un groupe.
       *[other] { $seat } : { N($count) } groupes, de { ALL($sizes) } cités.
    }
    .bref = { $count ->
        [one] Un groupe.
       *[other] { N($count) } groupes.
    }
kingdom-builder-answer-group = Groupe { N($number) } : { $size ->
        [1] { HEX($hexes) }.
       *[other] { F($size) } cités, { HEX($hexes) }.
    }
    .bref = { N($number) } : { $size ->
        [1] { HEX($hexes) }
        [2] { HEX($hexes) }
        [3] { HEX($hexes) }
       *[other] { F($size) }, dont { HEX($hexes, most: 3) }
    }.
    .complet = Groupe { N($number) } : { $size ->
        [1] { HEX($hexes) }.
       *[other] { F($size) } cités, { HEX($hexes) }.
    }{ $touches_count ->
        [0] { "" }
       *[other] { " " }Près { ALL($touches) }.
    }
kingdom-builder-answer-groups-none = { $seat } n'a pas de cité sur le plateau.
kingdom-builder-answer-settlements = { $seat } : { $count ->
        [one] une cité, { HEX($hexes) }.
       *[other] { F($count) } cités. { HEX($hexes) }.
    }
kingdom-builder-answer-settlements-none = { $seat } : aucune cité.
kingdom-builder-answer-sections-of = { $seat }. { APART($told) }
kingdom-builder-answer-sections-of-each = { $sections }, { $counts ->
        [0] aucune
       *[other] { F($counts) }
    }{ $leads ->
        [yes] , en tête
       *[no] { "" }
    }
    .complet = { $sections }, { $corners } : { $counts ->
        [0] aucune cité
        [one] une cité
       *[other] { F($counts) } cités
    }{ $leads ->
        [yes] , en tête
       *[no] { "" }
    }
kingdom-builder-answer-line = Ligne { LINE($line) } : { $told_count ->
        [0] personne.
       *[other] { ALL($told) }.
    } { kingdom-builder-line-legal }
    .bref = { LINE($line) } : { $told_count ->
        [0] personne.
       *[other] { ALL($told) }.
    } { kingdom-builder-line-legal }
kingdom-builder-line-legal = { $legal ->
        [0] Aucune case permise.
        [one] Permise : { HEX($hexes, each: 1) }.
       *[other] { F($legal) } permises{ $hexes_count ->
            [12] , dont { HEX($hexes, each: 1) }
           *[other] { " " }: { HEX($hexes, each: 1) }
        }.
    }
kingdom-builder-answer-line-each = { $counts ->
        [0] { "" }
       *[other] { $holder } en a { F($counts) }
    }
kingdom-builder-answer-line-worth = { $discoverers ->
        [0] { $knights ->
            [0] Pour { $seat }, une cité de plus n'y rapporte rien.
           *[other] Une cité de plus y rapporte { N($knights) } aux chevaliers.
        }
       *[other] { $knights ->
            [0] Une cité de plus y rapporte { N($discoverers) } aux explorateurs.
           *[other] Une cité de plus y rapporte { N($discoverers) } aux explorateurs, { N($knights) } aux chevaliers.
        }
    }
kingdom-builder-answer-no-such-line = Il n'y a pas cette ligne. Lignes : { LINE($lines) }.
kingdom-builder-answer-supply = { $seat } : il reste { $left ->
        [0] zéro cité
        [one] une cité
       *[other] { F($left) } cités
    }.
    .bref = { $seat } : { F($left) }.
    .complet = { $seat } : il reste { $left ->
        [0] zéro cité
        [one] une cité
       *[other] { F($left) } cités
    }, { $built ->
        [0] aucune construite.
        [one] une construite.
       *[other] { F($built) } construites.
    }

# Answers: points.

kingdom-builder-answer-score = { $seat } : { kingdom-builder-points }.
    .complet = { $seat } : { kingdom-builder-points }{ $castles ->
        [0] { "" }
       *[other] , dont { N($castles) } pour les châteaux
    }.
kingdom-builder-answer-score-goal = { $goal } : { N($points) }, { $goal_id ->
        [merchants] { $count ->
            [0] rien de relié
           *[other] { N($count) } châteaux ou lieux reliés
        }
        [discoverers] { $count ->
            [0] aucune ligne
            [one] une ligne
           *[other] { F($count) } lignes
        }
        [hermits] { $count ->
            [0] aucun groupe
            [one] un groupe
           *[other] { N($count) } groupes
        }
        [citizens] { $count ->
            [0] aucun groupe
            [one] une cité dans le plus grand groupe
           *[other] { F($count) } cités dans le plus grand groupe
        }
        [knights] { $count ->
            [0] aucune cité
            [one] une cité sur la meilleure ligne
           *[other] { F($count) } cités sur la meilleure ligne
        }
        [lords] { $count ->
            [0] aucune section en tête
            [one] une section en tête
           *[other] { F($count) } sections en tête
        }
        [farmers] { $count ->
            [0] aucune cité dans la section la moins remplie
            [one] une cité dans la section la moins remplie
           *[other] { F($count) } cités dans la section la moins remplie
        }
        [castles] { $count ->
            [0] aucun château
            [one] un château
           *[other] { N($count) } châteaux
        }
       *[other] { $count ->
            [0] aucune cité
            [one] une cité
           *[other] { F($count) } cités
        }
    }.
    .bref = { $goal } : { N($points) }.
kingdom-builder-would-take = { $gains_count ->
        [0] { "" }
        [1] { " " }Plaquette à prendre : { ALL($gains) }.
       *[other] { " " }Plaquettes à prendre : { ALL($gains) }.
    }
kingdom-builder-not-now = { $legal ->
        [yes] { "" }
       *[no] { " " }On ne peut pas y construire maintenant.
    }
kingdom-builder-answer-worth = { HEX($hex) } : { kingdom-builder-points } pour { $seat }. { EACH($told) }.{ kingdom-builder-would-take }{ kingdom-builder-not-now }
    .bref = { kingdom-builder-points }.{ kingdom-builder-would-take }{ $legal ->
        [yes] { "" }
       *[no] { " " }Pas permise.
    }
kingdom-builder-answer-worth-each = { $goals } { N($changes) }
kingdom-builder-answer-worth-nothing = { HEX($hex) } : aucun point de plus pour { $seat }.{ kingdom-builder-would-take }{ kingdom-builder-not-now }
    .bref = Aucun point.{ kingdom-builder-would-take }{ $legal ->
        [yes] { "" }
       *[no] { " " }Pas permise.
    }
kingdom-builder-answer-worth-impossible = { $why_id ->
        [hex_taken] { HEX($hex) } est prise : { $seat } y est.
       *[not_buildable] On ne construit pas en { HEX($hex) } : { $what }.
    }
kingdom-builder-answer-goals = Objectifs : { ALL($goals) }.
    .complet = Objectifs. { APART($told) }
kingdom-builder-answer-goals-each = { kingdom-builder-goal-rule }
kingdom-builder-answer-goals-none = Aucun objectif n'est encore tiré.
kingdom-builder-answer-goal = { $goal_id ->
        [fishermen] Pêcheurs : un point par cité au bord de l'eau.
        [merchants] Marchands : quatre points par château ou lieu relié à un autre par tes cités.
        [discoverers] Explorateurs : un point par ligne où tu as une cité.
        [hermits] Ermites : un point par groupe de cités.
        [citizens] Citoyens : un point pour deux cités de ton plus grand groupe.
        [miners] Mineurs : un point par cité près d'une montagne.
        [workers] Ouvriers : un point par cité près d'un château ou d'un lieu.
        [knights] Chevaliers : deux points par cité de ta meilleure ligne.
        [lords] Seigneurs : dans chaque section, douze points pour le plus de cités, six pour le nombre suivant.
        [farmers] Paysans : trois points par cité de ta section la moins remplie.
        [castles] Châteaux : trois points par château que touche une de tes cités.
       *[capitol] Capitole : un point par cité à deux cases au plus.
    }
kingdom-builder-answer-goal-long = { $goal_id ->
        [fishermen] Pêcheurs : un point par cité au bord de l'eau. Une cité compte une fois, même avec plusieurs cases d'eau autour. Celles qui sont sur l'eau ne comptent pas.
        [merchants] Marchands : quatre points par château ou lieu relié à un autre par une chaîne de tes cités. Chacun compte une fois, même relié à plusieurs.
        [discoverers] Explorateurs : un point par ligne, d'ouest en est, où tu as au moins une cité.
        [hermits] Ermites : un point par groupe de cités qui se touchent. Une cité seule est un groupe.
        [citizens] Citoyens : un point pour deux cités de ton plus grand groupe. Une cité de reste ne compte pas.
        [miners] Mineurs : un point par cité près d'une montagne. Une cité compte une fois.
        [workers] Ouvriers : un point par cité près d'un château ou d'un lieu. Une cité compte une fois.
        [knights] Chevaliers : deux points par cité, sur la seule ligne où tu en as le plus, même avec des trous.
        [lords] Seigneurs : dans chaque section, douze points pour qui a le plus de cités, six pour le nombre suivant. À égalité, chacun a tous les points.
        [farmers] Paysans : trois points par cité, dans la seule section où tu en as le moins. Une section vide donne zéro.
        [castles] Châteaux : trois points par château que touche une de tes cités. Un château compte une fois, pour chacun.
       *[capitol] Capitole : un point par cité à deux cases au plus d'un capitole. Le château qu'il couvre compte toujours.
    }

# Answers: tiles and cards.

kingdom-builder-answer-tiles = { $seat } :{ $ready_count ->
        [0] { " " }rien à utiliser.
       *[other] { " " }{ ALL($ready) }.
    }{ $used_count ->
        [0] { "" }
       *[other] { " " }Déjà servi : { ALL($used) }.
    }{ $fresh_count ->
        [0] { "" }
       *[other] { " " }Au prochain tour : { ALL($fresh) }.
    }
kingdom-builder-answer-tiles-none = { $seat } n'a pas de plaquette.
kingdom-builder-answer-what-does = { $tile_id ->
        [oracle] Oracle : une cité de plus, sur le terrain de ta carte.
        [farm] Ferme : une cité de plus, sur une prairie.
        [tavern] Taverne : une cité de plus, au bout d'une ligne droite de trois de tes cités.
        [tower] Tour : une cité de plus, au bord du plateau.
        [harbor] Port : déplace une cité sur l'eau.
        [paddock] Enclos : déplace une cité de deux cases en ligne droite.
        [barn] Grange : déplace une cité sur le terrain de ta carte.
        [oasis] Oasis : une cité de plus, sur un désert.
        [rope_bridge] Pont de corde : déplace une cité sur un canyon.
        [tree_house] Cabane dans les arbres : déplace une cité dans une forêt.
       *[cave] Cave : déplace une cité d'une cave à une autre.
    }
kingdom-builder-answer-what-does-long = { $tile_id ->
        [oracle] Oracle : une cité de plus, sur une case libre du terrain de ta carte. Elle doit toucher une de tes cités, si c'est possible.
        [farm] Ferme : une cité de plus, sur une prairie libre. Elle doit toucher une de tes cités, si c'est possible.
        [tavern] Taverne : une cité de plus, au bout d'une ligne droite d'au moins trois de tes cités, sans trou. La ligne peut aller dans les trois sens, et le terrain n'importe pas, si l'on peut y construire.
        [tower] Tour : une cité de plus, sur une case libre du bord du plateau, quel que soit le terrain, si l'on peut y construire. Elle doit toucher une de tes cités, si c'est possible.
        [harbor] Port : déplace une de tes cités sur une case d'eau libre. Elle doit y toucher une autre de tes cités, si c'est possible.
        [paddock] Enclos : déplace une de tes cités de deux cases en ligne droite, par-dessus n'importe quoi, vers une case libre où l'on peut construire. Elle n'a pas besoin d'y toucher une de tes cités.
        [barn] Grange : déplace une de tes cités sur une case libre du terrain de ta carte. Elle doit y toucher une autre de tes cités, si c'est possible.
        [oasis] Oasis : une cité de plus, sur un désert libre. Elle doit toucher une de tes cités, si c'est possible.
        [rope_bridge] Pont de corde : déplace une de tes cités sur un canyon libre. Elle doit y toucher une autre de tes cités, si c'est possible.
        [tree_house] Cabane dans les arbres : déplace une de tes cités dans une forêt libre. Elle doit y toucher une autre de tes cités, si c'est possible.
       *[cave] Cave : une fois par tour, une cité près d'une cave va sur une case libre près d'une cave, la même ou une autre, où l'on peut construire. Elle n'a pas besoin d'y toucher une de tes cités.
    }
kingdom-builder-answer-no-such-thing = { $name_id ->
        [none] De quoi parles-tu ? Dis un lieu, un objectif ou un terrain.
       *[other] Pas dans cette partie : { $name }.
    }
kingdom-builder-answer-card-open = { $seat } montre : { $terrain }.
kingdom-builder-answer-card = Ta carte : { $terrain }.
kingdom-builder-answer-card-hidden = Je ne connais pas ta carte. Toi seul la vois.
    .bref = Je ne connais pas ta carte.
kingdom-builder-answer-card-none = { $seat } n'a pas de carte.
kingdom-builder-answer-card-secret = { $seat } a une carte cachée. Je ne la dis pas.
    .complet = { $seat } a une carte cachée. Elle se montre au début de son tour.
kingdom-builder-answer-no-hand = Personne n'est en train de jouer : il n'y a pas de carte à lire.
kingdom-builder-answer-pile = { $count ->
        [0] La pioche est vide.
        [one] Une carte dans la pioche.
       *[other] { F($count) } cartes dans la pioche.
    } { $told_count ->
        [0] Défausse vide.
       *[other] Défausse : { ALL($told) }.
    }{ $removed ->
        [0] { "" }
        [one] { " " }Une carte hors du jeu.
       *[other] { " " }{ F($removed) } cartes hors du jeu.
    }
kingdom-builder-answer-pile-each = { $discarded ->
        [0] { "" }
       *[other] { $index ->
            [0] prairie
            [1] canyon
            [2] désert
            [3] fleurs
           *[4] forêt
        } { F($discarded) }
    }

# Answers: the match.

kingdom-builder-answer-sections = { APART($told) }{ $island_id ->
        [none] { "" }
       *[other] { " " }Île : { $island }.
    }
kingdom-builder-answer-sections-each = { $corners }, { $sections }{ kingdom-builder-sections-turned }
    .bref = { $sections }{ kingdom-builder-sections-turned }
kingdom-builder-sections-turned = { $turned ->
        [yes] , section tournée
       *[no] { "" }
    }
kingdom-builder-answer-sections-none = Aucune section n'est encore posée.
kingdom-builder-answer-turn-setup = { $what_id ->
        [section] Quelle section au { $corner } ? Dis par exemple « section taverne », ou « section taverne tournée ».
        [goal] Quel objectif ? { $left ->
            [one] Encore un.
           *[other] Encore { N($left) }.
        } Passe la carte, ou dis par exemple « objectif pêcheurs ».
        [capitol] Où est le capitole, au { $corner } ? Dis « le capitole en », puis la case.
        [cave] Où est la cave, au { $corner } ? Dis « la cave en », puis la case.
       *[first] Qui commence ? Dans le livret, la personne la plus âgée. Dis par exemple « le joueur deux commence ».
    }
kingdom-builder-answer-turn-draw = { $open ->
        [yes] { $seat } doit piocher une carte visible.
       *[no] { $seat } doit piocher sa carte.
    }
kingdom-builder-answer-turn-show = { $seat } doit montrer sa carte.
kingdom-builder-answer-turn = { $seat } joue{ $terrain_id ->
        [none] { "" }
       *[other] , carte { $terrain }
    }. { $due ->
        [0] Construction finie.
        [one] Encore une cité à construire.
       *[other] Encore { F($due) } cités à construire.
    }{ $last ->
        [yes] { " " }C'est la dernière manche.
       *[no] { "" }
    }
    .bref = { $seat }{ $terrain_id ->
        [none] { "" }
       *[other] , { $terrain }
    }, { $due ->
        [0] construction finie.
        [one] encore une.
       *[other] encore { F($due) }.
    }
    .complet = { $seat } joue{ $terrain_id ->
        [none] { "" }
       *[other] , carte { $terrain }
    }. { $due ->
        [0] Construction finie.
        [one] Encore une cité à construire.
       *[other] Encore { F($due) } cités à construire.
    }{ $tiles_count ->
        [0] { $caves ->
            [yes] { " " }À utiliser : { kingdom-builder-usable }.
           *[no] { "" }
        }
       *[other] { " " }À utiliser : { kingdom-builder-usable }.
    }{ $last ->
        [yes] { " " }C'est la dernière manche.
       *[no] { "" }
    }
kingdom-builder-answer-over = La partie est finie. Victoire : { ALL($winners) }.
kingdom-builder-answer-may-setup = { $what_id ->
        [section] Pose la section, { $corner }. Dis par exemple « section taverne », ou « section taverne tournée ». Au choix : { ALL($told) }.
        [goal] Tire { $left ->
            [one] un objectif
           *[other] { N($left) } objectifs
        }. Au choix : { ALL($told) }.
        [capitol] Place le capitole sur un château, section { $corner }. Au choix : { HEX($choices) }.
       *[cave] Place la cave sur une montagne, section { $corner }. Au choix : { HEX($choices) }.
    }
kingdom-builder-answer-may-setup-each = { $choices_id ->
        [oracle] oracle
        [farm] ferme
        [tavern] taverne
        [tower] tour
        [harbor] port
        [paddock] enclos
        [barn] grange
        [oasis] oasis
        [fishermen] pêcheurs
        [merchants] marchands
        [discoverers] explorateurs
        [hermits] ermites
        [citizens] citoyens
        [miners] mineurs
        [workers] ouvriers
        [knights] chevaliers
        [lords] seigneurs
        [farmers] paysans
       *[other] { "" }
    }
kingdom-builder-answer-may-first = Dis qui commence, de un à { N($seats) } : « le joueur deux commence ».
kingdom-builder-answer-may-draw = { $open ->
        [yes] { $seat } pioche une carte visible. Passe-la sur le lecteur, ou dis son terrain.
       *[no] { $seat } pioche. Passe la carte sur le lecteur, ou dis « carte cachée ».
    }
kingdom-builder-answer-may-show = { $seat } montre sa carte. Passe-la sur le lecteur, ou dis son terrain.
kingdom-builder-answer-may-build = { $seat } construit { $due ->
        [one] une cité
       *[other] { F($due) } cités
    } en { $terrain } : { $hexes ->
        [one] une case permise.
       *[other] { F($hexes) } cases permises.
    } Dis « où puis-je jouer », ou « pose en », puis la case.{ $tiles_count ->
        [0] { $caves ->
            [yes] { " " }Avant ou après : { kingdom-builder-usable }.
           *[no] { "" }
        }
       *[other] { " " }Avant ou après : { kingdom-builder-usable }.
    }
    .bref = { $due ->
        [one] Une cité
       *[other] { F($due) } cités
    } en { $terrain }. Dis « où puis-je jouer », ou « pose en », puis la case.
kingdom-builder-answer-may-end = { $tiles_count ->
        [0] { $caves ->
            [yes] { $seat } peut encore passer par une cave, ou dire « fin de tour ».
           *[no] { $seat } a tout construit. Dis « fin de tour ».
        }
       *[other] { $seat } peut encore utiliser : { kingdom-builder-usable }. Ou dis « fin de tour ».
    }
kingdom-builder-answer-round = Manche { N($round) }. { $last ->
        [yes] C'est la dernière.
       *[no] { $left ->
            [one] Ce sera la dernière.
           *[other] Il en reste { F($left) } au plus, avec celle-ci.
        }
    } { $seat } a commencé.
kingdom-builder-answer-next-player = Après { $seat }, c'est { $after }.
kingdom-builder-answer-next-none = Après { $seat }, la partie est finie.
kingdom-builder-answer-no-such-seat = Il n'y a pas de joueur { N($seat) }. Vous êtes { N($seats) }.

# Refusals: the value says what is wrong, .complet adds the rule behind it.

kingdom-builder-refused-match-over = La partie est finie.
kingdom-builder-refused-section-first = { $left ->
        [one] Il manque encore une section.
       *[other] Il manque encore { F($left) } sections.
    }
    .complet = Le plateau a quatre sections. { $left ->
        [one] Il en manque une.
       *[other] Il en manque { F($left) }.
    } Dis par exemple « section taverne ».
kingdom-builder-refused-goal-first = { $left ->
        [one] Il manque encore un objectif.
       *[other] Il manque encore { N($left) } objectifs.
    }
    .complet = Une partie a trois objectifs. { $left ->
        [one] Il en manque un.
       *[other] Il en manque { N($left) }.
    }
kingdom-builder-refused-capitol-first = Il faut d'abord placer le capitole, section { $section }.
    .complet = Un capitole se place sur un château de la section { $section }, avant la partie.
kingdom-builder-refused-cave-first = Il faut d'abord placer la cave, section { $section }.
    .complet = Une cave se place sur une montagne de la section { $section }, avant la partie.
kingdom-builder-refused-first-player-first = Il faut d'abord savoir qui commence. Dis « le joueur deux commence ».
kingdom-builder-refused-draw-first = { $seat } doit d'abord piocher une carte.
kingdom-builder-refused-show-first = { $seat } doit d'abord montrer sa carte.
    .complet = Le tour commence quand la carte terrain est montrée. { $seat } doit dire son terrain, ou passer la carte sur le lecteur.
kingdom-builder-refused-turn-first = { $seat } est en train de jouer : rien à préparer ni à piocher.
kingdom-builder-refused-build-first = { $left ->
        [one] Il reste une cité à construire.
       *[other] Il reste { F($left) } cités à construire.
    }
    .complet = Les cités de l'action obligatoire se construisent toutes avant la fin du tour. { $left ->
        [one] Il en reste une.
       *[other] Il en reste { F($left) }.
    }
kingdom-builder-refused-finish-building = Finis d'abord de construire{ $left ->
        [one] { " " }: encore une cité.
       *[other] { " " }: encore { F($left) } cités.
    }
    .complet = Les cités de l'action obligatoire se construisent l'une après l'autre, sans rien entre elles. { $left ->
        [one] Il en reste une.
       *[other] Il en reste { F($left) }.
    } Les plaquettes servent avant ou après.
kingdom-builder-refused-no-such-section = Il n'y a pas de section { $section }.
kingdom-builder-refused-section-laid = La section { $section } est déjà posée.
    .complet = La section { $section } est déjà posée. Chaque section ne sert qu'une fois.
kingdom-builder-refused-no-such-goal = Il n'y a pas d'objectif { $goal }.
kingdom-builder-refused-goal-drawn = Objectif déjà tiré : { $goal }.
kingdom-builder-refused-no-capitol-there = Pas de capitole en { HEX($hex) }. Il va en { HEX($hexes) }.
    .complet = Un capitole se place sur un château de la section { $section } : { HEX($hexes) }.
kingdom-builder-refused-no-cave-there = Pas de cave en { HEX($hex) }. Elle va en { HEX($hexes) }.
    .complet = Une cave se place sur une montagne de la section { $section }, loin des châteaux et des lieux : { HEX($hexes) }.
kingdom-builder-refused-no-such-seat = Il n'y a pas de joueur { N($seat) }. Vous êtes { N($seats) }.
kingdom-builder-refused-no-such-terrain = { $terrain } n'est pas un terrain. Dis prairie, canyon, désert, fleurs ou forêt.
kingdom-builder-refused-card-not-left = Toutes les cartes { $terrain } sont déjà ailleurs. Vérifie la carte.
    .complet = Il y a cinq cartes { $terrain }, et je sais déjà où elles sont toutes. Vérifie la carte.
kingdom-builder-refused-draw-must-show = Cette carte ne peut pas rester cachée. Dis son terrain.
    .complet = Une carte reste cachée seulement avec de vraies cartes, et jamais quand elle sert tout de suite. Dis son terrain.
kingdom-builder-refused-no-such-hex = Il n'y a pas de case { HEX($hex) } : lignes { LINE($lines) }, places un à { N($places) }. Je n'ai rien joué.
    .complet = Il n'y a pas de case { HEX($hex) }. Lignes { LINE($lines) }, places un à { N($places) }.
kingdom-builder-refused-hex-taken = { HEX($hex) } est prise : { $seat } y est. Je n'ai rien joué.
    .complet = Une case ne porte qu'une cité. En { HEX($hex) }, { $seat } y est déjà.
kingdom-builder-refused-not-buildable = On ne construit pas en { HEX($hex) } : { $what }.
    .complet = On construit sur prairie, canyon, désert, fleurs et forêt. { HEX($hex) }, c'est autre chose : { $what }.
kingdom-builder-refused-wrong-terrain = { HEX($hex) } : { $what }. Il faut { $terrain }.
    .complet = { HEX($hex) } : { $what }. Il faut { $terrain }, le terrain de la carte ou de la plaquette.
kingdom-builder-refused-must-adjoin = { HEX($hex) } ne touche pas tes cités. { $count ->
        [one] Une case les touche
       *[other] { F($count) } cases les touchent
    }.
    .complet = Si une case permise touche une de tes cités, il faut en prendre une qui touche. { HEX($hex) } n'en touche pas, { $count ->
        [one] et une case convient.
       *[other] et { F($count) } cases conviennent.
    } Demande « où puis-je jouer ».
kingdom-builder-refused-built-all = Construction finie. Dis « fin de tour », ou utilise une plaquette.
    .complet = Un tour construit trois cités, ou celles qui restent. C'est fait : dis « fin de tour », ou utilise une plaquette.
kingdom-builder-refused-no-settlements-left = Il ne te reste pas de cité à construire.
    .complet = Tes quarante cités sont sur le plateau. Tu peux encore en déplacer, par une plaquette ou une cave.
kingdom-builder-refused-not-at-edge = { HEX($hex) } n'est pas au bord du plateau.
    .complet = La tour construit au bord du plateau seulement. { HEX($hex) } n'y est pas.
kingdom-builder-refused-not-at-line = { HEX($hex) } n'est pas au bout d'une ligne de trois cités.
    .complet = La taverne construit au bout d'une ligne droite d'au moins trois de tes cités, sans trou. { HEX($hex) } n'y est pas.
kingdom-builder-refused-not-water = { HEX($hex) } : { $what }. Le port va sur l'eau.
kingdom-builder-refused-no-settlement = Il n'y a pas de cité en { HEX($hex) }.
kingdom-builder-refused-not-yours = La cité en { HEX($hex) } n'est pas à toi : { $seat } y est.
kingdom-builder-refused-same-hex = La cité est déjà en { HEX($hex) }.
    .complet = La cité est déjà en { HEX($hex) }. Il faut une autre case.
kingdom-builder-refused-back-only = La cité en { HEX($start) } devrait revenir au même endroit. Je n'ai rien joué.
    .complet = Une cité déplacée doit toucher une autre de tes cités, si c'est possible. Depuis { HEX($start) }, la seule case qui convient est la sienne.
kingdom-builder-refused-not-two-straight = { HEX($hex) } n'est pas à deux cases en ligne droite, depuis { HEX($start) }.
    .complet = L'enclos déplace une cité de deux cases en ligne droite, dans une des six directions. Depuis { HEX($start) }, il ne va pas en { HEX($hex) }.
kingdom-builder-refused-not-by-cave = { HEX($hex) } n'est pas près d'une cave.
    .complet = Une cité passe d'une case près d'une cave à une autre case près d'une cave. { HEX($hex) } n'y est pas.
kingdom-builder-refused-no-caves = Cette partie n'a pas de caves.
    .complet = Cette partie n'a pas de caves. L'option se choisit au début.
kingdom-builder-refused-cave-used = La cave a déjà servi dans ce tour.
    .complet = Une seule cité par tour passe par une cave. C'est déjà fait.
kingdom-builder-refused-no-such-tile = Il n'y a pas de plaquette { $tile }.
kingdom-builder-refused-tile-not-held = Tu n'as pas la plaquette { $tile }.
    .complet = Tu n'as pas la plaquette { $tile }. On la prend en plaçant une cité à côté de son lieu, tant qu'il en reste.
kingdom-builder-refused-tile-used = La plaquette { $tile } a déjà servi dans ce tour.
    .complet = Une plaquette sert une fois par tour. Celle-ci a déjà servi : { $tile }.
kingdom-builder-refused-tile-fresh = La plaquette { $tile } sert à partir du prochain tour.
    .complet = Une plaquette prise dans ce tour sert à partir du suivant. Celle-ci vient d'être prise : { $tile }.
kingdom-builder-refused-no-card-shown = La plaquette { $tile } suit la carte terrain, et il n'y en a plus.
kingdom-builder-refused-tile-moves = { kingdom-builder-the-tile } déplace une cité. Dis « déplace », une case, puis l'autre.
kingdom-builder-refused-tile-builds = { kingdom-builder-the-tile } construit une cité, sans en déplacer. Dis une seule case.
kingdom-builder-refused-no-tile-fits = Aucune de tes plaquettes ne va en { HEX($hex) }.
    .complet = Aucune des plaquettes que tu peux utiliser ne va en { HEX($hex) }. Demande « mes plaquettes ».
kingdom-builder-refused-which-tile = Plusieurs plaquettes vont : { ALL($tiles) }. Dis laquelle.

# Commandes relues et questions du dialogue. Commands read back, and what Héraut asks.

kingdom-builder-say-build = construire en { HEX($hex) }
kingdom-builder-say-use = { $tile } en { HEX($hex) }
kingdom-builder-say-use-any = une plaquette en { HEX($hex) }
kingdom-builder-say-use-mover = { $tile } en { HEX($hex) }
kingdom-builder-say-move = { $tile }, de { HEX($start) } à { HEX($hex) }
kingdom-builder-say-move-any = déplacer de { HEX($start) } à { HEX($hex) }
kingdom-builder-say-move-builder = { $tile }, de { HEX($start) } à { HEX($hex) }
kingdom-builder-say-end = fin de tour
kingdom-builder-say-section = section { $section }
kingdom-builder-say-section-turned = section { $section }, tournée
kingdom-builder-say-goal = objectif { $goal }
kingdom-builder-say-capitol = le capitole en { HEX($hex) }
kingdom-builder-say-cave = la cave en { HEX($hex) }
kingdom-builder-say-first-player = le joueur { N($player) } commence
kingdom-builder-say-draw = piocher une carte { $terrain }
kingdom-builder-say-draw-hidden = piocher une carte cachée
kingdom-builder-say-show-card = montrer la carte { $terrain }

kingdom-builder-ask-build = Construire où ? Dis une case.
    .bref = Où ?
kingdom-builder-ask-use-with-tile = { $tile } : sur quelle case ?
kingdom-builder-ask-use-with-hex = Avec quelle plaquette ?
kingdom-builder-ask-use-any = Sur quelle case ?
kingdom-builder-ask-use-mover-with-tile = { $tile } : de quelle case à quelle case ?
kingdom-builder-ask-move-with-tile = { $tile } : de quelle case à quelle case ?
    .bref = { $tile } : de quelle case ?
kingdom-builder-ask-move-with-start-tile = { $tile }, de { HEX($start) } : à quelle case ?
    .bref = À quelle case ?
kingdom-builder-ask-move-with-hex-tile = { $tile }, à { HEX($hex) } : de quelle case ?
kingdom-builder-ask-move-any = Déplacer de quelle case à quelle case ?
kingdom-builder-ask-move-any-with-start = De { HEX($start) } à quelle case ?
kingdom-builder-ask-move-any-with-hex = À { HEX($hex) }, de quelle case ?
kingdom-builder-ask-with-start = De { HEX($start) } à quelle case ?
kingdom-builder-ask-with-tile = { $tile } : sur quelle case ?
kingdom-builder-ask-card-read-draw = Carte lue. Touche-la encore, ou dis oui, pour la prendre.
    .bref = Carte lue. Encore, ou oui ?
kingdom-builder-ask-card-read-show-card = Carte lue. Touche-la encore, ou dis oui, pour la montrer.
    .bref = Carte lue. Encore, ou oui ?

# Ce que Héraut se rappelle.

kingdom-builder-refused-nowhere-yet = Je ne sais pas où tu es. Dis par exemple : je suis en { HEX("F12") }.
    .complet = Cette question part de la case où tu es, et je ne la connais pas. Dis par exemple : je suis en { HEX("F12") }. Ou nomme une case dans la question.
kingdom-builder-refused-nothing-told = Je n'ai encore lu aucune liste de cases. Demande « où puis-je jouer ».
    .complet = « La deuxième » veut dire la deuxième case de la dernière liste lue. Je n'en ai encore lu aucune. Demande « où puis-je jouer ».

# L'aide, selon ce que Héraut attend.

kingdom-builder-help-idle = Construis, par exemple : pose en { HEX("F12") }. Pour explorer : où puis-je jouer, détaille la deux, je suis en { HEX("F12") }, autour de moi, va au nord-est. Pour finir : fin de tour. « Que puis-je faire » dit ce qui est permis.
    .bref = Dis un coup, une question, ou « que puis-je faire ».
kingdom-builder-help-further = { $part ->
        [1] Le plateau : « détaille le plateau », « détaille la section de l'oracle », « détaille la ligne françois », « détaille la forêt », « terrain en gaston sept », « où est l'oasis », « à quelle distance est le port », « la case la plus proche du port », « à l'est de l'oasis ».
        [2] Où jouer : « où puis-je jouer près de la tour », « où puis-je jouer avec la taverne », « combien me rapporterait françois douze », « que rapporte la deuxième », « rayon vers l'ouest », « où suis-je ».
        [3] Les cités : « mes cités », « mes groupes », « mes cités par section », « mes cités près d'un château », « les cités du joueur deux », « détaille le joueur deux », « qui est dans la section de l'oracle », « combien de cités ».
        [4] La partie : « les scores », « mon score », « les objectifs », « que rapportent les pêcheurs », « que rapporte la ligne françois », « ma carte », « la pioche », « la manche », « qui joue ensuite ». Pour un avis : « conseil ».
        [5] Les plaquettes : « mes plaquettes », « que fait la grange », « qui a la tour », « déplace de françois douze à gaston treize avec l'enclos ».
        [6] La vraie table : « section de la taverne », « le capitole en henri huit », « la cave en henri huit », « le joueur deux commence », « correction pas de cité en nicolas huit », « correction une cité en nicolas huit au joueur deux », « correction j'ai la taverne », « correction ma carte est forêt ».
       *[other] { "" }
    }

# Ce que l'on corrige de la vraie table.
kingdom-builder-say-fact-settlement = une cité en { HEX($hex) } pour { $player ->
        [own] toi
       *[other] le joueur { N($player) }
    }
kingdom-builder-say-fact-no-settlement = pas de cité en { HEX($hex) } pour { $player ->
        [own] toi
       *[other] le joueur { N($player) }
    }
kingdom-builder-say-fact-holds-tile = la plaquette { $tile } pour { $player ->
        [own] toi
       *[other] le joueur { N($player) }
    }
kingdom-builder-say-fact-lacks-tile = pas la plaquette { $tile } pour { $player ->
        [own] toi
       *[other] le joueur { N($player) }
    }
kingdom-builder-say-fact-card = la carte { $terrain } pour { $player ->
        [own] toi
       *[other] le joueur { N($player) }
    }
kingdom-builder-fact-settlement = Correction : une cité { OF($seat) } en { HEX($hex) }, et { F($left) } en réserve.
kingdom-builder-fact-no-settlement = Correction : pas de cité { OF($seat) } en { HEX($hex) }, et { F($left) } en réserve.
kingdom-builder-fact-holds-tile = Correction : la plaquette { $tile } pour { $seat }.
kingdom-builder-fact-lacks-tile = Correction : pas la plaquette { $tile } pour { $seat }.
kingdom-builder-fact-card = Correction : la carte { $terrain } pour { $seat }.
kingdom-builder-fact-card-so = C'est bien ce que j'ai : la carte { $terrain } pour { $seat }.
kingdom-builder-refused-fact-settlement-so = C'est bien ce que j'ai : une cité { OF($seat) } en { HEX($hex) }.
kingdom-builder-refused-fact-no-settlement-so = C'est bien ce que j'ai : pas de cité { OF($seat) } en { HEX($hex) }.
kingdom-builder-refused-fact-holds-tile-so = C'est bien ce que j'ai : la plaquette { $tile } pour { $seat }.
kingdom-builder-refused-fact-lacks-tile-so = C'est bien ce que j'ai : pas la plaquette { $tile } pour { $seat }.
kingdom-builder-refused-fact-no-tile-left = Il n'y a plus de plaquette { $tile } à prendre. Je n'ai rien changé.
kingdom-builder-refused-fact-no-card = { $seat } n'a pas de carte terrain. Je n'ai rien changé.
kingdom-builder-refused-fact-card-elsewhere = Je crois toutes les cartes { $terrain } ailleurs. Je n'ai rien changé.
