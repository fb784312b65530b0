//! What a decision stands within: a line each for what is under way around it, so that whoever is asked in the middle
//! of something reads why, what he interrupts and what is kept.
//!
//! Must not know what any of it is.

use super::acts::Act;
use super::screen::Table;
use egui::{RichText, Sense, Ui, pos2, vec2};
use oblique_mapview::ground::color;
use oblique_mapview::pieces::side_color;
use oblique_rules::play::{Pool, UnderWay};
use oblique_text::{begun_small, text, translated};
use oblique_ui::Tokens;
use oblique_ui::theme::size;

/// How far each line stands in from the one before.
const STEP: f32 = 10.0;
/// Height of a line.
const ROW: f32 = 16.0;
/// Width of a dot of a pool.
const DOT: f32 = 11.0;
/// Most dots drawn; more are a number.
const DOTS: u8 = 6;

/// Draws it; nothing where a decision stands in nothing.
pub(crate) fn ui(ui: &mut Ui, table: &Table<'_>, out: &mut Vec<Act>) {
    // Of what both sides decide before either sees it, the other side's share is its own.
    let hidden = table.game().decision().is_some_and(|d| d.joint) && !table.session.person_decides();
    let all = if hidden { Vec::new() } else { table.game().under_way() };
    ui.scope(|ui| {
        for (depth, one) in all.iter().enumerate() {
            line(ui, table, one, depth, out);
        }
    });
    if !all.is_empty() {
        ui.add_space(size::GAP_SMALL);
    }
}

fn line(ui: &mut Ui, table: &Table<'_>, one: &UnderWay, depth: usize, out: &mut Vec<Act>) {
    let tokens = Tokens::of(ui);
    ui.spacing_mut().interact_size.y = ROW;
    ui.spacing_mut().item_spacing.y = 2.0;
    ui.horizontal_top(|ui| {
        ui.add_space(STEP * depth as f32);
        let edge = one.side.map_or(tokens.text_weak, |side| color(side_color(table.scenario, side)));
        let (rect, _) = ui.allocate_exact_size(vec2(4.0, ROW), Sense::hover());
        ui.painter().rect_filled(rect.shrink2(vec2(0.0, 2.0)), 1.0, edge);
        // What is longer than the line goes on below its beginning.
        ui.vertical(|ui| {
            ui.horizontal_wrapped(|ui| {
                title(ui, table, one, depth, out);
                for held in one.pools.iter().filter(|held| held.won > 0) {
                    dots(ui, held);
                }
            });
            for note in &one.notes {
                ui.label(RichText::new(translated(note)).color(tokens.text_weak).small());
            }
        });
    });
}

/// What it is, which leads to its rule.
fn title(ui: &mut Ui, table: &Table<'_>, one: &UnderWay, depth: usize, out: &mut Vec<Act>) {
    let mut title = translated(&one.title).into_owned();
    if let (None, Some(side)) = (one.piece, one.side) {
        title = format!("{}: {}", table.side(side), begun_small(&title));
    }
    // The first line interrupts nothing that stands above it.
    if one.interrupts && depth > 0 {
        title += text!("play-before-that-goes-on");
    }
    let name = ui.link(RichText::new(title).color(Tokens::of(ui).text).small());
    if name.on_hover_text(text!("play-open-the-rule-rule", rule = one.rule)).clicked() {
        out.push(Act::Rule(format!("{}/{}", table.scenario.ruleset, one.rule)));
    }
}

/// A pool: a dot for each that was won, filled while it is left.
fn dots(ui: &mut Ui, held: &Pool) {
    let tokens = Tokens::of(ui);
    let text = text!(
        "play-left-of-won-what-left",
        left = held.left(),
        won = held.won,
        what = translated(&held.what)
    );
    if held.won > DOTS {
        ui.label(RichText::new(text).small());
        return;
    }
    let (rect, response) = ui.allocate_exact_size(vec2(DOT * f32::from(held.won), 14.0), Sense::hover());
    for index in 0..held.won {
        let at = pos2(rect.left() + DOT * (f32::from(index) + 0.5), rect.center().y);
        // What is spent goes first, as it does on a table.
        if index >= held.spent {
            ui.painter().circle_filled(at, 4.0, tokens.accent);
        } else {
            ui.painter().circle_stroke(at, 3.5, (1.0, tokens.text_weak));
        }
    }
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &text));
    response.on_hover_text(&text);
    ui.label(RichText::new(translated(&held.what)).color(tokens.text_weak).small());
}
