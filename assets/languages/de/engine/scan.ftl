## clean/balance.rs

scan-this-is-too-dark-for-paper-click-where-the = dies ist zu dunkel für Papier: dort klicken, wo das Blatt leer ist

## error.rs

scan-this-is-no-picture-known-here-choose-a-png = dies ist kein hier bekanntes Bild: eine Datei in PNG, JPEG, TIFF, WebP oder PDF wählen oder den Scan als eine solche speichern
scan-the-picture-has-no-pixels-scan-or-save-it = das Bild hat keine Pixel: noch einmal scannen oder speichern
scan-width-height-pixels-are-more-than-can-be-used = { $width } × { $height } Pixel sind mehr, als sich verwenden lassen ({ $a1 } Millionen): mit weniger Punkten je Zoll scannen oder das Blatt in Teile schneiden
scan-width-height-pixels-in-a-file-of-a1-kib = { $width } × { $height } Pixel in einer Datei von { $a1 } KiB sind kein Scan, sondern ein fast leeres Bild: die Datei neu holen oder kleiner speichern
scan-the-picture-would-take-needed-mib-mib-to-unpack = das Bild bräuchte zum Entpacken { $needed_mib } MiB, und { $most_mib } MiB sind das Höchste für eine solche Datei: als TIFF speichern oder neu holen, falls es kleiner sein sollte
scan-the-file-lists-entries-parts-more-than-any-scan = die Datei führt { $entries } Teile auf, mehr als irgendein Scan hat: das Bild mit einem anderen Programm neu speichern
scan-the-format-file-is-damaged-reason-fetch-or-save = die Datei ({ $format }) ist beschädigt ({ $reason }): neu holen oder neu speichern
scan-format-files-of-this-kind-are-not-read-kind = Dateien dieser Art ({ $format }) werden nicht gelesen ({ $kind }): { $remedy }
scan-the-file-has-no-page-page-choose-one-from = die Datei hat keine Seite { $page }: eine von 1 bis { $pages } wählen
scan-the-page-takes-more-than-most-mib-mib-or = die Seite braucht mehr als { $most_mib } MiB oder { $most_seconds } Sekunden zum Zeichnen: mit einem anderen Programm als PNG oder TIFF speichern
scan-the-file-cannot-be-read-a1 = die Datei lässt sich nicht lesen: { $a1 }
scan-the-tiles-of-the-sheet-cannot-be-kept-a1 = die Kacheln des Blattes lassen sich nicht aufbewahren: { $a1 }; auf dem Datenträger Platz schaffen oder einen anderen Ordner wählen
scan-reading-the-sheet-was-cancelled = das Lesen des Blattes wurde abgebrochen
scan-the-file-ends-too-early-rows-read-of-rows = die Datei endet zu früh: { $rows_read } von { $rows } Zeilen ließen sich lesen; für den Rest neu holen
scan-damaged-of-the-parts-parts-of-the-file-are = { $damaged } der { $parts } Teile der Datei sind beschädigt und bleiben leer; neu holen
scan-the-file-ends-too-early-the-sheet-is-there = die Datei endet zu früh: das Blatt ist da, aber nicht so scharf, wie es sein sollte; neu holen

## fingerprint.rs

scan-the-mark-of-a-sheet-has-32-hexadecimal-digits = die Kennung eines Blattes hat 32 Hexadezimalziffern: die Datei des Blattes noch einmal wählen

## open.rs

scan-the-decoder-gave-it-up = der Decoder gab auf

## pixels.rs

scan-width-height-pixels-are-more-than-can-be-had = { $width } × { $height } Pixel sind mehr, als auf einmal zu haben sind; weniger verlangen oder stärker verkleinert
scan-nothing-of-the-sheet-lies-there = dort liegt nichts vom Blatt
scan-the-pixels-of-the-sheet-cannot-be-read-a1 = die Pixel des Blattes lassen sich nicht lesen: { $a1 }

## pyramid/store.rs

scan-the-kept-tiles-are-damaged = die aufbewahrten Kacheln sind beschädigt

## read/jpeg/header.rs

scan-save-it-as-an-ordinary-jpeg-png-or-tiff = als gewöhnliches JPEG, PNG oder TIFF speichern
scan-a-segment-without-a-length = ein Segment ohne Länge
scan-it-ends-within-its-header = es endet innerhalb seines Kopfes
scan-lossless-or-in-layers = verlustfrei oder in Schichten
scan-arithmetic-coding = arithmetische Kodierung
scan-it-has-no-pixels = es hat keine Pixel
scan-its-frame-has-no-size = sein Rahmen hat keine Größe
scan-12-bits-a-colour = 12 Bit je Farbe
scan-its-frame-has-no-colours = sein Rahmen hat keine Farben
scan-colours-without-samples = Farben ohne Abtastwerte
scan-there-is-no-marker-where-one-must-be = es fehlt ein Marker, wo einer sein muss

## read/jpeg/mod.rs

scan-it-has-two-sizes = es hat zwei Größen
scan-its-size-is-not-that-of-the-part = seine Größe ist nicht die des Teils
scan-its-colours-are-not-told = seine Farben sind nicht angegeben

## read/jpeg/progressive/frame.rs

scan-its-frame-makes-no-sense = sein Rahmen ergibt keinen Sinn

## read/jpeg/progressive/mod.rs

scan-more-scans-than-any-picture-has = mehr Durchgänge, als irgendein Bild hat
scan-its-codes-make-no-sense = seine Codes ergeben keinen Sinn
scan-its-tables-make-no-sense = seine Tabellen ergeben keinen Sinn
scan-adobe = Adobe

## read/jpeg/progressive/rows.rs

scan-it-has-no-size = es hat keine Größe
scan-a-colour-is-missing = eine Farbe fehlt

## read/jpeg/progressive/scan.rs

scan-a-scan-makes-no-sense = ein Durchgang ergibt keinen Sinn

## read/mod.rs

scan-pages-are-not-drawn-here = Seiten werden hier nicht gezeichnet

## read/png.rs

scan-it-wants-more-memory-than-any-scan = es braucht mehr Speicher als irgendein Scan

## read/tiff/layout.rs

scan-jpeg-with-separate-colours = JPEG mit getrennten Farben
scan-its-strips-or-tiles-have-no-size = seine Streifen oder Kacheln haben keine Größe
scan-strips-or-tiles-are-missing-from-its-list = in seiner Liste fehlen Streifen oder Kacheln
scan-numbers-of-bits-bits-that-are-no-colours = Zahlen von { $bits } Bit, die keine Farben sind
scan-that-many-colours = so viele Farben
scan-bits-in-reverse-order = Bits in umgekehrter Reihenfolge
scan-colours-of-the-kind-other = Farben der Art { $other }
scan-count-colours-of-bits-bits = { $count } Farben von { $bits } Bit
scan-a-palette-of-bits-bits = eine Palette von { $bits } Bit
scan-its-palette-is-too-short = seine Palette ist zu kurz

## read/tiff/mod.rs

scan-save-it-again-without-compression-or-as-png = ohne Komprimierung neu speichern oder als PNG

## read/tiff/parts.rs

scan-it-ends-before-its-pixels = es endet vor seinen Pixeln
