//! What is written under a counter, its name and strength: how large and where. Must not know what it says.

use super::CounterLook;

/// Widest text under a counter, in hexes.
pub const CAPTION_WIDTH: f32 = 1.1;

/// Height of the text under a counter in pixels (points on the screen), at so many a hex: at least 9.
pub fn caption_px(px_per_hex: f32) -> f32 {
    (px_per_hex * 0.15).max(9.0)
}

/// How far below the middle of its hex what is written under a counter begins, in hexes: under its signs.
pub fn caption_top(look: &CounterLook) -> f32 {
    let bars = u8::from(look.morale.is_some()) + u8::from(look.disruption.is_some());
    let boxes = u8::from(look.signs.tally.is_some()) + u8::from(look.signs.ladder.is_some());
    let word = if look.label.is_empty() { 0.0 } else { 0.2 };
    let below = if look.role.leads() { 0.3 } else { 0.34 };
    below + 0.055 * f32::from(bars) + 0.12 * f32::from(boxes) + word
}

/// The longest beginning of a text that fits, with an ellipsis where something is left out; empty if not even one
/// letter does.
pub fn shortened(text: &str, fits: impl Fn(&str) -> bool) -> String {
    if fits(text) {
        return text.to_owned();
    }
    let ends: Vec<usize> = text.char_indices().map(|(at, _)| at).skip(1).collect();
    let cut = |end: &usize| text.get(..*end).unwrap_or_default().trim_end().to_owned() + "…";
    ends.iter().rev().map(cut).find(|cut| fits(cut)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::shortened;

    #[test]
    fn a_text_keeps_as_much_as_fits() {
        let within = |most: usize| move |text: &str| text.chars().count() <= most;
        assert_eq!(shortened("1/IR24 Schwerin", within(20)), "1/IR24 Schwerin");
        assert_eq!(shortened("1/IR24 Schwerin", within(8)), "1/IR24…");
        assert_eq!(shortened("Žižka", within(3)), "Ži…");
        assert_eq!(shortened("Schwerin", within(1)), "");
    }
}
