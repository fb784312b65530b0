//! The numbers of a ruleset: the charts it has for players, then what stands in none of them, by what its schema says of
//! each.
//!
//! Must not know what any of them means.

use crate::kit::Kit;
use crate::kit::flow::Flow;
use crate::kit::table::Table;
use crate::pdf::leaf::Leaf;
use oblique_rules::charts::Chart;
use oblique_rules::halves;
use serde_json::{Map, Value};

/// What says where numbers come from: of interest to whoever keeps them.
const ASIDE: [&str; 2] = ["status", "other"];
/// Most numbers of a list that have a column each.
const MOST_COLUMNS: usize = 14;
/// Keys of numbers that are counted in halves end so.
const HALVES: &str = "_halves";
/// Columns half a page has room for.
const NARROW: usize = 5;
/// Size of the letters of charts in half a page, and over all of it, in points.
const SIZE: f32 = 8.5;
const WIDE_SIZE: f32 = 8.0;

/// The charts of the ruleset: those over the whole page, then narrow ones in two columns.
pub(super) fn charts(kit: &Kit<'_>, flow: &mut Flow) {
    let (Some(charts), Some(values)) = (kit.rules.charts(), kit.rules.tables()) else { return };
    let catalog = serde_json::to_value(kit.catalog()).unwrap_or_default();
    let charts = charts.filled(&[values, catalog], &|id| named(kit, id));
    let (wide, narrow): (Vec<_>, Vec<_>) = charts.iter().partition(|chart| columns(chart) > NARROW);
    for chart in wide {
        laid_out(flow, chart);
    }
    flow.in_columns(2);
    for chart in narrow {
        laid_out(flow, chart);
    }
}

fn columns(chart: &Chart) -> usize {
    chart.rows.iter().map(Vec::len).max().unwrap_or(0)
}

/// A chart as its ruleset has it.
fn laid_out(flow: &mut Flow, chart: &Chart) {
    let mut table = Table::new(&chart.heads.iter().map(String::as_str).collect::<Vec<_>>());
    table.size = if columns(chart) > NARROW { WIDE_SIZE } else { SIZE };
    for row in &chart.rows {
        table.row(row.iter().map(String::as_str));
    }
    flow.heading(&chart.title, flow.aside_mm(&chart.note) + table.least_mm(flow));
    if !chart.note.is_empty() {
        flow.aside(&chart.note);
    }
    flow.table(&table);
}

/// What the catalog calls the thing of an id.
fn named(kit: &Kit<'_>, id: &str) -> Option<String> {
    let catalog = kit.catalog();
    let terrain = catalog.terrain.iter().find(|terrain| terrain.id == id).map(|terrain| &terrain.name);
    let linear = || catalog.linear.iter().find(|linear| linear.id == id).map(|linear| &linear.name);
    let kind = || catalog.kind(id).map(|kind| &kind.name);
    let formation = || catalog.formation(id).map(|formation| &formation.name);
    terrain.or_else(linear).or_else(kind).or_else(formation).cloned()
}

/// What stands in no chart: narrow tables in two columns, then wide ones over the whole page.
pub(super) fn others(kit: &Kit<'_>, part: &str) -> Vec<Leaf> {
    let (Some(values), Some(schema)) = (kit.rules.tables(), kit.rules.tables_schema()) else {
        return Vec::new();
    };
    let values = kit.rules.charts().map_or_else(|| values.clone(), |charts| charts.uncharted(&values));
    let Value::Object(groups) = &values else { return Vec::new() };
    let schema = Schema(&schema);
    let (mut narrow, mut wide) = (Flow::new(kit, part, 2, false), Flow::new(kit, part, 1, false));
    let mut single = Table::new(&[]);
    for (key, value) in groups.iter().filter(|(key, _)| !ASIDE.contains(&key.as_str())) {
        let at = schema.property(schema.0, key);
        if matches!(value, Value::Object(_) | Value::Array(_)) {
            // What says where numbers come from is no group by itself.
            let Some(value) = &without_asides(value) else { continue };
            let flow = if is_wide(value) { &mut wide } else { &mut narrow };
            group(flow, &schema, key, value, at);
        } else {
            single.row([label(key, schema.described(at)), text(key, value)]);
        }
    }
    if !single.rows.is_empty() {
        narrow.heading("Other numbers", 15.0);
        narrow.table(&single);
    }
    [narrow, wide].into_iter().filter(|flow| !flow.is_blank()).flat_map(|flow| flow.leaves).collect()
}

