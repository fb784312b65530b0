//! The ids of this ruleset's manual and catalog, so that a misspelt one does not compile.
//!
//! Generated: `BLESS=1 cargo test -p oblique-testing --test ids` writes it from the two files.

#![expect(dead_code, reason = "the manual has rules that act on the screen or in advice only")]

/// Rules of the manual.
pub(crate) mod rule {
    use oblique_scenario::check::RuleId;

    /// "Adjacent to an enemy unit".
    pub(crate) const TERM_ADJACENT: RuleId = RuleId::new("term.adjacent");
    /// Front, flank and rear of an attack.
    pub(crate) const TERM_ORIENTATION: RuleId = RuleId::new("term.orientation");
    /// In command; front of a command.
    pub(crate) const TERM_IN_COMMAND: RuleId = RuleId::new("term.in_command");
    /// Integers and fractions.
    pub(crate) const ARITH_INTEGER: RuleId = RuleId::new("arith.integer");
    /// Canonical order.
    pub(crate) const ARITH_ORDER: RuleId = RuleId::new("arith.order");
    /// Quality Check.
    pub(crate) const CHECK_QUALITY: RuleId = RuleId::new("check.quality");
    /// Disruption Check.
    pub(crate) const CHECK_DISRUPTION: RuleId = RuleId::new("check.disruption");
    /// Morale Check.
    pub(crate) const CHECK_MORALE: RuleId = RuleId::new("check.morale");
    /// Who has no Disruption.
    pub(crate) const CHECK_EXEMPT: RuleId = RuleId::new("check.exempt");
    /// Scale.
    pub(crate) const UNIT_SCALE: RuleId = RuleId::new("unit.scale");
    /// Kinds and attributes.
    pub(crate) const UNIT_ATTRIBUTES: RuleId = RuleId::new("unit.attributes");
    /// Attachment.
    pub(crate) const UNIT_ATTACHED: RuleId = RuleId::new("unit.attached");
    /// What each kind can do.
    pub(crate) const UNIT_INFANTRY_CAN: RuleId = RuleId::new("unit.infantry_can");
    /// Artillery has no rout state.
    pub(crate) const UNIT_ARTILLERY_ROUT: RuleId = RuleId::new("unit.artillery_rout");
    /// Elimination.
    pub(crate) const UNIT_ELIMINATED: RuleId = RuleId::new("unit.eliminated");
    /// National traits are data.
    pub(crate) const NATION_TRAITS: RuleId = RuleId::new("nation.traits");
    /// The turn.
    pub(crate) const SEQ_TURN: RuleId = RuleId::new("seq.turn");
    /// The Action Phase.
    pub(crate) const SEQ_ACTION: RuleId = RuleId::new("seq.action");
    /// Joint phases.
    pub(crate) const SEQ_JOINT: RuleId = RuleId::new("seq.joint");
    /// Review.
    pub(crate) const SEQ_REVIEW: RuleId = RuleId::new("seq.review");
    /// Empty decisions are skipped.
    pub(crate) const SEQ_SKIP: RuleId = RuleId::new("seq.skip");
    /// Once per turn.
    pub(crate) const SEQ_ONCE: RuleId = RuleId::new("seq.once");
    /// When the end of the battle is tested.
    pub(crate) const SEQ_END: RuleId = RuleId::new("seq.end");
    /// Facing and the six neighbours.
    pub(crate) const FACE_HEXES: RuleId = RuleId::new("face.hexes");
    /// Who has a ZOC and where.
    pub(crate) const ZOC_WHERE: RuleId = RuleId::new("zoc.where");
    /// What does not limit a ZOC.
    pub(crate) const ZOC_EVERYWHERE: RuleId = RuleId::new("zoc.everywhere");
    /// Entering stops.
    pub(crate) const ZOC_STOP: RuleId = RuleId::new("zoc.stop");
    /// Leaving.
    pub(crate) const ZOC_LEAVE: RuleId = RuleId::new("zoc.leave");
    /// Columns keep out, guns never leave.
    pub(crate) const ZOC_COLUMN: RuleId = RuleId::new("zoc.column");
    /// Leaders and ZOC.
    pub(crate) const ZOC_LEADER: RuleId = RuleId::new("zoc.leader");
    /// Fire needs ZOC.
    pub(crate) const ZOC_FIRE: RuleId = RuleId::new("zoc.fire");
    /// Where sight matters.
    pub(crate) const LOS_USE: RuleId = RuleId::new("los.use");
    /// The hexes of a line.
    pub(crate) const LOS_LINE: RuleId = RuleId::new("los.line");
    /// Ground.
    pub(crate) const LOS_HILLS: RuleId = RuleId::new("los.hills");
    /// Woods, towns, units.
    pub(crate) const LOS_OBSTACLES: RuleId = RuleId::new("los.obstacles");
    /// Who fires.
    pub(crate) const BOMB_WHO: RuleId = RuleId::new("bomb.who");
    /// Targets.
    pub(crate) const BOMB_TARGET: RuleId = RuleId::new("bomb.target");
    /// Range.
    pub(crate) const BOMB_RANGE: RuleId = RuleId::new("bomb.range");
    /// Resolution.
    pub(crate) const BOMB_RESOLVE: RuleId = RuleId::new("bomb.resolve");
    /// Sub Points.
    pub(crate) const CMD_TURN: RuleId = RuleId::new("cmd.turn");
    /// Limits of Sub Points.
    pub(crate) const CMD_UNSPENT: RuleId = RuleId::new("cmd.unspent");
    /// OA in contact.
    pub(crate) const CMD_OA_ADJACENT: RuleId = RuleId::new("cmd.oa_adjacent");
    /// A corps in contact.
    pub(crate) const CMD_CONTACT75: RuleId = RuleId::new("cmd.contact75");
    /// A corps all in column.
    pub(crate) const CMD_COLUMN: RuleId = RuleId::new("cmd.column");
    /// Who can have the initiative.
    pub(crate) const INIT_POOL: RuleId = RuleId::new("init.pool");
    /// Ties.
    pub(crate) const INIT_TIE: RuleId = RuleId::new("init.tie");
    /// Deferment.
    pub(crate) const INIT_DEFER: RuleId = RuleId::new("init.defer");
    /// Losing the comparison; running out.
    pub(crate) const INIT_DEFERRED_REST: RuleId = RuleId::new("init.deferred_rest");
    /// Activation Check.
    pub(crate) const ACT_CHECK: RuleId = RuleId::new("act.check");
    /// Success and failure.
    pub(crate) const ACT_RESULT: RuleId = RuleId::new("act.result");
    /// Artillery in command.
    pub(crate) const ACT_GUNS: RuleId = RuleId::new("act.guns");
    /// The OA's Action Phase.
    pub(crate) const ACT_OA: RuleId = RuleId::new("act.oa");
    /// Who may move.
    pub(crate) const MOVE_WHO: RuleId = RuleId::new("move.who");
    /// What counts as having moved.
    pub(crate) const MOVE_FLAG: RuleId = RuleId::new("move.flag");
    /// One step.
    pub(crate) const MOVE_STEP: RuleId = RuleId::new("move.step");
    /// Cost of a step.
    pub(crate) const MOVE_COST: RuleId = RuleId::new("move.cost");
    /// What a slope is.
    pub(crate) const MOVE_SLOPE: RuleId = RuleId::new("move.slope");
    /// Roads.
    pub(crate) const MOVE_ROAD: RuleId = RuleId::new("move.road");
    /// Forbidden terrain.
    pub(crate) const MOVE_NA: RuleId = RuleId::new("move.na");
    /// Movement Disruption.
    pub(crate) const MOVE_DISRUPTION: RuleId = RuleId::new("move.disruption");
    /// Cells without a modifier.
    pub(crate) const MOVE_MODLESS: RuleId = RuleId::new("move.modless");
    /// Map edge.
    pub(crate) const MOVE_EDGE: RuleId = RuleId::new("move.edge");
    /// Leaders move.
    pub(crate) const MOVE_LEADER: RuleId = RuleId::new("move.leader");
    /// Stepping to a hex that is not in front.
    pub(crate) const MOVE_AUTO_TURN: RuleId = RuleId::new("move.auto_turn");
    /// Turning.
    pub(crate) const FACE_TURN: RuleId = RuleId::new("face.turn");
    /// Free and forbidden turns.
    pub(crate) const FACE_LIMITS: RuleId = RuleId::new("face.limits");
    /// Changing formation.
    pub(crate) const FORM_CHANGE: RuleId = RuleId::new("form.change");
    /// New facing.
    pub(crate) const FORM_ROTATE: RuleId = RuleId::new("form.rotate");
    /// Columns caught by infantry.
    pub(crate) const FORM_AUTO_FIRE: RuleId = RuleId::new("form.auto_fire");
    /// Columns caught by cavalry; cavalry columns.
    pub(crate) const FORM_AUTO_ASSAULT: RuleId = RuleId::new("form.auto_assault");
    /// Who tests for square.
    pub(crate) const SQUARE_WHEN: RuleId = RuleId::new("square.when");
    /// Square Check.
    pub(crate) const SQUARE_CHECK: RuleId = RuleId::new("square.check");
    /// MP in the Square Check.
    pub(crate) const SQUARE_MP: RuleId = RuleId::new("square.mp");
    /// Being a square.
    pub(crate) const SQUARE_EFFECT: RuleId = RuleId::new("square.effect");
    /// Leaving square; square and retreat.
    pub(crate) const SQUARE_LEAVE: RuleId = RuleId::new("square.leave");
    /// Stacking.
    pub(crate) const STACK_LIMIT: RuleId = RuleId::new("stack.limit");
    /// Top unit.
    pub(crate) const STACK_TOP: RuleId = RuleId::new("stack.top");
    /// Who is top.
    pub(crate) const STACK_FIRST: RuleId = RuleId::new("stack.first");
    /// Changing the top unit.
    pub(crate) const STACK_CHANGE: RuleId = RuleId::new("stack.change");
    /// The lower unit moves out.
    pub(crate) const STACK_LEAVE: RuleId = RuleId::new("stack.leave");
    /// +1 in a stack.
    pub(crate) const STACK_PLUS1: RuleId = RuleId::new("stack.plus1");
    /// Who rallies whom.
    pub(crate) const RALLY_WHO: RuleId = RuleId::new("rally.who");
    /// Rallying guns.
    pub(crate) const RALLY_GUNS: RuleId = RuleId::new("rally.guns");
    /// Rally Points.
    pub(crate) const RALLY_POINTS: RuleId = RuleId::new("rally.points");
    /// What is counted.
    pub(crate) const RALLY_COUNT: RuleId = RuleId::new("rally.count");
    /// An attempt.
    pub(crate) const RALLY_ATTEMPT: RuleId = RuleId::new("rally.attempt");
    /// Rallying a routed unit.
    pub(crate) const RALLY_ROUTED: RuleId = RuleId::new("rally.routed");
    /// Auto-rally.
    pub(crate) const RALLY_AUTO: RuleId = RuleId::new("rally.auto");
    /// Order of auto-rally.
    pub(crate) const RALLY_AUTO_ORDER: RuleId = RuleId::new("rally.auto_order");
    /// Recovering.
    pub(crate) const RECOVER_ATTEMPT: RuleId = RuleId::new("recover.attempt");
    /// Disengaging.
    pub(crate) const DISENGAGE_WHO: RuleId = RuleId::new("disengage.who");
    /// Which hex.
    pub(crate) const DISENGAGE_HEX: RuleId = RuleId::new("disengage.hex");
    /// Assault move.
    pub(crate) const ASSAULTMOVE_DECLARE: RuleId = RuleId::new("assaultmove.declare");
    /// Holding it to its word.
    pub(crate) const ASSAULTMOVE_ENFORCE: RuleId = RuleId::new("assaultmove.enforce");
    /// Launching a charge.
    pub(crate) const CHARGE_WHO: RuleId = RuleId::new("charge.who");
    /// The charge zone.
    pub(crate) const CHARGE_ZONE: RuleId = RuleId::new("charge.zone");
    /// Charge movement.
    pub(crate) const CHARGE_MOVE: RuleId = RuleId::new("charge.move");
    /// What can spoil a charge.
    pub(crate) const CHARGE_LIMITS: RuleId = RuleId::new("charge.limits");
    /// Charge Disruption.
    pub(crate) const CHARGE_CHECK: RuleId = RuleId::new("charge.check");
    /// Charge on an adjacent enemy.
    pub(crate) const CHARGE_IN_PLACE: RuleId = RuleId::new("charge.in_place");
    /// Countercharge.
    pub(crate) const CHARGE_COUNTER: RuleId = RuleId::new("charge.counter");
    /// First Fire.
    pub(crate) const FIRE1_WHO: RuleId = RuleId::new("fire1.who");
    /// Defensive Fire.
    pub(crate) const DEFFIRE_WHO: RuleId = RuleId::new("deffire.who");
    /// Second Fire.
    pub(crate) const FIRE2_WHO: RuleId = RuleId::new("fire2.who");
    /// Choice of target.
    pub(crate) const FIRE_PLOT: RuleId = RuleId::new("fire.plot");
    /// Resolution of a fire step.
    pub(crate) const FIRE_SEQUENCE: RuleId = RuleId::new("fire.sequence");
    /// Fire Strength.
    pub(crate) const FIRE_STRENGTH: RuleId = RuleId::new("fire.strength");
    /// Cover.
    pub(crate) const FIRE_TERRAIN: RuleId = RuleId::new("fire.terrain");
    /// Hits.
    pub(crate) const FIRE_HITS: RuleId = RuleId::new("fire.hits");
    /// Men per hit.
    pub(crate) const FIRE_MEN: RuleId = RuleId::new("fire.men");
    /// Hits on guns.
    pub(crate) const FIRE_GUNS: RuleId = RuleId::new("fire.guns");
    /// Guns behind men.
    pub(crate) const FIRE_STACKED_GUNS: RuleId = RuleId::new("fire.stacked_guns");
    /// Advance after Second Fire.
    pub(crate) const FIRE_ADVANCE: RuleId = RuleId::new("fire.advance");
    /// Who attacks.
    pub(crate) const ASS_WHO: RuleId = RuleId::new("ass.who");
    /// All enemies in front.
    pub(crate) const ASS_TARGETS: RuleId = RuleId::new("ass.targets");
    /// When friends share targets.
    pub(crate) const ASS_ASSIGN: RuleId = RuleId::new("ass.assign");
    /// No mixed attack.
    pub(crate) const ASS_NOMIX: RuleId = RuleId::new("ass.nomix");
    /// One moment.
    pub(crate) const ASS_SIMULTANEOUS: RuleId = RuleId::new("ass.simultaneous");
    /// Lockstep of the Assault step.
    pub(crate) const ASS_SEQUENCE: RuleId = RuleId::new("ass.sequence");
    /// Several opponents.
    pub(crate) const ASS_SPLIT: RuleId = RuleId::new("ass.split");
    /// MC1.
    pub(crate) const ASS_MC1: RuleId = RuleId::new("ass.mc1");
    /// Disruption Check after the strike.
    pub(crate) const ASS_DC: RuleId = RuleId::new("ass.dc");
    /// MC2.
    pub(crate) const ASS_MC2: RuleId = RuleId::new("ass.mc2");
    /// Scope of MC2.
    pub(crate) const ASS_MC2_WHO: RuleId = RuleId::new("ass.mc2_who");
    /// Infantry assaults cavalry.
    pub(crate) const ASS_CAVALRY: RuleId = RuleId::new("ass.cavalry");
    /// Fire at the charge.
    pub(crate) const CHG_FIRE: RuleId = RuleId::new("chg.fire");
    /// Charge Strength.
    pub(crate) const CHG_STRIKE: RuleId = RuleId::new("chg.strike");
    /// All defenders gone.
    pub(crate) const OUT_WIN: RuleId = RuleId::new("out.win");
    /// Attackers gone.
    pub(crate) const OUT_HOLD: RuleId = RuleId::new("out.hold");
    /// Everybody would go.
    pub(crate) const OUT_BOTH: RuleId = RuleId::new("out.both");
    /// Assault and lone guns.
    pub(crate) const ART_ASSAULT: RuleId = RuleId::new("art.assault");
    /// How an advance is made.
    pub(crate) const ADV_HOW: RuleId = RuleId::new("adv.how");
    /// Morale thresholds.
    pub(crate) const EFF_MORALE: RuleId = RuleId::new("eff.morale");
    /// Disruption thresholds.
    pub(crate) const EFF_DISRUPTION: RuleId = RuleId::new("eff.disruption");
    /// The withdrawal step.
    pub(crate) const WD_STEP: RuleId = RuleId::new("wd.step");
    /// Retreat.
    pub(crate) const RET_ONE: RuleId = RuleId::new("ret.one");
    /// Which rear hex.
    pub(crate) const RET_HEX: RuleId = RuleId::new("ret.hex");
    /// The routed unit.
    pub(crate) const ROUT_STATE: RuleId = RuleId::new("rout.state");
    /// How far.
    pub(crate) const ROUT_DISTANCE: RuleId = RuleId::new("rout.distance");
    /// Which way.
    pub(crate) const ROUT_PATH: RuleId = RuleId::new("rout.path");
    /// Running through friends.
    pub(crate) const ROUT_THROUGH: RuleId = RuleId::new("rout.through");
    /// Surrender.
    pub(crate) const ROUT_SURRENDER: RuleId = RuleId::new("rout.surrender");
    /// Rout losses.
    pub(crate) const ROUT_LOSS: RuleId = RuleId::new("rout.loss");
    /// Off the map.
    pub(crate) const ROUT_EXIT: RuleId = RuleId::new("rout.exit");
    /// Attacks on a routed unit.
    pub(crate) const ROUT_ATTACKED: RuleId = RuleId::new("rout.attacked");
    /// Pursuit Check.
    pub(crate) const PURSUIT_CHECK: RuleId = RuleId::new("pursuit.check");
    /// Pursuing.
    pub(crate) const PURSUIT_MOVE: RuleId = RuleId::new("pursuit.move");
    /// Reforming.
    pub(crate) const PURSUIT_REFORM: RuleId = RuleId::new("pursuit.reform");
    /// Pursuit/Rout Phase in order.
    pub(crate) const END_ORDER: RuleId = RuleId::new("end.order");
    /// Never a target.
    pub(crate) const LDR_TARGET: RuleId = RuleId::new("ldr.target");
    /// A leader by himself.
    pub(crate) const LDR_ALONE: RuleId = RuleId::new("ldr.alone");
    /// Leader losses.
    pub(crate) const LDR_CHANCE: RuleId = RuleId::new("ldr.chance");
    /// Staying with the stack.
    pub(crate) const LDR_FOLLOW: RuleId = RuleId::new("ldr.follow");
    /// A leader falls.
    pub(crate) const LDR_LOST: RuleId = RuleId::new("ldr.lost");
    /// Limits of the loss.
    pub(crate) const LDR_LOST_LIMITS: RuleId = RuleId::new("ldr.lost_limits");
    /// Replacements.
    pub(crate) const LDR_REPLACE: RuleId = RuleId::new("ldr.replace");
    /// Random ratings.
    pub(crate) const LDR_RATINGS: RuleId = RuleId::new("ldr.ratings");
    /// Who is best, where, when.
    pub(crate) const LDR_BEST: RuleId = RuleId::new("ldr.best");
    /// Objectives.
    pub(crate) const VIC_POINTS: RuleId = RuleId::new("vic.points");
    /// Who holds an objective.
    pub(crate) const VIC_CONTROL: RuleId = RuleId::new("vic.control");
    /// When it ends.
    pub(crate) const VIC_END: RuleId = RuleId::new("vic.end");
    /// Army Withdrawal Level.
    pub(crate) const VIC_WITHDRAWAL: RuleId = RuleId::new("vic.withdrawal");
    /// What is the army; both sides at once.
    pub(crate) const VIC_ARMY: RuleId = RuleId::new("vic.army");
    /// Decisive, tactical, draw.
    pub(crate) const VIC_GRADE: RuleId = RuleId::new("vic.grade");
    /// Nations.
    pub(crate) const TABLE_NATIONS: RuleId = RuleId::new("table.nations");
    /// Terrain chart: points and disruption modifiers.
    pub(crate) const TABLE_TERRAIN: RuleId = RuleId::new("table.terrain");
    /// Movement points.
    pub(crate) const TABLE_MOVEMENT_POINTS: RuleId = RuleId::new("table.movement_points");
    /// Fire and artillery.
    pub(crate) const TABLE_FIRE: RuleId = RuleId::new("table.fire");
    /// Charge.
    pub(crate) const TABLE_CHARGE: RuleId = RuleId::new("table.charge");
    /// First morale check of an assault.
    pub(crate) const TABLE_MC1: RuleId = RuleId::new("table.mc1");
    /// Draws.
    pub(crate) const TABLE_DRAWS: RuleId = RuleId::new("table.draws");
    /// Layout and buttons.
    pub(crate) const SCREEN_LAYOUT: RuleId = RuleId::new("screen.layout");
    /// Short-cut keys.
    pub(crate) const SCREEN_KEYS: RuleId = RuleId::new("screen.keys");
    /// Battle stats, controls, help.
    pub(crate) const SCREEN_MENUS: RuleId = RuleId::new("screen.menus");
    /// What fog hides.
    pub(crate) const SCREEN_FOG: RuleId = RuleId::new("screen.fog");
    /// Messages, selecting, looking.
    pub(crate) const SCREEN_SELECT: RuleId = RuleId::new("screen.select");
    /// Figures by strength.
    pub(crate) const SCREEN_FIGURES: RuleId = RuleId::new("screen.figures");
    /// Figures below the top.
    pub(crate) const SCREEN_FIGURE_TABLE: RuleId = RuleId::new("screen.figure_table");
    /// How pieces look.
    pub(crate) const SCREEN_ICONS: RuleId = RuleId::new("screen.icons");
    /// Smoke and review.
    pub(crate) const SCREEN_SMOKE: RuleId = RuleId::new("screen.smoke");
    /// Highlights.
    pub(crate) const SCREEN_COMMAND: RuleId = RuleId::new("screen.command");
    /// Reinforcements.
    pub(crate) const SCN_REINFORCE: RuleId = RuleId::new("scn.reinforce");
    /// Check V01, an error.
    pub(crate) const V01: RuleId = RuleId::new("V01");
    /// Check V02, a warning.
    pub(crate) const V02: RuleId = RuleId::new("V02");
    /// Check V03, an error.
    pub(crate) const V03: RuleId = RuleId::new("V03");
    /// Check V04, a warning.
    pub(crate) const V04: RuleId = RuleId::new("V04");
    /// Check V05, an error.
    pub(crate) const V05: RuleId = RuleId::new("V05");
    /// Check V06, an error.
    pub(crate) const V06: RuleId = RuleId::new("V06");
    /// Check V07, a warning.
    pub(crate) const V07: RuleId = RuleId::new("V07");
    /// Check V08, an error.
    pub(crate) const V08: RuleId = RuleId::new("V08");
    /// Check V09, a warning.
    pub(crate) const V09: RuleId = RuleId::new("V09");
    /// Check V10, a warning.
    pub(crate) const V10: RuleId = RuleId::new("V10");
    /// Check V11, an error.
    pub(crate) const V11: RuleId = RuleId::new("V11");
    /// Check V12, an error.
    pub(crate) const V12: RuleId = RuleId::new("V12");
    /// Check V13, an error.
    pub(crate) const V13: RuleId = RuleId::new("V13");
    /// Check V14, a warning.
    pub(crate) const V14: RuleId = RuleId::new("V14");
    /// Check V15, an error.
    pub(crate) const V15: RuleId = RuleId::new("V15");
    /// Check V16, an error.
    pub(crate) const V16: RuleId = RuleId::new("V16");
    /// Check V17, an error.
    pub(crate) const V17: RuleId = RuleId::new("V17");
    /// Check V18, a warning.
    pub(crate) const V18: RuleId = RuleId::new("V18");
    /// Check V19, a warning.
    pub(crate) const V19: RuleId = RuleId::new("V19");
    /// Check V20, an error.
    pub(crate) const V20: RuleId = RuleId::new("V20");
    /// Check V21, a warning.
    pub(crate) const V21: RuleId = RuleId::new("V21");
    /// Check V22, an error.
    pub(crate) const V22: RuleId = RuleId::new("V22");
    /// Check V23, an error.
    pub(crate) const V23: RuleId = RuleId::new("V23");
    /// Check V24, an error.
    pub(crate) const V24: RuleId = RuleId::new("V24");
    /// Check V25, a warning.
    pub(crate) const V25: RuleId = RuleId::new("V25");
    /// Check V26, an error.
    pub(crate) const V26: RuleId = RuleId::new("V26");
    /// Check V27, an error.
    pub(crate) const V27: RuleId = RuleId::new("V27");
    /// Check V28, an error.
    pub(crate) const V28: RuleId = RuleId::new("V28");
    /// Check V29, an error.
    pub(crate) const V29: RuleId = RuleId::new("V29");
    /// Check V30, a warning.
    pub(crate) const V30: RuleId = RuleId::new("V30");
    /// Check V31, a warning.
    pub(crate) const V31: RuleId = RuleId::new("V31");
    /// Check V32, a warning.
    pub(crate) const V32: RuleId = RuleId::new("V32");
    /// Check V33, an error.
    pub(crate) const V33: RuleId = RuleId::new("V33");
    /// Check V34, a warning.
    pub(crate) const V34: RuleId = RuleId::new("V34");
    /// Check V35, an error.
    pub(crate) const V35: RuleId = RuleId::new("V35");
    /// Check V36, an error.
    pub(crate) const V36: RuleId = RuleId::new("V36");
    /// Check V37, a warning.
    pub(crate) const V37: RuleId = RuleId::new("V37");
    /// Check V38, a warning.
    pub(crate) const V38: RuleId = RuleId::new("V38");
    /// Check V39, a warning.
    pub(crate) const V39: RuleId = RuleId::new("V39");
    /// Check V40, an error.
    pub(crate) const V40: RuleId = RuleId::new("V40");
    /// Check V41, an error.
    pub(crate) const V41: RuleId = RuleId::new("V41");
    /// Check V42, an error.
    pub(crate) const V42: RuleId = RuleId::new("V42");
    /// Check V43, a warning.
    pub(crate) const V43: RuleId = RuleId::new("V43");
    /// Check V44, an error.
    pub(crate) const V44: RuleId = RuleId::new("V44");
    /// Check V45, a warning.
    pub(crate) const V45: RuleId = RuleId::new("V45");
    /// Check V46, a warning.
    pub(crate) const V46: RuleId = RuleId::new("V46");
    /// Check V47, a warning.
    pub(crate) const V47: RuleId = RuleId::new("V47");
    /// Check V48, a warning.
    pub(crate) const V48: RuleId = RuleId::new("V48");
    /// Sub points.
    pub(crate) const AI_POINTS: RuleId = RuleId::new("ai.points");
    /// Place of the overall leader.
    pub(crate) const AI_OA_PLACE: RuleId = RuleId::new("ai.oa_place");
    /// Deferring the overall leader.
    pub(crate) const AI_DEFER: RuleId = RuleId::new("ai.defer");
    /// Deferring corps leaders.
    pub(crate) const AI_DEFER_CORPS: RuleId = RuleId::new("ai.defer_corps");
    /// Marching.
    pub(crate) const AI_MARCH: RuleId = RuleId::new("ai.march");
    /// Forming line.
    pub(crate) const AI_LINE: RuleId = RuleId::new("ai.line");
    /// Woods.
    pub(crate) const AI_WOODS: RuleId = RuleId::new("ai.woods");
    /// Recovering.
    pub(crate) const AI_RECOVER: RuleId = RuleId::new("ai.recover");
    /// Flanks.
    pub(crate) const AI_FLANKS: RuleId = RuleId::new("ai.flanks");
    /// Square or fire.
    pub(crate) const AI_GUARD: RuleId = RuleId::new("ai.guard");
    /// Charging.
    pub(crate) const AI_CHARGE: RuleId = RuleId::new("ai.charge");
    /// Guarding a charge.
    pub(crate) const AI_CHARGE_GUARD: RuleId = RuleId::new("ai.charge_guard");
    /// Hussars.
    pub(crate) const AI_HUSSARS: RuleId = RuleId::new("ai.hussars");
    /// Fire.
    pub(crate) const AI_FIRE: RuleId = RuleId::new("ai.fire");
    /// Bombardment.
    pub(crate) const AI_BOMBARD: RuleId = RuleId::new("ai.bombard");
    /// Guarding guns.
    pub(crate) const AI_GUNS: RuleId = RuleId::new("ai.guns");
    /// Rallying.
    pub(crate) const AI_RALLY: RuleId = RuleId::new("ai.rally");
    /// Assaulting.
    pub(crate) const AI_ASSAULT: RuleId = RuleId::new("ai.assault");
    /// Assault move.
    pub(crate) const AI_ASSAULT_MOVE: RuleId = RuleId::new("ai.assault_move");
    /// Leaders.
    pub(crate) const AI_LEADERS: RuleId = RuleId::new("ai.leaders");
    /// Objectives.
    pub(crate) const AI_OBJECTIVES: RuleId = RuleId::new("ai.objectives");
    /// Honest play.
    pub(crate) const AI_HONEST: RuleId = RuleId::new("ai.honest");
    /// How to read the cases.
    pub(crate) const TERM_CAST: RuleId = RuleId::new("term.cast");
}

