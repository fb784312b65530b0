//! The one table of user commands.

mod also;
#[cfg(test)]
mod asking;
mod fuzzy;
mod in_battle;
pub(crate) mod keyboard;
mod menus;
mod table;
mod units;
mod usual;

pub use also::also;
pub use fuzzy::score;
pub(crate) use in_battle::{shortcut_works_in_battle, works_in_battle};
pub use menus::{menu_name, menu_path};
pub use oblique_context::keymap::{
    KeyMap, KeysError, KeysRead, Taken, Usual, changeable, keys_of, keys_text, reserved, shortcut_text,
};
pub use oblique_context::{Gesture, Intent};
pub use table::{Command, MENUS, Run, commands, commands_of};
pub use usual::{apply, usual, usual_of};
