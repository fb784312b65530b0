//! Lines of historical maps: followed along their ink from click to click, or proposed for the whole board, and the edits that
//! write them.
//!
//! The view holds the clicks; ways along ink are looked for in the background, a wire from each click, and the line ends when
//! the last click has been come to.

use super::{Service, ServiceContext};
use crate::app::world::World;
use oblique_board::chain::Chain;
use oblique_board::hex::Hex;
use oblique_context::sheets::{SheetPixels, Shown};
use oblique_context::tracing::{
    Fate, Looks, ProposedLine, TracedClick, TracedInk, TracedShown, TracingChange, TracingRequest,
    TracingView, chosen_kind,
};
use oblique_context::{Gesture, Intent};
use oblique_digitize::evidence::{Taken, noting};
use oblique_digitize::lines::{
    Laying, SheetLine, SheetRidges, SheetWire, chains, is_written, propose_lines, writing,
};
use oblique_digitize::part::clicked_ink;
use oblique_digitize::terrain::Underneath;
use oblique_digitize::{Along, DigitizeError, Laid, Likeness, LineInk, Snapped, pixel};
use oblique_digitize_room::world_of_board;
use oblique_georeference::Point;
use oblique_jobs::{Cancelled, Slot};
use oblique_rules::catalog::Linear;
use oblique_scenario::{ChangeSet, Edit, Facets, PixelPoint, Sheet, SheetId};
use std::sync::Arc;

/// What ways along ink rest on.
#[derive(Clone, PartialEq)]
struct Base {
    id: SheetId,
    underneath: Underneath,
    ink: TracedInk,
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

/// Lines of historical maps.
#[derive(Default)]
pub(crate) struct Tracing {
    picking: Slot<Result<LineInk, DigitizeError>>,
    wiring: Slot<Wired>,
    leading: Slot<Led>,
    proposing: Slot<(Base, String, Result<Vec<SheetLine>, DigitizeError>)>,
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
}

impl Service for Tracing {
    fn opened(&mut self, world: &mut World) {
        *self = Self::default();
        world.view.sheets.tracing = TracingView::default();
    }

