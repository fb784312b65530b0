//! The columns of an order of battle: what each shows of a piece, how it sorts, what it takes.
//!
//! What is typed is judged against the catalog here and nowhere else, for cells and bulk work alike.

use super::totals::value_of;
use oblique_board::hex::Hour;
use oblique_rules::catalog::{Attribute, Catalog, Domain, FacingKind, Kind};
use oblique_scenario::{Arrival, Piece, PieceId, Scenario, Side, Value};
use std::cmp::Ordering;

/// A column.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum UnitField {
    /// Its name.
    Name,
    /// Whose it is; shown, never typed.
    Side,
    /// Its nation.
    Nation,
    /// Its kind.
    Kind,
    /// The leader it is attached to.
    Leader,
    /// The attribute of that id.
    Attribute(String),
    /// Its formation.
    Formation,
    /// Where it stands.
    Hex,
    /// The hour it faces.
    Facing,
    /// The turn it arrives.
    Turn,
    /// The hex it arrives at.
    Entry,
    /// The regiment it is of.
    Regiment,
    /// The designer's remark.
    Remark,
}

/// What a column sorts by: numbers, then words as in a dictionary; see [`SortKey::compare`] for nothing.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum SortKey {
    /// The piece has no such thing, or none is given.
    Nothing,
    /// A number.
    Number(i64),
    /// Words, in small letters.
    Words(String),
}

impl SortKey {
    /// The order of two rows: numbers before words, the greatest first if `down`. Where nothing is given
    /// stands last either way: it is neither small nor great.
    #[must_use]
    pub fn compare(&self, other: &Self, down: bool) -> Ordering {
        match (self, other) {
            (Self::Nothing, Self::Nothing) => Ordering::Equal,
            (Self::Nothing, _) => Ordering::Greater,
            (_, Self::Nothing) => Ordering::Less,
            _ if down => other.cmp(self),
            _ => self.cmp(other),
        }
    }
}

/// Why something typed is not taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// In words: what is wrong and what would do.
    pub why: String,
    /// The nearest value within the range, where it is a number out of range.
    pub nearest: Option<Value>,
}

impl Refused {
    fn new(why: impl Into<String>) -> Self {
        Self { why: why.into(), nearest: None }
    }
}

impl UnitField {
    /// Every column of a catalog: those all pieces have, and every attribute of its kinds once, in
    /// the order the kinds name them.
    #[must_use]
    pub fn all(catalog: &Catalog) -> Vec<Self> {
        let mut all = vec![Self::Name, Self::Side, Self::Nation, Self::Kind, Self::Leader];
        for attribute in catalog.kinds.iter().flat_map(|k| &k.attributes) {
            let field = Self::Attribute(attribute.id.clone());
            if !all.contains(&field) {
                all.push(field);
            }
        }
        all.extend([Self::Formation, Self::Hex, Self::Facing, Self::Turn, Self::Entry]);
        all.extend([Self::Regiment, Self::Remark]);
        all
    }

    /// Stable id, for settings and evidence: `name`, `hex`, or the attribute's id.
    #[must_use]
    pub fn id(&self) -> &str {
        match self {
            Self::Name => "name",
            Self::Side => "side",
            Self::Nation => "nation",
            Self::Kind => "kind",
            Self::Leader => "leader",
            Self::Attribute(id) => id,
            Self::Formation => "formation",
            Self::Hex => "hex",
            Self::Facing => "facing",
            Self::Turn => "turn",
            Self::Entry => "entry",
            Self::Regiment => "regiment",
            Self::Remark => "remark",
        }
    }

    /// Its heading.
    #[must_use]
    pub fn title(&self, catalog: &Catalog) -> String {
        match self {
            Self::Name => "Name",
            Self::Side => "Side",
            Self::Nation => "Nation",
            Self::Kind => "Kind",
            Self::Leader => "Command",
            Self::Formation => "Formation",
            Self::Hex => "Hex",
            Self::Facing => "Facing",
            Self::Turn => "Arrives on turn",
            Self::Entry => "Arrives at",
            Self::Regiment => "Regiment",
            Self::Remark => "Remark",
            Self::Attribute(id) => {
                let found = catalog.kinds.iter().find_map(|k| k.attribute(id));
                return found.map_or_else(|| id.clone(), |a| a.name.clone());
            }
        }
        .to_owned()
    }

