# The players' phones: what is said at the table, on a phone, and all that their pages show.
# $seat: a player. $digits: the figures of a number, one by one.

# Said at the table.
pocket-open = Les téléphones peuvent venir. L'adresse est { $url }. Pour l'entendre lentement : « l'adresse ».
pocket-open-alone = Les pages ne s'ouvrent que sur cet ordinateur, car il n'a pas de réseau. L'adresse est { $url }.
pocket-table-page = L'adresse de la table en grand est { $url }.
pocket-unvouched = Cette adresse n'est pas celle d'un réseau privé : le certificat de ton foyer ne vaut pas ici. Les pages ne sont pas chiffrées, sans micro ni lecture de cartes.
pocket-not-open = Les téléphones ne sont pas branchés. Dis : branche les téléphones.
pocket-code = Un téléphone demande la place { OF($seat) }. Son code : { EACH($digits) }. Je répète : { EACH($digits) }.
pocket-code-before = Un téléphone veut aider à préparer la partie. Son code : { EACH($digits) }. Je répète : { EACH($digits) }.
pocket-joined-before = Un téléphone est là pour préparer la partie.
pocket-claim = Sur chaque téléphone déjà là : choisis ton nom, et cette place est à toi.
pocket-code-aloud = Un téléphone demande une place. Son code ne se dit qu'à la table.
pocket-joined = Le téléphone { OF($seat) } est là. Ses secrets vont à lui seul.
pocket-kept-seat = Le téléphone { OF($seat) } garde sa place. Ses secrets vont à lui seul.
pocket-has-left = Le téléphone { OF($seat) } est parti.
pocket-unplugged = Plus aucun téléphone n'a de place. Les secrets se disent de nouveau à la table, si on les demande deux fois.
pocket-locked = Cinq faux codes. Plus aucun téléphone n'entre pendant une minute.
pocket-waits = { $seat }, quelque chose t'attend sur ton téléphone.

# How the address is said, slowly. $piece: a part of it.
pocket-address-begins = L'adresse, morceau par morceau.
pocket-address-secure = Elle commence par h, t, t, p, s, deux points, barre, barre.
pocket-address-piece = { $piece }, point.
pocket-address-last = { $piece }, deux points.
pocket-address-port = { EACH($digits) }. C'est tout.
pocket-address-name = Certains téléphones connaissent aussi { $name }, point, local.

# Said on one phone alone.
pocket-welcome = Tu as ta place. Ce que toi seul peux savoir arrive ici. Écris une phrase, ou choisis un bouton.
pocket-left = Tu as quitté ta place. La partie continue.
pocket-not-yours = C'est à { $seat } de jouer. Toi, tu peux poser des questions.
pocket-not-now = Ce n'est pas le moment de jouer. Tu peux poser des questions.
pocket-not-here = Cela se fait à la table, pas au téléphone.
pocket-table-busy = La table fait autre chose, ou une pause. Réessaie dans un instant.
pocket-nothing-for-you = La réponse n'est pas pour toi.
pocket-missed = { $count ->
    [one] Un message plus ancien n'est pas relu.
   *[other] { N($count) } messages plus anciens ne sont pas relus.
}
pocket-too-fast = C'est trop à la fois. Attends un instant, puis recommence.
pocket-too-long = Il faut une phrase, et pas trop longue.
pocket-no-seat = Ce téléphone n'a pas de place. Demande un code.
pocket-no-such-seat = Cette place n'existe pas, ou tout est pris.
pocket-no-claim = Cette place a déjà un téléphone. Pour la prendre, écris le code que dit la table.
pocket-moved-on = La partie a avancé : cela ne se peut plus.
pocket-no-sound = Ce son ne va pas : dix secondes au plus.
pocket-deaf = Je ne peux pas écouter les téléphones : mon modèle ne marche pas. Écris ta phrase.
pocket-heard-nothing = Je n'ai entendu personne.
pocket-no-card = Ce n'est pas une carte. Passe-la encore.
pocket-wrong-code = Ce code n'est pas le bon, ou il a déjà servi. Demande un autre code.
pocket-doors-locked = Trop de faux codes. Réessaie dans { N($seconds) } secondes.

