//! What the dice of a Contact do, and what the winner does after it (`con.order`, steps 4 to 12).

use crate::actions::activation::resumed;
use crate::battle::memory::MemoryChange;
use crate::battle::state::Battle;
use crate::board::arc::in_arc;
use crate::board::back::chief_enemy;
use crate::built_up::area::sector_at;
use crate::built_up::leaving::{Way, driven_out};
use crate::contact::breakthrough::{Reached, may_break_through, reached};
use crate::contact::frame::{Contact, Step};
use crate::contact::outcome::{Fought, pursues, read, retreat_of, tires};
use crate::contact::reading::{falls, standing};
use crate::dice::throw::sorted;
use crate::ids::{DecisionKind, formation, mark, rule};
use crate::movement::forced::{Manner, fronting, straight_back};
use crate::tables::Tables;
use crate::units::division::Division as _;
use crate::units::nature::{Arm, Special};
use oblique_board::hex::Hex;
use oblique_rules::play::{DrawName, Order, PieceIx, Why};
use std::collections::{BTreeMap, BTreeSet};

/// A die for the Leader who added dice.
const LEADER_RISK: DrawName = DrawName::new("leader-risk");
/// The die for the Charismatic who lent one.
const CHARISMA_RISK: DrawName = DrawName::new("charisma-risk");

impl Battle {
    /// Reads the dice and does all they say, up to what the winner decides.
    pub(crate) fn read_contact(&mut self, mut contact: Contact) {
        let own = [contact.attacker];
        let sides = [standing(&self.0, &own), standing(&self.0, &contact.defenders)];
        let fought = read(sorted(&contact.throw.dice), sides);
        let everybody: Vec<PieceIx> = (0..2).flat_map(|side| contact.side(side)).collect();
        let before: BTreeMap<PieceIx, (i32, Hex)> =
            everybody.iter().map(|unit| (*unit, (self.disorder(*unit), self.piece(*unit).hex))).collect();
        let (winning, losing) = if fought.attacker_wins { (0, 1) } else { (1, 0) };
        let (winners, losers) = (contact.side(winning), contact.side(losing));
        let name = winners.first().map(|unit| self.name(*unit).to_owned()).unwrap_or_default();
        self.say(rule::CON_WINNER, winners.first().copied(), format!("{name} wins the Contact"));
        self.lose(fought, (&winners, &losers));
        let gone = |battle: &Self| losers.iter().filter(|unit| !battle.piece(**unit).on_map()).count();
        let struck = gone(self);
        for loser in &losers {
            self.retreat_from(*loser, &winners, &before);
        }
        let lost_on_the_way = gone(self) - struck;
        if fought.pursued && winners.iter().any(|unit| self.pursues(*unit)) {
            for loser in &losers {
                self.hurt(*loser, 1, Why::Melee);
            }
        }
        contact.eliminated = gone(self) > 0;
        contact.cut_down = gone(self) > lost_on_the_way;
        for unit in everybody {
            let taken = self.disorder(unit) - before.get(&unit).map_or(0, |(disorder, _)| *disorder);
            let tired = tires(self.nature(unit).arm, taken);
            self.hurt(unit, tired, Why::Melee);
        }
        for given in contact.given.clone() {
            for (leader, dice) in given.leaders {
                self.risk(leader, LEADER_RISK, dice);
            }
            for (leader, dice) in given.charismatic {
                self.risk(leader, CHARISMA_RISK, dice);
            }
        }
        contact.vacated = losers.iter().filter_map(|unit| before.get(unit).map(|(_, hex)| *hex)).collect();
        contact.winners = winners.into_iter().filter(|unit| self.piece(*unit).on_map()).collect();
        contact.step = Step::After;
        self.go_on_fighting(contact);
    }

