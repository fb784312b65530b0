## age

windows-less-than-a-minute-ago = vor weniger als einer Minute

## area

windows-fill-with-terrain = Mit { $terrain } füllen
windows-a-brush-may-have-own-brush-most-hexes = Ein Pinsel darf höchstens { $own_brush_most } Hexfelder haben; { $area } sind ausgewählt.

## board work

windows-flip-the-board-left-to-right = Spielplan links und rechts spiegeln
windows-flip-the-board-top-to-bottom = Spielplan oben und unten spiegeln
windows-rotate-the-board-by-180-degrees = Spielplan um 180 Grad drehen
windows-rotate-the-board-by-60-degrees-clockwise = Spielplan um 60 Grad im Uhrzeigersinn drehen
windows-rotate-the-board-by-60-degrees = Spielplan um 60 Grad gegen den Uhrzeigersinn drehen
windows-switch-to-pointy-top-hexes = Auf spitze Hexfelder umstellen
windows-switch-to-flat-top-hexes = Auf flache Hexfelder umstellen
windows-start-hex-numbers-here = Hexfeldnummern hier beginnen
windows-fell-off-lost = Weggefallen: { $lost }
windows-make-the-board-as-large-as-that-needs = Den Spielplan so groß machen, wie nötig
windows-keep-the-size-of-the-board = Die Größe des Spielplans behalten
windows-a-rectangle-of-hexes-does-not-fit-upon = Ein Rechteck aus Hexfeldern passt um 60 Grad gedreht nicht auf sich selbst. Neue Hexfelder haben das Grundgelände des Regelwerks.
windows-name-becomes-the-first-hex-of-the-board = { $name } wird das erste Hexfeld des Spielplans; alle Nummern folgen daraus.
windows-ground-roads-streams-and-units-keep-their = Boden, Straßen, Wasserläufe und Einheiten behalten ihre Plätze auf dem Blatt bis auf ein halbes Hexfeld. Fronten drehen sich um eine halbe Stunde, damit Kante Kante und Ecke Ecke bleibt.
windows-the-board-would-be-larger-than-most-hexes = Der Spielplan wäre größer als { $most } Hexfelder. Zuerst verkleinern.
windows-apply = Anwenden
windows-cancel = Abbrechen
windows-the-board-has-width-by-height-hexes-now = Der Spielplan hat jetzt { $width } mal { $height } Hexfelder und wird { $width_2 } mal { $height_2 } haben.
windows-units-come-to-share-a-hex-in-crowded = { $crowded ->
        [one] An einer Stelle
       *[other] An { $crowded } Stellen
    } teilen sich Einheiten dann ein Hexfeld
windows-nothing-falls-off = Nichts fällt weg.
windows-falls-off = Fällt weg:

## bookmarks

windows-bookmark-slot-name = Lesezeichen { $slot }: { $name }
windows-the-view-menu-sets-it = Das Menü Ansicht setzt es
windows-keys-sets-it = { $keys } setzt es
windows-side-side = Seite { $side }
windows-there-is-no-bookmark-slot-yet-how = Es gibt noch kein Lesezeichen { $slot }. { $how }.

## change rules

windows-change-rules = Regelwerk wechseln
windows-new-rules = Neues Regelwerk
windows-the-ruleset-the-battle-is-converted-to = Das Regelwerk, in das die Schlacht übertragen wird
windows-the-battle-opens-as-a-new-one-without = Die Schlacht öffnet sich als neue ohne Datei; die alte Datei bleibt, wie sie ist.
windows-open-under-the-new-rules = Mit neuem Regelwerk öffnen
windows-copy-the-report = Bericht kopieren
windows-and-more-more = ; und { $more } weitere
windows-there-are-no-other-rules = Es gibt kein anderes Regelwerk.

## dispatch

windows-there-is-nothing-to-fix = Es gibt nichts zu beheben
windows-1-problem = 1 Problem
windows-n-problems = { $n } Probleme
windows-fix-count = { $count } beheben
windows-left-left = ; { $left } übrig
windows-left-left-alone = ; { $left } übrig, davon { $alone } einzeln zu beheben
windows-fixed-count-left = { $count } behoben{ $left }

## dock

