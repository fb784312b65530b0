//! Where hexes lie: world coordinates of centres, corners and sides, and back.
//!
//! World coordinates: 1.0 is the distance across the flats of a hex (the catalog's `hex_yards`), x
//! runs right, y runs down, and the board's bounding box starts at (0, 0). Must not know what is
//! drawn there.

use oblique_board::hex::{self, Edge, Hex, Hour, Layout, Orientation, Shift, rounded};

/// Half the distance between opposite vertices, and the length of a side: 1 / √3.
pub const SIDE: f32 = 0.577_350_26;
/// Distance between neighbouring columns (flat-top) or rows (pointy-top): √3 / 2.
pub const PITCH: f32 = hex::PITCH as f32;

/// A place in world coordinates.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Point {
    /// Rightwards.
    pub x: f32,
    /// Downwards.
    pub y: f32,
}

impl Point {
    /// The point (x, y).
    pub const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }

    /// The point at fraction `t` of the way to `other`.
    pub fn lerp(self, other: Self, t: f32) -> Self {
        Self::new(self.x + (other.x - self.x) * t, self.y + (other.y - self.y) * t)
    }

    /// The point half way to `other`.
    pub fn mid(self, other: Self) -> Self {
        self.lerp(other, 0.5)
    }

    /// Scaled by a factor.
    pub fn times(self, factor: f32) -> Self {
        Self::new(self.x * factor, self.y * factor)
    }

    /// Distance from the origin.
    pub fn length(self) -> f32 {
        self.x.hypot(self.y)
    }

    /// Distance to another point.
    pub fn distance(self, other: Self) -> f32 {
        (self - other).length()
    }

    /// The same direction at length 1; the zero vector stays zero.
    pub fn unit(self) -> Self {
        let length = self.length();
        if length > 0.0 { self.times(1.0 / length) } else { self }
    }

    /// Turned a quarter clockwise (on a map whose y runs down).
    pub fn quarter(self) -> Self {
        Self::new(-self.y, self.x)
    }

    /// The unit vector in a direction given in degrees clockwise from the top of the map.
    pub fn bearing(deg: f32) -> Self {
        let (sin, cos) = deg.to_radians().sin_cos();
        Self::new(sin, -cos)
    }
}

impl std::ops::Add for Point {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }
}

impl std::ops::Sub for Point {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }
}

/// A rectangle in world coordinates.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Rect {
    /// Top left corner.
    pub min: Point,
    /// Bottom right corner.
    pub max: Point,
}

impl Rect {
    /// The rectangle between two corners.
    pub const fn new(min: Point, max: Point) -> Self {
        Self { min, max }
    }

    /// Width.
    pub fn width(self) -> f32 {
        self.max.x - self.min.x
    }

    /// Height.
    pub fn height(self) -> f32 {
        self.max.y - self.min.y
    }

    /// Grown by a margin on every side.
    pub fn grown(self, margin: f32) -> Self {
        let by = Point::new(margin, margin);
        Self::new(self.min - by, self.max + by)
    }

    /// What it shares with another; of no or less than no size where they do not meet.
    pub const fn shared_with(self, other: Self) -> Self {
        Self::new(
            Point::new(self.min.x.max(other.min.x), self.min.y.max(other.min.y)),
            Point::new(self.max.x.min(other.max.x), self.max.y.min(other.max.y)),
        )
    }

    /// The smallest that holds both.
    pub const fn joined(self, other: Self) -> Self {
        Self::new(
            Point::new(self.min.x.min(other.min.x), self.min.y.min(other.min.y)),
            Point::new(self.max.x.max(other.max.x), self.max.y.max(other.max.y)),
        )
    }

    /// Do the two share a point?
    pub fn meets(self, other: Self) -> bool {
        self.min.x <= other.max.x
            && other.min.x <= self.max.x
            && self.min.y <= other.max.y
            && other.min.y <= self.max.y
    }

    /// Does the point lie inside or on the border?
    pub fn contains(self, point: Point) -> bool {
        (self.min.x..=self.max.x).contains(&point.x) && (self.min.y..=self.max.y).contains(&point.y)
    }
}

