//! Map styles: every colour and size of a map, as data.
//!
//! Must not know how things are drawn. Styles live in `assets/styles`.

mod cover;
mod glyph;
mod overlay;
mod pattern;
mod registry;

pub use cover::CoverStyle;
pub use glyph::{AreaStyle, GlyphStyle};
pub use overlay::OverlayStyle;
pub use pattern::{Pattern, PatternMark};
pub use registry::{StyleError, install, read, style, styles};

use crate::Rgba;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// How a map looks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MapStyle {
    /// Id.
    pub id: String,
    /// Name.
    pub name: String,
    /// What it is good for, in one line.
    pub about: String,
    /// The sheet.
    pub paper: Rgba,
    /// Fibres and stains; the opacity is the strongest there is.
    pub grain: Rgba,
    /// The sheet around the board.
    pub margin: Rgba,
    /// Ink of outlines, lettering and frames.
    pub ink: Rgba,
    /// Light on slopes towards north-west.
    pub light: Rgba,
    /// Shade on slopes away from it.
    pub dark: Rgba,
    /// Hachures.
    pub hachure: Rgba,
    /// Tint of the highest ground.
    pub high: Rgba,
    /// Lines between levels, if they are drawn.
    #[serde(default)]
    pub contour: Option<ContourStyle>,
    /// Hexsides.
    pub grid: Rgba,
    /// Width of the grid in pixels.
    pub grid_px: f32,
    /// Hex numbers on open ground.
    pub number: Rgba,
    /// The level of every hex.
    #[serde(default = "black")]
    pub level: Rgba,
    /// Grid and hex numbers over what stands on the ground.
    #[serde(default)]
    pub cover: CoverStyle,
    /// How strongly lines show in the overview, 0 to 1.
    pub overview_line: f32,
    /// How areas are outlined.
    #[serde(default)]
    pub area: AreaStyle,
    /// Sizes of glyphs.
    #[serde(default)]
    pub glyph: GlyphStyle,
    /// What is drawn over the map.
    #[serde(default)]
    pub overlay: OverlayStyle,
    /// Terrain by look.
    pub terrain: BTreeMap<String, TerrainStyle>,
    /// Linear features by look.
    pub lines: BTreeMap<String, LineStyle>,
    /// Lettering.
    pub label: LabelStyle,
    /// Units, leaders and objectives.
    pub counter: CounterStyle,
}

/// How a terrain looks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TerrainStyle {
    /// The ground's tint, laid over the paper.
    pub ground: Rgba,
    /// Outlines of the area and its glyphs.
    pub ink: Rgba,
    /// The body of its glyphs: crowns, roofs, tufts.
    pub body: Rgba,
    /// The lit part of its glyphs.
    pub lit: Rgba,
    /// The shadow its glyphs cast.
    pub shadow: Rgba,
    /// Its colour from far away, if not a mixture of ground and body.
    #[serde(default)]
    pub far: Option<Rgba>,
    /// Are its glyphs drawn?
    #[serde(default = "yes")]
    pub glyphs: bool,
    /// Marks laid over it.
    #[serde(default)]
    pub pattern: Option<Pattern>,
}

const fn yes() -> bool {
    true
}

const fn black() -> Rgba {
    Rgba { r: 0, g: 0, b: 0, a: 255 }
}

/// Lines between levels.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct ContourStyle {
    /// Their colour.
    pub color: Rgba,
    /// Their width in hexes.
    pub width: f32,
    /// Every so many levels one is drawn twice as wide; 0 for none.
    pub index_every: u8,
}

/// How a linear feature looks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LineStyle {
    /// The line itself.
    pub color: Rgba,
    /// The line's edges.
    pub casing: Rgba,
    /// Width in hexes.
    pub width: f32,
    /// Least width in pixels.
    pub least_px: f32,
    /// Width of the edges in hexes.
    pub casing_width: f32,
    /// Dash and gap in hexes.
    pub dash: Option<(f32, f32)>,
}

impl LineStyle {
    /// The colour the line has from far away: its edges, where it has such, for a road is as light as the ground it runs over.
    pub const fn far_color(&self) -> Rgba {
        if self.casing.a > 0 { self.casing } else { self.color }
    }
}

/// How names are written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LabelStyle {
    /// Ink.
    pub color: Rgba,
    /// The light round the letters.
    pub halo: Rgba,
    /// Width of the halo, as a part of the letter height.
    pub halo_width: f32,
    /// Height of small, medium and large letters in hexes.
    pub sizes: (f32, f32, f32),
}

