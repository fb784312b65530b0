## age

windows-less-than-a-minute-ago = less than a minute ago

## area

windows-fill-with-terrain = Fill with { $terrain }
windows-a-brush-may-have-own-brush-most-hexes = A brush may have { $own_brush_most } hexes at most; { $area } are selected.

## board work

windows-flip-the-board-left-to-right = Flip the board left to right
windows-flip-the-board-top-to-bottom = Flip the board top to bottom
windows-rotate-the-board-by-180-degrees = Rotate the board by 180 degrees
windows-rotate-the-board-by-60-degrees-clockwise = Rotate the board by 60 degrees clockwise
windows-rotate-the-board-by-60-degrees = Rotate the board by 60 degrees anticlockwise
windows-switch-to-pointy-top-hexes = Switch to pointy-top hexes
windows-switch-to-flat-top-hexes = Switch to flat-top hexes
windows-start-hex-numbers-here = Start hex numbers here
windows-fell-off-lost = Fell off: { $lost }
windows-make-the-board-as-large-as-that-needs = Make the board as large as that needs
windows-keep-the-size-of-the-board = Keep the size of the board
windows-a-rectangle-of-hexes-does-not-fit-upon = A rectangle of hexes does not fit upon itself when it is turned by 60 degrees. New hexes are of the ruleset's base terrain.
windows-name-becomes-the-first-hex-of-the-board = { $name } becomes the first hex of the board; all numbers follow from there.
windows-ground-roads-streams-and-units-keep-their = Ground, roads, streams and units keep their places on the sheet to within half a hex. Facings turn by half an hour, so that a side stays a side and a corner a corner.
windows-the-board-would-be-larger-than-most-hexes = The board would be larger than { $most } hexes. Cut it to a smaller size first.
windows-apply = Apply
windows-cancel = Cancel
windows-the-board-has-width-by-height-hexes-now = The board has { $width } by { $height } hexes now and will have { $width_2 } by { $height_2 }.
windows-units-come-to-share-a-hex-in-crowded = Units come to share a hex in { $crowded } places
windows-nothing-falls-off = Nothing falls off.
windows-falls-off = Falls off:

## bookmarks

windows-bookmark-slot-name = Bookmark { $slot }: { $name }
windows-the-view-menu-sets-it = The View menu sets it
windows-keys-sets-it = { $keys } sets it
windows-side-side = Side { $side }
windows-there-is-no-bookmark-slot-yet-how = There is no bookmark { $slot } yet. { $how }.

## change rules

windows-change-rules = Change rules
windows-new-rules = New rules
windows-the-ruleset-the-battle-is-converted-to = The ruleset the battle is converted to
windows-the-battle-opens-as-a-new-one-without = The battle opens as a new one without a file; the old file stays as it is.
windows-open-under-the-new-rules = Open under the new rules
windows-copy-the-report = Copy the report
windows-and-more-more = ; and { $more } more
windows-there-are-no-other-rules = There are no other rules.

## dispatch

windows-there-is-nothing-to-fix = There is nothing to fix
windows-1-problem = 1 problem
windows-n-problems = { $n } problems
windows-fix-count = Fix { $count }
windows-left-left = ; { $left } left
windows-left-left-alone = ; { $left } left, { $alone } of them to be fixed one by one
windows-fixed-count-left = Fixed { $count }{ $left }

## dock

windows-add-here = Add here
windows-map = Map
windows-panels-of-this-bar = Panels of this bar
windows-add-a-panel-here-or-bring-one-of = Add a panel here, or bring one of these to the front

## drill

windows-about-face = About-face
windows-wheel = Wheel
windows-none-of-the-selected-pieces-stands-on-the = None of the selected pieces stands on the map.
windows-mirror = Mirror
windows-align = Align
windows-distribute = Distribute
windows-deployment-zone-of-name = Deployment zone of { $name }
windows-area-hexes-are-the-deployment-zone-of-name = { $area } hexes are the deployment zone of { $name }.

