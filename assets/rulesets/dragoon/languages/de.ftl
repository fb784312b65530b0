## assault/advance.rs

dragoon-name-advances = { $name } rückt vor
dragoon-who-enters-name-which-the-enemy-has-left-nobody = Wer rückt nach auf { $name }, vom Feind geräumt? Niemand muss.
dragoon-the-winner-of-a-fight-must-enter-the-hex = Wer einen Kampf gewinnt, muss das Hexfeld betreten
dragoon-choose-the-unit-that-enters-hexes = Die Einheit wählen, die nachrückt auf { $hexes }
dragoon-choose-the-unit-that-enters-hexes-or-nobody = Die Einheit wählen, die nachrückt auf { $hexes }, oder niemanden
dragoon-a1-is-not-open-to-an-advance-only-hexes = { $a1 } ist für ein Nachrücken nicht offen: nur { $hexes }
dragoon-choose-the-hex-it-enters-a1 = Das Hexfeld zum Nachrücken wählen: { $a1 }
dragoon-name-is-a-leader-a-unit-enters-first = { $name } ist ein Anführer: zuerst rückt eine Einheit nach
dragoon-name-is-routed = { $name } ist auf der Flucht
dragoon-name-is-artillery-and-does-not-advance = { $name } ist Artillerie und rückt nicht nach
dragoon-name-is-in-square-and-does-not-advance = { $name } steht im Karree und rückt nicht nach
dragoon-name-is-too-disrupted-to-advance = { $name } ist zu sehr in Unordnung, um nachzurücken
dragoon-name-does-not-stand-beside-at = { $name } steht nicht neben { $at }
dragoon-at-is-full-or-holds-units-name-cannot-stand = { $at } ist voll oder enthält Einheiten, die nicht zusammen stehen dürfen mit { $name }
dragoon-name-may-not-enter-the-ground-of-at-in = { $name } darf das Gelände von { $at } in dieser Formation nicht betreten
dragoon-name-fired-in-first-fire-and-stays-where-it = { $name } hat im ersten Feuer gefeuert und bleibt an Ort und Stelle
dragoon-name-did-not-drive-the-enemy-out-of-at = { $name } hat den Feind nicht aus { $at } vertrieben
dragoon-name-does-not-have-at-in-its-zone-of = { $name } hat { $at } nicht in der eigenen Kontrollzone oder ist schon nachgerückt

## assault/charge.rs

dragoon-only-cavalry-charges = Nur Kavallerie attackiert
dragoon-it-charges-only-in-line = Sie attackiert nur in Linie
dragoon-at-disruption-10-it-does-not-charge = Bei Unordnung 10 attackiert sie nicht
dragoon-only-the-top-unit-of-a-hex-charges-from = Von ihrem Platz aus attackiert nur die oberste Einheit eines Hexfelds
dragoon-no-enemy-within-four-hexes-can-be-charged-straight = Kein Feind innerhalb von vier Hexfeldern lässt sich geradeaus attackieren
dragoon-no-charge-is-under-way = Keine Attacke ist im Gange
dragoon-a-charge-rides-straight-ahead-only = Eine Attacke reitet nur geradeaus
dragoon-no-charge-goes-over-that-ground = Über dieses Gelände geht keine Attacke
dragoon-the-hex-is-full-or-holds-units-it-cannot = Das Hexfeld ist voll oder enthält Einheiten, mit denen sie nicht zusammen stehen darf
dragoon-that-way-leads-to-no-place-where-the-charge = Dieser Weg führt an keinen Ort, an dem die Attacke enden könnte
dragoon-no-enemy-that-can-be-charged-is-in-front = Kein Feind, der sich attackieren lässt, steht vor der Front
dragoon-a1-charges-in-vain = { $a1 } attackiert vergebens
dragoon-name-charge-launched-on-a1 = { $name }: Attacke angesetzt auf { $a1 }

## assault/checks.rs

dragoon-size-of-the-opponents = Größe der Gegner
dragoon-hitting-a-flank = Angriff in eine Flanke
dragoon-hitting-a-rear = Angriff in einen Rücken
dragoon-hit-in-the-flank = in der Flanke getroffen
dragoon-hit-in-the-rear = im Rücken getroffen
dragoon-charging-a-square = Attacke auf ein Karree
dragoon-half-its-disruption = halbe eigene Unordnung
dragoon-light-infantry-charged = leichte Infanterie attackiert
dragoon-column-charged = Kolonne attackiert
dragoon-line-charged-in-front = Linie frontal attackiert
dragoon-light-infantry-assaulted = leichte Infanterie bestürmt

## assault/declaration.rs

dragoon-only-infantry-in-line-of-a-nation-trained-to = Nur Infanterie in Linie einer Nation, die darin ausgebildet ist
dragoon-it-must-be-declared-before-any-movement = Sie muss vor jeder Bewegung angesagt werden
dragoon-not-out-of-an-enemy-zone-of-control = Nicht aus einer feindlichen Kontrollzone heraus
dragoon-no-enemy-is-near-enough-to-close-with = Kein Feind ist nahe genug, um an ihn heranzurücken
dragoon-after-that-it-could-not-end-its-move-next = Danach könnte sie ihre Bewegung nicht neben dem Feind beenden

## assault/odds.rs

dragoon-defender-driven-off = Verteidiger vertrieben
dragoon-defender-gives-way-nobody-advances = Verteidiger weicht, niemand rückt nach
dragoon-attacker-thrown-back = Angreifer zurückgeworfen
dragoon-both-give-way = beide weichen
dragoon-both-stand = beide stehen
dragoon-nobody-is-met = kein Gegner angetroffen wird
dragoon-fire-at-the-charge-and-squares-come-before-the = Feuer auf die Attacke und Karrees vor den Schlägen kommen
dragoon-more-than-two-units-have-a-part-in-it = mehr als zwei Einheiten daran beteiligt sind
dragoon-the-defender-may-countercharge-first = der Verteidiger vorher eine Gegenattacke reiten kann
dragoon-a-unit-may-be-wiped-out-by-the-blows = eine Einheit durch die Schläge vernichtet werden kann

## assault/outcome.rs

dragoon-the-fight-is-won-who-enters-a1 = Der Kampf ist gewonnen. Wer rückt nach auf { $a1 }?
dragoon-enemy-routed = Feind auf der Flucht
dragoon-light-horse = leichte Reiterei
dragoon-is-held-back = lässt sich halten
dragoon-gets-out-of-hand = ist nicht mehr zu halten
dragoon-name-gets-out-of-hand-and-pursues = { $name } ist nicht mehr zu halten und verfolgt

## assault/square_check.rs

dragoon-charger-s-last-step = letzter Schritt der Attacke
dragoon-ground-before-it = Gelände davor
dragoon-half-disruption = halbe Unordnung
dragoon-forms-square = bildet Karree
dragoon-no-square-disruption-before-to-a1 = kein Karree, Unordnung { $before } auf { $a1 }
dragoon-name-forms-square = { $name } bildet Karree

## assault/step.rs

dragoon-the-charge-of-name-is-broken-off-why = Attacke von { $name } abgebrochen: { $why }
dragoon-the-charge-of-name-is-broken-off-disruption-level = Attacke von { $name } abgebrochen: Unordnung { $level }
dragoon-name-left-alone-is-taken = { $name }, allein gelassen, wird genommen
dragoon-the-charge-of-attacker-is-broken-off-its-men = Attacke von { $attacker } abgebrochen: die Mannschaft ist gewichen
dragoon-the-assault-of-attacker-is-broken-off-its-men = Sturm von { $attacker } abgebrochen: die Mannschaft ist gewichen
dragoon-the-charge-of-attacker-drives-off-a1 = Attacke von { $attacker }: vertrieben wird { $a1 }
dragoon-the-assault-of-attacker-drives-off-a1 = Sturm von { $attacker }: vertrieben wird { $a1 }

## assault/targets.rs

dragoon-it-has-left-the-map = sie hat die Karte verlassen
dragoon-it-has-routed = sie ist geflohen
dragoon-it-pursues = sie verfolgt
dragoon-it-has-left-the-hex-it-charges-from = sie hat das Hexfeld verlassen, von dem sie attackiert
dragoon-it-is-not-in-line = sie ist nicht in Linie
dragoon-another-unit-is-on-top-of-its-hex = eine andere Einheit ist die oberste ihres Hexfelds
dragoon-no-enemy-is-left-in-front-of-it = kein Feind steht mehr vor ihr
dragoon-only-the-active-side-assaults = Nur die aktive Seite stürmt
dragoon-a-routed-unit-does-not-assault = Eine Einheit auf der Flucht stürmt nicht
dragoon-cavalry-attacks-by-a-charge-launched-in-the-movement = Kavallerie greift durch eine Attacke an, angesetzt in der Bewegungsphase
dragoon-only-infantry-other-than-light-infantry-assaults = Nur Infanterie, die keine leichte ist, stürmt
dragoon-only-a-line-assaults = Nur eine Linie stürmt
dragoon-only-the-top-unit-of-a-hex-assaults = Nur die oberste Einheit eines Hexfelds stürmt
dragoon-it-is-plotted-already = Das ist schon vorgemerkt
dragoon-infantry-may-not-assault-an-enemy-that-is-being = Infanterie darf keinen Feind stürmen, der attackiert wird
dragoon-no-enemy-unit-stands-in-front-of-it = Keine feindliche Einheit steht vor ihrer Front

## battle/audit.rs

