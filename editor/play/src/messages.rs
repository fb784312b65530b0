//! The message box: what happened, newest last, whose it was in the colour of its side.
//!
//! While a moment gone by is looked at it ends at that moment. Must not know any one system.

use super::acts::{Act, Window};
use super::narration::Kind;
use super::screen::Table;
use super::{Habits, Line, MessagesAt};
use egui::{Align, Color32, Layout, RichText, ScrollArea, Ui};
use oblique_battle::Point;
use oblique_mapview::pieces::side_color;
use oblique_rules::play::{PieceIx, PieceState};
use oblique_scenario::Side;
use oblique_text::text;
use oblique_ui::Tokens;
use oblique_ui::theme::size;

/// The latest lines shown; older ones are in the log.
const SHOWN: usize = 400;
/// Width from which on every line has the link to its rule.
const WIDE: f32 = 420.0;

/// Draws it.
pub(crate) fn ui(ui: &mut Ui, table: &Table<'_>, out: &mut Vec<Act>) {
    let lines = readable(table);
    tools(ui, table, &lines, out);
    if table.habits.folded {
        return;
    }
    let from = lines.len().saturating_sub(SHOWN);
    ScrollArea::vertical().id_salt("messages").auto_shrink(false).stick_to_bottom(true).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        if lines.is_empty() {
            ui.label(RichText::new(text!("play-nothing-has-happened-yet")).color(Tokens::of(ui).text_weak));
        }
        for (index, line) in lines.into_iter().skip(from) {
            row(ui, table, index, line, out);
        }
    });
}

/// The lines the seat may read, up to the moment looked at. Of the steps of one march the last is kept: it says
/// where the unit has got to.
pub(crate) fn readable<'a>(table: &'a Table<'_>) -> Vec<(usize, &'a Line)> {
    let session = table.session;
    let seat = session.seat();
    let at = session.at();
    let happened = |line: &Line| {
        let point = Point { steps: line.step.saturating_sub(1), events: line.events };
        !session.looking_back() || session.timeline().at(point) <= at
    };
    let may_read = |line: &Line| line.only.is_none_or(|side| seat.is_none_or(|s| s == side));
    let mut out: Vec<(usize, &Line)> = Vec::new();
    for (index, line) in session.lines().iter().enumerate().filter(|(_, l)| may_read(l) && happened(l)) {
        let same_march = |before: &Line| {
            line.kind == Kind::Moved && before.kind == Kind::Moved && before.piece == line.piece
        };
        if out.last().is_some_and(|(_, before)| same_march(before)) {
            out.pop();
        }
        out.push((index, line));
    }
    out
}

fn tools(ui: &mut Ui, table: &Table<'_>, lines: &[(usize, &Line)], out: &mut Vec<Act>) {
    let tokens = Tokens::of(ui);
    let folded = table.habits.folded;
    let fold = if folded { text!("play-unfold") } else { text!("play-fold") };
    let title = RichText::new(text!("play-messages")).strong();
    // In another language, or with large texts, the title and the buttons want more than a row.
    let apart = row_width(ui, [text!("play-note"), text!("play-review"), fold, text!("play-dock")])
        > ui.available_width();
    if apart {
        ui.label(title);
        ui.horizontal_wrapped(|ui| Tool::ALL.into_iter().for_each(|tool| tool.ui(ui, table, out)));
    } else {
        ui.horizontal(|ui| {
            ui.label(title);
            let rest = Tool::ALL.into_iter().rev();
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                rest.for_each(|tool| tool.ui(ui, table, out));
            });
        });
    }
    if let Some((_, last)) = lines.last().filter(|_| folded) {
        ui.add(egui::Label::new(RichText::new(&last.text).small().color(tokens.text_weak)).truncate());
        return;
    }
    let marked = table.screen.marked.and_then(|i| table.session.lines().get(i));
    let Some(line) = marked.filter(|_| !folded) else { return };
    ui.horizontal_wrapped(|ui| {
        let last = table.session.battle().steps().len();
        let look = ui.button(text!("play-look-at-this-moment"));
        if look.on_hover_text(text!("play-the-map-as-it-was-then-nothing-is")).clicked() {
            out.extend(table.screen.marked.map(Act::LookAtLine));
        }
        let back = ui.add_enabled(line.step < last, egui::Button::new(text!("play-go-back-to-here")));
        if back.on_hover_text(text!("play-everything-ordered-later-is-kept-as-a")).clicked() {
            out.push(Act::Back(line.step));
        }
    });
}

/// A button over the messages.
#[derive(Clone, Copy)]
enum Tool {
    Note,
    Review,
    Fold,
    Dock,
}

impl Tool {
    const ALL: [Self; 4] = [Self::Note, Self::Review, Self::Fold, Self::Dock];

    fn ui(self, ui: &mut Ui, table: &Table<'_>, out: &mut Vec<Act>) {
        ui.spacing_mut().item_spacing.x = size::GAP_SMALL;
        match self {
            Self::Note => {
                let note = ui.small_button(text!("play-note")).accessible_name(text!("play-pin-a-note-here"));
                let hint = text!("play-a-designers-note-on-the-selected-unit-or");
                if note.on_hover_text(hint).clicked() {
                    out.push(super::notes::begin(table));
                }
            }
            Self::Review => {
                let review = ui.add_enabled(
                    table.session.strikes().is_some(),
                    egui::Button::new(text!("play-review")).small(),
                );
                if review.on_hover_text(text!("play-the-last-step-of-combat")).clicked() {
                    out.push(Act::Toggle(Window::Review));
                }
            }
            Self::Fold => {
                let (text, name) = if table.habits.folded {
                    (text!("play-unfold"), text!("play-unfold-the-messages"))
                } else {
                    (text!("play-fold"), text!("play-fold-the-messages"))
                };
                let fold = ui.small_button(text).accessible_name(name);
                if fold.on_hover_text(text!("play-name-alt-m", name)).clicked() {
                    out.push(Act::Fold);
                }
            }
            Self::Dock => dock(ui, table, out),
        }
    }
}

