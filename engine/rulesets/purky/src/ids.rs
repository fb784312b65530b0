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
    /// The unit types.
    pub(crate) const UNIT_TABLE: RuleId = RuleId::new("unit.table");
    /// A to E are charts, not troop grades.
    pub(crate) const UNIT_LETTERS: RuleId = RuleId::new("unit.letters");
    /// Strength is figures on stands.
    pub(crate) const UNIT_STRENGTH: RuleId = RuleId::new("unit.strength");
    /// When a unit is taken off.
    pub(crate) const UNIT_REMOVED: RuleId = RuleId::new("unit.removed");
    /// Formations.
    pub(crate) const FORM_TABLE: RuleId = RuleId::new("form.table");
    /// Lines face a vertex, columns a side.
    pub(crate) const FORM_LINE: RuleId = RuleId::new("form.line");
    /// Unformed troops.
    pub(crate) const FORM_UNFORMED: RuleId = RuleId::new("form.unformed");
    /// Secure flanks.
    pub(crate) const FORM_SECURE: RuleId = RuleId::new("form.secure");
    /// Flank and rear.
    pub(crate) const FORM_FLANK: RuleId = RuleId::new("form.flank");
    /// Phases and who goes first.
    pub(crate) const TURN_ORDER: RuleId = RuleId::new("turn.order");
    /// Initiative.
    pub(crate) const TURN_INITIATIVE: RuleId = RuleId::new("turn.initiative");
    /// Who rolls.
    pub(crate) const RALLY_WHO: RuleId = RuleId::new("rally.who");
    /// The roll.
    pub(crate) const RALLY_ROLL: RuleId = RuleId::new("rally.roll");
    /// Standing still.
    pub(crate) const RALLY_STILL: RuleId = RuleId::new("rally.still");
    /// Paying for hexes.
    pub(crate) const MOVE_STEP: RuleId = RuleId::new("move.step");
    /// Forward steps.
    pub(crate) const MOVE_FORWARD: RuleId = RuleId::new("move.forward");
    /// Backwards and sideways.
    pub(crate) const MOVE_SLOW: RuleId = RuleId::new("move.slow");
    /// Oblique.
    pub(crate) const MOVE_OBLIQUE: RuleId = RuleId::new("move.oblique");
    /// Wheeling.
    pub(crate) const MOVE_WHEEL: RuleId = RuleId::new("move.wheel");
    /// Changing formation or facing.
    pub(crate) const MOVE_CHANGE: RuleId = RuleId::new("move.change");
    /// Ground.
    pub(crate) const MOVE_TERRAIN: RuleId = RuleId::new("move.terrain");
    /// Friends in the way.
    pub(crate) const MOVE_FRIENDS: RuleId = RuleId::new("move.friends");
    /// No contact without a charge.
    pub(crate) const MOVE_CONTACT: RuleId = RuleId::new("move.contact");
    /// Declaring a charge.
    pub(crate) const CHARGE_ORDER: RuleId = RuleId::new("charge.order");
    /// Who may charge.
    pub(crate) const CHARGE_WHO: RuleId = RuleId::new("charge.who");
    /// When the target is gone.
    pub(crate) const CHARGE_VOID: RuleId = RuleId::new("charge.void");
    /// Two functions.
    pub(crate) const GUNS_FUNCTIONS: RuleId = RuleId::new("guns.functions");
    /// Full or by halves.
    pub(crate) const GUNS_HALVES: RuleId = RuleId::new("guns.halves");
    /// First fire and return fire.
    pub(crate) const FIRE_SEQUENCE: RuleId = RuleId::new("fire.sequence");
    /// Who fires.
    pub(crate) const FIRE_WHO: RuleId = RuleId::new("fire.who");
    /// Arc of fire.
    pub(crate) const FIRE_ARC: RuleId = RuleId::new("fire.arc");
    /// Range and sight.
    pub(crate) const FIRE_RANGE: RuleId = RuleId::new("fire.range");
    /// Dice.
    pub(crate) const FIRE_DICE: RuleId = RuleId::new("fire.dice");
    /// Which chart.
    pub(crate) const FIRE_CHART: RuleId = RuleId::new("fire.chart");
    /// Volleys.
    pub(crate) const FIRE_HIT: RuleId = RuleId::new("fire.hit");
    /// No split fire.
    pub(crate) const FIRE_NOSPLIT: RuleId = RuleId::new("fire.nosplit");
    /// The procedure.
    pub(crate) const MELEE_STEPS: RuleId = RuleId::new("melee.steps");
    /// A charger or defender that fails before the fight.
    pub(crate) const MELEE_FAILED: RuleId = RuleId::new("melee.failed");
    /// Which chart.
    pub(crate) const MELEE_CHART: RuleId = RuleId::new("melee.chart");
    /// Dice.
    pub(crate) const MELEE_DICE: RuleId = RuleId::new("melee.dice");
    /// Several chargers on one target.
    pub(crate) const MELEE_SEVERAL: RuleId = RuleId::new("melee.several");
    /// Countercharge.
    pub(crate) const MELEE_COUNTER: RuleId = RuleId::new("melee.counter");
    /// Winner, draw, and what follows.
    pub(crate) const MELEE_RESULT: RuleId = RuleId::new("melee.result");
    /// When to test.
    pub(crate) const MORALE_WHEN: RuleId = RuleId::new("morale.when");
    /// Dice.
    pub(crate) const MORALE_DICE: RuleId = RuleId::new("morale.dice");
    /// Which chart.
    pub(crate) const MORALE_CHART: RuleId = RuleId::new("morale.chart");
    /// Outcome.
    pub(crate) const MORALE_RESULT: RuleId = RuleId::new("morale.result");
    /// Shaken.
    pub(crate) const SHAKEN_EFFECTS: RuleId = RuleId::new("shaken.effects");
    /// Rout.
    pub(crate) const ROUT_MOVE: RuleId = RuleId::new("rout.move");
    /// The test.
    pub(crate) const PURSUIT_TABLE: RuleId = RuleId::new("pursuit.table");
    /// Running after.
    pub(crate) const PURSUIT_RUN: RuleId = RuleId::new("pursuit.run");
    /// Leaders move last.
    pub(crate) const LEAD_MOVE: RuleId = RuleId::new("lead.move");
    /// Officer casualties.
    pub(crate) const LEAD_CASUALTY: RuleId = RuleId::new("lead.casualty");
    /// A leader alone.
    pub(crate) const LEAD_ALONE: RuleId = RuleId::new("lead.alone");
    /// Reserves.
    pub(crate) const RESERVE_MOVE: RuleId = RuleId::new("reserve.move");
    /// Army morale.
    pub(crate) const END_BREAK: RuleId = RuleId::new("end.break");
    /// Victory.
    pub(crate) const END_VICTORY: RuleId = RuleId::new("end.victory");
}

