//! Moves, turns and changes of formation in play, in and out of sectors (`move.action`, `move.rotate`, `form.change`,
//! `bua.enter`, `bua.move`, `gun.move_fire`, `prox.rule`).
//!
//! Must not know when a unit may act, nor how an Approach goes on that a move leads to.

use crate::approach::who::may_approach;
use crate::battle::memory::{Activation, Cause};
use crate::battle::state::Battle;
use crate::board::angles::{STEP, facing_kind, rotated};
use crate::board::arc::{ORIENTATION, front_hexes};
use crate::built_up::area::is_empty_sector;
use crate::built_up::entering::may_enter;
use crate::built_up::leaving::exits;
use crate::ids::{formation, mark, rule};
use crate::movement::judge::judge_move;
use crate::proximity::{crowded_as, crowded_by};
use crate::refuse;
use crate::tables::Tables;
use crate::units::division::Division as _;
use crate::units::nature::{Arm, Special, is_fast};
use oblique_board::hex::{Hex, Hour};
use oblique_rules::play::{Order, PieceIx, Refusal, Why};
use std::collections::BTreeSet;

impl Battle {
    /// May a unit still move with the next of its actions, wherever to?
    ///
    /// # Errors
    /// What keeps it where it is.
    pub(crate) fn may_move(&self, activation: &Activation) -> Result<(), Refusal> {
        let unit = activation.piece;
        // The move of its assignment is the one it makes from there (`res.assign`).
        if self.is(unit, mark::RESERVE) && activation.cause != Cause::Further {
            return refuse(rule::RES_FROZEN, "The Reserve waits until it is assigned");
        }
        if i32::from(activation.moves) >= Tables::get().actions.moves_most {
            return refuse(rule::ACT_SPEND, "It has moved as often as it may");
        }
        let foot = matches!(self.nature(unit).arm, Arm::Guns { horse: false, .. });
        if foot && self.is(unit, mark::FIRED) {
            return refuse(rule::GUN_MOVE_FIRE, "Foot artillery does not move and fire in one activation");
        }
        Ok(())
    }

    /// May a unit go along a path with its next action, to face `end`? Those it would approach then.
    ///
    /// # Errors
    /// The rule that bars it.
    pub(crate) fn may_go(
        &self,
        activation: &Activation,
        path: &[Hex],
        end: Option<Hour>,
    ) -> Result<Vec<PieceIx>, Refusal> {
        self.may_move(activation)?;
        let unit = activation.piece;
        if self.nature(unit).arm.leads() {
            return refuse(rule::GEN_MOVE, "A general rides where he likes, he does not march");
        }
        let chart = &self.ground().chart;
        let found = judge_move(&self.0, chart, unit, (path, end))?;
        if !found.approached.is_empty() {
            may_approach(&self.0, unit, activation.cause)?;
        }
        let last = path.last().copied().unwrap_or(self.piece(unit).hex);
        let crowded = found.approached.is_empty() && !crowded_by(&self.0, chart, unit, last).is_empty();
        if ends(activation, 1) && crowded {
            return crowds();
        }
        Ok(found.approached)
    }

    /// May a unit spend so many actions where it stands, on a change of formation or on something else: does it not end
    /// beside a friend by it (`prox.rule`)? What no action of its own could cure any more stands.
    ///
    /// # Errors
    /// That it would.
    pub(crate) fn may_stay(
        &self,
        activation: &Activation,
        (actions, forms): (u8, bool),
    ) -> Result<(), Refusal> {
        let unit = activation.piece;
        let here = self.piece(unit).hex;
        if !ends(activation, actions) || crowded_by(&self.0, &self.ground().chart, unit, here).is_empty() {
            return Ok(());
        }
        let bound = if self.is(unit, mark::MOVED) { self.could_clear(activation) } else { forms };
        if bound { crowds() } else { Ok(()) }
    }

    /// Moves, turns and changes of formation a unit may make with its next action.
    pub(crate) fn march_orders(&self, activation: &Activation) -> Vec<Order> {
        let unit = activation.piece;
        let mut orders = Vec::new();
        if self.may_move(activation).is_ok() {
            orders.extend(self.sector_orders(activation));
            orders.extend(self.ways(activation));
        }
        if self.may_stay(activation, (1, false)).is_ok() {
            orders.extend(self.turning_orders(unit));
        }
        let cost = self.forming_costs(unit);
        if activation.kept() >= cost && self.may_stay(activation, (cost, true)).is_ok() {
            orders.extend(self.forming_orders(unit, None));
        }
        orders
    }

    /// Actions a change of formation costs a unit (`spec.conscript`, `spec.militia`).
    pub(crate) fn forming_costs(&self, unit: PieceIx) -> u8 {
        let nature = self.nature(unit);
        let slow = nature.has(Special::Conscript) || nature.has(Special::Militia);
        if slow { u8::try_from(Tables::get().actions.slow_forming).unwrap_or(u8::MAX) } else { 1 }
    }

