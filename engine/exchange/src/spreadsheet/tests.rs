//! Round trips, mappings and bad cells.

use super::{
    Column, Conversion, ExportOptions, Hierarchy, ImportOptions, Separator, Worksheet, column_letter, export,
    guard, plan, unguard,
};

use oblique_rules::catalog::Role;
use oblique_rulesets::{RULESETS, ruleset};
use oblique_scenario::{Grade, Nation, Piece, PieceId, Scenario, Side, Value};
use proptest::prelude::*;

#[path = "../../tests/support/mod.rs"]
mod support;
use support::{army, comes_back, empty, name};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn a_guard_comes_off_again(text in any::<String>()) {
        let cell = guard(&text);
        prop_assert_eq!(&unguard(&cell).0, &text);
        prop_assert!(!cell.starts_with(['=', '+', '@', '\t', '\r']));
        prop_assert!(!cell.starts_with('-') || cell[1..].bytes().all(|b| b.is_ascii_digit()));
    }

    #[test]
    fn what_is_exported_changes_nothing_when_it_comes_back(scenario in army(), separator in prop::sample::select(Separator::ALL.to_vec()), crlf in any::<bool>(), mark in any::<bool>()) {
        let catalog = ruleset(&scenario.ruleset).expect("known").catalog();
        let options = ExportOptions { separator, crlf, mark, ..ExportOptions::new(&scenario, catalog, true) };
        let text = export(&scenario, catalog, &options);
        let sheet = Worksheet::read(&text, None);
        prop_assert_eq!(sheet.separator, separator);
        comes_back(&sheet, &scenario, catalog, options.columns)?;
    }

    #[test]
    fn an_army_with_dirt_imports_its_own_export(scenario in army(), dirt in prop::collection::vec((any::<prop::sample::Index>(), 0..8_u8, name()), 0..8), called in prop::sample::select(vec!["A", "B", "", "side b"])) {
        let catalog = ruleset(&scenario.ruleset).expect("known").catalog();
        let mut scenario = scenario;
        called.clone_into(&mut scenario.sides[0].name);
        let ids: Vec<PieceId> = scenario.pieces.keys().cloned().collect();
        for (at, what, text) in dirt.into_iter().filter(|_| !ids.is_empty()) {
            let Some(piece) = scenario.pieces.get_mut(at.get(&ids)) else { continue };
            match what {
                0 => piece.kind = String::new(),
                1 => piece.kind = text,
                2 => piece.formation = text,
                3 => piece.nation = text,
                4 => piece.leader = Some(PieceId(text)),
                5 => _ = piece.attrs.insert("men".to_owned(), Value::Text(text)),
                6 => _ = piece.attrs.insert("morale".to_owned(), Value::Int(4_294_967_396)),
                _ => piece.name = String::new(),
            }
        }
        let options = ExportOptions::new(&scenario, catalog, true);
        let sheet = Worksheet::read(&export(&scenario, catalog, &options), None);
        let same = plan(&sheet, &scenario, catalog, &ImportOptions::guess(&sheet, &scenario, catalog));
        prop_assert_eq!(&same.bad, &[]);
        prop_assert_eq!(&same.difference, &[]);
    }

    #[test]
    fn no_separator_splits_what_is_exported(text in name(), separator in prop::sample::select(Separator::ALL.to_vec())) {
        let catalog = RULESETS[0].catalog();
        let mut scenario = empty(catalog);
        let piece = Piece::new(Side::A, &catalog.kinds[0].id, &format!("{text};=1+1,\t"));
        scenario.pieces.insert(PieceId("p".to_owned()), piece);
        let mut options = ExportOptions { separator, ..ExportOptions::new(&scenario, catalog, false) };
        options.columns = vec![Column::Name];
        let sheet = export(&scenario, catalog, &options);
        let other = Worksheet::read(&sheet, Some(Separator::ALL[(separator as usize + 1) % 3]));
        prop_assert_eq!(other.rows.last().map(Vec::len), Some(1), "{:?}", sheet);
    }

    #[test]
    fn a_spreadsheet_that_lists_with_semicolons_may_save_an_export_anew(scenario in army()) {
        let catalog = ruleset(&scenario.ruleset).expect("known").catalog();
        let options = ExportOptions::new(&scenario, catalog, true);
        let read = Worksheet::read(&export(&scenario, catalog, &options), None);
        // It quotes what its own separator would split, and no comma.
        let cell = |cell: &super::Cell| {
            let text = if cell.exact { guard(&cell.text) } else { cell.text.clone() };
            let quoted = text.contains([';', '"', '\n', '\r']);
            if quoted { format!("\"{}\"", text.replace('"', "\"\"")) } else { text }
        };
        let row = |row: &Vec<super::Cell>| row.iter().map(cell).collect::<Vec<_>>().join(";") + "\r\n";
        let sheet = Worksheet::read(&read.rows.iter().map(row).collect::<String>(), None);
        prop_assert_eq!(sheet.separator, Separator::Semicolon);
        let same = plan(&sheet, &scenario, catalog, &ImportOptions::guess(&sheet, &scenario, catalog));
        prop_assert_eq!(&same.bad, &[]);
        prop_assert_eq!(&same.difference, &[]);
    }

    #[test]
    fn any_text_is_read_without_harm(text in any::<String>()) {
        let catalog = RULESETS[0].catalog();
        let scenario = empty(catalog);
        let sheet = Worksheet::read(&text, None);
        let plan = plan(&sheet, &scenario, catalog, &ImportOptions::guess(&sheet, &scenario, catalog));
        prop_assert!(plan.edit.is_some() == plan.bad.is_empty());
    }
}

