# At home: remembered settings.
# $rate: words per minute, 0 without a voice. $percent: a volume. $level: how much is said.
# $voice: a voice's name, or none.

mouth-other-voice = Voix { N($number) } sur { N($count) } : { $voice }. Redis « change de voix » pour la suivante, ou « remets ta voix ».
    .bref = Voix { N($number) } sur { N($count) } : { $voice }.
mouth-one-voice = Je n'ai pas d'autre voix pour cette langue.
mouth-as-before = Je parle comme avant.
mouth-as-ever = Je n'ai rien changé à ma voix.
settings-kept = C'est gardé pour les prochaines fois : { settings-so }.
    .bref = C'est gardé.
settings-forgotten = Ma voix est comme au début, et le restera : { settings-so }. « Remets ta voix » revient en arrière.
    .bref = Ma voix est comme au début.
settings-so = { $rate ->
        [0] { "" }
       *[other] { N($rate) } mots par minute, volume { N($percent) } pour cent, { $voice ->
            [none] voix habituelle
           *[other] voix { $voice }
        },{ " " }
    }{ $level ->
        [bref] peu de détails
        [complet] tous les détails
       *[normal] détails normaux
    }
settings-not-written = Je n'ai pas pu le garder sur le disque : { $why }. Pour cette fois, c'est changé.

error-unknown-setting = Je ne connais pas le réglage « { $name } ». Je connais : { ALL($names) }.
error-bad-setting = Le réglage { $name } ne peut pas valoir « { $value } ». { $name ->
        [rate] Il faut de { N(120) } à { N(450) } mots par minute.
        [volume] Il faut de { N(10) } à cent pour cent.
        [verbosity] Il faut bref, normal ou complet.
        [speech] Il faut own, screen-reader ou both.
        [headphones] Il faut oui ou non.
        [listen] Il faut always ou push.
        [pocket] Il faut oui ou non.
       *[other] { "" }
    }
error-settings-damaged = Je ne peux pas lire tes réglages, dans { $path }. Je fais comme au début. Tape heraut settings reset pour repartir de zéro.
settings-unusable = Je laisse de côté des réglages que je ne comprends pas : { ALL($names) }.

## heraut settings

settings-none = Rien n'est gardé : tout est comme au début.
settings-line = { $name } : { $value }. { $what }
settings-value-yes = oui
settings-value-no = non
settings-set = Gardé : { $name }, { $value }.
settings-reset = Oublié : { $name }.
settings-reset-all = Tout est oublié : c'est comme au début.
settings-file = Les réglages sont dans { $path }.
settings-voice-line = Voix { N($number) } : { $voice }.
settings-voices-how = Pour en garder une : heraut settings set voice, suivi de son nom entre guillemets.
settings-what-rate = La vitesse, en mots par minute.
settings-what-volume = Le volume, en pour cent.
settings-what-voice = Le nom de la voix.
settings-what-verbosity = Combien de détails.
settings-what-speech = Qui parle : Héraut, le lecteur d'écran, ou les deux.
settings-what-reader = Le lecteur de cartes.
settings-what-ear = Les casques, une place et sa sortie chacun.
settings-what-headphones = Si tout le monde a un casque.
settings-what-pocket = Si les pages pour les téléphones s'ouvrent.
settings-what-model = Le modèle d'écoute.
settings-what-listen = Quand j'écoute : toujours, ou quand on appuie.

## heraut alone

live-greeting = Bonjour. Je suis Héraut. Je dirige des jeux de société à la voix : je tiens les règles, les comptes et les tours.
live-hears = Je t'entends par ce micro : { $name }. Parle quand je me tais. « Répète » redit, « stop » me fait taire, « aide » dit quoi dire.

listens-push = J'écoute seulement quand tu appuies : sur Entrée, sur une pédale qui fait de même, avec la carte « écoute » ou sur un téléphone. Puis je prends une phrase.
    .bref = J'écoute une phrase quand tu appuies.
listens-always = J'écoute tout le temps.
no-microphone-to-adjust = Ici rien n'est écouté : tout se tape.
push-unheard = Je n'ai rien entendu. Appuie, puis parle.
    .bref = Rien entendu.

## heraut install-shortcut

shortcut-name = Héraut
shortcut-comment = Jeux de société à la voix
shortcut-menu-made = Héraut est dans le menu des programmes. Cherche-le par son nom : il commence à parler tout seul.
shortcut-start-made = Héraut parlera aussi dès que ta session s'ouvre. Pour arrêter cela : heraut install-shortcut --remove --autostart.
shortcut-menu-removed = Héraut n'est plus dans le menu.
shortcut-menu-none = Héraut n'était pas dans le menu.
shortcut-start-removed = Héraut ne commence plus avec la session.
shortcut-start-none = Héraut ne commençait pas avec la session.

## The player's own screen reader

error-no-screen-reader-library = Pour parler par ton lecteur d'écran, il me manque une bibliothèque. Tape : pip install heraut[screen-reader]. En attendant, je continue sans lui.
error-no-screen-reader = Je ne trouve pas de lecteur d'écran en marche. Je continue sans lui.
error-screen-reader-gone = { $name } ne me répond plus. Je continue sans lui.
setup-screen-reader = { $name } est en marche. Je peux parler par lui, avec ta voix, ta vitesse et ton braille.
setup-ask-screen-reader = Dois-je parler par ton lecteur d'écran ? Oui ou non.
setup-help-screen-reader = Oui : il dit mes phrases, et je me tais. Non : je garde ma voix. Je ne le demande qu'une fois. heraut settings set speech le change plus tard.
setup-screen-reader-speaks = Je parle maintenant par { $name }.
setup-screen-reader-silent = Je garde ma voix.
setup-left-screen-reader = À bientôt.

## Problems

problem-reported = C'est noté dans le fichier erreur.log, dans le dossier de Héraut, avec ce que j'ai dit à tous en dernier. Quand la partie sera finie, tape heraut report : j'en fais un fichier à envoyer.
    .bref = C'est noté dans erreur.log.
problem-not-written = Je n'ai pas pu le noter sur le disque. Raconte-le à qui t'aide : ce que tu as fait, et ce que j'ai dit.
report-made = Le fichier à envoyer est { $path }. Il contient les versions, les réglages et ce que j'ai dit à tous. Il n'y a ni partie gardée, ni clé, ni secret d'un joueur.
report-nothing = Aucun problème n'est noté. Le fichier { $path } dit seulement les versions et les réglages.

## heraut keys

keys-exported = La clé de tes puces est copiée dans { $path }. Garde ce fichier ailleurs que sur cet ordinateur, et ne le donne à personne : il permet de fabriquer tes cartes.
keys-imported = Cette clé sert maintenant. Le registre connaît { $count ->
        [0] aucune puce
        [one] une puce
       *[other] { F($count) } puces
    }.
keys-there = Le fichier { $path } existe déjà. Choisis un autre nom : je n'efface pas de clé.
keys-other = Il y a déjà une autre clé, dans { $path }. Les puces écrites avec elle deviendraient étrangères. Pour la remplacer quand même, ajoute --replace : l'ancienne est gardée à côté.
live-new-key = Je commence un nouveau registre de puces, avec une clé neuve. Si tu as déjà écrit des puces, je les prendrai pour celles d'une autre boîte. Pour remettre l'ancienne clé : heraut keys import, et le nom de ta copie.
    .bref = Nouvelle clé de puces. Pour remettre l'ancienne : heraut keys import.
