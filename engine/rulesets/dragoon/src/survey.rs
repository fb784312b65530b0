//! The ground as these rules see it, for whoever paints it (`move.cost`, `los.line`, `bomb.range`,
//! `term.in_command`).
//!
//! Asks the functions of play; what they ask of pieces is asked of a battle set up, never opened.

use crate::battle::ground::Arm;
use crate::battle::roster::movement_halves;
use crate::battle::state::Battle;
use crate::ids::{rule, track};
use crate::movement::moves::{Linear, step_cost};
use crate::sight;
use crate::tables::{Calibre, ChartColumn, Tables};
use oblique_board::hex::{Hex, Sector, line};
use oblique_rules::kernel::Opening;
use oblique_rules::play::{Options, PieceIx, PieceState};
use oblique_rules::survey::{CommandArea, Gait, Mover, Shooter, Sight, SightStep, StepPrice, Survey};
use oblique_scenario::{PieceId, Scenario};
use std::cell::OnceCell;
use std::collections::BTreeSet;

/// Name, kind, formation, arm for its points, and column of the chart.
const MOVERS: [(&str, &str, &str, Arm, ChartColumn); 9] = [
    ("Infantry, line (other)", "infantry", "line", FOOT, ChartColumn::OLine),
    ("Infantry, column (other)", "infantry", "column", FOOT, ChartColumn::OCol),
    ("Infantry, line (Prussian)", "infantry", "line", FOOT, ChartColumn::PLine),
    ("Infantry, column (Prussian)", "infantry", "column", FOOT, ChartColumn::PCol),
    ("Light infantry", "light_infantry", "normal", Arm::Light, ChartColumn::Light),
    ("Cavalry, line", "cavalry", "line", Arm::Dragoon, ChartColumn::CavLine),
    ("Cavalry, column", "cavalry", "column", Arm::Dragoon, ChartColumn::CavCol),
    ("Guns, limbered", "artillery", "limbered", Arm::Guns { calibre: Calibre::Medium }, ChartColumn::Art),
    ("Leaders", "corps_leader", "", Arm::Corps, ChartColumn::Leader),
];
const FOOT: Arm = Arm::Infantry { grenadier: false };

/// The index of the mover of a column of the chart.
pub(crate) fn mover_of(column: ChartColumn) -> Option<usize> {
    MOVERS.iter().position(|m| m.4 == column)
}

/// Calibres by name.
const SHOOTERS: [(&str, Calibre); 3] =
    [("6-pounder", Calibre::Light), ("12-pounder", Calibre::Medium), ("24-pounder", Calibre::Heavy)];

/// A survey of a scenario's ground.
pub(crate) struct Ground<'a> {
    scenario: &'a Scenario,
    linear: Linear,
    /// Hexes in which units stand at the start, as (x, y).
    units: BTreeSet<(i32, i32)>,
    /// The pieces as they stand at the start, once somebody asks about one.
    start: OnceCell<Battle>,
}

impl<'a> Ground<'a> {
    /// Of that scenario.
    pub(crate) fn new(scenario: &'a Scenario) -> Self {
        let leads = |kind: &str| crate::CATALOG.kind(kind).is_some_and(|k| k.role.leads());
        let stands = |p: &&oblique_scenario::Piece| p.arrives.is_none() && !leads(&p.kind);
        let units = scenario.pieces.values().filter(stands).filter_map(|p| p.hex).map(|h| (h.x, h.y));
        let linear = Linear::of(&scenario.board);
        Self { scenario, linear, units: units.collect(), start: OnceCell::new() }
    }

    /// The battle as it would begin.
    fn start(&self) -> &Battle {
        let options = Options { seed: 0, fog: false, unattended: false };
        self.start.get_or_init(|| Battle::set_up(&crate::CATALOG, self.scenario, &options))
    }

    /// A piece of that battle.
    fn find(&self, id: &PieceId) -> Option<(&Battle, PieceIx, &PieceState)> {
        let battle = self.start();
        battle.field().iter().find(|(_, p)| p.info.id == *id).map(|(pix, piece)| (battle, pix, piece))
    }

    fn height_halves(&self, hex: Hex) -> i32 {
        self.scenario.board.level(hex).map_or(0, |l| 2 * i32::from(l))
    }
}