/// Tracks of a piece.
pub(crate) mod track {
    /// Men.
    pub(crate) const MEN: u8 = 0;
    /// Guns.
    pub(crate) const GUNS: u8 = 1;
    /// Morale.
    pub(crate) const MORALE: u8 = 2;
    /// Disruption.
    pub(crate) const DISRUPTION: u8 = 3;
    /// Quality.
    pub(crate) const QUALITY: u8 = 4;
    /// Movement points.
    pub(crate) const MP: u8 = 5;
    /// Command rating.
    pub(crate) const CR: u8 = 6;
    /// Radius.
    pub(crate) const RADIUS: u8 = 7;
    /// Sub points.
    pub(crate) const SUB: u8 = 8;
    /// Regimental guns.
    pub(crate) const REGIMENTAL_GUNS: u8 = 9;
}

/// Marks of a piece.
pub(crate) mod mark {
    /// Routed.
    pub(crate) const ROUTED: u8 = 0;
    /// Pursuing.
    pub(crate) const PURSUING: u8 = 1;
    /// Charging.
    pub(crate) const CHARGING: u8 = 2;
    /// Has acted this turn.
    pub(crate) const FINISHED: u8 = 3;
    /// Has fired.
    pub(crate) const FIRED: u8 = 4;
    /// Has moved.
    pub(crate) const MOVED: u8 = 5;
    /// Stopped by a zone of control.
    pub(crate) const STOPPED: u8 = 6;
    /// Assault move.
    pub(crate) const ASSAULT_MOVE: u8 = 7;
    /// Has checked for activation.
    pub(crate) const CHECKED: u8 = 8;
    /// Deferred.
    pub(crate) const DEFERRED: u8 = 9;
    /// Has bombarded.
    pub(crate) const BOMBARDED: u8 = 10;
    /// Takes part in the action phase.
    pub(crate) const TAKING_PART: u8 = 11;
}

