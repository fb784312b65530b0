//! The ids of this ruleset's manual and catalog, so that a misspelt one does not compile.
//!
//! Generated: `BLESS=1 cargo test -p oblique-testing --test ids` writes it from the two files.

#![expect(dead_code, reason = "the manual has rules that act on the screen or in advice only")]

/// Rules of the manual.
pub(crate) mod rule {
    use oblique_scenario::check::RuleId;

    /// One hex is two inches.
    pub(crate) const SCALE_HEX: RuleId = RuleId::new("scale.hex");
    /// Angles run between hex centres.
    pub(crate) const SCALE_ANGLE: RuleId = RuleId::new("scale.angle");
    /// Strength is a count of models.
    pub(crate) const UNIT_STRENGTH: RuleId = RuleId::new("unit.strength");
    /// A battery is its gunners.
    pub(crate) const UNIT_GUNS: RuleId = RuleId::new("unit.guns");
    /// Grades A to D.
    pub(crate) const UNIT_GRADE: RuleId = RuleId::new("unit.grade");
    /// Steady.
    pub(crate) const UNIT_STEADY: RuleId = RuleId::new("unit.steady");
    /// Shattered units are removed.
    pub(crate) const UNIT_SHATTER: RuleId = RuleId::new("unit.shatter");
    /// The formations.
    pub(crate) const FORM_TABLE: RuleId = RuleId::new("form.table");
    /// Lines face a vertex.
    pub(crate) const FORM_LINE: RuleId = RuleId::new("form.line");
    /// Columns face a side.
    pub(crate) const FORM_COLUMN: RuleId = RuleId::new("form.column");
    /// Bent line.
    pub(crate) const FORM_BENT: RuleId = RuleId::new("form.bent");
    /// Squares have no flank.
    pub(crate) const FORM_SQUARE: RuleId = RuleId::new("form.square");
    /// Active and passive.
    pub(crate) const TURN_ORDER: RuleId = RuleId::new("turn.order");
    /// What the passive side may do.
    pub(crate) const TURN_PASSIVE: RuleId = RuleId::new("turn.passive");
    /// The record of the last move.
    pub(crate) const TURN_RECORD: RuleId = RuleId::new("turn.record");
    /// Allowance.
    pub(crate) const MOVE_ALLOW: RuleId = RuleId::new("move.allow");
    /// Paying for hexes.
    pub(crate) const MOVE_STEP: RuleId = RuleId::new("move.step");
    /// Half a move.
    pub(crate) const MOVE_HALF: RuleId = RuleId::new("move.half");
    /// Going forward.
    pub(crate) const MOVE_FORWARD: RuleId = RuleId::new("move.forward");
    /// Sidestep, backstep, oblique.
    pub(crate) const MOVE_SLOW: RuleId = RuleId::new("move.slow");
    /// Wheeling.
    pub(crate) const MOVE_WHEEL: RuleId = RuleId::new("move.wheel");
    /// Changing formation and facing.
    pub(crate) const MOVE_CHANGE: RuleId = RuleId::new("move.change");
    /// Reforming from disorder.
    pub(crate) const MOVE_REFORM: RuleId = RuleId::new("move.reform");
    /// Passing through a friend.
    pub(crate) const MOVE_PASS: RuleId = RuleId::new("move.pass");
    /// Other limits.
    pub(crate) const MOVE_LIMITS: RuleId = RuleId::new("move.limits");
    /// Limbering and civilian drivers.
    pub(crate) const GUNS_LIMBER: RuleId = RuleId::new("guns.limber");
    /// Guns without gunners.
    pub(crate) const GUNS_ABANDONED: RuleId = RuleId::new("guns.abandoned");
    /// Movement.
    pub(crate) const GEN_MOVE: RuleId = RuleId::new("gen.move");
    /// What he does.
    pub(crate) const GEN_EFFECT: RuleId = RuleId::new("gen.effect");
    /// Killed.
    pub(crate) const GEN_RISK: RuleId = RuleId::new("gen.risk");
    /// Bound to a retreat, captured.
    pub(crate) const GEN_FATE: RuleId = RuleId::new("gen.fate");
    /// Who skirmishes.
    pub(crate) const SKIRM_WHO: RuleId = RuleId::new("skirm.who");
    /// Free movement.
    pub(crate) const SKIRM_MOVE: RuleId = RuleId::new("skirm.move");
    /// Spacing and the command model.
    pub(crate) const SKIRM_EXTENT: RuleId = RuleId::new("skirm.extent");
    /// Closing up disorders.
    pub(crate) const SKIRM_CLOSE: RuleId = RuleId::new("skirm.close");
    /// Whom they may attack.
    pub(crate) const SKIRM_ATTACK: RuleId = RuleId::new("skirm.attack");
    /// In buildings and works.
    pub(crate) const SKIRM_COVER: RuleId = RuleId::new("skirm.cover");
    /// Who must, who may.
    pub(crate) const EVADE_DUTY: RuleId = RuleId::new("evade.duty");
    /// The evade move.
    pub(crate) const EVADE_MOVE: RuleId = RuleId::new("evade.move");
    /// Caught evaders.
    pub(crate) const EVADE_CAUGHT: RuleId = RuleId::new("evade.caught");
    /// The line of sight.
    pub(crate) const LOS_LINE: RuleId = RuleId::new("los.line");
    /// Contours and crests.
    pub(crate) const LOS_HILL: RuleId = RuleId::new("los.hill");
    /// Units in the way.
    pub(crate) const LOS_UNITS: RuleId = RuleId::new("los.units");
    /// Who may fire.
    pub(crate) const FIRE_WHO: RuleId = RuleId::new("fire.who");
    /// A legal target.
    pub(crate) const FIRE_TARGET: RuleId = RuleId::new("fire.target");
    /// Arc.
    pub(crate) const FIRE_ARC: RuleId = RuleId::new("fire.arc");
    /// Range and weapons.
    pub(crate) const FIRE_RANGE: RuleId = RuleId::new("fire.range");
    /// Number of dice.
    pub(crate) const FIRE_DICE: RuleId = RuleId::new("fire.dice");
    /// Modifiers to hit.
    pub(crate) const FIRE_NEED: RuleId = RuleId::new("fire.need");
    /// Dense targets.
    pub(crate) const FIRE_DENSE: RuleId = RuleId::new("fire.dense");
    /// Splitting fire.
    pub(crate) const FIRE_SPLIT: RuleId = RuleId::new("fire.split");
    /// Not into a combat.
    pub(crate) const FIRE_COMBAT: RuleId = RuleId::new("fire.combat");
    /// Ballshot over obstacles, friends and enemies.
    pub(crate) const FIRE_OVER: RuleId = RuleId::new("fire.over");
    /// Through enemy skirmishers or guns.
    pub(crate) const FIRE_THROUGH: RuleId = RuleId::new("fire.through");
    /// Danger zones.
    pub(crate) const FIRE_DANGER: RuleId = RuleId::new("fire.danger");
    /// Making an attack.
    pub(crate) const ATTACK_DECLARE: RuleId = RuleId::new("attack.declare");
    /// Who may not.
    pub(crate) const ATTACK_NEVER: RuleId = RuleId::new("attack.never");
    /// Other enemies to the front.
    pub(crate) const ATTACK_EXTRA: RuleId = RuleId::new("attack.extra");
    /// Charge speed.
    pub(crate) const CHARGE_SPEED: RuleId = RuleId::new("charge.speed");
    /// Flank and rear attacks.
    pub(crate) const CHARGE_SHAPE: RuleId = RuleId::new("charge.shape");
    /// A round.
    pub(crate) const COMBAT_ROUND: RuleId = RuleId::new("combat.round");
    /// Combat points.
    pub(crate) const COMBAT_CP: RuleId = RuleId::new("combat.cp");
    /// Defensive fire.
    pub(crate) const COMBAT_DEFENSIVE: RuleId = RuleId::new("combat.defensive");
    /// Dice.
    pub(crate) const COMBAT_DICE: RuleId = RuleId::new("combat.dice");
    /// Several enemies.
    pub(crate) const COMBAT_SPLIT: RuleId = RuleId::new("combat.split");
    /// Squares strike with faces.
    pub(crate) const COMBAT_SQUARE: RuleId = RuleId::new("combat.square");
    /// Score to hit.
    pub(crate) const COMBAT_HIT: RuleId = RuleId::new("combat.hit");
    /// Hits disorder.
    pub(crate) const COMBAT_DISORDER: RuleId = RuleId::new("combat.disorder");
    /// Who has lost.
    pub(crate) const COMBAT_LOSE: RuleId = RuleId::new("combat.lose");
    /// A second line of horse.
    pub(crate) const COMBAT_SECOND: RuleId = RuleId::new("combat.second");
    /// Moving in woods.
    pub(crate) const WOODS_MOVE: RuleId = RuleId::new("woods.move");
    /// Seeing in and out.
    pub(crate) const WOODS_SIGHT: RuleId = RuleId::new("woods.sight");
    /// Cover, and longer range.
    pub(crate) const WOODS_RANGE: RuleId = RuleId::new("woods.range");
    /// Slopes.
    pub(crate) const HILL_SLOPE: RuleId = RuleId::new("hill.slope");
    /// Roads.
    pub(crate) const ROAD_MARCH: RuleId = RuleId::new("road.march");
    /// Low obstacles.
    pub(crate) const OBSTACLE_EDGE: RuleId = RuleId::new("obstacle.edge");
    /// Fieldworks.
    pub(crate) const WORKS_EDGE: RuleId = RuleId::new("works.edge");
    /// Streams.
    pub(crate) const STREAM_EDGE: RuleId = RuleId::new("stream.edge");
    /// Rivers and bridges.
    pub(crate) const RIVER_EDGE: RuleId = RuleId::new("river.edge");
    /// Entering and leaving a block.
    pub(crate) const TOWN_ENTER: RuleId = RuleId::new("town.enter");
    /// Cover and visibility of a block.
    pub(crate) const TOWN_COVER: RuleId = RuleId::new("town.cover");
    /// Firing out.
    pub(crate) const TOWN_FIRE: RuleId = RuleId::new("town.fire");
    /// Fighting for a block.
    pub(crate) const TOWN_FIGHT: RuleId = RuleId::new("town.fight");
    /// Leaving it beaten.
    pub(crate) const TOWN_RETREAT: RuleId = RuleId::new("town.retreat");
    /// Occupation.
    pub(crate) const TOWN_OCCUPY: RuleId = RuleId::new("town.occupy");
    /// A unit in several blocks.
    pub(crate) const TOWN_GROUP: RuleId = RuleId::new("town.group");
    /// Ok and shaken.
    pub(crate) const MORALE_STATES: RuleId = RuleId::new("morale.states");
    /// Rally.
    pub(crate) const MORALE_RALLY: RuleId = RuleId::new("morale.rally");
    /// Fire test.
    pub(crate) const MORALE_TEST: RuleId = RuleId::new("morale.test");
    /// Caught by fire while manoeuvring.
    pub(crate) const MORALE_CHANGE: RuleId = RuleId::new("morale.change");
    /// Failing it.
    pub(crate) const MORALE_FAIL: RuleId = RuleId::new("morale.fail");
    /// Losing a combat.
    pub(crate) const MORALE_LOSE: RuleId = RuleId::new("morale.lose");
    /// Distance and direction.
    pub(crate) const RETREAT_MOVE: RuleId = RuleId::new("retreat.move");
    /// From whom.
    pub(crate) const RETREAT_CAUSE: RuleId = RuleId::new("retreat.cause");
    /// Formation, and passing friends.
    pub(crate) const RETREAT_ORDER: RuleId = RuleId::new("retreat.order");
    /// Nearer the enemy.
    pub(crate) const RETREAT_LIMITS: RuleId = RuleId::new("retreat.limits");
    /// Bookended.
    pub(crate) const RETREAT_BOOKENDED: RuleId = RuleId::new("retreat.bookended");
    /// No way out, and off the table.
    pub(crate) const RETREAT_STUCK: RuleId = RuleId::new("retreat.stuck");
    /// Limited control.
    pub(crate) const OPT_LIMITED_CONTROL: RuleId = RuleId::new("opt.limited_control");
    /// Voluntary retreat.
    pub(crate) const OPT_VOLUNTARY_RETREAT: RuleId = RuleId::new("opt.voluntary_retreat");
    /// Caught with pants down: fire.
    pub(crate) const OPT_CAUGHT_FIRE: RuleId = RuleId::new("opt.caught_fire");
    /// Caught with pants down: attack.
    pub(crate) const OPT_CAUGHT_ATTACK: RuleId = RuleId::new("opt.caught_attack");
    /// Restrictive retreats.
    pub(crate) const OPT_TIGHT_RETREATS: RuleId = RuleId::new("opt.tight_retreats");
    /// Pursuit: the test.
    pub(crate) const OPT_PURSUIT_TEST: RuleId = RuleId::new("opt.pursuit_test");
    /// Pursuit: the race.
    pub(crate) const OPT_PURSUIT_MOVE: RuleId = RuleId::new("opt.pursuit_move");
    /// Pursuit: fresh enemies and edges.
    pub(crate) const OPT_PURSUIT_END: RuleId = RuleId::new("opt.pursuit_end");
    /// Galloper guns.
    pub(crate) const OPT_GALLOPER_GUNS: RuleId = RuleId::new("opt.galloper_guns");
    /// Howitzers and the shell zone.
    pub(crate) const OPT_HOWITZERS: RuleId = RuleId::new("opt.howitzers");
    /// Carry-through.
    pub(crate) const OPT_CARRY_THROUGH: RuleId = RuleId::new("opt.carry_through");
    /// Two-rank cavalry.
    pub(crate) const OPT_TWO_RANK_CAVALRY: RuleId = RuleId::new("opt.two_rank_cavalry");
    /// National modifiers (a switch each).
    pub(crate) const OPT_NATIONAL: RuleId = RuleId::new("opt.national");
    /// Cost of models.
    pub(crate) const COST_CHART: RuleId = RuleId::new("cost.chart");
    /// Standard units.
    pub(crate) const COST_TOTALS: RuleId = RuleId::new("cost.totals");
    /// Losses and army morale.
    pub(crate) const END_BREAK: RuleId = RuleId::new("end.break");
    /// Victory.
    pub(crate) const END_VICTORY: RuleId = RuleId::new("end.victory");
}

