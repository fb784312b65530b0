## claim

files-name-cannot-be-saved-where-it-is-why = { $name } lässt sich dort nicht speichern: { $why }. Unter anderem Namen speichern, um Änderungen zu behalten; bis dahin liegen sie in { $journal }.
files-name-cannot-be-saved-where-it-is-why-2 = { $name } lässt sich dort nicht speichern: { $why }. Unter anderem Namen speichern: bis dahin werden Änderungen nicht aufbewahrt.

## files

files-its-links-lead-in-a-circle = ihre Verknüpfungen führen im Kreis
files-it-holds-no-text = sie enthält keinen Text
files-it-is-larger-than-any-battle = sie ist größer als jede Schlacht
files-it-is-a-folder = es ist ein Ordner
files-it-is-a-device-or-a-pipe-not = es ist ein Gerät oder eine Pipe, keine Datei
files-it-is-marked-read-only = sie ist schreibgeschützt
files-it-is-not-there = sie ist nicht da
files-you-may-not-read-or-write-there = Lesen oder Schreiben ist dort nicht erlaubt
files-the-disk-is-full = der Datenträger ist voll
files-the-disk-is-read-only = der Datenträger ist schreibgeschützt
files-the-name-is-too-long-to-be-saved = der Name ist zu lang, um daneben zu speichern

## kept

files-one-change-was = Eine Änderung wurde
files-edits-changes-were = { $edits } Änderungen wurden
files-edits-left-out-the-log-is-damaged-from = { $edits } ausgelassen: das Protokoll ist ab Zeile { $line } beschädigt{ $why }.

## lock

files-it-has-no-name = sie hat keinen Namen
files-too-many-windows-have-it-open = zu viele Fenster haben sie geöffnet

## run

files-it-is-full-of-work-of-earlier-runs = er ist voll von Arbeit früherer Läufe

## store

files-name-was-changed-by-another-program = { $name } wurde von einem anderen Programm geändert.
files-name-was-not-saved-the-text-would-not = { $name } wurde nicht gespeichert: der Text ergäbe beim Lesen nicht dieselbe Schlacht. Die Datei ist, wie sie war. Die letzten Schritte rückgängig machen und erneut versuchen oder unter anderem Namen speichern.
files-name-was-not-saved-why-the-file-is = { $name } wurde nicht gespeichert: { $why }. Die Datei ist, wie sie war. Mit „Speichern unter“ einen anderen Ordner versuchen.

## dialogs/browse

files-reading-a-folder = Ordner lesen
files-it-was-cancelled = es wurde abgebrochen

## dialogs/pick

files-battles = Schlachten
files-saved-battles = Gespeicherte Schlachten
files-logs = Protokolle
files-key-sets = Tastenbelegungen
files-spreadsheets = Tabellen
files-workbooks = Arbeitsmappen
files-pictures = Bilder
files-pdf-documents = PDF-Dokumente
files-scanned-maps = Gescannte Karten
files-world-files = World-Dateien
files-height-models-2 = Höhenmodelle
files-features-of-a-gis = Objekte eines GIS
files-tables-of-features-2 = Objekttabellen
files-tables-of-codes-2 = Codetabellen
files-recipes = Rezepte
files-drawings = Zeichnungen
files-compare-with-a-battle = Mit einer Schlacht vergleichen
files-save-the-battle = Schlacht speichern
files-save-a-copy = Kopie speichern
files-save-the-recovered-work = Wiederhergestellte Arbeit speichern
files-save-the-position = Stellung speichern
files-open-a-saved-battle = Gespeicherte Schlacht öffnen
files-save-the-battle-as = Schlacht speichern unter
files-save-the-log = Protokoll speichern
files-export-a-picture = Bild exportieren
files-export-the-map-as-pdf = Karte als PDF exportieren
files-write-the-print-kit = Drucksatz schreiben
files-export-the-order-of-battle = Gefechtsgliederung exportieren
files-import-keys = Tasten importieren
files-export-keys = Tasten exportieren
files-lay-a-historical-map-under-the-grid = Historische Karte unter das Raster legen
files-keep-the-pasted-map-as = Eingefügte Karte behalten als
files-find-the-historical-map = Historische Karte suchen
files-place-by-a-world-file = Mit einer World-Datei einpassen
files-use-the-training-of-a-battle = Training einer Schlacht verwenden
files-open-a-height-model = Höhenmodell öffnen
files-open-a-file-of-a-gis = GIS-Datei öffnen
files-open-a-table-of-features = Objekttabelle öffnen
files-save-the-table-of-features = Objekttabelle speichern
files-open-a-table-of-codes = Codetabelle öffnen
files-save-the-table-of-codes = Codetabelle speichern
files-save-the-recipe = Rezept speichern
files-battles-and-maps = Schlachten und Karten
files-open-a-battle = Schlacht öffnen
files-export-exporter = { $exporter } exportieren
files-import-importer = { $importer } importieren
files-a-copy-needs-another-file-than-the-battle = Eine Kopie braucht eine andere Datei als die Schlacht selbst. Nichts wurde geschrieben.

