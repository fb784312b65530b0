//! Cells to values, or why not and what is expected.

use super::column::fold;
use super::number::{Decimal, whole};
use super::values::{GRADES, OTHER_GRADES};
use super::vocabulary::Vocabulary;
use oblique_board::hex::{Hex, Hour, Layout};
use oblique_rules::catalog::{Attribute, Domain, Kind, Role, reserved};
use oblique_scenario::format::parse_hex;
use oblique_scenario::{Evidence, Scenario, Side, Value};

/// Why a cell cannot be taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Why {
    pub why: String,
    pub expected: String,
}

pub(super) fn why(why: impl Into<String>, expected: impl Into<String>) -> Why {
    Why { why: why.into(), expected: expected.into() }
}

/// A value of an attribute.
pub(super) fn attribute(
    attribute: &Attribute,
    text: &str,
    decimal: Decimal,
    known: Vocabulary<'_>,
) -> Result<Value, Why> {
    match &attribute.domain {
        Domain::Int { min, max, .. } => {
            let unit =
                if attribute.unit.is_empty() { String::new() } else { format!(" {}", attribute.unit_name()) };
            let expected = format!("a whole number from {min} to {max}{unit}");
            let Some(n) = whole(text, decimal) else { return Err(why("This is no whole number.", expected)) };
            if (*min..=*max).contains(&n) {
                Ok(Value::Int(n))
            } else {
                Err(why("This is out of range.", expected))
            }
        }
        Domain::Choice(options) => {
            let found = known.find(options, text, |(id, name)| (id, name));
            found.map(|(id, _)| Value::Text(id.clone())).ok_or_else(|| {
                let names: Vec<&str> = options.iter().map(|(_, name)| name.as_str()).collect();
                why("This is none of the choices.", names.join(", "))
            })
        }
        Domain::Flag => flag(text).map(Value::Flag),
        Domain::Text => Ok(Value::Text(text.to_owned())),
        Domain::Clock => {
            let clock = text.split_once([':', '.', 'h']).and_then(|(h, m)| {
                let (h, m) = (h.trim().parse::<i64>().ok()?, m.trim().parse::<i64>().ok()?);
                ((0..24).contains(&h) && (0..60).contains(&m)).then_some(h * 60 + m)
            });
            let minutes = clock.or_else(|| whole(text, decimal).filter(|m| (0..1440).contains(m)));
            minutes.map(Value::Int).ok_or_else(|| why("This is no time of day.", "a time such as 13:30"))
        }
    }
}

/// A value of an attribute the catalog does not know: what it looks like.
pub(super) fn unknown(text: &str) -> Value {
    match text {
        "yes" => Value::Flag(true),
        "no" => Value::Flag(false),
        text => text.parse().map_or_else(|_| Value::Text(text.to_owned()), Value::Int),
    }
}

pub(super) fn flag(text: &str) -> Result<bool, Why> {
    match fold(text).as_str() {
        "yes" | "y" | "true" | "1" | "x" | "ja" | "j" | "oui" | "si" => Ok(true),
        "no" | "n" | "false" | "0" | "nein" | "non" => Ok(false),
        _ if text.trim() == "✓" => Ok(true),
        _ => Err(why("This is neither yes nor no.", "yes or no")),
    }
}

/// What stands before the letter of a side (folded).
const SIDE: [&str; 2] = ["side", "seite"];

pub(super) fn side(text: &str, scenario: &Scenario, known: Vocabulary<'_>) -> Result<Side, Why> {
    // A letter is what the export writes: it counts even where the other side is called so.
    if let Some(side) = Side::BOTH.into_iter().find(|side| side.to_string() == text) {
        return Ok(side);
    }
    let wanted = fold(text);
    let fits = |side: &Side| {
        let letter = fold(&side.to_string());
        let name = &scenario.side(*side).name;
        let by_letter = wanted == letter || SIDE.iter().any(|word| wanted == format!("{word}{letter}"));
        by_letter || fold(name) == wanted || known.calls(name, &wanted)
    };
    let [a, b] = Side::BOTH.map(|s| fits(&s));
    match (a, b) {
        (true, false) => Ok(Side::A),
        (false, true) => Ok(Side::B),
        _ => {
            let [a, b] = Side::BOTH.map(|s| scenario.side(s).name.clone());
            Err(why("There is no such side.", format!("A, B, {a} or {b}")))
        }
    }
}

/// A hex of the board; zeros a spreadsheet took from its front are put back.
pub(super) fn hex(text: &str, layout: Layout) -> Result<Hex, Why> {
    let digits = layout.name_digits() * 2;
    let plain = text.bytes().all(|b| b.is_ascii_digit());
    let padded = if plain && text.len() < digits { format!("{text:0>digits$}") } else { text.to_owned() };
    let first = layout.name(layout.at(0, 0));
    let last = layout.name(layout.at(i32::from(layout.width) - 1, i32::from(layout.height) - 1));
    let expected = format!("a hex from {first} to {last}");
    let hex = parse_hex(layout, &padded).ok_or_else(|| why("This is no hex.", expected.clone()))?;
    if layout.contains(hex) { Ok(hex) } else { Err(why("This hex is not on the board.", expected)) }
}

