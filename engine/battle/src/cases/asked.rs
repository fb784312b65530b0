//! Walks through a case as a battle and shows every place where it waits for a decision.
//!
//! For tests of screens: each kind of decision, on a small board, without chance. Must not judge
//! whether the case goes as written; `run` does.

use super::file::{Case, Shared, Step};
use super::run::{END, most_defaults, order_of};
use super::set_up;
use crate::Battle;
use oblique_rules::Ruleset;
use oblique_rules::play::Options;
use oblique_scenario::Scenario;

/// Who is shown the battle.
type Show<'a> = dyn FnMut(&Case, &Scenario, &Battle) + 'a;

/// Walks through a case; a case that cannot be opened or goes otherwise than written ends early.
pub(super) fn visit(rules: &dyn Ruleset, shared: &Shared, case: &Case, show: &mut Show<'_>) {
    let Ok(set) = set_up::set_up(shared, case, rules.catalog()) else { return };
    let options = Options { seed: 1, fog: case.fog, unattended: false };
    let opened = match &set.moment {
        Some(moment) => Battle::begin_at(rules, &set.scenario, &options, moment),
        None => Battle::begin(rules, &set.scenario, &options),
    };
    let Ok(mut battle) = opened else { return };
    show(case, &set.scenario, &battle);
    let mut seen = |battle: &Battle| show(case, &set.scenario, battle);
    for step in &case.steps {
        if until(step, &mut battle, &mut seen).is_none() || give(step, &mut battle, &mut seen).is_none() {
            return;
        }
    }
}

/// Takes defaults as far as the step wants; `None` if it never gets there.
fn until(step: &Step, battle: &mut Battle, seen: &mut dyn FnMut(&Battle)) -> Option<()> {
    let Some(until) = &step.until else { return Some(()) };
    for _ in 0..most_defaults(until) {
        let game = battle.game();
        if until == END && game.decision().is_none() {
            return Some(());
        }
        let phase = battle.setting().catalog.phases.get(usize::from(game.field().phase));
        let decision = game.decision()?;
        if decision.kind == until || phase.is_some_and(|p| p.id == *until) {
            return Some(());
        }
        let (side, default) = (decision.side, decision.default.clone());
        battle.give(side, default).ok()?;
        seen(battle);
    }
    None
}

/// Gives the order of the step, unless it is only to be judged or refused.
fn give(step: &Step, battle: &mut Battle, seen: &mut dyn FnMut(&Battle)) -> Option<()> {
    if step.only_judged || step.refused.is_some() {
        return Some(());
    }
    let setting = battle.setting();
    let order = order_of(step, battle.game(), setting.catalog, setting.board.layout()).ok()?;
    if let Some(order) = order {
        let side = battle.game().decision()?.side;
        battle.give(side, order).ok()?;
        seen(battle);
    }
    Some(())
}
