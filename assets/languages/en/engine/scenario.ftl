## board_change.rs

scenario-hex-of-ground = hex of ground
scenario-hexes-of-ground = hexes of ground
scenario-unit-or-leader-back-to-the-reserve = unit or leader, back to the reserve
scenario-units-and-leaders-back-to-the-reserve = units and leaders, back to the reserve
scenario-road-stream-or-wall = road, stream or wall
scenario-roads-streams-and-walls = roads, streams and walls
scenario-road-stream-or-wall-in-part = road, stream or wall, in part
scenario-roads-streams-and-walls-in-part = roads, streams and walls, in part
scenario-entry-hex-moved-to-the-new-edge = entry hex, moved to the new edge
scenario-entry-hexes-moved-to-the-new-edge = entry hexes, moved to the new edge
scenario-pin-of-a-note = pin of a note
scenario-pins-of-notes = pins of notes
scenario-hex-of-a-deployment-zone = hex of a deployment zone
scenario-hexes-of-deployment-zones = hexes of deployment zones
scenario-hex-by-which-a-side-may-leave = hex by which a side may leave
scenario-hexes-by-which-a-side-may-leave = hexes by which a side may leave
scenario-historical-map-no-longer-under-the-board = historical map, no longer under the board
scenario-historical-maps-no-longer-under-the-board = historical maps, no longer under the board
scenario-place-in-an-alternative-deployment = place in an alternative deployment
scenario-places-in-alternative-deployments = places in alternative deployments

## check/checker.rs

scenario-one-more-finding = One more finding
scenario-more-more-findings = { $more } more findings
scenario-what-of-this-sort-fix-these-first = { $what } of this sort; fix these first.

## check/fix_all.rs

scenario-evidence-of-feature-a1 = evidence of feature { $a1 }
scenario-evidence-of-label-a1 = evidence of label { $a1 }
scenario-silence-of-key = silence of { $key }
scenario-attributes-of-a1-a2 = attributes of { $a1 } { $a2 }
scenario-place-of-the-board = place of the board

## edit_line.rs

scenario-it-cannot-be-read = it cannot be read
scenario-the-hex-a1-a2-is-too-far-off-any = the hex { $a1 },{ $a2 } is too far off any board
scenario-it-names-a-side-that-no-hex-has = it names a side that no hex has

## format/migrate.rs

scenario-every-older-format-has-its-step = every older format has its step

## format/mod.rs

scenario-this-line-holds-bytes-that-are-no-text-in = This line holds bytes that are no text in UTF-8.
scenario-save-the-file-as-utf-8-or-look-for = Save the file as UTF-8, or look for an undamaged copy.

## format/problem.rs

scenario-there-are-a1-more-problems = There are { $a1 } more problems.
scenario-fix-those-above-first = Fix those above first.

## format/read/board.rs

