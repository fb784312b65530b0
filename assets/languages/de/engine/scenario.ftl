## board_change.rs

scenario-hex-of-ground = Hexfeld Boden
scenario-hexes-of-ground = Hexfelder Boden
scenario-unit-or-leader-back-to-the-reserve = Einheit oder Anführer, zurück in die Reserve
scenario-units-and-leaders-back-to-the-reserve = Einheiten und Anführer, zurück in die Reserve
scenario-road-stream-or-wall = Straße, Wasserlauf oder Mauer
scenario-roads-streams-and-walls = Straßen, Wasserläufe und Mauern
scenario-road-stream-or-wall-in-part = Straße, Wasserlauf oder Mauer, zum Teil
scenario-roads-streams-and-walls-in-part = Straßen, Wasserläufe und Mauern, zum Teil
scenario-entry-hex-moved-to-the-new-edge = Eintrittsfeld, an den neuen Rand verlegt
scenario-entry-hexes-moved-to-the-new-edge = Eintrittsfelder, an den neuen Rand verlegt
scenario-pin-of-a-note = Anheftung einer Notiz
scenario-pins-of-notes = Anheftungen von Notizen
scenario-hex-of-a-deployment-zone = Hexfeld einer Aufstellungszone
scenario-hexes-of-deployment-zones = Hexfelder von Aufstellungszonen
scenario-hex-by-which-a-side-may-leave = Hexfeld, über das eine Seite den Spielplan verlassen darf
scenario-hexes-by-which-a-side-may-leave = Hexfelder, über die eine Seite den Spielplan verlassen darf
scenario-historical-map-no-longer-under-the-board = historische Karte, nicht mehr unter dem Spielplan
scenario-historical-maps-no-longer-under-the-board = historische Karten, nicht mehr unter dem Spielplan
scenario-place-in-an-alternative-deployment = Platz in einer anderen Aufstellung
scenario-places-in-alternative-deployments = Plätze in anderen Aufstellungen

## check/checker.rs

scenario-one-more-finding = Ein weiterer Befund
scenario-more-more-findings = { $more } weitere Befunde
scenario-what-of-this-sort-fix-these-first = { $what } dieser Sorte; zuerst diese beheben.

## check/fix_all.rs

scenario-evidence-of-feature-a1 = Beleg der Linie { $a1 }
scenario-evidence-of-label-a1 = Beleg der Beschriftung { $a1 }
scenario-silence-of-key = Stummschaltung von { $key }
scenario-attributes-of-a1-a2 = Eigenschaften von { $a1 } { $a2 }
scenario-place-of-the-board = Lage des Spielplans

## edit_line.rs

scenario-it-cannot-be-read = die Zeile lässt sich nicht lesen
scenario-the-hex-a1-a2-is-too-far-off-any = das Hexfeld { $a1 },{ $a2 } liegt zu weit außerhalb jedes Spielplans
scenario-it-names-a-side-that-no-hex-has = die Zeile nennt eine Kante, die kein Hexfeld hat

## format/migrate.rs

scenario-every-older-format-has-its-step = jedes ältere Format hat seinen Schritt

## format/mod.rs

scenario-this-line-holds-bytes-that-are-no-text-in = Diese Zeile enthält Bytes, die kein Text in UTF-8 sind.
scenario-save-the-file-as-utf-8-or-look-for = Die Datei als UTF-8 speichern oder nach einer unbeschädigten Kopie suchen.

## format/problem.rs

scenario-there-are-a1-more-problems = { $a1 ->
        [one] Es gibt ein weiteres Problem.
       *[other] Es gibt { $a1 } weitere Probleme.
    }
scenario-fix-those-above-first = Zuerst die oben genannten beheben.

## format/read/board.rs

