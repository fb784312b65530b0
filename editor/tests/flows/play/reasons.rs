//! Reasons and overlays in the play pane: what an order costs and may lead to, the dice after it, why
//! something cannot be done, and what is laid over the map. Both rulesets, without naming either.

use crate::common::play::{asked, button, pane_harness, people, wait_for_person};
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use oblique_board::hex::Hex;
use oblique_cartography::geometry;
use oblique_editor::mapview::{Overlay, Viewport};
use oblique_editor::play::{Account, Kind, OverlayKind, OverlayText, Part, PlayPane, Setup};
use oblique_rules::play::{Order, PieceIx, Verb};
use oblique_rulesets::read_scenario;
use oblique_scenario::Side;

const WITH_TURNS: &str = include_str!("../../../../scenarios/dragoon/dogs_of_war.ron");
const WITHOUT: &str = include_str!("../../../../scenarios/flintlock/cowpens.ron");

type Pane<'a> = Harness<'a, PlayPane>;

fn begin<'a>(text: &str, fog: bool) -> Pane<'a> {
    let scenario = read_scenario(text).scenario.expect("it is read whole");
    let pane = PlayPane::begin(oblique_rulesets::REGISTRY, &scenario, Setup { fog, ..people() })
        .unwrap_or_else(|why| panic!("it can be played: {why:?}"));
    pane_harness(pane)
}

fn steps(harness: &mut Pane<'_>) {
    for _ in 0..4 {
        harness.step();
    }
}

/// Takes usual answers, and rolls for leaders, until a piece can be moved.
fn to_movement(harness: &mut Pane<'_>) -> Order {
    for _ in 0..200 {
        if let Some(ready) = harness.query_by_label("I am ready") {
            ready.click();
            steps(harness);
        }
        wait_for_person(harness);
        let game = harness.state().session().expect("a battle").battle().game().boxed_clone();
        let orders = game.orders(None);
        let unit = |o: &&Order| {
            o.verb() == Verb::Move
                && o.piece()
                    .and_then(|p| game.field().get(p))
                    .is_some_and(oblique_rules::play::PieceState::is_unit)
        };
        if let Some(order) = orders.iter().find(unit) {
            return order.clone();
        }
        match asked(harness) {
            "begin" => press_button(harness, "Act"),
            "next_command" => press_button(harness, "Activate: "),
            "mode" => press_button(harness, "General action"),
            "self_activate" => press_button(harness, "Act partially"),
            _ => harness.key_press_modifiers(egui::Modifiers::SHIFT, egui::Key::Enter),
        }
        steps(harness);
    }
    panic!("nobody can be moved");
}

fn press_button(harness: &Pane<'_>, start: &str) {
    let label = button(harness, start).unwrap_or_else(|| panic!("a button {start}"));
    harness.get_by_role_and_label(egui::accesskit::Role::Button, &label).click();
}

fn point_at(harness: &mut Pane<'_>, hex: Hex) -> egui::Pos2 {
    let canvas = harness.get_by_label("Map").rect();
    let layout = harness.state().session().expect("a battle").battle().setting().board.layout();
    let at = Viewport::new(canvas, harness.state().camera()).screen(geometry::center(layout, hex));
    assert!(canvas.contains(at), "the hex is in view");
    harness.hover_at(at);
    steps(harness);
    at
}

fn click_at(harness: &mut Pane<'_>, hex: Hex) {
    let at = point_at(harness, hex);
    harness.drag_at(at);
    harness.step();
    harness.drop_at(at);
    steps(harness);
}

/// Selects a piece by the keys that go from one to the next.
fn select(harness: &mut Pane<'_>, pix: PieceIx) {
    for _ in 0..120 {
        if harness.state().selected() == Some(pix) {
            return;
        }
        harness.key_press(Key::Period);
        steps(harness);
    }
    panic!("it is never selected");
}

fn shown_account<'a>(harness: &'a Pane<'_>) -> &'a Account {
    harness.state().account().expect("something is told")
}

/// Bars of a chart add up to certainty.
fn charts(account: &Account) -> usize {
    let charts =
        account.parts.iter().filter_map(|p| if let Part::Chart(bars, _) = p { Some(bars) } else { None });
    charts
        .map(|bars| {
            let sum: u64 = bars.iter().map(|b| b.permille).sum();
            assert!((990..=1010).contains(&sum), "{bars:?}");
        })
        .count()
}

