## actions/activation.rs

drums-average-die-natural = Durchschnittswürfel { $natural }
drums-an-action = eine Aktion
drums-a-failure = ein Fehlschlag

## actions/odds.rs

drums-1-action = 1 Aktion
drums-actions-actions = { $actions } Aktionen
drums-its-brigade-closes = : ihre Brigade schließt
drums-1-failure = 1 Fehlschlag
drums-failures-failures = { $failures } Fehlschläge

## actions/roll.rs

drums-in-command = geführt

## actions/shown.rs

drums-no-action = keine Aktion
drums-count-actions = { $count } Aktionen
drums-one-of-them-without-a-die = , eine davon ohne Würfel
drums-one-of-them-for-the-pair = , eine davon für den Pasch
drums-a1-dice = { $a1 } Würfel
drums-the-enemy-may-react-with-dice = der Feind darf reagieren: { $dice }
drums-answer-and-the-brigade-closes = { $answer }, und die Brigade schließt
drums-successes = Erfolge
drums-failures = Fehlschläge
drums-roll-for-actions = Wurf um Aktionen

## approach/course.rs

drums-no-enemy-within-reach-stands-before-it-to-approach = Kein Feind in Reichweite steht vor ihr: zur Annäherung an einen entfernteren zieht sie an ihn heran
drums-a1-comes-to-no-contact-everybody-before-it-has = { $a1 } kommt zu keinem Kontakt: vor der Front ist niemand mehr
drums-it-falls-back = die Einheit geht zurück
drums-it-goes-no-farther = die Einheit geht nicht weiter
drums-a1-comes-to-no-contact-then = { $a1 } kommt zu keinem Kontakt: { $then }

## approach/dice.rs

drums-disorder-of-the-enemy = Unordnung des Feindes
drums-better-skirmishers = bessere Schützen
drums-higher-ground = höheres Gelände
drums-better-position = bessere Stellung

## approach/odds.rs

drums-the-enemy-is-disordered = der Feind gerät in Unordnung
drums-both-are-disordered = beide geraten in Unordnung
drums-the-attacker-is-disordered = der Angreifer gerät in Unordnung
drums-actions-won-a1-to-a2 = gewonnene Aktionen { $a1 } zu { $a2 }

## approach/shown.rs

drums-approach = Annäherung
drums-drawn-1-level-of-disorder-for-both = unentschieden, 1 Stufe Unordnung für beide
drums-1-level-of-disorder-for-the-attacker = 1 Stufe Unordnung für den Angreifer
drums-1-level-of-disorder-for-the-defender = 1 Stufe Unordnung für den Verteidiger
drums-no-disorder-the-defender-is-passive = keine Unordnung, der Verteidiger ist passiv
drums-1-action-for-the-attacker = 1 Aktion für den Angreifer
drums-1-action-for-the-defender = 1 Aktion für den Verteidiger
drums-drawn-no-action = unentschieden, keine Aktion

## approach/spending.rs

drums-no-hex-is-free-to-close-from = kein Hexfeld ist frei, von dem aus heranzugehen wäre
drums-go-back = zurückgehen
drums-the-way-back-is-not-free = der Weg zurück ist nicht frei
drums-carry-the-ground = das Gelände nehmen
drums-the-hex-is-not-free = das Hexfeld ist nicht frei
drums-a1-may-not-what-why = { $a1 } darf nicht { $what }: { $why }.
drums-name-may-not-change-formation-that-costs-it-costs = { $name } darf die Formation nicht wechseln: das kostet { $costs } Aktionen.
drums-there-is-nothing-to-cancel-the-attacker-holds-no = Es gibt nichts aufzuheben: Der Angreifer hat keine Aktion.
drums-a1-may-not-close-why = { $a1 } darf nicht herangehen: { $why }.

## approach/uses.rs

drums-it-only-defends = sie verteidigt nur
drums-a-garrison-only-defends = eine Besatzung verteidigt nur
drums-foot-does-not-close-on-horse = Fußvolk geht nicht an Reiterei heran
drums-it-is-flanked = sie ist in der Flanke gefasst
drums-it-has-gone-back = sie ist zurückgegangen
drums-the-attacker-won-an-action-too = auch der Angreifer hat eine Aktion gewonnen
drums-it-stands-in-square = sie steht im Karree
drums-only-an-attack-column-closes-on-a-garrison = nur eine Angriffskolonne geht an eine Besatzung heran
drums-it-no-longer-fronts-the-enemy = sie hat die Front nicht mehr zum Feind

## approach/who.rs

drums-nobody-of-a-group-may-approach = Niemand aus einer Gruppe darf sich annähern
drums-it-is-hurried-on-to-move-and-form-only = Sie wird nur vorangetrieben, um sich zu bewegen und zu formieren
drums-the-reserve-waits-until-it-is-assigned = Die Reserve wartet, bis sie zugewiesen wird
drums-it-is-too-disordered-to-approach = Sie ist zu sehr in Unordnung, um sich anzunähern
drums-infantry-does-not-approach-in-a-reaction = Infanterie nähert sich in einer Reaktion nicht an
drums-a-square-does-not-approach = Ein Karree nähert sich nicht an
drums-a-garrison-attacks-the-next-sector-or-nobody = Eine Besatzung greift den Nachbarsektor an oder niemanden
drums-cavalry-reacts-with-an-approach-in-line-only = Kavallerie reagiert nur in Linie mit einer Annäherung
drums-artillery-does-not-approach = Artillerie nähert sich nicht an
drums-generals-do-not-fight-alone = Generale kämpfen nicht allein
drums-cavalry-does-not-come-near-a-square-in-good = Kavallerie kommt einem Karree in guter Ordnung nicht nahe
drums-only-an-attack-column-comes-near-a-garrison = Nur eine Angriffskolonne kommt einer Besatzung nahe
drums-only-an-attack-column-attacks-a-garrison = Nur eine Angriffskolonne greift eine Besatzung an

## artillery/bombardment.rs

drums-the-shot-goes-on-to-a1 = Die Kugel fliegt weiter auf { $a1 }
drums-a-ruin-which-nobody-enters = : eine Ruine, die niemand betritt
drums-the-sector-name-has-a-damage-of-a1-of = Der Sektor { $name } hat einen Schaden von { $a1 } von { $ruin }{ $fate }

## artillery/dice.rs

drums-short-range = kurze Reichweite
drums-long-range = lange Reichweite
drums-disorder-of-the-target = Unordnung des Ziels
drums-disorder-of-the-battery = Unordnung der Batterie

## artillery/joining.rs

drums-the-scenario-has-no-grand-batteries = Das Szenario hat keine großen Batterien
drums-it-joins-in-an-activation-of-its-own = Sie schließt sich in einer eigenen Aktivierung an
drums-both-are-batteries-of-one-brigade = Beide sind Batterien einer Brigade
drums-only-batteries-of-the-same-kind-and-calibre-join = Nur Batterien gleicher Art und gleichen Kalibers schließen sich zusammen
drums-a-grand-battery-is-two-and-no-more = Eine große Batterie besteht aus zweien und nicht mehr
drums-it-joins-a-battery-beside-which-it-has-moved = Sie schließt sich einer Batterie an, neben die sie gefahren ist
drums-it-has-fired-in-this-activation = Sie hat in dieser Aktivierung gefeuert
drums-a1-joins-a2 = { $a1 } schließt sich { $a2 } an

## artillery/odds.rs

drums-1-level-of-disorder = 1 Stufe Unordnung
drums-levels-levels-of-disorder = { $levels } Stufen Unordnung
drums-the-shot-goes-on = die Kugel fliegt weiter
drums-damage-damage = Schaden { $damage }

## artillery/shown.rs

drums-target = Ziel
drums-1-level-of-damage = 1 Stufe Schaden
drums-levels-level-a1-of-disorder = Unordnung +{ $levels }
drums-the-target-limbers = das Ziel protzt auf
drums-the-target-is-driven-back = das Ziel wird zurückgedrängt
drums-the-shot-goes-on-behind-it = die Kugel fliegt dahinter weiter
drums-drawn-no-effect = unentschieden, keine Wirkung

## artillery/target.rs

drums-only-batteries-fire = Nur Batterien feuern
drums-limbered-guns-do-not-fire = Aufgeprotzte Geschütze feuern nicht
drums-it-does-not-fire-in-the-phase-in-which = Sie feuert nicht in der Phase, in der sie sich angeschlossen hat
drums-its-guns-are-empty = Ihre Geschütze sind leer
drums-foot-artillery-does-not-move-and-fire-in-one = Fußartillerie bewegt sich in einer Aktivierung oder feuert, nicht beides
drums-only-empty-guns-are-reloaded = Nur leere Geschütze werden nachgeladen
drums-limbered-guns-are-not-reloaded = Aufgeprotzte Geschütze werden nicht nachgeladen
drums-nothing-to-fire-at-stands-on-there = Auf { $there } steht nichts, worauf zu feuern wäre
drums-it-is-out-of-range = Das Ziel ist außer Reichweite
drums-it-is-not-before-the-guns = Das Ziel ist nicht vor den Geschützen
drums-it-is-out-of-sight = Das Ziel ist außer Sicht

## battle/audit.rs

drums-a1-points-below-0 = { $a1 }: Punkte unter 0
drums-a1-nobody-is-asked = { $a1 }: niemand wird gefragt
drums-a1-a-pair-of-both-sides = { $a1 }: ein Paar aus beiden Seiten
drums-a1-name-is-off-the-board = { $a1 }: { $name } ist nicht auf dem Spielplan
drums-a1-name-has-no-formation-a2 = { $a1 }: { $name } hat keine Formation { $a2 }
drums-a1-name-stands-at-disorder-disorder = { $a1 }: { $name } steht bei Unordnung { $disorder }
drums-a1-name-stands-on-closed-ground = { $a1 }: { $name } steht auf gesperrtem Gelände
drums-a1-name-has-skirmishers-below-0 = { $a1 }: { $name } hat Schützen unter 0
drums-a1-and-a2-share-a-hex = { $a1 } und { $a2 } stehen auf demselben Hexfeld
drums-a1-phase-turn-follows-phase-a2 = { $a1 }: Phase { $turn } folgt auf Phase { $a2 }
drums-a1-skirmishers-of-a2-come-back = { $a1 }: Schützen von { $a2 } kehren zurück
drums-a1-a2-acts-off-the-map = { $a1 }: { $a2 } handelt außerhalb der Karte

