//! When checks run: at once or spread over frames; those that take long in the background when the
//! document is at rest, on a copy, called off when it changes. Problems of all sorts: going from one to the
//! next, fixing all of one.

use super::{Service, ServiceContext};
use crate::app::world::World;
use egui::Event;
use oblique_context::Intent;
use oblique_jobs::{Cancelled, Progress, Slot, without_threads};
use oblique_platform::time::{Duration, Instant};
use oblique_scenario::ChangeSet;
use oblique_scenario::check::{Check, Checker, Diagnostic, FixAll, Late, fix_all};
use oblique_text::{Language, language, text, translated};
use std::ops::ControlFlow;

/// The document must have been at rest so long before slow checks begin.
const REST_S: f64 = 0.25;

/// Where there are no threads checks have so long a frame, or one of them if it takes longer.
const CHECKS_FOR: Duration = Duration::from_millis(8);

/// With more pieces than this the checks after an edit are spread over frames, so many a frame: of a
/// thousand pieces they would take the better part of one.
const SPREAD_PIECES: usize = 300;
const CHECKS_A_FRAME: usize = 8;

/// The checks of the ruleset, and what they have found so far.
#[derive(Default)]
pub(crate) struct Checks {
    all: &'static [&'static dyn Check],
    /// Were other checks than the ruleset's asked for?
    replaced: bool,
    checker: Checker,
    /// Are the checks of a document just opened under way? Nothing is shown of them yet that could be out of date.
    opening: bool,
    /// The job of the slow checks.
    job: Slot<Late>,
    /// The job failed or was cancelled: another is worth it only when the document has changed.
    given_up: bool,
    /// Has the document changed since the last frame?
    stirred: bool,
    /// When it was last seen to have changed.
    since: f64,
    /// The language in which problems were shown last.
    worded_in: Option<Language>,
}

/// May an event be somebody's answer to what is shown?
const fn presses(event: &Event) -> bool {
    !matches!(
        event,
        Event::PointerMoved(_)
            | Event::MouseMoved(_)
            | Event::MouseWheel { .. }
            | Event::PointerGone
            | Event::Key { pressed: false, .. }
            | Event::PointerButton { pressed: false, .. }
    )
}

impl Service for Checks {
    fn opened(&mut self, world: &mut World) {
        if !self.replaced {
            self.all = world.ruleset.checks();
        }
        if !without_threads() {
            return self.run_all(world);
        }
        self.run_later(world);
    }

    fn changed(&mut self, world: &mut World, change: &ChangeSet) {
        self.checker.note(change);
        self.opening = false;
        self.restart_rest();
        self.go_on(world);
    }

    /// Goes on with the checks of the frame before; where a key or a button goes down all are finished
    /// first, for nobody shall be shown remedies for a scenario that is gone.
    fn begin_frame(&mut self, context: &mut ServiceContext<'_>) {
        if !self.checker.waits() && self.worded_in.is_some_and(|shown| shown != language()) {
            self.publish(context.world);
        }
        let later = self.opening && context.window_opening;
        if self.checker.waits() && !later {
            if !self.opening && context.egui.input(|i| i.events.iter().any(presses)) {
                self.checker.advance(context.world.document.scenario(), usize::MAX);
                self.publish(context.world);
            } else {
                self.go_on(context.world);
            }
        }
        self.take_late(context);
    }

    /// Starts the slow checks where they are due and nobody is at work.
    fn end_frame(&mut self, context: &mut ServiceContext<'_>) {
        if self.checker.waits() {
            context.egui.request_repaint();
            return;
        }
        let (now, down) = context.egui.input(|i| (i.time, i.pointer.any_down()));
        if std::mem::take(&mut self.stirred) {
            self.since = now;
        }
        if self.job.is_busy() || self.given_up {
            return;
        }
        let Some(mut due) = self.checker.due() else { return };
        let wait = self.since + REST_S - now;
        if down || wait > 0.0 {
            context.egui.request_repaint_after(Duration::from_secs_f64(wait.max(0.05)));
            return;
        }
        let scenario = context.world.document.scenario().clone();
        let label = text!("windows-checking-the-battle");
        self.job.start_in_steps(context.jobs, label, context.waking(), move |task| {
            match due.step(&scenario, &|| !task.is_cancelled()) {
                ControlFlow::Continue(()) => Ok(Progress::More),
                ControlFlow::Break(late) => late.map(Progress::Done).ok_or(Cancelled),
            }
        });
    }
}

