# The program plays a seat, and advises. The names of its seats come first, the usual one before others.

program-easy = ordinateur facile, ordinateur faible, programme facile
program-medium = ordinateur moyen, ordinateur, ordinateur normal, programme, programme moyen
program-strong = ordinateur fort, ordinateur difficile, programme fort
program-acts = { $seat } réfléchit. Attends son coup, ou pose une question.
program-must-see = L'ordinateur doit savoir quelles cartes il a : rien n'est joué. Pose sa carte sur le lecteur, ou nomme-la.
program-cards = L'ordinateur ne voit pas les vraies cartes. Montre-lui les siennes, et fais pour lui ce qu'il dit.
kingsbridge-program-cards = L'ordinateur ne voit pas les vraies cartes. Pose chaque carte qu'il pioche sur le lecteur, ou nomme-la. Sa main reste ouverte sur la table, et tu déplaces pour lui la carte qu'il dit.
seven-kingdoms-program-cards = L'ordinateur ne voit pas les vraies cartes. Pose chaque carte qu'il pioche sur le lecteur, face cachée, sans la regarder, ou nomme-la. Je n'en dis rien. Joue et prends pour lui ce qu'il dit.
kingdom-builder-program-cards = L'ordinateur ne voit pas les vraies cartes. Pose sa carte devant sa place, face cachée, et retourne-la à son tour. Pose pour lui les cités qu'il dit.
world-without-end-program-cards = L'ordinateur n'a pas besoin de ses cartes action : il les joue de mémoire. Si le sort lui en prend une, nomme-la. Déplace pour lui ce qu'il dit.
error-unknown-player = Je ne connais pas le joueur { $player }. Il y a : { ALL($players) }.

hint = Je te conseille : { $command }.
hint-unnamed = J'ai une idée, mais je ne sais pas la dire dans ce jeu.
hint-none = Je ne peux rien te conseiller maintenant : ce n'est pas ton tour, ou je ne connais pas tes cartes.

# Why the program does something, or advises it: asked by « pourquoi », in one sentence.

because-ends = Plus rien ne rapportait assez dans ce tour.
because-set-up = Il faut bien commencer quelque part.
because-best-left = C'est ce qui vaut le plus de ce qui reste possible.
because-must = Rien d'autre n'était possible.

seven-kingdoms-because-plays = Cette carte peut bien se servir dans la rangée, comparée aux autres de la main.
seven-kingdoms-because-commits = Cette carte, une fois retournée, devrait bien se servir dans la rangée.
seven-kingdoms-because-token = Ce jeton va sur le blason { $crest }, où il me semble le mieux placé.
seven-kingdoms-because-takes = { $points ->
    [0] Il n'y avait rien de mieux à prendre.
    [one] Cela rapporte un point, plus ce que ces cartes valent pour les jetons et pour la suite.
   *[other] Cela rapporte { N($points) } points, plus ce que ces cartes valent pour les jetons et pour la suite.
  }
seven-kingdoms-because-keeps = Ces cartes servent encore dans la main : on pourra les jouer pour en prendre d'autres.
seven-kingdoms-because-validates = { $points ->
    [one] Cela met un point à l'abri, et garde de la place en main.
   *[other] Cela met { N($points) } points à l'abri, et garde de la place en main.
  }

kingdom-builder-because-tile = Cette case touche un lieu, et donne la plaquette { $tile }, qui sert à chaque tour.
kingdom-builder-because-goal = { $points ->
    [one] Cette case rapporte un point pour l'objectif { $goal }.
   *[other] Cette case rapporte { N($points) } points pour l'objectif { $goal }.
  }
kingdom-builder-because-room = Cette case ne rapporte rien tout de suite, mais laisse de la liberté pour les prochains tours.

kingsbridge-because-places = C'est le début de la suite qui pose le plus de cartes dans ce tour.
kingsbridge-because-moves = Ce déplacement prépare la pose d'autres cartes dans ce tour.
kingsbridge-because-uses = Ce personnage permet de poser plus de cartes dans ce tour.
kingsbridge-because-gives = Il faut donner une carte, et celle-ci gêne le plus.
kingsbridge-because-exchanges = Aucune carte ne pouvait aller sur une colonne : il vaut mieux en changer.
kingsbridge-because-malus = Aucune carte ne pouvait aller sur une colonne, et le { $card } était le plus loin d'y aller.
kingsbridge-because-nothing-fits = Je ne trouvais plus de carte à poser dans ce tour.

world-without-end-because-card = Cette carte action rapporte le plus maintenant, avec ce qu'elle permet aussitôt.
world-without-end-because-least-useful = C'est la carte qui servira le moins d'ici la fin de la période.
world-without-end-because-builds = Chaque matériau posé vaut trois points.
world-without-end-because-donates = Le projet peut être fini, et ses donateurs sont récompensés.
world-without-end-because-houses = Les maisons rapportent à chaque récolte.
world-without-end-because-trades = Ce que l'on reçoit vaut plus, et il faudra payer l'impôt.
world-without-end-because-heals = Soigner rapporte des points tout de suite.
world-without-end-because-orients = Cette orientation donne le meilleur revenu avec sa faveur.
world-without-end-because-pays = Ne pas payer coûterait plus cher.
