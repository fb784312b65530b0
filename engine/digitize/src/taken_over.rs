//! What a sheet remembers of what was taken over from it, as edits: each goes with the edit that takes over, so that both are
//! undone at once.

use crate::Laid;
use crate::contours::simplified;
use crate::lines::chains;
use oblique_board::chain::Chain;
use oblique_georeference::Point;
use oblique_linework::snap::Along;
use oblique_scenario::{Decimal, Edit, PixelPoint, Scenario, SheetId, TakenOver};

/// Places of a line that lie no farther from the straight way past them, in pixels, need not be kept.
const NEEDLESS_PIXELS: [f64; 3] = [2.0, 1.0, 0.5];

/// The edit that has a sheet remember steps, in that order; one it remembers already comes to stand last. `None` where there is
/// no such sheet, or no step.
#[must_use]
pub fn remembering(scenario: &Scenario, id: &SheetId, steps: Vec<TakenOver>) -> Option<Edit> {
    let mut sheet = scenario.sheets.get(id).filter(|_| !steps.is_empty())?.clone();
    sheet.taken_over.retain(|step| !steps.contains(step));
    sheet.taken_over.extend(steps);
    Some(Edit::Sheet(id.clone(), Some(Box::new(sheet))))
}

/// The edit that has sheets forget what was taken over from them: the board it was taken to is gone.
pub(crate) fn forgetting(scenario: &Scenario) -> impl Iterator<Item = Edit> {
    let some = scenario.sheets.iter().filter(|(_, sheet)| !sheet.taken_over.is_empty());
    some.map(|(id, sheet)| {
        let mut sheet = sheet.clone();
        sheet.taken_over.clear();
        Edit::Sheet(id.clone(), Some(Box::new(sheet)))
    })
}

/// A line as a sheet remembers it: with as few places as still make the same of it. `None` where it is no line.
#[must_use]
pub fn line_taken(laid: &Laid, kind: &str, course: &[Point], along: Along) -> Option<TakenOver> {
    let made = |course: &[Point]| -> Vec<Chain> {
        chains(laid, course, along).into_iter().map(|snapped| snapped.chain).collect()
    };
    let kept = |course: &[Point]| -> Vec<PixelPoint> {
        course.iter().filter_map(|at| PixelPoint::near(at.x, at.y)).collect()
    };
    let whole = made(course);
    let fewer = NEEDLESS_PIXELS.iter().map(|far| kept(&simplified(course, *far)));
    let same = |course: &Vec<PixelPoint>| {
        made(&course.iter().copied().map(crate::pixel).collect::<Vec<_>>()) == whole
    };
    let course = fewer.chain([kept(course)]).find(same).or_else(|| {
        // Hundredths of a pixel were one too few: all that a number holds.
        let exact = |at: &Point| Some(PixelPoint::new(Decimal::new(at.x)?, Decimal::new(at.y)?));
        course.iter().map(exact).collect()
    })?;
    (course.len() > 1).then(|| TakenOver::Line { kind: kind.to_owned(), course })
}

#[cfg(test)]
mod tests {
    use super::{line_taken, remembering};
    use crate::lines::chains;
    use crate::{Along, Laid, placing};
    use oblique_board::Board;
    use oblique_board::hex::{Layout, Orientation};
    use oblique_georeference::Point;
    use oblique_scenario::{Scenario, Sheet, SheetId, TakenOver};
    use std::collections::BTreeMap;

    fn scenario() -> (Scenario, SheetId) {
        let board = Board::new(Layout::new(Orientation::Flat, 30, 14), vec!["clear".to_owned()], vec![]);
        let mut scenario = Scenario::new("test", board);
        let id = SheetId("sheet".to_owned());
        let sheet = Sheet { size: (900, 450), ..Sheet::default() };
        let edit = placing::import(&scenario, &id, sheet, 100).expect("it has a size");
        let _ = edit.apply(&mut scenario);
        (scenario, id)
    }

    #[test]
    fn a_line_is_remembered_by_few_places_that_make_the_same_of_it() {
        let (scenario, id) = scenario();
        let (sheet, place) = (&scenario.sheets[&id], scenario.board_place.as_ref());
        let laid = Laid::new(sheet, place, scenario.board.layout()).expect("it lies there");
        let road = |x: f64| Point::new(x, 220.0 + 70.0 * (x / 110.0).sin());
        let course: Vec<Point> = (20..880).map(|x| road(f64::from(x))).collect();
        for along in [Along::Hexes, Along::Hexsides] {
            let Some(TakenOver::Line { course: kept, .. }) = line_taken(&laid, "road", &course, along) else {
                panic!("a line")
            };
            assert!(kept.len() < course.len() / 8, "{} of {} places", kept.len(), course.len());
            let again: Vec<Point> = kept.iter().copied().map(crate::pixel).collect();
            let made = |course: &[Point]| -> Vec<_> {
                chains(&laid, course, along).into_iter().map(|snapped| snapped.chain).collect()
            };
            assert_eq!(made(&again), made(&course), "{along:?}");
        }
        assert_eq!(line_taken(&laid, "road", &course[..1], Along::Hexes), None, "a place is no line");
    }

    #[test]
    fn what_is_taken_over_again_stands_once_and_last() {
        let (mut scenario, id) = scenario();
        let step = |sure_percent| TakenOver::Terrain { sure_percent, samples: BTreeMap::default() };
        for percent in [60, 70, 60] {
            let edit = remembering(&scenario, &id, vec![step(percent)]).expect("there is a sheet");
            let _ = edit.apply(&mut scenario);
        }
        assert_eq!(scenario.sheets[&id].taken_over, [step(70), step(60)]);
        assert_eq!(remembering(&scenario, &SheetId("other".to_owned()), vec![step(1)]), None);
    }
}
