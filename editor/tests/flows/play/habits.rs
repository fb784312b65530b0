//! How a player likes to play: animation, turning first, standing rally orders; and what is looked at
//! beside the orders: details, review, zoom, the fallen.

use crate::common::play::{click_hex, labels, pane_harness, people, steps_given, wait_for_person};
use crate::common::positions::positions;
use crate::common::rule_cases::found;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use oblique_battle::{Battle, Step};
use oblique_board::hex::Hex;
use oblique_cartography::geometry;
use oblique_editor::mapview::{Overlay, Viewport};
use oblique_editor::play::{Glide, Habits, Kind, PaneSnapshot, PlayPane, Setup};
use oblique_rules::play::{Event, Order, PieceIx, Verb};
use oblique_rulesets::{RULESETS, read_scenario};

type Pane<'a> = Harness<'a, PlayPane>;

fn steps(harness: &mut Pane<'_>) {
    for _ in 0..4 {
        harness.step();
    }
}

fn shown(harness: &mut Pane<'_>) -> PaneSnapshot {
    harness.state_mut().shown().expect("a battle")
}

fn with(habits: Habits) -> Setup {
    Setup { habits, ..people() }
}

/// Where a hex is on the screen.
fn at(harness: &Pane<'_>, hex: Hex) -> egui::Pos2 {
    let canvas = harness.get_by_label("Map").rect();
    let layout = harness.state().session().expect("a battle").battle().setting().board.layout();
    let at = Viewport::new(canvas, harness.state().camera()).screen(geometry::center(layout, hex));
    assert!(canvas.contains(at), "the hex is in view");
    at
}

fn offers(battle: &Battle, verb: Verb) -> bool {
    battle.game().orders(None).iter().any(|o| o.verb() == verb)
}

/// A move to a hex beside the unit that it does not look at, where it could turn.
fn sideways(battle: &Battle) -> Option<(PieceIx, Hex, Hex)> {
    let layout = battle.setting().board.layout();
    let orders = battle.game().orders(None);
    orders.iter().filter(|o| o.verb() == Verb::Move).find_map(|o| {
        let piece = battle.game().field().get(o.piece()?)?;
        let alone = battle.game().field().at(piece.hex).count() == 1;
        let (hour, to) = layout.neighbours(piece.hex).find(|(_, h)| Some(*h) == o.hex())?;
        let apart = piece.facing?.get().abs_diff(hour.get());
        let turns = orders.iter().any(|t| t.verb() == Verb::Turn && t.piece() == o.piece());
        let empty = battle.game().field().at(to).next().is_none();
        (apart.min(12 - apart) > 2 && turns && alone && empty).then_some((o.piece()?, piece.hex, to))
    })
}

#[test]
fn a_click_beside_a_unit_only_turns_it_where_the_player_wants_that() {
    let all = found(|battle| sideways(battle).is_some());
    assert_eq!(all.len(), RULESETS.len(), "every ruleset here has facings");
    for (scenario, battle) in all {
        let before = battle.steps().len();
        let (pix, from, to) = sideways(&battle).expect("a move");
        for turn_first in [false, true] {
            let habits = Habits { turn_first, moving: Glide::None, ..Habits::default() };
            let pane =
                PlayPane::go_on_with(oblique_rulesets::REGISTRY, &scenario, battle.clone(), with(habits));
            let mut harness = pane_harness(pane);
            click_hex(&mut harness, from);
            click_hex(&mut harness, to);
            if steps_given(&harness) == before {
                // One place, several ways to stand there.
                let way = labels(&harness).into_iter().find(|l| l.contains("acing "));
                harness.get_by_label(&way.expect("ways to choose from")).click_accesskit();
                steps(&mut harness);
            }
            let field = harness.state().session().expect("a battle").battle().game().field();
            let piece = field.piece(pix);
            let name = &scenario.ruleset;
            assert_eq!(steps_given(&harness), before + 1, "{name}");
            assert_eq!(piece.hex == from, turn_first, "{name}: turned {turn_first}");
            if turn_first {
                assert_ne!(piece.facing, battle.game().field().piece(pix).facing, "{name}");
            }
        }
    }
}

