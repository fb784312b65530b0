//! From a scenario to a running battle: ground, roster, tracks.
//!
//! What is missing takes the catalog's default. Must not know how the battle runs, nor what keeps
//! a scenario from being played: the scenario checks say that.

use crate::Flintlock;
use crate::battle::ground::{Arm, Custom, Facts, Ground, Masks, SideRules};
use crate::battle::memory::Memory;
use crate::battle::state::Battle;
use crate::formations::of_command::begun;
use crate::ids::choice::{self, Begins, Status};
use crate::ids::{attribute, mark, param, side_param, track};
use crate::movement::steps::StepTables;
use crate::movement::terrain::terrain_rows;
use crate::tables::{Form, Tables, Weapon};
use oblique_board::hex::Hour;
use oblique_rules::catalog::{Attribute, Catalog, Kind, Role};
use oblique_rules::kernel::{Mustered, Opening, State, Values, formed, in_place, muster, opened};
use oblique_rules::play::{Event, Marks, Moment, Options, PieceIx, PieceState, Standing, TRACKS};
use oblique_scenario::check::Diagnostic;
use oblique_scenario::{Attrs, Piece, PieceId, Scenario, Side, Value};
use std::collections::BTreeMap;
use std::sync::Arc;

impl Opening for Battle {
    fn set_up(catalog: &'static Catalog, scenario: &Scenario, options: &Options) -> Self {
        Setup { catalog, scenario }.battle(options)
    }

    fn open(&mut self) {
        self.open_sequence();
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
        let Mustered { mut facts, mut pieces, given, of } =
            muster(self.scenario, |id, piece| self.piece(id, piece));
        let mut pairs: BTreeMap<PieceIx, Vec<PieceIx>> = BTreeMap::new();
        for (i, piece) in given.iter().enumerate() {
            let base = piece.attrs.get(attribute::BASE).and_then(Value::text);
            let base = base.and_then(|b| of.get(&PieceId(b.to_owned()))).copied();
            if let Some(base) = base.filter(|_| facts[i].arm.is_skirmisher()) {
                pairs.entry(base).or_default().push(PieceIx(u16::try_from(i).unwrap_or(u16::MAX)));
            }
        }
        let mut memory = Memory::default();
        for (base, halves) in pairs {
            for half in &halves {
                copy_of_base(&mut facts, &mut pieces, *half, base);
            }
            if let [first, second] = halves[..] {
                memory.pairs.insert(base, [first, second]);
            }
        }
        for side in Side::BOTH {
            let list = &self.catalog.side_params;
            let own = &self.scenario.side(side).params;
            memory.flight_points[side.index()] = Values::new(own, list).small(side_param::FLIGHT_POINTS);
            memory.penalty_due[side.index()] = Values::new(own, list).small(side_param::RANGE_PENALTY);
        }
        let field = opened(self.scenario, options, pieces, Some(self.first_side()));
        let board = Arc::new(self.scenario.board.clone());
        let mut battle = Battle(State::new(board, self.ground(options), facts, field, memory));
        battle.choose_tops();
        battle
    }

    /// The side that begins (`seq.free`).
    fn first_side(self) -> Side {
        match Begins::of(Values::new(&self.scenario.params, &self.catalog.params)) {
            Begins::A => Side::A,
            Begins::B => Side::B,
        }
    }

