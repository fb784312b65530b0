//! What a German window still says in English.
//!
//! A word is English where the English texts have it and the German ones have not; names in the battle may have any words.

use super::no_dialogs::NoDialogs;
use super::{alone, run};
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use oblique_editor::app::Workbench;
use oblique_editor::command::{Command, Intent, Run, commands};
use oblique_editor::document::nations::shipped_templates;
use oblique_editor::panels::PANELS;
use oblique_editor::settings::Settings;
use oblique_editor::view::CompareWith;
use oblique_roster::compare::{difference, take};
use oblique_rulesets::{RULESETS, read_scenario};
use oblique_scenario::Scenario;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The words of every file of texts of a language.
fn words_of_language(code: &str) -> BTreeSet<String> {
    let assets = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../assets"));
    let rulesets = std::fs::read_dir(assets.join("rulesets")).expect("rulesets").flatten();
    let mut files: Vec<PathBuf> =
        rulesets.map(|entry| entry.path().join("languages").join(format!("{code}.ftl"))).collect();
    for folder in [assets.join("languages").join(code), assets.join("languages").join(code).join("engine")] {
        files.extend(std::fs::read_dir(folder).expect("a language").flatten().map(|entry| entry.path()));
    }
    let mut words = BTreeSet::new();
    for text in files.iter().filter_map(|file| std::fs::read_to_string(file).ok()) {
        for line in text.lines() {
            let said = line.split_once(" = ").map_or(line, |(_, said)| said);
            words.extend(words_of(said));
        }
    }
    words
}

/// The words of a text, small.
fn words_of(text: &str) -> impl Iterator<Item = String> {
    let words = text.split(|c: char| !c.is_alphabetic() && c != '\'');
    words.filter(|word| word.len() > 2).map(str::to_lowercase)
}

/// All that is painted and can be heard.
pub(crate) fn shown<T>(harness: &Harness<'_, T>) -> BTreeSet<String> {
    fn painted(shape: &egui::Shape, out: &mut BTreeSet<String>) {
        match shape {
            egui::Shape::Text(text) => _ = out.insert(text.galley.text().to_owned()),
            egui::Shape::Vec(shapes) => shapes.iter().for_each(|shape| painted(shape, out)),
            _ => {}
        }
    }
    let mut out = BTreeSet::new();
    harness.output().shapes.iter().for_each(|shape| painted(&shape.shape, &mut out));
    for node in harness.root().children_recursive() {
        let node = node.accesskit_node();
        out.extend([node.label(), node.value()].into_iter().flatten());
    }
    out
}

/// A shipped battle in which nothing has an English name.
fn battle(ruleset: &str, nth: usize) -> Scenario {
    let mut battles = oblique_testing::shipped::battles_of(ruleset);
    let path = battles.swap_remove(nth);
    let text = std::fs::read_to_string(path).expect("it reads");
    let mut scenario = read_scenario(&text).scenario.expect("it reads");
    let named = |n: usize| format!("Regiment {n}");
    for (n, piece) in scenario.pieces.values_mut().enumerate() {
        piece.name = named(n);
        piece.evidence.clear();
        piece.remark.clear();
    }
    for (n, side) in scenario.sides.iter_mut().enumerate() {
        side.name = named(n);
    }
    for (n, nation) in scenario.nations.values_mut().enumerate() {
        nation.name = named(n);
    }
    for (n, objective) in scenario.objectives.values_mut().enumerate() {
        objective.name = named(n);
    }
    scenario.notes.clear();
    scenario.meta = oblique_scenario::Meta { title: named(0), ..Default::default() };
    scenario.history = oblique_scenario::History::default();
    scenario
}

/// The battle with another board, other sides and parameters, and units of which next to nothing is given.
fn another(battle: &Scenario) -> Scenario {
    let other = self::battle(&battle.ruleset, 0);
    let mut pieces = battle.pieces.clone();
    for piece in pieces.values_mut() {
        piece.attrs.clear();
        (piece.hex, piece.facing) = (None, None);
        piece.formation.clear();
    }
    Scenario { pieces, ..other }
}

/// A German window with a battle.
fn editor_of(battle: &Scenario) -> Harness<'static, Workbench> {
    let settings = Settings { tour_seen: true, language: "de".to_owned(), ..Settings::default() };
    let workbench = Workbench::new(settings, battle.clone()).with_file_chooser(Arc::new(NoDialogs));
    let mut harness = Harness::builder()
        .with_size([1920.0, 1200.0])
        .build_ui_state(|ui, workbench: &mut Workbench| workbench.ui(ui), workbench);
    harness.run_steps(8);
    harness
}

/// The search for English words, and what it has found with where it was.
struct Search {
    battle: Scenario,
    english: BTreeSet<String>,
    /// What is no word.
    names: Vec<String>,
    found: BTreeMap<String, String>,
}

impl Search {
    fn new() -> Self {
        let german = words_of_language("de");
        let english = words_of_language("en").difference(&german).cloned().collect();
        Self {
            battle: battle(RULESETS[0].id(), 6),
            english,
            names: names_of_battles().into_iter().chain(names_of_templates()).collect(),
            found: BTreeMap::new(),
        }
    }

