//! Lines proposed for the whole board: found, shown, made another kind, rejected, and taken over in one step.

use super::{Now, Proposed, Tracing, along, kind_of, moved, now, world_course};
use crate::app::services::ServiceContext;
use crate::app::services::taking::with_steps;
use oblique_board::chain::Chain;
use oblique_board::hex::Hex;
use oblique_context::sheets::{SheetHand, Shown};
use oblique_context::tracing::{Fate, ProposedLine};
use oblique_context::{Gesture, Intent};
use oblique_digitize::drawn::{Sought, propose_new_lines};
use oblique_digitize::evidence::noting;
use oblique_digitize::lines::{Laying, SheetLine, chains, is_written, noted, writing};
use oblique_digitize::sides::propose_sides;
use oblique_digitize::taken_over::line_taken;
use oblique_digitize::terrain::describe_board;
use oblique_digitize::{DigitizeError, Laid, Likeness, Snapped};
use oblique_georeference::Point;
use oblique_jobs::Cancelled;
use oblique_rules::catalog::{Catalog, Linear};
use oblique_scenario::{Edit, PixelPoint, Scenario, SheetId, TakenOver};
use oblique_text::{inside, text};
use std::sync::Arc;

/// Pixels within which two places of a scan are one: a sheet remembers hundredths.
const SAME_PIXELS: f64 = 0.02;

impl Tracing {
    pub(super) fn propose(&mut self, context: &mut ServiceContext<'_>) {
        let (Some(now), Some(kind)) = (now(context), kind_of(context)) else {
            let text = text!("conversion-lines-are-looked-for-on-a-placed-sheet");
            return context.out.push(Intent::Warn(text.to_owned()));
        };
        let Now { base, sheet, laid, pixels } = now;
        let board = context.world.document.scenario().board.clone();
        let catalog = context.world.ruleset.catalog();
        self.proposing.start(
            context.jobs,
            text!("conversion-looking-for-lines"),
            context.waking(),
            move |task| {
                let mut go_on = |done: f32| {
                    task.report(done);
                    !task.is_cancelled()
                };
                let flows = |kind: &str| catalog.linear(kind).is_some_and(Linear::flows);
                let sought = Sought { kind: &kind.id, along: along(kind), ink: base.ink, flows: &flows };
                let found = propose_new_lines(&sheet, &laid, pixels.0.as_ref(), &board, sought, &mut go_on);
                match found {
                    Err(DigitizeError::Cancelled) => Err(Cancelled),
                    found => Ok(Proposed { base, kind: kind.id.clone(), found }),
                }
            },
        );
    }

    /// Drafts lines of a kind along hexsides from those of it that are drawn.
    pub(super) fn propose_sides(&mut self, context: &mut ServiceContext<'_>) {
        let (Some(now), Some(kind)) = (now(context), kind_of(context)) else {
            let text = text!("conversion-lines-are-drafted-on-a-placed-sheet-whose");
            return context.out.push(Intent::Warn(text.to_owned()));
        };
        let Now { base, sheet, laid, pixels } = now;
        let scenario = context.world.document.scenario();
        let (board, place) = (scenario.board.clone(), scenario.board_place);
        self.proposing.start(
            context.jobs,
            text!("conversion-drafting-hexsides"),
            context.waking(),
            move |task| {
                let mut go_on = |done: f32| {
                    task.report(done);
                    !task.is_cancelled()
                };
                let description =
                    describe_board(&sheet, place.as_ref(), board.layout(), pixels.0.as_ref(), &mut go_on);
                let found =
                    description.and_then(|description| propose_sides(&description, &laid, &board, &kind.id));
                match found {
                    Err(DigitizeError::Cancelled) => Err(Cancelled),
                    found => Ok(Proposed { base, kind: kind.id.clone(), found }),
                }
            },
        );
    }