# Errors before it begins.
error-pocket-missing = Il manque une bibliothèque pour les téléphones. Tape : pip install "heraut[pocket]"
error-pocket-address = Je ne peux pas ouvrir les pages des téléphones à l'adresse { $host }, port { $port }. Choisis une autre adresse avec --pocket-address, ou un autre port avec --pocket-port.

# What the pages show of the game.
pocket-title-hand = Ta main
pocket-title-columns = Les colonnes
pocket-title-characters = Les personnages
pocket-title-count = Où en est la partie
pocket-title-row = La rangée
pocket-title-crests = Les blasons
pocket-title-kingdoms = Les royaumes
pocket-title-kingdom-of = Royaume { OF($seat) }
pocket-title-board = Le plateau
pocket-title-goals = Les objectifs
pocket-title-event = L'événement
pocket-title-projects = Les projets
pocket-title-houses = Les maisons
pocket-title-market = Le marché
pocket-title-plague = La peste
pocket-empty-place = place vide
pocket-board-keys = Les flèches vont de case en case ; p et majuscule p, d'une case possible à l'autre. Un double trait entoure les cases possibles. Un chiffre est une cité : celui du joueur. Un cercle en pointillé : elle peut bouger. Sur un téléphone, touche une case, ou appuie sur Entrée, pour y bâtir ou pour déplacer la cité.
# $terrain: what the hex is. $owner: whose settlement stands there, "none" for nobody's.
pocket-hex = { HEX($hex) } : { $terrain }{ $owner ->
    [none] { "" }
   *[other] , cité { OF($owner) }
}
# What touching a hex does. $tile: by which location, where by one.
pocket-touch-build = Bâtir ici
pocket-touch-use = Bâtir avec { kingdom-builder-the-tile }
pocket-touch-move = Déplacer cette cité avec { kingdom-builder-the-tile }
pocket-touch-capitol = Mettre le capitole ici
pocket-touch-cave = Mettre la cave ici
pocket-touch-lifted = { $count ->
    [one] Cité de { HEX($hex) } levée. Elle peut aller sur une case.
   *[other] Cité de { HEX($hex) } levée. Elle peut aller sur { N($count) } cases.
} Choisis où la poser. Échap, ou elle-même : elle reste là.
# One letter for each kind of hex, all different.
pocket-letter-grass = P
pocket-letter-canyon = C
pocket-letter-desert = D
pocket-letter-flowers = L
pocket-letter-forest = F
pocket-letter-water = E
pocket-letter-mountain = M
pocket-letter-castle = H
pocket-letter-location = T
# $number: to be said to choose it. $command: what it does.
pocket-choice = { $number }. { $command }
pocket-more-moves = { $count ->
    [one] Un autre coup est possible : écris-le.
   *[other] { N($count) } autres coups sont possibles : écris-les.
}

