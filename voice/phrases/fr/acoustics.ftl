# python -m heraut.voice.acoustics: for who makes the acoustic model. Names of options as in help.ftl.

acoustics-needs = { $command } a besoin de { $need } : pip install 'heraut[acoustics]'

command-acoustics = Travailler sur le modèle acoustique fourni.
command-adapt = Faire un modèle personnel à partir du dossier que heraut record a rempli.
command-talk = Mesurer ce qu'un modèle fait des conversations de la table, et des ordres dits pendant que d'autres parlent.
command-families = Mesurer un modèle avec des familles de voix inconnues de lui, sans bruit et dans le bruit.
command-graph = Refaire le graphe d'un modèle d'après le lexique, après y avoir ajouté des mots.
command-heldout = Écrire des phrases dites par des voix dont aucun modèle n'apprend ; ensuite : heraut evaluate OUT.
command-make = Faire le modèle à partir de rien ; la même commande continue ce qui a été interrompu.
command-measure = Mesurer un modèle avec des voix inconnues de lui, et écrire les chiffres de sa fiche.
command-measure-more = Un dossier dans OUT, nommé d'après les voix et la graine, garde les enregistrements, pour ne pas les refaire avec un autre modèle.
command-people = Réunir des enregistrements de personnes, dont un modèle peut apprendre.
command-people-more = Ce sont des paquets de Debian, reconnus à leur empreinte ; le tableau recordings.jsonl de chaque dossier dit qui dit quoi, et sous quelle licence.
command-phrases = Mesurer en combien de temps Héraut est prêt pour ce qui peut être dit ensuite, dans chaque jeu.
command-respoken = Faire redire les phrases d'un dossier d'enregistrements par les voix de MBROLA, en deux parts : l'une pour régler, l'autre pour mesurer ; ensuite : heraut evaluate.
command-lines = Mesurer chaque série de mots pour les lignes, et récrire les chiffres de la fiche.
command-strangers = Faire dire des phrases du jeu à une voix étrangère de synthèse, gardées comme heraut record les garde.

option-name = Le nom du modèle personnel.
option-base = Le modèle d'où partir ; sinon, le modèle fourni.
option-again = Remplacer le modèle personnel qui a ce nom.
option-model = Un nom ou un dossier.
option-seed = Pour tirer d'autres voix et d'autres bruits.
option-card = La fiche dont les chiffres sont récrits.
option-voices = Qui parle ; les voix « final » sont pour la seule mesure de la fin.
metavar-name = NOM
metavar-base = NOM|DOSSIER
metavar-recordings = ENREGISTREMENTS

option-phrases-times = Combien de fois mesurer.
option-graph-model = Le dossier du modèle.
option-graph-words = Une liste de mots ; plusieurs fois si l'on veut.
option-graph-phrases = Des phrases, une par ligne ; de même.
option-graph-lexicon = Au lieu de celui qui est fourni.
option-graph-word-penalty = Ce que coûte chaque mot.
option-graph-unknown-penalty = Ce que coûte un mot inconnu.
option-graph-unknown-phone-penalty = Ce que coûte chaque son d'un mot inconnu.
option-graph-check = Comparer avec le graphe du modèle, sans rien écrire.
option-make-out = Le dossier du modèle.
option-make-work = Ce qui est à moitié fait est gardé là ; sinon dans OUT.work.
option-make-people = Le dossier des enregistrements de personnes ; sinon dans le dossier de travail. Ce qui manque est téléchargé.
option-make-from = Un dossier où sont les paquets, au lieu du réseau.
option-make-given = Un dossier où sont les paquets, au lieu du réseau.
option-make-without = Ne rien apprendre de cette source, pour mesurer avec elle ; plusieurs fois si l'on veut.
option-make-base = Continuer avec le réseau de ce modèle, au lieu d'en faire un avec des voix de synthèse seules.
option-make-tiny = Essayer chaque étape, en une minute ou deux.
option-families-out = Pour les paquets et les enregistrements.
option-families-from = Un dossier où sont les paquets, au lieu du réseau.
option-families-given = Un dossier où sont les paquets, au lieu du réseau.
option-families-people = Un dossier d'enregistrements de personnes : leurs nombres sont mesurés aussi.
option-talk-out = { option-families-out }
option-talk-from = { option-families-from }
option-talk-given = { option-families-given }
option-talk-people = Un dossier d'enregistrements de personnes : ce qu'elles y disent et qui n'est pas du jeu est mesuré aussi.
option-measure-out = Pour les enregistrements et les chiffres.
option-measure-fast = Un dixième de tout : pour voir que cela marche.
option-lines-game = Le jeu dont on mesure aussi les mots.
option-lines-voices = Combien de ces voix inconnues.
option-lines-each = Combien de cases d'une ligne dit chaque voix.
option-people-out = Le dossier des enregistrements ; ce qui y est déjà y reste.
option-people-from = Un dossier où sont les paquets, au lieu du réseau.
option-people-given = Un dossier où sont les paquets, au lieu du réseau.
option-people-only = Cette source seulement ; plusieurs fois si l'on veut.
option-respoken-out = Pour les paquets et les deux dossiers, chosen-by et held-out.
option-respoken-from = Un dossier où sont les paquets, au lieu du réseau.
option-respoken-given = Un dossier où sont les paquets, au lieu du réseau.
option-respoken-count = Combien de phrases dans chaque part.
option-respoken-seed = Pour tirer d'autres phrases.
option-strangers-out = Le dossier des enregistrements.
option-strangers-count = Combien de phrases.

