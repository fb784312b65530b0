## actions

play-orders = Befehle
play-not-possible-now = Jetzt nicht möglich
play-rule-rule-right-click-or-opens-it = Regel { $rule }: Rechtsklick oder ? öffnet sie

## allot

play-give = Geben
play-give-amount-to-name = { $name }: { $amount } geben

## area overlay

play-these-rules-measure-nothing-by-this-piece = Diese Regeln messen nichts nach diesem Spielstein.
play-these-rules-measure-by-no-parts-of-the = Diese Regeln messen nicht nach Teilen des Spielplans.
play-the-board = Der Spielplan
play-areas-of-the-rules-title = Bereiche der Regeln: { $title }.
play-areas-of-the-rules = Bereiche der Regeln

## chosen overlay

play-zones-of-control = Kontrollzonen
play-command-radii = Befehlsradien
play-field-of-fire = Schussfeld
play-movement-reach = Bewegungsreichweite
play-line-of-sight = Sichtlinie
play-zones = Zonen
play-command = Führung
play-fire = Feuer
play-reach = Bewegung
play-sight = Sicht
play-areas = Bereiche
play-the-hexes-in-the-zones-of-control-of = Die Hexfelder in den Kontrollzonen beider Seiten
play-the-command-radius-of-each-leader-and-who = Der Befehlsradius jedes Anführers und wer außerhalb ist
play-what-the-selected-unit-could-fire-at-as = Worauf die ausgewählte Einheit so feuern könnte und was ihr verdeckt ist
play-where-the-selected-piece-can-get-to-at = Wohin der ausgewählte Spielstein kommt, zu welchen Kosten und mit welcher Gefahr für seine Ordnung
play-what-the-rules-measure-by-parts-of-the = Wonach die Regeln messen: Teile des Spielplans oder Winkel und Entfernungen der ausgewählten Einheit
play-whether-the-hex-of-the-selected-piece-sees = Ob das Hexfeld des ausgewählten Spielsteins das unter dem Zeiger sieht
play-overlays = Überlagerungen
play-alt-symbol-or-name = Alt+{ $symbol_or_name }
play-overlay-name = Überlagerung: { $overlay }
play-overlay-help-escape-or-the-same-key-turns = { $overlay }: { $help }. Esc oder dieselbe Taste schaltet sie aus.
play-reasons-beside-the-map = Gründe neben der Karte
play-cost-odds-and-rules-of-whatever-is-pointed = Kosten, Chancen und Regeln dessen, worauf gezeigt wird (Alt+W)
play-open-the-rule = Regel öffnen
play-select-a-unit-or-leader = Eine Einheit oder einen Anführer auswählen.
play-only-its-own-side-knows-that = Nur die eigene Seite weiß das.
play-hatched = , schraffiert
play-zones-of-control-notes = Kontrollzonen. { $notes }.
play-side-how-far-a-leader-reaches = { $side }: wie weit ein Anführer reicht
play-command-radii-of-note-beyond-reach-beyond = Befehlsradien von { $note }; außerhalb: { $beyond }.
play-beyond-his-leaders-reach = Außerhalb der Reichweite des Anführers
play-info-could-fire-into-hexes-hidden-from-it = { $info } könnte feuern auf { $hexes }; verdeckt: { $hidden }; Feinde dort: { $targets }.
play-in-fire = im Feuer
play-hidden = verdeckt
play-in-its-fire = In ihrem Feuer
play-in-range-but-not-seen = In Reichweite, aber nicht gesehen
play-an-enemy-in-its-fire = Ein Feind in ihrem Feuer
play-movement-points-to-get-there = Bewegungspunkte dorthin
play-under-1 = unter 1 %
play-risky-of-them-with-a-risk-to-its = ; { $risky } davon mit Gefahr für die Ordnung
play-info-gets-to-places-risk = { $info } erreicht { $places }{ $risk }.
play-can-get-there = Kann dorthin
play-risk-to-lose-order-on-the-way-in = Gefahr, unterwegs in Unordnung zu geraten, in %
play-must-stop-there = Muss dort halten
play-stops = , hält
play-select-a-piece-or-a-hex-to-look = Einen Spielstein oder ein Hexfeld auswählen, von dem aus geschaut wird.
play-point-at-a-hex-to-look-at = Auf ein Hexfeld zeigen, auf das geschaut wird.
play-sight-is-not-told-by-this-ruleset = Dieses Regelwerk sagt nichts über Sicht.
play-a-sees-b = { $a } sieht { $b }.
play-a-does-not-see-b-hex-is-in = { $a } sieht { $b } nicht: { $hex } liegt im Weg.
play-in-the-way = im Weg

## compared

play-nothing-to-compare = Nichts zu vergleichen
play-change-the-scenario-and-play-the-battle = Das Szenario ändern und die Schlacht noch einmal spielen.
play-look-at-that-moment = Diesen Augenblick zeigen
play-in-the-battle-with-the-changes = In der Schlacht mit den Änderungen
play-the-battle-before-the-changes-this-one-can = Die Schlacht vor den Änderungen; diese hier lässt sich ebenso wieder holen
play-back-to-the-battle-as-it-was = Zurück zur Schlacht, wie sie war
play-order-was-given-as-before = Befehl wurde wie zuvor gegeben
play-orders-were-given-as-before = Befehle wurden wie zuvor gegeben
play-dropped-could-not-be-given = { $dropped ->
        [one] 1 ließ
       *[other] { $dropped } ließen
    } sich nicht geben
