//! The ids of this ruleset's manual and catalog, so that a misspelt one does not compile.
//!
//! Generated: `BLESS=1 cargo test -p oblique-testing --test ids` writes it from the two files.

#![expect(dead_code, reason = "the manual has rules that act on the screen or in advice only")]

/// Rules of the manual.
pub(crate) mod rule {
    use oblique_scenario::check::RuleId;

    /// How to read the cases.
    pub(crate) const TERM_CASES: RuleId = RuleId::new("term.cases");
    /// Words.
    pub(crate) const TERM_WORDS: RuleId = RuleId::new("term.words");
    /// Modifiers and the order of dice.
    pub(crate) const TERM_ARITHMETIC: RuleId = RuleId::new("term.arithmetic");
    /// Combat units, leaders, states.
    pub(crate) const PIECE_KINDS: RuleId = RuleId::new("piece.kinds");
    /// One piece, one gun.
    pub(crate) const PIECE_ARTILLERY: RuleId = RuleId::new("piece.artillery");
    /// Colonial militia.
    pub(crate) const PIECE_MILITIA: RuleId = RuleId::new("piece.militia");
    /// Nothing leaves the map.
    pub(crate) const MAP_EDGE: RuleId = RuleId::new("map.edge");
    /// One six-sided die.
    pub(crate) const DICE_ONE: RuleId = RuleId::new("dice.one");
    /// Activations until an army breaks.
    pub(crate) const SEQ_LOOP: RuleId = RuleId::new("seq.loop");
    /// Which Activations are Free.
    pub(crate) const SEQ_FREE: RuleId = RuleId::new("seq.free");
    /// Passing.
    pub(crate) const SEQ_PASS: RuleId = RuleId::new("seq.pass");
    /// Continuity.
    pub(crate) const SEQ_CONTINUITY: RuleId = RuleId::new("seq.continuity");
    /// The growing +1.
    pub(crate) const SEQ_CONTINUITY_DRM: RuleId = RuleId::new("seq.continuity-drm");
    /// Seizing Continuity.
    pub(crate) const SEQ_SEIZE: RuleId = RuleId::new("seq.seize");
    /// Price of a failed Seizure.
    pub(crate) const SEQ_SEIZE_FAIL: RuleId = RuleId::new("seq.seize-fail");
    /// Overall and subordinate leaders.
    pub(crate) const LEADER_RATINGS: RuleId = RuleId::new("leader.ratings");
    /// No Initiative roll for changing formation.
    pub(crate) const LEADER_INITIATIVE_USE: RuleId = RuleId::new("leader.initiative-use");
    /// The overall leader wakes the leaders in his range.
    pub(crate) const CMD_OL_ACTIVATES: RuleId = RuleId::new("cmd.ol-activates");
    /// Self-activation.
    pub(crate) const CMD_SELF_ACTIVATE: RuleId = RuleId::new("cmd.self-activate");
    /// How a Command Range is traced.
    pub(crate) const CMD_TRACE: RuleId = RuleId::new("cmd.trace");
    /// In Command.
    pub(crate) const CMD_IN_COMMAND: RuleId = RuleId::new("cmd.in-command");
    /// Chains within a Command.
    pub(crate) const CMD_CHAIN: RuleId = RuleId::new("cmd.chain");
    /// Skirmishers and command.
    pub(crate) const CMD_SKIRMISH: RuleId = RuleId::new("cmd.skirmish");
    /// Status is fixed at the start.
    pub(crate) const CMD_SNAPSHOT: RuleId = RuleId::new("cmd.snapshot");
    /// In Command while inactive.
    pub(crate) const CMD_REACTION_STATUS: RuleId = RuleId::new("cmd.reaction-status");
    /// Leaders move.
    pub(crate) const LEADER_MOVE: RuleId = RuleId::new("leader.move");
    /// Leader casualty and replacement.
    pub(crate) const LEADER_KILLED: RuleId = RuleId::new("leader.killed");
    /// A lone leader.
    pub(crate) const LEADER_ALONE: RuleId = RuleId::new("leader.alone");
    /// Leaders in forced moves and in Shock.
    pub(crate) const LEADER_CARRIED: RuleId = RuleId::new("leader.carried");
    /// One Command at a time.
    pub(crate) const ACT_SEPARATE: RuleId = RuleId::new("act.separate");
    /// Three ways to use a Command.
    pub(crate) const ACT_MODES: RuleId = RuleId::new("act.modes");
    /// What a fully active unit may do.
    pub(crate) const ACT_FULL: RuleId = RuleId::new("act.full");
    /// Partial activation.
    pub(crate) const ACT_PARTIAL: RuleId = RuleId::new("act.partial");
    /// After a failed self-activation.
    pub(crate) const ACT_INACTIVE: RuleId = RuleId::new("act.inactive");
    /// Who activates a gun.
    pub(crate) const GUN_ACTIVATE: RuleId = RuleId::new("gun.activate");
    /// Fire or move, once.
    pub(crate) const GUN_ONCE: RuleId = RuleId::new("gun.once");
    /// Four formations, one per Command.
    pub(crate) const FORM_SAME: RuleId = RuleId::new("form.same");
    /// Germans stand Close.
    pub(crate) const FORM_GERMAN: RuleId = RuleId::new("form.german");
    /// Coming back into the Command's formation.
    pub(crate) const FORM_REJOIN: RuleId = RuleId::new("form.rejoin");
    /// Column.
    pub(crate) const FORM_COLUMN: RuleId = RuleId::new("form.column");
    /// A shocked Column opens.
    pub(crate) const FORM_COLUMN_OPENS: RuleId = RuleId::new("form.column-opens");
    /// Open line.
    pub(crate) const FORM_OPEN: RuleId = RuleId::new("form.open");
    /// Close line.
    pub(crate) const FORM_CLOSE: RuleId = RuleId::new("form.close");
    /// What the sign of Fire Defense means.
    pub(crate) const FORM_SIGN: RuleId = RuleId::new("form.sign");
    /// Skirmish.
    pub(crate) const FORM_SKIRMISH: RuleId = RuleId::new("form.skirmish");
    /// Who may skirmish.
    pub(crate) const FORM_SK_WHO: RuleId = RuleId::new("form.sk-who");
    /// Breaking down into two skirmishers.
    pub(crate) const FORM_SK_BREAK: RuleId = RuleId::new("form.sk-break");
    /// Recombining.
    pub(crate) const FORM_SK_JOIN: RuleId = RuleId::new("form.sk-join");
    /// Skirmishers slip away from a bayonet.
    pub(crate) const FORM_SK_RETREAT: RuleId = RuleId::new("form.sk-retreat");
    /// Changing a Command's formation.
    pub(crate) const FORM_CHANGE: RuleId = RuleId::new("form.change");
    /// The formation roll.
    pub(crate) const FORM_CHECK: RuleId = RuleId::new("form.check");
    /// Unstacking out of Close.
    pub(crate) const FORM_UNSTACK: RuleId = RuleId::new("form.unstack");
    /// Optional: historical formations.
    pub(crate) const FORM_HISTORICAL: RuleId = RuleId::new("form.historical");
    /// Movement, hex by hex.
    pub(crate) const MOVE_POINTS: RuleId = RuleId::new("move.points");
    /// What is not movement.
    pub(crate) const MOVE_NOT_MOVEMENT: RuleId = RuleId::new("move.not-movement");
    /// Close line in heavy woods.
    pub(crate) const TERR_WOODS: RuleId = RuleId::new("terr.woods");
    /// Front, flank, rear of infantry.
    pub(crate) const FACE_SIDES: RuleId = RuleId::new("face.sides");
    /// Cavalry and guns face a vertex like a line.
    pub(crate) const FACE_CAVALRY: RuleId = RuleId::new("face.cavalry");
    /// Turning in motion is free.
    pub(crate) const FACE_MOTION: RuleId = RuleId::new("face.motion");
    /// The one-step limit.
    pub(crate) const FACE_ZOC: RuleId = RuleId::new("face.zoc");
    /// No turning for active firers, ralliers, attackers.
    pub(crate) const FACE_FIRE: RuleId = RuleId::new("face.fire");
    /// Field of fire.
    pub(crate) const FACE_ARC: RuleId = RuleId::new("face.arc");
    /// Which side is hit.
    pub(crate) const FACE_STRUCK: RuleId = RuleId::new("face.struck");
    /// Who has a zone of control.
    pub(crate) const ZOC_WHO: RuleId = RuleId::new("zoc.who");
    /// Entering a zone of control stops.
    pub(crate) const ZOC_STOP: RuleId = RuleId::new("zoc.stop");
    /// Infantry leaves by Withdrawal.
    pub(crate) const ZOC_WITHDRAW: RuleId = RuleId::new("zoc.withdraw");
    /// Cavalry, skirmishers and guns leave a zone of control.
    pub(crate) const ZOC_LEAVE: RuleId = RuleId::new("zoc.leave");
    /// One combat unit per hex.
    pub(crate) const STACK_NONE: RuleId = RuleId::new("stack.none");
    /// Guns in a hex.
    pub(crate) const STACK_GUNS: RuleId = RuleId::new("stack.guns");
    /// Close pairs.
    pub(crate) const STACK_CLOSE: RuleId = RuleId::new("stack.close");
    /// Skirmisher pairs.
    pub(crate) const STACK_SK: RuleId = RuleId::new("stack.sk");
    /// Who can fire, and Phasing Fire.
    pub(crate) const FIRE_WHO: RuleId = RuleId::new("fire.who");
    /// One unit at one unit.
    pub(crate) const FIRE_ONE_TARGET: RuleId = RuleId::new("fire.one-target");
    /// The fire step.
    pub(crate) const FIRE_STEP: RuleId = RuleId::new("fire.step");
    /// Return Fire.
    pub(crate) const FIRE_RETURN: RuleId = RuleId::new("fire.return");
    /// Reaction to Movement.
    pub(crate) const FIRE_REACTION_MOVE: RuleId = RuleId::new("fire.reaction-move");
    /// Once per enemy Activation.
    pub(crate) const FIRE_REACTION_ONCE: RuleId = RuleId::new("fire.reaction-once");
    /// Making the shot.
    pub(crate) const FIRE_RESOLVE: RuleId = RuleId::new("fire.resolve");
    /// Range.
    pub(crate) const FIRE_RANGE: RuleId = RuleId::new("fire.range");
    /// Cover.
    pub(crate) const FIRE_TERRAIN: RuleId = RuleId::new("fire.terrain");
    /// Line of sight.
    pub(crate) const LOS_LINE: RuleId = RuleId::new("los.line");
    /// What blocks sight.
    pub(crate) const LOS_LEVELS: RuleId = RuleId::new("los.levels");
    /// Units in the way.
    pub(crate) const LOS_UNITS: RuleId = RuleId::new("los.units");
    /// Sight along a hexside.
    pub(crate) const LOS_SIDE: RuleId = RuleId::new("los.side");
    /// First Volley.
    pub(crate) const FIRE_FIRST_VOLLEY: RuleId = RuleId::new("fire.first-volley");
    /// Laying Smoke.
    pub(crate) const SMOKE_PLACE: RuleId = RuleId::new("smoke.place");
    /// What Smoke does.
    pub(crate) const SMOKE_EFFECT: RuleId = RuleId::new("smoke.effect");
    /// Smoke drifts off.
    pub(crate) const SMOKE_CLEAR: RuleId = RuleId::new("smoke.clear");
    /// Disordered.
    pub(crate) const RES_DISORDER: RuleId = RuleId::new("res.disorder");
    /// Reduced.
    pub(crate) const RES_REDUCED: RuleId = RuleId::new("res.reduced");
    /// Morale Check.
    pub(crate) const RES_MORALE: RuleId = RuleId::new("res.morale");
    /// Abandoned.
    pub(crate) const RES_ABANDONED: RuleId = RuleId::new("res.abandoned");
    /// Leader casualties.
    pub(crate) const RES_LEADER: RuleId = RuleId::new("res.leader");
    /// Rally.
    pub(crate) const RALLY_AUTO: RuleId = RuleId::new("rally.auto");
    /// A Command attacks as one Line.
    pub(crate) const SHOCK_MODE: RuleId = RuleId::new("shock.mode");
    /// Who must take part in a Shock.
    pub(crate) const SHOCK_ELIGIBLE: RuleId = RuleId::new("shock.eligible");
    /// Militia do not attack.
    pub(crate) const SHOCK_MILITIA: RuleId = RuleId::new("shock.militia");
    /// Two Lines, however split.
    pub(crate) const SHOCK_LINE: RuleId = RuleId::new("shock.line");
    /// Several defending Commands.
    pub(crate) const SHOCK_MULTI: RuleId = RuleId::new("shock.multi");
    /// Foot and horse.
    pub(crate) const SHOCK_MIXED_ARMS: RuleId = RuleId::new("shock.mixed-arms");
    /// Steps of a Shock.
    pub(crate) const SHOCK_SEQUENCE: RuleId = RuleId::new("shock.sequence");
    /// Shock Status and Cohesion hits.
    pub(crate) const COH_HITS: RuleId = RuleId::new("coh.hits");
    /// When the Status drops.
    pub(crate) const COH_REACH: RuleId = RuleId::new("coh.reach");
    /// One drop per addition.
    pub(crate) const COH_EXCESS: RuleId = RuleId::new("coh.excess");
    /// Pre-Shock Reaction.
    pub(crate) const PRE_ROLL: RuleId = RuleId::new("pre.roll");
    /// Whose Status counts.
    pub(crate) const PRE_WHOSE_STATUS: RuleId = RuleId::new("pre.whose-status");
    /// Mixed militia.
    pub(crate) const PRE_MILITIA: RuleId = RuleId::new("pre.militia");
    /// Counterattack before contact.
    pub(crate) const PRE_COUNTER: RuleId = RuleId::new("pre.counter");
    /// Fall Back.
    pub(crate) const PRE_FALL_BACK: RuleId = RuleId::new("pre.fall-back");
    /// Pushing friends back.
    pub(crate) const PRE_DISPLACE: RuleId = RuleId::new("pre.displace");
    /// Collapse.
    pub(crate) const PRE_COLLAPSE: RuleId = RuleId::new("pre.collapse");
    /// Militia may run.
    pub(crate) const PRE_FLEE: RuleId = RuleId::new("pre.flee");
    /// The Shock Factor Total.
    pub(crate) const SHOCK_SFT: RuleId = RuleId::new("shock.sft");
    /// Factor 1: size.
    pub(crate) const SHOCK_SIZE: RuleId = RuleId::new("shock.size");
    /// Factor 2: position.
    pub(crate) const SHOCK_POSITION: RuleId = RuleId::new("shock.position");
    /// Factor 3: terrain.
    pub(crate) const SHOCK_TERRAIN: RuleId = RuleId::new("shock.terrain");
    /// Factor 4: Shock Status.
    pub(crate) const SHOCK_STATUS: RuleId = RuleId::new("shock.status");
    /// Factor 5: cavalry.
    pub(crate) const SHOCK_CAVALRY: RuleId = RuleId::new("shock.cavalry");
    /// Factor 6: formation.
    pub(crate) const SHOCK_FORMATION: RuleId = RuleId::new("shock.formation");
    /// Factor 7: state of the units.
    pub(crate) const SHOCK_UNITS: RuleId = RuleId::new("shock.units");
    /// Factor 8: chaos.
    pub(crate) const SHOCK_CHAOS: RuleId = RuleId::new("shock.chaos");
    /// Reading the result of a Shock.
    pub(crate) const SHOCK_RESULT: RuleId = RuleId::new("shock.result");
    /// Results of Shock: engaged, hits, levels.
    pub(crate) const SRES_TRACK: RuleId = RuleId::new("sres.track");
    /// Retreat.
    pub(crate) const SRES_RETREAT: RuleId = RuleId::new("sres.retreat");
    /// Attackers must advance.
    pub(crate) const SRES_ADVANCE: RuleId = RuleId::new("sres.advance");
    /// Counterattack.
    pub(crate) const SHOCK_COUNTER: RuleId = RuleId::new("shock.counter");
    /// Guns in a Shock.
    pub(crate) const GUN_CAPTURED: RuleId = RuleId::new("gun.captured");
    /// Entering an Abandoned gun's hex.
    pub(crate) const GUN_ENTER: RuleId = RuleId::new("gun.enter");
    /// Dragging guns off.
    pub(crate) const GUN_DRAG: RuleId = RuleId::new("gun.drag");
    /// Reaction Retreat.
    pub(crate) const CAV_RETREAT: RuleId = RuleId::new("cav.retreat");
    /// How a Reaction Retreat goes.
    pub(crate) const CAV_RETREAT_PATH: RuleId = RuleId::new("cav.retreat-path");
    /// The shot a Reaction Retreat averts.
    pub(crate) const CAV_RETREAT_FIRER: RuleId = RuleId::new("cav.retreat-firer");
    /// Charge.
    pub(crate) const CAV_CHARGE: RuleId = RuleId::new("cav.charge");
    /// The run of a charge.
    pub(crate) const CAV_CHARGE_PATH: RuleId = RuleId::new("cav.charge-path");
    /// Shot at while charging.
    pub(crate) const CAV_CHARGE_FIRE: RuleId = RuleId::new("cav.charge-fire");
    /// Charged infantry shakes.
    pub(crate) const CAV_CHARGE_PRE: RuleId = RuleId::new("cav.charge-pre");
    /// Spent after the charge.
    pub(crate) const CAV_CHARGE_AFTER: RuleId = RuleId::new("cav.charge-after");
    /// The target of a charge has gone.
    pub(crate) const CAV_CHARGE_VOID: RuleId = RuleId::new("cav.charge-void");
    /// Flight Points.
    pub(crate) const WIN_POINTS: RuleId = RuleId::new("win.points");
    /// The Flight roll.
    pub(crate) const WIN_FLIGHT: RuleId = RuleId::new("win.flight");
    /// Other endings.
    pub(crate) const WIN_OTHER: RuleId = RuleId::new("win.other");
    /// Table: formations.
    pub(crate) const TABLE_FORMATIONS: RuleId = RuleId::new("table.formations");
    /// Table: Shock Status.
    pub(crate) const TABLE_SHOCK_STATUS: RuleId = RuleId::new("table.shock_status");
    /// Table: movement allowance.
    pub(crate) const TABLE_MOVEMENT_ALLOWANCE: RuleId = RuleId::new("table.movement_allowance");
    /// Table: range.
    pub(crate) const TABLE_FIRE_RANGE: RuleId = RuleId::new("table.fire_range");
    /// Table: modifiers of fire.
    pub(crate) const TABLE_FIRE_DRM: RuleId = RuleId::new("table.fire_drm");
    /// Table: results of fire.
    pub(crate) const TABLE_FIRE_RESULTS: RuleId = RuleId::new("table.fire_results");
    /// Table: checks.
    pub(crate) const TABLE_CHECKS: RuleId = RuleId::new("table.checks");
    /// Table: Pre-Shock Reaction.
    pub(crate) const TABLE_PRE_SHOCK: RuleId = RuleId::new("table.pre_shock");
    /// Table: factors of Shock.
    pub(crate) const TABLE_SHOCK_FACTORS: RuleId = RuleId::new("table.shock_factors");
    /// Table: results of Shock.
    pub(crate) const TABLE_SHOCK_RESULTS: RuleId = RuleId::new("table.shock_results");
    /// Table: terrain.
    pub(crate) const TABLE_TERRAIN: RuleId = RuleId::new("table.terrain");
    /// Table: Flight Points.
    pub(crate) const TABLE_FLIGHT_POINTS: RuleId = RuleId::new("table.flight_points");
    /// Table: morale.
    pub(crate) const TABLE_MORALE: RuleId = RuleId::new("table.morale");
    /// Table: figures of an army.
    pub(crate) const TABLE_FORMULAS: RuleId = RuleId::new("table.formulas");
    /// Table: draws.
    pub(crate) const TABLE_DRAWS: RuleId = RuleId::new("table.draws");
    /// What a scenario says.
    pub(crate) const SCN_PROVIDES: RuleId = RuleId::new("scn.provides");
    /// Check V01, an error.
    pub(crate) const V01: RuleId = RuleId::new("V01");
    /// Check V02, an error.
    pub(crate) const V02: RuleId = RuleId::new("V02");
    /// Check V03, an error.
    pub(crate) const V03: RuleId = RuleId::new("V03");
    /// Check V04, an error.
    pub(crate) const V04: RuleId = RuleId::new("V04");
    /// Check V05, an error.
    pub(crate) const V05: RuleId = RuleId::new("V05");
    /// Check V06, an error.
    pub(crate) const V06: RuleId = RuleId::new("V06");
    /// Check V07, a warning.
    pub(crate) const V07: RuleId = RuleId::new("V07");
    /// Check V08, information.
    pub(crate) const V08: RuleId = RuleId::new("V08");
    /// Check V09, an error.
    pub(crate) const V09: RuleId = RuleId::new("V09");
    /// Check V10, an error.
    pub(crate) const V10: RuleId = RuleId::new("V10");
    /// Check V11, an error.
    pub(crate) const V11: RuleId = RuleId::new("V11");
    /// Check V12, an error.
    pub(crate) const V12: RuleId = RuleId::new("V12");
    /// Check V13, an error.
    pub(crate) const V13: RuleId = RuleId::new("V13");
    /// Check V14, a warning.
    pub(crate) const V14: RuleId = RuleId::new("V14");
    /// Check V15, a warning.
    pub(crate) const V15: RuleId = RuleId::new("V15");
    /// Check V16, a warning.
    pub(crate) const V16: RuleId = RuleId::new("V16");
    /// Check V17, an error.
    pub(crate) const V17: RuleId = RuleId::new("V17");
    /// Check V18, an error.
    pub(crate) const V18: RuleId = RuleId::new("V18");
    /// Check V19, an error.
    pub(crate) const V19: RuleId = RuleId::new("V19");
    /// Check V20, an error.
    pub(crate) const V20: RuleId = RuleId::new("V20");
    /// Check V21, a warning.
    pub(crate) const V21: RuleId = RuleId::new("V21");
    /// Check V22, information.
    pub(crate) const V22: RuleId = RuleId::new("V22");
    /// Check V23, an error.
    pub(crate) const V23: RuleId = RuleId::new("V23");
    /// Check V24, an error.
    pub(crate) const V24: RuleId = RuleId::new("V24");
    /// Check V25, an error.
    pub(crate) const V25: RuleId = RuleId::new("V25");
    /// Check V26, a warning.
    pub(crate) const V26: RuleId = RuleId::new("V26");
    /// Check V27, information.
    pub(crate) const V27: RuleId = RuleId::new("V27");
    /// Check V28, an error.
    pub(crate) const V28: RuleId = RuleId::new("V28");
    /// Check V29, an error.
    pub(crate) const V29: RuleId = RuleId::new("V29");
    /// Check V30, an error.
    pub(crate) const V30: RuleId = RuleId::new("V30");
    /// Check V31, an error.
    pub(crate) const V31: RuleId = RuleId::new("V31");
    /// Check V32, a warning.
    pub(crate) const V32: RuleId = RuleId::new("V32");
    /// Check V33, a warning.
    pub(crate) const V33: RuleId = RuleId::new("V33");
    /// Check V34, a warning.
    pub(crate) const V34: RuleId = RuleId::new("V34");
    /// Check V35, information.
    pub(crate) const V35: RuleId = RuleId::new("V35");
    /// Check V36, a warning.
    pub(crate) const V36: RuleId = RuleId::new("V36");
    /// Check V37, a warning.
    pub(crate) const V37: RuleId = RuleId::new("V37");
    /// Check V38, an error.
    pub(crate) const V38: RuleId = RuleId::new("V38");
    /// Check V39, a warning.
    pub(crate) const V39: RuleId = RuleId::new("V39");
    /// Check V40, a warning.
    pub(crate) const V40: RuleId = RuleId::new("V40");
    /// Check V41, a warning.
    pub(crate) const V41: RuleId = RuleId::new("V41");
    /// Odds to know.
    pub(crate) const AI_ODDS: RuleId = RuleId::new("ai.odds");
    /// What Pre-Shock brings.
    pub(crate) const AI_PRE_SHOCK: RuleId = RuleId::new("ai.pre_shock");
    /// When to attack.
    pub(crate) const AI_SHOCK: RuleId = RuleId::new("ai.shock");
    /// The clock is Free Activations.
    pub(crate) const AI_CLOCK: RuleId = RuleId::new("ai.clock");
    /// When to attempt Continuity.
    pub(crate) const AI_CONTINUITY: RuleId = RuleId::new("ai.continuity");
    /// When to seize.
    pub(crate) const AI_SEIZE: RuleId = RuleId::new("ai.seize");
    /// Where the overall leader stands.
    pub(crate) const AI_OVERALL_LEADER: RuleId = RuleId::new("ai.overall_leader");
    /// A leader out of range.
    pub(crate) const AI_SELF_ACTIVATE: RuleId = RuleId::new("ai.self_activate");
    /// Which Command first.
    pub(crate) const AI_ORDER: RuleId = RuleId::new("ai.order");
    /// When to use First Volley.
    pub(crate) const AI_FIRST_VOLLEY: RuleId = RuleId::new("ai.first_volley");
    /// Smoke.
    pub(crate) const AI_SMOKE: RuleId = RuleId::new("ai.smoke");
    /// Which formation.
    pub(crate) const AI_FORMATION: RuleId = RuleId::new("ai.formation");
    /// Which target.
    pub(crate) const AI_TARGETS: RuleId = RuleId::new("ai.targets");
    /// Positions.
    pub(crate) const AI_POSITIONS: RuleId = RuleId::new("ai.positions");
    /// Militia.
    pub(crate) const AI_MILITIA: RuleId = RuleId::new("ai.militia");
    /// Cavalry.
    pub(crate) const AI_CAVALRY: RuleId = RuleId::new("ai.cavalry");
    /// Skirmishers.
    pub(crate) const AI_SKIRMISHERS: RuleId = RuleId::new("ai.skirmishers");
    /// Guns.
    pub(crate) const AI_GUNS: RuleId = RuleId::new("ai.guns");
    /// Rally.
    pub(crate) const AI_RALLY: RuleId = RuleId::new("ai.rally");
    /// Against a stalemate.
    pub(crate) const AI_STALEMATE: RuleId = RuleId::new("ai.stalemate");
}

