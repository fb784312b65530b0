## panels

conversion-historical-map = Historical map
conversion-map-sheet = Map sheet
conversion-terrain-from-the-map = Terrain from the map
conversion-lines-from-the-map = Lines from the map
conversion-heights-from-a-model = Heights from a model
conversion-heights-from-contours = Heights from contours
conversion-vectors-from-a-gis = Vectors from a GIS
conversion-from-the-contour-lines-of-the-sheet = From the contour lines of the sheet
conversion-from-a-height-model = From a height model
conversion-spot-heights = Spot heights
conversion-place = Place
conversion-board = Board
conversion-evidence = Evidence
conversion-lay-a-scan-of-an-old-map-under = Lay a scan of an old map under the grid, and say where the map ends and its margin begins.
conversion-say-how-large-the-ground-is-by-two = Say how large the ground is: by two points and their distance, by the corners of the sheet, or by places you know.
conversion-lay-the-board-over-the-map-as-many = Lay the board over the map: as many hexes of as many yards as the rules want.
conversion-show-a-few-hexes-of-each-terrain-the = Show a few hexes of each terrain; the rest of the board is drafted, and you accept what is right.
conversion-follow-roads-streams-and-walls-along-their = Follow roads, streams and walls along their ink from click to click, or have lines proposed and take over which are right.
conversion-give-the-hexes-their-levels-from-the = Give the hexes their levels from the contour lines of the sheet, or from a height model of today.
conversion-take-roads-streams-woods-and-names-over = Take roads, streams, woods and names over from a file of a GIS, where there is one. Without one, go on.
conversion-look-through-what-the-notes-say-of-where = Look through what the notes say of where everything came from.
conversion-from-a-historical-map = From a historical map
conversion-done = , done
conversion-step-n-step-done = Step { $n }: { $step }{ $done }
conversion-back-to-back = Back to { $back }
conversion-on-to-next = On to { $next }

## picture

conversion-what-the-step-step-means = What the step { $step } means

## sections/board

conversion-no-historical-map-yet = No historical map yet
conversion-add-a-scan-and-place-it-first = Add a scan and place it first.
conversion-yards-a-hex = yards a hex
conversion-yards-a-hex-2 = Yards a hex
conversion-catalog-has-hexes-of-usual-yards = { $catalog } has hexes of { $usual } yards
conversion-as-the-rules-have-it = As the rules have it
conversion-usual-yards = { $usual } yards
conversion-within-the-neat-line = within the neat line
conversion-on-the-whole-sheet = on the whole sheet
conversion-in-the-area-drawn = in the area drawn
conversion-draw-an-area = Draw an area
conversion-area-for-the-board = Draw an area for the board
conversion-the-board-covers-all = Have the board cover all of the map
conversion-drag-a-rectangle-over-what-the-board-is = Drag a rectangle over what the board is to cover.
conversion-drag-the-area-or-a-corner-of-it = Drag the area, or a corner of it. Arrow keys move it by a hex, Delete lets go of it.
conversion-all-within-the-neat-line = All within the neat line
conversion-all-of-the-sheet = All of the sheet
conversion-hexes-across = Hexes across
conversion-and-down = and down
conversion-about-the-same-middle = About the same middle
conversion-width-by-height-hexes-for-the-across-by = { $width } by { $height } hexes for the { $across } by { $down } yards { $all }
conversion-replace-the-ground-that-is-drawn = Replace the ground that is drawn
conversion-terrain-levels-lines-and-names-go-undo = Terrain, levels, lines and names go; undo brings them back
conversion-lay-this-board = Lay this board
conversion-bare-hexes-over-the-sheet-as-many-as = Bare hexes over the sheet, as many as proposed
conversion-lay-a-board-over-the-historical-map = Lay a board over the historical map
conversion-the-board-lies-so-already = The board lies so already.
conversion-the-board-within-the-neat-line = The board within the neat line

## sections/compare

conversion-sheet-and-ground = Sheet and ground
conversion-ground-over-sheet = Ground over sheet
conversion-the-ground-lies-over-the-sheet-as-strongly = The ground lies over the sheet, as strongly as its layers are
conversion-divider = Divider
conversion-left-of-a-divider-the-sheet-lies-bare = Left of a divider the sheet lies bare, right of it the ground
conversion-sheet-alone = Sheet alone
conversion-takes-the-ground-away = Takes the ground away
conversion-divider-2 = divider
conversion-place-of-the-divider = Place of the divider
conversion-ground = ground
conversion-how-strongly-terrain-is-drawn-over-the = How strongly terrain is drawn over the sheet
conversion-opacity-of-the-ground = Opacity of the ground

## sections/contours

