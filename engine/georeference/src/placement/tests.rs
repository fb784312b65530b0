//! Fits find again what points were made by, tell the point that is off, and refuse what cannot be placed.

use super::{Control, Model, Placement, PlacementError, fit};
use crate::Point;
use proptest::prelude::*;

const PLACES: [(f64, f64); 6] =
    [(315.0, 301.0), (3656.0, 318.0), (3640.0, 4330.0), (301.0, 4328.0), (1800.0, 900.0), (2500.0, 3000.0)];

fn points(map: impl Fn(Point) -> Point) -> Vec<Control> {
    PLACES.iter().map(|(x, y)| Point::new(*x, *y)).map(|p| Control::new(p, map(p))).collect()
}

/// A map that bends a little, so that no model but the plate fits it.
fn bent(p: Point) -> Point {
    Point::new(7.5 * p.x + 1e-4 * p.x * p.y, 7.5 * p.y - 1e-4 * p.x * p.x)
}

#[test]
fn the_worst_point_is_the_one_that_was_moved_and_switched_off_it_spoils_nothing() {
    for model in [Model::Similarity, Model::Affine, Model::ThinPlate] {
        let mut controls = points(|p| Point::new(7.5 * p.x, 7.5 * p.y));
        controls[4].pair.ground.x += 400.0;
        let spoilt = fit(&controls, model).expect("points all over the sheet");
        // Without a corner a plate has to guess far out: there its residual may be larger than that of the moved point.
        if model != Model::ThinPlate {
            assert_eq!(spoilt.worst(), Some(4), "{model:?}");
        }
        assert!(spoilt.root_mean_square_yards() > 50.0);
        controls[4].on = false;
        let fixed = fit(&controls, model).expect("five are left");
        assert!(fixed.root_mean_square_yards() < 1e-6, "{model:?}");
        assert!((fixed.residuals[4].yards - 400.0).abs() < 1e-6, "still measured");
        assert!(!fixed.residuals[4].on);
    }
}

#[test]
fn a_thin_plate_goes_through_every_point_and_says_what_each_would_be_off_without_it() {
    let controls = points(bent);
    let whole = fit(&controls, Model::ThinPlate).expect("it bends");
    for (i, control) in controls.iter().enumerate() {
        let at = whole.placement.to_ground(control.pair.pixel).expect("on the sheet");
        assert!(at.distance(control.pair.ground) < 1e-6);
        // The closed form is what leaving the point out gives.
        let mut others = controls.clone();
        others[i].on = false;
        let without = fit(&others, Model::ThinPlate).expect("five are enough").residuals[i].yards;
        assert!((without - whole.residuals[i].yards).abs() < 1e-6 * (1.0 + without), "{without}");
    }
}

#[test]
fn what_cannot_be_placed_is_refused_with_its_reason() {
    let at = |x: f64, y: f64| Control::new(Point::new(x, y), Point::new(7.0 * x, 7.0 * y));
    let line: Vec<Control> = (0..6).map(|i| at(f64::from(i) * 100.0, f64::from(i) * 50.0 + 9.0)).collect();
    let heap = vec![at(5.0, 5.0); 6];
    for model in Model::ALL {
        let need = model.points_needed();
        let err = |points: &[Control]| fit(points, model).err();
        assert_eq!(err(&line[..need - 1]), Some(PlacementError::TooFew { have: need - 1, need }));
        assert_eq!(err(&heap), Some(PlacementError::OnePlace));
        if model != Model::Similarity {
            assert_eq!(err(&line), Some(PlacementError::InALine), "{model:?}");
        }
        let mut broken = points(bent);
        broken[3].pair.ground.y = f64::NAN;
        assert_eq!(err(&broken), Some(PlacementError::NotFinite { point: 3 }));
        broken[3].on = false;
        assert!(fit(&broken, model).is_ok(), "a point that is off may be anything");
    }
    // Three of four in a line.
    let three = [at(0.0, 0.0), at(100.0, 0.0), at(200.0, 0.0), at(100.0, 300.0)];
    assert_eq!(fit(&three, Model::Projective).err(), Some(PlacementError::InALine));
    // Two corners swapped: a bow tie.
    let mut tie = [at(0.0, 0.0), at(100.0, 0.0), at(100.0, 100.0), at(0.0, 100.0)];
    (tie[0].pair.ground, tie[1].pair.ground) = (tie[1].pair.ground, tie[0].pair.ground);
    assert_eq!(fit(&tie, Model::Projective).err(), Some(PlacementError::Folded));
    let mut twice = points(bent);
    twice[5].pair.pixel = twice[2].pair.pixel;
    assert_eq!(fit(&twice, Model::ThinPlate).err(), Some(PlacementError::SamePixel { a: 2, b: 5 }));
}

