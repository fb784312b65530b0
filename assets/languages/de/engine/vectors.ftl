## error.rs

vectors-these-are-no-vectors-known-here-choose-a-geojson = dies sind keine hier bekannten Vektoren: ein GeoJSON (.geojson, .json), ein GPX (.gpx) oder ein Shapefile (.shp) wählen
vectors-mib-mib-are-more-than-the-most-mib-mib = { $mib } MiB sind mehr als die { $most_mib } MiB, die gelesen werden: die Umgebung der Schlacht in einem GIS herausschneiden
vectors-the-file-is-damaged-reason-fetch-it-again-or = die Datei ist beschädigt ({ $reason }): neu holen oder in einem GIS neu schreiben
vectors-this-is-what-which-has-no-points-lines-or = dies ist { $what } ohne Punkte, Linien oder Flächen: eine andere Datei wählen
vectors-after-features-features-the-file-is-damaged-reason-the = nach { $features } Objekten ist die Datei beschädigt ({ $reason }): der Rest wird ausgelassen
vectors-only-the-first-features-features-are-read-cut-the = nur die ersten { $features } Objekte werden gelesen: die Umgebung der Schlacht in einem GIS aus der Datei herausschneiden
vectors-features-features-are-left-out-their-positions-are-no = { $features } Objekte werden ausgelassen: ihre Koordinaten sind keine Zahlen
vectors-features-features-are-left-out-they-lie-nowhere-or = { $features } Objekte werden ausgelassen: sie liegen nirgends oder sind von einer Art, die nicht gelesen wird
vectors-the-features-have-no-attributes-reason = die Objekte haben keine Eigenschaften: { $reason }

## readers/dbf.rs

vectors-the-table-beside-the-file-is-too-large = die Tabelle neben der Datei ist zu groß
vectors-the-table-is-cut-off = die Tabelle ist abgeschnitten
vectors-the-table-has-no-rows = die Tabelle hat keine Zeilen
vectors-the-table-has-no-columns = die Tabelle hat keine Spalten

## readers/geojson.rs

vectors-featurecollection = FeatureCollection
vectors-topology = Topology
vectors-a-topojson = ein TopoJSON
vectors-json-of-another-kind = JSON anderer Art
vectors-no-more-features-are-taken = weitere Objekte werden nicht genommen
vectors-a-geojson = ein GeoJSON
vectors-a-list-of-features = eine Liste von Objekten

## readers/gpx.rs

vectors-it-is-no-text-in-utf-8-from-byte = es ist ab Byte { $a1 } kein Text in UTF-8
vectors-xml-of-another-kind-name = XML anderer Art ({ $name })

## readers/shapefile.rs

vectors-it-has-no-header-of-a-shapefile = es hat keinen Kopf eines Shapefiles
vectors-the-reader-gave-it-up = das Leseprogramm gab auf
vectors-is-cut-off = ist abgeschnitten
vectors-is-longer-than-the-file = ist länger als die Datei
vectors-is-of-no-known-kind = ist von keiner bekannten Art
vectors-has-more-points-than-bytes = hat mehr Punkte als Bytes
