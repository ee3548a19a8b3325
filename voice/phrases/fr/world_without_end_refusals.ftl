# Un Monde Sans Fin: refusals. The value says what is wrong and what would be right, .complet adds the
# rule behind it. What tells what lies behind a screen is heard only by the seat that acts.

world-without-end-refused-match-over = La partie est finie.
    .complet = La partie est finie : les vingt-quatre tours sont joués, et les points comptés. Demande « les scores ».

# Something else comes first.

world-without-end-refused-first-first = Il faut d'abord savoir qui commence. Dis « le joueur deux commence ».
    .complet = Il faut d'abord savoir qui commence, de un à { N($seats) }. Dis « le joueur deux commence ».
world-without-end-refused-event-first = { $seat } tire d'abord l'événement.
    .complet = Chaque tour commence par une carte événement. Période { N($period) }, tour { N($round) } : { $seat } la tire. Passe-la sur le lecteur, ou dis « événement { N($period) } », puis son numéro.
world-without-end-refused-plague-first = D'abord la tuile de { world-without-end-the-place }. Dis par exemple « tuile trois ».
    .complet = La peste passe avant le texte de l'événement. Retourne la tuile de { world-without-end-the-place }, et dis par exemple « tuile trois ».
world-without-end-refused-lose-first = Un adversaire tire d'abord une carte { OF($seat) }.
    .complet = { $why ->
        [penance] La pénitence vient au début de la période.
       *[event] L'événement tire au hasard la carte à mettre de côté.
    } Un adversaire tire une carte { OF($seat) }. Passe-la sur le lecteur, ou dis « carte cachée ».
world-without-end-refused-tax-first = { $seat } lance d'abord le dé de l'impôt. Dis par exemple « impôt trois ».
    .complet = L'impôt est le même pour tous, et le dé le fixe. { $seat } le lance. Dis par exemple « impôt trois ».
world-without-end-refused-offer-first = { $seat } répond d'abord : échanger { world-without-end-give } contre { world-without-end-get } ?
    .complet = { world-without-end-event-title } propose un échange à chacun, et { $seat } doit répondre. Dis « j'échange », { world-without-end-give } contre { world-without-end-get }, ou « je passe ».
world-without-end-refused-pay-first = { $seat } choisit d'abord : payer { world-without-end-goods }, ou non ?
    .complet = { world-without-end-event-title } : chacun paie { world-without-end-goods }, ou perd { world-without-end-lose }. { $seat } doit choisir. Dis « je paie », ou « je passe ».
world-without-end-refused-give-first = { $seat } donne d'abord { world-without-end-any-goods }.
    .complet = { world-without-end-event-title } : chacun donne { world-without-end-any-goods }. C'est { TO($seat) } de choisir. Dis « je donne », puis quoi.
world-without-end-refused-remove-first = { $seat } retire d'abord une de ses maisons : terrain { ANY($sites) }.
    .complet = { world-without-end-event-title } : chacun retire une de ses maisons. C'est { TO($seat) } de choisir : terrain { ANY($sites) }. Dis par exemple « je retire la maison du terrain { ALL($sites, most: 1) } ».
world-without-end-refused-court-first = { $seat } pose d'abord une carte, sans s'en servir. Dis par exemple « je pose blé ».
    .complet = Qui n'a pas payé tout son impôt passe au tribunal royal : { $seat } pose d'abord une carte action, sans s'en servir.
world-without-end-refused-orient-first = { $seat } choisit d'abord une option.
    .complet = { world-without-end-event-title } : { $seat } oriente d'abord la carte. Dis « les options », puis par exemple « option trois ».
world-without-end-refused-play-first = { $seat } joue d'abord une carte{ $forced ->
        [yes] , sans s'en servir
       *[no] { "" }
    }.
    .complet = Une action se fait avec sa carte. { $seat } { $forced ->
        [yes] pose d'abord une carte action, sans s'en servir : l'événement le veut
       *[no] joue d'abord une carte action, par exemple « je joue blé »
    }.{ $offers_count ->
        [0] { "" }
       *[other] { " " }Un échange est aussi possible, par { ANY($offers) }.
    }