/// Tracks of a piece.
pub(crate) mod track {
    /// Men.
    pub(crate) const MEN: u8 = 0;
    /// Guns.
    pub(crate) const GUNS: u8 = 1;
    /// Morale.
    pub(crate) const MORALE: u8 = 2;
    /// Movement allowance.
    pub(crate) const MA: u8 = 3;
    /// Initiative.
    pub(crate) const INITIATIVE: u8 = 4;
    /// Command range.
    pub(crate) const RANGE: u8 = 5;
    /// Cohesion rating.
    pub(crate) const COHESION: u8 = 6;
    /// Cohesion hits.
    pub(crate) const HITS: u8 = 7;
    /// Shock Status.
    pub(crate) const STATUS: u8 = 8;
    /// Formation of the command.
    pub(crate) const COMMAND_FORMATION: u8 = 9;
}

/// Marks of a piece.
pub(crate) mod mark {
    /// Reduced.
    pub(crate) const REDUCED: u8 = 0;
    /// Disordered.
    pub(crate) const DISORDERED: u8 = 1;
    /// Abandoned.
    pub(crate) const ABANDONED: u8 = 2;
    /// In smoke.
    pub(crate) const SMOKE: u8 = 3;
    /// First volley unused.
    pub(crate) const FIRST_VOLLEY: u8 = 4;
    /// Replacement leader.
    pub(crate) const REPLACEMENT: u8 = 5;
    /// In command.
    pub(crate) const IN_COMMAND: u8 = 6;
    /// In the overall leader's reach.
    pub(crate) const IN_REACH: u8 = 7;
    /// Activated.
    pub(crate) const ACTIVATED: u8 = 8;
    /// Partially active.
    pub(crate) const PARTIAL: u8 = 9;
    /// Failed to act.
    pub(crate) const INACTIVE: u8 = 10;
    /// Command has acted.
    pub(crate) const USED: u8 = 11;
    /// Has acted.
    pub(crate) const ACTED: u8 = 12;
    /// Has moved.
    pub(crate) const MOVED: u8 = 13;
    /// Fired in this Activation.
    pub(crate) const FIRED: u8 = 14;
    /// Has reacted.
    pub(crate) const REACTED: u8 = 15;
    /// Enemy in front at the start of the Activation.
    pub(crate) const IN_CONTACT: u8 = 16;
    /// Charging.
    pub(crate) const CHARGED: u8 = 17;
    /// Colonial militia.
    pub(crate) const COLONIAL_MILITIA: u8 = 18;
    /// Broken down into skirmishers.
    pub(crate) const BROKEN_DOWN: u8 = 19;
    /// In an enemy zone at the start of the Activation.
    pub(crate) const IN_ZONE: u8 = 20;
    /// Its gun step is over.
    pub(crate) const SERVED: u8 = 21;
    /// Attacked by foot in this Activation.
    pub(crate) const ATTACKED_BY_FOOT: u8 = 22;
    /// Attacked by horse in this Activation.
    pub(crate) const ATTACKED_BY_HORSE: u8 = 23;
}

