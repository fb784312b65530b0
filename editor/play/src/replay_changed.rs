//! A battle played again with a changed scenario: the same seed and the same orders as far as they
//! are legal, and where and how it came out otherwise.
//!
//! Orders name pieces by their place in the roster; here they are carried over by the pieces' ids, so
//! that a piece added or removed does not send every order to its neighbour. Must not know any one
//! system, nor how it is shown.

use super::narration::tell_placed;
use oblique_battle::{Battle, Step};
use oblique_rules::Registry;
use oblique_rules::play::{Event, Field, Need, Options, Order, Outcome, PieceIx};
use oblique_scenario::check::Diagnostic;
use oblique_scenario::{PieceId, Scenario, Side};
use oblique_text::{inside, text};
use oblique_trial::{BattleSummary, summarise};
use std::collections::{BTreeMap, BTreeSet};

/// How far ahead an order is looked for that answers what is asked now.
const AHEAD: usize = 400;
/// Most defaults taken one after another before it is given up.
const DEFAULTS: usize = 500;

/// How the battle first came out otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Differs {
    /// The turn.
    pub turn: u16,
    /// The phase, in the catalog's words.
    pub phase: String,
    /// The number of the order, from 1.
    pub order: usize,
    /// What was before.
    pub before: String,
    /// What is now.
    pub now: String,
}

/// A battle, then and now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// What it came to, if it is over.
    pub outcome: Option<Outcome>,
    /// The turn reached.
    pub turn: u16,
    /// Losses of both sides.
    pub losses: BattleSummary,
}

/// What became of a battle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// Where it is first told to differ; `None` if all that is told is the same.
    pub differs: Option<Differs>,
    /// Orders given as before.
    pub given: usize,
    /// Orders that could not be given.
    pub dropped: usize,
    /// Usual answers taken where the old orders had none.
    pub usual: usize,
    /// Before and now.
    pub endings: [Ending; 2],
}

/// Plays the orders of a battle again from the opening of a scenario.
///
/// # Errors
/// The diagnostics that keep the scenario from being played.
pub fn play_again(
    rules: Registry,
    old: &Battle,
    scenario: &Scenario,
) -> Result<(Battle, Comparison), Vec<Diagnostic>> {
    let header = old.header();
    let options = Options { seed: header.seed, fog: header.fog, unattended: header.unattended };
    let mut new = Battle::begin(rules.of(scenario)?, scenario, &options)?;
    new.annotate("", header.players.each_ref().map(String::as_str));
    let mut run = Run { old, new, differs: None, given: 0, dropped: 0, usual: 0 };
    run.play();
    let endings = [ending(old), ending(&run.new)];
    let Run { new, differs, given, dropped, usual, .. } = run;
    Ok((new, Comparison { differs, given, dropped, usual, endings }))
}

fn ending(battle: &Battle) -> Ending {
    let field = battle.game().field();
    let opening = battle.state_at(0);
    let losses = summarise(battle.setting().catalog, opening.field(), field, battle.header().seed, 0);
    Ending { outcome: field.outcome.clone(), turn: field.turn, losses }
}

struct Run<'a> {
    old: &'a Battle,
    new: Battle,
    differs: Option<Differs>,
    given: usize,
    dropped: usize,
    usual: usize,
}