/// A group without what says where its numbers come from; nothing if that is all there is.
fn without_asides(value: &Value) -> Option<Value> {
    match value {
        Value::Object(fields) => {
            let fields: Map<String, Value> = fields
                .iter()
                .filter(|(key, _)| !ASIDE.contains(&key.as_str()))
                .filter_map(|(key, value)| Some((key.clone(), without_asides(value)?)))
                .collect();
            (!fields.is_empty()).then_some(Value::Object(fields))
        }
        Value::Array(rows) => {
            let rows: Vec<Value> = rows.iter().filter_map(without_asides).collect();
            (!rows.is_empty()).then_some(Value::Array(rows))
        }
        other => Some(other.clone()),
    }
}

/// Does a group hold rows of more columns than half a page has room for?
fn is_wide(value: &Value) -> bool {
    let columns = |row: &Map<String, Value>| {
        let of = |(key, value): (&String, &Value)| match value {
            _ if ASIDE.contains(&key.as_str()) => 0,
            Value::Array(all) if all.len() <= MOST_COLUMNS => all.len(),
            _ => 1,
        };
        row.iter().map(of).sum::<usize>()
    };
    match value {
        Value::Array(rows) => rows.iter().filter_map(Value::as_object).any(|row| columns(row) > NARROW),
        Value::Object(fields) => fields.values().any(|value| match value {
            Value::Object(row) if variant(value).is_none() => columns(row) > NARROW,
            Value::Array(_) => is_wide(value),
            _ => false,
        }),
        _ => false,
    }
}

/// A group of numbers: its single ones, then its lists and what is grouped within.
fn group(flow: &mut Flow, schema: &Schema<'_>, key: &str, value: &Value, at: Option<&Value>) {
    flow.heading(&words(key), 15.0);
    about(flow, key, schema.described(at));
    match value {
        Value::Array(rows) => list(flow, rows),
        Value::Object(fields) => {
            let inner = at.map(|at| schema.resolved(at));
            let mut single = Table::new(&[]);
            let mut alike: Vec<(&String, &Map<String, Value>)> = Vec::new();
            let mut later = Vec::new();
            for (key, value) in fields.iter().filter(|(key, _)| !ASIDE.contains(&key.as_str())) {
                let at = inner.and_then(|inner| schema.property(inner, key));
                match value {
                    Value::Object(row) if variant(value).is_none() => alike.push((key, row)),
                    Value::Array(rows) if rows.iter().any(Value::is_object) && !rows.iter().all(is_short) => {
                        later.push((key, rows, at));
                    }
                    _ => single.row([label(key, schema.described(at)), text(key, value)]),
                }
            }
            if !single.rows.is_empty() {
                flow.table(&single);
            }
            if !alike.is_empty() {
                rows(flow, &alike.iter().map(|(key, row)| (Some(words(key)), *row)).collect::<Vec<_>>());
            }
            for (key, rows, at) in later {
                flow.subheading(&words(key), 12.0);
                about(flow, key, schema.described(at));
                list(flow, rows);
            }
        }
        _ => {}
    }
}

/// What is said of a group, unless its name says as much.
fn about(flow: &mut Flow, key: &str, described: Option<&str>) {
    let text = described.map(plain).unwrap_or_default();
    if text.trim_end_matches('.').to_lowercase() != words(key).to_lowercase() && !text.is_empty() {
        flow.aside(&text);
    }
}

/// A list: of rows as a table, of anything else as a line.
fn list(flow: &mut Flow, items: &[Value]) {
    let objects: Vec<(Option<String>, &Map<String, Value>)> = items
        .iter()
        .filter(|value| variant(value).is_none())
        .filter_map(Value::as_object)
        .map(|row| (None, row))
        .collect();
    if objects.len() == items.len() && !items.is_empty() {
        rows(flow, &objects);
        return;
    }
    if items.iter().all(Value::is_array) && !items.is_empty() {
        let mut table = Table::new(&[]);
        for item in items {
            table.row(item.as_array().into_iter().flatten().map(|value| text("", value)).collect::<Vec<_>>());
        }
        flow.table(&table);
        return;
    }
    flow.paragraphs(&items.iter().map(|value| text("", value)).collect::<Vec<_>>().join(", "));
}

