//! The bar above the table: search, filters, columns, and what may be done.

use super::Roster;
use super::columns;
use super::filter::Only;
use super::groups::GroupBy;
use super::heading::title;
use super::list::Column;
use egui::{ComboBox, TextEdit, Ui};
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::settings::TableColumns;
use oblique_rules::catalog::Role;
use oblique_scenario::Side;
use oblique_ui::theme::size;
use oblique_ui::widgets;

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

/// Room in which all filters stand beside one another.
const ROOMY: f32 = 1150.0;

impl Roster {
    pub(super) fn bar(&mut self, ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        ui.horizontal_wrapped(|ui| {
            let roomy = ui.available_width() >= ROOMY;
            let edit = TextEdit::singleline(&mut self.filter.text)
                .hint_text("Search the table")
                .desired_width(if roomy { 150.0 } else { 110.0 });
            ui.add(edit)
                .accessible_name("Search the table")
                .on_hover_text("Words of the name, kind, nation, command or quality");
            for (flat, name, help) in [
                (false, "Tree", "Commands with their units under them"),
                (true, "List", "One list of all units"),
            ] {
                let on = self.order.flat == flat && self.order.group.is_none();
                if ui.selectable_label(on, name).on_hover_text(help).clicked() {
                    (self.order.flat, self.order.group) = (flat, None);
                }
            }
            self.group_menu(ui);
            if roomy {
                ui.separator();
                self.filters(ui, context);
            } else {
                self.filter_menu(ui, context);
            }
            if !self.filter.is_open() && ui.button("Clear").on_hover_text("Show all units again").clicked() {
                self.filter = super::filter::Filter::default();
            }
            self.columns_menu(ui, context, out);
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
            if context.ruleset.army_lists().is_some()
                && ui
                    .button("Build an army")
                    .on_hover_text("From an army list, by choice and by dice")
                    .clicked()
            {
                out.push(Intent::Run("roster.build_army"));
            }
        });
        ui.add_space(size::GAP_SMALL);
    }

    fn group_menu(&mut self, ui: &mut Ui) {
        let now = GroupBy::ALL.iter().find(|(by, _)| Some(*by) == self.order.group);
        let text = now.map_or_else(|| "Group".to_owned(), |(_, name)| format!("By {}", name.to_lowercase()));
        let response = ui.menu_button(text, |ui| {
            if ui.selectable_label(self.order.group.is_none(), "No groups").clicked() {
                self.order.group = None;
            }
            for (by, name) in GroupBy::ALL {
                if ui
                    .selectable_label(self.order.group == Some(by), format!("By {}", name.to_lowercase()))
                    .clicked()
                {
                    self.order.group = Some(by);
                }
            }
        });
        response
            .response
            .accessible_name("Group the table")
            .on_hover_text("Rows under headings, each with what it adds up to");
    }

    /// The filters in a menu, where there is no room for them side by side.
    fn filter_menu(&mut self, ui: &mut Ui, context: &EditorContext<'_>) {
        let text = if self.filter.is_open() { "Filter" } else { "Filter: on" };
        let menu = egui::containers::menu::MenuButton::new(text).config(
            egui::containers::menu::MenuConfig::new()
                .close_behavior(egui::PopupCloseBehavior::CloseOnClickOutside),
        );
        let (response, _) = menu.ui(ui, |ui| self.filters(ui, context));
        response.on_hover_text("Show some of the units only");
    }

    fn filters(&mut self, ui: &mut Ui, context: &EditorContext<'_>) {
        let scenario = context.scenario();
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
    }

    fn columns_menu(&mut self, ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        let menu = egui::containers::menu::MenuButton::new("Columns").config(
            egui::containers::menu::MenuConfig::new()
                .close_behavior(egui::PopupCloseBehavior::CloseOnClickOutside),
        );
        let chosen = columns::chosen(context.settings, context.catalog());
        let (response, _) = menu.ui(ui, |ui| {
            egui::ScrollArea::vertical().max_height(360.0).show(ui, |ui| {
                for column in columns::all(context) {
                    if column == Column::name() {
                        continue;
                    }
                    let mut on = columns::is_shown(&chosen, &column, self.order.is_list());
                    if ui.checkbox(&mut on, title(context, &column)).clicked() {
                        out.push(columns::keep(context, columns::switched(context, &column)));
                    }
                }
            });
            if chosen != TableColumns::default() && ui.button("Default columns").clicked() {
                out.push(columns::keep(context, TableColumns::default()));
            }
            if self.order.sort.is_some() {
                ui.separator();
                if ui.button("Stop sorting").clicked() {
                    self.order.sort = None;
                    ui.close();
                }
                let help = "Puts the order of battle itself in the order shown; commands stay together";
                if ui.button("Keep this order").on_hover_text(help).clicked() {
                    self.keep_order(context, out);
                    ui.close();
                }
            }
            widgets::note(ui, "Click a heading to sort by it, drag it to move its column.");
        });
        response.on_hover_text("Columns shown, and the order of rows");
    }
}