/// Tracks of a piece.
pub(crate) mod track {
    /// Models.
    pub(crate) const MODELS: u8 = 0;
    /// Models at the start.
    pub(crate) const START: u8 = 1;
    /// Hexes gained toward the enemy on its last move.
    pub(crate) const GAINED: u8 = 2;
    /// Hexes moved on its last move.
    pub(crate) const MOVED: u8 = 3;
    /// Manoeuvre of its last move.
    pub(crate) const MANOEUVRE: u8 = 4;
    /// Grade.
    pub(crate) const GRADE: u8 = 5;
}

/// Marks of a piece.
pub(crate) mod mark {
    /// Shaken.
    pub(crate) const SHAKEN: u8 = 0;
    /// Disordered.
    pub(crate) const DISORDERED: u8 = 1;
    /// In combat.
    pub(crate) const ENGAGED: u8 = 2;
    /// Has fired this turn.
    pub(crate) const FIRED: u8 = 3;
    /// Has had its order this turn.
    pub(crate) const ORDERED: u8 = 4;
    /// Has gone farther than half a move.
    pub(crate) const BEYOND_HALF: u8 = 5;
    /// Used its whole reach on its last move.
    pub(crate) const WHOLE_REACH: u8 = 6;
    /// Wheeled on its last move.
    pub(crate) const WHEELED: u8 = 7;
    /// Passed through this turn.
    pub(crate) const PASSED: u8 = 8;
    /// Has fired from cover and is seen.
    pub(crate) const SHOWN: u8 = 9;
    /// Guns without gunners.
    pub(crate) const UNMANNED: u8 = 10;
    /// Gunners without guns.
    pub(crate) const WITHOUT_GUNS: u8 = 11;
    /// Pursues off the table.
    pub(crate) const AWAY: u8 = 12;
    /// Guns in enemy hands.
    pub(crate) const TAKEN: u8 = 13;
    /// Attacks at its usual speed.
    pub(crate) const WALKS: u8 = 14;
}

