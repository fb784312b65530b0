//! Templates: units, regiments and whole commands of a nation, ready to be added.
//!
//! A file of templates says of each piece what it is under every ruleset that has it; a ruleset it
//! says nothing of is not offered it. Must not know where files lie.

use super::naming::{Names, fill_pattern};
use super::nation::nation_key;
use oblique_rules::catalog::Catalog;
use oblique_scenario::{
    Attrs, Edit, Evidence, FreshPieceIds, Grade, Nation, Piece, PieceId, Scenario, Side, Source,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use thiserror::Error;

/// The format of files of templates this version writes and reads.
pub const FORMAT: u32 = 1;

/// Most pieces added at once.
pub const MOST: u32 = 200;

/// A file of templates: a nation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NationFile {
    /// Format of the file, 1.
    pub format: u32,
    /// Key of the nation in scenarios that have none of it yet.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Coat colour, `RRGGBB`.
    pub color: String,
    /// The nation row of each ruleset it takes its traits from, by ruleset.
    pub rows: BTreeMap<String, String>,
    /// Sources by key.
    #[serde(default)]
    pub sources: BTreeMap<String, Source>,
    /// The templates.
    pub templates: Vec<Template>,
}

/// A template.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Template {
    /// Its name.
    pub name: String,
    /// The heading it is listed under: `Foot`, `Horse`, `Guns`, `Commands`, ...
    pub group: String,
    /// What it is and what its figures rest on.
    #[serde(default)]
    pub about: String,
    /// How well its figures are known.
    pub grade: Grade,
    /// Key into the file's sources, or empty.
    #[serde(default)]
    pub source: String,
    /// Its pieces, leaders before those they lead.
    pub pieces: Vec<TemplatePiece>,
}

/// A piece of a template.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TemplatePiece {
    /// Its name: `{name}` stands for the name given when it is added.
    pub name: String,
    /// Which piece of the template leads it, counted from 0; `None` is the leader chosen.
    #[serde(default)]
    pub under: Option<usize>,
    /// What it is, by ruleset.
    #[serde(rename = "as")]
    pub as_kind: BTreeMap<String, Stats>,
    /// The nation it takes its traits from where that is not the file's, by ruleset.
    #[serde(default)]
    pub rows: BTreeMap<String, String>,
}

/// What a piece is under one ruleset.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Stats {
    /// The catalog's kind.
    pub kind: String,
    /// Attributes; those not given have the catalog's default.
    #[serde(default)]
    pub attrs: Attrs,
    /// The catalog's formation; empty is the usual one of the kind.
    #[serde(default)]
    pub formation: String,
}

/// How a template is added.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AddOptions {
    /// To which side.
    pub side: Side,
    /// Under which leader those come that have none in the template.
    pub leader: Option<PieceId>,
    /// How many of it.
    pub count: u32,
    /// What stands for `{name}`: a pattern itself, `{n}` the number, `{N}` in Roman numerals, `{a}` a letter.
    pub name: String,
    /// The first number.
    pub first: u32,
}

/// What would be added.
#[derive(Clone, Debug, PartialEq)]
pub struct Added {
    /// The edit.
    pub edit: Edit,
    /// The new pieces, in their order.
    pub pieces: Vec<(PieceId, Piece)>,
}

/// Why a template cannot be added.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum AddError {
    /// The template, by its name, does not say what its pieces are under these rules.
    #[error("{0} says nothing for these rules.")]
    OtherRules(String),
    /// None, or so many pieces as may not be added at once.
    #[error("1 to {MOST} pieces may be added at once; this would be {0}.")]
    Count(u64),
    /// The leader is gone or of the other side.
    #[error("Choose a leader of that side.")]
    Leader,
}

/// Why a text is no file of templates.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum ReadError {
    /// It cannot be read; says what is wrong and where.
    #[error("{0}")]
    Text(#[from] ron::error::SpannedError),
    /// It has a format this version does not know.
    #[error("It has format {0}; this version reads format {FORMAT}.")]
    Format(u32),
    /// In the template of that name a piece stands before its leader.
    #[error("In '{0}' a piece stands before the one that leads it.")]
    LeaderAfter(String),
}

impl Template {
    /// May it be added under a ruleset: does it say what every piece is there?
    #[must_use]
    pub fn is_for(&self, ruleset: &str) -> bool {
        !self.pieces.is_empty() && self.pieces.iter().all(|p| p.as_kind.contains_key(ruleset))
    }

