//! The Trials panel and the Rules compared panel: the same battle played many times, under its own ruleset or under every one,
//! side by side.

use super::Panel;
use egui::{Grid, Label, RichText, ScrollArea, Ui};
use oblique_context::view::RulesCompared;
use oblique_context::{EditorContext, Intent};
use oblique_text::{text, translated};
use oblique_trial::rules::{Row, Section, Under};
use oblique_ui::theme::{Tokens, size};
use oblique_ui::widgets;

/// Battles of a trial unless the user wants another number: a change that matters tells.
const USUAL_TRIAL: u64 = 200;
/// Battles under each ruleset unless the user wants another number.
const USUAL_GAMES: u64 = 20;
/// Most battles under each ruleset.
const MOST_GAMES: u64 = 10_000;
/// Widest column, points.
const COLUMN: f32 = 230.0;

/// Either panel.
struct RulesComparisonPanel {
    under: Under,
    games: u64,
}

/// Makes that of trials.
pub(crate) fn make_trials() -> Box<dyn Panel> {
    Box::new(RulesComparisonPanel { under: Under::Own, games: USUAL_TRIAL })
}

/// Makes that of rulesets compared.
pub(crate) fn make() -> Box<dyn Panel> {
    Box::new(RulesComparisonPanel { under: Under::Every, games: USUAL_GAMES })
}

impl Panel for RulesComparisonPanel {
    fn id(&self) -> &'static str {
        match self.under {
            Under::Own => "trials",
            Under::Every => "rules_comparison",
        }
    }

    fn title(&self) -> String {
        match self.under {
            Under::Own => text!("panels-trials").to_owned(),
            Under::Every => text!("panels-rules-compared").to_owned(),
        }
    }

    fn ui(&mut self, ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        let compared = context.view.rules_compared.as_deref().filter(|compared| compared.under == self.under);
        ui.horizontal_wrapped(|ui| self.bar(ui, context, compared, out));
        ui.add_space(size::GAP_SMALL);
        let Some(compared) = compared.filter(|compared| !compared.rows.is_empty()) else {
            let hint = match self.under {
                Under::Own => text!("panels-the-computer-plays-this-battle-many-times"),
                Under::Every => text!("panels-the-computer-plays-this-battle-under-every"),
            };
            widgets::empty(ui, text!("panels-nothing-has-been-played"), hint);
            return;
        };
        ScrollArea::both().auto_shrink([false, false]).show(ui, |ui| table(ui, compared));
    }
}

impl RulesComparisonPanel {
    fn bar(
        &mut self,
        ui: &mut Ui,
        context: &EditorContext<'_>,
        compared: Option<&RulesCompared>,
        out: &mut Vec<Intent>,
    ) {
        let label = ui.label(match self.under {
            Under::Own => text!("panels-battles"),
            Under::Every => text!("panels-battles-under-each"),
        });
        let games = widgets::whole_number(ui, &mut self.games).range(1..=MOST_GAMES);
        ui.add(games).labelled_by(label.id);
        if let Some(compared) = compared.filter(|compared| compared.running) {
            if ui.button(text!("panels-stop")).clicked() {
                out.push(Intent::CompareRules(0, self.under));
            }
            ui.label(text!(
                "panels-played-of-games-played",
                played = compared.played,
                games = compared.comparison.games
            ));
        } else {
            let play = match self.under {
                Under::Own => text!("panels-play-them"),
                Under::Every => text!("panels-play-and-compare"),
            };
            if ui.button(play).clicked() {
                out.push(Intent::CompareRules(self.games, self.under));
            }
        }
        let Some(compared) = compared.filter(|compared| !compared.rows.is_empty()) else { return };
        if ui
            .button(text!("panels-copy-table"))
            .on_hover_text(text!("panels-as-text-that-spreadsheets-take"))
            .clicked()
        {
            ui.ctx().copy_text(tab_separated(compared));
            out.push(Intent::Say(text!("panels-the-table-is-on-the-clipboard").to_owned()));
        }
        if compared.revision != context.document.revision() {
            ui.label(
                RichText::new(text!("panels-the-battle-has-changed-since")).color(Tokens::of(ui).warning),
            );
        }
    }
}

/// Names of the rulesets.
fn names(compared: &RulesCompared) -> impl Iterator<Item = &str> {
    compared.comparison.played.iter().map(|p| p.contest.rules.catalog().name.as_str())
}

fn table(ui: &mut Ui, compared: &RulesCompared) {
    let grid = Grid::new("rules_comparison").striped(true).max_col_width(COLUMN);
    grid.spacing([size::GAP, size::GAP_SMALL]).show(ui, |ui| {
        ui.label("");
        for name in names(compared) {
            ui.label(RichText::new(name).strong());
        }
        ui.end_row();
        let mut section: Option<Section> = None;
        for row in &compared.rows {
            if section != Some(row.section) {
                section = Some(row.section);
                ui.label(
                    RichText::new(translated(row.section.title())).strong().color(Tokens::of(ui).accent),
                );
                ui.end_row();
            }
            line(ui, row);
        }
    });
}

fn line(ui: &mut Ui, row: &Row) {
    ui.label(translated(&row.what).as_ref());
    for cell in &row.cells {
        // Units of turns and reasons of rulesets are no whole phrases here: half a sentence would be in another language.
        let whole = !matches!(row.section, Section::Length | Section::Decided);
        let cell = if whole { translated(cell) } else { cell.into() };
        ui.add(Label::new(cell.as_ref()).wrap());
    }
    ui.end_row();
}

/// The table as text, columns parted by tabs.
fn tab_separated(compared: &RulesCompared) -> String {
    let head = std::iter::once("").chain(names(compared)).collect::<Vec<_>>().join("\t");
    let rows = compared.rows.iter().map(|row| {
        let cells = std::iter::once(row.what.as_str()).chain(row.cells.iter().map(String::as_str));
        cells.collect::<Vec<_>>().join("\t")
    });
    std::iter::once(head).chain(rows).collect::<Vec<_>>().join("\n")
}
