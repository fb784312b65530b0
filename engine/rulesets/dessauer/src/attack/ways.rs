//! The way of an attack: judged from where it begins to where it makes contact, at the usual speed or at charge speed
//! (`attack.declare`, `charge.speed`).

use crate::attack::judge::SecondLine;
use crate::battle::state::Battle;
use crate::board::hexes_between;
use crate::board::sides::{Face, face_towards};
use crate::ids::{formation, mark, rule};
use crate::movement::course::{Course, Of};
use crate::movement::judge::STRAYS;
use crate::movement::purse::{INCH, Purse};
use crate::movement::step::At;
use crate::refuse;
use crate::tables::Tables;
use oblique_board::hex::{Hex, Hour};
use oblique_rules::play::{Order, PieceIx, Refusal};
use std::collections::{BTreeMap, VecDeque};

/// Where a way of an attack leads.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reached {
    /// Where it stands and how it faces.
    pub at: At,
    /// The move there.
    pub course: Course,
}

impl Reached {
    /// Does it come at charge speed?
    pub(crate) fn charges(&self) -> bool {
        self.course.purse(Of::Charge).is_some()
    }

    /// Can it be paid, at one speed or the other? Marches by road do not attack.
    fn is_paid(&self) -> bool {
        self.course.purse(Of::Whole).is_some() || self.charges()
    }
}

/// Attacks found, by whom they are on and the facing they open with.
type Contacts = BTreeMap<(PieceIx, u8), Vec<Order>>;

impl Battle {
    /// Would an attack be a charge, begun where it is (`charge.speed`): has it the pace, saw it the target, and is it not to
    /// attack at its usual speed?
    pub(crate) fn would_charge(&self, pix: PieceIx, reached: Reached, target: PieceIx) -> bool {
        reached.charges() && !self.is(pix, mark::WALKS) && self.sees_from(pix, reached.course.from, target)
    }

    /// After the opening wheel, if one is named.
    pub(crate) fn set_out_to_attack(&self, pix: PieceIx, facing: Option<Hour>) -> Result<Reached, Refusal> {
        let (mut course, mut at) = (self.course(pix), self.standing_at(pix));
        if let Some(hour) = facing.filter(|hour| at.facing != Some(*hour)) {
            course = self.wheeled(pix, course, hour)?;
            at.facing = Some(hour);
        }
        Ok(Reached { at, course })
    }

    /// One step more of an attack.
    pub(crate) fn step_of_attack(&self, pix: PieceIx, reached: Reached, to: Hex) -> Result<Reached, Refusal> {
        let step = self.step(pix, reached.course, reached.at, to)?;
        let next = Reached { at: step.at, course: step.course };
        if next.course.strays() {
            return refuse(rule::CHARGE_SPEED, STRAYS);
        }
        if !next.is_paid() && next.course.purse(Of::Road).is_some() {
            return refuse(rule::ROAD_MARCH, "Only by road does it get so far, and then it does not attack");
        }
        if !next.is_paid() {
            // Skirmishers have no charge speed that would carry them farther.
            if self.strikes_loose(pix) {
                return refuse(rule::MOVE_STEP, "It has not enough inches left for this way");
            }
            return refuse(
                rule::CHARGE_SPEED,
                "It has not enough inches for this way: charges are steady and straight",
            );
        }
        Ok(next)
    }

    /// Where the way of an attack leads.
    ///
    /// # Errors
    /// Why it may not be made so.
    pub(crate) fn reached_in_attack(
        &self,
        pix: PieceIx,
        path: &[Hex],
        facing: Option<Hour>,
    ) -> Result<Reached, Refusal> {
        let mut reached = self.set_out_to_attack(pix, facing)?;
        for to in path {
            reached = self.step_of_attack(pix, reached, *to)?;
        }
        if !self.may_stop(pix, reached.at.hex) {
            return refuse(rule::MOVE_PASS, "One unit ends in a hex: stop short of it or go on");
        }
        Ok(reached)
    }

    /// Does a unit that stands so, in the middle of its way, have a hex before it? Skirmishers turn freely (`skirm.move`).
    pub(crate) fn has_ahead(&self, pix: PieceIx, at: At, there: Hex) -> bool {
        let next = at.hex.unsigned_distance_to(there) == 1;
        next && match at.facing.filter(|_| at.form != formation::SKIRMISH) {
            Some(facing) => {
                let shape = self.shape_in(pix, at.form);
                face_towards(shape, facing, (at.hex, there), self.lies()) == Some(Face::Front)
            }
            None => true,
        }
    }

