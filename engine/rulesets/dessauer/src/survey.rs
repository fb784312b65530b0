//! The ground as these rules see it, for whoever paints it (section 11).
//!
//! A battle is set up from the scenario as it is, unopened, and asked what play would ask. Must not know who asks.

use crate::CATALOG;
use crate::battle::state::Battle;
use crate::battle::{class_of, grade_of};
use crate::board::chart;
use crate::ids::rule;
use crate::movement::allowance::{self, Order};
use crate::tables::{Fires, Tables};
use crate::units::class::{Class, Grade};
use oblique_board::hex::Hex;
use oblique_rules::catalog::Kind;
use oblique_rules::kernel::{Opening as _, Values};
use oblique_rules::play::{Options, PieceIx};
use oblique_rules::survey::{CommandArea, Gait, Mover, Shooter, Sight, SightStep, StepPrice, Survey};
use oblique_scenario::{PieceId, Scenario};
use std::cell::OnceCell;

/// A class in one of its formations.
struct Way {
    class: Class,
    kind: &'static Kind,
    form: &'static str,
    /// The formation's place in the catalog.
    place: u8,
    halves: i32,
}

/// A survey of a scenario's ground.
pub(crate) struct GroundSurvey<'a> {
    scenario: &'a Scenario,
    /// The battle as it would begin, once somebody asks about more than tables.
    start: OnceCell<Battle>,
    ways: Vec<Way>,
    shooters: Vec<(Class, &'static str, i32)>,
}

/// The column of the table of rates of a formation of the catalog.
fn order_of(formation: &str) -> Order {
    match formation {
        "column" | "limbered" | "garrison" => Order::Column,
        "square" => Order::Square,
        "skirmish" => Order::Skirmish,
        _ => Order::Line,
    }
}

impl<'a> GroundSurvey<'a> {
    /// Of that scenario.
    pub(crate) fn new(scenario: &'a Scenario) -> Self {
        let classes = || CATALOG.kinds.iter().filter_map(|kind| Some((class_of(&kind.id)?, kind)));
        let mut ways = Vec::new();
        for (class, kind) in classes() {
            // Bent lines do not move (`form.bent`).
            for form in kind.formations.iter().map(String::as_str).filter(|form| *form != "bent") {
                let halves = allowance::halves(class, order_of(form), Grade::C);
                let place = CATALOG.formations.iter().position(|known| known.id == form);
                let place = place.and_then(|place| u8::try_from(place).ok()).unwrap_or(0);
                ways.push(Way { class, kind, form, place, halves });
            }
        }
        let reach = |(class, kind): (Class, &'static Kind)| {
            Some((class, kind.name.as_str(), Tables::get().reach_of(class.weapon()?)))
        };
        Self { scenario, start: OnceCell::new(), ways, shooters: classes().filter_map(reach).collect() }
    }

    fn battle(&self) -> &Battle {
        let options = Options { seed: 0, fog: false, unattended: false };
        self.start.get_or_init(|| Battle::set_up(&CATALOG, self.scenario, &options))
    }

    fn find(&self, id: &PieceId) -> Option<PieceIx> {
        self.battle().field().iter().find(|(_, piece)| piece.info.id == *id).map(|(pix, _)| pix)
    }
}