dragoon-vic-end-turn-a1-of-a2 = vic.end: Zug { $a1 } von { $a2 }
dragoon-unit-attributes-a1-has-track-track-at-value = unit.attributes: { $a1 } hat den Wert { $track } bei { $value }
dragoon-name-is-on-the-map-but-not-on-the = { $name } ist auf der Karte, aber nicht auf dem Spielplan
dragoon-unit-eliminated-name-stands-with-nobody-left = unit.eliminated: { $name } steht, obwohl niemand übrig ist
dragoon-unit-attributes-name-is-in-no-formation = unit.attributes: { $name } ist in keiner Formation
dragoon-unit-attributes-name-cannot-be-in-a1 = unit.attributes: { $name } kann nicht sein in { $a1 }
dragoon-unit-attributes-name-in-a1-faces-a2 = unit.attributes: { $name } in { $a1 } hat die Ausrichtung { $a2 }
dragoon-rout-state-name-is-in-a1-routed-routed = rout.state: { $name } ist in { $a1 }, auf der Flucht: { $routed }
dragoon-unit-artillery-rout-name-is-routed = unit.artillery_rout: { $name } ist auf der Flucht
dragoon-rout-state-name-has-morale-morale-disruption-disruption = rout.state: { $name } hat Moral { $morale }, Unordnung { $disruption }
dragoon-rout-state-name-still-pursues-or-charges = rout.state: { $name } verfolgt oder attackiert noch
dragoon-eff-morale-name-stands-at-morale-0 = eff.morale: { $name } steht bei Moral 0
dragoon-stack-limit-units-of-both-sides-in-a1 = stack.limit: Einheiten beider Seiten in { $a1 }
dragoon-ldr-alone-pieces-of-both-sides-in-a1 = ldr.alone: Spielsteine beider Seiten in { $a1 }
dragoon-stack-top-tops-top-units-of-all-in-a1 = stack.top: { $tops } oberste Einheiten von { $all } in { $a1 }
dragoon-stack-limit-a1-units-in-a2 = stack.limit: { $a1 } Einheiten in { $a2 }
dragoon-stack-limit-one-with-two-in-a1 = stack.limit: { $one } mit { $two } in { $a1 }
dragoon-unit-attributes-side-side-has-two-overall-leaders = unit.attributes: Seite { $side } hat zwei Oberbefehlshaber
dragoon-unit-attached-name-is-attached-to-a-wrong-piece = unit.attached: { $name } ist einem falschen Spielstein zugeteilt
dragoon-act-result-name-takes-part-though-its-side-is = act.result: { $name } nimmt teil, obwohl die eigene Seite nicht aktiv ist
dragoon-rally-points-points-below-0 = rally.points: Punkte unter 0
dragoon-wd-step-units-are-still-leaving = wd.step: Einheiten gehen noch ab
dragoon-fire-plot-a-unit-that-is-gone-has-a = fire.plot: eine Einheit, die nicht mehr da ist, hat eine Vormerkung
dragoon-seq-turn-turn-turn-follows-turn-a1 = seq.turn: Zug { $turn } folgt auf Zug { $a1 }
dragoon-track-track-of-a1-rises-from-from-to-to = Wert { $track } von { $a1 } steigt von { $from } auf { $to }
dragoon-seq-once-a1-acts-a-second-time = seq.once: { $a1 } handelt ein zweites Mal
dragoon-vic-control-objective-index-goes-to-holder-who-is = vic.control: Ziel { $index } geht an { $holder }, aber niemand davon ist dort

## battle/game.rs

dragoon-that-is-plotted-already = Das ist schon vorgemerkt
dragoon-nothing-is-plotted-for-it = Nichts ist dafür vorgemerkt
dragoon-only-fire-is-plotted-now = Jetzt wird nur Feuer vorgemerkt
dragoon-only-sub-points-are-handed-out-now = Jetzt werden nur Unterführerpunkte verteilt
dragoon-that-leader-has-not-been-deferred = Dieser Anführer ist nicht zurückgestellt
dragoon-choose-a-deferred-leader-to-call-back-or-nobody = Einen zurückgestellten Anführer zum Aufrufen wählen oder niemanden
dragoon-the-leader-checks-now-or-is-deferred = Der Anführer legt jetzt seine Probe ab oder wird zurückgestellt
dragoon-no-assault-is-plotted-for-it = Kein Sturm ist dafür vorgemerkt
dragoon-only-assaults-are-plotted-now = Jetzt wird nur Sturm vorgemerkt
dragoon-name-is-charging-and-must-ride-on-first = { $name } attackiert und muss zuerst weiterreiten
dragoon-choose-left-or-right-a-turn-is-one-step = Links oder rechts wählen: eine Drehung ist ein Schritt
dragoon-choose-the-morale-to-rally-up-to-1-to = Die Moral wählen, bis zu der gesammelt wird, 1 bis 10
dragoon-nobody-in-reach-needs-it-or-no-points-are = Niemand in Reichweite braucht es, oder es sind keine Punkte übrig
dragoon-that-is-not-done-in-a-movement-phase = Das geschieht nicht in einer Bewegungsphase
dragoon-name-must-still-close-with-the-enemy = { $name } muss noch an den Feind heranrücken

## battle/lacking.rs

dragoon-choose-the-battery-that-bombards = Die Batterie wählen, die am Beschuss teilnimmt
dragoon-no-assault-is-plotted = Kein Sturm ist vorgemerkt
dragoon-choose-the-unit-whose-assault-is-taken-back = Die Einheit wählen, deren Sturm zurückgenommen wird
dragoon-no-fire-is-plotted = Kein Feuer ist vorgemerkt
dragoon-choose-the-unit-whose-fire-is-taken-back = Die Einheit wählen, deren Feuer zurückgenommen wird
dragoon-no-other-unit-can-assault-now = Keine andere Einheit kann jetzt stürmen
dragoon-choose-the-unit-that-assaults = Die Einheit wählen, die stürmt
dragoon-choose-the-corps-leader-who-gets-the-points = Den Korpsführer wählen, der die Punkte bekommt
dragoon-choose-the-unit-that-changes-formation = Die Einheit wählen, die die Formation wechselt
dragoon-choose-the-unit-that-becomes-the-top-one-of = Die Einheit wählen, die in ihrem Hexfeld die oberste wird
dragoon-choose-the-unit-that-recovers = Die Einheit wählen, die sich erholt
dragoon-choose-the-unit-that-is-rallied = Die Einheit wählen, die gesammelt wird
dragoon-choose-the-unit-that-disengages = Die Einheit wählen, die sich löst
dragoon-choose-the-unit-that-makes-an-assault-move = Die Einheit wählen, die eine Sturmbewegung macht
dragoon-choose-the-unit-that-moves = Die Einheit wählen, die sich bewegt
dragoon-a1-in-name = { $a1 } in { $name }
dragoon-name-sees-no-enemy-in-range-before-it = { $name } sieht vor der Front keinen Feind in Reichweite
dragoon-no-enemy-in-range-stands-before-name = Kein Feind in Reichweite vor der Front von { $name }
dragoon-no-enemy-in-range-of-name = Kein Feind in Reichweite von { $name }
dragoon-no-enemy-before-name-moved-or-fired-in-this = Kein Feind vor der Front von { $name } hat sich in dieser Aktionsphase bewegt oder gefeuert
dragoon-no-enemy-in-range-none-stands-in-the-zone = Kein Feind in Reichweite: keiner steht in der Kontrollzone von { $name }
dragoon-choose-the-hex-it-turns-to = Das Hexfeld wählen, zu dem sie sich dreht
dragoon-a1-can-go-nowhere = { $a1 } kann nirgendwohin
dragoon-no-free-easy-hex-lies-behind-a1 = Kein freies, leichtes Hexfeld liegt hinter { $a1 }
dragoon-choose-the-hex-it-steps-back-to = Das Hexfeld wählen, in das sie zurücktritt
dragoon-a1-rides-no-further-it-strikes-from-here = { $a1 } reitet nicht weiter: der Angriff erfolgt von hier
dragoon-choose-the-hex-it-rides-into = Das Hexfeld wählen, in das sie reitet

## battle/moment.rs

dragoon-a-moment-of-this-ruleset-has-no-note-name = Ein Augenblick dieses Regelwerks hat keine Notiz „{ $name }“.
dragoon-there-is-no-such-phase = Diese Phase gibt es nicht.
dragoon-a1-has-begun-to-pursue-but-whom = { $a1 } hat zu verfolgen begonnen, aber wen?
dragoon-a1-is-no-cavalry-and-pursues-nobody = { $a1 } ist keine Kavallerie und verfolgt niemanden.
dragoon-a1-has-launched-a-charge-but-at-nobody-it = { $a1 } hat eine Attacke angesetzt, aber auf niemanden, der sich attackieren ließe.
dragoon-a1-is-no-leader-on-the-map = { $a1 } ist kein Anführer auf der Karte.
dragoon-side-side-has-no-corps-leader-on-the-map = Seite { $side } hat keinen Korpsführer auf der Karte.

## catalog

