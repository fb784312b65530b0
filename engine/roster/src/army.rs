//! An army built from a list, put into the order of battle of a side.

use super::naming::Names;
use super::nation::nation_key;
use super::removal::removal;
use super::template::Added;
use oblique_rules::catalog::Catalog;
use oblique_rules::lists::{Army, ArmyList, muster};
use oblique_scenario::{Edit, FreshPieceIds, Nation, Piece, PieceId, Scenario, Side};
use std::collections::{BTreeMap, BTreeSet};

/// How an army is put into an order of battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct JoinOptions {
    /// The side.
    pub side: Side,
    /// In place of all pieces of the side, or after them?
    pub replace: bool,
}

/// What putting an army of a list into a scenario would do: its pieces undeployed and in their usual formation, with
/// fresh ids, of the list's nation, which is added where the scenario has none like it.
#[must_use]
pub fn joined(
    scenario: &Scenario,
    catalog: &Catalog,
    list: &ArmyList,
    army: &Army,
    wish: JoinOptions,
) -> Added {
    let side = wish.side;
    let mut grown = scenario.clone();
    let mut edits = Vec::new();
    if wish.replace {
        let own = grown.pieces.iter().filter(|(_, piece)| piece.side == side);
        let ids: BTreeSet<PieceId> = own.map(|(id, _)| id.clone()).collect();
        edits.push(removal(&grown, catalog, &ids).0);
        grown.pieces.retain(|id, _| !ids.contains(id));
    }
    let row = catalog.nations.iter().find(|row| row.id == list.id);
    let wanted = Nation {
        name: list.name.clone(),
        color: row.map_or_else(|| grown.side(side).color.clone(), |row| row.color.clone()),
        traits_of: row.map_or("default", |row| row.id.as_str()).to_owned(),
        ..Nation::default()
    };
    let nation = nation_key(&list.id, wanted, &mut grown, &mut edits);
    let mut raised = Scenario::new(&catalog.id, grown.board.clone());
    muster(&mut raised, army, side, &nation);
    let own = grown.pieces.values().filter(|piece| piece.side == side);
    let mut names: Names = own.map(|piece| piece.name.as_str()).collect();
    let mut order = grown.next_order(side);
    let mut fresh = FreshPieceIds::default();
    let mut ids: BTreeMap<PieceId, PieceId> = BTreeMap::new();
    let mut pieces: Vec<(PieceId, Piece)> = Vec::new();
    let roster: Vec<PieceId> = raised.roster().into_iter().cloned().collect();
    for old in roster {
        let Some(mut piece) = raised.pieces.remove(&old) else { continue };
        if names.has(&piece.name) {
            piece.name = names.after(&piece.name);
        }
        names.take(&piece.name);
        let usual = catalog.kind(&piece.kind).and_then(|kind| kind.formations.first().cloned());
        piece.formation = usual.unwrap_or_default();
        piece.order = order;
        order = order.saturating_add(1);
        let new = fresh.next(&grown, side, &piece.name);
        grown.pieces.insert(new.clone(), piece.clone());
        ids.insert(old, new.clone());
        pieces.push((new, piece));
    }
    for (id, piece) in &mut pieces {
        piece.leader = piece.leader.as_ref().and_then(|leader| ids.get(leader)).cloned();
        edits.push(Edit::Piece(id.clone(), Some(Box::new(piece.clone()))));
    }
    Added { edit: Edit::Many(edits), pieces }
}

#[cfg(test)]
mod tests {
    use super::{JoinOptions, joined};
    use oblique_rules::lists::ArmyPlan;
    use oblique_rulesets::{RULESETS, read_scenario};
    use oblique_scenario::{Scenario, Side};

    /// A battle of every ruleset that has lists, with an army of its first list joined.
    fn with_an_army(replace: bool) -> Vec<(Scenario, Scenario, usize)> {
        let mut all = Vec::new();
        for rules in RULESETS {
            let Some(lists) = rules.army_lists() else { continue };
            let (list, catalog) = (&lists.lists[0], rules.catalog());
            let year = lists.common_years(&[list])[0];
            let plan = ArmyPlan::new(lists, catalog, list, year, 3).expect("it can be raised");
            let army = plan.army(catalog, list).expect("an army");
            for path in oblique_testing::shipped::battles_of(&catalog.id) {
                let text = std::fs::read_to_string(path).expect("it is there");
                let before = read_scenario(&text).scenario.expect("it is whole");
                let wish = JoinOptions { side: Side::B, replace };
                let added = joined(&before, catalog, list, &army, wish);
                let mut after = before.clone();
                let _ = added.edit.apply(&mut after);
                all.push((before, after, added.pieces.len()));
            }
        }
        assert!(!all.is_empty(), "a ruleset has lists");
        all
    }

    fn count(scenario: &Scenario, side: Side) -> usize {
        scenario.pieces.values().filter(|piece| piece.side == side).count()
    }

    #[test]
    fn an_army_comes_after_what_is_there_or_in_its_place() {
        for (replace, kept) in [(false, 1), (true, 0)] {
            for (before, after, new) in with_an_army(replace) {
                assert_eq!(count(&after, Side::B), kept * count(&before, Side::B) + new);
                assert_eq!(count(&after, Side::A), count(&before, Side::A));
                for piece in after.pieces.values().filter(|piece| piece.side == Side::B) {
                    assert!(after.nations.contains_key(&piece.nation), "{}", piece.nation);
                    let leader = piece.leader.as_ref().map(|id| &after.pieces[id]);
                    assert!(leader.is_none_or(|leader| leader.side == Side::B));
                }
                assert!(after.pieces.values().filter(|p| p.leader.is_some()).count() > new / 2);
            }
        }
    }
}
