//! A scenario as the checks look at it, and how they say what they see.

use super::roster_index::RosterIndex;
use super::{FormationOf, SheetCheck, Surveyor};
use crate::RuleId;
use crate::catalog::{Attribute, Catalog, FacingKind, Role};
use crate::common_checks::{Allows, nearest_room};
use crate::kernel::System;
use crate::line_checks::Finding;
use crate::position::ScenarioPosition;
use crate::survey::Survey;
use oblique_board::hex::{Hex, HexSet, Hour, Layout, hour_towards};
use oblique_scenario::check::{Diagnostic, Fix, MOST_FINDINGS, Place, Severity};
use oblique_scenario::{Edit, Piece, PieceId, Scenario, Side, Value};
use std::collections::BTreeMap;

/// A piece with its id.
pub type Entry<'s> = (&'s PieceId, &'s Piece);

/// Units by hex (column and row) and side.
pub type Stacks<'s> = BTreeMap<((i32, i32), Side), Vec<(Entry<'s>, Hex)>>;

/// What a check sees.
pub struct CheckContext<'s> {
    /// Id of the check that looks, one in all rulesets.
    pub(crate) id: &'static str,
    /// The scenario.
    pub s: &'s Scenario,
    /// What its ruleset offers.
    pub catalog: &'s Catalog,
    pub(super) survey: Surveyor,
    pub(super) allows: Allows,
    pub(super) formation: FormationOf,
    pub(super) check: &'s SheetCheck,
    pub(super) rule: RuleId,
    pub(super) found: &'s mut Vec<Diagnostic>,
    pub(super) go_on: &'s dyn Fn() -> bool,
    pub(super) roll: RosterIndex<'s>,
}

