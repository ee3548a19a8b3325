# The command line: errors of setting up, live play, the demo, replaying.

error-unknown-game = Je ne connais pas le jeu « { $game } ». Je connais : { ALL($games) }.
error-bad-seats = On ne peut pas jouer à { N($seats) }. { $numbers ->
        [one] On y joue { $least ->
            [one] seul
           *[other] à { N($least) }
        }.
       *[other] Il faut de { N($least) } à { N($most) } personnes.
    }
error-no-such-option = Il n'y a pas d'option « { $option } ». Il y a : { ALL($options) }.
error-no-such-value = L'option « { $option } » ne peut pas valoir « { $value } ». Elle vaut : { ALL($values) }.
error-wrong-players = Il y a { N($players) } prénoms pour { N($seats) } places.
error-bad-scenario = Le scénario { $path } a un défaut, ligne { $line } : { $problem }.
error-file = Je ne peux pas ouvrir ou écrire ceci : { $path }. Vérifie le nom, le dossier et les droits.
error-unforeseen = Il y a eu un problème que je ne connais pas. Tes parties gardées n'ont rien. { $path ->
        [none] { "" }
       *[other] Le détail est dans { $path } : joins-le si tu demandes de l'aide.
    }
# What is said to do has to be enough by itself: nothing else works on such a machine.
error-library-missing = Il manque la bibliothèque { $library }. { $machine ->
    [windows_arm] Elle n'existe pas pour Python ARM64 sous Windows. Installe la version 64 bits ordinaire de Python, pour Intel, qui marche aussi sur cet ordinateur, puis Héraut avec elle.
    [intel_mac] Elle n'existe pas pour ce Python sur un Mac Intel. Installe Python 3.13, puis Héraut avec lui.
    [musl] Elle n'existe pas pour Alpine et les autres systèmes à musl. Installe Héraut dans un conteneur Debian, ou sur un Linux ordinaire.
   *[any] Réinstalle Héraut avec pip.
}
error-no-such-seat = Il n'y a pas de place { N($seat) } dans cette partie. Il y en a { N($seats) }.
error-no-such-file = Je ne trouve pas le fichier { $path }. Vérifie son nom.
error-no-plain-file = Ce n'est pas un fichier : { $path }. Je ne le lis pas, j'attendrais peut-être sans fin. Donne le nom d'un fichier.
error-another-game = Ce fichier garde une partie d'un autre jeu, { game-said }. Pour la reprendre : heraut play --resume { $path }
error-bad-grammar = La grammaire { $file } a un défaut, ligne { $line } : { $problem }
error-no-grammar = Il n'y a pas de grammaire { $file } : { $problem }
error-missing-words = Il me manque les mots de « { $message } » dans la langue { $lang }.

## Live play

live-embedded-model = J'écoute avec le petit modèle fourni. Il comprend encore mal beaucoup de personnes. Pour jouer avec ta voix, tape heraut model install fr. En attendant, tu peux aussi taper tes phrases.
live-name-instead = « { $instead } » au lieu de « { $name } »
live-names-instead = Ce modèle ne connaît pas tous les noms. Dis { ALL($instead) }.
live-names-lost = Ce modèle ne peut pas entendre : { ALL($names) }. Tape-les. Ou demande « que puis-je faire », et choisis par le rang : « la deuxième ».
error-ears = Mon écoute a un problème que je ne connais pas. J'essaie de nouveau tout seul. En attendant, tape tes phrases, ou passe les cartes.
live-ear = Pour { $seat } seulement :
live-headphones-missing = Je ne trouve pas le casque { $device }. Branche-le : ce qui est secret attend jusque-là.
live-listening = J'écoute de nouveau.
live-typed = Tape tes phrases, puis Entrée.{ $card ->
        [none] { "" }
       *[other] { " " }Une ligne comme { $card } vaut une carte passée.
    }
live-torn-line = La dernière ligne de la partie gardée était coupée. Je l'ai laissée de côté. Tout le reste est là.
live-save-gone = Le fichier de la partie n'est plus là : { $path }. Quelqu'un l'a effacé ou déplacé, et je ne peux pas la reprendre.
live-no-register = Sans registre, je ne lis pas les cartes. La partie continue à la voix et au clavier.
live-saved = Partie gardée dans { $path }. Pour la reprendre : heraut play --resume { $path }

## The demo and replaying

demo-opening = Démonstration. De la parole enregistrée, de vraies règles, une vraie voix. Ni micro, ni lecteur, ni réseau.
demo-heard = Entendu : { $words }
demo-heard-nothing = Entendu : rien de clair
demo-tapped = Carte passée : { $card }
demo-tag = Carte étrange : { $sort }
demo-reader = Lecteur : { $act ->
        [unplug] débranché
       *[replug] rebranché
    }
demo-did = Fait : { $notation }
demo-said = Dit : { $text }
demo-said-ear = Dit { TO($seat) } seulement : { $text }
demo-wav = Ce qui a été dit est dans { $path }.
demo-played-aloud = Tu l'as aussi entendu au haut-parleur.
demo-no-speaker = Pas de haut-parleur ici : le son est dans le fichier.
demo-end = Fin de la démonstration. Pour jouer : heraut play kingsbridge. Pour vérifier le matériel : heraut doctor.
export-done = La partie est écrite en clair, avec toutes les cartes, dans { $path }.

replay-difference = Différence, ligne { $line } du scénario : { $problem }
replay-played = joué : { $done ->
        [none] rien
       *[other] { $done }
    }, attendu : { $wanted ->
        [none] rien
       *[other] { $wanted }
    }
replay-said = « { $said } » a été dit, il y manque « { $wanted } »
replay-whispered = à l'oreille de la place { $seat } : « { $said } », il y manque « { $wanted } »
replay-told-others = « { $said } » a été dit à d'autres, mais « { $secret } » n'est que pour la place { $seat }
replay-told-aloud = « { $said } » a été dit tout haut, mais « { $secret } » ne doit pas y être
replay-cued = sons : { $cues ->
        [none] aucun
       *[other] { $cues }
    }, attendu : { $wanted }
replay-silent-reader = le lecteur n'a rien signalé en { $seconds } secondes
replay-good = { $count ->
        [one] Scénario conforme : une étape.
       *[other] Scénario conforme : { F($count) } étapes.
    }
replay-bad = { $count ->
        [one] Scénario non conforme : une différence.
       *[other] Scénario non conforme : { F($count) } différences.
    }