conversion-add-a-scan-with-contour-lines-and-place = Add a scan with contour lines and place it first.
conversion-click-a-contour-line-say-start-and = Click a contour line, say start and interval, and drag across the lines from low to high.
conversion-then-click-a-contour-line-on-the-sheet = Then click a contour line on the sheet: all lines of its ink under the board are looked for
conversion-pick-the-contour-ink = Pick the contour ink
conversion-drags-gave-lines-of-this-ink-heights = { $drags ->
    [one] 1 drag gave lines of this ink their heights.
   *[other] { $drags } drags gave lines of this ink their heights.
}
conversion-find-these-lines-again = Find these lines again
conversion-looks-for-lines-of-that-ink-and-gives-them = Looks for lines of that ink, and gives them the heights they had.
conversion-drag-across-contours = Drag across contours
conversion-stop-looking = Stop looking
conversion-first-line-at = First line at
conversion-interval = interval
conversion-all-contour-lines-found-known-with-a = { $all } contour lines found, { $known } with a height
conversion-a-drag-that-begins-on-a-line-with = A drag that begins on a line with a height counts from that, not from the start
conversion-n-given-handed-on-over-gaps = { $given ->
    [one] { $n }. 1 line handed on over gaps, { $low }
   *[other] { $n }. { $given } lines handed on over gaps, { $low } to { $high }
}
conversion-n-given-lines-low-to-high = { $given ->
    [one] { $n }. 1 line, { $low }
   *[other] { $n }. { $given } lines, { $low } to { $high }
}
conversion-take-back = Take back
conversion-take-back-drag-n = Take back drag { $n }
conversion-pieces-that-lie-on-from-a-line-with = Pieces that lie on from a line with a height, over lettering and folds, get that height too
conversion-hand-heights-on-over-gaps = Hand heights on over gaps
conversion-throw-the-contours-away = Throw the contours away

## sections/corners

conversion-north = North
conversion-south = South
conversion-west = West
conversion-east = East
conversion-clarke-1866-north-america = Clarke 1866 (North America)
conversion-bessel-1841-central-europe = Bessel 1841 (central Europe)
conversion-airy-1830-great-britain = Airy 1830 (Great Britain)
conversion-wgs-84-modern = WGS 84 (modern)
conversion-corners-by-latitude-and-longitude = Corners by latitude and longitude
conversion-degrees-as-34-15-34d15m-n-or-34 = Degrees as 34°15', 34d15m N or 34.25; west and south with W and S or a minus
conversion-the-figure-of-the-earth-the-sheet-was = The figure of the earth the sheet was drawn by; on a sheet of a quarter of a degree it matters little
conversion-figure-of-the-earth = Figure of the earth
conversion-place-by-its-corners = Place by its corners
conversion-the-corners-of-the-neat-line-become = The corners of the neat line become control points
conversion-all-four-sides-are-needed-north-above = All four sides are needed, north above south

## sections/distance

conversion-yards = yards
conversion-miles = miles
conversion-feet = feet
conversion-metres = metres
conversion-kilometres = kilometres
conversion-german-miles = German miles
conversion-versts = versts
conversion-prussian-paces = Prussian paces
conversion-rhenish-rods = Rhenish rods
conversion-toises = toises
conversion-click-the-other-end = Click the other end
conversion-click-one-end-of-the-distance = Click one end of the distance
conversion-how-far-the-two-points-are-apart = How far the two points are apart
conversion-distance = Distance
conversion-unit-of-the-distance = Unit of the distance
conversion-place-by-this-distance = Place by this distance
conversion-place-by-two-points = Place by two points
conversion-placed-by-two-points-distance-in-unit = Placed by two points. Their distance in { $unit }: { $number } ({ $yards } yards). Nothing tells how far it is off.
conversion-the-control-points-make-way-for-it = { $count ->
    [one] The control point of the sheet makes way for it.
   *[other] The { $count } control points of the sheet make way for it.
}

## sections/evidence

conversion-add-a-scan-first = Add a scan first.
conversion-name = Name
conversion-what-the-sheet-is-called-in-notes = What the sheet is called in notes
conversion-name-the-historical-map = Name the historical map
conversion-none = None
conversion-source = Source
conversion-the-source-the-sheet-is-from-the-notes = The source the sheet is, from the Notes and sources panel
conversion-say-what-the-historical-map-is = Say what the historical map is
conversion-it-is-sheet = It is { $sheet }.
conversion-what-was-taken-from-it = What was taken from it
conversion-nothing-yet-accepting-terrain-or-levels = Nothing yet. Accepting terrain or levels writes a note that says from which sheet, how it was placed and how sure it is.
conversion-show-all-notes-and-sources = Show all notes and sources

## sections/found

conversion-the-scan-is-sharp-clean-and-large-enough = The scan is sharp, clean and large enough.
conversion-looking-for-neat-line-angle-and-paper = Looking for neat line, angle and paper
conversion-the-scan-could-not-be-looked-at-why = The scan could not be looked at: { $why }.
conversion-looks-for-the-printed-frame-of-the-map = Looks for the printed frame of the map, how far it is askew on the scan, and the colour of its paper; what is found is proposed
conversion-look-for-the-neat-line = Look for the neat line
conversion-neat-line = Neat line
conversion-what-lies-outside-it-is-not-shown-and = What lies outside it is not shown and not converted.
conversion-the-printed-frame-was-found-the-line-on = The printed frame was found: the line on the map. Take it, or drag its corners first.
conversion-no-printed-frame-was-found-set-the-corners = No printed frame was found. Set the corners by hand.
conversion-all-of-the-scan-is-shown-margins-and = All of the scan is shown, margins and all.
conversion-take-this-neat-line = Take this neat line
conversion-take-the-neat-line-found = Take the neat line found
conversion-the-line-round-the-map-itself-margins-torn = The line round the map itself: margins, torn edges and the table under it lie outside and are not shown
conversion-set-its-corners = Set its corners
conversion-it-is-none = It is none
conversion-forgets-the-line-that-was-found = Forgets the line that was found
conversion-as-found = As found
conversion-the-corners-as-they-were-found = The corners as they were found
conversion-show-the-whole-scan = Show the whole scan
conversion-corners-at-what = Corners at { $what }
conversion-it-lies-straight-under-the-board = It lies straight under the board.
conversion-its-lines-are-by-askew = Its lines are { $by }° askew.
conversion-straighten-it = Straighten it
conversion-turns-it-until-its-lines-run-along-the = Turns it until its lines run along the board
conversion-straighten-the-historical-map = Straighten the historical map
conversion-the-colour-of-the-paper-on-the-left = The colour of the paper, on the left, becomes white and all others with it; the file stays as it is
conversion-show-the-paper-white = Show the paper white
conversion-show-the-paper-as-scanned = Show the paper as scanned
conversion-the-print-is-pale-terrain-will-be-told = The print is pale: terrain will be told apart less surely.
conversion-the-scan-is-blurred-thin-lines-may-be = The scan is blurred: thin lines may be missed.
conversion-the-scan-is-grainy-terrain-will-be-told = The scan is grainy: terrain will be told apart less surely.
conversion-the-scan-has-few-pixels-scan-it-again = The scan has few pixels: scan it again with 300 dots an inch or more, if you can.

