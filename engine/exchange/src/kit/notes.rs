//! Designer's notes: the battle, advice to the players, what happened, notes and sources.

use super::Kit;
use super::flow::{BODY, Flow};
use crate::pdf::leaf::{BLACK, Leaf};
use oblique_cartography::text::Face;
use oblique_roster::totals::thousands;
use oblique_scenario::{Evidence, Grade, Side};

pub(super) fn leaves(kit: &Kit<'_>) -> Vec<Leaf> {
    let scenario = kit.scenario;
    let meta = &scenario.meta;
    let mut flow = Flow::new(kit, "Designer's notes", 2, false);
    let head: Vec<&str> =
        [&meta.date, &meta.place].into_iter().map(String::as_str).filter(|t| !t.is_empty()).collect();
    if !head.is_empty() {
        flow.aside(&head.join(", "));
    }
    if !meta.author.is_empty() {
        flow.aside(&format!("Scenario by {}", meta.author));
    }
    for (title, text) in [("The battle", &meta.description), ("Advice", &meta.tips)] {
        if !text.is_empty() {
            flow.heading(title, 12.0);
            flow.paragraphs(text);
        }
    }
    history(kit, &mut flow);
    if !scenario.notes.is_empty() {
        flow.heading("Notes", 12.0);
        for note in scenario.notes.values() {
            let about =
                note.piece.as_ref().and_then(|id| scenario.pieces.get(id)).map(|piece| piece.name.clone());
            let about =
                about.or_else(|| note.hex.map(|hex| format!("Hex {}", scenario.board.layout().name(hex))));
            if let Some(about) = about {
                flow.subheading(&about, 8.0);
            }
            flow.paragraphs(&note.text);
            evidence(kit, &mut flow, note.evidence.as_ref());
        }
    }
    if !meta.sources.is_empty() {
        flow.heading("Sources", 12.0);
        for source in meta.sources.values() {
            flow.paragraphs(&source.title);
            let rest: Vec<&str> = [&source.place, &source.seen]
                .into_iter()
                .map(String::as_str)
                .filter(|t| !t.is_empty())
                .collect();
            flow.aside(&rest.join(". "));
        }
    }
    if flow.is_blank() { Vec::new() } else { flow.finish() }
}

fn history(kit: &Kit<'_>, flow: &mut Flow) {
    let history = &kit.scenario.history;
    let range = |(low, high): (u32, u32)| {
        let (low, high) = (thousands(i64::from(low)), thousands(i64::from(high)));
        if low == high { low } else { format!("{low} to {high}") }
    };
    let mut lines = Vec::new();
    for side in Side::BOTH {
        let lost = &history.sides[side.index()];
        let mut parts: Vec<String> = Vec::new();
        parts.extend(lost.men_lost.map(|men| format!("{} men", range(men))));
        parts.extend(lost.guns_lost.map(|guns| format!("{} guns", range(guns))));
        if !lost.leaders_lost.is_empty() {
            parts.push(lost.leaders_lost.join(", "));
        }
        if !parts.is_empty() {
            lines.push(format!("{} lost {}.", kit.scenario.side(side).name, parts.join("; ")));
        }
    }
    lines.extend(history.minutes.map(|minutes| format!("It lasted {} minutes.", range(minutes))));
    if history.outcome.is_empty() && lines.is_empty() {
        return;
    }
    flow.heading("What happened", 12.0);
    flow.paragraphs(&history.outcome);
    for line in lines {
        flow.lines(Face::Roman, &line, BODY, 0.0, BLACK);
    }
    evidence(kit, flow, history.evidence.as_ref());
}

fn evidence(kit: &Kit<'_>, flow: &mut Flow, evidence: Option<&Evidence>) {
    let Some(evidence) = evidence else { return };
    let grade = match evidence.grade {
        Grade::Sourced => "From a source",
        Grade::Known => "Generally known",
        Grade::Estimated => "Estimated",
    };
    let source = kit.scenario.meta.sources.get(&evidence.source).map(|source| source.title.as_str());
    let rest: Vec<&str> =
        source.into_iter().chain([evidence.remark.as_str()]).filter(|t| !t.is_empty()).collect();
    let text = if rest.is_empty() { format!("{grade}.") } else { format!("{grade}: {}.", rest.join("; ")) };
    flow.aside(&text);
}
