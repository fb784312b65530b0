//! The attackers advance into vacated hexes: as many as possible, the highest morale first
//! (`sres.advance`).
//!
//! Must not know why the hexes are vacated.

use crate::battle::state::Battle;
use crate::ids::{DecisionKind, rule};
use crate::shock::work::{Follower, ShockStage as Stage, ShockWork};
use oblique_board::hex::Hex;
use oblique_rules::play::{Order, PieceIx, Refusal, Verb, Why};
use std::collections::BTreeMap;

impl Battle {
    /// The next advance: what admits no choice is done, the rest is asked, and whether a leader goes
    /// along.
    pub(crate) fn run_advance(&mut self, mut work: ShockWork) {
        if !work.vacated.is_empty() {
            work.followers = self.followers(&work);
            work.vacated.clear();
            return self.shock_stays(work);
        }
        let choices = best_choices(&work.followers);
        let Some((first, _)) = choices.first().copied() else {
            work.followers.clear();
            return self.shock_on(work, Stage::Results);
        };
        // A leader may stay behind where the unit he is with has no choice (`leader.carried`).
        let led = |who: usize| work.followers[who].units.first().is_some_and(|unit| self.led(*unit));
        let forced = choices.iter().find(|(who, hex)| {
            let rivals = |(w, h): &&(usize, Hex)| w == who || h == hex;
            choices.iter().filter(rivals).count() == 1 && !led(*who)
        });
        if let Some((who, hex)) = forced.copied() {
            return self.execute_advance(work, who, hex, false);
        }
        let lead = work.followers[first].units.first().copied();
        let default = self.advance_orders(&work).into_iter().find(|o| o.piece() == lead);
        let side = self.striker(&work);
        self.ask(DecisionKind::Advance, side, None, default.unwrap_or(Order::Done));
    }

    /// Attackers, hex by hex, with the vacated hexes before them that they could enter.
    fn followers(&self, work: &ShockWork) -> Vec<Follower> {
        let empty = |hex: &Hex| work.vacated.contains(hex) && self.fighter_at(*hex).is_none();
        let mut groups: BTreeMap<(i32, i32), Follower> = BTreeMap::new();
        for pix in work.attackers.iter().copied().filter(|p| self.fights(*p)) {
            let hexes: Vec<Hex> = self.struck_by(work, pix).into_iter().filter(empty).collect();
            if hexes.is_empty() {
                continue;
            }
            let (at, morale) = (self.piece(pix).hex, self.morale(pix));
            let group =
                groups.entry((at.x, at.y)).or_insert_with(|| Follower { units: Vec::new(), morale, hexes });
            group.units.push(pix);
            group.morale = group.morale.max(morale);
        }
        let mut all: Vec<Follower> = groups.into_values().collect();
        all.sort_by_key(|f| f.units.first().copied());
        all
    }

    /// Legal advances.
    pub(crate) fn advance_orders(&self, work: &ShockWork) -> Vec<Order> {
        let mut orders = Vec::new();
        for (who, hex) in best_choices(&work.followers) {
            let Some(unit) = work.followers[who].units.first().copied() else { continue };
            let order = Order::of(Verb::Advance, unit).with_hex(hex);
            if self.led(unit) {
                orders.push(order.clone().with_flag(true));
            }
            orders.push(order);
        }
        orders
    }

    /// Does a leader stand with a unit?
    fn led(&self, unit: PieceIx) -> bool {
        self.at(self.piece(unit).hex).iter().any(|p| self.arm(*p).leads())
    }

    /// Carries an advance out.
    pub(crate) fn answer_advance(&mut self, work: ShockWork, order: &Order) {
        match plan_advance(&work, order) {
            Some((who, hex)) => self.execute_advance(work, who, hex, order.flag()),
            None => self.shock_stays(work),
        }
    }

    /// Why an answer is no advance: the unit or the hex it lacks, or who goes there before it.
    pub(crate) fn no_advance(&self, work: &ShockWork, order: &Order) -> Refusal {
        let refuse = |text: String| Refusal::new(rule::SRES_ADVANCE, text);
        let layout = self.board().layout();
        let listed = |hexes: &mut dyn Iterator<Item = Hex>| {
            let mut names: Vec<String> = hexes.map(|h| layout.name(h)).collect();
            names.sort();
            names.dedup();
            names.join(" or ")
        };
        let open = listed(&mut work.followers.iter().flat_map(|f| f.hexes.iter().copied()));
        let Some(unit) = order.piece().filter(|_| order.verb() == Verb::Advance) else {
            return refuse(format!("Choose the unit that enters {open}"));
        };
        let name = self.name(unit);
        let Some(follower) = work.followers.iter().find(|f| f.units.contains(&unit)) else {
            return refuse(format!("{name} does not advance: it attacked no hex the enemy has left"));
        };
        let his = listed(&mut follower.hexes.iter().copied());
        match order.hex() {
            None => refuse(format!("Choose the hex {name} enters: {his}")),
            Some(hex) if !follower.hexes.contains(&hex) => {
                refuse(format!("{name} does not advance to {}: it attacked {his}", layout.name(hex)))
            }
            Some(_) => refuse(
                "As many vacated hexes as possible are entered from before them, by the highest morale first"
                    .to_owned(),
            ),
        }
    }

