//! The ground as these rules see it, for whoever paints it (section 11).

use crate::CATALOG;
use crate::battle::{class_of, grade_of};
use crate::board::chart::{self, Chart, Ground};
use crate::ids::rule;
use crate::movement::allowance::{self, Order};
use crate::tables::{Fires, Tables};
use crate::units::class::{Arm, Class, Grade};
use oblique_board::hex::Hex;
use oblique_board::sight::trace;
use oblique_rules::kernel::Values;
use oblique_rules::survey::{Gait, Mover, Shooter, Sight, SightStep, StepPrice, Survey};
use oblique_scenario::{PieceId, Scenario};

/// A survey of a scenario's ground.
pub(crate) struct GroundSurvey<'a> {
    scenario: &'a Scenario,
    chart: Chart,
    movers: Vec<(Class, &'static str, &'static str, i32)>,
    shooters: Vec<(Class, &'static str, i32)>,
}

/// The column of the table of rates of a formation of the catalog.
fn order_of(formation: &str) -> Order {
    match formation {
        "column" | "limbered" | "garrison" => Order::Column,
        "square" => Order::Square,
        "skirmish" => Order::Skirmish,
        _ => Order::Line,
    }
}

impl<'a> GroundSurvey<'a> {
    /// Of that scenario.
    pub(crate) fn new(scenario: &'a Scenario) -> Self {
        let classes = || CATALOG.kinds.iter().filter_map(|kind| Some((class_of(&kind.id)?, kind)));
        let mut movers = Vec::new();
        for (class, kind) in classes() {
            for form in kind.formations.iter().filter(|form| form.as_str() != "bent") {
                let halves = allowance::halves(class, order_of(form), Grade::C);
                movers.push((class, kind.id.as_str(), form.as_str(), halves));
            }
        }
        let reach = |(class, kind): (Class, &'static oblique_rules::catalog::Kind)| {
            Some((class, kind.name.as_str(), Tables::get().reach_of(class.weapon()?)))
        };
        Self {
            scenario,
            chart: Chart::of(&scenario.board),
            movers,
            shooters: classes().filter_map(reach).collect(),
        }
    }
}

fn lowered(form: &str) -> String {
    CATALOG.formation(form).map_or_else(String::new, |formation| formation.name.to_lowercase())
}

impl Survey for GroundSurvey<'_> {
    fn movers(&self) -> Vec<Mover> {
        let mover = |(_, kind, form, halves): &(Class, &str, &str, i32)| Mover {
            name: format!("{}, {}", CATALOG.kind(kind).map_or("", |k| k.name.as_str()), lowered(form)),
            kind: (*kind).to_owned(),
            formation: (*form).to_owned(),
            points_halves: u32::try_from(*halves).unwrap_or(0),
        };
        self.movers.iter().map(mover).collect()
    }

    fn step(&self, mover: usize, from: Hex, to: Hex) -> Option<StepPrice> {
        let (class, _, form, _) = self.movers.get(mover)?;
        let (board, tables) = (&self.scenario.board, Tables::get());
        let (side, ground) = (self.chart.side(board, from, to), self.chart.at(board, to));
        let columns = matches!(*form, "column" | "limbered");
        let (road, loose, foot) = (side.road && columns, *form == "skirmish", class.arm() == Arm::Foot);
        let barred = match ground {
            Ground::Water => true,
            Ground::Woods => !foot && !side.road,
            Ground::Town(_) => !foot,
            Ground::Open => false,
        };
        let horse = class.arm() == Arm::Horse;
        if barred || side.river || side.bridge && !columns || side.works && horse {
            return None;
        }
        let woods = ground == Ground::Woods && !road;
        let slow = |holds: bool, times: i32| if holds && !road && !loose { times } else { 1 };
        let factor = slow(woods, tables.ground.woods) * slow(side.steep, tables.ground.steep);
        let edges = if road { 0 } else { side.inches() };
        let inches = tables.scale.inches_a_hex * factor + edges;
        let halves = u32::try_from(2 * inches).ok()?;
        let disorders = matches!(ground, Ground::Town(_))
            || !loose && (woods || !road && (side.stream || side.steep && horse) || side.bridge);
        Some(StepPrice { halves, disorders })
    }

    fn shooters(&self) -> Vec<Shooter> {
        let shooter = |(_, name, hexes): &(Class, &str, i32)| Shooter {
            name: (*name).to_owned(),
            reach_hexes: u32::try_from(*hexes).unwrap_or(0),
        };
        self.shooters.iter().map(shooter).collect()
    }

    fn in_reach(&self, shooter: usize, from: Hex, to: Hex) -> bool {
        let range = i32::try_from(from.unsigned_distance_to(to)).unwrap_or(i32::MAX);
        self.shooters.get(shooter).is_some_and(|(class, _, _)| {
            let any = [Fires::Ball, Fires::Canister, Fires::Shot, Fires::Shell].into_iter();
            let weapon = class.weapon();
            weapon.is_some_and(|weapon| {
                any.map(|fires| crate::firing::need::by_range(weapon, fires, range))
                    .any(|need| need.is_some())
            })
        })
    }

    fn sight(&self, from: Hex, to: Hex) -> Sight {
        let board = &self.scenario.board;
        let halves = |hex: Hex| 2 * chart::level(board, hex);
        let top = |hex: Hex| 2 * self.chart.top(board, hex);
        let ends_halves = [halves(from), halves(to)];
        let (low, high) = (ends_halves[0].min(ends_halves[1]), ends_halves[0].max(ends_halves[1]));
        let woods = |hex: Hex| self.chart.is_woods(board, hex);
        let inside = woods(from) && woods(to);
        let hides = |hex: Hex| {
            let m = top(hex);
            m > low && m >= high || woods(hex) && !inside
        };
        let blocked = trace(board.layout(), from, to, hides);
        let steps = oblique_board::hex::line(from, to).flat_map(oblique_board::hex::Step::hexes);
        let step = |hex: Hex| SightStep {
            hex,
            ground_halves: halves(hex),
            top_halves: top(hex) + if woods(hex) { 2 } else { 0 },
        };
        Sight {
            blocked: blocked.and_then(|b| b.step.hexes().next()),
            between: steps.filter(|hex| board.layout().contains(*hex)).map(step).collect(),
            ends_halves,
            rule: rule::LOS_LINE,
        }
    }

    fn gait(&self, id: &PieceId) -> Option<Gait> {
        let piece = self.scenario.pieces.get(id)?;
        let usual = || CATALOG.kind(&piece.kind)?.formations.first().map(String::as_str);
        let form = if piece.formation.is_empty() { usual()? } else { piece.formation.as_str() };
        let mover = self.movers.iter().position(|(_, kind, f, _)| *kind == piece.kind && *f == form)?;
        let (class, ..) = self.movers.get(mover)?;
        let grade = grade_of(Values::of(&CATALOG, piece));
        let halves = allowance::halves(*class, order_of(form), grade);
        Some(Gait { mover, points_halves: u32::try_from(halves).unwrap_or(0) })
    }

    fn shooter_of(&self, id: &PieceId) -> Option<usize> {
        let class = class_of(&self.scenario.pieces.get(id)?.kind)?;
        self.shooters.iter().position(|(own, ..)| *own == class)
    }
}
