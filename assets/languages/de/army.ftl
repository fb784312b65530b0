## nations

army-a-nation-takes-its-traits-from-a-shared = Eine Nation nimmt ihre Eigenschaften aus einer gemeinsamen Zeile der Regeln; was hier geändert wird, gilt nur in dieser Schlacht.
army-own-of-its-own = {"  "}({ $own } eigene)
army-add-a-nation = Nation hinzufügen
army-add-nation = { $nation } hinzufügen
army-name = Name
army-coat-colour = Rockfarbe
army-the-row-of-the-rules-it-takes-its = Die Zeile der Regeln, aus der sie ihre Eigenschaften nimmt
army-traits-of = Eigenschaften von
army-select-its-used = Ihre { $used } auswählen
army-units-and-leaders-of-this-nation = Einheiten und Anführer dieser Nation
army-duplicate = Duplizieren
army-another-nation-with-the-same-traits = Eine weitere Nation mit denselben Eigenschaften
army-reset-to-shared = Auf gemeinsame Werte zurücksetzen
army-removes-every-trait-of-its-own = Entfernt jede eigene Eigenschaft
army-nation-reset-to-shared = { $nation }: auf gemeinsame Werte zurückgesetzt
army-remove-this-nation = Diese Nation entfernen
army-units-of-this-nation-are-in-the-order = Einheiten dieser Nation sind in der Gefechtsgliederung
army-remove-nation = { $nation } entfernen
army-back-to-the-shared-common = Zurück zum gemeinsamen Wert: { $common }
army-own = Eigener
army-reset-attribute = { $attribute } zurücksetzen

## order of battle/add

army-add = Hinzufügen
army-add-to-name = Zu { $name } hinzufügen
army-add-a-unit-or-leader-to-name = Eine Einheit oder einen Anführer zu { $name } hinzufügen

## order of battle

army-order-of-battle = Gefechtsgliederung
army-search-units = Einheiten durchsuchen

## order of battle/row

army-fold = Einklappen
army-unfold = Ausklappen
army-verb-what-in-the-tree = { $what } im Baum: { $verb }
army-attach-piece = { $piece } unterstellen
army-attach-to-to = { $to } unterstellen

## order of battle/tree

army-add-a-leader-then-units-for-him-to = Erst ein Anführer, dann seine Einheiten.
army-no-unit-fits-the-search = Keine Einheit passt zur Suche.

## reserve

army-under-nobody = Unter niemandem
army-reserve = Reserve
army-everybody-is-on-the-map = Alle sind auf der Karte
army-everybody-is-on-the-map-or-arrives-later = { $later ->
    [one] Alle sind auf der Karte bis auf einen Spielstein, der später eintrifft
   *[other] Alle sind auf der Karte bis auf { $later } Spielsteine, die später eintreffen
}
army-units-that-are-not-on-the-map-are = Hier stehen Einheiten, die nicht auf der Karte sind.
army-drag-onto-the-map-or-place-them-click = Auf die Karte ziehen oder Klick für Klick aufstellen.
army-in-line = In Linie
army-draw-a-line-of-battle-for-all-of = Eine Schlachtlinie für diesen ganzen Verband ziehen
army-title-in-line = { $title } in Linie
army-place = Aufstellen
army-places-them-on-the-map-one-with-each = Stellt sie auf der Karte auf, mit jedem Klick eine
army-place-title = { $title } aufstellen

## roster/bar

