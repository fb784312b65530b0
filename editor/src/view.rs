//! What is looked at: selection, camera, tool and its settings, layers. Undo never touches it.

use oblique_core::board::{FeatureId, LabelId, TerrainIx};
use oblique_core::hex::Hex;
use oblique_core::scenario::{ObjectiveId, PieceId, Side};
use std::collections::BTreeSet;

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

/// Where the map is looked at from.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    /// World point in the middle of the canvas (1.0 = a hex across its flats).
    pub center: [f64; 2],
    /// Screen points a hex across its flats.
    pub hex_points: f64,
    /// The whole board is fitted, and stays so when the canvas changes its size.
    pub fit: bool,
}

impl Default for Camera {
    fn default() -> Self {
        Self { center: [0.0, 0.0], hex_points: 28.0, fit: true }
    }
}

/// What the map shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LayersShown {
    /// The hex grid.
    pub grid: bool,
    /// Hex numbers.
    pub numbers: bool,
    /// Names on the map.
    pub labels: bool,
    /// Hill-shading and hachures.
    pub relief: bool,
    /// Units and leaders.
    pub pieces: bool,
    /// Objectives.
    pub objectives: bool,
}

impl Default for LayersShown {
    fn default() -> Self {
        Self { grid: true, numbers: false, labels: true, relief: true, pieces: true, objectives: true }
    }
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
}

/// Settings of the tools.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToolSettings {
    /// Brush radius in hexes: 0 paints 1 hex, 1 paints 7, 2 paints 19, 3 paints 37, 4 paints 61.
    pub brush_radius: u32,
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
}

impl Default for ToolSettings {
    fn default() -> Self {
        Self {
            brush_radius: 0,
            terrain: TerrainIx(0),
            level_mode: LevelMode::Raise,
            level: 1,
            linear: String::new(),
            side: Side::A,
            piece_kind: String::new(),
        }
    }
}

/// The view.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct View {
    /// What is selected.
    pub selection: Selection,
    /// The hex under the pointer.
    pub hover: Option<Hex>,
    /// Where the map is looked at from.
    pub camera: Camera,
    /// Id of the tool in hand.
    pub tool: String,
    /// Settings of the tools.
    pub tools: ToolSettings,
    /// What the map shows.
    pub layers: LayersShown,
    /// The inspector shall take the keyboard to the name when it draws it next.
    pub name_wanted: bool,
}
