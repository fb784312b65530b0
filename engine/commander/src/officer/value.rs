//! What a place is worth to a piece, in men: nearness to the goal, facing, support, ground.

use super::picture::Picture;
use super::plan::{Conduct, ORDERED_MEN, ORDERED_SLACK_HALVES, Plan};
use super::session::Stance;
use super::{Ground, Temperament, dress, garrisons, horse};
use crate::ground::{FAR, heading};
use crate::temperament::LEADER_DANGER_MEN;
use oblique_board::hex::{Hex, Hour};
use oblique_rules::catalog::Role;
use oblique_rules::play::{Order, PieceIx, PieceState, Verb};
use std::cell::Cell;

/// Hexes from the enemy within which neighbours, flanks and heights matter.
const NEAR: i32 = 5;
/// What guns pay for each hex nearer than their range, in men.
const TOO_NEAR: i32 = 35;

/// Thousandths of the odds he likes that an attacker asks for.
const ATTACK_ODDS_PERMILLE: i32 = 750;

/// Everything places are valued by.
pub(super) struct Values<'a> {
    pub t: &'a Temperament,
    pub ground: &'a Ground,
    pub picture: &'a Picture,
    pub plan: &'a Plan,
    /// The place asked for last: orders are listed hex by hex, each with every facing.
    last: Cell<Option<Place>>,
    /// Who was asked for last as he stands, and what that is worth.
    standing: Cell<Option<(PieceIx, i32)>>,
}

/// What a hex is to a piece whichever way it faces.
#[derive(Clone, Copy)]
struct Place {
    pix: PieceIx,
    hex: Hex,
    /// Steps to the enemy.
    enemy: i32,
    worth: i32,
    /// Where it should look.
    wanted: Option<Hour>,
    /// The sides where friends or the edge of the board keep the enemy off, a bit each.
    covered: u8,
}

impl<'a> Values<'a> {
    pub(super) const fn new(
        t: &'a Temperament,
        ground: &'a Ground,
        picture: &'a Picture,
        plan: &'a Plan,
    ) -> Self {
        Self { t, ground, picture, plan, last: Cell::new(None), standing: Cell::new(None) }
    }
}

