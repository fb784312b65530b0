//! What fire and movement may be expected to win and lose, in men.
//!
//! Shots are reckoned by the tables without looking along every line of sight; must not change
//! anything, nor know how commanders weigh it.

use crate::appraisal::cost;
use crate::appraisal::reckoned::Threat;
use crate::battle::state::Battle;
use crate::ids::{formation, mark};
use crate::tables::{Tables, Weapon};
use oblique_board::hex::{Hex, Sector};
use oblique_rules::play::{Appraisal, Order, PieceIx, Verb};
use oblique_scenario::Side;

/// Thousandths of a shot's worth that are reckoned for one the enemy may or may not make.
pub(crate) const PERHAPS: i32 = 500;
/// What breaking down, dragging guns off, setting up are worth.
const SMALL: i32 = 12;
/// A Disordered unit that stays idle and unmolested rallies: worth this part of the price of Disorder.
const RALLY: i32 = 700;
/// What its First Volley is worth to a unit that may still fire it.
const VOLLEY: i32 = 6;

impl Battle {
    /// Orders of units, and answers to fire.
    pub(crate) fn appraise_action(&self, order: &Order) -> Appraisal {
        let Some(pix) = order.piece() else { return Appraisal::default() };
        match order.verb() {
            Verb::Fire => self.appraise_shot(pix, order.target()),
            Verb::Move | Verb::Turn | Verb::Withdraw | Verb::Retreat => self.appraise_motion(pix, order),
            Verb::Reorganise => self.appraise_reform(pix, order),
            Verb::Recover => Appraisal { good: 8 * SMALL, ..Appraisal::default() },
            Verb::Limber => self.appraise_set_up(pix),
            _ => Appraisal::default(),
        }
    }

    /// A shot: what it may do, less what the answer may cost.
    fn appraise_shot(&self, firer: PieceIx, target: Option<PieceIx>) -> Appraisal {
        let Some(target) = target else { return Appraisal::default() };
        let exact: i32 = self.modifiers_now(firer, target).iter().map(|m| m.value).sum();
        let harm = self.shot_price(target, exact);
        let back = self.arm(target).weapon().is_some()
            && !self.is(target, mark::REACTED)
            && self.piece(firer).side() == self.active();
        let cost =
            if back { self.shot_price(firer, self.reckoned_shot(target, firer)) * PERHAPS / 1000 } else { 0 };
        let cost = cost + self.volley_kept_for(firer);
        // Idle it would rally.
        let stays = if self.may_rally(firer) { self.disorder_price_of_disordered(firer) } else { 0 };
        Appraisal { harm: harm + target_bonus(self, target), cost: cost + stays, ..Appraisal::default() }
    }

    /// What those of its command lose who cannot fire with a unit now, if its shot spends their First Volley
    /// (`fire.first-volley`, `ai.first_volley`).
    fn volley_kept_for(&self, firer: PieceIx) -> i32 {
        let Some(leader) = self.volley_ready(firer) else { return 0 };
        // All fire in one step of their own, or in Return Fire; in reaction one alone does.
        let together = self.piece(firer).side() == self.active();
        let ready = self.units_under(leader).filter(|u| *u != firer && self.volley_ready(*u).is_some());
        let left = ready.filter(|u| !(together && !self.is(*u, mark::ACTED) && self.best_shot(*u) > 0));
        let left = i32::try_from(left.count()).unwrap_or(0);
        left * VOLLEY
    }

    /// The best shot of a unit where it stands, in men: see [`Battle::best_shot`].
    pub(crate) fn reckon_best_shot(&self, firer: PieceIx) -> i32 {
        let Some(weapon) = self.arm(firer).weapon() else { return 0 };
        let piece = self.piece(firer);
        if piece.formation == formation::COLUMN {
            return 0;
        }
        let reach = Tables::get().reach_hexes(weapon);
        let in_reach = |t: &&Threat| t.hex.unsigned_distance_to(piece.hex) as i32 <= reach;
        let enemies = self.threats(piece.side().other()).iter().filter(in_reach);
        enemies
            .filter(|t| self.in_arc(firer, t.hex))
            .map(|t| self.shot_price(t.unit, self.reckoned_shot(firer, t.unit)))
            .max()
            .unwrap_or(0)
    }

