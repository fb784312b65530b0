//! Workbooks out and in again, and workbooks made to do harm: each gives a sentence, none takes this program down.
//!
//! Without the usual harness: this program is its own reader.

mod support;

use oblique_confined::serve;
use oblique_exchange::spreadsheet::{
    Column, ExportOptions, ImportOptions, SheetFormat, Table, TableContent, TableError, Worksheet, file, plan,
};
use oblique_rulesets::ruleset;
use oblique_scenario::Scenario;
use oblique_testing::own_process::run;
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use std::io::{Cursor, Write};
use std::process::ExitCode;
use std::time::{Duration, Instant};
use support::{army, comes_back, empty};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

const TESTS: &[(&str, fn())] = &[
    ("what is exported makes the same army", what_is_exported_makes_the_same_army),
    ("cells of every sort are read", cells_of_every_sort_are_read),
    ("a bomb is stopped", a_bomb_is_stopped),
    ("a count that lies is stopped", a_count_that_lies_is_stopped),
    ("cells far apart are told", cells_far_apart_are_told),
    ("files cut off and damaged are told", files_cut_off_and_damaged_are_told),
    ("what is not wanted any more ends at once", what_is_not_wanted_any_more_ends_at_once),
];

fn main() -> ExitCode {
    run(serve(std::env::args_os().skip(1)), TESTS)
}

fn read(bytes: &[u8]) -> Result<Table, TableError> {
    Table::read(bytes, &|| false)
}

fn first(table: &Table) -> Worksheet {
    table.sheet(0)
}

/// Line ends of a text as a workbook keeps them, and no signs that XML has no room for.
fn plain(scenario: &Scenario) -> Scenario {
    let clean = |text: &mut String| *text = text.replace("\r\n", "\n").replace('\r', "\n");
    let mut scenario = scenario.clone();
    for piece in scenario.pieces.values_mut() {
        [&mut piece.name, &mut piece.regiment, &mut piece.remark].into_iter().for_each(clean);
        for value in piece.attrs.values_mut() {
            if let oblique_scenario::Value::Text(text) = value {
                clean(text);
            }
        }
        let evidence = std::mem::take(&mut piece.evidence).into_iter();
        piece.evidence = evidence
            .map(|(mut field, mut evidence)| {
                [&mut field, &mut evidence.source, &mut evidence.remark].into_iter().for_each(clean);
                (field, evidence)
            })
            .collect();
    }
    scenario
}

fn what_is_exported_makes_the_same_army() {
    let formats = prop::sample::select(vec![SheetFormat::Xlsx, SheetFormat::Ods]);
    let mut runner = TestRunner::new(Config { cases: 48, failure_persistence: None, ..Config::default() });
    let run = runner.run(&(army(), formats), |(scenario, format)| {
        let scenario = plain(&scenario);
        let catalog = ruleset(&scenario.ruleset).expect("known").catalog();
        let options = ExportOptions::new(&scenario, catalog, true);
        let bytes = file(&scenario, catalog, &options, format).expect("it fits");
        let table = read(&bytes).expect("it is read");
        prop_assert_eq!(&table.notes, &Vec::<String>::new());
        let sheet = first(&table);
        comes_back(&sheet, &scenario, catalog, options.columns)
    });
    run.unwrap_or_else(|why| panic!("{why}"));
}

/// An archive of texts.
fn archive(parts: &[(&str, &str)]) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, text) in parts {
        zip.start_file(*name, SimpleFileOptions::default()).expect("memory takes it");
        zip.write_all(text.as_bytes()).expect("memory takes it");
    }
    zip.finish().expect("memory takes it").into_inner()
}

/// A workbook of Excel with these rows and these shared texts.
fn xlsx(rows: &str, strings: &str) -> Vec<u8> {
    let sheet = format!(
        r#"<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>{rows}</sheetData></worksheet>"#
    );
    archive(&[
        (
            "_rels/.rels",
            r#"<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="w" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>"#,
        ),
        (
            "xl/workbook.xml",
            r#"<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="One" sheetId="1" r:id="a"/><sheet name="Two" sheetId="2" state="hidden" r:id="a"/></sheets></workbook>"#,
        ),
        (
            "xl/_rels/workbook.xml.rels",
            r#"<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="b" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="c" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>"#,
        ),
        ("xl/sharedStrings.xml", strings),
        (
            "xl/styles.xml",
            r#"<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cellXfs><xf numFmtId="0"/><xf numFmtId="20"/></cellXfs></styleSheet>"#,
        ),
        ("xl/worksheets/sheet1.xml", &sheet),
    ])
}

const NO_STRINGS: &str = r#"<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"></sst>"#;

fn cells_of_every_sort_are_read() {
    let rows = r#"<row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c></row>
        <row r="3"><c r="A3"><v>600</v></c><c r="B3"><v>1.125</v></c><c r="C3" t="b"><v>1</v></c><c r="D3" s="1"><v>0.5</v></c><c r="E3" t="e"><v>#REF!</v></c><c r="F3"><f>A3+1</f><v>601</v></c><c r="XFD3"><v>1</v></c></row>"#;
    let table = read(&xlsx(rows, NO_STRINGS)).expect("a table");
    assert_eq!(table.names(), ["One"], "hidden sheets are not read");
    let sheet = first(&table);
    let texts: Vec<String> = (0..6).map(|column| sheet.cell(2, column).text).collect();
    assert_eq!(texts, ["600", "1.125", "yes", "12:00", "#REF!", "601"]);
    assert!(sheet.cell(2, 1).number && !sheet.cell(2, 2).number);
    assert_eq!(sheet.cell(1, 0).text, "", "rows are counted as the spreadsheet does");
    assert_eq!(table.notes.len(), 2, "{:?}", table.notes);
    assert!(table.notes[0].contains("left out (1)") && table.notes[1].contains("error of the spreadsheet"));
    assert!(matches!(read(&xlsx("", NO_STRINGS)), Err(TableError::Empty)));
}