#[test]
fn the_standing_rally_order_is_carried_out_by_itself_once_and_told() {
    for (scenario, battle) in found(|battle| offers(battle, Verb::AutoRally)) {
        let orders = battle.game().orders(None);
        let order = orders.iter().find(|o| o.verb() == Verb::AutoRally).expect("it is offered").clone();
        let plain = pane_harness(PlayPane::go_on_with(
            oblique_rulesets::REGISTRY,
            &scenario,
            battle.clone(),
            with(Habits::default()),
        ));
        assert_eq!(steps_given(&plain), 0, "only where the player wants it");
        let habits = Habits {
            rally_itself: true,
            rally_level: order.amount(),
            rally_zones: order.flag(),
            ..Habits::default()
        };
        let mut harness =
            pane_harness(PlayPane::go_on_with(oblique_rulesets::REGISTRY, &scenario, battle, with(habits)));
        steps(&mut harness);
        let session = harness.state().session().expect("a battle");
        let given: Vec<&Order> = session.battle().steps().iter().map(|s| &s.order).collect();
        assert_eq!(given, [&order], "once, at the level set");
        let line = session.lines().iter().find(|line| line.text.starts_with("Auto-rally up to "));
        assert!(line.is_some_and(|line| line.kind == Kind::Said), "what it did is told");

        // Taken back, it stays back.
        harness.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::Z);
        steps(&mut harness);
        assert_eq!(steps_given(&harness), 0);
    }
}

#[test]
fn how_long_a_move_is_shown_is_the_players() {
    let (scenario, battle) = found(|battle| sideways(battle).is_some()).remove(0);
    let (pix, _, to) = sideways(&battle).expect("a move");
    let mut seconds = Vec::new();
    for moving in Glide::ALL {
        seconds.push(moving.seconds());
        let habits = Habits { moving, ..Habits::default() };
        let mut harness = pane_harness(PlayPane::go_on_with(
            oblique_rulesets::REGISTRY,
            &scenario,
            battle.clone(),
            with(habits),
        ));
        let from = battle.game().field().piece(pix).hex;
        click_hex(&mut harness, from);
        click_hex(&mut harness, to);
        assert_eq!(steps_given(&harness), 1, "{moving:?}");
        let session = harness.state().session().expect("a battle");
        assert_eq!(
            session.battle().game().field().piece(pix).hex,
            to,
            "{moving:?}: it stands where it was sent"
        );
        assert!(harness.run_ok().is_some() || moving == Glide::Slow, "{moving:?}: it comes to rest");
    }
    assert!(seconds[0].abs() < f64::EPSILON && seconds[1..].windows(2).all(|w| w[0] < w[1]), "{seconds:?}");
}

#[test]
fn a_resolved_contest_is_reviewed_with_all_that_counted_and_smoke_lies_about_it() {
    let decided = |battle: &Battle| {
        let last = battle.steps().last();
        last.is_some_and(|s| s.events.iter().any(|e| matches!(e, Event::Reckoned(_))))
    };
    let all = found(decided);
    assert!(!all.is_empty(), "some ruleset lays its contests out");
    let mut long = 0;
    for (scenario, mut battle) in all {
        // The order that decided it is given in the pane.
        let last = battle.steps().last().expect("an order").clone();
        battle.undo();
        let habits = Habits { review: true, ..Habits::default() };
        let mut harness =
            pane_harness(PlayPane::go_on_with(oblique_rulesets::REGISTRY, &scenario, battle, with(habits)));
        let answer = shown(&mut harness).answers.into_iter().find(|a| a.order == last.order);
        let label = answer.expect("it has a button").label;
        harness
            .get_all_by_role_and_label(egui::accesskit::Role::Button, &label)
            .next()
            .expect(&label)
            .click_accesskit();
        steps(&mut harness);
        wait_for_person(&mut harness);
        let session = harness.state().session().expect("a battle");
        let strikes = session.strikes().expect("a combat");
        let ledger = strikes.contests.first().expect("a contest").clone();
        assert!(!strikes.hexes.is_empty(), "where it was fought is known");
        let hex = strikes.hexes[0].hex;
        // What each side has, and nothing left out below.
        let counts = |side: usize| ledger.rows.iter().any(|row| row.values[side].is_some_and(|n| n != 0));
        assert!(counts(0) && counts(1), "all factors: {ledger:?}");
        long += usize::from(ledger.rows.len() >= 8);
        assert!(harness.query_by_label("Review of the last combat").is_some(), "the review opens by itself");
        for row in &ledger.rows {
            let mut name = row.what.clone();
            name.replace_range(..1, &row.what[..1].to_uppercase());
            assert!(harness.query_all_by_label(&name).count() > 0, "{name} is laid out");
        }
        let under = shown(&mut harness).under;
        let smoke = under.iter().any(|o| matches!(o, Overlay::Smoke { hex: at, .. } if *at == hex));
        assert!(smoke, "smoke lies about it");
    }
    assert!(long > 0, "a contest of many factors lays all of them out");
}