    /// Eliminations outright and the losses of the second die.
    fn lose(&mut self, fought: Fought, (winners, losers): (&[PieceIx], &[PieceIx])) {
        let arms = || winners.iter().map(|unit| self.nature(*unit).arm);
        let arm = arms().find(|arm| matches!(arm, Arm::Cavalry(_))).or_else(|| arms().find(|a| !a.is_guns()));
        let arm = arm.or_else(|| arms().next());
        let of = |side: usize| fought.losses[side];
        let (won, lost) = if fought.attacker_wins { (of(0), of(1)) } else { (of(1), of(0)) };
        for loser in losers {
            let (own, shape) = (self.nature(*loser), self.piece(*loser).formation);
            if arm.is_some_and(|arm| falls(own, shape, arm)) {
                self.eliminate(*loser, Why::Melee);
            } else {
                self.hurt(*loser, lost, Why::Melee);
            }
        }
        for winner in winners {
            self.hurt(*winner, won, Why::Melee);
        }
    }

    /// Does a winner still pursue?
    fn pursues(&self, unit: PieceIx) -> bool {
        self.piece(unit).on_map() && pursues(self.nature(unit).arm, self.piece(unit).formation)
    }

    /// A loser still on the map goes back from the winners as they stood (`con.retreat`, `bua.lose`).
    fn retreat_from(&mut self, loser: PieceIx, winners: &[PieceIx], stood: &BTreeMap<PieceIx, (i32, Hex)>) {
        if !self.piece(loser).on_map() {
            return;
        }
        let hexes: Vec<Hex> =
            winners.iter().filter_map(|unit| stood.get(unit).map(|(_, hex)| *hex)).collect();
        let now = self.piece(loser);
        let chief = chief_enemy(now.facing, now.hex, &hexes);
        let (Some(enemy), Some((far, shape))) = (chief.map(|i| hexes[i]), retreat_of(self.nature(loser)))
        else {
            return;
        };
        if now.formation == formation::GARRISON {
            let from = now.hex;
            let way = driven_out(&self.0, &self.ground().chart, loser, enemy);
            if let Some(Way::Stops(hex)) = way {
                self.go(loser, &[hex], Why::Retreat);
            } else if let Some(Way::Out(course)) = way
                && self.go_back(loser, &course, (rule::BUA_LOSE, Why::Retreat))
            {
                // It stands with its back to the sector.
                let front = fronting(&self.0, loser, shape, from).map(|hour| hour.turned(6));
                self.stand_there(loser, (shape, front), true);
            }
            return;
        }
        let front = fronting(&self.0, loser, shape, enemy);
        let course = straight_back(&self.0, &self.ground().chart, loser, (enemy, far), Manner::Beaten);
        if let Some(course) = course
            && self.go_back(loser, &course, (rule::CON_RETREAT, Why::Retreat))
        {
            self.stand(loser, shape, front);
        }
    }

    /// A general's risk for the dice he gave (`gen.dice`, `lead.charismatic`).
    fn risk(&mut self, general: PieceIx, name: DrawName, dice: u8) {
        if dice == 0 || !self.piece(general).on_map() {
            return;
        }
        let rule = if name == LEADER_RISK { rule::GEN_DICE } else { rule::LEAD_CHARISMATIC };
        if self.dies(general, (name, rule), i32::from(dice)) {
            self.remove_general(general);
        }
        if name == LEADER_RISK {
            self.set_mark(general, mark::SPENT, true);
        }
    }