/// Formations.
pub(crate) mod formation {
    /// Line.
    pub(crate) const LINE: u8 = 0;
    /// Column.
    pub(crate) const COLUMN: u8 = 1;
    /// Bent line.
    pub(crate) const BENT: u8 = 2;
    /// Square.
    pub(crate) const SQUARE: u8 = 3;
    /// Skirmish order.
    pub(crate) const SKIRMISH: u8 = 4;
    /// Unlimbered.
    pub(crate) const UNLIMBERED: u8 = 5;
    /// Limbered.
    pub(crate) const LIMBERED: u8 = 6;
    /// Garrison.
    pub(crate) const GARRISON: u8 = 7;
}

/// Phases of a turn.
pub(crate) mod phase {
    /// Return and rally.
    pub(crate) const RALLY: u8 = 0;
    /// Movement.
    pub(crate) const MOVEMENT: u8 = 1;
    /// Fire.
    pub(crate) const FIRE: u8 = 2;
    /// Fire tests.
    pub(crate) const FIRE_TESTS: u8 = 3;
    /// Combat.
    pub(crate) const COMBAT: u8 = 4;
    /// Retreats.
    pub(crate) const RETREATS: u8 = 5;
    /// Army morale.
    pub(crate) const CHECK: u8 = 6;
}