/// How wide the title and small buttons of these texts are in a row, points.
fn row_width(ui: &Ui, buttons: [&str; 4]) -> f32 {
    let width = |text: &str| {
        let text = egui::WidgetText::from(text);
        text.into_galley(ui, Some(egui::TextWrapMode::Extend), f32::INFINITY, egui::TextStyle::Button)
            .size()
            .x
    };
    let padding = 2.0 * ui.spacing().button_padding.x + size::GAP_SMALL;
    width(text!("play-messages")) + buttons.into_iter().map(|text| width(text) + padding).sum::<f32>()
}

/// Chooses where the messages are docked.
fn dock(ui: &mut Ui, table: &Table<'_>, out: &mut Vec<Act>) {
    let menu = egui::containers::menu::MenuButton::from_button(egui::Button::new(text!("play-dock")).small());
    let (response, _) = menu.ui(ui, |ui| {
        for at in MessagesAt::ALL {
            if ui.selectable_label(table.habits.messages == at, at.name()).clicked() {
                let habits = Habits { messages: at, folded: false, ..table.habits.clone() };
                out.push(Act::Habits(habits));
                ui.close();
            }
        }
    });
    response
        .accessible_name(text!("play-dock-the-messages"))
        .on_hover_text(text!("play-where-the-messages-stand"));
}

/// The side a line is about, with the colour it is told in.
fn whose(ui: &Ui, table: &Table<'_>, line: &Line) -> Option<(Side, Color32)> {
    let side = table.seen.get(line.piece?)?.side();
    let color = oblique_mapview::ground::color(side_color(table.scenario, side));
    Some((side, Tokens::of(ui).legible(color)))
}

fn row(ui: &mut Ui, table: &Table<'_>, index: usize, line: &Line, out: &mut Vec<Act>) {
    let tokens = Tokens::of(ui);
    if line.kind == Kind::Turn {
        ui.add_space(size::GAP_SMALL);
        ui.label(RichText::new(&line.text).strong());
        return;
    }
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = size::GAP_SMALL;
        let (color, text) = match line.kind {
            Kind::Phase => (tokens.accent, line.text.clone()),
            Kind::Check => (tokens.text_weak, line.text.clone()),
            Kind::Loss => (tokens.warning, line.text.clone()),
            Kind::Refused => (tokens.error, text!("play-refused-line", line = line.text)),
            _ => (tokens.text, line.text.clone()),
        };
        let wide = ui.available_width() >= WIDE;
        if wide {
            let turn = RichText::new(format!("{:>2}", line.turn)).small().monospace().color(tokens.text_weak);
            ui.label(turn).on_hover_text(format!("{} {}", table.catalog().turn_name, line.turn));
        }
        let mut job = egui::text::LayoutJob::default();
        let font = egui::TextStyle::Body.resolve(ui.style());
        if let Some((side, color)) = whose(ui, table, line) {
            // Whose unit it is stands before what happened to it.
            let format = egui::TextFormat::simple(font.clone(), color);
            job.append(&format!("{}  ", table.side(side)), 0.0, format);
        }
        job.append(&text, 0.0, egui::TextFormat::simple(font, color));
        let short = line.rule.rsplit('/').next().filter(|_| wide).unwrap_or_default();
        let room = if short.is_empty() { 0.0 } else { 8.0 + 6.2 * short.len() as f32 };
        let width = (ui.available_width() - room - size::GAP).max(80.0);
        let label = egui::Button::selectable(table.screen.marked == Some(index), job).wrap();
        let response = ui
            .allocate_ui_with_layout(egui::vec2(width, 0.0), Layout::left_to_right(Align::Min), |ui| {
                ui.style_mut().spacing.button_padding = egui::vec2(3.0, 0.0);
                ui.style_mut().spacing.interact_size.y = 0.0;
                ui.add(label)
            })
            .inner
            .accessible_name(&text);
        let rule = line.rule.rsplit('/').next().filter(|rule| !rule.is_empty());
        let rule = rule.map_or_else(String::new, |rule| text!("play-rule-rule-right-click-opens-it", rule));
        let turn = format!("{} {}", table.catalog().turn_name, line.turn);
        let response =
            response.on_hover_text(text!("play-turn-shows-the-place-and-marks-this-moment", turn, rule));
        if response.clicked() {
            out.push(Act::MarkLine(Some(index)));
            out.extend(line.hex.map(Act::LookAt));
            let on_map = |p: &PieceIx| table.seen.get(*p).is_some_and(PieceState::on_map);
            out.extend(line.piece.filter(on_map).map(|p| Act::Select(Some(p))));
        }
        if response.secondary_clicked() && !line.rule.is_empty() {
            out.push(Act::Rule(line.rule.clone()));
        }
        if !short.is_empty()
            && ui.link(RichText::new(short).small()).on_hover_text(text!("play-open-the-rule")).clicked()
        {
            out.push(Act::Rule(line.rule.clone()));
        }
    });
}
