## color.rs

cartography-text-is-no-colour-write-rrggbb-or-rrggbbaa = `{ $text }` is no colour; write RRGGBB or RRGGBBAA

## style/registry.rs

cartography-it-has-no-a1-give-it-one = it has no { $a1 }; give it one
cartography-the-id-a1-is-that-of-a-style-of = the id '{ $a1 }' is that of a style of the program; give it another
cartography-it-has-no-a1-a2-copy-the-entry-of = it has no { $a1 } '{ $a2 }'; copy the entry of the style it is made from
cartography-a1-is-out-of-range-it-must-be-from = { $a1 } is out of range; it must be from 0 to 20
cartography-the-size-of-letters = the size of letters
cartography-the-width-of-a-line = the width of a line

## styles

cartography-high-contrast = High contrast
cartography-for-every-eye-black-ink-a-pattern-for-every = For every eye: black ink, a pattern for every terrain, colours that colour-blind people tell apart.
cartography-period-map = Period map
cartography-a-hand-coloured-survey-map-of-the-time-washes = A hand-coloured survey map of the time: washes, hachures, trees.
cartography-plain-atlas = Plain atlas
cartography-clear-flat-tints-and-lines-between-levels-quick-to = Clear flat tints and lines between levels: quick to read, quick to draw.
cartography-engraving = Engraving
cartography-black-on-white-and-sparing-with-ink-for-the = Black on white and sparing with ink: for the printer and the photocopier.
