## arrange.rs

roster-that-leader-is-gone = Diesen Anführer gibt es nicht mehr.
roster-a1-leads-nobody = { $a1 } führt niemanden.
roster-a1-cannot-come-under-himself-or-one-he-leads = { $a1 } kann weder sich selbst noch einem unterstellt werden, der unter ihm steht.
roster-piece-is-of-from-and-cannot-come-under-to = { $piece } gehört zu { $from } und kann { $to } nicht unterstellt werden. Stattdessen auf die andere Seite duplizieren.
roster-a1-is-commander-in-chief-and-answers-to-nobody = { $a1 } ist Oberbefehlshaber und untersteht niemandem.

## bulk.rs

roster-clear-column = { $column } leeren
roster-set-column-to-text = { $column } auf { $text } setzen
roster-add-n-to-column = { $n } zu { $column } addieren
roster-multiply-column-by-text = { $column } mit { $text } multiplizieren
roster-round-column-to-to = { $column } auf { $to } runden
roster-reckon-column = { $column } berechnen
roster-fill-column-down = { $column } nach unten ausfüllen
roster-fill-column-up = { $column } nach oben ausfüllen
roster-copy-column-from-the-first = { $column } vom ersten kopieren
roster-number-column = { $column } fortlaufend nummerieren
roster-replace-a1-in-names = „{ $a1 }“ in Namen ersetzen
roster-it-has-no-such-number = Eine solche Zahl gibt es da nicht.
roster-its-name-has-no-number-in-brackets = Der Name hat keine Zahl in Klammern.
roster-a1-ends-here = { $a1 } endet hier.

## cells.rs

roster-such-figures = solche Werte
roster-a1-has-no-what = bei { $a1 } gibt es nicht: { $what }
roster-a1-have-no-what = bei { $a1 } gibt es nicht: { $what }
roster-cells = Zellen
roster-set = Setzen
roster-fill-down = Nach unten ausfüllen
roster-a1-has-no-a2-to-fill-down = Bei { $a1 } gibt es nichts nach unten auszufüllen: { $a2 }.
roster-paste = Einfügen

## companies.rs

roster-that-unit-is-gone = Diese Einheit gibt es nicht mehr.
roster-a-unit-is-split-into-2-to-most-companies = Eine Einheit wird in 2 bis { $MOST } Kompanien geteilt.
roster-a1-is-a-leader-and-has-no-companies = { $a1 } ist ein Anführer und hat keine Kompanien.
roster-what-strength-in-parts-companies-leaves-leaves-the-least = { $what } { $strength } auf { $parts } Kompanien lässt { $leaves }; das Mindeste ist { $least }.
roster-a1-has-no-strength-to-divide = { $a1 } hat keine Stärke zum Teilen.

## compare/difference.rs

roster-a1-new = { $a1 }: neu
roster-a1-gone = { $a1 }: fehlt
roster-a1-rewritten = { $a1 } neu geschrieben
roster-the-board = Der Spielplan
roster-under-no-leader = Unter keinem Anführer

## compare/merge.rs

roster-a1-was-changed-in-a-and-taken-away-in = { $a1 } wurde in A geändert und in B weggenommen
roster-a1-was-taken-away-in-a-and-changed-in = { $a1 } wurde in A weggenommen und in B geändert
roster-a1-a2-became-a3-in-a-and-a4-in = { $a1 }: vorher { $a2 }, jetzt { $a3 } in A und { $a4 } in B

## compare/part.rs

roster-the-battle = Die Schlacht
roster-sides-and-nations = Seiten und Nationen
roster-units-and-leaders = Einheiten und Anführer
roster-deployment-zones-and-saved-deployments = Aufstellungszonen und gespeicherte Aufstellungen
roster-roads-streams-and-walls = Straßen, Wasserläufe und Mauern
roster-names-on-the-map = Namen auf der Karte
roster-notes-and-history = Notizen und Geschichte
roster-historical-maps = Historische Karten

## compare/words.rs

