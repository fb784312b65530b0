## export/exporter.rs

exchange-the-export-was-cancelled-no-file-was-written = The export was cancelled; no file was written.

## export/megamek.rs

exchange-megamek-board = MegaMek board
exchange-a-board-for-megamek-ground-heights-roads-and-names = A board for MegaMek: ground, heights, roads, and names as notes.
exchange-megamek-boards = MegaMek boards
exchange-the-board-has-no-hexes-give-it-a-size = The board has no hexes; give it a size first.
exchange-boards-of-megamek-have-hexes-with-a-flat-side = Boards of MegaMek have hexes with a flat side on top. Stand the hexes the other way first: Board, Stand the hexes the other way.
exchange-an-empty-column-was-put-before-the-first-as = An empty column was put before the first, as MegaMek's second column lies lower
exchange-hex-a1-row-0 = hex { $a1 }{ $row } 0 "" ""
exchange-ground-of-the-sort-look-is-left-out = Ground of the sort '{ $look }' is left out
exchange-hex-a1-level-a2 = hex { $a1 } { $level } "{ $a2 }" ""
exchange-note-a1-text = note { $a1 } "{ $text }"
exchange-lines-of-the-sort-look-are-left-out = Lines of the sort '{ $look }' are left out
exchange-units-are-left-out = Units are left out
exchange-objectives-are-left-out = Objectives are left out

## export/pdf.rs

exchange-map-as-pdf = map as PDF
exchange-the-map-for-printing-hexes-of-16-mm-over = The map for printing: hexes of 16 mm over sheets of A4, with crop marks and a plan of the sheets.
exchange-pdf-documents = PDF documents

## export/tiled/map.rs

exchange-of-the-tiles-why = Of the tiles: { $why }
exchange-heights = Heights

## export/tiled/mod.rs

exchange-tiled-map = Tiled map
exchange-a-map-for-tiled-and-game-engines-that-read = A map for Tiled and game engines that read its files, with a picture of its tiles beside it.
exchange-tiled-maps = Tiled maps
exchange-tiled-map-as-json = Tiled map as JSON
exchange-the-same-as-json-for-web-engines-with-a = The same as JSON, for web engines, with a picture of its tiles beside it.

## export/tiled/objects.rs

exchange-units-that-do-not-stand-on-the-map-at = Units that do not stand on the map at the start are left out
exchange-deployment-zones-are-left-out = Deployment zones are left out
exchange-tasks-of-commands-are-left-out = Tasks of commands are left out
exchange-exits-are-left-out = Exits are left out
exchange-what-single-hexes-have-of-their-own-is-left = What single hexes have of their own is left out
exchange-other-set-ups-are-left-out = Other set-ups are left out
exchange-notes-of-the-designer-are-left-out = Notes of the designer are left out
exchange-historical-maps-under-the-grid-are-left-out = Historical maps under the grid are left out
exchange-parameters-of-the-rules-are-left-out = Parameters of the rules are left out
exchange-lines-with-gaps-become-a-line-for-each-part = Lines with gaps become a line for each part
exchange-lines-of-a-single-hex-are-left-out = Lines of a single hex are left out
exchange-lines = Lines
exchange-names = Names
exchange-arrivals-are-left-out = Arrivals are left out
exchange-evidence-for-units-is-left-out = Evidence for units is left out

## export/tiled/tiles.rs

exchange-ground-and-heights = Ground and heights

## export/vassal/left_out.rs

exchange-alternative-set-ups-are-left-out = Alternative set-ups are left out
exchange-units-that-begin-nowhere-stand-in-the-palette-alone = Units that begin nowhere stand in the palette alone
exchange-tasks-of-the-designer-are-left-out = Tasks of the designer are left out

## formats.rs

exchange-saved-battles = Saved battles
exchange-scanned-maps = Scanned maps
exchange-features-of-a-gis = Features of a GIS

## import/hex_map/draft.rs

