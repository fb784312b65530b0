//! Every check of every ruleset against its case in `tests/corpus/checks/<ruleset>/<id>/`: `bad.ron`
//! triggers it, `good.ron` does not, `found.txt` holds what is said of both. What is found is the
//! same whether edits are followed or everything is looked at afresh, and every remedy fixes.
//!
//! A check without both files fails here. Set `BLESS=1` to write what is said now as what is
//! expected, and read the diff.

use oblique_board::hex::{Hex, Hour, Layout};
use oblique_board::{Feature, FeatureId, Label, LabelId, LabelSize, Path as Course, TerrainIx};
use oblique_rules::Ruleset;
use oblique_rulesets::{RULESETS, read_scenario, read_scenario_bytes, ruleset};
use oblique_scenario::check::{Check, Checker, Diagnostic, Place, Severity, fix_all, short_id};
use oblique_scenario::{
    Arrival, ChangeSet, Edit, Objective, ObjectiveId, Piece, PieceId, Scenario, Side, Value,
};
use oblique_testing::golden::agrees;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn found(checks: &'static [&'static dyn Check], s: &Scenario) -> Vec<Diagnostic> {
    Checker::new(checks, s).diagnostics().into_iter().cloned().collect()
}

/// A place as a line of a golden file has it.
fn place(s: &Scenario, place: &Place) -> String {
    match place {
        Place::Param(id) => format!("parameter {id}"),
        Place::Side(side, id) => format!("side {side} {id}"),
        Place::Nation(id) => format!("nation {id}"),
        Place::Hex(col, row) => {
            format!("hex {}", s.board.layout().name(s.board.layout().at(*col, *row)))
        }
        Place::Feature(id) => format!("feature {}", id.0),
        Place::Label(id) => format!("label {}", id.0),
        Place::Objective(id) => format!("objective {}", id.0),
        Place::Piece(id, field) => format!("piece {id} {field}"),
    }
    .trim_end()
    .to_owned()
}

/// What is said of a file: by the reader, then by the checks.
fn checked(path: &Path) -> (String, Option<(Scenario, &'static dyn Ruleset)>) {
    let text = std::fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let reading = read_scenario(&text);
    let mut said = String::new();
    for problem in &reading.problems {
        writeln!(said, "file {problem}").unwrap();
    }
    let Some(scenario) = reading.scenario else { return (said + "nothing could be read\n", None) };
    let Some(rules) = ruleset(&scenario.ruleset) else { return (said + "no such ruleset\n", None) };
    for d in found(rules.checks(), &scenario) {
        let severity = match d.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Note => "note",
        };
        let rule = if d.rule.is_empty() { "-" } else { d.rule.as_str() };
        let at = place(&scenario, &d.place);
        writeln!(said, "{severity} {} {rule} [{at}] {}", d.id, d.message).unwrap();
        for fix in d.fixes {
            writeln!(said, "    remedy: {}", fix.label).unwrap();
        }
    }
    (said, Some((scenario, rules)))
}

/// A check with its two cases.
struct Case {
    rules: &'static dyn Ruleset,
    check: &'static dyn Check,
    folder: PathBuf,
}

impl Case {
    fn read(&self, which: &str) -> (String, Scenario) {
        let path = self.folder.join(which);
        let (said, read) = checked(&path);
        let (scenario, rules) = read.unwrap_or_else(|| panic!("{}: {said}", path.display()));
        assert_eq!(rules.catalog().id, self.rules.catalog().id, "{}", path.display());
        (said, scenario)
    }

    fn name(&self) -> String {
        format!("{} {}", self.rules.catalog().id, self.check.id())
    }
}

fn cases() -> Vec<Case> {
    let mut all = Vec::new();
    for rules in RULESETS {
        for check in rules.checks() {
            let folder =
                root().join("tests/corpus/checks").join(&rules.catalog().id).join(short_id(check.id()));
            all.push(Case { rules: *rules, check: *check, folder });
        }
    }
    assert!(all.len() > 100);
    all
}

