//! The scenario checks of the sheet, `S` and its number there.
//!
//! What the sheet calls S02 is the common C10, S09 C03, S10 C01 to C07, S15 C04; S11 is the reader's. Must not know a running
//! battle: it reads the document, half-made as it may be, and the tables.

mod army;
pub(crate) mod costs;
mod field;
mod ground;

use crate::battle::class_of;
use crate::board::chart::{Chart, Ground};
use crate::ids::rule;
use crate::survey::GroundSurvey;
use crate::units::class::{Arm, Class};
use crate::{CATALOG, Dessauer};
use oblique_board::hex::Hex;
use oblique_rules::RuleId;
use oblique_rules::kernel::System;
use oblique_rules::sheet_checks::check_context::CheckContext;
use oblique_rules::sheet_checks::{self, Find, RulesetChecks, SheetCheck, alike, shared, tabletop};
use oblique_scenario::check::{Check, Severity};
use oblique_scenario::{Facets, Piece, Scenario};
use std::sync::LazyLock;

const P: Facets = Facets::PIECES;
/// What checks of pieces on their hexes read.
const DEPLOYED: Facets = Facets::PIECES.with(Facets::LAYOUT);

const fn row(
    id: &'static str,
    severity: Severity,
    rule: RuleId,
    reads: Facets,
    find: fn(&mut CheckContext<'_>),
) -> SheetCheck {
    SheetCheck { id, severity, rule, reads, find: Find::Check(find) }
}

const CHECKS: &[SheetCheck] = &[
    row("S01", Severity::Error, rule::MOVE_LIMITS, DEPLOYED.with(Facets::TERRAIN), two_in_a_hex),
    row("S03", Severity::Error, rule::MOVE_LIMITS, DEPLOYED.with(Facets::TERRAIN), on_water),
    row("S04", Severity::Error, rule::FORM_LINE, DEPLOYED, alike::facings_of_formations),
    row("S12", Severity::Error, rule::END_VICTORY, P.with(Facets::PARAMS), shared::unarmed),
    row("S13", Severity::Error, rule::GEN_MOVE, P, alike::most_one_chief),
    row(
        "S14",
        Severity::Error,
        rule::END_VICTORY,
        Facets::OBJECTIVES.with(Facets::LAYOUT),
        tabletop::objectives_off_board,
    ),
    row("S21", Severity::Warning, rule::ATTACK_DECLARE, DEPLOYED, tabletop::enemies_adjacent),
    row("S30", Severity::Note, rule::FORM_LINE, DEPLOYED, tabletop::lines_askew),
];

static SHEET: LazyLock<RulesetChecks> = LazyLock::new(|| RulesetChecks {
    catalog: &CATALOG,
    survey: |s| Box::new(GroundSurvey::new(s)),
    allows,
    formation: <Dessauer as System>::formation_of,
    themes: &[CHECKS, army::CHECKS, field::CHECKS, ground::CHECKS],
    // A side without units is an error here.
    own: &["C16"],
    rules: &[],
});

static ALL: LazyLock<Vec<&'static dyn Check>> = LazyLock::new(|| sheet_checks::list(&SHEET));

/// Every check: the sheet's in their order, then the common ones.
pub(crate) fn all() -> &'static [&'static dyn Check] {
    &ALL
}

/// May a piece begin on a hex by its ground? Nobody does in water; blocks and woods have checks of their own.
fn allows(scenario: &Scenario, piece: &Piece, hex: Hex) -> bool {
    let chart = Chart::of(scenario);
    match chart.at(&scenario.board, hex) {
        Ground::Water => false,
        Ground::Town(_) => arm_of(piece).is_none_or(|arm| arm == Arm::Foot),
        Ground::Open | Ground::Woods => true,
    }
}

/// The class of a piece's kind; `None` of generals.
fn class(piece: &Piece) -> Option<Class> {
    class_of(&piece.kind)
}

/// The arm of a piece's kind; `None` of generals.
fn arm_of(piece: &Piece) -> Option<Arm> {
    class(piece).map(Class::arm)
}

/// Nobody stands in water.
fn on_water(context: &mut CheckContext<'_>) {
    let chart = Chart::of(context.s);
    tabletop::on_barred_ground(context, |context, hex| chart.at(&context.s.board, hex) == Ground::Water);
}

/// One unit stands in a hex.
fn two_in_a_hex(context: &mut CheckContext<'_>) {
    tabletop::two_units_in_a_hex(context, |context, piece, to| {
        let town = Chart::of(context.s).is_town(&context.s.board, to);
        !town && allows(context.s, piece, to)
    });
}
