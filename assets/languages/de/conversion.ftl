## panels

conversion-historical-map = Historische Karte
conversion-map-sheet = Kartenblatt
conversion-terrain-from-the-map = Gelände aus der Karte
conversion-lines-from-the-map = Linien aus der Karte
conversion-heights-from-a-model = Höhen aus einem Modell
conversion-heights-from-contours = Höhen aus Höhenlinien
conversion-vectors-from-a-gis = Vektoren aus einem GIS
conversion-from-the-contour-lines-of-the-sheet = Aus den Höhenlinien des Blattes
conversion-from-a-height-model = Aus einem Höhenmodell
conversion-spot-heights = Höhenpunkte
conversion-place = Lage
conversion-board = Spielplan
conversion-evidence = Belege
conversion-lay-a-scan-of-an-old-map-under = Den Scan einer alten Karte unter das Raster legen und sagen, wo die Karte endet und ihr Rand beginnt.
conversion-say-how-large-the-ground-is-by-two = Sagen, wie groß das Land ist: durch zwei Punkte und ihre Entfernung, durch die Ecken des Blattes oder durch bekannte Orte.
conversion-lay-the-board-over-the-map-as-many = Den Spielplan über die Karte legen: so viele Hexfelder von so vielen Yards, wie die Regeln wollen.
conversion-show-a-few-hexes-of-each-terrain-the = Von jedem Gelände einige Hexfelder zeigen; der Rest des Spielplans wird entworfen, und was stimmt, wird übernommen.
conversion-follow-roads-streams-and-walls-along-their = Straßen, Wasserläufe und Mauern von Klick zu Klick längs ihrer Tinte verfolgen oder Linien vorschlagen lassen und die richtigen übernehmen.
conversion-give-the-hexes-their-levels-from-the = Den Hexfeldern ihre Höhenstufen geben, aus den Höhenlinien des Blattes oder aus einem heutigen Höhenmodell.
conversion-take-roads-streams-woods-and-names-over = Straßen, Wasserläufe, Wälder und Namen aus einer GIS-Datei übernehmen, wo es eine gibt. Sonst weiter.
conversion-look-through-what-the-notes-say-of-where = Durchsehen, was die Notizen über die Herkunft von allem sagen.
conversion-from-a-historical-map = Nach einer historischen Karte
conversion-done = , fertig
conversion-step-n-step-done = Schritt { $n }: { $step }{ $done }
conversion-back-to-back = Zurück zu { $back }
conversion-on-to-next = Weiter zu { $next }

## picture

conversion-what-the-step-step-means = Was der Schritt { $step } bedeutet

## sections/board

conversion-no-historical-map-yet = Noch keine historische Karte
conversion-add-a-scan-and-place-it-first = Zuerst einen Scan hinzufügen und einpassen.
conversion-yards-a-hex = Yards je Hexfeld
conversion-yards-a-hex-2 = Yards je Hexfeld
conversion-catalog-has-hexes-of-usual-yards = { $catalog } hat Hexfelder von { $usual } Yards
conversion-as-the-rules-have-it = Wie in den Regeln
conversion-usual-yards = { $usual } Yards
conversion-within-the-neat-line = innerhalb des Kartenrahmens
conversion-on-the-whole-sheet = auf dem ganzen Blatt
conversion-in-the-area-drawn = im gezogenen Bereich
conversion-draw-an-area = Bereich ziehen
conversion-area-for-the-board = Bereich für den Spielplan
conversion-the-board-covers-all = Spielplan über die ganze Karte
conversion-drag-a-rectangle-over-what-the-board-is = Ein Rechteck über das ziehen, was der Spielplan zeigen soll.
conversion-drag-the-area-or-a-corner-of-it = Den Bereich oder eine seiner Ecken ziehen. Pfeiltasten rücken ihn um ein Hexfeld, Entf hebt ihn auf.
conversion-all-within-the-neat-line = Alles innerhalb des Kartenrahmens
conversion-all-of-the-sheet = Das ganze Blatt
conversion-hexes-across = Hexfelder breit
conversion-and-down = und hoch
conversion-about-the-same-middle = Um dieselbe Mitte
conversion-width-by-height-hexes-for-the-across-by = { $width } mal { $height } Hexfelder für die { $across } mal { $down } Yards { $all }
conversion-replace-the-ground-that-is-drawn = Das gezeichnete Gelände ersetzen
conversion-terrain-levels-lines-and-names-go-undo = Gelände, Höhenstufen, Linien und Namen verschwinden; Rückgängig bringt sie zurück
conversion-lay-this-board = Diesen Spielplan legen
conversion-bare-hexes-over-the-sheet-as-many-as = Leere Hexfelder über dem Blatt, so viele wie vorgeschlagen
conversion-lay-a-board-over-the-historical-map = Spielplan über die historische Karte legen
conversion-the-board-lies-so-already = Der Spielplan liegt schon so.
conversion-the-board-within-the-neat-line = Der Spielplan innerhalb des Kartenrahmens

## sections/compare

conversion-sheet-and-ground = Blatt und Gelände
conversion-ground-over-sheet = Gelände über dem Blatt
conversion-the-ground-lies-over-the-sheet-as-strongly = Das Gelände liegt über dem Blatt, so deckend wie seine Ebenen
conversion-divider = Trennlinie
conversion-left-of-a-divider-the-sheet-lies-bare = Links einer Trennlinie liegt das Blatt bloß, rechts davon das Gelände
conversion-sheet-alone = Nur das Blatt
conversion-takes-the-ground-away = Nimmt das Gelände weg
conversion-divider-2 = Trennlinie
conversion-place-of-the-divider = Ort der Trennlinie
conversion-ground = Gelände
conversion-how-strongly-terrain-is-drawn-over-the = Wie deckend das Gelände über dem Blatt gezeichnet wird
conversion-opacity-of-the-ground = Deckkraft des Geländes

## sections/contours

