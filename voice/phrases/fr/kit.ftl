# The adapted box: names of its cards, printed labels, the walk through its chips.
# N($n): number in words; F($n): before a feminine noun. What is printed has numbers in figures.

## Kingsbridge
# -label: in large print. -spoken: inside a sentence. -title: above a page of labels. -key: on the
# page of the code; numbered names follow where cards have names. -key-braille: the same in braille,
# where that differs. kit-<game>-<card>-braille: the first letters of a name in braille, in place of
# its number; small letters, alike for no two cards of a kind.

kit-kingsbridge = Kingsbridge
kit-kingsbridge-aldred = Aldred
kit-kingsbridge-aldred-braille = ald
kit-kingsbridge-edgar = Edgar
kit-kingsbridge-edgar-braille = edg
kit-kingsbridge-wynstan = Évêque Wynstan
kit-kingsbridge-wynstan-braille = wyn
kit-kingsbridge-gytha = Gytha
kit-kingsbridge-gytha-braille = gyt
kit-kingsbridge-agatha = Mère Agatha
kit-kingsbridge-agatha-braille = aga
kit-kingsbridge-ragna = Ragna
kit-kingsbridge-ragna-braille = rag
kit-kingsbridge-ethelred = Roi Ethelred
kit-kingsbridge-ethelred-braille = eth
kit-kingsbridge-den = Shérif Den
kit-kingsbridge-den-braille = den
kit-kingsbridge-wigelm = Wigelm
kit-kingsbridge-wigelm-braille = wig
kit-kingsbridge-wilwulf = Wilwulf
kit-kingsbridge-wilwulf-braille = wil

kit-kingsbridge-event-label = { $number }
kit-kingsbridge-event-spoken = le { N($number) }
kit-kingsbridge-event-title = { $count } cartes évènement
kit-kingsbridge-event-key = Cartes évènement : le code seul.
kit-kingsbridge-character-label = { $name }
kit-kingsbridge-character-spoken = { $name }
kit-kingsbridge-character-title = { $count } cartes personnage
kit-kingsbridge-character-key = Cartes personnage : une barre en haut, puis le numéro du personnage :
kit-kingsbridge-character-key-braille = Cartes personnage : une barre en haut, puis les trois premières lettres du nom :
kit-kingsbridge-column-label = Colonne { $number }
kit-kingsbridge-column-spoken = le début de la colonne { F($number) }
kit-kingsbridge-column-title = { $count } cartes début de colonne
kit-kingsbridge-column-key = Cartes début de colonne : deux barres en haut, puis le numéro de la colonne.

## 7 Kingdoms

kit-seven-kingdoms = 7 Kingdoms
kit-seven-kingdoms-token-plus-1 = Plus 1
kit-seven-kingdoms-token-plus-2 = Plus 2
kit-seven-kingdoms-token-plus-3 = Plus 3
kit-seven-kingdoms-token-plus-4 = Plus 4
kit-seven-kingdoms-token-plus-5 = Plus 5
kit-seven-kingdoms-token-double = Double
kit-seven-kingdoms-token-peasants = Paysans
kit-seven-kingdoms-token-crests = Blasons

kit-seven-kingdoms-title-label = { $number }
kit-seven-kingdoms-title-spoken = le { N($number) }
kit-seven-kingdoms-title-title = { $count } cartes titre
kit-seven-kingdoms-title-key = Cartes titre : les dizaines à gauche, les unités à droite. Une barre vaut zéro.
kit-seven-kingdoms-title-key-braille = Cartes titre : le numéro seul.
kit-seven-kingdoms-crest-label = Blason { $number }
kit-seven-kingdoms-crest-spoken = le blason { N($number) }
kit-seven-kingdoms-crest-title = { $count } cartes blason
kit-seven-kingdoms-crest-key = Cartes blason : une barre en haut, puis le numéro du blason.
kit-seven-kingdoms-token-label = { $name }
kit-seven-kingdoms-token-spoken = le jeton { $number ->
        [one] plus un
        [2] plus deux
        [3] plus trois
        [4] plus quatre
        [5] plus cinq
        [6] double
        [7] des paysans
       *[8] des blasons
    }
kit-seven-kingdoms-token-title = { $count } jetons bonus
kit-seven-kingdoms-token-key = Jetons bonus : deux barres en haut, puis le numéro du jeton. Un jeton plus petit que son étiquette se colle avec elle sur un carton.