    /// Net modifier of a shot, by range, formation, ground and order; far below any result out of range.
    fn reckoned_shot(&self, firer: PieceIx, target: PieceIx) -> i32 {
        let (from, piece) = (self.piece(firer).hex, self.piece(target));
        let weapon = self.arm(firer).weapon().unwrap_or(Weapon::Musket);
        let flank = self.struck_side(target, piece.hex, piece.facing, from) == Sector::Flank;
        let by_place = self.shot_by_place(weapon, from, target, piece.hex, flank);
        by_place.map_or(i32::MIN / 4, |sum| sum + self.shot_by_order(firer, target))
    }

    /// The part of the modifier of a shot that depends on the formation, order and smoke of firer and target.
    pub(crate) fn shot_by_order(&self, firer: PieceIx, target: PieceIx) -> i32 {
        let tables = Tables::get();
        let drm = &tables.fire_drm;
        let mut sum = tables.formation(self.form(firer)).own_fire.unwrap_or(0);
        if self.disordered(firer) {
            sum += drm.firer_disordered;
        }
        if self.reduced(firer) {
            sum += drm.firer_reduced;
        }
        let leader = self.command_of(firer);
        if self.arm(firer).is_line() && leader.is_some_and(|l| self.is(l, mark::FIRST_VOLLEY)) {
            sum += drm.first_volley;
        }
        let smoky = |p: PieceIx| {
            let own = self.is(p, mark::SMOKE);
            own || self.command_of(p).is_some_and(|l| self.is(l, mark::SMOKE))
        };
        sum + tables.smoke(i32::from(smoky(firer)) + i32::from(smoky(target)))
    }

    /// A move: what it leads into against what it leads out of, and the fire it draws on the way.
    fn appraise_motion(&self, pix: PieceIx, order: &Order) -> Appraisal {
        let (piece, said, verb) = (self.piece(pix), order.parts(), order.verb());
        let hex = said.path.last().copied().or(said.hex).unwrap_or(piece.hex);
        let facing = said.facing.or(piece.facing);
        let same = hex == piece.hex && facing == piece.facing;
        let after = if same { self.danger_here(pix) } else { self.danger(pix, hex, facing) };
        let price = self.motion_price(pix, verb, after);
        let gun = self.arm(pix).is_gun();
        let folly = gun && hex != piece.hex && self.alone_before_enemy(pix, hex);
        let mut appraisal = priced(price);
        appraisal.folly = folly || self.runs_through_woods(pix, hex);
        appraisal
    }

    /// A motion that ends where nothing is to be feared.
    pub(crate) fn appraise_motion_at_most(&self, order: &Order) -> Option<Appraisal> {
        let moves = matches!(order.verb(), Verb::Move | Verb::Turn | Verb::Withdraw | Verb::Retreat);
        order.piece().filter(|_| moves).map(|pix| priced(self.motion_price(pix, order.verb(), 0)))
    }

    /// What a motion costs that leads into so much danger; less than nothing if it is worth something.
    fn motion_price(&self, pix: PieceIx, verb: Verb, after: i32) -> i32 {
        let marches = matches!(verb, Verb::Move | Verb::Turn);
        after + if marches { self.marching_off(pix) } else { self.reckon_going(pix, verb) }
    }

    /// What going costs by that verb, wherever it leads: out of the danger in which the unit stands.
    pub(crate) fn reckon_going(&self, pix: PieceIx, verb: Verb) -> i32 {
        let mut price = -self.danger_here(pix);
        // What it could have done instead: shoot, or rally.
        if verb != Verb::Retreat {
            price += self.best_shot(pix) * PERHAPS / 1000;
            if self.may_rally(pix) {
                price += self.disorder_price_of_disordered(pix);
            }
        }
        if verb == Verb::Withdraw && self.disordered(pix) {
            // Out of contact it rallies in its next Activation.
            price -= self.disorder_price_of_disordered(pix);
        }
        if matches!(verb, Verb::Withdraw | Verb::Retreat) {
            price += self.disorder_price(pix) * self.morale_fails_sixths(pix, 0) / 6;
        }
        price
    }

    /// Would a gun stand next to the enemy without infantry?
    fn alone_before_enemy(&self, gun: PieceIx, hex: Hex) -> bool {
        let side = self.piece(gun).side();
        let near = self.around(hex).any(|h| self.enemy_at(side, h));
        near && self.bodies_at(hex).next().is_none()
    }

