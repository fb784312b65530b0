//! Bulk changes: one change over many pieces, seen before it is made.
//!
//! A [`Preview`] lists every cell that would change with what it was and would be; the edit is made
//! from it, so that what is seen is what is done. Nothing out of the catalog's range is ever
//! written: such a cell is left as it is or goes to the nearest end of the range.

use super::field::UnitField;
use super::naming::{Finding, number_in_brackets, replaced};
use super::totals::{value_of, who};
use oblique_rules::catalog::{Catalog, Domain};
use oblique_scenario::{Edit, Piece, PieceId, Scenario};

/// A factor of a product.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Factor {
    /// This number.
    Number(i64),
    /// The piece's own value of the attribute of that id.
    Attribute(String),
    /// The number in brackets in its name: 3 of 'Platen (3 squadrons)'.
    InName,
}

/// What is done to every piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// The column becomes what is typed.
    Set(UnitField, String),
    /// So much is added; where the column is a list of words, so many steps along the list.
    Add(UnitField, i64),
    /// Multiplied by thousandths, and rounded to a multiple (1 for none).
    Multiply(UnitField, i64, i64),
    /// Rounded to the nearest multiple, halves up.
    Round(UnitField, i64),
    /// One factor times the other.
    Product(UnitField, Factor, Factor),
    /// Those with nothing take what stands above them.
    FillDown(UnitField),
    /// Those with nothing take what stands below them.
    FillUp(UnitField),
    /// All take what the first has.
    CopyFirst(UnitField),
    /// A number that grows by a step from piece to piece.
    Series(UnitField, i64, i64),
    /// Found in names and replaced.
    Replace(Finding),
}

/// What becomes of a cell that would go out of range.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum OutOfRange {
    /// It is left as it is.
    #[default]
    Skip,
    /// It goes to the nearest end of the range.
    Clamp,
}

/// What a change makes of one cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The piece with the change.
    Changed(Box<Piece>),
    /// Out of range: why, and the piece at the nearest end of the range, unless it is there already.
    OutOfRange(String, Option<Box<Piece>>),
    /// It cannot be: why.
    Refused(String),
}

/// A row of the preview.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Whose cell it is.
    pub id: PieceId,
    /// Its name before the change.
    pub name: String,
    /// Does it lead others?
    pub leads: bool,
    /// What the cell shows.
    pub before: String,
    /// What it would show; out of range, what was asked for.
    pub after: String,
    /// What becomes of it.
    pub outcome: Outcome,
}

/// What a change would do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// The change, for the name of the undo step: 'Add -1 to quality'.
    pub title: String,
    /// The column that changes.
    pub field: UnitField,
    /// The cells that would change, and those that cannot.
    pub lines: Vec<Line>,
    /// Pieces that stay as they are.
    pub same: usize,
    /// Pieces without such a column.
    pub without: usize,
}

impl Preview {
    /// How many pieces the edit changes.
    #[must_use]
    pub fn count(&self, out: OutOfRange) -> usize {
        self.lines.iter().filter(|line| line.outcome.piece(out).is_some()).count()
    }

    /// The same in words, leaders told apart: '2 units and 1 leader'.
    #[must_use]
    pub fn who(&self, out: OutOfRange) -> String {
        let changed = self.lines.iter().filter(|line| line.outcome.piece(out).is_some());
        let leaders = changed.filter(|line| line.leads).count();
        let number = |n: usize| i64::try_from(n).unwrap_or(0);
        who(number(self.count(out) - leaders), number(leaders))
    }

    /// How many cells would go out of range.
    #[must_use]
    pub fn out_of_range(&self) -> usize {
        self.lines.iter().filter(|line| matches!(line.outcome, Outcome::OutOfRange(..))).count()
    }

    /// The change as one edit; `None` if it changes nothing.
    #[must_use]
    pub fn edit(&self, out: OutOfRange) -> Option<Edit> {
        let edits: Vec<Edit> = self
            .lines
            .iter()
            .filter_map(|line| {
                Some(Edit::Piece(line.id.clone(), Some(Box::new(line.outcome.piece(out)?.clone()))))
            })
            .collect();
        (!edits.is_empty()).then_some(Edit::Many(edits))
    }

    /// The name of the undo step: 'Add -1 to quality, 12 units'.
    #[must_use]
    pub fn label(&self, out: OutOfRange) -> String {
        format!("{}, {}", self.title, self.who(out))
    }
}

impl Outcome {
    /// The piece as it is written, if it is.
    #[must_use]
    pub fn piece(&self, out: OutOfRange) -> Option<&Piece> {
        match self {
            Self::Changed(piece) => Some(piece),
            Self::OutOfRange(_, piece) if out == OutOfRange::Clamp => piece.as_deref(),
            _ => None,
        }
    }
}