## battle/game.rs

drums-it-is-for-the-other-side-to-answer = Die andere Seite hat zu antworten
drums-a-general-is-to-be-placed-first-and-not = Zuerst ist ein General zu setzen, und nicht dorthin
drums-it-is-hurried-on-with-one-die-or-two = Sie wird mit einem Würfel oder zweien vorangetrieben
drums-it-enters-by-a-listed-hex-that-is-free = Sie tritt über ein genanntes Hexfeld ein, das frei und fern von jedem Feind ist
drums-first-pick-1-to-most-dice-for-its-roll = Zuerst 1 bis { $most } Würfel für ihren Wurf wählen
drums-first-throw-a-failed-die-again-or-keep-the = Zuerst einen fehlgeschlagenen Würfel neu werfen oder die Würfel behalten
drums-first-the-garrison-leaves-its-sector-by-one-of = Zuerst verlässt die Besatzung ihren Sektor auf einem der Wege zur eigenen Seite
drums-first-say-how-many-kept-actions-become-dice-of = Zuerst angeben, wie viele übrige Aktionen zu Würfeln dieses Schusses werden
drums-that-is-not-asked-now = Danach ist jetzt nicht gefragt

## battle/moment.rs

drums-a-moment-has-no-note-name-but-known-damage = Ein Augenblick hat keine Notiz „{ $name }“, sondern { $known }, { $DAMAGE } und ein Hexfeld.
drums-there-is-no-sector-sector-or-not-of-that = Es gibt keinen Sektor { $sector }, oder nicht mit diesem Schaden.
drums-the-moment-names-no-general-of-the-side = Der Augenblick nennt keinen General der Seite.

## battle/refusals.rs

drums-the-way-does-not-end-there = Der Weg endet nicht dort
drums-that-brigade-has-its-leader-or-no-unit-left = Diese Brigade hat ihren Anführer oder keine Einheit mehr
drums-another-piece-spends-its-actions-first = Ein anderer Spielstein gibt zuerst seine Aktionen aus
drums-he-stays-in-the-second-line-and-is-attached = Er bleibt im zweiten Treffen und schließt sich niemandem an
drums-it-does-not-join-so = So schließt sie sich nicht an
drums-he-may-be-attached-to-a-unit-of-his = Er darf sich einer Einheit seiner Brigade in seiner Reitweite anschließen, und nur einer
drums-he-does-not-come-there-with-one-action-or = Mit einer Aktion kommt er nicht dorthin, oder ein Feind wäre ihm näher als jede eigene Einheit
drums-it-would-end-beside-a-friend = Sie würde neben einer eigenen Einheit enden
drums-a-garrison-goes-to-a-sector-beside-it-or = Eine Besatzung geht in einen Nachbarsektor oder aus dem eigenen hinaus
drums-at-what-is-it-to-fire = Worauf soll sie feuern?
drums-it-may-not-fire-now = Sie darf jetzt nicht feuern
drums-it-may-not-reload-now = Sie darf jetzt nicht nachladen
drums-it-rallies-once-in-an-activation = Sie sammelt sich einmal je Aktivierung
drums-it-may-not-rally-now = Sie darf sich jetzt nicht sammeln
drums-infantry-and-cavalry-of-an-army-have-no-formations = Infanterie und Kavallerie einer Armee haben keine Formationen
drums-that-costs-more-actions-than-it-has-kept = Das kostet mehr Aktionen, als sie übrig hat
drums-it-cannot-form-so = So kann sie sich nicht formieren
drums-it-cannot-face-that-way-in-this-formation = In dieser Formation kann sie sich nicht dorthin ausrichten
drums-it-stands-beside-a-friend-and-can-still-go = Sie steht neben einer eigenen Einheit und kann noch weitergehen
drums-actions-become-dice-when-it-fires-or-fights-it = Aktionen werden zu Würfeln, wenn sie feuert oder kämpft: Dann wird sie danach gefragt
drums-it-may-not-attack-the-next-sector-now = Den nächsten Sektor darf sie jetzt nicht angreifen
drums-no-action-buys-that = Keine Aktion erkauft das
drums-it-goes-no-farther-than-most-with-one-action = Mit einer Aktion geht sie nicht weiter als { $most }, und { $there } ist { $far } entfernt
drums-it-does-not-come-there-with-one-action = Mit einer Aktion kommt sie nicht dorthin
drums-it-is-of-the-group-already = Sie gehört schon zur Gruppe
drums-a-member-stands-beside-a-friend-and-can-still = Ein Mitglied steht neben einer eigenen Einheit und kann noch weitergehen
drums-it-is-not-of-the-group = Sie gehört nicht zur Gruppe
drums-it-has-no-action-left = Sie hat keine Aktion übrig
drums-nobody-of-a-group-fires-or-approaches = Niemand aus einer Gruppe feuert oder nähert sich an
drums-the-group-order-is-under-way = Der Gruppenbefehl ist im Gange
drums-it-has-rolled-in-this-phase = Sie hat in dieser Phase schon gewürfelt
drums-the-scenario-bars-it-from-acting-in-this-phase = Das Szenario verwehrt ihr, in dieser Phase zu handeln
drums-he-has-fought-and-may-not-act-before-his = Er hat gekämpft und darf vor seiner eigenen nächsten Phase nicht handeln
drums-it-arrives-in-phase-phase = Sie trifft in Phase { $phase } ein
drums-no-hex-by-which-it-might-arrive-is-free = Kein Hexfeld, über das sie eintreffen könnte, ist frei und fern von jedem Feind
drums-a-double-failure-has-closed-its-brigade-in-this = Ein doppelter Fehlschlag hat ihre Brigade in dieser Phase geschlossen
drums-its-brigade-has-been-open-in-this-phase = Ihre Brigade war in dieser Phase schon geöffnet
drums-its-brigade-is-not-open = Ihre Brigade ist nicht geöffnet
drums-it-is-none-of-those-left-beside-a-friend = Sie gehört nicht zu denen, die neben einer eigenen Einheit verblieben sind
drums-it-steps-1-or-2-hexes-sideways-or-back = Sie weicht 1 oder 2 Hexfelder zur Seite oder zurück, von der eigenen Einheit weg, neben keine andere und keinem Feind näher
drums-first-one-of-two-units-left-side-by-side = Zuerst weicht eine von zwei nebeneinander verbliebenen Einheiten zur Seite
drums-what-a-general-s-roll-gives-is-used-now = Was der Wurf eines Generals bringt, wird jetzt genutzt, oder es wird darauf verzichtet
drums-no-action-is-left-to-wait-for = Es ist keine Aktion übrig, auf die zu warten wäre
drums-he-has-fought-and-may-not-react-before-his = Er hat gekämpft und darf vor seiner eigenen nächsten Phase nicht reagieren
drums-it-has-reacted-in-this-phase = Sie hat in dieser Phase schon reagiert
drums-it-may-not-react-so-now = So darf sie jetzt nicht reagieren

## battle/refusals_in_combat.rs

drums-first-say-whom-it-attacks-the-garrison-or-the = Zuerst angeben, wen sie angreift: die Besatzung oder die anderen
drums-first-say-how-many-kept-actions-become-dice = Zuerst angeben, wie viele übrige Aktionen zu Würfeln werden
drums-first-throw-a-die-again-or-keep-the-dice = Zuerst einen Würfel neu werfen oder die Würfel behalten
drums-it-stands-fast-or-goes-back-4-hexes-an = Sie hält stand oder geht je Aktion 4 Hexfelder zurück
drums-a1-has-no-part-in-this-combat-its-actions = { $a1 } hat keinen Teil an diesem Gefecht: zuerst werden dessen Aktionen ausgegeben
drums-it-closes-to-a-free-hex-before-its-front = Sie geht an ein freies Hexfeld vor ihrer Front heran, das den Feind berührt, und an kein anderes
drums-only-cavalry-goes-back-from-there-as-it-is = Nur Kavallerie geht von dort zurück, wie nach einem Kontakt auf ihren Rückruf
drums-it-goes-straight-back-from-the-enemy-as-far = Sie geht gerade vom Feind zurück, höchstens so weit, wie ihre Formation sie trägt
drums-only-a-defender-taken-in-flank-turns-by-one = Nur ein in der Flanke gefasster Verteidiger dreht sich, um einen Schritt
drums-only-the-hex-of-an-enemy-eliminated-is-entered = Betreten wird nur das Hexfeld eines vernichteten Feindes, wenn nichts den Weg dorthin sperrt
drums-the-actions-won-do-not-buy-that = Die gewonnenen Aktionen erkaufen das nicht
drums-first-say-how-many-of-the-actions-left-become = Zuerst angeben, wie viele der übrigen Aktionen zu Würfeln werden
drums-first-say-how-many-dice-the-leader-adds = Zuerst angeben, wie viele Würfel der Anführer hinzufügt
drums-first-say-whether-the-leader-adds-his-die = Zuerst angeben, ob der Anführer seinen Würfel hinzufügt
drums-it-rides-at-that-enemy-straight-ahead-and-ends = Sie reitet geradeaus auf diesen Feind zu und endet vor ihm
drums-the-impetuous-ride-on-at-an-enemy-in-their = Die Ungestümen reiten gegen einen Feind in ihrer Reichweite weiter: Sie haben keine Wahl
drums-with-nothing-but-squares-in-good-order-in-its = Hat sie nur Karrees in guter Ordnung in Reichweite, wird sie zurückgerufen
drums-cavalry-that-eliminated-an-enemy-breaks-through-straight-ahead = Kavallerie, die einen Feind vernichtet hat, bricht geradeaus zum nächsten Feind in ihrer Reichweite durch und zu keinem anderen
drums-it-is-recalled-4-hexes-straight-back-from-its = Sie wird 4 Hexfelder gerade zurückgerufen, ihrem Angriff entgegengesetzt, oder bis zum letzten freien Hexfeld
drums-only-cavalry-that-eliminated-an-enemy-is-recalled-4 = Nur Kavallerie, die einen Feind vernichtet hat, wird zurückgerufen, 4 Hexfelder gerade zurück
drums-the-winner-enters-a-hex-the-loser-left-or = Der Sieger betritt ein Hexfeld, das der Verlierer verlassen hat, oder bleibt

