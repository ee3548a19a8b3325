# The voice itself: how fast, how loud, and what keeps it from being heard.
# $rate: words per minute. $percent: a volume, 0 to 100.

mouth-faster = Plus vite : {N($rate)} mots par minute.
    .bref = Plus vite.
mouth-fastest = C'est ma vitesse la plus grande : {N($rate)} mots par minute. Pour ralentir, dis : plus lentement.
    .bref = Je ne peux pas aller plus vite.
mouth-slower = Plus lentement : {N($rate)} mots par minute.
    .bref = Plus lentement.
mouth-slowest = C'est ma vitesse la plus petite : {N($rate)} mots par minute. Pour accélérer, dis : plus vite.
    .bref = Je ne peux pas aller plus lentement.
mouth-louder = Plus fort : {N($percent)} pour cent.
    .bref = Plus fort.
mouth-loudest = Je parle déjà le plus fort possible. Pour encore plus de son, monte le volume de ton appareil.
    .bref = Je ne peux pas parler plus fort.
mouth-softer = Moins fort : {N($percent)} pour cent.
    .bref = Moins fort.
mouth-softest = Je parle déjà le plus doucement possible. Pour moins de son, baisse le volume de ton appareil.
    .bref = Je ne peux pas parler moins fort.

# Settings outside their range. $least and $most: words per minute.
error-rate-out-of-range = Cette vitesse n'existe pas : {N($rate)} mots par minute. Choisis entre {N($least)} et {N($most)}.
error-volume-out-of-range = Ce volume n'existe pas : {N($percent)} pour cent. Choisis entre zéro et cent.

# The voice. $why is technical and comes from the system, so only the long wording gives it.
error-no-voice = Je n'ai pas de voix sur cet ordinateur. J'écris ce que j'ai à dire. Pour savoir quoi faire, lance : heraut doctor.
    .bref = Je n'ai pas de voix. J'écris.
    .complet = Je n'ai pas de voix sur cet ordinateur. J'écris ce que j'ai à dire. Pour savoir quoi faire, lance : heraut doctor. La raison : {$why}
error-voice-degraded = Ma voix habituelle ne répond pas. Je parle avec ma voix de secours. La partie continue.
    .bref = Je parle avec ma voix de secours.
    .complet = Ma voix habituelle ne répond pas. Je parle avec ma voix de secours. La partie continue. La raison : {$why}
error-voice-not-found = Je ne trouve pas la voix {$wanted}. Je parle avec la voix {$voice}. Pour entendre la liste, lance : heraut doctor.
    .bref = Je ne trouve pas la voix {$wanted}. Je parle avec la voix {$voice}.
mouth-voice-back = J'ai retrouvé ma voix.

# The loudspeaker.
error-no-speaker = Je ne trouve pas de haut-parleur. J'écris ce que j'ai à dire. Branche un haut-parleur ou un casque : je parle dès qu'il est là.
    .bref = Je ne trouve pas de haut-parleur. J'écris.
error-speaker-lost = Le haut-parleur ne répond plus. J'écris ce que j'ai à dire. Rebranche-le : je redis ce qui n'a pas été entendu.
    .bref = Le haut-parleur ne répond plus. J'écris.
mouth-speaker-back = Le haut-parleur est revenu.
error-headphones-lost = Le casque { $device } n'est plus là. Rebranche-le : ce qui est secret attend jusque-là.
    .bref = Le casque { $device } n'est plus là. Rebranche-le.
mouth-headphones-back = Le casque est là. Ce qui est secret y va de nouveau.
    .bref = Le casque est là.

# Channels. $seat is the place of the player, the first one being 0.
error-no-private-output = {$seat ->
        [0] Le premier joueur
        [1] Le deuxième joueur
        [2] Le troisième joueur
        [3] Le quatrième joueur
        [4] Le cinquième joueur
       *[other] Ce joueur
    } n'a pas d'écouteur à lui. Je ne dis pas son secret tout haut. Branche un écouteur, ou demande une deuxième fois pour l'entendre devant tout le monde.
error-no-table-output = Je n'ai aucune sortie pour parler à la table. J'écris ce que j'ai à dire.

# The file that keeps what was said.
error-wav-not-written = Je ne peux pas enregistrer ma voix dans le fichier {$path}. La partie continue. Choisis un autre dossier, ou libère de la place.
    .bref = Je ne peux pas enregistrer ma voix dans un fichier.
    .complet = Je ne peux pas enregistrer ma voix dans le fichier {$path}. La partie continue. Choisis un autre dossier, ou libère de la place. La raison : {$why}

# The marks in what is to be typed, for who only hears it.
typed-dash = tiret
typed-underscore = souligné
typed-bracket = crochet ouvrant
typed-closed-bracket = crochet fermant
