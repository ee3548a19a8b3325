# The command heraut evaluate, and errors of manifests.

evaluate-begins = J'écoute { $count ->
        [one] un enregistrement
       *[other] { N($count) } enregistrements
    }{ $noise ->
        [none] { "" }
       *[some] , avec du bruit à { ALL($snrs) } décibels sous la parole
    }.
evaluate-progress = { N($done) } sur { N($count) }.
evaluate-asked = La deuxième oreille a réécouté { N($asked) } enregistrements sur { N($count) }.
evaluate-nothing = Il n'y a rien à écouter dans ce dossier.
evaluate-counts = juste { N($same) }, faux { N($wrong) }, pas compris { N($rejected) }.
evaluate-total = En tout : { evaluate-counts }
evaluate-set = Ensemble { $name } : { evaluate-counts }
evaluate-voice = Voix { $name } : { evaluate-counts }
evaluate-noise = Bruit { $kind ->
        [white] blanc
        [pink] rose
       *[babble] de conversation
    } : { evaluate-counts }
evaluate-latency = De la fin de la parole à la décision : { N($p50) } millisecondes une fois sur deux, moins de { N($p95) } dix-neuf fois sur vingt.
evaluate-speed = Une minute de son demande { $seconds } secondes de calcul.
evaluate-error = { $verdict ->
        [wrong] Faux
       *[rejected] Pas compris
    } : { $file }. { $words ->
        [none] On n'y dit aucune phrase du jeu.
       *[some] La phrase : « { $said } ».
    } { $sound ->
        [none] Rien n'a été entendu.
       *[some] Entendu : « { $heard } ».
    } { $meaning ->
        [none] { "" }
       *[some] Compris : { $understood }.
    }
evaluate-condition = Le bruit : { $kind ->
        [white] blanc
        [pink] rose
       *[babble] une conversation
    }, à { $snr } décibels.
evaluate-model = Modèle { $name }.
evaluate-only = Seul { $name } a juste : { $file }. { $words ->
        [none] On n'y dit aucune phrase du jeu.
       *[some] La phrase : « { $said } ».
    }
evaluate-compared = Justes avec les deux modèles : { N($both) } ; avec aucun : { N($neither) } ; avec { $before } seul : { N($lost) } ; avec { $after } seul : { N($gained) }.
evaluate-instead = Avec { $after } : juste { N($same) } au lieu de { N($same_before) }, faux { N($wrong) } au lieu de { N($wrong_before) } avec { $before }.
evaluate-perfect = Tout est juste.

error-no-manifest = Je ne trouve pas de fichier manifest.jsonl dans { $file }. Donne le dossier d'enregistrements, par exemple audio_fixtures.
error-bad-manifest = Je ne peux pas lire { $file } : ce n'est pas du texte UTF-8.
error-bad-fixture = Le fichier { $file } a une erreur à la ligne { $line } : { $problem }.
error-bad-position = L'enregistrement { $file } décrit une position impossible : { $problem }.
error-not-in-grammar = L'enregistrement { $file } dit « { $words } », et ce n'est pas une phrase du jeu. Corrige ses mots dans manifest.jsonl.
error-other-reason = L'enregistrement { $file } attend un autre refus que celui des règles, qui est { $reason }.
