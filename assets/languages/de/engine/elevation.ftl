## contours/assign.rs

elevation-the-first-height-and-the-interval-must-be-numbers = die erste Höhe und der Abstand müssen Zahlen sein und der Abstand nicht 0
elevation-this-drag-crosses-no-contour-line-drag-from-one = dieser Zug überquert keine Höhenlinie: von einer Linie quer über die anderen ziehen
elevation-the-drag-crosses-one-line-twice-which-would-have = der Zug überquert eine Linie zweimal, die dann { $first_metres } und { $second_metres } m hätte: gerade hangauf oder hangab ziehen
elevation-a-line-crossed-has-held-metres-m-already-and = eine überquerte Linie hat schon { $held_metres } m und bekäme { $wanted_metres } m: Anfang und Abstand prüfen oder ihr zuerst die Höhe nehmen

## contours/fill.rs

elevation-no-contour-line-has-a-height-yet-drag-across = noch hat keine Höhenlinie eine Höhe: mit der Höhe der ersten und dem Abstand quer über einige ziehen

## grid.rs

elevation-a-height-model-needs-columns-and-rows-and-this = ein Höhenmodell braucht Spalten und Zeilen, und dieses hat { $width } × { $height }: die Datei neu holen
elevation-width-height-cells-are-more-than-the-most-cells = { $width } × { $height } Zellen sind mehr als die { $MOST_CELLS }, die gelesen werden: das Höhenmodell zuerst in einem GIS auf das Schlachtfeld zuschneiden
elevation-cells-cells-are-announced-and-heights-heights-are-there = { $cells } Zellen sind angekündigt und { $heights } Höhen vorhanden: die Datei ist abgeschnitten oder ihr Kopf falsch, neu holen

## readers/error.rs

elevation-this-is-no-height-model-known-here-choose-an = dies ist kein hier bekanntes Höhenmodell: ein ESRI-ASCII-Raster (.asc), eine SRTM-Kachel (.hgt) oder ein GeoTIFF wählen
elevation-the-header-of-the-grid-has-no-key-fetch = im Kopf des Rasters fehlt { $key }: die Datei neu holen oder die Zeile ergänzen
elevation-line-line-key-is-value-which-no-grid-has = Zeile { $line }: { $key } ist { $value }, was kein Raster hat: den Kopf berichtigen
elevation-line-line-word-is-no-height-correct-it-or = Zeile { $line }: { $word } ist keine Höhe: berichtigen oder die Datei neu holen
elevation-the-cells-of-the-grid-have-no-size-or = die Zellen des Rasters haben keine Größe oder liegen nirgends: ihre Größe und Lage im Kopf berichtigen
elevation-name-does-not-tell-where-the-tile-lies-name = { $name } sagt nicht, wo die Kachel liegt: nach ihrer Südwestecke benennen, etwa N36W085.hgt
elevation-a-tile-has-1201-1201-or-3601-3601-heights = eine Kachel hat 1201 × 1201 oder 3601 × 3601 Höhen von 2 Bytes, und diese hat { $bytes } Bytes: neu holen
elevation-the-heights-of-this-tile-are-impossible-as-they = die Höhen dieser Kachel sind so, wie sie stehen, unmöglich und mit vertauschten Bytes möglich: von ihrem Herausgeber neu holen oder die Bytes vertauschen
elevation-this-tiff-is-a-picture-or-has-several-bands = dieses TIFF ist ein Bild oder hat mehrere Bänder, kein Höhenmodell: das mit den Höhen wählen oder sein Band herauslösen (gdal_translate -b 1)
elevation-tiffs-of-this-kind-are-not-read-kind-write = TIFFs dieser Art werden nicht gelesen ({ $kind }): neu schreiben mit gdal_translate -ot Float32 -co COMPRESS=DEFLATE
elevation-the-strips-or-tiles-of-this-tiff-are-too = die Streifen oder Kacheln dieses TIFF sind zu groß oder ohne Größe: neu schreiben mit gdal_translate -co TILED=YES
elevation-the-tiff-is-damaged-reason-fetch-it-again = das TIFF ist beschädigt ({ $reason }): neu holen

## readers/geotiff/chunks.rs

elevation-strip-or-tile-index-is-not-there = Streifen oder Kachel { $index } ist nicht da
elevation-strip-or-tile-index-ends-too-early-or-is = Streifen oder Kachel { $index } endet zu früh oder ist verstümmelt

## readers/geotiff/rows.rs

elevation-numbers-of-bits-bits-format-format = Zahlen von { $bits } Bit, Format { $format }

## spots/mod.rs

elevation-fewest-spot-heights-at-different-places-are-needed-at = mindestens { $FEWEST } Höhenpunkte an verschiedenen Orten sind nötig, vorhanden { $there ->
        [one] ist 1
       *[other] sind { $there }
    }: weitere eingeben
