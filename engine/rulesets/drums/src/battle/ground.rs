//! What does not change in the course of a battle beside the board.

use crate::CATALOG;
use crate::board::chart::Chart;
use crate::ids::choice::{Begins, Defender, Deployment, Level};
use crate::ids::{attribute, param, side_param};
use crate::tables::Tables;
use crate::units::nature::Nature;
use crate::victory::break_point::break_point;
use oblique_board::hex::Hex;
use oblique_rules::catalog::Role;
use oblique_rules::kernel::Values;
use oblique_scenario::{Piece, PieceId, Scenario, Side, Zone};
use std::collections::BTreeMap;

/// What a scenario settles for the whole battle.
#[derive(Clone, Debug)]
pub struct Ground {
    /// Rows of the tables by hex and hexside.
    pub(crate) chart: Chart,
    /// Break points of A and B (`win.bp`).
    pub(crate) break_points: [i32; 2],
    /// What is added to the units of a brigade before it is Shaken, by its general's id (`win.shaken`).
    pub(crate) shaken_margins: BTreeMap<PieceId, i32>,
    /// Hexes by which those who come later enter, in the scenario's order (`seq.arrive`).
    pub(crate) entries: BTreeMap<PieceId, Vec<Hex>>,
    /// Generals who may not be activated in one of their own phases, and whether their brigades may not either.
    pub(crate) idle: BTreeMap<PieceId, Idle>,
    /// Skirmish points of the company of each brigade that has one, by its Leader (`sk.company`).
    pub(crate) companies: BTreeMap<PieceId, u8>,
    /// Do players set up before the first phase, and how (`setup.deploy`)?
    pub(crate) deployment: Deployment,
    /// Who sets up the first command where that is done in turn.
    pub(crate) defender: Side,
    /// Where either side may be set up, if the scenario says so.
    pub(crate) zones: [Zone; 2],
    /// Who begins; `None` by dice (`seq.initiative`).
    pub(crate) begins: Option<Side>,
    /// Most phases (`seq.limit`); without a limit as many as can be counted.
    pub(crate) most_phases: u16,
    /// May two batteries join (`opt.grand`)?
    pub(crate) grand_batteries: bool,
    /// Does infantry wear out (`opt.worn`)?
    pub(crate) worn_units: bool,
    /// Are units brigades of an army (`army.rules`)?
    pub(crate) army: bool,
}

impl Ground {
    /// Of a scenario; what is missing is the catalog's usual.
    pub(crate) fn of(scenario: &Scenario) -> Self {
        let values = Values::new(&scenario.params, &CATALOG.params);
        let begins = match Begins::of(values) {
            Begins::Roll => None,
            Begins::A => Some(Side::A),
            Begins::B => Some(Side::B),
        };
        let phases = u16::try_from(values.small(param::MAX_PHASES)).unwrap_or(0);
        Self {
            chart: Chart::of(&scenario.board),
            break_points: Side::BOTH.map(|side| of_side(scenario, side)),
            shaken_margins: scenario
                .pieces
                .iter()
                .map(|(id, piece)| (id.clone(), shaken_margin(piece)))
                .collect(),
            entries: scenario
                .pieces
                .iter()
                .filter_map(|(id, piece)| Some((id.clone(), entries(scenario, piece)?)))
                .collect(),
            idle: scenario
                .pieces
                .iter()
                .filter_map(|(id, piece)| Some((id.clone(), Idle::of(piece)?)))
                .collect(),
            companies: scenario
                .pieces
                .iter()
                .filter_map(|(id, piece)| Some((id.clone(), company_of(piece)?)))
                .collect(),
            deployment: deployment_of(scenario),
            defender: if Defender::of(values) == Defender::A { Side::A } else { Side::B },
            zones: scenario.zones.clone(),
            begins,
            most_phases: if phases > 0 { phases } else { u16::MAX },
            grand_batteries: values.flag(param::GRAND_BATTERIES),
            worn_units: values.flag(param::WORN_UNITS),
            army: is_army(scenario),
        }
    }
}

/// When a general may not be activated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Idle {
    /// The own phase, from 1.
    pub phase: u16,
    /// Is his brigade barred as well?
    pub brigade: bool,
}

impl Idle {
    /// As the scenario says; `None` of whom it says nothing.
    fn of(general: &Piece) -> Option<Self> {
        let values = Values::of(&CATALOG, general);
        let phase = u16::try_from(values.small(attribute::IDLE_PHASE)).ok().filter(|phase| *phase > 0)?;
        Some(Self { phase, brigade: values.flag(attribute::IDLE_BRIGADE) })
    }
}

