//! The nearest hex that will do, for remedies that put a piece elsewhere.

use oblique_board::hex::Hex;

/// How far from where a piece should stand room is looked for.
const NEAR_HEXES: u32 = 12;

/// The nearest hex to one that fits, itself first; of equally near ones the first by `rank`. `None` where none is near.
pub(crate) fn nearest_that<K: Ord>(
    hex: Hex,
    fits: impl Fn(Hex) -> bool,
    rank: impl Fn(Hex) -> K,
) -> Option<Hex> {
    (0..NEAR_HEXES).find_map(|steps| {
        let mut ring: Vec<Hex> = hex.ring(steps).collect();
        ring.sort_by_key(|hex| rank(*hex));
        ring.into_iter().find(|hex| fits(*hex))
    })
}
