//! Pictures of a scenario: the map, its pieces as they stand, and a frame with title and scale.
//!
//! Draws the same primitives as the screen. Must not know how a board is drawn: that is
//! cartography's.

mod adler;
mod bands;
mod captions;
mod deflate;
mod drawing;
mod error;
mod frame;
mod held;
mod measure;
mod pieces;
mod plan;
mod png;
mod request;
mod rulers;
mod tasks;
mod under;
mod write;
mod zones;

pub use drawing::Drawing;
pub use error::Error;
pub use measure::{MAX_SVG_HEXES, Measure};
pub use oblique_cartography::style::{install as install_styles, read as read_style, style, styles};
pub use oblique_cartography::{Layers, MapStyle};
pub(crate) use plan::{Layer, Plan};
pub use png::png_bytes;
pub(crate) use png::png_bytes_rgba;
pub use request::{
    CAPTION_HEX_PX, DPI, Extent, Format, HEX_PX, MARGIN, PieceLayers, Request, Size, WIDTH_MM,
};
pub use tasks::TaskMark;
pub use under::Under;
pub use write::{Image, image, write, write_over};
