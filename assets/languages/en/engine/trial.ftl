## guarded.rs

trial-it-gave-no-reason = it gave no reason

## limits.rs

trial-it-was-not-over-after-the-most-turns-allowed = It was not over after the most turns allowed.
trial-it-was-not-over-within-the-time-allowed = It was not over within the time allowed.
trial-the-program-failed-in-it = The program failed in it.

## rules/deciding.rs

trial-the-winner-held-a1 = The winner held { $a1 }

## rules/not_played.rs

trial-it-cannot-be-played = It cannot be played
trial-a1-and-1-more-problem = { $a1 } (and 1 more problem)
trial-a1-and-a2-more-problems = { $a1 } (and { $a2 } more problems)

## rules/table.rs

trial-conversion = Conversion
trial-result = Result
trial-length = Length
trial-losses-on-average = Losses on average
trial-median-beside-the-record = Median beside the record
trial-what-decided-it = What decided it
trial-battle = Battle
trial-values-a1 = Values { $a1 }
trial-a1-wins = { $a1 } wins
trial-a1-a2-to-a3-decisive-decisive = { $a1 } ({ $a2 } to { $a3 }), { $decisive } decisive
trial-drawn = Drawn
trial-unresolved = Unresolved
trial-time-of-the-battle = Time of the battle
trial-lost-of-a1-a2 = { $lost } of { $a1 } ({ $a2 })
trial-name-units = { $name }, units
trial-winner = Winner
trial-name-here-in-share-of-battles = { $name }, here in { $share } of battles
trial-name-men = { $name }, men
trial-name-guns = { $name }, guns
trial-lost-of-all-recorded-low-to-high-more-than = { $lost } of { $all }, recorded { $low } to { $high }, more than are counted here
trial-a1-in-proportion = { $a1 }, in proportion
trial-median-as-recorded = { $median }, as recorded
trial-median-as-recorded-low-to-high = { $median }, as recorded ({ $low } to { $high })
trial-median-recorded-low-off = { $median }, recorded { $low } ({ $off } %)
trial-median-recorded-low-to-high-off = { $median }, recorded { $low } to { $high } ({ $off } %)
trial-median-recorded-low = { $median }, recorded { $low }
trial-not-played-why = Not played: { $why }
trial-as-it-is = As it is
trial-converted-a1-a2-hexes = Converted, { $a1 } × { $a2 } hexes
trial-a1-th = { $a1 }th
trial-middle-half-of-them-low-to-high = { $middle } (half of them { $low } to { $high })
trial-a1-h-a2-min = { $a1 } h { $a2 } min

## summary.rs

trial-the-program-failed-message = The program failed: { $message }
trial-the-battle-was-not-played-to-its-end = The battle was not played to its end.
