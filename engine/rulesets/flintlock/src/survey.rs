//! The ground as these rules see it, for whoever paints it (`move.points`, `los.levels`,
//! `fire.range`, `cmd.trace`).
//!
//! A battle is set up from the scenario as it is, unopened, and asked what play would ask.

use crate::CATALOG;
use crate::battle::state::Battle;
use crate::ids::{attribute, rule, track};
use crate::tables::{Form, Mover as Column, Tables, Weapon};
use oblique_board::hex::{Hex, Step, crossed};
use oblique_rules::kernel::Opening as _;
use oblique_rules::play::{Options, PieceIx, PieceState};
use oblique_rules::survey::{CommandArea, Gait, Mover, Shooter, Sight, SightStep, StepPrice, Survey};
use oblique_scenario::{PieceId, Scenario};
use std::cell::OnceCell;
use std::collections::BTreeSet;

/// Name, kind, formation and column of the terrain table.
const MOVERS: [(&str, &str, &str, Column); 5] = [
    ("Infantry, open or close line", "infantry", "open", Column::Line),
    ("Infantry, column", "infantry", "column", Column::Column),
    ("Cavalry", "cavalry", "mounted", Column::Cavalry),
    ("Gun", "gun", "move_mode", Column::Gun),
    ("Leader", "leader", "", Column::Leader),
];

/// Weapons by name.
const SHOOTERS: [(&str, Weapon); 3] =
    [("Musket", Weapon::Musket), ("Rifle", Weapon::Rifle), ("Gun", Weapon::Gun)];

/// Movement allowance in points of a kind that a scenario gives none: the default of the catalog, but a Column's is
/// the formation's.
fn allowance(kind: &str, column: Column) -> i32 {
    let ma = CATALOG.kind(kind).and_then(|kind| kind.attribute(attribute::MA)?.default.int());
    let own = ma.and_then(|points| i32::try_from(points).ok()).unwrap_or(0);
    if column == Column::Column { Tables::get().allowance(Form::Column, own) } else { own }
}

/// A survey of a scenario's ground.
pub(crate) struct Ground<'a> {
    scenario: &'a Scenario,
    /// The battle as it would begin, once somebody asks about more than tables.
    start: OnceCell<Battle>,
}

impl<'a> Ground<'a> {
    /// Of that scenario.
    pub(crate) const fn new(scenario: &'a Scenario) -> Self {
        Self { scenario, start: OnceCell::new() }
    }

    fn battle(&self) -> &Battle {
        let options = Options { seed: 0, fog: false, unattended: false };
        self.start.get_or_init(|| Battle::set_up(&CATALOG, self.scenario, &options))
    }

    fn find(&self, id: &PieceId) -> Option<(PieceIx, &PieceState)> {
        self.battle().field().iter().find(|(_, p)| p.info.id == *id)
    }

    fn height(&self, hex: Hex) -> i32 {
        2 * self.battle().level(hex)
    }
}