/// Kinds of pieces.
pub(crate) mod kind {
    /// Foot.
    pub(crate) const FOOT: u8 = 0;
    /// Light foot.
    pub(crate) const LIGHT_FOOT: u8 = 1;
    /// Irregular foot.
    pub(crate) const IRREGULARS: u8 = 2;
    /// Rifles.
    pub(crate) const RIFLES: u8 = 3;
    /// Light rifles.
    pub(crate) const LIGHT_RIFLES: u8 = 4;
    /// Heavy horse.
    pub(crate) const HEAVY_HORSE: u8 = 5;
    /// Medium horse.
    pub(crate) const MEDIUM_HORSE: u8 = 6;
    /// Light horse.
    pub(crate) const LIGHT_HORSE: u8 = 7;
    /// Light guns.
    pub(crate) const LIGHT_GUNS: u8 = 8;
    /// Field guns.
    pub(crate) const FIELD_GUNS: u8 = 9;
    /// Heavy guns.
    pub(crate) const HEAVY_GUNS: u8 = 10;
    /// Howitzers.
    pub(crate) const HOWITZERS: u8 = 11;
    /// Galloper guns.
    pub(crate) const GALLOPER_GUNS: u8 = 12;
    /// General.
    pub(crate) const GENERAL: u8 = 13;
    /// Commander in chief.
    pub(crate) const CHIEF: u8 = 14;
}