## editor map

windows-and-stack-more = and { $stack } more

## generate terrain

windows-generate-terrain = Generate terrain
windows-relief = Relief
windows-levels-between-the-lowest-and-the-highest = Levels between the lowest and the highest ground
windows-hill-spacing = Hill spacing
windows-hexes-from-hill-to-hill = Hexes from hill to hill
windows-streams = Streams
windows-how-soon-water-gathers-to-a-stream = How soon water gathers to a stream
windows-woods = Woods
windows-of-a-hundred-hexes = Of a hundred hexes
windows-marsh = Marsh
windows-of-a-hundred-hexes-beside-water-in-low = Of a hundred hexes beside water in low ground
windows-villages = Villages
windows-to-a-thousand-hexes-roads-join-them = To a thousand hexes; roads join them
windows-seed = Seed
windows-the-same-seed-makes-the-same-ground = The same seed makes the same ground
windows-another-seed = Another seed
windows-only-the-hexes-selected = Only the hexes selected
windows-remove-names-and-objectives = Remove names and objectives
windows-terrain-levels-roads-and-streams-are = Terrain, levels, roads and streams are replaced. Units stay where they are.
windows-preview-of-the-terrain = Preview of the terrain
windows-working = Working
windows-this-terrain-could-not-be-generated = This terrain could not be generated

## go to hex

windows-go-to-a-hex = Go to a hex
windows-hex-number = Hex number
windows-no-hex-of-the-board-has-that-number = No hex of the board has that number. They run from { $first } to { $last }.
windows-its-number-from-first-to-last = Its number, from { $first } to { $last }.
windows-go = Go

## handbook

windows-how-it-is-played = How it is played
windows-handbook = Handbook
windows-back = Back
windows-search-the-handbook = Search the handbook
windows-the-editor = The editor
windows-the-rules = The rules
windows-nothing-found = Nothing found
windows-try-another-word = Try another word.
windows-and-more-more-add-a-word-to-find = And { $more } more: add a word to find fewer.

## handbook/rules

windows-rules-of-catalog = Rules of { $catalog }
windows-our-reading = our reading
windows-our-number = our number

## heights

windows-raise-all-heights = Raise all heights
windows-lower-all-heights = Lower all heights
windows-double-all-heights = Double all heights
windows-halve-all-heights = Halve all heights
windows-smooth-the-ground = Smooth the ground
windows-flatten-the-ground = Flatten the ground
windows-no-height-changes-the-ground-is-at-the = No height changes: the ground is at the ruleset's limits, or level already
windows-1-hex-changed = 1 hex changed
windows-count-hexes-changed = { $count } hexes changed

## host/web

windows-the-stored-settings-were-damaged-as-at = The stored settings were damaged. As at first again: { $what }.

## jobs

windows-job-failed-why-your-work-is-as-it = { $job } failed: { $why }. Your work is as it was; Help, Report a problem has more.

## key files

windows-saving-name = Saving { $name }
windows-saved-name = Saved { $name }
windows-reading-path = Reading { $path }
windows-keys-imported-all-are-the-defaults = Keys imported: all are the defaults
windows-keys-imported-1-differs-from-the-defaults = Keys imported: 1 differs from the defaults
windows-keys-imported-n-differ-from-the-defaults = Keys imported: { $n } differ from the defaults
windows-left-out-of-the-keys-left-out = Left out of the keys: { $left_out }

## key sheet

