//! What a small file may cost: work grows with its size and not with its square, and memory stays bounded,
//! whatever is repeated in it. Escapes never reach a terminal, numbers out of range are errors, and what is
//! too large says what to do.

use oblique_rules::catalog::{Catalog, Domain, Role};
use oblique_rulesets::{RULESETS, read_scenario, ruleset, write_scenario};
use oblique_scenario::{Scenario, Side, Value};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::{Duration, Instant};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Runs the command in a folder, where the system can, with so little address space that what fills the
/// memory is ended by it.
fn bounded(args: &[&str], dir: &Path) -> Output {
    let mut command = if cfg!(target_os = "linux") {
        let mut shell = Command::new("sh");
        shell.args(["-c", "ulimit -v 300000; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_oblique")]);
        shell
    } else {
        Command::new(env!("CARGO_BIN_EXE_oblique"))
    };
    command.args(args).current_dir(dir).output().expect("the command starts")
}

/// The kind of a role, by its id.
fn kind(catalog: &Catalog, role: Role) -> &str {
    catalog.kinds.iter().find(|k| k.role == role).map_or("", |k| k.id.as_str())
}

fn battle(catalog: &Catalog, side: u32, board: &str, rest: &str) -> String {
    format!(
        "(format: 1, ruleset: \"{}\", title: \"x\", sides: {{\"A\": (name: \"P\"), \"B\": (name: \"Q\")}}, board: (size: ({side}, {side}), {board}), {rest})",
        catalog.id
    )
}

fn repeated(n: usize, one: impl Fn(usize) -> String) -> String {
    (0..n).map(one).collect::<Vec<_>>().join(" ")
}

fn listed(n: usize, one: impl Fn(usize) -> String) -> String {
    (0..n).map(one).collect::<Vec<_>>().join(",")
}

type Make = fn(&Catalog, usize) -> String;

/// Half of them on the map and half forgotten.
fn units_of_no_leader(c: &Catalog, n: usize) -> String {
    let foot = kind(c, Role::Foot);
    let units = listed(n, |i| {
        let hex = if i % 2 == 0 {
            format!(", hex: \"{:03}{:03}\"", i % 100 + 1, i / 100 + 1)
        } else {
            String::new()
        };
        format!("\"u{i}\": (kind: \"{foot}\", name: \"U{i}\"{hex})")
    });
    battle(c, 100, "", &format!("pieces: {{\"A\": {{{units}}}}}"))
}

/// Each alone beside an enemy.
fn leaders_of_no_units(c: &Catalog, n: usize) -> String {
    let (foot, leader) = (kind(c, Role::Foot), kind(c, Role::Leader));
    let at = |i: usize, row: usize| format!("{:03}{:03}", i % 100 + 1, 2 * (i / 100) + row);
    let side = |kind: &str, row: usize| {
        listed(n, |i| format!("\"{row}u{i}\": (kind: \"{kind}\", name: \"U{i}\", hex: \"{}\")", at(i, row)))
    };
    battle(c, 200, "", &format!("pieces: {{\"A\": {{{}}}, \"B\": {{{}}}}}", side(leader, 1), side(foot, 2)))
}

/// Units broken down and skirmishers, where a ruleset has them; guns of no leader else.
fn halves(c: &Catalog, n: usize) -> String {
    let light = c.kinds.iter().any(|k| k.role == Role::Light);
    let (foot, half) = (kind(c, Role::Foot), kind(c, if light { Role::Light } else { Role::Guns }));
    let down = if light { ", attrs: {\"sk_pair\": true, \"broken_down\": true}" } else { "" };
    let units = listed(n, |i| {
        let hex = format!("{:03}{:03}", i % 100 + 1, i / 100 + 1);
        format!(
            "\"u{i}\": (kind: \"{foot}\", name: \"U{i}\"{down}), \"h{i}\": (kind: \"{half}\", name: \"H{i}\", hex: \"{hex}\")"
        )
    });
    battle(c, 100, "", &format!("pieces: {{\"A\": {{{units}}}}}"))
}