army-filter-by-name = Filtern nach { $name }
army-show-units-by-name = Einheiten zeigen nach { $name }
army-search-the-table = Tabelle durchsuchen
army-words-of-the-name-kind-nation-command-or = Wörter aus Name, Art, Nation, Verband oder Qualität
army-tree = Baum
army-commands-with-their-units-under-them = Verbände mit ihren Einheiten darunter
army-list = Liste
army-one-list-of-all-units = Eine Liste aller Einheiten
army-clear = Leeren
army-show-all-units-again = Wieder alle Einheiten zeigen
army-bulk-edit = Sammeländerung
army-change-all-units-selected-or-listed-at = Alle ausgewählten oder aufgeführten Einheiten auf einmal ändern
army-add-from-template = Aus Vorlage hinzufügen
army-battalions-regiments-and-commands-by = Bataillone, Regimenter und Verbände nach Nationen
army-build-an-army = Armee zusammenstellen
army-from-an-army-list-by-choice-and-by = Aus einer Armeeliste, nach Wahl und mit Würfeln
army-group = Gruppieren
army-by-what = Nach { $what }
army-no-groups = Keine Gruppen
army-group-the-table = Tabelle gruppieren
army-rows-under-headings-each-with-what-it-adds = Zeilen unter Überschriften, jede mit ihrer Summe
army-filter = Filter
army-filter-on = Filter: an
army-show-some-of-the-units-only = Nur einige Einheiten zeigen
army-both-sides = Beide Seiten
army-foot = Fußvolk
army-light-troops = Leichte Truppen
army-horse = Reiterei
army-guns = Geschütze
army-leaders = Anführer
army-all-arms = Alle Waffengattungen
army-all-nations = Alle Nationen
army-all-commands = Alle Verbände
army-all-qualities = Alle Qualitäten
army-in-any-state = In jedem Zustand
army-columns = Spalten
army-default-columns = Übliche Spalten
army-stop-sorting = Nicht mehr ordnen
army-puts-the-order-of-battle-itself-in-the = Bringt die Gefechtsgliederung selbst in die gezeigte Ordnung; Verbände bleiben zusammen
army-keep-this-order = Diese Ordnung behalten
army-click-a-heading-to-sort-by-it-drag = Überschrift anklicken, um danach zu ordnen; ziehen, um ihre Spalte zu verschieben.
army-columns-shown-and-the-order-of-rows = Gezeigte Spalten und die Ordnung der Zeilen

## roster/cell

army-min-to-max-unit = { $min } bis { $max }{ $unit }
army-rule-title = Regel: { $title }
army-typing-replace = Eingabe: { $replace }
army-a-unit-changes-sides-by-being-duplicated = Eine Einheit wechselt die Seite, indem sie auf die andere dupliziert wird.
army-piece-has-no-what = { $piece } hat nicht: { $what }.
army-piece-has-no-such-figure = { $piece } hat keine solche Angabe.
army-cells-in-words-changed-without = { $cells_in_words } geändert. { $without }.
army-for-count-cells = Für { $count } Zellen

## roster/drag

army-rows-are-moved-in-the-order-of-battles = Zeilen werden in der eigenen Ordnung der Gefechtsgliederung verschoben: zuerst nicht mehr ordnen.
army-put-what-under-to = { $what } unter { $to } stellen
army-move-what = { $what } verschieben
army-keep-the-order-shown = Gezeigte Ordnung behalten

## roster/draw

army-units-table = Einheitentabelle
army-1-unit = 1 Einheit
army-units-units = { $units } Einheiten
army-row-of-piece = Zeile von { $piece }
army-column-of-piece-what = { $column } von { $piece }: { $what }
army-the-whole = ganz

## roster/filter

army-all-units = Alle Einheiten
army-not-on-the-map = Nicht auf der Karte
army-with-problems = Mit Problemen
army-second-line = Zweites Treffen

## roster/footer

army-the-command = Der Verband
army-selected = Ausgewählt
army-listed = Aufgeführt
army-text-waiting-not-on-the-map = { $text }  ·  { $waiting } nicht auf der Karte

## roster/groups

army-arm = Waffengattung
army-nation = Nation
army-quality = Qualität
army-command = Verband
army-regiment = Regiment
army-others = Andere
army-no-nation = Keine Nation
army-no-quality = Keine Qualität
army-no-command = Kein Verband

## roster/heading

army-problems = Probleme
army-source = Quelle
army-turn = Zug
army-entry = Eintritt
army-sort-by-what = Nach { $what } ordnen
army-move-column-left = Spalte nach links
army-move-column-right = Spalte nach rechts
army-hide-column = Spalte ausblenden
army-click-to-sort-the-order-of-battle-stays = Klicken ordnet; die Gefechtsgliederung bleibt, wie sie ist. Ziehen verschiebt die Spalte.

