//! Setting up before the first turn, where the scenario leaves it to the players.
//!
//! The scenario's places are what a side begins from and may leave as they are. The side that is passive first sets up
//! first.

use crate::CATALOG;
use crate::battle::ground::SetUp;
use crate::battle::state::Battle;
use crate::battle::task::Task;
use crate::board::chart::Ground;
use crate::ids::{DecisionKind, formation, mark, rule};
use crate::units::formation::{facing_kind, name_of};
use crate::{not_asked, refuse};
use oblique_board::hex::{Hex, Hour};
use oblique_rules::play::{Event, Order, PieceIx, Refusal, Why};
use oblique_scenario::Side;

impl Battle {
    /// Lets both sides set up, if the scenario says so.
    pub(crate) fn open_deployment(&mut self) {
        if self.ground().set_up.is_some() {
            let first = self.ground().first;
            for side in [first, first.other()] {
                self.push(Task::Deploy(side));
            }
        }
    }

    /// Asks a side where its pieces stand.
    pub(crate) fn ask_to_deploy(&mut self, side: Side) {
        self.ask(DecisionKind::Deploy, side, Order::Done);
    }

    /// May a side set up so?
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn judge_deployment(&self, side: Side, order: &Order) -> Result<(), Refusal> {
        match *order {
            Order::Done => Ok(()),
            Order::Place { piece: Some(pix), to: Some(to), facing, .. } => {
                self.may_deploy(side, pix, to)?;
                self.may_face(pix, self.formed_at(pix, to), facing)
            }
            Order::Turn { piece: Some(pix), by, facing } => match self.turned_to(pix, by, facing) {
                Some(hour) => self.may_face(pix, self.form(pix), Some(hour)),
                None => refuse(rule::FORM_TABLE, "It faces all round"),
            },
            Order::Form { piece: Some(pix), formation, facing, .. } => {
                let form = formation.unwrap_or(self.form(pix));
                if self.form(pix) == formation::GARRISON || !self.may_form(pix, form) {
                    let text = format!("It does not stand so there: {}", name_of(form));
                    return refuse(rule::FORM_TABLE, text);
                }
                self.may_face(pix, form, facing)
            }
            _ => not_asked(),
        }
    }

    fn may_face(&self, pix: PieceIx, form: u8, facing: Option<Hour>) -> Result<(), Refusal> {
        let kept = facing.is_none() && facing_kind(form) == facing_kind(self.form(pix));
        if kept || !self.piece(pix).is_unit() || facing_kind(form).fits(facing, self.lies()) {
            return Ok(());
        }
        refuse(rule::FORM_TABLE, "Name a facing of its formation")
    }

    /// May a piece be set up on a hex?
    fn may_deploy(&self, side: Side, pix: PieceIx, to: Hex) -> Result<(), Refusal> {
        let inside = self.ground().set_up.as_ref().is_some_and(|areas| self.lies_in(areas, side, to));
        if !self.on_board(to) || !inside {
            return refuse(rule::TURN_ORDER, "It is set up in the area of its side");
        }
        if !self.piece(pix).is_unit() {
            let enemy = self.enemy_at(side, to).is_some();
            let water = self.ground().chart.at(self.board(), to) == Ground::Water;
            return if enemy || water { refuse(rule::GEN_MOVE, "He cannot be there") } else { Ok(()) };
        }
        if !self.may_stop(pix, to) {
            return refuse(rule::MOVE_LIMITS, "Another unit stands there: move it first");
        }
        if self.ground().chart.is_town(self.board(), to) {
            return self.may_hold(pix, to);
        }
        if !self.ground_bears(pix, to) {
            return refuse(rule::MOVE_LIMITS, "It cannot stand on that ground");
        }
        Ok(())
    }

    /// Is a hex in a side's area: the one drawn for it, or else its half of the board?
    fn lies_in(&self, areas: &SetUp, side: Side, hex: Hex) -> bool {
        let area = &areas.zones[side.index()];
        if !area.is_empty() {
            return area.contains(hex);
        }
        let layout = self.board().layout();
        let (_, row) = layout.col_row(hex);
        let upper = 2 * row < i32::from(layout.height);
        upper == (side == Side::B)
    }

