//! Armies by chance, of every ruleset, with names nobody would give: for what goes out and comes in again.

use super::{Column, ImportOptions, Worksheet, plan};
use oblique_board::Board;
use oblique_board::hex::{Hour, Layout};
use oblique_rules::catalog::{Catalog, Domain};
use oblique_rulesets::RULESETS;
use oblique_scenario::{Arrival, Evidence, Grade, Nation, Piece, PieceId, Scenario, Side, Value};
use proptest::prelude::*;

pub(crate) fn empty(catalog: &Catalog) -> Scenario {
    let palettes = catalog.palettes();
    let terrain = palettes.terrain.into_iter().map(|(id, _)| id).collect();
    let layout = Layout::new(catalog.orientations[0], 20, 15);
    let mut scenario = Scenario::new(&catalog.id, Board::new(layout, terrain, palettes.linear));
    for row in &catalog.nations {
        let nation = Nation { name: row.name.clone(), traits_of: row.id.clone(), ..Nation::default() };
        scenario.nations.insert(row.id.clone(), nation);
    }
    scenario
}

/// What was exported with these columns changes nothing when it comes back, and makes the same pieces in an empty scenario.
pub(crate) fn comes_back(
    sheet: &Worksheet,
    scenario: &Scenario,
    catalog: &Catalog,
    columns: Vec<Column>,
) -> Result<(), TestCaseError> {
    let guess = ImportOptions::guess(sheet, scenario, catalog);
    prop_assert_eq!(&guess.mapping, &columns);
    let same = plan(sheet, scenario, catalog, &guess);
    prop_assert_eq!(&same.bad, &[]);
    prop_assert_eq!(&same.difference, &[]);
    prop_assert_eq!(same.unchanged, scenario.pieces.len());
    let mut bare = empty(catalog);
    let guess = ImportOptions { mapping: columns, ..guess };
    let new = plan(sheet, &bare, catalog, &guess);
    prop_assert_eq!(&new.bad, &[]);
    let _ = new.edit.expect("clean").apply(&mut bare);
    prop_assert_eq!(&bare.pieces, &scenario.pieces);
    Ok(())
}

/// Names nobody would give, and some that people do.
pub(crate) fn name() -> impl Strategy<Value = String> {
    prop_oneof![
        "[A-Z][a-z]{2,8}( [A-Z0-9/]{1,4})?",
        Just("=1+1".to_owned()),
        Just("@SUM(A1)".to_owned()),
        Just("-2".to_owned()),
        Just("+49".to_owned()),
        Just("'t Hooft".to_owned()),
        Just("''=x".to_owned()),
        Just("\tTab".to_owned()),
        Just(" Keith ".to_owned()),
        Just("\"zwei\r\nZeilen\", ; und/oder \\".to_owned()),
        Just("Grüningen 擲弾兵 \u{202e}".to_owned()),
        "\\PC{1,12}",
    ]
}

fn value(domain: &Domain) -> BoxedStrategy<Value> {
    match domain {
        Domain::Int { min, max, .. } => (*min..=*max).prop_map(Value::Int).boxed(),
        Domain::Choice(options) => {
            let ids: Vec<String> = options.iter().map(|(id, _)| id.clone()).collect();
            prop::sample::select(ids).prop_map(Value::Text).boxed()
        }
        Domain::Flag => any::<bool>().prop_map(Value::Flag).boxed(),
        Domain::Text => prop_oneof![Just(String::new()), name()].prop_map(Value::Text).boxed(),
        Domain::Clock => (0..1440_i64).prop_map(Value::Int).boxed(),
    }
}

fn piece(catalog: &'static Catalog, layout: Layout) -> impl Strategy<Value = Piece> {
    let hex = (0..20_i32, 0..15_i32).prop_map(move |(c, r)| layout.at(c, r));
    let grade = prop_oneof![Just(Grade::Sourced), Just(Grade::Known), Just(Grade::Estimated)];
    let evidence =
        (grade, prop_oneof![Just(String::new()), name()], prop_oneof![Just(String::new()), name()])
            .prop_map(|(grade, source, remark)| Evidence { grade, source, remark });
    prop::sample::select(catalog.kinds.iter().collect::<Vec<_>>()).prop_flat_map(move |kind| {
        let attrs: Vec<_> = kind.attributes.iter().map(|a| prop::option::of(value(&a.domain))).collect();
        let who = (any::<bool>(), name(), 0..catalog.nations.len(), 0..99_u32, attrs);
        let formation = if kind.formations.is_empty() {
            Just(String::new()).boxed()
        } else {
            prop::option::of(prop::sample::select(kind.formations.clone()))
                .prop_map(Option::unwrap_or_default)
                .boxed()
        };
        let place = (prop::option::of(hex.clone()), prop::option::of(0..12_i32), any::<bool>(), formation);
        let rest = (
            prop::option::of((1..30_u16, prop::collection::vec(hex.clone(), 1..4))),
            prop_oneof![Just(String::new()), name()],
            prop_oneof![Just(String::new()), name()],
            prop::collection::btree_map(
                prop_oneof![Just(String::new()), Just("men".to_owned()), name()],
                evidence.clone(),
                0..3,
            ),
        );
        (who, place, rest).prop_map(
            move |(
                (a, name, nation, order, attrs),
                (hex, facing, top, formation),
                (arrives, regiment, remark, evidence),
            )| {
                let mut piece = Piece::new(if a { Side::A } else { Side::B }, &kind.id, &name);
                piece.nation.clone_from(&catalog.nations[nation].id);
                piece.order = order;
                let ids = kind.attributes.iter().map(|a| a.id.clone());
                piece.attrs = ids.zip(attrs).filter_map(|(id, value)| Some((id, value?))).collect();
                (piece.hex, piece.facing, piece.top, piece.formation) =
                    (hex, facing.map(Hour::new), top, formation);
                piece.arrives = arrives.map(|(turn, hexes)| Arrival::at(turn, hexes[0]).by(hexes));
                (piece.regiment, piece.remark, piece.evidence) = (regiment, remark, evidence);
                piece
            },
        )
    })
}

pub(crate) fn army() -> impl Strategy<Value = Scenario> {
    prop::sample::select(RULESETS.iter().map(|r| r.catalog()).collect::<Vec<_>>()).prop_flat_map(|catalog| {
        let scenario = empty(catalog);
        let pieces = prop::collection::vec(
            (piece(catalog, scenario.board.layout()), any::<prop::sample::Index>()),
            0..12,
        );
        pieces.prop_map(move |pieces| {
            let mut scenario = scenario.clone();
            let mut leaders: Vec<(PieceId, Side)> = Vec::new();
            for (n, (mut piece, leader)) in pieces.into_iter().enumerate() {
                let own: Vec<&PieceId> =
                    leaders.iter().filter(|(_, s)| *s == piece.side).map(|(id, _)| id).collect();
                if !own.is_empty() {
                    piece.leader = Some((*leader.get(&own)).clone());
                }
                let id = PieceId(format!("p{n}"));
                if catalog.kind(&piece.kind).is_some_and(|k| k.role.leads()) {
                    leaders.push((id.clone(), piece.side));
                }
                scenario.pieces.insert(id, piece);
            }
            scenario
        })
    })
}
