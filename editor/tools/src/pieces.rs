//! Edits of pieces on the map that more than one tool makes: move, turn, form, set down.
//!
//! Must not know pointers.

use oblique_board::hex::{Hex, Hour, Orientation};
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::strength::who_of;
use oblique_context::view::Selection;
use oblique_roster::deploy::{
    Drill, Plan, drill, in_formation, leaving_zones, put_on_top, refusals, set_down,
};
use oblique_rules::catalog::Catalog;
use oblique_scenario::{Edit, Piece, PieceId, Side};
use oblique_text::{text, translated};
use std::collections::BTreeSet;

/// The hexes some pieces stand on, each once.
pub fn places(context: &EditorContext<'_>, ids: &BTreeSet<PieceId>) -> Vec<Hex> {
    let mut hexes: Vec<Hex> = ids.iter().filter_map(|id| context.scenario().pieces.get(id)?.hex).collect();
    hexes.sort_by_key(|hex| (hex.y, hex.x));
    hexes.dedup();
    hexes
}

/// What a drill comes to: an undo step named so, or why nobody moves.
pub fn drilled(context: &EditorContext<'_>, verb: &str, ids: &BTreeSet<PieceId>, what: Drill) -> Vec<Intent> {
    match drill(context.scenario(), context.catalog(), ids, what) {
        Ok(mut plan) => {
            plan.left_over = refusals(context.scenario(), context.ruleset, &plan);
            if plan.left_over.is_empty() {
                put_on_top(context.scenario(), context.ruleset, &mut plan);
                return planned(context, verb, &plan)
                    .into_iter()
                    .chain(out_of_zone(context, &plan))
                    .collect();
            }
            vec![Intent::Say(text!("tools-nobody-has-moved-plan", plan = reasons(context, &plan)))]
        }
        Err(why) => vec![Intent::Say(translated(&why.to_string()).into_owned())],
    }
}

/// Tells whom a move by hand leads out of the deployment zone of their side: it is done all the same.
fn out_of_zone(context: &EditorContext<'_>, plan: &Plan) -> Vec<Intent> {
    let scenario = context.scenario();
    let leaving = leaving_zones(scenario, plan);
    let of_side = |side: Side| {
        let mut own = leaving.iter().filter_map(|(id, _)| scenario.pieces.get(id)).filter(|p| p.side == side);
        let name = &own.next()?.name;
        let side = &scenario.side(side).name;
        Some(Intent::Say(match own.count() {
            0 => text!("tools-name-is-out-of-the-deployment-zone-of-side", name, side),
            more => text!("tools-name-and-more-are-out-of-the-deployment-zone-of-side", name, more, side),
        }))
    };
    Side::BOTH.into_iter().filter_map(of_side).collect()
}

/// Moves pieces by so much, all or nobody.
pub fn shift(context: &EditorContext<'_>, ids: &BTreeSet<PieceId>, by: Hex) -> Vec<Intent> {
    drilled(context, text!("tools-move"), ids, Drill::Shift(by))
}

/// Turns pieces by so many legal steps, clockwise if positive.
pub fn turn(context: &EditorContext<'_>, ids: &BTreeSet<PieceId>, steps: i32) -> Vec<Intent> {
    drilled(context, text!("tools-turn"), ids, Drill::Turn(steps))
}

/// Moves pieces by a column or a row.
pub fn step(context: &EditorContext<'_>, ids: &BTreeSet<PieceId>, cols: i32, rows: i32) -> Vec<Intent> {
    let layout = context.scenario().board.layout();
    let Some(anchor) = places(context, ids).first().copied() else { return Vec::new() };
    let (col, row) = layout.col_row(anchor);
    shift(context, ids, layout.at(col + cols, row + rows) - anchor)
}

/// Puts pieces into a formation; says who cannot take it.
pub fn form(context: &EditorContext<'_>, ids: &BTreeSet<PieceId>, formation: &str) -> Vec<Intent> {
    let mut formed = in_formation(context.scenario(), context.catalog(), ids, formation);
    // Ground that is closed to a unit so formed, company it may not have so: it stays as it is.
    let refused = refusals(context.scenario(), context.ruleset, &formed.plan);
    formed.plan.posted.retain(|(id, _)| !refused.iter().any(|(other, _)| other == id));
    formed.refused.extend(refused);
    let mut out: Vec<Intent> = planned(context, text!("tools-form"), &formed.plan).into_iter().collect();
    if let Some((id, why)) = formed.refused.first() {
        let name = context.scenario().pieces.get(id).map_or(id.0.as_str(), |piece| piece.name.as_str());
        let more = match formed.refused.len() - 1 {
            0 => String::new(),
            1 => text!("tools-and-1-more").to_owned(),
            n => text!("tools-and-n-more", n),
        };
        out.push(Intent::Say(text!("tools-not-name-more-why", name, more, why = translated(why))));
    }
    out
}

