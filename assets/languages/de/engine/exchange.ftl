## export/exporter.rs

exchange-the-export-was-cancelled-no-file-was-written = Der Export wurde abgebrochen; keine Datei wurde geschrieben.

## export/megamek.rs

exchange-megamek-board = MegaMek-Spielplan
exchange-a-board-for-megamek-ground-heights-roads-and-names = Ein Spielplan für MegaMek: Gelände, Höhen, Straßen und Namen als Notizen.
exchange-megamek-boards = MegaMek-Spielpläne
exchange-the-board-has-no-hexes-give-it-a-size = Der Spielplan hat keine Hexfelder; zuerst eine Größe angeben.
exchange-boards-of-megamek-have-hexes-with-a-flat-side = Spielpläne von MegaMek haben Hexfelder mit einer flachen Seite oben. Zuerst die Hexfelder umstellen: Spielplan, „Zwischen flachen und spitzen Hexfeldern wechseln“.
exchange-an-empty-column-was-put-before-the-first-as = Vor die erste Spalte wurde eine leere gesetzt, da bei MegaMek die zweite Spalte tiefer liegt
exchange-hex-a1-row-0 = hex { $a1 }{ $row } 0 "" ""
exchange-ground-of-the-sort-look-is-left-out = Gelände der Art „{ $look }“ wird ausgelassen
exchange-hex-a1-level-a2 = hex { $a1 } { $level } "{ $a2 }" ""
exchange-note-a1-text = note { $a1 } "{ $text }"
exchange-lines-of-the-sort-look-are-left-out = Linien der Art „{ $look }“ werden ausgelassen
exchange-units-are-left-out = Einheiten werden ausgelassen
exchange-objectives-are-left-out = Ziele werden ausgelassen

## export/pdf.rs

exchange-map-as-pdf = Karte als PDF
exchange-the-map-for-printing-hexes-of-16-mm-over = Die Karte für den Druck: Hexfelder von 16 mm auf Blättern in A4, mit Schnittmarken und einem Plan der Blätter.
exchange-pdf-documents = PDF-Dokumente

## export/tiled/map.rs

exchange-of-the-tiles-why = Zu den Kacheln: { $why }
exchange-heights = Höhen

## export/tiled/mod.rs

exchange-tiled-map = Tiled-Karte
exchange-a-map-for-tiled-and-game-engines-that-read = Eine Karte für Tiled und Spiele-Engines, die dessen Dateien lesen, mit einem Bild der Kacheln daneben.
exchange-tiled-maps = Tiled-Karten
exchange-tiled-map-as-json = Tiled-Karte als JSON
exchange-the-same-as-json-for-web-engines-with-a = Dasselbe als JSON, für Web-Engines, mit einem Bild der Kacheln daneben.

## export/tiled/objects.rs

exchange-units-that-do-not-stand-on-the-map-at = Einheiten, die zu Beginn nicht auf der Karte stehen, werden ausgelassen
exchange-deployment-zones-are-left-out = Aufstellungszonen werden ausgelassen
exchange-tasks-of-commands-are-left-out = Aufträge von Verbänden werden ausgelassen
exchange-exits-are-left-out = Austrittsfelder werden ausgelassen
exchange-what-single-hexes-have-of-their-own-is-left = Was einzelne Hexfelder für sich haben, wird ausgelassen
exchange-other-set-ups-are-left-out = Andere Aufstellungen werden ausgelassen
exchange-notes-of-the-designer-are-left-out = Notizen zum Entwurf werden ausgelassen
exchange-historical-maps-under-the-grid-are-left-out = Historische Karten unter dem Raster werden ausgelassen
exchange-parameters-of-the-rules-are-left-out = Parameter der Regeln werden ausgelassen
exchange-lines-with-gaps-become-a-line-for-each-part = Linien mit Lücken werden zu einer Linie je Teil
exchange-lines-of-a-single-hex-are-left-out = Linien aus einem einzigen Hexfeld werden ausgelassen
exchange-lines = Linien
exchange-names = Namen
exchange-arrivals-are-left-out = Ankünfte werden ausgelassen
exchange-evidence-for-units-is-left-out = Belege für Einheiten werden ausgelassen

## export/tiled/tiles.rs

exchange-ground-and-heights = Gelände und Höhen

## export/vassal/left_out.rs

exchange-alternative-set-ups-are-left-out = Andere Aufstellungen werden ausgelassen
exchange-units-that-begin-nowhere-stand-in-the-palette-alone = Einheiten ohne Platz am Anfang stehen nur in der Palette
exchange-tasks-of-the-designer-are-left-out = Aufträge, die der Entwurf gibt, werden ausgelassen

## formats.rs

exchange-saved-battles = Gespeicherte Schlachten
exchange-scanned-maps = Gescannte Karten
exchange-features-of-a-gis = Objekte eines GIS

## import/hex_map/draft.rs

