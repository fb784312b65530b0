//! Lines of historical maps: followed along their ink from click to click, or proposed for the whole board, and the edits that
//! write them.
//!
//! The view holds the clicks; ways along ink are looked for in the background, a wire from each click, and the line ends when
//! the last click has been come to.

mod following;
mod proposals;

use super::{Service, ServiceContext};
use crate::app::world::World;
use oblique_context::Intent;
use oblique_context::sheets::{SheetPixels, Shown};
use oblique_context::tracing::{
    Fate, ProposedLine, TracedClick, TracedShown, TracingChange, TracingRequest, TracingView, chosen_kind,
};
use oblique_digitize::lines::{SheetLine, SheetRidges, SheetWire, is_written};
use oblique_digitize::part::clicked_ink;
use oblique_digitize::terrain::Underneath;
use oblique_digitize::{Along, DigitizeError, Laid, LineInk, Snapped};
use oblique_digitize_room::world_of_board;
use oblique_georeference::Point;
use oblique_jobs::Slot;
use oblique_rules::catalog::Linear;
use oblique_scenario::{ChangeSet, Facets, PixelPoint, Sheet, SheetId};
use oblique_text::text;
use std::sync::Arc;

/// What ways along ink rest on.
#[derive(Clone, PartialEq)]
struct Base {
    id: SheetId,
    underneath: Underneath,
    ink: LineInk,
}

/// A wire from a click, and the ridges it was made of.
struct Wired {
    base: Base,
    from: TracedClick,
    made: Result<(Arc<SheetRidges>, Arc<SheetWire>), DigitizeError>,
}

/// A line up to the pointer.
struct Led {
    clicks: Vec<TracedClick>,
    to: Option<TracedClick>,
    shown: TracedShown,
}

/// Lines that were looked for.
struct Proposed {
    base: Base,
    kind: String,
    found: Result<Vec<SheetLine>, DigitizeError>,
}

/// Lines of historical maps.
#[derive(Default)]
pub(crate) struct Tracing {
    picking: Slot<Result<LineInk, DigitizeError>>,
    wiring: Slot<Wired>,
    leading: Slot<Led>,
    proposing: Slot<Proposed>,
    ridges: Option<(Base, Arc<SheetRidges>)>,
    wire: Option<(TracedClick, Arc<SheetWire>)>,
    /// The clicks whose ways are known, and the ways between them in pixels of the sheet.
    followed: Vec<TracedClick>,
    legs: Vec<Vec<Point>>,
    /// What the line shown was made of.
    led: Option<(Vec<TracedClick>, Option<TracedClick>)>,
    /// The lines proposed, as they were found, and what they rest on.
    found: Vec<SheetLine>,
    base: Option<Base>,
    /// Lines whose sheet was moved since they were found: they come back where that is undone.
    set_aside: Option<SetAside>,
}

/// Lines proposed of a sheet that lies elsewhere now.
struct SetAside {
    base: Base,
    found: Vec<SheetLine>,
    proposed: Arc<Vec<ProposedLine>>,
}

impl Service for Tracing {
    fn opened(&mut self, world: &mut World) {
        *self = Self::default();
        world.view.sheets.tracing = TracingView::default();
    }

    fn changed(&mut self, world: &mut World, change: &ChangeSet) {
        let moved = Facets::LAYOUT.with(Facets::SHEETS);
        if change.facets.meets(moved) {
            self.follow_the_sheet(world);
        }
        world.view.sheets.tracing.rejected.clear();
        let scenario = world.document.scenario();
        if !change.facets.meets(Facets::FEATURES.with(moved)) {
            return;
        }
        if let Some(proposed) = &mut world.view.sheets.tracing.proposed {
            let catalog = world.ruleset.catalog();
            for (line, found) in Arc::make_mut(proposed).iter_mut().zip(&self.found) {
                let there = line.chains.iter().all(|chain| is_written(scenario, &line.kind, chain));
                line.fate = match (there, line.fate) {
                    (true, _) => Fate::Written,
                    (false, Fate::Written) => {
                        let removed = self.base.as_ref().is_some_and(|base| {
                            proposals::was_removed(scenario, &base.id, catalog, &line.kind, found)
                        });
                        if removed { Fate::Rejected } else { Fate::Open }
                    }
                    (false, fate) => fate,
                };
            }
        }
    }

    fn begin_frame(&mut self, context: &mut ServiceContext<'_>) {
        if let Some(outcome) = self.picking.poll()
            && let Some(picked) = context.result_of(outcome)
        {
            let view = &mut context.world.view.sheets.tracing;
            view.picking = false;
            match picked {
                Ok(LineInk::Clicked(rgb)) => view.ink = LineInk::Clicked(rgb),
                Ok(_) => {}
                Err(why) => context.out.push(Intent::Warn(text!("conversion-no-ink-is-taken-why", why))),
            }
        }
        if let Some(outcome) = self.wiring.poll() {
            let wired = context.result_of(outcome);
            self.wired(context, wired);
        }
        if let Some(outcome) = self.leading.poll() {
            let led = context.result_of(outcome);
            let view = &mut context.world.view.sheets.tracing;
            match led {
                Some(led) => {
                    if led.clicks == view.clicks {
                        view.shown = Some(Arc::new(led.shown));
                    }
                    self.led = Some((led.clicks, led.to));
                }
                // What failed once is not tried again.
                None => view.apply(TracingChange::Cancel),
            }
        }
        let looking = self.proposing.is_busy();
        if let Some(outcome) = self.proposing.poll()
            && let Some(proposed) = context.result_of(outcome)
        {
            self.proposed(context, proposed);
        }
        let view = &mut context.world.view.sheets.tracing;
        view.looking = self.proposing.is_busy().then(|| self.proposing.progress().unwrap_or(0.0));
        if looking && view.looking.is_none() {
            context.egui.request_repaint();
        }
    }