fn imported(text: &str) -> (Scenario, super::Plan) {
    let catalog = RULESETS[0].catalog();
    let mut scenario = empty(catalog);
    let sheet = Worksheet::read(text, None);
    let options = ImportOptions::guess(&sheet, &scenario, catalog);
    let plan = plan(&sheet, &scenario, catalog, &options);
    if let Some(edit) = plan.edit.clone() {
        let _ = edit.apply(&mut scenario);
    }
    (scenario, plan)
}

fn named<'a>(scenario: &'a Scenario, name: &str) -> (&'a PieceId, &'a Piece) {
    scenario.pieces.iter().find(|(_, p)| p.name == name).expect("it is there")
}

#[test]
fn an_indented_list_makes_commands() {
    let text = "Prussian army\n\nUnit\tArm\tMen\tGrade\nSchwerin\n  Bredow\tinfantry\t1,200\tveteran\n  Kleist\tfoot\t5 x 110\traw\nPosadowsky\n  Platen\tdragoons\t260\tregular\n";
    let (scenario, plan) = imported(text);
    assert_eq!(plan.bad, [], "{:?}", plan.bad);
    assert_eq!(plan.counts(), [5, 0, 0]);
    let (schwerin, _) = named(&scenario, "Schwerin");
    let (_, bredow) = named(&scenario, "Bredow");
    assert_eq!((bredow.leader.as_ref(), bredow.int("men")), (Some(schwerin), Some(1200)));
    assert_eq!(bredow.text("quality"), Some("veteran"));
    let (_, kleist) = named(&scenario, "Kleist");
    assert_eq!((kleist.int("men"), kleist.text("quality")), (Some(550), Some("green")));
    assert_eq!(plan.rows[named(&scenario, "Bredow").0], 5, "rows are counted as a spreadsheet does");
}

