//! Analysis kept true: what is asked is answered, at once where that is quick, by a job where it is
//! not, and again when the document changes in a way that matters.

use super::Workbench;
use super::jobs::waking;
use crate::analysis::{self, Answer, Ask, Question, Reply, Subject, Who};
use crate::view::Selection;
use oblique_board::hex::HexSet;
use oblique_jobs::{Cancelled, Slot};
use oblique_scenario::{ChangeSet, Facets};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Boards of so many hexes are asked at once.
const SMALL_BOARD: usize = 4000;
/// Between two jobs for one question while the ground is painted.
const BETWEEN: Duration = Duration::from_millis(90);

/// What one asker is told: the analysis, or the measuring tool.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Asker {
    Analysis,
    Measure,
}

/// A question, its answer, and the work on it.
#[derive(Default)]
pub(super) struct Inquiry {
    question: Option<Question>,
    /// Is the answer that of the document as it is?
    fresh: bool,
    job: Slot<Reply>,
    /// When it was started last.
    started: Option<Instant>,
    /// The document has changed since.
    outdated: bool,
}

impl Inquiry {
    /// Takes another question; true if it is another.
    fn ask(&mut self, question: Option<Question>) -> bool {
        if self.question == question {
            return false;
        }
        self.question = question;
        self.fresh = false;
        self.job.forget();
        true
    }

    /// The document has changed.
    fn outdate(&mut self) {
        self.fresh = false;
        self.outdated = true;
    }
}

impl Workbench {
    /// Looks whether anything asked wants an answer. Call once a frame.
    pub(super) fn analyse(&mut self, ctx: &egui::Context) {
        let scenario = self.world.document.scenario();
        let asked = self.world.view.ask.question(scenario, &self.world.view.selection);
        let corners = &self.world.view.march_wanted;
        let marched = (corners.len() > 1).then(|| Question::March { corners: corners.clone() });
        for (asker, question) in [(Asker::Analysis, asked), (Asker::Measure, marched)] {
            let inquiry = self.inquiry(asker);
            let before = inquiry.question.as_ref().map(std::mem::discriminant);
            // The answer to something else is no answer.
            if inquiry.ask(question) && inquiry.question.as_ref().map(std::mem::discriminant) != before {
                self.told(asker, None);
            }
            self.work_on(asker, ctx);
        }
        self.world.view.asking = self.inquiries[0].job.is_busy();
    }

    const fn inquiry(&mut self, asker: Asker) -> &mut Inquiry {
        match asker {
            Asker::Analysis => &mut self.inquiries[0],
            Asker::Measure => &mut self.inquiries[1],
        }
    }

    fn told(&mut self, asker: Asker, reply: Option<Reply>) {
        let reply = reply.map(Arc::new);
        match asker {
            Asker::Analysis => self.world.view.answer = reply,
            Asker::Measure => self.world.view.marches = reply,
        }
    }

    fn work_on(&mut self, asker: Asker, ctx: &egui::Context) {
        let small = self.world.document.scenario().board.layout().len() <= SMALL_BOARD;
        let ruleset = self.world.ruleset;
        let inquiry = self.inquiry(asker);
        let Some(question) = inquiry.question.clone().filter(|_| !inquiry.fresh) else { return };
        if small {
            inquiry.fresh = true;
            let reply = analysis::reply(&question, ruleset, self.world.document.scenario(), &|| false);
            self.told(asker, reply);
            ctx.request_repaint();
            return;
        }
        if inquiry.job.is_busy() {
            return;
        }
        if let Some(wait) = inquiry.started.and_then(|at| BETWEEN.checked_sub(at.elapsed())) {
            ctx.request_repaint_after(wait);
            return;
        }
        let scenario = self.world.document.scenario().clone();
        let list = self.jobs.list.clone();
        let inquiry = self.inquiry(asker);
        (inquiry.started, inquiry.outdated) = (Some(Instant::now()), false);
        inquiry.job.start(&list, "Analysing the ground", waking(ctx), move |task| {
            analysis::reply(&question, ruleset, &scenario, &|| task.is_cancelled()).ok_or(Cancelled)
        });
    }

