//! Two people at one machine under fog of war: the curtain, and that nothing the other side hides is
//! ever shown, which is checked on what is shown as data and on every text of the screen.

use crate::common::play::{pane_harness, people};
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{By, NodeT as _, Queryable as _};
use oblique_battle::{Battle, Stride};
use oblique_cartography::geometry;
use oblique_commander::{COMMANDERS, Table, commander};
use oblique_editor::mapview::Viewport;
use oblique_editor::play::{Kind, PlayIntent, PlayPane, Player, Session, Setup};
use oblique_rules::catalog::Sign;
use oblique_rules::play::{Event, Game, Options, PieceState, Verb, Why, sequel};
use oblique_rulesets::read_scenario;
use oblique_scenario::{Scenario, Side};
use std::collections::BTreeSet;

type Pane = Harness<'static, PlayPane>;

fn dogs() -> Scenario {
    read_scenario(include_str!("../../../../scenarios/dragoon/dogs_of_war.ron"))
        .scenario
        .expect("it is read whole")
}

fn fogged() -> Setup {
    Setup { fog: true, ..people() }
}

/// The battle after so many turns of the computer against itself, under fog of war.
fn in_contact(turns: u16) -> Battle {
    let mut battle = Battle::begin(
        oblique_rulesets::ruleset_of(&dogs()).expect("a ruleset of ours"),
        &dogs(),
        &Options { seed: 3, fog: true, unattended: false },
    )
    .expect("it begins");
    let name = COMMANDERS.first().expect("a commander").name;
    let mut table = Table::new(Side::BOTH.map(|side| commander(name, 3, side).expect("a commander")));
    while battle.game().field().turn <= turns {
        let Some((side, order)) = table.next(battle.game(), &battle.setting().clone()) else { break };
        battle.give(side, order).expect("a commander's order is legal");
    }
    battle
}

fn session(harness: &Pane) -> &Session {
    harness.state().session().expect("a battle")
}

/// Every text on the screen, as it would be read out.
fn texts(harness: &Pane) -> Vec<String> {
    let mut out = Vec::new();
    for node in harness.query_all(By::new()) {
        let node = node.accesskit_node();
        out.extend(node.label());
        out.extend(node.value());
        out.extend(node.description());
    }
    out
}

/// The colours of the nations of a scenario, its own and those of the catalog.
fn scenario_colors(pane: &PlayPane) -> Vec<String> {
    let catalog = pane.session().expect("a battle").battle().setting().catalog;
    let own = pane.scenario().nations.values().map(|n| n.color.as_str());
    let all = own.chain(catalog.nations.iter().map(|n| n.color.as_str()));
    all.map(|c| format!("#{}", c.trim_start_matches('#'))).collect()
}

/// Points at pieces of the enemy, so that what is told of them beside the pointer is checked too.
fn point_at_the_enemy(harness: &mut Pane, n: usize) {
    let session = session(harness);
    let Some(seat) = session.seat() else { return };
    let seen = session.visible_field().into_owned();
    let enemies: Vec<_> = seen.pieces.iter().filter(|p| p.side() != seat && p.on_map()).collect();
    let Some(hex) = enemies.get(n % enemies.len().max(1)).map(|p| p.hex) else { return };
    let layout = session.battle().setting().board.layout();
    let canvas = harness.get_by_label("Map").rect();
    let at = Viewport::new(canvas, harness.state().camera()).screen(geometry::center(layout, hex));
    if canvas.contains(at) {
        harness.hover_at(at);
        harness.step();
        harness.step();
    }
}

fn numbers(text: &str) -> BTreeSet<&str> {
    text.split(|c: char| !c.is_ascii_digit()).filter(|s| !s.is_empty()).collect()
}

/// Takes the seat if the curtain is drawn; checks that nothing is told on it.
fn take_seat(harness: &mut Pane) {
    if !harness.state().curtained() {
        return;
    }
    assert_eq!(harness.state_mut().shown(), None, "behind the curtain nothing is shown");
    let names: Vec<String> =
        session(harness).battle().game().field().pieces.iter().map(|p| p.info.name.clone()).collect();
    for text in texts(harness) {
        assert!(
            !names.iter().any(|n| n.len() > 3 && text.contains(n.as_str())),
            "the curtain tells '{text}'"
        );
    }
    assert!(harness.query_by_label("Messages").is_none() && harness.query_by_label("Map").is_none());
    harness.get_by_label("I am ready").click();
    harness.step();
    harness.step();
    assert!(!harness.state().curtained());
}

