//! The grid of hexes printed on a sheet: a line that keeps to the sides of a board's hexes all the way is part of it, and no
//! road, which goes through hexes. A line that keeps to its rim is neither road nor stream.

use oblique_georeference::{HexGround, Point};

/// A line keeps to a hexside where it lies no farther beside it, in parts of a hex.
const BESIDE: f64 = 0.14;
/// So much of a line keeps to hexsides where it is the grid: what crosses hexes does so on a fifth to a third of its way.
const ALL_THE_WAY: f64 = 0.7;

/// Does a line on the ground, given by points about as far from each other, keep to the sides of a board's hexes?
#[must_use]
pub fn is_hex_grid(points: impl IntoIterator<Item = Point>, ground: &HexGround) -> bool {
    let (mut beside, mut count) = (0_u32, 0_u32);
    for point in points {
        count += 1;
        beside += u32::from(off_hexside(point, ground).is_some_and(|off| off <= BESIDE));
    }
    count > 0 && f64::from(beside) >= ALL_THE_WAY * f64::from(count)
}

/// So near the rim of a board a line is its printed edge, in parts of a hex.
const AT_THE_RIM: f64 = 0.2;

/// Does a line on the ground, given by points about as far from each other, keep to the rim of a board? There the board was
/// printed to an end; water and roads leave it.
#[must_use]
pub fn is_rim(points: impl IntoIterator<Item = Point>, ground: &HexGround) -> bool {
    let layout = ground.layout();
    let far = AT_THE_RIM * ground.yards_a_hex();
    let is_on = |at: Point| ground.hex_at(at).is_some_and(|hex| layout.contains(hex));
    let at_the_rim = |at: Point| {
        let about = ground
            .side_directions()
            .into_iter()
            .flat_map(|(a, b)| [ground.off(at, far * a, far * b), ground.off(at, -far * a, -far * b)]);
        let on = about.filter(|at| is_on(*at)).count();
        (1..6).contains(&on)
    };
    let (mut beside, mut count) = (0_u32, 0_u32);
    for point in points {
        count += 1;
        beside += u32::from(at_the_rim(point));
    }
    count > 0 && f64::from(beside) >= ALL_THE_WAY * f64::from(count)
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
    use super::{is_hex_grid, is_rim};
    use oblique_board::hex::{Layout, Orientation};
    use oblique_georeference::{HexGround, Point};

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
