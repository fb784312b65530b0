//! The zoom steps of the map: a quarter, whole, four times.
//!
//! Must not know what is on it.

use egui::{Key, Rect, vec2};
use oblique_board::hex::{Hex, Layout};
use oblique_cartography::geometry;
use oblique_context::view::Camera;
use oblique_mapview::camera::Viewport;
use oblique_mapview::minimap;

/// How much larger than across its flats a hex is shown with what stands at its edges.
const ROOM: f32 = 1.3;

/// The steps in per cent, with the keys they have beside Shift.
pub(crate) const STEPS: [(u16, Key); 3] = [(25, Key::Z), (100, Key::X), (400, Key::C)];

/// The map as it lies on the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct MapOnScreen {
    /// Where it is drawn.
    pub canvas: Rect,
    /// What lies over it besides the small map, e.g. a card.
    pub covered: Option<Rect>,
    /// Its hexes.
    pub layout: Layout,
}

impl MapOnScreen {
    /// Is a hex in view, whole and with nothing over it?
    pub(crate) fn shows(&self, camera: Camera, hex: Hex) -> bool {
        let viewport = Viewport::new(self.canvas, camera);
        let at = viewport.screen(geometry::center(self.layout, hex));
        let place = Rect::from_center_size(at, vec2(1.0, 1.0) * viewport.hex_points() * ROOM);
        let small = minimap::rect(&viewport, self.layout);
        let over = |rect: Option<Rect>| rect.is_some_and(|rect| rect.intersects(place));
        self.canvas.contains_rect(place) && !over(small) && !over(self.covered)
    }
}

/// The step at which a camera looks, if at one.
pub(crate) fn step_of(camera: Camera) -> Option<u16> {
    let percent = camera.hex_points * 100.0 / Camera::FULL_SIZE_POINTS;
    STEPS.iter().map(|(step, _)| *step).find(|step| (percent / f64::from(*step) - 1.0).abs() < 0.005)
}

/// The camera at a step. The first of these hexes that is in sight stays where it is on the screen, or comes
/// to the middle where it would be cut off or covered; without any, the middle of the map stays.
pub(crate) fn at(
    camera: Camera,
    percent: u16,
    sheet: MapOnScreen,
    keep: impl IntoIterator<Item = Hex>,
) -> Camera {
    let hex_points = Camera::FULL_SIZE_POINTS * f64::from(percent) / 100.0;
    let view = Viewport::new(sheet.canvas, camera);
    let place = |hex| view.screen(geometry::center(sheet.layout, hex));
    let Some(hex) = keep.into_iter().find(|hex| sheet.canvas.contains(place(*hex))) else {
        return Camera { hex_points, fit: false, ..camera };
    };
    let nearer = camera.zoomed(sheet.canvas, place(hex), hex_points / camera.hex_points);
    if sheet.shows(nearer, hex) { nearer } else { nearer.looking_at(sheet.layout, hex) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;
    use oblique_board::hex::Orientation;

    fn sheet() -> MapOnScreen {
        let canvas = Rect::from_min_size(pos2(324.0, 260.0), vec2(956.0, 420.0));
        MapOnScreen { canvas, covered: None, layout: Layout::new(Orientation::Flat, 60, 40) }
    }

    #[test]
    fn every_hex_in_sight_stays_in_view_at_every_step() {
        let (sheet, mut kept) = (sheet(), 0);
        for points in [7.0, 16.0, 28.0, 60.0, 112.0] {
            let camera = Camera { center: [30.0, 20.0], hex_points: points, fit: false };
            let view = Viewport::new(sheet.canvas, camera);
            for hex in sheet.layout.hexes() {
                if !sheet.canvas.contains(view.screen(geometry::center(sheet.layout, hex))) {
                    continue;
                }
                for (percent, _) in STEPS {
                    let then = at(camera, percent, sheet, [hex]);
                    assert!(sheet.shows(then, hex), "{hex:?} from {points} at {percent} %: {then:?}");
                    assert_eq!(step_of(then), Some(percent));
                    kept += 1;
                }
            }
        }
        assert!(kept > 1000, "{kept}");
    }

    #[test]
    fn what_is_in_the_clear_stays_where_it_is_on_the_screen() {
        let sheet = sheet();
        let camera = Camera { center: [30.0, 20.0], hex_points: 40.0, fit: false };
        let hex = sheet.layout.at(24, 18);
        let place = |camera| Viewport::new(sheet.canvas, camera).screen(geometry::center(sheet.layout, hex));
        let then = at(camera, 100, sheet, [hex]);
        assert!((place(camera) - place(then)).length() < 0.01, "{:?} {:?}", place(camera), place(then));
        let card = Rect::from_center_size(place(camera), vec2(300.0, 200.0));
        let moved = at(camera, 100, MapOnScreen { covered: Some(card), ..sheet }, [hex]);
        assert!((place(moved) - sheet.canvas.center()).length() < 0.01, "from under a card to the middle");
    }

    #[test]
    fn what_is_out_of_sight_is_not_gone_to() {
        let sheet = sheet();
        let (far, near) = (sheet.layout.at(2, 2), sheet.layout.at(50, 28));
        let camera = Camera { hex_points: 112.0, ..Camera::default() }.looking_at(sheet.layout, near);
        let then = at(camera, 100, sheet, [far]);
        assert_eq!(then.center, camera.center, "the middle stays");
        assert!(sheet.shows(at(camera, 400, sheet, [far, near]), near), "the next one is kept");
        assert_eq!(step_of(Camera { hex_points: 30.0, ..camera }), None);
    }
}
