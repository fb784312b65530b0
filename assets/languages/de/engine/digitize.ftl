## degrees.rs

digitize-d-m-s = . °d'′m"″s:

## error.rs

digitize-control-point-a1-is-in-degrees-but-the-ground = Passpunkt { $a1 } ist in Grad, aber das Gelände hat keine Mitte: die Mitte des Blattes festlegen
digitize-control-point-a1-lies-more-than-3-degrees-from = Passpunkt { $a1 } liegt mehr als 3 Grad von den anderen entfernt: Länge und Breite prüfen
digitize-these-places-lie-more-than-3-degrees-apart-check = diese Orte liegen mehr als 3 Grad auseinander: ihre Längen und Breiten prüfen
digitize-the-size-of-the-scan-is-not-known-find = die Größe des Scans ist nicht bekannt: zuerst seine Datei suchen
digitize-the-scale-must-be-above-0-yards = der Maßstab muss über 0 Yards liegen
digitize-the-board-does-not-lie-on-the-ground-yet = der Spielplan liegt noch nicht auf der Erde: zuerst das Blatt einpassen
digitize-a-board-of-columns-by-rows-hexes-is-too = ein Spielplan von { $columns } mal { $rows } Hexfeldern ist zu groß: je Seite sind { $most } erlaubt; mehr Yards je Hexfeld wählen
digitize-drawn-hexsides-of-this-kind-are-drawn-on-the = auf dem Blatt sind { $drawn } Hexkanten dieser Art gezeichnet, und mindestens { $fewest } sind nötig: zuerst ein Stück davon verfolgen oder zeichnen
digitize-the-height-model-has-no-heights-under-the-board = das Höhenmodell hat keine Höhen unter dem Spielplan: prüfen, ob beide am selben Ort der Erde liegen
digitize-the-height-model-has-no-heights-under-the-board-2 = das Höhenmodell hat unter dem Spielplan keine Höhen: seine Mitte liegt bei { $model }, die des Spielplans bei { $board }
digitize-the-board-lies-at-no-place-of-the-earth = der Spielplan liegt an keinem Ort der Erde: eine historische Karte nach Breite und Länge einpassen oder angeben, wo die Mitte des Spielplans liegt
digitize-the-file-has-no-features = die Datei hat keine Objekte
digitize-nothing-of-the-sheet-lies-under-the-board-there = unter dem Spielplan liegt dort nichts vom Blatt: das Blatt einpassen oder darauf klicken
digitize-the-sheet-has-most-heights-already-which-is-as = das Blatt hat schon { $most } Höhen, so viele, wie es sich merkt: zuerst einige entfernen
digitize-it-was-stopped = es wurde angehalten
digitize-the-numbers-of-this-placement-are-too-large-check = die Zahlen dieser Lage sind zu groß: die Punkte und ihre Einheiten prüfen
digitize-the-plane-of-the-world-file-is-not-known = die Ebene der World-Datei ist nicht bekannt: angeben, ob sie in Metern, Fuß, Yards oder Grad ist

## evidence.rs

digitize-laid-by-eye = nach Augenmaß gelegt
digitize-placed-by-two-points-a1-yards-apart = nach zwei Punkten im Abstand von { $a1 } Yards eingepasst
digitize-placed-by-its-world-file-or-its-tags = nach seiner World-Datei oder seinen eigenen Angaben eingepasst
digitize-placed-by-on-control-points = nach { $on } Passpunkten eingepasst
digitize-how-off-by-a1-yards-root-mean-square = { $how }, Abweichung { $a1 } Yards (quadratisches Mittel)
digitize-how-nothing-tells-how-far-it-is-off = { $how }; nichts sagt, wie weit es abweicht
digitize-roads-and-streams = Straßen und Wasserläufe
digitize-levels = Höhenstufen
digitize-confidence-mean-on-the-whole-none-under-least = Sicherheit im Ganzen { $mean } %, keine unter { $least } %.
digitize-what-of-count-unit-taken-from-name-beside-the = { $what } ({ $count } { $unit }), übernommen aus „{ $name }“{ $beside }. Das Blatt wurde { $placing }.{ $sure }
digitize-what-of = { $what } von
digitize-taken-from-name = übernommen aus „{ $name }“

## lines.rs

digitize-traced-on-a1 = Nachgezogen auf „{ $a1 }“

## placing.rs

digitize-north-west-corner = Nordwestecke
digitize-north-east-corner = Nordostecke
digitize-south-east-corner = Südostecke
digitize-south-west-corner = Südwestecke

## recipe/convert/board.rs

