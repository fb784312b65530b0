//! Shapes drawn over hexes: footprints, lines, rectangles, ellipses, polygons. Exact in integers.
//!
//! A hex's centre lies at a point of a plain grid: one step across a column (flat-top; a row,
//! pointy-top) is 1 along the *run*, one step down the column is 2 along the *fall*. Straight lines
//! and ellipses stay what they are there, and no roots are needed. Must not know what is painted.

use super::{Hex, HexSet, Layout, Orientation, line};

/// The centre of a hex as run and fall (see the module).
const fn run_fall(hex: Hex, orientation: Orientation) -> (i64, i64) {
    let (x, y) = (hex.x as i64, hex.y as i64);
    match orientation {
        Orientation::Flat => (x, 2 * y + x),
        Orientation::Pointy => (y, 2 * x + y),
    }
}

/// The hex whose centre has that run, and that fall or the next lower on the paper.
const fn hex_at(run: i64, fall: i64, orientation: Orientation) -> Hex {
    let along = (fall - run).div_euclid(2) + (fall - run).rem_euclid(2);
    match orientation {
        Orientation::Flat => Hex::new(run as i32, along as i32),
        Orientation::Pointy => Hex::new(along as i32, run as i32),
    }
}

/// The runs a board has: columns (flat-top) or rows (pointy-top).
const fn runs(layout: Layout) -> i64 {
    match layout.orientation {
        Orientation::Flat => layout.width as i64,
        Orientation::Pointy => layout.height as i64,
    }
}

/// Puts in every hex of a run whose fall lies in a span, both ends included.
fn put_span(set: &mut HexSet, run: i64, from: i64, to: i64) {
    let layout = set.layout();
    if run < 0 || run >= runs(layout) {
        return;
    }
    // Falls of a board lie within these; a span may reach far beyond.
    let most = 2 * i64::from(layout.width.max(layout.height)) + 2;
    let (from, to) = (from.clamp(-2, most), to.clamp(-3, most));
    let first = hex_at(run, from, layout.orientation);
    let mut hex = first;
    while run_fall(hex, layout.orientation).1 <= to {
        set.insert(hex);
        match layout.orientation {
            Orientation::Flat => hex.y += 1,
            Orientation::Pointy => hex.x += 1,
        }
    }
}

/// The hexes within a radius: 1, 7, 19, 37, 61, ... of them.
pub fn disc(layout: Layout, center: Hex, radius: u32) -> Vec<Hex> {
    center.range(radius).filter(|hex| layout.contains(*hex)).collect()
}

/// A footprint of one's own, given as offsets from its middle.
pub fn footprint(layout: Layout, center: Hex, offsets: &[Hex]) -> Vec<Hex> {
    offsets.iter().map(|offset| center + *offset).filter(|hex| layout.contains(*hex)).collect()
}

/// The hexes from one to another, both included, one for each step. On the board or off it.
pub fn segment(from: Hex, to: Hex) -> impl Iterator<Item = Hex> {
    let last = (from != to).then_some(to);
    std::iter::once(from).chain(line(from, to).filter_map(|step| step.hexes().next())).chain(last)
}

/// The hexes of lines from corner to corner, on the board.
pub fn polyline(layout: Layout, corners: &[Hex]) -> HexSet {
    let mut set = HexSet::of(layout, corners.first().copied());
    for pair in corners.windows(2) {
        if let [from, to] = pair {
            for hex in segment(*from, *to) {
                set.insert(hex);
            }
        }
    }
    set
}

/// The hexes between two corners by column and row, both included.
pub fn rectangle(layout: Layout, a: Hex, b: Hex) -> HexSet {
    let ((ax, ay), (bx, by)) = (layout.col_row(a), layout.col_row(b));
    let clip = |v: i32, side: u16| v.clamp(-1, i32::from(side));
    let mut set = HexSet::new(layout);
    for row in clip(ay.min(by), layout.height)..=clip(ay.max(by), layout.height) {
        for col in clip(ax.min(bx), layout.width)..=clip(ax.max(bx), layout.width) {
            set.insert(layout.at(col, row));
        }
    }
    set
}

