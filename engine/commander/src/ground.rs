//! The ground as a commander looks at it: neighbours by index, rough going, distance fields.
//!
//! Only the catalog's looks are read (water, woods, ...): what a step truly costs is the ruleset's
//! business and comes out when the order is judged.

use oblique_battle::BattleSetting;
use oblique_board::hex::{Hex, Hour, Layout, Orientation};
use std::cell::RefCell;
use std::collections::VecDeque;
use std::sync::Arc;

/// Where a field has no value: no way leads there.
pub(super) const FAR: u16 = u16::MAX;
/// A hex off the board.
const NONE: u32 = u32::MAX;
/// Dearest step, by [`going`].
const DEAREST: usize = 40;
/// The most that danger adds to the price of a hex.
pub(super) const MOST_DANGER: u8 = 12;
/// Buckets of a search: no step is dearer than one less.
const BUCKETS: usize = DEAREST + MOST_DANGER as usize + 1;

/// The ground, prepared for quick searches.
pub(super) struct Ground {
    pub layout: Layout,
    neighbours: Vec<[u32; 6]>,
    going: Vec<u8>,
    level: Vec<i8>,
    /// Ways asked for last, the newest first: within a turn the same are asked again and again.
    ways: RefCell<VecDeque<KeptWay>>,
    /// What was nearest when it was asked last, and of which hexes: the enemy mostly stands while one's own side moves.
    nearest: RefCell<Option<(Vec<Hex>, Arc<Nearest>)>>,
}

/// The nearest of some hexes, by hex index.
pub(super) struct Nearest {
    /// Steps to it.
    pub steps: Vec<u8>,
    /// The index of that hex.
    whose: Vec<u32>,
}

impl Nearest {
    /// The nearest hex.
    pub(super) fn hex(&self, index: usize, ground: &Ground) -> Option<Hex> {
        self.whose.get(index).filter(|i| **i != NONE).map(|i| ground.layout.hex(*i as usize))
    }
}

/// The sources of a search, what hexes cost beside the ground, and what it found.
struct KeptWay {
    sources: Vec<(Hex, u16)>,
    danger: Vec<u8>,
    prices: Arc<[u16]>,
}

/// So many ways are kept: as many as an army has commands.
const KEPT_WAYS: usize = 16;

/// Price of entering a hex of such a look; an open hex costs 2.
fn going(look: &str) -> u8 {
    match look {
        "open" | "field" => 2,
        "woods" => 5,
        "marsh" => 7,
        "water" | "crag" | "ruin" => DEAREST as u8,
        _ => 3,
    }
}

impl Ground {
    /// Prepares the ground of a battle.
    pub(super) fn new(setting: &BattleSetting) -> Self {
        let board = &setting.board;
        let layout = board.layout();
        let looks: Vec<u8> = board
            .palette()
            .iter()
            .map(|id| setting.catalog.terrain(id).map_or(2, |t| going(&t.look)))
            .collect();
        let index = |hex| layout.index(hex).and_then(|i| u32::try_from(i).ok()).unwrap_or(NONE);
        let sides = layout.orientation.sides().map(|s| s.vector(layout.orientation));
        Self {
            layout,
            neighbours: layout.hexes().map(|h| sides.map(|s| index(h + s))).collect(),
            going: layout
                .hexes()
                .map(|h| {
                    let look = board.terrain(h).and_then(|t| looks.get(usize::from(t.0)));
                    look.copied().unwrap_or(2)
                })
                .collect(),
            level: layout.hexes().map(|h| board.level(h).unwrap_or(0)).collect(),
            ways: RefCell::default(),
            nearest: RefCell::default(),
        }
    }

    /// Row-major index of a hex, if it is on the board.
    pub(super) fn index(&self, hex: Hex) -> Option<usize> {
        self.layout.index(hex)
    }

    /// Number of hexes.
    pub(super) fn len(&self) -> usize {
        self.going.len()
    }

    /// Level of a hex by index.
    pub(super) fn level(&self, index: usize) -> i32 {
        self.level.get(index).copied().map_or(0, i32::from)
    }

