//! From a scenario to a running battle. What is missing takes the catalog's default.

use crate::battle::ground::{Facts, Ground, National, SetUp, Switches};
use crate::battle::memory::Memory;
use crate::battle::state::Battle;
use crate::board::chart::Chart;
use crate::ids::choice::{Drivers, FirstActive, Grade as GradeChoice};
use crate::ids::{attribute, formation, mark, param, track};
use crate::tables::Tables;
use crate::units::class::{Arm, Class, Grade};
use crate::units::cost;
use crate::{CATALOG, Dessauer};
use oblique_board::hex::{Hex, Hour};
use oblique_rules::catalog::Catalog;
use oblique_rules::kernel::{Mustered, Opening, State, Values, formed, in_place, muster, opened};
use oblique_rules::play::{Event, Marks, Moment, Options, PieceState, Standing, TRACKS};
use oblique_scenario::check::Diagnostic;
use oblique_scenario::{Piece, PieceId, Scenario, Side};
use std::collections::BTreeMap;
use std::sync::Arc;

impl Opening for Battle {
    fn set_up(_: &'static Catalog, scenario: &Scenario, options: &Options) -> Self {
        let groups = groups(scenario);
        let free = free_irregulars(scenario);
        let each = |id: &PieceId, given: &Piece| {
            let (mut facts, state) = piece(scenario, id, given)?;
            facts.group = groups.get(&mark_of(given)).copied();
            if free.contains(id) {
                facts.model_points = 0;
            }
            Some((facts, state))
        };
        let Mustered { facts, pieces, .. } = muster(scenario, each);
        let field = opened(scenario, options, pieces, None);
        let board = Arc::new(scenario.board.clone());
        Self(State::new(board, ground(scenario), facts, field, Memory::default()))
    }

    fn open(&mut self) {
        self.emit(Event::Turn(1));
        self.open_deployment();
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
        chart: Chart::of(scenario),
        switches: Switches {
            limited_control: values.flag(param::LIMITED_CONTROL),
            voluntary_retreat: values.flag(param::VOLUNTARY_RETREAT),
            caught_fire: values.flag(param::CAUGHT_FIRE),
            caught_attack: values.flag(param::CAUGHT_ATTACK),
            tight_retreats: values.flag(param::TIGHT_RETREATS),
            pursuit: values.flag(param::PURSUIT),
            carry_through: values.flag(param::CARRY_THROUGH),
        },
        set_up: values.flag(param::FREE_DEPLOYMENT).then(|| SetUp { zones: scenario.zones.clone() }),
        exits: scenario.exits.clone(),
        first: if FirstActive::of(values) == FirstActive::A { Side::A } else { Side::B },
        turns: u16::try_from(values.small(param::TURNS)).unwrap_or(1).max(1),
        break_percent: values.small(param::BREAK_PERCENT),
    }
}

/// The class of a kind of the catalog; `None` of generals.
pub(crate) fn class_of(kind: &str) -> Option<Class> {
    Some(match kind {
        "foot" => Class::Foot,
        "light_foot" => Class::LightFoot,
        "irregulars" => Class::Irregulars,
        "rifles" => Class::Rifles,
        "light_rifles" => Class::LightRifles,
        "heavy_horse" => Class::HeavyHorse,
        "medium_horse" => Class::MediumHorse,
        "light_horse" => Class::LightHorse,
        "light_guns" => Class::LightGuns,
        "field_guns" => Class::FieldGuns,
        "heavy_guns" => Class::HeavyGuns,
        "howitzers" => Class::Howitzers,
        "galloper_guns" => Class::GalloperGuns,
        _ => return None,
    })
}

/// The grade written of a piece.
pub(crate) fn grade_of(values: Values<'_>) -> Grade {
    match GradeChoice::of(values) {
        GradeChoice::A => Grade::A,
        GradeChoice::B => Grade::B,
        GradeChoice::C => Grade::C,
        GradeChoice::D => Grade::D,
    }
}

/// The step of a grade on its track: 1 for the best.
const fn grade_step(grade: Grade) -> i32 {
    match grade {
        Grade::A => 1,
        Grade::B => 2,
        Grade::C => 3,
        Grade::D => 4,
    }
}

/// The row of the catalog's nations a piece goes by.
fn nation_of<'s>(scenario: &'s Scenario, given: &'s Piece) -> &'s str {
    scenario.nations.get(&given.nation).map_or(given.nation.as_str(), |nation| nation.traits_of.as_str())
}

/// Does horse form two ranks (`opt.two_rank_cavalry`, and all Prussian horse from 1750, `opt.national`)?
pub(crate) fn in_two_ranks(scenario: &Scenario, given: &Piece, values: Values<'_>) -> bool {
    let params = Values::new(&scenario.params, &CATALOG.params);
    let prussian = params.flag(param::NATIONAL_PRUSSIA)
        && params.int(param::YEAR) >= i64::from(Tables::get().nations.two_ranks_from)
        && nation_of(scenario, given) == "prussia";
    params.flag(param::TWO_RANK_CAVALRY) && values.flag(attribute::TWO_RANKS) || prussian
}

fn mark_of(given: &Piece) -> (Side, String) {
    let group = given.attrs.get(attribute::MORALE_GROUP).and_then(|value| value.text()).unwrap_or_default();
    (given.side, group.to_owned())
}

/// Numbers of the groups that test together (`town.group`).
fn groups(scenario: &Scenario) -> BTreeMap<(Side, String), u16> {
    let mut marks: Vec<(Side, String)> = scenario.pieces.values().map(mark_of).collect();
    marks.retain(|(_, mark)| !mark.is_empty());
    marks.sort();
    marks.dedup();
    marks.into_iter().enumerate().filter_map(|(i, mark)| Some((mark, u16::try_from(i).ok()?))).collect()
}

