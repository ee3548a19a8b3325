# Telling a card that no file knows, question by question.
# $choices are answers as grammars/fr/entering.yaml says them first; $more: whether there are others.

entering-noted = { ALL($items) }.
entering-noted-breath = { $items }.
entering-noted-either = { ANY($items) }.
entering-no-text = Sans titre.
entering-undone = Retour.
entering-nothing-before = C'est la première question.
entering-stayed = D'accord, on continue.
entering-parts-dropped = Les effets sont à redire.
entering-left-thing = Rien n'est changé.
entering-left = Carte abandonnée. Rien n'est changé.
entering-card-no-use = Une carte ne répond pas ici.
entering-list = { ANY($choices) }{ $more ->
        [yes] . « Encore » pour la suite.
       *[no] .
    }
    .bref = { ANY($choices) }.
entering-not-understood = Pas compris. J'ai entendu : { $heard }.
    .bref = Pas compris : { $heard }.
entering-not-understood-nothing = Pas compris.
entering-other-ways = Essaie plus lentement, ou tape ta réponse au clavier.
entering-why = Je pose ces questions pour jouer cette carte comme elle est écrite.
entering-why-leave = Tu as demandé à quitter. Ce qui est dit de cette carte serait oublié.

entering-confirm-leave = Abandonner cette carte ? Oui ou non.
entering-ask-another = Une autre carte ? Oui ou non.
entering-ask-ready = Tout est juste ? Oui ou non.
entering-ask-change = Que faut-il changer : { ANY($choices) } ?

entering-refused-number = Il faut un nombre de { N($least) } à { N($most) }.
entering-refused-twice = Deux fois la même chose : { ALL($items) }. Redis le tout.
entering-refused-too-many = J'en ai entendu { F($count) }, il en manque { F($most) }. Redis.
entering-refused-long-text = C'est trop long : { N($most) } lettres au plus.

entering-help-choice = Dis une des réponses. « Encore » lit la liste, « retour » corrige la réponse d'avant, « quitte » abandonne la carte.
    .bref = Dis une des réponses. « Encore » lit la liste.
entering-help-number = Dis un nombre. « Retour » corrige la réponse d'avant, « quitte » abandonne la carte.
    .bref = Dis un nombre.
entering-help-amounts = Dis tout d'un coup, par exemple : une laine et deux or. « Encore » lit la liste, « retour » corrige, « quitte » abandonne.
    .bref = Par exemple : une laine et deux or.
entering-help-either = Dis tous les choix d'un coup, par exemple : une laine ou deux or. « Encore » lit la liste, « retour » corrige, « quitte » abandonne.
    .bref = Par exemple : une laine ou deux or.
entering-help-text = Tape le titre au clavier, ou dis : sans titre. « Retour » corrige, « quitte » abandonne.
    .bref = Tape-le, ou dis : sans titre.
entering-help-part = Dis un effet de la liste. « Encore » lit la suite de la liste, « c'est tout » termine, « retour » corrige, « quitte » abandonne.
    .bref = Dis un effet. « Encore » lit la liste, « c'est tout » termine.
entering-help-ready = « Oui » garde la carte. « Non » pour changer quelque chose. « Répète » la relit.
    .bref = Oui, non, ou répète.
entering-help-change = Dis ce qui est faux. « Non » : rien, tout compte fait.
entering-help-another = « Oui » pour décrire une autre carte. « Non » pour finir.
entering-help-leave = « Oui » oublie cette carte. « Non » revient à la question.

# Keeping it.

entering-refused-no-place = { $item } ne répond à rien ici. Redis le tout.
entering-refused-which-thing = Dis d'abord quoi, par exemple : terrain quatre.
entering-refused-told-already = { $title } est déjà dans ton fichier{ $number ->
        [0] { "" }
       *[other] , c'est l'événement { N($period) } { N($number) }
    }.
    .complet = { $title } est déjà dans ton fichier{ $number ->
        [0] { "" }
       *[other] , c'est l'événement { N($period) } { N($number) }
    }. Pour le corriger : heraut facts describe.
entering-refused-no-such-card = Il n'y a pas d'événement { N($period) } { N($number) }.
entering-refused-period-full = Toutes les cartes de la période { N($period) } sont déjà les tiennes. Corrige ton fichier.
entering-refused-most-permanent = La période { N($period) } a déjà { N($most) } cartes à effet prolongé.
entering-unexpected = J'ai eu un problème que je ne connais pas. Si tu avais tout dit, la carte est peut-être gardée. Essaie encore, ou dis « quitte ».
entering-enough = C'est fini.
entering-kept-thing = C'est noté, dans le fichier { $path }.
    .bref = C'est noté.
entering-untold = Rien encore sur { ALL($things) }.
entering-stage-full = La période { N($part) } est complète.
entering-not-kept-too = La carte est jouée. Elle n'est pas gardée pour d'autres parties.
entering-none-told = Aucune carte n'a été décrite dans la partie { $path }.
entering-not-a-box = On décrit une carte, pour cette partie.
entering-hello-known = Voilà ce que je sais. « Non » pour le corriger.
    .bref = Voilà ce que je sais.
