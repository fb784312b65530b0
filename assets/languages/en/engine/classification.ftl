## error.rs

classification-the-board-has-no-hexes = the board has no hexes
classification-a-board-of-hexes-hexes-is-too-large-to = a board of { $hexes } hexes is too large to be described from a sheet; the most are { $MOST_HEXES }
classification-no-hex-of-the-board-lies-on-the-sheet = no hex of the board lies on the sheet; place the sheet or move the board first
classification-hexes-are-px-pixels-wide-on-the-sheet-too = hexes are { $px } pixels wide on the sheet, too small to be told apart; give the board larger hexes or scan more finely
classification-the-work-was-cancelled = the work was cancelled
classification-no-sample-lies-on-the-sheet-and-the-board = no sample lies on the sheet and the board; click a few places of each terrain
classification-all-samples-are-a1-click-a-few-places-of = all samples are '{ $a1 }'; click a few places of another terrain too
classification-there-are-samples-of-classes-terrains-the-most-are = there are samples of { $classes } terrains; the most are { $MOST_CLASSES }
classification-there-are-samples-samples-the-most-are-most-samples = there are { $samples } samples; the most are { $MOST_SAMPLES }
classification-lies-off-the-board = lies off the board
classification-lies-off-the-sheet = lies off the sheet
classification-says-said-where-a-later-sample-says-later = says '{ $said }' where a later sample says '{ $later }'
classification-was-described-by-another-version-of-the-program = was described by another version of the program
