## along

tools-1-piece = 1 Spielstein
tools-n-pieces = { $n } Spielsteine
tools-posted-set-up = { $posted } aufgestellt
tools-text-shifted-of-them-shifted = { $text }, davon { $shifted } verschoben
tools-text-left-over-without-a-place = { $text }, { $left_over } ohne Platz
tools-select-the-units-or-leaders-first = Zuerst die Einheiten oder Anführer auswählen.
tools-formations = Formationen
tools-enter-sets-them-up-z-turns-the-front = Eingabe stellt sie auf, Z kehrt die Front um, Esc bricht ab. Einstellungen stehen oben.
tools-select-the-units-or-leaders-to-set-up = Zuerst die Einheiten oder Anführer auswählen, die aufzustellen sind.
tools-nothing-is-drawn-yet = Noch nichts gezeichnet
tools-set-up = Aufstellen
tools-sets-them-up-so-enter = Stellt sie so auf (Eingabe)
tools-face-the-other-way = Front umkehren
tools-the-front-or-the-head-to-the-other = Die Front oder die Spitze auf die andere Seite (Z)
tools-left-left = { $left } übrig
tools-commands = Verbände
tools-commands-all = Verbände: { $all }
tools-which-commands-and-batteries-are-set-up = Welche Verbände und Batterien aufgestellt werden. Auf der Karte ausgewählte Einheiten zählen auch.

## along/column

tools-march-column = Marschkolonne
tools-select-the-units-or-leaders-to-form-in = Einheiten oder Anführer auswählen, die eine Kolonne bilden, oder sie aus der Liste oben nehmen.
tools-click-a-road-where-the-head-of-the = Auf die Straße klicken, wo die Spitze der Kolonne steht, oder den Weg von der Spitze zum Ende ziehen.
tools-interval = Abstand
tools-empty-hexes-between-units = Leere Hexfelder zwischen den Einheiten
tools-last-first = Letzte zuerst
tools-the-last-of-the-order-of-battle-leads = Die letzte der Gefechtsgliederung führt
tools-the-column-stands-on-the-roads-other-side = Die Kolonne steht auf der Straße auf der anderen Seite der Spitze (Z)
tools-other-way = Andere Richtung

## along/line

tools-line-of-battle = Schlachtlinie
tools-select-the-units-or-leaders-to-form-in-2 = Einheiten oder Anführer auswählen, die eine Linie bilden, oder sie aus der Liste oben nehmen.
tools-drag-a-line-or-click-its-corners-double = Linie ziehen oder ihre Ecken anklicken; Doppelklick oder Eingabe beendet sie. Danach stellt Eingabe die Einheiten auf.
tools-lines = Treffen
tools-one-line-or-a-second-one-behind-it = Ein Treffen oder ein zweites dahinter
tools-hexes-from-the-first-line-back-to-the = Hexfelder vom ersten zum zweiten Treffen
tools-distance = Tiefe
tools-units-that-share-a-hex-where-the-rules = Einheiten, die sich ein Hexfeld teilen, wo die Regeln es erlauben
tools-in-a-hex = Je Hexfeld
tools-spread = Verteilt
tools-over-the-whole-length-of-the-line = Über die ganze Länge der Linie
tools-wings = Flügel
tools-cavalry-on-the-wings = Reiterei auf den Flügeln
tools-flanks = Flanken
tools-grenadiers-on-the-flanks-of-the-foot = Grenadiere an den Flanken des Fußvolks
tools-guns = Geschütze
tools-batteries-in-the-gaps-of-the-first-line = Batterien in den Lücken des ersten Treffens
tools-keep-formation = Formation behalten
tools-units-stay-in-the-formation-they-have = Einheiten bleiben in ihrer Formation
tools-arc = Bogen
tools-click-both-ends-then-how-far-it-bends = Beide Enden anklicken, dann die Wölbung

## analyse