world-without-end-refused-discard-first = { $seat } met d'abord une carte de côté.
    .complet = Après la carte jouée, une autre se met de côté, face cachée. C'est { TO($seat) } de choisir laquelle. Dis par exemple « je défausse don ».
world-without-end-refused-end-first = { $seat } a joué. Il reste un échange : dis « j'échange », ou « je passe ».
    .complet = { $seat } a joué son action, et peut encore échanger dans ce tour, par { ANY($offers) }. Dis « j'échange », ou « je passe ».
world-without-end-refused-material-first = { world-without-end-by-what }{ $seat } choisit d'abord : pierre ou bois ?
    .complet = { world-without-end-by-what }{ $seat } choisit d'abord une pierre ou un bois. Dis « une pierre », « un bois », ou « je passe » pour y renoncer.
world-without-end-refused-build-first = { world-without-end-by-what }{ $seat } choisit d'abord un projet et des matériaux.
    .complet = { world-without-end-by-what }{ $seat } choisit d'abord un projet, et un ou deux matériaux. Dis par exemple « pont, deux pierres », ou « je passe » pour y renoncer.
world-without-end-refused-sell-first = { world-without-end-by-what }{ $seat } choisit d'abord quoi vendre.
    .complet = { world-without-end-by-what }{ $seat } choisit d'abord quoi vendre. Dis par exemple « je vends trois laines et un tissu », ou « je passe » pour y renoncer.
world-without-end-refused-house-first = { world-without-end-by-what }{ $seat } choisit d'abord un terrain.
    .complet = { world-without-end-by-what }{ $seat } choisit d'abord où construire sa maison. Dis par exemple « terrain sept », ou « je passe » pour y renoncer.
world-without-end-refused-harvest-first = { world-without-end-by-what }{ $seat } choisit d'abord ses récoltes.
    .complet = { world-without-end-by-what }{ $seat } choisit d'abord une ou deux maisons à récolter. Dis par exemple « terrains deux et sept », ou « je passe » pour y renoncer.
world-without-end-refused-donate-first = { world-without-end-by-what }{ $seat } choisit d'abord un projet pour son don.
    .complet = { world-without-end-by-what }{ $seat } choisit d'abord un projet pour son don. Dis par exemple « don au pont », ou « je passe » pour y renoncer.
world-without-end-refused-weave-first = { world-without-end-by-what }{ $seat } dit d'abord combien de laines changer.
    .complet = { world-without-end-by-what }{ $seat } dit d'abord combien de laines changer en tissus. Dis « une laine », « deux laines », ou « je passe » pour y renoncer.
world-without-end-refused-medicine-first = { $by_id ->
        [hospital] { $seat } soigne d'abord un malade, ou passe.
       *[other] { world-without-end-by-what }{ $seat } choisit d'abord { $sick ->
            [0] de faire un petit soin, ou de passer
           *[other] le petit soin, ou des malades
        }.
    }
    .complet = { $by_id ->
        [hospital] L'hospice est fini : { $seat } peut soigner un malade. Dis sa maison, ou « je passe ».
       *[other] { world-without-end-by-what }{ $seat } choisit d'abord. Dis « petit soin », pour un or et un point, { $sick ->
            [0] { "" }
           *[other] ou les maisons à soigner,{ " " }
        }ou « je passe » pour y renoncer.
    }
world-without-end-refused-extra-first = { $seat } répond d'abord : payer { world-without-end-pay } pour { world-without-end-any-goods } ?
    .complet = { world-without-end-event-title }, avec { $action } : { $seat } peut payer { world-without-end-pay } pour { world-without-end-any-goods }. Dis ce que tu veux, ou « je passe ».
