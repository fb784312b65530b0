//! A row of a sheet as a unit in the making: its fields, taken from its cells one by one.

use super::column::fold;
use super::hierarchy::Leaders;
use super::number::{thousandths, whole};
use super::options::says_none;
use super::parse::{self, Why, why};
use super::{Cell, Column, Conversion, ImportOptions, Vocabulary, Worksheet, values};
use oblique_rules::catalog::{Catalog, Domain, Kind};
use oblique_scenario::{Arrival, Piece, PieceId, Scenario, Value};
use std::collections::BTreeMap;

/// A unit in the making.
pub(super) struct Draft {
    /// Its row, counted from 0.
    pub row: usize,
    pub id: PieceId,
    /// What the scenario has under this id.
    pub old: Option<Piece>,
    pub piece: Piece,
    /// The names of its path cell.
    pub path: Option<Vec<String>>,
    /// Depth in the hierarchy, where the sheet is indented.
    pub depth: usize,
    /// Is its nation that of its side, because the row names none?
    pub of_its_side: bool,
    /// Is it a leader that rows name and no row is, made for them? `row` is the first of those then.
    pub is_made: bool,
}

/// Most nations a refusal names.
const MOST_NAMED: usize = 30;

/// The nations a sheet may name, sorted once for all of its rows.
pub(super) struct Nations {
    /// Keys by folded name and folded key, those of the scenario first.
    by_name: BTreeMap<String, String>,
    /// What could have been written.
    listed: String,
}

impl Nations {
    pub(super) fn of(scenario: &Scenario, known: Vocabulary<'_>) -> Self {
        let catalog = known.catalog;
        let own = &scenario.nations;
        let mut by_name = BTreeMap::new();
        let listed = own.iter().map(|(key, nation)| (key, &nation.name));
        let all = listed.chain(catalog.nations.iter().map(|row| (&row.id, &row.name)));
        for (key, name) in all.clone() {
            by_name.entry(fold(name)).or_insert_with(|| key.clone());
            by_name.entry(fold(key)).or_insert_with(|| key.clone());
        }
        for (key, other) in all.flat_map(|(key, name)| known.others(name).iter().map(move |o| (key, o))) {
            by_name.entry(fold(other)).or_insert_with(|| key.clone());
        }
        let others = catalog.nations.iter().map(|row| &row.id).filter(|id| !own.contains_key(*id));
        let keys: Vec<&str> = own.keys().chain(others).map(String::as_str).collect();
        let named = keys[..keys.len().min(MOST_NAMED)].join(", ");
        let listed = match keys.len().saturating_sub(MOST_NAMED) {
            0 => named,
            more => format!("{named} or one of {more} others"),
        };
        Self { by_name, listed }
    }
}

/// What the fields of all rows are read with.
#[derive(Clone, Copy)]
pub(super) struct Fields<'a> {
    pub sheet: &'a Worksheet,
    pub scenario: &'a Scenario,
    pub catalog: &'a Catalog,
    pub known: Vocabulary<'a>,
    pub options: &'a ImportOptions,
    pub nations: &'a Nations,
}

/// A cell that cannot be taken: its column and why.
pub(super) type Refused = (usize, Why);

