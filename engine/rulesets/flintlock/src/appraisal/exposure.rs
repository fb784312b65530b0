//! What a place exposes a unit to: the enemy's fire, and his steel in flank and rear.
//!
//! Shots are reckoned by the tables without looking along every line of sight. Must not know orders.

use crate::appraisal::action::PERHAPS;
use crate::battle::state::Battle;
use crate::tables::{Tables, Weapon};
use oblique_board::hex::{Hex, Hour, Sector};
use oblique_rules::play::PieceIx;

/// Hexes from the enemy at which being struck from the flank or rear in Shock is to be feared.
const SHOCK_REACH: u32 = 3;
/// Two or three shots find their mark.
const SHOTS_THAT_TELL: usize = 3;
/// What a flank open to an enemy near costs a unit, thousandths of its worth.
const FLANK_PRICE: i32 = 90;

/// What a unit is exposed to in a hex, whichever way it faces.
#[derive(Debug)]
pub(crate) struct Exposure {
    hex: Hex,
    shots: Vec<Shot>,
    /// Where enemies stand who may strike it in Shock.
    strikers: Vec<Hex>,
}

/// An enemy unit that has the hex in its range and field of fire.
#[derive(Debug)]
struct Shot {
    from: Hex,
    /// Men it may be expected to cost, in front or rear, and in the flank.
    prices: [i32; 2],
}

impl Exposure {
    /// Of which hex.
    pub(crate) const fn hex(&self) -> Hex {
        self.hex
    }
}

impl Battle {
    /// What the enemy's fire and steel may cost a unit in a stance.
    pub(crate) fn danger(&self, pix: PieceIx, hex: Hex, facing: Option<Hour>) -> i32 {
        let exposure = self.exposure_at(pix, hex);
        let mut dearest = [0; SHOTS_THAT_TELL];
        for shot in &exposure.shots {
            let price = if shot.prices[0] == shot.prices[1] {
                shot.prices[0]
            } else {
                let flank = self.struck_side(pix, hex, facing, shot.from) == Sector::Flank;
                shot.prices[usize::from(flank)]
            };
            if let Some(least) = dearest.iter_mut().min().filter(|least| price > **least) {
                *least = price;
            }
        }
        let open = |from: &&Hex| self.struck_side(pix, hex, facing, **from) != Sector::Front;
        let flanks = exposure.strikers.iter().filter(open).take(2).count() as i32;
        // The rest have other targets.
        let fire: i32 = dearest.iter().sum();
        fire * PERHAPS / 1000 + self.worth(pix) * FLANK_PRICE * flanks / 1000
    }

    /// What a unit would be exposed to in a hex.
    pub(crate) fn reckon_exposure(&self, pix: PieceIx, hex: Hex) -> Exposure {
        let mut exposure = Exposure { hex, shots: Vec::new(), strikers: Vec::new() };
        let threats = self.threats(self.piece(pix).side().other());
        for (threat, by_order) in threats.iter().zip(&*self.shots_by_order(pix)) {
            // Range first: it is cheap, and most are out of it.
            let range = threat.hex.unsigned_distance_to(hex);
            if range <= threat.reach_hexes
                && self.in_arc(threat.unit, hex)
                && let Some(weapon) = self.arm(threat.unit).weapon()
            {
                let by_place = |flank| self.shot_by_place(weapon, threat.hex, pix, hex, flank);
                let price = |flank| by_place(flank).map_or(0, |sum| self.shot_price(pix, sum + by_order));
                exposure.shots.push(Shot { from: threat.hex, prices: [false, true].map(price) });
            }
            if range <= SHOCK_REACH && threat.body {
                exposure.strikers.push(threat.hex);
            }
        }
        exposure
    }

    /// The part of the modifier of a shot that depends on where firer and target stand, and whether it strikes the
    /// target's flank; `None` out of range.
    pub(crate) fn shot_by_place(
        &self,
        weapon: Weapon,
        from: Hex,
        target: PieceIx,
        hex: Hex,
        flank: bool,
    ) -> Option<i32> {
        let tables = Tables::get();
        let by_range = tables.fire_range(weapon, from.unsigned_distance_to(hex) as i32)?;
        let sum = by_range + self.terrain_row(hex).fire;
        Some(if self.arm(target).is_cavalry() {
            sum + tables.fire_drm.target_cavalry
        } else if self.arm(target).is_gun() {
            sum
        } else {
            sum + tables.formation(self.form(target)).fired_at(flank)
        })
    }
}