dragoon-dragoon = Dragoner
dragoon-battles-of-the-age-of-frederick-the-great-fought = Schlachten aus der Zeit Friedrichs des Großen, geschlagen Anführer um Anführer: Bataillone, Kavallerie zu zwei oder drei Schwadronen und Batterien auf Hexfeldern von 150 Yards, in Zügen von einer Viertelstunde. Nach Dragoon: The Battles of Frederick the Great (1997).
dragoon-open-ground-easy-for-every-formation = Offenes Gelände: leicht für jede Formation.
dragoon-no-line-may-enter-blocks-sight-heavy-cover-no = Keine Linie darf hinein; versperrt die Sicht; starke Deckung; keine Attacke.
dragoon-scrub = Gebüsch
dragoon-slow-and-disordering-for-lines-cover-no-charge = Langsam für Linien und bringt sie in Unordnung; Deckung; keine Attacke.
dragoon-scattered-houses-cover-no-charge = Verstreute Häuser: Deckung; keine Attacke.
dragoon-close-built-blocks-sight-heavy-cover-no-cavalry-in = Dicht bebaut: versperrt die Sicht; starke Deckung; keine Kavallerie in Linie; keine Attacke.
dragoon-disorders-lines-badly-no-artillery-cover-no-charge = Bringt Linien sehr in Unordnung; keine Artillerie; Deckung; keine Attacke.
dragoon-sunken-road = Hohlweg
dragoon-a-cutting-heavy-cover-no-artillery-no-charge = Ein Einschnitt: starke Deckung; keine Artillerie; keine Attacke.
dragoon-half-a-point-a-hex-for-columns-guns-and = Ein halber Punkt je Hexfeld für Kolonnen, Geschütze und Anführer, einer für leichte Infanterie, gleich in welchem Gelände; Linien gewinnen nichts.
dragoon-costs-every-arm-and-disorders-lines-that-cross-it = Kostet jede Waffengattung und bringt Linien, die ihn überschreiten, in Unordnung.
dragoon-open-order = Offene Ordnung
dragoon-type = Typ
dragoon-grenadier = Grenadier
dragoon-grenadiers-fire-a-little-better = Grenadiere feuern etwas besser
dragoon-men-present-at-the-start = Mannschaft, die zu Beginn da ist
dragoon-trained = Ausgebildet
dragoon-veteran = Veteran
dragoon-green-4-trained-5-veteran-6-elite-7-what = Unerfahren 4, Ausgebildet 5, Veteran 6, Elite 7: was eine Probe nicht übersteigen darf
dragoon-0-to-10-at-0-the-unit-runs = 0 bis 10; bei 0 flieht die Einheit
dragoon-disruption = Unordnung
dragoon-0-to-10-from-5-the-formation-is-fixed = 0 bis 10; ab 5 liegt die Formation fest, bei 10 kann sich die Einheit nicht bewegen
dragoon-regimental-guns = Regimentsgeschütze
dragoon-light-guns-with-the-battalion-each-adds-8-percent = Leichte Geschütze beim Bataillon; jedes verstärkt sein Feuer um 8 Prozent
dragoon-light-infantry = Leichte Infanterie
dragoon-cuirassier = Kürassier
dragoon-hussar = Husar
dragoon-cossack = Kosak
dragoon-heavy-medium-or-light-horse = Schwere, mittlere oder leichte Reiterei
dragoon-light-6-pounder = Leicht, 6-Pfünder
dragoon-medium-12-pounder = Mittel, 12-Pfünder
dragoon-heavy-24-pounder = Schwer, 24-Pfünder
dragoon-heavier-guns-reach-and-hit-further-and-move-less = Schwerere Geschütze reichen weiter, treffen weiter und bewegen sich weniger
dragoon-0-to-10-at-0-the-battery-may-not = 0 bis 10; bei 0 darf die Batterie nicht feuern
dragoon-corps-leader = Korpsführer
dragoon-command-rating = Befehlswert
dragoon-the-chance-of-activation-in-a-hundred-is-ten = Die Wahrscheinlichkeit der Aktivierung in Prozent ist das Zehnfache davon
dragoon-radius = Radius
dragoon-how-far-his-word-carries = Wie weit sein Wort reicht
dragoon-sub-rating = Unterführerwert
dragoon-points-he-may-hand-to-corps-leaders-each-command = Punkte, die er in jedem Befehlszug an Korpsführer geben darf
dragoon-the-battle-ends-after-this-turn = Die Schlacht endet nach diesem Zug
dragoon-start-time = Beginn
dragoon-clock-time-at-which-turn-1-opens = Uhrzeit, zu der Zug 1 beginnt
dragoon-side-that-wins-initiative-ties = Seite, die bei gleicher Initiative vorgeht
dragoon-who-goes-first-when-command-ratings-are-equal = Wer zuerst handelt, wenn die Befehlswerte gleich sind
dragoon-accept-default-national-traits = Übliche Nationaleigenschaften zulassen
dragoon-let-nations-without-a-row-of-their-own-use = Nationen ohne eigene Zeile die üblichen Eigenschaften geben
dragoon-withdrawal-level = Rückzugsschwelle
dragoon- = %
dragoon-share-of-the-army-s-men-whose-loss-ends = Anteil der Mannschaft der Armee, dessen Verlust die Schlacht beendet
dragoon-charge-disruption-modifier = Unordnungsmodifikator der Attacke
dragoon-added-to-every-disruption-check-of-its-cavalry-when = Kommt zu jeder Unordnungsprobe ihrer Kavallerie hinzu, wenn sie attackiert oder eine Gegenattacke reitet
dragoon-home-edge = Heimatrand
dragoon-north = Norden
dragoon-east = Osten
dragoon-south = Süden
dragoon-west = Westen
dragoon-where-its-routed-units-run-to = Wohin ihre Einheiten auf der Flucht laufen
dragoon-infantry-columns-of-the-terrain-chart = Infanteriespalten der Geländetabelle
dragoon-prussian = Preußisch
dragoon-which-pair-of-infantry-columns-it-uses-for-movement = Welches Paar Infanteriespalten sie für Bewegung und Unordnung benutzt
dragoon-fire-factor = Feuerfaktor
dragoon-thousandths = Tausendstel
dragoon-multiplies-the-fire-of-its-foot = Vervielfacht das Feuer ihres Fußvolks
dragoon-hussar-charge-factor = Faktor der Husarenattacke
dragoon-multiplies-the-charges-of-its-hussars-and-cossacks = Vervielfacht die Attacken ihrer Husaren und Kosaken
dragoon-artillery-factor = Artilleriefaktor
dragoon-multiplies-the-fire-of-its-batteries = Vervielfacht das Feuer ihrer Batterien
dragoon-assault-move = Sturmbewegung
dragoon-extra-movement-points-of-its-line-infantry-when-it = Zusätzliche Bewegungspunkte ihrer Linieninfanterie, wenn sie zusagt, an den Feind heranzurücken; 0 = keine
dragoon-d = U
dragoon-movement-points = Bewegungspunkte
dragoon-mp = BP
dragoon-cr = BW
dragoon-sub-points = Unterführerpunkte
dragoon-sp = UP
dragoon-rg = rg
dragoon-routed = Auf der Flucht
dragoon-pursuing = In der Verfolgung
dragoon-has-acted-this-turn = Hat in diesem Zug gehandelt
dragoon-has-fired = Hat gefeuert
dragoon-stopped-by-a-zone-of-control = Durch eine Kontrollzone angehalten
dragoon-has-checked-for-activation = Hat die Aktivierungsprobe abgelegt
dragoon-deferred = Zurückgestellt
dragoon-has-bombarded = Hat am Beschuss teilgenommen
dragoon-takes-part-in-the-action-phase = Nimmt an der Aktionsphase teil
dragoon-command-turn = Befehlszug
dragoon-command-phase = Befehlsphase
dragoon-first-fire = Erstes Feuer
dragoon-second-fire = Zweites Feuer
dragoon-assault = Sturm
dragoon-pursuit-and-rout = Verfolgung und Flucht
dragoon-click-a-neighbouring-hex = Ein benachbartes Hexfeld anklicken
dragoon-one-step-to-the-unit-s-own-left = Einen Schritt zur eigenen Linken der Einheit
dragoon-one-step-to-the-unit-s-own-right = Einen Schritt zur eigenen Rechten der Einheit
dragoon-make-top = Nach oben
dragoon-bring-the-unit-to-the-top-of-its-hex = Die Einheit in ihrem Hexfeld nach oben bringen
dragoon-recover = Erholen
dragoon-one-movement-point-try-to-lose-disruption = Ein Bewegungspunkt: versuchen, Unordnung zu verlieren
dragoon-line-to-column-and-back-guns-limber-and-unlimber = Linie zu Kolonne und zurück, Geschütze protzen auf und ab, mit Drehung nach links oder rechts
dragoon-spend-rally-points-to-raise-morale = Sammelpunkte ausgeben, um die Moral zu heben
dragoon-auto-rally = Alle sammeln
dragoon-rally-every-unit-in-reach-up-to-a-morale = Jede Einheit in Reichweite bis zu einer Moral sammeln
dragoon-launch-a-charge-then-click-the-hexes-to-ride = Eine Attacke ansetzen; dann die Hexfelder des Ritts anklicken
dragoon-ride-on = Weiterreiten
dragoon-ride-one-hex-of-the-charge = Ein Hexfeld der Attacke reiten
dragoon-charge-from-here = Hier attackieren
dragoon-end-the-ride-here-and-charge = Den Ritt hier beenden und attackieren
dragoon-disengage = Lösen
dragoon-step-back-out-of-an-enemy-zone-of-control = Aus einer feindlichen Kontrollzone zurücktreten
dragoon-extra-movement-points-against-the-promise-to-close = Zusätzliche Bewegungspunkte gegen die Zusage, an den Feind heranzurücken
dragoon-take-back = Zurücknehmen
dragoon-take-a-plot-back = Eine Vormerkung zurücknehmen
dragoon-plot-an-assault-on-the-enemies-in-front = Einen Sturm auf die Feinde vor der Front vormerken
dragoon-enter-the-vacated-hex = Das geräumte Hexfeld betreten
dragoon-nobody-advances = Niemand rückt nach
dragoon-give-points = Punkte geben
dragoon-hand-sub-points-to-a-corps-leader = Einem Korpsführer Unterführerpunkte geben
dragoon-check-now = Jetzt würfeln
dragoon-roll-for-the-activation-of-the-leader = Um die Aktivierung des Anführers würfeln
dragoon-defer = Zurückstellen
dragoon-put-the-leader-off-to-later-in-the-turn = Den Anführer auf später im Zug verschieben
dragoon-call-deferred-leader = Anführer aufrufen
dragoon-let-a-deferred-leader-check-now = Einen zurückgestellten Anführer jetzt seine Probe ablegen lassen
dragoon-finished-targeting = Zielwahl beenden
dragoon-finish-the-plots-of-this-step = Die Vormerkungen dieses Schritts abschließen
dragoon-end-phase = Phase beenden
dragoon-finish-the-movement-phase = Die Bewegungsphase beenden
dragoon-choose-targets-for-your-batteries-then-finish = Ziele für die eigenen Batterien wählen, dann abschließen.
dragoon-hand-out-the-overall-leader-s-points = Die Punkte des Oberbefehlshabers verteilen.
dragoon-deferred-leaders = Zurückgestellte Anführer
dragoon-call-a-deferred-leader-or-nobody = Einen zurückgestellten Anführer aufrufen oder niemanden.
dragoon-check-this-leader-now-or-defer-him = Diesen Anführer jetzt seine Probe ablegen lassen oder zurückstellen.
dragoon-choose-targets-then-finish = Ziele wählen, dann abschließen.
dragoon-move-turn-rally-charge-then-end-the-phase = Bewegen, drehen, sammeln, attackieren; dann die Phase beenden.
dragoon-advance-after-fire = Nachrücken nach Feuer
dragoon-who-enters-the-vacated-hex = Wer betritt das geräumte Hexfeld?
dragoon-choose-who-assaults-then-finish = Wählen, wer stürmt, dann abschließen.
dragoon-the-units-attached-to-that-leader = Die Einheiten, die diesem Anführer zugeteilt sind
dragoon-own-leaders-who-have-been-put-off = Eigene Anführer, die zurückgestellt wurden
dragoon-disrupted = In Unordnung
dragoon-own-units-with-disruption-above-5 = Eigene Einheiten mit Unordnung über 5
dragoon-own-units-with-morale-5-or-less = Eigene Einheiten mit Moral 5 oder weniger
dragoon-own-units-that-have-had-their-action-phase = Eigene Einheiten, die ihre Aktionsphase gehabt haben

