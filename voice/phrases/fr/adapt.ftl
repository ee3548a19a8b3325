# Making a personal model: python -m heraut.voice.acoustics adapt.

adapt-begins = J'apprends avec { N($clips) } enregistrements, à partir de { $base }. J'en laisse { N($left) } de côté, pour comparer.
adapt-counts = { $same ->
        [0] aucun juste
        [1] un juste
       *[other] { N($same) } justes
    } sur { N($total) }, { $wrong ->
        [0] aucun faux
        [1] un faux
       *[other] { N($wrong) } faux
    }, { $rejected ->
        [0] aucun pas compris
        [1] un pas compris
       *[other] { N($rejected) } pas compris
    }.
adapt-before = Avant, sur les enregistrements laissés de côté : { adapt-counts }
adapt-aligned = J'ai trouvé les mots de { N($clips) } enregistrements, { F($seconds) } secondes en tout.
adapt-synthetic = Je prépare de la parole de synthèse, pour ne pas oublier les autres voix : partie { F($done) } sur { N($count) }.
adapt-progress = { N($percent) } pour cent.
adapt-after = Après, sur les mêmes enregistrements : { adapt-counts }
adapt-installed = Le modèle personnel { $name } est installé. Je ne m'en sers que si on le nomme.
adapt-use = Pour jouer avec lui, tape : { $system ->
        [windows] set HERAUT_MODEL={ $name }, puis heraut play kingsbridge
       *[other] HERAUT_MODEL={ $name } heraut play kingsbridge
    }
adapt-compare = Pour comparer, tape : { $command }
adapt-aside = Laissé de côté. { $why }

error-adapt-too-few = { $found ->
        [0] Aucun enregistrement ne peut servir.
        [1] Un seul enregistrement peut servir.
       *[other] Seuls { N($found) } enregistrements peuvent servir.
    } Il en faut { N($needed) }. Enregistres-en encore { N($missing) } avec heraut record, puis tape la même commande. Rien n'a changé.
error-adapt-foreign = Le réseau de { $base } n'est pas de ma fabrication, je ne sais pas l'adapter. C'est le cas du modèle officiel, qui comprend déjà les personnes. Sans l'option base, je pars du petit modèle fourni.
error-adapt-name = Un modèle ne peut pas s'appeler « { $name } ». Prends des lettres et des chiffres, par exemple marie.
error-adapt-taken = Il y a déjà un modèle { $name }. { $personal ->
        [yes] Pour le remplacer, ajoute --again. Ou prends un autre nom.
       *[no] Prends un autre nom.
    } Rien n'a changé.
error-adapt-worse = Je n'ai pas installé le modèle personnel : il comprend { $after ->
        [0] zéro enregistrement
        [1] un enregistrement
       *[other] { N($after) } enregistrements
    } sur { N($left) }, et { $base } en comprend { N($before) }. Rien n'a changé. Écoute tes enregistrements, ajoutes-en au calme, puis tape la même commande.
error-adapt-no-words = On ne dit aucune phrase dans { $file }.
error-adapt-lang = L'enregistrement { $file } est dans une autre langue que le modèle.
error-adapt-unknown = L'enregistrement { $file } a des mots que le modèle ne connaît pas : { ALL($words) }.
error-adapt-silent = On n'entend rien dans { $file }.
error-adapt-hopeless = L'enregistrement { $file } ne ressemble pas à « { $words } ». Écoute-le, ou corrige ses mots dans manifest.jsonl.
error-no-espeak = La voix de synthèse espeak-ng ne marche pas ici : { $reason }. Réinstalle Héraut avec pip.
error-worker-lost = Un calcul s'est arrêté avant la fin. Il manquait peut-être de la mémoire. Rien n'a changé. Tape la même commande pour recommencer.
error-unusable-sentences = La voix de synthèse ne dit pas les phrases qu'on lui donne. Réinstalle Héraut avec pip.
