//! Modules of VASSAL: those of shipped battles are whole and everything in them is where it belongs; they come in again as
//! they went out; those of others come in as far as they say anything.

use oblique_board::TerrainIx;
use oblique_board::hex::{Layout, Numbering, Orientation, Shift};
use oblique_exchange::Note;
use oblique_exchange::export::{Battle, ExportError, Exporter, VassalModule};
use oblique_exchange::import::{
    self, Gathered, ImportError, Imported, Importer, Parameters, Recognised, Target,
};
use oblique_exchange::vassal::check;
use oblique_rules::{Ruleset, blank_on};
use oblique_rulesets::{RULESETS, read_scenario, ruleset};
use oblique_scenario::{Arrival, Piece, PieceId, Scenario, SheetPlacement, Side};
use proptest::prelude::*;
use std::io::{Cursor, Write as _};
use std::path::Path;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

/// A battle of every ruleset.
const BATTLES: [&str; 5] = [
    "dragoon/advance_guard",
    "flintlock/cowpens",
    "dessauer/kesselsdorf",
    "drums/retschow",
    "purky/sagschuetz",
];

fn shipped(name: &str) -> (Scenario, &'static dyn Ruleset) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../scenarios/{name}.ron"));
    let scenario = read_scenario(&std::fs::read_to_string(path).unwrap()).scenario.unwrap();
    let rules = ruleset(&scenario.ruleset).unwrap();
    (scenario, rules)
}

fn module(scenario: &Scenario, rules: &dyn Ruleset) -> Vec<u8> {
    VassalModule.export(&Battle { scenario, rules, stem: "x" }, &mut |_| true).unwrap().bytes
}

type Came = (Scenario, Vec<Note>, Vec<(String, Vec<u8>)>);

fn come_in(bytes: &[u8], rules: &dyn Ruleset, set: &[&str]) -> Result<Came, ImportError> {
    let importer = import::VassalModule;
    let blank = blank_on(rules, Layout::new(Orientation::Flat, 3, 3), TerrainIx(0));
    let gathered = Gathered { bytes: bytes.to_vec(), ..Gathered::default() };
    let questions = importer.parameters();
    let mut parameters = Parameters::usual(&questions);
    for answer in set {
        parameters.read(&questions, answer).unwrap();
    }
    let target = Target { scenario: &blank, rules };
    match importer.import(&gathered.source("game.vmod", None), &target, &parameters, &mut |_| true)? {
        Imported::Scenario { scenario, notes, beside } => Ok((*scenario, notes, beside)),
        other => panic!("{other:?}"),
    }
}

fn said(notes: &[Note]) -> String {
    notes.iter().map(|note| note.text.as_str()).collect::<Vec<_>>().join("\n")
}

/// An archive of these files.
fn archive(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in files {
        zip.start_file(*name, SimpleFileOptions::default()).unwrap();
        zip.write_all(bytes).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

/// A picture of some pixels.
fn png(width: u32, height: u32) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Grayscale);
    let mut writer = encoder.write_header().unwrap();
    writer.write_image_data(&vec![200; (width * height) as usize]).unwrap();
    drop(writer);
    bytes
}

#[test]
fn a_shipped_battle_of_every_ruleset_is_a_whole_module_and_comes_in_again() {
    for name in BATTLES {
        let (scenario, rules) = shipped(name);
        let bytes = module(&scenario, rules);
        // For whoever wants to look at them.
        if let Ok(folder) = std::env::var("OBLIQUE_WRITE") {
            std::fs::write(Path::new(&folder).join(format!("{}.vmod", name.replace('/', "-"))), &bytes)
                .unwrap();
        }
        assert_eq!(check(&bytes, &scenario), Vec::<String>::new(), "{name}");
        let importer = import::VassalModule;
        assert_eq!(importer.ruleset(&bytes).as_deref(), Some(rules.id()));
        assert_ne!(importer.recognise(&bytes[..4096]), Recognised::No);
        let (back, notes, beside) = come_in(&bytes, rules, &[]).unwrap();
        same(&scenario, &back);
        let (own, other) = (scenario.board.layout(), back.board.layout());
        assert_eq!(own, other, "{name}: {}", said(&notes));
        assert_eq!((beside.len(), back.sheets.len()), (1, 1));
        assert_eq!(back.sheets.values().next().unwrap().file, beside[0].0);
    }
}

