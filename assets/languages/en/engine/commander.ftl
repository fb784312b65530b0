## lib.rs

commander-the-usual-opponent-the-steady-officer = The usual opponent: the steady officer.
commander-weighs-gain-against-loss-evenly-and-keeps-his-line = Weighs gain against loss evenly and keeps his line.
commander-asks-whom-time-works-for-holds-what-wins-by = Asks whom time works for, holds what wins by waiting and attacks what he must.
commander-attacks-against-odds-and-hurries = Attacks against odds and hurries.
commander-spares-his-men-and-lets-the-enemy-come = Spares his men and lets the enemy come.
commander-gives-any-legal-order-for-tests = Gives any legal order, for tests.
commander-takes-the-default-of-every-decision-as-an-absent = Takes the default of every decision, as an absent player would.

## temperament.rs

commander-line-line-column-column-problem = line { $line }, column { $column }: { $problem }
commander-line-line-column-column-field-is-found-but-must = line { $line }, column { $column }: { $field } is { $found }, but must be from { $least } to { $most }: write such a number
commander-there-are-two-commanders-a1-give-each-an-id = there are two commanders '{ $a1 }': give each an id of its own
commander-two-entries-are-of-every-commander-make-them-one = two entries are of every commander: make them one
