//! From a scenario to pieces in play, as far as every system does it alike.

use super::{Rules, System, wrong_moment};
use crate::catalog::{Attribute, Catalog, Kind};
use crate::play::{
    Event, Field, Game, Marks, Moment, ObjectiveState, Options, PieceInfo, PieceIx, PieceState, Standing,
    Stream, TRACKS,
};
use crate::{Opened, RuleId, Ruleset};
use oblique_board::hex::{Hex, Hour};
use oblique_scenario::check::{self, Diagnostic};
use oblique_scenario::{Attrs, Piece, PieceId, Scenario, Side, Value};
use std::collections::BTreeMap;
use std::sync::Arc;

/// How a battle of a system begins.
pub trait Opening: Rules + Sized {
    /// A battle from a scenario, before anything has happened. A piece that makes no sense takes no part:
    /// what the checks call an error is not looked for again.
    fn set_up(catalog: &'static Catalog, scenario: &Scenario, options: &Options) -> Self;

    /// Opens the first turn.
    fn open(&mut self);

    /// Opens the battle at a moment and returns what has happened since; a system need not.
    ///
    /// # Errors
    /// A moment that names a piece, phase or note the battle does not have.
    fn open_at(&mut self, moment: &Moment) -> Result<Vec<Event>, Vec<Diagnostic>> {
        let _ = moment;
        Err(wrong_moment(RuleId::NONE, "This ruleset opens no battle in its middle.".to_owned()))
    }
}

fn set_up<B: Opening>(
    ruleset: &dyn Ruleset,
    scenario: &Scenario,
    options: &Options,
) -> Result<B, Vec<Diagnostic>> {
    // What the Problems panel calls an error is exactly what cannot be played.
    let errors = check::errors(ruleset.checks(), scenario);
    if errors.is_empty() { Ok(B::set_up(ruleset.catalog(), scenario, options)) } else { Err(errors) }
}

/// [`Ruleset::begin`] of a system on the kernel.
///
/// # Errors
/// The errors found if the scenario cannot be played.
pub fn begin<B: Opening>(
    ruleset: &dyn Ruleset,
    scenario: &Scenario,
    options: &Options,
) -> Result<Box<dyn Game>, Vec<Diagnostic>> {
    let mut battle: B = set_up(ruleset, scenario, options)?;
    battle.open();
    Ok(Box::new(battle))
}

/// [`Ruleset::begin_at`] of a system on the kernel.
///
/// # Errors
/// The errors found if the scenario cannot be played, and those of [`Opening::open_at`].
pub fn begin_at<B: Opening>(
    ruleset: &dyn Ruleset,
    scenario: &Scenario,
    options: &Options,
    moment: &Moment,
) -> Opened {
    let mut battle: B = set_up(ruleset, scenario, options)?;
    battle.script_dice(options.seed, moment.dice.iter().copied());
    let events = battle.open_at(moment)?;
    Ok((Box::new(battle), events))
}

/// The pieces of a scenario that take part.
#[derive(Debug)]
pub struct Mustered<'s, F> {
    /// Fixed facts, one a piece.
    pub facts: Vec<F>,
    /// Their states in roster order, with the leaders they are under.
    pub pieces: Vec<PieceState>,
    /// The pieces of the scenario they were, in the same order.
    pub given: Vec<&'s Piece>,
    /// Where each id is.
    pub of: BTreeMap<&'s PieceId, PieceIx>,
}

/// Musters a scenario in roster order; `piece` answers `None` for one that takes no part.
pub fn muster<F>(
    scenario: &Scenario,
    mut piece: impl FnMut(&PieceId, &Piece) -> Option<(F, PieceState)>,
) -> Mustered<'_, F> {
    let (facts, pieces, given) = (Vec::new(), Vec::new(), Vec::new());
    let mut all = Mustered { facts, pieces, given, of: BTreeMap::new() };
    for id in scenario.roster() {
        let entry = &scenario.pieces[id];
        let Some((facts, state)) = piece(id, entry) else { continue };
        all.of.insert(id, PieceIx(u16::try_from(all.pieces.len()).unwrap_or(u16::MAX)));
        all.facts.push(facts);
        all.pieces.push(state);
        all.given.push(entry);
    }
    for (state, entry) in all.pieces.iter_mut().zip(&all.given) {
        state.leader = entry.leader.as_ref().and_then(|l| all.of.get(l)).copied();
    }
    all
}

/// Values by their attributes: as given, else the default of the catalog's list.
#[derive(Clone, Copy)]
pub struct Values<'a> {
    given: &'a Attrs,
    list: &'a [Attribute],
}

