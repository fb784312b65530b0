## catalog/models.rs

rules-1-gun = , 1 Geschütz
rules-guns-guns = , { $guns } Geschütze
rules-a1-of-a2-noun = { $noun }: { $a1 } von { $a2 }
rules-1-stand = 1 Stand
rules-stands-stands = { $stands } Stands
rules-models-stands-of-a1-guns = { $models }, { $stands } zu { $a1 }{ $guns }

## common_checks.rs

rules-there-is-no-id = es gibt kein „{ $id }“
rules-set-id-to-right = „{ $id }“ auf { $right } setzen
rules-remove-id = „{ $id }“ entfernen
rules-the-name-is-n-but-goes-from-min-to = { $name }: { $n } liegt außerhalb von { $min } bis { $max }
rules-the-name-is-word-but-must-be-one-of = { $name }: „{ $word }“ ist keines von { $a1 }
rules-the-name-is-n-minutes-which-is-no-time = { $name }: { $n } Minuten sind keine Uhrzeit
rules-the-name-is-value-which-is-not-the-right = { $name }: „{ $value }“ ist kein Wert der richtigen Art
rules-the-task-of-a1-names-name-which-lies-off = Der Auftrag von { $a1 } nennt { $name }, ein Hexfeld außerhalb des Spielplans.
rules-keep-the-hexes-on-the-board = Die Hexfelder auf dem Spielplan behalten
rules-a1-is-of-kind-a2-which-does-not-exist = { $a1 } ist von der Art „{ $a2 }“, die es nicht gibt; Arten sind { $a3 }.
rules-a1-is-in-formation-a2-which-does-not-exist = { $a1 } steht in der Formation „{ $a2 }“, die es nicht gibt.
rules-use-the-default-formation = Die übliche Formation nehmen
rules-of-the-scenario-wrong = Beim Szenario: { $wrong }.
rules-of-the-nation-a1-wrong = Bei der Nation { $a1 }: { $wrong }.
rules-a1-hexes-a2-the-first-have-the-terrain-id = { $a1 ->
        [one] Ein Hexfeld, { $a2 }, hat
       *[other] { $a1 } Hexfelder, als erstes { $a2 }, haben
    } das Gelände „{ $id }“, das es nicht gibt.
rules-make-them-a1 = Zu diesem Gelände machen: { $a1 }
rules-the-name-a1-stands-off-the-board = Der Name „{ $a1 }“ steht außerhalb des Spielplans.
rules-move-it-to-a1 = Nach { $a1 } verlegen
rules-remove-the-name = Den Namen entfernen
rules-the-name-begins-has-count-letters-a-map-has = Der Name „{ $begins }…“ hat { $count } Buchstaben; auf einer Karte ist Platz für { $most }.
rules-keep-the-first-most-letters = Die ersten { $most } Buchstaben behalten
rules-a1-rests-on-the-source-a2-which-is-not = { $a1 } beruht auf der Quelle „{ $a2 }“, die nicht aufgeführt ist.
rules-list-the-source-source = Die Quelle „{ $source }“ aufführen

## common_checks/ground.rs

rules-attributes-are-given-for-name-which-lies-off-the = Für { $name } sind Eigenschaften angegeben, doch das Hexfeld liegt außerhalb des Spielplans.
rules-remove-them = Sie entfernen
rules-a-hex-is-a1-yards-across-on-this-ground = Ein Hexfeld ist auf diesem Gelände { $a1 } Yards breit, und die Regeln rechnen mit { $usual }: Ihre Wege und Reichweiten sind hier um so viel länger oder kürzer.
rules-name-has-exits-but-nobody-leaves-the-board-by = { $name } hat Austrittsfelder, aber nach diesen Regeln verlässt niemand den Spielplan über sie.
rules-remove-the-exits = Die Austrittsfelder entfernen
rules-and-a1-more = und { $a1 } weitere
rules-the-exits-of-name-include-a1-others-which-a2 = Zu den Austrittsfeldern von { $name } gehören Hexfelder, die nicht am Rand des Spielplans liegen: { $a1 }{ $others }.
rules-keep-the-exits-at-the-edge = Die Austrittsfelder am Rand behalten

## kernel/draw_offers.rs

rules-the-draw-is-not-accepted = Das Unentschieden wird nicht angenommen.
rules-side-side-offers-a-draw = Seite { $side } bietet ein Unentschieden an.
rules-a-draw-has-been-offered-this-turn = In diesem Zug ist schon ein Unentschieden angeboten worden

## kernel/moment.rs

rules-there-is-no-piece-id-in-the-battle = In der Schlacht gibt es keinen Spielstein { $id }.

## kernel/opening.rs