/// Skirmish points of the company of a Leader's brigade; `None` where there is none.
fn company_of(leader: &Piece) -> Option<u8> {
    let points = Values::of(&CATALOG, leader).small(attribute::SK_COMPANY);
    u8::try_from(points).ok().filter(|points| *points > 0)
}

/// How both sides are set up (`setup.deploy`).
pub(crate) fn deployment_of(scenario: &Scenario) -> Deployment {
    Deployment::of(Values::new(&scenario.params, &CATALOG.params))
}

/// Are the units of a scenario brigades of an army (`army.rules`)?
pub(crate) fn is_army(scenario: &Scenario) -> bool {
    Level::of(Values::new(&scenario.params, &CATALOG.params)) == Level::Army
}

/// The hexes of the board by which a piece may enter; `None` for one that does not come later.
pub(crate) fn entries(scenario: &Scenario, piece: &Piece) -> Option<Vec<Hex>> {
    let layout = scenario.board.layout();
    Some(piece.arrives.as_ref()?.hexes().filter(|hex| layout.contains(*hex)).collect())
}

/// The break point of a side as printed, else by the rule.
fn of_side(scenario: &Scenario, side: Side) -> i32 {
    let printed =
        Values::new(&scenario.side(side).params, &CATALOG.side_params).small(side_param::BREAK_POINT);
    if printed > 0 { printed } else { break_point_by_rule(scenario, side) }
}

/// The break point of a side by the rule: of all its units that take part now or later (`win.bp`).
pub(crate) fn break_point_by_rule(scenario: &Scenario, side: Side) -> i32 {
    let own = || scenario.pieces.values().filter(move |p| p.side == side);
    // Where players set up, whoever has no place yet is given one.
    let all = deployment_of(scenario) != Deployment::Placed;
    let takes_part = |p: &&Piece| all || p.hex.is_some() || p.arrives.is_some();
    let units = own().filter(takes_part).filter(|p| CATALOG.role_of(p).is_some_and(|role| !role.leads()));
    let chief = own().find(|p| CATALOG.role_of(p) == Some(Role::Chief));
    let chief = chief.and_then(|p| Some(Nature::read(CATALOG.kind(&p.kind)?, &p.attrs)));
    break_point(i32::try_from(units.count()).unwrap_or(i32::MAX), chief)
}

/// What is added to the units of a general's brigade before it is Shaken (`win.shaken`).
pub(crate) fn shaken_margin(general: &Piece) -> i32 {
    if !general.attrs.contains_key(attribute::SHAKEN_MARGIN) {
        return Tables::get().victory.shaken_margin;
    }
    i32::try_from(CATALOG.int_of(general, attribute::SHAKEN_MARGIN)).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::{Ground, shaken_margin};
    use crate::board::tests::at;
    use crate::test_field::{Field, set};
    use oblique_scenario::{Side, Value};

    #[test]
    fn a_scenario_settles_break_points_and_switches() {
        let units: Vec<_> = (0..5).map(|i| ("infantry", "A", at(4 + 2 * i, 16), "line")).collect();
        let pieces: Vec<_> =
            [("cinc", "A", at(8, 18), ""), ("leader", "A", at(8, 17), "")].into_iter().chain(units).collect();
        let mut field = Field::new(&pieces);
        assert_eq!(Ground::of(&field.0).break_points, [2, 0]);
        field.0.sides[0].params.insert("break_point".to_owned(), Value::Int(9));
        assert_eq!(Ground::of(&field.0).break_points, [9, 0]);
        field.0.sides[0].params.clear();
        set(field.piece(0), "stubborn");
        field.0.params.insert("begins".to_owned(), Value::Text("B".to_owned()));
        field.0.params.insert("max_phases".to_owned(), Value::Int(40));
        field.0.params.insert("worn_units".to_owned(), Value::Flag(true));
        let ground = Ground::of(&field.0);
        assert_eq!((ground.break_points[0], ground.begins, ground.most_phases), (3, Some(Side::B), 40));
        assert!(ground.worn_units && !ground.grand_batteries && !ground.army);
        assert!(!ground.chart.road(&field.0.board, at(4, 4), at(5, 4)));
        assert_eq!(shaken_margin(field.piece(1)), 1);
    }
}