    fn changed(&mut self, world: &mut World, change: &ChangeSet) {
        let scenario = world.document.scenario();
        let moved = Facets::LAYOUT.with(Facets::SHEETS);
        if change.facets.meets(moved)
            && let Some(base) = &self.base
        {
            let sheet = scenario.sheets.get(&base.id);
            let now = sheet.map(|s| Underneath::of(s, scenario.board_place, scenario.board.layout()));
            if now.as_ref() != Some(&base.underneath) {
                self.base = None;
                self.found.clear();
                world.view.sheets.tracing.proposed = None;
            }
        }
        if !change.facets.meets(Facets::FEATURES) {
            return;
        }
        if let Some(proposed) = &mut world.view.sheets.tracing.proposed {
            for line in Arc::make_mut(proposed) {
                let there = line.chains.iter().all(|chain| is_written(scenario, &line.kind, chain));
                line.fate = match (there, line.fate) {
                    (true, _) => Fate::Written,
                    (false, Fate::Written) => Fate::Open,
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
                Ok(LineInk::Clicked(rgb)) => view.ink = TracedInk::Clicked(rgb),
                Ok(_) => {}
                Err(why) => context.out.push(Intent::Warn(format!("No ink is taken: {why}."))),
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
            && let Some((base, kind, found)) = context.result_of(outcome)
        {
            self.proposed(context, base, &kind, found);
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

const fn ink(ink: TracedInk) -> LineInk {
    match ink {
        TracedInk::Black => LineInk::Black,
        TracedInk::Blue => LineInk::Blue,
        TracedInk::Clicked(rgb) => LineInk::Clicked(rgb),
    }
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
    /// Takes a wire in; where there is none, the click it was to begin at is taken back.
    fn wired(&mut self, context: &mut ServiceContext<'_>, wired: Option<Wired>) {
        let view = &mut context.world.view.sheets.tracing;
        match wired {
            Some(Wired { base, from, made: Ok((ridges, wire)) }) => {
                self.ridges = Some((base, ridges));
                self.wire = Some((from, wire));
            }
            Some(Wired { made: Err(why), .. }) => {
                view.apply(TracingChange::Back);
                context.out.push(Intent::Warn(format!("No line can be followed from there: {why}.")));
            }
            // What failed once is not tried again.
            None => view.apply(TracingChange::Cancel),
        }
    }

    /// Follows the line from click to click as far as ways are known, looks for the next one, and writes the line when it
    /// has ended.
    fn follow(&mut self, context: &mut ServiceContext<'_>) {
        let clicks = context.world.view.sheets.tracing.clicks.clone();
        if clicks.is_empty() {
            if !self.followed.is_empty() || self.wire.is_some() {
                self.forget_line();
                context.world.view.sheets.tracing.shown = None;
            }
            return;
        }
        let Some(now) = now(context) else {
            context.world.view.sheets.tracing.clicks.clear();
            return;
        };
        if self.ridges.as_ref().is_some_and(|(base, _)| *base != now.base) {
            // The sheet was moved, or another ink chosen: ways are looked for anew.
            self.forget_line();
            self.ridges = None;
        }
        let same = clicks.iter().zip(&self.followed).take_while(|(a, b)| a == b).count();
        self.followed.truncate(same);
        self.legs.truncate(same.saturating_sub(1));
        if self.followed.is_empty() {
            self.followed.extend(clicks.first());
        }
        while let (Some(from), Some(to)) = (self.followed.last(), clicks.get(self.followed.len())) {
            let leg = if to.straight {
                Some(vec![self.snapped(*from), self.snapped(*to)])
            } else {
                let wire = self.wire.as_ref().filter(|(at, _)| at == from);
                wire.map(|(_, wire)| {
                    let (from, to) = (self.snapped(*from), self.snapped(*to));
                    wire.to(to).unwrap_or_else(|| vec![from, to])
                })
            };
            let Some(leg) = leg else { break };
            self.legs.push(leg);
            self.followed.push(*to);
        }
        let ended = context.world.view.sheets.tracing.ending && self.followed.len() == clicks.len();
        if ended {
            return self.finish(context, &now.laid);
        }
        self.look_for_wire(context, &now);
        self.lead(context, &now, &clicks);
    }

    fn forget_line(&mut self) {
        self.wiring.forget();
        self.leading.forget();
        (self.wire, self.led) = (None, None);
        self.followed.clear();
        self.legs.clear();
    }

    /// Where a click is meant: the first of a line as it was clicked until its ridges are known.
    fn snapped(&self, click: TracedClick) -> Point {
        let at = pixel(click.at);
        match &self.ridges {
            Some((_, ridges)) if !click.straight => ridges.snapped(at),
            _ => at,
        }
    }

    /// Looks for the ways from the last click that is followed, where they are not known.
    fn look_for_wire(&mut self, context: &mut ServiceContext<'_>, now: &Now) {
        let Some(from) = self.followed.last().copied() else { return };
        if self.wiring.is_busy() || self.wire.as_ref().is_some_and(|(at, _)| *at == from) {
            return;
        }
        let at = pixel(from.at);
        let known = self.ridges.as_ref().filter(|(base, _)| *base == now.base).map(|(_, r)| Arc::clone(r));
        let known = known.filter(|ridges| ridges.serve(&now.sheet, &now.laid, at));
        let (base, sheet, laid, pixels) =
            (now.base.clone(), now.sheet.clone(), now.laid.clone(), now.pixels.clone());
        self.wiring.start(context.jobs, "Following a line", context.waking(), move |task| {
            let ridges = known.map_or_else(
                || {
                    let go_on = &mut |_: f32| !task.is_cancelled();
                    SheetRidges::about(&sheet, &laid, pixels.0.as_ref(), ink(base.ink), at, go_on)
                        .map(Arc::new)
                },
                Ok,
            );
            let made = ridges.and_then(|ridges| {
                let from = if from.straight { at } else { ridges.snapped(at) };
                let wire = ridges.wire(from, &mut || !task.is_cancelled())?;
                Ok((ridges, Arc::new(wire)))
            });
            match made {
                Err(DigitizeError::Cancelled) => Err(Cancelled),
                made => Ok(Wired { base, from, made }),
            }
        });
    }

    /// Shows the line up to the pointer.
    fn lead(&mut self, context: &mut ServiceContext<'_>, now: &Now, clicks: &[TracedClick]) {
        let view = &context.world.view.sheets.tracing;
        let at_end = self.followed.len() == clicks.len();
        let to = view.pointer.filter(|_| at_end && !view.ending);
        let wanted = (self.followed.clone(), to);
        let ready = to.is_some_and(|to| to.straight)
            || self.followed.last().is_some_and(|last| self.wire.as_ref().is_some_and(|(at, _)| at == last));
        if self.leading.is_busy() || !ready || self.led.as_ref() == Some(&wanted) {
            return;
        }
        let Some(kind) = kind_of(context) else { return };
        let wire = self.wire.as_ref().map(|(_, wire)| Arc::clone(wire));
        let mut course: Vec<Point> = self.legs.concat();
        let last = self.followed.last().map(|click| self.snapped(*click));
        if course.is_empty() {
            course.extend(last);
        }
        let aim = to.map(|to| (to.straight, self.snapped(to)));
        let laid = now.laid.clone();
        let clicks = clicks.to_vec();
        self.leading.start(context.jobs, "Following a line", context.waking(), move |_| {
            let mut too_far = false;
            if let Some((straight, aim)) = aim {
                let way = wire.filter(|_| !straight).and_then(|wire| wire.to(aim));
                too_far = way.is_none() && !straight;
                course.extend(way.unwrap_or_else(|| vec![aim]));
            }
            let snapped = chains(&laid, &course, along(kind));
            let (mean_yards, worst_yards) = moved(&snapped);
            let chains = snapped.into_iter().map(|s| s.chain).collect();
            let course = world_course(&laid, &course);
            let shown = TracedShown { course, chains, mean_yards, worst_yards, too_far };
            Ok(Led { clicks, to, shown })
        });
    }

    /// Writes the line in one step.
    fn finish(&mut self, context: &mut ServiceContext<'_>, laid: &Laid) {
        let course = self.legs.concat();
        self.forget_line();
        let view = &mut context.world.view.sheets.tracing;
        view.clicks.clear();
        (view.ending, view.shown) = (false, None);
        let Some(kind) = kind_of(context) else { return };
        let name = kind.name.to_lowercase();
        let snapped = chains(laid, &course, along(kind));
        let written: Vec<&Chain> = snapped.iter().map(|s| &s.chain).filter(|c| c.steps() > 0).collect();
        if written.is_empty() {
            let text = format!("Too short for a {name}: click its end at least a hex away");
            return context.out.push(Intent::Say(text));
        }
        let steps: usize = written.iter().map(|chain| chain.steps()).sum();
        let (_, worst) = moved(&snapped);
        let lines: Vec<Laying<'_>> =
            written.into_iter().map(|chain| Laying { kind: &kind.id, flows: kind.flows(), chain }).collect();
        let scenario = context.world.document.scenario();
        let Some((id, _)) = context.world.view.sheets.chosen(scenario) else { return };
        let Some(done) = writing(scenario, id, &lines) else {
            return context.out.push(Intent::Say(format!("There is a {name} all along there already")));
        };
        let unit = unit(kind, steps);
        context.out.push(Intent::edit(format!("Trace {name} on the historical map"), done.edit));
        context.out.push(Intent::Say(format!(
            "{}: {unit}, at most {worst:.0} yards from the line of the sheet",
            kind.name
        )));
    }

    /// Does what panels and the tool ask for.
    pub(in crate::app) fn request(&mut self, context: &mut ServiceContext<'_>, request: TracingRequest) {
        match request {
            TracingRequest::PickInk(at) => self.pick_ink(context, at),
            TracingRequest::Propose => self.propose(context),
            TracingRequest::Stop => self.proposing.cancel(),
            TracingRequest::Accept(line) => Self::accept(context, &[line]),
            TracingRequest::AcceptSure => {
                let view = &context.world.view.sheets.tracing;
                let percent = view.threshold_percent;
                let lines = view.proposed.iter().flat_map(|lines| lines.iter().enumerate());
                let sure: Vec<usize> =
                    lines.filter(|(_, line)| line.is_sure(percent)).map(|(n, _)| n).collect();
                Self::accept(context, &sure);
            }
            TracingRequest::Reject(line) => set_fate(context, line, Fate::Rejected),
            TracingRequest::Restore => {
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
                (view.tracing.proposed, view.tracing.chosen) = (None, None);
                if view.shown == Shown::Lines {
                    view.shown = Shown::Nothing;
                }
            }
        }
    }

    fn pick_ink(&mut self, context: &mut ServiceContext<'_>, at: PixelPoint) {
        let Some(now) = now(context) else { return };
        self.picking.start(context.jobs, "Taking an ink", context.waking(), move |_| {
            Ok(clicked_ink(now.pixels.0.as_ref(), at))
        });
    }

    fn propose(&mut self, context: &mut ServiceContext<'_>) {
        let (Some(now), Some(kind)) = (now(context), kind_of(context)) else {
            let text = "Lines are looked for on a placed sheet whose scan is there";
            return context.out.push(Intent::Warn(text.to_owned()));
        };
        let Now { base, sheet, laid, pixels } = now;
        self.proposing.start(context.jobs, "Looking for lines", context.waking(), move |task| {
            let mut go_on = |done: f32| {
                task.report(done);
                !task.is_cancelled()
            };
            let ink = ink(base.ink);
            match propose_lines(&sheet, &laid, pixels.0.as_ref(), ink, along(kind), &mut go_on) {
                Err(DigitizeError::Cancelled) => Err(Cancelled),
                found => Ok((base, kind.id.clone(), found)),
            }
        });
    }

    fn proposed(
        &mut self,
        context: &mut ServiceContext<'_>,
        base: Base,
        kind: &str,
        found: Result<Vec<SheetLine>, DigitizeError>,
    ) {
        let found = match found {
            Ok(found) => found,
            Err(why) => return context.out.push(Intent::Warn(format!("No lines can be found: {why}."))),
        };
        let Some(now) = now(context).filter(|now| now.base.underneath == base.underneath) else { return };
        let scenario = context.world.document.scenario();
        let both = found.into_iter().filter_map(|line| {
            let shown = shown_line(&now.laid, &line, kind, &line.snapped)?;
            Some((shown, line))
        });
        let (mut lines, found): (Vec<ProposedLine>, Vec<SheetLine>) = both.unzip();
        for line in &mut lines {
            if line.chains.iter().all(|chain| is_written(scenario, kind, chain)) {
                line.fate = Fate::Written;
            }
        }
        let courses = lines.iter().filter(|line| line.looks == Looks::Course).count();
        let marked = lines.len() - courses;
        let text = format!("{courses} lines found, and {marked} that look like frames or lettering");
        context.out.push(Intent::Say(text));
        (self.found, self.base) = (found, Some(base));
        let view = &mut context.world.view.sheets;
        view.tracing.proposed = Some(Arc::new(lines));
        view.tracing.chosen = None;
        view.shown = Shown::Lines;
    }

    /// A line proposed becomes one of another kind; it runs anew where that goes along hexsides and this did not.
    fn set_kind(&self, context: &mut ServiceContext<'_>, line: usize, kind: &str) {
        let (Some(now), Some(found)) = (now(context), self.found.get(line)) else { return };
        let Some(linear) = context.world.ruleset.catalog().linear(kind) else { return };
        let snapped = chains(&now.laid, &found.course, along(linear));
        let Some(mut new) = shown_line(&now.laid, found, kind, &snapped) else {
            let text = format!("The line is too short for a {}", linear.name.to_lowercase());
            return context.out.push(Intent::Say(text));
        };
        let scenario = context.world.document.scenario();
        if new.chains.iter().all(|chain| is_written(scenario, kind, chain)) {
            new.fate = Fate::Written;
        }
        if let Some(lines) = &mut context.world.view.sheets.tracing.proposed
            && let Some(old) = Arc::make_mut(lines).get_mut(line)
        {
            *old = new;
        }
    }

    /// Writes lines that were proposed, in one step with a note.
    fn accept(context: &mut ServiceContext<'_>, which: &[usize]) {
        let view = &context.world.view.sheets;
        let Some(lines) = view.tracing.proposed.clone() else { return };
        let catalog = context.world.ruleset.catalog();
        let scenario = context.world.document.scenario();
        let Some((id, _)) = view.chosen(scenario) else { return };
        let taken: Vec<&ProposedLine> =
            which.iter().filter_map(|n| lines.get(*n)).filter(|line| line.fate != Fate::Written).collect();
        let flows = |kind: &str| catalog.linear(kind).is_some_and(Linear::flows);
        let all = taken.iter().flat_map(|line| {
            let laying = |chain| Laying { kind: &line.kind, flows: flows(&line.kind), chain };
            line.chains.iter().map(laying)
        });
        let Some(done) = writing(scenario, id, &all.collect::<Vec<_>>()) else {
            return context.out.push(Intent::Say("These lines are on the board already".to_owned()));
        };
        let count = taken.len();
        let sum: u32 = taken.iter().map(|line| u32::from(line.sure_percent)).sum();
        let least = taken.iter().map(|line| u32::from(line.sure_percent)).min().unwrap_or(0);
        let remark = "Traced on";
        let before = scenario.feature_evidence.values().filter(|e| e.remark.starts_with(remark)).count();
        let noted = Taken {
            what: "Roads and streams".to_owned(),
            count: before + count,
            unit: if before + count == 1 { "line" } else { "lines" }.to_owned(),
            beside: String::new(),
            confidence_percent: (count > 1).then(|| (sum / u32::try_from(count).unwrap_or(1), least)),
        };
        let note = noting(scenario, id, &noted);
        let edit = Edit::Many(std::iter::once(done.edit).chain(note).collect());
        let label = match taken.first() {
            Some(line) if count == 1 => {
                let name = catalog.linear(&line.kind).map_or(line.kind.as_str(), |kind| kind.name.as_str());
                format!("Take over a {} from the historical map", name.to_lowercase())
            }
            _ => format!("Take over {count} lines from the historical map"),
        };
        context.out.push(Intent::Edit { label, edit, gesture: Gesture::Whole });
        context.out.push(Intent::Say(match count {
            1 => "A line is taken over".to_owned(),
            n => format!("{n} lines are taken over"),
        }));
    }
}

/// So many hexes, or hexsides.
fn unit(kind: &Linear, steps: usize) -> String {
    match (kind.along_edges, steps) {
        (false, n) => format!("{} hexes", n + 1),
        (true, 1) => "1 hexside".to_owned(),
        (true, n) => format!("{n} hexsides"),
    }
}

fn set_fate(context: &mut ServiceContext<'_>, line: usize, fate: Fate) {
    if let Some(lines) = &mut context.world.view.sheets.tracing.proposed
        && let Some(line) = Arc::make_mut(lines).get_mut(line)
    {
        line.fate = fate;
    }
}

/// A line found, as it is shown; `None` where nothing of it is on the board.
fn shown_line(laid: &Laid, line: &SheetLine, kind: &str, snapped: &[Snapped]) -> Option<ProposedLine> {
    let chains: Vec<Chain> = snapped.iter().map(|s| s.chain.clone()).filter(|c| c.steps() > 0).collect();
    let longest = chains.iter().max_by_key(|chain| chain.steps())?;
    let layout = laid.hexes.layout();
    let at = longest.stops().get(longest.stops().len() / 2)?;
    let middle: Hex = at.hexes(layout).into_iter().find(|hex| layout.contains(*hex))?;
    Some(ProposedLine {
        kind: kind.to_owned(),
        course: world_course(laid, &line.course),
        steps: chains.iter().map(Chain::steps).sum(),
        middle,
        yards: line.yards,
        straight_percent: (line.straightness * 100.0).round().clamp(0.0, 100.0) as u8,
        sure_percent: line.sure_percent,
        worst_yards: moved(snapped).1,
        looks: match line.likeness {
            Likeness::Course => Looks::Course,
            Likeness::Printed => Looks::Printed,
            Likeness::Lettering => Looks::Lettering,
        },
        fate: Fate::Open,
        chains,
    })
}
