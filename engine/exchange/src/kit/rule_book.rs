//! The rule book: every rule of the manual, chapter by chapter.

use super::Kit;
use super::flow::{BODY, Flow};
use crate::pdf::leaf::{BLACK, Leaf};
use oblique_cartography::text::Face;
use oblique_rules::manual::Manual;

pub(super) fn leaves(kit: &Kit<'_>) -> Vec<Leaf> {
    let mut flow = Flow::new(kit, &format!("Rules: {}", kit.catalog().name), 2, false);
    flow.paragraphs(&kit.catalog().about);
    for chapter in &kit.rules.manual().chapters {
        flow.heading(&chapter.title, 20.0);
        for rule in chapter.rules.iter().filter(|rule| !rule.display) {
            flow.subheading(&rule.title, 10.0);
            flow.paragraphs(&spoken(kit.rules.manual(), &rule.summary));
            for case in &rule.cases {
                flow.lines(
                    Face::Italic,
                    &format!("\u{2013} {}", spoken(kit.rules.manual(), case)),
                    BODY - 1.0,
                    2.5,
                    BLACK,
                );
            }
        }
    }
    flow.finish()
}

/// A text of the manual with the names of rules where it has their ids.
pub(super) fn spoken(manual: &Manual, text: &str) -> String {
    let name = |id: &str| {
        let rule = manual.rule(id).filter(|_| id.contains('.'));
        rule.map_or_else(|| id.to_owned(), |rule| format!("\u{2018}{}\u{2019}", rule.title))
    };
    let parts = text.split('`').enumerate();
    parts.map(|(n, part)| if n % 2 == 0 { part.to_owned() } else { name(part) }).collect()
}
