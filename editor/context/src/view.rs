//! What is looked at: selection, camera, tool and its settings, layers. Undo never touches it.

mod cells;
mod change;
mod comparison;

pub use cells::Cells;
pub use change::{Switch, ToolChange, ViewChange};
pub use comparison::{CompareWith, Comparison};
pub use oblique_mapview::{Camera, LayersShown, Lockable};

use crate::analysis::{Ask, Reply};
use oblique_board::hex::scatter::Pattern;
use oblique_board::hex::{Hex, HexSet, Join, Layout, Pivot, Symmetry, Turn};
use oblique_board::{Alike, FeatureId, LabelId, TerrainIx};
use oblique_document::stamps::Stamp;
use oblique_roster::deploy::{LineOfBattle, March};
use oblique_scenario::{Contents, ObjectiveId, PieceId, Region, Side};
use std::collections::BTreeSet;
use std::sync::Arc;

/// What is selected.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub enum Selection {
    /// Nothing.
    #[default]
    Nothing,
    /// A hex.
    Hex(Hex),
    /// Units and leaders.
    Pieces(BTreeSet<PieceId>),
    /// A linear feature.
    Feature(FeatureId),
    /// A label.
    Label(LabelId),
    /// An objective.
    Objective(ObjectiveId),
}

/// How the elevation tool works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum LevelMode {
    /// One level up.
    #[default]
    Raise,
    /// One level down.
    Lower,
    /// To a level.
    Set,
    /// Towards the neighbours.
    Smooth,
    /// To the mean of what the brush covers.
    Flatten,
}

/// Settings of the tools that several share or that commands and the application set too, and some of one tool alone;
/// ends of a ramp, the mover measured by and a contour's switch are held by their tools.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToolSettings {
    /// Brush radius in hexes: 0 paints 1 hex, 1 paints 7, 2 paints 19, 3 paints 37, 4 paints 61.
    pub brush_radius: u32,
    /// A footprint of one's own instead, as offsets from its middle.
    pub brush_own: Option<Arc<[Hex]>>,
    /// What else is painted where a hex is painted.
    pub symmetry: Symmetry,
    /// The middle of the symmetry; `None` is the middle of the board.
    pub center: Option<Hex>,
    /// Figures are drawn as outlines, not filled.
    pub outlined: bool,
    /// Rectangles are squares and ellipses circles.
    pub even: bool,
    /// What the wand goes by.
    pub alike: Alike,
    /// The wand takes connected hexes only.
    pub connected: bool,
    /// How newly selected hexes join those selected.
    pub join: Join,
    /// What of a region is pasted, cut and moved.
    pub contents: Contents,
    /// What the scatter brush leaves.
    pub mix: Mix,
    /// Terrain to paint.
    pub terrain: TerrainIx,
    /// What the elevation tool does.
    pub level_mode: LevelMode,
    /// The level it sets.
    pub level: i8,
    /// Kind of linear feature to run.
    pub linear: String,
    /// Side new pieces belong to.
    pub side: Side,
    /// Kind of piece to place.
    pub piece_kind: String,
    /// How a line of battle is formed.
    pub line: LineOfBattle,
    /// Is the course of three corners an arc?
    pub arc: bool,
    /// How a march column is formed.
    pub march: March,
    /// Does the column come along the road from its other end?
    pub other_way: bool,
}

impl Default for ToolSettings {
    fn default() -> Self {
        Self {
            brush_radius: 0,
            brush_own: None,
            symmetry: Symmetry::None,
            center: None,
            outlined: false,
            even: false,
            alike: Alike::Terrain,
            connected: true,
            join: Join::Replace,
            contents: Contents::default(),
            mix: Mix::default(),
            terrain: TerrainIx(0),
            level_mode: LevelMode::Raise,
            level: 1,
            linear: String::new(),
            side: Side::A,
            piece_kind: String::new(),
            line: LineOfBattle::default(),
            arc: false,
            march: March::default(),
            other_way: false,
        }
    }
}

impl ToolSettings {
    /// The middle of the symmetry on a board: the hex chosen, or what is nearest to the middle of the
    /// board of the hexes, hexsides and corners that allow the symmetry.
    pub fn center_on(&self, layout: Layout) -> Pivot {
        let chosen = self.center.filter(|hex| layout.contains(*hex)).map(Pivot::hex);
        chosen.unwrap_or_else(|| Pivot::middle(layout, self.symmetry))
    }
}

