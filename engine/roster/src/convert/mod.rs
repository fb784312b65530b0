//! Carrying a scenario from one ruleset to another, by the translations both come with.
//!
//! Every figure goes through the common vocabulary of [`oblique_rules::translation`]; what the new
//! ruleset's checks then refuse is fixed by their own remedies. A report tells what was lost,
//! fixed, guessed and rounded. Must not know any one ruleset, nor files.

mod change;
mod ground;
mod lay;
mod pieces;
mod remedies;
mod report;
mod set_ups;
#[cfg(test)]
mod tests;
mod words;

pub use change::Change;
pub use report::{Entry, Sort};

use oblique_board::hex::Orientation;
use oblique_rules::Ruleset;
use oblique_rules::catalog::{Catalog, Role};
use oblique_rules::translation::Translation;
use oblique_scenario::check::Place;
use oblique_scenario::{Evidence, Grade, Nation, Note, Scenario, Side};
use pieces::Roster;
use report::Report;
use thiserror::Error;
use words::{ByKind, Common, tell_lost};

/// Measures this module works out itself.
mod measure {
    pub(super) const MINUTES: &str = "minutes";
    /// The year of the battle, by its date.
    pub(super) const YEAR: &str = "year";
    pub(super) const MEN: &str = "men";
    pub(super) const GUNS: &str = "guns";
    pub(super) const QUALITY: &str = "quality";
    pub(super) const UNITS: &str = "units";
    pub(super) const UNITS_QUALITY: &str = "units_quality";
    pub(super) const SKIRMISHERS: &str = "skirmishers";
    pub(super) const REGULARS: &str = "regulars";
    pub(super) const MILITIA: &str = "militia";
    /// Units below this quality count as militia.
    pub(super) const MILITIA_QUALITY: i64 = 400;
}

/// From where to where.
struct Way {
    from: &'static Catalog,
    from_words: &'static Translation,
    to: &'static Catalog,
    to_words: &'static Translation,
    orientation: Orientation,
}

/// A scenario carried over, and what a designer should know of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Converted {
    /// The scenario under its new ruleset.
    pub scenario: Scenario,
    /// What changed, the gravest first.
    pub report: Vec<Entry>,
}

/// Why a scenario cannot be converted; the texts are names of rulesets.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ConvertError {
    /// Both rulesets are one.
    #[error("The battle already goes by {0}; choose other rules.")]
    SameRules(String),
    /// One has no translation.
    #[error("{0} comes without a translation; choose other rules.")]
    NoTranslation(String),
    /// The new one has no boards that stand this way, and this one is too large to lay anew.
    #[error(
        "{0} has no boards whose hexes stand this way, and this one is too large to lay anew; make it smaller first."
    )]
    Orientation(String),
}

/// Converts a scenario from its ruleset to another.
///
/// # Errors
/// See [`ConvertError`].
pub fn convert(s: &Scenario, from: &dyn Ruleset, to: &dyn Ruleset) -> Result<Converted, ConvertError> {
    let names = (&from.catalog().name, &to.catalog().name);
    if from.id() == to.id() {
        return Err(ConvertError::SameRules(names.0.clone()));
    }
    let words = |r: &dyn Ruleset| {
        r.translation().ok_or_else(|| ConvertError::NoTranslation(r.catalog().name.clone()))
    };
    if !lay::can(s.board.layout(), to.catalog()) {
        return Err(ConvertError::Orientation(names.1.clone()));
    }
    let (from_words, to_words) = (words(from)?, words(to)?);
    let mut report = Report::default();
    let laid = lay::lay(s, from.catalog(), to, &mut report);
    let orientation = laid.board.layout().orientation;
    let way = Way { from: from.catalog(), from_words, to: to.catalog(), to_words, orientation };
    let mut new = carried_over(&laid, &way, to, &mut report);
    set_ups::convert(&mut new, &laid, &mut report, |taken_up, own| carried_over(taken_up, &way, to, own));
    let text = format!(
        "Carried over from {} to {}. Figures that the two rulesets count differently are estimates now.",
        names.0, names.1
    );
    let evidence = Evidence { grade: Grade::Estimated, source: String::new(), remark: String::new() };
    let id = new.fresh_note_id("carried-over");
    new.notes.insert(id, Note { text, evidence: Some(evidence), ..Note::default() });
    let report = report.done((s, way.from), (&new, way.to));
    Ok(Converted { scenario: new, report })
}

/// The scenario, on a board the new rules play on, with ground, pieces and numbers under the new rules and put right by
/// their remedies.
fn carried_over(s: &Scenario, way: &Way, to: &dyn Ruleset, report: &mut Report) -> Scenario {
    let mut new = s.clone();
    new.ruleset.clone_from(&way.to.id);
    new.board = ground::convert(s, way.from, way.to, way.to_words, report);
    // The checks of other rules have other things to say under the same ids.
    new.silenced.clear();
    new.feature_evidence.retain(|id, _| new.board.features().contains_key(id));
    tell_scale(way, report);
    let roster = convert_pieces(&mut new, s, way, report);
    convert_params(&mut new, s, way, report);
    convert_sides(&mut new, s, way, &roster, report);
    convert_nations(&mut new, way, report);
    if !s.objectives.is_empty() && !way.to_words.objectives {
        for id in s.objectives.keys() {
            let message = format!("Objectives stay on the map but count for nothing in {}.", way.to.name);
            report.tell(Sort::Note, message, Place::Objective(id.clone()));
        }
    }
    remedies::apply(&mut new, to, report);
    new
}

