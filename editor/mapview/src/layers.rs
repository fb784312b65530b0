//! The layers of the map: which are shown, how strongly, and which are locked against changes.

use oblique_cartography::scene::Opacity;
use oblique_scenario::{Edit, Scenario};
use oblique_text::text;

/// What the map shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LayersShown {
    /// Historical maps under the grid.
    pub sheets: bool,
    /// Woods, villages, marsh, ...
    pub terrain: bool,
    /// Tints of height, hachures, lines between levels.
    pub relief: bool,
    /// Hill-shading.
    pub shading: bool,
    /// The level of every hex that is not at 0.
    pub levels: bool,
    /// Roads, streams, walls.
    pub linear: bool,
    /// The hex grid.
    pub grid: bool,
    /// Hex numbers.
    pub numbers: bool,
    /// Names on the map.
    pub labels: bool,
    /// Objectives.
    pub objectives: bool,
    /// Units and leaders.
    pub pieces: bool,
    /// Names under large counters.
    pub unit_names: bool,
    /// Strengths under large counters.
    pub unit_strengths: bool,
    /// Column and row numbers along the map's sides.
    pub rulers: bool,
    /// Marks where problems lie.
    pub problems: bool,
    /// Tasks of commands, deployment zones and exits, also while nothing selected and no tool in hand goes by them.
    pub zones: bool,
    /// How strongly the layers of the ground are drawn.
    pub opacity: Opacity,
    /// How strongly objectives and units are drawn, in percent.
    pub objectives_percent: u8,
    /// See `objectives_percent`.
    pub pieces_percent: u8,
    /// See `objectives_percent`; of historical maps.
    pub sheets_percent: u8,
}

impl Default for LayersShown {
    fn default() -> Self {
        Self {
            sheets: true,
            terrain: true,
            relief: true,
            shading: true,
            levels: false,
            linear: true,
            grid: true,
            numbers: false,
            labels: true,
            objectives: true,
            pieces: true,
            unit_names: true,
            unit_strengths: true,
            rulers: false,
            problems: true,
            zones: false,
            opacity: Opacity::default(),
            objectives_percent: 100,
            pieces_percent: 100,
            sheets_percent: 100,
        }
    }
}

/// A layer that can be edited, and so locked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Lockable {
    /// Terrain of hexes.
    Terrain,
    /// Levels of hexes.
    Relief,
    /// Roads, streams, walls.
    Linear,
    /// Names.
    Labels,
    /// Objectives.
    Objectives,
    /// Where units and leaders stand and face; their figures can be edited all the same.
    Pieces,
}

impl Lockable {
    /// Why it cannot be changed.
    pub fn refusal(self) -> &'static str {
        match self {
            Self::Terrain => text!("context-the-terrain-is-locked-unlock-it-in-the"),
            Self::Relief => text!("context-the-relief-is-locked-unlock-it-in-the"),
            Self::Linear => text!("context-roads-and-streams-are-locked-unlock-them"),
            Self::Labels => text!("context-names-are-locked-unlock-them-in-the-layers"),
            Self::Objectives => text!("context-objectives-are-locked-unlock-them-in-the"),
            Self::Pieces => text!("context-units-and-leaders-are-locked-in-their"),
        }
    }

    /// The layers an edit would change. Work on the whole board changes none in this sense.
    pub fn touched(edit: &Edit, scenario: &Scenario) -> Vec<Self> {
        match edit {
            Edit::Many(edits) if edits.iter().any(|e| matches!(e, Edit::Board(_))) => Vec::new(),
            Edit::Many(edits) => edits.iter().flat_map(|e| Self::touched(e, scenario)).collect(),
            Edit::Terrain(_) => vec![Self::Terrain],
            Edit::Levels(_) => vec![Self::Relief],
            Edit::Feature(..) => vec![Self::Linear],
            Edit::Label(..) => vec![Self::Labels],
            Edit::Objective(..) => vec![Self::Objectives],
            Edit::Piece(id, new) => {
                let place = |piece: &oblique_scenario::Piece| (piece.hex, piece.facing);
                let (old, new) = (scenario.pieces.get(id).map(place), new.as_deref().map(place));
                let stands = |at: &Option<(Option<oblique_board::hex::Hex>, _)>| {
                    at.as_ref().is_some_and(|(hex, _)| hex.is_some())
                };
                if old != new && (stands(&old) || stands(&new)) { vec![Self::Pieces] } else { Vec::new() }
            }
            _ => Vec::new(),
        }
    }
}
