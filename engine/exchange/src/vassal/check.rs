//! A module read back from what is known of the format: is it whole, and is everything where it belongs?
//!
//! The engine itself is not at hand where tests run. What it would stumble over is looked for here: classes it does not
//! have, pictures that are not there, pieces whose definition does not decode, a grid that does not fit its picture.

use super::{
    Archive, BUILD_FILE, Definition, FoundBoard, Grid, IMAGES, Layer, MODULE_DATA, Own, SavedGame, boards,
    marks,
};
use oblique_board::hex::Hex;
use oblique_cartography::geometry;
use oblique_scenario::{PieceId, Scenario};
use roxmltree::{Document, Node};
use std::collections::BTreeMap;

/// Classes of the engine that a module may be built of, as its own source names them: those that battles need.
const CLASSES: &[&str] = &[
    "VASSAL.build.GameModule",
    "VASSAL.build.module.BasicCommandEncoder",
    "VASSAL.build.module.ChartWindow",
    "VASSAL.build.module.Chatter",
    "VASSAL.build.module.DiceButton",
    "VASSAL.build.module.Documentation",
    "VASSAL.build.module.GlobalOptions",
    "VASSAL.build.module.KeyNamer",
    "VASSAL.build.module.Map",
    "VASSAL.build.module.PieceWindow",
    "VASSAL.build.module.PlayerRoster",
    "VASSAL.build.module.PredefinedSetup",
    "VASSAL.build.module.PrototypesContainer",
    "VASSAL.build.module.map.BoardPicker",
    "VASSAL.build.module.map.CounterDetailViewer",
    "VASSAL.build.module.map.ForwardToChatter",
    "VASSAL.build.module.map.ForwardToKeyBuffer",
    "VASSAL.build.module.map.HighlightLastMoved",
    "VASSAL.build.module.map.ImageSaver",
    "VASSAL.build.module.map.KeyBufferer",
    "VASSAL.build.module.map.LOS_Thread",
    "VASSAL.build.module.map.MapCenterer",
    "VASSAL.build.module.map.MenuDisplayer",
    "VASSAL.build.module.map.PieceMover",
    "VASSAL.build.module.map.Scroller",
    "VASSAL.build.module.map.SelectionHighlighters",
    "VASSAL.build.module.map.StackExpander",
    "VASSAL.build.module.map.StackMetrics",
    "VASSAL.build.module.map.Zoomer",
    "VASSAL.build.module.map.boardPicker.Board",
    "VASSAL.build.module.map.boardPicker.board.HexGrid",
    "VASSAL.build.module.map.boardPicker.board.mapgrid.HexGridNumbering",
    "VASSAL.build.module.properties.GlobalProperties",
    "VASSAL.build.module.turn.CounterTurnLevel",
    "VASSAL.build.module.turn.ListTurnLevel",
    "VASSAL.build.module.turn.TurnTracker",
    "VASSAL.build.widget.Chart",
    "VASSAL.build.widget.ListWidget",
    "VASSAL.build.widget.PieceSlot",
    "VASSAL.build.widget.TabWidget",
];
/// Elements that are no classes.
const ENTRIES: &[&str] = &["entry"];
/// Sorts of traits of pieces.
const TRAITS: &[&str] = &["mark", "delete", "emb2", "piece"];
/// Pictures that the engine has itself begin so.
const ENGINE_IMAGES: &str = "/images/";
/// Pieces of a saved game that are looked at.
const MOST_PIECES: usize = 50_000;

/// Everything that is wrong with a module of a battle, a sentence each; nothing where it is as it should be.
#[must_use]
pub fn check(bytes: &[u8], scenario: &Scenario) -> Vec<String> {
    let mut check = Check {
        scenario,
        problems: Vec::new(),
        archive: match Archive::open(bytes) {
            Ok(archive) => archive,
            Err(why) => return vec![format!("The module {why}.")],
        },
    };
    check.module();
    check.problems
}

struct Check<'a> {
    scenario: &'a Scenario,
    archive: Archive<'a>,
    problems: Vec<String>,
}

