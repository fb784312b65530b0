//! Theme tokens and shared widgets. Must not know panels, tools or the document.

pub mod spot;
pub mod theme;
pub mod toast;
pub mod widgets;

pub use theme::Tokens;
