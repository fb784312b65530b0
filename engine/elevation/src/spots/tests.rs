//! What the ground through spot heights keeps.

use super::{SpotSurface, TooFewSpots};
use oblique_georeference::Point;
use proptest::prelude::*;

fn through(spots: &[(f64, f64, f64)]) -> SpotSurface {
    SpotSurface::through(spots.iter().map(|(x, y, metres)| (Point::new(*x, *y), *metres))).expect("enough")
}

fn at(ground: &SpotSurface, x: f64, y: f64) -> f64 {
    ground.metres(Point::new(x, y)).expect("a place")
}

/// Ten heights as they stand on an old map.
const MAP: [(f64, f64, f64); 10] = [
    (3.0, 2.5, 212.0),
    (14.25, 1.0, 247.5),
    (27.0, 4.0, 230.0),
    (6.5, 11.0, 198.0),
    (15.5, 9.25, 271.0),
    (24.0, 12.75, 241.0),
    (1.0, 19.0, 176.4),
    (11.75, 20.5, 189.0),
    (20.0, 18.0, 203.0),
    (28.5, 21.0, 195.0),
];

#[test]
fn it_runs_through_every_spot_and_the_order_of_the_spots_is_nothing() {
    let ground = through(&MAP);
    assert_eq!(ground.places(), 10);
    for (x, y, metres) in MAP {
        assert_eq!(at(&ground, x, y), metres);
    }
    let mut turned = MAP;
    for _ in 0..MAP.len() {
        turned.rotate_left(1);
        assert_eq!(through(&turned), ground);
    }
    turned.reverse();
    assert_eq!(through(&turned), ground);
}

#[test]
fn beside_a_spot_the_ground_is_nearly_as_high() {
    let ground = through(&MAP);
    for (x, y, metres) in MAP {
        for (dx, dy) in [(0.01, 0.0), (-0.01, 0.0), (0.0, 0.01), (0.0, -0.01)] {
            let beside = at(&ground, x + dx, y + dy);
            assert!((beside - metres).abs() < 1.0, "{beside} beside {metres}");
        }
    }
}

#[test]
fn between_two_it_rises_from_the_lower_to_the_higher_and_never_beyond() {
    // A road from one to the other, with spots on either side.
    let ground = through(&[(0.0, 0.0, 100.0), (20.0, 0.0, 180.0), (10.0, 9.0, 140.0), (10.0, -9.0, 140.0)]);
    let along: Vec<f64> = (0..=200).map(|n| at(&ground, f64::from(n) / 10.0, 0.0)).collect();
    assert!(along.windows(2).all(|pair| pair[0] <= pair[1]), "{along:?}");
    assert_eq!((along[0], along[200]), (100.0, 180.0));
    assert!((along[100] - 140.0).abs() < 0.001, "{}", along[100]);
    // On a side of the hull as straight as the way.
    let side = through(&[(0.0, 0.0, 100.0), (20.0, 0.0, 180.0), (10.0, 9.0, 300.0)]);
    assert_eq!(at(&side, 5.0, 0.0), 120.0);
    assert!((at(&side, 5.0, 0.002) - 120.0).abs() < 0.2, "no step at the side");
}

#[test]
fn outside_the_hull_the_nearest_height_of_it_holds() {
    let ground = through(&[(0.0, 0.0, 100.0), (20.0, 0.0, 180.0), (20.0, 10.0, 180.0), (0.0, 10.0, 100.0)]);
    assert_eq!(at(&ground, -50.0, -70.0), 100.0);
    assert_eq!(at(&ground, 3_000.0, 4.0), 180.0);
    assert_eq!(at(&ground, 10.0, -8.0), 140.0);
    assert_eq!(at(&ground, 10.0, 5.0), 140.0);
    assert_eq!(ground.metres(Point::new(f64::NAN, 0.0)), None);
    assert_eq!(ground.metres(Point::new(1e300, 0.0)), None);
}