play-usual-answer-was-taken-between-them = vorgegebene Antwort wurde dazwischen genommen
play-usual-answers-were-taken-between-them = vorgegebene Antworten wurden dazwischen genommen
play-all-that-was-told-came-out-the-same = Alles Erzählte kam gleich heraus.
play-it-first-differs-in-turn-turn-2-phase = Der erste Unterschied ist in { $turn } { $turn_2 }{ $phase }, Befehl { $order }.
play-the-fog-of-war-hides-what-happened = Der Nebel des Krieges verbirgt, was geschah.
play-before = Vorher
play-now = Jetzt
play-outcome = Ausgang
play-under-way-turn-name-turn = im Gange, { $turn_name } { $turn }
play-nobody-has-won = niemand hat gesiegt
play-s-wins = { $s } siegt
play-men-lost = Mann verloren
play-guns-lost = Geschütze verloren
play-units-lost = Einheiten verloren

## details

play-hex-hex = Hexfeld { $hex }
play-who = Wer?
play-select = Auswählen
play-select-info = { $info } auswählen
play-out-of-his-reach = , außerhalb seiner Reichweite
play-under-leader-cut = Unter { $leader }{ $cut }
play-in-the-last-combat = Im letzten Kampf, in diesem Hexfeld
play-cancel = Abbrechen

## dice

play-one-may-still-be-thrown-again = Einer darf noch neu gewürfelt werden.
play-first-against-second = { $first } gegen { $second }
play-columns-and-columns-2 = { $columns } und { $columns_2 }
play-open-the-rule-rule = Regel { $rule } öffnen
play-not-used = Nicht verwendet


## gauges

play-side-gauge-value-of-limit = { $side }, { $gauge }: { $value } von { $limit }
play-said-note-rule-rule = { $said }. { $note }. Regel { $rule }
play-said-rule-rule = { $said }. Regel { $rule }

## habits

play-on-the-screen = Auf dem Bildschirm
play-pace = Tempo
play-how-fast-the-computers-orders-are-carried = Wie schnell die Befehle des Computers ausgeführt werden
play-movement = Bewegung
play-how-fast-units-move-on-the-map = Wie schnell sich Einheiten auf der Karte bewegen
play-scrolling = Bildlauf
play-how-fast-the-map-goes-to-a-place = Wie schnell die Karte an einen Ort geht
play-show-the-fallen = Gefallene zeigen
play-show-the-fallen-in-hexes-that-took-losses = Zeigt Gefallene in Hexfeldern mit Verlusten
play-open-the-review = Rückblick öffnen
play-open-the-review-after-each-combat = Öffnet nach jedem Kampf den Rückblick
play-the-map-goes-to-the-computers-orders-and = Die Karte folgt den Befehlen und Kämpfen des Computers und allen, nach denen gefragt wird (Alt+F)
play-follow-the-action = Dem Geschehen folgen
play-command-lines = Befehlslinien
play-show-every-line-of-command = Zeigt jede Befehlslinie
play-where-the-messages-are-docked = Wo die Meldungen stehen
play-messages = Meldungen
play-fold-messages = Meldungen einklappen
play-only-the-last-message-is-shown = Nur die letzte Meldung wird gezeigt
play-a-click-on-a-neighbouring-hex-only-turns = Ein Klick auf ein Nachbarfeld dreht die Einheit nur, es sei denn, ihre Front zeigt schon dorthin
play-turn-first = Zuerst drehen
play-morale-up-to = Moral bis
play-in-enemy-zones = In feindlichen Zonen
play-also-units-in-enemy-zones-of-control = Auch Einheiten in feindlichen Kontrollzonen
play-at-once-when-a-leaders-units-may-be = Sofort, wenn die Einheiten eines Anführers gesammelt werden können; die Meldungen sagen, was geschah
play-automatically = Selbsttätig

## hand over

play-side-decides-next = Nun entscheidet { $side }
play-fog-of-war-is-on-give-the-seat = Der Nebel des Krieges gilt. Vor dem Weiterspielen den Platz dem anderen Spieler überlassen.
play-the-computer-plays-both-sides = Der Computer spielt beide Seiten
play-from-now-on-the-screen-shows-what-the = Von nun an zeigt der Bildschirm, was der Nebel des Krieges jeder von ihnen verbirgt.
play-i-am-ready = Ich bin bereit
play-ctrl-space = Strg+Leertaste
play-the-file-holds-the-orders-of-both-sides = Die Datei enthält die Befehle beider Seiten; der Nebel verbirgt sie nur hier
play-save-the-battle = Schlacht speichern
play-leave = Verlassen
play-back-to-the-editor-f5 = Zurück zum Editor (F5)
play-the-other-side = der anderen Seite
play-take-back-the-other-players-orders-too = Auch die Befehle des anderen Spielers zurücknehmen?
play-take-them-back = Zurücknehmen
play-leave-them = Lassen

## header

play-back-to-the-editor-f5-or-escape = Zurück zum Editor (F5 oder Esc)
play-keys = Tasten
play-players = Spieler
play-alt-c = Alt+C
play-statistics = Statistik
play-alt-b = Alt+B
play-undo = Rückgängig
play-take-your-last-order-back-ctrl-z = Den letzten Befehl zurücknehmen (Strg+Z)
play-the-scenario-has-been-changed-since-this = Das Szenario hat sich seit Beginn dieser Schlacht geändert.
play-restart-with-the-changes = Mit den Änderungen neu beginnen
play-replay-with-the-changes = Mit den Änderungen nachspielen
play-the-same-dice-and-the-same-orders-as = Dieselben Würfel und dieselben Befehle, soweit sie zulässig sind, und was daraus wird
play-time-at-which-the-turn-opens = Uhrzeit, zu der der Zug beginnt
play-the-leader-who-is-active = Der Anführer, der am Zug ist
play-zoom-percent = Zoom { $percent } %
play-shift = Umschalt+
play-zoom-to-percent-shift-key = Zoom auf { $percent } % ({ $shift }{ $key })
play-follow = Folgen
play-skip = Überspringen
play-to-the-next-decision-of-a-person-f9 = Zur nächsten Entscheidung eines Menschen (F9)
play-resume = Weiter
play-pause = Pause
play-the-computers-pace = Tempo des Computers

