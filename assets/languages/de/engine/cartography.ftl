## color.rs

cartography-text-is-no-colour-write-rrggbb-or-rrggbbaa = `{ $text }` ist keine Farbe; RRGGBB oder RRGGBBAA schreiben

## style/registry.rs

cartography-it-has-no-a1-give-it-one = es fehlt: { $a1 }; angeben
cartography-the-id-a1-is-that-of-a-style-of = die Kennung „{ $a1 }“ gehört einem Stil des Programms; eine andere angeben
cartography-it-has-no-a1-a2-copy-the-entry-of = es fehlt { $a1 } „{ $a2 }“; den Eintrag aus dem Stil kopieren, aus dem dieser gemacht ist
cartography-a1-is-out-of-range-it-must-be-from = { $a1 } liegt außerhalb des Bereichs, der von 0 bis 20 reicht
cartography-the-size-of-letters = die Größe der Buchstaben
cartography-the-width-of-a-line = die Breite einer Linie

## styles

cartography-high-contrast = Hoher Kontrast
cartography-for-every-eye-black-ink-a-pattern-for-every = Für alle Augen: schwarze Tinte, ein Muster für jedes Gelände, Farben, die auch Farbenblinde unterscheiden.
cartography-period-map = Karte der Zeit
cartography-a-hand-coloured-survey-map-of-the-time-washes = Eine handkolorierte Aufnahme der Zeit: Lavierung, Schraffen, Bäume.
cartography-plain-atlas = Schlichter Atlas
cartography-clear-flat-tints-and-lines-between-levels-quick-to = Klare, flache Töne und Linien zwischen den Höhenstufen: schnell zu lesen, schnell gezeichnet.
cartography-engraving = Kupferstich
cartography-black-on-white-and-sparing-with-ink-for-the = Schwarz auf Weiß und sparsam mit Tinte: für Drucker und Kopierer.
