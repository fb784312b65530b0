## ink.rs

linework-that-is-the-paper-not-a-line-click-the = das ist das Papier, keine Linie: die Mitte einer Linie anklicken oder zuerst näher herangehen
linework-these-places-are-printed-in-different-colours-click-lines = diese Orte sind in verschiedenen Farben gedruckt: nur Linien einer Farbe anklicken

## mask.rs

linework-a-picture-of-width-height-pixels-is-not-searched = ein Bild von { $width } × { $height } Pixeln wird nicht nach Linien durchsucht: zuerst auf den Spielplan zuschneiden

## ridges.rs

linework-lines-are-not-sought-in-a-picture-of-width = in einem Bild von { $width } × { $height } Pixeln werden keine Linien gesucht: auf den Spielplan zuschneiden oder gröber betrachten
linework-lines-of-a1-pixels-are-not-sought-they-are = Linien von { $a1 } Pixeln werden nicht gesucht: sie sind 1 bis 40 Pixel breit
linework-it-was-cancelled = es wurde abgebrochen

## wire.rs

linework-the-line-begins-off-the-sheet-click-on-the = die Linie beginnt außerhalb des Blattes: auf das Blatt klicken
