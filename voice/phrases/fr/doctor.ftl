# The command heraut doctor: one line for each check. « -advice » says what to do.

doctor-well = { $what } : tout va bien. { $message } { $advice }
doctor-absent = { $what } : absent, on peut jouer sans. { $message } { $advice }
doctor-unwell = { $what } : cela ne va pas. { $message } { $advice }
doctor-all-well = Tout va bien. Bonne partie !
doctor-usable = Héraut peut jouer. Ce qui manque est dit plus haut.
doctor-not-usable = Héraut ne peut pas bien jouer ainsi. Commence par ce qui ne va pas, plus haut.

## Asking for a word, with --aloud

doctor-trial-word = oui
doctor-say-word = Maintenant, essayons le micro. Quand je me tais, dis : { $word }.
doctor-word-heard = Je t'ai bien entendu.
doctor-word-other = J'ai entendu parler, mais pas ce mot. Rapproche le micro. Et si ce n'est pas fait, installe le modèle officiel : heraut model install fr.
doctor-word-nothing = Je n'ai rien entendu en huit secondes. Monte le niveau du micro dans les réglages du son, ou branche un casque avec un micro.
doctor-word-failed = Le micro s'est arrêté pendant l'essai.

## The voice

doctor-voice = La voix
doctor-voice-word = Bonjour
doctor-voice-speaks = Je sais parler. { $count ->
        [0] { "" }
        [one] { "" }
       *[other] J'ai { N($count) } voix : « heraut settings voices » les fait entendre.
    }
doctor-voice-degraded = Je parle, mais sans la voix habituelle de cet ordinateur : { $why }.
doctor-voice-degraded-advice = Tu peux jouer ainsi. Réinstaller Héraut aide parfois.
doctor-voice-none = Je n'arrive pas à parler : { $why }.
doctor-voice-none-advice = Réinstalle Héraut avec pip. Sous Windows et macOS, installe aussi une voix française dans les réglages du système.
doctor-voice-silent = J'ai fabriqué un mot, mais il est muet.
doctor-voice-silent-advice = Choisis une autre voix française dans les réglages du système, ou réinstalle Héraut avec pip.

## The model

doctor-model = Le modèle d'écoute
doctor-model-embedded = J'écoute avec le petit modèle fourni. Il comprend les voix de synthèse, et mal les personnes.
doctor-model-embedded-advice = Avant de jouer avec ta voix, lance une fois : heraut model install { $lang }.
doctor-model-installed = J'écoute avec le modèle { $name }, { $why ->
        [environment] que la variable HERAUT_MODEL demande
        [asked] que tu as demandé
       *[installed] le modèle officiel que tu as installé
    }.
doctor-model-broken = { $problem }
doctor-model-broken-advice = La commande heraut model list dit quel modèle est choisi.

## The vocabulary

doctor-vocabulary = Le vocabulaire
doctor-vocabulary-whole = Le modèle connaît les { N($count) } mots du jeu.
doctor-vocabulary-aliased = Le modèle connaît les { N($count) } mots du jeu, dont { N($aliased) } sous une autre forme : { ALL($words) }.
doctor-vocabulary-missing = Le modèle ne connaît pas { N($missing) } mots du jeu sur { N($count) } : { ALL($words) }. Les phrases qui les contiennent ne seront pas entendues.
doctor-vocabulary-missing-advice = Dis la même chose avec d'autres mots, ou tape-la au clavier. La commande heraut model list montre les autres modèles.
doctor-vocabulary-unknown = Sans modèle, je ne peux pas vérifier les mots du jeu.
doctor-vocabulary-unknown-advice = Répare d'abord le modèle.

## The second ear

doctor-second-ear = La deuxième oreille
doctor-second-ear-hears = Quand la première ne comprend pas, j'écoute encore avec { $name }{ $kind ->
        [whisper] , par faster-whisper
       *[vosk] , sans liste de phrases
    }.
doctor-second-ear-none = Je n'en ai pas. { $lacks ->
        [library] Il manque faster-whisper.
        [files] Il manque son modèle.
       *[both] Elle aide à comprendre les voix que la première comprend mal.
    }
doctor-second-ear-none-advice = { $lacks ->
        [library] Tape : pip install heraut[people].
        [files] Tape : heraut model install whisper-base.
       *[both] Pour en avoir une, tape : pip install heraut[people], puis : heraut model install whisper-base.
    }
