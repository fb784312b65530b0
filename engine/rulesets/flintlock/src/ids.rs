//! The ids of this ruleset's manual and catalog, so that a misspelt one does not compile.
//!
//! Generated: `BLESS=1 cargo test -p oblique-testing --test ids` writes it from the two files.

#![expect(dead_code, reason = "the manual has rules that act on the screen or in advice only")]

/// Rules of the manual.
pub mod rule {
    use oblique_scenario::check::RuleId;

    /// How to read the cases.
    pub const TERM_CASES: RuleId = RuleId::new("term.cases");
    /// Words.
    pub const TERM_WORDS: RuleId = RuleId::new("term.words");
    /// Modifiers and the order of dice.
    pub const TERM_ARITHMETIC: RuleId = RuleId::new("term.arithmetic");
    /// Combat units, leaders, states.
    pub const PIECE_KINDS: RuleId = RuleId::new("piece.kinds");
    /// One piece, one gun.
    pub const PIECE_ARTILLERY: RuleId = RuleId::new("piece.artillery");
    /// Colonial militia.
    pub const PIECE_MILITIA: RuleId = RuleId::new("piece.militia");
    /// Nothing leaves the map.
    pub const MAP_EDGE: RuleId = RuleId::new("map.edge");
    /// One six-sided die.
    pub const DICE_ONE: RuleId = RuleId::new("dice.one");
    /// Activations until an army breaks.
    pub const SEQ_LOOP: RuleId = RuleId::new("seq.loop");
    /// Which Activations are Free.
    pub const SEQ_FREE: RuleId = RuleId::new("seq.free");
    /// Passing.
    pub const SEQ_PASS: RuleId = RuleId::new("seq.pass");
    /// Continuity.
    pub const SEQ_CONTINUITY: RuleId = RuleId::new("seq.continuity");
    /// The growing +1.
    pub const SEQ_CONTINUITY_DRM: RuleId = RuleId::new("seq.continuity-drm");
    /// Seizing Continuity.
    pub const SEQ_SEIZE: RuleId = RuleId::new("seq.seize");
    /// Price of a failed Seizure.
    pub const SEQ_SEIZE_FAIL: RuleId = RuleId::new("seq.seize-fail");
    /// Overall and subordinate leaders.
    pub const LEADER_RATINGS: RuleId = RuleId::new("leader.ratings");
    /// No Initiative roll for changing formation.
    pub const LEADER_INITIATIVE_USE: RuleId = RuleId::new("leader.initiative-use");
    /// The overall leader wakes the leaders in his range.
    pub const CMD_OL_ACTIVATES: RuleId = RuleId::new("cmd.ol-activates");
    /// Self-activation.
    pub const CMD_SELF_ACTIVATE: RuleId = RuleId::new("cmd.self-activate");
    /// How a Command Range is traced.
    pub const CMD_TRACE: RuleId = RuleId::new("cmd.trace");
    /// In Command.
    pub const CMD_IN_COMMAND: RuleId = RuleId::new("cmd.in-command");
    /// Chains within a Command.
    pub const CMD_CHAIN: RuleId = RuleId::new("cmd.chain");
    /// Skirmishers and command.
    pub const CMD_SKIRMISH: RuleId = RuleId::new("cmd.skirmish");
    /// Status is fixed at the start.
    pub const CMD_SNAPSHOT: RuleId = RuleId::new("cmd.snapshot");
    /// In Command while inactive.
    pub const CMD_REACTION_STATUS: RuleId = RuleId::new("cmd.reaction-status");
    /// Leaders move.
    pub const LEADER_MOVE: RuleId = RuleId::new("leader.move");
    /// Leader casualty and replacement.
    pub const LEADER_KILLED: RuleId = RuleId::new("leader.killed");
    /// A lone leader.
    pub const LEADER_ALONE: RuleId = RuleId::new("leader.alone");
    /// Leaders in forced moves and in Shock.
    pub const LEADER_CARRIED: RuleId = RuleId::new("leader.carried");
    /// One Command at a time.
    pub const ACT_SEPARATE: RuleId = RuleId::new("act.separate");
    /// Three ways to use a Command.
    pub const ACT_MODES: RuleId = RuleId::new("act.modes");
    /// What a fully active unit may do.
    pub const ACT_FULL: RuleId = RuleId::new("act.full");
    /// Partial activation.
    pub const ACT_PARTIAL: RuleId = RuleId::new("act.partial");
    /// After a failed self-activation.
    pub const ACT_INACTIVE: RuleId = RuleId::new("act.inactive");
    /// Who activates a gun.
    pub const GUN_ACTIVATE: RuleId = RuleId::new("gun.activate");
    /// Fire or move, once.
    pub const GUN_ONCE: RuleId = RuleId::new("gun.once");
    /// Four formations, one per Command.
    pub const FORM_SAME: RuleId = RuleId::new("form.same");
    /// Germans stand Close.
    pub const FORM_GERMAN: RuleId = RuleId::new("form.german");
    /// Coming back into the Command's formation.
    pub const FORM_REJOIN: RuleId = RuleId::new("form.rejoin");
    /// Column.
    pub const FORM_COLUMN: RuleId = RuleId::new("form.column");
    /// A shocked Column opens.
    pub const FORM_COLUMN_OPENS: RuleId = RuleId::new("form.column-opens");
    /// Open line.
    pub const FORM_OPEN: RuleId = RuleId::new("form.open");
    /// Close line.
    pub const FORM_CLOSE: RuleId = RuleId::new("form.close");
    /// What the sign of Fire Defense means.
    pub const FORM_SIGN: RuleId = RuleId::new("form.sign");
    /// Skirmish.
    pub const FORM_SKIRMISH: RuleId = RuleId::new("form.skirmish");
    /// Who may skirmish.
    pub const FORM_SK_WHO: RuleId = RuleId::new("form.sk-who");
    /// Breaking down into two skirmishers.
    pub const FORM_SK_BREAK: RuleId = RuleId::new("form.sk-break");
    /// Recombining.
    pub const FORM_SK_JOIN: RuleId = RuleId::new("form.sk-join");
    /// Skirmishers slip away from a bayonet.
    pub const FORM_SK_RETREAT: RuleId = RuleId::new("form.sk-retreat");
    /// Changing a Command's formation.
    pub const FORM_CHANGE: RuleId = RuleId::new("form.change");
    /// The formation roll.
    pub const FORM_CHECK: RuleId = RuleId::new("form.check");
    /// Unstacking out of Close.
    pub const FORM_UNSTACK: RuleId = RuleId::new("form.unstack");
    /// Optional: historical formations.
    pub const FORM_HISTORICAL: RuleId = RuleId::new("form.historical");
    /// Movement, hex by hex.
    pub const MOVE_POINTS: RuleId = RuleId::new("move.points");
    /// What is not movement.
    pub const MOVE_NOT_MOVEMENT: RuleId = RuleId::new("move.not-movement");
    /// Close line in heavy woods.
    pub const TERR_WOODS: RuleId = RuleId::new("terr.woods");
    /// Front, flank, rear of infantry.
    pub const FACE_SIDES: RuleId = RuleId::new("face.sides");
    /// Cavalry and guns face a vertex like a line.
    pub const FACE_CAVALRY: RuleId = RuleId::new("face.cavalry");
    /// Turning in motion is free.
    pub const FACE_MOTION: RuleId = RuleId::new("face.motion");
    /// The one-step limit.
    pub const FACE_ZOC: RuleId = RuleId::new("face.zoc");
    /// No turning for active firers, ralliers, attackers.
    pub const FACE_FIRE: RuleId = RuleId::new("face.fire");
    /// Field of fire.
    pub const FACE_ARC: RuleId = RuleId::new("face.arc");
    /// Which side is hit.
    pub const FACE_STRUCK: RuleId = RuleId::new("face.struck");
    /// Who has a zone of control.
    pub const ZOC_WHO: RuleId = RuleId::new("zoc.who");
    /// Entering a zone of control stops.
    pub const ZOC_STOP: RuleId = RuleId::new("zoc.stop");
    /// Infantry leaves by Withdrawal.
    pub const ZOC_WITHDRAW: RuleId = RuleId::new("zoc.withdraw");
    /// Cavalry, skirmishers and guns leave a zone of control.
    pub const ZOC_LEAVE: RuleId = RuleId::new("zoc.leave");
    /// One combat unit per hex.
    pub const STACK_NONE: RuleId = RuleId::new("stack.none");
    /// Guns in a hex.
    pub const STACK_GUNS: RuleId = RuleId::new("stack.guns");
    /// Close pairs.
    pub const STACK_CLOSE: RuleId = RuleId::new("stack.close");
    /// Skirmisher pairs.
    pub const STACK_SK: RuleId = RuleId::new("stack.sk");
    /// Who can fire, and Phasing Fire.
    pub const FIRE_WHO: RuleId = RuleId::new("fire.who");
    /// One unit at one unit.
    pub const FIRE_ONE_TARGET: RuleId = RuleId::new("fire.one-target");
    /// The fire step.
    pub const FIRE_STEP: RuleId = RuleId::new("fire.step");
    /// Return Fire.
    pub const FIRE_RETURN: RuleId = RuleId::new("fire.return");
    /// Reaction to Movement.
    pub const FIRE_REACTION_MOVE: RuleId = RuleId::new("fire.reaction-move");
    /// Once per enemy Activation.
    pub const FIRE_REACTION_ONCE: RuleId = RuleId::new("fire.reaction-once");
    /// Making the shot.
    pub const FIRE_RESOLVE: RuleId = RuleId::new("fire.resolve");
    /// Range.
    pub const FIRE_RANGE: RuleId = RuleId::new("fire.range");
    /// Cover.
    pub const FIRE_TERRAIN: RuleId = RuleId::new("fire.terrain");
    /// Line of sight.
    pub const LOS_LINE: RuleId = RuleId::new("los.line");
    /// What blocks sight.
    pub const LOS_LEVELS: RuleId = RuleId::new("los.levels");
    /// Units in the way.
    pub const LOS_UNITS: RuleId = RuleId::new("los.units");
    /// Sight along a hexside.
    pub const LOS_SIDE: RuleId = RuleId::new("los.side");
    /// First Volley.
    pub const FIRE_FIRST_VOLLEY: RuleId = RuleId::new("fire.first-volley");
    /// Laying Smoke.
    pub const SMOKE_PLACE: RuleId = RuleId::new("smoke.place");
    /// What Smoke does.
    pub const SMOKE_EFFECT: RuleId = RuleId::new("smoke.effect");
    /// Smoke drifts off.
    pub const SMOKE_CLEAR: RuleId = RuleId::new("smoke.clear");
    /// Disordered.
    pub const RES_DISORDER: RuleId = RuleId::new("res.disorder");
    /// Reduced.
    pub const RES_REDUCED: RuleId = RuleId::new("res.reduced");
    /// Morale Check.
    pub const RES_MORALE: RuleId = RuleId::new("res.morale");
    /// Abandoned.
    pub const RES_ABANDONED: RuleId = RuleId::new("res.abandoned");
    /// Leader casualties.
    pub const RES_LEADER: RuleId = RuleId::new("res.leader");
    /// Rally.
    pub const RALLY_AUTO: RuleId = RuleId::new("rally.auto");
    /// A Command attacks as one Line.
    pub const SHOCK_MODE: RuleId = RuleId::new("shock.mode");
    /// Who must take part in a Shock.
    pub const SHOCK_ELIGIBLE: RuleId = RuleId::new("shock.eligible");
    /// Militia do not attack.
    pub const SHOCK_MILITIA: RuleId = RuleId::new("shock.militia");
    /// Two Lines, however split.
    pub const SHOCK_LINE: RuleId = RuleId::new("shock.line");
    /// Several defending Commands.
    pub const SHOCK_MULTI: RuleId = RuleId::new("shock.multi");
    /// Foot and horse.
    pub const SHOCK_MIXED_ARMS: RuleId = RuleId::new("shock.mixed-arms");
    /// Steps of a Shock.
    pub const SHOCK_SEQUENCE: RuleId = RuleId::new("shock.sequence");
    /// Shock Status and Cohesion hits.
    pub const COH_HITS: RuleId = RuleId::new("coh.hits");
    /// When the Status drops.
    pub const COH_REACH: RuleId = RuleId::new("coh.reach");
    /// One drop per addition.
    pub const COH_EXCESS: RuleId = RuleId::new("coh.excess");
    /// Pre-Shock Reaction.
    pub const PRE_ROLL: RuleId = RuleId::new("pre.roll");
    /// Whose Status counts.
    pub const PRE_WHOSE_STATUS: RuleId = RuleId::new("pre.whose-status");
    /// Mixed militia.
    pub const PRE_MILITIA: RuleId = RuleId::new("pre.militia");
    /// Counterattack before contact.
    pub const PRE_COUNTER: RuleId = RuleId::new("pre.counter");
    /// Fall Back.
    pub const PRE_FALL_BACK: RuleId = RuleId::new("pre.fall-back");
    /// Pushing friends back.
    pub const PRE_DISPLACE: RuleId = RuleId::new("pre.displace");
    /// Collapse.
    pub const PRE_COLLAPSE: RuleId = RuleId::new("pre.collapse");
    /// Militia may run.
    pub const PRE_FLEE: RuleId = RuleId::new("pre.flee");
    /// The Shock Factor Total.
    pub const SHOCK_SFT: RuleId = RuleId::new("shock.sft");
    /// Factor 1: size.
    pub const SHOCK_SIZE: RuleId = RuleId::new("shock.size");
    /// Factor 2: position.
    pub const SHOCK_POSITION: RuleId = RuleId::new("shock.position");
    /// Factor 3: terrain.
    pub const SHOCK_TERRAIN: RuleId = RuleId::new("shock.terrain");
    /// Factor 4: Shock Status.
    pub const SHOCK_STATUS: RuleId = RuleId::new("shock.status");
    /// Factor 5: cavalry.
    pub const SHOCK_CAVALRY: RuleId = RuleId::new("shock.cavalry");
    /// Factor 6: formation.
    pub const SHOCK_FORMATION: RuleId = RuleId::new("shock.formation");
    /// Factor 7: state of the units.
    pub const SHOCK_UNITS: RuleId = RuleId::new("shock.units");
    /// Factor 8: chaos.
    pub const SHOCK_CHAOS: RuleId = RuleId::new("shock.chaos");
    /// Reading the result of a Shock.
    pub const SHOCK_RESULT: RuleId = RuleId::new("shock.result");
    /// Results of Shock: engaged, hits, levels.
    pub const SRES_TRACK: RuleId = RuleId::new("sres.track");
    /// Retreat.
    pub const SRES_RETREAT: RuleId = RuleId::new("sres.retreat");
    /// Attackers must advance.
    pub const SRES_ADVANCE: RuleId = RuleId::new("sres.advance");
    /// Counterattack.
    pub const SHOCK_COUNTER: RuleId = RuleId::new("shock.counter");
    /// Guns in a Shock.
    pub const GUN_CAPTURED: RuleId = RuleId::new("gun.captured");
    /// Entering an Abandoned gun's hex.
    pub const GUN_ENTER: RuleId = RuleId::new("gun.enter");
    /// Dragging guns off.
    pub const GUN_DRAG: RuleId = RuleId::new("gun.drag");
    /// Reaction Retreat.
    pub const CAV_RETREAT: RuleId = RuleId::new("cav.retreat");
    /// How a Reaction Retreat goes.
    pub const CAV_RETREAT_PATH: RuleId = RuleId::new("cav.retreat-path");
    /// The shot a Reaction Retreat averts.
    pub const CAV_RETREAT_FIRER: RuleId = RuleId::new("cav.retreat-firer");
    /// Charge.
    pub const CAV_CHARGE: RuleId = RuleId::new("cav.charge");
    /// The run of a charge.
    pub const CAV_CHARGE_PATH: RuleId = RuleId::new("cav.charge-path");
    /// Shot at while charging.
    pub const CAV_CHARGE_FIRE: RuleId = RuleId::new("cav.charge-fire");
    /// Charged infantry shakes.
    pub const CAV_CHARGE_PRE: RuleId = RuleId::new("cav.charge-pre");
    /// Spent after the charge.
    pub const CAV_CHARGE_AFTER: RuleId = RuleId::new("cav.charge-after");
    /// The target of a charge has gone.
    pub const CAV_CHARGE_VOID: RuleId = RuleId::new("cav.charge-void");
    /// Flight Points.
    pub const WIN_POINTS: RuleId = RuleId::new("win.points");
    /// The Flight roll.
    pub const WIN_FLIGHT: RuleId = RuleId::new("win.flight");
    /// Other endings.
    pub const WIN_OTHER: RuleId = RuleId::new("win.other");
    /// Table: formations.
    pub const TABLE_FORMATIONS: RuleId = RuleId::new("table.formations");
    /// Table: Shock Status.
    pub const TABLE_SHOCK_STATUS: RuleId = RuleId::new("table.shock_status");
    /// Table: movement allowance.
    pub const TABLE_MOVEMENT_ALLOWANCE: RuleId = RuleId::new("table.movement_allowance");
    /// Table: range.
    pub const TABLE_FIRE_RANGE: RuleId = RuleId::new("table.fire_range");
    /// Table: modifiers of fire.
    pub const TABLE_FIRE_DRM: RuleId = RuleId::new("table.fire_drm");
    /// Table: results of fire.
    pub const TABLE_FIRE_RESULTS: RuleId = RuleId::new("table.fire_results");
    /// Table: checks.
    pub const TABLE_CHECKS: RuleId = RuleId::new("table.checks");
    /// Table: Pre-Shock Reaction.
    pub const TABLE_PRE_SHOCK: RuleId = RuleId::new("table.pre_shock");
    /// Table: factors of Shock.
    pub const TABLE_SHOCK_FACTORS: RuleId = RuleId::new("table.shock_factors");
    /// Table: results of Shock.
    pub const TABLE_SHOCK_RESULTS: RuleId = RuleId::new("table.shock_results");
    /// Table: terrain.
    pub const TABLE_TERRAIN: RuleId = RuleId::new("table.terrain");
    /// Table: Flight Points.
    pub const TABLE_FLIGHT_POINTS: RuleId = RuleId::new("table.flight_points");
    /// Table: morale.
    pub const TABLE_MORALE: RuleId = RuleId::new("table.morale");
    /// Table: figures of an army.
    pub const TABLE_FORMULAS: RuleId = RuleId::new("table.formulas");
    /// Table: draws.
    pub const TABLE_DRAWS: RuleId = RuleId::new("table.draws");
    /// What a scenario says.
    pub const SCN_PROVIDES: RuleId = RuleId::new("scn.provides");
    /// Check V01, an error.
    pub const V01: RuleId = RuleId::new("V01");
    /// Check V02, an error.
    pub const V02: RuleId = RuleId::new("V02");
    /// Check V03, an error.
    pub const V03: RuleId = RuleId::new("V03");
    /// Check V04, an error.
    pub const V04: RuleId = RuleId::new("V04");
    /// Check V05, an error.
    pub const V05: RuleId = RuleId::new("V05");
    /// Check V06, an error.
    pub const V06: RuleId = RuleId::new("V06");
    /// Check V07, a warning.
    pub const V07: RuleId = RuleId::new("V07");
    /// Check V08, information.
    pub const V08: RuleId = RuleId::new("V08");
    /// Check V09, an error.
    pub const V09: RuleId = RuleId::new("V09");
    /// Check V10, an error.
    pub const V10: RuleId = RuleId::new("V10");
    /// Check V11, an error.
    pub const V11: RuleId = RuleId::new("V11");
    /// Check V12, an error.
    pub const V12: RuleId = RuleId::new("V12");
    /// Check V13, an error.
    pub const V13: RuleId = RuleId::new("V13");
    /// Check V14, a warning.
    pub const V14: RuleId = RuleId::new("V14");
    /// Check V15, a warning.
    pub const V15: RuleId = RuleId::new("V15");
    /// Check V16, a warning.
    pub const V16: RuleId = RuleId::new("V16");
    /// Check V17, an error.
    pub const V17: RuleId = RuleId::new("V17");
    /// Check V18, an error.
    pub const V18: RuleId = RuleId::new("V18");
    /// Check V19, an error.
    pub const V19: RuleId = RuleId::new("V19");
    /// Check V20, an error.
    pub const V20: RuleId = RuleId::new("V20");
    /// Check V21, a warning.
    pub const V21: RuleId = RuleId::new("V21");
    /// Check V22, information.
    pub const V22: RuleId = RuleId::new("V22");
    /// Check V23, an error.
    pub const V23: RuleId = RuleId::new("V23");
    /// Check V24, an error.
    pub const V24: RuleId = RuleId::new("V24");
    /// Check V25, an error.
    pub const V25: RuleId = RuleId::new("V25");
    /// Check V26, a warning.
    pub const V26: RuleId = RuleId::new("V26");
    /// Check V27, information.
    pub const V27: RuleId = RuleId::new("V27");
    /// Check V28, an error.
    pub const V28: RuleId = RuleId::new("V28");
    /// Check V29, an error.
    pub const V29: RuleId = RuleId::new("V29");
    /// Check V30, an error.
    pub const V30: RuleId = RuleId::new("V30");
    /// Check V31, an error.
    pub const V31: RuleId = RuleId::new("V31");
    /// Check V32, a warning.
    pub const V32: RuleId = RuleId::new("V32");
    /// Check V33, a warning.
    pub const V33: RuleId = RuleId::new("V33");
    /// Check V34, a warning.
    pub const V34: RuleId = RuleId::new("V34");
    /// Check V35, information.
    pub const V35: RuleId = RuleId::new("V35");
    /// Check V36, a warning.
    pub const V36: RuleId = RuleId::new("V36");
    /// Check V37, a warning.
    pub const V37: RuleId = RuleId::new("V37");
    /// Check V38, an error.
    pub const V38: RuleId = RuleId::new("V38");
    /// Check V39, a warning.
    pub const V39: RuleId = RuleId::new("V39");
    /// Check V40, a warning.
    pub const V40: RuleId = RuleId::new("V40");
    /// Check V41, a warning.
    pub const V41: RuleId = RuleId::new("V41");
    /// Odds to know.
    pub const AI_ODDS: RuleId = RuleId::new("ai.odds");
    /// What Pre-Shock brings.
    pub const AI_PRE_SHOCK: RuleId = RuleId::new("ai.pre_shock");
    /// When to attack.
    pub const AI_SHOCK: RuleId = RuleId::new("ai.shock");
    /// The clock is Free Activations.
    pub const AI_CLOCK: RuleId = RuleId::new("ai.clock");
    /// When to attempt Continuity.
    pub const AI_CONTINUITY: RuleId = RuleId::new("ai.continuity");
    /// When to seize.
    pub const AI_SEIZE: RuleId = RuleId::new("ai.seize");
    /// Where the overall leader stands.
    pub const AI_OVERALL_LEADER: RuleId = RuleId::new("ai.overall_leader");
    /// A leader out of range.
    pub const AI_SELF_ACTIVATE: RuleId = RuleId::new("ai.self_activate");
    /// Which Command first.
    pub const AI_ORDER: RuleId = RuleId::new("ai.order");
    /// When to use First Volley.
    pub const AI_FIRST_VOLLEY: RuleId = RuleId::new("ai.first_volley");
    /// Smoke.
    pub const AI_SMOKE: RuleId = RuleId::new("ai.smoke");
    /// Which formation.
    pub const AI_FORMATION: RuleId = RuleId::new("ai.formation");
    /// Which target.
    pub const AI_TARGETS: RuleId = RuleId::new("ai.targets");
    /// Positions.
    pub const AI_POSITIONS: RuleId = RuleId::new("ai.positions");
    /// Militia.
    pub const AI_MILITIA: RuleId = RuleId::new("ai.militia");
    /// Cavalry.
    pub const AI_CAVALRY: RuleId = RuleId::new("ai.cavalry");
    /// Skirmishers.
    pub const AI_SKIRMISHERS: RuleId = RuleId::new("ai.skirmishers");
    /// Guns.
    pub const AI_GUNS: RuleId = RuleId::new("ai.guns");
    /// Rally.
    pub const AI_RALLY: RuleId = RuleId::new("ai.rally");
    /// Against a stalemate.
    pub const AI_STALEMATE: RuleId = RuleId::new("ai.stalemate");
}

