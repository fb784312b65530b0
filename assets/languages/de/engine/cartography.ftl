## color.rs

cartography-text-is-no-colour-write-rrggbb-or-rrggbbaa = `{ $text }` ist keine Farbe; RRGGBB oder RRGGBBAA schreiben

## style/registry.rs

cartography-it-has-no-a1-give-it-one = es fehlt: { $a1 }; angeben
cartography-the-id-a1-is-that-of-a-style-of = die Kennung „{ $a1 }“ gehört einem Stil des Programms; eine andere angeben
cartography-it-has-no-a1-a2-copy-the-entry-of = es fehlt { $a1 } „{ $a2 }“; den Eintrag aus dem Stil kopieren, aus dem dieser gemacht ist
cartography-a1-is-out-of-range-it-must-be-from = { $a1 } liegt außerhalb des Bereichs, der von 0 bis 20 reicht
cartography-the-size-of-letters = die Größe der Buchstaben
cartography-the-width-of-a-line = die Breite einer Linie