scenario-the-file-has-no-board = Die Datei hat keinen Spielplan.
scenario-an-empty-one-was-laid-out-add-the-field = Ein leerer wurde angelegt; das Feld board ergänzen.
scenario-a-board = ein Spielplan
scenario-the-hex-numbers = die Hexfeldnummern
scenario-the-hex-numbers-begin-with-read = Die Hexfeldnummern beginnen mit { $read }.
scenario-write-a-number-from-0-to-a1 = Eine Zahl von 0 bis { $a1 } schreiben.
scenario-the-hex-numbers-begin-with-two-numbers = Die Hexfeldnummern beginnen mit zwei Zahlen.
scenario-write-them-as-column-row = Sie als (Spalte, Reihe) schreiben.
scenario-the-size-of-a-board-is-two-numbers = Die Größe eines Spielplans besteht aus zwei Zahlen.
scenario-write-it-as-columns-rows = Sie als (Spalten, Reihen) schreiben.
scenario-the-board-has-no-size-a1-by-a2-was = Der Spielplan hat keine Größe; { $a1 } mal { $a2 } wurde seinen Reihen entnommen.
scenario-add-the-field-size-columns-rows = Das Feld size: (Spalten, Reihen) ergänzen.
scenario-a-board-cannot-be-n-hexes-what-drawn-was = Ein Spielplan kann nicht { $n } Hexfelder { $what ->
        [wide] breit
        [high] hoch
       *[other] { $what }
    } sein; stattdessen wurde { $drawn } genommen.
scenario-write-a-number-from-1-to-a1 = Eine Zahl von 1 bis { $a1 } schreiben.
scenario-this-is-no-letter-for-a-terrain = Das ist kein Buchstabe für ein Gelände.
scenario-write-one-letter-or-sign-in-single-quotes-but = Einen Buchstaben oder ein Zeichen in einfachen Anführungszeichen schreiben, aber kein Leerzeichen, kein Anführungszeichen und kein „?“.
scenario-the-key-has-too-many-kinds-of-terrain = Der Schlüssel hat zu viele Arten von Gelände.
scenario-a-board-has-at-most-256 = Ein Spielplan hat höchstens 256.
scenario-the-letter-c-is-given-twice-in-the-key = Der Buchstabe „{ $c }“ steht zweimal im Schlüssel.
scenario-use-another-letter = Einen anderen Buchstaben nehmen.
scenario-the-board-has-no-rows = Der Spielplan hat keine Reihen.
scenario-all-of-it-was-taken-for-the-first-terrain = Überall wurde das erste Gelände angenommen; das Feld rows ergänzen.
scenario-a-hex-without-known-terrain = Ein Hexfeld ohne bekanntes Gelände.
scenario-the-letter-a1-stands-for-no-terrain = Der Buchstabe „{ $a1 }“ steht für kein Gelände.
scenario-add-it-to-the-key-or-use-one-of = Ihn im Schlüssel ergänzen oder einen von { $all } nehmen; angenommen wurde das erste Gelände.
scenario-number-is-no-level = „{ $number }“ ist keine Höhenstufe.
scenario-levels-are-numbers-from-128-to-127 = Höhenstufen sind Zahlen von -128 bis 127.
scenario-a1-is-no-level = „{ $a1 }“ ist keine Höhenstufe.
scenario-levels-are-0-to-9-then-a-for-10 = Höhenstufen sind 0 bis 9, dann a für 10, b für 11 und so weiter; angenommen wurde 0.
scenario-row-a1-of-name-is-a2 = Reihe { $a1 } von „{ $name }“ ist { $a2 }.
scenario-a-row-is-a-text-in-quotation-marks = Eine Reihe ist ein Text in Anführungszeichen.
scenario-row-a1-of-name-has-long-hexes-but-the = Reihe { $a1 } von „{ $name }“ hat { $long } Hexfelder, aber der Spielplan ist { $width } breit.
scenario-add-what-is-missing-at-its-end = Am Ende ergänzen, was fehlt.
scenario-remove-what-is-too-much-the-end-was-left = Entfernen, was zu viel ist; das Ende wurde ausgelassen.
scenario-there-are-a1-rows-of-name-but-the-board = Es gibt { $a1 } Reihen von „{ $name }“, aber der Spielplan ist { $height } hoch.
scenario-add-the-missing-rows-at-the-end = Die fehlenden Reihen am Ende ergänzen.
scenario-remove-the-rows-too-many = Die überzähligen Reihen entfernen.
scenario-a-linear-feature = eine Linie der Karte
scenario-the-feature-id-has-no-kind = Die Linie „{ $id }“ hat keine Art.
scenario-add-the-field-kind-it-was-left-out = Das Feld kind ergänzen; sie wurde ausgelassen.
scenario-text-is-no-hex = „{ $text }“ ist kein Hexfeld.
scenario-hexes-are-named-column-and-row-like-0101 = Hexfelder heißen nach Spalte und Reihe, etwa 0101.
scenario-text-is-no-hexside = „{ $text }“ ist keine Hexkante.
scenario-text-points-at-a-corner-of-the-hex-not = „{ $text }“ zeigt auf eine Ecke des Hexfelds, nicht auf eine Kante.
scenario-sides-of-this-board-are-at-a1 = Die Kanten dieses Spielplans liegen bei { $a1 }.
scenario-the-feature-id-says-nowhere-where-it-runs = Die Linie „{ $id }“ sagt nirgends, wo sie verläuft.
scenario-add-hexes-for-roads-or-sides-for-streams-it = Das Feld hexes (für Straßen) oder sides (für Wasserläufe) ergänzen; sie wurde ausgelassen.
scenario-the-feature-id-has-both-hexes-and-sides = Die Linie „{ $id }“ hat sowohl hexes als auch sides.
scenario-keep-one-of-them-it-was-left-out = Eines davon behalten; sie wurde ausgelassen.
scenario-hexes-are-named-column-and-row-like-a1 = Hexfelder heißen nach Spalte und Reihe, etwa { $a1 }.
scenario-name-is-no-hex = „{ $name }“ ist kein Hexfeld.
scenario-a-label = eine Beschriftung
scenario-the-label-id-has-no-place = Die Beschriftung „{ $id }“ hat keinen Platz.
scenario-give-it-a-hex-it-was-left-out = Ihr ein Hexfeld geben; sie wurde ausgelassen.

