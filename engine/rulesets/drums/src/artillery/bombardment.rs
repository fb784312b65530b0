//! A bombardment in play: dice bought, thrown, and what they do (`gun.need` to `gun.reload`, `bua.damage`).

use crate::actions::activation::resumed;
use crate::artillery::bounce::struck_behind;
use crate::artillery::dice::dice;
use crate::artillery::shown::{cast, results, results_at_a_sector};
use crate::artillery::target::{Target, may_reload, target_at, targets};
use crate::artillery::volley::{Volley, driven, pairs, sector_damage, volley};
use crate::battle::memory::{Activation, Cause, Frame, MemoryChange};
use crate::battle::state::Battle;
use crate::board::angles::facings_after;
use crate::built_up::damage::shelled;
use crate::built_up::leaving::{rows_home, shelled_out};
use crate::dice::shown::shown;
use crate::dice::throw::sorted;
use crate::ids::{DecisionKind, formation, mark, phase, rule};
use crate::movement::forced::{Course, Fate, Manner, fronting, straight_back};
use crate::tables::Tables;
use crate::units::division::Division as _;
use oblique_board::hex::Hex;
use oblique_rules::play::{DrawName, Event, Order, PieceIx, Why};

/// A die of a battery.
pub(crate) const BOMBARD: DrawName = DrawName::new("bombard");
/// A die of what it fires at.
pub(crate) const BOMBARD_TARGET: DrawName = DrawName::new("bombard-target");

/// A bombardment that waits for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bombardment {
    /// How many actions its player turns into dice.
    Dice {
        /// Who fires.
        battery: PieceIx,
        /// At which hex.
        at: Hex,
        /// Most actions.
        most: u8,
    },
    /// Which way a garrison goes that is shot out of its sector.
    Leaving {
        /// Who.
        garrison: PieceIx,
    },
}

impl Battle {
    /// Fire and reloading, as actions of an activation.
    pub(crate) fn gun_orders(&self, activation: &Activation) -> Vec<Order> {
        let battery = activation.piece;
        if !self.nature(battery).arm.is_guns() || activation.cause == Cause::Further {
            return Vec::new();
        }
        let fires = !matches!(activation.cause, Cause::Group(_));
        let reload = may_reload(&self.0, battery).is_ok().then_some(Order::Recover { piece: Some(battery) });
        let aimed = if fires { targets(&self.0, &self.ground().chart, battery) } else { Vec::new() };
        let fire = aimed.into_iter().map(|(hex, target)| {
            let target = if let Target::Unit(unit) = target { Some(unit) } else { None };
            Order::Fire { piece: Some(battery), target, at: Some(hex) }
        });
        fire.chain(reload).collect()
    }

    /// Spends an action of a battery on reloading.
    pub(crate) fn reload(&mut self, battery: PieceIx) {
        self.change_memory(MemoryChange::Spend(1));
        self.set_mark(battery, mark::EMPTY, false);
    }

    /// Spends an action of a battery on firing at a hex; first its player may buy dice with those he keeps.
    pub(crate) fn open_fire(&mut self, battery: PieceIx, at: Hex, kept: u8) {
        self.change_memory(MemoryChange::Spend(1));
        match kept.saturating_sub(1) {
            0 => self.bombard(battery, at, 0),
            most => {
                let dice = Bombardment::Dice { battery, at, most };
                self.change_memory(MemoryChange::Push(Frame::Bombardment(dice)));
            }
        }
    }

    pub(crate) fn run_bombardment(&mut self, bombardment: Bombardment) {
        match bombardment {
            Bombardment::Dice { battery, .. } => {
                let side = self.piece(battery).side();
                self.ask(DecisionKind::FireDice, side, Some(battery), Order::Choose { alternative: 0 });
            }
            Bombardment::Leaving { garrison } => match self.ways_out(garrison).as_slice() {
                [] => self.change_memory(MemoryChange::Pop),
                [course] => {
                    self.change_memory(MemoryChange::Pop);
                    self.leave_shelled(garrison, course);
                }
                [first, ..] => {
                    let (side, default) = (self.piece(garrison).side(), way_order(garrison, first));
                    self.ask(DecisionKind::LeaveSector, side, Some(garrison), default);
                }
            },
        }
    }

    pub(crate) fn bombardment_orders(&self, bombardment: Bombardment) -> Vec<Order> {
        match bombardment {
            Bombardment::Dice { most, .. } => {
                (0..=i32::from(most)).map(|alternative| Order::Choose { alternative }).collect()
            }
            Bombardment::Leaving { garrison } => {
                self.ways_out(garrison).iter().map(|course| way_order(garrison, course)).collect()
            }
        }
    }

    pub(crate) fn obey_in_bombardment(&mut self, bombardment: Bombardment, order: &Order) {
        self.change_memory(MemoryChange::Pop);
        match (bombardment, order) {
            (Bombardment::Dice { battery, at, .. }, Order::Choose { alternative }) => {
                self.change_memory(MemoryChange::Spend(u8::try_from(*alternative).unwrap_or(0)));
                self.bombard(battery, at, *alternative);
            }
            (Bombardment::Leaving { garrison }, _) => {
                let ways = self.ways_out(garrison);
                if let Some(course) = ways.iter().find(|course| way_order(garrison, course) == *order) {
                    self.leave_shelled(garrison, course);
                }
            }
            (Bombardment::Dice { .. }, _) => {}
        }
    }