## Kingdom Builder
# -map-...: what stands in a hex of a map; castles and locations in capitals. -map-...-name: in the
# title of a page. -pegs-...: the key of the tactile board.

kit-kingdom-builder = Kingdom Builder
kit-kingdom-builder-grass = Prairie
kit-kingdom-builder-canyon = Canyon
kit-kingdom-builder-desert = Désert
kit-kingdom-builder-flowers = Fleurs
kit-kingdom-builder-forest = Forêt
kit-kingdom-builder-goal-fishermen = Pêcheurs
kit-kingdom-builder-goal-merchants = Marchands
kit-kingdom-builder-goal-discoverers = Explorateurs
kit-kingdom-builder-goal-hermits = Ermites
kit-kingdom-builder-goal-citizens = Citoyens
kit-kingdom-builder-goal-miners = Mineurs
kit-kingdom-builder-goal-workers = Ouvriers
kit-kingdom-builder-goal-knights = Chevaliers
kit-kingdom-builder-goal-lords = Seigneurs
kit-kingdom-builder-goal-farmers = Paysans
kit-kingdom-builder-section-oracle = Oracle
kit-kingdom-builder-section-farm = Ferme
kit-kingdom-builder-section-tavern = Taverne
kit-kingdom-builder-section-tower = Tour
kit-kingdom-builder-section-harbor = Port
kit-kingdom-builder-section-paddock = Enclos
kit-kingdom-builder-section-barn = Grange
kit-kingdom-builder-section-oasis = Oasis
kit-kingdom-builder-tile-oracle = Oracle
kit-kingdom-builder-tile-farm = Ferme
kit-kingdom-builder-tile-tavern = Taverne
kit-kingdom-builder-tile-tower = Tour
kit-kingdom-builder-tile-harbor = Port
kit-kingdom-builder-tile-paddock = Enclos
kit-kingdom-builder-tile-barn = Grange
kit-kingdom-builder-tile-oasis = Oasis
kit-kingdom-builder-tile-rope-bridge = Pont de corde
kit-kingdom-builder-tile-tree-house = Cabane

kit-kingdom-builder-terrain-label = { $name }
kit-kingdom-builder-terrain-spoken = la carte terrain { $name }
kit-kingdom-builder-terrain-title = { $count } cartes terrain
kit-kingdom-builder-terrain-key = Cartes terrain : trois barres en haut, puis le numéro du terrain :
kit-kingdom-builder-goal-label = { $name }
kit-kingdom-builder-goal-spoken = la carte objectif { $name }
kit-kingdom-builder-goal-title = { $count } cartes objectif
kit-kingdom-builder-goal-key = Cartes objectif : une barre en haut, puis le numéro de l'objectif :
kit-kingdom-builder-section-label = Section { $name }
kit-kingdom-builder-section-spoken = la section { $name }
kit-kingdom-builder-section-title = { $count } sections du plateau
kit-kingdom-builder-section-key = Sections du plateau : deux barres en haut, puis le numéro du lieu. L'étiquette et la puce se collent au dos :
kit-kingdom-builder-tile-label = { $name }
kit-kingdom-builder-tile-spoken = la plaquette { $name }
kit-kingdom-builder-tile-title = { $count } plaquettes de lieu
kit-kingdom-builder-tile-key = Plaquettes de lieu : le code seul. Une plaquette plus petite que son étiquette se colle avec elle sur un carton :