/// The same battle with everything changed that the fog hides from a seat.
fn with_other_secrets(game: &dyn Game, seat: Side) -> Box<dyn Game> {
    let mut other = game.boxed_clone();
    let enemies: Vec<_> =
        game.field().iter().filter(|(_, p)| p.side() != seat && p.is_unit() && p.on_map()).collect();
    for (piece, state) in enemies {
        // Only the numbers: nobody comes to nothing by it.
        for (track, value) in state.tracks.iter().enumerate().filter(|(_, v)| **v > 20) {
            let track = u8::try_from(track).expect("few tracks");
            other.apply(&Event::Tracked { piece, track, from: *value, to: value - 7, why: Why::Sequence });
        }
    }
    other
}

/// Checks everything shown to the seat that has it.
fn check(harness: &mut Pane) {
    let Some(shown) = harness.state_mut().shown() else { return };
    let session = session(harness);
    if session.battle().over() {
        return;
    }
    let seat = session.seat().expect("a person has the seat");
    let game = session.shown();
    let (truth, seen) = (game.field(), game.see(Some(seat)));
    let enemy = |p: &PieceState| p.side() != seat;
    // The counters: none of a unit that is covered, none with a number, and every colour and sign of them
    // what the field as it is seen says.
    let catalog = session.battle().setting().catalog;
    let nations: Vec<String> = scenario_colors(harness.state());
    for counter in &shown.counters {
        let found = seen.pieces.iter().find(|p| p.info.id == counter.id && p.on_map());
        let piece = found.unwrap_or_else(|| panic!("{:?} is not seen and has a counter", counter.id));
        if enemy(piece) {
            let look = &counter.look;
            assert!(look.morale.is_none() && look.disruption.is_none(), "{counter:?}");
            assert!(
                look.signs.tally.is_none() && look.signs.ladder.is_none() && !look.signs.cut_off,
                "{counter:?}"
            );
            assert_eq!((look.figures, look.quality_rank), (piece.figures, None), "{counter:?}");
            let known = |sign: Sign| {
                let marks = catalog.marks.iter().zip(0_u8..).filter(|(m, _)| m.sign == sign);
                marks.into_iter().any(|(m, k)| !m.hidden && piece.marks.has(k))
            };
            assert!(!counter.faded || known(Sign::Spent), "{counter:?} tells that it has acted");
            assert!(look.label.is_empty() || known(Sign::Word), "{counter:?}");
            assert!(!look.signs.charge || known(Sign::Charge), "{counter:?}");
            // A stack shows the arms of what is seen of it, and that there is more.
            let arms = look.signs.banner.map(|arms| arms.iter().filter(|on| **on).count());
            assert!(arms.is_none_or(|n| n <= 1), "{counter:?} tells what lies under it");
            assert!(nations.contains(&look.nation_color.hex()), "{counter:?}");
            let side = &harness.state().scenario().side(piece.side()).color;
            assert!(look.side_color.hex().ends_with(side.trim_start_matches('#')), "{counter:?}");
        }
    }
    // What is written beside the pointer: no number of the enemy, nobody who is covered.
    for piece in truth.pieces.iter().filter(|p| enemy(p) && p.on_map()) {
        let men = piece.tracks.iter().filter(|v| **v > 20);
        for number in men.map(ToString::to_string) {
            let line = shown.caption.lines().find(|l| l.contains(piece.info.name.as_str()));
            assert!(line.is_none_or(|l| !numbers(l).contains(number.as_str())), "{}", shown.caption);
        }
    }
    for line in &shown.lines {
        for pix in [line.from, line.to] {
            assert!(truth.get(pix).is_none_or(|p| !enemy(p)), "a line of command of the enemy is drawn");
        }
    }
    let theirs: Vec<&PieceState> = truth.pieces.iter().filter(|p| enemy(p)).collect();
    for (who, _) in &shown.plots {
        assert!(!theirs.iter().any(|p| p.info.name == *who), "a plot of {who} is shown");
    }
    // The messages: who may read a line may know what it says.
    for line in session.lines().iter().filter(|l| l.only.is_none_or(|s| s == seat)) {
        let piece = line.piece.and_then(|p| truth.get(p)).filter(|p| enemy(p));
        let Some(piece) = piece else { continue };
        assert!(!matches!(line.kind, Kind::Loss | Kind::Check), "{line:?}");
        // The line of a blow is his who struck; the men are his who was struck.
        let struck = |p: &&PieceState| line.text.contains(&format!(" on {}, ", p.info.name));
        if truth.pieces.iter().find(struck).is_some_and(|p| !enemy(p)) {
            continue;
        }
        let counted = ["men lost", "man lost", "guns lost", "gun lost"].iter().any(|w| line.text.contains(w));
        assert!(!counted, "the loss of {} is told: {}", piece.info.name, line.text);
    }
    // Every text: a piece of the enemy never stands beside its men; who is covered is not named.
    let narrated: BTreeSet<&str> = session.lines().iter().map(|l| l.text.as_str()).collect();
    let men = session.battle().setting().catalog.tracks.iter().position(|t| t.id == "men").expect("men");
    let covered: Vec<&str> = truth
        .pieces
        .iter()
        .zip(&seen.pieces)
        .filter(|(t, s)| enemy(t) && t.on_map() && t.info.id != s.info.id)
        .map(|(t, _)| t.info.name.as_str())
        .collect();
    for text in texts(harness) {
        let refused = text.strip_prefix("Refused: ").unwrap_or(&text);
        if narrated.contains(refused) {
            continue;
        }
        for piece in theirs.iter().filter(|p| p.tracks[men] > 20 && text.contains(p.info.name.as_str())) {
            let number = piece.tracks[men].to_string();
            assert!(!numbers(&text).contains(number.as_str()), "{}: '{text}'", piece.info.name);
        }
        for name in &covered {
            assert!(!text.contains(*name), "{name} is covered and named: '{text}'");
        }
    }
}