tools-analyse = Analysieren
tools-measure = Messen
tools-drag-from-who-looks-to-what-is-looked = Vom Betrachter zum Betrachteten ziehen oder beide nacheinander anklicken. Esc löscht.
tools-click-a-hex-to-see-what-is-seen = Hexfeld anklicken, um zu sehen, was man von dort sieht. Esc löscht.
tools-click-a-hex-to-march-from-it-point = Hexfeld anklicken, um von dort zu marschieren. Auf ein Hexfeld zeigen, um die Kosten zu lesen. Esc löscht.
tools-nothing-to-point-at-settings-are-in-the = Nichts anzuzeigen: Einstellungen stehen im Bereich Analyse. Esc löscht.
tools-the-panel-with-the-figures = Der Bereich mit den Zahlen
tools-show-the-panel = Bereich zeigen
tools-clear = Löschen
tools-name-seen = { $name }: gesehen
tools-name-not-seen-block-is-in-the-way = { $name }: nicht gesehen, { $block } liegt im Weg
tools-name-hidden = { $name }: verdeckt
tools-name-seen-by-n = { $name }: gesehen von { $n }
tools-the-step-may-disorder = ; der Schritt kann in Unordnung bringen

## areas

tools-more-than-known = Mehr als { $known }

## board

tools-resize-the-board-to-width-by-height = Spielplan auf { $width } mal { $height } ändern
tools-the-board-has-width-by-height-hexes = Der Spielplan hat { $width } mal { $height } Hexfelder
tools-the-board-has-width-by-height-hexes-fell = Der Spielplan hat { $width } mal { $height } Hexfelder. Weggefallen: { $lost }
tools-hexes-to-add-less-than-0-cuts-off = Hexfelder, die hinzukommen; weniger als 0 schneidet ab
tools-board-size = Spielplangröße
tools-drag-a-side-or-a-corner-of-the = Seite oder Ecke des Spielplans nach außen ziehen, um Hexfelder anzufügen, nach innen, um abzuschneiden. Eingabe führt es aus, Esc bricht ab.
tools-width-by-height-hexes = { $width } mal { $height } Hexfelder
tools-left = Links
tools-right = Rechts
tools-top = Oben
tools-bottom = Unten
tools-drag-a-side-of-the-board-first = Zuerst eine Seite des Spielplans ziehen
tools-resize = Größe ändern
tools-does-it-enter = Führt es aus (Eingabe)
tools-leaves-the-board-as-it-is-escape = Lässt den Spielplan, wie er ist (Esc)
tools-cancel = Abbrechen
tools-falls-off-lost = Fällt weg: { $lost }
tools-nothing-falls-off = Nichts fällt weg

## brush

tools-brush = Pinsel
tools-drag-to-paint-name-shift-paints-base = Ziehen malt { $name }. Umschalt malt { $base }.
tools-paint-terrain = { $terrain } malen

## contour

tools-heights = Höhen
tools-contour = Höhenlinie
tools-lower-ground-inside-it-rises = Tieferer Boden darin steigt
tools-all-inside-it-goes = Alles darin kommt
tools-what-to-level-level-alt-picks-the-level = { $what } auf Höhenstufe { $level }. Alt nimmt die Stufe unter dem Zeiger auf; Bild auf und Bild ab ändern sie.
tools-picked-level-level = Höhenstufe { $level } aufgenommen
tools-draw-the-contour-of-level-level = Höhenlinie der Stufe { $level } zeichnen
tools-hexes-to-level-level = { $hexes } auf Höhenstufe { $level }
tools-leave-higher-ground = Höheres lassen
tools-what-is-higher-inside-stays = Was darin höher ist, bleibt

## elevation

