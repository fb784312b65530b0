//! Analysis kept true: what is asked is answered, at once where that is quick, by a job where it is
//! not, and again when the document changes in a way that matters.

use super::{Service, ServiceContext};
use crate::analysis::{self, Answer, Ask, Question, Reply, Subject, Who};
use crate::app::world::World;
use crate::view::Selection;
use oblique_board::hex::HexSet;
use oblique_context::Intent;
use oblique_jobs::{Cancelled, Slot};
use oblique_platform::time::{Duration, Instant};
use oblique_scenario::{ChangeSet, Facets};
use oblique_text::text;
use std::sync::Arc;

/// Boards of so many hexes are asked at once.
const SMALL_BOARD: usize = 4000;
/// Between two jobs for one question while the ground is painted.
const BETWEEN: Duration = Duration::from_millis(90);

/// Who asks: the analysis, or the measuring tool.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asker {
    Analysis,
    Measure,
}

/// A question, its answer, and the work on it.
#[derive(Default)]
struct Inquiry {
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

/// The questions to the ground that are kept answered.
#[derive(Default)]
pub(crate) struct Analysis {
    analysis: Inquiry,
    measure: Inquiry,
}

/// Shows an answer, or none.
fn show(world: &mut World, asker: Asker, reply: Option<Reply>) {
    let reply = reply.map(Arc::new);
    match asker {
        Asker::Analysis => world.view.answer = reply,
        Asker::Measure => world.view.marches = reply,
    }
}

impl Service for Analysis {
    fn opened(&mut self, _: &mut World) {
        *self = Self::default();
    }

    /// What rests on what has changed is asked again.
    fn changed(&mut self, world: &mut World, change: &ChangeSet) {
        let layout = world.document.scenario().board.layout();
        if change.facets.meets(Facets::LAYOUT) {
            world.view.answer = None;
            world.view.marches = None;
            (world.view.ask.from, world.view.ask.to) = (None, None);
            world.view.march_wanted.clear();
        }
        let people = Facets::PIECES.with(Facets::PARAMS).with(Facets::LAYOUT);
        for asker in [Asker::Analysis, Asker::Measure] {
            let reply = match asker {
                Asker::Analysis => world.view.answer.clone(),
                Asker::Measure => world.view.marches.clone(),
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

    /// Takes in what jobs have answered.
    fn begin_frame(&mut self, context: &mut ServiceContext<'_>) {
        for asker in [Asker::Analysis, Asker::Measure] {
            let Some(outcome) = self.inquiry(asker).job.poll() else { continue };
            let reply = context.result_of(outcome);
            let layout = context.world.document.scenario().board.layout();
            let inquiry = self.inquiry(asker);
            // Where there is no answer it is not asked again before something has changed.
            inquiry.fresh = !inquiry.outdated;
            // An answer of a moment ago is better than none, but not for a board of another size.
            let fits = match reply.as_ref().map(|reply| &reply.answer) {
                Some(Answer::Reach(march)) => march.reached.len() == layout.len(),
                Some(Answer::View(seen)) => seen.by.len() == layout.len(),
                _ => true,
            };
            show(context.world, asker, reply.filter(|_| fits));
        }
    }

    /// Looks whether anything asked wants an answer.
    fn before_drawing(&mut self, context: &mut ServiceContext<'_>) {
        let scenario = context.world.document.scenario();
        let asked = context.world.view.ask.question(scenario, &context.world.view.selection);
        let corners = &context.world.view.march_wanted;
        let marched = (corners.len() > 1).then(|| Question::March { corners: corners.clone() });
        for (asker, question) in [(Asker::Analysis, asked), (Asker::Measure, marched)] {
            let inquiry = self.inquiry(asker);
            let before = inquiry.question.as_ref().map(std::mem::discriminant);
            // The answer to something else is no answer.
            if inquiry.ask(question) && inquiry.question.as_ref().map(std::mem::discriminant) != before {
                show(context.world, asker, None);
            }
            self.work_on(asker, context);
        }
        context.world.view.asking = self.analysis.job.is_busy();
    }
}

impl Analysis {
    const fn inquiry(&mut self, asker: Asker) -> &mut Inquiry {
        match asker {
            Asker::Analysis => &mut self.analysis,
            Asker::Measure => &mut self.measure,
        }
    }

    fn work_on(&mut self, asker: Asker, context: &mut ServiceContext<'_>) {
        let small = context.world.document.scenario().board.layout().len() <= SMALL_BOARD;
        let ruleset = context.world.ruleset;
        let inquiry = self.inquiry(asker);
        let Some(question) = inquiry.question.clone().filter(|_| !inquiry.fresh) else { return };
        if small {
            inquiry.fresh = true;
            let reply = analysis::reply(&question, ruleset, context.world.document.scenario(), &|| false);
            show(context.world, asker, reply);
            context.egui.request_repaint();
            return;
        }
        if inquiry.job.is_busy() {
            return;
        }
        if let Some(wait) = inquiry.started.and_then(|at| BETWEEN.checked_sub(at.elapsed())) {
            context.egui.request_repaint_after(wait);
            return;
        }
        let scenario = context.world.document.scenario().clone();
        (inquiry.started, inquiry.outdated) = (Some(Instant::now()), false);
        inquiry.job.start(
            context.jobs,
            text!("windows-analysing-the-ground"),
            context.waking(),
            move |task| {
                analysis::reply(&question, ruleset, &scenario, &|| task.is_cancelled()).ok_or(Cancelled)
            },
        );
    }
}

/// Asks about something else, or no more about the same.
pub(crate) fn ask_about(context: &mut ServiceContext<'_>, subject: Subject) {
    let view = &mut context.world.view;
    if view.ask.subject == subject && view.ask.shown {
        clear(context.world);
        return;
    }
    view.ask.subject = subject;
    view.ask.shown = true;
    // Whoever has picked units and no hex means them.
    let units = matches!(view.selection, Selection::Pieces(_));
    if matches!(subject, Subject::View | Subject::Reach) && view.ask.from.is_none() && units {
        view.ask.who = Who::Selected;
    }
    context.out.push(Intent::ShowPanel("analysis"));
    if subject.points() {
        context.out.push(Intent::Tool("analyse"));
    }
}

/// Asks nothing more.
pub(in crate::app) fn clear(world: &mut World) {
    let Ask { side, turns, .. } = world.view.ask;
    world.view.ask = Ask { side, turns, ..Ask::default() };
}

/// Selects the hexes nobody gets to.
pub(crate) fn select_unreached(context: &mut ServiceContext<'_>) {
    let Some(Answer::Pockets(pockets)) = context.world.view.answer.as_deref().map(|reply| &reply.answer)
    else {
        return;
    };
    let all = HexSet::clone(&pockets.all);
    let count = text!("context-count-hexes", n = all.len());
    context.world.view.set_area(Some(all));
    context.out.push(Intent::Say(text!("windows-count-selected", count)));
}
