//! Conversions by recipe: the same recipe and the same files give the same battle, byte for byte, and options say the same
//! as a recipe does. `BLESS=1` writes what comes of it now as what is expected.

use oblique_testing::golden::{all_agree, difference};
use std::path::{Path, PathBuf};
use std::process::Command;

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/recipes/small")
}

/// A folder with all files of the corpus but what is expected.
fn laid_out() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    for entry in std::fs::read_dir(corpus()).expect("the corpus is there").flatten() {
        if !entry.file_name().to_string_lossy().starts_with("expected") {
            std::fs::copy(entry.path(), folder.path().join(entry.file_name())).expect("copied");
        }
    }
    folder
}

/// What the command says, and whether it went well.
fn oblique(folder: &Path, args: &str) -> (String, bool) {
    let command = Command::new(env!("CARGO_BIN_EXE_oblique"))
        .args(args.split_whitespace())
        .current_dir(folder)
        .output()
        .expect("the command starts");
    let text = [command.stdout, command.stderr].concat();
    (String::from_utf8_lossy(&text).into_owned(), command.status.success())
}

fn written(folder: &Path, name: &str) -> String {
    std::fs::read_to_string(folder.join(name)).expect("it was written")
}

#[test]
fn a_recipe_gives_the_same_battle_every_time() {
    let folder = laid_out();
    let (said, fine) = oblique(folder.path(), "convert recipe.ron -o battle.ron");
    assert!(fine, "{said}");
    let battle = written(folder.path(), "battle.ron");
    let expected = |name: &str| corpus().join(name);
    let differences = difference(&expected("expected.txt"), &said);
    all_agree(differences.into_iter().chain(difference(&expected("expected.ron"), &battle)));
    let _ = oblique(folder.path(), "convert recipe.ron -o again.ron");
    assert_eq!(battle, written(folder.path(), "again.ron"));
    let (found, _) = oblique(folder.path(), "check battle.ron");
    assert!(found.contains("no errors"), "{found}");
}

#[test]
fn options_say_what_a_recipe_does() {
    let folder = laid_out();
    let args = "convert scan.png --points points.ron --train samples.ron --vectors features.geojson --dem heights.asc \
                --base 100 --step 20 --ruleset flintlock --yards 100 -o battle.ron";
    let (said, fine) = oblique(folder.path(), args);
    assert!(fine, "{said}");
    let ground = |text: &str| {
        let from = text.find("    board: (").expect("a board");
        text.get(from..text.find("    notes:").unwrap_or(text.len())).map(str::to_owned)
    };
    assert_eq!(ground(&written(folder.path(), "battle.ron")), ground(&written(&corpus(), "expected.ron")));
}

#[test]
fn a_battle_whose_scan_was_sampled_teaches_the_next_scan() {
    let folder = laid_out();
    let (said, fine) = oblique(folder.path(), "convert recipe.ron -o battle.ron");
    assert!(fine, "{said}");
    std::fs::rename(folder.path().join("samples.ron"), folder.path().join("unused.ron")).expect("moved");
    std::fs::copy(folder.path().join("scan.png"), folder.path().join("next.png")).expect("copied");
    let args =
        "convert next.png --points points.ron --train battle.ron --ruleset flintlock --yards 100 -o next.ron";
    let (said, fine) = oblique(folder.path(), args);
    assert!(
        fine && said.contains("8 samples of other sheets teach this one too: clear 4, heavy_woods 4."),
        "{said}"
    );
    let next = written(folder.path(), "next.ron");
    assert!(next.contains("from: \"A sheet of our own, A small sheet\""), "{next}");
    assert!(next.contains("with samples of 'A sheet of our own, A small sheet'"), "the note tells");
    // What it was taught it hands on, though the first scan is gone.
    for gone in ["scan.png", "battle.ron"] {
        std::fs::remove_file(folder.path().join(gone)).expect("it was there");
    }
    std::fs::rename(folder.path().join("next.png"), folder.path().join("third.png")).expect("moved");
    let args =
        "convert third.png --points points.ron --train next.ron --ruleset flintlock --yards 100 -o third.ron";
    let (said, fine) = oblique(folder.path(), args);
    assert!(fine, "{said}");
    let terrain = |text: &str| {
        let from = text.find("    board: (").expect("a board");
        text.get(from..text.find("    notes:").unwrap_or(text.len())).map(str::to_owned)
    };
    assert_eq!(terrain(&written(folder.path(), "third.ron")), terrain(&next));
    for (train, says) in
        [("heights.asc", "heights.asc"), ("points.ron", "points.ron"), ("bare.ron", "sample some hexes")]
    {
        let bare = "(format: 1, ruleset: \"flintlock\", title: \"Nothing\")";
        std::fs::write(folder.path().join("bare.ron"), bare).expect("written");
        let args =
            format!("convert third.png --points points.ron --train {train} --ruleset flintlock -o no.ron");
        let (said, fine) = oblique(folder.path(), &args);
        assert!(!fine && said.contains(says), "{said}");
    }
}

