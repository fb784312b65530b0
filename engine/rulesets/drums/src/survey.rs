//! The ground as these rules see it, for whoever paints it (`move.table`, `geo.terrain`, `los.line`, `gun.mods`,
//! `gen.span`).
//!
//! A step costs one hex of the allowance, wherever it may be made at all: reductions shorten a whole action, which no
//! step can tell alone.

use crate::Drums;
use crate::board::arc::in_arc;
use crate::board::chart::Chart;
use crate::command::span::{in_command, in_span};
use crate::ids::rule;
use crate::sight::{hidden, hidden_by_ground};
use crate::tables::{Crossing, Tables};
use crate::units::division::Division;
use crate::units::nature::{Nature, is_fast};
use crate::units::standing::is_sector;
use oblique_board::hex::{Hex, Step, crossed};
use oblique_rules::position::{Position, ScenarioPiece, ScenarioPosition};
use oblique_rules::survey::{CommandArea, Gait, Mover, Shooter, Sight, SightStep, StepPrice, Survey};
use oblique_scenario::{Attrs, PieceId, Scenario, Side, Value};

/// Name, kind and formation.
const MOVERS: [(&str, &str, &str); 9] = [
    ("Infantry line", "infantry", "line"),
    ("Attack column", "infantry", "attack_column"),
    ("March column", "infantry", "march_column"),
    ("Square", "infantry", "square"),
    ("Cavalry line", "cavalry", "cavalry_line"),
    ("Cavalry column", "cavalry", "cavalry_column"),
    ("Foot battery, limbered", "artillery", "limbered"),
    ("Horse battery, limbered", "artillery", "limbered"),
    ("General", "leader", ""),
];
/// The horse battery among them.
const HORSE: usize = 7;

/// A survey of a scenario's ground.
pub(crate) struct GroundSurvey<'a> {
    position: ScenarioPosition<'a, Drums>,
    chart: Chart,
}

fn formation_at(id: &str) -> u8 {
    let place = crate::CATALOG.formations.iter().position(|f| f.id == id);
    place.and_then(|place| u8::try_from(place).ok()).unwrap_or(0)
}

impl<'a> GroundSurvey<'a> {
    /// Of that scenario.
    pub(crate) fn new(scenario: &'a Scenario) -> Self {
        let standing = scenario.roster().into_iter().map(|id| &scenario.pieces[id]);
        let position = ScenarioPosition::new(scenario, standing.filter(|p| p.hex.is_some()));
        Self { position, chart: Chart::of(&scenario.board) }
    }

    fn find(&self, id: &PieceId) -> Option<ScenarioPiece<'a>> {
        self.position.piece(self.position.scenario().pieces.get(id)?)
    }

    fn allowance(nature: Nature, formation: u8) -> u32 {
        u32::try_from(2 * nature.allowance(formation)).unwrap_or(0)
    }
}

/// What a mover of the list is.
fn nature_of(mover: usize) -> Option<(Nature, u8)> {
    let (_, kind, formation) = MOVERS.get(mover)?;
    let horse = ("horse".to_owned(), Value::Flag(mover == HORSE));
    Some((Nature::read(crate::CATALOG.kind(kind)?, &Attrs::from([horse])), formation_at(formation)))
}