## battle/under_way.rs

drums-its-failures-gave-the-enemy-a-reaction-with-dice = Ihre Fehlschläge gaben dem Feind eine Reaktion: { $dice }.
drums-skirmish-points-to-spread = zu verteilende Schützenpunkte
drums-spreads-his-company = verteilt seine Kompanie
drums-is-about-to-roll = steht vor dem Wurf
drums-is-joined-by-who-arrives = erhält die Eintreffenden
drums-may-reroll-a-failed-die = darf einen fehlgeschlagenen Würfel neu werfen
drums-is-assigned = wird zugewiesen
drums-actions-to-turn-into-dice = Aktionen, die Würfel werden können
drums-opens-fire = eröffnet das Feuer
drums-is-shot-out-of-its-sector = wird aus dem Sektor geschossen
drums-actions-of-the-attacker = Aktionen des Angreifers
drums-actions-of-the-defenders = Aktionen der Verteidiger
drums-one-approaches-others = { $one } nähert sich { $others } an
drums-one-is-in-contact-with-others = { $one } ist im Kontakt mit { $others }
drums-a1-still-to-be-set-up-after-this = { $a1 } danach noch aufzustellen.
drums-the-command-of-a1-is-open = Der Verband von { $a1 } ist geöffnet.
drums-the-phase-ends-after-this = Danach endet die Phase.
drums-phase-a1 = Phase { $a1 }
drums-one-action-is-the-extra-one-no-fourth-move = Eine Aktion ist die zusätzliche: keine vierte Bewegung, kein zweiter Schuss, keine zweite Stufe.
drums-its-brigade-closes-when-it-is-done = Ihre Brigade schließt, wenn sie fertig ist.
drums-the-brigade-closes-when-it-is-done = Die Brigade schließt, wenn das erledigt ist.
drums-used-put-off-to-the-next-gap-or-waived = Genutzt, auf die nächste Lücke verschoben, oder es wird verzichtet.
drums-used-now-or-waived = Jetzt genutzt, oder es wird verzichtet.
drums-reaction-offered = Reaktion angeboten
drums-chooses-whom-to-attack = wählt, wen sie angreift

## built_up/entering.rs

drums-only-infantry-holds-a-sector = Nur Infanterie hält einen Sektor
drums-the-sector-is-not-right-before-it = Der Sektor liegt nicht unmittelbar vor ihr
drums-it-enters-in-column = Sie rückt in Kolonne ein
drums-there-is-no-empty-sector-there = Dort ist kein leerer Sektor
drums-the-sector-is-too-badly-damaged = Der Sektor ist zu stark beschädigt
drums-it-rides-a-general-down-only-on-its-way = Einen General reitet sie nur auf dem Weg zu einer Annäherung nieder
drums-a-garrison-attacks-the-sector-next-to-its-own = Eine Besatzung greift den Sektor neben ihrem eigenen an
drums-nothing-crosses-the-water-there = Dort überquert nichts das Wasser
drums-no-enemy-garrison-is-there = Dort ist keine feindliche Besatzung

## catalog

