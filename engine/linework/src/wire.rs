//! A live wire: the cheapest way along ridges from a click to wherever the pointer is.

use crate::Ridges;
use oblique_georeference::Point;
use std::collections::VecDeque;

/// The farthest a wire reaches from its click, in pixels to each side: four million pixels.
const FARTHEST: u32 = 1_000;
/// What a step beside any line costs, against 1 on the clearest one; a step across a corner costs half as much again.
const DEAREST: u32 = 40;
/// Steps to the eight pixels about one.
const STEPS: [(i64, i64); 8] = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)];
/// The number of no step.
const NO_STEP: u8 = 8;

/// Why there is no wire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WireError {
    /// The click lies off the picture.
    #[error("the line begins off the sheet: click on the sheet")]
    OffTheSheet,
    /// It was called off.
    #[error("it was cancelled")]
    Cancelled,
}

/// Ways from one pixel to all others within reach, ready to be asked as the pointer moves.
#[derive(Clone, Debug)]
pub struct Wire {
    /// Column and row of the first pixel within reach.
    corner: (i64, i64),
    size: (usize, usize),
    /// The step by which each pixel is come to.
    by: Vec<u8>,
    start: (i64, i64),
}

impl Wire {
    /// A wire from a point, `reach_pixels` to each side at the most (1,000 whatever is asked). `go_on` is asked now and
    /// then; if it says no, it is called off.
    ///
    /// # Errors
    /// Where the point lies off the picture, or it was called off.
    pub fn new(
        ridges: &Ridges,
        from: Point,
        reach_pixels: u32,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Result<Self, WireError> {
        let (width, height) = ridges.size();
        let inside = from.is_finite()
            && (0.0..f64::from(width)).contains(&from.x)
            && (0.0..f64::from(height)).contains(&from.y);
        if !inside {
            return Err(WireError::OffTheSheet);
        }
        let start = (from.x as i64, from.y as i64);
        let reach = i64::from(reach_pixels.clamp(1, FARTHEST));
        let corner = ((start.0 - reach).max(0), (start.1 - reach).max(0));
        let end = ((start.0 + reach + 1).min(i64::from(width)), (start.1 + reach + 1).min(i64::from(height)));
        let size = ((end.0 - corner.0) as usize, (end.1 - corner.1) as usize);
        let mut wire = Self { corner, size, by: vec![NO_STEP; size.0 * size.1], start };
        wire.search(ridges, go_on)?;
        Ok(wire)
    }

    /// Dijkstra's search with a queue for each cost: costs are small whole numbers.
    fn search(&mut self, ridges: &Ridges, go_on: &mut dyn FnMut() -> bool) -> Result<(), WireError> {
        // A step costs at most the dearest across a corner.
        const QUEUES: usize = (DEAREST * 3 + 1) as usize;
        let mut queues: Vec<VecDeque<(i64, i64)>> = vec![VecDeque::new(); QUEUES];
        let mut cost = vec![u32::MAX; self.by.len()];
        let Some(first) = self.index(self.start) else { return Ok(()) };
        cost[first] = 0;
        queues[0].push_back(self.start);
        let (mut now, mut waiting) = (0_u32, 1_usize);
        while waiting > 0 {
            if now % 1024 == 0 && !go_on() {
                return Err(WireError::Cancelled);
            }
            while let Some(here) = queues[now as usize % QUEUES].pop_front() {
                waiting -= 1;
                let Some(index) = self.index(here) else { continue };
                if cost[index] != now {
                    continue;
                }
                for (n, (dx, dy)) in STEPS.into_iter().enumerate() {
                    let to = (here.0 + dx, here.1 + dy);
                    let Some(there) = self.index(to) else { continue };
                    let clear = u32::from(ridges.at(to.0, to.1));
                    let step = 1 + (DEAREST - 1) * (255 - clear) / 255;
                    let total = now + if n % 2 == 0 { step * 2 } else { step * 3 };
                    if total < cost[there] {
                        cost[there] = total;
                        self.by[there] = n as u8;
                        queues[total as usize % QUEUES].push_back(to);
                        waiting += 1;
                    }
                }
            }
            now += 1;
        }
        Ok(())
    }

    fn index(&self, (x, y): (i64, i64)) -> Option<usize> {
        let (x, y) = (x - self.corner.0, y - self.corner.1);
        let inside = x >= 0 && y >= 0 && (x as usize) < self.size.0 && (y as usize) < self.size.1;
        inside.then(|| y as usize * self.size.0 + x as usize)
    }

    /// The way to a point, from pixel to pixel, beginning at the click; `None` beyond its reach.
    #[must_use]
    pub fn to(&self, point: Point) -> Option<Vec<Point>> {
        if !point.is_finite() {
            return None;
        }
        let middle = |(x, y): (i64, i64)| Point::new(x as f64 + 0.5, y as f64 + 0.5);
        let mut here = (point.x.floor() as i64, point.y.floor() as i64);
        let mut way = vec![middle(here)];
        self.index(here)?;
        while here != self.start {
            let (dx, dy) = *STEPS.get(usize::from(*self.by.get(self.index(here)?)?))?;
            here = (here.0 - dx, here.1 - dy);
            way.push(middle(here));
        }
        way.reverse();
        Some(way)
    }
}

#[cfg(test)]
mod tests {
    use super::{Wire, WireError};
    use crate::{Ink, Paper, Ridges};
    use image::{Rgb, RgbImage};
    use oblique_georeference::Point;

