//! Contour lines of historical maps: found by their ink, given heights by drags across them, filled to a height model. What was given
//! is remembered with the sheet, by an edit for each drag.

use super::super::ServiceContext;
use super::super::taking::count_words;
use super::kept_contours::{Again, drag_of, given_again, kept_of, unit_of};
use oblique_context::Intent;
use oblique_context::contours::{ContourGift, ContoursChange, ContoursRequest, ContoursView};
use oblique_context::draft::HeightUnit;
use oblique_context::sheets::{SheetHand, Shown};
use oblique_digitize::contours::{AssignError, ContourLines, Heights, SheetGround};
use oblique_digitize::part::clicked_ink;
use oblique_digitize::terrain::Underneath;
use oblique_digitize::{DigitizeError, Laid, LineInk};
use oblique_digitize_room::world_of_board;
use oblique_jobs::{Cancelled, Slot};
use oblique_scenario::{Edit, PixelPoint, Scenario, SheetContours, SheetId, SpotHeight};
use oblique_text::text;
use std::sync::Arc;

/// Lines found on a sheet as it lay then.
struct Found {
    id: SheetId,
    underneath: Underneath,
    ink: LineInk,
    lines: Arc<ContourLines>,
    courses: Vec<Vec<[f64; 2]>>,
}

/// Which ink lines are looked for.
#[derive(Clone, Copy)]
enum Wanted {
    /// That of a place clicked.
    At(PixelPoint),
    /// That one.
    Ink([u8; 3]),
}

/// Contour lines of historical maps.
#[derive(Default)]
pub(in crate::app::services) struct Contouring {
    finding: Slot<Result<Found, DigitizeError>>,
    crossing: Slot<ContourGift>,
    giving_again: Slot<Again>,
    filling: Slot<Result<SheetGround, DigitizeError>>,
    found: Option<Found>,
    heights: Heights,
    /// What the battle remembered of the lines found when it was looked at last.
    kept: Option<SheetContours>,
    /// The heights printed on the sheet that the ground was filled with.
    spots: Vec<SpotHeight>,
    /// Heights have come or gone since the ground was filled.
    stale: bool,
}

impl Contouring {
    /// Forgets lines that were found where the sheet does not lie any more. Where they give the levels, the ground between
    /// them is filled anew when other heights are printed there.
    pub(super) fn moved(&mut self, scenario: &Scenario, gives_levels: bool, view: &mut ContoursView) {
        let Some(found) = &self.found else { return };
        let sheet = scenario.sheets.get(&found.id);
        let now = sheet.map(|s| Underneath::of(s, scenario.board_place, scenario.board.layout()));
        if now.as_ref() != Some(&found.underneath) {
            return self.drop_lines(view);
        }
        self.stale |= gives_levels && sheet.is_some_and(|sheet| sheet.spot_heights != self.spots);
    }

    fn drop_lines(&mut self, view: &mut ContoursView) {
        *self = Self::default();
        let count = (view.unit, view.start, view.interval);
        *view = ContoursView::default();
        (view.unit, view.start, view.interval) = count;
    }

    /// Takes in what jobs bring; the ground between the lines, where it is new, with the sheet it lies over.
    pub(super) fn poll(&mut self, context: &mut ServiceContext<'_>) -> Option<(SheetId, SheetGround)> {
        if let Some(outcome) = self.finding.poll() {
            let found = context.result_of(outcome);
            self.take_found(context, found);
        }
        if let Some(outcome) = self.crossing.poll() {
            let gift = context.result_of(outcome);
            let view = &mut context.world.view.sheets.contours;
            if let Some(gift) = gift {
                view.gift = Some(Arc::new(gift));
            } else {
                // What failed once is not tried again.
                view.apply(ContoursChange::Cancel);
            }
        }
        if let Some(outcome) = self.giving_again.poll()
            && let Some(again) = context.result_of(outcome)
        {
            self.take_again(context, again);
        }
        let view = &mut context.world.view.sheets.contours;
        view.looking = self.finding.is_busy().then(|| self.finding.progress().unwrap_or(0.0));
        let outcome = self.filling.poll()?;
        match context.result_of(outcome)? {
            Ok(ground) => self.found.as_ref().map(|found| (found.id.clone(), ground)),
            Err(why) => {
                context.out.push(Intent::Warn(text!("conversion-no-ground-can-be-made-of-the-contour", why)));
                None
            }
        }
    }

