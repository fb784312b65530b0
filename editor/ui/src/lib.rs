//! Theme tokens and shared widgets. Must not know panels, tools or the document.

pub mod alt;
mod choice;
mod focus;
mod modal;
mod number_field;
mod search;
pub mod shorten;
pub mod spot;
pub mod theme;
pub mod toast;
pub mod widgets;

pub use choice::choice;
pub use modal::{hush_beneath, modal, raise_open_list};
pub use number_field::NumberField;
pub use theme::Tokens;
