//! What is looked at: selection, camera, tool and its settings, layers. Undo never touches it.

mod cells;
mod change;
mod comparison;
mod rules_compared;

pub use cells::Cells;
pub use change::{SharedChange, Switch, ViewChange};
pub use comparison::{CompareWith, Comparison};
pub use oblique_mapview::{Camera, LayersShown, Lockable};
pub use rules_compared::{BattlesPlayed, BattlesWanted, RulesCompared};

use crate::analysis::{Ask, Reply};
pub use crate::selection::Selection;
use oblique_board::TerrainIx;
use oblique_board::hex::{Hex, HexSet, Join, Layout, Pivot, Symmetry, Turn};
use oblique_document::stamps::Stamp;
use oblique_scenario::{Contents, PieceId, Region, Side};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Options that several tools share, or that commands read and set. What is one tool's alone stands in that tool.
///
/// - Size, own footprint and symmetry: of everything that paints; commands take a footprint and a middle from the map.
/// - Outlined: of all figures that are painted. Even: of all rectangles and ellipses, painted or selected.
/// - Join: of all tools that select hexes. Contents: of the stamp and the commands that cut, copy and clear.
/// - Terrain: of everything that paints terrain, and of the command that fills. Level: of elevation and contour; the
///   eyedropper takes both up.
/// - Linear: of the tool that runs roads and the one that runs along hexsides, whose bars list the same kinds.
/// - Side: of units and zones, and of the roster's list of templates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SharedOptions {
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
    /// How newly selected hexes join those selected.
    pub join: Join,
    /// What of a region is pasted, cut and moved.
    pub contents: Contents,
    /// Terrain to paint.
    pub terrain: TerrainIx,
    /// The level to set.
    pub level: i8,
    /// Kind of linear feature to run.
    pub linear: String,
    /// Side new pieces belong to.
    pub side: Side,
}

impl Default for SharedOptions {
    fn default() -> Self {
        Self {
            brush_radius: 0,
            brush_own: None,
            symmetry: Symmetry::None,
            center: None,
            outlined: false,
            even: false,
            join: Join::Replace,
            contents: Contents::default(),
            terrain: TerrainIx(0),
            level: 1,
            linear: String::new(),
            side: Side::A,
        }
    }
}

impl SharedOptions {
    /// The middle of the symmetry on a board: the hex chosen, or what is nearest to the middle of the
    /// board of the hexes, hexsides and corners that allow the symmetry.
    pub fn center_on(&self, layout: Layout) -> Pivot {
        let chosen = self.center.filter(|hex| layout.contains(*hex)).map(Pivot::hex);
        chosen.unwrap_or_else(|| Pivot::middle(layout, self.symmetry))
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
    pub stamps: Arc<Vec<Stamp>>,
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
    /// The battle played many times, under its own ruleset and under every one.
    pub battles_played: BattlesPlayed,
    /// Where the map is looked at from.
    pub camera: Camera,
    /// Id of the tool in hand.
    pub tool: String,
    /// Has it begun something of which undo takes the last click back?
    pub takes_back: bool,
    /// Options that tools share.
    pub tools: SharedOptions,
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
    /// How many battles were opened before it in this window: what is half typed in panels is of this one.
    pub opening: u64,
    /// Historical maps under the grid.
    pub sheets: crate::sheets::SheetsView,
    /// Which problem of the list was gone to last.
    pub problem: Option<usize>,
    /// The field the inspector shall take the keyboard to when it draws it next.
    pub wanted: Option<InspectorField>,
}

/// A field of the inspector that commands lead to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InspectorField {
    /// The name of what is selected.
    Name,
    /// The task of units and leaders.
    Task,
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
