//! Reaction Retreats: cavalry riding off before a volley or a Shock, skirmishers slipping away from a
//! bayonet (`cav.retreat`, `cav.retreat-path`, `form.sk-retreat`).
//!
//! Must not know what they retreat from.

use crate::battle::state::Battle;
use crate::fire::targets::hexes_between;
use crate::ids::rule;
use crate::refuse;
use crate::tables::Tables;
use oblique_board::hex::{Hex, Hour};
use oblique_rules::RuleId;
use oblique_rules::play::{Event, Order, PieceIx, Refusal, Why};

impl Battle {
    /// Paths of a Reaction Retreat away from these units, one to each hex that can be reached, in
    /// clock order; none if it cannot be made.
    pub(crate) fn reaction_retreats(&self, pix: PieceIx, away_from: &[PieceIx]) -> Vec<Vec<Hex>> {
        let start = self.piece(pix).hex;
        let most = usize::try_from(Tables::get().reaction_retreat.hexes).unwrap_or(0);
        let mut paths: Vec<Vec<Hex>> = vec![Vec::new()];
        for _ in 0..most {
            let mut longer: Vec<Vec<Hex>> = Vec::new();
            for path in &paths {
                let here = path.last().copied().unwrap_or(start);
                for next in self.around(here) {
                    let known = longer.iter().any(|p| p.last() == Some(&next));
                    let farther = next.unsigned_distance_to(start) > here.unsigned_distance_to(start);
                    if !known && farther && self.may_slip(pix, here, next, away_from).is_ok() {
                        longer.push([path.as_slice(), &[next]].concat());
                    }
                }
            }
            paths = longer;
        }
        paths
    }

    /// May a Reaction Retreat take this step?
    fn may_slip(&self, pix: PieceIx, from: Hex, to: Hex, away_from: &[PieceIx]) -> Result<(), Refusal> {
        let rule = self.slip_rule(pix);
        if self.step_cost(pix, from, to).is_none() {
            return refuse(rule, format!("{} cannot go that way", self.name(pix)));
        }
        if self.bodies_at(to).chain(self.guns_at(to)).any(|p| p != pix) {
            return refuse(rule, "The way must be free of units and guns");
        }
        if self.enemy_zone(self.piece(pix).side(), to) {
            return refuse(rule, "The way leads into an enemy zone of control");
        }
        let nearer = |enemy: &PieceIx| {
            let at = self.piece(*enemy).hex;
            at.unsigned_distance_to(to) < at.unsigned_distance_to(from)
        };
        if away_from.iter().any(nearer) {
            return refuse(rule, "The way leads nearer to the enemy it retreats from");
        }
        Ok(())
    }

    fn slip_rule(&self, pix: PieceIx) -> RuleId {
        if self.arm(pix).is_skirmisher() { rule::FORM_SK_RETREAT } else { rule::CAV_RETREAT_PATH }
    }

    /// Orders for a Reaction Retreat: to each hex it can reach, with each facing.
    pub(crate) fn reaction_retreat_orders(
        &self,
        pix: PieceIx,
        away_from: &[PieceIx],
        orders: &mut Vec<Order>,
    ) {
        let hours = self.hours_of(self.piece(pix).formation);
        for path in self.reaction_retreats(pix, away_from) {
            for hour in hours {
                let (to, facing) = (path.last().copied(), Some(hour));
                orders.push(Order::Retreat { piece: Some(pix), to, path: path.clone(), facing });
            }
        }
    }

    /// Judges a Reaction Retreat by its path, or by where it ends; the path and the facing.
    ///
    /// # Errors
    /// Why it cannot be made.
    pub(crate) fn plan_reaction_retreat(
        &self,
        pix: PieceIx,
        away_from: &[PieceIx],
        order: &Order,
    ) -> Result<(Vec<Hex>, Option<Hour>), Refusal> {
        let rule = self.slip_rule(pix);
        let piece = self.piece(pix);
        let facing = order.facing().or(piece.facing);
        if facing.is_none_or(|f| !self.hours_of(piece.formation).contains(&f)) {
            return refuse(rule::FACE_SIDES, format!("{} cannot face that way", self.name(pix)));
        }
        if order.path().is_empty() {
            let to_hex = |path: &Vec<Hex>| order.hex().is_some() && path.last() == order.hex().as_ref();
            let Some(path) = self.reaction_retreats(pix, away_from).into_iter().find(to_hex) else {
                return refuse(rule, format!("{} cannot retreat there", self.name(pix)));
            };
            return Ok((path, facing));
        }
        let hexes = Tables::get().reaction_retreat.hexes;
        let end = order.path().last().copied().unwrap_or(piece.hex);
        let whole = i32::try_from(order.path().len()) == Ok(hexes);
        if !whole || hexes_between(piece.hex, end) != hexes {
            return refuse(rule, format!("It goes exactly {hexes} hexes, to a hex so far away"));
        }
        let mut here = piece.hex;
        for next in order.path() {
            if here.unsigned_distance_to(*next) != 1 {
                return refuse(rule, "The way goes from hex to hex");
            }
            self.may_slip(pix, here, *next, away_from)?;
            here = *next;
        }
        Ok((order.path().to_vec(), facing))
    }

    /// Makes a Reaction Retreat already judged, with its Morale Check; leaders stacked with it go
    /// along. Frames may be pushed: the caller has left his own as it must go on.
    pub(crate) fn execute_reaction_retreat(&mut self, pix: PieceIx, path: &[Hex], facing: Option<Hour>) {
        let rule = if self.arm(pix).is_skirmisher() { rule::FORM_SK_RETREAT } else { rule::CAV_RETREAT };
        let side = self.piece(pix).side();
        self.say(rule, Some(pix), format!("{} retreats before it comes to that.", self.name(pix)));
        for next in path {
            let from = self.piece(pix).hex;
            // Leaders stay with whoever of theirs stays.
            let alone = self.mate(pix).is_none();
            self.enter(pix, *next, Why::Retreat);
            if alone {
                self.execute_leaders_along(from, *next, side);
            }
        }
        if facing.is_some() && self.piece(pix).facing != facing {
            self.emit(Event::Faced { piece: pix, facing });
        }
        self.morale_check(pix, rule, None);
    }
}