fn refusal(bytes: &[u8]) -> String {
    match read(bytes) {
        Err(TableError::Unreadable(why)) => why,
        other => panic!("{other:?}"),
    }
}

fn a_bomb_is_stopped() {
    // Packed to next to nothing.
    let text = format!("<c t=\"inlineStr\"><is><t>{}</t></is></c>", "x".repeat(1 << 30));
    let before = Instant::now();
    let bytes = xlsx(&text, NO_STRINGS);
    drop(text);
    assert!(bytes.len() < 4 << 20);
    let why = refusal(&bytes);
    assert!(why.contains("save its sheet as CSV") || why.contains("gave it up"), "{why}");
    assert!(before.elapsed() < Duration::from_secs(90));
    let row = |n: u32| {
        let cells = ('A'..='Z').map(|column| format!("<c r=\"{column}{n}\"><v>1</v></c>"));
        let cells = cells.collect::<Vec<_>>().concat();
        format!("<row r=\"{n}\">{cells}</row>")
    };
    let rows = (1..=19_900).map(row).collect::<Vec<_>>().concat();
    let why = refusal(&xlsx(&rows, NO_STRINGS));
    assert!(why.contains("more than 500000 cells"), "{why}");
}

fn a_count_that_lies_is_stopped() {
    let strings = r#"<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" count="1" uniqueCount="10000000000000"><si><t>x</t></si></sst>"#;
    let rows = r#"<row r="1"><c r="A1" t="s"><v>0</v></c></row>"#;
    match read(&xlsx(rows, strings)) {
        // A reader that does not believe the count reads what there is.
        Ok(table) => assert_eq!(first(&table).cell(0, 0).text, "x"),
        Err(why) => assert!(matches!(why, TableError::Unreadable(_)), "{why}"),
    }
    let far =
        r#"<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>2</v></c></row>"#;
    let table = read(&xlsx(far, NO_STRINGS)).expect("a table");
    assert_eq!(first(&table).rows.len(), 1);
    assert!(table.notes[0].contains("beyond the rows"), "{:?}", table.notes);
    let ods = |rows: &str| {
        let content = format!(
            r#"<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:spreadsheet><table:table table:name="T">{rows}</table:table></office:spreadsheet></office:body></office:document-content>"#
        );
        let mime = "application/vnd.oasis.opendocument.spreadsheet";
        let manifest = r#"<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.spreadsheet"/></manifest:manifest>"#;
        archive(&[("mimetype", mime), ("META-INF/manifest.xml", manifest), ("content.xml", &content)])
    };
    let cell = r#"<table:table-cell office:value-type="float" office:value="7"><text:p>7</text:p></table:table-cell>"#;
    let read_plain = read(&ods(&format!("<table:table-row>{cell}</table:table-row>"))).expect("a table");
    assert_eq!(first(&read_plain).cell(0, 0).text, "7");
    let repeated =
        cell.replace("<table:table-cell", "<table:table-cell table:number-columns-repeated=\"16384\"");
    let bytes =
        ods(&format!("<table:table-row table:number-rows-repeated=\"1048576\">{repeated}</table:table-row>"));
    let why = refusal(&bytes);
    assert!(why.contains("cells") || why.contains("given up") || why.contains("gave it up"), "{why}");
}

fn cells_far_apart_are_told() {
    let row = |n: u32| format!("<row r=\"{n}\"><c r=\"AMA{n}\"><v>1</v></c></row>");
    let rows = (1..=5000).map(row).collect::<Vec<_>>().concat();
    let why = refusal(&xlsx(&rows, NO_STRINGS));
    assert!(why.contains("sheet 'One'") && why.contains("bring them together"), "{why}");
}

fn files_cut_off_and_damaged_are_told() {
    let catalog = ruleset("dragoon").expect("shipped").catalog();
    let scenario = empty(catalog);
    let options = ExportOptions::new(&scenario, catalog, false);
    for format in [SheetFormat::Xlsx, SheetFormat::Ods] {
        let whole = file(&scenario, catalog, &options, format).expect("made");
        for end in (4..whole.len()).step_by(whole.len() / 12) {
            assert!(read(&whole[..end]).is_err(), "cut off at {end}");
        }
        for at in (4..whole.len()).step_by(whole.len() / 24) {
            let mut bytes = whole.clone();
            bytes[at] ^= 0x55;
            // A table or a sentence.
            if let Ok(table) = read(&bytes) {
                assert!(matches!(table.content, TableContent::Book(_)));
            }
        }
    }
    assert!(refusal(b"PK\x03\x04 and no more").contains("no workbook"));
    assert!(refusal(&[0xd0, 0xcf, 0x11, 0xe0, 0, 0]).contains("workbook"));
}

fn what_is_not_wanted_any_more_ends_at_once() {
    let before = Instant::now();
    let bytes = xlsx("", NO_STRINGS);
    assert!(matches!(Table::read(&bytes, &|| true), Err(TableError::Cancelled)));
    assert!(before.elapsed() < Duration::from_secs(5));
}
