## analysis/ask

context-nothing = Nothing
context-line-of-sight = Line of sight
context-field-of-view = Field of view
context-movement-reach = Movement reach
context-earliest-arrivals = Earliest arrivals
context-command-radii = Command radii
context-unreachable-hexes = Unreachable hexes
context-no-analysis-is-shown = No analysis is shown
context-does-one-hex-see-another-and-what-is = Does one hex see another, and what is in the way
context-what-is-seen-from-a-hex-by-units = What is seen from a hex, by units, by a command or by a whole side
context-where-a-unit-gets-to-turn-by-turn = Where a unit gets to, turn by turn
context-the-turn-in-which-the-first-unit-of = The turn in which the first unit of a side can be in a hex
context-the-command-radius-of-each-leader-and-who = The command radius of each leader, and who stands outside it
context-hexes-that-no-unit-gets-to-from-where = Hexes that no unit gets to from where it stands, enters or comes onto the board
context-a-hex = A hex
context-selected-units = Selected units
context-their-command = Their command
context-a-side = A side

## analysis/overlays

context-seen = Seen
context-in-the-way = In the way
context-dashed-not-seen = Dashed: not seen
context-seen-from-1-hex = Seen from 1 hex
context-seen-from-more = Seen from more
context-hidden = Hidden
context-looked-at = Looked at
context-in-range = In range
context-reached-in-turn-word = Reached in { $turn } { $word }
context-may-disorder = May disorder
context-reach-of-a-leader-of-side-side = Reach of a leader of side { $side }
context-somebody-out-of-command = Somebody out of command
context-a-pocket-nobody-gets-there = A pocket: nobody gets there
context-cannot-be-entered = Cannot be entered

## analysis/words

context-point = point
context-points = points
context-no-way = no way
context-no-unit-of-this-side-stands-on-the = No unit of this side stands on the board or is to arrive.
context-from-sees-to-far-away = { $from } sees { $to }, { $far } away.
context-from-does-not-see-to-far-away-hex = { $from } does not see { $to }, { $far } away: { $hex } is in the way.
context-seen-from-n-hexes = Seen from { $n } hexes
context-within-sight = within sight
context-in-range-names = in range ({ $names })
context-who-seen-of-within-range-hidden-hidden = { $who }: { $seen } of { $within } { $range }. Hidden: { $hidden }.
context-of-them = of them
context-the-step-into-risky-may-disorder = {" "}The step into { $risky } may disorder.
context-hexes-reached-by-collect-risk = Hexes reached by { $collect }.{ $risk }
context-no-leader-stands-on-the-board = No leader stands on the board.
context-nobody-is-out-of-command = nobody is out of command
context-out-out-of-command = { $out } out of command
context-leaders-inside-in-command-out = { $leaders }; { $inside } in command, { $out }.
context-anybody = anybody
context-every-hex-can-be-reached = Every hex can be reached.
context-every-hex-can-be-reached-by-mover = Every hex can be reached by { $mover }.
context-no-pockets = no pockets
context-pockets-in-n = { $pockets } in { $n }
context-not-reached-by-who-pocket-and-barred-that = Not reached by { $who }: { $pocket }, and { $barred } that cannot be entered at all.
context-name-no-way = { $name }: no way
context-name-turn-turns-straight-on-turns-2 = { $name }: { $turn } { $turns }, straight on { $turns_2 }
context-name-turn-turns-no-way-straight-on = { $name }: { $turn } { $turns }, no way straight on

## file view

context-name = Name
context-size = Size
context-changed = Changed

## habits

context-none = None
context-fastest = Fastest
context-fast = Fast
context-normal = Normal
context-slow = Slow
context-under-the-orders = Under the orders
context-under-the-map = Under the map
context-right-of-the-map = Right of the map

## keymap

context-escape-cancels-what-is-under-way = Escape cancels what is under way
context-enter-finishes-what-a-tool-has-begun = Enter finishes what a tool has begun
context-tab-goes-from-field-to-field = Tab goes from field to field
context-the-space-bar-drags-the-map = the space bar drags the map
context-the-arrow-keys-move-the-map = the arrow keys move the map
context-they-cut-copy-and-paste = they cut, copy and paste
context-they-find-a-command = they find a command
context-n-of-its-commands-are-not-known-here = { $n } of its commands are not known here.
context-text-are-no-keys = { $text } are no keys.
context-text-cannot-be-changed-what = { $text } cannot be changed: { $what }.
context-text-is-there-twice-name-keeps-it = { $text } is there twice; { $name } keeps it.

## lines

context-replace-round = { $replace } round

## pace

context-at-once = At once

## settings

context-the-size-of-the-interface = the size of the interface
context-the-memory-for-undo = the memory for undo
context-how-pictures-are-exported = how pictures are exported
context-how-maps-are-written-as-pdf = how maps are written as PDF
context-how-kits-are-made = how kits are made
context-a-bookmark-which-is-gone = a bookmark, which is gone
context-gone-bookmarks-which-are-gone = { $gone } bookmarks, which are gone
context-the-layout-of-the-panels = the layout of the panels