## roster/keys

army-down = nach unten
army-up = nach oben
army-move-way = { $way } bewegen

## roster/menu

army-rename = Umbenennen
army-duplicate-with-all-under-it = Mit allem darunter duplizieren
army-duplicate-to-the-other-side = Auf die andere Seite duplizieren
army-split-into-companies = In Kompanien aufteilen
army-fill-down = Nach unten ausfüllen
army-copy-cells = Zellen kopieren
army-paste-cells = Zellen einfügen
army-clear-cells = Zellen leeren
army-save-as-template = Als Vorlage speichern
army-delete = Löschen
army-source-of-what = Quelle von { $what }
army-show-on-the-map = Auf der Karte zeigen
army-sorted-the-order-of-battle-itself-is = Geordnet: die Gefechtsgliederung selbst ist unverändert.

## roster

army-no-units-yet = Noch keine Einheiten
army-add-them-from-a-template-or-in-the = Aus einer Vorlage oder in der Gefechtsgliederung hinzufügen.
army-build-an-army-from-a-list = Armee nach Liste zusammenstellen

## roster/sums

army-sum-total = Summe { $total },{" "}
army-sum-average-average-least-least-greatest = { $sum }Mittel { $average }, kleinster { $least }, größter { $greatest }
army-selected-2 = ausgewählt
army-listed-2 = aufgeführt
army-total-whose = Summe { $whose }
army-avg-average = Mittel { $average }
army-flag-yes = Ja
army-flag-no = Nein
army-given-of-units-given = { $given } von { $units } angegeben
army-average-of-title-small-whose-average = Mittel von { $title_small }, { $whose }: { $average }
army-sum-of-title-small-whose-text = Summe von { $title_small }, { $whose }: { $text }

## schedule/entries

army-first-or-other = { $first } oder { $other }
army-first-or-others-others = { $first } oder { $others } andere
army-the-selected-enter-by-different-hexes = Die Ausgewählten treten auf verschiedenen Hexfeldern ein.
army-enter-by = Eintritt über
army-no-entry-by = Kein Eintritt über
army-order-of-entry-by = Reihenfolge der Eintritte über
army-show-it-on-the-map = Auf der Karte zeigen
army-earlier = früher
army-later = später
army-enter-by-name-word = Eintritt über { $name } { $word }
army-let-it-come-word-among-the-entry-hexes = Lässt es unter den Eintrittsfeldern { $word } kommen
army-no-entry-by-name = Kein Eintritt über { $name }
army-take-it-off-the-entry-hexes = Nimmt es aus den Eintrittsfeldern

## schedule

army-arrives = trifft ein
army-arrive = treffen ein
army-arrive-in-turn-name-turn = Ankunft in { $turn_name } { $turn }
army-what-in-turn-name-turn = { $what } in { $turn_name } { $turn }.
army-schedule = Zeitplan
army-select-units-in-the-order-of-battle-or = Einheiten in der Gefechtsgliederung oder auf der Karte auswählen, den Zeitpunkt wählen und „Ausgewählte einplanen“ drücken.
army-nobody-arrives-later = Niemand trifft später ein
army-after-the-end = , nach dem Ende
army-verb-the-command-of-head = Verband von { $head }: { $verb }
army-one-entry-for-the-whole-command-or-all = Ein Eintrag für den ganzen Verband oder alles davon
army-arrive-in-what = Ankunft in { $what }
army-schedule-the-selected = Ausgewählte einplanen
army-schedule-n-selected = { $n } Ausgewählte einplanen
army-select-units-first = Zuerst Einheiten auswählen
army-let-the-whole-command-arrive = Den ganzen Verband eintreffen lassen
army-select-a-leader-first = Zuerst einen Anführer auswählen
army-with-all-under-them-on-the-same-turn = Mit allen unter ihnen, im selben Zug und über dieselben Hexfelder
army-entry-hex-on-the-map = Eintrittsfeld auf der Karte
army-then-click-where-they-enter-with-shift = Dann anklicken, wo sie eintreten; mit Umschalt weitere Hexfelder, die nach dem ersten kommen
army-from-the-start-instead = Stattdessen von Anfang an
army-they-wait-in-the-reserve-to-be-set = Sie warten in der Reserve auf ihre Aufstellung
army-who-from-the-start = { $who } von Anfang an
army-men-men-arrive-later-in-all-drag-units = { $men } Mann treffen insgesamt später ein. Einheiten von Zug zu Zug ziehen.
army-name-with-copied = { $name } mit { $copied }
army-who-by-arrival = { $who } über { $arrival }

