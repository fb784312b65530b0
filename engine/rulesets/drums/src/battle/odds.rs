//! The odds of an order, told before it is given: of fights exactly, from their own functions; of what else is drawn at
//! once by carrying it out in copies.

use crate::approach::dice::Attack;
use crate::approach::flank::{Faced, is_flanked};
use crate::approach::frame::{Approach, Step};
use crate::approach::who::{choices, opposed};
use crate::artillery::bombardment::Bombardment;
use crate::battle::memory::{Cause, Frame};
use crate::battle::state::Battle;
use crate::contact::dice::{Fight, Spent, still_flanked};
use crate::contact::frame::{Contact, Step as ContactStep};
use oblique_board::hex::Hex;
use oblique_rules::play::{Odds, Order, PieceIx};

impl Battle {
    /// The odds of the roll for actions or of the fight that an order offered now leads to; none where it leads to
    /// neither.
    pub(crate) fn fight_odds(&self, order: &Order) -> Vec<Odds> {
        let amount = if let Order::Choose { alternative } = order { *alternative } else { 0 };
        match (self.memory().frames.last(), order) {
            (Some(Frame::Dice { piece, cause, .. }), Order::Choose { .. }) => {
                vec![self.rolling_odds(*piece, *cause, amount)]
            }
            (Some(Frame::Right(right)), Order::React { piece: Some(unit), .. }) => {
                vec![self.rolling_odds(*unit, Cause::Reaction, right.dice.into())]
            }
            (Some(Frame::Activation(_)), Order::Fire { piece: Some(battery), at: Some(at), .. }) => {
                self.bombardment_odds(*battery, *at, 0).into_iter().collect()
            }
            (Some(Frame::Bombardment(Bombardment::Dice { battery, at, .. })), Order::Choose { .. }) => {
                self.bombardment_odds(*battery, *at, amount).into_iter().collect()
            }
            (Some(Frame::Activation(_)), Order::Assault { piece: Some(unit) }) => {
                let place = (self.piece(*unit).hex, self.piece(*unit).facing);
                match choices(&self.0, *unit, &opposed(&self.0, *unit, place)).as_slice() {
                    [(_, defenders)] => self.attack_odds(*unit, place.0, defenders, 0),
                    // Whom it attacks is still to be said.
                    _ => Vec::new(),
                }
            }
            (Some(Frame::Activation(activation)), Order::Move { piece: Some(unit), path, facing, .. }) => {
                // Whom a move comes near; it fights from where it ends.
                let approached = self.may_go(activation, path, *facing).unwrap_or_default();
                match (choices(&self.0, *unit, &approached).as_slice(), path.last()) {
                    ([(_, defenders)], Some(end)) => self.attack_odds(*unit, *end, defenders, 0),
                    _ => Vec::new(),
                }
            }
            (Some(Frame::Activation(_)), Order::Charge { piece: Some(unit), target: Some(target), .. }) => {
                vec![self.contact_odds(self.fight(*unit, &[*target], false, [Spent::default(); 2]), *unit)]
            }
            (Some(Frame::Approach(approach)), _) => self.odds_in_approach(approach, order, amount),
            (Some(Frame::Contact(contact)), _) => self.odds_in_contact(contact, order, amount),
            _ => Vec::new(),
        }
    }