#[test]
fn a_header_whose_cells_fit_nothing_is_taken_in_its_other_meaning() {
    let catalog = RULESETS[0].catalog();
    let scenario = empty(catalog);
    let guess = |text: &str| ImportOptions::guess(&Worksheet::read(text, None), &scenario, catalog).mapping;
    let arms = "Unit,Command,Type,Strength\nFirst,2nd Brigade,Infantry,600\nSecond,2nd Brigade,Cavalry,500\n";
    let strength = guess(arms).pop();
    assert_eq!(guess(arms)[..3], [Column::Name, Column::Path, Column::Kind]);
    assert_eq!(strength, guess("Unit,Strength\nFirst,600\n").pop(), "what fits stays");
    // One cell that fits is enough, and what a column has already is no other meaning.
    let type_of = |text: &str| guess(text)[1].clone();
    assert_eq!(type_of("Unit,Type\nFirst,Grenadier\nSecond,Infantry\n"), Column::Attr("type".to_owned()));
    assert_eq!(type_of("Unit,Type,Arm\nFirst,Infantry,Infantry\n"), Column::Attr("type".to_owned()));
}

#[test]
fn leaders_that_rows_name_and_nobody_is_are_made_where_that_is_wanted() {
    let text = "Name,Path,Kind,Strength\nFirst,Left wing/Bredow,Infantry battalion,600\nSecond,Left wing/Bredow,Infantry battalion,500\nThird,Left wing/Kleist,Airship,500\n";
    let catalog = RULESETS[0].catalog();
    let mut scenario = empty(catalog);
    let sheet = Worksheet::read(text, None);
    let guess = ImportOptions::guess(&sheet, &scenario, catalog);
    let refused = plan(&sheet, &scenario, catalog, &guess);
    assert_eq!((refused.missing_leaders, refused.edit.is_none()), (3, true));
    let options = ImportOptions { make_leaders: true, leave_out_bad: true, ..guess };
    let made = plan(&sheet, &scenario, catalog, &options);
    assert_eq!(made.bad.len(), 1, "{:?}", made.bad);
    let _ = made.edit.expect("the others are imported").apply(&mut scenario);
    let names: Vec<&str> = scenario.pieces.values().map(|piece| piece.name.as_str()).collect();
    assert_eq!(names.len(), 4, "nobody is made for a row left out: {names:?}");
    let (wing, _) = named(&scenario, "Left wing");
    let (bredow, leader) = named(&scenario, "Bredow");
    assert_eq!(leader.leader.as_ref(), Some(wing));
    assert!(catalog.kind(&leader.kind).is_some_and(|kind| kind.role.leads()));
    for unit in ["First", "Second"] {
        assert_eq!(named(&scenario, unit).1.leader.as_ref(), Some(bredow));
    }
}

#[test]
fn cells_that_fit_nothing_are_left_out_and_the_rest_of_their_row_is_taken_where_that_is_wanted() {
    let text = "Name,Kind,Strength,Leader\nGuns,Battery,110,\nFoot,Infantry battalion,600,Nobody\n";
    let catalog = RULESETS[0].catalog();
    let mut scenario = empty(catalog);
    let sheet = Worksheet::read(text, None);
    let guess = ImportOptions::guess(&sheet, &scenario, catalog);
    let options = ImportOptions { skip_bad_cells: true, leave_out_bad: true, ..guess };
    let done = plan(&sheet, &scenario, catalog, &options);
    let names = |cells: &[super::BadCell]| cells.iter().map(super::BadCell::name).collect::<Vec<_>>();
    assert_eq!((names(&done.skipped), names(&done.bad)), (vec!["C2".to_owned()], vec!["D3".to_owned()]));
    assert!(done.summary().ends_with("1 cell left out"), "{}", done.summary());
    let _ = done.edit.expect("the rest is imported").apply(&mut scenario);
    assert_eq!(named(&scenario, "Guns").1.int("men"), None);
}

#[test]
fn paths_letters_and_squadrons_are_understood() {
    let text = "Name;Path;Kind;Squadrons;Quality;Hex\nSchwerin;;Corps leader;;;101\nBayreuth;Army/First line/Schwerin;Cavalry;5;A;0203\n";
    let (scenario, plan) = imported(text);
    assert_eq!(plan.bad, []);
    let (schwerin, leader) = named(&scenario, "Schwerin");
    let (_, unit) = named(&scenario, "Bayreuth");
    assert_eq!(unit.leader.as_ref(), Some(schwerin));
    assert_eq!((unit.int("men"), unit.text("quality")), (Some(650), Some("elite")));
    assert_eq!(
        leader.hex,
        Some(scenario.board.layout().at(0, 0)),
        "a nought lost by a spreadsheet is put back"
    );
}