exchange-the-rules-have-no-stream-along-hexsides-water-a = The rules have no stream along hexsides: water a hex wide stays as it is.
exchange-no-water-is-a-hex-wide-none-became-a = No water is a hex wide: none became a stream.
exchange-1-stream = 1 stream
exchange-count-streams = { $count } streams
exchange-narrow-water-became-word-along-hexsides-its-hexes-dry = Narrow water became { $word } along hexsides, its hexes dry ground
exchange-code-is-not-known-and-was-left-out = '{ $code }' is not known and was left out
exchange-code-the-rules-have-no-look = '{ $code }': the rules have no { $look }
exchange-code-the-rules-have-no-look-from-hex-to = '{ $code }': the rules have no { $look } from hex to hex
exchange-code-is-nothing-known-here-and-was-left-out = '{ $code }' is nothing known here and was left out
exchange-the-rules-have-no-units-code-only-their-names = The rules have no units '{ $code }': only their names are there
exchange-code-was-cut-off-at-the-edge-of-the = '{ $code }' was cut off at the edge of the board
exchange-a-code-on-one-hex-alone-is-none = A { $code } on one hex alone is none
exchange-code-the-rules-know-levels-low-to-high = { $code }: the rules know levels { $low } to { $high }

## import/hex_map/mod.rs

exchange-water-a-hex-wide-becomes = Water a hex wide becomes
exchange-other-programs-lay-rivers-over-hexes-rules-that-have = Other programs lay rivers over hexes; rules that have streams along hexsides want them there. Lakes and ponds stay water
exchange-hexes-of-water = hexes of water
exchange-streams-along-hexsides = streams along hexsides
exchange-a1-more-parts-could-not-be-read = { $a1 } more parts could not be read.

## import/hex_map/table.rs

exchange-is-no-table-of-codes-a1 = is no table of codes: { $a1 }

## import/importer.rs

exchange-is-empty = is empty
exchange-was-not-imported-it-was-cancelled = was not imported: it was cancelled

## import/megamek.rs

exchange-a-new-battle-on-a-board-of-megamek-ground = A new battle on a board of MegaMek: ground, heights, roads and notes.
exchange-has-no-numbers-after-size-in-line-number = has no numbers after 'size' in line { $number }
exchange-is-columns-by-rows-hexes-a-side-has-1 = is { $columns } by { $rows } hexes; a side has 1 to 2,000
exchange-has-a-hex-before-its-size-in-line-number = has a hex before its size in line { $number }
exchange-has-no-line-size = has no line 'size'
exchange-line-number-could-not-be-read-and-was-left = Line { $number } could not be read and was left out.

## import/order_of_battle.rs

exchange-order-of-battle = order of battle
exchange-units-from-a-spreadsheet-they-are-found-again-by = Units from a spreadsheet: they are found again by id, else by side and name, changed or added.
exchange-orders-of-battle = orders of battle
exchange-spreadsheets = Spreadsheets

## import/parameter.rs

exchange-a-whole-number-from-a1-to-a2 = a whole number from { $a1 } to { $a2 }
exchange-one-of-a1 = one of: { $a1 }
exchange-yes-or-no = yes or no
exchange-a1-answers-nothing-write-it-as-step-10 = '{ $a1 }' answers nothing; write it as step=10
exchange-there-is-no-parameter-id-there-a1 = there is no parameter '{ $id }'; there { $a1 }
exchange-is-none = is none
exchange-id-is-answer-expected-expected = { $id } is '{ $answer }'; expected { $expected }

## import/tiled/mod.rs

exchange-a-new-battle-on-a-map-of-hexes-made = A new battle on a map of hexes made with Tiled: ground, heights, lines, names, objectives and units.
exchange-these-rules-are-played-on-hexes-that-stand-the = These rules are played on hexes that stand the other way; the map is as it was.

## import/tiled/objects.rs

exchange-lines-were-left-out-the-map-has-longer-ones = Lines were left out: the map has longer ones than are read.

## import/vassal/army.rs

