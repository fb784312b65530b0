## analysis

panels-analysis = Analysis
panels-show = Show
panels-what-is-analysed = What is analysed
panels-no-analysis-yet = No analysis yet
panels-lines-of-sight-fields-of-view-marches = Lines of sight, fields of view, marches, command and pockets, by the rules in play.
panels-on-the-map = On the map
panels-clear = Clear
panels-clears-the-analysis-escape = Clears the analysis (Escape)
panels-working = Working
panels-from = From
panels-click-a-hex-with-the-analyse-tool-or = Click a hex with the Analyse tool, or select units
panels-side = Side
panels-whose-units = Whose units
panels-everybody = Everybody
panels-as-they-stand = As they stand
panels-as = As
panels-arm-and-formation-that-move = Arm and formation that move
panels-how-far-ahead-is-looked = How far ahead is looked
panels-units-may-come-over-the-boards-edge = Units may come over the board's edge
panels-else-only-from-where-they-stand-and-where = Else only from where they stand and where they enter
panels-the-eye-alone = The eye alone
panels-their-own-range = Their own range
panels-range = Range
panels-how-far-is-looked-of-a-weapon-or = How far is looked: of a weapon, or as far as you say
panels-shooter-reach-hexes-hexes = { $shooter } ({ $reach_hexes } hexes)
panels-hexes = {" "}hexes
panels-eye = Eye
panels-how-far-is-looked-where-nobody-shoots = How far is looked where nobody shoots
panels-only-before-the-front-of-guns-and-firing = Only before the front of guns and firing units
panels-drag-with-the-analyse-tool-from-the-hex = Drag with the Analyse tool from the hex that looks to the hex looked at.
panels-click-a-hex-with-the-analyse-tool = Click a hex with the Analyse tool.
panels-select-units-that-stand-on-the-board = Select units that stand on the board.
panels-select-a-leader-or-a-unit-of-his = Select a leader, or a unit of his, with units on the board.
panels-no-unit-of-this-side-stands-on-the = No unit of this side stands on the board.
panels-analyse = Analyse
panels-select-them = Select them
panels-the-hexes-become-the-selection-tools-keep = The hexes become the selection tools keep within
panels-ground-alone-turning-other-units-and-zones = Ground alone: turning, other units and zones of control are not counted. Numbers are turns; point at a hex for points.
panels-moving-names = Moving: { $names }
panels-rule-title = Rule: { $title }
panels-select-the-leader-and-look-at-him = Select the leader and look at him
panels-nobody-under-him = nobody under him
panels-all-all-in = all { $all } in
panels-outside-of-all-out = { $outside } of { $all } out
panels-select-those-out-of-command = Select those out of command

## compare

panels-compare = Compare
panels-choose-what-to-compare-this-battle-with = Choose what to compare this battle with: the saved file, a backup, an earlier step, another file.
panels-nothing-is-compared = Nothing is compared
panels-no-differences = No differences
panels-this-battle-and-title-say-the-same = This battle and { $title } say the same.
panels-nothing-to-show = Nothing to show
panels-no-difference-has-these-words = No difference has these words.
panels-compare-with = Compare with
panels-difference = difference
panels-differences = differences
panels-mark-what-differs = Mark what differs
panels-stop-comparing = Stop comparing
panels-search-differences = Search differences
panels-the-saved-file = The saved file
panels-the-newest-backup = The newest backup
panels-backup-n = Backup { $n }
panels-another-file = Another file…
panels-before-label = Before: { $label }
panels-revert = Revert
panels-apply = Apply
panels-compared-all-of-section = { $compared } all of { $section }
panels-compared-all = { $compared } all
panels-make-these-as-they-are-there-can-be = Make these as they are there; can be undone
panels-make-this-as-it-is-there-can-be = Make this as it is there; can be undone
panels-rules-are-changed-with-change-rules-in-the = Rules are changed with 'Change rules' in the File menu

## form

panels-several = Several
panels-name = Name
panels-none = None
panels-hex-field = hex field
panels-help-rule-title =
    { $help }
    Rule: { $title }
panels-help-min-to-max =
    { $help }
    { $min } to { $max }

## history

