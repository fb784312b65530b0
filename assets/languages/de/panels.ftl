## analysis

panels-analysis = Analyse
panels-show = Zeigen
panels-what-is-analysed = Was untersucht wird
panels-no-analysis-yet = Noch keine Analyse
panels-lines-of-sight-fields-of-view-marches = Sichtlinien, Sichtfelder, Märsche, Befehlsbereiche und Einschlüsse nach den geltenden Regeln.
panels-on-the-map = Auf der Karte
panels-clear = Löschen
panels-clears-the-analysis-escape = Löscht die Analyse (Esc)
panels-working = Wird berechnet
panels-from = Von
panels-click-a-hex-with-the-analyse-tool-or = Mit dem Werkzeug Analysieren ein Hexfeld anklicken oder Einheiten auswählen
panels-side = Seite
panels-whose-units = Wessen Einheiten
panels-everybody = Alle
panels-as-they-stand = Wie sie stehen
panels-as = Als
panels-arm-and-formation-that-move = Waffengattung und Formation, die sich bewegen
panels-how-far-ahead-is-looked = Wie weit vorausgeschaut wird
panels-units-may-come-over-the-boards-edge = Einheiten dürfen über den Rand des Spielplans kommen
panels-else-only-from-where-they-stand-and-where = Sonst nur von dort, wo sie stehen und wo sie eintreten
panels-the-eye-alone = Nur das Auge
panels-their-own-range = Ihre eigene Reichweite
panels-range = Reichweite
panels-how-far-is-looked-of-a-weapon-or = Wie weit geschaut wird: so weit eine Waffe reicht oder wie hier angegeben
panels-shooter-reach-hexes-hexes = { $shooter } ({ $reach_hexes } Hexfelder)
panels-hexes = {" "}Hexfelder
panels-eye = Auge
panels-how-far-is-looked-where-nobody-shoots = Wie weit geschaut wird, wo niemand schießt
panels-only-before-the-front-of-guns-and-firing = Nur vor der Front von Geschützen und feuernden Einheiten
panels-drag-with-the-analyse-tool-from-the-hex = Mit dem Werkzeug Analysieren vom schauenden zum betrachteten Hexfeld ziehen.
panels-click-a-hex-with-the-analyse-tool = Mit dem Werkzeug Analysieren ein Hexfeld anklicken.
panels-select-units-that-stand-on-the-board = Einheiten auswählen, die auf dem Spielplan stehen.
panels-select-a-leader-or-a-unit-of-his = Einen Anführer oder eine seiner Einheiten auswählen, mit Einheiten auf dem Spielplan.
panels-no-unit-of-this-side-stands-on-the = Keine Einheit dieser Seite steht auf dem Spielplan.
panels-analyse = Analysieren
panels-select-them = Auswählen
panels-the-hexes-become-the-selection-tools-keep = Die Hexfelder werden die Auswahl, in der Werkzeuge bleiben
panels-ground-alone-turning-other-units-and-zones = Nur das Gelände: Drehungen, andere Einheiten und Kontrollzonen zählen nicht. Die Zahlen sind Züge; auf ein Hexfeld zeigen, um Punkte zu lesen.
panels-moving-names = Bewegung: { $names }
panels-rule-title = Regel: { $title }
panels-select-the-leader-and-look-at-him = Den Anführer auswählen und zeigen
panels-nobody-under-him = niemand unter ihm
panels-all-all-in = alle { $all } im Bereich
panels-outside-of-all-out = { $outside } von { $all } außerhalb
panels-select-those-out-of-command = Einheiten ohne Führung auswählen

## compare

