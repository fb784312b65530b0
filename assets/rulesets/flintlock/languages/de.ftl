## battle/audit.rs

flintlock-is-off-the-board = ist nicht auf dem Spielplan
flintlock-has-hits-hits-of-rating = hat { $hits } Treffer von { $rating }
flintlock-has-no-such-shock-status = hat keine solche Stoßkraft
flintlock-is-in-formation-a1 = ist in Formation { $a1 }
flintlock-is-on-the-map-and-broken-down = ist auf der Karte und in Schützen aufgelöst
flintlock-stack-none-two-sides-stand-in-name = stack.none: zwei Seiten stehen in { $name }
flintlock-stack-guns-a1-guns-stand-in-name = stack.guns: { $a1 } Geschütze stehen in { $name }
flintlock-stack-none-a1-units-stand-in-name = stack.none: { $a1 } Einheiten stehen in { $name }
flintlock-stack-none-tops-units-of-all-are-on-top = stack.none: { $tops } von { $all } Einheiten liegen in { $name } obenauf
flintlock-win-points-side-side-has-is-flight-points-instead = win.points: Seite { $side } hat { $is } Fluchtpunkte statt { $should }
flintlock-coh-reach-the-status-of-a1-rises = coh.reach: die Stoßkraft von { $a1 } steigt
flintlock-res-reduced-a1-gains-men = res.reduced: { $a1 } gewinnt Mannschaft hinzu
flintlock-res-reduced-a1-is-no-longer-reduced = res.reduced: { $a1 } ist nicht mehr geschwächt
flintlock-res-abandoned-a1-is-manned-again = res.abandoned: { $a1 } ist wieder bemannt
flintlock-act-full-a1-moves-after-its-action = act.full: { $a1 } bewegt sich nach der eigenen Handlung
flintlock-res-reduced-a1-comes-back = res.reduced: { $a1 } kommt zurück

## battle/game.rs

flintlock-a1-is-the-enemy-s-it-is-for-side = { $a1 } gehört dem Feind: zu antworten hat Seite { $a2 }
flintlock-nothing-is-asked-now = Jetzt wird nichts gefragt

## battle/moment.rs

flintlock-the-moment-names-no-leader-of-a-command = Der Augenblick nennt keinen Anführer eines Verbands.

## battle/set_up_zone.rs

flintlock-side-side-deploys-in-row-first = Seite { $side } stellt sich in Reihe { $first } auf
flintlock-side-side-deploys-in-rows-first-to-last = Seite { $side } stellt sich in den Reihen { $first } bis { $last } auf
flintlock-side-side-has-no-deployment-zone = Seite { $side } hat keine Aufstellungszone
flintlock-name-is-outside-the-deployment-zone-a1 = { $name } liegt außerhalb der Aufstellungszone: { $a1 }
flintlock-the-formation-cannot-face-that-way = Die Formation kann sich nicht so ausrichten
flintlock-it-stands-there = Dort steht der Spielstein schon
flintlock-two-close-units-in-a-hex-face-the-same = Zwei Einheiten in geschlossener Linie in einem Hexfeld haben dieselbe Ausrichtung
flintlock-choose-the-piece-that-is-set-up-a1 = Den Spielstein auswählen, der aufgestellt wird: { $a1 }
flintlock-choose-the-hex-of-a1-a2 = Das Hexfeld für { $a1 } auswählen: { $a2 }
flintlock-set-pieces-up-or-finish-a1 = Spielsteine aufstellen oder abschließen: { $a1 }
flintlock-a1-stands-there-no-two-sides-are-set-up = { $a1 } steht dort: zwei Seiten werden nicht in einem Hexfeld aufgestellt

## catalog