world-without-end-refused-protect-first = { $seat } répond d'abord : payer une loyauté pour { ANY($duties) } ?
    .complet = Fin de la période { N($period) } : { $seat } peut payer une loyauté pour { ANY($duties) }, contre { $doubled ->
        [yes] la perte doublée
       *[no] la sanction
    }. Dis « je protège », puis laquelle, ou « je passe ».

# The table.

world-without-end-refused-no-such-seat = Il n'y a pas de joueur { N($seat) }. Vous êtes { N($seats) }.
    .complet = Les joueurs se comptent depuis un, et vous êtes { N($seats) }. Il n'y a pas de joueur { N($seat) }.
world-without-end-refused-no-such-event = Je ne connais pas cette carte : { $card }. { $mode ->
        [table] Dis « carte inconnue » pour me la décrire.
       *[app] Dis par exemple « événement deux trois ».
    }
    .complet = Je ne connais pas cette carte : { $card }. Un événement se dit par sa période, puis son numéro, de un à onze. { $mode ->
        [table] Si ta carte est autre, dis « carte inconnue » pour me la décrire.
       *[app] Dis par exemple « événement deux trois ».
    }
world-without-end-refused-wrong-period = { $card } : il est de la période { N($period) }. Vérifie la carte.
    .complet = Chaque période a sa pile, et { $card } est de la période { N($period) }. Vérifie la carte, ou la pile.
world-without-end-refused-event-used = { $card } : il est déjà venu. Vérifie la carte.
    .complet = { $card } : il est déjà venu dans cette partie. Chaque carte n'existe qu'une fois. Vérifie la carte.
world-without-end-refused-cards-are-known = Ici je tire les cartes moi-même : rien à décrire.
    .complet = Ici je tire les cartes moi-même. Une carte inconnue se décrit seulement avec de vraies cartes, une option du début.
world-without-end-refused-bad-event = { $item_id ->
        [place] Le malade ne va pas avec cette période. Décris la carte encore une fois.
       *[other] Cette carte ne va pas : { $item }. Décris-la encore une fois.
    }
    .complet = Dans les périodes trois et quatre, chaque événement nomme la maison d'un malade. Avant, aucun ne le fait. Décris la carte encore une fois.
world-without-end-refused-no-such-tile = Il n'y a pas de tuile { N($value) }. Elles vont de { N($least) } à { N($most) }.
    .complet = Une tuile de peste porte le nombre de connaissances à avoir, de { N($least) } à { N($most) }. Il n'y en a pas de { N($value) }. Relis la tuile.
world-without-end-refused-tile-used = Toutes les tuiles { N($value) } sont déjà retournées. Vérifie la tuile.
    .complet = Les onze tuiles sont comptées, et toutes les { N($value) } sont déjà retournées. Vérifie la tuile, ou dis un autre nombre.
world-without-end-refused-no-such-tax = Pas d'impôt de { N($gold) } : il va de { N($least) } à { N($most) }.
    .complet = Le dé de l'impôt va de { N($least) } à { N($most) }. Il n'a pas de face { N($gold) }. Relis le dé.
world-without-end-refused-draw-must-show = Je connais les cartes : dis laquelle.
    .complet = Une carte ne reste inconnue de moi qu'avec de vraies cartes. Ici je les connais toutes : dis laquelle.

# Action cards.

world-without-end-refused-no-such-action = Je ne connais pas la carte { $action }. Dis « mes cartes » pour les entendre.
    .complet = Je ne connais pas la carte { $action }. Chacun a douze cartes action. Dis « mes cartes » pour entendre celles qui te restent.
world-without-end-refused-not-in-hand = Tu n'as pas { $action } en main. Je n'ai rien joué.{ $mode ->
        [app] {""}
       *[table] {" "}Si tu l'as, dis : j'ai encore { $action }.
    }
    .complet = Tu n'as pas { $action } en main. Une carte jouée ou mise de côté revient au début de la période suivante. Demande « mes cartes ».