## dialogs/replace

files-replace-the-file = Datei ersetzen?
files-what-it-holds-is-kept-as-path-bak1 = Ihr Inhalt wird als { $path }.bak1 aufbewahrt.
files-what-it-holds-would-be-lost = Ihr Inhalt ginge verloren.
files-there-is-a-file-path-already-then = Es gibt schon eine Datei { $path }. { $then }
files-another-name = Anderer Name
files-replace-it = Ersetzen
files-cancel = Abbrechen

## dialogs/system/desktop

files-all-files = Alle Dateien

## dialogs/system/web

files-no-file-was-opened-why = Keine Datei wurde geöffnet: { $why }.

## dialogs/write

files-saving-name = { $name } speichern
files-saved-name = { $name } gespeichert

## drop

files-answer-the-open-question-first-then-drop = Zuerst die offene Frage beantworten, dann die Datei noch einmal ablegen.
files-one-file-is-opened-at-a-time-path = Es wird eine Datei auf einmal geöffnet: { $path }.
files-drop-to-lay-name-under-the-grid = Ablegen, um { $name } unter das Raster zu legen
files-drop-to-take-features-of-name-onto-the = Ablegen, um Objekte aus { $name } auf den Spielplan zu nehmen
files-drop-to-open-name = Ablegen, um { $name } zu öffnen
files-drop-to-import-the-importer-in-name = Ablegen, um aus { $name } zu importieren: { $importer }
files-drop-to-import-name = Ablegen, um { $name } zu importieren

## export/fields

files-whole-board = Ganzer Spielplan
files-selection = Auswahl
files-what-the-map-shows = Was die Karte zeigt
files-part = Ausschnitt
files-which-part-of-the-map-counters-and-ground = Welcher Teil der Karte; Spielsteine und Boden werden an seinem Rand abgeschnitten
files-select-hexes-or-units-first = Zuerst Hexfelder oder Einheiten auswählen
files-as-on-the-screen = Wie auf dem Bildschirm
files-style = Stil
files-how-the-map-and-its-counters-are-drawn = Wie die Karte und ihre Spielsteine gezeichnet werden
files-layers-as-on-the-screen = Ebenen wie auf dem Bildschirm
files-terrain = Gelände
files-relief = Relief
files-lines = Linien
files-names = Namen
files-grid = Raster
files-numbers = Nummern
files-levels = Höhenzahlen
files-units = Einheiten
files-unit-names = Einheitennamen
files-strengths = Stärken
files-objectives = Ziele
files-historical-map = Historische Karte
files-under-the-ground-as-strongly-as-on-the = Unter dem Gelände, so deutlich wie auf dem Bildschirm
files-zones = Zonen
files-rulers = Lineale

## export/form

