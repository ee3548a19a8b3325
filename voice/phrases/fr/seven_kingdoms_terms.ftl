# 7 Kingdoms: what each term of seven_kingdoms.terms.yaml is, for the ear.

# The whole game.

explain-seven-kingdoms-goal = Le but est d'avoir le plus de points à la fin. Les points viennent des cartes de ton royaume et des jetons bonus. Tu gagnes un jeton si tu as le plus de cartes de son blason. À égalité de points, le plus de rois l'emporte.
explain-seven-kingdoms-game = Chacun joue une carte. La plus forte prend en premier dans la rangée, puis la suivante. Le rang de ta carte dit ce que tu prends. Tu valides tes prises au royaume, ou tu les gardes en main. Le plus de points gagne.
explain-seven-kingdoms-turn = Un tour se fait en deux temps. D'abord, chacun joue une seule carte de sa main. Sans carte, tu en pioches deux et ta manche est finie. Ensuite, la carte la plus forte prend en premier. Quand c'est à toi, tu prends dans la rangée. Tu valides ou tu gardes chaque carte prise. Puis le tour passe tout seul.
explain-seven-kingdoms-round = Une manche a quatre étapes. Chacun joue une carte. Puis on prend, de la carte la plus forte à la plus faible. Ensuite, la nouvelle rangée se forme. Enfin, le pion passe à gauche. Le nombre de manches n'est pas fixé.
explain-seven-kingdoms-last-round = La manche où le septième blason reçoit son jeton est la dernière. Elle se joue jusqu'au bout. Quand la pioche se vide, en revanche, la partie s'arrête aussitôt.
explain-seven-kingdoms-end = La partie finit de deux façons. Quand la dernière carte de la pioche est partie, elle finit tout de suite. Quand les sept blasons ont un jeton, elle finit avec la manche en cours. Ensuite, chacun valide toute sa main. Les jetons sont donnés, et on compte les points.
explain-seven-kingdoms-scoring = Chaque carte de ton royaume vaut un point, et un roi deux. À la fin, tu valides aussi ta main. Un jeton va à qui a le plus de cartes de son blason. Il ajoute de un à cinq points, double son blason, ou compte tes paysans ou tes blasons. Le numéro d'une carte ne donne pas de points.
explain-seven-kingdoms-setup = Les sept cartes blason sont mélangées et posées en ligne. Deux jetons sont visibles, six restent cachés. Qui commence est tiré au hasard. Chacun reçoit trois cartes, en secret. Sept cartes de la pioche forment la rangée, une sous chaque blason. Avec les cartes de Héraut, je fais tout cela. Avec de vraies cartes, je le demande pas à pas.
explain-seven-kingdoms-players = On joue de deux à quatre, chacun pour soi. Les règles sont les mêmes pour tous ces nombres. Il n'y a pas de partie en solo. J'arbitre, mais je ne joue pas.
explain-seven-kingdoms-tie = À égalité de points, le plus de rois dans le royaume gagne. Si l'égalité reste, tous ceux-là gagnent ensemble. À égalité sur un blason, personne ne prend le jeton.

# The ranks.

