## attack/contact.rs

dessauer-its-target-has-evaded = das Ziel ist ausgewichen
dessauer-it-does-not-get-as-far = der Weg reicht nicht so weit
dessauer-the-attack-of-a1-meets-nobody-why = Angriff von { $a1 } trifft niemanden: { $why }
dessauer-a1-is-in-contact-with-a2-way = { $a1 } hat Kontakt mit { $a2 }{ $way }
dessauer-a1-catches-a2 = { $a1 } holt { $a2 } ein

## attack/course.rs

dessauer-a1-breaks-its-attack-off-its-target-has-evaded = { $a1 } bricht den Angriff ab: das Ziel ist ausgewichen

## attack/evade.rs

dessauer-a1-cannot-get-away = { $a1 } kann nicht entkommen
dessauer-it-goes-hexes-hexes-at-most-by-no-step = Die Einheit geht höchstens { $hexes } Hexfelder weit, mit keinem Schritt näher an den Angreifer, in ein freies Hexfeld
dessauer-name-a-facing-of-its-formation = Eine Ausrichtung der Formation angeben
dessauer-a1-evades = { $a1 } weicht aus

## attack/judge.rs

dessauer-gunners-do-not-attack = Kanoniere greifen nicht an
dessauer-it-is-shaken-rally-it-first = Die Einheit ist erschüttert: zuerst sammeln
dessauer-a-square-does-not-attack-form-line-or-column = Ein Karree greift nicht an: zuerst Linie oder Kolonne bilden
dessauer-a-bent-line-does-not-attack-straighten-it-first = Eine geknickte Linie greift nicht an: zuerst begradigen
dessauer-guns-without-gunners-are-not-attacked-move-onto-them = Geschütze ohne Kanoniere werden nicht angegriffen: auf ihr Hexfeld ziehen
dessauer-horse-does-not-attack-a-town-block = Reiterei greift keinen Häuserblock an
dessauer-horse-does-not-attack-into-woods = Reiterei greift nicht in Wald hinein an
dessauer-horse-does-not-attack-across-works = Reiterei greift nicht über Schanzen hinweg an
dessauer-nobody-makes-contact-across-a-river = Über einen Fluss hinweg kommt es zu keinem Kontakt
dessauer-contact-across-a-bridge-is-made-in-column = Kontakt über eine Brücke erfolgt in Kolonne

## attack/ways.rs

dessauer-only-by-road-does-it-get-so-far-and = Nur auf der Straße kommt die Einheit so weit, und dann greift sie nicht an
dessauer-it-has-not-enough-inches-left-for-this-way = Die verbliebenen Zoll reichen für diesen Weg nicht
dessauer-it-has-not-enough-inches-for-this-way-charges = Die Zoll reichen für diesen Weg nicht: Attacken sind stetig und gerade
dessauer-a-garrison-leaves-its-block-before-it-attacks = Eine Besatzung verlässt ihren Block, bevor sie angreift
dessauer-horse-strikes-in-two-lines-the-second-right-behind = Reiterei schlägt in zwei Treffen, das zweite gleich hinter dem ersten
dessauer-a-second-line-of-horse-strikes-in-line-form = Ein zweites Treffen Reiterei schlägt in Linie: zuerst eine bilden
dessauer-it-does-not-come-up-to-the-target = Sie kommt nicht an das Ziel heran
dessauer-it-does-not-end-with-the-target-before-its = Am Ende hat die Einheit das Ziel nicht vor ihrer Front
dessauer-skirmishers-do-not-attack-steady-troops-from-the-front = Schützen greifen standfeste Truppen nicht von vorn an
dessauer-it-has-marched-by-road-farther-than-it-could = Die Einheit ist auf der Straße weiter marschiert, als sie es sonst gekonnt hätte
dessauer-at-its-usual-speed-it-does-not-get-so = Im üblichen Tempo kommt die Einheit nicht so weit: attackieren lassen
dessauer-it-did-not-see-the-target-when-its-move = Die Einheit sah das Ziel zu Beginn ihrer Bewegung nicht

## battle/audit.rs

dessauer-a1-is-in-combat-and-not-on-the-map = { $a1 } ist im Nahkampf und nicht auf der Karte (attack.declare)
dessauer-name-has-models-models-unit-strength = { $name } hat { $models } Figuren (unit.strength)
dessauer-name-is-not-formed-as-the-block-asks-town = { $name } ist nicht so formiert, wie der Block es verlangt (town.enter)
dessauer-name-is-marked-in-combat-and-is-not-or = { $name } ist als im Nahkampf gekennzeichnet und ist es nicht, oder umgekehrt (attack.declare)
dessauer-name-shares-its-hex-move-limits = { $name } teilt sich ein Hexfeld (move.limits)

## battle/deployment.rs

dessauer-it-faces-all-round = Die Einheit ist nach allen Seiten ausgerichtet
dessauer-it-does-not-stand-so-there-a1 = So steht die Einheit dort nicht: { $a1 }
dessauer-it-is-set-up-in-the-area-of-its = Die Einheit wird im Bereich ihrer Seite aufgestellt
dessauer-he-cannot-be-there = Er kann dort nicht sein
dessauer-another-unit-stands-there-move-it-first = Dort steht eine andere Einheit: diese zuerst bewegen
dessauer-it-cannot-stand-on-that-ground = Auf diesem Gelände kann die Einheit nicht stehen

## battle/game.rs

dessauer-friends-have-passed-it-this-turn-it-stands-where = Eigene Einheiten sind in diesem Zug hindurchgezogen: die Einheit bleibt, wo sie ist

## battle/moment.rs

dessauer-a-moment-has-no-note-note-but-fights-flank = Ein Augenblick kennt keine Notiz „{ $note }“, wohl aber „fights“, „flank“ oder „charges“ mit zwei Einheiten, „hit“ mit zweien und „stirred“ mit einer.

## catalog