panels-compare = Vergleich
panels-choose-what-to-compare-this-battle-with = Wählen, womit diese Schlacht verglichen wird: gespeicherte Datei, Sicherung, früherer Schritt, andere Datei.
panels-nothing-is-compared = Nichts wird verglichen
panels-no-differences = Keine Unterschiede
panels-this-battle-and-title-say-the-same = Diese Schlacht und { $title } sagen dasselbe.
panels-nothing-to-show = Nichts zu zeigen
panels-no-difference-has-these-words = Kein Unterschied enthält diese Wörter.
panels-compare-with = Vergleichen mit
panels-difference = Unterschied
panels-differences = Unterschiede
panels-mark-what-differs = Unterschiede markieren
panels-stop-comparing = Vergleich beenden
panels-search-differences = Unterschiede durchsuchen
panels-the-saved-file = Der gespeicherten Datei
panels-the-newest-backup = Der neuesten Sicherung
panels-backup-n = Sicherung { $n }
panels-another-file = Anderer Datei…
panels-before-label = Vor: { $label }
panels-revert = Zurücknehmen
panels-apply = Übernehmen
panels-compared-all-of-section = { $compared }: alle { $section }
panels-compared-all = { $compared }: alle
panels-make-these-as-they-are-there-can-be = Macht diese so, wie sie dort sind; lässt sich rückgängig machen
panels-make-this-as-it-is-there-can-be = Macht dies so, wie es dort ist; lässt sich rückgängig machen
panels-rules-are-changed-with-change-rules-in-the = Das Regelwerk wird mit „Regelwerk wechseln“ im Menü Datei geändert

## form

panels-several = Verschiedene
panels-name = Name
panels-none = Keine
panels-hex-field = Feld für Hexfelder
panels-help-rule-title =
    { $help }
    Regel: { $title }
panels-help-min-to-max =
    { $help }
    { $min } bis { $max }

## history

panels-steps-hold-held-mib-of-at-most = { $steps ->
    [one] 1 Schritt belegt { $held } MiB von höchstens
   *[other] { $steps } Schritte belegen { $held } MiB von höchstens
}
panels-mib = {" "}MiB
panels-beyond-that-the-oldest-steps-are-forgotten = Darüber hinaus werden die ältesten Schritte vergessen. Eine andere Grenze gibt es nicht.
panels-history = Verlauf
panels-no-steps-yet = Noch keine Schritte
panels-everything-you-change-is-listed-here-and = Jede Änderung steht hier und lässt sich zurücknehmen.
panels-at-the-beginning = Am Anfang

## inspector/evidence

panels-no-source-given = Keine Quelle angegeben
panels-sources-differ = Ihre Belege unterscheiden sich
panels-read-in-a-source = In einer Quelle gelesen
panels-known-from-the-literature = Aus der Literatur bekannt
panels-conjecture = Vermutung
panels-source-of-what = Quelle: { $what }
panels-source-of-what-name = Quelle: { $what }: { $name }
panels-book-or-paper = Buch oder Aufsatz
panels-books-and-papers-are-listed-in-the-notes = Bücher und Aufsätze stehen im Bereich Notizen und Quellen
panels-remark = Bemerkung

## inspector/facing

panels-h-oclock = { $h } Uhr
panels-face-hour = Auf { $hour } ausrichten

## inspector/ground

panels-off-the-board = Außerhalb des Spielplans
panels-click-a-hex-of-the-map = Ein Hexfeld der Karte anklicken.
panels-hex-name = Hexfeld { $name }
panels-terrain = Gelände
panels-terrain-of-name = Gelände von { $name }
panels-level = Höhenstufe
panels-height-of-the-ground = Höhe des Bodens
panels-level-of-name = Höhenstufe von { $name }
panels-its-own = Eigenes
panels-as-all-others-of-its-kind-in-this = Wie alle anderen seiner Art in dieser Schlacht, bis es Eigenes bekommt.
panels-as-all-others = Wie alle anderen
panels-takes-its-own-away-again = Nimmt das Eigene wieder weg
panels-as-all-others-2 = wie alle anderen
panels-label-label = { $label }, Beschriftung
panels-objective-objective = { $objective }, Ziel
panels-standing-here = Hier stehen
panels-nobody = Niemand

