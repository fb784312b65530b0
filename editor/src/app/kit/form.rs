//! The dialog: paper, sizes and parts of a kit beside its pages.

use super::pages::PagesShown;
use super::{Source, WantedKit};
use crate::app::dialog::{Answer, Dialog, DialogContext, buttons, cancel};
use crate::app::export::style_row;
use crate::app::request::Request;
use crate::settings::KitChoices;
use crate::ui::theme::size;
use crate::ui::widgets;
use egui::{ComboBox, Ui};
use oblique_exchange::kit::{COUNTER_MM, COUNTERS, KitRequest, PARTS};
use oblique_exchange::pdf::{HEX_MM, PAPERS};
use oblique_text::{Language, language, text, translated};

/// Width of the form beside the pages.
const FORM_WIDTH: f32 = size::LABEL_WIDTH + 200.0;

/// The form.
pub(super) struct KitForm {
    source: Source,
    choices: KitChoices,
    pages: PagesShown,
}

impl KitForm {
    pub(super) fn new(source: Source, choices: KitChoices) -> Self {
        Self { source, choices, pages: PagesShown::default() }
    }

    fn fields(&mut self, ui: &mut Ui) {
        let choices = &mut self.choices;
        widgets::row(ui, text!("files-paper"), text!("files-what-every-page-is-printed-on"), |ui| {
            let combo = ComboBox::from_id_salt("kit paper").selected_text(choices.paper.clone());
            combo
                .show_ui(ui, |ui| {
                    for paper in PAPERS {
                        ui.selectable_value(&mut choices.paper, paper.name.to_owned(), paper.name);
                    }
                })
                .response
        });
        let common = COUNTERS.iter().find(|size| (size.mm - choices.counter_mm).abs() < 0.01);
        widgets::row(ui, text!("files-counters"), text!("files-the-side-of-a-counter"), |ui| {
            let combo = ComboBox::from_id_salt("kit counters")
                .selected_text(common.map_or(text!("files-other").into(), |size| translated(size.name)));
            combo
                .show_ui(ui, |ui| {
                    for size in COUNTERS {
                        ui.selectable_value(&mut choices.counter_mm, size.mm, translated(size.name).as_ref());
                    }
                })
                .response
        });
        widgets::row(
            ui,
            text!("files-counter-side"),
            text!("files-the-side-of-a-counter-in-millimetres"),
            |ui| {
                let field = widgets::decimal_number(&mut choices.counter_mm).range(COUNTER_MM).speed(0.05);
                ui.add(field.max_decimals(3).suffix(" mm"))
            },
        );
        ui.checkbox(&mut choices.hex_suits, text!("files-hexes-as-large-as-the-counters-need"));
        let suits = choices.hex_suits;
        widgets::row(ui, text!("files-hex-size"), text!("files-from-one-flat-side-of-a-hex-to"), |ui| {
            let mut shown = KitRequest::hex_for(choices.counter_mm);
            let value = if suits { &mut shown } else { &mut choices.hex_mm };
            let field =
                widgets::decimal_number(value).range(HEX_MM).speed(0.05).max_decimals(1).suffix(" mm");
            ui.add_enabled(!suits, field)
        });
        style_row(ui, &mut choices.style);
        ui.add_space(size::GAP);
        ui.strong(text!("files-parts"));
        for part in PARTS {
            let mut with = !choices.without.iter().any(|id| id == part.id);
            if ui
                .checkbox(&mut with, translated(part.title).as_ref())
                .on_hover_text(translated(part.about).as_ref())
                .changed()
            {
                choices.without.retain(|id| id != part.id);
                if !with {
                    choices.without.push(part.id.to_owned());
                }
            }
        }
    }
}

impl Dialog for KitForm {
    fn id(&self) -> &'static str {
        "print kit"
    }

    fn width(&self) -> Option<f32> {
        None
    }

    fn ui(&mut self, ui: &mut Ui, at: &mut DialogContext<'_>) -> Answer {
        ui.heading(text!("files-print-kit"));
        ui.add_space(size::GAP);
        ui.horizontal_top(|ui| {
            ui.vertical(|ui| {
                ui.set_width(FORM_WIDTH);
                self.fields(ui);
                ui.add_space(size::GAP);
                if language() != Language::ENGLISH {
                    widgets::note(ui, text!("files-the-kit-is-printed-in-english"));
                }
                let count = self.pages.count();
                widgets::note(
                    ui,
                    &count.map_or_else(String::new, |pages| text!("files-pages-pages-in-all", pages)),
                );
            });
            ui.add_space(size::GAP);
            self.pages.ui(ui, at.jobs);
        });
        let request = self.choices.request(self.source.style);
        self.pages.take(at, ui.ctx());
        self.pages.ask(&self.source, &request, at.jobs, ui.ctx());
        let works = !self.pages.fails() && request.parts().next().is_some();
        buttons(ui, |ui| {
            let write =
                ui.add_enabled_ui(works, |ui| widgets::primary(ui, text!("files-write-the-kit"))).inner;
            if write.clicked() {
                let wanted = WantedKit { source: self.source.clone(), request };
                return Answer::Do(Request::PrintKit(Box::new(self.choices.clone()), Box::new(wanted)));
            }
            cancel(ui, text!("files-cancel"))
        })
    }
}
