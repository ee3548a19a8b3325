# What the words mean that Héraut says in all games, in the order of common.terms.yaml.

explain-common-move = Un coup, c'est ce qu'on fait à son tour. Tu le dis, je vérifie la règle, puis je l'annonce. « Annule le coup » le reprend, si rien de caché n'a été montré.
explain-common-chance = Le hasard, c'est ce que personne ne choisit : les cartes qu'on tire, un dé, qui commence. Avec les cartes de Héraut, je tire. Avec de vraies cartes, la table tire, et me le dit.
explain-common-correction = Une correction me dit ce qui est vrai sur la table, quand je crois autre chose. Dis par exemple : correction, puis ce qui est vrai. Je le relis, et rien ne change sans ton oui.
explain-common-chapters = Le guide est le mode d'emploi de Héraut, en chapitres que je te lis. « Les chapitres » dit leurs titres.
explain-common-reader = Le lecteur lit les puces collées sur tes cartes. Une carte passée dessus vaut une parole. On joue aussi bien sans lui.
explain-common-rulebook = Le livret, c'est la règle du jeu, celle de la boîte. Quand il ne dit pas quelque chose, je te dis ce que je suppose.
explain-common-rematch = Une revanche, c'est une autre partie tout de suite, avec les mêmes personnes et les mêmes règles.
explain-common-question = Une question ne joue rien : demande ce que tu veux, quand tu veux. « Aide » en donne des exemples, et chaque « aide » de plus en donne d'autres.
explain-common-advice = Un conseil dit ce que je jouerais à ta place, et pourquoi. Demande-le à ton tour. Je n'en donne jamais de moi-même.
explain-common-save = Chaque coup est gardé tout de suite. Si tout s'arrête, « reprends la dernière partie » continue où vous en étiez.
explain-common-detail = Je parle bref, normal ou complet. « Plus de détails » et « moins de détails » changent cela.
explain-common-opponent = Tes adversaires sont les autres personnes à la table, ou l'ordinateur s'il tient une place.
explain-common-option = Une option change un détail des règles. On la choisit avant la partie, et elle ne change plus ensuite.

# A word of another game, { $game }.

not-of-this-game = C'est un mot de { game-said }, pas du jeu d'ici.