panels-steps-hold-held-mib-of-at-most = { $steps ->
    [one] 1 step holds { $held } MiB of at most
   *[other] { $steps } steps hold { $held } MiB of at most
}
panels-mib = {" "}MiB
panels-beyond-that-the-oldest-steps-are-forgotten = Beyond that the oldest steps are forgotten. There is no other limit.
panels-history = History
panels-no-steps-yet = No steps yet
panels-everything-you-change-is-listed-here-and = Everything you change is listed here and can be taken back.
panels-at-the-beginning = At the beginning

## inspector/evidence

panels-no-source-given = No source given
panels-sources-differ = Their sources differ
panels-read-in-a-source = Read in a source
panels-known-from-the-literature = Known from the literature
panels-conjecture = Conjecture
panels-source-of-what = Source of { $what }
panels-source-of-what-name = Source of { $what }: { $name }
panels-book-or-paper = Book or paper
panels-books-and-papers-are-listed-in-the-notes = Books and papers are listed in the panel Notes and sources
panels-remark = Remark

## inspector/facing

panels-h-oclock = { $h } o'clock
panels-face-hour = Face { $hour }

## inspector/ground

panels-off-the-board = Off the board
panels-click-a-hex-of-the-map = Click a hex of the map.
panels-hex-name = Hex { $name }
panels-terrain = Terrain
panels-terrain-of-name = Terrain of { $name }
panels-level = Level
panels-height-of-the-ground = Height of the ground
panels-level-of-name = Level of { $name }
panels-its-own = Its own
panels-as-all-others-of-its-kind-in-this = As all others of its kind in this battle, until it is given its own.
panels-as-all-others = As all others
panels-takes-its-own-away-again = Takes its own away again
panels-as-all-others-2 = as all others
panels-label-label = { $label }, label
panels-objective-objective = { $objective }, objective
panels-standing-here = Standing here
panels-nobody = Nobody

## inspector/lines

panels-kind = Kind
panels-its-course = its course
panels-source-of-its-course = Source of its course
panels-course = Course
panels-interrupted = Interrupted
panels-reverses-the-flow = Reverses the flow
panels-reverses-its-direction = Reverses its direction
panels-reverse = Reverse
panels-with-the-next-of-its-kind-that-ends = With the next of its kind that ends at its end, or a step from it
panels-join-with-the-next = Join with the next
panels-split-or-cut = Split or cut
panels-click-to-split-it-drag-along-it-to = Click to split it, drag along it to cut a stretch out
panels-close-the-gaps = Close the gaps
panels-goes-straight-from-part-to-part = Goes straight from part to part
panels-flows = flows
panels-runs = runs
panels-chain-verb-in-a-ring = { $chain }, { $verb } in a ring
panels-chain-verb-from-chain-2-to-chain-3 = { $chain }, { $verb } from { $chain_2 } to { $chain_3 }
panels-crossings = Crossings
panels-under-these-rules-a-road-is-carried-over = Under these rules a road is carried over water as by a bridge.
panels-brings-it-to-the-middle-of-the-map = Brings it to the middle of the map
panels-build-a-kind = Build a { $kind }
panels-and-found-more = and { $found } more
panels-bridge = Bridge
panels-no-bridge = No bridge

## inspector/marks

panels-label = Label
panels-label-what = Label: { $what }
panels-text = Text
panels-hex = Hex
panels-the-hex-it-is-written-on = The hex it is written on
panels-small = Small
panels-medium = Medium
panels-large = Large
panels-size = Size
panels-turned = Turned
panels-clockwise = Clockwise
panels-degrees = degrees
panels-the-name = the name
panels-source-of-the-name-and-its-place = Source of the name and its place
panels-source-of-a-name = Source of a name
panels-objective = Objective
panels-objective-what = Objective: { $what }
panels-worth-to-side = Worth to { $side }
panels-0-to-999 = 0 to 999
panels-points = points
panels-held-by = Held by
panels-at-the-start = At the start
panels-the-objective = the objective
panels-source-of-place-and-worth = Source of place and worth
panels-delete = Delete
panels-takes-it-off-the-board-undo-brings-it = Takes it off the board; undo brings it back

## inspector

panels-inspector = Inspector
panels-nothing-selected = Nothing selected
panels-click-a-unit-or-a-hex-on-the = Click a unit or a hex on the map.

## inspector/pieces

panels-source-of-what-2 = source of { $what }
panels-ratings = Ratings
panels-deployment = Deployment
panels-units-of-different-kinds-are-selected-only = Units of different kinds are selected: only what they share is shown.
panels-help-by-the-formula-for-those-under-him =
    { $help }
    By the formula, for those under him: { $due }