#[test]
fn bad_cells_are_told_and_nothing_is_half_imported() {
    let text = "Name,Kind,Strength,Leader,Hex\nFirst,Infantry battalion,many,,\nSecond,Infantry battalion,99999,,\nThird,Infantry battalion,600,Nobody,9999\nFourth,Airship,1,,\nFifth,Infantry battalion,600,,\n";
    let (scenario, plan) = imported(text);
    assert!(scenario.pieces.is_empty(), "nothing is half imported");
    let bad_cells: Vec<String> = plan.bad.iter().map(super::BadCell::name).collect();
    assert_eq!(bad_cells, ["C2", "C3", "D4", "E4", "B5"]);
    assert_eq!(
        plan.bad[0].to_string(),
        "C2 (Strength): 'many': This is no whole number. Expected: a whole number from 1 to 2000 men."
    );
    let catalog = RULESETS[0].catalog();
    let sheet = Worksheet::read(text, None);
    let options = ImportOptions { leave_out_bad: true, ..ImportOptions::guess(&sheet, &scenario, catalog) };
    let rest = super::plan(&sheet, &scenario, catalog, &options);
    assert_eq!((rest.counts(), rest.left_out), ([1, 0, 0], 4));
    assert!(rest.edit.is_some());
}

#[test]
fn a_second_import_updates_by_name_and_removes_only_when_asked() {
    let catalog = RULESETS[0].catalog();
    let (mut scenario, _) =
        imported("Name,Kind,Strength\nBredow,Infantry battalion,600\nKleist,Infantry battalion,550\n");
    let id = named(&scenario, "Bredow").0.clone();
    let sheet = Worksheet::read("Name,Strength\nBredow,640\n", None);
    let mut options = ImportOptions::guess(&sheet, &scenario, catalog);
    assert_eq!(super::plan(&sheet, &scenario, catalog, &options).counts(), [0, 1, 0]);
    options.remove_missing = true;
    let found = super::plan(&sheet, &scenario, catalog, &options);
    assert_eq!(found.counts(), [0, 1, 1]);
    assert_eq!(found.difference[0].sentence(), "Bredow: strength 600 men -> 640 men");
    let _ = found.edit.expect("clean").apply(&mut scenario);
    assert_eq!(scenario.pieces.keys().collect::<Vec<_>>(), [&id]);
}

#[test]
fn ratings_go_over_a_scale_of_the_users_own() {
    let catalog = RULESETS[0].catalog();
    let scenario = empty(catalog);
    let sheet = Worksheet::read(
        "Name,Kind,Quality\nBredow,Infantry battalion,8\nKleist,Infantry battalion,12\n",
        None,
    );
    let mut options = ImportOptions::guess(&sheet, &scenario, catalog);
    options.conversions.insert("quality".to_owned(), Conversion::Linear { from: (1, 10), to: (0, 3) });
    let found = super::plan(&sheet, &scenario, catalog, &options);
    assert_eq!(found.bad.len(), 1);
    assert_eq!(found.bad[0].name(), "C3");
    assert!(found.difference.len() == 1);
}