drums-drums-shakos = Drums & Shakos
drums-a-napoleonic-division-on-the-table-battalions-regiments-and = Eine napoleonische Division auf dem Tisch: Bataillone, Regimenter und Batterien, bewegt durch Aktionen, um die gewürfelt wird, Brigade um Brigade, bis ein Fehlschlag die Initiative abgibt; zwischen den Aktionen reagiert die andere Seite. Ein Hexfeld ist der kürzeste Messstab; das Buch gibt keinen Geländemaßstab an, die hundert Yards stammen von uns. Nach Drums & Shakos Large Battles.
drums-as-clear = Wie offenes Gelände.
drums-difficult-1-in-defence-soft-cover-blocks-sight = Schwierig; +1 in der Verteidigung, weiche Deckung; versperrt die Sicht.
drums-difficult-1-in-defence-soft-cover = Schwierig; +1 in der Verteidigung, weiche Deckung.
drums-difficult-1-in-defence-no-cover = Schwierig; +1 in der Verteidigung, keine Deckung.
drums-steep-hill = Steiler Hügel
drums-a-hill-that-is-difficult-ground-too = Ein Hügel, der zugleich schwieriges Gelände ist.
drums-built-up-sector = Bebauter Sektor
drums-room-for-one-battalion-as-garrison-blocks-sight = Platz für ein Bataillon als Besatzung; versperrt die Sicht.
drums-single-building = Einzelnes Gebäude
drums-nobody-enters-blocks-sight = Niemand betritt es; versperrt die Sicht.
drums-ruined-sector = Zerstörter Sektor
drums-columns-and-limbered-guns-follow-its-bends-no-reduction = Kolonnen und aufgeprotzte Geschütze folgen ihren Biegungen; auf ihr keine Kürzung.
drums-an-obstacle-1-in-defence-soft-cover = Ein Hindernis; +1 in der Verteidigung, weiche Deckung.
drums-low-wall = Niedrige Mauer
drums-an-obstacle-of-brick-or-stone-2-in-defence = Ein Hindernis aus Ziegeln oder Stein; +2 in der Verteidigung, harte Deckung.
drums-crossed-at-fords-and-bridges-only-1-in-defence = Nur an Furten und Brücken zu überschreiten; +1 in der Verteidigung.
drums-major-river = Großer Fluss
drums-crosses-a-stream-as-an-obstacle-1-in-defence = Quert einen Bach als Hindernis; +1 in der Verteidigung.
drums-for-march-columns-cavalry-columns-and-limbered-guns-1 = Für Marschkolonnen, Kavalleriekolonnen und aufgeprotzte Geschütze; +1 in der Verteidigung.
drums-cavalry-line = Kavallerielinie
drums-cavalry-column = Kavalleriekolonne
drums-what-a-die-must-reach-for-an-action-lower = Was ein Würfel für eine Aktion erreichen muss; niedriger ist besser. Ohne Bedeutung bei Unberechenbar
drums-fighting-power-and-numbers-higher-is-better = Kampfkraft und Zahl; höher ist besser
drums-skirmish-factor = Schützenfaktor
drums-skirmishers-before-its-front = Schützen vor ihrer Front
drums-only-to-check-combat-by-0-not-given = Nur zum Prüfen des Kampfwerts; 0 = nicht angegeben
drums-disorder = Unordnung
drums-disorder-at-the-start = Unordnung zu Beginn
drums-conscript = Konskribiert
drums-a-change-of-formation-costs-two-actions = Ein Formationswechsel kostet zwei Aktionen
drums-determined = Entschlossen
drums-rerolls-a-die-in-each-approach = Wirft in jeder Annäherung einen Würfel neu
drums-drilled = Gedrillt
drums-rallies-with-an-enemy-near-and-in-sight = Sammelt sich auch mit einem Feind nahe und in Sicht
drums-elan = Elan
drums-a-sure-success-when-activated-without-disorder = Ein sicherer Erfolg bei Aktivierung ohne Unordnung
drums-an-action-more-for-two-sixes = Eine Aktion mehr für zwei Sechsen
drums-guard = Garde
drums-an-action-more-for-two-equal-fives-or-sixes = Eine Aktion mehr für zwei gleiche Fünfen oder Sechsen
drums-expendable = Entbehrlich
drums-half-the-points-when-lost = Die halben Punkte bei Verlust
drums-disordered-by-losses-beside-it = Gerät durch Verluste neben sich in Unordnung
drums-light = Leicht
drums-terrain-hinders-it-neither-in-movement-nor-in-attack = Gelände behindert sie weder in der Bewegung noch im Angriff
drums-slow-to-form-cannot-rally-at-the-worst = Formiert sich langsam, kann sich auf der schlimmsten Stufe nicht sammeln
drums-scout = Aufklärer
drums-may-deploy-in-the-first-zone = Darf in der ersten Zone aufmarschieren
drums-strong = Stark
drums-rerolls-a-die-in-each-contact = Wirft in jedem Kontakt einen Würfel neu
drums-undrilled = Ungedrillt
drums-rallies-only-far-from-every-enemy = Sammelt sich nur fern von jedem Feind
drums-unpredictable = Unberechenbar
drums-its-quality-is-diced-for-each-time = Ihre Qualität wird jedes Mal ausgewürfelt
drums-wavering = Wankend
drums-the-enemy-rerolls-a-die-in-an-approach = Der Feind wirft in einer Annäherung einen Würfel neu
drums-weak = Schwach
drums-the-enemy-rerolls-a-die-in-a-contact = Der Feind wirft in einem Kontakt einen Würfel neu
drums-cavalry-regiment = Kavallerieregiment
drums-class = Klasse
drums-heavy = Schwer
drums-its-dice-in-line-where-it-deploys-and-what = Ihre Würfel in Linie, wo sie aufmarschiert und was sie wert ist
drums-cuirass = Kürass
drums-wins-a-drawn-first-die-in-contact = Gewinnt einen unentschiedenen ersten Würfel im Kontakt
drums-fewer-points-when-lost = Weniger Punkte bei Verlust
drums-impetuous = Ungestüm
drums-must-break-through-where-it-can = Muss durchbrechen, wo sie kann
drums-lance = Lanze
drums-a-die-more-while-without-disorder = Ein Würfel mehr, solange ohne Unordnung
drums-opportunistic = Opportunistisch
drums-a-sure-success-when-it-reacts = Ein sicherer Erfolg, wenn sie reagiert
drums-medium = Mittel
drums-its-dice = Ihre Würfel
drums-faster-and-may-move-and-fire = Schneller, darf sich bewegen und feuern
drums-unloaded = Ungeladen
drums-begins-with-empty-guns = Beginnt mit leeren Geschützen
drums-what-a-die-must-reach-for-an-action-lower-2 = Was ein Würfel für eine Aktion erreichen muss; niedriger ist besser
drums-active = Aktiv
drums-rerolls-a-failed-die-of-a-group-order = Wirft einen fehlgeschlagenen Würfel eines Gruppenbefehls neu
drums-charismatic = Charismatisch
drums-lends-a-die-to-a-contact-of-his-brigade = Leiht einem Kontakt seiner Brigade einen Würfel, auf eigene Gefahr
drums-cautious = Vorsichtig
drums-small-groups-only = Nur kleine Gruppen
drums-inefficient = Untüchtig
drums-a-short-command-span = Eine kurze Befehlsspanne
drums-methodic = Methodisch
drums-one-group-order-a-phase = Ein Gruppenbefehl je Phase
drums-organiser = Organisator
drums-a-long-command-span = Eine lange Befehlsspanne
drums-second-line = Zweites Treffen
drums-never-attached-to-a-unit = Schließt sich nie einer Einheit an
drums-skirmish-company = Schützenkompanie
drums-skirmish-points-to-spread-over-the-infantry-of-the = Schützenpunkte, über die Infanterie der Brigade zu verteilen
drums-shaken-margin = Erschütterungszuschlag
drums-the-brigade-is-shaken-at-its-units-and-this = Die Brigade ist erschüttert bei der Zahl ihrer Einheiten und diesem Zuschlag
drums-printed-shaken-at = Laut Quelle erschüttert bei
drums-as-the-source-prints-it-to-check-by-0 = Wie die Quelle es druckt, zum Prüfen; 0 = nicht angegeben
drums-no-activation-in-phase = Keine Aktivierung in Phase
drums-own-phase-in-which-he-may-not-be-activated = Eigene Phase, in der er nicht aktiviert werden darf; 0 = keine
drums-brigade-idle-too = Auch Brigade untätig
drums-his-brigade-may-not-be-activated-in-that-phase = Auch seine Brigade darf in dieser Phase nicht aktiviert werden
drums-timid = Zaghaft
drums-the-break-point-is-one-lower = Der Bruchpunkt ist um eins niedriger
drums-stubborn = Hartnäckig
drums-the-break-point-is-rounded-up = Der Bruchpunkt wird aufgerundet
drums-by-dice = Durch Würfel
drums-who-has-the-first-phase = Wer die erste Phase hat
drums-as-placed = Wie gesetzt
drums-in-turn = Abwechselnd
drums-hidden = Verdeckt
drums-the-scenario-s-places-as-they-are-or-changed = Die Plätze des Szenarios, wie sie sind oder von den Spielern geändert: Verband um Verband oder jede Seite von der anderen ungesehen
drums-who-sets-up-the-first-command-where-that-is = Wer den ersten Verband aufstellt, wo das abwechselnd geschieht
drums-division = Division
drums-army = Armee
drums-battalions-of-a-division-or-brigades-of-an-army = Bataillone einer Division oder Brigaden einer Armee
drums-grand-batteries = Große Batterien
drums-two-batteries-may-be-joined = Zwei Batterien dürfen zusammengeschlossen werden
drums-worn-units = Abgekämpfte Einheiten
drums-fights-without-loss-wear-infantry-out = Gefechte ohne Verlust nutzen Infanterie ab
drums-most-phases = Höchstzahl der Phasen
drums-phases = Phasen
drums-the-battle-ends-after-so-many-0-no-limit = Nach so vielen endet die Schlacht; 0 = keine Grenze
drums-pick-up-game = Spontangefecht
drums-both-sides-stand-in-the-zones-of-a-pick = Beide Seiten stehen in den Zonen eines Spontangefechts
drums-break-point = Bruchpunkt
drums-as-the-source-prints-it-0-by-the-rule = Wie die Quelle es druckt; 0 = nach der Regel
drums-portugal = Portugal
drums-denmark = Dänemark
drums-mecklenburg = Mecklenburg
drums-dis = DIS
drums-sk = SK
drums-dice-of-the-guns = Würfel der Geschütze
drums-cd = CD
drums-command-span = Befehlsspanne
drums-span = Spanne
drums-guns-empty = Geschütze leer
drums-fired-in-this-activation = In dieser Aktivierung gefeuert
drums-moved-in-this-activation = In dieser Aktivierung bewegt
drums-rallied-in-this-activation = In dieser Aktivierung gesammelt
drums-too-near-a-friend = Zu nahe bei einer eigenen Einheit
drums-leader-attached-to-a-unit = Anführer bei einer Einheit
drums-may-not-act-before-his-own-phase = Darf vor seiner eigenen Phase nicht handeln
drums-reserve-not-assigned = Reserve, nicht zugewiesen
drums-has-obeyed-a-group-order = Hat einen Gruppenbefehl befolgt
drums-brigade-open = Brigade geöffnet
drums-brigade-used = Brigade verwendet
drums-brigade-shaken = Brigade erschüttert
drums-point-for-a-shaken-brigade-paid = Punkt für eine erschütterte Brigade gezahlt
drums-brigade-closed-by-a-double-failure = Brigade durch doppelten Fehlschlag geschlossen
drums-has-given-a-group-order = Hat einen Gruppenbefehl gegeben
drums-has-rerolled-a-die-of-a-group-order = Hat einen Würfel eines Gruppenbefehls neu geworfen
drums-grand-battery = Große Batterie
drums-joined-in-this-phase = In dieser Phase angeschlossen
drums-reaction = Reaktion
drums-contact = Kontakt
drums-end-of-the-phase = Ende der Phase
drums-open-a-brigade-or-roll-for-a-piece-of = Eine Brigade öffnen oder für einen ihrer Spielsteine würfeln
drums-so-many-dice-or-one-of-the-answers-offered = So viele Würfel oder eine der angebotenen Antworten
drums-let-the-initiative-go = Die Initiative weitergeben
drums-click-where-to-one-action-one-move = Anklicken, wohin; eine Aktion, eine Bewegung
drums-one-step-on-the-spot = Ein Schritt auf der Stelle
drums-recover-a-level-of-disorder = Sich von einer Stufe Unordnung erholen
drums-reload = Nachladen
drums-load-the-guns-again = Die Geschütze wieder laden
drums-attack-from-where-it-stands = Angreifen, von wo sie steht
drums-react = Reagieren
drums-answer-a-failure-with-this-piece = Einen Fehlschlag mit diesem Spielstein beantworten
drums-wait = Warten
drums-keep-the-reaction-for-later-in-this-activation = Die Reaktion für später in dieser Aktivierung aufheben
drums-waive = Verzichten
drums-place-a-general-or-what-arrives-send-a-reserve = Einen General oder Eintreffende setzen; eine Einheit der Reserve zu einem Anführer schicken
drums-skirmish-point = Schützenpunkt
drums-a-point-of-the-company-goes-to-this-battalion = Ein Punkt der Kompanie geht an dieses Bataillon
drums-replace = Ersetzen
drums-name-a-leader-in-place-of-one-who-is = Einen Anführer anstelle eines verlorenen benennen
drums-end = Beenden
drums-the-remaining-actions-are-lost = Die restlichen Aktionen verfallen
drums-end-the-phase = Die Phase beenden
drums-the-initiative-passes = Die Initiative geht über
drums-spreading-a-company = Verteilen einer Kompanie
drums-which-battalion-takes-the-next-skirmish-point-of-the = Welches Bataillon erhält den nächsten Schützenpunkt der Kompanie?
drums-next-brigade = Nächste Brigade
drums-open-a-brigade-or-pass-the-initiative = Eine Brigade öffnen oder die Initiative weitergeben?
drums-open-brigade = Brigade öffnen
drums-pass-the-initiative = Initiative weitergeben
drums-which-piece-of-the-brigade-acts-next = Welcher Spielstein der Brigade handelt als nächster?
drums-close-the-brigade = Brigade schließen
drums-how-many-dice = Wie viele Würfel?
drums-one-die = Ein Würfel
drums-two-dice = Zwei Würfel
drums-three-dice = Drei Würfel
drums-not-this-one = Doch nicht
drums-reroll = Neuer Wurf
drums-reroll-a-die-or-keep-them = Einen Würfel neu werfen oder alle behalten?
drums-keep-them = Alle behalten
drums-react-now-wait-or-let-it-go-by = Jetzt reagieren, warten oder verzichten?
drums-actions = Aktionen
drums-spend-an-action-or-end = Eine Aktion ausgeben oder beenden.
drums-group-order-first-to = Gruppenbefehl, zuerst an
drums-group-order = Gruppenbefehl
drums-who-obeys-the-group-order = Wer befolgt den Gruppenbefehl?
drums-roll-for-it = Dafür würfeln
drums-no-group-order = Kein Gruppenbefehl
drums-group = Gruppe
drums-spend-actions-of-the-group-or-end = Aktionen der Gruppe ausgeben oder beenden.
drums-hurrying-on = Vorantreiben
drums-roll-for-the-assigned-unit-now-or-later-with = Jetzt für die zugewiesene Einheit würfeln oder später mit ihrer Brigade?
drums-later = Später
drums-assignment = Zuweisung
drums-where-does-it-go-towards-its-new-leader = Wohin geht sie, auf ihren neuen Anführer zu?
drums-it-stays = Sie bleibt
drums-replacement = Ersatz
drums-which-brigade-gets-a-leader-in-place-of-the = Welche Brigade erhält anstelle der Reaktion einen Anführer?
drums-arrival = Ankunft
drums-where-does-it-enter = Wo tritt sie ein?
drums-whom-to-attack = Wen angreifen
drums-the-garrison-alone-or-the-others = Die Besatzung allein oder die anderen?
drums-the-garrison = Die Besatzung
drums-the-others = Die anderen
drums-dice-of-the-bombardment = Würfel der Beschießung
drums-how-many-actions-become-dice = Wie viele Aktionen werden zu Würfeln?
drums-no-action-2 = Keine Aktion
drums-one-action = Eine Aktion
drums-two-actions = Zwei Aktionen
drums-three-actions = Drei Aktionen
drums-out-of-the-sector = Aus dem Sektor
drums-which-way-does-the-garrison-withdraw = Auf welchem Weg setzt sich die Besatzung ab?
drums-dice-of-the-approach = Würfel der Annäherung
drums-actions-won = Gewonnene Aktionen
drums-spend-an-action-won-or-none = Eine gewonnene Aktion ausgeben oder keine.
drums-cancel-an-action-of-the-attacker = Eine Aktion des Angreifers aufheben
drums-go-back-2 = Zurückgehen
drums-dice-of-the-contact = Würfel des Kontakts
drums-the-leader-s-dice = Die Würfel des Anführers
drums-how-many-dice-does-the-leader-add = Wie viele Würfel fügt der Anführer hinzu?
drums-no-die = Kein Würfel
drums-charisma = Charisma
drums-does-the-leader-lend-a-die = Leiht der Anführer einen Würfel?
drums-he-does = Er tut es
drums-he-does-not = Er tut es nicht
drums-after-the-contact = Nach dem Kontakt
drums-carry-the-position-break-through-recall-or-stay = Die Stellung nehmen, durchbrechen, zurückrufen oder bleiben?
drums-carry-the-position = Die Stellung nehmen
drums-break-through = Durchbrechen
drums-recall = Zurückrufen
drums-where-is-he-placed = Wohin wird er gesetzt?
drums-which-unit-steps-aside-and-where = Welche Einheit weicht zur Seite, und wohin?
drums-span-2 = Spanne
drums-the-hexes-in-span-of-the-active-or-selected = Die Hexfelder in der Spanne des aktiven oder ausgewählten Generals
drums-the-units-of-that-general = Die Einheiten dieses Generals
drums-own-units-out-of-their-leader-s-span = Eigene Einheiten außerhalb der Spanne ihres Anführers
drums-near-the-end = Dem Ende nahe
drums-own-units-one-level-from-elimination = Eigene Einheiten eine Stufe vor der Vernichtung
drums-reacted = Reagiert
drums-own-pieces-that-have-reacted-in-this-phase = Eigene Spielsteine, die in dieser Phase reagiert haben