/// Tracks of a piece.
pub mod track {
    /// Men.
    pub const MEN: u8 = 0;
    /// Guns.
    pub const GUNS: u8 = 1;
    /// Morale.
    pub const MORALE: u8 = 2;
    /// Movement allowance.
    pub const MA: u8 = 3;
    /// Initiative.
    pub const INITIATIVE: u8 = 4;
    /// Command range.
    pub const RANGE: u8 = 5;
    /// Cohesion rating.
    pub const COHESION: u8 = 6;
    /// Cohesion hits.
    pub const HITS: u8 = 7;
    /// Shock Status.
    pub const STATUS: u8 = 8;
    /// Formation of the command.
    pub const COMMAND_FORMATION: u8 = 9;
}

/// Marks of a piece.
pub mod mark {
    /// Reduced.
    pub const REDUCED: u8 = 0;
    /// Disordered.
    pub const DISORDERED: u8 = 1;
    /// Abandoned.
    pub const ABANDONED: u8 = 2;
    /// In smoke.
    pub const SMOKE: u8 = 3;
    /// First volley unused.
    pub const FIRST_VOLLEY: u8 = 4;
    /// Replacement leader.
    pub const REPLACEMENT: u8 = 5;
    /// In command.
    pub const IN_COMMAND: u8 = 6;
    /// In the overall leader's reach.
    pub const IN_REACH: u8 = 7;
    /// Activated.
    pub const ACTIVATED: u8 = 8;
    /// Partially active.
    pub const PARTIAL: u8 = 9;
    /// Failed to act.
    pub const INACTIVE: u8 = 10;
    /// Command has acted.
    pub const USED: u8 = 11;
    /// Has acted.
    pub const ACTED: u8 = 12;
    /// Has moved.
    pub const MOVED: u8 = 13;
    /// Fired in this Activation.
    pub const FIRED: u8 = 14;
    /// Has reacted.
    pub const REACTED: u8 = 15;
    /// Enemy in front at the start of the Activation.
    pub const IN_CONTACT: u8 = 16;
    /// Charging.
    pub const CHARGED: u8 = 17;
    /// Colonial militia.
    pub const COLONIAL_MILITIA: u8 = 18;
    /// Broken down into skirmishers.
    pub const BROKEN_DOWN: u8 = 19;
    /// In an enemy zone at the start of the Activation.
    pub const IN_ZONE: u8 = 20;
    /// Its gun step is over.
    pub const SERVED: u8 = 21;
    /// Attacked by foot in this Activation.
    pub const ATTACKED_BY_FOOT: u8 = 22;
    /// Attacked by horse in this Activation.
    pub const ATTACKED_BY_HORSE: u8 = 23;
}

