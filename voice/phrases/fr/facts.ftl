# What no rulebook tells of a box, and the corrections of its owner.
# fact-GAME-ITEM: what an item is called. -row: one row of it, $name and the list $values.
# -why: where it comes from. The game's own file says the same in English.
# fact-GAME-KIND: items that are told together, $count of them, where KIND is what their names begin
# with. -why: the same for all of them, by $status.
# GAME-fact-...: one item, where the game itself says what is to be told of it.

facts-begin = { $game } : { $count ->
        [0] tout est vérifié.
        [one] une chose que le livret ne dit pas.
       *[other] { F($count) } choses que le livret ne dit pas.
    }
facts-owner = Boîte corrigée, par le fichier { $path }.
facts-none = { $game } : le livret dit tout ce qui compte. Il n'y a rien à corriger.
facts-good = Le fichier { $path } est bon. { $count ->
        [0] Il ne corrige rien.
        [one] Il corrige une chose.
       *[other] Il corrige { F($count) } choses.
    }
facts-installed = C'est fait. Les nouvelles parties de { $game } se jouent avec ces corrections. Elles sont gardées dans { $path }.
facts-removed = { $game } : les corrections ne servent plus. Une partie déjà commencée garde les siennes.
facts-not-installed = { $game } : il n'y avait pas de corrections. Rien n'est changé.

fact = { $name ->
        [none] { $rest }
       *[other] { $name }
    } : { $status ->
        [owner] correction de la boîte
        [sourced] lecture d'une source
        [inferred] déduction
        [house] invention de Héraut
       *[other] choix de Héraut
    }, confiance { $sure ->
        [whole] entière.
        [strong] forte.
        [half] moyenne.
        [weak] faible.
       *[none] presque nulle.
    }
fact-row = { $name ->
        [none] { ALL($values) }.
       *[other] { $name } : { ALL($values) }.
    }
fact-nothing = Rien n'est donné.
# A line of a map, whose letters have words: fact-GAME-letter-X; what is no letter is letter-none.
fact-line = Ligne { F($number) } : { EACH($values) }.
fact-run = { $count ->
        [one] { $what }
       *[other] { $what } { F($count) } fois
    }

# At the beginning of a match.

owner-box = Boîte corrigée.

# A file of corrections that cannot be used.

