//! What the map can show of how these rules measure the board: zones, lateral bands, intruders and who nearly is one,
//! proximity; of a selected unit its front arc, rings and ranges; damage of sectors (section 27 of the sheet).
//!
//! Everything is asked of the functions that judge orders. Must not know how it is drawn.

use crate::battle::state::Battle;
use crate::board::arc::{Width, in_arc, width_of};
use crate::board::zones::{in_lateral_band, zone_of};
use crate::ids::rule;
use crate::tables::Tables;
use crate::units::division::Division as _;
use crate::units::nature::Arm;
use crate::victory::penetration::{counted, deepest_of};
use oblique_board::hex::Hex;
use oblique_rules::RuleId;
use oblique_rules::play::{Area, AreaKind, GroundChange, PieceIx, PieceState};
use oblique_scenario::Side;

/// An area of that kind that has nothing more to say of itself.
fn area(kind: AreaKind, name: impl Into<String>, hexes: Vec<Hex>, rule: RuleId) -> Area {
    Area { name: name.into(), kind, side: None, hexes, note: String::new(), rule }
}

impl Battle {
    /// The areas of the board, or with a unit selected its own.
    pub(crate) fn areas_shown(&self, selected: Option<PieceIx>) -> Vec<Area> {
        let unit = selected.filter(|pix| self.field().get(*pix).is_some_and(PieceState::on_map));
        let mut areas = unit.map_or_else(|| self.areas_of_the_board(), |unit| self.areas_of_a_unit(unit));
        areas.retain(|area| !area.hexes.is_empty());
        areas
    }

    fn hexes_where(&self, holds: impl Fn(Hex) -> bool) -> Vec<Hex> {
        self.board().layout().hexes().filter(|hex| holds(*hex)).collect()
    }

    fn areas_of_the_board(&self) -> Vec<Area> {
        let layout = self.board().layout();
        let mut areas = Vec::new();
        for side in Side::BOTH {
            for zone in 1..=Tables::get().board.zones {
                let hexes = self.hexes_where(|hex| zone_of(layout, hex) == Some((side, zone)));
                let name = format!("Zone {zone} of its half");
                let kind = AreaKind::Ground;
                areas.push(Area { side: Some(side), ..area(kind, name, hexes, rule::GEO_BOARD) });
            }
        }
        let bands = self.hexes_where(|hex| in_lateral_band(layout, hex));
        areas.push(area(AreaKind::Ring, "Lateral bands", bands, rule::GEO_BOARD));
        areas.extend(Side::BOTH.into_iter().flat_map(|half| self.intruders_in(half)));
        let pairs = self.memory().crowded.iter().flat_map(|(a, b)| [*a, *b]);
        let crowded: Vec<Hex> = pairs.map(|pix| self.piece(pix).hex).collect();
        areas.push(area(AreaKind::Place, "Too near a friend", crowded, rule::PROX_RULE));
        areas
    }

    /// The unit that counts as intruder in a side's half, and those nearer to its baseline with what bars them.
    fn intruders_in(&self, half: Side) -> Vec<Area> {
        let all = counted(&self.0, &self.ground().chart, half);
        let deepest = deepest_of(&all);
        let rows =
            deepest.and_then(|found| all.iter().find(|one| one.unit == found.unit)).map(|one| one.rows);
        let nearer = all.iter().filter(|one| rows.is_none_or(|rows| one.rows < rows));
        let place = |kind, unit: PieceIx, name: String, note: String| Area {
            side: Some(half.other()),
            note,
            ..area(kind, name, vec![self.piece(unit).hex], rule::WIN_PENETRATION)
        };
        let counts = deepest.map(|found| {
            let points = found.points;
            let points = if points == 1 { "1 point".to_owned() } else { format!("{points} points") };
            let note = format!("{} is in zone {} and counts {points}.", self.name(found.unit), found.zone);
            place(AreaKind::Place, found.unit, "The intruder".to_owned(), note)
        });
        let barred = nearer.filter_map(|one| {
            let why = one.found.err()?;
            let note = format!("{} does not count: {why}.", self.name(one.unit));
            Some(place(AreaKind::Barred, one.unit, "Nearer, but not counted as intruder".to_owned(), note))
        });
        counts.into_iter().chain(barred).collect()
    }