impl Survey for GroundSurvey<'_> {
    fn movers(&self) -> Vec<Mover> {
        let points = |i| nature_of(i).map_or(0, |(nature, formation)| Self::allowance(nature, formation));
        let mover = |(i, (name, kind, formation)): (usize, &(&str, &str, &str))| Mover {
            name: (*name).to_owned(),
            kind: (*kind).to_owned(),
            formation: (*formation).to_owned(),
            points_halves: points(i),
        };
        MOVERS.iter().enumerate().map(mover).collect()
    }

    fn step(&self, mover: usize, from: Hex, to: Hex) -> Option<StepPrice> {
        let (board, (nature, formation)) = (self.position.board(), nature_of(mover)?);
        let ground = self.chart.at(board, to);
        let fast = is_fast(formation);
        let enters = match self.chart.crossing(board, from, to) {
            Some(Crossing::Closed) => false,
            Some(Crossing::OnTheMarch) => fast || nature.arm.leads(),
            Some(Crossing::Obstacle) | None => true,
        };
        // Units on the march pass a sector by its road; infantry goes in by an order of its own.
        let sector =
            is_sector(&ground.id) && !nature.arm.leads() && !(fast && self.chart.road(board, from, to));
        let goes = board.layout().contains(to) && enters && !ground.impassable && !sector;
        goes.then_some(StepPrice { halves: 2, disorders: false })
    }

    fn shooters(&self) -> Vec<Shooter> {
        let reach_hexes = u32::try_from(Tables::get().fire.long_to).unwrap_or(0);
        vec![Shooter { name: "Battery".to_owned(), reach_hexes }]
    }

    fn in_reach(&self, shooter: usize, from: Hex, to: Hex) -> bool {
        let range = i32::try_from(from.unsigned_distance_to(to)).unwrap_or(i32::MAX);
        shooter == 0 && range <= Tables::get().fire.long_to
    }

    fn sight(&self, from: Hex, to: Hex) -> Sight {
        let board = self.position.board();
        let guns = self.position.pieces_at(from).map(|p| self.position.side_of(p)).next();
        let found = match guns {
            Some(side) => hidden(&self.position, &self.chart, side, (from, to)),
            None => hidden_by_ground(board, &self.chart, from, to),
        };
        let height = |hex: Hex| 2 * i32::from(board.level(hex).unwrap_or(0));
        let step = |hex: Hex| {
            let top = i32::from(self.chart.at(board, hex).blocks_sight);
            SightStep { hex, ground_halves: height(hex), top_halves: height(hex) + top }
        };
        let between = crossed(from, to).flat_map(Step::hexes);
        Sight {
            blocked: found.map(|h| h.by),
            between: between.filter(|hex| board.layout().contains(*hex)).map(step).collect(),
            ends_halves: [height(from), height(to)],
            rule: found.map_or(rule::LOS_LINE, |h| h.rule),
        }
    }

    fn gait(&self, piece: &PieceId) -> Option<Gait> {
        let piece = self.find(piece)?;
        let nature = self.position.nature(piece);
        let own = |i: &usize| {
            let Some((other, formation)) = nature_of(*i) else { return false };
            let alike = other.arm.leads() == nature.arm.leads()
                && Self::allowance(other, formation) == Self::allowance(nature, piece.formation);
            alike && (nature.arm.leads() || (MOVERS[*i].1 == piece.kind.id && formation == piece.formation))
        };
        let mover = (0..MOVERS.len()).find(own)?;
        Some(Gait { mover, points_halves: Self::allowance(nature, piece.formation) })
    }

    fn shooter_of(&self, piece: &PieceId) -> Option<usize> {
        let piece = self.find(piece)?;
        self.position.nature(piece).arm.is_guns().then_some(0)
    }

    fn bears(&self, piece: &PieceId, to: Hex) -> bool {
        let Some(piece) = self.find(piece) else { return false };
        let from = self.position.hex_of(piece);
        from.is_some_and(|from| in_arc(piece.formation, piece.given.facing, from, to))
    }

    fn command(&self, leader: &PieceId) -> Option<CommandArea> {
        let piece = self.find(leader)?;
        let (center, span) = (self.position.hex_of(piece)?, self.position.nature(piece).span()?);
        let under = |side: Side| {
            let of = self.position.scenario().pieces.iter().filter(move |(_, p)| p.side == side);
            of.filter(|(_, p)| p.leader.as_ref() == Some(leader) && p.hex.is_some())
        };
        let units = under(piece.given.side).filter_map(|(id, p)| Some((id, self.position.piece(p)?)));
        let units = units.filter(|(_, p)| !p.kind.role.leads());
        let (inside, outside): (Vec<_>, Vec<_>) = units.partition(|(_, p)| in_command(&self.position, *p));
        let ids = |all: Vec<(&PieceId, _)>| all.into_iter().map(|(id, _)| id.clone()).collect();
        let hexes = self.position.board().layout().hexes();
        Some(CommandArea {
            center,
            radius_hexes: u32::try_from(span).unwrap_or(0),
            hexes: hexes.filter(|hex| in_span(&self.position, piece, *hex)).collect(),
            inside: ids(inside),
            outside: ids(outside),
            rule: rule::GEN_SPAN,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::GroundSurvey;
    use crate::board::tests::at;
    use crate::test_field::{Field, set};
    use oblique_rules::survey::Survey as _;
    use oblique_scenario::PieceId;

    fn id(i: usize) -> PieceId {
        PieceId(format!("p{i}"))
    }

    #[test]
    fn who_goes_where_and_how_far() {
        let mut field = Field::new(&[
            ("infantry", "A", at(4, 4), "march_column"),
            ("artillery", "A", at(8, 4), "limbered"),
        ]);
        set(field.piece(1), "horse");
        field.edge("stream", at(12, 8), at(13, 8));
        field.edge("stream", at(14, 8), at(15, 8));
        field.edge("bridge", at(14, 8), at(15, 8));
        field.paint(at(20, 8), "water");
        let survey = GroundSurvey::new(&field.0);
        let gait = |i| survey.gait(&id(i)).map(|g| (survey.movers()[g.mover].name.clone(), g.points_halves));
        assert_eq!(gait(0), Some(("March column".to_owned(), 6)));
        assert_eq!(gait(1), Some(("Horse battery, limbered".to_owned(), 8)));
        let goes = |mover: usize, a, b| survey.step(mover, a, b).is_some();
        assert!(!goes(2, at(12, 8), at(13, 8)) && goes(2, at(14, 8), at(15, 8)));
        assert!(!goes(0, at(14, 8), at(15, 8)), "a line uses no bridge");
        assert!(!goes(0, at(19, 8), at(20, 8)) && goes(0, at(16, 8), at(17, 8)));
    }

    #[test]
    fn a_general_commands_his_own_within_his_span() {
        let field = Field::new(&[
            ("leader", "A", at(10, 10), ""),
            ("infantry", "A", at(16, 10), "line"),
            ("infantry", "A", at(17, 10), "line"),
        ]);
        let area = GroundSurvey::new(&field.0).command(&id(0)).expect("he leads");
        assert_eq!((area.radius_hexes, area.inside, area.outside), (6, vec![id(1)], vec![id(2)]));
        assert!(area.hexes.contains(&at(10, 16)) && !area.hexes.contains(&at(10, 17)));
    }
}