impl Change {
    /// The column it changes.
    #[must_use]
    pub fn field(&self) -> &UnitField {
        match self {
            Self::Set(field, _)
            | Self::Add(field, _)
            | Self::Multiply(field, ..)
            | Self::Round(field, _)
            | Self::Product(field, ..)
            | Self::FillDown(field)
            | Self::FillUp(field)
            | Self::CopyFirst(field)
            | Self::Series(field, ..) => field,
            Self::Replace(_) => &UnitField::Name,
        }
    }

    /// What it does, as the name of a step.
    #[must_use]
    pub fn title(&self, scenario: &Scenario, catalog: &Catalog) -> String {
        let column = self.field().title(catalog).to_lowercase();
        match self {
            Self::Set(field, text) => {
                let named = scenario.pieces.values().find_map(|p| {
                    field.options(scenario, catalog, p)?.into_iter().find(|(id, _)| id == text)
                });
                let text = named.map_or_else(|| text.clone(), |(_, name)| name);
                if text.is_empty() { format!("Clear {column}") } else { format!("Set {column} to {text}") }
            }
            Self::Add(_, n) => format!("Add {n} to {column}"),
            Self::Multiply(_, permille, _) => {
                let (whole, rest) = (permille / 1000, (permille % 1000).abs());
                let text = format!("{whole}.{rest:03}");
                let text = text.trim_end_matches('0').trim_end_matches('.');
                format!("Multiply {column} by {text}")
            }
            Self::Round(_, to) => format!("Round {column} to {to}"),
            Self::Product(..) => format!("Reckon {column}"),
            Self::FillDown(_) => format!("Fill {column} down"),
            Self::FillUp(_) => format!("Fill {column} up"),
            Self::CopyFirst(_) => format!("Copy {column} from the first"),
            Self::Series(..) => format!("Number {column}"),
            Self::Replace(finding) => format!("Replace '{}' in names", finding.find),
        }
    }

    /// What the change would do to the pieces, in the order given.
    #[must_use]
    pub fn preview(&self, scenario: &Scenario, catalog: &Catalog, ids: &[PieceId]) -> Preview {
        let field = self.field();
        let mut preview = Preview {
            title: self.title(scenario, catalog),
            field: field.clone(),
            lines: Vec::new(),
            same: 0,
            without: 0,
        };
        let pieces: Vec<(&PieceId, &Piece)> =
            ids.iter().filter_map(|id| scenario.pieces.get_key_value(id)).collect();
        let wanted = self.wanted(scenario, catalog, &pieces);
        for ((id, piece), wanted) in pieces.iter().zip(wanted) {
            if !field.editable(catalog, piece) {
                preview.without += 1;
                continue;
            }
            let Some(wanted) = wanted else {
                preview.same += 1;
                continue;
            };
            let mut changed = (*piece).clone();
            let taken = match &wanted {
                Wanted::Typed(text) => {
                    field.put(scenario, catalog, &mut changed, text).map_err(|r| (r.why, r.nearest))
                }
                Wanted::Refused(why) => Err((why.clone(), None)),
            };
            let outcome = match taken {
                Ok(()) if changed == **piece => {
                    preview.same += 1;
                    continue;
                }
                Ok(()) => Outcome::Changed(Box::new(changed)),
                Err((why, Some(nearest))) => {
                    changed.attrs.insert(field.id().to_owned(), nearest);
                    Outcome::OutOfRange(why, (changed != **piece).then(|| Box::new(changed)))
                }
                Err((why, None)) => Outcome::Refused(why),
            };
            let after = match (&outcome, &wanted) {
                (Outcome::Changed(new), _) => field.text(scenario, catalog, new),
                (_, Wanted::Typed(text)) => text.clone(),
                (_, Wanted::Refused(_)) => String::new(),
            };
            preview.lines.push(Line {
                id: (*id).clone(),
                name: piece.name.clone(),
                leads: catalog.kind(&piece.kind).is_some_and(|k| k.role.leads()),
                before: field.text(scenario, catalog, piece),
                after,
                outcome,
            });
        }
        preview
    }