    fn areas_of_a_unit(&self, unit: PieceIx) -> Vec<Area> {
        let (piece, nature) = (self.piece(unit), self.nature(unit));
        if nature.arm.leads() {
            return Vec::new();
        }
        let within = |most: i32| {
            let most = u32::try_from(most).unwrap_or(0);
            self.hexes_where(|hex| (1..=most).contains(&piece.hex.unsigned_distance_to(hex)))
        };
        let bears = |most: i32| {
            let mut hexes = within(most);
            hexes.retain(|hex| in_arc(piece.formation, piece.facing, piece.hex, *hex));
            hexes
        };
        let (near, support) = (Tables::get().approach.starts_within, Tables::get().victory.supported_within);
        let ring = |most: i32, rule| area(AreaKind::Ring, format!("Within {most} hexes"), within(most), rule);
        let mut areas = Vec::new();
        if matches!(nature.arm, Arm::Guns { .. }) {
            let fire = &Tables::get().fire;
            let bands = [("Long", fire.long_to), ("Medium", fire.medium_to), ("Short", fire.short_to)];
            areas.extend(bands.map(|(band, to)| {
                let name = format!("{band} range, up to {to} hexes");
                area(AreaKind::Ring, name, bears(to), rule::GUN_MODS)
            }));
        } else if width_of(piece.formation) != Width::Round {
            areas.push(area(AreaKind::Ground, "Front arc", bears(support), rule::GEO_ARC));
        }
        areas.extend([ring(near, rule::APP_TRIGGER), ring(support, rule::WIN_PENETRATION)]);
        areas
    }

    /// Sectors that fire has damaged (`bua.damage`).
    pub(crate) fn sectors_damaged(&self) -> Vec<GroundChange> {
        let (layout, table) = (self.board().layout(), &Tables::get().sectors);
        let change = |(place, damage): (&u32, &u8)| {
            let hex = usize::try_from(*place).ok().filter(|place| *place < layout.len())?;
            let (hex, damage) = (layout.hex(hex), i32::from(*damage));
            let state = match damage {
                0 => return None,
                _ if damage >= table.ruined_at => "a ruin, which nobody enters",
                _ if damage >= table.garrison_leaves_at => "no garrison holds it",
                _ => "still to be held",
            };
            let short = if damage >= table.ruined_at {
                "ruin".to_owned()
            } else {
                format!("{damage}/{}", table.ruined_at)
            };
            let text = format!("Damage {damage} of {}: {state}", table.ruined_at);
            Some(GroundChange { hex, short, text, rule: rule::BUA_DAMAGE })
        };
        self.memory().damage.iter().filter_map(change).collect()
    }
}

#[cfg(test)]
mod tests {
    use crate::battle::state::Battle;
    use crate::board::tests::at;
    use crate::test_field::Field;
    use oblique_rules::play::{Area, Options};

    fn battle() -> Battle {
        let field = Field::new(&[
            ("leader", "A", at(12, 22), ""),
            ("leader", "B", at(12, 12), ""),
            ("infantry", "B", at(12, 14), "line"),
            ("infantry", "B", at(14, 15), "line"),
            ("artillery", "B", at(12, 18), "unlimbered"),
            ("artillery", "B", at(20, 6), "unlimbered"),
        ]);
        Battle::begun(&field.0, &Options { seed: 1, fog: false, unattended: false })
    }

    fn named<'a>(areas: &'a [Area], name: &str) -> Vec<&'a Area> {
        areas.iter().filter(|area| area.name.contains(name)).collect()
    }

    #[test]
    fn the_intruder_is_named_and_why_a_nearer_one_is_none() {
        let areas = battle().areas_shown(None);
        assert_eq!(named(&areas, "The intruder")[0].hexes, [at(14, 15)]);
        let nearer = named(&areas, "not counted");
        assert_eq!((nearer.len(), nearer[0].hexes.as_slice()), (1, [at(12, 18)].as_slice()));
        assert!(nearer[0].note.contains("artillery"), "{}", nearer[0].note);
        assert_eq!(named(&areas, "Zone").len(), 6);
    }

    #[test]
    fn a_battery_shows_its_three_ranges_and_a_line_its_arc() {
        let battle = battle();
        let shown = |id: &str| battle.areas_shown(battle.by_id(id));
        let guns = shown("p5");
        let hexes: Vec<usize> = named(&guns, "range").iter().map(|area| area.hexes.len()).collect();
        assert!(hexes.len() == 3 && hexes[0] > hexes[1] && hexes[1] > hexes[2], "{hexes:?}");
        assert_eq!(named(&shown("p2"), "Front arc").len(), 1);
        assert!(named(&guns, "Within 2 hexes").len() == 1 && named(&guns, "Within 4 hexes").len() == 1);
    }
}