/// Are the same pieces in the same places?
fn same(one: &Scenario, other: &Scenario) {
    let what = |s: &Scenario| -> Vec<_> {
        let arrives = |p: &Piece| p.arrives.as_ref().map(|a| (a.turn, a.hexes().collect::<Vec<_>>()));
        let all = s.pieces.iter().map(|(id, p)| {
            let place = (p.hex.map(|hex| s.board.layout().name(hex)), p.facing, arrives(p));
            (id.clone(), p.side, p.kind.clone(), p.name.clone(), p.leader.clone(), p.attrs.clone(), place)
        });
        all.collect()
    };
    assert_eq!(what(one), what(other));
    assert_eq!(one.objectives.keys().collect::<Vec<_>>(), other.objectives.keys().collect::<Vec<_>>());
    assert_eq!(one.sides, other.sides);
    assert_eq!((&one.nations, &one.params), (&other.nations, &other.params));
}

#[test]
fn grids_fit_both_orientations_and_staggers_and_the_same_battle_gives_the_same_bytes() {
    for orientation in [Orientation::Flat, Orientation::Pointy] {
        for shift in [Shift::Odd, Shift::Even] {
            let numbering = Numbering { first_col: 7, first_row: 0, row_first: shift == Shift::Even };
            let layout = Layout { shift, numbering, ..Layout::new(orientation, 5, 4) };
            let rules = RULESETS[0];
            let mut s = blank_on(rules, layout, TerrainIx(0));
            let kind = &rules.catalog().kinds[0].id;
            let mut stand = |id: &str, name: &str, at: Option<(i32, i32)>| {
                let mut piece = Piece::new(Side::A, kind, name);
                piece.hex = at.map(|(col, row)| layout.at(col, row));
                piece.arrives = at.is_none().then(|| Arrival::at(3, layout.at(0, 0)));
                s.pieces.insert(PieceId(id.to_owned()), piece);
            };
            stand("a", "I/1. Garde, \u{201e}Alte\u{201c}; 5/6 \\", Some((0, 0)));
            stand("b", "'Second'", Some((1, 3)));
            stand("c", "Third\tand <last> & least", Some((1, 3)));
            stand("d", "Late", None);
            let bytes = module(&s, rules);
            assert_eq!(check(&bytes, &s), Vec::<String>::new(), "{orientation:?} {shift:?}");
            assert_eq!(bytes, module(&s, rules));
            let (back, ..) = come_in(&bytes, rules, &[]).unwrap();
            assert_eq!(back.board.layout(), layout);
            same(&s, &back);
            let SheetPlacement::Affine(numbers) = &back.sheets.values().next().unwrap().placement else {
                panic!("an affine placement")
            };
            // The middle of the first hex is the origin of the ground.
            let [a, _, c, _, e, f] = numbers.map(oblique_scenario::Decimal::get);
            let first = oblique_cartography::geometry::center(layout, layout.at(0, 0));
            let east = a * f64::from(first.x) * 104.0 + c;
            let south = e * f64::from(first.y) * 104.0 + f;
            assert!(east.abs() < a && south.abs() < e, "within a pixel: {east} {south} of {a} {e}");
        }
    }
}

