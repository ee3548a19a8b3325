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
