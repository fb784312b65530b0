//! Letters and digits pressed with Alt: those of menus and of the system, and of no command that has the letter alone.

use egui::{Event, InputState, Key, Modifiers};

/// Is that key a letter or digit that was pressed with Alt? egui lets a plain letter be pressed with it.
#[must_use]
pub fn is_letter_with_alt(key: Key, modifiers: Modifiers) -> bool {
    modifiers.alt && key.name().len() == 1
}

/// Was that letter pressed with Alt in this frame? Alt may be let go of within it, so what counts is what was held as the
/// letter was pressed.
#[must_use]
pub fn pressed_with_alt(input: &InputState, letter: Key) -> bool {
    let with_alt = |event: &Event| {
        matches!(event, Event::Key { key, pressed: true, modifiers, .. }
            if *key == letter && is_letter_with_alt(*key, *modifiers))
    };
    input.events.iter().any(with_alt)
}