roster-the-rules = Die Regeln
roster-about-the-battle = Über die Schlacht
roster-parameters = Parameter
roster-side-side = Seite { $side }
roster-deployment-zone-of-name = Aufstellungszone von { $name }
roster-exits-of-a1 = Austrittsfelder von { $a1 }
roster-deployment-a1 = Aufstellung { $a1 }
roster-source-of-title = Quelle von { $title }
roster-source-of-a1 = Quelle von { $a1 }
roster-note-a1 = Notiz „{ $a1 }“
roster-where-the-board-lies = Wo der Spielplan liegt
roster-historical-result = Historischer Ausgang
roster-silenced-note-key = Stummgeschalteter Hinweis { $key }
roster-a1-by-a2-way-top-shift-lines-shifted = { $a1 } mal { $a2 }, oben { $way ->
        [flat] flach
        [pointed] spitz
       *[other] { $way }
    }, { $shift ->
        [odd] ungerade
        [even] gerade
       *[other] { $shift }
    } Linien versetzt
roster-source-of-name = Quelle von { $name }
roster-a1-of-side-side = { $a1 } von Seite { $side }
roster-posting-of-a1 = Platz von { $a1 }
roster-source-of-key = Quelle von { $key }
roster-row-of-traits = Zeile der Eigenschaften
roster-place-of-the-battle = Ort der Schlacht
roster-place-in-the-list = Platz in der Liste
roster-place-in-the-roster = Platz in der Truppenliste
roster-top-of-its-hex = zuoberst im Hexfeld
roster-worth-to-a-and-b = Wert für A und B
roster-not-deployed = nicht aufgestellt
roster-turn-a1-at-a2 = Zug { $a1 } bei { $a2 }
roster-aim-at-hexes-a1 = { $aim }, bei den Hexfeldern { $a1 }

## convert/change.rs

roster-from-none = { $from } → nichts
roster-none-to = nichts → { $to }

## convert/ground.rs

roster-a1-becomes-a2 = { $a1 } wird { $a2 }.
roster-there-is-no-feature-like-a1 = Es gibt keine Linie wie „{ $a1 }“.
roster-was-becomes-a1 = { $was } wird { $a1 }.
roster-what-is-as-all-others-of-its-kind-these = { $what } ist wie alles andere dieser Art: diese Regeln machen da keinen Unterschied.
roster-all-levels-are-moved-so-that-they-fit = Alle Höhenstufen werden so verschoben, dass sie passen.
roster-levels-least-to-most-are-drawn-together-to-low = Die Höhenstufen { $least } bis { $most } werden auf { $low } bis { $high } zusammengezogen.

## convert/lay.rs

roster-the-board-is-turned-a-quarter-clockwise-so-that = Der Spielplan wird um ein Viertel im Uhrzeigersinn gedreht, sodass { $name } unten steht.
roster-the-board-is-turned-upside-down-so-that-name = Der Spielplan wird auf den Kopf gestellt, sodass { $name } unten steht.
roster-the-board-is-turned-a-quarter-anticlockwise-so-that = Der Spielplan wird um ein Viertel gegen den Uhrzeigersinn gedreht, sodass { $name } unten steht.
roster-the-hexes-stand-the-other-way-the-ground-is = Die Hexfelder stehen andersherum: das Gelände wird neu gelegt, und was in einem Hexfeld stand, kann im nächsten stehen.
roster-the-board-of-a1-columns-and-a2-rows-has = Der Spielplan von { $a1 } Spalten und { $a2 } Reihen hat jetzt { $columns } und { $rows }, wie { $a3 } es verlangt.
roster-off-the-new-board-line = Außerhalb des neuen Spielplans: { $line }.

## convert/mod.rs