/// What the ruleset tells a seat is the same whatever the other side hides.
fn check_secrets(harness: &Pane) {
    let session = session(harness);
    let Some(decision) = session.battle().game().decision() else { return };
    let seat = decision.side;
    let game = session.battle().game();
    let other = with_other_secrets(game, seat);
    assert_eq!(game.see(Some(seat)).pieces, other.see(Some(seat)).pieces);
    assert_eq!(game.statistics(Some(seat)), other.statistics(Some(seat)));
    assert_eq!(game.gauges(Some(seat)), other.gauges(Some(seat)));
    assert_eq!(game.relations(Some(seat)), other.relations(Some(seat)));
    assert_eq!(game.highlights(None), other.highlights(None));
    for order in game.orders(None).into_iter().take(12) {
        if let (Ok(a), Ok(b)) = (game.judge(&order), other.judge(&order)) {
            assert_eq!(a, b, "the quote of {order:?} tells what is hidden");
        }
        assert_eq!(game.odds(&order), other.odds(&order), "the odds of {order:?} tell what is hidden");
        assert_eq!(sequel(game, &order), sequel(other.as_ref(), &order), "what {order:?} leads to");
        assert_eq!(game.appraise(&order), other.appraise(&order), "{order:?}");
    }
}

/// Gives the order the script has next: mostly the usual answer, often another of the prompt.
fn answer(harness: &mut Pane, n: usize) {
    let key = match n % 7 {
        2 => Key::Num1,
        4 => Key::Num2,
        5 => Key::Num3,
        _ => Key::Enter,
    };
    let before = session(harness).battle().steps().len();
    harness.key_press(key);
    harness.step();
    harness.step();
    let nothing_came_of_it = session(harness).battle().steps().len() == before;
    if nothing_came_of_it && session(harness).person_decides() && !harness.state().curtained() {
        harness.key_press_modifiers(Modifiers::SHIFT, Key::Enter);
        harness.step();
        harness.step();
    }
}

