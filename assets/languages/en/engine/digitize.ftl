## degrees.rs

digitize-d-m-s = . °d'′m"″s:

## error.rs

digitize-control-point-a1-is-in-degrees-but-the-ground = control point { $a1 } is in degrees, but the ground has no middle: set the middle of the sheet
digitize-control-point-a1-lies-more-than-3-degrees-from = control point { $a1 } lies more than 3 degrees from the others: check its longitude and latitude
digitize-these-places-lie-more-than-3-degrees-apart-check = these places lie more than 3 degrees apart: check their longitudes and latitudes
digitize-the-size-of-the-scan-is-not-known-find = the size of the scan is not known: find its file first
digitize-the-scale-must-be-above-0-yards = the scale must be above 0 yards
digitize-the-board-does-not-lie-on-the-ground-yet = the board does not lie on the ground yet: place the sheet first
digitize-a-board-of-columns-by-rows-hexes-is-too = a board of { $columns } by { $rows } hexes is too large: { $most } a side are allowed; choose more yards a hex
digitize-drawn-hexsides-of-this-kind-are-drawn-on-the = { $drawn } hexsides of this kind are drawn on the sheet, and { $fewest } are needed at least: follow or draw a stretch of it first
digitize-the-height-model-has-no-heights-under-the-board = the height model has no heights under the board: check that both lie at the same place of the earth
digitize-the-height-model-has-no-heights-under-the-board-2 = the height model has no heights under the board: its middle lies at { $model }, that of the board at { $board }
digitize-the-board-lies-at-no-place-of-the-earth = the board lies at no place of the earth: place a historical map by latitude and longitude, or say where the middle of the board lies
digitize-the-file-has-no-features = the file has no features
digitize-nothing-of-the-sheet-lies-under-the-board-there = nothing of the sheet lies under the board there: place the sheet, or click on it
digitize-the-sheet-has-most-heights-already-which-is-as = the sheet has { $most } heights already, which is as many as it remembers: remove some first
digitize-it-was-stopped = it was stopped
digitize-the-numbers-of-this-placement-are-too-large-check = the numbers of this placement are too large: check the points and their units
digitize-the-plane-of-the-world-file-is-not-known = the plane of the world file is not known: say whether it is in metres, feet, yards or degrees

## evidence.rs

digitize-laid-by-eye = laid by eye
digitize-placed-by-two-points-a1-yards-apart = placed by two points { $a1 } yards apart
digitize-placed-by-its-world-file-or-its-tags = placed by its world file or its tags
digitize-placed-by-on-control-points = placed by { $on } control points
digitize-how-off-by-a1-yards-root-mean-square = { $how }, off by { $a1 } yards (root mean square)
digitize-how-nothing-tells-how-far-it-is-off = { $how }; nothing tells how far it is off
digitize-roads-and-streams = Roads and streams
digitize-levels = Levels
digitize-confidence-mean-on-the-whole-none-under-least = Confidence { $mean } % on the whole, none under { $least } %.
digitize-what-of-count-unit-taken-from-name-beside-the = { $what } of { $count } { $unit } taken from '{ $name }'{ $beside }. The sheet was { $placing }.{ $sure }
digitize-what-of = { $what } of
digitize-taken-from-name = taken from '{ $name }'

## lines.rs

digitize-traced-on-a1 = Traced on '{ $a1 }'

## placing.rs

digitize-north-west-corner = North-west corner
digitize-north-east-corner = North-east corner
digitize-south-east-corner = South-east corner
digitize-south-west-corner = South-west corner

## recipe/convert/board.rs

digitize-the-board = the board
digitize-a-board-over-the-scan = a board over the scan
digitize-a-scan = a scan
digitize-yards-a-hex = yards a hex
digitize-a-turn-in-degrees = a turn in degrees
digitize-a-board-that-lies-on-the-ground = a board that lies on the ground
digitize-name-hexes-of-terrain-hexes-lines-lines-names-names = { $name }: hexes of terrain { $hexes }, lines { $lines }, names { $names }.

