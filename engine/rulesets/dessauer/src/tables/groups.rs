//! Groups of single numbers.

oblique_rules::table_groups! {
    /// Inches and hexes.
    Scale {
        /// Inches a hex.
        inches_a_hex: i32,
    }

    /// What moves and turns cost.
    Moves {
        /// Inches of a general.
        general: i32,
        /// Halves of the rate at charge speed.
        charge_halves: i32,
        /// Halves of the rate by road.
        road_halves: i32,
        /// Times the price of steps backward, sideways and oblique.
        slow: i32,
        /// The same of unsteady units and Grade D.
        slow_unsteady: i32,
        /// Inches of a wheel of who faces a corner.
        wheel_corner: i32,
        /// Inches of a wheel of who faces a side.
        wheel_side: i32,
        /// Times the price of a wheel of unsteady units.
        wheel_unsteady: i32,
        /// Inches more through a friend.
        passage: i32,
    }

    /// What ground and hexsides cost, and how far one sees in woods.
    GroundNumbers {
        /// Hexsides of a block its models are spread over.
        town_walls: i32,
        /// Times the price of a step into woods.
        woods: i32,
        /// Times the price of a step across a steep edge.
        steep: i32,
        /// Inches across works.
        works: i32,
        /// Hexes at which units in woods and blocks are seen.
        sight_hexes: i32,
        /// Hexes a woods hex counts for small arms.
        woods_small_arms: i32,
        /// The same for canister.
        woods_canister: i32,
        /// The same for shot and shell.
        woods_ball: i32,
    }

    /// What guns fire over and whom they endanger.
    Lanes {
        /// Hexes the target must be beyond what is fired over.
        over_hexes: i32,
        /// Times as far as a contour or friends the target must be.
        over_times: i32,
        /// Half hexes to each side of a shot in which friends are endangered.
        shot_half_hexes: u32,
        /// The same of canister.
        canister_half_hexes: u32,
        /// Hexes canister carries on, with the option.
        carry_canister: i32,
        /// Hexes shot of light guns carries on.
        carry_light: i32,
        /// Of field guns.
        carry_field: i32,
        /// Of heavy guns.
        carry_heavy: i32,
    }

    /// How many models shoot and strike.
    Frontage {
        /// Models of a column that shoot and strike.
        column: i32,
        /// Part of a square that shoots at a target.
        square_fire_divisor: i32,
        /// Quarters of a square that strike where attackers stand together.
        square_strike_quarters: i32,
    }

    /// What is added to a die of fire.
    FireModifiers {
        /// At a dense target.
        dense: i32,
        /// At skirmishers or gunners.
        loose: i32,
        /// At soft cover.
        soft_cover: i32,
        /// At hard cover.
        hard_cover: i32,
        /// By who moved, wheeled or changed this turn.
        moved: i32,
        /// By who is disordered.
        disordered: i32,
        /// Past enemy skirmishers or guns.
        through: i32,
        /// British or Prussian steady musketry.
        national: i32,
        /// The lowest score ever needed.
        best: i32,
        /// Sides of the die.
        sides: i32,
        /// What a second die needs where the first must be one more than the die has.
        again: i32,
    }

    /// How models become dice.
    Dice {
        /// Models of foot a die.
        foot_models: i32,
        /// The least remainder of foot that gives one more.
        foot_rounds_up_from: i32,
        /// Gunners a die of fire.
        gunners_models: i32,
        /// Models of horse a die against foot and gunners.
        horse_at_foot_models: i32,
        /// Models of horse a die against horse.
        horse_at_horse_models: i32,
        /// The least remainder that gives one more.
        horse_at_horse_rounds_up_from: i32,
    }

    /// Combat points.
    CombatPoints {
        /// Heavy horse.
        heavy_horse: i32,
        /// Medium horse.
        medium_horse: i32,
        /// Light horse.
        light_horse: i32,
        /// Foot.
        foot: i32,
        /// Foot without bayonets.
        without_bayonets: i32,
        /// Gunners and skirmishers.
        loose: i32,
        /// Defensive fire in round 1.
        defensive_fire: i32,
        /// A square attacked by horse.
        square_against_horse: i32,
        /// Attacking flank or rear.
        flank: i32,
        /// Grade A.
        grade_a: i32,
        /// Grade D.
        grade_d: i32,
        /// Disordered.
        disordered: i32,
        /// Shaken.
        shaken: i32,
        /// A general is with it.
        general: i32,
        /// A steady friend behind it.
        supported: i32,
        /// Horse that came at charge speed against horse that did not.
        at_charge_speed: i32,
        /// Attacking across an obstacle or up a steep slope.
        obstacle: i32,
        /// Attacking across works or into a town block.
        works: i32,
        /// Foot in column that is attacked.
        column_attacked: i32,
    }

    /// Scores to hit by the difference of combat points.
    Score {
        /// Of both sides where there is none.
        level: i32,
        /// Of the higher side, from a difference of one to five and more.
        higher: [i32; 5],
        /// Of the lower side, the same.
        lower: [i32; 5],
    }

    /// Rally.
    Rally {
        /// Scores of the grades A to D.
        by_grade: [i32; 4],
        /// A general is with it.
        general: i32,
    }

    /// Fire tests.
    FireTest {
        /// Scores of the grades A to D.
        by_grade: [i32; 4],
        /// So many hits and more are many.
        many_hits: i32,
        /// Many hits.
        many: i32,
        /// So many and more are very many.
        very_many_hits: i32,
        /// Very many hits, instead.
        very_many: i32,
        /// At half its models or fewer.
        half: i32,
        /// Any hit from 90 degrees or more.
        from_behind: i32,
        /// Changed formation or facing on its last move.
        changed: i32,
        /// A general is with it.
        general: i32,
        /// In cover or behind an obstacle.
        cover: i32,
        /// French, Russian and Spanish reasons.
        national: i32,
        /// Caught while changing, with the option.
        caught: i32,
        /// From so many hexes or fewer.
        caught_hexes: i32,
        /// The highest roll that shakes who is attacked while changing, with the option.
        shaken_to: i32,
    }

    /// Rout hits and shattered units.
    Losses {
        /// Of a failed fire test.
        failed: i32,
        /// The same if shaken already.
        failed_shaken: i32,
        /// Of a lost combat.
        beaten: i32,
        /// The same if shaken already or attacked in flank or rear.
        beaten_worse: i32,
        /// Models of horse that strike for one more of foot.
        horse_for_one: i32,
        /// Per cent of its models at which a unit is shattered.
        shattered_percent: i32,
    }

    /// How far beaten units go.
    Retreats {
        /// Fewest hexes.
        least_hexes: i32,
        /// Most hexes.
        most_hexes: i32,
    }

    /// Evades.
    Evades {
        /// Dice of foot.
        foot_dice: i32,
        /// Dice of horse.
        horse_dice: i32,
        /// Part of those caught who are lost.
        caught_divisor: i32,
    }

    /// Generals.
    Generals {
        /// Hits at which he is at risk.
        risk_hits: i32,
        /// The highest roll that kills him.
        killed_to: i32,
        /// Hexes at which a friend behind supports.
        support_hexes: i32,
        /// Hexes within which he controls, with the option.
        control_hexes: i32,
        /// The lowest roll that moves without him.
        control: i32,
    }

    /// Pursuit.
    Pursuit {
        /// Scores to resist of foot, A to D.
        foot: [i32; 4],
        /// Of heavy and medium horse.
        heavy_or_medium: [i32; 4],
        /// Of light horse.
        light: [i32; 4],
        /// A general is with it.
        general: i32,
        /// British horse.
        british: i32,
        /// Inches before the dice.
        base: i32,
        /// Active turns away from the table.
        away_turns: i32,
        /// The lowest roll that gives fresh foot its fire against pursuers.
        defence: i32,
    }

    /// National modifiers.
    Nations {
        /// From this year on all Prussian horse forms two ranks.
        two_ranks_from: i32,
        /// Models of Austrian regular foot for one of Grenzers that costs nothing.
        regulars_for_one: i32,
        /// Fewest models of such a band.
        band_least: i32,
        /// Most.
        band_most: i32,
    }

    /// Points.
    Costs {
        /// A model of foot, A to D.
        foot: [i32; 4],
        /// A model of medium horse.
        horse: [i32; 4],
        /// A gunner.
        gunner: [i32; 4],
        /// More for regular light foot.
        light_foot: i32,
        /// More for rifles.
        rifles: i32,
        /// More for irregulars.
        irregular: i32,
        /// More for heavy horse.
        heavy_horse: i32,
        /// More for light horse.
        light_horse: i32,
        /// More for heavy and medium horse in two ranks.
        two_ranks: i32,
        /// A light gun.
        light_gun: i32,
        /// A field gun.
        field_gun: i32,
        /// A heavy gun.
        heavy_gun: i32,
        /// A howitzer.
        howitzer: i32,
        /// More for a galloper.
        galloper: i32,
        /// A general.
        general: i32,
    }

    /// Scores of the battle.
    VictoryNumbers {
        /// Halves of the lower score that win decisively.
        decisive_halves: i32,
        /// Halves that win.
        minor_halves: i32,
        /// Per cent of the enemy's cost a score must reach to win.
        least_percent: i32,
    }

    /// Pick-up games.
    PickupNumbers {
        /// Columns of the table.
        columns: i32,
        /// Rows.
        rows: i32,
        /// Models by which battalions are made larger or smaller so that costs are alike.
        models_more_or_fewer: i32,
        /// Rows from the edge to the first line.
        first_line: i32,
        /// Rows from the edge to the second line.
        second_line: i32,
        /// Places of ground.
        places: i32,
        /// Hexes of a place, to which a die is added.
        place_hexes: i32,
        /// Faces of that die.
        place_die: i32,
        /// What a village is worth to both.
        village: i32,
    }
}
