//! Movement seen: counters glide from where they were to where they are, and the map scrolls to a
//! place instead of jumping.
//!
//! Must not change where anything is.

use oblique_board::hex::{Hex, Layout};
use oblique_cartography::geometry;
use oblique_context::view::Camera;
use oblique_mapview::CounterAt;
use oblique_rules::play::{Event, Field};
use oblique_scenario::PieceId;
use std::collections::BTreeMap;

/// Counters under way.
#[derive(Default)]
pub(crate) struct Gliding {
    ways: BTreeMap<PieceId, Vec<Hex>>,
    begun: f64,
    seconds: f64,
}

impl Gliding {
    /// Sets the pieces moved by those events under way.
    pub(crate) fn begin(&mut self, events: &[Event], field: &Field, now: f64, seconds: f64) {
        self.ways.clear();
        if seconds <= 0.0 {
            return;
        }
        for event in events {
            if let Event::Moved { piece, from, to, .. } = event
                && let Some(state) = field.get(*piece)
            {
                let way = self.ways.entry(state.info.id.clone()).or_insert_with(|| vec![*from]);
                way.push(*to);
            }
        }
        (self.begun, self.seconds) = (now, seconds);
    }

    /// Forgets all.
    pub(crate) fn stop(&mut self) {
        self.ways.clear();
    }

    /// Is anything under way?
    pub(crate) fn is_moving(&self, now: f64) -> bool {
        !self.ways.is_empty() && now < self.begun + self.seconds
    }

    /// Moves the counters of pieces under way to where they are seen now.
    pub(crate) fn place(&self, counters: &mut [CounterAt], layout: Layout, now: f64) {
        if !self.is_moving(now) {
            return;
        }
        let part = ((now - self.begun) / self.seconds).clamp(0.0, 1.0) as f32;
        for counter in counters {
            let Some(way) = self.ways.get(&counter.id) else { continue };
            let legs = way.len().saturating_sub(1).max(1) as f32;
            let along = part * legs;
            let leg = (along.floor() as usize).min(way.len().saturating_sub(2));
            let (Some(from), Some(to)) = (way.get(leg), way.get(leg + 1)) else { continue };
            let (from, to) = (geometry::center(layout, *from), geometry::center(layout, *to));
            let at = from + (to - from).times((along - leg as f32).clamp(0.0, 1.0));
            counter.offset = counter.offset + (at - geometry::center(layout, counter.hex));
        }
    }
}

/// A camera under way to another place.
#[derive(Clone, Copy, Debug)]
pub struct Scroll {
    from: [f64; 2],
    to: [f64; 2],
    begun: f64,
    seconds: f64,
}

impl Scroll {
    /// From where a camera is to where another looks.
    pub const fn new(from: Camera, to: Camera, now: f64, seconds: f64) -> Self {
        Self { from: from.center, to: to.center, begun: now, seconds }
    }

    /// The camera at the end of it.
    pub const fn end(self, camera: Camera) -> Camera {
        Camera { center: self.to, fit: false, ..camera }
    }

    /// The camera now; true while it is under way.
    pub fn at(self, camera: Camera, now: f64) -> (Camera, bool) {
        let part =
            if self.seconds <= 0.0 { 1.0 } else { ((now - self.begun) / self.seconds).clamp(0.0, 1.0) };
        let eased = part * part * (3.0 - 2.0 * part);
        let mix = |i: usize| self.from[i] + (self.to[i] - self.from[i]) * eased;
        (Camera { center: [mix(0), mix(1)], fit: false, ..camera }, part < 1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scroll_begins_and_ends_where_it_should() {
        let from = Camera { center: [0.0, 0.0], ..Camera::default() };
        let to = Camera { center: [8.0, 4.0], ..Camera::default() };
        let scroll = Scroll::new(from, to, 10.0, 0.5);
        assert_eq!(scroll.at(from, 10.0).0.center, [0.0, 0.0]);
        assert_eq!(scroll.at(from, 10.25).0.center, [4.0, 2.0]);
        let (camera, moving) = scroll.at(from, 10.5);
        assert_eq!((camera.center, moving), ([8.0, 4.0], false));
        assert!(!Scroll::new(from, to, 10.0, 0.0).at(from, 10.0).1, "none is at once");
    }
}
