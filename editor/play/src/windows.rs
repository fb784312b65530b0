//! The small windows: statistics, players and pace, review, keys, the rule that was asked for.

use super::acts::{Act, Window};
use super::screen::Table;
use super::{Player, dice, habits, kept, ledger};
use egui::{ComboBox, Grid, RichText, Ui};
use oblique_context::sides::with_sides;
use oblique_mapview::ground;
use oblique_mapview::pieces::side_color;
use oblique_roster::totals::thousands;
use oblique_rules::manual::Status;
use oblique_rules::play::Order;
use oblique_scenario::Side;
use oblique_text::{inside, number, text, translated};
use oblique_ui::Tokens;
use oblique_ui::theme::size;
use oblique_ui::widgets;

/// Width of a window.
const WIDTH: f32 = 360.0;
/// Where the first window opens, from the left: beside the column of orders.
const BESIDE_COLUMN: f32 = 310.0;
/// Where the first window opens, from the top: under the header.
const UNDER_HEADER: f32 = 84.0;

/// Points of a window's height that its title and its margins take.
const FRAME: f32 = 76.0;

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
            .show(ctx, |ui| {
                widgets::scrolled(free.height() - FRAME).show(ui, |ui| body(ui, table, out));
            });
        if !open {
            out.push(Act::Toggle(window));
        }
    };
    window(Window::Statistics, text!("play-battle-statistics"), statistics);
    window(Window::Controls, text!("play-players-and-pace"), controls);
    window(Window::Review, text!("play-review-of-the-last-combat"), review);
    window(Window::Keys, text!("play-keys"), keys);
    window(Window::Branches, text!("play-branches"), super::timebar::branches);
    window(Window::Note, text!("play-pin-a-note"), super::notes::ui);
    window(Window::Compared, text!("play-before-the-changes-and-now"), super::compared::ui);
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
    let rows = table.game().statistics(table.session.seat());
    let (both, others): (Vec<_>, Vec<_>) = rows.iter().partition(|(_, value)| of_both(value).is_some());
    let name = |ui: &mut Ui, name: &str| {
        let named = with_sides(&translated(name), Side::BOTH.map(|side| table.side(side)));
        ui.label(RichText::new(named).color(weak));
    };
    if !both.is_empty() {
        Grid::new("statistics of both").num_columns(3).striped(true).min_col_width(96.0).show(ui, |ui| {
            ui.label("");
            for side in Side::BOTH {
                ui.label(side_name(ui, table, side));
            }
            ui.end_row();
            for (what, value) in both {
                name(ui, what);
                for value in of_both(value).into_iter().flatten() {
                    ui.label(shown(value));
                }
                ui.end_row();
            }
        });
    }
    Grid::new("statistics").num_columns(2).striped(true).min_col_width(150.0).show(ui, |ui| {
        for (what, value) in others {
            name(ui, what);
            ui.label(shown(value));
            ui.end_row();
        }
    });
    for gauge in table.derived.gauges().iter().filter(|gauge| !gauge.note.is_empty()) {
        widgets::note(
            ui,
            &format!(
                "{}: {}. {}.",
                table.side(gauge.side),
                inside(translated(&gauge.name)),
                translated(&gauge.note)
            ),
        );
    }
}

/// What a row tells, with marks between the thousands of the counts that stand in it.
fn shown(value: &str) -> String {
    let plain = |word: &&str| word.len() > 3 && word.bytes().all(|b| b.is_ascii_digit());
    let of =
        |word: &str| word.parse().ok().filter(|_| plain(&word)).map_or_else(|| word.to_owned(), thousands);
    let marked: Vec<String> = value.split(' ').map(of).collect();
    number(&translated(&marked.join(" "))).into_owned()
}

/// What a row tells of side A and of side B, where it tells of both.
fn of_both(value: &str) -> Option<[&str; 2]> {
    value.split_once(" / ").map(<[&str; 2]>::from)
}

