//! An Approach in play, step by step (`app.order`).
//!
//! What the actions won are spent on is beside this (`approach::spending`).

use crate::actions::activation::resumed;
use crate::approach::dice::{Attack, approach_dice};
use crate::approach::flank::{Faced, is_flanked, is_passive};
use crate::approach::frame::{Approach, Step};
use crate::approach::outcome::{pairs, read};
use crate::approach::shown::cast;
use crate::approach::who::{attackable, choices, may_approach, may_come_near, opposed};
use crate::battle::memory::{Activation, Frame, MemoryChange, Stance};
use crate::battle::state::Battle;
use crate::contact::toll::Toll;
use crate::dice::again::Throw;
use crate::dice::count::Count;
use crate::dice::side::rerolls;
use crate::dice::throw::sorted;
use crate::ids::{DecisionKind, phase, rule, track};
use crate::refuse;
use crate::tables::Tables;
use crate::units::division::Division as _;
use crate::units::nature::{Arm, Special};
use oblique_rules::play::{DrawName, Event, Order, PieceIx, Refusal, Why};
use std::collections::BTreeSet;

/// A die of who Approaches.
pub(crate) const APPROACH_ATTACKER: DrawName = DrawName::new("approach-attacker");
/// A die of who is approached.
pub(crate) const APPROACH_DEFENDER: DrawName = DrawName::new("approach-defender");

/// Why a unit may not Approach on the spot.
pub(crate) const NOBODY_BEFORE: &str =
    "No enemy within reach stands before it: to Approach one farther off it moves up to him";

impl Battle {
    /// An Approach on the spot, as an action of an activation (`app.trigger`).
    pub(crate) fn approach_orders(&self, activation: &Activation) -> Vec<Order> {
        let order = Order::Assault { piece: Some(activation.piece) };
        self.may_approach_here(activation).is_ok().then_some(order).into_iter().collect()
    }

    /// May a unit Approach from where it stands with its next action? Who stands near outside its front arc has no
    /// part in it.
    ///
    /// # Errors
    /// The rule that bars it.
    pub(crate) fn may_approach_here(&self, activation: &Activation) -> Result<(), Refusal> {
        let unit = activation.piece;
        may_approach(&self.0, unit, activation.cause)?;
        let enemies = opposed(&self.0, unit, (self.piece(unit).hex, self.piece(unit).facing));
        if enemies.is_empty() {
            return refuse(rule::APP_TRIGGER, NOBODY_BEFORE);
        }
        let targets = attackable(&self.0, unit, enemies)?;
        may_come_near(&self.0, unit, &targets)?;
        // It counts as a move of no hexes.
        self.may_move(activation)
    }

    /// The attacker of the activation under way has come to Approach distance, its action spent.
    pub(crate) fn begin_approach(&mut self, activation: &Activation) {
        let attacker = activation.piece;
        let place = (self.piece(attacker).hex, self.piece(attacker).facing);
        // Cavalry that comes straight on with its first action drives skirmishers off for good.
        if matches!(self.nature(attacker).arm, Arm::Cavalry(_)) && activation.spent <= 1 {
            // A garrison it was near to before has no part in it.
            for unit in attackable(&self.0, attacker, opposed(&self.0, attacker, place)).unwrap_or_default() {
                self.0.set_track(unit, track::SK, 0, Why::Movement);
            }
        }
        let side = Some(self.piece(attacker).side());
        self.emit(Event::Phase { phase: phase::APPROACH, side, leader: self.leader_of(attacker) });
        let approach = Approach {
            attacker,
            defenders: Vec::new(),
            step: Step::Target,
            flanked: BTreeSet::new(),
            passive: BTreeSet::new(),
            throw: Throw::default(),
            actions: [activation.kept(), 0],
            won: 0,
            retreated: BTreeSet::new(),
            vacated: Vec::new(),
            toll: Toll::default(),
        };
        self.change_memory(MemoryChange::Push(Frame::Approach(Box::new(approach))));
    }

    /// The sides the attacker may choose among, by the number of the answer.
    fn opposed_by(&self, approach: &Approach) -> Vec<(i32, Vec<PieceIx>)> {
        let attacker = approach.attacker;
        let place = (self.piece(attacker).hex, self.piece(attacker).facing);
        choices(&self.0, attacker, &opposed(&self.0, attacker, place))
    }

