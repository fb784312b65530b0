//! Fresh ids for new things. Must not know the interface.

use oblique_scenario::letters::spelled;
use oblique_scenario::{PieceId, Side};
use std::collections::BTreeSet;

/// Letters without accents, digits and dashes of a name, about 24.
fn slug(name: &str) -> String {
    let mut out = String::new();
    for c in name.chars().flat_map(char::to_lowercase) {
        if let Some(letters) = spelled(c) {
            out.push_str(letters);
        } else if c.is_ascii_alphanumeric() {
            out.push(c);
        } else if !out.is_empty() && !out.ends_with('-') {
            out.push('-');
        }
        if out.len() >= 24 {
            break;
        }
    }
    let out = out.trim_end_matches('-');
    if out.is_empty() { "piece".to_owned() } else { out.to_owned() }
}

/// `base`, or `base-2`, `base-3`, ... : the first that is not taken.
pub fn fresh_id(base: &str, taken: impl Fn(&str) -> bool) -> String {
    let base = slug(base);
    if !taken(&base) {
        return base;
    }
    (2..=u32::MAX).map(|n| format!("{base}-{n}")).find(|id| !taken(id)).unwrap_or(base)
}

/// A fresh id for a piece of that side and name.
pub fn fresh_piece_id(taken: &BTreeSet<PieceId>, side: Side, name: &str) -> PieceId {
    let base = format!("{}-{name}", side.to_string().to_lowercase());
    PieceId(fresh_id(&base, |id| taken.contains(&PieceId(id.to_owned()))))
}

#[cfg(test)]
mod tests {
    use super::fresh_id;

    #[test]
    fn ids_are_plain_and_new() {
        assert_eq!(fresh_id("A Garde à pied, I.", |_| false), "a-garde-a-pied-i");
        assert_eq!(fresh_id("x", |id| id == "x" || id == "x-2"), "x-3");
        assert_eq!(fresh_id("Sagschütz", |_| false), "sagschuetz");
        assert_eq!(fresh_id("Groß Jägersdorf", |_| false), "gross-jaegersdorf");
        assert_eq!(fresh_id("Żółkiew, Chotusice à l'Étang", |_| false), "zolkiew-chotusice-a-l-et");
        assert_eq!(fresh_id("Łódź, Třeboň", |_| false), "lodz-trebon");
        assert_eq!(fresh_id("§", |_| false), "piece");
    }
}