entering-hello-box = Ta boîte. Tout est gardé au fur et à mesure : « pause » ou « quitte » quand tu veux.
    .bref = Ta boîte.
entering-why-box = Je pose ces questions pour jouer avec ta boîte comme elle est imprimée.
entering-ask-thing = Que veux-tu décrire : { ANY($choices) } ?{ $more ->
        [yes] { " " }« Encore » pour la suite.
       *[no] { "" }
    }
    .bref = Décrire quoi : { ANY($choices) } ?
entering-help-thing = Dis une chose, seule ou avec son numéro : terrain quatre. Tape le titre d'une carte pour la corriger. « Encore » lit la liste, « où j'en suis » dit ce qui reste, « non » finit.
    .bref = Dis une chose, ou « encore ».
entering-ask-keep = « Garde la carte » la garde aussi pour d'autres parties.
    .bref = { "" }
entering-kept = Carte gardée. C'est { $card }, dans le fichier { $path }.
    .bref = Carte gardée : { $card }.
entering-tag-later = { $count ->
        [one] Pour sa puce
       *[other] Pour leurs puces
    } : heraut cards write { $tags }
entering-installed = Les nouvelles parties s'en servent.
entering-not-used-yet = Pour t'en servir : heraut facts { $game } --install { $path }
entering-which-game = Pour quel jeu ? Par exemple : { ALL($games) }.
entering-no-form = { $game } n'a pas de carte à décrire.

# Un Monde Sans Fin.

world-without-end-entering-hello = Carte nouvelle. « Retour » corrige, « quitte » abandonne.
    .bref = Carte nouvelle.
world-without-end-entering-propose = Une carte nouvelle ? Dis « nouvel événement », et je pose les questions.
    .bref = Sinon, dis « nouvel événement ».
world-without-end-entering-not-due = Je n'attends pas de carte événement.
    .complet = Je n'attends pas de carte événement. Une carte nouvelle se dit quand on la retourne, avec les cartes de table.

world-without-end-entering-thing-site = les terrains
world-without-end-entering-thing-place = les maisons
world-without-end-entering-thing-project = les projets
world-without-end-entering-thing-donors = les dons
world-without-end-entering-thing-tax-die = le dé
world-without-end-entering-thing-council = le conseil
world-without-end-entering-thing-plague-tiles = les jetons de peste
world-without-end-entering-thing-favours = les faveurs
world-without-end-entering-thing-favour-marker = le marqueur
world-without-end-entering-thing-start = le départ
world-without-end-entering-thing-supply = la réserve
# $told of $count are told.
world-without-end-entering-stage-card = Période { N($part) } : { $told ->
        [0] aucune carte
        [one] une carte
       *[other] { F($told) } cartes
    } sur { N($count) }.
world-without-end-entering-stage-site = Terrains : { N($told) } sur { N($count) }.
world-without-end-entering-stage-place = Maisons : { F($told) } sur { N($count) }.
world-without-end-entering-stage-project = Projets : { N($told) } sur { N($count) }.
world-without-end-entering-stage-donors = Dons : { N($told) } sur { N($count) }.
world-without-end-entering-stage-tax-die = Le dé est noté.
world-without-end-entering-stage-council = Le conseil est noté.
world-without-end-entering-stage-plague-tiles = Les jetons de peste sont notés.
world-without-end-entering-stage-favours = Les faveurs sont notées.
world-without-end-entering-stage-favour-marker = Le marqueur est noté.
world-without-end-entering-stage-start = Le départ est noté.
world-without-end-entering-stage-supply = La réserve est notée.
world-without-end-entering-doubt-like-title = Attention : l'événement { N($period) } { N($number) } de ton fichier a presque ce titre.
world-without-end-entering-doubt-same-effects = Attention : l'événement { N($period) } { N($number) } de ton fichier a les mêmes effets.
world-without-end-entering-doubt-same-place = Attention : l'événement { N($period) } { N($number) } de ton fichier frappe aussi la maison { N($place) }.
world-without-end-entering-ask-number = Quel numéro, de un à onze ?
world-without-end-entering-ask-site = Quel terrain, de un à quatorze ?
world-without-end-entering-ask-material = Une maison de pierre ou de bois ?
world-without-end-entering-ask-gives = La récolte donne quoi ?
world-without-end-entering-ask-place-place = Quelle maison, de un à onze ?
world-without-end-entering-ask-brings = Soigner ici donne quoi en plus ? Ou « rien ».
world-without-end-entering-ask-spaces = Combien de pierres et de bois ?
world-without-end-entering-ask-favours-spaces = { $place ->
        [1] Les dix cases des faveurs, de la reine à l'évêque ?
       *[other] La case { N($place) } ?
    }
