//! The dialog of maps on paper: how large a hex is, on which paper, into how many pages that falls, and a preview with
//! the sheets on it.

use super::fields::{layers, part, request, style_row, take_what_there_is};
use super::preview::Preview;
use super::{Source, Wanted, What};
use crate::app;
use crate::app::dialog::{Answer, Dialog, DialogContext, buttons, cancel};
use crate::settings::PdfChoices;
use crate::ui::theme::{Tokens, size};
use crate::ui::widgets;
use egui::{Color32, ComboBox, Response, RichText, Stroke, StrokeKind, Ui};
use oblique_exchange::pdf::{HEX_MM, MARGIN_MM, OVERLAP_MM, PAPERS, Pages, PdfRequest};
use oblique_exchange::picture::{Error, Format, Request, Size};
use oblique_mapview::ground::color;
use oblique_text::{text, translated};
use std::ops::RangeInclusive;
use std::sync::Arc;

/// Millimetres an inch.
const INCH: f32 = 25.4;
/// Width of the form beside the preview.
const FORM_WIDTH: f32 = size::LABEL_WIDTH + 226.0;
/// Pixels a hex of the preview at most.
const PREVIEW_HEX_PX: f32 = 48.0;
/// Sizes of hexes that counters are made for, in millimetres.
const USUAL_HEXES: [(&str, f32); 4] = [("5/8″", 15.875), ("16 mm", 16.0), ("3/4″", 19.05), ("20 mm", 20.0)];

/// The last request with its pages, or why there are none.
type Known = (PdfRequest, Result<Arc<Pages>, Arc<Error>>);

/// The form.
pub(in crate::app) struct PdfForm {
    source: Source,
    choices: PdfChoices,
    preview: Preview,
    known: Option<Known>,
}

impl PdfForm {
    pub(super) fn new(source: Source, mut choices: PdfChoices) -> Self {
        take_what_there_is(&mut choices.picture, &source);
        Self { source, choices, preview: Preview::default(), known: None }
    }

    fn request(&self) -> PdfRequest {
        let choices = &self.choices;
        let size = Size::HexPx(PREVIEW_HEX_PX);
        PdfRequest {
            // Pages have no pixels.
            picture: Request { sheets: false, ..request(&choices.picture, &self.source, Format::Svg, size) },
            hex_mm: choices.hex_mm,
            paper: choices.paper(),
            overlap_mm: choices.overlap_mm,
            margin_mm: choices.margin_mm,
        }
    }

    /// The pages a request falls into, worked out when it changes.
    fn pages(&mut self, request: PdfRequest) -> Result<Arc<Pages>, Arc<Error>> {
        if let Some((known, result)) = &self.known
            && *known == request
        {
            return result.clone();
        }
        let layout = self.source.scenario.board.layout();
        let result = Pages::of(layout, &request).map(Arc::new).map_err(Arc::new);
        self.known = Some((request, result.clone()));
        result
    }

    fn fields(&mut self, ui: &mut Ui) {
        let choices = &mut self.choices;
        let inches = choices.inches;
        widgets::row(ui, text!("files-lengths-in"), text!("files-how-lengths-are-shown"), |ui| {
            let mm = ui.selectable_value(&mut choices.inches, false, "mm");
            ui.selectable_value(&mut choices.inches, true, text!("files-inches"));
            mm
        });
        widgets::row(ui, text!("files-hex-size"), text!("files-from-one-flat-side-of-a-hex-to"), |ui| {
            let field = length(ui, &mut choices.hex_mm, HEX_MM, inches);
            for (name, mm) in USUAL_HEXES {
                ui.selectable_value(&mut choices.hex_mm, mm, name);
            }
            field
        });
        widgets::row(ui, text!("files-paper"), text!("files-of-each-page-a-map-on-several-is"), |ui| {
            let one = text!("files-one-sheet-as-large-as-the-map");
            let shown = choices.paper().map_or(one, |paper| paper.name);
            let combo = ComboBox::from_id_salt("pdf paper").selected_text(shown);
            combo
                .show_ui(ui, |ui| {
                    for paper in PAPERS {
                        ui.selectable_value(&mut choices.paper, paper.name.to_owned(), paper.name);
                    }
                    ui.selectable_value(&mut choices.paper, String::new(), one);
                })
                .response
        });
        if !choices.paper.is_empty() {
            widgets::row(
                ui,
                text!("files-overlap"),
                text!("files-how-far-neighbouring-sheets-show-the-same"),
                |ui| length(ui, &mut choices.overlap_mm, OVERLAP_MM, inches),
            );
            widgets::row(
                ui,
                text!("files-blank-edge"),
                text!("files-what-the-printer-leaves-blank-on-each-side"),
                |ui| length(ui, &mut choices.margin_mm, MARGIN_MM, inches),
            );
        }
        let picture = &mut choices.picture;
        part(ui, picture, &self.source);
        style_row(ui, &mut picture.style);
        ui.add_space(size::GAP_SMALL);
        ui.checkbox(&mut picture.legend, text!("files-title-scale-and-compass"));
        ui.checkbox(&mut picture.frame, text!("files-border-lines"));
        layers(ui, picture, false);
    }
}