dessauer-old-dessauer = Old Dessauer
dessauer-battles-of-the-age-of-frederick-and-marlborough-with = Schlachten der Zeit Friedrichs und Marlboroughs mit einzelnen Figuren: Bataillone zu zwei Dutzend, Schwadronen zu sechzehn, Batterien aus ihren Kanonieren. Bewegungen werden aus einem Vorrat bezahlt, der Feind merkt sich, was zuletzt getan wurde, Angriffe binden Paare von Einheiten, bis eine nachgibt. Ein Hexfeld entspricht zwei Zoll auf dem Tisch. Nach Old Dessauer 25mm von Wes Rogers.
dessauer-slow-disorders-formed-troops-horse-and-guns-by-road = Langsam, bringt formierte Truppen in Unordnung; Reiterei und Geschütze nur auf Straßen; weiche Deckung.
dessauer-town-block = Häuserblock
dessauer-foot-only-in-garrison-height-of-one-contour = Nur Fußvolk, als Besatzung; so hoch wie eine Höhenlinie.
dessauer-room = Platz
dessauer-models = Figuren
dessauer-models-it-holds = So viele Figuren fasst er
dessauer-height = Höhe
dessauer-contours = Höhenlinien
dessauer-how-many-contours-high-it-is = Wie viele Höhenlinien hoch er ist
dessauer-tall-town-block = Hoher Häuserblock
dessauer-a-town-block-as-high-as-two-contours = Ein Häuserblock, so hoch wie zwei Höhenlinien.
dessauer-large-town-block = Großer Häuserblock
dessauer-a-town-block-with-more-room = Ein Häuserblock mit mehr Platz.
dessauer-columns-and-limbered-guns-that-keep-to-it-go = Kolonnen und aufgeprotzte Geschütze, die auf ihr bleiben, kommen um die Hälfte weiter.
dessauer-an-obstacle-soft-cover = Ein Hindernis; weiche Deckung.
dessauer-cost = Kosten
dessauer-inches = Zoll
dessauer-inches-more-across-it = So viele Zoll mehr kostet der Übergang
dessauer-covers = Deckt
dessauer-who-stands-behind-it-has-cover = Wer dahinter steht, hat Deckung
dessauer-screens = Schirmt ab
dessauer-it-stops-small-arms-and-canister-that-pass-over = Hält Gewehrfeuer und Kartätschen auf, die darüber hinweggehen
dessauer-tall-hedge = Hohe Hecke
dessauer-an-obstacle-soft-cover-stops-small-arms-and-canister = Ein Hindernis; weiche Deckung; hält Gewehrfeuer und Kartätschen auf, die darüber hinweggehen.
dessauer-fieldworks = Feldschanzen
dessauer-hard-cover-horse-does-not-cross = Harte Deckung; Reiterei kommt nicht hinüber.
dessauer-fieldworks-inside-to-the-left = Feldschanzen, Innenseite links
dessauer-open-on-the-left-of-their-course-they-cover = Links ihres Verlaufs offen: sie decken, wer dort steht, und niemanden außerhalb.
dessauer-fieldworks-inside-to-the-right = Feldschanzen, Innenseite rechts
dessauer-open-on-the-right-of-their-course-they-cover = Rechts ihres Verlaufs offen: sie decken, wer dort steht, und niemanden außerhalb.
dessauer-slow-disorders-an-obstacle-for-an-attack = Langsam, bringt in Unordnung; ein Hindernis für einen Angriff.
dessauer-width = Breite
dessauer-half-inches = halbe Zoll
dessauer-crossing-it-costs-an-inch-for-each-half-inch = Der Übergang kostet einen Zoll je halben Zoll Breite
dessauer-crossed-at-bridges-and-fords-only = Übergang nur an Brücken und Furten.
dessauer-crossed-in-column-disorders = Übergang in Kolonne; bringt in Unordnung.
dessauer-crossed-as-a-stream = Übergang wie bei einem Bach.
dessauer-slow-disorders-horse-an-obstacle-for-an-attack-uphill = Langsam, bringt Reiterei in Unordnung; ein Hindernis für einen Angriff bergauf.
dessauer-bent-line = Geknickte Linie
dessauer-skirmish-order = Schützenordnung
dessauer-model = Figur
dessauer-grade = Güte
dessauer-how-good-it-is-a-the-best = Wie gut die Einheit ist, A am besten
dessauer-models-2 = Figuren
dessauer-models-at-the-start = Figuren zu Beginn
dessauer-bayonets = Bajonette
dessauer-foot-without-fights-with-fewer-points = Fußvolk ohne sie kämpft mit weniger Punkten
dessauer-tests-with = Probe mit
dessauer-garrisons-of-one-mark-take-their-fire-tests-together = Besatzungen mit gleichem Merkmal legen ihre Feuerproben gemeinsam ab
dessauer-light-foot = Leichtes Fußvolk
dessauer-irregular-foot = Irreguläres Fußvolk
dessauer-light-rifles = Leichte Büchsenschützen
dessauer-heavy-horse = Schwere Reiterei
dessauer-two-ranks = Zwei Glieder
dessauer-two-ranks-of-troopers-a-third-more-models-a = Reiter in zwei Gliedern: ein Drittel mehr Figuren, ein niedrigerer Preis
dessauer-medium-horse = Mittlere Reiterei
dessauer-light-horse = Leichte Reiterei
dessauer-skirmishes = Plänkelt
dessauer-may-form-skirmish-order = Darf Schützenordnung annehmen
dessauer-light-guns = Leichte Geschütze
dessauer-gunners-at-the-start = Kanoniere zu Beginn
dessauer-drivers = Fahrer
dessauer-civilian = Zivil
dessauer-military = Militärisch
dessauer-civilian-drivers-never-limber-again-once-the-guns-are = Zivile Fahrer protzen nie wieder auf, sobald die Geschütze im Gefecht stehen
dessauer-field-guns = Feldgeschütze
dessauer-heavy-guns = Schwere Geschütze
dessauer-howitzers = Haubitzen
dessauer-galloper-guns = Galoppgeschütze
dessauer-first-active = Zuerst aktiv
dessauer-which-side-is-active-first = Welche Seite zuerst aktiv ist
dessauer-the-battle-ends-after-so-many-game-turns = Die Schlacht endet nach so vielen Spielzügen
dessauer-share-of-its-cost-whose-loss-breaks-an-army = Anteil an ihren Kosten, bei dessen Verlust eine Armee zusammenbricht
dessauer-from-1750-all-prussian-horse-is-in-two-ranks = Ab 1750 steht alle preußische Reiterei in zwei Gliedern
dessauer-sides-set-up = Die Seiten stellen auf
dessauer-before-the-first-turn-each-side-sets-up-in = Vor dem ersten Zug stellt jede Seite in ihrem Bereich auf, ohne einen solchen in ihrer Hälfte des Spielplans
dessauer-limited-control = Eingeschränkte Führung
dessauer-units-far-from-a-general-may-stand = Einheiten fern von einem General bleiben womöglich stehen
dessauer-voluntary-retreat = Freiwilliger Rückzug
dessauer-units-may-retreat-instead-of-moving = Einheiten dürfen zurückweichen, statt sich zu bewegen
dessauer-caught-by-fire = Vom Feuer überrascht
dessauer-fire-from-near-on-who-has-just-changed-formation = Feuer aus der Nähe wirkt stärker auf den, der gerade die Formation gewechselt hat
dessauer-caught-by-an-attack = Vom Angriff überrascht
dessauer-who-has-just-changed-formation-may-be-shaken-by = Wer gerade die Formation gewechselt hat, kann durch einen Angriff erschüttert werden
dessauer-tight-retreats = Enge Rückzüge
dessauer-retreats-disorder-and-so-do-passages-on-them = Rückzüge bringen in Unordnung, ebenso das Durchziehen dabei
dessauer-winners-may-have-to-pursue = Sieger müssen womöglich verfolgen
dessauer-light-guns-with-teams-for-the-gallop = Leichte Geschütze mit Gespannen für den Galopp
dessauer-shell-and-its-zone = Granaten und ihre Zone
dessauer-carry-through = Durchschlag
dessauer-shot-and-canister-go-on-beyond-the-target = Vollkugeln und Kartätschen gehen über das Ziel hinaus weiter
dessauer-two-rank-cavalry = Kavallerie in zwei Gliedern
dessauer-horse-may-form-two-ranks = Reiterei darf zwei Glieder bilden
dessauer-national-modifiers-of-austria = Nationale Modifikatoren Österreichs
dessauer-britain = Großbritannien
dessauer-national-modifiers-of-britain = Nationale Modifikatoren Großbritanniens
dessauer-national-modifiers-of-france = Nationale Modifikatoren Frankreichs
dessauer-national-modifiers-of-prussia = Nationale Modifikatoren Preußens
dessauer-national-modifiers-of-russia = Nationale Modifikatoren Russlands
dessauer-national-modifiers-of-spain = Nationale Modifikatoren Spaniens
dessauer-room-of-a-block = Platz eines Blocks
dessauer-models-a-town-block-holds = So viele Figuren fasst ein Häuserblock
dessauer-room-of-a-large-block = Platz eines großen Blocks
dessauer-models-a-large-town-block-holds = So viele Figuren fasst ein großer Häuserblock
dessauer-walls = Mauern
dessauer-inches-more-across-a-wall = So viele Zoll mehr kostet der Übergang über eine Mauer
dessauer-fences = Zäune
dessauer-inches-more-across-a-fence = So viele Zoll mehr kostet der Übergang über einen Zaun
dessauer-hedges = Hecken
dessauer-inches-more-across-a-hedge = So viele Zoll mehr kostet der Übergang über eine Hecke
dessauer-tall-hedges = Hohe Hecken
dessauer-inches-more-across-a-tall-hedge = So viele Zoll mehr kostet der Übergang über eine hohe Hecke
dessauer-walls-screen = Mauern schirmen ab
dessauer-walls-stop-small-arms-and-canister-that-pass-over = Mauern halten Gewehrfeuer und Kartätschen auf, die darüber hinweggehen, wie es hohe Hecken tun
dessauer-fences-cover = Zäune decken
dessauer-who-stands-behind-a-fence-has-cover = Wer hinter einem Zaun steht, hat Deckung
dessauer-streams = Bäche
dessauer-width-of-streams-crossing-one-costs-an-inch-for = Breite von Bächen: der Übergang kostet einen Zoll je halben Zoll
dessauer-fords = Furten
dessauer-width-of-fords-which-are-crossed-as-streams = Breite von Furten, über die man wie über Bäche geht
dessauer-hexes-gained-toward-the-enemy-on-its-last-move = Hexfelder, die sie sich in ihrer letzten Bewegung dem Feind genähert hat
dessauer-gained = Genähert
dessauer-hexes-moved-on-its-last-move = Hexfelder ihrer letzten Bewegung
dessauer-moved = Bewegt
dessauer-manoeuvre-of-its-last-move = Manöver ihrer letzten Bewegung
dessauer-last = Zuletzt
dessauer-first-half = Erste Hälfte
dessauer-second-half = Zweite Hälfte
dessauer-in-combat = Im Nahkampf
dessauer-has-had-its-order-this-turn = Hat in diesem Zug ihren Befehl gehabt
dessauer-has-gone-farther-than-half-a-move = Ist weiter als eine halbe Bewegung gegangen
dessauer-used-its-whole-reach-on-its-last-move = Hat in der letzten Bewegung ihre ganze Reichweite genutzt
dessauer-wheeled-on-its-last-move = Hat in der letzten Bewegung geschwenkt
dessauer-passed-through-this-turn = In diesem Zug durchzogen
dessauer-has-fired-from-cover-and-is-seen = Hat aus der Deckung gefeuert und wird gesehen
dessauer-guns-without-gunners = Geschütze ohne Kanoniere
dessauer-gunners-without-guns = Kanoniere ohne Geschütze
dessauer-pursues-off-the-table = Verfolgt über den Tischrand hinaus
dessauer-guns-in-enemy-hands = Geschütze in Feindeshand
dessauer-attacks-at-its-usual-speed = Greift im üblichen Tempo an
dessauer-return-and-rally = Rückkehr und Sammeln
dessauer-fire-tests = Feuerproben
dessauer-retreats = Rückzüge
dessauer-another-formation-or-facing-guns-limber-and-unlimber = Andere Formation oder Ausrichtung; Geschütze protzen auf und ab
dessauer-reform = Neu ordnen
dessauer-disorder-is-made-good-for-half-the-move-or = Unordnung wird für die halbe oder die ganze Bewegung behoben
dessauer-pass-in-haste = Durcheilen
dessauer-click-the-friend-to-be-passed-without-more-inches = Die eigene Einheit anklicken, durch die es ohne weitere Zoll hindurchgehen soll; beide geraten in Unordnung
dessauer-leave-the-board = Abziehen
dessauer-by-the-exit-it-stands-in-it-counts-as = Über das Austrittsfeld, auf dem die Einheit steht; sie zählt als verloren
dessauer-attack-without-charging = Ohne Attacke
dessauer-its-next-attack-is-made-at-its-usual-speed = Der nächste Angriff erfolgt im üblichen Tempo; nochmals nimmt es zurück
dessauer-retreat-to = Zurückweichen nach
dessauer-click-where-it-ends = Anklicken, wo der Rückzug endet
dessauer-click-where-the-general-rides = Anklicken, wohin der General reitet
dessauer-move-units-and-generals-attack-or-end = Einheiten und Generale bewegen, angreifen oder beenden.
dessauer-evade = Ausweichen
dessauer-evade-or-stand = Ausweichen oder stehen bleiben?
dessauer-its-target-has-evaded-does-it-go-on = Das Ziel ist ausgewichen: geht der Angreifer weiter?
dessauer-go-on = Weitergehen
dessauer-stop = Anhalten
dessauer-where-does-it-evade-to = Wohin weicht die Einheit aus?
dessauer-models-divided = Aufteilung der Figuren
dessauer-which-enemy-does-a-model-left-over-strike = Welchen Feind schlägt eine übrige Figur?
dessauer-the-fourth-of-them = Der vierte von ihnen
dessauer-the-fifth-of-them = Der fünfte von ihnen
dessauer-the-sixth-of-them = Der sechste von ihnen
dessauer-where-does-it-retreat-to = Wohin weicht die Einheit zurück?
dessauer-occupation = Besetzung
dessauer-move-into-the-block = In den Block einrücken?
dessauer-move-in = Einrücken
dessauer-own-disordered-units = Eigene Einheiten in Unordnung
dessauer-units-that-are-in-combat = Einheiten im Nahkampf