/// Formations.
pub(crate) mod formation {
    /// Line.
    pub(crate) const LINE: u8 = 0;
    /// Column.
    pub(crate) const COLUMN: u8 = 1;
    /// Square.
    pub(crate) const SQUARE: u8 = 2;
    /// Rout.
    pub(crate) const ROUT: u8 = 3;
    /// Open order.
    pub(crate) const NORMAL: u8 = 4;
    /// Limbered.
    pub(crate) const LIMBERED: u8 = 5;
    /// Unlimbered.
    pub(crate) const UNLIMBERED: u8 = 6;
}

/// Phases of a turn.
pub(crate) mod phase {
    /// Bombardment.
    pub(crate) const BOMBARDMENT: u8 = 0;
    /// Command turn.
    pub(crate) const COMMAND_TURN: u8 = 1;
    /// Command phase.
    pub(crate) const COMMAND: u8 = 2;
    /// First fire.
    pub(crate) const FIRST_FIRE: u8 = 3;
    /// Movement.
    pub(crate) const MOVEMENT: u8 = 4;
    /// Defensive fire.
    pub(crate) const DEFENSIVE_FIRE: u8 = 5;
    /// Second fire.
    pub(crate) const SECOND_FIRE: u8 = 6;
    /// Assault.
    pub(crate) const ASSAULT: u8 = 7;
    /// Pursuit and rout.
    pub(crate) const PURSUIT_ROUT: u8 = 8;
}

