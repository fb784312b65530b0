## battle/answers.rs

purky-choose-to-fire-first-or-to-move-first = Zur Wahl steht, zuerst zu feuern oder sich zuerst zu bewegen
purky-choose-to-stand-or-to-countercharge = Zur Wahl steht, stehen zu bleiben oder eine Gegenattacke zu reiten
purky-name-one-of-those-who-came-on-by-his = Zu nennen ist einer der Angreifer, die herangekommen sind, nach seinem Platz
purky-name-a-unit-whose-charge-is-to-be-settled = Zu nennen ist eine Einheit, deren Attacke noch zu entscheiden ist, die erste von denen auf dasselbe Ziel
purky-it-goes-as-far-as-it-must-straight-away = Sie geht so weit, wie sie muss, geradewegs vom Feind fort
purky-a-rallied-unit-turns-to-another-facing-of-its = Eine gesammelte Einheit wendet sich in eine andere Ausrichtung ihrer Art
purky-it-rides-on-toward-its-own-edge-no-farther = Sie reitet auf den eigenen Rand zu, höchstens { $inches } Zoll weiter

## battle/audit.rs

purky-name-has-figures-figures-unit-strength = { $name } hat { $figures } Figuren (unit.strength)
purky-name-has-stands-its-figures-do-not-fill-unit = { $name } hat Stands, die von den Figuren nicht gefüllt werden (unit.strength)
purky-name-shares-its-hex-move-friends = { $name } teilt sich ein Hexfeld mit anderen (move.friends)

## catalog