tools-elevation = Höhe
tools-drag-to-raise-the-ground-by-one-level = Ziehen hebt den Boden um eine Stufe. Umschalt senkt ihn.
tools-drag-to-lower-the-ground-by-one-level = Ziehen senkt den Boden um eine Stufe. Umschalt hebt ihn.
tools-drag-to-set-the-ground-to-level-level = Ziehen setzt den Boden auf Höhenstufe { $level }.
tools-drag-to-smooth-the-ground-each-hex-goes = Ziehen glättet den Boden: jedes Hexfeld nähert sich seinen Nachbarn.
tools-drag-to-flatten-the-ground-to-the-mean = Ziehen ebnet den Boden zum Mittel dessen ein, was der Pinsel bedeckt.
tools-raise-ground = Boden heben
tools-lower-ground = Boden senken
tools-set-ground-to-level-level = Boden auf Höhenstufe { $level } setzen
tools-smooth-ground = Boden glätten
tools-flatten-ground = Boden einebnen
tools-level-old = Höhenstufe { $old }
tools-level-old-to-new = Höhenstufe { $old } auf { $new }
tools-raise = Heben
tools-a-level-up-with-every-stroke = Mit jedem Strich eine Stufe höher
tools-lower = Senken
tools-a-level-down-with-every-stroke = Mit jedem Strich eine Stufe tiefer
tools-set = Setzen
tools-to-the-level-beside = Auf die Stufe daneben
tools-smooth = Glätten
tools-towards-the-neighbours = Zu den Nachbarn hin
tools-flatten = Einebnen
tools-to-the-level-where-the-stroke-began = Auf die Stufe, wo der Strich begann

## entry

tools-entry-hex = Eintrittsfeld
tools-areas-and-entries = Gebiete und Eintritte
tools-click-the-hex-by-which-the-selected-units = Hexfeld anklicken, über das die ausgewählten Einheiten eintreten; Umschalt fügt ein weiteres hinzu oder nimmt es weg. Die Zahlen auf der Karte sind Züge der Ankunft.
tools-select-the-reinforcements-first-in-the = Zuerst die Verstärkungen auswählen, zum Beispiel im Bereich Zeitplan.
tools-hex-is-the-only-entry-hex = { $hex } ist das einzige Eintrittsfeld.
tools-enters = tritt
tools-enter = treten
tools-entry-by-hex = Eintritt über { $hex }
tools-who-verb-by-hex = { $who } { $verb } über { $hex } ein.
tools-entry-also-by-hex = Eintritt auch über { $hex }
tools-who-verb-by-hex-too = { $who } { $verb } auch über { $hex } ein.
tools-no-entry-by-hex = Kein Eintritt über { $hex }
tools-who-verb-by-hex-no-longer = { $who } { $verb } nicht mehr über { $hex } ein.
tools-enter-by-name = Über { $name } eintreten
tools-enter-also-by-name = Auch über { $name } eintreten
tools-enter-no-longer-by-name = Nicht mehr über { $name } eintreten
tools-selected-pieces-selected = { $selected_pieces } ausgewählt
tools-show-the-schedule = Zeitplan zeigen
tools-who-arrives-when-turn-by-turn = Wer wann ankommt, Zug um Zug

## eraser

tools-erase = Radieren
tools-eraser = Radierer
tools-click-or-drag-over-roads-streams-names-and = Straßen, Wasserläufe, Namen und Ziele anklicken oder darüberziehen, um sie von der Karte zu nehmen; mit Umschalt von einer Linie nur das berührte Stück.
tools-erase-caption = { $caption } wegnehmen
tools-erase-text = { $text } wegnehmen
tools-erase-objective-name = Ziel { $name } wegnehmen

## eyedropper

tools-eyedropper = Pipette
tools-click-a-hex-to-paint-with-its-terrain = Hexfeld anklicken, um fortan mit seinem Gelände und seiner Höhenstufe zu malen. Alt-Klick tut dies mit jedem Malwerkzeug.
tools-terrain-level-level = { $terrain }, Höhenstufe { $level }

## figure/ellipse

tools-ellipse = Ellipse
tools-select-an-ellipse = Ellipse auswählen
tools-circle = Kreis
tools-drag-from-corner-to-corner-a-circle-from = Von Ecke zu Ecke ziehen; einen Kreis von der Mitte aus.

## figure/lasso

tools-lasso = Lasso
tools-select-with-a-lasso = Mit dem Lasso auswählen
tools-drag-round-an-area = Um ein Gebiet herum ziehen.

## figure/line

tools-line = Linie
tools-select-along-a-line = Entlang einer Linie auswählen
tools-drag-a-line-or-click-from-corner-to = Linie ziehen oder von Ecke zu Ecke klicken.

## figure

