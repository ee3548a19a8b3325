# Un Monde Sans Fin: commands read back, and what Héraut asks for what is missing.
# $..._id is an identity, the same without "_id" its name. Names of what there is, events, answers
# and refusals have files of their own.

# Parts that several messages share.

world-without-end-one-good = { $good_id ->
        [stone] une pierre
        [wood] un bois
        [wheat] un blé
        [piety] une piété
        [wool] une laine
        [cloth] un tissu
        [medical] une connaissance
        [loyalty] une loyauté
        [gold] un or
       *[other] { $good }
    }
world-without-end-the-project = { $project_id ->
        [bridge] le pont
        [tower] le clocher
        [fulling_mill] le foulon
        [lady_chapel] la chapelle
        [priors_palace] le palais
        [hospital] l'hospice
        [seventh] le rempart
       *[other] { $project }
    }
world-without-end-first-material = { $first_id ->
        [stone] une pierre
        [wood] un bois
       *[other] { $first }
    }
world-without-end-two-materials = { $first_id ->
        [wood] deux bois
       *[stone] { $second_id ->
            [stone] deux pierres
           *[wood] une pierre et un bois
        }
    }
world-without-end-three-materials = { $first_id ->
        [wood] trois bois
       *[stone] { $second_id ->
            [wood] une pierre et deux bois
           *[stone] { $third_id ->
                [stone] trois pierres
               *[wood] deux pierres et un bois
            }
        }
    }
world-without-end-some-wool = { $wool ->
        [one] une laine
       *[other] { F($wool) } laines
    }

# Event cards beyond those of the box: an owner may add some, and one may be named that is not there.

world-without-end-name-i-12 = événement un douze
world-without-end-name-i-13 = événement un treize
world-without-end-name-i-14 = événement un quatorze
world-without-end-name-i-15 = événement un quinze
world-without-end-name-i-16 = événement un seize
world-without-end-name-i-17 = événement un dix-sept
world-without-end-name-i-18 = événement un dix-huit
world-without-end-name-i-19 = événement un dix-neuf
world-without-end-name-i-20 = événement un vingt
world-without-end-name-ii-12 = événement deux douze
world-without-end-name-ii-13 = événement deux treize
world-without-end-name-ii-14 = événement deux quatorze
world-without-end-name-ii-15 = événement deux quinze
world-without-end-name-ii-16 = événement deux seize
world-without-end-name-ii-17 = événement deux dix-sept
world-without-end-name-ii-18 = événement deux dix-huit
world-without-end-name-ii-19 = événement deux dix-neuf
world-without-end-name-ii-20 = événement deux vingt
world-without-end-name-iii-12 = événement trois douze
world-without-end-name-iii-13 = événement trois treize
world-without-end-name-iii-14 = événement trois quatorze
world-without-end-name-iii-15 = événement trois quinze
world-without-end-name-iii-16 = événement trois seize
world-without-end-name-iii-17 = événement trois dix-sept
world-without-end-name-iii-18 = événement trois dix-huit
world-without-end-name-iii-19 = événement trois dix-neuf
world-without-end-name-iii-20 = événement trois vingt
world-without-end-name-iv-12 = événement quatre douze
world-without-end-name-iv-13 = événement quatre treize
world-without-end-name-iv-14 = événement quatre quatorze
world-without-end-name-iv-15 = événement quatre quinze
world-without-end-name-iv-16 = événement quatre seize
world-without-end-name-iv-17 = événement quatre dix-sept
world-without-end-name-iv-18 = événement quatre dix-huit
world-without-end-name-iv-19 = événement quatre dix-neuf
world-without-end-name-iv-20 = événement quatre vingt

# Commands read back.

world-without-end-say-first-player = le joueur { N($player) } commence
world-without-end-say-draw-event = { $event }
world-without-end-say-turn-tile = une tuile de { N($tile) }
world-without-end-say-tile-named = une tuile de { N($tile) }
world-without-end-say-lose = { $action }, carte perdue
world-without-end-say-lose-unknown = une carte perdue, cachée
world-without-end-say-roll-tax = impôt de { N($tax) }
world-without-end-say-tax-named = impôt de { N($tax) }
world-without-end-say-orient = option { $steps ->
        [0] une
        [1] deux
        [2] trois
        [3] quatre
        [4] cinq
       *[other] six
    }