#[test]
fn an_answer_with_the_focus_tells_its_odds() {
    let mut harness = begin(WITH_TURNS, false);
    for _ in 0..60 {
        if asked(&harness) == "initiative" {
            break;
        }
        harness.key_press_modifiers(egui::Modifiers::SHIFT, egui::Key::Enter);
        steps(&mut harness);
    }
    assert_eq!(asked(&harness), "initiative");
    let label = button(&harness, "Check now").expect("he may check");
    harness.get_by_role_and_label(egui::accesskit::Role::Button, &label).focus();
    steps(&mut harness);
    assert!(!shown_account(&harness).refused, "what is known at once is told at once");
    // The odds are counted on a thread of their own.
    let end = std::time::Instant::now() + std::time::Duration::from_secs(20);
    while charts(shown_account(&harness)) == 0 && std::time::Instant::now() < end {
        std::thread::sleep(std::time::Duration::from_millis(2));
        harness.step();
    }
    let account = shown_account(&harness).clone();
    assert_eq!(charts(&account), 1, "{account:?}");
    harness.step();
    if charts(&account) == 1 {
        assert!(harness.query_all_by_label_contains("%, ").next().is_some(), "the bars are read aloud");
    }
    let rule = account.rule().expect("it rests on a rule").to_owned();
    harness.key_press(Key::Questionmark);
    steps(&mut harness);
    assert!(harness.state().rule_open().is_some_and(|id| id.ends_with(&rule)), "{rule}");
}

/// Gives a button the focus and waits until all is told that is counted on a thread.
fn all_lines(harness: &mut Pane<'_>, label: &str) -> Vec<String> {
    harness.get_by_role_and_label(egui::accesskit::Role::Button, label).focus();
    steps(harness);
    let mut last = Vec::new();
    // Odds and what follows come together; nothing is added after them.
    for _ in 0..400 {
        std::thread::sleep(std::time::Duration::from_millis(5));
        harness.step();
        let lines = shown_account(harness).lines();
        if lines.len() > last.len() && !last.is_empty() {
            return lines;
        }
        last = lines;
    }
    last
}

#[test]
fn an_answer_that_ends_something_tells_what_follows() {
    let says = |lines: &[String], what: &str| lines.iter().any(|line| line.contains(what));
    let mut harness = begin(WITH_TURNS, false);
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..80 {
        wait_for_person(&mut harness);
        let decision = harness.state().session().and_then(|s| s.battle().game().decision().cloned());
        let decision = decision.expect("a decision");
        let ends = decision.default.piece().is_none() && decision.default.hex().is_none();
        if ends && seen.insert(decision.kind) {
            let answers = harness.state_mut().shown().expect("a battle").answers;
            let usual = answers.into_iter().find(|a| a.order == decision.default).expect("its answer");
            let lines = all_lines(&mut harness, &usual.label);
            let phrases = ["No die is rolled", "Dice are rolled", "both sides", "stay deferred"];
            assert!(
                phrases.iter().any(|what| says(&lines, what)) || lines.len() > 3,
                "{}: {lines:?}",
                decision.kind
            );
            if decision.kind == "movement" {
                assert!(says(&lines, "No die is rolled yet. Then"), "{lines:?}");
                return;
            }
        }
        // The button that has the keyboard is the usual answer too.
        harness.key_press_modifiers(egui::Modifiers::SHIFT, egui::Key::Enter);
        steps(&mut harness);
    }
    panic!("nobody moves: {seen:?}");
}

#[test]
fn a_move_tells_its_cost_and_risk_where_the_pointer_is() {
    let mut harness = begin(WITH_TURNS, false);
    let order = to_movement(&mut harness);
    select(&mut harness, order.piece().expect("a piece"));
    point_at(&mut harness, order.hex().expect("a place"));
    let lines = shown_account(&harness).lines();
    assert!(lines.iter().any(|line| line.starts_with("Costs ")), "{lines:?}");
}

#[test]
fn the_card_forgets_the_order_of_who_was_selected_before() {
    let mut harness = begin(WITH_TURNS, false);
    let order = to_movement(&mut harness);
    let pix = order.piece().expect("a piece");
    select(&mut harness, pix);
    point_at(&mut harness, order.hex().expect("a place"));
    let field = harness.state().session().expect("a battle").battle().game().boxed_clone();
    let name = field.field().get(pix).expect("it is there").info.name.clone();
    assert!(shown_account(&harness).title.contains(&name), "{}", shown_account(&harness).title);
    for key in [Key::Period, Key::Comma, Key::Period] {
        harness.key_press(key);
        steps(&mut harness);
        let about = harness.state().account().map(|a| a.title.clone()).unwrap_or_default();
        let selected = harness.state().selected() == Some(pix);
        assert!(selected || !about.contains(&format!("{name} ")), "{about} is told of another");
    }
}