## combat/odds.rs

dessauer-wins-the-round = gewinnt die Runde
dessauer-no-decision = keine Entscheidung
dessauer-loses-the-round = verliert die Runde

## combat/points.rs

dessauer-its-fire = eigenes Feuer
dessauer-a-square-against-horse = ein Karree gegen Reiterei
dessauer-into-flank-or-rear = in Flanke oder Rücken
dessauer-grade-a = Güte A
dessauer-grade-d = Güte D
dessauer-a-friend-behind-it = eine eigene Einheit dahinter
dessauer-at-charge-speed = im Attackentempo
dessauer-across-an-obstacle = über ein Hindernis hinweg
dessauer-across-works-or-into-a-block = über Schanzen hinweg oder in einen Block hinein
dessauer-a-column-that-is-attacked = eine angegriffene Kolonne

## combat/round.rs

dessauer-a1-strikes-at-a2-what = { $a1 } schlägt auf { $a2 } ein: { $what }

## firing/judge.rs

dessauer-name-one-target = Ein Ziel angeben
dessauer-only-foot-and-unlimbered-guns-fire = Nur Fußvolk und abgeprotzte Geschütze feuern
dessauer-it-is-in-combat = Die Einheit ist im Nahkampf
dessauer-friends-have-passed-it-this-turn-it-does-not = Eigene Einheiten sind in diesem Zug hindurchgezogen: die Einheit feuert nicht
dessauer-it-has-gone-more-than-half-a-move = Die Einheit ist weiter als eine halbe Bewegung gegangen
dessauer-it-has-fired-this-turn = Die Einheit hat in diesem Zug gefeuert
dessauer-a1-is-in-combat = { $a1 } ist im Nahkampf
dessauer-it-is-not-seen-name-lies-between = Das Ziel ist nicht zu sehen: { $name } liegt dazwischen
dessauer-it-is-in-cover-and-is-seen-from-near = Das Ziel ist in Deckung und nur aus der Nähe zu sehen, oder sobald es gefeuert hat
dessauer-it-has-nothing-to-fire-with = Die Einheit hat nichts, womit sie feuern könnte
dessauer-it-is-range-hexes-off-out-of-range = Das Ziel ist { $range } Hexfelder entfernt: außer Reichweite
dessauer-it-cannot-hit-more-than-6-and-a-second = Das Feuer kann nicht treffen: nötig wäre mehr als eine 6 und eine zweite 6
dessauer-it-has-too-few-models-for-a-die = Die Einheit hat zu wenige Figuren für einen Würfel
dessauer-a1-is-in-combat-where-the-shot-flies = { $a1 } ist dort im Nahkampf, wo der Schuss hindurchgeht
dessauer-that-part-of-it-has-fired-this-turn = Dieser Teil der Einheit hat in diesem Zug gefeuert
dessauer-it-lies-outside-the-arc-of-fire = Das Ziel liegt außerhalb des Schussfelds
dessauer-this-wing-bears-on-the-first-target-as-well = Dieser Flügel wirkt auch auf das erste Ziel: er feuert auf kein anderes