purky-purky-s-quick-reference-sheet = Purkys Kurzübersicht
purky-battles-of-the-eighteenth-century-in-battalions-of-thirty = Schlachten des achtzehnten Jahrhunderts in Bataillonen zu dreißig Figuren und Schwadronen Reiterei, auf Stands, die einer nach dem anderen verloren gehen: Salven aus zehnseitigen Würfeln, abgelesen auf Tafeln von A bis E, Attacken, über die vor den Hieben die Nerven entscheiden, eine Moral, die auf die zwei niedrigsten von vielen Würfeln sieht. Ein Hexfeld sind zwei Zoll des Tisches. Nach James Purkys Kurzübersicht für das 18. Jahrhundert.
purky-soft-ground = Weicher Boden
purky-rough-cover-blocks-sight = Unwegsam, Deckung; versperrt die Sicht.
purky-dense-woods = Dichter Wald
purky-very-rough-cover-blocks-sight-guns-by-road-only = Sehr unwegsam, Deckung; versperrt die Sicht; Geschütze nur auf Straßen.
purky-very-rough-guns-by-road-only = Sehr unwegsam; Geschütze nur auf Straßen.
purky-fortified-town = Befestigte Stadt
purky-rough-hard-cover-blocks-sight = Unwegsam, harte Deckung; versperrt die Sicht.
purky-works = Schanzen
purky-open-hard-cover = Offen, harte Deckung.
purky-impassable = Unpassierbares Gelände
purky-march-columns-and-limbered-guns-ignore-the-ground-along = Für Marschkolonnen und aufgeprotzte Geschütze zählt das Gelände auf ihr nicht.
purky-an-obstacle-hard-cover = Ein Hindernis; harte Deckung.
purky-an-obstacle = Ein Hindernis.
purky-an-obstacle-cover = Ein Hindernis; Deckung.
purky-abatis = Verhau
purky-entrenchment = Verschanzung
purky-rough-to-cross = Unwegsam zu überschreiten.
purky-crosses-a-river-or-a-stream-at-no-cost = Führt ohne Kosten über einen Fluss oder Bach.
purky-grenadiers-or-guards = Grenadiere oder Garde
purky-figure = Figur
purky-stands = Stands
purky-stands-2 = Stands
purky-stands-at-the-start = Stands zu Beginn
purky-figures-a-stand = Figuren je Stand
purky-figures = Figuren
purky-figures-on-a-full-stand = Figuren auf einem vollen Stand
purky-value = Wert
purky-what-it-counts-when-it-is-lost = Was ihr Verlust zählt
purky-musketeers-or-fusiliers = Musketiere oder Füsiliere
purky-garrison-troops = Garnisonstruppen
purky-j-gers-croats-or-irregulars = Jäger, Kroaten oder Irreguläre
purky-arms = Bewaffnung
purky-what-they-fire-with-it-settles-their-range = Womit sie feuern: es bestimmt ihre Reichweite
purky-irregular-light-cavalry = Irreguläre leichte Kavallerie
purky-cuirassiers = Kürassiere
purky-heavy-howitzers = Schwere Haubitzen
purky-figures-of-the-battery = Figuren der Batterie
purky-medium-howitzers = Mittlere Haubitzen
purky-light-howitzers = Leichte Haubitzen
purky-heavy-artillery = Schwere Artillerie
purky-medium-artillery = Mittlere Artillerie
purky-light-artillery = Leichte Artillerie
purky-only-mounted-leaders-are-hit-with-their-unit = Nur berittene Anführer werden mit ihrer Einheit getroffen
purky-army-commander = Armeebefehlshaber
purky-exceptional = Außergewöhnlich
purky-adds-one-to-the-roll-for-initiative = Zählt eins zum Wurf um die Initiative hinzu
purky-the-battle-ends-after-so-many-turns = Die Schlacht endet nach so vielen Zügen
purky-share-of-its-value-removed-or-routing-at-which = Anteil ihres Werts, entfernt oder auf der Flucht, bei dem eine Armee zusammenbricht
purky-pursuit-die = Verfolgungswürfel
purky-ten-sided = Zehnseitig
purky-six-sided = Sechsseitig
purky-the-die-a-victorious-cavalry-unit-rolls = Der Würfel, den eine siegreiche Kavallerieeinheit wirft
purky-oblique-march = Schräger Marsch
purky-oblique-steps-at-full-rate-for-two-inches-of = Schräge Schritte zu vollem Maß für zwei Zoll der ganzen Bewegung
purky-bavaria = Bayern
purky-w-rttemberg = Württemberg
purky-imperial-circles = Reichskreise
purky-hanover = Hannover
purky-figures-2 = Figuren
purky-fig = Fig
purky-figures-at-the-start = Figuren zu Beginn
purky-cumulative-hits = Aufgelaufene Treffer
purky-morale-chart = Moraltafel
purky-chart = Tafel
purky-stands-left = Verbliebene Stands
purky-shaken-since-turn = Erschüttert seit Zug
purky-since = Seit
purky-moved-or-fought-last-in-turn = Zuletzt bewegt oder gekämpft in Zug
purky-stirred = Tätig
purky-cannot-move-until-turn = Bewegungsunfähig bis Zug
purky-lamed = Lahm
purky-routing = Auf der Flucht
purky-unformed = Nicht formiert
purky-flanks-secure = Flanken gesichert
purky-in-cover = In Deckung
purky-charged = Attackiert
purky-changed-formation-this-turn = Hat in diesem Zug die Formation gewechselt
purky-changed-facing-this-turn = Hat in diesem Zug die Ausrichtung gewechselt
purky-has-limbered-this-turn = Hat in diesem Zug aufgeprotzt
purky-has-moved-this-turn = Hat sich in diesem Zug bewegt
purky-has-unlimbered-this-turn = Hat in diesem Zug abgeprotzt
purky-has-prolonged-this-turn = Ist in diesem Zug am Langtau gezogen worden
purky-has-fought-this-turn = Hat in diesem Zug gekämpft
purky-has-tried-to-rally-this-turn = Hat in diesem Zug zu sammeln versucht
purky-lightly-wounded = Leicht verwundet
purky-severely-wounded = Schwer verwundet
purky-deputy = Stellvertreter
purky-has-made-its-reserve-move = Hat die Reservebewegung gemacht
purky-melee = Nahkampf
purky-leader-and-reserve-moves = Anführer- und Reservebewegungen
purky-roll-for-a-shaken-unit-with-its-leader = Für eine erschütterte Einheit mit ihrem Anführer würfeln
purky-fight-next = Nächster Kampf
purky-settle-this-unit-s-charge-next = Als Nächstes die Attacke dieser Einheit entscheiden
purky-retire-to = Zurück nach
purky-click-where-it-goes = Anklicken, wohin sie geht
purky-ride-on-to = Weiter nach
purky-click-where-the-leader-rides = Anklicken, wohin der Anführer reitet
purky-move-first-or-fire-first = Zuerst bewegen oder zuerst feuern?
purky-fire-first = Zuerst feuern
purky-move-first = Zuerst bewegen
purky-which-shaken-units-are-rallied = Welche erschütterten Einheiten werden gesammelt?
purky-which-way-does-the-rallied-unit-face = Welche Ausrichtung nimmt die gesammelte Einheit?
purky-move-units-charge-or-end = Einheiten bewegen, attackieren oder beenden.
purky-which-charge-is-settled-next = Welche Attacke wird als Nächstes entschieden?
purky-countercharge-or-stand = Gegenattacke oder standhalten?
purky-figures-divided = Figuren aufgeteilt
purky-which-charger-does-a-figure-left-over-fight = Gegen welchen Attackierenden kämpft eine übrige Figur?
purky-where-does-it-go = Wohin geht sie?
purky-how-far-does-it-ride-on = Wie weit reitet sie weiter?
purky-no-farther = Nicht weiter
purky-leaders-and-reserves = Anführer und Reserven
purky-move-leaders-and-reserves-or-end = Anführer und Reserven bewegen oder beenden.
purky-end-of-the-turn = Ende des Zugs
purky-open-flanks = Offene Flanken
purky-own-units-without-secure-flanks = Eigene Einheiten ohne gesicherte Flanken
purky-own-units-that-test-on-chart-c-or-worse = Eigene Einheiten, deren Probe auf Tafel C oder schlechter ist