world-without-end-refused-not-yet = { $action } : pas avant la période deux.
    .complet = Dans cette première partie, la période un se joue avec six cartes. { $action } vient avec la période deux. Demande « mes cartes ».
world-without-end-refused-must-forgo = Personne n'agit dans ce tour. Dis par exemple « je pose blé sans m'en servir ».
    .complet = L'événement interdit d'agir dans ce tour. { $seat } pose une carte sans s'en servir. Dis par exemple « je pose blé sans m'en servir ».

# Orienting the event card.

world-without-end-refused-no-such-orientation = La flèche avance de zéro à { N($most) } pas. L'option une est sans avancer.
    .complet = La flèche n'avance pas de { N($steps) } pas, mais de zéro à { N($most) }. L'option une est sans avancer, l'option quatre va le plus loin. Dis « les options » pour les entendre.
world-without-end-refused-outlaw-unpaid = Pas l'{ world-without-end-option } : le Hors-la-loi prend un or, et tu n'en as pas.
    .complet = Qui arrive sur le Hors-la-loi paie un or. Tu n'en aurais pas : l'{ world-without-end-option } est interdite. Choisis-en une autre. Dis « les options » pour les entendre.

# What one lacks, or the table.

world-without-end-refused-lacks = Il te faut { world-without-end-some }, et tu n'{ $count ->
        [one] en as pas
       *[other] as pas assez
    }.
    .complet = Il te faut { world-without-end-some }, et derrière ton écran tu n'{ $count ->
        [one] en as pas
       *[other] as pas assez
    }. Demande « mes ressources ». Tu peux aussi dire « je passe ».
world-without-end-refused-exhausted = Plus { world-without-end-of-good } dans la réserve.
    .complet = Plus { world-without-end-of-good } dans la réserve. Ce qui est épuisé revient quand quelqu'un en paie. Choisis autre chose, ou dis « je passe ».
world-without-end-refused-no-such-good = Cela ne se donne pas : { $good }.
    .complet = Cela ne se donne pas : { $good }. Dis une ressource : pierre, bois, blé, piété, laine, tissu, loyauté ou or.
world-without-end-refused-not-offered = Pas { world-without-end-of-good } ici. Au choix : { ANY($goods) }.
    .complet = Ici tu as le choix entre { ALL($goods) }, et rien d'autre. Dis lequel, ou « je passe ».
world-without-end-refused-too-many = { N($count) }, ce n'est pas possible : { N($most) } au plus. Je n'ai rien joué.
    .complet = { $count ->
        [0] Il en faut au moins une, et { N($most) } au plus.
       *[other] Une action ne va que jusqu'à { N($most) }, et tu en as dit { N($count) }. Je n'ai rien joué.
    }

# Exchanges.

world-without-end-refused-no-exchange = Aucun échange n'est possible maintenant.
    .complet = On échange seulement par un événement qui le propose, une fois par tour. Aucun n'est à faire maintenant. Demande « les événements ».
world-without-end-refused-which-exchange = Quel échange ? { ANY($cards) }.
    .complet = Plusieurs événements proposent un échange. Dis « j'échange », puis { ANY($cards) }.
world-without-end-refused-not-exchangeable = { $card } ne propose pas d'échange.
    .complet = { $card } ne propose pas d'échange en ce moment. Demande « les événements » pour savoir ce qu'ils font.
world-without-end-refused-exchanged-already = { $card } : tu as déjà échangé dans ce tour.
    .complet = L'échange d'un événement prolongé se fait une fois par tour. Par { $card }, c'est déjà fait.

# Projects.

world-without-end-refused-no-such-project = Je ne connais pas le projet { $project }. Dis « les projets » pour les entendre.
    .complet = Je ne connais pas le projet { $project }. Il peut y en avoir sept : pont, clocher, foulon, chapelle, palais, hospice et rempart. Dis « les projets » pour entendre ceux qui sont là.