/// A length of so many millimetres, shown in inches where these are wanted.
fn length(ui: &mut Ui, mm: &mut f32, range: RangeInclusive<f32>, inches: bool) -> Response {
    if !inches {
        return ui.add(widgets::decimal_number(mm).range(range).speed(0.1).max_decimals(2).suffix(" mm"));
    }
    let mut shown = *mm / INCH;
    let of = range.start() / INCH..=range.end() / INCH;
    let field = ui.add(
        widgets::decimal_number(&mut shown).range(of).speed(0.01).max_decimals(3).suffix(text!("files-in")),
    );
    if field.changed() {
        *mm = (shown * INCH).clamp(*range.start(), *range.end());
    }
    field
}

/// The sheets over the picture of the whole map.
fn sheets(ui: &Ui, place: egui::Rect, pages: &Pages, color: Color32) {
    let whole = pages.whole;
    let at = |x: f32, y: f32| {
        let across = (x - whole.min.x) / whole.width();
        place.min + egui::vec2(across * place.width(), (y - whole.min.y) / whole.height() * place.height())
    };
    for sheet in &pages.sheets {
        let rect = egui::Rect::from_two_pos(at(sheet.min.x, sheet.min.y), at(sheet.max.x, sheet.max.y));
        ui.painter().rect_stroke(rect, 0.0, Stroke::new(1.0, color), StrokeKind::Inside);
    }
}

impl Dialog for PdfForm {
    fn id(&self) -> &'static str {
        "pdf"
    }

    fn width(&self) -> Option<f32> {
        None
    }

    fn ui(&mut self, ui: &mut Ui, at: &mut DialogContext<'_>) -> Answer {
        ui.heading(text!("files-export-the-map-as-pdf"));
        ui.add_space(size::GAP);
        let row = ui.horizontal_top(|ui| {
            let column = ui.vertical(|ui| {
                ui.set_width(FORM_WIDTH);
                self.fields(ui);
                ui.add_space(size::GAP);
                let pages = self.pages(self.request());
                match &pages {
                    Ok(pages) => ui.label(translated(&pages.summary()).as_ref()),
                    Err(why) => {
                        ui.label(RichText::new(translated(&why.to_string())).color(Tokens::of(ui).error))
                    }
                };
                pages
            });
            ui.add_space(size::GAP);
            let request = self.request();
            let place = self.preview.ui(ui, &request.picture, column.inner.is_ok());
            if let (Ok(pages), Some(place)) = (&column.inner, place)
                && pages.sheets.len() > 1
            {
                let color = color(request.picture.style.overlay.selected);
                sheets(ui, place, pages, color);
            }
            column.inner
        });
        let (pages, request) = (row.inner, self.request());
        self.preview.take(at, ui.ctx());
        if pages.is_ok() {
            self.preview.ask(&self.source, request.picture, at.jobs, ui.ctx());
        }
        buttons(ui, |ui| {
            let export =
                ui.add_enabled_ui(pages.is_ok(), |ui| widgets::primary(ui, text!("files-export"))).inner;
            if export.clicked() {
                let Source { scenario, rules, .. } = self.source.clone();
                let wanted = Wanted { scenario, rules, sheets: Vec::new(), what: What::Pdf(request) };
                let choices = Box::new(self.choices.clone());
                return Answer::Do(app::request::Request::ExportPdf(choices, Box::new(wanted)));
            }
            cancel(ui, text!("files-cancel"))
        })
    }
}