files-png-and-webp-are-pixels-without-loss-jpeg = PNG und WebP sind Pixel ohne Verlust, JPEG ist kleiner und etwas unscharf; SVG sind Linien, für Zeichenprogramme und Druckereien
files-format = Format
files-margin = Rand
files-bare-paper-round-the-picture = Leeres Papier um das Bild
files-hexes = {" "}Hexfelder
files-title-scale-and-compass = Titel, Maßstab und Windrose
files-border-lines = Randlinien
files-grain-of-the-paper = Papierkorn
files-pixels-a-hex = Pixel je Hexfeld
files-width-in-mm = Breite in mm
files-width-in-inches = Breite in Zoll
files-size-by = Größe nach
files-how-the-size-is-given = Wie die Größe angegeben wird
files-hex-size = Hexfeldgröße
files-pixels-across-the-flats-of-a-hex = Pixel von Kante zu Kante eines Hexfelds
files-paper-width = Papierbreite
files-width-of-the-whole-picture-on-paper = Breite des ganzen Bildes auf Papier
files-in = {" "}Zoll
files-resolution = Auflösung
files-dots-an-inch-a-png-keeps-them-for = Punkte je Zoll; ein PNG behält sie für den Druck
files-width-height-pixels = { $width } × { $height } Pixel
files-w-h-mm = { $w } × { $h } mm
files-w-h-mm-width-height-pixels = { $w } × { $h } mm, { $width } × { $height } Pixel
files-hex-px-pixels-a-hex-hexes-hexes-about = { $hex_px } Pixel je Hexfeld, { $hexes } Hexfelder; etwa { $memory } MB Speicher
files-export = Exportieren…

## export

files-exporting-path = { $path } exportieren
files-exported-place = { $place } exportiert
files-exported-place-and-beside =
    { $beside ->
        [one] { $place } exportiert und ein weiteres Dokument daneben
       *[other] { $place } exportiert und { $beside } weitere Dokumente daneben
    }
files-the-export-was-cancelled-no-file-was = Der Export wurde abgebrochen; keine Datei wurde geschrieben.
files-place-was-not-written-why-export-it-to = { $place } wurde nicht geschrieben: { $why }. An einen anderen Ort exportieren.
files-place-was-not-written-other = { $place } wurde nicht geschrieben. { $other }

## export/pdf form

files-lengths-in = Längen in
files-how-lengths-are-shown = Wie Längen gezeigt werden
files-inches = Zoll
files-from-one-flat-side-of-a-hex-to = Von einer flachen Seite eines Hexfelds zur anderen, auf Papier
files-paper = Papier
files-of-each-page-a-map-on-several-is = Jeder Seite; eine Karte auf mehreren wird zusammengeklebt
files-one-sheet-as-large-as-the-map = Ein Blatt, so groß wie die Karte
files-overlap = Überlappung
files-how-far-neighbouring-sheets-show-the-same = Wie weit benachbarte Blätter dasselbe zeigen
files-blank-edge = Leerer Rand
files-what-the-printer-leaves-blank-on-each-side = Was der Drucker an jeder Seite leer lässt

## export/preview

files-preview-of-the-picture = Vorschau des Bildes
files-the-preview-could-not-be-drawn = Die Vorschau ließ sich nicht zeichnen
files-working = Wird berechnet
files-drawing-the-preview = Vorschau zeichnen

## export/progress

files-cancel-the-export = Export abbrechen

## exporting

files-place-is-written = { $place } ist geschrieben.

## file/ask/changed

files-changed-by-another-program = Von einem anderen Programm geändert
files-name-is-not-what-was-opened-or-saved = { $name } ist nicht mehr, was hier zuletzt geöffnet oder gespeichert wurde. Speichern ersetzt die Datei; was jetzt darin steht, bleibt als { $name }.bak1 erhalten, mit bis zu { $backups } älteren Fassungen.
files-save-as-another-file = Unter anderem Namen speichern

## file/ask/damaged