conversion-add-a-scan-with-contour-lines-and-place = Zuerst einen Scan mit Höhenlinien hinzufügen und einpassen.
conversion-click-a-contour-line-say-start-and = Eine Höhenlinie anklicken, Anfang und Abstand angeben und von unten nach oben quer über die Linien ziehen.
conversion-then-click-a-contour-line-on-the-sheet = Dann eine Höhenlinie auf dem Blatt anklicken: alle Linien ihrer Tinte unter dem Spielplan werden gesucht
conversion-pick-the-contour-ink = Tinte der Höhenlinien nehmen
conversion-drags-gave-lines-of-this-ink-heights = { $drags ->
    [one] 1 Zug gab Linien dieser Tinte ihre Höhen.
   *[other] { $drags } Züge gaben Linien dieser Tinte ihre Höhen.
}
conversion-find-these-lines-again = Diese Linien wieder suchen
conversion-looks-for-lines-of-that-ink-and-gives-them = Sucht Linien dieser Tinte und gibt ihnen die Höhen, die sie hatten.
conversion-drag-across-contours = Quer über Höhenlinien ziehen
conversion-stop-looking = Nicht weiter suchen
conversion-first-line-at = Erste Linie bei
conversion-interval = Abstand
conversion-all-contour-lines-found-known-with-a = { $all } Höhenlinien gefunden, { $known } mit Höhe
conversion-a-drag-that-begins-on-a-line-with = Ein Zug, der auf einer Linie mit Höhe beginnt, zählt von dieser, nicht vom Anfang
conversion-n-given-handed-on-over-gaps = { $given ->
    [one] { $n }. 1 Linie über Lücken hinweg weitergegeben, { $low }
   *[other] { $n }. { $given } Linien über Lücken hinweg weitergegeben, { $low } bis { $high }
}
conversion-n-given-lines-low-to-high = { $given ->
    [one] { $n }. 1 Linie, { $low }
   *[other] { $n }. { $given } Linien, { $low } bis { $high }
}
conversion-take-back = Zurücknehmen
conversion-take-back-drag-n = Zug { $n } zurücknehmen
conversion-pieces-that-lie-on-from-a-line-with = Stücke, die eine Linie mit Höhe über Schrift und Falten hinweg fortsetzen, bekommen auch diese Höhe
conversion-hand-heights-on-over-gaps = Höhen über Lücken weitergeben
conversion-throw-the-contours-away = Höhenlinien verwerfen

## sections/corners

conversion-north = Norden
conversion-south = Süden
conversion-west = Westen
conversion-east = Osten
conversion-clarke-1866-north-america = Clarke 1866 (Nordamerika)
conversion-bessel-1841-central-europe = Bessel 1841 (Mitteleuropa)
conversion-airy-1830-great-britain = Airy 1830 (Großbritannien)
conversion-wgs-84-modern = WGS 84 (heute)
conversion-corners-by-latitude-and-longitude = Ecken nach Breite und Länge
conversion-degrees-as-34-15-34d15m-n-or-34 = Grad wie 34°15', 34d15m N oder 34.25; Westen und Süden mit W und S oder Minus
conversion-the-figure-of-the-earth-the-sheet-was = Die Erdfigur, nach der das Blatt gezeichnet wurde; bei einem Blatt von einem Viertelgrad macht sie wenig aus
conversion-figure-of-the-earth = Erdfigur
conversion-place-by-its-corners = Nach den Ecken einpassen
conversion-the-corners-of-the-neat-line-become = Die Ecken des Kartenrahmens werden Passpunkte
conversion-all-four-sides-are-needed-north-above = Alle vier Seiten sind nötig, Norden über Süden

## sections/distance

conversion-yards = Yards
conversion-miles = Meilen
conversion-feet = Fuß
conversion-metres = Meter
conversion-kilometres = Kilometer
conversion-german-miles = Deutsche Meilen
conversion-versts = Werst
conversion-prussian-paces = Preußische Schritt
conversion-rhenish-rods = Rheinische Ruten
conversion-toises = Toisen
conversion-click-the-other-end = Das andere Ende anklicken
conversion-click-one-end-of-the-distance = Ein Ende der Entfernung anklicken
conversion-how-far-the-two-points-are-apart = Wie weit die beiden Punkte auseinanderliegen
conversion-distance = Entfernung
conversion-unit-of-the-distance = Einheit der Entfernung
conversion-place-by-this-distance = Nach dieser Entfernung einpassen
conversion-place-by-two-points = Nach zwei Punkten einpassen
conversion-placed-by-two-points-distance-in-unit = Nach zwei Punkten eingepasst. Ihr Abstand ({ $unit }): { $number }, das sind { $yards } Yards. Nichts sagt, wie weit es daneben liegt.
conversion-the-control-points-make-way-for-it = { $count ->
    [one] Der Passpunkt des Blattes fällt dabei weg.
   *[other] Die { $count } Passpunkte des Blattes fallen dabei weg.
}

## sections/evidence

conversion-add-a-scan-first = Zuerst einen Scan hinzufügen.
conversion-name = Name
conversion-what-the-sheet-is-called-in-notes = Wie das Blatt in Notizen heißt
conversion-name-the-historical-map = Historische Karte benennen
conversion-none = Keine
conversion-source = Quelle
conversion-the-source-the-sheet-is-from-the-notes = Die Quelle, die das Blatt ist, aus dem Bereich Notizen und Quellen
conversion-say-what-the-historical-map-is = Sagen, was die historische Karte ist
conversion-it-is-sheet = Sie ist { $sheet }.
conversion-what-was-taken-from-it = Was daraus übernommen wurde
conversion-nothing-yet-accepting-terrain-or-levels = Noch nichts. Beim Übernehmen von Gelände oder Höhenstufen entsteht eine Notiz, die sagt, von welchem Blatt, wie es eingepasst war und wie sicher es ist.
conversion-show-all-notes-and-sources = Alle Notizen und Quellen zeigen

## sections/found

conversion-the-scan-is-sharp-clean-and-large-enough = Der Scan ist scharf, sauber und groß genug.
conversion-looking-for-neat-line-angle-and-paper = Kartenrahmen, Winkel und Papier werden gesucht
conversion-the-scan-could-not-be-looked-at-why = Der Scan ließ sich nicht ansehen: { $why }.
conversion-looks-for-the-printed-frame-of-the-map = Sucht den gedruckten Rahmen der Karte, wie schief sie auf dem Scan liegt und die Farbe ihres Papiers; was gefunden wird, wird vorgeschlagen
conversion-look-for-the-neat-line = Kartenrahmen suchen
conversion-neat-line = Kartenrahmen
conversion-what-lies-outside-it-is-not-shown-and = Was außerhalb liegt, wird nicht gezeigt und nicht umgesetzt.
conversion-the-printed-frame-was-found-the-line-on = Der gedruckte Rahmen wurde gefunden: die Linie auf der Karte. Übernehmen oder zuerst die Ecken ziehen.
conversion-no-printed-frame-was-found-set-the-corners = Kein gedruckter Rahmen wurde gefunden. Die Ecken von Hand setzen.
conversion-all-of-the-scan-is-shown-margins-and = Der ganze Scan wird gezeigt, mit allen Rändern.
conversion-take-this-neat-line = Diesen Kartenrahmen übernehmen
conversion-take-the-neat-line-found = Gefundenen Kartenrahmen übernehmen
conversion-the-line-round-the-map-itself-margins-torn = Die Linie um die Karte selbst: Ränder, Risse und der Tisch darunter liegen außerhalb und werden nicht gezeigt
conversion-set-its-corners = Ecken setzen
conversion-it-is-none = Es ist keiner
conversion-forgets-the-line-that-was-found = Vergisst die gefundene Linie
conversion-as-found = Wie gefunden
conversion-the-corners-as-they-were-found = Die Ecken, wie sie gefunden wurden
conversion-show-the-whole-scan = Den ganzen Scan zeigen
conversion-corners-at-what = Ecken bei { $what }
conversion-it-lies-straight-under-the-board = Sie liegt gerade unter dem Spielplan.
conversion-its-lines-are-by-askew = Ihre Linien liegen { $by }° schief.
conversion-straighten-it = Gerade richten
conversion-turns-it-until-its-lines-run-along-the = Dreht sie, bis ihre Linien längs des Spielplans laufen
conversion-straighten-the-historical-map = Historische Karte gerade richten
conversion-the-colour-of-the-paper-on-the-left = Die Farbe des Papiers, links, wird weiß und alle anderen mit ihr; die Datei bleibt, wie sie ist
conversion-show-the-paper-white = Das Papier weiß zeigen
conversion-show-the-paper-as-scanned = Das Papier wie gescannt zeigen
conversion-the-print-is-pale-terrain-will-be-told = Der Druck ist blass: Gelände wird weniger sicher unterschieden.
conversion-the-scan-is-blurred-thin-lines-may-be = Der Scan ist unscharf: dünne Linien können fehlen.
conversion-the-scan-is-grainy-terrain-will-be-told = Der Scan ist körnig: Gelände wird weniger sicher unterschieden.
conversion-the-scan-has-few-pixels-scan-it-again = Der Scan hat wenige Pixel: wenn möglich mit 300 Punkten je Zoll oder mehr neu scannen.