## combat/checks.rs

dragoon-keeps-order = hält Ordnung
dragoon-disruption-before-to-a1 = Unordnung { $before } auf { $a1 }
dragoon-morale-before-to-a1 = Moral { $before } auf { $a1 }
dragoon-stacked-hex = Hexfeld mit Stapel

## combat/hits.rs

dragoon-v-of-the-expected-hits-on-name = { $v } % der erwarteten Treffer bei { $name }
dragoon-one-more-hit = ein Treffer mehr
dragoon-no-further-hit = kein weiterer Treffer
dragoon-a-gun-is-lost = ein Geschütz geht verloren
dragoon-no-gun-is-lost = kein Geschütz geht verloren
dragoon-a1-men-fall = { $a1 } Mann fallen
dragoon-strikers-no-hit-on-a1 = { $strikers }: kein Treffer bei { $a1 }
dragoon-strikers-1-hit-on-a1 = { $strikers }: 1 Treffer bei { $a1 }
dragoon-strikers-n-hits-on-a1 = { $strikers }: { $n } Treffer bei { $a1 }
dragoon-1-man-lost = , 1 Mann verloren
dragoon-n-men-lost = , { $n } Mann verloren
dragoon-1-gun-lost = , 1 Geschütz verloren
dragoon-n-guns-lost = , { $n } Geschütze verloren
dragoon-name-is-destroyed = { $name } ist vernichtet

## combat/power.rs

dragoon-regimental-guns-2 = Regimentsgeschütze
dragoon-at-light-infantry = auf leichte Infanterie
dragoon-large-target = großes Ziel
dragoon-at-a-lone-battery = auf eine Batterie allein
dragoon-through-the-flank = durch die Flanke
dragoon-through-the-rear = durch den Rücken
dragoon-own-disruption = eigene Unordnung
dragoon-own-morale = eigene Moral
dragoon-target-s-disruption = Unordnung des Ziels
dragoon-direction-and-target = Richtung und Ziel

## command/absence.rs

dragoon-name-is-still-to-come-in-turn-turn = { $name } kommt erst noch, in Zug { $turn }
dragoon-name-is-lost = { $name } ist verloren
dragoon-name-has-left-the-map = { $name } hat die Karte verlassen
dragoon-a1-belongs-to-the-other-side-which-does-not = { $a1 } gehört zur anderen Seite, die jetzt nicht entscheidet
dragoon-name-takes-no-part-no-leader-is-active = { $name } nimmt nicht teil: kein Anführer ist aktiv
dragoon-name-has-had-his-chance-this-turn-leader-is = { $name } hatte in diesem Zug schon Gelegenheit; aktiv ist { $leader }
dragoon-leader-is-active-only-he-moves-and-leaders-in = { $leader } ist aktiv: nur er bewegt sich und Anführer im Radius eines Oberbefehlshabers, der es ist
dragoon-name-has-acted-this-turn-already = { $name } hat in diesem Zug schon gehandelt
dragoon-name-is-under-a1-leader-is-active = { $name } untersteht { $a1 }; aktiv ist { $leader }
dragoon-name-was-out-of-the-radius-of-leader-when = { $name } war außerhalb des Radius von { $leader }, als er aktiviert wurde, oder ist seither aus der Flucht gesammelt worden

## command/leaders.rs

dragoon-is-safe = bleibt unversehrt
dragoon-name-falls = { $name } fällt
dragoon-the-withdrawal-level-of-his-side-falls-to-level = Die Rückzugsschwelle seiner Seite sinkt auf { $level } %
dragoon-the-withdrawal-level-of-his-side-falls = Die Rückzugsschwelle seiner Seite sinkt
dragoon-nobody-is-left-to-take-over-the-army = Niemand ist übrig, um die Armee zu übernehmen
dragoon-a1-takes-over-the-army = { $a1 } übernimmt die Armee
dragoon-his-corps-has-no-unit-left-on-the-map = Sein Korps hat keine Einheit mehr auf der Karte: niemand ersetzt ihn
dragoon-command-rating-v = Befehlswert { $v }
dragoon-name-takes-over = { $name } übernimmt
dragoon-seen-with-command-rating-new-cr-radius-new-radius = { $seen } mit Befehlswert { $new_cr }, Radius { $new_radius }

## command/mod.rs

dragoon-there-is-no-overall-leader-to-give-points = Es gibt keinen Oberbefehlshaber, der Punkte geben könnte
dragoon-only-a-corps-leader-of-the-side-can-be = Nur ein Korpsführer der Seite kann Punkte bekommen
dragoon-the-overall-leader-is-in-contact-and-gives-no = Der Oberbefehlshaber hat Feindberührung und gibt keine Punkte
dragoon-the-leader-is-outside-the-overall-leader-s-radius = Der Anführer ist außerhalb des Radius des Oberbefehlshabers
dragoon-three-quarters-of-the-corps-are-in-contact = Drei Viertel des Korps haben Feindberührung
dragoon-no-points-are-left-to-give = Es sind keine Punkte mehr zu geben
dragoon-choose-how-many-points-he-gets-1-to-left = Wählen, wie viele Punkte er bekommt, 1 bis { $left }
dragoon-there-are-not-so-many-points-to-give-left = So viele Punkte sind nicht zu geben: übrig { $left }
dragoon-name-gives-a-point-to-nobody-it-is-lost = { $name } gibt einen Punkt niemandem: er verfällt
dragoon-name-gives-n-points-to-nobody-they-are-lost = { $name } gibt { $n } Punkte niemandem: sie verfallen
dragoon-in-contact-active-without-a-check = In Feindberührung: aktiv ohne Probe
dragoon-all-in-column-active-without-a-check = Alle in Kolonne: aktiv ohne Probe

## command/rally.rs

dragoon-it-has-no-disruption = Hier gibt es keine Unordnung
dragoon-not-in-an-enemy-zone-of-control = Nicht in einer feindlichen Kontrollzone
dragoon-it-is-in-perfect-order = Sie ist in bester Ordnung
dragoon-not-enough-movement-points = Nicht genug Bewegungspunkte
dragoon-does-not-recover-disruption-stays-before = erholt sich nicht, Unordnung bleibt { $before }
dragoon-recovers-disruption-before-to-a1 = erholt sich, Unordnung { $before } auf { $a1 }
dragoon-there-is-no-leader-to-rally-it = Kein Anführer ist da, um sie zu sammeln
dragoon-only-units-on-the-map-are-rallied = Nur Einheiten auf der Karte werden gesammelt
dragoon-it-is-not-of-his-side = Sie ist nicht von seiner Seite
dragoon-a-pursuing-unit-takes-no-orders = Eine Einheit in der Verfolgung nimmt keine Befehle an
dragoon-it-is-not-attached-to-the-active-leader = Sie ist dem aktiven Anführer nicht zugeteilt
dragoon-it-is-outside-the-active-leader-s-radius = Sie ist außerhalb des Radius des aktiven Anführers
dragoon-its-morale-cannot-be-higher = Ihre Moral kann nicht höher sein
dragoon-there-are-not-enough-rally-points-left = Es sind nicht genug Sammelpunkte übrig
dragoon-rallied-morale-before-to-morale = gesammelt, Moral { $before } auf { $morale }
dragoon-not-rallied-morale-stays-before = nicht gesammelt, Moral bleibt { $before }
dragoon-forms-at-disruption-v = ordnet sich bei Unordnung { $v }

## fire/targets.rs

dragoon-limbered-guns-cannot-fire = Aufgeprotzte Geschütze können nicht feuern
dragoon-its-crews-have-lost-heart-rally-the-battery-before = Ihre Bedienungen haben den Mut verloren: die Batterie sammeln, bevor sie feuert
dragoon-a-battery-beside-a-square-may-not-fire = Eine Batterie neben einem Karree darf nicht feuern
dragoon-only-artillery-bombards = Nur Artillerie nimmt am Beschuss teil
dragoon-there-is-no-enemy-unit-in-that-hex = In diesem Hexfeld ist keine feindliche Einheit
dragoon-distance-hexes-is-beyond-its-reach-of-reach = Entfernung { $distance } Hexfelder, die Reichweite ist { $reach }
dragoon-the-hex-lies-outside-the-battery-s-front = Das Hexfeld liegt außerhalb der Front der Batterie
dragoon-the-battery-does-not-see-that-hex = Die Batterie sieht dieses Hexfeld nicht
dragoon-leaders-do-not-fight = Anführer kämpfen nicht
dragoon-a-routed-unit-does-not-fire = Eine Einheit auf der Flucht feuert nicht
dragoon-cavalry-never-fires = Kavallerie feuert nie
dragoon-it-is-the-other-side-that-fires-now = Jetzt feuert die andere Seite
dragoon-artillery-does-not-fire-in-this-step = Artillerie feuert in diesem Schritt nicht
dragoon-only-the-top-unit-of-a-hex-fires = Nur die oberste Einheit eines Hexfelds feuert
dragoon-in-column-it-has-no-zone-of-control-to = In Kolonne hat sie keine Kontrollzone, in die sie feuern könnte
dragoon-second-fire-is-for-units-that-moved-in-this = Zweites Feuer ist für Einheiten, die sich in dieser Aktionsphase bewegt haben
dragoon-a-unit-that-made-an-assault-move-may-not = Eine Einheit, die eine Sturmbewegung gemacht hat, darf nicht feuern
dragoon-it-fires-only-at-an-enemy-in-its-own = Sie feuert nur auf einen Feind in ihrer eigenen Kontrollzone
dragoon-only-an-enemy-that-moved-or-fired-in-this = Nur ein Feind, der sich in dieser Aktionsphase bewegt oder gefeuert hat, ist ein Ziel

## lib.rs

dragoon-this-ground-is-closed-to-it-formed-as-it = Dieses Gelände ist ihr in dieser Formation verschlossen
dragoon-there-is-no-room-in-the-hex-or-these = Im Hexfeld ist kein Platz, oder diese Waffengattungen dürfen keines teilen

## movement/auto_form.rs

dragoon-name-caught-in-column-goes-into-line = { $name }, in Kolonne überrascht, geht in Linie über
dragoon-change-of-formation = Wechsel der Formation

## movement/disengage.rs