#[test]
fn words_for_kinds_and_formations_mean_what_the_user_says() {
    let catalog = RULESETS[0].catalog();
    let mut scenario = empty(catalog);
    let kind = catalog.kinds.iter().find(|k| k.role == Role::Foot).unwrap();
    let formation = catalog.formation(kind.formations.last().unwrap()).unwrap();
    let text = format!("Name,Kind,Formation\nBredow,Linientruppe,Quarrel\nKleist,{},quarrel\n", kind.name);
    let sheet = Worksheet::read(&text, None);
    let mut options = ImportOptions::guess(&sheet, &scenario, catalog);
    assert!(plan(&sheet, &scenario, catalog, &options).edit.is_none());
    assert_eq!(options.strange_words(&sheet, 0, &scenario, catalog), [""; 0], "names are anybody's");
    assert_eq!(options.strange_words(&sheet, 1, &scenario, catalog), ["Linientruppe"]);
    assert_eq!(options.strange_words(&sheet, 2, &scenario, catalog), ["Quarrel"]);
    options.explain(&Column::Kind, "Linientruppe", kind.name.clone());
    options.explain(&Column::Formation, "Quarrel", formation.name.clone());
    let plan = plan(&sheet, &scenario, catalog, &options);
    assert_eq!(plan.bad, []);
    let _ = plan.edit.unwrap().apply(&mut scenario);
    for name in ["Bredow", "Kleist"] {
        let (_, piece) = named(&scenario, name);
        assert_eq!((&piece.kind, &piece.formation), (&kind.id, &formation.id));
    }
}

#[test]
fn names_of_sides_a_new_battle_has_not_mean_its_sides() {
    let catalog = RULESETS[0].catalog();
    let mut scenario = empty(catalog);
    let kind = &catalog.kinds.iter().find(|k| k.role == Role::Foot).unwrap().name;
    let text =
        format!("Side,Name,Kind\nPrussia,Bredow,{kind}\nSaxony,Rutowski,{kind}\nprussia,Kleist,{kind}\n");
    let sheet = Worksheet::read(&text, None);
    let options = ImportOptions::guess(&sheet, &scenario, catalog);
    assert_eq!(options.strange_words(&sheet, 0, &scenario, catalog), ["Prussia", "Saxony"]);
    let made = plan(&sheet, &scenario, catalog, &options);
    assert_eq!(made.bad, []);
    let _ = made.edit.unwrap().apply(&mut scenario);
    for (name, side) in [("Bredow", Side::A), ("Rutowski", Side::B), ("Kleist", Side::A)] {
        assert_eq!(named(&scenario, name).1.side, side, "{name}");
    }
    // Where units stand already, who is meant is the user's to say.
    let mut options = ImportOptions::guess(&sheet, &scenario, catalog);
    assert!(!plan(&sheet, &scenario, catalog, &options).bad.is_empty());
    options.explain(&Column::Side, "Prussia", "B".to_owned());
    options.explain(&Column::Side, "Saxony", "A".to_owned());
    assert_eq!(plan(&sheet, &scenario, catalog, &options).bad, []);
}

#[test]
fn circles_and_open_quotes_are_told() {
    let (_, plan) = imported("Name,Kind,Leader\nOne,Corps leader,Two\nTwo,Corps leader,One\n");
    assert!(plan.bad.iter().any(|b| b.why.contains("under himself")));
    let (_, plan) = imported("Name,Kind\n\"One,Corps leader\n");
    assert!(plan.bad.iter().any(|b| b.why.contains("never closed")), "{:?}", plan.bad);
}

#[test]
fn columns_have_letters_and_headers_are_understood() {
    assert_eq!([0, 25, 26, 701, 702].map(column_letter), ["A", "Z", "AA", "ZZ", "AAA"]);
    let catalog = RULESETS[0].catalog();
    let scenario = empty(catalog);
    let guess = |header| Column::guess(header, catalog, &scenario);
    assert_eq!(guess("Effectives"), Some(Column::Attr("men".to_owned())));
    assert_eq!(guess("COMMANDER"), Some(Column::Leader));
    assert_eq!(guess("nonsense"), None);
    for ruleset in RULESETS {
        let catalog = ruleset.catalog();
        let mut names: Vec<String> =
            Column::all(catalog, &scenario).iter().map(|c| c.name(catalog)).collect();
        names.sort();
        let before = names.len();
        names.dedup();
        assert_eq!(names.len(), before, "two columns share a name");
    }
    assert_eq!(Hierarchy::ALL.len(), 3);
}

