## error.rs

classification-the-board-has-no-hexes = der Spielplan hat keine Hexfelder
classification-a-board-of-hexes-hexes-is-too-large-to = ein Spielplan mit { $hexes } Hexfeldern ist zu groß, um nach einem Blatt beschrieben zu werden; höchstens sind es { $MOST_HEXES }
classification-no-hex-of-the-board-lies-on-the-sheet = kein Hexfeld des Spielplans liegt auf dem Blatt; zuerst das Blatt einpassen oder den Spielplan verschieben
classification-hexes-are-px-pixels-wide-on-the-sheet-too = Hexfelder sind auf dem Blatt { $px } Pixel breit, zu klein, um sie zu unterscheiden; dem Spielplan größere Hexfelder geben oder feiner scannen
classification-the-work-was-cancelled = die Arbeit wurde abgebrochen
classification-no-sample-lies-on-the-sheet-and-the-board = keine Probe liegt auf Blatt und Spielplan; von jedem Gelände einige Stellen anklicken
classification-all-samples-are-a1-click-a-few-places-of = alle Proben sind „{ $a1 }“; auch von einem anderen Gelände einige Stellen anklicken
classification-there-are-samples-of-classes-terrains-the-most-are = Proben gibt es von { $classes } Geländearten; höchstens sind es { $MOST_CLASSES }
classification-there-are-samples-samples-the-most-are-most-samples = es gibt { $samples } Proben; höchstens sind es { $MOST_SAMPLES }
classification-lies-off-the-board = liegt außerhalb des Spielplans
classification-lies-off-the-sheet = liegt außerhalb des Blattes
classification-says-said-where-a-later-sample-says-later = sagt „{ $said }“, wo eine spätere Probe „{ $later }“ sagt
classification-was-described-by-another-version-of-the-program = wurde von einer anderen Version des Programms beschrieben
