//! Numbers of the tables and the catalog in the texts of the manual, by reference, so that each is written once.
//!
//! `{checks.gunners_morale}` in a text is that number of the tables, or of the catalog where they have none such.
//! A row of a list goes by its place, counted from 0, or by a word that names it: `{terrain.swamp.fire}`. What
//! follows a colon says how it is written:
//!
//! | | |
//! |---|---|
//! | `{path:+}` | with its sign |
//! | `{path:abs}` | without |
//! | `{path:/10}` | divided |
//! | `{path:/1000.2}` | divided, with so many decimals |
//! | `{path:bare/1000}` | divided, without the nought before the point |
//! | `{path:half}` | a number of halves: ½, 1, 1½ |
//! | `{path:before}`, `{path:after}` | the number next to it, where a band ends before another begins |
//!
//! A minus is typeset as one.

use super::Manual;
use crate::halves;
use serde_json::Value;

impl Manual {
    /// Puts numbers where the texts refer to them, each from the first of the sources that has it. A reference
    /// that leads nowhere is left as it stands; a test finds it.
    #[must_use]
    pub fn with_numbers_of(mut self, sources: &[Value]) -> Self {
        for rule in self.chapters.iter_mut().flat_map(|c| &mut c.rules) {
            let texts = [&mut rule.title, &mut rule.summary, &mut rule.why];
            for text in texts.into_iter().chain(&mut rule.cases) {
                if text.contains('{') {
                    *text = filled(text, sources);
                }
            }
        }
        self
    }
}

/// A text with its references resolved to numbers.
fn filled(text: &str, sources: &[Value]) -> String {
    filled_by(text, &|reference| number(reference, sources))
}

/// A text with its references resolved as somebody says; one that leads nowhere stays.
pub(crate) fn filled_by(text: &str, resolve: &dyn Fn(&str) -> Option<String>) -> String {
    let mut pieces = text.split('{');
    let mut out = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let resolved = piece.split_once('}').and_then(|(reference, rest)| Some((resolve(reference)?, rest)));
        if let Some((number, rest)) = resolved {
            out.push_str(&number);
            out.push_str(rest);
        } else {
            out.push('{');
            out.push_str(piece);
        }
    }
    out
}

/// What a reference stands for; `None` if there is no such number.
fn number(reference: &str, sources: &[Value]) -> Option<String> {
    let (path, style) = reference.split_once(':').unwrap_or((reference, ""));
    let number = sources.iter().find_map(|source| at(source, path)?.as_i64())?;
    styled(number, style)
}

/// What a path of a table leads to.
pub(crate) fn at<'v>(source: &'v Value, path: &str) -> Option<&'v Value> {
    path.split('.').try_fold(source, step)
}

/// A number as a style writes it.
pub(crate) fn styled(number: i64, style: &str) -> Option<String> {
    Some(match style {
        "+" if number > 0 => format!("+{number}"),
        "" | "+" => written(number, 1),
        "abs" => written(number.checked_abs()?, 1),
        "half" => halves(i32::try_from(number).ok()?),
        "before" => written(number.checked_sub(1)?, 1),
        "after" => written(number.checked_add(1)?, 1),
        _ => match style.strip_prefix("bare") {
            Some(style) => bare(divided(number, style)?),
            None => divided(number, style)?,
        },
    })
}

/// A number divided as a style says: `/10`, or `/1000.2` with two decimals, no digit of which may be lost.
fn divided(number: i64, style: &str) -> Option<String> {
    let style = style.strip_prefix('/')?;
    let (by, decimals) = style.split_once('.').unwrap_or((style, ""));
    let text = written(number, by.parse().ok().filter(|by| *by > 0)?);
    if decimals.is_empty() {
        return Some(text);
    }
    let (whole, fraction) = text.split_once('.').unwrap_or((&text, ""));
    let decimals: usize = decimals.parse().ok().filter(|n| (fraction.len()..=3).contains(n))?;
    Some(format!("{whole}.{fraction:0<decimals$}"))
}

/// A fraction without the nought before its point.
fn bare(text: String) -> String {
    match text.strip_prefix("0.") {
        Some(decimals) => format!(".{decimals}"),
        None => text,
    }
}

/// A part of a table: a field, or a row by its place or by a word in it.
fn step<'v>(value: &'v Value, name: &str) -> Option<&'v Value> {
    match value {
        Value::Object(fields) => fields.get(name),
        Value::Array(rows) => match name.parse::<usize>() {
            Ok(place) => rows.get(place),
            Err(_) => rows.iter().find(|row| {
                row.as_object().is_some_and(|fields| fields.values().any(|v| v.as_str() == Some(name)))
            }),
        },
        _ => None,
    }
}

/// A number divided, with as many decimals as it takes, at most three.
fn written(number: i64, by: i64) -> String {
    let (whole, rest) =
        (number.unsigned_abs() / by.unsigned_abs(), number.unsigned_abs() % by.unsigned_abs());
    let sign = if number < 0 { "\u{2212}" } else { "" };
    if rest == 0 {
        return format!("{sign}{whole}");
    }
    let decimals = format!("{:03}", u128::from(rest) * 1000 / u128::from(by.unsigned_abs()));
    format!("{sign}{whole}.{}", decimals.trim_end_matches('0'))
}

#[cfg(test)]
mod tests {
    use super::filled;
    use serde_json::json;

    #[test]
    fn references_are_resolved_and_what_leads_nowhere_stays() {
        let tables = json!({"checks": {"least": -2}, "rows": [{"id": "swamp", "fire": [3, 0]}], "tenths": 6});
        let catalog = json!({"tenths": 7, "factor": 850, "odd": 1});
        let sources = [tables, catalog];
        let shown = |text: &str| filled(text, &sources);
        assert_eq!(shown("at {checks.least} or less"), "at \u{2212}2 or less");
        assert_eq!(shown("{rows.swamp.fire.0:+}, {rows.0.fire.1:+}, {checks.least:+}"), "+3, 0, \u{2212}2");
        assert_eq!(shown("{checks.least:abs} lower, {tenths:/10}, {tenths:/2}"), "2 lower, 0.6, 3");
        assert_eq!(shown("{factor:/1000.2}, {factor:bare/1000}, {tenths:/3.1}"), "0.85, .85, 2.0");
        assert_eq!(shown("{odd:half}, {tenths:half}, {rows.0.fire.0:half}"), "\u{bd}, 3, 1\u{bd}");
        assert_eq!(shown("to {tenths:before}, {tenths:after} or more"), "to 5, 7 or more");
        for nowhere in [
            "{checks.most}",
            "{rows.bog.fire.0}",
            "{tenths:?}",
            "{checks}",
            "{tenths:/0}",
            "{factor:/1000.1}",
            "{factor:/1000.9}",
            "{tenths",
        ] {
            assert_eq!(shown(nowhere), nowhere);
        }
    }
}
