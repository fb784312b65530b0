//! The import window: the sheet on the left, what it would do on the right.

use super::super::Workbench;
use super::{RosterImport, outcome, ratings, source, words};
use crate::ui::theme::{Tokens, size};
use crate::ui::widgets;
use egui::{ComboBox, Response, Ui, vec2};
use oblique_context::Gesture;
use oblique_exchange::spreadsheet::{Column, Decimal, Hierarchy, Separator, TableContent};
use oblique_rules::catalog::Catalog;
use oblique_scenario::{Scenario, Side};
use oblique_text::{text, translated};

/// The window at its largest.
const LARGEST: egui::Vec2 = vec2(1240.0, 780.0);
/// Width of what the import would do.
const OUTCOME_WIDTH: f32 = 340.0;

/// What the user wants of the window.
#[derive(Clone, Copy, PartialEq, Eq)]
enum WindowAction {
    Stay,
    Import,
    Close,
}

impl Workbench {
    pub(in crate::app) fn show_army_sheet(&mut self, ctx: &egui::Context) {
        let Some(mut import) = self.army_sheet.take() else { return };
        let (scenario, catalog) = (self.world.document.scenario(), self.world.ruleset.catalog());
        let room = (ctx.content_rect().size() - vec2(72.0, 88.0)).min(LARGEST);
        let modal = crate::ui::modal(ctx, "import roster")
            .show(ctx, |ui| window(ui, room, &mut import, scenario, catalog));
        let wish = if modal.should_close() { WindowAction::Close } else { modal.inner };
        match wish {
            WindowAction::Stay => {
                self.army_sheet = Some(import);
                self.ask_for_plan(ctx);
            }
            WindowAction::Close => ctx.request_repaint(),
            WindowAction::Import => {
                let plan = import.ready.as_ref().map(|(_, plan)| plan.clone());
                if let Some(plan) = plan
                    && let Some(edit) = plan.edit.clone()
                {
                    self.edit(text!("army-import-order-of-battle"), edit, Gesture::Whole);
                    self.toasts.say(text!(
                        "army-imported-title-summary",
                        title = import.title,
                        summary = translated(&plan.summary())
                    ));
                }
                ctx.request_repaint();
            }
        }
    }
}

fn window(
    ui: &mut Ui,
    room: egui::Vec2,
    import: &mut RosterImport,
    scenario: &Scenario,
    catalog: &'static Catalog,
) -> WindowAction {
    ui.set_width(room.x);
    ui.heading(text!("army-import-order-of-battle"));
    widgets::note(ui, &text!("army-from-title-units-are-found-again-by-id", title = import.title));
    for note in &import.table.notes {
        ui.colored_label(Tokens::of(ui).warning, note);
    }
    ui.add_space(size::GAP_SMALL);
    choices(ui, import, scenario, catalog);
    ui.add_space(size::GAP);
    let height = (ui.ctx().content_rect().height() - 330.0).clamp(160.0, room.y - 240.0);
    ui.horizontal_top(|ui| {
        let sheet = vec2(room.x - OUTCOME_WIDTH - size::GAP, height);
        ui.allocate_ui_with_layout(sheet, egui::Layout::top_down(egui::Align::Min), |ui| {
            ui.set_min_size(sheet);
            source::table(ui, import, catalog);
        });
        ui.allocate_ui(vec2(OUTCOME_WIDTH, height), |ui| {
            ui.vertical(|ui| {
                ui.set_width(OUTCOME_WIDTH);
                widgets::scrolled(height).id_salt("outcome").auto_shrink(false).show(ui, |ui| {
                    words::list(ui, import, scenario, catalog);
                    ratings::list(ui, import, catalog);
                    outcome::list(ui, import);
                });
            });
        });
    });
    ui.add_space(size::GAP);
    foot(ui, import)
}

/// A choice in a combo box with a name for all readers.
fn choose<T: Clone + PartialEq>(
    ui: &mut Ui,
    name: &str,
    help: &str,
    value: &mut T,
    options: &[(T, String)],
) -> Response {
    let label = ui.label(name).on_hover_text(help);
    let shown = options.iter().find(|(o, _)| o == value).map_or("", |(_, n)| n.as_str());
    let combo = ComboBox::from_id_salt(name).selected_text(shown).width(70.0).show_ui(ui, |ui| {
        for (option, text) in options {
            ui.selectable_value(value, option.clone(), text);
        }
    });
    combo.response.labelled_by(label.id).on_hover_text(help)
}

