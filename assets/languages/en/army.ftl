## nations

army-a-nation-takes-its-traits-from-a-shared = A nation takes its traits from a shared row of the rules; what is changed here is this battle's own.
army-own-of-its-own = {"  "}({ $own } of its own)
army-add-a-nation = Add a nation
army-add-nation = Add { $nation }
army-name = Name
army-coat-colour = Coat colour
army-the-row-of-the-rules-it-takes-its = The row of the rules it takes its traits from
army-traits-of = Traits of
army-select-its-used = Select its { $used }
army-units-and-leaders-of-this-nation = Units and leaders of this nation
army-duplicate = Duplicate
army-another-nation-with-the-same-traits = Another nation with the same traits
army-reset-to-shared = Reset to shared
army-removes-every-trait-of-its-own = Removes every trait of its own
army-nation-reset-to-shared = { $nation }: reset to shared
army-remove-this-nation = Remove this nation
army-units-of-this-nation-are-in-the-order = Units of this nation are in the order of battle
army-remove-nation = Remove { $nation }
army-back-to-the-shared-common = Back to the shared { $common }
army-own = Own
army-reset-attribute = Reset { $attribute }

## order of battle/add

army-add = Add
army-add-to-name = Add to { $name }
army-add-a-unit-or-leader-to-name = Add a unit or leader to { $name }

## order of battle

army-order-of-battle = Order of battle
army-search-units = Search units

## order of battle/row

army-fold = Fold
army-unfold = Unfold
army-verb-what-in-the-tree = { $verb } { $what } in the tree
army-attach-piece = Attach { $piece }
army-attach-to-to = Attach to { $to }

## order of battle/tree

army-add-a-leader-then-units-for-him-to = Add a leader, then units for him to lead.
army-no-unit-fits-the-search = No unit fits the search.

## reserve

army-under-nobody = Under nobody
army-reserve = Reserve
army-everybody-is-on-the-map = Everybody is on the map
army-everybody-is-on-the-map-or-arrives-later = { $later ->
    [one] Everybody is on the map but one, who arrives later
   *[other] Everybody is on the map but { $later }, who arrive later
}
army-units-that-are-not-on-the-map-are = Units that are not on the map are listed here.
army-drag-onto-the-map-or-place-them-click = Drag onto the map, or place them click by click.
army-in-line = In line
army-draw-a-line-of-battle-for-all-of = Draw a line of battle for all of this command
army-title-in-line = { $title } in line
army-place = Place
army-places-them-on-the-map-one-with-each = Places them on the map, one with each click
army-place-title = Place { $title }

## roster/bar

army-filter-by-name = Filter by { $name }
army-show-units-by-name = Show units by { $name }
army-search-the-table = Search the table
army-words-of-the-name-kind-nation-command-or = Words of the name, kind, nation, command or quality
army-tree = Tree
army-commands-with-their-units-under-them = Commands with their units under them
army-list = List
army-one-list-of-all-units = One list of all units
army-clear = Clear
army-show-all-units-again = Show all units again
army-bulk-edit = Bulk edit
army-change-all-units-selected-or-listed-at = Change all units selected or listed at once
army-add-from-template = Add from template
army-battalions-regiments-and-commands-by = Battalions, regiments and commands by nation
army-build-an-army = Build an army
army-from-an-army-list-by-choice-and-by = From an army list, by choice and by dice
army-group = Group
army-by-what = By { $what }
army-no-groups = No groups
army-group-the-table = Group the table
army-rows-under-headings-each-with-what-it-adds = Rows under headings, each with what it adds up to
army-filter = Filter
army-filter-on = Filter: on
army-show-some-of-the-units-only = Show some of the units only
army-both-sides = Both sides
army-foot = Foot
army-light-troops = Light troops
army-horse = Horse
army-guns = Guns
army-leaders = Leaders
army-all-arms = All arms
army-all-nations = All nations
army-all-commands = All commands
army-all-qualities = All qualities
army-in-any-state = In any state
army-columns = Columns
army-default-columns = Default columns
army-stop-sorting = Stop sorting
army-puts-the-order-of-battle-itself-in-the = Puts the order of battle itself in the order shown; commands stay together
army-keep-this-order = Keep this order
army-click-a-heading-to-sort-by-it-drag = Click a heading to sort by it, drag it to move its column.
army-columns-shown-and-the-order-of-rows = Columns shown, and the order of rows

