//! The commands of the army being built: what sort they are, their generals, who is in them.

use super::ArmyBuilder;
use super::figures::{Changed, figures};
use crate::ui::theme::{Tokens, size};
use crate::ui::widgets;
use egui::{Align, ComboBox, RichText, TextEdit, Ui};
use oblique_rules::lists::{ArmyList, ByHand, Command, CommandType, Units, sorts};
use oblique_text::text;

/// The width of a name's field, points.
const NAME_WIDTH: f32 = 150.0;
/// The width of a list to choose from, points.
const COMBO_WIDTH: f32 = 150.0;

/// What was asked for in the rows.
enum Wanted {
    Sort(usize, String),
    Remove(usize),
    Units(usize),
    General(usize),
    Alternative(usize, usize, usize),
}

impl ArmyBuilder {
    /// Every command, the commander in chief with the reserve last.
    pub(super) fn command_rows(&mut self, ui: &mut Ui, list: &ArmyList) {
        let army = self.plan.as_ref().and_then(|plan| plan.army(self.rules.catalog(), list));
        let Some(army) = army else { return };
        let mut wanted = None;
        for (at, command) in army.commands.iter().chain([&army.chief]).enumerate() {
            let chief = at == army.commands.len();
            let top = ui.horizontal(|ui| self.head(ui, list, at, command, chief, &mut wanted)).response;
            if self.wanted == Some(at) {
                top.scroll_to_me(Some(Align::TOP));
                self.wanted = None;
            }
            self.general(ui, at, command, &mut wanted);
            self.units(ui, list, at, command, &mut wanted);
            ui.add_space(size::GAP);
        }
        let (Some(plan), Some(wanted)) = (&mut self.plan, wanted) else { return };
        match wanted {
            Wanted::Sort(at, sort) => plan.choose_sort(list, at, &sort),
            Wanted::Remove(at) => _ = plan.commands.remove(at),
            Wanted::Units(at) => plan.draw_units(list, at),
            Wanted::General(at) => plan.throw_general(self.lists, self.rules.catalog(), list, at),
            Wanted::Alternative(at, part, which) => plan.choose_alternative(list, at, part, which),
        }
    }

    /// What sort of command it is.
    fn head(
        &self,
        ui: &mut Ui,
        list: &ArmyList,
        at: usize,
        command: &Command,
        chief: bool,
        wanted: &mut Option<Wanted>,
    ) {
        if chief {
            let name = if command.name.is_empty() { text!("army-commander-in-chief") } else { &command.name };
            ui.label(RichText::new(name).strong());
        } else {
            let name = text!("army-command-at", at = at + 1);
            ui.label(RichText::new(&name).strong());
            let combo = ComboBox::from_id_salt(("sort", at)).width(COMBO_WIDTH).selected_text(&command.name);
            let shown = combo.show_ui(ui, |ui| {
                for sort in sorts(list, self.year) {
                    if ui.selectable_label(sort.id == command.sort, &sort.name).clicked() {
                        *wanted = Some(Wanted::Sort(at, sort.id.clone()));
                    }
                }
            });
            shown.response.accessible_name(text!("army-sort-of-command-at", at = at + 1));
        }
        let worth = |kind: &str, attrs| self.lists.price(self.rules.catalog(), kind, attrs).unwrap_or(0);
        let general = worth(&command.general.kind, &command.general.attrs);
        let points = command.units.iter().map(|unit| worth(&unit.kind, &unit.attrs)).sum::<i32>() + general;
        if points > 0 {
            widgets::note(ui, &text!("army-points-points", points));
        }
        if !command.units.is_empty()
            && named(
                ui,
                text!("army-throw-units-again"),
                &text!("army-throw-the-units-again-command", command = command.name),
            )
        {
            *wanted = Some(Wanted::Units(at));
        }
        if !chief && named(ui, text!("army-remove"), &text!("army-remove-command-at", at = at + 1)) {
            *wanted = Some(Wanted::Remove(at));
        }
    }

    /// Its general.
    fn general(&mut self, ui: &mut Ui, at: usize, command: &Command, wanted: &mut Option<Wanted>) {
        let general = &command.general;
        ui.horizontal(|ui| {
            ui.add_space(size::GAP_LARGE);
            let Some(plan) = &mut self.plan else { return };
            let by_hand = &mut plan.command_mut(at).general;
            name(ui, by_hand, &general.name, &text!("army-name-of-general-at", at = at + 1));
            let about = (general.kind.as_str(), &general.attrs);
            let what = text!("army-figures-of-general", general = general.name);
            apply(by_hand, figures(ui, (self.lists, self.rules.catalog()), about, by_hand, &what));
            if named(
                ui,
                text!("army-throw-again"),
                &text!("army-throw-again-general", general = general.name),
            ) {
                *wanted = Some(Wanted::General(at));
            }
        });
    }

