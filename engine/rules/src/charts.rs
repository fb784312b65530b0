//! Charts of a ruleset's numbers as players look them up: titles, heads and units in words, the numbers by reference.
//!
//! References are those of the manual's texts (`{fire.veteran:/1000.2}`), and besides:
//!
//! | | |
//! |---|---|
//! | `{rows.#.field}` | the row of the chart comes once for each row of that list |
//! | `{row.cells.*}` | the cell comes once for each entry of that list |
//! | `{rows.#.id:name}` | what the catalog calls the thing of that id |
//! | `{path:?}` | `yes`, or nothing for no |
//! | `{path:text}` | a text as it stands |
//! | `{path:some}` | the number, or a dash for nought |
//!
//! What is no number is written by [`Charts::words`]. Must not know any one ruleset, or how charts are laid out.

use crate::manual::references::{at, filled_by, styled};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// What stands for a number that is not there.
const NONE: &str = "\u{2014}";
/// In a path, every row of a list.
const ROWS: &str = "#";
/// In a path, every entry of a list.
const ENTRIES: &str = "*";

/// The charts of a ruleset.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Charts {
    /// They, in the order in which they are printed.
    pub charts: Vec<Chart>,
    /// How words of the tables are written. Of a word with numbers, `Check(4, -1)`, they are `{0}` and `{1}`; `null` is a
    /// number that is not there, `[]` a list without entries.
    pub words: BTreeMap<String, String>,
    /// Paths of numbers, or of groups of them, that nobody looks up at a table.
    pub hidden: Vec<String>,
}

/// A chart.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Chart {
    /// Its heading.
    pub title: String,
    /// How it is read, in what units; or empty.
    pub note: String,
    /// Heads of its columns; none: no head.
    pub heads: Vec<String>,
    /// Its rows, cell by cell.
    pub rows: Vec<Vec<String>>,
}

impl Charts {
    /// The charts with their numbers in them, each from the first of the sources that has it; `name` says what a catalog
    /// calls the thing of an id. A reference that leads nowhere is left as it stands; a test finds it.
    #[must_use]
    pub fn filled(&self, sources: &[Value], name: &dyn Fn(&str) -> Option<String>) -> Vec<Chart> {
        let reader = Reader { words: &self.words, sources, name };
        let fill = |chart: &Chart| Chart {
            note: reader.text(&chart.note),
            rows: chart.rows.iter().flat_map(|row| reader.rows(row)).collect(),
            ..chart.clone()
        };
        self.charts.iter().map(fill).collect()
    }

    /// What of `tables` neither stands in a chart nor is hidden.
    #[must_use]
    pub fn uncharted(&self, tables: &Value) -> Value {
        let notes = self.charts.iter().map(|chart| &chart.note);
        let cells = self.charts.iter().flat_map(|chart| &chart.rows).flatten().chain(notes);
        let charted: Vec<Vec<&str>> = cells
            .flat_map(|cell| references(cell))
            .map(path_of)
            .chain(self.hidden.iter().map(String::as_str))
            .map(|path| path.split('.').collect())
            .collect();
        without(tables, &charted.iter().map(Vec::as_slice).collect::<Vec<_>>()).unwrap_or(Value::Null)
    }
}

/// A value without what the paths lead to; nothing where nothing is left.
fn without(value: &Value, charted: &[&[&str]]) -> Option<Value> {
    if charted.iter().any(|path| path.is_empty()) {
        return None;
    }
    // What is told of the part of that name.
    let below = |key: &str, part: &Value| -> Vec<&[&str]> {
        let leads = |first: &str| {
            let named = part.as_object().is_some_and(|row| row.values().any(|v| v.as_str() == Some(first)));
            [key, ROWS, ENTRIES].contains(&first) || named
        };
        charted
            .iter()
            .filter_map(|path| path.split_first().filter(|(first, _)| leads(first)).map(|(_, rest)| rest))
            .collect()
    };
    match value {
        Value::Object(fields) => {
            let left: Map<String, Value> = fields
                .iter()
                .filter_map(|(key, part)| Some((key.clone(), without(part, &below(key, &Value::Null))?)))
                .collect();
            (!left.is_empty()).then_some(Value::Object(left))
        }
        Value::Array(rows) => {
            let left: Vec<Value> = rows
                .iter()
                .enumerate()
                .filter_map(|(n, part)| without(part, &below(&n.to_string(), part)))
                .collect();
            (!left.is_empty()).then_some(Value::Array(left))
        }
        _ => Some(value.clone()),
    }
}

/// The references in a text.
fn references(text: &str) -> impl Iterator<Item = &str> {
    text.split('{').skip(1).filter_map(|piece| Some(piece.split_once('}')?.0))
}

fn path_of(reference: &str) -> &str {
    reference.split_once(':').map_or(reference, |(path, _)| path)
}

/// What fills charts.
struct Reader<'a> {
    words: &'a BTreeMap<String, String>,
    sources: &'a [Value],
    name: &'a dyn Fn(&str) -> Option<String>,
}