fn choices(ui: &mut Ui, import: &mut RosterImport, scenario: &Scenario, catalog: &'static Catalog) {
    ui.horizontal_wrapped(|ui| {
        match &import.table.content {
            TableContent::Text(_) => {
                let mut separator = import.sheet.separator;
                let names: Vec<_> =
                    Separator::ALL.iter().map(|s| (*s, translated(s.name()).into_owned())).collect();
                choose(
                    ui,
                    text!("army-delimiter"),
                    text!("army-what-stands-between-two-cells-of-a-row"),
                    &mut separator,
                    &names,
                );
                if separator != import.sheet.separator {
                    import.separate(separator, scenario, catalog);
                }
            }
            TableContent::Book(sheets) if sheets.len() > 1 => {
                let mut place = import.place;
                let names: Vec<_> = sheets.iter().map(|sheet| sheet.name.clone()).enumerate().collect();
                choose(
                    ui,
                    text!("army-sheet"),
                    text!("army-which-sheet-of-the-workbook-is-the-order"),
                    &mut place,
                    &names,
                );
                if place != import.place {
                    import.turn_to(place, scenario, catalog);
                }
            }
            TableContent::Book(_) => {}
        }
        let options = &mut import.options;
        let mut has_header = options.header_row.is_some();
        let help = text!("army-the-first-row-that-is-used-names-the");
        if ui.checkbox(&mut has_header, text!("army-header-row")).on_hover_text(help).changed() {
            options.header_row = has_header.then_some(0);
        }
        let names: Vec<_> = Hierarchy::ALL.iter().map(|h| (*h, h.name().to_owned())).collect();
        choose(
            ui,
            text!("army-commands-by"),
            text!("army-where-the-sheet-says-who-is-under-whom"),
            &mut options.hierarchy,
            &names,
        );
        let names: Vec<_> = Decimal::ALL.iter().map(|d| (*d, d.name().to_owned())).collect();
        choose(
            ui,
            text!("army-numbers"),
            text!("army-how-decimals-and-thousands-are-written"),
            &mut options.decimal,
            &names,
        );
        if options.column_of(&Column::Side).is_none() {
            let names: Vec<_> = Side::BOTH.iter().map(|s| (*s, scenario.side(*s).name.clone())).collect();
            choose(
                ui,
                text!("army-side"),
                text!("army-the-side-of-the-units-of-this-sheet"),
                &mut options.side,
                &names,
            );
        }
        let mut kinds = vec![(String::new(), text!("army-none").to_owned())];
        kinds.extend(catalog.kinds.iter().map(|k| (k.id.clone(), k.name.clone())));
        choose(
            ui,
            text!("army-kind"),
            text!("army-the-kind-of-new-units-whose-row-names"),
            &mut options.kind,
            &kinds,
        );
        if options.column_of(&Column::Squadrons).is_some() {
            let label = ui.label(text!("army-men-to-a-squadron")).id;
            let field = widgets::whole_number(ui, &mut options.men_per_squadron).range(1..=2000);
            ui.add(field)
                .labelled_by(label)
                .on_hover_text(text!("army-where-a-row-has-squadrons-and-no-strength"));
        }
    });
    ui.horizontal_wrapped(|ui| {
        let missing = import.ready.as_ref().map_or(0, |(_, plan)| plan.missing_leaders);
        let options = &mut import.options;
        if missing > 0 || options.make_leaders {
            ui.checkbox(&mut options.make_leaders, text!("army-make-the-missing-leaders", count = missing))
                .on_hover_text(text!("army-rows-name-them-and-nobody-is-called-so"));
        }
        ui.checkbox(&mut options.remove_missing, text!("army-remove-units-the-sheet-has-not"))
            .on_hover_text(text!("army-of-the-sides-that-are-in-the-sheet"));
        ui.checkbox(&mut options.blank_clears, text!("army-blank-cells-empty-their-field"))
            .on_hover_text(text!("army-else-a-blank-cell-leaves-the-field-as"));
        ui.checkbox(&mut options.skip_bad_cells, text!("army-leave-bad-cells-out"))
            .on_hover_text(text!("army-the-rest-of-their-row-is-imported"));
        ui.checkbox(&mut options.leave_out_bad, text!("army-leave-rows-with-bad-cells-out"))
            .on_hover_text(text!("army-they-are-left-out-whole-and-the-others"));
    });
}

fn foot(ui: &mut Ui, import: &RosterImport) -> WindowAction {
    ui.horizontal(|ui| {
        let ready = import.is_ready();
        let plan = import.ready.as_ref().map(|(_, plan)| plan).filter(|_| ready);
        let can = plan.is_some_and(|p| p.edit.is_some() && !p.difference.is_empty());
        let text = match plan {
            None if import.has_failed() => text!("army-what-the-import-would-do-could-not-be").to_owned(),
            None => text!("army-working").to_owned(),
            Some(plan) if plan.edit.is_none() => {
                text!("army-count-bad-cells-stand-in-the-way", count = plan.bad.len())
            }
            Some(plan) => translated(&plan.summary()).into_owned(),
        };
        let go = ui.add_enabled_ui(can, |ui| widgets::primary(ui, text!("army-import"))).inner;
        let go = go.on_disabled_hover_text(match plan {
            Some(plan) if plan.edit.is_none() => text!("army-fix-them-in-the-sheet-map-or-convert"),
            Some(_) => text!("army-the-sheet-says-what-the-scenario-says"),
            None => &text,
        });
        let cancel = ui.button(text!("army-cancel"));
        let blocked = plan.is_some_and(|plan| plan.edit.is_none());
        let text = egui::RichText::new(&text);
        ui.label(if blocked { text.color(Tokens::of(ui).error) } else { text });
        if go.clicked() {
            WindowAction::Import
        } else if cancel.clicked() {
            WindowAction::Close
        } else {
            WindowAction::Stay
        }
    })
    .inner
}