## recipe/convert/levels.rs

digitize-the-metres-a-level = the metres a level
digitize-name-level-0-from-base-m-and-a-level = { $name }, level 0 from { $base } m and a level each { $step } m
digitize-n-hexes-lie-off-it = { $n } hexes lie off it.
digitize-n-hexes-are-beyond-the-levels-the-rules-know = { $n } hexes are beyond the levels the rules know and have the last of them.
digitize-levels-of-count-hexes-from-beside-without-beyond = Levels of { $count } hexes from { $beside }.{ $without }{ $beyond }
digitize-off-of-a1-spot-heights-disagree-with-them = { $off } of { $a1 } spot heights disagree with them.

## recipe/convert/mod.rs

digitize-terrain-from-samples = terrain from samples
digitize-lines-on-a-scan = lines on a scan
digitize-lines-followed-on-a-scan = lines followed on a scan
digitize-levels-from-spot-heights = levels from spot heights
digitize-contour-lines = contour lines
digitize-a-pixel-of-the-scan = a pixel of the scan
digitize-a-place-in-yards = a place in yards
digitize-a-longitude = a longitude
digitize-a-latitude = a latitude

## recipe/convert/sheet.rs

digitize-a-spot-height-in-metres = a spot height in metres
digitize-the-scan = the scan
digitize-a-distance-in-yards = a distance in yards
digitize-yards-a-pixel = yards a pixel
digitize-one-of-the-six-numbers-of-the-scan = one of the six numbers of the scan
digitize-terrain-from-samples-count-of-all-hexes-are-sure = Terrain from samples: { $count } of { $all } hexes are sure enough.

## recipe/error.rs

digitize-a-recipe-has-16-mebibytes-at-most = a recipe has 16 mebibytes at most
digitize-the-recipe-cannot-be-written-a1 = the recipe cannot be written: { $a1 }
digitize-what-is-number-correct-it-in-the-recipe = { $what } is { $number }: correct it in the recipe
digitize-a-board-has-1-to-most-columns-and-rows = a board has 1 to { $most } columns and rows: correct them in the recipe
digitize-step-needs-needs-add-that-to-the-recipe-or = { $step } needs { $needs }: add that to the recipe, or leave { $step } out
digitize-the-ruleset-has-no-terrain-a1-correct-the-samples = the ruleset has no terrain '{ $a1 }': correct the samples
digitize-the-samples-of-a1-do-not-say-how-they = the samples of '{ $a1 }' do not say how they look: take its training over again
digitize-the-ruleset-has-no-line-a1-correct-the-lines = the ruleset has no line '{ $a1 }': correct the lines of the recipe
digitize-drag-drag-across-contour-lines-gives-no-heights-why = drag { $drag } across contour lines gives no heights: { $why }

## recipe/traced.rs

digitize-lines-on-the-scan = lines on the scan
digitize-lines-on-the-scan-a1-of-a2-found-are = Lines on the scan: { $a1 } of { $a2 } found are taken over as '{ $a3 }' { $word }.
digitize-missed-of-the-places-named-lie-on-no-line = { $missed } of the places named lie on no line that is found.
digitize-lines-followed-on-the-scan = lines followed on the scan
digitize-a-line-followed-on-the-scan-as-kind-is = A line followed on the scan as '{ $kind }' is shorter than a hex, or off the board.
digitize-a-line-followed-on-the-scan-a1-hexes-of = A line followed on the scan: { $a1 } hexes of '{ $kind }'.
digitize-a-line-followed-on-the-scan-n-hexsides-of = A line followed on the scan: { $n } hexsides of '{ $kind }'.
digitize-its-contour-lines = its contour lines
digitize-a-height-of-a-contour-line = a height of a contour line
digitize-contour-lines-with-of-a1-found-have-a-height = Contour lines: { $with } of { $a1 } found have a height.