#[test]
fn numbers_with_commas_stand_in_sheets_with_semicolons() {
    let text = "Name;Kind;Strength;Remark\nBredow;Infantry battalion;1.200,00;right, then left\nKleist;Infantry battalion;550,0;\nBevern;Infantry battalion;1.150;\n";
    let (scenario, plan) = imported(text);
    assert_eq!(plan.bad, []);
    let men = |name| named(&scenario, name).1.int("men");
    assert_eq!(["Bredow", "Kleist", "Bevern"].map(men), [Some(1200), Some(550), Some(1150)]);
    assert_eq!(named(&scenario, "Bredow").1.remark, "right, then left");
}

#[test]
fn a_regiment_is_a_column_and_names_the_units_where_nothing_else_does() {
    let (scenario, plan) =
        imported("Unit,Regiment,Kind\nGrenadier company,Queen's Rangers,Infantry battalion\n");
    assert_eq!(plan.bad, []);
    assert_eq!(named(&scenario, "Grenadier company").1.regiment, "Queen's Rangers");
    // An old list of regiments.
    let (scenario, plan) = imported("Regiment,Kind,Strength\nBevern,Infantry battalion,600\n");
    assert_eq!(plan.bad, []);
    assert_eq!(named(&scenario, "Bevern").1.regiment, "");
    // Ids name units too.
    let (scenario, plan) = imported("Id,Regiment,Kind\nrangers,Queen's Rangers,Infantry battalion\n");
    assert_eq!(plan.bad, []);
    assert_eq!(scenario.pieces[&PieceId("rangers".to_owned())].regiment, "Queen's Rangers");
    // A blank cell empties it where that is asked for, and is told as a difference.
    let catalog = RULESETS[0].catalog();
    let sheet = Worksheet::read("Id,Regiment\nrangers,\n", None);
    let options = ImportOptions { blank_clears: true, ..ImportOptions::guess(&sheet, &scenario, catalog) };
    let found = super::plan(&sheet, &scenario, catalog, &options);
    assert_eq!(found.difference.len(), 1, "{:?}", found.difference);
    assert!(found.difference[0].sentence().to_lowercase().contains("regiment"), "{:?}", found.difference);
}

#[test]
fn a_block_of_the_clipboard_keeps_quotes_line_breaks_and_blank_rows() {
    let rows = [["33rd \"Duke's\"", "two\nlines", "=1+1"], ["", "", ""], ["a\tb", "-3", ""]];
    let rows: Vec<Vec<String>> =
        rows.iter().map(|row| row.iter().map(|c| (*c).to_owned()).collect()).collect();
    let text = super::block_text(&rows);
    assert_eq!(Worksheet::block(&text), rows);
    // As LibreOffice and Excel put cells on the clipboard.
    let theirs = "\"two\nlines\"\t600\r\n\"say \"\"no\"\"\"\t\r\n";
    let due = [["two\nlines", "600"], ["say \"no\"", ""]].map(|row| row.map(str::to_owned).to_vec());
    assert_eq!(Worksheet::block(theirs), due);
}

