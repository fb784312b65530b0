//! The camera's arithmetic: world to screen and back, zooming about a point, panning, fitting.
//!
//! World points are `f64` here so that a far corner of the largest board does not tremble. Must not
//! know input devices or textures.

use egui::{Pos2, Rect, Vec2, pos2};
use oblique_board::hex::{Hex, Layout};
use oblique_cartography::geometry::{self, Point};

/// Where the map is looked at from.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    /// World point in the middle of the canvas (1.0 = a hex across its flats).
    pub center: [f64; 2],
    /// Screen points a hex across its flats.
    pub hex_points: f64,
    /// The whole board is fitted, and stays so when the canvas changes its size.
    pub fit: bool,
}

impl Default for Camera {
    fn default() -> Self {
        Self { center: [0.0, 0.0], hex_points: Self::FULL_SIZE_POINTS, fit: true }
    }
}

impl Camera {
    /// Screen points a hex across its flats at a zoom of 100 %.
    pub const FULL_SIZE_POINTS: f64 = 28.0;
}

/// Fewest screen points a hex.
pub const MIN_HEX_POINTS: f64 = 0.2;
/// Most screen points a hex.
pub const MAX_HEX_POINTS: f64 = 160.0;
/// Free on every side of a fitted board, as a part of the canvas's shorter side.
const FIT_MARGIN: f32 = 0.02;
/// How much one press of a zoom key zooms.
pub const ZOOM_STEP: f64 = 1.25;

impl Camera {
    /// Panned so that what was under a screen point is `delta` points further.
    pub(crate) fn panned(self, delta: Vec2) -> Self {
        let [x, y] = self.center;
        let center = [x - f64::from(delta.x) / self.hex_points, y - f64::from(delta.y) / self.hex_points];
        Self { center, fit: false, ..self }
    }

    /// Zoomed by a factor, the world point under `anchor` staying under it.
    pub fn zoomed(self, canvas: Rect, anchor: Pos2, factor: f64) -> Self {
        let hex_points = (self.hex_points * factor).clamp(MIN_HEX_POINTS, MAX_HEX_POINTS);
        let [ax, ay] = Viewport::new(canvas, self).world_at(anchor);
        let ratio = self.hex_points / hex_points;
        let center = [ax + (self.center[0] - ax) * ratio, ay + (self.center[1] - ay) * ratio];
        Self { center, hex_points, fit: false }
    }

    /// Looking at the whole board, and going on to do so when the canvas changes its size.
    pub fn fitted(self, canvas: Rect, layout: Layout) -> Self {
        let board = geometry::bounds(layout);
        Self {
            center: [f64::from(board.width()) / 2.0, f64::from(board.height()) / 2.0],
            hex_points: Self::hex_points_fitting(canvas, board).clamp(MIN_HEX_POINTS, 64.0),
            fit: true,
        }
    }

    /// What was in the middle of a part of the canvas, in the middle of that part still.
    pub(crate) fn seen_from(self, canvas: Rect, part: Rect) -> Self {
        let by = canvas.center() - part.center();
        let along = |at: f64, points: f32| at + f64::from(points) / self.hex_points;
        Self { center: [along(self.center[0], by.x), along(self.center[1], by.y)], ..self }
    }

    /// Screen points a hex at which a part of the world fills a canvas.
    pub(crate) fn hex_points_fitting(canvas: Rect, world: geometry::Rect) -> f64 {
        let margin = canvas.width().min(canvas.height()) * FIT_MARGIN;
        let scale = |points: f32, hexes: f32| f64::from((points - 2.0 * margin).max(1.0) / hexes.max(1.0));
        scale(canvas.width(), world.width()).min(scale(canvas.height(), world.height()))
    }

    /// Looking at a hex, at the same zoom.
    pub fn looking_at(self, layout: Layout, hex: Hex) -> Self {
        let at = geometry::center(layout, hex);
        Self { center: [f64::from(at.x), f64::from(at.y)], fit: false, ..self }
    }

