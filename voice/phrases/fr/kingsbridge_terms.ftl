# Kingsbridge: what its terms mean, in the order of kingsbridge.terms.yaml.

# The whole game.

explain-kingsbridge-general = Six colonnes de cartes montent de un en un, au milieu de la table. Chacun pose ses cartes au bout, et peut déplacer des morceaux de colonne. La première personne qui a tout posé gagne. En solo ou en coopération, on compte des points.
explain-kingsbridge-goal = Pose toutes tes cartes avant les autres : celles de ta main et celles de ta pioche. Les cartes mises de côté comptent aussi. La première personne qui n'a plus rien gagne. En solo ou en coopération, il faut venir à bout de toutes les cartes et finir avec au moins un point.
explain-kingsbridge-end = La partie s'arrête dès que quelqu'un a posé sa toute dernière carte. Cette personne gagne tout de suite, sans finir le tour de table. La partie s'arrête aussi quand plus personne n'avance : alors le moins de cartes gagne. En solo ou en coopération, elle finit quand il n'y a plus de cartes à poser. Ensuite les points décident.
explain-kingsbridge-stalemate = Si personne ne pose de carte pendant trois tours de table, la partie s'arrête. Elle s'arrête aussi quand tout le monde passe à la suite. Le moins de cartes gagne. Une option change le nombre de tours. En solo ou en coopération, cela n'existe pas.
explain-kingsbridge-tie = À égalité, on gagne ensemble. Cela n'arrive que si plus personne n'avance et si plusieurs ont aussi peu de cartes. Le livret ne dit rien des égalités : je choisis donc le partage.
explain-kingsbridge-turn = À ton tour, tu poses autant de cartes que tu veux, ou bien tu en changes. Entre deux poses, tu peux déplacer des cartes d'une colonne à l'autre. Avec les personnages, tu peux en jouer un. À la fin, tu complètes ta main à six. En solo ou en coopération, on ne change pas : il faut poser une carte, ou en mettre une au malus.
explain-kingsbridge-turn-end = Tu finis quand tu veux, si tu as posé une carte ou fini une colonne. Sinon, change des cartes, ou passe si ta pioche est vide. En solo ou en coopération, il faut avoir posé une carte de ta main. Une option change cela.
explain-kingsbridge-turn-order = On joue dans le sens des aiguilles d'une montre. Après toi, c'est la personne à ta gauche. Cet ordre ne change jamais. En coopération, on saute qui n'a plus de cartes.
explain-kingsbridge-next-player = Ton voisin de gauche est la personne qui joue juste après toi. Les uns contre les autres, le personnage que tu as joué va sous sa pile.
explain-kingsbridge-first-player = Choisissez ensemble qui commence, ou laissez faire le hasard. Cette personne joue en premier. Avec de vraies cartes, c'est elle qui distribue. Elle a parfois une carte de plus que les autres.
explain-kingsbridge-round = Un tour de table, c'est quand chaque personne a joué une fois. Les uns contre les autres, la partie s'arrête après trois tours de table sans une seule carte posée.
explain-kingsbridge-scoring = Les uns contre les autres, il n'y a pas de points : qui a tout posé gagne. En solo ou en coopération, chaque personnage qui reste vaut un point. Chaque colonne vide vaut deux points. Chaque malus enlève cinq points. Un point suffit pour gagner. Douze points, c'est un score d'expert. Le maximum est vingt-deux.
explain-kingsbridge-expert = Avec douze points ou plus, c'est une victoire d'expert. Elle n'existe qu'en solo et en coopération. Un seul point suffit pour gagner, et vingt-deux est le maximum.
explain-kingsbridge-setup = Une carte commence chacune des six colonnes. Toutes les autres sont partagées, et les premières personnes en ont parfois une de plus. Chacun en fait sa pioche, face cachée, et en tire six. C'est sa main. Avec personnages, chacun en reçoit autant. En solo ou en coopération, trois personnages sont visibles.
explain-kingsbridge-players = On joue de un à cinq. À plusieurs, c'est les uns contre les autres, ou tous ensemble. Une personne seule joue en solo, toujours avec les personnages. Le jeu est prévu à partir de dix ans.
explain-kingsbridge-components = La boîte contient cent quatre cartes évènement, dix cartes personnage et six cartes début de colonne. Il n'y a ni plateau ni pion.
explain-kingsbridge-first-game = Pour une première partie, le livret conseille de jouer sans personnages. Ajoutez-les quand vous connaissez bien les règles. En solo et en coopération, on joue toujours avec eux.

