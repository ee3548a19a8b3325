# What no rulebook tells of a box, and the corrections of its owner.
# fact-GAME-ITEM: what an item is called. -row: one row of it, $name and the list $values.
# -why: where it comes from. The game's own file says the same in English.

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