tools-click-on-from-corner-to-corner-enter-or = Von Ecke zu Ecke weiterklicken. Eingabe oder Doppelklick beendet, Rücktaste nimmt eine Ecke zurück, Esc bricht ab.

## figure/outline

tools-drag-round-an-area-or-click-from-corner = Um ein Gebiet herum ziehen oder von Ecke zu Ecke klicken.

## figure/polygon

tools-polygon = Vieleck
tools-select-a-polygon = Vieleck auswählen
tools-click-corner-after-corner-the-first-one = Ecke um Ecke anklicken, die erste noch einmal, um zu schließen.

## figure/rectangle

tools-rectangle = Rechteck
tools-select-a-rectangle = Rechteck auswählen
tools-square = Quadrat
tools-drag-from-corner-to-corner = Von Ecke zu Ecke ziehen.

## figure/uses

tools-1-hex = 1 Hexfeld
tools-n-hexes = { $n } Hexfelder
tools-shapes = Formen
tools-it-is-painted-name-with-shift-base-alt = Es wird { $name } gemalt, mit Umschalt { $base }. Alt nimmt das Gelände unter dem Zeiger auf.
tools-hexes-of-terrain = { $hexes } von { $terrain }
tools-outline = Umriss
tools-paints-the-rim-only-as-thick-as-the = Malt nur den Rand, so dick wie der Pinsel
tools-both-sides-alike = Beide Seiten gleich
tools-selections = Auswahlformen
tools-shift-adds-to-the-hexes-selected-alt-takes = Umschalt fügt zu den ausgewählten Hexfeldern hinzu, Alt nimmt weg, beide behalten, was in beiden liegt. Esc wählt keines aus.

## fill

tools-replace-terrain = Gelände ersetzen
tools-fill = Füllen
tools-click-to-make-the-terrain-under-the = Klicken macht das Gelände unter dem Zeiger überall zu { $name }.
tools-click-to-fill-the-whole-area-under-the = Klicken füllt die ganze Fläche unter dem Zeiger mit { $name }.
tools-what-alt-or-ctrl-picks-the-terrain-under = { $what } Alt oder Strg nimmt das Gelände unter dem Zeiger auf.
tools-replace = Ersetzen
tools-verb-with-terrain = { $verb } mit { $terrain }
tools-cells-changed = { $cells } geändert
tools-already-name = Schon { $name }
tools-outside-the-hexes-selected = Außerhalb der ausgewählten Hexfelder
tools-area-to-name = { $area } zu { $name }

## label

tools-label-what = Beschriftung: { $what }
tools-new-name = Neuer Name
tools-write-label = Beschriftung schreiben
tools-label = Beschriftung
tools-click-a-hex-to-write-a-name-there = Hexfeld anklicken, um dort einen Namen zu schreiben. Einen Namen ziehen, um ihn zu verschieben, mit Umschalt, um ihn zu drehen; [ und ] drehen ihn, Bild auf und Bild ab ändern die Größe.
tools-turned-by-angle-deg-degrees = Um { $angle_deg } Grad gedreht
tools-click-a-hex-to-write-a-name-there-2 = Hexfeld anklicken, um dort einen Namen zu schreiben
tools-name = Name
tools-small = Klein
tools-medium = Mittel
tools-large = Groß
tools-word-letters = Schrift: { $word }
tools-turned = Gedreht
tools-degrees-clockwise = Grad im Uhrzeigersinn
tools-along-the-course = Dem Lauf entlang
tools-turns-the-name-along-the-nearest-stream-or = Dreht den Namen längs des nächsten Wasserlaufs oder der nächsten Straße
tools-takes-the-name-off-the-map = Nimmt den Namen von der Karte
tools-delete = Löschen

## lines/bend

tools-taken-in-lines-are-one-now-name = { $taken_in } Linien sind nun eine: { $name }
tools-bend-name = { $name } biegen

## lines

tools-this-ruleset-has-none = Dieses Regelwerk hat keine

## lines/run