/// Kinds of pieces.
pub(crate) mod kind {
    /// Infantry battalion.
    pub(crate) const INFANTRY: u8 = 0;
    /// Light infantry.
    pub(crate) const LIGHT_INFANTRY: u8 = 1;
    /// Cavalry.
    pub(crate) const CAVALRY: u8 = 2;
    /// Battery.
    pub(crate) const ARTILLERY: u8 = 3;
    /// Corps leader.
    pub(crate) const CORPS_LEADER: u8 = 4;
    /// Overall leader.
    pub(crate) const OVERALL_LEADER: u8 = 5;
}

/// Parameters of a scenario.
pub(crate) mod param {
    /// The battle ends after this turn.
    pub(crate) const TURNS: &str = "turns";
    /// Clock time at which turn 1 opens.
    pub(crate) const START_TIME: &str = "start_time";
    /// Who goes first when command ratings are equal.
    pub(crate) const INITIATIVE_TIE_SIDE: &str = "initiative_tie_side";
    /// Let nations without a row of their own use the default traits.
    pub(crate) const ACCEPT_DEFAULT_NATION: &str = "accept_default_nation";
}

/// Parameters of a side.
pub(crate) mod side_param {
    /// Share of the army's men whose loss ends the battle.
    pub(crate) const WITHDRAWAL_LEVEL: &str = "withdrawal_level";
    /// Added to every disruption check of its cavalry when it charges or countercharges.
    pub(crate) const CHARGE_MODIFIER: &str = "charge_modifier";
    /// Where its routed units run to.
    pub(crate) const HOME_EDGE: &str = "home_edge";
}

