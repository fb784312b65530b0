//! Names for the catalog's indices, so that code reads like the sheet. A test holds them to
//! `catalog.ron`.

/// Tracks of a piece.
pub mod track {
    /// Men present, for statistics and figures.
    pub const MEN: u8 = 0;
    /// Guns: 1 for a gun.
    pub const GUNS: u8 = 1;
    /// Morale, -2 to 2.
    pub const MORALE: u8 = 2;
    /// Movement allowance, in points.
    pub const MA: u8 = 3;
    /// Initiative of a leader.
    pub const INITIATIVE: u8 = 4;
    /// Command range of a leader, in hexes.
    pub const RANGE: u8 = 5;
    /// Cohesion rating of a command, on its leader.
    pub const COHESION: u8 = 6;
    /// Cohesion hits of a command, on its leader.
    pub const HITS: u8 = 7;
    /// Shock Status of a command, on its leader: 0 poor to 3 excellent.
    pub const STATUS: u8 = 8;
    /// Formation of a command's line infantry, on its leader: a catalog formation index.
    pub const COMMAND_FORMATION: u8 = 9;
}

/// Marks of a piece.
pub mod mark {
    /// On its Reduced side.
    pub const REDUCED: u8 = 0;
    /// Disordered.
    pub const DISORDERED: u8 = 1;
    /// A gun without a crew.
    pub const ABANDONED: u8 = 2;
    /// In smoke: a leader's own covers his command, a unit's own itself.
    pub const SMOKE: u8 = 3;
    /// A leader whose command has its First Volley still loaded.
    pub const FIRST_VOLLEY: u8 = 4;
    /// A replacement leader.
    pub const REPLACEMENT: u8 = 5;
    /// In its leader's range or chain at the start of the Activation.
    pub const IN_COMMAND: u8 = 6;
    /// A subordinate leader or gun within the overall leader's range at the start of the Activation.
    pub const IN_REACH: u8 = 7;
    /// A leader whose command is fully active.
    pub const ACTIVATED: u8 = 8;
    /// A leader whose command acts partially.
    pub const PARTIAL: u8 = 9;
    /// A leader who failed to activate himself.
    pub const INACTIVE: u8 = 10;
    /// A leader whose command has acted.
    pub const USED: u8 = 11;
    /// A unit or gun that has taken its action of the Activation.
    pub const ACTED: u8 = 12;
    /// A piece that has moved in the Activation.
    pub const MOVED: u8 = 13;
    /// Infantry that fired in the Activation, actively or in reaction.
    pub const FIRED: u8 = 14;
    /// An inactive unit that used its Return Fire or Reaction to Movement.
    pub const REACTED: u8 = 15;
    /// A unit with an enemy combat unit in a frontal hex at the start of the Activation.
    pub const IN_CONTACT: u8 = 16;
    /// Cavalry charging in the Shock under way.
    pub const CHARGED: u8 = 17;
    /// Colonial militia.
    pub const COLONIAL_MILITIA: u8 = 18;
    /// A unit that is broken down into skirmishers.
    pub const BROKEN_DOWN: u8 = 19;
    /// A unit or gun in an enemy zone at the start of its side's Activation that has not left its hex.
    pub const IN_ZONE: u8 = 20;
    /// A gun whose command in general mode, or whose gun step, has finished in the Activation.
    pub const SERVED: u8 = 21;
    /// A unit that enemy foot attacked in a Shock of the Activation.
    pub const ATTACKED_BY_FOOT: u8 = 22;
    /// A unit that enemy horse attacked in a Shock of the Activation.
    pub const ATTACKED_BY_HORSE: u8 = 23;
}

/// Formations.
pub mod formation {
    /// Infantry in column.
    pub const COLUMN: u8 = 0;
    /// Infantry in open line.
    pub const OPEN: u8 = 1;
    /// Infantry in close line.
    pub const CLOSE: u8 = 2;
    /// Skirmishers.
    pub const SKIRMISH: u8 = 3;
    /// Cavalry.
    pub const MOUNTED: u8 = 4;
    /// A gun that may fire.
    pub const FIRE_MODE: u8 = 5;
    /// A gun that may move.
    pub const MOVE_MODE: u8 = 6;
}

/// Phases.
pub mod phase {
    /// An Activation opens.
    pub const ACTIVATION: u8 = 1;
    /// Between commands.
    pub const COMMANDS: u8 = 2;
    /// A command in general mode.
    pub const GENERAL: u8 = 3;
    /// A command in formation mode.
    pub const FORMATION: u8 = 4;
    /// A command in shock mode.
    pub const SHOCK: u8 = 5;
    /// The gun step.
    pub const GUN_STEP: u8 = 6;
    /// The end of an Activation.
    pub const CLOSE: u8 = 7;
    /// Continuity and Seizure.
    pub const CONTINUITY: u8 = 8;
}

/// Indices of kinds.
pub mod kind {
    /// Skirmishers.
    pub const SKIRMISHERS: u8 = 3;
}