/// Formations.
pub(crate) mod formation {
    /// Column.
    pub(crate) const COLUMN: u8 = 0;
    /// Open line.
    pub(crate) const OPEN: u8 = 1;
    /// Close line.
    pub(crate) const CLOSE: u8 = 2;
    /// Skirmish.
    pub(crate) const SKIRMISH: u8 = 3;
    /// Mounted.
    pub(crate) const MOUNTED: u8 = 4;
    /// In battery.
    pub(crate) const FIRE_MODE: u8 = 5;
    /// On the move.
    pub(crate) const MOVE_MODE: u8 = 6;
}

/// Phases of a turn.
pub(crate) mod phase {
    /// Set-up.
    pub(crate) const SETUP: u8 = 0;
    /// Activation.
    pub(crate) const ACTIVATION: u8 = 1;
    /// Commands.
    pub(crate) const COMMANDS: u8 = 2;
    /// General action.
    pub(crate) const GENERAL: u8 = 3;
    /// Formation change.
    pub(crate) const FORMATION: u8 = 4;
    /// Shock.
    pub(crate) const SHOCK: u8 = 5;
    /// Guns.
    pub(crate) const GUN_STEP: u8 = 6;
    /// End of the Activation.
    pub(crate) const CLOSE: u8 = 7;
    /// Continuity.
    pub(crate) const CONTINUITY: u8 = 8;
}

