//! A tiny rule system for tests, whole on the kernel: two kinds of unit, move, shoot, rout, victory. It is
//! also the measure of what a system must write itself.
//!
//! It deliberately lacks what tests of other crates have no use for: tables and charts (`ruleset_data!`, `ruleset_tables!`), ids
//! generated of its manual, checks of scenarios, a conversion, officers that differ, lists, a folder in `assets/rulesets/`.
//! A system that is to be played is copied from `engine/rulesets/purky` instead (CONTRIBUTING.md, "A new rule system").

mod battle;

use oblique_board::Board;
use oblique_board::hex::{Hex, Layout, Orientation};
use oblique_rules::catalog::Catalog;
use oblique_rules::kernel;
use oblique_rules::manual::Manual;
use oblique_rules::play::{Game, Options};
use oblique_rules::survey::{Mover, Shooter, Sight, StepPrice, Survey};
use oblique_rules::{Registry, Ruleset, RulesetData};
use oblique_scenario::check::{Check, Diagnostic};
use oblique_scenario::{Objective, ObjectiveId, Piece, PieceId, Scenario, Side, Value};
use std::sync::LazyLock;

static CATALOG: LazyLock<Catalog> =
    LazyLock::new(|| ron::from_str(include_str!("catalog.ron")).expect("the toy's catalog reads"));
static MANUAL: LazyLock<Manual> =
    LazyLock::new(|| ron::from_str(include_str!("manual.ron")).expect("the toy's manual reads"));
static DATA: RulesetData = RulesetData {
    id: "toy",
    catalog: &CATALOG,
    manual: &MANUAL,
    translation: None,
    commanders: "[]",
    tables: None,
};

/// The ruleset.
#[derive(Clone, Debug)]
pub struct Toy;

/// Rules of its manual.
mod rule {
    use oblique_rules::RuleId;

    /// Turn.
    pub(super) const TURN: RuleId = RuleId::new("toy.turn");
    /// Fire.
    pub(super) const FIRE: RuleId = RuleId::new("toy.fire");
    /// Rout.
    pub(super) const ROUT: RuleId = RuleId::new("toy.rout");
    /// The end.
    pub(super) const END: RuleId = RuleId::new("toy.end");
}

/// A registry with nothing but the toy.
pub const REGISTRY: Registry = Registry::new(&[&Toy]);

impl Ruleset for Toy {
    fn data(&self) -> &'static RulesetData {
        &DATA
    }
    fn checks(&self) -> &'static [&'static dyn Check] {
        &[]
    }
    fn survey<'a>(&self, scenario: &'a Scenario) -> Box<dyn Survey + 'a> {
        Box::new(Ground(scenario))
    }
    fn begin(&self, scenario: &Scenario, options: &Options) -> Result<Box<dyn Game>, Vec<Diagnostic>> {
        kernel::begin::<battle::Battle>(self, scenario, options)
    }
}

/// The ground as the toy sees it: flat and open.
struct Ground<'a>(&'a Scenario);

impl Survey for Ground<'_> {
    fn movers(&self) -> Vec<Mover> {
        let mover = |(kind, points_halves): (&str, u32)| Mover {
            name: kind.to_owned(),
            kind: kind.to_owned(),
            formation: "line".to_owned(),
            points_halves,
        };
        [("foot", 4), ("guns", 2)].into_iter().map(mover).collect()
    }
    fn step(&self, _: usize, _: Hex, to: Hex) -> Option<StepPrice> {
        self.0.board.layout().contains(to).then_some(StepPrice { halves: 2, disorders: false })
    }
    fn shooters(&self) -> Vec<Shooter> {
        vec![Shooter { name: "Guns".to_owned(), reach_hexes: battle::reach_of(true) }]
    }
    fn in_reach(&self, _: usize, from: Hex, to: Hex) -> bool {
        from.unsigned_distance_to(to) <= battle::reach_of(true)
    }
    fn sight(&self, _: Hex, _: Hex) -> Sight {
        Sight { blocked: None, between: Vec::new(), ends_halves: [0; 2], rule: rule::FIRE }
    }
}

/// A foot and a battery a side, six hexes apart, and a village between them.
pub fn scenario() -> Scenario {
    let layout = Layout::new(Orientation::Flat, 9, 9);
    let mut s = Scenario::new("toy", Board::new(layout, vec!["clear".to_owned()], Vec::new()));
    s.meta.title = "A toy".to_owned();
    s.sides[0].name = "Reds".to_owned();
    s.sides[1].name = "Blues".to_owned();
    for (side, n, kind, col, row) in [
        (Side::A, 1, "foot", 3, 7),
        (Side::A, 2, "guns", 4, 7),
        (Side::B, 1, "foot", 3, 1),
        (Side::B, 2, "guns", 4, 1),
    ] {
        let mut piece = Piece::new(side, kind, &format!("{side}{n}"));
        piece.hex = Some(layout.at(col, row));
        piece.order = n;
        piece.attrs.insert("men".to_owned(), Value::Int(600));
        s.pieces.insert(PieceId(format!("{side}{n}")), piece);
    }
    let village = Objective {
        hex: layout.at(4, 4),
        name: "Village".to_owned(),
        value: [10, 10],
        holder: None,
        order: 0,
        evidence: None,
    };
    s.objectives.insert(ObjectiveId("village".to_owned()), village);
    s
}
