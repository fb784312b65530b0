//! Checks every ruleset has for nothing: does the scenario use what its catalog offers?
//!
//! Must not know any one ruleset: it reads the catalog it is given.

mod ground;

use super::catalog::{Attribute, Catalog, Domain, Kind, Role};
use super::line_checks;
use super::near_hexes::nearest_that;
use oblique_board::hex::Hex;
use oblique_board::{Label, TerrainIx};
use oblique_scenario::check::{CellCheck, Check, Diagnostic, Fix, MOST_FINDINGS, Marks, Place, Severity};
use oblique_scenario::{Attrs, Edit, Facets, Nation, Piece, PieceId, Scenario, SideInfo, Source, Value};
use std::collections::{BTreeMap, BTreeSet};

/// May a piece of a scenario, formed as it is, begin on a hex by the ground of it?
pub type Allows = fn(&Scenario, &Piece, Hex) -> bool;

/// The common checks over a catalog. What `own` names is left to the ruleset's own checks: values of
/// attributes and parameters by their ids, whole checks by theirs.
#[must_use]
pub fn list(
    catalog: &'static Catalog,
    own: &'static [&'static str],
    allows: Allows,
) -> Vec<&'static dyn Check> {
    let pieces = Facets::PIECES;
    let row = |id, reads, find| -> &'static dyn Check {
        Box::leak(Box::new(Common { id, reads, catalog, own, allows, find }))
    };
    let [c07, c08] = line_checks::by_itself(catalog);
    let all = vec![
        row("C01", pieces, kinds as Find),
        row("C02", pieces, formations),
        row("C03", pieces, attributes),
        row("C04", Facets::PARAMS, params),
        row("C05", Facets::PARAMS, traits),
        Box::leak(Box::new(UnknownTerrain { catalog })),
        c07,
        c08,
        row("C09", Facets::LABELS.with(Facets::LAYOUT), labels),
        row("C10", pieces.with(Facets::LAYOUT).with(GROUND), off_board),
        row("C11", pieces.with(Facets::OBJECTIVES).with(Facets::TEXTS), sources),
        row("C20", Facets::FEATURES.with(Facets::LAYOUT), gaps),
        row("C21", ROADS, dead_ends),
        row("C23", GROUND.with(Facets::LAYOUT), ground::attributes),
        row("C25", Facets::PIECES.with(Facets::LAYOUT), tasks),
        row("C26", Facets::SHEETS, ground::scale),
        row("C24", Facets::ZONES.with(Facets::LAYOUT).with(Facets::PARAMS), ground::exits),
    ];
    all.into_iter().filter(|c| !own.contains(&c.id())).collect()
}

/// What tells where a piece may stand.
const GROUND: Facets = Facets::TERRAIN.with(Facets::FEATURES).with(Facets::PARAMS);
/// What tells whether a road leads somewhere.
const ROADS: Facets = Facets::FEATURES.with(Facets::LAYOUT).with(Facets::TERRAIN).with(Facets::OBJECTIVES);

type Find = fn(&Common, &Scenario, &mut Vec<Diagnostic>);

/// One check over a catalog.
struct Common {
    id: &'static str,
    reads: Facets,
    catalog: &'static Catalog,
    own: &'static [&'static str],
    allows: Allows,
    find: Find,
}

impl Check for Common {
    fn id(&self) -> &'static str {
        self.id
    }
    fn reads(&self) -> Facets {
        self.reads
    }
    fn may_find_errors(&self) -> bool {
        !matches!(self.id, "C09" | "C11" | "C20" | "C21" | "C24" | "C25" | "C26")
    }
    fn run(&self, scenario: &Scenario, found: &mut Vec<Diagnostic>) {
        (self.find)(self, scenario, found);
    }
}

impl Common {
    fn say(&self, severity: Severity, place: Place, message: String, fixes: Vec<Fix>) -> Diagnostic {
        Diagnostic::new(self.id, severity, place, message).with_fixes(fixes)
    }

