//! The position of a battle as a scenario of its own.
//!
//! What a track counts goes back into the attribute of the same id. Must not know any one system.

use oblique_rules::catalog::{Catalog, Domain};
use oblique_rules::play::{Field, Standing};
use oblique_scenario::{Piece, Scenario, Value};
use oblique_text::text;

/// Clock and length go on from the turn the position is of, where a ruleset has turns.
fn going_on(out: &mut Scenario, scenario: &Scenario, field: &Field, catalog: &Catalog) {
    let Some(minutes) = catalog.turn_minutes else { return };
    let gone = i64::from(field.turn.saturating_sub(1));
    for param in &catalog.params {
        let value = scenario.params.get(&param.id).unwrap_or(&param.default).int();
        let new = match (&param.domain, value) {
            (Domain::Clock, Some(start)) => (start + gone * i64::from(minutes)).rem_euclid(24 * 60),
            (Domain::Int { min, .. }, Some(turns)) if param.unit == "turns" => (turns - gone).max(*min),
            _ => continue,
        };
        out.params.insert(param.id.clone(), Value::Int(new));
    }
}

/// The scenario with its pieces where and as they are now; those lost or gone are left out.
pub(crate) fn scenario_of(scenario: &Scenario, field: &Field, catalog: &Catalog) -> Scenario {
    let mut out = scenario.clone();
    out.meta.title = text!("play-title-turn-turn", title = scenario.meta.title, turn = field.turn);
    going_on(&mut out, scenario, field, catalog);
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
            // The turn looked at is the first of the new battle.
            arrives.turn = turn.saturating_sub(field.turn) + 1;
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

#[cfg(test)]
mod tests {
    use super::scenario_of;
    use oblique_battle::Battle;
    use oblique_rules::play::Options;
    use oblique_rulesets::read_scenario;

    #[test]
    fn clock_and_length_go_on_from_the_turn_of_the_position() {
        let text = include_str!("../../../scenarios/dragoon/dogs_of_war.ron");
        let scenario = read_scenario(text).scenario.expect("it is read whole");
        let battle = Battle::begin(
            oblique_rulesets::ruleset_of(&scenario).expect("a ruleset of ours"),
            &scenario,
            &Options { seed: 1, fog: false, unattended: false },
        )
        .expect("it begins");
        let catalog = battle.setting().catalog;
        let mut field = battle.game().field().clone();
        let same = scenario_of(&scenario, &field, catalog);
        assert_eq!(same.params.get("turns"), scenario.params.get("turns"), "the opening is the whole battle");
        field.turn = 4;
        let later = scenario_of(&scenario, &field, catalog);
        let int = |s: &oblique_scenario::Scenario, id: &str| {
            s.params.get(id).and_then(oblique_scenario::Value::int).expect("set")
        };
        assert_eq!(int(&later, "turns"), int(&scenario, "turns") - 3);
        assert_eq!(int(&later, "start_time"), int(&scenario, "start_time") + 45);
        assert_eq!(later.meta.sources, scenario.meta.sources);
        assert_eq!(later.notes, scenario.notes);
    }
}