error-bad-overlay = Corrections refusées : fichier { $path }, ligne { $line }, { $item ->
        [file] tout le fichier
       *[other] { $item }
    } : { $expected ->
        [toml] ce n'est pas du TOML.
        [shorter] il est trop long : { N($most) } mille lettres au plus.
        [utf8] le texte n'est pas en UTF-8.
        [nothing] ce jeu n'a rien à corriger.
        [known_item] ce nom n'existe pas. Il y a : { ALL($known) }.
        [known_field] ce champ n'existe pas. Il y a : { ALL($known) }.
        [value] il manque « value ».
        [status] « status » vaut un de ces mots : { ALL($known) }.
        [confidence] « confidence » va de zéro à un.
        [text] il faut un texte entre guillemets.
        [crests_by_rank] il faut une liste pour chacun des sept rangs, et rien d'autre.
        [each_crest_once] il faut les blasons de un à sept, chacun une fois.
        [crest_names] il faut sept noms, ou aucun.
        [short_names] il faut des noms faits de lettres, de { N($most) } lettres au plus.
        [different_names] il faut sept noms différents.
        [slots_by_card] il faut les cartes de 43 à 49, et rien d'autre.
        [two_slots] il faut deux emplacements différents, de un à sept.
        [section_rows] il faut { N($lines) } lignes de { N($lines) } lettres, prises parmi { EACH($letters) }.
        [section_specials] il faut { N($count) } châteaux et lieux en tout, dont un lieu au moins.
        [no_special_at_border] aucun château et aucun lieu ne touche le bord d'une section.
        [island_rows] il faut { N($lines) } lignes de { N($places) } lettres au plus, prises parmi { EACH($letters) }, ou un point pour un vide.
        [one_location] il faut un lieu, la lettre T, et un seul.
        [sections_by_corner] il faut une section pour chaque coin, et rien d'autre : { ALL($corners) }.
        [four_sections] il faut quatre sections différentes, prises parmi { ALL($sections) }.
        [count] il faut un nombre entier, de { N($least) } à { N($most) }.
        [field] il manque « { $needed } ».
        [table] il faut une table avec ces champs : { ALL($known) }.
        [short_text] il faut un texte entre guillemets, de { N($most) } lettres au plus.
        [goods] il faut des quantités, comme { "{" } gold = 1 { "}" }, prises parmi { ALL($known) }.
        [six_faces] il faut les six faces du dé.
        [zero_to_three] il faut les nombres de zéro à trois, chacun une fois.
        [favour_spaces] ces cases n'existent pas toutes. Il y a : { ALL($known) }.
        [favour_track] il faut toutes les cases, de queen, la première, à bishop, la dernière : { ALL($known) }.
        [eleven_tiles] il faut { F($count) } tuiles en tout.
        [stone_or_wood] il faut « stone » ou « wood ».
        [some_space] il faut une case au moins.
        [four_corners] il faut quatre coins, pris parmi { ALL($known) }.
        [no_place] une carte des périodes une et deux n'a pas de maison malade.
        [kind] il faut un de ces mots : { ALL($known) }.
        [effects] il faut une liste d'effets, entre crochets. Elle peut être vide.
        [effect] { $op ->
            [none] cet effet n'existe pas. Il y a : { ALL($known) }.
           *[other] { $kind ->
                [none] l'effet { $op } a d'autres valeurs : { ALL($known) }.
                [goods] « { $field } » de { $op } demande des quantités, comme { "{" } gold = 1 { "}" }. Les connaissances ne se perdent jamais, et les points ne se paient pas.
                [choices] « { $field } » de { $op } demande une liste de quantités, chacune d'une autre ressource. Les connaissances ne se perdent jamais, et les points ne se choisissent pas.
                [price] « { $field } » de { $op } demande un nombre de zéro à vingt.
                [action] « { $field } » de { $op } demande le nom d'une carte action, comme « harvest ».
                [favour] « { $field } » de { $op } demande une case de la piste des faveurs, comme « guild ».
                [sellable] « { $field } » de { $op } demande « wool » ou « cloth ».
                [good] « { $field } » de { $op } demande une ressource, comme « piety ».
                [per] « { $field } » de { $op } demande house, loyalty, piety ou medical.
               *[name] « { $field } » de { $op } demande le nom d'un projet, comme « bridge ».
            }
        }
        [project] ce projet n'existe pas. Il y a : { ALL($known) }.
        [standing_effects] une carte à effet prolongé ne peut pas avoir { $op }, ou pas deux fois.
        [corners_too] il lui faut aussi ses coins, dans { $needed }.
        [fewer_cards] la période { F($period) } aurait plus de { N($most) } cartes. Retires-en une, par une valeur vide : { ANY($known) }.
        [fewer_permanent] la période { F($period) } aurait plus de { N($most) } cartes à effet prolongé. Retires-en une, par une valeur vide : { ANY($known) }.
        [more_cards] la période { F($period) } aurait moins de { N($least) } cartes.
       *[other] il faut autre chose : { $expected }.
    } Rien n'est changé.

## 7 Kingdoms

fact-seven-kingdoms-crest-of = Le blason de chaque carte titre
fact-seven-kingdoms-crest-of-row = { $name ->
        [king] Rois, de 1 à 7
        [bishop] Évêques, de 8 à 14
        [general] Généraux, de 15 à 21
        [princess] Princesses, de 22 à 28
        [knight] Chevaliers, de 29 à 35
        [merchant] Marchands, de 36 à 42
       *[peasant] Paysans, de 43 à 49
    } : blasons { ALL($values) }.