    fn take_found(&mut self, context: &mut ServiceContext<'_>, found: Option<Result<Found, DigitizeError>>) {
        let view = &mut context.world.view.sheets;
        view.contours.picking = false;
        match found {
            Some(Ok(found)) => {
                let LineInk::Clicked(rgb) = found.ink else { return };
                let unit = (view.contours.unit, view.contours.start, view.contours.interval);
                view.contours = ContoursView {
                    ink: Some(LineInk::Clicked(rgb)),
                    found: Some(Arc::new(found.courses.clone())),
                    ..ContoursView::default()
                };
                (view.contours.unit, view.contours.start, view.contours.interval) = unit;
                view.hand = SheetHand::Contours;
                if view.shown == Shown::Lines {
                    view.shown = Shown::Nothing;
                }
                (self.heights, self.kept) = (Heights::new(), None);
                let text = match found.lines.len() {
                    0 => text!("conversion-no-lines-of-that-ink-are-found-click").to_owned(),
                    n => {
                        text!("conversion-n-contour-lines-found-drag-across-them", n = count_words(n))
                    }
                };
                self.found = Some(found);
                context.out.push(Intent::Say(text));
            }
            Some(Err(why)) => {
                context.out.push(Intent::Warn(text!("conversion-no-contour-lines-can-be-found-why", why)));
            }
            None => {}
        }
    }

    /// Takes heights over that were given again.
    fn take_again(&mut self, context: &mut ServiceContext<'_>, again: Again) {
        let Again { heights, gifts, missed } = again;
        let view = &mut context.world.view.sheets.contours;
        if let (true, Some(unit)) = (view.gifts.is_empty(), unit_of(&gifts))
            && let Some(last) = gifts.iter().rev().find(|gift| !gift.drag.path.is_empty())
        {
            view.unit = unit;
            view.start = unit.of_metres(last.start_metres);
            view.interval = unit.of_metres(last.interval_metres.abs());
        }
        view.heights = Arc::new(gifts.iter().flat_map(|gift| gift.given.iter().copied()).collect());
        view.gifts = Arc::new(gifts);
        self.heights = heights;
        self.stale = true;
        if missed > 0 {
            let text = text!("conversion-drags-give-no-line-a-height-any-more", missed);
            context.out.push(Intent::Warn(text));
        }
    }

    /// Gives the lines found the heights that the battle remembers, where those are others: it was opened, or something undone.
    fn keep_up(&mut self, context: &mut ServiceContext<'_>) {
        let Some(Found { id, ink: LineInk::Clicked(ink), lines, .. }) = &self.found else { return };
        let sheet = context.world.document.scenario().sheets.get(id);
        let kept = sheet.and_then(|sheet| sheet.contours.as_ref()).filter(|kept| kept.ink == *ink);
        if kept == self.kept.as_ref() {
            return;
        }
        self.kept = kept.cloned();
        if self.kept == kept_of(*ink, &context.world.view.sheets.contours.gifts) {
            return;
        }
        let given = self.kept.as_ref().map(|kept| kept.given.clone()).unwrap_or_default();
        let lines = Arc::clone(lines);
        self.giving_again.start(
            context.jobs,
            text!("conversion-crossing-contours"),
            context.waking(),
            move |_| Ok(given_again(&lines, &given)),
        );
    }

    /// Has the battle remember what was given.
    fn keep(&self, context: &mut ServiceContext<'_>, label: &str) {
        let Some(Found { id, ink: LineInk::Clicked(ink), .. }) = &self.found else { return };
        let kept = kept_of(*ink, &context.world.view.sheets.contours.gifts);
        remember(context, id, kept, label);
    }

