# Problems with saved matches.

error-damaged-journal = La partie gardée dans { $path } est abîmée, ligne { $line }. { $problem ->
        [empty] Le fichier est vide.
        [not_json] Cette ligne n'est pas lisible.
        [wrong_crc] Cette ligne a été modifiée, ou une ligne manque avant elle.
        [wrong_header] Le début ne décrit pas une partie que je connais.
        [not_playable] Ce coup n'est pas possible à cet endroit.
       *[other] Cette ligne n'est pas celle d'une partie.
    } Je n'ai rien changé. Reprends une copie de ce fichier si tu en as une, ou commence une nouvelle partie.
error-unknown-journal-format = La partie gardée dans { $path } vient d'une autre version de Héraut. Je n'ai rien changé. Mets Héraut à jour, puis reprends-la.
error-sealed-elsewhere = La partie gardée dans { $path } est scellée, et la clé n'est pas sur ce compte : elle vient d'un autre compte ou d'un autre ordinateur, ou la clé a été perdue. Je n'ai rien changé. Avec une copie de sauvegarde du fichier saves.key, remets-la à sa place. Sinon, cette partie ne peut plus être lue, et tout le reste marche.
error-export-unfinished = Cette partie n'est pas finie. Je n'écris pas en clair ce que les joueurs ne doivent pas encore savoir. Finissez-la, puis recommence.
error-journal-in-use = Cette partie est aussi jouée ailleurs : un autre programme a écrit dans { $path }. Rien n'est changé. Ferme l'un des deux.
error-journal-locked = Cette partie est ouverte en ce moment par un autre Héraut : { $path }. Rien n'est changé. Ferme l'autre d'abord, puis recommence.
error-journal-exists = Le fichier { $path } existe déjà. Pour le continuer, reprends cette partie. Pour une nouvelle partie, choisis un autre nom.