impl Survey for GroundSurvey<'_> {
    fn movers(&self) -> Vec<Mover> {
        let lowered = |form: &str| CATALOG.formation(form).map(|form| form.name.to_lowercase());
        let mover = |way: &Way| Mover {
            name: format!("{}, {}", way.kind.name, lowered(way.form).unwrap_or_default()),
            kind: way.kind.id.clone(),
            formation: way.form.to_owned(),
            points_halves: u32::try_from(way.halves).unwrap_or(0),
        };
        self.ways.iter().map(mover).collect()
    }

    fn step(&self, mover: usize, from: Hex, to: Hex) -> Option<StepPrice> {
        let way = self.ways.get(mover)?;
        let going = self.battle().going_of(way.class.arm(), way.place, from, to).ok()?;
        let inches = Tables::get().scale.inches_a_hex * going.factor + going.inches;
        Some(StepPrice { halves: u32::try_from(2 * inches).ok()?, disorders: going.disorders.is_some() })
    }

    fn shooters(&self) -> Vec<Shooter> {
        let shooter = |(_, name, hexes): &(Class, &str, i32)| Shooter {
            name: (*name).to_owned(),
            reach_hexes: u32::try_from(*hexes).unwrap_or(0),
        };
        self.shooters.iter().map(shooter).collect()
    }

    fn in_reach(&self, shooter: usize, from: Hex, to: Hex) -> bool {
        let weapon = self.shooters.get(shooter).and_then(|(class, ..)| class.weapon());
        let any = [Fires::Ball, Fires::Canister, Fires::Shot, Fires::Shell];
        let reaches = |weapon, fires| {
            let range = self.battle().range_of(from, to, fires);
            crate::firing::need::by_range(weapon, fires, range).is_some()
        };
        weapon.is_some_and(|weapon| any.into_iter().any(|fires| reaches(weapon, fires)))
    }

    fn sight(&self, from: Hex, to: Hex) -> Sight {
        let (battle, board) = (self.battle(), &self.scenario.board);
        let chart = &battle.ground().chart;
        let blocked = battle.sight_blocked(from, to);
        let halves = |hex: Hex| 2 * chart::level(board, hex);
        let step = |hex: Hex| SightStep {
            hex,
            ground_halves: halves(hex),
            top_halves: 2 * chart.top(board, hex) + if chart.is_woods(board, hex) { 2 } else { 0 },
        };
        let steps = oblique_board::hex::crossed(from, to).flat_map(oblique_board::hex::Step::hexes);
        Sight {
            blocked: blocked.map(|(hex, _)| hex),
            between: steps.filter(|hex| board.layout().contains(*hex)).map(step).collect(),
            ends_halves: [halves(from), halves(to)],
            rule: blocked.map_or(rule::LOS_LINE, |(_, rule)| rule),
        }
    }

    fn sees(&self, from: Hex, to: Hex) -> bool {
        self.battle().sight_blocked(from, to).is_none()
    }

    fn gait(&self, id: &PieceId) -> Option<Gait> {
        let piece = self.scenario.pieces.get(id)?;
        let usual = || CATALOG.kind(&piece.kind)?.formations.first().map(String::as_str);
        let form = if piece.formation.is_empty() { usual()? } else { piece.formation.as_str() };
        let mover = self.ways.iter().position(|way| way.kind.id == piece.kind && way.form == form)?;
        let grade = grade_of(Values::of(&CATALOG, piece));
        let halves = allowance::halves(self.ways.get(mover)?.class, order_of(form), grade);
        Some(Gait { mover, points_halves: u32::try_from(halves).unwrap_or(0) })
    }

    fn shooter_of(&self, id: &PieceId) -> Option<usize> {
        let class = class_of(&self.scenario.pieces.get(id)?.kind)?;
        self.shooters.iter().position(|(own, ..)| *own == class)
    }

    fn bears(&self, id: &PieceId, to: Hex) -> bool {
        let battle = self.battle();
        let bears = |pix| battle.parts_of(pix).into_iter().any(|part| battle.bears_on(pix, part, to));
        self.find(id).is_none_or(bears)
    }

    /// With limited control the hexes a general's orders reach, else the unit he is with (`gen.effect`).
    fn command(&self, leader: &PieceId) -> Option<CommandArea> {
        let battle = self.battle();
        let pix = self.find(leader).filter(|pix| battle.is_general(*pix))?;
        let own = battle.piece(pix);
        let (center, side) = (own.hex, own.side());
        let limited = battle.ground().switches.limited_control;
        let ids = |all: Vec<PieceIx>| all.into_iter().map(|p| battle.piece(p).info.id.clone()).collect();
        let rule = if limited { rule::OPT_LIMITED_CONTROL } else { rule::GEN_EFFECT };
        if !limited {
            let with = battle.troops_at(center).filter(|unit| battle.piece(*unit).side() == side);
            let (hexes, inside) = (vec![center], ids(with.into_iter().collect()));
            return Some(CommandArea { center, radius_hexes: 0, hexes, inside, outside: Vec::new(), rule });
        }
        let mut hexes: Vec<Hex> =
            battle.controlled_from(side, center).into_iter().map(|(y, x)| Hex::new(x, y)).collect();
        hexes.sort_by_key(|hex| battle.board().layout().index(*hex));
        let near = battle.near_generals(side);
        // Any general serves: who is under him and near another is in command too.
        let under = battle.troops_of(side).filter(|unit| battle.piece(*unit).leader == Some(pix));
        let (inside, outside): (Vec<PieceIx>, Vec<PieceIx>) = under.partition(|unit| near.contains(unit));
        let radius_hexes = u32::try_from(Tables::get().general.control_hexes).unwrap_or(0);
        let (inside, outside) = (ids(inside), ids(outside));
        Some(CommandArea { center, radius_hexes, hexes, inside, outside, rule })
    }
}

#[cfg(test)]
mod tests {
    use super::GroundSurvey;
    use crate::battle::state::Battle;
    use crate::ids::{param, rule};
    use crate::{CATALOG, Dessauer};
    use oblique_board::hex::Hex;
    use oblique_rules::kernel::{Opening as _, Rules as _};
    use oblique_rules::play::Options;
    use oblique_rules::survey::Survey as _;
    use oblique_scenario::{PieceId, Scenario, Value};

