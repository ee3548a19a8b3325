# What --help says. command-<name>: what a command does; -more: the paragraphs after the first.
# option-<option>: what an option does, in all commands that have it; option-<command>-<option>: in
# that one. metavar-...: what stands for a value.

command-heraut = Héraut : un assistant de jeux de société qui écoute, lit les cartes et parle.

command-cards = Écrire, lire et apprendre les puces des cartes, et adapter une boîte.
command-demo = Entendre une partie enregistrée, sans aucun matériel.
command-doctor = Vérifier la voix, l'écoute, le lecteur et le vocabulaire.
command-evaluate = Mesurer comment Héraut comprend les enregistrements de FIXTURES, un dossier ou sa liste.
command-export = Écrire en clair une partie finie, dont le fichier gardé est SAVE.
command-export-more = Elle contient alors toutes les cartes et le tirage, et chacun peut la lire. Une partie qui n'est pas finie est refusée.
command-facts = Dire ce que le livret d'un jeu ne dit pas de la boîte, et le corriger.
command-lesson = Apprendre GAME en y jouant, par exemple kingsbridge : une leçon de moins de dix minutes. Sans GAME, Héraut demande quel jeu.
command-install-shortcut = Mettre Héraut dans le menu des programmes, ou l'en retirer.
command-keys = La clé des puces de tes cartes : en faire une copie, la remettre.
command-model = Les modèles d'écoute : lesquels sont là, en installer un.
command-play = Jouer une partie de GAME, par exemple kingsbridge. Sans GAME, tout se règle à la voix.
command-pocket = Les pages des téléphones : les rendre sûres.
command-record = Enregistrer des phrases avec ta voix, pour mesurer et améliorer l'écoute.
command-replay = Rejouer le fichier SCENARIO et vérifier ce qui en sort.
command-report = Faire un fichier à envoyer à qui peut réparer un problème.
command-report-more = Il contient erreur.log, les versions et les réglages ; ni partie gardée, ni clé.
command-settings = Ce qui est gardé d'une fois à l'autre : voix, vitesse, lecteur, casques.
command-settings-more = Une option de « heraut play » l'emporte pour une fois. En jouant, « garde ces réglages » garde la voix.
command-simulate = Jouer à GAME au hasard, mise en place après mise en place.
command-simulate-more = Sans --games, une partie par mise en place.
command-tournament = Faire jouer beaucoup de parties entre des joueurs de forces différentes, et dire qui gagne.
command-tournament-more = Sur tous les cœurs de cette machine, ou sur d'autres machines. La même graine donne toujours le même résultat.
command-understand = Mesurer comment Héraut comprend les phrases tapées de LISTS, chacune dans sa position.

## heraut cards

command-write = Écrire les puces de tout un jeu, par exemple kingsbridge, ou de cartes comme kingsbridge/7.
command-write-more = Pour un jeu, l'une après l'autre, sans celles qui sont faites. Pour une carte sans numéro d'exemplaire, le prochain numéro libre est pris.
command-read = Dire ce que contient une puce.
command-learn = Apprendre les puces déjà là de tout un jeu, ou d'une carte comme kingsbridge/7.
command-kit = Faire les étiquettes à imprimer pour adapter la boîte d'un jeu, par exemple kingsbridge.

## heraut pocket

command-certificate = Faire l'autorité de ce foyer, et dire comment un téléphone lui fait confiance.
command-certificate-more = Avec elle les pages sont chiffrées, et un téléphone peut écouter et lire les cartes.
option-certificate-replace = En faire une autre ; chaque téléphone doit alors l'apprendre de nouveau.

## heraut facts

command-facts-game = Dire ce que le livret de JEU ne dit pas de la boîte, et le corriger.
command-facts-game-more = Par exemple seven_kingdoms. Le fichier de corrections se vérifie avec --check, et sert à toutes les parties qui commencent après --install. « heraut facts add-event » décrit une carte de la boîte question par question, et « heraut facts describe » tout ce qu'elle contient.
command-add-event = Décrire des cartes événement de sa boîte, question par question.
command-describe = Décrire sa boîte question par question, et corriger ce qui en est déjà dit.
command-describe-more = Cartes, terrains, maisons, projets, dons, dé, conseil et jetons : chaque chose est lue, puis gardée ou corrigée. « Où j'en suis » dit ce qui reste. Tout entre dans le fichier de corrections de JEU, ou dans celui de --file.
command-add-event-more = Chacune entre dans le fichier de corrections de JEU, qui sert aux parties suivantes, ou dans le fichier de --file. Avec --tag, les puces s'écrivent à la fin.

## heraut model

