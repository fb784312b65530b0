//! What of single hexes differs from others of their terrain.

use crate::Attrs;
use crate::hex::Hex;
use std::collections::BTreeMap;

/// Attributes of single hexes by the catalog's attribute id: how many a village holds, say. Row by row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HexAttrs(BTreeMap<(i32, i32), Attrs>);

impl HexAttrs {
    /// Those of a hex, if it has any.
    #[must_use]
    pub fn get(&self, hex: Hex) -> Option<&Attrs> {
        self.0.get(&(hex.y, hex.x))
    }

    /// All hexes that have any, row by row.
    pub fn iter(&self) -> impl Iterator<Item = (Hex, &Attrs)> {
        self.0.iter().map(|((y, x), attrs)| (Hex::new(*x, *y), attrs))
    }

    /// Has no hex any?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Puts, replaces (`Some`) or removes (`None` or nothing in it) those of a hex; returns what was there.
    pub(crate) fn put(&mut self, hex: Hex, attrs: Option<Attrs>) -> Option<Attrs> {
        let key = (hex.y, hex.x);
        match attrs.filter(|attrs| !attrs.is_empty()) {
            Some(new) => self.0.insert(key, new),
            None => self.0.remove(&key),
        }
    }
}