    pub(super) fn proposed(&mut self, context: &mut ServiceContext<'_>, proposed: Proposed) {
        let Proposed { base, kind, found } = proposed;
        let kind = kind.as_str();
        let found = match found {
            Ok(found) => found,
            Err(why) => {
                return context.out.push(Intent::Warn(text!("conversion-no-lines-can-be-found-why", why)));
            }
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
        // What was taken over once and removed by hand is not offered again by itself.
        let catalog = context.world.ruleset.catalog();
        for (line, found) in lines.iter_mut().zip(&found).filter(|(line, _)| line.fate == Fate::Open) {
            if was_removed(scenario, &base.id, catalog, kind, found) {
                line.fate = Fate::Rejected;
            }
        }
        let courses = lines.iter().filter(|line| line.likeness == Likeness::Course).count();
        let marked = lines.len() - courses;
        let text = text!("conversion-courses-lines-found-and-marked-that-look", courses, marked);
        context.out.push(Intent::Say(text));
        (self.found, self.base) = (found, Some(base));
        let view = &mut context.world.view.sheets;
        view.tracing.proposed = Some(Arc::new(lines));
        view.tracing.rejected.clear();
        (view.tracing.chosen, view.tracing.hovered) = (None, None);
        view.shown = Shown::Lines;
        if view.hand == SheetHand::Trace && view.tracing.clicks.is_empty() {
            view.hand = SheetHand::FoundLines;
        }
    }

    /// A line proposed becomes one of another kind; it runs anew where that goes along hexsides and this did not.
    pub(super) fn set_kind(&self, context: &mut ServiceContext<'_>, line: usize, kind: &str) {
        let (Some(now), Some(found)) = (now(context), self.found.get(line)) else { return };
        let Some(linear) = context.world.ruleset.catalog().linear(kind) else { return };
        let snapped = chains(&now.laid, &found.course, along(linear));
        let Some(mut new) = shown_line(&now.laid, found, kind, &snapped) else {
            let text = text!("conversion-the-line-is-too-short-for-a-linear", linear = inside(&linear.name));
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
    pub(super) fn accept(&self, context: &mut ServiceContext<'_>, which: &[usize]) {
        let view = &context.world.view.sheets;
        let Some(lines) = view.tracing.proposed.clone() else { return };
        let catalog = context.world.ruleset.catalog();
        let scenario = context.world.document.scenario();
        let Some((id, _)) = view.chosen(scenario) else { return };
        let open = which.iter().filter_map(|n| Some((*n, lines.get(*n)?)));
        let open: Vec<(usize, &ProposedLine)> = open.filter(|(_, line)| line.fate != Fate::Written).collect();
        let taken: Vec<&ProposedLine> = open.iter().map(|(_, line)| *line).collect();
        let flows = |kind: &str| catalog.linear(kind).is_some_and(Linear::flows);
        let all = taken.iter().flat_map(|line| {
            let laying = |chain| Laying { kind: &line.kind, flows: flows(&line.kind), chain };
            line.chains.iter().map(laying)
        });
        let Some(done) = writing(scenario, id, &all.collect::<Vec<_>>()) else {
            return context
                .out
                .push(Intent::Say(text!("conversion-these-lines-are-on-the-board-already").to_owned()));
        };
        let count = taken.len();
        let sures: Vec<u8> = taken.iter().map(|line| line.sure_percent).collect();
        let noted = noted(scenario, id, &sures);
        let note = noting(scenario, id, &noted);
        let edit = Edit::Many(std::iter::once(done.edit).chain(note).collect());
        let label = match taken.first() {
            Some(line) if count == 1 => {
                let name = catalog.linear(&line.kind).map_or(line.kind.as_str(), |kind| kind.name.as_str());
                text!("conversion-take-over-a-what-from-the-historical-map", what = inside(name))
            }
            _ => text!("conversion-take-over-count-lines-from-the-historical", count),
        };
        let steps = now(context).map(|now| {
            let step = |(n, line): &(usize, &ProposedLine)| {
                let along = along(catalog.linear(&line.kind)?);
                line_taken(&now.laid, &line.kind, &self.found.get(*n)?.course, along)
            };
            open.iter().filter_map(step).collect()
        });
        let edit = with_steps(context, Some(id), edit, steps.unwrap_or_default());
        context.out.push(Intent::Edit { label, edit, gesture: Gesture::Whole });
        context.out.push(Intent::Say(match count {
            1 => text!("conversion-a-line-is-taken-over").to_owned(),
            n => text!("conversion-n-lines-are-taken-over", n),
        }));
    }
}

/// Was a line taken over, and then taken off the board by hand? Its sheet remembers that it was: where taking it over is
/// undone, that is too.
pub(super) fn was_removed(
    scenario: &Scenario,
    id: &SheetId,
    catalog: &Catalog,
    kind: &str,
    found: &SheetLine,
) -> bool {
    let Some(sheet) = scenario.sheets.get(id) else { return false };
    // Where a line is remembered by few places, its ends stay: most lines found need no more than a look at them.
    let ends = [found.course.first(), found.course.last()];
    let is_end = |(kept, end): (Option<&PixelPoint>, Option<&Point>)| {
        kept.zip(end).is_some_and(|(kept, end)| {
            (kept.x.get() - end.x).abs().max((kept.y.get() - end.y).abs()) < SAME_PIXELS
        })
    };
    let may_be = |step: &TakenOver| match step {
        TakenOver::Line { kind: other, course } => {
            other == kind && [course.first(), course.last()].into_iter().zip(ends).all(is_end)
        }
        TakenOver::Terrain { .. } | TakenOver::Vectors { .. } | TakenOver::Levels(_) => false,
    };
    if !sheet.taken_over.iter().any(may_be) {
        return false;
    }
    let laid = Laid::new(sheet, scenario.board_place.as_ref(), scenario.board.layout()).ok();
    let step = laid
        .zip(catalog.linear(kind))
        .and_then(|(laid, linear)| line_taken(&laid, kind, &found.course, along(linear)));
    step.is_some_and(|step| sheet.taken_over.contains(&step))
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
        likeness: line.likeness,
        fate: Fate::Open,
        chains,
    })
}