exchange-the-rules-have-no-stream-along-hexsides-water-a = Die Regeln haben keinen Bach an Hexkanten: ein Hexfeld breites Wasser bleibt, wie es ist.
exchange-no-water-is-a-hex-wide-none-became-a = Kein Wasser ist ein Hexfeld breit: keines wurde zum Bach.
exchange-1-stream = 1 Bach
exchange-count-streams = { $count } Bäche
exchange-narrow-water-became-word-along-hexsides-its-hexes-dry = Schmales Wasser wurde an Hexkanten verlegt ({ $word }), seine Hexfelder sind trockenes Gelände
exchange-code-is-not-known-and-was-left-out = „{ $code }“ ist nicht bekannt und wurde ausgelassen
exchange-code-the-rules-have-no-look = „{ $code }“: { $look } gibt es in den Regeln nicht
exchange-code-the-rules-have-no-look-from-hex-to = „{ $code }“: { $look } von Hexfeld zu Hexfeld gibt es in den Regeln nicht
exchange-code-is-nothing-known-here-and-was-left-out = „{ $code }“ ist hier nicht bekannt und wurde ausgelassen
exchange-the-rules-have-no-units-code-only-their-names = Die Regeln haben keine Einheiten „{ $code }“: nur ihre Namen sind da
exchange-code-was-cut-off-at-the-edge-of-the = „{ $code }“ wurde am Rand des Spielplans abgeschnitten
exchange-a-code-on-one-hex-alone-is-none = „{ $code }“ auf nur einem Hexfeld zählt nicht
exchange-code-the-rules-know-levels-low-to-high = { $code }: die Regeln kennen Höhenstufen von { $low } bis { $high }

## import/hex_map/mod.rs

exchange-water-a-hex-wide-becomes = Ein Hexfeld breites Wasser wird
exchange-other-programs-lay-rivers-over-hexes-rules-that-have = Andere Programme legen Flüsse über Hexfelder; Regeln mit Bächen an Hexkanten brauchen sie dort. Seen und Teiche bleiben Wasser
exchange-hexes-of-water = Hexfelder mit Wasser
exchange-streams-along-hexsides = Bäche an Hexkanten
exchange-a1-more-parts-could-not-be-read = Weitere Teile, die sich nicht lesen ließen: { $a1 }.

## import/hex_map/table.rs

exchange-is-no-table-of-codes-a1 = ist keine Codetabelle: { $a1 }

## import/importer.rs

exchange-is-empty = ist leer
exchange-was-not-imported-it-was-cancelled = wurde nicht importiert: es wurde abgebrochen

## import/megamek.rs

exchange-a-new-battle-on-a-board-of-megamek-ground = Eine neue Schlacht auf einem Spielplan von MegaMek: Gelände, Höhen, Straßen und Notizen.
exchange-has-no-numbers-after-size-in-line-number = hat keine Zahlen nach „size“ in Zeile { $number }
exchange-is-columns-by-rows-hexes-a-side-has-1 = hat { $columns } mal { $rows } Hexfelder; eine Seite hat 1 bis 2.000
exchange-has-a-hex-before-its-size-in-line-number = hat ein Hexfeld vor der Größe in Zeile { $number }
exchange-has-no-line-size = hat keine Zeile „size“
exchange-line-number-could-not-be-read-and-was-left = Zeile { $number } ließ sich nicht lesen und wurde ausgelassen.

## import/order_of_battle.rs

exchange-order-of-battle = Gefechtsgliederung
exchange-units-from-a-spreadsheet-they-are-found-again-by = Einheiten aus einer Tabelle: sie werden nach Kennung wiedergefunden, sonst nach Seite und Name, geändert oder hinzugefügt.
exchange-orders-of-battle = Gefechtsgliederungen
exchange-spreadsheets = Tabellen

## import/parameter.rs

exchange-a-whole-number-from-a1-to-a2 = eine ganze Zahl von { $a1 } bis { $a2 }
exchange-one-of-a1 = eines von: { $a1 }
exchange-yes-or-no = ja oder nein
exchange-a1-answers-nothing-write-it-as-step-10 = „{ $a1 }“ beantwortet nichts; in der Form step=10 schreiben
exchange-there-is-no-parameter-id-there-a1 = den Parameter „{ $id }“ gibt es nicht; es { $a1 }
exchange-is-none = gibt keinen
exchange-id-is-answer-expected-expected = { $id } ist „{ $answer }“; erwartet: { $expected }

## import/tiled/mod.rs

exchange-a-new-battle-on-a-map-of-hexes-made = Eine neue Schlacht auf einer mit Tiled gemachten Karte aus Hexfeldern: Gelände, Höhen, Linien, Namen, Ziele und Einheiten.
exchange-these-rules-are-played-on-hexes-that-stand-the = Diese Regeln werden auf Hexfeldern gespielt, die anders stehen; die Karte ist, wie sie war.

## import/tiled/objects.rs

exchange-lines-were-left-out-the-map-has-longer-ones = Linien wurden ausgelassen: die Karte hat längere, als gelesen werden.

## import/vassal/army.rs

