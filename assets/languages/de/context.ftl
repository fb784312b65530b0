## analysis/ask

context-nothing = Nichts
context-line-of-sight = Sichtlinie
context-field-of-view = Sichtfeld
context-movement-reach = Bewegungsreichweite
context-earliest-arrivals = Früheste Ankunft
context-command-radii = Befehlsradien
context-unreachable-hexes = Unerreichbare Hexfelder
context-no-analysis-is-shown = Keine Analyse wird gezeigt
context-does-one-hex-see-another-and-what-is = Ob ein Hexfeld das andere sieht und was im Weg liegt
context-what-is-seen-from-a-hex-by-units = Was von einem Hexfeld, von Einheiten, von einem Verband oder von einer ganzen Seite gesehen wird
context-where-a-unit-gets-to-turn-by-turn = Wohin eine Einheit kommt, Zug um Zug
context-the-turn-in-which-the-first-unit-of = Der Zug, in dem die erste Einheit einer Seite in einem Hexfeld sein kann
context-the-command-radius-of-each-leader-and-who = Der Befehlsradius jedes Anführers und wer außerhalb steht
context-hexes-that-no-unit-gets-to-from-where = Hexfelder, die keine Einheit von dort erreicht, wo sie steht, eintritt oder auf den Spielplan kommt
context-a-hex = Ein Hexfeld
context-selected-units = Ausgewählte Einheiten
context-their-command = Ihr Verband
context-a-side = Eine Seite

## analysis/overlays

context-seen = Gesehen
context-in-the-way = Im Weg
context-dashed-not-seen = Gestrichelt: nicht gesehen
context-seen-from-1-hex = Von 1 Hexfeld gesehen
context-seen-from-more = Von mehreren gesehen
context-hidden = Verdeckt
context-looked-at = Betrachtet
context-in-range = In Reichweite
context-reached-in-turn-word = Erreicht in { $turn } { $word }
context-may-disorder = Kann in Unordnung bringen
context-reach-of-a-leader-of-side-side = Bereich eines Anführers von Seite { $side }
context-somebody-out-of-command = Jemand ohne Führung
context-a-pocket-nobody-gets-there = Ein Einschluss: niemand kommt dorthin
context-cannot-be-entered = Nicht zu betreten

## analysis/words

context-point = Punkt
context-points = Punkte
context-no-way = kein Weg
context-no-unit-of-this-side-stands-on-the = Keine Einheit dieser Seite steht auf dem Spielplan oder trifft noch ein.
context-from-sees-to-far-away = { $from } sieht { $to }, { $far } entfernt.
context-from-does-not-see-to-far-away-hex = { $from } sieht { $to } nicht, { $far } entfernt: { $hex } liegt im Weg.
context-seen-from-n-hexes = Gesehen von { $n } Hexfeldern
context-within-sight = in Sicht
context-in-range-names = in Reichweite ({ $names })
context-who-seen-of-within-range-hidden-hidden = { $who }: { $seen } von { $within } { $range }. Verdeckt: { $hidden }.
context-of-them = von ihnen
context-the-step-into-risky-may-disorder = {" "}Der Schritt nach { $risky } kann in Unordnung bringen.
context-hexes-reached-by-collect-risk = Erreichte Hexfelder: { $collect }.{ $risk }
context-no-leader-stands-on-the-board = Kein Anführer steht auf dem Spielplan.
context-nobody-is-out-of-command = niemand ohne Führung
context-out-out-of-command = { $out } ohne Führung
context-leaders-inside-in-command-out = { $leaders }; { $inside } geführt, { $out }.
context-anybody = jedermann
context-every-hex-can-be-reached = Jedes Hexfeld ist erreichbar.
context-every-hex-can-be-reached-by-mover = Jedes Hexfeld ist erreichbar für { $mover }.
context-no-pockets = keine Einschlüsse
context-pockets-in-n = { $pockets } in { $n }
context-not-reached-by-who-pocket-and-barred-that = Unerreichbar für { $who }: { $pocket }; gar nicht zu betreten: { $barred }.
context-name-no-way = { $name }: kein Weg
context-name-turn-turns-straight-on-turns-2 = { $name }: { $turn } { $turns }, geradewegs { $turns_2 }
context-name-turn-turns-no-way-straight-on = { $name }: { $turn } { $turns }, kein gerader Weg

