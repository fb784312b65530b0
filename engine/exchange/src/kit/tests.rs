//! A kit has a page for all there is, nothing reaches beyond the margins of a page, and every line fits where it stands.

use super::flow::{Flow, wrapped};
use super::table::Table;
use super::{Kit, KitRequest, PARTS, Pages};
use crate::pdf::leaf::{Leaf, Mark, width};
use crate::pdf::{PAPERS, Paper};
use crate::picture::Error;
use oblique_cartography::primitive::bounds;
use oblique_cartography::text::Face;
use oblique_rules::Ruleset;
use oblique_rulesets::{read_scenario, ruleset};
use oblique_scenario::Scenario;
use oblique_testing::golden::agrees;
use proptest::prelude::*;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// A battle of every ruleset.
pub(super) const BATTLES: [&str; 5] =
    ["dragoon/kolin", "flintlock/guilford", "dessauer/kesselsdorf", "drums/retschow", "purky/sagschuetz"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

pub(super) fn shipped(name: &str) -> (Scenario, &'static dyn Ruleset) {
    let text = std::fs::read_to_string(root().join(format!("scenarios/{name}.ron"))).unwrap();
    let scenario = read_scenario(&text).scenario.unwrap();
    let rules = ruleset(&scenario.ruleset).unwrap();
    (scenario, rules)
}

fn everything() -> KitRequest {
    KitRequest { without: Vec::new(), ..KitRequest::default() }
}

/// What of a page lies beyond its margins.
fn beyond(leaf: &Leaf, margin: f32) -> Option<String> {
    // The bounds of a line are grown by all of its width.
    let slack = 0.5;
    let (wide, high) = (leaf.size_mm.0 - margin + slack, leaf.size_mm.1 - margin + slack);
    let least = margin - slack;
    leaf.marks.iter().find_map(|mark| {
        let (left, top, right, bottom, what) = match mark {
            Mark::Words(words) => {
                let (x, y) = words.at;
                let text = words.text.clone();
                (x, y - 1.0, x + width(words.face, &words.text, words.size), y, text)
            }
            Mark::Drawn(primitive) => {
                let rect = bounds(primitive);
                (rect.min.x, rect.min.y, rect.max.x, rect.max.y, format!("{primitive:?}"))
            }
            Mark::Map(inset) => {
                let size = (inset.seen.width() * inset.hex_mm, inset.seen.height() * inset.hex_mm);
                let (x, y) = inset.at;
                (x, y, x + size.0, y + size.1, "a map".to_owned())
            }
        };
        let out = left < least || top < least || right > wide || bottom > high;
        out.then(|| format!("{what} at {left} {top} {right} {bottom} of {:?}", leaf.size_mm))
    })
}

#[test]
fn nothing_reaches_beyond_the_margins_under_any_ruleset() {
    for name in BATTLES {
        let (scenario, rules) = shipped(name);
        for paper in ["A4", "letter", "A5"] {
            let request = KitRequest { paper: Paper::named(paper).unwrap(), ..everything() };
            let kit = Kit::new(&scenario, rules, &request).unwrap();
            // The marks of the map's own sheets stand in their margins.
            for part in PARTS.iter().filter(|part| part.id != "map") {
                for (n, leaf) in (part.leaves)(&kit).unwrap().iter().enumerate() {
                    if let Some(what) = beyond(leaf, request.margin_mm) {
                        panic!("{name} on {paper}, {} page {}: {what}", part.id, n + 1);
                    }
                }
            }
        }
    }
}

#[test]
fn the_pages_of_shipped_battles_are_those_kept() {
    let mut list = String::new();
    for name in BATTLES {
        let (scenario, rules) = shipped(name);
        let pages = Pages::new(&scenario, rules, &everything()).unwrap();
        let parts: Vec<_> = pages.parts().collect();
        writeln!(list, "{name}: {} pages", pages.len()).unwrap();
        let mut from = 0;
        while let Some(part) = parts.get(from) {
            let count = parts.iter().skip(from).take_while(|other| other.id == part.id).count();
            writeln!(list, "    {:<9} {count}", part.id).unwrap();
            from += count;
        }
    }
    agrees(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kit/pages.txt"), &list);
}

#[test]
fn documents_are_listed_named_after_their_stem_and_left_out_where_nobody_wants_them() {
    let (scenario, rules) = shipped("dragoon/advance_guard");
    let without = |keep: &[&str]| {
        PARTS.iter().filter(|part| !keep.contains(&part.id)).map(|part| part.id.to_owned()).collect()
    };
    let request = KitRequest { without: without(&["roster", "turns"]), ..KitRequest::default() };
    let files = super::make(&scenario, rules, &request, &mut |_| true).unwrap();
    let names: Vec<&str> = files.iter().map(|file| file.name.as_str()).collect();
    assert_eq!(names, ["contents.pdf", "roster.pdf", "turns.pdf"]);
    for file in &files {
        assert!(file.bytes.starts_with(b"%PDF-1.") && file.pages > 0, "{}", file.name);
    }
    let request = KitRequest { stem: "kolin-kit".to_owned(), ..request };
    let files = super::make(&scenario, rules, &request, &mut |_| true).unwrap();
    let names: Vec<&str> = files.iter().map(|file| file.name.as_str()).collect();
    assert_eq!(names, ["kolin-kit.pdf", "kolin-kit-roster.pdf", "kolin-kit-turns.pdf"]);
    let cancelled = super::make(&scenario, rules, &request, &mut |_| false);
    assert!(matches!(cancelled, Err(Error::Cancelled)));
    let tiny = KitRequest { counter_mm: f32::NAN, ..request };
    assert!(matches!(Pages::new(&scenario, rules, &tiny), Err(Error::Millimetres { .. })));
}

#[test]
fn an_empty_battle_makes_a_kit_and_pages_are_drawn_as_pixels() {
    let layout = oblique_board::hex::Layout::new(oblique_board::hex::Orientation::Flat, 4, 4);
    for rules in oblique_rulesets::RULESETS {
        let scenario = oblique_rules::blank_on(*rules, layout, oblique_board::TerrainIx(0));
        let pages = Pages::new(&scenario, *rules, &everything()).unwrap();
        assert!(pages.len() > 4);
        let image = pages.image(0, 120).unwrap();
        assert_eq!((image.width, image.rgb.len()), (120, 120 * image.height as usize * 3));
        assert!(image.rgb.iter().any(|part| *part < 200), "something is on it");
        assert!(pages.image(pages.len(), 120).is_none());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Lines fit, and no word is lost.
    #[test]
    fn text_is_wrapped_without_loss(text in "[a-zäöü ]{0,300}", wide in 4.0..120.0_f32, size in 6.0..14.0_f32) {
        let lines = wrapped(Face::Roman, &text, size, wide);
        for line in &lines {
            prop_assert!(width(Face::Roman, line, size) <= wide + 0.01 || line.chars().count() == 1, "{line}");
        }
        let letters = |text: &str| text.chars().filter(|c| !c.is_whitespace()).collect::<String>();
        prop_assert_eq!(letters(&lines.concat()), letters(&text));
    }

    /// Columns take no more than there is, and tables of any text stay on their pages.
    #[test]
    fn tables_fit(
        cells in proptest::collection::vec(proptest::collection::vec("[a-z ]{0,60}", 1..7), 1..12),
        paper in 0..PAPERS.len(),
    ) {
        let (scenario, rules) = shipped("dragoon/advance_guard");
        let request = KitRequest { paper: PAPERS[paper], ..KitRequest::default() };
        let kit = Kit::new(&scenario, rules, &request).unwrap();
        let mut table = Table::new(&["One", "Two"]);
        for row in cells {
            table.row(row);
        }
        let mut flow = Flow::new(&kit, "Test", 2, false);
        prop_assert!(table.widths(flow.wide()).iter().sum::<f32>() <= flow.wide() + 0.1);
        flow.table(&table);
        for leaf in flow.finish() {
            prop_assert_eq!(beyond(&leaf, request.margin_mm), None);
        }
    }
}