files-save-over-a-damaged-file = Beschädigte Datei überschreiben?
files-parts-of-name-could-not-be-read-saving = Teile von { $name } ließen sich nicht lesen. Speichern schreibt nur, was gelesen wurde; die Datei, wie sie jetzt ist, bleibt als { $name }.bak1 erhalten.
files-save-over-it = Überschreiben

## file/ask/elsewhere

files-open-in-another-window = In einem anderen Fenster geöffnet
files-name-of-is-open-in-another-window-of = { $name_of } ist in einem anderen Fenster dieses Programms geöffnet. Arbeiten beide daran, behält jedes seine Änderungen bis zum Speichern, und Speichern fragt, bevor es die Arbeit des anderen ersetzt.
files-work-on-a-copy = An einer Kopie arbeiten
files-take-it-over = Übernehmen

## file/ask/reload

files-what-you-have-changed-since-goes-as-one = Was seither geändert wurde, geht verloren, als ein Schritt, der sich rückgängig machen lässt.
files-you-have-changed-nothing-since-it-is-one = Seither wurde nichts geändert. Es ist ein Schritt, der sich rückgängig machen lässt.
files-name-of-is-not-what-was-opened-or = { $name_of } ist nicht mehr, was hier zuletzt geöffnet oder gespeichert wurde. Neu laden? { $what }
files-keep-this-version = Diese Fassung behalten
files-reload = Neu laden

## file/ask/report

files-the-file = der Datei
files-problems-reading-name = Probleme beim Lesen von { $name }
files-it-was-opened-as-far-as-it-could = Geöffnet wurde, was sich lesen ließ. Die Datei selbst ist unverändert.
files-continue = Weiter
files-copy = Kopieren
files-line-line-column-col = Zeile { $line }, Spalte { $col }

## file/ask/revert

files-revert-to-the-saved-file = Zur gespeicherten Datei zurückkehren?
files-what-was-changed-since-name-of-was-saved = Was seit dem Speichern von { $name_of } geändert wurde, geht verloren, als ein Schritt, der sich rückgängig machen lässt.
files-keep-the-changes = Änderungen behalten
files-revert = Zurückkehren

## file/ask/unsaved

files-save-the-changes = Änderungen speichern?
files-this-battle = Diese Schlacht
files-name-has-changes-that-are-not-saved = { $name } hat ungespeicherte Änderungen.
files-save = Speichern
files-do-not-save = Nicht speichern

## file/leaving

files-no-rules-here-have-pick-up-games = Kein Regelwerk hier hat Spontangefechte.

## file browser/choosing

files-the-link-entry-leads-to-nothing-that-is = Die Verknüpfung { $entry } führt zu nichts, was da ist.
files-there-is-no-file-path = Es gibt keine Datei { $path }.
files-there-is-no-folder-folder = Es gibt keinen Ordner { $folder }.

## file browser/crumbs

files-up = Hinauf
files-the-folder-over-this-one-backspace = Der Ordner über diesem (Rücktaste)
files-type-path = Pfad eingeben
files-type-where-to-go-ctrl-l = Eingeben, wohin es geht (Strg+L)
files-path = Pfad
files-root-folder-name = Hauptordner { $name }

## file browser/foot

files-open = Öffnen
files-going-to-letters = Zu „{ $letters }“
files-name = Name
files-show = Zeigen
files-which-files-are-in-the-list = Welche Dateien in der Liste stehen
files-hidden-files = Versteckte Dateien
files-new-folder = Neuer Ordner
files-create = Anlegen
files-folder-name = Name des Ordners

## file browser/places

files-home = Persönlicher Ordner
files-documents = Dokumente
files-desktop = Schreibtisch
files-downloads = Downloads
files-computer = Computer

## file browser/reading

files-the-folder-name-cannot-be-made-why = Der Ordner { $name } lässt sich nicht anlegen: { $why }.
files-the-disk-gave-no-answer-why = Der Datenträger antwortet nicht: { $why }.

## file browser/side

files-places = Orte
files-recent-folders = Letzte Ordner

## file browser/table

