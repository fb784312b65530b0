//! The small windows: statistics, players and pace, review, keys, the rule that was asked for.

use super::acts::{Act, Window};
use super::screen::Table;
use super::{Player, dice, habits, kept, ledger, words};
use egui::{ComboBox, Grid, RichText, ScrollArea, Ui};
use oblique_rules::manual::Status;
use oblique_rules::play::Order;
use oblique_scenario::Side;
use oblique_ui::Tokens;
use oblique_ui::theme::size;
use oblique_ui::widgets;

/// Width of a window.
const WIDTH: f32 = 360.0;
/// Where the first window opens, from the left: beside the column of orders.
const BESIDE_COLUMN: f32 = 310.0;
/// Where the first window opens, from the top: under the header.
const UNDER_HEADER: f32 = 84.0;

/// Height of the time bar, in points.
const TIME_BAR: f32 = 32.0;

/// Draws those that are open.
pub(crate) fn show(ctx: &egui::Context, table: &Table<'_>, out: &mut Vec<Act>) {
    let mut number = 0.0;
    // Header and time bar stay in view under a high window.
    let free = ctx.content_rect().shrink2(egui::vec2(0.0, TIME_BAR)).with_min_y(UNDER_HEADER - 24.0);
    let mut window = |window: Window, title: &str, body: fn(&mut Ui, &Table<'_>, &mut Vec<Act>)| {
        if !table.screen.windows.contains(&window) {
            return;
        }
        let mut open = true;
        let at = place(ctx, number);
        number += 1.0;
        egui::Window::new(title)
            .open(&mut open)
            .default_width(WIDTH)
            .default_pos(at)
            .constrain_to(free)
            .default_height(free.height())
            .vscroll(true)
            .show(ctx, |ui| body(ui, table, out));
        if !open {
            out.push(Act::Toggle(window));
        }
    };
    window(Window::Statistics, "Battle statistics", statistics);
    window(Window::Controls, "Players and pace", controls);
    window(Window::Review, "Review of the last combat", review);
    window(Window::Keys, "Keys", keys);
    window(Window::Branches, "Branches", super::timebar::branches);
    window(Window::Note, "Pin a note", super::notes::ui);
    window(Window::Compared, "Before the changes and now", super::compared::ui);
    rule(ctx, table, out);
}

/// Where a window opens: over the map's left side, each a little further down. The column of orders and the card
/// of the selected unit at the top right stay in view; a high window is moved up by as much as it needs.
fn place(ctx: &egui::Context, number: f32) -> egui::Pos2 {
    ctx.content_rect().left_top() + egui::vec2(BESIDE_COLUMN + 28.0 * number, UNDER_HEADER + 34.0 * number)
}

fn statistics(ui: &mut Ui, table: &Table<'_>, _: &mut Vec<Act>) {
    ui.label(RichText::new(&table.scenario.meta.title).strong());
    let weak = Tokens::of(ui).text_weak;
    Grid::new("statistics").num_columns(2).striped(true).min_col_width(150.0).show(ui, |ui| {
        for (name, value) in table.game().statistics(table.session.seat()) {
            let named = words::with_sides(&name, Side::BOTH.map(|side| table.side(side)));
            ui.label(RichText::new(named).color(weak));
            ui.label(value);
            ui.end_row();
        }
    });
    for gauge in table.derived.gauges() {
        widgets::note(
            ui,
            &format!("{}: {}. {}.", table.side(gauge.side), gauge.name.to_lowercase(), gauge.note),
        );
    }
}

fn controls(ui: &mut Ui, table: &Table<'_>, out: &mut Vec<Act>) {
    for side in Side::BOTH {
        let player = &table.session.players()[side.index()];
        if let Some(player) = choose_player(ui, table.side(side), player, side) {
            out.push(Act::Play(side, player));
        }
    }
    habits::ui(ui, table, out);
    ui.add_space(size::GAP);
    ui.horizontal_wrapped(|ui| {
        let hint = "The battle with its branches, to go on with another day (Ctrl+S)";
        if ui.button("Save the battle").on_hover_text(hint).clicked() {
            out.push(Act::SaveBattle);
        }
        let (name, hint) = match kept::veiled(table.session) {
            Some(side) => (
                format!("Save what {} was told", table.side(side)),
                "The messages this side may read. The log that can be played again tells what both sides \
                 know: it can be saved once the battle is over",
            ),
            None => ("Save the log".to_owned(), "Every order, one a line, to replay"),
        };
        if ui.button(name).on_hover_text(hint).clicked() {
            out.push(Act::SaveLog);
        }
        if ui.button("Save this position as a battle").clicked() {
            out.push(Act::SavePosition);
        }
    });
    concession(ui, table, out);
    let header = table.session.battle().header();
    let fog = if header.fog { "Fog of war is on." } else { "Fog of war is off." };
    let files = match kept::veiled(table.session) {
        Some(_) => " Saved battles and positions hold what both sides know, or nobody could go on with them.",
        None => "",
    };
    widgets::note(ui, &format!("Seed {}. {fog} Both are fixed when a battle begins.{files}", header.seed));
}