## kept

play-the-file-holds-what-both-sides-know = Die Datei enthält, was beide Seiten wissen: wer sie öffnet, sieht durch den Nebel.
play-title-what-name-was-told = { $title }: was { $name } erfuhr{"\u000A"}
play-turn-turn = {"\u000A"}Zug { $turn }

## keys

play-ctrl = Strg+
play-alt = Alt+
play-let-go = Loslassen
play-battle-statistics = Statistik der Schlacht
play-players-and-pace = Spieler und Tempo
play-review-of-the-last-combat = Rückblick: letzter Kampf
play-defaults-until-your-units-can-move = Vorgaben nehmen, bis die eigenen Einheiten ziehen können
play-pin-a-note = Notiz anheften
play-all-lines-of-command = Alle Befehlslinien
play-fold-the-messages = Meldungen einklappen
play-the-rule-the-reasons-rest-on = Die Regel, auf der die Gründe beruhen
play-pause-the-computer-go-on = Computer anhalten, weiterspielen
play-skip-to-your-next-decision = Zur nächsten eigenen Entscheidung
play-one-order-of-the-computer = Ein Befehl des Computers
play-back-to-before-the-computers-turn = Zurück vor den Zug des Computers
play-take-the-side-over = Seite übernehmen
play-next-unit = Nächste Einheit
play-previous-unit = Vorige Einheit
play-pass-the-unit-over = Einheit übergehen
play-the-one-before-turn-left = Die vorige; nach links drehen
play-the-one-after-turn-right = Die nächste; nach rechts drehen
play-show-view = Zeigen: { $view }
play-previous-message = Vorige Meldung
play-next-message = Nächste Meldung
play-give-it-again = Noch einmal geben
play-take-your-last-order-back = Letzten Befehl zurücknehmen
play-a-phase-back = Eine Phase zurück
play-a-phase-on = Eine Phase vor
play-an-event-back = Ein Ereignis zurück
play-an-event-on = Ein Ereignis vor
play-a-turn-back = Einen Zug zurück
play-a-turn-on = Einen Zug vor
play-the-opening = Der Anfang
play-the-present = Die Gegenwart
play-play-on-from-here = Von hier weiterspielen

## ledger

play-1-to-6 = 1 bis 6
play-before-the-dice = Vor den Würfeln
play-total = Summe

## march/buttons

play-give-an-order-first-this-gives-it-to = Zuerst einen Befehl geben; dies gibt ihn der nächsten Einheit
play-last-for-who = { $last }, für { $who }
play-whole-command = Ganzer Verband
play-shift-y = Umschalt+Y
play-select-the-command-of-the-selected-unit-to = Den Verband der ausgewählten Einheit auswählen, um gemeinsam vorzurücken
play-same-order-next-unit = Gleicher Befehl, nächste Einheit

## march/controller

play-it-cannot-march = sie kann nicht marschieren
play-something-is-asked-first = zuerst wird etwas gefragt
play-it-was-brought-to-a-stand-on-the = sie wurde unterwegs zum Stehen gebracht
play-name-has-come-into-sight = { $name } ist in Sicht gekommen
play-it-is-lost = sie ist verloren
play-whose-a-check-failed-outcome = { $whose }eine Probe misslang ({ $outcome })
play-it-has-suffered-on-the-way = sie hat unterwegs gelitten
play-who-has-suffered = { $who } hat gelitten

## march/dispatch

play-stays = bleibt
play-halts = hält
play-name-arrived-at-at = { $name } { $arrived } auf { $at }.
play-name-arrived-at-at-why = { $name } { $arrived } auf { $at }: { $why }.

## march/draw

play-text-left-left = { $text } · { $left } übrig
play-click-line-advance-together = Klick: { $line } rücken gemeinsam vor
play-behind-of-them-cannot-keep-up-in-red = { $behind ->
    [one] 1 davon kann nicht mithalten (in Rot)
   *[other] { $behind } davon können nicht mithalten (in Rot)
}
play-n-left = , { $n } übrig
play-enter = Eingabe
play-click = Klick
play-keyed-march-there-cost-left = { $keyed }: dorthin marschieren{ $cost }{ $left }
play-some-risk-up-to-share-to-lose-order = { $risky ->
    [one] {"  "}1 davon kann unterwegs in Unordnung geraten: { $share }
   *[other] {"  "}{ $risky } davon können unterwegs in Unordnung geraten: bis zu { $share }
}
play-risk-permille-to-lose-order-on-the-way = {"  "}{ $risk_permille }, unterwegs in Unordnung zu geraten
play-faces-facing-there = {"  "}Front dort nach { $facing }
play-must-stop-there-2 = {"  "}Muss dort halten
play-shift-click-by-way-of-this-hex = {"  "}Umschalt+Klick: über dieses Hexfeld
play-shift-click-by-way-of-this-hex-drag = {"  "}Umschalt+Klick: über dieses Hexfeld; herausziehen: Front dorthin

## march/line

play-it-is-not-on-the-map = Sie ist nicht auf der Karte
play-its-place-is-not-one-to-halt-in = An ihrem Platz lässt sich nicht halten

## march/same

play-march = Marsch
play-there-is-no-order-yet-to-give-again = Es gibt noch keinen Befehl zum Wiederholen.
play-everybody-who-could-have-the-same-order = Alle, die denselben Befehl haben könnten, haben einen bekommen.

## messages