exchange-the-map = the map
exchange-units-came-without-strengths-and-ratings-foreign-have-what = Units came without strengths and ratings: { $foreign } have what is usual of their kinds. Change it in the roster.
exchange-kinds-were-guessed-by-names-and-lists-a1 = Kinds were guessed by names and lists: { $a1 }.
exchange-the-names-of-a1-units-say-nothing-of-their = The names of { $a1 } units say nothing of their kind; taken for { $usual }.
exchange-sides-were-guessed-by-the-tabs-of-the-palettes = Sides were guessed by the tabs of the palettes: { $shown }.
exchange-of-count-units-on-the-map-nobody-says-whose = Of { $count } units on the map nobody says whose they are; taken for side A.
exchange-these-rules-have-no-kind-kind-its-pieces-were = These rules have no kind '{ $kind }': its pieces were taken by their names ({ $count }).
exchange-and-others = and others
exchange-pieces-of-neither-side-were-left-out-count-a1 = Pieces of neither side were left out ({ $count }): { $a1 }{ $more }.
exchange-no-set-up-says-where-units-stand-place-them = No set-up says where units stand; place them from the roster.
exchange-more-than-most-pieces-a1-were-left-out = More than { $MOST } pieces: { $a1 } were left out.
exchange-the-palettes-hold-no-units = The palettes hold no units.

## import/vassal/fit.rs

exchange-has-no-board-with-a-grid-of-hexes = has no board with a grid of hexes
exchange-the-size-of-the-board-is-not-known-it = The size of the board is not known: it has { $columns } by { $down } hexes until you change it.
exchange-has-a-board-a1-of-a2-by-a3-pixels = has a board '{ $a1 }' of { $a2 } by { $a3 } pixels whose grid gives { $count } by { $down } hexes; a side has 1 to { $a4 }
exchange-the-hexes-of-the-picture-are-stretched-ours-are = The hexes of the picture are stretched; ours are regular, so the picture is stretched under them.
exchange-hexes-are-numbered-by-letters-backwards-or-from-below = Hexes are numbered by letters, backwards or from below nothing there; here they are numbered from 0101.
exchange-board = Board

## import/vassal/mod.rs

exchange-vassal-module = VASSAL module
exchange-a-new-battle-of-a-vassal-module-its-board = A new battle of a VASSAL module: its board as a historical map under a grid that fits, and its pieces as units.
exchange-vassal-modules = VASSAL modules
exchange-which-of-the-boards-with-a-grid-of-hexes = Which of the boards with a grid of hexes is taken, counted from the largest.
exchange-has-no-file-build-file-it-is-no-module = has no file '{ $BUILD_FILE }': it is no module but an extension, a saved game or another archive; open the module it belongs to
exchange-has-a-broken-tree-of-components-why-open-and = has a broken tree of components: { $why }; open and save it in VASSAL's editor
exchange-has-components-deepest-deep-in-one-another-up-to = has components { $deepest } deep in one another; up to { $MOST_DEEP } are read
exchange-there-is-nothing-to-lay-under-a-grid = there is nothing to lay under a grid
exchange-take-a1-out-of-the-archive-and-open-it = take { $a1 } out of the archive and open it as a historical map
exchange-has-no-board-with-a-grid-of-hexes-advice = has no board with a grid of hexes; { $advice }
exchange-has-count-word-with-a-grid-of-hexes-choose = has { $count } { $word } with a grid of hexes; choose one from 1 to { $count }
exchange-of-count-boards-a1-is-taken-left-out-a2 = Of { $count } boards '{ $a1 }' is taken; left out: { $a2 }{ $more }.
exchange-a-picture-says-nothing-of-the-ground-it-lies = A picture says nothing of the ground: it lies under a bare board as a historical map, to be drafted from.

## import/vassal/places.rs