## sections/heights

conversion-the-board-does-not-lie-on-the-ground = Der Spielplan liegt noch nicht auf der Erde
conversion-lay-a-historical-map-under-it-and-place = Eine historische Karte darunterlegen und einpassen.
conversion-heights-of-the-ground-an-esri-ascii-grid = Höhen des Bodens: ein ESRI-ASCII-Raster (.asc), eine SRTM-Kachel (.hgt) oder ein GeoTIFF
conversion-open-a-height-model = Höhenmodell öffnen…
conversion-lay-the-board-over-a-height-model = Den Spielplan über ein Höhenmodell legen
conversion-middle-of-the-model = Mitte des Modells
conversion-no-historical-map-is-needed-the-board = Eine historische Karte ist nicht nötig: Der Spielplan kommt über die Mitte des Modells zu liegen und lässt sich dann anderswohin legen.
conversion-file-low-to-high-on-this-board = { $file }: { $low } bis { $high } auf diesem Spielplan
conversion-a-hex-is-as-high-as = Ein Hexfeld ist so hoch wie
conversion-the-mean-of-its-cells = das Mittel seiner Zellen
conversion-the-middle-one = die mittlere
conversion-the-highest = die höchste
conversion-level-0-from = Stufe 0 ab
conversion-a-level-each = je Stufe
conversion-base-and-step-that-give-the-board-as = Anfang und Schritt, die dem Spielplan so viele Höhenstufen geben, wie zu den Regeln passen
conversion-as-proposed = Wie vorgeschlagen
conversion-streams-that-are-drawn-run-downhill = Gezeichnete Wasserläufe fließen bergab
conversion-hexes-along-them-are-lowered-until-water = Hexfelder an ihnen werden gesenkt, bis Wasser hinabfließt
conversion-show-the-levels = Höhenstufen zeigen
conversion-accept-levels-of-changed = Höhenstufen übernehmen: { $changed }
conversion-in-one-step-to-undo-a-note-says = In einem Schritt zum Rückgängigmachen; eine Notiz sagt, woher sie sind
conversion-levels-accepted = Höhenstufen übernommen
conversion-the-board-has-these-levels = Der Spielplan hat diese Höhenstufen bereits
conversion-close-the-model = Modell schließen
conversion-levels-that-were-accepted-stay = Das Modell und seine Einstellungen werden aufgegeben. Bereits übernommene Höhenstufen bleiben auf dem Spielplan.
conversion-throw-the-height-model-away = Höhenmodell verwerfen
conversion-the-board-lies-at-no-place-of-the = Der Spielplan liegt an keinem Ort der Erde: die Mitte des Modells liegt unter seiner Mitte. Das Blatt nach Breite und Länge einpassen, dann findet das Modell seinen Ort selbst.
conversion-lies = liegt
conversion-lie = liegen
conversion-it-keeps-its = es behält seine
conversion-they-keep-their = sie behalten ihre
conversion-bare-does-where-no-heights-are-known-whose = { $bare } { $does }, wo keine Höhen bekannt sind: { $whose } Höhenstufe.
conversion-is = wurde
conversion-are = wurden
conversion-burnt-along-streams-are-lowered-so-that = { $burnt } an Wasserläufen { $are } gesenkt, damit Wasser hinabfließt.
conversion-differs = weicht ab
conversion-differ = weichen ab
conversion-disagreements-differ-from-the-hills-that = { $disagreements } { $differ } von den gezeichneten Hügeln um zwei Stufen oder mehr
conversion-hex-drawn-drawn-the-model-says-model = { $hex }: gezeichnet { $drawn }, das Modell sagt { $model }

## sections/histogram

conversion-hexes-by-height = Hexfelder nach Höhe
conversion-a-line-where-each-level-begins-drag-level = ; eine Linie, wo jede Stufe beginnt: Stufe 0, die fette, ziehen, um alle zu verschieben, eine andere, um die Stufen höher oder niedriger zu machen
conversion-a-line-where-each-level-begins-drag-one = ; eine Linie, wo jede Stufe beginnt: eine ziehen, um die Stufen höher oder niedriger zu machen; Stufe 0 beginnt außerhalb des Gezeigten
conversion-low-on-the-left-high-on-the-right = { $low } links, { $high } rechts{ $drag }

## sections/lines

conversion-roads-run-through-hexes-streams-and-walls = Straßen laufen durch Hexfelder, Wasserläufe und Mauern an Hexkanten. Angeben, was die Linie ist und wie sie gedruckt ist.
conversion-click-where-a-line-begins-and-along-it = Klicken, wo eine Linie beginnt, und längs von ihr: sie wird längs ihrer Tinte verfolgt und geschrieben, wenn sie endet
conversion-follow-a-line = Einer Linie folgen
conversion-looks-for-lines-of-that-ink-under-the = Sucht Linien dieser Tinte unter dem ganzen Spielplan; nichts wird geschrieben, bevor es übernommen ist
conversion-look-for-lines = Linien suchen
conversion-learns-from-the-hexsides-of-this-kind-that = Lernt aus den gezeichneten Hexkanten dieser Art, wie sie auf dem Blatt aussehen, und schlägt die übrigen vor; zuerst ein Stück davon verfolgen oder zeichnen
conversion-draft-from-what-is-drawn = Aus Gezeichnetem entwerfen
conversion-draw-roads-by-hand = Straßen von Hand zeichnen
conversion-draw-streams-and-walls-by-hand = Wasserläufe und Mauern von Hand zeichnen
conversion-draw-streams-by-hand = Wasserläufe von Hand zeichnen
conversion-draw-lines-along-hexsides-by-hand = Linien an Hexkanten von Hand zeichnen
conversion-1-line-is-drawn-so-far = Bisher ist 1 Linie gezeichnet.
conversion-drawn-lines-are-drawn-so-far = Bisher sind { $drawn } Linien gezeichnet.
conversion-click-lines-found-on-the-map-a-double = Gefundene Linien auf der Karte anklicken; Doppelklick übernimmt, Rücktaste verwirft
conversion-choose-on-the-map = Auf der Karte wählen
conversion-this-ruleset-has-no-lines = Dieses Regelwerk hat keine Linien
conversion-kind-of-line = Art der Linie
conversion-ink = Tinte
conversion-ink-of-the-line = Tinte der Linie
conversion-black = Schwarz
conversion-blue = Blau
conversion-click-a-line-of-the-ink-on-the = Eine Linie der Tinte auf dem Blatt anklicken; mit gehaltener Alt-Taste tut dies das Werkzeug jederzeit
conversion-pick-from-the-sheet = Vom Blatt nehmen
conversion-the-ink-picked-red-r-green-g-blue = Die gewählte Tinte: Rot { $r }, Grün { $g }, Blau { $b }
conversion-no-lines-were-found = Keine Linien wurden gefunden.
conversion-done-2 = Fertig
conversion-show-the-lines-found = Gefundene Linien zeigen
conversion-sure-enough-from = Sicher genug ab
conversion-lines-are-sure-enough-from = Linien sind sicher genug ab
conversion-accept-sure-lines = { $sure ->
        [one] 1 Linie
       *[other] { $sure } Linien
    } übernehmen
