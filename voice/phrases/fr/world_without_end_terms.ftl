# Un Monde Sans Fin: explanations of the terms of the game, made for the ear. One for each term of
# world_without_end.terms.yaml. What may be printed differently in another box is not said here.

# The whole game.

explain-world-without-end-goal = Il faut avoir le plus de points à la fin. Tu en gagnes surtout quand tu construis les projets, et plus tard quand tu soignes les malades de la peste. À la fin de chaque période, tu dois aussi payer de la piété, du blé et de l'or. Ce qui manque te coûte des points.
explain-world-without-end-general = Vous vivez à Kingsbridge. La partie a quatre périodes de six tours. À chaque tour, un événement arrive, chacun reçoit un revenu, puis joue une carte action. À la fin d'une période, chacun paie ses contributions. Qui a le plus de points gagne.
explain-world-without-end-players = On joue de deux à quatre, dès douze ans. Chacun a un côté du plateau. À trois, un côté reste vide. À deux, vous êtes face à face, ou côte à côte si vous l'avez choisi. Ce qui va à un côté vide est perdu.
explain-world-without-end-setup = Chacun commence avec huit points, une laine et deux or. Chacun a douze cartes action, quatre maisons et deux sceaux. Le pont est déjà sur le plateau. Le marqueur de faveur est sur un Hors-la-loi. Le tissu ne se vend pas encore. Qui commence est tiré au sort. Pour une première partie, on peut commencer avec six cartes.
explain-world-without-end-turn = Un tour a cinq phases. D'abord, le joueur actif tire une carte événement. Il l'oriente. Chacun reçoit son revenu. Le marqueur de faveur avance, et le joueur actif reçoit la faveur. Enfin chacun joue une seule carte action et en met une autre de côté, à commencer par le joueur actif. Puis le blason passe à gauche.
explain-world-without-end-end = La partie finit après la période quatre, au bout de vingt-quatre tours. Chacun paie d'abord ses contributions, et ce qui manque coûte le double, sauf avec la protection d'une loyauté. Puis chaque pierre et chaque bois valent un point. Chaque or vaut un demi-point. Le reste ne vaut rien. Qui a le plus de points gagne.
explain-world-without-end-scoring = Chaque matériau que tu poses sur un projet vaut trois points. Chaque malade soigné en vaut deux, et souvent un avantage. Des dons, des faveurs, des revenus et des événements en donnent aussi. À la fin, une pierre ou un bois vaut un point, et un or un demi-point. Une contribution manquée t'en coûte.
explain-world-without-end-tie = À égalité de points, qui a le plus de piété gagne. Si l'égalité reste, on compare les loyautés, puis les connaissances. Si tout est égal, la victoire est partagée.
explain-world-without-end-periods = La partie a quatre périodes, de six tours chacune. Il y a un événement par tour. Chaque période finit par des contributions à payer. Ensuite chacun reprend toutes ses cartes action. La peste et le clocher arrivent avec la période trois.
explain-world-without-end-end-of-period = Chaque projet ouvert et pas fini reçoit un matériau de la réserve, une pierre d'abord. Les recouvrements et les événements partent. Chacun paie ses contributions, et garde ce qui lui reste. Puis le blason passe, et chacun reprend ses cartes action.
explain-world-without-end-first-game = Pour débuter, la période une peut se jouer avec six cartes action. Ce sont Blé, Piété, Matériaux, Projet, Vente et Privilège. On n'en met alors aucune de côté. Les six autres viennent avec la période deux.
explain-world-without-end-real-cards = Avec de vraies cartes, vous tirez les événements et vous lancez le dé. Passe la carte événement sur le lecteur, ou dis son numéro. Dis-moi aussi le dé et les tuiles. Sans elles, je fais tout cela moi-même.

# Events, incomes and favours.