## charges/judge.rs

purky-leaders-do-not-charge-but-go-with-a-unit = Anführer attackieren nicht, sondern gehen mit einer Einheit, die es tut
purky-troops-of-this-type-do-not-charge = Truppen dieser Art attackieren nicht
purky-only-units-in-good-morale-charge = Nur Einheiten bei guter Moral attackieren
purky-only-a-line-or-an-attack-column-charges = Nur eine Linie oder eine Angriffskolonne attackiert
purky-it-is-charged-and-stands-where-it-is = Sie wird attackiert und bleibt, wo sie steht
purky-it-charges-already = Sie attackiert schon
purky-it-has-moved-this-turn-a-charge-is-its = Sie hat sich in diesem Zug bewegt: eine Attacke ist ihre ganze Bewegung
purky-it-does-not-see-its-target-past-name = Sie sieht ihr Ziel nicht: im Weg liegt { $name }
purky-a-charge-ends-next-to-its-target-not-in = Eine Attacke endet neben ihrem Ziel, nicht in dessen Hexfeld
purky-no-way-within-its-reach-ends-next-to-the = Kein Weg in ihrer Reichweite endet neben dem Ziel und mit ihm vor der Front
purky-the-way-must-end-next-to-the-target-with = Der Weg muss neben dem Ziel enden, mit dem Ziel vor der Front
purky-a1-charges-a2 = { $a1 } attackiert { $a2 }
purky-it-is-gone = die Einheit ist fort
purky-it-routs = die Einheit flieht
purky-it-is-shaken = die Einheit ist erschüttert
purky-it-is-not-in-contact-any-more = die Einheit ist nicht mehr im Kontakt

## charges/ways.rs

purky-a-square-does-not-charge = Ein Karree attackiert nicht
purky-a-charge-begins-with-a-wheel-of-one-step = Eine Attacke beginnt mit einer Schwenkung um höchstens einen Schritt
purky-the-target-is-out-of-the-reach-of-its = Das Ziel ist außerhalb der Reichweite ihrer Attacke
purky-one-unit-ends-in-a-hex-a-friend-stands = In einem Hexfeld endet eine Einheit: wo die Attacke endet, steht eine eigene
purky-a-charge-goes-straight-on-forward-steps-only = Eine Attacke geht geradeaus: nur Schritte vorwärts

## firing/dice.rs

purky-at-a-square = auf ein Karree
purky-at-a-column = auf eine Kolonne
purky-at-skirmishers-or-guns-in-action = auf Schützen oder feuerbereite Geschütze
purky-at-hard-cover = auf harte Deckung

## firing/judge.rs