tools-there-is-a-name-all-along-there-already = Dort verläuft schon überall: { $name }
tools-goes-on-the-of-now-chain-longer = Setzt { $of } fort, nun { $chain } länger
tools-n-lines-are-one-now-of = { $n } Linien sind nun eine: { $of }
tools-run-name = { $name } ziehen
tools-stream = Wasserlauf
tools-road = Straße
tools-click-where-the-name-begins-at-the-end = Klicken, wo die Linie ({ $name }) beginnt; am Ende einer vorhandenen wird diese fortgesetzt. Einen Griff der ausgewählten Linie ziehen, um sie zu biegen.
tools-click-the-corner-of-a-hex-where-the = Die Ecke eines Hexfelds anklicken, wo die Linie ({ $name }) beginnt; am Ende einer vorhandenen wird diese fortgesetzt. Einen Griff der ausgewählten Linie ziehen, um sie zu biegen.
tools-click-on-to-run-the-name-shift-runs = Weiterklicken zieht die Linie ({ $name }), Umschalt zieht sie gerade, Alt zudem ohne Einrasten. Eingabe oder Doppelklick beendet sie am Zeiger, Rücktaste nimmt einen Klick zurück, Esc bricht ab.
tools-steps-hexes = { $steps } Hexfelder
tools-steps-hexsides = { $steps } Hexkanten

## lines/scissors

tools-a-line-cannot-be-split-at-its-end = Eine Linie lässt sich an ihrem Ende nicht teilen
tools-split-name = { $name } teilen
tools-name-is-two-lines-now = { $name } ist nun zwei Linien
tools-cut-name = { $name } zerschneiden
tools-split-and-cut-lines = Linien teilen und schneiden
tools-click-a-road-or-stream-to-split-it = Straße oder Wasserlauf anklicken, um dort zu teilen. Entlangziehen, um das Stück herauszuschneiden.
tools-cut-low-of-steps-steps-out-of-name = { $low } von { $steps } Schritten aus { $name } herausschneiden
tools-the-end-of-name = Das Ende von { $name }
tools-split-name-here = { $name } hier teilen

## measure

tools-measure-turns-of = Züge messen für
tools-by-whose-turns-the-way-is-measured = Nach wessen Zügen der Weg gemessen wird
tools-drag-or-click-from-corner-to-corner-enter = Ziehen oder von Ecke zu Ecke klicken; Eingabe oder Doppelklick beendet, Rücktaste nimmt eine Ecke zurück, Esc löscht. Der Bereich Querschnitt zeigt den Boden längs des Weges.
tools-measures-nothing-any-more = Misst nichts mehr
tools-nothing-is-measured-yet = Noch nichts gemessen
tools-the-ground-along-what-is-measured-seen = Der Boden längs der Messung, von der Seite gesehen
tools-show-the-cross-section = Querschnitt zeigen

## objective

tools-objective = Ziel
tools-click-a-hex-to-make-it-an-objective = Hexfeld anklicken, um es zum Ziel zu machen; ein Ziel anklicken, um es auszuwählen.
tools-rename-objective = Ziel umbenennen
tools-add-objective = Ziel hinzufügen
tools-new-objective-at-hex = Neues Ziel auf { $hex }

## options