play-nothing-has-happened-yet = Noch ist nichts geschehen.
play-unfold = Ausklappen
play-unfold-the-messages = Meldungen ausklappen
play-fold = Einklappen
play-name-alt-m = { $name } (Alt+M)
play-review = Rückblick
play-the-last-step-of-combat = Der letzte Schritt des Kampfes
play-note = Notiz
play-pin-a-note-here = Hier eine Notiz anheften
play-a-designers-note-on-the-selected-unit-or = Eine Notiz zum Entwurf über die ausgewählte Einheit oder das Hexfeld, beim Szenario aufbewahrt (Alt+N)
play-look-at-this-moment = Diesen Augenblick zeigen
play-the-map-as-it-was-then-nothing-is = Die Karte, wie sie damals war; nichts wird zurückgenommen
play-go-back-to-here = Hierher zurückgehen
play-everything-ordered-later-is-kept-as-a = Alles später Befohlene bleibt als Zweig erhalten
play-dock = Andocken
play-dock-the-messages = Meldungen andocken
play-where-the-messages-stand = Wo die Meldungen stehen
play-refused-line = Abgelehnt: { $line }
play-rule-rule-right-click-opens-it = . Regel { $rule }: Rechtsklick öffnet sie
play-turn-shows-the-place-and-marks-this-moment = { $turn }. Zeigt den Ort und markiert diesen Augenblick{ $rule }

## narration

play-nobody = niemandem
play-objective-is-now-held-by-who = { $objective } wird nun gehalten von { $who }.
play-info-arrives-at-at = { $info } trifft auf { $at } ein.
play-info-stands-at-at = { $info }: steht jetzt auf { $at }
play-info-turns-to-the-facing = { $info } dreht sich nach { $facing }.
play-info-changes-to-name = { $info } wechselt zu { $name }.
play-the-battle-is-over-setting = Die Schlacht ist vorüber. { $setting }
play-info-moves-to-to = { $info } bewegt sich nach { $to }.
play-by-fire = {" "}durch Feuer
play-in-close-combat = {" "}im Nahkampf
play-taken-or-run-down = {" "}gefangen oder niedergeritten
play-running = {" "}auf der Flucht
play-info-loses-lost-what-how = { $info } verliert { $lost } { $what }{ $how }.
play-needs-n = , nötig { $n }
play-rolled-value-of-range-extra-need = würfelte { $value } von { $range }{ $extra }{ $need }

## notes

play-select-a-unit-or-a-hex-to-write = Eine Einheit oder ein Hexfeld auswählen, um eine Notiz darüber zu schreiben.
play-hex-hex-2 = Hexfeld { $hex }
play-name-hex-hex = { $name }, Hexfeld { $hex }
play-the-note = Die Notiz
play-pin-it = Anheften
play-a-designers-note-to-be-found-and-undone = Eine Notiz zum Entwurf, im Editor zu finden und rückgängig zu machen (Strg+Eingabe)
play-discard = Verwerfen
play-notes = Notizen
play-a-designers-note-about-this-place-alt-n = Eine Notiz zum Entwurf über diesen Ort (Alt+N)

## outcome

play-leave-the-battle = Schlacht verlassen?
play-it-can-be-kept-while-you-edit-f5 = Sie lässt sich während des Bearbeitens aufbewahren: F5 führt zurück.
play-all-that-was-played-goes-for-good = Alles Gespielte geht endgültig verloren, wenn es nicht gespeichert ist.
play-leave-and-keep-it = Verlassen und aufbewahren
play-play-on = Weiterspielen
play-historical-result = Historischer Ausgang
play-play-again-same-dice = Noch einmal, gleiche Würfel
play-play-again-new-dice = Noch einmal, neue Würfel
play-save-the-log = Protokoll speichern
play-look-at-the-field = Das Feld ansehen
play-back-to-the-editor = Zurück zum Editor
play-abandoned-to-side = Abgebrochen zugunsten von { $side }
play-side-decisive-victory = { $side }: entscheidender Sieg
play-side-victory = { $side }: Sieg
play-nobody-has-won-2 = Niemand hat gesiegt
play-points-scored = Erzielte Punkte
play-men-lost-2 = Mann verloren
play-men-lost-of-men-share = { $men_lost } von { $men } ({ $share } %)
play-low-to-high = { $low } bis { $high }
play-not-known = nicht bekannt
play-men-lost-historically = Mann verloren, historisch
play-guns-lost-2 = Geschütze verloren
play-guns-lost-of-guns = { $guns_lost } von { $guns }
play-guns-lost-historically = Geschütze verloren, historisch
play-units-destroyed-or-taken = Einheiten vernichtet oder gefangen
play-leaders-fallen = Gefallene Anführer
play-none = keine
play-objectives = Ziele
play-objective-holder-worth-a-and-b = { $objective }: { $holder } (Wert { $a } und { $b })

## overlays

play-objective-held-by-holder = { $objective }, gehalten von { $holder }
play-click-order = Klick: { $order }

## plots

play-chosen = Gewählt
play-at-hex = {" "}auf { $hex }
play-take-back = Zurücknehmen
play-take-back-name = Zurücknehmen: { $name }
play-still-without-an-order-pieces = Noch ohne Befehl: { $pieces }
play-unit-name = Einheit: { $name }

## position

play-title-turn-turn = { $title }, Zug { $turn }

## prompt