scenario-the-file-has-no-board = The file has no board.
scenario-an-empty-one-was-laid-out-add-the-field = An empty one was laid out; add the field board.
scenario-a-board = a board
scenario-the-hex-numbers = the hex numbers
scenario-the-hex-numbers-begin-with-read = The hex numbers begin with { $read }.
scenario-write-a-number-from-0-to-a1 = Write a number from 0 to { $a1 }.
scenario-the-hex-numbers-begin-with-two-numbers = The hex numbers begin with two numbers.
scenario-write-them-as-column-row = Write them as (column, row).
scenario-the-size-of-a-board-is-two-numbers = The size of a board is two numbers.
scenario-write-it-as-columns-rows = Write it as (columns, rows).
scenario-the-board-has-no-size-a1-by-a2-was = The board has no size; { $a1 } by { $a2 } was taken from its rows.
scenario-add-the-field-size-columns-rows = Add the field size: (columns, rows).
scenario-a-board-cannot-be-n-hexes-what-drawn-was = A board cannot be { $n } hexes { $what }; { $drawn } was taken instead.
scenario-write-a-number-from-1-to-a1 = Write a number from 1 to { $a1 }.
scenario-this-is-no-letter-for-a-terrain = This is no letter for a terrain.
scenario-write-one-letter-or-sign-in-single-quotes-but = Write one letter or sign in single quotes, but no space, quote or '?'.
scenario-the-key-has-too-many-kinds-of-terrain = The key has too many kinds of terrain.
scenario-a-board-has-at-most-256 = A board has at most 256.
scenario-the-letter-c-is-given-twice-in-the-key = The letter '{ $c }' is given twice in the key.
scenario-use-another-letter = Use another letter.
scenario-the-board-has-no-rows = The board has no rows.
scenario-all-of-it-was-taken-for-the-first-terrain = All of it was taken for the first terrain; add the field rows.
scenario-a-hex-without-known-terrain = A hex without known terrain.
scenario-the-letter-a1-stands-for-no-terrain = The letter '{ $a1 }' stands for no terrain.
scenario-add-it-to-the-key-or-use-one-of = Add it to the key or use one of { $all }; it was taken for the first terrain.
scenario-number-is-no-level = '{ $number }' is no level.
scenario-levels-are-numbers-from-128-to-127 = Levels are numbers from -128 to 127.
scenario-a1-is-no-level = '{ $a1 }' is no level.
scenario-levels-are-0-to-9-then-a-for-10 = Levels are 0 to 9, then a for 10, b for 11 and so on; it was taken for 0.
scenario-row-a1-of-name-is-a2 = Row { $a1 } of '{ $name }' is { $a2 }.
scenario-a-row-is-a-text-in-quotation-marks = A row is a text in quotation marks.
scenario-row-a1-of-name-has-long-hexes-but-the = Row { $a1 } of '{ $name }' has { $long } hexes, but the board is { $width } wide.
scenario-add-what-is-missing-at-its-end = Add what is missing at its end.
scenario-remove-what-is-too-much-the-end-was-left = Remove what is too much; the end was left out.
scenario-there-are-a1-rows-of-name-but-the-board = There are { $a1 } rows of '{ $name }', but the board is { $height } high.
scenario-add-the-missing-rows-at-the-end = Add the missing rows at the end.
scenario-remove-the-rows-too-many = Remove the rows too many.
scenario-a-linear-feature = a linear feature
scenario-the-feature-id-has-no-kind = The feature '{ $id }' has no kind.
scenario-add-the-field-kind-it-was-left-out = Add the field kind; it was left out.
scenario-text-is-no-hex = '{ $text }' is no hex.
scenario-hexes-are-named-column-and-row-like-0101 = Hexes are named column and row, like 0101.
scenario-text-is-no-hexside = '{ $text }' is no hexside.
scenario-text-points-at-a-corner-of-the-hex-not = '{ $text }' points at a corner of the hex, not at a side.
scenario-sides-of-this-board-are-at-a1 = Sides of this board are at { $a1 }.
scenario-the-feature-id-says-nowhere-where-it-runs = The feature '{ $id }' says nowhere where it runs.
scenario-add-hexes-for-roads-or-sides-for-streams-it = Add hexes (for roads) or sides (for streams); it was left out.
scenario-the-feature-id-has-both-hexes-and-sides = The feature '{ $id }' has both hexes and sides.
scenario-keep-one-of-them-it-was-left-out = Keep one of them; it was left out.
scenario-hexes-are-named-column-and-row-like-a1 = Hexes are named column and row, like { $a1 }.
scenario-name-is-no-hex = '{ $name }' is no hex.
scenario-a-label = a label
scenario-the-label-id-has-no-place = The label '{ $id }' has no place.
scenario-give-it-a-hex-it-was-left-out = Give it a hex; it was left out.

## format/read/mod.rs

