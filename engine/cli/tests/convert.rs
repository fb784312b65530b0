//! `oblique convert IN OUT`: files of one program made files of another, and what is told of it.

use oblique_board::TerrainIx;
use oblique_board::hex::{Layout, Orientation};
use oblique_digitize::placing::import;
use oblique_rules::blank_on;
use oblique_rulesets::{RULESETS, write_scenario};
use oblique_scenario::{Sheet, SheetId};
use std::path::Path;
use std::process::Command;

fn oblique(folder: &Path, args: &[&str]) -> (String, Option<i32>) {
    let run = Command::new(env!("CARGO_BIN_EXE_oblique")).current_dir(folder).args(args).output();
    let run = run.expect("the command runs");
    let said = [run.stdout, run.stderr].map(|text| String::from_utf8_lossy(&text).into_owned()).concat();
    (said, run.status.code())
}

fn kolin(folder: &Path) {
    let shipped = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/dragoon/mollwitz.ron");
    std::fs::copy(shipped, folder.join("battle.ron")).expect("a place to copy to");
}

#[test]
fn a_picture_shows_the_historical_map_under_the_ground_as_strongly_as_asked() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    let blue = image::RgbImage::from_pixel(400, 300, image::Rgb([0, 0, 250]));
    blue.save(at.join("survey.png")).expect("written");
    let layout = Layout::new(Orientation::Flat, 12, 10);
    let mut battle = blank_on(RULESETS[0], layout, TerrainIx(0));
    let id = SheetId("survey".to_owned());
    let sheet = Sheet { file: "survey.png".to_owned(), size: (400, 300), ..Sheet::default() };
    let laid = import(&battle, &id, sheet, 100).expect("it has a size");
    let _ = laid.apply(&mut battle);
    std::fs::write(at.join("battle.ron"), write_scenario(&battle)).expect("written");
    let drawn = |out: &str, more: &[&str]| {
        let args = [&["render", "battle.ron", "-o", out, "--no-grain", "--no-grid", "--no-numbers"], more];
        let (said, code) = oblique(at, &args.concat());
        assert_eq!(code, Some(0), "{said}");
        image::open(at.join(out)).expect("a picture").to_rgb8().get_pixel(250, 200).0
    };
    let paper = drawn("a.png", &[]);
    assert_eq!(drawn("b.png", &["--historical-map"]), [0, 0, 250]);
    let half = drawn("c.png", &["--historical-map=50"]);
    assert!(half[0] > 50 && half[0] < paper[0] && half[2] > paper[2].min(200), "{half:?} of {paper:?}");
    // It is never written over.
    let (said, code) = oblique(at, &["render", "battle.ron", "-o", "survey.png", "--historical-map"]);
    assert_eq!(code, Some(2), "{said}");
    assert_eq!(image::open(at.join("survey.png")).expect("a picture").to_rgb8(), blue);
}

#[test]
fn a_battle_goes_to_every_program_and_comes_back_from_those_that_are_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    kolin(at);
    for (out, beside) in [("a.tmx", Some("a-tiles.png")), ("b.tmj", Some("b-tiles.png")), ("c.board", None)] {
        let (said, code) = oblique(at, &["convert", "battle.ron", out, "--report", "lost.txt"]);
        assert_eq!(code, Some(1), "{said}");
        let lost = std::fs::read_to_string(at.join("lost.txt")).expect("a report");
        assert!(lost.contains("left out (") && said.contains("Written:"), "{lost}");
        assert!(beside.is_none_or(|name| at.join(name).is_file()), "{out}");
        let (said, code) = oblique(at, &["convert", out, "back.ron"]);
        assert!(code < Some(2), "{said}");
        let (said, code) = oblique(at, &["check", "back.ron"]);
        assert!(code < Some(2), "{said}");
    }
    // A map that says which rules it is for comes back to them, another goes where it is told.
    let (said, code) =
        oblique(at, &["convert", "a.tmx", "d.ron", "--ruleset", "flintlock", "--report", "lost.json"]);
    assert!(code < Some(2), "{said}");
    assert!(std::fs::read_to_string(at.join("d.ron")).expect("a battle").contains("flintlock"));
    let report: serde_json::Value =
        serde_json::from_str(&std::fs::read_to_string(at.join("lost.json")).expect("a report"))
            .expect("JSON");
    assert!(report.is_array());
    let (said, code) = oblique(at, &["convert", "c.board", "e.png"]);
    assert!(code < Some(2) && at.join("e.png").is_file(), "{said}");
}