dragoon-only-foot-and-cavalry-disengage = Nur Fußvolk und Kavallerie lösen sich
dragoon-only-units-in-line-and-light-infantry-disengage = Nur Einheiten in Linie und leichte Infanterie lösen sich
dragoon-it-is-in-no-enemy-zone-of-control = Sie ist in keiner feindlichen Kontrollzone
dragoon-it-needs-all-its-movement-points = Sie braucht dafür alle ihre Bewegungspunkte
dragoon-it-cannot-disengage = Sie kann sich nicht lösen
dragoon-it-steps-back-to-a-rear-hex-or-to = Sie tritt in ein Hexfeld hinter sich zurück, oder an ihre Flanke, falls keines hinter ihr offen steht
dragoon-it-steps-back-to-a-flank-hex-only-if = An ihre Flanke tritt sie nur zurück, falls kein Hexfeld hinter ihr offen steht
dragoon-that-hex-is-closed-to-it-full-held-by = Dieses Hexfeld ist ihr verschlossen: voll, vom Feind besetzt oder in seiner Kontrollzone, oder Gelände, das sie nicht betreten darf
dragoon-that-hex-is-closed-to-it-full-held-by-2 = Dieses Hexfeld ist ihr verschlossen: voll, vom Feind besetzt oder in seiner Kontrollzone, oder kein offenes Gelände, höher oder jenseits eines Bachs

## movement/disorder.rs

dragoon-changing-formation = Wechsel der Formation

## movement/forming.rs

dragoon-it-has-no-other-formation = Sie hat keine andere Formation
dragoon-it-makes-an-assault-move-and-keeps-its-formation = Sie macht eine Sturmbewegung und behält ihre Formation
dragoon-at-disruption-5-or-more-its-formation-is-fixed = Bei Unordnung 5 oder mehr liegt ihre Formation fest
dragoon-choose-the-formation-it-takes-up-line-or-column = Die Formation wählen, die sie einnimmt: Linie oder Kolonne
dragoon-choose-the-facing-it-takes-up = Die Ausrichtung wählen, die sie einnimmt
dragoon-a-line-faces-a-vertex-a-column-a-side = Eine Linie richtet sich auf eine Ecke aus, eine Kolonne auf eine Hexkante
dragoon-that-formation-cannot-be-taken-up-on-this-ground = Diese Formation lässt sich in diesem Gelände nicht einnehmen
dragoon-choose-left-or-right-a-change-of-formation-turns = Links oder rechts wählen: ein Wechsel der Formation dreht die Einheit
dragoon-leaders-do-not-count-in-a-stack = Anführer zählen in einem Stapel nicht
dragoon-it-fired-in-first-fire-and-stays-beneath = Sie hat im ersten Feuer gefeuert und bleibt unten
dragoon-it-is-the-top-unit-already = Sie ist schon die oberste Einheit

## movement/marches.rs

dragoon-it-does-not-get-there = Sie kommt nicht dorthin

## movement/mod.rs

dragoon-it-fired-in-first-fire-and-stays-where-it = Sie hat im ersten Feuer gefeuert und bleibt, wo sie ist
dragoon-it-bombarded-this-turn-and-neither-moves-nor-turns = Sie hat in diesem Zug am Beschuss teilgenommen und bewegt und dreht sich nicht
dragoon-it-has-launched-a-charge = Sie hat eine Attacke angesetzt
dragoon-a-routed-unit-takes-no-orders = Eine Einheit auf der Flucht nimmt keine Befehle an
dragoon-it-entered-an-enemy-zone-of-control-and-moves = Sie hat eine feindliche Kontrollzone betreten und bewegt sich nicht weiter
dragoon-at-disruption-10-it-can-only-recover = Bei Unordnung 10 kann sie sich nur erholen
dragoon-leaders-have-no-facing = Anführer haben keine Ausrichtung
dragoon-it-fronts-all-round = Sie hat nach allen Seiten Front
dragoon-no-turn-in-an-enemy-zone-of-control = Keine Drehung in einer feindlichen Kontrollzone
dragoon-a-step-leads-to-an-adjacent-hex-of-the = Ein Schritt führt in ein angrenzendes Hexfeld der Karte
dragoon-a-square-cannot-move = Ein Karree kann sich nicht bewegen
dragoon-guns-in-an-enemy-zone-of-control-never-leave = Geschütze in einer feindlichen Kontrollzone verlassen sie nie
dragoon-a-column-in-an-enemy-zone-of-control-stays = Eine Kolonne in einer feindlichen Kontrollzone bleibt, wo sie ist
dragoon-it-stands-in-an-enemy-zone-of-control-and = Sie steht in einer feindlichen Kontrollzone und kann sich nur lösen
dragoon-it-cannot-bring-that-hex-to-its-front = Sie kann dieses Hexfeld nicht vor ihre Front bringen
dragoon-guns-move-only-limbered = Geschütze bewegen sich nur aufgeprotzt
dragoon-it-may-not-enter-that-ground-in-this-formation = Sie darf dieses Gelände in dieser Formation nicht betreten
dragoon-a-column-may-not-enter-an-enemy-zone-of = Eine Kolonne darf keine feindliche Kontrollzone betreten
dragoon-an-enemy-piece-is-there = Ein feindlicher Spielstein ist dort
dragoon-nobody-of-his-side-stands-in-that-enemy-zone = Niemand von seiner Seite steht in dieser feindlichen Kontrollzone
dragoon-he-may-not-go-there = Er darf nicht dorthin

## quotes/combat.rs

dragoon-low-hits = { $low } Treffer
dragoon-no-hit-or-1 = Kein Treffer oder 1
dragoon-low-to-high-hits = { $low } bis { $high } Treffer
dragoon-a1-a2-on-the-average = { $a1 }, im Durchschnitt { $a2 }
dragoon-strength-a1-of-a-base-of-a2 = Stärke { $a1 }, bei einer Grundstärke von { $a2 }
dragoon-in-fog-the-enemy-is-taken-for-usual-troops = Im Nebel wird der Feind für gewöhnliche Truppen genommen: Qualität { $quality }, Moral { $morale }, Unordnung { $disruption }
dragoon-guns-left-alone-are-taken-without-a-fight = Allein gelassene Geschütze werden ohne Kampf genommen
dragoon-name-win-to-be-driven-off = { $name }: zu { $win } % vertrieben
dragoon-repulse-to-be-thrown-back = Zu { $repulse } % zurückgeworfen
dragoon-emptied-that-name-gives-way-and-nobody-advances = { $emptied } %, dass { $name } weicht und niemand nachrückt
dragoon-name-how-it-ends-is-not-counted-because-a1 = { $name }: der Ausgang wird nicht berechnet, weil { $a1 }
dragoon-name-holds-its-first-morale-check-at-holds-because = { $name } besteht die erste Moralprobe zu { $holds } %{ $because }

## quotes/command.rs

dragoon-he-may-be-called-again-when-a-later-command = Er kann wieder aufgerufen werden, wenn eine spätere Befehlsphase beginnt
dragoon-all-stay-deferred = Alle bleiben zurückgestellt
dragoon-if-the-other-side-calls-one-too-the-better = Ruft die andere Seite auch einen auf, legt der mit dem besseren Befehlswert die Probe ab, und der andere bleibt zurückgestellt
dragoon-rating-rating-becomes-a1-activation-now-becomes-then = Befehlswert { $rating } wird { $a1 }: Aktivierung { $now } % wird { $then } %
dragoon-rating-rating-active-with-a-chance-of-a1 = Befehlswert { $rating }: aktiv mit einer Wahrscheinlichkeit von { $a1 } %

## quotes/ending.rs

dragoon-no-die-is-rolled-points-not-given-are-lost = Es wird nicht gewürfelt; nicht vergebene Punkte verfallen
dragoon-settled-once-both-sides-have-chosen-what-the-other = Wird abgewickelt, sobald beide Seiten gewählt haben; was die andere wählt, ist vorher nicht bekannt
dragoon-none-of-your-units-fires = Keine der eigenen Einheiten feuert
dragoon-unit-fires = Einheit feuert
dragoon-units-fire = Einheiten feuern
dragoon-who-at-a1 = { $who }, auf { $a1 }
dragoon-nobody-assaults-on-foot = Niemand stürmt zu Fuß
dragoon-battalion-assaults = Bataillon stürmt
dragoon-battalions-assault = Bataillone stürmen
dragoon-charge-strikes = Attacke schlägt zu
dragoon-charges-strike = Attacken schlagen zu
dragoon-a1-in-the-assault-step-unless-fire-spoils-it = Im Schritt „Sturm“, falls nicht Feuer es vorher verhindert: { $a1 }
dragoon-charge-launched-strikes = angesetzte Attacke schlägt zu
dragoon-charges-launched-strike = angesetzte Attacken schlagen zu

## quotes/mod.rs

dragoon-1-unit = 1 Einheit
dragoon-n-units = { $n } Einheiten
dragoon-units-may-be-rallied-in-their-order-with-left = Der Reihe nach zu sammeln, mit { $left } Punkten: { $units }
dragoon-the-step = der Schritt
dragoon-the-change = der Wechsel
dragoon-chance-to-lose-disruption = Zu { $chance } % geht Unordnung zurück
dragoon-chance-to-gain-morale-cost-of-left-points = Zu { $chance } % steigt die Moral; { $cost } von { $left } Punkten
dragoon-stepping-back = Zurücktreten
dragoon-it-must-end-its-move-next-to-an-enemy = Sie muss ihre Bewegung neben einem Feind beenden
dragoon-it-will-not-fire-in-second-fire = Sie wird im zweiten Feuer nicht feuern
dragoon-riding-out-from-beneath-every-unit-of-the-hex = Ausritt von unten: jede Einheit des Hexfelds legt eine Unordnungsprobe ab
dragoon-riding-there = der Ritt dorthin
dragoon-charging-in-place = Attacke von der Stelle
dragoon-it-takes-the-place-of-the-unit-on-top = Sie nimmt den Platz der obersten Einheit ein
dragoon-each-hex-ridden-checks-order-by-its-ground-and = Jedes durchrittene Hexfeld verlangt eine Unordnungsprobe, nach seinem Gelände und mit { $charge }
dragoon-what-risk-to-lose-order = { $what }: zu { $risk } % Verlust der Ordnung
dragoon-it-stops-there-in-an-enemy-zone-of-control = Sie hält dort an, in einer feindlichen Kontrollzone
dragoon-moving-out-from-beneath-every-unit-of-the-hex = Abmarsch von unten: jede Einheit des Hexfelds legt eine Unordnungsprobe ab
dragoon-at-disruption-5-its-formation-is-fixed = Bei Unordnung 5 liegt ihre Formation fest

