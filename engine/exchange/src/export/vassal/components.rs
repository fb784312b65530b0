//! The components every module has, as the engine's own editor makes them.

use crate::title::title_of;
use crate::vassal::{ENGINE, Element};
use oblique_scenario::{Scenario, Side};

/// The version of a module; whoever changes it numbers it on.
pub(super) const VERSION: &str = "1.0";
/// The root, without what is in it.
pub(super) fn root(scenario: &Scenario, pieces: usize) -> Element {
    Element::new("VASSAL.build.GameModule")
        .with("name", title_of(scenario))
        .with("version", VERSION)
        .with("VassalVersion", ENGINE)
        .with("description", description(scenario))
        .with("nextPieceSlotId", (pieces + 1).to_string())
        .with_all(&[("ModuleOther1", ""), ("ModuleOther2", "")])
}

/// Date and place in a line.
pub(super) fn description(scenario: &Scenario) -> String {
    let meta = &scenario.meta;
    let parts = [meta.place.as_str(), meta.date.as_str()];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
}

/// What comes before the maps.
pub(super) fn first(scenario: &Scenario) -> Vec<Element> {
    let side = |name: &str| Element::new("entry").saying(name);
    let roster = Element::new("VASSAL.build.module.PlayerRoster")
        .with_all(&[
            ("buttonIcon", ""),
            ("buttonKeyStroke", ""),
            ("buttonText", "Retire"),
            ("buttonToolTip", "Become an observer, or allow another player to take your side in this game"),
        ])
        .holding(side("Solitaire"))
        .holding_all(Side::BOTH.map(|s| side(&scenario.side(s).name)));
    let options = Element::new("VASSAL.build.module.GlobalOptions").with_all(&[
        ("autoReport", "Always"),
        ("chatterHTMLSupport", "Never"),
        ("hotKeysOnClosedWindows", "Never"),
        ("inventoryForAll", "Always"),
        ("nonOwnerUnmaskable", "Use Preferences Setting"),
        ("playerIdFormat", "$PlayerName$"),
        ("promptString", "Opponents can unmask my pieces"),
        ("sendToLocationMoveTrails", "Never"),
    ]);
    vec![
        Element::new("VASSAL.build.module.BasicCommandEncoder"),
        Element::new("VASSAL.build.module.Documentation"),
        roster,
        options,
    ]
}

