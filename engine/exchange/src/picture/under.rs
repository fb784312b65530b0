//! Historical maps under the ground of a picture, as pixels.
//!
//! Whoever has the scans draws them beforehand, over [`Measure::place_of_map`]; must not know scans.

use super::error::Error;
use super::measure::Measure;
use super::png::png_bytes_rgba;
use super::request::Format;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use oblique_board::hex::Layout;
use oblique_cartography::geometry;
use oblique_cartography::primitive::{Bitmap, Primitive};
use std::sync::Arc;

/// What lies under the ground of a picture.
#[derive(Clone, Debug)]
pub struct Under(Arc<Bitmap>);

impl Under {
    /// Pixels over all of the map that a picture of a format shows: red, green, blue and opacity, row by row.
    ///
    /// # Errors
    /// There are not as many pixels as the size says.
    pub fn new(
        measure: &Measure,
        format: Format,
        (width, height): (u32, u32),
        rgba: Vec<u8>,
    ) -> Result<Self, Error> {
        // Pictures of pixels have no use for an address.
        let address = if format == Format::Svg {
            let packed = STANDARD.encode(png_bytes_rgba((width, height), &rgba)?);
            format!("data:image/png;base64,{packed}")
        } else {
            String::new()
        };
        Ok(Self(Arc::new(Bitmap { rect: measure.map, width, height, rgba, address })))
    }

    pub(super) fn primitive(&self) -> Primitive {
        Primitive::Bitmap(Arc::clone(&self.0))
    }
}

impl Measure {
    /// Where the map shown begins, and how wide and high it is, in steps from hex to hex from the middle of the first hex of
    /// the first row.
    #[must_use]
    pub fn place_of_map(&self, layout: Layout) -> ((f64, f64), (f64, f64)) {
        let first = geometry::center(layout, layout.at(0, 0));
        let corner = self.map.min - first;
        let whole = |x: f32, y: f32| (f64::from(x), f64::from(y));
        (whole(corner.x, corner.y), whole(self.map.width(), self.map.height()))
    }
}