## set ups

army-deployments = Aufstellungen
army-name-of-the-deployment = Name der Aufstellung
army-save-this-deployment = Diese Aufstellung speichern
army-saves-where-everybody-stands-now-under = Speichert unter diesem Namen, wo jetzt alle stehen
army-deployment-n = Aufstellung { $n }
army-save-name = { $name } speichern
army-no-deployments-saved = Keine Aufstellungen gespeichert
army-keep-this-one-then-try-another-what-is = Diese behalten, dann eine andere versuchen. Gespielt wird, was auf der Karte steht.
army-deployment-name = Aufstellung { $name }
army-rename-a-deployment = Aufstellung umbenennen
army-as-on-the-map-now = Wie jetzt auf der Karte
army-1-piece-stands-otherwise = 1 Spielstein steht anders
army-n-pieces-stand-otherwise = { $n } Spielsteine stehen anders
army-apply = Anwenden
army-everybody-goes-where-this-deployment-has = Alle gehen dorthin, wo diese Aufstellung sie hat; ein Schritt zum Rückgängigmachen
army-apply-name = { $name } anwenden
army-name-others-moved = { $name }: { $others } bewegt.
army-compare = Vergleichen
army-selects-the-pieces-that-stand-otherwise = Wählt die Spielsteine aus, die anders stehen
army-compare-name = { $name } vergleichen
army-update = Aktualisieren
army-saves-where-everybody-stands-now-under-2 = Speichert unter diesem Namen stattdessen, wo jetzt alle stehen
army-update-name = { $name } aktualisieren
army-remove = Entfernen
army-deletes-this-deployment = Löscht diese Aufstellung
army-remove-name = { $name } entfernen
army-off-the-map = nicht auf der Karte
army-arriving-on-turn = Eintreffen in Zug { $turn }
army-differences = Unterschiede
army-piece-hex-formed-or-faced-otherwise = { $piece }: { $hex }, anders formiert oder ausgerichtet
army-piece-hex-there-hex-2-now = { $piece }: dort { $hex }, jetzt { $hex_2 }
army-remark = Bemerkung
army-remark-on-name = Bemerkung zu { $name }
army-remark-on-a-deployment = Bemerkung zu einer Aufstellung

## army builder/command rows

army-commander-in-chief = Oberbefehlshaber
army-command-at = Verband { $at }
army-sort-of-command-at = Art des Verbands { $at }
army-points-points = { $points } Punkte
army-throw-units-again = Einheiten neu würfeln
army-throw-the-units-again-command = Einheiten neu würfeln: { $command }
army-remove-command-at = Verband { $at } entfernen
army-name-of-general-at = Name des Generals { $at }
army-figures-of-general = Werte von { $general }
army-throw-again = Neu würfeln
army-throw-again-general = Neu würfeln: { $general }
army-name-of-recruit = Name von { $recruit }
army-entry-of-unit = Eintrag von { $unit }
army-choice-number-of-command-at = Wahl { $number } des Verbands { $at }

## army builder/figures

army-as-dice-and-list-have-it = Wie Würfel und Liste es wollen
army-set-by-hand = Von Hand gesetzt
army-click-to-set-them-by-hand = Anklicken, um sie von Hand zu setzen
army-price-points = { $price } Punkte

## army builder/judged

