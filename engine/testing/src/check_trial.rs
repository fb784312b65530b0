//! What every ruleset's checks must do, tried on a sound scenario and ways to spoil it.

use oblique_board::hex::{Edge, Hex, Layout};
use oblique_board::{Board, Feature, FeatureId, Label, LabelId, LabelSize, Path, TerrainIx};
use oblique_rules::catalog::Catalog;
use oblique_rules::manual::Manual;
use oblique_scenario::check::{Check, Checker, Diagnostic, Severity, short_id};
use oblique_scenario::{
    Aim, Arrival, Attrs, BoardPlace, Decimal, Edit, Evidence, Grade, Nation, Objective, ObjectiveId, Piece,
    PieceId, Scenario, Side, Task, Value, Zone,
};

/// A check and what spoils the sound scenario for it.
pub type Damage = (&'static str, fn(&mut Scenario));

/// The hex of that printed name.
pub fn at(s: &Scenario, name: &str) -> Hex {
    s.board.layout().parse_name(name).unwrap()
}

/// The id.
pub fn id(id: &str) -> PieceId {
    PieceId(id.to_owned())
}

/// The piece of that id.
pub fn piece<'s>(s: &'s mut Scenario, key: &str) -> &'s mut Piece {
    s.pieces.get_mut(&id(key)).unwrap()
}

/// Gives a piece a number.
pub fn set(s: &mut Scenario, key: &str, attr: &str, value: i64) {
    piece(s, key).attrs.insert(attr.to_owned(), Value::Int(value));
}

/// Puts a piece on a hex.
pub fn stand(s: &mut Scenario, key: &str, hex: &str) {
    let hex = at(s, hex);
    piece(s, key).hex = Some(hex);
}

/// Gives a side a parameter.
pub fn side_set(s: &mut Scenario, side: Side, key: &str, value: i64) {
    s.sides[side.index()].params.insert(key.to_owned(), Value::Int(value));
}

/// Draws a linear feature.
pub fn feature(s: &mut Scenario, kind: &str, path: Path) {
    let feature = Feature { name: kind.to_owned(), ..Feature::new(kind, path) };
    s.board.put_feature(FeatureId(format!("{kind}-1")), Some(feature));
}

/// An empty battlefield of a ruleset, with these nations.
pub fn battlefield(catalog: &Catalog, layout: Layout, nations: &[&str]) -> Scenario {
    let palettes = catalog.palettes();
    let terrain = palettes.terrain.into_iter().map(|(id, _)| id).collect();
    let mut s = Scenario::new(&catalog.id, Board::new(layout, terrain, palettes.linear));
    for nation in nations {
        let row = Nation { name: (*nation).to_owned(), traits_of: (*nation).to_owned(), ..Nation::default() };
        s.nations.insert((*nation).to_owned(), row);
    }
    s
}

/// Any unit with a facing.
fn any_unit(s: &mut Scenario) -> &mut Piece {
    s.pieces.values_mut().find(|p| p.facing.is_some()).unwrap()
}

