//! Which unit each row is, and of what kind.
//!
//! Must not know whom it is under.

use super::Work;
use crate::spreadsheet::hierarchy::parents;
use crate::spreadsheet::namesakes::Found;
use crate::spreadsheet::parse::{self, Why, why};
use crate::spreadsheet::row::{Draft, path_of};
use crate::spreadsheet::{Cell, Column, Hierarchy};
use oblique_rules::catalog::Role;
use oblique_scenario::{Piece, PieceId, Side};
use std::collections::{BTreeMap, BTreeSet};

impl Work<'_> {
    /// Finds out which unit each row is: by id, else by side and name, else a new one.
    pub(super) fn identify(&mut self) {
        let rows: Vec<usize> = {
            let f = &self.fields;
            let blank = |row: &usize| f.sheet.rows[*row].iter().all(Cell::is_blank);
            f.options.body(f.sheet).filter(|row| !blank(row)).collect()
        };
        let mut waiting = Vec::new();
        let mut sides = BTreeMap::new();
        for row in rows {
            match self.side_of(row) {
                Ok(side) => _ = sides.insert(row, side),
                Err((column, why)) => {
                    self.refuse(row, column, why);
                    continue;
                }
            }
            let id = self.text(row, &Column::Id).map(PieceId);
            let known = id.as_ref().and_then(|id| self.fields.scenario.pieces.get(id));
            match (id, known) {
                (Some(id), Some(old)) => self.claim(row, id, Some(old.clone()), sides[&row]),
                (id, _) => waiting.push((row, id)),
            }
        }
        for (row, id) in waiting {
            let side = sides[&row].unwrap_or(self.fields.options.side);
            match self.by_name(row, side) {
                Ok(Some(found)) => {
                    let old = self.fields.scenario.pieces.get(&found).cloned();
                    self.claim(row, found, old, sides[&row]);
                }
                Ok(None) => {
                    let name = self.text(row, &Column::Name).unwrap_or_default();
                    if name.is_empty() && id.is_none() {
                        let column = self.fields.options.column_of(&Column::Name).unwrap_or(0);
                        self.refuse(row, column, why("This row names no unit.", "a name"));
                        continue;
                    }
                    let id = id.unwrap_or_else(|| self.fresh(side, &name));
                    self.claim(row, id, None, Some(side));
                }
                Err(why) => {
                    let column = self.fields.options.column_of(&Column::Name).unwrap_or(0);
                    self.refuse(row, column, why);
                }
            }
        }
        self.drafts.sort_by_key(|d| d.row);
    }

    fn side_of(&self, row: usize) -> Result<Option<Side>, (usize, Why)> {
        match self.fields.cell(row, &Column::Side) {
            Some((index, cell)) if !cell.is_blank() => {
                let text = cell.trimmed();
                let word = self.fields.options.explained(&Column::Side, text).unwrap_or(text);
                parse::side(word, self.fields.scenario, self.fields.known)
                    .map(Some)
                    .map_err(|why| (index, why))
            }
            _ => Ok(None),
        }
    }

    /// The unit of the scenario a row without a known id is: of its side and name, and, where there
    /// are several, of its command.
    fn by_name(&mut self, row: usize, side: Side) -> Result<Option<PieceId>, Why> {
        let Some(name) = self.text(row, &Column::Name) else { return Ok(None) };
        let commands = [Column::Path, Column::Leader].map(|column| self.text(row, &column));
        match self.namesakes.free(&self.fields, side, &name, commands, &self.taken) {
            Found::None => Ok(None),
            Found::One(id) => Ok(Some(id)),
            Found::Several(count) => Err(why(
                format!("{count} units of this side are called so."),
                "an id in the column Id, or the unit's leader",
            )),
        }
    }

    pub(super) fn fresh(&mut self, side: Side, name: &str) -> PieceId {
        let stem = PieceId::stem(side, name);
        let n = self.fresh.entry(stem.clone()).or_insert(0);
        loop {
            *n += 1;
            let id = if *n == 1 { stem.clone() } else { PieceId(format!("{stem}-{n:02}")) };
            if !self.taken.contains(&id) && !self.fields.scenario.pieces.contains_key(&id) {
                return id;
            }
        }
    }

    fn claim(&mut self, row: usize, id: PieceId, old: Option<Piece>, side: Option<Side>) {
        if !self.taken.insert(id.clone()) {
            let column =
                self.fields.options.column_of(&Column::Id).or(self.fields.options.column_of(&Column::Name));
            let w = why(format!("Another row is '{id}' already."), "each unit once");
            self.refuse(row, column.unwrap_or(0), w);
            return;
        }
        let mut piece = match &old {
            Some(old) => old.clone(),
            None => Piece::new(side.unwrap_or(self.fields.options.side), "", ""),
        };
        if let Some(side) = side {
            piece.side = side;
        }
        if let Some(name) = self.text(row, &Column::Name) {
            piece.name = name;
        }
        let path = self.fields.cell(row, &Column::Path).filter(|(_, cell)| !cell.is_blank());
        let path = path.map(|(_, cell)| path_of(&cell, &piece.name));
        self.drafts.push(Draft { row, id, old, piece, path, depth: 0, of_its_side: false, is_made: false });
    }

    /// Kinds: from their cells, else the unit's own, else leaders where others are under them, else
    /// the kind chosen for rows that name none.
    pub(super) fn kinds(&mut self) {
        self.depths();
        let depths: Vec<usize> = self.drafts.iter().map(|d| d.depth).collect();
        let above: BTreeSet<usize> = parents(&depths).into_iter().flatten().collect();
        let indented = self.fields.options.hierarchy != Hierarchy::Columns;
        for index in 0..self.drafts.len() {
            let (row, old) = (self.drafts[index].row, self.drafts[index].piece.kind.clone());
            let catalog = self.fields.catalog;
            let cell = self.fields.cell(row, &Column::Kind).filter(|(_, c)| !c.is_blank());
            let known = catalog.kind(&old).map_or(old.as_str(), |k| k.name.as_str());
            let cell = cell.filter(|(_, c)| !self.fields.same(&self.drafts[index], &Column::Kind, c));
            let kept = self.drafts[index].old.is_some() && cell.is_none();
            let kind = match &cell {
                // What the scenario says already is no news, even where there is no such kind.
                _ if kept => continue,
                Some((_, cell)) if !old.is_empty() && cell.trimmed() == known => Ok(old.clone()),
                Some((column, cell)) => {
                    let word = cell.trimmed();
                    let word = self.fields.options.explained(&Column::Kind, word).unwrap_or(word);
                    parse::kind(word, self.fields.known).map(|k| k.id.clone()).map_err(|why| (*column, why))
                }
                None if !old.is_empty() => Ok(old.clone()),
                None if indented && above.contains(&index) => {
                    let leader = catalog.kinds.iter().find(|k| k.role == Role::Leader);
                    Ok(leader.map_or_else(String::new, |k| k.id.clone()))
                }
                None => Ok(self.fields.options.kind.clone()),
            };
            match kind {
                Ok(kind) if kind.is_empty() => {
                    let column = self.fields.options.column_of(&Column::Kind);
                    let column = column.or(self.fields.options.column_of(&Column::Name)).unwrap_or(0);
                    let names: Vec<&str> = catalog.kinds.iter().map(|k| k.name.as_str()).collect();
                    self.refuse(row, column, why("This new unit has no kind.", names.join(", ")));
                }
                Ok(kind) => self.drafts[index].piece.kind = kind,
                Err((column, why)) => self.refuse(row, column, why),
            }
        }
    }
}