#[test]
fn what_is_wrong_is_found_and_what_cannot_be_is_refused() {
    let (scenario, rules) = shipped("dragoon/advance_guard");
    let bytes = module(&scenario, rules);
    let mut other = scenario.clone();
    let layout = other.board.layout();
    let piece = other.pieces.values_mut().find(|piece| piece.hex.is_some()).unwrap();
    piece.hex = piece.hex.map(|hex| layout.neighbours(hex).next().unwrap().1);
    assert_eq!(check(&bytes, &other).len(), 1);
    assert!(!check(b"PK", &scenario).is_empty());
    let empty = blank_on(rules, Layout::new(Orientation::Flat, 0, 0), TerrainIx(0));
    let battle = Battle { scenario: &empty, rules, stem: "x" };
    assert!(matches!(VassalModule.export(&battle, &mut |_| true), Err(ExportError::Unfit(_))));
    let battle = Battle { scenario: &scenario, rules, stem: "x" };
    assert_eq!(VassalModule.export(&battle, &mut |_| false), Err(ExportError::Cancelled));
}

/// A module as somebody else makes it: margins about the map, numbers of its own, staggered, two boards, markers.
fn foreign(image: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/vassal/somebody.xml");
    std::fs::read_to_string(path).unwrap().replace("field.png", image)
}

#[test]
fn a_module_by_somebody_else_comes_in_as_far_as_it_says_anything() {
    let rules = RULESETS[0];
    let (small, large) = (png(100, 90), png(500, 400));
    let text = foreign("field.png");
    let files: Vec<(&str, &[u8])> =
        vec![("buildFile.xml", text.as_bytes()), ("images/small.png", &small), ("images/field.png", &large)];
    let (s, notes, beside) = come_in(&archive(&files), rules, &[]).unwrap();
    let layout = s.board.layout();
    // Nine columns of middles from 40 to 456 of 500 pixels; staggered numbers, so that odd columns lie higher.
    assert_eq!((layout.width, layout.height, layout.shift), (9, 7, Shift::Even), "{}", said(&notes));
    assert_eq!(layout.numbering, Numbering { first_col: 5, first_row: 2, row_first: false });
    let of = |name: &str| s.pieces.values().find(|piece| piece.name == name).unwrap();
    let role = |name: &str| rules.catalog().role_of(of(name)).unwrap();
    assert_eq!(s.pieces.len(), 4, "{}", said(&notes));
    assert_eq!(of("Donzelot / I Corps").side, Side::A);
    assert_eq!(of("Kolowrat").side, Side::B);
    assert_eq!(role("Grand Battery"), oblique_rules::catalog::Role::Guns);
    assert_eq!(role("Kolowrat"), oblique_rules::catalog::Role::Horse);
    // The stack stands in column 1, row 1 of the grid: 06, and one higher than its row says.
    assert_eq!(of("5th Hussars").hex.map(|hex| layout.name(hex)), Some("0604".to_owned()));
    let said_of_it = said(&notes);
    for part in [
        "Of 2 boards 'Field' is taken",
        "without strengths",
        "Kinds were guessed",
        "neither side",
        "taken for side A",
    ] {
        assert!(said_of_it.contains(part), "{part}: {said_of_it}");
    }
    assert_eq!(beside, [("game-board.png".to_owned(), large.clone())]);
    let (inset, ..) = come_in(&archive(&files), rules, &["board=2"]).unwrap();
    assert_eq!(inset.board.layout().width, 4);
    let too_many = come_in(&archive(&files), rules, &["board=3"]).unwrap_err().to_string();
    assert!(too_many.contains("choose one from 1 to 2"), "{too_many}");
}

#[test]
fn old_modules_other_letters_and_missing_pictures_are_read_and_told() {
    let rules = RULESETS[0];
    // The old name of the tree, western letters, and no picture.
    let text = foreign("gone.png").replace("Kolowrat", "K\u{f6}ln");
    let western: Vec<u8> = text.chars().map(|c| u8::try_from(u32::from(c)).unwrap()).collect();
    let (s, notes, beside) = come_in(&archive(&[("buildFile", &western)]), rules, &[]).unwrap();
    let said_of_it = said(&notes);
    assert!(s.pieces.values().any(|piece| piece.name == "K\u{f6}ln"), "{said_of_it}");
    for part in
        ["Windows text", "'gone.png' of a board is not in the module", "size of the board is not known"]
    {
        assert!(said_of_it.contains(part), "{part}: {said_of_it}");
    }
    assert!(beside.is_empty() && s.sheets.is_empty());
    // A GIF says its size and is told of.
    let gif = b"GIF89a\xf4\x01\x90\x01";
    let text = foreign("field.gif");
    let files: Vec<(&str, &[u8])> = vec![("buildFile.xml", text.as_bytes()), ("images/FIELD.gif", gif)];
    let (s, notes, _) = come_in(&archive(&files), rules, &[]).unwrap();
    assert_eq!((s.board.layout().width, s.sheets.len()), (9, 0));
    assert!(said(&notes).contains("is a GIF or SVG"), "{}", said(&notes));
}

