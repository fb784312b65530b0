//! From metres to levels: a base and a step, a histogram to choose them on, a proposal, and what changes on a board.

use crate::sample::Heights;
use oblique_board::Board;
use oblique_board::heights::Range;
use oblique_board::hex::Hex;

/// A height so little below a level, in parts of a step, counts as having reached it: what is filled in between
/// contour lines nears their heights without meeting them.
const NEAR: f64 = 1e-3;

/// Which heights are which level: level 0 from the base up, each level a step high.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Steps {
    base: f64,
    step: f64,
}

impl Steps {
    /// By base and step in metres; `None` unless both are numbers and the step is above 0.
    #[must_use]
    pub fn new(base_metres: f64, step_metres: f64) -> Option<Self> {
        let fine = base_metres.is_finite() && step_metres.is_finite() && step_metres > 0.0;
        fine.then_some(Self { base: base_metres, step: step_metres })
    }

    /// The metres where level 0 begins.
    #[must_use]
    pub const fn base_metres(self) -> f64 {
        self.base
    }

    /// Metres a level.
    #[must_use]
    pub const fn step_metres(self) -> f64 {
        self.step
    }

    /// The level of a height, within the range.
    #[must_use]
    pub fn level(self, metres: f32, range: Range) -> i8 {
        range.clamp(self.unbounded(metres))
    }

    /// Is a height beyond the range, so that its level is that of the range's end?
    #[must_use]
    pub fn is_beyond(self, metres: f32, range: Range) -> bool {
        let level = self.unbounded(metres);
        i64::from(range.clamp(level)) != level
    }

    fn unbounded(self, metres: f32) -> i64 {
        // The cast saturates, and what is no number is level 0.
        ((f64::from(metres) - self.base) / self.step + NEAR).floor() as i64
    }

    /// The levels of a board's hexes by their index; none where there is no data.
    #[must_use]
    pub fn levels(self, heights: &Heights, range: Range) -> Vec<Option<i8>> {
        heights.hexes.iter().map(|height| height.map(|h| self.level(h.metres, range))).collect()
    }

    /// The metres where a level begins.
    #[must_use]
    pub fn begins_metres(self, level: i8) -> f64 {
        self.base + f64::from(level) * self.step
    }
}

/// The hexes whose level is another than the board's, in the board's order. `levels` are by the index of the hex;
/// hexes without one stay as they are.
#[must_use]
pub fn changes(board: &Board, levels: &[Option<i8>]) -> Vec<(Hex, i8)> {
    let all = board.layout().hexes().zip(board.level_cells()).zip(levels);
    all.filter_map(|((hex, old), new)| new.filter(|new| new != old).map(|new| (hex, new))).collect()
}

/// How many heights lie where.
#[derive(Clone, Debug, PartialEq)]
pub struct Histogram {
    /// Where the first bar begins, in metres.
    pub from_metres: f64,
    /// How wide a bar is, in metres.
    pub bar_metres: f64,
    /// Heights in each bar.
    pub counts: Vec<u32>,
}

impl Histogram {
    /// Of heights in metres, in so many bars (1 to 1,000); `None` without heights.
    #[must_use]
    pub fn of(metres: impl Iterator<Item = f32> + Clone, bars: usize) -> Option<Self> {
        let (low, high) = extremes(metres.clone())?;
        let bars = bars.clamp(1, 1000);
        let bar = ((high - low) / bars as f64).max(f64::from(f32::EPSILON) * low.abs().max(1.0));
        let mut counts = vec![0_u32; bars];
        for m in metres.filter(|m| m.is_finite()) {
            let index = (((f64::from(m) - low) / bar) as usize).min(bars - 1);
            if let Some(count) = counts.get_mut(index) {
                *count = count.saturating_add(1);
            }
        }
        Some(Self { from_metres: low, bar_metres: bar, counts })
    }
}

/// The unit a step is a round number of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unit {
    /// Metres.
    Metres,
    /// Feet.
    Feet,
}

impl Unit {
    /// Metres in one of it.
    #[must_use]
    pub const fn metres(self) -> f64 {
        match self {
            Self::Metres => 1.0,
            Self::Feet => 0.3048,
        }
    }
}