## inspector/lines

panels-kind = Art
panels-its-course = der Verlauf
panels-source-of-its-course = Quelle des Verlaufs
panels-course = Verlauf
panels-interrupted = Unterbrochen
panels-reverses-the-flow = Kehrt den Lauf um
panels-reverses-its-direction = Kehrt die Richtung um
panels-reverse = Umkehren
panels-with-the-next-of-its-kind-that-ends = Mit der nächsten ihrer Art, die an ihrem Ende endet oder einen Schritt davon
panels-join-with-the-next = Mit der nächsten verbinden
panels-split-or-cut = Teilen oder schneiden
panels-click-to-split-it-drag-along-it-to = Klicken teilt sie, entlangziehen schneidet ein Stück heraus
panels-close-the-gaps = Lücken schließen
panels-goes-straight-from-part-to-part = Verläuft gerade von Teil zu Teil
panels-flows = fließt
panels-runs = verläuft
panels-chain-verb-in-a-ring = { $chain }, { $verb } im Ring
panels-chain-verb-from-chain-2-to-chain-3 = { $chain }, { $verb } von { $chain_2 } nach { $chain_3 }
panels-crossings = Übergänge
panels-under-these-rules-a-road-is-carried-over = Nach diesen Regeln führt eine Straße wie auf einer Brücke über Wasser.
panels-brings-it-to-the-middle-of-the-map = Bringt es in die Mitte der Karte
panels-build-a-kind = { $kind } bauen
panels-and-found-more = und { $found } weitere
panels-bridge = Brücke
panels-no-bridge = Keine Brücke

## inspector/marks

panels-label = Beschriftung
panels-label-what = Beschriftung: { $what }
panels-text = Text
panels-hex = Hexfeld
panels-the-hex-it-is-written-on = Das Hexfeld, auf dem sie steht
panels-small = Klein
panels-medium = Mittel
panels-large = Groß
panels-size = Größe
panels-turned = Gedreht
panels-clockwise = Im Uhrzeigersinn
panels-degrees = Grad
panels-the-name = der Name
panels-source-of-the-name-and-its-place = Quelle des Namens und seines Ortes
panels-source-of-a-name = Quelle eines Namens
panels-objective = Ziel
panels-objective-what = Ziel: { $what }
panels-worth-to-side = Wert für { $side }
panels-0-to-999 = 0 bis 999
panels-points = Punkte
panels-held-by = Gehalten von
panels-at-the-start = Zu Beginn
panels-the-objective = das Ziel
panels-source-of-place-and-worth = Quelle von Ort und Wert
panels-delete = Löschen
panels-takes-it-off-the-board-undo-brings-it = Nimmt es vom Spielplan; Rückgängig bringt es zurück

## inspector

panels-inspector = Eigenschaften
panels-nothing-selected = Nichts ausgewählt
panels-click-a-unit-or-a-hex-on-the = Eine Einheit oder ein Hexfeld auf der Karte anklicken.

## inspector/pieces

panels-source-of-what-2 = Quelle von { $what }
panels-ratings = Werte
panels-deployment = Aufstellung
panels-units-of-different-kinds-are-selected-only = Einheiten verschiedener Art sind ausgewählt: nur Gemeinsames wird gezeigt.
panels-help-by-the-formula-for-those-under-him =
    { $help }
    Nach der Formel, für die unter ihm: { $due }