    fn fight<'a>(
        &self,
        attacker: PieceIx,
        defenders: &'a [PieceIx],
        flanked: bool,
        spent: [Spent; 2],
    ) -> Fight<'a, PieceIx> {
        let (from, army) = (self.piece(attacker).hex, self.ground().army);
        Fight { attacker, from, defenders, flanked, spent, army }
    }

    /// An attack from a hex by the unit whose activation is under way.
    fn attack_odds(&self, attacker: PieceIx, from: Hex, defenders: &[PieceIx], bought: i32) -> Vec<Odds> {
        let flanked = self.is_attack_flanked(attacker, from, defenders);
        let army = self.ground().army;
        self.approach_odds(Attack { attacker, from, defenders, flanked, bought, army })
    }

    /// Would an attack from a hex take every defender in flank (`app.flank`)?
    pub(crate) fn is_attack_flanked(&self, attacker: PieceIx, from: Hex, defenders: &[PieceIx]) -> bool {
        let own = self.activation_of(attacker);
        defenders.iter().all(|unit| {
            let now = self.piece(*unit);
            let now = Faced { formation: now.formation, facing: now.facing, hex: now.hex };
            let before = own.and_then(|own| own.enemies.get(unit)).map_or(now, |stance| Faced {
                formation: stance.formation,
                facing: stance.facing,
                hex: stance.hex,
            });
            is_flanked(before, own.map_or(from, |own| own.began.hex), now, from)
        })
    }

    fn odds_in_approach(&self, approach: &Approach, order: &Order, amount: i32) -> Vec<Odds> {
        let attacker = approach.attacker;
        let from = self.piece(attacker).hex;
        match (approach.step, order) {
            (Step::Target, Order::Choose { .. }) => {
                let place = (from, self.piece(attacker).facing);
                let sides = choices(&self.0, attacker, &opposed(&self.0, attacker, place));
                let chosen = sides.into_iter().find(|(number, _)| *number == amount);
                chosen.map_or(Vec::new(), |(_, units)| self.attack_odds(attacker, from, &units, 0))
            }
            (Step::Dice, Order::Choose { .. }) => {
                self.attack_odds(attacker, from, &approach.defenders, amount)
            }
            (_, Order::Charge { piece: Some(unit), at: Some(hex), .. }) => {
                vec![self.closing_odds(approach, *unit, *hex)]
            }
            _ => Vec::new(),
        }
    }

    /// The Contact of a unit that closes to a hex, no dice bought.
    fn closing_odds(&self, approach: &Approach, unit: PieceIx, hex: Hex) -> Odds {
        let touched = |other: &PieceIx| self.touches(hex, *other);
        let attacks = unit == approach.attacker;
        let enemies = if attacks { approach.defenders.clone() } else { vec![approach.attacker] };
        let enemies: Vec<PieceIx> = enemies.into_iter().filter(touched).collect();
        let flanked = attacks && enemies.iter().all(|other| approach.flanked.contains(other));
        let fight = Fight { from: hex, ..self.fight(unit, &enemies, flanked, [Spent::default(); 2]) };
        self.contact_odds(fight, unit)
    }

    fn odds_in_contact(&self, contact: &Contact, order: &Order, amount: i32) -> Vec<Odds> {
        let number = u8::try_from(amount).unwrap_or(0);
        let mut spent = contact.spent;
        let side = match (contact.step, order) {
            (ContactStep::After, Order::Charge { piece: Some(unit), target: Some(target), path, .. }) => {
                let from = path.last().copied().unwrap_or(self.piece(*unit).hex);
                let flanked = still_flanked(&self.0, &[*target], from);
                let fight = self.fight(*unit, std::slice::from_ref(target), flanked, Default::default());
                return vec![self.contact_odds(Fight { from, ..fight }, *unit)];
            }
            (ContactStep::Dice(side), Order::Choose { .. }) => {
                spent[usize::from(side)].actions = number;
                side
            }
            (ContactStep::Leader(side), Order::Choose { .. }) => {
                let leader = &mut spent[usize::from(side)].leader;
                *leader = leader.saturating_add(number);
                side
            }
            (ContactStep::Charisma(side), Order::Choose { .. }) => {
                let charisma = &mut spent[usize::from(side)].charisma;
                *charisma = charisma.saturating_add(number);
                side
            }
            _ => return Vec::new(),
        };
        let fight = self.fight(contact.attacker, &contact.defenders, contact.flanked, spent);
        let unit = contact.side(usize::from(side)).first().copied().unwrap_or(contact.attacker);
        vec![self.contact_odds(fight, unit)]
    }
}