purky-name-one-target-a-unit-fires-at-one = Ein Ziel angeben: eine Einheit feuert auf eines
purky-it-has-no-fire-numbers = Sie hat keine Feuerwerte
purky-neither-limbered-guns-nor-routing-units-fire-unlimber-or = Weder aufgeprotzte Geschütze noch Einheiten auf der Flucht feuern: abprotzen oder sammeln
purky-it-charges-this-turn-and-does-not-fire = Sie attackiert in diesem Zug und feuert nicht
purky-it-has-fired-this-turn-one-volley-at-one = Sie hat in diesem Zug gefeuert: eine Salve, auf ein Ziel
purky-a-unit-in-contact-fires-only-at-the-unit = Eine Einheit in Berührung feuert nur auf die Einheit, die sie attackiert hat
purky-nobody-else-fires-at-a-unit-in-contact = Niemand sonst feuert auf eine Einheit in Berührung
purky-it-is-range-hexes-off-the-range-is-reach = Das Ziel ist { $range } Hexfelder entfernt: die Reichweite ist { $reach }
purky-it-lies-outside-the-arc-of-45-degrees-to = Es liegt außerhalb des Bogens von 45 Grad zu jeder Seite
purky-on-this-chart-it-has-no-dice = Auf dieser Tafel hat sie keine Würfel

## firing/range.rs

purky-name-up-to-to-hexes = { $name }, bis { $to } Hexfelder
purky-short-range = Kurze Reichweite
purky-long-range = Lange Reichweite

## firing/step.rs

purky-a1-fires-at-a2-on-chart-letter-what = { $a1 } feuert auf { $a2 }, Tafel { $letter }: { $what }

## leaders/casualty.rs

purky-is-grazed = wird gestreift
purky-is-missed = wird verfehlt
purky-is-lightly-wounded = wird leicht verwundet
purky-is-severely-wounded = wird schwer verwundet
purky-is-killed-by-round-shot = fällt durch eine Kanonenkugel
purky-a-deputy-takes-the-place-of-a1 = Ein Stellvertreter tritt an die Stelle von { $a1 }
purky-name-rides-to-friend = { $name } reitet zu { $friend }

## leaders/mod.rs

purky-only-leaders-ride-a-unit-moves = Nur Anführer reiten: eine Einheit bewegt sich
purky-he-rides-hexes-hexes-at-most-not-into-enemies = Er reitet höchstens { $hexes } Hexfelder weit, nicht in Feinde oder versperrtes Gelände

## leaders/reserve.rs

purky-routing-units-make-no-reserve-move = Einheiten auf der Flucht machen keine Reservebewegung
purky-it-has-made-its-reserve-move = Sie hat ihre Reservebewegung gemacht
purky-only-limbered-guns-make-a-reserve-move = Nur aufgeprotzte Geschütze machen eine Reservebewegung
purky-an-enemy-stands-too-near-for-a-reserve-move = Für eine Reservebewegung steht ein Feind zu nahe
purky-a-reserve-move-ends-as-soon-as-an-enemy = Eine Reservebewegung endet, sobald ein Feind nahe ist
purky-a-battery-only-moves-in-reserve = In der Reserve bewegt sich eine Batterie nur
purky-a-reserve-move-is-no-charge = Eine Reservebewegung ist keine Attacke

## melee/blows.rs

purky-a1-fights-a2-on-chart-letter-what = { $a1 } kämpft gegen { $a2 }, Tafel { $letter }: { $what }

## melee/chart.rs

purky-square-against-cavalry = Karree gegen Kavallerie
purky-formed-against-unformed = formiert gegen nicht formiert
purky-cover-against-cavalry = Deckung gegen Kavallerie
purky-uphill-or-cover = bergauf oder Deckung
purky-cavalry-at-the-halt = Kavallerie im Halten
purky-flanks-not-secure = Flanken nicht gesichert

## melee/course.rs

purky-the-charge-of-a1-is-broken-off-it-fails = Attacke von { $a1 } abgebrochen: die Probe ist verfehlt
purky-the-charge-of-a1-drives-off-a2 = Attacke von { $a1 }: vertrieben wird { $a2 }

## melee/next.rs

purky-the-charge-of-a1-is-broken-off-a2 = Attacke von { $a1 } abgebrochen: { $a2 }
purky-is-charged-while-it-routs-and-is-taken-off = wird auf der Flucht attackiert und entfernt

## melee/pursuit.rs

purky-goes-on-in-pursuit = verfolgt weiter
purky-goes-back-to-its-own-lines = geht zu den eigenen Linien zurück
purky-holds-the-place = hält den Platz
purky-rallies-on-the-spot = sammelt sich auf der Stelle
purky-is-ridden-down = wird niedergeritten
purky-is-caught-and-routs-it-is-taken-off = wird eingeholt und flieht: entfernt

## melee/result.rs

purky-a1-has-won = { $a1 } hat gesiegt

## morale/flight.rs