tools-what-else-is-painted-where-you-paint = Was sonst noch gemalt wird, wo gemalt wird
tools-symmetry = Symmetrie
tools-the-middle-of-the-symmetry-centre-the = Die Mitte der Symmetrie. „Symmetrie hier zentrieren“{ $here } legt sie auf das Hexfeld unter dem Zeiger, ein Klick hier zurück auf die Mitte des Spielplans.
tools-about-name = Um { $name }
tools-what-has-no-counterpart-on-the-board-is = Was kein Gegenstück auf dem Spielplan hat, wird allein gemalt. { $symmetry }
tools-not-all-of-the-board = Nicht der ganze Spielplan
tools-an-axis-between-two-columns-would-take = Eine Achse zwischen zwei Spalten brächte Hexfelder an Stellen zwischen den Hexfeldern, denn jede zweite Spalte liegt ein halbes Hexfeld tiefer. Bei ungerader Zahl von Spalten ist die mittlere die Achse des ganzen Spielplans.
tools-an-axis-between-two-rows-would-take-hexes = Eine Achse zwischen zwei Reihen brächte Hexfelder an Stellen zwischen den Hexfeldern, denn jede zweite Reihe liegt ein halbes Hexfeld weiter rechts. Bei ungerader Zahl von Reihen ist die mittlere die Achse des ganzen Spielplans.
tools-with-an-even-number-of-columns-a-half = Bei gerader Zahl von Spalten nimmt eine halbe Drehung alles mit.
tools-with-an-even-number-of-rows-a-half = Bei gerader Zahl von Reihen nimmt eine halbe Drehung alles mit.
tools-every-second-column-lies-half-a-hex-lower = Jede zweite Spalte liegt ein halbes Hexfeld tiefer, daher passt keine Achse von links nach rechts zu allen Spalten.
tools-every-second-row-lies-half-a-hex-further = Jede zweite Reihe liegt ein halbes Hexfeld weiter rechts, daher passt keine Achse von oben nach unten zu allen Reihen.
tools-a-rectangle-has-corners-that-turn-off-the = Ein Rechteck hat Ecken, die sich vom Spielplan drehen.
tools-no-symmetry = Keine Symmetrie
tools-left-as-right = Links wie rechts
tools-top-as-bottom = Oben wie unten
tools-both-axes = Beide Achsen
tools-turned-180 = Um 180° gedreht
tools-turned-120 = Um 120° gedreht
tools-turned-60 = Um 60° gedreht
tools-terrain = Gelände
tools-levels = Höhenstufen
tools-names = Namen
tools-units = Einheiten
tools-empty-hexes = Leere Hexfelder
tools-with = Mit
tools-empty-hexes-replace-what-lies-under-them = Leere Hexfelder ersetzen, was darunter liegt, und Namen und Linien verschwinden, wo keine hinkommen. Sonst bleibt all das.
tools-cut-paste-and-move-it-with-the-hexes = Mit den Hexfeldern ausschneiden, einfügen und verschieben
tools-new = Neu
tools-selects-these-hexes-instead = Wählt stattdessen diese Hexfelder aus
tools-add = Dazu
tools-adds-them-shift = Nimmt sie hinzu (Umschalt)
tools-take-away = Weg
tools-takes-them-out-alt = Nimmt sie heraus (Alt)
tools-common = Gemeinsam
tools-keeps-what-is-in-both-shift-and-alt = Behält, was in beiden liegt (Umschalt und Alt)
tools-how-hexes-are-selected = Wie Hexfelder ausgewählt werden
tools-no-hexes-selected = Keine Hexfelder ausgewählt
tools-1-hex-selected = 1 Hexfeld ausgewählt
tools-hexes-hexes-selected = { $hexes } Hexfelder ausgewählt
tools-paints-the-hexes-selected-with-the-current = Malt die ausgewählten Hexfelder mit dem gewählten Gelände
tools-grow = Erweitern
tools-selects-one-hex-more-all-round = Wählt rundum ein Hexfeld mehr aus
tools-shrink = Verkleinern
tools-selects-one-hex-less-all-round = Wählt rundum ein Hexfeld weniger aus
tools-none = Keine
tools-selects-no-hexes = Wählt keine Hexfelder aus
tools-size = Größe
tools-paints-1-hex = Malt 1 Hexfeld
tools-paints-hexes-hexes = Malt { $hexes } Hexfelder
tools-a-brush-of-your-own-shape-select-hexes = Ein Pinsel eigener Form: Hexfelder auswählen, dann hier klicken
tools-own = Eigener
tools-own-own = Eigener ({ $own })
tools-one-of = eines von
tools-this-ruleset-does-not-know-it = Dieses Regelwerk kennt es nicht
tools-level = Höhenstufe
tools-page-up-and-page-down-change-it-too = Bild auf und Bild ab ändern sie auch

## paint

tools-hint-alt-or-ctrl-picks-what-is-under = { $hint } Alt oder Strg nimmt auf, was unter dem Zeiger liegt, [ und ] ändern die Größe.

## pieces

tools-nobody-has-moved-plan =
    Niemand hat sich bewegt.
    { $plan }
