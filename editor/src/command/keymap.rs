//! Shortcuts the user changed, and what that makes of everybody's. Must not know windows or files.

use super::table::{Command, commands};
use egui::{Key, KeyboardShortcut, Modifiers};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// Commands whose keys the system sends as events of their own: they stay as they are.
const FIXED: &[&str] = &["edit.cut", "edit.copy", "edit.paste"];

/// Name and shortcut of every command as the program comes, in the order of the table.
static USUAL: LazyLock<Vec<(String, String, Option<KeyboardShortcut>)>> = LazyLock::new(|| {
    commands().into_iter().map(|c| (c.id.into_owned(), c.name.into_owned(), c.shortcut)).collect()
});

/// Shortcuts the user changed, by command: the keys as printed ('Ctrl+Shift+P'), nothing for none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct KeyMap(BTreeMap<String, String>);

/// Why a command cannot have a shortcut.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Taken {
    /// The keys always do something else; the text says what.
    Always(&'static str),
    /// They are the keys of the command of that id and name.
    By(String, String),
}

/// A key set in a file.
#[derive(Serialize, Deserialize)]
struct KeyFile {
    format: u32,
    keys: BTreeMap<String, String>,
}

/// What reading a key set brought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeysRead {
    /// The set.
    pub keys: KeyMap,
    /// What was left out, and why: plain sentences.
    pub left_out: Vec<String>,
}

/// A shortcut the way it is kept in settings and files, alike on every system.
pub fn keys_text(shortcut: KeyboardShortcut) -> String {
    let m = shortcut.modifiers;
    let mut text = String::new();
    for (held, name) in [(m.command || m.ctrl, "Ctrl+"), (m.alt, "Alt+"), (m.shift, "Shift+")] {
        if held {
            text.push_str(name);
        }
    }
    text.push_str(shortcut.logical_key.name());
    text
}

/// Reads a shortcut written as [`keys_text`] does; `None` if it is none.
pub fn keys_of(text: &str) -> Option<KeyboardShortcut> {
    let mut modifiers = Modifiers::NONE;
    let mut rest = text.trim();
    while let Some((first, after)) = rest.split_once('+').filter(|(_, after)| !after.is_empty()) {
        modifiers |= match first {
            "Ctrl" | "Cmd" => Modifiers::COMMAND,
            "Alt" => Modifiers::ALT,
            "Shift" => Modifiers::SHIFT,
            _ => return None,
        };
        rest = after;
    }
    Key::from_name(rest).map(|key| KeyboardShortcut::new(modifiers, key))
}

/// What keys do whatever the user likes, if they do.
pub fn reserved(shortcut: KeyboardShortcut) -> Option<&'static str> {
    let m = shortcut.modifiers;
    match shortcut.logical_key {
        Key::Escape => Some("Escape cancels what is under way"),
        Key::Enter if !m.command && !m.alt => Some("Enter finishes what a tool has begun"),
        Key::Tab => Some("Tab goes from field to field"),
        Key::Space if !m.command && !m.alt => Some("the space bar drags the map"),
        Key::ArrowLeft | Key::ArrowRight | Key::ArrowUp | Key::ArrowDown if !m.command && !m.alt => {
            Some("the arrow keys move the map")
        }
        Key::C | Key::X | Key::V if m == Modifiers::COMMAND => Some("they cut, copy and paste"),
        Key::Copy | Key::Cut | Key::Paste => Some("they cut, copy and paste"),
        Key::P if m == Modifiers::COMMAND | Modifiers::SHIFT => Some("they find a command"),
        _ => None,
    }
}

/// Can the keys of a command be changed?
pub fn changeable(id: &str) -> bool {
    !FIXED.contains(&id)
}

/// The shortcut of a command as the program comes.
fn usual(id: &str) -> Option<KeyboardShortcut> {
    USUAL.iter().find(|(other, ..)| other == id).and_then(|(.., keys)| *keys)
}

