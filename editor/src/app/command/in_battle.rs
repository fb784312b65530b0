//! Which commands mean something while a battle is on the screen: the others would change the document under it, unseen, or
//! what is not shown then.
//!
//! Must not know the battle.

use super::Command;

/// Menus whose commands do, with what is under them.
const MENUS: &[&str] = &["File", "Help", "View/Theme", "View/Interface size", "View/Map style"];

/// Commands of other menus that do.
const COMMANDS: &[&str] = &[
    "battle.play",
    "battle.open",
    "edit.preferences",
    "view.palette",
    "view.zoom_in",
    "view.zoom_out",
    "view.fit",
];

/// Does the command mean something while a battle is on the screen?
pub(crate) fn works_in_battle(command: &Command) -> bool {
    let under = |menu: &&str| {
        command.menu.strip_prefix(*menu).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    };
    MENUS.iter().any(under) || COMMANDS.contains(&command.id.as_ref())
}

/// Does its shortcut work then? What is saved by keys is the battle, which has them itself.
pub(crate) fn shortcut_works_in_battle(command: &Command) -> bool {
    works_in_battle(command) && !command.id.starts_with("file.save")
}

#[cfg(test)]
mod tests {
    use super::{COMMANDS, MENUS, works_in_battle};
    use crate::app::command::commands;

    #[test]
    fn what_is_named_is_there_and_the_document_stays_as_it_is() {
        let all = commands();
        for menu in MENUS {
            assert!(all.iter().any(|command| command.menu.starts_with(menu)), "{menu} has no command");
        }
        for id in COMMANDS {
            assert!(all.iter().any(|command| command.id == *id), "there is no {id}");
        }
        let changes = |id: &str| all.iter().find(|command| command.id == id).is_some_and(works_in_battle);
        for id in ["map.turn_half", "edit.undo", "battle.trials"] {
            assert!(!changes(id), "{id} would change what is not shown");
        }
        assert!(changes("file.save_battle"));
    }
}
