//! Theme tokens and shared widgets. Must not know panels, tools or the document.

mod modal;
pub mod shorten;
pub mod spot;
pub mod theme;
pub mod toast;
pub mod widgets;

pub use modal::modal;
pub use theme::Tokens;
