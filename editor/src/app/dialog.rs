//! The dialogs that ask something: what one is, and the one that has the keys now.
//!
//! A dialog is one file: what it asks, and the request each answer makes. It sees the world and changes nothing of
//! it; the requests are carried out in `request.rs`. Must not know any dialog.

use super::Workbench;
use super::request::Request;
use super::services::files::Files;
use super::world::World;
use crate::ui::theme::size;
use egui::{Context, Ui};
use oblique_context::Intent;
use oblique_jobs::{Jobs, Outcome};
use std::any::Any;
use std::collections::VecDeque;

/// What a dialog led to in a frame.
pub(super) enum Answer {
    /// Nothing yet.
    None,
    /// It was cancelled.
    Cancel,
    /// It is answered.
    Do(Request),
}

/// What a dialog may see, and what it asks for without being answered.
pub(super) struct DialogContext<'a> {
    pub world: &'a World,
    /// Where the document lives.
    pub files: &'a Files,
    /// Where its jobs are listed.
    pub jobs: &'a Jobs,
    /// What it wants done while it stays open.
    pub out: &'a mut Vec<Intent>,
}

impl DialogContext<'_> {
    /// The result of a dialog's job. That one failed is said; one that was cancelled has none.
    pub(super) fn result_of<T>(&mut self, outcome: Outcome<T>) -> Option<T> {
        match outcome {
            Outcome::Done(result) => Some(result),
            Outcome::Cancelled => None,
            Outcome::Failed { job, why } => {
                self.out.push(Intent::Warn(super::jobs::failure(&job, &why)));
                None
            }
        }
    }
}

/// A window that asks something and has the keys until it is answered or cancelled.
pub(super) trait Dialog: Any {
    /// What its size and place are kept under; dialogs as large as they need have one of their own.
    fn id(&self) -> &'static str {
        "question"
    }

    /// Its width in points; `None` is as wide as what it shows.
    fn width(&self) -> Option<f32> {
        Some(size::DIALOG_WIDTH)
    }

    /// Does it stand aside for a question that comes while it is open, to come back afterwards?
    fn gives_way(&self) -> bool {
        false
    }

    /// It stands aside from now on: jobs whose results it would take are none of its any more.
    fn stand_aside(&mut self) {}

    /// Draws it. Escape cancels whatever it is.
    fn ui(&mut self, ui: &mut Ui, at: &mut DialogContext<'_>) -> Answer;
}

/// The dialog that is open, and those that wait until nothing else is asked.
#[derive(Default)]
pub(super) struct DialogStack {
    open: Option<Box<dyn Dialog>>,
    waiting: VecDeque<Box<dyn Dialog>>,
}

impl DialogStack {
    /// Is one open?
    pub(super) fn is_open(&self) -> bool {
        self.open.is_some()
    }

    /// Is one open that does not give way to a question?
    pub(super) fn must_be_answered(&self) -> bool {
        self.open.as_ref().is_some_and(|open| !open.gives_way())
    }

    /// Opens one in place of whatever is open.
    pub(super) fn open(&mut self, dialog: impl Dialog) {
        self.open = Some(Box::new(dialog));
    }

    /// Opens one once nothing else is asked any more.
    pub(super) fn open_later(&mut self, dialog: impl Dialog) {
        self.open_boxed_later(Box::new(dialog));
    }

    /// Opens one now if none is open, else later.
    pub(super) fn open_in_turn(&mut self, dialog: impl Dialog) {
        if self.is_open() { self.open_later(dialog) } else { self.open(dialog) }
    }

    /// The same for one that is boxed.
    pub(super) fn open_boxed(&mut self, dialog: Box<dyn Dialog>) {
        self.open = Some(dialog);
    }

    /// The same for one that is boxed and comes later: at once if the one that is open gives way.
    pub(super) fn open_boxed_later(&mut self, dialog: Box<dyn Dialog>) {
        self.waiting.push_back(dialog);
        // Those that give way come last.
        self.waiting.make_contiguous().sort_by_key(|waiting| waiting.gives_way());
        let next_asks = self.waiting.front().is_some_and(|next| !next.gives_way());
        if next_asks && let Some(mut aside) = self.open.take_if(|open| open.gives_way()) {
            aside.stand_aside();
            self.waiting.push_back(aside);
        }
    }

    /// Drops those that would have come back after they gave way.
    pub(super) fn drop_those_aside(&mut self) {
        self.waiting.retain(|waiting| !waiting.gives_way());
    }

    /// Closes the one that is open.
    pub(super) fn close(&mut self) {
        self.open = None;
    }

    /// Every dialog of a type, the open one first.
    pub(super) fn all<D: Dialog>(&self) -> impl Iterator<Item = &D> {
        let all = self.open.iter().chain(&self.waiting);
        all.filter_map(|dialog| (dialog.as_ref() as &dyn Any).downcast_ref())
    }

    /// The dialog that is open, if it is of a type.
    pub(super) fn current<D: Dialog>(&mut self) -> Option<&mut D> {
        self.open.as_mut().and_then(|dialog| (dialog.as_mut() as &mut dyn Any).downcast_mut())
    }

    /// Those of a type that wait.
    pub(super) fn waiting<D: Dialog>(&mut self) -> impl Iterator<Item = &mut D> {
        self.waiting.iter_mut().filter_map(|dialog| (dialog.as_mut() as &mut dyn Any).downcast_mut())
    }

    fn take(&mut self) -> Option<Box<dyn Dialog>> {
        self.open.take().or_else(|| self.waiting.pop_front())
    }
}

impl Workbench {
    /// Draws the dialog that is open and does what it led to.
    pub(super) fn show_dialog(&mut self, ctx: &Context) {
        let Some(mut dialog) = self.dialogs.take() else { return };
        let (mut answer, mut out) = (Answer::None, Vec::new());
        let modal = crate::ui::modal(ctx, dialog.id()).show(ctx, |ui| {
            if let Some(width) = dialog.width() {
                ui.set_width(width);
            }
            let (world, files, jobs) = (&self.world, &self.services.files, &self.jobs.list);
            answer = dialog.ui(ui, &mut DialogContext { world, files, jobs, out: &mut out });
        });
        // Asked once: asking takes the Escape key.
        let closed = modal.should_close();
        if !matches!(answer, Answer::None) || closed {
            ctx.request_repaint();
        }
        match answer {
            Answer::None if closed => self.no_file(),
            Answer::None => self.dialogs.open = Some(dialog),
            Answer::Cancel => self.no_file(),
            Answer::Do(request) => self.carry_out_request(request, ctx),
        }
        self.carry_out(out, ctx);
    }
}

/// The row of answers at the foot of a dialog.
pub(super) fn buttons(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> Answer) -> Answer {
    ui.add_space(size::GAP_LARGE);
    ui.horizontal(add).inner
}

/// The button that cancels.
pub(super) fn cancel(ui: &mut Ui, text: &str) -> Answer {
    if ui.button(text).clicked() { Answer::Cancel } else { Answer::None }
}