roster-the-battle-already-goes-by-a1-choose-other-rules = Die Schlacht geht schon nach { $a1 }; andere Regeln wählen.
roster-a1-comes-without-a-translation-choose-other-rules = { $a1 } kommt ohne Übertragung; andere Regeln wählen.
roster-a1-has-no-boards-whose-hexes-stand-this-way = { $a1 } hat keine Spielpläne, deren Hexfelder so stehen, und dieser ist zu groß, um neu gelegt zu werden; ihn zuerst verkleinern.
roster-carried-over-from-a1-to-a2-figures-that-the = Übertragen von { $a1 } nach { $a2 }. Werte, die die beiden Regelwerke verschieden zählen, sind jetzt geschätzt.
roster-objectives-stay-on-the-map-but-count-for-nothing = Ziele bleiben auf der Karte, zählen aber nichts in { $a1 }.
roster-a-hex-was-was-yards-across-and-is-is = Ein Hexfeld maß { $was } Yards und misst hier { $is }; der Spielplan behält seine Hexfelder.
roster-traits-of-the-nation-have-no-counterpart = Eigenschaften der Nation haben keine Entsprechung.
roster-there-is-no-row-for-the-nation-it-uses = Für die Nation gibt es keine Zeile; sie nimmt die übliche.

## convert/pieces.rs

roster-the-kind-a1-is-unknown = Die Art „{ $a1 }“ ist unbekannt.
roster-units-broken-down-into-parts-are-whole-again = In Teile zerlegte Einheiten sind wieder ganz.
roster-guns-that-share-a-hex-are-one-battery = Geschütze, die sich ein Hexfeld teilen, sind eine Batterie.
roster-there-are-no-a1-here = Das gibt es hier nicht: { $a1 }.
roster-what-sets-a1-apart-has-no-counterpart = Was „{ $a1 }“ auszeichnet, hat keine Entsprechung.
roster-a-unit-stands-for-due-men-here-whatever-its = Eine Einheit steht hier für { $due } Mann, was auch ihre Stärke war: der Maßstab ist ein anderer.
roster-a-battery-is-a-single-gun-here = Eine Batterie ist hier ein einzelnes Geschütz.
roster-there-are-no-reinforcements-here-the-piece-waits-off = Hier gibt es keine Verstärkungen: der Spielstein wartet außerhalb der Karte.
roster-it-arrives-at-the-same-time-of-the-battle = Die Ankunft ist zur gleichen Zeit der Schlacht.
roster-the-formation-is-a1-now = Die Formation ist jetzt „{ $a1 }“.
roster-the-facing-is-turned-by-an-hour-as-the = Die Ausrichtung ist um eine Stunde gedreht, wie die Formation es verlangt.

## convert/remedies.rs

roster-the-rest = das Übrige

## convert/set_ups.rs

roster-the-deployment-name-has-an-error-under-these-rules = Die Aufstellung „{ $name }“ hat unter diesen Regeln einen Fehler.
roster-the-deployment-name-has-n-errors-under-these-rules = Die Aufstellung „{ $name }“ hat unter diesen Regeln { $n } Fehler.

## convert/words.rs

roster-name-takes-its-usual-value-a1 = „{ $name }“ nimmt den üblichen Wert an, { $a1 }.
roster-name-is-worked-out = „{ $name }“ ist errechnet.
roster-name-says-nearly-what-it-was = „{ $name }“ sagt ungefähr, was es war.
roster-a1-has-no-counterpart = „{ $a1 }“ hat keine Entsprechung.

## deploy/drill.rs

roster-none-of-the-selected-pieces-stands-on-the-map = Keiner der ausgewählten Spielsteine steht auf der Karte.
roster-a1-would-leave-the-board-nobody-has-moved = { $a1 } käme vom Spielplan ab; niemand ist bewegt worden.
roster-they-all-stand-in-one-place-there-is-no = Sie stehen alle an einer Stelle; es gibt keine Linie, nach der sich ausrichten ließe.
roster-the-line-has-room-hexes-wanted-are-wanted = Die Linie hat { $room } Hexfelder; gebraucht werden { $wanted }.
roster-this-kind = diese Art
roster-what-knows-no-name = { $what } kennt diese Formation nicht: { $name }

## deploy/ground.rs

