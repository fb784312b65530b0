//! How places on a sheet are written.

use oblique_scenario::PixelPoint;

/// Pixels as people read them: `1024, 768`.
pub(crate) fn pixel_words(at: PixelPoint) -> String {
    format!("{:.0}, {:.0}", at.x.get(), at.y.get())
}
