//! The names of `ids` are the catalog's indices.

use crate::Dragoon;
use crate::ids::{formation, mark, phase, track};
use oblique_rules::Ruleset as _;

#[test]
fn ids_follow_the_catalog() {
    let catalog = Dragoon.catalog();
    let tracks = [
        ("men", track::MEN),
        ("guns", track::GUNS),
        ("morale", track::MORALE),
        ("disruption", track::DISRUPTION),
        ("quality", track::QUALITY),
        ("mp", track::MP),
        ("cr", track::CR),
        ("radius", track::RADIUS),
        ("sub", track::SUB),
        ("regimental_guns", track::REGIMENTAL_GUNS),
    ];
    assert_eq!(catalog.tracks.len(), tracks.len());
    for (id, k) in tracks {
        assert_eq!(catalog.tracks[usize::from(k)].id, id);
    }
    let marks = [
        ("routed", mark::ROUTED),
        ("pursuing", mark::PURSUING),
        ("charging", mark::CHARGING),
        ("finished", mark::FINISHED),
        ("fired", mark::FIRED),
        ("moved", mark::MOVED),
        ("stopped", mark::STOPPED),
        ("assault_move", mark::ASSAULT_MOVE),
        ("checked", mark::CHECKED),
        ("deferred", mark::DEFERRED),
        ("bombarded", mark::BOMBARDED),
        ("taking_part", mark::TAKING_PART),
    ];
    assert_eq!(catalog.marks.len(), marks.len());
    for (id, k) in marks {
        assert_eq!(catalog.marks[usize::from(k)].id, id);
    }
    let formations = [
        ("line", formation::LINE),
        ("column", formation::COLUMN),
        ("square", formation::SQUARE),
        ("rout", formation::ROUT),
        ("normal", formation::NORMAL),
        ("limbered", formation::LIMBERED),
        ("unlimbered", formation::UNLIMBERED),
    ];
    assert_eq!(catalog.formations.len(), formations.len());
    for (id, k) in formations {
        assert_eq!(catalog.formations[usize::from(k)].id, id);
    }
    let phases = [
        ("bombardment", phase::BOMBARDMENT),
        ("command_turn", phase::COMMAND_TURN),
        ("command", phase::COMMAND),
        ("first_fire", phase::FIRST_FIRE),
        ("movement", phase::MOVEMENT),
        ("defensive_fire", phase::DEFENSIVE_FIRE),
        ("second_fire", phase::SECOND_FIRE),
        ("assault", phase::ASSAULT),
        ("pursuit_rout", phase::PURSUIT_ROUT),
    ];
    assert_eq!(catalog.phases.len(), phases.len());
    for (id, k) in phases {
        assert_eq!(catalog.phases[usize::from(k)].id, id);
    }
}