impl Survey for Ground<'_> {
    fn movers(&self) -> Vec<Mover> {
        let mover = |(name, kind, formation, arm, _): &(&str, &str, &str, Arm, ChartColumn)| Mover {
            name: (*name).to_owned(),
            kind: (*kind).to_owned(),
            formation: (*formation).to_owned(),
            points_halves: u32::try_from(movement_halves(*arm)).unwrap_or(0),
        };
        MOVERS.iter().map(mover).collect()
    }

    fn step(&self, mover: usize, from: Hex, to: Hex) -> Option<StepPrice> {
        let cost = step_cost(&self.scenario.board, self.linear, MOVERS.get(mover)?.4, from, to)?;
        Some(StepPrice {
            halves: u32::try_from(cost.halves).unwrap_or(0),
            disorders: cost.disruption.is_some(),
        })
    }

    fn shooters(&self) -> Vec<Shooter> {
        let reach = |calibre| u32::try_from(Tables::get().artillery_reach(calibre, 0, 0)).unwrap_or(0);
        SHOOTERS
            .iter()
            .map(|(name, c)| Shooter { name: (*name).to_owned(), reach_hexes: reach(*c) })
            .collect()
    }

    fn in_reach(&self, shooter: usize, from: Hex, to: Hex) -> bool {
        let board = &self.scenario.board;
        let (Some(own), Some(target)) = (board.level(from), board.level(to)) else { return false };
        SHOOTERS.get(shooter).is_some_and(|(_, calibre)| {
            let reach = Tables::get().artillery_reach(*calibre, i32::from(own), i32::from(target));
            i64::from(from.unsigned_distance_to(to)) <= i64::from(reach)
        })
    }

    fn sight(&self, from: Hex, to: Hex) -> Sight {
        let board = &self.scenario.board;
        let unit_at = |hex: Hex| self.units.contains(&(hex.x, hex.y));
        let stands = |hex: Hex| {
            let wooded = board.terrain(hex).is_some_and(|t| Tables::get().terrain(t).blocks_sight);
            wooded || unit_at(hex)
        };
        let step = |hex: Hex| {
            let ground_halves = self.height_halves(hex);
            SightStep { hex, ground_halves, top_halves: ground_halves + i32::from(stands(hex)) }
        };
        let on_board = |hex: &Hex| board.layout().contains(*hex);
        Sight {
            blocked: sight::blocked(board, from, to, unit_at),
            between: line(from, to)
                .flat_map(|s| s.hexes().filter(on_board).collect::<Vec<_>>())
                .map(step)
                .collect(),
            ends_halves: [self.height_halves(from), self.height_halves(to)],
            rule: rule::LOS_LINE,
        }
    }

    fn sees(&self, from: Hex, to: Hex) -> bool {
        sight::sees(&self.scenario.board, from, to, |hex| self.units.contains(&(hex.x, hex.y)))
    }

    fn gait(&self, piece: &PieceId) -> Option<Gait> {
        let (battle, pix, state) = self.find(piece)?;
        let mover = mover_of(battle.column(pix, state.formation))?;
        Some(Gait { mover, points_halves: u32::try_from(movement_halves(battle.arm(pix))).unwrap_or(0) })
    }

    fn shooter_of(&self, piece: &PieceId) -> Option<usize> {
        let (battle, pix, _) = self.find(piece)?;
        let calibre = battle.arm(pix).is_guns().then(|| battle.calibre(pix))?;
        SHOOTERS.iter().position(|(_, c)| *c == calibre)
    }

    fn bears(&self, piece: &PieceId, to: Hex) -> bool {
        self.find(piece).is_some_and(|(battle, pix, state)| {
            state.facing.is_none() || battle.sector_of(pix, to) == Sector::Front
        })
    }

    fn command(&self, leader: &PieceId) -> Option<CommandArea> {
        let (battle, pix, state) = self.find(leader)?;
        if !state.on_map() || !battle.arm(pix).is_leader() {
            return None;
        }
        let radius_hexes = u32::try_from(battle.get(pix, track::RADIUS)).unwrap_or(0);
        let overall = battle.overall(state.side()) == Some(pix);
        let under: Vec<PieceIx> = if overall {
            battle.leaders_of(state.side()).filter(|l| *l != pix).collect()
        } else {
            battle.attached(pix).filter(|u| battle.piece(*u).on_map()).collect()
        };
        let (inside, outside): (Vec<PieceIx>, Vec<PieceIx>) =
            under.into_iter().partition(|u| battle.in_radius(pix, *u));
        let ids = |all: Vec<PieceIx>| all.into_iter().map(|p| battle.piece(p).info.id.clone()).collect();
        let layout = self.scenario.board.layout();
        // Over the board and not the radius, which may be of any size before checks have refused it.
        let hexes = layout.hexes().filter(|h| state.hex.unsigned_distance_to(*h) <= radius_hexes).collect();
        let rule = if overall { rule::CMD_UNSPENT } else { rule::TERM_IN_COMMAND };
        Some(CommandArea {
            center: state.hex,
            radius_hexes,
            hexes,
            inside: ids(inside),
            outside: ids(outside),
            rule,
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::Dragoon;
    use oblique_board::hex::{Layout, Orientation};
    use oblique_board::{Board, TerrainIx};
    use oblique_rules::Ruleset as _;
    use oblique_rules::survey::reach;
    use oblique_scenario::Scenario;

    #[test]
    fn woods_bar_lines_and_sight() {
        let ids = Dragoon.catalog().terrain.iter().map(|t| t.id.clone()).collect();
        let mut board = Board::new(Layout::new(Orientation::Flat, 9, 9), ids, Vec::new());
        let layout = board.layout();
        let (from, wood, to) = (layout.at(4, 1), layout.at(4, 3), layout.at(4, 6));
        let woods = board.palette().iter().position(|id| id == "woods").unwrap();
        board.set_terrain(wood, TerrainIx(u8::try_from(woods).unwrap()));
        let scenario = Scenario::new("dragoon", board);
        let survey = Dragoon.survey(&scenario);
        let sight = survey.sight(from, to);
        assert_eq!(sight.blocked, Some(wood));
        assert_eq!(sight.between.len(), 4);
        let (line, column) = (0, 1);
        let points = survey.movers()[line].points_halves;
        let reached =
            |mover, hex| reach(survey.as_ref(), layout, mover, points, from, 3)[layout.index(hex).unwrap()];
        assert_eq!(reached(line, wood), None);
        assert!(reached(column, wood).is_some());
        assert_eq!(reached(line, from).map(|r| (r.turns, r.halves)), Some((0, 0)));
        assert!(reached(line, to).is_some_and(|r| r.turns >= 1), "five hexes are more than a turn's march");
    }

    /// What the survey says of each piece is what the rules ask of it in a battle that begins.
    #[test]
    fn pieces_move_shoot_and_obey_as_in_play() {
        let mut targets = 0;
        for text in [
            include_str!("../../../../scenarios/dragoon/mollwitz.ron"),
            include_str!("../../../../scenarios/dragoon/no_quarter.ron"),
            include_str!("../../../../scenarios/dragoon/hohenfriedberg.ron"),
            include_str!("../../../../scenarios/dragoon/dogs_of_war.ron"),
        ] {
            let scenario = crate::tests::read_scenario(text).scenario.unwrap();
            let options = oblique_rules::play::Options { seed: 1, fog: false, unattended: false };
            let battle: crate::battle::state::Battle =
                oblique_rules::kernel::Opening::set_up(&crate::CATALOG, &scenario, &options);
            let survey = Dragoon.survey(&scenario);
            let layout = scenario.board.layout();
            for (pix, piece) in battle.field().iter().filter(|(_, p)| p.on_map()) {
                let gait = survey.gait(&piece.info.id).unwrap();
                assert_eq!(gait.points_halves as i32, super::movement_halves(battle.arm(pix)));
                for hex in piece.hex.range(4).filter(|h| layout.contains(*h)) {
                    for (_, next) in layout.neighbours(hex) {
                        let price = survey.step(gait.mover, hex, next);
                        let cost = battle.route_cost(pix, hex, next);
                        assert_eq!(price.map(|p| p.halves as i32), cost.map(|c| c.halves));
                        assert_eq!(price.map(|p| p.disorders), cost.map(|c| c.disruption.is_some()));
                    }
                }
                if let Some(shooter) = survey.shooter_of(&piece.info.id) {
                    let struck = battle.bombard_targets(pix);
                    targets += struck.len();
                    for hex in struck {
                        assert!(survey.in_reach(shooter, piece.hex, hex) && survey.sees(piece.hex, hex));
                        assert!(survey.bears(&piece.info.id, hex));
                    }
                }
                let Some(area) = survey.command(&piece.info.id) else { continue };
                assert!(battle.arm(pix).is_leader());
                for (ids, inside) in [(&area.inside, true), (&area.outside, false)] {
                    for id in ids {
                        let (other, state) = battle.field().iter().find(|(_, p)| p.info.id == *id).unwrap();
                        assert_eq!(battle.in_radius(pix, other), inside);
                        assert_eq!(area.hexes.contains(&state.hex), inside);
                    }
                }
            }
        }
        assert!(targets > 0, "no battery has a target");
    }
}