    /// What is wrong with a set of values, and the same set fixed, with what was done to it. A set no
    /// catalog has attributes for, by far, is not fixed value by value: every remedy is a copy of it.
    fn values(&self, attrs: &Attrs, known: &[Attribute]) -> Vec<WrongValue> {
        let mut found = Vec::new();
        let fixable = attrs.len() <= MOST_MENDED;
        for (id, value) in attrs {
            if self.own.contains(&id.as_str()) {
                continue;
            }
            let (wrong, right) = match known.iter().find(|a| a.id == *id) {
                None => (format!("there is no '{id}'"), None),
                Some(attribute) => match out_of_domain(attribute, value) {
                    Some((wrong, right)) => (wrong, Some(right)),
                    None => continue,
                },
            };
            let fixed = fixable.then(|| {
                let mut fixed = attrs.clone();
                let label = if let Some(right) = right {
                    let label = format!("Set '{id}' to {right}");
                    fixed.insert(id.clone(), right);
                    label
                } else {
                    fixed.remove(id);
                    format!("Remove '{id}'")
                };
                (label, fixed)
            });
            found.push((id.clone(), wrong, fixed));
        }
        found
    }
}

/// The id of a value, what is wrong with it, and the fixed set of values with what was done to it.
type WrongValue = (String, String, Option<(String, Attrs)>);

/// Values of one set that get remedies.
const MOST_MENDED: usize = 200;

/// Why a value is none of an attribute's, and the nearest that is.
fn out_of_domain(attribute: &Attribute, value: &Value) -> Option<(String, Value)> {
    let name = attribute.name.to_lowercase();
    let usual = || attribute.default.clone();
    if attribute.takes(value) {
        return None;
    }
    Some(match (&attribute.domain, value) {
        (Domain::Int { min, max, .. }, Value::Int(n)) => {
            (format!("the {name} is {n}, but goes from {min} to {max}"), Value::Int(*n.clamp(min, max)))
        }
        (Domain::Choice(_), Value::Text(word)) => {
            (format!("the {name} is '{word}', but must be one of {}", attribute.words().join(", ")), usual())
        }
        (Domain::Clock, Value::Int(n)) => {
            (format!("the {name} is {n} minutes, which is no time of a day"), usual())
        }
        _ => (format!("the {name} is '{value}', which is not the right sort of value"), usual()),
    })
}

/// Tasks that name hexes off the board.
fn tasks(c: &Common, s: &Scenario, found: &mut Vec<Diagnostic>) {
    let layout = s.board.layout();
    for (id, piece) in &s.pieces {
        let Some(task) = &piece.task else { continue };
        let Some(off) = task.hexes.iter().find(|hex| !layout.contains(**hex)) else { continue };
        let name = oblique_scenario::format::hex_name(layout, *off);
        let message = format!("The task of {} names {name}, which lies off the board.", piece.name);
        let mut fixed = piece.clone();
        if let Some(task) = &mut fixed.task {
            task.hexes.retain(|hex| layout.contains(*hex));
        }
        let fix = Fix::new("Keep the hexes on the board", Edit::Piece(id.clone(), Some(Box::new(fixed))));
        found.push(c.say(Severity::Warning, Place::Piece(id.clone(), "task".to_owned()), message, vec![fix]));
    }
}

fn kinds(c: &Common, s: &Scenario, found: &mut Vec<Diagnostic>) {
    for (id, piece) in s.pieces.iter().filter(|(_, p)| c.catalog.kind(&p.kind).is_none()) {
        let all: Vec<_> = c.catalog.kinds.iter().map(|k| k.id.as_str()).collect();
        let message = format!(
            "{} is of kind '{}', which does not exist; kinds are {}.",
            piece.name,
            piece.kind,
            all.join(", ")
        );
        let likely = likely_kind(c.catalog, s, id, piece).map(|kind| {
            let recast = Edit::Piece(id.clone(), Some(Box::new(kind.recast(piece))));
            Fix::new(format!("Make it {}", kind.name.to_lowercase()), recast)
        });
        let place = Place::Piece(id.clone(), "kind".to_owned());
        found.push(c.say(Severity::Error, place, message, likely.into_iter().collect()));
    }
}