    /// What is to be typed into each cell; `None` leaves it.
    fn wanted(
        &self,
        scenario: &Scenario,
        catalog: &Catalog,
        pieces: &[(&PieceId, &Piece)],
    ) -> Vec<Option<Wanted>> {
        let number = |field: &UnitField, piece: &Piece| -> Option<i64> {
            let attribute = field.attribute(catalog, piece)?;
            value_of(piece, attribute).int()
        };
        let each =
            |of: &dyn Fn(&Piece) -> Option<Wanted>| pieces.iter().map(|(_, piece)| of(piece)).collect();
        let typed = |n: Option<i64>| n.map(|n| Wanted::Typed(n.to_string()));
        match self {
            Self::Set(_, text) => each(&|_| Some(Wanted::Typed(text.clone()))),
            Self::Add(field, by) => each(&|piece| step(catalog, field, piece, *by)),
            Self::Multiply(field, permille, to) => each(&|piece| {
                let n = i128::from(number(field, piece)?) * i128::from(*permille);
                typed(i64::try_from(nearest_multiple(n, 1000 * i128::from((*to).max(1))) / 1000).ok())
            }),
            Self::Round(field, to) => each(&|piece| {
                let n = nearest_multiple(i128::from(number(field, piece)?), i128::from((*to).max(1)));
                typed(i64::try_from(n).ok())
            }),
            Self::Product(_, a, b) => each(&|piece| {
                let factor = |factor: &Factor| match factor {
                    Factor::Number(n) => Ok(*n),
                    Factor::Attribute(id) => number(&UnitField::Attribute(id.clone()), piece)
                        .ok_or_else(|| "It has no such number.".to_owned()),
                    Factor::InName => number_in_brackets(&piece.name)
                        .ok_or_else(|| "Its name has no number in brackets.".to_owned()),
                };
                match (factor(a), factor(b)) {
                    (Ok(a), Ok(b)) => typed(a.checked_mul(b)),
                    (Err(why), _) | (_, Err(why)) => Some(Wanted::Refused(why)),
                }
            }),
            Self::FillDown(field) => gaps(scenario, catalog, field, pieces.iter()),
            Self::FillUp(field) => {
                let mut up = gaps(scenario, catalog, field, pieces.iter().rev());
                up.reverse();
                up
            }
            Self::CopyFirst(field) => {
                let first = pieces.iter().find(|(_, piece)| field.fits(catalog, piece));
                let text = first.map(|(_, piece)| raw(scenario, catalog, field, piece));
                each(&|_| text.clone().map(Wanted::Typed))
            }
            Self::Series(field, start, by) => {
                let mut next = Some(*start);
                let mut give = |piece: &Piece| {
                    if !field.fits(catalog, piece) {
                        return None;
                    }
                    let now = next?;
                    next = now.checked_add(*by);
                    Some(Wanted::Typed(now.to_string()))
                };
                pieces.iter().map(|(_, piece)| give(piece)).collect()
            }
            Self::Replace(finding) => each(&|piece| replaced(&piece.name, finding).map(Wanted::Typed)),
        }
    }
}

/// What is to be typed into a cell.
enum Wanted {
    Typed(String),
    Refused(String),
}

/// So much added, or so many steps along a list of words: beyond its ends it is refused.
fn step(catalog: &Catalog, field: &UnitField, piece: &Piece, by: i64) -> Option<Wanted> {
    let attribute = field.attribute(catalog, piece)?;
    let value = value_of(piece, attribute);
    if let Domain::Choice(options) = &attribute.domain {
        let at = i64::try_from(options.iter().position(|(id, _)| value.text() == Some(id))?).ok()?;
        let to = usize::try_from(at.saturating_add(by)).ok().and_then(|to| options.get(to));
        return Some(to.map_or_else(
            || Wanted::Refused(format!("{} ends here.", attribute.name)),
            |(id, _)| Wanted::Typed(id.clone()),
        ));
    }
    value.int()?.checked_add(by).map(|n| Wanted::Typed(n.to_string()))
}

/// Those with nothing take what the one before them has.
fn gaps<'p>(
    scenario: &Scenario,
    catalog: &Catalog,
    field: &UnitField,
    pieces: impl Iterator<Item = &'p (&'p PieceId, &'p Piece)>,
) -> Vec<Option<Wanted>> {
    let mut last: Option<String> = None;
    pieces
        .map(|(_, piece)| {
            if !field.fits(catalog, piece) {
                return None;
            }
            if field.is_empty(piece) {
                return last.clone().map(Wanted::Typed);
            }
            last = Some(raw(scenario, catalog, field, piece));
            None
        })
        .collect()
}

/// What a cell holds as [`UnitField::put`] takes it: ids where it is a choice.
pub(super) fn raw(scenario: &Scenario, catalog: &Catalog, field: &UnitField, piece: &Piece) -> String {
    match field {
        UnitField::Nation => piece.nation.clone(),
        UnitField::Kind => piece.kind.clone(),
        UnitField::Leader => piece.leader.as_ref().map(|l| l.0.clone()).unwrap_or_default(),
        UnitField::Formation => piece.formation.clone(),
        UnitField::Attribute(_) => {
            field.attribute(catalog, piece).map_or_else(String::new, |attribute| {
                match (&attribute.domain, value_of(piece, attribute)) {
                    (Domain::Clock, value) => super::field::shown(attribute, value),
                    (_, value) => value.to_string(),
                }
            })
        }
        _ => field.text(scenario, catalog, piece),
    }
}

/// The nearest multiple, halves up.
const fn nearest_multiple(n: i128, of: i128) -> i128 {
    (n * 2 + of).div_euclid(of * 2) * of
}