purky-leaves-its-guns-and-is-taken-off = verlässt die Geschütze und wird entfernt
purky-runs-off-the-field = flieht vom Feld

## morale/loss.rs

purky-is-worn-down-and-is-taken-off = ist aufgerieben und wird entfernt

## morale/state.rs

purky-a1-is-shaken = { $a1 } ist erschüttert
purky-was-shaken-and-routs-it-is-taken-off = war erschüttert und flieht: entfernt
purky-a1-routs = { $a1 } flieht

## morale/test.rs

purky-secure-flanks = gesicherte Flanken
purky-a1-tests-on-chart-letter-and-how = { $a1 } macht die Probe auf Tafel { $letter } und { $how }
purky-passes-so-it-is-rallied-and-good-again = besteht, also ist die Einheit gesammelt und wieder gut
purky-fails-one-die-so-it-is-rallied-but-shaken = verfehlt mit einem Würfel, also ist die Einheit gesammelt, aber erschüttert
purky-passes-so-it-countercharges = besteht, also reitet die Einheit die Gegenattacke
purky-fails-one-die-so-it-does-not-countercharge = verfehlt mit einem Würfel, also reitet die Einheit keine Gegenattacke
purky-fails-both-dice-so-it-does-not-countercharge = verfehlt mit beiden Würfeln, also reitet die Einheit keine Gegenattacke
purky-fails-one-die-so-it-is-not-taken-off = verfehlt mit einem Würfel, also wird die Einheit nicht entfernt
purky-fails-one-die-so-it-stays-shaken = verfehlt mit einem Würfel, also bleibt die Einheit erschüttert
purky-fails-one-die = verfehlt mit einem Würfel
purky-fails-both-dice = verfehlt mit beiden Würfeln

## movement/change.rs

purky-it-cannot-change-to-this-formation-a1 = Sie kann nicht in diese Formation wechseln: { $a1 }
purky-skirmishers-are-unformed-and-form-no-square-form-line = Schützen sind nicht formiert und bilden kein Karree: zuerst eine Linie bilden
purky-a-change-of-formation-turns-it-by-one-hour = Ein Formationswechsel dreht sie um höchstens eine Stunde: eine Ausrichtung neben der eigenen angeben
purky-it-has-changed-formation-or-facing-this-turn-one = Sie hat in diesem Zug Formation oder Ausrichtung gewechselt: ein Wechsel je Zug

## movement/guns.rs

purky-a-battery-has-two-functions-a-turn-each-once = Eine Batterie hat zwei Verrichtungen je Zug, jede einmal: sie sind verbraucht
purky-it-has-prolonged-this-turn-each-function-once = Sie ist in diesem Zug am Langtau gezogen worden: jede Verrichtung einmal
purky-it-has-done-that-this-turn-each-function-once = Sie hat das in diesem Zug getan: jede Verrichtung einmal
purky-it-has-gone-more-than-half-its-move-limber = Sie ist mehr als die halbe Bewegung gegangen: früher auf- oder abprotzen

## movement/judge.rs

purky-it-charges-that-is-its-whole-move = Sie attackiert: das ist ihre ganze Bewegung
purky-a-square-faces-no-way = Ein Karree hat keine Ausrichtung
purky-name-the-formation = Die Formation angeben
purky-leaders-ride-in-the-last-phase-of-the-turn = Anführer reiten in der letzten Phase des Zugs oder gehen mit einer Einheit
purky-a-routing-unit-waits-for-its-attempt-to-rally = Eine Einheit auf der Flucht wartet auf ihren Versuch zu sammeln

## movement/step.rs

purky-a-square-does-not-move-change-its-formation-first = Ein Karree bewegt sich nicht: zuerst die Formation wechseln
purky-it-has-not-enough-inches-left-for-this-step = Für diesen Schritt hat sie nicht genug Zoll übrig
purky-nobody-enters-there-go-round-or-by-a-bridge = Dorthin kommt niemand: darum herum oder über eine Brücke gehen
purky-guns-enter-very-rough-ground-by-road-only = Geschütze betreten sehr unwegsames Gelände nur auf Straßen
purky-charge-it = attackieren
purky-stop-beside-him-and-he-rides-off = neben ihm halten, dann reitet er davon
purky-a1-stands-there-advice = { $a1 } steht dort: { $advice }
purky-a1-stands-in-the-way-go-round-it = { $a1 } steht im Weg: darum herum gehen