    /// Takes in what jobs have answered.
    pub(super) fn take_answers(&mut self) {
        for asker in [Asker::Analysis, Asker::Measure] {
            let Some(outcome) = self.inquiry(asker).job.poll() else { continue };
            let reply = self.result_of(outcome);
            let layout = self.world.document.scenario().board.layout();
            let inquiry = self.inquiry(asker);
            // Where there is no answer it is not asked again before something has changed.
            inquiry.fresh = !inquiry.outdated;
            // An answer of a moment ago is better than none, but not for a board of another size.
            let fits = match reply.as_ref().map(|reply| &reply.answer) {
                Some(Answer::Reach(march)) => march.reached.len() == layout.len(),
                Some(Answer::View(seen)) => seen.by.len() == layout.len(),
                _ => true,
            };
            self.told(asker, reply.filter(|_| fits));
        }
    }

    /// The document has changed: what rests on it is asked again.
    pub(super) fn analysis_changed(&mut self, change: &ChangeSet) {
        let layout = self.world.document.scenario().board.layout();
        if change.facets.meets(Facets::LAYOUT) {
            self.world.view.answer = None;
            self.world.view.marches = None;
            (self.world.view.ask.from, self.world.view.ask.to) = (None, None);
            self.world.view.march_wanted.clear();
        }
        let people = Facets::PIECES.with(Facets::PARAMS).with(Facets::LAYOUT);
        for asker in [Asker::Analysis, Asker::Measure] {
            let reply = match asker {
                Asker::Analysis => self.world.view.answer.clone(),
                Asker::Measure => self.world.view.marches.clone(),
            };
            let inquiry = self.inquiry(asker);
            let minds = inquiry.question.as_ref().is_some_and(|q| q.minds(change.facets));
            // Ground the answer does not rest on may change as it likes.
            let rests = change.facets.meets(people)
                || !inquiry.fresh
                || reply.is_none_or(|r| change.hexes.iter().any(|hex| r.answer.rests_on(layout, *hex)));
            if minds && rests {
                inquiry.outdate();
            }
        }
    }

    /// Asks about something else, or no more about the same.
    pub(crate) fn ask_about(&mut self, subject: Subject) {
        let ask = &mut self.world.view.ask;
        if ask.subject == subject && ask.shown {
            self.clear_analysis();
            return;
        }
        ask.subject = subject;
        ask.shown = true;
        // Whoever has picked units and no hex means them.
        let units = matches!(self.world.view.selection, Selection::Pieces(_));
        if matches!(subject, Subject::View | Subject::Reach) && ask.from.is_none() && units {
            ask.who = Who::Selected;
        }
        self.show_panel("analysis");
        if subject.points() {
            self.take_tool("analyse");
        }
    }

    /// Shows the analysis over the map, or hides it.
    pub(crate) fn toggle_analysis(&mut self) {
        self.world.view.ask.shown = !self.world.view.ask.shown;
    }

    /// Asks nothing more.
    pub(crate) fn clear_analysis(&mut self) {
        let Ask { side, turns, .. } = self.world.view.ask;
        self.world.view.ask = Ask { side, turns, ..Ask::default() };
    }

    /// Selects the hexes nobody gets to.
    pub(crate) fn select_unreached(&mut self) {
        let Some(Answer::Pockets(pockets)) = self.world.view.answer.as_deref().map(|reply| &reply.answer)
        else {
            return;
        };
        let all = HexSet::clone(&pockets.all);
        let count = analysis::words::count(all.len(), "hex", "hexes");
        self.world.view.set_area(Some(all));
        self.toasts.say(format!("{count} selected"));
    }
}
