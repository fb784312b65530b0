//! Groups of single numbers.

oblique_rules::table_groups! {
    /// Inches and hexes.
    Scale {
        /// Inches a hex.
        inches_a_hex: i32,
    }

    /// Stands with which a unit is taken off.
    Removal {
        /// Foot.
        foot_stands: i32,
        /// Horse.
        horse_stands: i32,
    }

    /// Dice of figures.
    Dice {
        /// Sides of the die.
        sides: i32,
        /// Figures a die.
        figures_a_die: i32,
        /// Fewest dice.
        least: i32,
        /// Dice a gunner at short range.
        gunner_short: i32,
        /// Dice a gunner at long range.
        gunner_long: i32,
    }

    /// Figures that fire or fight.
    Frontage {
        /// Stands abreast in march column.
        march_stands: i32,
        /// Stands abreast in attack column.
        column_stands: i32,
        /// Stands of horse one behind the other in two ranks.
        horse_ranks: i32,
        /// Part of a square that fires.
        square_fire_divisor: i32,
        /// Part of a square that fights.
        square_melee_divisor: i32,
    }

    /// Secure flanks.
    Secure {
        /// How near who guards a flank must be, in hexes.
        hexes: i32,
    }

    /// What steps and turns cost.
    Moves {
        /// Factor of rough ground.
        rough: i32,
        /// Factor of very rough ground.
        very_rough: i32,
        /// Factor of a linear obstacle.
        obstacle: i32,
        /// Factor of steps back and aside.
        slow: i32,
        /// Divisor of the rate of shaken units.
        shaken: i32,
        /// Inches an oblique march takes off the whole move of those trained to it.
        oblique_loss: i32,
        /// Inches of a wheel in line.
        wheel_line: i32,
        /// Inches of a wheel in column or limbered.
        wheel_column: i32,
    }

    /// Functions of a battery.
    Guns {
        /// How many a turn.
        functions: i32,
    }

    /// Shifts of the chart of fire.
    FireShifts {
        /// At a square.
        square: i32,
        /// Into flank or rear.
        flank: i32,
        /// At a column.
        column: i32,
        /// At skirmishers or guns in action.
        loose: i32,
        /// By a shaken firer.
        firer_shaken: i32,
        /// At foot or guns in hard cover.
        hard_cover: i32,
    }

    /// Shifts of the charts of melee, for the one named; the other's are the opposite.
    MeleeShifts {
        /// A square against cavalry.
        square: i32,
        /// Formed against unformed.
        formed: i32,
        /// Into flank or rear.
        flank: i32,
        /// Infantry in cover against cavalry.
        infantry_cover: i32,
        /// Infantry uphill of or in cover against infantry.
        uphill_or_cover: i32,
        /// Cavalry against cavalry at the halt.
        halted: i32,
        /// Cavalry against infantry without secure flanks.
        open_flanks: i32,
        /// Against a shaken enemy.
        shaken: i32,
        /// Against a routing enemy.
        routing: i32,
    }

    /// Tests of morale.
    Morale {
        /// Dice in the open.
        dice: i32,
        /// More in cover.
        cover: i32,
        /// More with secure flanks.
        secure: i32,
        /// More with a leader.
        leader: i32,
        /// Lowest dice that count.
        counted: i32,
        /// Most cumulative hits of the charts A to D.
        hits_to: [i32; 4],
        /// Dice of a rally.
        rally_dice: i32,
        /// Chart of a rally.
        rally_chart: i32,
    }

    /// How far units go back, in inches.
    Retreat {
        /// Routing horse.
        horse_rout: i32,
        /// Routing foot.
        foot_rout: i32,
        /// Routing guns.
        guns_rout: i32,
        /// Horse after a melee with horse nobody won.
        horse_draw: i32,
    }

    /// What becomes of victorious cavalry: highest rolls of the rows.
    Pursuit {
        /// It pursues.
        pursue_to: i32,
        /// It goes back to its own lines.
        home_to: i32,
        /// It holds the place.
        hold_to: i32,
        /// Inches beyond a move in line.
        extra: i32,
    }

    /// Rides and fates of leaders: inches, and highest rolls of the rows.
    Leaders {
        /// A ride.
        ride: i32,
        /// What an exceptional commander adds to initiative.
        exceptional: i32,
        /// A graze.
        graze_to: i32,
        /// Missed.
        missed_to: i32,
        /// A light wound.
        light_to: i32,
        /// A severe wound.
        severe_to: i32,
        /// Killed.
        killed_to: i32,
        /// Divisor of the rides of the lightly wounded.
        light_divisor: i32,
        /// Turns after this one a severe wound lames.
        severe_turns: i32,
        /// Inches within which a commander's death is felt.
        dismay: i32,
    }

    /// Reserve moves.
    Reserve {
        /// Inches farther than which every enemy must be.
        enemy_beyond: i32,
    }

    /// Scores.
    VictoryNumbers {
        /// Points a value lost.
        unit_points: i32,
        /// Halves of the loser's score a decisive winner needs.
        decisive_halves: i32,
        /// Halves of it a minor winner needs.
        minor_halves: i32,
        /// Least score of a winner.
        least: i32,
    }

    /// Pick-up games: counts of units a side, rows and sizes.
    PickupNumbers {
        /// Columns of the table.
        columns: i32,
        /// Rows of the table.
        rows: i32,
        /// Battalions besides those thrown for.
        battalions: i32,
        /// Faces of the die for more of them.
        battalions_die: i32,
        /// Units of horse besides those thrown for.
        horse: i32,
        /// Faces of the die for more of them.
        horse_die: i32,
        /// Batteries.
        batteries: i32,
        /// Rows between a side's edge and its second line.
        second_line: i32,
        /// Rows between a side's edge and its first line.
        first_line: i32,
        /// Places of ground.
        places: i32,
        /// Hexes of a place besides those thrown for.
        place_hexes: i32,
        /// Faces of the die for more of them.
        place_die: i32,
        /// What a village is worth.
        village: i32,
    }
}