explain-world-without-end-events = À chaque tour, le joueur actif tire une carte événement. Certaines agissent une fois, tout de suite. D'autres valent jusqu'à la fin de la période. La carte donne aussi les revenus de tous, et fait avancer le marqueur de faveur. Une période n'en prend que six : sa pioche suffit toujours.
explain-world-without-end-immediate = Un événement immédiat a un ornement beige. Il agit tout de suite, avant que la carte soit orientée. Si chacun doit choisir, le joueur actif répond en premier. Les autres suivent dans le sens horaire.
explain-world-without-end-permanent = Un événement prolongé a un ornement bleu. Il vaut dès les cartes action de ce tour, et jusqu'à la fin de la période. Deux restent sur le plateau. À la fin de son tour, un troisième remplace le plus ancien.
explain-world-without-end-new-event = Une carte inconnue est un événement que je ne connais pas. Cela n'arrive qu'avec de vraies cartes. Dis « carte inconnue », et je te demande ce qu'elle porte. Puis la partie continue avec elle.
explain-world-without-end-orientation = Le joueur actif tourne la carte événement comme il veut, de quatre façons. Chacun reçoit ce que montre le coin tourné vers lui. La flèche dit en même temps de combien avance le marqueur de faveur.
explain-world-without-end-option = Une option est une des quatre façons de tourner la carte événement. Avec l'option une, le marqueur n'avance pas. Avec l'option quatre, il avance de trois. Dis « les options » pour entendre ce que chacune donne.
explain-world-without-end-arrow = La flèche rouge est sur un bord de la carte événement. Elle montre zéro, un, deux ou trois. Le marqueur de faveur avance d'autant de cases. Sur zéro, il n'y a pas de faveur.
explain-world-without-end-council = Le bâtiment du conseil est en haut du plateau. Le joueur actif y pose la carte événement du tour. Les nombres de zéro à trois y sont écrits, et la flèche de la carte en montre un.
explain-world-without-end-income = À chaque tour, tu reçois ce que montre le coin de la carte événement tourné vers toi. C'est une ressource, un ou deux or, ou un point. Si la ressource est épuisée, tu reçois un point à la place.
explain-world-without-end-shield = Qui a le blason est le joueur actif. Il tire l'événement, l'oriente, reçoit la faveur et joue en premier. Le blason passe à gauche après chaque tour. En fin de période, il passe une ou deux fois, selon votre option.
explain-world-without-end-cover = Un jeton de recouvrement ferme une case jusqu'à la fin de la période. Le marqueur saute une faveur couverte. Une marchandise couverte ne se vend pas. Sur un projet couvert, on ne construit pas et on ne donne pas.
explain-world-without-end-exchange = On échange seulement par un événement qui le propose, jamais entre joueurs. Tu peux refuser. Un événement immédiat le permet une seule fois. Un événement prolongé le permet une fois par tour, avant ou après ton action.
explain-world-without-end-extra = Certains événements te laissent payer pour recevoir une ressource, quand tu te sers d'une certaine carte action. Tu peux refuser. C'est possible une fois par tour.

# Favour spaces.

explain-world-without-end-queen = La Reine est une case de la piste des faveurs. Elle te donne deux points si tu as au moins une loyauté. Tu gardes ta loyauté.
explain-world-without-end-prior = Le Prieur est une case de la piste des faveurs. Il te donne une piété. S'il n'y en a plus, tu ne reçois rien.
explain-world-without-end-outlaw = Le Hors-la-loi est une case de la piste des faveurs. Il te prend un or. Sans or, cette orientation t'est interdite, et la carte Faveur ne fait rien. L'or de ton revenu de ce tour compte, sauf si vous avez choisi le contraire.
explain-world-without-end-guild = La Guilde est une case de la piste des faveurs. Elle te donne un point par maison que tu as sur le plateau.
explain-world-without-end-prioress = La Mère prieure est une case de la piste des faveurs. Elle te donne deux points si tu as au moins une connaissance. Tu gardes ta connaissance.
explain-world-without-end-merchant = Le Marchand est une case de la piste des faveurs. Il te donne une laine. S'il n'y en a plus, tu ne reçois rien.
explain-world-without-end-king = Le Roi est une case de la piste des faveurs. Il te donne un point par loyauté que tu as. Tu les gardes toutes.
explain-world-without-end-earl = Le Comte de Shiring est une case de la piste des faveurs. Il te donne un blé. S'il n'y en a plus, tu ne reçois rien.
explain-world-without-end-bishop = L'Évêque est la dernière case de la piste des faveurs. Il te donne un point par piété que tu as. Tu les gardes toutes. Après lui, la piste reprend à la Reine.

# Goods.

