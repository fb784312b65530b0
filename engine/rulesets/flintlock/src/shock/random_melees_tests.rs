//! Random melees: the armies of one battle thrown together at random, one Shock declared and played
//! out by random orders, with every invariant swept after every event and every list put to the
//! judge.

use crate::Flintlock;
use crate::ids::{attribute, phase};
use crate::tests::read_scenario;
use oblique_board::hex::{Hex, Hour, Layout};
use oblique_rules::Ruleset as _;
use oblique_rules::play::{Event, Game, Moment, Options, Order, Stream, Verb};
use oblique_scenario::{Piece, PieceId, Scenario, Side, Value};
use std::collections::{BTreeMap, BTreeSet};

const BATTLE: &str = include_str!("../../../../../scenarios/flintlock/cowpens.ron");
/// Melees tried; about half come to a Shock.
const MELEES: u64 = if cfg!(debug_assertions) { 80 } else { 2_000 };

/// Throws the armies together in the middle of the board.
pub(crate) fn throw_together(scenario: &mut Scenario, dice: &mut Stream) {
    let layout: Layout = scenario.board.layout();
    let box_of = |rows: std::ops::Range<i32>, cols: std::ops::Range<i32>| -> Vec<Hex> {
        rows.flat_map(|row| cols.clone().map(move |col| layout.at(col, row))).collect()
    };
    let (mut free, mut far) = (box_of(9..16, 10..17), box_of(24..28, 6..22));
    let mut formations: BTreeMap<String, &str> = BTreeMap::new();
    let mut hexes: BTreeMap<String, Vec<(Hex, Hour)>> = BTreeMap::new();
    for (id, piece) in scenario.pieces.iter_mut().filter(|(_, p)| p.kind == "leader") {
        let formation = ["open", "open", "close", "column"][dice.draw(0, 3) as usize];
        formations.insert(id.0.clone(), formation);
        for (name, value) in [
            ("range", Value::Int(15)),
            ("formation", Value::Text(formation.to_owned())),
            ("cohesion", Value::Int(2)),
        ] {
            piece.attrs.insert(name.to_owned(), value);
        }
        let status = ["poor", "fair", "good", "excellent"][dice.draw(0, 3) as usize];
        piece.attrs.insert(attribute::STATUS.to_owned(), Value::Text(status.to_owned()));
        piece.attrs.remove(attribute::HITS);
    }
    let leaders: Vec<(PieceId, Side)> = scenario
        .pieces
        .iter()
        .filter(|(_, p)| p.kind == "leader")
        .map(|(id, p)| (id.clone(), p.side))
        .collect();
    for piece in scenario.pieces.values_mut().filter(|p| p.hex.is_some()) {
        if piece.kind == "cavalry" && dice.draw(0, 1) == 1 {
            // With foot in one command both may come before one enemy.
            let own: Vec<&PieceId> =
                leaders.iter().filter(|(_, s)| *s == piece.side).map(|(id, _)| id).collect();
            piece.leader = Some(own[dice.draw(0, own.len() as i32 - 1) as usize].clone());
        }
        if piece.kind.contains("leader") {
            continue;
        }
        let command = piece.leader.clone().map(|l| l.0).unwrap_or_default();
        let formation = formations.get(&command).copied().unwrap_or("open");
        let sides = piece.kind == "skirmishers" || piece.kind == "infantry" && formation == "column";
        piece.facing = Some(any_facing(piece, sides, dice));
        if piece.kind == "infantry" {
            formation.clone_into(&mut piece.formation);
        }
        if matches!(piece.kind.as_str(), "infantry" | "cavalry") && dice.draw(1, 3) == 1 {
            for mark in ["disordered", "reduced"] {
                piece.attrs.insert(mark.to_owned(), Value::Flag(dice.draw(0, 1) == 1));
            }
        }
        let mate = hexes.entry(command).or_default();
        if piece.kind == "infantry" && formation == "close" && !mate.is_empty() && dice.draw(1, 2) == 1 {
            let (hex, facing) = mate.swap_remove(0);
            (piece.hex, piece.facing, piece.top) = (Some(hex), Some(facing), false);
        } else {
            let place = if free.is_empty() || dice.draw(1, 6) == 1 { &mut far } else { &mut free };
            let hex = place.swap_remove(dice.draw(0, place.len() as i32 - 1) as usize);
            piece.hex = Some(hex);
            piece.top = true;
            if piece.kind == "infantry" {
                mate.extend(piece.facing.map(|f| (hex, f)));
            }
        }
    }
    let homes: Vec<(Option<String>, Side, Hex)> = scenario
        .pieces
        .values()
        .filter(|p| !p.kind.contains("leader"))
        .filter_map(|p| Some((p.leader.clone().map(|l| l.0), p.side, p.hex?)))
        .collect();
    for (id, piece) in scenario.pieces.iter_mut().filter(|(_, p)| p.kind.contains("leader")) {
        let own = |(l, side, _): &&(Option<String>, Side, Hex)| {
            *side == piece.side && (piece.kind != "leader" || l.as_deref() == Some(id.0.as_str()))
        };
        let here: Vec<Hex> = homes.iter().filter(own).map(|(_, _, hex)| *hex).collect();
        if !here.is_empty() {
            piece.hex = Some(here[dice.draw(0, here.len() as i32 - 1) as usize]);
        }
    }
}