impl Checks {
    /// Other checks than the ruleset's from now on.
    pub(in crate::app) fn replace(&mut self, world: &mut World, checks: &'static [&'static dyn Check]) {
        (self.all, self.replaced) = (checks, true);
        self.run_all(world);
    }

    /// Has every check run once the window is drawn: after its first frame, or when it is whole.
    pub(in crate::app) fn run_later(&mut self, world: &mut World) {
        self.checker = Checker::unrun(self.all);
        self.opening = true;
        self.restart_rest();
        self.publish(world);
    }

    /// Are there checks that have not run since the document changed?
    #[cfg(test)]
    pub(in crate::app) fn wait(&self) -> bool {
        self.checker.waits()
    }

    /// The document has changed: what runs is for nothing.
    fn restart_rest(&mut self) {
        self.stirred = true;
        self.given_up = false;
        self.job.forget();
    }

    /// Runs checks that wait: all of them, or a frame's share in a large army and where there are no threads.
    fn go_on(&mut self, world: &mut World) {
        let scenario = world.document.scenario();
        let done = if without_threads() {
            let begun = Instant::now();
            self.checker.advance_while(scenario, &mut || begun.elapsed() < CHECKS_FOR)
        } else if scenario.pieces.len() > SPREAD_PIECES {
            self.checker.advance(scenario, CHECKS_A_FRAME)
        } else {
            self.checker.advance(scenario, usize::MAX)
        };
        if done {
            self.opening = false;
            self.publish(world);
        }
    }

    /// Takes in what the slow checks have found.
    fn take_late(&mut self, context: &mut ServiceContext<'_>) {
        let Some(outcome) = self.job.poll() else { return };
        let late = context.result_of(outcome);
        self.given_up = late.is_none();
        if late.is_some_and(|late| self.checker.take(late)) {
            self.publish(context.world);
        }
    }

    /// Runs every check anew.
    fn run_all(&mut self, world: &mut World) {
        self.checker = Checker::deferring(self.all, world.document.scenario());
        self.opening = false;
        self.restart_rest();
        self.publish(world);
    }

    /// Shows everybody what was found.
    fn publish(&mut self, world: &mut World) {
        self.worded_in = Some(language());
        let all = self.checker.diagnostics().into_iter().cloned().map(worded);
        let scenario = world.document.scenario();
        (world.silenced, world.problems) = all.partition(|found| found.silenced(scenario).is_some());
    }

    /// Runs every check anew and shows what it found.
    pub(crate) fn check_now(&mut self, context: &mut ServiceContext<'_>) {
        self.run_all(context.world);
        let count = match context.world.problems.iter().map(Diagnostic::count).sum::<usize>() {
            0 => text!("windows-checked-no-problems").to_owned(),
            1 => text!("windows-checked-1-problem").to_owned(),
            n => text!("windows-checked-n-problems", n),
        };
        let more = if self.checker.due().is_some() { text!("windows-long-checks-follow") } else { "" };
        context.out.extend([Intent::ShowPanel("problems"), Intent::Say(format!("{count}{more}"))]);
    }

    /// What fixes everything a check finds and has a remedy for.
    pub(in crate::app) fn fix_all(&self, id: &str, world: &World) -> Option<FixAll> {
        fix_all(*self.all.iter().find(|c| c.id() == id)?, world.document.scenario())
    }
}

/// Goes to the next problem of the list, or the one before; round at its ends.
pub(crate) fn step_problem(context: &mut ServiceContext<'_>, forward: bool) {
    let world = &mut *context.world;
    let count = world.problems.len();
    if count == 0 {
        context.out.push(Intent::Say(text!("windows-no-problems").to_owned()));
        return;
    }
    let next = match (world.view.problem.filter(|at| *at < count), forward) {
        (Some(at), true) => (at + 1) % count,
        (Some(at), false) => (at + count - 1) % count,
        (None, true) => 0,
        (None, false) => count - 1,
    };
    world.view.problem = Some(next);
    let Some(problem) = world.problems.get(next) else { return };
    context.out.extend([Intent::GoTo(problem.place.clone()), Intent::ShowPanel("problems")]);
}

/// A finding in the language of the interface.
fn worded(mut found: Diagnostic) -> Diagnostic {
    found.message = translated(&found.message).into_owned();
    for fix in &mut found.fixes {
        fix.label = translated(&fix.label).into_owned();
    }
    found
}
