//! Dice as they lie on the table: pairs opposite each other, what came of each, the unused set apart.
//!
//! Must not know what they were thrown for.

use super::acts::Act;
use super::ledger::capital;
use super::screen::Table;
use super::words;
use egui::{Color32, CornerRadius, Rect, Response, RichText, Sense, Stroke, StrokeKind, Ui, pos2, vec2};
use oblique_mapview::ground::color;
use oblique_mapview::pieces::side_color;
use oblique_rules::play::{DiceGroup, Die, DieKind, PieceIx, SortedDice};
use oblique_text::{text, translated};
use oblique_ui::Tokens;
use oblique_ui::theme::size;
use oblique_ui::widgets;

/// Edge of a die, in points.
const DIE: f32 = 22.0;
/// Edge of a die added to another, or set apart.
const SMALL: f32 = 16.0;
/// Room between dice.
const GAP: f32 = 3.0;
/// Width of a column of a pair: a die and one added to it.
const COLUMN: f32 = DIE + GAP + SMALL + GAP;
/// Room between the two columns.
const BETWEEN: f32 = 10.0;
/// Height of a row.
const ROW: f32 = 30.0;

/// Draws them.
pub(crate) fn ui(ui: &mut Ui, table: &Table<'_>, dice: &SortedDice, out: &mut Vec<Act>) {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        lying(ui, table, dice, out);
    });
}

fn lying(ui: &mut Ui, table: &Table<'_>, dice: &SortedDice, out: &mut Vec<Act>) {
    let tokens = Tokens::of(ui);
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(translated(&dice.title)).strong());
        if dice.is_one_sided() {
            // Both sides have a first battery: who throws is not clear from his name.
            let side = RichText::new(table.side(dice.sides[0])).color(head_ink(ui, table, dice, 0));
            ui.label(side.small());
        }
        ui.label(RichText::new(who(table, dice)).color(tokens.text_weak).small());
    });
    if !dice.is_one_sided() {
        heads(ui, table, dice);
    }
    for group in &dice.groups {
        row(ui, table, dice, group, out);
    }
    if let Some(text) = dice.unused_in_words() {
        apart(ui, table, dice, &translated(&text));
    }
    if dice.open {
        widgets::note(ui, text!("play-one-may-still-be-thrown-again"));
    }
}

/// Who throws, against whom.
fn who(table: &Table<'_>, dice: &SortedDice) -> String {
    let names = |pieces: &[PieceIx]| {
        let names: Vec<&str> = pieces.iter().map(|pix| words::name(table.seen, *pix)).collect();
        names.join(&format!(" {} ", translated("and")))
    };
    let [first, second] = dice.pieces.each_ref().map(|pieces| names(pieces));
    if second.is_empty() { first } else { text!("play-first-against-second", first, second) }
}

/// The colour of a column's head.
fn head_ink(ui: &Ui, table: &Table<'_>, dice: &SortedDice, column: usize) -> Color32 {
    Tokens::of(ui).legible(color(side_color(table.scenario, dice.sides[column])))
}

/// The heads over the two columns, in the colours of their sides.
fn heads(ui: &mut Ui, table: &Table<'_>, dice: &SortedDice) {
    let (rect, response) =
        ui.allocate_exact_size(vec2(2.0 * COLUMN + BETWEEN, size::SMALL + 4.0), Sense::hover());
    let font = egui::FontId::proportional(size::SMALL);
    for column in 0..2 {
        let ink = head_ink(ui, table, dice, column);
        let (at, align) = if column == 0 {
            (pos2(rect.left() + COLUMN, rect.center().y), egui::Align2::RIGHT_CENTER)
        } else {
            (pos2(rect.left() + COLUMN + BETWEEN, rect.center().y), egui::Align2::LEFT_CENTER)
        };
        ui.painter().text(at, align, translated(&dice.columns[column]), font.clone(), ink);
    }
    let [columns, columns_2] = dice.columns.each_ref().map(|column| translated(column));
    let text = text!("play-columns-and-columns-2", columns, columns_2);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &text));
}

/// A group: its dice, its name, what came of it, which leads to its rule.
fn row(ui: &mut Ui, table: &Table<'_>, dice: &SortedDice, group: &DiceGroup, out: &mut Vec<Act>) {
    let tokens = Tokens::of(ui);
    let words = translated(&dice.group_in_words(group)).into_owned();
    ui.horizontal_top(|ui| {
        let (rect, response) = ui.allocate_exact_size(vec2(2.0 * COLUMN + BETWEEN, ROW), Sense::hover());
        let response = labelled(response, &words);
        response.on_hover_text(&words);
        for column in 0..2 {
            let won = group.won_by == Some(column);
            let fill = won.then(|| color(side_color(table.scenario, dice.sides[column])));
            let lost = group.won_by.is_some() && !won;
            let ink = if lost { tokens.text_weak } else { tokens.text };
            lay(ui, rect, column, dice.is_one_sided(), &group.dice[column], (fill, ink));
        }
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.label(RichText::new(translated(&group.name)).color(tokens.text_weak).small());
            let result = RichText::new(capital(&translated(&group.result))).color(tokens.text).small();
            let link = ui.add(egui::Link::new(result));
            if link.on_hover_text(text!("play-open-the-rule-rule", rule = group.rule)).clicked() {
                out.push(Act::Rule(format!("{}/{}", table.scenario.ruleset, group.rule)));
            }
        });
    });
}