impl Reader<'_> {
    /// A row as often as its list is long.
    fn rows(&self, row: &[String]) -> Vec<Vec<String>> {
        let cells = |row: Vec<String>| row.iter().flat_map(|cell| self.cells(cell)).collect();
        match row.iter().find_map(|cell| self.length(cell, ROWS)) {
            None => vec![cells(row.to_vec())],
            Some(count) => {
                (0..count).map(|n| cells(row.iter().map(|cell| placed(cell, ROWS, n)).collect())).collect()
            }
        }
    }

    /// A cell as often as its list is long.
    fn cells(&self, cell: &str) -> Vec<String> {
        match self.length(cell, ENTRIES) {
            None => vec![self.text(cell)],
            Some(count) => (0..count).map(|n| self.text(&placed(cell, ENTRIES, n))).collect(),
        }
    }

    /// A text with its references resolved.
    fn text(&self, text: &str) -> String {
        filled_by(text, &|reference| self.sources.iter().find_map(|source| self.resolved(source, reference)))
    }

    /// How long the list is of which a text wants every part; `None` if it wants none.
    fn length(&self, text: &str, every: &str) -> Option<usize> {
        let part = format!(".{every}");
        let list = references(text).find_map(|reference| Some(path_of(reference).split_once(&part)?.0))?;
        self.sources.iter().find_map(|source| Some(at(source, list)?.as_array()?.len()))
    }

    fn resolved(&self, source: &Value, reference: &str) -> Option<String> {
        let (path, style) = reference.split_once(':').unwrap_or((reference, ""));
        self.shown(at(source, path)?, style)
    }

    /// A value in words, a number in a style.
    fn shown(&self, value: &Value, style: &str) -> Option<String> {
        match value {
            Value::Null => Some(self.words.get("null").map_or(NONE, String::as_str).to_owned()),
            Value::Bool(is) => Some(match (is, style) {
                (true, _) => "yes".to_owned(),
                (false, "?") => String::new(),
                (false, _) => "no".to_owned(),
            }),
            Value::Number(number) if style == "some" => match number.as_i64()? {
                0 => Some(NONE.to_owned()),
                number => styled(number, ""),
            },
            Value::Number(number) => styled(number.as_i64()?, style),
            Value::String(word) if style == "name" => {
                (self.name)(word).or_else(|| self.words.get(word).cloned()).or_else(|| Some(spoken(word)))
            }
            Value::String(text) if style == "text" => Some(text.clone()),
            Value::String(word) => Some(self.words.get(word).cloned().unwrap_or_else(|| spoken(word))),
            Value::Array(parts) if parts.is_empty() => {
                Some(self.words.get("[]").map_or(NONE, String::as_str).to_owned())
            }
            Value::Array(parts) => {
                let parts: Option<Vec<String>> = parts.iter().map(|part| self.shown(part, style)).collect();
                Some(parts?.join(", "))
            }
            Value::Object(fields) => {
                let (word, inner) = fields.iter().next().filter(|_| fields.len() == 1)?;
                let inner = if inner.is_array() { inner.clone() } else { Value::Array(vec![inner.clone()]) };
                match self.words.get(word) {
                    Some(template) => {
                        Some(filled_by(template, &|reference| self.resolved(&inner, reference)))
                    }
                    None => Some(format!("{} {}", spoken(word), self.shown(&inner, style)?)),
                }
            }
        }
    }
}

/// A text that wants the nth part of a list instead of every part.
fn placed(text: &str, every: &str, n: usize) -> String {
    let put = |text: String, after| text.replace(&format!(".{every}{after}"), &format!(".{n}{after}"));
    ['}', ':', '.'].into_iter().fold(text.to_owned(), put)
}

/// A word of the tables as it is spoken: `OnTheMarch` and `on_the_march` are `on the march`.
fn spoken(word: &str) -> String {
    let mut out = String::new();
    for c in word.chars() {
        match c {
            '_' => out.push(' '),
            c if c.is_uppercase() && !out.is_empty() => {
                out.push(' ');
                out.extend(c.to_lowercase());
            }
            c => out.extend(c.to_lowercase()),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::{Chart, Charts};
    use serde_json::json;

    fn charts(rows: &[&[&str]]) -> Charts {
        let rows = rows.iter().map(|row| row.iter().map(|cell| (*cell).to_owned()).collect()).collect();
        let words = [("Na", "\u{2013}"), ("Check", "{0:half} / {1:+}"), ("Go", "{0:half}")];
        Charts {
            charts: vec![Chart { rows, ..Chart::default() }],
            words: words.map(|(word, text)| (word.to_owned(), text.to_owned())).into(),
            hidden: vec!["drawn".to_owned()],
        }
    }

    #[test]
    fn rows_and_cells_come_as_often_as_the_lists_are_long() {
        let tables = json!({
            "terrain": [
                {"id": "clear", "cells": [{"Check": [4, -1]}, {"Go": 3}], "sight": false, "least": null},
                {"id": "woods", "cells": ["Na", {"Go": 4}], "sight": true, "least": 2},
            ],
            "factor": 1250,
            "by_level": [1000, 500],
            "drawn": {"men": 100},
            "left": 3,
        });
        let charts = charts(&[
            &["{terrain.#.id:name}", "{terrain.#.cells.*}", "{terrain.#.sight:?}", "{terrain.#.least:+}"],
            &["By level", "\u{d7} {by_level.*:/1000.1}"],
            &["Factor {factor:/1000.2}", "{nowhere}"],
        ]);
        let filled = charts.filled(std::slice::from_ref(&tables), &|id| Some(id.to_uppercase()));
        let rows: Vec<String> = filled[0].rows.iter().map(|row| row.join("|")).collect();
        assert_eq!(
            rows,
            [
                "CLEAR|2 / \u{2212}1|1\u{bd}||\u{2014}",
                "WOODS|\u{2013}|2|yes|+2",
                "By level|\u{d7} 1.0|\u{d7} 0.5",
                "Factor 1.25|{nowhere}",
            ]
        );
        assert_eq!(charts.uncharted(&tables), json!({"left": 3}));
    }
}