world-without-end-say-orient-by = option { $steps ->
        [0] une
        [1] deux
        [2] trois
        [3] quatre
        [4] cinq
       *[other] six
    }
world-without-end-say-exchange = échanger
world-without-end-say-exchange-by = échanger avec l'{ $event }
world-without-end-say-exchange-new = échanger avec la { $event }
world-without-end-say-accept = échanger
world-without-end-say-pay = payer
world-without-end-say-accept-pay = payer
world-without-end-say-accept-protect = une loyauté pour { $duty }
world-without-end-say-accept-extra = acheter { world-without-end-one-good }
world-without-end-say-pass = passer
world-without-end-say-refuse = non, passer
world-without-end-say-done-exchanging = non, passer
world-without-end-say-give = donner { world-without-end-one-good }
world-without-end-say-give-named = donner { world-without-end-one-good }
world-without-end-say-remove = retirer ta maison du terrain { N($site) }
world-without-end-say-remove-named = retirer ta maison du terrain { N($site) }
world-without-end-say-protect = une loyauté pour { $duty }
world-without-end-say-play = jouer { $action }
world-without-end-say-play-by-deed = jouer { $action }
world-without-end-say-forgo = poser { $action } sans t'en servir
world-without-end-say-forgo-forced = poser { $action } sans t'en servir
world-without-end-say-discard = mettre { $action } de côté
world-without-end-say-discard-named = mettre { $action } de côté
world-without-end-say-discard-place = mettre ta carte { F($nth) } de côté
world-without-end-say-discard-rank = mettre ta carte { F($nth) } de côté
world-without-end-say-discard-unknown = mettre une carte cachée de côté
world-without-end-say-material = prendre { world-without-end-one-good }
world-without-end-say-material-named = prendre { world-without-end-one-good }
world-without-end-say-build-one = { world-without-end-first-material } sur { world-without-end-the-project }
world-without-end-say-build-two = { world-without-end-two-materials } sur { world-without-end-the-project }
world-without-end-say-build-three = { world-without-end-three-materials } sur { world-without-end-the-project }
world-without-end-say-sell-wool = vendre { world-without-end-some-wool }
world-without-end-say-sell-all-named = vendre { world-without-end-some-wool } et un tissu
world-without-end-say-sell-named = vendre { world-without-end-some-wool }
world-without-end-say-sell-cloth = vendre un tissu
world-without-end-say-sell-both = vendre { world-without-end-some-wool } et un tissu
world-without-end-say-sell-cloths = vendre { N($cloth) } tissus
world-without-end-say-sell-much = vendre { world-without-end-some-wool } et { N($cloth) } tissus
world-without-end-say-house = une maison sur le terrain { N($site) }
world-without-end-say-house-named = une maison sur le terrain { N($site) }
world-without-end-say-harvest = récolter { MANY($sites) ->
        [one] le terrain
       *[other] les terrains
    } { ALL($sites) }
world-without-end-say-harvest-named = récolter { MANY($sites) ->
        [one] le terrain
       *[other] les terrains
    } { ALL($sites) }
world-without-end-say-donate = un don pour { world-without-end-the-project }
world-without-end-say-donate-named = un don pour { world-without-end-the-project }
world-without-end-say-weave = tisser { $count ->
        [one] une laine
       *[other] { F($count) } laines
    }
world-without-end-say-weave-named = tisser { $count ->
        [one] une laine
       *[other] { F($count) } laines
    }
world-without-end-say-heal = soigner { MANY($places) ->
        [one] la maison
       *[other] les maisons
    } { ALL($places) }
world-without-end-say-heal-named = soigner { MANY($places) ->
        [one] la maison
       *[other] les maisons
    } { ALL($places) }
world-without-end-say-practise = un petit soin
world-without-end-say-extra = acheter { world-without-end-one-good }
world-without-end-say-extra-named = acheter { world-without-end-one-good }

# What is missing.

world-without-end-ask-orient = Quelle option ? Une à quatre, ou le chiffre de la flèche. « Les options » les lit.
    .bref = Quelle option ?
world-without-end-ask-first-player = Quel joueur commence ? Dis par exemple « le joueur deux commence ».
    .bref = Qui commence ?
world-without-end-ask-draw-event = Quelle carte ? Dis son numéro, par exemple « événement un sept ».
    .bref = Quel événement ?
world-without-end-ask-roll-tax = Que montre le dé ?
world-without-end-ask-remove = La maison de quel terrain ?
    .bref = Quel terrain ?
