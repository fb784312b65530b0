//! The position of a battle as a scenario of its own.
//!
//! What a track counts goes back into the attribute of the same id. Must not know any one system.

use oblique_core::rules::catalog::{Catalog, Domain};
use oblique_core::rules::play::{Field, Standing};
use oblique_core::scenario::{Piece, Scenario, Value};

/// The scenario with its pieces where and as they are now; those lost or gone are left out.
pub fn scenario_of(scenario: &Scenario, field: &Field, catalog: &Catalog) -> Scenario {
    let mut out = scenario.clone();
    out.meta.title = format!("{}, turn {}", scenario.meta.title, field.turn);
    out.pieces.clear();
    for state in &field.pieces {
        if matches!(state.standing, Standing::Lost | Standing::Left) {
            continue;
        }
        let kind = catalog.kinds.get(usize::from(state.info.kind));
        let mut piece = scenario.pieces.get(&state.info.id).cloned().unwrap_or_else(|| {
            let mut piece = Piece::new(state.side(), kind.map_or("", |k| k.id.as_str()), &state.info.name);
            piece.nation.clone_from(&state.info.nation);
            piece
        });
        piece.leader = state.leader.and_then(|l| field.get(l)).map(|l| l.info.id.clone());
        for (track, value) in catalog.tracks.iter().zip(state.tracks) {
            let number = kind.and_then(|k| k.attribute(&track.id));
            if number.is_some_and(|a| matches!(a.domain, Domain::Int { .. })) {
                piece.attrs.insert(track.id.clone(), Value::Int(i64::from(value)));
            }
        }
        if state.on_map() {
            (piece.hex, piece.facing, piece.top) = (Some(state.hex), state.facing, state.top);
            piece.arrives = None;
            if kind.is_some_and(|k| !k.formations.is_empty()) {
                let formation = catalog.formations.get(usize::from(state.formation));
                piece.formation = formation.map_or_else(String::new, |f| f.id.clone());
            }
        } else if let (Standing::Due(turn), Some(arrives)) = (state.standing, &mut piece.arrives) {
            arrives.turn = turn.saturating_sub(field.turn).max(1);
        }
        out.pieces.insert(state.info.id.clone(), piece);
    }
    for objective in &field.objectives {
        if let Some(o) = out.objectives.get_mut(&objective.id) {
            o.holder = objective.holder;
        }
    }
    out
}
