# Preparing a match: how many, which rules, who holds the cards, who begins.
# $items, $choices and what stands in examples are pieces as grammars/fr/setup.yaml says them first.

setup-hello = { $kept ->
        [yes] Nouvelle partie. Pour l'ancienne, dis « reprends la dernière partie ».
       *[no] Nouvelle partie. Dis « aide » à tout moment.
    }
    .bref = Nouvelle partie.
    .complet = { $kept ->
        [yes] Nouvelle partie. Réponds à chaque question, ou dis tout d'un coup, par exemple : { EACH($example) }. Pour continuer l'ancienne, dis « reprends la dernière partie ». « Aide » t'aide à tout moment.
       *[no] Nouvelle partie. Réponds à chaque question, ou dis tout d'un coup, par exemple : { EACH($example) }. « Aide » t'aide à tout moment.
    }

# The questions.

setup-ask-game = Quel jeu : { ANY($choices) } ?
setup-ask-game-to-learn = Quel jeu veux-tu apprendre : { ANY($choices) } ?
setup-ask-seats = { $game } : combien de joueurs ?
setup-ask-option = { ANY($choices) } ?
setup-ask-names = Quels prénoms, dans l'ordre du tour ? Ou : sans prénom.
    .bref = Quels prénoms ?
setup-ask-next-name = Et le joueur { N($number) } ?
setup-ask-strength = { ANY($choices) } ?
setup-ask-own-name = Et toi, quel est ton prénom ?
setup-ask-first = Qui commence ? Un prénom, un numéro, ou au hasard.
    .bref = Qui commence ?
setup-ask-ready = { $game }, { $seats ->
        [one] en solo
       *[other] à { N($seats) }
    }{ $items ->
        [none] { "." }
       *[other] , { ALL($items) }.
    } { $known ->
        [all] Dans l'ordre : { ALL($names) }.
        [some] { $place ->
            [one] Prénoms : { ALL($names) }.
           *[other] Prénoms : { ALL($names) }. La place { N($place) } commence et devient la place un.
        }
       *[none] { $place ->
            [one] { "" }
           *[other] Le joueur { N($place) } commence et devient le joueur un.
        }
    } Je commence ? Oui ou non.
setup-confirm-leave = Partir sans commencer de partie ? Oui ou non.
setup-ask-resume = Laisser ceci et reprendre la dernière partie ? Oui ou non.
setup-ask-resume-known = { $damaged ->
        [0] { "" }
        [one] Une partie plus récente ne peut pas être lue : je n'y touche pas.{ " " }
       *[other] { F($damaged) } parties plus récentes ne peuvent pas être lues : je n'y touche pas.{ " " }
    }Laisser ceci et reprendre la partie de { $game } { $days ->
        [0] d'aujourd'hui
        [one] d'hier
       *[other] d'il y a { N($days) } jours
    }{ $names ->
        [none] { "" }
       *[other] { " " }avec { ALL($names) }
    }, { $moves ->
        [0] à peine commencée
        [one] après un coup
       *[other] après { N($moves) } coups
    } ? { $older ->
        [yes] Oui, non, ou « la partie d'avant ».
       *[no] Oui ou non.
    }
setup-kept-list = { $count ->
        [0] Je ne trouve aucune partie à reprendre.
        [one] Une partie.
       *[other] { F($count) } parties, la plus récente d'abord.
    }
setup-kept-line = { $game }, { $days ->
        [0] aujourd'hui
        [one] hier
       *[other] il y a { N($days) } jours
    }{ $names ->
        [none] { "" }
       *[other] , avec { ALL($names) }
    }, { $moves ->
        [0] à peine commencée
        [one] un coup
       *[other] { N($moves) } coups
    }.
setup-unkept = Je ne peux pas garder cette partie : { $why ->
        [full] le disque est plein.
        [read_only] je n'ai pas le droit d'écrire dans ce dossier.
       *[other] le fichier ne peut pas être écrit.
    }