/// Tracks of a piece.
pub(crate) mod track {
    /// Figures.
    pub(crate) const FIGURES: u8 = 0;
    /// Figures at the start.
    pub(crate) const START: u8 = 1;
    /// Cumulative hits.
    pub(crate) const HITS: u8 = 2;
    /// Morale chart.
    pub(crate) const CHART: u8 = 3;
    /// Stands left.
    pub(crate) const STANDS: u8 = 4;
    /// Shaken since turn.
    pub(crate) const SHAKEN_SINCE: u8 = 5;
    /// Moved or fought last in turn.
    pub(crate) const STIRRED: u8 = 6;
    /// Cannot move until turn.
    pub(crate) const LAMED: u8 = 7;
}

/// Marks of a piece.
pub(crate) mod mark {
    /// Shaken.
    pub(crate) const SHAKEN: u8 = 0;
    /// Routing.
    pub(crate) const ROUTING: u8 = 1;
    /// Unformed.
    pub(crate) const UNFORMED: u8 = 2;
    /// Flanks secure.
    pub(crate) const SECURE: u8 = 3;
    /// In cover.
    pub(crate) const COVERED: u8 = 4;
    /// Charging.
    pub(crate) const CHARGING: u8 = 5;
    /// Charged.
    pub(crate) const PINNED: u8 = 6;
    /// Changed formation this turn.
    pub(crate) const FORMED: u8 = 7;
    /// Changed facing this turn.
    pub(crate) const TURNED: u8 = 8;
    /// Has fired this turn.
    pub(crate) const FIRED: u8 = 9;
    /// Has limbered this turn.
    pub(crate) const LIMBERS: u8 = 10;
    /// Has moved this turn.
    pub(crate) const MARCHED: u8 = 11;
    /// Has unlimbered this turn.
    pub(crate) const UNLIMBERS: u8 = 12;
    /// Has prolonged this turn.
    pub(crate) const PROLONGS: u8 = 13;
    /// Has fought this turn.
    pub(crate) const FOUGHT: u8 = 14;
    /// Has tried to rally this turn.
    pub(crate) const RALLIED: u8 = 15;
    /// Lightly wounded.
    pub(crate) const LIGHT_WOUND: u8 = 16;
    /// Severely wounded.
    pub(crate) const SEVERE_WOUND: u8 = 17;
    /// Deputy.
    pub(crate) const DEPUTY: u8 = 18;
    /// Has made its reserve move.
    pub(crate) const RESERVE: u8 = 19;
    /// Rifles.
    pub(crate) const RIFLES: u8 = 20;
}