/// The kind that has most of what a piece is given: its formation, its attributes, a leader, others under it.
fn likely_kind<'c>(catalog: &'c Catalog, s: &Scenario, id: &PieceId, piece: &Piece) -> Option<&'c Kind> {
    let leads = s.pieces.values().any(|p| p.leader.as_ref() == Some(id));
    let fits = |kind: &Kind| {
        if leads && kind.role == Role::Leader {
            return usize::MAX;
        }
        let attrs = piece.attrs.keys().filter(|attr| kind.attribute(attr).is_some()).count();
        let formed = usize::from(kind.formations.contains(&piece.formation));
        attrs + formed + usize::from(piece.leader.is_some() == kind.attached)
    };
    // The first of those that fit alike.
    catalog.kinds.iter().rev().max_by_key(|kind| fits(kind))
}

fn formations(c: &Common, s: &Scenario, found: &mut Vec<Diagnostic>) {
    for (id, piece) in &s.pieces {
        if piece.formation.is_empty() || c.catalog.formation(&piece.formation).is_some() {
            continue;
        }
        let usual =
            c.catalog.kind(&piece.kind).and_then(|k| k.formations.first()).cloned().unwrap_or_default();
        let message = format!("{} is in formation '{}', which does not exist.", piece.name, piece.formation);
        let mut fixed = piece.clone();
        fixed.formation = usual;
        let fix = Fix::new("Use the default formation", Edit::Piece(id.clone(), Some(Box::new(fixed))));
        let place = Place::Piece(id.clone(), "formation".to_owned());
        found.push(c.say(Severity::Error, place, message, vec![fix]));
    }
}

fn attributes(c: &Common, s: &Scenario, found: &mut Vec<Diagnostic>) {
    for (id, piece) in &s.pieces {
        let Some(kind) = c.catalog.kind(&piece.kind) else { continue };
        for (attr, wrong, fixed) in c.values(&piece.attrs, &kind.attributes) {
            let fix = fixed.map(|(label, attrs)| {
                Fix::new(label, Edit::Piece(id.clone(), Some(Box::new(Piece { attrs, ..piece.clone() }))))
            });
            let place = Place::Piece(id.clone(), attr);
            let message = format!("Of {}: {wrong}.", piece.name);
            found.push(c.say(Severity::Error, place, message, fix.into_iter().collect()));
        }
    }
}

fn params(c: &Common, s: &Scenario, found: &mut Vec<Diagnostic>) {
    for (id, wrong, fixed) in c.values(&s.params, &c.catalog.params) {
        let fix = fixed.map(|(label, attrs)| Fix::new(label, Edit::Params(attrs)));
        let message = format!("Of the scenario: {wrong}.");
        found.push(c.say(Severity::Error, Place::Param(id), message, fix.into_iter().collect()));
    }
    for side in oblique_scenario::Side::BOTH {
        let info = s.side(side);
        for (id, wrong, fixed) in c.values(&info.params, &c.catalog.side_params) {
            let fix = fixed.map(|(label, params)| {
                Fix::new(label, Edit::Side(side, Box::new(SideInfo { params, ..info.clone() })))
            });
            let message = format!("Of {}: {wrong}.", info.name);
            found.push(c.say(Severity::Error, Place::Side(side, id), message, fix.into_iter().collect()));
        }
    }
}

fn traits(c: &Common, s: &Scenario, found: &mut Vec<Diagnostic>) {
    for (id, nation) in &s.nations {
        for (_, wrong, fixed) in c.values(&nation.traits, &c.catalog.nation_traits) {
            let fix = fixed.map(|(label, traits)| {
                Fix::new(label, Edit::Nation(id.clone(), Some(Nation { traits, ..nation.clone() })))
            });
            let message = format!("Of the nation {}: {wrong}.", nation.name);
            found.push(c.say(Severity::Error, Place::Nation(id.clone()), message, fix.into_iter().collect()));
        }
    }
}