/// Kinds of pieces.
pub(crate) mod kind {
    /// Infantry.
    pub(crate) const INFANTRY: u8 = 0;
    /// Cavalry.
    pub(crate) const CAVALRY: u8 = 1;
    /// Gun.
    pub(crate) const GUN: u8 = 2;
    /// Skirmishers.
    pub(crate) const SKIRMISHERS: u8 = 3;
    /// Leader.
    pub(crate) const LEADER: u8 = 4;
    /// Overall leader.
    pub(crate) const OVERALL_LEADER: u8 = 5;
}

/// Parameters of a scenario.
pub(crate) mod param {
    /// Who has the first Activation.
    pub(crate) const BEGINS: &str = "begins";
    /// The battle ends after so many; 0 = no limit, else 10 to 500.
    pub(crate) const MAX_ACTIVATIONS: &str = "max_activations";
    /// Hold every nation to the formations it used.
    pub(crate) const HISTORICAL_FORMATIONS: &str = "historical_formations";
}

/// Parameters of a side.
pub(crate) mod side_param {
    /// The army runs when a die and its Flight Points exceed this.
    pub(crate) const FLIGHT_LEVEL: &str = "flight_level";
    /// Points already lost at the start.
    pub(crate) const FLIGHT_POINTS: &str = "flight_points";
    /// Taken off the overall leader's range in the side's first Activation.
    pub(crate) const RANGE_PENALTY: &str = "range_penalty";
    /// First row of the side's free set-up zone; 0 = set up as the scenario says.
    pub(crate) const SETUP_FIRST_ROW: &str = "setup_first_row";
    /// Last row of the side's free set-up zone.
    pub(crate) const SETUP_LAST_ROW: &str = "setup_last_row";
}

