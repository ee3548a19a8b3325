# The options of the games in plain words: what each does as it is now, and how to say the others.

## Kingsbridge

setup-option-line-kingsbridge-mode = { $value ->
        [basic] Chacun pour soi, au jeu simple.
        [characters] Chacun a des personnages aux pouvoirs spéciaux.
       *[cooperative] Vous gagnez ou perdez ensemble.
    } Sinon : { ANY($choices) }.
setup-option-line-kingsbridge-advice = { $value ->
        [on] Je donne un conseil à qui le demande.
       *[off] Je ne donne pas de conseil.
    } Sinon : { ANY($choices) }.
setup-option-line-kingsbridge-head-moves = { $value ->
        [true] On déplace aussi les premières cartes d'une colonne, pas seulement les dernières.
       *[false] On ne déplace que les dernières cartes d'une colonne.
    } Sinon : { ANY($choices) }.
setup-option-line-kingsbridge-reorg-only-turn = { $value ->
        [finished] On finit son tour sans poser de carte si une colonne est finie.
        [allowed] On finit son tour sans poser de carte dès qu'on a déplacé des cartes.
       *[never] On ne finit jamais son tour sans poser de carte, sauf à changer ou à passer.
    } Sinon : { ANY($choices) }.
setup-option-line-kingsbridge-stalemate-rounds = { $value ->
        [3] Trois tours de table sans carte posée arrêtent la partie.
        [2] Deux tours de table sans carte posée arrêtent la partie.
       *[5] Cinq tours de table sans carte posée arrêtent la partie.
    } Sinon : { ANY($choices) }.
setup-option-line-kingsbridge-stalemate-aside = { $value ->
        [true] Quand personne n'avance plus, les cartes mises de côté comptent aussi.
       *[false] Quand personne n'avance plus, on compte la main et la pioche seulement.
    } Sinon : { ANY($choices) }.
setup-option-line-kingsbridge-gap-travels = { $value ->
        [true] Les cartes autour d'un trou de Ragna se déplacent ensemble.
       *[false] Les cartes autour d'un trou de Ragna ne se déplacent pas ensemble.
    } Sinon : { ANY($choices) }.
setup-option-line-kingsbridge-wigelm-subset = { $value ->
        [false] Avec Wigelm, on donne une carte à chaque autre personne.
       *[true] Avec Wigelm, on s'arrête de donner quand on veut.
    } Sinon : { ANY($choices) }.
setup-option-line-kingsbridge-wigelm-edgar = { $value ->
        [block] Wigelm ne donne pas Edgar.
       *[to_recipient] Wigelm donne aussi Edgar, qui va sous les personnages de qui le reçoit.
    } Sinon : { ANY($choices) }.
setup-option-line-kingsbridge-solo-edgar = { $value ->
        [box] Edgar, une fois repris, quitte le jeu.
       *[deck_bottom] Edgar, une fois repris, va sous la pile des personnages.
    } Sinon : { ANY($choices) }.
setup-option-line-kingsbridge-solo-chars-per-turn = { $value ->
        [1] On joue un seul personnage par tour.
       *[unlimited] On joue autant de personnages qu'on veut par tour.
    } Sinon : { ANY($choices) }.
setup-option-line-kingsbridge-malus-when = { $value ->
        [any_time] Qui n'a posé aucune carte peut toujours en mettre une au malus.
       *[stuck] On met une carte au malus seulement si aucune carte de sa main ne va.
    } Sinon : { ANY($choices) }.

## 7 Kingdoms

setup-option-line-seven-kingdoms-plays = { $value ->
        [open] Chacun joue sa carte à son tour, face visible.
       *[secret] Chacun choisit d'abord sa carte, face cachée, puis toutes sont montrées.
    } Sinon : { ANY($choices) }.
setup-option-line-seven-kingdoms-overflow = { $value ->
        [wait] Les cartes de trop pour la rangée attendent à sa droite.
        [discard] Les cartes de trop pour la rangée quittent le jeu.
       *[bottom] Les cartes de trop pour la rangée vont sous la pioche.
    } Sinon : { ANY($choices) }.
setup-option-line-seven-kingdoms-min-take = { $value ->
        [1] Un roi ou une princesse prend au moins une carte.
       *[0] Un roi ou une princesse peut ne rien prendre.
    } Sinon : { ANY($choices) }.
