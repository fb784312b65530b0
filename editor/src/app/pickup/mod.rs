//! The form of a pick-up game: what is wished for, and every step as it went, each to be thrown again.
//!
//! The game is made by the ruleset's generator, in the background; the form knows no steps of its own.

#[cfg(test)]
mod tests;

use super::dialog::{Answer, Dialog, DialogContext, buttons, cancel};
use super::jobs::waking;
use super::request::Request;
use crate::ui::theme::{Tokens, size};
use crate::ui::widgets;
use egui::{ComboBox, RichText, Ui};
use oblique_jobs::{Cancelled, Slot};
use oblique_rules::Ruleset;
use oblique_rules::lists::ArmyLists;
use oblique_rules::pickup::{PickupError, PickupGame, StepTaken, Wishes};
use oblique_rulesets::RULESETS;
use oblique_text::{text, translated};

/// Points that can be wished for go from that part of what is usual to so many times it.
const POINTS: (i32, i32) = (4, 5);

/// Height of the list of steps at most, and what the window has above and below it, in points.
const MOST_STEPS: f32 = 320.0;
const ROUND_STEPS: f32 = 420.0;

/// The form.
pub(super) struct PickupForm {
    rules: &'static dyn Ruleset,
    wishes: Wishes,
    slot: Slot<Result<PickupGame, PickupError>>,
    /// The wishes the last game was asked for with.
    asked: Option<Wishes>,
    /// The last game, or why there is none.
    made: Option<Result<PickupGame, PickupError>>,
}

impl Dialog for PickupForm {
    fn id(&self) -> &'static str {
        "pick-up game"
    }

    fn ui(&mut self, ui: &mut Ui, at: &mut DialogContext<'_>) -> Answer {
        if let Some(outcome) = self.slot.poll() {
            self.made = at.result_of(outcome);
        }
        ui.heading(text!("windows-pick-up-game-2"));
        ui.add_space(size::GAP);
        self.rules(ui);
        self.wishes(ui);
        self.ask(ui, at);
        ui.add_space(size::GAP);
        self.steps(ui);
        buttons(ui, |ui| {
            let game = self.made.as_ref().and_then(|made| made.as_ref().ok()).filter(|_| !self.is_working());
            let open = ui
                .add_enabled_ui(game.is_some(), |ui| widgets::primary(ui, text!("windows-open-this-battle")))
                .inner;
            if let Some(game) = game.filter(|_| open.clicked()) {
                let scenario = Box::new(game.scenario.clone());
                return Answer::Do(Request::Open { scenario, unsaved: true });
            }
            cancel(ui, text!("windows-cancel"))
        })
    }
}

impl PickupForm {
    /// The form for a ruleset; `None` where it has no pick-up games.
    pub(super) fn new(rules: &'static dyn Ruleset) -> Option<Self> {
        rules.pickup()?;
        let wishes = Wishes { seed: 1, ..Wishes::default() };
        Some(Self { rules, wishes, slot: Slot::default(), asked: None, made: None })
    }

    /// The form for a ruleset, or for the first that has pick-up games where it has none.
    pub(super) fn for_rules(rules: &'static dyn Ruleset) -> Option<Self> {
        Self::new(rules).or_else(|| RULESETS.iter().find_map(|rules| Self::new(*rules)))
    }

    /// The rules, of those that have pick-up games.
    fn rules(&mut self, ui: &mut Ui) {
        let name = &self.rules.catalog().name;
        let mut chosen = None;
        widgets::row(ui, text!("windows-rules"), "", |ui| {
            let combo = ComboBox::from_id_salt("pick-up rules").selected_text(name);
            combo
                .show_ui(ui, |ui| {
                    for rules in RULESETS.iter().filter(|rules| rules.pickup().is_some()) {
                        let catalog = rules.catalog();
                        let now = catalog.id == self.rules.catalog().id;
                        if ui.selectable_label(now, &catalog.name).clicked() && !now {
                            chosen = Self::new(*rules);
                        }
                    }
                })
                .response
        });
        if let Some(chosen) = chosen {
            *self = chosen;
        }
    }

    fn is_working(&self) -> bool {
        !self.slot.running().is_empty()
    }

    /// Has a game made where the wishes have changed.
    fn ask(&mut self, ui: &Ui, at: &DialogContext<'_>) {
        let Some(generator) = self.rules.pickup().filter(|_| self.asked.as_ref() != Some(&self.wishes))
        else {
            return;
        };
        let wishes = self.wishes.clone();
        self.asked = Some(wishes.clone());
        self.slot.start(at.jobs, text!("windows-making-a-pick-up-game"), waking(ui.ctx()), move |task| {
            let made = generator.generate(&wishes);
            if task.is_cancelled() { Err(Cancelled) } else { Ok(made) }
        });
    }