## sheets

context-scan = Scan
context-place = Place
context-board = Board
context-terrain = Terrain
context-lines = Lines
context-heights = Heights
context-vectors = Vectors
context-evidence = Evidence
context-drag-and-turn = Drag and turn
context-scale-bar = Scale bar
context-control-points = Control points
context-neat-line = Neat line
context-board-area = Board
context-sample-hexes = Sample hexes
context-trace-lines = Trace lines
context-lines-found = Lines found
context-contours = Contours
context-spot-heights = Spot heights

## tool

context-paint = Paint
context-select-hexes = Select hexes
context-ground = Ground

## ways

context-1-hex = 1 hex
context-hexes-hexes = { $hexes } hexes
context-up-up = , { $up } up
context-down-down = , { $down } down
context-up-up-and-down-down = , { $up } up and { $down } down
context-hexes-yards-yards-climb = { $hexes }, { $yards } yards{ $climb }

## identity

context-unnamed = Unnamed
context-men-men = { $men } men
context-under-leader = under { $leader }

## layers

context-the-terrain-is-locked-unlock-it-in-the = The terrain is locked. Unlock it in the Layers panel.
context-the-relief-is-locked-unlock-it-in-the = The relief is locked. Unlock it in the Layers panel.
context-roads-and-streams-are-locked-unlock-them = Roads and streams are locked. Unlock them in the Layers panel.
context-names-are-locked-unlock-them-in-the-layers = Names are locked. Unlock them in the Layers panel.
context-objectives-are-locked-unlock-them-in-the = Objectives are locked. Unlock them in the Layers panel.
context-units-and-leaders-are-locked-in-their = Units and leaders are locked in their places. Unlock them in the Layers panel.

## map canvas

context-map = Map

## toast

context-close = Close

## counts

context-count-hexes =
    { $n ->
        [one] 1 hex
       *[other] { $n } hexes
    }
context-count-hexsides =
    { $n ->
        [one] 1 hexside
       *[other] { $n } hexsides
    }
context-count-pockets =
    { $n ->
        [one] 1 pocket
       *[other] { $n } pockets
    }
context-count-leaders =
    { $n ->
        [one] 1 leader
       *[other] { $n } leaders
    }
context-count-errors =
    { $n ->
        [one] 1 error
       *[other] { $n } errors
    }
context-count-warnings =
    { $n ->
        [one] 1 warning
       *[other] { $n } warnings
    }
context-count-hits =
    { $n ->
        [one] 1 hit
       *[other] { $n } hits
    }
context-count-minutes =
    { $n ->
        [one] 1 minute ago
       *[other] { $n } minutes ago
    }
context-count-hours =
    { $n ->
        [one] 1 hour ago
       *[other] { $n } hours ago
    }
context-count-days =
    { $n ->
        [one] 1 day ago
       *[other] { $n } days ago
    }
context-count-guns =
    { $n ->
        [one] { $shown } gun
       *[other] { $shown } guns
    }
context-count-units =
    { $n ->
        [one] { $shown } unit
       *[other] { $shown } units
    }
context-count-men = { $shown } men
context-count-foot = { $n } foot
context-count-light = { $n } light
context-count-horse = { $n } horse
context-count-batteries =
    { $n ->
        [one] { $n } battery
       *[other] { $n } batteries
    }
context-units-and-leaders = { $units } and { $leaders }
context-count-rows =
    { $n ->
        [one] { $shown } row
       *[other] { $shown } rows
    }
context-count-many-leaders =
    { $n ->
        [one] { $shown } leader
       *[other] { $shown } leaders
    }
context-count-problems =
    { $n ->
        [one] { $shown } problem
       *[other] { $shown } problems
    }

## keys as printed on keyboards

context-key-ctrl = Ctrl
context-key-shift = Shift
context-key-space = Space
context-key-enter = Enter
context-key-escape = Escape
context-key-backspace = Backspace
context-key-delete = Delete
context-key-insert = Insert
context-key-home = Home
context-key-end = End
context-key-pageup = PageUp
context-key-pagedown = PageDown
context-key-up = Up
context-key-down = Down
context-key-left = Left
context-key-right = Right

## tools, more

context-group-place = Place

## errors

context-keys-of-another-format = it is of format { $format }, and this version reads format 1

## differences

context-title-new = { $title }: new
context-title-gone = { $title }: gone
context-title-only-there = { $title }: only there
context-title-only-here = { $title }: only here
context-name-rewritten = { $name } rewritten
context-name-old-new = { $name } { $old } -> { $new }
context-was-nothing = nothing

## sides

context-side-side = Side { $side }
context-side-side-2 = side { $side }

## number field

context-at-most-most = At most { $most }
context-at-least-least = At least { $least }