panels-nation = Nation
panels-leader = Anführer
panels-the-leader-it-is-attached-to = Der Anführer, dem die Einheit untersteht
panels-column-and-row-empty-if-it-is-not = Spalte und Reihe oder der Name eines Ortes; leer, wenn nicht auf der Karte
panels-formation = Formation
panels-facing = Ausrichtung
panels-the-hour-of-the-clock-it-faces-12 = Die Stunde der Uhr, zu der die Front zeigt; 12 ist der obere Kartenrand
panels-top-of-its-hex = Zuoberst im Hexfeld
panels-where-it-shares-a-hex-the-unit-that = Wo ein Hexfeld geteilt wird: die Einheit, die gesehen und getroffen wird
panels-arrives-later = Trifft später ein
panels-a-reinforcement-it-enters-on-a-later-turn = Eine Verstärkung: tritt in einem späteren Zug ein
panels-arrival-turn = Ankunftszug
panels-where-it-enters-the-map-further-hexes = Wo sie die Karte betritt; weitere Hexfelder hinter dem ersten, durch Leerzeichen getrennt
panels-entry-hexes = Eintrittsfelder
panels-problems = Probleme

## inspector/pieces/task

panels-what-the-computer-is-to-do-with-it = Was der Computer damit tun soll: bei einem Anführer mit seinem Verband, beim Oberbefehlshaber mit allen, die keinen eigenen Auftrag haben
panels-task = Auftrag
panels-left-open = Offen gelassen
panels-where-in-order-with-blanks-between-them = Hexfelder, Ziele oder Namen auf der Karte, der Reihe nach, durch Leerzeichen oder Kommas getrennt; ohne Angabe, wo es am besten ist
panels-where = Wo
panels-word-is-no-hex-of-this-board = { $word } ist kein Hexfeld dieses Spielplans, kein Ziel und kein Name darauf.
panels-a-place = Ein Ort
panels-an-objective-or-a-name-on-the-map = Ein Ziel oder ein Name auf der Karte
panels-the-map-has-no-objectives-and-no-names = Die Karte hat keine Ziele und keine Namen
panels-from-selected-hexes = Aus ausgewählten Hexfeldern
panels-the-hexes-selected-on-the-map = Die auf der Karte ausgewählten Hexfelder
panels-anywhere = Überall
panels-names-no-hexes = Nennt keine Hexfelder
panels-what-a-player-reads-about-it = Was ein Spieler darüber liest
panels-in-words = In Worten

## layers

panels-tasks-zones-and-exits = Aufträge, Zonen und Austrittsfelder
panels-units-and-leaders = Einheiten und Anführer
panels-names-of-units-from-250 = Namen der Einheiten, ab 250 %
panels-strengths-of-units-from-150 = Stärken der Einheiten, ab 150 %
panels-objectives = Ziele
panels-names = Namen
panels-hex-numbers = Hexfeldnummern
panels-hex-grid = Hexraster
panels-roads-and-streams = Straßen und Wasserläufe
panels-relief = Relief
panels-hill-shading = Schummerung
panels-level-numbers = Höhenzahlen
panels-historical-maps = Historische Karten
panels-rulers = Lineale
panels-layers = Ebenen
panels-layers-the-topmost-first = Ebenen, die oberste zuerst
panels-every-layer-shown-fully-opaque = Jede Ebene sichtbar, ganz deckend
panels-reset-the-layers = Ebenen zurücksetzen
panels-bookmarks = Lesezeichen
panels-nine-bookmarks-keep-where-the-map-is = Neun Lesezeichen behalten, von wo die Karte betrachtet wird: Lesezeichen setzen 1{ $set } und so fort; Zum Lesezeichen 1{ $go } und so fort führt dorthin zurück.
panels-looks-there-again = Schaut wieder dorthin
panels-go-to-slot = Zu { $slot }
panels-name-of-bookmark-slot = Name des Lesezeichens { $slot }
panels-removes-the-bookmark = Entfernt das Lesezeichen
panels-map-style = Kartenstil
panels-looks-only-nothing-of-the-battle-changes = Nur das Aussehen: an der Schlacht ändert sich nichts
panels-lock-row = { $row } sperren
panels-locked = Gesperrt
panels-lock = Sperren
panels-what-is-locked-cannot-be-changed-on-the = Was gesperrt ist, lässt sich auf der Karte nicht ändern
panels-opacity-of-row = Deckkraft: { $row }
panels-how-opaque-it-is-drawn = Wie deckend sie gezeichnet wird