conversion-those-that-are-sure-enough-and-look-like = Die sicher genug sind und wie Verläufe aussehen, in einem Schritt zum Rückgängigmachen; eine Notiz sagt, woher sie sind
conversion-bring-back-rejected-rejected = { $rejected } verworfene zurückholen
conversion-throw-the-lines-away = Linien verwerfen
conversion-list-marked-more-that-look-like-frames = { $marked } weitere aufführen, die wie Rahmen, Schrift oder Gezeichnetes aussehen
conversion-runs-along-another-line-of-the-board = , läuft längs einer anderen Linie des Spielplans
conversion-looks-like-a-frame-or-grid = , sieht aus wie ein Rahmen oder Raster
conversion-looks-like-lettering = , sieht aus wie Schrift
conversion-on-the-board = , auf dem Spielplan
conversion-n-name-yards-yards-sure-sure-looks-written = { $n }. { $name }, { $yards } Yards, { $sure } % sicher{ $looks }{ $written }
conversion-steps-hexsides = { $steps } Hexkanten
conversion-steps-hexes = { $steps } Hexfelder
conversion-line-n-steps-straight-by-straight-percent = Linie { $n }: { $steps }, zu { $straight_percent } % gerade, höchstens { $worst_yards } Yards verschoben.
conversion-kind-of-this-line = Art dieser Linie
conversion-accept-this-line = Diese Linie übernehmen
conversion-unit-metres = Meter
conversion-unit-feet = Fuß
conversion-letter-of-east = O
conversion-line-is-open-again = Linie { $line } ist nicht mehr verworfen
conversion-reject-this-line = Diese Linie verwerfen

## sections

conversion-1-hex = 1 Hexfeld

## sections/place

conversion-a-hex-is-yards-a-hex-yards-across = Ein Hexfeld ist auf diesem Boden { $yards_a_hex } Yards breit.
conversion-on-the-hexes-stay-on-their-part-of = An: die Hexfelder bleiben auf ihrem Teil des Blattes und nehmen ihre Yards von ihm. Aus: die Hexfelder behalten ihre Yards, und das Blatt wird unter ihnen größer oder kleiner.
conversion-the-board-stays-on-the-sheet = Der Spielplan bleibt auf dem Blatt
conversion-a-world-file-tfw-jgw-pgw-says-where = Eine World-Datei (.tfw, .jgw, .pgw) sagt, wo ein Bild liegt; eine neben dem Scan wird von selbst gefunden
conversion-world-file = World-Datei…
conversion-click-both-ends-of-the-printed-scale-bar = Beide Enden der gedruckten Maßstabsleiste anklicken oder zwei bekannte Orte und angeben, wie weit sie auseinanderliegen: das Blatt behält Winkel und Mitte
conversion-click-places-you-know-and-say-where-they = Bekannte Orte anklicken und angeben, wo sie liegen
conversion-drag-the-sheet-turn-it-with-shift-scale = Das Blatt ziehen; mit Umschalt drehen, mit Alt skalieren
conversion-its-own-tags-place-it-nowhere-why = Seine eigenen Angaben legen es nirgends hin: { $why }.
conversion-its-own-tags-say-read = Seine eigenen Angaben sagen: { $read }.
conversion-it-lies-as-they-say = Es liegt, wie sie sagen.
conversion-place-by-its-own-tags = Nach eigenen Angaben einpassen
conversion-it-has-the-size-they-say-but-no = Es hat die Größe, die sie nennen, aber keinen Ort der Erde: { $why }.

## sections/model_map

conversion-the-board-in-the-height-model = Der Spielplan im Höhenmodell
conversion-click-or-drag-to-move-the-board-there = Ein Klick oder Ziehen verschiebt den Spielplan dorthin; danach verschieben ihn die Pfeiltasten um ein Hexfeld.

## sections/points

conversion-move-turn-and-scale = Verschieben, drehen, skalieren
conversion-also-stretch = Auch dehnen
conversion-also-tilt = Auch kippen
conversion-bend-through-every-point = Durch jeden Punkt biegen
conversion-control-points = Passpunkte
conversion-point-n = Punkt { $n }
conversion-yards-yards-off = { $yards } Yards daneben
conversion-held = liegt fest
conversion-not-known-how-far-off = Abweichung nicht bekannt
conversion-the-fit-may = Die Anpassung darf
conversion-it-needs-need-points-that-are-on = Sie braucht { $need } eingeschaltete Punkte
conversion-choose-the-fit = Anpassung wählen
conversion-what-the-fit-may-do = Was die Anpassung darf
conversion-root-mean-square-yards-yards-off-on-the = im Ganzen { $root_mean_square_yards } Yards daneben
conversion-switch-a-control-point-on = Passpunkt einschalten
conversion-switch-a-control-point-off = Passpunkt ausschalten
conversion-set-the-ground-of-a-control-point = Ort eines Passpunkts setzen
conversion-remove-a-control-point = Passpunkt entfernen
conversion-at-pixel-on-the-sheet-does-the-fit = Bei { $pixel } auf dem Blatt. Beachtet ihn die Anpassung? Ein ausgeschalteter Punkt wird trotzdem gemessen
conversion-off-worst = { $off }, am weitesten
conversion-the-point-farthest-off = Der Punkt, der am weitesten danebenliegt
conversion-remove = Entfernen
conversion-remove-name = { $name } entfernen
conversion-east-2 = Ost
conversion-south-2 = Süd
conversion-longitude = Länge
conversion-latitude = Breite
conversion-in-yards = , in Yards
conversion-its-part-unit = { $part }{ $unit }
conversion-take-control-points-and-click-places-on = „Passpunkte“ nehmen und Orte auf dem Blatt anklicken, deren Lage bekannt ist.
conversion-new-points-are-known-in = Neue Punkte sind bekannt in
conversion-degrees = Grad
conversion-new-point-n-at-at = Neuer Punkt { $n } bei { $at }
conversion-new-point-n-what = Neuer Punkt { $n }, { $what }
conversion-drop = Weglassen
conversion-drop-new-point-n = Neuen Punkt { $n } weglassen
conversion-add-to-the-control-points = Zu den Passpunkten hinzufügen
conversion-say-where-each-new-point-lies = Angeben, wo jeder neue Punkt liegt
conversion-two-points-are-needed-at-least = Mindestens zwei Punkte sind nötig
conversion-add-control-points = Passpunkte hinzufügen
conversion-new-point-n-lies-far-off = Der neue Punkt { $n } liegt mehr als 3 Grad von den anderen entfernt: Länge und Breite prüfen. Nichts wurde hinzugefügt.

