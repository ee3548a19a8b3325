# Models to hear with: what is there, installing one, and what can go wrong. Sizes are megabytes.

model-for = { $lang ->
        [fr] Pour le français
        [en] Pour l'anglais
       *[other] Pour { $lang }
    }

# heraut model list

model-used = { model-for }, j'utilise { $name }. { $why ->
        [asked] Tu l'as demandé.
        [environment] La variable HERAUT_MODEL le demande.
        [installed] C'est le modèle officiel, installé.
       *[embedded] C'est le petit modèle fourni. Il comprend les voix de synthèse, et mal les personnes.
    }
model-place = Il est dans { $path }.
model-also = Il y a aussi { $name }, { $kind ->
        [embedded] le petit modèle fourni.
        [personal] un modèle personnel. Je ne m'en sers que si on le nomme.
        [damaged] un modèle personnel abîmé. Pour le refaire, lance de nouveau l'adaptation, avec --again.
       *[official] le modèle officiel, installé.
    }
model-personal = { $clips ->
        [one] Il vient d'un enregistrement
       *[other] Il vient de { N($clips) } enregistrements
    } de { ALL($voices) }, à partir de { $base }. Sur { N($left) } autres, il en comprend { N($after) }, et { $base } en comprenait { N($before) }.
model-advice = Pour jouer avec ta voix, installe le modèle officiel. Tape : heraut model install { $lang }.
model-none = { model-for }, aucun modèle n'est là. Pour en installer un, tape : heraut model install { $lang }.
model-second = Deuxième oreille : { $name }, { $kind ->
        [whisper] par faster-whisper
       *[vosk] sans liste de phrases
    }. Elle est dans { $path }.
model-no-second = Deuxième oreille : aucune. { $lacks ->
        [library] Il manque faster-whisper. Tape : pip install heraut[people].
        [files] Il manque son modèle. Tape : heraut model install whisper-base.
       *[both] Pour en avoir une, tape : pip install heraut[people], puis : heraut model install whisper-base.
    }

# heraut model install

model-already = { $name } est déjà installé. Il n'y a rien à faire.
model-fetching = J'installe { $name }. Il fait { $total ->
        [0] moins d'un mégaoctet.
        [1] un mégaoctet.
       *[other] { N($total) } mégaoctets.
    }
model-going-on = { $done ->
        [0] Une partie est déjà là. Je continue.
        [1] Un mégaoctet est déjà là. Je continue.
       *[other] { N($done) } mégaoctets sont déjà là. Je continue.
    }
model-progress = { N($percent) } pour cent, { N($done) } { $done ->
        [0] mégaoctet
        [1] mégaoctet
       *[other] mégaoctets
    } sur { N($total) }.
model-installed = { $name } est vérifié et installé. Je m'en sers dès la prochaine partie.
model-installed-second = { $name } est vérifié et installé. C'est ma deuxième oreille : je m'en sers quand la première ne comprend pas.

# What can go wrong

error-model-missing = { model-for }, aucun modèle n'est là. Pour en installer un, tape : heraut model install { $lang }.
error-model-no-second-ear = { model-for }, aucune deuxième oreille n'est là. Installe faster-whisper avec pip, puis tape : heraut model install whisper-base.
error-model-unknown = Je ne connais pas de modèle officiel pour { $lang }. Il y en a pour fr, le français, et en, l'anglais.
error-model-not-found = { $path } n'est pas un dossier de modèle. Vérifie le chemin, ou l'option et la variable HERAUT_MODEL.
error-model-damaged = Le modèle dans { $path } est abîmé, je ne peux pas m'en servir. Pour remplacer le modèle officiel, tape : heraut model install { $lang }. Un modèle personnel se refait avec la commande adapt.
error-model-offline = Je ne peux pas joindre { $host }. Rien n'a changé. Vérifie le réseau, puis tape la même commande. La cause dite par le système : { $reason }.
error-model-interrupted = Le transfert s'est coupé. { $done ->
        [0] Le début est gardé.
        [1] Un mégaoctet sur { N($total) } est gardé.
       *[other] { N($done) } mégaoctets sur { N($total) } sont gardés.
    } Rien d'autre n'a changé. Tape la même commande pour continuer.
error-model-refused = { $host } refuse de donner le fichier, avec le code { $status }. Rien n'a changé. Réessaie plus tard, ou donne une autre adresse avec --from.
error-model-no-file = Il n'y a pas de fichier { $path }. Rien n'a changé. Donne une adresse qui commence par https, ou le chemin du fichier.
error-model-several-sources = { $name } est un seul fichier, et tu donnes plusieurs adresses. Rien n'a changé. Donne --from une seule fois.
error-model-size = Le fichier reçu n'a pas la taille attendue pour { $name }. Je l'ai refusé. Ce qui marchait marche encore. Essaie une autre adresse avec --from.
error-model-tampered = Le fichier reçu n'est pas le vrai { $name } : il a été modifié ou abîmé. Je l'ai refusé. Ce qui marchait marche encore. Tape la même commande pour recommencer.
error-model-archive = L'archive de { $name } est abîmée ou ne contient pas de modèle. Rien n'a été installé. Ce qui marchait marche encore.
error-model-unsafe = L'archive veut écrire hors de son dossier, avec { $name }. Je l'ai refusée. Rien n'a été installé.
error-model-installing = Un autre Héraut installe un modèle en ce moment. Rien n'a changé. Attends qu'il ait fini, puis tape la même commande.
error-model-disk = Le disque refuse d'écrire dans { $path }. { $reason ->
        [full] Il est plein. Fais de la place, puis tape la même commande.
       *[other] La cause dite par le système : { $reason }.
    } Ce qui marchait marche encore.
error-model-disk-full = Le disque n'a pas assez de place dans { $path }. Il faut { N($needed) } mégaoctets et il en reste { N($free) }. Fais de la place, puis tape la même commande.

# heraut model calibrate

calibrate-begins = J'écoute { $count ->
        [one] un enregistrement
       *[other] { N($count) } enregistrements
    } avec { $name }.
calibrate-outcome = { $when ->
        [before] Avant
       *[after] Après
    } : juste { N($same) }, faux { N($wrong) }, pas compris { N($rejected) }. De ce qui n'est pas du jeu, suivi : { N($acted) } sur { N($talk) } quand rien n'est demandé, { N($awaited_acted) } sur { N($awaited_talk) } quand une réponse est attendue. Suivi seulement d'une question ou d'une relecture : { N($asked) }.
calibrate-kept = Je ne trouve pas mieux : { $name } garde ses seuils.
calibrate-written = Les seuils sont dans { $path }. Ils servent dès la prochaine partie.
calibrate-one-language = Il faut des enregistrements d'une seule langue.
