//! Marching: where a piece can get to, the way planned for it, and the march itself, order by order.
//!
//! It works for every ruleset by the play interface alone. `controller` is one piece under way as plain
//! data, `column` several of them one after another, `plan` what the player has drawn, `ways` what is
//! known of where pieces get to, `line` a command that advances together, `same` the last order once
//! more. Must not know any one system.

mod buttons;
mod column;
mod controller;
mod dispatch;
mod draw;
mod keys;
mod line;
mod plan;
mod pointer;
mod same;
mod ways;

pub(crate) use buttons::ui as buttons;
pub use column::Column;
pub use controller::{Cause, Halt, March, Next};
pub(crate) use draw::{caption, overlays, shows_way};
pub(crate) use keys::take as keys;
pub use line::Member;
pub(crate) use line::why_not;
pub(crate) use plan::MarchAct;
pub use plan::Plan;
pub(crate) use pointer::{clicked, doubled, dragged, dropped};
pub use same::Last;
pub use ways::{Way, Ways};