impl<'a> Values<'a> {
    /// Of what is given, under a list of attributes.
    #[must_use]
    pub const fn new(given: &'a Attrs, list: &'a [Attribute]) -> Self {
        Self { given, list }
    }

    /// Of a piece, under the attributes of its kind; without any where the catalog has no such kind.
    #[must_use]
    pub fn of(catalog: &'a Catalog, piece: &'a Piece) -> Self {
        Self::new(&piece.attrs, catalog.kind(&piece.kind).map_or(&[], |kind| &kind.attributes))
    }

    /// The value, or the default; `None` if the list does not know the attribute either.
    pub fn value(self, id: &str) -> Option<&'a Value> {
        self.given.get(id).or_else(|| self.default(id))
    }

    /// The number, or the default, or 0. A value that is no number counts as none given.
    pub fn int(self, id: &str) -> i64 {
        let default = || self.default(id).and_then(Value::int);
        self.given.get(id).and_then(Value::int).or_else(default).unwrap_or(0)
    }

    /// The same where it fits 32 bits; 0 where it does not: checks refuse such a scenario.
    pub fn small(self, id: &str) -> i32 {
        i32::try_from(self.int(id)).unwrap_or(0)
    }

    /// The word, or the default, or empty.
    pub fn word(self, id: &str) -> &'a str {
        self.value(id).and_then(Value::text).unwrap_or("")
    }

    /// Yes or no; no if it says neither.
    pub fn flag(self, id: &str) -> bool {
        self.value(id).and_then(Value::flag).unwrap_or(false)
    }

    fn default(self, id: &str) -> Option<&'a Value> {
        self.list.iter().find(|a| a.id == id).map(|a| &a.default)
    }
}

/// A piece at its place, with nothing of a system's own yet: no formation, facing, tracks or marks.
#[must_use]
pub fn in_place(
    (id, piece): (&PieceId, &Piece),
    (index, kind): (usize, &Kind),
    (standing, hex): (Standing, Hex),
) -> PieceState {
    let info = PieceInfo {
        id: id.clone(),
        side: piece.side,
        name: piece.name.clone(),
        kind: u8::try_from(index).unwrap_or(u8::MAX),
        role: kind.role,
        nation: piece.nation.clone(),
    };
    PieceState {
        info: Arc::new(info),
        standing,
        hex,
        facing: None,
        formation: 0,
        top: piece.top,
        leader: None,
        tracks: [0; TRACKS],
        marks: Marks::default(),
        figures: 1,
        known: true,
    }
}

/// The index of the formation a piece begins in, and its facing: as given, else the hour nearest to `ahead` at
/// which that formation may face; none where it has no facing. 0 and no facing for a kind without
/// formations and for a formation its kind does not have, which checks refuse.
#[must_use]
pub fn formed<S: System>(scenario: &Scenario, piece: &Piece, kind: &Kind, ahead: Hour) -> (u8, Option<Hour>) {
    let id = S::formation_of(scenario, piece);
    let fits = kind.formations.iter().any(|f| f == id);
    let formations = &S::catalog().formations;
    let known = formations.iter().position(|f| f.id == id).filter(|_| fits);
    let Some((at, formation)) = known.and_then(|at| Some((at, formations.get(at)?))) else {
        return (0, None);
    };
    let hours = formation.facing.hours(scenario.board.layout().orientation);
    // Of two as near the first.
    let nearest = hours.into_iter().min_by_key(|h| h.distance(ahead));
    let facing = nearest.map(|nearest| piece.facing.unwrap_or(nearest));
    (u8::try_from(at).unwrap_or(0), facing)
}

/// The objectives of a scenario as a battle finds them.
#[must_use]
pub fn objectives(scenario: &Scenario) -> Vec<ObjectiveState> {
    let state = |(id, o): (&oblique_scenario::ObjectiveId, &oblique_scenario::Objective)| ObjectiveState {
        id: id.clone(),
        name: o.name.clone(),
        hex: o.hex,
        value: o.value,
        holder: o.holder,
    };
    scenario.objectives.iter().map(state).collect()
}

/// A field before the first turn.
#[must_use]
pub fn opened(
    scenario: &Scenario,
    options: &Options,
    pieces: Vec<PieceState>,
    active: Option<Side>,
) -> Field {
    Field {
        turn: 0,
        phase: 0,
        active_side: active,
        active_leader: None,
        pieces,
        objectives: objectives(scenario),
        stream: Stream::new(options.seed),
        outcome: None,
    }
}
