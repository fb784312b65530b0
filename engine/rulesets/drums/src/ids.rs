//! The ids of this ruleset's manual and catalog, so that a misspelt one does not compile.
//!
//! Generated: `BLESS=1 cargo test -p oblique-testing --test ids` writes it from the two files.

#![expect(dead_code, reason = "the manual has rules that act on the screen or in advice only")]

/// Rules of the manual.
pub(crate) mod rule {
    use oblique_scenario::check::RuleId;

    /// One hex is one Very Short stick.
    pub(crate) const GEO_SCALE: RuleId = RuleId::new("geo.scale");
    /// The table is 36 columns by 24 rows, one unit to a hex.
    pub(crate) const GEO_BOARD: RuleId = RuleId::new("geo.board");
    /// Deployed formations face a vertex, columns face a side.
    pub(crate) const GEO_FACING: RuleId = RuleId::new("geo.facing");
    /// The front arc is a wedge of bearings between centres.
    pub(crate) const GEO_ARC: RuleId = RuleId::new("geo.arc");
    /// The book's angles as clock hours.
    pub(crate) const GEO_ANGLES: RuleId = RuleId::new("geo.angles");
    /// Straight ahead.
    pub(crate) const GEO_AHEAD: RuleId = RuleId::new("geo.ahead");
    /// Straight back from an enemy, and turning to face him.
    pub(crate) const GEO_BACK: RuleId = RuleId::new("geo.back");
    /// Terrain table.
    pub(crate) const GEO_TERRAIN: RuleId = RuleId::new("geo.terrain");
    /// What a unit is and carries.
    pub(crate) const UNIT_PROFILE: RuleId = RuleId::new("unit.profile");
    /// Quality and Combat.
    pub(crate) const UNIT_VALUES: RuleId = RuleId::new("unit.values");
    /// Buying dice.
    pub(crate) const UNIT_BUY: RuleId = RuleId::new("unit.buy");
    /// Disorder runs from 0 to 4.
    pub(crate) const DIS_LEVELS: RuleId = RuleId::new("dis.levels");
    /// Recovering disorder.
    pub(crate) const RALLY_COST: RuleId = RuleId::new("rally.cost");
    /// Formations.
    pub(crate) const FORM_KINDS: RuleId = RuleId::new("form.kinds");
    /// Skirmish factor.
    pub(crate) const SK_FACTOR: RuleId = RuleId::new("sk.factor");
    /// Skirmishers trouble a battery.
    pub(crate) const SK_GUN: RuleId = RuleId::new("sk.gun");
    /// Losing skirmishers.
    pub(crate) const SK_LOSS: RuleId = RuleId::new("sk.loss");
    /// Rifle and jaeger companies.
    pub(crate) const SK_COMPANY: RuleId = RuleId::new("sk.company");
    /// Rolling for actions.
    pub(crate) const ACT_ROLL: RuleId = RuleId::new("act.roll");
    /// One activation a phase.
    pub(crate) const ACT_ONCE: RuleId = RuleId::new("act.once");
    /// Spending actions.
    pub(crate) const ACT_SPEND: RuleId = RuleId::new("act.spend");
    /// Double failure.
    pub(crate) const ACT_DOUBLE: RuleId = RuleId::new("act.double");
    /// Turnover; the commander in chief counts as a brigade.
    pub(crate) const ACT_TURNOVER: RuleId = RuleId::new("act.turnover");
    /// Every failure can be answered.
    pub(crate) const REACT_RIGHT: RuleId = RuleId::new("react.right");
    /// Who may try.
    pub(crate) const REACT_WHO: RuleId = RuleId::new("react.who");
    /// When to react.
    pub(crate) const REACT_WHEN: RuleId = RuleId::new("react.when");
    /// Failures of a general are answered at once.
    pub(crate) const REACT_GENERAL_NOW: RuleId = RuleId::new("react.general_now");
    /// What a reaction may not do.
    pub(crate) const REACT_LIMITS: RuleId = RuleId::new("react.limits");
    /// Reacting cavalry may charge.
    pub(crate) const REACT_CAVALRY: RuleId = RuleId::new("react.cavalry");
    /// Leaders, the commander in chief and their spans.
    pub(crate) const GEN_SPAN: RuleId = RuleId::new("gen.span");
    /// Activating a general.
    pub(crate) const GEN_ACTIVATE: RuleId = RuleId::new("gen.activate");
    /// A general's failures do not close the brigade.
    pub(crate) const GEN_NOFAIL: RuleId = RuleId::new("gen.nofail");
    /// Moving generals.
    pub(crate) const GEN_MOVE: RuleId = RuleId::new("gen.move");
    /// Group orders.
    pub(crate) const GROUP_ORDER: RuleId = RuleId::new("group.order");
    /// What a group may not do.
    pub(crate) const GROUP_LIMITS: RuleId = RuleId::new("group.limits");
    /// Several orders, never twice to the same units.
    pub(crate) const GROUP_AGAIN: RuleId = RuleId::new("group.again");
    /// Attaching a Leader.
    pub(crate) const GEN_ATTACH: RuleId = RuleId::new("gen.attach");
    /// A Leader's dice in Contact and his risk.
    pub(crate) const GEN_DICE: RuleId = RuleId::new("gen.dice");
    /// His unit is eliminated.
    pub(crate) const GEN_SURVIVAL: RuleId = RuleId::new("gen.survival");
    /// An enemy rides him down.
    pub(crate) const GEN_CAPTURE: RuleId = RuleId::new("gen.capture");
    /// A general left in front.
    pub(crate) const GEN_THREAT: RuleId = RuleId::new("gen.threat");
    /// Generals are no target.
    pub(crate) const GEN_INVISIBLE: RuleId = RuleId::new("gen.invisible");
    /// A brigade without Leader, and his replacement.
    pub(crate) const GEN_LEADERLESS: RuleId = RuleId::new("gen.leaderless");
    /// What the commander in chief does.
    pub(crate) const CINC_ACTS: RuleId = RuleId::new("cinc.acts");
    /// His help to Leaders.
    pub(crate) const CINC_REROLL: RuleId = RuleId::new("cinc.reroll");
    /// The Reserve waits.
    pub(crate) const RES_FROZEN: RuleId = RuleId::new("res.frozen");
    /// Assigning a unit.
    pub(crate) const RES_ASSIGN: RuleId = RuleId::new("res.assign");
    /// Hurrying it on.
    pub(crate) const RES_FURTHER: RuleId = RuleId::new("res.further");
    /// First initiative.
    pub(crate) const SEQ_INITIATIVE: RuleId = RuleId::new("seq.initiative");
    /// Brigade by brigade, until the initiative passes.
    pub(crate) const SEQ_BRIGADES: RuleId = RuleId::new("seq.brigades");
    /// Reinforcements.
    pub(crate) const SEQ_ARRIVE: RuleId = RuleId::new("seq.arrive");
    /// Optional length limit.
    pub(crate) const SEQ_LIMIT: RuleId = RuleId::new("seq.limit");
    /// Moving costs actions.
    pub(crate) const MOVE_ACTION: RuleId = RuleId::new("move.action");
    /// Allowances.
    pub(crate) const MOVE_TABLE: RuleId = RuleId::new("move.table");
    /// Reductions.
    pub(crate) const MOVE_REDUCE: RuleId = RuleId::new("move.reduce");
    /// No double reduction for a line or for guns.
    pub(crate) const MOVE_DOUBLE: RuleId = RuleId::new("move.double");
    /// Straight and oblique moves keep the facing.
    pub(crate) const MOVE_FORWARD: RuleId = RuleId::new("move.forward");
    /// Sideways and backwards, front to the enemy.
    pub(crate) const MOVE_LATERAL: RuleId = RuleId::new("move.lateral");
    /// Wheeling forward.
    pub(crate) const MOVE_WHEEL: RuleId = RuleId::new("move.wheel");
    /// Rotation and about-face.
    pub(crate) const MOVE_ROTATE: RuleId = RuleId::new("move.rotate");
    /// Pushing guns by hand.
    pub(crate) const MOVE_PROLONG: RuleId = RuleId::new("move.prolong");
    /// Linear obstacles.
    pub(crate) const MOVE_OBSTACLE: RuleId = RuleId::new("move.obstacle");
    /// Streams, fords, bridges.
    pub(crate) const MOVE_STREAM: RuleId = RuleId::new("move.stream");
    /// Changing formation, limbering.
    pub(crate) const FORM_CHANGE: RuleId = RuleId::new("form.change");
    /// Squares.
    pub(crate) const FORM_SQUARE: RuleId = RuleId::new("form.square");
    /// Fast units have free facing.
    pub(crate) const MOVE_FAST: RuleId = RuleId::new("move.fast");
    /// Fast units on roads.
    pub(crate) const MOVE_ROAD: RuleId = RuleId::new("move.road");
    /// Passing through friends by choice.
    pub(crate) const MOVE_PASS: RuleId = RuleId::new("move.pass");
    /// Passing through friends by force.
    pub(crate) const MOVE_PUSH: RuleId = RuleId::new("move.push");
    /// Enemies and the board edge.
    pub(crate) const MOVE_ENEMY: RuleId = RuleId::new("move.enemy");
    /// The proximity rule.
    pub(crate) const PROX_RULE: RuleId = RuleId::new("prox.rule");
    /// Involuntary violations eat reactions.
    pub(crate) const PROX_FIX: RuleId = RuleId::new("prox.fix");
    /// Base CD.
    pub(crate) const DICE_BASE: RuleId = RuleId::new("dice.base");
    /// Guns in close combat.
    pub(crate) const DICE_GUNS: RuleId = RuleId::new("dice.guns");
    /// Both sides roll, three dice count.
    pub(crate) const DICE_BOTH: RuleId = RuleId::new("dice.both");
    /// Unused dice break draws that would have no effect.
    pub(crate) const DICE_UNUSED: RuleId = RuleId::new("dice.unused");
    /// Rerolls in combat.
    pub(crate) const DICE_REROLL: RuleId = RuleId::new("dice.reroll");
    /// What a battery needs to fire.
    pub(crate) const GUN_NEED: RuleId = RuleId::new("gun.need");
    /// Ranges and modifiers.
    pub(crate) const GUN_MODS: RuleId = RuleId::new("gun.mods");
    /// Result against infantry and cavalry.
    pub(crate) const GUN_RESULT: RuleId = RuleId::new("gun.result");
    /// Bounce-through.
    pub(crate) const GUN_BOUNCE: RuleId = RuleId::new("gun.bounce");
    /// Result against artillery.
    pub(crate) const GUN_GUNS: RuleId = RuleId::new("gun.guns");
    /// Result against a built-up sector.
    pub(crate) const GUN_BUA: RuleId = RuleId::new("gun.bua");
    /// Reloading.
    pub(crate) const GUN_RELOAD: RuleId = RuleId::new("gun.reload");
    /// Moving and firing.
    pub(crate) const GUN_MOVE_FIRE: RuleId = RuleId::new("gun.move_fire");
    /// Line of sight.
    pub(crate) const LOS_LINE: RuleId = RuleId::new("los.line");
    /// Woods.
    pub(crate) const LOS_WOODS: RuleId = RuleId::new("los.woods");
    /// Crests.
    pub(crate) const LOS_CREST: RuleId = RuleId::new("los.crest");
    /// Cover.
    pub(crate) const LOS_COVER: RuleId = RuleId::new("los.cover");
    /// Coming within two hexes starts an Approach.
    pub(crate) const APP_TRIGGER: RuleId = RuleId::new("app.trigger");
    /// The last move must be straight ahead.
    pub(crate) const APP_STRAIGHT: RuleId = RuleId::new("app.straight");
    /// Who may Approach whom.
    pub(crate) const APP_WHO: RuleId = RuleId::new("app.who");
    /// Cavalry and squares.
    pub(crate) const APP_SQUARE: RuleId = RuleId::new("app.square");
    /// Who is attacked.
    pub(crate) const APP_TARGETS: RuleId = RuleId::new("app.targets");
    /// The steps of an Approach.
    pub(crate) const APP_ORDER: RuleId = RuleId::new("app.order");
    /// Several defenders, one combat.
    pub(crate) const APP_MULTI: RuleId = RuleId::new("app.multi");
    /// Flank and rear.
    pub(crate) const APP_FLANK: RuleId = RuleId::new("app.flank");
    /// Passive targets.
    pub(crate) const APP_PASSIVE: RuleId = RuleId::new("app.passive");
    /// Approach dice and modifiers.
    pub(crate) const APP_MODS: RuleId = RuleId::new("app.mods");
    /// First die: disorder; second and third: actions.
    pub(crate) const APP_OUTCOME: RuleId = RuleId::new("app.outcome");
    /// Who spends first.
    pub(crate) const APP_PRIORITY: RuleId = RuleId::new("app.priority");
    /// The attacker's uses.
    pub(crate) const APP_USE_ATTACKER: RuleId = RuleId::new("app.use_attacker");
    /// The defender's uses, attacker is infantry.
    pub(crate) const APP_USE_DEFENDER: RuleId = RuleId::new("app.use_defender");
    /// The defender's uses, attacker is cavalry.
    pub(crate) const APP_USE_VS_CAVALRY: RuleId = RuleId::new("app.use_vs_cavalry");
    /// A chosen retreat.
    pub(crate) const APP_RETREAT_CHOICE: RuleId = RuleId::new("app.retreat_choice");
    /// No Contact: the attacker falls back.
    pub(crate) const APP_WITHDRAW: RuleId = RuleId::new("app.withdraw");
    /// Elimination in the Approach.
    pub(crate) const APP_ELIM: RuleId = RuleId::new("app.elim");
    /// Closing.
    pub(crate) const CON_MOVE: RuleId = RuleId::new("con.move");
    /// Roles and modifiers in Contact.
    pub(crate) const CON_MODS: RuleId = RuleId::new("con.mods");
    /// The steps of a Contact.
    pub(crate) const CON_ORDER: RuleId = RuleId::new("con.order");
    /// The first die names the winner.
    pub(crate) const CON_WINNER: RuleId = RuleId::new("con.winner");
    /// Losers eliminated outright.
    pub(crate) const CON_TYPES: RuleId = RuleId::new("con.types");
    /// The second die: losses.
    pub(crate) const CON_LOSSES: RuleId = RuleId::new("con.losses");
    /// The loser goes.
    pub(crate) const CON_RETREAT: RuleId = RuleId::new("con.retreat");
    /// The third die: pursuit.
    pub(crate) const CON_PURSUIT: RuleId = RuleId::new("con.pursuit");
    /// Carrying the position.
    pub(crate) const CON_CARRY: RuleId = RuleId::new("con.carry");
    /// Every Contact tires cavalry.
    pub(crate) const CON_CAVALRY_DIS: RuleId = RuleId::new("con.cavalry_dis");
    /// Breakthrough.
    pub(crate) const BRK_WHEN: RuleId = RuleId::new("brk.when");
    /// Its Contact, and the recall.
    pub(crate) const BRK_FIGHT: RuleId = RuleId::new("brk.fight");
    /// Sectors.
    pub(crate) const BUA_SECTOR: RuleId = RuleId::new("bua.sector");
    /// Going in.
    pub(crate) const BUA_ENTER: RuleId = RuleId::new("bua.enter");
    /// Leaving, changing sector, passing through.
    pub(crate) const BUA_MOVE: RuleId = RuleId::new("bua.move");
    /// Attacking and defending a sector.
    pub(crate) const BUA_ATTACK: RuleId = RuleId::new("bua.attack");
    /// A beaten garrison; the winner must enter.
    pub(crate) const BUA_LOSE: RuleId = RuleId::new("bua.lose");
    /// Fights and retreats inside a BUA.
    pub(crate) const BUA_NEXT: RuleId = RuleId::new("bua.next");
    /// Shelling a sector.
    pub(crate) const BUA_DAMAGE: RuleId = RuleId::new("bua.damage");
    /// Divisional Break Point.
    pub(crate) const WIN_BP: RuleId = RuleId::new("win.bp");
    /// Shaken brigades.
    pub(crate) const WIN_SHAKEN: RuleId = RuleId::new("win.shaken");
    /// Points for losses.
    pub(crate) const WIN_POINTS: RuleId = RuleId::new("win.points");
    /// Penetration.
    pub(crate) const WIN_PENETRATION: RuleId = RuleId::new("win.penetration");
    /// Defeat.
    pub(crate) const WIN_CHECK: RuleId = RuleId::new("win.check");
    /// Elements.
    pub(crate) const SETUP_TERRAIN: RuleId = RuleId::new("setup.terrain");
    /// Attacker and defender.
    pub(crate) const SETUP_ROLE: RuleId = RuleId::new("setup.role");
    /// Placing terrain.
    pub(crate) const SETUP_PLACE: RuleId = RuleId::new("setup.place");
    /// Deployment.
    pub(crate) const SETUP_DEPLOY: RuleId = RuleId::new("setup.deploy");
    /// Grand battery.
    pub(crate) const OPT_GRAND: RuleId = RuleId::new("opt.grand");
    /// Worn units.
    pub(crate) const OPT_WORN: RuleId = RuleId::new("opt.worn");
    /// Conscript.
    pub(crate) const SPEC_CONSCRIPT: RuleId = RuleId::new("spec.conscript");
    /// Cuirass.
    pub(crate) const SPEC_CUIRASS: RuleId = RuleId::new("spec.cuirass");
    /// Determined.
    pub(crate) const SPEC_DETERMINED: RuleId = RuleId::new("spec.determined");
    /// Drilled.
    pub(crate) const SPEC_DRILLED: RuleId = RuleId::new("spec.drilled");
    /// Elan.
    pub(crate) const SPEC_ELAN: RuleId = RuleId::new("spec.elan");
    /// Elite.
    pub(crate) const SPEC_ELITE: RuleId = RuleId::new("spec.elite");
    /// Guard.
    pub(crate) const SPEC_GUARD: RuleId = RuleId::new("spec.guard");
    /// Expendable.
    pub(crate) const SPEC_EXPENDABLE: RuleId = RuleId::new("spec.expendable");
    /// Green.
    pub(crate) const SPEC_GREEN: RuleId = RuleId::new("spec.green");
    /// Impetuous.
    pub(crate) const SPEC_IMPETUOUS: RuleId = RuleId::new("spec.impetuous");
    /// Lance.
    pub(crate) const SPEC_LANCE: RuleId = RuleId::new("spec.lance");
    /// Light.
    pub(crate) const SPEC_LIGHT: RuleId = RuleId::new("spec.light");
    /// Militia.
    pub(crate) const SPEC_MILITIA: RuleId = RuleId::new("spec.militia");
    /// Opportunistic.
    pub(crate) const SPEC_OPPORTUNISTIC: RuleId = RuleId::new("spec.opportunistic");
    /// Scout.
    pub(crate) const SPEC_SCOUT: RuleId = RuleId::new("spec.scout");
    /// Strong.
    pub(crate) const SPEC_STRONG: RuleId = RuleId::new("spec.strong");
    /// Undrilled.
    pub(crate) const SPEC_UNDRILLED: RuleId = RuleId::new("spec.undrilled");
    /// Unpredictable.
    pub(crate) const SPEC_UNPREDICTABLE: RuleId = RuleId::new("spec.unpredictable");
    /// Wavering.
    pub(crate) const SPEC_WAVERING: RuleId = RuleId::new("spec.wavering");
    /// Weak.
    pub(crate) const SPEC_WEAK: RuleId = RuleId::new("spec.weak");
    /// Active.
    pub(crate) const LEAD_ACTIVE: RuleId = RuleId::new("lead.active");
    /// Charismatic.
    pub(crate) const LEAD_CHARISMATIC: RuleId = RuleId::new("lead.charismatic");
    /// Cautious.
    pub(crate) const LEAD_CAUTIOUS: RuleId = RuleId::new("lead.cautious");
    /// Inefficient.
    pub(crate) const LEAD_INEFFICIENT: RuleId = RuleId::new("lead.inefficient");
    /// Methodic.
    pub(crate) const LEAD_METHODIC: RuleId = RuleId::new("lead.methodic");
    /// Organiser.
    pub(crate) const LEAD_ORGANISER: RuleId = RuleId::new("lead.organiser");
    /// Second line.
    pub(crate) const LEAD_SECOND_LINE: RuleId = RuleId::new("lead.second_line");
    /// Inefficient.
    pub(crate) const CHIEF_INEFFICIENT: RuleId = RuleId::new("chief.inefficient");
    /// Organiser.
    pub(crate) const CHIEF_ORGANISER: RuleId = RuleId::new("chief.organiser");
    /// Timid.
    pub(crate) const CHIEF_TIMID: RuleId = RuleId::new("chief.timid");
    /// Stubborn.
    pub(crate) const CHIEF_STUBBORN: RuleId = RuleId::new("chief.stubborn");
    /// Base values.
    pub(crate) const MODEL_VALUES: RuleId = RuleId::new("model.values");
    /// Men to C.
    pub(crate) const MODEL_STRENGTH: RuleId = RuleId::new("model.strength");
    /// Forming a division.
    pub(crate) const LIST_FORM: RuleId = RuleId::new("list.form");
    /// Drawing the generals.
    pub(crate) const LIST_LEADERS: RuleId = RuleId::new("list.leaders");
    /// Corps and armies on one table.
    pub(crate) const ARMY_RULES: RuleId = RuleId::new("army.rules");
    /// Strength bands.
    pub(crate) const ARMY_VALUES: RuleId = RuleId::new("army.values");
    /// Peninsular Clash (conjectural).
    pub(crate) const SCEN_1: RuleId = RuleId::new("scen.1");
    /// To Vienna! (conjectural).
    pub(crate) const SCEN_2: RuleId = RuleId::new("scen.2");
    /// Spanish Pride (conjectural).
    pub(crate) const SCEN_3: RuleId = RuleId::new("scen.3");
    /// Retschow, 28 August 1813 (historical).
    pub(crate) const SCEN_4: RuleId = RuleId::new("scen.4");
}

