## along

tools-1-piece = 1 piece
tools-n-pieces = { $n } pieces
tools-posted-set-up = { $posted } set up
tools-text-shifted-of-them-shifted = { $text }, { $shifted } of them shifted
tools-text-left-over-without-a-place = { $text }, { $left_over } without a place
tools-select-the-units-or-leaders-first = Select the units or leaders first.
tools-formations = Formations
tools-enter-sets-them-up-z-turns-the-front = Enter sets them up, Z turns the front round, Escape cancels. Settings are above.
tools-select-the-units-or-leaders-to-set-up = Select the units or leaders to set up first.
tools-nothing-is-drawn-yet = Nothing is drawn yet
tools-set-up = Set up
tools-sets-them-up-so-enter = Sets them up so (Enter)
tools-face-the-other-way = Face the other way
tools-the-front-or-the-head-to-the-other = The front, or the head, to the other side (Z)
tools-left-left = { $left } left
tools-commands = Commands
tools-commands-all = Commands: { $all }
tools-which-commands-and-batteries-are-set-up = Which commands and batteries are set up. Units selected on the map count, too.

## along/column

tools-march-column = March column
tools-select-the-units-or-leaders-to-form-in = Select the units or leaders to form in column, or take them from the list above.
tools-click-a-road-where-the-head-of-the = Click a road where the head of the column stands, or draw the way from the head to the tail.
tools-interval = Interval
tools-empty-hexes-between-units = Empty hexes between units
tools-last-first = Last first
tools-the-last-of-the-order-of-battle-leads = The last of the order of battle leads
tools-the-column-stands-on-the-roads-other-side = The column stands on the road's other side of the head (Z)
tools-other-way = Other way

## along/line

tools-line-of-battle = Line of battle
tools-select-the-units-or-leaders-to-form-in-2 = Select the units or leaders to form in line, or take them from the list above.
tools-drag-a-line-or-click-its-corners-double = Drag a line, or click its corners; double click or Enter ends it. Then Enter sets the units up.
tools-lines = Lines
tools-one-line-or-a-second-one-behind-it = One line, or a second one behind it
tools-hexes-from-the-first-line-back-to-the = Hexes from the first line back to the second
tools-distance = Distance
tools-units-that-share-a-hex-where-the-rules = Units that share a hex, where the rules let them
tools-in-a-hex = In a hex
tools-spread = Spread
tools-over-the-whole-length-of-the-line = Over the whole length of the line
tools-wings = Wings
tools-cavalry-on-the-wings = Cavalry on the wings
tools-flanks = Flanks
tools-grenadiers-on-the-flanks-of-the-foot = Grenadiers on the flanks of the foot
tools-guns = Guns
tools-batteries-in-the-gaps-of-the-first-line = Batteries in the gaps of the first line
tools-keep-formation = Keep formation
tools-units-stay-in-the-formation-they-have = Units stay in the formation they have
tools-arc = Arc
tools-click-both-ends-then-how-far-it-bends = Click both ends, then how far it bends

## analyse

tools-analyse = Analyse
tools-measure = Measure
tools-drag-from-who-looks-to-what-is-looked = Drag from who looks to what is looked at, or click the one and then the other. Escape clears.
tools-click-a-hex-to-see-what-is-seen = Click a hex to see what is seen from it. Escape clears.
tools-click-a-hex-to-march-from-it-point = Click a hex to march from it. Point at a hex to read its cost. Escape clears.
tools-nothing-to-point-at-settings-are-in-the = Nothing to point at: settings are in the Analysis panel. Escape clears.
tools-the-panel-with-the-figures = The panel with the figures
tools-show-the-panel = Show the panel
tools-clear = Clear
tools-name-seen = { $name }: seen
tools-name-not-seen-block-is-in-the-way = { $name }: not seen, { $block } is in the way
tools-name-hidden = { $name }: hidden
tools-name-seen-by-n = { $name }: seen by { $n }
tools-the-step-may-disorder = ; the step may disorder

## areas

tools-more-than-known = More than { $known }

## board

