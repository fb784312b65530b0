//! A command changes formation: may it, and how its owner wants it done (`form.change`,
//! `form.unstack`, `form.historical`).
//!
//! Must not know how the change is carried out.

use crate::battle::ground::Custom;
use crate::battle::memory::Frame;
use crate::battle::state::Battle;
use crate::formations::work::FormWork;
use crate::ids::{DecisionKind, formation, rule, track};
use crate::refuse;
use oblique_board::hex::Hour;
use oblique_rules::play::{Order, PieceIx, Refusal, Verb};
use std::collections::{BTreeMap, BTreeSet};

impl Battle {
    /// The units of a command that change if it takes up a formation, each with the formation it
    /// takes: its line infantry In Command, Germans standing Close for Open.
    pub(crate) fn changing(&self, leader: PieceIx, formation: u8) -> BTreeMap<PieceIx, u8> {
        let line = self.units_under(leader).filter(|u| self.arm(*u).is_line() && self.fully_active(*u));
        let forms = line.map(|u| (u, self.own_formation(u, formation)));
        forms.filter(|(u, form)| self.piece(*u).formation != *form).collect()
    }

    /// May a command change formation?
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn may_form(&self, leader: PieceIx, order: &Order) -> Result<(), Refusal> {
        if let Some(unit) = self.units_under(leader).find(|u| self.disordered(*u)) {
            let text = format!("{} is Disordered: its command changes no formation", self.name(unit));
            return refuse(rule::FORM_CHANGE, text);
        }
        let Some(form @ formation::COLUMN..=formation::CLOSE) = order.formation() else {
            return refuse(rule::FORM_CHANGE, "Choose the formation: Column, Open or Close");
        };
        let changing = self.changing(leader, form);
        if changing.is_empty() {
            return Err(self.nobody_changes(leader, form));
        }
        for (unit, to) in &changing {
            self.may_by_custom(*unit, *to)?;
        }
        if self.unstack_all(&self.unstacking(&changing)).is_none() {
            return refuse(rule::FORM_UNSTACK, "A stacked pair cannot unstack");
        }
        Ok(())
    }

    /// Why a command takes up no formation: all stand in it, Germans because they have no other line.
    fn nobody_changes(&self, leader: PieceIx, form: u8) -> Refusal {
        let line = form != formation::COLUMN && self.get(leader, track::COMMAND_FORMATION) != i32::from(form);
        let stands = |unit: &PieceIx| self.facts(*unit).german && self.fully_active(*unit);
        match self.units_under(leader).find(stands).filter(|_| line) {
            Some(unit) => {
                let text = format!("{} stands Close already: Germans have no other line", self.name(unit));
                Refusal::new(rule::FORM_GERMAN, text)
            }
            None => Refusal::new(rule::FORM_CHANGE, "No unit in command would change"),
        }
    }

    /// Did its nation use that formation there, where nations keep to theirs (`form.historical`)?
    /// Skirmishers are asked for their unit: they stand where it will.
    ///
    /// # Errors
    /// It did not.
    pub(crate) fn may_by_custom(&self, unit: PieceIx, to: u8) -> Result<(), Refusal> {
        if !self.ground().historical_formations {
            return Ok(());
        }
        let row = self.terrain_row(self.piece(unit).hex);
        let (woods, heavy) =
            (row.height_halves > 0 && row.mp(crate::tables::Mover::Cavalry).is_some(), row.disorders_close);
        let used = match (self.facts(unit).custom, to) {
            (Custom::Regular | Custom::Light | Custom::Militia, formation::OPEN)
            | (Custom::German | Custom::Militia, formation::CLOSE)
            | (Custom::Light, formation::SKIRMISH) => true,
            (Custom::Regular, formation::COLUMN) => heavy,
            (Custom::German, formation::COLUMN) => woods,
            _ => false,
        };
        if used {
            Ok(())
        } else {
            refuse(rule::FORM_HISTORICAL, format!("{} never formed so there", self.name(unit)))
        }
    }

    /// Starts a change.
    pub(crate) fn start_form(&mut self, leader: PieceIx, order: &Order) {
        let Some(formation) = order.formation() else { return };
        let changing = self.changing(leader, formation);
        let first = |(unit, form): (&PieceIx, &u8)| Some((*unit, *self.facings_in(*unit, *form).first()?));
        let facings = changing.iter().filter_map(first).collect();
        let hexes = self.unstack_all(&self.unstacking(&changing)).unwrap_or_default();
        let (turned, placed) = (BTreeSet::new(), BTreeSet::new());
        self.push(Frame::Form(FormWork { leader, formation, facings, hexes, turned, placed }));
    }