/// How units look. Sizes are in hexes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CounterStyle {
    /// Width of the band of the side's colour round a body.
    pub base: f32,
    /// Width of ink outlines.
    pub outline: f32,
    /// Depth of the bar along the front.
    pub front: f32,
    /// Colour of that bar and of figures on dark coats.
    pub front_color: Rgba,
    /// Pips of quality.
    pub pip: Rgba,
    /// The bar of morale.
    pub morale: Rgba,
    /// The bar of disruption.
    pub disruption: Rgba,
    /// Height of the letters of a label.
    pub label: f32,
    /// How much colour coats and sides keep, 0 (grey) to 1 (all).
    #[serde(default = "whole")]
    pub saturation: f32,
    /// How far coats and sides are mixed with white, 0 to 1.
    #[serde(default)]
    pub whiteness: f32,
}

const fn whole() -> f32 {
    1.0
}

impl CounterStyle {
    /// A coat or side colour as this style prints it.
    pub fn tone(&self, color: Rgba) -> Rgba {
        let grey = (color.lightness() * 255.0).round() as u8;
        let grey = Rgba { r: grey, g: grey, b: grey, a: color.a };
        let white = Rgba { r: 255, g: 255, b: 255, a: color.a };
        color.mixed(grey, 1.0 - self.saturation).mixed(white, self.whiteness)
    }
}

impl MapStyle {
    /// The usual style: a hand-coloured map of the period.
    ///
    /// # Panics
    /// Never: the file is part of the program and a test reads it.
    pub fn period() -> &'static Self {
        &registry::SHIPPED[0]
    }

    /// The style of a terrain look; an unknown look is drawn as open ground.
    pub fn terrain(&self, look: &str) -> &TerrainStyle {
        static PLAIN: TerrainStyle = TerrainStyle {
            ground: Rgba::CLEAR,
            ink: Rgba::CLEAR,
            body: Rgba::CLEAR,
            lit: Rgba::CLEAR,
            shadow: Rgba::CLEAR,
            far: None,
            glyphs: true,
            pattern: None,
        };
        self.terrain.get(look).or_else(|| self.terrain.get("open")).unwrap_or(&PLAIN)
    }

    /// Does what stands on ground of that look, or a pattern laid over it, hide a grid drawn under it?
    pub fn hides_grid(&self, look: &str) -> bool {
        let Some(terrain) = self.terrain.get(look) else { return false };
        terrain.pattern.is_some()
            || terrain.glyphs
                && matches!(
                    look,
                    "woods" | "brush" | "village" | "town" | "rough" | "crag" | "steep" | "ruin"
                )
    }

    /// The style of a linear look; an unknown look is drawn as a trail.
    pub fn line(&self, look: &str) -> &LineStyle {
        static PLAIN: LineStyle = LineStyle {
            color: Rgba { r: 0, g: 0, b: 0, a: 255 },
            casing: Rgba::CLEAR,
            width: 0.05,
            least_px: 1.0,
            casing_width: 0.0,
            dash: None,
        };
        self.lines.get(look).or_else(|| self.lines.get("trail")).unwrap_or(&PLAIN)
    }

    /// The colour a terrain look has from far away, opaque.
    pub fn far_color(&self, look: &str) -> Rgba {
        let terrain = self.terrain(look);
        let ground = terrain.ground.over(self.paper);
        if let Some(far) = terrain.far {
            return far.over(self.paper);
        }
        terrain.body.faded(0.55).over(ground)
    }
}

#[cfg(test)]
mod tests {
    use super::read;
    use super::registry::{FILES, SHIPPED};

    #[test]
    fn every_file_is_read_and_has_every_look_of_the_first() {
        for text in FILES {
            let style = read(text).expect("a style file");
            assert!(!style.about.is_empty());
        }
        assert_eq!(SHIPPED.len(), FILES.len());
    }

    /// Perceived differences for eyes that lack red or green are measured in lightness here; where it
    /// is small, patterns must differ.
    #[test]
    fn the_contrast_style_tells_terrain_apart_without_hues() {
        let style = super::style("contrast").expect("there");
        let looks: Vec<_> = style.terrain.iter().filter(|(look, _)| *look != "open").collect();
        for (i, (a, x)) in looks.iter().enumerate() {
            assert!(x.pattern.is_some(), "{a} has no pattern");
            for (b, y) in &looks[i + 1..] {
                let (p, q) = (x.pattern.expect("one"), y.pattern.expect("one"));
                assert!(p.mark != q.mark || (p.gap - q.gap).abs() > 0.04, "{a} and {b} look alike");
            }
        }
    }
}
