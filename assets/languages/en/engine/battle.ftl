## fingerprint.rs

battle-text-is-no-hash-of-hexadecimal-digits = '{ $text }' is no hash of hexadecimal digits

## log.rs

battle-oblique-log-1 = oblique-log 1
battle-line-of-an-oblique-battle-log-format-1 = Line of an Oblique battle log, format 1
battle-the-file-is-empty-a-log-begins-with-a = The file is empty: a log begins with a header line.
battle-this-is-no-json-a1 = This is no JSON: { $a1 }.
battle-the-part-cannot-be-read-source = The { $part } cannot be read: { $source }.
battle-the-format-is-a1-this-program-reads-format = The format is '{ $a1 }'; this program reads '{ $FORMAT }'.
battle-order-found-stands-where-order-expected-should = Order { $found } stands where order { $expected } should.
battle-the-line-is-neither-an-order-a-hash-nor = The line is neither an order, a hash nor an outcome.

## replay.rs

battle-the-scenario-has-changed-since-the-log-was-made = the scenario has changed since the log was made (hash { $found }, in the log { $logged })
battle-no-reason-given = no reason given
battle-the-scenario-cannot-be-played-first = the scenario cannot be played: { $first }
battle-the-battle-waits-for-side-side-to-decide-kind = the battle waits for side { $side } to decide '{ $kind }'
battle-the-battle-is-over = the battle is over
battle-order-order-name-turn-the-log-has-side-side = order { $order }, { $name } { $turn }: the log has side { $side } decide '{ $kind }', { $found }
battle-order-order-name-turn-is-refused-a1 = order { $order }, { $name } { $turn } is refused: { $a1 }
battle-the-states-differ-at-the-end-of-name-turn = the states differ at the end of { $name } { $turn }, after order { $order } (hash { $a1 }, in the log { $a2 })
battle-the-outcome-differs-from-the-one-in-the-log = the outcome differs from the one in the log

## running.rs

battle-the-battle-is-over-2 = The battle is over.
battle-the-battle-waits-for-a-decision-of-name = The battle waits for a decision of { $name }.
battle-the-battle-has-count-pieces-it-can-be-played = The battle has { $count } pieces; it can be played with { $MOST_PIECES }. Take some out of it.

## saved.rs

battle-oblique-battle-1 = oblique-battle 1
battle-first-line-of-a-saved-battle-format-1 = First line of a saved battle, format 1
battle-the-first-line-is-no-header-of-a-saved = The first line is no header of a saved battle: { $e }.
battle-the-header-names-named-branches-the-file-has-the = The header names { $named } branches, the file has the logs of { $found }.
