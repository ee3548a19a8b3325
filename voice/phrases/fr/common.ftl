# Words that belong to no game.
# N($n): number in words. F($n): before a feminine noun. NTH($n): first... ALL($list): a, b and c.
# The value is the normal wording, .bref the short one, .complet the long one.

list-and = et
place-taken = { N($place) } : { $item }
place-empty = { N($first) } : vide
places-empty = { N($first) } { $count ->
        [2] et
       *[other] à
    } { N($last) } : vides
chain-then = { $first }, puis { $then }
seat-name = joueur { N($number) }
seat-article = le
# Ce qui s'écrit avec un trait d'union, dans ce qui est proposé à qui tape.
hyphenated = où puis-je, que puis-je, cartes puis-je, que dois-je, que devrai-je, combien ai-je, où suis-je, est-ce que, est-ce qu'il, qu'est-ce qu'il, qu'est-ce que, à qui est-ce, dis-moi
hyphenated-behind = t il, t elle, t on, t ils, t elles
of-unnamed = du { $name }
of-vowel = d'{ $name }
of-name = de { $name }
to-unnamed = au { $name }
to-name = à { $name }

# The beginning and the end.

new-match = { $alone ->
        [yes] Nouvelle partie en solo.
       *[no] Nouvelle partie. { ALL($seats) }.
    } Dis « aide » à tout moment.
    .bref = Nouvelle partie.
resumed-match = La partie reprend : { game-said }{ $alone ->
        [yes] , en solo.
       *[no] , avec { ALL($seats) }.
    }
    .bref = La partie reprend.
resumed-move = Dernier coup :
confirm-leave = Quitter la partie ? Elle est gardée. Dis oui ou non.
confirm-leave-unkept = Quitter la partie ? Elle n'est pas gardée : elle sera perdue. Dis oui ou non.
stayed = On continue.
left = La partie est gardée. À bientôt.
rematch-ask = Encore une partie ? Oui ou non. Tu peux aussi demander les scores.
    .bref = Encore une partie ?
rematch-help = Dis oui pour une autre partie avec les mêmes joueurs, non pour finir. « Annule » reprend le dernier coup. Tu peux encore demander les scores, ou ce que tu veux de cette partie.
rematch-left = À bientôt.
left-unkept = La partie n'est pas gardée. À bientôt.

not-saved = Je n'arrive pas à écrire la partie sur le disque. Rien n'est changé. Libère de la place, puis recommence.

# Confirming.

ask-yes = { $command } ? Dis oui ou non.
    .bref = { $command } ?
would-undo = Cela annule : { $command }.
ask-instead = Plutôt : { $command } ? Dis oui ou non.
# Ce qui est sur la vraie table : ce que tous peuvent entendre est dit avant « ask-right ».
ask-right = Dis oui ou non.
ask-fact = Correction : { $command }. Dis oui ou non.
fact-count = Correction : { N($count) } pour { $seat }, au lieu de { N($before) }.
fact-count-so = C'est bien ce que j'ai : { N($count) }.
refused-fact-so = C'est bien ce que j'ai : { N($count) }.
put-right = Correction pour { $seat }.
refused-secret-fact = Je n'ai rien changé. Dis « pourquoi » deux fois pour l'entendre à voix haute.
refused-whispered-fact = Je n'ai rien changé. Je dis pourquoi dans le casque.
refused-fact-unknown = Je ne sais pas corriger cela : { $what }.
    .complet = Je ne sais pas corriger cela : { $what }. Dis « aide » pour entendre ce que tu peux dire.
refused-fact-no-number = « { $value } » n'est pas un nombre.
    .complet = « { $value } » n'est pas un nombre. Je n'ai rien changé. Dis combien il y en a.
refused-fact-app-cards = C'est moi qui ai donné ces cartes : je les connais. Je n'ai rien changé.
    .complet = C'est moi qui ai donné ces cartes : je sais où elles sont. On ne corrige que de vraies cartes. Je n'ai rien changé.
refused-fact-not-now = Pas maintenant : finis d'abord ce qui est commencé. Je n'ai rien changé.
    .complet = Pas maintenant : ce qui est commencé ne pourrait plus finir. Finis-le d'abord, puis corrige. Je n'ai rien changé.
refused-fact-too-many = C'est trop : { N($most) } au plus. Je n'ai rien changé.
ask-instead-of-several = Annuler { N($count) } coups, et à la place : { $command } ? Dis oui ou non.
ask-undo-back-to = Annuler { N($count) } coups, depuis : { $command } ? Dis oui ou non.
ask-undo-several = Annuler { N($count) } coups ? Dis oui ou non.
# Ce qui a l'air d'un regret, sans être dit dans une phrase connue.
ask-regret = Annuler : { $command } ? Dis oui ou non.
ask-regret-unnamed = Annuler la dernière action ? Dis oui ou non.
ask-undo = Rien n'attend. Annuler : { $command } ? Dis oui ou non.
    .bref = Annuler : { $command } ?