# The ways to play.

explain-kingsbridge-competitive = Les uns contre les autres, on joue chacun pour soi, de deux à cinq. Qui a posé toutes ses cartes en premier gagne. Il n'y a ni points ni malus. Les personnages sont au choix.
explain-kingsbridge-basic = Sans personnages, c'est la partie simple : poser, déplacer, changer des cartes. Elle se joue de deux à cinq, les uns contre les autres. Le livret la conseille pour commencer.
explain-kingsbridge-full-game = Avec personnages, c'est la partie complète, de deux à cinq, les uns contre les autres. Chacun reçoit cinq personnages à deux, trois à trois, et deux à quatre ou à cinq.
explain-kingsbridge-solo = En solo, ton but est de poser les cent quatre cartes. À chaque tour, pose au moins une carte de ta main, sinon une carte va au malus. On ne change pas de cartes. Trois personnages visibles t'aident.
explain-kingsbridge-cooperative = En coopération, vous gagnez ou perdez ensemble. À chaque tour, on pose une carte de sa main, sinon une va au malus. On ne change pas de cartes. Les trois personnages visibles sont à tous. On ne parle pas de sa main.
explain-kingsbridge-app-cards = Avec les cartes de Héraut, c'est moi qui mélange, qui distribue et qui tiens les mains. Tu me demandes ta main, et je te la lis.
explain-kingsbridge-table-cards = Avec de vraies cartes, chacun tient les siennes. Passe chaque carte piochée sur le lecteur, ou dis son chiffre. Tu peux aussi la garder cachée.
explain-kingsbridge-option = Une option change un détail des règles. Les options se choisissent avant la partie. Ensuite, elles ne changent plus.
explain-kingsbridge-advice = Un conseil dit d'abord combien de cartes tu peux poser. Demande ensuite le premier coup conseillé, ou le conseil complet. Une option coupe les conseils pour toute la partie.

# Cards and columns.