## sections/heights

conversion-the-board-does-not-lie-on-the-ground = The board does not lie on the ground yet
conversion-lay-a-historical-map-under-it-and-place = Lay a historical map under it and place that.
conversion-heights-of-the-ground-an-esri-ascii-grid = Heights of the ground: an ESRI ASCII grid (.asc), an SRTM tile (.hgt) or a GeoTIFF
conversion-open-a-height-model = Open a height model…
conversion-lay-the-board-over-a-height-model = Lay the board over a height model
conversion-middle-of-the-model = Middle of the model
conversion-no-historical-map-is-needed-the-board = No historical map is needed: the board comes to lie over the middle of the model, and can be laid elsewhere then.
conversion-file-low-to-high-on-this-board = { $file }: { $low } to { $high } on this board
conversion-a-hex-is-as-high-as = A hex is as high as
conversion-the-mean-of-its-cells = the mean of its cells
conversion-the-middle-one = the middle one
conversion-the-highest = the highest
conversion-level-0-from = Level 0 from
conversion-a-level-each = a level each
conversion-base-and-step-that-give-the-board-as = Base and step that give the board as many levels as fit the rules
conversion-as-proposed = As proposed
conversion-streams-that-are-drawn-run-downhill = Streams that are drawn run downhill
conversion-hexes-along-them-are-lowered-until-water = Hexes along them are lowered until water runs down
conversion-show-the-levels = Show the levels
conversion-accept-levels-of-changed = Accept levels of { $changed }
conversion-in-one-step-to-undo-a-note-says = In one step to undo; a note says where they are from
conversion-levels-accepted = Levels accepted
conversion-the-board-has-these-levels = The board has these levels already
conversion-close-the-model = Close the model
conversion-levels-that-were-accepted-stay = Lets go of the model and its settings. Levels already accepted stay on the board.
conversion-throw-the-height-model-away = Throw the height model away
conversion-the-board-lies-at-no-place-of-the = The board lies at no place of the earth: the middle of the model lies under its middle. Place the sheet by latitude and longitude, and the model finds its own place.
conversion-lies = lies
conversion-lie = lie
conversion-it-keeps-its = it keeps its
conversion-they-keep-their = they keep their
conversion-bare-does-where-no-heights-are-known-whose = { $bare } { $does } where no heights are known: { $whose } level.
conversion-is = is
conversion-are = are
conversion-burnt-along-streams-are-lowered-so-that = { $burnt } along streams { $are } lowered so that water runs down.
conversion-differs = differs
conversion-differ = differ
conversion-disagreements-differ-from-the-hills-that = { $disagreements } { $differ } from the hills that are drawn by two levels or more
conversion-hex-drawn-drawn-the-model-says-model = { $hex }: drawn { $drawn }, the model says { $model }

## sections/histogram

conversion-hexes-by-height = Hexes by height
conversion-a-line-where-each-level-begins-drag-level = ; a line where each level begins: drag level 0, the bold one, to move all, another to make levels higher or lower
conversion-a-line-where-each-level-begins-drag-one = ; a line where each level begins: drag one to make levels higher or lower; level 0 begins beyond what is shown
conversion-low-on-the-left-high-on-the-right = { $low } on the left, { $high } on the right{ $drag }

## sections/lines