exchange-the-set-up-name-why = The set-up '{ $name }' { $why }.
exchange-units-stand-as-in-the-set-up-name-others = Units stand as in the set-up '{ $name }'; { $others } more are left out.
exchange-is-not-there-the-module-has-no-file-a1 = is not there: the module has no file '{ $a1 }'
exchange-is-packed-as-by-version-3-8-of-vassal = is packed as by version 3.8 of VASSAL, which is not read yet; save it with version 3.7
exchange-is-damaged = is damaged

## import/vassal/scan.rs

exchange-the-picture-name-of-a-board-is-not-in = The picture '{ $name }' of a board is not in the module.
exchange-a-board-has-no-picture-the-module-why = A board has no picture: the module { $why }.
exchange-the-picture-name-of-a-board-is-a-gif = The picture '{ $name }' of a board is a GIF or SVG, which is not read: save it as PNG in another program and open that as a historical map.
exchange-the-picture-name-of-a-board-is-damaged-or = The picture '{ $name }' of a board is damaged or of a sort that is not read; save it as PNG.

## import/wesnoth.rs

exchange-wesnoth-map = Wesnoth map
exchange-a-new-battle-on-a-map-of-battle-for = A new battle on a map of Battle for Wesnoth: ground, hills, villages, roads and places to start.
exchange-wesnoth-maps = Wesnoth maps
exchange-has-no-rows-of-codes = has no rows of codes
exchange-is-width-by-height-hexes-without-its-border-a = is { $width } by { $height } hexes without its border; a side has 1 to 2,000
exchange-line-number-has-a1-hexes-and-not-columns = Line { $number } has { $a1 } hexes and not { $columns }.
exchange-line-number-a1-is-no-terrain = Line { $number }: '{ $a1 }' is no terrain.
exchange-start-start = Start { $start }

## kit/flow.rs

exchange-a1-of-all = { $a1 } of { $all }

## kit/part.rs

exchange-what-is-in-the-kit = What is in the kit
exchange-every-document-with-its-pages-and-how-to-print = Every document with its pages, and how to print them.
exchange-map-sheets = Map sheets
exchange-the-map-in-sheets-that-are-glued-together-at = The map in sheets that are glued together, at true size.
exchange-counters = Counters
exchange-units-leaders-and-markers-print-on-both-sides-turned = Units, leaders and markers. Print on both sides, turned over on the long edge, and cut along the marks.
exchange-set-up-sheet = Set-up sheet
exchange-who-begins-where-on-a-small-map-and-as = Who begins where, on a small map and as lists by hex.
exchange-rosters = Rosters
exchange-each-army-as-a-list-with-its-ratings-and = Each army as a list with its ratings, and boxes to cross off losses.
exchange-command-cards = Command cards
exchange-a-card-for-each-leader-with-the-units-under = A card for each leader with the units under him, to be cut out.
exchange-turn-track = Turn track
exchange-a-box-for-each-turn-with-who-arrives-in = A box for each turn with who arrives in it.
exchange-charts-and-tables = Charts and tables
exchange-sequence-of-play-terrain-chart-formations-states-tables = Sequence of play, terrain chart, formations, states, tables.
exchange-designer-s-notes = Designer's notes
exchange-the-battle-advice-to-the-players-notes-and-sources = The battle, advice to the players, notes and sources.
exchange-rule-book = Rule book
exchange-every-rule-of-the-manual = Every rule of the manual.

## kit/request.rs

exchange-15-mm = 15 mm
exchange-16-mm = 16 mm
exchange-20-mm = 20 mm
exchange-side-of-a-counter = side of a counter
exchange-size-of-a-hex = size of a hex

## pdf/pages.rs

exchange-1-page = 1 page.
exchange-a1-pages-sheets-sheets-a2-across-and-a3-down = { $a1 } pages: { $sheets } sheets, { $a2 } across and { $a3 } down, and a plan of them.
exchange-the-map-is-wide-by-high-mm-a-hex = The map is { $wide } by { $high } mm, a hex { $a1 } mm ({ $inch } inches).

## picture/error.rs