ask-undo-unnamed = Rien n'attend. Annuler la dernière action ? Dis oui ou non.
    .bref = Annuler la dernière action ?
ask-card = { $command }. Passe la carte.
    .complet = { $command }. Passe la carte sur le lecteur, ou dis oui.
ask-more = Il me manque un bout de la phrase. Dis la suite, ou dis non.
ask-with-cards = { ALL($cards) }. Que veux-tu en faire ?
ask-with-character = { $character }. Dis la suite.
chain-stopped = Je m'arrête là. Pas joué : { $command }.
    .bref = Je m'arrête là.
dropped = D'accord, je laisse.
let-go = Je laisse.
left-for-another = Je laisse : { $command }.
possible = Possible : { ANY($sentences) }.
possible-some = Par exemple : { ANY($sentences) }.
mismatch = C'est la carte { ALL($card) }, tu as dit { ALL($said) }. Je n'ai rien joué.
mismatch-unnamed = Ce n'est pas ce que tu as dit. Je n'ai rien joué.
mismatch-hidden = Ce n'est pas la carte que tu as dite. Je n'ai rien joué.
only-told = Je n'ai rien joué.
ask-card-read = Carte lue. Touche-la encore, ou dis oui, pour la jouer.
    .bref = Carte lue. Encore, ou oui ?
no-card-read = Aucune carte n'attend. Passe-la d'abord sur le lecteur.
refused-hidden = La carte lue ne sert pas maintenant. Je n'ai rien joué.
    .complet = La carte lue ne sert pas maintenant. Dire pourquoi à voix haute dirait laquelle c'est. Dis « que puis-je faire » pour savoir ce qui est permis.
refused-secret = Impossible. Dis « pourquoi » deux fois pour l'entendre à voix haute.
    .bref = Impossible. « Pourquoi » deux fois le dit à voix haute.
    .complet = Impossible, et la raison est un secret. Dis « pourquoi » deux fois si tu veux que toute la table l'entende.
refused-whispered = Impossible. Je dis pourquoi dans le casque.
    .bref = Impossible.
card-not-needed = Cette action ne se confirme pas par une carte.
card-fits-none = Cette carte ne va avec aucun des choix.
nothing-asked = Je n'ai rien demandé. « Annule » reprend le dernier coup.
nothing-pending = Je n'ai rien demandé. Dis ce que tu veux jouer, ou « que puis-je faire ».
    .bref = Je n'ai rien demandé.
not-wanted = D'accord, je n'en fais rien. Dis ce que tu veux jouer, ou « que puis-je faire ».
    .bref = D'accord, je n'en fais rien.
which-one = Je ne suis pas sûr. Dis laquelle, par exemple la première, ou non.
option-line = { N($number) } : { $command }.
not-theirs = Ce n'est pas à { $seat } de jouer.
one-of-them = Il faut en choisir une seule.
which-of-several = Il y en a plusieurs : nomme-le.
advice-to-be-named = Dis toi-même ce coup : je ne nomme pas une carte de ta main.
    .bref = Dis toi-même ce coup.
nothing-pointed-at = Je ne sais pas de quoi tu parles. Nomme-le.
no-such-option = Il y a { N($count) } choix. Dis un numéro, ou non.
no-use-now = Cela ne sert pas maintenant. Dis « que puis-je faire » pour savoir quoi dire.
    .bref = Cela ne sert pas maintenant.

# What was told before.

more-happened = Le détail : « encore ».
more-to-tell = Dis « encore » pour la suite.
    .bref = Il y en a d'autres.
nothing-more = Il n'y a pas de suite.
refused-which-told = Laquelle ? Dis « la première », ou une autre.
refused-nothing-told = Je n'ai encore lu aucune liste.
    .complet = Un numéro de liste veut dire un élément de la dernière liste lue. Je n'en ai encore lu aucune. Pose d'abord une question.
refused-no-such-item = { $count ->
        [one] Il n'y a qu'un choix dans la dernière liste.
       *[other] Il y a { N($count) } choix dans la dernière liste.
    }
    .complet = Le numéro { N($number) } n'existe pas. { $count ->
        [one] La dernière liste lue a un seul élément.
       *[other] La dernière liste lue a { N($count) } éléments.
    }
refused-no-such-number = { N($number) } n'existe pas ici : les numéros vont jusqu'à { N($greatest) }.
refused-none-such = Je ne vois ici rien de tel. Dis le numéro, ou le nom.
    .complet = Rien sur la table ne répond à cette description. Nomme-le par son numéro ou par son nom.