    /// Does a way that leads there make contact with a target?
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn makes_contact(
        &self,
        pix: PieceIx,
        reached: Reached,
        target: PieceIx,
    ) -> Result<(), Refusal> {
        let (hex, began) = (reached.at.hex, reached.course.from);
        if reached.at.form == formation::GARRISON {
            return refuse(rule::ATTACK_NEVER, "A garrison leaves its block before it attacks");
        }
        self.may_strike(pix, hex, target)?;
        let there = self.piece(target).hex;
        if !self.has_ahead(pix, reached.at, there) {
            match self.second_line(pix, (hex, reached.at.facing), target) {
                SecondLine::Open(_) => {}
                SecondLine::Full => {
                    return refuse(
                        rule::COMBAT_SECOND,
                        "Horse strikes in two lines, the second right behind the first",
                    );
                }
                SecondLine::InColumn => {
                    return refuse(
                        rule::COMBAT_SECOND,
                        "A second line of horse strikes in line: form it first",
                    );
                }
                SecondLine::Alone if hex.unsigned_distance_to(there) > 1 => {
                    return refuse(rule::ATTACK_DECLARE, "It does not come up to the target");
                }
                SecondLine::Alone => {
                    return refuse(rule::ATTACK_DECLARE, "It does not end with the target before its front");
                }
            }
        }
        if !self.loose_may_strike(pix, (began, hex), target) {
            return refuse(rule::SKIRM_ATTACK, "Skirmishers do not attack steady troops from the front");
        }
        let already = !reached.charges() && reached.course.purse(Of::Whole).is_none();
        if already {
            return refuse(rule::ROAD_MARCH, "It has marched by road farther than it could have otherwise");
        }
        // Beyond the usual speed the target must have been seen when the move began.
        let only_charge = reached.course.purse(Of::Whole).is_none();
        if only_charge && self.is(pix, mark::WALKS) {
            return refuse(rule::CHARGE_SPEED, "At its usual speed it does not get so far: let it charge");
        }
        if only_charge && !self.sees_from(pix, began, target) {
            return refuse(rule::CHARGE_SPEED, "It did not see the target when its move began");
        }
        Ok(())
    }

    /// May a unit attack a target so?
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn judge_attack(
        &self,
        pix: PieceIx,
        target: PieceIx,
        path: &[Hex],
        facing: Option<Hour>,
    ) -> Result<(), Refusal> {
        self.may_attack(pix)?;
        let there = self.piece(target).hex;
        self.may_strike(pix, there, target).or_else(|refusal| {
            // What lies on the hexside is asked where contact is made.
            if [rule::ATTACK_NEVER, rule::GUNS_ABANDONED].contains(&refusal.rule)
                || refusal.rule == rule::ATTACK_DECLARE && !self.stands(target)
            {
                Err(refusal)
            } else {
                Ok(())
            }
        })?;
        let reached = self.reached_in_attack(pix, path, facing)?;
        self.makes_contact(pix, reached, target)
    }

    /// Hexes beyond which a unit has no attack left, whatever its way: so many its inches buy at the more of both speeds, the
    /// last for a part of its price, one more to contact, and one through a first line of horse.
    fn hexes_to_strike(&self, pix: PieceIx) -> i32 {
        let course = self.course(pix);
        let charge = course.purse(Of::Charge).map_or(0, Purse::left);
        3 + course.left().max(charge) / (Tables::get().scale.inches_a_hex.max(1) * INCH)
    }

    /// Legal attacks of a unit: by every facing it can open with, the shortest way to each target, straight ones first.
    pub(crate) fn attack_orders(&self, pix: PieceIx) -> Vec<Order> {
        if self.may_attack(pix).is_err() {
            return Vec::new();
        }
        let side = self.piece(pix).side();
        let reach = self.hexes_to_strike(pix);
        let near = |enemy: &PieceIx| hexes_between(self.piece(*enemy).hex, self.piece(pix).hex) <= reach;
        let enemies: Vec<PieceIx> = self.troops_of(side.other()).filter(near).collect();
        if enemies.is_empty() {
            return Vec::new();
        }
        let now = self.piece(pix).facing;
        let mut openings = vec![None];
        if let Some(facing) = now.filter(|_| !self.is_loose(pix)) {
            openings.extend([Some(facing.turned(-2)), Some(facing.turned(2))]);
        }
        let mut found: Contacts = BTreeMap::new();
        for opening in openings {
            let Ok(start) = self.set_out_to_attack(pix, opening) else { continue };
            self.ways_of_attack(pix, start, opening, &enemies, &mut found);
        }
        found.into_values().flatten().collect()
    }

    /// Adds the shortest contact with each enemy by ways from a start: of equally short ones one for each hex they end in.
    fn ways_of_attack(
        &self,
        pix: PieceIx,
        start: Reached,
        facing: Option<Hour>,
        enemies: &[PieceIx],
        found: &mut Contacts,
    ) {
        let key = facing.map_or(12, Hour::get);
        let mut best: BTreeMap<(usize, i8, bool), i32> = BTreeMap::new();
        let mut open: VecDeque<(Reached, Vec<Hex>)> = VecDeque::from([(start, Vec::new())]);
        while let Some((reached, way)) = open.pop_front() {
            if self.may_stop(pix, reached.at.hex) {
                for target in enemies.iter().copied() {
                    let others = found.get(&(target, key));
                    let adds = others.is_none_or(|others| {
                        let ends_here = |way: &[Hex]| way.last() == Some(&reached.at.hex);
                        others.iter().all(|o| o.path().len() == way.len() && !ends_here(o.path()))
                    });
                    if adds && self.makes_contact(pix, reached, target).is_ok() {
                        let (piece, at) = (Some(pix), None);
                        let order =
                            Order::Charge { piece, target: Some(target), at, path: way.clone(), facing };
                        found.entry((target, key)).or_default().push(order);
                    }
                }
            }
            for to in self.around(reached.at.hex) {
                let Ok(next) = self.step_of_attack(pix, reached, to) else { continue };
                let Some(index) = self.board().layout().index(to) else { continue };
                let charges = next.course.purse(Of::Charge);
                let left = charges.or(next.course.purse(Of::Whole)).map_or(0, |purse| purse.left() + 1);
                let place = best.entry((index, next.course.slide, charges.is_some())).or_insert(-1);
                if *place < left {
                    *place = left;
                    open.push_back((next, way.iter().copied().chain([to]).collect()));
                }
            }
        }
    }
}
