//! Ratings on another scale turned into the catalog's.

use super::column::fold;
use super::number::{Decimal, thousandths};
use oblique_rules::catalog::{Attribute, Domain};
use std::collections::BTreeMap;

/// How the cells of a column become values of the catalog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Conversion {
    /// By a table: what a cell says (folded) and what is put in its place.
    Table(BTreeMap<String, String>),
    /// Straight from one range onto another; for a list of words the range counts them from 0.
    Linear {
        /// What the sheet's scale begins and ends with.
        from: (i64, i64),
        /// What that becomes.
        to: (i64, i64),
    },
}

/// Words for quality, from 0 (worst) to 100.
const WORDS: &[(&str, i64)] = &[
    ("raw", 0),
    ("green", 0),
    ("conscript", 0),
    ("recruit", 5),
    ("recruits", 5),
    ("poor", 5),
    ("rabble", 0),
    ("militia", 10),
    ("landwehr", 15),
    ("untrained", 0),
    ("inferior", 15),
    ("weak", 10),
    ("low", 10),
    ("trained", 40),
    ("regular", 40),
    ("regulars", 40),
    ("line", 40),
    ("average", 45),
    ("ordinary", 45),
    ("medium", 45),
    ("normal", 45),
    ("steady", 45),
    ("fair", 40),
    ("seasoned", 65),
    ("good", 65),
    ("experienced", 68),
    ("veteran", 70),
    ("veterans", 70),
    ("superior", 75),
    ("high", 75),
    ("excellent", 90),
    ("crack", 90),
    ("picked", 90),
    ("grenadier", 85),
    ("elite", 100),
    ("guard", 100),
    ("guards", 100),
    ("superb", 100),
    ("best", 100),
];

/// The letter of a school mark, A the best, F the worst, in hundredths; a plus or minus is a third.
fn letter(text: &str, last: char) -> Option<i64> {
    let mut chars = text.chars();
    let letter = chars.next()?.to_ascii_uppercase();
    let step = match chars.as_str() {
        "" => 0,
        "+" => -1,
        "-" | "−" => 1,
        _ => return None,
    };
    if !('A'..=last).contains(&letter) {
        return None;
    }
    let (n, most) = (i64::from(u32::from(letter) - 65), i64::from(u32::from(last) - 65).max(1));
    Some((100 - (n * 300 + step * 100) / (most * 3)).clamp(0, 100))
}

impl Conversion {
    /// A table that turns the cells given into values of an attribute, where they are words or
    /// letters people rate troops by. `None` where there is nothing to turn.
    #[must_use]
    pub fn suggest(attribute: &Attribute, cells: &[&str]) -> Option<Self> {
        let marks = cells.iter().filter(|c| letter(c.trim(), 'Z').is_some());
        let last = marks.filter_map(|c| c.trim().chars().next()).map(|c| c.to_ascii_uppercase()).max();
        let last = last.unwrap_or('F').max('F');
        let mut table = BTreeMap::new();
        for cell in cells {
            let word = fold(cell);
            if word.is_empty() || table.contains_key(&word) {
                continue;
            }
            let score = WORDS.iter().find(|(w, _)| *w == word).map(|(_, score)| *score);
            let Some(score) = score.or_else(|| letter(cell.trim(), last)) else { continue };
            if let Some(value) = at(attribute, score) {
                // Plus and minus do not survive folding.
                let key = if letter(cell.trim(), last).is_some() { mark_key(cell) } else { word };
                table.insert(key, value);
            }
        }
        (!table.is_empty()).then_some(Self::Table(table))
    }

    /// What is put in a cell's place; `None` where the conversion says nothing of it.
    #[must_use]
    pub fn apply(&self, cell: &str, attribute: &Attribute, decimal: Decimal) -> Option<String> {
        match self {
            Self::Table(table) => table.get(&mark_key(cell)).or_else(|| table.get(&fold(cell))).cloned(),
            Self::Linear { from: (low, high), to: (first, last) } => {
                let n = thousandths(cell, decimal)?;
                let (low, high) = (i128::from(*low) * 1000, i128::from(*high) * 1000);
                let (first, last) = (i128::from(*first), i128::from(*last));
                let span = high - low;
                if span == 0 || (n - low) * span.signum() < 0 || (n - high) * span.signum() > 0 {
                    return None;
                }
                // Rounded to the nearest, halves away from the first.
                let (part, whole) = ((n - low) * (last - first) * 2, span * 2);
                let half = if (part < 0) == (whole < 0) { whole / 2 } else { -whole / 2 };
                let value = first + (part + half) / whole;
                match &attribute.domain {
                    Domain::Choice(options) => {
                        usize::try_from(value).ok().and_then(|i| options.get(i)).map(|(_, name)| name.clone())
                    }
                    _ => Some(value.to_string()),
                }
            }
        }
    }
}

/// A mark with its sign: `a+`, `b-`.
fn mark_key(cell: &str) -> String {
    cell.trim().to_lowercase().replace('−', "-")
}

/// The value of an attribute at so many hundredths of its range.
fn at(attribute: &Attribute, score: i64) -> Option<String> {
    match &attribute.domain {
        Domain::Choice(options) => {
            let most = i64::try_from(options.len()).ok()? - 1;
            let index = (score * most + 50) / 100;
            usize::try_from(index).ok().and_then(|i| options.get(i)).map(|(_, name)| name.clone())
        }
        Domain::Int { min, max, .. } => {
            let span = max.checked_sub(*min)?;
            Some((min + (score.checked_mul(span)? + 50) / 100).to_string())
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::Conversion;
    use crate::spreadsheet::Decimal;
    use oblique_rules::catalog::{Attribute, Domain};
    use oblique_scenario::Value;

    fn attribute(domain: Domain) -> Attribute {
        let text = |t: &str| t.to_owned();
        let (id, name) = (text("quality"), text("Quality"));
        Attribute {
            id,
            name,
            unit: text(""),
            unit_shown: text(""),
            domain,
            default: Value::Int(0),
            inherits: text(""),
            rule: text(""),
            help: text(""),
        }
    }

    #[test]
    fn letters_and_words_spread_over_the_scale() {
        let names = ["Green", "Trained", "Veteran", "Elite"];
        let words = attribute(Domain::Choice(names.map(|n| (n.to_lowercase(), n.to_owned())).to_vec()));
        let table = Conversion::suggest(&words, &["A", "C", "F", "raw", "Veteran", "A-"]).expect("a table");
        let get = |cell| table.apply(cell, &words, Decimal::Auto);
        assert_eq!(get("A").as_deref(), Some("Elite"));
        assert_eq!(get("f").as_deref(), Some("Green"));
        assert_eq!(get("Raw").as_deref(), Some("Green"));
        assert_eq!(get("c").as_deref(), Some("Veteran"));
        assert_eq!(get("Q"), None);
    }

    #[test]
    fn a_scale_is_carried_over_straight() {
        let numbers = attribute(Domain::Int { min: -2, max: 2, step: 1 });
        let line = Conversion::Linear { from: (1, 10), to: (-2, 2) };
        let get = |cell| line.apply(cell, &numbers, Decimal::Auto);
        assert_eq!([get("1"), get("10"), get("5.5")].map(Option::unwrap), ["-2", "2", "0"]);
        assert_eq!(get("11"), None);
        let down = Conversion::Linear { from: (6, 1), to: (0, 10) };
        assert_eq!(down.apply("6", &numbers, Decimal::Auto).as_deref(), Some("0"));
        assert_eq!(down.apply("1", &numbers, Decimal::Auto).as_deref(), Some("10"));
    }
}
