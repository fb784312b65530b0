//! Names: two things of one name are one to a reader.

use crate::RuleId;
use crate::sheet_checks::check_context::CheckContext;
use crate::sheet_checks::{Find, SheetCheck};
use oblique_scenario::check::{Place, Severity};
use oblique_scenario::{Edit, Facets, Objective, Side};
use std::collections::{BTreeMap, BTreeSet};

pub(super) const CHECKS: &[SheetCheck] = &[
    SheetCheck {
        id: "C15",
        severity: Severity::Warning,
        rule: RuleId::NONE,
        reads: Facets::PIECES.with(Facets::OBJECTIVES).with(Facets::PARAMS),
        find: Find::Check(twice),
    },
    SheetCheck {
        id: "C18",
        severity: Severity::Note,
        rule: RuleId::NONE,
        reads: Facets::PIECES.with(Facets::OBJECTIVES).with(Facets::LAYOUT),
        find: Find::Check(none),
    },
];

/// A name as a reader compares it.
fn key(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}

/// The names there are, and what others were called instead.
struct Names {
    taken: BTreeSet<String>,
    /// The number given last after each name: many may be called the same.
    last: BTreeMap<String, usize>,
}

impl Names {
    fn of<'n>(names: impl IntoIterator<Item = &'n String>) -> Self {
        Self { taken: names.into_iter().map(|name| key(name)).collect(), last: BTreeMap::new() }
    }

    /// The first of 'Name 2', 'Name 3', ... that is free; it is taken then.
    fn other(&mut self, name: &str) -> String {
        let name = name.trim();
        let last = self.last.entry(key(name)).or_insert(1);
        loop {
            *last += 1;
            let other = format!("{name} {last}");
            if self.taken.insert(key(&other)) {
                return other;
            }
        }
    }
}

fn twice(context: &mut CheckContext<'_>) {
    for side in Side::BOTH {
        let own: Vec<_> = context.pieces(|_| true).into_iter().filter(|(_, p)| p.side == side).collect();
        let mut names = Names::of(own.iter().map(|(_, p)| &p.name));
        let mut seen = BTreeSet::new();
        for entry in own.into_iter().filter(|(_, p)| !key(&p.name).is_empty()) {
            if !seen.insert(key(&entry.1.name)) {
                let name = names.other(&entry.1.name);
                let message =
                    format!("Another piece of {} is called {} too.", context.s.side(side).name, entry.1.name);
                context.say_piece(entry, "name", message, format!("Call it {name}"), |p| p.name = name);
            }
        }
    }
    let mut names = Names::of(context.s.objectives.values().map(|o| &o.name));
    let mut seen = BTreeSet::new();
    for (id, objective) in context.s.objectives.iter().filter(|(_, o)| !key(&o.name).is_empty()) {
        if !seen.insert(key(&objective.name)) {
            let name = names.other(&objective.name);
            let message = format!("Another objective is called {} too.", objective.name);
            let label = format!("Call it {name}");
            let edit = Edit::Objective(id.clone(), Some(Objective { name, ..objective.clone() }));
            context.say_fix(Place::Objective(id.clone()), message, label, edit);
        }
    }
    let [a, b] = [Side::A, Side::B].map(|s| context.s.side(s).clone());
    if key(&a.name) == key(&b.name) && !key(&a.name).is_empty() {
        let mut fixed = b;
        let message = format!("Both sides are called {}.", fixed.name);
        fixed.name = Names::of([&a.name]).other(&fixed.name);
        let label = format!("Call side B {}", fixed.name);
        let edit = Edit::Side(Side::B, Box::new(fixed));
        context.say_fix(Place::Side(Side::B, "name".to_owned()), message, label, edit);
    }
}

fn none(context: &mut CheckContext<'_>) {
    for entry in context.pieces(|_| true).into_iter().filter(|(_, p)| key(&p.name).is_empty()) {
        let kind = context.catalog.kind(&entry.1.kind).map_or("piece", |k| k.name.as_str());
        let message = format!("A piece of the kind '{kind}' ({}) has no name.", entry.0);
        let name = format!("{kind} {}", entry.0);
        context.say_piece(entry, "name", message, format!("Call it {name}"), |p| p.name = name);
    }
    for (id, objective) in context.s.objectives.iter().filter(|(_, o)| key(&o.name).is_empty()) {
        let hex = context.layout().name(objective.hex);
        let name = format!("Hex {hex}");
        let fixed = Objective { name: name.clone(), ..objective.clone() };
        let message = format!("The objective at {hex} has no name.");
        let edit = Edit::Objective(id.clone(), Some(fixed));
        context.say_fix(Place::Objective(id.clone()), message, format!("Call it {name}"), edit);
    }
}
