//! What the map draws of an answer: plain overlays, for whoever has a map to draw them on.
//!
//! Nothing is told by its hue alone: grades have numbers and lines between them, what is hidden is
//! hatched, what is barred crossed, what is risked has a triangle. Must not know documents.

use super::question::{Answer, Commanded, FieldOfView, Marched, Marches, Pockets, Spotted};
use oblique_board::hex::{Hex, HexSet, Layout};
use oblique_cartography::geometry;
use oblique_mapview::{Grade, Grades, Legend, LegendRow, Overlay, Sign, Tint};
use oblique_text::{inside, text};
use std::sync::Arc;

/// Overlays of an answer.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Drawn {
    /// Under the counters.
    pub under: Vec<Overlay>,
    /// Over them.
    pub over: Vec<Overlay>,
}

/// Grades of a number of seers told apart; more are as many.
const MOST_SEERS: u8 = 9;

/// Turns a legend lists at most: so many leave room for the map on a small screen.
const MOST_ROWS: usize = 10;

/// What the map draws of an answer. `turn` is what the ruleset counts as turns; `colors` are the
/// sides'.
pub fn overlays(answer: &Answer, layout: Layout, turn: &str, colors: [Tint; 2]) -> Drawn {
    match answer {
        Answer::Sight(spotted) => sight(spotted, layout),
        Answer::View(seen) => view(seen, layout),
        Answer::Reach(march) => reach(march, layout, turn, text!("context-movement-reach")),
        Answer::Times(timed) => reach(&timed.march, layout, turn, text!("context-earliest-arrivals")),
        Answer::Command(commanded) => command(commanded, layout, colors),
        Answer::Pockets(pockets) => unreached(pockets),
        Answer::March(marches) => Drawn { over: way(marches, layout), ..Drawn::default() },
    }
}

fn legend(title: &str, rows: Vec<LegendRow>) -> Overlay {
    Overlay::Legend(Arc::new(Legend { title: title.to_owned(), rows }))
}

/// A line of sight: clear up to what blocks it, dashed in another colour after it.
pub fn sight(spotted: &Spotted, layout: Layout) -> Drawn {
    let (a, b) = (geometry::center(layout, spotted.from), geometry::center(layout, spotted.to));
    let line = |points, tint, dashed| Overlay::Line { points, tint, arrow: false, dashed };
    let mut over = Vec::new();
    let mut rows = vec![LegendRow {
        fill: Some((Tint::Legal, 1.0)),
        sign: None,
        word: String::new(),
        text: text!("context-seen").to_owned(),
    }];
    match spotted.sight.blocked {
        None => over.push(line(vec![a, b], Tint::Legal, false)),
        Some(hex) => {
            // The point of the line nearest to the middle of what blocks it.
            let at = geometry::center(layout, hex);
            let (dx, dy) = (b.x - a.x, b.y - a.y);
            let long = (dx * dx + dy * dy).max(1e-6);
            let part = (((at.x - a.x) * dx + (at.y - a.y) * dy) / long).clamp(0.0, 1.0);
            let block = geometry::Point::new(a.x + dx * part, a.y + dy * part);
            over.push(line(vec![a, block], Tint::Legal, false));
            over.push(line(vec![block, b], Tint::Danger, true));
            over.push(Overlay::area(vec![hex], Tint::Danger));
            let set = Arc::new(HexSet::of(layout, [hex]));
            over.push(Overlay::Signs { set, sign: Sign::Cross, tint: Tint::Danger });
            rows.push(LegendRow::sign(Sign::Cross, Tint::Danger, text!("context-in-the-way")));
            rows.push(LegendRow::sign(Sign::Dash, Tint::Danger, text!("context-dashed-not-seen")));
        }
    }
    over.extend([a, b].map(|at| Overlay::Dot { at, tint: Tint::Selected }));
    over.push(legend(text!("context-line-of-sight"), rows));
    Drawn { under: Vec::new(), over }
}