    /// A Close line does not go into heavy woods.
    fn runs_through_woods(&self, pix: PieceIx, hex: Hex) -> bool {
        self.piece(pix).formation == formation::CLOSE
            && !self.disordered(pix)
            && hex != self.piece(pix).hex
            && self.terrain_row(hex).disorders_close
    }

    fn disorder_price_of_disordered(&self, pix: PieceIx) -> i32 {
        self.worth(pix) * 200 / 1000 * RALLY / 1000
    }

    /// Skirmishers are for rifles before the enemy is near; they join again out of contact.
    fn appraise_reform(&self, pix: PieceIx, order: &Order) -> Appraisal {
        let steps = self.steps_to_enemy(pix).unwrap_or(99);
        let rifle = self.arm(pix).weapon() == Some(Weapon::Rifle);
        let wanted = if order.flag() { steps <= 1 && !rifle } else { rifle && (4..=8).contains(&steps) };
        if wanted { crate::appraisal::good(SMALL) } else { cost(4 * SMALL) }
    }

    /// A gun is set up when it has something before it.
    fn appraise_set_up(&self, gun: PieceIx) -> Appraisal {
        if self.best_shot(gun) > 0 { crate::appraisal::good(2 * SMALL) } else { Appraisal::default() }
    }
}

/// A price, or a gain of less than nothing.
fn priced(price: i32) -> Appraisal {
    if price > 0 { cost(price) } else { crate::appraisal::good(-price) }
}

/// Shots that bring an army nearer to flight are worth more: who is Disordered or Reduced already
/// makes his command shake, and a hit that drops a Status is worth having.
fn target_bonus(battle: &Battle, target: PieceIx) -> i32 {
    let drops = battle.command_of(target).is_some_and(|leader| {
        use crate::ids::track;
        battle.get(leader, track::HITS) + 1 >= battle.get(leader, track::COHESION)
    });
    let side: Side = battle.piece(target).side();
    let late = battle.flight_margin(side) < 8;
    i32::from(drops) * 30 + i32::from(late) * 10
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::CATALOG;
    use oblique_rules::kernel::Opening as _;
    use oblique_rules::play::Options;
    use oblique_scenario::PieceId;

    const FIRST: &str = "a-newmarsh-7-01";
    const SECOND: &str = "a-newmarsh-7-02";

    /// What the second of two Fusiliers of Cowpens in line loses by a shot of the first, as a Continental stands two hexes before
    /// both or before the first alone.
    fn lost_by_a_shot(before_both: bool, loaded: bool) -> i32 {
        let text = include_str!("../../../../../scenarios/flintlock/cowpens.ron");
        let mut s = crate::tests::read_scenario(text).scenario.unwrap();
        let layout = s.board.layout();
        let at = |right: i32, up: i32| {
            layout.at(i32::from(layout.width) / 2 + right, i32::from(layout.height) / 2 - up)
        };
        let his = "b-howard-md-01";
        let leads = ["leader", "overall_leader"];
        s.pieces.retain(|id, p| {
            [FIRST, SECOND, his].contains(&id.0.as_str()) || leads.contains(&p.kind.as_str())
        });
        let away = if before_both { 1 } else { 5 };
        for (id, hex) in
            [(FIRST, at(0, 0)), (SECOND, at(away, 0)), (his, at(0, 2)), ("a-newmarsh", at(1, -1))]
        {
            s.pieces.get_mut(&PieceId(id.to_owned())).unwrap().hex = Some(hex);
        }
        let mut battle = Battle::set_up(&CATALOG, &s, &Options { seed: 1, fog: false, unattended: false });
        let of = |battle: &Battle, id: &str| {
            battle.field().iter().find(|(_, p)| p.info.id.0 == id).map(|(pix, _)| pix).unwrap()
        };
        let (first, second, leader) = (of(&battle, FIRST), of(&battle, SECOND), of(&battle, "a-newmarsh"));
        for unit in [first, second] {
            battle.set_mark(unit, mark::IN_COMMAND, true);
        }
        battle.set_mark(leader, mark::FIRST_VOLLEY, loaded);
        battle.volley_kept_for(first)
    }

    #[test]
    fn a_first_volley_is_kept_for_those_who_cannot_fire_yet() {
        assert_eq!(lost_by_a_shot(false, true), VOLLEY);
        assert_eq!(lost_by_a_shot(true, true), 0, "both fire in one step");
        assert_eq!(lost_by_a_shot(false, false), 0, "it is spent");
    }
}
