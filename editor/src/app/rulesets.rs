//! The rulesets there are, as the window shows them: with the names of their catalogs in the language of the interface.
//!
//! Files are read and written alike by these and by the plain ones, for files know ids alone. What is made for other
//! programs and for print ([`plain`]) keeps the rulesets' own names. Must not know any one ruleset.

use oblique_board::hex::Hex;
use oblique_exchange::spreadsheet::Vocabulary;
use oblique_rules::catalog::{Attribute, Catalog, Domain};
use oblique_rules::manual::Manual;
use oblique_rules::play::{Game, Moment, Options, Refusal};
use oblique_rules::{BoardNeeds, Opened, Registry, Ruleset, RulesetData, lists, pickup, survey};
use oblique_scenario::check::{Check, Diagnostic};
use oblique_scenario::format::Reading;
use oblique_scenario::{Piece, PieceId, Scenario, Value};
use oblique_text::{Language, language, translated};
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

const COUNT: usize = oblique_rulesets::RULESETS.len();

/// Every ruleset, in the order they are offered.
pub(crate) static RULESETS: &[&dyn Ruleset] = &SHOWN;

/// [`RULESETS`] by their ids.
pub(crate) static REGISTRY: Registry = Registry::new(RULESETS);

static WORDED: [Worded; COUNT] = {
    let mut all = [const { Worded::new(oblique_rulesets::RULESETS[0]) }; COUNT];
    let mut at = 0;
    while at < COUNT {
        all[at].plain = oblique_rulesets::RULESETS[at];
        at += 1;
    }
    all
};

static SHOWN: [&dyn Ruleset; COUNT] = {
    let mut all: [&dyn Ruleset; COUNT] = [&WORDED[0]; COUNT];
    let mut at = 0;
    while at < COUNT {
        all[at] = &WORDED[at];
        at += 1;
    }
    all
};

/// The ruleset of that id.
pub(crate) fn ruleset(id: &str) -> Option<&'static dyn Ruleset> {
    REGISTRY.get(id)
}

/// The same ruleset with its own names, for what is made for other programs and for print.
pub(crate) fn plain(ruleset: &dyn Ruleset) -> &'static dyn Ruleset {
    oblique_rulesets::ruleset(ruleset.id()).unwrap_or(oblique_rulesets::RULESETS[0])
}

/// What sheets of units are read by: the things of a catalog by their names in every language.
pub(crate) const fn in_every_language(catalog: &Catalog) -> Vocabulary<'_> {
    Vocabulary::new(catalog, oblique_rulesets::NAMES)
}

/// Reads a scenario file.
pub(crate) fn read_scenario(text: &str) -> Reading {
    oblique_rulesets::read_scenario(text)
}

/// Writes a scenario file.
pub(crate) fn write_scenario(scenario: &Scenario) -> String {
    oblique_rulesets::write_scenario(scenario)
}

/// A ruleset whose catalog is in the language of the interface.
struct Worded {
    plain: &'static dyn Ruleset,
    /// Its catalogs in other languages, by their codes; made when they are asked for, and there as long as the program.
    catalogs: Mutex<BTreeMap<&'static str, &'static Catalog>>,
}

impl Worded {
    const fn new(plain: &'static dyn Ruleset) -> Self {
        Self { plain, catalogs: Mutex::new(BTreeMap::new()) }
    }
}

impl Ruleset for Worded {
    fn data(&self) -> &'static RulesetData {
        self.plain.data()
    }

    fn id(&self) -> &'static str {
        self.plain.id()
    }

    fn catalog(&self) -> &'static Catalog {
        let language = language();
        if language == Language::ENGLISH {
            return self.plain.catalog();
        }
        let mut catalogs = self.catalogs.lock().unwrap_or_else(PoisonError::into_inner);
        catalogs.entry(language.code()).or_insert_with(|| {
            Box::leak(Box::new(in_words(self.plain.catalog(), |text| translated(text).into_owned())))
        })
    }

    fn manual(&self) -> &'static Manual {
        self.plain.manual()
    }

    fn guide(&self) -> Option<&'static str> {
        self.plain.guide()
    }

    fn checks(&self) -> &'static [&'static dyn Check] {
        self.plain.checks()
    }

    fn survey<'a>(&self, scenario: &'a Scenario) -> Box<dyn survey::Survey + 'a> {
        self.plain.survey(scenario)
    }

    fn army_lists(&self) -> Option<&'static lists::ArmyLists> {
        self.plain.army_lists()
    }

    fn board_needs(&self) -> BoardNeeds {
        self.plain.board_needs()
    }

    fn pickup(&self) -> Option<&'static dyn pickup::Pickup> {
        self.plain.pickup()
    }

    fn barred(&self, scenario: &Scenario, piece: &Piece, hex: Hex) -> Option<Refusal> {
        self.plain.barred(scenario, piece, hex)
    }

    fn crowded(&self, scenario: &Scenario, together: &[&Piece]) -> Option<Refusal> {
        self.plain.crowded(scenario, together)
    }

    fn estimate(&self, scenario: &Scenario, id: &PieceId, attribute: &str) -> Option<Value> {
        self.plain.estimate(scenario, id, attribute)
    }

    fn figures(&self, piece: &Piece) -> u8 {
        self.plain.figures(piece)
    }

    fn begin(&self, scenario: &Scenario, options: &Options) -> Result<Box<dyn Game>, Vec<Diagnostic>> {
        self.plain.begin(scenario, options)
    }

    fn begin_at(&self, scenario: &Scenario, options: &Options, moment: &Moment) -> Opened {
        self.plain.begin_at(scenario, options, moment)
    }
}

