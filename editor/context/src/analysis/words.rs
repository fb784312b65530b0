//! Answers in words: verdicts, counts, times.
//!
//! Must not know widgets.

use super::question::{Answer, Commanded, FieldOfView, Marched, Marches, Pockets, Spotted};
use oblique_board::hex::Layout;
use oblique_rules::survey::Reached;

/// So many of something.
pub fn count(n: usize, one: &str, many: &str) -> String {
    if n == 1 { format!("1 {one}") } else { format!("{n} {many}") }
}

/// Halves as points: '3', '3½', '½'.
pub fn points(halves: u32) -> String {
    match (halves / 2, halves % 2) {
        (whole, 0) => whole.to_string(),
        (0, _) => "½".to_owned(),
        (whole, _) => format!("{whole}½"),
    }
}

/// When somebody arrives: 'turn 2, 3½ points'.
pub fn when(at: Reached, turn: &str) -> String {
    let points = points(at.halves);
    let word = if points == "1" || points == "½" { "point" } else { "points" };
    format!("{} {}, {points} {word}", turn.to_lowercase(), at.turns + 1)
}

/// How long a march takes, in turns begun: 'in turn 2'; a hex away from nothing is no march.
pub fn turns(at: Option<Reached>, turn: &str) -> String {
    at.map_or_else(|| "no way".to_owned(), |at| format!("{} {}", turn.to_lowercase(), at.turns + 1))
}

/// What an answer says, in a sentence or two. `turn` is what the ruleset counts as turns.
pub fn verdict(answer: &Answer, layout: Layout, turn: &str) -> String {
    match answer {
        Answer::Sight(spotted) => sight(spotted, layout),
        Answer::View(seen) => view(seen),
        Answer::Reach(march) => reach(march, turn),
        Answer::Times(timed) if timed.march.starts.is_empty() => {
            "No unit of this side stands on the board or is to arrive.".to_owned()
        }
        Answer::Times(timed) => reach(&timed.march, turn),
        Answer::Command(commanded) => command(commanded),
        Answer::Pockets(pockets) => unreached(pockets),
        Answer::March(_) => String::new(),
    }
}

fn sight(spotted: &Spotted, layout: Layout) -> String {
    let (from, to) = (layout.name(spotted.from), layout.name(spotted.to));
    let far = count(spotted.from.unsigned_distance_to(spotted.to) as usize, "hex", "hexes");
    match spotted.sight.blocked {
        None => format!("{from} sees {to}, {far} away."),
        Some(hex) => format!("{from} does not see {to}, {far} away: {} is in the way.", layout.name(hex)),
    }
}

fn view(seen: &FieldOfView) -> String {
    let within = seen.within.len();
    let who = match seen.seers.len() {
        1 => "Seen".to_owned(),
        n => format!("Seen from {n} hexes"),
    };
    let hidden = within.saturating_sub(seen.count);
    let range = match seen.ranges.as_slice() {
        [] => "within sight".to_owned(),
        names => format!("in range ({})", names.join(", ").to_lowercase()),
    };
    format!("{who}: {} of {} {range}. Hidden: {hidden}.", seen.count, count(within, "hex", "hexes"))
}

fn reach(march: &Marched, turn: &str) -> String {
    let turn = turn.to_lowercase();
    let by = march.counts.iter().enumerate().map(|(n, hexes)| format!("{turn} {}: {hexes}", n + 1));
    let risky = march.disorders.len();
    let risk = if risky == 0 {
        String::new()
    } else {
        format!(" The step into {} may disorder.", count(risky, "of them", "of them"))
    };
    format!("Hexes reached by {}.{risk}", by.collect::<Vec<_>>().join(", "))
}

fn command(commanded: &Commanded) -> String {
    if commanded.leaders.is_empty() {
        return "No leader stands on the board.".to_owned();
    }
    let leaders = count(commanded.leaders.len(), "leader", "leaders");
    let out = commanded.outside.len();
    let out = if out == 0 { "nobody is out of command".to_owned() } else { format!("{out} out of command") };
    format!("{leaders}; {} in command, {out}.", commanded.inside)
}

fn unreached(pockets: &Pockets) -> String {
    let who = if pockets.mover.is_empty() { "anybody".to_owned() } else { pockets.mover.to_lowercase() };
    if pockets.all.is_empty() {
        return match pockets.mover.as_str() {
            "" => "Every hex can be reached.".to_owned(),
            mover => format!("Every hex can be reached by {}.", mover.to_lowercase()),
        };
    }
    let pocket = match pockets.count {
        0 => "no pockets".to_owned(),
        n => format!("{} in {}", count(pockets.pockets.len(), "hex", "hexes"), count(n, "pocket", "pockets")),
    };
    format!(
        "Not reached by {who}: {pocket}, and {} that cannot be entered at all.",
        count(pockets.barred.len(), "hex", "hexes")
    )
}

/// What a way comes to by one mover: 'Infantry, line: turn 3; straight turn 4'.
pub fn march(marches: &Marches, mover: usize, turn: &str) -> Option<String> {
    let (name, _, straight, cheapest) = marches.movers.get(mover)?;
    let turn = turn.to_lowercase();
    Some(match (straight, cheapest) {
        (_, None) => format!("{name}: no way"),
        (Some(a), Some(b)) if a.turns == b.turns => format!("{name}: {turn} {}", b.turns + 1),
        (Some(a), Some(b)) => format!("{name}: {turn} {}, straight on {}", b.turns + 1, a.turns + 1),
        (None, Some(b)) => format!("{name}: {turn} {}, no way straight on", b.turns + 1),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_and_times_in_words() {
        assert_eq!([0, 1, 2, 7].map(points), ["0", "½", "1", "3½"]);
        assert_eq!(when(Reached { turns: 1, halves: 7 }, "Turn"), "turn 2, 3½ points");
        assert_eq!(when(Reached { turns: 0, halves: 2 }, "Turn"), "turn 1, 1 point");
        assert_eq!(turns(None, "Turn"), "no way");
    }
}
