//! The frame: pixels of our own, so many a hex, the board upright in it.

use crate::place::Place;
use oblique_board::hex::{Edge, Hex, Layout};
use oblique_georeference::placement::Placement;
use oblique_georeference::{HexGround, Point};

/// Where hexes lie in frame pixels, and where frame pixels lie on the sheet.
#[derive(Clone, Debug)]
pub(crate) struct Frame {
    ground: HexGround,
    placement: Placement,
    /// Frame pixels from the middle of a hex to that of its neighbour.
    px_a_hex: f64,
    /// The middle of the first hex in frame pixels.
    first: Point,
    /// Width and height in frame pixels: the board with a hex around it.
    size: (usize, usize),
}

impl Frame {
    pub(crate) fn new(ground: &HexGround, placement: &Placement, px_a_hex: f64) -> Self {
        let layout = ground.layout();
        let bare = Self {
            ground: *ground,
            placement: placement.clone(),
            px_a_hex,
            first: Point::default(),
            size: (0, 0),
        };
        // The first two and the last two columns and rows reach farthest.
        let (w, h) = (i32::from(layout.width), i32::from(layout.height));
        let ends = |n: i32| [0, 1, n - 2, n - 1].map(|i| i.clamp(0, (n - 1).max(0)));
        let rim = ends(w).into_iter().flat_map(|c| ends(h).map(|r| bare.centre(layout.at(c, r))));
        let (mut low, mut high) = (Point::default(), Point::default());
        for at in rim {
            low = Point::new(low.x.min(at.x), low.y.min(at.y));
            high = Point::new(high.x.max(at.x), high.y.max(at.y));
        }
        let margin = px_a_hex * 1.25;
        let size = |low: f64, high: f64| (high - low + 2.0 * margin).ceil() as usize;
        let size = (size(low.x, high.x), size(low.y, high.y));
        Self { first: Point::new(margin - low.x, margin - low.y), size, ..bare }
    }

    /// The same board at another scale.
    pub(crate) fn at_scale(&self, px_a_hex: f64) -> Self {
        Self::new(&self.ground, &self.placement, px_a_hex)
    }

    pub(crate) const fn layout(&self) -> Layout {
        self.ground.layout()
    }

    pub(crate) const fn px_a_hex(&self) -> f64 {
        self.px_a_hex
    }

    pub(crate) const fn size(&self) -> (usize, usize) {
        self.size
    }

    /// The middle of a hex in frame pixels.
    pub(crate) fn centre(&self, hex: Hex) -> Point {
        let (first, at) = (self.ground.centre(self.layout().at(0, 0)), self.ground.centre(hex));
        let axis = self.ground.off(Point::default(), 1.0, 0.0);
        let (dx, dy) =
            ((at.x - first.x) / self.ground.yards_a_hex(), (at.y - first.y) / self.ground.yards_a_hex());
        let (along, across) = (dx * axis.x + dy * axis.y, dy * axis.x - dx * axis.y);
        Point::new(self.first.x + along * self.px_a_hex, self.first.y + across * self.px_a_hex)
    }

    /// The ground under a place of the frame.
    fn to_ground(&self, at: Point) -> Point {
        let yards = self.ground.yards_a_hex() / self.px_a_hex;
        let first = self.ground.centre(self.layout().at(0, 0));
        self.ground.off(first, (at.x - self.first.x) * yards, (at.y - self.first.y) * yards)
    }

    /// The pixel of the sheet under a place of the frame; none where the placement never reaches.
    pub(crate) fn to_sheet(&self, at: Point) -> Option<Point> {
        self.placement.to_pixel(self.to_ground(at))
    }

    /// The hex of the board under a pixel of the sheet.
    pub(crate) fn hex_under(&self, pixel: Point) -> Option<Hex> {
        let hex = self.ground.hex_at(self.ground_under(pixel)?)?;
        self.layout().contains(hex).then_some(hex)
    }

    /// The hexside nearest to a pixel of the sheet, between two hexes of the board.
    pub(crate) fn side_under(&self, pixel: Point) -> Option<Edge> {
        let ground = self.ground_under(pixel)?;
        let (layout, hex) = (self.layout(), self.ground.hex_at(ground)?);
        // The nearest side is that of the neighbour whose middle is nearest.
        let far = |near: Hex| self.ground.centre(near).distance(ground);
        let nearest = layout.neighbours(hex).map(|(_, near)| (far(near), near));
        let (_, near) = nearest.min_by(|a, b| a.0.total_cmp(&b.0))?;
        let side = Edge::between(hex, near, layout.orientation)?;
        (layout.contains(hex) && side.index(layout).is_some()).then_some(side)
    }

    fn ground_under(&self, pixel: Point) -> Option<Point> {
        if pixel.is_finite() { self.placement.to_ground(pixel) } else { None }
    }
}