conversion-roads-run-through-hexes-streams-and-walls = Roads run through hexes, streams and walls along hexsides. Say what the line is and how it is printed.
conversion-click-where-a-line-begins-and-along-it = Click where a line begins and along it: it is followed along its ink, and written when it ends
conversion-follow-a-line = Follow a line
conversion-looks-for-lines-of-that-ink-under-the = Looks for lines of that ink under the whole board; nothing is written before it is accepted
conversion-look-for-lines = Look for lines
conversion-learns-from-the-hexsides-of-this-kind-that = Learns from the hexsides of this kind that are drawn what they look like on the sheet, and proposes the rest; follow or draw a stretch of it first
conversion-draft-from-what-is-drawn = Draft from what is drawn
conversion-draw-roads-by-hand = Draw roads by hand
conversion-draw-streams-and-walls-by-hand = Draw streams and walls by hand
conversion-draw-streams-by-hand = Draw streams by hand
conversion-draw-lines-along-hexsides-by-hand = Draw lines along hexsides by hand
conversion-1-line-is-drawn-so-far = 1 line is drawn so far.
conversion-drawn-lines-are-drawn-so-far = { $drawn } lines are drawn so far.
conversion-click-lines-found-on-the-map-a-double = Click lines found on the map; a double click accepts one, Backspace rejects it
conversion-choose-on-the-map = Choose on the map
conversion-this-ruleset-has-no-lines = This ruleset has no lines
conversion-kind-of-line = Kind of line
conversion-ink = Ink
conversion-ink-of-the-line = Ink of the line
conversion-black = Black
conversion-blue = Blue
conversion-click-a-line-of-the-ink-on-the = Click a line of the ink on the sheet; with Alt held the tool does so at any time
conversion-pick-from-the-sheet = Pick from the sheet
conversion-the-ink-picked-red-r-green-g-blue = The ink picked: red { $r }, green { $g }, blue { $b }
conversion-no-lines-were-found = No lines were found.
conversion-done-2 = Done
conversion-show-the-lines-found = Show the lines found
conversion-sure-enough-from = Sure enough from
conversion-lines-are-sure-enough-from = Lines are sure enough from
conversion-accept-sure-lines = Accept { $sure } lines
conversion-those-that-are-sure-enough-and-look-like = Those that are sure enough and look like courses, in one step to undo; a note says where they are from
conversion-bring-back-rejected-rejected = Bring back { $rejected } rejected
conversion-throw-the-lines-away = Throw the lines away
conversion-list-marked-more-that-look-like-frames = List { $marked } more that look like frames, lettering or what is drawn
conversion-runs-along-another-line-of-the-board = , runs along another line of the board
conversion-looks-like-a-frame-or-grid = , looks like a frame or grid
conversion-looks-like-lettering = , looks like lettering
conversion-on-the-board = , on the board
conversion-n-name-yards-yards-sure-sure-looks-written = { $n }. { $name }, { $yards } yards, { $sure } % sure{ $looks }{ $written }
conversion-steps-hexsides = { $steps } hexsides
conversion-steps-hexes = { $steps } hexes
conversion-line-n-steps-straight-by-straight-percent = Line { $n }: { $steps }, straight by { $straight_percent } %, moved { $worst_yards } yards at most.
conversion-kind-of-this-line = Kind of this line
conversion-accept-this-line = Accept this line
conversion-unit-metres = metres
conversion-unit-feet = feet
conversion-letter-of-east = E
conversion-line-is-open-again = Line { $line } is not rejected any more
conversion-reject-this-line = Reject this line

## sections

conversion-1-hex = 1 hex

## sections/place

conversion-a-hex-is-yards-a-hex-yards-across = A hex is { $yards_a_hex } yards across on this ground.
conversion-on-the-hexes-stay-on-their-part-of = On: the hexes stay on their part of the sheet and take their yards from it. Off: the hexes keep their yards, and the sheet is made larger or smaller under them.
conversion-the-board-stays-on-the-sheet = The board stays on the sheet
conversion-a-world-file-tfw-jgw-pgw-says-where = A world file (.tfw, .jgw, .pgw) says where a picture lies; one beside the scan is found by itself
conversion-world-file = World file…
conversion-click-both-ends-of-the-printed-scale-bar = Click both ends of the printed scale bar, or any two places you know, and say how far they are apart: the sheet keeps its angle and its middle
conversion-click-places-you-know-and-say-where-they = Click places you know and say where they lie
conversion-drag-the-sheet-turn-it-with-shift-scale = Drag the sheet; turn it with Shift, scale it with Alt
conversion-its-own-tags-place-it-nowhere-why = Its own tags place it nowhere: { $why }.
conversion-its-own-tags-say-read = Its own tags say: { $read }.
conversion-it-lies-as-they-say = It lies as they say.
conversion-place-by-its-own-tags = Place by its own tags
conversion-it-has-the-size-they-say-but-no = It has the size they say, but no place of the earth: { $why }.

## sections/model_map

conversion-the-board-in-the-height-model = The board in the height model
conversion-click-or-drag-to-move-the-board-there = Click or drag to move the board there; after that the arrow keys move it by a hex.

## sections/points

conversion-move-turn-and-scale = Move, turn and scale
conversion-also-stretch = Also stretch
conversion-also-tilt = Also tilt
conversion-bend-through-every-point = Bend through every point
conversion-control-points = Control points
conversion-point-n = Point { $n }
conversion-yards-yards-off = { $yards } yards off
conversion-held = held
conversion-not-known-how-far-off = not known how far off
conversion-the-fit-may = The fit may
conversion-it-needs-need-points-that-are-on = It needs { $need } points that are on
conversion-choose-the-fit = Choose the fit
conversion-what-the-fit-may-do = What the fit may do
conversion-root-mean-square-yards-yards-off-on-the = { $root_mean_square_yards } yards off on the whole
conversion-switch-a-control-point-on = Switch a control point on
conversion-switch-a-control-point-off = Switch a control point off
conversion-set-the-ground-of-a-control-point = Set the ground of a control point
conversion-remove-a-control-point = Remove a control point
conversion-at-pixel-on-the-sheet-does-the-fit = At { $pixel } on the sheet. Does the fit heed it? A point switched off is measured all the same
conversion-off-worst = { $off }, worst
conversion-the-point-farthest-off = The point farthest off
conversion-remove = Remove
conversion-remove-name = Remove { $name }
conversion-east-2 = east
conversion-south-2 = south
conversion-longitude = longitude
conversion-latitude = latitude
conversion-in-yards = , in yards
conversion-its-part-unit = Its { $part }{ $unit }
conversion-take-control-points-and-click-places-on = Take 'Control points' and click places on the sheet that you know on the ground.
conversion-new-points-are-known-in = New points are known in
conversion-degrees = degrees
conversion-new-point-n-at-at = New point { $n } at { $at }
conversion-new-point-n-what = New point { $n }, { $what }
conversion-drop = Drop
conversion-drop-new-point-n = Drop new point { $n }
conversion-add-to-the-control-points = Add to the control points
conversion-say-where-each-new-point-lies = Say where each new point lies
conversion-two-points-are-needed-at-least = Two points are needed at least
conversion-add-control-points = Add control points
conversion-new-point-n-lies-far-off = New point { $n } lies more than 3 degrees from the others: check its longitude and latitude. Nothing was added.