/// Tracks of a piece.
pub(crate) mod track {
    /// Disorder.
    pub(crate) const DIS: u8 = 0;
    /// Quality.
    pub(crate) const Q: u8 = 1;
    /// Combat.
    pub(crate) const C: u8 = 2;
    /// Skirmish factor.
    pub(crate) const SK: u8 = 3;
    /// Dice of the guns.
    pub(crate) const GUN_DICE: u8 = 4;
    /// Command span.
    pub(crate) const SPAN: u8 = 5;
}

/// Marks of a piece.
pub(crate) mod mark {
    /// Activated.
    pub(crate) const ACTIVATED: u8 = 0;
    /// Has reacted.
    pub(crate) const REACTED: u8 = 1;
    /// Guns empty.
    pub(crate) const EMPTY: u8 = 2;
    /// Fired in this activation.
    pub(crate) const FIRED: u8 = 3;
    /// Moved in this activation.
    pub(crate) const MOVED: u8 = 4;
    /// Rallied in this activation.
    pub(crate) const RALLIED: u8 = 5;
    /// Worn.
    pub(crate) const WORN: u8 = 6;
    /// Too near a friend.
    pub(crate) const CROWDED: u8 = 7;
    /// Leader attached to a unit.
    pub(crate) const ATTACHED: u8 = 8;
    /// May not act before his own phase.
    pub(crate) const SPENT: u8 = 9;
    /// Replacement leader.
    pub(crate) const REPLACEMENT: u8 = 10;
    /// Reserve, not assigned.
    pub(crate) const RESERVE: u8 = 11;
    /// Has obeyed a group order.
    pub(crate) const OBEYED: u8 = 12;
    /// Brigade open.
    pub(crate) const OPEN: u8 = 13;
    /// Brigade used.
    pub(crate) const USED: u8 = 14;
    /// Brigade shaken.
    pub(crate) const SHAKEN: u8 = 15;
    /// Point for a shaken brigade paid.
    pub(crate) const SHAKEN_PAID: u8 = 16;
    /// In command.
    pub(crate) const IN_COMMAND: u8 = 17;
    /// Brigade closed by a double failure.
    pub(crate) const CLOSED: u8 = 18;
    /// Has given a group order.
    pub(crate) const ORDERED: u8 = 19;
    /// Has rerolled a die of a group order.
    pub(crate) const REROLLED: u8 = 20;
    /// Grand battery.
    pub(crate) const GRAND: u8 = 21;
    /// Joined in this phase.
    pub(crate) const JOINED: u8 = 22;
}