tools-resize-the-board-to-width-by-height = Resize the board to { $width } by { $height }
tools-the-board-has-width-by-height-hexes = The board has { $width } by { $height } hexes
tools-the-board-has-width-by-height-hexes-fell = The board has { $width } by { $height } hexes. Fell off: { $lost }
tools-hexes-to-add-less-than-0-cuts-off = Hexes to add; less than 0 cuts off
tools-board-size = Board size
tools-drag-a-side-or-a-corner-of-the = Drag a side or a corner of the board outward to add hexes, inward to cut off. Enter does it, Escape cancels.
tools-width-by-height-hexes = { $width } by { $height } hexes
tools-left = Left
tools-right = Right
tools-top = Top
tools-bottom = Bottom
tools-drag-a-side-of-the-board-first = Drag a side of the board first
tools-resize = Resize
tools-does-it-enter = Does it (Enter)
tools-leaves-the-board-as-it-is-escape = Leaves the board as it is (Escape)
tools-cancel = Cancel
tools-falls-off-lost = Falls off: { $lost }
tools-nothing-falls-off = Nothing falls off

## brush

tools-brush = Brush
tools-drag-to-paint-name-shift-paints-base = Drag to paint { $name }. Shift paints { $base }.
tools-paint-terrain = Paint { $terrain }

## contour

tools-heights = Heights
tools-contour = Contour
tools-lower-ground-inside-it-rises = Lower ground inside it rises
tools-all-inside-it-goes = All inside it goes
tools-what-to-level-level-alt-picks-the-level = { $what } to level { $level }. Alt picks the level under the pointer; Page up and Page down change it.
tools-picked-level-level = Picked level { $level }
tools-draw-the-contour-of-level-level = Draw the contour of level { $level }
tools-hexes-to-level-level = { $hexes } to level { $level }
tools-leave-higher-ground = Leave higher ground
tools-what-is-higher-inside-stays = What is higher inside stays

## elevation

tools-elevation = Elevation
tools-drag-to-raise-the-ground-by-one-level = Drag to raise the ground by one level. Shift lowers it.
tools-drag-to-lower-the-ground-by-one-level = Drag to lower the ground by one level. Shift raises it.
tools-drag-to-set-the-ground-to-level-level = Drag to set the ground to level { $level }.
tools-drag-to-smooth-the-ground-each-hex-goes = Drag to smooth the ground: each hex goes towards its neighbours.
tools-drag-to-flatten-the-ground-to-the-mean = Drag to flatten the ground to the mean of what the brush covers.
tools-raise-ground = Raise ground
tools-lower-ground = Lower ground
tools-set-ground-to-level-level = Set ground to level { $level }
tools-smooth-ground = Smooth ground
tools-flatten-ground = Flatten ground
tools-level-old = Level { $old }
tools-level-old-to-new = Level { $old } to { $new }
tools-raise = Raise
tools-a-level-up-with-every-stroke = A level up with every stroke
tools-lower = Lower
tools-a-level-down-with-every-stroke = A level down with every stroke
tools-set = Set
tools-to-the-level-beside = To the level beside
tools-smooth = Smooth
tools-towards-the-neighbours = Towards the neighbours
tools-flatten = Flatten
tools-to-the-level-where-the-stroke-began = To the level where the stroke began

## entry

tools-entry-hex = Entry hex
tools-areas-and-entries = Areas and entries
tools-click-the-hex-by-which-the-selected-units = Click the hex by which the selected units enter; Shift adds a further one, or takes it off. The numbers on the map are turns of arrival.
tools-select-the-reinforcements-first-in-the = Select the reinforcements first, in the Schedule panel for example.
tools-hex-is-the-only-entry-hex = { $hex } is the only entry hex.
tools-enters = enters
tools-enter = enter
tools-entry-by-hex = Entry by { $hex }
tools-who-verb-by-hex = { $who } { $verb } by { $hex }.
tools-entry-also-by-hex = Entry also by { $hex }
tools-who-verb-by-hex-too = { $who } { $verb } by { $hex } too.
tools-no-entry-by-hex = No entry by { $hex }
tools-who-verb-by-hex-no-longer = { $who } { $verb } by { $hex } no longer.
tools-enter-by-name = Enter by { $name }
tools-enter-also-by-name = Enter also by { $name }
tools-enter-no-longer-by-name = Enter no longer by { $name }
tools-selected-pieces-selected = { $selected_pieces } selected
tools-show-the-schedule = Show the schedule
tools-who-arrives-when-turn-by-turn = Who arrives when, turn by turn

## eraser

