//! Dragging, turning and scaling a sheet by the pointer and by keys.

use super::Touch;
use crate::laid::board_of_world;
use egui::Key;
use oblique_context::intent::Intent;
use oblique_context::{EditorContext, Gesture};
use oblique_digitize::Laid;
use oblique_digitize::placing::{Hand, by_hand};
use oblique_georeference::Point;
use oblique_mapview::{Pointer, PointerPhase};
use oblique_scenario::{Scenario, SheetId};
use oblique_text::text;

/// A sheet in the hand.
pub(super) struct Drag {
    gesture: u64,
    /// The scenario as it was when the button went down, with nothing but what places sheets.
    before: Scenario,
    id: SheetId,
    from: [f64; 2],
    middle: [f64; 2],
    how: How,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum How {
    Move,
    Turn,
    Scale,
}

pub(super) fn pointer(drag: &mut Option<Drag>, touch: &Touch<'_>, out: &mut Vec<Intent>) {
    let Touch { context, laid, pointer } = *touch;
    let scenario = context.scenario();
    match pointer.phase {
        PointerPhase::Down => {
            let Some((id, sheet)) = context.view.sheets.chosen(scenario) else { return };
            let half = Point::new(f64::from(sheet.size.0) / 2.0, f64::from(sheet.size.1) / 2.0);
            let Some(middle) = laid.board_of_pixel(half) else { return };
            let how = match () {
                () if pointer.shift => How::Turn,
                () if pointer.alt || pointer.command => How::Scale,
                () => How::Move,
            };
            // What a hand does depends on sheets and their ground alone.
            let mut before = Scenario::new(&scenario.ruleset, bare(scenario));
            before.sheets.clone_from(&scenario.sheets);
            before.board_place = scenario.board_place;
            let middle = crate::world_of_board(scenario.board.layout(), middle);
            let (gesture, id) = (Gesture::fresh(), id.clone());
            *drag = Some(Drag { gesture, before, id, from: pointer.world, middle, how });
        }
        PointerPhase::Drag => {
            if let Some(drag) = drag {
                follow(drag, laid, pointer, out);
            }
        }
        PointerPhase::Up => *drag = None,
        _ => {}
    }
}

/// A board as large, without a copy of its ground.
fn bare(scenario: &Scenario) -> oblique_board::Board {
    let layout = scenario.board.layout();
    oblique_board::Board::new(
        oblique_board::hex::Layout { width: 1, height: 1, ..layout },
        Vec::new(),
        Vec::new(),
    )
}

fn follow(drag: &Drag, laid: &Laid, pointer: &Pointer, out: &mut Vec<Intent>) {
    let layout = laid.hexes.layout();
    let ground = |world| laid.ground_of_board(board_of_world(layout, world));
    let from_middle = |world: [f64; 2]| (world[0] - drag.middle[0], world[1] - drag.middle[1]);
    let ((ax, ay), (bx, by)) = (from_middle(drag.from), from_middle(pointer.world));
    let hand = match drag.how {
        How::Move => {
            let (from, to) = (ground(drag.from), ground(pointer.world));
            Hand::Move { east: to.x - from.x, south: to.y - from.y }
        }
        How::Turn => Hand::Turn { degrees: (by.atan2(bx) - ay.atan2(ax)).to_degrees() },
        How::Scale => Hand::Scale { factor: (bx.hypot(by) / ax.hypot(ay).max(0.05)).clamp(0.01, 100.0) },
    };
    if let Ok(edit) = by_hand(&drag.before, &drag.id, hand) {
        out.push(Intent::Edit {
            label: label(drag.how).to_owned(),
            edit,
            gesture: Gesture::Part(drag.gesture),
        });
    }
}

fn label(how: How) -> &'static str {
    match how {
        How::Move => text!("conversion-move-the-historical-map"),
        How::Turn => text!("conversion-turn-the-historical-map"),
        How::Scale => text!("conversion-scale-the-historical-map"),
    }
}

/// A step of the keys: so many hexes, and degrees.
const STEP: f64 = 0.1;
/// How much a key scales.
const GROWTH: f64 = 1.002;

/// What a key does to a sheet.
pub(super) const fn hand_of(key: Key) -> Option<Hand> {
    Some(match key {
        Key::Comma => Hand::Turn { degrees: -STEP },
        Key::Period => Hand::Turn { degrees: STEP },
        Key::Semicolon => Hand::Scale { factor: 1.0 / GROWTH },
        Key::Quote => Hand::Scale { factor: GROWTH },
        _ => return None,
    })
}

pub(super) fn key(context: &EditorContext<'_>, key: Key, out: &mut Vec<Intent>) -> bool {
    let Some(hand) = hand_of(key) else { return false };
    let how = if matches!(hand, Hand::Turn { .. }) { How::Turn } else { How::Scale };
    step(context, hand, how, out);
    true
}

/// Moves the sheet worked on by so many tenths of a hex along and across the board.
pub(crate) fn nudge(context: &EditorContext<'_>, (along, across): (i32, i32), out: &mut Vec<Intent>) {
    let Some(laid) = crate::laid::chosen(context) else { return };
    let to = (f64::from(along) * STEP, f64::from(across) * STEP);
    let (from, to) = (laid.ground_of_board((0.0, 0.0)), laid.ground_of_board(to));
    step(context, Hand::Move { east: to.x - from.x, south: to.y - from.y }, How::Move, out);
}

fn step(context: &EditorContext<'_>, hand: Hand, how: How, out: &mut Vec<Intent>) {
    let scenario = context.scenario();
    let Some((id, _)) = context.view.sheets.chosen(scenario) else { return };
    match by_hand(scenario, id, hand) {
        Ok(edit) => out.push(Intent::edit(label(how), edit)),
        Err(why) => out.push(Intent::Warn(format!("{}: {why}.", label(how)))),
    }
}