command-list = Dit quels modèles sont là, lequel sert, et pourquoi.
command-calibrate = Règle sur ENREGISTREMENTS à partir de quand un modèle doute.
command-calibrate-more = Ce sont des dossiers d'enregistrements comme ceux de « heraut evaluate » : des phrases du jeu, et des paroles qui n'en sont pas. Les seuils trouvés sont gardés dans le dossier du modèle.
command-install = Installe le modèle officiel de LANG, par exemple fr ; il faut le réseau une seule fois.

## heraut keys

command-keys-export = Copier la clé et le registre des puces dans le fichier PATH.
command-import = Remettre la clé et le registre du fichier PATH.
option-import-replace = Même si une autre clé est là ; elle est gardée à côté.

## heraut settings

command-settings-list = Dire ce qui est gardé.
command-settings-set = Garder VALEUR pour NOM, par exemple rate 220.
command-settings-reset = Oublier NOM ; sans NOM, tout.
command-settings-voices = Faire entendre les voix de cet ordinateur, chacune avec son nom.

option-settings-voices-silent = Les écrire sans les faire entendre.
metavar-settings-set-name = NOM
metavar-settings-set-value = VALEUR
metavar-settings-reset-name = [NOM]

option-heraut-version = Dire la version.

## The options of several commands

option-lang = La langue.
option-verbosity = Combien de détails.
option-json = Un objet JSON au lieu de phrases.
option-reader = Le lecteur de cartes.
option-deck = Le fichier du registre de cartes.
option-wait = Combien de secondes attendre une puce.
option-copy = Le numéro d'exemplaire, à partir de 1.
option-replace = Remplacer ce que la puce ou le registre contient déjà.
option-speak = Tout dire aussi à voix haute ; c'est ainsi sans option, s'il y a un haut-parleur.
metavar-copy = N
metavar-option = NOM=VALEUR
metavar-reader = CHEMIN

## The options of one command

option-play-setup = Tout régler à la voix, même si le jeu est nommé.
option-play-seats = Combien de personnes jouent.
option-play-players = Les prénoms, séparés par des virgules, dans l'ordre du tour.
option-play-cards = Qui tient les cartes.
option-play-option = Option de règle.
option-play-seed = Pour refaire la même distribution.
option-play-save = Le fichier où garder la partie.
option-play-resume = La partie gardée à reprendre.
option-play-text = Taper les phrases au lieu de les dire.
option-play-reader = Le lecteur : usb, tty:USB0:pn532, ou none pour jouer sans.
option-play-speech = Qui parle : own, ma voix ; screen-reader, ton lecteur d'écran ; both, ma voix et le braille de ton lecteur d'écran.
option-play-rate = La vitesse de la voix, en mots par minute.
option-play-volume = Le volume de la voix, en pour cent.
option-play-voice = Le nom de la voix ; « heraut settings voices » les fait entendre.
option-play-model = Écouter avec ce modèle.
option-listen = Quand j'écoute : always, toujours ; push, une phrase quand on appuie sur Entrée, une pédale, la carte « écoute » ou un téléphone.
option-play-headphones = Casques pour tous : on peut me couper la parole.
option-play-ear = Un casque.
option-play-pocket = Ouvrir dans la pièce des pages pour les téléphones des joueurs.
option-play-pocket-address = L'adresse de cet ordinateur où les ouvrir, si ce n'est pas celle du réseau.
option-play-pocket-port = Le port où les ouvrir.
option-export-out = Le fichier à écrire ; sans option, à côté de l'autre, avec un nom en clear.jsonl.
metavar-play-model = NOM|DOSSIER
metavar-play-ear = PLACE=SORTIE

option-report-out = Le fichier à faire.

option-play-greet = Se présenter d'abord, et dire si j'entends.

option-install-shortcut-autostart = Commencer aussi à parler dès que la session s'ouvre.
option-install-shortcut-remove = Retirer du menu et de l'ouverture de la session ; avec --autostart, de celle-ci seulement.
option-doctor-aloud = Tout dire à voix haute, et essayer le micro en demandant un mot.

option-simulate-seats = Combien de places, au lieu de tous les nombres.
option-simulate-games = Combien de parties en tout.
option-simulate-seed = Pour refaire les mêmes.
option-simulate-spoken = Dire chaque coup par une phrase, et compter les mots que tu entendrais.
option-simulate-players = Faire jouer ces joueurs l'un contre l'autre, par exemple strong,random : random, greedy, sensible, easy, medium ou strong.
option-simulate-option = Option de règle, au lieu de toutes ses valeurs.

option-tournament-players = Les joueurs, un par place, par exemple strong,easy : random, greedy, sensible, easy, medium ou strong ; strong:0.1 réfléchit dix fois moins.
option-tournament-games = Combien de parties.
option-tournament-seed = Pour refaire les mêmes.
option-tournament-option = Option de règle.

