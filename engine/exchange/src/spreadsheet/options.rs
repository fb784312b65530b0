//! How a sheet is read: what each column is, and what stands in where it says nothing.

use super::column::{Headers, attributes, fold};
use super::{Cell, Column, Conversion, Decimal, Vocabulary, Worksheet, parse};
use oblique_rules::catalog::{Attribute, Catalog};
use oblique_scenario::{Scenario, Side};
use std::collections::{BTreeMap, BTreeSet};

/// Where the sheet says who is under whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Hierarchy {
    /// In its path or leader column.
    #[default]
    Columns,
    /// By spaces or tabs before the names.
    Indentation,
    /// By depths or outline numbers in its level column.
    Outline,
}

impl Hierarchy {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Columns, Self::Indentation, Self::Outline];

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Columns => "Path or leader column",
            Self::Indentation => "Spaces before names",
            Self::Outline => "Level column",
        }
    }
}

/// How a sheet is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportOptions {
    /// The row of the headers, counted from 0; rows before it are left out. `None`: there is none.
    pub header_row: Option<usize>,
    /// What each column is.
    pub mapping: Vec<Column>,
    /// The side of rows that name none.
    pub side: Side,
    /// The kind of new units that name none, or empty.
    pub kind: String,
    /// Who is under whom.
    pub hierarchy: Hierarchy,
    /// How numbers are written.
    pub decimal: Decimal,
    /// Men to a squadron, where a row has squadrons and says no more.
    pub men_per_squadron: i64,
    /// Conversions of ratings, by attribute.
    pub conversions: BTreeMap<String, Conversion>,
    /// What words the catalog has not mean, by column and folded word: see [`ImportOptions::explain`].
    pub words: BTreeMap<Column, BTreeMap<String, String>>,
    /// Units of the sheet's sides that the sheet has not are removed.
    pub remove_missing: bool,
    /// A blank cell empties the field; else it leaves it.
    pub blank_clears: bool,
    /// Leaders that rows name and nobody is are made, under one another as paths say.
    pub make_leaders: bool,
    /// Cells of figures and places that cannot be taken are left out by themselves, and the rest of their row is imported.
    pub skip_bad_cells: bool,
    /// Rows with bad cells are left out whole, and the rest is imported.
    pub leave_out_bad: bool,
}

impl ImportOptions {
    /// What the sheet looks like.
    #[must_use]
    pub fn guess<'a>(sheet: &Worksheet, scenario: &Scenario, known: impl Into<Vocabulary<'a>>) -> Self {
        let known = known.into();
        let headers = Headers::new(known.catalog, scenario);
        let header_row = header_row(sheet, &headers, known);
        let mut mapping = vec![Column::Ignore; sheet.width()];
        if let Some(row) = header_row {
            for (index, place) in mapping.iter_mut().enumerate() {
                *place = headers.guess(sheet.cell(row, index).trimmed(), known).unwrap_or(Column::Ignore);
            }
        }
        regiments_are_units(&mut mapping);
        // Nothing is mapped twice: the first of two columns counts.
        for index in 1..mapping.len() {
            if mapping[index] != Column::Ignore && mapping[..index].contains(&mapping[index]) {
                mapping[index] = Column::Ignore;
            }
        }
        let mut options = Self {
            header_row,
            mapping,
            side: Side::A,
            kind: String::new(),
            hierarchy: Hierarchy::Columns,
            decimal: Decimal::Auto,
            men_per_squadron: 130,
            conversions: BTreeMap::new(),
            words: BTreeMap::new(),
            remove_missing: false,
            blank_clears: false,
            make_leaders: false,
            skip_bad_cells: false,
            leave_out_bad: false,
        };
        options.go_by_cells(sheet, known);
        options.hierarchy = options.guess_hierarchy(sheet);
        options.suggest_conversions(sheet, known);
        options.suggest_sides(sheet, scenario, known);
        options.go_by_nations(sheet, scenario, known);
        options
    }

    fn guess_hierarchy(&self, sheet: &Worksheet) -> Hierarchy {
        let has = |column: &Column| self.mapping.contains(column);
        if has(&Column::Path) || has(&Column::Leader) {
            return Hierarchy::Columns;
        }
        if has(&Column::Level) {
            return Hierarchy::Outline;
        }
        let Some(names) = self.column_of(&Column::Name) else { return Hierarchy::Columns };
        let indented = |row: usize| indent(&sheet.cell(row, names)) > 0;
        if self.body(sheet).any(indented) { Hierarchy::Indentation } else { Hierarchy::Columns }
    }

    /// Puts in conversions for the ratings that are no values of the catalog but look like ratings.
    pub fn suggest_conversions<'a>(&mut self, sheet: &Worksheet, known: impl Into<Vocabulary<'a>>) {
        let known = known.into();
        for (index, column) in self.mapping.clone().iter().enumerate() {
            let Column::Attr(id) = column else { continue };
            let strange = self.strange_cells(sheet, index, known);
            let Some(attribute) = attribute_of(known.catalog, id) else { continue };
            let words: Vec<&str> = strange.iter().map(String::as_str).collect();
            if let (false, Some(found)) =
                (self.conversions.contains_key(id), Conversion::suggest(attribute, &words))
            {
                self.conversions.insert(id.clone(), found);
            }
        }
    }

    /// The different cells of an attribute's column that are no value of it as they stand.
    #[must_use]
    pub fn strange_cells<'a>(
        &self,
        sheet: &Worksheet,
        column: usize,
        known: impl Into<Vocabulary<'a>>,
    ) -> Vec<String> {
        let known = known.into();
        let Some(Column::Attr(id)) = self.mapping.get(column) else { return Vec::new() };
        let domains: Vec<&Attribute> = known.catalog.kinds.iter().filter_map(|k| k.attribute(id)).collect();
        let (mut found, mut seen) = (Vec::new(), BTreeSet::new());
        for row in self.body(sheet) {
            let cell = sheet.cell(row, column);
            let text = cell.trimmed();
            let fits = |a: &&Attribute| parse::attribute(a, text, cell.decimal(self.decimal), known).is_ok();
            if cell.is_blank() || !seen.insert(text.to_owned()) {
                continue;
            }
            if !domains.iter().any(fits) {
                found.push(text.to_owned());
            }
        }
        found
    }

    /// How many different cells a column has, blank ones left out.
    pub(super) fn different_cells(&self, sheet: &Worksheet, column: usize) -> usize {
        let cells = self.body(sheet).map(|row| sheet.cell(row, column));
        cells.filter(|c| !c.is_blank()).map(|c| c.trimmed().to_owned()).collect::<BTreeSet<_>>().len()
    }

    /// The rows below the header, counted from 0.
    pub fn body(&self, sheet: &Worksheet) -> std::ops::Range<usize> {
        self.header_row.map_or(0, |row| row + 1)..sheet.rows.len()
    }

    /// Where a column stands in the sheet.
    #[must_use]
    pub fn column_of(&self, column: &Column) -> Option<usize> {
        self.mapping.iter().position(|c| c == column)
    }
}

