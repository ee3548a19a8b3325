# The command heraut understand, and errors of lists of sentences.

understand-begins = J'essaie { $count ->
        [one] une phrase.
       *[other] { N($count) } phrases.
    }
understand-progress = { N($done) } sur { N($count) }.
understand-error = { $verdict ->
        [missed] Pas compris
        [other] Compris autrement
       *[wrong] JOUÉ À TORT
    } : « { $said } », position { $position }. Voulu : { $meant }.{ $verdict ->
        [missed] {""}
       *[other] {" "}Compris : { $did }.
    }
understand-counts = comme voulu { N($meant) }, pas compris { N($missed) }, autrement { N($other) }, joué à tort { N($wrong) }, sur { N($total) }.
understand-kind = Genre { $name } : { understand-counts }
understand-total = En tout : { understand-counts }
error-bad-list = La liste { $path } ne peut pas servir, ligne { F($line) } : { $problem }.
