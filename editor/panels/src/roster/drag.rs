//! Rows dragged to another place or under another leader.

use super::Roster;
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::strength::who_of;
use oblique_context::view::Selection;
use oblique_roster::arrange::{self, Spot};
use oblique_roster::tree::with_all_below;
use oblique_scenario::PieceId;
use oblique_text::text;
use std::collections::BTreeSet;

/// The row being dragged.
#[derive(Clone, Debug)]
pub(super) struct Dragged(pub PieceId);

/// Where it would go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Aim {
    /// Before a row, beside it.
    Before(PieceId),
    /// After a row, beside it.
    After(PieceId),
    /// Under a leader.
    Into(PieceId),
}

impl Aim {
    /// What a row is to what hangs over it: its upper part is before it, its lower part after it, the
    /// middle of a leader under him. `part` counts from 0 at the top to 1.
    pub(super) fn of(id: &PieceId, leads: bool, part: f32) -> Self {
        let edge = if leads { 0.25 } else { 0.5 };
        if part < edge {
            Self::Before(id.clone())
        } else if part > 1.0 - edge || !leads {
            Self::After(id.clone())
        } else {
            Self::Into(id.clone())
        }
    }
}

impl Roster {
    /// Carries out a drop: one undo step, or the reason why not.
    pub(super) fn drop(
        &self,
        context: &EditorContext<'_>,
        dragged: &PieceId,
        aim: &Aim,
        out: &mut Vec<Intent>,
    ) {
        let scenario = context.scenario();
        if self.order.sort.is_some() && !matches!(aim, Aim::Into(_)) {
            out.push(Intent::Say(text!("army-rows-are-moved-in-the-order-of-battles").to_owned()));
            return;
        }
        let ids = match &context.view.selection {
            Selection::Pieces(ids) if ids.contains(dragged) => ids.clone(),
            _ => BTreeSet::from([dragged.clone()]),
        };
        let (Aim::Before(id) | Aim::After(id) | Aim::Into(id)) = aim;
        let Some(target) = scenario.pieces.get(id) else { return };
        let moving = with_all_below(scenario, &ids);
        if ids.contains(id) {
            return;
        }
        let spot = match aim {
            Aim::Into(_) => Spot { side: target.side, leader: Some(id.clone()), before: None },
            Aim::Before(_) => {
                Spot { side: target.side, leader: target.leader.clone(), before: Some(id.clone()) }
            }
            Aim::After(_) => {
                // Right after a row of the whole tree that does not move itself, and all under it.
                let rows = oblique_roster::tree::tree(scenario, context.catalog(), target.side);
                let at = rows.iter().position(|row| row.id == id);
                let end = at.and_then(|at| Some(at + 1 + rows.get(at)?.below));
                let next = end.and_then(|end| rows.iter().skip(end).find(|row| !moving.contains(row.id)));
                Spot {
                    side: target.side,
                    leader: target.leader.clone(),
                    before: next.map(|row| row.id.clone()),
                }
            }
        };
        match arrange::moved(scenario, context.catalog(), &ids, &spot) {
            Ok(edit) => {
                let to = spot.leader.as_ref().and_then(|l| scenario.pieces.get(l)).map(|l| l.name.clone());
                let what = match ids.len() {
                    1 => scenario.pieces.get(dragged).map_or_else(String::new, |p| p.name.clone()),
                    _ => who_of(context.catalog(), scenario, &ids),
                };
                let label = match (aim, to) {
                    (Aim::Into(_), Some(to)) => text!("army-put-what-under-to", what, to),
                    _ => text!("army-move-what", what),
                };
                out.push(Intent::edit(label, edit));
            }
            Err(why) => out.push(Intent::Say(why.to_string())),
        }
    }

    /// Gives the order of battle the order shown.
    pub(super) fn keep_order(&mut self, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        let list: Vec<PieceId> = self.list.pieces().cloned().collect();
        let edit = arrange::in_this_order(context.scenario(), context.catalog(), &list);
        out.push(Intent::edit(text!("army-keep-the-order-shown"), edit));
        self.order.sort = None;
    }
}