windows-keyboard-shortcuts = Keyboard shortcuts
windows-press-the-keys = Press the keys
windows-keys-keys = Keys: { $keys }
windows-find-by-key = Find by key
windows-show-all = Show all
windows-press-keys-to-see-what-they-do = Press keys to see what they do
windows-search-shortcuts = Search shortcuts
windows-every-command-has-a-row-here-try-fewer = Every command has a row here: try fewer letters.
windows-no-command-has-keys-in-a-battle-tools = No command has { $keys }. In a battle, tools and rules have keys of their own.
windows-reset-all-keys = Reset all keys
windows-restores-the-default-keys-of-every-command = Restores the default keys of every command
windows-export-keys = Export keys
windows-writes-the-keys-of-all-commands-to-a = Writes the keys of all commands to a file
windows-import-keys = Import keys
windows-reads-the-keys-of-all-commands-from-a = Reads the keys of all commands from a file
windows-click-on-keys-and-press-others-to-change = Click on keys and press others to change them. In a battle the same key lists its keys.
windows-printed-cannot-be-given-to-id-what = { $printed } cannot be given to { $id }: { $what }.
windows-printed-is-the-shortcut-of-other = { $printed } is the shortcut of { $other }.
windows-give-it-to-id = Give it to { $id }
windows-other-name-then-has-no-shortcut = { $other_name } then has no shortcut
windows-leave-it-with-other-name = Leave it with { $other_name }
windows-other-keys = Other keys
windows-press-other-keys = Press other keys
windows-the-system-cuts-copies-and-pastes-with = The system cuts, copies and pastes with these keys
windows-none = None
windows-none-2 = none
windows-keys-of-name-is-empty = Keys of { $name }: { $is_empty }
windows-click-then-press-the-keys-escape-leaves = Click, then press the keys; Escape leaves them as they are
windows-clear = Clear
windows-clear-the-keys-of-name = Clear the keys of { $name }
windows-no-keys = No keys
windows-reset = Reset
windows-reset-the-keys-of-name = Reset the keys of { $name }
windows-restores-the-default-keys = Restores the default keys

## lines

windows-name-runs-the-other-way-now = { $name } runs the other way now
windows-reverse = Reverse
windows-no-end-of-its-kind-lies-at-an = No end of its kind lies at an end of { $name }, or a step from it
windows-join = Join
windows-2-lines-are-one-now-name = 2 lines are one now: { $name }
windows-point-at-a-place-of-the-line-that = Point at a place of the line that is not its end
windows-split = Split
windows-name-is-two-lines-now = { $name } is two lines now
windows-name-has-no-gap = { $name } has no gap
windows-close-the-gaps-of = Close the gaps of
windows-name-has-no-gap-now = { $name } has no gap now
windows-no-two-lines-of-a-kind-and-name = No two lines of a kind and name meet with their ends
windows-join-all-lines-that-meet = Join all lines that meet
windows-1-join-made = 1 join made
windows-joined-joins-made = { $joined } joins made
windows-no-road-crosses-water = No road crosses water
windows-a-road-across-water-is-its-bridge-under = A road across water is its bridge under these rules: { $n } on the map
windows-no-road-crosses-water-without-a-bridge-or = No road crosses water without a bridge or ford
windows-kind-at-every-crossing = { $kind } at every crossing
windows-count-name-what-built = { $count } { $name }{ $what } built

## map styles

windows-path-is-too-large-for-a-map-style = { $path } is too large for a map style.
windows-path-cannot-be-read-why = { $path } cannot be read: { $why }.
windows-path-is-no-map-style-why = { $path } is no map style: { $why }.
windows-reading-the-map-styles = Reading the map styles
windows-there-is-no-map-style-of-your-own = There is no map style of your own
windows-1-map-style-of-your-own = 1 map style of your own
windows-n-map-styles-of-your-own = { $n } map styles of your own
windows-there-is-no-folder-on-this-machine-to = There is no folder on this machine to keep map styles in.
windows-copy-copy = { $copy } copy
windows-copying-the-map-style = Copying the map style
windows-saved-path-change-it-there-then-choose = Saved { $path }. Change it there, then choose View, Map style, Reload map styles.

## mod

windows-work-that-is-not-saved-cannot-be-kept = Work that is not saved cannot be kept in { $folder }: { $error }. A battle without a file is lost if the program ends before it is saved.