/// A field of view: hexes seen by the number of those who see them, hidden ones hatched, the range
/// outlined.
pub fn view(seen: &FieldOfView, layout: Layout) -> Drawn {
    let several = seen.seers.len() > 1;
    let most = seen.by.iter().copied().max().unwrap_or(0).min(MOST_SEERS);
    let kinds: Vec<Grade> = (1..=most.max(1))
        .map(|n| Grade {
            tint: Tint::Legal,
            strength: 0.26 + 0.34 * f32::from(n - 1) / f32::from(most.max(2) - 1),
            word: match n {
                _ if !several => String::new(),
                MOST_SEERS => "9+".to_owned(),
                n => n.to_string(),
            },
        })
        .collect();
    let mut rows: Vec<LegendRow> = Vec::new();
    if let (Some(low), Some(high)) = (kinds.first(), kinds.last()) {
        let text = if several { text!("context-seen-from-1-hex") } else { text!("context-seen") };
        rows.push(LegendRow::of(low, text));
        if several && kinds.len() > 1 {
            rows.push(LegendRow::of(high, text!("context-seen-from-more")));
        }
    }
    rows.push(LegendRow::sign(Sign::Hatch, Tint::Note, text!("context-hidden")));
    let of = seen.by.iter().map(|n| (*n).min(MOST_SEERS)).collect();
    let mut hidden = HexSet::new(layout);
    for i in seen.within.indices().filter(|i| seen.by.get(*i) == Some(&0)) {
        hidden.insert_index(i);
    }
    let under = vec![
        Overlay::Grades(Arc::new(Grades { layout, of, kinds })),
        Overlay::Signs { set: Arc::new(hidden), sign: Sign::Hatch, tint: Tint::Note },
        Overlay::Set { set: Arc::clone(&seen.within), tint: Tint::Danger, filled: false },
    ];
    rows.push(LegendRow {
        fill: Some((Tint::Danger, 0.0)),
        sign: None,
        word: String::new(),
        text: if seen.ranges.is_empty() { text!("context-looked-at") } else { text!("context-in-range") }
            .to_owned(),
    });
    Drawn { under, over: vec![rings(layout, &seen.seers), legend(text!("context-field-of-view"), rows)] }
}

fn rings(layout: Layout, hexes: &[Hex]) -> Overlay {
    let set = Arc::new(HexSet::of(layout, hexes.iter().copied()));
    Overlay::Signs { set, sign: Sign::Ring, tint: Tint::Selected }
}

/// A march: a shade and a number a turn, a triangle where the step may disorder.
pub fn reach(march: &Marched, layout: Layout, turn: &str, title: &str) -> Drawn {
    let turns = march.counts.len().clamp(1, 250);
    let kinds: Vec<Grade> = (0..turns)
        .map(|n| Grade {
            tint: Tint::Legal,
            strength: 0.6 - 0.46 * n as f32 / turns.max(2) as f32,
            word: (n + 1).to_string(),
        })
        .collect();
    let of: Vec<u8> = march.reached.iter().map(|at| at.map_or(0, |at| at.turns.min(249) as u8 + 1)).collect();
    let mut rows: Vec<LegendRow> = listed(&of)
        .into_iter()
        .filter_map(|grade| kinds.get(usize::from(grade).checked_sub(1)?))
        .map(|kind| {
            LegendRow::of(kind, text!("context-reached-in-turn-word", turn = inside(turn), word = kind.word))
        })
        .collect();
    let mut under = vec![Overlay::Grades(Arc::new(Grades { layout, of, kinds }))];
    if !march.disorders.is_empty() {
        let set = Arc::clone(&march.disorders);
        under.push(Overlay::Signs { set, sign: Sign::Triangle, tint: Tint::Danger });
        rows.push(LegendRow::sign(Sign::Triangle, Tint::Danger, text!("context-may-disorder")));
    }
    Drawn { under, over: vec![rings(layout, &march.starts), legend(title, rows)] }
}