#[test]
fn spots_in_a_line_are_a_ridge_and_those_on_one_circle_no_trouble() {
    let line = through(&[(0.0, 0.0, 100.0), (5.0, 5.0, 150.0), (20.0, 20.0, 120.0)]);
    assert_eq!(at(&line, 2.5, 2.5), 125.0);
    assert_eq!(at(&line, 0.0, 5.0), 125.0);
    assert_eq!(at(&line, 12.5, 12.5), 135.0);
    // A board of squares: four of them lie on every circle.
    let square: Vec<_> =
        (0..25).map(|n| (f64::from(n % 5) * 4.0, f64::from(n / 5) * 4.0, f64::from(n % 5) * 10.0)).collect();
    let square = through(&square);
    for n in 0..=160 {
        let x = f64::from(n) / 10.0;
        let metres = at(&square, x, 7.3);
        assert!((metres - x * 2.5).abs() < 0.01, "{x}: {metres}");
    }
}

#[test]
fn fewer_than_three_places_are_refused() {
    let of = |spots: &[(f64, f64, f64)]| {
        SpotSurface::through(spots.iter().map(|(x, y, metres)| (Point::new(*x, *y), *metres)))
    };
    assert_eq!(of(&[]), Err(TooFewSpots { there: 0 }));
    assert_eq!(of(&[(0.0, 0.0, 1.0), (1.0, 0.0, 2.0)]), Err(TooFewSpots { there: 2 }));
    let twice = [(0.0, 0.0, 1.0), (1.0, 0.0, 2.0), (1.0, 0.0, 4.0)];
    assert_eq!(of(&twice), Err(TooFewSpots { there: 2 }), "two of them at one place");
    let wild =
        [(0.0, 0.0, 1.0), (1.0, 0.0, 2.0), (f64::NAN, 0.0, 4.0), (1e9, 0.0, 1.0), (3.0, 3.0, f64::NAN)];
    assert_eq!(of(&wild), Err(TooFewSpots { there: 2 }));
    // The mean of two at one place.
    let mean = through(&[(0.0, 0.0, 1.0), (1.0, 0.0, 2.0), (1.0, 0.0, 4.0), (0.0, 1.0, 0.0)]);
    assert_eq!(at(&mean, 1.0, 0.0), 3.0);
}

prop_compose! {
    fn any_spots()(spots in prop::collection::vec((0..400_i32, 0..400_i32, -500..3000_i32), 3..40))
        -> Vec<(f64, f64, f64)>
    {
        spots.into_iter().map(|(x, y, h)| (f64::from(x) / 10.0, f64::from(y) / 10.0, f64::from(h) / 10.0)).collect()
    }
}

proptest! {
    #[test]
    fn a_plane_stays_a_plane(
        places in prop::collection::btree_set((0..40_i32, 0..40_i32), 3..30),
        a in -20..20_i32, b in -20..20_i32, x in 0.0..40.0_f64, y in 0.0..40.0_f64,
    ) {
        let metres = |x: f64, y: f64| f64::from(a) * x + f64::from(b) * y + 500.0;
        let spots: Vec<_> = places
            .iter()
            .map(|(x, y)| (f64::from(*x), f64::from(*y)))
            .map(|(x, y)| (x, y, metres(x, y)))
            .collect();
        let ground = through(&spots);
        let place = super::Place::of(Point::new(x, y)).expect("a place");
        if let Some(height) = super::ring::between(&ground.spots, place) {
            let wanted = metres(place.x as f64 / super::PARTS, place.y as f64 / super::PARTS);
            let found = height as f64 / super::PARTS_A_METRE;
            prop_assert!((found - wanted).abs() < 0.002, "{found} and not {wanted}");
        }
    }

    #[test]
    fn it_lies_nowhere_above_or_below_all_of_its_spots(
        spots in any_spots(), x in -10.0..50.0_f64, y in -10.0..50.0_f64,
    ) {
        let Ok(ground) = SpotSurface::through(spots.iter().map(|(x, y, m)| (Point::new(*x, *y), *m))) else {
            return Ok(());
        };
        let low = spots.iter().map(|(_, _, m)| *m).fold(f64::MAX, f64::min);
        let high = spots.iter().map(|(_, _, m)| *m).fold(f64::MIN, f64::max);
        let here = at(&ground, x, y);
        prop_assert!(here >= low - 0.001 && here <= high + 0.001, "{here} of {low} to {high}");
    }
}