/// Traits of a nation.
pub(crate) mod nation_trait {
    /// Which pair of infantry columns it uses for movement and disruption.
    pub(crate) const INFANTRY_CHART: &str = "infantry_chart";
    /// Multiplies the fire of its foot.
    pub(crate) const FIRE_FACTOR: &str = "fire_factor";
    /// Multiplies the charges of its hussars and cossacks.
    pub(crate) const HUSSAR_CHARGE_FACTOR: &str = "hussar_charge_factor";
    /// Multiplies the fire of its batteries.
    pub(crate) const ARTILLERY_FACTOR: &str = "artillery_factor";
    /// Extra movement points of its line infantry when it promises to close; 0 = none.
    pub(crate) const ASSAULT_MOVE: &str = "assault_move";
}

/// Attributes of pieces.
pub(crate) mod attribute {
    /// Command rating.
    pub(crate) const CR: &str = "cr";
    /// Disruption.
    pub(crate) const DISRUPTION: &str = "disruption";
    /// Guns.
    pub(crate) const GUNS: &str = "guns";
    /// Strength.
    pub(crate) const MEN: &str = "men";
    /// Morale.
    pub(crate) const MORALE: &str = "morale";
    /// Quality.
    pub(crate) const QUALITY: &str = "quality";
    /// Radius.
    pub(crate) const RADIUS: &str = "radius";
    /// Regimental guns.
    pub(crate) const REGIMENTAL_GUNS: &str = "regimental_guns";
    /// Sub rating.
    pub(crate) const SR: &str = "sr";
    /// Calibre.
    pub(crate) const TYPE: &str = "type";
}