## sections/scan

conversion-a-scan-of-a-map-png-jpeg-tiff = Der Scan einer Karte: PNG, JPEG, TIFF, WebP oder eine Seite eines PDF. Er bleibt, wo er liegt; die Schlacht merkt sich den Weg zu ihm.
conversion-add-a-scan = Scan hinzufügen…
conversion-add-a-scan-or-drop-one-on-the = Einen Scan hinzufügen oder auf dem Fenster ablegen.
conversion-is-it-shown-on-the-map = Wird es auf der Karte gezeigt?
conversion-show-name = { $name } zeigen
conversion-takes-it-from-under-the-grid-its-file = Nimmt es unter dem Raster weg; die Datei bleibt
conversion-remove-the-historical-map = Historische Karte entfernen
conversion-opacity = Deckkraft
conversion-opacity-of-name = Deckkraft von { $name }
conversion-raise = Nach oben
conversion-lower = Nach unten
conversion-lays-it-over-the-sheet-above-it = Legt es über das Blatt darüber
conversion-lays-it-under-the-sheet-below-it = Legt es unter das Blatt darunter
conversion-text-the-historical-map = Historische Karte: { $text }
conversion-find = Suchen…
conversion-choose-the-file-where-it-lies-now = Die Datei wählen, wo sie jetzt liegt
conversion-its-file-is-not-there-path = Die Datei ist nicht da: { $path }
conversion-its-file-cannot-be-opened-why = Die Datei lässt sich nicht öffnen: { $why }
conversion-this-is-another-file-than-the-one-that = Das ist eine andere Datei als die eingepasste.
conversion-page-page-of-pages = Seite { $page } von { $pages },{" "}
conversion-page-across-by-down-pixels = { $page }{ $across } mal { $down } Pixel
conversion-opening-its-file = Datei wird geöffnet

## sections/spots

conversion-summits-bench-marks-and-towns-have-their = Gipfel, Festpunkte und Orte haben ihre Höhe daneben gedruckt: einen solchen Ort anklicken und die Zahl eingeben.
conversion-click-spot-heights = Höhenpunkte anklicken
conversion-they-hold-the-ground-between-the-contour = Sie halten den Boden zwischen den Höhenlinien, und jeder Entwurf von Höhenstufen wird an ihnen geprüft
conversion-enter-the-height = Höhe eingeben
conversion-a-number-up-to-12-000-metres = Eine Zahl, bis 12.000 Meter
conversion-click-the-place = Den Ort anklicken
conversion-printed-there = Dort gedruckt
conversion-enter-takes-it = Eingabe übernimmt
conversion-enter-a-spot-height = Höhenpunkt eingeben
conversion-nothing-is-known-there = dort ist nichts bekannt
conversion-level-level-and-printed-level-is-printed = ; Höhenstufe { $level }, gedruckt ist { $printed_level }
conversion-as-drafted = wie entworfen
conversion-as-drafted-and-the-hex-has-another-level = dort wie entworfen; das Feld im Ganzen hat Stufe { $level }, der Ort { $printed_level }
conversion-drafted-by-short-too-high-level = { $by } { $short } zu hoch entworfen{ $level }
conversion-drafted-by-short-too-low-level = { $by } { $short } zu niedrig entworfen{ $level }
conversion-1-spot-height = 1 Höhenpunkt
conversion-all-spot-heights = { $all } Höhenpunkte
conversion-there-the-levels-drafted-agree = { $there }; die entworfenen Höhenstufen stimmen überein
conversion-there-the-levels-drafted-disagree-with-off = { $there }; die entworfenen Höhenstufen weichen ab bei { $off }
conversion-off-the-board = außerhalb des Spielplans
conversion-remove-the-height-at-place = Höhe bei { $place } entfernen
conversion-remove-a-spot-height = Höhenpunkt entfernen
conversion-from-three-spot-heights-on = Ab drei Höhenpunkten lassen sich aus ihnen Höhenstufen des ganzen Spielplans entwerfen; weniger halten den Boden zwischen den Höhenlinien, und Entwürfe werden an ihnen geprüft.
conversion-draft-levels-from-spot-heights = Höhenstufen aus Höhenpunkten entwerfen
conversion-the-ground-between-them-is-interpolated = Der Boden zwischen ihnen wird interpoliert, auch durch die Höhenlinien, die eine Höhe haben; jenseits gilt die nächste Höhe. Solche Höhenstufen werden als geschätzt vermerkt
conversion-place-the-map-and-lay-the-board-first = Zuerst die Karte einpassen und den Spielplan darüberlegen

## sections/terrain

conversion-choose-a-terrain-and-click-hexes-that-are = Ein Gelände wählen und Hexfelder davon anklicken, etwa acht von jedem.
conversion-sample-known = Probe von { $known }
conversion-terrain-to-sample = Gelände der Proben
conversion-draft-the-terrain = Gelände entwerfen
conversion-samples-of-two-terrains-are-needed-at = Proben von mindestens zwei Geländearten sind nötig
conversion-the-scan-is-not-there = Der Scan ist nicht da
conversion-show-the-draft-the-surer-the-stronger = Entwurf zeigen, je sicherer desto deckender
conversion-leave-hexes-changed-by-hand = { $count ->
    [one] Das von Hand geänderte Feld so lassen
   *[other] Die { $count } von Hand geänderten Felder so lassen
}
conversion-they-were-changed-after-the-draft-was-accepted = Sie wurden geändert, nachdem ein Entwurf übernommen war; wird er noch einmal übernommen, gälte dort wieder der Entwurf.
conversion-hexes-beyond-the-levels-are-cut-off = { $count ->
    [one] 1 Feld liegt außerhalb der Höhenstufen { $low } bis { $high } der Regeln und wird dort gekappt: Eine größere Stufe erhält seine Form.
   *[other] { $count } Felder liegen außerhalb der Höhenstufen { $low } bis { $high } der Regeln und werden dort flach gekappt: Eine größere Stufe erhält ihre Form.
}
conversion-hex-is-taken-for-terrain-sure = Feld { $hex } gilt als { $terrain }, zu { $sure } % sicher.
conversion-hex-is-unlike-every-sample = Feld { $hex } gleicht keiner Probe.
conversion-it-is = Es ist
conversion-it-is-name = Es ist { $name }
conversion-one-sample-more-and-on-to-the-next = Eine Probe mehr, und weiter zum nächsten
conversion-least-sure-next = Nächstes unsicheres
conversion-goes-to-the-hex-the-draft-knows-least = Geht zu dem Hexfeld, über das der Entwurf am wenigsten weiß: als das anklicken, was es ist, dann lernt der Entwurf
conversion-accept-sure-hexes = { $sure ->
        [one] 1 Hexfeld
       *[other] { $sure } Hexfelder
    } übernehmen