## command/chief.rs

drums-the-commander-in-chief-alone-assigns-units-of-the = Allein der Oberbefehlshaber weist Einheiten der Reserve zu
drums-it-is-no-unit-of-the-reserve = Sie ist keine Einheit der Reserve
drums-it-is-assigned-to-the-leader-of-a-brigade = Sie wird dem Anführer einer Brigade zugewiesen
drums-that-brigade-has-no-leader = Diese Brigade hat keinen Anführer
drums-it-is-out-of-the-span-of-the-commander = Sie ist außerhalb der Spanne des Oberbefehlshabers
drums-no-move-would-take-it-nearer-to-that-leader = Keine Bewegung brächte sie diesem Anführer näher

## command/fate.rs

drums-a1-is-lost = { $a1 } ist verloren

## command/group/members.rs

drums-the-commander-in-chief-gives-no-group-order = Der Oberbefehlshaber gibt keinen Gruppenbefehl
drums-no-group-order-is-given-in-a-reaction = In einer Reaktion wird kein Gruppenbefehl gegeben
drums-an-attached-leader-gives-no-group-order = Ein Anführer bei einer Einheit gibt keinen Gruppenbefehl
drums-he-gives-one-group-order-a-phase = Er gibt einen Gruppenbefehl je Phase
drums-only-units-of-his-own-brigade-obey = Nur Einheiten seiner eigenen Brigade gehorchen
drums-it-has-obeyed-a-group-order-in-this-phase = Sie hat in dieser Phase schon einen Gruppenbefehl befolgt
drums-it-is-out-of-his-span = Sie ist außerhalb seiner Spanne
drums-his-groups-have-at-most-most-members = Seine Gruppen haben höchstens { $most } Mitglieder

## command/group/roll.rs

drums-an-action-for-each = eine Aktion für jede

## command/rally.rs

drums-artillery-never-recovers = Artillerie erholt sich nie
drums-a-general-has-no-disorder = Ein General kennt keine Unordnung
drums-it-recovers-no-further-than-disorder-down-to = Sie erholt sich nicht weiter als bis Unordnung { $down_to }
drums-militia-in-such-disorder-does-not-rally = Miliz in solcher Unordnung sammelt sich nicht
drums-it-is-out-of-command = Sie ist ohne Führung
drums-an-enemy-is-too-near = Ein Feind ist zu nahe

## command/replacement.rs

drums-name-takes-over-with-quality-quality = { $name } übernimmt mit Qualität { $quality }

## command/reroll.rs

drums-die-for-alternative = { $die } für { $alternative }

## command/reserve.rs

drums-a1-joins-the-brigade-of-a2 = { $a1 } tritt zur Brigade von { $a2 }
drums-its-free-move-ends-nearer-to-its-leader-or = Ihre freie Bewegung endet näher bei ihrem Anführer oder in seiner Spanne und kommt keinem Feind nahe

## contact/dice.rs

drums-cavalry-against-infantry = Kavallerie gegen Infanterie

## contact/odds.rs

drums-the-contact-is-lost = der Kontakt ist verloren
drums-the-contact-is-won = der Kontakt ist gewonnen
drums-disorder-own-the-enemy-s-other = Unordnung { $own }, die des Feindes { $other }

## contact/result.rs

drums-name-wins-the-contact = { $name } gewinnt den Kontakt

## contact/shown.rs

drums-drawn-but-for-the-cuirass = , bei Gleichstand durch den Kürass
drums-drawn-but-for-less-disorder = , bei Gleichstand durch geringere Unordnung
drums-the-unused-dice-break-the-draw = , bei Gleichstand durch die ungenutzten Würfel
drums-drawn-but-for-better-combat = , bei Gleichstand durch besseren Kampfwert
drums-drawn-by-even-dice = , bei Gleichstand durch gerade Würfel
drums-drawn-by-odd-dice = , bei Gleichstand durch ungerade Würfel
drums-the-a1-wins-the-contact-how = { $a1 } gewinnt den Kontakt{ $how }
drums-1-level = 1 Stufe
drums-n-levels = { $n } Stufen
drums-drawn-a1-of-disorder-for-both = unentschieden, { $a1 } Unordnung für beide
drums-a1-of-disorder-for-the-attacker = { $a1 } Unordnung für den Angreifer
drums-a1-of-disorder-for-the-defender = { $a1 } Unordnung für den Verteidiger
drums-drawn-no-pursuit = unentschieden, keine Verfolgung
drums-won-by-the-a1-who-is-beaten-no-pursuit = { $a1 } gewinnt, ist aber geschlagen: keine Verfolgung
drums-the-a1-pursues-1-level-of-disorder-more = { $a1 } verfolgt, 1 Stufe Unordnung mehr
drums-the-a1-does-not-pursue-from-its-formation = { $a1 } verfolgt aus dieser Formation nicht

## contact/toll.rs

drums-a1-is-worn-out = { $a1 } ist abgekämpft

## dice/shown.rs

drums-first-dice = Erster Wurf
drums-second-dice = Zweiter Wurf
drums-third-dice = Dritter Wurf

## dice/side.rs

drums-better-combat = besserer Kampfwert

## lib.rs

drums-a-hex-holds-one-unit = Ein Hexfeld fasst eine Einheit

## movement/allowance.rs

drums-a-line-does-not-manoeuvre-in-difficult-ground = Eine Linie manövriert nicht in schwierigem Gelände
drums-guns-are-not-pushed-by-hand-in-difficult-ground = Geschütze werden in schwierigem Gelände nicht von Hand geschoben

## movement/judge.rs

drums-it-goes-no-farther-than-most-in-this-action = In dieser Aktion geht sie nicht weiter als { $most }
drums-off-the-road-it-goes-by-a-shortest-way = Abseits der Straße geht sie auf einem kürzesten Weg
drums-it-passes-a-sector-by-its-road-and-does = Sie durchquert einen Sektor auf seiner Straße und endet nicht darin
drums-a-friendly-unit-stands-there = Dort steht eine eigene Einheit
drums-it-must-stop-where-it-comes-near-an-enemy = Sie muss anhalten, wo sie einem Feind nahe kommt
drums-it-comes-near-an-enemy-only-straight-ahead = Sie kommt einem Feind nur geradeaus nahe
drums-no-enemy-so-near-would-be-before-its-front = Kein Feind so nahe wäre vor ihrer Front
drums-it-does-not-leave-the-board = Sie verlässt den Spielplan nicht
drums-nobody-enters-there = Dort tritt niemand ein
drums-a-sector-is-entered-as-its-garrison-or-passed = Ein Sektor wird als seine Besatzung betreten oder auf seiner Straße durchquert
drums-only-an-empty-sector-is-passed-by-its-road = Nur ein leerer Sektor wird auf seiner Straße durchquert
drums-a-bridge-takes-columns-on-the-march-and-limbered = Eine Brücke trägt Kolonnen auf dem Marsch und aufgeprotzte Geschütze

## movement/kind.rs