/// What may be chosen, by attribute.
#[allow(unreachable_pub, reason = "those in a system's facts are seen by the kernel")]
pub(crate) mod choice {
    use oblique_rules::kernel::Values;

    /// Calibre.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum ArtilleryType {
        /// Light, 6-pounder.
        Light,
        /// Medium, 12-pounder.
        #[default]
        Medium,
        /// Heavy, 24-pounder.
        Heavy,
    }

    impl ArtilleryType {
        /// What is chosen, else the catalog's usual.
        pub fn of(values: Values<'_>) -> Self {
            Self::written(values).unwrap_or_default()
        }

        /// What is chosen, or the usual where nothing is; `None` where the word is none of the list.
        pub fn written(values: Values<'_>) -> Option<Self> {
            Some(match values.word("type") {
                "light" => Self::Light,
                "medium" => Self::Medium,
                "heavy" => Self::Heavy,
                _ => return None,
            })
        }
    }

    /// Type.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum CavalryType {
        /// Cuirassier.
        Cuirassier,
        /// Dragoon.
        #[default]
        Dragoon,
        /// Hussar.
        Hussar,
        /// Cossack.
        Cossack,
    }

    impl CavalryType {
        /// What is chosen, else the catalog's usual.
        pub fn of(values: Values<'_>) -> Self {
            Self::written(values).unwrap_or_default()
        }

        /// What is chosen, or the usual where nothing is; `None` where the word is none of the list.
        pub fn written(values: Values<'_>) -> Option<Self> {
            Some(match values.word("type") {
                "cuirassier" => Self::Cuirassier,
                "dragoon" => Self::Dragoon,
                "hussar" => Self::Hussar,
                "cossack" => Self::Cossack,
                _ => return None,
            })
        }
    }

    /// Home edge.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum HomeEdge {
        /// North.
        N,
        /// East.
        E,
        /// South.
        #[default]
        S,
        /// West.
        W,
    }

    impl HomeEdge {
        /// What is chosen, else the catalog's usual.
        pub fn of(values: Values<'_>) -> Self {
            Self::written(values).unwrap_or_default()
        }

        /// What is chosen, or the usual where nothing is; `None` where the word is none of the list.
        pub fn written(values: Values<'_>) -> Option<Self> {
            Some(match values.word("home_edge") {
                "N" => Self::N,
                "E" => Self::E,
                "S" => Self::S,
                "W" => Self::W,
                _ => return None,
            })
        }
    }

    /// Infantry columns of the terrain chart.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum InfantryChart {
        /// Prussian.
        P,
        /// Other.
        #[default]
        O,
    }

    impl InfantryChart {
        /// What is chosen, else the catalog's usual.
        pub fn of(values: Values<'_>) -> Self {
            Self::written(values).unwrap_or_default()
        }

        /// What is chosen, or the usual where nothing is; `None` where the word is none of the list.
        pub fn written(values: Values<'_>) -> Option<Self> {
            Some(match values.word("infantry_chart") {
                "P" => Self::P,
                "O" => Self::O,
                _ => return None,
            })
        }
    }

    /// Type.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum InfantryType {
        /// Line.
        #[default]
        Line,
        /// Grenadier.
        Grenadier,
    }

    impl InfantryType {
        /// What is chosen, else the catalog's usual.
        pub fn of(values: Values<'_>) -> Self {
            Self::written(values).unwrap_or_default()
        }

        /// What is chosen, or the usual where nothing is; `None` where the word is none of the list.
        pub fn written(values: Values<'_>) -> Option<Self> {
            Some(match values.word("type") {
                "line" => Self::Line,
                "grenadier" => Self::Grenadier,
                _ => return None,
            })
        }
    }

    /// Side that wins initiative ties.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum InitiativeTieSide {
        /// Side A.
        #[default]
        A,
        /// Side B.
        B,
    }

    impl InitiativeTieSide {
        /// What is chosen, else the catalog's usual.
        pub fn of(values: Values<'_>) -> Self {
            Self::written(values).unwrap_or_default()
        }

        /// What is chosen, or the usual where nothing is; `None` where the word is none of the list.
        pub fn written(values: Values<'_>) -> Option<Self> {
            Some(match values.word("initiative_tie_side") {
                "A" => Self::A,
                "B" => Self::B,
                _ => return None,
            })
        }
    }

    /// Quality.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Quality {
        /// Green.
        Green,
        /// Trained.
        #[default]
        Trained,
        /// Veteran.
        Veteran,
        /// Elite.
        Elite,
    }

    impl Quality {
        /// What is chosen, else the catalog's usual.
        pub fn of(values: Values<'_>) -> Self {
            Self::written(values).unwrap_or_default()
        }

        /// What is chosen, or the usual where nothing is; `None` where the word is none of the list.
        pub fn written(values: Values<'_>) -> Option<Self> {
            Some(match values.word("quality") {
                "green" => Self::Green,
                "trained" => Self::Trained,
                "veteran" => Self::Veteran,
                "elite" => Self::Elite,
                _ => return None,
            })
        }
    }
}