world-without-end-refused-project-not-there = { $project } : pas encore sur le plateau. Dis « les projets » pour les entendre.
    .complet = { $project_id ->
        [tower] { $project } : il vient après la période deux.
       *[other] { $project } : il vient avec un événement, et pas dans toutes les parties.
    } Dis « les projets » pour entendre ceux qui sont là.
world-without-end-refused-project-done = { $project } : il est déjà fini.
    .complet = { $project } : il est déjà fini. On ne construit plus, et on ne donne plus. Dis « les projets » pour entendre les autres.
world-without-end-refused-project-covered = { $project } : couvert, personne n'y construit.
    .complet = { $project } : un événement l'a couvert jusqu'à la fin de la période. Ni construction, ni don.
world-without-end-refused-no-space = { $project } : pas de place pour { $material_id ->
        [stone] tant de pierre
       *[wood] tant de bois
    }. Je n'ai rien joué.
    .complet = { $project } : chaque case est pour une pierre ou pour un bois, et il n'y en a pas assez pour { $material_id ->
        [stone] tant de pierre
       *[wood] tant de bois
    }. Demande « les projets » pour savoir ce qui manque.
world-without-end-refused-no-project = Aucun projet n'est ouvert.
    .complet = Aucun projet n'est ouvert : ils sont finis, ou couverts par un événement. Dis « je passe ».
world-without-end-refused-gave-already = { $project } : tu y as déjà donné.
    .complet = { $project } : tu y as déjà un sceau. On ne donne qu'une fois à un projet.
world-without-end-refused-no-seal = Tes { N($seals) } sceaux sont déjà posés.
    .complet = Un don pose un sceau, et tes { N($seals) } sont déjà sur des projets. Un sceau revient quand son projet est fini.

# The market.

world-without-end-refused-market-covered = { $good_id ->
        [wool] La laine ne se vend pas en ce moment.
       *[cloth] Le tissu ne se vend pas en ce moment.
    }
    .complet = { $good_id ->
        [wool] Un événement a couvert la laine au marché. Elle se vend de nouveau à la période suivante, au plus tard.
       *[cloth] Le tissu est couvert au marché. Il se vend à partir de la période suivante, ou par un événement.
    }
world-without-end-refused-sells-one-cloth = { $most ->
        [one] Un seul tissu
       *[other] { N($most) } tissus
    } par vente. Je n'ai rien joué.
    .complet = Une vente prend autant de laines que tu veux, mais { $most ->
        [one] un seul tissu
       *[other] { N($most) } tissus au plus
    }. Dis par exemple « je vends trois laines et un tissu ».
world-without-end-refused-nothing-sold = Vendre quoi ? Dis par exemple « je vends trois laines ».
    .complet = Une vente est d'au moins une laine ou un tissu. Pour y renoncer, dis « je passe ».

# Houses.

world-without-end-refused-no-such-site = Il n'y a pas de terrain { N($site) }. Ils vont de un à { N($sites) }.
    .complet = Les terrains sont les emplacements pour construire des maisons, de un à { N($sites) }. Il n'y a pas de terrain { N($site) }. Dis « terrains libres » pour les entendre.
world-without-end-refused-site-taken = Terrain { N($site) } : pris, { $seat } y est.
    .complet = Un terrain ne porte qu'une maison, et { $seat } est au terrain { N($site) }. Dis « terrains libres » pour les autres.
world-without-end-refused-same-yield = Terrain { N($site) } : ta maison du terrain { N($own) } donne déjà cela.
    .complet = Deux de tes maisons ne peuvent pas donner la même chose. Les terrains { N($own) } et { N($site) } donnent pareil. Dis « terrains libres » pour les autres.
world-without-end-refused-which-site = Pour { ALL(COUNTED($material_id, as: "world-without-end-counted")) } : { MANY($sites) ->
        [one] le terrain { ALL($sites) }
       *[other] les terrains { ALL($sites) }
    }. Lequel ?
    .complet = Libres, pour { ALL(COUNTED($material_id, as: "world-without-end-counted")) } et un or : les terrains { ALL($sites) }. Dis un numéro, ou « terrains libres » pour savoir ce qu'ils donnent.
