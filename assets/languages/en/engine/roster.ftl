## arrange.rs

roster-that-leader-is-gone = That leader is gone.
roster-a1-leads-nobody = { $a1 } leads nobody.
roster-a1-cannot-come-under-himself-or-one-he-leads = { $a1 } cannot come under himself or one he leads.
roster-piece-is-of-from-and-cannot-come-under-to = { $piece } is of { $from } and cannot come under { $to }. Duplicate it to the other side instead.
roster-a1-is-commander-in-chief-and-answers-to-nobody = { $a1 } is commander in chief and answers to nobody.

## bulk.rs

roster-clear-column = Clear { $column }
roster-set-column-to-text = Set { $column } to { $text }
roster-add-n-to-column = Add { $n } to { $column }
roster-multiply-column-by-text = Multiply { $column } by { $text }
roster-round-column-to-to = Round { $column } to { $to }
roster-reckon-column = Reckon { $column }
roster-fill-column-down = Fill { $column } down
roster-fill-column-up = Fill { $column } up
roster-copy-column-from-the-first = Copy { $column } from the first
roster-number-column = Number { $column }
roster-replace-a1-in-names = Replace '{ $a1 }' in names
roster-it-has-no-such-number = It has no such number.
roster-its-name-has-no-number-in-brackets = Its name has no number in brackets.
roster-a1-ends-here = { $a1 } ends here.

## cells.rs

roster-such-figures = such figures
roster-a1-has-no-what = { $a1 } has no { $what }
roster-a1-have-no-what = { $a1 } have no { $what }
roster-cells = Cells
roster-set = Set
roster-fill-down = Fill down
roster-a1-has-no-a2-to-fill-down = { $a1 } has no { $a2 } to fill down.
roster-paste = Paste

## companies.rs

roster-that-unit-is-gone = That unit is gone.
roster-a-unit-is-split-into-2-to-most-companies = A unit is split into 2 to { $MOST } companies.
roster-a1-is-a-leader-and-has-no-companies = { $a1 } is a leader and has no companies.
roster-what-strength-in-parts-companies-leaves-leaves-the-least = { $what } { $strength } in { $parts } companies leaves { $leaves }; the least is { $least }.
roster-a1-has-no-strength-to-divide = { $a1 } has no strength to divide.

## compare/difference.rs

roster-a1-new = { $a1 }: new
roster-a1-gone = { $a1 }: gone
roster-a1-rewritten = { $a1 } rewritten
roster-the-board = The board
roster-under-no-leader = Under no leader

## compare/merge.rs

roster-a1-was-changed-in-a-and-taken-away-in = { $a1 } was changed in A and taken away in B
roster-a1-was-taken-away-in-a-and-changed-in = { $a1 } was taken away in A and changed in B
roster-a1-a2-became-a3-in-a-and-a4-in = { $a1 }: { $a2 } became { $a3 } in A and { $a4 } in B

## compare/part.rs

roster-the-battle = The battle
roster-sides-and-nations = Sides and nations
roster-units-and-leaders = Units and leaders
roster-deployment-zones-and-saved-deployments = Deployment zones and saved deployments
roster-roads-streams-and-walls = Roads, streams and walls
roster-names-on-the-map = Names on the map
roster-notes-and-history = Notes and history
roster-historical-maps = Historical maps

## compare/words.rs

roster-the-rules = The rules
roster-about-the-battle = About the battle
roster-parameters = Parameters
roster-side-side = Side { $side }
roster-deployment-zone-of-name = Deployment zone of { $name }
roster-exits-of-a1 = Exits of { $a1 }
roster-deployment-a1 = Deployment { $a1 }
roster-source-of-title = Source of { $title }
roster-source-of-a1 = Source of { $a1 }
roster-note-a1 = Note '{ $a1 }'
roster-where-the-board-lies = Where the board lies
roster-historical-result = Historical result
roster-silenced-note-key = Silenced note { $key }
roster-a1-by-a2-way-top-shift-lines-shifted = { $a1 } by { $a2 }, { $way } top, { $shift } lines shifted
roster-source-of-name = source of { $name }
roster-a1-of-side-side = { $a1 } of side { $side }
roster-posting-of-a1 = posting of { $a1 }
roster-source-of-key = source of { $key }
roster-row-of-traits = row of traits
roster-place-of-the-battle = place of the battle
roster-place-in-the-list = place in the list
roster-place-in-the-roster = place in the roster
roster-top-of-its-hex = top of its hex
roster-worth-to-a-and-b = worth to A and B
roster-not-deployed = not deployed
roster-turn-a1-at-a2 = turn { $a1 } at { $a2 }
roster-aim-at-hexes-a1 = { $aim }, at hexes { $a1 }