impl Check<'_> {
    fn say(&mut self, problem: String) {
        self.problems.push(problem);
    }

    fn text(&mut self, name: &str) -> String {
        match self.archive.read(name) {
            Ok(bytes) => String::from_utf8_lossy(&bytes).into_owned(),
            Err(why) => {
                self.say(format!("The module {why}."));
                String::new()
            }
        }
    }

    fn module(&mut self) {
        let (build, data) = (self.text(BUILD_FILE), self.text(MODULE_DATA));
        let (build, data) = match (Document::parse(&build), Document::parse(&data)) {
            (Ok(build), Ok(data)) => (build, data),
            (Err(why), _) | (_, Err(why)) => return self.say(format!("The module is no XML: {why}.")),
        };
        let root = build.root_element();
        let name = data.descendants().find(|node| node.has_tag_name("name")).and_then(|node| node.text());
        if name != root.attribute("name") {
            self.say("The module is called otherwise in its data than in its components.".to_owned());
        }
        for node in root.descendants().filter(Node::is_element) {
            let class = node.tag_name().name();
            if !CLASSES.contains(&class) && !ENTRIES.contains(&class) {
                self.say(format!("'{class}' is no class of the engine."));
            }
            for attribute in ["image", "fileName", "icon"] {
                let image = node.attribute(attribute).unwrap_or_default();
                if !image.is_empty() && !image.starts_with(ENGINE_IMAGES) {
                    self.image(image);
                }
            }
        }
        let boards = boards(root);
        match boards.iter().find(|board| board.grid.is_some()) {
            Some(board) => self.grid(board),
            None => self.say("There is no board with a grid of hexes.".to_owned()),
        }
        self.palette(root);
        let setups: Vec<String> = root
            .descendants()
            .filter(|node| node.tag_name().name().ends_with(".PredefinedSetup"))
            .filter_map(|node| node.attribute("file").map(str::to_owned))
            .collect();
        for file in setups {
            self.set_up(&file, &boards);
        }
    }

    fn image(&mut self, name: &str) {
        if !self.archive.has(&format!("{IMAGES}{name}")) {
            self.say(format!("There is no picture '{name}'."));
        }
    }

    /// Does every hex lie in the picture where the grid says, and is it called as we call it?
    fn grid(&mut self, board: &FoundBoard) {
        let Ok(png) = self.archive.read(&format!("{IMAGES}{}", board.image)) else { return };
        let (Some(grid), Some(numbers)) = (board.grid, &board.numbers) else {
            return self.say("The grid has no numbers.".to_owned());
        };
        let number =
            |at: usize| png.get(at..at + 4).and_then(|b| b.try_into().ok()).map_or(0, u32::from_be_bytes);
        let size = (number(16), number(20));
        let layout = self.scenario.board.layout();
        let bounds = geometry::bounds(layout);
        let px = grid.dy;
        let off = |a: u32, b: f32| (f64::from(a) - f64::from(b) * px).abs() > 1.01;
        if off(size.0, bounds.width()) || off(size.1, bounds.height()) {
            self.say(format!(
                "The picture is {} by {} pixels and not as large as the board.",
                size.0, size.1
            ));
        }
        for hex in layout.hexes() {
            let cell = Grid::cell_of(layout, hex);
            let (there, drawn) = (grid.center(cell), geometry::center(layout, hex));
            let drawn = (f64::from(drawn.x) * px, f64::from(drawn.y) * px);
            if (there.0 - drawn.0).abs() > 1.0 || (there.1 - drawn.1).abs() > 1.0 {
                self.say(format!("Hex {} lies at {there:?} and is drawn at {drawn:?}.", layout.name(hex)));
                return;
            }
            let name = numbers.name(&grid, size, cell);
            if name != layout.name(hex) {
                self.say(format!("Hex {} is called {name}.", layout.name(hex)));
                return;
            }
        }
    }

    fn palette(&mut self, root: Node<'_, '_>) {
        let mut numbers = BTreeMap::new();
        let slots = root.descendants().filter(|node| node.tag_name().name().ends_with(".PieceSlot"));
        for slot in slots {
            let name = slot.attribute("entryName").unwrap_or_default();
            let Some(piece) = slot.text().and_then(Definition::read) else {
                self.say(format!("The piece '{name}' does not decode."));
                continue;
            };
            self.piece(&piece);
            let number = slot.attribute("gpid").unwrap_or_default();
            if piece.number() != number || piece.name() != name {
                self.say(format!("The piece '{name}' is '{}' in its definition.", piece.name()));
            }
            if let Some(other) = numbers.insert(number.to_owned(), name) {
                self.say(format!("'{name}' and '{other}' have the same number {number}."));
            }
        }
        let next = root.attribute("nextPieceSlotId").and_then(|n| n.parse::<usize>().ok()).unwrap_or(0);
        if numbers.keys().filter_map(|n| n.parse::<usize>().ok()).any(|n| n >= next) {
            self.say(format!("The next number of a piece, {next}, is taken."));
        }
        let own = self.scenario.pieces.len();
        let listed = numbers.len();
        if listed < own {
            self.say(format!("The palette has {listed} pieces and the battle {own}."));
        }
    }

    /// Has every trait its fields, is every picture there, and every level one that there is?
    fn piece(&mut self, piece: &Definition) {
        let name = piece.name();
        for one in &piece.traits {
            let (sort, fields) = (one.sort(), one.fields());
            if !TRAITS.contains(&sort) {
                self.say(format!("'{name}' has a trait '{sort}', which the engine does not know."));
            }
            if sort == "emb2" {
                let levels = fields.get(15).map_or(0, |list| super::sequence::parts(list, ',').count());
                let names = fields.get(16).map_or(0, |list| super::sequence::parts(list, ',').count());
                let level: i64 = one.state.parse().unwrap_or(0);
                if fields.len() != Layer::FIELDS || levels != names {
                    self.say(format!("A layer of '{name}' has {} fields.", fields.len()));
                }
                if level == 0 || usize::try_from(level.abs()).is_ok_and(|level| level > levels) {
                    self.say(format!("A layer of '{name}' is at level {level} of {levels}."));
                }
            }
        }
        if piece.traits.last().is_none_or(|last| last.sort() != "piece" || last.fields().len() != 4) {
            self.say(format!("'{name}' has no basic piece."));
        }
        for image in piece.images() {
            self.image(&image);
        }
    }

    fn set_up(&mut self, file: &str, boards: &[FoundBoard]) {
        let game = match self.archive.read(file) {
            Ok(bytes) => Archive::open(&bytes)
                .and_then(|mut inner| inner.read("savedGame"))
                .map_err(|why| why.to_string())
                .and_then(|game| {
                    SavedGame::read(&game, MOST_PIECES).map_err(|why| format!("cannot be read: {why:?}"))
                }),
            Err(why) => Err(why.to_string()),
        };
        let game = match game {
            Ok(game) => game,
            Err(why) => return self.say(format!("The set-up {why}.")),
        };
        for (map, board) in &game.boards {
            if !boards.iter().any(|found| found.map == *map && found.name == *board) {
                self.say(format!("The set-up has a board '{board}' of '{map}' that is not there."));
            }
        }
        let mut stacked: BTreeMap<&str, (&str, (i32, i32))> = BTreeMap::new();
        for stack in &game.stacks {
            stacked.extend(stack.pieces.iter().map(|id| (id.as_str(), (stack.map.as_str(), stack.at))));
        }
        let grid = boards.iter().find_map(|board| board.grid);
        let layout = self.scenario.board.layout();
        let mut found: BTreeMap<PieceId, Option<Hex>> = BTreeMap::new();
        for piece in &game.pieces {
            self.piece(piece);
            let (name, place) = (piece.name(), piece.place());
            let id = piece.id.clone().unwrap_or_default();
            let lies = stacked.get(id.as_str()).map(|(map, at)| ((*map).to_owned(), *at));
            if place.is_none() || lies != place {
                self.say(format!("'{name}' is at {place:?} and its stack at {lies:?}."));
            }
            let own = piece.marks().remove(marks::OBLIQUE).and_then(|text| serde_json::from_str(&text).ok());
            if let (Some(Own::Piece(id, _)), Some((map, (x, y)))) = (own, place) {
                let on_board = boards.iter().any(|board| board.map == map && board.grid.is_some());
                let cell = grid.filter(|_| on_board).map(|grid| grid.cell_at((f64::from(x), f64::from(y))));
                let hex =
                    cell.and_then(|cell| layout.hexes().find(|hex| Grid::cell_of(layout, *hex) == cell));
                if found.insert(id.clone(), hex).is_some() {
                    self.say(format!("'{}' is there twice.", id.0));
                }
            }
        }
        for (id, piece) in &self.scenario.pieces {
            let wanted = piece.hex.filter(|hex| layout.contains(*hex));
            if wanted.is_none() && piece.arrives.is_none() {
                continue;
            }
            if found.get(id).copied() != Some(wanted) {
                let name = &piece.name;
                self.problems.push(format!("'{name}' does not stand where it begins: {:?}.", found.get(id)));
            }
        }
    }
}