/// Parameters of a scenario.
pub(crate) mod param {
    /// Which side is active first.
    pub(crate) const FIRST_ACTIVE: &str = "first_active";
    /// The battle ends after so many game turns.
    pub(crate) const TURNS: &str = "turns";
    /// Share of its cost whose loss breaks an army.
    pub(crate) const BREAK_PERCENT: &str = "break_percent";
    /// From 1750 all Prussian horse is in two ranks.
    pub(crate) const YEAR: &str = "year";
    /// Before the first turn each side sets up in its area, or without one in its half of the board.
    pub(crate) const FREE_DEPLOYMENT: &str = "free_deployment";
    /// Units far from a general may stand.
    pub(crate) const LIMITED_CONTROL: &str = "limited_control";
    /// Units may retreat instead of moving.
    pub(crate) const VOLUNTARY_RETREAT: &str = "voluntary_retreat";
    /// Fire from near on who has just changed formation tells more.
    pub(crate) const CAUGHT_FIRE: &str = "caught_fire";
    /// Who has just changed formation may be shaken by an attack.
    pub(crate) const CAUGHT_ATTACK: &str = "caught_attack";
    /// Retreats disorder, and so do passages on them.
    pub(crate) const TIGHT_RETREATS: &str = "tight_retreats";
    /// Winners may have to pursue.
    pub(crate) const PURSUIT: &str = "pursuit";
    /// Light guns with teams for the gallop.
    pub(crate) const GALLOPER_GUNS: &str = "galloper_guns";
    /// Shell and its zone.
    pub(crate) const HOWITZERS: &str = "howitzers";
    /// Shot and canister go on beyond the target.
    pub(crate) const CARRY_THROUGH: &str = "carry_through";
    /// Horse may form two ranks.
    pub(crate) const TWO_RANK_CAVALRY: &str = "two_rank_cavalry";
    /// National modifiers of Austria.
    pub(crate) const NATIONAL_AUSTRIA: &str = "national_austria";
    /// National modifiers of Britain.
    pub(crate) const NATIONAL_BRITAIN: &str = "national_britain";
    /// National modifiers of France.
    pub(crate) const NATIONAL_FRANCE: &str = "national_france";
    /// National modifiers of Prussia.
    pub(crate) const NATIONAL_PRUSSIA: &str = "national_prussia";
    /// National modifiers of Russia.
    pub(crate) const NATIONAL_RUSSIA: &str = "national_russia";
    /// National modifiers of Spain.
    pub(crate) const NATIONAL_SPAIN: &str = "national_spain";
    /// Models a town block holds.
    pub(crate) const BLOCK_CAPACITY: &str = "block_capacity";
    /// Models a large town block holds.
    pub(crate) const LARGE_BLOCK_CAPACITY: &str = "large_block_capacity";
    /// Inches more across a wall.
    pub(crate) const WALL_COST: &str = "wall_cost";
    /// Inches more across a fence.
    pub(crate) const FENCE_COST: &str = "fence_cost";
    /// Inches more across a hedge.
    pub(crate) const HEDGE_COST: &str = "hedge_cost";
    /// Inches more across a tall hedge.
    pub(crate) const TALL_HEDGE_COST: &str = "tall_hedge_cost";
    /// Walls stop small arms and canister that pass over them, as tall hedges do.
    pub(crate) const WALL_SCREENS: &str = "wall_screens";
    /// Who stands behind a fence has cover.
    pub(crate) const FENCE_COVERS: &str = "fence_covers";
    /// Width of streams: crossing one costs an inch for each half inch.
    pub(crate) const STREAM_WIDTH: &str = "stream_width";
    /// Width of fords, which are crossed as streams.
    pub(crate) const FORD_WIDTH: &str = "ford_width";
}