/// Formations.
pub(crate) mod formation {
    /// Line.
    pub(crate) const LINE: u8 = 0;
    /// Attack column.
    pub(crate) const ATTACK_COLUMN: u8 = 1;
    /// March column.
    pub(crate) const MARCH_COLUMN: u8 = 2;
    /// Square.
    pub(crate) const SQUARE: u8 = 3;
    /// Garrison.
    pub(crate) const GARRISON: u8 = 4;
    /// Cavalry line.
    pub(crate) const CAVALRY_LINE: u8 = 5;
    /// Cavalry column.
    pub(crate) const CAVALRY_COLUMN: u8 = 6;
    /// Unlimbered.
    pub(crate) const UNLIMBERED: u8 = 7;
    /// Limbered.
    pub(crate) const LIMBERED: u8 = 8;
}

/// Phases of a turn.
pub(crate) mod phase {
    /// Deployment.
    pub(crate) const DEPLOYMENT: u8 = 0;
    /// Phase.
    pub(crate) const PHASE: u8 = 1;
    /// Activation.
    pub(crate) const ACTIVATION: u8 = 2;
    /// Reaction.
    pub(crate) const REACTION: u8 = 3;
    /// Bombardment.
    pub(crate) const BOMBARDMENT: u8 = 4;
    /// Approach.
    pub(crate) const APPROACH: u8 = 5;
    /// Contact.
    pub(crate) const CONTACT: u8 = 6;
    /// End of the phase.
    pub(crate) const CHECK: u8 = 7;
}