flintlock-flintlock = Flintlock
flintlock-small-armies-of-the-american-war-company-by-company = Kleine Armeen des amerikanischen Unabhängigkeitskriegs, Kompanie für Kompanie: Einheiten von etwa fünfzig Mann und einzelne Geschütze auf Hexfeldern von fünfzig Yards, Verband um Verband aktiviert, solange die Anführer die Initiative behalten. Nach Flintlock: Black Powder, Cold Steel, Band I, Carolina Rebels.
flintlock-open-ground-one-point-for-everybody = Offenes Gelände: ein Punkt für alle.
flintlock-cleared-and-ploughed-as-clear = Gerodet und gepflügt: wie offenes Gelände.
flintlock-cover-of-1-1-in-shock-halves-sight = Deckung von 1; +1 beim Stoß; halbiert die Sicht.
flintlock-heavy-woods = Dichter Wald
flintlock-cover-of-2-2-in-shock-disorders-close-lines = Deckung von 2; +2 beim Stoß; bringt geschlossene Linien in Unordnung; keine Geschütze.
flintlock-three-points-for-foot-no-cavalry-no-guns = Drei Punkte für Fußvolk; keine Kavallerie, keine Geschütze.
flintlock-cover-of-2-2-in-shock-no-cavalry-no = Deckung von 2; +2 beim Stoß; keine Kavallerie, keine Geschütze.
flintlock-one-point-a-hex-along-it-whatever-the-ground = Ein Punkt je Hexfeld im Verlauf, gleich in welchem Gelände.
flintlock-one-point-more-to-cross-cover-of-1-against = Ein Punkt mehr beim Überqueren; Deckung von 1 gegen Feuer darüber hinweg.
flintlock-as-a-fence = Wie ein Zaun.
flintlock-one-point-more-to-cross-1-in-shock-for = Ein Punkt mehr beim Überqueren; +1 beim Stoß für den, der das Ufer hält.
flintlock-gully = Rinne
flintlock-as-a-stream = Wie ein Bach.
flintlock-open-line = Offene Linie
flintlock-close-line = Geschlossene Linie
flintlock-in-battery = In Stellung
flintlock-on-the-move = In Bewegung
flintlock-infantry = Infanterie
flintlock-2-raw-1-militia-0-recruits-and-steady-militia = -2 ungeübt, -1 Miliz, 0 Rekruten und standhafte Miliz, +1 gute Reguläre, +2 Elite
flintlock-weapon = Waffe
flintlock-musket = Muskete
flintlock-rifle = Büchse
flintlock-rifles-reach-further-and-hit-less-close-by = Büchsen reichen weiter und treffen in der Nähe schlechter
flintlock-movement-allowance = Bewegungspunkte
flintlock-points-an-activation-in-line-a-column-marches-with = Punkte je Aktivierung in Linie; eine Kolonne marschiert mit einem mehr
flintlock-colonial-militia = Kolonialmiliz
flintlock-never-attacks-in-shock-shakes-before-one-may-run = Greift nie im Stoß an, wankt vor einem Stoß, darf ohne Verlust von Punkten davonlaufen
flintlock-german = Deutsch
flintlock-stands-close-where-its-command-stands-open = Steht in geschlossener Linie, wo ihr Verband in offener steht
flintlock-may-skirmish = Darf plänkeln
flintlock-can-break-down-into-a-pair-of-skirmishers = Kann sich in ein Paar Schützen auflösen
flintlock-reduced = Geschwächt
flintlock-begins-on-its-reduced-side = Beginnt auf ihrer geschwächten Seite
flintlock-begins-disordered = Beginnt in Unordnung
flintlock-broken-down = Aufgelöst
flintlock-begins-as-the-two-skirmishers-that-name-it-it = Beginnt als die zwei Schützen, die sie nennen; sie hat dann kein eigenes Hexfeld
flintlock-2-raw-to-2-elite = -2 ungeübt bis +2 Elite
flintlock-points-an-activation = Punkte je Aktivierung
flintlock-gun = Geschütz
flintlock-for-the-label-only-every-gun-shoots-alike = Nur für die Beschriftung: alle Geschütze schießen gleich
flintlock-abandoned = Verlassen
flintlock-begins-without-a-crew-it-never-fires-nor-moves = Beginnt ohne Bedienung: feuert nie und bewegt sich nie mehr
flintlock-base-unit = Stammeinheit
flintlock-id-of-the-infantry-unit-these-are-half-of = Kennung der Infanterieeinheit, deren Hälfte diese sind
flintlock-what-a-die-may-not-exceed-when-he-acts = Was ein Würfel nicht überschreiten darf, wenn er von sich aus handelt
flintlock-command-range = Befehlsreichweite
flintlock-how-far-his-word-reaches-his-units = Wie weit sein Wort zu seinen Einheiten reicht
flintlock-replacement-s-initiative = Initiative des Nachfolgers
flintlock-0-one-lower-than-his = 0 = um eins niedriger als seine
flintlock-replacement-s-range = Reichweite des Nachfolgers
flintlock-cohesion-rating = Zusammenhaltswert
flintlock-hits = Treffer
flintlock-hits-at-which-the-command-s-shock-status-drops = Treffer, bei denen die Stoßkraft des Verbands um eine Stufe fällt
flintlock-shock-status = Stoßkraft
flintlock-poor = Gering
flintlock-fair = Mäßig
flintlock-good = Gut
flintlock-excellent = Hervorragend
flintlock-how-the-command-stands-up-to-cold-steel-at = Wie der Verband zu Beginn dem blanken Stahl standhält
flintlock-cohesion-hits = Zusammenhaltstreffer
flintlock-hits-already-on-the-track = Treffer, die schon auf der Leiste stehen
flintlock-the-formation-all-line-infantry-of-the-command-shares = Die gemeinsame Formation der ganzen Linieninfanterie des Verbands
flintlock-first-volley = Erste Salve
flintlock-has-the-command-its-first-volley-still-loaded = Hat der Verband seine erste Salve noch geladen?
flintlock-skirmish-limit = Schützengrenze
flintlock-units = Einheiten
flintlock-units-that-may-be-broken-down-into-skirmishers-at = Einheiten, die zugleich in Schützen aufgelöst sein dürfen
flintlock-what-a-die-may-not-exceed-to-go-again = Was ein Würfel nicht überschreiten darf, um fortzufahren oder die Initiative an sich zu reißen
flintlock-how-far-his-word-reaches-his-leaders = Wie weit sein Wort zu seinen Anführern reicht
flintlock-who-has-the-first-activation = Wer die erste Aktivierung hat
flintlock-most-activations = Höchstzahl der Aktivierungen
flintlock-activations = Aktivierungen
flintlock-the-battle-ends-after-so-many-0-no-limit = Die Schlacht endet nach so vielen; 0 = keine Grenze, sonst 10 bis 500
flintlock-historical-formations = Historische Formationen
flintlock-hold-every-nation-to-the-formations-it-used = Jede Nation an die Formationen binden, die sie verwendete
flintlock-flight-level = Fluchtschwelle
flintlock-the-army-runs-when-a-die-and-its-flight = Die Armee läuft davon, wenn ein Würfel und die Fluchtpunkte zusammen darüber liegen
flintlock-flight-points = Fluchtpunkte
flintlock-points-already-lost-at-the-start = Schon zu Beginn verlorene Punkte
flintlock-range-penalty = Abzug von der Reichweite
flintlock-taken-off-the-overall-leader-s-range-in-the = Wird in der ersten Aktivierung der Seite von der Reichweite des Oberbefehlshabers abgezogen
flintlock-set-up-zone-first-row = Aufstellungszone, erste Reihe
flintlock-first-row-of-the-side-s-free-set-up = Erste Reihe der Zone für die freie Aufstellung der Seite; 0 = Aufstellung nach dem Szenario
flintlock-set-up-zone-last-row = Aufstellungszone, letzte Reihe
flintlock-last-row-of-the-side-s-free-set-up = Letzte Reihe der Zone für die freie Aufstellung der Seite
flintlock-formations-used = Verwendete Formationen
flintlock-british-and-american-regulars = Britische und amerikanische Reguläre
flintlock-lights-jaegers-riflemen = Leichte Truppen, Jäger, Büchsenschützen
flintlock-german-regulars = Deutsche Reguläre
flintlock-american-militia = Amerikanische Miliz
flintlock-read-only-with-historical-formations = Gilt nur mit historischen Formationen
flintlock-british-light-troops = Britische leichte Truppen
flintlock-loyalists = Loyalisten
flintlock-hesse-cassel = Hessen-Kassel
flintlock-united-states = Vereinigte Staaten
flintlock-american-light-troops = Amerikanische leichte Truppen
flintlock-ma = BP
flintlock-i = I
flintlock-s = S
flintlock-formation-of-the-command = Formation des Verbands
flintlock-f = F
flintlock-in-smoke = Im Rauch
flintlock-first-volley-unused = Erste Salve noch nicht abgefeuert
flintlock-in-the-overall-leader-s-reach = In Reichweite des Oberbefehlshabers
flintlock-partially-active = Teilweise aktiv
flintlock-failed-to-act = Handeln misslungen
flintlock-command-has-acted = Verband hat gehandelt
flintlock-has-acted = Hat gehandelt
flintlock-fired-in-this-activation = In dieser Aktivierung gefeuert
flintlock-enemy-in-front-at-the-start-of-the-activation = Feind vor der Front zu Beginn der Aktivierung
flintlock-broken-down-into-skirmishers = In Schützen aufgelöst
flintlock-in-an-enemy-zone-at-the-start-of-the = In einer feindlichen Zone zu Beginn der Aktivierung
flintlock-its-gun-step-is-over = Der eigene Geschützschritt ist vorbei
flintlock-attacked-by-foot-in-this-activation = In dieser Aktivierung von Fußvolk angegriffen
flintlock-attacked-by-horse-in-this-activation = In dieser Aktivierung von Reiterei angegriffen
flintlock-set-up = Aufstellung
flintlock-commands = Verbände
flintlock-general-action = Allgemeine Handlung
flintlock-formation-change = Formationswechsel
flintlock-shock = Stoß
flintlock-end-of-the-activation = Ende der Aktivierung
flintlock-continuity = Fortsetzung
flintlock-take-the-activation-activate-a-command-or-roll = Die Aktivierung nehmen, einen Verband aktivieren oder würfeln
flintlock-every-unit-takes-an-action-of-its-own = Jede Einheit führt eine eigene Handlung aus
flintlock-the-whole-command-changes-formation-and-does-nothing-else = Der ganze Verband wechselt die Formation und tut sonst nichts
flintlock-the-whole-command-goes-in-with-the-bayonet = Der ganze Verband geht mit dem Bajonett vor
flintlock-click-where-to-it-takes-the-cheapest-way = Zielort anklicken; die Einheit nimmt den billigsten Weg
flintlock-one-step-to-its-left-it-is-the-unit = Einen Schritt nach links; das ist die Handlung der Einheit
flintlock-one-step-to-its-right-it-is-the-unit = Einen Schritt nach rechts; das ist die Handlung der Einheit
flintlock-withdraw = Sich absetzen
flintlock-one-hex-straight-back-out-of-an-enemy-zone = Ein Hexfeld gerade zurück aus einer feindlichen Zone, dann eine Moralprobe
flintlock-break-down-or-join = Teilen, vereinen
flintlock-a-unit-becomes-two-skirmishers-or-two-become-the = Eine Einheit wird zu zwei Schützen, oder zwei werden wieder zur Einheit
flintlock-set-up-to-fire = Feuerbereit
flintlock-turn-a-gun-to-its-fire-side-without-shooting = Ein Geschütz auf seine Feuerseite drehen, ohne zu schießen
flintlock-drag-guns-off = Wegschleppen
flintlock-take-abandoned-guns-of-one-s-own-out-of = Verlassene eigene Geschütze aus der Schlacht bringen
flintlock-click-the-unit-to-ride-at = Die Einheit anklicken, gegen die geritten wird
flintlock-out-of-harm-s-way-a-reaction-of-horse = Aus der Gefahr: eine Reaktion von Reiterei und Schützen, oder was ein Stoß verlangt
flintlock-into-the-vacated-hex = In das geräumte Hexfeld
flintlock-place-a-piece = Einen Spielstein hinsetzen
flintlock-do-nothing-about-it = Nichts dagegen tun
flintlock-seize = An sich reißen
flintlock-try-to-take-the-activation-away-before-he-rolls = Versuchen, ihm die Aktivierung zu nehmen, bevor er würfelt
flintlock-finish-this-step = Diesen Schritt abschließen
flintlock-end-activation = Aktivierung beenden
flintlock-no-further-command-acts = Kein weiterer Verband handelt
flintlock-place-your-pieces-within-your-zone-then-finish = Die Spielsteine innerhalb der eigenen Zone aufstellen, dann abschließen.
flintlock-act-or-pass = Handeln oder passen?
flintlock-act = Handeln
flintlock-next-command = Nächster Verband
flintlock-choose-a-command-move-a-leader-serve-the-guns = Einen Verband auswählen, einen Anführer bewegen, die Geschütze bedienen oder die Aktivierung beenden.
flintlock-serve-the-guns = Geschütze bedienen
flintlock-move-a-leader = Einen Anführer bewegen
flintlock-out-of-reach = Außer Reichweite
flintlock-roll-to-act-in-full-or-act-partially-without = Würfeln, um voll zu handeln, oder ohne Wurf teilweise handeln?
flintlock-roll = Würfeln
flintlock-act-partially = Teilweise handeln
flintlock-leave-alone = Nicht einsetzen
flintlock-how-the-command-acts = Wie der Verband handelt
flintlock-one-kind-of-action-for-the-whole-command = Eine Art von Handlung für den ganzen Verband.
flintlock-move-the-leader = Anführer bewegen
flintlock-new-formation = Neue Formation
flintlock-turn-or-unstack-units-as-you-like-then-finish = Einheiten nach Belieben drehen oder entstapeln, dann abschließen.
flintlock-give-each-unit-one-action-then-finish = Jeder Einheit eine Handlung geben, dann abschließen.
flintlock-command-done = Verband fertig
flintlock-another-shot-or-close-the-fire = Noch ein Schuss, oder das Feuer beenden?
flintlock-close-the-fire = Das Feuer beenden
flintlock-under-fire = Unter Feuer
flintlock-stand-or-ride-off-before-the-shot = Standhalten oder vor dem Schuss wegreiten?
flintlock-ride-off = Wegreiten
flintlock-the-target-rode-off = Das Ziel ist weggeritten
flintlock-another-target-or-hold-the-fire = Ein anderes Ziel, oder das Feuer zurückhalten?
flintlock-hold-the-fire = Das Feuer zurückhalten
flintlock-enemy-in-front = Feind vor der Front
flintlock-which-units-fire-at-the-mover = Welche Einheiten feuern auf die Einheit in Bewegung?
flintlock-return-fire = Feuer erwidern
flintlock-which-units-answer-the-fire-and-at-whom = Welche Einheiten erwidern das Feuer, und gegen wen?
flintlock-foot-or-horse = Fußvolk oder Reiterei
flintlock-which-arm-attacks-this-unit = Welche Waffengattung greift diese Einheit an?
flintlock-horse = Reiterei
flintlock-which-cavalry-charges-whom = Welche Kavallerie attackiert wen?
flintlock-no-more-charges = Keine weiteren Attacken
flintlock-before-the-shock = Vor dem Stoß
flintlock-who-slips-away-before-it-comes-to-blows = Wer weicht aus, bevor es zum Kampf kommt?
flintlock-slip-away = Ausweichen
flintlock-the-target-has-gone = Das Ziel ist fort
flintlock-charge-another-or-stay = Ein anderes Ziel attackieren, oder bleiben?
flintlock-let-the-militia-run-or-stay = Die Miliz davonlaufen lassen, oder bleiben?
flintlock-run = Davonlaufen
flintlock-counterattack = Gegenangriff
flintlock-counterattack-or-stand = Gegenangriff oder standhalten?
flintlock-where-does-each-unit-go = Wohin geht jede Einheit?
flintlock-who-enters-which-vacated-hex = Wer rückt in welches geräumte Hexfeld nach?
flintlock-which-way-does-it-face-now = Welche Ausrichtung hat die Einheit jetzt?
flintlock-face = Ausrichten
flintlock-with-which-unit-is-he-placed = Bei welcher Einheit wird er hingesetzt?
flintlock-with = Bei
flintlock-try-to-go-on-or-hand-over = Versuchen fortzufahren, oder abgeben?
flintlock-try-to-go-on = Versuchen fortzufahren
flintlock-hand-over = Abgeben
flintlock-seizure = Griff nach der Initiative
flintlock-seize-the-initiative-or-let-him-roll = Die Initiative an sich reißen, oder ihn würfeln lassen?
flintlock-let-him-roll = Ihn würfeln lassen
flintlock-the-units-of-that-leader-s-command = Die Einheiten des Verbands dieses Anführers
flintlock-own-units-beyond-their-leader-s-range-and-chain = Eigene Einheiten außerhalb der Reichweite und Kette ihres Anführers
flintlock-own-disordered-units = Eigene Einheiten in Unordnung
flintlock-own-reduced-units = Eigene geschwächte Einheiten
flintlock-own-units-whose-first-volley-is-still-loaded = Eigene Einheiten, deren erste Salve noch geladen ist
flintlock-own-units-that-have-taken-their-action = Eigene Einheiten, die ihre Handlung ausgeführt haben