/// Lays the dice of a column: the first side's from the middle to the left, the other's to the right, so that pairs
/// lie opposite each other; those of one side alone from the left edge.
fn lay(
    ui: &Ui,
    rect: Rect,
    column: usize,
    alone: bool,
    dice: &[Die],
    (fill, ink): (Option<Color32>, Color32),
) {
    let leftwards = column == 0 && !alone;
    let mut at = match column {
        0 if leftwards => rect.left() + COLUMN,
        0 => rect.left(),
        _ => rect.left() + COLUMN + BETWEEN,
    };
    for die in dice {
        let edge = if die.kind == DieKind::Added { SMALL } else { DIE };
        let left = if leftwards { at - edge } else { at };
        let face = Rect::from_min_size(pos2(left, rect.top() + (ROW - edge) / 2.0), vec2(edge, edge));
        let fill = fill.filter(|_| die.kind != DieKind::Missing);
        paint(ui, face, die.value, fill, ink, die.kind != DieKind::Missing);
        at = if leftwards { left - GAP } else { left + edge + GAP };
    }
}

/// The dice no group took, smaller and under a line.
fn apart(ui: &mut Ui, table: &Table<'_>, dice: &SortedDice, text: &str) {
    let tokens = Tokens::of(ui);
    let width = ui.available_width();
    let (line, _) = ui.allocate_exact_size(vec2(width, 3.0), Sense::hover());
    ui.painter().hline(line.x_range(), line.center().y, Stroke::new(1.0, tokens.line));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        labelled(ui.label(RichText::new(text!("play-not-used")).color(tokens.text_weak).small()), text);
        for column in (0..2).filter(|column| !dice.unused[*column].is_empty()) {
            ui.add_space(size::GAP_SMALL);
            let ink = head_ink(ui, table, dice, column);
            ui.label(RichText::new(translated(&dice.columns[column])).color(ink).small());
            for value in &dice.unused[column] {
                let (face, _) = ui.allocate_exact_size(vec2(SMALL, SMALL), Sense::hover());
                paint(ui, face, *value, None, tokens.text_weak, true);
            }
        }
    });
}

fn labelled(response: Response, text: &str) -> Response {
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, text));
    response
}

/// The face of a die: pips, or its number where it has more than six; one that is not there is an outline.
fn paint(ui: &Ui, face: Rect, value: i32, fill: Option<Color32>, ink: Color32, there: bool) {
    let tokens = Tokens::of(ui);
    let radius = CornerRadius::same(3);
    let edge = if there { tokens.line_strong } else { tokens.line };
    if there {
        ui.painter().rect_filled(face, radius, fill.unwrap_or(tokens.field));
    }
    ui.painter().rect_stroke(face, radius, Stroke::new(1.0, edge), StrokeKind::Inside);
    let ink = fill.map_or(ink, on);
    let Some(pips) = usize::try_from(value - 1).ok().and_then(|place| PIPS.get(place)) else {
        let font = egui::FontId::proportional(face.height() * 0.6);
        ui.painter().text(face.center(), egui::Align2::CENTER_CENTER, value.to_string(), font, ink);
        return;
    };
    let step = face.width() * 0.27;
    for (x, y) in *pips {
        let at = face.center() + vec2(f32::from(*x) * step, f32::from(*y) * step);
        ui.painter().circle_filled(at, face.width() * 0.09, ink);
    }
}

/// Black or white, whichever is seen better on a colour.
fn on(fill: Color32) -> Color32 {
    let light = 0.299 * f32::from(fill.r()) + 0.587 * f32::from(fill.g()) + 0.114 * f32::from(fill.b());
    if light > 150.0 { Color32::BLACK } else { Color32::WHITE }
}

/// Where the pips of the faces 1 to 6 are, in steps from the middle.
const PIPS: [&[(i8, i8)]; 6] = [
    &[(0, 0)],
    &[(-1, -1), (1, 1)],
    &[(-1, -1), (0, 0), (1, 1)],
    &[(-1, -1), (1, -1), (-1, 1), (1, 1)],
    &[(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    &[(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
];

#[cfg(test)]
mod tests {
    use super::PIPS;

    #[test]
    fn every_face_has_its_pips() {
        let counted: Vec<usize> = PIPS.iter().map(|pips| pips.len()).collect();
        assert_eq!(counted, [1, 2, 3, 4, 5, 6]);
    }
}
