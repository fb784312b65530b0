## guarded.rs

trial-it-gave-no-reason = es nannte keinen Grund

## limits.rs

trial-it-was-not-over-after-the-most-turns-allowed = Die Schlacht war nach den höchstens erlaubten Zügen nicht vorbei.
trial-it-was-not-over-within-the-time-allowed = Die Schlacht war in der erlaubten Zeit nicht vorbei.
trial-the-program-failed-in-it = Das Programm ist dabei fehlgeschlagen.

## rules/deciding.rs

trial-the-winner-held-a1 = Vom Sieger gehalten: { $a1 }

## rules/not_played.rs

trial-it-cannot-be-played = Sie lässt sich nicht spielen
trial-a1-and-1-more-problem = { $a1 } (und ein weiteres Problem)
trial-a1-and-a2-more-problems = { $a1 } (weitere Probleme: { $a2 })

## rules/table.rs

trial-conversion = Übertragung
trial-result = Ergebnis
trial-length = Länge
trial-losses-on-average = Verluste im Durchschnitt
trial-median-beside-the-record = Median neben der Überlieferung
trial-what-decided-it = Was entschied
trial-battle = Schlacht
trial-values-a1 = Werte, { $a1 }
trial-a1-wins = { $a1 } siegt
trial-a1-a2-to-a3-decisive-decisive = { $a1 } ({ $a2 } bis { $a3 }), davon { $decisive } entscheidend
trial-drawn = Unentschieden
trial-unresolved = Ohne Entscheidung
trial-time-of-the-battle = Zeit der Schlacht
trial-lost-of-a1-a2 = { $lost } von { $a1 } ({ $a2 })
trial-name-units = { $name }, Einheiten
trial-winner = Sieger
trial-name-here-in-share-of-battles = { $name }, hier in { $share } der Schlachten
trial-name-men = { $name }, Mann
trial-name-guns = { $name }, Geschütze
trial-lost-of-all-recorded-low-to-high-more-than = { $lost } von { $all }, überliefert { $low } bis { $high }, mehr als hier gezählt werden
trial-a1-in-proportion = { $a1 }, im Verhältnis
trial-median-as-recorded = { $median }, wie überliefert
trial-median-as-recorded-low-to-high = { $median }, wie überliefert ({ $low } bis { $high })
trial-median-recorded-low-off = { $median }, überliefert { $low } ({ $off } %)
trial-median-recorded-low-to-high-off = { $median }, überliefert { $low } bis { $high } ({ $off } %)
trial-median-recorded-low = { $median }, überliefert { $low }
trial-not-played-why = Nicht gespielt: { $why }
trial-as-it-is = Unverändert
trial-converted-a1-a2-hexes = Übertragen, { $a1 } × { $a2 } Hexfelder
trial-a1-th = { $a1 }.
trial-middle-half-of-them-low-to-high = { $middle } (die Hälfte { $low } bis { $high })
trial-a1-h-a2-min = { $a1 } h { $a2 } min

## summary.rs

trial-the-program-failed-message = Das Programm ist fehlgeschlagen: { $message }
trial-the-battle-was-not-played-to-its-end = Die Schlacht wurde nicht zu Ende gespielt.
