//! 'Change rules…': what becomes of the battle under another ruleset, told before it is done. The
//! result opens as a new battle without a file: the old one, on disk, is as it was.

use super::Workbench;
use super::dialog::{Answer, Dialog, DialogContext, buttons, cancel};
use super::request::Request;
use crate::app::rulesets::RULESETS;
use crate::panels::place_name_in;
use crate::ui::theme::{Tokens, size};
use crate::ui::widgets;
use egui::{Color32, ComboBox, RichText, Ui};
use oblique_roster::convert::{Change, ConvertError, Converted, Entry, Sort, convert};
use oblique_rules::Ruleset;
use oblique_scenario::Scenario;
use oblique_text::{text, translated};

/// Places named of an entry before the rest are counted.
const MOST_PLACES: usize = 3;

/// The form.
pub(super) struct ChangeRules {
    old: Scenario,
    from: &'static dyn Ruleset,
    to: &'static dyn Ruleset,
    /// The battle under the rules chosen, or why there is none.
    outcome: Result<Converted, ConvertError>,
}

impl Dialog for ChangeRules {
    fn ui(&mut self, ui: &mut Ui, _: &mut DialogContext<'_>) -> Answer {
        self.form(ui)
    }
}

impl ChangeRules {
    /// The form for a battle; `None` where there are no other rules.
    fn new(from: &'static dyn Ruleset, old: &Scenario) -> Option<Self> {
        let to = others(from).next()?;
        let old = old.clone();
        let outcome = convert(&old, from, to);
        Some(Self { old, from, to, outcome })
    }

    fn form(&mut self, ui: &mut Ui) -> Answer {
        ui.heading(text!("windows-change-rules"));
        ui.add_space(size::GAP);
        widgets::row(
            ui,
            text!("windows-new-rules"),
            text!("windows-the-ruleset-the-battle-is-converted-to"),
            |ui| {
                let combo = ComboBox::from_id_salt("change rules").selected_text(&self.to.catalog().name);
                combo
                    .show_ui(ui, |ui| {
                        for ruleset in others(self.from) {
                            let chosen = ruleset.id() == self.to.id();
                            if ui.selectable_label(chosen, &ruleset.catalog().name).clicked() && !chosen {
                                self.to = ruleset;
                                self.outcome = convert(&self.old, self.from, ruleset);
                            }
                        }
                    })
                    .response
            },
        );
        widgets::note(ui, text!("windows-the-battle-opens-as-a-new-one-without"));
        ui.add_space(size::GAP);
        match &self.outcome {
            Ok(converted) => report(ui, self.to, converted),
            Err(why) => {
                ui.colored_label(Tokens::of(ui).error, why.to_string());
            }
        }
        buttons(ui, |ui| {
            if let Ok(converted) = &self.outcome {
                if widgets::primary(ui, text!("windows-open-under-the-new-rules")).clicked() {
                    let scenario = Box::new(converted.scenario.clone());
                    return Answer::Do(Request::Open { scenario, unsaved: true });
                }
                if ui.button(text!("windows-copy-the-report")).clicked() {
                    let lines = converted.report.iter().map(|e| line(e, self.to, &converted.scenario));
                    ui.ctx().copy_text(lines.collect::<Vec<_>>().join("\n"));
                }
            }
            cancel(ui, text!("windows-cancel"))
        })
    }
}

/// The rulesets a battle of one can be carried to.
fn others(from: &'static dyn Ruleset) -> impl Iterator<Item = &'static dyn Ruleset> {
    let own = from.id();
    RULESETS.iter().copied().filter(move |r| r.id() != own)
}

fn report(ui: &mut Ui, to: &dyn Ruleset, converted: &Converted) {
    let tokens = Tokens::of(ui);
    let color = |sort: Sort| -> Color32 {
        match sort {
            Sort::Wrong => tokens.error,
            Sort::Lost | Sort::Fixed => tokens.warning,
            Sort::Guessed | Sort::Rounded | Sort::Note => ui.visuals().weak_text_color(),
        }
    };
    let colors: Vec<Color32> = converted.report.iter().map(|e| color(e.sort)).collect();
    widgets::scrolled(widgets::room(ui, 320.0)).auto_shrink([false, true]).show(ui, |ui| {
        for (entry, color) in converted.report.iter().zip(colors) {
            ui.horizontal_top(|ui| {
                ui.label(RichText::new(translated(entry.sort.word())).small().color(color));
                ui.vertical(|ui| {
                    ui.label(translated(&entry.message).as_ref());
                    widgets::note(ui, &places(entry, to, &converted.scenario, MOST_PLACES));
                });
            });
            ui.add_space(size::GAP_SMALL);
        }
    });
}

/// The places of an entry in words, the first of them.
fn places(entry: &Entry, to: &dyn Ruleset, scenario: &Scenario, most: usize) -> String {
    let name = |change: &Change| {
        let place = place_name_in(to.catalog(), scenario, &change.place);
        change
            .sentence()
            .map_or_else(|| place.clone(), |sentence| format!("{place}: {}", translated(&sentence)))
    };
    let named: Vec<String> = entry.places.iter().take(most).map(name).collect();
    let more = entry.places.len().saturating_sub(most);
    let others = if more > 0 { text!("windows-and-more-more", more) } else { String::new() };
    format!("{}{others}", named.join("; "))
}

/// An entry as a line of text with all its places.
fn line(entry: &Entry, to: &dyn Ruleset, scenario: &Scenario) -> String {
    format!(
        "{}: {} ({})",
        translated(entry.sort.word()),
        translated(&entry.message),
        places(entry, to, scenario, usize::MAX)
    )
}

impl Workbench {
    /// Asks what rules the battle should have.
    pub(super) fn ask_change_rules(&mut self) {
        match ChangeRules::new(self.world.ruleset, self.world.document.scenario()) {
            Some(form) => self.dialogs.open(form),
            None => self.toasts.say(text!("windows-there-are-no-other-rules").to_owned()),
        }
    }
}