panels-nation = Nation
panels-leader = Leader
panels-the-leader-it-is-attached-to = The leader it is attached to
panels-column-and-row-empty-if-it-is-not = Column and row, or the name of a place; empty if it is not on the map
panels-formation = Formation
panels-facing = Facing
panels-the-hour-of-the-clock-it-faces-12 = The hour of the clock it faces; 12 is the top of the map
panels-top-of-its-hex = Top of its hex
panels-where-it-shares-a-hex-the-unit-that = Where it shares a hex, the unit that is seen and hit
panels-arrives-later = Arrives later
panels-a-reinforcement-it-enters-on-a-later-turn = A reinforcement: it enters on a later turn
panels-arrival-turn = Arrival turn
panels-where-it-enters-the-map-further-hexes = Where it enters the map; further hexes behind the first, with blanks between them
panels-entry-hexes = Entry hexes
panels-problems = Problems

## inspector/pieces/task

panels-what-the-computer-is-to-do-with-it = What the computer is to do with it: of a leader with his command, of the commander in chief with all who have no task of their own
panels-task = Task
panels-left-open = Left open
panels-where-in-order-with-blanks-between-them = Hexes, objectives or names on the map, in order, with blanks or commas between them; without any wherever it is best
panels-where = Where
panels-word-is-no-hex-of-this-board = { $word } is no hex of this board, no objective and no name on it.
panels-a-place = A place
panels-an-objective-or-a-name-on-the-map = An objective, or a name on the map
panels-the-map-has-no-objectives-and-no-names = The map has no objectives and no names
panels-from-selected-hexes = From selected hexes
panels-the-hexes-selected-on-the-map = The hexes selected on the map
panels-anywhere = Anywhere
panels-names-no-hexes = Names no hexes
panels-what-a-player-reads-about-it = What a player reads about it
panels-in-words = In words

## layers

panels-tasks-zones-and-exits = Tasks, zones and exits
panels-units-and-leaders = Units and leaders
panels-names-of-units-from-250 = Names of units, from 250 %
panels-strengths-of-units-from-150 = Strengths of units, from 150 %
panels-objectives = Objectives
panels-names = Names
panels-hex-numbers = Hex numbers
panels-hex-grid = Hex grid
panels-roads-and-streams = Roads and streams
panels-relief = Relief
panels-hill-shading = Hill-shading
panels-level-numbers = Level numbers
panels-historical-maps = Historical maps
panels-rulers = Rulers
panels-layers = Layers
panels-layers-the-topmost-first = Layers, the topmost first
panels-every-layer-shown-fully-opaque = Every layer shown, fully opaque
panels-reset-the-layers = Reset the layers
panels-bookmarks = Bookmarks
panels-nine-bookmarks-keep-where-the-map-is = Nine bookmarks keep where the map is looked at from: Set bookmark 1{ $set } and so on; Go to bookmark 1{ $go } and so on lead back there.
panels-looks-there-again = Looks there again
panels-go-to-slot = Go to { $slot }
panels-name-of-bookmark-slot = Name of bookmark { $slot }
panels-removes-the-bookmark = Removes the bookmark
panels-map-style = Map style
panels-looks-only-nothing-of-the-battle-changes = Looks only: nothing of the battle changes
panels-lock-row = Lock { $row }
panels-locked = Locked
panels-lock = Lock
panels-what-is-locked-cannot-be-changed-on-the = What is locked cannot be changed on the map
panels-opacity-of-row = Opacity of { $row }
panels-how-opaque-it-is-drawn = How opaque it is drawn

## notes

panels-notes-and-sources = Notes and sources
panels-notes-notes = Notes { $notes }
panels-sources-sources = Sources { $sources }
panels-add-a-source = Add a source
panels-add-a-note = Add a note
panels-pinned-to-what-is-selected = Pinned to what is selected
panels-conjectures-of-all-graded-figures-are = { $conjectures } of { $all } graded figures are conjecture
panels-no-notes-yet = No notes yet
panels-write-down-why-the-scenario-is-as-it = Write down why the scenario is as it is.
panels-remove = Remove
panels-remove-note = Remove note
panels-note-id = Note { $id }
panels-write-note = Write note
panels-hex-hex = Hex { $hex }
panels-add-note = Add note
panels-no-sources-yet = No sources yet
panels-add-the-books-and-papers-the-figures-come = Add the books and papers the figures come from.
panels-change-source = Change source
panels-title = Title
panels-key-key = Key: { $key }
panels-where-to-find-it = Where to find it
panels-what-was-used = What was used
panels-add-source = Add source

