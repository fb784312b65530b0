//! Lines, contour lines and heights printed on the scan, as a recipe has them.

use super::RecipeError;
use super::convert::{Making, Work, number, pixel, spot_heights};
use super::on_sheet::{ContoursPart, GivenPart, LinesPart, SpotLevelsPart, SpotPart, TracedPart};
use super::remembered::contours;
use crate::contours::{ContourLines, Drag, Heights};
use crate::drawn::{Sought, propose_new_lines};
use crate::evidence::noting;
use crate::heights::Model;
use crate::lines::{Laying, SheetLine, chains, noted, writing};
use crate::spot_ground::SpotGround;
use crate::taken_over::line_taken;
use crate::{Along, Laid};
use oblique_georeference::Point;
use oblique_linework::Likeness;
use oblique_scan::Pixels;
use oblique_scenario::{Edit, LevelsOf, Sheet, SheetId, SpotHeight};

impl Work<'_> {
    /// The scan, and how it lies under the board.
    fn laid(&self, step: &'static str, id: &SheetId) -> Result<(Sheet, Laid), RecipeError> {
        let needs = RecipeError::Needs { step, needs: "a scan" };
        let sheet = self.scenario.sheets.get(id).cloned().ok_or(needs)?;
        let (place, layout) = (self.scenario.board_place, self.scenario.board.layout());
        let laid = Laid::new(&sheet, place.as_ref(), layout).map_err(RecipeError::step(step))?;
        Ok((sheet, laid))
    }

    /// Looks for lines and takes those over the recipe names.
    pub(super) fn lines(
        &mut self,
        id: &SheetId,
        part: &LinesPart,
        pixels: &dyn Pixels,
    ) -> Result<(), RecipeError> {
        const STEP: &str = "lines on the scan";
        let (sheet, laid) = self.laid(STEP, id)?;
        let none = || RecipeError::NoLine(part.kind.clone());
        let (kind, along) = self.rules.words.line(&part.kind).ok_or_else(none)?;
        let sought = Sought { kind, along, ink: part.ink.into(), flows: &*self.rules.flows };
        let found = propose_new_lines(&sheet, &laid, pixels, &self.scenario.board, sought, &mut |_| true);
        let found = found.map_err(RecipeError::step(STEP))?;
        let sure = |line: &SheetLine| {
            let enough = part.sure_percent.is_some_and(|percent| u32::from(line.sure_percent) >= percent);
            enough && line.likeness == Likeness::Course
        };
        let mut taken: Vec<usize> = (0..found.len()).filter(|n| sure(&found[*n])).collect();
        let mut missed = 0_usize;
        for at in &part.at {
            let at = crate::pixel(pixel(*at)?);
            // Farther than a hex away it is another line.
            let reach = laid.pixels_a_hex(at).unwrap_or(0.0);
            let near = found.iter().map(|line| distance(&line.course, at)).enumerate();
            let best = near.filter(|(_, far)| *far <= reach).min_by(|a, b| a.1.total_cmp(&b.1));
            match best {
                Some((n, _)) => taken.push(n),
                None => missed += 1,
            }
        }
        taken.sort_unstable();
        taken.dedup();
        let lines: Vec<&SheetLine> = taken.iter().filter_map(|n| found.get(*n)).collect();
        let flows = (self.rules.flows)(kind);
        let chains = lines.iter().flat_map(|line| &line.snapped);
        let laying: Vec<Laying<'_>> =
            chains.map(|snapped| Laying { kind, flows, chain: &snapped.chain }).collect();
        let word = if along == Along::Hexes { "from hex to hex" } else { "along hexsides" };
        self.report.push(format!(
            "Lines on the scan: {} of {} found are taken over as '{}' {word}.",
            lines.len(),
            found.len(),
            kind
        ));
        if missed > 0 {
            self.report.push(format!("{missed} of the places named lie on no line that is found."));
        }
        let sures: Vec<u8> = lines.iter().map(|line| line.sure_percent).collect();
        if let Some(written) = writing(&self.scenario, id, &laying) {
            let note = noting(&self.scenario, id, &noted(&self.scenario, id, &sures));
            self.apply(Edit::Many(std::iter::once(written.edit).chain(note).collect()));
        }
        let kept = taken.iter().filter_map(|n| line_taken(&laid, kind, &found.get(*n)?.course, along));
        self.remember(id, kept.collect());
        Ok(())
    }

    /// Lays a line that was followed by hand.
    pub(super) fn traced(&mut self, id: &SheetId, part: &TracedPart) -> Result<(), RecipeError> {
        let (_, laid) = self.laid("lines followed on the scan", id)?;
        let none = || RecipeError::NoLine(part.kind.clone());
        let (kind, along) = self.rules.words.line(&part.kind).ok_or_else(none)?;
        let course: Result<Vec<Point>, RecipeError> =
            part.along.iter().map(|at| pixel(*at).map(crate::pixel)).collect();
        let course = course?;
        let snapped = chains(&laid, &course, along);
        let steps: usize = snapped.iter().map(|snapped| snapped.chain.steps()).sum();
        let flows = (self.rules.flows)(kind);
        let laying: Vec<Laying<'_>> =
            snapped.iter().map(|snapped| Laying { kind, flows, chain: &snapped.chain }).collect();
        self.report.push(match (along, steps) {
            (_, 0) => {
                format!("A line followed on the scan as '{kind}' is shorter than a hex, or off the board.")
            }
            (Along::Hexes, n) => format!("A line followed on the scan: {} hexes of '{kind}'.", n + 1),
            (_, n) => format!("A line followed on the scan: {n} hexsides of '{kind}'."),
        });
        if let Some(written) = writing(&self.scenario, id, &laying) {
            self.apply(written.edit);
        }
        self.remember(id, line_taken(&laid, kind, &course, along).into_iter().collect());
        Ok(())
    }

    /// Looks for contour lines, gives them their heights, and makes levels of the ground between them.
    pub(super) fn contours(
        &mut self,
        id: &SheetId,
        part: &ContoursPart,
        pixels: &dyn Pixels,
    ) -> Result<(), RecipeError> {
        const STEP: &str = "contour lines";
        let failed = RecipeError::step(STEP);
        let (sheet, laid) = self.laid(STEP, id)?;
        let lines = ContourLines::find(&sheet, &laid, pixels, part.ink.into(), &mut |_| true);
        let lines = lines.map_err(&failed)?;
        let heights = self.given(&lines, &part.given)?;
        let printed = printed(&sheet, part.printed.as_deref())?;
        let ground = lines.ground(&heights, &printed).map_err(&failed)?;
        let making = Making {
            step: STEP,
            name: "its contour lines",
            of: contours(part.ink, &part.given).map(|contours| LevelsOf::Contours { contours, printed }),
            base_metres: part.base_metres,
            step_metres: part.step_metres,
            of_hex: part.of_hex,
            burn_streams: part.burn_streams,
            estimated: false,
        };
        self.levels(Model::Sheet(&ground, &laid), &making, Some(id))
    }

    /// The heights contour lines are given.
    fn given(&mut self, lines: &ContourLines, given: &[GivenPart]) -> Result<Heights, RecipeError> {
        let mut heights = Heights::new();
        for (n, given) in given.iter().enumerate() {
            let drag = match given {
                GivenPart::HandOn => None,
                GivenPart::Drag { path, start_metres, interval_metres } => {
                    for metres in [start_metres, interval_metres] {
                        number("a height of a contour line", *metres)?;
                    }
                    let path: Result<Vec<Point>, RecipeError> =
                        path.iter().map(|at| pixel(*at).map(crate::pixel)).collect();
                    let (start_metres, interval_metres) = (*start_metres, *interval_metres);
                    Some(Drag { path: path?, start_metres, interval_metres })
                }
            };
            let given = lines.give(&mut heights, drag.as_ref());
            given.map_err(|why| RecipeError::Drag { drag: n + 1, why: Box::new(why) })?;
        }
        let with = (0..lines.len()).filter(|line| heights.metres(*line).is_some()).count();
        self.report.push(format!("Contour lines: {with} of {} found have a height.", lines.len()));
        Ok(heights)
    }

    /// Makes levels of the ground through the heights printed on the scan.
    pub(super) fn spots(
        &mut self,
        id: &SheetId,
        part: &SpotLevelsPart,
        pixels: &dyn Pixels,
    ) -> Result<(), RecipeError> {
        const STEP: &str = "levels from spot heights";
        let failed = RecipeError::step(STEP);
        let (sheet, laid) = self.laid(STEP, id)?;
        let lines = match &part.lines {
            None => None,
            Some(of) => {
                let lines = ContourLines::find(&sheet, &laid, pixels, of.ink.into(), &mut |_| true);
                let lines = lines.map_err(&failed)?;
                let heights = self.given(&lines, &of.given)?;
                Some((lines, heights))
            }
        };
        let lines = lines.as_ref().map(|(lines, heights)| (lines, heights));
        let printed = printed(&sheet, part.printed.as_deref())?;
        let ground = SpotGround::through(&laid, &printed, lines, &|| false).map_err(&failed)?;
        let making = Making {
            step: STEP,
            name: &ground.words(),
            of: Some(LevelsOf::Spots {
                contours: part.lines.as_ref().and_then(|of| contours(of.ink, &of.given)),
                printed,
            }),
            base_metres: part.base_metres,
            step_metres: part.step_metres,
            of_hex: part.of_hex,
            burn_streams: part.burn_streams,
            estimated: true,
        };
        self.levels(Model::Spots(&ground), &making, Some(id))
    }
}

/// The heights printed on a scan that a step goes by: its own, or those of the scan.
fn printed(sheet: &Sheet, own: Option<&[SpotPart]>) -> Result<Vec<SpotHeight>, RecipeError> {
    own.map_or_else(|| Ok(sheet.spot_heights.clone()), spot_heights)
}

/// How far a course lies from a place, in pixels.
fn distance(course: &[Point], at: Point) -> f64 {
    course.windows(2).map(|pair| apart(pair[0], pair[1], at)).fold(f64::INFINITY, f64::min)
}

/// How far a straight line between two points lies from a third.
fn apart(a: Point, b: Point, at: Point) -> f64 {
    let (dx, dy) = (b.x - a.x, b.y - a.y);
    let length = dx.mul_add(dx, dy * dy);
    let along = if length > 0.0 { ((at.x - a.x) * dx + (at.y - a.y) * dy) / length } else { 0.0 };
    let along = along.clamp(0.0, 1.0);
    Point::new(along.mul_add(dx, a.x), along.mul_add(dy, a.y)).distance(at)
}