    /// Indices of the neighbours on the board, with the number of the side (in clock order).
    pub(super) fn neighbours(&self, index: usize) -> impl Iterator<Item = (usize, usize)> + '_ {
        let all = self.neighbours.get(index).map_or(&[][..], |n| &n[..]);
        all.iter().enumerate().filter(|(_, n)| **n != NONE).map(|(side, n)| (side, *n as usize))
    }

    /// Price of the way from every hex to the nearest source (each with a start price); an open
    /// hex costs 2. `danger`, by hex index, is added to the price of a hex; empty: none.
    pub(super) fn distances(&self, sources: &[(Hex, u16)], danger: &[u8]) -> Arc<[u16]> {
        let mut ways = self.ways.borrow_mut();
        let kept = ways.iter().position(|way| way.sources == sources && way.danger == danger);
        let way = kept.and_then(|i| ways.remove(i)).unwrap_or_else(|| KeptWay {
            sources: sources.to_vec(),
            danger: danger.to_vec(),
            prices: self.search(sources, danger).into(),
        });
        let prices = Arc::clone(&way.prices);
        ways.truncate(KEPT_WAYS - 1);
        ways.push_front(way);
        prices
    }

    fn search(&self, sources: &[(Hex, u16)], danger: &[u8]) -> Vec<u16> {
        let mut field = vec![FAR; self.len()];
        // A ring of buckets: prices under way never span more than the dearest step.
        let mut buckets: Vec<Vec<u32>> = vec![Vec::new(); BUCKETS];
        let mut open = 0usize;
        let mut starts: Vec<_> =
            sources.iter().filter_map(|(h, price)| Some((*price, self.index(*h)?))).collect();
        starts.sort_unstable();
        let mut starts = starts.into_iter().peekable();
        let mut now = 0usize;
        while open > 0 || starts.peek().is_some() {
            while let Some((price, index)) = starts.next_if(|(price, _)| usize::from(*price) <= now) {
                if price < field[index] {
                    field[index] = price;
                    buckets[now % BUCKETS].push(index as u32);
                    open += 1;
                }
            }
            let bucket = std::mem::take(&mut buckets[now % BUCKETS]);
            open -= bucket.len();
            for index in bucket {
                let index = index as usize;
                if usize::from(field[index]) > now {
                    continue;
                }
                // Walked backwards: a step into this hex is paid at this hex.
                let feared = danger.get(index).map_or(0, |d| *d.min(&MOST_DANGER));
                let price = now + usize::from(self.going[index]) + usize::from(feared);
                let Ok(priced) = u16::try_from(price) else { continue };
                for (_, next) in self.neighbours(index) {
                    if priced < field[next] {
                        field[next] = priced;
                        buckets[price % BUCKETS].push(next as u32);
                        open += 1;
                    }
                }
            }
            now += 1;
        }
        field
    }

    /// Steps from every hex to the nearest of some hexes, and which of them that is.
    pub(super) fn nearest(&self, sources: &[Hex]) -> Arc<Nearest> {
        let mut kept = self.nearest.borrow_mut();
        if let Some((_, nearest)) = kept.as_ref().filter(|(of, _)| of == sources) {
            return Arc::clone(nearest);
        }
        let nearest = Arc::new(self.search_nearest(sources));
        *kept = Some((sources.to_vec(), Arc::clone(&nearest)));
        nearest
    }

    fn search_nearest(&self, sources: &[Hex]) -> Nearest {
        let mut steps = vec![u8::MAX; self.len()];
        let mut whose = vec![NONE; self.len()];
        let mut ring: Vec<usize> = Vec::new();
        for index in sources.iter().filter_map(|h| self.index(*h)) {
            if steps[index] != 0 {
                steps[index] = 0;
                whose[index] = index as u32;
                ring.push(index);
            }
        }
        let mut next = Vec::new();
        for n in 1..u8::MAX {
            for &index in &ring {
                for (_, to) in self.neighbours(index) {
                    if steps[to] > n {
                        steps[to] = n;
                        whose[to] = whose[index];
                        next.push(to);
                    }
                }
            }
            if next.is_empty() {
                break;
            }
            ring.clear();
            std::mem::swap(&mut ring, &mut next);
        }
        Nearest { steps, whose }
    }
}

/// The hour of the clock that points best from one hex to another; `None` for the same hex.
pub(super) fn heading(from: Hex, to: Hex, orientation: Orientation) -> Option<Hour> {
    let v = to - from;
    if v.x == 0 && v.y == 0 {
        return None;
    }
    let dot = |f: Hex| i64::from(v.x * f.x + v.y * f.y + (v.x + v.y) * (f.x + f.y));
    let mut best = (0, Hour::new(0));
    // Of two opposite hours one points there, and no two of the others equally well: the root of three is in between.
    for hour in (0..6).map(Hour::new) {
        let d = dot(hour.vector(orientation));
        // Vertex vectors are longer than side vectors by the root of three: compare squares.
        let square = if hour.is_side(orientation) { 3 * d * d } else { d * d };
        if square > best.0 {
            best = (square, if d > 0 { hour } else { hour.opposite() });
        }
    }
    Some(best.1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use oblique_battle::Battle;
    use oblique_rules::play::Options;
    use oblique_testing::toy::Toy;

    #[test]
    fn headings_are_exact_on_sides_and_vertices() {
        let o = Orientation::Flat;
        for hour in (0..12).map(Hour::new) {
            let to = Hex::ZERO + hour.vector(o) * 3;
            assert_eq!(heading(Hex::ZERO, to, o), Some(hour));
        }
        assert_eq!(heading(Hex::ZERO, Hex::ZERO, o), None);
    }

    #[test]
    fn headings_are_the_nearest_of_all_hours() {
        let squares = |v: Hex, hour: Hour, o: Orientation| {
            let f = hour.vector(o);
            let d = i64::from(v.x * f.x + v.y * f.y + (v.x + v.y) * (f.x + f.y));
            if hour.is_side(o) { 3 * d * d.abs() } else { d * d.abs() }
        };
        let all = || (-15..=15).flat_map(|x| (-15..=15).map(move |y| Hex::new(x, y)));
        for (o, v) in
            [Orientation::Flat, Orientation::Pointy].into_iter().flat_map(|o| all().map(move |v| (o, v)))
        {
            let best = (0..12).map(Hour::new).max_by_key(|hour| squares(v, *hour, o));
            assert_eq!(heading(Hex::ZERO, v, o), best.filter(|_| v != Hex::ZERO), "{v:?} {o:?}");
        }
    }

    #[test]
    fn distances_count_open_hexes_twice() {
        let battle = Battle::begin(
            &Toy,
            &oblique_testing::toy::scenario(),
            &Options { seed: 1, fog: false, unattended: false },
        )
        .unwrap();
        let ground = Ground::new(battle.setting());
        let (a, b) = (ground.layout.at(0, 0), ground.layout.at(5, 4));
        let field = ground.distances(&[(a, 0)], &[]);
        let steps = a.unsigned_distance_to(b);
        assert_eq!(u32::from(field[ground.index(b).unwrap()]), 2 * steps);
        let (near, at) = (ground.nearest(&[a]), ground.index(b).unwrap());
        assert_eq!(u32::from(near.steps[at]), steps);
        assert_eq!(near.hex(at, &ground), Some(a));
        assert_eq!(ground.nearest(&[a, b]).hex(at, &ground), Some(b), "of other hexes it is looked for anew");
    }
}