setup-ask-unkept = Jouer quand même, sans rien garder ? Oui ou non.
setup-help-talk = À tout moment : « répète », « pourquoi », « annule », « plus lentement », « moins de détails », « quitte ». « Les chapitres » dit les titres du guide.
setup-help-unkept = Oui : on joue, mais si le programme s'arrête, la partie est perdue. Non : on ne joue pas. Libère de la place, ou choisis un autre dossier, puis recommence.
setup-left-unkept = Pas de partie. Libère de la place, ou choisis un autre dossier. À bientôt.
setup-no-older = Il n'y a pas de partie plus ancienne.

# Answers.

setup-noted = { $game ->
        [none] { ALL($items) }
       *[other] { $game }{ $items ->
            [none] { "" }
           *[other] , { ALL($items) }
        }
    }.
setup-as-last-time = Comme la dernière fois.
setup-only-game = C'est donc { $game }.
setup-so-far = { $game ->
        [none] Rien de choisi
       *[other] { $game }
    }{ $seats ->
        [0] { "" }
        [one] , seul
       *[other] , à { N($seats) }
    }{ $items ->
        [none] { "" }
       *[other] , { ALL($items) }
    }.{ $names ->
        [none] { "" }
       *[other] { " " }Prénoms : { ALL($names) }.
    }{ $place ->
        [0] { "" }
       *[other] { $first ->
            [none] { " " }Le joueur { N($place) } commence.
           *[other] { " " }{ $first } commence.
        }
    }
setup-who = { $name } : joueur { N($place) }{ $begins ->
        [yes] , qui commence.
       *[no] .
    }
setup-who-unknown = { $names ->
        [none] Je ne connais pas { $name } : je n'ai encore aucun prénom.
       *[other] Je ne connais pas { $name }. Je connais { ALL($names) }.
    }
setup-by-game = Cela dépend du jeu. Dis son nom dans ta question.
setup-early = La partie n'a pas encore commencé.
setup-easiest = Kingsbridge sans personnages est le plus simple. « Apprends-moi Kingsbridge » l'apprend en jouant.
setup-duration = Kingsbridge et Sept Royaumes durent une vingtaine de minutes. Kingdom Builder et Un Monde Sans Fin durent plus longtemps.
setup-alone = Kingsbridge se joue seul. Les trois autres se jouent à deux au moins : dis « contre toi », et je prends une place.
setup-four = Kingsbridge : des cartes qui montent de un en un sur six colonnes. Sept Royaumes : prendre des cartes dans une rangée. Kingdom Builder : bâtir sur un plateau de cases. Un Monde Sans Fin : récolter, bâtir et soigner. Le plus simple est Kingsbridge.
setup-neither = { $asked ->
        [seats] Dis combien.
        [names] Dis un prénom, ou « sans prénom ».
        [first] Dis un prénom, un numéro, ou « au hasard ».
       *[other] Dis plutôt une de ces réponses.
    }
setup-no-more-names = { $names ->
        [none] Sans prénom.
       *[other] { ALL($names) }, les autres par leur numéro.
    }
setup-drawn = { $name ->
        [none] Le hasard désigne le joueur { N($place) }.
       *[other] Le hasard désigne { $name }.
    }
setup-undone = Annulé.
setup-nothing-before = Rien à annuler : tu n'as encore rien choisi.
setup-anew = On reprend tout.
setup-stayed = D'accord, on continue.
setup-what-else = Que veux-tu changer ? Dis-le, par exemple : { $example }. Ou « annule » pour la dernière réponse, ou « options ».
    .bref = Que veux-tu changer ?
setup-options = { $count ->
        [0] Il n'y a pas d'option.
        [one] Une option.
       *[other] { F($count) } options. Dis celle que tu veux.
    }
setup-options-more = Encore { F($count) } : dis « options ».
# What an option does as it is now, $value, and how to say the others, $choices. A game's own stand
# in the file of its options.
setup-option-line = { $now }. Sinon : { ANY($choices) }.
setup-option-line-cards = { $value ->
        [app] Je mélange et je distribue.
       *[table] Vous tenez les vraies cartes.
    } Sinon : { ANY($choices) }.
