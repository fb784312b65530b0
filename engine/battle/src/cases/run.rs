//! Plays a case.

use super::expectations::{CaseRun, look};
use super::fault::{CaseFault, fault};
use super::file::{Case, Shared, Step};
use super::made;
use super::set_up::{self, somewhere};
use oblique_board::hex::{Hour, Layout};
use oblique_rules::Ruleset;
use oblique_rules::catalog::Catalog;
use oblique_rules::play::{Event, Game, Options, Order, Parts, PieceIx};
use oblique_scenario::check::{Checker, short_id};

/// Most decisions taken by default on the way to another.
pub(super) const MOST_DEFAULTS: usize = 400;
/// Most of them on the way to the end of the battle.
pub(super) const MOST_TO_THE_END: usize = 40_000;
/// In `until`: the end of the battle.
pub(super) const END: &str = "end";
/// In `refused`: whatever the rule.
const ANY: &str = "any";

/// How many defaults may be taken on the way to a decision, a phase, or the end.
pub(super) fn most_defaults(until: &str) -> usize {
    if until == END { MOST_TO_THE_END } else { MOST_DEFAULTS }
}

/// Plays a case and tells what differs from what it says.
pub(super) fn run(rules: &dyn Ruleset, shared: &Shared, case: &Case) -> Vec<String> {
    let mut differs = Vec::new();
    if let Err(stopped) = play(rules, shared, case, &mut differs) {
        differs.push(stopped.to_string());
    }
    differs
}

fn play(
    rules: &dyn Ruleset,
    shared: &Shared,
    case: &Case,
    differs: &mut Vec<String>,
) -> Result<(), CaseFault> {
    let catalog = rules.catalog();
    for rule in std::iter::once(&case.rule).chain(&case.also) {
        if rules.manual().rule(rule).is_none() {
            differs.push(format!("there is no rule '{rule}' in the manual"));
        }
    }
    if let Some(wanted) = &case.pickup {
        return made::game(rules, wanted, &mut |e| differs.push(e));
    }
    let set = set_up::set_up(shared, case, catalog)?;
    if let Some(wanted) = &case.of_list {
        return made::army(rules, &set.scenario, wanted, &mut |e| differs.push(e));
    }
    if !case.found.is_empty() || !case.not_found.is_empty() {
        let checker = Checker::new(rules.checks(), &set.scenario);
        // Cases are of one ruleset and name its checks as its sheet does.
        let found: Vec<&str> = checker.diagnostics().iter().map(|d| short_id(d.id)).collect();
        for id in case.found.iter().filter(|id| !found.contains(&id.as_str())) {
            differs.push(format!("check {id} finds nothing (found: {})", found.join(", ")));
        }
        for id in case.not_found.iter().filter(|id| found.contains(&id.as_str())) {
            differs.push(format!("check {id} finds something"));
        }
        if !case.found.is_empty() {
            return Ok(());
        }
    }
    let options = Options { seed: 1, fog: case.fog, unattended: false };
    let opened = match &set.moment {
        Some(moment) => rules.begin_at(&set.scenario, &options, moment),
        None => rules.begin(&set.scenario, &options).map(|game| (game, Vec::new())),
    };
    let (mut game, events) = opened.map_err(|errors| {
        let all: Vec<_> = errors.iter().map(|e| format!("{} {}", e.id, e.message)).collect();
        format!("the battle cannot open: {}", all.join(" "))
    })?;
    let mut story = CaseRun { catalog, layout: set.scenario.board.layout(), events, asked: Vec::new() };
    story.note_decision(game.as_ref());
    // Kinds not to be asked again, with the step that says so and how many decisions there were by then.
    let mut no_more: Vec<(&str, usize, usize)> = Vec::new();
    for (n, step) in case.steps.iter().enumerate() {
        let n = n + 1;
        let mut say = |e: String| differs.push(format!("step {n}: {e}"));
        take(step, game.as_mut(), &mut story, &mut say).map_err(|e| format!("step {n}: {e}"))?;
        if let Some(then) = &step.then {
            look(then, game.as_ref(), &story, &mut say);
            no_more.extend(then.not_asked_again.iter().map(|kind| (kind.as_str(), n, story.asked.len())));
        }
    }
    for (kind, n, before) in no_more {
        if story.asked.iter().skip(before).any(|asked| *asked == kind) {
            differs.push(format!("{kind} was asked again after step {n}"));
        }
    }
    if !case.then.not_asked_again.is_empty() {
        differs.push("not_asked_again belongs to the 'then' of a step: nothing follows the case".to_owned());
    }
    look(&case.then, game.as_ref(), &story, &mut |e| differs.push(e));
    if set.moment.is_some() {
        compare_dice(case, &story, differs);
    }
    Ok(())
}

/// The piece of an id.
pub(super) fn piece(game: &dyn Game, id: &str) -> Result<PieceIx, CaseFault> {
    let found = game.field().iter().find(|(_, p)| p.info.id.0 == id).map(|(pix, _)| pix);
    found.ok_or_else(|| fault!("there is no piece '{id}'"))
}