impl Run<'_> {
    fn play(&mut self) {
        let steps = self.old.steps();
        let mut at = 0;
        let mut in_a_row = 0;
        while at < steps.len() {
            let Some((side, kind)) = self.new.game().decision().map(|d| (d.side, d.kind)) else {
                let now = self.new.game().field().outcome.as_ref();
                let now = now.map_or_else(|| text!("play-it-is-over").to_owned(), |o| o.reason.clone());
                self.note(&steps[at], at, text!("play-it-went-on").to_owned(), now);
                return;
            };
            let answers = |s: &Step| s.side == side && s.decision == kind;
            if !answers(&steps[at]) {
                let setting = self.old.setting();
                let asked = |side: Side, kind: &str| {
                    let title = setting.catalog.decisions.iter().find(|d| d.id == kind);
                    let title = title.map_or_else(|| kind.to_owned(), |d| inside(&d.title));
                    text!("play-index-was-asked-title", index = setting.sides[side.index()], title)
                };
                let (before, now) = (asked(steps[at].side, steps[at].decision), asked(side, kind));
                self.note(&steps[at], at, before, now);
                let to = (at + AHEAD).min(steps.len());
                if let Some(found) = steps[at..to].iter().position(answers) {
                    self.dropped += found;
                    at += found;
                } else {
                    in_a_row += 1;
                    if in_a_row > DEFAULTS || !self.give_default() {
                        return;
                    }
                    continue;
                }
            }
            in_a_row = 0;
            self.repeat(at);
            at += 1;
        }
    }

    /// Gives the order of that number once more, if that can be.
    fn repeat(&mut self, at: usize) {
        let step = &self.old.steps()[at];
        let (old, new) = (self.old.game().field(), self.new.game().field());
        let Some(order) = carried_over(&step.order, old, new) else {
            self.dropped += 1;
            let named = step
                .order
                .piece()
                .and_then(|p| old.get(p))
                .map_or(text!("play-somebody"), |p| p.info.name.as_str());
            let before = text!("play-named-was-given-an-order", named);
            self.note(step, at, before, text!("play-the-one-it-was-about-is-not-there").to_owned());
            return;
        };
        match self.new.give(step.side, order) {
            Ok(_) => self.given += 1,
            Err(refusal) => {
                self.dropped += 1;
                self.note(step, at, text!("play-the-order-was-legal").to_owned(), refusal.message);
                return;
            }
        }
        if self.differs.is_none() {
            self.compare(at);
        }
    }

    /// Notes whether the order of that number came out otherwise, in what is told of it. That a piece does
    /// nothing which is there no more, or came only now, is no such thing.
    fn compare(&mut self, at: usize) {
        let step = &self.old.steps()[at];
        let Some(again) = self.new.steps().last() else { return };
        let (then, here) = (self.old.game().field(), self.new.game().field());
        if traces(&step.events, then, here) == traces(&again.events, here, then) {
            return;
        }
        let state = self.old.state_at(at + 1);
        let narrated = |events: &[Event], field: &Field, battle: &Battle| -> Vec<String> {
            let lines = tell_placed(events, field, battle.setting(), false);
            lines.into_iter().map(|(_, t)| t.text).collect()
        };
        let old = narrated(&step.events, state.field(), self.old);
        let new = narrated(&again.events, self.new.game().field(), &self.new);
        if old == new {
            return;
        }
        let apart = old.iter().zip(&new).position(|(a, b)| a != b).unwrap_or(old.len().min(new.len()));
        let line = |lines: &[String]| {
            lines.get(apart).cloned().unwrap_or_else(|| text!("play-nothing-more-was-told-of-it").to_owned())
        };
        let (before, now) = (line(&old), line(&new));
        self.note(step, at, before, now);
    }

    fn give_default(&mut self) -> bool {
        let Some((side, order)) = self.new.game().decision().map(|d| (d.side, d.default.clone())) else {
            return false;
        };
        self.usual += 1;
        self.new.give(side, order).is_ok()
    }

    fn note(&mut self, step: &Step, at: usize, before: String, now: String) {
        if self.differs.is_some() {
            return;
        }
        let state = self.old.state_at(at);
        let phases = &self.old.setting().catalog.phases;
        let phase = phases.get(usize::from(state.field().phase)).map_or_else(String::new, |p| p.name.clone());
        self.differs = Some(Differs { turn: step.turn, phase, order: at + 1, before, now });
    }
}

/// The order with its pieces found again by their ids; `None` if one is not there.
fn carried_over(order: &Order, old: &Field, new: &Field) -> Option<Order> {
    let again = |pix: PieceIx| -> Option<PieceIx> {
        let id = &old.get(pix)?.info.id;
        if new.get(pix).is_some_and(|p| p.info.id == *id) {
            return Some(pix);
        }
        new.iter().find(|(_, p)| p.info.id == *id).map(|(pix, _)| pix)
    };
    let mut out = order.clone();
    if let Some(piece) = order.piece() {
        out = out.with_piece(again(piece)?);
    }
    if let Some(target) = order.target() {
        out = out.with_target(again(target)?);
    }
    Some(out)
}

/// What happened to pieces that are in the other battle too, by their ids; what is only told or remembered is
/// left out.
fn traces(events: &[Event], field: &Field, other: &Field) -> Vec<String> {
    let ids: BTreeMap<u16, &PieceId> = field.iter().map(|(pix, p)| (pix.0, &p.info.id)).collect();
    let known: BTreeSet<&PieceId> = other.iter().map(|(_, p)| &p.info.id).collect();
    let common = |pix: &PieceIx| ids.get(&pix.0).is_some_and(|id| known.contains(id));
    let id = |pix: &PieceIx| ids.get(&pix.0).map_or("", |id| id.0.as_str());
    let trace = |event: &Event| {
        if about(event).is_some_and(|pix| !common(&pix)) {
            return None;
        }
        Some(match event {
            Event::Turn(turn) => format!("turn {turn}"),
            Event::Phase { phase, side, leader } => {
                format!("phase {phase} {side:?} {}", leader.as_ref().map_or("", id))
            }
            Event::Drew(draw) => {
                let who = draw.piece.as_ref().map_or("", id);
                format!(
                    "drew {} {who} {} {:?} {}",
                    draw.name,
                    draw.value,
                    draw.need.map(Need::number),
                    draw.outcome
                )
            }
            Event::Moved { piece, to, .. } => format!("moved {} {to:?}", id(piece)),
            Event::Faced { piece, facing } => format!("faced {} {facing:?}", id(piece)),
            Event::Formed { piece, formation, facing } => {
                format!("formed {} {formation} {facing:?}", id(piece))
            }
            Event::Tracked { piece, track, from, to, .. } => {
                format!("tracked {} {track} {}", id(piece), to - from)
            }
            Event::Marked { piece, marks } => format!("marked {} {}", id(piece), marks.0),
            Event::Stood { piece, standing, .. } => format!("stood {} {standing:?}", id(piece)),
            Event::Objective { index, holder } => format!("objective {index} {holder:?}"),
            Event::Struck { hex, hits, .. } => format!("struck {hex:?} {hits}"),
            Event::Ended(outcome) => format!("ended {:?} {:?}", outcome.winner, outcome.points),
            Event::Topped { .. }
            | Event::Figures { .. }
            | Event::Attached { .. }
            | Event::Joined(_)
            | Event::Said(_)
            | Event::Reckoned(_)
            | Event::Sorted(_)
            | Event::Own(_) => return None,
        })
    };
    events.iter().filter_map(trace).collect()
}

