//! The card that compares a battle with the same one played again with a changed scenario.
//!
//! Must not play anything.

use super::acts::Act;
use super::narration::sentence;
use super::replay_changed::{Comparison, Ending};
use super::screen::Table;
use egui::{Grid, RichText, Ui};
use oblique_scenario::Side;
use oblique_text::{inside, text};
use oblique_ui::Tokens;
use oblique_ui::theme::size;
use oblique_ui::widgets;

/// Draws it.
pub(crate) fn ui(ui: &mut Ui, table: &Table<'_>, out: &mut Vec<Act>) {
    let Some(comparison) = &table.screen.comparison else {
        widgets::empty(
            ui,
            text!("play-nothing-to-compare"),
            text!("play-change-the-scenario-and-play-the-battle"),
        );
        return;
    };
    let all = knows_all(table);
    first(ui, table, comparison, all);
    ui.add_space(size::GAP);
    figures(ui, table, &comparison.endings, all);
    widgets::note(ui, &orders(comparison));
    ui.add_space(size::GAP);
    ui.horizontal_wrapped(|ui| {
        if let Some(differs) = &comparison.differs
            && ui
                .button(text!("play-look-at-that-moment"))
                .on_hover_text(text!("play-in-the-battle-with-the-changes"))
                .clicked()
        {
            let point = oblique_battle::Point::after(differs.order);
            out.push(Act::Look(table.session.timeline().at(point)));
        }
        let hint = text!("play-the-battle-before-the-changes-this-one-can");
        if ui.button(text!("play-back-to-the-battle-as-it-was")).on_hover_text(hint).clicked() {
            out.push(Act::BackToBefore);
        }
    });
}

/// How much of the battle could be played again, in a sentence.
fn orders(comparison: &Comparison) -> String {
    let of =
        |n: usize, one: &str, many: &str| if n == 1 { format!("1 {one}") } else { format!("{n} {many}") };
    let mut parts = vec![of(
        comparison.given,
        text!("play-order-was-given-as-before"),
        text!("play-orders-were-given-as-before"),
    )];
    if comparison.dropped > 0 {
        parts.push(text!("play-dropped-could-not-be-given", dropped = comparison.dropped));
    }
    if comparison.usual > 0 {
        let usual = (
            text!("play-usual-answer-was-taken-between-them"),
            text!("play-usual-answers-were-taken-between-them"),
        );
        parts.push(of(comparison.usual, usual.0, usual.1));
    }
    sentence(&parts.join(", "))
}

/// Under fog of war both sides' figures are shown when it is over, or where nobody plays.
fn knows_all(table: &Table<'_>) -> bool {
    let session = table.session;
    !session.battle().header().fog || session.battle().over() || session.seat().is_none()
}

fn first(ui: &mut Ui, table: &Table<'_>, comparison: &Comparison, all: bool) {
    let Some(differs) = &comparison.differs else {
        ui.label(RichText::new(text!("play-all-that-was-told-came-out-the-same")).strong());
        return;
    };
    let turn = &table.catalog().turn_name;
    let phase =
        if differs.phase.is_empty() { String::new() } else { format!(", {}", inside(&differs.phase)) };
    let head = text!(
        "play-it-first-differs-in-turn-turn-2-phase",
        turn = inside(turn),
        turn_2 = differs.turn,
        phase,
        order = differs.order
    );
    ui.label(RichText::new(head).strong());
    if !all {
        widgets::note(ui, text!("play-the-fog-of-war-hides-what-happened"));
        return;
    }
    for (name, text) in [(text!("play-before"), &differs.before), (text!("play-now"), &differs.now)] {
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(name).color(Tokens::of(ui).text_weak));
            ui.label(sentence(text));
        });
    }
}

fn figures(ui: &mut Ui, table: &Table<'_>, endings: &[Ending; 2], all: bool) {
    let weak = Tokens::of(ui).text_weak;
    let seat = table.session.seat();
    Grid::new("compared").num_columns(3).striped(true).min_col_width(110.0).show(ui, |ui| {
        ui.label("");
        ui.label(RichText::new(text!("play-before")).strong());
        ui.label(RichText::new(text!("play-now")).strong());
        ui.end_row();
        let mut row = |name: String, of: &dyn Fn(&Ending) -> String| {
            ui.label(RichText::new(name).color(weak));
            for ending in endings {
                ui.label(of(ending));
            }
            ui.end_row();
        };
        row(text!("play-outcome").to_owned(), &|e| match &e.outcome {
            None => text!(
                "play-under-way-turn-name-turn",
                turn_name = inside(&table.catalog().turn_name),
                turn = e.turn
            ),
            Some(outcome) => outcome.winner.map_or_else(
                || text!("play-nobody-has-won").to_owned(),
                |s| text!("play-s-wins", s = table.side(s)),
            ),
        });
        for side in Side::BOTH.into_iter().filter(|s| all || seat == Some(*s)) {
            let i = side.index();
            let name = |what: &str| format!("{}, {what}", table.side(side));
            // A system that counts no men has none to compare.
            if endings.iter().any(|e| e.losses.sides[i].men > 0) {
                row(name(text!("play-men-lost")), &|e| e.losses.sides[i].men_lost.to_string());
            }
            row(name(text!("play-guns-lost")), &|e| e.losses.sides[i].guns_lost.to_string());
            row(name(text!("play-units-lost")), &|e| e.losses.sides[i].units_lost.to_string());
        }
    });
}