## format/read/mod.rs

scenario-the-file-begins-with-a-byte-order-mark = Die Datei beginnt mit einer Bytereihenfolge-Marke.
scenario-it-was-skipped-saving-removes-it = Sie wurde übersprungen; Speichern entfernt sie.
scenario-the-file-has-windows-line-ends = Die Datei hat Zeilenenden von Windows.
scenario-they-were-read-as-usual-saving-writes-plain-ones = Sie wurden wie üblich gelesen; Speichern schreibt einfache.
scenario-the-file-holds-binary-data = Die Datei enthält binäre Daten.
scenario-make-sure-that-this-is-a-scenario-file = Prüfen, ob das eine Szenariodatei ist.
scenario-the-file-is-empty = Die Datei ist leer.
scenario-look-for-an-older-copy = Nach einer älteren Kopie suchen.
scenario-nothing-of-a-scenario-was-found-in-this-file = In dieser Datei wurde nichts von einem Szenario gefunden.
scenario-a-scenario = ein Szenario
scenario-the-ruleset-id-is-not-known-here = Das Regelwerk „{ $id }“ ist hier nicht bekannt.
scenario-the-battle-can-be-looked-at-choose-a-ruleset = Die Schlacht lässt sich ansehen; ein Regelwerk wählen, um sie zu prüfen und zu spielen.
scenario-the-file-does-not-say-which-ruleset-the-battle = Die Datei sagt nicht, nach welchem Regelwerk die Schlacht gespielt wird.
scenario-add-the-field-ruleset = Das Feld ruleset ergänzen.
scenario-there-is-no-side-key = Es gibt keine Seite „{ $key }“.
scenario-the-sides-are-a-and-b = Die Seiten sind „A“ und „B“.
scenario-a-silenced-problem = ein stummgeschaltetes Problem
scenario-it-was-read-as-format-format = Sie wurde als Format { $FORMAT } gelesen.
scenario-the-file-does-not-say-which-format-it-has = Die Datei sagt nicht, welches Format sie hat.
scenario-the-file-has-format-n-this-version-knows-formats = Die Datei hat Format { $n }; diese Version kennt Formate bis { $FORMAT }.
scenario-it-was-read-as-far-as-it-is-understood = Sie wurde gelesen, so weit sie verstanden wird. Nicht über sie speichern; eine neuere Version von Oblique verwenden.
scenario-write-format-format = Als Feld format: { $FORMAT } schreiben.
scenario-there-is-no-such-format = Ein solches Format gibt es nicht.
scenario-a-nation = eine Nation
scenario-key-is-n-which-is-out-of-range-it = „{ $key }“ ist { $n } und liegt außerhalb des Bereichs; es wurde ausgelassen.
scenario-numbers-go-from-a1-to-a2 = Zahlen gehen von { $a1 } bis { $a2 }.
scenario-key-is-a1 = „{ $key }“ ist { $a1 }.
scenario-a-value-is-a-number-a-text-true-or = Ein Wert ist eine Zahl, ein Text, true oder false.

## format/read/roster.rs