#[test]
fn what_cannot_be_done_says_why_with_its_rule() {
    let mut harness = begin(WITH_TURNS, false);
    let order = to_movement(&mut harness);
    select(&mut harness, order.piece().expect("a piece"));
    harness.get_by_label("Not possible now").click_accesskit();
    steps(&mut harness);
    for _ in 0..20 {
        harness.step();
    }
    harness.get_by_role_and_label(egui::accesskit::Role::Button, "Fire at").focus();
    steps(&mut harness);
    let account = shown_account(&harness).clone();
    assert!(account.refused, "{account:?}");
    assert_eq!(account.title, "Why not: fire at");
    let rule = account.rule().expect("a rule").to_owned();
    harness.key_press(Key::Questionmark);
    steps(&mut harness);
    assert!(harness.state().rule_open().is_some_and(|id| id.ends_with(&rule)));
}

#[test]
fn a_hex_out_of_reach_says_why() {
    let mut harness = begin(WITHOUT, false);
    let order = to_movement(&mut harness);
    let pix = order.piece().expect("a piece");
    select(&mut harness, pix);
    let session = harness.state().session().expect("a battle");
    let game = session.battle().game();
    let from = game.field().piece(pix).hex;
    let canvas = harness.get_by_label("Map").rect().shrink(40.0);
    let layout = session.battle().setting().board.layout();
    let viewport = Viewport::new(canvas, harness.state().camera());
    let far = layout
        .hexes()
        .filter(|hex| game.judge(&Order::of(Verb::Move, pix).with_hex(*hex)).is_err())
        .filter(|hex| game.field().at(*hex).next().is_none() && *hex != from)
        .find(|hex| canvas.contains(viewport.screen(geometry::center(layout, *hex))))
        .expect("a hex out of reach in view");
    click_at(&mut harness, far);
    let account = shown_account(&harness);
    assert!(account.refused && account.rule().is_some(), "{account:?}");
    assert_eq!(harness.state().selected(), Some(pix), "a slip of the hand does not deselect");
}

#[test]
fn a_hex_beyond_the_reach_of_a_turn_says_what_stops_the_way() {
    let mut harness = begin(WITHOUT, false);
    let order = to_movement(&mut harness);
    let pix = order.piece().expect("a piece");
    select(&mut harness, pix);
    let game = harness.state().session().expect("a battle").battle().game();
    let reach = game.marches(pix, &[]).expect("it can march");
    let from = game.field().piece(pix).hex;
    let canvas = harness.get_by_label("Map").rect().shrink(40.0);
    let layout = harness.state().session().expect("a battle").battle().setting().board.layout();
    let viewport = Viewport::new(canvas, harness.state().camera());
    let beyond = layout
        .hexes()
        .filter(|hex| reach.best(*hex).is_none() && from.unsigned_distance_to(*hex) > 2)
        .filter(|hex| game.field().at(*hex).next().is_none())
        .find(|hex| canvas.contains(viewport.screen(geometry::center(layout, *hex))))
        .expect("a hex out of reach in view");
    click_at(&mut harness, beyond);
    let text = shown_account(&harness).lines().join(" ");
    assert!(!text.contains("adjacent"), "{text}");
}

#[test]
fn a_message_with_dice_opens_its_breakdown() {
    let mut harness = begin(WITH_TURNS, false);
    to_movement(&mut harness);
    let lines = harness.state().session().expect("a battle").lines();
    let line = lines.iter().rev().find(|l| l.kind == Kind::Check).expect("somebody rolled").clone();
    let draw = line.draw.clone().expect("its draw is kept");
    harness.get_all_by_label(&line.text).next().expect("the message").click();
    steps(&mut harness);
    let lines = shown_account(&harness).lines();
    let die = format!("Die: {} of {} to {}", draw.value, draw.range.0, draw.range.1);
    assert!(lines.iter().any(|l| l.starts_with(&die)), "{lines:?}");
    assert_eq!(lines.iter().any(|l| l.starts_with("Needed ")), draw.need.is_some(), "{lines:?}");
    for m in &draw.modifiers {
        assert!(lines.iter().any(|l| l.contains(m.what) && l.contains(m.rule.as_str())), "{lines:?}");
    }
    // Escape puts it away.
    harness.key_press(Key::Escape);
    steps(&mut harness);
    assert!(harness.state().account().is_none());
}

fn legend(pane: &PlayPane) -> bool {
    pane.laid().is_some_and(|l| l.drawn.over.iter().any(|o| matches!(o, Overlay::Legend(_))))
}