/// Traits of a nation.
pub(crate) mod nation_trait {
    /// Read only with historical formations.
    pub(crate) const REGULARS: &str = "regulars";
}

/// Attributes of pieces.
pub(crate) mod attribute {
    /// Abandoned.
    pub(crate) const ABANDONED: &str = "abandoned";
    /// Base unit.
    pub(crate) const BASE: &str = "base";
    /// Broken down.
    pub(crate) const BROKEN_DOWN: &str = "broken_down";
    /// Calibre.
    pub(crate) const CALIBRE: &str = "calibre";
    /// Cohesion rating.
    pub(crate) const COHESION: &str = "cohesion";
    /// Colonial militia.
    pub(crate) const COLONIAL_MILITIA: &str = "colonial_militia";
    /// Disordered.
    pub(crate) const DISORDERED: &str = "disordered";
    /// First volley.
    pub(crate) const FIRST_VOLLEY: &str = "first_volley";
    /// Formation.
    pub(crate) const FORMATION: &str = "formation";
    /// German.
    pub(crate) const GERMAN: &str = "german";
    /// Cohesion hits.
    pub(crate) const HITS: &str = "hits";
    /// Initiative.
    pub(crate) const INITIATIVE: &str = "initiative";
    /// Movement allowance.
    pub(crate) const MA: &str = "ma";
    /// Morale.
    pub(crate) const MORALE: &str = "morale";
    /// Command range.
    pub(crate) const RANGE: &str = "range";
    /// Reduced.
    pub(crate) const REDUCED: &str = "reduced";
    /// Replacement's initiative.
    pub(crate) const RL_INITIATIVE: &str = "rl_initiative";
    /// Replacement's range.
    pub(crate) const RL_RANGE: &str = "rl_range";
    /// Skirmish limit.
    pub(crate) const SK_LIMIT: &str = "sk_limit";
    /// May skirmish.
    pub(crate) const SK_PAIR: &str = "sk_pair";
    /// Shock Status.
    pub(crate) const STATUS: &str = "status";
    /// Weapon.
    pub(crate) const WEAPON: &str = "weapon";
}