exchange-the-picture-would-be-width-by-height-pixels-too = The picture would be { $width } by { $height } pixels, too many for { $a1 }. Choose { $most_hex_px } pixels a hex or fewer, or a smaller part of the map{ $a2 }.
exchange-or-write-png = , or write PNG
exchange-the-picture-has-hexes-hexes-an-svg-may-have = The picture has { $hexes } hexes; an SVG may have { $MAX_SVG_HEXES }. Write a PNG, or choose a smaller part of the map.
exchange-the-map-has-hexes-hexes-a-pdf-may-have = The map has { $hexes } hexes; a PDF may have { $a1 }. Choose a smaller part of the map.
exchange-mm-mm-is-out-of-range-for-the-what = { $mm } mm is out of range for the { $what }; choose { $least } to { $most }.
exchange-the-map-is-width-by-height-mm-and-one = The map is { $width } by { $height } mm, and one sheet may be as large as A0. Choose smaller hexes, or a paper to tile it over.
exchange-the-paper-has-no-room-beside-margin-and-overlap = The paper has no room beside margin and overlap; choose a larger one.
exchange-the-map-needs-pages-sheets-a-pdf-may-have = The map needs { $pages } sheets; a PDF may have { $a1 }. Choose larger paper, smaller hexes, or a part of the map.
exchange-px-pixels-a-hex-is-out-of-range-choose = { $px } pixels a hex is out of range; choose another size, resolution or part of the map, so that it is { $a1 } to { $a2 }.
exchange-dpi-dots-an-inch-is-out-of-range-choose = { $dpi } dots an inch is out of range; choose { $a1 } to { $a2 }.
exchange-a-width-of-mm-mm-is-out-of-range = A width of { $mm } mm is out of range; choose { $a1 } to { $a2 }.
exchange-a-margin-of-hexes-hexes-is-out-of-range = A margin of { $hexes } hexes is out of range; choose { $a1 } to { $a2 }.
exchange-that-part-of-the-map-lies-off-the-board = That part of the map lies off the board; choose another.
exchange-the-picture-was-cancelled = The picture was cancelled.
exchange-the-picture-could-not-be-written-why = The picture could not be written: { $why }.
exchange-the-historical-map-could-not-be-drawn-why = The historical map could not be drawn: { $why }.
exchange-the-picture-could-not-be-packed-why = The picture could not be packed: { $why }.

## picture/frame.rs

exchange-yards-yards = { $yards } yards
exchange-one-hex-is-a1-yards = One hex is { $a1 } yards

## spreadsheet/cells.rs

exchange-comma = Comma
exchange-semicolon = Semicolon
exchange-tab = Tab
exchange-the-file-is-not-in-utf-8-it-was = The file is not in UTF-8; it was read as Windows text. Look at accented letters.

## spreadsheet/column.rs

exchange-leave-out = Leave out
exchange-path = Path
exchange-order = Order
exchange-squadrons = Squadrons
exchange-men-per-squadron = Men per squadron
exchange-top-of-its-hex = Top of its hex
exchange-arrival-turn = Arrival turn
exchange-arrival-hex = Arrival hex
exchange-source-the-unit = Source: the unit
exchange-source-rest = Source{ $rest }

## spreadsheet/file/mod.rs

exchange-order-of-battle-2 = Order of battle
exchange-only-the-order-of-battle-is-written-the-map = Only the order of battle is written; the map, zones, tasks, results and rules of the battle are left out.
exchange-text-csv = Text (CSV)
exchange-excel-xlsx = Excel (XLSX)
exchange-libreoffice-ods = LibreOffice (ODS)
exchange-the-order-of-battle-does-not-fit-into-a = The order of battle does not fit into a workbook ({ $a1 }). Export it as text instead.

## spreadsheet/hierarchy.rs