    /// A sheet with a line that swings, broken by a gap of six pixels.
    fn sheet() -> (Ridges, impl Fn(f64) -> f64) {
        let course = |x: f64| 100.0 + 60.0 * (x / 40.0).sin();
        let picture = RgbImage::from_fn(300, 200, |x, y| {
            let slope = (60.0 / 40.0 * (f64::from(x) / 40.0).cos()).hypot(1.0);
            let off = (f64::from(y) - course(f64::from(x))).abs() / slope;
            if off < 1.8 && !(150..156).contains(&x) { Rgb([40, 36, 30]) } else { Rgb([240, 229, 200]) }
        });
        let ink = Ink::black(Paper([240, 229, 200]));
        (Ridges::of(&picture, &ink, 3.0, &mut |_| true).expect("a small picture"), course)
    }

    #[test]
    fn the_way_follows_the_line_over_a_gap() {
        let (ridges, course) = sheet();
        let wire =
            Wire::new(&ridges, Point::new(10.5, course(10.0)), 400, &mut || true).expect("on the sheet");
        let way = wire.to(Point::new(290.5, course(290.0))).expect("within reach");
        let length: f64 = way.windows(2).map(|pair| pair[0].distance(pair[1])).sum();
        assert!(length > 380.0, "it does not cut corners: {length}");
        let off = way.iter().map(|p| {
            let xs = (0..=60).map(|i| p.x - 3.0 + f64::from(i) * 0.1);
            xs.map(|x| (p.y - course(x)).hypot(p.x - x)).fold(f64::MAX, f64::min)
        });
        let worst = off.fold(0.0, f64::max);
        assert!(worst < 4.0, "{worst} pixels off the line");
    }

    #[test]
    fn beyond_its_reach_there_is_no_way() {
        let (ridges, _) = sheet();
        let wire = Wire::new(&ridges, Point::new(50.0, 100.0), 20, &mut || true).expect("on the sheet");
        assert!(wire.to(Point::new(69.0, 100.0)).is_some() && wire.to(Point::new(90.0, 100.0)).is_none());
        assert_eq!(wire.to(Point::new(50.2, 100.9)).map(|way| way.len()), Some(1));
        assert!(wire.to(Point::new(f64::NAN, 0.0)).is_none() && wire.to(Point::new(-5.0, 0.0)).is_none());
        let off = Wire::new(&ridges, Point::new(-1.0, 5.0), 20, &mut || true);
        assert_eq!(off.map(|_| ()), Err(WireError::OffTheSheet));
        let no = Wire::new(&ridges, Point::new(1.0, 5.0), 20, &mut || false);
        assert_eq!(no.map(|_| ()), Err(WireError::Cancelled));
    }
}