#[test]
fn a_page_of_a_pdf_is_a_scan_like_any_other() {
    let folder = tempfile::tempdir().expect("a folder");
    let scans = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/scans");
    std::fs::copy(scans.join("two_pages.pdf"), folder.path().join("atlas.pdf")).expect("copied");
    let points = "(place: Distance(from: (25, 50), to: (375, 50), yards: 2000))";
    std::fs::write(folder.path().join("points.ron"), points).expect("written");
    let convert = |page: u32, out: &str| {
        let args = format!(
            "convert atlas.pdf --points points.ron --page {page} --ruleset dragoon --yards 100 -o {out}"
        );
        oblique(folder.path(), &args)
    };
    let (said, fine) = convert(2, "second.ron");
    assert!(fine, "{said}");
    let second = written(folder.path(), "second.ron");
    assert!(second.contains("page: 2") && second.contains("size: (400, 600)"), "{second}");
    let (said, fine) = convert(1, "first.ron");
    let first = written(folder.path(), "first.ron");
    assert!(fine && !first.contains("page:") && first.contains("size: (400, 300)"), "{said}");
    let (said, fine) = convert(3, "third.ron");
    assert!(!fine && said.contains("the file has no page 3: choose one from 1 to 2"), "{said}");
}

/// The corpus of what is wrong in recipes and in the files they name: the first line of each says what must be told. None of
/// it writes a battle, takes long or ends in a panic.
#[cfg(unix)]
#[test]
fn recipes_made_to_do_harm_are_refused_in_words() {
    let refused = corpus().join("../refused");
    let folder = laid_out();
    let mut recipes = Vec::new();
    for entry in std::fs::read_dir(&refused).expect("the corpus is there").flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        std::fs::copy(entry.path(), folder.path().join(&name)).expect("copied");
        recipes.extend(Path::new(&name).extension().is_some_and(|ending| ending == "ron").then_some(name));
    }
    let pipe = folder.path().join("pipe.asc");
    assert!(Command::new("mkfifo").arg(&pipe).status().expect("it starts").success());
    recipes.sort();
    assert!(recipes.len() > 10, "{recipes:?}");
    for recipe in recipes {
        let text = written(folder.path(), &recipe);
        let says = text.lines().next().and_then(|line| line.strip_prefix("// says: ")).expect("what it says");
        let begun = std::time::Instant::now();
        let (said, fine) = oblique(folder.path(), &format!("convert {recipe} -o out.ron"));
        assert!(!fine && !folder.path().join("out.ron").exists(), "{recipe}: {said}");
        assert!(said.contains(says), "{recipe}: {said}");
        assert!(!said.contains("panicked"), "{recipe}: {said}");
        assert!(begun.elapsed() < std::time::Duration::from_mins(1), "{recipe} took {:?}", begun.elapsed());
    }
}

#[test]
fn what_cannot_be_done_says_what_to_do() {
    let folder = laid_out();
    let answer = |recipe: &str| {
        std::fs::write(folder.path().join("bad.ron"), recipe).expect("written");
        let (said, fine) = oblique(folder.path(), "convert bad.ron -o out.ron");
        assert!(!fine && !folder.path().join("out.ron").exists(), "{said}");
        said
    };
    let board = "board: About(columns: 20, rows: 20, yards_a_hex: 100, longitude: 7.7, latitude: 48.5)";
    for (recipe, says) in [
        ("(ruleset: 1)".to_owned(), "1:11"),
        (format!("(ruleset: \"nobody\", {board})"), "there is no ruleset"),
        ("(ruleset: \"dragoon\", board: OverSheet(yards_a_hex: 100))".to_owned(), "a scan"),
        (format!("(ruleset: \"dragoon\", {board}, heights: (file: \"nowhere.asc\"))"), "nowhere.asc"),
        (format!("(ruleset: \"dragoon\", {board}, heights: (file: \"scan.png\"))"), "no height model"),
        (format!("(ruleset: \"dragoon\", {board}, samples: (terrain: {{}}))"), "needs a scan"),
        (format!("(ruleset: \"dragoon\", {board}, vectors: [(file: \"heights.asc\")])"), "GeoJSON"),
        ("(ruleset: \"dragoon\", board: About(columns: 60000, rows: 2, yards_a_hex: 1, longitude: 0, latitude: 0))".to_owned(), "2000"),
        ("(ruleset: \"dragoon\", board: About(columns: 9, rows: 9, yards_a_hex: 100, longitude: 0, latitude: 90))".to_owned(), "pole"),
        ("(ruleset: \"dragoon\", board: About(columns: 9, rows: 9, yards_a_hex: NaN, longitude: 0, latitude: 9))".to_owned(), "NaN"),
    ] {
        let said = answer(&recipe);
        assert!(said.contains(says), "{recipe}: {said}");
    }
    let (said, fine) = oblique(folder.path(), "convert scan.png -o out.ron");
    assert!(!fine && said.contains("--points"), "{said}");
}