tools-erase = Erase
tools-eraser = Eraser
tools-click-or-drag-over-roads-streams-names-and = Click or drag over roads, streams, names and objectives to take them off the map; with Shift only the stretch of a line that is touched.
tools-erase-caption = Erase { $caption }
tools-erase-text = Erase { $text }
tools-erase-objective-name = Erase objective { $name }

## eyedropper

tools-eyedropper = Eyedropper
tools-click-a-hex-to-paint-with-its-terrain = Click a hex to paint with its terrain and level from now on. Alt-click does so with any tool that paints.
tools-terrain-level-level = { $terrain }, level { $level }

## figure/ellipse

tools-ellipse = Ellipse
tools-select-an-ellipse = Select an ellipse
tools-circle = Circle
tools-drag-from-corner-to-corner-a-circle-from = Drag from corner to corner; a circle from its middle.

## figure/lasso

tools-lasso = Lasso
tools-select-with-a-lasso = Select with a lasso
tools-drag-round-an-area = Drag round an area.

## figure/line

tools-line = Line
tools-select-along-a-line = Select along a line
tools-drag-a-line-or-click-from-corner-to = Drag a line, or click from corner to corner.

## figure

tools-click-on-from-corner-to-corner-enter-or = Click on from corner to corner. Enter or double click ends it, Backspace takes a corner back, Escape cancels.

## figure/outline

tools-drag-round-an-area-or-click-from-corner = Drag round an area, or click from corner to corner.

## figure/polygon

tools-polygon = Polygon
tools-select-a-polygon = Select a polygon
tools-click-corner-after-corner-the-first-one = Click corner after corner, the first one again to close.

## figure/rectangle

tools-rectangle = Rectangle
tools-select-a-rectangle = Select a rectangle
tools-square = Square
tools-drag-from-corner-to-corner = Drag from corner to corner.

## figure/uses

tools-1-hex = 1 hex
tools-n-hexes = { $n } hexes
tools-shapes = Shapes
tools-it-is-painted-name-with-shift-base-alt = It is painted { $name }, with Shift { $base }. Alt picks the terrain under the pointer.
tools-hexes-of-terrain = { $hexes } of { $terrain }
tools-outline = Outline
tools-paints-the-rim-only-as-thick-as-the = Paints the rim only, as thick as the brush
tools-both-sides-alike = Both sides alike
tools-selections = Selections
tools-shift-adds-to-the-hexes-selected-alt-takes = Shift adds to the hexes selected, Alt takes away, both keep what is in both. Escape selects none.

## fill

tools-replace-terrain = Replace terrain
tools-fill = Fill
tools-click-to-make-the-terrain-under-the = Click to make the terrain under the pointer { $name }, wherever it is.
tools-click-to-fill-the-whole-area-under-the = Click to fill the whole area under the pointer with { $name }.
tools-what-alt-or-ctrl-picks-the-terrain-under = { $what } Alt or Ctrl picks the terrain under the pointer.
tools-replace = Replace
tools-verb-with-terrain = { $verb } with { $terrain }
tools-cells-changed = { $cells } changed
tools-already-name = Already { $name }
tools-outside-the-hexes-selected = Outside the hexes selected
tools-area-to-name = { $area } to { $name }

## label

tools-label-what = Label: { $what }
tools-new-name = New name
tools-write-label = Write label
tools-label = Label
tools-click-a-hex-to-write-a-name-there = Click a hex to write a name there. Drag a name to move it, with Shift to turn it; [ and ] turn it, Page up and Page down change its size.
tools-turned-by-angle-deg-degrees = Turned by { $angle_deg } degrees
tools-click-a-hex-to-write-a-name-there-2 = Click a hex to write a name there
tools-name = Name
tools-small = Small
tools-medium = Medium
tools-large = Large
tools-word-letters = { $word } letters
tools-turned = Turned
tools-degrees-clockwise = Degrees clockwise
tools-along-the-course = Along the course
tools-turns-the-name-along-the-nearest-stream-or = Turns the name along the nearest stream or road
tools-takes-the-name-off-the-map = Takes the name off the map
tools-delete = Delete

## lines/bend

tools-taken-in-lines-are-one-now-name = { $taken_in } lines are one now: { $name }
tools-bend-name = Bend { $name }

## lines

tools-this-ruleset-has-none = This ruleset has none