    /// Moved as little as shows no more than a hex of the bare table beside the board; a board smaller than the
    /// canvas lies in its middle.
    pub fn filling(self, canvas: Rect, layout: Layout) -> Self {
        const BESIDE: f64 = 1.0;
        let board = geometry::bounds(layout);
        let along = |center: f64, points: f32, board: f32| {
            let (half, board) = (f64::from(points) / 2.0 / self.hex_points - BESIDE, f64::from(board));
            if 2.0 * half >= board { board / 2.0 } else { center.clamp(half, board - half) }
        };
        let center = [
            along(self.center[0], canvas.width(), board.max.x),
            along(self.center[1], canvas.height(), board.max.y),
        ];
        Self { center, ..self }
    }

    /// Kept near what there is to see: the middle of the canvas never leaves it.
    pub(crate) fn kept_near(self, shown: geometry::Rect) -> Self {
        let within = |at: f64, min: f32, max: f32| at.clamp(f64::from(min), f64::from(max.max(min)));
        let [x, y] = self.center;
        let center = [within(x, shown.min.x, shown.max.x), within(y, shown.min.y, shown.max.y)];
        Self { center, ..self }
    }
}

/// A camera and the canvas it looks through.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Viewport {
    /// The canvas on the screen.
    pub rect: Rect,
    /// The camera.
    pub camera: Camera,
}

impl Viewport {
    /// A camera looking through a canvas.
    pub const fn new(rect: Rect, camera: Camera) -> Self {
        Self { rect, camera }
    }

    /// Screen points a hex.
    pub fn hex_points(&self) -> f32 {
        self.camera.hex_points as f32
    }

    /// Where a world point lies on the screen.
    pub fn screen(&self, world: Point) -> Pos2 {
        self.screen_f64([f64::from(world.x), f64::from(world.y)])
    }

    /// Where a world point lies on the screen.
    pub(crate) fn screen_f64(&self, world: [f64; 2]) -> Pos2 {
        let middle = self.rect.center();
        let along = |axis: usize| ((world[axis] - self.camera.center[axis]) * self.camera.hex_points) as f32;
        pos2(middle.x + along(0), middle.y + along(1))
    }

    /// The part of the world on the canvas.
    pub fn world(&self) -> geometry::Rect {
        let corner = |at: Pos2| {
            let [x, y] = self.world_at(at);
            Point::new(x as f32, y as f32)
        };
        geometry::Rect::new(corner(self.rect.min), corner(self.rect.max))
    }

    /// The world point at a screen position.
    pub(crate) fn world_at(&self, screen: Pos2) -> [f64; 2] {
        let offset = screen - self.rect.center();
        [
            self.camera.center[0] + f64::from(offset.x) / self.camera.hex_points,
            self.camera.center[1] + f64::from(offset.y) / self.camera.hex_points,
        ]
    }

    /// The hex at a screen position; may lie off the board.
    pub fn hex_at(&self, layout: Layout, screen: Pos2) -> Hex {
        geometry::hex_at(layout, point(self.world_at(screen)))
    }

    /// The part of the world that is visible.
    pub fn visible(&self) -> geometry::Rect {
        let corner = |p: Pos2| point(self.world_at(p));
        geometry::Rect::new(corner(self.rect.min), corner(self.rect.max))
    }

    /// Screen rectangle of a world rectangle.
    pub(crate) fn screen_rect(&self, world: geometry::Rect) -> Rect {
        Rect::from_min_max(self.screen(world.min), self.screen(world.max))
    }

    /// The six corners of a hex on the screen.
    pub(crate) fn hex_corners(&self, layout: Layout, hex: Hex) -> [Pos2; 6] {
        geometry::corners(layout, hex).map(|corner| self.screen(corner))
    }