scenario-pieces-stand-under-a-or-b-those-here-were = Spielsteine stehen unter „A“ oder „B“; die hier wurden ausgelassen.
scenario-the-first-one-counts-give-the-other-another-id = Der erste gilt; dem anderen eine andere Kennung geben.
scenario-the-id-id-is-used-twice = Die Kennung „{ $id }“ ist zweimal verwendet.
scenario-attach-the-unit-to-a-leader-of-the-roster = Die Einheit einem Anführer der Truppenliste unterstellen.
scenario-there-is-no-leader-leader = Es gibt keinen Anführer „{ $leader }“.
scenario-a-piece = ein Spielstein
scenario-this-piece-does-not-say-what-kind-it-is = Dieser Spielstein sagt nicht, von welcher Art er ist.
scenario-add-the-field-kind = Das Feld kind ergänzen.
scenario-a-task = ein Auftrag
scenario-there-is-no-task-word = Es gibt keinen Auftrag „{ $word }“.
scenario-a-task-is-one-of-words = Aufträge sind: { $words }.
scenario-there-is-no-hour-hour = Es gibt keine Stunde { $hour }.
scenario-a-facing-is-an-hour-of-the-clock-0 = Eine Ausrichtung ist eine Stunde der Uhr, 0 bis 11.
scenario-an-arrival = eine Ankunft
scenario-an-arrival-needs-a-turn-and-a-hex = Eine Ankunft braucht einen Zug und ein Hexfeld.
scenario-write-it-as-turn-5-hex-0101 = Sie als (turn: 5, hex: "0101") schreiben.
scenario-the-entry-hex-word-is-there-twice = Das Eintrittsfeld { $word } ist zweimal da.
scenario-it-counts-where-it-comes-first = Es gilt, wo es zuerst kommt.
scenario-word-is-no-hex = „{ $word }“ ist kein Hexfeld.

## format/read/set_ups.rs

scenario-word-is-no-part-of-a-row = „{ $word }“ ist kein Stück einer Reihe.
scenario-write-two-hexes-of-one-row-the-left-one = Zwei Hexfelder einer Reihe schreiben, das linke zuerst.
scenario-a-set-up = eine Aufstellung
scenario-it-is-kept-with-the-set-up-and-comes = Er bleibt in der Aufstellung stehen und bewirkt nichts.
scenario-there-is-no-piece-piece = Es gibt keinen Spielstein „{ $piece }“.
scenario-a-place = ein Platz

## format/read/sheets.rs