## map battle

windows-new-battle-from-a-historical-map = New battle from a historical map
windows-title = Title
windows-the-title-may-be-given-later = It may be given later, too, in the panel of the scenario
windows-choose-its-scan = Choose its scan…

## new battle

windows-outpost-fight = Outpost fight
windows-battle = Battle
windows-great-battle = Great battle
windows-two-armies-march = Two armies' march
windows-province = Province
windows-new-battle = New battle
windows-create = Create
windows-pick-up-game = Pick-up game…
windows-rules = Rules
windows-flat-top = Flat top
windows-pointy-top = Pointy top
windows-hexes = Hexes
windows-orientation-of-the-hexes = Orientation of the hexes
windows-columns = columns
windows-lower = lower
windows-rows = rows
windows-further-right = further right
windows-the-even-lines-lie-where-to = The even { $lines } lie { $where_to }
windows-the-odd-lines-lie-where-to = The odd { $lines } lie { $where_to }
windows-as-on-the-printed-map-so-that-hex = As on the printed map, so that hex numbers agree
windows-stagger = Stagger
windows-size = Size
windows-other = Other
windows-name-width-by-height = { $name }, { $width } by { $height }
windows-columns-2 = Columns
windows-hexes-across = Hexes across
windows-rows-2 = Rows
windows-hexes-down = Hexes down
windows-ground = Ground
windows-the-terrain-every-hex-begins-with = The terrain every hex begins with
windows-preview-of-the-board = Preview of the board
windows-hex-yards-yards-a-hex = { $hex_yards } yards a hex
windows-x-by-y-yards = { $x } by { $y } yards
windows-x-by-y-miles = { $x } by { $y } miles
windows-x-by-y-kilometres = { $x } by { $y } kilometres
windows-thousands-hexes = { $thousands } hexes

## numbers

windows-hex-numbering = Hex numbering
windows-hexes-are-numbered-from-first-to-last = Hexes are numbered from { $first } to { $last }
windows-hex-numbers = Hex numbers
windows-first-column = First column
windows-the-number-of-the-leftmost-column = The number of the leftmost column
windows-first-row = First row
windows-the-number-of-the-topmost-row = The number of the topmost row
windows-column-before-row = Column before row
windows-row-before-column = Row before column
windows-the-first-hex-is-first-the-last-last = The first hex is { $first }, the last { $last }.
windows-so-the-map-the-status-bar-the-problems = So the map, the status bar, the problems and the log name hexes. In the file itself hexes are always numbered from 0101.

## pasted map

windows-saving-path = Saving { $path }
windows-it-is-too-large = it is too large

## pickup

windows-pick-up-game-2 = Pick-up game
windows-open-this-battle = Open this battle
windows-making-a-pick-up-game = Making a pick-up game
windows-army-of-side-a = Army of side A
windows-army-of-side-b = Army of side B
windows-year = Year
windows-in-one-year = In one year
windows-points = Points
windows-to-points = To points
windows-the-same-seed-makes-the-same-game = The same seed makes the same game
windows-the-game-is-being-made = The game is being made.
windows-there-is-no-game = There is no game.
windows-by-chance = By chance
windows-about-value-of-faces = { $about }: { $value } of { $faces }
windows-throw-again-title = Throw again: { $title }
windows-throw-again = Throw again

## pieces

windows-delete-feature = Delete feature
windows-delete-label = Delete label
windows-delete-objective = Delete objective
windows-delete-piece = Delete { $piece }
windows-duplicate-count = Duplicate { $count }
windows-duplicated-count-they-are-not-on-the-map = Duplicated { $count }; they are not on the map yet.
windows-paste-count = Paste { $count }
windows-pasted-count-under-leader = Pasted { $count } under { $leader }; they are not on the map yet.
windows-pasted-count-at-hex = Pasted { $count } at { $hex }.
windows-pasted-count-they-are-not-on-the-map = Pasted { $count }; they are not on the map yet.