windows-add-here = Hier hinzufügen
windows-map = Karte
windows-panels-of-this-bar = Bereiche dieser Leiste
windows-add-a-panel-here-or-bring-one-of = Einen Bereich hier hinzufügen oder einen von diesen nach vorn holen

## drill

windows-about-face = Kehrt
windows-wheel = Schwenken
windows-none-of-the-selected-pieces-stands-on-the = Keiner der ausgewählten Spielsteine steht auf der Karte.
windows-mirror = Spiegeln
windows-align = Ausrichten
windows-distribute = Verteilen
windows-deployment-zone-of-name = Aufstellungszone von { $name }
windows-area-hexes-are-the-deployment-zone-of-name = { $area } Hexfelder sind die Aufstellungszone von { $name }.

## editor map

windows-and-stack-more = und { $stack } weitere

## generate terrain

windows-generate-terrain = Gelände erzeugen
windows-relief = Relief
windows-levels-between-the-lowest-and-the-highest = Höhenstufen zwischen tiefstem und höchstem Boden
windows-hill-spacing = Hügelabstand
windows-hexes-from-hill-to-hill = Hexfelder von Hügel zu Hügel
windows-streams = Wasserläufe
windows-how-soon-water-gathers-to-a-stream = Wie bald sich Wasser zu einem Lauf sammelt
windows-woods = Wälder
windows-of-a-hundred-hexes = Von hundert Hexfeldern
windows-marsh = Sumpf
windows-of-a-hundred-hexes-beside-water-in-low = Von hundert Hexfeldern am Wasser in der Niederung
windows-villages = Dörfer
windows-to-a-thousand-hexes-roads-join-them = Auf tausend Hexfelder; Straßen verbinden sie
windows-seed = Startwert
windows-the-same-seed-makes-the-same-ground = Derselbe Startwert ergibt dasselbe Gelände
windows-another-seed = Anderer Startwert
windows-only-the-hexes-selected = Nur die ausgewählten Hexfelder
windows-remove-names-and-objectives = Namen und Ziele entfernen
windows-terrain-levels-roads-and-streams-are = Gelände, Höhenstufen, Straßen und Wasserläufe werden ersetzt. Einheiten bleiben, wo sie sind.
windows-preview-of-the-terrain = Vorschau des Geländes
windows-working = Wird berechnet
windows-this-terrain-could-not-be-generated = Dieses Gelände ließ sich nicht erzeugen

## go to hex

windows-go-to-a-hex = Zu einem Hexfeld springen
windows-hex-number = Hexfeldnummer
windows-no-hex-of-the-board-has-that-number = Kein Hexfeld des Spielplans hat diese Nummer. Sie reichen von { $first } bis { $last }.
windows-its-number-from-first-to-last = Seine Nummer, von { $first } bis { $last }.
windows-go = Los

## handbook

windows-how-it-is-played = Wie es gespielt wird
windows-handbook = Handbuch
windows-back = Zurück
windows-search-the-handbook = Handbuch durchsuchen
windows-the-editor = Der Editor
windows-the-rules = Die Regeln
windows-nothing-found = Nichts gefunden
windows-try-another-word = Ein anderes Wort versuchen.
windows-and-more-more-add-a-word-to-find = Und { $more } weitere: ein Wort hinzufügen, um weniger zu finden.

## handbook/rules

windows-rules-of-catalog = Regeln von { $catalog }
windows-our-reading = unsere Lesart
windows-our-number = unsere Zahl

## heights

windows-raise-all-heights = Alle Höhen heben
windows-lower-all-heights = Alle Höhen senken
windows-double-all-heights = Alle Höhen verdoppeln
windows-halve-all-heights = Alle Höhen halbieren
windows-smooth-the-ground = Boden glätten
windows-flatten-the-ground = Boden einebnen
windows-no-height-changes-the-ground-is-at-the = Keine Höhe ändert sich: der Boden ist an den Grenzen des Regelwerks oder schon eben
windows-1-hex-changed = 1 Hexfeld geändert
windows-count-hexes-changed = { $count } Hexfelder geändert

## host/web

windows-the-stored-settings-were-damaged-as-at = Die gespeicherten Einstellungen waren beschädigt. Wieder wie am Anfang: { $what }.

