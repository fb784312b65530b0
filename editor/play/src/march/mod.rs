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

pub use buttons::ui as buttons;
pub use column::Column;
pub use controller::{Cause, Halt, March, Next};
pub use draw::{caption, overlays, shows_way};
pub use keys::take as keys;
pub use line::{Member, why_not};
pub use plan::{MarchAct, Plan};
pub use pointer::{clicked, doubled, dragged, dropped};
pub use same::Last;
pub use ways::{Way, Ways};