roster-name-is-not-in-the-deployment-zone-of-side = { $name } liegt nicht in der Aufstellungszone von { $side }
roster-the-place-lies-off-the-board = Der Platz liegt außerhalb des Spielplans
roster-a1-of-the-enemy-stands-on-name = { $a1 } vom Feind steht auf { $name }

## deploy/line.rs

roster-batteries-are-left-out = Batterien sind ausgelassen
roster-the-line-is-too-short = Die Linie ist zu kurz
roster-it-is-not-in-the-army = Die Einheit ist nicht in der Armee

## deploy/march.rs

roster-a1-is-taken = { $a1 } ist besetzt
roster-the-column-is-longer-than-the-road = Die Kolonne ist länger als die Straße

## deploy/place.rs

roster-there-is-no-room = Es ist kein Platz

## field.rs

roster-arrives-on-turn = Ankunft im Zug
roster-arrives-at = Ankunft bei
roster-nobody = Niemand
roster-yes = Ja
roster-kind-has-no-a1 = Bei { $kind } gibt es nicht: { $a1 }.
roster-typed-is-none-of-a1 = „{ $typed }“ ist keines von: { $a1 }.
roster-name-is-no-hex-of-this-board = „{ $name }“ ist kein Hexfeld dieses Spielplans.
roster-a-name-is-needed = Ein Name ist nötig.
roster-a-facing-is-an-hour-of-the-clock = Eine Ausrichtung ist eine Stunde der Uhr.
roster-a-turn-is-a-number-from-1-to-999 = Ein Zug ist eine Zahl von 1 bis 999.
roster-a1-is-a-number-from-min-to-max-typed = { $a1 } ist eine Zahl von { $min } bis { $max }; „{ $typed }“ ist keine.
roster-a1-is-min-to-max-n-is-out-of = { $a1 } geht von { $min } bis { $max }; { $n } liegt außerhalb dieses Bereichs.
roster-a1-is-one-of-a2 = { $a1 } ist eines von: { $a2 }.
roster-a1-is-yes-or-no = { $a1 } ist ja oder nein.
roster-a1-is-a-time-like-13-30 = { $a1 } ist eine Uhrzeit wie 13:30.

## naming.rs

roster-sixth = Sechste
roster-seventh = Siebte
roster-eighth = Achte
roster-ninth = Neunte
roster-tenth = Zehnte
roster-eleventh = Elfte
roster-twelfth = Zwölfte

## removal.rs

roster-deleted-a1 = { $a1 } gelöscht
roster-who-now-answers-to-name = { $who } untersteht jetzt { $name }
roster-who-now-answer-to-name = { $who } unterstehen jetzt { $name }
roster-who-now-answers-to-nobody = { $who } untersteht jetzt niemandem
roster-who-now-answer-to-nobody = { $who } unterstehen jetzt niemandem

## template.rs

roster-a1-says-nothing-for-these-rules = { $a1 } sagt für diese Regeln nichts.
roster-1-to-most-pieces-may-be-added-at-once = 1 bis { $MOST } Spielsteine lassen sich auf einmal hinzufügen; dies wären { $a1 }.
roster-choose-a-leader-of-that-side = Einen Anführer dieser Seite wählen.
roster-it-has-format-a1-this-version-reads-format-format = Die Datei hat Format { $a1 }; diese Version liest Format { $FORMAT }.
roster-in-a1-a-piece-stands-before-the-one-that = In „{ $a1 }“ steht ein Spielstein vor dem, der ihn führt.
roster-from-the-template-a1 = Aus der Vorlage „{ $a1 }“
roster-own = Eigene
roster-a1-no-nation-row-row = { $a1 }: keine Nationenzeile „{ $row }“
roster-at-no-kind-a1 = { $at }: keine Art „{ $a1 }“
roster-at-id-value-does-not-fit = { $at }: { $id } { $value } passt nicht
roster-at-no-formation-a1 = { $at }: keine Formation „{ $a1 }“

## totals.rs

roster-a1-men = { $a1 } Mann
roster-1-battery = 1 Batterie
