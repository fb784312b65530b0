//! The map from far away: one texel a hex, for zooms below the tiles and for the minimap.
//!
//! Must not know textures: the editor uploads and patches what this computes.

use crate::{
    MapSource, MapStyle, Rgba,
    scene::{mask_of, relief},
};
use oblique_board::hex::Hex;

/// One texel a hex, in column and row order (the stagger is left to whoever draws it).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Overview {
    /// Columns of the board.
    pub width: usize,
    /// Rows of the board.
    pub height: usize,
    /// Red, green, blue, opacity (always 255) a hex, row by row.
    pub rgba: Vec<u8>,
}

/// The overview of a whole board.
pub fn overview(map: &MapSource, style: &MapStyle) -> Overview {
    let layout = map.layout();
    let rgba = layout.hexes().flat_map(|hex| texel(map, style, hex).array()).collect();
    Overview { width: usize::from(layout.width), height: usize::from(layout.height), rgba }
}

impl Overview {
    /// Brings a hex up to date; returns its column and row, or `None` off the board.
    pub fn patch(&mut self, map: &MapSource, style: &MapStyle, hex: Hex) -> Option<(usize, usize)> {
        let index = map.layout().index(hex)?;
        let place = self.rgba.get_mut(index * 4..index * 4 + 4)?;
        place.copy_from_slice(&texel(map, style, hex).array());
        Some((index % self.width.max(1), index / self.width.max(1)))
    }
}

/// The colour of a hex seen from far away: terrain, light on the slope, and what runs through it.
pub fn texel(map: &MapSource, style: &MapStyle, hex: Hex) -> Rgba {
    let Some(terrain) = map.board().terrain(hex) else { return style.margin };
    let ground = style.far_color(map.look_of(terrain.0));
    let lit = relief::light_at(map, hex).laid_on(ground, style);
    scene_line(map, style, hex).map_or(lit, |line| lit.mixed(line, style.overview_line))
}

/// The colour of the most notable linear feature at a hex.
fn scene_line(map: &MapSource, style: &MapStyle, hex: Hex) -> Option<Rgba> {
    let mask = mask_of(map, hex);
    (mask != 0)
        .then(|| {
            let looks = map.linear_looks().iter().enumerate();
            looks
                .filter(|(k, _)| *k < 16 && mask >> k & 1 == 1)
                .map(|(_, look)| style.line(look).far_color())
                .next_back()
        })
        .flatten()
}