    fn end_frame(&mut self, context: &mut ServiceContext<'_>) {
        self.follow(context);
    }
}

/// What is worked on now.
struct Now {
    base: Base,
    sheet: Sheet,
    laid: Laid,
    pixels: SheetPixels,
}

fn now(context: &ServiceContext<'_>) -> Option<Now> {
    let scenario = context.world.document.scenario();
    let view = &context.world.view.sheets;
    let (id, sheet) = view.chosen(scenario)?;
    let layout = scenario.board.layout();
    let laid = Laid::new(sheet, scenario.board_place.as_ref(), layout).ok()?;
    let underneath = Underneath::of(sheet, scenario.board_place, layout);
    let base = Base { id: id.clone(), underneath, ink: view.tracing.ink };
    Some(Now { base, sheet: sheet.clone(), laid, pixels: view.pixels(id)?.clone() })
}

fn kind_of(context: &ServiceContext<'_>) -> Option<&'static Linear> {
    let catalog = context.world.ruleset.catalog();
    chosen_kind(catalog, &context.world.view.tools.linear)
}

const fn along(kind: &Linear) -> Along {
    if kind.along_edges { Along::Hexsides } else { Along::Hexes }
}

/// A course on the sheet as world points.
fn world_course(laid: &Laid, course: &[Point]) -> Vec<[f64; 2]> {
    let layout = laid.hexes.layout();
    course.iter().filter_map(|at| Some(world_of_board(layout, laid.board_of_pixel(*at)?))).collect()
}

/// Mean and worst of several chains, by their lengths.
fn moved(snapped: &[Snapped]) -> (f64, f64) {
    let steps: usize = snapped.iter().map(|s| s.chain.steps()).sum();
    let sum: f64 = snapped.iter().map(|s| s.mean_yards * s.chain.steps() as f64).sum();
    let worst = snapped.iter().map(|s| s.worst_yards).fold(0.0, f64::max);
    (sum / steps.max(1) as f64, worst)
}

impl Tracing {
    /// Sets lines aside whose sheet was moved or whose board was changed, and takes them up again where both are as they were.
    fn follow_the_sheet(&mut self, world: &mut World) {
        let scenario = world.document.scenario();
        let lies = |base: &Base| {
            let sheet = scenario.sheets.get(&base.id);
            let now = sheet.map(|s| Underneath::of(s, scenario.board_place, scenario.board.layout()));
            now.as_ref() == Some(&base.underneath)
        };
        let view = &mut world.view.sheets.tracing;
        if let Some(base) = self.base.take_if(|base| !lies(base)) {
            let found = std::mem::take(&mut self.found);
            self.set_aside = view.proposed.take().map(|proposed| SetAside { base, found, proposed });
        }
        if self.base.is_none()
            && let Some(aside) = self.set_aside.take_if(|aside| lies(&aside.base))
        {
            (self.base, self.found) = (Some(aside.base), aside.found);
            view.proposed = Some(aside.proposed);
        }
    }

    /// Does what panels and the tool ask for.
    pub(in crate::app) fn request(&mut self, context: &mut ServiceContext<'_>, request: TracingRequest) {
        match request {
            TracingRequest::PickInk(at) => self.pick_ink(context, at),
            TracingRequest::Propose => self.propose(context),
            TracingRequest::ProposeSides => self.propose_sides(context),
            TracingRequest::Stop => self.proposing.cancel(),
            TracingRequest::Accept(line) => self.accept(context, &[line]),
            TracingRequest::AcceptSure => {
                let view = &context.world.view.sheets.tracing;
                let percent = view.threshold_percent;
                let lines = view.proposed.iter().flat_map(|lines| lines.iter().enumerate());
                let sure: Vec<usize> =
                    lines.filter(|(_, line)| line.is_sure(percent)).map(|(n, _)| n).collect();
                self.accept(context, &sure);
            }
            TracingRequest::Reject(line) => context.world.view.sheets.tracing.reject(line),
            TracingRequest::Restore => {
                context.world.view.sheets.tracing.rejected.clear();
                if let Some(lines) = &mut context.world.view.sheets.tracing.proposed {
                    let all = Arc::make_mut(lines).iter_mut();
                    all.filter(|l| l.fate == Fate::Rejected).for_each(|l| l.fate = Fate::Open);
                }
            }
            TracingRequest::Kind(line, kind) => self.set_kind(context, line, &kind),
            TracingRequest::Drop => {
                self.found.clear();
                self.base = None;
                let view = &mut context.world.view.sheets;
                view.tracing.rejected.clear();
                (view.tracing.proposed, view.tracing.chosen) = (None, None);
                if view.shown == Shown::Lines {
                    view.shown = Shown::Nothing;
                }
            }
        }
    }

    fn pick_ink(&mut self, context: &mut ServiceContext<'_>, at: PixelPoint) {
        let Some(now) = now(context) else { return };
        self.picking.start(context.jobs, text!("conversion-taking-an-ink"), context.waking(), move |_| {
            Ok(clicked_ink(now.pixels.0.as_ref(), at, true))
        });
    }
}
