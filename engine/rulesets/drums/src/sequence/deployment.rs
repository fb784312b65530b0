//! Setting up before the first phase, by the players (`setup.deploy`).
//!
//! The scenario's places are what a side begins from and may leave as they are. Each piece is moved once, and back again.

use crate::battle::memory::{Frame, MemoryChange, Stance};
use crate::battle::state::Battle;
use crate::board::angles::facing_kind;
use crate::board::arc::ORIENTATION;
use crate::board::zones::{in_lateral_band, zone_of};
use crate::command::span::in_command;
use crate::ids::choice::Deployment;
use crate::ids::{DecisionKind, formation, mark, phase, rule};
use crate::proximity::crowded_as;
use crate::refuse;
use crate::sequence::set_up_area::{in_area, too_far_forward};
use crate::tables::Tables;
use crate::units::division::Division as _;
use crate::units::nature::Arm;
use crate::units::standing::{ground_allows, is_sector};
use oblique_board::hex::{Hex, Hour};
use oblique_rules::catalog::Role;
use oblique_rules::play::{Event, Field, Order, PieceIx, Refusal, Standing, Why};
use oblique_scenario::Side;
use std::borrow::Cow;
use std::collections::BTreeMap;

/// Who sets up next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// The side.
    pub side: Side,
    /// Its general, whose command it is; the whole side where there is none.
    pub command: Option<PieceIx>,
}

/// Both sides being set up.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SettingUp {
    /// Who is still to set up, the present one first.
    pub turns: Vec<Turn>,
    /// Is nothing seen of the other side before all is done?
    pub hidden: bool,
    /// Where those stood that the present one has moved.
    pub moved: BTreeMap<PieceIx, Stance>,
}

impl SettingUp {
    /// Who sets up now.
    pub(crate) fn now(&self) -> Option<Turn> {
        self.turns.first().copied()
    }
}

impl Battle {
    /// Players spread their companies and set up, if the scenario leaves it to them; then initiative is drawn.
    pub(crate) fn begin_setting_up(&mut self) {
        let whole = |side| Turn { side, command: None };
        let companies = self.companies();
        let turns = match self.ground().deployment {
            Deployment::Placed if companies.is_empty() => return self.draw_initiative(),
            Deployment::Placed => Vec::new(),
            Deployment::Hidden => Side::BOTH.map(whole).to_vec(),
            Deployment::InTurn => self.commands_in_turn(),
        };
        let hidden = self.ground().deployment == Deployment::Hidden;
        let setting = SettingUp { turns, hidden, moved: BTreeMap::new() };
        self.emit(Event::Phase { phase: phase::DEPLOYMENT, side: None, leader: None });
        self.change_memory(MemoryChange::Push(Frame::SettingUp(Box::new(setting))));
        for company in companies {
            self.change_memory(MemoryChange::Push(Frame::Company(company)));
        }
    }

    /// Commands of both sides in turn, the defender's first, the Reserves last.
    fn commands_in_turn(&self) -> Vec<Turn> {
        let of = |side: Side| {
            let own = |role: Role| {
                let all = self.everybody().into_iter();
                all.filter(move |p| self.piece(*p).side() == side && self.piece(*p).info.role == role)
            };
            let turn = |general| Turn { side, command: Some(general) };
            own(Role::Leader).chain(own(Role::Chief)).map(turn).collect::<Vec<_>>()
        };
        let first = self.ground().defender;
        let (first, second) = (of(first), of(first.other()));
        let turn = |n: usize| first.get(n).into_iter().chain(second.get(n)).copied().collect::<Vec<_>>();
        (0..first.len().max(second.len())).flat_map(turn).collect()
    }