## sections/scan

conversion-a-scan-of-a-map-png-jpeg-tiff = A scan of a map: PNG, JPEG, TIFF, WebP or a page of a PDF. It stays where it lies; the battle remembers the way to it.
conversion-add-a-scan = Add a scan…
conversion-add-a-scan-or-drop-one-on-the = Add a scan, or drop one on the window.
conversion-is-it-shown-on-the-map = Is it shown on the map?
conversion-show-name = Show { $name }
conversion-takes-it-from-under-the-grid-its-file = Takes it from under the grid; its file stays
conversion-remove-the-historical-map = Remove the historical map
conversion-opacity = opacity
conversion-opacity-of-name = Opacity of { $name }
conversion-raise = Raise
conversion-lower = Lower
conversion-lays-it-over-the-sheet-above-it = Lays it over the sheet above it
conversion-lays-it-under-the-sheet-below-it = Lays it under the sheet below it
conversion-text-the-historical-map = { $text } the historical map
conversion-find = Find…
conversion-choose-the-file-where-it-lies-now = Choose the file where it lies now
conversion-its-file-is-not-there-path = Its file is not there: { $path }
conversion-its-file-cannot-be-opened-why = Its file cannot be opened: { $why }
conversion-this-is-another-file-than-the-one-that = This is another file than the one that was placed.
conversion-page-page-of-pages = Page { $page } of { $pages },{" "}
conversion-page-across-by-down-pixels = { $page }{ $across } by { $down } pixels
conversion-opening-its-file = Opening its file

## sections/spots

conversion-summits-bench-marks-and-towns-have-their = Summits, bench marks and towns have their heights printed beside them: click such a place and type its number.
conversion-click-spot-heights = Click spot heights
conversion-they-hold-the-ground-between-the-contour = They hold the ground between the contour lines, and every draft of levels is checked against them
conversion-enter-the-height = Enter the height
conversion-a-number-up-to-12-000-metres = A number, up to 12,000 metres
conversion-click-the-place = Click the place
conversion-printed-there = Printed there
conversion-enter-takes-it = Enter takes it
conversion-enter-a-spot-height = Enter a spot height
conversion-nothing-is-known-there = nothing is known there
conversion-level-level-and-printed-level-is-printed = ; level { $level }, and { $printed_level } is printed
conversion-as-drafted = as drafted
conversion-as-drafted-and-the-hex-has-another-level = as drafted there; the hex as a whole is level { $level }, the place { $printed_level }
conversion-drafted-by-short-too-high-level = drafted { $by } { $short } too high{ $level }
conversion-drafted-by-short-too-low-level = drafted { $by } { $short } too low{ $level }
conversion-1-spot-height = 1 spot height
conversion-all-spot-heights = { $all } spot heights
conversion-there-the-levels-drafted-agree = { $there }; the levels drafted agree
conversion-there-the-levels-drafted-disagree-with-off = { $there }; the levels drafted disagree with { $off }
conversion-off-the-board = off the board
conversion-remove-the-height-at-place = Remove the height at { $place }
conversion-remove-a-spot-height = Remove a spot height
conversion-from-three-spot-heights-on = From three spot heights on, levels of the whole board can be drafted from them; fewer hold the ground between contour lines, and drafts are checked against them.
conversion-draft-levels-from-spot-heights = Draft levels from spot heights
conversion-the-ground-between-them-is-interpolated = The ground between them is interpolated, through the contour lines that have heights too; beyond them the nearest height holds. Such levels are noted as estimated
conversion-place-the-map-and-lay-the-board-first = Place the map and lay the board over it first

## sections/terrain