/// Gives the battle up for the side that is asked, where a person decides and the rules know of it.
fn concession(ui: &mut Ui, table: &Table<'_>, out: &mut Vec<Act>) {
    let asked = table.game().decision().filter(|_| table.session.person_decides()).map(|d| d.side);
    let Some(side) = asked.filter(|_| table.game().judge(&Order::Concede).is_ok()) else { return };
    // Two clicks: it ends the battle.
    ui.menu_button("Concede…", |ui| {
        let give = ui.button(format!("Concede for {}", table.side(side)));
        if give.on_hover_text("The other side wins at once").clicked() {
            out.push(Act::Give(Order::Concede));
        }
    });
}

/// Chooses who plays a side.
pub(crate) fn choose_player(ui: &mut Ui, name: &str, player: &Player, side: Side) -> Option<Player> {
    let mut chosen = None;
    widgets::row(ui, name, "Who plays this side", |ui| {
        ComboBox::from_id_salt(("player", side))
            .width(210.0)
            .selected_text(player.title())
            .show_ui(ui, |ui| {
                for choice in Player::choices() {
                    let row = ui.selectable_label(choice == *player, choice.title());
                    if row.on_hover_text(choice.about()).clicked() {
                        chosen = Some(choice);
                    }
                }
            })
            .response
    });
    chosen
}

/// Chooses the opponent that new battles are set up with; `name` is the commander's.
pub fn choose_computer(ui: &mut Ui, name: &mut String) {
    let now = Player::computer(name);
    let help = "Who plays against you when a battle is set up; another can be chosen there";
    let row = widgets::row(ui, "Opponent", help, |ui| {
        ComboBox::from_id_salt("computer")
            .width(210.0)
            .selected_text(now.title())
            .show_ui(ui, |ui| {
                for choice in Player::choices().into_iter().filter(|choice| !choice.is_person()) {
                    let row = ui.selectable_label(choice == now, choice.title());
                    if row.on_hover_text(choice.about()).clicked() {
                        choice.name().clone_into(name);
                    }
                }
            })
            .response
    });
    row.on_hover_text(now.about());
}

fn review(ui: &mut Ui, table: &Table<'_>, out: &mut Vec<Act>) {
    let Some(strikes) = table.session.strikes() else {
        widgets::empty(ui, "No combat yet", "What is struck by fire or in close combat is listed here.");
        return;
    };
    let phase = table.catalog().phases.get(usize::from(strikes.phase)).map_or("", |p| p.name.as_str());
    ui.label(
        RichText::new(format!("{} {}, {}", table.catalog().turn_name, strikes.turn, phase.to_lowercase()))
            .strong(),
    );
    let layout = table.setting().board.layout();
    let seat = table.session.seat();
    ScrollArea::vertical().max_height(420.0).show(ui, |ui| {
        for contest in &strikes.contests {
            ledger::ui(ui, table, contest, out);
            ui.add_space(size::GAP_SMALL);
        }
        for thrown in &strikes.dice {
            dice::ui(ui, table, thrown, out);
            ui.add_space(size::GAP_SMALL);
        }
        for strike in &strikes.hexes {
            let plural = if strike.hits == 1 { "" } else { "s" };
            let name = layout.name(strike.hex);
            let head = if strikes.counts_hits(strike) {
                format!("{name}: {} hit{plural}", strike.hits)
            } else {
                format!("{name}: close combat")
            };
            if ui.link(RichText::new(head).strong()).clicked() {
                out.push(Act::LookAt(strike.hex));
                out.push(Act::Inspect(Some(strike.hex)));
            }
            let by: Vec<&str> = strike.by.iter().map(|p| super::words::name(table.seen, *p)).collect();
            widgets::note(ui, &format!("From {}", by.join(", ")));
            for line in strikes.lines_at(strike.hex, seat) {
                ui.label(line);
            }
            ui.add_space(size::GAP_SMALL);
        }
    });
}