    /// The winner's turn: what leaves it no choice is done at once.
    pub(crate) fn run_after(&mut self, contact: Contact) {
        let attacker = contact.attacker;
        // The sector is entered at once by whoever drove its garrison out.
        let sector = |hex: &Hex| {
            let units = self.at(*hex).iter().any(|p| !self.nature(*p).arm.leads());
            !units && !self.is_ruined(*hex) && sector_at(self.board(), &self.ground().chart, *hex)
        };
        let taken = contact.vacated.first().copied().filter(sector);
        if let Some(hex) = taken.filter(|_| contact.winners == [attacker]) {
            self.occupy(attacker, hex);
            return self.end_contact(&contact);
        }
        if contact.breakthrough && contact.winners == [attacker] {
            self.recall(attacker, &contact.vacated);
            return self.end_contact(&contact);
        }
        let orders = self.orders_after(&contact);
        match (contact.winners.first().copied(), orders.as_slice()) {
            (None, _) | (_, [] | [Order::Decline { .. }]) => self.end_contact(&contact),
            (Some(_), [only]) => {
                let only = only.clone();
                self.obey_after(contact, &only);
            }
            (Some(winner), [.., last]) => {
                let (side, default) = (self.piece(winner).side(), last.clone());
                self.ask(DecisionKind::AfterContact, side, Some(winner), default);
            }
        }
    }

    /// What the winner may do, staying last.
    pub(crate) fn orders_after(&self, contact: &Contact) -> Vec<Order> {
        let mut orders = Vec::new();
        let mut bound = false;
        for unit in &contact.winners {
            let (nature, piece) = (self.nature(*unit), Some(*unit));
            if self.breaks_through(contact, *unit) {
                let ways = reached(&self.0, &self.ground().chart, *unit);
                let forced = self.rides_on(*unit, &ways);
                bound |= forced || self.turns_from_square(*unit, &ways);
                let charge = |target, path| {
                    let target = Some(target);
                    Order::Charge { piece, target, at: None, path, facing: None }
                };
                // Each place it may end by the first way there.
                for Reached { target, paths } in ways {
                    let mut ends = BTreeSet::new();
                    let fresh = |path: &Vec<Hex>| ends.insert(path.last().map(|hex| (hex.x, hex.y)));
                    orders.extend(paths.into_iter().filter(fresh).map(|path| charge(target, path)));
                }
                if forced {
                    continue;
                }
            }
            let recalled = self.recall_after(contact, *unit);
            let to = recalled.as_ref().and_then(|path| path.last().copied());
            orders.extend(to.map(|to| Order::Withdraw { piece, to: Some(to) }));
            if bound || nature.arm.is_guns() || self.piece(*unit).formation == formation::GARRISON {
                continue;
            }
            let units = |hex: &Hex| self.at(*hex).iter().any(|p| !self.nature(*p).arm.leads());
            let free = contact.vacated.iter().filter(|hex| !units(hex));
            let beside = free.filter(|hex| hex.unsigned_distance_to(self.piece(*unit).hex) == 1);
            orders.extend(beside.map(|hex| Order::Advance { piece, to: Some(*hex), with_leaders: false }));
        }
        if !bound || orders.is_empty() {
            orders.push(Order::Decline { piece: None });
        }
        orders
    }

    /// The way by which a winner may be recalled: cavalry that eliminated an enemy (`brk.fight`).
    pub(crate) fn recall_after(&self, contact: &Contact, unit: PieceIx) -> Option<Vec<Hex>> {
        let horse = matches!(self.nature(unit).arm, Arm::Cavalry(_));
        if horse && contact.eliminated { self.recall_way(unit, &contact.vacated) } else { None }
    }

    /// Must cavalry break through that has those targets (`spec.impetuous`)?
    fn rides_on(&self, unit: PieceIx, ways: &[Reached<PieceIx>]) -> bool {
        !ways.is_empty() && self.nature(unit).has(Special::Impetuous)
    }

    /// Must cavalry be recalled that has those targets: none but steady squares (`brk.when`)?
    fn turns_from_square(&self, unit: PieceIx, ways: &[Reached<PieceIx>]) -> bool {
        ways.is_empty() && self.faces_square(unit)
    }

    /// Has the winner no choice but to break through?
    pub(crate) fn must_ride_on(&self, contact: &Contact) -> bool {
        let ways = |unit: &PieceIx| reached(&self.0, &self.ground().chart, *unit);
        let bound = |unit: &PieceIx| self.breaks_through(contact, *unit) && self.rides_on(*unit, &ways(unit));
        contact.winners.iter().any(bound)
    }