/// Kinds of pieces.
pub(crate) mod kind {
    /// Infantry battalion.
    pub(crate) const INFANTRY: u8 = 0;
    /// Cavalry regiment.
    pub(crate) const CAVALRY: u8 = 1;
    /// Battery.
    pub(crate) const ARTILLERY: u8 = 2;
    /// Leader.
    pub(crate) const LEADER: u8 = 3;
    /// Commander in chief.
    pub(crate) const CINC: u8 = 4;
}

/// Parameters of a scenario.
pub(crate) mod param {
    /// Who has the first phase.
    pub(crate) const BEGINS: &str = "begins";
    /// The scenario's places as they are, or changed by the players: command by command, or each side unseen by the other.
    pub(crate) const DEPLOYMENT: &str = "deployment";
    /// Who sets up the first command where that is done in turn.
    pub(crate) const DEFENDER: &str = "defender";
    /// Battalions of a division, or brigades of an army.
    pub(crate) const LEVEL: &str = "level";
    /// Two batteries may be joined.
    pub(crate) const GRAND_BATTERIES: &str = "grand_batteries";
    /// Fights without loss wear infantry out.
    pub(crate) const WORN_UNITS: &str = "worn_units";
    /// The battle ends after so many; 0 = no limit.
    pub(crate) const MAX_PHASES: &str = "max_phases";
    /// Both sides stand in the zones of a pick-up game.
    pub(crate) const PICKUP: &str = "pickup";
}