/// Rows of fields as a table: a list of as many numbers in every row has a column for each.
fn rows(flow: &mut Flow, rows: &[(Option<String>, &Map<String, Value>)]) {
    let mut keys: Vec<&String> = Vec::new();
    for (_, row) in rows {
        for key in row.keys().filter(|key| !ASIDE.contains(&key.as_str())) {
            if !keys.contains(&key) {
                keys.push(key);
            }
        }
    }
    // What names a row comes first.
    keys.sort_by_key(|key| usize::from(!matches!(key.as_str(), "id" | "name" | "kind")));
    let spread = |key: &String| {
        let lengths: Vec<Option<usize>> =
            rows.iter().map(|(_, row)| row.get(key).and_then(Value::as_array).map(Vec::len)).collect();
        let first = lengths.first().copied().flatten()?;
        let alike = lengths.iter().all(|length| *length == Some(first));
        (alike && (2..=MOST_COLUMNS).contains(&first)).then_some(first)
    };
    let named = rows.iter().any(|(name, _)| name.is_some());
    let mut table = Table::new(&[]);
    table.size = 7.5;
    if named {
        table.heads.push(String::new());
    }
    for key in &keys {
        match spread(key) {
            Some(count) => {
                table.heads.extend(
                    (1..=count).map(|n| if n == 1 { format!("{} 1", words(key)) } else { n.to_string() }),
                );
            }
            None if key.as_str() == "id" => table.heads.push(String::new()),
            None => table.heads.push(words(key)),
        }
    }
    for (name, row) in rows {
        let mut cells: Vec<String> = Vec::new();
        if named {
            cells.push(name.clone().unwrap_or_default());
        }
        for key in &keys {
            let value = row.get(*key).unwrap_or(&Value::Null);
            match (spread(key), value) {
                (Some(_), Value::Array(all)) => cells.extend(all.iter().map(|value| text(key, value))),
                _ if key.as_str() == "id" => {
                    cells.push(value.as_str().map_or_else(|| text(key, value), words));
                }
                _ => cells.push(text(key, value)),
            }
        }
        table.row(cells);
    }
    flow.table(&table);
}

/// A value that is one of several sorts, with what it holds: `Check(4, -1)`.
fn variant(value: &Value) -> Option<(&String, &Value)> {
    let fields = value.as_object()?;
    let (name, inner) = fields.iter().next().filter(|_| fields.len() == 1)?;
    name.starts_with(|c: char| c.is_uppercase()).then_some((name, inner))
}

fn is_short(value: &Value) -> bool {
    variant(value).is_some() || !(value.is_object() || value.is_array())
}

/// A value in a cell; its key says where it is counted in halves.
fn text(key: &str, value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::Bool(true) => "yes".to_owned(),
        Value::Bool(false) => "no".to_owned(),
        Value::Number(number) if key.ends_with(HALVES) => {
            let parts = number.as_i64().and_then(|n| i32::try_from(n).ok());
            parts.map_or_else(|| number.to_string(), halves)
        }
        Value::Number(number) => number.to_string().replace('-', "\u{2212}"),
        Value::String(word) => {
            if word.len() <= 3 {
                word.clone()
            } else {
                words(word)
            }
        }
        Value::Array(all) => all.iter().map(|value| text(key, value)).collect::<Vec<_>>().join(", "),
        Value::Object(fields) => {
            if let Some((name, inner)) = variant(value) {
                return format!("{} {}", spaced(name), text(key, inner)).trim().to_owned();
            }
            let shown = fields.iter().filter(|(key, _)| !ASIDE.contains(&key.as_str()));
            shown
                .map(|(key, value)| format!("{}: {}", words(key), text(key, value)))
                .collect::<Vec<_>>()
                .join("; ")
        }
    }
}