play-the-battle-is-over = Die Schlacht ist vorüber
play-show-the-outcome = Ausgang zeigen
play-shift-enter = Umschalt+Eingabe
play-defaults-until-my-units-can-move = Vorgaben nehmen, bis meine Einheiten ziehen können
play-takes-the-usual-answer-to-every-question = Gibt auf jede Frage die vorgegebene Antwort, bis Einheiten ziehen können (Alt+D)
play-the-first-is-answer = Jetzt: { $answer }
play-units-can-move-now-order-them-or-end-the-step = Einheiten können jetzt ziehen: ihnen Befehle geben oder den Schritt beenden (Umschalt+Eingabe)
play-somebody-can-still-be-activated-or-end-the-step = Es kann noch jemand aktiviert werden: das tun oder den Schritt beenden (Umschalt+Eingabe)
play-names-can-still-be-activated-shift-enter-again = { $others ->
        [0] Noch zu aktivieren: { $names }. Umschalt+Eingabe noch einmal beendet den Schritt trotzdem
       *[other] Noch zu aktivieren: { $names } und { $others } weitere. Umschalt+Eingabe noch einmal beendet den Schritt trotzdem
    }
play-order-what-counts = { $order }: was zählt
play-help-or-choose-here-escape-lets-go-of = { $help } oder hier wählen. Esc lässt los.
play-mark-another-aim = Anderes markieren
play-leaders-too = , auch Anführer
play-to-hex-with = Nach { $hex }{ $with }
play-to-hex = {" "}nach { $hex }
play-head-to-choose = { $head }{ $to }: wählen
play-point-where-it-shall-face-or-press-left = Dorthin zeigen, wohin die Front soll, oder mit { $left } oder { $right } drehen. Ein Klick oder Eingabe nimmt sie.
play-left-or-right-marks-another-enter-takes = { $left } oder { $right } markiert eine andere, Eingabe nimmt die markierte.

## rallying

play-auto-rally-up-to-level-nobody-was-rallied = Alle sammeln bis Moral { $level }: niemand wurde gesammelt.
play-auto-rally-up-to-level-the-morale-of = Alle sammeln bis Moral { $level }: die Moral einer Einheit stieg.
play-auto-rally-up-to-level-the-morale-of-2 = Alle sammeln bis Moral { $level }: die Moral von { $n } Einheiten stieg.

## reasons

play-why-not-what = Warum nicht: { $what }
play-select-a-unit-or-leader-that-can-do = Zuerst eine Einheit oder einen Anführer auswählen, die es können
play-costs-halves = Kostet { $halves }
play-of-p = {" "}von { $p }
play-dice-are-rolled-at-once-first-what-who = Es wird sofort gewürfelt, zuerst: { $what }{ $who }.
play-no-die-is-rolled-the-battle-is-over = Es wird nicht gewürfelt: die Schlacht ist dann vorüber.
play-no-die-is-rolled-yet-next = Es wird noch nicht gewürfelt. { $next }
play-turn-name-n-opens = { $turn_name } { $n } beginnt.{" "}
play-n-with-the-order-what = {" "}({ $n } mit dem Befehl: { $what })
play-turn-then-side-decides-kind-about-able = { $turn }Dann entscheidet { $side }: { $kind }{ $about }{ $able }.
play-a-die-of-low-to-high = : ein Würfel von { $low } bis { $high }
play-if-before-who = Wenn { $before }: { $who }
play-fought-out-times-times-in-copies-of-the = { $times } Mal in Kopien der Schlacht ausgefochten, weil { $why }: auf etwa 5 von 100 genau
play-seldom = selten
play-about-percent = etwa { $percent } %
play-under-0-1 = unter 0,1 %
play-percent-ways-in-total = { $percent }, { $ways } von { $total }
play-the-enemys-dice = Die Würfel des Feindes
play-die-value-of-low-to-high = Würfel: { $value } von { $low } bis { $high }
play-total-value-plus-plus-2-sum = Summe: { $value } { $plus } { $plus_2 } = { $sum }
play-just-made = gerade erreicht
play-made-by-n = um { $n } übertroffen
play-missed-by-n = um { $n } verfehlt
play-needed-need-margin = Nötig { $need }: { $margin }
play-outcome-outcome = Ergebnis: { $outcome }

## reasons card

play-the-odds-of-this-could-not-be-counted = Die Chancen dafür ließen sich nicht zählen.
play-counting-the-odds = Chancen zählen
play-opens-the-rule = ? öffnet die Regel
play-close = Schließen
play-close-reasons = Gründe schließen
play-bars-more-rest-rest-2 = { $bars } weitere: { $rest },{ $rest_2 } %

## replay changed

play-it-is-over = Sie ist vorüber.
play-it-went-on = Sie ging weiter.
play-index-was-asked-title = { $index } wurde gefragt: { $title }
play-somebody = Jemand
play-named-was-given-an-order = { $named } bekam einen Befehl.
play-the-one-it-was-about-is-not-there = Den, um den es ging, gibt es nicht.
play-the-order-was-legal = Der Befehl war zulässig.
play-nothing-more-was-told-of-it = Mehr wurde davon nicht erzählt.

## seat

play-a-person = Ein Mensch
play-the-computer = Der Computer
play-the-computer-name = Der Computer, { $name }
play-gives-his-orders-with-mouse-and-keyboard = Befiehlt mit Maus und Tastatur.

## session

play-it-finds-no-order-to-give = er findet keinen Befehl
play-the-computer-cannot-go-on-why-press-resume = Der Computer kommt nicht weiter: { $why }. „Weiter“ drücken, damit er es noch einmal versucht, oder seine Seite selbst spielen.

## session/past

play-as-played = Wie gespielt
play-from-name = Ab { $name }

## setup