digitize-the-board = der Spielplan
digitize-a-board-over-the-scan = ein Spielplan über dem Scan
digitize-a-scan = ein Scan
digitize-yards-a-hex = Yards je Hexfeld
digitize-a-turn-in-degrees = eine Drehung in Grad
digitize-a-board-that-lies-on-the-ground = ein Spielplan, der auf der Erde liegt
digitize-name-hexes-of-terrain-hexes-lines-lines-names-names = { $name }: Hexfelder mit Gelände { $hexes }, Linien { $lines }, Namen { $names }.

## recipe/convert/levels.rs

digitize-the-metres-a-level = die Meter je Höhenstufe
digitize-name-level-0-from-base-m-and-a-level = { $name }, Stufe 0 ab { $base } m und eine Höhenstufe je { $step } m
digitize-n-hexes-lie-off-it = { $n } Hexfelder liegen außerhalb.
digitize-n-hexes-are-beyond-the-levels-the-rules-know = { $n } Hexfelder liegen außerhalb der Höhenstufen, die die Regeln kennen, und erhalten die letzte davon.
digitize-levels-of-count-hexes-from-beside-without-beyond = Höhenstufen von { $count } Hexfeldern aus { $beside }.{ $without }{ $beyond }
digitize-off-of-a1-spot-heights-disagree-with-them = { $off } von { $a1 } Höhenpunkten weichen davon ab.

## recipe/convert/mod.rs

digitize-terrain-from-samples = Gelände aus Proben
digitize-lines-on-a-scan = Linien auf einem Scan
digitize-lines-followed-on-a-scan = auf einem Scan verfolgte Linien
digitize-levels-from-spot-heights = Höhenstufen aus Höhenpunkten
digitize-contour-lines = Höhenlinien
digitize-a-pixel-of-the-scan = ein Pixel des Scans
digitize-a-place-in-yards = ein Ort in Yards
digitize-a-longitude = eine Länge
digitize-a-latitude = eine Breite

## recipe/convert/sheet.rs

digitize-a-spot-height-in-metres = ein Höhenpunkt in Metern
digitize-the-scan = der Scan
digitize-a-distance-in-yards = eine Entfernung in Yards
digitize-yards-a-pixel = Yards je Pixel
digitize-one-of-the-six-numbers-of-the-scan = eine der sechs Zahlen des Scans
digitize-terrain-from-samples-count-of-all-hexes-are-sure = Gelände aus Proben: { $count } von { $all } Hexfeldern sind sicher genug.

## recipe/error.rs

digitize-a-recipe-has-16-mebibytes-at-most = ein Rezept hat höchstens 16 Mebibyte
digitize-the-recipe-cannot-be-written-a1 = das Rezept lässt sich nicht schreiben: { $a1 }
digitize-what-is-number-correct-it-in-the-recipe = { $what } ist { $number }: im Rezept berichtigen
digitize-a-board-has-1-to-most-columns-and-rows = ein Spielplan hat 1 bis { $most } Spalten und Zeilen: im Rezept berichtigen
digitize-step-needs-needs-add-that-to-the-recipe-or = { $step }: dazu fehlt { $needs }; im Rezept ergänzen oder diesen Schritt weglassen
digitize-the-ruleset-has-no-terrain-a1-correct-the-samples = das Regelwerk hat kein Gelände „{ $a1 }“: die Proben berichtigen
digitize-the-samples-of-a1-do-not-say-how-they = die Proben von „{ $a1 }“ sagen nicht, wie sie aussehen: ihr Training noch einmal übernehmen
digitize-the-ruleset-has-no-line-a1-correct-the-lines = das Regelwerk hat keine Linie „{ $a1 }“: die Linien des Rezepts berichtigen
digitize-drag-drag-across-contour-lines-gives-no-heights-why = Zug { $drag } quer über Höhenlinien ergibt keine Höhen: { $why }

## recipe/traced.rs

digitize-lines-on-the-scan = Linien auf dem Scan
digitize-lines-on-the-scan-a1-of-a2-found-are = Linien auf dem Scan: { $a1 } von { $a2 } gefundenen werden als „{ $a3 }“ übernommen, { $word }.
digitize-missed-of-the-places-named-lie-on-no-line = { $missed } der genannten Orte liegen auf keiner gefundenen Linie.
digitize-lines-followed-on-the-scan = auf dem Scan verfolgte Linien
digitize-a-line-followed-on-the-scan-as-kind-is = Eine auf dem Scan als „{ $kind }“ verfolgte Linie ist kürzer als ein Hexfeld oder liegt außerhalb des Spielplans.
digitize-a-line-followed-on-the-scan-a1-hexes-of = Eine auf dem Scan verfolgte Linie: { $a1 } Hexfelder „{ $kind }“.
digitize-a-line-followed-on-the-scan-n-hexsides-of = Eine auf dem Scan verfolgte Linie: { $n } Hexkanten „{ $kind }“.
digitize-its-contour-lines = seine Höhenlinien
digitize-a-height-of-a-contour-line = eine Höhe einer Höhenlinie
digitize-contour-lines-with-of-a1-found-have-a-height = Höhenlinien: { $with } von { $a1 } gefundenen haben eine Höhe.