## file view

context-name = Name
context-size = Größe
context-changed = Geändert

## habits

context-none = Keine
context-fastest = Am schnellsten
context-fast = Schnell
context-normal = Normal
context-slow = Langsam
context-under-the-orders = Unter den Befehlen
context-under-the-map = Unter der Karte
context-right-of-the-map = Rechts der Karte

## keymap

context-escape-cancels-what-is-under-way = Esc bricht ab, was im Gange ist
context-enter-finishes-what-a-tool-has-begun = Eingabe beendet, was ein Werkzeug begonnen hat
context-tab-goes-from-field-to-field = Tab geht von Feld zu Feld
context-the-space-bar-drags-the-map = die Leertaste zieht die Karte
context-the-arrow-keys-move-the-map = die Pfeiltasten bewegen die Karte
context-they-cut-copy-and-paste = sie schneiden aus, kopieren und fügen ein
context-they-find-a-command = sie suchen einen Befehl
context-n-of-its-commands-are-not-known-here = { $n } der Befehle darin sind hier nicht bekannt.
context-text-are-no-keys = { $text } sind keine Tasten.
context-text-cannot-be-changed-what = { $text } lässt sich nicht ändern: { $what }.
context-text-is-there-twice-name-keeps-it = { $text } steht zweimal darin; { $name } behält sie.

## lines

context-replace-round = { $replace } im Ring

## pace

context-at-once = Sofort

## settings

context-the-size-of-the-interface = die Größe der Oberfläche
context-the-memory-for-undo = der Speicher für Rückgängig
context-how-pictures-are-exported = die Art des Bildexports
context-how-maps-are-written-as-pdf = die Art des Kartenexports als PDF
context-how-kits-are-made = die Art der Drucksätze
context-a-bookmark-which-is-gone = ein Lesezeichen, das weg ist
context-gone-bookmarks-which-are-gone = { $gone } Lesezeichen, die weg sind
context-the-layout-of-the-panels = die Anordnung der Bereiche

## sheets

context-scan = Scan
context-place = Lage
context-board = Spielplan
context-terrain = Gelände
context-lines = Linien
context-heights = Höhen
context-vectors = Vektoren
context-evidence = Belege
context-drag-and-turn = Ziehen und drehen
context-scale-bar = Maßstabsleiste
context-control-points = Passpunkte
context-neat-line = Kartenrahmen
context-board-area = Spielplan
context-sample-hexes = Probefelder
context-trace-lines = Linien nachziehen
context-lines-found = Gefundene Linien
context-contours = Höhenlinien
context-spot-heights = Höhenpunkte

## tool

context-paint = Malen
context-select-hexes = Hexfelder auswählen
context-ground = Boden

## ways

context-1-hex = 1 Hexfeld
context-hexes-hexes = { $hexes } Hexfelder
context-up-up = , { $up } hinauf
context-down-down = , { $down } hinab
context-up-up-and-down-down = , { $up } hinauf und { $down } hinab
context-hexes-yards-yards-climb = { $hexes }, { $yards } Yards{ $climb }

## identity

context-unnamed = Ohne Namen
context-men-men = { $men } Mann
context-under-leader = unter { $leader }

## layers