kit-kingdom-builder-map-section-title = Section { $name }{ $turned ->
    [yes] , tournée
   *[no] { "" }
}
kit-kingdom-builder-map-section-key = Ces noms valent au coin nord-ouest. Au sud du plateau, prends la lettre de droite ; à l'est, le nombre du bas. Pra : prairie. Can : canyon. Dés : désert. Fle : fleurs. For : forêt. Eau. Mt : montagne. CHÂ : château. L'autre mot en capitales est le lieu { $name }.
kit-kingdom-builder-map-section-key-laid = Pra : prairie. Can : canyon. Dés : désert. Fle : fleurs. For : forêt. Eau. Mt : montagne. CHÂ : château. L'autre mot en capitales est le lieu { $name }.
kit-kingdom-builder-map-island-key-laid = Pra : prairie. Can : canyon. Dés : désert. Fle : fleurs. For : forêt. Eau. Mt : montagne. CHÂ : château. L'autre mot en capitales est le lieu.
kit-kingdom-builder-map-whole-title = Le plateau
kit-kingdom-builder-map-whole-key = Du nord-ouest au sud-est : { ALL($parts) }. P : prairie. C : canyon. D : désert. L : fleurs. F : forêt. E : eau. M : montagne. K : château. O : lieu. Un trait épais sépare deux terrains.
kit-kingdom-builder-map-island-title = Île, { $name }
kit-kingdom-builder-map-island-key = Pra : prairie. Can : canyon. Dés : désert. Fle : fleurs. For : forêt. Eau. Mt : montagne. CHÂ : château. L'autre mot en capitales est le lieu.{ $status ->
    [owner] { "" }
   *[other] { " " }Héraut n'a pu lire le terrain de l'Île nulle part : compare avec ta boîte, et corrige-le avec la commande heraut facts kingdom_builder.
}
kit-kingdom-builder-map-grass = Pra
kit-kingdom-builder-map-canyon = Can
kit-kingdom-builder-map-desert = Dés
kit-kingdom-builder-map-flowers = Fle
kit-kingdom-builder-map-forest = For
kit-kingdom-builder-map-water = Eau
kit-kingdom-builder-map-mountain = Mt
kit-kingdom-builder-map-castle = CHÂ
kit-kingdom-builder-map-oracle = ORA
kit-kingdom-builder-map-farm = FER
kit-kingdom-builder-map-tavern = TAV
kit-kingdom-builder-map-tower = TOU
kit-kingdom-builder-map-harbor = POR
kit-kingdom-builder-map-paddock = ENC
kit-kingdom-builder-map-barn = GRA
kit-kingdom-builder-map-oasis = OAS
kit-kingdom-builder-map-rope-bridge = PON
kit-kingdom-builder-map-tree-house = CAB
kit-kingdom-builder-map-grass-letter = P
kit-kingdom-builder-map-canyon-letter = C
kit-kingdom-builder-map-desert-letter = D
kit-kingdom-builder-map-flowers-letter = L
kit-kingdom-builder-map-forest-letter = F
kit-kingdom-builder-map-water-letter = E
kit-kingdom-builder-map-mountain-letter = M
kit-kingdom-builder-map-castle-letter = K
kit-kingdom-builder-map-oracle-letter = O
kit-kingdom-builder-map-farm-letter = O
kit-kingdom-builder-map-tavern-letter = O
kit-kingdom-builder-map-tower-letter = O
kit-kingdom-builder-map-harbor-letter = O
kit-kingdom-builder-map-paddock-letter = O
kit-kingdom-builder-map-barn-letter = O
kit-kingdom-builder-map-oasis-letter = O
kit-kingdom-builder-map-grass-name = Prairie
kit-kingdom-builder-map-canyon-name = Canyon
kit-kingdom-builder-map-desert-name = Désert
kit-kingdom-builder-map-flowers-name = Fleurs
kit-kingdom-builder-map-forest-name = Forêt
kit-kingdom-builder-map-water-name = Eau
kit-kingdom-builder-map-mountain-name = Montagne
kit-kingdom-builder-map-castle-name = Château
kit-kingdom-builder-map-oracle-name = Oracle
kit-kingdom-builder-map-farm-name = Ferme
kit-kingdom-builder-map-tavern-name = Taverne
kit-kingdom-builder-map-tower-name = Tour
kit-kingdom-builder-map-harbor-name = Port
kit-kingdom-builder-map-paddock-name = Enclos
kit-kingdom-builder-map-barn-name = Grange
kit-kingdom-builder-map-oasis-name = Oasis
kit-kingdom-builder-map-rope-bridge-name = Pont de corde
kit-kingdom-builder-map-tree-house-name = Cabane dans les arbres

