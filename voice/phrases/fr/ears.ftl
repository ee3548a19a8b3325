# What keeps Héraut from hearing. Each says what is wrong, then what to do.
# $file: a file's name. $found, $promised: seconds; $found is a list of
# microphones beside $device, the name of the one that is not there.
# $problem: the words of the operating system or of the decoder.

error-no-file = Je ne trouve pas le fichier { $file }. Vérifie son nom et son dossier.
error-unreadable-file = Je ne peux pas ouvrir le fichier { $file }. Le système dit : { $problem }. Vérifie que tu as le droit de le lire.
error-empty-file = Le fichier { $file } est vide. Enregistre le son encore une fois.
error-not-wav = Le fichier { $file } n'est pas un son au format WAV. Donne-moi un fichier WAV.
error-truncated = Le son du fichier { $file } est coupé avant la fin. J'ai écouté les phrases entières et laissé la phrase coupée. Enregistre-la encore une fois.
    .complet = Le son du fichier { $file } est coupé avant la fin : j'ai trouvé { $found } secondes sur { $promised }. J'ai écouté les phrases entières et laissé la phrase coupée. Enregistre-la encore une fois.
error-no-sound-data = Le fichier { $file } ne contient aucun son. Enregistre le son encore une fois.
error-sound-rate = Le fichier { $file } dit { $rate } hertz. J'écoute de { $least } à { $most } hertz. Enregistre-le à seize mille.
error-sound-too-long = Le fichier { $file } dure { $minutes } minutes. J'en écoute { $most } au plus. Coupe-le.
error-unsupported-sound = Je ne sais pas décoder le son du fichier { $file }. Enregistre-le en WAV ordinaire : seize bits, non compressé.
    .complet = Je ne sais pas décoder le son du fichier { $file }. Le décodeur dit : { $problem }. Enregistre-le en WAV ordinaire : seize bits, non compressé.

error-no-portaudio = Il manque PortAudio, la bibliothèque du son. Sous Linux, installe le paquet libportaudio2. Sous macOS et Windows, installe Héraut encore une fois. D'ici là, tu peux jouer au clavier.
error-no-microphone = Je ne trouve pas de microphone. Branche un microphone : dès qu'il est là, je t'écoute. D'ici là, tu peux jouer au clavier.
error-unknown-microphone = Je ne trouve pas le microphone { $device }. Vérifie son nom, ou branche-le, puis recommence.
    .complet = Je ne trouve pas le microphone { $device }. Je trouve ceux-ci : { ALL($found) }. Vérifie son nom, ou branche-le, puis recommence.
error-microphone-refused = Je ne peux pas ouvrir le microphone. Un autre programme le garde peut-être, ou le système me le refuse. Ferme les autres programmes et vérifie l'autorisation du microphone, puis recommence.
    .complet = Je ne peux pas ouvrir le microphone. Le système dit : { $problem }. Ferme les autres programmes et vérifie l'autorisation du microphone, puis recommence.
error-microphone-lost = Je n'entends plus le microphone. Il est peut-être débranché. Branche-le, et je t'écoute de nouveau. Ta partie est gardée.