## cavalry/charge.rs

flintlock-a1-is-not-fully-active-with-this-command = { $a1 } ist bei diesem Verband nicht voll aktiv
flintlock-a1-is-no-cavalry = { $a1 } ist keine Kavallerie
flintlock-a1-is-disordered-and-cannot-begin-a-charge = { $a1 } ist in Unordnung und kann keine Attacke beginnen
flintlock-a1-has-made-its-charge = { $a1 } hat die eigene Attacke schon geritten
flintlock-a1-has-the-enemy-before-it-and-attacks-where = { $a1 } hat den Feind vor der Front und greift aus dem Stand an
flintlock-another-unit-chooses-a-new-target-now = Eine andere Einheit wählt jetzt ein neues Ziel
flintlock-a-charge-is-made-at-an-enemy-unit = Eine Attacke richtet sich gegen eine feindliche Einheit
flintlock-foot-attacks-a1-in-this-activation-horse-does-not = Fußvolk greift { $a1 } in dieser Aktivierung an: Reiterei nicht
flintlock-the-target-is-range-away-a-charge-takes-a1 = Entfernung des Ziels: { $range }; eine Attacke braucht { $a1 } bis { $a2 }
flintlock-a1-does-not-see-its-target = { $a1 } sieht das eigene Ziel nicht
flintlock-a1-left-before-the-charge-choose-another-target-or = { $a1 } ist vor der Attacke ausgewichen: ein anderes Ziel auswählen oder bleiben
flintlock-no-open-run-leads-to-a-hex-with-the = Kein freier Anlauf führt auf ein Hexfeld mit dem Ziel vor der Front
flintlock-cavalry-faces-a-corner-of-its-hex = Kavallerie ist auf eine Ecke ihres Hexfelds ausgerichtet
flintlock-no-enemy-unit-stands-in-a1 = In { $a1 } steht keine feindliche Einheit
flintlock-foot-attacks-all-that-name-could-charge-in-this = Fußvolk greift in dieser Aktivierung alles an, was { $name } attackieren könnte
flintlock-name-sees-no-enemy-a1-to-a2-hexes-away = { $name } sieht keinen Feind in { $a1 } bis { $a2 } Hexfeldern Entfernung mit freiem Anlauf dorthin
flintlock-a-run-is-a1-hexes-at-most = Ein Anlauf geht über höchstens { $a1 } Hexfelder
flintlock-every-step-of-a-charge-is-into-a-frontal = Jeder Schritt einer Attacke führt in ein Hexfeld vor der Front
flintlock-the-ground-on-the-way-is-too-hard-for = Das Gelände auf dem Weg ist zu schwer für eine Attacke
flintlock-a-unit-stands-in-the-way-of-the-charge = Eine Einheit steht der Attacke im Weg
flintlock-no-charge-ends-on-the-way-of-another-that = Keine Attacke endet auf dem Weg einer anderen angesagten: einen anderen Anlauf auswählen
flintlock-the-run-does-not-end-with-the-target-in = Der Anlauf endet nicht mit dem Ziel vor der Front

## cavalry/charge_run.rs

flintlock-a1-stands-by-a2-is-given-to-the-foot = { $a1 } wartet ab: { $a2 } wird dem Fußvolk überlassen.
flintlock-a1-charges-a2 = { $a1 } attackiert { $a2 }.
flintlock-the-charge-of-a1-is-broken-off-it-is = Attacke von { $a1 } abgebrochen: die Einheit ist in Unordnung.
flintlock-a1-finds-nobody-to-charge-and-stays = { $a1 } findet kein Ziel für eine Attacke und bleibt.

## cavalry/reaction_retreat.rs

flintlock-a1-cannot-go-that-way = { $a1 } kann diesen Weg nicht nehmen
flintlock-the-way-must-be-free-of-units-and-guns = Der Weg muss frei von Einheiten und Geschützen sein
flintlock-the-way-leads-into-an-enemy-zone-of-control = Der Weg führt in eine feindliche Kontrollzone
flintlock-the-way-leads-nearer-to-the-enemy-it-retreats = Der Weg führt näher an den Feind, vor dem die Einheit zurückweicht
flintlock-a1-cannot-face-that-way = { $a1 } kann sich nicht so ausrichten
flintlock-a1-cannot-retreat-there = { $a1 } kann nicht dorthin zurückweichen
flintlock-it-goes-exactly-hexes-hexes-to-a-hex-so = Der Weg geht genau { $hexes } Hexfelder weit, auf ein Hexfeld in dieser Entfernung
flintlock-the-way-goes-from-hex-to-hex = Der Weg geht von Hexfeld zu Hexfeld
flintlock-a1-retreats-before-it-comes-to-that = { $a1 } weicht zurück, bevor es dazu kommt.

## command/action.rs

flintlock-the-fire-step-of-this-command-is-over = Der Feuerschritt dieses Verbands ist vorbei
flintlock-a1-is-only-partially-active-and-may-not-fire = { $a1 } ist nur teilweise aktiv und darf nicht feuern
flintlock-a1-has-taken-its-action = { $a1 } hat die eigene Handlung ausgeführt
flintlock-a1-does-nothing-in-this-activation = { $a1 } tut in dieser Aktivierung nichts
flintlock-a-unit-moves-turns-withdraws-fires-breaks-down-joins = Eine Einheit bewegt sich, dreht sich, setzt sich ab, feuert, löst sich auf, vereinigt sich oder schleppt Geschütze weg
flintlock-choose-who-moves = Auswählen, wer sich bewegt
flintlock-choose-the-unit-that-withdraws = Die Einheit auswählen, die sich absetzt
flintlock-choose-the-unit-that-breaks-down-or-joins = Die Einheit auswählen, die sich auflöst oder vereinigt
flintlock-choose-the-gun-that-is-set-up = Das Geschütz auswählen, das feuerbereit gemacht wird
flintlock-choose-the-unit-that-drags-guns-off = Die Einheit auswählen, die Geschütze wegschleppt
flintlock-choose-the-unit-that-acts = Die Einheit auswählen, die handelt

## command/leader_casualties.rs

flintlock-first-of-two-dice = erster von zwei Würfeln
flintlock-the-other-die = der andere Würfel

## command/leader_fate.rs

flintlock-a1-makes-off-before-the-enemy = { $a1 } macht sich vor dem Feind davon.
flintlock-name-falls-his-replacement-takes-over = { $name } fällt; der Nachfolger übernimmt.

## command/leaders.rs

flintlock-choose-the-leader-who-moves = Den Anführer auswählen, der sich bewegt
flintlock-name-is-a-leader-he-moves-and-does-nothing = { $name } ist ein Anführer: er bewegt sich und tut sonst nichts
flintlock-name-moves-between-commands = { $name } bewegt sich zwischen den Verbänden
flintlock-name-moves-while-his-command-acts-it-has-acted = { $name } bewegt sich, während der eigene Verband handelt: dieser hat in dieser Aktivierung schon gehandelt
flintlock-name-moves-while-his-command-acts-activate-it-first = { $name } bewegt sich, während der eigene Verband handelt: diesen zuerst aktivieren
flintlock-he-is-not-on-the-map = Er ist nicht auf der Karte
flintlock-a1-has-moved-in-this-activation = { $a1 } hat sich in dieser Aktivierung bewegt
flintlock-a1-is-not-active = { $a1 } ist nicht aktiv
flintlock-a-leader-does-not-end-alone-next-to-the = Ein Anführer endet nicht allein neben dem Feind
flintlock-he-is-there = Dort ist er schon
flintlock-nothing-leaves-the-map = Nichts verlässt die Karte
flintlock-a1-cannot-get-there = { $a1 } kann nicht dorthin gelangen
flintlock-choose-where-a1-goes = Auswählen, wohin { $a1 } geht
flintlock-the-path-does-not-lead-to-the-hex = Der Pfad führt nicht zu dem Hexfeld
flintlock-each-hex-of-a-path-lies-beside-the-one = Jedes Hexfeld eines Pfads liegt neben dem vorigen
flintlock-infantry-could-not-enter-that-ground = Infanterie könnte dieses Gelände nicht betreten
flintlock-a1-cannot-get-so-far = { $a1 } kommt nicht so weit

## command/place.rs

flintlock-a1-takes-its-facing-first = { $a1 } nimmt zuerst die Ausrichtung ein
flintlock-choose-the-facing-a1-takes = Die Ausrichtung auswählen, die { $a1 } einnimmt
flintlock-it-takes-one-of-the-two-facings-beside-its = Die Einheit nimmt eine der beiden Ausrichtungen neben ihrer alten ein
flintlock-his-is-placed-first-with-names = { $his } wird zuerst hingesetzt: bei { $names }
flintlock-choose-the-unit-his-joins-names = Die Einheit auswählen, der { $his } sich anschließt: { $names }
flintlock-his-does-not-join-name-which-is-the-enemy = { $his } schließt sich nicht { $name } an, das ist der Feind: { $names } auswählen
flintlock-his-joins-a-combat-unit-and-name-is-none = { $his } schließt sich einer Kampfeinheit an, und { $name } ist keine: { $names } auswählen
flintlock-his-does-not-join-name-which-is-not-of = { $his } schließt sich nicht { $name } an, der Verband ist ein anderer: { $names } auswählen
flintlock-his-does-not-join-name-names-stands-nearer = { $his } schließt sich nicht { $name } an: { $names } steht näher

## command/unpicked.rs