files-reading-the-folder = Ordner wird gelesen…
files-found-found-so-far = Bisher { $found } gefunden.
files-this-folder-cannot-be-read = Dieser Ordner lässt sich nicht lesen
files-nothing-to-show-here = Hier ist nichts zu zeigen
files-the-folder-is-empty = Der Ordner ist leer.
files-n-more-are-hidden-or-of-another-kind =
    { $n ->
        [one] Eine weitere ist versteckt oder anderer Art: „Alle Dateien“ oder „Versteckte Dateien“ wählen, um sie zu sehen.
       *[other] { $n } weitere sind versteckt oder anderer Art: „Alle Dateien“ oder „Versteckte Dateien“ wählen, um sie zu sehen.
    }
files-sort-by-title = Nach { $title } ordnen
files-entry-folder = { $entry }, Ordner
files-entry-link-to-nothing = { $entry }, Verknüpfung ins Leere

## file browser/words

files-1-byte = 1 Byte
files-bytes-bytes = { $bytes } Bytes
files-today = Heute
files-yesterday = Gestern

## gallery/card

files-drawing = Wird gezeichnet

## gallery/entry

files-it-could-not-be-drawn = Sie ließ sich nicht zeichnen.
files-drawing-next = { $next } zeichnen
files-it-holds-no-battle-that-can-be-read = Sie enthält keine lesbare Schlacht.
files-it-is-not-there-any-more = Sie ist nicht mehr da.
files-width-height-hexes = { $width } × { $height } Hexfelder
files-size-wide-high-miles = { $size }, { $wide } × { $high } Meilen
files-no-last-turn = kein letzter Zug
files-turns-turns = { $turns } Züge
files-untitled-battle = Schlacht ohne Titel

## gallery

files-new-battle = Neue Schlacht…
files-from-a-height-model = Nach einem Höhenmodell…
files-from-a-historical-map = Nach einer historischen Karte…
files-pick-up-game = Spontangefecht…
files-open-a-file = Datei öffnen…
files-recovered-work = Wiederhergestellte Arbeit
files-take-the-tour = Rundgang beginnen
files-handbook = Handbuch
files-this-battle-2 = dieser Schlacht
files-look-round-in-name-with-a-tour-of = In { $name } umsehen, mit einem Rundgang von zwei Minuten
files-go-on-with-name = Weiter mit { $name }
files-show-at-every-start = Bei jedem Start zeigen
files-search-battles = Schlachten durchsuchen
files-used-last = Zuletzt verwendet
files-included-battles = Mitgelieferte Schlachten
files-no-battle-is-called-so = Keine Schlacht heißt so
files-search-for-a-title-a-year-a-side = Nach Titel, Jahr, Seite oder Regelwerk suchen.

## importing/ask

files-from-path-description = Aus { $path }. { $description }
files-import-it-as = Importieren als
files-import = Importieren

## importing/codes

files-looking-at-the-codes-of-the-map = Codes der Karte ansehen
files-reading-the-table = Tabelle lesen
files-what-the-codes-of-the-map-become = Was aus den Codes der Karte wird
files-the-table-knows-them-all = die Tabelle kennt alle
files-the-table-does-not-know-1-of-them = die Tabelle kennt einen davon nicht
files-the-table-does-not-know-n-of-them = die Tabelle kennt { $n } davon nicht
files-1-code-is-on-the-map = 1 Code ist auf der Karte
files-n-different-codes-are-on-the-map = { $n } verschiedene Codes sind auf der Karte
files-open-a-table = Tabelle öffnen…
files-save-the-table = Tabelle speichern…
files-the-usual-table = Die übliche Tabelle
files-code = Code
files-hexes-2 = Hexfelder
files-ground = Gelände
files-line = Linie
files-higher-by = Höher um
files-the-table-has-no-row-for-it-it = Die Tabelle hat dafür keine Zeile: wird ausgelassen
files-ground-of-code = Gelände von { $code }
files-line-of-code = Linie von { $code }
files-levels-of-code = Höhenstufen von { $code }
files-none = Keine