## lines/run

tools-there-is-a-name-all-along-there-already = There is a { $name } all along there already
tools-goes-on-the-of-now-chain-longer = Goes on the { $of }, now { $chain } longer
tools-n-lines-are-one-now-of = { $n } lines are one now: { $of }
tools-run-name = Run { $name }
tools-stream = Stream
tools-road = Road
tools-click-where-the-name-begins-at-the-end = Click where the { $name } begins; a click on the end of another continues that one. Drag a handle of the selected line to bend it.
tools-click-the-corner-of-a-hex-where-the = Click the corner of a hex where the { $name } begins; a click on the end of another continues that one. Drag a handle of the selected line to bend it.
tools-click-on-to-run-the-name-shift-runs = Click on to run the { $name }, Shift runs it straight, Alt without snapping too. Enter or double click ends it at the pointer, Backspace takes a click back, Escape cancels.
tools-steps-hexes = { $steps } hexes
tools-steps-hexsides = { $steps } hexsides

## lines/scissors

tools-a-line-cannot-be-split-at-its-end = A line cannot be split at its end
tools-split-name = Split { $name }
tools-name-is-two-lines-now = { $name } is two lines now
tools-cut-name = Cut { $name }
tools-split-and-cut-lines = Split and cut lines
tools-click-a-road-or-stream-to-split-it = Click a road or stream to split it there. Drag along it to cut that stretch out.
tools-cut-low-of-steps-steps-out-of-name = Cut { $low } of { $steps } steps out of { $name }
tools-the-end-of-name = The end of { $name }
tools-split-name-here = Split { $name } here

## measure

tools-measure-turns-of = Measure turns of
tools-by-whose-turns-the-way-is-measured = By whose turns the way is measured
tools-drag-or-click-from-corner-to-corner-enter = Drag, or click from corner to corner; Enter or double click ends, Backspace takes a corner back, Escape clears. The Cross-section panel shows the ground along the way.
tools-measures-nothing-any-more = Measures nothing any more
tools-nothing-is-measured-yet = Nothing is measured yet
tools-the-ground-along-what-is-measured-seen = The ground along what is measured, seen from the side
tools-show-the-cross-section = Show the cross-section

## objective

tools-objective = Objective
tools-click-a-hex-to-make-it-an-objective = Click a hex to make it an objective; click an objective to select it.
tools-rename-objective = Rename objective
tools-add-objective = Add objective
tools-new-objective-at-hex = New objective at { $hex }

## options

tools-what-else-is-painted-where-you-paint = What else is painted where you paint
tools-symmetry = Symmetry
tools-the-middle-of-the-symmetry-centre-the = The middle of the symmetry. 'Centre the symmetry here'{ $here } takes it to the hex under the pointer, a click here back to the middle of the board.
tools-about-name = About { $name }
tools-what-has-no-counterpart-on-the-board-is = What has no counterpart on the board is painted alone. { $symmetry }
tools-not-all-of-the-board = Not all of the board
tools-an-axis-between-two-columns-would-take = An axis between two columns would take hexes to places between hexes, for every second column lies half a hex lower. With an odd number of columns the middle one is the axis of the whole board.
tools-an-axis-between-two-rows-would-take-hexes = An axis between two rows would take hexes to places between hexes, for every second row lies half a hex further right. With an odd number of rows the middle one is the axis of the whole board.
tools-with-an-even-number-of-columns-a-half = With an even number of columns a half turn takes all of it along.
tools-with-an-even-number-of-rows-a-half = With an even number of rows a half turn takes all of it along.
tools-every-second-column-lies-half-a-hex-lower = Every second column lies half a hex lower, so no axis from left to right fits all columns.
tools-every-second-row-lies-half-a-hex-further = Every second row lies half a hex further right, so no axis from top to bottom fits all rows.
tools-a-rectangle-has-corners-that-turn-off-the = A rectangle has corners that turn off the board.
tools-no-symmetry = No symmetry
tools-left-as-right = Left as right
tools-top-as-bottom = Top as bottom
tools-both-axes = Both axes
tools-turned-180 = Turned 180°
tools-turned-120 = Turned 120°
tools-turned-60 = Turned 60°
tools-terrain = Terrain
tools-levels = Levels
tools-names = Names
tools-units = Units
tools-empty-hexes = Empty hexes
tools-with = With
tools-empty-hexes-replace-what-lies-under-them = Empty hexes replace what lies under them, and names and lines go where none comes. Without, all of that stays.
tools-cut-paste-and-move-it-with-the-hexes = Cut, paste and move it with the hexes
tools-new = New
tools-selects-these-hexes-instead = Selects these hexes instead
tools-add = Add
tools-adds-them-shift = Adds them (Shift)
tools-take-away = Take away
tools-takes-them-out-alt = Takes them out (Alt)
tools-common = Common
tools-keeps-what-is-in-both-shift-and-alt = Keeps what is in both (Shift and Alt)
tools-how-hexes-are-selected = How hexes are selected
tools-no-hexes-selected = No hexes selected
tools-1-hex-selected = 1 hex selected
tools-hexes-hexes-selected = { $hexes } hexes selected
tools-paints-the-hexes-selected-with-the-current = Paints the hexes selected with the current terrain
tools-grow = Grow
tools-selects-one-hex-more-all-round = Selects one hex more all round
tools-shrink = Shrink
tools-selects-one-hex-less-all-round = Selects one hex less all round
tools-none = None
tools-selects-no-hexes = Selects no hexes
tools-size = Size
tools-paints-1-hex = Paints 1 hex
tools-paints-hexes-hexes = Paints { $hexes } hexes
tools-a-brush-of-your-own-shape-select-hexes = A brush of your own shape: select hexes, then click here
tools-own = Own
tools-own-own = Own ({ $own })
tools-one-of = one of
tools-this-ruleset-does-not-know-it = This ruleset does not know it
tools-level = Level
tools-page-up-and-page-down-change-it-too = Page up and Page down change it too

