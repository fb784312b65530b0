//! What single features and hexes say of themselves, and by which hexes a side may leave the board.

use super::Common;
use oblique_board::Feature;
use oblique_scenario::check::{Diagnostic, Fix, Place, Severity};
use oblique_scenario::words::rounded;
use oblique_scenario::{Edit, Scenario, Side, Zone};

/// C23: attributes of features and hexes that their kind or terrain does not have, or out of its range.
pub(super) fn attributes(c: &Common, s: &Scenario, found: &mut Vec<Diagnostic>) {
    for (id, feature) in s.board.features().iter().filter(|(_, feature)| !feature.attrs.is_empty()) {
        // A kind that does not exist is told by C07.
        let Some(kind) = c.catalog.linear(&feature.kind) else { continue };
        let name = if feature.name.is_empty() { &id.0 } else { &feature.name };
        for (_, wrong, fixed) in c.values(&feature.attrs, &kind.attributes) {
            let fix = fixed.map(|(label, attrs)| {
                Fix::new(label, Edit::Feature(id.clone(), Some(Feature { attrs, ..feature.clone() })))
            });
            let message = format!("Of {name}: {wrong}.");
            let place = Place::Feature(id.clone());
            found.push(c.say(Severity::Error, place, message, fix.into_iter().collect()));
        }
    }
    let layout = s.board.layout();
    for (hex, own) in s.board.hex_attrs().iter() {
        let name = layout.name(hex);
        let Some(id) = s.board.terrain_id(hex) else {
            let message = format!("Attributes are given for {name}, which lies off the board.");
            let remove = Fix::new("Remove them", Edit::HexAttrs(hex, None));
            found.push(c.say(Severity::Warning, Place::hex(layout, hex), message, vec![remove]));
            continue;
        };
        let Some(terrain) = c.catalog.terrain(id) else { continue };
        let severity = if terrain.attributes.is_empty() { Severity::Warning } else { Severity::Error };
        for (_, wrong, fixed) in c.values(own, &terrain.attributes) {
            let fix = fixed.map(|(label, attrs)| {
                Fix::new(label, Edit::HexAttrs(hex, Some(attrs).filter(|attrs| !attrs.is_empty())))
            });
            let message = format!("Of {name}, {}: {wrong}.", terrain.name.to_lowercase());
            found.push(c.say(severity, Place::hex(layout, hex), message, fix.into_iter().collect()));
        }
    }
}

/// How far the scale of the ground may lie off that of the rules before it is told, in percent.
const SCALE_PERCENT: f64 = 20.0;

/// C26: a hex of the ground the board lies on is much wider or narrower than the rules take one to be.
pub(super) fn scale(c: &Common, s: &Scenario, found: &mut Vec<Diagnostic>) {
    let usual = c.catalog.hex_yards;
    let yards = s.yards_a_hex(usual);
    if (yards / f64::from(usual.max(1)) - 1.0).abs() * 100.0 <= SCALE_PERCENT {
        return;
    }
    let message = format!(
        "A hex is {} yards across on this ground, and the rules take it for {usual}: their moves and ranges are so much longer or shorter here.",
        rounded(yards)
    );
    found.push(c.say(Severity::Note, Place::Param(String::new()), message, Vec::new()));
}

/// C24: exits that nobody can use: under rules without any, off the board, or away from its edge.
pub(super) fn exits(c: &Common, s: &Scenario, found: &mut Vec<Diagnostic>) {
    let layout = s.board.layout();
    for side in Side::BOTH {
        let (exits, name) = (s.exit(side), &s.side(side).name);
        let Some(first) = exits.hexes().first() else { continue };
        if !c.catalog.exits {
            let message = format!("{name} has exits, but nobody leaves the board by them under these rules.");
            let remove = Fix::new("Remove the exits", Edit::Exits(side, Zone::default()));
            found.push(c.say(Severity::Note, Place::hex(layout, *first), message, vec![remove]));
            continue;
        }
        let at_edge = |hex| layout.contains(hex) && layout.neighbours(hex).count() < 6;
        let (kept, useless): (Vec<_>, Vec<_>) = exits.hexes().iter().partition(|hex| at_edge(**hex));
        let Some(first) = useless.first() else { continue };
        let others =
            if useless.len() > 1 { format!(" and {} more", useless.len() - 1) } else { String::new() };
        let message = format!(
            "The exits of {name} include {}{others}, which {} not at the edge of the board.",
            layout.name(*first),
            if useless.len() == 1 { "is" } else { "are" },
        );
        let keep = Fix::new("Keep the exits at the edge", Edit::Exits(side, Zone::of(kept)));
        found.push(c.say(Severity::Warning, Place::hex(layout, *first), message, vec![keep]));
    }
}
