//! The turn tracker: turns with the time of the clock, and the phases of each.

use crate::kit::Kit;
use crate::vassal::{Element, join};

/// Turns listed one by one, at most; more are counted.
const MOST: u16 = 300;

/// The tracker as a component.
pub(super) fn element(kit: &Kit<'_>) -> Element {
    let (catalog, params) = (kit.catalog(), &kit.scenario.params);
    let name = &catalog.turn_name;
    let turn = match catalog.last_turn(params).filter(|last| (1..=MOST).contains(last)) {
        Some(last) => {
            let word = |turn: u16| {
                let time = catalog.clock(params, turn).map(|time| format!(", {time}")).unwrap_or_default();
                format!("{name} {turn}{time}")
            };
            list(name, (1..=last).map(word))
        }
        // The rules set no last one.
        None => Element::new("VASSAL.build.module.turn.CounterTurnLevel")
            .with("name", name)
            .with("property", name)
            .with("turnFormat", format!("{name} $value$"))
            .with_all(&[("start", "1"), ("incr", "1"), ("loop", "false"), ("loopLimit", "-1")]),
    };
    let phases: Vec<String> = catalog.phases.iter().map(|phase| phase.name.clone()).collect();
    let phases = (!phases.is_empty()).then(|| list("Phase", phases));
    let format = if phases.is_some() { "$level1$: $level2$" } else { "$level1$" };
    Element::new("VASSAL.build.module.turn.TurnTracker")
        .with("name", name)
        .with("buttonText", name)
        .with("turnFormat", format)
        .with_all(&[
            ("hotkey", ""),
            ("icon", ""),
            ("length", "-1"),
            ("lengthStyle", "Maximum"),
            ("nexthotkey", ""),
            ("prevhotkey", ""),
            ("reportFormat", "$newTurn$"),
            ("tooltip", ""),
        ])
        .holding(turn.holding_all(phases))
}

fn list(name: &str, words: impl IntoIterator<Item = String>) -> Element {
    Element::new("VASSAL.build.module.turn.ListTurnLevel")
        .with("name", name)
        .with("property", name)
        .with("list", join(',', words))
        .with_all(&[
            ("configFirst", "false"),
            ("configList", "false"),
            ("prompt", ""),
            ("turnFormat", "$value$"),
        ])
}