fn keys(ui: &mut Ui, table: &Table<'_>, _: &mut Vec<Act>) {
    let weak = Tokens::of(ui).text_weak;
    let fixed = [
        ("1 to 9", "Answer the prompt, choose of a list"),
        ("Enter", "The answer that is marked"),
        ("Shift+Enter", "End the step, although some could act"),
        ("Backspace", "Nobody; pass the unit over"),
        (".  and  ,", "Next and previous unit with orders to give"),
        ("Click", "Select; with a unit selected: march there, aim"),
        ("Shift+click", "March by way of a hex; into one where own units stand"),
        ("Drag", "March there; with Shift along the way drawn"),
        ("Arrows, then Enter", "Plan a march, set out; [ and ] turn its end, Insert goes by way of it"),
        ("Alt+click", "Choose the facing before the march"),
        ("Shift+Y", "Select the whole command, to advance together (or double click)"),
        ("Ctrl+click", "Take a unit into the line, or out of it"),
        ("Y", "The last order, for the next unit"),
        ("L  and  ;", "Turn; in a choice, go through it"),
        ("Right click", "Details of a hex and who stands there"),
        ("V  and  Shift+V", "Previous and next message"),
        ("Alt+L", "All lines of command"),
        ("Alt+F", "Follow the action, or not"),
        ("Alt+M", "Fold the messages"),
        ("Alt+1 to Alt+6", "Overlays: zones, command, fire, reach, sight, areas"),
        ("Alt+W", "Reasons beside the map, or not"),
        ("?", "The rule the reasons rest on"),
        ("Ctrl+Z", "Take your last order back"),
        ("F7", "Pause the computer, go on"),
        ("F9", "Skip to your next decision"),
        ("F10", "Step: one order of the computer"),
        ("F11", "Undo the computer's turn"),
        ("F12", "Play the computer's side"),
        ("Alt+N", "Pin a note on the unit or hex"),
        ("Ctrl+Shift+Z", "Give it again"),
        ("Ctrl+Left, Right", "Look an event back, on"),
        ("Ctrl+Shift+Left, Right", "Look a phase back, on"),
        ("Ctrl+Up, Down", "Look a turn back, on"),
        ("Ctrl+Home, End", "Look at the opening, the present"),
        ("Ctrl+Enter", "Play on from the moment looked at"),
        ("Ctrl+S", "Save the battle with its branches"),
        ("Alt+D", "Defaults until your units can move"),
        ("Alt+B", "Battle statistics"),
        ("Alt+C", "Players and pace"),
        ("Alt+R", "Review of the last combat"),
        ("Escape", "Cancel, deselect, leave"),
        ("F5", "Leave; again to come back"),
    ];
    // A letter that gives an order here is told with Shift.
    let letter = |key: egui::Key| {
        let shift = if super::keys::ordered_by(table.catalog(), key) { "Shift+" } else { "" };
        format!("{shift}{}", key.symbol_or_name())
    };
    // The list is longer than a small screen is high.
    let most = (ui.ctx().content_rect().height() - 220.0).max(160.0);
    let list = ScrollArea::vertical().max_height(most);
    list.show(ui, |ui| {
        Grid::new("keys").num_columns(2).striped(true).min_col_width(90.0).show(ui, |ui| {
            for (key, what) in fixed {
                ui.label(key);
                ui.label(RichText::new(what).color(weak));
                ui.end_row();
            }
            for action in table.catalog().actions.iter().filter(|a| !a.key.is_empty()) {
                ui.label(&action.key);
                ui.label(RichText::new(&action.name).color(weak));
                ui.end_row();
            }
            for (percent, key) in super::zoom::STEPS {
                ui.label(letter(key));
                ui.label(RichText::new(format!("Zoom {percent} %")).color(weak));
                ui.end_row();
            }
            for view in table.catalog().views.iter().filter(|v| !v.key.is_empty()) {
                ui.label(egui::Key::from_name(&view.key).map_or_else(|| view.key.clone(), letter));
                ui.label(RichText::new(format!("Show: {}", view.name.to_lowercase())).color(weak));
                ui.end_row();
            }
        })
    });
}

fn rule(ctx: &egui::Context, table: &Table<'_>, out: &mut Vec<Act>) {
    let Some(id) = &table.screen.rule else { return };
    let manual = table.setting().manual;
    let mut open = true;
    egui::Window::new("Rule").open(&mut open).default_width(WIDTH).default_pos(place(ctx, 4.0)).show(
        ctx,
        |ui| {
            let Some(rule) = manual.rule(id) else {
                ui.label(format!("The manual has no entry {id}."));
                return;
            };
            ui.label(RichText::new(plain(&rule.title)).strong().size(15.0));
            widgets::note(ui, id);
            ui.label(plain(&rule.summary));
            for case in &rule.cases {
                ui.label(RichText::new(plain(case)).italics());
            }
            if !rule.why.is_empty() {
                ui.label(plain(&format!("Why: {}", rule.why)));
            }
            let status = match rule.status {
                Status::Seed => "From the published rules",
                Status::Reading => "Our reading where the published rules are silent",
                Status::Calibration => "A number our copy of the rules lacks",
            };
            widgets::note(
                ui,
                &if rule.source.is_empty() {
                    status.to_owned()
                } else {
                    format!("{status}: {}", rule.source)
                },
            );
        },
    );
    if !open {
        out.push(Act::Rule(String::new()));
    }
}

/// Without the signs that the interface's font lacks.
fn plain(text: &str) -> String {
    text.replace('→', "›").replace('↔', "and").replace('≠', "not").replace('⅔', "2/3")
}
