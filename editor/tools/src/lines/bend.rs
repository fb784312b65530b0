//! A handle of the selected line in hand: where it is dragged, the line follows, by the cheapest way
//! from the handle before to the handle after.
//!
//! Preview and drop ask the same function. Must not know which tool holds it.

use super::{reach_hexes, snapped, stop_at};
use crate::{Pointer, Preview};
use oblique_board::FeatureId;
use oblique_board::chain::{Chain, Stop, ways};
use oblique_cartography::geometry::Point;
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::lines::{called, length};
use oblique_context::view::Selection;
use oblique_mapview::camera::point;
use oblique_mapview::features::{course, place};
use oblique_rules::lines::drive;
use oblique_scenario::lines;
use oblique_text::text;
use std::cell::RefCell;

/// A place of a line being dragged.
#[derive(Clone, Debug, PartialEq)]
pub struct Bend {
    id: FeatureId,
    /// Its place in the chain.
    at: usize,
    /// Where it is dragged to; `None` until it has left its place.
    to: Option<Stop>,
    /// Straight, not by the cheapest way.
    direct: bool,
    /// The line as it would be, so that it is worked out once and not every frame.
    known: RefCell<Option<(Of, Option<Chain>)>>,
}

/// What a bent line depends on: the document's revision, where it is bent to, and whether straight.
type Of = (u64, Stop, bool);

/// The selected line, if it is whole.
fn selected(context: &EditorContext<'_>) -> Option<(FeatureId, Chain)> {
    let Selection::Feature(id) = &context.view.selection else { return None };
    Some((id.clone(), lines::chain(context.scenario(), id)?))
}

impl Bend {
    /// The handle of the selected line at a world point.
    pub(crate) fn handle(context: &EditorContext<'_>, world: [f64; 2]) -> Option<Self> {
        let (id, chain) = selected(context)?;
        Self::nearest(context, id, &chain, chain.handles().into_iter(), world)
    }

    /// Any place of the selected line at a world point; a handle before what lies between.
    pub fn anywhere(context: &EditorContext<'_>, world: [f64; 2]) -> Option<Self> {
        let (id, chain) = selected(context)?;
        Self::handle(context, world)
            .or_else(|| Self::nearest(context, id, &chain, 0..chain.stops().len(), world))
    }

    fn nearest(
        context: &EditorContext<'_>,
        id: FeatureId,
        chain: &Chain,
        places: impl Iterator<Item = usize>,
        world: [f64; 2],
    ) -> Option<Self> {
        let (layout, at) = (context.scenario().board.layout(), point(world));
        let far = |n: usize| place(layout, chain.stops()[n]).distance(at);
        let near = places.map(|n| (far(n), n)).filter(|(far, _)| *far <= reach_hexes(context) * 1.25);
        let (_, at) = near.min_by(|a, b| a.0.total_cmp(&b.0))?;
        Some(Self { id, at, to: None, direct: false, known: RefCell::default() })
    }

    /// Is it an end of its line?
    pub(crate) fn is_end(&self, context: &EditorContext<'_>) -> bool {
        lines::chain(context.scenario(), &self.id).is_none_or(|c| self.at == 0 || self.at == c.steps())
    }

    /// Has it been dragged from its place?
    pub const fn moved(&self) -> bool {
        self.to.is_some()
    }

    /// Follows the pointer.
    pub fn drag(&mut self, context: &EditorContext<'_>, pointer: &Pointer) {
        self.direct = pointer.shift || pointer.alt;
        let scenario = context.scenario();
        let Some(chain) = lines::chain(scenario, &self.id) else { return };
        let Some(feature) = scenario.board.features().get(&self.id) else { return };
        let along = matches!(chain.first(), Stop::Corner(_));
        let to = if self.is_end(context) && !pointer.alt {
            snapped(context, &feature.kind, along, pointer.world, Some(&self.id))
        } else {
            stop_at(scenario.board.layout(), along, pointer.world)
        };
        let here = chain.stops().get(self.at).copied();
        if let Some(to) = to.filter(|to| self.to.is_some() || Some(*to) != here) {
            self.to = Some(to);
        }
    }

    /// The line as it would be: preview and drop both ask here.
    fn bent(&self, context: &EditorContext<'_>) -> Option<Chain> {
        let of = (context.document.revision(), self.to?, self.direct);
        let mut known = self.known.borrow_mut();
        if let Some((_, bent)) = known.as_ref().filter(|(then, _)| *then == of) {
            return bent.clone();
        }
        let board = &context.scenario().board;
        let kind = &board.features().get(&self.id)?.kind;
        let chain = lines::chain(context.scenario(), &self.id)?;
        let bent = ways::bent(board, &drive(board, context.catalog(), kind), &chain, self.at, of.1, of.2);
        *known = Some((of, bent.clone()));
        bent
    }

    /// Lets go: one step, if it changed anything.
    pub fn put_down(&self, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        let Some(before) = lines::chain(context.scenario(), &self.id) else { return };
        let Some(bent) = self.bent(context).filter(|bent| *bent != before) else { return };
        let ends = [self.at == 0, self.at == before.steps()];
        let Some(laid) = lines::relay(context.scenario(), &self.id, &bent, ends) else { return };
        let name = called(context, &self.id);
        if laid.taken_in > 0 {
            out.push(Intent::Say(text!(
                "tools-taken-in-lines-are-one-now-name",
                taken_in = laid.taken_in + 1,
                name
            )));
        }
        out.push(Intent::edit(text!("tools-bend-name", name), laid.edit));
        out.push(Intent::Select(Selection::Feature(laid.id)));
    }

    /// The line as it would be, with its length.
    pub fn preview(&self, context: &EditorContext<'_>) -> Preview {
        let Some(bent) = self.bent(context) else { return Preview::default() };
        let layout = context.scenario().board.layout();
        let caption = format!("{}: {}", called(context, &self.id), length(&bent));
        let overlays = self.to.map(|to| oblique_mapview::Overlay::Dot {
            at: place(layout, to),
            tint: oblique_mapview::Tint::Preview,
        });
        let lines = vec![course(layout, bent.stops())];
        Preview { lines, caption, overlays: overlays.into_iter().collect(), ..Preview::default() }
    }
}

/// The handles of the selected line, for the tools that can drag them.
pub fn handles(context: &EditorContext<'_>) -> Vec<Point> {
    let Some((_, chain)) = selected(context) else { return Vec::new() };
    let layout = context.scenario().board.layout();
    chain.handles().into_iter().map(|at| place(layout, chain.stops()[at])).collect()
}