army-a-legal-army-of-list-in-year = Eine zulässige Armee: { $list }, { $year }
army-the-army-side-has-now-points-points = Die jetzige Armee von { $side }: { $points } Punkte, { $problems } nach dieser Liste
army-closes-the-dialog-and-goes-there = Schließt das Fenster und geht dorthin
army-the-designers-own-judgement = dem eigenen Urteil beim Entwurf
army-values-set-by-hand-that-rest-on-a = Von Hand gesetzte Werte mit einer Quelle gehen der Liste vor
army-values-set-by-hand-rest-on = Von Hand gesetzte Werte beruhen auf

## army builder

army-side = Seite
army-army-list = Armeeliste
army-year = Jahr
army-which-commands-there-are-changes-with-the = Welche Verbände es gibt, ändert sich mit den Jahren
army-at-most = Höchstens
army-points = {" "}Punkte
army-most-points = Höchstpunktzahl
army-points-points-most-too-many = { $points } Punkte, { $most } zu viel
army-points-of-most-points = { $points } von { $most } Punkten
army-commands-with-units-set-by-hand-stay-and = Verbände mit von Hand gesetzten Einheiten bleiben, ebenso von Hand gesetzte Werte der Generale
army-draw-another-army = Andere Armee auslosen
army-add-a-command = Verband hinzufügen
army-side-has-an-army-of-pieces-pieces = { $side } hat eine Armee von { $pieces } Spielsteinen.
army-build-an-army-of-list = Armee aus { $list } zusammenstellen
army-choose-another-year-or-another-list = Ein anderes Jahr oder eine andere Liste wählen.
army-list-raised-no-army-in-year = { $list } stellte { $year } keine Armee auf
army-in-place-of-the-army-name-has = An Stelle der Armee von { $name }
army-after-it = Nach ihr
army-build = Zusammenstellen
army-cancel = Abbrechen
army-rules-has-no-army-lists-add-units-from = { $rules } hat keine Armeelisten; Einheiten aus Vorlagen hinzufügen.

## army sheet/export

army-export-order-of-battle = Gefechtsgliederung exportieren
army-a-sheet-that-is-changed-and-imported-again = Eine Tabelle, die geändert und wieder importiert wird, aktualisiert die Einheiten nach ihren Kennungen.
army-whose-units-are-written = Wessen Einheiten geschrieben werden
army-file = Datei
army-which-program-the-sheet-is-for = Für welches Programm die Tabelle ist
army-export = Exportieren
army-semicolons-suit-spreadsheets-that-write = Semikolons passen zu Tabellenkalkulationen, die Dezimalzahlen mit Komma schreiben
army-delimiter = Trennzeichen

## army sheet

army-the-clipboard-holds-no-table = Die Zwischenablage enthält keine Tabelle
army-the-clipboard = der Zwischenablage
army-comparing-the-sheet-with-the-battle = Tabelle mit der Schlacht vergleichen
army-exporting-name = { $name } exportieren
army-exported-name = { $name } exportiert
army-select-units-first-then-they-can-be-copied = Zuerst Einheiten auswählen: dann lassen sie sich für eine Tabellenkalkulation kopieren
army-count-units = { $count } Einheiten
army-copied-units-for-a-spreadsheet = { $units } für eine Tabellenkalkulation kopiert

## army sheet/outcome

army-count-new-units-are-of-nation =
    { $count ->
        [one] 1 neue Einheit ohne Nation erhält die ihrer Seite: { $nation }.
       *[other] { $count } neue Einheiten ohne Nation erhalten die ihrer Seite: { $nation }.
    }
army-count-bad-cells-stand-in-the-way =
    { $count ->
        [one] 1 fehlerhafte Zelle verhindert den Import
       *[other] { $count } fehlerhafte Zellen verhindern den Import
    }