/// The hexes whose centres lie in the ellipse within the frame of two corners.
pub fn ellipse(layout: Layout, a: Hex, b: Hex) -> HexSet {
    let o = layout.orientation;
    let ((ar, af), (br, bf)) = (run_fall(a, o), run_fall(b, o));
    // Twice the middle, and the axes in the same measure: half a hex more on every side, so that
    // the hexes of the corners' rows and columns count.
    let (mr, mf) = (ar + br, af + bf);
    let (wide, high) = ((ar - br).abs() + 1, (af - bf).abs() + 2);
    inside_ellipse(layout, (mr, mf), (wide, high))
}

/// The hexes no further from a centre than another hex, as the crow flies.
pub fn circle(layout: Layout, center: Hex, through: Hex) -> HexSet {
    let o = layout.orientation;
    let ((cr, cf), (tr, tf)) = (run_fall(center, o), run_fall(through, o));
    // A step of the run is the root of three times as wide as one of the fall.
    let reach = 3 * (tr - cr) * (tr - cr) + (tf - cf) * (tf - cf);
    let mut set = HexSet::new(layout);
    for run in 0..runs(layout) {
        let left = reach - 3 * (run - cr) * (run - cr);
        if left >= 0 {
            let fall = left.isqrt();
            put_span(&mut set, run, cf - fall, cf + fall);
        }
    }
    set
}

/// Middle and axes are doubled.
fn inside_ellipse(layout: Layout, (mr, mf): (i64, i64), (wide, high): (i64, i64)) -> HexSet {
    let mut set = HexSet::new(layout);
    for run in 0..runs(layout) {
        let off = 2 * run - mr;
        if off.abs() > wide {
            continue;
        }
        // fall² <= high² (1 - off² / wide²), doubled as the rest; in 128 bits, as boards are large.
        let room = i128::from(high * high) * i128::from(wide * wide - off * off) / i128::from(wide * wide);
        let fall = i64::try_from(room).unwrap_or(0).isqrt();
        put_span(
            &mut set,
            run,
            (mf - fall).div_euclid(2) + (mf - fall).rem_euclid(2),
            (mf + fall).div_euclid(2),
        );
    }
    set
}

/// The hexes inside a closed line from corner to corner and those the line itself runs through.
/// Where the line crosses itself, what it goes round twice is outside. A lasso is a polygon with a
/// corner in every hex it passed.
pub fn polygon(layout: Layout, corners: &[Hex]) -> HexSet {
    let o = layout.orientation;
    let mut closed = corners.to_vec();
    closed.extend(corners.first());
    let mut set = polyline(layout, &closed);
    let mut crossings: Vec<Vec<i64>> = vec![Vec::new(); usize::try_from(runs(layout)).unwrap_or(0)];
    for pair in closed.windows(2) {
        let [a, b] = pair else { continue };
        let (mut a, mut b) = (run_fall(*a, o), run_fall(*b, o));
        if a.0 > b.0 {
            std::mem::swap(&mut a, &mut b);
        }
        // Half open, so that a corner counts once.
        for run in a.0.max(0)..b.0.min(runs(layout)) {
            let fall = a.1 * (b.0 - a.0) + (run - a.0) * (b.1 - a.1);
            let up = fall.div_euclid(b.0 - a.0) + i64::from(fall.rem_euclid(b.0 - a.0) != 0);
            if let Some(list) = usize::try_from(run).ok().and_then(|run| crossings.get_mut(run)) {
                list.push(up);
            }
        }
    }
    for (run, mut falls) in (0..).zip(crossings) {
        falls.sort_unstable();
        for pair in falls.chunks_exact(2) {
            if let [from, to] = pair {
                put_span(&mut set, run, *from, to - 1);
            }
        }
    }
    set
}