## roster/cell

army-min-to-max-unit = { $min } to { $max }{ $unit }
army-rule-title = Rule: { $title }
army-typing-replace = Typing { $replace }
army-a-unit-changes-sides-by-being-duplicated = A unit changes sides by being duplicated to the other side.
army-piece-has-no-what = { $piece } has no { $what }.
army-piece-has-no-such-figure = { $piece } has no such figure.
army-cells-in-words-changed-without = { $cells_in_words } changed. { $without }.
army-for-count-cells = For { $count } cells

## roster/drag

army-rows-are-moved-in-the-order-of-battles = Rows are moved in the order of battle's own order: stop sorting first.
army-put-what-under-to = Put { $what } under { $to }
army-move-what = Move { $what }
army-keep-the-order-shown = Keep the order shown

## roster/draw

army-units-table = Units table
army-1-unit = 1 unit
army-units-units = { $units } units
army-row-of-piece = Row of { $piece }
army-column-of-piece-what = { $column } of { $piece }: { $what }
army-the-whole = the whole

## roster/filter

army-all-units = All units
army-not-on-the-map = Not on the map
army-with-problems = With problems
army-second-line = Second line

## roster/footer

army-the-command = The command
army-selected = Selected
army-listed = Listed
army-text-waiting-not-on-the-map = { $text }  ·  { $waiting } not on the map

## roster/groups

army-arm = Arm
army-nation = Nation
army-quality = Quality
army-command = Command
army-regiment = Regiment
army-others = Others
army-no-nation = No nation
army-no-quality = No quality
army-no-command = No command

## roster/heading

army-problems = Problems
army-source = Source
army-turn = Turn
army-entry = Entry
army-sort-by-what = Sort by { $what }
army-move-column-left = Move column left
army-move-column-right = Move column right
army-hide-column = Hide column
army-click-to-sort-the-order-of-battle-stays = Click to sort; the order of battle stays as it is. Drag to move the column.

## roster/keys

army-down = down
army-up = up
army-move-way = Move { $way }

## roster/menu

army-rename = Rename
army-duplicate-with-all-under-it = Duplicate with all under it
army-duplicate-to-the-other-side = Duplicate to the other side
army-split-into-companies = Split into companies
army-fill-down = Fill down
army-copy-cells = Copy cells
army-paste-cells = Paste cells
army-clear-cells = Clear cells
army-save-as-template = Save as template
army-delete = Delete
army-source-of-what = Source of { $what }
army-show-on-the-map = Show on the map
army-sorted-the-order-of-battle-itself-is = Sorted: the order of battle itself is unchanged.

## roster

army-no-units-yet = No units yet
army-add-them-from-a-template-or-in-the = Add them from a template, or in the order of battle.
army-build-an-army-from-a-list = Build an army from a list

## roster/sums

army-sum-total = sum { $total },{" "}
army-sum-average-average-least-least-greatest = { $sum }average { $average }, least { $least }, greatest { $greatest }
army-selected-2 = selected
army-listed-2 = listed
army-total-whose = Total { $whose }
army-avg-average = avg. { $average }
army-flag-yes = Yes
army-flag-no = No
army-given-of-units-given = { $given } of { $units } given
army-average-of-title-small-whose-average = Average of { $title_small }, { $whose }: { $average }
army-sum-of-title-small-whose-text = Sum of { $title_small }, { $whose }: { $text }

## schedule/entries

army-first-or-other = { $first } or { $other }
army-first-or-others-others = { $first } or { $others } others
army-the-selected-enter-by-different-hexes = The selected enter by different hexes.
army-enter-by = Enter by
army-no-entry-by = No entry by
army-order-of-entry-by = Order of entry by
army-show-it-on-the-map = Show it on the map
army-earlier = earlier
army-later = later
army-enter-by-name-word = Enter by { $name } { $word }
army-let-it-come-word-among-the-entry-hexes = Let it come { $word } among the entry hexes
army-no-entry-by-name = No entry by { $name }
army-take-it-off-the-entry-hexes = Take it off the entry hexes

