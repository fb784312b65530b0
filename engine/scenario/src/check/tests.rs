//! Marks kept from edit to edit say what a fresh look says; long lists are cut short.

use super::{
    CellCheck, Check, Checker, Diagnostic, LineCheck, MOST_FINDINGS, Marks, Place, Severity, errors,
};
use crate::{Edit, Facets, PieceId, Scenario};
use oblique_board::hex::{Edge, Layout, Orientation};
use oblique_board::{Board, Feature, FeatureId, Path};

/// Finds hexes higher than a neighbour of lower index.
struct Steps;

/// Finds as many things as the battle has turns.
struct Many;

fn said(id: &'static str, message: String) -> Diagnostic {
    Diagnostic::new(id, Severity::Error, Place::Hex(0, 0), message)
}

impl Check for Steps {
    fn id(&self) -> &'static str {
        "T01"
    }
    fn reads(&self) -> Facets {
        Facets::LEVELS.with(Facets::LAYOUT)
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

impl CellCheck for Steps {
    fn mark(&self, s: &Scenario, cell: usize) -> u8 {
        let (layout, levels) = (s.board.layout(), s.board.level_cells());
        let near = layout.neighbours(layout.hex(cell)).filter_map(|(_, n)| layout.index(n));
        u8::from(near.filter(|n| *n < cell).any(|n| levels[n] < levels[cell]))
    }
    fn reads_neighbours(&self) -> bool {
        true
    }
    fn report(&self, _: &Scenario, marks: &Marks, found: &mut Vec<Diagnostic>) {
        found.extend(marks.iter().map(|(cell, _)| said("T01", cell.to_string())));
    }
}

impl Check for Many {
    fn id(&self) -> &'static str {
        "T02"
    }
    fn reads(&self) -> Facets {
        Facets::PARAMS
    }
    fn run(&self, scenario: &Scenario, found: &mut Vec<Diagnostic>) {
        let turns = scenario.params.get("turns").and_then(crate::Value::int).unwrap_or(0);
        found.extend((0..turns).map(|n| said("T02", n.to_string())));
    }
}

fn scenario() -> Scenario {
    let layout = Layout::new(Orientation::Flat, 40, 30);
    Scenario::new("none", Board::new(layout, vec!["clear".to_owned()], Vec::new()))
}

#[test]
fn marks_follow_edits() {
    let mut s = scenario();
    let mut checker = Checker::new(&[&Steps], &s);
    for n in 0..200_i32 {
        let hex = s.board.layout().at(n * 7 % 40, n * n % 30);
        let (_, change) = Edit::Levels(vec![(hex, (n % 5) as i8)]).apply(&mut s);
        checker.apply(&s, &change);
        let fresh = Checker::new(&[&Steps], &s);
        assert_eq!(checker.diagnostics(), fresh.diagnostics(), "after edit {n}");
    }
    assert!(!checker.diagnostics().is_empty());
}

#[test]
fn long_lists_are_cut_short_and_counted() {
    let mut s = scenario();
    s.params.insert("turns".to_owned(), crate::Value::Int(1234));
    let checker = Checker::new(&[&Many], &s);
    let all = checker.diagnostics();
    assert_eq!(all.len(), MOST_FINDINGS + 1);
    assert!(all.last().is_some_and(|d| d.message.contains("1034")), "{all:?}");
    assert_eq!(all.iter().map(|d| d.count()).sum::<usize>(), 1234, "none is left out of the count");
}

/// Warns of as many things as the battle has turns, and of one error after them.
struct WorstLast;

impl Check for WorstLast {
    fn id(&self) -> &'static str {
        "T05"
    }
    fn reads(&self) -> Facets {
        Facets::PARAMS
    }
    fn run(&self, scenario: &Scenario, found: &mut Vec<Diagnostic>) {
        Many.run(scenario, found);
        for finding in &mut *found {
            finding.severity = Severity::Warning;
        }
        found.push(said("T05", "the end".to_owned()));
    }
}