scenario-the-file-begins-with-a-byte-order-mark = The file begins with a byte order mark.
scenario-it-was-skipped-saving-removes-it = It was skipped; saving removes it.
scenario-the-file-has-windows-line-ends = The file has Windows line ends.
scenario-they-were-read-as-usual-saving-writes-plain-ones = They were read as usual; saving writes plain ones.
scenario-the-file-holds-binary-data = The file holds binary data.
scenario-make-sure-that-this-is-a-scenario-file = Make sure that this is a scenario file.
scenario-the-file-is-empty = The file is empty.
scenario-look-for-an-older-copy = Look for an older copy.
scenario-nothing-of-a-scenario-was-found-in-this-file = Nothing of a scenario was found in this file.
scenario-a-scenario = a scenario
scenario-the-ruleset-id-is-not-known-here = The ruleset '{ $id }' is not known here.
scenario-the-battle-can-be-looked-at-choose-a-ruleset = The battle can be looked at; choose a ruleset to check and play it.
scenario-the-file-does-not-say-which-ruleset-the-battle = The file does not say which ruleset the battle is played by.
scenario-add-the-field-ruleset = Add the field ruleset.
scenario-there-is-no-side-key = There is no side '{ $key }'.
scenario-the-sides-are-a-and-b = The sides are "A" and "B".
scenario-a-silenced-problem = a silenced problem
scenario-it-was-read-as-format-format = It was read as format { $FORMAT }.
scenario-the-file-does-not-say-which-format-it-has = The file does not say which format it has.
scenario-the-file-has-format-n-this-version-knows-formats = The file has format { $n }; this version knows formats up to { $FORMAT }.
scenario-it-was-read-as-far-as-it-is-understood = It was read as far as it is understood. Do not save over it; use a newer version of Oblique.
scenario-write-format-format = Write format: { $FORMAT }.
scenario-there-is-no-such-format = There is no such format.
scenario-a-nation = a nation
scenario-key-is-n-which-is-out-of-range-it = '{ $key }' is { $n }, which is out of range; it was left out.
scenario-numbers-go-from-a1-to-a2 = Numbers go from { $a1 } to { $a2 }.
scenario-key-is-a1 = '{ $key }' is { $a1 }.
scenario-a-value-is-a-number-a-text-true-or = A value is a number, a text, true or false.

## format/read/roster.rs

scenario-pieces-stand-under-a-or-b-those-here-were = Pieces stand under "A" or "B"; those here were left out.
scenario-the-first-one-counts-give-the-other-another-id = The first one counts; give the other another id.
scenario-the-id-id-is-used-twice = The id '{ $id }' is used twice.
scenario-attach-the-unit-to-a-leader-of-the-roster = Attach the unit to a leader of the roster.
scenario-there-is-no-leader-leader = There is no leader '{ $leader }'.
scenario-a-piece = a piece
scenario-this-piece-does-not-say-what-kind-it-is = This piece does not say what kind it is.
scenario-add-the-field-kind = Add the field kind.
scenario-a-task = a task
scenario-there-is-no-task-word = There is no task '{ $word }'.
scenario-a-task-is-one-of-words = A task is one of { $words }.
scenario-there-is-no-hour-hour = There is no hour { $hour }.
scenario-a-facing-is-an-hour-of-the-clock-0 = A facing is an hour of the clock, 0 to 11.
scenario-an-arrival = an arrival
scenario-an-arrival-needs-a-turn-and-a-hex = An arrival needs a turn and a hex.
scenario-write-it-as-turn-5-hex-0101 = Write it as (turn: 5, hex: "0101").
scenario-the-entry-hex-word-is-there-twice = The entry hex { $word } is there twice.
scenario-it-counts-where-it-comes-first = It counts where it comes first.
scenario-word-is-no-hex = '{ $word }' is no hex.

## format/read/set_ups.rs

scenario-word-is-no-part-of-a-row = '{ $word }' is no part of a row.
scenario-write-two-hexes-of-one-row-the-left-one = Write two hexes of one row, the left one first.
scenario-a-set-up = a set-up
scenario-it-is-kept-with-the-set-up-and-comes = It is kept with the set-up, and comes to nothing.
scenario-there-is-no-piece-piece = There is no piece '{ $piece }'.
scenario-a-place = a place

## format/read/sheets.rs