conversion-choose-a-terrain-and-click-hexes-that-are = Choose a terrain and click hexes that are of it, eight of each or so.
conversion-sample-known = Sample { $known }
conversion-terrain-to-sample = Terrain to sample
conversion-draft-the-terrain = Draft the terrain
conversion-samples-of-two-terrains-are-needed-at = Samples of two terrains are needed at least
conversion-the-scan-is-not-there = The scan is not there
conversion-show-the-draft-the-surer-the-stronger = Show the draft, the surer the stronger
conversion-leave-hexes-changed-by-hand = { $count ->
    [one] Leave the hex changed by hand as it is
   *[other] Leave the { $count } hexes changed by hand as they are
}
conversion-they-were-changed-after-the-draft-was-accepted = They were changed after a draft was accepted; accepting again would draft over them.
conversion-hexes-beyond-the-levels-are-cut-off = { $count ->
    [one] 1 hex lies beyond the levels { $low } to { $high } of the rules and is cut off there: a larger step keeps its shape.
   *[other] { $count } hexes lie beyond the levels { $low } to { $high } of the rules and are cut off there, flat: a larger step keeps their shape.
}
conversion-hex-is-taken-for-terrain-sure = Hex { $hex } is taken for { $terrain }, { $sure } % sure.
conversion-hex-is-unlike-every-sample = Hex { $hex } is unlike every sample.
conversion-it-is = It is
conversion-it-is-name = It is { $name }
conversion-one-sample-more-and-on-to-the-next = One sample more, and on to the next
conversion-least-sure-next = Least sure next
conversion-goes-to-the-hex-the-draft-knows-least = Goes to the hex the draft knows least about: click it as what it is, and the draft learns
conversion-accept-sure-hexes = Accept { $sure } hexes
conversion-terrain-of-these-hexes-becomes-that-of-the = Terrain of these hexes becomes that of the draft, in one step to undo; a note says where it is from
conversion-throw-the-draft-away = Throw the draft away
conversion-sure-of-cells-hexes-are-sure-enough = { $sure } of { $cells } hexes are sure enough.
conversion-use-training-of-another-map = Use training of another map…
conversion-the-samples-of-name-teach-this-map-too = The samples of { $name } teach this map too
conversion-the-samples-of-its-historical-maps-teach = The samples of its historical maps teach this map too
conversion-of-another-battle = Of another battle…
conversion-taught-by-set-each = Taught by { $set }: { $each }
conversion-leave-out = Leave out
conversion-leave-out-the-training-of-set = Leave out the training of { $set }

## sections/vectors

conversion-features-of-openstreetmap-of-a-survey-or-a = Features of OpenStreetMap, of a survey or a satellite receiver: GeoJSON, GPX or a shapefile
conversion-open-a-file-of-a-gis = Open a file of a GIS…
conversion-writes-down-how-the-board-came-to-be = Writes down how the board came to be, for 'oblique convert'; save it beside the battle
conversion-save-the-recipe = Save the recipe…
conversion-saved-name-lacks = Saved { $name }. Not in the recipe: { $lacks }.
conversion-recipe-lacks-by-hand = what was drawn or changed by hand
conversion-recipe-lacks-earlier = height models and features taken over in an earlier session, as no historical map remembers them
conversion-recipe-lacks-sheets = the historical map, as none is chosen
conversion-recipe-lacks-a-line = 1 line taken over that runs otherwise by now or is gone from the board
conversion-recipe-lacks-lines = { $count } lines taken over that run otherwise by now or are gone from the board
conversion-recipe-lacks-samples = the samples of terrain, as no draft of them is remembered as accepted: accept one again
conversion-recipe-lacks-drags = the drags across contour lines as they are now, as no levels of them are remembered as accepted: accept them again
conversion-recipe-lacks-sheet = what was taken over from '{ $name }', as a recipe has one historical map
conversion-the-board-lies-nowhere-yet = The board lies nowhere yet
conversion-roads-streams-woods-and-names-come-onto = Roads, streams, woods and names come onto the board by a table that you can change.
conversion-file-features-features-plane = { $file }: { $features } features, { $plane }
conversion-what-becomes-of-which-features = What becomes of which features
conversion-its-projection-epsg-number = Its projection, EPSG number
conversion-every-gis-tells-it-25832-is-utm-zone = Every GIS tells it: 25832 is UTM zone 32 north, for example. 0 is what the file says
conversion-where-the-board-lies = Where the board lies
conversion-the-board-lies-at-no-place-of-the-2 = The board lies at no place of the earth yet. Place a historical map by latitude and longitude, or say where the middle of the board lies.
conversion-latitude-2 = Latitude
conversion-longitude-2 = Longitude
conversion-middle-of-the-file = Middle of the file
conversion-lay-the-board-there = Lay the board there
conversion-latitude-and-longitude-are-needed = Latitude and longitude are needed
conversion-say-where-the-board-lies = Say where the board lies
conversion-hexes-of-terrain-hexes-lines-lines-names = Hexes of terrain { $hexes }, lines { $lines }, names { $names }.
conversion-lines-lie-mean-yards-from-where-they-were = Lines lie { $mean } yards from where they were drawn on the average, { $worst } at the most.
conversion-show-what-would-come-of-it = Show what would come of it
conversion-take-the-features-over = Take the features over
conversion-throw-the-file-away = Throw the file away
conversion-open-a-table = Open a table…
conversion-save-the-table = Save the table…
conversion-the-usual-table = The usual table
conversion-for-openstreetmap-and-satellite-receivers = For OpenStreetMap and satellite receivers
conversion-lines-are-moved-by-at-most = Lines are moved by at most
conversion-hexes = {" "}hexes
conversion-the-snapping-distance-a-line-that-had-to = The snapping distance: a line that had to be moved farther to come onto the hexes is left out
conversion-yards-yards = ({ $yards } yards)
conversion-here = Here
conversion-features = Features
conversion-attribute = Attribute
conversion-is-2 = Is
conversion-becomes = Becomes
conversion-add-a-row = Add a row
conversion-at-the-top-where-it-comes-first = At the top, where it comes first
conversion-what-of-row-n = { $what } of row { $n }
conversion-features-that-go-by-this-row-and-the = Features that go by this row, and the hexes, lines or names they become
conversion-values-with-between-them-stands-for-any = Values with | between them; * stands for any letters
conversion-values = Values
conversion-how-much-of-a-hex-such-areas-must = How much of a hex such areas must cover
conversion-covered = Covered
conversion-the-attribute-that-is-written = The attribute that is written
conversion-text = Text
conversion-up = Up
conversion-move-up-place = Move up, place
conversion-remove-place = Remove, place
conversion-small-name = small name
conversion-large-name = large name
conversion-nothing = nothing
conversion-what-row-n-becomes = What row { $n } becomes

