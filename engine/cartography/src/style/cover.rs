//! Grid and hex numbers where trees, houses or a pattern would hide them.

use crate::Rgba;
use serde::{Deserialize, Serialize};

/// How grid and hex numbers are drawn over what stands on the ground. There the faint grid of open ground is lost, so
/// it is drawn once more above, as a line with a light (or dark) band on both sides of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct CoverStyle {
    /// The line.
    pub grid: Rgba,
    /// The band it lies on.
    pub halo: Rgba,
    /// Width of that band in pixels.
    pub halo_px: f32,
    /// Hex numbers; round them is the light that is round names.
    pub number: Rgba,
}

impl Default for CoverStyle {
    fn default() -> Self {
        Self {
            grid: Rgba { r: 0, g: 0, b: 0, a: 0x90 },
            halo: Rgba { r: 255, g: 255, b: 255, a: 0x80 },
            halo_px: 2.6,
            number: Rgba { r: 0, g: 0, b: 0, a: 0xe0 },
        }
    }
}
