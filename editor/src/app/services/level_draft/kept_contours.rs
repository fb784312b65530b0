//! Heights of contour lines as the battle remembers them, and those heights given again to lines that were found anew.
//!
//! Must not know how lines are found, nor what is shown of them.

use oblique_context::contours::{ContourDrag, ContourGift};
use oblique_context::draft::HeightUnit;
use oblique_digitize::contours::{ContourLines, Drag, Heights};
use oblique_digitize::pixel;
use oblique_scenario::{ContoursGiven, Decimal, SheetContours};

/// What the battle is to remember of heights given to lines of an ink; nothing where none were.
pub(super) fn kept_of(ink: [u8; 3], gifts: &[ContourGift]) -> Option<SheetContours> {
    let given: Vec<ContoursGiven> = gifts.iter().filter_map(given_of).collect();
    (!given.is_empty()).then_some(SheetContours { ink, given })
}

fn given_of(gift: &ContourGift) -> Option<ContoursGiven> {
    if gift.drag.path.is_empty() {
        return Some(ContoursGiven::HandedOn);
    }
    Some(ContoursGiven::Drag {
        path: gift.drag.path.clone(),
        start_metres: Decimal::new(gift.start_metres)?,
        interval_metres: Decimal::new(gift.interval_metres)?,
    })
}

/// Heights given again.
pub(super) struct Again {
    pub(super) heights: Heights,
    /// Drag by drag, without those that give nothing any more.
    pub(super) gifts: Vec<ContourGift>,
    /// How many give nothing any more.
    pub(super) missed: usize,
}

/// Gives lines the heights that are remembered.
pub(super) fn given_again(lines: &ContourLines, given: &[ContoursGiven]) -> Again {
    let mut again = Again { heights: Heights::new(), gifts: Vec::new(), missed: 0 };
    for given in given {
        let gift = match given {
            ContoursGiven::HandedOn => ContourGift::default(),
            ContoursGiven::Drag { path, start_metres, interval_metres } => ContourGift {
                drag: ContourDrag { path: path.clone(), downhill: *interval_metres < Decimal::ZERO },
                start_metres: start_metres.get(),
                interval_metres: interval_metres.get(),
                ..ContourGift::default()
            },
        };
        let drag = matches!(given, ContoursGiven::Drag { .. }).then(|| drag_of(&gift));
        match lines.give(&mut again.heights, drag.as_ref()) {
            Ok(given) if !given.is_empty() => again.gifts.push(ContourGift { given, ..gift }),
            _ => again.missed += 1,
        }
    }
    again
}

/// The drag across contour lines that something was given by.
pub(super) fn drag_of(gift: &ContourGift) -> Drag {
    let path = gift.drag.path.iter().map(|at| pixel(*at)).collect();
    let (start_metres, interval_metres) = (gift.start_metres, gift.interval_metres);
    Drag { path, start_metres, interval_metres }
}

/// What heights were counted in: in feet where they are whole feet and not whole metres.
pub(super) fn unit_of(gifts: &[ContourGift]) -> Option<HeightUnit> {
    let drags = || gifts.iter().filter(|gift| !gift.drag.path.is_empty());
    drags().next()?;
    let whole = |unit: HeightUnit| {
        drags().all(|gift| {
            let [start, interval] = [gift.start_metres, gift.interval_metres].map(|m| unit.of_metres(m));
            (start - start.round()).abs() < 1e-4 && (interval - interval.round()).abs() < 1e-4
        })
    };
    let feet = !whole(HeightUnit::Metres) && whole(HeightUnit::Feet);
    Some(if feet { HeightUnit::Feet } else { HeightUnit::Metres })
}

#[cfg(test)]
mod tests {
    use super::{kept_of, unit_of};
    use oblique_context::contours::{ContourDrag, ContourGift};
    use oblique_context::draft::HeightUnit;
    use oblique_scenario::{ContoursGiven, PixelPoint};

    #[test]
    fn what_is_kept_says_what_was_dragged_and_in_which_unit() {
        assert_eq!(kept_of([1, 2, 3], &[]), None);
        let at = |x: f64| PixelPoint::near(x, 4.0).expect("a pixel");
        let drag = |start_metres, interval_metres| ContourGift {
            drag: ContourDrag { path: vec![at(1.0), at(90.5)], downhill: interval_metres < 0.0 },
            start_metres,
            interval_metres,
            ..ContourGift::default()
        };
        let feet = [drag(3200.0 * 0.3048, -50.0 * 0.3048), ContourGift::default()];
        let kept = kept_of([1, 2, 3], &feet).expect("something");
        assert_eq!((kept.ink, kept.given.len()), ([1, 2, 3], 2));
        assert_eq!(kept.given[1], ContoursGiven::HandedOn);
        let ContoursGiven::Drag { start_metres, interval_metres, .. } = &kept.given[0] else {
            panic!("a drag")
        };
        assert_eq!(
            (start_metres.to_string(), interval_metres.to_string()),
            ("975.36".into(), "-15.24".into())
        );
        assert_eq!(unit_of(&feet), Some(HeightUnit::Feet));
        assert_eq!(unit_of(&[drag(100.0, 10.0)]), Some(HeightUnit::Metres));
        assert_eq!(unit_of(&feet[1..]), None);
    }
}