play-battle = Schlacht
play-briefing = Lage
play-advice = Rat
play-seed = Startwert
play-the-same-seed-gives-the-same-dice = Derselbe Startwert gibt dieselben Würfel
play-another = Anderer
play-fog-of-war = Nebel des Krieges
play-hides-the-enemys-numbers = Verbirgt die Zahlen des Feindes
play-start-the-battle = Schlacht beginnen
play-escape = Esc
play-forces = Kräfte
play-men = Mann
play-guns = Geschütze
play-foot = Fußvolk
play-horse = Reiterei
play-batteries = Batterien
play-leaders = Anführer
play-arriving-later = Später eintreffend
play-no-objectives-the-armies-decide = Keine Ziele: die Armeen entscheiden.
play-side-gauge-limit = { $side }: { $gauge }, Grenze { $limit }
play-a-and-b = { $a } und { $b }
play-objective-hex-held-by-holder-worth-worth = { $objective } ({ $hex }): gehalten von { $holder }, Wert { $worth }
play-this-battle-cannot-be-played-yet-fix-what = Diese Schlacht lässt sich noch nicht spielen. Beheben, was hier steht, dann noch einmal F5 drücken.
play-go-to = Hingehen
play-go-to-problem-index = Zum Problem { $index }

## thinking

play-the-computers-turn = Zug des Computers
play-it-was-cancelled = es wurde abgebrochen

## timebar

play-a-turn = einen Zug
play-ctrl-up-ctrl-down = Strg+Auf, Strg+Ab
play-a-phase = eine Phase
play-ctrl-shift-left-ctrl-shift-right = Strg+Umschalt+Links, Strg+Umschalt+Rechts
play-an-event = ein Ereignis
play-ctrl-left-ctrl-right = Strg+Links, Strg+Rechts
play-back-name = { $name } zurück
play-branches = Zweige
play-branches-others = Zweige ({ $others })
play-other-ways-the-battle-went-kept-when-you = Andere Verläufe der Schlacht, aufbewahrt, als von einem früheren Augenblick weitergespielt wurde
play-stop = Anhalten
play-stops-the-replay = Hält die Wiedergabe an
play-replay = Wiedergabe
play-shows-the-battle-from-here-on-at-the = Zeigt die Schlacht von hier an, im gewählten Tempo
play-on-name = { $name } vor
play-moments-of-the-battle = Augenblicke der Schlacht
play-moment-drag-to-look-at-any-moment = { $moment }. Ziehen zeigt jeden Augenblick.
play-an-earlier-moment = Ein früherer Augenblick
play-name-after-given-of-orders = { $name }. Nach { $given } von { $orders } Befehlen.
play-the-battle-as-it-went-is-kept-as = Die Schlacht, wie sie verlief, bleibt als Zweig erhalten (Strg+Eingabe)
play-back-to-the-present = Zurück zur Gegenwart
play-ctrl-end = Strg+Ende
play-a-battle-file-with-everybody-where-he = Eine Schlachtdatei mit allen, wo sie in diesem Augenblick stehen
play-save-this-position = Diese Stellung speichern
play-play-on-from-an-earlier-moment-and-what = Von einem früheren Augenblick weiterspielen, dann bleibt das Gespielte hier erhalten.
play-name-of-this-branch = Name dieses Zweigs
play-switch-to-it = Dorthin wechseln
play-go-on-with-this-branch-the-other-one = Mit diesem Zweig weiterspielen; der andere bleibt erhalten
play-delete-it-for-good = Endgültig löschen
play-delete = Löschen
play-orders-orders-over-in-turn-turn-2 = { $orders ->
        [one] 1 Befehl
       *[other] { $orders } Befehle
    }, vorüber in { $turn } { $turn_2 }
play-orders-orders-to-turn-turn-2 = { $orders ->
        [one] 1 Befehl
       *[other] { $orders } Befehle
    }, bis { $turn } { $turn_2 }

## tracks

play-n-of-of = { $n } von { $of }

## under way

play-before-that-goes-on = , ehe das weitergeht
play-left-of-won-what-left = { $left } von { $won } { $what } übrig

## unit card

play-attribute-choice = { $attribute }: { $called }
play-leads-followers-units-on-the-map = { $followers ->
        [one] Führt 1 Einheit
       *[other] Führt { $followers } Einheiten
    } auf der Karte
play-figures-figures = { $figures } Figuren.{" "}
play-figures-the-fog-of-war-hides-its-numbers = { $figures }Der Nebel des Krieges verbirgt die Zahlen.
play-in-the-same-hex = Im selben Hexfeld
play-objective-held-by-holder-worth-a-and-b = { $objective }: gehalten von { $holder }, Wert { $a } und { $b }

## views

play-show = Zeigen
play-else-only-those-of-the-selected-piece-alt = Sonst nur die des ausgewählten Spielsteins (Alt+L)

## waiting

play-all-have-acted-all-still-can = Alle haben gehandelt; { $all } können noch einmal Befehle erhalten
play-still-to-act-some = Noch zu handeln: { $some }
play-full-stop-goes-to-the-next-one-backspace = Punkt geht zur nächsten, Rücktaste übergeht die ausgewählte
play-go-to-info = Zu { $info }
play-passed-over-click-to-go-to-it = Übergangen. Anklicken, um hinzugehen
play-has-acted-and-still-can = Hat gehandelt und kann noch einmal Befehle erhalten

## watch

play-it-chooses-in-secret = Er wählt im Geheimen.
play-it-gives-an-order-that-the-fog-of = Er gibt einen Befehl, den der Nebel des Krieges verbirgt.
play-1-man = 1 Mann
play-n-men = { $n } Mann
play-costs-the-enemy-harm = den Feind { $harm } kostet
play-costs-cost-of-its-own = ihn selbst { $cost } kostet
play-betters = verbessert
play-worsens = verschlechtert
play-word-its-place-and-order-by-the-worth = Platz und Ordnung im Wert von { $good } { $word }
play-it-sees-nothing-better = Er sieht nichts Besseres.
play-it-expects-that-this-one = Er erwartet, dass dies { $one }.
play-it-expects-that-this-most-and-last = Er erwartet, dass dies { $most } und { $last }.
play-it-waits-resume-f7-or-step-order-by = Er wartet. Weiter (F7) oder Befehl für Befehl (F10).
play-the-computer-waits-press-resume-to-let-it = Der Computer wartet. „Weiter“ drücken, damit er spielt.
play-the-computer-is-thinking-you-can-look = Der Computer denkt nach. Umsehen ist inzwischen möglich.
play-step = Schritt
play-carry-out-one-order-and-wait-f10 = Einen Befehl ausführen und warten (F10)
play-undo-the-computers-turn = Zug des Computers zurücknehmen
play-takes-back-what-it-has-ordered-since-a = Nimmt zurück, was er seit der letzten Entscheidung eines Menschen befohlen hat, und lässt ihn warten (F11)
play-play-this-side = Diese Seite spielen
play-you-decide-for-this-side-from-here-on = Von hier an selbst für diese Seite entscheiden (F12)