/// The one piece an event is about.
const fn about(event: &Event) -> Option<PieceIx> {
    match event {
        Event::Drew(draw) => draw.piece,
        Event::Moved { piece, .. }
        | Event::Faced { piece, .. }
        | Event::Formed { piece, .. }
        | Event::Tracked { piece, .. }
        | Event::Marked { piece, .. }
        | Event::Stood { piece, .. } => Some(*piece),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use oblique_rulesets::read_scenario;
    use oblique_scenario::Value;

    fn dogs() -> Scenario {
        let text = include_str!("../../../scenarios/dragoon/dogs_of_war.ron");
        read_scenario(text).scenario.expect("it is read whole")
    }

    fn played(scenario: &Scenario, orders: usize) -> Battle {
        let mut battle = Battle::begin(
            oblique_rulesets::ruleset_of(scenario).expect("a ruleset of ours"),
            scenario,
            &Options { seed: 5, fog: false, unattended: false },
        )
        .expect("it begins");
        for n in 0..orders {
            let Some(decision) = battle.game().decision() else { break };
            let (side, default) = (decision.side, decision.default.clone());
            let mut orders = battle.game().orders(None);
            let order = if n % 3 == 0 { orders.swap_remove(n % orders.len()) } else { default };
            if battle.give(side, order).is_err() {
                break;
            }
        }
        battle
    }

    #[test]
    fn an_unchanged_scenario_goes_the_same_way_to_the_hash() {
        let scenario = dogs();
        let old = played(&scenario, 300);
        let (new, comparison) = play_again(oblique_rulesets::REGISTRY, &old, &scenario).expect("it begins");
        assert_eq!(new.game().state_hash(), old.game().state_hash());
        assert_eq!(comparison.differs, None);
        assert_eq!((comparison.given, comparison.dropped), (old.steps().len(), 0));
        assert_eq!(comparison.endings[0], comparison.endings[1]);
    }

    #[test]
    fn a_piece_removed_is_told_and_other_orders_find_their_pieces() {
        let scenario = dogs();
        let old = played(&scenario, 300);
        let mut changed = scenario.clone();
        let first = old.steps().iter().find_map(|s| s.order.piece()).expect("an order to a piece");
        let field = old.game().field();
        let unit = field.iter().find(|(pix, p)| p.is_unit() && *pix != first).expect("a unit").1;
        let id = unit.info.id.clone();
        changed.pieces.remove(&id).expect("it is in the scenario");
        let (_, comparison) = play_again(oblique_rulesets::REGISTRY, &old, &changed).expect("it begins");
        assert!(comparison.given > 10, "{comparison:?}");
    }

    #[test]
    fn that_a_removed_piece_does_nothing_is_no_difference() {
        let scenario = dogs();
        let old = played(&scenario, 60);
        let field = old.game().field();
        for piece in field.pieces.iter().filter(|p| p.is_unit()) {
            let mut changed = scenario.clone();
            changed.pieces.remove(&piece.info.id).expect("it is in the scenario");
            let Ok((_, comparison)) = play_again(oblique_rulesets::REGISTRY, &old, &changed) else {
                continue;
            };
            if let Some(differs) = comparison.differs {
                let Differs { before, now, .. } = &differs;
                assert_ne!(before, now, "{}: what differs is told", piece.info.name);
                let nothing = |text: &str| text.starts_with("Nothing");
                assert!(!(nothing(before) && nothing(now)), "{}: {differs:?}", piece.info.name);
            }
        }
    }

    #[test]
    fn other_figures_come_out_otherwise_at_a_turn_and_phase() {
        let scenario = dogs();
        let old = played(&scenario, 600);
        let mut changed = scenario.clone();
        for piece in changed.pieces.values_mut() {
            if piece.attrs.contains_key("quality") {
                piece.attrs.insert("quality".to_owned(), Value::Int(1));
            }
        }
        let (_, comparison) = play_again(oblique_rulesets::REGISTRY, &old, &changed).expect("it begins");
        let differs = comparison.differs.expect("worse troops fail checks");
        assert!(
            differs.turn >= 1 && !differs.phase.is_empty() && differs.before != differs.now,
            "{differs:?}"
        );
    }
}
