//! Whether armies are legal: the one being built, and the one the side has now.

use super::ArmyBuilder;
use crate::app::dialog::Answer;
use crate::app::request::Request;
use crate::ui::theme::{Tokens, size};
use crate::ui::widgets::{self, Mark};
use egui::{CollapsingHeader, Ui};
use oblique_context::Intent;
use oblique_roster::totals::thousands;
use oblique_rules::lists::{ArmyList, problems};
use oblique_scenario::Scenario;
use oblique_text::{text, translated};

impl ArmyBuilder {
    /// What keeps the army from being legal; a click brings the command into view.
    pub(super) fn problems(&mut self, ui: &mut Ui, list: &ArmyList) {
        let Some(plan) = &self.plan else { return };
        let found = plan.problems(self.lists, self.rules.catalog(), list);
        if found.is_empty() {
            let note = text!("army-a-legal-army-of-list-in-year", list = list.name, year = self.year);
            widgets::note(ui, &note);
        }
        for (at, message) in found {
            let message = translated(&message).into_owned();
            ui.horizontal(|ui| {
                let color = Tokens::of(ui).warning;
                widgets::mark(ui, Mark::Triangle, color);
                if let Some(at) = at {
                    if ui.link(message).clicked() {
                        self.wanted = Some(at);
                    }
                } else {
                    ui.label(message);
                }
            });
        }
        ui.add_space(size::GAP_SMALL);
    }

    /// The army the side has now, judged by the same list; a click goes to the place of a problem.
    pub(super) fn as_it_stands(&self, ui: &mut Ui, scenario: &Scenario, list: &ArmyList) -> Answer {
        let catalog = self.rules.catalog();
        if !scenario.pieces.values().any(|piece| piece.side == self.side) {
            return Answer::None;
        }
        let found = problems(self.lists, catalog, scenario, self.side, &list.id, self.year);
        let points = self.lists.points_of(catalog, scenario, self.side);
        let problems = i64::try_from(found.len()).unwrap_or(i64::MAX);
        let title = text!(
            "army-the-army-side-has-now-points-points",
            side = scenario.side(self.side).name,
            points,
            problems = text!("context-count-problems", n = problems, shown = thousands(problems))
        );
        let mut answer = Answer::None;
        CollapsingHeader::new(title).id_salt("army as it stands").show(ui, |ui| {
            for problem in found {
                if ui
                    .link(translated(&problem.message).as_ref())
                    .on_hover_text(text!("army-closes-the-dialog-and-goes-there"))
                    .clicked()
                {
                    answer = Answer::Do(Request::Intents(vec![Intent::GoTo(problem.place)]));
                }
            }
        });
        answer
    }

    /// What values set by hand rest on.
    pub(super) fn source(&mut self, ui: &mut Ui, scenario: &Scenario) {
        let Some(plan) = &mut self.plan else { return };
        let name_of = |key: &str| match scenario.meta.sources.get(key) {
            Some(source) => source.title.clone(),
            None => text!("army-the-designers-own-judgement").to_owned(),
        };
        let help = text!("army-values-set-by-hand-that-rest-on-a");
        ui.horizontal(|ui| {
            let label = ui.label(text!("army-values-set-by-hand-rest-on")).on_hover_text(help).id;
            let combo = egui::ComboBox::from_id_salt("source").selected_text(name_of(&plan.source));
            let shown = combo.width(320.0).truncate().show_ui(ui, |ui| {
                ui.selectable_value(&mut plan.source, String::new(), name_of(""));
                for key in scenario.meta.sources.keys() {
                    ui.selectable_value(&mut plan.source, key.clone(), name_of(key));
                }
            });
            shown.response.labelled_by(label);
        });
    }
}
