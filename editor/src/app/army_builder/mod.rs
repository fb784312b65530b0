//! 'Build an army from a list': an army drawn, chosen and set by hand, and put into the order of battle of a side.
//!
//! What an army may be and how dice make it is worked out with the lists; the dialog knows no ruleset.

mod command_rows;
mod figures;
mod judged;
#[cfg(test)]
mod tests;

use super::Workbench;
use super::dialog::{Answer, Dialog, DialogContext, buttons, cancel};
use super::request::Request;
use crate::ui::theme::{Tokens, size};
use crate::ui::widgets;
use crate::view::Selection;
use egui::{ComboBox, Ui};
use oblique_context::Intent;
use oblique_roster::army::{JoinOptions, joined};
use oblique_rules::Ruleset;
use oblique_rules::lists::{ArmyList, ArmyLists, ArmyPlan};
use oblique_scenario::{Scenario, Side};
use oblique_text::text;

/// The width of the dialog, points.
const WIDTH: f32 = 760.0;
/// The height of the list of commands, points, unless the window is lower.
const HEIGHT: f32 = 360.0;

/// The dialog.
pub(super) struct ArmyBuilder {
    rules: &'static dyn Ruleset,
    lists: &'static ArmyLists,
    /// The list built from, by its place.
    list: usize,
    side: Side,
    /// Most points, if that is limited.
    most_points: Option<i32>,
    /// In place of the pieces the side has?
    replace: bool,
    seed: u64,
    /// The army, or nothing where the list cannot be raised in the year.
    plan: Option<ArmyPlan>,
    year: u16,
    /// The command to bring into view.
    wanted: Option<usize>,
}

impl ArmyBuilder {
    /// The dialog for a battle; `None` where its ruleset has no lists.
    pub(super) fn new(rules: &'static dyn Ruleset, scenario: &Scenario, side: Side) -> Option<Self> {
        let lists = rules.army_lists()?;
        let list = list_of(lists, scenario, side);
        let year = year_of(lists, lists.lists.get(list)?, &scenario.meta.date)?;
        let mut dialog = Self {
            rules,
            lists,
            list,
            side,
            most_points: None,
            replace: true,
            seed: 1,
            plan: None,
            year,
            wanted: None,
        };
        dialog.draw_anew();
        Some(dialog)
    }

    fn chosen(&self) -> Option<&'static ArmyList> {
        self.lists.lists.get(self.list)
    }

    /// Draws another army for another list or year.
    fn draw_anew(&mut self) {
        let Some(list) = self.chosen() else { return };
        let source = self.plan.take().map(|plan| plan.source).unwrap_or_default();
        self.plan = ArmyPlan::new(self.lists, self.rules.catalog(), list, self.year, self.seed);
        if let Some(plan) = &mut self.plan {
            plan.source = source;
        }
    }

    fn points(&self, list: &ArmyList) -> i32 {
        let army = self.plan.as_ref().and_then(|plan| plan.army(self.rules.catalog(), list));
        army.map_or(0, |army| army.points(self.lists, self.rules.catalog()))
    }

    /// What is built for: side, list, year, points.
    fn wishes(&mut self, ui: &mut Ui, scenario: &Scenario) {
        let before = (self.side, self.list, self.year);
        ui.horizontal(|ui| {
            let mut side = self.side;
            combo(ui, text!("army-side"), scenario.side(side).name.clone(), |ui| {
                for other in Side::BOTH {
                    ui.selectable_value(&mut side, other, &scenario.side(other).name);
                }
            });
            if side != self.side {
                self.side = side;
                self.list = list_of(self.lists, scenario, side);
            }
            ui.add_space(size::GAP);
            let name = self.chosen().map_or("", |list| list.name.as_str());
            combo(ui, text!("army-army-list"), name.to_owned(), |ui| {
                for (place, list) in self.lists.lists.iter().enumerate() {
                    ui.selectable_value(&mut self.list, place, &list.name);
                }
            });
            ui.add_space(size::GAP);
            let (first, last) = self.lists.common.years;
            let label = ui
                .label(text!("army-year"))
                .on_hover_text(text!("army-which-commands-there-are-changes-with-the"))
                .id;
            ui.add(widgets::whole_number(ui, &mut self.year).range(first..=last).unmarked())
                .labelled_by(label);
            ui.add_space(size::GAP);
            let mut limited = self.most_points.is_some();
            if ui.checkbox(&mut limited, text!("army-at-most")).changed() {
                self.most_points = limited.then_some(self.lists.common.usual_points);
            }
            if let Some(most) = &mut self.most_points {
                let field = widgets::whole_number(ui, most).range(1..=10_000).suffix(text!("army-points"));
                ui.add(field).accessible_name(text!("army-most-points"));
            }
        });
        if before != (self.side, self.list, self.year) {
            self.draw_anew();
        }
    }

    /// What the army is worth, and whether it may be.
    fn sum(&mut self, ui: &mut Ui, list: &ArmyList) {
        let tokens = Tokens::of(ui);
        ui.horizontal(|ui| {
            let points = self.points(list);
            let over = self.most_points.is_some_and(|most| points > most);
            let text = match self.most_points {
                Some(most) if over => text!("army-points-points-most-too-many", points, most = points - most),
                Some(most) => text!("army-points-of-most-points", points, most),
                None => text!("army-points-points", points),
            };
            ui.colored_label(if over { tokens.error } else { tokens.text }, text);
            let help = text!("army-commands-with-units-set-by-hand-stay-and");
            if ui.button(text!("army-draw-another-army")).on_hover_text(help).clicked() {
                let again = self.plan.as_ref().and_then(|p| p.again(self.lists, self.rules.catalog(), list));
                self.plan = again.or_else(|| self.plan.take());
            }
            if ui.button(text!("army-add-a-command")).clicked()
                && let Some(plan) = &mut self.plan
            {
                plan.add_command(self.lists, self.rules.catalog(), list);
                self.wanted = Some(plan.commands.len() - 1);
            }
        });
        self.problems(ui, list);
        for note in &list.notes {
            widgets::note(ui, note);
        }
    }

    /// The army put into the battle as one step.
    fn build(&self, scenario: &Scenario) -> Option<Answer> {
        let (list, catalog) = (self.chosen()?, self.rules.catalog());
        let army = self.plan.as_ref()?.army(catalog, list)?;
        let wish = JoinOptions { side: self.side, replace: self.replace };
        let added = joined(scenario, catalog, list, &army, wish);
        let message = text!(
            "army-side-has-an-army-of-pieces-pieces",
            side = scenario.side(self.side).name,
            pieces = added.pieces.len()
        );
        let edit = Intent::edit(text!("army-build-an-army-of-list", list = list.name), added.edit);
        Some(Answer::Do(Request::Intents(vec![edit, Intent::Say(message)])))
    }
}

