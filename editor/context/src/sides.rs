//! The sides by the names the scenario gives them, in what rulesets say of 'Side A' and 'Side B'.
//!
//! Must not know rulesets.

use oblique_scenario::Side;
use oblique_text::text;

/// What a ruleset says of 'side A' and 'Side B', with the names the scenario gives the sides.
#[must_use]
pub fn with_sides(text: &str, names: [&str; 2]) -> String {
    let mut named = text.to_owned();
    for side in Side::BOTH {
        for called in [text!("context-side-side", side), text!("context-side-side-2", side)] {
            named = with_word(&named, &called, names[side.index()]);
        }
    }
    named
}

/// Replaces a word where no letter follows it.
fn with_word(text: &str, word: &str, by: &str) -> String {
    let mut parts = text.split(word);
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        out.push_str(if part.starts_with(char::is_alphanumeric) { word } else { by });
        out.push_str(part);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::with_sides;

    #[test]
    fn sides_have_the_names_of_the_scenario() {
        let named = |text| with_sides(text, ["Prussia", "Austria"]);
        assert_eq!(named("Side B reached its withdrawal level"), "Austria reached its withdrawal level");
        assert_eq!(named("5 Flight Points exceed side A's Level"), "5 Flight Points exceed Prussia's Level");
        assert_eq!(named("Side Ahead of Side A"), "Side Ahead of Prussia");
    }
}