explain-world-without-end-stone = La pierre est un matériau. Posée sur un projet, elle te rapporte trois points. Elle sert aussi à construire certaines maisons. Gardée jusqu'à la fin de la partie, elle vaut un point.
explain-world-without-end-wood = Le bois est un matériau. Posé sur un projet, il te rapporte trois points. Il sert aussi à construire certaines maisons. Gardé jusqu'à la fin de la partie, il vaut un point.
explain-world-without-end-wheat = Le blé nourrit tes gens. Tu en paies deux à la fin de chaque période. Chaque blé qui manque coûte deux points, et la mendicité te menace. La carte Blé t'en donne un. Il n'y en a pas beaucoup.
explain-world-without-end-piety = Tu paies deux piétés à la fin de chaque période. Chacune qui manque coûte trois points, et la pénitence te menace. La carte Piété t'en donne une. L'Évêque donne un point pour chacune. À la fin, elle départage les égalités.
explain-world-without-end-wool = La laine se vend avec la carte Vente. Chacune rapporte normalement deux or. Avec la carte Manufacture, elle devient du tissu. À la fin de la partie, elle ne vaut rien.
explain-world-without-end-cloth = Un tissu se vend normalement quatre or, un seul par vente. Tu en fais avec de la laine et la carte Manufacture. Au début, le marché n'en achète pas. Il en achète à partir de la période deux, ou plus tôt par un événement.
explain-world-without-end-medical = Les connaissances servent à soigner les malades de la peste. Il t'en faut autant que la somme de leurs tuiles. Tu ne les dépenses jamais, et tu ne peux pas les perdre. La Mère prieure te donne deux points si tu en as.
explain-world-without-end-loyalty = Une loyauté payée évite une sanction à la fin d'une période. La Reine et le Roi te donnent des points si tu en as. Quand le clocher est fini, qui en a le plus pose la flèche et marque trois points.
explain-world-without-end-gold = L'or paie l'impôt, les maisons et les dons. Tu en gagnes en vendant de la laine et du tissu, par la médecine ou comme revenu. Chaque or qui te manque à l'impôt coûte un point. À la fin, un or vaut un demi-point.
explain-world-without-end-vp = Les points décident qui gagne. On les marque tout de suite, et tout le monde les voit. Tu ne descends jamais sous zéro. À la fin, l'or peut donner des demi-points.
explain-world-without-end-supply = La réserve est tout ce que personne n'a pris. Le blé vient du champ, la piété de la cathédrale, la pierre de la carrière, le bois de la forêt. Ce que tu paies y retourne, et d'autres peuvent le prendre.
explain-world-without-end-exhausted = Une ressource est épuisée quand la réserve n'en a plus. Un revenu du tour est alors remplacé par un point. Rien d'autre n'est remplacé, ni faveur, ni récolte, ni carte action. Elle revient quand quelqu'un en paie.
explain-world-without-end-screen = Ton écran cache tes ressources aux autres. Je ne les dis qu'à toi. Les points, les maisons, les sceaux et les cartes jouées se voient. Les cartes mises de côté restent secrètes.

# Action cards.

