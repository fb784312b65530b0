//! The tree of components a module is, as XML.

use crate::xml;
use std::fmt::Write as _;

/// A component: a class of the engine with its attributes, what stands in it and its text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Element {
    name: &'static str,
    attributes: Vec<(&'static str, String)>,
    children: Vec<Self>,
    text: String,
}

impl Element {
    /// A component of a class.
    pub(crate) fn new(name: &'static str) -> Self {
        Self { name, ..Self::default() }
    }

    /// With an attribute.
    pub(crate) fn with(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.attributes.push((name, value.into()));
        self
    }

    /// With several attributes whose values are known when the program is written.
    pub(crate) fn with_all(mut self, all: &[(&'static str, &str)]) -> Self {
        self.attributes.extend(all.iter().map(|(name, value)| (*name, (*value).to_owned())));
        self
    }

    /// With another in it.
    pub(crate) fn holding(mut self, child: Self) -> Self {
        self.children.push(child);
        self
    }

    /// With others in it.
    pub(crate) fn holding_all(mut self, children: impl IntoIterator<Item = Self>) -> Self {
        self.children.extend(children);
        self
    }

    /// With text in it.
    pub(crate) fn saying(mut self, text: impl Into<String>) -> Self {
        self.text = text.into();
        self
    }

    /// Holds it others?
    pub(crate) const fn is_bare(&self) -> bool {
        self.children.is_empty()
    }

    /// A file with it as its root.
    pub(crate) fn document(&self) -> String {
        let mut out = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n".to_owned();
        self.write(&mut out, 0);
        out
    }

    fn write(&self, out: &mut String, depth: usize) {
        let indent = "    ".repeat(depth);
        // Writing to a string does not fail.
        let _ = write!(out, "{indent}<{}", self.name);
        for (name, value) in &self.attributes {
            let _ = write!(out, " {name}=\"{}\"", xml::text(value));
        }
        if self.children.is_empty() && self.text.is_empty() {
            out.push_str("/>\n");
            return;
        }
        out.push('>');
        out.push_str(&xml::text(&self.text));
        if !self.children.is_empty() {
            out.push('\n');
            for child in &self.children {
                child.write(out, depth + 1);
            }
            out.push_str(&indent);
        }
        let _ = writeln!(out, "</{}>", self.name);
    }
}