context-the-terrain-is-locked-unlock-it-in-the = Das Gelände ist gesperrt. Es lässt sich im Bereich Ebenen entsperren.
context-the-relief-is-locked-unlock-it-in-the = Das Relief ist gesperrt. Es lässt sich im Bereich Ebenen entsperren.
context-roads-and-streams-are-locked-unlock-them = Straßen und Wasserläufe sind gesperrt. Sie lassen sich im Bereich Ebenen entsperren.
context-names-are-locked-unlock-them-in-the-layers = Namen sind gesperrt. Sie lassen sich im Bereich Ebenen entsperren.
context-objectives-are-locked-unlock-them-in-the = Ziele sind gesperrt. Sie lassen sich im Bereich Ebenen entsperren.
context-units-and-leaders-are-locked-in-their = Einheiten und Anführer sind auf ihren Plätzen gesperrt. Sie lassen sich im Bereich Ebenen entsperren.

## map canvas

context-map = Karte

## toast

context-close = Schließen

## counts

context-count-hexes =
    { $n ->
        [one] 1 Hexfeld
       *[other] { $n } Hexfelder
    }
context-count-hexsides =
    { $n ->
        [one] 1 Hexkante
       *[other] { $n } Hexkanten
    }
context-count-pockets =
    { $n ->
        [one] 1 Einschluss
       *[other] { $n } Einschlüssen
    }
context-count-leaders =
    { $n ->
        [one] 1 Anführer
       *[other] { $n } Anführer
    }
context-count-errors =
    { $n ->
        [one] 1 Fehler
       *[other] { $n } Fehler
    }
context-count-warnings =
    { $n ->
        [one] 1 Warnung
       *[other] { $n } Warnungen
    }
context-count-hits =
    { $n ->
        [one] 1 Treffer
       *[other] { $n } Treffer
    }
context-count-minutes =
    { $n ->
        [one] vor 1 Minute
       *[other] vor { $n } Minuten
    }
context-count-hours =
    { $n ->
        [one] vor 1 Stunde
       *[other] vor { $n } Stunden
    }
context-count-days =
    { $n ->
        [one] vor 1 Tag
       *[other] vor { $n } Tagen
    }
context-count-guns =
    { $n ->
        [one] { $shown } Geschütz
       *[other] { $shown } Geschütze
    }
context-count-units =
    { $n ->
        [one] { $shown } Einheit
       *[other] { $shown } Einheiten
    }
context-count-men = { $shown } Mann
context-count-foot = { $n } zu Fuß
context-count-light = { $n } leicht
context-count-horse = { $n } zu Pferd
context-count-batteries =
    { $n ->
        [one] { $n } Batterie
       *[other] { $n } Batterien
    }
context-units-and-leaders = { $units } und { $leaders }
context-count-rows =
    { $n ->
        [one] { $shown } Zeile
       *[other] { $shown } Zeilen
    }
context-count-many-leaders =
    { $n ->
        [one] { $shown } Anführer
       *[other] { $shown } Anführer
    }
context-count-problems =
    { $n ->
        [one] { $shown } Problem
       *[other] { $shown } Probleme
    }

## keys as printed on keyboards

context-key-ctrl = Strg
context-key-shift = Umschalt
context-key-space = Leertaste
context-key-enter = Eingabe
context-key-escape = Esc
context-key-backspace = Rücktaste
context-key-delete = Entf
context-key-insert = Einfg
context-key-home = Pos1
context-key-end = Ende
context-key-pageup = Bild auf
context-key-pagedown = Bild ab
context-key-up = Auf
context-key-down = Ab
context-key-left = Links
context-key-right = Rechts

## tools, more

context-group-place = Aufstellen

## errors

context-keys-of-another-format = sie hat Format { $format }, und diese Version liest Format 1

## differences

context-title-new = { $title }: neu
context-title-gone = { $title }: fehlt
context-title-only-there = { $title }: nur dort
context-title-only-here = { $title }: nur hier
context-name-rewritten = { $name } neu geschrieben
context-name-old-new = { $name } { $old } -> { $new }
context-was-nothing = nichts

## sides

context-side-side = Seite { $side }
context-side-side-2 = Seite { $side }

## number field

context-at-most-most = Höchstens { $most }
context-at-least-least = Mindestens { $least }
