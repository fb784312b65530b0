//! How large a picture becomes, known before anything is drawn.

use super::bands::Division;
use super::error::Error;
use super::frame::{self, Surround};
use super::request::{DPI, Extent, Format, HEX_PX, MARGIN, Request, Size, WIDTH_MM};
use oblique_board::hex::Layout;
use oblique_cartography::{Point, Rect, geometry};

/// Most hexes an SVG may have: it is text, and programs that show it hold all of it at once. The battles that come with
/// the program take 800 to 920 bytes a hex (Mollwitz 430), so that so many come to some 110 MB.
pub const MAX_SVG_HEXES: usize = 120_000;
/// Memory for the outlines of a hex, in bytes: an estimate, on the high side for open ground.
const BYTES_A_HEX: u64 = 2_000;
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
        let sheet = on_pixels(sheet_of(map), hex_px);
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
        let (width, height) = out.whole_pixels();
        let held = match request.format {
            Format::Png => 0,
            Format::Jpeg => pixels.0.saturating_mul(pixels.1).saturating_mul(3),
            Format::WebP => pixels.0.saturating_mul(pixels.1).saturating_mul(8),
            Format::Svg => hexes as u64 * BYTES_A_HEX,
        };
        let drawn = if request.format == Format::Svg { 0 } else { Division::new(width, height).memory() };
        out.memory = held + drawn + layout.len() as u64 * 4;
        Ok(out)
    }

    /// Can a picture of this size be drawn?
    ///
    /// # Errors
    /// What is too much, and what to do about it.
    pub fn check(&self, format: Format) -> Result<(), Error> {
        let (width, height) = self.pixels;
        if format == Format::Svg && self.hexes > MAX_SVG_HEXES {
            return Err(Error::TooManyHexes(self.hexes));
        }
        let (most, most_side) = format.most_pixels();
        let area = width as f64 * height as f64;
        let factor = (most as f64 / area).sqrt().min(most_side as f64 / width.max(height) as f64);
        if factor < 1.0 {
            let most_hex_px = (self.hex_px * factor as f32).floor();
            return Err(Error::TooLarge { width, height, most_hex_px, format });
        }
        Ok(())
    }

    /// Width and height of a picture that has been checked.
    pub(super) fn whole_pixels(&self) -> (u32, u32) {
        let side = |px: u64| px.min(i32::MAX as u64) as u32;
        (side(self.pixels.0), side(self.pixels.1))
    }
}

/// The smallest rectangle of whole pixels around another.
fn on_pixels(rect: Rect, hex_px: f32) -> Rect {
    let down = |v: f32| (f64::from(v * hex_px) + 0.01).floor() as f32 / hex_px;
    let up = |v: f32| (f64::from(v * hex_px) - 0.01).ceil() as f32 / hex_px;
    Rect::new(Point::new(down(rect.min.x), down(rect.min.y)), Point::new(up(rect.max.x), up(rect.max.y)))
}
