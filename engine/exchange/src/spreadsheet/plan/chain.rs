//! The chain of command: whom each row is under, and which rows hang on bad ones.
//!
//! Must not know how a row came to be a unit.

use super::Work;
use crate::spreadsheet::hierarchy::{Leaders, depth, parents};
use crate::spreadsheet::options::indent;
use crate::spreadsheet::parse::{Why, why};
use crate::spreadsheet::row::Draft;
use crate::spreadsheet::{Column, Hierarchy};
use oblique_scenario::PieceId;
use std::collections::{BTreeMap, BTreeSet};

impl Work<'_> {
    /// Depths of an indented or numbered sheet.
    pub(super) fn depths(&mut self) {
        let options = self.fields.options;
        let column = match options.hierarchy {
            Hierarchy::Columns => return,
            Hierarchy::Indentation => Column::Name,
            Hierarchy::Outline => Column::Level,
        };
        for index in 0..self.drafts.len() {
            let row = self.drafts[index].row;
            let Some((at, cell)) = self.fields.cell(row, &column) else { continue };
            let found = if column == Column::Name { Ok(indent(&cell)) } else { depth(&cell) };
            match found {
                Ok(depth) => self.drafts[index].depth = depth,
                Err(why) => self.refuse(row, at, why),
            }
        }
    }

    /// Whom each unit is under.
    pub(super) fn hierarchy(&mut self) {
        let mut drafts = std::mem::take(&mut self.drafts);
        let mut found: Vec<Result<Option<PieceId>, (usize, Why)>> = Vec::with_capacity(drafts.len());
        if self.fields.options.hierarchy == Hierarchy::Columns {
            let leaders = Leaders::new(self.fields.scenario, &drafts);
            found.extend(drafts.iter().map(|draft| {
                if draft.is_made {
                    Ok(draft.piece.leader.clone())
                } else {
                    self.fields.leader(draft, &leaders)
                }
            }));
        } else {
            let depths: Vec<usize> = drafts.iter().map(|d| d.depth).collect();
            for (draft, parent) in drafts.iter().zip(parents(&depths)) {
                let kept = || draft.piece.leader.clone();
                found.push(Ok(parent.and_then(|p| drafts.get(p)).map(|p| p.id.clone()).or_else(kept)));
            }
        }
        let places: BTreeMap<PieceId, usize> =
            drafts.iter().enumerate().map(|(place, d)| (d.id.clone(), place)).collect();
        for (index, result) in found.into_iter().enumerate() {
            let row = drafts[index].row;
            match result {
                Ok(leader) => {
                    let changed = drafts[index].old.as_ref().is_none_or(|old| old.leader != leader);
                    if let Some(id) = leader.as_ref().filter(|_| changed)
                        && let Some(problem) =
                            self.cannot_lead(id, places.get(id).and_then(|place| drafts.get(*place)))
                    {
                        let column = self.hierarchy_column();
                        self.refuse(row, column, problem);
                    }
                    drafts[index].piece.leader = leader;
                }
                Err((column, why)) => self.refuse(row, column, why),
            }
        }
        self.drafts = drafts;
        self.circles();
    }

    fn hierarchy_column(&self) -> usize {
        let options = self.fields.options;
        let columns = match options.hierarchy {
            Hierarchy::Columns => [Column::Leader, Column::Path],
            Hierarchy::Indentation => [Column::Name, Column::Id],
            Hierarchy::Outline => [Column::Level, Column::Name],
        };
        columns.iter().find_map(|c| options.column_of(c)).unwrap_or(0)
    }

    /// Why nobody can be put under a unit, whose row is `draft` if it has one; `None` if it leads.
    fn cannot_lead(&self, id: &PieceId, draft: Option<&Draft>) -> Option<Why> {
        let piece = draft.map(|d| &d.piece).or_else(|| self.fields.scenario.pieces.get(id))?;
        let kind = self.fields.catalog.kind(&piece.kind)?;
        (!kind.role.leads()).then(|| why(format!("{} is no leader.", piece.name), "a leader"))
    }

    /// Those who would be under themselves by way of others.
    fn circles(&mut self) {
        let mut leaders: BTreeMap<&PieceId, Option<&PieceId>> =
            self.fields.scenario.pieces.iter().map(|(id, p)| (id, p.leader.as_ref())).collect();
        leaders.extend(self.drafts.iter().map(|d| (&d.id, d.piece.leader.as_ref())));
        let circled = in_circles(&leaders);
        let changed = |d: &&Draft| d.old.as_ref().is_none_or(|old| old.leader != d.piece.leader);
        let rows: Vec<usize> =
            self.drafts.iter().filter(changed).filter(|d| circled.contains(&d.id)).map(|d| d.row).collect();
        for row in rows {
            let column = self.hierarchy_column();
            self.refuse(row, column, why("He would be under himself.", "leaders without a circle"));
        }
    }

    /// Rows that hang on new leaders left out are bad as well.
    pub(super) fn bad_rows(&mut self) -> BTreeSet<usize> {
        let mut bad: BTreeSet<usize> = self.bad.iter().map(|b| b.row).collect();
        let mut under: BTreeMap<&PieceId, Vec<&Draft>> = BTreeMap::new();
        for draft in &self.drafts {
            if let Some(leader) = &draft.piece.leader {
                under.entry(leader).or_default().push(draft);
            }
        }
        let mut waiting: Vec<&Draft> =
            self.drafts.iter().filter(|d| !d.is_made && bad.contains(&(d.row + 1))).collect();
        let mut more = Vec::new();
        while let Some(gone) = waiting.pop() {
            if gone.old.is_some() {
                continue;
            }
            for draft in under.get(&gone.id).into_iter().flatten() {
                if bad.insert(draft.row + 1) {
                    more.push(draft.row);
                    waiting.push(draft);
                }
            }
        }
        more.sort_unstable();
        for row in more {
            let column = self.hierarchy_column();
            self.refuse(
                row,
                column,
                why("The row of its leader has bad cells.", "a leader whose row is good"),
            );
        }
        bad
    }
}

/// Those who are above themselves.
fn in_circles<'a>(leaders: &BTreeMap<&'a PieceId, Option<&'a PieceId>>) -> BTreeSet<&'a PieceId> {
    let (mut circled, mut done) = (BTreeSet::new(), BTreeSet::new());
    for id in leaders.keys() {
        let mut way: Vec<&PieceId> = Vec::new();
        let mut here = Some(*id);
        while let Some(id) = here.filter(|id| done.insert(*id)) {
            way.push(id);
            here = leaders.get(id).copied().flatten();
        }
        // The way came back to itself, and not to one gone before.
        if let Some(start) = here.and_then(|id| way.iter().position(|w| *w == id)) {
            circled.extend(way.drain(start..));
        }
    }
    circled
}
