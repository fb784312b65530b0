//! Charts of melee (`melee.chart`).

use crate::battle::memory::Charge;
use crate::battle::state::Battle;
use crate::board::angles::beyond_front;
use crate::firing::dice::shifted;
use crate::ids::{formation, mark, rule};
use crate::tables::{Arm, Shelter, Tables};
use crate::units::formation::is_loose;
use crate::units::posed::Posed;
use oblique_rules::play::{Modifier, PieceIx};

/// One of two who fight, as its chart hangs on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Fighter {
    horse: bool,
    square: bool,
    unformed: bool,
    /// In cover toward the other.
    covered: bool,
    secure: bool,
    shaken: bool,
    routing: bool,
    level: i8,
}

/// Is foot or a battery uphill of or in cover against the same?
const fn has_upper_hand(own: Fighter, enemy: Fighter) -> bool {
    !own.horse && !enemy.horse && (own.covered || own.level > enemy.level)
}

/// What shifts the chart of one against the other; `flanking` and `flanked` tell of the attack, `halts` and `halted`
/// who of two cavalry units is caught at the halt.
fn shifts_of(
    own: Fighter,
    enemy: Fighter,
    [flanking, flanked]: [bool; 2],
    [halts, halted]: [bool; 2],
) -> Vec<Modifier> {
    let numbers = &Tables::get().melee_shifts;
    let both = |gain: bool, loss: bool, by: i32| i32::from(gain) * by - i32::from(loss) * by;
    let lines = [
        (
            both(own.square && enemy.horse, own.horse && enemy.square, numbers.square),
            "square against cavalry",
        ),
        (
            both(!own.unformed && enemy.unformed, own.unformed && !enemy.unformed, numbers.formed),
            "formed against unformed",
        ),
        (both(flanking, flanked, numbers.flank), "flank or rear"),
        (
            both(
                !own.horse && own.covered && enemy.horse,
                own.horse && !enemy.horse && enemy.covered,
                numbers.infantry_cover,
            ),
            "cover against cavalry",
        ),
        (
            both(has_upper_hand(own, enemy), has_upper_hand(enemy, own), numbers.uphill_or_cover),
            "uphill or cover",
        ),
        (both(halts, halted, numbers.halted), "cavalry at the halt"),
        (
            both(
                own.horse && !enemy.horse && !enemy.secure,
                !own.horse && enemy.horse && !own.secure,
                numbers.open_flanks,
            ),
            "flanks not secure",
        ),
        (both(enemy.shaken, own.shaken, numbers.shaken), "shaken"),
        (both(false, own.routing, numbers.routing), "routing"),
    ];
    let held = lines.into_iter().filter(|(value, _)| *value != 0);
    held.map(|(value, what)| Modifier { value, what, rule: rule::MELEE_CHART }).collect()
}

impl Battle {
    fn fighter(&self, pix: PieceIx, enemy: PieceIx) -> Fighter {
        self.fighter_so(&self.posed(pix), self.is_covered_against(pix, enemy), self.is_secure(pix))
    }

    /// One who stands so, in cover toward the other and guarded on both flanks or not.
    fn fighter_so(&self, posed: &Posed, covered: bool, secure: bool) -> Fighter {
        let pix = posed.pix;
        Fighter {
            horse: self.arm(pix) == Some(Arm::Horse),
            square: posed.form == formation::SQUARE,
            unformed: is_loose(posed.form) || self.is(pix, mark::ROUTING),
            covered,
            secure,
            shaken: self.is(pix, mark::SHAKEN),
            routing: self.is(pix, mark::ROUTING),
            level: self.board().level(posed.hex).unwrap_or(0),
        }
    }

    /// The charts of a charger and of its target if both stood so, the target guarded on both flanks or not; nobody is
    /// caught at the halt.
    pub(crate) fn charts_so(&self, charger: &Posed, target: &Posed, flank: bool, secure: bool) -> [usize; 2] {
        let a = self.fighter_so(charger, false, false);
        let d = self.fighter_so(target, self.cover_between(target.hex, charger.hex) != Shelter::None, secure);
        let halt = [false, false];
        [shifted(&shifts_of(a, d, [flank, false], halt)), shifted(&shifts_of(d, a, [false, flank], halt))]
    }

    /// Does a charge come in flank or rear: where it began and where it makes contact (`form.flank`)?
    pub(crate) fn is_flank_attack(&self, charge: &Charge) -> bool {
        let target = self.piece(charge.target);
        let orientation = self.board().layout().orientation;
        let from = [charge.from, self.piece(charge.charger).hex];
        target
            .facing
            .is_some_and(|facing| from.iter().all(|hex| beyond_front(facing, *hex - target.hex, orientation)))
    }

    /// What shifts the chart of a charger, or of the charged, in one pair.
    pub(crate) fn melee_shifts(&self, charge: &Charge, charger: bool) -> Vec<Modifier> {
        let (a, d) =
            (self.fighter(charge.charger, charge.target), self.fighter(charge.target, charge.charger));
        let flank = self.is_flank_attack(charge);
        let halted = a.horse && d.horse && self.memory().melee.as_ref().is_some_and(|melee| melee.halted);
        if charger {
            shifts_of(a, d, [flank, false], [halted, false])
        } else {
            shifts_of(d, a, [false, flank], [false, halted])
        }
    }

    /// The chart of one of a pair, 0 is A.
    pub(crate) fn melee_chart(&self, charge: &Charge, charger: bool) -> usize {
        shifted(&self.melee_shifts(charge, charger))
    }

    /// Would a unit fight an enemy that stands on Chart A against it (`morale.chart`)? Of several chargers anyone will
    /// do.
    pub(crate) fn faces_chart_a(&self, pix: PieceIx) -> bool {
        let Some(melee) = &self.memory().melee else { return false };
        melee.chargers.iter().any(|charge| {
            let came = melee.on.contains(&charge.charger);
            let charges = charge.charger == pix;
            let charged = charge.target == pix && came;
            (charges && self.melee_chart(charge, false) == 0)
                || (charged && self.melee_chart(charge, true) == 0)
        })
    }
}
