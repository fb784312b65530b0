//! A hash of what a rule may read of a scenario, so that a log can tell which battle it belongs to.

use oblique_board::Path;
use oblique_scenario::{Attrs, Scenario, Value};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A 64-bit hash, written as sixteen hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Hash64(pub u64);

impl std::fmt::Display for Hash64 {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl Serialize for Hash64 {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Hash64 {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let text = String::deserialize(d)?;
        u64::from_str_radix(&text, 16)
            .map(Self)
            .map_err(|_| serde::de::Error::custom(format!("'{text}' is no hash of hexadecimal digits")))
    }
}

/// FNV-1a: small, the same on every platform, and no secret is kept by it.
struct Fnv(u64);

impl Fnv {
    fn bytes(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn int(&mut self, n: i64) {
        self.bytes(&n.to_le_bytes());
    }

    fn text(&mut self, text: &str) {
        self.int(text.len() as i64);
        self.bytes(text.as_bytes());
    }

    fn hex(&mut self, hex: oblique_board::hex::Hex) {
        self.int(i64::from(hex.x));
        self.int(i64::from(hex.y));
    }

    fn attrs(&mut self, attrs: &Attrs) {
        self.int(attrs.len() as i64);
        for (key, value) in attrs {
            self.text(key);
            match value {
                Value::Flag(b) => self.int(i64::from(*b)),
                Value::Int(n) => self.int(*n),
                Value::Text(t) => self.text(t),
            }
        }
    }

    fn option(&mut self, n: Option<i64>) {
        self.int(i64::from(n.is_some()));
        self.int(n.unwrap_or(0));
    }
}

/// The hash of what a rule may read of a scenario. Titles, names, notes and evidence do not count,
/// so that correcting a footnote does not orphan the logs of a battle.
#[must_use]
pub fn fingerprint(scenario: &Scenario) -> Hash64 {
    let mut h = Fnv(0xcbf2_9ce4_8422_2325);
    h.text(&scenario.ruleset);
    h.attrs(&scenario.params);
    let board = &scenario.board;
    let layout = board.layout();
    h.text(&format!("{:?} {:?} {} {}", layout.orientation, layout.shift, layout.width, layout.height));
    for id in board.palette() {
        h.text(id);
    }
    for hex in layout.hexes() {
        h.int(board.terrain(hex).map_or(-1, |t| i64::from(t.0)));
        h.int(board.level(hex).map_or(0, i64::from));
    }
    for feature in board.features().values() {
        h.text(&feature.kind);
        match &feature.path {
            Path::Hexes(hexes) => hexes.iter().for_each(|hex| h.hex(*hex)),
            Path::Edges(edges) => edges.iter().for_each(|edge| {
                h.hex(edge.owner());
                h.int(edge.slot() as i64);
            }),
        }
    }
    for side in &scenario.sides {
        h.attrs(&side.params);
    }
    for (key, nation) in &scenario.nations {
        h.text(key);
        h.text(&nation.traits_of);
        h.attrs(&nation.traits);
    }
    for (id, piece) in &scenario.pieces {
        h.text(&id.0);
        h.int(piece.side.index() as i64);
        h.text(&piece.kind);
        h.text(&piece.nation);
        h.text(piece.leader.as_ref().map_or("", |l| &l.0));
        h.int(i64::from(piece.order));
        h.attrs(&piece.attrs);
        h.option(piece.hex.map(|hex| i64::from(hex.x) << 32 | i64::from(hex.y.cast_unsigned())));
        h.option(piece.facing.map(|f| i64::from(f.get())));
        h.text(&piece.formation);
        h.int(i64::from(piece.top));
        if let Some(arrival) = &piece.arrives {
            h.int(i64::from(arrival.turn));
            h.hex(arrival.hex);
            if !arrival.further.is_empty() {
                h.int(arrival.further.len() as i64);
                arrival.further.iter().for_each(|hex| h.hex(*hex));
            }
        }
    }
    for (id, objective) in &scenario.objectives {
        h.text(&id.0);
        h.hex(objective.hex);
        h.int(i64::from(objective.value[0]));
        h.int(i64::from(objective.value[1]));
        h.option(objective.holder.map(|s| s.index() as i64));
    }
    Hash64(h.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_do_not_count_but_strength_does() {
        let mut scenario = oblique_testing::toy::scenario();
        let before = fingerprint(&scenario);
        scenario.meta.title = "Another title".to_owned();
        assert_eq!(before, fingerprint(&scenario));
        for piece in scenario.pieces.values_mut() {
            piece.attrs.insert("men".to_owned(), Value::Int(77));
        }
        assert_ne!(before, fingerprint(&scenario));
    }
}
