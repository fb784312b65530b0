//! Carrying chosen differences over: the edit that makes a scenario like another there.

use super::fields::{Field, flatten, unflatten};
use super::part::{put, value};
use super::{ScenarioPart, ground};
use oblique_scenario::{Edit, Scenario};

/// What to carry over.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pick {
    /// The part.
    pub part: ScenarioPart,
    /// One field of it, or the whole part.
    pub field: Option<Field>,
}

/// The edit that makes `target` like `other` in what is picked; what is the same there already stays
/// out of it. The ruleset cannot be carried over. Groups of hexes are given as a difference from
/// `target` to `other` names them.
#[must_use]
pub fn take(target: &Scenario, other: &Scenario, picks: &[Pick]) -> Edit {
    let mut picks: Vec<&Pick> = picks.iter().collect();
    // The size first: an edit of it puts the whole ground.
    picks.sort_by_key(|p| (p.part != ScenarioPart::Layout, p.part.clone(), p.field.clone()));
    let mut edits = Vec::new();
    let mut cells = Vec::new();
    let mut levels = Vec::new();
    let groups = ground::groups(&target.board, &other.board);
    let mut rest = picks.as_slice();
    while let Some(first) = rest.first() {
        let same = rest.iter().take_while(|p| p.part == first.part).count();
        let (of_thing, after) = rest.split_at(same);
        rest = after;
        match &first.part {
            ScenarioPart::Layout if target.board.layout() != other.board.layout() => {
                edits.push(ground::layout_edit(target, &other.board));
            }
            ScenarioPart::Layout | ScenarioPart::Ruleset => {}
            part @ ScenarioPart::Terrain { to, .. } => {
                let hexes = groups.get(part).into_iter().flatten();
                cells.extend(hexes.map(|hex| (*hex, to.clone())));
            }
            part @ ScenarioPart::Level { to, .. } => {
                levels.extend(groups.get(part).into_iter().flatten().map(|hex| (*hex, *to)));
            }
            part => edits.extend(part_edit(target, other, part, of_thing)),
        }
    }
    if !levels.is_empty() {
        edits.insert(0, Edit::Levels(levels));
    }
    if !cells.is_empty() {
        edits.insert(0, ground::terrain_edit(target, &cells));
    }
    Edit::Many(edits)
}

fn part_edit(target: &Scenario, other: &Scenario, part: &ScenarioPart, picks: &[&Pick]) -> Option<Edit> {
    let theirs = value(other, part);
    let ours = value(target, part);
    let (Some(old), Some(new)) = (&ours, &theirs) else { return put(part, theirs) };
    if picks.iter().any(|p| p.field.is_none()) {
        return put(part, theirs);
    }
    let mut fields = flatten(part, old.clone());
    let theirs = flatten(part, new.clone());
    for field in picks.iter().filter_map(|p| p.field.as_ref()) {
        match theirs.get(field) {
            Some(value) => _ = fields.insert(field.clone(), value.clone()),
            None => _ = fields.remove(field),
        }
    }
    put(part, Some(unflatten(part, fields)))
}