#[test]
fn what_is_no_module_is_refused_with_what_to_do() {
    let rules = RULESETS[0];
    let refused = |bytes: &[u8]| come_in(bytes, rules, &[]).unwrap_err().to_string();
    assert_eq!(come_in(b"", rules, &[]), Err(ImportError::Empty));
    for (bytes, part) in [
        (b"PK\x03\x04".to_vec(), "no ZIP archive"),
        (archive(&[("savedGame", b"!VCSK")]), "open the module it belongs to"),
        (archive(&[("buildFile.xml", b"<a><b></a>")]), "broken tree"),
        (archive(&[("buildFile.xml", b"<a/>")]), "no board with a grid of hexes"),
        (archive(&[("buildFile.xml", ("<a>".repeat(150) + &"</a>".repeat(150)).as_bytes())]), "150 deep"),
        (archive(&[("../../etc/passwd", b"x"), ("/buildFile.xml", b"<a/>")]), "has no file 'buildFile.xml'"),
    ] {
        let why = refused(&bytes);
        assert!(why.contains(part), "{part}: {why}");
    }
    let wide = foreign("f.png").replace("dx=\"52.0\" dy=\"60.0\"", "dx=\"2.0\" dy=\"2.0\"");
    let why = refused(&archive(&[("buildFile.xml", wide.as_bytes()), ("images/f.png", &png(4200, 8))]));
    assert!(why.contains("a side has 1 to 2000"), "{why}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    /// Our own battles out and in again: same board, same names, same places.
    #[test]
    fn boards_and_pieces_come_back(
        pointy: bool,
        even: bool,
        (width, height) in (1_u16..14, 1_u16..12),
        (first_col, first_row, row_first) in (0_u16..40, 0_u16..120, any::<bool>()),
        pieces in proptest::collection::vec(("[A-Za-z0-9 .,;/\\\\'\u{e4}\u{df}-]{1,24}", 0_u16..14, 0_u16..12, any::<bool>()), 0..12),
    ) {
        let rules = RULESETS[usize::from(width) % RULESETS.len()];
        let orientation = if pointy { Orientation::Pointy } else { Orientation::Flat };
        let shift = if even { Shift::Even } else { Shift::Odd };
        let numbering = Numbering { first_col, first_row, row_first };
        let layout = Layout { shift, numbering, ..Layout::new(orientation, width, height) };
        let mut s = blank_on(rules, layout, TerrainIx(0));
        for (n, (name, col, row, a)) in pieces.iter().enumerate() {
            let side = if *a { Side::A } else { Side::B };
            let kinds = &rules.catalog().kinds;
            let mut piece = Piece::new(side, &kinds[n % kinds.len()].id, &format!("{name}{n}"));
            piece.order = u32::try_from(n).unwrap() + 1;
            let hex = layout.at(i32::from(*col), i32::from(*row));
            piece.hex = Some(hex).filter(|hex| layout.contains(*hex));
            s.pieces.insert(PieceId(format!("p{n}")), piece);
        }
        let bytes = module(&s, rules);
        prop_assert_eq!(check(&bytes, &s), Vec::<String>::new());
        let (back, notes, _) = come_in(&bytes, rules, &[]).unwrap();
        prop_assert_eq!(back.board.layout(), layout, "{}", said(&notes));
        same(&s, &back);
    }
}
