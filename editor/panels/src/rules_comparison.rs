//! The Rules compared panel: the same battle under every ruleset, side by side.

use super::Panel;
use egui::{Grid, Label, RichText, ScrollArea, Ui};
use oblique_context::view::RulesCompared;
use oblique_context::{EditorContext, Intent};
use oblique_text::{text, translated};
use oblique_trial::rules::{Row, Section};
use oblique_ui::theme::{Tokens, size};
use oblique_ui::widgets;

/// Battles under each ruleset unless the user wants another number.
const USUAL_GAMES: u64 = 20;
/// Most battles under each ruleset.
const MOST_GAMES: u64 = 10_000;
/// Widest column, points.
const COLUMN: f32 = 230.0;

/// The panel.
struct RulesComparisonPanel {
    games: u64,
}

/// Makes it.
pub(crate) fn make() -> Box<dyn Panel> {
    Box::new(RulesComparisonPanel { games: USUAL_GAMES })
}

impl Panel for RulesComparisonPanel {
    fn id(&self) -> &'static str {
        "rules_comparison"
    }

    fn title(&self) -> String {
        text!("panels-rules-compared").to_owned()
    }

    fn ui(&mut self, ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        let compared = context.view.rules_compared.as_deref();
        ui.horizontal_wrapped(|ui| self.bar(ui, context, compared, out));
        ui.add_space(size::GAP_SMALL);
        let Some(compared) = compared.filter(|compared| !compared.rows.is_empty()) else {
            let hint = text!("panels-the-computer-plays-this-battle-under-every");
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
        let label = ui.label(text!("panels-battles-under-each"));
        let games = widgets::whole_number(ui, &mut self.games).range(1..=MOST_GAMES);
        ui.add(games).labelled_by(label.id);
        match compared.filter(|compared| compared.running) {
            Some(compared) => {
                if ui.button(text!("panels-stop")).clicked() {
                    out.push(Intent::CompareRules(0));
                }
                ui.label(text!(
                    "panels-played-of-games-played",
                    played = compared.played,
                    games = compared.comparison.games
                ));
            }
            None => {
                if ui.button(text!("panels-play-and-compare")).clicked() {
                    out.push(Intent::CompareRules(self.games));
                }
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
        ui.add(Label::new(cell).wrap());
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