## paint

tools-hint-alt-or-ctrl-picks-what-is-under = { $hint } Alt or Ctrl picks what is under the pointer, [ and ] change the size.

## pieces

tools-nobody-has-moved-plan =
    Nobody has moved.
    { $plan }
tools-name-is-out-of-the-deployment-zone-of-side = { $name } is now outside the deployment zone of { $side }.
tools-name-and-more-are-out-of-the-deployment-zone-of-side =
    { $more ->
        [one] { $name } and 1 more are now outside the deployment zone of { $side }.
       *[other] { $name } and { $more } more are now outside the deployment zone of { $side }.
    }
tools-move = Move
tools-turn = Turn
tools-form = Form
tools-and-1-more = , and 1 more
tools-and-n-more = , and { $n } more
tools-not-name-more-why = Not { $name }{ $more }: { $why }.
tools-none-of-the-selected-pieces-has-a = None of the selected pieces has a formation.
tools-place = Place
tools-take-off-the-map = Take off the map
tools-why-first-and-more-more = { $why }: { $first } and { $more } more.

## place

tools-select-units-of-the-reserve-panel-each = Select units of the Reserve panel; each click sets the next one down.
tools-click-where-what-stands-rest-to-come-after = Click where { $what } stands. { $rest } to come after it.
tools-everything-selected-is-on-the-map = Everything selected is on the map.
tools-none-of-the-selected-units-is-off-the = None of the selected units is off the map
tools-next-what-then-rest-more = Next: { $what }, then { $rest } more
tools-show-the-reserve = Show the reserve
tools-who-is-not-on-the-map-by-command = Who is not on the map, by command

## ramp

tools-ramp = Ramp
tools-drag-from-one-height-to-another-the-ground = Drag from one height to another: the ground between becomes an even slope. [ and ] change how wide. Escape cancels.
tools-ramp-from-level-from-level-to-to-level = Ramp from level { $from_level } to { $to_level }
tools-level-from-level-to-to-level-over-steps = Level { $from_level } to { $to_level } over { $steps } hexes
tools-level-level = Level { $level }
tools-from = From
tools-to = To
tools-as-it-is = As it is
tools-as-it-is-at-the-height-of-the = As it is: at the height of the ground there
tools-name-a-level-of-its-own = { $name } a level of its own

## scatter

