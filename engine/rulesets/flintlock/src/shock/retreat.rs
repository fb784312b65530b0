//! A Line retreats, unit by unit in its owner's order (`sres.retreat`, `pre.fall-back`).
//!
//! Must not know which hexes are legal.

use crate::battle::state::Battle;
use crate::ids::{DecisionKind, rule};
use crate::refuse;
use crate::shock::work::{RetreatWork, ShockStage as Stage, ShockWork};
use oblique_board::hex::Hex;
use oblique_rules::play::{Order, PieceIx, Refusal, Verb, Why};

impl Battle {
    /// The defending Line begins to retreat; `displaces`: it may push friends back.
    pub(crate) fn start_retreat(&mut self, mut work: ShockWork, displaces: bool) {
        work.retreat = RetreatWork { units: work.defenders.clone(), displaces, ..RetreatWork::default() };
        work.vacated.clear();
        self.shock_on(work, Stage::Retreat);
    }

    /// The next unit goes, is asked for, or has nowhere to go.
    pub(crate) fn run_retreat(&mut self, mut work: ShockWork) {
        if let Some((unit, hex)) = work.retreat.chain.last().copied()
            && self.in_the_way(&work, unit, hex).is_none()
        {
            work.retreat.chain.pop();
            return self.step_back(work, unit, hex);
        }
        work.retreat.units.retain(|u| self.fights(*u));
        if work.retreat.units.is_empty() && work.retreat.chain.is_empty() {
            work.retreat = RetreatWork::default();
            return self.shock_on(work, Stage::Results);
        }
        let mut orders = self.retreat_orders(&work);
        match orders.len() {
            0 if work.retreat.chain.is_empty() => self.nowhere_to_go(work),
            // A friend cannot give way after all: the Line must do without displacing.
            0 => {
                work.retreat.chain.clear();
                work.retreat.displaces = false;
                self.shock_stays(work);
            }
            1 => {
                let order = orders.remove(0);
                self.answer_retreat(work, &order);
            }
            _ => {
                let default = self.default_retreat(&orders);
                let side = self.striker(&work).other();
                let piece = self.giving_way(&work);
                self.ask(DecisionKind::Retreat, side, piece, default);
            }
        }
    }

    /// Legal retreats: of the friend to be pushed back, else of every unit still to go.
    pub(crate) fn retreat_orders(&self, work: &ShockWork) -> Vec<Order> {
        let of = |unit: PieceIx| {
            let hexes = self.retreat_hexes(work, unit);
            hexes.into_iter().map(move |hex| Order::of(Verb::Retreat, unit).with_hex(hex))
        };
        match self.giving_way(work) {
            Some(unit) => of(unit).collect(),
            None => work.retreat.units.iter().copied().flat_map(of).collect(),
        }
    }

    /// Why a retreat is refused.
    pub(crate) fn refuse_retreat(&self, work: &ShockWork, order: &Order) -> Result<(), Refusal> {
        match (self.giving_way(work), order.piece()) {
            (Some(unit), piece) if piece != Some(unit) => {
                refuse(rule::PRE_DISPLACE, format!("{} gives way first", self.name(unit)))
            }
            (None, Some(unit)) if !work.retreat.units.contains(&unit) => {
                refuse(rule::SRES_RETREAT, format!("{} does not retreat", self.name(unit)))
            }
            (_, None) => refuse(rule::SRES_RETREAT, "Choose the unit that retreats"),
            (_, Some(unit)) => match order.hex() {
                None => refuse(rule::SRES_RETREAT, format!("Choose the hex {} retreats to", self.name(unit))),
                Some(hex) => refuse(rule::SRES_RETREAT, self.no_way_back_to(work, unit, hex)),
            },
        }
    }

    /// A unit goes, or first the friend in its way.
    pub(crate) fn answer_retreat(&mut self, mut work: ShockWork, order: &Order) {
        let (Some(unit), Some(hex)) = (order.piece(), order.hex()) else { return self.shock_stays(work) };
        work.retreat.chain.push((unit, hex));
        self.shock_stays(work);
    }

    /// The default: units in id order, the hex farthest from enemies, then the lowest.
    fn default_retreat(&self, orders: &[Order]) -> Order {
        let first = orders.iter().filter_map(oblique_rules::play::Order::piece).min();
        let layout = self.board().layout();
        let mine = orders.iter().filter(|o| o.piece() == first);
        let best = mine.max_by_key(|o| {
            let hex = o.hex().unwrap_or_default();
            (first.map(|p| self.enemy_distance(p, hex)), std::cmp::Reverse(layout.index(hex)))
        });
        best.or_else(|| orders.first()).cloned().unwrap_or(Order::Done)
    }

    /// Distance from a hex to the nearest enemy combat unit of a piece's side.
    fn enemy_distance(&self, pix: PieceIx, hex: Hex) -> u32 {
        let enemies = self.units_of(self.piece(pix).side().other());
        let steps = enemies.map(|e| self.piece(e).hex.unsigned_distance_to(hex));
        steps.min().unwrap_or(u32::MAX)
    }

    /// A unit steps back into a free hex; a friend that had to give way is Disordered.
    fn step_back(&mut self, mut work: ShockWork, unit: PieceIx, hex: Hex) {
        let from = self.piece(unit).hex;
        let pushed = !work.retreat.units.remove(&unit);
        work.retreat.went.insert(unit, from);
        if !pushed {
            work.vacated.push(from);
        }
        let captor = self.striker(&work);
        self.shock_stays(work);
        self.forced_step(unit, hex, Why::Retreat, true);
        if pushed {
            self.say(
                rule::PRE_DISPLACE,
                Some(unit),
                format!("{} is pushed back and Disordered.", self.name(unit)),
            );
            self.disorder(unit);
        } else {
            self.take_guns(from, captor);
        }
    }

    /// Nobody left to retreat has a hex to go to: they are eliminated.
    fn nowhere_to_go(&mut self, mut work: ShockWork) {
        let gone = std::mem::take(&mut work.retreat.units);
        work.retreat.chain.clear();
        work.vacated.extend(gone.iter().map(|u| self.piece(*u).hex));
        self.shock_stays(work);
        for unit in &gone {
            self.say(
                rule::SRES_RETREAT,
                Some(*unit),
                format!("{} has nowhere to go and is lost.", self.name(*unit)),
            );
        }
        self.eliminate_all(&gone, Why::Retreat);
    }
}