flintlock-name-moves-between-commands-once = { $name } bewegt sich zwischen den Verbänden, einmal
flintlock-his-failed-to-act-his-command-does-nothing-in = { $his }: Handeln misslungen; der Verband tut in dieser Aktivierung nichts
flintlock-his-s-command-has-acted-in-this-activation = Der Verband von { $his } hat in dieser Aktivierung gehandelt
flintlock-a1-s-command-acts-now-his-s-waits = Jetzt handelt der Verband von { $a1 }: der von { $his } wartet
flintlock-a1-s-command-acts-now-name-is-of-his = Jetzt handelt der Verband von { $a1 }: { $name } gehört zu dem von { $his }
flintlock-only-guns-act-in-the-gun-step-name-is = Im Geschützschritt handeln nur Geschütze: { $name } ist keines
flintlock-his-s-command-is-not-active-activate-it-first = Der Verband von { $his } ist nicht aktiv: ihn zuerst aktivieren
flintlock-name-does-not-act-with-a1-s-command = { $name } handelt nicht mit dem Verband von { $a1 }
flintlock-name-is-in-no-active-leader-s-range = { $name } ist in der Reichweite keines aktiven Anführers
flintlock-name-acts-with-a-command-whose-leader-reaches-it = { $name } handelt mit einem Verband, dessen Anführer so weit reicht, oder im Geschützschritt

## fire/reaction.rs

flintlock-only-the-mover-is-fired-at = Gefeuert wird nur auf die Einheit in Bewegung
flintlock-a1-lets-it-go-on = { $a1 } lässt sie weiterziehen
flintlock-fire-at-the-mover-or-let-it-go-on = Auf die Einheit in Bewegung feuern oder sie weiterziehen lassen

## fire/results.rs

flintlock-a1-s-command-is-level-now = Stoßkraft des Verbands von { $a1 } jetzt: { $level }.

## fire/return_fire.rs

flintlock-a1-was-not-fired-at-in-this-step = { $a1 } wurde in diesem Schritt nicht beschossen
flintlock-choose-whom-it-answers-a1 = Auswählen, wem die Einheit antwortet: { $a1 }
flintlock-a1-did-not-fire-at-a2 = { $a1 } hat nicht auf { $a2 } gefeuert
flintlock-choose-a-unit-that-was-fired-at-and-whom = Eine beschossene Einheit auswählen und wem sie antwortet, oder abschließen

## fire/shot.rs

flintlock-skirmishers-firing = Schützen feuern
flintlock-firer-s-formation = Formation des Feuernden
flintlock-first-volley-2 = erste Salve
flintlock-target-s-formation = Formation des Ziels
flintlock-in-haste = in Eile
flintlock-at-name-a1 = auf { $name }: { $a1 }
flintlock-the-crew-abandons-a1 = Die Bedienung verlässt { $a1 }.
flintlock-morale-check = Moralprobe
flintlock-reduced-and-disordered = geschwächt und in Unordnung

## fire/smoke.rs

flintlock-a1-s-command-has-fired-its-first-volley = Der Verband von { $a1 } hat seine erste Salve abgefeuert.

## fire/step.rs

flintlock-a1-rode-off-before-this-shot-name-another-target = { $a1 } ist vor diesem Schuss weggeritten: ein anderes Ziel auswählen
flintlock-a1-holds-its-fire = { $a1 } hält das Feuer zurück.
flintlock-leaders-do-not-fire = Anführer feuern nicht
flintlock-name-has-taken-its-action = { $name } hat die eigene Handlung ausgeführt
flintlock-name-is-not-fully-active-and-may-not-fire = { $name } ist nicht voll aktiv und darf nicht feuern
flintlock-it-is-for-a1-to-stand-or-ride-off = { $a1 } hat die Wahl, standzuhalten oder wegzureiten
flintlock-stand-or-ride-off-before-the-shot-2 = Standhalten oder vor dem Schuss wegreiten
flintlock-a1-names-another-target-first-or-holds = { $a1 } nennt zuerst ein anderes Ziel oder hält das Feuer zurück
flintlock-choose-another-target-or-hold-the-fire = Ein anderes Ziel auswählen oder das Feuer zurückhalten
flintlock-the-fire-step-goes-on-only-shots-until-it = Der Feuerschritt geht weiter: nur Schüsse, bis er beendet wird

## fire/targets.rs

flintlock-name-does-not-fire = { $name } feuert nicht
flintlock-name-is-abandoned-and-never-fires-again = { $name } ist verlassen und feuert nie mehr
flintlock-the-crew-of-name-is-disordered = Die Bedienung von { $name } ist in Unordnung
flintlock-name-is-in-column-and-cannot-fire = { $name } ist in Kolonne und kann nicht feuern
flintlock-only-the-top-one-of-two-skirmishers-fires-not = Von zwei Schützen feuert nur der obere, nicht { $name }
flintlock-name-is-no-enemy-on-the-map = { $name } ist kein Feind auf der Karte
flintlock-leaders-are-not-fired-at = Auf Anführer wird nicht gefeuert
flintlock-name-is-abandoned-no-target = { $name } ist verlassen: kein Ziel
flintlock-name-is-range-hexes-away-out-of-range = { $name } ist { $range } Hexfelder entfernt, außer Reichweite
flintlock-name-is-not-before-a1 = { $name } ist nicht vor der Front von { $a1 }
flintlock-by-hides-name = { $by } verdeckt { $name }
flintlock-a1-has-moved-and-may-not-fire = { $a1 } hat sich bewegt und darf nicht feuern
flintlock-no-enemy-is-in-range-of-name-which-is = Kein Feind ist in der Reichweite von { $name }, in Hexfeldern: { $reach }
flintlock-name-sees-no-enemy-in-range-by-hides-them = { $name } sieht keinen Feind in Reichweite: { $by } verdeckt ihn
flintlock-no-enemy-in-range-is-before-name = Kein Feind in Reichweite ist vor der Front von { $name }
flintlock-a1-has-fired-in-reaction-already = { $a1 } hat schon in Reaktion gefeuert
flintlock-a1-is-not-set-up-to-fire = { $a1 } ist nicht feuerbereit
flintlock-only-the-side-that-is-not-active-reacts = Nur die Seite, die nicht aktiv ist, reagiert
flintlock-a1-is-disordered-and-does-not-react = { $a1 } ist in Unordnung und reagiert nicht
flintlock-it-is-not-right-before-a1 = Die Einheit ist nicht unmittelbar vor der Front von { $a1 }

## formations/forming.rs

flintlock-a1-is-disordered-its-command-changes-no-formation = { $a1 } ist in Unordnung: der Verband wechselt keine Formation
flintlock-choose-the-formation-column-open-or-close = Die Formation auswählen: Kolonne, offene Linie oder geschlossene Linie
flintlock-a-stacked-pair-cannot-unstack = Ein gestapeltes Paar kann nicht entstapelt werden
flintlock-a1-stands-close-already-germans-have-no-other-line = { $a1 } steht schon in geschlossener Linie: Deutsche haben keine andere
flintlock-no-unit-in-command-would-change = Keine geführte Einheit würde wechseln
flintlock-a1-never-formed-so-there = { $a1 } hat dort nie eine solche Formation eingenommen
flintlock-a1-has-its-facing = { $a1 } hat die Ausrichtung schon
flintlock-a1-has-no-facing-to-choose = { $a1 } hat keine Ausrichtung zu wählen
flintlock-choose-one-of-the-two-facings-beside-its-old = Eine der beiden Ausrichtungen neben der alten auswählen
flintlock-a1-has-no-hex-to-choose = { $a1 } hat kein Hexfeld zu wählen
flintlock-choose-the-hex-a1-goes-to = Das Hexfeld auswählen, in das { $a1 } geht
flintlock-it-goes-to-a-hex-beside-it-that-it = Die Einheit geht in ein benachbartes Hexfeld, das sie betreten könnte, ohne Feindberührung
flintlock-another-unit-goes-there = Eine andere Einheit geht dorthin
flintlock-name-goes-there-if-nothing-is-said-finish-or = { $name } geht ohnehin dorthin: abschließen oder ein anderes Hexfeld auswählen
flintlock-turn-or-unstack-units-or-finish = Einheiten drehen oder entstapeln, oder abschließen

## formations/skirmishers.rs

flintlock-name-cannot-skirmish = { $name } kann nicht plänkeln
flintlock-name-is-only-partially-active = { $name } ist nur teilweise aktiv
flintlock-name-has-no-skirmishers = { $name } hat keine Schützen
flintlock-name-belongs-to-no-command = { $name } gehört zu keinem Verband
flintlock-no-more-than-limit-units-of-the-command-skirmish = Höchstens { $limit } Einheiten des Verbands plänkeln zugleich
flintlock-name-shares-its-hex = { $name } teilt das Hexfeld mit anderen
flintlock-the-other-skirmishers-of-name-s-unit-are-lost = Die anderen Schützen der Einheit von { $name } sind verloren
flintlock-both-skirmishers-of-the-unit-stand-in-one-hex = Beide Schützen der Einheit stehen in einem Hexfeld, um sich zu vereinigen
flintlock-a1-is-disordered = { $a1 } ist in Unordnung
flintlock-a1-has-no-action-left = { $a1 } hat keine Handlung mehr übrig
flintlock-a1-skirmishers-n = { $a1 }, Schützen { $n }

## formations/stacking.rs

flintlock-a1-cannot-enter-that-ground = { $a1 } kann dieses Gelände nicht betreten
flintlock-no-more-than-most-guns-may-stand-there = Dort stehen keine weiteren Geschütze; Höchstzahl: { $most }
flintlock-a-unit-shares-a-hex-with-most-guns-at = Höchstzahl der Geschütze, mit denen eine Einheit ein Hexfeld teilt: { $most }
flintlock-guns-share-a-hex-with-one-unit-only = Geschütze teilen ein Hexfeld nur mit einer Einheit
flintlock-one-unit-only-shares-a-hex-with-guns = Nur eine Einheit teilt ein Hexfeld mit Geschützen
flintlock-two-units-stand-there-already = Dort stehen schon zwei Einheiten
flintlock-a-gun-passes-one-unit-only = Ein Geschütz kommt nur an einer Einheit vorbei
flintlock-the-hex-holds-another-unit = Im Hexfeld steht eine andere Einheit
flintlock-a-leader-enters-no-hex-the-enemy-holds = Ein Anführer betritt kein Hexfeld, das der Feind hält
flintlock-only-foot-enters-a-hex-of-enemy-guns-and = Nur Fußvolk betritt ein Hexfeld mit feindlichen Geschützen, und nur mit verlassenen
flintlock-an-enemy-unit-holds-the-hex = Eine feindliche Einheit hält das Hexfeld
flintlock-close-units-share-a-hex-only-within-a-command = Einheiten in geschlossener Linie teilen ein Hexfeld nur innerhalb eines Verbands
flintlock-only-the-two-skirmishers-of-one-unit-share-a = Nur die beiden Schützen einer Einheit teilen ein Hexfeld
flintlock-name-is-there-no-two-units-share-a-hex = { $name } ist dort: zwei Einheiten teilen kein Hexfeld