## jobs

windows-job-failed-why-your-work-is-as-it = { $job } ist fehlgeschlagen: { $why }. Die Arbeit ist, wie sie war; mehr unter Hilfe, „Problem melden“.

## key files

windows-saving-name = { $name } speichern
windows-saved-name = { $name } gespeichert
windows-reading-path = { $path } lesen
windows-keys-imported-all-are-the-defaults = Tasten importiert: alle wie üblich
windows-keys-imported-1-differs-from-the-defaults = Tasten importiert: 1 weicht vom Üblichen ab
windows-keys-imported-n-differ-from-the-defaults = Tasten importiert: { $n } weichen vom Üblichen ab
windows-left-out-of-the-keys-left-out = Von den Tasten ausgelassen: { $left_out }

## key sheet

windows-keyboard-shortcuts = Tastenkürzel
windows-press-the-keys = Tasten drücken
windows-keys-keys = Tasten: { $keys }
windows-find-by-key = Nach Taste suchen
windows-show-all = Alle zeigen
windows-press-keys-to-see-what-they-do = Tasten drücken, um zu sehen, was sie tun
windows-search-shortcuts = Tastenkürzel durchsuchen
windows-every-command-has-a-row-here-try-fewer = Jeder Befehl hat hier eine Zeile: weniger Buchstaben versuchen.
windows-no-command-has-keys-in-a-battle-tools = Kein Befehl hat { $keys }. In einer Schlacht haben Werkzeuge und Regeln eigene Tasten.
windows-reset-all-keys = Alle Tasten zurücksetzen
windows-restores-the-default-keys-of-every-command = Stellt die üblichen Tasten jedes Befehls wieder her
windows-export-keys = Tasten exportieren
windows-writes-the-keys-of-all-commands-to-a = Schreibt die Tasten aller Befehle in eine Datei
windows-import-keys = Tasten importieren
windows-reads-the-keys-of-all-commands-from-a = Liest die Tasten aller Befehle aus einer Datei
windows-click-on-keys-and-press-others-to-change = Tasten anklicken und andere drücken, um sie zu ändern. In einer Schlacht führt dieselbe Taste deren Tasten auf.
windows-printed-cannot-be-given-to-id-what = { $printed } kann nicht an { $id } gehen: { $what }.
windows-printed-is-the-shortcut-of-other = { $printed } ist das Kürzel von { $other }.
windows-give-it-to-id = An { $id } geben
windows-other-name-then-has-no-shortcut = { $other_name } hat dann kein Kürzel
windows-leave-it-with-other-name = Bei { $other_name } lassen
windows-other-keys = Andere Tasten
windows-press-other-keys = Andere Tasten drücken
windows-the-system-cuts-copies-and-pastes-with = Das System schneidet mit diesen Tasten aus, kopiert und fügt ein
windows-none = Keine
windows-none-2 = keine
windows-keys-of-name-is-empty = Tasten von { $name }: { $is_empty }
windows-click-then-press-the-keys-escape-leaves = Klicken, dann die Tasten drücken; Esc lässt sie, wie sie sind
windows-clear = Leeren
windows-clear-the-keys-of-name = Tasten von { $name } leeren
windows-no-keys = Keine Tasten
windows-reset = Zurücksetzen
windows-reset-the-keys-of-name = Tasten von { $name } zurücksetzen
windows-restores-the-default-keys = Stellt die üblichen Tasten wieder her

## lines