drums-a-move-goes-from-hex-to-hex = Eine Bewegung geht von Hexfeld zu Hexfeld
drums-a-garrison-leaves-its-sector-or-stays = Eine Besatzung verlässt ihren Sektor oder bleibt
drums-a-square-faces-nowhere-and-does-not-wheel = Ein Karree hat keine Ausrichtung und schwenkt nicht
drums-a-square-moves-one-hex-an-action = Ein Karree bewegt sich ein Hexfeld je Aktion
drums-it-faces-nowhere = Sie hat keine Ausrichtung
drums-guns-are-pushed-one-hex-an-action = Geschütze werden ein Hexfeld je Aktion geschoben
drums-that-is-neither-ahead-sideways-nor-back-for-a = Das ist für eine Kolonne weder vorwärts noch seitwärts noch rückwärts
drums-that-is-neither-ahead-sideways-nor-back-for-a-2 = Das ist für eine Linie weder vorwärts noch seitwärts noch rückwärts
drums-a-wheel-goes-one-hex = Eine Schwenkung geht ein Hexfeld weit
drums-a-wheel-turns-one-step = Eine Schwenkung dreht um einen Schritt
drums-a-wheel-goes-forward-to-the-side-it-turns = Eine Schwenkung geht vorwärts zu der Seite, zu der sie dreht
drums-it-must-face-a-side-at-the-end = Am Ende muss sie auf eine Kante ausgerichtet sein

## movement/orders.rs

drums-it-has-moved-as-often-as-it-may = Sie hat sich so oft bewegt, wie sie darf
drums-a-general-rides-where-he-likes-he-does-not = Ein General reitet, wohin er will, er marschiert nicht

## movement/shift.rs

drums-name-goes-back-1-hex = { $name } geht 1 Hexfeld zurück
drums-name-goes-back-hexes-hexes = { $name } geht { $hexes } Hexfelder zurück
drums-name-goes-back-through-a1-1-level-of-disorder = { $name } geht durch { $a1 } zurück: 1 Stufe Unordnung

## pickup/armies.rs

drums-company-of-name-a1 = Kompanie von { $name }: { $a1 }.
drums-there-are-none = Es gibt keine.

## pickup/deployment.rs

drums-a1-a2-pieces = { $a1 }: { $a2 } Spielsteine.

## pickup/ground.rs

drums-a1-zone-a2-what = { $a1 }, Zone { $a2 }, { $what }
drums-area-element = Flächenelement
drums-a1-zone-a2-name-width-by-depth-from-at = { $a1 }, Zone { $a2 }: { $name }, { $width } mal { $depth } ab { $at }.
drums-a1-zone-a2-no-room-for-an-area-element = { $a1 }, Zone { $a2 }: kein Platz für ein Flächenelement.
drums-a1-zone-a2-linear-element = { $a1 }, Zone { $a2 }, Linienelement
drums-a1-zone-a2-a-stream-laid-after-the-rest = { $a1 }, Zone { $a2 }: ein Bach, nach allem Übrigen gelegt.
drums-a1-zone-a2-no-room-for-a-linear-element = { $a1 }, Zone { $a2 }: kein Platz für ein Linienelement.
drums-a1-zone-a2-name-at-at = { $a1 }, Zone { $a2 }: { $name } bei { $at }.

## pickup/mod.rs

drums-lists = Listen
drums-skirmish-companies = Schützenkompanien
drums-attacker-and-defender = Angreifer und Verteidiger
drums-ways-across = Wege hinüber
drums-on-the-a1-ground-laid = auf dem { $a1 }. gelegten Gelände
drums-formed-troops-can-cross-from-baseline-to-baseline-again = Formierte Truppen kommen von Grundlinie zu Grundlinie hinüber{ $again }.
drums-a-against-b-year = { $a } gegen { $b }, { $year }
drums-a-pick-up-game-seed-a1-attacks-attacks-a = Ein Spontangefecht (Startwert { $a1 }). { $attacks } greift an. { $a }: { $a2 } Punkte; { $b }: { $a3 } Punkte.

## pickup/roles.rs

drums-a1-role = { $a1 }, Rolle
drums-a1-a2-to-a3-and-a4-a5-attacks = { $a1 } { $a2 } zu { $a3 } und { $a4 }; { $a5 } greift an.
drums-a1-initiative = { $a1 }, Initiative
drums-a1-to-a2-a3-begins = { $a1 } zu { $a2 }: { $a3 } beginnt.

## pickup/stream.rs

drums-there-is-none = Es gibt keinen.
drums-there-is-no-room-for-one = Es ist kein Platz für einen.
drums-bridge-upstream-or-downstream = Brücke bachaufwärts oder bachabwärts
drums-length-hexsides-long-a-bridge-at-bridge-a-ford = { $length } Hexkanten lang, eine Brücke bei { $bridge }, eine Furt bei { $ford }.

## scenario_checks/army.rs

drums-the-board-has-flat-topped-hexes-it-must-have = Der Spielplan hat flache Hexfelder; er muss spitze haben.
drums-the-board-has-w-columns-and-h-rows-it = Der Spielplan hat { $w } Spalten und { $h } Reihen; er braucht { $a } bis { $b } Spalten und { $c } bis { $d } Reihen.
drums-the-board-has-a1-rows-which-do-not-divide = Der Spielplan hat { $a1 } Reihen, die sich nicht in { $a2 } Zonen teilen lassen.
drums-a1-is-in-no-brigade-of-its-side-and = { $a1 } gehört zu keiner Brigade der eigenen Seite und nicht zur Reserve.
drums-put-it-under-name = { $name } unterstellen
drums-a1-has-no-brigade = { $a1 } hat keine Brigade.
drums-name-has-brigades-brigades-and-units-units-the-battle = { $name } hat { $brigades } Brigaden und { $units } Einheiten; die Schlacht wird lang.
drums-the-break-point-of-a1-is-given-as-printed = Der Bruchpunkt von { $a1 } ist mit { $printed } angegeben; nach der Regel ist er { $due }.
drums-go-by-the-rule = Nach der Regel gehen
drums-the-break-point-of-a1-is-point-the-first = Der Bruchpunkt von { $a1 } ist { $point }: die ersten Verluste beenden die Schlacht.
drums-the-brigade-of-a1-is-printed-as-shaken-at = Die Brigade von { $a1 } ist laut Quelle erschüttert bei { $printed }; sie ist es bei { $due }.
drums-set-the-margin-to-margin = Den Zuschlag auf { $margin } setzen
drums-write-due = { $due } eintragen
drums-the-battle-has-no-limit-of-phases-the-computer = Die Schlacht hat keine Grenze der Phasen; der Computer allein spielt { $most }.
drums-end-it-after-most = Nach { $most } beenden
drums-only-artillery = nur Artillerie
drums-all-its-units-in-the-reserve = alle Einheiten in der Reserve
drums-name-has-what = { $name } hat { $what }.

## scenario_checks/deployment.rs

drums-a1-stands-outside-the-deployment-area-of-its-side = { $a1 } steht außerhalb des Aufmarschgebiets der eigenen Seite.
drums-a1-stands-in-a-lateral-band = { $a1 } steht in einem Seitenstreifen.
drums-the-reserve = die Reserve
drums-heavy-cavalry = schwere Kavallerie
drums-a1-stands-too-far-forward-who-begins-in-zone = { $a1 } steht zu weit vorn; { $who } beginnt in Zone { $last } der eigenen Hälfte.
drums-with-a-hex-between-them-room-of-the-units = Mit einem Hexfeld Zwischenraum finden { $room } der { $units } Einheiten von { $name } im Aufmarschgebiet Platz.
drums-remove-the-area = Das Gebiet entfernen
drums-the-deployment-area-of-name-has-no-hex-of = Das Aufmarschgebiet von { $name } hat kein Hexfeld der eigenen Hälfte, auf dem eine Einheit stehen kann.

## scenario_checks/ground.rs

drums-a-hexside-at-is-the-edge-of-the-board = Eine Hexseite{ $at } ist der Rand des Spielplans und liegt nicht zwischen zwei Hexfeldern.
drums-no-water-is-under-the-bridge-at = Unter der Brücke{ $at } ist kein Wasser.
drums-no-stream-is-under-the-ford-at = Unter der Furt{ $at } ist kein Bach.
drums-no-road-leads-over-the-bridge-at = Über die Brücke{ $at } führt keine Straße.
drums-lead-a-road-across = Eine Straße hinüberführen
drums-remove-name-there = { $name } dort entfernen
drums-1-hex = 1 Hexfeld
drums-a1-hexes = { $a1 } Hexfelder
drums-water-cuts-off-hexes-about-a1-without-a-ford = Wasser schneidet { $hexes } um { $a1 } ab, ohne Furt oder Brücke.
drums-put-a-ford-there = Dort eine Furt setzen
drums-a-neighbour-lies-cliff-levels-lower-and-neither-is = Ein Nachbarfeld liegt { $CLIFF } Höhenstufen tiefer, und keines von beiden ist steil oder gesperrt.
drums-make-it-steep = Steil machen

## scenario_checks/pieces.rs

drums-a1-is-a2-and-a3-at-once = { $a1 } ist zugleich { $a2 } und { $a3 }.
drums-keep-a1 = { $a1 } behalten
drums-a1-begins-with-disorder-disorder = { $a1 } beginnt mit Unordnung { $disorder }.
drums-set-it-to-0 = Auf 0 setzen
drums-the-company-of-a1-has-points-skirmish-points-his = Die Kompanie von { $a1 } hat { $points } Schützenpunkte; seine Infanterie kann { $room } aufnehmen.
drums-set-it-to-room = Auf { $room } setzen

## scenario_checks/places.rs

drums-a1-stands-on-ground-nobody-can-enter = { $a1 } steht auf Gelände, das niemand betreten kann.
drums-a1-stands-in-the-hex-of-first-a-hex = { $a1 } steht auf dem Hexfeld von { $first }; ein Hexfeld fasst eine Einheit.
drums-a1-stands-in-a-sector-only-infantry-does-as = { $a1 } steht in einem Sektor; dort steht nur Infanterie, als Besatzung.
drums-a1-is-a-garrison-and-stands-in-no-sector = { $a1 } ist eine Besatzung und steht in keinem Sektor.
drums-form-it-in-attack-column = Formation annehmen: Angriffskolonne
drums-a1-stands-beside-a2 = { $a1 } steht neben { $a2 }.
drums-a1-is-out-of-the-span-of-a2 = { $a1 } ist außerhalb der Spanne von { $a2 }.
drums-a1-begins-distance-hexes-from-a2 = { $a1 } beginnt { $distance } von { $a2 } entfernt.
drums-1-hexes = 1 Hexfeld
drums-a1-arrives-before-the-first-phase = { $a1 } trifft vor der ersten Phase ein.
drums-a1-arrives-on-no-hex-of-the-board-s = { $a1 } trifft auf keinem begehbaren Randfeld des Spielplans ein.
drums-who-cannot-arrive-by-by-no-hex-of-the = { $who } kann nicht über { $by } eintreffen: Das ist kein Hexfeld des Spielplanrands, auf dem die Einheit stehen kann.