/// The grades of a board that its legend lists: every one that some hex has, lowest first; of more than
/// [`MOST_ROWS`] the first, the last and others evenly between.
fn listed(of: &[u8]) -> Vec<u8> {
    let mut has = [false; 256];
    for grade in of {
        has[usize::from(*grade)] = true;
    }
    let all: Vec<u8> = (1..=u8::MAX).filter(|grade| has[usize::from(*grade)]).collect();
    if all.len() <= MOST_ROWS {
        return all;
    }
    (0..MOST_ROWS).filter_map(|n| all.get(n * (all.len() - 1) / (MOST_ROWS - 1)).copied()).collect()
}

/// Leaders' reach in the colour of their side, and those beyond it marked.
pub fn command(commanded: &Commanded, layout: Layout, colors: [Tint; 2]) -> Drawn {
    let mut over = Vec::new();
    for called in &commanded.leaders {
        let tint = colors[called.side.index()];
        over.push(Overlay::Set { set: Arc::clone(&called.set), tint, filled: false });
        over.push(Overlay::Dot { at: geometry::center(layout, called.area.center), tint });
    }
    let outside = HexSet::of(layout, commanded.outside.iter().map(|(_, hex)| *hex));
    let mut rows = Vec::new();
    for (side, tint) in ["A", "B"].into_iter().zip(colors) {
        let fill = Some((tint, 0.0));
        let text = text!("context-reach-of-a-leader-of-side-side", side);
        rows.push(LegendRow { fill, sign: None, word: side.to_owned(), text });
    }
    rows.push(LegendRow::sign(Sign::Ring, Tint::Danger, text!("context-somebody-out-of-command")));
    over.push(Overlay::Signs { set: Arc::new(outside), sign: Sign::Ring, tint: Tint::Danger });
    over.push(legend(text!("context-command-radii"), rows));
    Drawn { under: Vec::new(), over }
}

/// Pockets hatched, ground nobody can enter crossed.
pub(crate) fn unreached(pockets: &Pockets) -> Drawn {
    let signs = |set: &Arc<HexSet>, sign, tint| Overlay::Signs { set: Arc::clone(set), sign, tint };
    let filled = |set: &Arc<HexSet>, tint| Overlay::Set { set: Arc::clone(set), tint, filled: true };
    let under = vec![
        filled(&pockets.pockets, Tint::Danger),
        signs(&pockets.pockets, Sign::Hatch, Tint::Danger),
        filled(&pockets.barred, Tint::Note),
        signs(&pockets.barred, Sign::Cross, Tint::Note),
    ];
    let rows = vec![
        LegendRow::sign(Sign::Hatch, Tint::Danger, text!("context-a-pocket-nobody-gets-there")),
        LegendRow::sign(Sign::Cross, Tint::Note, text!("context-cannot-be-entered")),
    ];
    Drawn { under, over: vec![legend(text!("context-unreachable-hexes"), rows)] }
}

/// The corners of a way.
fn way(marches: &Marches, layout: Layout) -> Vec<Overlay> {
    marches
        .corners
        .iter()
        .map(|hex| Overlay::Dot { at: geometry::center(layout, *hex), tint: Tint::Selected })
        .collect()
}

/// The colour of a side as an overlay's, `RRGGBB`.
pub(crate) fn side_tint(color: &str) -> Tint {
    let part = |at: usize| color.get(at..at + 2).and_then(|s| u8::from_str_radix(s, 16).ok());
    match (part(0), part(2), part(4)) {
        (Some(r), Some(g), Some(b)) => Tint::Own(egui::Color32::from_rgb(r, g, b)),
        _ => Tint::Note,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_turn_is_listed_and_of_many_the_ends_and_some_between() {
        assert!(listed(&[]).is_empty());
        assert!(listed(&[0, 0]).is_empty());
        // Nobody is reached first in the second turn.
        assert_eq!(listed(&[3, 1, 0, 4, 1, 3]), [1, 3, 4]);
        assert_eq!(listed(&(0..=10).collect::<Vec<_>>()), (1..=10).collect::<Vec<_>>());
        assert_eq!(listed(&(0..=28).collect::<Vec<_>>()), [1, 4, 7, 10, 13, 16, 19, 22, 25, 28]);
    }
}