fact-seven-kingdoms-crest-of-why = Dans chaque rang, les sept cartes portent les sept blasons. La rangée de l'exemple du livret, 1, 9, 17, 25, 33, 41 et 49, a une carte de chaque rang. Dans cet ordre, elle a aussi une carte de chaque blason.
fact-seven-kingdoms-crest-names = Les noms des blasons
fact-seven-kingdoms-crest-names-row = Du blason un au blason sept : { ALL($values) }.
fact-seven-kingdoms-crest-names-why = Rien de ce que nous avons pu lire ne nomme les blasons ni leurs couleurs. Sans noms, Héraut dit leurs numéros.
fact-seven-kingdoms-peasant-slots = Les emplacements de chaque paysan
fact-seven-kingdoms-peasant-slots-row = Paysan { $name } : emplacements { ALL($values) }.
fact-seven-kingdoms-peasant-slots-why = Les deux emplacements d'un paysan ne sont imprimés que sur sa carte. Ici, deux paysans montrent chaque emplacement, et aucun ne montre deux emplacements voisins : il ferait moins qu'un chevalier.

## Kingdom Builder

fact-kingdom-builder-section-oracle = La section Oracle, dix lignes du nord au sud
fact-kingdom-builder-section-oracle-why = { -kingdom-builder-four-of-five }
fact-kingdom-builder-section-farm = La section Ferme, dix lignes du nord au sud
fact-kingdom-builder-section-farm-why = Cinq relevés sur six sont d'accord partout. Le sixième dit autre chose pour deux cases.
fact-kingdom-builder-section-tavern = La section Taverne, dix lignes du nord au sud
fact-kingdom-builder-section-tavern-why = { -kingdom-builder-four-of-five }
fact-kingdom-builder-section-tower = La section Tour, dix lignes du nord au sud
fact-kingdom-builder-section-tower-why = Six relevés indépendants sont d'accord sur chaque case.
fact-kingdom-builder-section-harbor = La section Port, dix lignes du nord au sud
fact-kingdom-builder-section-harbor-why = { -kingdom-builder-all-five }
fact-kingdom-builder-section-paddock = La section Enclos, dix lignes du nord au sud
fact-kingdom-builder-section-paddock-why = { -kingdom-builder-all-five }
fact-kingdom-builder-section-barn = La section Grange, dix lignes du nord au sud
fact-kingdom-builder-section-barn-why = { -kingdom-builder-all-four }
fact-kingdom-builder-section-oasis = La section Oasis, dix lignes du nord au sud
fact-kingdom-builder-section-oasis-why = { -kingdom-builder-all-four }
-kingdom-builder-four-of-five = Quatre relevés sur cinq sont d'accord partout. Le cinquième dit autre chose pour deux cases.
-kingdom-builder-all-five = Cinq relevés indépendants sont d'accord sur chaque case.
-kingdom-builder-all-four = Quatre relevés indépendants sont d'accord sur chaque case.
fact-kingdom-builder-first-game = Le plateau conseillé pour la première partie
fact-kingdom-builder-first-game-row = { $name ->
        [north_west] Au nord-ouest
        [north_east] Au nord-est
        [south_west] Au sud-ouest
       *[south_east] Au sud-est
    } : { $values ->
        [oracle] l'Oracle
        [farm] la Ferme
        [tavern] la Taverne
        [tower] la Tour
        [harbor] le Port
        [paddock] l'Enclos
        [barn] la Grange
       *[oasis] l'Oasis
    }.
fact-kingdom-builder-first-game-why = Le livret nomme les quatre sections et les montre sur une image. Leur place, et qu'aucune n'est tournée, vient d'un seul relevé.
fact-kingdom-builder-island-rope-bridge = L'Île, face du Pont de corde, lignes U à Y
fact-kingdom-builder-island-rope-bridge-why = { -kingdom-builder-no-island }
fact-kingdom-builder-island-tree-house = L'Île, face de la Cabane, lignes U à Y
fact-kingdom-builder-island-tree-house-why = { -kingdom-builder-no-island }
-kingdom-builder-no-island = Aucune description de l'Île n'a été trouvée. Le livret dit qu'elle a cinq lignes, un lieu sur chaque face, et du désert à côté d'une prairie. Le reste est de nous : les cinq terrains, trois ou quatre cases de chacun.

