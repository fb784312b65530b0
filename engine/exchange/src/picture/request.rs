//! What a picture is to be: format, size, style, layers, extent.

use oblique_board::hex::{Hex, Layout};
use oblique_cartography::{Layers, MapStyle, Point, Rect, geometry};

/// Pixels a hex: at the most, a few hexes fill a sheet at a printer's resolution.
pub const HEX_PX: std::ops::RangeInclusive<f32> = 2.0..=1024.0;
/// Dots an inch.
pub const DPI: std::ops::RangeInclusive<f32> = 30.0..=1200.0;
/// Width on paper, in millimetres.
pub const WIDTH_MM: std::ops::RangeInclusive<f32> = 10.0..=5000.0;
/// Width of the bare paper round the picture, in hexes.
pub const MARGIN: std::ops::RangeInclusive<f32> = 0.0..=20.0;

/// Most pixels a JPEG may have, whose packer wants all of it in memory.
const MAX_HELD_PIXELS: u64 = 64_000_000;

/// The format of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Pixels, without loss and of any size.
    Png,
    /// Pixels, a little blurred and a fraction of the bytes.
    Jpeg,
    /// Pixels, without loss and smaller than PNG.
    WebP,
    /// Lines.
    Svg,
}

impl Format {
    /// All of them, the usual one first.
    pub const ALL: [Self; 4] = [Self::Png, Self::Jpeg, Self::WebP, Self::Svg];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Png => "PNG",
            Self::Jpeg => "JPEG",
            Self::WebP => "WebP",
            Self::Svg => "SVG",
        }
    }

    /// The format of a file's ending, in any case.
    pub fn of_ending(ending: &str) -> Option<Self> {
        let ending = ending.to_ascii_lowercase();
        let ending = if ending == "jpeg" { "jpg" } else { &ending };
        Self::ALL.into_iter().find(|format| format.ending() == ending)
    }

    /// The most pixels in all and the most on a side that a picture can have.
    pub const fn most_pixels(self) -> (u64, u64) {
        match self {
            Self::Png => (u64::MAX, i32::MAX as u64),
            Self::Jpeg => (MAX_HELD_PIXELS, 65_535),
            Self::WebP => (MAX_HELD_PIXELS / 2, 16_383),
            Self::Svg => (u64::MAX, u64::MAX),
        }
    }

    /// The ending of its files.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Png => "png",
            Self::Jpeg => "jpg",
            Self::WebP => "webp",
            Self::Svg => "svg",
        }
    }
}

/// How large a picture is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Size {
    /// So many pixels across the flats of a hex; see [`HEX_PX`].
    HexPx(f32),
    /// So wide on paper.
    Paper {
        /// Width of the whole picture in millimetres; see [`WIDTH_MM`].
        width_mm: f32,
        /// Dots an inch; see [`DPI`].
        dpi: f32,
    },
}

/// The part of the map a picture shows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Extent {
    /// The whole board.
    Board,
    /// A rectangle of the map in world coordinates, as far as it lies on the board.
    Area(Rect),
}

impl Extent {
    /// The smallest rectangle with these hexes whole in it; `None` without hexes.
    pub fn around(layout: Layout, hexes: impl IntoIterator<Item = Hex>) -> Option<Self> {
        let corners = hexes.into_iter().flat_map(|hex| geometry::corners(layout, hex));
        corners
            .fold(None, |found: Option<Rect>, p| Some(found.map_or(Rect::new(p, p), |r| with(r, p))))
            .map(Self::Area)
    }

    /// The rectangle from one hex to another, both by column and row counted from 0.
    pub fn cells(layout: Layout, from: (i32, i32), to: (i32, i32)) -> Option<Self> {
        let (left, right) = (from.0.min(to.0), from.0.max(to.0));
        let (top, bottom) = (from.1.min(to.1), from.1.max(to.1));
        // Columns and rows are staggered: the neighbours of the corners reach as far out as any.
        let columns = [left, (left + 1).min(right), (right - 1).max(left), right];
        let rows = [top, (top + 1).min(bottom), (bottom - 1).max(top), bottom];
        let hexes = rows.into_iter().flat_map(|row| columns.map(|column| layout.at(column, row)));
        Self::around(layout, hexes.filter(|hex| layout.contains(*hex)))
    }
}

const fn with(rect: Rect, p: Point) -> Rect {
    Rect::new(
        Point::new(rect.min.x.min(p.x), rect.min.y.min(p.y)),
        Point::new(rect.max.x.max(p.x), rect.max.y.max(p.y)),
    )
}

/// What of that which stands on the map is drawn, and how strongly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceLayers {
    /// Units and leaders.
    pub counters: bool,
    /// Their names under them, from [`CAPTION_HEX_PX`] pixels a hex on.
    pub names: bool,
    /// Their strengths under them, likewise.
    pub strengths: bool,
    /// How strongly units and leaders are drawn, in percent.
    pub counters_percent: u8,
    /// Objectives.
    pub objectives: bool,
    /// How strongly objectives are drawn, in percent.
    pub objectives_percent: u8,
    /// Deployment zones, exits and the tasks of commands.
    pub zones: bool,
}

/// From so many pixels a hex on names and strengths of units can be read.
pub const CAPTION_HEX_PX: f32 = 48.0;

impl PieceLayers {
    /// Units, leaders and objectives at full strength, without captions.
    pub const COUNTERS: Self = Self {
        counters: true,
        names: false,
        strengths: false,
        counters_percent: 100,
        objectives: true,
        objectives_percent: 100,
        zones: false,
    };
    /// Bare ground.
    pub const NONE: Self = Self { counters: false, objectives: false, ..Self::COUNTERS };
}

/// What a picture is to be. The command line and the editor ask for pictures by it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Request {
    /// What kind of file.
    pub format: Format,
    /// How large.
    pub size: Size,
    /// In which style.
    pub style: &'static MapStyle,
    /// Parts of the map.
    pub layers: Layers,
    /// What stands on the map.
    pub pieces: PieceLayers,
    /// Historical maps under the ground, for whoever has them: see [`super::Under`].
    pub sheets: bool,
    /// Numbers of columns and rows, above and left of the map.
    pub rulers: bool,
    /// Title, a scale in yards and a compass, under the map.
    pub legend: bool,
    /// Border lines.
    pub frame: bool,
    /// Width of the bare paper round all of it, in hexes; see [`MARGIN`].
    pub margin: f32,
    /// Which part of the map.
    pub extent: Extent,
}

impl Request {
    /// All of the board with everything on it.
    pub fn new(format: Format, hex_px: f32) -> Self {
        Self {
            format,
            size: Size::HexPx(hex_px),
            style: MapStyle::period(),
            layers: Layers::ALL,
            pieces: PieceLayers::COUNTERS,
            sheets: false,
            rulers: false,
            legend: true,
            frame: true,
            margin: 0.0,
            extent: Extent::Board,
        }
    }
}