    pub(crate) fn run_setting_up(&mut self, setting: &SettingUp) {
        let Some(turn) = setting.now() else {
            self.change_memory(MemoryChange::Pop);
            self.draw_initiative();
            return;
        };
        // A Leader who has left somebody out of command goes back first.
        let orders = self.setting_up_orders(setting);
        let usual = match orders.last() {
            Some(Order::Done) | None => Order::Done,
            Some(other) => {
                let goes_back = |order: &&Order| {
                    let back = order.piece().filter(|pix| setting.moved.contains_key(pix));
                    back.is_some_and(|pix| self.nature(pix).arm.leads())
                };
                orders.iter().find(goes_back).unwrap_or(other).clone()
            }
        };
        self.ask(DecisionKind::Deploy, turn.side, turn.command, usual);
    }

    /// Is a piece one of those set up in a turn?
    fn is_set_up(&self, turn: Turn, pix: PieceIx) -> bool {
        let own = turn.command.is_none_or(|general| pix == general || self.leader_of(pix) == Some(general));
        own && self.piece(pix).side() == turn.side
    }

    pub(crate) fn setting_up_orders(&self, setting: &SettingUp) -> Vec<Order> {
        let Some(turn) = setting.now() else { return Vec::new() };
        let own = self.everybody().into_iter().filter(|pix| self.is_set_up(turn, *pix));
        let mut orders: Vec<Order> = own.flat_map(|pix| self.posting_orders(setting, pix)).collect();
        // Where nobody can be moved any more all stays as it is.
        if orders.is_empty() || self.may_end(setting).is_ok() {
            orders.push(Order::Done);
        }
        orders
    }

    /// Places, formations and facings of a piece; of one that has been moved, the place it stood on.
    fn posting_orders(&self, setting: &SettingUp, pix: PieceIx) -> Vec<Order> {
        let piece = Some(pix);
        let place = |to: Hex| posted(pix, to);
        if let Some(stance) = setting.moved.get(&pix) {
            let taken = || Side::BOTH.into_iter().any(|side| self.unit_at(side, stance.hex).is_some());
            let as_before = (stance.hex, stance.formation == formation::GARRISON);
            let beside = || !crowded_as(&self.0, &self.ground().chart, pix, as_before).is_empty();
            let leads = self.nature(pix).arm.leads();
            let back = if leads { self.keeps(setting, pix, stance.hex) } else { !(taken() || beside()) };
            return back.then(|| place(stance.hex)).into_iter().collect();
        }
        let now = self.piece(pix);
        let hexes = self.board().layout().hexes().filter(|hex| *hex != now.hex);
        let mut orders: Vec<Order> =
            hexes.filter(|hex| self.may_set_up(setting, pix, *hex).is_ok()).map(place).collect();
        if self.nature(pix).arm.leads() || now.formation == formation::GARRISON {
            return orders;
        }
        let hours = |shape: u8| -> Vec<Option<Hour>> {
            let hours = facing_kind(shape).hours(ORIENTATION);
            if hours.is_empty() { vec![None] } else { hours.into_iter().map(Some).collect() }
        };
        let others = hours(now.formation).into_iter().filter(|facing| *facing != now.facing);
        orders.extend(others.map(|facing| Order::Turn { piece, by: 0, facing }));
        let mut shapes: Vec<u8> = Vec::new();
        for order in self.forming_orders(pix, None) {
            shapes.extend(order.formation().filter(|shape| !shapes.contains(shape)));
        }
        for shape in shapes {
            let form = |facing| Order::Form { piece, formation: Some(shape), by: 0, facing };
            orders.extend(hours(shape).into_iter().map(form));
        }
        orders
    }