#[test]
fn new_units_without_a_nation_are_of_the_one_their_side_is_of() {
    let catalog = RULESETS[0].catalog();
    let mut scenario = empty(catalog);
    let kind = catalog.kinds.iter().find(|k| k.role == Role::Foot).unwrap();
    for (key, name) in [("prussian", "Prussia"), ("austrian", "Austria"), ("saxon", "Saxony")] {
        let nation = Nation { name: name.to_owned(), ..Nation::default() };
        scenario.nations.insert(key.to_owned(), nation);
    }
    for (id, side, nation) in [
        ("a", Side::A, "prussian"),
        ("a-without", Side::A, ""),
        ("b", Side::B, "austrian"),
        ("b-other", Side::B, "saxon"),
    ] {
        let piece = Piece { nation: nation.to_owned(), ..Piece::new(side, &kind.id, id) };
        scenario.pieces.insert(PieceId(id.to_owned()), piece);
    }
    let text = format!("Name,Side,Kind\nWinterfeldt,A,{0}\nWallis,B,{0}\na-without,A,{0}\n", kind.name);
    let sheet = Worksheet::read(&text, None);
    let options = ImportOptions::guess(&sheet, &scenario, catalog);
    let plan = plan(&sheet, &scenario, catalog, &options);
    let _ = plan.edit.clone().unwrap().apply(&mut scenario);
    let nation = |name: &str| named(&scenario, name).1.nation.as_str();
    assert_eq!(nation("Winterfeldt"), "prussian");
    assert_eq!(nation("Wallis"), "", "the side has two");
    assert_eq!(nation("a-without"), "", "a unit that is there is left as it is");
    assert_eq!(plan.of_their_side, [("Prussia".to_owned(), 1)].into());
}

#[test]
fn a_sheet_without_sides_is_of_the_side_its_nations_are_of() {
    let catalog = RULESETS[0].catalog();
    let mut scenario = empty(catalog);
    let kind = catalog.kinds.iter().find(|k| k.role == Role::Foot).unwrap();
    let of = |scenario: &Scenario, nation: &str| {
        let sheet = Worksheet::read(
            &format!("Name,Kind,Nation\nWallis,{0},{nation}\nTraun,{0},{nation}\n", kind.name),
            None,
        );
        ImportOptions::guess(&sheet, scenario, catalog).side
    };
    "Prussia".clone_into(&mut scenario.sides[0].name);
    "Austria".clone_into(&mut scenario.sides[1].name);
    assert_eq!((of(&scenario, "Austria"), of(&scenario, "Prussia")), (Side::B, Side::A));
    assert_eq!(of(&scenario, "Saxony"), Side::A, "nothing tells: the first");
    let nation = Nation { name: "Saxony".to_owned(), ..Nation::default() };
    scenario.nations.insert("saxon".to_owned(), nation);
    let piece = Piece { nation: "saxon".to_owned(), ..Piece::new(Side::B, &kind.id, "Rutowski") };
    scenario.pieces.insert(PieceId("b".to_owned()), piece);
    assert_eq!((of(&scenario, "Saxony"), of(&scenario, "saxon")), (Side::B, Side::B));
}

#[test]
fn what_a_sheet_leaves_out_of_a_new_leader_is_estimated_from_the_units_under_him() {
    let rules = ruleset("flintlock").unwrap();
    let (catalog, scenario) = (rules.catalog(), empty(rules.catalog()));
    let mut rows = vec!["Name,Kind,Leader,Morale,Command range".to_owned(), "Webster,leader,,,6".to_owned()];
    rows.extend((1..=7).map(|n| format!("Unit {n},infantry,Webster,2,")));
    let text = rows.join("\n");
    let sheet = Worksheet::read(&text, None);
    let options = ImportOptions::guess(&sheet, &scenario, catalog);
    let plan = plan(&sheet, &scenario, catalog, &options).with_estimates(&scenario, rules);
    assert_eq!(plan.bad, []);
    assert_eq!(plan.counts(), [8, 0, 0]);
    let mut after = scenario.clone();
    let _ = plan.edit.unwrap().apply(&mut after);
    let leader = after.pieces.values().find(|p| p.name == "Webster").unwrap();
    // Elite, so that a third of seven is one more; the range is the sheet's.
    assert_eq!(leader.attrs.get("status"), Some(&Value::Text("excellent".to_owned())));
    assert_eq!(leader.attrs.get("cohesion"), Some(&Value::Int(4)));
    assert_eq!(leader.attrs.get("range"), Some(&Value::Int(6)));
    assert_eq!(leader.evidence.get("cohesion").map(|e| e.grade), Some(Grade::Estimated));
    assert!(!leader.evidence.contains_key("range"));
}