    /// Asks for its details, or carries it out.
    pub(crate) fn run_form(&mut self, work: &FormWork) {
        if self.form_orders(work, None).len() > 1 {
            self.ask(DecisionKind::FormationDetails, self.active(), Some(work.leader), Order::Done);
        } else {
            self.change_formation(work);
        }
    }

    /// The facing a unit could take instead of the one it is to have.
    fn other_facing(&self, work: &FormWork, unit: PieceIx) -> Option<Hour> {
        let chosen = *work.facings.get(&unit)?;
        let form = self.own_formation(unit, work.formation);
        self.facings_in(unit, form).into_iter().find(|f| *f != chosen)
    }

    /// Judges a detail.
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn judge_form(&self, work: &FormWork, order: &Order) -> Result<(), Refusal> {
        match (order.verb(), order.piece()) {
            (Verb::Done, _) => Ok(()),
            (Verb::Turn, Some(unit)) => {
                if work.turned.contains(&unit) {
                    return refuse(rule::FORM_CHANGE, format!("{} has its facing", self.name(unit)));
                }
                match (self.other_facing(work, unit), order.facing(), order.amount()) {
                    (None, ..) => {
                        refuse(rule::FORM_CHANGE, format!("{} has no facing to choose", self.name(unit)))
                    }
                    (Some(other), Some(want), _) if want != other => {
                        refuse(rule::FORM_CHANGE, "It takes one of the two facings beside its old one")
                    }
                    (Some(_), None, 0) => {
                        refuse(rule::FORM_CHANGE, "Choose one of the two facings beside its old one")
                    }
                    _ => Ok(()),
                }
            }
            (Verb::Place, Some(unit)) => {
                let Some(now) = work.hexes.get(&unit).filter(|_| !work.placed.contains(&unit)) else {
                    return refuse(rule::FORM_UNSTACK, format!("{} has no hex to choose", self.name(unit)));
                };
                let Some(hex) = order.hex() else {
                    return refuse(rule::FORM_UNSTACK, format!("Choose the hex {} goes to", self.name(unit)));
                };
                if !self.unstack_hexes(unit).contains(&hex) {
                    return refuse(
                        rule::FORM_UNSTACK,
                        "It goes to a hex beside it that it could enter, out of contact",
                    );
                }
                if hex != *now && work.hexes.values().any(|h| *h == hex) {
                    return refuse(rule::FORM_UNSTACK, "Another unit goes there");
                }
                if hex == *now {
                    let name = self.name(unit);
                    let text = format!("{name} goes there if nothing is said: finish, or choose another hex");
                    return refuse(rule::FORM_UNSTACK, text);
                }
                Ok(())
            }
            _ => refuse(rule::FORM_CHANGE, "Turn or unstack units, or finish"),
        }
    }

    /// Legal details.
    pub(crate) fn form_orders(&self, work: &FormWork, piece: Option<PieceIx>) -> Vec<Order> {
        let mut orders = Vec::new();
        for unit in work.facings.keys().filter(|u| piece.is_none_or(|p| p == **u)) {
            if let Some(other) = self.other_facing(work, *unit) {
                orders.push(Order::of(Verb::Turn, *unit).with_facing(other));
            }
            if work.hexes.contains_key(unit) {
                let hexes = self.unstack_hexes(*unit).into_iter();
                orders.extend(hexes.map(|hex| Order::of(Verb::Place, *unit).with_hex(hex)));
            }
        }
        orders.retain(|order| self.judge_form(work, order).is_ok());
        if piece.is_none() {
            orders.push(Order::Done);
        }
        orders
    }

    /// Takes a detail: each is chosen once.
    pub(crate) fn answer_form(&mut self, mut work: FormWork, order: &Order) {
        self.answered();
        match (order.verb(), order.piece(), order.hex()) {
            (Verb::Turn, Some(unit), _) => {
                if let Some(other) = self.other_facing(&work, unit) {
                    work.facings.insert(unit, other);
                }
                work.turned.insert(unit);
                self.replace(Frame::Form(work));
            }
            (Verb::Place, Some(unit), Some(hex)) => {
                work.hexes.insert(unit, hex);
                work.placed.insert(unit);
                self.replace(Frame::Form(work));
            }
            _ => self.change_formation(&work),
        }
    }
}