scenario-the-place-of-the-board = die Lage des Spielplans
scenario-the-place-of-the-board-has-no-scale = Die Lage des Spielplans hat keinen Maßstab.
scenario-give-it-yards-a-hex-it-was-left-out = Ihr yards_a_hex geben; sie wurde ausgelassen.
scenario-give-it-longitude-and-latitude-both-what-there-was = Beides angeben, longitude und latitude; was da war, wurde ausgelassen.
scenario-the-middle-of-the-ground-is-no-place-of = Die Mitte des Geländes ist kein Ort der Erde.
scenario-a-sheet = ein Blatt
scenario-text-is-no-fingerprint = „{ $text }“ ist kein Fingerabdruck.
scenario-it-was-left-out-find-the-scan-again = Er wurde ausgelassen; den Scan neu suchen.
scenario-pages-are-counted-from-1 = Seiten werden ab 1 gezählt.
scenario-the-first-page-was-taken = Die erste Seite wurde genommen.
scenario-heights-of-contour-lines = Höhen von Höhenlinien
scenario-these-contour-lines-have-no-ink = Diese Höhenlinien haben keine Tinte.
scenario-give-them-ink-they-were-left-out = Ihnen ink geben; sie wurden weggelassen.
scenario-heights-given-to-contour-lines = gegebene Höhen von Höhenlinien
scenario-give-it-a-path-of-two-places-at-least = Einen path von mindestens zwei Orten, start und interval angeben, oder handed_on; es wurde weggelassen.
scenario-this-gives-contour-lines-no-heights = Dies gibt Höhenlinien keine Höhen.
scenario-samples-of-another-sheet = Proben eines anderen Blattes
scenario-a-sheet-has-not-so-many-inks = So viele Tinten hat ein Blatt nicht.
scenario-the-first-most-were-taken = Die ersten { $most } wurden genommen.
scenario-nofeatures-it-was-left-out-take-the-training-of = { $NoFeatures }; das wurde ausgelassen. Das Training jenes Blattes noch einmal übernehmen.
scenario-this-does-not-say-how-a-sample-looks = Das sagt nicht, wie eine Probe aussieht.
scenario-an-ink-is-four-numbers = Eine Tinte besteht aus vier Zahlen.
scenario-it-was-left-out = Das wurde ausgelassen.
scenario-a-spot-height = ein Höhenpunkt
scenario-give-it-pixel-and-metres-from-most-to-most = Die Felder pixel und metres angeben, dieses von -{ $most } bis { $most }; das wurde ausgelassen.
scenario-this-spot-height-has-no-place-or-no-height = Dieser Höhenpunkt hat keinen Ort oder keine Höhe.
scenario-write-width-height-in-pixels-each-1-to-a1 = (Breite, Höhe) in Bildpunkten schreiben, je 1 bis { $a1 }.
scenario-this-is-no-size-of-a-scan = Das ist keine Größe eines Scans.
scenario-write-them-as-x-y = Sie als [(x, y), ...] schreiben.
scenario-the-neat-line-of-a-sheet-has-four-corners = Der Kartenrahmen eines Blattes hat vier Ecken.
scenario-the-area-of-a-sheet-that-a-board-covers = Der Bereich eines Blattes, den ein Spielplan zeigt, hat vier Ecken.
scenario-the-board-of-a-sheet = der Spielplan eines Blattes
scenario-this-is-no-colour-of-paper = Das ist keine Farbe von Papier.
scenario-write-red-green-and-blue-each-0-to-255 = Rot, Grün und Blau schreiben, je 0 bis 255; das wurde ausgelassen.
scenario-a-placement = eine Einpassung
scenario-it-is-not-said-what-the-sheet-is-placed = Es ist nicht gesagt, wonach das Blatt eingepasst ist.
scenario-add-the-field-by = Das Feld by ergänzen.
scenario-a-sheet-that-is-placed-this-way-has-no = Ein so eingepasstes Blatt hat kein Feld „{ $name }“.
scenario-the-point-name-is-missing = Der Punkt „{ $name }“ fehlt.
scenario-write-it-as-x-y = Ihn als (x, y) schreiben.
scenario-write-them-as-a-b-c-d-e-f = Sie als [a, b, c, d, e, f] schreiben.
scenario-six-numbers-place-a-sheet = Sechs Zahlen passen ein Blatt ein.
scenario-a-control-point = ein Passpunkt
scenario-give-it-pixel-and-either-east-and-south-or = Das Feld pixel angeben und entweder east und south oder longitude und latitude; das wurde ausgelassen.
scenario-this-control-point-has-no-place-on-the-sheet = Dieser Passpunkt hat keinen Ort auf dem Blatt oder im Gelände.
scenario-name-is-number = „{ $name }“ ist { $number }.
scenario-write-a-number-above-0 = Eine Zahl über 0 schreiben.
scenario-a-place-under-name-is-two-numbers = Ein Ort unter „{ $name }“ besteht aus zwei Zahlen.

## format/read/taken_over.rs

scenario-what-was-taken-over-from-a-sheet = was von einem Blatt übernommen wurde
scenario-give-it-sure-percent-and-samples-line-and-a = Ihm sure_percent und samples geben, line und einen course von mindestens zwei Orten, vectors, oder levels mit base_metres und step_metres; es ist weggelassen, und einem Rezept fehlt es.
scenario-this-says-nothing-that-was-taken-over-from-a = Das besagt nichts, was von einem Blatt übernommen wurde.

## format/read/texts.rs

scenario-a-source = eine Quelle
scenario-an-objective = ein Ziel
scenario-the-objective-key-has-no-place = Das Ziel „{ $key }“ hat keinen Platz.
scenario-the-worth-of-an-objective-is-two-numbers = Der Wert eines Ziels besteht aus zwei Zahlen.
scenario-write-it-as-for-a-for-b = Ihn als (für A, für B) schreiben.
scenario-the-history = der historische Ausgang
scenario-a-side-s-losses = die Verluste einer Seite
scenario-guns-lost = Verlorene Geschütze
scenario-what-are-two-numbers = { $what }: das sind zwei Zahlen.
scenario-write-them-as-lowest-highest = Sie als (niedrigste, höchste) schreiben.
scenario-a-note = eine Notiz
scenario-there-is-no-piece-id = Es gibt keinen Spielstein „{ $id }“.
scenario-pin-the-note-to-another-piece = Die Notiz an einen anderen Spielstein heften.
scenario-an-evidence = ein Beleg