## schedule

army-arrives = arrives
army-arrive = arrive
army-arrive-in-turn-name-turn = Arrive in { $turn_name } { $turn }
army-what-in-turn-name-turn = { $what } in { $turn_name } { $turn }.
army-schedule = Schedule
army-select-units-in-the-order-of-battle-or = Select units in the order of battle or on the map, choose when, and press Schedule the selected.
army-nobody-arrives-later = Nobody arrives later
army-after-the-end = , after the end
army-verb-the-command-of-head = { $verb } the command of { $head }
army-one-entry-for-the-whole-command-or-all = One entry for the whole command, or all of it
army-arrive-in-what = Arrive in { $what }
army-schedule-the-selected = Schedule the selected
army-schedule-n-selected = Schedule { $n } selected
army-select-units-first = Select units first
army-let-the-whole-command-arrive = Let the whole command arrive
army-select-a-leader-first = Select a leader first
army-with-all-under-them-on-the-same-turn = With all under them, on the same turn and by the same hexes
army-entry-hex-on-the-map = Entry hex on the map
army-then-click-where-they-enter-with-shift = Then click where they enter; with Shift further hexes, which come after the first
army-from-the-start-instead = From the start instead
army-they-wait-in-the-reserve-to-be-set = They wait in the reserve to be set up
army-who-from-the-start = { $who } from the start
army-men-men-arrive-later-in-all-drag-units = { $men } men arrive later in all. Drag units from turn to turn.
army-name-with-copied = { $name } with { $copied }
army-who-by-arrival = { $who } by { $arrival }

## set ups

army-deployments = Deployments
army-name-of-the-deployment = Name of the deployment
army-save-this-deployment = Save this deployment
army-saves-where-everybody-stands-now-under = Saves where everybody stands now under that name
army-deployment-n = Deployment { $n }
army-save-name = Save { $name }
army-no-deployments-saved = No deployments saved
army-keep-this-one-then-try-another-what-is = Keep this one, then try another. What is on the map is what is played.
army-deployment-name = Deployment { $name }
army-rename-a-deployment = Rename a deployment
army-as-on-the-map-now = As on the map now
army-1-piece-stands-otherwise = 1 piece stands otherwise
army-n-pieces-stand-otherwise = { $n } pieces stand otherwise
army-apply = Apply
army-everybody-goes-where-this-deployment-has = Everybody goes where this deployment has them; one step to undo
army-apply-name = Apply { $name }
army-name-others-moved = { $name }: { $others } moved.
army-compare = Compare
army-selects-the-pieces-that-stand-otherwise = Selects the pieces that stand otherwise
army-compare-name = Compare { $name }
army-update = Update
army-saves-where-everybody-stands-now-under-2 = Saves where everybody stands now under this name instead
army-update-name = Update { $name }
army-remove = Remove
army-deletes-this-deployment = Deletes this deployment
army-remove-name = Remove { $name }
army-off-the-map = off the map
army-arriving-on-turn = arriving on turn { $turn }
army-differences = Differences
army-piece-hex-formed-or-faced-otherwise = { $piece }: { $hex }, formed or faced otherwise
army-piece-hex-there-hex-2-now = { $piece }: { $hex } there, { $hex_2 } now
army-remark = Remark
army-remark-on-name = Remark on { $name }
army-remark-on-a-deployment = Remark on a deployment

## army builder/command rows

army-commander-in-chief = Commander in chief
army-command-at = Command { $at }
army-sort-of-command-at = Sort of command { $at }
army-points-points = { $points } points
army-throw-units-again = Throw units again
army-throw-the-units-again-command = Throw the units again: { $command }
army-remove-command-at = Remove command { $at }
army-name-of-general-at = Name of general { $at }
army-figures-of-general = Figures of { $general }
army-throw-again = Throw again
army-throw-again-general = Throw again: { $general }
army-name-of-recruit = Name of { $recruit }
army-entry-of-unit = Entry of { $unit }
army-choice-number-of-command-at = Choice { $number } of command { $at }

## army builder/figures

army-as-dice-and-list-have-it = As dice and list have it
army-set-by-hand = Set by hand
army-click-to-set-them-by-hand = Click to set them by hand
army-price-points = { $price } points