/// Formations.
pub mod formation {
    /// Column.
    pub const COLUMN: u8 = 0;
    /// Open line.
    pub const OPEN: u8 = 1;
    /// Close line.
    pub const CLOSE: u8 = 2;
    /// Skirmish.
    pub const SKIRMISH: u8 = 3;
    /// Mounted.
    pub const MOUNTED: u8 = 4;
    /// In battery.
    pub const FIRE_MODE: u8 = 5;
    /// On the move.
    pub const MOVE_MODE: u8 = 6;
}

/// Phases of a turn.
pub mod phase {
    /// Set-up.
    pub const SETUP: u8 = 0;
    /// Activation.
    pub const ACTIVATION: u8 = 1;
    /// Commands.
    pub const COMMANDS: u8 = 2;
    /// General action.
    pub const GENERAL: u8 = 3;
    /// Formation change.
    pub const FORMATION: u8 = 4;
    /// Shock.
    pub const SHOCK: u8 = 5;
    /// Guns.
    pub const GUN_STEP: u8 = 6;
    /// End of the Activation.
    pub const CLOSE: u8 = 7;
    /// Continuity.
    pub const CONTINUITY: u8 = 8;
}

/// Kinds of pieces.
pub mod kind {
    /// Infantry.
    pub const INFANTRY: u8 = 0;
    /// Cavalry.
    pub const CAVALRY: u8 = 1;
    /// Gun.
    pub const GUN: u8 = 2;
    /// Skirmishers.
    pub const SKIRMISHERS: u8 = 3;
    /// Leader.
    pub const LEADER: u8 = 4;
    /// Overall leader.
    pub const OVERALL_LEADER: u8 = 5;
}

