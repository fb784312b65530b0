//! Lines that end side by side: what was found on a sheet in two pieces is one road.
//!
//! Must not know what kinds there are: who asks says which of them flow.

use oblique_board::chain::{Chain, Stop};
use oblique_board::{Board, FeatureId};
use oblique_scenario::{Scenario, lines};

/// Joins the line laid last to another of its kind that ends a hex from its end and goes on from there: neither has a
/// further line at its end, no third one ends as near, and the way does not turn back. Gives the change; `None` where
/// there is no such.
pub(crate) fn closed(scenario: &Scenario, id: &FeatureId) -> Option<lines::LineChange> {
    let own = lines::chain(scenario, id).filter(|chain| !chain.is_ring())?;
    let kind = &scenario.board.features().get(id)?.kind;
    let [first, last] = [&own, &own.reversed()].map(|from| facing(scenario, kind, id, from));
    let with = first.or(last)?;
    // What is older keeps its id, and its name if it has one.
    let name = |id: &FeatureId| scenario.board.features().get(id).map(|feature| feature.name.as_str());
    match (name(id)?, name(&with)?) {
        ("", _) => lines::join(scenario, &with, id),
        (_, "") => lines::join(scenario, id, &with),
        _ => None,
    }
}

/// The one line of a kind that ends a hex from where a chain begins, and goes on from there.
fn facing(scenario: &Scenario, kind: &str, but: &FeatureId, from: &Chain) -> Option<FeatureId> {
    let (board, layout) = (&scenario.board, scenario.board.layout());
    if !is_loose(board, kind, from.first()) {
        return None;
    }
    let beside: Vec<Stop> = from.first().next(layout).into_iter().map(|(_, stop)| stop).collect();
    let features = board.features().iter().filter(|(id, f)| f.kind == kind && *id != but);
    let mut found = None;
    for (id, feature) in features {
        let ends = Chain::ends(&feature.path, layout).into_iter().flatten();
        for end in ends.filter(|end| beside.contains(end) && is_loose(board, kind, *end)) {
            if found.replace((id, end)).is_some() {
                return None;
            }
        }
    }
    let (id, end) = found?;
    let other = lines::chain(scenario, id)?;
    let onward = if other.first() == end { other } else { other.reversed() };
    let second = |chain: &Chain| chain.stops().get(1).copied();
    // A turn by more than a side of a hex leads back beside the way it came.
    let near = |a: Option<Stop>, b| a.is_none_or(|a| a == b || Chain::new(vec![a, b], layout).is_some());
    (!near(second(from), end) && !near(second(&onward), from.first())).then(|| id.clone())
}

/// Does no more than one step of a kind lead to a hex? Corners are not asked.
fn is_loose(board: &Board, kind: &str, stop: Stop) -> bool {
    let Stop::Hex(hex) = stop else { return false };
    board.linear_kind(kind).is_some_and(|kind| board.steps_at(hex, 1 << kind.0) <= 1)
}

#[cfg(test)]
mod tests {
    use super::closed;
    use oblique_board::hex::{Layout, Orientation};
    use oblique_board::{Board, Feature, FeatureId, Path};
    use oblique_scenario::Scenario;

    /// Lines of a kind along places of a board, numbered.
    fn with(courses: &[&[(i32, i32)]]) -> Scenario {
        let layout = Layout::new(Orientation::Flat, 20, 20);
        let board = Board::new(layout, vec!["clear".to_owned()], vec!["road".to_owned()]);
        let mut scenario = Scenario::new("test", board);
        for (n, course) in courses.iter().enumerate() {
            let path = Path::Hexes(course.iter().map(|(col, row)| layout.at(*col, *row)).collect());
            scenario.board.put_feature(FeatureId(format!("road-{n}")), Some(Feature::new("road", path)));
        }
        scenario
    }

    #[test]
    fn lines_that_end_side_by_side_are_one() {
        let mut scenario = with(&[&[(2, 2), (2, 3), (2, 4)], &[(2, 5), (2, 6), (2, 7)]]);
        let change = closed(&scenario, &FeatureId("road-1".to_owned())).expect("a gap");
        let _ = change.edit.apply(&mut scenario);
        assert_eq!(scenario.board.features().len(), 1);
        let road = &scenario.board.features()[&FeatureId("road-0".to_owned())];
        assert!(matches!(&road.path, Path::Hexes(hexes) if hexes.len() == 6), "{road:?}");
    }

    #[test]
    fn what_turns_back_leads_elsewhere_or_is_no_gap_is_left() {
        let last = |courses: &[&[(i32, i32)]]| {
            closed(&with(courses), &FeatureId(format!("road-{}", courses.len() - 1)))
        };
        // Both come from above.
        assert!(last(&[&[(2, 2), (2, 3), (2, 4)], &[(3, 2), (3, 3), (3, 4)]]).is_none());
        // A hex between.
        assert!(last(&[&[(2, 2), (2, 3), (2, 4)], &[(2, 6), (2, 7)]]).is_none());
        // Two go on: nothing says which is meant.
        assert!(last(&[&[(1, 6), (1, 7)], &[(2, 5), (2, 6), (2, 7)], &[(2, 2), (2, 3), (2, 4)]]).is_some());
        assert!(last(&[&[(3, 4), (4, 5)], &[(2, 5), (2, 6), (2, 7)], &[(2, 2), (2, 3), (2, 4)]]).is_none());
        // Another road comes to the end already.
        assert!(last(&[&[(2, 5), (2, 6)], &[(1, 3), (2, 4), (3, 4)], &[(2, 3), (2, 4)]]).is_none());
    }

    #[test]
    fn roads_of_two_names_stay_two() {
        let mut scenario = with(&[&[(2, 2), (2, 3)], &[(2, 4), (2, 5)]]);
        for (n, name) in ["Old road", "New road"].into_iter().enumerate() {
            let id = FeatureId(format!("road-{n}"));
            let road = Feature { name: name.to_owned(), ..scenario.board.features()[&id].clone() };
            scenario.board.put_feature(id, Some(road));
        }
        assert!(closed(&scenario, &FeatureId("road-1".to_owned())).is_none());
    }
}