army-working = Wird berechnet
army-1-bad-cell = 1 fehlerhafte Zelle
army-count-bad-cells = { $count } fehlerhafte Zellen
army-fix-them-in-the-sheet-map-or-convert = In der Tabelle beheben, ihre Spalten anders zuordnen oder umrechnen oder ihre Zeilen auslassen.
army-bad-cell = { $cell }: „{ $value }“: { $why } Erwartet: { $expected }.
army-show-the-row = Die Zeile zeigen
army-added = Hinzugefügt
army-changed = Geändert
army-removed = Entfernt
army-row-row = Zeile { $row }
army-nothing-changes = Nichts ändert sich
army-the-sheet-says-what-the-scenario-says = Die Tabelle sagt, was das Szenario schon sagt.
army-and-what-more = und { $what } weitere

## army sheet/ratings

army-conversion-of-attribute = Umrechnung von { $attribute }
army-numbers-on-another-scale = Zahlen nach anderem Maßstab
army-lowest = niedrigster
army-highest = höchster
army-the-scales-what = Der Maßstab: { $what }
army-becomes = wird
army-what-the-what-becomes = Was daraus wird: { $what }
army-cell-becomes = „{ $cell }“ wird
army-nothing = (nichts)
army-what-cell-becomes = Was aus { $cell } wird

## army sheet/source

army-why-expected-expected = { $why } Erwartet: { $expected }.
army-blank = (leer)
army-leave-out = Auslassen
army-column-letter-is = Spalte { $letter } ist
army-what-this-column-is-taken-for = Wofür diese Spalte gehalten wird

## army sheet/window

army-import-order-of-battle = Gefechtsgliederung importieren
army-imported-title-summary = { $title } importiert: { $summary }
army-from-title-units-are-found-again-by-id = Aus { $title }. Einheiten werden nach Kennung wiedergefunden, sonst nach Seite und Name. Vor dem Import ändert sich nichts.
army-what-stands-between-two-cells-of-a-row = Was zwischen zwei Zellen einer Zeile steht
army-sheet = Blatt
army-which-sheet-of-the-workbook-is-the-order = Welches Blatt der Arbeitsmappe die Gefechtsgliederung ist
army-the-first-row-that-is-used-names-the = Die erste verwendete Zeile nennt die Spalten
army-header-row = Kopfzeile
army-commands-by = Verbände nach
army-where-the-sheet-says-who-is-under-whom = Wo die Tabelle sagt, wer unter wem steht
army-numbers = Zahlen
army-how-decimals-and-thousands-are-written = Wie Dezimalstellen und Tausender geschrieben werden
army-the-side-of-the-units-of-this-sheet = Die Seite der Einheiten dieser Tabelle
army-none = Keine
army-kind = Art
army-the-kind-of-new-units-whose-row-names = Die Art neuer Einheiten, deren Zeile keine nennt
army-men-to-a-squadron = Mann je Schwadron
army-where-a-row-has-squadrons-and-no-strength = Wo eine Zeile Schwadronen hat und keine Stärke
army-remove-units-the-sheet-has-not = Einheiten entfernen, die in der Tabelle fehlen
army-of-the-sides-that-are-in-the-sheet = Der Seiten, die in der Tabelle stehen
army-blank-cells-empty-their-field = Leere Zellen leeren ihr Feld
army-else-a-blank-cell-leaves-the-field-as = Sonst lässt eine leere Zelle das Feld, wie es ist
army-make-the-missing-leaders = { $count ->
    [one] Den fehlenden Anführer anlegen
   *[other] Die { $count } fehlenden Anführer anlegen
}
army-rows-name-them-and-nobody-is-called-so = Zeilen nennen sie als Anführer, und niemand in der Tabelle oder in der Schlacht heißt so
army-leave-bad-cells-out = Fehlerhafte Zellen auslassen
army-the-rest-of-their-row-is-imported = Zahlen und Orte, die nicht passen, werden für sich ausgelassen, etwa Mann bei einer Batterie; das Übrige ihrer Zeile wird importiert
army-cells-left-out = Ausgelassene Zellen: { $count }
army-leave-rows-with-bad-cells-out = Zeilen mit fehlerhaften Zellen auslassen
army-they-are-left-out-whole-and-the-others = Sie werden ganz ausgelassen, die anderen werden importiert
army-import = Importieren
army-what-the-import-would-do-could-not-be = Was der Import täte, ließ sich nicht ermitteln

