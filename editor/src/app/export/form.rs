//! The dialog: what the picture shall be, what that comes to, and a preview.

use super::fields::{layers, part, request, style_row, take_what_there_is};
use super::preview::Preview;
use super::{Source, Wanted, What};
use crate::app;
use crate::app::dialog::{Answer, Dialog, DialogContext, buttons, cancel};
use crate::settings::{PictureChoices, Sizing};
use crate::ui::theme::{Tokens, size};
use crate::ui::widgets;
use egui::{ComboBox, RichText, Ui};
use oblique_exchange::picture::{DPI, Error, Format, HEX_PX, MARGIN, Measure, Request, Size, WIDTH_MM};
use oblique_roster::totals::thousands;
use oblique_text::{text, translated};
use std::sync::Arc;

/// Millimetres an inch.
const INCH: f32 = 25.4;
/// Width of the form beside the preview.
const FORM_WIDTH: f32 = size::LABEL_WIDTH + 226.0;

/// The form.
pub(in crate::app) struct PictureForm {
    source: Source,
    choices: PictureChoices,
    preview: Preview,
    /// The last request with its size, or why there is no such picture.
    measured: Option<(Request, Result<Measure, Arc<Error>>)>,
}

impl PictureForm {
    pub(super) fn new(source: Source, mut choices: PictureChoices) -> Self {
        take_what_there_is(&mut choices, &source);
        Self { source, choices, preview: Preview::default(), measured: None }
    }

    fn request(&self) -> Request {
        let choices = &self.choices;
        let size = match choices.sizing {
            Sizing::Hexes => Size::HexPx(choices.hex_px),
            Sizing::Millimetres | Sizing::Inches => {
                Size::Paper { width_mm: choices.width_mm, dpi: choices.dpi }
            }
        };
        request(choices, &self.source, choices.format(), size)
    }

    /// What the request comes to, worked out when it changes.
    fn measure(&mut self, request: Request) -> Result<Measure, Arc<Error>> {
        if let Some((known, result)) = &self.measured
            && *known == request
        {
            return result.clone();
        }
        let layout = self.source.scenario.board.layout();
        let result = Measure::new(layout, &request)
            .and_then(|measure| measure.check(request.format).map(|()| measure))
            .map_err(Arc::new);
        self.measured = Some((request, result.clone()));
        result
    }

    fn fields(&mut self, ui: &mut Ui) {
        let choices = &mut self.choices;
        let hint = text!("files-png-and-webp-are-pixels-without-loss-jpeg");
        widgets::row(ui, text!("files-format"), hint, |ui| {
            let options = Format::ALL.map(|format| {
                let ending = format.ending().to_owned();
                ui.selectable_value(&mut choices.ending, ending, translated(format.name()).as_ref())
            });
            options[0].clone()
        });
        part(ui, choices, &self.source);
        sizes(ui, choices);
        style_row(ui, &mut choices.style);
        widgets::row(ui, text!("files-margin"), text!("files-bare-paper-round-the-picture"), |ui| {
            ui.add(
                widgets::stepped_number(ui, &mut choices.margin, 0.1)
                    .range(MARGIN)
                    .max_decimals(1)
                    .suffix(text!("files-hexes")),
            )
        });
        ui.add_space(size::GAP_SMALL);
        ui.checkbox(&mut choices.legend, text!("files-title-scale-and-compass"));
        ui.checkbox(&mut choices.frame, text!("files-border-lines"));
        ui.checkbox(&mut choices.grain, text!("files-grain-of-the-paper"));
        layers(ui, choices, !self.source.sheets.is_empty());
    }
}

