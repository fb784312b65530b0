//! What armies add up to, in the language of the interface. Files and printed sheets have it in English from the totals.

use oblique_roster::totals::{ARMS, Totals, thousands};
use oblique_rules::catalog::{Catalog, Role};
use oblique_scenario::{PieceId, Scenario};
use oblique_text::text;

/// '21 units, 9,300 men, 14 guns'.
#[must_use]
pub fn line(totals: &Totals) -> String {
    let shown = |n: i64| thousands(n);
    let units = i64::from(totals.units);
    let mut parts = vec![text!("context-count-units", n = units, shown = shown(units))];
    if totals.men > 0 {
        parts.push(text!("context-count-men", shown = shown(totals.men)));
    }
    if totals.guns > 0 {
        parts.push(text!("context-count-guns", n = totals.guns, shown = shown(totals.guns)));
    }
    parts.join(", ")
}

/// Units by arm: '10 foot, 4 horse'. Empty without units.
#[must_use]
pub fn arms(totals: &Totals) -> String {
    let counted = ARMS.iter().zip(totals.by_arm).filter(|(_, n)| *n > 0);
    let named = counted.map(|((role, _), n)| match role {
        Role::Foot => text!("context-count-foot", n),
        Role::Light => text!("context-count-light", n),
        Role::Horse => text!("context-count-horse", n),
        _ => text!("context-count-batteries", n),
    });
    named.collect::<Vec<_>>().join(", ")
}

/// How many pieces, those who lead told apart: '2 units and 1 leader', '3 leaders'.
#[must_use]
pub fn who(totals: &Totals) -> String {
    let units = || text!("context-count-units", n = totals.units, shown = thousands(i64::from(totals.units)));
    let leaders = || {
        text!("context-count-many-leaders", n = totals.leaders, shown = thousands(i64::from(totals.leaders)))
    };
    match (totals.units, totals.leaders) {
        (_, 0) => units(),
        (0, _) => leaders(),
        _ => text!("context-units-and-leaders", units = units(), leaders = leaders()),
    }
}

/// The same of pieces by their ids.
#[must_use]
pub fn who_of<'a>(
    catalog: &Catalog,
    scenario: &Scenario,
    ids: impl IntoIterator<Item = &'a PieceId>,
) -> String {
    who(&Totals::of(catalog, ids.into_iter().filter_map(|id| scenario.pieces.get(id))))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// In English the window says what files say.
    #[test]
    fn english_is_as_in_files() {
        let totals = Totals { units: 21, men: 9300, guns: 1, by_arm: [10, 0, 4, 1], ..Totals::default() };
        assert_eq!((line(&totals), arms(&totals)), (totals.line(), totals.arms()));
        for (units, leaders) in [(0, 0), (1, 0), (2_000, 1), (0, 2)] {
            let totals = Totals { units, leaders, ..Totals::default() };
            assert_eq!(who(&totals), totals.who());
        }
    }
}