/// The name of a side over its column, in its color.
pub(crate) fn side_name(ui: &Ui, table: &Table<'_>, side: Side) -> RichText {
    let color = Tokens::of(ui).legible(ground::color(side_color(table.scenario, side)));
    RichText::new(table.side(side)).strong().color(color)
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
        let hint = text!("play-the-battle-with-its-branches-to-go-on");
        if ui.button(text!("play-save-the-battle")).on_hover_text(hint).clicked() {
            out.push(Act::SaveBattle);
        }
        let (name, hint) = match kept::veiled(table.session) {
            Some(side) => (
                text!("play-save-what-side-was-told", side = table.side(side)),
                text!("play-the-messages-this-side-may-read-the-log"),
            ),
            None => (text!("play-save-the-log").to_owned(), text!("play-every-order-one-a-line-to-replay")),
        };
        if ui.button(name).on_hover_text(hint).clicked() {
            out.push(Act::SaveLog);
        }
        if ui.button(text!("play-save-this-position-as-a-battle")).clicked() {
            out.push(Act::SavePosition);
        }
    });
    concession(ui, table, out);
    let header = table.session.battle().header();
    let fog = if header.fog { text!("play-fog-of-war-is-on") } else { text!("play-fog-of-war-is-off") };
    let files = match kept::veiled(table.session) {
        Some(_) => text!("play-saved-battles-and-positions-hold-what-both"),
        None => "",
    };
    widgets::note(ui, &text!("play-seed-seed-fog-both-are-fixed-when-a", seed = header.seed, fog, files));
}

/// Gives the battle up for the side that is asked, where a person decides and the rules know of it.
fn concession(ui: &mut Ui, table: &Table<'_>, out: &mut Vec<Act>) {
    let asked = table.game().decision().filter(|_| table.session.person_decides()).map(|d| d.side);
    let Some(side) = asked.filter(|_| table.game().judge(&Order::Concede).is_ok()) else { return };
    // Two clicks: it ends the battle.
    ui.menu_button(text!("play-concede"), |ui| {
        let give = ui.button(text!("play-concede-for-side", side = table.side(side)));
        if give.on_hover_text(text!("play-the-other-side-wins-at-once")).clicked() {
            out.push(Act::Give(Order::Concede));
        }
    });
}

/// Chooses who plays a side.
pub(crate) fn choose_player(ui: &mut Ui, name: &str, player: &Player, side: Side) -> Option<Player> {
    let mut chosen = None;
    widgets::row(ui, name, text!("play-who-plays-this-side"), |ui| {
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
    let help = text!("play-who-plays-against-you-when-a-battle-is");
    let row = widgets::row(ui, text!("play-opponent"), help, |ui| {
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
        widgets::empty(ui, text!("play-no-combat-yet"), text!("play-what-is-struck-by-fire-or-in-close"));
        return;
    };
    let phase = table.catalog().phases.get(usize::from(strikes.phase)).map_or("", |p| p.name.as_str());
    ui.label(
        RichText::new(format!("{} {}, {}", table.catalog().turn_name, strikes.turn, inside(phase))).strong(),
    );
    let layout = table.setting().board.layout();
    let seat = table.session.seat();
    widgets::scrolled(widgets::room(ui, 420.0)).show(ui, |ui| {
        for contest in &strikes.contests {
            ledger::ui(ui, table, contest, out);
            ui.add_space(size::GAP_SMALL);
        }
        for thrown in &strikes.dice {
            dice::ui(ui, table, thrown, out);
            ui.add_space(size::GAP_SMALL);
        }
        for strike in &strikes.hexes {
            let name = layout.name(strike.hex);
            let head = if strikes.counts_hits(strike) {
                format!("{name}: {}", text!("context-count-hits", n = strike.hits))
            } else {
                text!("play-name-close-combat", name)
            };
            if ui.link(RichText::new(head).strong()).clicked() {
                out.push(Act::LookAt(strike.hex));
                out.push(Act::Inspect(Some(strike.hex)));
            }
            let by: Vec<&str> = strike.by.iter().map(|p| super::words::name(table.seen, *p)).collect();
            widgets::note(ui, &text!("play-from-by", by = by.join(", ")));
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
        (text!("play-1-to-9"), text!("play-answer-the-prompt-choose-of-a-list")),
        (text!("play-enter"), text!("play-the-answer-that-is-marked")),
        (text!("play-shift-enter"), text!("play-end-the-step-although-some-could-act")),
        (text!("play-backspace"), text!("play-nobody-pass-the-unit-over")),
        (text!("play-and"), text!("play-next-and-previous-unit-with-orders-to-give")),
        (text!("play-click"), text!("play-select-with-a-unit-selected-march-there")),
        (text!("play-shift-click"), text!("play-march-by-way-of-a-hex-into-one")),
        (text!("play-drag"), text!("play-march-there-with-shift-along-the-way-drawn")),
        (text!("play-arrows-then-enter"), text!("play-plan-a-march-set-out-and-turn-its")),
        (text!("play-alt-click"), text!("play-choose-the-facing-before-the-march")),
        (text!("play-shift-y"), text!("play-select-the-whole-command-to-advance")),
        (text!("play-ctrl-click"), text!("play-take-a-unit-into-the-line-or-out")),
        ("Y", text!("play-the-last-order-for-the-next-unit")),
        (text!("play-l-and"), text!("play-turn-in-a-choice-go-through-it")),
        (text!("play-right-click"), text!("play-details-of-a-hex-and-who-stands-there")),
        (text!("play-v-and-shift-v"), text!("play-previous-and-next-message")),
        (text!("play-alt-l"), text!("play-all-lines-of-command")),
        (text!("play-alt-f"), text!("play-follow-the-action-or-not")),
        (text!("play-alt-m"), text!("play-fold-the-messages")),
        (text!("play-alt-1-to-alt-6"), text!("play-overlays-zones-command-fire-reach-sight")),
        (text!("play-alt-w"), text!("play-reasons-beside-the-map-or-not")),
        ("?", text!("play-the-rule-the-reasons-rest-on")),
        (text!("play-ctrl-z"), text!("play-take-your-last-order-back")),
        ("F7", text!("play-pause-the-computer-go-on")),
        ("F9", text!("play-skip-to-your-next-decision")),
        ("F10", text!("play-step-one-order-of-the-computer")),
        ("F11", text!("play-undo-the-computers-turn")),
        ("F12", text!("play-play-the-computers-side")),
        (text!("play-alt-n"), text!("play-pin-a-note-on-the-unit-or-hex")),
        (text!("play-ctrl-shift-z"), text!("play-give-it-again")),
        (text!("play-ctrl-left-right"), text!("play-look-an-event-back-on")),
        (text!("play-ctrl-shift-left-right"), text!("play-look-a-phase-back-on")),
        (text!("play-ctrl-up-down"), text!("play-look-a-turn-back-on")),
        (text!("play-ctrl-home-end"), text!("play-look-at-the-opening-the-present")),
        (text!("play-ctrl-enter"), text!("play-play-on-from-the-moment-looked-at")),
        (text!("play-ctrl-s"), text!("play-save-the-battle-with-its-branches")),
        (text!("play-alt-d"), text!("play-defaults-until-your-units-can-move")),
        (text!("play-alt-b"), text!("play-battle-statistics")),
        (text!("play-alt-c"), text!("play-players-and-pace")),
        (text!("play-alt-r"), text!("play-review-of-the-last-combat")),
        (text!("play-escape"), text!("play-cancel-deselect-leave")),
        ("F5", text!("play-leave-again-to-come-back")),
    ];
    // The list is longer than a small screen is high.
    let most = (ui.ctx().content_rect().height() - 220.0).max(160.0);
    let list = widgets::scrolled(most);
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
                ui.label(format!("{}{}", text!("play-shift"), key.symbol_or_name()));
                ui.label(RichText::new(text!("play-zoom-percent", percent)).color(weak));
                ui.end_row();
            }
            for view in table.catalog().views.iter().filter(|v| !v.key.is_empty()) {
                ui.label(&view.key);
                ui.label(RichText::new(text!("play-show-view", view = inside(&view.name))).color(weak));
                ui.end_row();
            }
        })
    });
}