    /// Every place and facing a unit may reach with an action, each by the first way found.
    fn ways(&self, activation: &Activation) -> Vec<Order> {
        self.ways_after(activation, &[])
    }

    /// The same of ways that begin along some hexes, which it has to go first.
    pub(crate) fn ways_after(&self, activation: &Activation, along: &[Hex]) -> Vec<Order> {
        let unit = activation.piece;
        let now = self.piece(unit);
        let (shape, most) = (now.formation, self.nature(unit).allowance(now.formation));
        if shape == formation::GARRISON {
            return Vec::new();
        }
        let enemy = now.side().other();
        let mut found: BTreeSet<(i32, i32, Option<u8>)> = BTreeSet::new();
        let mut orders = Vec::new();
        let mut paths: Vec<Vec<Hex>> = vec![along.to_vec()];
        if let Some(last) = along.last()
            && self.may_go(activation, along, None).is_ok()
        {
            found.insert((last.x, last.y, None));
            orders.push(way_order(unit, along, None));
        }
        for _ in i32::try_from(along.len()).unwrap_or(most)..most {
            let longer: Vec<Vec<Hex>> = paths
                .iter()
                .flat_map(|path| {
                    let last = path.last().copied().unwrap_or(now.hex);
                    let next = self.around(last).filter(|hex| self.unit_at(enemy, *hex).is_none());
                    // Off the road a fast unit never turns back towards where it came from.
                    let farther = |hex: &Hex| {
                        !is_fast(shape)
                            || now.hex.unsigned_distance_to(*hex) as usize > path.len()
                            || self.ground().chart.road(self.board(), last, *hex)
                    };
                    let longer = next.filter(farther).filter(|hex| *hex != now.hex && !path.contains(hex));
                    longer.map(|hex| path.iter().copied().chain([hex]).collect()).collect::<Vec<Vec<Hex>>>()
                })
                .collect();
            for path in &longer {
                let Some(last) = path.last() else { continue };
                for end in self.ends(unit, path.len()) {
                    let place = (last.x, last.y, end.map(Hour::get));
                    if !found.contains(&place) && self.may_go(activation, path, end).is_ok() {
                        found.insert(place);
                        orders.push(way_order(unit, path, end));
                    }
                }
            }
            paths = longer;
        }
        orders
    }

    /// Facings to be tried at the end of a way of so many hexes; `None` keeps the present one.
    fn ends(&self, unit: PieceIx, hexes: usize) -> Vec<Option<Hour>> {
        let now = self.piece(unit);
        let turned = |by: i32| now.facing.map(|facing| rotated(facing, by));
        match now.formation {
            shape if is_fast(shape) => facing_kind(shape).hours(ORIENTATION).into_iter().map(Some).collect(),
            formation::SQUARE => vec![None],
            _ if hexes == 1 => vec![None, turned(-1), turned(1)],
            _ => vec![None],
        }
    }

    /// Turns on the spot: one step, or about; a fast unit any way (`move.rotate`, `move.fast`).
    fn turning_orders(&self, unit: PieceIx) -> Vec<Order> {
        let now = self.piece(unit);
        let Some(facing) = now.facing else { return Vec::new() };
        let hours = if is_fast(now.formation) {
            facing_kind(now.formation).hours(ORIENTATION)
        } else {
            vec![rotated(facing, -1), rotated(facing, 1), facing.turned(3 * STEP)]
        };
        let others = hours.into_iter().filter(|hour| *hour != facing);
        others.map(|hour| Order::Turn { piece: Some(unit), by: 0, facing: Some(hour) }).collect()
    }

    /// Into the sector before a column, from sector to sector, or out.
    fn sector_orders(&self, activation: &Activation) -> Vec<Order> {
        let unit = activation.piece;
        let now = self.piece(unit);
        let chart = &self.ground().chart;
        let inside = now.formation == formation::GARRISON;
        let near: Vec<Hex> = if inside {
            self.around(now.hex).collect()
        } else {
            front_hexes(now.formation, now.facing, now.hex)
                .into_iter()
                .filter(|hex| self.on_board(*hex))
                .collect()
        };
        let enter = near
            .into_iter()
            .filter(|hex| may_enter(&self.0, chart, unit, (*hex, self.sector_damage(*hex))).is_ok());
        let mut hexes: Vec<(Hex, bool)> = enter.map(|hex| (hex, true)).collect();
        if inside {
            hexes.extend(exits(&self.0, chart, unit).into_iter().map(|(hex, _)| (hex, false)));
        }
        let last = ends(activation, 1);
        let keeps_off = |place: &(Hex, bool)| !last || crowded_as(&self.0, chart, unit, *place).is_empty();
        hexes.into_iter().filter(keeps_off).map(|(hex, _)| way_order(unit, &[hex], None)).collect()
    }

