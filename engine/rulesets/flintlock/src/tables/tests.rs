//! Every cell of the sheet's tables.

use super::{Chain, FireResult, Form, Mover, Party, PreShock, ShockLevel, ShockStep, Tables, Weapon};
use oblique_rules::manual::Status;

const MOVERS: [Mover; 5] = [Mover::Line, Mover::Column, Mover::Cavalry, Mover::Gun, Mover::Leader];

#[test]
fn rows_stand_at_their_index() {
    let t = Tables::get();
    for form in Form::ALL {
        assert_eq!(t.formation(form).form, form);
        assert_eq!(Form::from_id(form.id()), Some(form));
    }
    for level in ShockLevel::ALL {
        assert_eq!(t.shock_level(level).level, level);
        assert_eq!(ShockLevel::from_id(level.id()), Some(level));
    }
    for weapon in [Weapon::Musket, Weapon::Rifle, Weapon::Gun] {
        assert_eq!(t.fire_range[weapon as usize].weapon, weapon);
    }
    assert!(t.fire_results[0].at_least.is_none() && t.fire_results.is_sorted_by_key(|r| r.at_least));
    assert!(
        t.pre_shock_results[0].at_least.is_none() && t.pre_shock_results.is_sorted_by_key(|r| r.at_least)
    );
    assert!(t.shock_results[0].at_least == 0 && t.shock_results.is_sorted_by_key(|r| r.at_least));
}

#[test]
fn formations_of_t1() {
    let t = Tables::get();
    let fire = |form| {
        let row = t.formation(form);
        (row.own_fire, row.fired_at(false), row.fired_at(true))
    };
    assert_eq!(fire(Form::Column), (None, -1, 2));
    assert_eq!(fire(Form::Open), (Some(0), -1, -2));
    assert_eq!(fire(Form::Close), (Some(0), 1, -1));
    assert_eq!(fire(Form::Skirmish), (Some(-2), -2, -2));
    assert_eq!(fire(Form::Cavalry), (None, 0, 0));
    let shock = |form| (t.formation(form).shock_attack, t.formation(form).shock_defence);
    assert_eq!(shock(Form::Column), (None, -2));
    assert_eq!(shock(Form::Open), (Some(0), 0));
    assert_eq!(shock(Form::Close), (Some(1), 2));
    assert_eq!(shock(Form::Skirmish), (None, -3));
    let rest = |form| {
        let row = t.formation(form);
        (row.ma, row.zoc_hexes, row.chain, row.stack_most)
    };
    assert_eq!(rest(Form::Column), (Some(5), 0, Chain::Hexes(1), 1));
    assert_eq!(rest(Form::Open), (None, 2, Chain::Hexes(2), 1));
    assert_eq!(rest(Form::Close), (None, 2, Chain::Hexes(1), 2));
    assert_eq!(rest(Form::Skirmish), (Some(4), 3, Chain::Always, 2));
    assert_eq!(rest(Form::Cavalry), (None, 2, Chain::Never, 1));
}

#[test]
fn a_formation_gives_its_allowance_whatever_the_units_own() {
    let t = Tables::get();
    assert_eq!(Form::ALL.map(|form| t.allowance(form, 7)), [5, 7, 7, 4, 7]);
}

/// Tables of before the catalog alone gave the allowance of lines, cavalry, guns and leaders.
#[test]
fn tables_of_before_are_read() {
    let own = include_str!("../../../../../assets/rulesets/flintlock/tables.ron");
    let row = own.replace("(form: Open,", "(form: Open, ma: 6,");
    let before = row.replace(
        "    shock_status:",
        "    movement_allowance: (gun: 3, leader: 10, status: Calibration),\n    shock_status:",
    );
    assert!(before.contains("ma: 6") && before.contains("movement_allowance"));
    Tables::supply(Some(&before)).expect("they are read");
    assert_eq!(Tables::get().allowance(Form::Open, 4), 4);
    Tables::supply(None).expect("the sheet's own");
}

#[test]
fn shock_status_of_t2() {
    let rows =
        ShockLevel::ALL.map(|l| (Tables::get().shock_level(l).sft, Tables::get().shock_level(l).pre_shock));
    assert_eq!(rows, [(-4, 2), (-2, 1), (0, 0), (2, -1)]);
    assert_eq!(ShockLevel::Excellent.lower(), ShockLevel::Good);
    assert_eq!(ShockLevel::Poor.lower(), ShockLevel::Poor);
    assert!(ShockLevel::Fair > ShockLevel::Poor);
}

#[test]
fn ranges_of_t4() {
    let t = Tables::get();
    let row = |weapon| (0..=13).map(|range| t.fire_range(weapon, range)).collect::<Vec<_>>();
    let cells = |cells: &[i32]| {
        let mut row = vec![None];
        row.extend(cells.iter().copied().map(Some));
        row.resize(14, None);
        row
    };
    assert_eq!(row(Weapon::Musket), cells(&[1, 0, -1]));
    assert_eq!(row(Weapon::Rifle), cells(&[0, 1, 0, -1, -2]));
    assert_eq!(row(Weapon::Gun), cells(&[2, 2, 1, 1, 0, 0, 0, 0, -1, -1, -1, -1]));
    assert_eq!(t.fire_range(Weapon::Gun, i32::MIN), None);
    assert_eq!([Weapon::Musket, Weapon::Rifle, Weapon::Gun].map(|w| t.reach_hexes(w)), [3, 5, 12]);
}