explain-world-without-end-action-cards = Tu as douze cartes action. À chaque tour, tu en joues une et tu en mets une autre de côté. Tu en joues donc six par période, et six ne servent pas. À la fin de la période, tu les reprends toutes.
explain-world-without-end-discard = Après ta carte jouée, tu mets une autre carte de côté, face cachée. Toi seul sais laquelle. Elle ne sert plus dans cette période, et ne rapporte rien. Tu la reprends à la fin de la période.
explain-world-without-end-lost-card = Une carte perdue est tirée au hasard dans ta main et mise de côté, face cachée. La pénitence ou un événement le veut. Tu la reprends à la fin de la période.
explain-world-without-end-forgo = L'action d'une carte est toujours libre. Tu peux poser une carte sans t'en servir. Tu en mets quand même une autre de côté. La carte posée ne revient qu'à la fin de la période. Certains événements récompensent ce renoncement.
explain-world-without-end-pass = Dis « je passe » pour refuser un échange, un achat ou une protection. Tu peux aussi renoncer ainsi au choix que ta carte demande, et la carte reste posée. À chaque tour, tu dois quand même poser une carte action.
explain-world-without-end-materials = Les matériaux sont la pierre et le bois. La carte Matériaux te donne l'un ou l'autre, à ton choix. Ils servent aux projets, pour trois points chacun, et aux maisons. À la fin de la partie, chacun vaut un point.
explain-world-without-end-project = Un projet est un bâtiment que tous construisent. Avec la carte Projet, tu y poses un ou deux matériaux, sur un seul projet. Chacun te rapporte trois points. Le pont est là au début. Le clocher vient à la période trois, d'autres par des événements.
explain-world-without-end-sale = Avec la carte Vente, tu vends autant de laines que tu veux, et un seul tissu. Une laine rapporte normalement deux or, un tissu quatre. Tu peux vendre l'un sans l'autre.
explain-world-without-end-privilege = La carte Privilège refait l'action de la dernière carte dont tu t'es servi dans cette période, avec de nouveaux choix. Une carte à laquelle tu as renoncé ne compte pas. Jouée en premier, elle ne fait rien.
explain-world-without-end-house = Une maison coûte un or et le matériau de son terrain, pierre ou bois. Elle donne seulement quand tu joues Récolte. Tu en as quatre. Deux des tiennes ne peuvent pas donner la même chose.
explain-world-without-end-harvest = Avec la carte Récolte, tu choisis une ou deux de tes maisons sur le plateau. Tu reçois ce que donnent leurs terrains. Ce qui est épuisé ne donne rien. Sans maison, la carte ne fait rien.
explain-world-without-end-donation = Un don coûte un or. Tu poses un de tes deux sceaux sur un projet pas encore fini. Quand il est fini, tu reçois sa récompense et tu reprends ton sceau. Tu ne donnes qu'une fois au même projet.
explain-world-without-end-weaving = Avec la carte Manufacture, tu changes une laine en un tissu, ou deux laines en deux tissus. Un tissu se vend plus cher, mais un seul par vente.
explain-world-without-end-medicine = La carte Médecine a deux usages. Le petit soin te donne un or et un point. À partir de la période trois, tu peux plutôt soigner des malades de la peste, si tu as assez de connaissances.
explain-world-without-end-favour = Le marqueur de faveur avance du nombre que montre la flèche. Le joueur actif reçoit ce que donne la case d'arrivée. Sur zéro, il n'y a rien. La carte Faveur avance d'une case pour toi. Seul le Hors-la-loi te prend quelque chose, un or.

# Projects, gifts, houses, the market.

explain-world-without-end-bridge = Le pont est un projet. Il est sur le plateau dès le début. Il demande cinq pierres, et pas de bois. Chaque pierre que tu y poses te rapporte trois points.
explain-world-without-end-tower = Le clocher est un projet qui arrive avec la période trois. Il demande six pierres et deux bois. Quand il est plein, qui a le plus de loyauté pose la flèche et marque trois points. Un don y rapporte deux points, sans autre avantage.
explain-world-without-end-spire = La flèche, un métal du roi, vient sur le clocher quand ses huit cases sont pleines. Qui a le plus de loyauté marque trois points. À égalité, chacun d'eux marque un point. Si personne n'a de loyauté, votre option décide si tous en marquent un.
explain-world-without-end-fulling-mill = Le foulon est un projet. Il vient avec un événement, et pas dans toutes les parties. Chaque matériau que tu y poses te rapporte trois points. Quand il est fini, chaque donateur reçoit sa récompense.
explain-world-without-end-lady-chapel = La chapelle Marie est un projet. Elle vient avec un événement, et pas dans toutes les parties. Chaque matériau que tu y poses te rapporte trois points. Un don y rapporte deux points à la fin, sans autre avantage.
explain-world-without-end-priors-palace = Le palais du Prieur est un projet. Il vient avec un événement, et pas dans toutes les parties. Cet événement couvre tous les autres projets jusqu'à la fin de la période. Chaque matériau posé rapporte trois points.
explain-world-without-end-hospital = L'hospice est un projet. Il vient avec un événement, et pas dans toutes les parties. Quand il est fini, chaque donateur peut soigner un malade tout de suite, sans carte. Il lui faut quand même assez de connaissances.
explain-world-without-end-seventh = Le rempart est un projet. Il vient avec un événement, et pas dans toutes les parties. Chaque matériau que tu y poses te rapporte trois points. Dans ta boîte, il porte peut-être un autre nom.
explain-world-without-end-donor = Un donateur a posé un sceau sur un projet. Quand le projet est fini, il reçoit la récompense du projet et reprend son sceau. C'est souvent un point et un autre avantage. Si l'avantage est épuisé, rien ne le remplace.
explain-world-without-end-seal = Tu as deux sceaux de don. Chaque don en pose un sur un projet. Tu le reprends quand le projet est fini. Sur un projet jamais fini, il reste. Sans sceau, tu ne peux pas donner.
explain-world-without-end-site = Un terrain est une place du plateau pour une seule maison. Il y en a quatorze. Chacun demande une pierre ou un bois, et donne une chose à la récolte. Ce ne sont pas les maisons de la peste.
explain-world-without-end-free-house = Qui soigne la maison neuf construit tout de suite une de ses maisons, sans matériau ni or. Les règles des terrains valent aussi pour elle. Si tu n'as plus de maison ou pas de terrain permis, l'avantage est perdu.
explain-world-without-end-market = Au marché, tu vends avec la carte Vente. Une laine rapporte normalement deux or, un tissu quatre. Des événements peuvent changer un prix ou fermer une vente. Au début, le tissu ne se vend pas.
explain-world-without-end-majority = Avoir la majorité, c'est avoir le plus d'une chose. Au clocher, qui a le plus de loyauté marque trois points. À égalité, chacun d'eux en marque un. Des événements peuvent aussi récompenser qui a le plus.

