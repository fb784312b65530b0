//! Colours of what an editor or a battle draws over the map: they must read on the map's ground,
//! so they belong to its style.

use crate::Rgba;
use serde::{Deserialize, Serialize};

/// Colours over the map.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct OverlayStyle {
    /// Under the pointer.
    pub hover: Rgba,
    /// Selected.
    pub selected: Rgba,
    /// What a tool would change.
    pub preview: Rgba,
    /// A legal place to go or aim.
    pub legal: Rgba,
    /// A target, a threat, what would be lost.
    pub danger: Rgba,
    /// A quiet remark.
    pub note: Rgba,
    /// Under the outline of what is selected.
    pub casing_dark: Rgba,
    /// Under the outline of the hex under the pointer.
    pub casing_light: Rgba,
    /// The light round words and lines.
    pub halo: Rgba,
    /// Powder smoke.
    pub smoke: Rgba,
    /// Edges of powder smoke.
    pub smoke_edge: Rgba,
    /// Strength of a tinted area, 0 to 1.
    pub fill: f32,
    /// Strength of a quietly tinted area, 0 to 1.
    pub fill_quiet: f32,
}

const fn rgba(r: u8, g: u8, b: u8, a: u8) -> Rgba {
    Rgba { r, g, b, a }
}

impl Default for OverlayStyle {
    fn default() -> Self {
        Self {
            hover: rgba(30, 24, 16, 150),
            selected: rgba(214, 126, 0, 255),
            preview: rgba(32, 92, 168, 255),
            legal: rgba(40, 122, 62, 255),
            danger: rgba(184, 36, 28, 255),
            note: rgba(60, 52, 40, 190),
            casing_dark: rgba(40, 22, 0, 170),
            casing_light: rgba(255, 252, 240, 150),
            halo: rgba(255, 252, 240, 190),
            smoke: rgba(238, 236, 228, 120),
            smoke_edge: rgba(120, 116, 106, 90),
            fill: 0.26,
            fill_quiet: 0.15,
        }
    }
}