rules-this-ruleset-opens-no-battle-in-its-middle = Dieses Regelwerk eröffnet keine Schlacht in ihrer Mitte.

## lib.rs

rules-it-keeps-no-numbers-in-a-file = Es hält keine Zahlen in einer Datei.
rules-a1-opens-no-battle-in-its-middle = { $a1 } eröffnet keine Schlacht in ihrer Mitte.

## line_checks/by_itself.rs

rules-name-is-of-kind-a1-which-does-not-exist = { $name } ist von der Art „{ $a1 }“, die es nicht gibt.
rules-name-is-a-a1-which-runs-due = { $name } ist von der Art { $a1 }; diese verläuft { $due }.
rules-make-it-a-a1 = Zu dieser Art machen: { $a1 }
rules-the-course-of-a1-is-interrupted-in-breaks-places = Der Verlauf von { $a1 } ist an { $breaks ->
        [one] einer Stelle
       *[other] { $breaks } Stellen
    } unterbrochen.

## line_checks/dead_ends.rs

rules-a-road-ends-in-the-open = Eine Straße endet im Freien.
rules-name-ends-in-the-open-at-a1 = { $name } endet bei { $a1 } im Freien.
rules-lead-it-on-to-the-road-at = Zur Straße weiterführen bei
rules-run-it-to-the-edge-at = Zum Rand führen bei
rules-join-the-ends = Die Enden verbinden
rules-remove-the-loose-end = Das lose Ende entfernen

## line_checks/gaps.rs

rules-name-and-other-end-a-hexside-from-each-other = { $name } und { $other } enden eine Hexkante voneinander entfernt{ $a1 }: eine Lücke.
rules-name-ends-a-hexside-short-of-other-a1-a = { $name } endet eine Hexkante vor { $other }{ $a1 }: eine Lücke.
rules-lead-it-into-other = In { $other } hineinführen

## lists/draw.rs

rules-about-trait = { $about }, Eigenschaft

## lists/legality.rs

rules-a1-is-under-the-commander-in-chief-a2-has = { $a1 } untersteht dem Oberbefehlshaber; { $a2 } hat keine Reserve.
rules-the-a1-of-a2-is-one-too-many-a3 = Ein Verband zu viel: { $a1 } von { $a2 }; höchstens hat { $a3 } davon { $a4 }.
rules-a1-has-a2-commands-there-are-commands = { $a1 } hat { $a2 ->
        [one] einen Verband
       *[other] { $a2 } Verbände
    }; hier { $commands ->
        [one] ist es einer
       *[other] sind es { $commands }
    }.
rules-a1-needs-one-of-a2 = { $a1 } braucht einen von diesen Verbänden: { $a2 }.
rules-a1-is-not-as-the-dice-of-a2-make = { $a1 } ist kein General, wie ihn die Würfel von { $a2 } ergeben.
rules-a1-does-not-belong-to-a-a2-of-a3 = { $a1 } gehört bei { $a3 } nicht in diesen Verband: { $a2 }.
rules-the-a1-of-a2-lacks-a3 = Im Verband { $a1 } von { $a2 } fehlt: { $a3 }.

## lists/plan.rs

rules-set-by-hand = Von Hand gesetzt
rules-about-who = { $about }, wer
rules-about-unit = { $about }, Einheit
rules-a1-command-a2 = { $a1 }, Verband { $a2 }

## lists/wished.rs

rules-a1-against-a2-year = { $a1 } gegen { $a2 }, { $year }.
rules-a1-a2-units = { $a1 } ({ $a2 ->
        [one] 1 Einheit
       *[other] { $a2 } Einheiten
    })
rules-a1-a2-worth-points = { $a1 }: { $a2 }; { $worth ->
        [one] 1 Punkt
       *[other] { $worth } Punkte
    }.
rules-list-of-side = Liste von Seite { $side }

## pickup/making.rs

rules-a-against-b = { $a } gegen { $b }
rules-a-pick-up-game-seed-a1-armies-ground-by = Ein Spontangefecht (Startwert { $a1 }): { $armies }, Gelände nach Zufall.

## pickup/mod.rs

rules-there-is-no-army-list-wanted-choose-among-known = Es gibt keine Armeeliste „{ $wanted }“; zur Wahl stehen: { $known }.
rules-a1-have-no-army-in-the-same-year-a2 = { $a1 } haben in keinem Jahr zugleich eine Armee{ $a2 }.
rules-no-game-without-errors-after-a1-attempts = Kein Gefecht ohne Fehler nach { $a1 ->
        [one] einem Versuch
       *[other] { $a1 } Versuchen
    }.

## pickup/places.rs

