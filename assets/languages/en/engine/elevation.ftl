## contours/assign.rs

elevation-the-first-height-and-the-interval-must-be-numbers = the first height and the interval must be numbers, and the interval not 0
elevation-this-drag-crosses-no-contour-line-drag-from-one = this drag crosses no contour line: drag from one line across the others
elevation-the-drag-crosses-one-line-twice-which-would-have = the drag crosses one line twice, which would have { $first_metres } and { $second_metres } m: drag straight up or down a slope
elevation-a-line-crossed-has-held-metres-m-already-and = a line crossed has { $held_metres } m already and would have { $wanted_metres } m: check start and interval, or take its height away first

## contours/fill.rs

elevation-no-contour-line-has-a-height-yet-drag-across = no contour line has a height yet: drag across some with the height of the first and the interval

## grid.rs

elevation-a-height-model-needs-columns-and-rows-and-this = a height model needs columns and rows, and this has { $width } × { $height }: fetch the file again
elevation-width-height-cells-are-more-than-the-most-cells = { $width } × { $height } cells are more than the { $MOST_CELLS } that are read: cut the height model to the battlefield in a GIS first
elevation-cells-cells-are-announced-and-heights-heights-are-there = { $cells } cells are announced and { $heights } heights are there: the file is cut short or its header is wrong, fetch it again

## readers/error.rs

elevation-this-is-no-height-model-known-here-choose-an = this is no height model known here: choose an ESRI ASCII grid (.asc), an SRTM tile (.hgt) or a GeoTIFF
elevation-the-header-of-the-grid-has-no-key-fetch = the header of the grid has no { $key }: fetch the file again, or add the line
elevation-line-line-key-is-value-which-no-grid-has = line { $line }: { $key } is { $value }, which no grid has: correct the header
elevation-line-line-word-is-no-height-correct-it-or = line { $line }: { $word } is no height: correct it, or fetch the file again
elevation-the-cells-of-the-grid-have-no-size-or = the cells of the grid have no size or lie nowhere: correct where it says they lie
elevation-name-does-not-tell-where-the-tile-lies-name = { $name } does not tell where the tile lies: name it by its south-west corner, as N36W085.hgt
elevation-a-tile-has-1201-1201-or-3601-3601-heights = a tile has 1201 × 1201 or 3601 × 3601 heights of 2 bytes, and this has { $bytes } bytes: fetch it again
elevation-the-heights-of-this-tile-are-impossible-as-they = the heights of this tile are impossible as they stand and possible with their bytes swapped: fetch it again from its publisher, or swap them
elevation-this-tiff-is-a-picture-or-has-several-bands = this TIFF is a picture or has several bands, no height model: choose the one with the heights, or cut its band out (gdal_translate -b 1)
elevation-tiffs-of-this-kind-are-not-read-kind-write = TIFFs of this kind are not read ({ $kind }): write it anew with gdal_translate -ot Float32 -co COMPRESS=DEFLATE
elevation-the-strips-or-tiles-of-this-tiff-are-too = the strips or tiles of this TIFF are too large, or of no size: write it anew with gdal_translate -co TILED=YES
elevation-the-tiff-is-damaged-reason-fetch-it-again = the TIFF is damaged ({ $reason }): fetch it again

## readers/geotiff/chunks.rs

elevation-strip-or-tile-index-is-not-there = strip or tile { $index } is not there
elevation-strip-or-tile-index-ends-too-early-or-is = strip or tile { $index } ends too early or is garbled

## readers/geotiff/rows.rs

elevation-numbers-of-bits-bits-format-format = numbers of { $bits } bits, format { $format }

## spots/mod.rs

elevation-fewest-spot-heights-at-different-places-are-needed-at = { $FEWEST } spot heights at different places are needed at least, and there are { $there }: enter more
