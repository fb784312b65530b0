//! A commander of one's own in a page, against the public interface alone, and battles of it against another.
//!
//! `cargo run --release -p oblique-trial --example script -- scenarios/flintlock/guilford.ron steady 20` plays that many
//! battles from either side. He goes for the objectives, or for the enemy where there are none, fires when he can, and
//! closes where the ruleset's own estimate is in his favour.

use oblique_board::hex::Hex;
use oblique_commander::{Commander, Seat, commander};
use oblique_rules::play::{Field, Options, Order, PieceIx, Verb};
use oblique_rulesets::{read_scenario, ruleset_of};
use oblique_scenario::Side;
use oblique_trial::{Limits, play_one};
use std::collections::BTreeMap;

/// What a hex nearer to the goal is worth, in men.
const HEX_MEN: i32 = 20;
/// What an order must promise at least, in men.
const ENOUGH_MEN: i32 = 3;
/// Most orders to one piece in one decision, so that every decision ends.
const MOST_ORDERS: u32 = 6;

/// The commander: what he remembers is how often he has ordered whom in the decision under way.
#[derive(Default)]
pub(crate) struct Script {
    moment: (u16, u8, &'static str),
    given: BTreeMap<Option<PieceIx>, u32>,
}

/// Objectives to take; without any, where the enemy stands.
fn goals(field: &Field, me: Side) -> Vec<Hex> {
    let wanted = field.objectives.iter().filter(|o| o.holder != Some(me) && o.value[me.index()] > 0);
    let objectives: Vec<Hex> = wanted.map(|o| o.hex).collect();
    if !objectives.is_empty() {
        return objectives;
    }
    let enemies = field.pieces.iter().filter(|p| p.on_map() && p.is_unit() && p.side() != me);
    enemies.map(|p| p.hex).collect()
}

fn steps_to(goals: &[Hex], from: Hex) -> i32 {
    goals.iter().map(|goal| goal.unsigned_distance_to(from) as i32).min().unwrap_or(0)
}

/// What an order promises: the ruleset's estimate, and ground won towards the goal.
fn worth(seat: &Seat<'_>, field: &Field, goals: &[Hex], order: &Order) -> i32 {
    let expected = seat.appraise(order);
    if expected.folly {
        return i32::MIN;
    }
    let end = order.path().last().copied().or(order.hex());
    let ground = match (order.verb(), order.piece().and_then(|p| field.get(p)), end) {
        (Verb::Move, Some(piece), Some(end)) => steps_to(goals, piece.hex) - steps_to(goals, end),
        _ => 0,
    };
    expected.harm - expected.cost + expected.good + HEX_MEN * ground
}

impl Commander for Script {
    fn choose(&mut self, seat: &Seat<'_>) -> Order {
        let (turn, phase, _) = seat.now();
        if self.moment != (turn, phase, seat.decision().kind) {
            *self = Self { moment: (turn, phase, seat.decision().kind), ..Self::default() };
        }
        let field = seat.see();
        let goals = goals(&field, seat.side());
        let mut best: Option<(i32, Order)> = None;
        for order in seat.orders(None) {
            let ends = matches!(order.verb(), Verb::Concede | Verb::Done | Verb::EndPhase | Verb::Pass);
            let given = self.given.get(&order.piece()).copied().unwrap_or(0);
            if ends || given >= MOST_ORDERS {
                continue;
            }
            let worth = worth(seat, &field, &goals, &order);
            if worth >= ENOUGH_MEN && best.as_ref().is_none_or(|(most, _)| worth > *most) {
                best = Some((worth, order));
            }
        }
        let order = best.map_or_else(|| seat.fallback(), |(_, order)| order);
        *self.given.entry(order.piece()).or_default() += 1;
        order
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let (Some(file), Some(other)) = (args.next(), args.next()) else {
        return Err("script FILE COMMANDER [BATTLES]".into());
    };
    let battles: u64 = args.next().map_or(Ok(10), |n| n.parse())?;
    let scenario = read_scenario(&std::fs::read_to_string(file)?).scenario.ok_or("no whole battle")?;
    let rules = ruleset_of(&scenario).map_err(|_| "no ruleset of ours")?;
    let (mut won, mut lost) = (0, 0);
    for (seed, side) in (1..=battles).flat_map(|seed| Side::BOTH.map(|side| (seed, side))) {
        let own: Box<dyn Commander> = Box::new(Script::default());
        let enemy = commander(&other, seed, side.other()).ok_or("no such commander")?;
        let table = if side == Side::A { [own, enemy] } else { [enemy, own] };
        let options = Options { seed, fog: false, unattended: true };
        let end =
            play_one(rules, &scenario, &options, table, &Limits::NONE).map_err(|_| "it cannot be played")?;
        won += u32::from(end.winner == Some(side));
        lost += u32::from(end.winner == Some(side.other()));
    }
    println!("won {won}, lost {lost} of {}", 2 * battles);
    Ok(())
}