    /// Does nothing but a friend beside it keep a unit from ending there with its next action (`prox.rule`)?
    pub(crate) fn only_crowded(&self, activation: &Activation, to: Hex) -> bool {
        if !ends(activation, 1) {
            return false;
        }
        // With an action left it would be no end yet.
        let longer = Activation { won: activation.won.saturating_add(1), ..activation.clone() };
        let there = |orders: Vec<Order>| orders.iter().any(|order| order.hex() == Some(to));
        self.may_move(activation).is_ok() && (there(self.sector_orders(&longer)) || there(self.ways(&longer)))
    }

    /// Where a way is a single step into an empty sector: may the unit go in as its garrison?
    ///
    /// # Errors
    /// What keeps it out.
    pub(crate) fn enters_beside(&self, activation: &Activation, path: &[Hex]) -> Result<(), Refusal> {
        let (chart, unit) = (&self.ground().chart, activation.piece);
        match path {
            [hex] if is_empty_sector(&self.0, chart, *hex) => {
                self.may_move(activation)?;
                may_enter(&self.0, chart, unit, (*hex, self.sector_damage(*hex)))?;
                let crowded = !crowded_as(&self.0, chart, unit, (*hex, true)).is_empty();
                if ends(activation, 1) && crowded { crowds() } else { Ok(()) }
            }
            _ => Ok(()),
        }
    }

    /// Carries out a move offered; the activation counts it. Does an Approach follow?
    pub(crate) fn march(&mut self, activation: &mut Activation, path: &[Hex], end: Option<Hour>) -> bool {
        let unit = activation.piece;
        let last = path.last().copied().unwrap_or(self.piece(unit).hex);
        let sector = self.sector_orders(activation).contains(&way_order(unit, path, end));
        let approached = !sector && self.may_go(activation, path, end).is_ok_and(|found| !found.is_empty());
        let away = exits(&self.0, &self.ground().chart, unit).into_iter().find(|(hex, _)| *hex == last);
        let inside = self.piece(unit).formation == formation::GARRISON;
        self.go(unit, path, Why::Ordered);
        let now = self.piece(unit);
        match away {
            Some((_, facing)) if sector && inside => {
                let shape = self.nature(unit).driven_formation();
                self.stand_there(unit, (shape, Some(facing)), false);
            }
            _ if sector => self.stand_there(unit, (formation::GARRISON, None), false),
            _ => {
                let (shape, facing) = (now.formation, end.or(now.facing));
                self.stand(unit, shape, facing);
            }
        }
        activation.spent += 1;
        activation.moves += 1;
        self.set_mark(unit, mark::MOVED, true);
        if !approached {
            self.warn_generals();
        }
        approached
    }

    /// Must a unit that has moved or formed go on, since an action of its own would take it away from a friend
    /// (`prox.rule`)?
    pub(crate) fn must_clear(&self, activation: &Activation) -> bool {
        !matches!(activation.cause, Cause::Group(_)) && self.could_clear(activation)
    }

    /// Stands a unit that has moved or formed beside a friend whom an action of its own would take it away from? In a
    /// group either of the two may be the one that did.
    pub(crate) fn could_clear(&self, activation: &Activation) -> bool {
        let unit = activation.piece;
        let (chart, here) = (&self.ground().chart, self.piece(unit).hex);
        let friends = crowded_by(&self.0, chart, unit, here);
        let moved = |pix: PieceIx| self.is(pix, mark::MOVED);
        let by_other = matches!(activation.cause, Cause::Group(_)) && friends.iter().any(|pix| moved(*pix));
        if friends.is_empty() || !(moved(unit) || by_other) || self.may_move(activation).is_err() {
            return false;
        }
        let clear = |inside: bool| {
            move |order: &Order| {
                let free = |hex| crowded_as(&self.0, chart, unit, (hex, inside)).is_empty();
                order.hex().is_some_and(free)
            }
        };
        let enters = |order: &&Order| order.hex().is_some_and(|hex| is_empty_sector(&self.0, chart, hex));
        let (inward, outward): (Vec<Order>, Vec<Order>) =
            self.sector_orders(activation).into_iter().partition(|order| enters(&order));
        inward.iter().any(clear(true)) || outward.iter().chain(&self.ways(activation)).any(clear(false))
    }
}

/// Are so many actions the last of a unit by itself? In a group the test comes when all have finished.
fn ends(activation: &Activation, actions: u8) -> bool {
    !matches!(activation.cause, Cause::Group(_)) && activation.kept() <= actions
}

/// The refusal of an end beside a friend.
fn crowds<T>() -> Result<T, Refusal> {
    refuse(rule::PROX_RULE, "It would end beside a friend")
}

/// The order to go along a path and face so at its end.
pub(crate) fn way_order(unit: PieceIx, path: &[Hex], facing: Option<Hour>) -> Order {
    let to = path.last().copied();
    Order::Move { piece: Some(unit), to, path: path.to_vec(), facing, turn_only: false }
}

#[cfg(test)]
mod tests;