#[test]
fn a_module_of_vassal_comes_back_with_its_picture_beside_the_battle() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    kolin(at);
    let (said, code) = oblique(at, &["convert", "battle.ron", "game.vmod"]);
    assert!(code < Some(2) && said.contains("Written: game.vmod"), "{said}");
    std::fs::create_dir(at.join("new")).expect("a folder");
    let (said, code) = oblique(at, &["convert", "game.vmod", "new/back.ron"]);
    assert!(code < Some(2), "{said}");
    assert!(!said.contains("taken for a battle under"), "the module says its ruleset: {said}");
    assert!(said.contains("historical map") && at.join("new/game-board.png").is_file(), "{said}");
    let back = std::fs::read_to_string(at.join("new/back.ron")).expect("a battle");
    assert!(back.contains("game-board.png") && back.contains("ruleset: \"dragoon\""));
    let (said, code) = oblique(at, &["check", "new/back.ron"]);
    assert!(code < Some(2), "{said}");
    // A picture of it needs no file beside.
    std::fs::remove_file(at.join("new/game-board.png")).expect("it is there");
    let (said, code) = oblique(at, &["convert", "game.vmod", "new/map.png"]);
    assert!(code < Some(2) && !at.join("new/game-board.png").exists(), "{said}");
    let (said, code) =
        oblique(at, &["import", "game.vmod", "--into", "battle.ron", "--dry-run", "--set", "board=4"]);
    assert_eq!(code, Some(2), "{said}");
    assert!(said.contains("choose one from 1 to 1"), "{said}");
    std::fs::write(at.join("broken.vmod"), b"PK\x03\x04broken").expect("a place");
    let (said, code) = oblique(at, &["convert", "broken.vmod", "x.ron"]);
    assert!(code == Some(2) && said.contains("is no ZIP archive or is damaged"), "{said}");
}

#[test]
fn a_table_of_ones_own_says_what_tiles_become() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    let map = r#"<map orientation="hexagonal" width="2" height="1" tilewidth="14" tileheight="12" hexsidelength="6" staggeraxis="y" staggerindex="odd">
        <tileset firstgid="1" source="sets/mini.tsx"/><layer name="Ground" width="2" height="1"><data encoding="csv">2,1</data></layer></map>"#;
    std::fs::create_dir(at.join("sets")).expect("a folder");
    std::fs::write(at.join("map.tmx"), map).expect("a place to write to");
    std::fs::write(
        at.join("sets/mini.tsx"),
        "<tileset name=\"mini\"><tile id=\"0\" type=\"Grass\"/></tileset>",
    )
    .expect("a place");
    std::fs::write(
        at.join("mine.ron"),
        "(rows: [(code: \"mini:1\", terrain: \"woods\"), (code: \"grass\")])",
    )
    .expect("a place");
    let (said, code) = oblique(at, &["convert", "map.tmx", "out.ron"]);
    assert_eq!(code, Some(1));
    assert!(said.contains("'mini:1' is not known and was left out (1 hex, 0101)"), "{said}");
    let (said, code) = oblique(at, &["convert", "map.tmx", "out.ron", "--map", "mine.ron"]);
    assert_eq!(code, Some(0), "{said}");
    let (table, code) = oblique(at, &["import", "--table", "tiled"]);
    assert!(code == Some(0) && table.contains("rows: ["), "{table}");
    std::fs::write(at.join("bad.ron"), "(rows: [(cod: 1)])").expect("a place");
    let (said, code) = oblique(at, &["convert", "map.tmx", "out.ron", "--map", "bad.ron"]);
    assert!(code == Some(2) && said.contains("bad.ron is no table of codes"), "{said}");
}

#[test]
fn what_cannot_be_converted_says_what_can() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    kolin(at);
    std::fs::write(at.join("x.tmx"), "<map orientation=\"isometric\"/>").expect("a place");
    for (args, why) in [
        (&["convert", "battle.ron", "out.doc"][..], "ends in none of .ron, .png"),
        (&["convert", "x.tmx", "out.ron"], "x.tmx is a map of another kind (isometric)"),
        (&["convert", "none.tmx", "out.ron"], "check the path"),
        (&["convert", "scan.png", "out.ron"], "a scan needs --points FILE"),
        (&["convert", "battle.ron"], "OUT"),
    ] {
        let (said, code) = oblique(at, args);
        assert!(code == Some(2) && said.contains(why), "{args:?}: {said}");
    }
}

#[test]
fn an_order_of_battle_goes_to_workbooks_and_comes_back_without_a_change() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    kolin(at);
    for out in ["a.csv", "a.tsv", "a.xlsx", "a.ods"] {
        let (said, code) = oblique(at, &["convert", "battle.ron", out]);
        assert!(code == Some(1) && said.contains("Only the order of battle is written"), "{said}");
        let (said, code) = oblique(at, &["roster", "import", "battle.ron", out, "--dry-run"]);
        assert!(code == Some(0) && said.contains("0 added, 0 changed, 0 removed"), "{out}: {said}");
        let (said, code) = oblique(at, &["convert", out, "back.ron", "--ruleset", "dragoon"]);
        assert!(code < Some(2), "{out}: {said}");
    }
    let (said, code) = oblique(at, &["roster", "import", "battle.ron", "a.xlsx", "--sheet", "Two"]);
    assert!(code == Some(2) && said.contains("no sheet 'Two'; sheets: Order of battle"), "{said}");
    std::fs::write(at.join("bad.xlsx"), b"PK\x03\x04 and no more").expect("a place");
    let (said, code) = oblique(at, &["roster", "import", "battle.ron", "bad.xlsx"]);
    assert!(code == Some(2) && said.contains("is no workbook"), "{said}");
}