option-lesson-text = Taper les phrases au lieu de les dire.
option-lesson-headphones = Casque : on peut me couper la parole.
option-lesson-check = Vérifier que les leçons se suivent de toutes les façons.
option-lesson-transcript = Écrire les leçons mot à mot, au lieu d'en suivre une.

option-demo-wav = Où écrire ce qui est dit.
option-demo-silent = Écrire le son sans le jouer au haut-parleur.

option-doctor-reader = Le lecteur à essayer.
option-doctor-json = Écrire le résultat en JSON.

option-understand-lang = La langue des phrases.
option-understand-json = Écrire le résultat en JSON.

option-evaluate-ear = Qui écoute : first, la première oreille seule ; second, la deuxième seule ; both, les deux comme à table.
option-evaluate-noise = Ajouter du bruit, ce nombre de décibels sous la parole.
option-evaluate-model = Écouter avec ce modèle ; plusieurs fois, pour comparer.
option-workers = Partager le travail entre ce nombre de processus de cette machine.
option-cluster = Donner le travail aux machines d'un ordonnanceur Dask, par exemple tcp://10.0.0.1:8786.
metavar-evaluate-noise = SNR...
metavar-evaluate-model = NOM|DOSSIER

option-record-game = Le jeu.
option-record-out = Le dossier où garder les enregistrements.
option-record-count = Combien de phrases.
option-record-voice = Le nom de la voix ; sans lui, ton nom sur cet ordinateur.
option-record-seed = Pour tirer d'autres phrases.
option-record-list = Écrire seulement les phrases qui seraient demandées, sans rien enregistrer.
option-record-unchecked = Garder aussi un fichier où je comprends une autre phrase.
option-record-silent = Écrire les phrases sans les dire.
option-record-from-wav = Prendre ces fichiers au lieu du micro, un par phrase.
metavar-record-from-wav = FILE...

option-write-text = Un texte que tout téléphone peut lire. Sans lui, carte secrète.
option-write-uri = Une adresse https, pour une carte qui a un texte.
option-write-link = Un lien qui ouvre la page des téléphones avec cette carte ; seul, chez cet ordinateur, sinon à l'adresse dite.
metavar-write-wanted = JEU|CARTE...
metavar-learn-wanted = JEU|CARTE

option-kit-out = Le fichier PDF à faire.
option-kit-braille = Des chiffres braille au lieu de gros points.
option-kit-board = Seulement le plateau de cette partie, en grands caractères et en relief.
option-kit-sections = Le même pour des sections, du nord-ouest au sud-est : « taverne, enclos tourné, oasis, ferme ».
option-kit-replace = Remplacer le fichier s'il existe déjà.
metavar-kit-game = JEU

option-facts-game-check = Vérifier un fichier.
option-facts-game-install = Le vérifier et s'en servir.
option-facts-game-remove = Ne plus s'en servir.
metavar-facts-game-game = JEU

option-add-event-file = Un autre fichier que celui qui sert.
option-add-event-from = Une partie jouée : les cartes qu'on y a décrites sont relues, et gardées.
option-add-event-text = Taper les réponses au lieu de les dire.
option-add-event-tag = Écrire ensuite les puces des cartes.
option-add-event-speak = Dire aussi à voix haute, pour la puce.
metavar-add-event-game = [JEU]
option-describe-file = Un autre fichier que celui qui sert.
option-describe-text = Taper les réponses au lieu de les dire.
metavar-describe-game = [JEU]

option-calibrate-model = Le modèle à régler : son nom ou son dossier ; sans cela, celui qui sert.
option-calibrate-noise = Écouter aussi avec du bruit, à tant de décibels sous la parole.
metavar-calibrate-noise = SNR...
metavar-calibrate-model = NOM|DOSSIER
option-install-from = Le même fichier, pris ailleurs.
option-install-again = Même si le modèle est déjà installé.
metavar-install-from = ADRESSE|FICHIER

## Wrong uses, after the usage line

usage-like = Voulais-tu dire : { ANY($commands) } ?
usage-rule-option = '{ $option }' : une option s'écrit nom=valeur.
usage-play-ear = « { $text } » : il faut par exemple 1=casque.
usage-play-resumed = Une partie reprise garde ses joueurs et ses options.
usage-play-setup = La préparation à la voix demande les joueurs et les options. Pour les donner ici, nomme un jeu, par exemple kingsbridge, sans --setup.
usage-play-names = { $names } prénoms pour { $seats } places.
usage-play-short-names = Il faut des prénoms courts, séparés par des virgules.
usage-play-same-names = Il faut des prénoms différents : on les distingue à l'oreille.
usage-facts-one-thing = Une seule chose à la fois : --check, --install ou --remove.