exchange-the-map = die Karte
exchange-units-came-without-strengths-and-ratings-foreign-have-what = Einheiten kamen ohne Stärken und Werte: { $foreign } haben das Übliche ihrer Art. In der Truppenliste zu ändern.
exchange-kinds-were-guessed-by-names-and-lists-a1 = Arten wurden nach Namen und Listen erraten: { $a1 }.
exchange-the-names-of-a1-units-say-nothing-of-their = Die Namen von { $a1 } Einheiten sagen nichts über ihre Art; angenommen: { $usual }.
exchange-sides-were-guessed-by-the-tabs-of-the-palettes = Seiten wurden nach den Reitern der Paletten erraten: { $shown }.
exchange-of-count-units-on-the-map-nobody-says-whose = Von { $count } Einheiten auf der Karte sagt nichts, wem sie gehören; der Seite A zugerechnet.
exchange-these-rules-have-no-kind-kind-its-pieces-were = Diese Regeln haben keine Art „{ $kind }“: ihre Spielsteine wurden nach ihren Namen zugeordnet ({ $count }).
exchange-and-others = und andere
exchange-pieces-of-neither-side-were-left-out-count-a1 = Spielsteine keiner Seite wurden ausgelassen ({ $count }): { $a1 }{ $more }.
exchange-no-set-up-says-where-units-stand-place-them = Keine Aufstellung sagt, wo Einheiten stehen; sie aus der Truppenliste aufstellen.
exchange-more-than-most-pieces-a1-were-left-out = Mehr als { $MOST } Spielsteine: { $a1 } wurden ausgelassen.
exchange-the-palettes-hold-no-units = Die Paletten enthalten keine Einheiten.

## import/vassal/fit.rs

exchange-has-no-board-with-a-grid-of-hexes = hat keinen Spielplan mit einem Raster aus Hexfeldern
exchange-the-size-of-the-board-is-not-known-it = Die Größe des Spielplans ist nicht bekannt: er hat { $columns } mal { $down } Hexfelder, bis dies geändert wird.
exchange-has-a-board-a1-of-a2-by-a3-pixels = hat einen Spielplan „{ $a1 }“ von { $a2 } mal { $a3 } Pixeln, dessen Raster { $count } mal { $down } Hexfelder ergibt; eine Seite hat 1 bis { $a4 }
exchange-the-hexes-of-the-picture-are-stretched-ours-are = Die Hexfelder des Bildes sind gestreckt; hier sind sie regelmäßig, darum ist das Bild darunter gestreckt.
exchange-hexes-are-numbered-by-letters-backwards-or-from-below = Hexfelder sind dort mit Buchstaben, rückwärts oder von unten nummeriert; hier werden sie ab 0101 nummeriert.
exchange-board = Spielplan

## import/vassal/mod.rs

exchange-vassal-module = VASSAL-Modul
exchange-a-new-battle-of-a-vassal-module-its-board = Eine neue Schlacht aus einem VASSAL-Modul: sein Spielplan als historische Karte unter einem passenden Raster und seine Spielsteine als Einheiten.
exchange-vassal-modules = VASSAL-Module
exchange-which-of-the-boards-with-a-grid-of-hexes = Welcher der Spielpläne mit einem Raster aus Hexfeldern genommen wird, gezählt vom größten an.
exchange-has-no-file-build-file-it-is-no-module = hat keine Datei „{ $BUILD_FILE }“: es ist kein Modul, sondern eine Erweiterung, ein gespeichertes Spiel oder ein anderes Archiv; das zugehörige Modul öffnen
exchange-has-a-broken-tree-of-components-why-open-and = hat einen beschädigten Komponentenbaum: { $why }; im Editor von VASSAL öffnen und speichern
exchange-has-components-deepest-deep-in-one-another-up-to = hat Komponenten in { $deepest } Ebenen ineinander; bis zu { $MOST_DEEP } werden gelesen
exchange-there-is-nothing-to-lay-under-a-grid = es gibt nichts, was sich unter ein Raster legen lässt
exchange-take-a1-out-of-the-archive-and-open-it = { $a1 } aus dem Archiv nehmen und als historische Karte öffnen
exchange-has-no-board-with-a-grid-of-hexes-advice = hat keinen Spielplan mit einem Raster aus Hexfeldern; { $advice }
exchange-has-count-word-with-a-grid-of-hexes-choose = hat { $count ->
        [one] einen Spielplan
       *[other] { $count } Spielpläne
    } mit einem Raster aus Hexfeldern; eine Zahl von 1 bis { $count } wählen
exchange-of-count-boards-a1-is-taken-left-out-a2 = Von { $count } Spielplänen wird „{ $a1 }“ genommen; ausgelassen: { $a2 }{ $more }.
exchange-a-picture-says-nothing-of-the-ground-it-lies = Ein Bild sagt nichts über das Gelände: es liegt als historische Karte unter einem leeren Spielplan, um danach zu entwerfen.

## import/vassal/places.rs