rules-what-lies-there = was dort liegt
rules-hill = Hügel
rules-called-a1-hexes-from-a2 = { $called }, { $a1 } Hexfelder ab { $a2 }.
rules-middle-of-the-field = Mitte des Feldes
rules-first-village = Erstes Dorf
rules-second-village = Zweites Dorf
rules-name-at-a1-is-worth-a2-to-both = { $name } bei { $a1 } ist für beide { $a2 } wert.

## play/event.rs

rules-number-or-less = { $number } oder weniger
rules-number-or-more = { $number } oder mehr

## play/order/parts.rs

rules-an-order-to-a1-takes-no-part = der Befehl „{ $a1 }“ nimmt diese Angabe nicht: { $part }

## play/sorted_dice.rs

rules-rolled-first = (gewürfelt { $first })
rules-first-against-second = { $first } gegen { $second }
rules-not-used-a1 = Nicht verwendet: { $a1 }
rules-none-as = keiner, als

## registry.rs

rules-there-is-no-ruleset-id-choose-one-of-a1 = Es gibt kein Regelwerk „{ $id }“. Zur Wahl stehen: { $a1 }.

## sheet_checks/alike.rs

rules-name-has-a1-overall-leaders-it-must-have-exactly = { $name } hat { $a1 } Oberbefehlshaber; es muss genau einer sein.
rules-keep-a1-make-the-others-a2-s = { $a1 } behalten, die anderen zu dieser Art machen: { $a2 }
rules-keep-a1-remove-the-others = { $a1 } behalten, die anderen entfernen
rules-a1-the-overall-leader-of-name-is-not-on = { $a1 }, Oberbefehlshaber von { $name }, ist nicht auf der Karte.
rules-name-has-no-overall-leader = { $name } hat keinen Oberbefehlshaber.
rules-add-one-with-a1 = Einen bei { $a1 } hinzufügen
rules-place-a1-at-a2 = { $a1 } bei { $a2 } aufstellen
rules-add-one-at-a1 = Einen bei { $a1 } hinzufügen
rules-put-a1-with-a2 = { $a1 } zu { $a2 } stellen
rules-a1-is-attached-to-a2-who-is-no-title = { $a1 } untersteht { $a2 }, doch das ist kein { $title }.
rules-a1-is-attached-to-a2-of-the-enemy = { $a1 } untersteht { $a2 } vom Feind.
rules-a1-is-attached-to-a2-who-is-not-on = { $a1 } untersteht { $a2 }; dieser Anführer ist nicht auf der Karte und trifft nicht ein.
rules-a1-is-attached-to-id-who-does-not-exist = { $a1 } untersteht „{ $id }“; einen solchen Anführer gibt es nicht.
rules-a1-is-attached-to-no-title = { $a1 } untersteht niemandem; nötig ist: { $title }.
rules-add-a-a1-for-it = Dafür hinzufügen: { $a1 }
rules-a1-has-no-units = { $a1 } hat keine Einheiten.
rules-attach-a1-to-him = { $a1 } ihm unterstellen
rules-a1-is-in-a2-which-its-kind-has-not = { $a1 } steht in der Formation { $a2 }, die es bei dieser Art nicht gibt.
rules-a-corner = eine Ecke
rules-a1-faces-f-o-clock = { $a1 } steht mit der Front auf { $f } Uhr
rules-a1-has-no-facing = { $a1 } hat keine Ausrichtung
rules-what-in-name-it-must-face-due-of-its = { $what }; in der Formation { $name } muss die Front auf { $due } des Hexfelds zeigen.
rules-face-right-o-clock = Die Front auf { $right } Uhr drehen
rules-a1-and-a2-of-the-enemy-share-a3 = { $a1 } und { $a2 } vom Feind stehen beide auf { $a3 }.
rules-a1-hexes-a2-the-first-have-a-level-below = { $a1 ->
        [one] Ein Hexfeld, { $a2 }, hat
       *[other] { $a1 } Hexfelder, als erstes { $a2 }, haben
    } eine Höhenstufe unter { $low } oder über { $high }.
rules-bring-the-levels-into-range = Die Höhenstufen in den Bereich bringen
rules-the-hex-a1-has-no-known-terrain = Das Hexfeld { $a1 } hat kein bekanntes Gelände.
rules-make-it-clear = Zu offenem Gelände machen

## sheet_checks/check_context.rs

rules-the-what-of-a1-is-value-it-goes-from = { $what } von { $a1 }: { $value }; erlaubt ist { $low } bis { $high }.
rules-the-name-of-a1-is-value-unit-it-goes = { $name } von { $a1 }: { $value }{ $unit }; erlaubt ist { $low } bis { $high }.
rules-set-it-to-right-unit = Auf { $right }{ $unit } setzen

