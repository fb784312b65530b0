//! What the pane shows, as data, against what was looked at and found right: every prompt and every
//! view of every catalog.
//!
//! Set `BLESS=1` to write what is shown now as what is expected, and read the diff.

use crate::common::play::{pane_harness, people};
use crate::common::positions::positions;
use egui_kittest::kittest::Queryable as _;
use oblique_battle::{Battle, BattleSetting};
use oblique_board::hex::Hex;
use oblique_cartography::geometry;
use oblique_editor::mapview::{Overlay, Viewport};
use oblique_editor::play::{OverlayKind, OverlayText, PaneSnapshot, PlayPane};
use oblique_rules::play::{Options, Order, Verb};
use oblique_rulesets::{RULESETS, read_scenario};
use oblique_testing::golden::{all_agree, difference};
use std::fmt::Write as _;
use std::path::Path;

/// Most answers written out.
const MOST_ANSWERS: usize = 40;

/// What differs from what is kept of a ruleset under a name, if anything does.
fn compare(ruleset: &str, name: &str, now: &str) -> Option<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/play").join(ruleset);
    difference(&folder.join(format!("{name}.txt")), now)
}

fn hexes(setting: &BattleSetting, hexes: &[Hex]) -> String {
    let layout = setting.board.layout();
    hexes.iter().map(|h| layout.name(*h)).collect::<Vec<_>>().join(" ")
}

/// What is drawn over the map, a line each.
fn drawn_lines(setting: &BattleSetting, overlays: &[Overlay]) -> Vec<String> {
    let layout = setting.board.layout();
    let line = |overlay: &Overlay| match overlay {
        Overlay::Word { hex, text, .. } => format!("word {} {text}", layout.name(*hex)),
        Overlay::Smoke { hex, size } => format!("smoke {} {size:.2}", layout.name(*hex)),
        Overlay::Fallen { hex, crosses } => format!("fallen {} {crosses}", layout.name(*hex)),
        Overlay::Dashed { hexes: at, tint } => format!("dashed {tint:?}: {}", hexes(setting, at)),
        Overlay::Line { points, tint, arrow, dashed } => {
            let points: Vec<String> = points.iter().map(|p| format!("{:.2},{:.2}", p.x, p.y)).collect();
            format!("line {tint:?} arrow {arrow} dashed {dashed}: {}", points.join(" "))
        }
        other => format!("{other:?}"),
    };
    overlays.iter().map(line).collect()
}

fn written(setting: &BattleSetting, shown: &PaneSnapshot) -> String {
    let mut out = format!("{}\n{}\n", shown.title, shown.text);
    for answer in shown.answers.iter().take(MOST_ANSWERS) {
        let _ = writeln!(out, "{} {}", if answer.usual { "*" } else { "-" }, answer.label);
        for line in &answer.quote {
            let _ = writeln!(out, "    {line}");
        }
    }
    for (who, hex) in &shown.plots {
        let _ = writeln!(out, "plot {who} {}", hexes(setting, &[*hex]));
    }
    for contest in &shown.contests {
        let _ = writeln!(out, "contest {}: {}", contest.title, contest.columns.join(", "));
        for row in &contest.rows {
            let _ = writeln!(out, "    {} {:?} ({})", row.what, row.values, row.rule);
        }
        for line in &contest.lines {
            let _ = writeln!(out, "    {}", line.text);
        }
    }
    if let Some(dice) = &shown.dice {
        let _ = writeln!(out, "dice {}: {}", dice.title, dice.in_words());
    }
    let _ = writeln!(out, "actions: {}", shown.actions.join(", "));
    for (view, at) in shown.views.iter().filter(|(_, at)| !at.is_empty()) {
        let _ = writeln!(out, "view {view}: {}", hexes(setting, at));
    }
    for (name, overlays) in [("under", &shown.under), ("over", &shown.over)] {
        for line in drawn_lines(setting, overlays) {
            let _ = writeln!(out, "{name} {line}");
        }
    }
    for c in &shown.counters {
        let (look, hex) = (&c.look, hexes(setting, &[c.hex]));
        let facing = look.facing.map_or_else(|| "-".to_owned(), |f| f.get().to_string());
        let faded = if c.faded { " faded" } else { "" };
        let _ = writeln!(
            out,
            "counter {} {hex} {} {facing} figures {} under {}{faded} {:?}",
            c.id.0, look.formation, look.figures, look.stacked, look.signs
        );
    }
    out
}