/// What the scatter brush leaves: terrains by weight, thick or thin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mix {
    /// How it is laid out.
    pub pattern: Pattern,
    /// Terrains and their weights, 1 to 9; what is not listed is not scattered.
    pub parts: Vec<(TerrainIx, u8)>,
    /// Of a hundred hexes so many are painted.
    pub density_percent: u8,
    /// Hexes to a side of a patch, 1 to 6: 1 is salt and pepper.
    pub patch: u8,
    /// The seed: the same seed scatters the same.
    pub seed: u32,
}

impl Default for Mix {
    fn default() -> Self {
        let pattern = Pattern::Scattered;
        Self {
            pattern,
            parts: vec![(TerrainIx(1), 3), (TerrainIx(2), 1)],
            density_percent: 60,
            patch: 2,
            seed: 1,
        }
    }
}

/// A region in the hand of the stamp tool.
#[derive(Clone, Debug, PartialEq)]
pub struct Floating {
    /// The region, as it would be laid down.
    pub region: Arc<Region>,
    /// How it is turned since it was taken up.
    pub turn: Turn,
    /// Hexes and their middle, if it is they that are moved.
    pub lifted: Option<(Arc<HexSet>, Hex)>,
    /// The name of a stamp; empty for what was copied.
    pub name: String,
}

impl Floating {
    /// A region just taken up.
    pub fn new(region: Region, name: &str) -> Self {
        Self { region: Arc::new(region), turn: Turn::NONE, lifted: None, name: name.to_owned() }
    }

    /// Turned further.
    #[must_use]
    pub fn turned(&self, turn: Turn) -> Self {
        let region = Arc::new(self.region.turned(turn));
        Self { region, turn: self.turn.then(turn), ..self.clone() }
    }
}

/// The view.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct View {
    /// What is selected.
    pub selection: Selection,
    /// Hexes selected: tools that paint keep within them. Never an empty set.
    pub area: Option<Arc<HexSet>>,
    /// The hexes selected last, to select them again.
    pub last_area: Option<Arc<HexSet>>,
    /// What the stamp tool holds.
    pub floating: Option<Floating>,
    /// Stamps to choose from.
    pub shelf: Arc<Vec<Stamp>>,
    /// Id of the tool in hand before the stamp.
    pub tool_before: &'static str,
    /// The hex under the pointer.
    pub hover: Option<Hex>,
    /// Corners of the way measured last.
    pub measured: Vec<Hex>,
    /// Corners of the way whose marches are wanted.
    pub march_wanted: Vec<Hex>,
    /// What such marches come to.
    pub marches: Option<Arc<Reply>>,
    /// What is asked of the ground.
    pub ask: Ask,
    /// The answer, as far as there is one.
    pub answer: Option<Arc<Reply>>,
    /// Is an answer being worked out?
    pub asking: bool,
    /// What the document is compared with.
    pub compared: Option<Arc<Comparison>>,
    /// Where the map is looked at from.
    pub camera: Camera,
    /// Id of the tool in hand.
    pub tool: String,
    /// Settings of the tools.
    pub tools: ToolSettings,
    /// What the map shows.
    pub layers: LayersShown,
    /// Layers locked against changes.
    pub locked: BTreeSet<Lockable>,
    /// The units the Units table lists, from the top.
    pub listed: Arc<Vec<PieceId>>,
    /// The cells selected there.
    pub cells: Arc<Cells>,
    /// What bookmarks of the open battle are kept under: its file, else its title.
    pub battle: String,
    /// Which problem of the list was gone to last.
    pub problem: Option<usize>,
    /// The inspector shall take the keyboard to the name when it draws it next.
    pub name_wanted: bool,
}

impl View {
    /// Selects hexes; an empty set is none.
    pub fn set_area(&mut self, area: Option<HexSet>) {
        let new = area.filter(|set| !set.is_empty()).map(Arc::new);
        if let Some(old) = std::mem::replace(&mut self.area, new) {
            self.last_area = Some(old);
        }
    }

    /// May a hex be painted? Everywhere, or in the hexes selected.
    pub fn allows(&self, hex: Hex) -> bool {
        self.area.as_ref().is_none_or(|area| area.contains(hex))
    }
}