## sheet_checks/shared/arrivals.rs

rules-where-a1-of-the-enemy-starts = wo { $a1 } vom Feind beginnt
rules-where-it-cannot-stand = wo dieser Spielstein nicht stehen kann
rules-from-where-it-cannot-go-on = von wo dieser Spielstein nicht weiterkann
rules-no-entry-by-name = Kein Eintritt über { $name }
rules-do-not-let-it-arrive = Nicht eintreffen lassen
rules-a1-arrives-at-name-why = { $a1 } trifft bei { $name } ein, { $why }.

## sheet_checks/shared/names.rs

rules-another-piece-of-a1-is-called-a2-too = Ein weiterer Spielstein von { $a1 } heißt auch { $a2 }.
rules-call-it-name = { $name } nennen
rules-another-objective-is-called-a1-too = Ein weiteres Ziel heißt auch { $a1 }.
rules-both-sides-are-called-a1 = Beide Seiten heißen { $a1 }.
rules-call-side-b-a1 = Seite B { $a1 } nennen
rules-a-piece-of-the-kind-kind-a1-has-no = Ein Spielstein der Art „{ $kind }“ ({ $a1 }) hat keinen Namen.
rules-hex-hex = Hexfeld { $hex }
rules-the-objective-at-hex-has-no-name = Das Ziel bei { $hex } hat keinen Namen.

## sheet_checks/shared/objectives.rs

rules-no-unit-of-either-side-can-come-to-name = Keine Einheit einer der beiden Seiten kann nach { $name } ({ $hex }) kommen.
rules-move-name-to-a1 = { $name } nach { $a1 } verlegen
rules-no-unit-of-own-can-come-to-name-hex = Keine Einheit von { $own } kann nach { $name } ({ $hex }) kommen, für diese Seite { $worth } wert.
rules-make-it-worth-nothing-to-own = Für { $own } nichts wert machen
rules-a1-is-worth-nothing-to-either-side = { $a1 } ist für keine der beiden Seiten etwas wert.
rules-make-it-worth-a1-to-both = Für beide { $a1 } wert machen

## sheet_checks/shared/regiments.rs

rules-name-of-the-regiment-regiment-is-under-own-the = { $name } vom Regiment { $regiment } untersteht { $own }, die anderen unterstehen { $whole }.
rules-put-it-under-whole = Unterstellen: { $whole }
rules-name-of-the-regiment-regiment-has-the-nation-own = { $name } vom Regiment { $regiment } hat die Nation { $own }, die anderen haben { $whole }.
rules-give-it-the-nation-whole = Die Nation { $whole } geben
rules-a1-is-own-the-others-of-the-regiment-regiment = { $a1 } ist { $own }, die anderen vom Regiment { $regiment } sind { $whole }.
rules-take-it-out-of-the-regiment-regiment = Aus dem Regiment { $regiment } nehmen

## sheet_checks/shared/roster.rs

rules-a1-has-no-unit-in-the-battle-it-can = { $a1 } hat keine Einheit in der Schlacht und kann durch Kampf weder siegen noch verlieren.
rules-a1-stands-nowhere-on-the-map-and-does-not = { $a1 } steht nirgends auf der Karte und trifft nicht ein.
rules-place-it-near-with-at-a1 = In der Nähe von { $with } aufstellen, bei { $a1 }

## sheet_checks/tabletop.rs

rules-a1-and-there-share-a2 = { $a1 } und { $there } stehen beide auf { $a2 }.
rules-a1-stands-at-a2-where-nobody-can = { $a1 } steht auf { $a2 }, wo niemand stehen kann.
rules-name-goes-from-a1-to-a2-which-do-not = { $name } geht von { $a1 } nach { $a2 }, die einander nicht berühren.
rules-a1-and-a2-stand-next-to-each-other = { $a1 } und { $a2 } stehen nebeneinander.
rules-a1-arrives-at-name-which-is-not-on-the = { $a1 } trifft bei { $name } ein, nicht am Rand des Spielplans.
rules-a1-arrives-in-turn-a2-the-battle-ends-with = { $a1 } trifft in Zug { $a2 } ein; die Schlacht endet mit Zug { $last }.
rules-the-objectives-are-worth-worth-to-name-the-whole = Die Ziele sind für { $name } { $worth } wert, die ganze Armee des Feindes { $army }.
rules-a1-of-a2-lines-of-name-do-not-face = Nicht zum nächsten Feind zeigt die Front bei { $a1 } von { $a2 } Linien von { $name }, darunter { $a3 }.
rules-face-them-to-the-nearest-enemy = Ihre Front zum nächsten Feind drehen