#[test]
fn every_check_has_a_case_that_triggers_it_and_one_that_does_not() {
    for case in cases() {
        let (bad, spoilt) = case.read("bad.ron");
        let (good, sound) = case.read("good.ron");
        let hits = |s: &Scenario| found(case.rules.checks(), s).iter().any(|d| d.id == case.check.id());
        assert!(hits(&spoilt), "{}: the bad case does not trigger it", case.name());
        assert!(!hits(&sound), "{}: the good case triggers it", case.name());
        agrees(&case.folder.join("found.txt"), &format!("bad.ron\n{bad}\ngood.ron\n{good}"));
    }
}

#[test]
fn no_case_is_left_of_a_check_that_is_gone() {
    let due: BTreeSet<PathBuf> = cases().into_iter().map(|c| c.folder).collect();
    for rules in std::fs::read_dir(root().join("tests/corpus/checks")).unwrap().flatten() {
        for folder in std::fs::read_dir(rules.path()).unwrap().flatten() {
            assert!(due.contains(&folder.path()), "{} is of no check", folder.path().display());
        }
    }
}

#[test]
fn ids_are_unique_and_messages_are_sentences() {
    // A check of one id is the same check in every ruleset that has it.
    let mut own = BTreeSet::new();
    for rules in RULESETS {
        let ids: BTreeSet<_> = rules.checks().iter().map(|c| c.id()).collect();
        assert_eq!(ids.len(), rules.checks().len(), "{}", rules.catalog().id);
        for id in ids.into_iter().filter(|id| !id.starts_with('C')) {
            assert!(own.insert(id), "{id} stands for checks of two rulesets");
            assert!(id.starts_with(&format!("{}/", rules.catalog().id)), "{id}");
        }
    }
    for case in cases() {
        for d in found(case.rules.checks(), &case.read("bad.ron").1) {
            let name = case.name();
            assert!(d.message.ends_with('.') && !d.message.contains("  "), "{name}: {}", d.message);
            assert!(!d.message.contains('!'), "{name}: {}", d.message);
            let known = d.rule.is_empty() || case.rules.manual().rule(d.rule.as_str()).is_some();
            assert!(known, "{name}: there is no rule {}", d.rule);
            if d.severity == Severity::Error {
                assert!(case.rules.checks().iter().any(|c| c.id() == d.id && c.may_find_errors()), "{name}");
            }
        }
    }
}

/// Errors of a check, and whatever it says, without the remedies.
fn said_by(id: &str, all: &[Diagnostic]) -> Vec<(Severity, Place, String)> {
    let own = all.iter().filter(|d| d.id == id);
    own.map(|d| (d.severity, d.place.clone(), d.message.clone())).collect()
}

#[test]
fn every_remedy_mends_and_breaks_nothing_of_its_kind() {
    let mut remedies = 0;
    for case in cases() {
        let (_, bad) = case.read("bad.ron");
        let before = found(case.rules.checks(), &bad);
        let own = said_by(case.check.id(), &before);
        for d in before.iter().filter(|d| d.id == case.check.id()) {
            for fix in &d.fixes {
                let mut fixed = bad.clone();
                let (_, change) = fix.edit.clone().apply(&mut fixed);
                let name = format!("{}: '{}'", case.name(), fix.label);
                assert!(!change.is_empty(), "{name} changes nothing");
                let after = said_by(case.check.id(), &found(case.rules.checks(), &fixed));
                let this = (d.severity, d.place.clone(), d.message.clone());
                assert!(!after.contains(&this), "{name} leaves it as it was");
                let fresh: Vec<_> = after.iter().filter(|a| !own.contains(a)).collect();
                assert!(after.len() <= own.len() || fresh.is_empty(), "{name} brings {fresh:?}");
                remedies += 1;
            }
        }
        if before.iter().any(|d| d.id == case.check.id() && d.fix_among_all().is_some()) {
            let all = fix_all(case.check, &bad).unwrap_or_else(|| panic!("{}", case.name()));
            let mut fixed = bad.clone();
            let (inverse, _) = all.edit.apply(&mut fixed);
            let after = said_by(case.check.id(), &found(case.rules.checks(), &fixed));
            assert_eq!(after.len(), all.left, "{}", case.name());
            assert!(all.left < own.len() && all.remedies > 0, "{}", case.name());
            let _ = inverse.apply(&mut fixed);
            assert_eq!(fixed, bad, "{}: one step takes it back", case.name());
        }
    }
    assert!(remedies >= 60, "{remedies}");
}