/// Hexes of a terrain the catalog does not have, looked for hex by hex.
struct UnknownTerrain {
    catalog: &'static Catalog,
}

impl Check for UnknownTerrain {
    fn id(&self) -> &'static str {
        "C06"
    }
    fn reads(&self) -> Facets {
        Facets::TERRAIN.with(Facets::LAYOUT)
    }
    fn run(&self, scenario: &Scenario, found: &mut Vec<Diagnostic>) {
        let mut marks = Marks::default();
        self.mark_all(scenario, &mut marks);
        self.report(scenario, &marks, found);
    }
    fn cells(&self) -> Option<&dyn CellCheck> {
        Some(self)
    }
}

impl CellCheck for UnknownTerrain {
    fn mark(&self, s: &Scenario, cell: usize) -> u8 {
        let terrain = s.board.terrain_cells().get(cell).map_or(0, |t| usize::from(t.0));
        u8::from(s.board.palette().get(terrain).is_some_and(|id| self.catalog.terrain(id).is_none()))
    }
    fn mark_all(&self, s: &Scenario, marks: &mut Marks) {
        let palette = s.board.palette();
        let unknown: Vec<bool> = palette.iter().map(|id| self.catalog.terrain(id).is_none()).collect();
        if !unknown.contains(&true) {
            return;
        }
        for (cell, terrain) in s.board.terrain_cells().iter().enumerate() {
            if unknown.get(usize::from(terrain.0)) == Some(&true) {
                marks.set(cell, 1);
            }
        }
    }
    fn report(&self, s: &Scenario, marks: &Marks, found: &mut Vec<Diagnostic>) {
        let (board, layout) = (&s.board, s.board.layout());
        let mut by_terrain: BTreeMap<TerrainIx, Vec<Hex>> = BTreeMap::new();
        for (cell, _) in marks.iter() {
            let terrain = board.terrain_cells().get(cell).copied().unwrap_or_default();
            by_terrain.entry(terrain).or_default().push(layout.hex(cell));
        }
        for (terrain, hexes) in by_terrain {
            let (Some(first), Some(base)) = (hexes.first(), self.catalog.terrain.first()) else { continue };
            let id = board.palette().get(usize::from(terrain.0)).map_or("", String::as_str);
            let message = format!(
                "{} hexes, {} the first, have the terrain '{id}', which does not exist.",
                hexes.len(),
                layout.name(*first)
            );
            let fix = board.terrain_ix(&base.id).map(|to| {
                let edit = Edit::Terrain(hexes.iter().map(|h| (*h, to)).collect());
                Fix::new(format!("Make them {}", base.name.to_lowercase()), edit)
            });
            let place = Place::hex(layout, *first);
            let problem = Diagnostic::new(self.id(), Severity::Error, place, message);
            found.push(problem.with_fixes(fix.into_iter().collect()));
        }
    }
}

fn gaps(c: &Common, s: &Scenario, found: &mut Vec<Diagnostic>) {
    for gap in line_checks::gaps(s, c.catalog) {
        found.push(c.say(Severity::Warning, Place::Feature(gap.id), gap.message, gap.fixes));
    }
}

fn dead_ends(c: &Common, s: &Scenario, found: &mut Vec<Diagnostic>) {
    for end in line_checks::dead_ends(s, c.catalog) {
        found.push(c.say(Severity::Note, Place::Feature(end.id), end.message, end.fixes));
    }
}