/// A catalog with its names and explanations in other words, those of the language of the interface.
fn in_words(catalog: &Catalog, translate: impl Fn(&str) -> String) -> Catalog {
    let mut own = catalog.clone();
    let mut texts = vec![&mut own.about, &mut own.turn_name, &mut own.move_unit.0, &mut own.move_unit.1];
    for terrain in &mut own.terrain {
        texts.extend([&mut terrain.name, &mut terrain.note]);
        texts.extend(terrain.attributes.iter_mut().flat_map(of_attribute));
    }
    for line in &mut own.linear {
        texts.extend([&mut line.name, &mut line.note]);
        texts.extend(line.attributes.iter_mut().flat_map(of_attribute));
    }
    texts.extend(own.formations.iter_mut().map(|formation| &mut formation.name));
    for kind in &mut own.kinds {
        texts.push(&mut kind.name);
        texts.extend(kind.models.iter_mut().flat_map(|models| [&mut models.names.0, &mut models.names.1]));
        texts.extend(kind.attributes.iter_mut().flat_map(of_attribute));
    }
    for attributes in [&mut own.params, &mut own.side_params, &mut own.nation_traits] {
        texts.extend(attributes.iter_mut().flat_map(of_attribute));
    }
    texts.extend(own.nations.iter_mut().map(|nation| &mut nation.name));
    for track in &mut own.tracks {
        texts.extend([&mut track.name, &mut track.short]);
        texts.extend(&mut track.names);
    }
    texts.extend(own.marks.iter_mut().map(|mark| &mut mark.name));
    texts.extend(own.phases.iter_mut().map(|phase| &mut phase.name));
    texts.extend(own.actions.iter_mut().flat_map(|action| [&mut action.name, &mut action.help]));
    for decision in &mut own.decisions {
        texts.extend([&mut decision.title, &mut decision.prompt]);
        texts.extend(decision.answers.iter_mut().map(|answer| &mut answer.name));
    }
    texts.extend(own.views.iter_mut().flat_map(|view| [&mut view.name, &mut view.help]));
    for text in texts {
        *text = translate(text);
    }
    own
}

/// The texts of an attribute.
fn of_attribute(attribute: &mut Attribute) -> Vec<&mut String> {
    // What is counted is known by the unit's own word.
    attribute.unit_shown.clone_from(&attribute.unit);
    let mut texts = vec![&mut attribute.name, &mut attribute.unit_shown, &mut attribute.help];
    if let Domain::Choice(choices) = &mut attribute.domain {
        texts.extend(choices.iter_mut().map(|(_, name)| name));
    }
    texts
}

#[cfg(test)]
mod tests {
    use super::{Catalog, RULESETS, in_words};
    use oblique_rules::catalog::Attribute;
    use oblique_scenario::Attrs;

    fn attributes(catalog: &Catalog) -> impl Iterator<Item = &Attribute> {
        catalog.kinds.iter().flat_map(|kind| &kind.attributes).chain(&catalog.params)
    }

    /// What a battle says does not hang on the language it is looked at in.
    #[test]
    fn a_catalog_in_other_words_counts_the_same() {
        for ruleset in RULESETS {
            let plain = ruleset.catalog();
            let worded = in_words(plain, |text| format!("{text} in other words"));
            assert_eq!(
                worded.last_turn(&Attrs::default()),
                plain.last_turn(&Attrs::default()),
                "{}",
                plain.id
            );
            for (one, other) in attributes(plain).zip(attributes(&worded)) {
                assert_eq!((&one.unit, one.adds_up()), (&other.unit, other.adds_up()), "{}", one.id);
                assert_ne!((&other.name, other.unit_name()), (&one.name, one.unit_name()));
            }
        }
    }
}