/// A list of regiments that gives its units no other name means the units by 'Regiment'.
fn regiments_are_units(mapping: &mut [Column]) {
    if !mapping.iter().any(|c| matches!(c, Column::Name | Column::Id)) {
        for column in mapping.iter_mut().filter(|c| **c == Column::Regiment) {
            *column = Column::Name;
        }
    }
}

/// An attribute of that id of any kind.
pub(super) fn attribute_of<'a>(catalog: &'a Catalog, id: &str) -> Option<&'a Attribute> {
    attributes(catalog).into_iter().find(|a| a.id == id)
}

/// The first of the top rows that has headers: two that are known, or one alone in its row.
fn header_row(sheet: &Worksheet, headers: &Headers, words: Vocabulary<'_>) -> Option<usize> {
    const TOP: usize = 6;
    sheet.rows.iter().take(TOP).position(|row| {
        let filled = row.iter().filter(|c| !c.is_blank()).count();
        let known = row.iter().filter(|c| headers.guess(c.trimmed(), words).is_some()).count();
        known >= 2 || (known == 1 && filled == 1)
    })
}

/// Is a text a table with headers of ours, one of them a name or an id?
#[must_use]
pub fn looks_like_a_sheet<'a>(text: &str, scenario: &Scenario, known: impl Into<Vocabulary<'a>>) -> bool {
    let known = known.into();
    // A look at its beginning is enough.
    let start: String = text.chars().take(20_000).collect();
    let sheet = Worksheet::read(&start, None);
    let headers = Headers::new(known.catalog, scenario);
    let Some(row) = header_row(&sheet, &headers, known) else { return false };
    let columns: Vec<Column> =
        sheet.rows[row].iter().filter_map(|c| headers.guess(c.trimmed(), known)).collect();
    let who = columns.iter().any(|c| matches!(c, Column::Name | Column::Id | Column::Regiment));
    who && columns.len() >= 2 && sheet.rows.len() > row + 1
}

/// Spaces before a name; a tab counts four.
pub(super) fn indent(cell: &Cell) -> usize {
    if cell.exact {
        return 0;
    }
    let spaces = cell.text.chars().take_while(|c| c.is_whitespace());
    spaces.map(|c| if c == '\t' { 4 } else { 1 }).sum()
}

/// Is a cell a word for 'nothing'?
pub(super) fn says_none(text: &str) -> bool {
    matches!(text.trim(), "-" | "–" | "—") || matches!(fold(text).as_str(), "none" | "na" | "nil")
}