## format/read/view.rs

scenario-here-what-is-due-but-there-is-a1 = Nötig ist hier: { $what }; da steht aber { $a1 }.
scenario-write-it-as-name-value = Es als (Name: Wert, ...) schreiben.
scenario-fields-are-a1-it-was-left-out = Felder sind { $a1 }. Es wurde ausgelassen.
scenario-perhaps-k-is-meant-it-was-left-out = Vielleicht ist „{ $k }“ gemeint. Es wurde ausgelassen.
scenario-a1-has-no-field-name = { $a1 }: ein Feld „{ $name }“ gibt es da nicht.
scenario-the-field-name-is-given-twice = Das Feld „{ $name }“ ist zweimal angegeben.
scenario-the-first-one-counts-remove-the-other = Das erste gilt; das andere entfernen.
scenario-true-or-false = true oder false
scenario-write-one-of-a1 = Eines von diesen schreiben: { $a1 }.
scenario-word-is-unknown-as-name = „{ $word }“ ist als „{ $name }“ unbekannt.
scenario-the-hex-name-lies-off-the-board-of-a1 = Das Hexfeld { $name } liegt außerhalb des Spielplans von { $a1 } mal { $a2 } Hexfeldern.
scenario-move-it-onto-the-board = Es auf den Spielplan verlegen.
scenario-a-text-in-quotation-marks = ein Text in Anführungszeichen
scenario-n-is-out-of-range-as-name = { $n } liegt als „{ $name }“ außerhalb des Bereichs.
scenario-write-a-smaller-or-a-positive-number = Eine kleinere oder eine positive Zahl schreiben.
scenario-a-number = eine Zahl
scenario-a-list = eine Liste
scenario-key-is-given-twice-under-name = „{ $key }“ ist unter „{ $name }“ zweimal angegeben.
scenario-the-first-one-counts-give-the-other-another-id-2 = Das erste gilt; dem anderen eine andere Kennung geben oder es entfernen.
scenario-a-key-under-name-is-a1 = Ein Schlüssel unter „{ $name }“ ist { $a1 }.
scenario-keys-are-texts-in-quotation-marks = Schlüssel sind Texte in Anführungszeichen.
scenario-a-table-in-curly-brackets = eine Tabelle in geschweiften Klammern
scenario-name-is-a1-but-due-is-due = „{ $name }“ ist { $a1 }, nötig ist aber { $due }.
scenario-write-due = Hierher gehört { $due }.

## format/syntax/lexer.rs

scenario-a-comment-is-never-closed = Ein Kommentar wird nie geschlossen.
scenario-a1-is-no-number = „{ $a1 }“ ist keine Zahl.
scenario-write-a-whole-number-or-put-a-text-into = Eine ganze Zahl schreiben oder einen Text in Anführungszeichen setzen.
scenario-a-text-is-never-closed = Ein Text wird nie geschlossen.
scenario-add-the-missing-quotation-mark = Das fehlende Anführungszeichen ergänzen.
scenario-unknown-mark-after-a-backslash = Unbekanntes Zeichen nach einem umgekehrten Schrägstrich.
scenario-write-for-a-backslash-for-a-quotation-mark = Für einen umgekehrten Schrägstrich \\ schreiben, für ein Anführungszeichen \".
scenario-add-the-missing-close = Das fehlende { $close } ergänzen.
scenario-a-letter-in-single-quotes-is-not-closed = Ein Buchstabe in einfachen Anführungszeichen ist nicht geschlossen.
scenario-write-it-like-this-w = Ihn so schreiben: 'w'.
scenario-unexpected-characters-seen = Unerwartete Zeichen: { $seen }
scenario-remove-them = Sie entfernen.

## format/syntax/node.rs

scenario-a-number-with-a-fraction = eine Zahl mit Bruchteil
scenario-a-text = ein Text
scenario-a-letter = ein Buchstabe
scenario-a-bare-word = ein bloßes Wort
scenario-a-group-of-fields = eine Gruppe von Feldern
scenario-a-table-of-keys-and-values = eine Tabelle von Schlüsseln und Werten
scenario-something-unreadable = etwas Unlesbares

## format/syntax/parser.rs