## objectives

panels-order-by-what = Order by { $what }
panels-orders-the-list-the-designers-own-order = Orders the list; the designer's own order stays as it is
panels-add = Add
panels-takes-the-objective-tool-click-a-hex-of = Takes the objective tool: click a hex of the map
panels-side-all-points-held-of-them-held = { $side }: { $all } points, { $held } of them held
panels-no-objectives-yet = No objectives yet
panels-add-one-and-click-its-hex-on-the = Add one, and click its hex on the map.
panels-source = Source
panels-name-of-name = Name of { $name }
panels-look-at-it = Look at it
panels-look-at-name = Look at { $name }
panels-worth-of-name-to-side-side = Worth of { $name } to side { $side }
panels-holder-of-name = Holder of { $name }
panels-remove-name = Remove { $name }
panels-up = up
panels-down = down
panels-move-name-word = Move { $name } { $word }
panels-moves-it-word-the-list-for-good = Moves it { $word } the list, for good
panels-it-is-at-that-end-already = It is at that end already
panels-stop-ordering-by-a-column-first = Stop ordering by a column first

## places

panels-scenario = Scenario
panels-nation-key = Nation { $key }

## problems

panels-by-severity = By severity
panels-by-place = By place
panels-by-rule = By rule
panels-errors = Errors
panels-warnings = Warnings
panels-notes = Notes
panels-no-problems = No problems
panels-the-scenario-is-checked-while-you-work-on = The scenario is checked while you work on it.
panels-no-problems-except-silenced-ones = No problems except silenced ones.
panels-all-problems-are-hidden-by-the-filter = All problems are hidden by the filter.
panels-still-to-do = Still to do
panels-scenario-and-sides = Scenario and sides
panels-ground = Ground
panels-what-any-battle-needs = What any battle needs
panels-show-or-hide-these = Show or hide these
panels-put-the-problems-together = Put the problems together
panels-copy = Copy
panels-copy-the-problems-shown-a-line-each = Copy the problems shown, a line each
panels-search-problems = Search problems
panels-lines-of-problems = { $lines } of { $problems }
panels-fixes-all-of-this-kind-check-id-in = Fixes all of this kind (check { $id }) in one step
panels-fix-all-count-like-label = Fix all { $count } like '{ $label }'
panels-fix-all-count-labels = Fix all { $count }: { $labels }
panels-fix-all-of-this-sort-labels = Fix all of this sort: { $labels }
panels-fix-count-labels-alone = { $alone ->
    [one] Fix { $count }: { $labels }; 1 other one by one
   *[other] Fix { $count }: { $labels }; { $alone } others one by one
}
panels-remedy-label-quoted = '{ $label }'
panels-silence = Silence
panels-hides-it-for-a-reason-you-give = Hides it, for a reason you give
panels-read-the-rule-title = Read the rule: { $title }
panels-check-id = Check { $id }
panels-check-id-click-rule-to-read-it = Check { $id }. Click { $rule } to read the rule.
panels-rule-id-title = { $id }: { $title }
panels-fixes-it-can-be-undone = Fixes it; can be undone
panels-or = Or…
panels-other-ways-to-fix-it = Other ways to fix it

## problems/silenced

panels-why-it-may-stand = Why it may stand
panels-silence-it = Silence it
panels-say-why-first = Say why first
panels-silence-a-problem = Silence a problem
panels-cancel = Cancel
panels-silenced-silenced = Silenced ({ $silenced })
panels-show-again = Show again
panels-lists-it-among-the-problems-again = Lists it among the problems again
panels-show-a-problem-again = Show a problem again
panels-note-silenced-why = { $note } Silenced: { $words }

## profile

panels-profile-of-the-line-of-sight = Profile of the line of sight
panels-name-terrain-level-ground-halves = { $name }  { $terrain }, level { $ground_halves }
panels-what-stands-there-reaches-top-halves = , what stands there reaches { $top_halves }

## rules comparison