## scenario_checks/strength.rs

drums-a1-has-men-men-and-combat-a2-by-the = { $a1 } hat { $men } Mann und Kampfwert { $a2 }; nach der Regel ist er { $usual }.
drums-set-it-to-usual = Auf { $usual } setzen
drums-a1-has-a-formation-infantry-and-cavalry-of-an = { $a1 } hat eine Formation; Infanterie und Kavallerie einer Armee haben keine.
drums-a1-has-a-skirmish-company-an-army-has-none = { $a1 } hat eine Schützenkompanie; eine Armee hat keine.

## screen.rs

drums-a1-of-a2-actions-kept = { $a1 } von { $a2 } übrigen Aktionen
drums-1-action-is-lost = 1 Aktion verfällt
drums-kept-actions-are-lost = { $kept } Aktionen verfallen
drums-1-of-a1-actions-kept = 1 von { $a1 } übrigen Aktionen
drums-1-of-a1-actions-kept-it-makes-a-free = 1 von { $a1 } übrigen Aktionen; freie Bewegung
drums-a-flanked = eine flankierende
drums-a-frontal = eine frontale
drums-and-it-is-passive = , und der Feind ist passiv
drums-comes-near-name-class-approach-follows-harm = Kommt in die Nähe von { $name }: { $class } Annäherung folgt{ $harm }
drums-and-a-half = und ein halber
drums-points-against-it = Verlustpunkte
drums-a1-half-of-a-break-point-of-limit-a2 = { $a1 }{ $half } von einem Bruchpunkt von { $limit }, davon { $a2 } für einen Eindringling{ $intruder_named }
drums-shaken = , erschüttert
drums-disorder-under-a1 = Unordnung unter { $a1 }
drums-sum-of-least-state = { $sum } von { $least }{ $state }
drums-it-has-no-actions-to-spend-now = Sie hat jetzt keine Aktionen auszugeben

## screen/areas.rs

drums-zone-zone-of-its-half = Zone { $zone } der eigenen Hälfte
drums-lateral-bands = Seitenstreifen
drums-1-point = 1 Punkt
drums-points-points = { $points } Punkte
drums-a1-is-in-zone-a2-and-counts-points = { $a1 } ist in Zone { $a2 } und zählt { $points }.
drums-the-intruder = Der Eindringling
drums-a1-does-not-count-why = { $a1 } zählt nicht: { $why }.
drums-nearer-but-not-counted-as-intruder = Näher, aber nicht als Eindringling gezählt
drums-within-most-hexes = Innerhalb von { $most } Hexfeldern
drums-long = Lang
drums-short = Kurz
drums-band-range-up-to-to-hexes = Reichweite { $band }, bis zu { $to } Hexfelder
drums-front-arc = Frontbogen
drums-a-ruin-which-nobody-enters-2 = eine Ruine, die niemand betritt
drums-no-garrison-holds-it = keine Besatzung hält ihn
drums-still-to-be-held = noch zu halten
drums-damage-damage-of-a1-state = Schaden { $damage } von { $a1 }: { $state }

## sequence/companies.rs

drums-it-is-no-infantry-of-that-brigade = Sie ist keine Infanterie dieser Brigade
drums-no-unit-has-more-than-most-skirmish-points = Keine Einheit hat mehr als { $most } Schützenpunkte
drums-a1-takes-a-skirmish-point-of-the-company-factor = { $a1 } erhält einen Schützenpunkt der Kompanie: { $factor }
drums-it-may-not-take-that-point = Sie darf diesen Punkt nicht erhalten
drums-a-company-is-spread-point-by-point = Eine Kompanie wird Punkt für Punkt verteilt
drums-first-a-company-of-skirmishers-is-spread-over-its = Zuerst wird eine Schützenkompanie über ihre Brigade verteilt

## sequence/deployment.rs

drums-it-is-set-up-in-its-own-half = Sie wird in ihrer eigenen Hälfte aufgestellt
drums-the-reserve-and-heavy-cavalry-are-set-up-in = Die Reserve und schwere Kavallerie werden in der dritten Zone aufgestellt
drums-it-is-not-set-up-in-that-zone = In dieser Zone wird sie nicht aufgestellt
drums-he-would-leave-a-unit-out-of-command-that = Er würde eine gesetzte Einheit ohne Führung lassen
drums-units-are-set-up-outside-the-lateral-bands = Einheiten werden außerhalb der Seitenstreifen aufgestellt
drums-it-cannot-stand-on-this-ground = Auf diesem Gelände kann sie nicht stehen
drums-it-would-stand-beside-a-friend = Sie stünde neben einer eigenen Einheit
drums-it-is-set-up-in-command-of-its-leader = Sie wird von ihrem Anführer geführt aufgestellt
drums-a1-is-out-of-command = { $a1 } ist ohne Führung
drums-its-command-is-not-being-set-up = Ihr Verband wird jetzt nicht aufgestellt
drums-it-has-been-placed-first-it-goes-back = Sie ist schon gesetzt: zuerst geht sie zurück
drums-that-is-not-how-it-is-set-up = So wird sie nicht aufgestellt

## sequence/mod.rs

drums-die-for-side-side = { $die } für Seite { $side }
drums-everyone-in-the-brigade-of-name-has-been-activated = Alle in der Brigade von { $name } sind aktiviert worden: sie ist geschlossen
drums-the-brigade-of-name-is-closed-by-choice = Die Brigade von { $name } wird freiwillig geschlossen
drums-and-with-it-the-initiative-passes = , und damit geht die Initiative über
drums-a-double-failure-closes-the-brigade-of-name-passes = Ein doppelter Fehlschlag schließt die Brigade von { $name }{ $passes }
drums-the-last-phase-is-over = Die letzte Phase ist vorüber.

## sequence/reaction.rs

drums-side-side-spends-its-reaction-on-a1-with-dice = Seite { $side } verwendet ihre Reaktion auf { $a1 }: { $dice }
drums-side-side-spends-its-reaction-on-replacing-a1 = Seite { $side } verwendet ihre Reaktion auf Ersatz für { $a1 }
drums-side-side-spends-its-reaction-on-a1-too-near = Seite { $side } verwendet ihre Reaktion auf { $a1 }, zu nahe bei einer eigenen Einheit
drums-side-side-waives-its-reaction-with-dice = Seite { $side } verzichtet auf ihre Reaktion: { $dice }

## survey.rs

drums-infantry-line = Infanterielinie
drums-foot-battery-limbered = Fußbatterie, aufgeprotzt
drums-horse-battery-limbered = Reitende Batterie, aufgeprotzt

## titles of rules