    /// May a piece be set up on a hex?
    ///
    /// # Errors
    /// The rule that bars it.
    pub(crate) fn may_set_up(&self, setting: &SettingUp, pix: PieceIx, hex: Hex) -> Result<(), Refusal> {
        let (piece, nature, layout) = (self.piece(pix), self.nature(pix), self.board().layout());
        let (side, chart) = (piece.side(), &self.ground().chart);
        let Some((_, zone)) = zone_of(layout, hex).filter(|(of, _)| *of == side) else {
            return refuse(rule::SETUP_DEPLOY, "It is set up in its own half");
        };
        let listed = &self.ground().zones[side.index()];
        let leads = nature.arm.leads();
        if too_far_forward(nature, self.is(pix, mark::RESERVE), zone) {
            return refuse(rule::SETUP_DEPLOY, "The Reserve and heavy cavalry are set up in the third zone");
        }
        if !in_area(listed, hex, zone, nature) {
            return refuse(rule::SETUP_DEPLOY, "It is not set up in that zone");
        }
        if leads {
            let passable = ground_allows(&self.0, chart, pix, hex) && !self.is_ruined(hex);
            if !self.keeps(setting, pix, hex) {
                return refuse(rule::SETUP_DEPLOY, "He would leave a unit out of command that is placed");
            }
            return if passable { Ok(()) } else { refuse(rule::GEO_TERRAIN, "Nobody enters there") };
        }
        if listed.is_empty() && in_lateral_band(layout, hex) {
            return refuse(rule::SETUP_DEPLOY, "Units are set up outside the lateral bands");
        }
        if Side::BOTH.into_iter().any(|of| self.unit_at(of, hex).is_some_and(|unit| unit != pix)) {
            return refuse(rule::GEO_BOARD, "A hex holds one unit");
        }
        let sector = is_sector(&chart.at(self.board(), hex).id);
        let garrison = sector && nature.arm == Arm::Infantry;
        if chart.at(self.board(), hex).impassable || (sector && !garrison) {
            return refuse(rule::GEO_TERRAIN, "It cannot stand on this ground");
        }
        let near = u32::try_from(Tables::get().approach.starts_within).unwrap_or(0);
        let seen = |enemy: &PieceIx| {
            let shown = !self.is_unseen(setting, *enemy);
            shown && self.piece(*enemy).hex.unsigned_distance_to(hex) <= near
        };
        if self.units_of(side.other()).iter().any(seen) {
            return refuse(rule::APP_TRIGGER, "An enemy is too near");
        }
        // It is a garrison there, or no longer one, whatever it is now.
        if !crowded_as(&self.0, chart, pix, (hex, garrison)).is_empty() {
            return refuse(rule::PROX_RULE, "It would stand beside a friend");
        }
        let leader = self.leader_of(pix).filter(|_| !self.is(pix, mark::RESERVE));
        let spanned = |leader: PieceIx| crate::command::span::in_span(&self.0, leader, hex);
        if leader.is_some_and(|leader| self.piece(leader).on_map() && !spanned(leader)) {
            return refuse(rule::SETUP_DEPLOY, "It is set up in command of its Leader");
        }
        Ok(())
    }

    /// Has a general those of his units in his span from a hex that have been placed?
    fn keeps(&self, setting: &SettingUp, general: PieceIx, hex: Hex) -> bool {
        let span = self.nature(general).span().and_then(|span| u32::try_from(span).ok()).unwrap_or(0);
        let led =
            |unit: &&PieceIx| self.leader_of(**unit) == Some(general) && !self.is(**unit, mark::RESERVE);
        let mut placed = setting.moved.keys().filter(led);
        placed.all(|unit| self.piece(*unit).hex.unsigned_distance_to(hex) <= span)
    }

    /// May the present one end: is every unit in command whose place or whose Leader's it has changed?
    fn may_end(&self, setting: &SettingUp) -> Result<(), Refusal> {
        let moved = |pix: PieceIx| setting.moved.contains_key(&pix);
        let astray = |unit: &PieceIx| {
            let Some(leader) = self.leader_of(*unit).filter(|leader| self.piece(*leader).on_map()) else {
                return false;
            };
            let changed = moved(*unit) || moved(leader);
            changed && !self.is(*unit, mark::RESERVE) && !in_command(&self.0, *unit)
        };
        let side = setting.now().map_or(Side::A, |turn| turn.side);
        match self.units_of(side).iter().find(|unit| astray(unit)) {
            Some(unit) => refuse(rule::SETUP_DEPLOY, format!("{} is out of command", self.name(*unit))),
            None => Ok(()),
        }
    }