/// A small generator of our own: the same edits on every machine.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).unwrap() % n.max(1)
    }

    fn hex(&mut self, layout: Layout) -> Hex {
        // Now and then off the board.
        let at = |d: &mut Self, size: u16| i32::try_from(d.below(usize::from(size) + 2)).unwrap() - 1;
        let col = at(self, layout.width);
        layout.at(col, at(self, layout.height))
    }

    fn number(&mut self) -> Value {
        Value::Int([-3, 0, 1, 2, 5, 40, 700, 1001][self.below(8)])
    }

    fn piece(&mut self, s: &Scenario) -> Option<(PieceId, Piece)> {
        let at = self.below(s.pieces.len());
        s.pieces.iter().nth(at).map(|(id, p)| (id.clone(), p.clone()))
    }

    fn edit_piece(&mut self, s: &Scenario, rules: &dyn Ruleset) -> Option<Edit> {
        let (id, mut piece) = self.piece(s)?;
        let layout = s.board.layout();
        match self.below(12) {
            0 | 1 => piece.hex = Some(self.hex(layout)),
            2 => piece.hex = self.piece(s)?.1.hex,
            3 => piece.hex = None,
            4 => piece.facing = Some(Hour::new(i32::try_from(self.below(12)).unwrap())),
            5 => {
                let all = &rules.catalog().formations;
                piece.formation.clone_from(&all[self.below(all.len())].id);
            }
            6 => piece.leader = Some(self.piece(s)?.0),
            7 => {
                let turn = u16::try_from(self.below(40)).unwrap();
                piece.arrives = Some(
                    Arrival::at(turn, self.hex(layout)).by((0..=self.below(2)).map(|_| self.hex(layout))),
                );
            }
            8 => piece.name = self.piece(s)?.1.name,
            9 => piece.kind = self.piece(s)?.1.kind,
            10 => {
                let kind = rules.catalog().kind(&piece.kind)?;
                let attribute = &kind.attributes[self.below(kind.attributes.len())];
                piece.attrs.insert(attribute.id.clone(), self.number());
            }
            _ => return Some(Edit::Piece(id, None)),
        }
        Some(Edit::Piece(id, Some(Box::new(piece))))
    }

    fn edit_objective(&mut self, s: &Scenario) -> Edit {
        let id = ObjectiveId(format!("o{}", self.below(4)));
        let known = s.objectives.get(&id).cloned();
        if known.is_some() && self.below(4) == 0 {
            return Edit::Objective(id, None);
        }
        let hex = self.hex(s.board.layout());
        let name = ["Mill", "Bridge", ""][self.below(3)].to_owned();
        let value = [0, 1].map(|_| [0, 10, 2000][self.below(3)]);
        let holder = [None, Some(Side::A), Some(Side::B)][self.below(3)];
        Edit::Objective(id, Some(Objective { hex, name, value, holder, order: 0, evidence: None }))
    }

    fn edit_ground(&mut self, s: &Scenario) -> Edit {
        let layout = s.board.layout();
        let hexes: Vec<Hex> = (0..=self.below(6)).map(|_| self.hex(layout)).collect();
        match self.below(5) {
            0 => {
                let palette = s.board.palette().len();
                let terrain = TerrainIx(u8::try_from(self.below(palette)).unwrap());
                Edit::Terrain(hexes.into_iter().map(|h| (h, terrain)).collect())
            }
            1 => {
                let level = i8::try_from(self.below(26)).unwrap() - 2;
                Edit::Levels(hexes.into_iter().map(|h| (h, level)).collect())
            }
            2 => {
                let kind = s.board.linear_palette();
                let kind = kind.get(self.below(kind.len())).cloned().unwrap_or_default();
                let feature = Feature::new(kind, Course::Hexes(hexes));
                let new = (self.below(3) > 0).then_some(feature);
                Edit::Feature(FeatureId(format!("f{}", self.below(3))), new)
            }
            3 => {
                let label =
                    Label { text: "Wood".to_owned(), hex: hexes[0], size: LabelSize::Small, angle_deg: 0 };
                Edit::Label(LabelId(format!("l{}", self.below(3))), (self.below(3) > 0).then_some(label))
            }
            _ => {
                // A board of another size, as a crop leaves it.
                let mut board = s.board.clone();
                let (width, height) = (layout.width - 1, layout.height);
                let small = Layout { width, height, ..layout };
                let (palette, linear) = (board.palette().to_vec(), board.linear_palette().to_vec());
                let cells = small.hexes().filter_map(|h| board.terrain(h)).collect();
                let levels = small.hexes().filter_map(|h| board.level(h)).collect();
                let features = board.features().clone();
                board = oblique_board::Board::from_cells(small, palette, linear, cells, levels);
                for (id, feature) in features {
                    board.put_feature(id, Some(feature));
                }
                Edit::Board(Box::new(board))
            }
        }
    }

    fn edit_frame(&mut self, s: &Scenario, rules: &dyn Ruleset) -> Edit {
        let catalog = rules.catalog();
        let side = Side::BOTH[self.below(2)];
        match self.below(4) {
            0 => {
                let mut params = s.params.clone();
                params.insert(catalog.params[self.below(catalog.params.len())].id.clone(), self.number());
                Edit::Params(params)
            }
            1 => {
                let mut info = s.side(side).clone();
                ["Reds", "Blues"][self.below(2)].clone_into(&mut info.name);
                Edit::Side(side, Box::new(info))
            }
            2 => {
                let mut info = s.side(side).clone();
                let list = &catalog.side_params;
                info.params.insert(list[self.below(list.len())].id.clone(), self.number());
                Edit::Side(side, Box::new(info))
            }
            _ => {
                let key = s.nations.keys().nth(self.below(s.nations.len())).cloned().unwrap_or_default();
                let mut nation = s.nations.get(&key).cloned();
                if let Some(nation) = &mut nation {
                    ["default", "nobody"][self.below(2)].clone_into(&mut nation.traits_of);
                }
                Edit::Nation(key, nation.filter(|_| self.below(3) > 0))
            }
        }
    }

    fn edit(&mut self, s: &Scenario, rules: &dyn Ruleset) -> Edit {
        match self.below(10) {
            0..=4 => self.edit_piece(s, rules).unwrap_or(Edit::Many(Vec::new())),
            5 => self.edit_objective(s),
            6 | 7 => self.edit_ground(s),
            8 => self.edit_frame(s, rules),
            _ => Edit::Many(vec![self.edit_ground(s), self.edit_objective(s)]),
        }
    }
}

