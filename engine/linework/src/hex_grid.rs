//! The grid of hexes printed on a sheet: a line that keeps to the sides of a board's hexes all the way is part of it, and no
//! road, which goes through hexes. What keeps to its rim is neither road nor stream.

use oblique_georeference::{HexGround, Point};

/// A line keeps to a hexside where it lies no farther beside it, in parts of a hex.
const BESIDE: f64 = 0.14;

/// Does a place on the ground lie on a side of a board's hexes? A line that lies there all the way is the grid; what crosses
/// hexes does so on a fifth to a third of its way.
#[must_use]
pub fn on_hex_grid(at: Point, ground: &HexGround) -> bool {
    off_hexside(at, ground).is_some_and(|off| off <= BESIDE)
}

/// So near the rim of a board a line is its printed edge, in parts of a hex.
const AT_THE_RIM: f64 = 0.2;

/// Does a place on the ground lie on the rim of a board? There the board was printed to an end; water and roads leave it.
#[must_use]
pub fn on_rim(at: Point, ground: &HexGround) -> bool {
    let layout = ground.layout();
    let far = AT_THE_RIM * ground.yards_a_hex();
    let is_on = |at: Point| ground.hex_at(at).is_some_and(|hex| layout.contains(hex));
    let about = ground
        .side_directions()
        .into_iter()
        .flat_map(|(a, b)| [ground.off(at, far * a, far * b), ground.off(at, -far * a, -far * b)]);
    let on = about.filter(|at| is_on(*at)).count();
    (1..6).contains(&on)
}

/// How far a point lies from the nearest hexside, in parts of a hex.
fn off_hexside(point: Point, ground: &HexGround) -> Option<f64> {
    let middle = ground.centre(ground.hex_at(point)?);
    let (at, of) = (ground.steps(point), ground.steps(middle));
    let (along, across) = (at.0 - of.0, at.1 - of.1);
    let out = ground.side_directions().into_iter().map(|(a, b)| (a * along + b * across).abs());
    Some(0.5 - out.fold(0.0, f64::max))
}

#[cfg(test)]
mod tests {
    use super::{on_hex_grid, on_rim};
    use crate::stretches;
    use oblique_board::hex::{Layout, Orientation};
    use oblique_georeference::{HexGround, Point};

    fn all_the_way(points: impl IntoIterator<Item = Point>, on: impl Fn(Point) -> bool) -> bool {
        let on: Vec<bool> = points.into_iter().map(on).collect();
        stretches(&on, on.len(), on.len()) == [(0..on.len(), true)]
    }

    fn is_hex_grid(points: impl IntoIterator<Item = Point>, ground: &HexGround) -> bool {
        all_the_way(points, |at| on_hex_grid(at, ground))
    }

    fn is_rim(points: impl IntoIterator<Item = Point>, ground: &HexGround) -> bool {
        all_the_way(points, |at| on_rim(at, ground))
    }

    #[test]
    fn what_keeps_to_hexsides_is_the_grid_and_what_crosses_hexes_is_not() {
        for orientation in [Orientation::Flat, Orientation::Pointy] {
            let layout = Layout::new(orientation, 12, 10);
            let ground = HexGround::new(layout, 100.0, Point::new(40.0, -7.0), 12.0).expect("a size");
            let hex = ground.centre(layout.at(5, 5));
            let ring = |radius: f64| {
                (0..360).map(move |n| {
                    // A regular hexagon so large, about the middle of a hex.
                    let turn = f64::from(n).to_radians();
                    let near = ground.side_directions().into_iter().map(|(a, b)| {
                        let (along, across) = (turn.cos(), turn.sin());
                        (a * along + b * across).abs()
                    });
                    let far = radius / near.fold(0.0, f64::max);
                    ground.off(hex, far * turn.cos(), far * turn.sin())
                })
            };
            assert!(is_hex_grid(ring(50.0), &ground) && is_hex_grid(ring(45.0), &ground));
            assert!(!is_hex_grid(ring(25.0), &ground));
            let far = ground.centre(layout.at(11, 2));
            let road = (0..=200).map(|n| {
                let t = f64::from(n) / 200.0;
                Point::new(hex.x + (far.x - hex.x) * t, hex.y + (far.y - hex.y) * t)
            });
            assert!(!is_hex_grid(road, &ground), "{orientation:?}");
        }
        let layout = Layout::new(Orientation::Flat, 12, 10);
        let ground = HexGround::new(layout, 100.0, Point::default(), 0.0).expect("a size");
        let across = |col: i32, off: f64| {
            (0..=100).map(move |n| {
                let hex = ground.centre(layout.at(col, n / 12));
                Point::new(hex.x + off, hex.y + f64::from(n % 12) * 8.0)
            })
        };
        assert!(is_rim(across(0, -50.0), &ground) && !is_rim(across(0, 20.0), &ground));
        assert!(!is_rim(across(6, 50.0), &ground) && !is_rim([], &ground));
        let ground = HexGround::new(Layout::new(Orientation::Flat, 2, 2), 1.0, Point::default(), 0.0);
        assert!(!is_hex_grid([], &ground.expect("a size")));
    }
}
