//! How pictures are exported: what was chosen last.

use oblique_cartography::Layers;
use oblique_exchange::picture::{DPI, Format, HEX_PX, MARGIN, PieceLayers, WIDTH_MM};
use serde::{Deserialize, Serialize};

/// By what the size of a picture is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Sizing {
    /// Pixels a hex.
    #[default]
    Hexes,
    /// Width on paper in millimetres.
    Millimetres,
    /// Width on paper in inches.
    Inches,
}

/// Which part of the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Part {
    /// The whole board.
    #[default]
    Board,
    /// What is selected.
    Selection,
    /// What the map shows.
    View,
}

/// What was chosen last.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct PictureChoices {
    /// The ending of its files, which tells the format.
    pub ending: String,
    /// By what the size is given.
    pub sizing: Sizing,
    /// Pixels a hex.
    pub hex_px: f32,
    /// Width on paper in millimetres.
    pub width_mm: f32,
    /// Dots an inch.
    pub dpi: f32,
    /// Id of the map style; empty for that of the screen.
    pub style: String,
    /// The layers that are shown on the screen, else those below.
    pub layers_as_on_screen: bool,
    /// The grain of the paper.
    pub grain: bool,
    /// Woods, villages, marsh, ...
    pub terrain: bool,
    /// Tints of height, hachures, light and shade.
    pub relief: bool,
    /// Roads, streams, walls.
    pub linear: bool,
    /// The hex grid.
    pub grid: bool,
    /// Hex numbers.
    pub numbers: bool,
    /// The level of every hex that is not at 0.
    pub levels: bool,
    /// Names on the map.
    pub labels: bool,
    /// Units and leaders.
    pub counters: bool,
    /// Names of units under them.
    pub unit_names: bool,
    /// Strengths of units under them.
    pub unit_strengths: bool,
    /// Objectives.
    pub objectives: bool,
    /// Deployment zones.
    pub zones: bool,
    /// Historical maps under the ground.
    pub sheets: bool,
    /// Numbers of columns and rows along the map.
    pub rulers: bool,
    /// Title, scale and compass.
    pub legend: bool,
    /// Border lines.
    pub frame: bool,
    /// Bare paper round it, in hexes.
    pub margin: f32,
    /// Which part of the map.
    pub part: Part,
}

impl Default for PictureChoices {
    fn default() -> Self {
        Self {
            ending: Format::Png.ending().to_owned(),
            sizing: Sizing::Hexes,
            hex_px: 64.0,
            width_mm: 400.0,
            dpi: 300.0,
            style: String::new(),
            layers_as_on_screen: true,
            grain: true,
            terrain: true,
            relief: true,
            linear: true,
            grid: true,
            numbers: true,
            levels: false,
            labels: true,
            counters: true,
            unit_names: true,
            unit_strengths: true,
            objectives: true,
            zones: false,
            sheets: false,
            rulers: false,
            legend: true,
            frame: true,
            margin: 0.0,
            part: Part::Board,
        }
    }
}

impl PictureChoices {
    /// Are its numbers such that can be chosen?
    pub(crate) fn is_sound(&self) -> bool {
        HEX_PX.contains(&self.hex_px)
            && WIDTH_MM.contains(&self.width_mm)
            && DPI.contains(&self.dpi)
            && MARGIN.contains(&self.margin)
    }

    /// The format chosen.
    pub fn format(&self) -> Format {
        Format::of_ending(&self.ending).unwrap_or(Format::Png)
    }

    /// What is chosen of that which stands on the map, at full strength.
    pub fn pieces(&self) -> PieceLayers {
        PieceLayers {
            counters: self.counters,
            names: self.unit_names,
            strengths: self.unit_strengths,
            objectives: self.objectives,
            zones: self.zones,
            ..PieceLayers::COUNTERS
        }
    }

    /// The layers chosen, all at full strength.
    pub fn layers(&self) -> Layers {
        Layers {
            terrain: self.terrain,
            relief: self.relief,
            shading: self.relief,
            linear: self.linear,
            labels: self.labels,
            grid: self.grid,
            numbers: self.numbers,
            levels: self.levels,
            ..Layers::ALL
        }
    }
}