exchange-this-is-no-path = This is no path.
exchange-names-with-slashes-between-them = names with slashes between them
exchange-there-is-nobody-called-text-on-this-side-in = There is nobody called '{ $text }' on this side, in the sheet or in the scenario.
exchange-a-leader-s-id-or-name-or-an-empty = a leader's id or name, or an empty cell
exchange-several-are-called-text = Several are called '{ $text }'.
exchange-the-leader-s-id-or-a-longer-path = the leader's id, or a longer path
exchange-this-is-no-level = This is no level.
exchange-a-depth-such-as-2-or-an-outline-number = a depth such as 2, or an outline number such as 1.2.3

## spreadsheet/number.rs

exchange-found-out = Found out

## spreadsheet/options.rs

exchange-path-or-leader-column = Path or leader column
exchange-spaces-before-names = Spaces before names
exchange-level-column = Level column

## spreadsheet/parse.rs

exchange-a-whole-number-from-min-to-max-unit = a whole number from { $min } to { $max }{ $unit }
exchange-this-is-no-whole-number = This is no whole number.
exchange-this-is-out-of-range = This is out of range.
exchange-this-is-none-of-the-choices = This is none of the choices.
exchange-this-is-no-time-of-day = This is no time of day.
exchange-a-time-such-as-13-30 = a time such as 13:30
exchange-this-is-neither-yes-nor-no = This is neither yes nor no.
exchange-there-is-no-such-side = There is no such side.
exchange-a-b-a-or-b = A, B, { $a } or { $b }
exchange-a-hex-from-first-to-last = a hex from { $first } to { $last }
exchange-this-is-no-hex = This is no hex.
exchange-this-hex-is-not-on-the-board = This hex is not on the board.
exchange-this-is-no-facing = This is no facing.
exchange-an-hour-of-the-clock-0-to-11 = an hour of the clock, 0 to 11
exchange-foot-artillery = foot artillery
exchange-there-is-no-such-kind = There is no such kind.
exchange-this-kind-has-no-formations = This kind has no formations.
exchange-an-empty-cell = an empty cell
exchange-this-kind-has-no-such-formation = This kind has no such formation.
exchange-this-names-no-grade-of-a-source = This names no grade of a source.
exchange-sourced-known-or-estimated-source-remark = sourced, known or estimated; source; remark

## spreadsheet/plan/chain.rs

exchange-a1-is-no-leader = { $a1 } is no leader.
exchange-a-leader = a leader
exchange-he-would-be-under-himself = He would be under himself.
exchange-leaders-without-a-circle = leaders without a circle
exchange-the-row-of-its-leader-has-bad-cells = The row of its leader has bad cells.
exchange-a-leader-whose-row-is-good = a leader whose row is good

## spreadsheet/plan/identify.rs

exchange-this-row-names-no-unit = This row names no unit.
exchange-a-name = a name
exchange-count-units-of-this-side-are-called-so = { $count } units of this side are called so.
exchange-an-id-in-the-column-id-or-the-unit = an id in the column Id, or the unit's leader
exchange-another-row-is-id-already = Another row is '{ $id }' already.
exchange-each-unit-once = each unit once
exchange-this-new-unit-has-no-kind = This new unit has no kind.

## spreadsheet/plan/mod.rs

exchange-a1-header-a2-a3-expected-a4 = { $a1 }{ $header }: '{ $a2 }': { $a3 } Expected: { $a4 }.
exchange-by-the-formula-of-the-rules = By the formula of the rules
exchange-added-added-changed-changed-removed-removed-a1-unchanged = { $added } added, { $changed } changed, { $removed } removed, { $a1 } unchanged
exchange-text-a1-left-out = { $text }, { $a1 } left out
exchange-text-1-cell-left-out = { $text }, 1 cell left out
exchange-text-cells-cells-left-out = { $text }, { $cells } cells left out
exchange-a-quotation-mark-is-opened-here-and-never-closed = A quotation mark is opened here and never closed.
exchange-a-closing-quotation-mark = a closing quotation mark
exchange-no-column-is-the-name-or-the-id-of = No column is the name or the id of the units.
exchange-a-column-mapped-to-name-or-id = a column mapped to Name or Id

## spreadsheet/row.rs