windows-name-runs-the-other-way-now = { $name } verläuft nun in anderer Richtung
windows-reverse = Umkehren
windows-no-end-of-its-kind-lies-at-an = Kein Ende ihrer Art liegt an einem Ende von { $name } oder einen Schritt davon
windows-join = Verbinden
windows-2-lines-are-one-now-name = 2 Linien sind nun eine: { $name }
windows-point-at-a-place-of-the-line-that = Auf eine Stelle der Linie zeigen, die nicht ihr Ende ist
windows-split = Teilen
windows-name-is-two-lines-now = { $name } ist nun zwei Linien
windows-name-has-no-gap = { $name } hat keine Lücke
windows-close-the-gaps-of = Lücken schließen
windows-name-has-no-gap-now = { $name } hat nun keine Lücke
windows-no-two-lines-of-a-kind-and-name = Keine zwei Linien gleicher Art und gleichen Namens treffen sich mit ihren Enden
windows-join-all-lines-that-meet = Alle Linien verbinden, die sich treffen
windows-1-join-made = 1 Verbindung hergestellt
windows-joined-joins-made = { $joined } Verbindungen hergestellt
windows-no-road-crosses-water = Keine Straße kreuzt Wasser
windows-a-road-across-water-is-its-bridge-under = Eine Straße über Wasser ist nach diesen Regeln ihre eigene Brücke: { $n } auf der Karte
windows-no-road-crosses-water-without-a-bridge-or = Keine Straße kreuzt Wasser ohne Brücke oder Furt
windows-kind-at-every-crossing = { $kind } an jedem Übergang
windows-count-name-what-built = { $what ->
       *[other] { $name }: { $count } gebaut
    }

## map styles

windows-path-is-too-large-for-a-map-style = { $path } ist zu groß für einen Kartenstil.
windows-path-cannot-be-read-why = { $path } lässt sich nicht lesen: { $why }.
windows-path-is-no-map-style-why = { $path } ist kein Kartenstil: { $why }.
windows-reading-the-map-styles = Kartenstile lesen
windows-there-is-no-map-style-of-your-own = Es gibt keinen eigenen Kartenstil
windows-1-map-style-of-your-own = 1 eigener Kartenstil
windows-n-map-styles-of-your-own = { $n } eigene Kartenstile
windows-there-is-no-folder-on-this-machine-to = Auf diesem Rechner gibt es keinen Ordner für Kartenstile.
windows-copy-copy = { $copy } Kopie
windows-copying-the-map-style = Kartenstil kopieren
windows-saved-path-change-it-there-then-choose = { $path } gespeichert. Dort ändern, dann Ansicht, Kartenstil, „Kartenstile neu laden“ wählen.

## mod

windows-work-that-is-not-saved-cannot-be-kept = Ungespeicherte Arbeit lässt sich nicht in { $folder } aufbewahren: { $error }. Eine Schlacht ohne Datei geht verloren, wenn das Programm vor dem Speichern endet.

## map battle

windows-new-battle-from-a-historical-map = Neue Schlacht nach einer historischen Karte
windows-title = Titel
windows-the-title-may-be-given-later = Er lässt sich auch später angeben, im Bereich des Szenarios
windows-choose-its-scan = Scan wählen…

## new battle

windows-outpost-fight = Vorpostengefecht
windows-battle = Schlacht
windows-great-battle = Große Schlacht
windows-two-armies-march = Marsch zweier Armeen
windows-province = Provinz
windows-new-battle = Neue Schlacht
windows-create = Anlegen
windows-pick-up-game = Spontangefecht…
windows-rules = Regelwerk
windows-flat-top = Flach oben
windows-pointy-top = Spitz oben
windows-hexes = Hexfelder
windows-orientation-of-the-hexes = Ausrichtung der Hexfelder
windows-columns = Spalten
windows-lower = tiefer
windows-rows = Reihen
windows-further-right = weiter rechts
windows-the-even-lines-lie-where-to = Die geraden { $lines } liegen { $where_to }
windows-the-odd-lines-lie-where-to = Die ungeraden { $lines } liegen { $where_to }
windows-as-on-the-printed-map-so-that-hex = Wie auf der gedruckten Karte, damit die Nummern der Hexfelder stimmen
windows-stagger = Versatz
windows-size = Größe
windows-other = Andere
windows-name-width-by-height = { $name }, { $width } mal { $height }
windows-columns-2 = Spalten
windows-hexes-across = Hexfelder in der Breite
windows-rows-2 = Reihen
windows-hexes-down = Hexfelder in der Höhe
windows-ground = Gelände
windows-the-terrain-every-hex-begins-with = Das Gelände, mit dem jedes Hexfeld beginnt
windows-preview-of-the-board = Vorschau des Spielplans
windows-hex-yards-yards-a-hex = { $hex_yards } Yards je Hexfeld
windows-x-by-y-yards = { $x } mal { $y } Yards
windows-x-by-y-miles = { $x } mal { $y } Meilen
windows-x-by-y-kilometres = { $x } mal { $y } Kilometer
windows-thousands-hexes = { $thousands } Hexfelder