fn overlays_of(text: &str) {
    let mut harness = begin(text, false);
    let order = to_movement(&mut harness);
    let pix = order.piece().expect("a piece");
    select(&mut harness, pix);
    for (key, kind) in [Key::Num1, Key::Num2, Key::Num3, Key::Num4].into_iter().zip(OverlayKind::ALL) {
        harness.key_press_modifiers(Modifiers::ALT, key);
        steps(&mut harness);
        let game = harness.state().session().expect("a battle").battle().game().boxed_clone();
        let laid = harness.state().laid().expect("it is on");
        let mut hexes: Vec<(i32, i32)> = laid.hexes.iter().map(|(h, _)| (h.x, h.y)).collect();
        let mut expected: Vec<(i32, i32)> = match kind {
            OverlayKind::Zones => {
                Side::BOTH.iter().flat_map(|s| game.zones(*s)).map(|h| (h.x, h.y)).collect()
            }
            OverlayKind::Fire => game.field_of_fire(pix).map_or_else(
                |_| Vec::new(),
                |a| a.hexes.iter().chain(&a.hidden).map(|h| (h.x, h.y)).collect(),
            ),
            OverlayKind::Reach => {
                game.reach(pix).expect("it moves").iter().map(|r| (r.hex.x, r.hex.y)).collect()
            }
            _ => hexes.clone(),
        };
        hexes.sort_unstable();
        expected.sort_unstable();
        assert_eq!(hexes, expected, "{kind:?}");
        assert!(!laid.note.is_empty());
        if kind == OverlayKind::Fire && expected.is_empty() {
            assert!(!laid.rule.is_empty(), "why it does not fire is told");
        } else {
            assert!(!hexes.is_empty() && legend(harness.state()), "{kind:?}");
        }
    }
    // The same key turns it off.
    harness.key_press_modifiers(Modifiers::ALT, Key::Num4);
    steps(&mut harness);
    assert!(harness.state().laid().is_none());
    // By its button, from the piece to the pointer; Escape turns it off and keeps the selection.
    harness.get_by_label("Overlay: Line of sight").click_accesskit();
    steps(&mut harness);
    let to = order.hex().or(order.path().last().copied()).expect("a place");
    point_at(&mut harness, to);
    let game = harness.state().session().expect("a battle").battle().game().boxed_clone();
    let line = game.sight(game.field().piece(pix).hex, to).expect("sight is told");
    let laid = harness.state().laid().expect("it is on");
    assert_eq!(laid.hexes.iter().map(|(h, _)| *h).next(), line.blocked, "{}", laid.note);
    harness.key_press(Key::Escape);
    steps(&mut harness);
    assert!(harness.state().laid().is_none());
    assert_eq!(harness.state().selected(), Some(pix));
}

#[test]
fn overlays_are_the_engines_answers_with_turns() {
    overlays_of(WITH_TURNS);
}

#[test]
fn overlays_are_the_engines_answers_without_turns() {
    overlays_of(WITHOUT);
}

/// Rules that measure by parts of the board show them; a selected unit shows its own.
#[test]
fn the_areas_of_the_rules_are_laid_over_the_map() {
    let mut harness = begin(include_str!("../../../../scenarios/drums/retschow.ron"), false);
    let on = |harness: &mut Pane<'_>| {
        harness.key_press_modifiers(Modifiers::ALT, Key::Num6);
        steps(harness);
        harness.state().laid().expect("it is on").clone()
    };
    let board = on(&mut harness);
    let rows = |laid: &OverlayText| match laid.drawn.over.last() {
        Some(Overlay::Legend(legend)) => legend.rows.iter().map(|row| row.text.clone()).collect::<Vec<_>>(),
        _ => Vec::new(),
    };
    assert!(rows(&board).iter().any(|row| row.ends_with(": zone 3 of its half")), "{:?}", rows(&board));
    assert!(rows(&board).contains(&"Lateral bands".to_owned()));
    let game = harness.state().session().expect("a battle").battle().game().boxed_clone();
    let unit = game.field().iter().find(|(_, p)| p.on_map() && p.is_unit());
    click_at(&mut harness, unit.expect("a unit").1.hex);
    let own = harness.state().laid().expect("it is still on");
    assert!(rows(own).iter().any(|row| row == "Within 2 hexes"), "{:?}", rows(own));
}

#[test]
fn under_fog_only_own_numbers_are_shown() {
    let mut harness = begin(WITH_TURNS, true);
    to_movement(&mut harness);
    let session = harness.state().session().expect("a battle");
    let seat = session.seat().expect("a seat");
    let seen = session.visible_field().into_owned();
    harness.key_press_modifiers(Modifiers::ALT, Key::Num2);
    steps(&mut harness);
    let laid = harness.state().laid().expect("it is on").clone();
    let theirs = |name: &String| seen.pieces.iter().any(|p| p.side() != seat && p.info.name == *name);
    assert!(!laid.hexes.is_empty() && !laid.hexes.iter().any(|(_, name)| theirs(name)), "only own leaders");
}
