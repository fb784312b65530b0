## fingerprint.rs

battle-text-is-no-hash-of-hexadecimal-digits = „{ $text }“ ist kein Hash aus hexadezimalen Ziffern

## log.rs

battle-oblique-log-1 = oblique-log 1
battle-line-of-an-oblique-battle-log-format-1 = Zeile eines Schlachtprotokolls von Oblique, Format 1
battle-the-file-is-empty-a-log-begins-with-a = Die Datei ist leer: ein Protokoll beginnt mit einer Kopfzeile.
battle-this-is-no-json-a1 = Das ist kein JSON: { $a1 }.
battle-the-part-cannot-be-read-source = Dieser Teil lässt sich nicht lesen ({ $part }): { $source }.
battle-the-format-is-a1-this-program-reads-format = Das Format ist „{ $a1 }“; dieses Programm liest „{ $FORMAT }“.
battle-order-found-stands-where-order-expected-should = Befehl { $found } steht, wo Befehl { $expected } stehen sollte.
battle-the-line-is-neither-an-order-a-hash-nor = Die Zeile ist weder ein Befehl noch ein Hash noch ein Ausgang.

## replay.rs

battle-the-scenario-has-changed-since-the-log-was-made = das Szenario hat sich geändert, seit das Protokoll entstand (Hash { $found }, im Protokoll { $logged })
battle-no-reason-given = kein Grund angegeben
battle-the-scenario-cannot-be-played-first = das Szenario lässt sich nicht spielen: { $first }
battle-the-battle-waits-for-side-side-to-decide-kind = die Schlacht wartet darauf, dass Seite { $side } über „{ $kind }“ entscheidet
battle-the-battle-is-over = die Schlacht ist vorüber
battle-order-order-name-turn-the-log-has-side-side = Befehl { $order }, { $name } { $turn }: im Protokoll entscheidet Seite { $side } über „{ $kind }“, { $found }
battle-order-order-name-turn-is-refused-a1 = Befehl { $order }, { $name } { $turn }, wird abgelehnt: { $a1 }
battle-the-states-differ-at-the-end-of-name-turn = die Stände am Ende von { $name } { $turn }, nach Befehl { $order }, weichen voneinander ab (Hash { $a1 }, im Protokoll { $a2 })
battle-the-outcome-differs-from-the-one-in-the-log = der Ausgang weicht von dem im Protokoll ab

## running.rs

battle-the-battle-is-over-2 = Die Schlacht ist vorüber.
battle-the-battle-waits-for-a-decision-of-name = Die Schlacht wartet auf eine Entscheidung von { $name }.
battle-the-battle-has-count-pieces-it-can-be-played = Die Schlacht hat { $count } Spielsteine; spielen lässt sie sich mit { $MOST_PIECES }. Einige herausnehmen.

## saved.rs

battle-oblique-battle-1 = oblique-battle 1
battle-first-line-of-a-saved-battle-format-1 = Erste Zeile einer gespeicherten Schlacht, Format 1
battle-the-first-line-is-no-header-of-a-saved = Die erste Zeile ist kein Kopf einer gespeicherten Schlacht: { $e }.
battle-the-header-names-named-branches-the-file-has-the = Der Kopf nennt { $named } Zweige, die Datei hat die Protokolle von { $found }.