kit-kingdom-builder-texture-title = Les terrains, à voir et à toucher
kit-kingdom-builder-texture-how = Chaque terrain a un motif : en couleur sur les cartes, en relief sur les feuilles à poser sur la planche. Traits de { $line } millimètre, tous les { $apart } millimètres. Grains de { $small }, boules de { $large }. Imprime les feuilles sur du papier gonflant, ou colle du fil et des pastilles de cette taille. Relief : 0,5 millimètre au moins.
kit-kingdom-builder-texture-smooth = { $name } : lisse.
kit-kingdom-builder-texture-upright = { $name } : traits du haut vers le bas.
kit-kingdom-builder-texture-level = { $name } : traits de gauche à droite.
kit-kingdom-builder-texture-grid = { $name } : quadrillage.
kit-kingdom-builder-texture-grains = { $name } : grains.
kit-kingdom-builder-texture-lumps = { $name } : boules.
kit-kingdom-builder-texture-rings = { $name } : anneaux.
kit-kingdom-builder-texture-frame = { $name } : un contour épais.
kit-kingdom-builder-texture-frames = { $name } : deux contours fins.
kit-kingdom-builder-texture-location = Lieu
kit-kingdom-builder-relief-title = À poser sur la planche : { $name }{ $turned ->
    [yes] , tournée
   *[no] { "" }
}
kit-kingdom-builder-relief-key = Perce les ronds. Le trait et la pastille du haut marquent le nord.

kit-kingdom-builder-pegs-title = Le plateau tactile
kit-kingdom-builder-pegs-make = Perce une planche de { $lines } rangées de { $places } trous. Une rangée sur deux, à commencer par la deuxième, est décalée d'un demi-trou vers la droite.
kit-kingdom-builder-pegs-sizes = Trous de { $peg } millimètres de large et 10 de profond, à { $pitch } millimètres l'un de l'autre d'un centre à l'autre ; rangées à { $apart } millimètres. La planche fait { $width } millimètres de large et { $height } de haut au moins. Les feuilles en relief sont à cette taille.
kit-kingdom-builder-pegs-names = Chaque trou est une case. La rangée du haut est la ligne A, au nord. Le trou de gauche est la place 1, à l'ouest.
kit-kingdom-builder-pegs-strips = Colle un fil fin entre les rangées { $last } et { $next }, et un autre de haut en bas, après la place { $part }. Ils séparent les quatre sections.
kit-kingdom-builder-pegs-dots = Colle une grande pastille au bord tous les cinq trous et toutes les cinq rangées.
kit-kingdom-builder-pegs-pieces = Il faut 40 chevilles par personne, de 4,5 millimètres sur 20 : tête ronde de 9 millimètres, tête carrée, tête triangulaire, ou sans tête. Châteaux et lieux sont en relief sur les feuilles. L'Île a sa petite planche : lignes U à Y, places 1 à 5.
kit-kingdom-builder-pegs-drawn = Quel trou est quelle case
kit-kingdom-builder-pegs-lines = Les lignes, et comment elles se disent
kit-kingdom-builder-pegs-line = Rangée { $row } : { $line }, { LINE($line) }{ $shifted ->
    [yes] , décalée
   *[no] { "" }
}
kit-kingdom-builder-pegs-aside = Île, rangée { $row } : { $line }, { LINE($line) }{ $shifted ->
    [yes] , décalée
   *[no] { "" }
}

## Un Monde Sans Fin
# The event cards of a period are a kind of their own; $part is the period.

kit-world-without-end = Un Monde Sans Fin
kit-world-without-end-action-wheat = Blé
kit-world-without-end-action-piety = Piété
kit-world-without-end-action-materials = Matériaux
kit-world-without-end-action-project = Projet
kit-world-without-end-action-sale = Vente
kit-world-without-end-action-privilege = Privilège
kit-world-without-end-action-house = Maison
kit-world-without-end-action-harvest = Récolte
kit-world-without-end-action-donation = Don
kit-world-without-end-action-weaving = Manufacture
kit-world-without-end-action-medicine = Médecine
kit-world-without-end-action-favour = Faveur