/// Centre of the hex of axial (0, 0), which is column 0, row 0.
fn origin(layout: Layout) -> Point {
    let lines = match layout.orientation {
        Orientation::Flat => layout.width,
        Orientation::Pointy => layout.height,
    };
    let along = if layout.shift == Shift::Even && lines > 1 { 1.0 } else { 0.5 };
    match layout.orientation {
        Orientation::Flat => Point::new(SIDE, along),
        Orientation::Pointy => Point::new(along, SIDE),
    }
}

/// The centre of a hex, on or off the board.
pub fn center(layout: Layout, hex: Hex) -> Point {
    let (q, r) = (hex.x as f32, hex.y as f32);
    let at = match layout.orientation {
        Orientation::Flat => Point::new(q * PITCH, r + q / 2.0),
        Orientation::Pointy => Point::new(q + r / 2.0, r * PITCH),
    };
    origin(layout) + at
}

/// The hex a point lies in, on or off the board. A point exactly on a side belongs to one of its
/// two hexes.
pub fn hex_at(layout: Layout, point: Point) -> Hex {
    let p = point - origin(layout);
    let (q, r) = match layout.orientation {
        Orientation::Flat => (p.x / PITCH, p.y - p.x / PITCH / 2.0),
        Orientation::Pointy => (p.x - p.y / PITCH / 2.0, p.y / PITCH),
    };
    // All in single precision as the rest is, and kept by double: the hex does not hang on which is asked.
    rounded([q, r, -q - r].map(f64::from))
}

/// The vertex of a hex at a vertex hour. (At a side hour: the point as far out in that direction,
/// which lies outside the hex.)
pub fn vertex(layout: Layout, hex: Hex, vertex_hour: Hour) -> Point {
    center(layout, hex) + vertex_offset(vertex_hour)
}

/// From a hex's centre to its vertex at an hour.
pub(crate) fn vertex_offset(vertex_hour: Hour) -> Point {
    Point::bearing(30.0 * f32::from(vertex_hour.get())).times(SIDE)
}

/// The six corners of a hex in clock order, starting with [`Orientation::vertices`]' first.
pub fn corners(layout: Layout, hex: Hex) -> [Point; 6] {
    let c = center(layout, hex);
    layout.orientation.vertices().map(|hour| c + vertex_offset(hour))
}

/// The two ends of a hexside, in clock order seen from its owner.
pub fn edge_ends(layout: Layout, edge: Edge) -> [Point; 2] {
    let side = edge.side(layout.orientation);
    [side.turned(-1), side.turned(1)].map(|hour| vertex(layout, edge.owner(), hour))
}

/// The bounding box of the board; starts at (0, 0).
pub fn bounds(layout: Layout) -> Rect {
    if layout.is_empty() {
        return Rect::default();
    }
    let straight = |n: u16| f32::from(n - 1) * PITCH + 2.0 * SIDE;
    let staggered = |n: u16, lines: u16| f32::from(n) + if lines > 1 { 0.5 } else { 0.0 };
    let (w, h) = (layout.width, layout.height);
    let max = match layout.orientation {
        Orientation::Flat => Point::new(straight(w), staggered(h, w)),
        Orientation::Pointy => Point::new(staggered(w, h), straight(h)),
    };
    Rect::new(Point::default(), max)
}

/// Every hex, on or off the board, that touches a rectangle (and a few that do not quite), row by
/// row.
pub fn hexes_touching(layout: Layout, rect: Rect) -> impl Iterator<Item = Hex> + Clone {
    let o = origin(layout);
    let straight = |v: f32, o: f32, up: bool| {
        let n = (v - o) / PITCH;
        if up { (n + 0.67).ceil() as i32 } else { (n - 0.67).floor() as i32 }
    };
    let staggered = |v: f32, o: f32, up: bool| {
        let n = v - o;
        if up { (n + 1.0).ceil() as i32 } else { (n - 1.0).floor() as i32 }
    };
    let (cols, rows) = match layout.orientation {
        Orientation::Flat => (
            straight(rect.min.x, o.x, false)..=straight(rect.max.x, o.x, true),
            staggered(rect.min.y, o.y, false)..=staggered(rect.max.y, o.y, true),
        ),
        Orientation::Pointy => (
            staggered(rect.min.x, o.x, false)..=staggered(rect.max.x, o.x, true),
            straight(rect.min.y, o.y, false)..=straight(rect.max.y, o.y, true),
        ),
    };
    rows.flat_map(move |row| cols.clone().map(move |col| layout.at(col, row)))
}
