## catalog/models.rs

rules-1-gun = , 1 gun
rules-guns-guns = , { $guns } guns
rules-a1-of-a2-noun = { $a1 } of { $a2 } { $noun }
rules-1-stand = 1 stand
rules-stands-stands = { $stands } stands
rules-models-stands-of-a1-guns = { $models }, { $stands } of { $a1 }{ $guns }

## common_checks.rs

rules-there-is-no-id = there is no '{ $id }'
rules-set-id-to-right = Set '{ $id }' to { $right }
rules-remove-id = Remove '{ $id }'
rules-the-name-is-n-but-goes-from-min-to = the { $name } is { $n }, but goes from { $min } to { $max }
rules-the-name-is-word-but-must-be-one-of = the { $name } is '{ $word }', but must be one of { $a1 }
rules-the-name-is-n-minutes-which-is-no-time = the { $name } is { $n } minutes, which is no time of a day
rules-the-name-is-value-which-is-not-the-right = the { $name } is '{ $value }', which is not the right sort of value
rules-the-task-of-a1-names-name-which-lies-off = The task of { $a1 } names { $name }, which lies off the board.
rules-keep-the-hexes-on-the-board = Keep the hexes on the board
rules-a1-is-of-kind-a2-which-does-not-exist = { $a1 } is of kind '{ $a2 }', which does not exist; kinds are { $a3 }.
rules-a1-is-in-formation-a2-which-does-not-exist = { $a1 } is in formation '{ $a2 }', which does not exist.
rules-use-the-default-formation = Use the default formation
rules-of-the-scenario-wrong = Of the scenario: { $wrong }.
rules-of-the-nation-a1-wrong = Of the nation { $a1 }: { $wrong }.
rules-a1-hexes-a2-the-first-have-the-terrain-id = { $a1 } hexes, { $a2 } the first, have the terrain '{ $id }', which does not exist.
rules-make-them-a1 = Make them { $a1 }
rules-the-name-a1-stands-off-the-board = The name '{ $a1 }' stands off the board.
rules-move-it-to-a1 = Move it to { $a1 }
rules-remove-the-name = Remove the name
rules-the-name-begins-has-count-letters-a-map-has = The name '{ $begins }…' has { $count } letters; a map has room for { $most }.
rules-keep-the-first-most-letters = Keep the first { $most } letters
rules-a1-rests-on-the-source-a2-which-is-not = { $a1 } rests on the source '{ $a2 }', which is not listed.
rules-list-the-source-source = List the source '{ $source }'

## common_checks/ground.rs

rules-attributes-are-given-for-name-which-lies-off-the = Attributes are given for { $name }, which lies off the board.
rules-remove-them = Remove them
rules-a-hex-is-a1-yards-across-on-this-ground = A hex is { $a1 } yards across on this ground, and the rules take it for { $usual }: their moves and ranges are so much longer or shorter here.
rules-name-has-exits-but-nobody-leaves-the-board-by = { $name } has exits, but nobody leaves the board by them under these rules.
rules-remove-the-exits = Remove the exits
rules-and-a1-more = and { $a1 } more
rules-the-exits-of-name-include-a1-others-which-a2 = The exits of { $name } include { $a1 }{ $others }, which { $a2 } not at the edge of the board.
rules-keep-the-exits-at-the-edge = Keep the exits at the edge

## kernel/draw_offers.rs

rules-the-draw-is-not-accepted = The draw is not accepted.
rules-side-side-offers-a-draw = Side { $side } offers a draw.
rules-a-draw-has-been-offered-this-turn = A draw has been offered this turn

## kernel/moment.rs

rules-there-is-no-piece-id-in-the-battle = There is no piece { $id } in the battle.

## kernel/opening.rs

rules-this-ruleset-opens-no-battle-in-its-middle = This ruleset opens no battle in its middle.

## lib.rs

rules-it-keeps-no-numbers-in-a-file = It keeps no numbers in a file.
rules-a1-opens-no-battle-in-its-middle = { $a1 } opens no battle in its middle.

## line_checks/by_itself.rs

rules-name-is-of-kind-a1-which-does-not-exist = { $name } is of kind '{ $a1 }', which does not exist.
rules-name-is-a-a1-which-runs-due = { $name } is a { $a1 }, which runs { $due }.
rules-make-it-a-a1 = Make it a { $a1 }
rules-the-course-of-a1-is-interrupted-in-breaks-places = The course of { $a1 } is interrupted in { $breaks } places.

## line_checks/dead_ends.rs

rules-a-road-ends-in-the-open = A road ends in the open.
rules-name-ends-in-the-open-at-a1 = { $name } ends in the open at { $a1 }.
rules-lead-it-on-to-the-road-at = Lead it on to the road at
rules-run-it-to-the-edge-at = Run it to the edge at
rules-join-the-ends = Join the ends
rules-remove-the-loose-end = Remove the loose end

## line_checks/gaps.rs

