//! What goes out is text where it is text, whatever it begins with.

use super::{SheetFormat, file};
use crate::spreadsheet::ExportOptions;
use oblique_board::TerrainIx;
use oblique_board::hex::{Layout, Orientation};
use oblique_rules::blank_on;
use oblique_rulesets::RULESETS;
use oblique_scenario::{Piece, PieceId, Scenario, Side};
use std::io::{Cursor, Read as _};
use zip::ZipArchive;

fn battle(remark: &str) -> Scenario {
    let rules = RULESETS[0];
    let layout = Layout::new(Orientation::Flat, 9, 9);
    let mut s = blank_on(rules, layout, TerrainIx(0));
    let kind = &rules.catalog().kinds[0].id;
    let names = ["=HYPERLINK(\"http://x\")", "Garde <1.>  zu Fuß", "@cmd", "Löwen & Co.", "33"];
    for (n, name) in names.iter().enumerate() {
        let hex = Some(layout.at(n as i32, 2));
        let piece = Piece { hex, remark: remark.to_owned(), ..Piece::new(Side::A, kind, name) };
        s.pieces.insert(PieceId(format!("p{n}")), piece);
    }
    s
}

fn made(s: &Scenario, format: SheetFormat) -> Result<Vec<u8>, super::SheetError> {
    let catalog = RULESETS[0].catalog();
    file(s, catalog, &ExportOptions::new(s, catalog, true), format)
}

fn part(bytes: &[u8], name: &str) -> String {
    let mut archive = ZipArchive::new(Cursor::new(bytes)).expect("an archive");
    let mut text = String::new();
    archive.by_name(name).expect("its part").read_to_string(&mut text).expect("text");
    text
}

#[test]
fn no_cell_is_a_formula_and_numbers_are_numbers() {
    let s = battle("");
    let [text, xlsx, ods] = SheetFormat::ALL.map(|format| {
        let [once, again] = std::array::from_fn(|_| made(&s, format).expect("it is made"));
        assert_eq!(once, again, "the same battle gives the same bytes");
        once
    });
    let text = String::from_utf8(text).expect("text");
    assert!(text.contains("'=HYPERLINK"), "{text}");
    let sheet = part(&xlsx, "xl/worksheets/sheet1.xml");
    assert!(!sheet.contains("<f>") && sheet.contains("<v>33</v>"), "{sheet}");
    assert!(part(&xlsx, "xl/sharedStrings.xml").contains(">=HYPERLINK("));
    let content = part(&ods, "content.xml");
    assert!(!content.contains("table:formula"), "{content}");
    assert!(content.contains("<text:p>=HYPERLINK(") && content.contains("office:value=\"33\""), "{content}");
    assert!(content.contains("Garde &lt;1.&gt;<text:s text:c=\"2\"/>zu Fuß"), "{content}");
    assert!(ods[30..].starts_with(b"mimetypeapplication/vnd.oasis"));
    assert!(roxmltree::Document::parse(&content).is_ok());
}

#[test]
fn what_a_workbook_has_no_room_for_is_told() {
    let refusal = made(&battle(&"x".repeat(40_000)), SheetFormat::Xlsx).expect_err("too long").to_string();
    assert!(refusal.contains("32,767") && refusal.ends_with("Export it as text instead."), "{refusal}");
    assert!(made(&battle(&"x".repeat(40_000)), SheetFormat::Text).is_ok());
}
