//! Lines of ink as lines of one pixel: thinning after Zhang and Suen, then the corners of stairs taken away.

use crate::Mask;
use crate::mask::ABOUT;

/// The mask thinned until no line is thicker than a pixel. Only pixels whose neighbours have changed are looked at
/// again, so that a blot costs no more than its pixels.
pub(crate) fn thinned(mask: &Mask) -> Mask {
    let mut thin = mask.clone();
    let mut active: Vec<(u32, u32)> =
        thin.wanted().filter(|(x, y)| thin.about(*x, *y).contains(&false)).collect();
    while !active.is_empty() {
        let mut next = Vec::new();
        for half in [0, 1] {
            let gone: Vec<_> = active.iter().copied().filter(|at| on_the_rim(&thin, *at, half)).collect();
            for (x, y) in &gone {
                thin.set(*x, *y, false);
            }
            let mut beside: Vec<_> = gone.iter().flat_map(|at| wanted_about(&thin, *at)).collect();
            next.append(&mut beside.clone());
            active.append(&mut beside);
            sort_out(&thin, &mut active);
        }
        sort_out(&thin, &mut next);
        active = next;
    }
    for (x, y) in thin.clone().wanted() {
        if is_stair(thin.about(x, y)) {
            thin.set(x, y, false);
        }
    }
    thin
}

/// The wanted pixels about one.
fn wanted_about(mask: &Mask, (x, y): (u32, u32)) -> impl Iterator<Item = (u32, u32)> + '_ {
    let near = ABOUT.map(|(dx, dy)| (i64::from(x) + dx, i64::from(y) + dy));
    near.into_iter().filter(|(x, y)| mask.get(*x, *y)).map(|(x, y)| (x as u32, y as u32))
}

/// Each pixel once, and none that is gone.
fn sort_out(mask: &Mask, pixels: &mut Vec<(u32, u32)>) {
    pixels.retain(|(x, y)| mask.get(i64::from(*x), i64::from(*y)));
    pixels.sort_unstable_by_key(|(x, y)| (*y, *x));
    pixels.dedup();
}

/// May a pixel go in this half of a round? The first half takes the south-east rim, the second the north-west.
fn on_the_rim(mask: &Mask, (x, y): (u32, u32), half: u8) -> bool {
    let about = mask.about(x, y);
    let count = about.iter().filter(|on| **on).count();
    if !(2..=6).contains(&count) || crossings(about) != 1 {
        return false;
    }
    let [n, _, e, _, s, _, w, _] = about;
    let all = |three: [bool; 3]| !three.contains(&false);
    if half == 0 { !all([n, e, s]) && !all([e, s, w]) } else { !all([n, e, w]) && !all([n, s, w]) }
}

/// How often the ring about a pixel goes from off to on.
fn crossings(about: [bool; 8]) -> usize {
    (0..8).filter(|i| !about[*i] && about[(i + 1) % 8]).count()
}

/// Is a pixel the corner of a stair whose neighbours touch each other without it?
fn is_stair(about: [bool; 8]) -> bool {
    let [n, ne, e, se, s, sw, w, nw] = about;
    let corner = |a: bool, b: bool, far: [bool; 3]| a && b && !far.contains(&true);
    corner(n, e, [s, sw, w])
        || corner(e, s, [w, nw, n])
        || corner(s, w, [n, ne, e])
        || corner(w, n, [e, se, s])
}

#[cfg(test)]
mod tests {
    use super::{Mask, is_stair, on_the_rim, thinned};
    use proptest::prelude::*;

    #[test]
    fn a_thick_line_is_one_pixel_thick_and_as_long() {
        let mask = Mask::of(60, 20, |x, y| (5..55).contains(&x) && (8..13).contains(&y)).expect("a size");
        let thin = thinned(&mask);
        let count = thin.wanted().count();
        assert!((44..=50).contains(&count), "{count}");
        for x in 9..51 {
            assert_eq!((0..20).filter(|y| thin.get(x, *y)).count(), 1, "column {x}");
        }
    }

    #[test]
    fn a_ring_stays_a_ring() {
        let mask = Mask::of(80, 80, |x, y| {
            let radius = (f64::from(x) - 40.0).hypot(f64::from(y) - 40.0);
            (25.0..29.0).contains(&radius)
        });
        let thin = thinned(&mask.expect("a size"));
        for (x, y) in thin.wanted() {
            let about = thin.about(x, y);
            let ends = about.iter().filter(|on| **on).count();
            assert!((2..=3).contains(&ends), "({x}, {y}) has {ends} neighbours");
        }
    }

    #[test]
    fn a_blot_is_thinned_in_no_time() {
        let blot = Mask::of(2000, 1500, |_, _| true).expect("a size");
        let left = thinned(&blot).wanted().count();
        assert!((1..4000).contains(&left), "{left}");
    }

    proptest! {
        #[test]
        fn looking_only_where_something_changed_is_thinning_all_the_same(
            width in 1..24_u32, height in 1..24_u32, bits in prop::collection::vec(0..10_u8, 576), share in 1..10_u8,
        ) {
            let mask = Mask::of(width, height, |x, y| bits[(y * 24 + x) as usize] < share).expect("a size");
            let mut plain = mask.clone();
            loop {
                let before = plain.clone();
                for half in [0, 1] {
                    let gone: Vec<_> = plain.wanted().filter(|at| on_the_rim(&plain, *at, half)).collect();
                    for (x, y) in gone {
                        plain.set(x, y, false);
                    }
                }
                if plain == before {
                    break;
                }
            }
            for (x, y) in plain.clone().wanted() {
                if is_stair(plain.about(x, y)) {
                    plain.set(x, y, false);
                }
            }
            prop_assert_eq!(thinned(&mask), plain);
        }
    }

    #[test]
    fn nothing_and_single_pixels_are_no_trouble() {
        assert_eq!(thinned(&Mask::new(5, 5).expect("a size")).wanted().count(), 0);
        let all = Mask::of(9, 9, |_, _| true).expect("a size");
        assert!(thinned(&all).wanted().count() >= 1);
        let one = Mask::of(1, 1, |_, _| true).expect("a size");
        assert_eq!(thinned(&one), one);
    }
}