/// One for each of the common checks.
const COMMON: &[Damage] = &[
    ("C01", |s| any_unit(s).kind = "elephant".to_owned()),
    ("C02", |s| any_unit(s).formation = "phalanx".to_owned()),
    ("C03", |s| {
        any_unit(s).attrs.insert("speed".to_owned(), Value::Int(3));
    }),
    ("C04", |s| {
        s.params.insert("weather".to_owned(), Value::Int(3));
    }),
    ("C05", |s| {
        let nation = s.nations.values_mut().next().unwrap();
        nation.traits = Attrs::from([("bravery".to_owned(), Value::Int(3))]);
    }),
    ("C06", |s| {
        let mut palette = s.board.palette().to_vec();
        palette.push("lava".to_owned());
        let mut cells = s.board.terrain_cells().to_vec();
        cells[0] = TerrainIx(u8::try_from(palette.len() - 1).unwrap());
        let linear = s.board.linear_palette().to_vec();
        s.board = Board::from_cells(s.board.layout(), palette, linear, cells, Vec::new());
    }),
    ("C07", |s| feature(s, "canal", Path::Edges(Vec::new()))),
    ("C08", |s| {
        let o = s.board.layout().orientation;
        let edge = |h: &str| Edge::new(at(s, h), o.sides()[2], o).unwrap();
        let path = Path::Edges(vec![edge("0303"), edge("0808")]);
        feature(s, "stream", path);
    }),
    ("C09", |s| {
        let hex = at(s, "9901");
        let label = Label { text: "Far".to_owned(), hex, size: LabelSize::Small, angle_deg: 0 };
        s.board.put_label(LabelId("far".to_owned()), Some(label));
    }),
    ("C10", |s| {
        let hex = at(s, "9901");
        any_unit(s).hex = Some(hex);
    }),
    ("C11", |s| {
        let evidence = Evidence { grade: Grade::Sourced, source: "x".to_owned(), remark: String::new() };
        any_unit(s).evidence.insert("hex".to_owned(), evidence);
    }),
    ("C12", |s| {
        let hex = at(s, "0303");
        if s.board.terrain_ix("water").is_none() {
            return;
        }
        objective(s, "isle", "0303", [0, 5]);
        let water = s.board.terrain_ix("water").unwrap();
        let round: Vec<Hex> = s.board.layout().neighbours(hex).map(|(_, h)| h).collect();
        for h in round {
            s.board.set_terrain(h, water);
        }
    }),
    ("C13", |s| objective(s, "barn", "0303", [0, 0])),
    ("C14", |s| {
        let Some((hex, marsh)) = Some(at(s, "0303")).zip(s.board.terrain_ix("marsh")) else { return };
        s.board.set_terrain(hex, marsh);
        let guns = s.pieces.values_mut().find(|p| p.kind == "artillery").unwrap();
        guns.hex = None;
        guns.arrives = Some(Arrival::at(2, hex));
    }),
    ("C15", |s| {
        let name = s.pieces.values().next().unwrap().name.to_uppercase();
        s.pieces.values_mut().nth(1).unwrap().name = name;
    }),
    ("C16", |s| s.pieces.retain(|_, p| p.side == Side::A || p.kind.ends_with("leader"))),
    ("C17", |s| any_unit(s).hex = None),
    ("C18", |s| any_unit(s).name = " ".to_owned()),
    ("C20", |s| {
        let (o, hex) = (s.board.layout().orientation, at(s, "0303"));
        let edge = |side: usize| Edge::new(hex, o.sides()[side], o).unwrap();
        let stream = |id: &str, edges| {
            let feature = Feature { name: id.to_owned(), ..Feature::new("stream", Path::Edges(edges)) };
            (FeatureId(id.to_owned()), Some(feature))
        };
        let (upper, lower) = (stream("upper", vec![edge(1)]), stream("lower", vec![edge(3)]));
        s.board.put_feature(upper.0, upper.1);
        s.board.put_feature(lower.0, lower.1);
    }),
    ("C21", |s| {
        let hexes = ["0301", "0302", "0303"].map(|h| at(s, h));
        feature(s, "road", Path::Hexes(hexes.to_vec()));
    }),
    ("C23", |s| {
        let hex = at(s, "0303");
        s.board.put_hex_attrs(hex, Some(Attrs::from([("weather".to_owned(), Value::Int(3))])));
    }),
    ("C24", |s| {
        let hex = at(s, "0303");
        s.exits[0] = Zone::of([hex]);
    }),
    ("C26", |s| s.board_place = Some(BoardPlace::new(Decimal::from(1000)))),
    ("C25", |s| {
        let hex = at(s, "9901");
        any_unit(s).task = Some(Task { hexes: vec![hex], ..Task::new(Aim::Hold) });
    }),
    ("C22", |s| {
        // A foot and a horse of one side.
        let kind = |p: &Piece| matches!(p.kind.as_str(), "infantry" | "cavalry") && p.side == Side::A;
        for piece in s.pieces.values_mut().filter(|p| kind(p)) {
            "Legion".clone_into(&mut piece.regiment);
        }
    }),
];

fn objective(s: &mut Scenario, key: &str, hex: &str, value: [i32; 2]) {
    let hex = at(s, hex);
    let objective = Objective { hex, name: key.to_owned(), value, holder: None, order: 0, evidence: None };
    s.objectives.insert(ObjectiveId(key.to_owned()), objective);
}

/// The checks of a ruleset with a case for each.
pub struct Trial {
    /// Every check.
    pub all: &'static [&'static dyn Check],
    /// A small battle with nothing wrong.
    pub sound: fn() -> Scenario,
    /// One case for each check of the sheet.
    pub damages: &'static [Damage],
    /// The manual their rules must stand in.
    pub manual: &'static Manual,
    /// So many checks are the sheet's own.
    pub of_sheet: usize,
    /// At least so many quick fixes are offered over all cases.
    pub fixes: usize,
    /// Numbers of the sheet's checks that are warnings.
    pub warnings: &'static [i32],
    /// Numbers of those that are notes; the rest are errors.
    pub notes: &'static [i32],
}

/// The tests of a ruleset's checks, by its [`Trial`].
#[macro_export]
macro_rules! trial_of_checks {
    ($trial:expr) => {
        #[test]
        fn the_sound_scenario_has_no_problem() {
            $trial.sound_has_no_problem();
        }

        #[test]
        fn every_check_sees_what_it_is_for() {
            $trial.every_check_sees();
        }

        #[test]
        fn a_quick_fix_mends_what_it_is_offered_for() {
            $trial.fixes_help();
        }

        #[test]
        fn messages_are_sentences() {
            $trial.messages_are_sentences();
        }

        #[test]
        fn severities_are_those_of_the_sheet() {
            $trial.severities_are_the_sheets();
        }

        #[test]
        fn checking_again_after_an_edit_is_checking_afresh() {
            $trial.edits_are_followed();
        }
    };
}