    /// What adding it would do.
    ///
    /// # Errors
    /// See [`AddError`].
    pub fn added(
        &self,
        file: &NationFile,
        scenario: &Scenario,
        catalog: &Catalog,
        wish: &AddOptions,
    ) -> Result<Added, AddError> {
        if !self.is_for(&catalog.id) {
            return Err(AddError::OtherRules(self.name.clone()));
        }
        let total = u64::from(wish.count) * self.pieces.len() as u64;
        if wish.count == 0 || total > u64::from(MOST) {
            return Err(AddError::Count(total));
        }
        let led_by = wish.leader.as_ref().map(|id| scenario.pieces.get(id));
        if led_by.is_some_and(|leader| leader.is_none_or(|l| l.side != wish.side)) {
            return Err(AddError::Leader);
        }
        let mut grown = scenario.clone();
        let mut edits = Vec::new();
        let source = self.take_source(file, &mut grown, &mut edits);
        let own = scenario.pieces.values().filter(|p| p.side == wish.side);
        let mut names: Names = own.map(|p| p.name.as_str()).collect();
        let mut fresh = FreshPieceIds::default();
        let mut order = grown.next_order(wish.side);
        let mut pieces = Vec::new();
        for number in (wish.first..).take(wish.count as usize) {
            let given = if wish.name.trim().is_empty() { &self.name } else { &wish.name };
            let given = fill_pattern(given, number);
            let mut ids: Vec<PieceId> = Vec::new();
            for part in &self.pieces {
                let Some(stats) = part.as_kind.get(&catalog.id) else { continue };
                let plain = fill_pattern(&part.name.replace("{name}", &given), number);
                let plain = plain.split_whitespace().collect::<Vec<_>>().join(" ");
                let name = if names.has(&plain) { names.after(&plain) } else { plain };
                names.take(&name);
                let mut piece = Piece::new(wish.side, &stats.kind, &name);
                piece.attrs.clone_from(&stats.attrs);
                let row = part.rows.get(&catalog.id).or_else(|| file.rows.get(&catalog.id));
                piece.nation = nation(file, row, catalog, &mut grown, &mut edits);
                let usual = || catalog.kind(&stats.kind).and_then(|k| k.formations.first().cloned());
                piece.formation = Some(stats.formation.clone())
                    .filter(|f| !f.is_empty())
                    .or_else(usual)
                    .unwrap_or_default();
                piece.leader = match part.under {
                    Some(above) => ids.get(above).cloned(),
                    None => wish.leader.clone(),
                };
                if catalog.kind(&stats.kind).is_some_and(|k| k.role == oblique_rules::catalog::Role::Chief) {
                    piece.leader = None;
                }
                piece.order = order;
                order = order.saturating_add(1);
                piece.evidence.insert(
                    String::new(),
                    Evidence {
                        grade: self.grade,
                        source: source.clone(),
                        remark: format!("From the template '{}'", self.name),
                    },
                );
                let id = fresh.next(&grown, wish.side, &name);
                grown.pieces.insert(id.clone(), piece.clone());
                edits.push(Edit::Piece(id.clone(), Some(Box::new(piece.clone()))));
                ids.push(id.clone());
                pieces.push((id, piece));
            }
        }
        Ok(Added { edit: Edit::Many(edits), pieces })
    }

    /// The key of its source in the scenario; puts the source there if it is not.
    fn take_source(&self, file: &NationFile, grown: &mut Scenario, edits: &mut Vec<Edit>) -> String {
        let Some(source) = file.sources.get(&self.source) else { return String::new() };
        let known = grown.meta.sources.iter().find(|(_, s)| s.title == source.title);
        if let Some((key, _)) = known {
            return key.clone();
        }
        let mut key = self.source.clone();
        while grown.meta.sources.contains_key(&key) {
            key.push_str("-2");
        }
        grown.meta.sources.insert(key.clone(), source.clone());
        edits.push(Edit::Meta(Box::new(grown.meta.clone())));
        key
    }
}

/// The key of a nation in the scenario that takes its traits from the row; puts it there if there
/// is none.
fn nation(
    file: &NationFile,
    row: Option<&String>,
    catalog: &Catalog,
    grown: &mut Scenario,
    edits: &mut Vec<Edit>,
) -> String {
    let shared = row.and_then(|row| catalog.nations.iter().find(|n| n.id == *row));
    let traits_of = shared.map_or("default", |n| n.id.as_str()).to_owned();
    let own_row = row.is_none() || row == file.rows.get(&catalog.id);
    let name =
        if own_row { file.name.as_str() } else { shared.map_or(file.name.as_str(), |n| n.name.as_str()) };
    let base = if own_row { file.id.clone() } else { traits_of.clone() };
    let color = shared.filter(|_| !own_row).map_or(&file.color, |n| &n.color).clone();
    let wanted = Nation { name: name.to_owned(), color, traits_of, ..Nation::default() };
    nation_key(&base, wanted, grown, edits)
}

