//! A Contact in play, from closing to the dice (`con.order`).
//!
//! What the dice do, and what the winner does after it, is beside this (`contact::result`).

use crate::approach::frame::Approach;
use crate::battle::memory::{Activation, Cause, Frame, MemoryChange};
use crate::battle::state::Battle;
use crate::built_up::entering::next_garrison;
use crate::command::span::in_command;
use crate::contact::closing::reaches;
use crate::contact::dice::{Fight, contact_dice, still_flanked};
use crate::contact::frame::{Contact, Step};
use crate::contact::shown::cast;
use crate::contact::toll::Toll;
use crate::dice::again::Throw;
use crate::dice::count::Count;
use crate::dice::side::rerolls;
use crate::ids::{DecisionKind, formation, mark, phase, track};
use crate::tables::Tables;
use crate::units::division::Division as _;
use crate::units::nature::Special;
use oblique_board::hex::Hex;
use oblique_rules::play::{DrawName, Event, Order, PieceIx, Why};
use std::collections::BTreeSet;

/// A die of who moved into Contact.
pub(crate) const CONTACT_ATTACKER: DrawName = DrawName::new("contact-attacker");
/// A die of the others.
pub(crate) const CONTACT_DEFENDER: DrawName = DrawName::new("contact-defender");

impl Battle {
    /// A unit of an Approach closes to a hex.
    pub(crate) fn close(&mut self, approach: Approach, unit: PieceIx, hex: Hex) {
        if self.piece(unit).hex != hex {
            self.go(unit, &[hex], Why::Charge);
        }
        let [attackers, defenders] = approach.actions;
        let contact = if unit == approach.attacker {
            let touched: Vec<PieceIx> =
                approach.defenders.iter().copied().filter(|other| self.touches(hex, *other)).collect();
            let flanked = touched.iter().all(|other| approach.flanked.contains(other));
            Contact { flanked, ..Contact::new(unit, touched, [attackers, defenders], approach.toll) }
        } else {
            Contact::new(unit, vec![approach.attacker], [defenders, attackers], approach.toll)
        };
        self.announce_contact(unit);
        self.change_memory(MemoryChange::Replace(Frame::Contact(Box::new(contact))));
    }

    fn announce_contact(&mut self, unit: PieceIx) {
        let side = Some(self.piece(unit).side());
        self.emit(Event::Phase { phase: phase::CONTACT, side, leader: self.leader_of(unit) });
    }

    /// Does a piece touch a hex across an open hexside?
    pub(crate) fn touches(&self, hex: Hex, other: PieceIx) -> bool {
        let at = self.piece(other).hex;
        at.unsigned_distance_to(hex) == 1 && reaches(&self.0, &self.ground().chart, hex, at)
    }

    /// Attacks of a garrison on the next sectors (`bua.next`).
    pub(crate) fn next_sector_orders(&self, activation: &Activation) -> Vec<Order> {
        let unit = activation.piece;
        let barred = self.disorder(unit) >= Tables::get().disorder.no_approach
            || activation.cause != Cause::Activation
            || self.is(unit, mark::RESERVE);
        if barred || self.piece(unit).formation != formation::GARRISON {
            return Vec::new();
        }
        let against = |hex: Hex| {
            let target = next_garrison(&self.0, &self.ground().chart, unit, hex).ok();
            target.map(|target| next_sector_order(unit, target, hex))
        };
        self.around(self.piece(unit).hex).filter_map(against).collect()
    }

    /// A garrison falls on the next sector, its action spent.
    pub(crate) fn fall_on_next_sector(&mut self, activation: &Activation, target: PieceIx) {
        let unit = activation.piece;
        let mut toll = Toll::default();
        toll.join(self, &[unit, target], &BTreeSet::new());
        let contact = Contact::new(unit, vec![target], [activation.kept(), 0], toll);
        self.announce_contact(unit);
        self.change_memory(MemoryChange::Push(Frame::Contact(Box::new(contact))));
    }

    /// Cavalry rides on to a Contact without an Approach (`brk.fight`).
    pub(crate) fn break_through(
        &mut self,
        contact: Contact,
        (unit, target): (PieceIx, PieceIx),
        path: &[Hex],
    ) {
        self.go(unit, path, Why::Charge);
        self.0.set_track(target, track::SK, 0, Why::Charge);
        let mut toll = contact.toll;
        toll.join(self, &[unit, target], &BTreeSet::new());
        let flanked = still_flanked(&self.0, &[target], self.piece(unit).hex);
        let next = Contact { flanked, breakthrough: true, ..Contact::new(unit, vec![target], [0, 0], toll) };
        self.announce_contact(unit);
        self.go_on_fighting(next);
    }

    /// Keeps a Contact as it has come to be.
    pub(crate) fn go_on_fighting(&mut self, contact: Contact) {
        self.change_memory(MemoryChange::Replace(Frame::Contact(Box::new(contact))));
    }

    /// The next Leader attached to a unit of a side who may add dice, after the unit.
    fn leading(&self, contact: &Contact, side: usize) -> Option<(PieceIx, PieceIx)> {
        let asked = |leader: &PieceIx| contact.given[side].leaders.iter().any(|(other, _)| other == leader);
        let led = |unit: PieceIx| Some((unit, self.attached_to(unit).filter(|leader| !asked(leader))?));
        contact.side(side).into_iter().find_map(led)
    }

