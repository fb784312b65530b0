//! Names the fog of war hides: what is told of a unit that is covered in its stack names it to its own
//! side only.
//!
//! Must not know how a stack covers: what differs between the field and the field as seen is covered.

use super::narration::Narrated;
use oblique_rules::play::Game;
use oblique_scenario::Side;

/// What the enemy reads in the place of a name.
const ANOTHER: &str = "another unit";

/// Names of covered units with their sides, the longest first.
pub(crate) type Covered = Vec<(Side, String)>;

/// The names that are hidden from the enemy now.
pub(crate) fn covered(game: &dyn Game, fog: bool) -> Covered {
    let mut out = Vec::new();
    if !fog {
        return out;
    }
    for side in Side::BOTH {
        let seen = game.see(Some(side));
        let hidden = game.field().pieces.iter().zip(&seen.pieces);
        let hidden = hidden.filter(|(truth, seen)| truth.info.name != seen.info.name);
        out.extend(hidden.map(|(truth, _)| (truth.side(), truth.info.name.clone())));
    }
    out.sort_by_key(|(_, name)| std::cmp::Reverse(name.len()));
    out
}

/// Those hidden before and after: whoever comes out from below is seen.
pub(crate) fn still(before: &Covered, mut after: Covered) -> Covered {
    after.retain(|name| before.contains(name));
    after
}

/// The lines as each side may read them.
pub(crate) fn mask(lines: Vec<(usize, Narrated)>, covered: &Covered) -> Vec<(usize, Narrated)> {
    if covered.is_empty() {
        return lines;
    }
    let mut out = Vec::with_capacity(lines.len());
    for (events, line) in lines {
        let versions = Side::BOTH.map(|reader| hidden_from(&line.text, reader, covered));
        match (line.only, versions) {
            (_, [None, None]) => out.push((events, line)),
            (Some(reader), mut versions) => {
                let text = versions[reader.index()].take().unwrap_or_else(|| line.text.clone());
                // The draw names whom the text does not.
                let draw = line.draw.filter(|_| text == line.text);
                out.push((events, Narrated { text, draw, ..line }));
            }
            (None, versions) => {
                for (reader, version) in Side::BOTH.into_iter().zip(versions) {
                    let text = version.unwrap_or_else(|| line.text.clone());
                    let draw = line.draw.clone().filter(|_| text == line.text);
                    out.push((events, Narrated { text, draw, only: Some(reader), ..line.clone() }));
                }
            }
        }
    }
    out
}

/// The text without the names hidden from a reader; `None` if there is none in it.
fn hidden_from(text: &str, reader: Side, covered: &Covered) -> Option<String> {
    let mut out = text.to_owned();
    for (_, name) in covered.iter().filter(|(side, _)| *side != reader) {
        out = without(&out, name);
    }
    if out == text {
        return None;
    }
    // A sentence begins with a capital.
    if out.starts_with(ANOTHER) {
        out.replace_range(..1, "A");
    }
    Some(out)
}

/// Replaces a name where it stands as whole words.
fn without(text: &str, name: &str) -> String {
    if name.is_empty() {
        return text.to_owned();
    }
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(name) {
        let (before, after) = (&rest[..at], &rest[at + name.len()..]);
        let joined = before.chars().next_back().is_some_and(char::is_alphanumeric)
            || after.chars().next().is_some_and(char::is_alphanumeric);
        out.push_str(before);
        out.push_str(if joined { name } else { ANOTHER });
        rest = after;
    }
    out.push_str(rest);
    out
}

#[cfg(test)]
mod tests {
    use super::super::narration::Kind;
    use super::*;

    fn line(text: &str, only: Option<Side>) -> (usize, Narrated) {
        let kind = Kind::Said;
        (1, Narrated { kind, text: text.to_owned(), rule: "", hex: None, piece: None, only, draw: None })
    }

    #[test]
    fn a_covered_unit_is_named_to_its_own_side_only() {
        let covered = vec![(Side::B, "Harrach 1".to_owned())];
        let lines = vec![line("Harrach 1 fires.", None), line("Harrach 12 fires.", None)];
        let out = mask(lines, &covered);
        let texts: Vec<_> = out.iter().map(|(_, t)| (t.only, t.text.as_str())).collect();
        assert_eq!(
            texts,
            [
                (Some(Side::A), "Another unit fires."),
                (Some(Side::B), "Harrach 1 fires."),
                (None, "Harrach 12 fires.")
            ]
        );
    }

    #[test]
    fn whoever_comes_out_from_below_is_named() {
        let before = vec![(Side::B, "Harrach 1".to_owned())];
        assert!(still(&before, Vec::new()).is_empty());
    }
}