    /// Fires with so many actions as dice.
    fn bombard(&mut self, battery: PieceIx, at: Hex, bought: i32) {
        let Ok(target) = target_at(&self.0, &self.ground().chart, battery, at) else { return };
        let side = self.piece(battery).side();
        self.emit(Event::Phase {
            phase: phase::BOMBARDMENT,
            side: Some(side),
            leader: self.leader_of(battery),
        });
        let counts = dice(&self.0, &self.ground().chart, (battery, bought), (at, target));
        let hit: Vec<PieceIx> = if let Target::Unit(unit) = target { vec![unit] } else { Vec::new() };
        let own = [battery];
        let cast = cast([&own, &hit], self.result_rule(target));
        let fallen = self.cast(cast, &counts);
        self.set_mark(battery, mark::EMPTY, true);
        self.set_mark(battery, mark::FIRED, true);
        let pairs = pairs(sorted(&fallen), target == Target::Sector);
        let results = match target {
            Target::Sector => results_at_a_sector(pairs),
            Target::Unit(unit) => results(pairs, self.nature(unit).arm, self.piece(unit).formation),
        };
        let dice = shown((cast, side), &fallen, pairs, results, false);
        self.emit(Event::Sorted(Box::new(dice)));
        match target {
            Target::Sector => self.shell(battery, at, sector_damage(pairs)),
            Target::Unit(unit) => {
                let volley = volley(pairs, self.nature(unit).arm, self.piece(unit).formation);
                self.strike(battery, unit, volley);
            }
        }
        self.warn_generals();
        let resumed = resumed(self);
        self.emit(resumed);
    }

    /// What a volley does to a unit, and to whom it goes on.
    fn strike(&mut self, battery: PieceIx, unit: PieceIx, volley: Volley) {
        let (guns, hex) = (self.piece(battery).hex, self.piece(unit).hex);
        let hits = u32::try_from(volley.disorder).unwrap_or(0);
        self.emit(Event::Struck { hex, by: vec![battery], hits });
        // Positions are those at the moment of fire.
        let behind =
            volley.bounces.then(|| struck_behind(&self.0, &self.ground().chart, (guns, hex))).flatten();
        let stands = self.hurt(unit, volley.disorder, Why::Fire);
        if stands && volley.limbers {
            let now = self.piece(unit);
            let facing = facings_after(now.formation, now.facing, formation::LIMBERED).first().copied();
            self.stand(unit, formation::LIMBERED, facing);
        }
        if stands && volley.back {
            let nature = self.nature(unit);
            let manner = if nature.arm.is_guns() { Manner::Falling } else { Manner::Pushed };
            let way = (guns, driven(nature));
            let course = straight_back(&self.0, &self.ground().chart, unit, way, manner);
            if let Some(course) = course.filter(|course| !course.path.is_empty()) {
                let shape = self.piece(unit).formation;
                let front = fronting(&self.0, unit, shape, guns);
                self.stand(unit, shape, front);
                let by = if nature.arm.is_guns() { rule::GUN_GUNS } else { rule::GUN_RESULT };
                self.go_back(unit, &course, (by, Why::Fire));
            }
        }
        if let Some(struck) = behind {
            self.say(rule::GUN_BOUNCE, Some(struck), format!("The shot goes on to {}", self.name(struck)));
            self.hurt(struck, 1, Why::Fire);
        }
    }

    /// What damage does to a sector and its garrison.
    fn shell(&mut self, battery: PieceIx, at: Hex, more: i32) {
        let Some(place) = self.board().layout().index(at).and_then(|place| u32::try_from(place).ok()) else {
            return;
        };
        let before = self.memory().damage.get(&place).copied().unwrap_or(0);
        let shelled = shelled(i32::from(before), more);
        self.emit(Event::Struck { hex: at, by: vec![battery], hits: u32::try_from(more).unwrap_or(0) });
        if more > 0 {
            self.change_memory(MemoryChange::Damage(place, u8::try_from(shelled.damage).unwrap_or(u8::MAX)));
            let (name, ruin) = (self.board().layout().name(at), Tables::get().sectors.ruined_at);
            let fate = if shelled.ruined { ": a ruin, which nobody enters" } else { "" };
            let text = format!("The sector {name} has a damage of {} of {ruin}{fate}", shelled.damage);
            self.say(rule::GUN_BUA, None, text);
        }
        let Some(garrison) = self.unit_at(self.piece(battery).side().other(), at) else { return };
        if self.hurt(garrison, shelled.disorder, Why::Fire) && shelled.leaves {
            let leaving = Bombardment::Leaving { garrison };
            self.change_memory(MemoryChange::Push(Frame::Bombardment(leaving)));
        }
    }

    /// The ways a garrison may go that is shot out: those it survives, where there are any.
    fn ways_out(&self, garrison: PieceIx) -> Vec<Course<PieceIx>> {
        if !self.piece(garrison).on_map() || self.piece(garrison).formation != formation::GARRISON {
            return Vec::new();
        }
        let way = |row| shelled_out(&self.0, &self.ground().chart, garrison, row);
        let ways = rows_home(self.piece(garrison).side()).map(way);
        let saved: Vec<_> = ways.iter().filter(|course| course.fate != Fate::Gone).cloned().collect();
        if saved.is_empty() { ways.into_iter().take(1).collect() } else { saved }
    }

    fn leave_shelled(&mut self, garrison: PieceIx, course: &Course<PieceIx>) {
        let from = self.piece(garrison).hex;
        if self.go_back(garrison, course, (rule::GUN_BUA, Why::Fire)) {
            // It faces back along its row.
            let shape = self.nature(garrison).driven_formation();
            let front = fronting(&self.0, garrison, shape, from);
            self.stand_there(garrison, (shape, front), true);
        }
        self.warn_generals();
    }
}

fn way_order(garrison: PieceIx, course: &Course<PieceIx>) -> Order {
    let to = course.path.last().copied();
    Order::Retreat { piece: Some(garrison), to, path: course.path.clone(), facing: None }
}

#[cfg(test)]
mod tests;