world-without-end-ask-play = Quelle carte ?
world-without-end-ask-forgo = Quelle carte poses-tu sans t'en servir ?
    .bref = Quelle carte ?
world-without-end-ask-discard = Quelle carte mets-tu de côté ?
    .bref = Quelle carte ?
world-without-end-ask-lose = Quelle carte est perdue ? Dis son nom, ou « carte cachée ».
    .bref = Quelle carte ?
world-without-end-ask-build-one = Quel projet, et quels matériaux ? Dis par exemple « le pont, une pierre ».
    .bref = Quel projet, et quoi ?
world-without-end-ask-build-one-with-project = Sur { world-without-end-the-project } : pierre, bois, ou les deux ?
world-without-end-ask-build-one-with-first = { world-without-end-first-material } : sur quel projet ?
world-without-end-ask-build-one-with-first-second = { world-without-end-two-materials } : sur quel projet ?
world-without-end-ask-build-two-with-first-second = { world-without-end-two-materials } : sur quel projet ?
world-without-end-ask-sell-wool = Vendre combien ? Dis par exemple « trois laines et un tissu ».
    .bref = Vendre combien ?
world-without-end-ask-house = Sur quel terrain ? « Les terrains libres » les lit.
    .bref = Quel terrain ?
world-without-end-ask-harvest = Quels terrains ? Deux au plus.
    .bref = Quels terrains ?
world-without-end-ask-donate = Un don pour quel projet ?
    .bref = Quel projet ?
world-without-end-ask-weave = Combien de laines ? Une ou deux.
    .bref = Combien ?
world-without-end-ask-heal = Quelles maisons ? « Les malades » les lit.
    .bref = Quelles maisons ?
world-without-end-ask-give = Donner quoi ?
world-without-end-ask-extra = Acheter quoi ?
world-without-end-ask-protect = Contre quoi ? La piété, le blé, ou l'impôt.
    .bref = Contre quoi ?
world-without-end-ask-with-action = { $action } : la jouer, ou la mettre de côté ?
world-without-end-ask-with-project = { world-without-end-the-project } : quoi ?
world-without-end-ask-with-event = { $event } : pour quoi ?
world-without-end-ask-card-read-discard = Carte lue. Touche-la encore, ou dis oui, pour la mettre de côté.
    .bref = Carte lue. Encore, ou oui ?
world-without-end-ask-card-read-discard-named = Carte lue. Touche-la encore, ou dis oui, pour la mettre de côté.
    .bref = Carte lue. Encore, ou oui ?
world-without-end-ask-card-read-lose = Carte lue. Touche-la encore, ou dis oui : elle est perdue.
    .bref = Carte lue. Encore, ou oui ?
world-without-end-ask-card-read-forgo-forced = Carte lue. Touche-la encore, ou dis oui, pour la poser sans t'en servir.
    .bref = Carte lue. Encore, ou oui ?
# A tag's name is no word.
world-without-end-tag-no-such-card = Je ne connais pas cette carte. Je n'ai rien joué.
world-without-end-mismatch-action = C'est { $action }, tu as dit { $said }. Je n'ai rien joué.

# L'aide, selon ce que Héraut attend.

world-without-end-help-idle = Réponds à la question, par exemple : option deux, je joue blé, le pont deux pierres, je passe. Ou demande : la question, les options, mes ressources, mes cartes, les projets. « Que puis-je faire » dit ce qui est permis.
    .bref = Dis un coup, une question, ou « que puis-je faire ».
world-without-end-help-further = { $part ->
        [1] Ce que tu as : « mes laines », « mes cartes cachées », « mes maisons », « mes sceaux », « mes malades », « puis-je tout payer », « que devrai-je payer », « mon score », « mon score en détail ».
        [2] La ville : « que manque-t-il au pont », « terrains libres », « que rapporte le terrain cinq », « la peste », « que vaut la maison neuf », « qui soigne les malades », « maisons du joueur deux », « détaille le joueur deux », « qui mène en maisons ».
        [3] Le tour : « détaille l'option deux », « la meilleure option d'abord », « que rapporte ce tour », « où est le roi », « les événements en cours », « lis l'événement trois sept », « quelle période », « les cartes jouées », « que fait privilège », « explique privilège en détail ».
        [4] Le reste : « la piste des faveurs », « le marché », « la réserve », « les sanctions », « les scores », « qui joue ensuite », « ressources du joueur un ». Pour un avis : « conseil ».
        [5] Des coups : « une pierre sur le pont », « récolte terrain trois et sept », « manufacture, deux laines », « je vends un tissu », « je soigne la maison neuf et la quatre », « j'achète une pierre », « je retire la maison du terrain cinq », « je protège la piété », « une loyauté contre la mendicité ».
        [6] La vraie table : « le joueur deux commence », « la tuile vaut trois », « le dé montre quatre », « carte perdue don », « correction deux or au joueur un », « correction dix points », « correction pas de maison terrain cinq », « correction j'ai encore la manufacture », « corrige ma main ».
       *[other] { "" }
    }