#[test]
fn two_points_and_a_distance_place_or_say_why_not() {
    let (a, b) = (Point::new(10.0, 20.0), Point::new(310.0, 420.0));
    let placed = Placement::by_distance(a, b, 1760.0).expect("500 pixels");
    let far = placed.to_ground(a).zip(placed.to_ground(b)).map(|(a, b)| a.distance(b));
    assert!(far.is_some_and(|far| (far - 1760.0).abs() < 1e-9));
    assert!(placed.yards_a_pixel(b).is_some_and(|y| (y - 3.52).abs() < 1e-9));
    assert_eq!(Placement::by_distance(a, a, 5.0).err(), Some(PlacementError::OnePlace));
    assert_eq!(Placement::by_distance(a, b, 0.0).err(), Some(PlacementError::NoDistance));
    assert!(Placement::by_distance(a, b, f64::INFINITY).is_err());
    assert_eq!(Placement::by_affine([1.0, 2.0, 0.0, 2.0, 4.0, 0.0]).err(), Some(PlacementError::Flat));
}

proptest! {
    #[test]
    fn every_model_finds_a_similarity_and_the_way_back(
        scale in 0.05_f64..500.0, turn in -3.1_f64..3.1, x in -1e6_f64..1e6, y in -1e6_f64..1e6,
    ) {
        let (s, c) = turn.sin_cos();
        let map = |p: Point| Point::new(scale * (c * p.x - s * p.y) + x, scale * (s * p.x + c * p.y) + y);
        for model in Model::ALL {
            let found = fit(&points(map), model).expect("points all over the sheet");
            prop_assert!(found.root_mean_square_yards() < 1e-5 * scale, "{:?} {}", model, found.root_mean_square_yards());
            for p in [Point::new(0.0, 0.0), Point::new(1234.5, 2345.6), Point::new(4000.0, 5000.0)] {
                let ground = found.placement.to_ground(p).expect("near the sheet");
                prop_assert!(ground.distance(map(p)) < 1e-3 * scale);
                let back = found.placement.to_pixel(ground).expect("near the sheet");
                prop_assert!(back.distance(p) < 1e-3, "{:?} {:?} {:?}", model, p, back);
            }
        }
    }

    #[test]
    fn a_tilted_sheet_is_found_again(a in -5e-5_f64..5e-5, b in -5e-5_f64..5e-5, shear in -0.3_f64..0.3) {
        let map = |p: Point| {
            let w = 1.0 + a * p.x + b * p.y;
            Point::new((7.0 * p.x + shear * p.y) / w, (8.0 * p.y - shear * p.x) / w)
        };
        let found = fit(&points(map), Model::Projective).expect("points all over the sheet");
        let worst = found.worst().map(|i| found.residuals[i].yards);
        prop_assert!(worst.is_some_and(|w| w < 1e-3), "{:?}", worst);
        let p = Point::new(1000.0, 2000.0);
        let back = found.placement.to_ground(p).and_then(|g| found.placement.to_pixel(g)).expect("on the sheet");
        prop_assert!(back.distance(p) < 1e-6);
    }

    #[test]
    fn a_bent_sheet_has_its_way_back(x in 300.0_f64..3600.0, y in 300.0_f64..4300.0) {
        let found = fit(&points(bent), Model::ThinPlate).expect("it bends");
        let ground = found.placement.to_ground(Point::new(x, y)).expect("on the sheet");
        let back = found.placement.to_pixel(ground).expect("not folded here");
        prop_assert!(back.distance(Point::new(x, y)) < 1e-4);
    }

    #[test]
    fn nothing_panics(numbers in proptest::collection::vec(any::<f64>(), 24), off in 0_usize..6) {
        let mut controls: Vec<Control> = numbers
            .chunks(4)
            .map(|n| Control::new(Point::new(n[0], n[1]), Point::new(n[2], n[3])))
            .collect();
        controls[off].on = false;
        for model in Model::ALL {
            if let Ok(found) = fit(&controls, model) {
                let _ = found.placement.to_ground(Point::new(1.0, f64::MAX));
                let _ = found.placement.to_pixel(Point::new(f64::MIN, 1.0));
                prop_assert!(found.residuals.len() == 6);
            }
        }
    }
}
