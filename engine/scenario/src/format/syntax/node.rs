//! What a text says, as a tree with places.

use crate::Decimal;

/// A value and where it starts, as a byte offset.
#[derive(Clone, Debug)]
pub(in crate::format) struct Node {
    pub(in crate::format) at: usize,
    pub(in crate::format) kind: Kind,
}

/// A named field of a struct.
#[derive(Clone, Debug)]
pub(in crate::format) struct Field {
    pub(in crate::format) name: String,
    pub(in crate::format) at: usize,
    pub(in crate::format) value: Node,
}

/// What a value is.
#[derive(Clone, Debug)]
pub(in crate::format) enum Kind {
    Flag(bool),
    Int(i64),
    /// With a point or an exponent.
    Decimal(Decimal),
    Text(String),
    Letter(char),
    /// A bare word such as `Flat` or `None`.
    Word(String),
    /// `[a, b]` or `(a, b)`.
    List(Vec<Node>),
    /// `(name: value, ...)`.
    Fields(Vec<Field>),
    /// `{key: value, ...}`.
    Map(Vec<(Node, Node)>),
    /// Already reported.
    Bad,
}

impl Kind {
    /// What to call it in a message.
    pub(in crate::format) const fn name(&self) -> &'static str {
        match self {
            Self::Flag(_) => "true or false",
            Self::Int(_) => "a number",
            Self::Decimal(_) => "a number with a fraction",
            Self::Text(_) => "a text",
            Self::Letter(_) => "a letter",
            Self::Word(_) => "a bare word",
            Self::List(_) => "a list",
            Self::Fields(_) => "a group of fields",
            Self::Map(_) => "a table of keys and values",
            Self::Bad => "something unreadable",
        }
    }
}