exchange-the-set-up-name-why = Die Aufstellung „{ $name }“ { $why }.
exchange-units-stand-as-in-the-set-up-name-others = Einheiten stehen wie in der Aufstellung „{ $name }“; weitere ausgelassen: { $others }.
exchange-is-not-there-the-module-has-no-file-a1 = ist nicht da: das Modul hat keine Datei „{ $a1 }“
exchange-is-packed-as-by-version-3-8-of-vassal = ist gepackt wie von Version 3.8 von VASSAL, was noch nicht gelesen wird; mit Version 3.7 speichern
exchange-is-damaged = ist beschädigt

## import/vassal/scan.rs

exchange-the-picture-name-of-a-board-is-not-in = Das Bild „{ $name }“ eines Spielplans ist nicht im Modul.
exchange-a-board-has-no-picture-the-module-why = Ein Spielplan hat kein Bild: das Modul { $why }.
exchange-the-picture-name-of-a-board-is-a-gif = Das Bild „{ $name }“ eines Spielplans ist ein GIF oder SVG, das nicht gelesen wird: in einem anderen Programm als PNG speichern und als historische Karte öffnen.
exchange-the-picture-name-of-a-board-is-damaged-or = Das Bild „{ $name }“ eines Spielplans ist beschädigt oder von einer Art, die nicht gelesen wird; als PNG speichern.

## import/wesnoth.rs

exchange-wesnoth-map = Wesnoth-Karte
exchange-a-new-battle-on-a-map-of-battle-for = Eine neue Schlacht auf einer Karte von Battle for Wesnoth: Gelände, Hügel, Dörfer, Straßen und Startplätze.
exchange-wesnoth-maps = Wesnoth-Karten
exchange-has-no-rows-of-codes = hat keine Zeilen mit Codes
exchange-is-width-by-height-hexes-without-its-border-a = hat ohne Rand { $width } mal { $height } Hexfelder; eine Seite hat 1 bis 2.000
exchange-line-number-has-a1-hexes-and-not-columns = Zeile { $number } hat { $a1 } Hexfelder und nicht { $columns }.
exchange-line-number-a1-is-no-terrain = Zeile { $number }: „{ $a1 }“ ist kein Gelände.
exchange-start-start = Start { $start }

## kit/flow.rs

exchange-a1-of-all = { $a1 } von { $all }

## kit/part.rs

exchange-what-is-in-the-kit = Inhalt des Drucksatzes
exchange-every-document-with-its-pages-and-how-to-print = Jedes Dokument mit seinen Seiten und wie sie zu drucken sind.
exchange-map-sheets = Kartenblätter
exchange-the-map-in-sheets-that-are-glued-together-at = Die Karte in Blättern, die zusammengeklebt werden, in wahrer Größe.
exchange-counters = Spielsteine
exchange-units-leaders-and-markers-print-on-both-sides-turned = Einheiten, Anführer und Marken. Beidseitig drucken, über die lange Kante gewendet, und längs der Marken schneiden.
exchange-set-up-sheet = Aufstellungsblatt
exchange-who-begins-where-on-a-small-map-and-as = Wer wo beginnt, auf einer kleinen Karte und als Listen nach Hexfeldern.
exchange-rosters = Truppenlisten
exchange-each-army-as-a-list-with-its-ratings-and = Jede Armee als Liste mit ihren Werten und Kästchen zum Abstreichen von Verlusten.
exchange-command-cards = Verbandskarten
exchange-a-card-for-each-leader-with-the-units-under = Eine Karte für jeden Anführer mit den Einheiten unter ihm, zum Ausschneiden.
exchange-turn-track = Zugleiste
exchange-a-box-for-each-turn-with-who-arrives-in = Ein Feld für jeden Zug und wer darin ankommt.
exchange-charts-and-tables = Übersichten und Tabellen
exchange-sequence-of-play-terrain-chart-formations-states-tables = Spielablauf, Geländetafel, Formationen, Zustände, Tabellen.
exchange-designer-s-notes = Notizen zum Entwurf
exchange-the-battle-advice-to-the-players-notes-and-sources = Die Schlacht, Ratschläge für die Spieler, Notizen und Quellen.
exchange-rule-book = Regelheft
exchange-every-rule-of-the-manual = Jede Regel des Regelhefts.

## kit/request.rs

exchange-15-mm = 15 mm
exchange-16-mm = 16 mm
exchange-20-mm = 20 mm
exchange-side-of-a-counter = Seitenlänge eines Spielsteins
exchange-size-of-a-hex = Größe eines Hexfelds

## pdf/pages.rs

exchange-1-page = 1 Seite.
exchange-a1-pages-sheets-sheets-a2-across-and-a3-down = { $a1 } Seiten: { $sheets } Blätter, { $a2 } nebeneinander und { $a3 } untereinander, und ein Plan davon.
exchange-the-map-is-wide-by-high-mm-a-hex = Die Karte misst { $wide } mal { $high } mm, ein Hexfeld { $a1 } mm ({ $inch } Zoll).

## picture/error.rs