fn labels(c: &Common, s: &Scenario, found: &mut Vec<Diagnostic>) {
    for (id, label) in s.board.labels().iter().filter(|(_, l)| !s.board.layout().contains(l.hex)) {
        let message = format!("The name '{}' stands off the board.", label.text);
        let hex = s.board.layout().nearest(label.hex);
        let moved = Edit::Label(id.clone(), Some(Label { hex, ..label.clone() }));
        let moved = Fix::new(format!("Move it to {}", s.board.layout().name(hex)), moved);
        let remove = Fix::new("Remove the name", Edit::Label(id.clone(), None));
        found.push(c.say(Severity::Warning, Place::Label(id.clone()), message, vec![moved, remove]));
    }
    let long = |text: &str| text.len() > Label::MOST_LETTERS && text.chars().count() > Label::MOST_LETTERS;
    for (id, label) in s.board.labels().iter().filter(|(_, l)| long(&l.text)) {
        let begins: String = label.text.chars().take(20).collect();
        let (count, most) = (label.text.chars().count(), Label::MOST_LETTERS);
        let message = format!("The name '{begins}…' has {count} letters; a map has room for {most}.");
        let text = label.text.chars().take(most).collect();
        let edit = Edit::Label(id.clone(), Some(Label { text, ..label.clone() }));
        let fix = Fix::new(format!("Keep the first {most} letters"), edit);
        found.push(c.say(Severity::Warning, Place::Label(id.clone()), message, vec![fix]));
    }
}

fn off_board(c: &Common, s: &Scenario, found: &mut Vec<Diagnostic>) {
    let layout = s.board.layout();
    let taken = s.pieces.values().filter_map(|p| Some(layout.col_row(p.hex?))).collect();
    for (id, piece) in &s.pieces {
        let Some(hex) = piece.hex.filter(|h| !s.board.layout().contains(*h)) else { continue };
        let message = format!("{} stands off the board.", piece.name);
        let to = |hex| Edit::Piece(id.clone(), Some(Box::new(Piece { hex, ..piece.clone() })));
        // Each is a search, and of so many no more are shown.
        let back =
            if found.len() < MOST_FINDINGS { nearest_room(s, c.allows, &taken, piece, hex) } else { None };
        let back = back.map(|hex| {
            Fix::new(format!("Move {} to {}", piece.name, s.board.layout().name(hex)), to(Some(hex)))
        });
        let off = Fix::new(format!("Take {} off the map", piece.name), to(None));
        let fixes = back.into_iter().chain([off]).collect();
        found.push(c.say(Severity::Error, Place::Piece(id.clone(), "hex".to_owned()), message, fixes));
    }
}

/// The free hex nearest to one, which may lie off the board, where a piece may stand by the ground.
/// `taken` are the hexes with a piece, as column and row.
pub(super) fn nearest_room(
    s: &Scenario,
    allows: Allows,
    taken: &BTreeSet<(i32, i32)>,
    piece: &Piece,
    hex: Hex,
) -> Option<Hex> {
    let layout = s.board.layout();
    let fits = |h| layout.contains(h) && !taken.contains(&layout.col_row(h)) && allows(s, piece, h);
    nearest_that(layout.nearest(hex), fits, |h| layout.col_row(h))
}

fn sources(c: &Common, s: &Scenario, found: &mut Vec<Diagnostic>) {
    let missing = |source: &str| !source.is_empty() && !s.meta.sources.contains_key(source);
    for (id, piece) in &s.pieces {
        for (field, evidence) in piece.evidence.iter().filter(|(_, e)| missing(&e.source)) {
            let message =
                format!("{} rests on the source '{}', which is not listed.", piece.name, evidence.source);
            let fix = listed(s, &evidence.source);
            found.push(c.say(Severity::Note, Place::Piece(id.clone(), field.clone()), message, vec![fix]));
        }
    }
    for (id, objective) in &s.objectives {
        if let Some(evidence) = objective.evidence.as_ref().filter(|e| missing(&e.source)) {
            let message =
                format!("{} rests on the source '{}', which is not listed.", objective.name, evidence.source);
            let fix = listed(s, &evidence.source);
            found.push(c.say(Severity::Note, Place::Objective(id.clone()), message, vec![fix]));
        }
    }
}

/// Lists a source under its key, to be filled in by whoever knows it.
fn listed(s: &Scenario, source: &str) -> Fix {
    let mut meta = s.meta.clone();
    meta.sources.insert(source.to_owned(), Source::default());
    Fix::new(format!("List the source '{source}'"), Edit::Meta(Box::new(meta)))
}