scenario-the-place-of-the-board = the place of the board
scenario-the-place-of-the-board-has-no-scale = The place of the board has no scale.
scenario-give-it-yards-a-hex-it-was-left-out = Give it yards_a_hex; it was left out.
scenario-give-it-longitude-and-latitude-both-what-there-was = Give it longitude and latitude, both; what there was was left out.
scenario-the-middle-of-the-ground-is-no-place-of = The middle of the ground is no place of the earth.
scenario-a-sheet = a sheet
scenario-text-is-no-fingerprint = '{ $text }' is no fingerprint.
scenario-it-was-left-out-find-the-scan-again = It was left out; find the scan again.
scenario-pages-are-counted-from-1 = Pages are counted from 1.
scenario-the-first-page-was-taken = The first page was taken.
scenario-heights-of-contour-lines = heights of contour lines
scenario-these-contour-lines-have-no-ink = These contour lines have no ink.
scenario-give-them-ink-they-were-left-out = Give them ink; they were left out.
scenario-heights-given-to-contour-lines = heights given to contour lines
scenario-give-it-a-path-of-two-places-at-least = Give it a path of two places at least, start and interval, or handed_on; it was left out.
scenario-this-gives-contour-lines-no-heights = This gives contour lines no heights.
scenario-samples-of-another-sheet = samples of another sheet
scenario-a-sheet-has-not-so-many-inks = A sheet has not so many inks.
scenario-the-first-most-were-taken = The first { $most } were taken.
scenario-nofeatures-it-was-left-out-take-the-training-of = { $NoFeatures }; it was left out. Take the training of that sheet over again.
scenario-this-does-not-say-how-a-sample-looks = This does not say how a sample looks.
scenario-an-ink-is-four-numbers = An ink is four numbers.
scenario-it-was-left-out = It was left out.
scenario-a-spot-height = a spot height
scenario-give-it-pixel-and-metres-from-most-to-most = Give it pixel, and metres from -{ $most } to { $most }; it was left out.
scenario-this-spot-height-has-no-place-or-no-height = This spot height has no place or no height.
scenario-write-width-height-in-pixels-each-1-to-a1 = Write (width, height) in pixels, each 1 to { $a1 }.
scenario-this-is-no-size-of-a-scan = This is no size of a scan.
scenario-write-them-as-x-y = Write them as [(x, y), ...].
scenario-the-neat-line-of-a-sheet-has-four-corners = The neat line of a sheet has four corners.
scenario-the-area-of-a-sheet-that-a-board-covers = The area of a sheet that a board covers has four corners.
scenario-the-board-of-a-sheet = the board of a sheet
scenario-this-is-no-colour-of-paper = This is no colour of paper.
scenario-write-red-green-and-blue-each-0-to-255 = Write red, green and blue, each 0 to 255; it was left out.
scenario-a-placement = a placement
scenario-it-is-not-said-what-the-sheet-is-placed = It is not said what the sheet is placed by.
scenario-add-the-field-by = Add the field by.
scenario-a-sheet-that-is-placed-this-way-has-no = A sheet that is placed this way has no field '{ $name }'.
scenario-the-point-name-is-missing = The point '{ $name }' is missing.
scenario-write-it-as-x-y = Write it as (x, y).
scenario-write-them-as-a-b-c-d-e-f = Write them as [a, b, c, d, e, f].
scenario-six-numbers-place-a-sheet = Six numbers place a sheet.
scenario-a-control-point = a control point
scenario-give-it-pixel-and-either-east-and-south-or = Give it pixel and either east and south or longitude and latitude; it was left out.
scenario-this-control-point-has-no-place-on-the-sheet = This control point has no place on the sheet or on the ground.
scenario-name-is-number = '{ $name }' is { $number }.
scenario-write-a-number-above-0 = Write a number above 0.
scenario-a-place-under-name-is-two-numbers = A place under '{ $name }' is two numbers.

## format/read/taken_over.rs