    fn kesselsdorf() -> Scenario {
        let text = include_str!("../../../../scenarios/dessauer/kesselsdorf.ron");
        let palettes = |id: &str| (id == CATALOG.id).then(|| CATALOG.palettes());
        oblique_scenario::format::read(text, &palettes).scenario.expect("it is read whole")
    }

    fn battle(scenario: &Scenario) -> Battle {
        let options = Options { seed: 1, fog: false, unattended: false };
        let mut battle = Battle::set_up(&CATALOG, scenario, &options);
        battle.open();
        battle
    }

    #[test]
    fn who_sees_and_bears_on_whom_is_what_play_says() {
        let scenario = kesselsdorf();
        let (survey, battle) = (GroundSurvey::new(&scenario), battle(&scenario));
        for (pix, piece) in battle.field().iter().filter(|(pix, _)| battle.stands(*pix)) {
            let Ok(area) = battle.field_before(pix) else { continue };
            let shooter = survey.shooter_of(&piece.info.id).expect("it fires");
            for hex in battle.board().layout().hexes().filter(|hex| *hex != piece.hex) {
                let sees = battle.line_of_sight(piece.hex, hex).blocked.is_none();
                assert_eq!(survey.sees(piece.hex, hex), sees, "{} to {hex:?}", piece.info.name);
                assert_eq!(survey.sight(piece.hex, hex).blocked.is_none(), sees);
                if area.hexes.contains(&hex) {
                    assert!(survey.bears(&piece.info.id, hex) && survey.sees(piece.hex, hex));
                    assert!(piece.hex.unsigned_distance_to(hex) <= survey.shooters()[shooter].reach_hexes);
                }
            }
        }
    }

    #[test]
    fn a_unit_moves_by_the_rate_of_its_grade_and_a_bent_line_not_at_all() {
        let mut scenario = kesselsdorf();
        let id = PieceId("a-kleist".to_owned());
        let gait = |scenario: &Scenario| GroundSurvey::new(scenario).gait(&id).map(|gait| gait.points_halves);
        assert_eq!(gait(&scenario), Some(12));
        for (form, grade, halves) in
            [("column", "c", Some(18)), ("square", "d", Some(0)), ("bent", "c", None)]
        {
            let piece = scenario.pieces.get_mut(&id).expect("it is there");
            piece.formation = form.to_owned();
            piece.attrs.insert("grade".to_owned(), Value::Text(grade.to_owned()));
            assert_eq!(gait(&scenario), halves, "{form}");
        }
    }

    #[test]
    fn woods_lengthen_the_range_of_fire() {
        let scenario = kesselsdorf();
        let survey = GroundSurvey::new(&scenario);
        let muskets = survey.shooter_of(&PieceId("a-kleist".to_owned())).expect("foot fires");
        let layout = scenario.board.layout();
        let (open, edge): (Hex, Hex) = (layout.at(8, 8), layout.at(2, 8));
        assert!(survey.in_reach(muskets, open, layout.at(3, 8)), "five hexes of open ground");
        assert!(!survey.in_reach(muskets, open, edge), "six hexes, and one more for the woods");
    }

    #[test]
    fn generals_reach_who_is_with_them_or_with_limited_control_who_is_near() {
        let mut scenario = kesselsdorf();
        let id = PieceId("a-hertzberg".to_owned());
        let alone = GroundSurvey::new(&scenario).command(&id).expect("he commands");
        assert_eq!((alone.radius_hexes, alone.hexes.len(), alone.rule), (0, 1, rule::GEN_EFFECT));
        assert_eq!(alone.inside, [PieceId("a-aulack".to_owned())]);
        scenario.params.insert(param::LIMITED_CONTROL.to_owned(), Value::Flag(true));
        let area = GroundSurvey::new(&scenario).command(&id).expect("he commands");
        assert_eq!((area.radius_hexes, area.rule), (6, rule::OPT_LIMITED_CONTROL));
        assert_eq!((area.inside.len(), area.outside.len()), (3, 0));
        let open = oblique_rules::Ruleset::begin(
            &Dessauer,
            &scenario,
            &Options { seed: 1, fog: false, unattended: false },
        );
        assert!(open.is_ok(), "the scenario has no errors");
        let chief = PieceId("a-leopold".to_owned());
        let far = GroundSurvey::new(&scenario).command(&chief).expect("he commands");
        assert!(far.outside.is_empty() || far.outside.iter().all(|id| !far.inside.contains(id)));
        assert!(area.hexes.iter().all(|hex| hex.unsigned_distance_to(area.center) <= 6));
        assert!(GroundSurvey::new(&scenario).command(&PieceId("a-kleist".to_owned())).is_none());
    }
}
