//! Flank and rear (`app.flank`), and who is passive (`app.passive`).

use crate::board::arc::{Width, in_arc, width_of};
use crate::ids::formation;
use crate::units::nature::Arm;
use oblique_board::hex::{Hex, Hour};

/// A target as an attacker finds it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Faced {
    /// Its formation, by its place in the catalog.
    pub formation: u8,
    /// Which way it faces.
    pub facing: Option<Hour>,
    /// Where it stands.
    pub hex: Hex,
}

impl Faced {
    /// Is a hex in its front arc?
    pub(crate) fn sees(self, hex: Hex) -> bool {
        in_arc(self.formation, self.facing, self.hex, hex)
    }
}

/// Is an attack flanked: was the attacker outside the target's front arc where its activation began, by the arc as it
/// was then, and is it outside where its move ends? Squares and garrisons are never flanked.
pub(crate) fn is_flanked(before: Faced, began: Hex, now: Faced, ends: Hex) -> bool {
    width_of(now.formation) != Width::Round && !before.sees(began) && !now.sees(ends)
}

/// Does a target inflict no disorder in the Approach: a flanked one, a battery unloaded or limbered?
pub(crate) fn is_passive(arm: Arm, formation: u8, loaded: bool, flanked: bool) -> bool {
    flanked || (arm.is_guns() && (!loaded || formation == formation::LIMBERED))
}

#[cfg(test)]
mod tests {
    use super::{Faced, is_flanked, is_passive};
    use crate::board::tests::at;
    use crate::ids::formation::{LIMBERED, LINE, SQUARE, UNLIMBERED};
    use crate::units::nature::{Arm, Calibre};
    use oblique_board::hex::Hour;

    #[test]
    fn who_began_and_ends_outside_the_arc_flanks() {
        let target = Faced { formation: LINE, facing: Some(Hour::new(6)), hex: at(10, 8) };
        assert!(is_flanked(target, at(5, 6), target, at(8, 8)));
        assert!(!is_flanked(target, at(9, 12), target, at(8, 8)), "it began in front");
        assert!(!is_flanked(target, at(5, 6), target, at(9, 10)), "it ends in front");
        let square = Faced { formation: SQUARE, facing: None, ..target };
        assert!(!is_flanked(target, at(5, 6), square, at(8, 8)));
    }

    #[test]
    fn guns_without_a_shot_are_passive() {
        let guns = Arm::Guns { calibre: Calibre::Medium, horse: false };
        assert!(is_passive(guns, UNLIMBERED, false, false) && is_passive(guns, LIMBERED, true, false));
        assert!(!is_passive(guns, UNLIMBERED, true, false) && is_passive(Arm::Infantry, LINE, true, true));
    }
}
