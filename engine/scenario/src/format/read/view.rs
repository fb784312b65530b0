//! A tree node looked at as a group of fields, or as a table of keys.

use crate::Decimal;
use crate::format::places::parse_hex;
use crate::format::problem::Sink;
use crate::format::syntax::{Kind, Node};
use oblique_board::hex::{Hex, Layout};
use std::collections::BTreeSet;

/// A group of fields.
pub(super) struct View<'n> {
    fields: Vec<(&'n str, &'n Node)>,
}

impl<'n> View<'n> {
    /// Looks at a node; reports what is no field of `what`, and fields given twice.
    pub(super) fn new(node: &'n Node, what: &str, known: &[&str], sink: &mut Sink<'_>) -> Self {
        let mut fields: Vec<(&str, &Node)> = Vec::new();
        let named: Vec<(usize, &str, &Node)> = match &node.kind {
            Kind::Fields(list) => list.iter().map(|f| (f.at, f.name.as_str(), &f.value)).collect(),
            Kind::Map(map) => map.iter().filter_map(|(k, v)| Some((k.at, key_text(k)?, v))).collect(),
            Kind::Bad => Vec::new(),
            other => {
                let message = format!("Here {what} is due, but there is {}.", other.name());
                sink.error(node.at, message, "Write it as (name: value, ...).");
                Vec::new()
            }
        };
        for (at, name, value) in named {
            if !known.contains(&name) {
                let nearest = known.iter().find(|k| near(k, name));
                let hint = nearest.map_or_else(
                    || format!("Fields are {}. It was left out.", known.join(", ")),
                    |k| format!("Perhaps '{k}' is meant. It was left out."),
                );
                sink.error(at, format!("{} has no field '{name}'.", capital(what)), hint);
            } else if fields.iter().any(|(n, _)| *n == name) {
                sink.error(
                    at,
                    format!("The field '{name}' is given twice."),
                    "The first one counts; remove the other.",
                );
            } else if !matches!(&value.kind, Kind::Word(w) if w == "None") {
                fields.push((name, value));
            }
        }
        Self { fields }
    }

    /// Has it any field?
    pub(super) const fn any(&self) -> bool {
        !self.fields.is_empty()
    }

    /// The value of a field.
    pub(super) fn get(&self, name: &str) -> Option<&'n Node> {
        self.fields.iter().find(|(n, _)| *n == name).map(|(_, node)| *node)
    }

    /// A text.
    pub(super) fn text(&self, name: &str, sink: &mut Sink<'_>) -> Option<String> {
        text(self.get(name)?, name, sink)
    }

    /// A number in a range.
    pub(super) fn int<T: TryFrom<i64>>(&self, name: &str, sink: &mut Sink<'_>) -> Option<T> {
        int(self.get(name)?, name, sink)
    }

    /// A number, with a fraction or without.
    pub(super) fn decimal(&self, name: &str, sink: &mut Sink<'_>) -> Option<Decimal> {
        decimal(self.get(name)?, name, sink)
    }

    /// Yes or no.
    pub(super) fn flag(&self, name: &str, sink: &mut Sink<'_>) -> Option<bool> {
        let node = self.get(name)?;
        match node.kind {
            Kind::Flag(flag) => Some(flag),
            _ => wrong(node, name, "true or false", sink),
        }
    }

    /// A hex, on or off the board; one off the board is reported and kept.
    pub(super) fn hex(&self, name: &str, layout: Layout, sink: &mut Sink<'_>) -> Option<Hex> {
        let node = self.get(name)?;
        let text = text(node, name, sink)?;
        let Some(hex) = parse_hex(layout, &text) else {
            let hint = format!("Hexes are named column and row, like {}.", layout.name(layout.at(0, 0)));
            sink.error(node.at, format!("'{text}' is no hex."), hint);
            return None;
        };
        if !layout.contains(hex) {
            off_board(node.at, &text, layout, sink);
        }
        Some(hex)
    }

    /// One of some words, whatever their case.
    pub(super) fn choice<T: Copy>(
        &self,
        name: &str,
        choices: &[(&str, T)],
        sink: &mut Sink<'_>,
    ) -> Option<T> {
        let node = self.get(name)?;
        let word = text(node, name, sink)?;
        let found = choices.iter().find(|(w, _)| w.eq_ignore_ascii_case(&word)).map(|(_, value)| *value);
        if found.is_none() {
            let words: Vec<_> = choices.iter().map(|(w, _)| *w).collect();
            let hint = format!("Write one of {}.", words.join(", "));
            sink.error(node.at, format!("'{word}' is unknown as '{name}'."), hint);
        }
        found
    }
}