/// Files of so many parts that once took memory or time by their square.
const INPUTS: &[(&str, Make)] = &[
    ("road jumps", |c, n| {
        let course = repeated(n, |_| "0101 0505".to_owned());
        battle(c, 8, &format!("features: {{\"f\": (kind: \"road\", hexes: \"{course}\")}}"), "")
    }),
    ("sides jump", |c, n| {
        let course = repeated(n, |_| "0303/4 0505/4".to_owned());
        battle(c, 40, &format!("features: {{\"f\": (kind: \"stream\", sides: \"{course}\")}}"), "")
    }),
    ("roads on one another", |c, n| {
        let roads = listed(n, |i| format!("\"f{i}\": (kind: \"road\", hexes: \"0303 0304\")"));
        battle(c, 40, &format!("features: {{{roads}}}"), "")
    }),
    ("zones", |c, n| {
        let runs = repeated(n, |_| "0101..4001".to_owned());
        battle(c, 40, "", &format!("zones: {{\"A\": \"{runs}\"}}"))
    }),
    ("entry hexes", |c, n| {
        let further = repeated(n, |i| format!("{:03}{:03}", i % 200 + 1, i / 200 % 200 + 1));
        let foot = kind(c, Role::Foot);
        battle(
            c,
            200,
            "",
            &format!(
                "pieces: {{\"A\": {{\"u\": (kind: \"{foot}\", arrives: (turn: 1, hex: \"001001\", further: \"{further}\"))}}}}"
            ),
        )
    }),
    ("one name for all in one hex", |c, n| {
        let foot = kind(c, Role::Foot);
        let units = listed(n, |i| format!("\"u{i}\": (kind: \"{foot}\", name: \"U\", hex: \"0101\")"));
        battle(c, 40, "", &format!("pieces: {{\"A\": {{{units}}}}}"))
    }),
    ("units of one leader", |c, n| {
        let (foot, leader) = (kind(c, Role::Foot), kind(c, Role::Leader));
        let units = listed(n, |i| {
            format!(
                "\"u{i}\": (kind: \"{foot}\", name: \"U{i}\", leader: \"l\", hex: \"{:03}{:03}\")",
                i % 100 + 1,
                i / 100 + 1
            )
        });
        battle(
            c,
            100,
            "",
            &format!(
                "pieces: {{\"A\": {{\"l\": (kind: \"{leader}\", name: \"L\", hex: \"001001\"), {units}}}}}"
            ),
        )
    }),
    ("leaders above leaders", |c, n| {
        let leader = kind(c, Role::Leader);
        let units =
            listed(n, |i| format!("\"u{i}\": (kind: \"{leader}\", name: \"n\", leader: \"u{}\")", i + 1));
        battle(c, 40, "", &format!("pieces: {{\"A\": {{{units}}}}}"))
    }),
    ("two armies under many leaders", |c, n| {
        let (foot, leader) = (kind(c, Role::Foot), kind(c, Role::Leader));
        let at = |i: usize, row: usize| format!("{:03}{:03}", i % 200 + 1, i / 200 + row);
        let side = |row: usize| {
            let leaders = listed(n, |i| {
                format!("\"l{row}x{i}\": (kind: \"{leader}\", name: \"L{i}\", hex: \"{}\")", at(i, row))
            });
            let units = listed(n, |i| {
                format!("\"u{row}x{i}\": (kind: \"{foot}\", name: \"U{i}\", hex: \"{}\")", at(i, row + 30))
            });
            format!("{leaders}, {units}")
        };
        battle(c, 200, "", &format!("pieces: {{\"A\": {{{}}}, \"B\": {{{}}}}}", side(1), side(101)))
    }),
    ("units of no leader", units_of_no_leader),
    ("units of no leader, the other way", units_of_no_leader),
    ("leaders of no units, one off the map", leaders_of_no_units),
    ("leaders of no units, the other way", leaders_of_no_units),
    ("halves and pairs", halves),
    ("halves and pairs, the other way", halves),
    ("objectives of one name", |c, n| {
        let all = listed(n, |i| format!("\"o{i}\": (name: \"x\", hex: \"0101\")"));
        battle(c, 40, "", &format!("objectives: {{{all}}}"))
    }),
    ("attributes nobody knows", |c, n| {
        let foot = kind(c, Role::Foot);
        let attrs = listed(n, |i| format!("\"a{i}\": 1"));
        battle(
            c,
            40,
            "",
            &format!(
                "params: {{{attrs}}}, pieces: {{\"A\": {{\"u\": (kind: \"{foot}\", attrs: {{{attrs}}})}}}}"
            ),
        )
    }),
];