exchange-the-picture-would-be-width-by-height-pixels-too = Das Bild hätte { $width } mal { $height } Pixel, zu viele für { $a1 }. Höchstens { $most_hex_px } Pixel je Hexfeld oder einen kleineren Ausschnitt der Karte wählen{ $a2 }.
exchange-or-write-png = , oder PNG schreiben
exchange-the-picture-has-hexes-hexes-an-svg-may-have = Das Bild hat { $hexes } Hexfelder; ein SVG darf { $MAX_SVG_HEXES } haben. Ein PNG schreiben oder einen kleineren Ausschnitt der Karte wählen.
exchange-the-map-has-hexes-hexes-a-pdf-may-have = Die Karte hat { $hexes } Hexfelder; ein PDF darf { $a1 } haben. Einen kleineren Ausschnitt der Karte wählen.
exchange-mm-mm-is-out-of-range-for-the-what = { $what }: { $mm } mm liegt außerhalb des Bereichs; { $least } bis { $most } wählen.
exchange-the-map-is-width-by-height-mm-and-one = Die Karte misst { $width } mal { $height } mm, und ein einzelnes Blatt darf so groß wie A0 sein. Kleinere Hexfelder wählen oder ein Papier, auf das sie sich verteilen lässt.
exchange-the-paper-has-no-room-beside-margin-and-overlap = Das Papier hat neben Rand und Überlappung keinen Platz; ein größeres wählen.
exchange-the-map-needs-pages-sheets-a-pdf-may-have = Die Karte braucht { $pages } Blätter; ein PDF darf { $a1 } haben. Größeres Papier, kleinere Hexfelder oder einen Ausschnitt der Karte wählen.
exchange-px-pixels-a-hex-is-out-of-range-choose = { $px } Pixel je Hexfeld liegen außerhalb des Bereichs; eine andere Größe, Auflösung oder einen anderen Ausschnitt der Karte wählen, damit es { $a1 } bis { $a2 } sind.
exchange-dpi-dots-an-inch-is-out-of-range-choose = { $dpi } Punkte je Zoll liegen außerhalb des Bereichs; { $a1 } bis { $a2 } wählen.
exchange-a-width-of-mm-mm-is-out-of-range = Eine Breite von { $mm } mm liegt außerhalb des Bereichs; { $a1 } bis { $a2 } wählen.
exchange-a-margin-of-hexes-hexes-is-out-of-range = Ein Rand von { $hexes } Hexfeldern liegt außerhalb des Bereichs; { $a1 } bis { $a2 } wählen.
exchange-that-part-of-the-map-lies-off-the-board = Dieser Ausschnitt der Karte liegt außerhalb des Spielplans; einen anderen wählen.
exchange-the-picture-was-cancelled = Das Bild wurde abgebrochen.
exchange-the-picture-could-not-be-written-why = Das Bild ließ sich nicht schreiben: { $why }.
exchange-the-historical-map-could-not-be-drawn-why = Die historische Karte ließ sich nicht zeichnen: { $why }.
exchange-the-picture-could-not-be-packed-why = Das Bild ließ sich nicht packen: { $why }.

## picture/frame.rs

exchange-yards-yards = { $yards } Yards
exchange-one-hex-is-a1-yards = Ein Hexfeld misst { $a1 } Yards

## spreadsheet/cells.rs

exchange-comma = Komma
exchange-semicolon = Semikolon
exchange-tab = Tabulator
exchange-the-file-is-not-in-utf-8-it-was = Die Datei ist nicht in UTF-8; sie wurde als Windows-Text gelesen. Buchstaben mit Akzent prüfen.

## spreadsheet/column.rs

exchange-leave-out = Auslassen
exchange-path = Pfad
exchange-order = Reihenfolge
exchange-squadrons = Schwadronen
exchange-men-per-squadron = Mann je Schwadron
exchange-top-of-its-hex = Zuoberst im Hexfeld
exchange-arrival-turn = Ankunftszug
exchange-arrival-hex = Ankunftshexfeld
exchange-source-the-unit = Quelle: die Einheit
exchange-source-rest = Quelle{ $rest }

## spreadsheet/file/mod.rs

exchange-order-of-battle-2 = Gefechtsgliederung
exchange-only-the-order-of-battle-is-written-the-map = Nur die Gefechtsgliederung wird geschrieben; Karte, Zonen, Aufträge, Ergebnisse und Regeln der Schlacht werden ausgelassen.
exchange-text-csv = Text (CSV)
exchange-excel-xlsx = Excel (XLSX)
exchange-libreoffice-ods = LibreOffice (ODS)
exchange-the-order-of-battle-does-not-fit-into-a = Die Gefechtsgliederung passt nicht in eine Arbeitsmappe ({ $a1 }). Stattdessen als Text exportieren.

## spreadsheet/hierarchy.rs