impl Fields<'_> {
    /// The cell of a column in a row, if the sheet has that column.
    pub(super) fn cell(&self, row: usize, column: &Column) -> Option<(usize, Cell)> {
        let index = self.options.column_of(column)?;
        Some((index, self.sheet.cell(row, index)))
    }

    /// Does a cell say what the scenario says already?
    pub(super) fn same(&self, draft: &Draft, column: &Column, cell: &Cell) -> bool {
        let Some(old) = &draft.old else { return false };
        match values::text(self.scenario, self.catalog, &draft.id, old, column) {
            Some(text) => !cell.is_blank() && cell.trimmed() == text,
            None => cell.is_blank(),
        }
    }

    /// Takes every cell of a row over, but for who it is and whom it is under.
    pub(super) fn take(&self, draft: &mut Draft, refused: &mut Vec<Refused>) {
        for (index, column) in self.options.mapping.iter().enumerate() {
            if *column == Column::Ignore || self.options.column_of(column) != Some(index) {
                continue;
            }
            let cell = self.sheet.cell(draft.row, index);
            let linear = matches!(column, Column::Attr(id) if matches!(self.options.conversions.get(id), Some(Conversion::Linear { .. })));
            if !linear && self.same(draft, column, &cell) {
                continue;
            }
            if cell.is_blank() {
                if self.options.blank_clears {
                    clear(&mut draft.piece, column);
                }
                continue;
            }
            if let Err(why) = self.set(draft, column, &cell) {
                refused.push((index, why));
            }
        }
        refused.extend(self.arrival(draft).err());
        refused.extend(self.squadrons(draft).err());
    }

    fn set(&self, draft: &mut Draft, column: &Column, cell: &Cell) -> Result<(), Why> {
        let text = cell.trimmed();
        let piece = &mut draft.piece;
        let decimal = cell.decimal(self.options.decimal);
        match column {
            // Who it is and whom it is under was found out before; arrivals and squadrons are two cells.
            Column::Ignore
            | Column::Id
            | Column::Side
            | Column::Path
            | Column::Level
            | Column::Name
            | Column::Kind
            | Column::Leader
            | Column::ArrivalTurn
            | Column::ArrivalHex
            | Column::Squadrons
            | Column::PerSquadron => {}
            Column::Nation => piece.nation = self.nation(text)?,
            Column::Order => {
                let order = whole(text, decimal).and_then(|n| u32::try_from(n).ok());
                piece.order =
                    order.ok_or_else(|| why("This is no place in the roster.", "a whole number from 0"))?;
            }
            Column::Attr(id) => {
                if let Some(value) = self.attribute(&piece.kind, id, cell)? {
                    piece.attrs.insert(id.clone(), value);
                }
            }
            Column::Formation => {
                let word = self.options.explained(column, text).unwrap_or(text);
                piece.formation = parse::formation(word, &piece.kind, self.known)?;
            }
            Column::Hex => piece.hex = Some(parse::hex(text, self.scenario.board.layout())?),
            Column::Facing => piece.facing = Some(parse::hour(text, decimal)?),
            Column::Top => piece.top = parse::flag(text)?,
            Column::Regiment => text.clone_into(&mut piece.regiment),
            Column::Remark => text.clone_into(&mut piece.remark),
            Column::Evidence(field) => {
                piece.evidence.insert(field.clone(), parse::evidence(text)?);
            }
        }
        Ok(())
    }

    fn attribute(&self, kind: &str, id: &str, cell: &Cell) -> Result<Option<Value>, Why> {
        let text = cell.trimmed();
        let Some(kind) = self.catalog.kind(kind) else { return Ok(Some(parse::unknown(text))) };
        let Some(attribute) = kind.attribute(id) else {
            let known = self.catalog.kinds.iter().any(|k| k.attribute(id).is_some());
            // A nought in the column of guns says that a battalion has none.
            if known && (says_none(text) || text == "0") {
                return Ok(None);
            }
            if !known {
                return Ok(Some(parse::unknown(text)));
            }
            let name = Column::Attr(id.to_owned()).name(self.catalog).to_lowercase();
            return Err(why(format!("{} has no {name}.", kind.name), "an empty cell"));
        };
        let is_text = attribute.domain == Domain::Text;
        if !is_text && !cell.exact && says_none(text) {
            return Ok(None);
        }
        let conversion = self.options.conversions.get(id);
        let decimal = cell.decimal(self.options.decimal);
        let converted = conversion.and_then(|c| c.apply(text, attribute, decimal));
        if let (Some(Conversion::Linear { from, .. }), None) = (conversion, &converted) {
            let expected = format!("a number from {} to {}, as the conversion says", from.0, from.1);
            return Err(why("This is off the scale.", expected));
        }
        let text = converted.as_deref().unwrap_or(text);
        parse::attribute(attribute, text, decimal, self.known).map(Some)
    }

    /// The key of a nation named by key or name, of the scenario or of the catalog.
    fn nation(&self, text: &str) -> Result<String, Why> {
        let known = self.scenario.nations.contains_key(text)
            || self.catalog.nations.iter().any(|nation| nation.id == text);
        if known {
            return Ok(text.to_owned());
        }
        let key = self.nations.by_name.get(&fold(text)).cloned();
        key.ok_or_else(|| why("There is no such nation.", self.nations.listed.clone()))
    }

    /// Turn and entry hex belong together.
    fn arrival(&self, draft: &mut Draft) -> Result<(), Refused> {
        let (turn, hex) =
            (self.cell(draft.row, &Column::ArrivalTurn), self.cell(draft.row, &Column::ArrivalHex));
        let layout = self.scenario.board.layout();
        let mut arrives = draft.piece.arrives.clone();
        if let Some((index, cell)) =
            turn.as_ref().filter(|(_, c)| !c.is_blank() && !self.same(draft, &Column::ArrivalTurn, c))
        {
            let n =
                whole(cell.trimmed(), cell.decimal(self.options.decimal)).and_then(|n| u16::try_from(n).ok());
            let n = n.ok_or_else(|| (*index, why("This is no turn.", "a whole number from 1")))?;
            let hex_cell = hex.as_ref().map(|(_, cell)| cell.trimmed().to_owned()).filter(|t| !t.is_empty());
            arrives = Some(match (hex_cell, arrives) {
                (_, Some(old)) => Arrival { turn: n, ..old },
                (Some(text), None) => {
                    let at = hex.as_ref().map_or(*index, |(i, _)| *i);
                    let hexes = parse::hexes(&text, layout).map_err(|why| (at, why))?;
                    Arrival::at(n, hexes.0).by(std::iter::once(hexes.0).chain(hexes.1))
                }
                (None, None) => {
                    return Err((
                        *index,
                        why("A turn of arrival needs an entry hex.", "a hex in the column of arrival hexes"),
                    ));
                }
            });
        }
        if let Some((index, cell)) =
            hex.as_ref().filter(|(_, c)| !c.is_blank() && !self.same(draft, &Column::ArrivalHex, c))
        {
            let (first, further) = parse::hexes(cell.trimmed(), layout).map_err(|why| (*index, why))?;
            match &mut arrives {
                Some(arrives) => *arrives = arrives.by(std::iter::once(first).chain(further)),
                None => {
                    return Err((
                        *index,
                        why("An entry hex needs a turn of arrival.", "a turn in the column of arrival turns"),
                    ));
                }
            }
        }
        draft.piece.arrives = arrives;
        Ok(())
    }

    /// Strength from squadrons, where the row says no strength itself.
    fn squadrons(&self, draft: &mut Draft) -> Result<(), Refused> {
        let Some((index, cell)) = self
            .cell(draft.row, &Column::Squadrons)
            .filter(|(_, c)| !c.is_blank() && !says_none(c.trimmed()))
        else {
            return Ok(());
        };
        let kind = self.catalog.kind(&draft.piece.kind);
        let Some(attribute) = kind.and_then(Kind::men) else {
            return Ok(());
        };
        let own = self.cell(draft.row, &Column::Attr(attribute.id.clone()));
        if own.is_some_and(|(_, c)| !c.is_blank() && !says_none(c.trimmed())) {
            return Ok(());
        }
        let decimal = self.options.decimal;
        let count = thousandths(cell.trimmed(), cell.decimal(decimal))
            .filter(|n| *n > 0)
            .ok_or_else(|| (index, why("This is no number of squadrons.", "a number above 0")))?;
        let each = match self.cell(draft.row, &Column::PerSquadron).filter(|(_, c)| !c.is_blank()) {
            Some((at, cell)) => thousandths(cell.trimmed(), cell.decimal(decimal))
                .ok_or_else(|| (at, why("This is no number of men.", "a number above 0")))?,
            None => i128::from(self.options.men_per_squadron) * 1000,
        };
        let men = count.checked_mul(each).map_or(i128::MAX, |n| (n + 500_000) / 1_000_000);
        let value = parse::attribute(attribute, &men.to_string(), super::Decimal::Point, self.known);
        let value =
            value.map_err(|w| (index, why(format!("That comes to {men} men. {}", w.why), w.expected)))?;
        draft.piece.attrs.insert(attribute.id.clone(), value);
        Ok(())
    }

    /// Whom its leader and path cells put it under.
    pub(super) fn leader(&self, draft: &Draft, leaders: &Leaders<'_>) -> Result<Option<PieceId>, Refused> {
        let mut found = draft.piece.leader.clone();
        // A leader's id says more than a path: names need not be unique.
        for column in [Column::Leader, Column::Path] {
            let Some((index, cell)) = self.cell(draft.row, &column) else { continue };
            if self.same(draft, &column, &cell) {
                continue;
            }
            if cell.is_blank() || (!cell.exact && says_none(cell.trimmed())) {
                if self.options.blank_clears {
                    found = None;
                }
                continue;
            }
            let side = draft.piece.side;
            let result = if column == Column::Path {
                leaders.at(&path_of(&cell, &draft.piece.name), side)
            } else {
                leaders.named(cell.trimmed(), side)
            };
            let id = result.map_err(|why| (index, why))?;
            if id == draft.id {
                return Err((index, why("Nobody is under himself.", "another leader, or an empty cell")));
            }
            return Ok(Some(id));
        }
        Ok(found)
    }
}

/// The names of a path cell. A path may end with the unit itself.
pub(super) fn path_of(cell: &Cell, own: &str) -> Vec<String> {
    let mut names = values::path_names(cell.trimmed());
    if names.len() > 1
        && names.last().is_some_and(|last| last.is_empty() || (!cell.exact && last.trim() == own))
    {
        names.pop();
    }
    names
}

/// Empties a field.
fn clear(piece: &mut Piece, column: &Column) {
    match column {
        Column::Nation => piece.nation.clear(),
        Column::Attr(id) => _ = piece.attrs.remove(id),
        Column::Formation => piece.formation.clear(),
        Column::Hex => piece.hex = None,
        Column::Facing => piece.facing = None,
        Column::Top => piece.top = false,
        Column::ArrivalTurn | Column::ArrivalHex => piece.arrives = None,
        Column::Regiment => piece.regiment.clear(),
        Column::Remark => piece.remark.clear(),
        Column::Evidence(field) => _ = piece.evidence.remove(field),
        // A unit has a name, a kind, a side; whom it is under is settled elsewhere.
        _ => {}
    }
}