/// Reports a hex off the board.
pub(super) fn off_board(at: usize, name: &str, layout: Layout, sink: &mut Sink<'_>) {
    let message =
        format!("The hex {name} lies off the board of {} by {} hexes.", layout.width, layout.height);
    sink.warn(at, message, "Move it onto the board.");
}

/// A text (or a bare word).
pub(super) fn text(node: &Node, name: &str, sink: &mut Sink<'_>) -> Option<String> {
    match &node.kind {
        Kind::Text(text) | Kind::Word(text) => Some(text.clone()),
        Kind::Letter(c) => Some(c.to_string()),
        _ => wrong(node, name, "a text in quotation marks", sink),
    }
}

/// A number that fits its type.
pub(super) fn int<T: TryFrom<i64>>(node: &Node, name: &str, sink: &mut Sink<'_>) -> Option<T> {
    let Kind::Int(n) = node.kind else { return wrong(node, name, "a whole number", sink) };
    let value = T::try_from(n).ok();
    if value.is_none() {
        sink.error(
            node.at,
            format!("{n} is out of range as '{name}'."),
            "Write a smaller or a positive number.",
        );
    }
    value
}

/// A number, with a fraction or without.
pub(super) fn decimal(node: &Node, name: &str, sink: &mut Sink<'_>) -> Option<Decimal> {
    match node.kind {
        Kind::Decimal(number) => Some(number),
        Kind::Int(n) if (-Decimal::MOST..=Decimal::MOST).contains(&n) => Some(Decimal::whole(n)),
        Kind::Int(n) => {
            let hint = format!("Numbers go from {} to {}.", -Decimal::MOST, Decimal::MOST);
            sink.error(node.at, format!("{n} is out of range as '{name}'."), hint);
            None
        }
        _ => wrong(node, name, "a number", sink),
    }
}

/// A list.
pub(super) fn list<'n>(node: &'n Node, name: &str, sink: &mut Sink<'_>) -> &'n [Node] {
    match &node.kind {
        Kind::List(items) => items,
        _ => wrong(node, name, "a list", sink).unwrap_or(&[]),
    }
}

/// The entries of a table: key, where it stands, value. Keys given twice are reported.
pub(super) fn entries<'n>(node: &'n Node, name: &str, sink: &mut Sink<'_>) -> Vec<(String, usize, &'n Node)> {
    let mut seen = BTreeSet::new();
    let mut found = Vec::new();
    let mut add = |key: &str, at: usize, value: &'n Node, sink: &mut Sink<'_>| {
        if seen.insert(key.to_owned()) {
            found.push((key.to_owned(), at, value));
        } else {
            let message = format!("'{key}' is given twice under '{name}'.");
            sink.error(at, message, "The first one counts; give the other another id or remove it.");
        }
    };
    match &node.kind {
        Kind::Map(map) => {
            for (key, value) in map {
                match key_text(key) {
                    Some(text) => add(text, key.at, value, sink),
                    None if matches!(key.kind, Kind::Bad) => {}
                    None => {
                        let message = format!("A key under '{name}' is {}.", key.kind.name());
                        sink.error(key.at, message, "Keys are texts in quotation marks.");
                    }
                }
            }
        }
        Kind::Fields(fields) => fields.iter().for_each(|f| add(&f.name, f.at, &f.value, sink)),
        _ => {
            let _: Option<()> = wrong(node, name, "a table in curly brackets", sink);
        }
    }
    found
}

fn key_text(node: &Node) -> Option<&str> {
    match &node.kind {
        Kind::Text(text) | Kind::Word(text) => Some(text),
        _ => None,
    }
}

fn wrong<T>(node: &Node, name: &str, due: &str, sink: &mut Sink<'_>) -> Option<T> {
    if !matches!(node.kind, Kind::Bad) {
        let message = format!("'{name}' is {}, but {due} is due.", node.kind.name());
        sink.error(node.at, message, format!("Write {due}."));
    }
    None
}

/// Is one name a slip of the pen away from the other?
fn near(a: &str, b: &str) -> bool {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().take(40).collect());
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, ca) in a.iter().enumerate() {
        let mut corner = row[0];
        row[0] = i + 1;
        for (j, cb) in b.iter().enumerate() {
            let change = corner + usize::from(ca != cb);
            corner = row[j + 1];
            row[j + 1] = change.min(corner + 1).min(row[j] + 1);
        }
    }
    row[b.len()] <= 1 + a.len() / 5
}

fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |c| c.to_uppercase().chain(chars).collect())
}