/// Attributes of pieces.
pub(crate) mod attribute {
    /// Bayonets.
    pub(crate) const BAYONETS: &str = "bayonets";
    /// Drivers.
    pub(crate) const DRIVERS: &str = "drivers";
    /// Grade.
    pub(crate) const GRADE: &str = "grade";
    /// Guns.
    pub(crate) const GUNS: &str = "guns";
    /// Gunners.
    pub(crate) const MODELS: &str = "models";
    /// Tests with.
    pub(crate) const MORALE_GROUP: &str = "morale_group";
    /// Skirmishes.
    pub(crate) const SKIRMISH: &str = "skirmish";
    /// Two ranks.
    pub(crate) const TWO_RANKS: &str = "two_ranks";
}

/// What may be chosen, by attribute.
#[allow(unreachable_pub, reason = "those in a system's facts are seen by the kernel")]
pub(crate) mod choice {
    use oblique_rules::kernel::Values;

    /// Drivers.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Drivers {
        /// Civilian.
        Civilian,
        /// Military.
        #[default]
        Military,
    }

    impl Drivers {
        /// What is chosen, else the catalog's usual.
        pub fn of(values: Values<'_>) -> Self {
            Self::written(values).unwrap_or_default()
        }

        /// What is chosen, or the usual where nothing is; `None` where the word is none of the list.
        pub fn written(values: Values<'_>) -> Option<Self> {
            Some(match values.word("drivers") {
                "civilian" => Self::Civilian,
                "military" => Self::Military,
                _ => return None,
            })
        }
    }

    /// First active.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum FirstActive {
        /// Side A.
        #[default]
        A,
        /// Side B.
        B,
    }

    impl FirstActive {
        /// What is chosen, else the catalog's usual.
        pub fn of(values: Values<'_>) -> Self {
            Self::written(values).unwrap_or_default()
        }

        /// What is chosen, or the usual where nothing is; `None` where the word is none of the list.
        pub fn written(values: Values<'_>) -> Option<Self> {
            Some(match values.word("first_active") {
                "A" => Self::A,
                "B" => Self::B,
                _ => return None,
            })
        }
    }

    /// Grade.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Grade {
        /// A.
        A,
        /// B.
        B,
        /// C.
        #[default]
        C,
        /// D.
        D,
    }

    impl Grade {
        /// What is chosen, else the catalog's usual.
        pub fn of(values: Values<'_>) -> Self {
            Self::written(values).unwrap_or_default()
        }

        /// What is chosen, or the usual where nothing is; `None` where the word is none of the list.
        pub fn written(values: Values<'_>) -> Option<Self> {
            Some(match values.word("grade") {
                "a" => Self::A,
                "b" => Self::B,
                "c" => Self::C,
                "d" => Self::D,
                _ => return None,
            })
        }
    }
}