## army builder/judged

army-a-legal-army-of-list-in-year = A legal army of { $list } in { $year }
army-the-army-side-has-now-points-points = The army { $side } has now: { $points } points, { $problems } by this list
army-closes-the-dialog-and-goes-there = Closes the dialog and goes there
army-the-designers-own-judgement = the designer's own judgement
army-values-set-by-hand-that-rest-on-a = Values set by hand that rest on a source stand before the list
army-values-set-by-hand-rest-on = Values set by hand rest on

## army builder

army-side = Side
army-army-list = Army list
army-year = Year
army-which-commands-there-are-changes-with-the = Which commands there are changes with the years
army-at-most = At most
army-points = {" "}points
army-most-points = Most points
army-points-points-most-too-many = { $points } points, { $most } too many
army-points-of-most-points = { $points } of { $most } points
army-commands-with-units-set-by-hand-stay-and = Commands with units set by hand stay, and so does what is set by hand of generals
army-draw-another-army = Draw another army
army-add-a-command = Add a command
army-side-has-an-army-of-pieces-pieces = { $side } has an army of { $pieces } pieces.
army-build-an-army-of-list = Build an army of { $list }
army-choose-another-year-or-another-list = Choose another year, or another list.
army-list-raised-no-army-in-year = { $list } raised no army in { $year }
army-in-place-of-the-army-name-has = In place of the army { $name } has
army-after-it = After it
army-build = Build
army-cancel = Cancel
army-rules-has-no-army-lists-add-units-from = { $rules } has no army lists; add units from templates.

## army sheet/export

army-export-order-of-battle = Export order of battle
army-a-sheet-that-is-changed-and-imported-again = A sheet that is changed and imported again updates the units by their ids.
army-whose-units-are-written = Whose units are written
army-file = File
army-which-program-the-sheet-is-for = Which program the sheet is for
army-export = Export
army-semicolons-suit-spreadsheets-that-write = Semicolons suit spreadsheets that write decimals with a comma
army-delimiter = Delimiter

## army sheet

army-the-clipboard-holds-no-table = The clipboard holds no table
army-the-clipboard = the clipboard
army-comparing-the-sheet-with-the-battle = Comparing the sheet with the battle
army-exporting-name = Exporting { $name }
army-exported-name = Exported { $name }
army-select-units-first-then-they-can-be-copied = Select units first: then they can be copied for a spreadsheet
army-count-units = { $count } units
army-copied-units-for-a-spreadsheet = Copied { $units } for a spreadsheet

## army sheet/outcome

army-count-new-units-are-of-nation =
    { $count ->
        [one] 1 new unit without a nation will be of its side's: { $nation }.
       *[other] { $count } new units without a nation will be of their side's: { $nation }.
    }
army-count-bad-cells-stand-in-the-way =
    { $count ->
        [one] 1 bad cell keeps the sheet from being imported
       *[other] { $count } bad cells keep the sheet from being imported
    }
army-working = Working
army-1-bad-cell = 1 bad cell
army-count-bad-cells = { $count } bad cells
army-fix-them-in-the-sheet-map-or-convert = Fix them in the sheet, map or convert their columns otherwise, or leave their rows out.
army-bad-cell = { $cell }: '{ $value }': { $why } Expected: { $expected }.
army-show-the-row = Show the row
army-added = Added
army-changed = Changed
army-removed = Removed
army-row-row = Row { $row }
army-nothing-changes = Nothing changes
army-the-sheet-says-what-the-scenario-says = The sheet says what the scenario says already.
army-and-what-more = and { $what } more

## army sheet/ratings

army-conversion-of-attribute = Conversion of { $attribute }
army-numbers-on-another-scale = Numbers on another scale
army-lowest = lowest
army-highest = highest
army-the-scales-what = The scale's { $what }
army-becomes = becomes
army-what-the-what-becomes = What the { $what } becomes
army-cell-becomes = '{ $cell }' becomes
army-nothing = (nothing)
army-what-cell-becomes = What { $cell } becomes

## army sheet/source

army-why-expected-expected = { $why } Expected: { $expected }.
army-blank = (blank)
army-leave-out = Leave out
army-column-letter-is = Column { $letter } is
army-what-this-column-is-taken-for = What this column is taken for