## convert/change.rs

roster-from-none = { $from } → none
roster-none-to = none → { $to }

## convert/ground.rs

roster-a1-becomes-a2 = { $a1 } becomes { $a2 }.
roster-there-is-no-feature-like-a1 = There is no feature like '{ $a1 }'.
roster-was-becomes-a1 = { $was } becomes { $a1 }.
roster-what-is-as-all-others-of-its-kind-these = { $what } is as all others of its kind: these rules do not tell them apart so.
roster-all-levels-are-moved-so-that-they-fit = All levels are moved so that they fit.
roster-levels-least-to-most-are-drawn-together-to-low = Levels { $least } to { $most } are drawn together to { $low } to { $high }.

## convert/lay.rs

roster-the-board-is-turned-a-quarter-clockwise-so-that = The board is turned a quarter clockwise, so that { $name } stands at the bottom.
roster-the-board-is-turned-upside-down-so-that-name = The board is turned upside down, so that { $name } stands at the bottom.
roster-the-board-is-turned-a-quarter-anticlockwise-so-that = The board is turned a quarter anticlockwise, so that { $name } stands at the bottom.
roster-the-hexes-stand-the-other-way-the-ground-is = The hexes stand the other way: the ground is laid anew, and what stood in one hex may stand in the next.
roster-the-board-of-a1-columns-and-a2-rows-has = The board of { $a1 } columns and { $a2 } rows has { $columns } and { $rows } now, as { $a3 } asks.
roster-off-the-new-board-line = Off the new board: { $line }.

## convert/mod.rs

roster-the-battle-already-goes-by-a1-choose-other-rules = The battle already goes by { $a1 }; choose other rules.
roster-a1-comes-without-a-translation-choose-other-rules = { $a1 } comes without a translation; choose other rules.
roster-a1-has-no-boards-whose-hexes-stand-this-way = { $a1 } has no boards whose hexes stand this way, and this one is too large to lay anew; make it smaller first.
roster-carried-over-from-a1-to-a2-figures-that-the = Carried over from { $a1 } to { $a2 }. Figures that the two rulesets count differently are estimates now.
roster-objectives-stay-on-the-map-but-count-for-nothing = Objectives stay on the map but count for nothing in { $a1 }.
roster-a-hex-was-was-yards-across-and-is-is = A hex was { $was } yards across and is { $is } here; the board keeps its hexes.
roster-traits-of-the-nation-have-no-counterpart = Traits of the nation have no counterpart.
roster-there-is-no-row-for-the-nation-it-uses = There is no row for the nation; it uses the usual one.

## convert/pieces.rs

roster-the-kind-a1-is-unknown = The kind '{ $a1 }' is unknown.
roster-units-broken-down-into-parts-are-whole-again = Units broken down into parts are whole again.
roster-guns-that-share-a-hex-are-one-battery = Guns that share a hex are one battery.
roster-there-are-no-a1-here = There are no { $a1 } here.
roster-what-sets-a1-apart-has-no-counterpart = What sets '{ $a1 }' apart has no counterpart.
roster-a-unit-stands-for-due-men-here-whatever-its = A unit stands for { $due } men here, whatever its strength was: the scale is another.
roster-a-battery-is-a-single-gun-here = A battery is a single gun here.
roster-there-are-no-reinforcements-here-the-piece-waits-off = There are no reinforcements here: the piece waits off the map.
roster-it-arrives-at-the-same-time-of-the-battle = It arrives at the same time of the battle.
roster-the-formation-is-a1-now = The formation is '{ $a1 }' now.
roster-the-facing-is-turned-by-an-hour-as-the = The facing is turned by an hour, as the formation wants.

## convert/remedies.rs

roster-the-rest = the rest

## convert/set_ups.rs

roster-the-deployment-name-has-an-error-under-these-rules = The deployment '{ $name }' has an error under these rules.
roster-the-deployment-name-has-n-errors-under-these-rules = The deployment '{ $name }' has { $n } errors under these rules.

## convert/words.rs