refused-nothing-fits = Rien de permis ne va avec cela maintenant.
    .complet = Quelle que soit la suite, ce n'est pas permis maintenant. Dis « que puis-je faire » pour savoir ce qui l'est.
refused-nowhere-yet = Je ne sais pas où tu es. Dis-le d'abord.
    .complet = Cette question part de l'endroit où tu es. Je ne le connais pas encore. Dis-le d'abord, ou nomme-le dans la question.

# Not understood.

not-understood = Pas compris. J'ai entendu : { $heard }. Je n'ai rien joué.
    .bref = Pas compris : { $heard }.
not-understood-briefly = Pas compris. Je n'ai rien joué.
not-understood-nothing = Pas compris. Je n'ai rien joué. Répète, s'il te plaît.
    .bref = Pas compris.
line-too-long = C'est trop long : dis-le en { N($most) } mots au plus. Je n'ai rien joué.
    .bref = Trop long. { N($most) } mots au plus.
not-understood-near = Pas compris : { $heard }.
near-one = Voulais-tu dire : { $sentence } ? Dis oui, ou autre chose.
near-line = { N($number) } : { $sentence }.
near-several = Dis un numéro, ou autre chose.
which-number = Oui, mais lequel ? Dis un numéro, de un à { N($count) }.
else-one = Sinon, dis oui pour : { $sentence }.
else-several = Sinon, dis un numéro.
near-several-heard = Dis « numéro un », ou autre chose.
other-ways-typed = « Que puis-je faire » dit ce qui est permis, « aide » ce qu'on peut dire. Ton tour n'est pas perdu.
other-ways = Essaie plus lentement, ou { $cards ->
        [no] { "" }
       *[yes] passe la carte sur le lecteur, ou{ " " }
    }tape ta phrase au clavier. Ton tour n'est pas perdu.

# The talk about the talk.

paused = Pause. Je n'écoute plus que « reprends ».
asleep = Je dors. Dis « écoute-moi » pour me réveiller.
asleep-quiet = Personne ne parle depuis dix minutes : je dors. Dis « écoute-moi » pour me réveiller.
    .bref = Je dors. Dis « écoute-moi ».
awake = Je suis là.
not-asleep = Je ne dors pas.
still-paused = C'est la pause. Dis « reprends » pour continuer.
not-paused = La partie n'était pas en pause.
no-such-service = Cela ne se peut pas ici.
resumed = On reprend.
undone = Annulé : { $command }.
undone-unnamed = Annulé : la dernière action.
undone-drawn = Ce qui a été pioché le sera de nouveau.
undone-secret = Annulé : la dernière carte.
refused-nothing-to-undo = Rien à annuler.
    .complet = Rien à annuler : aucun coup n'a été joué dans cette partie.
refused-something-was-revealed = Trop tard pour annuler : une carte cachée a été montrée depuis.
    .complet = Trop tard pour annuler. Depuis ce coup, une carte cachée a été montrée. L'annuler donnerait un avantage à qui l'a vue. Tu peux annuler tant que rien de caché n'a été montré.
why-leave = Tu as demandé à quitter.
why-more = Je demande, parce qu'il me manque un bout du coup.
why-asked = Je demande, parce que ce coup ne pourra plus être annulé, ou parce que je ne suis pas sûr d'avoir bien entendu.
who = { $seat } : joueur { N($place) }{ $plays ->
        [program] , c'est moi qui joue pour lui.
       *[people] .
    }
who-nobody = Il n'y a pas de joueur { N($place) } : vous êtes { N($players) }.
nothing-since = Personne d'autre n'a joué depuis ton dernier tour.
why-nothing = Je n'ai rien refusé. Voici les derniers coups.
nothing-this-turn = Rien n'a encore été fait dans ce tour.
nothing-gained = { $seat } n'a encore rien reçu.
no-moves-yet = Personne n'a encore joué.
last-move-named = { $text }
last-move = { $seat } : { $text }
secret-aloud = Toute la table entendrait { $owners ->
        [0] un secret
        [one] un secret { OF($seat) }
       *[other] des secrets de { ALL($seats) }
    }. Redis-le si tu le veux quand même.
    .bref = { $owners ->
        [0] Secret
        [one] Secret { OF($seat) }
       *[other] Secret de { ALL($seats) }
    } : toute la table entendrait. Redis-le.
    .complet = { $owners ->
        [0] La réponse est secrète
        [one] La réponse est un secret { OF($seat) }
       *[other] La réponse est un secret de { ALL($seats) }
    } et toute la table l'entendrait. Redis la même question si tu la veux quand même à voix haute. Je ne te le demanderai plus, jusqu'à « garde tout en secret ».
