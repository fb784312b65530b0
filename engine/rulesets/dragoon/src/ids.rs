//! Names for the catalog's indices, so that code reads like the sheet. A test holds them to
//! `catalog.ron`.

/// Tracks of a piece.
pub mod track {
    /// Men present.
    pub const MEN: u8 = 0;
    /// Guns of a battery.
    pub const GUNS: u8 = 1;
    /// Morale, 0 to 10.
    pub const MORALE: u8 = 2;
    /// Disruption, 0 to 10.
    pub const DISRUPTION: u8 = 3;
    /// Quality, 4 to 7.
    pub const QUALITY: u8 = 4;
    /// Movement points left, in halves.
    pub const MP: u8 = 5;
    /// Command rating of a leader, without sub points.
    pub const CR: u8 = 6;
    /// Radius of a leader, in hexes.
    pub const RADIUS: u8 = 7;
    /// Sub rating of an overall leader; points received by a corps leader.
    pub const SUB: u8 = 8;
    /// Regimental guns of a battalion.
    pub const REGIMENTAL_GUNS: u8 = 9;
}

/// Marks of a piece.
pub mod mark {
    /// Routed.
    pub const ROUTED: u8 = 0;
    /// Pursuing.
    pub const PURSUING: u8 = 1;
    /// Has launched a charge in this action phase.
    pub const CHARGING: u8 = 2;
    /// Has had its action phase this turn.
    pub const FINISHED: u8 = 3;
    /// Fired in first fire of this action phase.
    pub const FIRED: u8 = 4;
    /// Moved in this action phase (`move.flag`).
    pub const MOVED: u8 = 5;
    /// Stopped by an enemy zone of control.
    pub const STOPPED: u8 = 6;
    /// Makes an assault move.
    pub const ASSAULT_MOVE: u8 = 7;
    /// A leader who has checked (or lost his chance) this turn.
    pub const CHECKED: u8 = 8;
    /// A leader put off.
    pub const DEFERRED: u8 = 9;
    /// A battery that bombarded this turn.
    pub const BOMBARDED: u8 = 10;
    /// Takes part in the present action phase.
    pub const TAKING_PART: u8 = 11;
}

/// Formations.
pub mod formation {
    /// Infantry or cavalry in line.
    pub const LINE: u8 = 0;
    /// Infantry or cavalry in column.
    pub const COLUMN: u8 = 1;
    /// Infantry in square.
    pub const SQUARE: u8 = 2;
    /// Routed.
    pub const ROUT: u8 = 3;
    /// Light infantry.
    pub const NORMAL: u8 = 4;
    /// Guns behind horses.
    pub const LIMBERED: u8 = 5;
    /// Guns ready to fire.
    pub const UNLIMBERED: u8 = 6;
}

/// Phases of a turn.
pub mod phase {
    /// Bombardment.
    pub const BOMBARDMENT: u8 = 0;
    /// Command turn.
    pub const COMMAND_TURN: u8 = 1;
    /// Command: deferred leaders, initiative, activation checks.
    pub const COMMAND: u8 = 2;
    /// First fire of an action phase.
    pub const FIRST_FIRE: u8 = 3;
    /// Movement of an action phase.
    pub const MOVEMENT: u8 = 4;
    /// Defensive fire of an action phase.
    pub const DEFENSIVE_FIRE: u8 = 5;
    /// Second fire of an action phase.
    pub const SECOND_FIRE: u8 = 6;
    /// Assault of an action phase.
    pub const ASSAULT: u8 = 7;
    /// Pursuit and rout.
    pub const PURSUIT_ROUT: u8 = 8;
}