conversion-terrain-of-these-hexes-becomes-that-of-the = Das Gelände dieser Hexfelder wird das des Entwurfs, in einem Schritt zum Rückgängigmachen; eine Notiz sagt, woher es ist
conversion-throw-the-draft-away = Entwurf verwerfen
conversion-sure-of-cells-hexes-are-sure-enough = { $sure } von { $cells } Hexfeldern sind sicher genug.
conversion-use-training-of-another-map = Training einer anderen Karte verwenden…
conversion-the-samples-of-name-teach-this-map-too = Die Proben von { $name } lehren auch diese Karte
conversion-the-samples-of-its-historical-maps-teach = Die Proben ihrer historischen Karten lehren auch diese Karte
conversion-of-another-battle = Einer anderen Schlacht…
conversion-taught-by-set-each = Gelehrt von { $set }: { $each }
conversion-leave-out = Auslassen
conversion-leave-out-the-training-of-set = Training von { $set } auslassen

## sections/vectors

conversion-features-of-openstreetmap-of-a-survey-or-a = Objekte aus OpenStreetMap, einer Vermessung oder einem Satellitenempfänger: GeoJSON, GPX oder ein Shapefile
conversion-open-a-file-of-a-gis = GIS-Datei öffnen…
conversion-writes-down-how-the-board-came-to-be = Schreibt auf, wie der Spielplan entstand, für „oblique convert“; neben der Schlacht speichern
conversion-save-the-recipe = Rezept speichern…
conversion-saved-name-lacks = { $name } gespeichert. Nicht im Rezept: { $lacks }.
conversion-recipe-lacks-by-hand = was von Hand gezeichnet oder geändert wurde
conversion-recipe-lacks-earlier = Höhenmodelle und Objekte, die in einer früheren Sitzung übernommen wurden, da keine historische Karte sie behält
conversion-recipe-lacks-sheets = die historische Karte, da keine gewählt ist
conversion-recipe-lacks-a-line = 1 übernommene Linie, die inzwischen anders läuft oder nicht mehr auf dem Spielplan ist
conversion-recipe-lacks-lines = { $count } übernommene Linien, die inzwischen anders laufen oder nicht mehr auf dem Spielplan sind
conversion-recipe-lacks-samples = die Geländeproben, da kein angenommener Entwurf aus ihnen vermerkt ist: noch einmal einen annehmen
conversion-recipe-lacks-drags = die Züge über Höhenlinien, wie sie jetzt sind, da keine angenommenen Höhenstufen aus ihnen vermerkt sind: noch einmal annehmen
conversion-recipe-lacks-sheet = was von „{ $name }“ übernommen wurde, da ein Rezept eine historische Karte hat
conversion-the-board-lies-nowhere-yet = Der Spielplan liegt noch nirgends
conversion-roads-streams-woods-and-names-come-onto = Straßen, Wasserläufe, Wälder und Namen kommen nach einer Tabelle auf den Spielplan, die sich ändern lässt.
conversion-file-features-features-plane = { $file }: { $features } Objekte, { $plane }
conversion-what-becomes-of-which-features = Was aus welchen Objekten wird
conversion-its-projection-epsg-number = Ihre Projektion, EPSG-Nummer
conversion-every-gis-tells-it-25832-is-utm-zone = Jedes GIS nennt sie: 25832 ist zum Beispiel UTM-Zone 32 Nord. 0 ist, was die Datei sagt
conversion-where-the-board-lies = Wo der Spielplan liegt
conversion-the-board-lies-at-no-place-of-the-2 = Der Spielplan liegt noch an keinem Ort der Erde. Eine historische Karte nach Breite und Länge einpassen oder angeben, wo die Mitte des Spielplans liegt.
conversion-latitude-2 = Breite
conversion-longitude-2 = Länge
conversion-middle-of-the-file = Mitte der Datei
conversion-lay-the-board-there = Spielplan dorthin legen
conversion-latitude-and-longitude-are-needed = Breite und Länge sind nötig
conversion-say-where-the-board-lies = Angeben, wo der Spielplan liegt
conversion-hexes-of-terrain-hexes-lines-lines-names = Hexfelder mit Gelände { $hexes }, Linien { $lines }, Namen { $names }.
conversion-lines-lie-mean-yards-from-where-they-were = Linien liegen im Mittel { $mean } Yards von ihrem gezeichneten Ort, höchstens { $worst }.
conversion-show-what-would-come-of-it = Zeigen, was daraus würde
conversion-take-the-features-over = Objekte übernehmen
conversion-throw-the-file-away = Datei verwerfen
conversion-open-a-table = Tabelle öffnen…
conversion-save-the-table = Tabelle speichern…
conversion-the-usual-table = Die übliche Tabelle
conversion-for-openstreetmap-and-satellite-receivers = Für OpenStreetMap und Satellitenempfänger
conversion-lines-are-moved-by-at-most = Linien werden verschoben um höchstens
conversion-hexes = {" "}Hexfelder
conversion-the-snapping-distance-a-line-that-had-to = Die Fangweite: eine Linie, die weiter verschoben werden müsste, um auf die Hexfelder zu kommen, wird ausgelassen
conversion-yards-yards = ({ $yards } Yards)
conversion-here = Hier
conversion-features = Objekte
conversion-attribute = Merkmal
conversion-is-2 = Ist
conversion-becomes = Wird
conversion-add-a-row = Zeile hinzufügen
conversion-at-the-top-where-it-comes-first = Oben, wo sie zuerst gilt
conversion-what-of-row-n = { $what } der Zeile { $n }
conversion-features-that-go-by-this-row-and-the = Objekte, für die diese Zeile gilt, und die Hexfelder, Linien oder Namen, die daraus werden
conversion-values-with-between-them-stands-for-any = Werte mit | dazwischen; * steht für beliebige Buchstaben
conversion-values = Werte
conversion-how-much-of-a-hex-such-areas-must = Wie viel eines Hexfelds solche Flächen bedecken müssen
conversion-covered = Bedeckt
conversion-the-attribute-that-is-written = Das Merkmal, das geschrieben wird
conversion-text = Text
conversion-up = Nach oben
conversion-move-up-place = Nach oben, Platz
conversion-remove-place = Entfernen, Platz
conversion-small-name = kleiner Name
conversion-large-name = großer Name
conversion-nothing = nichts
conversion-what-row-n-becomes = Was aus Zeile { $n } wird

