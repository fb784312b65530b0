//! Looking at a scan: its neat line, its angle, its paper and how good it is, found in the background and shown as
//! proposals. Nothing of it is taken over here.

use super::{ServiceContext, Sheets};
use oblique_context::Intent;
use oblique_context::sheets::{Examination, Findings, SheetsView};
use oblique_digitize::placing;
use oblique_jobs::{Cancelled, Task};
use oblique_scan::clean::{NoPaper, WhiteBalance, neat_line, quality, skew_degrees};
use oblique_scan::{Pixels, PixelsError};
use oblique_scenario::{PixelPoint, Sheet, SheetId};
use oblique_text::text;
use std::sync::Arc;

/// A scan looked at.
pub(super) type Examined = (SheetId, Result<Findings, PixelsError>);

impl Sheets {
    /// Looks at the scan of a sheet.
    pub(in crate::app) fn examine(&mut self, context: &mut ServiceContext<'_>, id: SheetId) {
        let Some(pyramid) = self.pyramids.get(&id).cloned() else { return };
        let view = &mut context.world.view.sheets;
        view.unframed.remove(&id);
        view.examined.insert(id.clone(), Examination::UnderWay);
        if self.undecoded.contains(&id) {
            self.to_examine.insert(id);
            return;
        }
        let label = text!("conversion-looking-for-the-neat-line");
        self.examining.start(context.jobs, label, context.waking(), move |task| {
            match look(pyramid.as_ref(), task) {
                Ok(Some(found)) => Ok((id, Ok(found))),
                Ok(None) => Err(Cancelled),
                Err(why) => Ok((id, Err(why))),
            }
        });
    }

    /// Takes in what was found.
    pub(super) fn take_examined(&mut self, context: &mut ServiceContext<'_>) {
        while let Some(outcome) = self.examining.poll() {
            let examined = context.result_of(outcome);
            let (sheets, view) = (context.world.document.scenario(), &mut context.world.view.sheets);
            match examined {
                Some((id, result)) if sheets.sheets.contains_key(&id) => {
                    let outcome = match result {
                        Ok(found) => Examination::Found(Arc::new(found)),
                        Err(why) => Examination::Failed(why.to_string()),
                    };
                    view.examined.insert(id, outcome);
                }
                Some(_) => {}
                None => stop(view, |_| true),
            }
        }
    }

    /// Places a sheet by the tags of its file.
    pub(in crate::app) fn place_by_tags(context: &mut ServiceContext<'_>, id: &SheetId) {
        let scenario = context.world.document.scenario();
        let Some(sheet) = scenario.sheets.get(id) else { return };
        let Some(place) = context.world.view.sheets.facts(id).and_then(|facts| facts.place) else { return };
        let edit = oblique_digitize::by_tags(&place, sheet.size)
            .and_then(|tags| placing::replace(scenario, id, tags.placement, placing::Board::usual(scenario)));
        match edit {
            Ok(edit) => context.out.push(Intent::edit(text!("conversion-place-by-its-own-tags"), edit)),
            Err(why) => context.out.push(Intent::Warn(text!("conversion-place-by-its-own-tags-why", why))),
        }
    }
}

/// Nobody looks at those sheets any more: it can be asked for again.
pub(super) fn stop(view: &mut SheetsView, which: impl Fn(&SheetId) -> bool) {
    let under_way = |id: &SheetId, state: &Examination| *state == Examination::UnderWay && which(id);
    for (_, state) in view.examined.iter_mut().filter(|(id, state)| under_way(id, state)) {
        *state = Examination::Stopped;
    }
}

/// What of a scan is found; `None` where nobody waits any more.
fn look(pixels: &dyn Pixels, task: &Task) -> Result<Option<Findings>, PixelsError> {
    let go_on = |done: f32| {
        task.report(done);
        !task.is_cancelled()
    };
    let mut found = Findings::default();
    let frame = neat_line(pixels)?;
    found.neat_line = frame.and_then(|line| {
        let [a, b, c, d] = line.corners.map(|at| PixelPoint::near(at.x, at.y));
        let corners = a.zip(b).zip(c.zip(d)).map(|((a, b), (c, d))| [a, b, c, d]);
        // Only a line that a sheet may have.
        placing::crop(&Sheet::default(), corners).crop
    });
    if !go_on(0.4) {
        return Ok(None);
    }
    found.turned_degrees = skew_degrees(pixels)?;
    if !go_on(0.7) {
        return Ok(None);
    }
    found.paper = match WhiteBalance::of_sheet(pixels) {
        Ok(balance) => Some(balance.paper),
        Err(NoPaper::TooDark) => None,
        Err(NoPaper::Pixels(why)) => return Err(why),
    };
    if !go_on(0.8) {
        return Ok(None);
    }
    found.remarks = quality(pixels)?.remarks();
    Ok(Some(found))
}