## movement/turning.rs

purky-it-faces-that-way-or-no-way-at-all = Sie ist schon dorthin ausgerichtet oder hat keine Ausrichtung
purky-formed-as-it-is-it-does-not-face-that = In ihrer Formation ist diese Ausrichtung nicht möglich
purky-it-has-prolonged-this-turn-a-turn-is-part = Sie ist in diesem Zug am Langtau gezogen worden: eine Drehung gehört dazu
purky-it-has-changed-formation-or-facing-this-turn-one-2 = Sie hat in diesem Zug Formation oder Ausrichtung gewechselt: ein Wechsel je Zug, schwenken darf sie aber
purky-it-has-not-enough-inches-left-to-change-its = Sie hat nicht genug Zoll übrig, um die Ausrichtung zu wechseln

## pickup/armies.rs

purky-battalions-of-each-side = Bataillone jeder Seite
purky-regiments-of-horse-of-each-side = Regimenter Reiterei jeder Seite
purky-light-troops-on-4-and-more = leichte Truppen, ab 4
purky-regiment-of-horse = Regiment Reiterei
purky-no-light-troops = keine leichten Truppen
purky-light-troops = leichte Truppen
purky-name-a1-battalions-a2-regiments-of-horse-a3-batteries = { $name }: Bataillone: { $a1 }, Regimenter Reiterei: { $a2 }, Batterien: { $a3 }, { $light }.

## pickup/deployment.rs

purky-name-a1-in-the-first-line-a2-behind-it = { $name }: { $a1 } im ersten Treffen, { $a2 } dahinter, Reiterei auf beiden Flügeln.

## pickup/mod.rs

purky-armies-of-one-size = Armeen gleicher Größe
purky-nation-of-side-side = Nation von Seite { $side }
purky-a1-against-a2 = { $a1 } gegen { $a2 }.

## quotes.rs

purky-a1-inches = { $a1 } Zoll
purky-a1-5-inches = { $a1 },5 Zoll
purky-chart-a1-a2 = Tafel { $a1 }: { $a2 }
purky-it-fires-with-half-its-dice-in-this-turn = Sie feuert in diesem Zug mit der Hälfte ihrer Würfel
purky-a1-routs-it-is-taken-off-in-the-melee = { $a1 } flieht: die Einheit wird im Nahkampf entfernt, ohne Proben und Schläge
purky-name-tests-on-chart-chart-of-dice-dice-the = { $name } macht die Probe auf Tafel { $chart }: von { $dice } Würfeln müssen die { $counted } niedrigsten { $number } oder weniger zeigen
purky-if-a1-does-not-countercharge-it-is-at-the = Attackiert { $a1 } nicht entgegen, so trifft es sie im Halten:
purky-name-chart-chart-a1 = { $name }: Tafel { $chart }, { $a1 }

## rally/mod.rs

purky-a1-has-stood-still-and-is-good-again = { $a1 } hat stillgestanden und ist wieder bei guter Moral
purky-does-not-rally-and-is-taken-off = sammelt sich nicht und wird entfernt
purky-leaders-rally-units-name-the-shaken-unit = Anführer sammeln Einheiten: zu nennen ist die erschütterte Einheit
purky-it-is-not-shaken = Sie ist nicht erschüttert
purky-no-leader-is-with-it-who-has-not-tried = Kein Anführer ist bei ihr, der in diesem Zug noch nicht zu sammeln versucht hat

## scenario_checks/army.rs

purky-a1-has-stands-stands-its-second-rank-is-not = { $a1 } hat { $stands } Stands: das zweite Glied ist nicht gleich stark.
purky-give-it-even-stands = { $even } Stands geben
purky-a1-counts-high-no-unit-of-the-enemy-more = { $a1 } zählt { $high }, keine Einheit des Feindes mehr als { $low }.
purky-set-it-to-most = Auf { $most } setzen

## scenario_checks/field.rs

purky-a1-is-with-no-unit-nobody-has-his-bonus = { $a1 } ist bei keiner Einheit: niemand hat seinen Bonus.
purky-a1-is-limbered-within-range-of-a2 = { $a1 } ist in Reichweite von { $a2 } aufgeprotzt.
purky-a1-stands-on-very-rough-ground-at-name-which = { $a1 } steht bei { $name } auf sehr unwegsamem Gelände, in das Geschütze nur auf Straßen gelangen.
purky-a1-and-a2-begin-within-range-of-each-other = { $a1 } und { $a2 } beginnen in Reichweite voneinander.
purky-a1-stands-in-the-first-line-with-neither-flank = { $a1 } steht im ersten Treffen, und keine der Flanken ist gesichert.

