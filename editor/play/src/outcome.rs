//! The sheets at the end: the outcome, and the question before leaving.

use super::acts::{Act, Window};
use super::narration::sentence;
use super::screen::{Screen, Table};
use super::setup::fresh_seed;
use egui::{Grid, RichText, Ui};
use oblique_context::sides::with_sides;
use oblique_roster::totals::thousands;
use oblique_rules::play::{Outcome, Verb, Victory};
use oblique_scenario::Side;
use oblique_text::{number, text, translated};
use oblique_trial::{BattleSummary, summarise};
use oblique_ui::Tokens;
use oblique_ui::theme::size;
use oblique_ui::widgets;

/// Draws those that are open.
pub(crate) fn show(ctx: &egui::Context, table: &Table<'_>, out: &mut Vec<Act>) {
    ask_leave(ctx, table.screen, out);
    let outcome = table.game().field().outcome.as_ref();
    if let (Some(outcome), true) = (outcome, table.screen.windows.contains(&Window::Outcome)) {
        let modal = oblique_ui::modal(ctx, "outcome").show(ctx, |ui| sheet(ui, table, outcome, out));
        if modal.should_close() {
            out.push(Act::Toggle(Window::Outcome));
        }
    }
}

/// Asks whether to leave, where that was asked for.
pub(crate) fn ask_leave(ctx: &egui::Context, screen: &Screen, out: &mut Vec<Act>) {
    if screen.windows.contains(&Window::Leaving) {
        let modal = oblique_ui::modal(ctx, "leave the battle").show(ctx, |ui| leaving(ui, out));
        if modal.should_close() {
            ctx.data_mut(|data| data.remove::<bool>(discard_asked()));
            out.push(Act::Toggle(Window::Leaving));
        }
    }
}

/// Where it is remembered that discarding was asked for once.
fn discard_asked() -> egui::Id {
    egui::Id::unique("discard the battle that is left")
}

fn leaving(ui: &mut Ui, out: &mut Vec<Act>) {
    ui.set_width(size::DIALOG_WIDTH);
    ui.heading(text!("play-leave-the-battle"));
    let asked = discard_asked();
    let sure = ui.data(|data| data.get_temp::<bool>(asked)).unwrap_or(false);
    ui.label(if sure {
        text!("play-all-that-was-played-goes-for-good")
    } else {
        text!("play-it-can-be-kept-while-you-edit-f5")
    });
    ui.add_space(size::GAP_LARGE);
    ui.horizontal(|ui| {
        let mut answered = true;
        if widgets::primary(ui, text!("play-leave-and-keep-it")).clicked() {
            out.push(Act::Leave);
        } else if sure && ui.button(text!("play-discard")).clicked() {
            out.push(Act::GiveUp);
        } else if ui.button(text!("play-play-on")).clicked() {
            out.push(Act::Toggle(Window::Leaving));
        } else {
            answered = false;
        }
        // It goes by a second click only.
        if !sure && ui.button(text!("play-discard-2")).clicked() {
            ui.data_mut(|data| data.insert_temp(asked, true));
        } else if answered {
            ui.data_mut(|data| data.remove::<bool>(asked));
        }
    });
}

fn sheet(ui: &mut Ui, table: &Table<'_>, outcome: &Outcome, out: &mut Vec<Act>) {
    ui.set_width(size::DIALOG_WIDTH + 100.0);
    ui.heading(verdict(table, outcome));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = size::GAP_SMALL;
        ui.label(with_sides(&sentence(&outcome.reason), Side::BOTH.map(|side| table.side(side))));
        if !outcome.rule.is_empty() {
            let link = ui.link(RichText::new(&outcome.rule).small());
            if link.on_hover_text(text!("play-open-the-rule")).clicked() {
                out.push(Act::Toggle(Window::Outcome));
                out.push(Act::Rule(format!("{}/{}", table.scenario.ruleset, outcome.rule)));
            }
        }
    });
    let battle = table.session.battle();
    let opening = battle.state_at(0);
    let summary = summarise(table.catalog(), opening.field(), battle.game().field(), table.session.seed(), 0);
    ui.add_space(size::GAP);
    losses(ui, table, outcome, &summary);
    objectives(ui, table);
    let history = &table.scenario.history;
    if !history.outcome.is_empty() {
        widgets::group(ui, text!("play-historical-result"));
        ui.label(&history.outcome);
    }
    ui.add_space(size::GAP_LARGE);
    ui.horizontal_wrapped(|ui| {
        if ui.button(text!("play-play-again-same-dice")).clicked() {
            out.push(Act::Again(table.session.seed()));
        }
        if ui.button(text!("play-play-again-new-dice")).clicked() {
            out.push(Act::Again(fresh_seed(table.session.seed())));
        }
        if ui.button(text!("play-save-the-log")).clicked() {
            out.push(Act::SaveLog);
        }
        if widgets::primary(ui, text!("play-look-at-the-field")).clicked() {
            out.push(Act::Toggle(Window::Outcome));
        }
        if ui.button(text!("play-back-to-the-editor")).clicked() {
            out.push(Act::GiveUp);
        }
    });
}

