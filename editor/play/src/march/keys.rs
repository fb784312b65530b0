//! The keys of marching: arrows choose the goal, Enter sets out, and the rest.
//!
//! Must not know how a march is carried out.

use super::super::acts::Act;
use super::super::screen::Table;
use super::plan::MarchAct;
use super::ways;
use egui::{Context, Key, Modifiers};
use oblique_board::hex::Hour;

/// Takes the keys of marching that were pressed this frame.
pub(crate) fn take(ctx: &Context, table: &Table<'_>, out: &mut Vec<Act>) {
    let pressed = |modifiers: Modifiers, key: Key| ctx.input_mut(|i| i.consume_key(modifiers, key));
    let mut ask = |act: MarchAct| out.push(Act::March(act));
    if table.screen.marching.is_some() {
        if pressed(Modifiers::NONE, Key::Escape) {
            ask(MarchAct::Halt);
        }
        // What somebody is asked on the way is answered as ever.
        return;
    }
    if !table.session.person_decides() || !table.screen.choosing.is_empty() || table.screen.stack.is_some() {
        return;
    }
    let plan = &table.screen.plan;
    let goal = plan.cursor.or(plan.points.last().copied());
    if (plan.is_drawn() || table.screen.company.len() > 1)
        && table.screen.windows.is_empty()
        && table.screen.details.is_none()
        && pressed(Modifiers::NONE, Key::Escape)
    {
        ask(MarchAct::Drop);
        return;
    }
    let Some((pix, piece)) = table.selected().filter(|_| table.ways.any() && table.aiming().is_none()) else {
        return;
    };
    if let Some(goal) = goal {
        if pressed(Modifiers::NONE, Key::Insert) {
            ask(MarchAct::Point(goal));
        } else if pressed(Modifiers::NONE, Key::Enter) {
            ask(MarchAct::Go(pix, goal));
            return;
        }
        for (key, by) in [(Key::OpenBracket, -1), (Key::CloseBracket, 1)] {
            if pressed(Modifiers::NONE, key) {
                let turned = turned(table, goal, by);
                ask(MarchAct::Facing(goal, turned));
            }
        }
    }
    let layout = table.setting().board.layout();
    let from = goal.unwrap_or(piece.hex);
    for (key, right, down) in
        [(Key::ArrowLeft, -1, 0), (Key::ArrowRight, 1, 0), (Key::ArrowUp, 0, -1), (Key::ArrowDown, 0, 1)]
    {
        if pressed(Modifiers::NONE, key) {
            // The map is not moved by a key that moves the goal.
            ctx.input_mut(|i| i.keys_down.remove(&key));
            if let Some(to) = ways::arrow(layout, from, right, down) {
                ask(MarchAct::Cursor(to));
            }
        }
    }
}

/// The facing to the left or right of the one planned, of those that are free at the goal.
fn turned(table: &Table<'_>, goal: oblique_board::hex::Hex, by: i32) -> Option<Hour> {
    let way = table.ways.to(table.screen.selected, goal, table.screen.plan.facing)?;
    let mut facings = way.facings.clone();
    facings.sort_unstable_by_key(|h| h.get() % 12);
    let at = facings.iter().position(|f| Some(*f) == way.facing)? as i32;
    let next = (at + by).rem_euclid(facings.len() as i32);
    facings.get(next as usize).copied()
}