## guns/capture.rs

flintlock-attacking-line-attackers-defending-line-defenders = Angreifende Linie: { $attackers }. Verteidigende Linie: { $defenders }.

## guns/mod.rs

flintlock-a1-is-no-gun = { $a1 } ist kein Geschütz
flintlock-nobody-serves-an-abandoned-gun-again = Niemand bedient ein verlassenes Geschütz noch einmal
flintlock-a1-is-in-battery = { $a1 } ist in Stellung
flintlock-only-infantry-drags-guns-off = Nur Infanterie schleppt Geschütze weg
flintlock-a1-is-only-partially-active = { $a1 } ist nur teilweise aktiv
flintlock-no-abandoned-gun-stands-with-it = Kein verlassenes Geschütz steht bei der Einheit
flintlock-a1-drags-a-gun-off = { $a1 } schleppt ein Geschütz weg.
flintlock-a1-is-captured = { $a1 } wird erobert.

## lib.rs

flintlock-only-a-close-pair-halves-of-a-unit-or = Nur ein Paar in geschlossener Linie, Hälften einer Einheit oder wenige Geschütze dürfen ein Hexfeld teilen

## movement/mod.rs

flintlock-a1-has-no-hex-to-go-to = { $a1 } hat kein Hexfeld, in das es gehen könnte
flintlock-name-is-only-partially-active-and-stays-in-the = { $name } ist nur teilweise aktiv und bleibt in der Zone des Feindes
flintlock-name-leaves-the-enemy-s-zone-by-withdrawal-only = { $name } verlässt die Zone des Feindes nur durch Absetzen
flintlock-name-leaves-a-zone-of-cavalry-by-withdrawal-only = { $name } verlässt eine Zone von Kavallerie nur durch Absetzen
flintlock-an-abandoned-gun-never-moves-again = Ein verlassenes Geschütz bewegt sich nie mehr
flintlock-a-disordered-gun-does-not-move = Ein Geschütz in Unordnung bewegt sich nicht
flintlock-a1-stands-there = { $a1 } steht schon dort
flintlock-a-partially-active-unit-does-not-move-next-to = Eine teilweise aktive Einheit bewegt sich nicht neben den Feind
flintlock-name-cannot-enter-that-ground = { $name } kann dieses Gelände nicht betreten
flintlock-name-has-points-points-and-every-way-there-costs = Punkte von { $name }: { $points }, und jeder Weg dorthin kostet mehr
flintlock-name-is-only-partially-active-every-way-there-touches = { $name } ist nur teilweise aktiv: jeder Weg dorthin berührt den Feind oder dessen Zonen
flintlock-it-must-enter-a-hex-free-of-enemy-zones = Die Einheit muss zuerst ein Hexfeld ohne feindliche Zonen betreten
flintlock-name-would-have-to-stop-in-an-enemy-zone = { $name } müsste unterwegs in einer feindlichen Zone anhalten
flintlock-a-unit-that-enters-an-enemy-zone-of-control = Eine Einheit, die eine feindliche Kontrollzone betritt, hält dort an
flintlock-the-way-costs-more-than-most-points = Der Weg kostet zu viel; Punkte höchstens: { $most }

## movement/moves.rs

flintlock-a1-loses-its-order-in-the-woods = { $a1 } verliert im Wald die Ordnung.

## movement/turning.rs

flintlock-it-has-no-facing = Der Spielstein hat keine Ausrichtung
flintlock-choose-the-facing-it-takes = Die Ausrichtung auswählen, die eingenommen wird
flintlock-a1-faces-that-way = { $a1 } ist schon so ausgerichtet
flintlock-a1-began-in-an-enemy-zone-of-control-and = { $a1 } begann in einer feindlichen Kontrollzone und dreht sich höchstens um einen Schritt
flintlock-a1-shares-the-hex-and-has-acted = { $a1 } teilt das Hexfeld und hat gehandelt

## movement/withdrawal.rs

flintlock-choose-the-hex-behind-it-that-it-withdraws-to = Das Hexfeld hinter der Einheit auswählen, in das sie sich absetzt
flintlock-name-need-not-withdraw-it-may-simply-move = { $name } braucht sich nicht abzusetzen: eine einfache Bewegung genügt
flintlock-name-is-only-partially-active-and-stays = { $name } ist nur teilweise aktiv und bleibt
flintlock-a-withdrawal-leads-into-a-hex-directly-behind-the = Ein Absetzen führt in ein Hexfeld unmittelbar hinter der Einheit
flintlock-a-withdrawal-may-not-lead-into-an-enemy-zone = Ein Absetzen darf nicht in eine feindliche Kontrollzone führen

## quotes/mod.rs

flintlock-the-opponent-s-activation-is-free-no-continuity-attempt = Die Aktivierung des Gegners ist frei; es folgt kein Fortsetzungsversuch.
flintlock-acts-in-full-on-need-or-less-a1-otherwise = Handelt voll bei { $need } oder weniger ({ $a1 }); sonst tut der ganze Verband nichts.
flintlock-units-may-only-move-or-turn-and-not-next = Einheiten dürfen sich nur bewegen oder drehen, und nicht neben dem Feind.
flintlock-inside-of-units-units-in-command = { $inside } von { $units } Einheiten geführt.
flintlock-in-the-overall-leader-s-reach-fully-active-without = In Reichweite des Oberbefehlshabers: voll aktiv ohne Wurf.
flintlock-out-of-the-overall-leader-s-reach-he-rolls = Außer Reichweite des Oberbefehlshabers: er würfelt oder handelt teilweise.
flintlock-flight-roll-points-points-and-a-die-over-level = Fluchtprobe: { $points } Punkte und ein Würfel zusammen über { $level } verlieren die Schlacht ({ $a1 }).
flintlock-cannot-succeed-any-more-in-this-run = Kann in dieser Folge nicht mehr gelingen.
flintlock-goes-on-with-a-die-of-need-or-less = Geht weiter bei einem Würfel von { $need } oder weniger ({ $a1 }).
flintlock-the-opponent-may-try-to-seize-the-activation-first = Der Gegner darf zuerst versuchen, die Aktivierung an sich zu reißen.
flintlock-active-at-once-with-a-die-of-need-or = Sofort aktiv bei einem Würfel von { $need } oder weniger ({ $a1 }).
flintlock-failing-gives-him-a-free-activation-and-takes-price = Ein Fehlschlag gibt ihm eine freie Aktivierung und kürzt die Reichweite des Oberbefehlshabers um { $price }.
flintlock-units-units-roll-about-a1-will-be-disordered = Einheiten, die würfeln: { $units }; davon in Unordnung etwa { $a1 }.
flintlock-morale-check-disordered-a1 = Moralprobe: in Unordnung { $a1 }.
flintlock-n-in-6-a1 = { $n } von 6, { $a1 } %

## quotes/shot.rs

flintlock-net-modifiers-a1 = Saldo { $modifiers }: { $a1 }.
flintlock-morale-check-at-plus = Moralprobe mit { $plus }

## scenario_checks/army.rs

flintlock-the-ids-first-and-id-differ-in-capital-letters = Die Kennungen { $first } und { $id } unterscheiden sich nur in der Großschreibung; einer einen anderen Namen geben.
flintlock-a1-has-no-infantry-or-cavalry-on-the-map = { $a1 }: keine Infanterie oder Kavallerie auf der Karte; eine Einheit ist nötig.
flintlock-the-battle-must-begin-with-side-a-or-side = Die Schlacht muss mit Seite A oder Seite B beginnen, nicht mit „{ $given }“.
flintlock-let-a1-begin = { $a1 } beginnen lassen
flintlock-a1-has-initiative-5-his-first-continuity-fails-only = { $a1 } hat Initiative 5: die erste Fortsetzung misslingt nur in einem von sechs Fällen.
flintlock-the-flight-level-of-a1-is-level-for-its = Die Fluchtschwelle von { $a1 } ist { $level }; nach der Zahl der Einheiten, { $a2 }, ergibt die Formel { $due }.
flintlock-set-it-to-due = Auf { $due } setzen
flintlock-no-unit-of-a1-can-fire = Keine Einheit von { $a1 } kann feuern.
flintlock-name-begins-with-points-of-level-flight-points-the = { $name }: zu Beginn { $points } von { $level } Fluchtpunkten; schon der Verlust einer Einheit kann die Schlacht beenden.
flintlock-a1-is-to-arrive-later-under-these-rules-everybody = { $a1 } soll später ankommen; nach diesen Regeln sind alle von Beginn an da.
flintlock-put-it-at-a1 = In { $a1 } aufstellen

## scenario_checks/commands.rs