exchange-named-or-one-of-more-others = { $named } or one of { $more } others
exchange-this-is-no-place-in-the-roster = This is no place in the roster.
exchange-a-whole-number-from-0 = a whole number from 0
exchange-a1-has-no-name = { $a1 } has no { $name }.
exchange-a-number-from-a1-to-a2-as-the-conversion = a number from { $a1 } to { $a2 }, as the conversion says
exchange-this-is-off-the-scale = This is off the scale.
exchange-there-is-no-such-nation = There is no such nation.
exchange-this-is-no-turn = This is no turn.
exchange-a-whole-number-from-1 = a whole number from 1
exchange-a-turn-of-arrival-needs-an-entry-hex = A turn of arrival needs an entry hex.
exchange-a-hex-in-the-column-of-arrival-hexes = a hex in the column of arrival hexes
exchange-an-entry-hex-needs-a-turn-of-arrival = An entry hex needs a turn of arrival.
exchange-a-turn-in-the-column-of-arrival-turns = a turn in the column of arrival turns
exchange-this-is-no-number-of-squadrons = This is no number of squadrons.
exchange-a-number-above-0 = a number above 0
exchange-this-is-no-number-of-men = This is no number of men.
exchange-that-comes-to-men-men-a1 = That comes to { $men } men. { $a1 }
exchange-nobody-is-under-himself = Nobody is under himself.
exchange-another-leader-or-an-empty-cell = another leader, or an empty cell

## spreadsheet/table.rs

exchange-has-cells-so-far-apart-on-the-sheet-name = has cells so far apart on the sheet '{ $name }' that it cannot be taken in; bring them together
exchange-the-sheet-name-is-damaged-what-comes-after-the = The sheet '{ $name }' is damaged; what comes after the damage is not read.
exchange-lie-beyond-the-rows-and-columns-that-are-looked = lie beyond the rows and columns that are looked at and are left out
exchange-hold-an-error-of-the-spreadsheet-instead-of-a = hold an error of the spreadsheet instead of a value
exchange-cells-of-the-sheet-name-what-a1 = Cells of the sheet '{ $name }' { $what } ({ $a1 }).

## tiled/data.rs

exchange-its-tiles-are-packed-in-an-unknown-way-a1 = its tiles are packed in an unknown way ({ $a1 })
exchange-its-tiles-are-written-in-an-unknown-way-a1 = its tiles are written in an unknown way ({ $a1 })
exchange-its-tiles-are-no-base-64-why = its tiles are no base 64: { $why }
exchange-it-has-more-tiles-than-hexes = it has more tiles than hexes
exchange-its-tile-a1-is-no-number-a2 = its tile { $a1 } is no number ('{ $a2 }')
exchange-its-tiles-cannot-be-unpacked-why = its tiles cannot be unpacked: { $why }

## tiled/read/json.rs

exchange-is-no-map-of-tiled-why = is no map of Tiled: { $why }
exchange-groups-lie-too-deep-within-each-other-the-innermost = Groups lie too deep within each other; the innermost were left out.
exchange-a-layer-of-an-unknown-sort-was-left-out = A layer of an unknown sort was left out ({ $a1 }).

## tiled/read/mod.rs

exchange-is-no-text-in-utf-8-from-byte-a1 = is no text in UTF-8 from byte { $a1 } on
exchange-the-tileset-a1-was-not-found-beside-the-map = The tileset '{ $a1 }' was not found beside the map, so its tiles are known by their numbers alone.
exchange-the-tileset-a1-why-its-tiles-are-known-by = The tileset '{ $a1 }' { $why }; its tiles are known by their numbers alone.
exchange-is-a-map-of-another-kind-a1-only-maps = is a map of another kind ({ $a1 }); only maps of hexes can be read
exchange-has-tiles-of-a1-by-a2-pixels-a-side = has tiles of { $a1 } by { $a2 } pixels; a side has 1 to 16,384
exchange-the-layer-a1-has-a-part-of-a2-by = The layer '{ $a1 }' has a part of { $a2 } by { $a3 } hexes, which was left out.
exchange-the-layer-a1-was-left-out-the-map-has = The layer '{ $a1 }' was left out: the map has more tiles than are read.
exchange-a1-of-its-most-tiles-are-missing = { $a1 } of its { $most } tiles are missing
exchange-the-layer-a1-is-damaged-why = The layer '{ $a1 }' is damaged: { $why }.