impl KeyMap {
    /// The shortcut a command has now. What the user chose comes first: a command whose usual keys
    /// were given to another has none.
    pub fn shortcut(&self, id: &str) -> Option<KeyboardShortcut> {
        if let Some(text) = self.0.get(id) {
            return keys_of(text);
        }
        let usual = usual(id)?;
        let given_away = self.0.iter().any(|(_, text)| keys_of(text) == Some(usual));
        (!given_away).then_some(usual)
    }

    /// Was the shortcut of a command changed, by the user or because another took its keys?
    pub fn is_changed(&self, id: &str) -> bool {
        self.shortcut(id) != usual(id)
    }

    /// Is every shortcut as the program comes?
    pub fn is_usual(&self) -> bool {
        self.0.is_empty()
    }

    /// Gives commands the shortcuts they have now.
    pub fn apply(&self, commands: &mut [Command]) {
        for command in commands {
            command.shortcut = self.shortcut(&command.id);
        }
    }

    /// What stands in the way of giving keys to a command.
    ///
    /// # Errors
    /// Who has them.
    pub fn free_for(&self, id: &str, shortcut: KeyboardShortcut) -> Result<(), Taken> {
        if let Some(what) = reserved(shortcut) {
            return Err(Taken::Always(what));
        }
        let holder = USUAL.iter().find(|(other, ..)| other != id && self.shortcut(other) == Some(shortcut));
        holder.map_or(Ok(()), |(other, name, _)| Err(Taken::By(other.clone(), name.clone())))
    }

    /// Gives keys to a command (`None` takes its keys away), and takes them from whoever had them.
    /// Keys that always do something else are given to nobody.
    pub fn set(&mut self, id: &str, shortcut: Option<KeyboardShortcut>) {
        if !changeable(id) || shortcut.is_some_and(|keys| reserved(keys).is_some()) {
            return;
        }
        if let Some(keys) = shortcut
            && let Err(Taken::By(other, _)) = self.free_for(id, keys)
        {
            self.put(&other, None);
        }
        self.put(id, shortcut);
    }

    /// Gives a command its usual keys again, taking them from whoever has them.
    pub fn reset(&mut self, id: &str) {
        self.set(id, usual(id));
    }

    fn put(&mut self, id: &str, shortcut: Option<KeyboardShortcut>) {
        if shortcut == usual(id) {
            self.0.remove(id);
        } else {
            self.0.insert(id.to_owned(), shortcut.map(keys_text).unwrap_or_default());
        }
    }

    /// Every command's keys as a file.
    ///
    /// # Errors
    /// What the writer says.
    pub fn to_ron(&self) -> Result<String, String> {
        let keys =
            USUAL.iter().map(|(id, ..)| (id.clone(), self.shortcut(id).map(keys_text).unwrap_or_default()));
        let file = KeyFile { format: 1, keys: keys.collect() };
        ron::ser::to_string_pretty(&file, ron::ser::PrettyConfig::default()).map_err(|e| e.to_string())
    }

    /// Reads a key set. Commands it does not name keep their usual keys; what it cannot give is left
    /// out and told.
    ///
    /// # Errors
    /// If it is no key set: what is wrong and where.
    pub fn from_ron(text: &str) -> Result<KeysRead, String> {
        let file: KeyFile = ron::from_str(text).map_err(|e| e.to_string())?;
        if file.format != 1 {
            return Err(format!("it is of format {}, and this version reads format 1", file.format));
        }
        let (mut keys, mut left_out) = (Self::default(), Vec::new());
        let known: Vec<_> = file.keys.iter().filter(|(id, _)| USUAL.iter().any(|(u, ..)| u == *id)).collect();
        if known.len() < file.keys.len() {
            let n = file.keys.len() - known.len();
            left_out.push(format!("{n} of its commands are not known here."));
        }
        // Keys are taken away first, so that what two commands exchange is free.
        for (id, _) in known
            .iter()
            .filter(|(id, text)| changeable(id) && usual(id).map(keys_text).unwrap_or_default() != **text)
        {
            keys.put(id, None);
        }
        for (id, text) in known {
            let wanted = keys_of(text);
            if wanted.is_none() && !text.is_empty() {
                left_out.push(format!("{text} are no keys."));
            }
            let Some(wanted) = wanted.filter(|w| changeable(id) && keys.shortcut(id) != Some(*w)) else {
                continue;
            };
            match keys.free_for(id, wanted) {
                Ok(()) => keys.put(id, Some(wanted)),
                Err(Taken::Always(what)) => left_out.push(format!("{text} cannot be changed: {what}.")),
                Err(Taken::By(_, name)) => left_out.push(format!("{text} is there twice; {name} keeps it.")),
            }
        }
        Ok(KeysRead { keys, left_out })
    }
}