/// Austrian irregulars that cost nothing: one model for every four of the regular foot, in bands of 12 to 16
/// (`opt.national`).
pub(crate) fn free_irregulars(scenario: &Scenario) -> std::collections::BTreeSet<PieceId> {
    let params = Values::new(&scenario.params, &CATALOG.params);
    let numbers = &Tables::get().nations;
    let mut free = std::collections::BTreeSet::new();
    if !params.flag(param::NATIONAL_AUSTRIA) {
        return free;
    }
    for side in Side::BOTH {
        let own = |given: &&Piece| given.side == side && nation_of(scenario, given) == "austria";
        let models = |given: &Piece| Values::of(&CATALOG, given).small(attribute::MODELS).max(0);
        let regular = scenario.pieces.values().filter(own).filter(|given| is_regular_foot(&given.kind));
        let mut left = regular.map(models).fold(0_i32, i32::saturating_add) / numbers.regulars_for_one.max(1);
        for id in scenario.roster() {
            let Some(given) = scenario.pieces.get(id).filter(own) else { continue };
            let band = models(given);
            let counts = given.kind == "irregulars"
                && grade_of(Values::of(&CATALOG, given)) == Grade::C
                && (numbers.band_least..=numbers.band_most).contains(&band);
            if counts && band <= left {
                left -= band;
                free.insert(id.clone());
            }
        }
    }
    free
}

/// Is a kind foot of the line, light foot or rifles, all but the irregular?
fn is_regular_foot(kind: &str) -> bool {
    class_of(kind).is_some_and(|class| class.arm() == Arm::Foot && class != Class::Irregulars)
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
        (None, Some((turn, hexes))) => (Standing::Due(*turn), hexes.first().copied().unwrap_or(Hex::ZERO)),
        (None, None) => return None,
    };
    let values = Values::new(&given.attrs, &kind.attributes);
    let mut facts = facts_of(scenario, given, values, class_of(&kind.id));
    facts.arrives = arrives.filter(|_| matches!(standing, Standing::Due(_)));
    // Up the board for A and down for B, where none is given.
    let ahead = Hour::new(if given.side == Side::A { 0 } else { 6 });
    let (form, facing) = formed::<Dessauer>(scenario, given, kind, ahead);
    let unit = facts.class.is_some();
    let mut tracks = [0; TRACKS];
    let grade = if unit { grade_step(facts.grade) } else { 0 };
    for (track, value) in [(track::MODELS, facts.start), (track::START, facts.start), (track::GRADE, grade)] {
        if let Some(place) = tracks.get_mut(usize::from(track)) {
            *place = value;
        }
    }
    let garrison = unit && form == formation::GARRISON;
    let (chart, board) = (Chart::of(scenario), &scenario.board);
    let marches = matches!(form, formation::COLUMN | formation::LIMBERED) && chart.is_on_road(board, hex);
    let in_woods = unit && form != formation::SKIRMISH && !marches && chart.is_woods(board, hex);
    let on_map = standing == Standing::OnMap;
    let state = PieceState {
        facing,
        formation: form,
        top: unit,
        tracks,
        marks: Marks::default().with(mark::DISORDERED, garrison || in_woods && on_map),
        figures: if unit { 4 } else { 1 },
        ..in_place((id, given), (k, kind), (standing, hex))
    };
    Some((facts, state))
}

fn facts_of(scenario: &Scenario, given: &Piece, values: Values<'_>, class: Option<Class>) -> Facts {
    let Some(class) = class else {
        return Facts { other_points: cost::of_general(), ..Facts::default() };
    };
    let params = Values::new(&scenario.params, &CATALOG.params);
    let (grade, guns) = (grade_of(values), values.small(attribute::GUNS).max(0));
    let nation = nation_of(scenario, given);
    let on = |switch: &str, name: &str| params.flag(switch) && nation == name;
    let gallops = class == Class::GalloperGuns && params.flag(param::GALLOPER_GUNS);
    // Without their option gallopers are light guns and howitzers field guns.
    let fights_as = match class {
        Class::GalloperGuns if !gallops => Class::LightGuns,
        Class::Howitzers if !params.flag(param::HOWITZERS) => Class::FieldGuns,
        other => other,
    };
    let skirmishes = match class {
        Class::LightFoot | Class::Irregulars | Class::Rifles | Class::LightRifles => true,
        Class::LightHorse => values.flag(attribute::SKIRMISH),
        _ => false,
    };
    Facts {
        class: Some(fights_as),
        grade,
        bayonets: values.flag(attribute::BAYONETS),
        civilian: Drivers::of(values) == Drivers::Civilian && !gallops,
        skirmishes,
        gallops,
        group: None,
        national: National {
            musketry: on(param::NATIONAL_BRITAIN, "britain") || on(param::NATIONAL_PRUSSIA, "prussia"),
            british: on(param::NATIONAL_BRITAIN, "britain"),
            french: on(param::NATIONAL_FRANCE, "france"),
            russian: on(param::NATIONAL_RUSSIA, "russia"),
            spanish: on(param::NATIONAL_SPAIN, "spain"),
        },
        model_points: cost::of_model(class, grade, in_two_ranks(scenario, given, values)),
        other_points: guns.saturating_mul(cost::of_gun(class)),
        start: values.small(attribute::MODELS),
        arrives: None,
        battery: None,
    }
}