    /// The facts and the state of one piece; `None` if it takes no part.
    fn piece(self, id: &PieceId, piece: &Piece) -> Option<(Facts, PieceState)> {
        let k = self.catalog.kinds.iter().position(|k| k.id == piece.kind)?;
        let kind = &self.catalog.kinds[k];
        let list = &kind.attributes;
        let is = |id: &str| Values::new(&piece.attrs, list).flag(id);
        // The base of skirmishers has no place of its own.
        let (standing, hex) = match piece.hex {
            Some(hex) if self.scenario.board.layout().contains(hex) && !is(attribute::BROKEN_DOWN) => {
                (Standing::OnMap, hex)
            }
            _ if is(attribute::BROKEN_DOWN) => (Standing::Left, oblique_board::hex::Hex::ZERO),
            _ => return None,
        };
        let arm = arm_of(kind, &piece.attrs);
        // Up the board for A and down for B, where none is given.
        let ahead = Hour::new(if piece.side == Side::A { 0 } else { 6 });
        let (form, facing) = formed::<Flintlock>(self.scenario, piece, kind, ahead);
        let facts = Facts {
            arm,
            colonial_militia: is(attribute::COLONIAL_MILITIA),
            german: is(attribute::GERMAN),
            sk_pair: is(attribute::SK_PAIR),
            base: None,
            sk_limit: u8::try_from(Values::new(&piece.attrs, list).small(attribute::SK_LIMIT)).unwrap_or(0),
            rl_initiative: replacement(&piece.attrs, list, attribute::RL_INITIATIVE, "initiative"),
            rl_range: replacement(&piece.attrs, list, attribute::RL_RANGE, "range"),
            custom: self.custom(piece),
        };
        let marks = [
            (mark::REDUCED, is(attribute::REDUCED)),
            (mark::DISORDERED, is(attribute::DISORDERED)),
            (mark::ABANDONED, is(attribute::ABANDONED)),
            (mark::FIRST_VOLLEY, arm == Arm::Sub && is(attribute::FIRST_VOLLEY)),
            (mark::COLONIAL_MILITIA, is(attribute::COLONIAL_MILITIA)),
            (mark::BROKEN_DOWN, is(attribute::BROKEN_DOWN)),
        ];
        let state = PieceState {
            facing,
            formation: form,
            top: piece.top && !arm.leads(),
            tracks: tracks_of(arm, piece, list, is(attribute::REDUCED), is(attribute::BROKEN_DOWN)),
            marks: marks.iter().fold(Marks::default(), |m, (k, on)| m.with(*k, *on)),
            figures: figures_of(arm),
            ..in_place((id, piece), (k, kind), (standing, hex))
        };
        Some((facts, state))
    }

    /// What formations a piece's nation used: its own trait, else its row's.
    fn custom(self, piece: &Piece) -> Custom {
        let nation = self.scenario.nations.get(&piece.nation);
        let row_id = nation.map_or(piece.nation.as_str(), |n| n.traits_of.as_str());
        let row = self.catalog.nations.iter().find(|r| r.id == row_id).map(|r| &r.traits);
        let empty = Attrs::new();
        let own = nation.map(|n| &n.traits).filter(|t| t.contains_key("regulars"));
        Custom::of(Values::new(own.or(row).unwrap_or(&empty), &self.catalog.nation_traits))
    }

    fn ground(self, options: &Options) -> Ground {
        let (board, tables) = (&self.scenario.board, Tables::get());
        let params = &self.scenario.params;
        let mask = |id: &str| board.linear_kind(id).map_or(0, |k| 1u16 << k.0);
        let most = match Values::new(params, &self.catalog.params).small(param::MAX_ACTIVATIONS) {
            0 if options.unattended => tables.sequence.unattended_activations,
            most => most,
        };
        let sides = Side::BOTH.map(|side| {
            let (own, list) = (&self.scenario.side(side).params, &self.catalog.side_params);
            let rows = ["setup_first_row", "setup_last_row"]
                .map(|id| u16::try_from(Values::new(own, list).small(id)).unwrap_or(0));
            SideRules {
                flight_level: Values::new(own, list).small(side_param::FLIGHT_LEVEL),
                flight_points_at_start: Values::new(own, list).small(side_param::FLIGHT_POINTS),
                set_up_rows: (rows[0] > 0 && rows[1] >= rows[0]).then_some((rows[0], rows[1])),
            }
        });
        Ground {
            terrain_rows: terrain_rows(board),
            masks: Masks {
                ways: tables.ways.iter().map(|w| mask(&w.id)).fold(0, |a, b| a | b),
                hexsides: tables.hexsides.iter().enumerate().map(|(i, h)| (mask(&h.id), i)).collect(),
            },
            steps: StepTables::default(),
            max_activations: u16::try_from(most).ok().filter(|n| *n > 0),
            historical_formations: Values::new(params, &self.catalog.params)
                .flag(param::HISTORICAL_FORMATIONS),
            sides,
        }
    }
}

fn arm_of(kind: &Kind, attrs: &Attrs) -> Arm {
    let weapon = Weapon::of_infantry(choice::Weapon::of(Values::new(attrs, &kind.attributes)));
    match kind.role {
        Role::Foot => Arm::Infantry(weapon),
        Role::Light => Arm::Skirmishers(weapon),
        Role::Horse => Arm::Cavalry,
        Role::Guns => Arm::Gun,
        Role::Leader => Arm::Sub,
        Role::Chief => Arm::Overall,
    }
}

/// A replacement's rating: as given, else one lower than the leader's, at least 1 (table T14).
fn replacement(attrs: &Attrs, list: &[Attribute], id: &str, of: &str) -> i32 {
    match Values::new(attrs, list).small(id) {
        0 => Tables::get().replacement_rating(Values::new(attrs, list).small(of)),
        given => given,
    }
}