## roster/bulk

army-set-to-a-value = Auf einen Wert setzen
army-all-get-the-same-value = Alle bekommen denselben Wert
army-nothing-is-given-any-more-no-hex-no = Nichts ist mehr angegeben: kein Hexfeld, keine Bemerkung
army-add-or-subtract = Addieren oder abziehen
army-so-much-more-or-less-ratings-in-words = Um so viel mehr oder weniger; Werte in Worten gehen so viele Stufen
army-multiply = Multiplizieren
army-by-a-factor-rounded-if-you-like = Mit einem Faktor, auf Wunsch gerundet
army-round = Runden
army-to-the-nearest-multiple = Auf das nächste Vielfache
army-calculate-from-two-figures = Aus zwei Angaben berechnen
army-squadrons-times-men-a-squadron-say = Etwa Schwadronen mal Mann je Schwadron
army-those-with-nothing-take-what-stands-above = Wer nichts hat, bekommt, was darüber steht
army-fill-up = Nach oben ausfüllen
army-those-with-nothing-take-what-stands-below = Wer nichts hat, bekommt, was darunter steht
army-copy-from-the-first = Vom ersten kopieren
army-all-take-what-the-first-has = Alle bekommen, was der erste hat
army-number-in-a-series = Fortlaufend nummerieren
army-a-number-that-grows-from-unit-to-unit = Eine Zahl, die von Einheit zu Einheit wächst
army-find-and-replace-in-names = In Namen suchen und ersetzen
army-plain-or-with-wildcards = Schlicht oder mit Platzhaltern
army-type-a-value = Einen Wert eingeben
army-type-what-to-find = Eingeben, was zu suchen ist
army-units = Einheiten
army-outside-would-go-out-of-range = Dann außerhalb des Bereichs: { $outside }
army-leave-them-as-they-are = Lassen, wie sie sind
army-limit-them-to-the-range = Auf den Bereich begrenzen
army-change-who = { $who } ändern
army-units-2 = Einheiten
army-which-units-and-leaders-are-changed = Welche Einheiten und Anführer geändert werden
army-selected-chosen = Ausgewählte ({ $chosen })
army-in-the-table-listed = In der Tabelle ({ $listed })
army-all-pieces = Alle ({ $pieces })
army-second-line-only = Nur das zweite Treffen
army-of-these-foot-and-horse-that-stand-behind = Davon Fußvolk und Reiterei, die auf der Karte hinter anderen ihrer Armee stehen
army-do = Vorgang
army-column = Spalte
army-what-is-changed = Was geändert wird
army-a-negative-number-subtracts-ratings-go-so = Eine negative Zahl zieht ab; Werte gehen so viele Stufen
army-factor = Faktor
army-0-9-is-a-tenth-less = 0,9 ist ein Zehntel weniger
army-rounded-to = Gerundet auf
army-1-keeps-every-number = 1 behält jede Zahl
army-the-nearest-multiple-of-this = Das nächste Vielfache davon
army-first-figure = Erste Angabe
army-times = Mal
army-a-number = Eine Zahl
army-number-in-brackets-in-the-name = Zahl in Klammern im Namen
army-a-column = Eine Spalte
army-platen-3-squadrons-has-a-3-in-brackets = „Platen (3 Schwadronen)“ hat eine 3 in Klammern
army-number-at = Zahl { $at }
army-column-at = Spalte { $at }
army-first = Erste
army-what-the-first-unit-gets = Was die erste Einheit bekommt
army-step = Schritt
army-how-much-more-each-next-one-gets = Wie viel mehr jede nächste bekommt
army-find = Suchen
army-replace-with = Ersetzen durch
army-match-case = Groß- und Kleinschreibung
army-wildcards = Platzhalter
army-stands-for-anything-and-for-one-letter-in = * steht für Beliebiges und ? für einen Buchstaben; * im neuen Namen setzt ein, was * fand
army-value = Wert

