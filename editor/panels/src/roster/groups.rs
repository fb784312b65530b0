//! Rows under headings: by arm, nation, quality, command or regiment, each with what it adds up to.

use super::list::Item;
use oblique_roster::companies::regiment;
use oblique_roster::totals::{ARMS, Totals, quality};
use oblique_roster::tree::Row;
use oblique_rules::catalog::{Catalog, Role};
use oblique_scenario::{Scenario, Side};
use oblique_text::{Text, text};
use std::collections::BTreeSet;

/// What rows are put together by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum GroupBy {
    /// Foot, horse, guns.
    Arm,
    /// Nations.
    Nation,
    /// Quality, the best first.
    Quality,
    /// The leader they are attached to.
    Command,
    /// Companies of one regiment, by their names.
    Regiment,
}

impl GroupBy {
    /// All of them, with their names.
    pub(super) const ALL: [(Self, Text); 5] = [
        (Self::Arm, Text("army-arm")),
        (Self::Nation, Text("army-nation")),
        (Self::Quality, Text("army-quality")),
        (Self::Command, Text("army-command")),
        (Self::Regiment, Text("army-regiment")),
    ];
}

/// A heading, to fold by.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Group {
    /// Of which side.
    pub side: Side,
    /// Its name.
    pub name: String,
}

/// What stands under a heading.
struct Part<'r> {
    /// Headings are ordered by this, then as they are met.
    rank: i64,
    name: String,
    rows: Vec<&'r Row<'r>>,
    /// Rows of no group stand without a heading.
    bare: bool,
}

fn arm(catalog: &Catalog, row: &Row<'_>) -> (i64, String) {
    const NAMES: [Text; 4] =
        [Text("army-foot"), Text("army-light-troops"), Text("army-horse"), Text("army-guns")];
    let role = catalog.kind(&row.piece.kind).map(|k| k.role);
    let at = ARMS.iter().position(|(arm, _)| Some(*arm) == role);
    match (at.and_then(|at| Some((i64::try_from(at).ok()?, NAMES.get(at)?))), role) {
        (Some((at, name)), _) => (at, name.to_string()),
        (None, Some(Role::Chief | Role::Leader)) => (9, text!("army-leaders").to_owned()),
        (None, _) => (10, text!("army-others").to_owned()),
    }
}

/// Puts the rows of a side under headings.
pub(super) fn grouped<'r>(
    scenario: &Scenario,
    catalog: &Catalog,
    side: Side,
    by: GroupBy,
    rows: &[&'r Row<'r>],
    folded: &BTreeSet<Group>,
    items: &mut Vec<Item>,
) {
    let mut parts: Vec<Part<'r>> = Vec::new();
    for row in rows {
        let piece = row.piece;
        let (rank, name) = match by {
            GroupBy::Arm => arm(catalog, row),
            GroupBy::Nation => match scenario.nations.get(&piece.nation) {
                Some(nation) => (0, nation.name.clone()),
                None if piece.nation.is_empty() => (1, text!("army-no-nation").to_owned()),
                None => (0, piece.nation.clone()),
            },
            GroupBy::Quality => quality(catalog, piece).map_or_else(
                || (i64::MAX, text!("army-no-quality").to_owned()),
                |(place, name)| (-place, name),
            ),
            GroupBy::Command => {
                let above = piece.leader.as_ref().filter(|_| !row.leads);
                let leader =
                    above.and_then(|id| scenario.pieces.get(id)).or(Some(piece).filter(|_| row.leads));
                leader.map_or_else(
                    || (1, text!("army-no-command").to_owned()),
                    |leader| (0, leader.name.clone()),
                )
            }
            GroupBy::Regiment if row.leads => (1, text!("army-leaders").to_owned()),
            GroupBy::Regiment => (0, regiment(piece).to_owned()),
        };
        match parts.iter_mut().find(|part| part.name == name) {
            Some(part) => part.rows.push(row),
            None => parts.push(Part { rank, name, rows: vec![row], bare: false }),
        }
    }
    if by == GroupBy::Regiment {
        for part in &mut parts {
            part.bare = part.rows.len() == 1;
        }
    }
    parts.sort_by_key(|part| part.rank);
    for part in parts {
        if part.bare {
            items.extend(part.rows.iter().map(|row| super::list::item(row, 0)));
            continue;
        }
        let mut totals = Totals::default();
        part.rows.iter().for_each(|row| totals.add(&Totals::of_piece(catalog, row.piece)));
        let group = Group { side, name: part.name };
        let open = !folded.contains(&group);
        items.push(Item::Group(group, totals));
        if open {
            items.extend(part.rows.iter().map(|row| super::list::item(row, 1)));
        }
    }
}