/// The formation after (or before) the first one of the pieces, among those of its kind.
pub fn next_formation(context: &EditorContext<'_>, ids: &BTreeSet<PieceId>, steps: i32) -> Vec<Intent> {
    let known = |id: &PieceId| {
        let piece = context.scenario().pieces.get(id)?;
        let kind = context.catalog().kind(&piece.kind).filter(|kind| !kind.formations.is_empty())?;
        Some((piece, kind))
    };
    let Some((piece, kind)) = ids.iter().find_map(known) else {
        return vec![Intent::Say(text!("tools-none-of-the-selected-pieces-has-a").to_owned())];
    };
    let count = i32::try_from(kind.formations.len()).unwrap_or(1);
    let now = kind.formations.iter().position(|f| *f == piece.formation).unwrap_or(0);
    let next = (i32::try_from(now).unwrap_or(0) + steps).rem_euclid(count);
    let next = usize::try_from(next).ok().and_then(|n| kind.formations.get(n));
    next.map_or_else(Vec::new, |formation| form(context, ids, formation))
}

/// Sets pieces down at a hex, one on it, several on and round it; says who finds no place and why.
pub fn put_down(context: &EditorContext<'_>, ids: &BTreeSet<PieceId>, hex: Hex) -> Vec<Intent> {
    let plan = set_down(context.scenario(), context.ruleset, ids, hex);
    let mut out: Vec<Intent> = planned(context, text!("tools-place"), &plan).into_iter().collect();
    if !plan.left_over.is_empty() {
        out.push(Intent::Warn(reasons(context, &plan)));
    }
    out
}

/// Takes pieces off the map, back to the reserve.
pub fn taken_off(context: &EditorContext<'_>, ids: &BTreeSet<PieceId>) -> Vec<Intent> {
    let off = |id: &PieceId| {
        let piece = context.scenario().pieces.get(id).filter(|piece| piece.hex.is_some())?;
        let new = Piece { hex: None, top: false, ..piece.clone() };
        Some(Edit::Piece(id.clone(), Some(Box::new(new))))
    };
    edits_intent(text!("tools-take-off-the-map"), context, ids.iter().filter_map(off).collect())
        .into_iter()
        .collect()
}

/// A plan as an undo step; `None` where it changes nothing.
fn planned(context: &EditorContext<'_>, verb: &str, plan: &Plan) -> Option<Intent> {
    match plan.edit(context.scenario()) {
        Edit::Many(edits) => edits_intent(verb, context, edits),
        other => Some(Intent::edit(verb, other)),
    }
}

/// The hours a piece may face in its formation, clockwise; none for those without a facing.
pub fn legal_hours(catalog: &Catalog, piece: &Piece, orientation: Orientation) -> Vec<Hour> {
    oblique_roster::deploy::legal_hours(catalog, &piece.formation, orientation)
}

/// One undo step of edits of pieces, named after the one piece or their number.
fn edits_intent(verb: &str, context: &EditorContext<'_>, edits: Vec<Edit>) -> Option<Intent> {
    let label = match edits.as_slice() {
        [] => return None,
        [Edit::Piece(id, _)] => {
            let name = context.scenario().pieces.get(id).map_or("", |piece| piece.name.as_str());
            format!("{verb} {}", if name.is_empty() { &id.0 } else { name })
        }
        many => {
            let ids = many.iter().filter_map(|edit| match edit {
                Edit::Piece(id, _) => Some(id),
                _ => None,
            });
            format!("{verb} {}", who_of(context.catalog(), context.scenario(), ids))
        }
    };
    Some(Intent::edit(label, Edit::Many(edits)))
}

/// The pieces selected.
pub(crate) fn selected_pieces(context: &EditorContext<'_>) -> BTreeSet<PieceId> {
    match &context.view.selection {
        Selection::Pieces(ids) => ids.clone(),
        _ => BTreeSet::new(),
    }
}

/// Why pieces find no place: a line a reason, with the first pieces it keeps out.
pub(crate) fn reasons(context: &EditorContext<'_>, plan: &Plan) -> String {
    let pieces = &context.scenario().pieces;
    let mut kept_out: Vec<(String, Vec<&str>)> = Vec::new();
    for (id, why) in &plan.left_over {
        let name = pieces.get(id).map_or(id.0.as_str(), |p| p.name.as_str());
        let why = translated(why.trim_end_matches('.')).into_owned();
        match kept_out.iter_mut().find(|(known, _)| *known == why) {
            Some((_, names)) => names.push(name),
            None => kept_out.push((why, vec![name])),
        }
    }
    let line = |(why, names): &(String, Vec<&str>)| {
        let first = names.get(..names.len().min(3)).unwrap_or_default().join(", ");
        match names.len().saturating_sub(3) {
            0 => format!("{why}: {first}."),
            more => text!("tools-why-first-and-more-more", why, first, more),
        }
    };
    kept_out.iter().take(6).map(line).collect::<Vec<_>>().join("\n")
}
