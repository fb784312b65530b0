//! From a scenario to a running battle: ground, roster, tracks, home distances.
//!
//! What is missing takes the catalog's default. Must not know how the battle runs, nor what keeps
//! a scenario from being played: the scenario checks say that.

use crate::battle::ground::{Chart, Facts, Ground, SideRules, Traits};
use crate::battle::memory::Memory;
use crate::battle::roster::{arm_of, figures_of, tracks_of};
use crate::battle::state::Battle;
use crate::ids::choice::{InfantryChart, InitiativeTieSide};
use crate::ids::{formation, mark, nation_trait, param, side_param};
use crate::movement::moves::Linear;
use crate::tables::Tables;
use crate::{CATALOG, Dragoon};
use oblique_board::Board;
use oblique_board::hex::{Hex, Hour};
use oblique_rules::catalog::Catalog;
use oblique_rules::kernel::{Mustered, Opening, State, Values, formed, in_place, muster, opened};
use oblique_rules::play::{Event, Marks, Moment, Options, PieceIx, PieceState, Standing};
use oblique_scenario::check::Diagnostic;
use oblique_scenario::{Attrs, Piece, PieceId, Scenario, Side, Value};
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

impl Opening for Battle {
    fn set_up(catalog: &'static Catalog, scenario: &Scenario, options: &Options) -> Self {
        Setup { catalog, scenario }.battle(options)
    }

    fn open(&mut self) {
        self.advance_sequence();
        self.clear_events();
    }

    fn open_at(&mut self, moment: &Moment) -> Result<Vec<Event>, Vec<Diagnostic>> {
        self.opened_at(moment)
    }
}

#[derive(Clone, Copy)]
struct Setup<'a> {
    catalog: &'a Catalog,
    scenario: &'a Scenario,
}

impl Setup<'_> {
    fn battle(self, options: &Options) -> Battle {
        let Mustered { facts, pieces, given, .. } = muster(self.scenario, |id, piece| self.piece(id, piece));
        let arrivals = given.iter().zip(0..).filter_map(|(p, n)| Some((PieceIx(n), p.arrives.as_ref()?)));
        let entries = arrivals.map(|(pix, arrival)| (pix, arrival.hexes().collect())).collect();
        let ground = self.ground(&facts, &pieces, entries, options.fog);
        let field = opened(self.scenario, options, pieces, None);
        let board = Arc::new(self.scenario.board.clone());
        let mut battle = Battle(State::new(board, ground, facts, field, Memory::default()));
        battle.choose_tops();
        battle
    }

    /// The facts and the state of one piece; `None` if it takes no part.
    fn piece(self, id: &PieceId, piece: &Piece) -> Option<(Facts, PieceState)> {
        let k = self.catalog.kinds.iter().position(|k| k.id == piece.kind)?;
        let kind = &self.catalog.kinds[k];
        let (standing, hex) = match (&piece.arrives, piece.hex) {
            (Some(arrival), _) => (Standing::Due(arrival.turn), arrival.hex),
            (None, Some(hex)) => (Standing::OnMap, hex),
            (None, None) => return None,
        };
        if !self.scenario.board.layout().contains(hex) {
            return None;
        }
        let arm = arm_of(kind, &piece.attrs);
        let (form, facing) = formed::<Dragoon>(self.scenario, piece, kind, self.ahead(piece.side));
        let mut tracks = tracks_of(arm, kind, &piece.attrs);
        if form == formation::ROUT {
            // Whatever the scenario says of its order (`rout.state`).
            tracks[usize::from(crate::ids::track::DISRUPTION)] = Tables::get().checks.most_disruption;
        }
        let men = tracks[usize::from(crate::ids::track::MEN)];
        let facts = Facts { arm, traits: self.traits(piece), men_at_start: men };
        let state = PieceState {
            facing,
            formation: form,
            top: piece.top && !arm.is_leader(),
            tracks,
            marks: Marks::default().with(mark::ROUTED, form == formation::ROUT),
            figures: figures_of(arm, men, tracks[usize::from(crate::ids::track::GUNS)]),
            ..in_place((id, piece), (k, kind), (standing, hex))
        };
        Some((facts, state))
    }

    /// The hour at which the enemy's home edge lies: where a piece faces if nothing is said.
    fn ahead(self, side: Side) -> Hour {
        Hour::new(match self.home_edge(side.other()) {
            'E' => 3,
            'S' => 6,
            'W' => 9,
            _ => 0,
        })
    }

    fn traits(self, piece: &Piece) -> Traits {
        let value = |id: &str| nation_values(self.scenario, piece, id);
        let int = |id: &str| value(id).int(id);
        Traits {
            chart: chart_of(self.scenario, piece),
            fire: int(nation_trait::FIRE_FACTOR),
            hussar_charge: int(nation_trait::HUSSAR_CHARGE_FACTOR),
            artillery: int(nation_trait::ARTILLERY_FACTOR),
            assault_move: value(nation_trait::ASSAULT_MOVE).small(nation_trait::ASSAULT_MOVE),
        }
    }

    fn home_edge(self, side: Side) -> char {
        let params = &self.scenario.side(side).params;
        // Two sides with the same home edge cannot be told apart; B's default is opposite.
        let given = params.get(side_param::HOME_EDGE).and_then(Value::text).and_then(|t| t.chars().next());
        given.unwrap_or(if side == Side::A { 'S' } else { 'N' })
    }

    fn ground(
        self,
        facts: &[Facts],
        pieces: &[PieceState],
        entries: BTreeMap<PieceIx, Vec<Hex>>,
        fog: bool,
    ) -> Ground {
        let s = self.scenario;
        let params = &self.catalog.params;
        let sides = Side::BOTH.map(|side| {
            let own = &s.side(side).params;
            let list = &self.catalog.side_params;
            SideRules {
                withdrawal_level: Values::new(own, list).small(side_param::WITHDRAWAL_LEVEL),
                charge_modifier: Values::new(own, list).small(side_param::CHARGE_MODIFIER),
                home_edge: self.home_edge(side),
                army_men: facts
                    .iter()
                    .zip(pieces)
                    .filter(|(_, p)| p.side() == side)
                    .map(|(f, _)| f.men_at_start)
                    // Surveys look at scenarios that checks would refuse.
                    .fold(0, i32::saturating_add),
            }
        });
        Ground {
            turns: u16::try_from(Values::new(&s.params, params).int(param::TURNS)).unwrap_or(1).max(1),
            start_minutes: u32::try_from(Values::new(&s.params, params).int(param::START_TIME)).unwrap_or(0),
            tie_side: if InitiativeTieSide::of(Values::new(&s.params, params)) == InitiativeTieSide::B {
                Side::B
            } else {
                Side::A
            },
            sides,
            fog,
            linear: Linear::of(&s.board),
            home_distance: Side::BOTH.map(|side| home_distance(&s.board, self.home_edge(side))),
            units: Side::BOTH.map(|side| {
                let of = |(_, p): &(usize, &PieceState)| p.side() == side && p.is_unit();
                let pix = |(i, _)| PieceIx(u16::try_from(i).unwrap_or(u16::MAX));
                pieces.iter().enumerate().filter(of).map(pix).collect()
            }),
            entries,
            objectives: s
                .objectives
                .values()
                .enumerate()
                .map(|(i, o)| ((o.hex.x, o.hex.y), u8::try_from(i).unwrap_or(u8::MAX)))
                .collect(),
        }
    }
}