/// Parameters of a side.
pub(crate) mod side_param {
    /// As the source prints it; 0 = by the rule.
    pub(crate) const BREAK_POINT: &str = "break_point";
}

/// Attributes of pieces.
pub(crate) mod attribute {
    /// Active.
    pub(crate) const ACTIVE: &str = "active";
    /// Combat.
    pub(crate) const C: &str = "c";
    /// Calibre.
    pub(crate) const CALIBRE: &str = "calibre";
    /// Cautious.
    pub(crate) const CAUTIOUS: &str = "cautious";
    /// Charismatic.
    pub(crate) const CHARISMATIC: &str = "charismatic";
    /// Class.
    pub(crate) const CLASS: &str = "class";
    /// Conscript.
    pub(crate) const CONSCRIPT: &str = "conscript";
    /// Cuirass.
    pub(crate) const CUIRASS: &str = "cuirass";
    /// Determined.
    pub(crate) const DETERMINED: &str = "determined";
    /// Disorder.
    pub(crate) const DIS: &str = "dis";
    /// Drilled.
    pub(crate) const DRILLED: &str = "drilled";
    /// Elan.
    pub(crate) const ELAN: &str = "elan";
    /// Elite.
    pub(crate) const ELITE: &str = "elite";
    /// Unloaded.
    pub(crate) const EMPTY: &str = "empty";
    /// Expendable.
    pub(crate) const EXPENDABLE: &str = "expendable";
    /// Green.
    pub(crate) const GREEN: &str = "green";
    /// Guard.
    pub(crate) const GUARD: &str = "guard";
    /// Horse artillery.
    pub(crate) const HORSE: &str = "horse";
    /// Brigade idle too.
    pub(crate) const IDLE_BRIGADE: &str = "idle_brigade";
    /// No activation in phase.
    pub(crate) const IDLE_PHASE: &str = "idle_phase";
    /// Impetuous.
    pub(crate) const IMPETUOUS: &str = "impetuous";
    /// Inefficient.
    pub(crate) const INEFFICIENT: &str = "inefficient";
    /// Lance.
    pub(crate) const LANCE: &str = "lance";
    /// Light.
    pub(crate) const LIGHT: &str = "light";
    /// Men.
    pub(crate) const MEN: &str = "men";
    /// Methodic.
    pub(crate) const METHODIC: &str = "methodic";
    /// Militia.
    pub(crate) const MILITIA: &str = "militia";
    /// Opportunistic.
    pub(crate) const OPPORTUNISTIC: &str = "opportunistic";
    /// Organiser.
    pub(crate) const ORGANISER: &str = "organiser";
    /// Quality.
    pub(crate) const Q: &str = "q";
    /// Scout.
    pub(crate) const SCOUT: &str = "scout";
    /// Second line.
    pub(crate) const SECOND_LINE: &str = "second_line";
    /// Printed Shaken at.
    pub(crate) const SHAKEN_AT: &str = "shaken_at";
    /// Shaken margin.
    pub(crate) const SHAKEN_MARGIN: &str = "shaken_margin";
    /// Skirmish factor.
    pub(crate) const SK: &str = "sk";
    /// Skirmish company.
    pub(crate) const SK_COMPANY: &str = "sk_company";
    /// Strong.
    pub(crate) const STRONG: &str = "strong";
    /// Stubborn.
    pub(crate) const STUBBORN: &str = "stubborn";
    /// Timid.
    pub(crate) const TIMID: &str = "timid";
    /// Undrilled.
    pub(crate) const UNDRILLED: &str = "undrilled";
    /// Unpredictable.
    pub(crate) const UNPREDICTABLE: &str = "unpredictable";
    /// Wavering.
    pub(crate) const WAVERING: &str = "wavering";
    /// Weak.
    pub(crate) const WEAK: &str = "weak";
}

