## lib.rs

commander-the-usual-opponent-the-steady-officer = Der übliche Gegner: der standfeste Offizier.
commander-weighs-gain-against-loss-evenly-and-keeps-his-line = Wägt Gewinn und Verlust gleichmäßig ab und hält seine Linie.
commander-asks-whom-time-works-for-holds-what-wins-by = Fragt, für wen die Zeit arbeitet, hält, was durch Warten gewinnt, und greift an, was er muss.
commander-attacks-against-odds-and-hurries = Greift auch bei ungünstigem Verhältnis an und hat es eilig.
commander-spares-his-men-and-lets-the-enemy-come = Schont seine Männer und lässt den Feind kommen.
commander-gives-any-legal-order-for-tests = Gibt irgendeinen erlaubten Befehl, zum Testen.
commander-takes-the-default-of-every-decision-as-an-absent = Nimmt bei jeder Entscheidung die Vorgabe, wie es ein abwesender Spieler täte.

## temperament.rs

commander-line-line-column-column-problem = Zeile { $line }, Spalte { $column }: { $problem }
commander-line-line-column-column-field-is-found-but-must = Zeile { $line }, Spalte { $column }: { $field } ist { $found }, muss aber zwischen { $least } und { $most } liegen: eine solche Zahl schreiben
commander-there-are-two-commanders-a1-give-each-an-id = zwei Befehlshaber heißen „{ $a1 }“: jedem eine eigene Kennung geben
commander-two-entries-are-of-every-commander-make-them-one = zwei Einträge gelten für jeden Befehlshaber: einen daraus machen