setup-changes-nothing = Cela ne change rien ici : { ALL($items) }.
setup-options-dropped = { $game } n'a pas ces options, je les oublie : { ALL($items) }.
setup-card-no-use = Une carte ne répond pas à cette question.
setup-strange-game = Cette carte est d'un jeu que je ne connais pas : { $game }.
setup-unexpected = J'ai eu un problème que je ne connais pas. Essaie encore, ou dis « quitte ».
setup-left = Pas de partie. À bientôt.
error-nothing-kept = Je ne trouve aucune partie à reprendre.

# Questions about the games.

setup-which-game = De quel jeu ? Dis son nom dans ta question.
setup-players = { $game } : { $least ->
        [one] seul, ou jusqu'à { N($most) }
       *[other] de { N($least) } à { N($most) } joueurs
    }.

# Not understood.

setup-not-understood = Pas compris. J'ai entendu : { $heard }.
    .bref = Pas compris : { $heard }.
setup-not-understood-nothing = Pas compris.
setup-other-ways-typed = « Le reste est normal » saute les questions, « annule » revient en arrière, « quitte » s'en va.
setup-other-ways = Essaie plus lentement, ou tape ta réponse au clavier.

# Refusals. The short form is said at once, the long one after « pourquoi ».

setup-refused-seats = On ne peut pas jouer { $seats ->
        [one] seul
       *[other] à { N($seats) }
    }. { $numbers ->
        [one] On y joue { $least ->
            [one] seul
           *[other] à { N($least) }
        }.
       *[other] Il faut de { N($least) } à { N($most) } joueurs.
    }
setup-refused-headphones = Il faut au moins { N($least) } joueurs : un casque est réservé pour la place { N($least) }.
setup-refused-fewer-than-names = Il y a déjà plus de { N($seats) } prénoms : { ALL($names) }.
    .complet = Il y a déjà plus de { N($seats) } prénoms : { ALL($names) }. Pour être moins nombreux, dis d'abord « sans prénom ».
setup-refused-draws-first = Qui commence se règle dans la partie.
    .complet = Qui commence se règle dans la partie : la mise en place de { $game } donne le premier joueur.
setup-refused-seats-first = Dis d'abord combien vous êtes.
setup-refused-no-such-place = { $seats ->
        [one] Il n'y a pas de joueur { N($place) } : tu joues seul.
       *[other] Il n'y a pas de joueur { N($place) } : vous êtes { N($seats) }.
    }
setup-refused-no-such-name = { $known ->
        [0] Je ne connais pas encore { $name }. Dis d'abord les prénoms.
       *[other] Je ne connais pas { $name }. Je connais { ALL($names) }.
    }
setup-refused-same-name = Il y a déjà { $name }. Il faut deux prénoms différents.
    .complet = Il y a déjà { $name }. À l'oreille, on ne distinguerait pas les deux. Donne un surnom, ou dis « non » : cette place s'appellera par son numéro.
setup-refused-names-full = { $name } est de trop : chaque place a déjà son prénom.
    .complet = { $name } est de trop : chaque place a déjà son prénom. Dis « annule » pour revenir en arrière, ou « sans prénom » pour les oublier tous.
setup-refused-other-last-match = La dernière partie ne répond pas à ma question : c'était { $game }.
setup-refused-no-last-match = Je n'ai gardé aucune partie d'avant.
setup-refused-no-rival = C'est la force de l'ordinateur, et il ne joue pas encore. Dis d'abord : { $example }.
setup-refused-long-name = Ce prénom est trop long. Il faut au plus { N($most) } lettres.
setup-refused-no-such-option = { $game } n'a pas cette option.
setup-refused-number = Un nombre seul ne répond pas à ma question. « Aide » dit ce qui y répond.
setup-refused-any = C'est à vous de choisir.
setup-refused-somebody = Je ne sais pas qui c'est. Dis son prénom, ou son numéro.
setup-refused-other = Je ne sais pas de quoi tu parles. Nomme-le.
setup-refused-me = Je ne sais pas qui parle. Dis ton prénom, ou ton numéro.
setup-refused-whose = Chaque place a déjà son prénom. Dis « ajoute { $name } », ou « { $name } à la place de », puis le prénom d'avant.
setup-refused-two-at-once = J'ai entendu { ALL($items) }. Je n'ai rien retenu : dis-en un seul.