/// The hexes of a cell with one or several, separated by blanks or commas.
pub(super) fn hexes(text: &str, layout: Layout) -> Result<(Hex, Vec<Hex>), Why> {
    let mut words = text.split([' ', ',', ';']).filter(|word| !word.is_empty());
    let first = hex(words.next().unwrap_or_default(), layout)?;
    Ok((first, words.map(|word| hex(word, layout)).collect::<Result<_, _>>()?))
}

pub(super) fn hour(text: &str, decimal: Decimal) -> Result<Hour, Why> {
    let n = whole(text, decimal).filter(|n| (0..=12).contains(n)).and_then(|n| i32::try_from(n).ok());
    n.map(Hour::new).ok_or_else(|| why("This is no facing.", "an hour of the clock, 0 to 11"))
}

/// What people call kinds, by their role.
const ROLES: &[(Role, &[&str])] = &[
    (
        Role::Foot,
        &[
            "infantry",
            "foot",
            "battalion",
            "regiment",
            "inf",
            "line",
            "lineinfantry",
            "infanterie",
            "musketeers",
            "musketeer",
            "grenadiers",
            "grenadier",
            "fusiliers",
            "militia",
        ],
    ),
    (
        Role::Light,
        &[
            "light",
            "lightinfantry",
            "jager",
            "jaeger",
            "jagers",
            "chasseurs",
            "skirmishers",
            "skirmisher",
            "croats",
            "grenzer",
            "freikorps",
            "rifles",
            "pandurs",
        ],
    ),
    (
        Role::Horse,
        &[
            "cavalry",
            "horse",
            "cav",
            "cuirassiers",
            "cuirassier",
            "dragoons",
            "dragoon",
            "hussars",
            "hussar",
            "squadron",
            "squadrons",
            "kavallerie",
            "lancers",
            "uhlans",
            "cossacks",
        ],
    ),
    (
        Role::Guns,
        &[
            "artillery",
            "battery",
            "guns",
            "gun",
            "art",
            "cannon",
            "foot artillery",
            "horseartillery",
            "artillerie",
        ],
    ),
    (
        Role::Leader,
        &[
            "leader",
            "general",
            "commander",
            "corps",
            "division",
            "brigade",
            "wing",
            "corpscommander",
            "brigadier",
        ],
    ),
    (Role::Chief, &["chief", "commanderinchief", "cinc", "army", "armycommander", "king", "overall"]),
];

pub(super) fn kind<'a>(text: &str, known: Vocabulary<'a>) -> Result<&'a Kind, Why> {
    let (wanted, catalog) = (fold(text), known.catalog);
    let named = known.find(&catalog.kinds, text, |k| (&k.id, &k.name));
    // 'Cuirassier' is cavalry because an attribute of that kind has the word.
    let by_choice = || {
        catalog.kinds.iter().find(|k| {
            k.attributes.iter().any(|a| match &a.domain {
                Domain::Choice(options) if a.id == reserved::TYPE => {
                    known.find(options, text, |(id, name)| (id, name)).is_some()
                }
                _ => false,
            }) && k.role != Role::Foot
        })
    };
    let role = || ROLES.iter().find(|(_, words)| words.contains(&wanted.as_str())).map(|(role, _)| *role);
    let by_role = || role().and_then(|r| catalog.kinds.iter().find(|k| k.role == r));
    named.or_else(by_role).or_else(by_choice).ok_or_else(|| {
        let names: Vec<&str> = catalog.kinds.iter().map(|k| k.name.as_str()).collect();
        why("There is no such kind.", names.join(", "))
    })
}

/// The kind that people call by a word; none where it is no such word.
pub(crate) fn kind_by_word<'a>(word: &str, known: impl Into<Vocabulary<'a>>) -> Option<&'a Kind> {
    kind(word, known.into()).ok()
}

pub(super) fn formation(text: &str, kind: &str, known: Vocabulary<'_>) -> Result<String, Why> {
    let catalog = known.catalog;
    let own = catalog.kind(kind).map_or(&[][..], |k| k.formations.as_slice());
    let all = || own.iter().filter_map(|id| catalog.formation(id));
    let found = known.find(all(), text, |f| (&f.id, &f.name));
    found.map(|f| f.id.clone()).ok_or_else(|| {
        let names: Vec<&str> = all().map(|f| f.name.as_str()).collect();
        if names.is_empty() {
            why("This kind has no formations.", "an empty cell")
        } else {
            why("This kind has no such formation.", names.join(", "))
        }
    })
}

pub(super) fn evidence(text: &str) -> Result<Evidence, Why> {
    // Semicolons of the source are escaped; the remark is the rest as it stands.
    let mut parts = vec![String::new()];
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        let count = parts.len();
        let Some(last) = parts.last_mut() else { break };
        match c {
            '\\' if count == 2 => last.extend(chars.next()),
            ';' if count < 3 => {
                if chars.as_str().starts_with(' ') {
                    chars.next();
                }
                parts.push(String::new());
            }
            c => last.push(c),
        }
    }
    let mut parts = parts.into_iter();
    let word = parts.next().unwrap_or_default();
    let grade = GRADES.iter().chain(OTHER_GRADES).find(|(_, w)| fold(&word) == *w).map(|(grade, _)| *grade);
    let grade = grade.ok_or_else(|| {
        why("This names no grade of a source.", "sourced, known or estimated; source; remark")
    })?;
    Ok(Evidence { grade, source: parts.next().unwrap_or_default(), remark: parts.next().unwrap_or_default() })
}
