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
use crate::proximity::crowded_by;
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
        // In a group the test comes when all have finished.
        let alone = !matches!(activation.cause, Cause::Group(_)) && activation.kept() <= 1;
        let crowded = found.approached.is_empty() && !crowded_by(&self.0, chart, unit, last).is_empty();
        if alone && crowded {
            return refuse(rule::PROX_RULE, "It would end beside a friend");
        }
        Ok(found.approached)
    }

    /// Moves, turns and changes of formation a unit may make with its next action.
    pub(crate) fn march_orders(&self, activation: &Activation) -> Vec<Order> {
        let unit = activation.piece;
        let mut orders = Vec::new();
        if self.may_move(activation).is_ok() {
            orders.extend(self.sector_orders(unit));
            orders.extend(self.ways(activation));
        }
        orders.extend(self.turning_orders(unit));
        if activation.kept() >= self.forming_costs(unit) {
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
    fn sector_orders(&self, unit: PieceIx) -> Vec<Order> {
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
        let enter =
            near.into_iter().filter(|hex| may_enter(&self.0, chart, unit, (*hex, self.damage(*hex))).is_ok());
        let mut hexes: Vec<Hex> = enter.collect();
        if inside {
            hexes.extend(exits(&self.0, chart, unit).into_iter().map(|(hex, _)| hex));
        }
        hexes.into_iter().map(|hex| way_order(unit, &[hex], None)).collect()
    }

    /// Damage of the sector at a hex so far.
    fn damage(&self, hex: Hex) -> i32 {
        let place = self.board().layout().index(hex).and_then(|place| u32::try_from(place).ok());
        let known = place.and_then(|place| self.memory().damage.get(&place));
        known.map_or(0, |damage| i32::from(*damage))
    }

    /// Where a way is a single step into an empty sector: may the unit go in as its garrison?
    ///
    /// # Errors
    /// What keeps it out.
    pub(crate) fn enters_beside(&self, unit: PieceIx, path: &[Hex]) -> Result<(), Refusal> {
        let chart = &self.ground().chart;
        match path {
            [hex] if is_empty_sector(&self.0, chart, *hex) => {
                may_enter(&self.0, chart, unit, (*hex, self.damage(*hex)))
            }
            _ => Ok(()),
        }
    }

    /// Carries out a move offered; the activation counts it. Does an Approach follow?
    pub(crate) fn march(&mut self, activation: &mut Activation, path: &[Hex], end: Option<Hour>) -> bool {
        let unit = activation.piece;
        let last = path.last().copied().unwrap_or(self.piece(unit).hex);
        let sector = self.sector_orders(unit).contains(&way_order(unit, path, end));
        let approached = !sector && self.may_go(activation, path, end).is_ok_and(|found| !found.is_empty());
        let away = exits(&self.0, &self.ground().chart, unit).into_iter().find(|(hex, _)| *hex == last);
        let inside = self.piece(unit).formation == formation::GARRISON;
        self.go(unit, path, Why::Ordered);
        let now = self.piece(unit);
        match away {
            Some((_, facing)) if sector && inside => {
                let shape = self.nature(unit).driven_formation();
                self.stand(unit, shape, Some(facing));
            }
            _ if sector => self.stand(unit, formation::GARRISON, None),
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

    /// Must a unit that has moved go on, since an action of its own would take it away from a friend (`prox.rule`)?
    pub(crate) fn must_clear(&self, activation: &Activation) -> bool {
        !matches!(activation.cause, Cause::Group(_)) && self.could_clear(activation)
    }

    /// Stands a unit that has moved beside a friend whom an action of its own would take it away from?
    pub(crate) fn could_clear(&self, activation: &Activation) -> bool {
        let unit = activation.piece;
        let chart = &self.ground().chart;
        let crowded = |hex: Hex| !crowded_by(&self.0, chart, unit, hex).is_empty();
        self.is(unit, mark::MOVED)
            && self.may_move(activation).is_ok()
            && crowded(self.piece(unit).hex)
            && self.ways(activation).iter().any(|order| order.hex().is_some_and(|hex| !crowded(hex)))
    }
}

/// The order to go along a path and face so at its end.
pub(crate) fn way_order(unit: PieceIx, path: &[Hex], facing: Option<Hour>) -> Order {
    let to = path.last().copied();
    Order::Move { piece: Some(unit), to, path: path.to_vec(), facing, turn_only: false }
}

#[cfg(test)]
mod tests;