#[test]
fn a_whole_battle_never_shows_what_the_other_side_hides() {
    let mut harness =
        pane_harness(PlayPane::go_on_with(oblique_rulesets::REGISTRY, &dogs(), in_contact(4), fogged()));
    take_seat(&mut harness);
    for key in [Key::B, Key::C, Key::R] {
        harness.key_press_modifiers(Modifiers::ALT, key);
        harness.step();
    }
    let (mut handed_over, mut n) = (0, 0);
    while !session(&harness).battle().over() && n < 1500 {
        handed_over += usize::from(harness.state().curtained());
        take_seat(&mut harness);
        if n % 5 == 0 {
            point_at_the_enemy(&mut harness, n);
        }
        check(&mut harness);
        check_secrets(&harness);
        answer(&mut harness, n);
        n += 1;
        if n % 60 == 0 {
            look_back(&mut harness);
        }
    }
    assert!(handed_over > 10, "the seat was handed over {handed_over} times");
    let struck = session(&harness).lines().iter().any(|l| l.kind == Kind::Loss || l.text.contains("hit"));
    assert!(struck, "somebody fought");
    let turn = session(&harness).battle().game().field().turn;
    assert!(turn > 6, "it went on to turn {turn}");
}

/// Looks at moments gone by: each as the seat could see it.
fn look_back(harness: &mut Pane) {
    take_seat(harness);
    for stride in [Stride::Event, Stride::Order, Stride::Phase, Stride::Turn] {
        let at = session(harness).at();
        let to = session(harness).timeline().previous(at, stride);
        let keys = match stride {
            Stride::Turn => (Modifiers::COMMAND, Key::ArrowUp),
            Stride::Phase => (Modifiers::COMMAND | Modifiers::SHIFT, Key::ArrowLeft),
            _ => (Modifiers::COMMAND, Key::ArrowLeft),
        };
        harness.key_press_modifiers(keys.0, keys.1);
        harness.step();
        harness.step();
        if stride != Stride::Order {
            assert!(session(harness).at() == to || session(harness).at() < at || at == 0);
        }
        check(harness);
    }
    harness.key_press_modifiers(Modifiers::COMMAND, Key::End);
    harness.step();
    harness.step();
    assert!(!session(harness).looking_back());
}

#[test]
fn the_battle_begins_behind_the_curtain_and_enter_does_not_draw_it() {
    let pane = PlayPane::begin(oblique_rulesets::REGISTRY, &dogs(), fogged())
        .unwrap_or_else(|why| panic!("it can be played: {why:?}"));
    let mut harness = pane_harness(pane);
    assert!(harness.state().curtained());
    harness.key_press(Key::Enter);
    harness.step();
    assert!(harness.state().curtained(), "whoever answers with Enter does not see the other's field by it");
    harness.key_press_modifiers(Modifiers::COMMAND, Key::Space);
    harness.step();
    harness.step();
    assert!(!harness.state().curtained());
}

#[test]
fn defaults_of_one_person_are_not_given_for_the_other() {
    let mut harness =
        pane_harness(PlayPane::go_on_with(oblique_rulesets::REGISTRY, &dogs(), in_contact(2), fogged()));
    take_seat(&mut harness);
    let first = session(&harness).seat();
    let given = session(&harness).battle().steps().len();
    harness.key_press_modifiers(Modifiers::ALT, Key::D);
    for _ in 0..40 {
        harness.step();
    }
    let steps = &session(&harness).battle().steps()[given..];
    assert!(!steps.is_empty() && steps.iter().all(|s| Some(s.side) == first), "{first:?}");
}

#[test]
fn taking_back_what_the_other_has_ordered_is_asked_first() {
    let mut harness =
        pane_harness(PlayPane::go_on_with(oblique_rulesets::REGISTRY, &dogs(), in_contact(2), fogged()));
    // Until both have ordered something, and the other last.
    for n in 0..200 {
        take_seat(&mut harness);
        if session(&harness).taken_back().is_some_and(|b| b.others > 0) && n > 4 {
            break;
        }
        answer(&mut harness, 0);
    }
    let back = session(&harness).taken_back().expect("something to take back");
    assert!(back.others > 0);
    let given = session(&harness).battle().steps().len();
    harness.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    harness.step();
    harness.step();
    assert_eq!(session(&harness).battle().steps().len(), given, "it is asked first");
    harness.key_press(Key::Enter);
    harness.step();
    harness.step();
    assert_eq!(session(&harness).battle().steps().len(), given, "Enter leaves them");
    assert!(harness.query_by_label("Take them back").is_none());
    harness.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    harness.step();
    harness.step();
    harness.get_by_label("Take them back").click();
    harness.step();
    harness.step();
    assert_eq!(session(&harness).battle().steps().len(), back.step);
}