#[test]
fn every_prompt_is_shown_as_it_was_found_right() {
    let mut differs = Vec::new();
    for ruleset in RULESETS {
        let catalog = ruleset.catalog();
        let kinds: Vec<&str> = catalog.decisions.iter().map(|d| d.id.as_str()).collect();
        for (kind, (scenario, battle)) in positions(&catalog.id, &kinds) {
            let setting = battle.setting().clone();
            let mut pane = PlayPane::go_on_with(oblique_rulesets::REGISTRY, &scenario, battle, people());
            let shown = pane.shown().expect("a battle");
            differs.extend(compare(&catalog.id, &format!("ask-{kind}"), &written(&setting, &shown)));
        }
    }
    all_agree(differs);
}

/// A shipped battle at the first moment at which a piece, or a unit, can move.
fn moving(text: &str, unit: bool) -> (PlayPane, BattleSetting) {
    let scenario = read_scenario(text).scenario.expect("it is read whole");
    let mut battle = Battle::begin(
        oblique_rulesets::ruleset_of(&scenario).expect("a ruleset of ours"),
        &scenario,
        &Options { seed: 1, fog: false, unattended: false },
    )
    .expect("it can be played");
    for _ in 0..60 {
        let orders = battle.game().orders(None);
        let field = battle.game().field();
        let moves = |o: &Order| {
            o.verb() == Verb::Move && (!unit || o.piece().is_some_and(|p| field.piece(p).is_unit()))
        };
        if orders.iter().any(moves) {
            break;
        }
        let decision = battle.game().decision().expect("it is not over");
        let (side, default) = (decision.side, decision.default.clone());
        // Acting is what leads to movement.
        let verb = |verb: Verb| orders.iter().find(|o| o.verb() == verb).cloned();
        let act = verb(Verb::Activate).or_else(|| verb(Verb::Choose).filter(|_| unit));
        battle.give(side, act.unwrap_or(default)).expect("it is legal");
    }
    let setting = battle.setting().clone();
    (PlayPane::go_on_with(oblique_rulesets::REGISTRY, &scenario, battle, people()), setting)
}

#[test]
fn every_view_is_shown_as_it_was_found_right() {
    let mut differs = Vec::new();
    let texts = [
        include_str!("../../../../scenarios/dragoon/dogs_of_war.ron"),
        include_str!("../../../../scenarios/flintlock/cowpens.ron"),
    ];
    for text in texts {
        let (pane, setting) = moving(text, false);
        let catalog = setting.catalog;
        let mut harness = pane_harness(pane);
        let plain = harness.state_mut().shown().expect("a battle");
        for view in &catalog.views {
            let press = |harness: &mut egui_kittest::Harness<'_, PlayPane>| {
                let name = format!("Show: {}", view.name);
                let role = egui::accesskit::Role::Button;
                harness.get_by_role_and_label(role, &name).click_accesskit();
                harness.step();
                harness.step();
            };
            press(&mut harness);
            let shown = harness.state_mut().shown().expect("a battle");
            let picked = shown.views.iter().find(|(id, _)| *id == view.id);
            let mut now = format!("{}\n", view.name);
            if let Some((_, at)) = picked {
                let _ = writeln!(now, "{}", hexes(&setting, at));
                let drawn_more = shown.under.len() + shown.over.len() > plain.under.len() + plain.over.len();
                assert_eq!(drawn_more, !at.is_empty(), "{}: what is picked out is drawn", view.id);
            }
            for (name, overlays) in [("under", &shown.under), ("over", &shown.over)] {
                for line in drawn_lines(&setting, overlays) {
                    let _ = writeln!(now, "{name} {line}");
                }
            }
            differs.extend(compare(&catalog.id, &format!("view-{}", view.id), &now));
            press(&mut harness);
        }
    }
    all_agree(differs);
}

