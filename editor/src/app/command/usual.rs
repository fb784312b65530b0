//! The shortcuts of the table as the program comes.

use super::{Command, KeyMap, Usual, commands};
use std::sync::{Arc, LazyLock};

/// Id, name and shortcut of every command, in the order of the table.
pub fn usual() -> Arc<Vec<Usual>> {
    static USUAL: LazyLock<Arc<Vec<Usual>>> = LazyLock::new(|| usual_of(&commands()));
    Arc::clone(&USUAL)
}

/// Id, name and shortcut of commands that have the shortcuts they come with.
pub fn usual_of(commands: &[Command]) -> Arc<Vec<Usual>> {
    let of = |c: &Command| Usual { id: c.id.to_string(), name: c.name.to_string(), keys: c.shortcut };
    Arc::new(commands.iter().map(of).collect())
}

/// Gives commands the shortcuts they have now.
pub fn apply(keys: &KeyMap, commands: &mut [Command]) {
    for command in commands {
        command.shortcut = keys.shortcut(&command.id);
    }
}

#[cfg(test)]
mod tests {
    use super::usual;
    use crate::app::command::{KeyMap, Taken, changeable, keys_of, keys_text, reserved};
    use egui::{Key, KeyboardShortcut, Modifiers};

    fn keys(text: &str) -> KeyboardShortcut {
        keys_of(text).expect("keys")
    }

    /// No two commands have the same keys.
    fn no_clash(map: &KeyMap) {
        let mut seen: Vec<(KeyboardShortcut, &str)> = Vec::new();
        let all = usual();
        for of in all.iter() {
            let Some(shortcut) = map.shortcut(&of.id) else { continue };
            let other = seen.iter().find(|(s, _)| *s == shortcut);
            assert!(other.is_none(), "{} and {other:?} both have {}", of.id, keys_text(shortcut));
            seen.push((shortcut, of.id.as_str()));
        }
    }

    #[test]
    fn usual_keys_clash_neither_with_each_other_nor_with_what_is_reserved() {
        no_clash(&KeyMap::default().over(usual()));
        for crate::app::command::Usual { id, keys: shortcut, .. } in
            usual().iter().filter(|of| changeable(&of.id))
        {
            assert_eq!(shortcut.and_then(reserved), None, "{id}");
        }
    }

    #[test]
    fn every_shortcut_is_read_as_it_is_written() {
        for shortcut in usual().iter().filter_map(|of| of.keys) {
            assert_eq!(keys_of(&keys_text(shortcut)), Some(shortcut));
        }
        assert_eq!(keys("Ctrl+Shift+F5").modifiers, Modifiers::COMMAND | Modifiers::SHIFT);
        assert_eq!(keys("Alt+Plus").logical_key, Key::Plus);
        assert_eq!(keys_of("Ctrl+"), None);
        assert_eq!(keys_of("Hyper+A"), None);
    }

    #[test]
    fn keys_given_are_taken_from_whoever_had_them() {
        let mut map = KeyMap::default().over(usual());
        let undo = keys("Ctrl+Z");
        assert_eq!(
            map.free_for("file.save", undo),
            Err(Taken::By("edit.undo".to_owned(), "Undo".to_owned()))
        );
        map.set("file.save", Some(undo));
        assert_eq!(map.shortcut("file.save"), Some(undo));
        assert_eq!(map.shortcut("edit.undo"), None);
        assert!(map.is_changed("edit.undo"));
        no_clash(&map);
        map.reset("edit.undo");
        assert_eq!(map.shortcut("edit.undo"), Some(undo));
        assert_eq!(map.shortcut("file.save"), None, "its own keys were not given back unasked");
        map.reset("file.save");
        assert!(map.is_usual());
    }

    #[test]
    fn reserved_keys_and_fixed_commands_stay() {
        let mut map = KeyMap::default().over(usual());
        map.set("file.save", Some(keys("Escape")));
        map.set("file.save", Some(keys("Ctrl+C")));
        map.set("edit.copy", Some(keys("Ctrl+J")));
        assert!(map.is_usual());
        assert!(matches!(map.free_for("file.save", keys("Tab")), Err(Taken::Always(_))));
    }

    #[test]
    fn a_key_set_survives_its_file() {
        let mut map = KeyMap::default().over(usual());
        // An exchange, a key taken away, a tool's key and a number.
        map.set("file.save", Some(keys("Ctrl+Z")));
        map.set("edit.undo", Some(keys("Ctrl+S")));
        map.set("tool.brush", Some(keys("1")));
        map.set("view.fit", None);
        no_clash(&map);
        let read = KeyMap::from_ron(&map.to_ron().expect("written"), &usual()).expect("read");
        assert_eq!(read.left_out, Vec::<String>::new());
        assert_eq!(read.keys, map);
    }

    #[test]
    fn a_key_set_with_faults_gives_what_it_can_and_says_the_rest() {
        let text = r#"(format: 1, keys: {"file.save": "Ctrl+U", "file.new": "Ctrl+U", "no.such": "Q",
            "edit.undo": "Nonsense", "edit.redo": "Escape"})"#;
        let read = KeyMap::from_ron(text, &usual()).expect("read");
        assert_eq!(read.left_out.len(), 4, "{:?}", read.left_out);
        no_clash(&read.keys);
        assert!(KeyMap::from_ron("(format: 2, keys: {})", &usual()).is_err());
        assert!(KeyMap::from_ron("nonsense", &usual()).is_err());
    }
}