## firing/need.rs

dessauer-a-dense-target = ein dichtes Ziel
dessauer-skirmishers-or-gunners = Schützen oder Kanoniere
dessauer-having-moved = vorherige Bewegung
dessauer-its-disorder = eigene Unordnung
dessauer-passing-skirmishers-or-guns = durch Schützen oder Geschütze hindurch
dessauer-its-nation-s-musketry = Musketenfeuer der Nation

## firing/step.rs

dessauer-by-fires-past-its-own-at-in-danger-in = { $by } feuert an der eigenen Einheit { $at } vorbei, die in der Schussbahn gefährdet ist: { $what }
dessauer-by-fires-at-at-what = { $by } feuert auf { $at }: { $what }
dessauer-once-more = noch einmal

## generals/fate.rs

dessauer-is-captured = wird gefangen genommen

## generals/ride.rs

dessauer-only-generals-ride-a-unit-moves = Nur Generale reiten: eine Einheit bewegt sich
dessauer-he-rides-hexes-hexes-at-most-not-through-enemies = Er reitet höchstens { $hexes } Hexfelder weit, nicht durch Feinde, Wasser oder Flüsse

## morale/rally.rs

dessauer-stays-shaken = bleibt erschüttert
dessauer-comes-back = kommt zurück
dessauer-stays-away = bleibt fort
dessauer-a1-returns = { $a1 } kehrt zurück