#[test]
fn shots_of_the_cases() {
    let t = Tables::get();
    let d = &t.fire_drm;
    let range = |weapon, hexes| t.fire_range(weapon, hexes).unwrap_or(-99);
    let musket = range(Weapon::Musket, 1);
    let open = t.formation(Form::Open).fired_at(false);
    // Musket, range 1, First Volley, Open front, die 4.
    assert_eq!(t.fire_result(4 + musket + d.first_volley + open, false), FireResult::Reduced);
    // Reduced and Disordered, both sides in Smoke, die 6.
    let total = 6 + musket + d.firer_reduced + d.firer_disordered + t.smoke(2) + open;
    assert_eq!((total, t.fire_result(total, false)), (2, FireResult::NoEffect));
    // Gun, range 4, Close front, target in Smoke, die 5.
    let total = 5 + range(Weapon::Gun, 4) + t.formation(Form::Close).fired_at(false) + t.smoke(1);
    assert_eq!((total, t.fire_result(total, false)), (6, FireResult::Reduced));
    // Skirmishing rifle, range 2, at cavalry, die 4.
    let sk = t.formation(Form::Skirmish).own_fire.unwrap_or(-99);
    let total =
        4 + range(Weapon::Rifle, 2) + sk + d.target_cavalry + t.formation(Form::Cavalry).fired_at(false);
    assert_eq!((total, t.fire_result(total, false)), (4, FireResult::Disordered));
    // A mover entering the front at range 1, die 5.
    let total = 5 + musket + open + d.reaction_to_movement;
    assert_eq!((total, t.fire_result(total, false)), (4, FireResult::Disordered));
    assert_eq!((t.smoke(0), t.smoke(3)), (0, -2));
}

#[test]
fn results_of_t6() {
    use FireResult::{Abandoned, Disordered, MoraleCheck, NoEffect, Reduced, ReducedAndDisordered};
    let t = Tables::get();
    let unit: Vec<_> = (1..=8).map(|n| t.fire_result(n, false)).collect();
    assert_eq!(
        unit,
        [
            NoEffect,
            NoEffect,
            MoraleCheck(0),
            Disordered,
            Reduced,
            Reduced,
            ReducedAndDisordered,
            ReducedAndDisordered
        ]
    );
    let gun: Vec<_> = (1..=8).map(|n| t.fire_result(n, true)).collect();
    assert_eq!(
        gun,
        [
            NoEffect,
            NoEffect,
            NoEffect,
            MoraleCheck(0),
            MoraleCheck(-1),
            MoraleCheck(-1),
            Abandoned,
            Abandoned
        ]
    );
    assert_eq!(t.fire_result(-9, false), NoEffect);
}

#[test]
fn checks_of_t7() {
    let t = Tables::get();
    assert!(!t.morale_check_passes(3) && t.morale_check_passes(4));
    assert!(!t.formation_check_passes(3) && t.formation_check_passes(4));
    assert_eq!((t.checks.form_unstack_drm, t.checks.gunners_morale), (1, 1));
    assert!(t.leader_killed(2) && t.leader_killed(12) && !(3..=11).any(|n| t.leader_killed(n)));
}

#[test]
fn pre_shock_of_t8() {
    use PreShock::{Collapse, Counterattack, FallBack, Stand, StandAndLoseLevel};
    let t = Tables::get();
    let row: Vec<_> = (0..=9).map(|n| t.pre_shock(n)).collect();
    assert_eq!(
        row,
        [
            Counterattack,
            Counterattack,
            Stand,
            Stand,
            StandAndLoseLevel,
            StandAndLoseLevel,
            FallBack,
            FallBack,
            Collapse,
            Collapse
        ]
    );
    let militia =
        t.shock_level(ShockLevel::Poor).pre_shock + t.pre_shock.colonial_militia + t.pre_shock.charged;
    assert_eq!((t.pre_shock(2 + militia), t.pre_shock(3 + militia)), (FallBack, Collapse));
}

