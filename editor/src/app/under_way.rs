//! What is under way in the background, in the status bar: how far it is, and cancelling it.

use super::Workbench;
use crate::ui::Tokens;
use crate::ui::shorten::shorten;
use crate::ui::theme::size;
use egui::{ProgressBar, RichText, Ui};
use oblique_jobs::Running;
use oblique_text::text;
use std::time::Duration;

/// What takes less is not worth a word.
const SHOWN_AFTER: Duration = Duration::from_secs(1);
/// Width of the list, in points.
const WIDTH: f32 = 280.0;
/// Most letters of a name in the bar.
const LETTERS: usize = 36;

/// How far a job is, after its name.
fn percent(job: &Running) -> String {
    job.progress.map_or_else(String::new, |done| format!(" {:.0} %", (done * 100.0).floor()))
}

impl Workbench {
    /// The jobs at work that take their time. The system's file dialogs are none: they wait for the user. What a
    /// battle works out its own screen says.
    fn jobs_under_way(&self, ctx: &egui::Context) -> Vec<Running> {
        let dialogs: Vec<_> = self.services.choosing.running().into_iter().map(|job| job.id).collect();
        let mut jobs = self.jobs.list.running();
        jobs.retain(|job| !dialogs.contains(&job.id));
        if let Some(wait) = jobs.iter().filter_map(|job| SHOWN_AFTER.checked_sub(job.since)).min() {
            ctx.request_repaint_after(wait);
        }
        jobs.retain(|job| job.since >= SHOWN_AFTER);
        if !jobs.is_empty() {
            // For the seconds.
            ctx.request_repaint_after(SHOWN_AFTER);
        }
        jobs
    }

    /// Names what is under way; opens the list of it. Says whether anything is.
    pub(super) fn show_under_way(&self, ui: &mut Ui) -> bool {
        let jobs = self.jobs_under_way(ui.ctx());
        let text = match jobs.as_slice() {
            [] => return false,
            [one] => format!("{}{}", shorten(&one.label, LETTERS), percent(one)),
            many => text!("windows-many-jobs-under-way", many = many.len()),
        };
        let weak = Tokens::of(ui).text_weak;
        let menu = ui.menu_button(RichText::new(text).color(weak), |ui| {
            ui.set_width(WIDTH);
            for job in &jobs {
                self.job_row(ui, job);
            }
        });
        menu.response.on_hover_text(text!("windows-what-is-under-way-in-the-background"));
        true
    }

    fn job_row(&self, ui: &mut Ui, job: &Running) {
        ui.add(egui::Label::new(&job.label).truncate());
        ui.horizontal(|ui| {
            if let Some(done) = job.progress {
                ui.add(ProgressBar::new(done).desired_width(WIDTH * 0.6).show_percentage());
            } else {
                let text = text!("windows-for-as-secs-s", as_secs = job.since.as_secs());
                ui.label(RichText::new(text).color(Tokens::of(ui).text_weak));
            }
            let button = ui
                .add_enabled(job.can_cancel, egui::Button::new(text!("windows-cancel")))
                .on_disabled_hover_text(text!("windows-it-ends-by-itself"));
            let name = text!("windows-cancel-label", label = job.label);
            button.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, job.can_cancel, &name));
            if button.clicked() {
                self.jobs.list.cancel(job.id);
            }
        });
        ui.add_space(size::GAP_SMALL);
    }
}

#[cfg(test)]
mod tests {
    use super::Workbench;
    use crate::app::jobs::waking;
    use crate::document::blank;
    use crate::settings::Settings;
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable as _;
    use oblique_board::hex::Orientation;
    use oblique_jobs::Cancelled;
    use oblique_rulesets::RULESETS;
    use std::time::{Duration, Instant};

    #[test]
    fn a_job_that_takes_its_time_is_named_with_its_progress_and_cancelled_from_the_list() {
        let workbench = Workbench::new(Settings::default(), blank(RULESETS[0], Orientation::Flat, 6, 5));
        let mut harness = Harness::builder()
            .with_size([1280.0, 800.0])
            .build_ui_state(|ui, workbench: &mut Workbench| workbench.ui(ui), workbench);
        harness.run_steps(3);
        let ctx = harness.ctx.clone();
        let jobs = &mut harness.state_mut().jobs;
        jobs.errands.start(&jobs.list, "Counting the men", waking(&ctx), |task| {
            task.report(0.5);
            while !task.is_cancelled() {
                std::thread::sleep(Duration::from_millis(2));
            }
            Err(Cancelled)
        });
        let end = Instant::now() + Duration::from_secs(20);
        let frames_until = |harness: &mut Harness<'_, Workbench>,
                            done: &dyn Fn(&Harness<'_, Workbench>) -> bool| {
            while !done(harness) {
                assert!(Instant::now() < end, "it does not come");
                std::thread::sleep(Duration::from_millis(20));
                harness.run_steps(1);
            }
        };
        let shown = |h: &Harness<'_, Workbench>| h.query_by_label("Counting the men 50 %").is_some();
        assert!(!shown(&harness), "what is quick is not shown");
        frames_until(&mut harness, &shown);
        harness.get_by_label("Counting the men 50 %").click();
        harness.run_steps(2);
        harness.get_by_label("Cancel: Counting the men").click();
        frames_until(&mut harness, &|h| !h.state().busy());
        harness.run_steps(2);
        assert!(!shown(&harness));
    }
}