exchange-this-is-no-path = Dies ist kein Pfad.
exchange-names-with-slashes-between-them = Namen mit Schrägstrichen dazwischen
exchange-there-is-nobody-called-text-on-this-side-in = Niemand auf dieser Seite heißt „{ $text }“, weder in der Tabelle noch im Szenario.
exchange-a-leader-s-id-or-name-or-an-empty = Kennung oder Name eines Anführers oder eine leere Zelle
exchange-several-are-called-text = Mehrere heißen „{ $text }“.
exchange-the-leader-s-id-or-a-longer-path = die Kennung des Anführers oder ein längerer Pfad
exchange-this-is-no-level = Dies ist keine Ebene.
exchange-a-depth-such-as-2-or-an-outline-number = eine Tiefe wie 2 oder eine Gliederungsnummer wie 1.2.3

## spreadsheet/number.rs

exchange-found-out = Selbst ermittelt

## spreadsheet/options.rs

exchange-path-or-leader-column = Spalte mit Pfad oder Anführer
exchange-spaces-before-names = Leerzeichen vor Namen
exchange-level-column = Spalte mit Ebene

## spreadsheet/parse.rs

exchange-a-whole-number-from-min-to-max-unit = eine ganze Zahl von { $min } bis { $max }{ $unit }
exchange-this-is-no-whole-number = Dies ist keine ganze Zahl.
exchange-this-is-out-of-range = Dies liegt außerhalb des Bereichs.
exchange-this-is-none-of-the-choices = Dies steht nicht zur Wahl.
exchange-this-is-no-time-of-day = Dies ist keine Uhrzeit.
exchange-a-time-such-as-13-30 = eine Uhrzeit wie 13:30
exchange-this-is-neither-yes-nor-no = Dies ist weder ja noch nein.
exchange-there-is-no-such-side = Eine solche Seite gibt es nicht.
exchange-a-b-a-or-b = A, B, { $a } oder { $b }
exchange-a-hex-from-first-to-last = ein Hexfeld von { $first } bis { $last }
exchange-this-is-no-hex = Dies ist kein Hexfeld.
exchange-this-hex-is-not-on-the-board = Dieses Hexfeld liegt nicht auf dem Spielplan.
exchange-this-is-no-facing = Dies ist keine Ausrichtung.
exchange-an-hour-of-the-clock-0-to-11 = eine Stunde der Uhr, 0 bis 11
exchange-foot-artillery = foot artillery
exchange-there-is-no-such-kind = Eine solche Art gibt es nicht.
exchange-this-kind-has-no-formations = Diese Art hat keine Formationen.
exchange-an-empty-cell = eine leere Zelle
exchange-this-kind-has-no-such-formation = Diese Art hat keine solche Formation.
exchange-this-names-no-grade-of-a-source = Dies nennt keine Bewertung einer Quelle.
exchange-sourced-known-or-estimated-source-remark = sourced (belegt), known (bekannt) oder estimated (geschätzt); Quelle; Bemerkung

## spreadsheet/plan/chain.rs

exchange-a1-is-no-leader = { $a1 } ist kein Anführer.
exchange-a-leader = ein Anführer
exchange-he-would-be-under-himself = Er stünde unter sich selbst.
exchange-leaders-without-a-circle = Unterstellungen, die keinen Kreis bilden
exchange-the-row-of-its-leader-has-bad-cells = Die Zeile seines Anführers hat fehlerhafte Zellen.
exchange-a-leader-whose-row-is-good = ein Anführer, dessen Zeile fehlerfrei ist

## spreadsheet/plan/identify.rs

exchange-this-row-names-no-unit = Diese Zeile nennt keine Einheit.
exchange-a-name = ein Name
exchange-count-units-of-this-side-are-called-so = { $count } Einheiten dieser Seite heißen so.
exchange-an-id-in-the-column-id-or-the-unit = eine Kennung in der Spalte Kennung oder der Anführer der Einheit
exchange-another-row-is-id-already = „{ $id }“ steht schon in einer anderen Zeile.
exchange-each-unit-once = jede Einheit einmal
exchange-this-new-unit-has-no-kind = Diese neue Einheit hat keine Art.

## spreadsheet/plan/mod.rs

exchange-a1-header-a2-a3-expected-a4 = { $a1 }{ $header }: „{ $a2 }“: { $a3 } Erwartet: { $a4 }.
exchange-by-the-formula-of-the-rules = Nach der Formel der Regeln
exchange-added-added-changed-changed-removed-removed-a1-unchanged = { $added } hinzugefügt, { $changed } geändert, { $removed } entfernt, { $a1 } unverändert
exchange-text-a1-left-out = { $text }, { $a1 } ausgelassen
exchange-text-1-cell-left-out = { $text }, 1 Zelle ausgelassen
exchange-text-cells-cells-left-out = { $text }, { $cells } Zellen ausgelassen
exchange-a-quotation-mark-is-opened-here-and-never-closed = Ein Anführungszeichen wird hier geöffnet und nie geschlossen.
exchange-a-closing-quotation-mark = ein schließendes Anführungszeichen
exchange-no-column-is-the-name-or-the-id-of = Keine Spalte ist Name oder Kennung der Einheiten.
exchange-a-column-mapped-to-name-or-id = eine Spalte, die Name oder Kennung zugeordnet ist