    /// Why an order is not one of those offered.
    ///
    /// # Errors
    /// Always: the rule.
    pub(crate) fn refused_setting_up(&self, setting: &SettingUp, order: &Order) -> Result<(), Refusal> {
        match *order {
            Order::Done => self.may_end(setting)?,
            Order::Place { piece: Some(pix), to: Some(to), .. } => {
                if !setting.now().is_some_and(|turn| self.is_set_up(turn, pix)) {
                    return refuse(rule::SETUP_DEPLOY, "Its command is not being set up");
                }
                if setting.moved.contains_key(&pix) {
                    return refuse(rule::SETUP_DEPLOY, "It has been placed: first it goes back");
                }
                self.may_set_up(setting, pix, to)?;
            }
            _ => {}
        }
        refuse(rule::SETUP_DEPLOY, "That is not how it is set up")
    }

    pub(crate) fn obey_setting_up(&mut self, mut setting: SettingUp, order: &Order) {
        match *order {
            Order::Place { piece: Some(pix), to: Some(to), .. } => {
                let back = setting.moved.remove(&pix);
                if back.is_none() {
                    setting.moved.insert(pix, self.stance(pix));
                }
                self.post(pix, to, back);
            }
            Order::Form { piece: Some(pix), formation: Some(shape), facing, .. } => {
                self.stand(pix, shape, facing);
            }
            Order::Turn { piece: Some(pix), facing, .. } => {
                let shape = self.piece(pix).formation;
                self.stand(pix, shape, facing);
            }
            _ => {
                setting.moved.clear();
                setting.turns.remove(0);
            }
        }
        self.change_memory(MemoryChange::Replace(Frame::SettingUp(Box::new(setting))));
    }

    /// Puts a piece on a hex, as it stood before if it goes back; infantry becomes the garrison of a sector.
    fn post(&mut self, pix: PieceIx, to: Hex, back: Option<Stance>) {
        let from = self.piece(pix).hex;
        if from != to {
            self.emit(Event::Moved { piece: pix, from, to, why: Why::Ordered });
        }
        let now = self.piece(pix);
        let (shape, facing, nature) = (now.formation, now.facing, self.nature(pix));
        let sector = is_sector(&self.ground().chart.at(self.board(), to).id);
        if let Some(stance) = back {
            self.stand(pix, stance.formation, stance.facing);
        } else if nature.arm == Arm::Infantry && sector != (shape == formation::GARRISON) {
            let shape = if sector { formation::GARRISON } else { nature.driven_formation() };
            let ahead = Hour::new(if self.piece(pix).side() == Side::A { 0 } else { 6 });
            let facing = facing_kind(shape).nearest(facing.unwrap_or(ahead), ORIENTATION);
            self.stand(pix, shape, facing);
        }
    }

    /// Does the other side see nothing of a piece yet?
    fn is_unseen(&self, setting: &SettingUp, pix: PieceIx) -> bool {
        let waits = |turn: &Turn| turn.side == self.piece(pix).side() && self.is_set_up(*turn, pix);
        setting.hidden || setting.turns.iter().any(waits)
    }

    /// What a seat sees of the field: of the other side nobody who is not set up.
    pub(crate) fn seen_while_setting_up(&self, seat: Option<Side>) -> Cow<'_, Field> {
        let (Some(Frame::SettingUp(setting)), Some(seat)) = (self.memory().frames.first(), seat) else {
            return Cow::Borrowed(self.field());
        };
        let mut field = self.field().clone();
        for pix in self.everyone().filter(|pix| self.piece(*pix).side() != seat) {
            if self.piece(pix).on_map() && self.is_unseen(setting, pix) {
                field.pieces[pix.ix()].standing = Standing::Due(1);
            }
        }
        Cow::Owned(field)
    }
}

/// The order to set a piece up on a hex.
const fn posted(pix: PieceIx, to: Hex) -> Order {
    Order::Place { piece: Some(pix), to: Some(to), beside: None, facing: None }
}

#[cfg(test)]
mod tests;