## recipe/training.rs

digitize-an-ink-of-another-scan = an ink of another scan

## spot_ground.rs

digitize-an-estimate-interpolated-between-spots-of-its-spot-heights = an estimate interpolated between { $spots } of its spot heights and its contour lines
digitize-an-estimate-interpolated-between-spots-of-its-spot-heights-2 = an estimate interpolated between { $spots } of its spot heights

## tags.rs

digitize-longitude-and-latitude = longitude and latitude
digitize-projection-epsg-pixel-m-a-pixel = projection{ $epsg }, { $pixel } m a pixel
digitize-pixel-m-a-pixel = { $pixel } m a pixel
digitize-numbers-that-look-like-longitude-and-latitude = numbers that look like longitude and latitude
digitize-numbers-that-look-like-metres-pixel-a-pixel = numbers that look like metres, { $pixel } a pixel

## terrain.rs

digitize-a-sample-of-class-why = A sample of { $class } { $why }.

## training.rs

digitize-all-samples-of-other-sheets-teach-this-one-too = { $all } samples of other sheets teach this one too: { $a1 }.
digitize-came-left-out-as-the-rules-have-no-such = { $came } Left out, as the rules have no such terrain: { $a1 }.
digitize-samples-of-a1 = samples of { $a1 }
digitize-the-samples-of-a1-were-described-by-another-version = The samples of '{ $a1 }' were described by another version of the program: use its training again.

## vectors/draft.rs

digitize-kind-drafted-a1 = { $kind } drafted { $a1 }

## vectors/left_out.rs

digitize-no-row-of-the-table-fits = no row of the table fits
digitize-off-the-board = off the board
digitize-the-ruleset-or-the-board-has-no-a1 = the ruleset, or the board, has no '{ $a1 }'
digitize-farther-from-the-hexes-than-the-snapping-distance = farther from the hexes than the snapping distance
digitize-shorter-than-a-step-from-hex-to-hex = shorter than a step from hex to hex
digitize-drawn-there-already = drawn there already
digitize-too-little-of-every-hex-is-covered = too little of every hex is covered
digitize-without-a-name = without a name
digitize-outlines-too-tangled = outlines too tangled
digitize-1-feature-is = 1 feature is
digitize-a1-features-are = { $a1 } features are
digitize-one-left-out-example-a1 = { $one } left out{ $example }: { $a1 }.

## vectors/table.rs

digitize-the-table-is-wrong-at-a1-correct-it-there = the table is wrong at { $a1 }: correct it there, or save one from the window to see how it is written
digitize-a-table-has-most-rows-rows-and-a-mebibyte = a table has { $MOST_ROWS } rows and a mebibyte at most: leave some out
digitize-what-must-be-from-from-to-to-correct-it = { $what } must be from { $from } to { $to }: correct it in the table
digitize-the-table-cannot-be-written-a1 = the table cannot be written: { $a1 }
digitize-the-snapping-distance-in-hexes = the snapping distance in hexes
digitize-how-much-of-a-hex-is-covered = how much of a hex is covered

## vectors/taking.rs

digitize-taken-from-file = taken from '{ $file }'
digitize-lines-lie-mean-yards-from-where-they-were-drawn = Lines lie { $mean } yards from where they were drawn on the average, { $worst } at the most.
digitize-start-hexes-of-terrain-hexes-lines-lines-names-names = { $start }hexes of terrain { $hexes }, lines { $lines }, names { $names }, { $from }.{ $off }
digitize-vectors-file = Vectors { $file }

## world.rs

digitize-upper-left-of-the-scan = Upper left of the scan
digitize-upper-right-of-the-scan = Upper right of the scan
digitize-lower-right-of-the-scan = Lower right of the scan
digitize-lower-left-of-the-scan = Lower left of the scan
