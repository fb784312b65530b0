//! The best of many, without each being weighed: who promises less at the most than the best known is worth is passed over.
//!
//! Must not know what is weighed, nor by what.

use std::cmp::Reverse;

/// The best of some by what each is worth, the first of equals. Each comes with the most it can be worth; what it is
/// worth is asked only where that may be the best, and is `None` for what is not to be had at all.
pub(super) fn best_of<T>(mut offers: Vec<(i32, T)>, worth: impl Fn(&T) -> Option<i32>) -> Option<T> {
    let promise = |(i, (most, _)): (usize, &(i32, T))| (*most, Reverse(i));
    let (_, Reverse(foremost)) = offers.iter().enumerate().map(promise).max()?;
    let weighed = |i: usize| Some((worth(&offers[i].1)?, Reverse(i)));
    let mut best = weighed(foremost);
    for (i, (most, _)) in offers.iter().enumerate() {
        if i != foremost && best.is_none_or(|best| (*most, Reverse(i)) > best) {
            best = best.max(weighed(i));
        }
    }
    best.map(|(_, Reverse(i))| offers.swap_remove(i).1)
}

#[cfg(test)]
mod tests {
    use super::best_of;
    use proptest::prelude::*;
    use std::cell::Cell;

    proptest! {
        #[test]
        fn it_is_the_first_of_the_best(offers in prop::collection::vec((-9..9, 0..9, any::<bool>()), 0..40)) {
            let plain = offers.iter().enumerate().filter(|(_, (.., had))| *had);
            let plain = plain.map(|(i, (worth, ..))| (*worth, std::cmp::Reverse(i))).max().map(|(_, i)| i.0);
            let bounded = offers.iter().enumerate().map(|(i, (worth, slack, _))| (worth + slack, i)).collect();
            let worth = |i: &usize| Some(offers[*i].0).filter(|_| offers[*i].2);
            prop_assert_eq!(best_of(bounded, worth), plain);
        }
    }

    #[test]
    fn what_cannot_be_the_best_is_not_weighed() {
        let weighed = Cell::new(0);
        let worth = |w: &i32| {
            weighed.set(weighed.get() + 1);
            Some(*w)
        };
        assert_eq!(best_of((0..100).map(|w| (w, w)).collect(), worth), Some(99));
        assert_eq!(weighed.get(), 1);
    }
}