/// Parameters of a scenario.
pub mod param {
    /// Who has the first Activation.
    pub const BEGINS: &str = "begins";
    /// The battle ends after so many; 0 = no limit, else 10 to 500.
    pub const MAX_ACTIVATIONS: &str = "max_activations";
    /// Hold every nation to the formations it used.
    pub const HISTORICAL_FORMATIONS: &str = "historical_formations";
}

/// Parameters of a side.
pub mod side_param {
    /// The army runs when a die and its Flight Points exceed this.
    pub const FLIGHT_LEVEL: &str = "flight_level";
    /// Points already lost at the start.
    pub const FLIGHT_POINTS: &str = "flight_points";
    /// Taken off the overall leader's range in the side's first Activation.
    pub const RANGE_PENALTY: &str = "range_penalty";
    /// First row of the side's free set-up zone; 0 = set up as the scenario says.
    pub const SETUP_FIRST_ROW: &str = "setup_first_row";
    /// Last row of the side's free set-up zone.
    pub const SETUP_LAST_ROW: &str = "setup_last_row";
}

/// Traits of a nation.
pub mod nation_trait {
    /// Read only with historical formations.
    pub const REGULARS: &str = "regulars";
}

/// Attributes of pieces.
pub mod attribute {
    /// Abandoned.
    pub const ABANDONED: &str = "abandoned";
    /// Base unit.
    pub const BASE: &str = "base";
    /// Broken down.
    pub const BROKEN_DOWN: &str = "broken_down";
    /// Calibre.
    pub const CALIBRE: &str = "calibre";
    /// Cohesion rating.
    pub const COHESION: &str = "cohesion";
    /// Colonial militia.
    pub const COLONIAL_MILITIA: &str = "colonial_militia";
    /// Disordered.
    pub const DISORDERED: &str = "disordered";
    /// First volley.
    pub const FIRST_VOLLEY: &str = "first_volley";
    /// Formation.
    pub const FORMATION: &str = "formation";
    /// German.
    pub const GERMAN: &str = "german";
    /// Cohesion hits.
    pub const HITS: &str = "hits";
    /// Initiative.
    pub const INITIATIVE: &str = "initiative";
    /// Movement allowance.
    pub const MA: &str = "ma";
    /// Morale.
    pub const MORALE: &str = "morale";
    /// Command range.
    pub const RANGE: &str = "range";
    /// Reduced.
    pub const REDUCED: &str = "reduced";
    /// Replacement's initiative.
    pub const RL_INITIATIVE: &str = "rl_initiative";
    /// Replacement's range.
    pub const RL_RANGE: &str = "rl_range";
    /// Skirmish limit.
    pub const SK_LIMIT: &str = "sk_limit";
    /// May skirmish.
    pub const SK_PAIR: &str = "sk_pair";
    /// Shock Status.
    pub const STATUS: &str = "status";
    /// Weapon.
    pub const WEAPON: &str = "weapon";
}

