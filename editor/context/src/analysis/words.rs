//! Answers in words: verdicts, counts, times.
//!
//! Must not know widgets.

use super::question::{Answer, Commanded, FieldOfView, Marched, Marches, Pockets, Spotted};
use oblique_board::hex::Layout;
use oblique_rules::survey::Reached;
use oblique_text::{inside, text};

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
    let word = if points == "1" || points == "½" { text!("context-point") } else { text!("context-points") };
    format!("{} {}, {points} {word}", inside(turn), at.turns + 1)
}

/// How long a march takes, in turns begun: 'in turn 2'; a hex away from nothing is no march.
pub fn turns(at: Option<Reached>, turn: &str) -> String {
    at.map_or_else(|| text!("context-no-way").to_owned(), |at| format!("{} {}", inside(turn), at.turns + 1))
}

/// What an answer says, in a sentence or two. `turn` is what the ruleset counts as turns.
pub fn verdict(answer: &Answer, layout: Layout, turn: &str) -> String {
    match answer {
        Answer::Sight(spotted) => sight(spotted, layout),
        Answer::View(seen) => view(seen),
        Answer::Reach(march) => reach(march, turn),
        Answer::Times(timed) if timed.march.starts.is_empty() => {
            text!("context-no-unit-of-this-side-stands-on-the").to_owned()
        }
        Answer::Times(timed) => reach(&timed.march, turn),
        Answer::Command(commanded) => command(commanded),
        Answer::Pockets(pockets) => unreached(pockets),
        Answer::March(_) => String::new(),
    }
}

fn sight(spotted: &Spotted, layout: Layout) -> String {
    let (from, to) = (layout.name(spotted.from), layout.name(spotted.to));
    let far = text!("context-count-hexes", n = spotted.from.unsigned_distance_to(spotted.to) as usize);
    match spotted.sight.blocked {
        None => text!("context-from-sees-to-far-away", from, to, far),
        Some(hex) => {
            text!("context-from-does-not-see-to-far-away-hex", from, to, far, hex = layout.name(hex))
        }
    }
}

fn view(seen: &FieldOfView) -> String {
    let within = seen.within.len();
    let who = match seen.seers.len() {
        1 => text!("context-seen").to_owned(),
        n => text!("context-seen-from-n-hexes", n),
    };
    let hidden = within.saturating_sub(seen.count);
    let range = match seen.ranges.as_slice() {
        [] => text!("context-within-sight").to_owned(),
        names => text!("context-in-range-names", names = inside(names.join(", "))),
    };
    text!(
        "context-who-seen-of-within-range-hidden-hidden",
        who,
        seen = seen.count,
        within = text!("context-count-hexes", n = within),
        range,
        hidden
    )
}

fn reach(march: &Marched, turn: &str) -> String {
    let turn = inside(turn);
    let by = march.counts.iter().enumerate().map(|(n, hexes)| format!("{turn} {}: {hexes}", n + 1));
    let risky = march.disorders.len();
    let risk = if risky == 0 {
        String::new()
    } else {
        text!(
            "context-the-step-into-risky-may-disorder",
            risky = format!("{risky} {}", text!("context-of-them"))
        )
    };
    text!("context-hexes-reached-by-collect-risk", collect = by.collect::<Vec<_>>().join(", "), risk)
}

fn command(commanded: &Commanded) -> String {
    if commanded.leaders.is_empty() {
        return text!("context-no-leader-stands-on-the-board").to_owned();
    }
    let leaders = text!("context-count-leaders", n = commanded.leaders.len());
    let out = commanded.outside.len();
    let out = if out == 0 {
        text!("context-nobody-is-out-of-command").to_owned()
    } else {
        text!("context-out-out-of-command", out)
    };
    text!("context-leaders-inside-in-command-out", leaders, inside = commanded.inside, out)
}

fn unreached(pockets: &Pockets) -> String {
    let who =
        if pockets.mover.is_empty() { text!("context-anybody").to_owned() } else { inside(&pockets.mover) };
    if pockets.all.is_empty() {
        return match pockets.mover.as_str() {
            "" => text!("context-every-hex-can-be-reached").to_owned(),
            mover => text!("context-every-hex-can-be-reached-by-mover", mover = inside(mover)),
        };
    }
    let pocket = match pockets.count {
        0 => text!("context-no-pockets").to_owned(),
        n => text!(
            "context-pockets-in-n",
            pockets = text!("context-count-hexes", n = pockets.pockets.len()),
            n = text!("context-count-pockets", n = n)
        ),
    };
    text!(
        "context-not-reached-by-who-pocket-and-barred-that",
        who,
        pocket,
        barred = text!("context-count-hexes", n = pockets.barred.len())
    )
}

/// What a way comes to by one mover: 'Infantry, line: turn 3; straight turn 4'.
pub fn march(marches: &Marches, mover: usize, turn: &str) -> Option<String> {
    let (name, _, straight, cheapest) = marches.movers.get(mover)?;
    let turn = inside(turn);
    Some(match (straight, cheapest) {
        (_, None) => text!("context-name-no-way", name),
        (Some(a), Some(b)) if a.turns == b.turns => format!("{name}: {turn} {}", b.turns + 1),
        (Some(a), Some(b)) => text!(
            "context-name-turn-turns-straight-on-turns-2",
            name,
            turn,
            turns = b.turns + 1,
            turns_2 = a.turns + 1
        ),
        (None, Some(b)) => {
            text!("context-name-turn-turns-no-way-straight-on", name, turn, turns = b.turns + 1)
        }
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
