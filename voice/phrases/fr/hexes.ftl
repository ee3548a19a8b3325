# The hexes of a board: $line is the word of its line. HEX($hex) and LINE($line) are made of these.

hex-name = { $line } { $places }
hex-run = { N($first) } à { N($last) }
line-span = { $first } à { $last }