rules-name-and-other-end-a-hexside-from-each-other = { $name } and { $other } end a hexside from each other{ $a1 }: a gap.
rules-name-ends-a-hexside-short-of-other-a1-a = { $name } ends a hexside short of { $other }{ $a1 }: a gap.
rules-lead-it-into-other = Lead it into { $other }

## lists/draw.rs

rules-about-trait = { $about }, trait

## lists/legality.rs

rules-a1-is-under-the-commander-in-chief-a2-has = { $a1 } is under the commander in chief; { $a2 } has no reserve.
rules-the-a1-of-a2-is-one-too-many-a3 = The { $a1 } of { $a2 } is one too many; { $a3 } has at most { $a4 }.
rules-a1-has-a2-commands-there-are-commands = { $a1 } has { $a2 } commands; there are { $commands }.
rules-a1-needs-one-of-a2 = { $a1 } needs one of: { $a2 }.
rules-a1-is-not-as-the-dice-of-a2-make = { $a1 } is not as the dice of { $a2 } make a general.
rules-a1-does-not-belong-to-a-a2-of-a3 = { $a1 } does not belong to a { $a2 } of { $a3 }.
rules-the-a1-of-a2-lacks-a3 = The { $a1 } of { $a2 } lacks { $a3 }.

## lists/plan.rs

rules-set-by-hand = Set by hand
rules-about-who = { $about }, who
rules-about-unit = { $about }, unit
rules-a1-command-a2 = { $a1 }, command { $a2 }

## lists/wished.rs

rules-a1-against-a2-year = { $a1 } against { $a2 }, { $year }.
rules-a1-a2-units = { $a1 } ({ $a2 } units)
rules-a1-a2-worth-points = { $a1 }: { $a2 }; { $worth } points.
rules-list-of-side = List of { $side }

## pickup/making.rs

rules-a-against-b = { $a } against { $b }
rules-a-pick-up-game-seed-a1-armies-ground-by = A pick-up game (seed { $a1 }): { $armies }, ground by chance.

## pickup/mod.rs

rules-there-is-no-army-list-wanted-choose-among-known = There is no army list '{ $wanted }'; choose among: { $known }.
rules-a1-have-no-army-in-the-same-year-a2 = { $a1 } have no army in the same year{ $a2 }.
rules-no-game-without-errors-after-a1-attempts = No game without errors after { $a1 } attempts.

## pickup/places.rs

rules-what-lies-there = what lies there
rules-hill = Hill
rules-called-a1-hexes-from-a2 = { $called }, { $a1 } hexes from { $a2 }.
rules-middle-of-the-field = Middle of the field
rules-first-village = First village
rules-second-village = Second village
rules-name-at-a1-is-worth-a2-to-both = { $name } at { $a1 } is worth { $a2 } to both.

## play/event.rs

rules-number-or-less = { $number } or less
rules-number-or-more = { $number } or more

## play/order/parts.rs

rules-an-order-to-a1-takes-no-part = an order to { $a1 } takes no { $part }

## play/sorted_dice.rs

rules-rolled-first = (rolled { $first })
rules-first-against-second = { $first } against { $second }
rules-not-used-a1 = Not used: { $a1 }
rules-none-as = none, as

## registry.rs

rules-there-is-no-ruleset-id-choose-one-of-a1 = There is no ruleset '{ $id }'. Choose one of: { $a1 }.

## sheet_checks/alike.rs

rules-name-has-a1-overall-leaders-it-must-have-exactly = { $name } has { $a1 } overall leaders; it must have exactly one.
rules-keep-a1-make-the-others-a2-s = Keep { $a1 }, make the others { $a2 }s
rules-keep-a1-remove-the-others = Keep { $a1 }, remove the others
rules-a1-the-overall-leader-of-name-is-not-on = { $a1 }, the overall leader of { $name }, is not on the map.
rules-name-has-no-overall-leader = { $name } has no overall leader.
rules-add-one-with-a1 = Add one with { $a1 }
rules-place-a1-at-a2 = Place { $a1 } at { $a2 }
rules-add-one-at-a1 = Add one at { $a1 }
rules-put-a1-with-a2 = Put { $a1 } with { $a2 }
rules-a1-is-attached-to-a2-who-is-no-title = { $a1 } is attached to { $a2 }, who is no { $title }.
rules-a1-is-attached-to-a2-of-the-enemy = { $a1 } is attached to { $a2 } of the enemy.
rules-a1-is-attached-to-a2-who-is-not-on = { $a1 } is attached to { $a2 }, who is not on the map and does not arrive.
rules-a1-is-attached-to-id-who-does-not-exist = { $a1 } is attached to '{ $id }', who does not exist.
rules-a1-is-attached-to-no-title = { $a1 } is attached to no { $title }.
rules-add-a-a1-for-it = Add a { $a1 } for it
rules-a1-has-no-units = { $a1 } has no units.
rules-attach-a1-to-him = Attach { $a1 } to him
rules-a1-is-in-a2-which-its-kind-has-not = { $a1 } is in { $a2 }, which its kind has not.
rules-a-corner = a corner
rules-a1-faces-f-o-clock = { $a1 } faces { $f } o'clock
rules-a1-has-no-facing = { $a1 } has no facing
rules-what-in-name-it-must-face-due-of-its = { $what }; in { $name } it must face { $due } of its hex.
rules-face-right-o-clock = Face { $right } o'clock
rules-a1-and-a2-of-the-enemy-share-a3 = { $a1 } and { $a2 } of the enemy share { $a3 }.
rules-a1-hexes-a2-the-first-have-a-level-below = { $a1 } hexes, { $a2 } the first, have a level below { $low } or above { $high }.
rules-bring-the-levels-into-range = Bring the levels into range
rules-the-hex-a1-has-no-known-terrain = The hex { $a1 } has no known terrain.
rules-make-it-clear = Make it clear

