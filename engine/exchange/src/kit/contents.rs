//! The list of a kit's documents, and how to print them.

use super::flow::{Flow, line_mm};
use super::table::Table;
use super::{Kit, Part};
use crate::pdf::leaf::Leaf;

pub(super) fn leaves(kit: &Kit<'_>, parts: &[(&Part, usize)]) -> Vec<Leaf> {
    let request = kit.request;
    let mut flow = Flow::new(kit, "Print-and-play kit", 1, false);
    flow.aside(&format!("Rules: {}", kit.catalog().name));
    flow.heading("What is in the kit", 20.0);
    let mut table = Table::new(&["Document", "File", "Pages", "What it is for"]);
    table.size = 10.0;
    for (part, pages) in parts {
        table.row([part.title.to_owned(), request.file(part), pages.to_string(), part.about.to_owned()]);
    }
    flow.table(&table);
    flow.heading("How to print it", 30.0);
    let (counter, hex) = (millimetres(request.counter_mm), millimetres(request.hex_mm));
    flow.paragraphs(&format!(
        "Print every page at its true size: no scaling, no fitting to the page. The paper is {}.",
        request.paper.name
    ));
    flow.paragraphs(&format!(
        "Counters are {counter} from side to side, hexes of the map {hex}. Print the counters on both sides of a sheet, turned over on the long edge, or print the backs by themselves and glue both to card with the crosses in the lower corners over each other. Cut along the marks; the ground of each counter reaches {} beyond its cut.",
        millimetres(request.bleed_mm)
    ));
    flow.paragraphs(
        "Cut the sheets of the map along their marks and glue them over each other where the crosses meet; the first page of the map shows how they lie.",
    );
    flow.space(4.0);
    let (x, y) = flow.take(line_mm(9.0) + 8.0);
    // On small paper what it says stands below it.
    let said = if flow.wide() > 145.0 { (x + 103.0, y + 6.0) } else { (x, y + 10.5) };
    let leaf = flow.leaf();
    leaf.line((x, y + 6.0), (x + 100.0, y + 6.0), 0.25);
    for n in 0..=10_u8 {
        let at = x + f32::from(n) * 10.0;
        leaf.line((at, y + if n % 5 == 0 { 4.0 } else { 4.8 }), (at, y + 6.0), 0.25);
    }
    leaf.text(said, 9.0, "This line is 100 mm long.");
    flow.finish()
}

/// A length as people write it.
fn millimetres(mm: f32) -> String {
    let text = format!("{mm:.2}");
    format!("{} mm", text.trim_end_matches('0').trim_end_matches('.'))
}