# The pages' own words.
pocket-page-lang = fr
pocket-page-title = Héraut, ton téléphone
pocket-page-table-title = Héraut, la table
pocket-page-skip = Aller à ce que tu peux jouer
pocket-page-skip-settings = Aller aux réglages : couleurs, taille, voix
pocket-page-join = Prendre ta place
pocket-page-join-how = Choisis ton nom. Héraut dit alors un code à la table. Écris-le ici.
pocket-page-join-before = Héraut dit un code à la table. Écris-le ici. Tu peux alors répondre à ce que Héraut demande.
pocket-page-claim = C'est moi
pocket-page-claim-how = Choisis ton nom : cette place est alors à ce téléphone.
pocket-page-before = Préparer la partie
pocket-page-no-match = La partie n'a pas encore commencé. Cette page attend, et dit ce que la table entend.
pocket-page-match-begins = La partie commence. Choisis ton nom.
pocket-page-ask-code = Demander le code
pocket-page-code = Le code de quatre chiffres
pocket-page-enter = Entrer
pocket-page-see-table = Voir la table
pocket-page-turn = Le tour
pocket-page-told = Ce que tu entends
pocket-page-older = Ce qui a été dit avant
pocket-page-say = Écris une phrase
pocket-page-send = Envoyer
pocket-page-play = Ce que tu peux jouer
pocket-page-nothing-to-play = Rien à jouer pour l'instant.
pocket-page-answer = Réponds
pocket-page-always = Toujours possible
pocket-page-repeat = Répète
pocket-page-help = Aide
pocket-page-undo = Annule
pocket-page-yes = Oui
pocket-page-no = Non
pocket-page-hand = Ma main
pocket-page-turn-question = À qui le tour
pocket-page-quiet = Silence
pocket-page-say-repeat = répète
pocket-page-say-help = aide
pocket-page-say-undo = annule
pocket-page-say-yes = oui
pocket-page-say-no = non
pocket-page-say-hand = ma main
pocket-page-say-turn = à qui le tour
pocket-page-settings = Réglages
pocket-page-theme = Couleurs
pocket-page-theme-light = Claires
pocket-page-theme-dark = Sombres
pocket-page-theme-yellow = Jaune sur noir
pocket-page-size = Taille du texte
pocket-page-voice = Qui lit
pocket-page-voice-reader = Le lecteur d'écran
pocket-page-voice-phone = La voix du téléphone
pocket-page-rate = Vitesse de la voix
pocket-page-volume = Volume de la voix
pocket-page-read-all = Lire aussi ce que la table entend
pocket-page-leave = Quitter ta place
pocket-page-lost = La liaison est coupée. Je réessaie.
pocket-page-back = La liaison est revenue.
pocket-page-gone = Ta place est prise par un autre téléphone, ou quittée.
pocket-page-own = Pour toi seul
pocket-page-all = Dit à tous
pocket-page-table-now = La partie
pocket-page-zoom-in = Agrandir le plateau
pocket-page-zoom-out = Réduire le plateau
pocket-page-hex-free = possible
pocket-page-hex-movable = peut bouger
pocket-page-hex-lifted = levée
pocket-page-touch-which = Que faire ici ?
pocket-page-touch-none = Rien à jouer sur cette case.
pocket-page-touch-not-there = Pas là. Les cases possibles sont entourées d'un double trait.
pocket-page-touch-leave = Ne rien faire
pocket-page-touch-left = Rien n'est joué.
pocket-page-touch-gone = La partie a avancé. Rien n'est joué.
pocket-page-failed = Ce n'est pas parti. Vérifie le réseau, puis recommence.
pocket-page-card-later = Prends d'abord ta place, puis passe la carte encore.
pocket-page-cards-on = Lire les cartes avec ce téléphone
pocket-page-cards-listening = Ce téléphone lit les cartes : pose-les contre son dos.
pocket-page-cards-refused = Ce téléphone ne lit pas les cartes : le lecteur NFC est éteint, ou refusé.
pocket-page-talk = Parler
pocket-page-talk-send = Envoyer ce que j'ai dit
pocket-page-talk-refused = Ce téléphone ne donne pas son micro à cette page.
pocket-page-trust = Le certificat de ce foyer

# heraut pocket certificate: how phones come to trust the pages. $digits: how its fingerprint begins.
pocket-certificate-made = L'autorité de ce foyer est faite. Son certificat est le fichier { $path }.
pocket-certificate-there = L'autorité de ce foyer est déjà là. Son certificat est le fichier { $path }.
pocket-certificate-way = Pour chaque téléphone : envoie-lui ce fichier, ou ouvre sur lui la page de Héraut. La première fois il prévient que la page n'est pas sûre : continue quand même, puis appuie sur « Le certificat de ce foyer ».
pocket-certificate-ios = Sur un iPhone : ouvre Réglages, puis Profil téléchargé, puis Installer.
pocket-certificate-ios-trust = Ensuite, toujours dans Réglages : Général, Informations, Réglages des certificats. Active Héraut.
pocket-certificate-android = Sur Android : ouvre Paramètres, cherche « certificat », choisis Installer un certificat, puis Certificat CA, et prends le fichier.
pocket-certificate-then = Dès maintenant, l'adresse des pages commence par https. Avec elle, un téléphone peut t'écouter et lire les cartes. Un lien déjà écrit sur une carte, qui commence par http, est à récrire.
pocket-certificate-fingerprint = Son empreinte commence par { $digits }. Si le téléphone en montre une autre, n'accepte pas.
pocket-certificate-alone = Cette autorité ne vaut que dans ta maison. Ne donne à personne le dossier { $path } : il contient sa clé. Pour ne plus rien chiffrer, efface-le.
