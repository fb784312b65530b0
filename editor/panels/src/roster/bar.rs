//! The bar above the table: search, filters, columns, and what may be done.

use super::Roster;
use super::columns;
use super::filter::Only;
use super::groups::GroupBy;
use super::heading::title;
use super::list::Column;
use egui::{TextEdit, Ui};
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::settings::TableColumns;
use oblique_rules::catalog::Role;
use oblique_scenario::Side;
use oblique_text::{inside, text};
use oblique_ui::choice;
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
    let shown = choice(ui, ("units filter", name), text, Some(92.0), |ui| {
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
        .accessible_name(text!("army-filter-by-name", name))
        .on_hover_text(text!("army-show-units-by-name", name));
}

/// Room in which all filters stand beside one another.
const ROOMY: f32 = 1150.0;

impl Roster {
    pub(super) fn bar(&mut self, ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        ui.horizontal_wrapped(|ui| {
            let roomy = ui.available_width() >= ROOMY;
            let edit = TextEdit::singleline(&mut self.filter.text)
                .hint_text(text!("army-search-the-table"))
                .desired_width(if roomy { 150.0 } else { 110.0 });
            ui.add(edit)
                .accessible_name(text!("army-search-the-table"))
                .on_hover_text(text!("army-words-of-the-name-kind-nation-command-or"));
            for (flat, name, help) in [
                (false, text!("army-tree"), text!("army-commands-with-their-units-under-them")),
                (true, text!("army-list"), text!("army-one-list-of-all-units")),
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
            if !self.filter.is_open()
                && ui.button(text!("army-clear")).on_hover_text(text!("army-show-all-units-again")).clicked()
            {
                self.filter = super::filter::Filter::default();
            }
            self.columns_menu(ui, context, out);
            if ui
                .button(text!("army-bulk-edit"))
                .on_hover_text(text!("army-change-all-units-selected-or-listed-at"))
                .clicked()
            {
                out.push(Intent::Run("roster.change_many"));
            }
            if ui
                .button(text!("army-add-from-template"))
                .on_hover_text(text!("army-battalions-regiments-and-commands-by"))
                .clicked()
            {
                out.push(Intent::Run("roster.template"));
            }
            if context.ruleset.army_lists().is_some()
                && ui
                    .button(text!("army-build-an-army"))
                    .on_hover_text(text!("army-from-an-army-list-by-choice-and-by"))
                    .clicked()
            {
                out.push(Intent::Run("roster.build_army"));
            }
        });
        ui.add_space(size::GAP_SMALL);
    }

    fn group_menu(&mut self, ui: &mut Ui) {
        let now = GroupBy::ALL.iter().find(|(by, _)| Some(*by) == self.order.group);
        let text = now.map_or_else(
            || text!("army-group").to_owned(),
            |(_, name)| text!("army-by-what", what = inside(name.get())),
        );
        let response = ui.menu_button(text, |ui| {
            if ui.selectable_label(self.order.group.is_none(), text!("army-no-groups")).clicked() {
                self.order.group = None;
            }
            for (by, name) in GroupBy::ALL {
                if ui
                    .selectable_label(
                        self.order.group == Some(by),
                        text!("army-by-what", what = inside(name.get())),
                    )
                    .clicked()
                {
                    self.order.group = Some(by);
                }
            }
        });
        response
            .response
            .accessible_name(text!("army-group-the-table"))
            .on_hover_text(text!("army-rows-under-headings-each-with-what-it-adds"));
    }

    /// The filters in a menu, where there is no room for them side by side.
    fn filter_menu(&mut self, ui: &mut Ui, context: &EditorContext<'_>) {
        let text = if self.filter.is_open() { text!("army-filter") } else { text!("army-filter-on") };
        let menu = egui::containers::menu::MenuButton::new(text).config(
            egui::containers::menu::MenuConfig::new()
                .close_behavior(egui::PopupCloseBehavior::CloseOnClickOutside),
        );
        let (response, _) = menu.ui(ui, |ui| self.filters(ui, context));
        response.on_hover_text(text!("army-show-some-of-the-units-only"));
    }

    fn filters(&mut self, ui: &mut Ui, context: &EditorContext<'_>) {
        let scenario = context.scenario();
        let sides = Side::BOTH.map(|s| (s, scenario.side(s).name.clone()));
        pick(ui, "side", text!("army-both-sides"), &mut self.filter.side, &sides);
        let arms = [
            (Role::Foot, text!("army-foot")),
            (Role::Light, text!("army-light-troops")),
            (Role::Horse, text!("army-horse")),
            (Role::Guns, text!("army-guns")),
            (Role::Leader, text!("army-leaders")),
        ];
        let arms = arms.map(|(role, name)| (role, name.to_owned()));
        pick(ui, "arm", text!("army-all-arms"), &mut self.filter.arm, &arms);
        let nations: Vec<_> = scenario.nations.iter().map(|(k, n)| (k.clone(), n.name.clone())).collect();
        pick(ui, "nation", text!("army-all-nations"), &mut self.filter.nation, &nations);
        pick(ui, "command", text!("army-all-commands"), &mut self.filter.command, &self.list.commands);
        pick(ui, "quality", text!("army-all-qualities"), &mut self.filter.quality, &self.list.qualities);
        let mut only = Some(self.filter.only).filter(|only| *only != Only::All);
        let options: Vec<_> =
            Only::ALL.into_iter().skip(1).map(|(only, name)| (only, name.to_string())).collect();
        pick(ui, "state", text!("army-in-any-state"), &mut only, &options);
        self.filter.only = only.unwrap_or_default();
    }

    fn columns_menu(&mut self, ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        let menu = egui::containers::menu::MenuButton::new(text!("army-columns")).config(
            egui::containers::menu::MenuConfig::new()
                .close_behavior(egui::PopupCloseBehavior::CloseOnClickOutside),
        );
        let chosen = columns::chosen(context.settings, context.catalog());
        let (response, _) = menu.ui(ui, |ui| {
            widgets::scrolled(widgets::room(ui, 360.0)).show(ui, |ui| {
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
            if chosen != TableColumns::default() && ui.button(text!("army-default-columns")).clicked() {
                out.push(columns::keep(context, TableColumns::default()));
            }
            if self.order.sort.is_some() {
                ui.separator();
                if ui.button(text!("army-stop-sorting")).clicked() {
                    self.order.sort = None;
                    ui.close();
                }
                let help = text!("army-puts-the-order-of-battle-itself-in-the");
                if ui.button(text!("army-keep-this-order")).on_hover_text(help).clicked() {
                    self.keep_order(context, out);
                    ui.close();
                }
            }
            widgets::note(ui, text!("army-click-a-heading-to-sort-by-it-drag"));
        });
        response.on_hover_text(text!("army-columns-shown-and-the-order-of-rows"));
    }
}