# Ce que l'on corrige de la vraie table.
world-without-end-say-fact-good = { world-without-end-some } pour { $player ->
        [own] toi
       *[other] le joueur { N($player) }
    }
world-without-end-say-fact-house = une maison sur le terrain { N($site) } pour { $player ->
        [own] toi
       *[other] le joueur { N($player) }
    }
world-without-end-say-fact-no-house = pas de maison sur le terrain { N($site) } pour { $player ->
        [own] toi
       *[other] le joueur { N($player) }
    }
world-without-end-say-fact-in-hand = { $action } encore en main pour { $player ->
        [own] toi
       *[other] le joueur { N($player) }
    }
world-without-end-say-fact-put-away = { $action } mise de côté pour { $player ->
        [own] toi
       *[other] le joueur { N($player) }
    }
world-without-end-ask-fact-in-hand-with-player = Corriger ta main. Quelle carte as-tu encore ?
world-without-end-fact-what = { ALL(COUNTED($what_id, $count, as: "world-without-end-counted")) }
world-without-end-fact-count = Correction : { world-without-end-fact-what } pour { $seat }, au lieu de { N($before) }.
world-without-end-fact-count-so = C'est bien ce que j'ai : { world-without-end-fact-what } pour { $seat }.
world-without-end-refused-fact-so = C'est bien ce que j'ai : { world-without-end-fact-what } pour { $seat }.
    .complet = C'est bien ce que j'ai : { world-without-end-fact-what } pour { $seat }. Il n'y a rien à corriger.
world-without-end-refused-fact-too-many = Pas { world-without-end-fact-what } : { ALL(COUNTED($what_id, $most, as: "world-without-end-counted")) } au plus. Je n'ai rien changé.
    .complet = Pas { world-without-end-fact-what } : { ALL(COUNTED($what_id, $most, as: "world-without-end-counted")) } au plus, avec tout ce qui reste. Compte encore une fois. Je n'ai rien changé.
world-without-end-fact-house = Correction : une maison { OF($seat) } sur le terrain { N($site) }.
world-without-end-fact-no-house = Correction : pas de maison { OF($seat) } sur le terrain { N($site) }.
world-without-end-fact-in-hand = Correction : { $action } est encore dans la main { OF($seat) }.
world-without-end-fact-put-away = Correction : { $action } est mise de côté par { $seat }.
world-without-end-fact-in-hand-so = C'est bien ce que j'ai : je ne crois pas { $action } mise de côté par { $seat }.
world-without-end-fact-put-away-so = C'est bien ce que j'ai : { $action } est mise de côté par { $seat }.
world-without-end-refused-fact-house-so = C'est bien ce que j'ai : une maison { OF($seat) } sur le terrain { N($site) }.
    .complet = C'est bien ce que j'ai : une maison { OF($seat) } sur le terrain { N($site) }. Il n'y a rien à corriger.
world-without-end-refused-fact-no-house-so = C'est bien ce que j'ai : pas de maison { OF($seat) } sur le terrain { N($site) }.
    .complet = C'est bien ce que j'ai : pas de maison { OF($seat) } sur le terrain { N($site) }. Il n'y a rien à corriger.
world-without-end-refused-fact-card-laid = { $action } est posée devant { $seat }, visible de tous. Je n'ai rien changé.
    .complet = { $action } est posée devant { $seat }, visible de tous. On ne corrige ainsi que les cartes mises de côté, face cachée. Je n'ai rien changé.
world-without-end-refused-fact-none-away = Aucune carte { OF($seat) } n'est de côté.
    .complet = Aucune carte { OF($seat) } n'est de côté, face cachée, en ce moment. Je n'ai rien changé.