explain-kingsbridge-event-card = Ce sont les cartes que l'on pose. Elles vont de un à treize, et chaque chiffre existe huit fois. Cela fait cent quatre cartes. Chacune montre une date du roman, mais seul le chiffre compte.
explain-kingsbridge-hidden-card = Avec de vraies cartes, tu peux garder secrète une carte que tu pioches. Je sais alors que tu l'as, mais pas laquelle c'est. Tu la poses comme une autre, en disant son chiffre.
explain-kingsbridge-rank = Le chiffre d'une carte va de un à treize. Il dit où elle se pose : après la carte qui vaut un de moins. Chaque chiffre existe huit fois.
explain-kingsbridge-column = Une colonne est une suite de cartes au milieu de la table, de la plus petite à la plus grande. Il y en a six, et elles sont à tout le monde. Une colonne peut commencer par n'importe quel chiffre.
explain-kingsbridge-column-start = Six cartes identiques marquent la place des six colonnes. La première carte de chaque colonne se pose dessus. Elles ne se jouent pas.
explain-kingsbridge-column-head = Le début d'une colonne est sa première carte, la plus petite. On peut le déplacer sur une autre colonne, sauf si une option l'interdit. Aldred seul permet de poser devant. Wigelm donne cette carte à quelqu'un d'autre.
explain-kingsbridge-column-end = La fin d'une colonne est sa dernière carte, la plus grande. C'est là qu'on pose : un sept va sur un six. Aucun autre chiffre ne peut suivre le treize.
explain-kingsbridge-run = Une colonne monte de un en un, sans trou et sans double. Après un six, il faut un sept. On ne descend jamais, et rien ne suit le treize. Seuls des personnages permettent autre chose.
explain-kingsbridge-empty-column = Une colonne vide accepte n'importe quelle carte, pas seulement le un. On peut aussi y mettre une partie d'une autre colonne. Personne n'est obligé de la remplir. En solo et en coopération, elle vaut deux points à la fin.
explain-kingsbridge-finished-column = Une colonne est finie dès qu'elle a tous les chiffres de un à treize. Ses cartes vont tout de suite à la défausse, et la colonne est vide. Cela fait de la place pour une nouvelle suite.
explain-kingsbridge-extra-column = Le roi Ethelred ouvre une colonne de plus, avec une carte de la main. Tout le monde peut y poser. Elle disparaît dès qu'elle est vide ou finie. Elle ne rapporte jamais de point.
explain-kingsbridge-gap = Un trou est un chiffre sauté dans une colonne, grâce à Ragna. Plus tard, n'importe qui peut le boucher à son tour, avec la bonne carte de sa main. Edgar ou Gytha le peuvent aussi. Avec un trou, la colonne n'est pas finie.
explain-kingsbridge-duplicate = Un double, c'est le même chiffre deux fois dans une colonne. Agatha seule le permet, à la fin d'une colonne. La colonne peut quand même être finie, et ses doubles partent avec elle.
explain-kingsbridge-hand = Ta main, ce sont les cartes que tu tiens, six au plus. Elle est secrète. Tu la complètes à la fin de ton tour. Si ta pioche est presque vide, tu prends ce qui reste.
explain-kingsbridge-draw-pile = Ta pioche est ton propre paquet, face cachée. Tu y prends des cartes à la fin de ton tour. La défausse ne la remplit jamais. Si elle est vide, tu ne peux plus changer de cartes.
explain-kingsbridge-discard = La défausse est le tas commun des cartes enlevées. Les colonnes finies y vont, et aussi ce que Wynstan ou Den enlèvent. Seule Gytha peut y reprendre des cartes. On n'y jette rien de sa main.
explain-kingsbridge-aside = Avec Wilwulf, tu mets une ou deux cartes de ta main devant toi, visibles. Tu peux les poser dès ton prochain tour, seulement à la fin d'une colonne. Pour gagner, il faut les poser aussi.
explain-kingsbridge-malus = Le malus existe en solo et en coopération. Si tu n'as posé aucune carte de ta main, mets-en une au malus : cela finit ton tour. Chaque malus enlève cinq points à la fin. En coopération, il est commun.

# What one does.

explain-kingsbridge-place = Pose une carte de ta main au bout d'une colonne, juste après celle qui vaut un de moins. Une colonne vide accepte toute carte. Tu en poses autant que tu veux. En solo et en coopération, il en faut au moins une par tour.
explain-kingsbridge-reorganise = Pendant ton tour, déplace la fin, le début ou toute une colonne sur une autre, si les chiffres se suivent. Une partie peut aussi aller sur une colonne vide. Jamais le milieu seul, car il resterait un trou. C'est permis autant que tu veux.
explain-kingsbridge-exchange = Au lieu de poser, mets une ou plusieurs cartes de ta main sous ta pioche. Puis complète ta main à six. Cela finit ton tour. Si ta pioche est vide, c'est interdit. En solo et en coopération aussi.
explain-kingsbridge-draw = Tu pioches à la fin de ton tour, jusqu'à six cartes en main. Si ta pioche en a moins, tu prends tout. Même avec la main vide, tu attends la fin de ton tour.
explain-kingsbridge-pass = Passer, c'est laisser ton tour sans rien poser. C'est permis seulement si ta pioche est vide. Tu peux avoir déplacé des cartes avant. En solo et en coopération, on ne passe pas.
explain-kingsbridge-swap = Pose de ta main la carte dont Edgar tient la place. Il va alors sous ta pile de personnages. Cela compte comme une carte posée, pas comme un personnage joué. En solo et en coopération, il ne te revient pas.
explain-kingsbridge-give = Donner, c'est le pouvoir de Wigelm. La première carte d'une colonne va sur la pioche de quelqu'un d'autre, face cachée. Chaque autre personne en reçoit une. En solo, tu la prends sur ta pioche.
explain-kingsbridge-clear = Une colonne est vidée quand toutes ses cartes sont parties. Tu peux les déplacer sur d'autres colonnes. Le shérif Den les envoie toutes à la défausse.
explain-kingsbridge-skip = Sauter un chiffre, c'est poser par exemple un cinq sur un trois. Ragna seule le permet, une fois dans le tour, de deux à douze. Le chiffre sauté laisse un trou.

