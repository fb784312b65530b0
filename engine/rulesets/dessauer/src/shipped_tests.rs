//! The sample battle of the sheet, as it ships, held against the sheet's prices and what the catalog asks of pieces.

use crate::units::class::{Class, Grade};
use crate::units::cost;
use oblique_rules::catalog::{Catalog, FacingKind, Role};
use oblique_scenario::{Piece, Scenario, Side};
use std::collections::BTreeSet;

fn catalog() -> Catalog {
    let text = include_str!("../../../../assets/rulesets/dessauer/catalog.ron");
    ron::from_str(text).expect("the catalog is read")
}

fn kesselsdorf(catalog: &Catalog) -> Scenario {
    let text = include_str!("../../../../scenarios/dessauer/kesselsdorf.ron");
    let palettes = |id: &str| (id == catalog.id).then(|| catalog.palettes());
    let reading = oblique_scenario::format::read(text, &palettes);
    assert!(reading.problems.is_empty(), "{:?}", reading.problems);
    reading.scenario.expect("it is read whole")
}

/// Points of a piece as the sheet's chart prices it.
fn points(catalog: &Catalog, piece: &Piece) -> i32 {
    let number = |id: &str| i32::try_from(catalog.int_of(piece, id)).expect("a small number");
    let class = match piece.kind.as_str() {
        "general" | "chief" => return cost::of_general(),
        "foot" => Class::Foot,
        "heavy_horse" => Class::HeavyHorse,
        "medium_horse" => Class::MediumHorse,
        "light_horse" => Class::LightHorse,
        "field_guns" => Class::FieldGuns,
        "heavy_guns" => Class::HeavyGuns,
        other => panic!("{other}"),
    };
    let grade = match piece.attrs.get("grade").and_then(|value| value.text()) {
        Some("a") => Grade::A,
        Some("b") => Grade::B,
        Some("d") => Grade::D,
        _ => Grade::C,
    };
    let guns = if class.weapon().is_some() && class.arm() == crate::units::class::Arm::Guns {
        number("guns")
    } else {
        0
    };
    cost::of_unit(class, grade, false, number("models"), guns)
}

#[test]
fn both_armies_cost_what_the_sheet_says() {
    let catalog = catalog();
    let battle = kesselsdorf(&catalog);
    let cost =
        |side| battle.pieces.values().filter(|p| p.side == side).map(|p| points(&catalog, p)).sum::<i32>();
    assert_eq!(Side::BOTH.map(cost), [2836, 2672]);
}

#[test]
fn everybody_stands_and_faces_as_the_catalog_wants() {
    let catalog = catalog();
    let battle = kesselsdorf(&catalog);
    let orientation = battle.board.layout().orientation;
    let mut taken = BTreeSet::new();
    for (id, piece) in &battle.pieces {
        let kind = catalog.kind(&piece.kind).unwrap_or_else(|| panic!("{id:?} is of no kind"));
        let hex = piece.hex.unwrap_or_else(|| panic!("{id:?} stands nowhere"));
        assert!(battle.board.layout().contains(hex), "{id:?}");
        if kind.role.leads() {
            continue;
        }
        assert!(taken.insert(battle.board.layout().col_row(hex)), "{id:?} shares its hex");
        assert!(kind.formations.contains(&piece.formation), "{id:?}");
        let facing = catalog.formation(&piece.formation).map(|form| form.facing).expect("a formation");
        assert_eq!(facing == FacingKind::Round, piece.facing.is_none(), "{id:?}");
        assert!(facing.fits(piece.facing, orientation), "{id:?} faces {:?}", piece.facing);
    }
    let chiefs = |side| {
        let own = battle.pieces.values().filter(|p| p.side == side);
        own.filter(|p| catalog.kind(&p.kind).is_some_and(|kind| kind.role == Role::Chief)).count()
    };
    assert_eq!(Side::BOTH.map(chiefs), [1, 1]);
    assert_eq!(battle.objectives.values().map(|o| o.value[0]).sum::<i32>(), 450);
}