fn tell_scale(way: &Way, report: &mut Report) {
    let (was, is) = (way.from.hex_yards, way.to.hex_yards);
    if was != is {
        let message = format!("A hex was {was} yards across and is {is} here; the board keeps its hexes.");
        report.tell(Sort::Note, message, Place::Param(String::new()));
    }
}

fn convert_pieces(new: &mut Scenario, s: &Scenario, way: &Way, report: &mut Report) -> Roster {
    let mut roster = pieces::read(s, way, report);
    pieces::merge(&mut roster, s.board.layout(), &way.to_words.merges, report);
    pieces::sum_up(&mut roster);
    new.pieces.clear();
    for (id, known) in &roster {
        if let Some(piece) = pieces::write(id, known, way, report) {
            new.pieces.insert(id.clone(), piece);
        }
    }
    new.notes.values_mut().for_each(|n| n.piece = n.piece.take().filter(|p| new.pieces.contains_key(p)));
    roster
}

fn convert_params(new: &mut Scenario, s: &Scenario, way: &Way, report: &mut Report) {
    let place = |id: &str| Place::Param(id.to_owned());
    let mut common = Common::default();
    common.read(&way.from_words.params, &way.from.params, &s.params);
    // What the designer wrote beside the title is surer than what a parameter is left at.
    if let Some(year) = year_of(&s.meta.date) {
        common.measures.insert(measure::YEAR.to_owned(), year);
    }
    new.params = common.write(&way.to_words.params, &way.to.params, report, place);
    let both = [way.from_words.params.as_slice(), way.to_words.params.as_slice()];
    tell_lost(&s.params, &way.from.params, both, &ByKind::default(), report, place);
}

/// The year a date names: its first number of four digits ('18 June 1757'); `None` if there is none.
fn year_of(date: &str) -> Option<i64> {
    date.split(|c: char| !c.is_ascii_digit()).find(|digits| digits.len() == 4)?.parse().ok()
}

fn convert_sides(new: &mut Scenario, s: &Scenario, way: &Way, roster: &Roster, report: &mut Report) {
    for side in Side::BOTH {
        let place = |id: &str| Place::Side(side, id.to_owned());
        let mut common = Common::default();
        let old = &s.side(side).params;
        common.read(&way.from_words.side_params, &way.from.side_params, old);
        let units: Vec<i64> = roster
            .values()
            .filter(|k| k.piece.side == side && matches!(k.role, Role::Foot | Role::Light | Role::Horse))
            .map(|k| {
                let militia = k.common.tags.contains("militia");
                if militia { 0 } else { k.common.get(measure::QUALITY).unwrap_or(500) }
            })
            .collect();
        let militia = units.iter().filter(|q| **q < measure::MILITIA_QUALITY).count();
        for (id, n) in [(measure::MILITIA, militia), (measure::REGULARS, units.len() - militia)] {
            common.measures.insert(id.to_owned(), i64::try_from(n).unwrap_or(0));
        }
        common.tags.insert(rear(s, side).to_owned());
        let params = common.write(&way.to_words.side_params, &way.to.side_params, report, place);
        new.sides[side.index()].params = params;
        let both = [way.from_words.side_params.as_slice(), way.to_words.side_params.as_slice()];
        tell_lost(old, &way.from.side_params, both, &ByKind::default(), report, place);
    }
}

/// The tag of the edge a side has behind it: away from the enemy's middle.
fn rear(s: &Scenario, side: Side) -> &'static str {
    let layout = s.board.layout();
    let middle = |of: Side| {
        let all: Vec<(i32, i32)> = s
            .pieces
            .values()
            .filter(|p| p.side == of)
            .filter_map(|p| p.hex)
            .map(|h| layout.col_row(h))
            .collect();
        let n = i32::try_from(all.len()).unwrap_or(1).max(1);
        (all.iter().map(|c| c.0).sum::<i32>() / n, all.iter().map(|c| c.1).sum::<i32>() / n)
    };
    let (own, enemy) = (middle(side), middle(side.other()));
    let (dx, dy) = (own.0 - enemy.0, own.1 - enemy.1);
    match (dx.abs() > dy.abs(), dx > 0, dy > 0) {
        (true, true, _) => "rear_east",
        (true, false, _) => "rear_west",
        (false, _, true) => "rear_south",
        (false, _, false) => "rear_north",
    }
}

fn convert_nations(new: &mut Scenario, way: &Way, report: &mut Report) {
    for (id, nation) in &mut new.nations {
        let place = || Place::Nation(id.clone());
        if !nation.traits.is_empty() {
            report.tell(Sort::Lost, "Traits of the nation have no counterpart.", place());
        }
        let row = |n: &&oblique_rules::catalog::NationRow| n.id == nation.traits_of || n.name == nation.name;
        let known = way.to.nations.iter().find(row);
        let usual = || way.to.nations.iter().find(|n| n.id == "default");
        if known.is_none() {
            report.tell(Sort::Guessed, "There is no row for the nation; it uses the usual one.", place());
        }
        let traits_of = known.or_else(usual).map_or(String::new(), |n| n.id.clone());
        *nation = Nation { traits: oblique_scenario::Attrs::new(), traits_of, ..nation.clone() };
    }
}