    /// The catalog's attribute a piece has here.
    #[must_use]
    pub fn attribute<'c>(&self, catalog: &'c Catalog, piece: &Piece) -> Option<&'c Attribute> {
        match self {
            Self::Attribute(id) => catalog.kind(&piece.kind)?.attribute(id),
            _ => None,
        }
    }

    /// Is what stands in the column a number for every kind that has it?
    #[must_use]
    pub fn is_number(&self, catalog: &Catalog) -> bool {
        match self {
            Self::Attribute(id) => {
                let mut found = catalog.kinds.iter().filter_map(|k| k.attribute(id)).peekable();
                found.peek().is_some() && found.all(|a| matches!(a.domain, Domain::Int { .. }))
            }
            Self::Turn => true,
            _ => false,
        }
    }

    /// Is it a count in every kind that has it, so that a sum says something? See [`Attribute::adds_up`].
    #[must_use]
    pub fn adds_up(&self, catalog: &Catalog) -> bool {
        let Self::Attribute(id) = self else { return false };
        let mut found = catalog.kinds.iter().filter_map(|k| k.attribute(id)).peekable();
        found.peek().is_some() && found.all(Attribute::adds_up)
    }

    /// Has the piece such a thing at all?
    #[must_use]
    pub fn fits(&self, catalog: &Catalog, piece: &Piece) -> bool {
        let kind = catalog.kind(&piece.kind);
        match self {
            Self::Attribute(_) => self.attribute(catalog, piece).is_some(),
            Self::Formation => kind.is_some_and(|k| !k.formations.is_empty()),
            Self::Facing => {
                let facing = catalog.formation(&piece.formation).map(|f| f.facing);
                matches!(facing, Some(FacingKind::Vertex | FacingKind::Side))
            }
            Self::Entry => piece.arrives.is_some(),
            _ => true,
        }
    }

    /// May it be typed over?
    #[must_use]
    pub fn editable(&self, catalog: &Catalog, piece: &Piece) -> bool {
        *self != Self::Side && self.fits(catalog, piece)
    }

    /// What the cell shows; empty where there is nothing.
    #[must_use]
    pub fn text(&self, scenario: &Scenario, catalog: &Catalog, piece: &Piece) -> String {
        let layout = scenario.board.layout();
        match self {
            Self::Name => piece.name.clone(),
            Self::Side => scenario.side(piece.side).name.clone(),
            Self::Nation => {
                scenario.nations.get(&piece.nation).map_or_else(|| piece.nation.clone(), |n| n.name.clone())
            }
            Self::Kind => catalog.kind(&piece.kind).map_or_else(|| piece.kind.clone(), |k| k.name.clone()),
            Self::Leader => piece.leader.as_ref().map_or_else(String::new, |id| {
                scenario.pieces.get(id).map_or_else(|| id.0.clone(), |leader| leader.name.clone())
            }),
            Self::Attribute(_) => self
                .attribute(catalog, piece)
                .map_or_else(String::new, |attribute| shown(attribute, value_of(piece, attribute))),
            Self::Formation => {
                let named = catalog.formation(&piece.formation).map(|f| f.name.clone());
                named.unwrap_or_else(|| piece.formation.clone())
            }
            Self::Hex => piece.hex.map_or_else(String::new, |hex| layout.name(hex)),
            Self::Facing => {
                let facing = piece.facing.filter(|_| self.fits(catalog, piece));
                facing.map_or_else(String::new, |hour| clock(hour).to_string())
            }
            Self::Turn => piece.arrives.as_ref().map_or_else(String::new, |a| a.turn.to_string()),
            Self::Entry => piece.arrives.as_ref().map_or_else(String::new, |a| {
                let names: Vec<String> = a.hexes().map(|hex| layout.name(hex)).collect();
                names.join(" ")
            }),
            Self::Regiment => piece.regiment.clone(),
            Self::Remark => piece.remark.clone(),
        }
    }

    /// What the column sorts a piece by.
    #[must_use]
    pub fn sort_key(&self, scenario: &Scenario, catalog: &Catalog, piece: &Piece) -> SortKey {
        let number = match self {
            Self::Attribute(_) => self.attribute(catalog, piece).and_then(|attribute| {
                let value = value_of(piece, attribute);
                match &attribute.domain {
                    Domain::Int { .. } | Domain::Clock => value.int(),
                    Domain::Choice(options) => {
                        let at = options.iter().position(|(id, _)| value.text() == Some(id))?;
                        i64::try_from(at).ok()
                    }
                    Domain::Flag => Some(i64::from(value.flag().unwrap_or(false))),
                    Domain::Text => None,
                }
            }),
            Self::Turn => piece.arrives.as_ref().map(|a| i64::from(a.turn)),
            Self::Facing => piece.facing.map(|hour| i64::from(clock(hour))),
            _ => None,
        };
        if let Some(n) = number {
            return SortKey::Number(n);
        }
        let text = self.text(scenario, catalog, piece);
        if text.is_empty() { SortKey::Nothing } else { SortKey::Words(text.to_lowercase()) }
    }

    /// What may be chosen, as (id, name), where the column is a choice for this piece.
    #[must_use]
    pub fn options(
        &self,
        scenario: &Scenario,
        catalog: &Catalog,
        piece: &Piece,
    ) -> Option<Vec<(String, String)>> {
        match self {
            Self::Nation => Some(scenario.nations.iter().map(|(k, n)| (k.clone(), n.name.clone())).collect()),
            Self::Kind => Some(catalog.kinds.iter().map(|k| (k.id.clone(), k.name.clone())).collect()),
            Self::Leader => {
                let mut all = vec![(String::new(), "Nobody".to_owned())];
                all.extend(
                    leaders(scenario, catalog, piece.side).map(|(id, p)| (id.0.clone(), p.name.clone())),
                );
                Some(all)
            }
            Self::Formation => {
                let kind = catalog.kind(&piece.kind)?;
                let named = |id: &String| Some((id.clone(), catalog.formation(id)?.name.clone()));
                Some(kind.formations.iter().filter_map(named).collect())
            }
            Self::Facing => {
                let kind = catalog.formation(&piece.formation)?.facing;
                let hours = kind.hours(scenario.board.layout().orientation);
                Some(
                    hours
                        .into_iter()
                        .map(|h| (clock(h).to_string(), format!("{} o'clock", clock(h))))
                        .collect(),
                )
            }
            Self::Attribute(_) => match &self.attribute(catalog, piece)?.domain {
                Domain::Choice(options) => Some(options.clone()),
                Domain::Flag => {
                    Some(vec![("no".to_owned(), "No".to_owned()), ("yes".to_owned(), "Yes".to_owned())])
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// Takes what was typed, or the id of what was chosen, into the piece.
    ///
    /// # Errors
    /// Says why it is not taken, with the nearest number in range; the piece is as it was then.
    pub fn put(
        &self,
        scenario: &Scenario,
        catalog: &Catalog,
        piece: &mut Piece,
        typed: &str,
    ) -> Result<(), Refused> {
        let typed = typed.trim();
        let layout = scenario.board.layout();
        if !self.editable(catalog, piece) {
            let kind = catalog.kind(&piece.kind).map_or("It", |k| k.name.as_str());
            return Err(Refused::new(format!("{kind} has no {}.", self.title(catalog).to_lowercase())));
        }
        let chosen = || {
            let options = self.options(scenario, catalog, piece).unwrap_or_default();
            pick(&options, typed).ok_or_else(|| {
                let names: Vec<_> = options.iter().take(8).map(|(_, name)| name.as_str()).collect();
                Refused::new(format!("'{typed}' is none of: {}.", names.join(", ")))
            })
        };
        let hex = |name: &str| {
            let found = layout.parse_name(name).filter(|hex| layout.contains(*hex));
            found.ok_or_else(|| Refused::new(format!("'{name}' is no hex of this board.")))
        };
        match self {
            Self::Name if typed.is_empty() => return Err(Refused::new("A name is needed.")),
            // A line break of a spreadsheet's cell has no place in a name.
            Self::Name => piece.name = typed.replace(['\r', '\n', '\t'], " "),
            Self::Side => {}
            Self::Nation if typed.is_empty() => piece.nation.clear(),
            Self::Nation => piece.nation = chosen()?,
            Self::Kind => {
                let id = chosen()?;
                if let Some(kind) = catalog.kind(&id) {
                    become_kind(piece, kind);
                }
            }
            Self::Leader => {
                let id = chosen()?;
                piece.leader = (!id.is_empty()).then_some(PieceId(id));
            }
            Self::Formation => {
                piece.formation = chosen()?;
                let kind = catalog.formation(&piece.formation).map_or(FacingKind::None, |f| f.facing);
                piece.facing = piece.facing.and_then(|facing| kind.nearest(facing, layout.orientation));
            }
            Self::Hex if typed.is_empty() => (piece.hex, piece.top) = (None, false),
            Self::Hex => piece.hex = Some(hex(typed)?),
            Self::Facing => {
                let hour = chosen()?
                    .parse::<i32>()
                    .map_err(|_| Refused::new("A facing is an hour of the clock."))?;
                piece.facing = Some(Hour::new(hour % 12));
            }
            Self::Turn if typed.is_empty() => piece.arrives = None,
            Self::Turn => {
                let turn = typed.parse::<u16>().ok().filter(|n| (1..=999).contains(n));
                let turn = turn.ok_or_else(|| Refused::new("A turn is a number from 1 to 999."))?;
                let fresh = || Arrival::at(turn, piece.hex.unwrap_or_else(|| layout.at(0, 0)));
                piece.arrives = Some(Arrival { turn, ..piece.arrives.clone().unwrap_or_else(fresh) });
                (piece.hex, piece.top) = (None, false);
            }
            Self::Entry => {
                let hexes = typed.split_whitespace().map(&hex).collect::<Result<Vec<_>, _>>()?;
                if let Some(arrival) = &mut piece.arrives {
                    *arrival = arrival.by(hexes);
                }
            }
            Self::Regiment => typed.clone_into(&mut piece.regiment),
            Self::Remark => typed.clone_into(&mut piece.remark),
            Self::Attribute(id) => {
                let Some(attribute) = self.attribute(catalog, piece) else { return Ok(()) };
                // Nothing given: what the catalog gives then.
                if typed.is_empty() && !matches!(attribute.domain, Domain::Flag | Domain::Text) {
                    piece.attrs.remove(id);
                    return Ok(());
                }
                let value = read(attribute, typed)?;
                piece.attrs.insert(id.clone(), value);
            }
        }
        Ok(())
    }

    /// Is nothing given here: an attribute left at its default, no nation, no hex?
    #[must_use]
    pub fn is_empty(&self, piece: &Piece) -> bool {
        match self {
            Self::Name => piece.name.is_empty(),
            Self::Side => false,
            Self::Nation => piece.nation.is_empty(),
            Self::Kind => piece.kind.is_empty(),
            Self::Leader => piece.leader.is_none(),
            Self::Attribute(id) => !piece.attrs.contains_key(id),
            Self::Formation => piece.formation.is_empty(),
            Self::Hex => piece.hex.is_none(),
            Self::Facing => piece.facing.is_none(),
            Self::Turn | Self::Entry => piece.arrives.is_none(),
            Self::Regiment => piece.regiment.is_empty(),
            Self::Remark => piece.remark.is_empty(),
        }
    }
}

/// Leaders of a side, in roster order.
pub fn leaders<'s>(
    scenario: &'s Scenario,
    catalog: &Catalog,
    side: Side,
) -> impl Iterator<Item = (&'s PieceId, &'s Piece)> {
    let mut found: Vec<_> = scenario
        .pieces
        .iter()
        .filter(|(_, p)| p.side == side && catalog.kind(&p.kind).is_some_and(|k| k.role.leads()))
        .collect();
    found.sort_by_key(|(id, p)| (p.order, *id));
    found.into_iter()
}

/// Makes a piece another kind: what the new kind has no place for goes.
fn become_kind(piece: &mut Piece, kind: &Kind) {
    kind.id.clone_into(&mut piece.kind);
    piece.attrs.retain(|id, value| kind.attribute(id).is_some_and(|a| in_range(a, value)));
    if !kind.formations.contains(&piece.formation) {
        piece.formation = kind.formations.first().cloned().unwrap_or_default();
    }
}

/// Is the value one the attribute may have?
#[must_use]
pub fn in_range(attribute: &Attribute, value: &Value) -> bool {
    match (&attribute.domain, value) {
        (Domain::Int { min, max, .. }, Value::Int(n)) => (min..=max).contains(&n),
        (Domain::Choice(options), Value::Text(word)) => options.iter().any(|(id, _)| id == word),
        (Domain::Clock, Value::Int(n)) => (0..1440).contains(n),
        (Domain::Flag, Value::Flag(_)) | (Domain::Text, Value::Text(_)) => true,
        _ => false,
    }
}

/// A value as it is shown.
#[must_use]
pub fn shown(attribute: &Attribute, value: &Value) -> String {
    match (&attribute.domain, value) {
        (Domain::Choice(options), Value::Text(word)) => {
            options.iter().find(|(id, _)| id == word).map_or_else(|| word.clone(), |(_, name)| name.clone())
        }
        (Domain::Clock, Value::Int(n)) => format!("{:02}:{:02}", n.div_euclid(60), n.rem_euclid(60)),
        (Domain::Flag, Value::Flag(on)) => if *on { "Yes" } else { "No" }.to_owned(),
        (_, value) => value.to_string(),
    }
}

/// Reads what was typed for an attribute.
///
/// # Errors
/// Says what would do, with the nearest number in range.
pub fn read(attribute: &Attribute, typed: &str) -> Result<Value, Refused> {
    match &attribute.domain {
        Domain::Int { min, max, .. } => {
            let plain: String = typed.chars().filter(|c| !matches!(c, ',' | ' ' | '\u{a0}')).collect();
            let n = plain.parse::<i64>().map_err(|_| {
                Refused::new(format!(
                    "{} is a number from {min} to {max}; '{typed}' is none.",
                    attribute.name
                ))
            })?;
            if (*min..=*max).contains(&n) {
                return Ok(Value::Int(n));
            }
            let why = format!("{} is {min} to {max}; {n} is out of that range.", attribute.name);
            Err(Refused { why, nearest: Some(Value::Int(n.clamp(*min, *max))) })
        }
        Domain::Choice(options) => pick(options, typed).map(Value::Text).ok_or_else(|| {
            let names: Vec<_> = options.iter().map(|(_, name)| name.as_str()).collect();
            Refused::new(format!("{} is one of: {}.", attribute.name, names.join(", ")))
        }),
        Domain::Flag => match typed.to_lowercase().as_str() {
            "yes" | "y" | "true" | "1" | "x" => Ok(Value::Flag(true)),
            "no" | "n" | "false" | "0" | "" => Ok(Value::Flag(false)),
            _ => Err(Refused::new(format!("{} is yes or no.", attribute.name))),
        },
        Domain::Text => Ok(Value::Text(typed.to_owned())),
        Domain::Clock => {
            let (hours, minutes) = typed.split_once(':').unwrap_or((typed, "0"));
            let number =
                |t: &str, below: i64| t.trim().parse::<i64>().ok().filter(|n| (0..below).contains(n));
            let read = number(hours, 24).zip(number(minutes, 60));
            read.map(|(h, m)| Value::Int(h * 60 + m))
                .ok_or_else(|| Refused::new(format!("{} is a time like 13:30.", attribute.name)))
        }
    }
}

/// The id of what is meant: by its id, its name, or a beginning only one name has.
fn pick(options: &[(String, String)], typed: &str) -> Option<String> {
    let small = typed.to_lowercase();
    let exact = options.iter().find(|(id, _)| id == typed);
    let named = || options.iter().find(|(_, name)| name.to_lowercase() == small);
    let begun = || {
        let mut found =
            options.iter().filter(|(_, name)| !small.is_empty() && name.to_lowercase().starts_with(&small));
        found.next().filter(|_| found.next().is_none())
    };
    exact.or_else(named).or_else(begun).map(|(id, _)| id.clone())
}

/// An hour as on a clock face, 1 to 12.
#[must_use]
pub const fn clock(hour: Hour) -> u8 {
    if hour.get() == 0 { 12 } else { hour.get() }
}