# The characters.

explain-kingsbridge-characters = Il y a dix personnages, et chacun a un pouvoir. On en joue un par tour au plus. C'est celui du dessus de ta pile, et il va ensuite au voisin de gauche. En solo ou en coopération, on choisit parmi trois.
explain-kingsbridge-ability = La capacité d'un personnage, c'est ce qu'il te permet de faire. Elle sert à tout moment de ton tour. Un personnage qui ne changerait rien ne se joue pas.
explain-kingsbridge-character-pile = Ta pile de personnages est devant toi, face visible. Seul celui du dessus peut jouer. Ceux que tu reçois vont dessous. En solo et en coopération, personne n'a de pile.
explain-kingsbridge-top = Le dessus de ta pile, c'est le seul personnage que tu peux jouer. Quand il est parti, le suivant prend sa place.
explain-kingsbridge-open-character = En solo et en coopération, trois personnages sont visibles, et tu choisis parmi eux. Un autre remplace celui qui a joué, tant qu'il en reste.
explain-kingsbridge-hidden-character = En solo et en coopération, les personnages cachés attendent dans leur paquet. Quand un personnage a joué, le suivant est retourné. À la fin, chaque personnage encore caché vaut aussi un point.
explain-kingsbridge-box = Un personnage dans la boîte ne sert plus. En solo et en coopération, c'est le cas de ceux qui ont joué. Les uns contre les autres, c'est le cas de ceux qu'on n'a pas distribués.
explain-kingsbridge-aldred = Aldred est le moine. Ce tour-ci, tu peux aussi poser devant la première carte d'une colonne : un deux devant un trois. Cela vaut aussi pour les déplacements. La fin des colonnes reste permise.
explain-kingsbridge-edgar = Edgar le bâtisseur est un joker. Il prend la place de n'importe quelle carte, à la fin d'une colonne, dans un trou, ou sur une colonne vide. Plus tard, la vraie carte permet de le reprendre.
explain-kingsbridge-wynstan = Wynstan est l'évêque. Il envoie à la défausse la dernière carte d'une colonne, ou les deux dernières. Tu peux ensuite poser à leur place.
explain-kingsbridge-gytha = Gytha est la guérisseuse. Elle prend une ou deux cartes de la défausse et les pose aussitôt, toutes sur la même colonne. Ce ne sont pas des cartes de ta main.
explain-kingsbridge-agatha = Agatha est la mère. Ce tour-ci, une carte peut aller sur la même, par exemple un quatre sur un quatre. C'est permis autant de fois que tu veux, mais seulement à la fin d'une colonne.
explain-kingsbridge-ragna = Ragna est la dame. Ce tour-ci, une colonne peut sauter un chiffre, une seule fois : un cinq sur un trois. Cela laisse un trou, qu'on pourra boucher plus tard.
explain-kingsbridge-ethelred = Ethelred est le roi. Il ouvre une colonne en plus avec une carte de ta main. D'autres cartes peuvent suivre. Cette colonne disparaît dès qu'elle est vide ou finie.
explain-kingsbridge-den = Den est le shérif. Il envoie à la défausse toutes les cartes d'une colonne. Tu peux y poser tout de suite.
explain-kingsbridge-wigelm = Wigelm est le seigneur. Chaque autre personne reçoit la première carte d'une colonne, que tu choisis. Cette carte va sur sa pioche, face cachée. En solo, elle va sur la tienne.
explain-kingsbridge-wilwulf = Wilwulf est le comte. Il garde une ou deux cartes de ta main devant toi, visibles. Tu les poses à partir de ton prochain tour, seulement à la fin d'une colonne.
