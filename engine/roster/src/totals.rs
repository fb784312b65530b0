//! Men, guns and units, by arm and by quality.

use oblique_rules::catalog::reserved::REGIMENTAL_GUNS;
use oblique_rules::catalog::{Attribute, Catalog, Domain, Role};
pub use oblique_scenario::words::thousands;
use oblique_scenario::{Piece, PieceId, Scenario, Value};
use std::collections::BTreeMap;

/// Arms in the order they are listed, with what several units of one are called.
pub const ARMS: [(Role, &str); 4] =
    [(Role::Foot, "foot"), (Role::Light, "light"), (Role::Horse, "horse"), (Role::Guns, "batteries")];

/// What a part of an order of battle adds up to.
///
/// ```
/// use oblique_roster::totals::Totals;
/// use oblique_rulesets::RULESETS;
/// use oblique_scenario::{Piece, Side, Value};
///
/// let catalog = RULESETS[0].catalog();
/// let men = |piece: &mut Piece| piece.attrs.insert("men".to_owned(), Value::Int(580));
/// let mut battalions = [1, 2].map(|n| Piece::new(Side::A, "infantry", &format!("{n}/IR24 Schwerin")));
/// battalions.iter_mut().for_each(|piece| drop(men(piece)));
/// let totals = Totals::of(catalog, &battalions);
/// assert_eq!(totals.line(), "2 units, 1,160 men");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Totals {
    /// Units, leaders not counted.
    pub units: u32,
    /// Leaders.
    pub leaders: u32,
    /// Men.
    pub men: i64,
    /// Guns of batteries and with the battalions.
    pub guns: i64,
    /// Units of each of [`ARMS`].
    pub by_arm: [u32; 4],
    /// Units by quality: (place in the catalog's list, name) to count.
    pub by_quality: BTreeMap<(i64, String), u32>,
    /// Units not on the map at the start.
    pub waiting: u32,
}

/// The attribute a piece is grouped by.
#[must_use]
pub(crate) fn quality_of<'c>(catalog: &'c Catalog, piece: &Piece) -> Option<&'c Attribute> {
    catalog.kind(&piece.kind)?.graded_by()
}

/// What a piece has of an attribute: its own value, else the catalog's default.
#[must_use]
pub(crate) fn value_of<'v>(piece: &'v Piece, attribute: &'v Attribute) -> &'v Value {
    piece.attrs.get(&attribute.id).unwrap_or(&attribute.default)
}

/// A piece's quality: its place in the list and its name.
#[must_use]
pub fn quality(catalog: &Catalog, piece: &Piece) -> Option<(i64, String)> {
    let attribute = quality_of(catalog, piece)?;
    let value = value_of(piece, attribute);
    if let Domain::Choice(options) = &attribute.domain {
        let place = options.iter().position(|(id, _)| value.text() == Some(id))?;
        let name = options.get(place).map(|(_, name)| name.clone())?;
        return Some((i64::try_from(place).unwrap_or(0), name));
    }
    let n = value.int()?;
    Some((n, format!("{} {n}", attribute.name)))
}

/// The strength of a piece as its counter shows it: men, else models, else guns; empty of a leader.
#[must_use]
pub fn strength(catalog: &Catalog, piece: &Piece) -> String {
    let totals = Totals::of_piece(catalog, piece);
    match catalog.models_of(piece) {
        Some(models) if totals.men == 0 => models.start.to_string(),
        _ => totals.strength(),
    }
}

impl Totals {
    /// What one piece adds. A battery whose kind has no number of guns is one gun where the rules count guns at all, and none
    /// where they know batteries only.
    #[must_use]
    pub fn of_piece(catalog: &Catalog, piece: &Piece) -> Self {
        let Some(kind) = catalog.kind(&piece.kind) else {
            return Self { units: 1, ..Self::default() };
        };
        if kind.role.leads() {
            return Self { leaders: 1, ..Self::default() };
        }
        let int = |attribute: Option<&Attribute>| attribute.and_then(|a| value_of(piece, a).int());
        let is_gun = || {
            kind.models.as_ref().is_some_and(|models| models.guns.is_some()) || catalog.guns_track().is_some()
        };
        let single = i64::from(kind.role == Role::Guns && is_gun());
        Self {
            units: 1,
            leaders: 0,
            men: int(kind.men()).unwrap_or(0),
            guns: int(kind.guns()).unwrap_or(single) + int(kind.attribute(REGIMENTAL_GUNS)).unwrap_or(0),
            by_arm: ARMS.map(|(role, _)| u32::from(role == kind.role)),
            by_quality: quality(catalog, piece).map(|q| (q, 1)).into_iter().collect(),
            waiting: u32::from(piece.hex.is_none()),
        }
    }

