//! A battle in the pane, and ways to play it.

use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use oblique_board::hex::Hex;
use oblique_cartography::geometry;
use oblique_editor::app::Workbench;
use oblique_editor::mapview::Viewport;
use oblique_editor::play::{PlayPane, Player, Session, Setup};
use std::time::Duration;

/// What has a battle.
pub(crate) trait Plays {
    /// The battle, if it has begun.
    fn session(&self) -> Option<&Session>;
}

impl Plays for PlayPane {
    fn session(&self) -> Option<&Session> {
        Self::session(self)
    }
}

impl Plays for Workbench {
    fn session(&self) -> Option<&Session> {
        self.battle().and_then(|pane| pane.session())
    }
}

/// Two people.
pub(crate) fn people() -> Setup {
    Setup { players: [Player::Person, Player::Person], ..Setup::default() }
}

/// A pane on a screen of common size.
pub(crate) fn pane_harness<'a>(pane: PlayPane) -> Harness<'a, PlayPane> {
    let show = |ui: &mut egui::Ui, pane: &mut PlayPane| {
        pane.ui(ui, false);
    };
    let mut harness = Harness::builder().with_size(egui::vec2(1280.0, 720.0)).build_ui_state(show, pane);
    for _ in 0..3 {
        harness.step();
    }
    harness
}

/// Clicks a hex of the map with the mouse.
pub(crate) fn click_hex(harness: &mut Harness<'_, PlayPane>, hex: Hex) {
    let canvas = harness.get_by_label("Map").rect();
    let layout = harness.state().session().expect("a battle").battle().setting().board.layout();
    let viewport = Viewport::new(canvas, harness.state().camera());
    let at = viewport.screen(geometry::center(layout, hex));
    assert!(canvas.contains(at), "the hex is in view");
    harness.hover_at(at);
    harness.step();
    harness.drag_at(at);
    harness.step();
    harness.drop_at(at);
    for _ in 0..4 {
        harness.step();
    }
}

/// Ends the step that is asked about, although some could still act; elsewhere the usual answer.
pub(crate) fn end_step<S>(harness: &mut Harness<'_, S>) {
    harness.key_press_modifiers(egui::Modifiers::SHIFT, egui::Key::Enter);
    for _ in 0..4 {
        harness.step();
    }
}

/// How many orders have been given.
pub(crate) fn steps_given<S: Plays>(harness: &Harness<'_, S>) -> usize {
    harness.state().session().map_or(0, |s| s.battle().steps().len())
}

/// What is asked now.
pub(crate) fn asked<S: Plays>(harness: &Harness<'_, S>) -> &'static str {
    let decision = harness.state().session().and_then(|s| s.battle().game().decision());
    decision.map_or("", |d| d.kind)
}

/// Labels of the buttons on the screen.
pub(crate) fn labels<S>(harness: &Harness<'_, S>) -> Vec<String> {
    let buttons = harness.get_all_by_role(egui::accesskit::Role::Button);
    buttons.filter_map(|node| node.accesskit_node().label()).collect()
}

/// The first button whose label begins so.
pub(crate) fn button<S>(harness: &Harness<'_, S>, start: &str) -> Option<String> {
    labels(harness).into_iter().find(|label| label.starts_with(start))
}

/// Lets the computer play until a person must decide or the battle is over.
pub(crate) fn wait_for_person<S: Plays>(harness: &mut Harness<'_, S>) {
    for _ in 0..20_000 {
        let session = harness.state().session().expect("a battle");
        if session.person_decides() || session.battle().over() {
            for _ in 0..4 {
                harness.step();
            }
            return;
        }
        if let Some(skip) = harness.query_by_label("Skip") {
            skip.click();
        }
        std::thread::sleep(Duration::from_millis(2));
        harness.step();
    }
    panic!("the computer never finished");
}