# The plague.

explain-world-without-end-plague = La peste arrive avec la période trois. À chaque tour, l'événement désigne un lieu, et quelqu'un peut y tomber malade. Avec la carte Médecine et assez de connaissances, tu soignes pour deux points par malade. Personne n'attrape la peste deux fois.
explain-world-without-end-sick = Un malade est un citoyen touché par la peste, dans un des onze lieux. Il attend que quelqu'un le soigne. Qui le soigne gagne deux points et l'avantage du lieu. La peste ne touche pas tes propres maisons.
explain-world-without-end-heal = Tu soignes avec la carte Médecine, à partir de la période trois. Il te faut au moins autant de connaissances que le nombre de la tuile, et tu les gardes. Pour plusieurs malades, il faut la somme. Chacun rapporte deux points, et l'avantage du lieu.
explain-world-without-end-practise = Le petit soin est un usage de la carte Médecine. Il te donne un or et un point. Il ne demande ni malade ni connaissance, et il est possible à chaque période.
explain-world-without-end-tile = Onze tuiles de peste sont posées face cachée, une par lieu. Quand un lieu est touché, on retourne sa tuile. Son nombre, de un à cinq, dit combien de connaissances il faut pour y soigner.
explain-world-without-end-place = La peste a onze lieux numérotés. Ce sont dix maisons et la cachette. Chaque maison donne un avantage à qui y soigne. La cachette n'en donne pas. Ce ne sont pas les terrains où tu construis.
explain-world-without-end-den = La cachette est le lieu onze de la peste, dans le bois. Le malade y est un hors-la-loi. Le soigner rapporte deux points, et aucun autre avantage.

# Dues and penalties.

explain-world-without-end-dues = À la fin de chaque période, tu dois deux piétés, deux blés et l'impôt. Qui peut payer doit payer. Une piété manquante coûte trois points, un blé deux, un or un. Une sanction s'y ajoute. Après la période quatre, la perte double à la place.
explain-world-without-end-tax = L'impôt se paie en or à la fin de chaque période. Un dé fixe son prix, le même pour tous, de deux à cinq or. Si tu n'as pas assez, tu donnes tout ton or. Chaque or qui manque coûte un point.
explain-world-without-end-penalties = Une sanction suit une contribution manquée, en plus des points perdus. Elle tombe au début de la période suivante. La piété amène la pénitence, le blé la mendicité, l'impôt le tribunal royal. Une loyauté payée en évite une.
explain-world-without-end-penance = La pénitence punit qui a manqué de piété. Au début de la période suivante, une de tes cartes action est tirée au hasard et mise de côté. Avec ta première carte jouée, tu n'en mets pas d'autre de côté.
explain-world-without-end-begging = La mendicité punit qui a manqué de blé. Au premier tour de la période suivante, tu ne reçois pas de revenu. Tu joues quand même ta carte, et tu gardes ta faveur si tu es le joueur actif.
explain-world-without-end-royal-court = Le tribunal royal punit qui n'a pas payé tout son impôt. Au début de la période suivante, tu poses une carte sans t'en servir et une autre de côté. Tu n'agis pas au premier tour. Il te reste cinq actions.
explain-world-without-end-protection = Paie une loyauté à la fin d'une période, et une sanction est évitée, quel que soit le nombre qui manque. Il en faut une par sanction. Les points restent perdus. Après la période quatre, elle évite plutôt une perte doublée.
explain-world-without-end-doubled = Après la période quatre, ce qui manque coûte le double. Une piété coûte six points, un blé quatre, un or deux. Il n'y a plus de sanctions. Une loyauté payée évite le double pour une seule contribution.