    /// Its units, part by part.
    fn units(
        &mut self,
        ui: &mut Ui,
        list: &ArmyList,
        at: usize,
        command: &Command,
        wanted: &mut Option<Wanted>,
    ) {
        let Some(sort) = list.command_type(&command.sort) else { return };
        let Some(plan) = &mut self.plan else { return };
        let mut raised = command.units.iter();
        for (number, part) in plan.command_mut(at).parts.iter_mut().enumerate() {
            let alternatives = sort.parts.get(number).map_or(&[][..], Vec::as_slice);
            if alternatives.len() > 1 {
                ui.horizontal(|ui| {
                    ui.add_space(size::GAP_LARGE);
                    if let Some(which) = alternative(ui, list, sort, (at, number), part.alternative) {
                        *wanted = Some(Wanted::Alternative(at, number, which));
                    }
                });
            }
            let entries = alternatives.get(part.alternative).map_or(&[][..], |Units(_, entries)| entries);
            for (slot, unit) in part.units.iter_mut().enumerate() {
                let Some(recruit) = raised.next() else { continue };
                ui.horizontal(|ui| {
                    ui.add_space(size::GAP_LARGE);
                    name(
                        ui,
                        &mut unit.by_hand,
                        &recruit.name,
                        &text!("army-name-of-recruit", recruit = recruit.name),
                    );
                    entry(ui, list, (at, number, slot), entries, &mut unit.entry, &recruit.name);
                    let about = (recruit.kind.as_str(), &recruit.attrs);
                    let what = text!("army-figures-of-general", general = recruit.name);
                    let changed =
                        figures(ui, (self.lists, self.rules.catalog()), about, &unit.by_hand, &what);
                    apply(&mut unit.by_hand, changed);
                });
            }
        }
    }
}

/// Which entry of the list a unit is, where there is a choice.
fn entry(
    ui: &mut Ui,
    list: &ArmyList,
    at: (usize, usize, usize),
    entries: &[String],
    chosen: &mut String,
    unit: &str,
) {
    let name_of = |id: &str| list.entry(id).map_or_else(|| id.to_owned(), |entry| entry.name.clone());
    if entries.len() < 2 {
        let place = egui::vec2(COMBO_WIDTH, size::ROW);
        let layout = egui::Layout::left_to_right(Align::Center);
        ui.allocate_ui_with_layout(place, layout, |ui| {
            ui.set_min_width(COMBO_WIDTH);
            widgets::note(ui, &name_of(chosen));
        });
        return;
    }
    let combo = ComboBox::from_id_salt(("entry", at)).width(COMBO_WIDTH).selected_text(name_of(chosen));
    let shown = combo.show_ui(ui, |ui| {
        for id in entries {
            ui.selectable_value(chosen, id.clone(), name_of(id));
        }
    });
    shown.response.accessible_name(text!("army-entry-of-unit", unit));
}

/// Which alternative of a part; the one chosen, if another was.
fn alternative(
    ui: &mut Ui,
    list: &ArmyList,
    sort: &CommandType,
    (at, number): (usize, usize),
    now: usize,
) -> Option<usize> {
    let parts = sort.parts.get(number)?;
    let in_words = |Units(count, entries): &Units| {
        let names: Vec<&str> =
            entries.iter().filter_map(|id| list.entry(id)).map(|entry| entry.name.as_str()).collect();
        format!("{count} × {}", names.join(" or "))
    };
    let mut chosen = None;
    let text = parts.get(now).map(in_words).unwrap_or_default();
    let combo = ComboBox::from_id_salt(("alternative", at, number)).selected_text(text);
    let shown = combo.show_ui(ui, |ui| {
        for (which, units) in parts.iter().enumerate() {
            if ui.selectable_label(which == now, in_words(units)).clicked() && which != now {
                chosen = Some(which);
            }
        }
    });
    shown.response.accessible_name(text!(
        "army-choice-number-of-command-at",
        number = number + 1,
        at = at + 1
    ));
    chosen
}

/// A name that can be set by hand.
fn name(ui: &mut Ui, by_hand: &mut ByHand, shown: &str, label: &str) {
    let mut text = by_hand.name.clone().unwrap_or_else(|| shown.to_owned());
    let set = by_hand.name.is_some();
    let color = set.then(|| Tokens::of(ui).accent);
    let edit = TextEdit::singleline(&mut text).desired_width(NAME_WIDTH).text_color_opt(color);
    if ui.add(edit).accessible_name(label).changed() {
        by_hand.name = Some(text).filter(|text| !text.trim().is_empty());
    }
}

/// A small button with a name of its own for screen readers; was it pressed?
fn named(ui: &mut Ui, text: &str, name: &str) -> bool {
    let button = ui.add(egui::Button::new(text).small());
    button.accessible_name(name).clicked()
}

fn apply(by_hand: &mut ByHand, changed: Option<Changed>) {
    match changed {
        Some(Changed::Set(id, value)) => _ = by_hand.attrs.insert(id, value),
        Some(Changed::Free) => by_hand.attrs.clear(),
        None => {}
    }
}
