//! Taking stamps up.

use crate::EditorContext;
use crate::intent::Intent;
use crate::view::Floating;
use crate::view::ViewChange;
use oblique_document::stamps::Stamp;
use oblique_scenario::Region;

/// A region as the scenario at hand can take it: hexes that stand its way, its terrains and lines.
pub fn fitted(context: &EditorContext<'_>, region: &Region) -> Region {
    let (board, catalog) = (&context.scenario().board, context.catalog());
    let mut fitted = region.standing(board.layout().orientation);
    fitted.rename(
        &|id| {
            let known = board.terrain_ix(id).is_some();
            let like = catalog.terrain.iter().find(|terrain| terrain.look == id).filter(|_| !known);
            like.map(|terrain| terrain.id.clone())
        },
        &|id| {
            let known = board.linear_kind(id).is_some();
            let like = catalog.linear.iter().find(|line| line.look == id).filter(|_| !known);
            like.map(|line| line.id.clone())
        },
    );
    fitted
}

/// Takes a stamp up.
pub fn take_up(context: &EditorContext<'_>, stamp: &Stamp, out: &mut Vec<Intent>) {
    let floating = Floating::new(fitted(context, &stamp.region), &stamp.name);
    out.push(Intent::view(ViewChange::Floating(Some(floating))));
    out.push(Intent::Tool("stamp"));
}