fn sizes(ui: &mut Ui, choices: &mut PictureChoices) {
    let name = |sizing| match sizing {
        Sizing::Hexes => text!("files-pixels-a-hex"),
        Sizing::Millimetres => text!("files-width-in-mm"),
        Sizing::Inches => text!("files-width-in-inches"),
    };
    widgets::row(ui, text!("files-size-by"), text!("files-how-the-size-is-given"), |ui| {
        let combo = ComboBox::from_id_salt("picture sizing").selected_text(name(choices.sizing));
        combo
            .show_ui(ui, |ui| {
                for option in [Sizing::Hexes, Sizing::Millimetres, Sizing::Inches] {
                    ui.selectable_value(&mut choices.sizing, option, name(option));
                }
            })
            .response
    });
    if choices.sizing == Sizing::Hexes {
        widgets::row(ui, text!("files-hex-size"), text!("files-pixels-across-the-flats-of-a-hex"), |ui| {
            ui.add(widgets::decimal_number(&mut choices.hex_px).range(HEX_PX).max_decimals(1).suffix(" px"))
        });
        return;
    }
    widgets::row(ui, text!("files-paper-width"), text!("files-width-of-the-whole-picture-on-paper"), |ui| {
        if choices.sizing == Sizing::Millimetres {
            return ui.add(
                widgets::decimal_number(&mut choices.width_mm).range(WIDTH_MM).max_decimals(1).suffix(" mm"),
            );
        }
        let mut inches = choices.width_mm / INCH;
        let range = WIDTH_MM.start() / INCH..=WIDTH_MM.end() / INCH;
        let field = ui.add(
            widgets::decimal_number(&mut inches)
                .range(range)
                .speed(0.05)
                .max_decimals(2)
                .suffix(text!("files-in")),
        );
        if field.changed() {
            choices.width_mm = (inches * INCH).clamp(*WIDTH_MM.start(), *WIDTH_MM.end());
        }
        field
    });
    widgets::row(ui, text!("files-resolution"), text!("files-dots-an-inch-a-png-keeps-them-for"), |ui| {
        ui.add(widgets::decimal_number(&mut choices.dpi).range(DPI).max_decimals(0).suffix(" dpi"))
    });
}

/// The size in words, or why there is no such picture.
fn result(ui: &mut Ui, request: &Request, measure: &Result<Measure, Arc<Error>>) {
    ui.add_space(size::GAP);
    let measure = match measure {
        Ok(measure) => measure,
        Err(why) => {
            ui.label(RichText::new(translated(&why.to_string())).color(Tokens::of(ui).error));
            return;
        }
    };
    let whole = |n: u64| thousands(i64::try_from(n).unwrap_or(i64::MAX));
    let (width, height) = measure.pixels;
    ui.label(match (measure.paper_mm, request.format) {
        (None, _) => text!("files-width-height-pixels", width = whole(width), height = whole(height)),
        (Some((w, h)), Format::Svg) => text!("files-w-h-mm", w = format!("{w:.0}"), h = format!("{h:.0}")),
        (Some((w, h)), _) => {
            text!(
                "files-w-h-mm-width-height-pixels",
                w = format!("{w:.0}"),
                h = format!("{h:.0}"),
                width = whole(width),
                height = whole(height)
            )
        }
    });
    let memory = whole(measure.memory.div_ceil(1_000_000));
    let hexes = whole(measure.hexes as u64);
    widgets::note(
        ui,
        &text!(
            "files-hex-px-pixels-a-hex-hexes-hexes-about",
            hex_px = format!("{:.0}", measure.hex_px),
            hexes,
            memory
        ),
    );
}

impl Dialog for PictureForm {
    fn id(&self) -> &'static str {
        "picture"
    }

    fn width(&self) -> Option<f32> {
        None
    }

    fn ui(&mut self, ui: &mut Ui, at: &mut DialogContext<'_>) -> Answer {
        ui.heading(text!("files-export-a-picture"));
        ui.add_space(size::GAP);
        let row = ui.horizontal_top(|ui| {
            let column = ui.vertical(|ui| {
                ui.set_width(FORM_WIDTH);
                self.fields(ui);
                let request = self.request();
                let measure = self.measure(request);
                result(ui, &request, &measure);
                measure
            });
            let measure = column.inner;
            ui.add_space(size::GAP);
            self.preview.ui(ui, &self.request(), measure.is_ok());
            measure
        });
        let (measure, request) = (row.inner, self.request());
        self.preview.take(at, ui.ctx());
        if measure.is_ok() {
            self.preview.ask(&self.source, request, at.jobs, ui.ctx());
        }
        buttons(ui, |ui| {
            let export =
                ui.add_enabled_ui(measure.is_ok(), |ui| widgets::primary(ui, text!("files-export"))).inner;
            if export.clicked() {
                let Source { scenario, rules, sheets, .. } = self.source.clone();
                let wanted = Wanted { scenario, rules, sheets, what: What::Picture(request) };
                let choices = self.choices.clone();
                return Answer::Do(app::request::Request::ExportPicture(Box::new(choices), Box::new(wanted)));
            }
            cancel(ui, text!("files-cancel"))
        })
    }
}