#[test]
fn a_side_given_to_the_computer_does_not_show_the_other_without_the_curtain() {
    let mut harness =
        pane_harness(PlayPane::go_on_with(oblique_rulesets::REGISTRY, &dogs(), in_contact(2), fogged()));
    take_seat(&mut harness);
    let (side, name) = {
        let side = session(&harness).seat().expect("a seat");
        (side, session(&harness).battle().setting().sides[side.index()].clone())
    };
    assert!(session(&harness).battle().game().orders(None).iter().all(|o| o.verb() != Verb::Concede));
    harness.state_mut().seat_player(side, Player::Computer(COMMANDERS[0].name.to_owned()));
    harness.step();
    assert!(harness.state().curtained(), "{name} was the seat, and the other one has it now");
    assert_eq!(harness.state_mut().shown(), None);
}

#[test]
fn files_tell_no_more_than_they_say() {
    let mut harness =
        pane_harness(PlayPane::go_on_with(oblique_rulesets::REGISTRY, &dogs(), in_contact(4), fogged()));
    take_seat(&mut harness);
    for n in 0..60 {
        answer(&mut harness, n);
        take_seat(&mut harness);
    }
    let seat = session(&harness).seat().expect("a seat");
    let name = session(&harness).battle().setting().sides[seat.index()].clone();
    harness.key_press_modifiers(Modifiers::ALT, Key::C);
    for _ in 0..4 {
        harness.step();
    }
    assert!(harness.query_by_label("Save the log").is_none(), "the log tells what both sides know");
    let asked = std::rc::Rc::new(std::cell::RefCell::new(Vec::new()));
    let pane = std::mem::replace(
        harness.state_mut(),
        PlayPane::begin(oblique_rulesets::REGISTRY, &dogs(), people())
            .unwrap_or_else(|why| panic!("{why:?}")),
    );
    let heard = asked.clone();
    let mut harness = Harness::builder()
        .with_size(egui::vec2(1280.0, 900.0))
        .build_ui_state(move |ui, pane: &mut PlayPane| heard.borrow_mut().extend(pane.ui(ui, false)), pane);
    for _ in 0..4 {
        harness.step();
    }
    harness.get_by_label(&format!("Save what {name} was told")).click();
    harness.step();
    harness.step();
    let saved = asked.borrow_mut().drain(..).find_map(|intent| match intent {
        PlayIntent::SaveLog { name, text } => Some((name, text)),
        _ => None,
    });
    let (file, text) = saved.expect("it is kept");
    assert!(
        std::path::Path::new(&file).extension().is_some_and(|e| e == "txt") && text.contains(&name),
        "{file}"
    );
    let lines = harness.state().session().expect("a battle").lines().to_vec();
    let other = lines.iter().filter(|l| l.only == Some(seat.other()));
    let own: BTreeSet<&str> =
        lines.iter().filter(|l| l.only.is_none_or(|s| s == seat)).map(|l| l.text.as_str()).collect();
    let mut secrets = 0;
    for line in other.filter(|l| !own.contains(l.text.as_str())) {
        secrets += 1;
        assert!(!text.lines().any(|t| t.trim().starts_with(&line.text)), "{}", line.text);
    }
    assert!(secrets > 0, "the other side was told something");
    // The battle itself is kept whole, and says so.
    harness.get_by_label("Save the battle").click();
    harness.step();
    harness.step();
    assert!(asked.borrow().iter().any(|i| matches!(i, PlayIntent::SaveBattle { .. })));
    let lines = harness.state().session().expect("a battle").lines();
    assert!(lines.last().is_some_and(|l| l.text.contains("what both sides know")), "{:?}", lines.last());
}