flintlock-a1-is-not-on-the-map-but-units-of = { $a1 } ist nicht auf der Karte, wohl aber Einheiten des eigenen Verbands.
flintlock-a1-commands-count-units-more-than-24-are-hard = { $a1 } führt { $count } Einheiten; mehr als 24 sind schwer zusammenzuhalten.
flintlock-set-it-to-due-by-the-formula = Auf { $due } setzen, nach der Formel
flintlock-cohesion-rating-2 = Zusammenhaltswert
flintlock-a1-begins-with-hits-cohesion-hits-they-must-be = Zusammenhaltstreffer von { $a1 } zu Beginn: { $hits }; es müssen weniger sein als der Zusammenhaltswert von { $rating }.
flintlock-set-them-to-right = Auf { $right } setzen
flintlock-a1-s-command-is-a2-but-the-morale-of = Stoßkraft des Verbands von { $a1 }: { $a2 }; die Moral der meisten Einheiten, { $morale }, ergibt aber: { $a3 }.
flintlock-a1-commands-foot-and-horse-they-may-not-attack = { $a1 } führt Fußvolk und Reiterei; sie dürfen nicht gemeinsam eine feindliche Einheit angreifen.
flintlock-a1-begins-out-of-command-beyond-the-range-and = { $a1 } beginnt ohne Führung: außerhalb der Reichweite und Kette von { $a2 }.
flintlock-a1-begins-beyond-the-range-of-a2 = { $a1 } beginnt außerhalb der Reichweite von { $a2 }.
flintlock-set-the-range-of-a1-to-away = Die Reichweite von { $a1 } auf { $away } setzen
flintlock-a1-is-in-the-range-of-no-leader-and = { $a1 } ist in der Reichweite keines Anführers und wird nicht handeln.

## scenario_checks/formations.rs

flintlock-a1-begins-in-a2-but-the-command-of-a3 = Formation von { $a1 } zu Beginn: { $a2 }; Formation des Verbands von { $a3 }: { $a4 }.
flintlock-form-it-like-its-command = Wie den Verband formieren
flintlock-a1-and-a2-share-name-but-not-a-command = { $a1 } und { $a2 } teilen { $name }, aber keinen Verband.
flintlock-attach-it-to-his-too = Auch { $his } zuteilen
flintlock-a1-and-a2-share-name-but-face-different-ways = { $a1 } und { $a2 } teilen { $name }, haben aber verschiedene Ausrichtungen.
flintlock-turn-it-like-the-other = Wie die andere drehen
flintlock-a1-begins-in-close-in-woods-that-disorder-it = { $a1 } beginnt in geschlossener Linie im Wald, der sie bei der Bewegung in Unordnung bringt ({ $a2 }).
flintlock-the-command-of-a1-begins-in-column-away-hexes = Der Verband von { $a1 } beginnt in Kolonne; Entfernung vom Feind in Hexfeldern: { $away }.

## scenario_checks/ground.rs

flintlock-an-area = ein Gebiet
flintlock-a1-areas = { $a1 } Gebiete
flintlock-no-unit-can-reach-what-of-the-board-from = Für keine Einheit erreichbar: { $what } des Spielplans, von { $a1 } an.
flintlock-the-armies-begin-away-hexes-apart-a-and-b = Die Armeen beginnen { $away } Hexfelder voneinander entfernt: am nächsten sind { $a } und { $b }.
flintlock-a-and-b-begin-away-hexes-apart-within-musket = { $a } und { $b } beginnen in Musketenreichweite; Entfernung in Hexfeldern: { $away }.

## scenario_checks/pieces.rs

flintlock-a1-has-no-weapon-infantry-has-muskets-or-rifles = { $a1 } hat keine Waffe; Infanterie hat Musketen oder Büchsen.
flintlock-give-it-muskets = Mit Musketen bewaffnen
flintlock-a1-has-a-weapon-of-its-own-only-infantry = { $a1 } hat eine eigene Waffe; nur Infanterie hat eine.
flintlock-a1-is-colonial-militia-which-has-no-skirmishers = { $a1 } ist Kolonialmiliz, und die hat keine Schützen.
flintlock-let-it-not-skirmish = Plänkeln verbieten
flintlock-let-it-be-no-militia = Nicht als Miliz führen
flintlock-a1-is-half-of-no-unit-of-its-side = { $a1 } ist keine Hälfte einer aufgelösten Einheit der eigenen Seite.
flintlock-make-it-half-of-a1 = Zur Hälfte von { $a1 } machen
flintlock-down-units-of-a1-are-broken-down-his-limit = Aufgelöste Einheiten von { $a1 }: { $down }; die Grenze ist { $most }.
flintlock-set-the-limit-to-right = Die Grenze auf { $right } setzen
flintlock-a1-is-broken-down-but-may-not-skirmish = { $a1 } ist in Schützen aufgelöst, darf aber nicht plänkeln.
flintlock-let-it-skirmish = Plänkeln erlauben
flintlock-a1-is-broken-down-but-halves-skirmishers-name-it = { $a1 } ist in Schützen aufgelöst; als Stammeinheit wird sie aber von { $halves } Schützen genannt, nicht von zwei.
flintlock-let-it-be-whole = Ungeteilt lassen
flintlock-a1-is-broken-down-and-still-stands-on-the = { $a1 } ist in Schützen aufgelöst und steht noch selbst auf der Karte.
flintlock-take-it-off-the-map = Von der Karte nehmen
flintlock-a1-may-break-limit-units-down-but-only-pairs = { $a1 } darf { $limit } Einheiten auflösen; Einheiten mit Schützen gibt es dort aber nur { $pairs }.
flintlock-set-the-limit-to-pairs = Die Grenze auf { $pairs } setzen
flintlock-let-a1-more-of-his-skirmish = Noch { $a1 } der Einheiten plänkeln lassen

## scenario_checks/positions.rs

flintlock-a1-cannot-stand-in-name-a2 = { $a1 } kann nicht in { $name } stehen ({ $a2 }).
flintlock-a1-units-stand-in-name-only-a-close-pair = { $a1 } Einheiten stehen in { $name }; nur ein Paar in geschlossener Linie oder die beiden Hälften einer Einheit dürfen ein Hexfeld teilen.
flintlock-guns-stand-beside-two-units-in-name-they-share = Geschütze stehen neben zwei Einheiten in { $name }; sie teilen ein Hexfeld nur mit einer.
flintlock-beside-a-unit = neben einer Einheit
flintlock-a1-guns-stand-in-name-there-is-room-for = { $a1 } Geschütze stehen in { $name }; Platz ist für { $most }{ $with }.
flintlock-a1-begins-in-an-enemy-zone-of-control-a2 = { $a1 } beginnt in einer feindlichen Kontrollzone ({ $a2 }).
flintlock-a1-begins-alone-beside-an-enemy-unit = { $a1 } beginnt allein neben einer feindlichen Einheit.
flintlock-let-it-reach-to-row-to = Bis Reihe { $to } reichen lassen
flintlock-let-it-begin-with-row-from = Mit Reihe { $from } beginnen lassen
flintlock-the-deployment-zone-of-a1-has-room-for-room = Die Aufstellungszone von { $a1 } hat auf begehbaren Hexfeldern Platz für { $room } Einheiten; sie muss { $units } fassen.

## screen/view.rs

flintlock-side-side-flight-points-of-level = Seite { $side }: Fluchtpunkte von Fluchtschwelle
flintlock-points-of-level = { $points } von { $level }
flintlock-flight-points-2 = Fluchtpunkte
flintlock-the-next-flight-roll-cannot-be-lost = Die nächste Fluchtprobe kann nicht verloren gehen
flintlock-the-next-flight-roll-is-lost-a1 = Die nächste Fluchtprobe geht verloren: { $a1 }

## sequence/mod.rs

flintlock-activate-or-pass-first = Zuerst aktivieren oder passen
flintlock-go-on-or-hand-over = Fortfahren oder abgeben
flintlock-seize-or-let-him-roll = An sich reißen, oder ihn würfeln lassen
flintlock-a1-leads-no-command-choose-the-leader-of-one = { $a1 } führt keinen Verband: den Anführer eines Verbands auswählen
flintlock-a1-s-command-has-acted-in-this-activation = Der Verband von { $a1 } hat in dieser Aktivierung gehandelt
flintlock-every-command-has-acted-in-this-activation = Jeder Verband hat in dieser Aktivierung gehandelt
flintlock-choose-the-leader-of-the-command-that-acts = Den Anführer des Verbands auswählen, der handelt
flintlock-choose-a-command-the-guns-or-the-overall-leader = Einen Verband, die Geschütze oder den Oberbefehlshaber auswählen, oder die Aktivierung beenden
flintlock-roll-act-partially-or-leave-the-command-alone = Würfeln, teilweise handeln oder den Verband nicht einsetzen
flintlock-choose-a-general-action-a-change-of-formation-or = Zuerst eine allgemeine Handlung, einen Formationswechsel oder einen Stoß auswählen
flintlock-side-side-passes = Seite { $side } passt.
flintlock-the-guns-have-had-their-step-in-this-activation = Die Geschütze hatten ihren Schritt in dieser Aktivierung
flintlock-the-side-has-no-guns-on-the-map = Die Seite hat keine Geschütze auf der Karte
flintlock-no-gun-that-has-still-to-act-is-within = Kein Geschütz, das noch zu handeln hat, ist in der Reichweite eines aktiven Anführers
flintlock-acts-in-full = handelt voll
flintlock-does-nothing = tut nichts
flintlock-continuity-won-before = zuvor gelungene Fortsetzungen
flintlock-seizes-the-activation = reißt die Aktivierung an sich

## shock/advance.rs

flintlock-choose-the-unit-that-enters-open = Die Einheit auswählen, die in { $open } nachrückt
flintlock-name-does-not-advance-it-attacked-no-hex-the = { $name } rückt nicht nach: kein angegriffenes Hexfeld wurde vom Feind verlassen
flintlock-choose-the-hex-name-enters-his = Das Hexfeld auswählen, in das { $name } nachrückt: { $his }
flintlock-name-does-not-advance-to-a1-it-attacked-his = { $name } rückt nicht nach { $a1 } nach: angegriffen wurde { $his }
flintlock-as-many-vacated-hexes-as-possible-are-entered-from = So viele geräumte Hexfelder wie möglich werden von vorn besetzt, zuerst von der höchsten Moral

## shock/counterattack.rs

flintlock-the-line-counterattacks = Die Linie führt einen Gegenangriff.

## shock/factors.rs

flintlock-disordered-and-reduced = in Unordnung und geschwächt

## shock/ledger.rs

flintlock-chaos-die = Chaoswürfel

## shock/militia_flight.rs

flintlock-a1-s-militia-is-surrounded-and-cannot-run = Die Miliz von { $a1 } ist umringt und kann nicht davonlaufen.
flintlock-a1-s-militia-runs-a2-gone = Die Miliz von { $a1 } läuft davon: { $a2 } fort.