# The letters of its maps.

fact-kingdom-builder-letter-g = prairie
fact-kingdom-builder-letter-c = canyon
fact-kingdom-builder-letter-d = désert
fact-kingdom-builder-letter-l = fleurs
fact-kingdom-builder-letter-f = forêt
fact-kingdom-builder-letter-w = eau
fact-kingdom-builder-letter-m = montagne
fact-kingdom-builder-letter-k = château
fact-kingdom-builder-letter-t = lieu
fact-kingdom-builder-letter-none = vide

## Un Monde Sans Fin

fact-world-without-end-supply = La réserve
fact-world-without-end-supply-why = Lu dans des comptes rendus. Deux d'entre eux échangent les nombres de pierres et de bois, mais vingt-cinq pierres vont avec les projets. L'or n'est pas compté : nous ne savons pas ce que valent ses pièces.
fact-world-without-end-start = Ce que chacun a au début
fact-world-without-end-start-why = Lu dans plusieurs comptes rendus.
fact-world-without-end-tax-die = Les six faces du dé de l'impôt
fact-world-without-end-tax-die-why = Le livret dit que l'impôt va de deux à cinq. Combien de fois chaque nombre est sur le dé, c'est nous qui l'avons choisi.
fact-world-without-end-council = Les nombres autour du bâtiment du Conseil, dans le sens horaire, depuis celui qui est entre le joueur un et le joueur deux
fact-world-without-end-council-why = Le livret dit que ces nombres vont de zéro à trois. Leur place est de nous.
fact-world-without-end-favours = Les cases de la piste des faveurs, dans l'ordre
fact-world-without-end-favours-why = Le livret donne la première case et la dernière. Les autres suivent sa liste. La place du second hors-la-loi est de nous.
fact-world-without-end-favour-marker = La case où le marqueur de faveur commence
fact-world-without-end-favour-marker-why = Lu dans des comptes rendus : le marqueur commence sur le premier hors-la-loi.
fact-world-without-end-plague-tiles = Les onze tuiles de peste
fact-world-without-end-plague-tiles-why = Le livret dit onze tuiles, de un à cinq. Combien il y en a de chaque valeur, c'est nous qui l'avons choisi.
fact-world-without-end-project = { $count ->
        [one] Les cases d'un projet
       *[other] Les cases de { N($count) } projets
    }
fact-world-without-end-project-why = { $status ->
        [sourced] Dans le livret.
       *[other] Le livret en donne les noms, sauf un : la boîte a un septième projet, que nous avons nommé rempart. Les cases sont de nous.
    }
fact-world-without-end-donors = { $count ->
        [one] Ce que reçoit chaque donateur d'un projet
       *[other] Ce que reçoit chaque donateur de { N($count) } projets
    }
fact-world-without-end-donors-why = { $status ->
        [sourced] Dans le livret. Pour l'hospice, le livret donne le soin, et le point est ce que reçoivent la plupart des donateurs.
        [inferred] Un exemple du livret donne un point et un tissu, sans nommer le projet. Celui-ci lui convient.
       *[other] Le livret dit que c'est le plus souvent un point et autre chose. Cette autre chose est de nous.
    }
fact-world-without-end-site = { $count ->
        [one] Un terrain
       *[other] { N($count) } terrains
    } où construire une maison
fact-world-without-end-site-why = Le livret dit qu'il y a quatorze terrains, pour une maison de bois ou de pierre. Le matériau et la récolte de chacun sont de nous.
fact-world-without-end-place = { $count ->
        [one] Ce que rapporte un malade soigné, dans un lieu
       *[other] Ce que rapporte un malade soigné, dans { N($count) } lieux
    }