setup-option-line-seven-kingdoms-unresolved-cards = { $value ->
        [to_hand] Si la pioche finit en pleine manche, les cartes jouées reviennent en main.
       *[lost] Si la pioche finit en pleine manche, les cartes jouées sont perdues.
    } Sinon : { ANY($choices) }.

## Kingdom Builder

setup-option-line-kingdom-builder-setup = { $value ->
        [drawn] Le plateau et les objectifs sont tirés au sort.
        [chosen] Vous choisissez le plateau et les objectifs.
       *[first_game] C'est le plateau que le livret conseille pour une première partie.
    } Sinon : { ANY($choices) }.
setup-option-line-kingdom-builder-capitol = { $value ->
        [off] La Queenie du Capitole n'est pas en jeu.
       *[on] Le Capitole est en jeu : une cité qui en est proche vaut un point.
    } Sinon : { ANY($choices) }.
setup-option-line-kingdom-builder-caves = { $value ->
        [off] La Queenie des Caves n'est pas en jeu.
       *[on] Les Caves sont en jeu : une cité passe de l'une à l'autre.
    } Sinon : { ANY($choices) }.
setup-option-line-kingdom-builder-island = { $value ->
        [off] La Queenie de l'Île n'est pas en jeu.
        [rope_bridge] L'Île est en jeu, avec le Pont de corde.
       *[tree_house] L'Île est en jeu, avec la Cabane.
    } Sinon : { ANY($choices) }.
setup-option-line-kingdom-builder-lords-zero = { $value ->
        [second] Pour les Seigneurs, zéro cité peut seulement être deuxième.
        [full] Pour les Seigneurs, zéro cité est un nombre comme un autre.
       *[never] Pour les Seigneurs, zéro cité ne vaut rien.
    } Sinon : { ANY($choices) }.
setup-option-line-kingdom-builder-short-terrain = { $value ->
        [redraw] Qui n'a plus de case libre de son terrain tire une autre carte.
       *[stop] Qui n'a plus de case libre de son terrain arrête de construire.
    } Sinon : { ANY($choices) }.
setup-option-line-kingdom-builder-cave-distance = { $value ->
        [3] Une cave est à trois pas au moins de tout château ou lieu.
       *[2] Une cave est à deux pas au moins de tout château ou lieu.
    } Sinon : { ANY($choices) }.
setup-option-line-kingdom-builder-capitol-both = { $value ->
        [once] Une cité proche des deux Capitoles compte une fois.
       *[twice] Une cité proche des deux Capitoles compte deux fois.
    } Sinon : { ANY($choices) }.
setup-option-line-kingdom-builder-island-tower = { $value ->
        [off] La Tour ne construit pas au bord de l'Île.
       *[on] La Tour construit aussi au bord de l'Île.
    } Sinon : { ANY($choices) }.
setup-option-line-kingdom-builder-island-workers = { $value ->
        [on] Le lieu de l'Île compte pour les Ouvriers.
       *[off] Le lieu de l'Île ne compte pas pour les Ouvriers.
    } Sinon : { ANY($choices) }.

## Un Monde Sans Fin

setup-option-line-world-without-end-forced-forgo = { $value ->
        [nothing] Une carte qu'un événement interdit de jouer ne rapporte rien.
       *[rewarded] Une carte qu'un événement interdit de jouer rapporte comme si on y renonçait.
    } Sinon : { ANY($choices) }.
setup-option-line-world-without-end-outlaw = { $value ->
        [after_income] Le hors-la-loi se paie après le revenu du tour.
       *[before_income] Le hors-la-loi se paie avant le revenu du tour.
    } Sinon : { ANY($choices) }.
setup-option-line-world-without-end-action-cards = { $value ->
        [all] Chacun a ses douze cartes action dès le début.
       *[first_game] La première période se joue avec six cartes action, les plus simples.
    } Sinon : { ANY($choices) }.
setup-option-line-world-without-end-shield = { $value ->
        [single] À la fin d'une période, le blason passe une fois.
       *[double] À la fin d'une période, le blason passe deux fois.
    } Sinon : { ANY($choices) }.
setup-option-line-world-without-end-spire = { $value ->
        [shared] Si personne n'a de loyauté, la flèche donne un point à chacun.
       *[loyal] Si personne n'a de loyauté, la flèche ne donne rien.
    } Sinon : { ANY($choices) }.
setup-option-line-world-without-end-two-seats = { $value ->
        [opposite] À deux, vous êtes face à face autour du plateau.
       *[adjacent] À deux, vous êtes côte à côte autour du plateau.
    } Sinon : { ANY($choices) }.
