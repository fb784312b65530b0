//! When checks run: at once or spread over frames; those that take long in the background when the
//! document is at rest, on a copy, called off when it changes. Problems of all sorts: going from one to the
//! next, mending all of one.

use super::Workbench;
use super::jobs::waking;
use crate::command::Gesture;
use egui::Event;
use oblique_jobs::{Cancelled, Slot};
use oblique_scenario::check::{Checker, Late, fix_all};
use std::time::Duration;

/// The document must have been at rest so long before slow checks begin.
const REST_S: f64 = 0.25;

/// With more pieces than this the checks after an edit are spread over frames, so many a frame: of a
/// thousand pieces they would take the better part of one.
const SPREAD_PIECES: usize = 300;
const CHECKS_A_FRAME: usize = 8;

/// The job of the slow checks.
#[derive(Default)]
pub(super) struct Checking {
    job: Slot<Late>,
    /// The job failed or was cancelled: another is worth it only when the document has changed.
    given_up: bool,
    /// Has the document changed since the last frame?
    stirred: bool,
    /// When it was last seen to have changed.
    since: f64,
}

impl Checking {
    /// The document has changed: what runs is for nothing.
    pub(super) fn restart_rest(&mut self) {
        self.stirred = true;
        self.given_up = false;
        self.job.forget();
    }
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

impl Workbench {
    /// Runs checks that wait: all of them, or in a large army a frame's share.
    pub(super) fn check_on(&mut self) {
        let scenario = self.world.document.scenario();
        let share = if scenario.pieces.len() > SPREAD_PIECES { CHECKS_A_FRAME } else { usize::MAX };
        if self.checker.advance(scenario, share) {
            self.collect_problems();
        }
    }

    /// Goes on with the checks of the frame before; where a key or a button goes down all are finished
    /// first, for nobody shall be shown remedies for a scenario that is gone.
    pub(super) fn check_before_input(&mut self, ctx: &egui::Context) {
        if !self.checker.waits() {
            return;
        }
        let pressed = ctx.input(|i| i.events.iter().any(presses));
        if pressed {
            self.checker.advance(self.world.document.scenario(), usize::MAX);
            self.collect_problems();
        } else {
            self.check_on();
        }
    }

    /// Starts the slow checks where they are due and nobody is at work.
    pub(super) fn check_later(&mut self, ctx: &egui::Context) {
        if self.checker.waits() {
            ctx.request_repaint();
            return;
        }
        let (now, down) = ctx.input(|i| (i.time, i.pointer.any_down()));
        if std::mem::take(&mut self.checking.stirred) {
            self.checking.since = now;
        }
        if self.checking.job.is_busy() || self.checking.given_up {
            return;
        }
        let Some(due) = self.checker.due() else { return };
        let wait = self.checking.since + REST_S - now;
        if down || wait > 0.0 {
            ctx.request_repaint_after(Duration::from_secs_f64(wait.max(0.05)));
            return;
        }
        let scenario = self.world.document.scenario().clone();
        self.checking.job.start(&self.jobs.list, "Checking the battle", waking(ctx), move |task| {
            due.run(&scenario, &|| !task.is_cancelled()).ok_or(Cancelled)
        });
    }

    /// Takes in what the slow checks have found.
    pub(super) fn take_checks(&mut self) {
        let Some(outcome) = self.checking.job.poll() else { return };
        let late = self.result_of(outcome);
        self.checking.given_up = late.is_none();
        if late.is_some_and(|late| self.checker.take(late)) {
            self.collect_problems();
        }
    }

    pub(crate) fn check_now_quietly(&mut self) {
        self.checker = Checker::deferring(self.checks, self.world.document.scenario());
        self.checking.restart_rest();
        self.collect_problems();
    }

    pub(super) fn collect_problems(&mut self) {
        let all = self.checker.diagnostics().into_iter().cloned();
        let scenario = self.world.document.scenario();
        (self.world.silenced, self.world.problems) =
            all.partition(|found| found.silenced(scenario).is_some());
    }

    /// Runs every check anew and shows what it found.
    pub(crate) fn check_now(&mut self) {
        self.check_now_quietly();
        self.show_panel("problems");
        let count = match self.world.problems.len() {
            0 => "Checked: no problems".to_owned(),
            1 => "Checked: 1 problem".to_owned(),
            n => format!("Checked: {n} problems"),
        };
        let more = if self.checker.due().is_some() { "; long checks follow" } else { "" };
        self.toasts.say(format!("{count}{more}"));
    }

    /// Goes to the next problem of the list, or the one before; round at its ends.
    pub(crate) fn step_problem(&mut self, forward: bool) {
        let count = self.world.problems.len();
        if count == 0 {
            self.toasts.say("No problems");
            return;
        }
        let next = match (self.world.view.problem.filter(|at| *at < count), forward) {
            (Some(at), true) => (at + 1) % count,
            (Some(at), false) => (at + count - 1) % count,
            (None, true) => 0,
            (None, false) => count - 1,
        };
        self.world.view.problem = Some(next);
        let Some(problem) = self.world.problems.get(next) else { return };
        self.go_to(problem.place.clone());
        self.show_panel("problems");
    }

    /// Mends everything a check finds and has a remedy for, as one step.
    pub(super) fn mend(&mut self, id: &str) {
        let Some(check) = self.checks.iter().find(|c| c.id() == id) else { return };
        let Some(mending) = fix_all(*check, self.world.document.scenario()) else {
            self.toasts.say("There is nothing to fix");
            return;
        };
        let things =
            if mending.remedies == 1 { "1 problem" } else { &format!("{} problems", mending.remedies) };
        let before = self.world.document.state();
        self.edit(&format!("Fix {things}"), mending.edit, Gesture::Whole);
        if self.world.document.state() != before {
            let left = if mending.left == 0 { String::new() } else { format!("; {} left", mending.left) };
            self.toasts.say(format!("Fixed {things}{left}"));
        }
    }
}