#[test]
fn an_error_among_many_warnings_stays_one() {
    let mut s = scenario();
    s.params.insert("turns".to_owned(), crate::Value::Int(1234));
    let checker = Checker::new(&[&WorstLast], &s);
    let count = |severity| {
        checker.diagnostics().iter().filter(|d| d.severity == severity).map(|d| d.count()).sum::<usize>()
    };
    assert_eq!((count(Severity::Error), count(Severity::Warning)), (1, 1234));
    assert_eq!(errors(&[&WorstLast], &s).len(), 1);
}

#[test]
fn counts_of_marks_follow_them() {
    let mut marks = Marks::default();
    marks.set(3, 0b101);
    marks.set(9, 1);
    marks.set(3, 0b1);
    assert_eq!((marks.bits(), marks.iter().collect::<Vec<_>>()), (2, vec![(3, 1), (9, 1)]));
    marks.set(3, 0);
    marks.set(4, 0);
    assert_eq!(marks.bits(), 1);
}

#[test]
fn checks_in_portions_find_what_they_find_at_once() {
    static CHECKS: &[&dyn Check] = &[&Steps, &Many, &Meetings];
    let mut s = scenario();
    let (mut checker, mut portions) = (Checker::new(CHECKS, &s), 0);
    for n in 0..120_i32 {
        let hex = s.board.layout().at(n * 7 % 40, n * n % 30);
        let turns = crate::Value::Int(i64::from(n % 4));
        let turns = Edit::Params([("turns".to_owned(), turns)].into_iter().collect());
        let (_, change) = Edit::Many(vec![turns, Edit::Levels(vec![(hex, (n % 5) as i8)])]).apply(&mut s);
        checker.note(&change);
        // A change may come while checks still wait for the last.
        if n % 3 == 0 {
            checker.advance(&s, 1);
            continue;
        }
        while !checker.advance(&s, 1) {
            portions += 1;
        }
        let fresh = Checker::new(CHECKS, &s);
        assert_eq!(checker.diagnostics(), fresh.diagnostics(), "after edit {n}");
    }
    assert!(portions > 0, "nothing was spread");
}

#[test]
fn checks_that_were_not_run_wait_and_are_run_one_by_one_for_as_long_as_there_is_time() {
    static CHECKS: &[&dyn Check] = &[&Steps, &Many, &Meetings];
    let mut s = scenario();
    s.params.insert("turns".to_owned(), crate::Value::Int(7));
    let mut checker = Checker::unrun(CHECKS);
    assert!(checker.waits() && checker.diagnostics().is_empty());
    let (mut rounds, mut run) = (0, 0);
    loop {
        rounds += 1;
        // There is time for none: one is run all the same.
        let done = checker.advance_while(&s, &mut || {
            run += 1;
            false
        });
        if done {
            break;
        }
    }
    assert_eq!((rounds, run), (CHECKS.len(), CHECKS.len()));
    assert_eq!(checker.diagnostics(), Checker::new(CHECKS, &s).diagnostics());
    let mut hasty = Checker::unrun(CHECKS);
    assert!(hasty.advance_while(&s, &mut || true), "there is time for all");
    assert_eq!(hasty.diagnostics(), checker.diagnostics());
}

/// Tells how many others a line meets.
struct Meetings;

impl Check for Meetings {
    fn id(&self) -> &'static str {
        "T03"
    }
    fn reads(&self) -> Facets {
        Facets::FEATURES.with(Facets::LAYOUT)
    }
    fn run(&self, s: &Scenario, found: &mut Vec<Diagnostic>) {
        for (id, line) in s.board.features() {
            self.line(s, id, line, found);
        }
    }
    fn lines(&self) -> Option<&dyn LineCheck> {
        Some(self)
    }
}

impl LineCheck for Meetings {
    fn line(&self, s: &Scenario, id: &FeatureId, line: &Feature, found: &mut Vec<Diagnostic>) {
        let Some(stream) = s.board.linear_kind("stream") else { return };
        let crossed = line.edges(s.board.layout()).into_iter().filter(|e| s.board.has_linear(*e, stream));
        let count = crossed.count();
        if count > 0 && line.kind != "stream" {
            found.push(said("T03", format!("{} is crossed {count} times", id.0)));
        }
    }
    fn reads_along(&self) -> bool {
        true
    }
}