## recipe/training.rs

digitize-an-ink-of-another-scan = eine Tinte eines anderen Scans

## spot_ground.rs

digitize-an-estimate-interpolated-between-spots-of-its-spot-heights = eine Schätzung, interpoliert zwischen { $spots } seiner Höhenpunkte und seinen Höhenlinien
digitize-an-estimate-interpolated-between-spots-of-its-spot-heights-2 = eine Schätzung, interpoliert zwischen { $spots } seiner Höhenpunkte

## tags.rs

digitize-longitude-and-latitude = Länge und Breite
digitize-projection-epsg-pixel-m-a-pixel = Projektion{ $epsg }, { $pixel } m je Pixel
digitize-pixel-m-a-pixel = { $pixel } m je Pixel
digitize-numbers-that-look-like-longitude-and-latitude = Zahlen, die wie Länge und Breite aussehen
digitize-numbers-that-look-like-metres-pixel-a-pixel = Zahlen, die wie Meter aussehen, { $pixel } je Pixel

## terrain.rs

digitize-a-sample-of-class-why = Eine Probe von { $class } { $why }.

## training.rs

digitize-all-samples-of-other-sheets-teach-this-one-too = { $all } Proben anderer Blätter lehren auch dieses: { $a1 }.
digitize-came-left-out-as-the-rules-have-no-such = { $came } Ausgelassen, weil die Regeln kein solches Gelände haben: { $a1 }.
digitize-samples-of-a1 = Proben von { $a1 }
digitize-the-samples-of-a1-were-described-by-another-version = Die Proben von „{ $a1 }“ wurden von einer anderen Version des Programms beschrieben: ihr Training erneut verwenden.

## vectors/draft.rs

digitize-kind-drafted-a1 = { $kind }: Entwurf { $a1 }

## vectors/left_out.rs

digitize-no-row-of-the-table-fits = keine Zeile der Tabelle passt
digitize-off-the-board = außerhalb des Spielplans
digitize-the-ruleset-or-the-board-has-no-a1 = das Regelwerk oder der Spielplan kennt dies nicht: „{ $a1 }“
digitize-farther-from-the-hexes-than-the-snapping-distance = weiter von den Hexfeldern entfernt als die Fangweite
digitize-shorter-than-a-step-from-hex-to-hex = kürzer als ein Schritt von Hexfeld zu Hexfeld
digitize-drawn-there-already = dort schon gezeichnet
digitize-too-little-of-every-hex-is-covered = von jedem Hexfeld ist zu wenig bedeckt
digitize-without-a-name = ohne Namen
digitize-outlines-too-tangled = zu verworrene Umrisse
digitize-1-feature-is = 1 Objekt
digitize-a1-features-are = { $a1 } Objekte
digitize-one-left-out-example-a1 = { $one } ausgelassen{ $example }: { $a1 }.

## vectors/table.rs

digitize-the-table-is-wrong-at-a1-correct-it-there = die Tabelle ist fehlerhaft bei { $a1 }: dort berichtigen oder eine aus dem Fenster speichern, um zu sehen, wie sie geschrieben wird
digitize-a-table-has-most-rows-rows-and-a-mebibyte = eine Tabelle hat höchstens { $MOST_ROWS } Zeilen und ein Mebibyte: einige weglassen
digitize-what-must-be-from-from-to-to-correct-it = { $what } muss zwischen { $from } und { $to } liegen: in der Tabelle berichtigen
digitize-the-table-cannot-be-written-a1 = die Tabelle lässt sich nicht schreiben: { $a1 }
digitize-the-snapping-distance-in-hexes = die Fangweite in Hexfeldern
digitize-how-much-of-a-hex-is-covered = wie viel eines Hexfelds bedeckt ist

## vectors/taking.rs

digitize-taken-from-file = übernommen aus „{ $file }“
digitize-lines-lie-mean-yards-from-where-they-were-drawn = Linien liegen im Mittel { $mean } Yards von ihrem gezeichneten Ort, höchstens { $worst }.
digitize-start-hexes-of-terrain-hexes-lines-lines-names-names = { $start }Hexfelder mit Gelände { $hexes }, Linien { $lines }, Namen { $names }, { $from }.{ $off }
digitize-vectors-file = Vektoren { $file }

## world.rs

digitize-upper-left-of-the-scan = Oben links auf dem Scan
digitize-upper-right-of-the-scan = Oben rechts auf dem Scan
digitize-lower-right-of-the-scan = Unten rechts auf dem Scan
digitize-lower-left-of-the-scan = Unten links auf dem Scan
