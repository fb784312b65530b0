//! What clicks and drags on the map ask of marching.
//!
//! Must not know how a march is carried out.

use super::super::acts::Act;
use super::super::screen::Table;
use super::plan::MarchAct;
use oblique_board::hex::{Hex, Hour};
use oblique_cartography::geometry;
use oblique_mapview::Pointer;
use oblique_rules::play::{PieceIx, Verb};

/// What a click on a hex asks for, if it is for marching.
pub(crate) fn clicked(table: &Table<'_>, pointer: Pointer) -> Option<Act> {
    let hex = pointer.hex;
    let own = own_at(table, hex);
    if pointer.alt {
        // With Alt the facing is chosen before the order, by the ghost of the piece.
        return None;
    }
    if pointer.command {
        return own.map(|pix| Act::March(MarchAct::Toggle(pix)));
    }
    if own.is_some() && !pointer.shift {
        return None;
    }
    let pix = table.screen.selected?;
    // With something else to do there the hex is aimed at, not marched to.
    if table.at_hex(hex).first().is_some_and(|o| o.verb() != Verb::Move || o.flag() || is_turned(table, hex))
    {
        return None;
    }
    if table.screen.company.len() > 1 {
        return (!table.ways.line().is_empty()).then_some(Act::March(MarchAct::Go(pix, hex)));
    }
    table.ways.to(Some(pix), hex, None)?;
    // Into a hex of one's own side Shift marches, since a click there selects.
    Some(Act::March(if pointer.shift && own.is_none() {
        MarchAct::Point(hex)
    } else {
        MarchAct::Go(pix, hex)
    }))
}

/// Does a click on a neighbouring hex only turn the piece first, as the player likes it?
fn is_turned(table: &Table<'_>, hex: Hex) -> bool {
    table.habits.turn_first && table.selected().is_some_and(|(_, p)| p.hex.unsigned_distance_to(hex) == 1)
}

/// What moving with the button held asks for: a way drawn from a piece, or a facing drawn out of a goal.
pub(crate) fn dragged(table: &Table<'_>, from: Hex, pointer: Pointer, out: &mut Vec<Act>) {
    let to = pointer.hex;
    if table.aiming().is_some() {
        return;
    }
    if let Some(pix) = mover_at(table, from) {
        if table.screen.selected != Some(pix) && !table.screen.company.contains(&pix) {
            out.push(Act::Select(Some(pix)));
        }
        if pointer.shift {
            out.push(Act::March(MarchAct::Trail(pix, to)));
        }
        return;
    }
    let Some(way) = table.ways.to(table.screen.selected, from, None) else { return };
    if !way.facings.is_empty() {
        out.push(Act::March(MarchAct::Facing(from, towards(table, from, to, &way.facings))));
    }
}

/// What letting the button go elsewhere asks for; false where it is not for marching.
pub(crate) fn dropped(table: &Table<'_>, from: Hex, to: Hex, out: &mut Vec<Act>) -> bool {
    if table.aiming().is_some() {
        return false;
    }
    if let Some(pix) = mover_at(table, from) {
        let direct = table.offers.direct(&table.catalog().actions, table.seen, Some(pix), to);
        if direct.first().is_some_and(|o| o.verb() != Verb::Move) {
            return false;
        }
        if table.screen.selected != Some(pix) && !table.screen.company.contains(&pix) {
            out.push(Act::Select(Some(pix)));
        }
        out.push(Act::March(MarchAct::Go(pix, to)));
        return true;
    }
    let Some(pix) = table.screen.selected else { return false };
    let drawn = table.ways.to(Some(pix), from, None).is_some_and(|way| !way.facings.is_empty());
    if drawn {
        out.push(Act::March(MarchAct::Go(pix, from)));
    }
    drawn
}

/// What a double click on a hex asks for: the whole command of whoever stands there.
pub(crate) fn doubled(table: &Table<'_>, hex: Hex) -> Vec<Act> {
    let Some(pix) = mover_at(table, hex).filter(|_| table.aiming().is_none()) else { return Vec::new() };
    vec![Act::Select(Some(pix)), Act::March(MarchAct::Command)]
}

/// The own piece of a hex that a click means: the top one.
fn own_at(table: &Table<'_>, hex: Hex) -> Option<PieceIx> {
    let seat = table.session.seat();
    let stack = table.stack(hex);
    stack.iter().find(|(_, p)| seat.is_none_or(|s| s == p.side())).map(|(pix, _)| *pix)
}

/// The piece of a hex that can be ordered to move: the selected one before the others.
fn mover_at(table: &Table<'_>, hex: Hex) -> Option<PieceIx> {
    let moves =
        |pix: &PieceIx| table.offers.all().iter().any(|o| o.verb() == Verb::Move && o.piece() == Some(*pix));
    let mut movers: Vec<PieceIx> =
        table.stack(hex).iter().map(|(pix, _)| *pix).filter(|p| moves(p)).collect();
    movers.sort_by_key(|pix| table.screen.selected != Some(*pix));
    movers.first().copied()
}

/// Of some facings the one that looks most from a hex to another; none back at the hex itself.
fn towards(table: &Table<'_>, from: Hex, to: Hex, facings: &[Hour]) -> Option<Hour> {
    if from == to {
        return None;
    }
    let layout = table.setting().board.layout();
    let (a, b) = (geometry::center(layout, from), geometry::center(layout, to));
    // Clockwise from straight up, in degrees.
    let bearing = (b.x - a.x).atan2(a.y - b.y).to_degrees().rem_euclid(360.0);
    let off = |hour: &Hour| {
        let apart = (bearing - 30.0 * f32::from(hour.get())).rem_euclid(360.0);
        apart.min(360.0 - apart)
    };
    facings.iter().copied().min_by(|a, b| off(a).total_cmp(&off(b)))
}