## quotes/odds.rs

dragoon-no-hit = kein Treffer
dragoon-n-hits = { $n } Treffer

## retreat/mod.rs

dragoon-name-retreats = { $name } weicht zurück
dragoon-falling-back = Zurückweichen

## retreat/pursuit.rs

dragoon-comes-to-hand = gehorcht wieder
dragoon-does-not-come-to-hand = gehorcht noch nicht
dragoon-name-ends-its-pursuit = { $name } beendet die Verfolgung
dragoon-v-a1-men-lost = { $v } %: { $a1 } Mann verloren
dragoon-name-is-caught = { $name } wird eingeholt
dragoon-seen-loss-men-lost = { $seen }: { $loss } Mann verloren

## retreat/rout.rs

dragoon-name-runs-off-the-map = { $name } flieht von der Karte
dragoon-seen-men-men-lost = { $seen }: { $men } Mann verloren

## retreat/withdrawal.rs

dragoon-both-sides-would-give-way-name-stays-where-it = Beide Seiten würden weichen: { $name } bleibt stehen, und niemand rückt nach
dragoon-name-routs = { $name } flieht
dragoon-name-surrenders = { $name } ergibt sich

## scenario_checks/command.rs

dragoon-a1-has-no-corps-leader-in-the-battle = { $a1 } hat keinen Korpsführer in der Schlacht.
dragoon-command-rating-2 = Befehlswert
dragoon-sub-rating-2 = Unterführerwert
dragoon-the-sub-rating-of-a1-is-sr-above-5 = Der Unterführerwert von { $a1 } ist { $sr }; über 5 ist selten.
dragoon-set-it-to-5 = Auf 5 setzen
dragoon-a1-has-a-command-rating-of-own-far-above = { $a1 } hat den Befehlswert { $own }, weit über dem Wert { $cr } von { $a2 }.
dragoon-set-it-to-a1 = Auf { $a1 } setzen
dragoon-a1-is-attached-to-leader-who-does-not-exist = { $a1 } ist „{ $leader }“ zugeteilt; diesen Anführer gibt es nicht.
dragoon-detach-it = Zuteilung aufheben
dragoon-a1-has-no-nation = { $a1 } hat keine Nation.
dragoon-a1-has-the-nation-a2-which-is-not-listed = { $a1 } hat die Nation „{ $a2 }“, die nicht aufgeführt ist.
dragoon-list-a1 = { $a1 } aufführen
dragoon-set-its-nation-to-named = Als Nation setzen: { $named }
dragoon-the-battery-a1-is-attached-to-a-leader-artillery = Die Batterie { $a1 } ist einem Anführer zugeteilt; Artillerie dient allen.
dragoon-a1-starts-away-hexes-from-a2-out-of-his = { $a1 } beginnt { $away } Hexfelder von { $a2 }, außerhalb seines Radius von { $a3 } und desjenigen des Oberbefehlshabers.
dragoon-set-the-radius-of-a1-to-away = Den Radius von { $a1 } auf { $away } setzen
dragoon-no-corps-leader-starts-within-the-radius-of-a1 = Kein Korpsführer beginnt innerhalb des Radius von { $a1 }, der { $a2 } beträgt.
dragoon-set-it-to-away = Auf { $away } setzen

## scenario_checks/deployment.rs

dragoon-a1-may-not-be-a2-in-a3-a4 = { $a1 } darf dort nicht so stehen: Formation { $a2 }, Gelände { $a3 } ({ $a4 }).
dragoon-form-it-in-a1 = Formation annehmen: { $a1 }
dragoon-a1-units-stand-in-name-there-is-room-for = In { $name } stehen { $a1 } Einheiten; Platz ist für { $room }.
dragoon-a1-and-a2-may-not-share-name = { $a1 } und { $a2 } dürfen nicht zusammen stehen in { $name }.
dragoon-neither-a1-nor-a2-is-the-top-unit-of = Weder { $a1 } noch { $a2 } ist die oberste Einheit von { $name }.
dragoon-put-a1-on-top = { $a1 } nach oben stellen
dragoon-both-a1-and-a2-are-the-top-unit-of = Sowohl { $a1 } als auch { $a2 } ist die oberste Einheit von { $name }.
dragoon-a1-starts-form-in-an-enemy-zone-of-control = { $a1 } beginnt in einer feindlichen Kontrollzone, Formation: { $form }.
dragoon-the-battery-a1-starts-in-an-enemy-zone-of = Die Batterie { $a1 } beginnt in einer feindlichen Kontrollzone.
dragoon-a1-starts-alone-in-an-enemy-zone-of-control = { $a1 } beginnt allein in einer feindlichen Kontrollzone.
dragoon-a1-and-a2-start-face-to-face-in-neighbouring = { $a1 } und { $a2 } beginnen einander gegenüber in benachbarten Hexfeldern.
dragoon-the-battery-a1-has-no-enemy-in-front-of = Die Batterie { $a1 } hat keinen Feind vor der Front.
dragoon-face-hour-o-clock = Front auf { $hour } Uhr
dragoon-the-battery-a1-sees-nothing-beyond-the-next-hex = Die Batterie { $a1 } sieht nichts jenseits des nächsten Hexfelds vor ihrer Front.
dragoon-the-corps-of-a1-marches-at-the-enemy-all = Das Korps von { $a1 } marschiert ganz in Kolonne auf den Feind zu.
dragoon-form-the-corps-in-line = Das Korps in Linie aufstellen

## scenario_checks/ground.rs

dragoon-the-board-is-a1-by-a2-hexes-it-needs = Der Spielplan hat { $a1 } mal { $a2 } Hexfelder; nötig sind mindestens 5 mal 5.
dragoon-the-board-is-a1-by-a2-hexes-more-than = Der Spielplan hat { $a1 } mal { $a2 } Hexfelder, mehr als zehn Meilen in der Breite.
dragoon-an-unnamed-a1 = { $a1 } ohne Namen
dragoon-an-unnamed-a1-2 = { $a1 } ohne Namen
dragoon-a1-runs-off-the-board-in-a2-places = { $a1 } führt vom Spielplan (Zahl der Stellen: { $a2 }).
dragoon-cut-it-off-at-the-edge = Am Rand abschneiden
dragoon-between-a1-and-a2-the-ground-rises-by-3 = Zwischen { $a1 } und { $a2 } steigt das Gelände um 3 Höhenstufen oder mehr (Zahl solcher Stellen: { $a3 }).
dragoon-and-in-one-more-place = (und an einer weiteren Stelle)
dragoon-and-in-more-more-places = (und an { $more } weiteren Stellen)
dragoon-a1-jumps-from-a2-to-a3-which-are-not = { $a1 } springt von { $a2 } nach { $a3 }, die keine Nachbarn sind{ $more }.
dragoon-close-the-gap = Die Lücke schließen
dragoon-a-stream-crosses-a1-between-a2-and-a3-whoever = Ein Bach kreuzt { $a1 } zwischen { $a2 } und { $a3 }: wer auf der Straße bleibt, überschreitet ihn wie auf einer Brücke.

## scenario_checks/params.rs

dragoon-the-battle-has-a1-turns-it-needs-1-to = Die Zahl der Züge der Schlacht ist { $a1 }; nötig sind 1 bis { $MOST_TURNS }.
dragoon-play-12-turns = 12 Züge spielen
dragoon-the-battle-has-turns-turns-more-than-fifteen-hours = Die Schlacht hat { $turns } Züge, mehr als fünfzehn Stunden.
dragoon-play-60-turns = 60 Züge spielen
dragoon-withdrawal-level-2 = Rückzugsschwelle
dragoon-gives-up-almost-at-once = gibt fast sofort auf
dragoon-hardly-ever-gives-up = gibt kaum je auf
dragoon-a1-what-its-withdrawal-level-is-level = { $a1 } { $what }: die Rückzugsschwelle ist { $level } %.
dragoon-set-it-to-right = Auf { $right } % setzen
dragoon-charge-disruption-modifier-2 = Unordnungsmodifikator der Attacke
dragoon-the-nation-a1-has-no-row-of-traits-of = Die Nation { $a1 } hat keine eigene Zeile mit Eigenschaften.
dragoon-use-the-traits-of-a1 = Die Eigenschaften von { $a1 } verwenden
dragoon-give-it-the-default-traits-as-its-own = Ihr die üblichen Eigenschaften als eigene geben
dragoon-let-such-nations-use-the-default-traits = Solche Nationen die üblichen Eigenschaften benutzen lassen
dragoon-min-to-max = { $min } bis { $max }
dragoon-p-or-o = P oder O
dragoon-the-trait-a1-of-the-nation-a2-is-value = Die Eigenschaft „{ $a1 }“ der Nation { $a2 } ist { $value }, zulässig ist aber: { $due }.
dragoon-use-the-trait-of-its-row = Die Eigenschaft ihrer Zeile verwenden
dragoon-a1-has-no-home-edge-for-its-routed-units = { $a1 } hat keinen Heimatrand, zu dem Einheiten auf der Flucht laufen könnten.
dragoon-both-sides-have-the-same-home-edge-so-that = Beide Seiten haben denselben Heimatrand, sodass Einheiten auf der Flucht durch den Feind laufen.

## scenario_checks/state.rs