    /// Has the winner no choice but to be recalled?
    pub(crate) fn must_be_recalled(&self, contact: &Contact) -> bool {
        let ways = |unit: &PieceIx| reached(&self.0, &self.ground().chart, *unit);
        let bound = |unit: &PieceIx| {
            self.breaks_through(contact, *unit) && self.turns_from_square(*unit, &ways(unit))
        };
        contact.winners.iter().any(bound)
    }

    /// May a winner break through, if it has a target?
    fn breaks_through(&self, contact: &Contact, unit: PieceIx) -> bool {
        let after = contact.step == Step::After && contact.cut_down && contact.winners.contains(&unit);
        after && may_break_through(&self.0, unit)
    }

    /// The ways by which a winner may ride at an enemy; none if he is no target of a breakthrough.
    pub(crate) fn ways_through(&self, contact: &Contact, unit: PieceIx, target: PieceIx) -> Vec<Vec<Hex>> {
        if !self.breaks_through(contact, unit) {
            return Vec::new();
        }
        let found = reached(&self.0, &self.ground().chart, unit).into_iter();
        found.filter(|way| way.target == target).flat_map(|way| way.paths).collect()
    }

    /// Is a steady square in cavalry's reach of a breakthrough?
    fn faces_square(&self, unit: PieceIx) -> bool {
        let now = self.piece(unit);
        let within = u32::try_from(Tables::get().breakthrough.within).unwrap_or(0);
        let before = |enemy: &PieceIx| {
            let at = self.piece(*enemy).hex;
            at.unsigned_distance_to(now.hex) <= within && in_arc(now.formation, now.facing, now.hex, at)
        };
        let enemies = self.units_of(now.side().other());
        enemies.into_iter().any(|enemy| self.is_steady_square(enemy) && before(&enemy))
    }

    pub(crate) fn obey_after(&mut self, contact: Contact, order: &Order) {
        match order {
            Order::Charge { piece: Some(unit), target: Some(target), path, .. } => {
                return self.break_through(contact, (*unit, *target), path);
            }
            Order::Withdraw { piece: Some(unit), .. } => self.recall(*unit, &contact.vacated),
            Order::Advance { piece: Some(unit), to: Some(hex), .. } => self.go(*unit, &[*hex], Why::Advance),
            _ => {}
        }
        self.end_contact(&contact);
    }

    /// The way of a recall, opposite to the charge: of several hexes enemies fell or fled from, from the one before
    /// its front (`geo.back`).
    pub(crate) fn recall_way(&self, unit: PieceIx, vacated: &[Hex]) -> Option<Vec<Hex>> {
        let now = self.piece(unit);
        let charged = *vacated.get(chief_enemy(now.facing, now.hex, vacated)?)?;
        let way = (charged, Tables::get().breakthrough.recall);
        let course = straight_back(&self.0, &self.ground().chart, unit, way, Manner::Freely)?;
        Some(course.path).filter(|path| !path.is_empty())
    }

    /// Cavalry is recalled, its front kept.
    pub(crate) fn recall(&mut self, unit: PieceIx, vacated: &[Hex]) {
        if let Some(path) = self.recall_way(unit, vacated) {
            self.go(unit, &path, Why::Retreat);
        }
    }

    /// A unit becomes the garrison of a sector.
    pub(crate) fn occupy(&mut self, unit: PieceIx, hex: Hex) {
        self.go(unit, &[hex], Why::Advance);
        self.stand_there(unit, (formation::GARRISON, None), true);
    }

    fn end_contact(&mut self, contact: &Contact) {
        self.change_memory(MemoryChange::Pop);
        self.settle(&contact.toll);
        let resumed = resumed(self);
        self.emit(resumed);
    }
}