scenario-this-does-not-begin-like-a-scenario = Das beginnt nicht wie ein Szenario.
scenario-a-scenario-file-is-one-pair-of-round-brackets = Eine Szenariodatei ist ein Paar runder Klammern mit Feldern darin.
scenario-there-is-more-text-behind-the-end-of-the = Hinter dem Ende des Szenarios steht noch Text.
scenario-look-for-a-bracket-that-is-closed-too-early = Nach einer zu früh geschlossenen Klammer suchen oder den Rest entfernen.
scenario-a-value-is-missing-here = Hier fehlt ein Wert.
scenario-write-it-or-remove-the-field = Ihn schreiben oder das Feld entfernen.
scenario-some = Some
scenario-brackets-are-nested-too-deeply = Klammern sind zu tief verschachtelt.
scenario-look-for-brackets-that-are-never-closed = Nach Klammern suchen, die nie geschlossen werden.
scenario-a1-stands-here-without-the-name-of-a-field = { $a1 } steht hier ohne den Namen eines Feldes.
scenario-write-it-as-name-value-2 = Es als Name: Wert schreiben.
scenario-c-stands-where-close-is-due-for-the-bracket = „{ $c }“ steht, wo „{ $close }“ für die Klammer von Zeile { $line } nötig ist.
scenario-close-the-brackets-in-the-order-they-were-opened = Die Klammern so schließen, wie sie geöffnet wurden.
scenario-the-file-ends-before-the-bracket-of-line-line = Die Datei endet, bevor die Klammer von Zeile { $line } geschlossen ist.
scenario-the-end-of-the-file-is-missing-look-for = Das Ende der Datei fehlt: nach einer älteren Kopie suchen oder sie von Hand schließen.
scenario-a-comma-too-many = Ein Komma zu viel.
scenario-remove-it = Es entfernen.
scenario-a-colon-stands-here-without-a-name = Hier steht ein Doppelpunkt ohne einen Namen.
scenario-a-comma-is-missing-before-this = Davor fehlt ein Komma.
scenario-add-it = Es ergänzen.
scenario-this-is-not-the-name-of-a-field = Das ist nicht der Name eines Feldes.
scenario-names-are-words-without-quotes = Namen sind Wörter ohne Anführungszeichen.
scenario-a-key-without-a-value = Ein Schlüssel ohne Wert.
scenario-write-it-as-key-value = Es als Schlüssel: Wert schreiben.

## sheets/decimal.rs

scenario-string = String
scenario-this-is-no-number-between-most-and-most = das ist keine Zahl zwischen -{ $most } und { $most }

## sheets/sheet.rs

scenario-a-fingerprint-has-32-hexadecimal-digits = ein Fingerabdruck hat 32 hexadezimale Ziffern

## sheets/training.rs

scenario-features-are-1-to-a1-bytes-written-in-base64 = Merkmale sind 1 bis { $a1 } Bytes, in Base64 geschrieben

## stamps

scenario-farm = Gehöft
scenario-hamlet = Weiler
scenario-round-hill = Runder Hügel
scenario-large-wood = Großer Wald
scenario-long-ridge = Langer Höhenrücken
scenario-small-wood = Kleiner Wald

## task.rs

scenario-hold = Halten
scenario-delay = Verzögern
scenario-screen = Abschirmen
scenario-turn-a-flank = Flanke umgehen
scenario-pursue = Verfolgen
scenario-withdraw-in-order = Geordnet absetzen
scenario-goes-for-the-hexes-or-for-the-enemy-where = Geht auf die Hexfelder los oder, wo keine genannt sind, auf den Feind
scenario-stays-at-the-hexes-or-where-it-is-and = Bleibt bei den Hexfeldern oder, wo er ist, und erwartet dort den Feind
scenario-gives-ground-from-hex-to-hex-in-their-order = Weicht vor einem stärkeren Feind von Hexfeld zu Hexfeld, in ihrer Reihenfolge
scenario-keeps-before-the-hexes-and-fights-only-at-good = Hält sich vor den Hexfeldern und kämpft nur bei guten Chancen
scenario-goes-round-the-enemy-to-the-hexes-out-of = Umgeht den Feind zu den Hexfeldern, wo es geht außer seiner Sicht
scenario-follows-whoever-runs-whatever-the-others-do = Folgt jedem, der flieht, was auch immer die anderen tun
scenario-goes-back-to-the-hexes-and-fights-only-who = Geht zu den Hexfeldern zurück und kämpft nur mit dem, der zu nahe kommt