#[test]
fn what_is_kept_by_line_follows_edits() {
    let mut s = scenario();
    let (layout, o) = (s.board.layout(), s.board.layout().orientation);
    let mut checker = Checker::new(&[&Meetings], &s);
    let mut most = 0;
    for n in 0..300_i32 {
        let (col, row) = (n * 7 % 30, n * n % 20);
        let id = FeatureId(format!("line-{}", n % 23));
        let road = Path::Hexes((col..col + 8).map(|col| layout.at(col, row)).collect());
        let hexes = (col..col + 8).map(|col| layout.at(col, row));
        let stream = Path::Edges(hexes.filter_map(|hex| Edge::new(hex, o.sides()[1], o)).collect());
        let (kind, path) = if n % 3 == 0 { ("stream", stream) } else { ("road", road) };
        let line = Feature::new(kind, path);
        let (_, change) = Edit::Feature(id, (n % 5 != 0).then_some(line)).apply(&mut s);
        checker.apply(&s, &change);
        let fresh = Checker::new(&[&Meetings], &s);
        assert_eq!(checker.diagnostics(), fresh.diagnostics(), "after edit {n}");
        most = most.max(checker.diagnostics().len());
    }
    assert!(most > 1, "lines met");
}

proptest::proptest! {
    #[test]
    fn steps_at_a_hex_are_those_of_the_roads(
        roads in proptest::collection::vec(proptest::collection::vec((0..6_i32, 0..5_i32), 1..6), 0..8),
        flat in proptest::bool::ANY,
    ) {
        let orientation = if flat { Orientation::Flat } else { Orientation::Pointy };
        let layout = Layout::new(orientation, 6, 5);
        let mut board = Board::new(layout, vec!["clear".to_owned()], Vec::new());
        for (n, road) in roads.iter().enumerate() {
            let path = Path::Hexes(road.iter().map(|(col, row)| layout.at(*col, *row)).collect());
            let kind = if n % 2 == 0 { "road" } else { "trail" };
            let line = Feature::new(kind, path);
            board.put_feature(FeatureId(n.to_string()), Some(line));
        }
        for cell in 0..layout.len() {
            let hex = layout.hex(cell);
            let steps = board.features().values().flat_map(|line| line.edges(layout));
            let due = steps.filter(|edge| edge.hexes(orientation).contains(&hex)).count();
            proptest::prop_assert_eq!(board.steps_at(hex, u16::MAX) as usize, due);
        }
    }
}

#[test]
fn what_builds_is_offered_before_what_takes_away_and_nothing_idle() {
    use crate::check::Fix;
    use crate::check::remedies::settle;
    use crate::{Piece, Side};
    let mut s = scenario();
    let id = PieceId("a-1".to_owned());
    let piece = Piece::new(Side::A, "infantry", "1st");
    s.pieces.insert(id.clone(), piece.clone());
    let put = |piece: &Piece| Edit::Piece(id.clone(), Some(Box::new(piece.clone())));
    let named = Piece { name: "2nd".to_owned(), ..piece.clone() };
    let label = |text: &str, edit| Fix::new(text, edit);
    let mut found = vec![said("T01", "It is wrong.".to_owned())];
    found[0].fixes = vec![
        label("Remove it", Edit::Piece(id.clone(), None)),
        label("Leave it", put(&piece)),
        label("Name it", put(&named)),
        label("Call it so", put(&named)),
        label("Remove it and more", Edit::Many(vec![put(&named), Edit::Piece(id.clone(), None)])),
    ];
    settle(&mut found, &s);
    let labels: Vec<&str> = found[0].fixes.iter().map(|fix| fix.label.as_str()).collect();
    assert_eq!(labels, ["Name it", "Remove it", "Remove it and more"]);
}

#[test]
fn warnings_and_notes_are_silenced_but_for_those_on_a_hex() {
    let note = |severity, place| Diagnostic::new("C17", severity, place, "It has no place.");
    let piece = || Place::Piece(PieceId("a-late".to_owned()), "hex".to_owned());
    assert_eq!(note(Severity::Note, piece()).key().as_deref(), Some("C17 piece a-late hex"));
    assert_eq!(note(Severity::Warning, piece()).key().as_deref(), Some("C17 piece a-late hex"));
    assert_eq!(note(Severity::Error, piece()).key(), None);
    assert_eq!(note(Severity::Note, Place::Hex(1, 2)).key(), None);
}
