//! The pages of a kit in small, laid out and drawn by a job; a click shows one large.

use super::Source;
use crate::app::dialog::DialogContext;
use crate::app::jobs::waking;
use crate::app::map_picture::color_image;
use crate::ui::theme::{Tokens, size};
use crate::ui::widgets;
use egui::{Color32, ColorImage, ProgressBar, Sense, TextureHandle, TextureOptions, Ui, vec2};
use oblique_exchange::kit::{KitRequest, Pages, Part};
use oblique_exchange::picture::Error;
use oblique_jobs::{Cancelled, Jobs, Slot};
use oblique_text::{text, translated};
use std::sync::Arc;

/// Room for the pages, in points.
const ROOM: [f32; 2] = [500.0, 470.0];
/// Width of a page in small, in pixels and in points.
const SMALL_PX: u32 = 230;
const SMALL: f32 = 115.0;
/// Width of a page shown large, in pixels.
const LARGE_PX: u32 = 960;

/// Pages drawn in small.
struct Drawn {
    pages: Arc<Pages>,
    images: Vec<ColorImage>,
}

/// The pages.
#[derive(Default)]
pub(super) struct PagesShown {
    job: Slot<Result<Drawn, Error>>,
    /// What was asked for last.
    asked: Option<KitRequest>,
    ready: Option<Ready>,
    why_none: Option<String>,
    /// A page that is drawn large.
    enlarging: Slot<(usize, ColorImage)>,
    large: Option<(usize, TextureHandle)>,
}

struct Ready {
    request: KitRequest,
    pages: Arc<Pages>,
    small: Vec<TextureHandle>,
}

impl PagesShown {
    /// Takes in what jobs have drawn.
    pub(super) fn take(&mut self, at: &mut DialogContext<'_>, ctx: &egui::Context) {
        if let Some(outcome) = self.job.poll()
            && let Some(result) = at.result_of(outcome)
            && let Some(request) = self.asked.clone()
        {
            match result {
                Ok(Drawn { pages, images }) => {
                    let load = |image| ctx.load_texture("page", image, TextureOptions::LINEAR);
                    let small = images.into_iter().map(load).collect();
                    self.ready = Some(Ready { request, pages, small });
                    self.why_none = None;
                }
                Err(why) => self.why_none = Some(why.to_string()),
            }
        }
        if let Some(outcome) = self.enlarging.poll()
            && let Some((page, image)) = at.result_of(outcome)
        {
            self.large = Some((page, ctx.load_texture("page", image, TextureOptions::LINEAR)));
        }
    }

    /// Starts laying pages out where others are wanted than are drawn or shown.
    pub(super) fn ask(&mut self, source: &Source, request: &KitRequest, jobs: &Jobs, ctx: &egui::Context) {
        if self.asked.as_ref() == Some(request) {
            return;
        }
        self.asked = Some(request.clone());
        self.large = None;
        self.why_none = None;
        let (source, request) = (source.clone(), request.clone());
        self.job.start(jobs, text!("files-drawing-the-pages"), waking(ctx), move |task| {
            let pages = match Pages::new(&source.scenario, source.rules, &request) {
                Ok(pages) => Arc::new(pages),
                Err(why) => return Ok(Err(why)),
            };
            let mut images = Vec::with_capacity(pages.len());
            for page in 0..pages.len() {
                if task.is_cancelled() {
                    return Err(Cancelled);
                }
                task.report(page as f32 / pages.len() as f32);
                images.extend(pages.image(page, SMALL_PX).map(|image| color_image(&image)));
            }
            Ok(Ok(Drawn { pages, images }))
        });
    }

    /// Why there is no kit, if there is none.
    pub(super) const fn fails(&self) -> bool {
        self.why_none.is_some()
    }

    /// How many pages there are, once that is known.
    pub(super) fn count(&self) -> Option<usize> {
        self.ready.as_ref().filter(|ready| self.asked.as_ref() == Some(&ready.request)).map(|r| r.small.len())
    }

    /// Draws them.
    pub(super) fn ui(&mut self, ui: &mut Ui, jobs: &Jobs) {
        let tokens = Tokens::of(ui);
        ui.vertical(|ui| {
            ui.set_width(ROOM[0]);
            if let Some(why) = &self.why_none {
                ui.label(egui::RichText::new(why).color(tokens.error));
            } else if self.job.is_busy() {
                ui.horizontal(|ui| {
                    ui.label(text!("files-drawing-the-pages"));
                    ui.add(ProgressBar::new(self.job.progress().unwrap_or(0.0)).desired_width(200.0));
                });
            } else if self.large.is_some() {
                // Escape goes back to all pages first.
                let back = ui.input_mut(|i| i.consume_key(egui::Modifiers::NONE, egui::Key::Escape));
                if ui.button(text!("files-all-pages")).clicked() || back {
                    self.large = None;
                }
            } else {
                ui.label(text!("files-click-a-page-to-see-it-large"));
            }
            ui.add_space(size::GAP_SMALL);
            let area = widgets::scrolled(ROOM[1]).auto_shrink([false, false]);
            area.show(ui, |ui| match (&self.large, &self.ready) {
                (Some((_, picture)), _) => {
                    let [w, h] = picture.size().map(|n| n as f32);
                    let wide = ROOM[0] - 20.0;
                    ui.image((picture.id(), vec2(wide, wide * h / w)));
                }
                (None, Some(ready)) => {
                    if let Some(page) = thumbnails(ui, ready) {
                        let pages = ready.pages.clone();
                        self.enlarging.start(
                            jobs,
                            text!("files-drawing-a-page"),
                            waking(ui.ctx()),
                            move |_| {
                                let image = pages.image(page, LARGE_PX).ok_or(Cancelled)?;
                                Ok((page, color_image(&image)))
                            },
                        );
                    }
                }
                (None, None) => {}
            });
        });
    }
}

/// The pages part by part; answers the one that was clicked.
fn thumbnails(ui: &mut Ui, ready: &Ready) -> Option<usize> {
    let tokens = Tokens::of(ui);
    let parts: Vec<&'static Part> = ready.pages.parts().collect();
    let mut clicked = None;
    let mut from = 0;
    while let Some(part) = parts.get(from) {
        let to = parts.iter().skip(from).take_while(|other| other.id == part.id).count() + from;
        ui.add_space(size::GAP_SMALL);
        let pages = if to - from == 1 {
            text!("files-1-page").to_owned()
        } else {
            text!("files-to-pages", to = to - from)
        };
        let title = translated(part.title);
        ui.strong(format!("{title}, {pages}"));
        ui.horizontal_wrapped(|ui| {
            for (n, picture) in ready.small.iter().enumerate().take(to).skip(from) {
                let [w, h] = picture.size().map(|n| n as f32);
                let (rect, response) = ui.allocate_exact_size(vec2(SMALL, SMALL * h / w), Sense::click());
                let name = text!("files-title-page-n", title = &title, n = n - from + 1);
                response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &name));
                let whole = egui::Rect::from_min_max(egui::Pos2::ZERO, egui::pos2(1.0, 1.0));
                ui.painter().image(picture.id(), rect, whole, Color32::WHITE);
                let line =
                    if response.hovered() || response.has_focus() { tokens.accent } else { tokens.line };
                ui.painter().rect_stroke(rect, 0.0, egui::Stroke::new(1.0, line), egui::StrokeKind::Outside);
                if response.clicked() {
                    clicked = Some(n);
                }
            }
        });
        from = to;
    }
    clicked
}