    /// The formation a unit has once it stands on a hex: that of a garrison in a block, out of one the usual one.
    fn formed_at(&self, pix: PieceIx, to: Hex) -> u8 {
        let town = self.ground().chart.is_town(self.board(), to);
        match self.form(pix) {
            _ if town && self.piece(pix).is_unit() => formation::GARRISON,
            formation::GARRISON => self.usual_form(pix),
            form => form,
        }
    }

    /// The formation units of its kind usually have.
    fn usual_form(&self, pix: PieceIx) -> u8 {
        let kind = CATALOG.kinds.get(usize::from(self.piece(pix).info.kind));
        let usual = kind.and_then(|kind| kind.formations.first());
        let at = CATALOG.formations.iter().position(|form| usual == Some(&form.id));
        at.and_then(|at| u8::try_from(at).ok()).unwrap_or(formation::COLUMN)
    }

    /// Ways a piece may be set up.
    pub(crate) fn deployment_orders(&self, side: Side, pix: PieceIx) -> Vec<Order> {
        let (piece, now) = (Some(pix), self.piece(pix).hex);
        let place = |to: Hex| {
            let kind = facing_kind(self.formed_at(pix, to));
            let own = self.piece(pix).facing;
            let facing =
                kind.nearest(own.unwrap_or(Hour::new(if side == Side::A { 0 } else { 6 })), self.lies());
            Order::Place {
                piece,
                to: Some(to),
                beside: None,
                facing: facing.filter(|_| self.piece(pix).is_unit()),
            }
        };
        let hexes = self.board().layout().hexes().filter(|hex| *hex != now);
        let mut orders: Vec<Order> =
            hexes.filter(|hex| self.may_deploy(side, pix, *hex).is_ok()).map(place).collect();
        if self.piece(pix).is_unit() {
            let turns = self
                .facings_of(self.form(pix))
                .into_iter()
                .filter(|hour| self.piece(pix).facing != Some(*hour));
            orders.extend(turns.map(|hour| Order::Turn { piece, by: 0, facing: Some(hour) }));
            orders.extend(self.change_orders(pix));
        }
        orders.retain(|order| self.judge_deployment(side, order).is_ok());
        orders
    }

    /// Carries out an order of setting up.
    pub(crate) fn obey_deployment(&mut self, order: &Order) {
        self.answered();
        match *order {
            Order::Place { piece: Some(pix), to: Some(to), facing, .. } => self.deploy(pix, to, facing),
            Order::Turn { piece: Some(pix), by, facing } => {
                let facing = self.turned_to(pix, by, facing);
                self.emit(Event::Faced { piece: pix, facing });
            }
            Order::Form { piece: Some(pix), formation, facing, .. } => {
                let form = formation.unwrap_or(self.form(pix));
                self.stand_so(pix, form, facing);
            }
            _ => self.pop(),
        }
    }

    fn deploy(&mut self, pix: PieceIx, to: Hex, facing: Option<Hour>) {
        let (from, form) = (self.piece(pix).hex, self.formed_at(pix, to));
        if from != to {
            self.emit(Event::Moved { piece: pix, from, to, why: Why::Ordered });
        }
        if self.piece(pix).is_unit() {
            self.stand_so(pix, form, facing);
        }
    }

    /// Forms and faces a unit where it stands; garrisons and close order in woods are disordered.
    fn stand_so(&mut self, pix: PieceIx, form: u8, facing: Option<Hour>) {
        let kind = facing_kind(form);
        let facing = facing.filter(|hour| kind.fits(Some(*hour), self.lies()));
        let facing = facing.or(self.piece(pix).facing).and_then(|hour| kind.nearest(hour, self.lies()));
        if (self.form(pix), self.piece(pix).facing) != (form, facing) {
            self.emit(Event::Formed { piece: pix, formation: form, facing });
        }
        let disorders = self.disorders_again(pix) && !self.is_loose(pix);
        self.set_mark(pix, mark::DISORDERED, disorders);
    }
}
