//! An army put into a scenario.

use super::{Army, Recruit};
use oblique_scenario::{Piece, PieceId, Scenario, Side};

/// Puts the pieces of an army into a scenario, undeployed, under a nation: the commander in chief, then command by
/// command its leader and units, the reserve last. Their ids begin with the letter of the side; pieces that have the
/// same are replaced. Gives the ids of the leaders, the commander in chief's last.
pub fn muster(scenario: &mut Scenario, army: &Army, side: Side, nation: &str) -> Vec<PieceId> {
    let letter = if side == Side::A { "a" } else { "b" };
    let mut order = 0;
    let mut put = |id: &str, recruit: &Recruit, leader: Option<&PieceId>| {
        order += 1;
        let id = PieceId(format!("{letter}-{id}"));
        let piece = Piece {
            nation: nation.to_owned(),
            leader: leader.cloned(),
            order,
            attrs: recruit.attrs.clone(),
            evidence: recruit.evidence.clone(),
            ..Piece::new(side, &recruit.kind, &recruit.name)
        };
        scenario.pieces.insert(id.clone(), piece);
        id
    };
    let chief = put("chief", &army.chief.general, None);
    let mut leaders = Vec::new();
    for (command, number) in army.commands.iter().zip(1..) {
        let leader = put(&format!("{number}"), &command.general, None);
        for (unit, place) in command.units.iter().zip(1..) {
            put(&format!("{number}-{place:02}"), unit, Some(&leader));
        }
        leaders.push(leader);
    }
    for (unit, place) in army.chief.units.iter().zip(1..) {
        put(&format!("r-{place:02}"), unit, Some(&chief));
    }
    leaders.push(chief);
    leaders
}
