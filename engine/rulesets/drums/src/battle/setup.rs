//! From a scenario to the state of a battle: roster, tracks, marks.
//!
//! What is missing takes the catalog's usual. Must not know how the battle runs, nor what keeps a scenario from being
//! played: the scenario checks say that.

use crate::battle::ground::{Ground, deployment_of, entries, is_army};
use crate::battle::memory::Memory;
use crate::ids::choice::Deployment;
use crate::ids::{attribute, mark, track};
use crate::pickup::deployment::unplaced;
use crate::tables::Tables;
use crate::units::nature::{Nature, Special};
use crate::{CATALOG, Drums};
use oblique_board::hex::Hour;
use oblique_rules::catalog::Role;
use oblique_rules::kernel::{Mustered, State, Values, formed, in_place, muster, opened};
use oblique_rules::play::{Marks, Options, PieceState, Standing};
use oblique_scenario::{Piece, PieceId, Scenario, Side};
use std::borrow::Cow;
use std::sync::Arc;

/// The state of a battle before anything has happened. A piece that makes no sense takes no part.
pub(crate) fn before_the_first_phase(scenario: &Scenario, options: &Options) -> State<Drums> {
    let scenario = &*everybody_placed(scenario);
    let Mustered { facts, mut pieces, .. } = muster(scenario, |id, piece| of(scenario, id, piece));
    for i in 0..pieces.len() {
        // Who is under the commander in chief is his Reserve (`res.frozen`).
        let over = pieces[i].leader.and_then(|leader| pieces.get(leader.ix()));
        let reserve = over.is_some_and(|over| over.info.role == Role::Chief) && !pieces[i].info.role.leads();
        pieces[i].marks = pieces[i].marks.with(mark::RESERVE, reserve);
    }
    let mut ground = Ground::of(scenario);
    if options.unattended && ground.most_phases == u16::MAX {
        ground.most_phases = u16::try_from(Tables::get().victory.unattended_phases).unwrap_or(u16::MAX);
    }
    let field = opened(scenario, options, pieces, ground.begins);
    State::new(Arc::new(scenario.board.clone()), ground, facts, field, Memory::default())
}

/// Where players set up, those without a place have one to begin from (`setup.deploy`).
fn everybody_placed(scenario: &Scenario) -> Cow<'_, Scenario> {
    if deployment_of(scenario) == Deployment::Placed {
        return Cow::Borrowed(scenario);
    }
    let mut whole = scenario.clone();
    for side in Side::BOTH {
        whole.pieces.extend(unplaced(scenario, side));
    }
    Cow::Owned(whole)
}

/// The facts and the state of one piece; `None` if it takes no part.
fn of(scenario: &Scenario, id: &PieceId, piece: &Piece) -> Option<(Nature, PieceState)> {
    let k = CATALOG.kinds.iter().position(|k| k.id == piece.kind)?;
    let kind = &CATALOG.kinds[k];
    let place = match (&piece.arrives, piece.hex) {
        (Some(arrival), _) => (Standing::Due(arrival.turn), *entries(scenario, piece)?.first()?),
        (None, Some(hex)) if scenario.board.layout().contains(hex) => (Standing::OnMap, hex),
        _ => return None,
    };
    let nature = Nature::read(kind, &piece.attrs).at_army_level(is_army(scenario));
    let values = Values::new(&piece.attrs, &kind.attributes);
    // Up the board for A and down for B, where none is given.
    let ahead = Hour::new(if piece.side == Side::A { 0 } else { 6 });
    let (formation, facing) = formed::<Drums>(scenario, piece, kind, ahead);
    let mut state = PieceState { top: true, formation, facing, ..in_place((id, piece), (k, kind), place) };
    // An Unpredictable unit's quality is drawn each time; 0 is shown as a question mark.
    let quality = if nature.has(Special::Unpredictable) { 0 } else { nature.quality };
    let guns = if nature.arm.is_guns() { nature.fire_dice(formation) } else { 0 };
    for (place, value) in [
        (track::DIS, values.small(attribute::DIS)),
        (track::Q, quality),
        (track::C, nature.combat),
        (track::SK, values.small(attribute::SK)),
        (track::GUN_DICE, guns),
        (track::SPAN, nature.span().unwrap_or(0)),
    ] {
        state.tracks[usize::from(place)] = value;
    }
    state.marks = Marks::default().with(mark::EMPTY, values.flag(attribute::EMPTY));
    Some((nature, state))
}

#[cfg(test)]
mod tests {
    use super::before_the_first_phase;
    use crate::board::tests::at;
    use crate::command::span::in_command;
    use crate::ids::{formation, mark, track};
    use crate::test_field::{Field, set};
    use crate::units::division::Division as _;
    use crate::victory::penetration::deepest;
    use oblique_rules::play::{Options, PieceIx};
    use oblique_scenario::{PieceId, Side};

    fn field() -> Field {
        let mut field = Field::new(&[
            ("leader", "A", at(10, 16), ""),
            ("infantry", "A", at(10, 8), "attack_column"),
            ("cavalry", "A", at(12, 10), "cavalry_line"),
            ("cinc", "A", at(16, 22), ""),
            ("artillery", "A", at(16, 21), "limbered"),
            ("infantry", "B", at(10, 2), "line"),
        ]);
        field.piece(4).leader = Some(PieceId("p3".to_owned()));
        set(field.piece(4), "empty");
        set(field.piece(2), "unpredictable");
        set(field.piece(0), "organiser");
        field
    }

    #[test]
    fn pieces_begin_with_what_the_scenario_says() {
        let field = field();
        let state = before_the_first_phase(&field.0, &Options { seed: 1, fog: false, unattended: false });
        let place = |i: usize| state.by_id(&format!("p{i}")).expect("it takes part");
        let (foot, horse, guns) = (place(1), place(2), place(4));
        assert_eq!(state.piece(foot).formation, formation::ATTACK_COLUMN);
        assert_eq!((state.get(foot, track::Q), state.get(horse, track::Q)), (4, 0));
        assert_eq!((state.get(guns, track::GUN_DICE), state.get(place(0), track::SPAN)), (4, 8));
        assert!(state.is(guns, mark::EMPTY) && state.is(guns, mark::RESERVE));
        assert!(!state.is(foot, mark::RESERVE) && !state.is(foot, mark::EMPTY));
    }

    /// The rules of place say the same of a scenario and of the battle that begins with it.
    #[test]
    fn a_battle_begins_as_its_scenario_stands() {
        let field = field();
        let state = before_the_first_phase(&field.0, &Options { seed: 1, fog: false, unattended: false });
        let chart = &state.ground().chart;
        for i in 0..6 {
            let pix: PieceIx = state.by_id(&format!("p{i}")).expect("it takes part");
            let (commanded, nature) = field.asked(|p, all| (in_command(p, all[i]), p.nature(all[i])));
            assert_eq!((in_command(&state, pix), state.nature(pix)), (commanded, nature), "piece {i}");
        }
        let points = field.asked(|p, _| deepest(p, chart, Side::B).map(|i| i.points));
        assert_eq!(deepest(&state, chart, Side::B).map(|i| i.points), points);
        assert_eq!(points, Some(1), "the battalion in B's first zone, supported by the cavalry");
    }
}