/// Follows an edit with both sorts of checkers, and looks afresh.
fn follows(keepers: &mut [Checker; 2], s: &Scenario, change: &ChangeSet, what: &str) {
    let fresh = Checker::new(ruleset(&s.ruleset).unwrap().checks(), s);
    let [patient, deferring] = keepers;
    patient.apply(s, change);
    deferring.apply(s, change);
    if let Some(due) = deferring.due() {
        assert!(due.run(s, &|| false).is_none(), "a job that is called off brings nothing");
        let again = deferring.due().expect("what was called off is due still");
        assert!(deferring.take(again.run(s, &|| true).unwrap()));
    }
    assert!(deferring.due().is_none());
    remedies_do_something(s, &patient.diagnostics(), what);
    for (keeper, sort) in [(&*patient, "patient"), (&*deferring, "hasty")] {
        for (kept, due) in keeper.diagnostics().into_iter().zip(fresh.diagnostics()) {
            assert_eq!(kept, due, "{sort}, {what}");
        }
        assert_eq!(keeper.diagnostics().len(), fresh.diagnostics().len(), "{sort}, {what}");
    }
}

#[test]
fn following_edits_finds_what_looking_afresh_finds() {
    for (file, seed) in [("dragoon/dogs_of_war", 0x5eed_1757), ("flintlock/cowpens", 0x5eed_1781)] {
        let text = std::fs::read_to_string(root().join(format!("scenarios/{file}.ron"))).unwrap();
        let mut s = read_scenario(&text).scenario.unwrap();
        let rules = ruleset(&s.ruleset).unwrap();
        let mut keepers = [Checker::new(rules.checks(), &s), Checker::deferring(rules.checks(), &s)];
        let mut dice = Dice(seed);
        let mut undo = Vec::new();
        for n in 0..160 {
            let edit = dice.edit(&s, rules);
            let what = format!("{file}, edit {n}: {:.200}", format!("{edit:?}"));
            let (inverse, change) = edit.apply(&mut s);
            follows(&mut keepers, &s, &change, &what);
            undo.push(inverse);
            // Some are taken back at once, so that the battle does not fall apart too far.
            if dice.below(3) == 0
                && let Some(inverse) = undo.pop()
            {
                let (_, change) = inverse.apply(&mut s);
                follows(&mut keepers, &s, &change, &format!("{what}, taken back"));
            }
        }
    }
}