/// What may be chosen, by attribute.
#[allow(unreachable_pub, reason = "those in a system's facts are seen by the kernel")]
pub(crate) mod choice {
    use oblique_rules::kernel::Values;

    /// Side that begins.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Begins {
        /// By dice.
        #[default]
        Roll,
        /// Side A.
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
                "roll" => Self::Roll,
                "A" => Self::A,
                "B" => Self::B,
                _ => return None,
            })
        }
    }

    /// Calibre.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Calibre {
        /// Light.
        Light,
        /// Medium.
        #[default]
        Medium,
        /// Heavy.
        Heavy,
    }

    impl Calibre {
        /// What is chosen, else the catalog's usual.
        pub fn of(values: Values<'_>) -> Self {
            Self::written(values).unwrap_or_default()
        }

        /// What is chosen, or the usual where nothing is; `None` where the word is none of the list.
        pub fn written(values: Values<'_>) -> Option<Self> {
            Some(match values.word("calibre") {
                "light" => Self::Light,
                "medium" => Self::Medium,
                "heavy" => Self::Heavy,
                _ => return None,
            })
        }
    }

    /// Class.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Class {
        /// Light.
        #[default]
        Light,
        /// Dragoons.
        Dragoon,
        /// Heavy.
        Heavy,
    }

    impl Class {
        /// What is chosen, else the catalog's usual.
        pub fn of(values: Values<'_>) -> Self {
            Self::written(values).unwrap_or_default()
        }

        /// What is chosen, or the usual where nothing is; `None` where the word is none of the list.
        pub fn written(values: Values<'_>) -> Option<Self> {
            Some(match values.word("class") {
                "light" => Self::Light,
                "dragoon" => Self::Dragoon,
                "heavy" => Self::Heavy,
                _ => return None,
            })
        }
    }

    /// Defender.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Defender {
        /// Side A.
        #[default]
        A,
        /// Side B.
        B,
    }

    impl Defender {
        /// What is chosen, else the catalog's usual.
        pub fn of(values: Values<'_>) -> Self {
            Self::written(values).unwrap_or_default()
        }

        /// What is chosen, or the usual where nothing is; `None` where the word is none of the list.
        pub fn written(values: Values<'_>) -> Option<Self> {
            Some(match values.word("defender") {
                "A" => Self::A,
                "B" => Self::B,
                _ => return None,
            })
        }
    }

    /// Deployment.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Deployment {
        /// As placed.
        #[default]
        Placed,
        /// In turn.
        InTurn,
        /// Hidden.
        Hidden,
    }

    impl Deployment {
        /// What is chosen, else the catalog's usual.
        pub fn of(values: Values<'_>) -> Self {
            Self::written(values).unwrap_or_default()
        }

        /// What is chosen, or the usual where nothing is; `None` where the word is none of the list.
        pub fn written(values: Values<'_>) -> Option<Self> {
            Some(match values.word("deployment") {
                "placed" => Self::Placed,
                "in_turn" => Self::InTurn,
                "hidden" => Self::Hidden,
                _ => return None,
            })
        }
    }

    /// Level.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Level {
        /// Division.
        #[default]
        Division,
        /// Army.
        Army,
    }

    impl Level {
        /// What is chosen, else the catalog's usual.
        pub fn of(values: Values<'_>) -> Self {
            Self::written(values).unwrap_or_default()
        }

        /// What is chosen, or the usual where nothing is; `None` where the word is none of the list.
        pub fn written(values: Values<'_>) -> Option<Self> {
            Some(match values.word("level") {
                "division" => Self::Division,
                "army" => Self::Army,
                _ => return None,
            })
        }
    }
}

