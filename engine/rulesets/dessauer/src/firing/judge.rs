//! Who may fire at whom (`fire.who`, `fire.target`).

use crate::battle::state::Battle;
use crate::board::hexes_between;
use crate::firing::lane::Lane;
use crate::firing::need::{self, Need};
use crate::firing::shot::Volley;
use crate::ids::{formation, mark, rule};
use crate::units::class::Arm;
use crate::{not_asked, refuse};
use oblique_board::hex::{Hex, Hour};
use oblique_rules::play::{FireArea, Order, PieceIx, Refusal};
use std::collections::BTreeMap;

/// A volley that may be fired.
#[derive(Clone, Debug)]
pub(crate) struct Aimed {
    /// How.
    pub volley: Volley,
    /// What it needs.
    pub need: Need,
    /// What it passes.
    pub lane: Lane,
}

impl Battle {
    /// May an order be given in the Fire step?
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn judge_fire(&self, order: &Order) -> Result<(), Refusal> {
        match *order {
            Order::Done => Ok(()),
            Order::Fire { piece: Some(pix), target: Some(target), at } => {
                self.aimed(pix, target, at).map(|_| ())
            }
            Order::Fire { .. } => refuse(rule::FIRE_TARGET, "Name one target"),
            _ => not_asked(),
        }
    }

    /// May a unit fire in this step at all?
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn may_fire(&self, pix: PieceIx) -> Result<(), Refusal> {
        let silent = matches!(self.form(pix), formation::LIMBERED)
            || self.arm(pix) == Arm::Horse
            || self.is(pix, mark::WITHOUT_GUNS)
            || !self.is_troops(pix);
        if silent {
            return refuse(rule::FIRE_WHO, "Only foot and unlimbered guns fire");
        }
        if self.is(pix, mark::SHAKEN) {
            return refuse(rule::FIRE_WHO, "It is shaken: rally it first");
        }
        if self.is_engaged(pix) {
            return refuse(rule::FIRE_WHO, "It is in combat");
        }
        if self.is(pix, mark::PASSED) {
            return refuse(rule::MOVE_PASS, "Friends have passed it this turn: it does not fire");
        }
        if !self.course(pix).is_half() {
            return refuse(rule::MOVE_HALF, "It has gone more than half a move");
        }
        let parts = self.parts_of(pix);
        let fired = self.memory().volleys.get(&pix).map_or(0, BTreeMap::len);
        let over = if parts.len() > 1 { fired >= parts.len() } else { self.is(pix, mark::FIRED) };
        if over {
            return refuse(rule::FIRE_WHO, "It has fired this turn");
        }
        Ok(())
    }

    /// The volley of an order to fire; `at` names the target's hex for shot instead of canister, the hex before a wall of a
    /// garrison, or a front hex of a wing.
    ///
    /// # Errors
    /// The first thing that forbids it.
    pub(crate) fn aimed(&self, pix: PieceIx, target: PieceIx, at: Option<Hex>) -> Result<Aimed, Refusal> {
        self.may_fire(pix)?;
        let (own, there) = (self.piece(pix), self.piece(target));
        if !self.stands(target) || there.side() == own.side() {
            return refuse(rule::FIRE_TARGET, "Name an enemy unit on the map");
        }
        if self.is_engaged(target) {
            return refuse(rule::FIRE_COMBAT, format!("{} is in combat", self.name(target)));
        }
        if let Some((hex, rule)) = self.sight_blocked(own.hex, there.hex) {
            let name = self.board().layout().name(hex);
            return refuse(rule, format!("It is not seen: {name} lies between"));
        }
        if let Some(rule) = self.hidden_in_cover(own.hex, target) {
            return refuse(rule, "It is in cover and is seen from near, or once it has fired");
        }
        let by = self.part_that_bears(pix, there.hex, at)?;
        self.may_split(pix, by, target)?;
        let Some((weapon, fires)) = self.ammunition(pix, target, at == Some(there.hex)) else {
            return refuse(rule::FIRE_WHO, "It has nothing to fire with");
        };
        let volley = Volley { pix, weapon, fires, by };
        let range = self.range_of(own.hex, there.hex, fires);
        if need::by_range(weapon, fires, range).is_none() {
            return refuse(rule::FIRE_RANGE, format!("It is {range} hexes off: out of range"));
        }
        let lane = self.lane(pix, there.hex, fires);
        let free = lane.clone().unwrap_or_default();
        let Some(need) = self.need_of(volley, target, &free) else {
            return refuse(rule::FIRE_NEED, "It cannot hit: more than 6 and a second 6 would be needed");
        };
        if self.dice_of(volley) == 0 {
            return refuse(rule::FIRE_DICE, "It has too few models for a die");
        }
        let lane = lane.or_else(|(hex, rule)| {
            let name = self.board().layout().name(hex);
            refuse(rule, format!("The line of fire is blocked at {name}"))
        })?;
        let engaged = |friend: &PieceIx| self.is_engaged(*friend);
        if let Some(friend) = self.friends_in_danger(volley, target, &lane).into_iter().find(engaged) {
            let text = format!("{} is in combat where the shot flies", self.name(friend));
            return refuse(rule::FIRE_COMBAT, text);
        }
        Ok(Aimed { volley, need, lane })
    }