/// What a number is: as the schema says, else by its key.
fn label(key: &str, described: Option<&str>) -> String {
    described.map_or_else(|| words(key), |text| plain(text).trim_end_matches('.').to_owned())
}

/// A description without the ids of rules.
fn plain(text: &str) -> String {
    let mut out = String::new();
    for (n, part) in text.split('`').enumerate() {
        if n % 2 == 0 || !part.contains('.') {
            out.push_str(part);
        }
    }
    let mut out = out.split_whitespace().collect::<Vec<_>>().join(" ").replace("()", "");
    // What stood between ids and about them goes with them: 'Does it stop sight, ?'
    for mark in [",", ".", "?", ";", ":"] {
        for before in [" ", ",", ", "] {
            out = out.replace(&format!("{before}{mark}"), mark);
        }
    }
    out.trim_end_matches([',', ' ']).to_owned()
}

/// A key as words: `at_light_infantry` is 'At light infantry'.
fn words(key: &str) -> String {
    let text = spaced(key).replace('_', " ");
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// `OpenLine` as 'Open line'.
fn spaced(name: &str) -> String {
    let mut out = String::new();
    let mut before = None;
    for c in name.chars() {
        if c.is_uppercase() && before.is_some_and(char::is_lowercase) {
            out.push(' ');
            out.extend(c.to_lowercase());
        } else {
            out.push(c);
        }
        before = Some(c);
    }
    out
}

/// What is said of the numbers.
struct Schema<'s>(&'s Value);

impl<'s> Schema<'s> {
    /// What a reference stands for.
    fn resolved(&self, at: &'s Value) -> &'s Value {
        let mut now = at;
        // References to references are followed so far.
        for _ in 0..8 {
            let Some(path) = now.get("$ref").and_then(Value::as_str) else { return now };
            match path.strip_prefix('#').and_then(|path| self.0.pointer(path)) {
                Some(found) => now = found,
                None => return now,
            }
        }
        now
    }

    fn property(&self, at: &'s Value, key: &str) -> Option<&'s Value> {
        self.resolved(at).get("properties")?.get(key)
    }

    /// What is said of a number: by itself, else by its sort.
    fn described(&self, at: Option<&'s Value>) -> Option<&'s str> {
        let at = at?;
        let own = at.get("description").and_then(Value::as_str);
        own.or_else(|| self.resolved(at).get("description").and_then(Value::as_str))
    }
}

#[cfg(test)]
mod tests {
    use super::{named, plain, without_asides};
    use crate::kit::tests::{BATTLES, shipped};
    use crate::kit::{Kit, KitRequest};

    #[test]
    fn what_is_said_of_numbers_is_said_without_ids_and_their_marks() {
        for (text, wanted) in [
            ("Does it stop sight, `los.obstacles`?", "Does it stop sight?"),
            ("Rout, `rout.distance`, `rout.loss`.", "Rout."),
            ("Cover `+`.", "Cover +."),
            (
                "Changing formation, from the column named, `form.change`.",
                "Changing formation, from the column named.",
            ),
        ] {
            assert_eq!(plain(text), wanted);
        }
    }

    #[test]
    fn every_number_of_shipped_rulesets_is_in_a_chart_or_left_out_on_purpose() {
        for name in BATTLES {
            let (scenario, rules) = shipped(name);
            let request = KitRequest::default();
            let kit = Kit::new(&scenario, rules, &request).unwrap();
            let (charts, tables) = (rules.charts().unwrap(), rules.tables().unwrap());
            let left = without_asides(&charts.uncharted(&tables));
            assert_eq!(left, None, "{name}: in no chart");
            let catalog = serde_json::to_value(rules.catalog()).unwrap();
            for chart in charts.filled(&[tables.clone(), catalog], &|id| named(&kit, id)) {
                for text in chart.rows.iter().flatten().chain([&chart.note]) {
                    assert!(!text.contains(['{', '#', '*']), "{name}, {}: {text} leads nowhere", chart.title);
                }
                let columns = super::columns(&chart);
                assert!(
                    chart.heads.is_empty() || chart.heads.len() == columns,
                    "{name}, {}: {columns} columns, {:?}",
                    chart.title,
                    chart.heads
                );
            }
        }
    }
}
