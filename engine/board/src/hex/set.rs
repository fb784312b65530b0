//! Sets of hexes of one board, a bit a hex: quick on the largest boards.
//!
//! Must not know what is on a hex.

use super::{Hex, Layout};

/// A set of hexes of a board. Hexes off the board are never in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HexSet {
    layout: Layout,
    words: Vec<u64>,
    len: usize,
}

/// How a new set of hexes joins the one there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Join {
    /// Takes its place.
    #[default]
    Replace,
    /// Is added to it.
    Add,
    /// Is taken out of it.
    Subtract,
    /// What is in both remains.
    Intersect,
}

impl HexSet {
    /// No hex of a board.
    pub fn new(layout: Layout) -> Self {
        Self { layout, words: vec![0; layout.len().div_ceil(64)], len: 0 }
    }

    /// Every hex of a board.
    pub fn all(layout: Layout) -> Self {
        Self::new(layout).inverted()
    }

    /// Those of some hexes that are on a board.
    pub fn of(layout: Layout, hexes: impl IntoIterator<Item = Hex>) -> Self {
        let mut set = Self::new(layout);
        for hex in hexes {
            set.insert(hex);
        }
        set
    }

    /// Those hexes of a board of whose index (see [`Layout::index`]) something holds.
    pub(crate) fn where_index(layout: Layout, holds: impl Fn(usize) -> bool) -> Self {
        let count = layout.len();
        let word = |at: usize| {
            (at * 64..count.min(at * 64 + 64)).fold(0, |word, n| word | u64::from(holds(n)) << (n % 64))
        };
        Self { layout, words: (0..count.div_ceil(64)).map(word).collect(), len: 0 }.counted()
    }

    /// The board's frame.
    pub const fn layout(&self) -> Layout {
        self.layout
    }

    /// Number of hexes.
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Has it none?
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Is a hex in it?
    #[inline]
    pub fn contains(&self, hex: Hex) -> bool {
        self.layout.index(hex).is_some_and(|index| self.has(index))
    }

    /// Is the hex of that index (see [`Layout::index`]) in it?
    pub fn has(&self, index: usize) -> bool {
        self.words.get(index / 64).is_some_and(|word| word >> (index % 64) & 1 == 1)
    }

    /// Puts a hex in; true if it was on the board and not in it before.
    pub fn insert(&mut self, hex: Hex) -> bool {
        self.layout.index(hex).is_some_and(|index| self.insert_index(index))
    }

    /// Puts the hex of that index in; true if it was not in it before.
    pub fn insert_index(&mut self, index: usize) -> bool {
        let bit = 1_u64 << (index % 64);
        let Some(word) = self.words.get_mut(index / 64).filter(|_| index < self.layout.len()) else {
            return false;
        };
        let new = *word & bit == 0;
        *word |= bit;
        self.len += usize::from(new);
        new
    }

    /// Puts in the hexes of which the indices lie in a range.
    pub fn insert_run(&mut self, run: std::ops::Range<usize>) {
        let mut at = run.start;
        let end = run.end.min(self.layout.len());
        while at < end {
            let next = (at / 64 + 1) * 64;
            let ones = u64::MAX >> (64 - (next.min(end) - at));
            if let Some(word) = self.words.get_mut(at / 64) {
                let bits = ones << (at % 64);
                self.len += (bits & !*word).count_ones() as usize;
                *word |= bits;
            }
            at = next;
        }
    }

    /// Takes a hex out; true if it was in it.
    pub fn remove(&mut self, hex: Hex) -> bool {
        let Some(index) = self.layout.index(hex).filter(|index| self.has(*index)) else { return false };
        if let Some(word) = self.words.get_mut(index / 64) {
            *word &= !(1 << (index % 64));
            self.len -= 1;
        }
        true
    }

    /// Its hexes, row by row.
    pub fn iter(&self) -> impl Iterator<Item = Hex> + '_ {
        self.indices().map(|index| self.layout.hex(index))
    }

    /// The indices of its hexes, lowest first.
    pub fn indices(&self) -> impl Iterator<Item = usize> + '_ {
        self.words.iter().enumerate().flat_map(|(at, word)| {
            let mut rest = *word;
            std::iter::from_fn(move || {
                let low = rest.trailing_zeros();
                (rest != 0).then(|| {
                    rest &= rest - 1;
                    at * 64 + low as usize
                })
            })
        })
    }

    /// The set after another has joined it. Sets of different boards do not mix: the other takes
    /// its place.
    pub fn joined(&self, other: &Self, join: Join) -> Self {
        if self.layout != other.layout {
            return other.clone();
        }
        let with = |op: fn(u64, u64) -> u64| {
            let words = self.words.iter().zip(&other.words).map(|(a, b)| op(*a, *b)).collect();
            Self { layout: self.layout, words, len: 0 }.counted()
        };
        match join {
            Join::Replace => other.clone(),
            Join::Add => with(|a, b| a | b),
            Join::Subtract => with(|a, b| a & !b),
            Join::Intersect => with(|a, b| a & b),
        }
    }

    /// Every other hex of the board.
    pub fn inverted(&self) -> Self {
        let count = self.layout.len();
        let mut words: Vec<u64> = self.words.iter().map(|word| !word).collect();
        if let Some(last) = words.last_mut().filter(|_| !count.is_multiple_of(64)) {
            *last &= (1 << (count % 64)) - 1;
        }
        Self { layout: self.layout, words, len: count - self.len }
    }

    /// The set and every neighbour of it.
    pub fn grown(&self) -> Self {
        let mut grown = self.clone();
        for hex in self.iter() {
            for (_, neighbour) in self.layout.neighbours(hex) {
                grown.insert(neighbour);
            }
        }
        grown
    }

    /// Those of its hexes all whose neighbours on the board are in it.
    pub fn shrunk(&self) -> Self {
        self.inverted().grown().inverted()
    }

    /// Those of its hexes that have a neighbour, on the board or off it, outside the set.
    pub fn rim(&self) -> Self {
        let sides = self.layout.orientation.sides().map(|side| side.vector(self.layout.orientation));
        let outer = |hex: &Hex| sides.iter().any(|step| !self.contains(*hex + *step));
        Self::of(self.layout, self.iter().filter(outer))
    }

    /// First and last column and row of it: `[left, top, right, bottom]`, counted from 0.
    pub fn bounds(&self) -> Option<[i32; 4]> {
        let width = usize::from(self.layout.width);
        self.indices().fold(None, |bounds: Option<[i32; 4]>, index| {
            let (col, row) = ((index % width) as i32, (index / width) as i32);
            let [left, top, right, bottom] = bounds.unwrap_or([col, row, col, row]);
            Some([left.min(col), top.min(row), right.max(col), bottom.max(row)])
        })
    }

    /// The hex in the middle of it, in cube coordinates: it moves with the set wherever that goes.
    /// It need not be in the set. `None` of no hexes.
    pub fn middle(&self) -> Option<Hex> {
        let span = self.iter().fold(None, |span: Option<[i32; 4]>, hex| {
            let [a, b, c, d] = span.unwrap_or([hex.x, hex.x, hex.y, hex.y]);
            Some([a.min(hex.x), b.max(hex.x), c.min(hex.y), d.max(hex.y)])
        });
        span.map(|[a, b, c, d]| Hex::new((a + b).div_euclid(2), (c + d).div_euclid(2)))
    }

    fn counted(mut self) -> Self {
        self.len = self.words.iter().map(|word| word.count_ones() as usize).sum();
        self
    }
}
