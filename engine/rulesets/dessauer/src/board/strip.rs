//! The strip along a line of fire in which friends are endangered (`fire.danger`).

use oblique_board::hex::{Hex, dot_and_norms};

/// Does a hex lie in the strip along a line of fire: strictly nearer to it than so many halves of a hex, beyond the guns
/// and not beyond the target? Hexes are relative to the guns.
#[must_use]
pub(crate) const fn endangered(target: Hex, hex: Hex, half_hexes: u32) -> bool {
    let (a, b) = (hex.x as i64, hex.y as i64);
    let (c, d) = (target.x as i64, target.y as i64);
    let (along, _) = dot_and_norms(hex, target);
    let length = c * c + c * d + d * d;
    let aside = c * b - d * a;
    let half = half_hexes as i64;
    // The distance from the line is half the root of three times `aside` over the line's length.
    along > 0 && along <= 2 * length && 3 * aside * aside < half * half * length
}

#[cfg(test)]
mod tests {
    use super::endangered;
    use oblique_board::hex::Hex;

    #[test]
    fn the_strip_of_canister_is_wider_than_that_of_shot() {
        let target = Hex::new(3, -6);
        for ((q, r), shot, canister) in [
            ((1, -1), true, true),
            ((2, -2), false, true),
            ((2, -1), false, false),
            ((1, 0), false, false),
            ((3, -6), true, true),
            ((4, -8), false, false),
            ((-1, 2), false, false),
        ] {
            let hex = Hex::new(q, r);
            assert_eq!((endangered(target, hex, 2), endangered(target, hex, 3)), (shot, canister), "{hex:?}");
        }
    }
}