## numbers

windows-hex-numbering = Hexfeldnummerierung
windows-hexes-are-numbered-from-first-to-last = Die Hexfelder sind von { $first } bis { $last } nummeriert
windows-hex-numbers = Hexfeldnummern
windows-first-column = Erste Spalte
windows-the-number-of-the-leftmost-column = Die Nummer der Spalte ganz links
windows-first-row = Erste Reihe
windows-the-number-of-the-topmost-row = Die Nummer der obersten Reihe
windows-column-before-row = Spalte vor Reihe
windows-row-before-column = Reihe vor Spalte
windows-the-first-hex-is-first-the-last-last = Das erste Hexfeld ist { $first }, das letzte { $last }.
windows-so-the-map-the-status-bar-the-problems = So nennen Karte, Statusleiste, Probleme und Protokoll die Hexfelder. In der Datei selbst zählen sie immer ab 0101.

## pasted map

windows-saving-path = { $path } speichern
windows-it-is-too-large = sie ist zu groß

## pickup

windows-pick-up-game-2 = Spontangefecht
windows-open-this-battle = Diese Schlacht öffnen
windows-making-a-pick-up-game = Spontangefecht erstellen
windows-army-of-side-a = Armee von Seite A
windows-army-of-side-b = Armee von Seite B
windows-year = Jahr
windows-in-one-year = In einem bestimmten Jahr
windows-points = Punkte
windows-to-points = Nach Punkten
windows-the-same-seed-makes-the-same-game = Derselbe Startwert ergibt dasselbe Gefecht
windows-the-game-is-being-made = Das Gefecht wird erstellt.
windows-there-is-no-game = Es gibt kein Gefecht.
windows-by-chance = Nach Zufall
windows-about-value-of-faces = { $about }: { $value } von { $faces }
windows-throw-again-title = Neu würfeln: { $title }
windows-throw-again = Neu würfeln

## pieces

windows-delete-feature = Linie löschen
windows-delete-label = Beschriftung löschen
windows-delete-objective = Ziel löschen
windows-delete-piece = { $piece } löschen
windows-duplicate-count = { $count } duplizieren
windows-duplicated-count-they-are-not-on-the-map = { $count } dupliziert; sie sind noch nicht auf der Karte.
windows-paste-count = { $count } einfügen
windows-pasted-count-under-leader = { $count } unter { $leader } eingefügt; sie sind noch nicht auf der Karte.
windows-pasted-count-at-hex = { $count } auf { $hex } eingefügt.
windows-pasted-count-they-are-not-on-the-map = { $count } eingefügt; sie sind noch nicht auf der Karte.

## preferences

windows-preferences = Einstellungen
windows-look = Aussehen
windows-theme = Farben
windows-colours-of-the-interface = Farben der Oberfläche
windows-system = System
windows-light = Hell
windows-dark = Dunkel
windows-high-contrast = Hoher Kontrast
windows-interface-size = Größe der Oberfläche
windows-letters-buttons-and-pictures-of-the = Schrift, Schaltflächen und Bilder der Oberfläche
windows-map-style = Kartenstil
windows-how-the-map-is-drawn-here-and-in = Wie die Karte gezeichnet wird, hier und in Bildern
windows-work = Arbeit
windows-undo-memory = Speicher für Rückgängig
windows-steps-beyond-it-are-forgotten-the-oldest = Schritte darüber hinaus werden vergessen, die ältesten zuerst
windows-mib-mib = { $mib } MiB
windows-which-window-asks-for-files-obliques-own = Welches Fenster nach Dateien fragt; das von Oblique auch, wo das System keines hat
windows-file-dialogs = Dateidialoge
windows-the-systems = Die des Systems
windows-obliques-own = Die von Oblique
windows-keys-and-layout = Tasten und Anordnung
windows-every-commands-keys-to-look-up-and-to = Die Tasten jedes Befehls, zum Nachschlagen und Ändern
windows-reset-the-layout = Anordnung zurücksetzen
windows-every-panel-back-in-its-place = Jeder Bereich wieder an seinem Platz
windows-theme-size-map-style-memory-file-dialogs = Farben, Größe, Kartenstil, Speicher, Dateidialoge und Spiel wie am Anfang; Tastenkürzel und letzte Dateien bleiben
windows-restore-defaults = Standard wiederherstellen
windows-play = Spiel

