//! Checks of linear features every ruleset has for nothing: a stream with a gap, a road that ends at
//! nothing.
//!
//! They run after every edit of a line, on boards of a million hexes too: what is wrong with a line by
//! itself is kept until it changes, and what comes together at a place is asked of the board's hexsides
//! there, never looked for feature by feature.
//! Must not know any one ruleset: it reads the catalog it is given.

mod by_itself;
mod dead_ends;
mod gaps;

use super::catalog::Catalog;
pub use by_itself::by_itself;
pub use dead_ends::dead_ends;
pub(super) use gaps::gaps;
use oblique_board::{Feature, FeatureId};
use oblique_scenario::check::Fix;

/// Something wrong with a line.
pub struct Finding {
    /// Which.
    pub id: FeatureId,
    /// What is wrong.
    pub message: String,
    /// What would fix it.
    pub fixes: Vec<Fix>,
}

/// What a feature is called in a sentence.
fn called(catalog: &Catalog, id: &FeatureId, feature: &Feature) -> String {
    if !feature.name.is_empty() {
        return feature.name.clone();
    }
    catalog.linear(&feature.kind).map_or_else(
        || id.0.clone(),
        |kind| format!("{} {}", kind.name, number_in(&id.0, &feature.kind).unwrap_or(&id.0)),
    )
}

/// What the editor numbers is called by the number alone: 'Road 6', not 'Road road-06'. The first of a kind has none in
/// its id, the second is 'road-02'.
fn number_in<'i>(id: &'i str, kind: &str) -> Option<&'i str> {
    let rest = id.strip_prefix(kind)?;
    if rest.is_empty() {
        return Some("1");
    }
    Some(rest.strip_prefix('-')?.trim_start_matches('0')).filter(|number| !number.is_empty())
}

#[cfg(test)]
mod tests {
    use super::number_in;

    #[test]
    fn lines_without_a_name_are_told_by_their_number() {
        let number = |id| number_in(id, "road");
        assert_eq!(["road", "road-02", "road-6"].map(number), [Some("1"), Some("2"), Some("6")]);
        assert_eq!(["road-", "roadside", "mill-lane"].map(number), [None; 3]);
    }
}