## scenario_checks/mod.rs

purky-a1-has-has-stands-with-taken-off-or-fewer = { $a1 } hat { $has } Stands; bei { $taken_off } oder weniger wird die Einheit entfernt.
purky-give-it-enough-stands = { $enough } Stands geben
purky-a1-is-not-the-only-exceptional-commander-the-other = { $a1 } ist nicht der einzige außergewöhnliche Befehlshaber: die andere Armee hat auch einen.

## screen.rs

purky-dice-none-can-hit = { $dice }, keiner kann treffen
purky-dice-each-hits-on-1 = { $dice }, jeder trifft bei 1
purky-dice-each-hits-on-1-to-number = { $dice }, jeder trifft bei 1 bis { $number }
purky-lost-or-routing = Verloren oder auf der Flucht
purky-a1-of-a2-lost-a3-routing-the-army-breaks = { $a1 } von { $a2 } verloren, { $a3 } auf der Flucht; die Armee bricht bei { $limit } zusammen
purky-one-charges-whom = { $one } attackiert { $whom }
purky-a1-together-charge-whom = { $a1 } attackieren zusammen { $whom }
purky-is-rallied = ist gesammelt
purky-charger = Attackierend

## sequence/initiative.rs

purky-side-side-a1 = Seite { $side }: { $a1 }
purky-side-first-moves-first-side-a1-fires-first = Seite { $first } bewegt sich zuerst; Seite { $a1 } feuert zuerst

## titles of rules

purky-scale-units-charts = Maßstab, Einheiten, Tafeln
purky-the-unit-types = Die Einheitenarten
purky-a-to-e-are-charts-not-troop-grades = A bis E sind Tafeln, keine Güteklassen der Truppen
purky-strength-is-figures-on-stands = Stärke sind Figuren auf Stands
purky-when-a-unit-is-taken-off = Wann eine Einheit entfernt wird
purky-lines-face-a-vertex-columns-a-side = Linien richten sich auf eine Ecke aus, Kolonnen auf eine Kante
purky-unformed-troops = Nicht formierte Truppen
purky-secure-flanks-2 = Gesicherte Flanken
purky-phases-and-who-goes-first = Phasen, und wer beginnt
purky-who-rolls = Wer würfelt
purky-the-roll = Der Wurf
purky-standing-still = Stillstehen
purky-forward-steps = Schritte vorwärts
purky-backwards-and-sideways = Rückwärts und seitwärts
purky-changing-formation-or-facing = Formation oder Ausrichtung wechseln
purky-friends-in-the-way = Eigene im Weg
purky-no-contact-without-a-charge = Keine Berührung ohne Attacke
purky-declaring-a-charge = Eine Attacke ansagen
purky-who-may-charge = Wer attackieren darf
purky-when-the-target-is-gone = Wenn das Ziel fort ist
purky-artillery = Artillerie
purky-two-functions = Zwei Verrichtungen
purky-full-or-by-halves = Ganz oder halb
purky-first-fire-and-return-fire = Erstes Feuer und Erwiderungsfeuer
purky-arc-of-fire = Feuerbogen
purky-range-and-sight = Reichweite und Sicht
purky-which-chart = Welche Tafel
purky-volleys = Salven
purky-no-split-fire = Kein geteiltes Feuer
purky-the-procedure = Der Ablauf
purky-a-charger-or-defender-that-fails-before-the-fight = Attackierende oder Verteidiger, die vor dem Kampf versagen
purky-several-chargers-on-one-target = Mehrere Attackierende gegen ein Ziel
purky-winner-draw-and-what-follows = Sieger, Unentschieden, und was folgt
purky-when-to-test = Wann die Probe fällig ist
purky-outcome = Ergebnis
purky-cavalry-pursuit = Verfolgung durch Kavallerie
purky-the-test = Die Probe
purky-running-after = Nachsetzen
purky-leaders-move-last = Anführer bewegen sich zuletzt
purky-officer-casualties = Verluste unter den Offizieren
purky-a-leader-alone = Ein Anführer allein
purky-reserve-moves = Reservebewegungen
purky-reserves = Reserven