    /// Follows the drag under way, gives its heights when it has ended, and fills the ground anew.
    pub(super) fn follow(&mut self, context: &mut ServiceContext<'_>) {
        self.keep_up(context);
        let Some(found) = &self.found else {
            if context.world.view.sheets.contours.drag.is_some() {
                context.world.view.sheets.contours.drag = None;
            }
            return;
        };
        let view = &mut context.world.view.sheets.contours;
        if let Some(drag) = view.drag.clone() {
            let known = view.gift.as_ref().filter(|gift| gift.drag == drag).cloned();
            match known {
                Some(gift) if view.ended => {
                    view.drag = None;
                    (view.ended, view.gift) = (false, None);
                    self.give(context, &gift);
                }
                None if !self.crossing.is_busy() => {
                    let (lines, heights) = (Arc::clone(&found.lines), self.heights.clone());
                    let (unit, start, interval) = (view.unit, view.start, view.interval);
                    self.crossing.start(
                        context.jobs,
                        text!("conversion-crossing-contours"),
                        context.waking(),
                        move |_| {
                            let interval_metres =
                                unit.metres(if drag.downhill { -interval } else { interval });
                            let start_metres = unit.metres(start);
                            let gift =
                                ContourGift { drag, start_metres, interval_metres, ..ContourGift::default() };
                            Ok(match lines.proposed(&heights, &drag_of(&gift)) {
                                // It counts from what the first line has, where that has a height.
                                Ok(given) => ContourGift {
                                    start_metres: given.first().map_or(start_metres, |(_, metres)| *metres),
                                    given,
                                    ..gift
                                },
                                Err(why) => ContourGift { refused: Some(refusal(why, unit)), ..gift },
                            })
                        },
                    );
                }
                _ => {}
            }
        }
        if std::mem::take(&mut self.stale) {
            self.fill(context);
        }
    }

    fn give(&mut self, context: &mut ServiceContext<'_>, gift: &ContourGift) {
        if let Some(why) = &gift.refused {
            return context.out.push(Intent::Warn(why.clone()));
        }
        let fresh: Vec<(usize, f64)> =
            gift.given.iter().copied().filter(|(line, _)| self.heights.metres(*line).is_none()).collect();
        if fresh.is_empty() {
            return context
                .out
                .push(Intent::Say(text!("conversion-these-lines-have-their-heights-already").to_owned()));
        }
        for (line, metres) in &fresh {
            self.heights.set(*line, Some(*metres));
        }
        let view = &mut context.world.view.sheets.contours;
        Arc::make_mut(&mut view.heights).extend(fresh.iter().copied());
        Arc::make_mut(&mut view.gifts).push(ContourGift { given: fresh, ..gift.clone() });
        self.stale = true;
        self.keep(context, text!("conversion-give-heights-to-contour-lines"));
    }

    fn fill(&mut self, context: &mut ServiceContext<'_>) {
        let Some(found) = &self.found else { return };
        if self.heights.is_empty() {
            return self.filling.forget();
        }
        let (lines, heights) = (Arc::clone(&found.lines), self.heights.clone());
        let sheet = context.world.document.scenario().sheets.get(&found.id);
        self.spots = sheet.map(|sheet| sheet.spot_heights.clone()).unwrap_or_default();
        let spots = self.spots.clone();
        self.filling.start(
            context.jobs,
            text!("conversion-filling-between-contours"),
            context.waking(),
            move |_| Ok(lines.ground(&heights, &spots)),
        );
    }

    /// The contour lines of a sheet with their heights, where some have one.
    pub(super) fn lines_with_heights(&self, sheet: &SheetId) -> Option<(Arc<ContourLines>, Heights)> {
        let found = self.found.as_ref().filter(|found| found.id == *sheet && !self.heights.is_empty())?;
        Some((Arc::clone(&found.lines), self.heights.clone()))
    }

    /// What the battle is to remember of levels made of the contour lines of a sheet: the heights they are given now.
    pub(super) fn kept(&self, view: &ContoursView, sheet: &SheetId) -> Option<SheetContours> {
        let found = self.found.as_ref().filter(|found| found.id == *sheet)?;
        let LineInk::Clicked(ink) = found.ink else { return None };
        kept_of(ink, &view.gifts)
    }

    /// Does what panels and the tool ask for.
    pub(super) fn request(&mut self, context: &mut ServiceContext<'_>, request: ContoursRequest) {
        match request {
            ContoursRequest::PickInk(at) => self.find(context, Wanted::At(at)),
            ContoursRequest::FindAgain => {
                let scenario = context.world.document.scenario();
                let sheet = context.world.view.sheets.chosen(scenario).map(|(_, sheet)| sheet);
                if let Some(kept) = sheet.and_then(|sheet| sheet.contours.as_ref()) {
                    self.find(context, Wanted::Ink(kept.ink));
                }
            }
            ContoursRequest::Stop => self.finding.cancel(),
            ContoursRequest::TakeBack(n) => self.take_back(context, n),
            ContoursRequest::HandOn => {
                let Some(found) = &self.found else { return };
                let given = found.lines.continued(&self.heights);
                if given.is_empty() {
                    let text = text!("conversion-no-piece-lies-on-from-a-line-that");
                    return context.out.push(Intent::Say(text.to_owned()));
                }
                let gift = ContourGift { given, ..ContourGift::default() };
                self.give(context, &gift);
            }
            ContoursRequest::Drop => {
                let id = self.found.as_ref().map(|found| found.id.clone());
                self.drop_lines(&mut context.world.view.sheets.contours);
                if let Some(id) = id {
                    remember(context, &id, None, text!("conversion-throw-the-contours-away"));
                }
            }
        }
    }