kit-world-without-end-action-label = { $name }
kit-world-without-end-action-spoken = la carte action { $name }
kit-world-without-end-action-title = { $count } cartes action, un jeu de 12 par couleur
kit-world-without-end-action-key = Cartes action : une barre en haut, puis le numéro. Les six premières portent une étoile :
kit-world-without-end-event-1-label = I { $number }
kit-world-without-end-event-1-spoken = { kit-world-without-end-event-spoken }
kit-world-without-end-event-1-title = { $count } cartes événement, période I
kit-world-without-end-event-1-key = Cartes événement : la période à gauche, le numéro à droite. Décris chaque carte avec la commande heraut facts add-event : elle dit quel numéro lui coller.
kit-world-without-end-event-1-key-braille = Cartes événement : la période est le premier chiffre, les deux autres sont le numéro. Décris chaque carte avec la commande heraut facts add-event : elle dit quel numéro lui coller.
kit-world-without-end-event-2-label = II { $number }
kit-world-without-end-event-2-spoken = { kit-world-without-end-event-spoken }
kit-world-without-end-event-2-title = { $count } cartes événement, période II
kit-world-without-end-event-2-key = Cartes événement, période II :
kit-world-without-end-event-3-label = III { $number }
kit-world-without-end-event-3-spoken = { kit-world-without-end-event-spoken }
kit-world-without-end-event-3-title = { $count } cartes événement, période III
kit-world-without-end-event-3-key = Cartes événement, période III :
kit-world-without-end-event-4-label = IV { $number }
kit-world-without-end-event-4-spoken = { kit-world-without-end-event-spoken }
kit-world-without-end-event-4-title = { $count } cartes événement, période IV
kit-world-without-end-event-4-key = Cartes événement, période IV :
kit-world-without-end-event-spoken = l'événement { N($part) } { N($number) }

kit-copy = { $name }, exemplaire { N($copy) } sur { N($copies) }
# Also what any telephone reads on the chip of a card that is no secret.
kit-full-name = { $game }, { $name }

## The printed pages

kit-page = Page { $page } sur { $pages }
kit-use-title = Adapter la boîte de { $game }
kit-use-print = 1. Imprime ces pages en taille réelle, sans les ajuster au papier. Vérifie avec ce trait, long de 10 centimètres :
kit-use-cut = 2. Découpe sur les traits. Colle chaque étiquette sur la face de sa carte, en haut à gauche.
kit-use-raise = 3. Colle une pastille en relief sur chaque point noir : grande sur un gros point, petite sur un petit. Colle une bande en relief sur chaque barre. Imprimé, un point ne se sent pas. Sur du papier thermogonflable, le noir se lève sans pastille.
kit-punch-title = Gabarit à percer par le dos
kit-use-raise-braille = 3. Pose un film transparent sur le gabarit, qui est à l'envers, et perce ses points par le dos. Retourne le film et colle-le sur l'étiquette. Colle une bande en relief sur chaque barre. Imprimé, un point ne se sent pas. Sur du papier thermogonflable, le noir se lève sans film.
kit-use-chip = 4. Colle une puce NFC au dos de chaque carte, au centre.
kit-use-write = 5. Branche le lecteur et lance { $command }. Héraut nomme chaque carte à voix haute. Pose la carte nommée sur le lecteur, et retire-la quand il le dit.
kit-needs = Il te faut { $chips } puces NTAG213, { $large } grandes pastilles, { $small } petites et { $bars } bandes.
kit-needs-braille = Il te faut { $chips } puces NTAG213, { $bars } bandes, et du film transparent pour le braille.
kit-places-title = Où coller l'étiquette et la puce
kit-places-front = L'étiquette va sur la face, en haut à gauche : le doigt la trouve sans chercher, même dans une main en éventail.
kit-places-back = La puce va au dos, au centre : la carte se lit dans les deux sens.
kit-front = Face
kit-back = Dos
kit-places-metal = Garde le lecteur loin du métal, et pose une seule carte à la fois.
kit-key-title = Le code tactile
kit-key-dots = Il se lit de haut en bas. Un gros point vaut cinq, un petit vaut un. Ce code est celui de Héraut, pas celui d'une association.
kit-key-sizes = Gros point : { $large } millimètres. Petit point : { $small }. Entre deux points : { $gap }.
kit-key-braille = Chiffres de Louis Braille : le signe de nombre (points 3, 4, 5, 6), puis les lettres a à j. Points de 1 millimètre, à 2,5 l'un de l'autre ; cellules à 6 millimètres. Relief : 0,25 millimètre au moins.

## What is read aloud in place of what is drawn
# Fragments, but for -ruler, -front, -back, -felt, -row, -beside and -pegs, which are whole.