    fn editor(&self) -> Harness<'static, Workbench> {
        editor_of(&self.battle)
    }

    fn look(&mut self, harness: &Harness<'_, Workbench>, place: &str) {
        for text in shown(harness) {
            let english: Vec<String> =
                words_of(&without(&text, &self.names)).filter(|word| self.english.contains(word)).collect();
            if !english.is_empty() {
                self.found.entry(text).or_insert_with(|| format!("{place}: {english:?}"));
            }
        }
    }

    /// Every unit at once gets another strength, and half of them cannot have it.
    fn look_at_a_bulk_edit(&mut self) {
        let mut harness = self.editor();
        run(&mut harness, "roster.change_many");
        harness.input_mut().events.push(egui::Event::Text("700".to_owned()));
        harness.run_steps(4);
        self.look(&harness, "bulk edit");
    }

    /// The sheet before a battle, its first turns, and what its units are asked and told.
    fn look_at_a_battle(&mut self, ruleset: &str) {
        let battle = battle(ruleset, 0);
        let mut harness = editor_of(&battle);
        run(&mut harness, "battle.play");
        self.look(&harness, &format!("{ruleset}: sheet before a battle"));
        harness.key_press(Key::Enter);
        harness.run_steps(20);
        for turn in 0..6 {
            self.look(&harness, &format!("{ruleset}: {turn}"));
            harness.key_press_modifiers(Modifiers::ALT, Key::D);
            harness.key_press_modifiers(Modifiers::SHIFT, Key::Enter);
            harness.key_press(Key::F9);
            harness.run_steps(20);
        }
    }

    /// Everything about a unit, a side, the ground and the battle is another than before.
    fn look_at_a_comparison(&mut self) {
        let mut harness = self.editor();
        let other = another(&self.battle);
        let edits = take(&self.battle, &other, &difference(&self.battle, &other, None).picks());
        let ctx = harness.ctx.clone();
        let intents = vec![Intent::edit("all", edits), Intent::Compare(CompareWith::Step(0))];
        harness.state_mut().carry_out(intents, &ctx);
        harness.run_steps(6);
        self.look(&harness, "comparison");
        assert!(harness.query_by_label("Vergleich beenden").is_some());
    }

    fn after(&mut self, command: &Command) {
        let mut harness = self.editor();
        run(&mut harness, &command.id);
        self.look(&harness, &command.id);
    }
}

/// What a German window may say in English: the report of a fault, which is for whoever fixes it; languages by their own
/// names; values and ids of a file that anybody may have written; what the libraries of panels and tabs call their handles.
const ENGLISH: &[&str] =
    &["No log could be written.", "English", "6-pounder", "road-grottkau", "Scroll tabs", "Resize panel"];

/// Titles, dates and sides of the shipped battles, which the gallery shows as they are.
fn names_of_battles() -> Vec<String> {
    let battles = RULESETS.iter().flat_map(|ruleset| oblique_testing::shipped::battles_of(ruleset.id()));
    let read = battles.filter_map(|path| read_scenario(&std::fs::read_to_string(path).ok()?).scenario);
    read.flat_map(|battle| {
        let [a, b] = battle.sides.map(|side| side.name);
        [battle.meta.title, battle.meta.date, a, b]
    })
    .filter(|name| !name.is_empty())
    .collect()
}

/// What units of the templates are called: names in battles, once they are added.
fn names_of_templates() -> Vec<String> {
    let templates = shipped_templates().into_iter().flat_map(|file| file.content.templates);
    let named = templates.flat_map(|template| [template.name, template.group, template.about]);
    let mut names: Vec<String> = named.filter(|name| !name.is_empty()).collect();
    // The longest first: 'Grenadiers' is within 'Grenadiers and chasseurs'.
    names.sort_by_key(|name| std::cmp::Reverse(name.len()));
    names.dedup();
    names
}

/// A text without names and ids of rules.
fn without(text: &str, names: &[String]) -> String {
    let mut rest = text.to_owned();
    for name in names.iter().map(String::as_str).chain(ENGLISH.iter().copied()) {
        rest = rest.replace(name, "");
    }
    let is_id = |word: &&str| {
        let word = word.trim_matches(|c: char| !c.is_alphanumeric());
        word.contains('.') && word.chars().all(|c| c.is_ascii_lowercase() || c == '.' || c == '_')
    };
    rest.split_whitespace().filter(|word| !is_id(word)).collect::<Vec<_>>().join(" ")
}

/// Commands that show a window or a room and ask nothing first.
const SHOW: &[&str] = &["edit.preferences", "file.gallery", "file.recovered", "sheets.guided"];

#[test]
fn a_german_window_has_no_english_words() {
    let _alone = alone();
    let mut search = Search::new();
    let mut harness = search.editor();
    search.look(&harness, "window");
    for panel in PANELS.iter().map(|make| make()) {
        let command = commands().into_iter().find(|c| matches!(c.run, Run::Panel(id) if id == panel.id()));
        if let Some(command) = command {
            run(&mut harness, &command.id);
            search.look(&harness, &command.id);
        }
    }
    for command in commands().iter().filter(|command| matches!(command.run, Run::Tool(_))) {
        run(&mut harness, &command.id);
        search.look(&harness, &command.id);
    }
    let asks = |command: &&Command| command.name.ends_with('…') || SHOW.contains(&command.id.as_ref());
    for command in commands().iter().filter(asks) {
        search.after(command);
    }
    search.look_at_a_bulk_edit();
    for ruleset in RULESETS {
        search.look_at_a_battle(ruleset.id());
    }
    search.look_at_a_comparison();
    oblique_text::speak("");
    let list: Vec<String> = search.found.iter().map(|(text, place)| format!("{text:?} ({place})")).collect();
    assert!(list.is_empty(), "{}", list.join("\n"));
}