## shock/mod.rs

flintlock-a1-s-command-is-not-fully-active = Der Verband von { $a1 } ist nicht voll aktiv
flintlock-a1-is-colonial-militia-with-the-enemy-before-it = { $a1 } ist Kolonialmiliz mit dem Feind vor der Front und greift nicht an
flintlock-arm-attacked-every-enemy-that-name-could-in-this = { $arm } hat in dieser Aktivierung jeden Feind angegriffen, den { $name } hätte angreifen können: die Einheit wartet ab
flintlock-no-unit-of-the-command-has-had-the-enemy = Keine Einheit des Verbands hat seit Beginn der Aktivierung den Feind vor der Front, und keine kann attackieren
flintlock-name-has-the-enemy-before-it-but-is-not = { $name } hat den Feind vor der Front, ist aber nicht voll aktiv und greift nicht an
flintlock-name-has-the-enemy-before-it-but-a-column = { $name } hat den Feind vor der Front, aber eine Kolonne greift nicht an
flintlock-name-has-the-enemy-before-it-but-skirmishers-do = { $name } hat den Feind vor der Front, aber Schützen greifen nicht an
flintlock-name-is-disordered-and-cannot-begin-a-shock = { $name } ist in Unordnung und kann keinen Stoß beginnen
flintlock-name-has-the-enemy-before-it-only-on-ground = { $name } hat den Feind nur auf Gelände vor der Front, das die Einheit nicht betreten könnte
flintlock-choose-who-charges-or-finish = Auswählen, wer attackiert, oder abschließen
flintlock-choose-another-target-or-stay = Ein anderes Ziel auswählen oder bleiben
flintlock-choose-whether-foot-or-horse-attacks-it = Auswählen, ob Fußvolk oder Reiterei angreift
flintlock-ride-or-slip-away-or-stand = Wegreiten oder ausweichen, oder standhalten
flintlock-let-the-militia-run-or-stay-2 = Die Miliz davonlaufen lassen oder bleiben
flintlock-counterattack-or-decline = Gegenangriff führen oder ablehnen

## shock/odds.rs

flintlock-1-unit-attacks-a1 = 1 Einheit greift { $a1 } an
flintlock-n-units-attack-a1 = { $n } Einheiten greifen { $a1 } an
flintlock-factors-before-the-dice-a1-against-a2 = Faktoren vor den Würfeln: { $a1 } gegen { $a2 }
flintlock-may-counterattack = darf einen Gegenangriff führen
flintlock-before-contact-it-reaction-a1 = Vor der Berührung, der Verteidiger { $reaction }: { $a1 } %
flintlock-if-it-stands-driven-off = Wenn er standhält, vertrieben
flintlock-driven-off = Vertrieben
flintlock-the-defender-has-the-better-of-it-a1 = Der Verteidiger behält die Oberhand: { $a1 } %

## shock/pre_shock.rs

flintlock-the-line-collapses-a1-lost = Die Linie bricht zusammen: { $a1 } verloren.
flintlock-stands-and-loses-a-level = hält stand und verliert eine Stufe

## shock/result.rs

flintlock-total-a1-a2 = Summe { $a1 }: { $a2 }
flintlock-shock-a1 = Stoß: { $a1 }.
flintlock-a1-superiority-cohesion-hits = { $a1 }: { $superiority } Zusammenhaltstreffer.
flintlock-a1-is-spent-after-its-charge = { $a1 } ist nach der Attacke verausgabt.
flintlock-neither-side-is-superior = keine Seite ist überlegen
flintlock-attacker-superior-by-m = Angreifer um { $m } überlegen
flintlock-defender-superior-by-a1 = Verteidiger um { $a1 } überlegen

## shock/retreat.rs

flintlock-a1-gives-way-first = { $a1 } weicht zuerst
flintlock-a1-does-not-retreat = { $a1 } weicht nicht zurück
flintlock-choose-the-unit-that-retreats = Die Einheit auswählen, die zurückweicht
flintlock-choose-the-hex-a1-retreats-to = Das Hexfeld auswählen, in das { $a1 } zurückweicht
flintlock-a1-is-pushed-back-and-disordered = { $a1 } wird zurückgedrängt und gerät in Unordnung.
flintlock-a1-has-nowhere-to-go-and-is-lost = { $a1 } kann nirgends hin und ist verloren.

## shock/retreat_hexes.rs

flintlock-name-retreats-one-hex = { $name } weicht ein Hexfeld zurück
flintlock-that-hex-is-in-an-enemy-zone-of-control = Dieses Hexfeld liegt in einer feindlichen Kontrollzone
flintlock-that-hex-is-beside-a1-who-attacked-it = Dieses Hexfeld liegt neben { $a1 }, von dort kam der Angriff
flintlock-a-unit-retreats-one-hex-to-open-ground-beside = Eine Einheit weicht ein Hexfeld zurück, auf freies Gelände neben keinem Angreifer und in keiner feindlichen Zone

## shock/slip.rs

flintlock-a1-is-not-about-to-be-shocked = { $a1 } steht kein Stoß bevor
flintlock-a1-is-disordered-and-cannot-ride-off = { $a1 } ist in Unordnung und kann nicht wegreiten
flintlock-only-cavalry-and-skirmishers-slip-away-before-a-shock = Nur Kavallerie und Schützen weichen vor einem Stoß aus
flintlock-skirmishers-do-not-outrun-cavalry = Schützen entkommen der Kavallerie nicht
flintlock-choose-the-unit-that-rides-or-slips-away = Die Einheit auswählen, die wegreitet oder ausweicht
flintlock-no-way-of-two-hexes-is-open-to-a1 = Kein Weg von zwei Hexfeldern steht { $a1 } offen: die Einheit hält stand
flintlock-it-cannot-face-that-way = Die Einheit kann sich nicht so ausrichten
flintlock-it-rides-two-hexes-no-step-nearer-to-its = Die Einheit reitet zwei Hexfelder weit, keinen Schritt näher an ihre Angreifer und in keine feindliche Zone
flintlock-they-slip-two-hexes-away-no-step-nearer-to = Die Schützen weichen zwei Hexfelder weit aus, keinen Schritt näher an ihre Angreifer und in keine feindliche Zone

## survey.rs

flintlock-infantry-open-or-close-line = Infanterie, offene oder geschlossene Linie
flintlock-infantry-column = Infanterie, Kolonne

## titles of rules