## army sheet/window

army-import-order-of-battle = Import order of battle
army-imported-title-summary = Imported { $title }: { $summary }
army-from-title-units-are-found-again-by-id = From { $title }. Units are found again by id, else by side and name. Nothing changes before you import.
army-what-stands-between-two-cells-of-a-row = What stands between two cells of a row
army-sheet = Sheet
army-which-sheet-of-the-workbook-is-the-order = Which sheet of the workbook is the order of battle
army-the-first-row-that-is-used-names-the = The first row that is used names the columns
army-header-row = Header row
army-commands-by = Commands by
army-where-the-sheet-says-who-is-under-whom = Where the sheet says who is under whom
army-numbers = Numbers
army-how-decimals-and-thousands-are-written = How decimals and thousands are written
army-the-side-of-the-units-of-this-sheet = The side of the units of this sheet
army-none = None
army-kind = Kind
army-the-kind-of-new-units-whose-row-names = The kind of new units whose row names none
army-men-to-a-squadron = Men to a squadron
army-where-a-row-has-squadrons-and-no-strength = Where a row has squadrons and no strength
army-remove-units-the-sheet-has-not = Remove units the sheet has not
army-of-the-sides-that-are-in-the-sheet = Of the sides that are in the sheet
army-blank-cells-empty-their-field = Blank cells empty their field
army-else-a-blank-cell-leaves-the-field-as = Else a blank cell leaves the field as it is
army-make-the-missing-leaders = { $count ->
    [one] Make the leader who is missing
   *[other] Make the { $count } leaders who are missing
}
army-rows-name-them-and-nobody-is-called-so = Rows name them as leaders, and nobody in the sheet or in the battle is called so
army-leave-bad-cells-out = Leave bad cells out
army-the-rest-of-their-row-is-imported = Figures and places that cannot be taken are left out by themselves, as men given for a battery, and the rest of their row is imported
army-cells-left-out = Cells left out: { $count }
army-leave-rows-with-bad-cells-out = Leave rows with bad cells out
army-they-are-left-out-whole-and-the-others = They are left out whole, and the others are imported
army-import = Import
army-what-the-import-would-do-could-not-be = What the import would do could not be worked out

## roster/bulk

army-set-to-a-value = Set to a value
army-all-get-the-same-value = All get the same value
army-nothing-is-given-any-more-no-hex-no = Nothing is given any more: no hex, no remark
army-add-or-subtract = Add or subtract
army-so-much-more-or-less-ratings-in-words = So much more or less; ratings in words go so many steps
army-multiply = Multiply
army-by-a-factor-rounded-if-you-like = By a factor, rounded if you like
army-round = Round
army-to-the-nearest-multiple = To the nearest multiple
army-calculate-from-two-figures = Calculate from two figures
army-squadrons-times-men-a-squadron-say = Squadrons times men a squadron, say
army-those-with-nothing-take-what-stands-above = Those with nothing take what stands above them
army-fill-up = Fill up
army-those-with-nothing-take-what-stands-below = Those with nothing take what stands below them
army-copy-from-the-first = Copy from the first
army-all-take-what-the-first-has = All take what the first has
army-number-in-a-series = Number in a series
army-a-number-that-grows-from-unit-to-unit = A number that grows from unit to unit
army-find-and-replace-in-names = Find and replace in names
army-plain-or-with-wildcards = Plain, or with wildcards
army-type-a-value = Type a value
army-type-what-to-find = Type what to find
army-units = units
army-outside-would-go-out-of-range = { $outside } would go out of range:
army-leave-them-as-they-are = Leave them as they are
army-limit-them-to-the-range = Limit them to the range
army-change-who = Change { $who }
army-units-2 = Units
army-which-units-and-leaders-are-changed = Which units and leaders are changed
army-selected-chosen = Selected ({ $chosen })
army-in-the-table-listed = In the table ({ $listed })
army-all-pieces = All ({ $pieces })
army-second-line-only = Second line only
army-of-these-foot-and-horse-that-stand-behind = Of these, foot and horse that stand behind others of their army on the map
army-do = Do
army-column = Column
army-what-is-changed = What is changed
army-a-negative-number-subtracts-ratings-go-so = A negative number subtracts; ratings go so many steps
army-factor = Factor
army-0-9-is-a-tenth-less = 0.9 is a tenth less
army-rounded-to = Rounded to
army-1-keeps-every-number = 1 keeps every number
army-the-nearest-multiple-of-this = The nearest multiple of this
army-first-figure = First figure
army-times = Times
army-a-number = A number
army-number-in-brackets-in-the-name = Number in brackets in the name
army-a-column = A column
army-platen-3-squadrons-has-a-3-in-brackets = 'Platen (3 squadrons)' has a 3 in brackets
army-number-at = Number { $at }
army-column-at = Column { $at }
army-first = First
army-what-the-first-unit-gets = What the first unit gets
army-step = Step
army-how-much-more-each-next-one-gets = How much more each next one gets
army-find = Find
army-replace-with = Replace with
army-match-case = Match case
army-wildcards = Wildcards
army-stands-for-anything-and-for-one-letter-in = * stands for anything and ? for one letter; * in the new name puts back what * found
army-value = Value