impl<'s> CheckContext<'s> {
    /// What the ruleset tells of the scenario's ground.
    #[must_use]
    pub fn survey(&self) -> Box<dyn Survey + 's> {
        (self.survey)(self.s)
    }

    /// Should a slow check give up? What it has found is thrown away then.
    #[must_use]
    pub fn stopped(&self) -> bool {
        !(self.go_on)()
    }

    /// Says something.
    pub fn say(&mut self, place: Place, message: String) {
        self.found.push(Diagnostic::new(self.id, self.check.severity, place, message).citing(self.rule));
    }

    /// Says something that is only worth knowing: what the rules allow, beside what the check is for.
    pub fn note(&mut self, place: Place, message: String) {
        self.found.push(Diagnostic::new(self.id, Severity::Note, place, message).citing(self.rule));
    }

    /// Says something that one edit fixes.
    pub fn say_fix(&mut self, place: Place, message: String, label: impl Into<String>, edit: Edit) {
        self.say(place, message);
        self.offer(label, edit);
    }

    /// Offers a remedy more for what was said last.
    pub fn offer(&mut self, label: impl Into<String>, edit: Edit) {
        if let Some(last) = self.found.last_mut() {
            last.fixes.push(Fix::new(label, edit));
        }
    }

    /// Offers a change of a piece for what was said last.
    pub fn offer_piece(
        &mut self,
        (id, piece): Entry<'s>,
        label: impl Into<String>,
        fix: impl FnOnce(&mut Piece),
    ) {
        let mut fixed = piece.clone();
        fix(&mut fixed);
        self.offer(label, Edit::Piece(id.clone(), Some(Box::new(fixed))));
    }

    /// Offers another number of a piece for what was said last.
    pub fn offer_number(&mut self, entry: Entry<'s>, attr: &str, label: impl Into<String>, value: i64) {
        self.offer_piece(entry, label, |p| _ = p.attrs.insert(attr.to_owned(), Value::Int(value)));
    }

    /// Is what was said last among what is shown? Remedies that are searched for are worth it only then.
    #[must_use]
    pub const fn room_for_remedies(&self) -> bool {
        self.found.len() <= MOST_FINDINGS
    }

    /// Offers to move a piece to the nearest free hex that `fits`, for what was said last.
    pub fn offer_move(&mut self, entry: Entry<'s>, from: Hex, fits: impl Fn(&Self, &Piece, Hex) -> bool) {
        if !self.room_for_remedies() {
            return;
        }
        if let Some(free) = self.free_hex(from, |h| fits(self, entry.1, h)) {
            let label = format!("Move {} to {}", entry.1.name, self.layout().name(free));
            self.offer_piece(entry, label, |p| p.hex = Some(free));
        }
    }

    /// Offers another value of a side's parameter for what was said last.
    pub fn offer_side(&mut self, side: Side, id: &str, label: impl Into<String>, value: Value) {
        let mut info = self.s.side(side).clone();
        info.params.insert(id.to_owned(), value);
        self.offer(label, Edit::Side(side, Box::new(info)));
    }

    /// Offers another number of a parameter of the battle for what was said last.
    pub fn offer_param(&mut self, id: &str, label: impl Into<String>, value: i64) {
        self.offer_param_value(id, label, Value::Int(value));
    }

    /// Offers another value of a parameter of the battle for what was said last.
    pub fn offer_param_value(&mut self, id: &str, label: impl Into<String>, value: Value) {
        let mut params = self.s.params.clone();
        params.insert(id.to_owned(), value);
        self.offer(label, Edit::Params(params));
    }

    /// Offers to put a leader with the nearest unit of his side that `fits`, for what was said last.
    pub fn offer_company(&mut self, entry: Entry<'s>, from: Hex, fits: impl Fn(Hex) -> bool) {
        if !self.room_for_remedies() {
            return;
        }
        let own = self.roll.deployed().iter().filter(|((_, p), hex)| p.side == entry.1.side && fits(*hex));
        if let Some(((_, with), hex)) = own.min_by_key(|(_, hex)| hex.unsigned_distance_to(from)).copied() {
            self.offer_piece(entry, format!("Put him with {}", with.name), |p| p.hex = Some(hex));
        }
    }

    /// Offers to remove a piece nobody is attached to, for what was said last.
    pub(crate) fn offer_removal(&mut self, (id, piece): Entry<'s>) {
        if self.subordinates(id).is_empty() {
            self.offer(format!("Remove {}", piece.name), Edit::Piece(id.clone(), None));
        }
    }

    /// Says what is wrong with a line.
    pub fn say_found(&mut self, found: Finding) {
        self.say(Place::Feature(found.id), found.message);
        if let Some(last) = self.found.last_mut() {
            last.fixes = found.fixes;
        }
    }

    /// Says something of a piece, fixed by a change of it.
    pub fn say_piece(
        &mut self,
        (id, piece): Entry<'s>,
        field: &str,
        message: String,
        label: impl Into<String>,
        fix: impl FnOnce(&mut Piece),
    ) {
        let mut fixed = piece.clone();
        fix(&mut fixed);
        let place = Place::Piece(id.clone(), field.to_owned());
        self.say_fix(place, message, label, Edit::Piece(id.clone(), Some(Box::new(fixed))));
    }

    /// Says something of a piece in a hex it cannot stand in, fixed by moving it to the nearest free
    /// hex that `fits`.
    pub fn say_move(
        &mut self,
        entry: Entry<'s>,
        from: Hex,
        message: String,
        fits: impl Fn(&Self, &Piece, Hex) -> bool,
    ) {
        self.say(Place::Piece(entry.0.clone(), "hex".to_owned()), message);
        self.offer_move(entry, from, fits);
    }

    /// Says of a number of a piece that it is out of the range its kind has in the catalog, fixed by the nearest
    /// in it.
    pub fn say_out_of(&mut self, entry: Entry<'s>, attr: &str, what: &str) {
        let Some(range) = self.catalog.range_of(entry.1, attr) else { return };
        let value = self.catalog.int_of(entry.1, attr);
        if range.contains(&value) {
            return;
        }
        let (low, high) = (*range.start(), *range.end());
        let right = value.clamp(low, high);
        let message = format!("The {what} of {} is {value}; it goes from {low} to {high}.", entry.1.name);
        self.say_piece(entry, attr, message, format!("Set it to {right}"), |p| {
            p.attrs.insert(attr.to_owned(), Value::Int(right));
        });
    }

    /// Says of both sides' parameter where it is out of its range in the catalog.
    pub fn say_sides_out_of(&mut self, id: &str, name: &str, unit: &str) {
        let Some(range) = self.catalog.side_range(id) else { return };
        for side in Side::BOTH {
            let info = self.s.side(side);
            let value = self.side_param(side, id);
            let odd = info.params.get(id).is_some_and(|v| v.int().is_none());
            if range.contains(&value) && !odd {
                continue;
            }
            let (low, high) = (*range.start(), *range.end());
            let right = value.clamp(low, high);
            let mut fixed = info.clone();
            fixed.params.insert(id.to_owned(), Value::Int(right));
            let message =
                format!("The {name} of {} is {value}{unit}; it goes from {low} to {high}.", info.name);
            let edit = Edit::Side(side, Box::new(fixed));
            let place = Place::Side(side, id.to_owned());
            self.say_fix(place, message, format!("Set it to {right}{unit}"), edit);
        }
    }

    /// The board's layout.
    #[must_use]
    pub const fn layout(&self) -> Layout {
        self.s.board.layout()
    }

    /// A parameter's number, or the catalog's default.
    #[must_use]
    pub fn param(&self, id: &str) -> i64 {
        number(self.s.params.get(id), &self.catalog.params, id)
    }

    /// A side parameter's number, or the catalog's default.
    #[must_use]
    pub fn side_param(&self, side: Side, id: &str) -> i64 {
        number(self.s.side(side).params.get(id), &self.catalog.side_params, id)
    }

    /// The role of a piece's kind.
    #[must_use]
    pub fn role(&self, piece: &Piece) -> Option<Role> {
        self.catalog.role_of(piece)
    }

    /// The formation a piece has, the usual one where none is given.
    #[must_use]
    pub fn formation<'p>(&'p self, piece: &'p Piece) -> &'p str {
        (self.formation)(self.s, piece)
    }

    /// What the facing of its formation is.
    #[must_use]
    pub fn facing_kind(&self, piece: &Piece) -> Option<FacingKind> {
        self.catalog.formation(self.formation(piece)).map(|f| f.facing)
    }

    /// All pieces of a role the predicate wants, in roster order.
    #[must_use]
    pub fn pieces(&self, wanted: impl Fn(Role) -> bool) -> Vec<Entry<'s>> {
        self.roll.all().iter().filter(|(role, _)| wanted(*role)).map(|(_, entry)| *entry).collect()
    }

    /// All combat units.
    #[must_use]
    pub fn units(&self) -> Vec<Entry<'s>> {
        self.pieces(|r| !r.leads())
    }

    /// Combat units on the board, with their hexes.
    #[must_use]
    pub fn deployed(&self) -> Vec<(Entry<'s>, Hex)> {
        self.roll.deployed().to_vec()
    }

    /// The pieces attached to a leader, in roster order.
    #[must_use]
    pub fn subordinates(&self, leader: &PieceId) -> Vec<Entry<'s>> {
        self.roll.under(leader).to_vec()
    }

    /// Combat units on the board attached to a leader, with their hexes, in roster order.
    #[must_use]
    pub fn deployed_under(&self, leader: &PieceId) -> Vec<(Entry<'s>, Hex)> {
        let units = self.roll.under(leader).iter().filter(|(_, p)| self.role(p).is_some_and(|r| !r.leads()));
        units.filter_map(|entry| Some((*entry, self.roll.on_board(entry.1)?))).collect()
    }

    /// Deployed units of each side by hex, in roster order.
    #[must_use]
    pub fn stacks(&self) -> Stacks<'s> {
        let mut stacks: Stacks<'s> = BTreeMap::new();
        for (entry, hex) in self.deployed() {
            stacks.entry((self.layout().col_row(hex), entry.1.side)).or_default().push((entry, hex));
        }
        stacks
    }

    /// The scenario as a position of its system: who stands on the board.
    #[must_use]
    pub fn position<S: System>(&self) -> ScenarioPosition<'s, S> {
        let standing = self.roll.all().iter().map(|(_, (_, piece))| *piece);
        ScenarioPosition::new(self.s, standing.filter(|p| self.roll.on_board(p).is_some()))
    }

    /// The hexes of a side's deployed units.
    #[must_use]
    pub fn places_of(&self, side: Side) -> HexSet {
        let own = self.roll.deployed().iter().filter(|((_, p), _)| p.side == side);
        HexSet::of(self.layout(), own.map(|(_, hex)| *hex))
    }

    /// The nearest hex to `from` without any piece and on which `fits` says yes.
    #[must_use]
    pub(crate) fn free_hex(&self, from: Hex, fits: impl Fn(Hex) -> bool) -> Option<Hex> {
        let layout = self.layout();
        let taken = self.roll.taken();
        let ring = |r: u32| {
            let mut ring: Vec<Hex> = from.ring(r).collect();
            ring.sort_by_key(|h| layout.col_row(*h));
            ring
        };
        let free = |h: &Hex| layout.contains(*h) && !taken.contains(&layout.col_row(*h)) && fits(*h);
        (1..12).find_map(|r| ring(r).into_iter().find(free))
    }

    /// The free hex nearest to one, which may lie off the board, where a piece may stand by the ground.
    #[must_use]
    pub fn nearest_room(&self, piece: &Piece, hex: Hex) -> Option<Hex> {
        nearest_room(self.s, self.allows, self.roll.taken(), piece, hex)
    }

    /// The nearest deployed enemy unit and its hex.
    #[must_use]
    pub fn nearest_enemy(&self, side: Side, from: Hex) -> Option<(Entry<'s>, Hex)> {
        self.roll.closest_unit(side.other(), from)
    }

    /// The hour, a side's or a corner's, that points from a piece towards the nearest enemy.
    #[must_use]
    pub fn towards_enemy(&self, piece: &Piece, sides: bool) -> Hour {
        let o = self.layout().orientation;
        let v = piece.hex.and_then(|from| self.nearest_enemy(piece.side, from).map(|(_, h)| h - from));
        hour_towards(v.unwrap_or_default(), sides, o)
    }

    /// A piece as it would stand on a hex, facing the nearest enemy as its formation wants.
    #[must_use]
    pub fn placed(&self, piece: &Piece, hex: Hex) -> Piece {
        let mut placed = Piece { hex: Some(hex), arrives: None, ..piece.clone() };
        placed.facing = self.faced(&placed);
        placed
    }

    /// The facing towards the nearest enemy that a piece's formation wants, if it wants one.
    #[must_use]
    pub fn faced(&self, piece: &Piece) -> Option<Hour> {
        Some(self.towards_enemy(piece, self.facing_kind(piece)?.faces_sides()?))
    }

    /// The listed nation most pieces of a side have; the first listed where they have none.
    #[must_use]
    pub fn usual_nation(&self, side: Side) -> Option<&'s str> {
        let mut count: BTreeMap<&'s str, usize> = BTreeMap::new();
        let listed = |piece: &&Piece| piece.side == side && self.s.nations.contains_key(&piece.nation);
        for piece in self.s.pieces.values().filter(listed) {
            *count.entry(&piece.nation).or_default() += 1;
        }
        let most = count.into_iter().max_by_key(|(_, n)| *n).map(|(nation, _)| nation);
        most.or_else(|| self.s.nations.keys().next().map(String::as_str))
    }

    /// A new piece of a side and of the first kind of a role, where another stands or arrives, and the edits that
    /// put it there: its nation is listed with it where none is.
    #[must_use]
    pub fn recruit(&self, side: Side, role: Role, with: &Piece) -> Option<(PieceId, Vec<Edit>)> {
        let kind = self.catalog.kinds.iter().find(|k| k.role == role)?;
        let mut recruit = Piece::new(side, &kind.id, &kind.name);
        let mut edits = Vec::new();
        recruit.order = self.s.next_order(side);
        (recruit.hex, recruit.arrives) = (with.hex, with.arrives.clone());
        recruit.nation = match self.usual_nation(side) {
            _ if self.s.nations.contains_key(&with.nation) => with.nation.clone(),
            Some(nation) => nation.to_owned(),
            None => {
                let row = self.catalog.nations.first()?;
                edits.push(row.listed());
                row.id.clone()
            }
        };
        let id = self.s.fresh_piece_id(side, &kind.name);
        edits.push(Edit::Piece(id.clone(), Some(Box::new(recruit))));
        Some((id, edits))
    }

    /// The leader of a piece's side nearest to it, the first of the roster where distance says nothing.
    #[must_use]
    pub fn nearest_leader(&self, piece: &Piece) -> Option<Entry<'s>> {
        self.roll.closest_leader(piece.side, piece.hex)
    }
}

/// A number as given, or the default of its attribute.
fn number(given: Option<&Value>, list: &[Attribute], id: &str) -> i64 {
    let usual = || list.iter().find(|p| p.id == id).and_then(|p| p.default.int());
    given.and_then(Value::int).or_else(usual).unwrap_or(0)
}

/// Is it on the map, or does it arrive?
#[must_use]
pub const fn takes_part(piece: &Piece) -> bool {
    piece.hex.is_some() || piece.arrives.is_some()
}