/// The finest round base and step whose levels, from 0 up, are no more than `most` for these heights. `None` without
/// heights.
///
/// Steps are 1, 2, 2.5 or 5 times a power of ten, at least one unit; the base is a whole number of steps.
///
/// ```
/// use oblique_elevation::levels::{Unit, proposed};
///
/// let steps = proposed([236.0, 512.0, 1076.0].into_iter(), 9, Unit::Metres).expect("heights");
/// assert_eq!((steps.base_metres(), steps.step_metres()), (200.0, 100.0));
/// ```
#[must_use]
pub fn proposed(metres: impl Iterator<Item = f32>, most: u8, unit: Unit) -> Option<Steps> {
    let (low, high) = extremes(metres)?;
    let (low, high) = (low / unit.metres(), high / unit.metres());
    let most = f64::from(most.max(1));
    let powers = (0..9).map(|power| 10_f64.powi(power));
    let round = powers.flat_map(|ten| [1.0, 2.0, 2.5, 5.0].map(|times| times * ten));
    round
        .filter(|step| step.fract() == 0.0)
        .map(|step| (step, (low / step).floor() * step))
        .find(|(step, base)| ((high - base) / step).floor() < most)
        .and_then(|(step, base)| Steps::new(base * unit.metres(), step * unit.metres()))
}

fn extremes(metres: impl Iterator<Item = f32>) -> Option<(f64, f64)> {
    metres.filter(|m| m.is_finite()).map(f64::from).fold(None, |most, m| match most {
        None => Some((m, m)),
        Some((low, high)) => Some((low.min(m), high.max(m))),
    })
}

#[cfg(test)]
mod tests {
    use super::{Histogram, Steps, Unit, changes, proposed};
    use crate::sample::{Heights, HexHeight};
    use oblique_board::Board;
    use oblique_board::heights::Range;
    use oblique_board::hex::{Layout, Orientation};
    use proptest::prelude::*;

    const ALL: Range = Range::new(i8::MIN, i8::MAX);

    #[test]
    fn a_level_begins_at_its_metres_and_ends_below_the_next() {
        let steps = Steps::new(100.0, 20.0).expect("a step");
        let level = |m| steps.level(m, Range::new(-1, 5));
        assert_eq!([level(100.0), level(119.9), level(120.0), level(99.0)], [0, 0, 1, -1]);
        assert_eq!([level(119.99), level(1e9), level(-1e9), level(f32::NAN)], [1, 5, -1, 0]);
        assert_eq!((Steps::new(0.0, 0.0), Steps::new(f64::NAN, 1.0)), (None, None));
    }

    #[test]
    fn only_hexes_with_data_and_another_level_change() {
        let layout = Layout::new(Orientation::Flat, 3, 1);
        let mut board = Board::new(layout, vec!["clear".to_owned()], Vec::new());
        board.set_level(layout.at(0, 0), 2);
        board.set_level(layout.at(1, 0), 7);
        let height = |metres| Some(HexHeight { metres, covered: 1.0 });
        let hexes = vec![height(145.0), None, height(150.0)];
        let heights = Heights { hexes, without: vec![layout.at(1, 0)], thin: Vec::new() };
        let levels = Steps::new(100.0, 20.0).expect("a step").levels(&heights, ALL);
        assert_eq!(levels, [Some(2), None, Some(2)]);
        assert_eq!(changes(&board, &levels), [(layout.at(2, 0), 2)]);
    }

    #[test]
    fn a_histogram_counts_every_height_once() {
        let heights = [1.0, 2.0, 2.0, 11.0, f32::NAN];
        let histogram = Histogram::of(heights.into_iter(), 5).expect("heights");
        assert_eq!(histogram.counts, [3, 0, 0, 0, 1]);
        assert_eq!((histogram.from_metres, histogram.bar_metres), (1.0, 2.0));
        let flat = Histogram::of([7.0; 3].into_iter(), 4).expect("heights");
        assert_eq!(flat.counts.iter().sum::<u32>(), 3);
        assert_eq!(Histogram::of(std::iter::empty(), 4), None);
    }

    #[test]
    fn proposals_are_round_in_the_unit_asked_for() {
        let feet = proposed([1000.0 * 0.3048, 1390.0 * 0.3048].into_iter(), 8, Unit::Feet).expect("heights");
        assert!((feet.step_metres() / 0.3048 - 50.0).abs() < 1e-9, "{feet:?}");
        assert!((feet.base_metres() / 0.3048 - 1000.0).abs() < 1e-9, "{feet:?}");
        let flat = proposed([12.0].into_iter(), 5, Unit::Metres).expect("heights");
        assert_eq!((flat.base_metres(), flat.step_metres()), (12.0, 1.0));
        assert_eq!(proposed(std::iter::empty(), 5, Unit::Metres), None);
    }

    proptest! {
        #[test]
        fn what_is_proposed_fits(
            heights in prop::collection::vec(-500.0..9000.0_f32, 1..20), most in 1..30_u8, feet in any::<bool>(),
        ) {
            let unit = if feet { Unit::Feet } else { Unit::Metres };
            // One level over all of them is not always to be had: below and above the sea there are two.
            let most = most.max(2);
            let steps = proposed(heights.iter().copied(), most, unit).expect("heights");
            for m in heights {
                let level = steps.level(m, ALL);
                prop_assert!((0..=i16::from(most)).contains(&i16::from(level)), "{m} {level} {steps:?}");
            }
        }
    }
}
