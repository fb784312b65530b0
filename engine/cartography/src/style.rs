//! Map styles: every colour and size of a map, as data.
//!
//! Must not know how things are drawn. Styles live in `assets/styles`.

use crate::Rgba;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// How a map looks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MapStyle {
    /// Id.
    pub id: String,
    /// Name.
    pub name: String,
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
    /// Hexsides.
    pub grid: Rgba,
    /// Width of the grid in pixels.
    pub grid_px: f32,
    /// Hex numbers.
    pub number: Rgba,
    /// How strongly lines show in the overview, 0 to 1.
    pub overview_line: f32,
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
}

const PERIOD: &str = include_str!("../../../assets/styles/period.ron");

static STYLES: LazyLock<Vec<MapStyle>> =
    LazyLock::new(|| [PERIOD].iter().filter_map(|text| ron::from_str(text).ok()).collect());

/// Every style there is, the usual one first.
pub fn styles() -> &'static [MapStyle] {
    &STYLES
}

impl MapStyle {
    /// The usual style: a hand-coloured map of the period.
    ///
    /// # Panics
    /// Never: the file is part of the program and a test reads it.
    pub fn period() -> &'static Self {
        &STYLES[0]
    }

    /// The style of a terrain look; an unknown look is drawn as open ground.
    pub fn terrain(&self, look: &str) -> &TerrainStyle {
        static PLAIN: TerrainStyle = TerrainStyle {
            ground: Rgba::CLEAR,
            ink: Rgba::CLEAR,
            body: Rgba::CLEAR,
            lit: Rgba::CLEAR,
            shadow: Rgba::CLEAR,
        };
        self.terrain.get(look).or_else(|| self.terrain.get("open")).unwrap_or(&PLAIN)
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
        terrain.body.faded(0.55).over(ground)
    }
}
