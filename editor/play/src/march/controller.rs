//! One piece on the march: asked for its next order, told what came of it, until it has arrived or
//! something halts it.
//!
//! Plain data. Every order is judged by the ruleset before it is given; what halts a march is read off
//! what happened. Must not know any one system, nor who gives the orders.

use oblique_board::hex::{Hex, Hour};
use oblique_rules::play::{Draw, Event, Game, Order, PieceIx, PieceState};
use oblique_scenario::Side;
use oblique_text::text;
use std::collections::BTreeMap;

/// What halted a march.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The next step is refused: a zone of control, points spent, ground, a full hex.
    Refused,
    /// A check failed, or it was fired at: it is not what it was.
    Worse,
    /// An enemy nobody had in sight before.
    Sighted,
    /// Something is asked first.
    Asked,
    /// It is no longer on its way.
    Astray,
}

/// Why a march ended before its goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Halt {
    /// Who marched.
    pub piece: PieceIx,
    /// Where it stands.
    pub hex: Hex,
    /// What halted it.
    pub cause: Cause,
    /// Why, in a sentence without its subject.
    pub text: String,
    /// The rule, without prefix, or empty.
    pub rule: &'static str,
}

/// What a march wants next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// This order, judged legal.
    Order(Order),
    /// Nothing: it is there.
    Arrived,
    /// Nothing: it was halted.
    Halted(Halt),
}

/// A piece on the march.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct March {
    piece: PieceIx,
    way: Vec<Hex>,
    facing: Option<Hour>,
    halted: Option<Halt>,
}

/// How things stood before an order of a march.
pub struct Before {
    asked: Option<(&'static str, Side)>,
    cost: Option<i32>,
    hex: Option<Hex>,
    tracks: BTreeMap<PieceIx, Vec<i32>>,
    enemies: Vec<PieceIx>,
}

impl Before {
    /// As the battle stands, with the order about to be given.
    pub fn of(game: &dyn Game, order: &Order) -> Self {
        let field = game.field();
        let side = order.piece().and_then(|p| field.get(p)).map(PieceState::side);
        let own = field.iter().filter(|(_, p)| p.on_map() && Some(p.side()) == side);
        let enemies = game.see(side);
        let enemies = enemies.iter().filter(|(_, p)| p.on_map() && Some(p.side()) != side);
        Self {
            asked: game.decision().map(|d| (d.kind, d.side)),
            cost: game.judge(order).ok().and_then(|quote| quote.cost_halves),
            hex: order.piece().and_then(|p| field.get(p)).map(|p| p.hex),
            tracks: own.map(|(pix, p)| (pix, p.tracks.to_vec())).collect(),
            enemies: enemies.map(|(pix, _)| pix).collect(),
        }
    }
}

impl March {
    /// A piece about to march along those hexes, the first first, to face so at the end where it may
    /// choose.
    pub const fn new(piece: PieceIx, way: Vec<Hex>, facing: Option<Hour>) -> Self {
        Self { piece, way, facing, halted: None }
    }

    /// Who marches.
    pub const fn piece(&self) -> PieceIx {
        self.piece
    }

    /// What it wants now.
    pub fn next(&self, game: &dyn Game) -> Next {
        if let Some(halt) = &self.halted {
            return Next::Halted(halt.clone());
        }
        if self.way.is_empty() {
            return Next::Arrived;
        }
        let Some(order) = game.march_order(self.piece, &self.way, self.facing) else {
            return Next::Halted(self.halt(game, Cause::Refused, text!("play-it-cannot-march"), ""));
        };
        match game.judge(&order) {
            Ok(_) => Next::Order(order),
            Err(why) => Next::Halted(self.halt(game, Cause::Refused, &why.message, why.rule.as_str())),
        }
    }

    /// Takes in what came of the order it wanted.
    pub fn given(&mut self, order: &Order, before: &Before, game: &dyn Game, events: &[Event]) {
        let gone: Vec<Hex> = events
            .iter()
            .filter_map(|e| match e {
                Event::Moved { piece, to, .. } if *piece == self.piece => Some(*to),
                _ => None,
            })
            .collect();
        let astray = gone.iter().any(|hex| {
            let on_way = self.way.first() == Some(hex);
            if on_way {
                self.way.remove(0);
            }
            !on_way
        });
        if order.path().len() > 1 {
            // The ruleset takes it along its path by itself, whatever is asked on the way.
            self.way.clear();
        }
        let asked = game.decision().map(|d| (d.kind, d.side));
        self.halted = if self.way.is_empty() {
            None
        } else if let Some((text, rule)) = worse(self.piece, before, game, events) {
            Some(self.halt(game, Cause::Worse, &text, rule))
        } else if asked != before.asked {
            Some(self.halt(game, Cause::Asked, text!("play-something-is-asked-first"), ""))
        } else if astray || gone.is_empty() {
            Some(self.halt(game, Cause::Astray, text!("play-it-was-brought-to-a-stand-on-the"), ""))
        } else {
            sighted(self.piece, before, game).map(|name| {
                self.halt(game, Cause::Sighted, &text!("play-name-has-come-into-sight", name), "")
            })
        };
    }