# Help and reasons, one for each question.

setup-help-game = Dis le nom d'un jeu, ou pose une de ses cartes sur le lecteur. Pour apprendre un jeu en jouant, dis « apprends-moi le jeu ».
setup-help-seats = Dis combien vous êtes, par exemple : { $seats }{ $least ->
        [1] , ou : seul.
       *[other] .
    }{ $cards ->
        [none] { "" }
       *[other] { " " }Tu peux tout dire d'un coup : { $seats }, { $game ->
            [kingsbridge] avec personnages, { $cards }.
           *[other] { $cards }.
        }
    } « Options » lit les autres règles. « Le reste est normal » saute les questions. « Annule » revient en arrière, « quitte » s'en va.
    .bref = Dis combien vous êtes, par exemple : { $seats }{ $least ->
        [1] , ou : seul.
       *[other] .
    }
setup-help-option = Choisis une des réponses de ma question. « Le reste est normal » choisit la première partout. « Pourquoi » dit ce que cela change. « Annule » revient en arrière.
setup-help-strength = L'ordinateur prend la dernière place. Dis { ANY($choices) }. Facile se trompe souvent, fort réfléchit jusqu'à trois secondes. « Annule » joue sans lui.
    .bref = Dis { ANY($choices) }.
setup-help-names = Dis les prénoms l'un après l'autre, à commencer par n'importe qui, dans le sens du tour. Un seul à la fois va aussi. « Non » laisse les places suivantes sans prénom. Si je ne connais pas un prénom, tape-le au clavier, ou choisis un surnom.
    .bref = Dis les prénoms dans le sens du tour, ou non.
setup-help-first = Dis par exemple : le joueur deux commence. Ou un prénom, ou « au hasard » : alors je tire au sort.
setup-help-ready = « Oui » commence la partie. « Non », ou directement un changement, par exemple « { $example } ». « Options » lit les autres règles. « Annule » reprend la dernière réponse.
setup-help-leave = « Oui » quitte sans rien commencer. « Non » revient à la préparation.
setup-help-resume = « Oui » reprend la dernière partie gardée. « Non » revient à la préparation.

setup-why-game = Je connais plusieurs jeux et je ne sais pas lequel tu veux.
setup-why-seats = Le nombre de joueurs change les règles et la distribution.
setup-why-option = Le jeu se joue des deux façons, et c'est à vous de choisir. La première réponse est l'habituelle.
setup-why-option-cards = Avec mes cartes, je mélange et je distribue, et je tiens les mains. Avec celles de la table, chacun tient les siennes, et la carte passée sur le lecteur me dit ce qui est joué.
setup-why-option-kingsbridge-mode = Sans personnages, c'est le jeu simple. Avec, chacun a des personnages aux pouvoirs spéciaux. En coopération, vous gagnez ou perdez ensemble.
setup-why-option-kingdom-builder-setup = Le plateau tiré change à chaque partie. Choisi, vous dites les sections et les objectifs. Conseillé, c'est celui de la première partie du livret.
setup-why-option-world-without-end-action-cards = Avec les règles complètes, chacun a ses douze cartes action dès le début. En première partie, la première période se joue avec les six cartes à étoile, et on ne met rien de côté.
setup-why-strength = L'ordinateur joue plus ou moins bien : je demande comment, pour que la partie soit à ta mesure.
setup-why-names = J'annonce à qui c'est le tour : un prénom s'entend mieux qu'un numéro.
setup-why-first = Les autres suivent dans le sens du tour.
setup-why-ready = Je relis tout avant de commencer : après la distribution, on ne change plus les règles.
setup-why-leave = Tu as demandé à quitter. Ce qui est choisi serait oublié.
setup-why-resume = Tu as demandé la dernière partie. Ce qui est choisi ici serait oublié.
