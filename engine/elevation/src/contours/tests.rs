//! From drawn contours to levels of hexes, as a designer goes.

use super::{Drag, Heights, fill};
use crate::levels::Steps;
use crate::sample::{Measure, sample};
use oblique_board::heights::Range;
use oblique_board::hex::{Layout, Orientation};
use oblique_georeference::{HexGround, Point};
use oblique_linework::{Mask, Tracing, lines};
use proptest::prelude::*;

/// Two hills, in metres.
fn ground(x: f64, y: f64) -> f64 {
    let hill = |cx: f64, cy: f64, metres: f64, wide: f64| {
        metres * (-((x - cx).powi(2) + (y - cy).powi(2)) / (wide * wide)).exp()
    };
    405.0 + hill(250.0, 250.0, 190.0, 150.0) + hill(460.0, 330.0, 120.0, 90.0)
}

const SIZE: (u32, u32) = (640, 560);
const STEP: f64 = 20.0;

/// Contours three pixels thick, broken where numbers stand in them and where a fold runs.
fn sheet() -> Mask {
    let contour = |x: u32, y: u32| {
        let (x, y) = (f64::from(x) + 0.5, f64::from(y) + 0.5);
        let slope = (ground(x + 0.5, y) - ground(x - 0.5, y)).hypot(ground(x, y + 0.5) - ground(x, y - 0.5));
        let off = (ground(x, y) / STEP - (ground(x, y) / STEP).round()).abs() * STEP;
        slope > 0.0 && off / slope < 1.5 && ground(x, y) > 410.0
    };
    let number = |x: u32, y: u32| (150..172).contains(&x) && (236..248).contains(&y);
    let fold = |x: u32, _: u32| (318..323).contains(&x);
    Mask::of(SIZE.0, SIZE.1, |x, y| contour(x, y) && !number(x, y) && !fold(x, y)).expect("a size")
}

#[test]
fn broken_contours_are_lines_drags_give_heights_and_hexes_have_their_levels() {
    let lines = lines(&sheet(), &Tracing::default());
    // Every line is a ring, and the ground under it is as high all along.
    for line in &lines {
        let heights = line.points.iter().map(|p| ground(p.x, p.y));
        let (low, high) = heights.fold((f64::MAX, f64::MIN), |(low, high), m| (low.min(m), high.max(m)));
        assert!(high - low < STEP / 2.0, "a line from {low} to {high} m");
    }
    assert!(lines.iter().all(|line| line.closed), "{} lines", lines.len());
    let mut heights = Heights::new();
    let drag = |from: (f64, f64), to: (f64, f64), start_metres: f64, interval_metres: f64| Drag {
        path: vec![Point::new(from.0, from.1), Point::new(to.0, to.1)],
        start_metres,
        interval_metres,
    };
    let up = heights.assign(&lines, &drag((20.0, 540.0), (250.0, 250.0), 420.0, STEP)).expect("uphill");
    let down = heights.assign(&lines, &drag((460.0, 330.0), (620.0, 500.0), 540.0, -STEP)).expect("downhill");
    assert_eq!((up.len(), down.len()), (9, 7));
    assert_eq!(heights.len(), lines.len(), "two drags are enough");
    for (i, line) in lines.iter().enumerate() {
        let (at, metres) = (line.points[0], heights.metres(i).expect("it was crossed"));
        assert!((ground(at.x, at.y) - metres).abs() < STEP / 2.0);
    }
    let grid = fill(SIZE, &lines, &heights, &[]).expect("heights");
    let layout = Layout::new(Orientation::Flat, 34, 26);
    let hexes = HexGround::new(layout, 20.0, Point::new(20.0, 20.0), 0.0).expect("a size");
    let found = sample(&grid, &hexes, Measure::Mean, |p| grid.frame().cell(p.x, p.y));
    let steps = Steps::new(400.0, STEP).expect("a step");
    let range = Range::new(-5, 20);
    let mut right = 0;
    for (hex, height) in layout.hexes().zip(&found.hexes) {
        let at = hexes.centre(hex);
        let found = height.map(|h| steps.level(h.metres, range)).expect("it lies on the picture");
        let level = steps.level(ground(at.x, at.y) as f32, range);
        // Below the lowest line nothing tells that the ground falls.
        let level = level.max(1);
        assert!((found - level).abs() <= 1, "{hex:?}: {found} for {level}");
        right += usize::from(found == level);
    }
    let share = right as f64 / layout.len() as f64;
    assert!(share > 0.95, "{share}");
}

proptest! {
    #[test]
    fn whatever_is_in_a_mask_there_are_lines_or_none(
        width in 1..40_u32, height in 1..40_u32, bits in prop::collection::vec(any::<bool>(), 1600),
    ) {
        let mask = Mask::of(width, height, |x, y| bits[(y * 40 + x) as usize]).expect("a size");
        let tracing = Tracing { hair_pixels: 2.0, shortest_pixels: 0.0, ..Tracing::default() };
        let lines = lines(&mask, &tracing);
        for line in &lines {
            prop_assert!(line.points.len() >= 2);
            let inside = |p: &Point| mask.get(p.x as i64, p.y as i64);
            prop_assert!(line.points.iter().all(inside), "lines run through ink");
        }
        let mut heights = Heights::new();
        for i in 0..lines.len() {
            heights.set(i, Some(i as f64));
        }
        if !lines.is_empty() {
            let grid = fill((width, height), &lines, &heights, &[]).expect("heights");
            let most = lines.len() as f32 - 1.0;
            prop_assert!(grid.known().all(|m| (-0.01..=most + 0.01).contains(&m)));
        }
    }
}