scenario-what-was-taken-over-from-a-sheet = what was taken over from a sheet
scenario-give-it-sure-percent-and-samples-line-and-a = Give it sure_percent and samples, line and a course of two places at least, vectors, or levels with base_metres and step_metres; it was left out, and a recipe will lack it.
scenario-this-says-nothing-that-was-taken-over-from-a = This says nothing that was taken over from a sheet.

## format/read/texts.rs

scenario-a-source = a source
scenario-an-objective = an objective
scenario-the-objective-key-has-no-place = The objective '{ $key }' has no place.
scenario-the-worth-of-an-objective-is-two-numbers = The worth of an objective is two numbers.
scenario-write-it-as-for-a-for-b = Write it as (for A, for B).
scenario-the-history = the history
scenario-a-side-s-losses = a side's losses
scenario-guns-lost = Guns lost
scenario-what-are-two-numbers = { $what } are two numbers.
scenario-write-them-as-lowest-highest = Write them as (lowest, highest).
scenario-a-note = a note
scenario-there-is-no-piece-id = There is no piece '{ $id }'.
scenario-pin-the-note-to-another-piece = Pin the note to another piece.
scenario-an-evidence = an evidence

## format/read/view.rs

scenario-here-what-is-due-but-there-is-a1 = Here { $what } is due, but there is { $a1 }.
scenario-write-it-as-name-value = Write it as (name: value, ...).
scenario-fields-are-a1-it-was-left-out = Fields are { $a1 }. It was left out.
scenario-perhaps-k-is-meant-it-was-left-out = Perhaps '{ $k }' is meant. It was left out.
scenario-a1-has-no-field-name = { $a1 } has no field '{ $name }'.
scenario-the-field-name-is-given-twice = The field '{ $name }' is given twice.
scenario-the-first-one-counts-remove-the-other = The first one counts; remove the other.
scenario-true-or-false = true or false
scenario-write-one-of-a1 = Write one of { $a1 }.
scenario-word-is-unknown-as-name = '{ $word }' is unknown as '{ $name }'.
scenario-the-hex-name-lies-off-the-board-of-a1 = The hex { $name } lies off the board of { $a1 } by { $a2 } hexes.
scenario-move-it-onto-the-board = Move it onto the board.
scenario-a-text-in-quotation-marks = a text in quotation marks
scenario-n-is-out-of-range-as-name = { $n } is out of range as '{ $name }'.
scenario-write-a-smaller-or-a-positive-number = Write a smaller or a positive number.
scenario-a-number = a number
scenario-a-list = a list
scenario-key-is-given-twice-under-name = '{ $key }' is given twice under '{ $name }'.
scenario-the-first-one-counts-give-the-other-another-id-2 = The first one counts; give the other another id or remove it.
scenario-a-key-under-name-is-a1 = A key under '{ $name }' is { $a1 }.
scenario-keys-are-texts-in-quotation-marks = Keys are texts in quotation marks.
scenario-a-table-in-curly-brackets = a table in curly brackets
scenario-name-is-a1-but-due-is-due = '{ $name }' is { $a1 }, but { $due } is due.
scenario-write-due = Write { $due }.

## format/syntax/lexer.rs

scenario-a-comment-is-never-closed = A comment is never closed.
scenario-a1-is-no-number = '{ $a1 }' is no number.
scenario-write-a-whole-number-or-put-a-text-into = Write a whole number, or put a text into quotes.
scenario-a-text-is-never-closed = A text is never closed.
scenario-add-the-missing-quotation-mark = Add the missing quotation mark.
scenario-unknown-mark-after-a-backslash = Unknown mark after a backslash.
scenario-write-for-a-backslash-for-a-quotation-mark = Write \\ for a backslash, \" for a quotation mark.
scenario-add-the-missing-close = Add the missing { $close }.
scenario-a-letter-in-single-quotes-is-not-closed = A letter in single quotes is not closed.
scenario-write-it-like-this-w = Write it like this: 'w'.
scenario-unexpected-characters-seen = Unexpected characters: { $seen }
scenario-remove-them = Remove them.