fn verdict(table: &Table<'_>, outcome: &Outcome) -> String {
    let last = table.session.battle().steps().last();
    if let (Some(side), true) = (outcome.winner, last.is_some_and(|s| s.order.verb() == Verb::Concede)) {
        return text!("play-abandoned-to-side", side = table.side(side));
    }
    match (outcome.winner, outcome.victory) {
        (Some(side), Victory::Decisive) => text!("play-side-decisive-victory", side = table.side(side)),
        (Some(side), _) => text!("play-side-victory", side = table.side(side)),
        (None, _) => text!("play-nobody-has-won-2").to_owned(),
    }
}

fn losses(ui: &mut Ui, table: &Table<'_>, outcome: &Outcome, summary: &BattleSummary) {
    let weak = Tokens::of(ui).text_weak;
    let history = &table.scenario.history.sides;
    Grid::new("losses").num_columns(3).striped(true).min_col_width(150.0).show(ui, |ui| {
        ui.label("");
        for side in Side::BOTH {
            ui.label(RichText::new(table.side(side)).strong());
        }
        ui.end_row();
        let mut row = |name: &str, of: &dyn Fn(usize) -> String| {
            ui.label(RichText::new(name).color(weak));
            for side in Side::BOTH {
                ui.label(of(side.index()));
            }
            ui.end_row();
        };
        // What counts against a side is called what its gauge is called.
        let mut gauges = table.derived.gauges().iter();
        let counted = gauges.find(|g| g.name.ends_with("points"));
        row(&counted.map_or(text!("play-points-scored").into(), |g| translated(&g.name)), &|i| {
            table.catalog().points(outcome.points[i])
        });
        if summary.sides.iter().any(|s| s.men > 0) {
            row(text!("play-men-lost-2"), &|i| {
                let s = &summary.sides[i];
                let share = s.men_lost_percent();
                text!(
                    "play-men-lost-of-men-share",
                    men_lost = thousands(s.men_lost),
                    men = thousands(s.men),
                    share
                )
            });
        }
        let recorded = |range: Option<(u32, u32)>| match range {
            Some((low, high)) if low == high => number(&thousands(low.into())).into_owned(),
            Some((low, high)) => {
                text!("play-low-to-high", low = thousands(low.into()), high = thousands(high.into()))
            }
            None => text!("play-not-known").to_owned(),
        };
        // Of a battle whose losses nobody has recorded there is nothing to set beside.
        if history.iter().any(|side| side.men_lost.is_some()) {
            row(text!("play-men-lost-historically"), &|i| recorded(history[i].men_lost));
        }
        // Where guns are not counted one by one there is nothing to say.
        if summary.sides.iter().any(|s| s.guns > 0) {
            row(text!("play-guns-lost-2"), &|i| {
                text!(
                    "play-guns-lost-of-guns",
                    guns_lost = summary.sides[i].guns_lost,
                    guns = summary.sides[i].guns
                )
            });
        }
        if history.iter().any(|side| side.guns_lost.is_some()) {
            row(text!("play-guns-lost-historically"), &|i| recorded(history[i].guns_lost));
        }
        row(text!("play-units-destroyed-or-taken"), &|i| summary.sides[i].units_lost.to_string());
        row(text!("play-leaders-fallen"), &|i| {
            let names = summary.sides[i].leaders_lost.join(", ");
            if names.is_empty() { text!("play-none").to_owned() } else { names }
        });
    });
}

fn objectives(ui: &mut Ui, table: &Table<'_>) {
    let field = table.game().field();
    if field.objectives.is_empty() {
        return;
    }
    widgets::group(ui, text!("play-objectives"));
    for objective in &field.objectives {
        let holder = objective.holder.map_or(text!("play-nobody"), |s| table.side(s));
        let [a, b] = objective.value;
        ui.label(text!("play-objective-holder-worth-a-and-b", objective = objective.name, holder, a, b));
    }
}
