//! What the numbers of a temperament may be, and where in a file one stands that is none of those.
//!
//! Must not know what the numbers mean.

use ron::error::SpannedError;
use serde::de::{DeserializeSeed, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};
use std::fmt;

/// The least and the most a number may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bounds {
    /// The least.
    pub least: i32,
    /// The most.
    pub most: i32,
}

/// Worths, prices and promises, in men. The farthest place of a board is priced at some 65,000: times that, and times the
/// most by which time presses ([`PERMILLE`]), they are still whole numbers of 32 bits.
pub(crate) const MEN: Bounds = Bounds { least: -1000, most: 1000 };
/// Weights, odds and haste, in thousandths.
pub(crate) const PERMILLE: Bounds = Bounds { least: 0, most: 10_000 };
/// A part of a whole, in thousandths.
pub(crate) const SHARE: Bounds = Bounds { least: 0, most: 1000 };
/// Distances, in hexes or halves of one: more than any board has.
pub(crate) const HEXES: Bounds = Bounds { least: 0, most: 1000 };
/// Turns: more than any battle has.
pub(crate) const TURNS: Bounds = Bounds { least: 0, most: 1000 };
/// Copies of a battle: on each of a hundred up to seven orders are played out before one is given, and that takes seconds.
pub(crate) const COPIES: Bounds = Bounds { least: 0, most: 100 };
/// What danger adds to the price of a hex: the map of ways counts in bytes.
pub(crate) const DANGER: Bounds = Bounds { least: 0, most: 255 };

impl Bounds {
    /// Is the number one of those?
    pub(crate) fn hold(self, number: impl Into<i64>) -> bool {
        (i64::from(self.least)..=i64::from(self.most)).contains(&number.into())
    }
}

/// A number that may not be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct OutOfBounds {
    /// Its field.
    pub field: &'static str,
    /// What it is.
    pub found: i64,
    /// What it may be.
    pub bounds: Bounds,
}

/// The line and the column, from 1, at which a field of the entry of that number stands in a list of entries that has been
/// read; the beginning of the file where it has none.
pub(crate) fn place(options: &ron::Options, text: &str, entry: usize, field: &'static str) -> (usize, usize) {
    let found: Result<(), SpannedError> = options.from_str_seed(text, Entries { entry, field });
    found.err().map_or((1, 1), |at| (at.span.start.line, at.span.start.col))
}

/// Reads a list as far as a field of one of its entries, and fails there: a reader tells places of failures alone. What the
/// failure says nobody reads.
struct Entries {
    entry: usize,
    field: &'static str,
}

impl<'de> DeserializeSeed<'de> for Entries {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_seq(self)
    }
}

impl<'de> Visitor<'de> for Entries {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("entries")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut entries: A) -> Result<(), A::Error> {
        for _ in 0..self.entry {
            entries.next_element::<IgnoredAny>()?;
        }
        entries.next_element_seed(Entry(self.field))?;
        while entries.next_element::<IgnoredAny>()?.is_some() {}
        Ok(())
    }
}

/// The same within an entry.
struct Entry(&'static str);

impl<'de> DeserializeSeed<'de> for Entry {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_struct("", &[], self)
    }
}

impl<'de> Visitor<'de> for Entry {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("entry")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<(), A::Error> {
        while fields.next_key_seed(Name(self.0))?.is_some() {
            fields.next_value::<IgnoredAny>()?;
        }
        Ok(())
    }
}

/// The name of a field; fails at the one that is sought.
struct Name(&'static str);

impl<'de> DeserializeSeed<'de> for Name {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_identifier(self)
    }
}

impl Visitor<'_> for Name {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("field")
    }

    fn visit_str<E: serde::de::Error>(self, name: &str) -> Result<(), E> {
        if name == self.0 { Err(E::custom("found")) } else { Ok(()) }
    }
}
