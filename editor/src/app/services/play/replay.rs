//! The battle played again, on a thread of its own, with the changes made to its scenario since; the one before it is
//! kept to go back to.

use super::{Play, ServiceContext};
use crate::play::{Branch, Comparison, PlayPane, play_again};
use oblique_battle::Battle;
use oblique_context::Intent;
use oblique_scenario::Scenario;
use oblique_scenario::check::Diagnostic;
use oblique_text::text;

/// A battle played again, or what keeps the scenario from being played.
pub(super) struct Replayed {
    scenario: Box<Scenario>,
    revision: u64,
    result: Result<Box<(Battle, Comparison)>, Vec<Diagnostic>>,
}

impl Play {
    /// Plays the battle again with the document as it is now, in the background.
    pub(in crate::app) fn replay(&mut self, context: &mut ServiceContext<'_>) {
        let Some(session) = self.pane().and_then(PlayPane::session) else { return };
        let old = session.battle().clone();
        let document = &context.world.document;
        let (scenario, revision) = (Box::new(document.scenario().clone()), document.content());
        context.out.push(Intent::Say(text!("play-replaying-steps-orders", steps = old.steps().len())));
        self.replayed.start(
            context.jobs,
            text!("play-playing-the-battle-again"),
            context.waking(),
            move |_| {
                let result = play_again(crate::app::rulesets::REGISTRY, &old, &scenario).map(Box::new);
                Ok(Replayed { scenario, revision, result })
            },
        );
    }

    /// Takes in the battle played again. One of a battle that was left meanwhile went with it.
    pub(super) fn take_replayed(&mut self, context: &mut ServiceContext<'_>) {
        let Some(outcome) = self.replayed.poll() else { return };
        let Some(Replayed { scenario, revision, result }) = context.result_of(outcome) else { return };
        let (battle, comparison) = match result {
            Ok(done) => *done,
            Err(problems) => {
                let why = problems.first().map_or("", |problem| problem.message.as_str());
                context.out.push(Intent::Warn(text!("play-the-scenario-cannot-be-played-as-it-is", why)));
                return;
            }
        };
        let Some(before) = self.battle.take() else { return };
        let branch = Branch { name: text!("play-as-played").to_owned(), battle };
        match PlayPane::resume(crate::app::rulesets::REGISTRY, &scenario, vec![branch], 0) {
            Some(mut pane) => {
                pane.compare_with(&before.0, comparison);
                self.replace(Some((Box::new(pane), Some(revision))));
                self.before = Some(before);
            }
            None => self.replace(Some(before)),
        }
    }

    /// Back to the battle as it was before it was played again.
    pub(in crate::app) fn back_to_before(&mut self, context: &mut ServiceContext<'_>) {
        match self.before.take() {
            Some(before) => self.replace(Some(before)),
            None => context
                .out
                .push(Intent::Warn(text!("play-the-battle-before-the-changes-is-not-there").to_owned())),
        }
    }
}