    pub(crate) fn run_approach(&mut self, mut approach: Approach) {
        let attacker = approach.attacker;
        let side = self.piece(attacker).side();
        match approach.step {
            Step::Target => {
                let mut sides = self.opposed_by(&approach);
                match sides.len() {
                    0 => self.end_approach(&approach),
                    1 => self.meet(approach, sides.remove(0).1),
                    _ => {
                        let default = Order::Choose { alternative: sides[0].0 };
                        self.ask(DecisionKind::Target, side, Some(attacker), default);
                    }
                }
            }
            Step::Dice if approach.actions[0] == 0 => self.throw_approach(approach, 0),
            Step::Dice => {
                let default = Order::Choose { alternative: 0 };
                self.ask(DecisionKind::ApproachDice, side, Some(attacker), default);
            }
            Step::Thrown => {
                let open = approach.throw.asks().is_some();
                self.show_approach(&approach, open);
                let pieces = heads(&approach);
                if !self.ask_again(&approach.throw, pieces) {
                    self.read_approach(approach);
                }
            }
            Step::Defenders if self.defender_orders(&approach).is_empty() => {
                approach.actions[1] = 0;
                self.after_defenders(approach);
            }
            Step::Defenders => {
                self.ask(DecisionKind::Use, side.other(), approach.defenders.first().copied(), Order::Done);
            }
            Step::Attacker if self.attacker_orders(&approach).is_empty() => self.withdraw(&approach),
            Step::Alone | Step::Evaded if self.attacker_orders(&approach).is_empty() => {
                self.end_approach(&approach);
            }
            Step::Attacker | Step::Alone | Step::Evaded => {
                self.ask(DecisionKind::Use, side, Some(attacker), Order::Done);
            }
        }
    }

    pub(crate) fn orders_in_approach(&self, approach: &Approach) -> Vec<Order> {
        let choose = |alternative| Order::Choose { alternative };
        match approach.step {
            Step::Target => self.opposed_by(approach).into_iter().map(|(number, _)| choose(number)).collect(),
            Step::Dice => (0..=i32::from(approach.actions[0])).map(choose).collect(),
            Step::Thrown => approach.throw.orders(),
            Step::Defenders => self.defender_orders(approach).into_iter().chain([Order::Done]).collect(),
            Step::Attacker | Step::Alone | Step::Evaded => {
                self.attacker_orders(approach).into_iter().chain([Order::Done]).collect()
            }
        }
    }

    pub(crate) fn obey_in_approach(&mut self, mut approach: Approach, order: &Order) {
        match (approach.step, order) {
            (Step::Target, Order::Choose { alternative }) => {
                let chosen = self.opposed_by(&approach).into_iter().find(|(number, _)| number == alternative);
                self.meet(approach, chosen.map(|(_, units)| units).unwrap_or_default());
            }
            (Step::Dice, Order::Choose { alternative }) => self.throw_approach(approach, *alternative),
            (Step::Thrown, _) => {
                let pieces = heads(&approach);
                approach.throw = self.thrown_again(approach.throw, pieces, order);
                self.go_on(approach);
            }
            (Step::Defenders, Order::Done) => {
                approach.actions[1] = 0;
                self.after_defenders(approach);
            }
            (Step::Attacker, Order::Done) => self.withdraw(&approach),
            (Step::Alone | Step::Evaded, Order::Done) => self.end_approach(&approach),
            (Step::Defenders, _) => self.spend_defenders(approach, order),
            (Step::Attacker | Step::Alone | Step::Evaded, _) => self.spend_attacker(approach, order),
            (Step::Target | Step::Dice, _) => {}
        }
    }

    /// Keeps an Approach as it has come to be.
    pub(crate) fn go_on(&mut self, approach: Approach) {
        self.change_memory(MemoryChange::Replace(Frame::Approach(Box::new(approach))));
    }

    /// The defenders are fixed, and who of them is flanked or passive.
    fn meet(&mut self, mut approach: Approach, defenders: Vec<PieceIx>) {
        let attacker = approach.attacker;
        let ends = self.piece(attacker).hex;
        let faced =
            |stance: Stance| Faced { formation: stance.formation, facing: stance.facing, hex: stance.hex };
        let own = self.activation_of(attacker);
        for unit in &defenders {
            let now = self.piece(*unit);
            let now = Stance { hex: now.hex, formation: now.formation, facing: now.facing };
            let before = own.and_then(|own| own.enemies.get(unit).copied()).unwrap_or(now);
            let began = own.map_or(ends, |own| own.began.hex);
            let flanked = is_flanked(faced(before), began, faced(now), ends);
            if flanked {
                approach.flanked.insert(*unit);
            }
            if is_passive(self.nature(*unit).arm, now.formation, self.is_loaded(*unit), flanked) {
                approach.passive.insert(*unit);
            }
        }
        approach.toll.join(self, &defenders, &approach.passive);
        approach.toll.join(self, &[attacker], &BTreeSet::new());
        approach.defenders = defenders;
        approach.step = Step::Dice;
        self.go_on(approach);
    }

    /// The activation of a piece, wherever in the stack.
    pub(crate) fn activation_of(&self, piece: PieceIx) -> Option<&Activation> {
        self.memory().frames.iter().rev().find_map(|frame| match frame {
            Frame::Activation(activation) if activation.piece == piece => Some(&**activation),
            _ => None,
        })
    }

