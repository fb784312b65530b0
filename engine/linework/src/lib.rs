//! Lines of a scanned sheet: from the pixels of an ink to chains of hexes and hexsides.
//!
//! An [`Ink`] tells how much of a pixel is printed in it, [`Ridges`] where that is drawn as a line. A [`Wire`] follows ridges
//! from one click to the next, as a person would draw; [`propose`] finds the lines of a whole sheet, to be taken one by one, [`propose_also`] by two ways of levelling its paper.
//! [`snap`] makes chains of a board of them, and tells how far that moves them. [`lines`] follows any [`Mask`] of pixels:
//! contour lines are found by it too.
//!
//! Must not know the editor, scenarios, rulesets or files, nor what a line stands for: kinds are the caller's.

mod also;
mod flat;
mod hex_grid;
mod ink;
mod join;
mod line;
mod looks;
mod mask;
mod printed;
mod propose;
mod ridge_mask;
mod ridges;
pub mod snap;
mod stretches;
mod thin;
mod trace;
mod wire;

pub use also::propose_also;
pub use flat::{Levelling, flattened};
pub use hex_grid::{on_hex_grid, on_rim};
pub use ink::{Ink, InkError, Paper};
pub use join::{End, Joining, all_ends, partners};
pub use line::{Line, Tracing, lines};
pub use looks::Likeness;
pub use mask::{Mask, MaskError};
pub use propose::{Proposal, Proposing, propose};
pub use ridges::{MOST_RIDGE_PIXELS, RidgeError, Ridges};
pub use stretches::stretches;
pub use wire::{Wire, WireError};