/// The traits of a piece's nation that have one: its own, else its row's, else the default row's
/// (`nation.traits`).
fn nation_values<'s>(scenario: &'s Scenario, piece: &Piece, id: &str) -> Values<'s> {
    static NONE: Attrs = Attrs::new();
    let nation = scenario.nations.get(&piece.nation);
    let row_id = nation.map_or(piece.nation.as_str(), |n| n.traits_of.as_str());
    let row = |id: &str| CATALOG.nations.iter().find(|r| r.id == id).map(|r| &r.traits);
    let own = nation.map(|n| &n.traits).filter(|t| t.contains_key(id));
    let given = own.or_else(|| row(row_id)).or_else(|| row("default")).unwrap_or(&NONE);
    Values::new(given, &CATALOG.nation_traits)
}

/// Which pair of infantry columns of the chart a piece's nation uses.
pub(crate) fn chart_of(scenario: &Scenario, piece: &Piece) -> Chart {
    match InfantryChart::of(nation_values(scenario, piece, nation_trait::INFANTRY_CHART)) {
        InfantryChart::P => Chart::Prussian,
        InfantryChart::O => Chart::Other,
    }
}

/// Hexes from each hex to the nearest hex of an edge, row-major.
fn home_distance(board: &Board, edge: char) -> Vec<u16> {
    let layout = board.layout();
    let (width, height) = (i32::from(layout.width), i32::from(layout.height));
    let mut distance = vec![u16::MAX; layout.len()];
    let mut queue = VecDeque::new();
    for (i, d) in distance.iter_mut().enumerate() {
        let hex = layout.hex(i);
        let (col, row) = layout.col_row(hex);
        let on_edge = match edge {
            'N' => row == 0,
            'E' => col == width - 1,
            'W' => col == 0,
            _ => row == height - 1,
        };
        if on_edge {
            *d = 0;
            queue.push_back(hex);
        }
    }
    while let Some(hex) = queue.pop_front() {
        let Some(d) = layout.index(hex).map(|i| distance[i]) else { continue };
        for (_, next) in layout.neighbours(hex) {
            if let Some(i) = layout.index(next)
                && distance[i] == u16::MAX
            {
                distance[i] = d + 1;
                queue.push_back(next);
            }
        }
    }
    distance
}