/// What a player may be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum DecisionKind {
    /// Deployment.
    Deploy,
    /// Movement.
    Movement,
    /// Evade.
    Evade,
    /// Attack.
    Press,
    /// Evade.
    EvadePath,
    /// Fire.
    Fire,
    /// Models divided.
    Allocate,
    /// Retreat.
    Retreat,
    /// Occupation.
    Occupy,
    /// Draw offered.
    DrawOffer,
}

impl DecisionKind {
    /// Its id in the catalog.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::Deploy => "deploy",
            Self::Movement => "movement",
            Self::Evade => "evade",
            Self::Press => "press",
            Self::EvadePath => "evade_path",
            Self::Fire => "fire",
            Self::Allocate => "allocate",
            Self::Retreat => "retreat",
            Self::Occupy => "occupy",
            Self::DrawOffer => "draw_offer",
        }
    }

    /// The one of an id.
    pub(crate) fn of(id: &str) -> Option<Self> {
        Some(match id {
            "deploy" => Self::Deploy,
            "movement" => Self::Movement,
            "evade" => Self::Evade,
            "press" => Self::Press,
            "evade_path" => Self::EvadePath,
            "fire" => Self::Fire,
            "allocate" => Self::Allocate,
            "retreat" => Self::Retreat,
            "occupy" => Self::Occupy,
            "draw_offer" => Self::DrawOffer,
            _ => return None,
        })
    }
}
