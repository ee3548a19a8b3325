# Tagged cards and the reader. N($n): number in words.

## What a tag holds that is no card to play. Said by itself when a tag is only looked at.

what-tag-blank = La puce est vierge : rien n'est écrit dessus.
what-tag-foreign = { $content ->
    [text] Ce n'est pas une carte du jeu. J'ai lu un texte : « { $excerpt } ».
    [uri] Ce n'est pas une carte du jeu. J'ai lu une adresse Internet : { $excerpt }.
    [no_ndef] Ce n'est pas une carte du jeu. C'est peut-être une carte bancaire, un titre de transport ou un téléphone.
   *[other] Ce n'est pas une carte du jeu. La puce contient autre chose.
}
what-tag-half-written = La puce est incomplète : son écriture a été interrompue.
what-tag-wrong-deck = C'est une carte de Héraut, mais d'une autre boîte que la tienne.
what-tag-forged = La carte dit être de ta boîte, mais son sceau est faux. Elle a été modifiée, ou recopiée d'une autre.
what-tag-twin = Une autre puce dit déjà être cette carte-là. L'une des deux est une copie, ou n'est pas sur la bonne carte.
what-tag-unknown-version = La carte a été écrite par un Héraut plus récent. Je ne sais pas la lire.
what-tag-unreadable = Je sens une puce, mais je n'arrive pas à la lire.
what-tag-too-quick = La carte est partie avant que je l'aie lue.

## The same during a match: what was read, that nothing was played, what to do next.

error-tag-blank = { what-tag-blank } Je n'ai rien joué. Pose une autre carte, ou dis son nom.
    .bref = Puce vierge. Rien n'est joué.
error-tag-foreign = { what-tag-foreign } Je n'ai rien joué. Pose une carte du jeu, ou dis son nom.
    .bref = Ce n'est pas une carte du jeu. Rien n'est joué.
error-tag-half-written = { what-tag-half-written } Je n'ai rien joué. Dis le nom de la carte. Plus tard, récris-la avec la commande heraut cards write.
    .bref = Puce incomplète. Rien n'est joué. Dis le nom de la carte.
error-tag-wrong-deck = { what-tag-wrong-deck } Je n'ai rien joué. Pose une carte de ta boîte, ou dis son nom.
    .bref = Carte d'une autre boîte. Rien n'est joué.
error-tag-forged = { what-tag-forged } Je n'ai rien joué. Dis le nom de la carte, et que la table le vérifie.
    .bref = Le sceau de la carte est faux. Rien n'est joué.
error-tag-twin = { what-tag-twin } Je n'ai rien joué. Repose-la si c'est bien la bonne, ou pose l'autre.
    .bref = Deux puces pour la même carte. Rien n'est joué. Repose la bonne.
error-tag-unknown-version = { what-tag-unknown-version } Je n'ai rien joué. Dis le nom de la carte, et mets Héraut à jour plus tard.
    .bref = Carte trop récente pour moi. Rien n'est joué.
error-tag-unreadable = { what-tag-unreadable } Je n'ai rien joué. Repose-la bien à plat, seule, loin du métal. Ou dis son nom.
    .bref = Puce illisible. Rien n'est joué. Repose-la à plat.
error-tag-too-quick = { what-tag-too-quick } Je n'ai rien joué. Repose-la et attends le son.
    .bref = Trop vite. Rien n'est joué. Repose-la.
error-tag-gone = La puce est partie avant la fin. Repose-la et attends que je parle.

## The reader

error-reader-unplugged = Le lecteur de cartes ne répond plus. Débranche-le, rebranche-le, et recommence.
error-reader-no-reader = Je ne trouve pas de lecteur de cartes. Branche-le, et recommence.
error-reader-no-libusb = Je ne peux pas chercher de lecteur de cartes : le programme libusb n'est pas installé. Installe libusb 1.0. Sous Debian et Ubuntu : sudo apt install libusb-1.0-0. Sous macOS : brew install libusb.
error-reader-busy = Le lecteur de cartes est déjà pris par un autre programme. Ferme cet autre programme, et recommence. Sous Linux, c'est souvent le service pcscd, ou le module pn533.
error-reader-no-permission = Je n'ai pas le droit d'ouvrir le lecteur de cartes. Sous Linux, une règle udev donne ce droit. Ensuite, débranche et rebranche le lecteur.
error-reader-error = Le lecteur de cartes a un problème que je ne connais pas : { $why }. Débranche-le, rebranche-le, et recommence.
error-reader-bad-path = « { $path } » n'est pas un lecteur. Écris usb, ou par exemple tty:USB0:pn532 pour un port série.

# During a match: said once. The reader is tried again until it is back.
error-reader-lost-unplugged = Le lecteur de cartes ne répond plus. La partie continue à la voix. Rebranche-le : je le retrouverai tout seul.
    .bref = Lecteur perdu. On continue à la voix.
error-reader-lost-no-reader = Je ne trouve pas de lecteur de cartes. La partie continue à la voix. Branche-le : je le trouverai tout seul.
    .bref = Pas de lecteur. On continue à la voix.
error-reader-lost-no-libusb = Je ne peux pas chercher de lecteur de cartes : le programme libusb n'est pas installé. La partie continue à la voix. Pour savoir comment l'installer, lance plus tard la commande heraut doctor.
    .bref = Pas de lecteur : libusb manque. On continue à la voix.
error-reader-lost-busy = Le lecteur de cartes est déjà pris par un autre programme. La partie continue à la voix. Ferme l'autre programme : je réessaie tout seul.
    .bref = Lecteur déjà pris. On continue à la voix.
error-reader-lost-no-permission = Je n'ai pas le droit d'ouvrir le lecteur de cartes. La partie continue à la voix. Pour savoir quoi faire, lance plus tard la commande heraut doctor.
    .bref = Lecteur interdit. On continue à la voix.