flintlock-words-and-the-order-of-dice = Begriffe und die Folge der Würfel
flintlock-words = Begriffe
flintlock-modifiers-and-the-order-of-dice = Modifikatoren und die Folge der Würfel
flintlock-pieces-and-components = Spielsteine und Bestandteile
flintlock-combat-units-leaders-states = Kampfeinheiten, Anführer, Zustände
flintlock-one-piece-one-gun = Ein Spielstein, ein Geschütz
flintlock-one-six-sided-die = Ein sechsseitiger Würfel
flintlock-activations-until-an-army-breaks = Aktivierungen, bis eine Armee zusammenbricht
flintlock-which-activations-are-free = Welche Aktivierungen frei sind
flintlock-passing = Passen
flintlock-the-growing-1 = Die wachsende +1
flintlock-seizing-continuity = Griff nach der Fortsetzung
flintlock-price-of-a-failed-seizure = Preis eines misslungenen Griffs nach der Initiative
flintlock-leaders-and-command = Anführer und Führung
flintlock-overall-and-subordinate-leaders = Oberbefehlshaber und untergebene Anführer
flintlock-no-initiative-roll-for-changing-formation = Kein Initiativewurf für den Formationswechsel
flintlock-the-overall-leader-wakes-the-leaders-in-his-range = Der Oberbefehlshaber weckt die Anführer in seiner Reichweite
flintlock-self-activation = Selbstaktivierung
flintlock-how-a-command-range-is-traced = Wie eine Befehlsreichweite gezogen wird
flintlock-in-command = Geführt
flintlock-chains-within-a-command = Ketten innerhalb eines Verbands
flintlock-skirmishers-and-command = Schützen und Führung
flintlock-status-is-fixed-at-the-start = Der Status steht zu Beginn fest
flintlock-in-command-while-inactive = Geführt, auch wenn nicht aktiv
flintlock-leader-casualty-and-replacement = Verlust und Nachfolge eines Anführers
flintlock-a-lone-leader = Ein Anführer allein
flintlock-leaders-in-forced-moves-and-in-shock = Anführer bei erzwungenen Bewegungen und beim Stoß
flintlock-activation-of-a-command = Aktivierung eines Verbands
flintlock-one-command-at-a-time = Ein Verband nach dem anderen
flintlock-three-ways-to-use-a-command = Drei Arten, einen Verband einzusetzen
flintlock-what-a-fully-active-unit-may-do = Was eine voll aktive Einheit tun darf
flintlock-partial-activation = Teilweise Aktivierung
flintlock-after-a-failed-self-activation = Nach einer misslungenen Selbstaktivierung
flintlock-who-activates-a-gun = Wer ein Geschütz aktiviert
flintlock-fire-or-move-once = Feuern oder bewegen, einmal
flintlock-four-formations-one-per-command = Vier Formationen, eine je Verband
flintlock-germans-stand-close = Deutsche stehen geschlossen
flintlock-coming-back-into-the-command-s-formation = Rückkehr in die Formation des Verbands
flintlock-a-shocked-column-opens = Eine vom Stoß getroffene Kolonne öffnet sich
flintlock-what-the-sign-of-fire-defense-means = Was das Vorzeichen des Schutzes vor Feuer bedeutet
flintlock-who-may-skirmish = Wer plänkeln darf
flintlock-breaking-down-into-two-skirmishers = In zwei Schützen auflösen
flintlock-recombining = Wieder vereinigen
flintlock-skirmishers-slip-away-from-a-bayonet = Schützen weichen dem Bajonett aus
flintlock-changing-a-command-s-formation = Formationswechsel eines Verbands
flintlock-the-formation-roll = Der Formationswurf
flintlock-unstacking-out-of-close = Entstapeln aus der geschlossenen Linie
flintlock-optional-historical-formations = Wahlregel: historische Formationen
flintlock-movement-and-terrain = Bewegung und Gelände
flintlock-movement-hex-by-hex = Bewegung, Hexfeld für Hexfeld
flintlock-what-is-not-movement = Was keine Bewegung ist
flintlock-close-line-in-heavy-woods = Geschlossene Linie in dichtem Wald
flintlock-front-flank-rear-of-infantry = Front, Flanke, Rücken der Infanterie
flintlock-cavalry-and-guns-face-a-vertex-like-a-line = Kavallerie und Geschütze richten sich wie eine Linie auf eine Ecke aus
flintlock-turning-in-motion-is-free = Drehen in der Bewegung ist frei
flintlock-the-one-step-limit = Die Grenze von einem Schritt
flintlock-no-turning-for-active-firers-ralliers-attackers = Kein Drehen für aktiv Feuernde, Sammelnde, Angreifende
flintlock-field-of-fire = Schussfeld
flintlock-which-side-is-hit = Welche Seite getroffen wird
flintlock-zones-of-control = Kontrollzonen
flintlock-who-has-a-zone-of-control = Wer eine Kontrollzone hat
flintlock-entering-a-zone-of-control-stops = Das Betreten einer Kontrollzone hält auf
flintlock-infantry-leaves-by-withdrawal = Infanterie verlässt sie durch Absetzen
flintlock-cavalry-skirmishers-and-guns-leave-a-zone-of-control = Kavallerie, Schützen und Geschütze verlassen eine Kontrollzone
flintlock-one-combat-unit-per-hex = Eine Kampfeinheit je Hexfeld
flintlock-guns-in-a-hex = Geschütze in einem Hexfeld
flintlock-close-pairs = Paare in geschlossener Linie
flintlock-skirmisher-pairs = Schützenpaare
flintlock-who-can-fire-and-phasing-fire = Wer feuern darf, und Feuer der aktiven Seite
flintlock-one-unit-at-one-unit = Eine Einheit auf eine Einheit
flintlock-the-fire-step = Der Feuerschritt
flintlock-return-fire-2 = Erwiderungsfeuer
flintlock-reaction-to-movement = Reaktion auf Bewegung
flintlock-once-per-enemy-activation = Einmal je feindlicher Aktivierung
flintlock-making-the-shot = Der Schuss
flintlock-what-blocks-sight = Was die Sicht versperrt
flintlock-sight-along-a-hexside = Sicht entlang einer Hexkante
flintlock-first-volley-3 = Erste Salve
flintlock-laying-smoke = Rauch legen
flintlock-what-smoke-does = Was Rauch bewirkt
flintlock-smoke-drifts-off = Rauch verzieht sich
flintlock-fire-results-and-rally = Feuerergebnisse und Sammeln
flintlock-leader-casualties = Verluste unter den Anführern
flintlock-a-command-attacks-as-one-line = Ein Verband greift als eine Linie an
flintlock-who-must-take-part-in-a-shock = Wer an einem Stoß teilnehmen muss
flintlock-militia-do-not-attack = Miliz greift nicht an
flintlock-two-lines-however-split = Zwei Linien, wie auch immer geteilt
flintlock-several-defending-commands = Mehrere verteidigende Verbände
flintlock-foot-and-horse = Fußvolk und Reiterei
flintlock-steps-of-a-shock = Schritte eines Stoßes
flintlock-shock-status-and-cohesion-hits = Stoßkraft und Zusammenhaltstreffer
flintlock-when-the-status-drops = Wann die Stoßkraft fällt
flintlock-one-drop-per-addition = Eine Stufe je Zuwachs
flintlock-pre-shock-reaction = Reaktion vor dem Stoß
flintlock-whose-status-counts = Wessen Stoßkraft zählt
flintlock-mixed-militia = Gemischte Miliz
flintlock-counterattack-before-contact = Gegenangriff vor der Berührung
flintlock-fall-back = Zurückfallen
flintlock-pushing-friends-back = Eigene zurückdrängen
flintlock-collapse = Zusammenbruch
flintlock-militia-may-run = Miliz darf davonlaufen
flintlock-the-shock-factor-total = Die Summe der Stoßfaktoren
flintlock-factor-1-size = Faktor 1: Größe
flintlock-factor-2-position = Faktor 2: Stellung
flintlock-factor-3-terrain = Faktor 3: Gelände
flintlock-factor-4-shock-status = Faktor 4: Stoßkraft
flintlock-factor-5-cavalry = Faktor 5: Kavallerie
flintlock-factor-6-formation = Faktor 6: Formation
flintlock-factor-7-state-of-the-units = Faktor 7: Zustand der Einheiten
flintlock-factor-8-chaos = Faktor 8: Chaos
flintlock-reading-the-result-of-a-shock = Das Ergebnis eines Stoßes ablesen
flintlock-results-of-shock-engaged-hits-levels = Ergebnisse des Stoßes: im Kampf, Treffer, Stufen
flintlock-attackers-must-advance = Angreifer müssen nachrücken
flintlock-guns-in-a-shock = Geschütze bei einem Stoß
flintlock-entering-an-abandoned-gun-s-hex = Das Hexfeld eines verlassenen Geschützes betreten
flintlock-dragging-guns-off = Geschütze wegschleppen
flintlock-reaction-retreat = Zurückweichen in Reaktion
flintlock-how-a-reaction-retreat-goes = Wie ein Zurückweichen in Reaktion verläuft
flintlock-the-shot-a-reaction-retreat-averts = Der Schuss, den ein Zurückweichen in Reaktion abwendet
flintlock-the-run-of-a-charge = Der Anlauf einer Attacke
flintlock-shot-at-while-charging = Beschuss während der Attacke
flintlock-charged-infantry-shakes = Attackierte Infanterie wankt
flintlock-spent-after-the-charge = Verausgabt nach der Attacke
flintlock-the-target-of-a-charge-has-gone = Das Ziel einer Attacke ist fort
flintlock-the-flight-roll = Die Fluchtprobe
flintlock-other-endings = Andere Ausgänge der Schlacht
flintlock-table-formations = Tabelle: Formationen
flintlock-table-shock-status = Tabelle: Stoßkraft
flintlock-table-movement-allowance = Tabelle: Bewegungspunkte
flintlock-table-range = Tabelle: Reichweite
flintlock-table-modifiers-of-fire = Tabelle: Modifikatoren des Feuers
flintlock-table-results-of-fire = Tabelle: Ergebnisse des Feuers
flintlock-table-checks = Tabelle: Proben
flintlock-table-pre-shock-reaction = Tabelle: Reaktion vor dem Stoß
flintlock-table-factors-of-shock = Tabelle: Faktoren des Stoßes
flintlock-table-results-of-shock = Tabelle: Ergebnisse des Stoßes
flintlock-table-terrain = Tabelle: Gelände
flintlock-table-flight-points = Tabelle: Fluchtpunkte
flintlock-table-morale = Tabelle: Moral
flintlock-table-figures-of-an-army = Tabelle: Kennzahlen einer Armee
flintlock-table-draws = Tabelle: Würfe
flintlock-what-a-scenario-says = Was ein Szenario angibt
flintlock-check-v02-an-error = Prüfung V02, ein Fehler
flintlock-check-v04-an-error = Prüfung V04, ein Fehler
flintlock-check-v08-information = Prüfung V08, Hinweis
flintlock-check-v09-an-error = Prüfung V09, ein Fehler
flintlock-check-v10-an-error = Prüfung V10, ein Fehler
flintlock-check-v15-a-warning = Prüfung V15, eine Warnung
flintlock-check-v16-a-warning = Prüfung V16, eine Warnung
flintlock-check-v18-an-error = Prüfung V18, ein Fehler
flintlock-check-v19-an-error = Prüfung V19, ein Fehler
flintlock-check-v22-information = Prüfung V22, Hinweis
flintlock-check-v25-an-error = Prüfung V25, ein Fehler
flintlock-check-v26-a-warning = Prüfung V26, eine Warnung
flintlock-check-v27-information = Prüfung V27, Hinweis
flintlock-check-v30-an-error = Prüfung V30, ein Fehler
flintlock-check-v31-an-error = Prüfung V31, ein Fehler
flintlock-check-v33-a-warning = Prüfung V33, eine Warnung
flintlock-check-v35-information = Prüfung V35, Hinweis
flintlock-check-v36-a-warning = Prüfung V36, eine Warnung
flintlock-check-v38-an-error = Prüfung V38, ein Fehler
flintlock-check-v40-a-warning = Prüfung V40, eine Warnung
flintlock-check-v41-a-warning = Prüfung V41, eine Warnung
flintlock-odds-to-know = Wissenswerte Chancen
flintlock-what-pre-shock-brings = Was die Reaktion vor dem Stoß bringt
flintlock-when-to-attack = Wann anzugreifen ist
flintlock-the-clock-is-free-activations = Die Uhr sind die freien Aktivierungen
flintlock-when-to-attempt-continuity = Wann die Fortsetzung zu versuchen ist
flintlock-when-to-seize = Wann die Initiative an sich zu reißen ist
flintlock-where-the-overall-leader-stands = Wo der Oberbefehlshaber steht
flintlock-a-leader-out-of-range = Ein Anführer außer Reichweite
flintlock-which-command-first = Welcher Verband zuerst
flintlock-when-to-use-first-volley = Wann die erste Salve einzusetzen ist
flintlock-smoke = Rauch
flintlock-which-formation = Welche Formation
flintlock-which-target = Welches Ziel
flintlock-positions = Stellungen
flintlock-against-a-stalemate = Gegen einen Stillstand

## victory.rs

flintlock-the-army-runs = die Armee läuft davon
flintlock-fights-on = kämpft weiter
flintlock-points-flight-points-and-a-die-exceed-side-side = { $points } Fluchtpunkte und ein Würfel von { $die } liegen über der Fluchtschwelle { $level } von Seite { $side }.
flintlock-side-side-takes-flight = Seite { $side } ergreift die Flucht.
flintlock-neither-side-has-infantry-or-cavalry-left = Keine Seite hat noch Infanterie oder Kavallerie.
flintlock-side-a1-has-neither-infantry-nor-cavalry-left = Seite { $a1 } hat weder Infanterie noch Kavallerie mehr.
flintlock-draw-at-passes-in-a-row-nobody-wants-to = { $draw_at }-mal nacheinander gepasst: niemand will weiterkämpfen.