## services/analysis

windows-analysing-the-ground = Gelände untersuchen
windows-count-selected = { $count } ausgewählt

## services/checks

windows-checking-the-battle = Schlacht prüfen
windows-checked-no-problems = Geprüft: keine Probleme
windows-checked-1-problem = Geprüft: 1 Problem
windows-checked-n-problems = Geprüft: { $n } Probleme
windows-long-checks-follow = ; lange Prüfungen folgen
windows-no-problems = Keine Probleme

## services/clipboard

windows-too-large-for-other-windows-it-can-be = Zu groß für andere Fenster: lässt sich in diesem einfügen
windows-select-hexes-first-then-they-can-be-copied = Zuerst Hexfelder auswählen: dann lassen sie sich kopieren
windows-copying = Kopieren
windows-copied-set = { $set } kopiert
windows-cut = Ausschneiden
windows-the-clipboard-holds-no-table = Die Zwischenablage enthält keine Tabelle
windows-nothing-was-copied-yet = Noch nichts wurde kopiert
windows-what-is-on-the-clipboard-is-damaged-copy = Der Inhalt der Zwischenablage ist beschädigt. Die Hexfelder noch einmal kopieren.
windows-the-clipboard-holds-no-part-of-a-map = Die Zwischenablage enthält keinen Teil einer Karte
windows-1-hex = 1 Hexfeld
windows-n-hexes = { $n } Hexfelder

## services/comparison

windows-comparing = Vergleichen
windows-now = jetzt
windows-the-state-before-label = dem Stand vor „{ $label }“
windows-this-battle-has-no-file-yet-save-it = Diese Schlacht hat noch keine Datei. Zuerst speichern.
windows-the-saved-file = der gespeicherten Datei
windows-the-newest-backup = der neuesten Sicherung
windows-backup-n = Sicherung { $n }
windows-reading-name = { $name } lesen

## services/rules comparison

windows-making-the-battle-ready-to-be-played = Die Schlacht wird spielbereit gemacht
windows-trial-battle-number-of-of = Versuch: Schlacht { $number } von { $of }
windows-changing-rules-to-compare-them = Regeln zum Vergleich wechseln
windows-comparing-rules-battle-number-of-of = Regelwerke vergleichen, Schlacht { $number } von { $of }

## services/terrain

windows-generating-terrain = Gelände erzeugen

## stamp name

windows-save-as-stamp = Als Stempel speichern
windows-the-hexes-selected-with-their-lines-and = Die ausgewählten Hexfelder mit ihren Linien und Namen lassen sich dann in jeder Schlacht setzen.
windows-name = Name
windows-save = Speichern

## stamps

windows-there-is-no-folder-on-this-machine-to-2 = Auf diesem Rechner gibt es keinen Ordner für Stempel.
windows-saving-the-stamp-name = Stempel { $name } speichern
windows-saved-the-stamp-stamp = Stempel { $stamp } gespeichert
windows-reading-the-stamps = Stempel lesen
windows-removing-path = { $path } entfernen

## status

windows-saving = Wird gespeichert
windows-not-saved = Nicht gespeichert
windows-saved = Gespeichert
windows-not-changed = Unverändert
windows-zoom = Zoom
windows-open-still-to-do = { $open } noch zu tun
windows-show-the-problems = Probleme zeigen
windows-hex-terrain-level-hex-2 = { $hex }  { $terrain }, Höhenstufe { $hex_2 }
windows-line-and-stack-more = { $line } und { $stack } weitere

## tool bar/flyout

windows-more-tools-flyout = Weitere Werkzeuge: { $flyout }

## tour

windows-done-go-on-whenever-you-like = Fertig. Jederzeit weitermachen.
windows-at-of-what = { $at } von { $what }
windows-finish = Beenden
windows-next = Weiter
windows-right-arrow = Pfeil nach rechts
windows-left-arrow = Pfeil nach links
windows-skip-the-tour = Rundgang überspringen
windows-escape = Esc