## tool/contours

conversion-click-a-contour-line-lines-of-its-ink = Eine Höhenlinie anklicken: Linien ihrer Tinte werden gesucht.
conversion-drag-across-contour-lines-from-low-to-high = Von unten nach oben quer über Höhenlinien ziehen, mit gehaltener Umschalttaste von oben nach unten: jede liegt einen Abstand höher als die vorige. Mit Alt nimmt ein Klick eine andere Tinte, Rücktaste nimmt den letzten Zug zurück.
conversion-no-heights-here = hier keine Höhen
conversion-given-lines-first-to-last = { $given } Linien, { $first } bis { $last }

## tool/found lines

conversion-look-for-lines-first-the-step-lines-then = Zuerst Linien suchen (Schritt Linien), dann eine anklicken, um sie anzusehen.
conversion-click-a-line-found-to-look-at-it = Eine gefundene Linie anklicken, um sie anzusehen; ein Doppelklick übernimmt sie.
conversion-enter-or-a-double-click-accepts-the-line = Eingabe oder Doppelklick übernimmt die Linie, Rücktaste oder Entf verwirft sie, Esc lässt sie los. Eine andere anklicken, um sie anzusehen.

## tool

conversion-there-is-no-historical-map-yet-board-from = Es gibt noch keine historische Karte: Spielplan, „Mit einer historischen Karte beginnen“, legt eine unter das Raster.
conversion-drag-the-sheet-with-shift-held-turn-it = Das Blatt ziehen; mit gehaltener Umschalttaste drehen, mit Alt skalieren. Strg, Alt und Pfeiltasten bewegen es um ein Zehntel Hexfeld, , und . drehen es, ; und ' vergrößern oder verkleinern es. Ein Blatt mit Passpunkten bleibt liegen, und der Spielplan bewegt sich.
conversion-click-the-two-ends-of-a-distance-you = Die beiden Enden einer bekannten Entfernung anklicken, etwa der Maßstabsleiste; dann angeben, wie lang sie ist.
conversion-click-a-place-you-know-on-the-ground = Einen Ort anklicken, dessen Lage bekannt ist; dann angeben, wo er liegt. Einen Punkt ziehen, um ihn zu berichtigen.
conversion-drag-the-corners-of-the-neat-line-what = Die Ecken des Kartenrahmens ziehen: was außerhalb liegt, wird nicht gezeigt und nicht umgesetzt.
conversion-click-hexes-that-are-of-the-terrain-chosen = Hexfelder des gewählten Geländes anklicken; mit gehaltener Umschalttaste eine Probe wegnehmen.
conversion-click-a-place-whose-height-is-printed-on = Einen Ort anklicken, dessen Höhe auf dem Blatt gedruckt ist, und die Zahl eingeben.
conversion-there-is-no-historical-map-yet = Es gibt noch keine historische Karte
conversion-files-placing-terrain-heights-of = Dateien, Lage, Gelände und Höhen historischer Karten
conversion-show-the-panel = Bereich zeigen

## tool/moving

conversion-move-the-historical-map = Historische Karte verschieben
conversion-turn-the-historical-map = Historische Karte drehen
conversion-scale-the-historical-map = Größe der historischen Karte ändern

## tool/neat line

conversion-set-the-neat-line = Kartenrahmen setzen

## tool/points

conversion-move-a-control-point = Passpunkt verschieben

## tool/samples

conversion-take-a-sample-away = Probe wegnehmen

## tool/trace

conversion-click-a-line-of-the-ink-that-is = Eine Linie der Tinte anklicken, die verfolgt werden soll.
conversion-click-where-a-line-begins-it-is-followed = Klicken, wo eine Linie beginnt: sie wird längs ihrer Tinte verfolgt. Mit gehaltener Alt-Taste nimmt ein Klick die Tinte.
conversion-click-on-along-the-line-with-shift-held = Längs der Linie weiterklicken; mit gehaltener Umschalttaste läuft sie gerade dorthin. Eingabe oder Doppelklick beendet sie am Zeiger, Rücktaste nimmt einen Klick zurück, Esc bricht ab.
conversion-too-far-from-the-last-click-to-follow = zu weit vom letzten Klick, um der Linie zu folgen
conversion-n-hexes-moved-worst-yards-at-most = { $n } Hexfelder, höchstens { $worst } Yards verschoben
conversion-n-hexsides-moved-worst-yards-at-most = { $n } Hexkanten, höchstens { $worst } Yards verschoben

## scan page

conversion-which-page-is-the-map = Welche Seite ist die Karte?
conversion-path-has-pages-pages = { $path } hat { $pages } Seiten.
conversion-page = Seite
conversion-of-pages = von { $pages }
conversion-lay-it-under-the-grid = Unter das Raster legen
conversion-cancel = Abbrechen

## services/digitizing

conversion-contour-lines = Höhenlinien
conversion-no-levels-can-be-had-from-the-height = Aus dem Höhenmodell lassen sich keine Höhenstufen gewinnen: { $why }.
conversion-no-levels-can-be-had-from-spot-heights = Aus den Höhenpunkten lassen sich keine Höhenstufen gewinnen: { $why }.
conversion-reading-name = { $name } lesen
conversion-making-levels = Höhenstufen bilden
conversion-take-over-levels-from-a-height-model = Höhenstufen aus einem Höhenmodell übernehmen
conversion-take-over-levels-from-contour-lines = Höhenstufen aus Höhenlinien übernehmen
conversion-take-over-levels-from-spot-heights = Höhenstufen aus Höhenpunkten übernehmen
conversion-levels-of-what-hexes-taken-over = Höhenstufen von { $what ->
        [one] 1 Hexfeld
       *[other] { $what } Hexfeldern
    } übernommen
conversion-drafting-terrain = Gelände entwerfen
conversion-no-terrain-can-be-drafted-why = Es lässt sich kein Gelände entwerfen: { $why }.
conversion-unknown-hexes-are-unlike-every-sample = { $unknown ->
        [one] 1 Hexfeld gleicht
       *[other] { $unknown } Hexfelder gleichen
    } keiner Probe.
conversion-take-over-terrain-from-the-historical-map = Gelände aus der historischen Karte übernehmen
conversion-terrain-of-what-hexes-taken-over = Gelände von { $what ->
        [one] 1 Hexfeld
       *[other] { $what } Hexfeldern
    } übernommen

## services/digitizing/contours

