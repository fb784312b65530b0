//! The owner's choice of a retreat, and how it is made (`retreat.move`, `retreat.order`, `opt.tight_retreats`).

use crate::battle::state::Battle;
use crate::battle::task::Task;
use crate::board::hexes_between;
use crate::ids::{DecisionKind, formation, mark, rule};
use crate::refuse;
use crate::retreat::course::may_end;
use crate::tables::Tables;
use crate::units::class::Arm;
use crate::units::formation::facing_kind;
use oblique_board::hex::{Hex, Hour, hour_towards};
use oblique_rules::catalog::FacingKind;
use oblique_rules::play::{Event, Order, PieceIx, Refusal, Standing, Why};

impl Battle {
    /// From which hexes a unit retreats now.
    pub(crate) fn causes_now(&self, pix: PieceIx) -> Vec<Hex> {
        self.memory().causes.get(&pix).cloned().unwrap_or_default()
    }

    /// Asks where a unit retreats to; without a way out it is eliminated.
    pub(crate) fn ask_retreat(&mut self, pix: PieceIx) {
        if !self.stands(pix) {
            return self.pop();
        }
        let ends = self.retreat_ends(pix, &self.causes_now(pix));
        match (ends.ways.first(), ends.edge) {
            (Some((to, _)), _) => {
                let default = retreat_order(pix, Some(*to));
                let side = self.piece(pix).side();
                self.ask_about(DecisionKind::Retreat, side, Some(pix), default);
            }
            (None, true) => {
                self.pop();
                self.leave_table(pix);
            }
            (None, false) => {
                self.pop();
                self.remove(pix, rule::RETREAT_STUCK, "has no way out and is eliminated", Why::Rout);
            }
        }
    }

    /// Legal answers to the retreat asked for; without a hex the unit leaves the table.
    pub(crate) fn retreat_orders(&self, pix: PieceIx) -> Vec<Order> {
        self.orders_of_retreat(pix, &self.causes_now(pix))
    }

    /// Legal retreats from some hexes, facing as before and turned about.
    pub(crate) fn orders_of_retreat(&self, pix: PieceIx, causes: &[Hex]) -> Vec<Order> {
        let ends = self.retreat_ends(pix, causes);
        let off = ends.edge.then(|| retreat_order(pix, None));
        let order = |facing| move |(to, _): &(Hex, Vec<Hex>)| retreat_facing(pix, Some(*to), facing);
        let about = self.turned_about(pix);
        let turned = about.into_iter().flat_map(|hour| ends.ways.iter().map(order(Some(hour))));
        ends.ways.iter().map(order(None)).chain(turned).chain(off).collect()
    }

    /// The facing turned about in which it may end; `None` of gunners, who leave their guns, and of who faces no way
    /// (`retreat.order`).
    fn turned_about(&self, pix: PieceIx) -> Option<Hour> {
        let now = self.piece(pix).facing.filter(|_| self.arm(pix) != Arm::Guns);
        now.map(Hour::opposite)
    }

    /// May a unit retreat so?
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn judge_retreat(
        &self,
        (pix, causes): (PieceIx, &[Hex]),
        to: Option<Hex>,
        facing: Option<Hour>,
    ) -> Result<(), Refusal> {
        let ends = self.retreat_ends(pix, causes);
        let Some(to) = to else {
            return if ends.edge {
                Ok(())
            } else {
                refuse(rule::RETREAT_STUCK, "Its way back does not lead off the board")
            };
        };
        if !ends.ways.iter().any(|(end, _)| *end == to) {
            return self.refuse_end(pix, causes, to);
        }
        let now = self.piece(pix).facing;
        let about = now.map(Hour::opposite);
        if facing.is_some() && facing != now && facing != about {
            return refuse(rule::RETREAT_ORDER, "It ends facing as before or turned about");
        }
        Ok(())
    }

    fn refuse_end(&self, pix: PieceIx, causes: &[Hex], to: Hex) -> Result<(), Refusal> {
        let (at, side) = (self.piece(pix).hex, self.piece(pix).side());
        let fits = causes.iter().any(|cause| may_end(*cause, at, to));
        let numbers = &Tables::get().retreat;
        let (least, most) = (numbers.least_hexes, numbers.most_hexes);
        let garrison = self.form(pix) == formation::GARRISON;
        if !fits && !garrison {
            let text =
                format!("It goes {least} to {most} hexes, straight away from its cause within 22.5 degrees");
            return refuse(rule::RETREAT_MOVE, text);
        }
        let of_garrison =
            || format!("A garrison goes {least} to {most} hexes, as straight away from its cause as it can");
        if !(least..=most).contains(&hexes_between(at, to)) {
            return refuse(rule::RETREAT_MOVE, of_garrison());
        }
        if self.nearest_from(side, to) < self.nearest_from(side, at) {
            return refuse(rule::RETREAT_LIMITS, "There it would be nearer to the enemy than before");
        }
        if !self.may_stop(pix, to) {
            return refuse(rule::RETREAT_ORDER, "Friends are passed, but it ends in a hex of its own");
        }
        if !self.ground_bears_retreat(pix, to) {
            return refuse(rule::RETREAT_MOVE, "It cannot stand on that ground");
        }
        if garrison && self.way_back(pix, to).is_some() {
            return refuse(rule::TOWN_RETREAT, of_garrison());
        }
        refuse(rule::RETREAT_LIMITS, "An enemy or impassable ground stands in its way there")
    }