/// What may be chosen, by attribute.
#[allow(unreachable_pub, reason = "those in a system's facts are seen by the kernel")]
pub(crate) mod choice {
    use oblique_rules::kernel::Values;

    /// Side that begins.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Begins {
        /// Side A.
        #[default]
        A,
        /// Side B.
        B,
    }

    impl Begins {
        /// What is chosen, else the catalog's usual.
        pub fn of(values: Values<'_>) -> Self {
            Self::written(values).unwrap_or_default()
        }

        /// What is chosen, or the usual where nothing is; `None` where the word is none of the list.
        pub fn written(values: Values<'_>) -> Option<Self> {
            Some(match values.word("begins") {
                "A" => Self::A,
                "B" => Self::B,
                _ => return None,
            })
        }
    }

    /// Formation.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Formation {
        /// Column.
        Column,
        /// Open line.
        #[default]
        Open,
        /// Close line.
        Close,
    }

    impl Formation {
        /// What is chosen, else the catalog's usual.
        pub fn of(values: Values<'_>) -> Self {
            Self::written(values).unwrap_or_default()
        }

        /// What is chosen, or the usual where nothing is; `None` where the word is none of the list.
        pub fn written(values: Values<'_>) -> Option<Self> {
            Some(match values.word("formation") {
                "column" => Self::Column,
                "open" => Self::Open,
                "close" => Self::Close,
                _ => return None,
            })
        }
    }

    /// Formations used.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Regulars {
        /// British and American regulars.
        #[default]
        Regular,
        /// Lights, jaegers, riflemen.
        Light,
        /// German regulars.
        German,
        /// American militia.
        Militia,
    }

    impl Regulars {
        /// What is chosen, else the catalog's usual.
        pub fn of(values: Values<'_>) -> Self {
            Self::written(values).unwrap_or_default()
        }

        /// What is chosen, or the usual where nothing is; `None` where the word is none of the list.
        pub fn written(values: Values<'_>) -> Option<Self> {
            Some(match values.word("regulars") {
                "regular" => Self::Regular,
                "light" => Self::Light,
                "german" => Self::German,
                "militia" => Self::Militia,
                _ => return None,
            })
        }
    }

    /// Shock Status.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Status {
        /// Poor.
        Poor,
        /// Fair.
        Fair,
        /// Good.
        #[default]
        Good,
        /// Excellent.
        Excellent,
    }

    impl Status {
        /// What is chosen, else the catalog's usual.
        pub fn of(values: Values<'_>) -> Self {
            Self::written(values).unwrap_or_default()
        }

        /// What is chosen, or the usual where nothing is; `None` where the word is none of the list.
        pub fn written(values: Values<'_>) -> Option<Self> {
            Some(match values.word("status") {
                "poor" => Self::Poor,
                "fair" => Self::Fair,
                "good" => Self::Good,
                "excellent" => Self::Excellent,
                _ => return None,
            })
        }
    }

    /// Weapon.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Weapon {
        /// Musket.
        #[default]
        Musket,
        /// Rifle.
        Rifle,
    }

    impl Weapon {
        /// What is chosen, else the catalog's usual.
        pub fn of(values: Values<'_>) -> Self {
            Self::written(values).unwrap_or_default()
        }

        /// What is chosen, or the usual where nothing is; `None` where the word is none of the list.
        pub fn written(values: Values<'_>) -> Option<Self> {
            Some(match values.word("weapon") {
                "musket" => Self::Musket,
                "rifle" => Self::Rifle,
                _ => return None,
            })
        }
    }
}

/// What a player may be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum DecisionKind {
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
    pub(crate) const fn id(self) -> &'static str {
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
    pub(crate) fn of(id: &str) -> Option<Self> {
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