## preferences

windows-preferences = Preferences
windows-look = Look
windows-theme = Theme
windows-colours-of-the-interface = Colours of the interface
windows-system = System
windows-light = Light
windows-dark = Dark
windows-high-contrast = High contrast
windows-interface-size = Interface size
windows-letters-buttons-and-pictures-of-the = Letters, buttons and pictures of the interface
windows-map-style = Map style
windows-how-the-map-is-drawn-here-and-in = How the map is drawn, here and in pictures
windows-work = Work
windows-undo-memory = Undo memory
windows-steps-beyond-it-are-forgotten-the-oldest = Steps beyond it are forgotten, the oldest first
windows-mib-mib = { $mib } MiB
windows-which-window-asks-for-files-obliques-own = Which window asks for files; Oblique's own also where the system has none
windows-file-dialogs = File dialogs
windows-the-systems = The system's
windows-obliques-own = Oblique's own
windows-keys-and-layout = Keys and layout
windows-every-commands-keys-to-look-up-and-to = Every command's keys, to look up and to change
windows-reset-the-layout = Reset the layout
windows-every-panel-back-in-its-place = Every panel back in its place
windows-theme-size-map-style-memory-file-dialogs = Theme, size, map style, memory, file dialogs and play as they come; shortcuts and recent files stay
windows-restore-defaults = Restore defaults
windows-play = Play

## services/analysis

windows-analysing-the-ground = Analysing the ground
windows-count-selected = { $count } selected

## services/checks

windows-checking-the-battle = Checking the battle
windows-checked-no-problems = Checked: no problems
windows-checked-1-problem = Checked: 1 problem
windows-checked-n-problems = Checked: { $n } problems
windows-long-checks-follow = ; long checks follow
windows-no-problems = No problems

## services/clipboard

windows-too-large-for-other-windows-it-can-be = Too large for other windows: it can be pasted in this one
windows-select-hexes-first-then-they-can-be-copied = Select hexes first: then they can be copied
windows-copying = Copying
windows-copied-set = Copied { $set }
windows-cut = Cut
windows-the-clipboard-holds-no-table = The clipboard holds no table
windows-nothing-was-copied-yet = Nothing was copied yet
windows-what-is-on-the-clipboard-is-damaged-copy = What is on the clipboard is damaged. Copy the hexes again.
windows-the-clipboard-holds-no-part-of-a-map = The clipboard holds no part of a map
windows-1-hex = 1 hex
windows-n-hexes = { $n } hexes

## services/comparison

windows-comparing = Comparing
windows-now = now
windows-the-state-before-label = the state before '{ $label }'
windows-this-battle-has-no-file-yet-save-it = This battle has no file yet. Save it first.
windows-the-saved-file = the saved file
windows-the-newest-backup = the newest backup
windows-backup-n = backup { $n }
windows-reading-name = Reading { $name }

## services/rules comparison

windows-making-the-battle-ready-to-be-played = Making the battle ready to be played
windows-trial-battle-number-of-of = Trial: battle { $number } of { $of }
windows-changing-rules-to-compare-them = Changing rules to compare them
windows-comparing-rules-battle-number-of-of = Comparing rules, battle { $number } of { $of }

## services/terrain

windows-generating-terrain = Generating terrain

## stamp name

windows-save-as-stamp = Save as stamp
windows-the-hexes-selected-with-their-lines-and = The hexes selected, with their lines and names, can then be placed in any battle.
windows-name = Name
windows-save = Save

## stamps

windows-there-is-no-folder-on-this-machine-to-2 = There is no folder on this machine to keep stamps in.
windows-saving-the-stamp-name = Saving the stamp { $name }
windows-saved-the-stamp-stamp = Saved the stamp { $stamp }
windows-reading-the-stamps = Reading the stamps
windows-removing-path = Removing { $path }

## status