    /// Carries out a retreat its owner chose.
    pub(crate) fn retreat_to(&mut self, to: Option<Hex>, facing: Option<Hour>) {
        self.answered();
        let Some(Task::Retreat(pix)) = self.memory().tasks.last().copied() else { return };
        let ways = self.retreat_ends(pix, &self.causes_now(pix)).ways;
        self.pop();
        let Some(to) = to else { return self.leave_table(pix) };
        let way = ways.into_iter().find(|(end, _)| *end == to).map(|(_, way)| way).unwrap_or_default();
        self.go_back(pix, &way, facing);
    }

    /// A unit goes back along a way.
    pub(crate) fn go_back(&mut self, pix: PieceIx, way: &[Hex], facing: Option<Hour>) {
        let (start, before) = (self.piece(pix).hex, self.piece(pix).facing);
        let to = way.last().copied().unwrap_or(start);
        self.release(pix);
        if self.arm(pix) == Arm::Guns {
            self.leave_guns(pix);
        }
        self.form_to_retreat(pix, to - start);
        let with: Vec<PieceIx> = self.generals_with(pix).collect();
        for hex in way {
            let from = self.piece(pix).hex;
            let friend = self.troops_at(*hex);
            self.disordered_on_the_way(pix, from, *hex);
            self.go_to(pix, &with, *hex, Why::Retreat);
            if let Some(friend) = friend.filter(|_| self.ground().switches.tight_retreats) {
                self.press_through(pix, friend, from);
            }
        }
        if self.ground().switches.tight_retreats {
            self.disorder(pix, rule::OPT_TIGHT_RETREATS);
        }
        let about = before.is_some() && facing == before.map(Hour::opposite);
        if self.ground().chart.is_town(self.board(), to) {
            self.garrison(pix);
        } else if let Some(now) = self.piece(pix).facing.filter(|_| about) {
            self.emit(Event::Faced { piece: pix, facing: Some(now.opposite()) });
        }
        self.come_upon_guns(pix, true);
        let text = format!("{} retreats", self.name(pix));
        self.say(rule::RETREAT_MOVE, Some(pix), text);
    }

    /// Squares and garrisons form column, bent lines straighten (`retreat.order`).
    fn form_to_retreat(&mut self, pix: PieceIx, toward: Hex) {
        let form = match self.form(pix) {
            formation::SQUARE => formation::COLUMN,
            formation::GARRISON => self.form_on_leaving(pix),
            formation::BENT => formation::LINE,
            _ => return,
        };
        let sides = facing_kind(form) == FacingKind::Side;
        let old = self.piece(pix).facing;
        let facing = match old {
            Some(hour) if form == formation::LINE => hour.turned(-1),
            _ => hour_towards(toward, sides, self.lies()),
        };
        self.emit(Event::Formed { piece: pix, formation: form, facing: Some(facing) });
    }

    /// What disorders who marches disorders who retreats, and roads spare both.
    fn disordered_on_the_way(&mut self, pix: PieceIx, from: Hex, to: Hex) {
        if self.disordered_by(self.arm(pix), self.form(pix), from, to).is_some() {
            self.disorder(pix, rule::RETREAT_MOVE);
        }
    }

    /// A friend passed in a retreat is disordered, unless there is a gap beside it (`opt.tight_retreats`).
    fn press_through(&mut self, pix: PieceIx, friend: PieceIx, before: Hex) {
        let hex = self.piece(friend).hex;
        let mut beside = self.around(hex).filter(|next| hexes_between(*next, before) == 1);
        let gap = beside.any(|next| self.troops_at(next).is_none() && self.flees_into(pix, before, next));
        if !gap {
            self.disorder(friend, rule::OPT_TIGHT_RETREATS);
        }
    }

    /// A unit goes over the edge of the board and counts as lost; generals with it are bound to its retreat and go along
    /// (`gen.fate`).
    pub(crate) fn leave_table(&mut self, pix: PieceIx) {
        self.release(pix);
        if self.arm(pix) == Arm::Guns {
            self.leave_guns(pix);
        }
        let with: Vec<PieceIx> = self.generals_with(pix).collect();
        let goers = [(pix, rule::RETREAT_STUCK)]
            .into_iter()
            .chain(with.into_iter().map(|general| (general, rule::GEN_FATE)));
        for (goer, rule) in goers {
            let text = format!("{} leaves the table", self.name(goer));
            self.say(rule, Some(goer), text);
            self.emit(Event::Stood { piece: goer, standing: Standing::Left, why: Why::Rout });
        }
    }

    /// Generals with a unit that is eliminated while bookended are taken (`gen.fate`).
    pub(crate) fn capture_generals(&mut self, pix: PieceIx) {
        let with: Vec<PieceIx> = self.generals_with(pix).collect();
        for general in with {
            self.lose_general(general, rule::GEN_FATE, "is captured");
        }
    }

    /// Is a unit one whose marks of shaken bar it from going nearer (used by the listing of retreats)?
    pub(crate) fn is_shaken(&self, pix: PieceIx) -> bool {
        self.is(pix, mark::SHAKEN)
    }
}

/// The order to retreat to a hex, or off the table.
pub(crate) const fn retreat_order(pix: PieceIx, to: Option<Hex>) -> Order {
    retreat_facing(pix, to, None)
}

/// The same, to end facing so.
const fn retreat_facing(pix: PieceIx, to: Option<Hex>, facing: Option<Hour>) -> Order {
    Order::Retreat { piece: Some(pix), to, path: Vec::new(), facing }
}