## morale/test.rs

dessauer-six-hits-or-more = sechs Treffer oder mehr
dessauer-four-hits-or-more = vier Treffer oder mehr
dessauer-half-its-models-or-fewer = die Hälfte der Figuren oder weniger
dessauer-hit-from-the-flank-or-rear = aus Flanke oder Rücken getroffen
dessauer-caught-changing = beim Wechsel überrascht

## movement/change.rs

dessauer-it-faces-all-round-and-does-not-wheel = Die Einheit ist nach allen Seiten ausgerichtet und schwenkt nicht
dessauer-name-another-facing-of-its-formation = Eine andere Ausrichtung der Formation angeben
dessauer-a-bent-line-does-not-wheel-straighten-it-first = Eine geknickte Linie schwenkt nicht: zuerst begradigen
dessauer-a-wheel-turns-to-the-next-facing-farther-is = Eine Schwenkung führt zur nächsten Ausrichtung: weiter ist es ein Wechsel der Ausrichtung
dessauer-a-garrison-leaves-its-block-before-it-forms-otherwise = Eine Besatzung verlässt ihren Block, bevor sie sich anders formiert
dessauer-it-does-not-form-so-a1 = So formiert sich die Einheit nicht: { $a1 }
dessauer-it-is-shaken-and-changes-neither-formation-nor-facing = Die Einheit ist erschüttert und wechselt weder Formation noch Ausrichtung
dessauer-its-guns-are-not-with-it-man-them-again = Die Geschütze sind nicht bei der Einheit: wieder bemannen
dessauer-name-a-facing-of-that-formation = Eine Ausrichtung jener Formation angeben
dessauer-it-stands-so-already = So steht die Einheit schon
dessauer-skirmishers-turn-freely-turn-it = Schützen drehen sich frei: drehen
dessauer-only-a-line-is-bent-form-one-first = Nur eine Linie wird geknickt: zuerst eine bilden
dessauer-it-has-changed-this-turn-one-change-a-turn = Die Einheit hat in diesem Zug gewechselt: ein Wechsel je Zug
dessauer-it-is-not-disordered = Die Einheit ist nicht in Unordnung
dessauer-it-has-closed-up-this-turn-reform-in-the = Die Einheit hat in diesem Zug aufgeschlossen: im nächsten neu ordnen
dessauer-it-does-not-reform-in-its-block-leave-it = In ihrem Block ordnet sich die Einheit nicht neu: ihn zuerst verlassen
dessauer-here-it-would-be-disordered-again-reform-elsewhere = Hier käme die Einheit wieder in Unordnung: anderswo neu ordnen
dessauer-it-has-not-enough-inches-left-reform-before-it = Die verbliebenen Zoll reichen nicht: vor der Bewegung neu ordnen

## movement/guns.rs

dessauer-its-drivers-are-civilians-once-in-action-the-guns = Die Fahrer sind Zivilisten: einmal im Gefecht, bleiben die Geschütze, wo sie sind
dessauer-it-has-begun-its-move-limbering-takes-the-whole = Die Einheit hat ihre Bewegung begonnen: Aufprotzen braucht die ganze
dessauer-it-has-not-enough-inches-left = Die verbliebenen Zoll reichen nicht
dessauer-guns-of-a1 = Geschütze von { $a1 }
dessauer-its-guns = die eigenen Geschütze
dessauer-a1-mans-whose-again = { $a1 } bemannt { $whose } wieder

## movement/judge.rs

dessauer-it-charges-it-goes-straight-on-or-stands = Die Einheit attackiert: sie geht geradeaus weiter oder bleibt stehen
dessauer-guns-without-gunners-do-nothing-man-them-again = Geschütze ohne Kanoniere tun nichts: wieder bemannen
dessauer-it-is-in-combat-and-stays-where-it-is = Die Einheit ist im Nahkampf und bleibt, wo sie ist
dessauer-it-has-had-its-order-this-turn-others-have = Die Einheit hat in diesem Zug ihren Befehl gehabt: seither haben andere Befehle erhalten
dessauer-no-order-has-reached-it-this-turn = Die Einheit hat in diesem Zug kein Befehl erreicht
dessauer-name-the-hex-of-a-friend-in-close-order = Das Hexfeld einer eigenen Einheit in geschlossener Ordnung angeben, durch die sie ziehen soll
dessauer-a-general-rides = Ein General reitet
dessauer-only-skirmishers-face-as-they-like-at-the-end = Nur Schützen richten sich am Ende einer Bewegung beliebig aus

## movement/leaving.rs

dessauer-it-stands-in-no-exit-of-its-side-the = Die Einheit steht auf keinem Austrittsfeld ihrer Seite: nur über solche wird der Spielplan verlassen
dessauer-it-has-not-enough-inches-left-to-leave-the = Die verbliebenen Zoll reichen nicht, den Spielplan zu verlassen
dessauer-a1-leaves-the-board = { $a1 } verlässt den Spielplan

## movement/orders.rs

dessauer-a1-is-disordered = { $a1 } ist in Unordnung

## movement/step.rs

dessauer-a-bent-line-does-not-move-straighten-it-first = Eine geknickte Linie bewegt sich nicht: zuerst begradigen
dessauer-a-square-of-grade-d-stands-where-it-is = Ein Karree der Güte D bleibt, wo es ist
dessauer-troops-of-its-class-have-no-pace-in-square = Im Karree bewegt sich eine Einheit dieser Art nicht: sie bleibt, wo sie ist
dessauer-it-has-not-enough-inches-left-to-leave-the-2 = Die verbliebenen Zoll reichen nicht, den Block zu verlassen
dessauer-it-is-shaken-and-goes-no-nearer-to-the = Die Einheit ist erschüttert und geht nicht näher an den Feind
dessauer-a1-stands-there-attack-it = { $a1 } steht dort: angreifen
dessauer-name-is-in-combat-and-is-not-passed = { $name } ist im Nahkampf und lässt niemanden durch
dessauer-name-has-moved-this-turn-and-is-not-passed = { $name } hat sich in diesem Zug bewegt und lässt niemanden durch