doctor-second-ear-broken = { $name } est là et ne démarre pas : { $why }.
doctor-second-ear-broken-advice = Tape : heraut model install whisper-base --again.

## The saved matches

doctor-saves = Les parties gardées
doctor-saves-writable = Je peux écrire dans le dossier { $path }.
doctor-saves-refused = Je ne peux pas écrire dans le dossier { $path } : { $why }.
doctor-saves-refused-advice = Libère de la place ou rends ce dossier accessible. Ou garde chaque partie ailleurs, avec l'option save suivie d'un fichier.

## The microphone

doctor-microphone = Le microphone
doctor-microphone-hears = J'entends par { $name }.
doctor-microphone-silent = Le microphone { $name } ne donne que du silence complet.
doctor-microphone-silent-advice = Le microphone est peut-être coupé. Regarde son bouton, puis les réglages de confidentialité : ils doivent permettre le microphone au terminal.
doctor-microphone-none = Je ne trouve pas de microphone.
doctor-microphone-none-advice = Branche un microphone ou un casque, puis relance heraut doctor. Sans lui, joue au clavier, avec l'option text.
doctor-microphone-failed = Le microphone ne s'ouvre pas, ou ne donne aucun son.
doctor-microphone-failed-advice = Ferme les autres programmes qui l'utilisent, puis relance heraut doctor. Sans lui, joue au clavier, avec l'option text.
doctor-microphone-no-portaudio = Le programme PortAudio manque.
doctor-microphone-no-portaudio-advice = { doctor-install-portaudio } Sans lui, joue au clavier, avec l'option text.

## The loudspeaker

doctor-loudspeaker = Le haut-parleur
doctor-loudspeaker-plays = Je peux parler par { $name }.
doctor-loudspeaker-none = Je ne trouve pas de haut-parleur que je puisse ouvrir.
doctor-loudspeaker-none-advice = Branche un haut-parleur ou un casque, ferme les programmes qui l'utilisent, puis relance heraut doctor. Sans lui, tout est écrit à l'écran.
doctor-loudspeaker-no-portaudio = Le programme PortAudio manque.
doctor-loudspeaker-no-portaudio-advice = { doctor-install-portaudio } Sans lui, tout est écrit à l'écran.

doctor-install-portaudio = Sous Debian et Ubuntu, lance : sudo apt install libportaudio2. Sous Fedora : sudo dnf install portaudio. Sous Arch : sudo pacman -S portaudio. Sous macOS : brew install portaudio.

## The reader

doctor-reader = Le lecteur de cartes
doctor-reader-there = Le lecteur répond : { $name }.
doctor-reader-no-reader = Je ne trouve pas de lecteur.
doctor-reader-no-reader-advice = Branche-le, puis relance heraut doctor. S'il est sur un port série, nomme-le, par exemple avec l'option reader suivie de tty:USB0:pn532.
doctor-reader-no-libusb = Le programme libusb manque.
doctor-reader-no-libusb-advice = Sous Debian et Ubuntu, lance : sudo apt install libusb-1.0-0. Sous Fedora : sudo dnf install libusb1. Sous Arch : sudo pacman -S libusb. Sous macOS : brew install libusb. Sous Windows, installe le pilote WinUSB du lecteur avec Zadig, et la bibliothèque libusb.
doctor-reader-busy = Le lecteur est pris par un autre programme.
doctor-reader-busy-advice = Ferme l'autre programme. Sous Linux, arrête le service pcscd avec : sudo systemctl stop pcscd.socket pcscd. Puis écarte les modules du noyau avec : sudo modprobe -r pn533_usb pn533 nfc. La page installation de la documentation dit comment les écarter pour toujours.
doctor-reader-no-permission = Le lecteur est là, ou le port USB, mais je n'ai pas le droit de l'ouvrir.
doctor-reader-no-permission-advice = Sous Linux, ajoute une règle udev : la page installation de la documentation la donne. Sur un port série, rejoins le groupe dialout avec : sudo adduser, ton nom, dialout. Puis débranche et rebranche le lecteur.
doctor-reader-error = Le lecteur a un problème que je ne connais pas : { $why }.
doctor-reader-error-advice = Débranche-le et rebranche-le, puis relance heraut doctor.
doctor-reader-bad-path = Le chemin « { $path } » n'est pas celui d'un lecteur.
doctor-reader-bad-path-advice = Écris usb, ou par exemple tty:USB0:pn532 pour un port série.