#[test]
fn dice_that_were_thrown_lie_sorted_with_what_came_of_each() {
    let sorted = |step: &Step| {
        let last = step.events.iter().rev().find_map(|event| match event {
            Event::Sorted(dice) => Some((**dice).clone()),
            _ => None,
        });
        last.filter(|dice| !dice.is_one_sided() && dice.unused.iter().any(|unused| !unused.is_empty()))
    };
    let all = found(|battle| battle.steps().last().and_then(&sorted).is_some());
    assert!(!all.is_empty(), "some ruleset sorts its dice");
    for (scenario, battle) in all {
        let dice = battle.steps().last().and_then(sorted).expect("dice");
        let mut harness =
            pane_harness(PlayPane::go_on_with(oblique_rulesets::REGISTRY, &scenario, battle, people()));
        let lies = |harness: &Harness<'_, PlayPane>, text: &str| harness.query_all_by_label(text).count() > 0;
        for group in &dice.groups {
            let words = dice.group_in_words(group);
            assert!(lies(&harness, &words), "{words}");
        }
        let apart = dice.unused_in_words().expect("some are not used");
        assert!(lies(&harness, &apart), "{apart}");
        // What came of a pair leads to its rule.
        let pair = dice.groups.last().expect("a pair");
        let mut result = pair.result.clone();
        result.replace_range(..1, &pair.result[..1].to_uppercase());
        assert!(lies(&harness, &result), "{result}");
        // They lie there while the moment is looked at, and are gone before they were thrown.
        for _ in 0..400 {
            if shown(&mut harness).dice.as_ref() != Some(&dice) {
                break;
            }
            harness.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::ArrowLeft);
            harness.step();
        }
        assert_ne!(shown(&mut harness).dice.as_ref(), Some(&dice));
    }
}

#[test]
fn details_of_a_hex_show_the_tracks_of_who_stands_there() {
    for ruleset in RULESETS {
        let catalog = ruleset.catalog();
        let kinds: Vec<&str> = catalog.decisions.iter().map(|d| d.id.as_str()).collect();
        let (_, (scenario, battle)) = positions(&catalog.id, &kinds).pop_first().expect("a battle");
        let field = battle.game().field();
        let unit = field.pieces.iter().find(|p| p.on_map() && p.is_unit()).expect("a unit").clone();
        let mut harness =
            pane_harness(PlayPane::go_on_with(oblique_rulesets::REGISTRY, &scenario, battle, people()));
        let place = at(&harness, unit.hex);
        harness.hover_at(place);
        harness.step();
        for pressed in [true, false] {
            harness.event(egui::Event::PointerButton {
                pos: place,
                button: egui::PointerButton::Secondary,
                pressed,
                modifiers: egui::Modifiers::NONE,
            });
            harness.step();
        }
        steps(&mut harness);
        let layout = harness.state().session().expect("a battle").battle().setting().board.layout();
        let title = format!("Hex {}", layout.name(unit.hex));
        assert!(harness.query_all_by_label(&title).count() > 0, "{title}");
        assert!(harness.query_all_by_label_contains(&unit.info.name).count() > 0, "{}", unit.info.name);
        harness.key_press(egui::Key::Escape);
        steps(&mut harness);
        assert_eq!(harness.query_all_by_label(&title).count(), 0, "Escape closes it");
    }
}

#[test]
fn the_map_goes_by_its_zoom_steps_whatever_letters_the_orders_have() {
    for ruleset in RULESETS {
        let catalog = ruleset.catalog();
        let kinds: Vec<&str> = catalog.decisions.iter().map(|d| d.id.as_str()).collect();
        let (_, (scenario, battle)) = positions(&catalog.id, &kinds).pop_first().expect("a battle");
        let mut harness =
            pane_harness(PlayPane::go_on_with(oblique_rulesets::REGISTRY, &scenario, battle, people()));
        let before = steps_given(&harness);
        let mut sizes = Vec::new();
        for key in [egui::Key::Z, egui::Key::X, egui::Key::C] {
            harness.key_press_modifiers(egui::Modifiers::SHIFT, key);
            steps(&mut harness);
            sizes.push(harness.state().camera().hex_points);
        }
        assert_eq!(steps_given(&harness), before, "no order was given");
        let near = |n: f64, of: f64| (n - of).abs() < 0.01 * of;
        assert!(near(sizes[1], 4.0 * sizes[0]) && near(sizes[2], 4.0 * sizes[1]), "{sizes:?}");
    }
}

