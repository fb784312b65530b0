## ink.rs

linework-that-is-the-paper-not-a-line-click-the = that is the paper, not a line: click the middle of a line, or come nearer first
linework-these-places-are-printed-in-different-colours-click-lines = these places are printed in different colours: click lines of one colour only

## mask.rs

linework-a-picture-of-width-height-pixels-is-not-searched = a picture of { $width } × { $height } pixels is not searched for lines: crop it to the board first

## ridges.rs

linework-lines-are-not-sought-in-a-picture-of-width = lines are not sought in a picture of { $width } × { $height } pixels: crop it to the board, or look at it more coarsely
linework-lines-of-a1-pixels-are-not-sought-they-are = lines of { $a1 } pixels are not sought: they are from 1 to 40 pixels wide
linework-it-was-cancelled = it was cancelled

## wire.rs

linework-the-line-begins-off-the-sheet-click-on-the = the line begins off the sheet: click on the sheet