## format/syntax/node.rs

scenario-a-number-with-a-fraction = a number with a fraction
scenario-a-text = a text
scenario-a-letter = a letter
scenario-a-bare-word = a bare word
scenario-a-group-of-fields = a group of fields
scenario-a-table-of-keys-and-values = a table of keys and values
scenario-something-unreadable = something unreadable

## format/syntax/parser.rs

scenario-this-does-not-begin-like-a-scenario = This does not begin like a scenario.
scenario-a-scenario-file-is-one-pair-of-round-brackets = A scenario file is one pair of round brackets with fields in it.
scenario-there-is-more-text-behind-the-end-of-the = There is more text behind the end of the scenario.
scenario-look-for-a-bracket-that-is-closed-too-early = Look for a bracket that is closed too early, or remove the rest.
scenario-a-value-is-missing-here = A value is missing here.
scenario-write-it-or-remove-the-field = Write it, or remove the field.
scenario-some = Some
scenario-brackets-are-nested-too-deeply = Brackets are nested too deeply.
scenario-look-for-brackets-that-are-never-closed = Look for brackets that are never closed.
scenario-a1-stands-here-without-the-name-of-a-field = { $a1 } stands here without the name of a field.
scenario-write-it-as-name-value-2 = Write it as name: value.
scenario-c-stands-where-close-is-due-for-the-bracket = '{ $c }' stands where '{ $close }' is due for the bracket of line { $line }.
scenario-close-the-brackets-in-the-order-they-were-opened = Close the brackets in the order they were opened.
scenario-the-file-ends-before-the-bracket-of-line-line = The file ends before the bracket of line { $line } is closed.
scenario-the-end-of-the-file-is-missing-look-for = The end of the file is missing: look for an older copy, or close it by hand.
scenario-a-comma-too-many = A comma too many.
scenario-remove-it = Remove it.
scenario-a-colon-stands-here-without-a-name = A colon stands here without a name.
scenario-a-comma-is-missing-before-this = A comma is missing before this.
scenario-add-it = Add it.
scenario-this-is-not-the-name-of-a-field = This is not the name of a field.
scenario-names-are-words-without-quotes = Names are words without quotes.
scenario-a-key-without-a-value = A key without a value.
scenario-write-it-as-key-value = Write it as key: value.

## sheets/decimal.rs

scenario-string = String
scenario-this-is-no-number-between-most-and-most = this is no number between -{ $most } and { $most }

## sheets/sheet.rs

scenario-a-fingerprint-has-32-hexadecimal-digits = a fingerprint has 32 hexadecimal digits

## sheets/training.rs

scenario-features-are-1-to-a1-bytes-written-in-base64 = features are 1 to { $a1 } bytes, written in Base64

## stamps

scenario-farm = Farm
scenario-hamlet = Hamlet
scenario-round-hill = Round hill
scenario-large-wood = Large wood
scenario-long-ridge = Long ridge
scenario-small-wood = Small wood

## task.rs

scenario-hold = Hold
scenario-delay = Delay
scenario-screen = Screen
scenario-turn-a-flank = Turn a flank
scenario-pursue = Pursue
scenario-withdraw-in-order = Withdraw in order
scenario-goes-for-the-hexes-or-for-the-enemy-where = Goes for the hexes, or for the enemy where none are named
scenario-stays-at-the-hexes-or-where-it-is-and = Stays at the hexes, or where it is, and waits for the enemy there
scenario-gives-ground-from-hex-to-hex-in-their-order = Gives ground from hex to hex, in their order, before a stronger enemy
scenario-keeps-before-the-hexes-and-fights-only-at-good = Keeps before the hexes and fights only at good odds
scenario-goes-round-the-enemy-to-the-hexes-out-of = Goes round the enemy to the hexes, out of his sight where it can
scenario-follows-whoever-runs-whatever-the-others-do = Follows whoever runs, whatever the others do
scenario-goes-back-to-the-hexes-and-fights-only-who = Goes back to the hexes and fights only who comes too near