## importing

files-reading-path = { $path } lesen
files-leave-the-battle-before-you-import-path = Vor dem Import von { $path } die Schlacht verlassen.
files-imported-name = { $name } importiert
files-name-is-imported = { $name } ist importiert.
files-path-cannot-be-opened-here-what-may-be = { $path } lässt sich hier nicht öffnen. { $what_may_be_dropped }
files-a-battle-ron = eine Schlacht (.ron)
files-a-saved-battle-battle = eine gespeicherte Schlacht (.battle)
files-drop-sorts-or-last = Ablegen lässt sich: { $sorts } oder { $last }.

## importing/pictures

files-drawing-samples-of-terrain = Geländeproben zeichnen

## importing/read

files-its-picture-was-written-to-way = Ihr Bild wurde nach { $way } geschrieben.
files-its-picture-could-not-be-written-beside-it = Ihr Bild ließ sich nicht daneben als { $name } schreiben: { $why }. Die Datei in einen Ordner mit Schreibrecht legen und noch einmal importieren.
files-files-of-that-name-are-there-already = Dateien dieses Namens gibt es schon

## importing/report

files-said-this-is-to-be-known-of-it = { $said } Dazu ist zu wissen:
files-shows-its-places-one-after-the-other = Zeigt die Stellen, eine nach der anderen
files-place-at-of-all = Stelle { $at } von { $all }

## kit/form

files-what-every-page-is-printed-on = Worauf jede Seite gedruckt wird
files-counters = Spielsteine
files-the-side-of-a-counter = Die Seitenlänge eines Spielsteins
files-other = Andere
files-counter-side = Seitenlänge
files-the-side-of-a-counter-in-millimetres = Die Seitenlänge eines Spielsteins in Millimetern
files-hexes-as-large-as-the-counters-need = Hexfelder so groß, wie die Spielsteine es brauchen
files-parts = Teile
files-print-kit = Drucksatz
files-the-kit-is-printed-in-english = Der Drucksatz wird auf Englisch gedruckt.
files-pages-pages-in-all = { $pages } Seiten insgesamt
files-write-the-kit = Drucksatz schreiben…

## kit

files-making-path = { $path } erstellen
files-there-is-there-already-choose-another-name = { $there } gibt es schon. Einen anderen Namen für den Drucksatz wählen oder die Datei verschieben.

## kit/pages

files-drawing-the-pages = Seiten zeichnen
files-all-pages = Alle Seiten
files-click-a-page-to-see-it-large = Eine Seite anklicken, um sie groß zu sehen.
files-drawing-a-page = Seite zeichnen
files-1-page = 1 Seite
files-to-pages = { $to } Seiten
files-title-page-n = { $title }, Seite { $n }

## recovered/discard

files-discard-it-for-good = Endgültig verwerfen?
files-the-work-that-was-not-saved-is-removed = Die ungespeicherte Arbeit wird entfernt. Das lässt sich nicht rückgängig machen.
files-keep-it = Behalten
files-discard = Verwerfen

## recovered/list

files-recovered-work-2 = Wiederhergestellte Arbeit
files-what-earlier-runs-had-not-saved-when-they = Was frühere Läufe am Ende nicht gespeichert hatten. Es bleibt hier, bis es verworfen wird.
files-nothing-to-recover = Nichts wiederherzustellen
files-everything-was-saved-or-discarded = Alles wurde gespeichert oder verworfen.
files-ask-again-next-time = Nächstes Mal fragen
files-close = Schließen
files-save-as = Speichern unter…
files-discard-2 = Verwerfen…
files-bytes-kb = { $bytes } KB
files-bytes-mb = { $bytes } MB

## recovered

