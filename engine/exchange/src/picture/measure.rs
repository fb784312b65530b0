//! How large a picture becomes, known before anything is drawn.

use super::error::Error;
use super::frame::{self, Surround};
use super::request::{DPI, Extent, Format, HEX_PX, MARGIN, Request, Size, WIDTH_MM};
use oblique_board::hex::Layout;
use oblique_cartography::{Point, Rect, geometry};

/// Most pixels a PNG may have: a board of 1,000 by 1,000 hexes at 8 pixels a hex.
pub const MAX_PIXELS: u64 = 64_000_000;
/// Most hexes an SVG may have: every hex is text, and programs that show it hold all of it at once. Where every
/// other hex is wooded, so many come to 150 MB and are written in under 300 MiB of memory.
pub const MAX_SVG_HEXES: usize = 30_000;
/// Most rows of pixels drawn at a time.
const BAND_PX: u32 = 512;
/// Most hexes drawn at a time, as far as that leaves a hex's height: their outlines take more memory than the
/// pixels.
const BAND_HEXES: f32 = 16_000.0;
/// Memory for the outlines of a hex, in bytes: an estimate, on the high side for open ground.
const BYTES_A_HEX: u64 = 4_500;
/// Millimetres an inch.
const MM: f32 = 25.4;

/// How large a picture becomes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Measure {
    /// Width and height in pixels.
    pub pixels: (u64, u64),
    /// Width and height on paper in millimetres, where the request names a paper width.
    pub paper_mm: Option<(f32, f32)>,
    /// Pixels across the flats of a hex.
    pub hex_px: f32,
    /// Hexes in the picture.
    pub hexes: usize,
    /// About how many bytes of memory drawing it takes.
    pub memory: u64,
    /// The map shown, in world coordinates.
    pub map: Rect,
    /// The whole sheet with frame, legend and margin, in world coordinates.
    pub sheet: Rect,
    /// Is it only a part of the board?
    pub(super) cropped: bool,
}

impl Measure {
    /// The size a request comes to on a board.
    ///
    /// # Errors
    /// What is out of range or lies off the board. A picture that is too large has a size; see [`Self::check`].
    pub fn new(layout: Layout, request: &Request) -> Result<Self, Error> {
        if layout.is_empty() {
            return Err(Error::Empty);
        }
        if !MARGIN.contains(&request.margin) {
            return Err(Error::Margin(request.margin));
        }
        let board = geometry::bounds(layout);
        let asked = match request.extent {
            Extent::Board => board,
            Extent::Area(rect) => rect.shared_with(board),
        };
        // No number is more than zero.
        if !(asked.width() > 0.0 && asked.height() > 0.0) {
            return Err(Error::Outside);
        }
        let cropped = asked != board;
        let sheet_of = |map| frame::sheet(map, Surround::of(request)).grown(request.margin);
        let hex_px = match request.size {
            Size::HexPx(px) => px,
            Size::Paper { width_mm, .. } if !WIDTH_MM.contains(&width_mm) => {
                return Err(Error::Width(width_mm));
            }
            Size::Paper { dpi, .. } if !DPI.contains(&dpi) => return Err(Error::Dpi(dpi)),
            Size::Paper { width_mm, dpi } => width_mm / MM * dpi / sheet_of(asked).width(),
        };
        if !HEX_PX.contains(&hex_px) {
            return Err(Error::HexSize(hex_px));
        }
        // A part of the map begins and ends with whole pixels, so that it is the same as in the whole.
        let map = if cropped { on_pixels(asked, hex_px) } else { asked };
        let sheet = if cropped { on_pixels(sheet_of(map), hex_px) } else { sheet_of(map) };
        let px = |v: f32| (f64::from(v) * f64::from(hex_px) - 0.01).ceil().max(1.0) as u64;
        let pixels = (px(sheet.width()), px(sheet.height()));
        let hexes = if cropped {
            geometry::hexes_touching(layout, map).filter(|hex| layout.contains(*hex)).count()
        } else {
            layout.len()
        };
        let paper_mm = match request.size {
            Size::HexPx(_) => None,
            Size::Paper { dpi, .. } => Some((pixels.0 as f32 / dpi * MM, pixels.1 as f32 / dpi * MM)),
        };
        let mut out = Self { pixels, paper_mm, hex_px, hexes, memory: 0, map, sheet, cropped };
        out.memory = match request.format {
            Format::Png => {
                let rows = u64::from(out.band_rows());
                let drawn = (out.map.width() * (rows as f32 / hex_px + 2.0)) as u64;
                pixels.0 * rows * 7 + drawn.min(hexes as u64) * BYTES_A_HEX + layout.len() as u64 * 4
            }
            Format::Svg => hexes as u64 * BYTES_A_HEX * 2 + layout.len() as u64 * 4,
        };
        Ok(out)
    }

    /// Can a picture of this size be drawn?
    ///
    /// # Errors
    /// What is too much, and what to do about it.
    pub fn check(&self, format: Format) -> Result<(), Error> {
        let (width, height) = self.pixels;
        let svg = self.hexes <= MAX_SVG_HEXES;
        match format {
            Format::Png if width * height > MAX_PIXELS => {
                let factor = (MAX_PIXELS as f64 / (width * height) as f64).sqrt() as f32;
                Err(Error::TooLarge { width, height, most_hex_px: (self.hex_px * factor).floor(), svg })
            }
            Format::Svg if !svg => Err(Error::TooManyHexes(self.hexes)),
            _ => Ok(()),
        }
    }

    /// Rows of pixels to draw at a time.
    pub(super) fn band_rows(&self) -> u32 {
        let hexes = (BAND_HEXES / self.sheet.width()).max(4.0);
        ((hexes * self.hex_px) as u32).clamp(16, BAND_PX)
    }
}

/// The smallest rectangle of whole pixels around another.
fn on_pixels(rect: Rect, hex_px: f32) -> Rect {
    let down = |v: f32| (f64::from(v * hex_px) + 0.01).floor() as f32 / hex_px;
    let up = |v: f32| (f64::from(v * hex_px) - 0.01).ceil() as f32 / hex_px;
    Rect::new(Point::new(down(rect.min.x), down(rect.min.y)), Point::new(up(rect.max.x), up(rect.max.y)))
}