    fn execute_advance(&mut self, mut work: ShockWork, who: usize, hex: Hex, with_leaders: bool) {
        let follower = work.followers.remove(who);
        for other in &mut work.followers {
            other.hexes.retain(|h| *h != hex);
        }
        self.shock_stays(work);
        for unit in follower.units {
            self.forced_step(unit, hex, Why::Advance, with_leaders);
        }
    }
}

/// The follower and the hex of a legal advance.
pub(crate) fn plan_advance(work: &ShockWork, order: &Order) -> Option<(usize, Hex)> {
    let choices = best_choices(&work.followers);
    let fits = |(who, hex): &&(usize, Hex)| {
        order.piece().is_some_and(|p| work.followers[*who].units.contains(&p)) && order.hex() == Some(*hex)
    };
    choices.iter().find(fits).copied()
}

/// Pairs of follower and hex that belong to a best advance.
fn best_choices(followers: &[Follower]) -> Vec<(usize, Hex)> {
    let best = best_morale(followers, None);
    let mut choices = Vec::new();
    for (who, follower) in followers.iter().enumerate() {
        for hex in &follower.hexes {
            let mut with = best_morale(followers, Some((who, *hex)));
            with.push(follower.morale);
            with.sort_unstable_by(|a, b| b.cmp(a));
            if with == best {
                choices.push((who, *hex));
            }
        }
    }
    choices
}

/// Morale, highest first, of those who advance if as many hexes as possible are filled by the
/// highest morale there is; one follower and one hex may be left out.
fn best_morale(followers: &[Follower], without: Option<(usize, Hex)>) -> Vec<i32> {
    let (skip, closed) = (without.map(|w| w.0), without.map(|w| w.1));
    let mut order: Vec<usize> = (0..followers.len()).filter(|i| Some(*i) != skip).collect();
    order.sort_by_key(|i| std::cmp::Reverse(followers[*i].morale));
    let mut into: BTreeMap<(i32, i32), usize> = BTreeMap::new();
    let mut morale = Vec::new();
    // Sets of attackers that can advance together form a matroid, so the greedy choice is the best.
    for who in order {
        if place(followers, who, closed, &mut into, &mut Vec::new()) {
            morale.push(followers[who].morale);
        }
    }
    morale
}

/// Finds a hex for a follower, moving others to their second if need be.
fn place(
    followers: &[Follower],
    who: usize,
    closed: Option<Hex>,
    into: &mut BTreeMap<(i32, i32), usize>,
    tried: &mut Vec<(i32, i32)>,
) -> bool {
    for hex in &followers[who].hexes {
        let key = (hex.x, hex.y);
        if Some(*hex) == closed || tried.contains(&key) {
            continue;
        }
        tried.push(key);
        let holder = into.get(&key).copied();
        if holder.is_none_or(|other| place(followers, other, closed, into, tried)) {
            into.insert(key, who);
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    fn follower(pix: u16, morale: i32, hexes: &[i32]) -> Follower {
        Follower { units: vec![PieceIx(pix)], morale, hexes: hexes.iter().map(|x| Hex::new(*x, 0)).collect() }
    }

    #[test]
    fn the_highest_morale_goes_and_ties_are_left_open() {
        let all = [follower(0, 2, &[1]), follower(1, 1, &[1, 2]), follower(2, 1, &[2])];
        let choices = best_choices(&all);
        assert_eq!(choices, vec![(0, Hex::new(1, 0)), (1, Hex::new(2, 0)), (2, Hex::new(2, 0))]);
    }

    #[test]
    fn more_hexes_count_for_more_than_morale() {
        // The +2 has only hex 1 before it, the +0 both: both hexes are filled.
        let all = [follower(0, 0, &[1, 2]), follower(1, 2, &[1])];
        assert_eq!(best_choices(&all), vec![(0, Hex::new(2, 0)), (1, Hex::new(1, 0))]);
    }
}