drums-board-distance-facing = Spielplan, Entfernung, Ausrichtung
drums-one-hex-is-one-very-short-stick = Ein Hexfeld ist ein sehr kurzer Stab
drums-the-table-is-36-columns-by-24-rows-one = Der Tisch hat 36 Spalten und 24 Reihen, eine Einheit je Hexfeld
drums-deployed-formations-face-a-vertex-columns-face-a-side = Entfaltete Formationen blicken zu einer Ecke, Kolonnen zu einer Kante
drums-the-front-arc-is-a-wedge-of-bearings-between = Der Frontbogen ist ein Keil von Peilungen zwischen Mittelpunkten
drums-the-book-s-angles-as-clock-hours = Die Winkel des Buches als Uhrzeiten
drums-straight-ahead = Geradeaus
drums-straight-back-from-an-enemy-and-turning-to-face = Gerade zurück von einem Feind, und die Front zu ihm wenden
drums-terrain-table = Geländetafel
drums-what-a-unit-is-and-carries = Was eine Einheit ist und trägt
drums-quality-and-combat = Qualität und Kampfwert
drums-buying-dice = Würfel erkaufen
drums-disorder-runs-from-0-to-4 = Unordnung reicht von 0 bis 4
drums-recovering-disorder = Sich von Unordnung erholen
drums-skirmishers-trouble-a-battery = Schützen stören eine Batterie
drums-losing-skirmishers = Schützen verlieren
drums-rifle-and-jaeger-companies = Büchsen- und Jägerkompanien
drums-rolling-for-actions = Wurf um Aktionen
drums-one-activation-a-phase = Eine Aktivierung je Phase
drums-spending-actions = Aktionen ausgeben
drums-double-failure = Doppelter Fehlschlag
drums-turnover-the-commander-in-chief-counts-as-a-brigade = Wechsel der Initiative; der Oberbefehlshaber zählt als Brigade
drums-reactions = Reaktionen
drums-every-failure-can-be-answered = Jeder Fehlschlag kann beantwortet werden
drums-who-may-try = Wer es versuchen darf
drums-when-to-react = Wann reagiert wird
drums-failures-of-a-general-are-answered-at-once = Fehlschläge eines Generals werden sofort beantwortet
drums-what-a-reaction-may-not-do = Was eine Reaktion nicht darf
drums-reacting-cavalry-may-charge = Reagierende Kavallerie darf attackieren
drums-generals-and-the-reserve = Generale und die Reserve
drums-leaders-the-commander-in-chief-and-their-spans = Anführer, der Oberbefehlshaber und ihre Spannen
drums-activating-a-general = Einen General aktivieren
drums-a-general-s-failures-do-not-close-the-brigade = Fehlschläge eines Generals schließen die Brigade nicht
drums-moving-generals = Generale bewegen
drums-group-orders = Gruppenbefehle
drums-what-a-group-may-not-do = Was eine Gruppe nicht darf
drums-several-orders-never-twice-to-the-same-units = Mehrere Befehle, nie zweimal an dieselben Einheiten
drums-attaching-a-leader = Einen Anführer anschließen
drums-a-leader-s-dice-in-contact-and-his-risk = Würfel eines Anführers im Kontakt und seine Gefahr
drums-his-unit-is-eliminated = Seine Einheit wird vernichtet
drums-an-enemy-rides-him-down = Ein Feind reitet ihn nieder
drums-a-general-left-in-front = Ein General, der vorn zurückbleibt
drums-generals-are-no-target = Generale sind kein Ziel
drums-a-brigade-without-leader-and-his-replacement = Eine Brigade ohne Anführer, und sein Ersatz
drums-what-the-commander-in-chief-does = Was der Oberbefehlshaber tut
drums-his-help-to-leaders = Seine Hilfe für Anführer
drums-the-reserve-waits = Die Reserve wartet
drums-assigning-a-unit = Eine Einheit zuweisen
drums-hurrying-it-on = Sie vorantreiben
drums-first-initiative = Erste Initiative
drums-brigade-by-brigade-until-the-initiative-passes = Brigade um Brigade, bis die Initiative wechselt
drums-optional-length-limit = Wahlweise Begrenzung der Dauer
drums-moving-costs-actions = Bewegung kostet Aktionen
drums-allowances = Bewegungsweiten
drums-reductions = Kürzungen
drums-no-double-reduction-for-a-line-or-for-guns = Keine doppelte Kürzung für eine Linie oder für Geschütze
drums-straight-and-oblique-moves-keep-the-facing = Gerade und schräge Bewegungen behalten die Ausrichtung
drums-sideways-and-backwards-front-to-the-enemy = Seitwärts und rückwärts, Front zum Feind
drums-wheeling-forward = Vorwärts schwenken
drums-rotation-and-about-face = Drehung und Kehrtwendung
drums-pushing-guns-by-hand = Geschütze von Hand schieben
drums-linear-obstacles = Lineare Hindernisse
drums-streams-fords-bridges = Bäche, Furten, Brücken
drums-changing-formation-limbering = Formationswechsel, Aufprotzen
drums-squares = Karrees
drums-fast-units-have-free-facing = Schnelle Einheiten haben freie Ausrichtung
drums-fast-units-on-roads = Schnelle Einheiten auf Straßen
drums-passing-through-friends-by-choice = Freiwilliger Durchgang durch eigene Einheiten
drums-passing-through-friends-by-force = Erzwungener Durchgang durch eigene Einheiten
drums-enemies-and-the-board-edge = Feinde und der Rand des Spielplans
drums-the-proximity-rule = Die Regel der Nähe
drums-involuntary-violations-eat-reactions = Unfreiwillige Verstöße zehren Reaktionen auf
drums-combat-dice = Kampfwürfel
drums-base-cd = Grundwert der CD
drums-both-sides-roll-three-dice-count = Beide Seiten würfeln, drei Würfel zählen
drums-unused-dice-break-draws-that-would-have-no-effect = Ungenutzte Würfel entscheiden Gleichstände, die wirkungslos wären
drums-rerolls-in-combat = Neue Würfe im Gefecht
drums-artillery-fire = Artilleriefeuer
drums-what-a-battery-needs-to-fire = Was eine Batterie zum Feuern braucht
drums-ranges-and-modifiers = Reichweiten und Modifikatoren
drums-result-against-infantry-and-cavalry = Ergebnis gegen Infanterie und Kavallerie
drums-bounce-through = Durchschlag
drums-result-against-artillery = Ergebnis gegen Artillerie
drums-result-against-a-built-up-sector = Ergebnis gegen einen Sektor einer Ortschaft
drums-reloading = Nachladen
drums-moving-and-firing = Bewegen und Feuern
drums-crests = Kämme
drums-coming-within-two-hexes-starts-an-approach = Näherkommen auf zwei Hexfelder beginnt eine Annäherung
drums-the-last-move-must-be-straight-ahead = Die letzte Bewegung muss geradeaus gehen
drums-who-may-approach-whom = Wer sich wem annähern darf
drums-cavalry-and-squares = Kavallerie und Karrees
drums-who-is-attacked = Wer angegriffen wird
drums-the-steps-of-an-approach = Die Schritte einer Annäherung
drums-several-defenders-one-combat = Mehrere Verteidiger, ein Gefecht
drums-passive-targets = Passive Ziele
drums-approach-dice-and-modifiers = Würfel und Modifikatoren der Annäherung
drums-first-die-disorder-second-and-third-actions = Erster Würfel: Unordnung; zweiter und dritter: Aktionen
drums-who-spends-first = Wer zuerst ausgibt
drums-the-attacker-s-uses = Die Möglichkeiten des Angreifers
drums-the-defender-s-uses-attacker-is-infantry = Die Möglichkeiten des Verteidigers, Angreifer ist Infanterie
drums-the-defender-s-uses-attacker-is-cavalry = Die Möglichkeiten des Verteidigers, Angreifer ist Kavallerie
drums-a-chosen-retreat = Ein gewählter Rückzug
drums-no-contact-the-attacker-falls-back = Kein Kontakt: der Angreifer geht zurück
drums-elimination-in-the-approach = Vernichtung in der Annäherung
drums-contact-retreat-breakthrough = Kontakt, Rückzug, Durchbruch
drums-closing = Herangehen
drums-roles-and-modifiers-in-contact = Rollen und Modifikatoren im Kontakt
drums-the-steps-of-a-contact = Die Schritte eines Kontakts
drums-the-first-die-names-the-winner = Der erste Würfel nennt den Sieger
drums-losers-eliminated-outright = Verlierer, die sofort vernichtet sind
drums-the-second-die-losses = Der zweite Würfel: Verluste
drums-the-loser-goes = Der Verlierer geht
drums-the-third-die-pursuit = Der dritte Würfel: Verfolgung
drums-carrying-the-position = Die Stellung nehmen
drums-every-contact-tires-cavalry = Jeder Kontakt ermüdet Kavallerie
drums-breakthrough = Durchbruch
drums-its-contact-and-the-recall = Sein Kontakt, und das Zurückrufen
drums-built-up-areas = Ortschaften
drums-sectors = Sektoren
drums-going-in = Hineingehen
drums-leaving-changing-sector-passing-through = Verlassen, Sektor wechseln, durchqueren
drums-attacking-and-defending-a-sector = Einen Sektor angreifen und verteidigen
drums-a-beaten-garrison-the-winner-must-enter = Eine geschlagene Besatzung; der Sieger muss hinein
drums-fights-and-retreats-inside-a-bua = Kämpfe und Rückzüge in einer Ortschaft
drums-shelling-a-sector = Einen Sektor beschießen
drums-winning-and-losing = Gewinnen und Verlieren
drums-divisional-break-point = Bruchpunkt der Division
drums-shaken-brigades = Erschütterte Brigaden
drums-points-for-losses = Punkte für Verluste
drums-penetration = Eindringen
drums-defeat = Niederlage
drums-pick-up-tables-and-deployment = Tabellen für Spontangefechte und Aufmarsch
drums-elements = Elemente
drums-placing-terrain = Gelände auslegen
drums-optional-rules = Wahlregeln
drums-special-rules = Sonderregeln
drums-giving-units-q-and-c = Einheiten Q und C zuweisen
drums-base-values = Grundwerte
drums-men-to-c = Von Mann zu C
drums-national-lists = Nationale Listen
drums-forming-a-division = Eine Division bilden
drums-drawing-the-generals = Generale auslosen
drums-army-level = Armeeebene
drums-corps-and-armies-on-one-table = Korps und Armeen auf einem Tisch
drums-strength-bands = Stärkestufen
drums-the-four-scenarios = Die vier Szenarien
drums-peninsular-clash-conjectural = Peninsular Clash (vermutet)
drums-to-vienna-conjectural = To Vienna! (vermutet)
drums-spanish-pride-conjectural = Spanish Pride (vermutet)
drums-retschow-28-august-1813-historical = Retschow, 28. August 1813 (historisch)

## units/losses.rs

drums-name-is-eliminated = { $name } ist vernichtet
drums-a1-sees-it = { $a1 } sieht es

## units/nature.rs

drums-a-general = ein General
drums-expendable-infantry = Entbehrliche Infanterie
drums-expendable-cavalry = Entbehrliche Kavallerie
drums-a-grand-battery = eine große Batterie
drums-a-unit-of-the-guard = eine Einheit der Garde
drums-elite-cavalry = Elitekavallerie
drums-elite-infantry = Eliteinfanterie
drums-a-unit = eine Einheit

## victory/check.rs

drums-half-a-point = ein halber Punkt
drums-points-and-a-half-points = { $points },5 Punkte
drums-the-brigade-of-name-is-shaken-points-against-side = Die Brigade von { $name } ist erschüttert: { $points } gegen Seite { $side }
drums-a1-against-side-side-for-row = { $a1 } gegen Seite { $side }, für: { $row }
drums-points-of-limit-against-side-side = { $points } von { $limit } gegen Seite { $side }
drums-at-the-end-of-the-phase-a-b = Am Ende der Phase: { $a }, { $b }
drums-side-side-has-reached-its-break-point = Seite { $side } hat ihren Bruchpunkt erreicht.
drums-both-sides-have-reached-their-break-points-and-side = Beide Seiten haben ihren Bruchpunkt erreicht, und Seite { $winner } steht in der tieferen Zone der feindlichen Hälfte.
drums-both-sides-had-reached-their-break-points-and-side = Beide Seiten hatten ihren Bruchpunkt erreicht, und Seite { $side } hat die nächste Einheit verloren.

## victory/penetration.rs

drums-artillery-never-does = Artillerie tut es nie
drums-it-is-in-no-zone = sie ist in keiner Zone
drums-it-is-out-of-command-2 = sie ist ohne Führung
drums-no-other-unit-of-its-side-is-near-and = keine andere Einheit ihrer Seite ist nahe und in Sicht
