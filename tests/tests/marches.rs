//! The ways of pieces: what is told of them is what comes of them, order by order.

use oblique_battle::Battle;
use oblique_board::hex::Hex;
use oblique_rules::play::{Game, Marches, Options, PieceIx, Stream, Verb};
use oblique_rulesets::read_scenario;
use oblique_scenario::Scenario;
use std::collections::BTreeSet;

const STEP_BY_STEP: &str = include_str!("../../scenarios/dragoon/mollwitz.ron");
const BY_PATHS: &str = include_str!("../../scenarios/flintlock/cowpens.ron");
const LARGE: &str = include_str!("../../scenarios/dragoon/kolin.ron");

fn scenario(text: &str) -> Scenario {
    read_scenario(text).scenario.expect("it is read whole")
}

fn begin(text: &str) -> Battle {
    Battle::begin(
        oblique_rulesets::ruleset_of(&scenario(text)).expect("a ruleset of ours"),
        &scenario(text),
        &Options { seed: 5, fog: false, unattended: false },
    )
    .unwrap_or_else(|why| panic!("{why:?}"))
}

/// Takes other than the usual answers by chance until pieces can move.
fn to_movement(battle: &mut Battle, luck: &mut Stream) -> bool {
    for _ in 0..400 {
        let Some(decision) = battle.game().decision().cloned() else { return false };
        let orders = battle.game().orders(None);
        if orders.iter().filter(|o| o.verb() == Verb::Move).count() > 3 {
            return true;
        }
        let orders: Vec<_> = orders.into_iter().filter(|o| o.verb() != Verb::Concede).collect();
        let order = orders[luck.draw(0, orders.len() as i32 - 1) as usize].clone();
        battle.give(decision.side, order).expect("it was listed");
    }
    false
}

fn movers(game: &dyn Game) -> Vec<PieceIx> {
    let all: BTreeSet<PieceIx> = game
        .orders(None)
        .iter()
        .filter(|o| o.verb() == Verb::Move)
        .filter_map(oblique_rules::play::Order::piece)
        .collect();
    all.into_iter().collect()
}

/// Marches a copy along a way, checks passed where they can be, and returns it; `None` where somebody is
/// asked something on the way.
fn walked(game: &dyn Game, pix: PieceIx, way: &[Hex]) -> Option<Box<dyn Game>> {
    let asked = |game: &dyn Game| game.decision().map(|d| (d.kind, d.side));
    let mut copy = game.supposing(&[1; 60]).expect("copies");
    let mut rest = way.to_vec();
    while !rest.is_empty() {
        if asked(copy.as_ref()) != asked(game) {
            return None;
        }
        let order = copy.march_order(pix, &rest, None).expect("an order");
        copy.carry_out(&order).unwrap_or_else(|why| panic!("{order:?}: {why:?}"));
        let here = copy.field().piece(pix).hex;
        if asked(copy.as_ref()) != asked(game) {
            return None;
        }
        let gone = rest.iter().position(|h| *h == here).expect("it goes along its way");
        rest.drain(..=gone);
    }
    Some(copy)
}

/// Every station where a march may end is reached by its way, facing as told.
fn holds(game: &dyn Game, pix: PieceIx, marches: &Marches) -> usize {
    let ends: Vec<usize> = (1..marches.stations.len()).filter(|i| marches.stations[*i].ends).collect();
    for i in &ends {
        let station = &marches.stations[*i];
        let way = marches.way(*i);
        assert_eq!(way.last(), Some(&station.hex));
        if station.risk_permille > 0 {
            continue;
        }
        let Some(after) = walked(game, pix, &way) else { continue };
        let piece = after.field().piece(pix);
        assert_eq!((piece.hex, piece.facing), (station.hex, station.facing), "{way:?}");
    }
    ends.len()
}

#[test]
fn every_way_told_is_walked_as_told() {
    for (text, most) in [(STEP_BY_STEP, 6), (BY_PATHS, 8)] {
        let (mut battle, mut luck) = (begin(text), Stream::new(7));
        let mut tried = 0;
        while tried < most && to_movement(&mut battle, &mut luck) {
            let game = battle.game();
            let all = movers(game);
            let pix = all[luck.draw(0, all.len() as i32 - 1) as usize];
            let marches = game.marches(pix, &[]).expect("it can move");
            assert!(holds(game, pix, &marches) > 0);
            // The cheapest way to a hex is what its order costs, and no way costs more than there is.
            let budget = marches.budget.expect("points");
            for r in game.reach(pix).expect("it can move") {
                let best = &marches.stations[marches.best(r.hex).expect("reached")];
                assert_eq!((best.halves, best.risk_permille), (r.halves, r.risk_permille));
                assert!(r.halves.expect("points") <= budget);
            }
            tried += 1;
            let order = game.orders(Some(pix))[0].clone();
            let side = game.decision().expect("asked").side;
            battle.give(side, order).expect("it was listed");
        }
        assert!(tried >= most / 2, "only {tried}");
    }
}

#[test]
fn a_way_is_bent_through_the_hexes_named() {
    for text in [STEP_BY_STEP, BY_PATHS] {
        let (mut battle, mut luck) = (begin(text), Stream::new(3));
        let mut bent = 0;
        for _ in 0..12 {
            assert!(to_movement(&mut battle, &mut luck));
            let game = battle.game();
            for pix in movers(game).into_iter().take(4) {
                let free = game.marches(pix, &[]).expect("it can move");
                let Some(first) = free.stations.iter().find(|s| s.before == Some(0) && s.ends) else {
                    continue;
                };
                let via = first.hex;
                let marches = game.marches(pix, &[via]).expect("the first step can be taken");
                for (i, station) in marches.stations.iter().enumerate().skip(1) {
                    assert_eq!(marches.way(i).first(), Some(&via));
                    // Bending never makes a way cheaper.
                    let best = free.best(station.hex).and_then(|i| free.stations[i].halves);
                    assert!(
                        best.is_none_or(|n| Some(n) <= station.halves || free.stations[1].risk_permille > 0)
                    );
                }
                bent += holds(game, pix, &marches);
            }
            let side = game.decision().expect("asked").side;
            let order = game.decision().expect("asked").default.clone();
            battle.give(side, order).expect("the usual answer");
        }
        assert!(bent > 20, "only {bent}");
    }
}

#[test]
fn a_way_that_leads_nowhere_is_refused_with_its_rule() {
    for text in [STEP_BY_STEP, BY_PATHS] {
        let (mut battle, mut luck) = (begin(text), Stream::new(3));
        assert!(to_movement(&mut battle, &mut luck));
        let game = battle.game();
        let pix = movers(game)[0];
        let far = game.field().piece(pix).hex + Hex::new(3, -1);
        let why = game.marches(pix, &[far]).expect_err("a leap");
        assert!(!why.rule.is_empty() && !why.message.is_empty(), "{why:?}");
    }
}

/// Not a test of a number, but told with `--nocapture`: what the ways of a piece cost.
#[test]
fn ways_are_found_fast_in_a_large_battle() {
    let (mut battle, mut luck) = (begin(LARGE), Stream::new(3));
    assert!(to_movement(&mut battle, &mut luck));
    let game = battle.game();
    let mut worst = (std::time::Duration::ZERO, 0);
    for pix in movers(game) {
        let begun = std::time::Instant::now();
        let marches = game.marches(pix, &[]).expect("it can move");
        worst = worst.max((begun.elapsed(), marches.stations.len()));
    }
    println!("the dearest of the ways took {:?}, {} stations", worst.0, worst.1);
    assert!(worst.1 > 1);
}