secret-card-aloud = Toute la table entendrait quelle carte c'est{ $owners ->
        [0] { "" }
       *[other] , un secret { OF($seat) }
    }. Redis-le si tu le veux quand même.
said-again-for = Même phrase, mais c'est maintenant à { $seat }.
secrets-kept = Bien. Je redemanderai avant de dire tes secrets.
secret-doubted = Toute la table entendrait { $owners ->
        [0] un secret
        [one] un secret { OF($seat) }
       *[other] des secrets de { ALL($seats) }
    }. Si tu demandes cela, dis : { $sentence }.
only-on-its-turn = C'est un secret { OF($seat) } : dans son casque, ou à son tour.
    .complet = C'est un secret { OF($seat) }. Il se dit dans son casque. Sans casque, il se dit à son tour, si on le demande deux fois.
nobody-called = Personne ne s'appelle { $name } ici. À la table : { ALL($seats) }.
no-such-player = Il y a { $count ->
        [one] une personne
       *[other] { F($count) } personnes
    } à la table. Dis un numéro jusque-là.
detail-changed = { $level ->
        [bref] Moins de détails. Je parle bref.
        [complet] Plus de détails. Je dis tout.
       *[normal] Détails normaux.
    }
detail-limit = { $level ->
        [bref] Je parle déjà le plus bref possible.
       *[complet] Je dis déjà tout.
    }
no-voice-to-adjust = Ici tout est écrit : il n'y a pas de voix à régler.

# Help, one message for each phase. A game may have its own, with its best examples.

help-idle = { $moves_count ->
        [0] Dis un coup.
       *[other] Dis un coup, par exemple : { ANY($moves) }.
    } { $questions_count ->
        [0] { "" }
       *[other] Questions : { EACH($questions) }.
    } « Que puis-je faire » dit ce qui est permis.
    .bref = Dis un coup, une question, ou « que puis-je faire ».
# Each « aide » in a row tells the next part: $part counts from one; a game has its own.
help-further = { "" }
help-goes-on = { $part ->
        [0] Redis « aide » pour la suite, ou « les chapitres » pour le guide.
       *[other] Redis « aide » pour la suite.
    }
    .bref = Redis « aide » pour la suite.
help-talk = À tout moment : « répète », « pourquoi », « à qui le tour », « qui est le joueur deux », « derniers coups », « qu'est-ce qui a changé depuis mon dernier tour », « annule », « pause », « plus lentement », « moins de détails », « quitte ». « Les chapitres » dit les titres du guide.
help-confirm = J'attends oui ou non. Oui joue le coup. Non le laisse.
help-await-card = J'attends la carte sur le lecteur. Oui joue aussi le coup. Non le laisse.
help-which-one = J'attends un choix. Dis laquelle, par exemple la première, ou non.
help-fill = Il me manque un bout de la phrase. Dis-le, ou dis « annule ».
help-leave = J'attends oui ou non. Oui quitte la partie, qui est gardée.
help-paused = C'est la pause. Dis « reprends » pour continuer.
no-such-chapter = Le guide a { N($count) } chapitres.
no-such-topic = Ce chapitre n'est pas dans le guide de ce jeu. « Les chapitres » dit les titres.
no-next-chapter = C'était le dernier chapitre. « Les chapitres » dit les titres.

# Cards.

tag-no-use = Cette carte ne sert pas ainsi. Je n'ai rien joué.
tag-no-such-card = Il n'y a pas de carte { ALL($card) } dans ce jeu. Je n'ai rien joué.
second-ear-waits = Un instant.
error-second-ear-gone = Ma deuxième oreille s'est arrêtée. Je continue avec la première.
error-line-unfinished = Ta dernière ligne n'était pas finie. Je n'en ai rien fait.
heard-late = La partie a avancé pendant que je réécoutais. Redis-le.
heard-too-early = Attends la fin de ma question.
unexpected = J'ai eu un problème que je ne connais pas. Ton coup est peut-être joué : avant de le redire, demande « derniers coups ». Tu peux aussi quitter la partie : elle est gardée.
tag-brought-already = Cette carte-là a déjà été prise. Je n'ai rien joué. Prends la suivante, ou repasse-la si c'est bien elle.
tag-other-game = Cette carte est d'un autre jeu : { game-said }. Je n'ai rien joué.

# Small talk.

stopped = Je me tais. Pour arrêter la partie, dis « quitte ».
small-talk-wait = Je t'attends.
small-talk-thanks = De rien.
small-talk-hello = Je t'écoute. Dis « aide » à tout moment.

# What Héraut says to itself before somebody else says anything in own words.

rehearsed-lines =
    à qui le tour
    ma main
    le chat du voisin
    oui le chat du voisin
    le chat du voisin à qui le tour
    dis voir il m'en reste combien
    bon alors je le mets là, non, plutôt à côté