    fn halt(&self, game: &dyn Game, cause: Cause, text: &str, rule: &'static str) -> Halt {
        let hex = game.field().get(self.piece).map(|p| p.hex).unwrap_or_default();
        Halt { piece: self.piece, hex, cause, text: text.to_owned(), rule }
    }
}

/// What became worse for the marching side by that order, beside what the order cost: in words, with its
/// rule.
fn worse(
    piece: PieceIx,
    before: &Before,
    game: &dyn Game,
    events: &[Event],
) -> Option<(String, &'static str)> {
    let field = game.field();
    if field.get(piece).is_none_or(|p| !p.on_map()) {
        return Some((text!("play-it-is-lost").to_owned(), ""));
    }
    let changed = |pix: PieceIx, was: &Vec<i32>| {
        let Some(now) = field.get(pix) else { return true };
        was.iter().zip(now.tracks.iter()).any(|(was, now)| {
            let paid = pix == piece && before.cost == Some(was - now);
            was != now && !paid
        })
    };
    let (hurt, _) = before.tracks.iter().find(|(pix, was)| changed(**pix, was))?;
    let about = |draw: &&Draw| draw.piece == Some(*hurt) && draw.need.is_some();
    let draws = events.iter().filter_map(|e| if let Event::Drew(draw) = e { Some(draw) } else { None });
    let draw = draws.rev().find(about);
    let who = field.get(*hurt).map_or("", |p| p.info.name.as_str());
    let whose = if *hurt == piece { String::new() } else { format!("{who}: ") };
    Some(match draw {
        Some(draw) => {
            (text!("play-whose-a-check-failed-outcome", whose, outcome = draw.outcome), draw.rule.as_str())
        }
        None if *hurt == piece => (text!("play-it-has-suffered-on-the-way").to_owned(), ""),
        None => (text!("play-who-has-suffered", who), ""),
    })
}

/// The name of an enemy who was not to be seen before: one new on the map, or, where enemies are known by
/// sight only, one whom nobody else of the side sees.
fn sighted(piece: PieceIx, before: &Before, game: &dyn Game) -> Option<String> {
    let (field, was) = (game.field(), before.hex?);
    let me = field.get(piece)?;
    let seen = game.see(Some(me.side()));
    let sees = |from: Hex, to: Hex| game.sight(from, to).is_some_and(|line| line.blocked.is_none());
    let others = || field.iter().filter(|(pix, p)| *pix != piece && p.on_map() && p.side() == me.side());
    for (pix, enemy) in seen.iter().filter(|(_, p)| p.on_map() && p.side() != me.side()) {
        let appeared = !before.enemies.contains(&pix);
        let new = || {
            !enemy.known
                && sees(me.hex, enemy.hex)
                && !sees(was, enemy.hex)
                && !others().any(|(_, own)| sees(own.hex, enemy.hex))
        };
        if appeared || enemy.is_unit() && new() {
            return Some(enemy.info.name.clone());
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use oblique_battle::Battle;
    use oblique_rules::play::{Options, Verb};
    use oblique_rulesets::read_scenario;

    fn in_movement(text: &str) -> Battle {
        let scenario = read_scenario(text).scenario.expect("it is read whole");
        let mut battle = Battle::begin(
            oblique_rulesets::ruleset_of(&scenario).expect("a ruleset of ours"),
            &scenario,
            &Options { seed: 5, fog: false, unattended: false },
        )
        .expect("it can be played");
        for _ in 0..200 {
            let game = battle.game();
            let decision = game.decision().expect("it goes on").clone();
            let orders = game.orders(None);
            let units = |o: &&Order| o.piece().is_some_and(|p| game.field().piece(p).is_unit());
            if orders.iter().filter(units).filter(|o| o.verb() == Verb::Move).count() > 3 {
                break;
            }
            let acts = |o: &&Order| matches!(o.verb(), Verb::Activate | Verb::Choose);
            let order = orders.iter().find(acts).cloned().unwrap_or(decision.default);
            battle.give(decision.side, order).expect("it was listed");
        }
        battle
    }

    /// Somebody with a way of so many hexes, that risks order or not.
    fn long_way(game: &dyn Game, risky: bool) -> (PieceIx, Vec<Hex>) {
        let movers =
            game.orders(None).into_iter().filter(|o| o.verb() == Verb::Move).filter_map(|o| o.piece());
        for pix in movers.filter(|p| game.field().piece(*p).is_unit()) {
            let Ok(found) = game.marches(pix, &[]) else { continue };
            let fits = |s: &oblique_rules::play::Station| {
                s.ends && s.risk_permille < 1000 && (s.risk_permille > 0 || !risky)
            };
            let at = (1..found.stations.len())
                .filter(|i| fits(&found.stations[*i]))
                .find(|i| found.way(*i).len() == 3);
            if let Some(at) = at {
                return (pix, found.way(at));
            }
        }
        panic!("nobody goes so far");
    }

    /// Marches a copy whose dice all show the same; the orders given, and how it ended.
    fn walk(game: &dyn Game, mut march: March, die: i32) -> (Vec<Order>, Next) {
        let mut copy = game.supposing(&[die; 60]).expect("copies");
        let mut given = Vec::new();
        loop {
            match march.next(copy.as_ref()) {
                Next::Order(order) => {
                    let before = Before::of(copy.as_ref(), &order);
                    let events = copy.carry_out(&order).expect("it was judged legal");
                    march.given(&order, &before, copy.as_ref(), &events);
                    given.push(order);
                }
                end => return (given, end),
            }
            assert!(given.len() < 20, "it comes to an end");
        }
    }

    const STEPS: &str = include_str!("../../../../scenarios/dragoon/mollwitz.ron");
    const PATHS: &str = include_str!("../../../../scenarios/flintlock/cowpens.ron");

    #[test]
    fn a_march_takes_a_step_an_order_or_its_path_in_one() {
        for (text, orders) in [(STEPS, 3), (PATHS, 1)] {
            let battle = in_movement(text);
            let (pix, way) = long_way(battle.game(), false);
            let (given, end) = walk(battle.game(), March::new(pix, way, None), 1);
            assert_eq!((given.len(), end), (orders, Next::Arrived));
        }
    }

    #[test]
    fn a_failed_check_halts_it_with_its_rule() {
        let battle = in_movement(STEPS);
        let (pix, way) = long_way(battle.game(), true);
        let (given, end) = walk(battle.game(), March::new(pix, way.clone(), None), 10);
        assert_eq!(given.len(), 1, "{end:?}");
        let Next::Halted(halt) = end else { panic!("{end:?}") };
        assert_eq!((halt.cause, halt.piece, halt.hex), (Cause::Worse, pix, way[0]));
        assert!(halt.text.contains("a check failed") && !halt.rule.is_empty(), "{halt:?}");
        let (given, end) = walk(battle.game(), March::new(pix, way, None), 1);
        assert_eq!((given.len(), end), (3, Next::Arrived), "with its checks passed it goes all the way");
    }

    #[test]
    fn what_is_refused_halts_it_with_the_ruling() {
        for text in [STEPS, PATHS] {
            let battle = in_movement(text);
            let (pix, mut way) = long_way(battle.game(), false);
            way.extend([Hex::new(900, 900)]);
            let (_, end) = walk(battle.game(), March::new(pix, way, None), 1);
            let Next::Halted(halt) = end else { panic!("{end:?}") };
            assert_eq!(halt.cause, Cause::Refused);
            assert!(!halt.text.is_empty() && !halt.rule.is_empty(), "{halt:?}");
        }
    }

    #[test]
    fn an_enemy_who_comes_into_sight_halts_it() {
        let battle = in_movement(STEPS);
        let (pix, way) = long_way(battle.game(), false);
        let mut march = March::new(pix, way.clone(), None);
        let mut copy = battle.game().supposing(&[1; 60]).expect("copies");
        let Next::Order(order) = march.next(copy.as_ref()) else { panic!("it sets out") };
        let mut before = Before::of(copy.as_ref(), &order);
        // One of the enemies stands on the map only after the step.
        let came = before.enemies.pop().expect("enemies");
        let events = copy.carry_out(&order).expect("it was judged legal");
        march.given(&order, &before, copy.as_ref(), &events);
        let Next::Halted(halt) = march.next(copy.as_ref()) else { panic!("it goes on") };
        assert_eq!((halt.cause, halt.piece, halt.hex), (Cause::Sighted, pix, way[0]));
        assert!(halt.text.contains(&copy.field().piece(came).info.name), "{halt:?}");
    }
}