/// A map window with its board.
pub(super) fn map(name: &str, board: Element) -> Element {
    let main = name == super::MAP;
    let part = |name: &'static str| Element::new(name);
    let picker = part("VASSAL.build.module.map.BoardPicker").with_all(&[
        ("addColumnText", "Add column"),
        ("addRowText", "Add row"),
        ("boardPrompt", "Select board"),
        ("slotHeight", "125"),
        ("slotScale", "0.2"),
        ("slotWidth", "350"),
        ("title", "Choose Boards"),
    ]);
    let metrics = part("VASSAL.build.module.map.StackMetrics").with_all(&[
        ("bottom", "40,0"),
        ("disabled", "false"),
        ("down", "37,0"),
        ("exSepX", "6"),
        ("exSepY", "18"),
        ("top", "38,0"),
        ("unexSepX", "4"),
        ("unexSepY", "8"),
        ("up", "39,0"),
    ]);
    let zoomer = part("VASSAL.build.module.map.Zoomer").with_all(&[
        ("inButtonText", ""),
        ("inIconName", "/images/zoomIn.gif"),
        ("inTooltip", "Zoom in"),
        ("outButtonText", ""),
        ("outIconName", "/images/zoomOut.gif"),
        ("outTooltip", "Zoom out"),
        ("pickButtonText", ""),
        ("pickIconName", "/images/zoom.png"),
        ("pickTooltip", "Select Zoom"),
        ("zoomInKey", ""),
        ("zoomLevels", "0.25,0.333,0.5,0.75,1.0,1.5"),
        ("zoomOutKey", ""),
        ("zoomPickKey", ""),
        ("zoomStart", "3"),
    ]);
    // Under the pointer: the pieces of a hex side by side.
    let viewer = part("VASSAL.build.module.map.CounterDetailViewer").with_all(&[
        ("borderWidth", "0"),
        ("delay", "700"),
        ("display", "from top-most layer only"),
        ("emptyHexReportForma", "$LocationName$"),
        ("fgColor", "0,0,0"),
        ("fontSize", "11"),
        ("graphicsZoom", "1.0"),
        ("hotkey", "32,130"),
        ("layerList", ""),
        ("minDisplayPieces", "2"),
        ("propertyFilter", ""),
        ("showgraph", "true"),
        ("showgraphsingle", "false"),
        ("showtext", "true"),
        ("showtextsingle", "false"),
        ("summaryReportFormat", "$LocationName$"),
        ("counterReportFormat", "$PieceName$"),
        ("unrotatePieces", "false"),
        ("version", "4"),
        ("zoomlevel", "1.0"),
    ]);
    let sight = part("VASSAL.build.module.map.LOS_Thread").with_all(&[
        ("drawRange", "true"),
        ("global", "Always"),
        ("hideCounters", "true"),
        ("hideOpacity", "40"),
        ("hotkey", ""),
        ("iconName", "/images/thread.gif"),
        ("label", "LoS"),
        ("losThickness", "2"),
        ("persistence", "Ctrl-Click & Drag"),
        ("report", "$playerId$ Checked LOS from $FromLocation$ to $ToLocation$ (Range $Range$)"),
        ("round", "Nearest whole number"),
        ("scale", "0"),
        ("snapEnd", "true"),
        ("snapStart", "true"),
        ("threadColor", "255,0,0"),
        ("threadName", "LoS"),
        ("tooltip", "Click and drag between 2 hexes"),
    ]);
    let plain = [
        "VASSAL.build.module.map.ForwardToKeyBuffer",
        "VASSAL.build.module.map.Scroller",
        "VASSAL.build.module.map.ForwardToChatter",
        "VASSAL.build.module.map.MenuDisplayer",
        "VASSAL.build.module.map.MapCenterer",
        "VASSAL.build.module.map.StackExpander",
        "VASSAL.build.module.map.PieceMover",
        "VASSAL.build.module.map.KeyBufferer",
    ];
    let saver = part("VASSAL.build.module.map.ImageSaver").with_all(&[
        ("buttonText", ""),
        ("hotkey", ""),
        ("icon", "/images/camera.gif"),
        ("tooltip", "Save map as PNG image"),
    ]);
    let last_moved = part("VASSAL.build.module.map.HighlightLastMoved").with_all(&[
        ("color", "255,0,0"),
        ("enabled", "true"),
        ("thickness", "2"),
    ]);
    part("VASSAL.build.module.Map")
        .with("mapName", name)
        .with("buttonName", if main { "" } else { name })
        .with("launch", (!main).to_string())
        .with_all(&[
            ("allowMultiple", "false"),
            ("backgroundcolor", "255,255,255"),
            ("changeFormat", "$message$"),
            ("color", "0,0,0"),
            ("createFormat", "$pieceName$ created in $location$ *"),
            ("edgeHeight", "0"),
            ("edgeWidth", "0"),
            ("hideKey", ""),
            ("hotkey", ""),
            ("icon", if main { "" } else { "/images/map.gif" }),
            ("markMoved", "Always"),
            ("markUnmovedHotkey", ""),
            ("markUnmovedIcon", "/images/unmoved.gif"),
            ("markUnmovedText", ""),
            ("markUnmovedTooltip", "Mark all pieces on this map as not moved"),
            ("moveKey", ""),
            ("moveToFormat", "$pieceName$ moves $previousLocation$ to $location$ *"),
            ("moveWithinFormat", "$pieceName$ moves $previousLocation$ to $location$ *"),
            ("showKey", ""),
            ("thickness", "3"),
        ])
        .holding(picker.holding(board))
        .holding(metrics)
        .holding_all(plain.map(Element::new))
        .holding_all(main.then_some(sight))
        .holding(saver)
        .holding(viewer)
        .holding(zoomer)
        .holding(part("VASSAL.build.module.properties.GlobalProperties"))
        .holding(part("VASSAL.build.module.map.SelectionHighlighters"))
        .holding(last_moved)
}

/// What comes between maps and palettes.
pub(super) fn middle() -> Vec<Element> {
    // Which dice are thrown the rules say: the button asks.
    let dice = Element::new("VASSAL.build.module.DiceButton").with_all(&[
        ("name", "Dice"),
        ("text", "Dice"),
        ("tooltip", "Roll dice"),
        ("nDice", "2"),
        ("nSides", "6"),
        ("plus", "0"),
        ("addToTotal", "0"),
        ("prompt", "true"),
        ("reportTotal", "false"),
        ("reportFormat", "** $name$ = $result$ *** <$PlayerName$>"),
        ("icon", ""),
        ("hotkey", ""),
    ]);
    vec![
        Element::new("VASSAL.build.module.Chatter"),
        Element::new("VASSAL.build.module.KeyNamer"),
        Element::new("VASSAL.build.module.properties.GlobalProperties"),
        Element::new("VASSAL.build.module.PrototypesContainer"),
        dice,
    ]
}
