//! The bar above the table: search, filters, columns, and what may be done.

use super::Roster;
use super::filter::Only;
use super::list::{Column, all_columns, is_shown};
use crate::command::Intent;
use crate::desk::Desk;
use crate::ui::theme::size;
use crate::ui::widgets;
use egui::{ComboBox, TextEdit, Ui};
use oblique_core::rules::catalog::Role;
use oblique_core::scenario::Side;

/// A filter by one of some things; the first line lets all pass.
fn pick<T: Clone + PartialEq>(
    ui: &mut Ui,
    name: &str,
    all: &str,
    value: &mut Option<T>,
    options: &[(T, String)],
) {
    let now = value.as_ref().and_then(|v| options.iter().find(|(o, _)| o == v));
    let text = now.map_or(all, |(_, name)| name.as_str());
    let combo = ComboBox::from_id_salt(("units filter", name)).selected_text(text).width(92.0).truncate();
    let shown = combo.show_ui(ui, |ui| {
        if ui.selectable_label(value.is_none(), all).clicked() {
            *value = None;
        }
        for (option, name) in options {
            if ui.selectable_label(value.as_ref() == Some(option), name).clicked() {
                *value = Some(option.clone());
            }
        }
    });
    shown
        .response
        .accessible_name(format!("Filter by {name}"))
        .on_hover_text(format!("Show units by {name}"));
}

impl Roster {
    pub(super) fn bar(&mut self, ui: &mut Ui, desk: &Desk<'_>, out: &mut Vec<Intent>) {
        let scenario = desk.scenario();
        ui.horizontal_wrapped(|ui| {
            let edit = TextEdit::singleline(&mut self.filter.text)
                .hint_text("Search the table")
                .desired_width(130.0);
            ui.add(edit)
                .accessible_name("Search the table")
                .on_hover_text("Words of the name, kind, nation, command or quality");
            for (flat, name, help) in [
                (false, "Tree", "Commands with their units under them"),
                (true, "List", "One list of all units"),
            ] {
                if ui.selectable_label(self.flat == flat, name).on_hover_text(help).clicked() {
                    self.flat = flat;
                }
            }
            ui.separator();
            let sides = Side::BOTH.map(|s| (s, scenario.side(s).name.clone()));
            pick(ui, "side", "Both sides", &mut self.filter.side, &sides);
            let arms = [
                (Role::Foot, "Foot"),
                (Role::Light, "Light troops"),
                (Role::Horse, "Horse"),
                (Role::Guns, "Guns"),
                (Role::Leader, "Leaders"),
            ];
            let arms = arms.map(|(role, name)| (role, name.to_owned()));
            pick(ui, "arm", "All arms", &mut self.filter.arm, &arms);
            let nations: Vec<_> = scenario.nations.iter().map(|(k, n)| (k.clone(), n.name.clone())).collect();
            pick(ui, "nation", "All nations", &mut self.filter.nation, &nations);
            pick(ui, "command", "All commands", &mut self.filter.command, &self.list.commands);
            pick(ui, "quality", "All qualities", &mut self.filter.quality, &self.list.qualities);
            let mut only = Some(self.filter.only).filter(|only| *only != Only::All);
            let options: Vec<_> =
                Only::ALL.into_iter().skip(1).map(|(only, name)| (only, name.to_owned())).collect();
            pick(ui, "state", "In any state", &mut only, &options);
            self.filter.only = only.unwrap_or_default();
            if !self.filter.is_open() && ui.button("Clear").on_hover_text("Show all units again").clicked() {
                self.filter = super::filter::Filter::default();
            }
            self.columns_menu(ui, desk, out);
            if ui.button("Bulk edit").on_hover_text("Change all units selected or listed at once").clicked() {
                out.push(Intent::Run("roster.change_many"));
            }
            if ui
                .button("Add from template")
                .on_hover_text("Battalions, regiments and commands by nation")
                .clicked()
            {
                out.push(Intent::Run("roster.template"));
            }
        });
        ui.add_space(size::GAP_SMALL);
    }

    fn columns_menu(&mut self, ui: &mut Ui, desk: &Desk<'_>, out: &mut Vec<Intent>) {
        let menu = egui::containers::menu::MenuButton::new("Columns").config(
            egui::containers::menu::MenuConfig::new()
                .close_behavior(egui::PopupCloseBehavior::CloseOnClickOutside),
        );
        let (response, _) = menu.ui(ui, |ui| {
            egui::ScrollArea::vertical().max_height(360.0).show(ui, |ui| {
                for column in all_columns(desk) {
                    if column == Column::name() {
                        continue;
                    }
                    let mut on = is_shown(desk, &column, self.flat);
                    if ui.checkbox(&mut on, super::draw::title(desk, &column)).clicked() {
                        let id = column.id().to_owned();
                        out.push(Intent::settings(move |settings| {
                            let columns = &mut settings.roster_columns;
                            match columns.iter().position(|other| *other == id) {
                                Some(at) => drop(columns.remove(at)),
                                None => columns.push(id),
                            }
                        }));
                    }
                }
            });
            if !desk.settings.roster_columns.is_empty() && ui.button("Default columns").clicked() {
                out.push(Intent::settings(|settings| settings.roster_columns.clear()));
            }
            if self.sort.is_some() {
                ui.separator();
                if ui.button("Stop sorting").clicked() {
                    self.sort = None;
                    ui.close();
                }
                let help = "Puts the order of battle itself in the order shown; commands stay together";
                if ui.button("Keep this order").on_hover_text(help).clicked() {
                    self.keep_order(desk, out);
                    ui.close();
                }
            }
            widgets::note(ui, "Click a heading to sort by it.");
        });
        response.on_hover_text("Columns shown, and the order of rows");
    }
}