impl Values<'_> {
    /// Where a piece would stand after an order.
    pub(super) fn after(&self, piece: &PieceState, order: &Order) -> Stance {
        let orientation = self.ground.layout.orientation;
        let (verb, said) = (order.verb(), order.parts());
        let formation = said.formation.unwrap_or(piece.formation);
        let mut facing = said.facing.or(piece.facing);
        match (verb, said.path.last().copied().or(said.hex)) {
            (Verb::Turn | Verb::Form, _) if said.facing.is_none() => {
                let hours = if verb == Verb::Turn { 2 } else { 1 };
                facing = piece.facing.map(|f| f.turned(hours * order.amount().signum()));
                (piece.hex, facing, formation)
            }
            (verb, Some(hex)) if goes(verb) => {
                let from = said.path.len().checked_sub(2).map_or(piece.hex, |i| said.path[i]);
                let way = Hour::between(from, hex, orientation);
                if let (None, Some(now), Some(way)) = (said.facing, facing, way)
                    && matches!(verb, Verb::Move | Verb::ChargeStep)
                {
                    facing = Some(brought_round(now, way));
                }
                (hex, facing, formation)
            }
            _ => (piece.hex, facing, formation),
        }
    }

    /// Is the enemy so far off that there is time for everything?
    pub(super) fn is_far(&self, hex: Hex) -> bool {
        self.ground.index(hex).is_some_and(|i| self.picture.enemy_steps(i) > 2 * NEAR)
    }

    /// What it costs that an order takes a garrison out to meet the enemy.
    pub(super) fn leaving(&self, pix: PieceIx, order: &Order) -> i32 {
        let goes = matches!(order.verb(), Verb::Charge | Verb::Assault | Verb::Advance);
        if goes && self.plan.kept_by(pix).is_some() { self.plan.garrison_men } else { 0 }
    }

    /// What an order changes in the worth of a piece's place. Who is beaten and goes back may have other cares.
    pub(super) fn change(&self, pix: PieceIx, piece: &PieceState, order: &Order) -> i32 {
        let beaten = order.verb() == Verb::Retreat;
        let counts = if beaten { self.t.retreat_place_permille } else { 1000 };
        if counts == 0 {
            return 0;
        }
        let change = self.at(pix, piece, self.after(piece, order)) - self.of_piece(pix, piece);
        i32::try_from(i64::from(change) * i64::from(counts) / 1000).unwrap_or(change)
    }

    /// How far a stance is from facing the nearest enemy at arm's length: steps, then hours.
    pub(super) fn distance_from_enemy(&self, stance: Stance) -> (i32, u8) {
        let Some(index) = self.ground.index(stance.0) else { return (i32::MAX, 0) };
        let at = self.picture.nearest_enemy(index, self.ground);
        let wanted = at.and_then(|to| heading(stance.0, to, self.ground.layout.orientation));
        let off = stance.1.zip(wanted).map_or(0, |(f, w)| f.distance(w));
        (self.picture.enemy_steps(index), off)
    }

    /// Worth of where a piece stands.
    pub(super) fn of_piece(&self, pix: PieceIx, piece: &PieceState) -> i32 {
        match self.standing.get() {
            Some((who, worth)) if who == pix => worth,
            _ => {
                let worth = self.at(pix, piece, (piece.hex, piece.facing, piece.formation));
                self.standing.set(Some((pix, worth)));
                worth
            }
        }
    }

    /// Worth of a stance to a piece.
    pub(super) fn at(&self, pix: PieceIx, piece: &PieceState, stance: Stance) -> i32 {
        if piece.info.role.leads() {
            return self.ground.index(stance.0).map_or(0, |index| self.leader(pix, index, stance));
        }
        let last = self.last.get().filter(|place| place.pix == pix && place.hex == stance.0);
        let Some(place) = last.or_else(|| self.place(pix, piece, stance.0)) else { return 0 };
        self.last.set(Some(place));
        let mut worth = place.worth + self.look(&place, stance.1);
        if dress::forms_line(piece.info.role) {
            let front = self.plan.group(pix).and_then(|group| group.front);
            let from = self.ground.index(piece.hex);
            worth += dress::dress(self.t, self.picture, self.ground, from, front, stance);
        }
        if place.enemy <= NEAR {
            worth += self.t.flank_men * self.covered(&place, stance.1).min(2);
            if piece.info.role == Role::Horse {
                worth += horse::chances(self.t, self.picture, self.ground, stance);
            }
        }
        worth
    }

    /// What a hex is to a piece; `None` off the board.
    fn place(&self, pix: PieceIx, piece: &PieceState, hex: Hex) -> Option<Place> {
        let index = self.ground.index(hex)?;
        let enemy = self.picture.enemy_steps(index);
        let own = u8::from(hex == piece.hex);
        let others = i32::from(self.picture.own_at(index).saturating_sub(own));
        let mut worth = self.pull(pix, piece, index, enemy);
        let mut covered = 0;
        if let Some(kept) = self.plan.kept_by(pix) {
            let away = i32::try_from(kept.unsigned_distance_to(hex)).unwrap_or(i32::MAX);
            worth -= self.plan.garrison_men * away.min(garrisons::FARTHEST_HEXES);
        }
        if enemy <= NEAR {
            worth -= self.t.crowd_men * others;
            let theirs = self.picture.nearest_enemy(index, self.ground).and_then(|h| self.ground.index(h));
            let above = theirs.map_or(0, |e| self.ground.level(index) - self.ground.level(e));
            worth += self.t.ground_men * above.clamp(-2, 2);
            let (beside, sides) = self.company(index, piece);
            worth += self.t.support_men * beside.min(3);
            covered = sides;
        }
        // Who is to attack takes some odds; who holds waits for good ones.
        let group = self.plan.group(pix);
        let attacks = group.is_some_and(|g| g.conduct == Conduct::Attack);
        let usual = if attacks { ATTACK_ODDS_PERMILLE } else { 1000 };
        let share = group.and_then(|g| g.odds_permille).unwrap_or(usual);
        let asked = self.t.close_odds_permille * share / 1000;
        if enemy <= 1 && self.picture.odds_permille(hex) < asked {
            worth -= self.t.caution_men;
        }
        let wanted = self.wanted(pix, index, hex);
        Some(Place { pix, hex, enemy, worth, wanted, covered })
    }

    /// Nearness to what the command goes for or holds.
    fn pull(&self, pix: PieceIx, piece: &PieceState, index: usize, enemy: i32) -> i32 {
        let Some(group) = self.plan.group(pix) else { return 0 };
        let price = group.price(index, self.ground);
        if price == FAR {
            return -1000 * self.t.pull_men;
        }
        let price = i32::from(price);
        let pull = self.t.pull_men * self.plan.press_permille / 1000;
        if group.conduct == Conduct::Hold {
            let usual = self.t.hold_slack_halves;
            let (pull, slack) = if group.kept {
                (pull.max(ORDERED_MEN), usual.min(ORDERED_SLACK_HALVES))
            } else {
                (pull, usual)
            };
            return -pull * (price - slack).max(0) / 2;
        }
        let keep = match piece.info.role {
            Role::Guns => self.t.gun_range_hexes,
            _ => 0,
        };
        if enemy < keep {
            return -pull * price / 2 - TOO_NEAR * (keep - enemy);
        }
        if piece.info.role == Role::Guns && enemy <= keep + 1 {
            // Near enough: no reason to go on, and none to go elsewhere.
            return -pull * keep;
        }
        let median = group.median(self.ground);
        let ahead = i32::from(median) - 2 * self.t.lead_hexes - price;
        let wait = if median == FAR { 0 } else { ahead.max(0) * pull * 3 / 4 };
        -pull * price / 2 - wait
    }

    /// Where to look: where the enemy is or, far from him, where the way goes.
    fn wanted(&self, pix: PieceIx, index: usize, hex: Hex) -> Option<Hour> {
        let holds = self.plan.group(pix).is_none_or(|g| g.conduct == Conduct::Hold);
        if self.picture.enemy_steps(index) <= NEAR || holds {
            let at = self.picture.nearest_enemy(index, self.ground);
            at.and_then(|to| heading(hex, to, self.ground.layout.orientation))
        } else {
            self.way(pix, index)
        }
    }

    /// Price of looking elsewhere than one should.
    fn look(&self, place: &Place, facing: Option<Hour>) -> i32 {
        let off = facing.zip(place.wanted).map_or(0, |(f, w)| i32::from(f.distance(w)));
        // The first hour is free: most formations front two hexes.
        -self.t.facing_men * (off - 1).max(0)
    }

    /// The side through which the way to the goal leads.
    fn way(&self, pix: PieceIx, index: usize) -> Option<Hour> {
        let group = self.plan.group(pix)?;
        let best =
            self.ground.neighbours(index).min_by_key(|(side, n)| (group.price(*n, self.ground), *side))?;
        self.ground.layout.orientation.sides().get(best.0).copied()
    }

    /// Friends beside, and the sides covered by them or by the edge of the board, a bit each.
    fn company(&self, index: usize, piece: &PieceState) -> (i32, u8) {
        let here = self.ground.index(piece.hex);
        let (mut beside, mut covered) = (0, u8::MAX);
        for (side, n) in self.ground.neighbours(index) {
            let own = u8::from(here == Some(n));
            if self.picture.own_at(n) > own {
                beside += 1;
            } else {
                covered &= !(1 << side);
            }
        }
        (beside, covered)
    }

    /// How many of the covered sides are flanks.
    fn covered(&self, place: &Place, facing: Option<Hour>) -> i32 {
        let is_covered = |side: &usize| place.covered & (1 << side) != 0;
        let flanks = (0..6).filter(is_covered).filter(|side| self.is_flank(facing, *side));
        i32::try_from(flanks.count()).unwrap_or(0)
    }

    fn is_flank(&self, facing: Option<Hour>, side: usize) -> bool {
        let hour = self.ground.layout.orientation.sides().get(side).copied();
        facing.zip(hour).is_some_and(|(f, h)| dress::is_abreast(f, h))
    }

    /// A leader's place: near the middle of his command, out of the enemy's reach. Who of his men needs him the ruleset's
    /// appraisal tells.
    fn leader(&self, pix: PieceIx, index: usize, stance: Stance) -> i32 {
        let enemy = self.picture.enemy_steps(index);
        let among_his_men = self.picture.own_at(index) > 0;
        let (safe, price) =
            if among_his_men { (1, self.t.leader_danger_men) } else { (2, LEADER_DANGER_MEN) };
        let danger = (safe + 1 - enemy).max(0) * price;
        let Some(group) = self.plan.group(pix) else { return -danger };
        let steps = i32::try_from(stance.0.unsigned_distance_to(group.centre)).unwrap_or(i32::MAX / 1000);
        let pull = self.t.pull_men * self.t.leader_pull_permille / 1000;
        -pull * (steps - self.t.leader_range_hexes).max(0) - danger
    }
}