error-reader-lost-error = Le lecteur de cartes a un problème que je ne connais pas. La partie continue à la voix, et je réessaie tout seul. Le débrancher et le rebrancher aide souvent.
    .bref = Problème de lecteur. On continue à la voix.
reader-back = Le lecteur de cartes est revenu. Tu peux poser des cartes.
    .bref = Lecteur revenu.
    .complet = Le lecteur de cartes est revenu : { $name }. Tu peux poser des cartes.

## Names and contents of cards

game-name = { $game ->
    [kingsbridge] Kingsbridge
    [seven_kingdoms] 7 Kingdoms
    [kingdom_builder] Kingdom Builder
    [world_without_end] Un Monde Sans Fin
   *[other] { $game }
}
game-said = { $game ->
    [seven_kingdoms] Sept Royaumes
   *[other] { game-name }
}
card-name = { game-name }, carte { $card }{ $copy ->
    [0] { "" }
   *[other] , exemplaire { N($copy) }
}
error-card-name = « { $text } » n'est pas une carte. Écris le jeu, une barre, la carte. Par exemple kingsbridge/7.
error-card-name-too-long = Le nom « { $name } » est trop long. Il peut avoir { N($most) } caractères.
error-card-copy-out-of-range = L'exemplaire { N($copy) } n'existe pas. Les numéros vont jusqu'à { N($most) }.
error-card-no-copy-left = Les { N($most) } exemplaires possibles de { $game }, carte { $card }, ont déjà une puce.
error-content-too-long = Le texte est trop long pour la puce : il faut { N($needed) } octets, elle en a { N($capacity) }. Rien n'est écrit. Raccourcis le texte de { N($excess) } octets.
error-content-not-https = L'adresse { $uri } ne commence pas par https. Rien n'est écrit. Donne une adresse en https.
error-content-secret-uri = Une carte sans texte est secrète : elle ne peut pas porter d'adresse Internet. Rien n'est écrit. Ajoute un texte, ou retire l'adresse.

## The deck register

error-register-absent = Il n'y a pas encore de registre de cartes. Il devrait être dans le fichier { $path }. Écris une première carte avec heraut cards write.
error-register-unreadable = Je ne peux pas lire le registre de cartes, le fichier { $path } : { $why }. Rien n'est changé.
error-register-damaged = Le registre de cartes est abîmé. C'est le fichier { $path }. Je n'y ai rien changé. Remets une copie de ce fichier, ou mets-le de côté pour commencer une nouvelle boîte. Avec une nouvelle boîte, les cartes déjà écrites seront à récrire.
error-register-newer = Le registre de cartes vient d'un Héraut plus récent. C'est le fichier { $path }. Je n'y ai rien changé. Mets Héraut à jour.
error-register-other-deck = Le fichier { $path } est le registre d'une autre boîte. Je n'y ai rien changé. Choisis un autre fichier.
error-register-not-written = Je ne peux pas écrire le registre de cartes, le fichier { $path } : { $why }. L'ancien registre est intact.

## Writing and learning

error-write-locked = La puce est verrouillée pour toujours. Rien n'est écrit. Prends une autre puce.
error-write-not-ndef = Cette puce ne peut pas recevoir de carte. Rien n'est écrit. Prends une puce NTAG213, 215 ou 216.
error-write-interrupted = La puce est partie avant la fin de l'écriture. Repose-la, et laisse-la jusqu'à ce que je parle.
error-write-not-kept = La puce n'a pas gardé ce que j'ai écrit. Repose-la. Si cela recommence, prends une autre puce.
error-learn-random-uid = Cette puce change de numéro à chaque fois. C'est peut-être un téléphone ou une carte bancaire. Je ne peux pas l'apprendre. Prends une autre puce.

## The command heraut cards

cards-writing = J'écris { $name }. Pose une puce sur le lecteur, et laisse-la jusqu'à ce que je parle.
cards-learning = J'apprends { $name }. Pose sa puce sur le lecteur.
cards-reading = Pose une carte sur le lecteur.
cards-waiting = J'attends toujours la puce. Pour arrêter, appuie sur Contrôle et C.
cards-nothing-laid = Aucune puce n'a été posée. Rien n'est changé. Relance la commande quand tu veux.
cards-stopped = Arrêté. Rien d'autre n'est changé.
cards-lift = Retire la puce.
cards-written = C'est écrit, et relu sans faute : { $name }. Il reste { N($left) } octets sur la puce.
cards-learnt = C'est appris : cette puce est maintenant { $name }.
cards-known-already = Cette puce est déjà { $name }. Il n'y a rien à changer.
cards-holds-card = Cette puce est déjà { $name }. Rien n'est changé. Prends une autre puce, ou relance la commande avec l'option replace.
cards-holds-other = { $what } Rien n'est changé. Prends une autre puce, ou relance la commande avec l'option replace pour l'effacer.
cards-cannot-hold = { $what } Rien n'est changé. Prends une autre puce.
cards-copy-taken = { $name } a déjà une autre puce. Choisis un autre numéro d'exemplaire, ou relance la commande avec l'option replace si l'ancienne est perdue.
cards-no-address = L'adresse des pages s'écrit comme http://192.168.1.23:8037, et non { $text }.
cards-whole-game = Pour tout un jeu, il n'y a ni exemplaire, ni texte, ni adresse à donner.
cards-one-copy = Un numéro d'exemplaire ne va qu'avec une seule carte à la fois.
cards-read = C'est { $name }.
cards-read-learnt = C'est { $name }. Je la connais par son numéro de puce.
cards-read-public = Un téléphone peut y lire : « { $text } ».
cards-read-secret = Un téléphone n'y lit rien : la carte est secrète.