#[test]
fn work_grows_with_the_file_and_not_with_its_square() {
    let dir = tempfile::tempdir().expect("a folder");
    let mut wrong = Vec::new();
    for (at, (name, make)) in INPUTS.iter().enumerate() {
        let catalog = RULESETS[at % RULESETS.len()].catalog();
        let time = |n: usize| {
            std::fs::write(dir.path().join("in.ron"), make(catalog, n)).expect("written");
            let once = || {
                let start = Instant::now();
                let output = bounded(&["check", "in.ron"], dir.path());
                assert!(matches!(output.status.code(), Some(0 | 1)), "{name}: {output:?}");
                start.elapsed()
            };
            once().min(once())
        };
        let (small, large) = (time(500), time(4000));
        // Linear is eight times as much, the square of it sixty-four times.
        if large > small * 24 + Duration::from_millis(500) {
            wrong.push(format!("{name} under {}: {small:?}, eight times as large {large:?}", catalog.id));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// A board cut in two by water, with so many objectives on the far bank: each was once looked for in all of it.
fn far_bank(catalog: &Catalog, n: usize) -> String {
    let rows = n / 10;
    let row = format!("\"{}~{}\",", ".".repeat(20), ".".repeat(19));
    let all = listed(n, |i| {
        format!("\"o{i}\": (name: \"O{i}\", hex: \"{},{}\", value: (1, 1))", 22 + i % 10, 1 + i / 10)
    });
    format!(
        "(format: 1, ruleset: \"{}\", title: \"x\", board: (size: (40, {rows}), key: {{'.': \"clear\", '~': \"water\"}}, rows: [{}]), objectives: {{{all}}}, pieces: {{\"A\": {{\"u\": (kind: \"{}\", name: \"U\", hex: \"1,1\")}}}})",
        catalog.id,
        row.repeat(rows),
        kind(catalog, Role::Foot)
    )
}

#[test]
fn objectives_are_looked_for_in_one_search() {
    let dir = tempfile::tempdir().expect("a folder");
    let wet = RULESETS.iter().map(|r| r.catalog()).filter(|c| c.terrain.iter().any(|t| t.id == "water"));
    for catalog in wet {
        let time = |n: usize| {
            std::fs::write(dir.path().join("in.ron"), far_bank(catalog, n)).expect("written");
            let start = Instant::now();
            let output = bounded(&["check", "in.ron"], dir.path());
            let output_text = String::from_utf8_lossy(&output.stdout);
            assert!(output_text.contains("can come to O1 ("), "{}: {output_text}", catalog.id);
            assert!(
                output_text.contains(&format!("{} more findings", n - 200)),
                "{}: {output_text}",
                catalog.id
            );
            start.elapsed()
        };
        let (small, large) = (time(500).min(time(500)), time(4000).min(time(4000)));
        assert!(large < small * 24 + Duration::from_millis(500), "{small:?}, {large:?}");
    }
}

#[test]
fn a_megabyte_does_not_fill_the_memory() {
    let dir = tempfile::tempdir().expect("a folder");
    let catalog = RULESETS[0].catalog();
    let letters = "x".repeat(1_000_000);
    let runs = repeated(50_000, |_| "00010001..20000001".to_owned());
    let jumps = repeated(100_000, |_| "0101 0505".to_owned());
    let inputs = [
        battle(catalog, 20, &format!("labels: {{\"l\": (text: \"{letters}\", hex: \"0101\")}}"), ""),
        battle(catalog, 2000, "", &format!("zones: {{\"A\": \"{runs}\"}}")),
        battle(catalog, 8, &format!("features: {{\"f\": (kind: \"road\", hexes: \"{jumps}\")}}"), ""),
    ];
    for text in inputs {
        std::fs::write(dir.path().join("in.ron"), &text).expect("written");
        let start = Instant::now();
        let output = bounded(&["check", "in.ron"], dir.path());
        assert_eq!(output.status.code(), Some(1), "{output:?}");
        assert!(start.elapsed() < Duration::from_secs(20), "{:?}", start.elapsed());
    }
    std::fs::write(
        dir.path().join("in.ron"),
        battle(catalog, 20, &format!("labels: {{\"l\": (text: \"{letters}\", hex: \"0101\")}}"), ""),
    )
    .expect("written");
    let output = bounded(&["render", "in.ron", "-o", "out.svg"], dir.path());
    assert!(output.status.success() || output.status.code() == Some(1), "{output:?}");
    assert!(std::fs::metadata(dir.path().join("out.svg")).expect("drawn").len() < 3_000_000);
}

#[test]
fn rows_of_one_name_are_imported_in_the_time_of_their_number() {
    let dir = tempfile::tempdir().expect("a folder");
    let catalog = RULESETS[0].catalog();
    std::fs::write(dir.path().join("in.ron"), battle(catalog, 20, "rows: []", "")).expect("written");
    let whole = read_scenario(&battle(catalog, 20, "", "")).scenario.expect("read");
    std::fs::write(dir.path().join("in.ron"), write_scenario(&whole)).expect("written");
    let time = |n: usize| {
        let rows = (0..n).fold("Name,Side,Kind\n".to_owned(), |text, _| {
            text + &format!("Bredow,A,{}\n", kind(catalog, Role::Foot))
        });
        std::fs::write(dir.path().join("in.csv"), rows).expect("written");
        let start = Instant::now();
        let output = bounded(&["roster", "import", "in.ron", "in.csv", "--dry-run"], dir.path());
        assert!(output.status.success(), "{output:?}");
        start.elapsed()
    };
    let (small, large) = (time(500).min(time(500)), time(4000).min(time(4000)));
    assert!(large < small * 24 + Duration::from_millis(500), "{small:?}, {large:?}");
}

#[test]
fn an_svg_too_large_says_what_to_do_instead() {
    let dir = tempfile::tempdir().expect("a folder");
    std::fs::write(dir.path().join("in.ron"), battle(RULESETS[0].catalog(), 2000, "", "")).expect("written");
    let output = bounded(&["render", "in.ron", "-o", "out.svg"], dir.path());
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    let said = String::from_utf8(output.stderr).expect("text");
    assert!(said.contains("4000000 hexes") && said.contains("PNG"), "{said}");
    let output = bounded(&["render", "in.ron", "-o", "out.jpg", "--hex-px", "256"], dir.path());
    let said = String::from_utf8(output.stderr).expect("text");
    assert!(output.status.code() == Some(2) && !said.contains("SVG"), "{said}");
}

/// A scenario every text of which would steer a terminal.
fn steering() -> String {
    std::fs::read_to_string(root().join("tests/corpus/mutated/terminal-escapes.ron")).expect("it is there")
}

#[test]
fn no_subcommand_prints_what_steers_a_terminal() {
    let dir = tempfile::tempdir().expect("a folder");
    let text = steering();
    std::fs::write(dir.path().join("a.ron"), &text).expect("written");
    std::fs::write(dir.path().join("b.ron"), text.replace("6400", "640")).expect("written");
    std::fs::write(dir.path().join("bad.ron"), text.replace("formation:", "f\u{1b}[31mx: 1, formation:"))
        .expect("written");
    let rules = RULESETS.iter().find(|r| text.contains(&format!("\"{}\"", r.catalog().id))).expect("known");
    let other = RULESETS.iter().find(|r| r.id() != rules.id()).expect("a second");
    let other = other.id();
    std::fs::write(dir.path().join("sheet.csv"), "Name,Side,Kind,Men\n\u{1b}]0;x\u{7},A,\u{1b}[31m,5\n")
        .expect("written");
    let runs: &[&[&str]] = &[
        &["check", "a.ron", "bad.ron"],
        &["check", "--format", "json", "a.ron", "bad.ron"],
        &["play", "b.ron", "--seed", "1", "--log", "log.jsonl"],
        &["replay", "log.jsonl", "--verify", "--scenario", "b.ron"],
        &["trial", "b.ron", "--games", "1", "--out", "results.jsonl"],
        &["report", "results.jsonl"],
        &["diff", "a.ron", "b.ron"],
        &["diff", "--format", "json", "a.ron", "b.ron"],
        &["merge", "a.ron", "a.ron", "b.ron", "-o", "merged.ron"],
        &["convert", "b.ron", "--to", other, "-o", "other.ron"],
        &["roster", "import", "b.ron", "sheet.csv", "--dry-run"],
        &["render", "bad.ron", "-o", "out.png", "--hex-px", "8"],
        &["play", "bad.ron"],
        &["check", "\u{1b}[31mnowhere.ron"],
    ];
    let steers =
        |c: char| (c.is_control() && c != '\n' && c != '\t') || ('\u{202a}'..='\u{202e}').contains(&c);
    let mut shown = 0;
    for args in runs {
        let output = Command::new(env!("CARGO_BIN_EXE_oblique"))
            .args(*args)
            .current_dir(dir.path())
            .output()
            .expect("it starts");
        for said in [&output.stdout, &output.stderr] {
            let said = String::from_utf8(said.clone()).expect("text");
            assert!(!said.contains(steers), "{args:?}: {said:?}");
            shown += said.matches("\\u001b").count();
        }
    }
    assert!(shown > 10, "escapes are shown instead: {shown}");
}

/// A sound scenario of a ruleset.
fn good(catalog: &Catalog) -> Scenario {
    let path = root().join(format!("tests/corpus/checks/{}/C01/good.ron", catalog.id));
    read_scenario(&std::fs::read_to_string(path).expect("it is there")).scenario.expect("read")
}

#[test]
fn numbers_out_of_range_are_errors() {
    for rules in RULESETS {
        let catalog = rules.catalog();
        let errors = |s: &Scenario| oblique_scenario::check::errors(rules.checks(), s).len();
        let (sound, mut silent) = (good(catalog), Vec::new());
        let before = errors(&sound);
        for (id, piece) in &sound.pieces {
            let Some(kind) = catalog.kind(&piece.kind) else { continue };
            for attribute in &kind.attributes {
                let Domain::Int { min, .. } = attribute.domain else { continue };
                for n in [min - 1, 4_294_967_396, 2_147_483_647, i64::MAX, i64::MIN] {
                    let mut spoilt = sound.clone();
                    if let Some(piece) = spoilt.pieces.get_mut(id) {
                        piece.attrs.insert(attribute.id.clone(), Value::Int(n));
                    }
                    if errors(&spoilt) <= before {
                        silent.push(format!("{} {n} of a {}", attribute.id, piece.kind));
                    }
                }
            }
        }
        for attribute in catalog.params.iter().chain(&catalog.side_params) {
            let Domain::Int { min, .. } = attribute.domain else { continue };
            for n in [min - 1, 4_294_967_396, i64::MAX, i64::MIN] {
                let mut spoilt = sound.clone();
                spoilt.params.insert(attribute.id.clone(), Value::Int(n));
                if catalog.side_params.iter().any(|a| a.id == attribute.id) {
                    spoilt.params.remove(&attribute.id);
                    spoilt.sides[Side::A.index()].params.insert(attribute.id.clone(), Value::Int(n));
                }
                if errors(&spoilt) <= before {
                    silent.push(format!("{} {n}", attribute.id));
                }
            }
        }
        silent.sort();
        silent.dedup();
        assert!(silent.is_empty(), "{}: {silent:#?}", catalog.id);
    }
    let reading = read_scenario(
        &std::fs::read_to_string(root().join("tests/corpus/mutated/men-over-32-bits.ron")).expect("there"),
    );
    assert!(
        !reading.is_whole() && reading.problems.iter().any(|p| p.message.contains("4294967396")),
        "{:?}",
        reading.problems
    );
    assert!(ruleset("nothing").is_none());
}