## roster/cells

army-select-cells-in-the-units-table-first = Zuerst Zellen in der Einheitentabelle auswählen
army-copied-1-cell = 1 Zelle kopiert
army-copied-count-cells = { $count } Zellen kopiert
army-nothing-stands-above-select-the-rows-to = Darüber steht nichts: auch die Zeilen zum Ausfüllen auswählen
army-beyond-fall-off-the-end-of-the-table = Über das Ende der Tabelle hinaus: { $beyond }.
army-1-cell-stays-as-it-is = 1 Zelle bleibt, wie sie ist:
army-cells-stay-as-they-are = Zellen bleiben, wie sie sind:
army-title-the-other-cells-in-words = { $title }: übrige { $cells_in_words }
army-nothing-can-be-written = Nichts lässt sich schreiben.
army-close = Schließen
army-unit = Einheit
army-text = Text
army-why-not = Warum nicht

## roster/evidence

army-more-figures = { $more } Angaben
army-source-of-what-2 = Quelle von { $what }
army-for-the-whole-unit-whole = Für die ganze Einheit: { $whole }
army-done = Fertig
army-who-source-of-what = { $who }: Quelle von { $what }

## roster

army-reading-the-templates = Vorlagen lesen

## roster/own templates

army-count-selected-with-their-ratings-and-who = { $count } ausgewählt, mit ihren Werten und wer wen führt; ohne Plätze auf der Karte.
army-save = Speichern
army-there-is-no-folder-on-this-machine-to = Auf diesem Rechner gibt es keinen Ordner für Vorlagen.
army-saving-the-template-name = Vorlage { $name } speichern
army-saved-the-template-name = Vorlage { $name } gespeichert

## roster/picker

army-search-templates = Vorlagen durchsuchen
army-label-count-not-on-the-map-yet = { $label }: { $count }, noch nicht auf der Karte.
army-own-2 = {" "}(eigene)
army-no-template-fits = Keine Vorlage passt
army-keep-units-of-your-own-as-a-template = Eigene Einheiten lassen sich im Menü der Tabelle als Vorlage behalten.
army-figures-read-in-a-source = Angaben in einer Quelle gelesen
army-figures-known-from-the-literature = Angaben aus der Literatur bekannt
army-figures-estimated = Angaben geschätzt
army-choose-a-template = Eine Vorlage wählen
army-what-it-adds-is-shown-here-first = Was sie hinzufügt, wird hier zuerst gezeigt.
army-adds-line = Fügt hinzu: { $line }
army-add-them = Hinzufügen
army-delete-template = Vorlage löschen
army-removes-this-template-of-yours = Entfernt diese eigene Vorlage
army-nobody = Niemand
army-under = Unter
army-the-leader-it-comes-under = Der Anführer, dem sie unterstellt werden
army-n-is-the-number-n-in-roman-numerals = {"{"}n{"}"} ist die Nummer, {"{"}N{"}"} in römischen Ziffern, {"{"}th{"}"} als 1st, {"{"}a{"}"} ein Buchstabe
army-schwerin-or-ir-n = Schwerin oder IR {"{"}n{"}"}
army-how-many = Wie viele
army-numbered-from = Nummeriert ab

## roster/preview

army-now = Jetzt
army-then = Dann
army-out-will-change = Geändert wird: { $out }
army-same-as-they-are = { $same } wie sie sind
army-without-without-such-a-figure = { $without } ohne solche Angabe
army-refused-cannot-be = { $refused } nicht möglich
army-out-of-range-out-of-range = { $out_of_range } außerhalb des Bereichs

## roster/split

army-select-one-unit-to-split = Eine Einheit zum Aufteilen auswählen
army-companies = Kompanien
army-men-men-as-each = { $men } Mann als { $each }
army-the-first-company-stays-where-the-unit = Die erste Kompanie bleibt, wo die Einheit steht; die anderen warten in der Reserve.
army-split = Aufteilen
army-split-name-into-parts-companies = { $name } in { $parts } Kompanien aufteilen
