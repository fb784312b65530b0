//! Lines of command over the map: from commander to leader to unit, and where they are broken.
//!
//! Must not know how they are traced.

use super::screen::Table;
use oblique_cartography::geometry;
use oblique_mapview::{Overlay, Tint};
use oblique_rules::play::{Bond, PieceIx, Relation};
use oblique_ui::Tokens;

/// The lines shown: all of them, or those of the selected piece's command.
pub(crate) fn shown(table: &Table<'_>) -> Vec<Relation> {
    let all = table.derived.relations();
    if table.habits.all_lines {
        return all.to_vec();
    }
    let Some((selected, piece)) = table.selected() else { return Vec::new() };
    let heads = heads(all, selected, piece.leader);
    let of_command = |r: &&Relation| {
        let unit_of = |p: PieceIx| table.seen.get(p).and_then(|p| p.leader);
        r.from == selected
            || r.to == selected
            || heads.contains(&r.to)
            || unit_of(r.to).is_some_and(|l| heads.contains(&l))
    };
    all.iter().filter(of_command).copied().collect()
}

/// The leader whose command is shown: of a unit its own; a commander in chief shows his leaders.
fn heads(all: &[Relation], selected: PieceIx, leader: Option<PieceIx>) -> Vec<PieceIx> {
    let leads = all.iter().any(|r| r.from == selected && matches!(r.bond, Bond::Leads));
    if let Some(leader) = leader {
        vec![leader]
    } else if leads {
        vec![selected]
    } else {
        Vec::new()
    }
}

/// How strong lines are while a way is shown.
const FAINT: f32 = 0.3;

/// As overlays; faint where a way is shown that they would hide.
pub(crate) fn overlays(table: &Table<'_>, faint: bool, over: &mut Vec<Overlay>) {
    let layout = table.setting().board.layout();
    let ink = Tokens::LIGHT;
    for line in shown(table) {
        let (Some(from), Some(to)) = (table.seen.get(line.from), table.seen.get(line.to)) else { continue };
        if !from.on_map() || !to.on_map() || from.hex == to.hex {
            continue;
        }
        let (color, dashed) = match line.bond {
            Bond::Superior => (ink.accent, false),
            Bond::Leads => (ink.good, false),
            Bond::Chain => (ink.conjecture, false),
            Bond::Broken => (ink.error, true),
        };
        let tint = Tint::Own(if faint { color.gamma_multiply(FAINT) } else { color });
        let points = [from.hex, to.hex].map(|h| geometry::center(layout, h)).to_vec();
        over.push(Overlay::Line { points, tint, arrow: false, dashed });
    }
}
