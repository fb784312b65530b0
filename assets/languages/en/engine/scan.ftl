## clean/balance.rs

scan-this-is-too-dark-for-paper-click-where-the = this is too dark for paper: click where the sheet is blank

## error.rs

scan-this-is-no-picture-known-here-choose-a-png = this is no picture known here: choose a PNG, JPEG, TIFF, WebP or PDF file, or save the scan as one
scan-the-picture-has-no-pixels-scan-or-save-it = the picture has no pixels: scan or save it again
scan-width-height-pixels-are-more-than-can-be-used = { $width } × { $height } pixels are more than can be used ({ $a1 } million): scan at fewer dots an inch, or cut the sheet in parts
scan-width-height-pixels-in-a-file-of-a1-kib = { $width } × { $height } pixels in a file of { $a1 } KiB are no scan but an all but empty picture: fetch the file again, or save it smaller
scan-the-picture-would-take-needed-mib-mib-to-unpack = the picture would take { $needed_mib } MiB to unpack, and { $most_mib } MiB is the most for such a file: save it as TIFF, or fetch it again if it should be smaller
scan-the-file-lists-entries-parts-more-than-any-scan = the file lists { $entries } parts, more than any scan has: save the picture again with another program
scan-the-format-file-is-damaged-reason-fetch-or-save = the { $format } file is damaged ({ $reason }): fetch or save it again
scan-format-files-of-this-kind-are-not-read-kind = { $format } files of this kind are not read ({ $kind }): { $remedy }
scan-the-file-has-no-page-page-choose-one-from = the file has no page { $page }: choose one from 1 to { $pages }
scan-the-page-takes-more-than-most-mib-mib-or = the page takes more than { $most_mib } MiB or { $most_seconds } seconds to draw: save it as a PNG or TIFF with another program
scan-the-file-cannot-be-read-a1 = the file cannot be read: { $a1 }
scan-the-tiles-of-the-sheet-cannot-be-kept-a1 = the tiles of the sheet cannot be kept: { $a1 }; make room on the disk, or choose another folder
scan-reading-the-sheet-was-cancelled = reading the sheet was cancelled
scan-the-file-ends-too-early-rows-read-of-rows = the file ends too early: { $rows_read } of { $rows } rows could be read; fetch it again for the rest
scan-damaged-of-the-parts-parts-of-the-file-are = { $damaged } of the { $parts } parts of the file are damaged and left blank; fetch it again
scan-the-file-ends-too-early-the-sheet-is-there = the file ends too early: the sheet is there, but not as sharp as it should be; fetch it again

## fingerprint.rs

scan-the-mark-of-a-sheet-has-32-hexadecimal-digits = the mark of a sheet has 32 hexadecimal digits: choose the sheet's file again

## open.rs

scan-the-decoder-gave-it-up = the decoder gave it up

## pixels.rs

scan-width-height-pixels-are-more-than-can-be-had = { $width } × { $height } pixels are more than can be had at once; ask for less, or at a stronger reduction
scan-nothing-of-the-sheet-lies-there = nothing of the sheet lies there
scan-the-pixels-of-the-sheet-cannot-be-read-a1 = the pixels of the sheet cannot be read: { $a1 }

## pyramid/store.rs

scan-the-kept-tiles-are-damaged = the kept tiles are damaged

## read/jpeg/header.rs

scan-save-it-as-an-ordinary-jpeg-png-or-tiff = save it as an ordinary JPEG, PNG or TIFF
scan-a-segment-without-a-length = a segment without a length
scan-it-ends-within-its-header = it ends within its header
scan-lossless-or-in-layers = lossless or in layers
scan-arithmetic-coding = arithmetic coding
scan-it-has-no-pixels = it has no pixels
scan-its-frame-has-no-size = its frame has no size
scan-12-bits-a-colour = 12 bits a colour
scan-its-frame-has-no-colours = its frame has no colours
scan-colours-without-samples = colours without samples
scan-there-is-no-marker-where-one-must-be = there is no marker where one must be

## read/jpeg/mod.rs

scan-it-has-two-sizes = it has two sizes
scan-its-size-is-not-that-of-the-part = its size is not that of the part
scan-its-colours-are-not-told = its colours are not told

## read/jpeg/progressive/frame.rs

scan-its-frame-makes-no-sense = its frame makes no sense

## read/jpeg/progressive/mod.rs

scan-more-scans-than-any-picture-has = more scans than any picture has
scan-its-codes-make-no-sense = its codes make no sense
scan-its-tables-make-no-sense = its tables make no sense
scan-adobe = Adobe

## read/jpeg/progressive/rows.rs

scan-it-has-no-size = it has no size
scan-a-colour-is-missing = a colour is missing

## read/jpeg/progressive/scan.rs

scan-a-scan-makes-no-sense = a scan makes no sense

## read/mod.rs

scan-pages-are-not-drawn-here = pages are not drawn here

## read/png.rs

scan-it-wants-more-memory-than-any-scan = it wants more memory than any scan

## read/tiff/layout.rs

scan-jpeg-with-separate-colours = JPEG with separate colours
scan-its-strips-or-tiles-have-no-size = its strips or tiles have no size
scan-strips-or-tiles-are-missing-from-its-list = strips or tiles are missing from its list
scan-numbers-of-bits-bits-that-are-no-colours = numbers of { $bits } bits that are no colours
scan-that-many-colours = that many colours
scan-bits-in-reverse-order = bits in reverse order
scan-colours-of-the-kind-other = colours of the kind { $other }
scan-count-colours-of-bits-bits = { $count } colours of { $bits } bits
scan-a-palette-of-bits-bits = a palette of { $bits } bits
scan-its-palette-is-too-short = its palette is too short

## read/tiff/mod.rs

scan-save-it-again-without-compression-or-as-png = save it again without compression, or as PNG

## read/tiff/parts.rs

scan-it-ends-before-its-pixels = it ends before its pixels