kit-alt-ruler = Un trait long de 10 centimètres.
kit-alt-front = La face d'une carte, son étiquette en haut à gauche.
kit-alt-back = Le dos d'une carte, la puce au centre.
kit-alt-felt = { $name } : { EACH($parts) }.
kit-alt-bars = { $bars ->
    [1] une barre en haut
   *[other] { $bars } barres en haut
}
kit-alt-column = { $large ->
    [0] { $small ->
        [0] une barre
        [1] un petit point
       *[other] { $small } petits points
    }
    [1] un gros point{ kit-alt-then-small }
   *[other] { $large } gros points{ kit-alt-then-small }
}
kit-alt-then-small = { $small ->
    [0] { "" }
    [1] {" "}et un petit point
   *[other] {" "}et { $small } petits points
}
kit-alt-cell = points { $dots }
kit-alt-row = Ligne { $line } : { EACH($stretches) }.
kit-alt-stretch = { $count ->
    [1] { $first } { $what }
   *[other] { $first } à { $last } { $what }
}
kit-map-part = { $name }{ $turned ->
        [yes] { " " }(tournée)
       *[no] { "" }
    }
kit-alt-beside = Au sud du plateau, ces lignes vont de { $line } à { $last }. À l'est, la première place est { $place }.
kit-alt-pegs = Une planche de { $lines } rangées de { $places } trous, une rangée sur deux décalée d'un demi-trou, et un fil après { $part } rangées et après { $part } places.

## The command heraut cards kit

kit-drawn = Le fichier { $path } est prêt : { F($labels) } étiquettes sur { F($pages) } pages. { $code ->
    [braille] Les chiffres sont en braille, ceux de Louis Braille.
   *[dots] Les chiffres sont en points, avec le code de Héraut.
} Imprime-le en taille réelle.
error-kit-file-exists = Le fichier { $path } existe déjà. Rien n'est changé. Donne un autre nom, ou relance la commande avec l'option replace.
error-box-unknown = Je ne sais pas ce que contient la boîte de { $game }.
error-box-other-cards = La description de la boîte de { $game } ne va pas avec les règles. Ces cartes manquent d'un côté : { ALL($cards) }.

kit-board-drawn = Le plateau est prêt dans { $path }, sur { F($pages) } pages. Imprime-le en taille réelle.
kit-one-board = Donne une partie, ou des sections, pas les deux.
kit-other-game = La partie { $path } est celle d'un autre jeu.
kit-no-board = Il me faut les quatre sections d'un plateau de { $game }, du nord-ouest au sud-est.
# The words behind the name of a part that lies the other way round.
kit-turned = tourné tournée tournés tournées
error-box-no-such-map = Je n'ai pas de carte de « { $item } ».
error-box-other-board = La description du plateau de { $game } ne va pas avec les règles : { ALL($items) }.

## The walk: heraut cards write GAME, heraut cards learn GAME
# $name: kit-copy, or the spoken name alone.

walk-begins = { $game } : { F($left) } { $left ->
    [one] puce
   *[other] puces
} à { $kind ->
    [learn] apprendre
   *[write] écrire
} sur { F($count) }.{ $done ->
    [0] { "" }
   *[other] { " " }{ F($done) } { $done ->
        [one] est déjà faite
       *[other] sont déjà faites
    }.
} Attends d'entendre le nom de la carte, pose-la, et laisse-la jusqu'à ce que je parle.
walk-nothing-left = { $game } : les { F($count) } cartes ont déjà leur puce. Il n'y a rien à faire.
walk-card = { $name }.
    .complet = { $name }. Pose la puce.
walk-waiting = J'attends { $name }. Pose la puce à plat au milieu du lecteur. Pour arrêter, pose la carte stop, ou appuie sur Contrôle et C.
walk-done = Fait : { $name }.
walk-lift = Retire la puce.
walk-used = Cette puce est déjà prise : c'est { $name }. Rien n'est changé. Retire-la et prends une autre puce.
walk-found = Cette puce est bonne : c'est { $name }. Je la note. Retire-la.
walk-other = { $what } Pour l'effacer, retire-la, puis pose-la encore une fois. Sinon, prends une autre puce.
walk-cannot = { $what } Rien n'est changé. Retire-la et prends une autre puce.
walk-finished = C'est fini : les { F($count) } cartes de { $game } ont leur puce.
walk-stopped = J'arrête. { $done ->
    [0] Aucune puce n'est faite
    [one] Une puce est faite
   *[other] { F($done) } puces sont faites
}, { $left ->
    [0] il n'en reste aucune.
    [one] il en reste une. Pour continuer, relance la même commande.
   *[other] il en reste { F($left) }. Pour continuer, relance la même commande.
}