    /// The wall or wing that fires at a hex: the one named, or the first that bears, has not fired and has a die.
    fn part_that_bears(&self, pix: PieceIx, hex: Hex, at: Option<Hex>) -> Result<Option<Hour>, Refusal> {
        let parts = self.parts_of(pix);
        let fired = self.memory().volleys.get(&pix);
        let free = |part: &Option<Hour>| {
            part.is_none_or(|hour| fired.is_none_or(|fired| !fired.contains_key(&hour.get())))
        };
        let from = self.piece(pix).hex;
        let named = at.filter(|at| *at != hex).and_then(|at| Hour::between(from, at, self.lies()));
        let wanted = |part: &Option<Hour>| match (named, part) {
            (Some(hour), Some(part)) if self.form(pix) == formation::GARRISON => hour == *part,
            (Some(hour), Some(part)) => part.distance(hour) <= 1,
            _ => true,
        };
        let bears = |part: &Option<Hour>| self.bears_on(pix, *part, hex);
        let fits = |part: &&Option<Hour>| bears(part) && wanted(part) && free(part);
        // One too weak for a die leaves the shot to another (`fire.dice`).
        let throws = |part: &&Option<Hour>| fits(part) && self.dice_by(pix, **part) > 0;
        let Some(part) = parts.iter().find(throws).or_else(|| parts.iter().find(fits)) else {
            let any = parts.iter().any(|part| bears(part) && wanted(part));
            return if any {
                refuse(rule::FIRE_WHO, "That part of it has fired this turn")
            } else {
                refuse(rule::FIRE_ARC, "It lies outside the arc of fire")
            };
        };
        Ok(*part)
    }

    /// Fire is divided among targets only by models that cannot hit the first one: a wing that bears on it as well fires
    /// at it or not at all (`fire.split`). Walls of a block choose theirs freely (`town.fire`).
    fn may_split(&self, pix: PieceIx, by: Option<Hour>, target: PieceIx) -> Result<(), Refusal> {
        if self.form(pix) != formation::BENT {
            return Ok(());
        }
        let first = self.memory().volleys.get(&pix).and_then(|fired| fired.values().next().copied());
        let elsewhere = first.filter(|first| *first != target && self.stands(*first));
        if elsewhere.is_some_and(|first| self.bears_on(pix, by, self.piece(first).hex)) {
            return refuse(
                rule::FIRE_SPLIT,
                "This wing bears on the first target as well: it fires at no other",
            );
        }
        Ok(())
    }

    /// Legal fire of a unit.
    pub(crate) fn fire_orders(&self, pix: PieceIx) -> Vec<Order> {
        if self.may_fire(pix).is_err() {
            return Vec::new();
        }
        let mut orders = Vec::new();
        for target in self.troops_of(self.piece(pix).side().other()) {
            let order = |at| Order::Fire { piece: Some(pix), target: Some(target), at };
            let to = self.piece(target).hex;
            let whole = self.aimed(pix, target, None);
            if let Ok(aimed) = &whole {
                orders.push(order(None));
                // Shot where canister would fly.
                let shot = self.aimed(pix, target, Some(to));
                if shot.is_ok_and(|shot| shot.volley.fires != aimed.volley.fires) {
                    orders.push(order(Some(to)));
                }
            } else if self.arm(pix) == Arm::Guns && self.aimed(pix, target, Some(to)).is_ok() {
                orders.push(order(Some(to)));
            }
        }
        orders
    }

    /// May anybody of the active side fire?
    pub(crate) fn anybody_fires(&self) -> bool {
        self.troops_of(self.active()).any(|pix| !self.fire_orders(pix).is_empty())
    }

    /// Where a unit could fire as it stands.
    ///
    /// # Errors
    /// Why it does not fire at all.
    pub(crate) fn field_before(&self, pix: PieceIx) -> Result<FireArea, Refusal> {
        let Some(weapon) = self.class(pix).weapon().filter(|_| self.is_troops(pix)) else {
            return refuse(rule::FIRE_WHO, "Only foot and unlimbered guns fire");
        };
        if self.form(pix) == formation::LIMBERED || self.is(pix, mark::WITHOUT_GUNS) {
            return refuse(rule::FIRE_WHO, "Only foot and unlimbered guns fire");
        }
        let from = self.piece(pix).hex;
        let reach = crate::tables::Tables::get().reach_of(weapon);
        let mut area = FireArea::default();
        let parts = self.parts_of(pix);
        let within = |hex: &Hex| {
            let range = hexes_between(*hex, from);
            range > 0 && range <= reach && parts.iter().any(|part| self.bears_on(pix, *part, *hex))
        };
        for hex in self.board().layout().hexes().filter(within) {
            let fires = match weapon {
                crate::tables::Weapon::Musket | crate::tables::Weapon::Rifle => crate::tables::Fires::Ball,
                crate::tables::Weapon::Howitzer => crate::tables::Fires::Shell,
                _ => crate::tables::Fires::Shot,
            };
            let seen = self.sight_blocked(from, hex).is_none() && self.lane(pix, hex, fires).is_ok();
            if seen { area.hexes.push(hex) } else { area.hidden.push(hex) }
        }
        Ok(area)
    }
}