explain-seven-kingdoms-ranks = Il y a sept rangs de sept cartes, du plus faible au plus fort. Les rois commencent à un. Les évêques commencent à huit, les généraux à quinze, les princesses à vingt-deux. Les chevaliers commencent à vingt-neuf, les marchands à trente-six, les paysans à quarante-trois.
explain-seven-kingdoms-king = Le roi prend jusqu'à quatre cartes de la rangée, à ton choix. Son numéro va de un à sept : il prend donc tard. Dans un royaume, il vaut deux points. À égalité de points, le plus de rois gagne.
explain-seven-kingdoms-bishop = Un évêque joué va dans ton royaume quand c'est à toi de prendre. Tu poses alors un jeton visible sur le premier blason sans jeton. Puis tu prends une carte. Pris dans la rangée, il ne donne pas de jeton. Numéros huit à quatorze.
explain-seven-kingdoms-general = Le général choisit trois emplacements qui se suivent. Tu prends toutes les cartes qui s'y trouvent, de zéro à trois. Tu ne peux pas en laisser une. Son numéro va de quinze à vingt et un.
explain-seven-kingdoms-princess = La princesse prend jusqu'à deux cartes de la rangée, à ton choix. Elles n'ont pas besoin d'être voisines. Son numéro va de vingt-deux à vingt-huit.
explain-seven-kingdoms-knight = Le chevalier choisit deux emplacements qui se suivent. Tu prends toutes les cartes qui s'y trouvent, de zéro à deux. Tu ne peux pas en laisser une. Son numéro va de vingt-neuf à trente-cinq.
explain-seven-kingdoms-merchant = Le marchand prend une carte de la rangée, celle que tu veux. Son numéro va de trente-six à quarante-deux : il prend donc tôt.
explain-seven-kingdoms-peasant = Le paysan prend une carte, à l'un des deux emplacements qu'il montre. S'ils sont vides tous les deux, il ne prend rien. Ses numéros sont les plus forts, de quarante-trois à quarante-neuf. Demande une carte par son numéro pour connaître ses emplacements.

# The tokens.

explain-seven-kingdoms-bonus-token = Il y a huit jetons bonus. Un évêque joué en pose un sur le premier blason libre. Chacun va, à la fin, à qui a le plus de cartes du blason. Cinq donnent de un à cinq points. Les autres sont double, paysans et blasons.
explain-seven-kingdoms-visible-token = Un jeton visible peut être choisi par qui joue un évêque. Il y en a deux. Quand l'un est posé, un autre est retourné, tant qu'il en reste de cachés.
explain-seven-kingdoms-hidden-token = Un jeton caché a sa face contre la table. Il y en a six au début. Après chaque jeton posé, un jeton caché est retourné, s'il en reste.
explain-seven-kingdoms-placed-token = Un jeton posé reste sur son blason jusqu'à la fin. Il va alors à qui a seul le plus de cartes de ce blason. Poser un jeton ne le fait pas gagner.
explain-seven-kingdoms-double = Le jeton double compte deux fois les cartes du blason où il est posé. Chacune vaut alors deux points, et le roi quatre. Il ne double rien d'autre. Tu le gagnes si tu as seul le plus de cartes de ce blason.
explain-seven-kingdoms-plus-1 = Le jeton plus un donne un point. À la fin, il va à qui a seul le plus de cartes du blason où il est posé.
explain-seven-kingdoms-plus-2 = Le jeton plus deux donne deux points. À la fin, il va à qui a seul le plus de cartes du blason où il est posé.
explain-seven-kingdoms-plus-3 = Le jeton plus trois donne trois points. À la fin, il va à qui a seul le plus de cartes du blason où il est posé.
explain-seven-kingdoms-plus-4 = Le jeton plus quatre donne quatre points. À la fin, il va à qui a seul le plus de cartes du blason où il est posé.
explain-seven-kingdoms-plus-5 = Le jeton plus cinq donne cinq points. À la fin, il va à qui a seul le plus de cartes du blason où il est posé.
explain-seven-kingdoms-peasants = Le jeton paysan donne un point par paysan de ton royaume, quel que soit son blason. Trois paysans font trois points de plus. Tu le gagnes si tu as seul le plus de cartes du blason où il est posé.
explain-seven-kingdoms-crests = Le jeton blason donne un point par blason différent de ton royaume, sept au plus. Deux cartes du même blason ne comptent qu'une fois. Tu le gagnes si tu as seul le plus de cartes du blason où il est posé.
explain-seven-kingdoms-bonus = Qui joue un évêque choisit un des jetons visibles. Le jeton va sur le premier blason qui n'en a pas, depuis la gauche. Tu ne choisis pas ce blason. Le jeton n'est pas encore à toi : il se gagne à la fin.
explain-seven-kingdoms-majority = À la fin, qui a le plus de cartes d'un blason dans son royaume prend le jeton de ce blason. À égalité, personne ne le prend. Les mains sont validées avant. Je donne les jetons tout seul.