## graph

graph-added = { $count ->
        [0] Aucun mot ajouté.
       *[other] Mots ajoutés, { $count } : { $words }
    }
graph-drawn = { $count } mots, { $ways } prononciations, dans { $folder }
graph-same = Le graphe est bien celui du lexique : { $count } mots.
graph-no-model = { $folder } n'est pas un modèle : il n'a pas de dossier graph.
graph-differs = Le lexique donne d'autres fichiers que ceux de { $folder } : { $files }

## make

make-speech = Parole : { $done } parties sur { $count }.
make-learns = J'apprends avec { NUMBER($hours, maximumFractionDigits: 1) } heures.
make-goes-on = { $name } : je continue après le pas { $done } sur { $steps }.
make-step = { $name } : pas { $done } sur { $steps }, { $judged } ; encore { $minutes } minutes environ.
make-frames = Trames où le son est juste, dans de la parole inconnue : { NUMBER($percent, maximumFractionDigits: 1) } %.
make-sequences = Après les phrases entières, où l'instant compte moins : { NUMBER($percent, maximumFractionDigits: 1) } %.
make-aligned = Enregistrements : { $clips } extraits, { $speakers } voix, { $minutes } minutes.
make-mixed = Enregistrements dans des pièces : { $done } parties sur { $count }.
make-done = Le modèle est dans { $folder }, après { $minutes } minutes.

## people

people-fetches = { $name } : { $done } mégaoctets sur { $total }.
people-unreadable = Sans son à lire, laissé de côté : { $file }
people-has = { $source } : { $count } enregistrements, { NUMBER($minutes, maximumFractionDigits: 1) } minutes.
people-done = { $count } enregistrements, { $minutes } minutes, dans { $folder }
error-no-package = { $path } n'est pas un paquet Debian.
error-no-git = Le programme git est introuvable ; sans lui, je ne peux pas avoir { $name }.
error-no-commit = Je ne peux pas avoir la version { $commit } du dépôt { $name } : { $reason }
error-no-pico = La voix Pico ne marche pas ici : { $reason }
error-no-mbrola = Le programme mbrola ne marche pas ici : { $reason }
error-no-sound = Je ne peux pas lire le son de { $path } : { $reason }.

## measure, heldout, lines, strangers

measure-recorded = { $count } enregistrements des voix { $voices }, dans { $folder }
measure-spoken = { $done } phrases dites sur { $count }.
measure-condition = { $count } enregistrements { $snr ->
        [none] sans bruit
       *[other] avec du bruit à { $snr } décibels
    }.
measure-progress = { $done } sur { $count }.
measure-costs = Ce que coûte le modèle : taille, chargement, mémoire, vitesse.
measure-confusions = { $name } : { $count } enregistrements, { $times } fois.
measure-ready = { $game }, { $scope } : { $count } phrases, réunies en { $together } ms ; une oreille neuve en { $new } ms, une gardée en { $kept } ms.
measure-readiest = Au plus { $new } ms, en médiane de { $times } fois.
measure-written = Les chiffres de { $card } sont récrits.
strangers-done = { $count } phrases de la voix { $name } sont dans { $folder }.

## Errors

error-other = Cela n'a pas marché : { $why }
error-foreign = La voix de synthèse espeak-ng ne dit pas « { $text } » en français.
error-other-set = Le dossier { $folder } a des enregistrements d'autres voix ou d'autres phrases. Donne un autre dossier.
error-lacking = Le modèle { $model } n'a pas de mots pour : { ALL($phrases) }.
error-no-place = La fiche { $file } ne dit pas où vont les chiffres. Écris-y les deux lignes { $begin } et { $end }.
error-unpronounceable = Je ne sais pas prononcer « { $word } ». Écris sa prononciation dans exceptions.fr.txt.
error-lexicon-line = Le lexique a un défaut, ligne { $line } : il faut le mot, le coût, les sons.
error-lexicon-cost = Le lexique a un défaut, ligne { $line } : le coût { $text } n'est pas un nombre positif.
error-lexicon-phone = Le lexique a un défaut, ligne { $line } : le son { $text } n'existe pas.
