# The command heraut record.

record-begins = { $count ->
        [one] Une phrase à enregistrer.
       *[other] { F($count) } phrases à enregistrer.
    } Après chaque phrase : Entrée pour continuer, encore pour refaire, passe pour sauter, stop pour finir.
record-prompt = Phrase { F($number) } sur { N($count) }. Dis : « { $words } »
record-listed = { F($number) } : { $words }
record-taken = Bien entendu.
record-answers = Tape Entrée pour continuer, ou encore, passe, stop.
record-answer-keep = oui
record-answer-again = encore
record-answer-skip = passe
record-answer-stop = stop
record-silent-microphone = Je n'ai rien entendu. Je recommence.
record-silent-imported = Il n'y a rien à entendre dans ce fichier. Je ne le garde pas.
record-level-soft = C'est très faible. Rapproche-toi du micro. Tape encore pour refaire, ou Entrée pour garder.
record-level-clipped = C'est trop fort, le son est écrasé. Éloigne-toi un peu du micro. Tape encore pour refaire, ou Entrée pour garder.
# What was heard against what was asked for: another sentence, or nothing that means anything.
record-other-microphone = J'ai compris : « { $heard } ». Je demandais : « { $words } ». Tape encore pour refaire, ou Entrée si tu l'as bien dite.
record-other-imported = J'ai compris : « { $heard } », et pas : « { $words } ». Je ne garde pas ce fichier. S'il est bon, ajoute l'option unchecked.
record-unknown-microphone = Je n'ai pas reconnu la phrase. Si tu l'as bien dite, tape Entrée : c'est utile. Sinon, encore.
record-unknown-imported = Je n'ai pas reconnu la phrase dans ce fichier. Je le garde ; vérifie qu'il dit bien : « { $words } »
record-kept = Gardé : { $file }
record-skipped = Phrase sautée.
record-ends = { $count ->
        [0] Aucune phrase enregistrée cette fois-ci.
        [one] Une phrase enregistrée cette fois-ci.
       *[other] { F($count) } phrases enregistrées cette fois-ci.
    } { $total ->
        [0] Le dossier { $folder } est vide.
       *[other] En tout { F($total) } dans le dossier { $folder }. Pour les mesurer : heraut evaluate { $folder }
    }

# The name of a voice where the system has no user names.
record-unnamed = moi