impl Trial {
    /// All that is found in a scenario.
    pub fn run(&self, s: &Scenario) -> Vec<Diagnostic> {
        Checker::new(self.all, s).diagnostics().into_iter().cloned().collect()
    }

    fn spoilt(&self) -> impl Iterator<Item = (&'static str, Scenario, Vec<Diagnostic>)> {
        let theirs = |(id, _): &&Damage| self.all.iter().any(|c| short_id(c.id()) == *id);
        self.damages.iter().chain(COMMON.iter().filter(theirs)).map(|(id, damage)| {
            let mut s = (self.sound)();
            damage(&mut s);
            let found = self.run(&s);
            (*id, s, found)
        })
    }

    /// Does a check, called by its short id, find anything in the sound scenario once it is spoilt?
    pub fn finds(&self, check: &str, spoil: impl FnOnce(&mut Scenario)) -> bool {
        let mut s = (self.sound)();
        spoil(&mut s);
        self.run(&s).iter().any(|d| short_id(d.id) == check)
    }

    /// Nothing is said of the sound scenario.
    pub fn sound_has_no_problem(&self) {
        let found: Vec<_> =
            self.run(&(self.sound)()).iter().map(|d| format!("{} {}", d.id, d.message)).collect();
        assert_eq!(found, [""; 0]);
    }

    /// Every check has a case and sees what it is for.
    pub fn every_check_sees(&self) {
        for check in self.all {
            let mut cases = self.damages.iter().chain(COMMON);
            assert!(cases.any(|(id, _)| *id == short_id(check.id())), "{} has no case", check.id());
        }
        for (id, _, found) in self.spoilt() {
            assert!(found.iter().any(|d| short_id(d.id) == id), "{id}: {found:?}");
        }
        let mut ids: Vec<_> = self.all.iter().map(|c| c.id()).collect();
        ids.dedup();
        assert_eq!(ids.len(), self.all.len(), "ids are unique");
        assert_eq!(ids.iter().filter(|id| short_id(id).starts_with('V')).count(), self.of_sheet);
    }

    /// A quick fix fixes what it is offered for; as many are offered as are said to be.
    pub fn fixes_help(&self) {
        let mut fixes = 0;
        for (id, mut s, found) in self.spoilt() {
            let Some(first) = found.into_iter().find(|d| short_id(d.id) == id) else { continue };
            for fix in &first.fixes {
                let (back, change) = fix.edit.clone().apply(&mut s);
                assert!(!change.is_empty(), "{id}: {} changes nothing", fix.label);
                let same = self
                    .run(&s)
                    .iter()
                    .filter(|d| short_id(d.id) == id && d.message == first.message)
                    .count();
                assert_eq!(same, 0, "{id}: '{}' leaves it as it was", fix.label);
                fixes += 1;
                let _ = back.apply(&mut s);
            }
        }
        assert!(fixes >= self.fixes, "{fixes}");
    }

    /// Messages are sentences and cite rules there are.
    pub fn messages_are_sentences(&self) {
        for d in self.spoilt().flat_map(|(_, _, found)| found) {
            assert!(d.message.ends_with('.') && !d.message.contains("  "), "{}", d.message);
            assert!(d.rule.is_empty() || self.manual.rule(&d.rule).is_some(), "{} {}", d.id, d.rule);
        }
    }

    /// Severities are the sheet's.
    pub fn severities_are_the_sheets(&self) {
        for (id, _, found) in self.spoilt().filter(|(id, ..)| id.starts_with('V')) {
            let number: i32 = id[1..].parse().unwrap();
            let due = if self.warnings.contains(&number) {
                Severity::Warning
            } else if self.notes.contains(&number) {
                Severity::Note
            } else {
                Severity::Error
            };
            assert!(found.iter().filter(|d| short_id(d.id) == id).all(|d| d.severity == due), "{id}");
        }
    }

    /// Checking again after an edit says what checking afresh says.
    pub fn edits_are_followed(&self) {
        let mut s = (self.sound)();
        let mut checker = Checker::new(self.all, &s);
        let spoilt: Vec<_> = self.spoilt().collect();
        for (id, spoilt, _) in spoilt {
            let mut edits =
                vec![Edit::Board(Box::new(spoilt.board.clone())), Edit::Params(spoilt.params.clone())];
            let changed = spoilt.pieces.iter().filter(|(id, p)| s.pieces.get(*id) != Some(*p));
            edits.extend(changed.map(|(id, p)| Edit::Piece(id.clone(), Some(Box::new(p.clone())))));
            let gone = s.pieces.keys().filter(|id| !spoilt.pieces.contains_key(*id));
            edits.extend(gone.map(|id| Edit::Piece(id.clone(), None)));
            let (inverse, change) = Edit::Many(edits).apply(&mut s);
            checker.apply(&s, &change);
            let kept: Vec<Diagnostic> = checker.diagnostics().into_iter().cloned().collect();
            assert_eq!(kept, self.run(&s), "{id}");
            let (_, change) = inverse.apply(&mut s);
            checker.apply(&s, &change);
            assert!(checker.diagnostics().is_empty(), "{id}");
        }
    }
}