## notes

panels-notes-and-sources = Notizen und Quellen
panels-notes-notes = Notizen { $notes }
panels-sources-sources = Quellen { $sources }
panels-add-a-source = Quelle hinzufügen
panels-add-a-note = Notiz hinzufügen
panels-pinned-to-what-is-selected = An das Ausgewählte geheftet
panels-conjectures-of-all-graded-figures-are = { $conjectures } von { $all } bewerteten Angaben sind Vermutung
panels-no-notes-yet = Noch keine Notizen
panels-write-down-why-the-scenario-is-as-it = Hier steht, warum das Szenario so ist, wie es ist.
panels-remove = Entfernen
panels-remove-note = Notiz entfernen
panels-note-id = Notiz { $id }
panels-write-note = Notiz schreiben
panels-hex-hex = Hexfeld { $hex }
panels-add-note = Notiz hinzufügen
panels-no-sources-yet = Noch keine Quellen
panels-add-the-books-and-papers-the-figures-come = Bücher und Aufsätze hinzufügen, aus denen die Angaben stammen.
panels-change-source = Quelle ändern
panels-title = Titel
panels-key-key = Schlüssel: { $key }
panels-where-to-find-it = Wo sie zu finden ist
panels-what-was-used = Was verwendet wurde
panels-add-source = Quelle hinzufügen

## objectives

panels-order-by-what = Nach { $what } ordnen
panels-orders-the-list-the-designers-own-order = Ordnet die Liste; die eigene Reihenfolge des Entwurfs bleibt
panels-add = Hinzufügen
panels-takes-the-objective-tool-click-a-hex-of = Nimmt das Werkzeug Ziel: ein Hexfeld der Karte anklicken
panels-side-all-points-held-of-them-held = { $side }: { $all } Punkte, davon { $held } gehalten
panels-no-objectives-yet = Noch keine Ziele
panels-add-one-and-click-its-hex-on-the = Eines hinzufügen und sein Hexfeld auf der Karte anklicken.
panels-source = Quelle
panels-name-of-name = Name von { $name }
panels-look-at-it = Zeigen
panels-look-at-name = { $name } zeigen
panels-worth-of-name-to-side-side = Wert von { $name } für Seite { $side }
panels-holder-of-name = Besitzer von { $name }
panels-remove-name = { $name } entfernen
panels-up = nach oben
panels-down = nach unten
panels-move-name-word = { $name } { $word } schieben
panels-moves-it-word-the-list-for-good = Schiebt es auf Dauer in der Liste { $word }
panels-it-is-at-that-end-already = Es ist schon an diesem Ende
panels-stop-ordering-by-a-column-first = Zuerst die Ordnung nach einer Spalte aufheben

## places

panels-scenario = Szenario
panels-nation-key = Nation { $key }

## problems