    /// The next Charismatic Leader of a side, after a unit of it that is in his command.
    fn charismatic(&self, contact: &Contact, side: usize) -> Option<(PieceIx, PieceIx)> {
        let asked =
            |leader: &PieceIx| contact.given[side].charismatic.iter().any(|(other, _)| other == leader);
        let led = |unit: PieceIx| {
            let leader = self.leader_of(unit).filter(|_| in_command(&self.0, unit))?;
            (self.nature(leader).has(Special::Charismatic) && !asked(&leader)).then_some((unit, leader))
        };
        contact.side(side).into_iter().find_map(led)
    }

    pub(crate) fn run_contact(&mut self, mut contact: Contact) {
        let ask = |battle: &mut Self, kind: DecisionKind, unit: PieceIx| {
            let side = battle.piece(unit).side();
            battle.ask(kind, side, Some(unit), Order::Choose { alternative: 0 });
        };
        // The attacker's side settles all of its dice before the defender's.
        contact.step = match contact.step {
            Step::Dice(n) if contact.actions[usize::from(n)] > 0 => {
                return ask(self, DecisionKind::ContactDice, fighting_heads(&contact)[usize::from(n)]);
            }
            Step::Dice(n) => Step::Leader(n),
            // One after another: units of several brigades may have a Leader each.
            Step::Leader(n) => match self.leading(&contact, n.into()) {
                Some((unit, _)) => return ask(self, DecisionKind::LeaderDice, unit),
                None => Step::Charisma(n),
            },
            Step::Charisma(n) => match self.charismatic(&contact, n.into()) {
                Some((unit, _)) => return ask(self, DecisionKind::Charisma, unit),
                None if n == 0 => Step::Dice(1),
                None => return self.throw_contact(contact),
            },
            Step::Thrown => {
                let open = contact.throw.asks().is_some();
                self.show_contact(&contact, open);
                if !self.ask_again(&contact.throw, fighting_heads(&contact)) {
                    self.read_contact(contact);
                }
                return;
            }
            Step::After => return self.run_after(contact),
        };
        self.go_on_fighting(contact);
    }

    pub(crate) fn orders_in_contact(&self, contact: &Contact) -> Vec<Order> {
        let up_to = |most: i32| (0..=most).map(|alternative| Order::Choose { alternative }).collect();
        match contact.step {
            Step::Dice(n) => up_to(contact.actions[usize::from(n)].into()),
            Step::Leader(_) => up_to(Tables::get().generals.contact_dice_most),
            Step::Charisma(_) => up_to(1),
            Step::Thrown => contact.throw.orders(),
            Step::After => self.orders_after(contact),
        }
    }

    pub(crate) fn obey_in_contact(&mut self, mut contact: Contact, order: &Order) {
        let number = if let Order::Choose { alternative } = order { *alternative } else { 0 };
        let number = u8::try_from(number).unwrap_or(0);
        match contact.step {
            Step::Dice(n) => {
                contact.spent[usize::from(n)].actions = number;
                contact.step = Step::Leader(n);
            }
            Step::Leader(n) => {
                let side = usize::from(n);
                let leader = self.leading(&contact, side).map(|(_, leader)| (leader, number));
                contact.given[side].leaders.extend(leader);
                contact.spent[side].leader = contact.spent[side].leader.saturating_add(number);
            }
            Step::Charisma(n) => {
                let side = usize::from(n);
                let leader = self.charismatic(&contact, side).map(|(_, leader)| (leader, number));
                contact.given[side].charismatic.extend(leader);
                contact.spent[side].charisma = contact.spent[side].charisma.saturating_add(number);
            }
            Step::Thrown => {
                let heads = fighting_heads(&contact);
                contact.throw = self.thrown_again(contact.throw, heads, order);
            }
            Step::After => return self.obey_after(contact, order),
        }
        self.go_on_fighting(contact);
    }

    /// The dice of both sides, with what they have spent on dice so far.
    pub(crate) fn contact_counts(&self, contact: &Contact) -> [Count; 2] {
        let from = self.piece(contact.attacker).hex;
        let fight = Fight {
            attacker: contact.attacker,
            from,
            defenders: &contact.defenders,
            flanked: contact.flanked,
            spent: contact.spent,
            army: self.ground().army,
        };
        contact_dice(&self.0, &self.ground().chart, fight)
    }

    fn throw_contact(&mut self, mut contact: Contact) {
        let counts = self.contact_counts(&contact);
        let own = [contact.attacker];
        let kinds = [Special::Strong, Special::Weak];
        let again = [
            rerolls(&self.0, [&own, &contact.defenders], kinds),
            rerolls(&self.0, [&contact.defenders, &own], kinds),
        ];
        let fallen = self.cast(cast([&own, &contact.defenders]), &counts);
        contact.throw = Throw::new(fallen, again);
        contact.step = Step::Thrown;
        self.go_on_fighting(contact);
    }
}

/// Who speaks for the two sides.
fn fighting_heads(contact: &Contact) -> [PieceIx; 2] {
    [contact.attacker, contact.defenders.first().copied().unwrap_or(contact.attacker)]
}

/// The order of a garrison to fall on the next sector.
pub(crate) const fn next_sector_order(unit: PieceIx, target: PieceIx, hex: Hex) -> Order {
    Order::Charge { piece: Some(unit), target: Some(target), at: Some(hex), path: Vec::new(), facing: None }
}

#[cfg(test)]
mod tests;