## spreadsheet/row.rs

exchange-named-or-one-of-more-others = { $named } oder eine von { $more } anderen
exchange-this-is-no-place-in-the-roster = Dies ist kein Platz in der Truppenliste.
exchange-a-whole-number-from-0 = eine ganze Zahl ab 0
exchange-a1-has-no-name = Bei { $a1 } gibt es dies nicht: { $name }.
exchange-a-number-from-a1-to-a2-as-the-conversion = eine Zahl von { $a1 } bis { $a2 }, nach der Umrechnung
exchange-this-is-off-the-scale = Dies liegt außerhalb des Maßstabs.
exchange-there-is-no-such-nation = Eine solche Nation gibt es nicht.
exchange-this-is-no-turn = Dies ist kein Zug.
exchange-a-whole-number-from-1 = eine ganze Zahl ab 1
exchange-a-turn-of-arrival-needs-an-entry-hex = Ein Ankunftszug braucht ein Ankunftshexfeld.
exchange-a-hex-in-the-column-of-arrival-hexes = ein Hexfeld in der Spalte Ankunftshexfeld
exchange-an-entry-hex-needs-a-turn-of-arrival = Ein Ankunftshexfeld braucht einen Ankunftszug.
exchange-a-turn-in-the-column-of-arrival-turns = ein Zug in der Spalte Ankunftszug
exchange-this-is-no-number-of-squadrons = Dies ist keine Zahl von Schwadronen.
exchange-a-number-above-0 = eine Zahl über 0
exchange-this-is-no-number-of-men = Dies ist keine Mannzahl.
exchange-that-comes-to-men-men-a1 = Das ergibt { $men } Mann. { $a1 }
exchange-nobody-is-under-himself = Niemand steht unter sich selbst.
exchange-another-leader-or-an-empty-cell = ein anderer Anführer oder eine leere Zelle

## spreadsheet/table.rs

exchange-has-cells-so-far-apart-on-the-sheet-name = hat auf dem Blatt „{ $name }“ so weit auseinanderliegende Zellen, dass es sich nicht aufnehmen lässt; sie zusammenrücken
exchange-the-sheet-name-is-damaged-what-comes-after-the = Das Blatt „{ $name }“ ist beschädigt; was nach der beschädigten Stelle kommt, wird nicht gelesen.
exchange-lie-beyond-the-rows-and-columns-that-are-looked = liegen jenseits der Zeilen und Spalten, die betrachtet werden, und werden ausgelassen
exchange-hold-an-error-of-the-spreadsheet-instead-of-a = enthalten einen Fehler der Tabellenkalkulation statt eines Wertes
exchange-cells-of-the-sheet-name-what-a1 = Zellen des Blattes „{ $name }“ { $what } ({ $a1 }).

## tiled/data.rs

exchange-its-tiles-are-packed-in-an-unknown-way-a1 = ihre Kacheln sind auf unbekannte Weise gepackt ({ $a1 })
exchange-its-tiles-are-written-in-an-unknown-way-a1 = ihre Kacheln sind auf unbekannte Weise geschrieben ({ $a1 })
exchange-its-tiles-are-no-base-64-why = ihre Kacheln sind kein Base64: { $why }
exchange-it-has-more-tiles-than-hexes = sie hat mehr Kacheln als Hexfelder
exchange-its-tile-a1-is-no-number-a2 = ihre Kachel { $a1 } ist keine Zahl („{ $a2 }“)
exchange-its-tiles-cannot-be-unpacked-why = ihre Kacheln lassen sich nicht entpacken: { $why }

## tiled/read/json.rs

exchange-is-no-map-of-tiled-why = ist keine Karte von Tiled: { $why }
exchange-groups-lie-too-deep-within-each-other-the-innermost = Gruppen liegen zu tief ineinander; die innersten wurden ausgelassen.
exchange-a-layer-of-an-unknown-sort-was-left-out = Eine Ebene unbekannter Art wurde ausgelassen ({ $a1 }).

## tiled/read/mod.rs

exchange-is-no-text-in-utf-8-from-byte-a1 = ist ab Byte { $a1 } kein Text in UTF-8
exchange-the-tileset-a1-was-not-found-beside-the-map = Der Kachelsatz „{ $a1 }“ wurde neben der Karte nicht gefunden, daher sind seine Kacheln nur an ihren Nummern zu erkennen.
exchange-the-tileset-a1-why-its-tiles-are-known-by = Der Kachelsatz „{ $a1 }“ { $why }; seine Kacheln sind nur an ihren Nummern zu erkennen.
exchange-is-a-map-of-another-kind-a1-only-maps = ist eine Karte anderer Art ({ $a1 }); nur Karten aus Hexfeldern lassen sich lesen
exchange-has-tiles-of-a1-by-a2-pixels-a-side = hat Kacheln von { $a1 } mal { $a2 } Pixeln; eine Seite hat 1 bis 16.384
exchange-the-layer-a1-has-a-part-of-a2-by = Die Ebene „{ $a1 }“ hat einen Teil von { $a2 } mal { $a3 } Hexfeldern, der ausgelassen wurde.
exchange-the-layer-a1-was-left-out-the-map-has = Die Ebene „{ $a1 }“ wurde ausgelassen: die Karte hat mehr Kacheln, als gelesen werden.
exchange-a1-of-its-most-tiles-are-missing = { $a1 } von { $most } Kacheln fehlen
exchange-the-layer-a1-is-damaged-why = Die Ebene „{ $a1 }“ ist beschädigt: { $why }.

