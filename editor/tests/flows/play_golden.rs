//! What the pane shows, as data, against what was looked at and found right: every prompt and every
//! view of every catalog.
//!
//! Set `BLESS=1` to write what is shown now as what is expected, and read the diff.

use crate::common::play::{pane_harness, people};
use crate::common::positions::positions;
use egui_kittest::kittest::Queryable as _;
use oblique_core::battle::{Battle, Theatre};
use oblique_core::hex::Hex;
use oblique_core::rules::play::{Options, Verb};
use oblique_core::rules::{RULESETS, read_scenario};
use oblique_editor::canvas::Overlay;
use oblique_editor::play::{PlayPane, Shown};
use std::fmt::Write as _;
use std::path::Path;

/// Most answers written out.
const MOST_ANSWERS: usize = 40;

/// Compares with a checked-in file, or writes it when blessing; what differs, if anything does.
fn compare(ruleset: &str, name: &str, now: &str) -> Option<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/play").join(ruleset);
    let path = folder.join(format!("{name}.txt"));
    if std::env::var_os("BLESS").is_some() {
        std::fs::create_dir_all(&folder).expect("the folder can be made");
        std::fs::write(&path, now).expect("the file can be written");
    }
    let due = std::fs::read_to_string(&path).unwrap_or_default();
    let line = due.lines().zip(now.lines()).find(|(due, now)| due != now);
    (due != now).then(|| format!("{ruleset}/{name}: {line:?} ({} and {} bytes)", due.len(), now.len()))
}

fn hexes(theatre: &Theatre, hexes: &[Hex]) -> String {
    let layout = theatre.board.layout();
    hexes.iter().map(|h| layout.name(*h)).collect::<Vec<_>>().join(" ")
}

/// What is drawn over the map, a line each.
fn drawn(theatre: &Theatre, overlays: &[Overlay]) -> Vec<String> {
    let layout = theatre.board.layout();
    let line = |overlay: &Overlay| match overlay {
        Overlay::Word { hex, text, .. } => format!("word {} {text}", layout.name(*hex)),
        Overlay::Smoke { hex, size } => format!("smoke {} {size:.2}", layout.name(*hex)),
        Overlay::Fallen { hex, crosses } => format!("fallen {} {crosses}", layout.name(*hex)),
        Overlay::Dashed { hexes: at, tint } => format!("dashed {tint:?}: {}", hexes(theatre, at)),
        Overlay::Line { points, tint, arrow, dashed } => {
            let points: Vec<String> = points.iter().map(|p| format!("{:.2},{:.2}", p.x, p.y)).collect();
            format!("line {tint:?} arrow {arrow} dashed {dashed}: {}", points.join(" "))
        }
        other => format!("{other:?}"),
    };
    overlays.iter().map(line).collect()
}

fn written(theatre: &Theatre, shown: &Shown) -> String {
    let mut out = format!("{}\n{}\n", shown.title, shown.text);
    for answer in shown.answers.iter().take(MOST_ANSWERS) {
        let _ = writeln!(out, "{} {}", if answer.usual { "*" } else { "-" }, answer.label);
        for line in &answer.quote {
            let _ = writeln!(out, "    {line}");
        }
    }
    for (who, hex) in &shown.plots {
        let _ = writeln!(out, "plot {who} {}", hexes(theatre, &[*hex]));
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
    let _ = writeln!(out, "actions: {}", shown.actions.join(", "));
    for (view, at) in shown.views.iter().filter(|(_, at)| !at.is_empty()) {
        let _ = writeln!(out, "view {view}: {}", hexes(theatre, at));
    }
    for (name, overlays) in [("under", &shown.under), ("over", &shown.over)] {
        for line in drawn(theatre, overlays) {
            let _ = writeln!(out, "{name} {line}");
        }
    }
    for c in &shown.counters {
        let (look, hex) = (&c.look, hexes(theatre, &[c.hex]));
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
            let theatre = battle.theatre().clone();
            let mut pane = PlayPane::go_on_with(&scenario, battle, people());
            let shown = pane.shown().expect("a battle");
            differs.extend(compare(&catalog.id, &format!("ask-{kind}"), &written(&theatre, &shown)));
        }
    }
    assert!(differs.is_empty(), "BLESS=1 renews them:\n{}", differs.join("\n"));
}

/// A shipped battle at the first moment at which units can move.
fn moving(text: &str) -> (PlayPane, Theatre) {
    let scenario = read_scenario(text).scenario.expect("it is read whole");
    let mut battle = Battle::begin(&scenario, &Options { seed: 1, fog: false }).expect("it can be played");
    for _ in 0..60 {
        let orders = battle.game().orders(None);
        if orders.iter().any(|o| o.verb == Verb::Move) {
            break;
        }
        let decision = battle.game().decision().expect("it is not over");
        let (side, default) = (decision.side, decision.default.clone());
        // Acting is what leads to movement.
        let act = orders.iter().find(|o| o.verb == Verb::Activate).cloned();
        battle.give(side, act.unwrap_or(default)).expect("it is legal");
    }
    let theatre = battle.theatre().clone();
    (PlayPane::go_on_with(&scenario, battle, people()), theatre)
}

#[test]
fn every_view_is_shown_as_it_was_found_right() {
    let mut differs = Vec::new();
    let texts = [
        include_str!("../../../scenarios/dragoon/dogs_of_war.ron"),
        include_str!("../../../scenarios/flintlock/cowpens.ron"),
    ];
    for text in texts {
        let (pane, theatre) = moving(text);
        let catalog = theatre.catalog;
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
                let _ = writeln!(now, "{}", hexes(&theatre, at));
                let drawn_more = shown.under.len() + shown.over.len() > plain.under.len() + plain.over.len();
                assert_eq!(drawn_more, !at.is_empty(), "{}: what is picked out is drawn", view.id);
            }
            for (name, overlays) in [("under", &shown.under), ("over", &shown.over)] {
                for line in drawn(&theatre, overlays) {
                    let _ = writeln!(now, "{name} {line}");
                }
            }
            differs.extend(compare(&catalog.id, &format!("view-{}", view.id), &now));
            press(&mut harness);
        }
    }
    assert!(differs.is_empty(), "BLESS=1 renews them:\n{}", differs.join("\n"));
}