fact-world-without-end-place-why = { $status ->
        [sourced] Dans le livret.
       *[other] Le livret dit que chaque lieu rapporte autre chose. Ce que rapportent ceux-ci est de nous.
    }
fact-world-without-end-event = { $count ->
        [one] Une carte événement
       *[other] { F($count) } cartes événement
    }
fact-world-without-end-event-why = { $status ->
        [sourced] Le titre et l'effet sont dans le livret.
        [inferred] Le livret dit une partie de la carte, ou on peut la déduire : le titre, la sorte ou l'effet. Le reste est de nous.
       *[other] Le livret n'imprime pas ces cartes. Celles-ci sont de nous, et la boîte en a d'autres à leur place.
    }
fact-world-without-end-corners = { $count ->
        [one] Les quatre coins d'une carte événement
       *[other] Les quatre coins de { F($count) } cartes événement
    }, dans le sens horaire à partir de la flèche
fact-world-without-end-corners-why = Le livret ne les imprime pas. Ils sont de nous, et les maisons malades aussi. Seul l'exemple du livret a les mêmes coins que l'événement un huit, dans un ordre que nous ne savons pas.

# What one item says.

world-without-end-fact-card = { $number ->
        [0] événement { $card }
       *[other] { $card }
    }
world-without-end-fact-supply = { world-without-end-goods }.
world-without-end-fact-start = { world-without-end-goods }.
world-without-end-fact-tax-die = { EACH($faces) }.
world-without-end-fact-council = { EACH($numbers) }.
world-without-end-fact-favours = { EACH($spaces) }.
world-without-end-fact-favour-marker = La case { F($space) }.
world-without-end-fact-plague-tiles = { ALL($told) }.
world-without-end-fact-plague-tiles-each = { $counts ->
        [one] une tuile de { N($values) }
       *[other] { F($counts) } tuiles de { N($values) }
    }
world-without-end-fact-project = { $name_id ->
        [none] { $project }
       *[text] { $name }
    } : { $stone ->
        [0] { "" }
       *[other] { F($stone) } pour la pierre
    }{ $wood ->
        [0] .
       *[other] { $stone ->
            [0] { F($wood) } pour le bois.
           *[other] , { F($wood) } pour le bois.
        }
    }
world-without-end-fact-donors = { $project } : { $goods_count ->
        [0] { $heals ->
            [yes] soigne un malade.
           *[no] rien.
        }
       *[other] { world-without-end-goods }{ $heals ->
            [yes] , et soigne un malade.
           *[no] .
        }
    }
world-without-end-fact-site = Terrain { N($site) }, en { $material_id ->
        [stone] pierre
       *[wood] bois
    } : { world-without-end-goods }.
world-without-end-fact-place = { $place ->
        [11] La cachette
       *[other] Maison { N($place) }
    } : { $house ->
        [yes] une maison gratuite.
       *[no] { $goods_count ->
            [0] rien de plus.
           *[other] { world-without-end-goods }.
        }
    }
world-without-end-fact-event = { world-without-end-fact-card }, { $number ->
        [0] période { F($period) }, { "" }
       *[other] { "" }
    }{ $title_id ->
        [none] { "" }
       *[other] « { $title } », { "" }
    }{ $kind_id ->
        [permanent] à effet prolongé.
       *[immediate] immédiat.
    }
world-without-end-fact-no-effect = Aucun effet.
world-without-end-fact-event-gone = { world-without-end-fact-card } : pas dans la boîte.
world-without-end-fact-corners = { world-without-end-fact-card } : { EACH(COUNTED($goods_ids, $counts, as: "world-without-end-counted")) }.{ $place ->
        [0] { "" }
        [11] { " " }Malade dans la cachette.
       *[other] { " " }Malade dans la maison { N($place) }.
    }