roster-name-takes-its-usual-value-a1 = '{ $name }' takes its usual value, { $a1 }.
roster-name-is-worked-out = '{ $name }' is worked out.
roster-name-says-nearly-what-it-was = '{ $name }' says nearly what it was.
roster-a1-has-no-counterpart = '{ $a1 }' has no counterpart.

## deploy/drill.rs

roster-none-of-the-selected-pieces-stands-on-the-map = None of the selected pieces stands on the map.
roster-a1-would-leave-the-board-nobody-has-moved = { $a1 } would leave the board; nobody has moved.
roster-they-all-stand-in-one-place-there-is-no = They all stand in one place; there is no line to go by.
roster-the-line-has-room-hexes-wanted-are-wanted = The line has { $room } hexes; { $wanted } are wanted.
roster-this-kind = this kind
roster-what-knows-no-name = { $what } knows no { $name }

## deploy/ground.rs

roster-name-is-not-in-the-deployment-zone-of-side = { $name } is not in the deployment zone of { $side }
roster-the-place-lies-off-the-board = The place lies off the board
roster-a1-of-the-enemy-stands-on-name = { $a1 } of the enemy stands on { $name }

## deploy/line.rs

roster-batteries-are-left-out = Batteries are left out
roster-the-line-is-too-short = The line is too short
roster-it-is-not-in-the-army = It is not in the army

## deploy/march.rs

roster-a1-is-taken = { $a1 } is taken
roster-the-column-is-longer-than-the-road = The column is longer than the road

## deploy/place.rs

roster-there-is-no-room = There is no room

## field.rs

roster-arrives-on-turn = Arrives on turn
roster-arrives-at = Arrives at
roster-nobody = Nobody
roster-yes = Yes
roster-kind-has-no-a1 = { $kind } has no { $a1 }.
roster-typed-is-none-of-a1 = '{ $typed }' is none of: { $a1 }.
roster-name-is-no-hex-of-this-board = '{ $name }' is no hex of this board.
roster-a-name-is-needed = A name is needed.
roster-a-facing-is-an-hour-of-the-clock = A facing is an hour of the clock.
roster-a-turn-is-a-number-from-1-to-999 = A turn is a number from 1 to 999.
roster-a1-is-a-number-from-min-to-max-typed = { $a1 } is a number from { $min } to { $max }; '{ $typed }' is none.
roster-a1-is-min-to-max-n-is-out-of = { $a1 } is { $min } to { $max }; { $n } is out of that range.
roster-a1-is-one-of-a2 = { $a1 } is one of: { $a2 }.
roster-a1-is-yes-or-no = { $a1 } is yes or no.
roster-a1-is-a-time-like-13-30 = { $a1 } is a time like 13:30.

## naming.rs

roster-sixth = Sixth
roster-seventh = Seventh
roster-eighth = Eighth
roster-ninth = Ninth
roster-tenth = Tenth
roster-eleventh = Eleventh
roster-twelfth = Twelfth

## removal.rs

roster-deleted-a1 = Deleted { $a1 }
roster-who-now-answers-to-name = { $who } now answers to { $name }
roster-who-now-answer-to-name = { $who } now answer to { $name }
roster-who-now-answers-to-nobody = { $who } now answers to nobody
roster-who-now-answer-to-nobody = { $who } now answer to nobody

## template.rs

roster-a1-says-nothing-for-these-rules = { $a1 } says nothing for these rules.
roster-1-to-most-pieces-may-be-added-at-once = 1 to { $MOST } pieces may be added at once; this would be { $a1 }.
roster-choose-a-leader-of-that-side = Choose a leader of that side.
roster-it-has-format-a1-this-version-reads-format-format = It has format { $a1 }; this version reads format { $FORMAT }.
roster-in-a1-a-piece-stands-before-the-one-that = In '{ $a1 }' a piece stands before the one that leads it.
roster-from-the-template-a1 = From the template '{ $a1 }'
roster-own = Own
roster-a1-no-nation-row-row = { $a1 }: no nation row '{ $row }'
roster-at-no-kind-a1 = { $at }: no kind '{ $a1 }'
roster-at-id-value-does-not-fit = { $at }: { $id } { $value } does not fit
roster-at-no-formation-a1 = { $at }: no formation '{ $a1 }'

## totals.rs

roster-a1-men = { $a1 } men
roster-1-battery = 1 battery