/// Does the verb take a piece to another hex?
const fn goes(verb: Verb) -> bool {
    matches!(
        verb,
        Verb::Move
            | Verb::AssaultMove
            | Verb::Disengage
            | Verb::Withdraw
            | Verb::ChargeStep
            | Verb::Advance
            | Verb::Retreat
            | Verb::Place
    )
}

/// May an order leave a piece in another stance? Where none does, places need not be valued.
pub(super) fn moves(order: &Order) -> bool {
    let verb = order.verb();
    goes(verb)
        || matches!(verb, Verb::Turn | Verb::Form)
        || order.facing().is_some()
        || order.formation().is_some()
}

/// The facing after the fewest turns that bring a side to the front.
fn brought_round(facing: Hour, way: Hour) -> Hour {
    let mut now = facing;
    for _ in 0..3 {
        if now.distance(way) <= 1 {
            break;
        }
        let (left, right) = (now.turned(-2), now.turned(2));
        now = if left.distance(way) < right.distance(way) { left } else { right };
    }
    now
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn facing_is_brought_round_the_short_way() {
        assert_eq!(brought_round(Hour::new(1), Hour::new(0)), Hour::new(1));
        assert_eq!(brought_round(Hour::new(1), Hour::new(4)), Hour::new(3));
        assert_eq!(brought_round(Hour::new(0), Hour::new(6)), Hour::new(6));
    }
}