## movement/terrain.rs

dessauer-only-foot-enters-a-town-block = Nur Fußvolk betritt einen Häuserblock
dessauer-nobody-enters-name-go-round-it = { $name } betritt niemand: umgehen
dessauer-horse-and-guns-enter-woods-only-along-a-road = Reiterei und Geschütze betreten Wald nur entlang einer Straße
dessauer-a-river-is-crossed-at-bridges-and-fords-only = Über einen Fluss geht es nur an Brücken und Furten
dessauer-a-bridge-is-crossed-in-column-only-form-one = Über eine Brücke geht es nur in Kolonne: zuerst eine bilden
dessauer-horse-does-not-cross-works = Reiterei kommt nicht über Schanzen
dessauer-the-block-holds-capacity-models-it-has-a1 = Der Block fasst { $capacity } Figuren: die Einheit hat { $a1 }
dessauer-the-block-is-full-of-friends-go-round-it = Der Block ist voll eigener Einheiten: umgehen

## pickup/armies.rs

dessauer-name-a1-under-a2 = { $name }: { $a1 } unter { $a2 }.
dessauer-name-after-points = { $name }: { $after } Punkte.
dessauer-name-after-points-more-by-units-and-sizes-of = { $name }: { $after } Punkte, { $more } durch Einheiten und Größen von Bataillonen.

## pickup/deployment.rs

dessauer-name-first-units-in-the-first-line-second-behind = { $name }: { $first } Einheiten im ersten Treffen, { $second } dahinter, { $horse } der Reiterei auf den Flügeln.

## pickup/mod.rs

dessauer-armies-of-one-cost = Armeen gleicher Kosten

## retreat/course.rs

dessauer-inches-inches = { $inches } Zoll

## retreat/defeat.rs

dessauer-is-shut-in-and-eliminated = ist eingeschlossen und ausgeschaltet

## retreat/order.rs

dessauer-has-no-way-out-and-is-eliminated = hat keinen Ausweg und ist ausgeschaltet
dessauer-its-way-back-does-not-lead-off-the-board = Der Rückweg führt nicht vom Spielplan
dessauer-it-ends-facing-as-before-or-turned-about = Am Ende ist die Einheit ausgerichtet wie zuvor oder hat kehrtgemacht
dessauer-it-goes-least-to-most-hexes-straight-away-from = Die Einheit geht { $least } bis { $most } Hexfelder weit, geradewegs von der Ursache fort, auf 22,5 Grad genau
dessauer-a-garrison-goes-least-to-most-hexes-as-straight = Eine Besatzung geht { $least } bis { $most } Hexfelder weit, so geradewegs von der Ursache fort, wie sie kann
dessauer-there-it-would-be-nearer-to-the-enemy-than = Dort wäre die Einheit dem Feind näher als zuvor
dessauer-friends-are-passed-but-it-ends-in-a-hex = Durch eigene Einheiten geht es hindurch, aber am Ende steht die Einheit in einem eigenen Hexfeld
dessauer-an-enemy-or-impassable-ground-stands-in-its-way = Dort steht ein Feind oder unpassierbares Gelände im Weg
dessauer-a1-retreats = { $a1 } weicht zurück
dessauer-a1-leaves-the-table = { $a1 } verlässt den Tisch

## retreat/pursuit.rs

dessauer-british-horse = britische Reiterei

## retreat/race.rs

dessauer-has-nowhere-to-flee-and-is-eliminated = kann nirgendwohin fliehen und ist ausgeschaltet
dessauer-does-not-fire = feuert nicht
dessauer-a1-pursues-off-the-table = { $a1 } verfolgt über den Tischrand hinaus

## retreat/second_line.rs

dessauer-a1-takes-the-place-of-the-first-line = { $a1 } nimmt den Platz des ersten Treffens ein

## retreat/voluntary.rs

dessauer-nobody-retreats-by-choice-in-this-battle = In dieser Schlacht weicht niemand freiwillig zurück
dessauer-it-has-begun-its-move-a-retreat-takes-its = Die Einheit hat ihre Bewegung begonnen: ein Rückzug tritt an deren Stelle
dessauer-there-is-no-enemy-to-retreat-from = Es gibt keinen Feind, vor dem zurückzuweichen wäre

## scenario_checks/army.rs

dessauer-name-has-no-general-to-control-it = { $name } hat keinen General zur Führung.
dessauer-turn-limited-control-off = Eingeschränkte Führung ausschalten
dessauer-name-has-no-general = { $name } hat keinen General.
dessauer-a1-has-gunners-gunners-for-guns-guns = { $a1 } hat { $gunners } Kanoniere für { $guns } Geschütze.
dessauer-give-it-enough-gunners = { $enough } Kanoniere geben
dessauer-a1-is-not-free-bands-have-12-to-16 = { $a1 } ist nicht kostenlos: Scharen haben 12 bis 16 Figuren der Güte C, eine auf je vier des regulären Fußvolks.
dessauer-make-it-a-band-of-models-grade-c = Eine Schar von { $models } Figuren der Güte C daraus machen
dessauer-a1-is-marked-for-two-ranks-and-their-option = { $a1 } ist für zwei Glieder gekennzeichnet, und deren Option ist aus.
dessauer-three-ranks = Drei Glieder
dessauer-a1-is-prussian-horse-of-1750-or-later-and = { $a1 } ist preußische Reiterei von 1750 oder später und nicht für zwei Glieder gekennzeichnet.
dessauer-a-costs-a1-points-b-a2 = Kosten in Punkten: { $a } { $a1 }, { $b } { $a2 }.
dessauer-field-guns-2 = Feldgeschütze
dessauer-light-guns-2 = leichte Geschütze
dessauer-a1-counts-as-as-what-their-option-is-off = { $a1 } zählt als { $as_what }: die Option dafür ist aus.
dessauer-turn-the-option-on = Die Option einschalten