/// Formations.
pub(crate) mod formation {
    /// Line.
    pub(crate) const LINE: u8 = 0;
    /// Attack column.
    pub(crate) const ATTACK_COLUMN: u8 = 1;
    /// March column.
    pub(crate) const MARCH_COLUMN: u8 = 2;
    /// Skirmish.
    pub(crate) const SKIRMISH: u8 = 3;
    /// Square.
    pub(crate) const SQUARE: u8 = 4;
    /// Unlimbered.
    pub(crate) const UNLIMBERED: u8 = 5;
    /// Limbered.
    pub(crate) const LIMBERED: u8 = 6;
}

/// Phases of a turn.
pub(crate) mod phase {
    /// Initiative.
    pub(crate) const INITIATIVE: u8 = 0;
    /// Rally.
    pub(crate) const RALLY: u8 = 1;
    /// Movement.
    pub(crate) const MOVEMENT: u8 = 2;
    /// Firing.
    pub(crate) const FIRING: u8 = 3;
    /// Melee.
    pub(crate) const MELEE: u8 = 4;
    /// Leader and reserve moves.
    pub(crate) const RESERVES: u8 = 5;
    /// Army morale.
    pub(crate) const CHECK: u8 = 6;
}

/// Kinds of pieces.
pub(crate) mod kind {
    /// Grenadiers or Guards.
    pub(crate) const GRENADIERS: u8 = 0;
    /// Musketeers or Fusiliers.
    pub(crate) const MUSKETEERS: u8 = 1;
    /// Garrison troops.
    pub(crate) const GARRISON: u8 = 2;
    /// Jägers, Croats or irregulars.
    pub(crate) const JAGERS: u8 = 3;
    /// Irregular light cavalry.
    pub(crate) const LIGHT_CAVALRY: u8 = 4;
    /// Cuirassiers.
    pub(crate) const CUIRASSIERS: u8 = 5;
    /// Dragoons.
    pub(crate) const DRAGOONS: u8 = 6;
    /// Hussars.
    pub(crate) const HUSSARS: u8 = 7;
    /// Heavy howitzers.
    pub(crate) const HEAVY_HOWITZER: u8 = 8;
    /// Medium howitzers.
    pub(crate) const MEDIUM_HOWITZER: u8 = 9;
    /// Light howitzers.
    pub(crate) const LIGHT_HOWITZER: u8 = 10;
    /// Heavy artillery.
    pub(crate) const HEAVY_ARTILLERY: u8 = 11;
    /// Medium artillery.
    pub(crate) const MEDIUM_ARTILLERY: u8 = 12;
    /// Light artillery.
    pub(crate) const LIGHT_ARTILLERY: u8 = 13;
    /// Horse artillery.
    pub(crate) const HORSE_ARTILLERY: u8 = 14;
    /// Leader.
    pub(crate) const LEADER: u8 = 15;
    /// Army commander.
    pub(crate) const COMMANDER: u8 = 16;
}

/// Parameters of a scenario.
pub(crate) mod param {
    /// The battle ends after so many turns.
    pub(crate) const TURNS: &str = "turns";
    /// Share of its value removed or routing at which an army breaks.
    pub(crate) const BREAK_PERCENT: &str = "break_percent";
    /// The die a victorious cavalry unit rolls.
    pub(crate) const PURSUIT_DIE: &str = "pursuit_die";
}

