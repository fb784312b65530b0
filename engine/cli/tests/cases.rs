//! `oblique cases` as a user meets it: what it prints and its exit statuses.

use std::path::{Path, PathBuf};
use std::process::Command;

/// Exit status, standard output and standard error of `oblique cases`.
fn cases(args: &[&Path]) -> (Option<i32>, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_oblique")).arg("cases").args(args).output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code(), text(&output.stdout), text(&output.stderr))
}

/// A folder with a cast and one file of cases.
fn folder(text: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let id = &oblique_rulesets::RULESETS[0].catalog().id;
    let shipped = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/cases").join(id);
    std::fs::copy(shipped.join("cast.ron"), folder.path().join("cast.ron")).unwrap();
    std::fs::write(folder.path().join("mine.ron"), text).unwrap();
    folder
}

fn one(body: &str) -> tempfile::TempDir {
    folder(&format!("(cases: [(rule: \"move.step\", name: \"mine\", {body})])"))
}

#[test]
fn shipped_cases_pass() {
    // Those of a ruleset that is still to come stand in their folder already.
    let all = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/cases");
    let folders: Vec<PathBuf> =
        oblique_rulesets::RULESETS.iter().map(|rules| all.join(&rules.catalog().id)).collect();
    let folders: Vec<&Path> = folders.iter().map(PathBuf::as_path).collect();
    let (code, out, _) = cases(&folders);
    assert_eq!(code, Some(0), "{out}");
    assert!(out.ends_with(" passed, 0 failed\n"), "{out}");
}

#[test]
fn a_difference_names_file_case_and_what_differs() {
    let folder =
        one("phase: \"movement\", pieces: (pru: (hex: \"0711\")), dice: [(\"check.disruption\", 1)], \
         steps: [(do: move, who: \"pru\", to: \"0710\")], then: (pieces: (pru: (disruption: 9)))");
    let (code, out, _) = cases(&[folder.path()]);
    assert_eq!(code, Some(1));
    assert!(out.contains("mine.ron: mine (move.step)"), "{out}");
    assert!(out.contains("pru: disruption is 2, not 9"), "{out}");
    assert!(out.ends_with("0 passed, 1 failed\n"), "{out}");
}

/// The beginning of a case in which a battalion steps forward.
const MOVE: &str = "phase: \"movement\", pieces: (pru: (hex: \"0711\")), \
    dice: [(\"check.disruption\", 1)], steps: [(do: move, who: \"pru\", to: \"0710\"";

#[test]
fn what_makes_no_sense_is_told() {
    let wrong = [
        ("phase: \"tea\"", "there is no phase 'tea'"),
        ("phase: \"movement\", pieces: (elk: (hex: \"0711\"))", "piece elk: it has no side"),
        ("phase: \"movement\", pieces: (pru: (hex: \"9999\"))", "there is no hex '9999'"),
        ("phase: \"movement\", pieces: (pru: (hex: \"0711\", wings: 2))", "has no 'wings'"),
        ("phase: \"movement\", paint: (lava: \"0711\")", "there is no terrain 'lava'"),
        ("phase: \"movement\", dice: [(\"check.morale\", 1)]", "check.morale 1 is never drawn"),
        ("ground: [\"...\", \"..\"]", "every row must be as long"),
        ("dice: [(\"check.morale\", 1)]", "need a 'phase'"),
        (&format!("{MOVE}, refused: \"any\")]"), "Move is allowed; some rule should refuse it"),
        (&format!("{MOVE}, quote_not: [\"lose order\"])]"), "a line of the quote says 'lose order'"),
        (&format!("{MOVE}), (until: \"end\")], then: (over: false)"), "the battle is over"),
        (
            &format!(
                "{MOVE}, then: (not_asked_again: [\"movement\"])), (do: move, who: \"pru\", to: \"0709\")]"
            ),
            "movement was asked again after step 1",
        ),
        ("phase: \"movement\", then: (not_asked_again: [\"movement\"])", "belongs to the 'then' of a step"),
        ("phase: \"movement\", then: (lines: (\"\", \"\"))", "there is no contest with Lines"),
        (
            "phase: \"assault\", pieces: (hus: (hex: \"0711\", charging: true))",
            "hus has launched a charge, but at nobody it could charge",
        ),
        (
            "phase: \"movement\", pieces: (pru: (hex: \"0711\", pursues: \"hus\"), hus: (hex: \"0911\"))",
            "pru is no cavalry and pursues nobody",
        ),
        ("phase: \"movement\", pieces: (hus: (hex: \"0711\", pursues: \"elk\"))", "There is no piece elk"),
        ("phase: \"movement\", pieces: (hus: (hex: \"0711\", pursues_since: 2))", "but whom?"),
        ("pieces: (hus: (hex: \"0711\", pursues: \"pru\"))", "needs a 'phase'"),
        ("pieces: (hus: (hex: \"0711\", attr_wings: 2)), not_found: [\"C03\"]", "check C03 finds something"),
    ];
    for (body, sentence) in wrong {
        let folder = one(body);
        let (code, out, err) = cases(&[folder.path()]);
        assert_eq!(code, Some(1), "{body}: {err}");
        assert!(out.contains(sentence), "{body}: {out}");
    }
}

#[test]
fn a_file_that_cannot_be_read_names_its_line() {
    let folder = folder("(cases: [\n  (rule: \"move.step\", nmae: \"mine\"),\n])");
    let (code, _, err) = cases(&[folder.path()]);
    assert_eq!(code, Some(2));
    assert!(err.contains("mine.ron: 2:") && err.contains("nmae"), "{err}");
    let (code, _, err) = cases(&[Path::new("nowhere.ron")]);
    assert_eq!(code, Some(2));
    assert!(err.contains("nowhere.ron"), "{err}");
}