conversion-no-ground-can-be-made-of-the-contour = Aus den Höhenlinien lässt sich kein Boden gewinnen: { $why }.
conversion-no-lines-of-that-ink-are-found-click = Keine Linien dieser Tinte gefunden: die Mitte einer Höhenlinie anklicken
conversion-n-contour-lines-found-drag-across-them = { $n } Höhenlinien gefunden: von unten nach oben quer über sie ziehen
conversion-no-contour-lines-can-be-found-why = Es lassen sich keine Höhenlinien finden: { $why }.
conversion-crossing-contours = Höhenlinien überqueren
conversion-give-heights-to-contour-lines = Höhenlinien Höhen geben
conversion-take-back-heights-of-contour-lines = Höhen von Höhenlinien zurücknehmen
conversion-drags-give-no-line-a-height-any-more = { $missed ->
    [one] 1 Zug gibt keiner Höhenlinie mehr eine Höhe: Es wurden andere Linien gefunden. Er entfällt, sobald eine weitere Höhe gegeben wird.
   *[other] { $missed } Züge geben keiner Höhenlinie mehr eine Höhe: Es wurden andere Linien gefunden. Sie entfallen, sobald eine weitere Höhe gegeben wird.
}
conversion-these-lines-have-their-heights-already = Diese Linien haben ihre Höhen schon
conversion-filling-between-contours = Zwischen Höhenlinien ausfüllen
conversion-no-piece-lies-on-from-a-line-that = Kein Stück setzt eine Linie mit Höhe fort
conversion-looking-for-contour-lines = Höhenlinien suchen
conversion-the-interval-must-be-above-0 = Der Abstand muss über 0 liegen.
conversion-this-drag-crosses-no-contour-line-drag = Dieser Zug überquert keine Höhenlinie: von einer Linie quer über die anderen ziehen.
conversion-the-drag-crosses-one-line-twice-which = Der Zug überquert eine Linie zweimal, die dann { $first_metres } und { $second_metres } hätte: gerade hangauf oder hangab ziehen, frei von Schrift.
conversion-a-line-crossed-has-held-metres-already-and = Eine überquerte Linie hat schon { $held_metres } und bekäme { $wanted_metres }: Anfang und Abstand prüfen oder zuerst einen Zug zurücknehmen.

## services/digitizing/training

conversion-describing-samples = Proben beschreiben
conversion-its-scan-is-not-there-find-it-first = sein Scan ist nicht da; zuerst suchen
conversion-use-the-training-of-of = Training von { $of } verwenden
conversion-of-teaches-nothing-no-historical-map-of-it = { $of } lehrt nichts: keine historische Karte darin hat Proben von Gelände, das diese Schlacht hat.
conversion-the-samples-of-name-cannot-be-used-why = Die Proben von „{ $name }“ sind nicht zu verwenden: { $why }.

## services/sheets/examining

conversion-looking-for-the-neat-line = Kartenrahmen suchen
conversion-place-by-its-own-tags-why = Nach eigenen Angaben einpassen: { $why }.

## services/sheets

conversion-place-by-a-world-file = Mit einer World-Datei einpassen
conversion-place-by-a-world-file-why = Mit einer World-Datei einpassen: { $why }.
conversion-opening-path = { $path } öffnen
conversion-name-page-page = { $name }, Seite { $page }
conversion-lay-a-historical-map-under-the-grid = Historische Karte unter das Raster legen
conversion-path-has-width-by-height-pixels-and-the = { $path } hat { $width } mal { $height } Pixel, und das Blatt wurde auf einem von { $w } mal { $h } eingepasst. Denselben Scan suchen oder diesen als eigenes Blatt unter das Raster legen.
conversion-find-a-historical-map = Historische Karte suchen

## services/tracing/following

conversion-no-line-can-be-followed-from-there-why = Von dort lässt sich keiner Linie folgen: { $why }.
conversion-following-a-line = Einer Linie folgen
conversion-too-short-for-a-name-click-its-end = Zu kurz ({ $name }): ihr Ende mindestens ein Hexfeld entfernt anklicken
conversion-there-is-a-name-all-along-there-already = Dort verläuft schon überall: { $name }
conversion-trace-name-on-the-historical-map = { $name } auf der historischen Karte nachziehen
conversion-kind-unit-at-most-worst-yards-from-the = { $kind }: { $unit }, höchstens { $worst } Yards von der Linie des Blattes
conversion-1-hexside = 1 Hexkante
conversion-n-hexsides = { $n } Hexkanten

## services/tracing

conversion-no-ink-is-taken-why = Keine Tinte wurde genommen: { $why }.
conversion-taking-an-ink = Tinte nehmen

## services/tracing/proposals

conversion-lines-are-looked-for-on-a-placed-sheet = Linien werden auf einem eingepassten Blatt gesucht, dessen Scan da ist
conversion-looking-for-lines = Linien suchen
conversion-lines-are-drafted-on-a-placed-sheet-whose = Linien werden auf einem eingepassten Blatt entworfen, dessen Scan da ist
conversion-drafting-hexsides = Hexkanten entwerfen
conversion-no-lines-can-be-found-why = Es lassen sich keine Linien finden: { $why }.
conversion-courses-lines-found-and-marked-that-look = { $courses } Linien gefunden und { $marked }, die wie Rahmen, Schrift oder Gezeichnetes aussehen
conversion-the-line-is-too-short-for-a-linear = Die Linie ist zu kurz ({ $linear })
conversion-these-lines-are-on-the-board-already = Diese Linien sind schon auf dem Spielplan
conversion-take-over-a-what-from-the-historical-map = { $what } aus der historischen Karte übernehmen
conversion-take-over-count-lines-from-the-historical = { $count } Linien aus der historischen Karte übernehmen
conversion-a-line-is-taken-over = Eine Linie ist übernommen
conversion-n-lines-are-taken-over = { $n } Linien sind übernommen

## services/vectors

conversion-in-degrees = in Grad
conversion-in-metres-epsg-epsg = in Metern (EPSG:{ $epsg })
conversion-in-metres-of-a-projection-it-does-not = in Metern einer ungenannten Projektion
conversion-drafting-features = Objekte entwerfen
conversion-everything-of-it-is-drawn-already = Alles davon ist schon gezeichnet
conversion-take-over-features-of-a-gis = GIS-Objekte übernehmen
conversion-taken-over-hexes-of-terrain-hexes-lines = Übernommen: Hexfelder mit Gelände { $hexes }, Linien { $lines }, Namen { $names }

## sheets

conversion-close = Schließen
conversion-oblique = Oblique
conversion-version-what = Version { $what }
conversion-for-designers-of-black-powder-battles = Für den Entwurf von Schlachten der Schwarzpulverzeit: die Karte malen, die Gefechtsgliederungen aufbauen, das Szenario während der Arbeit prüfen, es spielen und den Computer spielen lassen.
conversion-rules-catalog = Regelwerke: { $catalog }
conversion-report-a-problem = Problem melden
conversion-say-what-you-did-and-what-happened-and = Sagen, was getan wurde und was geschah, und dies mitschicken. Es enthält nichts aus den Szenarien.
conversion-copy-report = Bericht kopieren
conversion-report = Bericht
conversion-logs-of-the-last-days-are-in-folder = Protokolle der letzten Tage liegen in { $folder }.

## vectors

conversion-the-board-lies-nowhere-yet-place-a = Der Spielplan liegt noch nirgends: eine historische Karte einpassen oder angeben, wo er liegt.
