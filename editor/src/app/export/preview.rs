//! The picture in small, drawn by a job; the last one stays until the next is there.

use super::Source;
use crate::app::Workbench;
use crate::app::ask::Question;
use crate::app::jobs::Done;
use crate::ui::theme::{Tokens, size};
use egui::{Color32, ColorImage, TextureHandle, TextureOptions, Ui, vec2};
use oblique_cartography::overview::texel;
use oblique_cartography::{MapSource, Point, geometry};
use oblique_exchange::picture::{self, HEX_PX, Measure, Request, Size};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Size of the preview, in points and in pixels.
const PREVIEW: [f32; 2] = [420.0, 400.0];

/// The preview.
#[derive(Default)]
pub(super) struct Preview {
    asked: Option<Asked>,
    ready: Option<(Request, TextureHandle)>,
}

/// A job under way.
struct Asked {
    number: u64,
    request: Request,
    stop: Arc<AtomicBool>,
}

/// What the job brings: no image if it was called off.
pub(in crate::app) struct PreviewDone {
    number: u64,
    image: Option<ColorImage>,
}

impl Preview {
    pub(super) fn stop(&self) {
        if let Some(asked) = &self.asked {
            asked.stop.store(true, Ordering::Relaxed);
        }
    }

    fn is_ready(&self, request: &Request) -> bool {
        self.ready.as_ref().is_some_and(|(shown, _)| shown == request)
    }

    /// Draws it.
    pub(super) fn ui(&self, ui: &mut Ui, request: &Request, works: bool) {
        let tokens = Tokens::of(ui);
        let (rect, response) = ui.allocate_exact_size(vec2(PREVIEW[0], PREVIEW[1]), egui::Sense::hover());
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Image, true, "Preview of the picture"));
        ui.painter().rect_filled(rect, size::RADIUS, tokens.table);
        let ready = self.is_ready(request) || !works;
        if let Some((_, picture)) = &self.ready {
            let [w, h] = picture.size().map(|n| n as f32);
            let scale = (PREVIEW[0] / w).min(PREVIEW[1] / h).min(1.0);
            let place = egui::Rect::from_center_size(rect.center(), vec2(w, h) * scale);
            let whole = egui::Rect::from_min_max(egui::Pos2::ZERO, egui::pos2(1.0, 1.0));
            let dim = if self.is_ready(request) { Color32::WHITE } else { Color32::from_gray(190) };
            ui.painter().image(picture.id(), place, whole, dim);
        }
        if !ready {
            let at = rect.left_bottom() + vec2(8.0, -8.0);
            let font = egui::FontId::proportional(size::BODY);
            let painter = ui.painter();
            let galley = painter.layout_no_wrap("Working".to_owned(), font, tokens.text);
            let place = egui::Align2::LEFT_BOTTOM.anchor_size(at, galley.size());
            painter.rect_filled(place.expand(4.0), size::RADIUS, tokens.window);
            painter.galley(place.min, galley, tokens.text);
        }
    }
}

impl Workbench {
    /// Starts drawing a preview where another is wanted than is drawn or shown; one at a time.
    pub(super) fn ask_for_preview(
        &mut self,
        preview: &mut Preview,
        source: &Source,
        request: Request,
        ctx: &egui::Context,
    ) {
        match &preview.asked {
            Some(asked) if asked.request != request => return preview.stop(),
            Some(_) => return,
            None if preview.is_ready(&request) => return,
            None => {}
        }
        let (number, stop) = (crate::command::Gesture::fresh(), Arc::new(AtomicBool::new(false)));
        preview.asked = Some(Asked { number, request, stop: Arc::clone(&stop) });
        let source = source.clone();
        self.jobs.start(ctx, move || {
            let image = draw(&source, &request, &stop);
            Done::Previewed(Box::new(PreviewDone { number, image }))
        });
    }

    /// A preview is drawn.
    pub(in crate::app) fn previewed(&mut self, done: PreviewDone, ctx: &egui::Context) {
        let Some(Question::ExportPicture(form)) = &mut self.question else { return };
        let preview = form.preview_mut();
        if let Some(asked) = preview.asked.take_if(|asked| asked.number == done.number)
            && let Some(image) = done.image
        {
            let texture = ctx.load_texture("picture", image, TextureOptions::LINEAR);
            preview.ready = Some((asked.request, texture));
        }
    }
}

fn draw(source: &Source, request: &Request, stop: &AtomicBool) -> Option<ColorImage> {
    let layout = source.scenario.board.layout();
    let measure = Measure::new(layout, request).ok()?;
    let (width, height) = (measure.sheet.width(), measure.sheet.height());
    let fits = (PREVIEW[0] / width).min(PREVIEW[1] / height);
    let hex_px = fits.min(measure.hex_px);
    if hex_px < *HEX_PX.start() {
        return from_afar(source, request, &measure, fits, stop);
    }
    let small = Request { size: Size::HexPx(hex_px), ..*request };
    let mut go_on = |_| !stop.load(Ordering::Relaxed);
    let drawn = picture::image(&source.scenario, source.catalog, &small, &mut go_on).ok()?;
    Some(ColorImage::from_rgb([drawn.width as usize, drawn.height as usize], &drawn.rgb))
}

/// A board of so many hexes that each is a pixel or less: ground only.
fn from_afar(
    source: &Source,
    request: &Request,
    measure: &Measure,
    hex_px: f32,
    stop: &AtomicBool,
) -> Option<ColorImage> {
    let map = MapSource::new(Arc::new(source.scenario.board.clone()), source.catalog);
    let layout = map.layout();
    let sheet = measure.sheet;
    let [w, h] = [sheet.width(), sheet.height()].map(|side| (side * hex_px).floor().max(1.0) as usize);
    let mut pixels = Vec::with_capacity(w * h);
    for y in 0..h {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        for x in 0..w {
            let at = sheet.min + Point::new((x as f32 + 0.5) / hex_px, (y as f32 + 0.5) / hex_px);
            let inside = measure.map.contains(at);
            let color = if inside {
                texel(&map, request.style, geometry::hex_at(layout, at))
            } else {
                request.style.margin
            };
            pixels.push(Color32::from_rgb(color.r, color.g, color.b));
        }
    }
    Some(ColorImage::new([w, h], pixels))
}
