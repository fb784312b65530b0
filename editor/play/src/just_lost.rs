//! Models that fell in what happened last: they are drawn struck through until the next order.
//!
//! Must not know how they fell.

use oblique_rules::catalog::Catalog;
use oblique_rules::play::{Event, Field, PieceIx};
use std::collections::BTreeMap;

/// Models lost by piece among the events of an order; `field` is the state after them.
pub(crate) fn of<'e>(
    events: impl Iterator<Item = &'e Event>,
    field: &Field,
    catalog: &Catalog,
) -> BTreeMap<PieceIx, u8> {
    let mut lost: BTreeMap<PieceIx, i32> = BTreeMap::new();
    for event in events {
        let Event::Tracked { piece, track, from, to, .. } = event else { continue };
        let models = field.get(*piece).and_then(|state| catalog.models_track(state));
        if models == Some(usize::from(*track)) {
            let all = lost.entry(*piece).or_default();
            *all = all.saturating_add(from.saturating_sub(*to));
        }
    }
    let seen = lost.into_iter().filter(|(_, models)| *models > 0);
    seen.map(|(piece, models)| (piece, u8::try_from(models).unwrap_or(u8::MAX))).collect()
}

#[cfg(test)]
mod tests {
    use super::of;
    use crate::begun::begun;
    use oblique_rules::play::{Event, PieceIx, Why};

    #[test]
    fn hits_of_one_order_add_up_and_gains_do_not_count() {
        let (_, ruleset, game) = begun(include_str!("../../../scenarios/purky/sagschuetz.ron"));
        let catalog = ruleset.catalog();
        let counted = |(pix, state)| catalog.models_track(state).map(|track| (pix, track));
        let (piece, track) = game.field().iter().find_map(counted).expect("a unit counted in models");
        let track = u8::try_from(track).expect("few tracks");
        let other = track + 1;
        let change = |piece, track, from, to| Event::Tracked { piece, track, from, to, why: Why::Fire };
        let events = [
            change(piece, track, 30, 26),
            change(piece, other, 9, 1),
            change(piece, track, 26, 25),
            change(PieceIx(piece.0 + 1), track, 4, 4),
        ];
        let lost = of(events.iter(), game.field(), catalog);
        assert_eq!(lost.into_iter().collect::<Vec<_>>(), [(piece, 5)]);
    }
}