/// Pieces of a scenario as a template of one's own, in roster order, leaders first.
#[must_use]
pub fn of_pieces(scenario: &Scenario, catalog: &Catalog, ids: &BTreeSet<PieceId>, name: &str) -> NationFile {
    let rows: Vec<(&PieceId, &Piece)> = Side::BOTH
        .into_iter()
        .flat_map(|side| super::tree::tree(scenario, catalog, side))
        .filter(|row| ids.contains(row.id))
        .map(|row| (row.id, row.piece))
        .collect();
    let places: BTreeMap<&PieceId, usize> = rows.iter().enumerate().map(|(at, (id, _))| (*id, at)).collect();
    let place = |id: &PieceId| places.get(id).copied();
    let traits = |p: &Piece| scenario.nations.get(&p.nation).map(|n| n.traits_of.clone());
    let first = rows.first().map(|(_, p)| *p);
    let nation = first.and_then(|p| scenario.nations.get(&p.nation)).cloned().unwrap_or_default();
    let row = first.and_then(traits);
    let pieces = rows.iter().enumerate().map(|(at, (_, piece))| {
        let stats = Stats {
            kind: piece.kind.clone(),
            attrs: piece.attrs.clone(),
            formation: piece.formation.clone(),
        };
        let own = traits(piece).filter(|own| Some(own) != row.as_ref());
        TemplatePiece {
            name: piece.name.clone(),
            under: piece.leader.as_ref().and_then(place).filter(|above| *above < at),
            as_kind: [(catalog.id.clone(), stats)].into(),
            rows: own.map(|own| (catalog.id.clone(), own)).into_iter().collect(),
        }
    });
    let template = Template {
        name: name.to_owned(),
        group: "Own".to_owned(),
        about: String::new(),
        grade: Grade::Estimated,
        source: String::new(),
        pieces: pieces.collect(),
    };
    NationFile {
        format: FORMAT,
        id: first.map(|p| p.nation.clone()).filter(|n| !n.is_empty()).unwrap_or_else(|| "own".to_owned()),
        name: if nation.name.is_empty() { "Own".to_owned() } else { nation.name },
        color: if nation.color.is_empty() { "8a8374".to_owned() } else { nation.color },
        rows: row.map(|row| (catalog.id.clone(), row)).into_iter().collect(),
        sources: BTreeMap::new(),
        templates: vec![template],
    }
}

/// Reads a file of templates.
///
/// # Errors
/// See [`ReadError`].
pub fn read(text: &str) -> Result<NationFile, ReadError> {
    let file: NationFile = ron::Options::default()
        .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
        .from_str(text)?;
    if file.format != FORMAT {
        return Err(ReadError::Format(file.format));
    }
    for template in &file.templates {
        let ahead =
            template.pieces.iter().enumerate().any(|(at, p)| p.under.is_some_and(|above| above >= at));
        if ahead {
            return Err(ReadError::LeaderAfter(template.name.clone()));
        }
    }
    Ok(file)
}

/// Writes a file of templates.
#[must_use]
pub fn write(file: &NationFile) -> Option<String> {
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    options.to_string_pretty(file, ron::ser::PrettyConfig::default()).ok()
}

/// What in a file does not fit a catalog: a kind, attribute, formation or nation row it does not know.
#[must_use]
pub fn misfits(file: &NationFile, catalog: &Catalog) -> Vec<String> {
    let mut found = Vec::new();
    let known_row = |row: &String| catalog.nations.iter().any(|n| n.id == *row);
    let parts = file.templates.iter().flat_map(|t| t.pieces.iter().map(move |p| (t, p)));
    for row in file
        .rows
        .get(&catalog.id)
        .into_iter()
        .chain(parts.clone().filter_map(|(_, p)| p.rows.get(&catalog.id)))
    {
        if !known_row(row) {
            found.push(format!("{}: no nation row '{row}'", file.name));
        }
    }
    for (template, part) in parts {
        let Some(stats) = part.as_kind.get(&catalog.id) else { continue };
        let at = format!("{}, {}, {}", file.name, template.name, part.name);
        let Some(kind) = catalog.kind(&stats.kind) else {
            found.push(format!("{at}: no kind '{}'", stats.kind));
            continue;
        };
        for (id, value) in &stats.attrs {
            if !kind.attribute(id).is_some_and(|a| super::field::in_range(a, value)) {
                found.push(format!("{at}: {id} {value} does not fit"));
            }
        }
        if !stats.formation.is_empty() && !kind.formations.contains(&stats.formation) {
            found.push(format!("{at}: no formation '{}'", stats.formation));
        }
    }
    found
}