#[cfg(test)]
mod tests {
    use super::{KeyMap, Taken, USUAL, changeable, keys_of, keys_text, reserved};
    use egui::{Key, KeyboardShortcut, Modifiers};

    fn keys(text: &str) -> KeyboardShortcut {
        keys_of(text).expect("keys")
    }

    /// No two commands have the same keys.
    fn no_clash(map: &KeyMap) {
        let mut seen: Vec<(KeyboardShortcut, &str)> = Vec::new();
        for (id, ..) in USUAL.iter() {
            let Some(shortcut) = map.shortcut(id) else { continue };
            let other = seen.iter().find(|(s, _)| *s == shortcut);
            assert!(other.is_none(), "{id} and {other:?} both have {}", keys_text(shortcut));
            seen.push((shortcut, id));
        }
    }

    #[test]
    fn usual_keys_clash_neither_with_each_other_nor_with_what_is_reserved() {
        no_clash(&KeyMap::default());
        for (id, _, shortcut) in USUAL.iter().filter(|(id, ..)| changeable(id)) {
            assert_eq!(shortcut.and_then(reserved), None, "{id}");
        }
    }

    #[test]
    fn every_shortcut_is_read_as_it_is_written() {
        for shortcut in USUAL.iter().filter_map(|(.., keys)| *keys) {
            assert_eq!(keys_of(&keys_text(shortcut)), Some(shortcut));
        }
        assert_eq!(keys("Ctrl+Shift+F5").modifiers, Modifiers::COMMAND | Modifiers::SHIFT);
        assert_eq!(keys("Alt+Plus").logical_key, Key::Plus);
        assert_eq!(keys_of("Ctrl+"), None);
        assert_eq!(keys_of("Hyper+A"), None);
    }

    #[test]
    fn keys_given_are_taken_from_whoever_had_them() {
        let mut map = KeyMap::default();
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
        let mut map = KeyMap::default();
        map.set("file.save", Some(keys("Escape")));
        map.set("file.save", Some(keys("Ctrl+C")));
        map.set("edit.copy", Some(keys("Ctrl+J")));
        assert!(map.is_usual());
        assert!(matches!(map.free_for("file.save", keys("Tab")), Err(Taken::Always(_))));
    }

    #[test]
    fn a_key_set_survives_its_file() {
        let mut map = KeyMap::default();
        // An exchange, a key taken away, a tool's key and a number.
        map.set("file.save", Some(keys("Ctrl+Z")));
        map.set("edit.undo", Some(keys("Ctrl+S")));
        map.set("tool.brush", Some(keys("1")));
        map.set("view.fit", None);
        no_clash(&map);
        let read = KeyMap::from_ron(&map.to_ron().expect("written")).expect("read");
        assert_eq!(read.left_out, Vec::<String>::new());
        assert_eq!(read.keys, map);
    }

    #[test]
    fn a_key_set_with_faults_gives_what_it_can_and_says_the_rest() {
        let text = r#"(format: 1, keys: {"file.save": "Ctrl+U", "file.new": "Ctrl+U", "no.such": "Q",
            "edit.undo": "Nonsense", "edit.redo": "Escape"})"#;
        let read = KeyMap::from_ron(text).expect("read");
        assert_eq!(read.left_out.len(), 4, "{:?}", read.left_out);
        no_clash(&read.keys);
        assert!(KeyMap::from_ron("(format: 2, keys: {})").is_err());
        assert!(KeyMap::from_ron("nonsense").is_err());
    }
}
