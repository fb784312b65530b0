//! Shortcuts the user changed, and what that makes of everybody's. Must not know windows or files.

use egui::{Key, KeyboardShortcut, Modifiers};
use oblique_text::{Text, text};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Commands whose keys the system sends as events of their own: they stay as they are.
const FIXED: &[&str] = &["edit.cut", "edit.copy", "edit.paste"];

/// Id, name and shortcut of a command as the program comes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Usual {
    /// Id of the command.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its keys, if it has any.
    pub keys: Option<KeyboardShortcut>,
}

/// Shortcuts the user changed, by command: the keys as printed ('Ctrl+Shift+P'), nothing for none.
///
/// It knows the usual ones once the table of commands has been given to it ([`KeyMap::over`]); only the
/// changes are stored.
#[derive(Clone, Default, Serialize, Deserialize)]
#[serde(from = "BTreeMap<String, String>", into = "BTreeMap<String, String>")]
pub struct KeyMap {
    changed: BTreeMap<String, String>,
    usual: Arc<Vec<Usual>>,
}

impl std::fmt::Debug for KeyMap {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.changed.fmt(f)
    }
}

impl PartialEq for KeyMap {
    fn eq(&self, other: &Self) -> bool {
        self.changed == other.changed
    }
}

impl Eq for KeyMap {}

/// Commands of earlier versions and what does it now.
const RENAMED: &[(&str, &str)] =
    &[("file.export_png", "file.export_picture"), ("file.export_svg", "file.export_picture")];

impl From<BTreeMap<String, String>> for KeyMap {
    /// As stored; keys of a command of an earlier version are its successor's.
    fn from(mut changed: BTreeMap<String, String>) -> Self {
        for (old, new) in RENAMED {
            if let Some(keys) = changed.remove(*old).filter(|keys| !keys.is_empty()) {
                changed.entry((*new).to_owned()).or_insert(keys);
            }
        }
        Self { changed, usual: Arc::default() }
    }
}

impl From<KeyMap> for BTreeMap<String, String> {
    fn from(keys: KeyMap) -> Self {
        keys.changed
    }
}

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

/// Keys that are printed otherwise in other languages.
const PRINTED: &[(&str, Text)] = &[
    ("Ctrl", Text("context-key-ctrl")),
    ("Shift", Text("context-key-shift")),
    ("Space", Text("context-key-space")),
    ("Enter", Text("context-key-enter")),
    ("Escape", Text("context-key-escape")),
    ("Backspace", Text("context-key-backspace")),
    ("Delete", Text("context-key-delete")),
    ("Insert", Text("context-key-insert")),
    ("Home", Text("context-key-home")),
    ("End", Text("context-key-end")),
    ("PageUp", Text("context-key-pageup")),
    ("PageDown", Text("context-key-pagedown")),
    ("Up", Text("context-key-up")),
    ("Down", Text("context-key-down")),
    ("Left", Text("context-key-left")),
    ("Right", Text("context-key-right")),
];

/// A shortcut of English keyboards as the language of the interface prints it.
pub fn printed(shortcut: &str) -> String {
    let of = |key| PRINTED.iter().find(|(english, _)| *english == key).map_or(key, |(_, name)| name.get());
    shortcut.split('+').map(of).collect::<Vec<_>>().join("+")
}

/// A shortcut as printed on the keys: 'Ctrl+='.
pub fn shortcut_text(ctx: &egui::Context, shortcut: &KeyboardShortcut) -> String {
    let key = shortcut.logical_key;
    // The symbols of punctuation are on the keys; arrows and the like are known by name.
    let symbol = match key {
        Key::Equals | Key::Minus | Key::Slash | Key::Comma | Key::Period => key.symbol_or_name(),
        _ => return printed(&ctx.format_shortcut(shortcut)),
    };
    printed(&ctx.format_shortcut(shortcut).replace(key.name(), symbol))
}

/// What keys do whatever the user likes, if they do.
pub fn reserved(shortcut: KeyboardShortcut) -> Option<&'static str> {
    let m = shortcut.modifiers;
    match shortcut.logical_key {
        Key::Escape => Some(text!("context-escape-cancels-what-is-under-way")),
        Key::Enter if !m.command && !m.alt => Some(text!("context-enter-finishes-what-a-tool-has-begun")),
        Key::Tab => Some(text!("context-tab-goes-from-field-to-field")),
        Key::Space if !m.command && !m.alt => Some(text!("context-the-space-bar-drags-the-map")),
        Key::ArrowLeft | Key::ArrowRight | Key::ArrowUp | Key::ArrowDown if !m.command && !m.alt => {
            Some(text!("context-the-arrow-keys-move-the-map"))
        }
        Key::C | Key::X | Key::V if m == Modifiers::COMMAND => Some(text!("context-they-cut-copy-and-paste")),
        Key::Copy | Key::Cut | Key::Paste => Some(text!("context-they-cut-copy-and-paste")),
        Key::P if m == Modifiers::COMMAND | Modifiers::SHIFT => Some(text!("context-they-find-a-command")),
        _ => None,
    }
}

/// Can the keys of a command be changed?
pub fn changeable(id: &str) -> bool {
    !FIXED.contains(&id)
}

/// Why a text is no key set.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum KeysError {
    /// It cannot be read; says what is wrong and where.
    #[error("{0}")]
    Text(#[from] ron::error::SpannedError),
    /// It has a format this version does not know.
    #[error("{}", text!("context-keys-of-another-format", format = .0))]
    Format(u32),
}

