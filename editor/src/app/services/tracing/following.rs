//! A line followed along its ink from click to click, and written when it ends.

use super::{Led, Now, Tracing, Wired, along, kind_of, moved, now, world_course};
use crate::app::services::ServiceContext;
use crate::app::services::taking::with_steps;
use oblique_board::chain::Chain;
use oblique_context::Intent;
use oblique_context::tracing::{TracedClick, TracedShown, TracingChange};
use oblique_digitize::lines::{Laying, SheetRidges, chains, writing};
use oblique_digitize::taken_over::line_taken;
use oblique_digitize::{DigitizeError, Laid, pixel};
use oblique_georeference::Point;
use oblique_jobs::Cancelled;
use oblique_rules::catalog::Linear;
use oblique_scenario::words::rounded;
use oblique_text::{inside, text};
use std::sync::Arc;

impl Tracing {
    /// Takes a wire in; where there is none, the click it was to begin at is taken back.
    pub(super) fn wired(&mut self, context: &mut ServiceContext<'_>, wired: Option<Wired>) {
        let view = &mut context.world.view.sheets.tracing;
        match wired {
            Some(Wired { base, from, made: Ok((ridges, wire)) }) => {
                self.ridges = Some((base, ridges));
                self.wire = Some((from, wire));
            }
            Some(Wired { made: Err(why), .. }) => {
                view.apply(TracingChange::Back);
                context
                    .out
                    .push(Intent::Warn(text!("conversion-no-line-can-be-followed-from-there-why", why)));
            }
            // What failed once is not tried again.
            None => view.apply(TracingChange::Cancel),
        }
    }

    /// Follows the line from click to click as far as ways are known, looks for the next one, and writes the line when it
    /// has ended.
    pub(super) fn follow(&mut self, context: &mut ServiceContext<'_>) {
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
        self.wiring.start(
            context.jobs,
            text!("conversion-following-a-line"),
            context.waking(),
            move |task| {
                let ridges = known.map_or_else(
                    || {
                        let go_on = &mut |_: f32| !task.is_cancelled();
                        SheetRidges::about(&sheet, &laid, pixels.0.as_ref(), base.ink, at, go_on)
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
            },
        );
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
        self.leading.start(context.jobs, text!("conversion-following-a-line"), context.waking(), move |_| {
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
    pub(super) fn finish(&mut self, context: &mut ServiceContext<'_>, laid: &Laid) {
        // As a recipe has it, so that it does the same again.
        let course: Vec<Point> =
            self.legs.concat().into_iter().map(|at| Point::new(tenths(at.x), tenths(at.y))).collect();
        self.forget_line();
        let view = &mut context.world.view.sheets.tracing;
        view.clicks.clear();
        (view.ending, view.shown) = (false, None);
        let Some(kind) = kind_of(context) else { return };
        let name = inside(&kind.name);
        let snapped = chains(laid, &course, along(kind));
        let written: Vec<&Chain> = snapped.iter().map(|s| &s.chain).filter(|c| c.steps() > 0).collect();
        if written.is_empty() {
            let text = text!("conversion-too-short-for-a-name-click-its-end", name);
            return context.out.push(Intent::Say(text));
        }
        let steps: usize = written.iter().map(|chain| chain.steps()).sum();
        let (_, worst) = moved(&snapped);
        let lines: Vec<Laying<'_>> =
            written.into_iter().map(|chain| Laying { kind: &kind.id, flows: kind.flows(), chain }).collect();
        let scenario = context.world.document.scenario();
        let Some((id, _)) = context.world.view.sheets.chosen(scenario) else { return };
        let Some(done) = writing(scenario, id, &lines) else {
            return context
                .out
                .push(Intent::Say(text!("conversion-there-is-a-name-all-along-there-already", name)));
        };
        let step = line_taken(laid, &kind.id, &course, along(kind));
        let edit = with_steps(context, Some(id), done.edit, step.into_iter().collect());
        let unit = unit(kind, steps);
        context.out.push(Intent::edit(text!("conversion-trace-name-on-the-historical-map", name), edit));
        context.out.push(Intent::Say(text!(
            "conversion-kind-unit-at-most-worst-yards-from-the",
            kind = kind.name,
            unit,
            worst = rounded(worst)
        )));
    }
}

/// Rounded to tenths of a pixel.
fn tenths(pixels: f64) -> f64 {
    (pixels * 10.0).round() / 10.0
}

/// So many hexes, or hexsides.
fn unit(kind: &Linear, steps: usize) -> String {
    match (kind.along_edges, steps) {
        (false, n) => text!("conversion-steps-hexes", steps = n + 1),
        (true, 1) => text!("conversion-1-hexside").to_owned(),
        (true, n) => text!("conversion-n-hexsides", n),
    }
}