## tiled/read/xml.rs

exchange-is-no-xml-why = is no XML: { $why }
exchange-is-no-name-of-tiled-but-xml-of-another = is no { $name } of Tiled but XML of another kind ({ $a1 })

## title.rs

exchange-untitled-battle = Untitled battle

## vassal/archive.rs

exchange-is-no-zip-archive-or-is-damaged-a1-get = is no ZIP archive or is damaged ({ $a1 }); get it again
exchange-holds-a1-files-modules-of-up-to-most-entries = holds { $a1 } files; modules of up to { $MOST_ENTRIES } are read
exchange-has-no-file-a1 = has no file '{ $a1 }'
exchange-has-a-file-a1-too-large-to-be-unpacked = has a file '{ $a1 }' too large to be unpacked here; files to { $mb } MB are read
exchange-has-a-damaged-file-a1-a2-get-it-again = has a damaged file '{ $a1 }' ({ $a2 }); get it again

## vassal/check.rs

exchange-the-module-why = The module { $why }.
exchange-the-module-is-no-xml-why = The module is no XML: { $why }.
exchange-the-module-is-called-otherwise-in-its-data-than = The module is called otherwise in its data than in its components.
exchange-class-is-no-class-of-the-engine = '{ $class }' is no class of the engine.
exchange-there-is-no-board-with-a-grid-of-hexes = There is no board with a grid of hexes.
exchange-there-is-no-picture-name = There is no picture '{ $name }'.
exchange-the-grid-has-no-numbers = The grid has no numbers.
exchange-the-picture-is-a1-by-a2-pixels-and-not = The picture is { $a1 } by { $a2 } pixels and not as large as the board.
exchange-hex-a1-lies-at-there-and-is-drawn-at = Hex { $a1 } lies at { $there } and is drawn at { $drawn }.
exchange-hex-a1-is-called-name = Hex { $a1 } is called { $name }.
exchange-the-piece-name-does-not-decode = The piece '{ $name }' does not decode.
exchange-the-piece-name-is-a1-in-its-definition = The piece '{ $name }' is '{ $a1 }' in its definition.
exchange-name-and-other-have-the-same-number-number = '{ $name }' and '{ $other }' have the same number { $number }.
exchange-the-next-number-of-a-piece-next-is-taken = The next number of a piece, { $next }, is taken.
exchange-the-palette-has-listed-pieces-and-the-battle-own = The palette has { $listed } pieces and the battle { $own }.
exchange-name-has-a-trait-sort-which-the-engine-does = '{ $name }' has a trait '{ $sort }', which the engine does not know.
exchange-a-layer-of-name-has-a1-fields = A layer of '{ $name }' has { $a1 } fields.
exchange-a-layer-of-name-is-at-level-level-of = A layer of '{ $name }' is at level { $level } of { $levels }.
exchange-name-has-no-basic-piece = '{ $name }' has no basic piece.
exchange-cannot-be-read-why = cannot be read: { $why }
exchange-the-set-up-why = The set-up { $why }.
exchange-the-set-up-has-a-board-board-of-map = The set-up has a board '{ $board }' of '{ $map }' that is not there.
exchange-name-is-at-place-and-its-stack-at-lies = '{ $name }' is at { $place } and its stack at { $lies }.
exchange-a1-is-there-twice = '{ $a1 }' is there twice.
exchange-name-does-not-stand-where-it-begins-a1 = '{ $name }' does not stand where it begins: { $a1 }.

## vassal/piece.rs

exchange-delete = Delete

## vassal/saved_game.rs

exchange-map-boardpicker = { $map }BoardPicker