## tour/steps

windows-welcome-to-oblique = Willkommen bei Oblique
windows-here-you-paint-a-battlefield-raise-two = Hier lassen sich ein Schlachtfeld malen, zwei Armeen aufstellen und nach den Regeln prüfen und die Schlacht spielen. Dieser Rundgang dauert zwei Minuten. Ausprobieren erwünscht: alles lässt sich rückgängig machen.
windows-paint-a-wood = Einen Wald malen
windows-take-the-brush-tool-brush-choose-a-terrain = Den Pinsel{"{"}tool.brush{"}"} nehmen, in der Leiste über der Karte ein Gelände wählen und über einige Hexfelder ziehen. Umschalt wischt, Strg nimmt das Gelände unter dem Zeiger auf.
windows-take-the-brush = Pinsel nehmen
windows-raise-a-hill = Einen Hügel anlegen
windows-the-elevation-tool-tool-elevation-lifts = Das Werkzeug Höhe{"{"}tool.elevation{"}"} hebt den Boden unter dem Zeiger. Ziehen; die Karte wird schattiert, während sie steigt.
windows-take-the-elevation-tool = Werkzeug Höhe nehmen
windows-undo-it-or-keep-it = Rückgängig machen oder behalten
windows-undo-edit-undo-takes-back-one-stroke-at = Rückgängig{"{"}edit.undo{"}"} nimmt einen Strich nach dem anderen zurück. Der Bereich Verlauf führt jeden Schritt auf; ein Klick auf einen kehrt dorthin zurück.
windows-undo = Rückgängig
windows-place-a-unit = Eine Einheit aufstellen
windows-the-unit-tool-tool-unit-sets-down-the = Das Werkzeug Einheit{"{"}tool.unit{"}"} setzt die in der Leiste gewählte Art. Auf die Karte klicken; ziehen, um die Front auszurichten.
windows-take-the-unit-tool = Werkzeug Einheit nehmen
windows-the-order-of-battle = Die Gefechtsgliederung
windows-both-armies-as-trees-of-commands-click-on = Beide Armeen als Bäume von Verbänden. Eine Einheit anklicken: sie wird auf der Karte gezeigt, und der Bereich Eigenschaften zeigt Stärke, Qualität und Ausrichtung, die sich dort ändern lassen.
windows-look-at-the-problems = Die Probleme ansehen
windows-the-battle-is-checked-while-you-work-click = Die Schlacht wird während der Arbeit geprüft. Ein Problem anklicken, um an seine Stelle zu gehen; viele lassen sich mit einer Schaltfläche beheben.
windows-play-it = Spielen
windows-play-battle-play-opens-the-battle-as-it = Spielen{"{"}battle.play{"}"} öffnet die Schlacht, wie sie steht. Eine Seite oder beide lassen sich spielen, oder der Computer spielt. Die gemalte Karte bleibt, wie sie ist.
windows-where-to-find-the-rest = Wo der Rest steht
windows-find-a-command-view-palette-runs-anything = Befehl suchen{"{"}view.palette{"}"} führt alles nach seinem Namen aus. Tastenkürzel{"{"}help.shortcuts{"}"} zeigt jede Taste und ändert sie. Das Handbuch{"{"}help.manual{"}"} erklärt alles und enthält die Regeln. Dieser Rundgang steht im Menü Hilfe.

## under way

windows-many-jobs-under-way = { $many } Vorgänge laufen
windows-what-is-under-way-in-the-background = Was im Hintergrund läuft
windows-for-as-secs-s = Seit { $as_secs } s
windows-it-ends-by-itself = Es endet von selbst
windows-cancel-label = Abbrechen: { $label }

## window

windows-window-title-oblique = { $window_title } – Oblique
windows-no-log-can-be-written-why = Kein Protokoll lässt sich schreiben: { $why }
windows-path-is-not-there-any-more-title-is = { $path } ist nicht mehr da. Stattdessen ist { $title } geöffnet.

## language

windows-language = Sprache
windows-the-words-of-the-interface = Die Wörter der Oberfläche und des Handbuchs; der Wortlaut der Regeln ist englisch

## tour, more

windows-play-the-battle = Spielen
windows-like-the-system = Wie das System