## scenario_checks/field.rs

dessauer-a1-stands-in-a-block-and-is-no-garrison = { $a1 } steht in einem Block und ist keine Besatzung.
dessauer-make-it-the-garrison = Zur Besatzung machen
dessauer-a1-is-a-garrison-and-stands-in-no-block = { $a1 } ist eine Besatzung und steht in keinem Block.
dessauer-form-it-as-its-kind-usually-is = So formieren, wie es für diese Art üblich ist
dessauer-a1-is-in-skirmish-order-and-is-not-marked = { $a1 } ist in Schützenordnung und nicht zum Plänkeln gekennzeichnet.
dessauer-mark-it = Kennzeichnen
dessauer-a1-stands-in-woods-at-name-off-any-road = { $a1 } steht bei { $name } im Wald, abseits jeder Straße.
dessauer-a1-is-no-foot-and-stands-in-a-block = { $a1 } ist kein Fußvolk und steht bei { $name } in einem Block.
dessauer-a1-has-models-models-its-block-holds-capacity = { $a1 } hat { $models } Figuren; der Block fasst { $capacity }.
dessauer-set-it-to-capacity = Auf { $capacity } setzen
dessauer-a1-and-a2-begin-within-musket-range = { $a1 } und { $a2 } beginnen in Musketenreichweite.

## scenario_checks/ground.rs

dessauer-the-river-at-name-has-neither-bridge-nor-ford = Der Fluss bei { $name } hat weder Brücke noch Furt: niemand kommt hinüber.
dessauer-name-is-a-bridge-and-spans-neither-river-nor = { $name } ist eine Brücke und überspannt weder Fluss noch Bach.
dessauer-a1-is-steep-at-a2-between-hexes-of-one = { $a1 } ist bei { $a2 } steil, zwischen Hexfeldern derselben Höhenstufe.
dessauer-take-the-slope-away-there = Den Hang dort entfernen

## screen/areas.rs

dessauer-canister = Kartätschen
dessauer-shell = Granaten
dessauer-shot = Vollkugeln
dessauer-name-each-die-needs-need-or-more = { $name }: jeder Würfel braucht { $need } oder mehr
dessauer-half-a-move = Eine halbe Bewegung
dessauer-who-goes-no-farther-may-still-fire = Wer nicht weiter geht, darf noch feuern.

## screen/mod.rs

dessauer-dice-each-hits-on-need-or-more = { $dice }, je ein Treffer bei { $need } oder mehr
dessauer-lost-points-of-cost-lost-the-army-breaks-at = { $lost } von { $cost } Punkten verloren; die Armee bricht bei { $limit } zusammen
dessauer-points-lost = Verlorene Punkte
dessauer-rolls-to-return-in-its-next-turn = würfelt im nächsten eigenen Zug um die Rückkehr
dessauer-rolls-to-return-in-its-turn-after-next = würfelt im übernächsten eigenen Zug um die Rückkehr
dessauer-rolls-to-return-in-a1-of-its-turns = würfelt in { $a1 } eigenen Zügen um die Rückkehr
dessauer-a1-is-away = { $a1 } ist fort
dessauer-may-evade = darf ausweichen
dessauer-may-go-on = darf weitergehen
dessauer-may-move-in = darf einrücken
dessauer-its-arm = eigene Waffengattung
dessauer-attacked = Angegriffener

## screen/quotes.rs

dessauer-a1-and-then-on-need-or-more = { $a1 }, und danach bei { $need } oder mehr
dessauer-a1-is-in-danger = { $a1 } ist gefährdet
dessauer-by-the-side-at-a1-o-clock = mit der Seite bei { $a1 } Uhr
dessauer-range-far-by-range-or-more = Entfernung { $far }: { $by_range } oder mehr
dessauer-sign-a1-for-what = , { $sign }{ $a1 } ({ $what })
dessauer-at-the-usual-speed = im üblichen Tempo
dessauer-a1-must-evade-it = { $a1 } muss ausweichen
dessauer-a1-may-evade-it = { $a1 } darf ausweichen
dessauer-a1-throws-a-die-first-up-to-to-it = { $a1 } würfelt zuerst: bis { $to } ist die Einheit erschüttert
dessauer-into-flank-or-rear-it-keeps-this-in-all = In Flanke oder Rücken: das gilt in allen Runden
dessauer-it-leaves-the-table-for-good-and-counts-as = Die Einheit verlässt den Tisch endgültig und zählt als verloren
dessauer-it-goes-a1 = Die Einheit geht { $a1 } weit
dessauer-the-nearest-enemy-is-far-away-there = Der nächste Feind ist dort { $far } entfernt
dessauer-its-guns-stay-behind = Die Geschütze bleiben zurück
dessauer-he-is-with-a1-there = Dort ist er bei { $a1 }
dessauer-a1-left = noch { $a1 }
dessauer-by-road-all-the-way-without-an-attack = Den ganzen Weg auf der Straße, ohne Angriff
dessauer-no-more-than-half-a-move-it-may-fire = Höchstens eine halbe Bewegung: die Einheit darf feuern
dessauer-more-than-half-a-move = Mehr als eine halbe Bewegung

## titles of rules