    /// The hexes on the board that are visible, row by row.
    pub fn visible_hexes(&self, layout: Layout) -> impl Iterator<Item = Hex> {
        let board = geometry::bounds(layout);
        let seen = self.visible();
        let clipped = geometry::Rect::new(
            Point::new(seen.min.x.max(0.0), seen.min.y.max(0.0)),
            Point::new(seen.max.x.min(board.max.x), seen.max.y.min(board.max.y)),
        );
        geometry::hexes_touching(layout, clipped).filter(move |hex| layout.contains(*hex))
    }

    /// Does a hex (and what reaches out of it by `reach` hexes) lie in view?
    pub fn sees(&self, layout: Layout, hex: Hex, reach: f32) -> bool {
        self.visible().grown(reach).contains(geometry::center(layout, hex))
    }
}

/// A world point for cartography.
pub const fn point(world: [f64; 2]) -> Point {
    Point::new(world[0] as f32, world[1] as f32)
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::vec2;
    use oblique_board::hex::Orientation;

    fn canvas() -> Rect {
        Rect::from_min_size(pos2(40.0, 30.0), vec2(800.0, 600.0))
    }

    #[test]
    fn zooming_keeps_the_point_under_the_pointer() {
        let camera = Camera { center: [120.0, 80.0], hex_points: 20.0, fit: false };
        let anchor = pos2(130.0, 400.0);
        let before = Viewport::new(canvas(), camera).world_at(anchor);
        for factor in [0.5, 0.9, 1.1, 3.0, 1000.0] {
            let after = Viewport::new(canvas(), camera.zoomed(canvas(), anchor, factor)).world_at(anchor);
            assert!((before[0] - after[0]).abs() < 1e-6 && (before[1] - after[1]).abs() < 1e-6, "{factor}");
        }
    }

    #[test]
    fn world_and_screen_are_inverse_and_pick_the_hex_drawn() {
        for orientation in [Orientation::Flat, Orientation::Pointy] {
            let layout = Layout::new(orientation, 1000, 1000);
            let viewport =
                Viewport::new(canvas(), Camera { center: [800.0, 950.0], hex_points: 17.0, fit: false });
            for hex in [layout.at(920, 940), layout.at(930, 955), layout.at(-3, 1002)] {
                let drawn = viewport.screen(geometry::center(layout, hex));
                assert_eq!(viewport.hex_at(layout, drawn), hex);
            }
        }
    }

    #[test]
    fn fitting_shows_the_whole_board() {
        let layout = Layout::new(Orientation::Flat, 60, 25);
        let viewport = Viewport::new(canvas(), Camera::default().fitted(canvas(), layout));
        let seen = viewport.visible();
        let board = geometry::bounds(layout);
        assert!(seen.contains(board.min) && seen.contains(board.max));
        let larger = Rect::from_min_size(pos2(0.0, 0.0), vec2(1200.0, 900.0));
        assert!(
            viewport.camera.fit
                && viewport.camera.fitted(larger, layout).hex_points > viewport.camera.hex_points
        );
    }

    #[test]
    fn panning_moves_the_world_with_the_pointer() {
        let camera = Camera { center: [10.0, 10.0], hex_points: 25.0, fit: true };
        let viewport = Viewport::new(canvas(), camera);
        let world = viewport.world_at(pos2(200.0, 200.0));
        let panned = Viewport::new(canvas(), camera.panned(vec2(50.0, -20.0)));
        let now = panned.screen_f64(world);
        assert!((now - pos2(250.0, 180.0)).length() < 1e-3);
    }

    #[test]
    fn fitted_to_a_part_of_the_canvas_the_whole_board_lies_in_that_part() {
        let layout = Layout::new(Orientation::Flat, 20, 30);
        let free = crate::ruler::free(canvas());
        let viewport =
            Viewport::new(canvas(), Camera::default().fitted(free, layout).seen_from(canvas(), free));
        let board = viewport.screen_rect(geometry::bounds(layout));
        assert!(free.contains_rect(board), "{board:?} in {free:?}");
    }
}