fn take(
    step: &Step,
    game: &mut dyn Game,
    story: &mut CaseRun,
    say: &mut dyn FnMut(String),
) -> Result<(), CaseFault> {
    if let Some(until) = &step.until {
        let catalog = story.catalog;
        let found = |game: &dyn Game| {
            let phase = catalog.phases.get(usize::from(game.field().phase)).map(|p| p.id.as_str());
            game.decision().is_some_and(|d| d.kind == until) || phase == Some(until.as_str())
        };
        let mut taken = 0;
        while !found(game) {
            if until == END && game.decision().is_none() {
                break;
            }
            let Some(default) = game.decision().map(|d| d.default.clone()) else {
                return Err(fault!("the battle is over before '{until}'"));
            };
            taken += 1;
            if taken > most_defaults(until) {
                return Err(fault!("'{until}' never comes"));
            }
            let events = game.carry_out(&default).map_err(|r| format!("{}: {}", r.rule, r.message))?;
            story.events.extend(events);
            story.asked.extend(game.decision().map(|d| d.kind));
        }
    }
    let Some(order) = order_of(step, game, story.catalog, story.layout)? else { return Ok(()) };
    let verb = order.verb();
    if let Some(wanted) = step.offered {
        // What the step does not name may be anything.
        let alike = |o: &Order| {
            // A target may bring its hex along.
            let to_target = order.hex().is_none() && order.target().is_some();
            let where_to = (to_target || o.hex() == order.hex())
                && (order.path().is_empty() || o.path() == order.path());
            let how = (order.formation().is_none() || o.formation() == order.formation())
                && (order.facing().is_none() || o.facing() == order.facing())
                && (order.target().is_none() || o.target() == order.target())
                && (order.amount() == 0 || o.amount() == order.amount());
            o.verb() == order.verb()
                && o.piece() == order.piece()
                && o.flag() == order.flag()
                && where_to
                && how
        };
        let offered = game.orders(order.piece()).iter().any(alike);
        if offered != wanted {
            say(format!("{verb:?} is {}offered", if offered { "" } else { "not " }));
        }
    }
    match (game.judge(&order), &step.refused) {
        (Ok(quote), None) => {
            if let Some(cost) = step.cost_halves
                && quote.cost_halves != Some(cost)
            {
                say(format!("costs {:?} halves, not {cost}", quote.cost_halves));
            }
            let lines: Vec<&str> = quote.lines.iter().map(|l| l.text.as_str()).collect();
            for text in step.quote_not.iter().filter(|t| lines.iter().any(|l| l.contains(t.as_str()))) {
                say(format!("a line of the quote says '{text}'; it says: {}", lines.join(" | ")));
            }
            for text in step.quote.iter().filter(|t| !lines.iter().any(|l| l.contains(t.as_str()))) {
                say(format!("no line of the quote says '{text}'; it says: {}", lines.join(" | ")));
            }
            if !step.only_judged {
                let events = game.carry_out(&order).map_err(|r| format!("{}: {}", r.rule, r.message))?;
                story.events.extend(events);
                story.note_decision(game);
            }
            Ok(())
        }
        (Err(refusal), Some(rule)) => {
            if rule != ANY && refusal.rule != *rule {
                say(format!("refused by {} ({}), not by {rule}", refusal.rule, refusal.message));
            }
            if let Some(text) = step.because.as_ref().filter(|t| !refusal.message.contains(t.as_str())) {
                say(format!("refused because '{}', not because '{text}'", refusal.message));
            }
            Ok(())
        }
        (Ok(_), Some(rule)) => {
            let who = if rule == ANY { "some rule" } else { rule.as_str() };
            say(format!("{verb:?} is allowed; {who} should refuse it"));
            Ok(())
        }
        (Err(refusal), None) => {
            let asked = game.decision().map_or("nothing", |d| d.kind);
            Err(fault!("refused by {} ({}); asked is {asked}", refusal.rule, refusal.message))
        }
    }
}

/// The order of a step, if it gives one.
pub(super) fn order_of(
    step: &Step,
    game: &dyn Game,
    catalog: &Catalog,
    layout: Layout,
) -> Result<Option<Order>, CaseFault> {
    let Some(verb) = step.verb else { return Ok(None) };
    let path = step.path.iter().flat_map(|names| names.split_whitespace());
    let path = path.map(|name| somewhere(layout, name)).collect::<Result<Vec<_>, _>>()?;
    let formation = |id: &String| {
        let at = catalog.formations.iter().position(|f| f.id == *id);
        at.and_then(|at| u8::try_from(at).ok()).ok_or_else(|| fault!("there is no formation '{id}'"))
    };
    let parts = Parts {
        piece: step.who.as_deref().map(|id| piece(game, id)).transpose()?,
        hex: step.to.as_deref().map(|name| somewhere(layout, name)).transpose()?,
        target: step.target.as_deref().map(|id| piece(game, id)).transpose()?,
        path: &path,
        facing: step.facing.map(Hour::new),
        formation: step.formation.as_ref().map(formation).transpose()?,
        amount: step.amount,
        flag: step.flag,
    };
    Order::from_parts(verb, parts).map(Some).map_err(|excess| fault!("{excess}"))
}

/// Draws in their order against the dice of the case.
fn compare_dice(case: &Case, story: &CaseRun, differs: &mut Vec<String>) {
    let draws = story.events.iter().filter_map(|e| match e {
        Event::Drew(draw) => Some(draw),
        _ => None,
    });
    let mut wanted = case.dice.iter();
    for draw in draws {
        let range = draw.range.0..=draw.range.1;
        match wanted.next() {
            Some((name, value)) if name == draw.name.as_str() => {
                if !range.contains(value) {
                    differs.push(format!("{name} is drawn from {range:?}; {value} cannot fall"));
                }
            }
            Some((name, _)) => {
                differs.push(format!("the draw is {} ({}), not {name}", draw.name, draw.outcome));
                return;
            }
            None => {
                differs.push(format!(
                    "a draw of {} is not among the dice (drew {}: {})",
                    draw.name, draw.value, draw.outcome
                ));
                return;
            }
        }
    }
    for (name, value) in wanted {
        differs.push(format!("the die {name} {value} is never drawn"));
    }
}