panels-by-severity = Nach Schwere
panels-by-place = Nach Ort
panels-by-rule = Nach Regel
panels-errors = Fehler
panels-warnings = Warnungen
panels-notes = Hinweise
panels-no-problems = Keine Probleme
panels-the-scenario-is-checked-while-you-work-on = Das Szenario wird während der Arbeit geprüft.
panels-no-problems-except-silenced-ones = Keine Probleme außer stummgeschalteten.
panels-all-problems-are-hidden-by-the-filter = Der Filter verbirgt alle Probleme.
panels-still-to-do = Noch zu tun
panels-scenario-and-sides = Szenario und Seiten
panels-ground = Gelände
panels-what-any-battle-needs = Was jede Schlacht braucht
panels-show-or-hide-these = Diese zeigen oder verbergen
panels-put-the-problems-together = Die Probleme zusammenfassen
panels-copy = Kopieren
panels-copy-the-problems-shown-a-line-each = Die gezeigten Probleme kopieren, je eine Zeile
panels-search-problems = Probleme durchsuchen
panels-lines-of-problems = { $lines } von { $problems }
panels-fixes-all-of-this-kind-check-id-in = Behebt alle dieser Art (Prüfung { $id }) in einem Schritt
panels-fix-all-count-like-label = Alle { $count } wie „{ $label }“ beheben
panels-fix-all-count-labels = Alle { $count } beheben: { $labels }
panels-fix-all-of-this-sort-labels = Alle dieser Art beheben: { $labels }
panels-fix-count-labels-alone = { $alone ->
    [one] { $count } beheben: { $labels }; 1 weiteres einzeln
   *[other] { $count } beheben: { $labels }; { $alone } weitere einzeln
}
panels-remedy-label-quoted = „{ $label }“
panels-silence = Stummschalten
panels-hides-it-for-a-reason-you-give = Verbirgt es, mit Angabe eines Grundes
panels-read-the-rule-title = Regel lesen: { $title }
panels-check-id = Prüfung { $id }
panels-check-id-click-rule-to-read-it = Prüfung { $id }. Ein Klick auf { $rule } öffnet die Regel.
panels-rule-id-title = { $id }: { $title }
panels-fixes-it-can-be-undone = Behebt es; lässt sich rückgängig machen
panels-or = Oder…
panels-other-ways-to-fix-it = Andere Wege, es zu beheben

## problems/silenced

panels-why-it-may-stand = Warum es so bleiben darf
panels-silence-it = Stummschalten
panels-say-why-first = Zuerst den Grund angeben
panels-silence-a-problem = Problem stummschalten
panels-cancel = Abbrechen
panels-silenced-silenced = Stummgeschaltet ({ $silenced })
panels-show-again = Wieder zeigen
panels-lists-it-among-the-problems-again = Führt es wieder unter den Problemen auf
panels-show-a-problem-again = Problem wieder zeigen
panels-note-silenced-why = { $note } Stummgeschaltet: { $words }

## profile

panels-profile-of-the-line-of-sight = Profil der Sichtlinie
panels-name-terrain-level-ground-halves = { $name }  { $terrain }, Höhenstufe { $ground_halves }
panels-what-stands-there-reaches-top-halves = , was dort steht, reicht bis { $top_halves }

## rules comparison

panels-trials = Versuche
panels-the-computer-plays-this-battle-many-times = Der Computer spielt beide Seiten dieser Schlacht, jedes Mal mit anderen Würfeln, und zählt, wer siegt, wie lange sie dauert und was sie kostet, neben dem, was die Geschichte verzeichnet.
panels-battles = Schlachten
panels-play-them = Spielen
panels-who-commands-this-side = Wer diese Seite führt
panels-who-commanded = Es führten
panels-trial-number = Versuch { $number }
panels-trial-number-battles = Versuch { $number }, Schlachten: { $battles }
panels-beside = Daneben
panels-which-of-the-earlier-trials = Welcher der früheren Versuche neben diesem steht
panels-as-it-was-opened = Wie geöffnet
panels-last-step-before = Letzter Schritt davor
panels-one-against-other = { $one } – { $other }
panels-rules-compared = Regelvergleich
panels-the-computer-plays-this-battle-under-every = Der Computer spielt diese Schlacht unter jedem Regelwerk, in das sie sich übertragen lässt, und stellt Länge, Verluste, Sieger und Entscheidung nebeneinander.
panels-nothing-has-been-played = Nichts wurde gespielt
panels-battles-under-each = Schlachten je Regelwerk
panels-stop = Anhalten
panels-played-of-games-played = { $played } von { $games } gespielt
panels-about-seconds-s-left = , noch etwa { $seconds } s
panels-about-minutes-min-left = , noch etwa { $minutes } min
panels-first-seed = Erster Startwert
panels-the-same-seeds-have-the-same-dice = Die erste Schlacht hat die Würfel dieses Startwerts, die anderen die der Zahlen danach. Dieselben Zahlen ergeben dieselben Schlachten.
panels-seeds = Startwerte
panels-first-to-last = { $first } bis { $last }
panels-play-and-compare = Spielen und vergleichen
panels-copy-table = Tabelle kopieren
panels-as-text-that-spreadsheets-take = Als Text für Tabellenkalkulationen
panels-the-table-is-on-the-clipboard = Die Tabelle ist in der Zwischenablage.
panels-the-battle-has-changed-since = Die Schlacht hat sich seither geändert