## tiled/read/xml.rs

exchange-is-no-xml-why = ist kein XML: { $why }
exchange-is-no-name-of-tiled-but-xml-of-another = ist kein „{ $name }“ von Tiled, sondern XML anderer Art ({ $a1 })

## title.rs

exchange-untitled-battle = Schlacht ohne Titel

## vassal/archive.rs

exchange-is-no-zip-archive-or-is-damaged-a1-get = ist kein ZIP-Archiv oder ist beschädigt ({ $a1 }); neu holen
exchange-holds-a1-files-modules-of-up-to-most-entries = enthält { $a1 } Dateien; Module bis zu { $MOST_ENTRIES } werden gelesen
exchange-has-no-file-a1 = hat keine Datei „{ $a1 }“
exchange-has-a-file-a1-too-large-to-be-unpacked = hat eine Datei „{ $a1 }“, die zu groß ist, um hier entpackt zu werden; Dateien bis { $mb } MB werden gelesen
exchange-has-a-damaged-file-a1-a2-get-it-again = hat eine beschädigte Datei „{ $a1 }“ ({ $a2 }); neu holen

## vassal/check.rs

exchange-the-module-why = Das Modul { $why }.
exchange-the-module-is-no-xml-why = Das Modul ist kein XML: { $why }.
exchange-the-module-is-called-otherwise-in-its-data-than = Das Modul heißt in seinen Daten anders als in seinen Komponenten.
exchange-class-is-no-class-of-the-engine = „{ $class }“ ist keine Klasse der Engine.
exchange-there-is-no-board-with-a-grid-of-hexes = Es gibt keinen Spielplan mit einem Raster aus Hexfeldern.
exchange-there-is-no-picture-name = Es gibt kein Bild „{ $name }“.
exchange-the-grid-has-no-numbers = Das Raster hat keine Nummern.
exchange-the-picture-is-a1-by-a2-pixels-and-not = Das Bild hat { $a1 } mal { $a2 } Pixel und ist nicht so groß wie der Spielplan.
exchange-hex-a1-lies-at-there-and-is-drawn-at = Hexfeld { $a1 } liegt bei { $there } und ist bei { $drawn } gezeichnet.
exchange-hex-a1-is-called-name = Hexfeld { $a1 } heißt { $name }.
exchange-the-piece-name-does-not-decode = Der Spielstein „{ $name }“ lässt sich nicht entschlüsseln.
exchange-the-piece-name-is-a1-in-its-definition = Der Spielstein „{ $name }“ ist in seiner Definition „{ $a1 }“.
exchange-name-and-other-have-the-same-number-number = „{ $name }“ und „{ $other }“ haben dieselbe Nummer { $number }.
exchange-the-next-number-of-a-piece-next-is-taken = Die nächste Nummer eines Spielsteins, { $next }, ist vergeben.
exchange-the-palette-has-listed-pieces-and-the-battle-own = Die Palette hat { $listed } Spielsteine und die Schlacht { $own }.
exchange-name-has-a-trait-sort-which-the-engine-does = „{ $name }“ hat ein Merkmal „{ $sort }“, das die Engine nicht kennt.
exchange-a-layer-of-name-has-a1-fields = Eine Schicht von „{ $name }“ hat { $a1 } Felder.
exchange-a-layer-of-name-is-at-level-level-of = Eine Schicht von „{ $name }“ ist auf Stufe { $level } von { $levels }.
exchange-name-has-no-basic-piece = „{ $name }“ hat keinen Basisspielstein.
exchange-cannot-be-read-why = lässt sich nicht lesen: { $why }
exchange-the-set-up-why = Die Aufstellung { $why }.
exchange-the-set-up-has-a-board-board-of-map = Die Aufstellung hat einen Spielplan „{ $board }“ von „{ $map }“, den es nicht gibt.
exchange-name-is-at-place-and-its-stack-at-lies = „{ $name }“ ist bei { $place } und sein Stapel bei { $lies }.
exchange-a1-is-there-twice = „{ $a1 }“ ist zweimal da.
exchange-name-does-not-stand-where-it-begins-a1 = „{ $name }“ steht nicht, wo der Spielstein beginnt: { $a1 }.

## vassal/piece.rs

exchange-delete = Löschen

## vassal/saved_game.rs

exchange-map-boardpicker = { $map }BoardPicker
