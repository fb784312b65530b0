//! Lines, fields and quoted texts.

use super::{attrs, evidence_parts};
use crate::format::places::hex_name;
use crate::{Attrs, Evidence};
use oblique_board::hex::{Hex, Layout};
use std::collections::BTreeMap;

/// Is it a control character, or one that reorders, joins or hides others? Such are written as escapes, so
/// that what a text editor or a terminal shows is what is there.
fn is_hidden(c: char) -> bool {
    let unseen = ['\u{61c}', '\u{feff}'].contains(&c);
    let ranges = ['\u{200b}'..='\u{202e}', '\u{2060}'..='\u{206f}', '\u{e0000}'..='\u{e007f}'];
    c.is_control() || unseen || ranges.iter().any(|range| range.contains(&c))
}

/// A text in quotation marks. Newlines stay as they are: a changed line of a description is a
/// changed line in a diff.
pub(super) fn quoted(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    out.push('"');
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push('\n'),
            '\t' => out.push_str("\\t"),
            '\r' => out.push_str("\\r"),
            c if is_hidden(c) => {
                out.extend(c.escape_unicode());
            }
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

/// The fields of one thing, written on one line (or on a few, where they are long).
#[derive(Default)]
pub(super) struct Item {
    parts: Vec<String>,
}

impl Item {
    pub(super) fn part(&mut self, name: &str, value: &str) -> &mut Self {
        self.parts.push(format!("{name}: {value}"));
        self
    }

    pub(super) fn parts(&mut self, parts: String) -> &mut Self {
        self.parts.push(parts);
        self
    }

    pub(super) fn text(&mut self, name: &str, text: &str) -> &mut Self {
        self.part(name, &quoted(text))
    }

    pub(super) fn text_if(&mut self, name: &str, text: &str) -> &mut Self {
        if text.is_empty() { self } else { self.text(name, text) }
    }

    pub(super) fn hex(&mut self, name: &str, layout: Layout, hex: Hex) -> &mut Self {
        self.text(name, &hex_name(layout, hex))
    }

    pub(super) fn attrs(&mut self, name: &str, values: &Attrs) -> &mut Self {
        if values.is_empty() { self } else { self.part(name, &attrs(values)) }
    }

    pub(super) fn evidence(&mut self, evidence: Option<&Evidence>) -> &mut Self {
        if let Some(evidence) = evidence {
            self.part("evidence", &format!("({})", evidence_parts(evidence)));
        }
        self
    }
}

/// The text being written.
pub(super) struct Writer {
    out: String,
}

impl Writer {
    /// Items longer than this are broken.
    const WIDE: usize = 160;

    pub(super) fn with_capacity(size: usize) -> Self {
        Self { out: String::with_capacity(size) }
    }

    pub(super) fn finish(self) -> String {
        self.out
    }

    #[expect(clippy::unused_self, reason = "reads as part of the writer where it is used")]
    pub(super) fn item(&self) -> Item {
        Item::default()
    }

    pub(super) fn raw(&mut self, text: &str) {
        self.out.push_str(text);
    }

    pub(super) fn push(&mut self, c: char) {
        self.out.push(c);
    }

    pub(super) fn indent(&mut self, depth: usize) {
        for _ in 0..depth {
            self.out.push_str("    ");
        }
    }

    pub(super) fn line(&mut self, depth: usize, text: &str) {
        self.indent(depth);
        self.out.push_str(text);
        self.out.push('\n');
    }

    pub(super) fn field(&mut self, depth: usize, name: &str, value: &str) {
        self.indent(depth);
        self.raw(name);
        self.raw(": ");
        self.raw(value);
        self.raw(",\n");
    }

    pub(super) fn text_field(&mut self, name: &str, text: &str) {
        self.field(1, name, &quoted(text));
    }

    pub(super) fn attrs_field(&mut self, name: &str, values: &Attrs) {
        if !values.is_empty() {
            self.field(1, name, &attrs(values));
        }
    }

    /// `"key": (fields),` on one line, or broken into lines of bearable width.
    pub(super) fn entry(&mut self, depth: usize, key: &str, item: &Item) {
        self.indent(depth);
        self.raw(&quoted(key));
        self.raw(": (");
        let mut width = 0;
        for (i, part) in item.parts.iter().enumerate() {
            let long = part.chars().count();
            if i > 0 {
                if width + long > Self::WIDE {
                    self.raw(",\n");
                    self.indent(depth + 1);
                    width = 0;
                } else {
                    self.raw(", ");
                }
            }
            self.raw(part);
            width += long + 2;
        }
        self.raw("),\n");
    }

    /// A table of things by key, left out when empty.
    pub(super) fn table<V>(
        &mut self,
        name: &str,
        table: &BTreeMap<String, V>,
        mut fields: impl FnMut(&V, &mut Item),
    ) {
        if table.is_empty() {
            return;
        }
        self.line(1, &format!("{name}: {{"));
        for (key, value) in table {
            let mut item = Item::default();
            fields(value, &mut item);
            self.entry(2, key, &item);
        }
        self.line(1, "},");
    }
}