/// Every remedy offered must do something, whoever offers it.
fn remedies_do_something(s: &Scenario, found: &[&Diagnostic], what: &str) -> usize {
    let fixes = found.iter().flat_map(|d| d.fixes.iter().map(|fix| (d.id, fix)));
    let mut count = 0;
    for (id, fix) in fixes {
        let mut fixed = s.clone();
        let (_, change) = fix.edit.clone().apply(&mut fixed);
        assert!(!change.is_empty() && fixed != *s, "{what}: {id} '{}' changes nothing", fix.label);
        count += 1;
    }
    count
}

/// Every scenario file of the corpus of checks, of damaged files and of whole battles.
fn corpus() -> Vec<PathBuf> {
    let mut folders = vec![root().join("tests/corpus"), root().join("scenarios")];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).unwrap().flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "ron") {
                files.push(path);
            }
        }
    }
    files.sort();
    assert!(files.len() > 200, "{}", files.len());
    files
}

/// Remedies after which an error may be found that was not before, and why.
const ONE_THING_AT_A_TIME: &[(&str, &str)] = &[
    // A piece of no known kind was passed over by the other checks.
    ("C01", ""),
    // Of a hex off a board too small for its army pieces are moved one by one; a leader taken off it is missed.
    ("C10", "V11"),
    ("C10", "V12"),
    ("C10", "V16"),
    // Who arrives later under rules without arrivals is put on the map one by one, his leader next.
    ("X02", "V03"),
    // A unit that may skirmish no more, or more of them than may: the limit of its leader is the next problem.
    ("V18", "V20"),
    ("V19", "V20"),
];

/// Remedies of a check tried at most in one file of the corpus, from the first.
const TRIED: usize = 4;
/// Files with larger boards are left to the checks' own cases: what is tried is checked afresh each time.
const MOST_TRIED_HEXES: usize = 3_000;

#[test]
fn every_remedy_helps_and_brings_no_error() {
    let (mut tried, mut worse) = (0, Vec::new());
    for path in corpus() {
        let bytes = std::fs::read(&path).unwrap();
        let Some(s) = read_scenario_bytes(&bytes).scenario else { continue };
        let Some(rules) = ruleset(&s.ruleset) else { continue };
        if s.board.layout().len() > MOST_TRIED_HEXES {
            continue;
        }
        let file = path.strip_prefix(root()).unwrap().display().to_string();
        let before = found(rules.checks(), &s);
        let errors = |all: &[Diagnostic]| -> BTreeSet<(String, Place)> {
            let errors = all.iter().filter(|d| d.severity == Severity::Error);
            errors.map(|d| (d.id.to_owned(), d.place.clone())).collect()
        };
        let mut of_check = std::collections::BTreeMap::new();
        for d in &before {
            for fix in &d.fixes {
                let count = of_check.entry(d.id).or_insert(0);
                *count += 1;
                if *count > TRIED {
                    continue;
                }
                let mut fixed = s.clone();
                let _ = fix.edit.clone().apply(&mut fixed);
                let after = found(rules.checks(), &fixed);
                let what = format!("{file}: {} {} '{}'", d.id, d.message, fix.label);
                let same = after.iter().any(|a| a.id == d.id && a.place == d.place && a.message == d.message);
                let count = |all: &[Diagnostic]| all.iter().filter(|a| a.id == d.id).count();
                if same && count(&after) >= count(&before) {
                    worse.push(format!("{what} does not help"));
                }
                let (old, new) = (errors(&before), errors(&after));
                // Of a crowd the next may be told of, as long as there are no more.
                let excused = |id: &str| {
                    (id == d.id && count(&after) <= count(&before))
                        || ONE_THING_AT_A_TIME.iter().any(|(own, other)| {
                            *own == short_id(d.id) && (*other == short_id(id) || other.is_empty())
                        })
                };
                let brought: Vec<_> = new.difference(&old).filter(|(id, _)| !excused(id)).collect();
                if !brought.is_empty() {
                    worse.push(format!("{what} brings {brought:?}"));
                }
                tried += 1;
            }
        }
    }
    println!("{tried} remedies tried");
    assert!(worse.is_empty(), "{} of {tried}:\n{}", worse.len(), worse.join("\n"));
    assert!(tried > 400, "{tried}");
}

