## geodesy.rs

georeference-longitude-must-be-from-180-to-180-and-latitude = die Länge muss zwischen -180 und 180 und die Breite zwischen -90 und 90 Grad liegen: die Zahlen und ihre Reihenfolge prüfen
georeference-a-sheet-at-the-pole-cannot-be-laid-flat = ein Blatt am Pol lässt sich so nicht eben auslegen: jenseits von 84 Grad Breite nach Punkten in Yards einpassen
georeference-this-place-is-more-than-3-degrees-from-the = dieser Ort liegt mehr als 3 Grad von der Mitte des Blattes entfernt: seine Länge und Breite prüfen
georeference-the-projection-finds-no-ground-at-this-place-check = die Projektion findet an diesem Ort keinen Boden: seine Länge und Breite prüfen
georeference-proj-longlat-ellps-name-no-defs = +proj=longlat +ellps={ $name } +no_defs
georeference-k-1-x-0-0-y-0-0-ellps = +k=1 +x_0=0 +y_0=0 +ellps={ $name } +units=m +no_defs
georeference-proj-tmerc-lat-0-latitude-lon-0-longitude-tail = +proj=tmerc +lat_0={ $latitude } +lon_0={ $longitude } { $tail }

## placement/error.rs

georeference-have-control-points-are-on-and-this-fit-needs = { $have } Passpunkte sind eingeschaltet, und diese Anpassung braucht { $need }: Punkte hinzufügen, einige einschalten oder eine einfachere Anpassung wählen
georeference-have-control-points-are-on-and-this-fit-takes = { $have } Passpunkte sind eingeschaltet, und diese Anpassung nimmt höchstens { $most }: einige ausschalten oder eine andere Anpassung wählen
georeference-control-point-a1-has-a-coordinate-that-is-no = Passpunkt { $a1 } hat eine Koordinate, die keine Zahl ist: neu eingeben
georeference-the-control-points-lie-at-one-place-move-them = die Passpunkte liegen an einem Ort: auseinanderrücken, zu den Ecken des Blattes hin
georeference-the-control-points-lie-in-a-line-add-one = die Passpunkte liegen auf einer Geraden: einen weit abseits davon hinzufügen oder die Ähnlichkeitsanpassung wählen
georeference-control-points-a1-and-a2-lie-on-the-same = die Passpunkte { $a1 } und { $a2 } liegen auf demselben Pixel: einen davon ausschalten
georeference-these-control-points-would-fold-the-sheet-over-two = diese Passpunkte würden das Blatt umklappen: zwei davon sind vielleicht vertauscht; den am weitesten danebenliegenden ausschalten
georeference-this-placement-squeezes-the-sheet-into-a-line-check = diese Lage drückt das Blatt zu einer Linie zusammen: ihre Zahlen prüfen
georeference-the-distance-between-the-two-points-must-be-above = die Entfernung zwischen den beiden Punkten muss über 0 Yards liegen

## projection.rs

georeference-the-file-does-not-tell-where-it-lies-place = die Datei sagt nicht, wo sie liegt: wie einen Scan nach Passpunkten einpassen
georeference-the-file-does-not-tell-its-projection-give-its = die Datei nennt ihre Projektion nicht: ihre EPSG-Nummer angeben oder nach Passpunkten einpassen
georeference-the-projection-epsg-epsg-is-not-known-here-bring = die Projektion EPSG:{ $epsg } ist hier nicht bekannt: die Datei in einem GIS in Länge und Breite (EPSG:4326) umwandeln oder nach Passpunkten einpassen
georeference-proj-longlat-datum-wgs84-no-defs = +proj=longlat +datum=WGS84 +no_defs

## world_file.rs

georeference-a-world-file-has-six-lines-with-a-number = eine World-Datei hat sechs Zeilen mit je einer Zahl, und diese hat { $lines }: die Datei wählen, die mit dem Scan kam
georeference-line-line-of-the-world-file-is-no-number = Zeile { $line } der World-Datei ist keine Zahl: die Datei wählen, die mit dem Scan kam