world-without-end-entering-ask-name = Le nom ? Tape-le, ou dis : sans titre, pour garder celui que je connais.
world-without-end-entering-ask-receive = Un don rapporte quoi ? Ou « rien ».
world-without-end-entering-ask-tax-die-numbers = { $place ->
        [1] Les six faces du dé, l'une après l'autre ?
       *[other] La face { N($place) } ?
    }
world-without-end-entering-ask-council-numbers = { $place ->
        [1] Les quatre chiffres du conseil, dans le sens des aiguilles d'une montre, le premier entre le siège un et le siège deux ?
       *[other] Le chiffre { N($place) } ?
    }
world-without-end-entering-ask-plague-tiles-numbers = { $place ->
        [1] Combien de jetons de peste de chaque valeur, de un à cinq ?
       *[other] Combien de jetons de valeur { N($place) } ?
    }
world-without-end-entering-ask-begins = Sur quelle case commence le marqueur ?
world-without-end-entering-ask-goods = On commence avec quoi ?
world-without-end-entering-ask-pieces = Combien de pièces de chaque bien ?
world-without-end-entering-ask-period = Quelle période, de un à quatre ?
world-without-end-entering-ask-title = Le titre ? Tape-le, ou dis : sans titre.
world-without-end-entering-ask-kind = { ANY($choices) } ?
world-without-end-entering-ask-corners = { $place ->
        [1] Le coin qui suit la flèche ? Ou les quatre, dans le sens des aiguilles d'une montre.
        [2] Deuxième coin ?
        [3] Troisième coin ?
       *[other] Quatrième coin ?
    }
    .bref = { $place ->
        [1] Premier coin après la flèche ?
        [2] Deuxième coin ?
        [3] Troisième coin ?
       *[other] Quatrième coin ?
    }
world-without-end-entering-ask-place = Quelle maison frappe la peste, de un à onze ?
world-without-end-entering-ask-part = { $again ->
        [yes] Un autre effet, ou « c'est tout » ?
       *[no] Quel effet{ $choices ->
            [none] { "" }
           *[other] { " " }: { ANY($choices) }
        } ? « Encore » pour la suite, « c'est tout » s'il n'y en a pas.
    }
    .bref = { $again ->
        [yes] Un autre effet ?
       *[no] Quel effet{ $choices ->
            [none] { "" }
           *[other] { " " }: { ANY($choices) }
        } ?
    }
world-without-end-entering-ask-gain = Chacun gagne quoi ?
world-without-end-entering-ask-lose = Chacun perd quoi ?
world-without-end-entering-ask-has = S'il a quoi ?
world-without-end-entering-ask-each-gain-if-has = Celui qui a quoi ?
world-without-end-entering-ask-each-gain-if-gain = Il gagne quoi ?
world-without-end-entering-ask-each-lose-if-not-has = Celui qui n'a pas quoi ?
world-without-end-entering-ask-each-lose-if-not-lose = Il perd quoi ?
world-without-end-entering-ask-per = Pour chaque quoi : { ANY($choices) } ?
world-without-end-entering-ask-each-gain-per-gain = Chaque fois, il gagne quoi ?
world-without-end-entering-ask-of = La majorité de quoi ?
world-without-end-entering-ask-first = Le premier seul gagne quoi ?
world-without-end-entering-ask-tie = À égalité, chacun gagne quoi ?
world-without-end-entering-ask-give = On donne quoi ?
world-without-end-entering-ask-get = On reçoit quoi ?
world-without-end-entering-ask-pay = On paye quoi ?
world-without-end-entering-ask-otherwise = Sinon, on perd quoi ?
world-without-end-entering-ask-options = { $place ->
        [0] Au choix, quoi ? Par exemple : un blé ou une laine.
       *[other] Ou quoi d'autre ?
    }
    .bref = { $place ->
        [0] Au choix, quoi ?
       *[other] Ou quoi d'autre ?
    }
world-without-end-entering-ask-action = Quelle carte action ?
world-without-end-entering-ask-project = Quel projet ?
world-without-end-entering-ask-space = Quelle faveur ?
world-without-end-entering-ask-good = { $choices ->
        [none] Quel bien ?
       *[other] { ANY($choices) } ?
    }
world-without-end-entering-ask-price = À quel prix ?
world-without-end-entering-ask-forgo-action-reward-gain = Qui n'agit pas gagne quoi ?
world-without-end-entering-ask-action-bonus-gain = Avec elle, on gagne quoi en plus ?
world-without-end-entering-card = { $kind }{ $period ->
        [none] { "" }
       *[other] , période { ALL($period) }
    }{ $title ->
        [none] { "" }
       *[other] { " : " }« { $title } »
    }. Coins : { ALL($corners) }.{ $place ->
        [none] { "" }
       *[other] { " " }Peste : maison { ALL($place) }.
    }
world-without-end-entering-does-nothing = Aucun effet.
    .complet = Aucun effet. Si elle en a un que je n'ai pas, jouez-le, et dites ensuite ce qui a changé : « j'ai trois laines ».