panels-trials = Trials
panels-the-computer-plays-this-battle-many-times = The computer plays both sides of this battle, every time with other dice, and counts who wins, how long it lasts and what it costs, beside what history records.
panels-battles = Battles
panels-play-them = Play
panels-who-commands-this-side = Who commands this side
panels-who-commanded = Who commanded
panels-trial-number = Trial { $number }
panels-trial-number-battles = Trial { $number }, battles: { $battles }
panels-beside = Beside
panels-which-of-the-earlier-trials = Which of the earlier trials stands beside this one
panels-as-it-was-opened = As it was opened
panels-last-step-before = Last step before
panels-one-against-other = { $one } against { $other }
panels-rules-compared = Rules compared
panels-the-computer-plays-this-battle-under-every = The computer plays this battle under every rule system it converts to, and lays length, losses, winners and what decided it side by side.
panels-nothing-has-been-played = Nothing has been played
panels-battles-under-each = Battles under each
panels-stop = Stop
panels-played-of-games-played = { $played } of { $games } played
panels-about-seconds-s-left = , about { $seconds } s left
panels-about-minutes-min-left = , about { $minutes } min left
panels-first-seed = First seed
panels-the-same-seeds-have-the-same-dice = The first battle has the dice of this number, the others those of the numbers that follow. The same numbers again give the same battles.
panels-seeds = Seeds
panels-first-to-last = { $first } to { $last }
panels-play-and-compare = Play and compare
panels-copy-table = Copy table
panels-as-text-that-spreadsheets-take = As text that spreadsheets take
panels-the-table-is-on-the-clipboard = The table is on the clipboard.
panels-the-battle-has-changed-since = The battle has changed since

## scenario

panels-title-and-text = Title and text
panels-battle = Battle
panels-side-which-which-2 = Side { $which }: { $which_2 }
panels-nations = Nations
panels-historical-result = Historical result
panels-change-what = Change { $what }
panels-date = Date
panels-when-it-was-fought-in-your-words = When it was fought, in your words
panels-place = Place
panels-designer = Designer
panels-description = Description
panels-advice-to-the-players = Advice to the players
panels-rules-catalog = Rules: { $catalog }
panels-change-what-2 = Change { $what }
panels-colour = Colour
panels-historical-result-what = Historical result: { $what }
panels-outcome = Outcome
panels-winner = Winner
panels-length = Length
panels-minutes = minutes
panels-winner-and-length = winner and length
panels-source-of-winner-and-length = Source of winner and length
panels-losses-of-side = Losses of { $side }
panels-men = Men
panels-men-2 = men
panels-guns = Guns
panels-guns-2 = guns
panels-leaders-fallen = Leaders fallen
panels-names-with-commas-between = Names, with commas between
panels-these-losses = these losses
panels-source-of-these-losses = Source of these losses
panels-lowest = lowest
panels-highest = highest

## section

panels-cross-section = Cross-section
panels-no-way-to-cut-along = No way to cut along
panels-take-the-measure-tool-and-drag-from-one = Take the Measure tool and drag from one place to another.
panels-takes-the-measuring-tool = Takes the measuring tool
panels-measure = Measure
panels-cloned-to-cloned-2-words = { $cloned } to { $cloned_2 }: { $words }
panels-hex-terrain-level-level = { $hex }  { $terrain }, level { $level }

## stamps

panels-stamps = Stamps
panels-search-stamps = Search stamps
panels-save-the-selected-hexes = Save the selected hexes
panels-saves-them-with-lines-and-names-to-place = Saves them with lines and names, to place in any battle
panels-select-hexes-first = Select hexes first
panels-stamp-hexes-hexes-click-to-use-it =
    { $stamp }
    { $hexes } hexes. Click to use it.
panels-delete-stamp = Delete stamp

## what was changed, in the history

panels-changed-name = name
panels-changed-kind = kind
panels-changed-text = text
panels-changed-hex = hex
panels-changed-size = size
panels-changed-angle = angle
panels-changed-worth = worth
panels-changed-holder = holder
panels-changed-evidence = evidence
panels-changed-title = title
panels-changed-date = date
panels-changed-place = place
panels-changed-designer = designer
panels-changed-description = description
panels-changed-advice = advice
panels-changed-colour = colour
panels-changed-outcome = outcome
panels-changed-winner = winner
panels-changed-length = length
panels-changed-losses = losses
panels-changed-coat = coat
panels-changed-guns-lost = guns lost
panels-changed-leaders-fallen = leaders fallen
panels-changed-traits-of = traits of
