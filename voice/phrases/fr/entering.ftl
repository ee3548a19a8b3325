# Telling a card that no file knows, question by question.
# $choices are answers as grammars/fr/entering.yaml says them first; $more: whether there are others.

entering-noted = { ALL($items) }.
entering-noted-either = { ANY($items) }.
entering-no-text = Sans titre.
entering-undone = Retour.
entering-nothing-before = C'est la première question.
entering-stayed = D'accord, on continue.
entering-parts-dropped = Les effets sont à redire.
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

entering-refused-told-already = { $title } est déjà dans ton fichier.
entering-refused-period-full = Toutes les cartes de la période { N($period) } sont déjà les tiennes. Corrige ton fichier.
entering-refused-most-permanent = La période { N($period) } a déjà { N($most) } cartes à effet prolongé.
entering-unexpected = J'ai eu un problème que je ne connais pas. Si tu avais tout dit, la carte est peut-être gardée. Essaie encore, ou dis « quitte ».
entering-enough = C'est fini.
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
world-without-end-entering-ask-options = Au choix, quoi ? Par exemple : un blé ou une laine.
    .bref = Au choix, quoi ?
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
