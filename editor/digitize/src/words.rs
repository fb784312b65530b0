//! How places on a sheet are written, and degrees read.

use oblique_digitize::degrees::{Axis, parse_with};
use oblique_scenario::{Decimal, PixelPoint};
use oblique_text::text;

/// Pixels as people read them: `1024, 768`.
pub(crate) fn pixel_words(at: PixelPoint) -> String {
    format!("{:.0}, {:.0}", at.x.get(), at.y.get())
}

/// Degrees of what is typed, with the letter the language of the interface has for east.
pub(crate) fn degrees(typed: &str, axis: Axis) -> Option<Decimal> {
    let east = text!("conversion-letter-of-east").chars().next().unwrap_or('e');
    parse_with(typed, axis, east.to_ascii_lowercase())
}