    /// What several pieces add up to.
    #[must_use]
    pub fn of<'a>(catalog: &Catalog, pieces: impl IntoIterator<Item = &'a Piece>) -> Self {
        let mut sum = Self::default();
        for piece in pieces {
            sum.add(&Self::of_piece(catalog, piece));
        }
        sum
    }

    /// Adds others.
    pub fn add(&mut self, other: &Self) {
        self.units = self.units.saturating_add(other.units);
        self.leaders = self.leaders.saturating_add(other.leaders);
        self.men = self.men.saturating_add(other.men);
        self.guns = self.guns.saturating_add(other.guns);
        self.waiting = self.waiting.saturating_add(other.waiting);
        for (mine, theirs) in self.by_arm.iter_mut().zip(other.by_arm) {
            *mine += theirs;
        }
        for (quality, count) in &other.by_quality {
            *self.by_quality.entry(quality.clone()).or_default() += count;
        }
    }

    /// As a counter shows it: men, else guns; empty where there are neither, as for a leader.
    #[must_use]
    pub fn strength(&self) -> String {
        match (self.men, self.guns) {
            (men, _) if men > 0 => men.to_string(),
            (_, guns) if guns > 0 => counted(guns, "gun"),
            _ => String::new(),
        }
    }

    /// As a line: '21 units, 9,300 men, 14 guns'.
    #[must_use]
    pub fn line(&self) -> String {
        let mut parts = vec![counted(i64::from(self.units), "unit")];
        if self.men > 0 {
            parts.push(format!("{} men", thousands(self.men)));
        }
        if self.guns > 0 {
            parts.push(counted(self.guns, "gun"));
        }
        parts.join(", ")
    }

    /// How many pieces, those who lead told apart: '2 units and 1 leader'.
    #[must_use]
    pub fn who(&self) -> String {
        who(i64::from(self.units), i64::from(self.leaders))
    }

    /// Units by arm: '10 foot, 4 horse'. Empty without units.
    #[must_use]
    pub fn arms(&self) -> String {
        let named = ARMS.iter().zip(self.by_arm).filter(|(_, n)| *n > 0);
        let named = named.map(|((_, name), n)| match (n, *name) {
            (1, "batteries") => "1 battery".to_owned(),
            (n, name) => format!("{n} {name}"),
        });
        named.collect::<Vec<_>>().join(", ")
    }

    /// Units by quality, the best first: '2 elite, 8 trained'. Empty where nothing is known.
    #[must_use]
    pub fn qualities(&self) -> String {
        let named = self.by_quality.iter().rev();
        named.map(|((_, name), n)| format!("{n} {}", name.to_lowercase())).collect::<Vec<_>>().join(", ")
    }
}

/// '2 units and 1 leader', '3 leaders'; without leaders '2 units'.
#[must_use]
pub fn who(units: i64, leaders: i64) -> String {
    match (units, leaders) {
        (_, 0) => counted(units, "unit"),
        (0, _) => counted(leaders, "leader"),
        _ => format!("{} and {}", counted(units, "unit"), counted(leaders, "leader")),
    }
}

/// The same of pieces by their ids.
#[must_use]
pub fn who_of<'a>(
    catalog: &Catalog,
    scenario: &Scenario,
    ids: impl IntoIterator<Item = &'a PieceId>,
) -> String {
    Totals::of(catalog, ids.into_iter().filter_map(|id| scenario.pieces.get(id))).who()
}

/// '1 unit', '2,000 units'.
#[must_use]
pub fn counted(n: i64, what: &str) -> String {
    format!("{} {what}{}", thousands(n), if n == 1 { "" } else { "s" })
}