## scenario

panels-title-and-text = Titel und Text
panels-battle = Schlacht
panels-side-which-which-2 = Seite { $which }: { $which_2 }
panels-nations = Nationen
panels-historical-result = Historischer Ausgang
panels-change-what = { $what } ändern
panels-date = Datum
panels-when-it-was-fought-in-your-words = Wann sie geschlagen wurde, in eigenen Worten
panels-place = Ort
panels-designer = Entwurf
panels-description = Beschreibung
panels-advice-to-the-players = Rat an die Spieler
panels-rules-catalog = Regeln: { $catalog }
panels-change-what-2 = { $what } ändern
panels-colour = Farbe
panels-historical-result-what = Historischer Ausgang: { $what }
panels-outcome = Ausgang
panels-winner = Sieger
panels-length = Länge
panels-minutes = Minuten
panels-winner-and-length = Sieger und Länge
panels-source-of-winner-and-length = Quelle von Sieger und Länge
panels-losses-of-side = Verluste von { $side }
panels-men = Mann
panels-men-2 = Mann
panels-guns = Geschütze
panels-guns-2 = Geschütze
panels-leaders-fallen = Gefallene Anführer
panels-names-with-commas-between = Namen, durch Kommas getrennt
panels-these-losses = diese Verluste
panels-source-of-these-losses = Quelle dieser Verluste
panels-lowest = niedrigster
panels-highest = höchster

## section

panels-cross-section = Querschnitt
panels-no-way-to-cut-along = Kein Weg für einen Schnitt
panels-take-the-measure-tool-and-drag-from-one = Das Werkzeug Messen nehmen und von einem Ort zum anderen ziehen.
panels-takes-the-measuring-tool = Nimmt das Messwerkzeug
panels-measure = Messen
panels-cloned-to-cloned-2-words = { $cloned } bis { $cloned_2 }: { $words }
panels-hex-terrain-level-level = { $hex }  { $terrain }, Höhenstufe { $level }

## stamps

panels-stamps = Stempelsammlung
panels-search-stamps = Stempel durchsuchen
panels-save-the-selected-hexes = Ausgewählte Hexfelder speichern
panels-saves-them-with-lines-and-names-to-place = Speichert sie mit Linien und Namen, um sie in jeder Schlacht zu setzen
panels-select-hexes-first = Zuerst Hexfelder auswählen
panels-stamp-hexes-hexes-click-to-use-it =
    { $stamp }
    { $hexes } Hexfelder. Zum Verwenden anklicken.
panels-delete-stamp = Stempel löschen

## what was changed, in the history

panels-changed-name = Name
panels-changed-kind = Art
panels-changed-text = Text
panels-changed-hex = Hexfeld
panels-changed-size = Größe
panels-changed-angle = Winkel
panels-changed-worth = Wert
panels-changed-holder = Besitzer
panels-changed-evidence = Beleg
panels-changed-title = Titel
panels-changed-date = Datum
panels-changed-place = Ort
panels-changed-designer = Entwurf
panels-changed-description = Beschreibung
panels-changed-advice = Rat
panels-changed-colour = Farbe
panels-changed-outcome = Ausgang
panels-changed-winner = Sieger
panels-changed-length = Länge
panels-changed-losses = Verluste
panels-changed-coat = Rock
panels-changed-guns-lost = verlorene Geschütze
panels-changed-leaders-fallen = gefallene Anführer
panels-changed-traits-of = Eigenschaften