impl KeyMap {
    /// The same changes over these usual shortcuts, in the order of the table of commands.
    #[must_use]
    pub fn over(self, usual: Arc<Vec<Usual>>) -> Self {
        Self { usual, ..self }
    }

    /// No changes over the same usual shortcuts.
    #[must_use]
    pub fn unchanged(&self) -> Self {
        Self { changed: BTreeMap::new(), usual: Arc::clone(&self.usual) }
    }

    /// The shortcut of a command as the program comes.
    fn usual(&self, id: &str) -> Option<KeyboardShortcut> {
        self.usual.iter().find(|other| other.id == id).and_then(|other| other.keys)
    }

    /// The shortcut a command has now. What the user chose comes first: a command whose usual keys
    /// were given to another has none.
    pub fn shortcut(&self, id: &str) -> Option<KeyboardShortcut> {
        if let Some(text) = self.changed.get(id) {
            return keys_of(text);
        }
        let usual = self.usual(id)?;
        let given_away = self.changed.iter().any(|(_, text)| keys_of(text) == Some(usual));
        (!given_away).then_some(usual)
    }

    /// Was the shortcut of a command changed, by the user or because another took its keys?
    pub fn is_changed(&self, id: &str) -> bool {
        self.shortcut(id) != self.usual(id)
    }

    /// Is every shortcut as the program comes?
    pub fn is_usual(&self) -> bool {
        self.changed.is_empty()
    }

    /// What stands in the way of giving keys to a command.
    ///
    /// # Errors
    /// Who has them.
    pub fn free_for(&self, id: &str, shortcut: KeyboardShortcut) -> Result<(), Taken> {
        if let Some(what) = reserved(shortcut) {
            return Err(Taken::Always(what));
        }
        let has = |other: &&Usual| other.id != id && self.shortcut(&other.id) == Some(shortcut);
        let holder = self.usual.iter().find(has);
        holder.map_or(Ok(()), |other| Err(Taken::By(other.id.clone(), other.name.clone())))
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
        self.set(id, self.usual(id));
    }

    fn put(&mut self, id: &str, shortcut: Option<KeyboardShortcut>) {
        if shortcut == self.usual(id) {
            self.changed.remove(id);
        } else {
            self.changed.insert(id.to_owned(), shortcut.map(keys_text).unwrap_or_default());
        }
    }

    /// Every command's keys as a file.
    ///
    /// # Errors
    /// What the writer says.
    pub fn to_ron(&self) -> Result<String, ron::Error> {
        let keys = self
            .usual
            .iter()
            .map(|of| (of.id.clone(), self.shortcut(&of.id).map(keys_text).unwrap_or_default()));
        let file = KeyFile { format: 1, keys: keys.collect() };
        ron::ser::to_string_pretty(&file, ron::ser::PrettyConfig::default())
    }

    /// Reads a key set. Commands it does not name keep their usual keys; what it cannot give is left
    /// out and told.
    ///
    /// # Errors
    /// If it is no key set; see [`KeysError`].
    pub fn from_ron(text: &str, usual: &Arc<Vec<Usual>>) -> Result<KeysRead, KeysError> {
        let file: KeyFile = ron::from_str(text)?;
        if file.format != 1 {
            return Err(KeysError::Format(file.format));
        }
        let (mut keys, mut left_out) = (Self::default().over(Arc::clone(usual)), Vec::new());
        let known: Vec<_> = file.keys.iter().filter(|(id, _)| usual.iter().any(|u| u.id == **id)).collect();
        if known.len() < file.keys.len() {
            let n = file.keys.len() - known.len();
            left_out.push(text!("context-n-of-its-commands-are-not-known-here", n));
        }
        // Keys are taken away first, so that what two commands exchange is free.
        for (id, text) in &known {
            if changeable(id) && keys.usual(id).map(keys_text).unwrap_or_default() != **text {
                keys.put(id, None);
            }
        }
        for (id, text) in known {
            let wanted = keys_of(text);
            if wanted.is_none() && !text.is_empty() {
                left_out.push(text!("context-text-are-no-keys", text));
            }
            let Some(wanted) = wanted.filter(|w| changeable(id) && keys.shortcut(id) != Some(*w)) else {
                continue;
            };
            match keys.free_for(id, wanted) {
                Ok(()) => keys.put(id, Some(wanted)),
                Err(Taken::Always(what)) => {
                    left_out.push(text!("context-text-cannot-be-changed-what", text, what));
                }
                Err(Taken::By(_, name)) => {
                    left_out.push(text!("context-text-is-there-twice-name-keeps-it", text, name));
                }
            }
        }
        Ok(KeysRead { keys, left_out })
    }
}

#[cfg(test)]
mod tests {
    use super::{KeyMap, keys_of};

    #[test]
    fn keys_of_an_earlier_command_are_its_successors() {
        let stored = r#"{"file.export_png":"Ctrl+U","file.export_svg":"","view.fit":""}"#;
        let map: KeyMap = ron::from_str(stored).expect("settings of an earlier version");
        assert_eq!(map.shortcut("file.export_picture"), keys_of("Ctrl+U"));
        assert_eq!((map.shortcut("file.export_png"), map.is_usual()), (None, false));
    }
}