    fn take_back(&mut self, context: &mut ServiceContext<'_>, n: usize) {
        let view = &mut context.world.view.sheets.contours;
        if n >= view.gifts.len() {
            return;
        }
        let gift = Arc::make_mut(&mut view.gifts).remove(n);
        let heights = Arc::make_mut(&mut view.heights);
        for (line, _) in gift.given {
            heights.remove(&line);
            self.heights.set(line, None);
        }
        self.stale = true;
        self.keep(context, text!("conversion-take-back-heights-of-contour-lines"));
    }

    fn find(&mut self, context: &mut ServiceContext<'_>, wanted: Wanted) {
        let scenario = context.world.document.scenario();
        let view = &context.world.view.sheets;
        let Some((id, sheet)) = view.chosen(scenario) else { return };
        let Some(pixels) = view.pixels(id).cloned() else { return };
        let layout = scenario.board.layout();
        let underneath = Underneath::of(sheet, scenario.board_place, layout);
        let laid = match Laid::new(sheet, scenario.board_place.as_ref(), layout) {
            Ok(laid) => laid,
            Err(why) => {
                return context
                    .out
                    .push(Intent::Warn(text!("conversion-no-contour-lines-can-be-found-why", why)));
            }
        };
        let (id, sheet) = (id.clone(), sheet.clone());
        self.finding.start(
            context.jobs,
            text!("conversion-looking-for-contour-lines"),
            context.waking(),
            move |task| {
                let mut go_on = |done: f32| {
                    task.report(done);
                    !task.is_cancelled()
                };
                let ink = match wanted {
                    Wanted::At(at) => clicked_ink(pixels.0.as_ref(), at, false),
                    Wanted::Ink(rgb) => Ok(LineInk::Clicked(rgb)),
                };
                let found = ink.and_then(|ink| {
                    let lines = ContourLines::find(&sheet, &laid, pixels.0.as_ref(), ink, &mut go_on)?;
                    let place = |at| Some(world_of_board(layout, laid.board_of_pixel(at)?));
                    let courses =
                        lines.courses().map(|line| line.into_iter().filter_map(place).collect()).collect();
                    Ok(Found { id, underneath, ink, lines: Arc::new(lines), courses })
                });
                match found {
                    Err(DigitizeError::Cancelled) => Err(Cancelled),
                    found => Ok(found),
                }
            },
        );
    }
}

/// The edit that has a sheet remember that of its contour lines.
fn remember(context: &mut ServiceContext<'_>, id: &SheetId, kept: Option<SheetContours>, label: &str) {
    let Some(sheet) = context.world.document.scenario().sheets.get(id) else { return };
    if sheet.contours != kept {
        let mut sheet = sheet.clone();
        sheet.contours = kept;
        context.out.push(Intent::edit(label, Edit::Sheet(id.clone(), Some(Box::new(sheet)))));
    }
}

/// Why a drag gives nothing, in words.
fn refusal(why: AssignError, unit: HeightUnit) -> String {
    let height = |metres: f64| unit.shown(metres);
    match why {
        AssignError::NoHeights => text!("conversion-the-interval-must-be-above-0").to_owned(),
        AssignError::NoLine => text!("conversion-this-drag-crosses-no-contour-line-drag").to_owned(),
        AssignError::Twice { first_metres, second_metres, .. } => text!(
            "conversion-the-drag-crosses-one-line-twice-which",
            first_metres = height(first_metres),
            second_metres = height(second_metres)
        ),
        AssignError::Other { held_metres, wanted_metres, .. } => text!(
            "conversion-a-line-crossed-has-held-metres-already-and",
            held_metres = height(held_metres),
            wanted_metres = height(wanted_metres)
        ),
    }
}