## sheet_checks/check_context.rs

rules-the-what-of-a1-is-value-it-goes-from = The { $what } of { $a1 } is { $value }; it goes from { $low } to { $high }.
rules-the-name-of-a1-is-value-unit-it-goes = The { $name } of { $a1 } is { $value }{ $unit }; it goes from { $low } to { $high }.
rules-set-it-to-right-unit = Set it to { $right }{ $unit }

## sheet_checks/shared/arrivals.rs

rules-where-a1-of-the-enemy-starts = where { $a1 } of the enemy starts
rules-where-it-cannot-stand = where it cannot stand
rules-from-where-it-cannot-go-on = from where it cannot go on
rules-no-entry-by-name = No entry by { $name }
rules-do-not-let-it-arrive = Do not let it arrive
rules-a1-arrives-at-name-why = { $a1 } arrives at { $name }, { $why }.

## sheet_checks/shared/names.rs

rules-another-piece-of-a1-is-called-a2-too = Another piece of { $a1 } is called { $a2 } too.
rules-call-it-name = Call it { $name }
rules-another-objective-is-called-a1-too = Another objective is called { $a1 } too.
rules-both-sides-are-called-a1 = Both sides are called { $a1 }.
rules-call-side-b-a1 = Call side B { $a1 }
rules-a-piece-of-the-kind-kind-a1-has-no = A piece of the kind '{ $kind }' ({ $a1 }) has no name.
rules-hex-hex = Hex { $hex }
rules-the-objective-at-hex-has-no-name = The objective at { $hex } has no name.

## sheet_checks/shared/objectives.rs

rules-no-unit-of-either-side-can-come-to-name = No unit of either side can come to { $name } ({ $hex }).
rules-move-name-to-a1 = Move { $name } to { $a1 }
rules-no-unit-of-own-can-come-to-name-hex = No unit of { $own } can come to { $name } ({ $hex }), which is worth { $worth } to it.
rules-make-it-worth-nothing-to-own = Make it worth nothing to { $own }
rules-a1-is-worth-nothing-to-either-side = { $a1 } is worth nothing to either side.
rules-make-it-worth-a1-to-both = Make it worth { $a1 } to both

## sheet_checks/shared/regiments.rs

rules-name-of-the-regiment-regiment-is-under-own-the = { $name } of the regiment { $regiment } is under { $own }, the others are under { $whole }.
rules-put-it-under-whole = Put it under { $whole }
rules-name-of-the-regiment-regiment-has-the-nation-own = { $name } of the regiment { $regiment } has the nation { $own }, the others have { $whole }.
rules-give-it-the-nation-whole = Give it the nation { $whole }
rules-a1-is-own-the-others-of-the-regiment-regiment = { $a1 } is { $own }, the others of the regiment { $regiment } are { $whole }.
rules-take-it-out-of-the-regiment-regiment = Take it out of the regiment { $regiment }

## sheet_checks/shared/roster.rs

rules-a1-has-no-unit-in-the-battle-it-can = { $a1 } has no unit in the battle: it can neither win nor lose by fighting.
rules-a1-stands-nowhere-on-the-map-and-does-not = { $a1 } stands nowhere on the map and does not arrive.
rules-place-it-near-with-at-a1 = Place it near { $with }, at { $a1 }

## sheet_checks/tabletop.rs

rules-a1-and-there-share-a2 = { $a1 } and { $there } share { $a2 }.
rules-a1-stands-at-a2-where-nobody-can = { $a1 } stands at { $a2 }, where nobody can.
rules-name-goes-from-a1-to-a2-which-do-not = { $name } goes from { $a1 } to { $a2 }, which do not touch.
rules-a1-and-a2-stand-next-to-each-other = { $a1 } and { $a2 } stand next to each other.
rules-a1-arrives-at-name-which-is-not-on-the = { $a1 } arrives at { $name }, which is not on the edge of the board.
rules-a1-arrives-in-turn-a2-the-battle-ends-with = { $a1 } arrives in turn { $a2 }; the battle ends with turn { $last }.
rules-the-objectives-are-worth-worth-to-name-the-whole = The objectives are worth { $worth } to { $name }, the whole army of the enemy { $army }.
rules-a1-of-a2-lines-of-name-do-not-face = { $a1 } of { $a2 } lines of { $name } do not face the nearest enemy, { $a3 } among them.
rules-face-them-to-the-nearest-enemy = Face them to the nearest enemy