fn rule(ctx: &egui::Context, table: &Table<'_>, out: &mut Vec<Act>) {
    let Some(id) = &table.screen.rule else { return };
    let manual = table.setting().manual;
    let mut open = true;
    egui::Window::new(text!("play-rule"))
        .open(&mut open)
        .default_width(WIDTH)
        .default_pos(place(ctx, 4.0))
        .show(ctx, |ui| {
            let Some(rule) = manual.rule(id) else {
                ui.label(text!("play-the-manual-has-no-entry-id", id));
                return;
            };
            ui.label(RichText::new(plain(&rule.title)).strong().size(15.0));
            widgets::note(ui, id);
            ui.label(plain(&rule.summary));
            for case in &rule.cases {
                ui.label(RichText::new(plain(case)).italics());
            }
            if !rule.why.is_empty() {
                ui.label(plain(&text!("play-why-why", why = rule.why)));
            }
            let status = match rule.status {
                Status::Seed => text!("play-from-the-published-rules"),
                Status::Reading => text!("play-our-reading-where-the-published-rules-are"),
                Status::Calibration => text!("play-a-number-our-copy-of-the-rules-lacks"),
            };
            widgets::note(
                ui,
                &if rule.source.is_empty() {
                    status.to_owned()
                } else {
                    format!("{status}: {}", rule.source)
                },
            );
        });
    if !open {
        out.push(Act::Rule(String::new()));
    }
}

/// Without the signs that the interface's font lacks.
fn plain(text: &str) -> String {
    text.replace('→', "›").replace('↔', "and").replace('≠', "not").replace('⅔', "2/3")
}