## windows

play-before-the-changes-and-now = Vor den Änderungen und jetzt
play-the-battle-with-its-branches-to-go-on = Die Schlacht mit ihren Zweigen, um ein andermal weiterzuspielen (Strg+S)
play-save-what-side-was-told = Speichern, was { $side } erfuhr
play-the-messages-this-side-may-read-the-log = Die Meldungen, die diese Seite lesen darf. Das nachspielbare Protokoll sagt, was beide Seiten wissen: es lässt sich speichern, wenn die Schlacht vorüber ist
play-every-order-one-a-line-to-replay = Jeder Befehl, je eine Zeile, zum Nachspielen
play-save-this-position-as-a-battle = Diese Stellung als Schlacht speichern
play-fog-of-war-is-on = Der Nebel des Krieges gilt.
play-fog-of-war-is-off = Der Nebel des Krieges gilt nicht.
play-saved-battles-and-positions-hold-what-both = {" "}Gespeicherte Schlachten und Stellungen enthalten, was beide Seiten wissen, sonst könnte niemand damit weiterspielen.
play-seed-seed-fog-both-are-fixed-when-a = Startwert { $seed }. { $fog } Beides steht fest, sobald eine Schlacht beginnt.{ $files }
play-concede = Aufgeben…
play-concede-for-side = Für { $side } aufgeben
play-the-other-side-wins-at-once = Die andere Seite siegt sofort
play-who-plays-this-side = Wer diese Seite spielt
play-who-plays-against-you-when-a-battle-is = Wer gegen den Spieler spielt, wenn eine Schlacht eingerichtet wird; dort lässt sich ein anderer wählen
play-opponent = Gegner
play-no-combat-yet = Noch kein Kampf
play-what-is-struck-by-fire-or-in-close = Was durch Feuer oder im Nahkampf getroffen wird, steht hier.
play-name-close-combat = { $name }: Nahkampf
play-from-by = Von { $by }
play-1-to-9 = 1 bis 9
play-answer-the-prompt-choose-of-a-list = Die Frage beantworten, aus einer Liste wählen
play-the-answer-that-is-marked = Die markierte Antwort
play-end-the-step-although-some-could-act = Den Schritt beenden, obwohl einige handeln könnten
play-backspace = Rücktaste
play-nobody-pass-the-unit-over = Niemand; Einheit übergehen
play-and = .  und  ,
play-next-and-previous-unit-with-orders-to-give = Nächste und vorige Einheit, die Befehle bekommen kann
play-select-with-a-unit-selected-march-there = Auswählen; mit ausgewählter Einheit: dorthin marschieren, zielen
play-shift-click = Umschalt+Klick
play-march-by-way-of-a-hex-into-one = Über ein Hexfeld marschieren; in eines, wo eigene Einheiten stehen
play-drag = Ziehen
play-march-there-with-shift-along-the-way-drawn = Dorthin marschieren; mit Umschalt längs des gezogenen Weges
play-arrows-then-enter = Pfeile, dann Eingabe
play-plan-a-march-set-out-and-turn-its = Marsch planen, aufbrechen; [ und ] drehen sein Ende, Einfg geht darüber
play-alt-click = Alt+Klick
play-choose-the-facing-before-the-march = Die Ausrichtung vor dem Marsch wählen
play-select-the-whole-command-to-advance = Den ganzen Verband auswählen, um gemeinsam vorzurücken (oder Doppelklick)
play-ctrl-click = Strg+Klick
play-take-a-unit-into-the-line-or-out = Eine Einheit in die Linie nehmen oder aus ihr heraus
play-the-last-order-for-the-next-unit = Der letzte Befehl, für die nächste Einheit
play-l-and = L  und  ;
play-turn-in-a-choice-go-through-it = Drehen; in einer Auswahl weitergehen
play-right-click = Rechtsklick
play-details-of-a-hex-and-who-stands-there = Näheres zu einem Hexfeld und wer dort steht
play-v-and-shift-v = V  und  Umschalt+V
play-previous-and-next-message = Vorige und nächste Meldung
play-alt-l = Alt+L
play-alt-f = Alt+F
play-follow-the-action-or-not = Dem Geschehen folgen oder nicht
play-alt-m = Alt+M
play-alt-1-to-alt-6 = Alt+1 bis Alt+6
play-overlays-zones-command-fire-reach-sight = Überlagerungen: Zonen, Führung, Feuer, Bewegung, Sicht, Bereiche
play-alt-w = Alt+W
play-reasons-beside-the-map-or-not = Gründe neben der Karte oder nicht
play-ctrl-z = Strg+Z
play-step-one-order-of-the-computer = Schritt: ein Befehl des Computers
play-play-the-computers-side = Die Seite des Computers spielen
play-alt-n = Alt+N
play-pin-a-note-on-the-unit-or-hex = Eine Notiz an Einheit oder Hexfeld heften
play-ctrl-shift-z = Strg+Umschalt+Z
play-ctrl-left-right = Strg+Links, Rechts
play-look-an-event-back-on = Ein Ereignis zurück, vor
play-ctrl-shift-left-right = Strg+Umschalt+Links, Rechts
play-look-a-phase-back-on = Eine Phase zurück, vor
play-ctrl-up-down = Strg+Auf, Ab
play-look-a-turn-back-on = Einen Zug zurück, vor
play-ctrl-home-end = Strg+Pos1, Ende
play-look-at-the-opening-the-present = Den Anfang, die Gegenwart zeigen
play-ctrl-enter = Strg+Eingabe
play-play-on-from-the-moment-looked-at = Vom gezeigten Augenblick weiterspielen
play-ctrl-s = Strg+S
play-save-the-battle-with-its-branches = Die Schlacht mit ihren Zweigen speichern
play-alt-d = Alt+D
play-alt-r = Alt+R
play-cancel-deselect-leave = Abbrechen, Auswahl aufheben, verlassen
play-leave-again-to-come-back = Verlassen; noch einmal führt zurück
play-rule = Regel
play-the-manual-has-no-entry-id = Das Regelheft hat keinen Eintrag { $id }.
play-why-why = Warum: { $why }
play-from-the-published-rules = Aus den veröffentlichten Regeln
play-our-reading-where-the-published-rules-are = Unsere Lesart, wo die veröffentlichten Regeln schweigen
play-a-number-our-copy-of-the-rules-lacks = Eine Zahl, die in unserer Ausgabe der Regeln fehlt