#[test]
fn shock_of_t9_and_t10() {
    use Party::{Attacker, Defender};
    use ShockStep::{AddSuperiority, Advance, Collapse, LoseLevels, MayCounterattack, Retreat};
    let t = Tables::get();
    let f = &t.shock_factors;
    assert_eq!((f.position_flank, f.position_rear, f.position_mixed), (2, 1, 3));
    assert_eq!((f.cavalry_at_infantry, f.charge_at_infantry, f.cavalry_defending), (1, 2, 0));
    assert_eq!((f.disordered, f.reduced, f.skirmish_size), (-1, -1, 0));
    for (superiority, attacker, defender) in [
        (0, vec![], vec![]),
        (1, vec![], vec![]),
        (2, vec![AddSuperiority(Defender)], vec![AddSuperiority(Attacker)]),
        (3, vec![AddSuperiority(Defender)], vec![AddSuperiority(Attacker)]),
        (4, vec![LoseLevels(Defender, 1), Retreat, Advance], vec![LoseLevels(Attacker, 1)]),
        (6, vec![LoseLevels(Defender, 1), Retreat, Advance], vec![LoseLevels(Attacker, 1)]),
        (
            7,
            vec![AddSuperiority(Defender), LoseLevels(Defender, 1), Retreat, Advance],
            vec![LoseLevels(Attacker, 1), MayCounterattack],
        ),
        (
            9,
            vec![AddSuperiority(Defender), LoseLevels(Defender, 1), Retreat, Advance],
            vec![LoseLevels(Attacker, 1), MayCounterattack],
        ),
        (10, vec![Collapse, Advance], vec![LoseLevels(Attacker, 2), MayCounterattack]),
        (25, vec![Collapse, Advance], vec![LoseLevels(Attacker, 2), MayCounterattack]),
    ] {
        assert_eq!(t.shock_result(superiority, true), attacker, "attacker by {superiority}");
        assert_eq!(t.shock_result(superiority, false), defender, "defender by {superiority}");
    }
}

#[test]
fn terrain_of_t11() {
    let t = Tables::get();
    let ids: Vec<_> = t.terrain.iter().map(|row| row.id.as_str()).collect();
    assert_eq!(ids, ["clear", "field", "light_woods", "heavy_woods", "swamp", "building", "water"]);
    let mp = |id: &str| MOVERS.map(|m| t.terrain_by_id(id).mp(m).unwrap_or(0));
    assert_eq!(mp("clear"), [1, 1, 1, 1, 1]);
    assert_eq!(mp("field"), [1, 1, 1, 1, 1]);
    assert_eq!(mp("light_woods"), [1, 1, 2, 2, 1]);
    assert_eq!(mp("heavy_woods"), [2, 2, 3, 0, 1]);
    assert_eq!(mp("swamp"), [3, 3, 0, 0, 1]);
    assert_eq!(mp("building"), [2, 2, 0, 0, 1]);
    assert_eq!(mp("water"), [0; 5]);
    let rest: Vec<_> =
        t.terrain.iter().map(|r| (r.fire, r.shock, r.height_halves, r.disorders_close)).collect();
    assert_eq!(
        rest,
        [
            (0, 0, 0, false),
            (0, 0, 0, false),
            (-1, 1, 1, false),
            (-2, 2, 1, true),
            (-1, 1, 0, false),
            (-2, 2, 1, false),
            (0, 0, 0, false)
        ]
    );
}

#[test]
fn hexsides_ways_and_levels_of_t11() {
    let t = Tables::get();
    for (id, fire) in [("fence", -1), ("wall", -1), ("stream", 0), ("gully", 0)] {
        let row = t.hexside(id).unwrap_or_else(|| panic!("{id}"));
        assert_eq!((MOVERS.map(|m| row.mp(m)), row.fire, row.shock), ([1, 1, 1, 2, 0], fire, 1), "{id}");
    }
    for id in ["road", "trail"] {
        assert_eq!(t.way(id).map(|row| MOVERS.map(|m| row.mp(m))), Some([1; 5]));
    }
    assert!(t.hexside("road").is_none() && t.way("fence").is_none());
    assert_eq!((MOVERS.map(|m| t.level_up.mp(m)), t.level_up.shock), ([1, 1, 1, 1, 0], 1));
    let c = &t.charge;
    assert_eq!((c.least_range, c.most_range, c.max_mp_per_hex), (2, 4, 2));
}

#[test]
fn flight_points_of_t12() {
    let f = &Tables::get().flight_points;
    assert_eq!(
        3 * f.unit_lost + f.skirmisher_lost + f.own_gun_captured + 2 * f.enemy_gun_captured + f.militia_fled,
        6
    );
    assert_eq!(f.gun_dragged_off, 0);
}

#[test]
fn formulas_of_t14() {
    let t = Tables::get();
    assert_eq!([2, 1, 0, -1].map(|m| t.starting_status(m).id()), ["excellent", "good", "fair", "poor"]);
    assert_eq!((t.replacement_rating(4), t.replacement_rating(1)), (3, 1));
    // Camden's British; the American army at Guilford.
    assert_eq!((t.flight_level(37, 6), t.flight_level(35, 50)), (29, 37));
}

#[test]
fn calibrated_tables_are_labelled() {
    let t = Tables::get();
    assert!(t.fire_range.iter().all(|r| r.status == Status::Calibration));
    assert!(t.fire_results.iter().all(|r| r.status == Status::Calibration));
    assert!(t.pre_shock_results.iter().all(|r| r.status == Status::Calibration));
    assert!(t.shock_results.iter().all(|r| r.status == Status::Calibration));
    assert!(t.terrain.iter().all(|r| r.status == Status::Calibration));
    assert!(t.shock_status.iter().all(|r| r.status == Status::Seed && r.other.is_empty()));
}