## tool/contours

conversion-click-a-contour-line-lines-of-its-ink = Click a contour line: lines of its ink are looked for.
conversion-drag-across-contour-lines-from-low-to-high = Drag across contour lines from low to high, with Shift held from high to low: each has an interval more than the one before. With Alt held a click picks another ink, Backspace takes the last drag back.
conversion-no-heights-here = no heights here
conversion-given-lines-first-to-last = { $given } lines, { $first } to { $last }

## tool/found lines

conversion-look-for-lines-first-the-step-lines-then = Look for lines first (the step Lines), then click one to look at it.
conversion-click-a-line-found-to-look-at-it = Click a line found to look at it; a double click accepts it.
conversion-enter-or-a-double-click-accepts-the-line = Enter or a double click accepts the line, Backspace or Delete rejects it, Escape lets go of it. Click another to look at it.

## tool

conversion-there-is-no-historical-map-yet-board-from = There is no historical map yet: Board, Start from a historical map lays one under the grid.
conversion-drag-the-sheet-with-shift-held-turn-it = Drag the sheet; with Shift held turn it, with Alt held scale it. Ctrl, Alt and arrow keys move it by a tenth of a hex, , and . turn it, ; and ' scale it. A sheet held by control points stays, and the board moves.
conversion-click-the-two-ends-of-a-distance-you = Click the two ends of a distance you know, of the scale bar for example; then say how long it is.
conversion-click-a-place-you-know-on-the-ground = Click a place you know on the ground; then say where it lies. Drag a point to correct it.
conversion-drag-the-corners-of-the-neat-line-what = Drag the corners of the neat line: what lies outside is not shown and not converted.
conversion-click-hexes-that-are-of-the-terrain-chosen = Click hexes that are of the terrain chosen; with Shift held take a sample away.
conversion-click-a-place-whose-height-is-printed-on = Click a place whose height is printed on the sheet, and type the number.
conversion-there-is-no-historical-map-yet = There is no historical map yet
conversion-files-placing-terrain-heights-of = Files, placing, terrain, heights of historical maps
conversion-show-the-panel = Show the panel

## tool/moving

conversion-move-the-historical-map = Move the historical map
conversion-turn-the-historical-map = Turn the historical map
conversion-scale-the-historical-map = Scale the historical map

## tool/neat line

conversion-set-the-neat-line = Set the neat line

## tool/points

conversion-move-a-control-point = Move a control point

## tool/samples

conversion-take-a-sample-away = Take a sample away

## tool/trace

conversion-click-a-line-of-the-ink-that-is = Click a line of the ink that is to be followed.
conversion-click-where-a-line-begins-it-is-followed = Click where a line begins: it is followed along its ink. With Alt held a click picks the ink.
conversion-click-on-along-the-line-with-shift-held = Click on along the line; with Shift held it runs straight there. Enter or double click ends it at the pointer, Backspace takes a click back, Escape cancels.
conversion-too-far-from-the-last-click-to-follow = too far from the last click to follow the line
conversion-n-hexes-moved-worst-yards-at-most = { $n } hexes, moved { $worst } yards at most
conversion-n-hexsides-moved-worst-yards-at-most = { $n } hexsides, moved { $worst } yards at most

## scan page

conversion-which-page-is-the-map = Which page is the map?
conversion-path-has-pages-pages = { $path } has { $pages } pages.
conversion-page = Page
conversion-of-pages = of { $pages }
conversion-lay-it-under-the-grid = Lay it under the grid
conversion-cancel = Cancel

## services/digitizing

conversion-contour-lines = Contour lines
conversion-no-levels-can-be-had-from-the-height = No levels can be had from the height model: { $why }.
conversion-no-levels-can-be-had-from-spot-heights = No levels can be had from the spot heights: { $why }.
conversion-reading-name = Reading { $name }
conversion-making-levels = Making levels
conversion-take-over-levels-from-a-height-model = Take over levels from a height model
conversion-take-over-levels-from-contour-lines = Take over levels from contour lines
conversion-take-over-levels-from-spot-heights = Take over levels from spot heights
conversion-levels-of-what-hexes-taken-over = Levels of { $what } hexes taken over
conversion-drafting-terrain = Drafting terrain
conversion-no-terrain-can-be-drafted-why = No terrain can be drafted: { $why }.
conversion-unknown-hexes-are-unlike-every-sample = { $unknown ->
        [one] 1 hex is
       *[other] { $unknown } hexes are
    } unlike every sample.
conversion-take-over-terrain-from-the-historical-map = Take over terrain from the historical map
conversion-terrain-of-what-hexes-taken-over = Terrain of { $what } hexes taken over

## services/digitizing/contours