dragoon-least-to-most = { $least } bis { $most }
dragoon-at-least-least = mindestens { $least }
dragoon-at-most-most-men = höchstens { $MOST_MEN }
dragoon-a1-has-value-attr-it-must-have-due = { $a1 } hat { $value } { $attr }; nötig: { $due }.
dragoon-give-it-right-attr = { $right } { $attr } geben
dragoon-unusually-many = ungewöhnlich viele
dragoon-unusually-few = ungewöhnlich wenige
dragoon-a1-has-men-men-what-for-its-kind = { $a1 } hat { $men } Mann, { $what } für diese Art.
dragoon-give-it-right-men = { $right } Mann geben
dragoon-name-has-guns-regimental-guns-a-battalion-has-least = Zahl der Regimentsgeschütze von { $name }: { $guns }; ein Bataillon hat { $least } bis { $most }.
dragoon-give-it-right = { $right } geben
dragoon-a1-has-regimental-guns-only-infantry-and-light-infantry = { $a1 } hat Regimentsgeschütze; nur Infanterie und leichte Infanterie haben welche.
dragoon-take-them-away = Wegnehmen
dragoon-the-battery-a1-has-disruption-artillery-has-none = Die Batterie { $a1 } hat Unordnung; Artillerie hat keine.
dragoon-the-what-of-a1-is-value-it-goes-from = { $what } von { $a1 }: { $value }; zulässig ist { $least } bis { $most }.
dragoon-a1-or-last = { $a1 } oder { $last }
dragoon-the-quality-of-a1-is-quality-it-is-due = Die Qualität von { $a1 } ist „{ $quality }“; zulässig: { $due }.
dragoon-make-it-usual = Auf { $usual } setzen
dragoon-a1-is-routed-but-has-a-morale-of-morale = { $a1 } ist auf der Flucht, hat aber Moral { $morale }.
dragoon-let-it-stand-formed = Geordnet stehen lassen
dragoon-set-its-morale-to-0 = Die Moral auf 0 setzen
dragoon-a1-has-a-morale-of-0-but-is-not = { $a1 } hat Moral 0, ist aber nicht auf der Flucht.
dragoon-let-it-be-routed = Auf die Flucht schicken
dragoon-set-its-morale-to-usual = Die Moral auf { $usual } setzen
dragoon-a1-starts-routed-with-a-morale-of-0 = { $a1 } beginnt auf der Flucht, mit Moral 0.
dragoon-a1-is-routed-but-has-a-disruption-of-disruption = { $a1 } ist auf der Flucht, hat aber Unordnung { $disruption }; die Schlacht beginnt mit { $routed }, wie bei jeder Einheit auf der Flucht.
dragoon-set-it-to-routed = Auf { $routed } setzen
dragoon-a1-starts-with-a-morale-of-only-morale = { $a1 } beginnt mit nur Moral { $morale }.
dragoon-a1-starts-with-a-disruption-of-disruption = { $a1 } beginnt mit Unordnung { $disruption }.
dragoon-a1-has-more-than-three-times-the-men-of = { $a1 } hat mehr als dreimal so viele Mann wie der Feind: { $a2 } gegen { $a3 }.

## scenario_checks/victory.rs

dragoon-the-objectives-other-and-a1-lie-in-the-same = Die Ziele { $other } und { $a1 } liegen im selben Hexfeld, { $a2 }.
dragoon-a1-is-worth-a-to-a-and-b-to = { $a1 } hat für A den Wert { $a } und für B den Wert { $b }; Werte gehen von { $least } bis { $most }.
dragoon-bring-the-values-into-range = Die Werte in den zulässigen Bereich bringen
dragoon-add-an-objective-at-a1 = Ein Ziel bei { $a1 } hinzufügen
dragoon-make-them-worth-something-to-name = Ihnen einen Wert geben für { $name }
dragoon-there-is-no-objective-however-the-battle-goes-it = Es gibt kein Ziel: wie die Schlacht auch verläuft, sie endet unentschieden.
dragoon-no-objective-is-worth-anything-to-a1 = Kein Ziel hat einen Wert für { $a1 }.
dragoon-nobody-holds-a1-at-the-start = Niemand hält { $a1 } zu Beginn.
dragoon-let-a1-hold-it = Zu Beginn gehalten von { $a1 }
dragoon-name-holds-what-but-has-no-unit-on-the = { $name } hält { $what }, hat aber keine Einheit auf dem Spielplan.
dragoon-name-holds-what-but-its-nearest-unit-is-n = { $name } hält { $what }, aber die nächste eigene Einheit ist so viele Hexfelder entfernt: { $n }.
dragoon-play-turns-turn-a1 = Zahl der Züge auf { $turns } setzen
dragoon-no-unit-of-name-can-come-to-any-objective = Keine Einheit von { $name } kommt innerhalb der Züge der Schlacht ({ $turns }) an irgendein Ziel.
dragoon-a1-arrives-on-turn-turn-the-battle-has-turns = { $a1 } trifft in Zug { $turn } ein; letzter Zug der Schlacht: { $turns }.
dragoon-let-it-arrive-on-turn-right = In Zug { $right } eintreffen lassen
dragoon-a1-arrives-off-the-board = { $a1 } trifft außerhalb des Spielplans ein.
dragoon-the-entry-hex-a1-of-a2-lies-off-the = Das Eintrittsfeld { $a1 } von { $a2 } liegt außerhalb des Spielplans.
dragoon-a1-is-there-before-its-leader-a2-who-arrives = { $a1 } ist vor dem zugehörigen Anführer da: { $a2 } trifft in Zug { $a3 } ein.
dragoon-let-it-arrive-with-him = Mit ihm eintreffen lassen
dragoon-one-volley-can-cost-volley-men-and-name-withdraws = Eine Salve kann { $volley } Mann kosten, und { $name } zieht sich bei { $level } % von { $army } zurück: mit den ersten Schüssen kann alles vorbei sein.
dragoon-set-it-to-right-2 = Auf { $right } % setzen
dragoon-neither-side-can-win-or-lose-no-objective-is = Keine Seite kann siegen oder verlieren: kein Ziel hat für eine von beiden einen Wert.

## screen/figures.rs

dragoon-a1-of-a2 = { $a1 } von { $a2 }
dragoon-time = Uhrzeit
dragoon-side-side-name = Seite { $side }: { $name }
dragoon-objective-points = Zielpunkte
dragoon-men-left = Mann übrig
dragoon-left-of-all-share = { $left } von { $all } ({ $share } %)

## screen/relations.rs

dragoon-lost-of-all-men-are-lost-at-limit-which = { $lost } von { $all } Mann sind verloren; bei { $limit }, das sind { $level } %, zieht sich die Armee zurück

## screen/under_way.rs

dragoon-a1-left-of-all-points-left-to-give = { $a1 }: { $left } von { $all } Punkten noch zu vergeben
dragoon-a1-must-close-with-the-enemy-it-makes-an = { $a1 } muss an den Feind heranrücken: Sie macht eine Sturmbewegung

## survey.rs

dragoon-infantry-line-other = Infanterie, Linie (andere)
dragoon-infantry-column-other = Infanterie, Kolonne (andere)
dragoon-infantry-line-prussian = Infanterie, Linie (preußisch)
dragoon-infantry-column-prussian = Infanterie, Kolonne (preußisch)
dragoon-cavalry-line = Kavallerie, Linie
dragoon-cavalry-column = Kavallerie, Kolonne
dragoon-guns-limbered = Geschütze, aufgeprotzt

## titles of rules