tools-name-is-out-of-the-deployment-zone-of-side = { $name } steht jetzt außerhalb der Aufstellungszone von { $side }.
tools-name-and-more-are-out-of-the-deployment-zone-of-side =
    { $more ->
        [one] { $name } und 1 weitere stehen jetzt außerhalb der Aufstellungszone von { $side }.
       *[other] { $name } und { $more } weitere stehen jetzt außerhalb der Aufstellungszone von { $side }.
    }
tools-move = Bewegen
tools-turn = Drehen
tools-form = Formieren
tools-and-1-more = , und 1 weitere
tools-and-n-more = , und { $n } weitere
tools-not-name-more-why = Nicht { $name }{ $more }: { $why }.
tools-none-of-the-selected-pieces-has-a = Keiner der ausgewählten Spielsteine hat eine Formation.
tools-place = Aufstellen
tools-take-off-the-map = Von der Karte nehmen
tools-why-first-and-more-more = { $why }: { $first } und { $more } weitere.

## place

tools-select-units-of-the-reserve-panel-each = Einheiten im Bereich Reserve auswählen; jeder Klick stellt die nächste auf.
tools-click-where-what-stands-rest-to-come-after = Klicken, wo { $what } steht. Danach noch { $rest }.
tools-everything-selected-is-on-the-map = Alles Ausgewählte ist auf der Karte.
tools-none-of-the-selected-units-is-off-the = Alle ausgewählten Einheiten sind auf der Karte
tools-next-what-then-rest-more = Nächste: { $what }, dann { $rest } weitere
tools-show-the-reserve = Reserve zeigen
tools-who-is-not-on-the-map-by-command = Wer nicht auf der Karte ist, nach Verbänden

## ramp

tools-ramp = Rampe
tools-drag-from-one-height-to-another-the-ground = Von einer Höhe zur anderen ziehen: der Boden dazwischen wird ein gleichmäßiger Hang. [ und ] ändern die Breite. Esc bricht ab.
tools-ramp-from-level-from-level-to-to-level = Rampe von Höhenstufe { $from_level } zu { $to_level }
tools-level-from-level-to-to-level-over-steps = Höhenstufe { $from_level } zu { $to_level } über { $steps } Hexfelder
tools-level-level = Höhenstufe { $level }
tools-from = Von
tools-to = Bis
tools-as-it-is = Wie er ist
tools-as-it-is-at-the-height-of-the = Wie er ist: auf der Höhe des Bodens dort
tools-name-a-level-of-its-own = { $name } mit eigener Höhenstufe

## scatter

tools-scatter-brush = Streupinsel
tools-drag-to-paint-the-mix-the-same-seed = Ziehen malt die Mischung; derselbe Startwert malt immer dasselbe. Umschalt malt { $base }.
tools-scatter-terrain = Gelände streuen
tools-mix = Mischung
tools-terrains = Geländearten
tools-what-is-mixed-and-how-much-of-each = Was gemischt wird und wie viel von jedem
tools-scattered = Gestreut
tools-rows = Reihen
tools-chequered = Schachbrett
tools-pattern = Muster
tools-thick = Dichte
tools-how-many-of-the-hexes-are-painted = Wie viele der Hexfelder gemalt werden
tools-patches = Flecken
tools-how-broad-a-patch-or-a-row-is = Wie breit ein Fleck oder eine Reihe ist, in Hexfeldern
tools-seed = Startwert
tools-the-same-seed-sprinkles-the-same-way = Derselbe Startwert streut gleich
tools-another = Anderer
tools-takes-the-next-seed = Nimmt den nächsten Startwert

## select