world-without-end-refused-no-house-left = Tes { N($houses) } maisons sont déjà construites.
    .complet = Chacun a { N($houses) } maisons, et les tiennes sont toutes construites. Dis « je passe ».
world-without-end-refused-not-your-house = Tu n'as pas de maison au terrain { N($site) }.
    .complet = Tu n'as pas de maison au terrain { N($site) }. Demande « mes maisons ».
world-without-end-refused-no-house = Tu n'as pas de maison à récolter.
    .complet = On récolte ce que donnent ses maisons, et tu n'en as pas. Construis-en avec la carte Maison.
world-without-end-refused-site-twice = Tu as dit deux fois le terrain { N($site) }. Je n'ai rien joué.
    .complet = Une maison ne se récolte qu'une fois par action, et tu as dit deux fois le terrain { N($site) }.

# The plague.

world-without-end-refused-no-plague-yet = Pas de peste avant la période { N($period) }. Le petit soin reste possible.
    .complet = La peste vient à la période { N($period) }. Avant, Médecine donne un or et un point : dis « petit soin ».
world-without-end-refused-no-such-place = Il n'y a pas de maison { N($place) }. Elles vont de un à dix, et la cachette est la { N($places) }.
    .complet = Les lieux de la peste sont les maisons une à dix, et la cachette, qui est la { N($places) }. Il n'y a pas de maison { N($place) }. Dis « la peste » pour entendre les malades.
world-without-end-refused-not-sick = Personne n'est malade à { world-without-end-the-place }.
    .complet = On ne soigne que là où une tuile montre un malade. Personne n'est malade à { world-without-end-the-place }. Demande « la peste ».
world-without-end-refused-place-twice = Tu as dit deux fois { world-without-end-the-place }. Je n'ai rien joué.
    .complet = Un malade ne se soigne qu'une fois, et tu as dit deux fois { world-without-end-the-place }.
world-without-end-refused-healing-forbidden = Personne ne soigne en ce moment : { world-without-end-event-title } l'interdit.
    .complet = { $card }, { world-without-end-event-title }, interdit de soigner les malades. Le petit soin reste permis.
world-without-end-refused-too-little-medical = Il te faut { ALL(COUNTED("medical", $needed, as: "world-without-end-counted")) }, et tu n'as pas assez.
    .complet = Pour soigner, il faut autant de connaissances que la somme des tuiles : ici { ALL(COUNTED("medical", $needed, as: "world-without-end-counted")) }. Tu n'as pas assez. Soigne moins de malades, ou dis « petit soin ».
world-without-end-refused-heals-one = Ce don ne soigne { $most ->
        [one] qu'un malade
       *[other] que { N($most) } malades
    }. Dis une seule maison.
    .complet = Quand l'hospice est fini, chaque donateur soigne { $most ->
        [one] un malade
       *[other] { N($most) } malades
    } au plus. Dis une seule maison, ou « je passe ».
world-without-end-refused-only-heals = Ici tu peux seulement soigner un malade, ou dire « je passe ».
    .complet = Le don à l'hospice permet de soigner un malade, sans carte. Le petit soin demande la carte Médecine. Dis une maison, ou « je passe ».

# Duties.

world-without-end-refused-no-such-duty = Je ne connais pas cette contribution. Dis la piété, le blé ou l'impôt.
    .complet = Je ne connais pas cette contribution : { $duty }. Il y en a trois : la piété, le blé et l'impôt.
world-without-end-refused-no-such-penalty = Rien à protéger pour { $duty }. Au choix : { ANY($duties) }.
    .complet = Une loyauté protège seulement d'une contribution que tu as manquée : { ANY($duties) }. Pour { $duty }, tu as tout payé, ou tu l'as déjà protégé.