#[test]
fn no_remedy_is_offered_that_changes_nothing() {
    let mut remedies = 0;
    for file in corpus() {
        // Some are not scenarios, and some are not text.
        let Ok(text) = std::fs::read_to_string(&file) else { continue };
        let Some(s) = read_scenario(&text).scenario else { continue };
        let Some(rules) = ruleset(&s.ruleset) else { continue };
        if s.board.layout().len() > 100_000 {
            continue;
        }
        let checker = Checker::new(rules.checks(), &s);
        remedies += remedies_do_something(&s, &checker.diagnostics(), &file.display().to_string());
        let mut deferring = Checker::deferring(rules.checks(), &s);
        if let Some(due) = deferring.due() {
            deferring.take(due.run(&s, &|| true).unwrap());
        }
        remedies_do_something(&s, &deferring.diagnostics(), &file.display().to_string());
    }
    assert!(remedies > 300, "{remedies}");
}

#[test]
fn a_battle_the_checks_let_open_is_right_by_its_own_audit() {
    let options = oblique_rules::play::Options { seed: 1, fog: false, unattended: false };
    let mut opened = 0;
    for file in corpus() {
        let Ok(text) = std::fs::read_to_string(&file) else { continue };
        let Some(s) = read_scenario(&text).scenario else { continue };
        let Some(rules) = ruleset(&s.ruleset) else { continue };
        if s.board.layout().len() > 100_000 {
            continue;
        }
        if let Ok(game) = rules.begin(&s, &options) {
            assert_eq!(game.audit(true), [] as [String; 0], "{}", file.display());
            opened += 1;
        }
    }
    assert!(opened > 100, "{opened}");
}

#[test]
fn what_came_too_late_is_not_taken() {
    let text = std::fs::read_to_string(root().join("scenarios/flintlock/cowpens.ron")).unwrap();
    let mut s = read_scenario(&text).scenario.unwrap();
    let checks = ruleset(&s.ruleset).unwrap().checks();
    assert!(checks.iter().any(|c| c.slow()));
    let mut checker = Checker::deferring(checks, &s);
    let early = checker.due().unwrap().run(&s, &|| true).unwrap();
    let hex = s.board.layout().at(3, 3);
    let (_, change) = Edit::Terrain(vec![(hex, TerrainIx(1))]).apply(&mut s);
    checker.apply(&s, &change);
    assert!(!checker.take(early) && checker.due().is_some());
}

#[test]
fn damaged_battles_are_told_of_in_full() {
    let folder = root().join("tests/corpus/battles");
    let mut files: Vec<PathBuf> = std::fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|e| e == "ron"))
        .collect();
    files.sort();
    assert!(files.len() >= 20);
    for file in files {
        let (said, read) = checked(&file);
        assert!(!said.is_empty(), "nothing is said of {}", file.display());
        agrees(&file.with_extension("said"), &said);
        // Whatever else is wrong, all remedies of a check leave less of it, and come to an end.
        let Some((mut fixed, rules)) = read else { continue };
        for check in rules.checks() {
            let Some(fixing) = fix_all(*check, &fixed) else { continue };
            let count = |s: &Scenario| {
                let mut all = Vec::new();
                check.run(s, &mut all);
                all.len()
            };
            let before = count(&fixed);
            let _ = fixing.edit.apply(&mut fixed);
            assert_eq!(count(&fixed), fixing.left, "{} {}", file.display(), check.id());
            assert!(fixing.left < before, "{} {}", file.display(), check.id());
        }
    }
}