#[test]
fn zooming_keeps_the_selected_unit_in_view_and_marks_the_step() {
    let text = include_str!("../../../../scenarios/dragoon/kolin.ron");
    let scenario = read_scenario(text).scenario.expect("it is read whole");
    let field = pane_harness(
        PlayPane::begin(oblique_rulesets::REGISTRY, &scenario, people())
            .unwrap_or_else(|why| panic!("{why:?}")),
    );
    let field = field.state().session().expect("a battle").battle().game().field().clone();
    // Those who stand farthest to each side.
    let units: Vec<Hex> = field.pieces.iter().filter(|p| p.on_map()).map(|p| p.hex).collect();
    let far = |by: fn(&Hex) -> i32| units.iter().copied().max_by_key(by).expect("a unit");
    for hex in [far(|h| h.x), far(|h| -h.x), far(|h| h.y), far(|h| -h.y), far(|h| h.x + 2 * h.y)] {
        let mut harness = pane_harness(
            PlayPane::begin(oblique_rulesets::REGISTRY, &scenario, people())
                .unwrap_or_else(|why| panic!("{why:?}")),
        );
        click_hex(&mut harness, hex);
        if harness.query_by_label("Who?").is_some() {
            harness.key_press_modifiers(egui::Modifiers::SHIFT, egui::Key::Enter);
            steps(&mut harness);
        }
        let selected = harness.state().selected().expect("somebody is selected");
        assert_eq!(field.piece(selected).hex, hex, "one of those who stand there");
        for step in ["Zoom 400 %", "Zoom 100 %", "Zoom 400 %", "Zoom 25 %"] {
            harness.get_by_label(step).click();
            steps(&mut harness);
            let place = at(&harness, hex);
            let canvas = harness.get_by_label("Map").rect();
            let points = harness.state().camera().hex_points as f32;
            assert!(canvas.shrink(points * 0.5).contains(place), "{step}: {place:?} of {canvas:?}");
            let marked = |label: &str| {
                harness.get_by_label(label).accesskit_node().toggled() == Some(egui::accesskit::Toggled::True)
            };
            for other in ["Zoom 25 %", "Zoom 100 %", "Zoom 400 %"] {
                assert_eq!(marked(other), other == step, "{other} at {step}");
            }
        }
    }
}

#[test]
fn the_fallen_lie_where_men_were_lost_unless_the_player_will_not_see_them() {
    let text = include_str!("../../../../scenarios/dragoon/mollwitz.ron");
    let scenario = read_scenario(text).scenario.expect("it is read whole");
    let men = RULESETS.iter().find(|r| r.id() == scenario.ruleset).expect("its ruleset").catalog();
    let men = men.tracks.iter().position(|t| t.id == "men").expect("men are counted");
    let lost = |battle: &Battle| {
        let last = battle.steps().last();
        last.is_some_and(|s| {
            s.events.iter().any(|e| matches!(e, Event::Tracked { track, from, to, .. } if usize::from(*track) == men && to < from))
        })
    };
    let all = found(|battle| battle.header().ruleset == scenario.ruleset && lost(battle));
    for (scenario, mut battle) in all {
        let last = battle.steps().last().expect("an order").clone();
        battle.undo();
        for fallen in [true, false] {
            let habits = Habits { fallen, ..Habits::default() };
            let mut harness = pane_harness(PlayPane::go_on_with(
                oblique_rulesets::REGISTRY,
                &scenario,
                battle.clone(),
                with(habits),
            ));
            let answer = shown(&mut harness).answers.into_iter().find(|a| a.order == last.order);
            let label = answer.expect("it has a button").label;
            let mut nodes = harness.get_all_by_role_and_label(egui::accesskit::Role::Button, &label);
            nodes.next().expect("a button").click_accesskit();
            drop(nodes);
            steps(&mut harness);
            let crosses = shown(&mut harness).under.iter().any(|o| matches!(o, Overlay::Fallen { .. }));
            assert_eq!(crosses, fallen, "the fallen");
        }
    }
}

#[test]
fn what_is_chosen_in_the_preferences_holds_in_the_battle() {
    use crate::common::{editor, press, settle, workbench};
    use egui::{Key, Modifiers};
    let mut harness = editor(workbench());
    press(&mut harness, Modifiers::NONE, Key::F5);
    press(&mut harness, Modifiers::NONE, Key::F5);
    harness.state_mut().show(oblique_editor::app::Sheet::Preferences);
    settle(&mut harness);
    for label in ["Follow the action", "Fold messages"] {
        harness.get_by_role_and_label(egui::accesskit::Role::CheckBox, label).scroll_to_me();
        settle(&mut harness);
        harness.get_by_role_and_label(egui::accesskit::Role::CheckBox, label).click();
        settle(&mut harness);
    }
    let habits = &harness.state().settings().play;
    assert!(!habits.follow && habits.folded, "no battle that waits puts them back: {habits:?}");
}