/// Mostly towards the enemy.
fn any_facing(piece: &Piece, sides: bool, dice: &mut Stream) -> Hour {
    let ahead = if piece.side == Side::A { 0 } else { 6 };
    Hour::new(ahead + 2 * dice.draw(-1, 1) + i32::from(sides))
}

/// What the melees came to.
#[derive(Default)]
struct Tally {
    shocks: u32,
    asked: BTreeMap<&'static str, u32>,
    draws: BTreeMap<&'static str, u32>,
    cited: BTreeSet<&'static str>,
}

/// The whole list, of which the judge must take every order put to it, the default among them; there must be a choice.
pub(crate) fn listed(
    game: &dyn Game,
    which: &str,
    put_to_the_judge: impl Fn(usize, &Order) -> bool,
) -> Vec<Order> {
    let decision = game.decision().expect("a decision is asked");
    let orders = game.orders(None);
    for (i, order) in orders.iter().enumerate().filter(|(i, o)| put_to_the_judge(*i, o)) {
        assert!(game.judge(order).is_ok(), "{i}: {order:?} is listed and refused: {decision:?}, {which}");
    }
    assert!(orders.contains(&decision.default), "the default is not listed: {decision:?}, {which}");
    assert!(orders.len() > 1, "no choice: {decision:?}, {which}");
    orders
}

fn play(battle: &Scenario, seed: u64, tally: &mut Tally) {
    let mut scenario = battle.clone();
    let mut dice = Stream::new(seed);
    throw_together(&mut scenario, &mut dice);
    let side = if dice.draw(0, 1) == 0 { Side::A } else { Side::B };
    let leaders: Vec<_> = scenario
        .pieces
        .iter()
        .filter(|(_, p)| p.kind == "leader" && p.side == side)
        .map(|(id, _)| id.clone())
        .collect();
    let leader = leaders[dice.draw(0, leaders.len() as i32 - 1) as usize].clone();
    let moment =
        Moment { turn: 3, phase: phase::SHOCK, side: Some(side), leader: Some(leader), ..Moment::default() };
    let opened = Flintlock.begin_at(&scenario, &Options { seed, fog: false, unattended: false }, &moment);
    let (mut game, _) = opened.unwrap_or_else(|e| {
        panic!("seed {seed} cannot open: {:?}", e.iter().map(|d| d.message.clone()).collect::<Vec<_>>())
    });
    let assault = Order::blank(Verb::Assault);
    if game.decision().is_none_or(|d| d.kind != "mode") || game.judge(&assault).is_err() {
        return;
    }
    tally.shocks += 1;
    let mut along = game.boxed_clone();
    let mut order = assault;
    for _ in 0..500 {
        let which = format!("seed {seed}, {:?}: {order:?}", game.decision());
        let events = game.carry_out(&order).unwrap_or_else(|r| panic!("{r:?}: {which}"));
        for event in &events {
            assert_eq!(along.audit_event(event), None, "{event:?} of {which}");
            along.apply(event);
            assert_eq!(along.audit(false), [] as [String; 0], "after {event:?} of {which}");
            match event {
                Event::Drew(draw) => *tally.draws.entry(draw.name.as_str()).or_default() += 1,
                Event::Said(message) => {
                    tally.cited.insert(message.rule.as_str());
                }
                _ => {}
            }
        }
        assert_eq!(game.audit(true), [] as [String; 0], "after {which}");
        assert_eq!(along.state_hash(), game.state_hash(), "the events do not carry the change: {which}");
        let Some(decision) = game.decision() else { return };
        if matches!(decision.kind, "next_command" | "continue" | "begin") {
            return;
        }
        *tally.asked.entry(decision.kind).or_default() += 1;
        let orders = listed(game.as_ref(), &which, |_, _| true);
        let verb = orders[dice.draw(0, orders.len() as i32 - 1) as usize].verb();
        let shy = matches!(verb, Verb::Done | Verb::Decline) || dice.draw(1, 3) == 1;
        let bold: Vec<&Order> =
            orders.iter().filter(|o| shy || !matches!(o.verb(), Verb::Done | Verb::Decline)).collect();
        order = bold[dice.draw(0, bold.len() as i32 - 1) as usize].clone();
    }
    panic!("seed {seed}: the Shock does not end");
}

#[test]
fn random_melees_keep_every_invariant() {
    let battle = read_scenario(BATTLE).scenario.expect("the battle is whole");
    let mut tally = Tally::default();
    for seed in 1..=MELEES {
        play(&battle, seed, &mut tally);
    }
    assert!(u64::from(tally.shocks) * 3 > MELEES, "{} shocks only", tally.shocks);
    for kind in ["charges", "before_shock", "militia_flight", "counterattack", "retreat", "advance"] {
        assert!(tally.asked.contains_key(kind), "{kind} was never asked");
    }
}
