//! What can be asked for in a battle by its name: everything that has a key, and what has none.
//!
//! Must not know who lists it.

use super::acts::{Act, Window};
use super::pane::PlayPane;
use super::screen::Table;
use super::{kept, keys};
use egui::{Key, KeyboardShortcut, Modifiers};
use oblique_text::text;
use std::collections::BTreeSet;

/// Something that can be asked for in the battle on the screen as it stands.
#[derive(Clone, Debug)]
pub struct PlayCommand {
    /// Its name in the language of the interface.
    pub name: String,
    /// Its key, where it has one.
    pub shortcut: Option<KeyboardShortcut>,
    acts: Vec<Act>,
}

impl PlayPane {
    /// What can be asked for by its name now, each name once; nothing before the battle and while another takes the seat.
    pub fn commands(&mut self) -> Vec<PlayCommand> {
        self.with_table(all).unwrap_or_default()
    }

    /// Carries one of [`Self::commands`] out.
    pub fn run(&mut self, command: PlayCommand) {
        for act in command.acts {
            self.dispatch(act);
        }
    }
}

fn all(table: &Table<'_>, asked: Option<&str>) -> Vec<PlayCommand> {
    let by_key = keys::named(table, asked).into_iter().filter(|(_, shortcut, _)| !marks(*shortcut));
    let by_key = by_key.map(|(name, shortcut, acts)| PlayCommand { name, shortcut: Some(shortcut), acts });
    let keyless =
        keyless(table).into_iter().map(|(name, act)| PlayCommand { name, shortcut: None, acts: vec![act] });
    let mut named = BTreeSet::new();
    by_key.chain(keyless).filter(|command| named.insert(command.name.clone())).collect()
}

/// Does a key only go through what is on the screen, so that its name means nothing without the key?
fn marks(shortcut: KeyboardShortcut) -> bool {
    let arrow =
        matches!(shortcut.logical_key, Key::ArrowUp | Key::ArrowDown | Key::ArrowLeft | Key::ArrowRight);
    shortcut.logical_key == Key::Escape || (arrow && shortcut.modifiers == Modifiers::NONE)
}

/// What has no key.
fn keyless(table: &Table<'_>) -> Vec<(String, Act)> {
    let log = match kept::veiled(table.session) {
        Some(side) => text!("play-save-what-side-was-told", side = table.side(side)),
        None => text!("play-save-the-log").to_owned(),
    };
    let plain = [
        (text!("play-save-this-position-as-a-battle"), Act::SavePosition),
        (text!("play-branches"), Act::Toggle(Window::Branches)),
        (text!("play-keys"), Act::Toggle(Window::Keys)),
        (text!("play-leave"), Act::AskLeave),
    ];
    let plain = plain.map(|(name, act)| (name.to_owned(), act));
    std::iter::once((log, Act::SaveLog)).chain(plain).collect()
}