windows-saving = Saving
windows-not-saved = Not saved
windows-saved = Saved
windows-not-changed = Not changed
windows-zoom = Zoom
windows-open-still-to-do = { $open } still to do
windows-show-the-problems = Show the problems
windows-hex-terrain-level-hex-2 = { $hex }  { $terrain }, level { $hex_2 }
windows-line-and-stack-more = { $line } and { $stack } more

## tool bar/flyout

windows-more-tools-flyout = More tools: { $flyout }

## tour

windows-done-go-on-whenever-you-like = Done. Go on whenever you like.
windows-at-of-what = { $at } of { $what }
windows-finish = Finish
windows-next = Next
windows-right-arrow = Right arrow
windows-left-arrow = Left arrow
windows-skip-the-tour = Skip the tour
windows-escape = Escape

## tour/steps

windows-welcome-to-oblique = Welcome to Oblique
windows-here-you-paint-a-battlefield-raise-two = Here you paint a battlefield, raise two armies, have them checked against the rules and play the battle. This tour takes two minutes. Try things as you go: everything can be undone.
windows-paint-a-wood = Paint a wood
windows-take-the-brush-tool-brush-choose-a-terrain = Take the brush{"{"}tool.brush{"}"}, choose a terrain in the bar above the map and drag over some hexes. Shift wipes, Ctrl takes up the terrain under the pointer.
windows-take-the-brush = Take the brush
windows-raise-a-hill = Raise a hill
windows-the-elevation-tool-tool-elevation-lifts = The elevation tool{"{"}tool.elevation{"}"} lifts the ground under the pointer. Drag; the map is shaded as it rises.
windows-take-the-elevation-tool = Take the elevation tool
windows-undo-it-or-keep-it = Undo it, or keep it
windows-undo-edit-undo-takes-back-one-stroke-at = Undo{"{"}edit.undo{"}"} takes back one stroke at a time. The History panel lists every step; a click on one goes back to it.
windows-undo = Undo
windows-place-a-unit = Place a unit
windows-the-unit-tool-tool-unit-sets-down-the = The unit tool{"{"}tool.unit{"}"} sets down the kind of unit chosen in the bar. Click on the map; drag to give it a facing.
windows-take-the-unit-tool = Take the unit tool
windows-the-order-of-battle = The order of battle
windows-both-armies-as-trees-of-commands-click-on = Both armies as trees of commands. Click on a unit: it is found on the map, and the inspector shows its strength, quality and facing, to be changed there.
windows-look-at-the-problems = Look at the problems
windows-the-battle-is-checked-while-you-work-click = The battle is checked while you work. Click on a problem to go where it is; many can be fixed with a button.
windows-play-it = Play it
windows-play-battle-play-opens-the-battle-as-it = Play{"{"}battle.play{"}"} opens the battle as it stands. You take either side or both, or let the computer play. The map you paint on stays as it is.
windows-where-to-find-the-rest = Where to find the rest
windows-find-a-command-view-palette-runs-anything = Find a command{"{"}view.palette{"}"} runs anything by its name. Keyboard shortcuts{"{"}help.shortcuts{"}"} shows every key, and changes it. The handbook{"{"}help.manual{"}"} explains everything, and has the rules. This tour is in the Help menu.

## under way

windows-many-jobs-under-way = { $many } jobs under way
windows-what-is-under-way-in-the-background = What is under way in the background
windows-for-as-secs-s = For { $as_secs } s
windows-it-ends-by-itself = It ends by itself
windows-cancel-label = Cancel: { $label }

## window

windows-window-title-oblique = { $window_title } – Oblique
windows-no-log-can-be-written-why = No log can be written: { $why }
windows-path-is-not-there-any-more-title-is = { $path } is not there any more. { $title } is open instead.

## language

windows-language = Language
windows-the-words-of-the-interface = The words of the interface and the handbook; the wording of the rules is English

## tour, more

windows-play-the-battle = Play
windows-like-the-system = Like the system
