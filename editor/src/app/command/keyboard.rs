//! Shortcuts held against the keys of keyboards that are laid out otherwise.
//!
//! Must not know commands.

use egui::{Event, InputState, Key, KeyboardShortcut, Modifiers};
use oblique_ui::alt::pressed_with_alt;

/// Takes the first press of a shortcut out of the input; was there one?
///
/// The key with '=' and '+' is one key here: on most layouts '+' is '=' with Shift, so that
/// `Ctrl+Shift+=` comes as Plus, while on others '+' has a key of its own.
pub(crate) fn consume(input: &mut InputState, shortcut: KeyboardShortcut) -> bool {
    if !shortcut.modifiers.alt && pressed_with_alt(input, shortcut.logical_key) {
        return false;
    }
    if shortcut.logical_key != Key::Equals {
        return input.consume_shortcut(&shortcut);
    }
    let is_press = |event: &Event| {
        matches!(event, Event::Key { key, physical_key, pressed: true, modifiers, .. }
            if is_equals(*key, *physical_key) && held_alike(*modifiers, shortcut.modifiers))
    };
    let found = input.events.iter().position(is_press);
    if let Some(index) = found {
        input.events.remove(index);
    }
    found.is_some()
}

/// Is it the key with '=', by what it writes or by where it is?
fn is_equals(key: Key, physical: Option<Key>) -> bool {
    matches!(key, Key::Equals | Key::Plus) || physical == Some(Key::Equals)
}

/// Are exactly these modifiers held?
fn held_alike(held: Modifiers, wanted: Modifiers) -> bool {
    (held.command || held.ctrl, held.alt, held.shift)
        == (wanted.command || wanted.ctrl, wanted.alt, wanted.shift)
}

#[cfg(test)]
mod tests {
    use super::{Key, KeyboardShortcut, Modifiers, consume};
    use egui::{Event, InputState};

    const CTRL_SHIFT: Modifiers = Modifiers { shift: true, ..Modifiers::COMMAND };

    fn taken(key: Key, physical: Key, held: Modifiers, wanted: Modifiers) -> bool {
        let mut input = InputState::default();
        let physical_key = Some(physical);
        input.events.push(Event::Key { key, physical_key, pressed: true, repeat: false, modifiers: held });
        let taken = consume(&mut input, KeyboardShortcut::new(wanted, Key::Equals));
        assert_eq!(taken, input.events.is_empty());
        taken
    }

    #[test]
    fn a_letter_with_alt_is_no_command_that_is_the_letter_alone() {
        let pressed = |alt: bool, wanted: Modifiers| {
            let modifiers = Modifiers { alt, ..Modifiers::NONE };
            let mut input = InputState::default();
            let physical_key = Some(Key::F);
            input.events.push(Event::Key {
                key: Key::F,
                physical_key,
                pressed: true,
                repeat: false,
                modifiers,
            });
            consume(&mut input, KeyboardShortcut::new(wanted, Key::F))
        };
        assert!(pressed(false, Modifiers::NONE) && pressed(true, Modifiers::ALT));
        assert!(!pressed(true, Modifiers::NONE));
    }

    #[test]
    fn the_key_of_equals_and_plus_is_one_on_every_layout() {
        // English: Shift makes '+' of '='. French: likewise. German: '=' is Shift and 0, '+' beside 'U umlaut'.
        for (key, physical) in [
            (Key::Plus, Key::Equals),
            (Key::Equals, Key::Equals),
            (Key::Equals, Key::Num0),
            (Key::Plus, Key::CloseBracket),
            (Key::CloseBracket, Key::Equals),
        ] {
            assert!(taken(key, physical, CTRL_SHIFT, CTRL_SHIFT), "{key:?} at {physical:?}");
            assert!(taken(key, physical, Modifiers::COMMAND, Modifiers::COMMAND), "{key:?} at {physical:?}");
            assert!(!taken(key, physical, CTRL_SHIFT, Modifiers::COMMAND), "Shift is not nothing");
            assert!(!taken(key, physical, Modifiers::COMMAND, CTRL_SHIFT), "nothing is not Shift");
        }
        assert!(!taken(Key::Minus, Key::Minus, CTRL_SHIFT, CTRL_SHIFT));
    }
}