## roster/cells

army-select-cells-in-the-units-table-first = Select cells in the Units table first
army-copied-1-cell = Copied 1 cell
army-copied-count-cells = Copied { $count } cells
army-nothing-stands-above-select-the-rows-to = Nothing stands above: select the rows to fill as well
army-beyond-fall-off-the-end-of-the-table = { $beyond } fall off the end of the table.
army-1-cell-stays-as-it-is = 1 cell stays as it is:
army-cells-stay-as-they-are = cells stay as they are:
army-title-the-other-cells-in-words = { $title } the other { $cells_in_words }
army-nothing-can-be-written = Nothing can be written.
army-close = Close
army-unit = Unit
army-text = Text
army-why-not = Why not

## roster/evidence

army-more-figures = { $more } figures
army-source-of-what-2 = Source of { $what }
army-for-the-whole-unit-whole = For the whole unit: { $whole }
army-done = Done
army-who-source-of-what = { $who }: source of { $what }

## roster

army-reading-the-templates = Reading the templates

## roster/own templates

army-count-selected-with-their-ratings-and-who = { $count } selected, with their ratings and who leads whom; without places on the map.
army-save = Save
army-there-is-no-folder-on-this-machine-to = There is no folder on this machine to keep templates in.
army-saving-the-template-name = Saving the template { $name }
army-saved-the-template-name = Saved the template { $name }

## roster/picker

army-search-templates = Search templates
army-label-count-not-on-the-map-yet = { $label }: { $count }, not on the map yet.
army-own-2 = {" "}(own)
army-no-template-fits = No template fits
army-keep-units-of-your-own-as-a-template = Keep units of your own as a template from the table's menu.
army-figures-read-in-a-source = Figures read in a source
army-figures-known-from-the-literature = Figures known from the literature
army-figures-estimated = Figures estimated
army-choose-a-template = Choose a template
army-what-it-adds-is-shown-here-first = What it adds is shown here first.
army-adds-line = Adds { $line }
army-add-them = Add them
army-delete-template = Delete template
army-removes-this-template-of-yours = Removes this template of yours
army-nobody = Nobody
army-under = Under
army-the-leader-it-comes-under = The leader it comes under
army-n-is-the-number-n-in-roman-numerals = {"{"}n{"}"} is the number, {"{"}N{"}"} in Roman numerals, {"{"}th{"}"} as 1st, {"{"}a{"}"} a letter
army-schwerin-or-ir-n = Schwerin, or IR {"{"}n{"}"}
army-how-many = How many
army-numbered-from = Numbered from

## roster/preview

army-now = Now
army-then = Then
army-out-will-change = { $out } will change
army-same-as-they-are = { $same } as they are
army-without-without-such-a-figure = { $without } without such a figure
army-refused-cannot-be = { $refused } cannot be
army-out-of-range-out-of-range = { $out_of_range } out of range

## roster/split

army-select-one-unit-to-split = Select one unit to split
army-companies = Companies
army-men-men-as-each = { $men } men as { $each }
army-the-first-company-stays-where-the-unit = The first company stays where the unit stands; the others wait in the reserve.
army-split = Split
army-split-name-into-parts-companies = Split { $name } into { $parts } companies
