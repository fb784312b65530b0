//! From a scenario to a running battle. What is missing takes the catalog's default.

use crate::battle::ground::{Facts, Ground};
use crate::battle::memory::Memory;
use crate::battle::state::Battle;
use crate::board::chart::Chart;
use crate::ids::choice::{Arms, PursuitDie};
use crate::ids::{attribute, mark, nation_trait, param, track};
use crate::tables::{Arm, Tables, TypeRow};
use crate::units::strength::stands;
use crate::{CATALOG, Purky};
use oblique_board::hex::{Hex, Hour};
use oblique_rules::catalog::Catalog;
use oblique_rules::kernel::{Mustered, Opening, State, Values, formed, in_place, muster, opened};
use oblique_rules::play::{Event, Marks, Moment, Options, PieceState, Standing, TRACKS};
use oblique_scenario::check::Diagnostic;
use oblique_scenario::{Attrs, Piece, PieceId, Scenario, Side};
use std::sync::Arc;

impl Opening for Battle {
    fn set_up(_: &'static Catalog, scenario: &Scenario, options: &Options) -> Self {
        let Mustered { facts, pieces, .. } = muster(scenario, |id, given| piece(scenario, id, given));
        let field = opened(scenario, options, pieces, None);
        let board = Arc::new(scenario.board.clone());
        Self(State::new(board, ground(scenario), facts, field, Memory::default()))
    }

    fn open(&mut self) {
        self.emit(Event::Turn(1));
        self.run();
        self.clear_events();
    }

    fn open_at(&mut self, moment: &Moment) -> Result<Vec<Event>, Vec<Diagnostic>> {
        self.opened_at(moment)
    }
}

fn ground(scenario: &Scenario) -> Ground {
    let values = Values::new(&scenario.params, &CATALOG.params);
    Ground {
        chart: Chart::of(&scenario.board),
        turns: u16::try_from(values.small(param::TURNS)).unwrap_or(1).max(1),
        break_percent: values.small(param::BREAK_PERCENT),
        pursuit_sides: match PursuitDie::of(values) {
            PursuitDie::D10 => Tables::get().dice.sides,
            PursuitDie::D6 => 6,
        },
    }
}

/// The facts and the state of one piece; `None` if it takes no part.
fn piece(scenario: &Scenario, id: &PieceId, given: &Piece) -> Option<(Facts, PieceState)> {
    let k = CATALOG.kinds.iter().position(|kind| kind.id == given.kind)?;
    let kind = CATALOG.kinds.get(k)?;
    let layout = scenario.board.layout();
    let arrives = given.arrives.as_ref().map(|arrival| {
        let hexes = arrival.hexes().filter(|hex| layout.contains(*hex)).collect::<Vec<_>>();
        (arrival.turn, hexes)
    });
    let (standing, hex) = match (given.hex.filter(|hex| layout.contains(*hex)), &arrives) {
        (Some(hex), _) => (Standing::OnMap, hex),
        (None, Some((arrival_turn, hexes))) => {
            (Standing::Due(*arrival_turn), hexes.first().copied().unwrap_or(Hex::ZERO))
        }
        (None, None) => return None,
    };
    let values = Values::new(&given.attrs, &kind.attributes);
    let row = Tables::get().types.iter().position(|row| row.id == kind.id);
    let arm = row.and_then(|row| Tables::get().types.get(row)).map(|row: &TypeRow| row.arm);
    let per_stand = match arm {
        Some(Arm::Foot | Arm::Horse) => values.small(attribute::FIGURES_PER_STAND).max(1),
        Some(Arm::Guns) | None => 1,
    };
    let figures = match arm {
        Some(Arm::Guns) => values.small(attribute::GUNNERS),
        Some(Arm::Foot | Arm::Horse) => values.small(attribute::STANDS).saturating_mul(per_stand),
        None => 0,
    };
    // Up the board for A and down for B, where none is given.
    let ahead = Hour::new(if given.side == Side::A { 0 } else { 6 });
    let (formation, facing) = formed::<Purky>(scenario, given, kind, ahead);
    let facts = Facts {
        row,
        per_stand,
        value: values.small(attribute::VALUE),
        oblique: of_nation(scenario, given).flag(nation_trait::OBLIQUE),
        exceptional: values.flag(attribute::EXCEPTIONAL),
        mounted: row.is_none() && values.flag(attribute::MOUNTED),
        arrives: arrives.filter(|_| matches!(standing, Standing::Due(_))),
    };
    let mut tracks = [0; TRACKS];
    for (track, value) in
        [(track::FIGURES, figures), (track::START, figures), (track::STANDS, stands(figures, per_stand))]
    {
        if let Some(place) = tracks.get_mut(usize::from(track)) {
            *place = value;
        }
    }
    let state = PieceState {
        facing,
        formation,
        top: row.is_some(),
        tracks,
        marks: Marks::default().with(mark::RIFLES, Arms::of(values) == Arms::Rifle),
        figures: if row.is_some() { 4 } else { 1 },
        ..in_place((id, given), (k, kind), (standing, hex))
    };
    Some((facts, state))
}

/// The traits of a piece's nation: its own, else those of the row it goes by.
fn of_nation<'s>(scenario: &'s Scenario, given: &'s Piece) -> Values<'s> {
    static NONE: Attrs = Attrs::new();
    let nation = scenario.nations.get(&given.nation);
    let row_id = nation.map_or(given.nation.as_str(), |n| n.traits_of.as_str());
    let row = CATALOG.nations.iter().find(|row| row.id == row_id).map(|row| &row.traits);
    let own = nation.map(|n| &n.traits).filter(|traits| traits.contains_key(nation_trait::OBLIQUE));
    Values::new(own.or(row).unwrap_or(&NONE), &CATALOG.nation_traits)
}
