# The command heraut simulate: random games, told in plain lines.

simulate-begins = Je joue au hasard à { $game } : { $games ->
        [one] une partie
       *[other] { F($games) } parties
    }, { $setups ->
        [one] une seule mise en place
       *[other] { F($setups) } mises en place
    }.
simulate-progress = { $games ->
        [one] Une partie jouée
       *[other] { F($games) } parties jouées
    } sur { N($total) }.
simulate-ended = { $games ->
        [one] La partie est allée jusqu'au bout.
       *[other] Les { F($games) } parties sont allées jusqu'au bout.
    }
simulate-not-ended = Attention : { $missing ->
        [one] une partie n'est pas allée jusqu'au bout
       *[other] { F($missing) } parties ne sont pas allées jusqu'au bout
    }, sur { N($games) }. C'est un défaut des règles : signale-le avec la graine { $seed }.
simulate-speed = Vitesse : { N($steps) } coups par seconde, soit { N($each) } parties par seconde. En listant tous les coups et en lisant tout ce qui arrive : { N($listed) }.
simulate-lengths = La plus courte a { N($shortest) } coups, la plus longue { N($longest) }.
simulate-scores = Les scores vont de { N($lowest) } à { N($highest) }. La moyenne est { N($mean) }.

# Games played by typed sentences: how much Héraut said, in words.
simulate-spoken-announcements = J'ai fait { N($announcements) } annonces. La moitié a au plus { $median } mots, neuf sur dix au plus { $ninetieth }, la plus longue { N($longest) }.
simulate-spoken-answers = Tout ce qui répond à une phrase, pris ensemble : la moitié a au plus { $answer_median } mots, neuf sur dix au plus { $answer_ninetieth }.
simulate-spoken-moves = Par coup, sur { N($moves) } coups : { $words_per_move } mots entendus, { $utterances_per_move } phrases dites, dont { $confirmations_per_move } oui.

# Games between players of different strength.
usage-simulate-players = Avec --players, le nombre de joueurs dit le nombre de places : n'ajoute ni --seats ni --spoken.
simulate-contest-begins = Je fais jouer { ALL($players) } à { $game }, { N($games) } fois.
simulate-contest-workers = { $workers ->
        [0] La grappe de machines s'en charge.
        [one] Un seul processus s'en charge.
       *[other] { N($workers) } processus s'en chargent.
    }
simulate-contest-progress = { $games ->
        [one] Une partie jouée
       *[other] { F($games) } parties jouées
    } sur { N($total) }. { $player } en gagne { $rate } pour cent.
simulate-contest-left = Il reste environ { $minutes ->
        [0] { $seconds ->
            [one] une seconde
           *[other] { F($seconds) } secondes
        }
        [one] une minute
       *[other] { F($minutes) } minutes
    }.
simulate-contest-player = { $player } gagne { $wins } fois, soit { $rate } pour cent, entre { $low } et { $high } avec une confiance de 95 pour cent. Points : { $points } en moyenne. Écart avec le meilleur des autres : { $margin }, entre { $margin_low } et { $margin_high }.
simulate-contest-time = En moyenne { $seconds } secondes de calcul et { N($steps) } coups par partie.

# Work on several processes or machines.
usage-workers-cluster = Choisis --workers, sur cette machine, ou --cluster, sur d'autres.
workers-lost = Un processus s'est arrêté. Je refais ce qu'il avait en cours, { $pieces ->
        [one] un morceau
       *[other] { N($pieces) } morceaux
    } au plus. Le résultat n'en change pas.
workers-changed = { $went ->
        [0] { "" }
        [one] Un travailleur de la grappe est parti : les autres refont son travail.{ " " }
       *[other] { N($went) } travailleurs de la grappe sont partis : les autres refont leur travail.{ " " }
    }{ $came ->
        [0] { "" }
        [one] Un travailleur est arrivé.{ " " }
       *[other] { N($came) } travailleurs sont arrivés.{ " " }
    }{ $slots ->
        [0] Il n'en reste aucun : j'attends.
       *[other] Places au travail : { N($slots) }.
    }
workers-waiting = { $slots ->
        [0] Personne ne travaille dans la grappe. J'attends depuis { N($seconds) } secondes.
       *[other] Rien de nouveau depuis { N($seconds) } secondes. Places au travail : { N($slots) }.
    }
error-workers-died = Un processus s'est arrêté { N($times) } fois au même endroit, au morceau { N($piece) }. Je ne continue pas. La mémoire manque peut-être : essaie avec moins de --workers.
error-cluster-extra = Pour --cluster, il manque une bibliothèque. Installe-la avec : pip install "heraut[cluster]".
error-cluster-unreachable = Aucun ordonnanceur Dask ne répond à { $address }. Vérifie l'adresse, et qu'il est lancé.
error-cluster-lost = L'ordonnanceur { $address } ne répond plus, et ce qu'il faisait est perdu. Relance-le, puis recommence : la même graine donne les mêmes parties.
error-cluster-without = Une machine de la grappe { $address } n'a pas Héraut. Installe la même version partout.
error-cluster-unlike = La machine { $machine } n'a pas { $unlike ->
        [program] le même Héraut ou le même Python
       *[files] les mêmes fichiers : enregistrements ou modèle
    }. Ses résultats pourraient être autres. Mets-la à égalité, ou retire-la.