/// What a player may be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum DecisionKind {
    /// Spreading a company.
    Spread,
    /// Deployment.
    Deploy,
    /// Next brigade.
    Open,
    /// Activation.
    Activate,
    /// Dice.
    Dice,
    /// Reroll.
    Reroll,
    /// Reaction.
    React,
    /// Actions.
    Act,
    /// Group order.
    GroupMembers,
    /// Group.
    GroupAct,
    /// Hurrying on.
    Further,
    /// Assignment.
    Assigned,
    /// Replacement.
    Replacement,
    /// Arrival.
    Arrive,
    /// Whom to attack.
    Target,
    /// Dice of the bombardment.
    FireDice,
    /// Out of the sector.
    LeaveSector,
    /// Dice of the Approach.
    ApproachDice,
    /// Actions won.
    Use,
    /// Dice of the Contact.
    ContactDice,
    /// The Leader's dice.
    LeaderDice,
    /// Charisma.
    Charisma,
    /// After the Contact.
    AfterContact,
    /// General.
    PlaceGeneral,
    /// Too near a friend.
    FixProximity,
}

impl DecisionKind {
    /// Its id in the catalog.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::Spread => "spread",
            Self::Deploy => "deploy",
            Self::Open => "open",
            Self::Activate => "activate",
            Self::Dice => "dice",
            Self::Reroll => "reroll",
            Self::React => "react",
            Self::Act => "act",
            Self::GroupMembers => "group_members",
            Self::GroupAct => "group_act",
            Self::Further => "further",
            Self::Assigned => "assigned",
            Self::Replacement => "replacement",
            Self::Arrive => "arrive",
            Self::Target => "target",
            Self::FireDice => "fire_dice",
            Self::LeaveSector => "leave_sector",
            Self::ApproachDice => "approach_dice",
            Self::Use => "use",
            Self::ContactDice => "contact_dice",
            Self::LeaderDice => "leader_dice",
            Self::Charisma => "charisma",
            Self::AfterContact => "after_contact",
            Self::PlaceGeneral => "place_general",
            Self::FixProximity => "fix_proximity",
        }
    }

    /// The one of an id.
    pub(crate) fn of(id: &str) -> Option<Self> {
        Some(match id {
            "spread" => Self::Spread,
            "deploy" => Self::Deploy,
            "open" => Self::Open,
            "activate" => Self::Activate,
            "dice" => Self::Dice,
            "reroll" => Self::Reroll,
            "react" => Self::React,
            "act" => Self::Act,
            "group_members" => Self::GroupMembers,
            "group_act" => Self::GroupAct,
            "further" => Self::Further,
            "assigned" => Self::Assigned,
            "replacement" => Self::Replacement,
            "arrive" => Self::Arrive,
            "target" => Self::Target,
            "fire_dice" => Self::FireDice,
            "leave_sector" => Self::LeaveSector,
            "approach_dice" => Self::ApproachDice,
            "use" => Self::Use,
            "contact_dice" => Self::ContactDice,
            "leader_dice" => Self::LeaderDice,
            "charisma" => Self::Charisma,
            "after_contact" => Self::AfterContact,
            "place_general" => Self::PlaceGeneral,
            "fix_proximity" => Self::FixProximity,
            _ => return None,
        })
    }
}