files-a-battle-never-saved = Eine nie gespeicherte Schlacht
files-title-never-saved = { $title } (nie gespeichert)
files-cannot-be-read = nicht lesbar
files-its-file-is-not-there-here = die Datei dazu fehlt; { $here }
files-difference = Unterschied
files-differences = Unterschiede
files-count-noun-to-the-file = { $count } { $noun } gegenüber der Datei
files-unit = Einheit
files-units-2 = Einheiten
files-width-height-hexes-units-units-2 = { $width } × { $height } Hexfelder, { $units } { $units_2 }
files-a-battle-being-played = Eine laufende Schlacht
files-title-being-played = { $title } (laufende Schlacht)
files-opens-on-the-play-screen = öffnet als laufende Schlacht
files-looking-for-recovered-work = Wiederhergestellte Arbeit suchen
files-discarded = Verworfen.

## recovered/newer file

files-the-file-was-changed-since = Die Datei hat sich seither geändert
files-name-of-is-not-what-the-restored-work = { $name_of } ist nicht mehr, woraus die wiederhergestellte Arbeit entstand: ein anderes Programm hat sie geändert. Speichern fragt noch einmal und behält die Datei als Sicherung.
files-compare-with-the-file = Mit der Datei vergleichen
files-decide-when-saving = Beim Speichern entscheiden

## recovered/restore

files-restore-work-that-was-not-saved = Ungespeicherte Arbeit wiederherstellen?
files-a-battle-never-saved-2 = einer nie gespeicherten Schlacht
files-a-run-ended-without-saving-there-is-newer = Ein Lauf endete ohne Speichern. Es gibt neuere Arbeit an { $name }, { $when } aufbewahrt.
files-there-is-more-of-it-under-file-recovered = { $others ->
    [one] Eine weitere steht unter Datei, „Wiederhergestellte Arbeit“.
   *[other] { $others } weitere stehen unter Datei, „Wiederhergestellte Arbeit“.
}
files-nothing-is-lost-by-waiting-file-recovered = Durch Warten geht nichts verloren: Datei, „Wiederhergestellte Arbeit“, führt sie jederzeit auf.
files-restore = Wiederherstellen

## services/choosing

files-choosing-a-file = Datei wählen

## services/files/autosave

files-work-that-is-not-saved-cannot-be-kept = Ungespeicherte Arbeit lässt sich nicht neben der Datei aufbewahren: { $why }. Sie wird stattdessen in { $place } aufbewahrt.
files-work-that-is-not-saved-cannot-be-kept-2 = Ungespeicherte Arbeit lässt sich nicht aufbewahren: { $why }. Jetzt speichern, notfalls auf einem anderen Datenträger.

## services/files/claims

files-taking-the-file-over = Datei übernehmen

## services/files/opening

files-this-battle-has-no-file-yet-to-go = Diese Schlacht hat noch keine Datei, zu der sie zurückkehren könnte.
files-opening-path = { $path } öffnen
files-path-holds-no-battle-nothing-was-opened = { $path } enthält keine Schlacht. Nichts wurde geöffnet.
files-name-is-played-by-other-rules-now-open = { $name } wird nun nach anderen Regeln gespielt. Zum Fortsetzen öffnen.
files-reload-the-file = Datei neu laden
files-revert-to-the-saved-file-2 = Zur gespeicherten Datei zurückkehren
files-nothing-differs-from-name = Kein Unterschied zu { $name }
files-reloaded-name-undo-brings-back-what-was = { $name } neu geladen. Rückgängig bringt zurück, was hier war.
files-reverted-to-name-undo-brings-the-changes = Zu { $name } zurückgekehrt. Rückgängig bringt die Änderungen zurück.

## services/files/restoring

files-file-holds-no-battle-nothing-was-restored = { $file } enthält keine Schlacht. Nichts wurde wiederhergestellt.
files-restored-save-it-to-keep-it = Wiederhergestellt. Zum Behalten speichern.

## services/files/saving

files-saving-path = { $path } speichern
files-saved-path = { $path } gespeichert

## services/files/watching

files-looking-at-the-file = Datei ansehen
files-path-is-not-there-any-more-save-to = { $path } ist nicht mehr da. Speichern legt sie wieder an.