conversion-no-ground-can-be-made-of-the-contour = No ground can be made of the contour lines: { $why }.
conversion-no-lines-of-that-ink-are-found-click = No lines of that ink are found: click the middle of a contour line
conversion-n-contour-lines-found-drag-across-them = { $n } contour lines found: drag across them from low to high
conversion-no-contour-lines-can-be-found-why = No contour lines can be found: { $why }.
conversion-crossing-contours = Crossing contours
conversion-give-heights-to-contour-lines = Give heights to contour lines
conversion-take-back-heights-of-contour-lines = Take back heights of contour lines
conversion-drags-give-no-line-a-height-any-more = { $missed ->
    [one] 1 drag gives no contour line a height any more: the lines found are others. It goes as soon as another height is given.
   *[other] { $missed } drags give no contour line a height any more: the lines found are others. They go as soon as another height is given.
}
conversion-these-lines-have-their-heights-already = These lines have their heights already
conversion-filling-between-contours = Filling between contours
conversion-no-piece-lies-on-from-a-line-that = No piece lies on from a line that has a height
conversion-looking-for-contour-lines = Looking for contour lines
conversion-the-interval-must-be-above-0 = The interval must be above 0.
conversion-this-drag-crosses-no-contour-line-drag = This drag crosses no contour line: drag from one line across the others.
conversion-the-drag-crosses-one-line-twice-which = The drag crosses one line twice, which would have { $first_metres } and { $second_metres }: drag straight up or down a slope, clear of lettering.
conversion-a-line-crossed-has-held-metres-already-and = A line crossed has { $held_metres } already and would have { $wanted_metres }: check start and interval, or take a drag back first.

## services/digitizing/training

conversion-describing-samples = Describing samples
conversion-its-scan-is-not-there-find-it-first = its scan is not there; find it first
conversion-use-the-training-of-of = Use the training of { $of }
conversion-of-teaches-nothing-no-historical-map-of-it = { $of } teaches nothing: no historical map of it has samples of terrain that this battle has.
conversion-the-samples-of-name-cannot-be-used-why = The samples of '{ $name }' cannot be used: { $why }.

## services/sheets/examining

conversion-looking-for-the-neat-line = Looking for the neat line
conversion-place-by-its-own-tags-why = Place by its own tags: { $why }.

## services/sheets

conversion-place-by-a-world-file = Place by a world file
conversion-place-by-a-world-file-why = Place by a world file: { $why }.
conversion-opening-path = Opening { $path }
conversion-name-page-page = { $name }, page { $page }
conversion-lay-a-historical-map-under-the-grid = Lay a historical map under the grid
conversion-path-has-width-by-height-pixels-and-the = { $path } has { $width } by { $height } pixels and the sheet was placed on one of { $w } by { $h }. Find the same scan, or lay this one under the grid as a sheet of its own.
conversion-find-a-historical-map = Find a historical map

## services/tracing/following

conversion-no-line-can-be-followed-from-there-why = No line can be followed from there: { $why }.
conversion-following-a-line = Following a line
conversion-too-short-for-a-name-click-its-end = Too short for a { $name }: click its end at least a hex away
conversion-there-is-a-name-all-along-there-already = There is a { $name } all along there already
conversion-trace-name-on-the-historical-map = Trace { $name } on the historical map
conversion-kind-unit-at-most-worst-yards-from-the = { $kind }: { $unit }, at most { $worst } yards from the line of the sheet
conversion-1-hexside = 1 hexside
conversion-n-hexsides = { $n } hexsides

## services/tracing

conversion-no-ink-is-taken-why = No ink is taken: { $why }.
conversion-taking-an-ink = Taking an ink

## services/tracing/proposals

conversion-lines-are-looked-for-on-a-placed-sheet = Lines are looked for on a placed sheet whose scan is there
conversion-looking-for-lines = Looking for lines
conversion-lines-are-drafted-on-a-placed-sheet-whose = Lines are drafted on a placed sheet whose scan is there
conversion-drafting-hexsides = Drafting hexsides
conversion-no-lines-can-be-found-why = No lines can be found: { $why }.
conversion-courses-lines-found-and-marked-that-look = { $courses } lines found, and { $marked } that look like frames, lettering or what is drawn
conversion-the-line-is-too-short-for-a-linear = The line is too short for a { $linear }
conversion-these-lines-are-on-the-board-already = These lines are on the board already
conversion-take-over-a-what-from-the-historical-map = Take over a { $what } from the historical map
conversion-take-over-count-lines-from-the-historical = Take over { $count } lines from the historical map
conversion-a-line-is-taken-over = A line is taken over
conversion-n-lines-are-taken-over = { $n } lines are taken over

## services/vectors

conversion-in-degrees = in degrees
conversion-in-metres-epsg-epsg = in metres (EPSG:{ $epsg })
conversion-in-metres-of-a-projection-it-does-not = in metres of a projection it does not tell
conversion-drafting-features = Drafting features
conversion-everything-of-it-is-drawn-already = Everything of it is drawn already
conversion-take-over-features-of-a-gis = Take over features of a GIS
conversion-taken-over-hexes-of-terrain-hexes-lines = Taken over: hexes of terrain { $hexes }, lines { $lines }, names { $names }

## sheets

conversion-close = Close
conversion-oblique = Oblique
conversion-version-what = Version { $what }
conversion-for-designers-of-black-powder-battles = For designers of black-powder battles: paint the map, build the orders of battle, check the scenario as it is made, play it, and let the computer play it.
conversion-rules-catalog = Rules: { $catalog }
conversion-report-a-problem = Report a problem
conversion-say-what-you-did-and-what-happened-and = Say what you did and what happened, and send this along. It holds nothing of your scenarios.
conversion-copy-report = Copy report
conversion-report = Report
conversion-logs-of-the-last-days-are-in-folder = Logs of the last days are in { $folder }.

## vectors

conversion-the-board-lies-nowhere-yet-place-a = The board lies nowhere yet: place a historical map, or say where it lies.
