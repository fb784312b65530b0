//! What the interface asks for: intents, and the one table of user commands.

mod also;
mod fuzzy;
mod intent;
pub(crate) mod keyboard;
mod keymap;
mod table;
mod units;

pub use also::also;
pub use fuzzy::score;
pub use crate::document::Gesture;
pub use intent::Intent;
pub use keymap::{KeyMap, KeysRead, Taken, changeable, keys_of, keys_text, reserved};
pub use table::{Command, MENUS, Run, commands, shortcut_text};