impl Dialog for ArmyBuilder {
    fn id(&self) -> &'static str {
        "army builder"
    }

    fn width(&self) -> Option<f32> {
        Some(WIDTH)
    }

    fn ui(&mut self, ui: &mut Ui, at: &mut DialogContext<'_>) -> Answer {
        let scenario = at.world.document.scenario();
        ui.heading(text!("army-build-an-army-from-a-list"));
        ui.add_space(size::GAP_SMALL);
        self.wishes(ui, scenario);
        let Some(list) = self.chosen() else { return Answer::Cancel };
        self.source(ui, scenario);
        ui.separator();
        let mut answer = Answer::None;
        if self.plan.is_some() {
            self.sum(ui, list);
            let height = HEIGHT.min(ui.ctx().content_rect().height() - 380.0).max(120.0);
            let area = widgets::scrolled(height).auto_shrink([false, true]);
            area.show(ui, |ui| {
                self.command_rows(ui, list);
                answer = self.as_it_stands(ui, scenario, list);
            });
        } else {
            let hint = text!("army-choose-another-year-or-another-list");
            widgets::empty(
                ui,
                &text!("army-list-raised-no-army-in-year", list = list.name, year = self.year),
                hint,
            );
        }
        if !matches!(answer, Answer::None) {
            return answer;
        }
        let has_pieces = scenario.pieces.values().any(|piece| piece.side == self.side);
        if has_pieces {
            let name = &scenario.side(self.side).name;
            ui.add_space(size::GAP);
            ui.horizontal(|ui| {
                ui.radio_value(&mut self.replace, true, text!("army-in-place-of-the-army-name-has", name));
                ui.radio_value(&mut self.replace, false, text!("army-after-it"));
            });
        }
        buttons(ui, |ui| {
            let ready = self.plan.is_some();
            let pressed =
                ui.add_enabled_ui(ready, |ui| widgets::primary(ui, text!("army-build"))).inner.clicked();
            if let Some(answer) = self.build(scenario).filter(|_| pressed) {
                return answer;
            }
            cancel(ui, text!("army-cancel"))
        })
    }
}

/// A name and a list to choose from.
fn combo(ui: &mut Ui, name: &str, chosen: String, options: impl FnOnce(&mut Ui)) {
    let label = ui.label(name).id;
    let shown = ComboBox::from_id_salt(name).selected_text(chosen).show_ui(ui, options);
    shown.response.labelled_by(label);
}

/// The list of the nation most pieces of a side are of, else the first, by its place.
fn list_of(lists: &ArmyLists, scenario: &Scenario, side: Side) -> usize {
    let of = |list: &ArmyList| {
        let nation = |key: &String| scenario.nations.get(key).is_some_and(|n| n.traits_of == list.id);
        let own = scenario.pieces.values().filter(|piece| piece.side == side);
        own.filter(|piece| piece.nation == list.id || nation(&piece.nation)).count()
    };
    let counts: Vec<usize> = lists.lists.iter().map(of).collect();
    let most = counts.iter().max().copied().unwrap_or(0);
    counts.iter().position(|count| *count == most).unwrap_or(0)
}

/// The year of a date where the list has an army then, else the first it has one in; `None` where there is none.
fn year_of(lists: &ArmyLists, list: &ArmyList, date: &str) -> Option<u16> {
    let years = lists.common_years(&[list]);
    let numbers = date.split(|c: char| !c.is_ascii_digit()).filter_map(|word| word.parse().ok());
    numbers.into_iter().find(|year| years.contains(year)).or_else(|| years.first().copied())
}

impl Workbench {
    /// Opens the dialog, for the side of what is selected; says so where the ruleset has no army lists.
    pub(super) fn build_army(&mut self) {
        let world = &self.world;
        let scenario = world.document.scenario();
        let first = if let Selection::Pieces(ids) = &world.view.selection { ids.iter().next() } else { None };
        let selected = first.and_then(|id| scenario.pieces.get(id));
        let side = selected.map_or(Side::A, |piece| piece.side);
        if let Some(dialog) = ArmyBuilder::new(world.ruleset, scenario, side) {
            self.dialogs.open(dialog);
        } else {
            let rules = &world.ruleset.catalog().name;
            self.toasts.say(text!("army-rules-has-no-army-lists-add-units-from", rules));
        }
    }
}