/// Traits of a nation.
pub(crate) mod nation_trait {
    /// Oblique steps at full rate for two inches of the whole move.
    pub(crate) const OBLIQUE: &str = "oblique";
}

/// Attributes of pieces.
pub(crate) mod attribute {
    /// Arms.
    pub(crate) const ARMS: &str = "arms";
    /// Exceptional.
    pub(crate) const EXCEPTIONAL: &str = "exceptional";
    /// Figures a stand.
    pub(crate) const FIGURES_PER_STAND: &str = "figures_per_stand";
    /// Gunners.
    pub(crate) const GUNNERS: &str = "gunners";
    /// Mounted.
    pub(crate) const MOUNTED: &str = "mounted";
    /// Stands.
    pub(crate) const STANDS: &str = "stands";
    /// Value.
    pub(crate) const VALUE: &str = "value";
}

/// What may be chosen, by attribute.
#[allow(unreachable_pub, reason = "those in a system's facts are seen by the kernel")]
pub(crate) mod choice {
    use oblique_rules::kernel::Values;

    /// Arms.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Arms {
        /// Muskets.
        #[default]
        Musket,
        /// Rifles.
        Rifle,
    }

    impl Arms {
        /// What is chosen, else the catalog's usual.
        pub fn of(values: Values<'_>) -> Self {
            Self::written(values).unwrap_or_default()
        }

        /// What is chosen, or the usual where nothing is; `None` where the word is none of the list.
        pub fn written(values: Values<'_>) -> Option<Self> {
            Some(match values.word("arms") {
                "musket" => Self::Musket,
                "rifle" => Self::Rifle,
                _ => return None,
            })
        }
    }

    /// Pursuit die.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum PursuitDie {
        /// Ten-sided.
        #[default]
        D10,
        /// Six-sided.
        D6,
    }

    impl PursuitDie {
        /// What is chosen, else the catalog's usual.
        pub fn of(values: Values<'_>) -> Self {
            Self::written(values).unwrap_or_default()
        }

        /// What is chosen, or the usual where nothing is; `None` where the word is none of the list.
        pub fn written(values: Values<'_>) -> Option<Self> {
            Some(match values.word("pursuit_die") {
                "d10" => Self::D10,
                "d6" => Self::D6,
                _ => return None,
            })
        }
    }
}

/// What a player may be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum DecisionKind {
    /// Initiative.
    Initiative,
    /// Rally.
    Rally,
    /// Facing.
    RalliedFacing,
    /// Movement.
    Movement,
    /// Firing.
    Firing,
    /// Charges.
    Melee,
    /// Countercharge.
    Countercharge,
    /// Figures divided.
    Allocate,
    /// Retreat.
    Retreat,
    /// Pursuit.
    Pursuit,
    /// Leaders and reserves.
    Leaders,
    /// Draw offered.
    DrawOffer,
}

impl DecisionKind {
    /// Its id in the catalog.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::Initiative => "initiative",
            Self::Rally => "rally",
            Self::RalliedFacing => "rallied_facing",
            Self::Movement => "movement",
            Self::Firing => "firing",
            Self::Melee => "melee",
            Self::Countercharge => "countercharge",
            Self::Allocate => "allocate",
            Self::Retreat => "retreat",
            Self::Pursuit => "pursuit",
            Self::Leaders => "leaders",
            Self::DrawOffer => "draw_offer",
        }
    }

    /// The one of an id.
    pub(crate) fn of(id: &str) -> Option<Self> {
        Some(match id {
            "initiative" => Self::Initiative,
            "rally" => Self::Rally,
            "rallied_facing" => Self::RalliedFacing,
            "movement" => Self::Movement,
            "firing" => Self::Firing,
            "melee" => Self::Melee,
            "countercharge" => Self::Countercharge,
            "allocate" => Self::Allocate,
            "retreat" => Self::Retreat,
            "pursuit" => Self::Pursuit,
            "leaders" => Self::Leaders,
            "draw_offer" => Self::DrawOffer,
            _ => return None,
        })
    }
}
