//! The computer's turn as it is watched: each order told before it is carried out, paused, stepped,
//! skipped, taken back, taken over; and a window that never waits for it.

use crate::common::play::{pane_harness, wait_for_person};
use egui::Key;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use oblique_editor::mapview::Overlay;
use oblique_editor::play::{PlayPane, Player, Session, Setup};
use oblique_rulesets::read_scenario;
use oblique_scenario::Side;
use std::time::{Duration, Instant};

type Pane = Harness<'static, PlayPane>;

const DOGS: &str = include_str!("../../../../scenarios/dragoon/dogs_of_war.ron");
const KOLIN: &str = include_str!("../../../../scenarios/dragoon/kolin.ron");

fn harness(text: &str, players: [Player; 2], fog: bool) -> Pane {
    let scenario = read_scenario(text).scenario.expect("it is read whole");
    let pane =
        PlayPane::begin(oblique_rulesets::REGISTRY, &scenario, Setup { players, fog, ..Setup::default() });
    pane_harness(pane.unwrap_or_else(|why| panic!("it can be played: {why:?}")))
}

fn computers() -> [Player; 2] {
    [(); 2].map(|()| Player::Computer("computer".to_owned()))
}

fn session(harness: &Pane) -> &Session {
    harness.state().session().expect("a battle")
}

fn given(harness: &Pane) -> usize {
    session(harness).battle().steps().len()
}

fn press(harness: &mut Pane, key: Key) {
    harness.key_press(key);
    harness.step();
    harness.step();
}

/// Runs frames until that holds.
fn until(harness: &mut Pane, what: &str, holds: impl Fn(&Pane) -> bool) {
    for _ in 0..5000 {
        if holds(harness) {
            return;
        }
        std::thread::sleep(Duration::from_millis(1));
        harness.step();
    }
    panic!("never: {what}");
}

#[test]
fn each_order_is_told_before_it_is_carried_out() {
    let mut harness = harness(DOGS, computers(), false);
    press(&mut harness, Key::F7);
    assert!(session(&harness).paused);
    for _ in 0..12 {
        until(&mut harness, "an order is announced", |h| session(h).announced().is_some());
        let next = session(&harness).announced().expect("announced").clone();
        let before = given(&harness);
        for _ in 0..5 {
            harness.step();
        }
        assert_eq!(given(&harness), before, "while it is paused nothing is carried out");
        assert!(harness.query_by_label("Step").is_some(), "its card is shown");
        let shown = harness.state_mut().shown().expect("shown");
        let of_piece = next.order.piece().is_some_and(|p| {
            session(&harness)
                .battle()
                .game()
                .field()
                .get(p)
                .is_some_and(oblique_rules::play::PieceState::on_map)
        });
        if of_piece {
            let outlined = shown.over.iter().any(|o| matches!(o, Overlay::Area { filled: false, .. }));
            assert!(outlined, "who is ordered is picked out on the map");
        }
        press(&mut harness, Key::F10);
        until(&mut harness, "it is carried out", |h| given(h) > before);
        let step = &session(&harness).battle().steps()[before];
        assert_eq!((step.side, &step.order), (next.side, &next.order), "what was told is what is done");
        assert!(session(&harness).paused, "and it waits again");
    }
}

#[test]
fn its_turn_is_taken_back_and_taken_over() {
    let people = [Player::Person, Player::Computer("computer".to_owned())];
    let mut harness = harness(DOGS, people, false);
    // Until the computer has given orders of its own while a person has not.
    for _ in 0..60 {
        wait_for_person(&mut harness);
        harness.key_press_modifiers(egui::Modifiers::SHIFT, egui::Key::Enter);
        harness.step();
        if !session(&harness).person_decides() {
            break;
        }
    }
    until(&mut harness, "it gives an order", |h| {
        session(h).turn_of_computer().is_some() && !session(h).person_decides() || session(h).battle().over()
    });
    press(&mut harness, Key::F7);
    let begun = session(&harness).turn_of_computer();
    press(&mut harness, Key::F11);
    if let Some(begun) = begun.filter(|_| !session(&harness).person_decides()) {
        assert_eq!(given(&harness), begun, "back to before its turn");
        assert!(session(&harness).paused, "and it does not begin again at once");
        press(&mut harness, Key::F12);
        assert!(session(&harness).players()[1].is_person() && session(&harness).person_decides());
    }
}

#[test]
fn what_the_fog_hides_is_not_told_of_the_computers_orders() {
    let people = [Player::Person, Player::Computer("computer".to_owned())];
    let mut harness = harness(DOGS, people, true);
    let mut secret = 0;
    for _ in 0..400 {
        if session(&harness).person_decides() {
            harness.key_press_modifiers(egui::Modifiers::SHIFT, egui::Key::Enter);
        }
        harness.step();
        std::thread::sleep(Duration::from_millis(1));
        let Some(next) = session(&harness).announced() else { continue };
        assert_eq!(next.side, Side::B);
        assert!(
            harness.query_by_label_contains("It expects that").is_none(),
            "a reason tells hidden numbers"
        );
        if next.secret {
            secret += 1;
            assert!(harness.query_by_label("It chooses in secret.").is_some());
        }
    }
    assert!(secret > 0 || session(&harness).battle().steps().len() > 5);
}

/// How long this thread has been ready to run while others had the processors: no fault of ours.
fn held_up_by_others() -> Duration {
    let schedstat = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanos = schedstat.split_whitespace().nth(1).and_then(|n| n.parse().ok());
    Duration::from_nanos(nanos.unwrap_or(0))
}

/// The longest time that a frame of the pane takes while the computer plays a whole turn of the large
/// battle at once, beside what any frame takes.
#[test]
fn the_window_never_waits_for_the_computer() {
    let mut harness = harness(KOLIN, computers(), false);
    press(&mut harness, Key::F9);
    let mut frames = Vec::new();
    let end = Instant::now() + Duration::from_secs(12);
    while session(&harness).battle().game().field().turn < 3 && Instant::now() < end {
        let (begun, held_up) = (Instant::now(), held_up_by_others());
        harness.step();
        frames.push(begun.elapsed().saturating_sub(held_up_by_others().saturating_sub(held_up)));
    }
    frames.sort_unstable();
    let at = |percent: usize| frames[(frames.len() - 1) * percent / 100];
    let (middle, high, longest) = (at(50), at(95), at(100));
    println!(
        "Kolin, {} orders in {} frames: middle {middle:?}, 95 of 100 under {high:?}, longest {longest:?}",
        given(&harness),
        frames.len()
    );
    assert!(given(&harness) > 20, "the computer has played");
    // Unoptimised and on a busy machine; thinking itself would take seconds.
    assert!(longest < Duration::from_millis(900), "{longest:?}");
}