    fn wishes(&mut self, ui: &mut Ui) {
        let wishes = &mut self.wishes;
        if let Some(lists) = self.rules.army_lists() {
            for (wished, name) in wishes
                .lists
                .iter_mut()
                .zip([text!("windows-army-of-side-a"), text!("windows-army-of-side-b")])
            {
                list(ui, lists, name, wished);
            }
            let (first, last) = lists.common.years;
            optional(
                ui,
                [text!("windows-year"), text!("windows-in-one-year")],
                &mut wishes.year,
                first,
                first..=last,
            );
            let usual = lists.common.usual_points;
            let range = usual / POINTS.0..=usual.saturating_mul(POINTS.1);
            optional(
                ui,
                [text!("windows-points"), text!("windows-to-points")],
                &mut wishes.points,
                usual,
                range,
            );
        }
        widgets::row(ui, text!("windows-seed"), text!("windows-the-same-seed-makes-the-same-game"), |ui| {
            ui.add(widgets::whole_number(ui, &mut wishes.seed).range(0..=u64::from(u32::MAX)).unmarked())
        });
        if ui.button(text!("windows-another-seed")).clicked() {
            wishes.seed = wishes.seed.wrapping_add(1);
            wishes.again.clear();
        }
    }

    fn steps(&mut self, ui: &mut Ui) {
        let working = self.is_working();
        let wishes = &mut self.wishes;
        // A popup offers less room than the window has.
        let high = (ui.ctx().content_rect().height() - ROUND_STEPS).clamp(80.0, MOST_STEPS);
        let area = widgets::scrolled(high).auto_shrink([false, true]);
        area.show(ui, |ui| match &self.made {
            Some(Ok(game)) => {
                for taken in &game.steps {
                    if step(ui, taken, !working) {
                        *wishes.again.entry(taken.step.id.to_owned()).or_default() += 1;
                    }
                }
            }
            Some(Err(why)) => _ = ui.colored_label(Tokens::of(ui).error, translated(&why.to_string())),
            None if working => _ = widgets::note(ui, text!("windows-the-game-is-being-made")),
            None => _ = widgets::note(ui, text!("windows-there-is-no-game")),
        });
    }
}

/// An army list, or any.
fn list(ui: &mut Ui, lists: &ArmyLists, name: &str, wished: &mut Option<String>) {
    let any = text!("windows-by-chance");
    let chosen = wished.as_ref().and_then(|id| lists.list(id)).map_or(any, |list| list.name.as_str());
    widgets::row(ui, name, "", |ui| {
        ComboBox::from_id_salt(name)
            .selected_text(chosen)
            .show_ui(ui, |ui| {
                ui.selectable_value(wished, None, any);
                for list in &lists.lists {
                    ui.selectable_value(wished, Some(list.id.clone()), &list.name);
                }
            })
            .response
    });
}

/// A number that need not be wished for: what the row and its switch are called.
fn optional<N: egui::emath::Numeric>(
    ui: &mut Ui,
    [title, switch]: [&str; 2],
    wished: &mut Option<N>,
    usual: N,
    range: std::ops::RangeInclusive<N>,
) {
    let mut on = wished.is_some();
    if ui.checkbox(&mut on, switch).changed() {
        *wished = on.then_some(usual);
    }
    if let Some(number) = wished {
        widgets::row(ui, title, "", |ui| ui.add(widgets::whole_number(ui, number).range(range)));
    }
}

/// A step as it went; shall it be thrown again?
fn step(ui: &mut Ui, taken: &StepTaken, enabled: bool) -> bool {
    let again = ui.horizontal(|ui| {
        let title = ui.label(RichText::new(translated(taken.step.title)).strong());
        if !taken.throws.is_empty() {
            let thrown = taken.throws.iter().map(|t| {
                text!(
                    "windows-about-value-of-faces",
                    about = translated(t.about.as_ref()),
                    value = t.value,
                    faces = t.faces
                )
            });
            title.on_hover_text(thrown.collect::<Vec<_>>().join("\n"));
        }
        let name = text!("windows-throw-again-title", title = translated(taken.step.title));
        taken.step.by_chance && {
            let button = ui.add_enabled(enabled, egui::Button::new(text!("windows-throw-again")).small());
            button.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, enabled, &name));
            button.clicked()
        }
    });
    for result in &taken.results {
        widgets::note(ui, translated(result).as_ref());
    }
    ui.add_space(size::GAP_SMALL);
    again.inner
}