/// An overlay in lines: what it says, what it tells of each hex, and what is drawn.
fn laid(setting: &BattleSetting, kind: OverlayKind, laid: &OverlayText) -> String {
    let mut out = format!("{}\n{} ({})\n", kind.name(), laid.note, laid.rule);
    let mut texts: Vec<(&str, Vec<Hex>)> = Vec::new();
    for (hex, text) in &laid.hexes {
        match texts.iter_mut().find(|(t, _)| t == text) {
            Some((_, at)) => at.push(*hex),
            None => texts.push((text, vec![*hex])),
        }
    }
    for (text, at) in texts {
        let _ = writeln!(out, "told '{text}': {}", hexes(setting, &at));
    }
    let (layout, drawn) = (setting.board.layout(), &laid.drawn);
    for (name, overlays) in [("under", &drawn.under), ("over", &drawn.over)] {
        for overlay in overlays {
            let of = |set: &oblique_board::hex::HexSet| {
                hexes(setting, &layout.hexes().filter(|h| set.contains(*h)).collect::<Vec<_>>())
            };
            let line = match overlay {
                Overlay::Set { set, tint, filled } => format!("set {tint:?} filled {filled}: {}", of(set)),
                Overlay::Signs { set, sign, tint } => format!("signs {sign:?} {tint:?}: {}", of(set)),
                Overlay::Grades(grades) => {
                    let words: Vec<&str> = grades.kinds.iter().map(|k| k.word.as_str()).collect();
                    format!("grades: {}", words.join(" | "))
                }
                Overlay::Legend(legend) => {
                    let rows: Vec<&str> = legend.rows.iter().map(|r| r.text.as_str()).collect();
                    format!("legend {}: {}", legend.title, rows.join(" | "))
                }
                other => drawn_lines(setting, std::slice::from_ref(other)).join(" "),
            };
            let _ = writeln!(out, "{name} {line}");
        }
    }
    out
}

#[test]
fn every_overlay_is_shown_as_it_was_found_right() {
    let mut differs = Vec::new();
    let texts = [
        include_str!("../../../../scenarios/dragoon/dogs_of_war.ron"),
        include_str!("../../../../scenarios/flintlock/cowpens.ron"),
    ];
    for text in texts {
        let (pane, setting) = moving(text, true);
        let mut harness = pane_harness(pane);
        let orders = harness.state().session().expect("a battle").battle().game().orders(None);
        let unit = |o: &&Order| {
            let game = harness.state().session().expect("a battle").battle().game();
            o.verb() == Verb::Move && o.piece().is_some_and(|p| game.field().piece(p).is_unit())
        };
        let order = orders.iter().find(unit).expect("a unit that moves").clone();
        for _ in 0..120 {
            if harness.state().selected() == order.piece() {
                break;
            }
            harness.key_press(egui::Key::Period);
            harness.step();
            harness.step();
        }
        assert_eq!(harness.state().selected(), order.piece());
        // Sight is from it to the place it could go to.
        let to = order.hex().or(order.path().last().copied()).expect("a place");
        let canvas = harness.get_by_label("Map").rect();
        let view = Viewport::new(canvas, harness.state().camera());
        harness.hover_at(view.screen(geometry::center(setting.board.layout(), to)));
        harness.step();
        harness.step();
        for kind in OverlayKind::ALL {
            harness.key_press_modifiers(egui::Modifiers::ALT, kind.key());
            harness.step();
            harness.step();
            let now = laid(&setting, kind, harness.state().laid().expect("it is on"));
            let name = format!("overlay-{}", kind.name().to_lowercase().replace(' ', "_"));
            differs.extend(compare(&setting.catalog.id, &name, &now));
        }
    }
    all_agree(differs);
}