dragoon-words-arithmetic-and-checks = Begriffe, Rechnen und Proben
dragoon-adjacent-to-an-enemy-unit = „Neben einer feindlichen Einheit“
dragoon-front-flank-and-rear-of-an-attack = Front, Flanke und Rücken eines Angriffs
dragoon-in-command-front-of-a-command = Geführt; Front eines Verbands
dragoon-integers-and-fractions = Ganze Zahlen und Brüche
dragoon-canonical-order = Feste Reihenfolge
dragoon-quality-check = Qualitätsprobe
dragoon-disruption-check = Unordnungsprobe
dragoon-who-has-no-disruption = Wer keine Unordnung hat
dragoon-units-pieces-and-nations = Einheiten, Spielsteine und Nationen
dragoon-scale = Maßstab
dragoon-kinds-and-attributes = Arten und Eigenschaften
dragoon-attachment = Zuteilung
dragoon-what-each-kind-can-do = Was jede Art kann
dragoon-artillery-has-no-rout-state = Artillerie kennt keine Flucht
dragoon-elimination = Ausschaltung
dragoon-national-traits-are-data = Nationaleigenschaften sind Daten
dragoon-the-action-phase = Die Aktionsphase
dragoon-joint-phases = Gemeinsame Phasen
dragoon-review = Rückblick
dragoon-empty-decisions-are-skipped = Leere Entscheidungen werden übergangen
dragoon-once-per-turn = Einmal je Zug
dragoon-when-the-end-of-the-battle-is-tested = Wann das Ende der Schlacht geprüft wird
dragoon-facing-zones-of-control-line-of-sight = Ausrichtung, Kontrollzonen, Sichtlinie
dragoon-facing-and-the-six-neighbours = Ausrichtung und die sechs Nachbarn
dragoon-who-has-a-zoc-and-where = Wer eine Kontrollzone hat und wo
dragoon-what-does-not-limit-a-zoc = Was eine Kontrollzone nicht begrenzt
dragoon-entering-stops = Betreten hält an
dragoon-leaving = Verlassen
dragoon-columns-keep-out-guns-never-leave = Kolonnen bleiben fern, Geschütze gehen nie
dragoon-leaders-and-zoc = Anführer und Kontrollzonen
dragoon-fire-needs-zoc = Feuer braucht eine Kontrollzone
dragoon-where-sight-matters = Wo die Sicht zählt
dragoon-the-hexes-of-a-line = Die Hexfelder einer Sichtlinie
dragoon-woods-towns-units = Wald, Städte, Einheiten
dragoon-bombardment-phase = Beschussphase
dragoon-targets = Ziele
dragoon-resolution = Abwicklung
dragoon-command-turn-and-command-phase = Befehlszug und Befehlsphase
dragoon-sub-points-2 = Unterführerpunkte
dragoon-limits-of-sub-points = Grenzen der Unterführerpunkte
dragoon-oa-in-contact = Oberbefehlshaber in Feindberührung
dragoon-a-corps-in-contact = Ein Korps in Feindberührung
dragoon-a-corps-all-in-column = Ein Korps ganz in Kolonne
dragoon-who-can-have-the-initiative = Wer die Initiative haben kann
dragoon-ties = Gleichstände
dragoon-deferment = Zurückstellung
dragoon-losing-the-comparison-running-out = Den Vergleich verlieren; wenn niemand mehr übrig ist
dragoon-activation-check = Aktivierungsprobe
dragoon-success-and-failure = Gelingen und Misslingen
dragoon-artillery-in-command = Geführte Artillerie
dragoon-the-oa-s-action-phase = Die Aktionsphase des Oberbefehlshabers
dragoon-movement-phase-of-an-action-phase = Bewegungsphase einer Aktionsphase
dragoon-who-may-move = Wer sich bewegen darf
dragoon-what-counts-as-having-moved = Was als bewegt gilt
dragoon-one-step = Ein Schritt
dragoon-cost-of-a-step = Kosten eines Schritts
dragoon-what-a-slope-is = Was ein Hang ist
dragoon-forbidden-terrain = Verbotenes Gelände
dragoon-movement-disruption = Unordnung durch Bewegung
dragoon-cells-without-a-modifier = Zellen ohne Modifikator
dragoon-map-edge = Kartenrand
dragoon-stepping-to-a-hex-that-is-not-in-front = Schritt in ein Hexfeld, das nicht vor der Front liegt
dragoon-turning = Drehen
dragoon-free-and-forbidden-turns = Freie und verbotene Drehungen
dragoon-changing-formation-2 = Wechsel der Formation
dragoon-columns-caught-by-infantry = Kolonnen, von Infanterie überrascht
dragoon-columns-caught-by-cavalry-cavalry-columns = Kolonnen, von Kavallerie überrascht; Kavalleriekolonnen
dragoon-who-tests-for-square = Wer die Karreeprobe ablegt
dragoon-square-check = Karreeprobe
dragoon-mp-in-the-square-check = BP in der Karreeprobe
dragoon-being-a-square = Als Karree stehen
dragoon-leaving-square-square-and-retreat = Verlassen des Karrees; Karree und Rückzug
dragoon-top-unit = Oberste Einheit
dragoon-who-is-top = Wer oben steht
dragoon-changing-the-top-unit = Wechsel der obersten Einheit
dragoon-the-lower-unit-moves-out = Die untere Einheit zieht hinaus
dragoon-1-in-a-stack = +1 in einem Stapel
dragoon-who-rallies-whom = Wer wen sammelt
dragoon-rallying-guns = Sammeln von Geschützen
dragoon-rally-points = Sammelpunkte
dragoon-what-is-counted = Was gezählt wird
dragoon-an-attempt = Ein Versuch
dragoon-rallying-a-routed-unit = Sammeln einer Einheit auf der Flucht
dragoon-order-of-auto-rally = Reihenfolge des selbsttätigen Sammelns
dragoon-recovering = Erholen
dragoon-disengaging = Lösen
dragoon-which-hex = Welches Hexfeld
dragoon-holding-it-to-its-word = Bindung an die Ansage
dragoon-launching-a-charge = Ansetzen einer Attacke
dragoon-the-charge-zone = Die Attackenzone
dragoon-charge-movement = Attackenbewegung
dragoon-what-can-spoil-a-charge = Was eine Attacke verderben kann
dragoon-charge-disruption = Unordnung durch Attacke
dragoon-charge-on-an-adjacent-enemy = Attacke auf einen angrenzenden Feind
dragoon-fire-steps = Feuerschritte
dragoon-first-fire-2 = Erstes Feuer
dragoon-defensive-fire = Abwehrfeuer
dragoon-second-fire-2 = Zweites Feuer
dragoon-choice-of-target = Wahl des Ziels
dragoon-resolution-of-a-fire-step = Abwicklung eines Feuerschritts
dragoon-fire-strength = Feuerstärke
dragoon-men-per-hit = Mann je Treffer
dragoon-hits-on-guns = Treffer auf Geschütze
dragoon-guns-behind-men = Geschütze hinter Mannschaft
dragoon-advance-after-second-fire = Nachrücken nach dem zweiten Feuer
dragoon-assault-phase = Sturmphase
dragoon-who-attacks = Wer angreift
dragoon-all-enemies-in-front = Alle Feinde vor der Front
dragoon-when-friends-share-targets = Wenn eigene Einheiten sich Ziele teilen
dragoon-no-mixed-attack = Kein gemischter Angriff
dragoon-one-moment = Ein einziger Augenblick
dragoon-lockstep-of-the-assault-step = Gleichzeitiger Ablauf im Schritt „Sturm“
dragoon-several-opponents = Mehrere Gegner
dragoon-disruption-check-after-the-strike = Unordnungsprobe nach dem Zuschlagen
dragoon-scope-of-mc2 = Geltungsbereich von MC2
dragoon-infantry-assaults-cavalry = Infanterie stürmt Kavallerie
dragoon-fire-at-the-charge = Feuer auf die Attacke
dragoon-charge-strength = Attackenstärke
dragoon-all-defenders-gone = Alle Verteidiger fort
dragoon-attackers-gone = Angreifer fort
dragoon-everybody-would-go = Alle würden gehen
dragoon-assault-and-lone-guns = Sturm und Geschütze allein
dragoon-how-an-advance-is-made = Wie nachgerückt wird
dragoon-retreat-rout-pursuit = Rückzug, Flucht, Verfolgung
dragoon-morale-thresholds = Moralschwellen
dragoon-disruption-thresholds = Unordnungsschwellen
dragoon-the-withdrawal-step = Der Schritt des Absetzens
dragoon-which-rear-hex = Welches Hexfeld im Rücken
dragoon-the-routed-unit = Die Einheit auf der Flucht
dragoon-how-far = Wie weit
dragoon-which-way = Wohin
dragoon-running-through-friends = Flucht durch eigene Einheiten
dragoon-surrender = Ergeben
dragoon-rout-losses = Verluste durch Flucht
dragoon-off-the-map = Von der Karte
dragoon-attacks-on-a-routed-unit = Angriffe auf eine Einheit auf der Flucht
dragoon-pursuit-check = Verfolgungsprobe
dragoon-reforming = Neuordnen
dragoon-pursuit-rout-phase-in-order = Verfolgungs- und Fluchtphase der Reihe nach
dragoon-never-a-target = Nie ein Ziel
dragoon-a-leader-by-himself = Ein Anführer allein
dragoon-leader-losses = Verluste an Anführern
dragoon-staying-with-the-stack = Beim Stapel bleiben
dragoon-a-leader-falls = Ein Anführer fällt
dragoon-limits-of-the-loss = Grenzen des Verlusts
dragoon-replacements = Ersatz
dragoon-random-ratings = Zufällige Werte
dragoon-who-is-best-where-when = Wer ist der Beste, wo, wann
dragoon-who-holds-an-objective = Wer ein Ziel hält
dragoon-when-it-ends = Wann es endet
dragoon-army-withdrawal-level = Rückzugsschwelle der Armee
dragoon-what-is-the-army-both-sides-at-once = Was die Armee ist; beide Seiten zugleich
dragoon-decisive-tactical-draw = Entscheidend, taktisch, unentschieden
dragoon-terrain-chart-points-and-disruption-modifiers = Geländetafel: Punkte und Unordnungsmodifikatoren
dragoon-fire-and-artillery = Feuer und Artillerie
dragoon-first-morale-check-of-an-assault = Erste Moralprobe eines Sturms
dragoon-draws = Würfe
dragoon-play-screen = Spielbildschirm
dragoon-layout-and-buttons = Anordnung und Schaltflächen
dragoon-short-cut-keys = Tastenkürzel
dragoon-battle-stats-controls-help = Statistik der Schlacht, Bedienung, Hilfe
dragoon-what-fog-hides = Was der Nebel verbirgt
dragoon-messages-selecting-looking = Meldungen, Auswählen, Ansehen
dragoon-figures-by-strength = Figuren nach Stärke
dragoon-figures-below-the-top = Figuren unter der obersten
dragoon-how-pieces-look = Wie Spielsteine aussehen
dragoon-smoke-and-review = Rauch und Rückblick
dragoon-highlights = Hervorhebungen
dragoon-check-v02-a-warning = Prüfung V02, eine Warnung
dragoon-check-v04-a-warning = Prüfung V04, eine Warnung
dragoon-check-v08-an-error = Prüfung V08, ein Fehler
dragoon-check-v09-a-warning = Prüfung V09, eine Warnung
dragoon-check-v10-a-warning = Prüfung V10, eine Warnung
dragoon-check-v15-an-error = Prüfung V15, ein Fehler
dragoon-check-v16-an-error = Prüfung V16, ein Fehler
dragoon-check-v18-a-warning = Prüfung V18, eine Warnung
dragoon-check-v19-a-warning = Prüfung V19, eine Warnung
dragoon-check-v22-an-error = Prüfung V22, ein Fehler
dragoon-check-v25-a-warning = Prüfung V25, eine Warnung
dragoon-check-v26-an-error = Prüfung V26, ein Fehler
dragoon-check-v27-an-error = Prüfung V27, ein Fehler
dragoon-check-v30-a-warning = Prüfung V30, eine Warnung
dragoon-check-v31-a-warning = Prüfung V31, eine Warnung
dragoon-check-v33-an-error = Prüfung V33, ein Fehler
dragoon-check-v35-an-error = Prüfung V35, ein Fehler
dragoon-check-v36-an-error = Prüfung V36, ein Fehler
dragoon-check-v38-a-warning = Prüfung V38, eine Warnung
dragoon-check-v40-an-error = Prüfung V40, ein Fehler
dragoon-check-v41-an-error = Prüfung V41, ein Fehler
dragoon-check-v42-an-error = Prüfung V42, ein Fehler
dragoon-check-v43-a-warning = Prüfung V43, eine Warnung
dragoon-check-v44-an-error = Prüfung V44, ein Fehler
dragoon-check-v45-a-warning = Prüfung V45, eine Warnung
dragoon-check-v46-a-warning = Prüfung V46, eine Warnung
dragoon-check-v47-a-warning = Prüfung V47, eine Warnung
dragoon-check-v48-a-warning = Prüfung V48, eine Warnung
dragoon-place-of-the-overall-leader = Platz des Oberbefehlshabers
dragoon-deferring-the-overall-leader = Zurückstellen des Oberbefehlshabers
dragoon-deferring-corps-leaders = Zurückstellen von Korpsführern
dragoon-marching = Marschieren
dragoon-forming-line = Linie formieren
dragoon-flanks = Flanken
dragoon-square-or-fire = Karree oder Feuer
dragoon-guarding-a-charge = Eine Attacke sichern
dragoon-guarding-guns = Geschütze sichern
dragoon-rallying = Sammeln
dragoon-assaulting = Stürmen
dragoon-honest-play = Ehrliches Spiel
dragoon-the-cases = Die Fälle

## victory.rs

dragoon-both-armies-reached-their-withdrawal-level-at-once = Beide Armeen erreichten zugleich ihre Rückzugsschwelle
dragoon-side-a-reached-its-withdrawal-level = Seite A erreichte ihre Rückzugsschwelle
dragoon-side-b-reached-its-withdrawal-level = Seite B erreichte ihre Rückzugsschwelle
dragoon-the-last-turn-is-over = Der letzte Zug ist vorüber