/// What a player may be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum DecisionKind {
    /// Bombardment.
    Bombard,
    /// Command turn.
    SubPoints,
    /// Deferred leaders.
    Deferred,
    /// Initiative.
    Initiative,
    /// First fire.
    FirstFire,
    /// Movement.
    Movement,
    /// Defensive fire.
    DefensiveFire,
    /// Second fire.
    SecondFire,
    /// Advance after fire.
    AdvanceFire,
    /// Assault.
    Assault,
    /// Advance.
    AdvanceAssault,
}

impl DecisionKind {
    /// Its id in the catalog.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::Bombard => "bombard",
            Self::SubPoints => "sub_points",
            Self::Deferred => "deferred",
            Self::Initiative => "initiative",
            Self::FirstFire => "first_fire",
            Self::Movement => "movement",
            Self::DefensiveFire => "defensive_fire",
            Self::SecondFire => "second_fire",
            Self::AdvanceFire => "advance_fire",
            Self::Assault => "assault",
            Self::AdvanceAssault => "advance_assault",
        }
    }

    /// The one of an id.
    pub(crate) fn of(id: &str) -> Option<Self> {
        Some(match id {
            "bombard" => Self::Bombard,
            "sub_points" => Self::SubPoints,
            "deferred" => Self::Deferred,
            "initiative" => Self::Initiative,
            "first_fire" => Self::FirstFire,
            "movement" => Self::Movement,
            "defensive_fire" => Self::DefensiveFire,
            "second_fire" => Self::SecondFire,
            "advance_fire" => Self::AdvanceFire,
            "assault" => Self::Assault,
            "advance_assault" => Self::AdvanceAssault,
            _ => return None,
        })
    }
}
