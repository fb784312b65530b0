//! The picture in small, drawn by a job; the last one stays until the next is there.

use super::Source;
use super::under::drawn;
use crate::app::dialog::DialogContext;
use crate::app::jobs::waking;
use crate::app::map_picture::MapPicture;
use crate::ui::theme::{Tokens, size};
use egui::{Color32, ColorImage, TextureHandle, TextureOptions, Ui, vec2};
use oblique_exchange::picture::Request;
use oblique_jobs::{Cancelled, Jobs, Progress, Slot};
use oblique_text::text;

/// Size of the preview, in points and in pixels.
const PREVIEW: [f32; 2] = [420.0, 400.0];

/// The preview.
#[derive(Default)]
pub(super) struct Preview {
    job: Slot<ColorImage>,
    /// What was asked for last.
    asked: Option<Request>,
    ready: Option<(Request, TextureHandle)>,
}

impl Preview {
    fn is_ready(&self, request: &Request) -> bool {
        self.ready.as_ref().is_some_and(|(shown, _)| shown == request)
    }

    /// Draws it; where the picture is, once it is that of the request.
    pub(super) fn ui(&self, ui: &mut Ui, request: &Request, works: bool) -> Option<egui::Rect> {
        let tokens = Tokens::of(ui);
        let (rect, response) = ui.allocate_exact_size(vec2(PREVIEW[0], PREVIEW[1]), egui::Sense::hover());
        response.widget_info(|| {
            egui::WidgetInfo::labeled(egui::Role::Image, true, text!("files-preview-of-the-picture"))
        });
        ui.painter().rect_filled(rect, size::RADIUS, tokens.table);
        let ready = self.is_ready(request) || !works;
        let mut shown = None;
        if let Some((_, picture)) = &self.ready {
            let [w, h] = picture.size().map(|n| n as f32);
            let scale = (PREVIEW[0] / w).min(PREVIEW[1] / h).min(1.0);
            let place = egui::Rect::from_center_size(rect.center(), vec2(w, h) * scale);
            let whole = egui::Rect::from_min_max(egui::Pos2::ZERO, egui::pos2(1.0, 1.0));
            let dim = if self.is_ready(request) { Color32::WHITE } else { Color32::from_gray(190) };
            ui.painter().image(picture.id(), place, whole, dim);
            shown = self.is_ready(request).then_some(place);
        }
        if !ready {
            let at = rect.left_bottom() + vec2(8.0, -8.0);
            let font = egui::FontId::proportional(size::BODY);
            let painter = ui.painter();
            let failed = self.asked.as_ref() == Some(request) && !self.job.is_busy();
            let text =
                if failed { text!("files-the-preview-could-not-be-drawn") } else { text!("files-working") };
            let galley = painter.layout_no_wrap(text.to_owned(), font, tokens.text);
            let place = egui::Align2::LEFT_BOTTOM.anchor_size(at, galley.size());
            painter.rect_filled(place.expand(4.0), size::RADIUS, tokens.window);
            painter.galley(place.min, galley, tokens.text);
        }
        shown
    }
}

impl Preview {
    /// Takes in the preview a job has drawn.
    pub(super) fn take(&mut self, at: &mut DialogContext<'_>, ctx: &egui::Context) {
        if let Some(outcome) = self.job.poll()
            && let Some(image) = at.result_of(outcome)
            && let Some(asked) = self.asked
        {
            let texture = ctx.load_texture("picture", image, TextureOptions::LINEAR);
            self.ready = Some((asked, texture));
        }
    }

    /// Starts drawing a preview where another is wanted than is drawn or shown. One that could not be drawn is
    /// not tried again before something else is wanted.
    pub(super) fn ask(&mut self, source: &Source, request: Request, jobs: &Jobs, ctx: &egui::Context) {
        if self.asked == Some(request) {
            return;
        }
        self.asked = Some(request);
        if self.is_ready(&request) {
            self.job.forget();
            return;
        }
        let source = source.clone();
        let mut drawing = None;
        self.job.start_in_steps(jobs, text!("files-drawing-the-preview"), waking(ctx), move |task| {
            if task.is_cancelled() {
                return Err(Cancelled);
            }
            let Some(mut picture) = drawing.take() else {
                let Source { scenario, rules, sheets, .. } = &source;
                let picture = MapPicture::new(scenario, *rules, &request, PREVIEW).ok_or(Cancelled)?;
                let layout = scenario.board.layout();
                let mut go_on = |_| !task.is_cancelled();
                let under = drawn(sheets, layout, &request, Some(PREVIEW), &mut go_on);
                drawing = Some(picture.over(under.map_err(|_| Cancelled)?));
                return Ok(Progress::More);
            };
            if picture.step() {
                return Ok(Progress::Done(picture.into_image()));
            }
            drawing = Some(picture);
            Ok(Progress::More)
        });
    }
}

#[cfg(test)]
mod tests {
    use super::{Preview, waking};
    use crate::app::Workbench;
    use crate::app::dialog::DialogContext;
    use crate::document::blank;
    use crate::settings::Settings;
    use oblique_board::hex::Orientation;
    use oblique_cartography::{Layers, MapStyle};
    use oblique_exchange::picture::{Extent, Format, PieceLayers, Request, Size};
    use oblique_rulesets::RULESETS;
    use std::time::{Duration, Instant};

    #[test]
    fn a_preview_that_panics_is_not_waited_for_and_another_is_drawn() {
        let ctx = egui::Context::default();
        let mut workbench = Workbench::new(Settings::default(), blank(RULESETS[0], Orientation::Flat, 6, 5));
        let source = workbench.picture_source();
        let request = Request {
            format: Format::Png,
            size: Size::HexPx(24.0),
            style: MapStyle::period(),
            layers: Layers::ALL,
            pieces: PieceLayers::COUNTERS,
            sheets: false,
            rulers: false,
            legend: false,
            frame: false,
            margin: 0.0,
            extent: Extent::Board,
        };
        let mut preview = Preview::default();
        let wait = |workbench: &mut Workbench, preview: &mut Preview| {
            let end = Instant::now() + Duration::from_secs(20);
            while workbench.busy() {
                assert!(Instant::now() < end, "it is still waited for");
                let (world, files) = (&workbench.world, &workbench.services.files);
                let (jobs, mut out) = (&workbench.jobs.list, Vec::new());
                preview.take(&mut DialogContext { world, files, jobs, out: &mut out }, &ctx);
                std::thread::yield_now();
            }
        };
        preview.asked = Some(request);
        let list = &workbench.jobs.list;
        preview.job.start(list, "Drawing the preview", waking(&ctx), |_| panic!("no paint"));
        wait(&mut workbench, &mut preview);
        preview.ask(&source, request, &workbench.jobs.list, &ctx);
        assert!(!workbench.busy() && !preview.is_ready(&request), "the same is not tried again");
        let other = Request { rulers: true, ..request };
        preview.ask(&source, other, &workbench.jobs.list, &ctx);
        wait(&mut workbench, &mut preview);
        assert!(preview.is_ready(&other));
    }
}