/// What a player may be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DecisionKind {
    /// Deployment.
    Setup,
    /// Activation.
    Begin,
    /// Next command.
    NextCommand,
    /// Out of reach.
    SelfActivate,
    /// How the command acts.
    Mode,
    /// New formation.
    FormationDetails,
    /// Units.
    UnitOrder,
    /// Fire.
    CloseFire,
    /// Under fire.
    StandOrRide,
    /// The target rode off.
    Retarget,
    /// Enemy in front.
    ReactMove,
    /// Return fire.
    ReturnFire,
    /// Foot or horse.
    ArmsChoice,
    /// Charges.
    Charges,
    /// Before the shock.
    BeforeShock,
    /// The target has gone.
    NewChargeTarget,
    /// Militia.
    MilitiaFlight,
    /// Counterattack.
    Counterattack,
    /// Retreat.
    Retreat,
    /// Advance.
    Advance,
    /// New facing.
    Reface,
    /// Leader.
    PlaceLeader,
    /// Continuity.
    Continue,
    /// Seizure.
    Seize,
}

impl DecisionKind {
    /// Its id in the catalog.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Setup => "setup",
            Self::Begin => "begin",
            Self::NextCommand => "next_command",
            Self::SelfActivate => "self_activate",
            Self::Mode => "mode",
            Self::FormationDetails => "formation_details",
            Self::UnitOrder => "unit_order",
            Self::CloseFire => "close_fire",
            Self::StandOrRide => "stand_or_ride",
            Self::Retarget => "retarget",
            Self::ReactMove => "react_move",
            Self::ReturnFire => "return_fire",
            Self::ArmsChoice => "arms_choice",
            Self::Charges => "charges",
            Self::BeforeShock => "before_shock",
            Self::NewChargeTarget => "new_charge_target",
            Self::MilitiaFlight => "militia_flight",
            Self::Counterattack => "counterattack",
            Self::Retreat => "retreat",
            Self::Advance => "advance",
            Self::Reface => "reface",
            Self::PlaceLeader => "place_leader",
            Self::Continue => "continue",
            Self::Seize => "seize",
        }
    }

    /// The one of an id.
    pub fn of(id: &str) -> Option<Self> {
        Some(match id {
            "setup" => Self::Setup,
            "begin" => Self::Begin,
            "next_command" => Self::NextCommand,
            "self_activate" => Self::SelfActivate,
            "mode" => Self::Mode,
            "formation_details" => Self::FormationDetails,
            "unit_order" => Self::UnitOrder,
            "close_fire" => Self::CloseFire,
            "stand_or_ride" => Self::StandOrRide,
            "retarget" => Self::Retarget,
            "react_move" => Self::ReactMove,
            "return_fire" => Self::ReturnFire,
            "arms_choice" => Self::ArmsChoice,
            "charges" => Self::Charges,
            "before_shock" => Self::BeforeShock,
            "new_charge_target" => Self::NewChargeTarget,
            "militia_flight" => Self::MilitiaFlight,
            "counterattack" => Self::Counterattack,
            "retreat" => Self::Retreat,
            "advance" => Self::Advance,
            "reface" => Self::Reface,
            "place_leader" => Self::PlaceLeader,
            "continue" => Self::Continue,
            "seize" => Self::Seize,
            _ => return None,
        })
    }
}