impl Survey for Ground<'_> {
    fn movers(&self) -> Vec<Mover> {
        let mover = |(name, kind, formation, column): &(&str, &str, &str, Column)| Mover {
            name: (*name).to_owned(),
            kind: (*kind).to_owned(),
            formation: (*formation).to_owned(),
            points_halves: u32::try_from(2 * allowance(kind, *column)).unwrap_or(0),
        };
        MOVERS.iter().map(mover).collect()
    }

    fn step(&self, mover: usize, from: Hex, to: Hex) -> Option<StepPrice> {
        let halves = u32::try_from(2 * self.battle().column_cost(MOVERS.get(mover)?.3, from, to)?).ok()?;
        Some(StepPrice { halves, disorders: false })
    }

    fn shooters(&self) -> Vec<Shooter> {
        let reach = |w| u32::try_from(Tables::get().reach_hexes(w)).unwrap_or(0);
        SHOOTERS
            .iter()
            .map(|(name, w)| Shooter { name: (*name).to_owned(), reach_hexes: reach(*w) })
            .collect()
    }

    fn in_reach(&self, shooter: usize, from: Hex, to: Hex) -> bool {
        let range = i32::try_from(from.unsigned_distance_to(to)).unwrap_or(i32::MAX);
        SHOOTERS.get(shooter).is_some_and(|(_, w)| range <= Tables::get().reach_hexes(*w))
    }

    fn sight(&self, from: Hex, to: Hex) -> Sight {
        let hidden = self.battle().hidden(from, to);
        let step = |hex: Hex| {
            let unit = if self.battle().bodies_at(hex).next().is_some() {
                Tables::get().sight.unit_height_halves
            } else {
                0
            };
            let top = self.battle().terrain_row(hex).height_halves.max(unit);
            SightStep { hex, ground_halves: self.height(hex), top_halves: self.height(hex) + top }
        };
        let on_map = |h: &Hex| self.battle().on_board(*h);
        Sight {
            blocked: hidden.map(|h| h.by),
            between: crossed(from, to).flat_map(Step::hexes).filter(on_map).map(step).collect(),
            ends_halves: [self.height(from), self.height(to)],
            rule: hidden.map_or(rule::LOS_LINE, |h| h.rule),
        }
    }
    fn sees(&self, from: Hex, to: Hex) -> bool {
        self.battle().hidden(from, to).is_none()
    }

    fn gait(&self, piece: &PieceId) -> Option<Gait> {
        let (pix, _) = self.find(piece)?;
        let column = self.battle().mover(pix);
        let mover = MOVERS.iter().position(|m| m.3 == column)?;
        Some(Gait { mover, points_halves: u32::try_from(2 * self.battle().allowance(pix)).unwrap_or(0) })
    }

    fn shooter_of(&self, piece: &PieceId) -> Option<usize> {
        let weapon = self.battle().arm(self.find(piece)?.0).weapon()?;
        SHOOTERS.iter().position(|(_, w)| *w == weapon)
    }

    fn bears(&self, piece: &PieceId, to: Hex) -> bool {
        self.find(piece).is_some_and(|(pix, state)| state.facing.is_none() || self.battle().in_arc(pix, to))
    }

    fn command(&self, leader: &PieceId) -> Option<CommandArea> {
        let (pix, state) = self.find(leader)?;
        if !state.on_map() || !self.battle().arm(pix).leads() {
            return None;
        }
        let range = self.battle().get(pix, track::RANGE);
        let traced = self.battle().traced(state.side(), state.hex, range);
        let within = |hex: Hex| traced.contains(hex);
        let overall = self.battle().overall(state.side()) == Some(pix);
        let under: Vec<PieceIx> = if overall {
            self.battle().leaders_of(state.side()).filter(|l| *l != pix).collect()
        } else {
            self.battle().units_under(pix).collect()
        };
        let commanded = if overall { BTreeSet::new() } else { self.battle().in_command_now(pix) };
        let obeys =
            |p: &PieceIx| if overall { within(self.battle().piece(*p).hex) } else { commanded.contains(p) };
        let (inside, outside): (Vec<PieceIx>, Vec<PieceIx>) = under.into_iter().partition(obeys);
        let ids =
            |all: Vec<PieceIx>| all.into_iter().map(|p| self.battle().piece(p).info.id.clone()).collect();
        Some(CommandArea {
            center: state.hex,
            radius_hexes: u32::try_from(range).unwrap_or(0),
            hexes: self.battle().board().layout().hexes().filter(|h| within(*h)).collect(),
            inside: ids(inside),
            outside: ids(outside),
            rule: if overall { rule::CMD_OL_ACTIVATES } else { rule::CMD_TRACE },
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::CATALOG;
    use crate::Flintlock;
    use crate::ids::mark;
    use oblique_rules::Ruleset as _;
    use oblique_rules::play::Options;

    /// Kinds go by the catalog's defaults, a column by its formation (`table.movement_allowance`).
    #[test]
    fn movers_have_the_allowances_of_the_sheet() {
        let text = include_str!("../../../../scenarios/flintlock/cowpens.ron");
        let scenario = crate::tests::read_scenario(text).scenario.unwrap();
        let movers = Flintlock.survey(&scenario).movers();
        let points: Vec<u32> = movers.iter().map(|mover| mover.points_halves / 2).collect();
        assert_eq!(points, [4, 5, 8, 3, 10]);
    }

    /// What the survey says of each piece is what the rules ask of it in a battle that begins.
    #[test]
    fn pieces_move_shoot_and_obey_as_in_play() {
        for text in [
            include_str!("../../../../scenarios/flintlock/cowpens.ron"),
            include_str!("../../../../scenarios/flintlock/guilford.ron"),
        ] {
            let scenario = crate::tests::read_scenario(text).scenario.unwrap();
            let mut battle: crate::battle::state::Battle = oblique_rules::kernel::Opening::set_up(
                &CATALOG,
                &scenario,
                &Options { seed: 1, fog: false, unattended: false },
            );
            battle.fix_status();
            let survey = Flintlock.survey(&scenario);
            let layout = scenario.board.layout();
            let mut commanded = std::collections::BTreeSet::new();
            for (pix, piece) in battle.field().iter().filter(|(_, p)| p.on_map()) {
                let gait = survey.gait(&piece.info.id).unwrap();
                assert_eq!(gait.points_halves as i32, 2 * battle.allowance(pix));
                for hex in piece.hex.range(3).filter(|h| layout.contains(*h)) {
                    for (_, next) in layout.neighbours(hex) {
                        let price = survey.step(gait.mover, hex, next).map(|p| p.halves as i32);
                        assert_eq!(price, battle.step_cost(pix, hex, next).map(|cost| 2 * cost));
                    }
                }
                for target in battle.targets_of(pix) {
                    let at = battle.piece(target).hex;
                    let shooter = survey.shooter_of(&piece.info.id).unwrap();
                    assert!(survey.in_reach(shooter, piece.hex, at) && survey.sees(piece.hex, at));
                    assert!(survey.bears(&piece.info.id, at));
                }
                if let Some(area) = survey.command(&piece.info.id) {
                    assert!(battle.arm(pix).leads());
                    if battle.overall(piece.side()) != Some(pix) {
                        commanded.extend(area.inside);
                    }
                }
            }
            let units = battle.field().iter().filter(|(pix, p)| p.on_map() && battle.arm(*pix).is_body());
            for (pix, piece) in units {
                assert_eq!(battle.is(pix, mark::IN_COMMAND), commanded.contains(&piece.info.id));
            }
        }
    }
}