fn tracks_of(arm: Arm, piece: &Piece, list: &[Attribute], reduced: bool, broken: bool) -> [i32; TRACKS] {
    let mut tracks = [0; TRACKS];
    let number = |id: &str| Values::new(&piece.attrs, list).small(id);
    let mut put = |track: u8, value: i32| tracks[usize::from(track)] = value;
    put(track::MA, number(attribute::MA));
    match arm {
        Arm::Infantry(_) | Arm::Cavalry => {
            put(track::MEN, if broken { 0 } else { men_of(reduced) });
            put(track::MORALE, number(attribute::MORALE));
        }
        Arm::Skirmishers(_) => {}
        Arm::Gun => {
            put(track::GUNS, 1);
            put(track::MORALE, Tables::get().checks.gunners_morale);
        }
        Arm::Sub | Arm::Overall => {
            put(track::INITIATIVE, number(attribute::INITIATIVE));
            put(track::RANGE, number(attribute::RANGE));
        }
    }
    if arm == Arm::Sub {
        put(track::COHESION, number(attribute::COHESION));
        put(track::HITS, number(attribute::HITS));
        put(track::STATUS, Status::of(Values::new(&piece.attrs, list)) as i32);
        put(track::COMMAND_FORMATION, i32::from(begun(Values::new(&piece.attrs, list))));
    }
    tracks
}

/// Men of a unit, full or Reduced: for statistics, and to tell commanders what it is worth.
pub(crate) fn men_of(reduced: bool) -> i32 {
    let formulas = &Tables::get().formulas;
    if reduced { formulas.men_of_reduced_unit } else { formulas.men_per_unit }
}

/// Figures of a piece of a scenario.
pub(crate) fn figures_in(catalog: &Catalog, piece: &Piece) -> u8 {
    catalog.kind(&piece.kind).map_or(0, |kind| figures_of(arm_of(kind, &piece.attrs)))
}

/// Figures to draw.
pub(crate) const fn figures_of(arm: Arm) -> u8 {
    match arm {
        Arm::Infantry(_) => 4,
        Arm::Cavalry => 3,
        Arm::Skirmishers(_) => 2,
        Arm::Gun | Arm::Sub | Arm::Overall => 1,
    }
}

/// A skirmisher piece is what its base unit is (`form.sk-break`), with half its men.
fn copy_of_base(facts: &mut [Facts], pieces: &mut [PieceState], half: PieceIx, base: PieceIx) {
    let (of, info) = (facts[base.ix()], pieces[base.ix()].clone());
    let weapon = of.arm.weapon().unwrap_or(Weapon::Musket);
    facts[half.ix()] = Facts {
        arm: Arm::Skirmishers(weapon),
        base: Some(base),
        colonial_militia: of.colonial_militia,
        custom: of.custom,
        ..facts[half.ix()]
    };
    let piece = &mut pieces[half.ix()];
    piece.leader = info.leader;
    let reduced = info.marks.has(mark::REDUCED);
    piece.tracks[usize::from(track::MORALE)] = info.tracks[usize::from(track::MORALE)];
    let ma = usize::from(track::MA);
    piece.tracks[ma] = Tables::get().allowance(Form::Skirmish, info.tracks[ma]);
    piece.tracks[usize::from(track::MEN)] = men_of(reduced) / 2;
    for k in [mark::REDUCED, mark::DISORDERED] {
        piece.marks = piece.marks.with(k, piece.marks.has(k) || info.marks.has(k));
    }
}

/// Facts of a skirmisher piece that joins: those of its base unit, whose id its own begins with.
pub(crate) fn facts_of_skirmishers(state: &State<Flintlock>, piece: &PieceState) -> Facts {
    let id = piece.info.id.0.as_str();
    let base = id.rsplit_once('.').map_or(id, |(base, _)| base);
    let at = state.by_id(base);
    let facts = at.map(|pix| *state.facts(pix));
    let weapon = facts.and_then(|f| f.arm.weapon()).unwrap_or(Weapon::Musket);
    Facts {
        arm: Arm::Skirmishers(weapon),
        colonial_militia: facts.is_some_and(|f| f.colonial_militia),
        german: false,
        sk_pair: false,
        base: at,
        sk_limit: 0,
        rl_initiative: 0,
        rl_range: 0,
        custom: facts.map_or(Custom::Light, |f| f.custom),
    }
}