tools-scatter-brush = Scatter brush
tools-drag-to-paint-the-mix-the-same-seed = Drag to paint the mix; the same seed always paints the same. Shift paints { $base }.
tools-scatter-terrain = Scatter terrain
tools-mix = Mix
tools-terrains = Terrains
tools-what-is-mixed-and-how-much-of-each = What is mixed, and how much of each
tools-scattered = Scattered
tools-rows = Rows
tools-chequered = Chequered
tools-pattern = Pattern
tools-thick = Thick
tools-how-many-of-the-hexes-are-painted = How many of the hexes are painted
tools-patches = Patches
tools-how-broad-a-patch-or-a-row-is = How broad a patch or a row is, in hexes
tools-seed = Seed
tools-the-same-seed-sprinkles-the-same-way = The same seed sprinkles the same way
tools-another = Another
tools-takes-the-next-seed = Takes the next seed

## select

tools-select = Select
tools-drag-or-arrows-move-q-and-e-turn = Drag or arrows move, Q and E turn, F changes formation, Delete removes. Click a stack again for the next piece in it.
tools-click-to-select-shift-click-for-more-drag = Click to select, Shift-click for more, drag over empty ground to select what lies within.
tools-drag-a-handle-or-any-place-of-the = Drag a handle, or any place of the line, to bend it; Shift straight. Delete removes it, Escape lets it go.
tools-delete-removes-what-is-selected-escape = Delete removes what is selected. Escape lets it go.
tools-move-to-to = Move to { $to }
tools-n-selected = { $n } selected
tools-nothing-to-set = Nothing to set
tools-in-hex = In { $hex }
tools-selects-it-with-shift-too = Selects it; with Shift too
tools-puts-the-selected-units-into-this = Puts the selected units into this formation (F: the next one)

## side area

tools-deployment-zone = Deployment zone
tools-may-be-set-up = may be set up
tools-no-zone-it-may-be-set-up-anywhere = No zone: it may be set up anywhere
tools-exits = Exits
tools-may-leave-the-board = may leave the board
tools-no-exits-nobody-leaves-by-choice = No exits: nobody leaves by choice
tools-drag-to-paint-where-side-means-with-shift = Drag to paint where { $side } { $means }, with Shift to take away.
tools-what-of-name = { $what } of { $name }
tools-out-of-the-what-of-side = Out of the { $what } of { $side }
tools-name-of-side = { $name } of { $side }
tools-paint-where-name-means = Paint where { $name } { $means }
tools-clear-the-what-of-side = Clear the { $what } of { $side }

## stamp

tools-move-what = Move { $what }
tools-paste = Paste
tools-stamp-floating = Stamp { $floating }
tools-stamp = Stamp
tools-copy-hexes-or-choose-a-stamp-above-or = Copy hexes, or choose a stamp above or in the Stamps panel.
tools-click-where-the-hexes-go = Click where the hexes go.
tools-click-to-place-it-with-shift-again-and = Click to place it, with Shift again and again.
tools-what-q-and-e-turn-it-a-mirrors = { $what } Q and E turn it, A mirrors left and right, Z top and bottom, Escape cancels.
tools-move-set-to-hex = Move { $set } to { $hex }
tools-paste-set = Paste { $set }
tools-choose-a-stamp = Choose a stamp
tools-hexes-to-move = Hexes to move
tools-what-was-copied = What was copied
tools-what-is-placed = What is placed
tools-turn-left = Turn left
tools-by-60-degrees-anticlockwise = By 60 degrees anticlockwise
tools-turn-right = Turn right
tools-by-60-degrees-clockwise = By 60 degrees clockwise
tools-mirror = Mirror
tools-left-becomes-right = Left becomes right
tools-flip = Flip
tools-top-becomes-bottom = Top becomes bottom
tools-choose-a-stamp-first = Choose a stamp first

## terrain

tools-picked-terrain = Picked { $terrain }

## unit

tools-unit = Unit
tools-click-to-place-a-piece-of-side-name = Click to place a piece of { $side }: { $name }. Drag before letting go to face it.
tools-place-kind = Place { $kind }
tools-facing-hour-oclock = Facing { $hour } o'clock
tools-units-of-name = Units of { $name }
tools-kind = Kind

## wand

tools-magic-wand = Magic wand
tools-click-to-select-the-hexes-like-the-one = Click to select the hexes like the one under the pointer. { $hint }
tools-both = Both
tools-same = Same
tools-only-hexes-connected-with-the-one-clicked = Only hexes connected with the one clicked, or all of the board
tools-connected = Connected

## what of a region is taken along

tools-roads-streams-and-walls = Lines