# Cards and places.

explain-seven-kingdoms-title-card = Il y a quarante-neuf cartes titre, numérotées de un à quarante-neuf. Chacune n'existe qu'une fois. Elle a un rang, un blason et un numéro. Le numéro dit qui prend en premier. Un paysan montre aussi deux emplacements.
explain-seven-kingdoms-value = La force d'une carte est son numéro, de un à quarante-neuf. La carte jouée la plus forte prend en premier. La force ne donne pas de points. Les rois sont les plus faibles, mais prennent le plus.
explain-seven-kingdoms-crest = Il y a sept blasons. Chacun est sur sept cartes titre, une de chaque rang. Si tu as le plus de cartes d'un blason, tu gagnes son jeton. Le livret ne nomme pas les blasons. Sans noms, je dis leurs numéros.
explain-seven-kingdoms-crest-card = Les sept cartes blason forment une ligne, une au-dessus de chaque emplacement. Leur ordre est tiré au hasard, puis ne change plus. Les jetons se posent dessus, depuis la gauche. On ne peut ni les prendre ni les jouer.
explain-seven-kingdoms-slot = Un emplacement est une place de la rangée, sous une carte blason. Il y en a sept, comptés depuis la gauche. Chacun tient une seule carte. Dis « emplacement trois » pour savoir ce qui s'y trouve.
explain-seven-kingdoms-empty-slot = Un emplacement vidé reste vide jusqu'à la fin de la manche. Les autres cartes ne bougent pas. Un général ou un chevalier peut choisir une place vide, mais n'y prend rien.
explain-seven-kingdoms-consecutive = Des emplacements qui se suivent sont voisins, comme deux, trois et quatre. Une place vide compte aussi. Le sept et le un ne se suivent pas. Le général en choisit trois, le chevalier deux.
explain-seven-kingdoms-row = La rangée a sept cartes visibles : tu y prends les tiennes. Après la manche, elle commence par les cartes jouées, dans l'ordre de prise, sans les évêques. Puis viennent celles que personne n'a prises, et des cartes de la pioche, jusqu'à sept.
explain-seven-kingdoms-above-row = Avant de prendre, ta carte jouée se pose au-dessus de la ligne, à la première place libre. Ces cartes commencent la rangée suivante. Un évêque n'y va pas : il entre dans ton royaume.
explain-seven-kingdoms-reach = Une carte est à ta portée si ton rang peut l'atteindre dans la rangée. Le paysan n'atteint que ses deux emplacements. Les autres rangs atteignent toute la rangée.
explain-seven-kingdoms-pile = La pioche est le paquet de cartes face cachée. Elle complète la rangée après chaque manche. Qui n'a plus de carte en main y pioche. Quand sa dernière carte est partie, la partie finit tout de suite.
explain-seven-kingdoms-hand = Ta main est secrète. Elle a trois cartes au plus. Tu ne repioches pas après avoir joué : ta main se remplit avec les cartes que tu gardes. Elles ne se valident qu'à la fin de la partie.
explain-seven-kingdoms-full-hand = Une main est pleine avec trois cartes. Elle ne peut alors plus rien recevoir. Les cartes que tu prends se valident.
explain-seven-kingdoms-empty-hand = Si ta main est vide quand c'est à toi de jouer, tu pioches deux cartes. Ta manche est alors finie : tu ne joues pas et tu ne prends rien. Si personne n'a de carte, tous piochent, et la rangée ne change pas.
explain-seven-kingdoms-hand-place = Tu peux nommer une carte par sa place dans ta main. La carte un est la plus basse que je connais. Dis « je joue ma carte deux ». Ainsi, tu n'as pas à dire son numéro.
explain-seven-kingdoms-known-hand = Les cartes connues sont celles que toute la table a vues aller dans une main. Tu peux me les demander, tant qu'elles n'ont pas été jouées. Les cartes distribuées ou piochées restent secrètes.
explain-seven-kingdoms-hidden-card = Une carte cachée n'est connue que de qui la tient. Avec de vraies cartes, dis « carte cachée » quand tu pioches. Je sais alors que tu l'as, mais pas laquelle.
explain-seven-kingdoms-kingdom = Ton royaume est fait de tes cartes validées, devant toi. Tout le monde les connaît. Elles n'en sortent plus. Leur ordre est libre, et je les lis par blason. À la fin, elles donnent les points.
explain-seven-kingdoms-first-player = Le pion montre qui commence la manche. Il est donné au hasard au début, puis passe à gauche après chaque manche. Commencer ne fait pas prendre en premier : c'est la carte la plus forte qui décide.
explain-seven-kingdoms-taking-order = La carte jouée la plus forte prend en premier. Puis vient la suivante, jusqu'à la plus faible. Deux cartes n'ont jamais le même numéro. Les paysans prennent donc tôt, et les rois tard.
explain-seven-kingdoms-summary-card = La carte résumé est un aide-mémoire. La boîte en a quatre. Tu n'en as pas besoin avec moi. Demande par exemple ce que fait le chevalier.