tools-select = Auswählen
tools-drag-or-arrows-move-q-and-e-turn = Ziehen oder Pfeiltasten bewegen, Q und E drehen, F wechselt die Formation, Entf löscht. Einen Stapel noch einmal anklicken, um den nächsten Spielstein darin zu wählen.
tools-click-to-select-shift-click-for-more-drag = Klicken wählt aus, Umschalt-Klick nimmt hinzu, über leeren Boden ziehen wählt aus, was darin liegt.
tools-drag-a-handle-or-any-place-of-the = Einen Griff oder eine Stelle der Linie ziehen, um sie zu biegen; Umschalt gerade. Entf löscht sie, Esc lässt sie los.
tools-delete-removes-what-is-selected-escape = Entf löscht, was ausgewählt ist. Esc lässt es los.
tools-move-to-to = Nach { $to } bewegen
tools-n-selected = { $n } ausgewählt
tools-nothing-to-set = Nichts einzustellen
tools-in-hex = In { $hex }
tools-selects-it-with-shift-too = Wählt es aus; auch mit Umschalt
tools-puts-the-selected-units-into-this = Bringt die ausgewählten Einheiten in diese Formation (F: die nächste)

## side area

tools-deployment-zone = Aufstellungszone
tools-may-be-set-up = aufgestellt werden darf
tools-no-zone-it-may-be-set-up-anywhere = Keine Zone: Aufstellung überall
tools-exits = Austrittsfelder
tools-may-leave-the-board = den Spielplan verlassen darf
tools-no-exits-nobody-leaves-by-choice = Keine Austrittsfelder: niemand geht freiwillig
tools-drag-to-paint-where-side-means-with-shift = Ziehen malt, wo { $side } { $means }, mit Umschalt wird weggenommen.
tools-what-of-name = { $what } von { $name }
tools-out-of-the-what-of-side = Aus { $what } von { $side } nehmen
tools-name-of-side = { $name } von { $side }
tools-paint-where-name-means = Malen, wo { $name } { $means }
tools-clear-the-what-of-side = { $what } von { $side } löschen

## stamp

tools-move-what = { $what } verschieben
tools-paste = Einfügen
tools-stamp-floating = Stempel { $floating }
tools-stamp = Stempel
tools-copy-hexes-or-choose-a-stamp-above-or = Hexfelder kopieren oder oben oder im Bereich Stempelsammlung einen Stempel wählen.
tools-click-where-the-hexes-go = Klicken, wohin die Hexfelder kommen.
tools-click-to-place-it-with-shift-again-and = Klicken setzt ihn, mit Umschalt immer wieder.
tools-what-q-and-e-turn-it-a-mirrors = { $what } Q und E drehen, A spiegelt links und rechts, Z oben und unten, Esc bricht ab.
tools-move-set-to-hex = { $set } nach { $hex } verschieben
tools-paste-set = { $set } einfügen
tools-choose-a-stamp = Stempel wählen
tools-hexes-to-move = Hexfelder zum Verschieben
tools-what-was-copied = Was kopiert wurde
tools-what-is-placed = Was gesetzt wird
tools-turn-left = Nach links drehen
tools-by-60-degrees-anticlockwise = Um 60 Grad gegen den Uhrzeigersinn
tools-turn-right = Nach rechts drehen
tools-by-60-degrees-clockwise = Um 60 Grad im Uhrzeigersinn
tools-mirror = Spiegeln
tools-left-becomes-right = Links wird rechts
tools-flip = Kippen
tools-top-becomes-bottom = Oben wird unten
tools-choose-a-stamp-first = Zuerst einen Stempel wählen

## terrain

tools-picked-terrain = { $terrain } aufgenommen

## unit

tools-unit = Einheit
tools-click-to-place-a-piece-of-side-name = Klicken stellt auf: { $side }: { $name }. Vor dem Loslassen ziehen, um die Front auszurichten.
tools-place-kind = { $kind } aufstellen
tools-facing-hour-oclock = Front auf { $hour } Uhr
tools-units-of-name = Einheiten von { $name }
tools-kind = Art

## wand

tools-magic-wand = Zauberstab
tools-click-to-select-the-hexes-like-the-one = Klicken wählt die Hexfelder wie das unter dem Zeiger aus. { $hint }
tools-both = Beides
tools-same = Gleich
tools-only-hexes-connected-with-the-one-clicked = Nur mit dem angeklickten verbundene Hexfelder oder der ganze Spielplan
tools-connected = Verbunden

## what of a region is taken along

tools-roads-streams-and-walls = Linien
