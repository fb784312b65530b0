//! Groups of single numbers.
//!
//! Must not know who rolls or what for; each says the rule that does.

oblique_rules::table_groups! {
    /// The measuring sticks in hexes, `geo.scale`.
    Sticks {
        /// Very short.
        very_short: i32,
        /// Short.
        short: i32,
        /// Medium.
        medium: i32,
        /// Long.
        long: i32,
    }
    /// Zones of the board, `geo.board`.
    BoardZones {
        /// How many of equal depth make a half.
        zones: i32,
    }
    /// Rolling for actions and spending them, `act.roll`, `act.spend`, `act.double`.
    Actions {
        /// Most dice of a roll.
        dice_most: i32,
        /// Most moves of an activation.
        moves_most: i32,
        /// A natural die that always fails.
        always_fails: i32,
        /// A natural die that always succeeds.
        always_succeeds: i32,
        /// Added to each die of a unit in command.
        in_command: i32,
        /// Failures of one roll that close a brigade.
        failures_close: i32,
        /// Actions a change of formation costs Conscripts and Militia, `spec.conscript`, `spec.militia`.
        slow_forming: i32,
    }
    /// The average die, `spec.unpredictable`.
    AverageDie {
        /// Quality by the natural die, 1 to 6.
        faces: [i32; 6],
        /// Added to it out of command.
        out_of_command: i32,
    }
    /// Two equal natural dice of at least so much give an action more, `spec.elite`, `spec.guard`.
    ExtraAction {
        /// Elite.
        elite_from: i32,
        /// Guard.
        guard_from: i32,
    }
    /// Spans in hexes and orders, `gen.span`, `group.order`.
    Command {
        /// A Leader's span.
        leader_span: i32,
        /// An Inefficient one's, `lead.inefficient`.
        leader_span_inefficient: i32,
        /// An Organiser's, `lead.organiser`.
        leader_span_organiser: i32,
        /// The commander in chief's span.
        cinc_span: i32,
        /// An Inefficient one's, `chief.inefficient`.
        cinc_span_inefficient: i32,
        /// An Organiser's, `chief.organiser`.
        cinc_span_organiser: i32,
        /// Most members of a Cautious Leader's group, `lead.cautious`.
        group_cautious: i32,
        /// Most group orders a phase of a Methodic one, `lead.methodic`.
        orders_methodic: i32,
        /// Most dice to hurry an assigned unit on, `res.further`.
        further_dice: i32,
    }
    /// What generals risk and who follows them, `gen.dice`, `gen.survival`, `gen.capture`, `gen.leaderless`.
    Generals {
        /// Most dice a Leader adds to a Contact.
        contact_dice_most: i32,
        /// Dice when his unit is eliminated.
        survival_dice: i32,
        /// Dice when an enemy rides into his hex.
        capture_dice: i32,
        /// A die of this removes him.
        dies_on: i32,
        /// How much worse a replacement's quality is.
        replacement_worse: i32,
        /// The worst quality of a replacement.
        replacement_worst: i32,
    }
    /// Disorder and rallying, `dis.levels`, `rally.cost`.
    Disorder {
        /// The level that eliminates.
        gone: i32,
        /// The level from which a unit may not Approach.
        no_approach: i32,
        /// Infantry rallies down to this.
        infantry_recovers_to: i32,
        /// Cavalry rallies down to this.
        cavalry_recovers_to: i32,
        /// Militia rallies from this at most, `spec.militia`.
        militia_recovers_from: i32,
        /// An enemy in sight within so many hexes forbids rallying.
        enemy_within: i32,
        /// The same for the Undrilled, in sight or not, `spec.undrilled`.
        undrilled_enemy_within: i32,
        /// Losses within so many hexes disorder the Green, `spec.green`.
        green_within: i32,
    }
    /// Hexes an action, `move.table`.
    Moves {
        /// Infantry in line.
        infantry_line: i32,
        /// Infantry in attack column.
        attack_column: i32,
        /// Infantry in march column.
        march_column: i32,
        /// A square.
        square: i32,
        /// Cavalry in line.
        cavalry_line: i32,
        /// Cavalry in column.
        cavalry_column: i32,
        /// Limbered foot artillery.
        limbered_foot: i32,
        /// Limbered horse artillery.
        limbered_horse: i32,
        /// Unlimbered guns pushed by hand, `move.prolong`.
        prolong: i32,
        /// Leaders and the commander in chief, `gen.move`.
        general: i32,
    }
    /// Base combat dice, `dice.base`.
    BaseDice {
        /// Infantry in line.
        infantry_line: i32,
        /// Infantry in attack column.
        attack_column: i32,
        /// Infantry in march column.
        march_column: i32,
        /// A square.
        square: i32,
        /// A garrison.
        garrison: i32,
        /// Light cavalry in line.
        light_cavalry: i32,
        /// Dragoons in line.
        dragoons: i32,
        /// Heavy cavalry in line.
        heavy_cavalry: i32,
        /// Cavalry in column.
        cavalry_column: i32,
        /// A light battery.
        light_guns: i32,
        /// A medium battery.
        medium_guns: i32,
        /// A heavy battery.
        heavy_guns: i32,
        /// An unloaded battery in Approach and Contact, `dice.guns`.
        guns_unloaded: i32,
        /// A built-up sector under bombardment.
        sector: i32,
    }
    /// How dice are paired, `dice.both`.
    CombatDice {
        /// Dice that count.
        paired: i32,
        /// What a missing die counts.
        missing: i32,
        /// Least dice of a side.
        least: i32,
    }
    /// Bombardment, `gun.mods`, `gun.result`, `sk.gun`, `los.cover`, `los.line`.
    Fire {
        /// Short range, up to.
        short_to: i32,
        /// Medium range, up to.
        medium_to: i32,
        /// Long range, up to; beyond there is no fire.
        long_to: i32,
        /// Dice at short range.
        short: i32,
        /// Dice at long range.
        long: i32,
        /// Skirmishers trouble a battery within so many hexes.
        skirmishers_within: i32,
        /// Dice that costs it.
        skirmishers: i32,
        /// Dice of a target in soft cover.
        soft_cover: i32,
        /// Dice of a target in hard cover.
        hard_cover: i32,
        /// Friends farther than this from the battery block its sight.
        friends_block_beyond: i32,
        /// Hexes a target goes back that loses the second die.
        pushed_back: i32,
    }
    /// Approach, `app.trigger`, `app.mods`, `app.withdraw`.
    Approach {
        /// A move that ends within so many hexes of an enemy is one.
        starts_within: i32,
        /// Dice for a flank or rear.
        flank: i32,
        /// Dice of a square approached by cavalry while it is most disordered.
        disordered_square: i32,
        /// Dice of the better Combat.
        better_combat: i32,
        /// Dice of the better skirmishers.
        better_skirmishers: i32,
        /// Dice of an undisordered Lance, `spec.lance`.
        lance: i32,
        /// Most dice of a position.
        position_most: i32,
        /// Dice of the defender if either unit is in a wood.
        woods: i32,
        /// Dice of whoever stands higher.
        higher: i32,
        /// Hexes infantry falls back without a Contact.
        infantry_withdraws: i32,
        /// Hexes cavalry does.
        cavalry_withdraws: i32,
        /// Hexes an action of cavalry that evades, `app.use_vs_cavalry`.
        evades: i32,
    }
    /// Contact, `con.mods`, `con.losses`, `con.retreat`, `con.cavalry_dis`.
    Contact {
        /// Dice for a flank or rear, or of cavalry against infantry not in square.
        flank_or_horse: i32,
        /// Dice of the better Combat.
        better_combat: i32,
        /// Dice of an undisordered Lance, `spec.lance`.
        lance: i32,
        /// Dice a Charismatic Leader lends, `lead.charismatic`.
        charisma: i32,
        /// Disorder inflicted by a second die at least twice the other.
        double_loss: i32,
        /// Disorder of cavalry that took none.
        cavalry_tires: i32,
        /// Hexes beaten infantry goes back.
        infantry_retreats: i32,
        /// Hexes beaten cavalry goes back.
        cavalry_retreats: i32,
    }
    /// Breakthrough and recall in hexes, `brk.when`, `brk.fight`.
    Breakthrough {
        /// How far its target may be.
        within: i32,
        /// Most hexes it rides.
        move_most: i32,
        /// Most where the way touches difficult ground.
        move_difficult: i32,
        /// How far a recall goes.
        recall: i32,
    }
    /// Built-up sectors, `bua.attack`, `bua.lose`, `bua.damage`.
    Sectors {
        /// Dice of a garrison for its cover.
        cover: i32,
        /// Hexes a beaten garrison goes.
        retreat: i32,
        /// Damage at which the garrison takes disorder.
        garrison_hit_at: i32,
        /// Damage at which it must leave.
        garrison_leaves_at: i32,
        /// Damage that ruins the sector.
        ruined_at: i32,
    }
    /// Curing involuntary proximity in hexes, `prox.fix`.
    Proximity {
        /// How far the unit may step aside.
        sidestep_most: i32,
        /// Enemies within so many hexes it may not come nearer to.
        enemy_within: i32,
    }
    /// Break points, Shaken brigades, penetration, the end, `win.bp`, `win.shaken`, `win.penetration`, `seq.limit`.
    VictoryNumbers {
        /// Units of a side to each point of its break point.
        units_to_a_point: i32,
        /// What a Timid commander in chief takes off it, `chief.timid`.
        timid: i32,
        /// What an eliminated unit counts towards its brigade being Shaken.
        lost_unit_counts: i32,
        /// What is added to a brigade's units where the scenario says nothing.
        shaken_margin: i32,
        /// Points the first time a brigade is Shaken.
        shaken_points: i32,
        /// How near another unit must stand for one to count as an intruder.
        supported_within: i32,
        /// Most phases of a battle nobody attends.
        unattended_phases: i32,
    }
    /// Points for losses in halves, `win.points`, `opt.grand`.
    LossPoints {
        /// A unit of the Guard, Elite cavalry.
        guard_or_elite_horse: i32,
        /// Elite infantry, artillery, heavy cavalry, a general.
        strong_arm_or_general: i32,
        /// Any other unit.
        other_unit: i32,
        /// A grand battery.
        grand_battery: i32,
        /// Expendable infantry, `spec.expendable`.
        expendable_foot: i32,
        /// Expendable cavalry.
        expendable_horse: i32,
    }
    /// Points of an intruder by zone, `win.penetration`.
    Penetration {
        /// Infantry.
        infantry: [i32; 3],
        /// Cavalry.
        cavalry: [i32; 3],
    }
    /// Hexes an action at army level, `army.rules`.
    ArmyMoves {
        /// Infantry and foot guns.
        foot: i32,
        /// Cavalry and horse guns.
        horse: i32,
    }
    /// Quality and Combat before strength, `model.values`.
    BaseValues {
        /// Quality of second-rate infantry.
        second_rate_q: i32,
        /// Its Combat.
        second_rate_c: i32,
        /// Quality of line and light infantry.
        line_q: i32,
        /// Its Combat.
        line_c: i32,
        /// Quality of veteran infantry.
        veteran_q: i32,
        /// Its Combat.
        veteran_c: i32,
        /// Quality of light cavalry.
        light_cavalry_q: i32,
        /// Its Combat.
        light_cavalry_c: i32,
        /// Quality of dragoons.
        dragoons_q: i32,
        /// Their Combat.
        dragoons_c: i32,
        /// Quality of heavy cavalry.
        heavy_cavalry_q: i32,
        /// Its Combat.
        heavy_cavalry_c: i32,
        /// Quality of artillery.
        guns_q: i32,
        /// Quality of elite artillery.
        elite_guns_q: i32,
        /// Quality of Leaders.
        leader_q: i32,
    }
    /// Elements of terrain of a pick-up game, `setup.terrain`, `setup.place`, `setup.role`.
    Setup {
        /// Area elements a player places at a time.
        area_elements: i32,
        /// Linear elements.
        linear_elements: i32,
        /// Least hexes of a side of an area element.
        element_least: i32,
        /// Most.
        element_most: i32,
        /// Clear hexes between two area elements.
        clear_between: i32,
        /// Most hexsides of a linear element.
        linear_hexes: i32,
        /// Most hexsides of a stream.
        stream_hexes: i32,
        /// What a Scout adds to the roll for the roles, `spec.scout`.
        scout_bonus: i32,
    }
    /// Skirmish companies, `sk.company`.
    Companies {
        /// Most skirmish factor of a unit that takes points.
        sk_most: i32,
    }
}