dessauer-scale-and-measuring = Maßstab und Messen
dessauer-strength-is-a-count-of-models = Stärke ist eine Zahl von Figuren
dessauer-a-battery-is-its-gunners = Eine Batterie sind ihre Kanoniere
dessauer-grades-a-to-d = Güten A bis D
dessauer-steady = Standfest
dessauer-shattered-units-are-removed = Zerschlagene Einheiten werden entfernt
dessauer-formations-and-facing = Formationen und Ausrichtung
dessauer-the-formations = Die Formationen
dessauer-lines-face-a-vertex = Linien sind zu einer Hexecke ausgerichtet
dessauer-columns-face-a-side = Kolonnen sind zu einer Hexkante ausgerichtet
dessauer-squares-have-no-flank = Karrees haben keine Flanke
dessauer-active-and-passive = Aktiv und passiv
dessauer-what-the-passive-side-may-do = Was die passive Seite tun darf
dessauer-the-record-of-the-last-move = Die Aufzeichnung der letzten Bewegung
dessauer-allowance = Bewegungsweite
dessauer-going-forward = Vorwärtsgehen
dessauer-sidestep-backstep-oblique = Seitschritt, Rückschritt, Schrägmarsch
dessauer-changing-formation-and-facing = Wechsel von Formation und Ausrichtung
dessauer-reforming-from-disorder = Neu ordnen nach Unordnung
dessauer-passing-through-a-friend = Durchziehen durch eine eigene Einheit
dessauer-other-limits = Weitere Grenzen
dessauer-limbering-and-civilian-drivers = Aufprotzen und zivile Fahrer
dessauer-what-he-does = Was er bewirkt
dessauer-killed = Gefallen
dessauer-bound-to-a-retreat-captured = An einen Rückzug gebunden, gefangen
dessauer-who-skirmishes = Wer plänkelt
dessauer-free-movement = Freie Bewegung
dessauer-spacing-and-the-command-model = Abstände und die Befehlsfigur
dessauer-closing-up-disorders = Schließen bringt in Unordnung
dessauer-whom-they-may-attack = Wen sie angreifen dürfen
dessauer-in-buildings-and-works = In Gebäuden und Schanzen
dessauer-who-must-who-may = Wer muss, wer darf
dessauer-the-evade-move = Die Ausweichbewegung
dessauer-caught-evaders = Eingeholte Ausweichende
dessauer-sight = Sicht
dessauer-the-line-of-sight = Die Sichtlinie
dessauer-contours-and-crests = Höhenlinien und Kämme
dessauer-who-may-fire = Wer feuern darf
dessauer-a-legal-target = Ein zulässiges Ziel
dessauer-arc = Schussfeld
dessauer-range-and-weapons = Reichweite und Waffen
dessauer-number-of-dice = Zahl der Würfel
dessauer-modifiers-to-hit = Modifikatoren zum Treffen
dessauer-dense-targets = Dichte Ziele
dessauer-splitting-fire = Aufteilen des Feuers
dessauer-not-into-a-combat = Nicht in einen Nahkampf hinein
dessauer-ballshot-over-obstacles-friends-and-enemies = Kugelschuss über Hindernisse, Freund und Feind
dessauer-through-enemy-skirmishers-or-guns = Durch feindliche Schützen oder Geschütze hindurch
dessauer-danger-zones = Gefahrenzonen
dessauer-attack-and-combat = Angriff und Nahkampf
dessauer-making-an-attack = Einen Angriff ausführen
dessauer-who-may-not = Wer nicht darf
dessauer-other-enemies-to-the-front = Weitere Feinde vor der Front
dessauer-charge-speed = Attackentempo
dessauer-flank-and-rear-attacks = Angriffe in Flanke und Rücken
dessauer-a-round = Eine Runde
dessauer-combat-points = Kampfpunkte
dessauer-several-enemies = Mehrere Feinde
dessauer-squares-strike-with-faces = Karrees schlagen mit ihren Seiten zu
dessauer-score-to-hit = Trefferwurf
dessauer-hits-disorder = Treffer bringen in Unordnung
dessauer-who-has-lost = Wer verloren hat
dessauer-a-second-line-of-horse = Ein zweites Treffen Reiterei
dessauer-moving-in-woods = Bewegung im Wald
dessauer-seeing-in-and-out = Hinein- und Hinaussehen
dessauer-cover-and-longer-range = Deckung und größere Entfernung
dessauer-slopes = Hänge
dessauer-low-obstacles = Niedrige Hindernisse
dessauer-rivers-and-bridges = Flüsse und Brücken
dessauer-entering-and-leaving-a-block = Betreten und Verlassen eines Blocks
dessauer-cover-and-visibility-of-a-block = Deckung und Sichtbarkeit eines Blocks
dessauer-firing-out = Herausfeuern
dessauer-fighting-for-a-block = Kampf um einen Block
dessauer-leaving-it-beaten = Geschlagen abziehen
dessauer-a-unit-in-several-blocks = Eine Einheit in mehreren Blöcken
dessauer-ok-and-shaken = In Ordnung und erschüttert
dessauer-fire-test = Feuerprobe
dessauer-caught-by-fire-while-manoeuvring = Beim Manövrieren vom Feuer überrascht
dessauer-failing-it = Misslingen der Probe
dessauer-losing-a-combat = Einen Nahkampf verlieren
dessauer-distance-and-direction = Entfernung und Richtung
dessauer-from-whom = Vor wem
dessauer-formation-and-passing-friends = Formation und Durchziehen durch eigene Einheiten
dessauer-nearer-the-enemy = Näher am Feind
dessauer-bookended = Von beiden Seiten eingeschlossen
dessauer-no-way-out-and-off-the-table = Kein Ausweg und über den Tischrand hinaus
dessauer-options = Optionen
dessauer-caught-with-pants-down-fire = Kalt erwischt: Feuer
dessauer-caught-with-pants-down-attack = Kalt erwischt: Angriff
dessauer-restrictive-retreats = Enge Rückzüge
dessauer-pursuit-the-test = Verfolgung: die Probe
dessauer-pursuit-the-race = Verfolgung: das Wettrennen
dessauer-pursuit-fresh-enemies-and-edges = Verfolgung: frische Feinde und Ränder
dessauer-howitzers-and-the-shell-zone = Haubitzen und die Granatenzone
dessauer-national-modifiers-a-switch-each = Nationale Modifikatoren (je ein Schalter)
dessauer-cost-of-models = Kosten der Figuren
dessauer-standard-units = Übliche Einheiten
dessauer-losses-and-army-morale = Verluste und Moral der Armee

## units/losses.rs

dessauer-has-no-models-left = hat keine Figuren mehr
dessauer-a1-loses-lost-in-the-rout-and-is-shaken = { $a1 } verliert { $lost } auf der Flucht und ist erschüttert
dessauer-is-shattered = ist zerschlagen

## victory/losses.rs

dessauer-a-side-has-nobody-left = Eine Seite hat niemanden mehr.