    /// The dice of both sides, so many actions of the attacker turned into dice.
    pub(crate) fn approach_counts(&self, approach: &Approach, bought: i32) -> [Count; 2] {
        let (attacker, from) = (approach.attacker, self.piece(approach.attacker).hex);
        let flanked = approach.defenders.iter().all(|unit| approach.flanked.contains(unit));
        let (defenders, army) = (&approach.defenders, self.ground().army);
        let attack = Attack { attacker, from, defenders, flanked, bought, army };
        approach_dice(&self.0, &self.ground().chart, attack)
    }

    /// Both sides throw, so many actions of the attacker turned into dice.
    fn throw_approach(&mut self, mut approach: Approach, bought: i32) {
        approach.actions[0] = approach.actions[0].saturating_sub(u8::try_from(bought).unwrap_or(0));
        let counts = self.approach_counts(&approach, bought);
        let own = [approach.attacker];
        let kinds = [Special::Determined, Special::Wavering];
        let again = [
            rerolls(&self.0, [&own, &approach.defenders], kinds),
            rerolls(&self.0, [&approach.defenders, &own], kinds),
        ];
        let fallen = self.cast(cast([&own, &approach.defenders]), &counts);
        approach.throw = Throw::new(fallen, again);
        approach.step = Step::Thrown;
        self.go_on(approach);
    }

    /// What the dice give: disorder at once, then actions.
    fn read_approach(&mut self, mut approach: Approach) {
        let given = read(pairs(sorted(&approach.throw.dice)));
        let attacker = approach.attacker;
        let all_passive = approach.defenders.iter().all(|unit| approach.passive.contains(unit));
        let garrison = approach
            .defenders
            .iter()
            .copied()
            .find(|unit| self.piece(*unit).formation == crate::ids::formation::GARRISON);
        if given.hurts_defenders() {
            for unit in approach.defenders.clone() {
                self.hurt(unit, 1, Why::Melee);
            }
            // The Green among them may have fallen by the sight of another (`spec.green`).
            let fallen = approach.defenders.iter().filter(|unit| !self.piece(**unit).on_map());
            approach.vacated.extend(fallen.map(|unit| self.piece(*unit).hex));
        }
        if given.hurts_attacker(all_passive) {
            self.hurt(attacker, 1, Why::Melee);
        }
        let there = |unit: &PieceIx| self.piece(*unit).on_map();
        approach.defenders.retain(there);
        approach.actions[0] += given.actions[0];
        approach.actions[1] = given.actions[1];
        approach.won = given.actions[0];
        if !self.piece(attacker).on_map() {
            self.end_approach(&approach);
        } else if approach.defenders.is_empty() {
            // A sector whose garrison is gone is entered at once.
            if let (Some(_), Some(hex)) = (garrison, approach.vacated.first().copied()) {
                self.occupy(attacker, hex);
                self.end_approach(&approach);
            } else {
                approach.step = Step::Alone;
                self.go_on(approach);
            }
        } else {
            approach.step = Step::Defenders;
            self.go_on(approach);
        }
    }

    /// The defenders have spent; those that went back have left the combat.
    fn after_defenders(&mut self, mut approach: Approach) {
        approach.defenders.retain(|unit| !approach.retreated.contains(unit));
        approach.step = if approach.defenders.is_empty() { Step::Evaded } else { Step::Attacker };
        if approach.step == Step::Evaded {
            let text =
                format!("{} comes to no Contact: everybody before it has gone", self.name(approach.attacker));
            self.say(rule::APP_RETREAT_CHOICE, Some(approach.attacker), text);
        }
        self.go_on(approach);
    }

    /// The attacker falls back that has not come to Contact (`app.withdraw`).
    pub(crate) fn withdraw(&mut self, approach: &Approach) {
        let attacker = approach.attacker;
        let table = &Tables::get().approach;
        let horse = matches!(self.nature(attacker).arm, Arm::Cavalry(_));
        let hexes = if horse { table.cavalry_withdraws } else { table.infantry_withdraws };
        let formed = self.piece(attacker).formation == crate::ids::formation::SQUARE
            && crate::dice::side::is_horse(&self.0, &approach.defenders);
        let falls_back = !approach.retreated.contains(&attacker) && !formed;
        let then = if falls_back { "it falls back" } else { "it goes no farther" };
        let text = format!("{} comes to no Contact: {then}", self.name(attacker));
        self.say(rule::APP_WITHDRAW, Some(attacker), text);
        if falls_back {
            self.fall_back(attacker, &approach.defenders, hexes);
        }
        self.end_approach(approach);
    }

    /// The Approach is over, and no Contact follows.
    pub(crate) fn end_approach(&mut self, approach: &Approach) {
        self.change_memory(MemoryChange::Pop);
        self.settle(&approach.toll);
        let resumed = resumed(self);
        self.emit(resumed);
    }
}

/// Who speaks for attacker and defenders.
fn heads(approach: &Approach) -> [PieceIx; 2] {
    [approach.attacker, approach.defenders.first().copied().unwrap_or(approach.attacker)]
}

#[cfg(test)]
mod tests;
