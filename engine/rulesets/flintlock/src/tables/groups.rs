//! Groups of single numbers.
//!
//! Must not know who rolls or what for; each says the rule that does.

oblique_rules::table_groups! {
    /// Modifiers of a shot that neither formation, range nor terrain gives, `fire.resolve`.
    FireDrm {
        /// The firer is Disordered.
        firer_disordered: i32,
        /// The firer is Reduced.
        firer_reduced: i32,
        /// First Volley, `fire.first-volley`.
        first_volley: i32,
        /// Each Smoke marker on firer or target, `smoke.effect`.
        smoke_each: i32,
        /// Most that Smoke takes off (a negative number).
        smoke_most: i32,
        /// The target is cavalry.
        target_cavalry: i32,
        /// The shot is a Reaction to Movement, `fire.reaction-move`.
        reaction_to_movement: i32,
    }
    /// Checks and their thresholds.
    Checks {
        /// A Morale Check fails at this total or less, `res.morale`.
        morale_fails_at_most: i32,
        /// A formation roll fails at this total or less, `form.check`.
        formation_fails_at_most: i32,
        /// Added to the roll of a unit that had to unstack, `form.unstack`.
        form_unstack_drm: i32,
        /// Morale of gunners.
        gunners_morale: i32,
        /// Totals of two dice that kill a leader, `res.leader`.
        leader_killed: Vec<i32>,
    }
    /// Modifiers of the Pre-Shock roll besides the Shock Status, `pre.roll`.
    PreShockDrm {
        /// The Line is Colonial militia, `pre.militia`.
        colonial_militia: i32,
        /// The Line is charged, `cav.charge-pre`.
        charged: i32,
    }
    /// Factors of Shock that units bring.
    ShockFactors {
        /// An attacker strikes flanks only, `shock.position`.
        position_flank: i32,
        /// Rears only.
        position_rear: i32,
        /// Two different sides.
        position_mixed: i32,
        /// Cavalry attacks infantry only, `shock.cavalry`.
        cavalry_at_infantry: i32,
        /// The same, charging.
        charge_at_infantry: i32,
        /// Cavalry that defends.
        cavalry_defending: i32,
        /// A Disordered unit, `shock.units`.
        disordered: i32,
        /// A Reduced unit.
        reduced: i32,
        /// What a skirmisher counts for size, `shock.size`.
        skirmish_size: i32,
    }
    /// Line of sight, `los.units`.
    Sight {
        /// Height an infantry or cavalry unit adds, in halves of a level.
        unit_height_halves: i32,
        /// Farthest range at which units anywhere on the line count.
        units_count_to_range: i32,
        /// Beyond it, how near the target they must stand to count, in hexes.
        units_near_target: i32,
    }
    /// Charges, `cav.charge`, `cav.charge-path`.
    Charge {
        /// Nearest target in hexes.
        least_range: i32,
        /// Farthest.
        most_range: i32,
        /// Most points a hex of the run may cost.
        max_mp_per_hex: i32,
    }
    /// Guns in a hex, `stack.guns`.
    Stacking {
        /// Most guns.
        guns_most: i32,
        /// Most guns with a unit.
        guns_with_unit_most: i32,
    }
    /// Smoke, `smoke.place`.
    Smoke {
        /// No marker within so many hexes of another of its Command.
        spacing_hexes: i32,
    }
    /// Retreats of cavalry and skirmishers, `cav.retreat-path`, `form.sk-retreat`.
    ReactionRetreat {
        /// How far, in hexes.
        hexes: i32,
    }
    /// Continuity, Seizure, passing.
    Sequence {
        /// Added to the Continuity roll for each one won in the run, `seq.continuity-drm`.
        continuity_step: i32,
        /// Off the Command Range for a failed Seizure, `seq.seize-fail`.
        seize_range_penalty: i32,
        /// Passes in a row that make a draw, `win.other`.
        passes_for_draw: i32,
        /// Most Activations of a battle nobody attends, `win.other`.
        unattended_activations: i32,
    }
    /// Flight Points, `win.points`.
    FlightPoints {
        /// An own infantry or cavalry unit lost.
        unit_lost: i32,
        /// An own skirmisher lost.
        skirmisher_lost: i32,
        /// An own gun captured.
        own_gun_captured: i32,
        /// An enemy gun captured.
        enemy_gun_captured: i32,
        /// A militia unit that fled, `pre.flee`.
        militia_fled: i32,
        /// A gun dragged off, `gun.drag`.
        gun_dragged_off: i32,
    }
    /// Figures of scenarios, where they give none.
    Formulas {
        /// Men of a unit.
        men_per_unit: i32,
        /// Men still with a Reduced unit: for statistics and for what it is worth to a commander.
        men_of_reduced_unit: i32,
        /// Units over this, rounded up, are the Cohesion Rating.
        cohesion_divisor: i32,
        /// Added if the Command starts Excellent.
        cohesion_excellent: i32,
        /// Added if it starts Poor.
        cohesion_poor: i32,
        /// Least Cohesion Rating.
        cohesion_least: i32,
        /// Morale from which a Command starts Excellent.
        excellent_from_morale: i32,
        /// Morale from which it starts Good.
        good_from_morale: i32,
        /// Morale from which it starts Fair.
        fair_from_morale: i32,
        /// Command Range of a leader of a Command.
        leader_range: i32,
        /// Of a large one.
        leader_range_large: i32,
        /// Units from which a Command is large.
        large_command_units: i32,
        /// Added to a replacement's Initiative and Command Range.
        replacement_step: i32,
        /// Least of them.
        replacement_least: i32,
        /// Flight Level of an army without units, in tenths.
        flight_base_tenths: i32,
        /// Added for a regular unit, in tenths.
        flight_regular_tenths: i32,
        /// Added for a militia unit, in tenths.
        flight_militia_tenths: i32,
    }
}