# Actions.

explain-seven-kingdoms-play = Chaque manche, tu joues une seule carte de ta main, à ton tour. Elle est visible, sauf si la partie se joue cachée. Après, elle passe dans la rangée suivante. Seul l'évêque va dans ton royaume.
explain-seven-kingdoms-draw = Tu pioches seulement si tu n'as plus de carte à jouer. Tu pioches alors deux cartes, en secret, et ta manche est finie. S'il n'en reste qu'une, tu n'en pioches qu'une.
explain-seven-kingdoms-take = Tu prends dans la rangée. Le rang de ta carte jouée dit combien, et où. Le roi et la princesse peuvent en prendre moins, mais au moins une. Une option permet de n'en prendre aucune. S'il n'y a plus rien, tu ne prends rien.
explain-seven-kingdoms-validate = Valider une carte, c'est la poser dans ton royaume. Elle y reste, et compte à la fin. Tu valides seulement des cartes que tu viens de prendre. Ce qui ne tient pas dans ta main se valide. La main se valide à la fin.
explain-seven-kingdoms-keep = Garder une carte, c'est la mettre dans ta main pour la jouer plus tard. Tu gardes seulement des cartes que tu viens de prendre. Ta main en a trois au plus. Toute la table a vu ce que tu gardes.
explain-seven-kingdoms-show-card = Retourner une carte, c'est la montrer à tous. Cela se fait quand les cartes se jouent cachées. Avec de vraies cartes, on montre aussi à la fin celles que je ne connais pas.
explain-seven-kingdoms-commit-hidden = Poser une carte cachée, c'est la jouer face contre la table. Cela se fait dans une partie à cartes cachées. Dis « carte posée » si je ne connais pas ta carte. Quand toutes sont posées, elles sont retournées.

# Options of a match.

explain-seven-kingdoms-plays = D'habitude, chacun joue sa carte visible, à son tour. Avec l'option cartes cachées, chacun la pose face contre la table. Quand toutes sont posées, elles sont retournées. Le reste ne change pas. Cela se choisit au début.
explain-seven-kingdoms-cards = Avec les cartes de Héraut, je mélange, je distribue et je garde les mains. Avec de vraies cartes, tu passes chaque carte sur le lecteur, ou tu la nommes. Cela se choisit au début.
explain-seven-kingdoms-min-take = Le roi et la princesse peuvent prendre moins de cartes que permis. D'habitude, ils en prennent au moins une, s'il y en a. Une option, choisie au début, leur permet de ne rien prendre.
explain-seven-kingdoms-overflow = La rangée n'a que sept emplacements. Les cartes de trop attendent à droite, et on ne peut pas les prendre. Elles entrent dans la rangée suivante, après les autres. Avec une option, elles quittent le jeu ou vont sous la pioche.
explain-seven-kingdoms-unresolved-cards = Si la pioche se vide pendant une manche, des cartes jouées n'ont peut-être encore rien pris. D'habitude, elles reviennent en main, et sont validées. Avec une option, elles sont perdues.