## words

play-somebody-2 = jemand
play-formation-facing-hour = { $formation }, Front nach { $hour }
play-turn = Zug
play-nobody-2 = Niemand
play-finished = Fertig
play-at-enemy = auf { $enemy }
play-at-enemy-in-to = auf { $enemy } in { $to }
play-at-to = auf { $to }
play-to-to = nach { $to }
play-over-way = über { $way }
play-left = links
play-right = rechts
play-up-to-amount = bis { $amount }
play-amount-to-who = { $amount } an { $who }
play-facing-facing = Front nach { $facing }
play-leaders-go-along = Anführer gehen mit
play-in-enemy-zones-too = auch in feindlichen Zonen
play-the-other-way = anders herum
play-terrain-level-hex = { $terrain }, Höhenstufe { $hex }

## battle ask/discard

play-which-battle = Welche Schlacht?
play-under-way-is-under-way-and-open-is-open = { $under_way } wurde aus einer anderen Datei begonnen und ist im Gange. Im Editor ist { $open } geöffnet.
play-play-what-is-open = Die geöffnete spielen
play-discard-the-battle = Schlacht verwerfen?
play-a-battle-is-under-way-and-not-saved = Eine Schlacht ist im Gange und so nicht gespeichert. Speichern, um sie ein andermal fortzusetzen.
play-back-to-the-battle = Zurück zur Schlacht

## battle ask/open position

play-open-the-position-in-the-editor = Stellung im Editor öffnen?
play-it-is-saved-as-name-with-the-sources = Sie ist als { $name } gespeichert, mit den Quellen und Notizen der Schlacht.
play-open-it = Öffnen
play-stay-in-the-battle = In der Schlacht bleiben

## battle ask/resume

play-resume-the-battle = Schlacht fortsetzen?
play-the-last-run-ended-in-the-middle-of = Der letzte Lauf endete mitten in einer Schlacht. Sie wurde { $written } aufbewahrt.
play-resume-battle = Schlacht fortsetzen
play-discard-2 = Verwerfen…
play-ask-again-next-time = Nächstes Mal fragen

## battle files

play-line-line-message = Zeile { $line }: { $message }
play-no-battle-is-under-way-press-f5-to = Keine Schlacht ist im Gange. F5 drücken, um diese zu spielen.
play-saved-path = { $path } gespeichert
play-the-battle-could-not-be-opened-its-file = Die Schlacht ließ sich nicht öffnen: ihre Datei enthält keinen Zweig.

## play

play-pin-a-note-in-play = Notiz im Spiel anheften
play-note-pinned-it-is-among-the-designers = Notiz angeheftet. Sie steht unter den Notizen zum Entwurf im Editor; dort lässt sie sich rückgängig machen.
play-the-note-is-kept-with-this-battle-only = Die Notiz bleibt nur bei dieser Schlacht: das geöffnete Dokument ist nicht ihr Szenario.

## services/play

play-the-battle-under-way-cannot-be-kept = Die laufende Schlacht lässt sich nicht gegen einen Absturz sichern: { $why }. Von Zeit zu Zeit speichern.

## services/play/replay

play-replaying-steps-orders = { $steps } Befehle nachspielen
play-playing-the-battle-again = Schlacht noch einmal spielen
play-the-scenario-cannot-be-played-as-it-is = Das Szenario lässt sich so nicht spielen. { $why }
play-the-battle-before-the-changes-is-not-there = Die Schlacht vor den Änderungen gibt es nicht mehr.

## hand over, more

play-orders-of-other-given-since =
    { $n ->
        [one] { $n } seither gegebener Befehl ({ $other }) würde zurückgenommen.
       *[other] { $n } seither gegebene Befehle ({ $other }) würden zurückgenommen.
    }

## compass

play-compass-north = Norden
play-compass-north-north-east = Nordnordosten
play-compass-east-north-east = Ostnordosten
play-compass-east = Osten
play-compass-east-south-east = Ostsüdosten
play-compass-south-south-east = Südsüdosten
play-compass-south = Süden
play-compass-south-south-west = Südsüdwesten
play-compass-west-south-west = Westsüdwesten
play-compass-west = Westen
play-compass-west-north-west = Westnordwesten
play-compass-north-north-west = Nordnordwesten