## stored settings

files-everything = alles
files-theme-keys-layout-of-the-panels-and-recent = Farben, Tasten, Anordnung der Bereiche und letzte Dateien
files-what-was-scrolled-and-folded = was gerollt und eingeklappt war
files-place-and-size-of-the-window = Ort und Größe des Fensters
files-the-settings-in-path-cannot-be-read-why = Die Einstellungen in { $path } lassen sich nicht lesen: { $why }. Sie sind wie am Anfang.
files-the-damaged-file-could-not-be-kept-e = Die beschädigte Datei ließ sich nicht aufbewahren: { $e }.
files-the-damaged-file-is-kept-as-kept = Die beschädigte Datei ist als { $kept } aufbewahrt.
files-the-stored-settings-were-damaged-as-at = Die gespeicherten Einstellungen waren beschädigt. Wieder wie am Anfang: { $what }. { $kept }

## errors

files-no-battle = { $name } enthält keine Schlacht.
files-no-battle-to-compare = { $name } enthält keine Schlacht zum Vergleichen.
files-holds-no-keys = { $path } enthält keine Tasten: { $why }
files-too-large-to-import = { $name } ist zu groß für { $what }. Nichts wurde importiert.
files-import-unreadable = { $name } lässt sich nicht lesen: { $why }. Nichts wurde importiert.
files-not-imported = { $name } { $why }. Nichts wurde importiert.
files-battle-changed-meanwhile = Die Schlacht wurde geändert, während { $name } gelesen wurde. Nichts wurde importiert; noch einmal importieren.
files-could-not-be-read = { $path } ließ sich nicht lesen: { $why }.
files-damaged-not-opened = { $path } ist beschädigt und wurde nicht geöffnet. { $first }
files-scenario-unreadable = Das Szenario in { $path } lässt sich nicht lesen.
files-cannot-be-played-again = { $path } lässt sich mit diesen Regeln nicht nachspielen. { $branch }: { $difference }.
files-is-a-log = { $path } ist das Protokoll einer Schlacht: es enthält die Befehle und kein Szenario. Der Befehl oblique replay spielt es nach; geöffnet werden hier gespeicherte Schlachten (.battle).
files-could-not-be-opened = { $path } ließ sich nicht öffnen.
files-could-not-be-written = { $path } ließ sich nicht schreiben: { $why }.
files-recovered-unreadable = Die wiederhergestellte Arbeit lässt sich nicht lesen.
files-was-not-written = { $path } wurde nicht geschrieben: { $why }
files-still-there = { $path } ist noch da: { $why }
files-name-unreadable = { $name } lässt sich nicht lesen: { $why }.
files-name-taken = es gibt eine Datei oder einen Ordner dieses Namens
files-cannot-be-opened = { $path } lässt sich nicht öffnen: { $why }.
files-journal-holds-no-battle = Das Journal enthält keine Schlacht. Nichts wurde wiederhergestellt.
files-work-could-not-be-set-aside = Ungespeicherte Arbeit liegt in { $journal } und ließ sich nicht in { $folder } ablegen: { $why }.
files-could-not-be-removed = { $path } ließ sich nicht entfernen: { $why }.
files-stamp-too-large = Der Stempel ist zu groß.
files-template-unwritable = Die Vorlage lässt sich nicht schreiben.
files-cannot-be-made = { $folder } lässt sich nicht anlegen: { $why }.
files-thousand-stamps = Es gibt tausend Stempel dieses Namens.
files-no-such-file = es gibt keine solche Datei; dort suchen, wo sie jetzt liegt
files-it-cannot-be-read = sie lässt sich nicht lesen: { $why }

## errors of stamps and templates

files-stamp-not-written = Der Stempel wurde nicht geschrieben: { $why }.
files-template-not-written = Die Vorlage wurde nicht geschrieben: { $why }.

## with an article

files-a-name = { $name }
files-an-name = { $name }
