## actions/activation.rs

drums-average-die-natural = average die { $natural }
drums-an-action = an action
drums-a-failure = a failure

## actions/odds.rs

drums-1-action = 1 action
drums-actions-actions = { $actions } actions
drums-its-brigade-closes = : its brigade closes
drums-1-failure = 1 failure
drums-failures-failures = { $failures } failures

## actions/roll.rs

drums-in-command = in command

## actions/shown.rs

drums-no-action = no action
drums-count-actions = { $count } actions
drums-one-of-them-without-a-die = , one of them without a die
drums-one-of-them-for-the-pair = , one of them for the pair
drums-a1-dice = { $a1 } dice
drums-the-enemy-may-react-with-dice = the enemy may react with { $dice }
drums-answer-and-the-brigade-closes = { $answer }, and the brigade closes
drums-successes = Successes
drums-failures = Failures
drums-roll-for-actions = Roll for actions

## approach/course.rs

drums-no-enemy-within-reach-stands-before-it-to-approach = No enemy within reach stands before it: to Approach one farther off it moves up to him
drums-a1-comes-to-no-contact-everybody-before-it-has = { $a1 } comes to no Contact: everybody before it has gone
drums-it-falls-back = it falls back
drums-it-goes-no-farther = it goes no farther
drums-a1-comes-to-no-contact-then = { $a1 } comes to no Contact: { $then }

## approach/dice.rs

drums-disorder-of-the-enemy = disorder of the enemy
drums-better-skirmishers = better skirmishers
drums-higher-ground = higher ground
drums-better-position = better position

## approach/odds.rs

drums-the-enemy-is-disordered = the enemy is disordered
drums-both-are-disordered = both are disordered
drums-the-attacker-is-disordered = the attacker is disordered
drums-actions-won-a1-to-a2 = actions won { $a1 } to { $a2 }

## approach/shown.rs

drums-approach = Approach
drums-drawn-1-level-of-disorder-for-both = drawn, 1 level of disorder for both
drums-1-level-of-disorder-for-the-attacker = 1 level of disorder for the attacker
drums-1-level-of-disorder-for-the-defender = 1 level of disorder for the defender
drums-no-disorder-the-defender-is-passive = no disorder, the defender is passive
drums-1-action-for-the-attacker = 1 action for the attacker
drums-1-action-for-the-defender = 1 action for the defender
drums-drawn-no-action = drawn, no action

## approach/spending.rs

drums-no-hex-is-free-to-close-from = no hex is free to close from
drums-go-back = go back
drums-the-way-back-is-not-free = the way back is not free
drums-carry-the-ground = carry the ground
drums-the-hex-is-not-free = the hex is not free
drums-a1-may-not-what-why = { $a1 } may not { $what }: { $why }.
drums-name-may-not-change-formation-that-costs-it-costs = { $name } may not change formation: that costs it { $costs } actions.
drums-there-is-nothing-to-cancel-the-attacker-holds-no = There is nothing to cancel: the attacker holds no action.
drums-a1-may-not-close-why = { $a1 } may not close: { $why }.

## approach/uses.rs

drums-it-only-defends = it only defends
drums-a-garrison-only-defends = a garrison only defends
drums-foot-does-not-close-on-horse = foot does not close on horse
drums-it-is-flanked = it is flanked
drums-it-has-gone-back = it has gone back
drums-the-attacker-won-an-action-too = the attacker won an action too
drums-it-stands-in-square = it stands in square
drums-only-an-attack-column-closes-on-a-garrison = only an attack column closes on a garrison
drums-it-no-longer-fronts-the-enemy = it no longer fronts the enemy

## approach/who.rs

drums-nobody-of-a-group-may-approach = Nobody of a group may Approach
drums-it-is-hurried-on-to-move-and-form-only = It is hurried on to move and form only
drums-the-reserve-waits-until-it-is-assigned = The Reserve waits until it is assigned
drums-it-is-too-disordered-to-approach = It is too disordered to Approach
drums-infantry-does-not-approach-in-a-reaction = Infantry does not Approach in a reaction
drums-a-square-does-not-approach = A square does not Approach
drums-a-garrison-attacks-the-next-sector-or-nobody = A garrison attacks the next sector or nobody
drums-cavalry-reacts-with-an-approach-in-line-only = Cavalry reacts with an Approach in line only
drums-artillery-does-not-approach = Artillery does not Approach
drums-generals-do-not-fight-alone = Generals do not fight alone
drums-cavalry-does-not-come-near-a-square-in-good = Cavalry does not come near a square in good order
drums-only-an-attack-column-comes-near-a-garrison = Only an attack column comes near a garrison
drums-only-an-attack-column-attacks-a-garrison = Only an attack column attacks a garrison

## artillery/bombardment.rs

drums-the-shot-goes-on-to-a1 = The shot goes on to { $a1 }
drums-a-ruin-which-nobody-enters = : a ruin, which nobody enters
drums-the-sector-name-has-a-damage-of-a1-of = The sector { $name } has a damage of { $a1 } of { $ruin }{ $fate }

## artillery/dice.rs

drums-short-range = short range
drums-long-range = long range
drums-disorder-of-the-target = disorder of the target
drums-disorder-of-the-battery = disorder of the battery

## artillery/joining.rs

drums-the-scenario-has-no-grand-batteries = The scenario has no grand batteries
drums-it-joins-in-an-activation-of-its-own = It joins in an activation of its own
drums-both-are-batteries-of-one-brigade = Both are batteries of one brigade
drums-only-batteries-of-the-same-kind-and-calibre-join = Only batteries of the same kind and calibre join
drums-a-grand-battery-is-two-and-no-more = A grand battery is two and no more
drums-it-joins-a-battery-beside-which-it-has-moved = It joins a battery beside which it has moved
drums-it-has-fired-in-this-activation = It has fired in this activation
drums-a1-joins-a2 = { $a1 } joins { $a2 }

## artillery/odds.rs

drums-1-level-of-disorder = 1 level of disorder
drums-levels-levels-of-disorder = { $levels } levels of disorder
drums-the-shot-goes-on = the shot goes on
drums-damage-damage = { $damage } damage

## artillery/shown.rs

drums-target = Target
drums-1-level-of-damage = 1 level of damage
drums-levels-level-a1-of-disorder = { $levels } level{ $a1 } of disorder
drums-the-target-limbers = the target limbers
drums-the-target-is-driven-back = the target is driven back
drums-the-shot-goes-on-behind-it = the shot goes on behind it
drums-drawn-no-effect = drawn, no effect

## artillery/target.rs

drums-only-batteries-fire = Only batteries fire
drums-limbered-guns-do-not-fire = Limbered guns do not fire
drums-it-does-not-fire-in-the-phase-in-which = It does not fire in the phase in which it joined
drums-its-guns-are-empty = Its guns are empty
drums-foot-artillery-does-not-move-and-fire-in-one = Foot artillery does not move and fire in one activation
drums-only-empty-guns-are-reloaded = Only empty guns are reloaded
drums-limbered-guns-are-not-reloaded = Limbered guns are not reloaded
drums-nothing-to-fire-at-stands-on-there = Nothing to fire at stands on { $there }
drums-it-is-out-of-range = It is out of range
drums-it-is-not-before-the-guns = It is not before the guns
drums-it-is-out-of-sight = It is out of sight

## battle/audit.rs

drums-a1-points-below-0 = { $a1 }: points below 0
drums-a1-nobody-is-asked = { $a1 }: nobody is asked
drums-a1-a-pair-of-both-sides = { $a1 }: a pair of both sides
drums-a1-name-is-off-the-board = { $a1 }: { $name } is off the board
drums-a1-name-has-no-formation-a2 = { $a1 }: { $name } has no formation { $a2 }
drums-a1-name-stands-at-disorder-disorder = { $a1 }: { $name } stands at disorder { $disorder }
drums-a1-name-stands-on-closed-ground = { $a1 }: { $name } stands on closed ground
drums-a1-name-has-skirmishers-below-0 = { $a1 }: { $name } has skirmishers below 0
drums-a1-and-a2-share-a-hex = { $a1 } and { $a2 } share a hex
drums-a1-phase-turn-follows-phase-a2 = { $a1 }: phase { $turn } follows phase { $a2 }
drums-a1-skirmishers-of-a2-come-back = { $a1 }: skirmishers of { $a2 } come back
drums-a1-a2-acts-off-the-map = { $a1 }: { $a2 } acts off the map

## battle/game.rs

drums-it-is-for-the-other-side-to-answer = It is for the other side to answer
drums-a-general-is-to-be-placed-first-and-not = A general is to be placed first, and not there
drums-it-is-hurried-on-with-one-die-or-two = It is hurried on with one die or two
drums-it-enters-by-a-listed-hex-that-is-free = It enters by a listed hex that is free and away from every enemy
drums-first-pick-1-to-most-dice-for-its-roll = First pick 1 to { $most } dice for its roll
drums-first-throw-a-failed-die-again-or-keep-the = First throw a failed die again, or keep the dice
drums-first-the-garrison-leaves-its-sector-by-one-of = First the garrison leaves its sector, by one of the ways homewards
drums-first-say-how-many-kept-actions-become-dice-of = First say how many kept actions become dice of this shot
drums-that-is-not-asked-now = That is not asked now

## battle/moment.rs

drums-a-moment-has-no-note-name-but-known-damage = A moment has no note '{ $name }', but { $known }, { $DAMAGE } and a hex.
drums-there-is-no-sector-sector-or-not-of-that = There is no sector { $sector }, or not of that damage.
drums-the-moment-names-no-general-of-the-side = The moment names no general of the side.

## battle/refusals.rs

drums-the-way-does-not-end-there = The way does not end there
drums-that-brigade-has-its-leader-or-no-unit-left = That brigade has its Leader, or no unit left
drums-another-piece-spends-its-actions-first = Another piece spends its actions first
drums-he-stays-in-the-second-line-and-is-attached = He stays in the second line and is attached to nobody
drums-it-does-not-join-so = It does not join so
drums-he-may-be-attached-to-a-unit-of-his = He may be attached to a unit of his brigade within his ride, and to one only
drums-he-does-not-come-there-with-one-action-or = He does not come there with one action, or an enemy would be nearer to him than any friend
drums-it-would-end-beside-a-friend = It would end beside a friend
drums-a-garrison-goes-to-a-sector-beside-it-or = A garrison goes to a sector beside it or out of its own
drums-at-what-is-it-to-fire = At what is it to fire?
drums-it-may-not-fire-now = It may not fire now
drums-it-may-not-reload-now = It may not reload now
drums-it-rallies-once-in-an-activation = It rallies once in an activation
drums-it-may-not-rally-now = It may not rally now
drums-infantry-and-cavalry-of-an-army-have-no-formations = Infantry and cavalry of an army have no formations
drums-that-costs-more-actions-than-it-has-kept = That costs more actions than it has kept
drums-it-cannot-form-so = It cannot form so
drums-it-cannot-face-that-way-in-this-formation = It cannot face that way in this formation
drums-it-stands-beside-a-friend-and-can-still-go = It stands beside a friend and can still go on
drums-actions-become-dice-when-it-fires-or-fights-it = Actions become dice when it fires or fights: it is asked for them then
drums-it-may-not-attack-the-next-sector-now = It may not attack the next sector now
drums-no-action-buys-that = No action buys that
drums-it-goes-no-farther-than-most-with-one-action = It goes no farther than { $most } with one action, and { $there } is { $far } off
drums-it-does-not-come-there-with-one-action = It does not come there with one action
drums-it-is-of-the-group-already = It is of the group already
drums-a-member-stands-beside-a-friend-and-can-still = A member stands beside a friend and can still go on
drums-it-is-not-of-the-group = It is not of the group
drums-it-has-no-action-left = It has no action left
drums-nobody-of-a-group-fires-or-approaches = Nobody of a group fires or Approaches
drums-the-group-order-is-under-way = The group order is under way
drums-it-has-rolled-in-this-phase = It has rolled in this phase
drums-the-scenario-bars-it-from-acting-in-this-phase = The scenario bars it from acting in this phase
drums-he-has-fought-and-may-not-act-before-his = He has fought and may not act before his own next phase
drums-it-arrives-in-phase-phase = It arrives in phase { $phase }
drums-no-hex-by-which-it-might-arrive-is-free = No hex by which it might arrive is free and away from every enemy
drums-a-double-failure-has-closed-its-brigade-in-this = A double failure has closed its brigade in this phase
drums-its-brigade-has-been-open-in-this-phase = Its brigade has been open in this phase
drums-its-brigade-is-not-open = Its brigade is not open
drums-it-is-none-of-those-left-beside-a-friend = It is none of those left beside a friend
drums-it-steps-1-or-2-hexes-sideways-or-back = It steps 1 or 2 hexes sideways or back, away from the friend, beside no other and no nearer to an enemy
drums-first-one-of-two-units-left-side-by-side = First one of two units left side by side steps aside
drums-what-a-general-s-roll-gives-is-used-now = What a general's roll gives is used now or waived
drums-no-action-is-left-to-wait-for = No action is left to wait for
drums-he-has-fought-and-may-not-react-before-his = He has fought and may not react before his own next phase
drums-it-has-reacted-in-this-phase = It has reacted in this phase
drums-it-may-not-react-so-now = It may not react so now

## battle/refusals_in_combat.rs

drums-first-say-whom-it-attacks-the-garrison-or-the = First say whom it attacks: the garrison or the others
drums-first-say-how-many-kept-actions-become-dice = First say how many kept actions become dice
drums-first-throw-a-die-again-or-keep-the-dice = First throw a die again, or keep the dice
drums-it-stands-fast-or-goes-back-4-hexes-an = It stands fast, or goes back 4 hexes an action
drums-a1-has-no-part-in-this-combat-its-actions = { $a1 } has no part in this combat: its actions are spent first
drums-it-closes-to-a-free-hex-before-its-front = It closes to a free hex before its front that touches the enemy, and to no other
drums-only-cavalry-goes-back-from-there-as-it-is = Only cavalry goes back from there, as it is recalled after a Contact
drums-it-goes-straight-back-from-the-enemy-as-far = It goes straight back from the enemy, as far as its formation takes it at most
drums-only-a-defender-taken-in-flank-turns-by-one = Only a defender taken in flank turns, by one step
drums-only-the-hex-of-an-enemy-eliminated-is-entered = Only the hex of an enemy eliminated is entered, if nothing bars the way there
drums-the-actions-won-do-not-buy-that = The actions won do not buy that
drums-first-say-how-many-of-the-actions-left-become = First say how many of the actions left become dice
drums-first-say-how-many-dice-the-leader-adds = First say how many dice the Leader adds
drums-first-say-whether-the-leader-adds-his-die = First say whether the Leader adds his die
drums-it-rides-at-that-enemy-straight-ahead-and-ends = It rides at that enemy straight ahead, and ends before him
drums-the-impetuous-ride-on-at-an-enemy-in-their = The Impetuous ride on at an enemy in their reach: they have no choice
drums-with-nothing-but-squares-in-good-order-in-its = With nothing but squares in good order in its reach it is recalled
drums-cavalry-that-eliminated-an-enemy-breaks-through-straight-ahead = Cavalry that eliminated an enemy breaks through straight ahead to the nearest enemy in its reach, and to no other
drums-it-is-recalled-4-hexes-straight-back-from-its = It is recalled 4 hexes straight back from its charge, or to the last free hex
drums-only-cavalry-that-eliminated-an-enemy-is-recalled-4 = Only cavalry that eliminated an enemy is recalled, 4 hexes straight back
drums-the-winner-enters-a-hex-the-loser-left-or = The winner enters a hex the loser left, or stays

## battle/under_way.rs

drums-its-failures-gave-the-enemy-a-reaction-with-dice = Its failures gave the enemy a reaction with { $dice }.
drums-skirmish-points-to-spread = skirmish points to spread
drums-spreads-his-company = spreads his company
drums-is-about-to-roll = is about to roll
drums-is-joined-by-who-arrives = is joined by who arrives
drums-may-reroll-a-failed-die = may reroll a failed die
drums-is-assigned = is assigned
drums-actions-to-turn-into-dice = actions to turn into dice
drums-opens-fire = opens fire
drums-is-shot-out-of-its-sector = is shot out of its sector
drums-actions-of-the-attacker = actions of the attacker
drums-actions-of-the-defenders = actions of the defenders
drums-one-approaches-others = { $one } approaches { $others }
drums-one-is-in-contact-with-others = { $one } is in Contact with { $others }
drums-a1-still-to-be-set-up-after-this = { $a1 } still to be set up after this.
drums-the-command-of-a1-is-open = The command of { $a1 } is open.
drums-the-phase-ends-after-this = The phase ends after this.
drums-phase-a1 = Phase { $a1 }
drums-one-action-is-the-extra-one-no-fourth-move = One action is the extra one: no fourth move, second shot or second level.
drums-its-brigade-closes-when-it-is-done = Its brigade closes when it is done.
drums-the-brigade-closes-when-it-is-done = The brigade closes when it is done.
drums-used-put-off-to-the-next-gap-or-waived = Used, put off to the next gap, or waived.
drums-used-now-or-waived = Used now, or waived.
drums-reaction-offered = Reaction offered
drums-chooses-whom-to-attack = chooses whom to attack

## built_up/entering.rs

drums-only-infantry-holds-a-sector = Only infantry holds a sector
drums-the-sector-is-not-right-before-it = The sector is not right before it
drums-it-enters-in-column = It enters in column
drums-there-is-no-empty-sector-there = There is no empty sector there
drums-the-sector-is-too-badly-damaged = The sector is too badly damaged
drums-it-rides-a-general-down-only-on-its-way = It rides a general down only on its way to an Approach
drums-a-garrison-attacks-the-sector-next-to-its-own = A garrison attacks the sector next to its own
drums-nothing-crosses-the-water-there = Nothing crosses the water there
drums-no-enemy-garrison-is-there = No enemy garrison is there

## catalog

drums-drums-shakos = Drums & Shakos
drums-a-napoleonic-division-on-the-table-battalions-regiments-and = A Napoleonic division on the table: battalions, regiments and batteries moved by actions that are diced for, brigade by brigade, until a failure hands the initiative over; the other side reacts between the actions. A hex is the shortest measuring stick; the book gives no ground scale, the hundred yards are ours. After Drums & Shakos Large Battles.
drums-as-clear = As clear.
drums-difficult-1-in-defence-soft-cover-blocks-sight = Difficult; +1 in defence, soft cover; blocks sight.
drums-difficult-1-in-defence-soft-cover = Difficult; +1 in defence, soft cover.
drums-difficult-1-in-defence-no-cover = Difficult; +1 in defence, no cover.
drums-steep-hill = Steep hill
drums-a-hill-that-is-difficult-ground-too = A hill that is difficult ground too.
drums-built-up-sector = Built-up sector
drums-room-for-one-battalion-as-garrison-blocks-sight = Room for one battalion as garrison; blocks sight.
drums-single-building = Single building
drums-nobody-enters-blocks-sight = Nobody enters; blocks sight.
drums-ruined-sector = Ruined sector
drums-columns-and-limbered-guns-follow-its-bends-no-reduction = Columns and limbered guns follow its bends; no reduction along it.
drums-an-obstacle-1-in-defence-soft-cover = An obstacle; +1 in defence, soft cover.
drums-low-wall = Low wall
drums-an-obstacle-of-brick-or-stone-2-in-defence = An obstacle of brick or stone; +2 in defence, hard cover.
drums-crossed-at-fords-and-bridges-only-1-in-defence = Crossed at fords and bridges only; +1 in defence.
drums-major-river = Major river
drums-crosses-a-stream-as-an-obstacle-1-in-defence = Crosses a stream as an obstacle; +1 in defence.
drums-for-march-columns-cavalry-columns-and-limbered-guns-1 = For march columns, cavalry columns and limbered guns; +1 in defence.
drums-cavalry-line = Cavalry line
drums-cavalry-column = Cavalry column
drums-what-a-die-must-reach-for-an-action-lower = What a die must reach for an action; lower is better. Unread where Unpredictable
drums-fighting-power-and-numbers-higher-is-better = Fighting power and numbers; higher is better
drums-skirmish-factor = Skirmish factor
drums-skirmishers-before-its-front = Skirmishers before its front
drums-only-to-check-combat-by-0-not-given = Only to check Combat by; 0 = not given
drums-disorder = Disorder
drums-disorder-at-the-start = Disorder at the start
drums-conscript = Conscript
drums-a-change-of-formation-costs-two-actions = A change of formation costs two actions
drums-determined = Determined
drums-rerolls-a-die-in-each-approach = Rerolls a die in each Approach
drums-drilled = Drilled
drums-rallies-with-an-enemy-near-and-in-sight = Rallies with an enemy near and in sight
drums-elan = Elan
drums-a-sure-success-when-activated-without-disorder = A sure success when activated without disorder
drums-an-action-more-for-two-sixes = An action more for two sixes
drums-guard = Guard
drums-an-action-more-for-two-equal-fives-or-sixes = An action more for two equal fives or sixes
drums-expendable = Expendable
drums-half-the-points-when-lost = Half the points when lost
drums-disordered-by-losses-beside-it = Disordered by losses beside it
drums-light = Light
drums-terrain-hinders-it-neither-in-movement-nor-in-attack = Terrain hinders it neither in movement nor in attack
drums-slow-to-form-cannot-rally-at-the-worst = Slow to form, cannot rally at the worst
drums-scout = Scout
drums-may-deploy-in-the-first-zone = May deploy in the first zone
drums-strong = Strong
drums-rerolls-a-die-in-each-contact = Rerolls a die in each Contact
drums-undrilled = Undrilled
drums-rallies-only-far-from-every-enemy = Rallies only far from every enemy
drums-unpredictable = Unpredictable
drums-its-quality-is-diced-for-each-time = Its quality is diced for each time
drums-wavering = Wavering
drums-the-enemy-rerolls-a-die-in-an-approach = The enemy rerolls a die in an Approach
drums-weak = Weak
drums-the-enemy-rerolls-a-die-in-a-contact = The enemy rerolls a die in a Contact
drums-cavalry-regiment = Cavalry regiment
drums-class = Class
drums-heavy = Heavy
drums-its-dice-in-line-where-it-deploys-and-what = Its dice in line, where it deploys and what it is worth
drums-cuirass = Cuirass
drums-wins-a-drawn-first-die-in-contact = Wins a drawn first die in Contact
drums-fewer-points-when-lost = Fewer points when lost
drums-impetuous = Impetuous
drums-must-break-through-where-it-can = Must break through where it can
drums-lance = Lance
drums-a-die-more-while-without-disorder = A die more while without disorder
drums-opportunistic = Opportunistic
drums-a-sure-success-when-it-reacts = A sure success when it reacts
drums-medium = Medium
drums-its-dice = Its dice
drums-faster-and-may-move-and-fire = Faster, and may move and fire
drums-unloaded = Unloaded
drums-begins-with-empty-guns = Begins with empty guns
drums-what-a-die-must-reach-for-an-action-lower-2 = What a die must reach for an action; lower is better
drums-active = Active
drums-rerolls-a-failed-die-of-a-group-order = Rerolls a failed die of a group order
drums-charismatic = Charismatic
drums-lends-a-die-to-a-contact-of-his-brigade = Lends a die to a Contact of his brigade, at his risk
drums-cautious = Cautious
drums-small-groups-only = Small groups only
drums-inefficient = Inefficient
drums-a-short-command-span = A short command span
drums-methodic = Methodic
drums-one-group-order-a-phase = One group order a phase
drums-organiser = Organiser
drums-a-long-command-span = A long command span
drums-second-line = Second line
drums-never-attached-to-a-unit = Never attached to a unit
drums-skirmish-company = Skirmish company
drums-skirmish-points-to-spread-over-the-infantry-of-the = Skirmish points to spread over the infantry of the brigade
drums-shaken-margin = Shaken margin
drums-the-brigade-is-shaken-at-its-units-and-this = The brigade is Shaken at its units and this
drums-printed-shaken-at = Printed Shaken at
drums-as-the-source-prints-it-to-check-by-0 = As the source prints it, to check by; 0 = not given
drums-no-activation-in-phase = No activation in phase
drums-own-phase-in-which-he-may-not-be-activated = Own phase in which he may not be activated; 0 = none
drums-brigade-idle-too = Brigade idle too
drums-his-brigade-may-not-be-activated-in-that-phase = His brigade may not be activated in that phase either
drums-timid = Timid
drums-the-break-point-is-one-lower = The break point is one lower
drums-stubborn = Stubborn
drums-the-break-point-is-rounded-up = The break point is rounded up
drums-by-dice = By dice
drums-who-has-the-first-phase = Who has the first phase
drums-as-placed = As placed
drums-in-turn = In turn
drums-hidden = Hidden
drums-the-scenario-s-places-as-they-are-or-changed = The scenario's places as they are, or changed by the players: command by command, or each side unseen by the other
drums-who-sets-up-the-first-command-where-that-is = Who sets up the first command where that is done in turn
drums-division = Division
drums-army = Army
drums-battalions-of-a-division-or-brigades-of-an-army = Battalions of a division, or brigades of an army
drums-grand-batteries = Grand batteries
drums-two-batteries-may-be-joined = Two batteries may be joined
drums-worn-units = Worn units
drums-fights-without-loss-wear-infantry-out = Fights without loss wear infantry out
drums-most-phases = Most phases
drums-phases = phases
drums-the-battle-ends-after-so-many-0-no-limit = The battle ends after so many; 0 = no limit
drums-pick-up-game = Pick-up game
drums-both-sides-stand-in-the-zones-of-a-pick = Both sides stand in the zones of a pick-up game
drums-break-point = Break point
drums-as-the-source-prints-it-0-by-the-rule = As the source prints it; 0 = by the rule
drums-portugal = Portugal
drums-denmark = Denmark
drums-mecklenburg = Mecklenburg
drums-dis = DIS
drums-sk = SK
drums-dice-of-the-guns = Dice of the guns
drums-cd = CD
drums-command-span = Command span
drums-span = span
drums-guns-empty = Guns empty
drums-fired-in-this-activation = Fired in this activation
drums-moved-in-this-activation = Moved in this activation
drums-rallied-in-this-activation = Rallied in this activation
drums-too-near-a-friend = Too near a friend
drums-leader-attached-to-a-unit = Leader attached to a unit
drums-may-not-act-before-his-own-phase = May not act before his own phase
drums-reserve-not-assigned = Reserve, not assigned
drums-has-obeyed-a-group-order = Has obeyed a group order
drums-brigade-open = Brigade open
drums-brigade-used = Brigade used
drums-brigade-shaken = Brigade shaken
drums-point-for-a-shaken-brigade-paid = Point for a shaken brigade paid
drums-brigade-closed-by-a-double-failure = Brigade closed by a double failure
drums-has-given-a-group-order = Has given a group order
drums-has-rerolled-a-die-of-a-group-order = Has rerolled a die of a group order
drums-grand-battery = Grand battery
drums-joined-in-this-phase = Joined in this phase
drums-reaction = Reaction
drums-contact = Contact
drums-end-of-the-phase = End of the phase
drums-open-a-brigade-or-roll-for-a-piece-of = Open a brigade, or roll for a piece of it
drums-so-many-dice-or-one-of-the-answers-offered = So many dice, or one of the answers offered
drums-let-the-initiative-go = Let the initiative go
drums-click-where-to-one-action-one-move = Click where to; one action, one move
drums-one-step-on-the-spot = One step on the spot
drums-recover-a-level-of-disorder = Recover a level of disorder
drums-reload = Reload
drums-load-the-guns-again = Load the guns again
drums-attack-from-where-it-stands = Attack from where it stands
drums-react = React
drums-answer-a-failure-with-this-piece = Answer a failure with this piece
drums-wait = Wait
drums-keep-the-reaction-for-later-in-this-activation = Keep the reaction for later in this activation
drums-waive = Waive
drums-place-a-general-or-what-arrives-send-a-reserve = Place a general or what arrives; send a Reserve unit to a Leader
drums-skirmish-point = Skirmish point
drums-a-point-of-the-company-goes-to-this-battalion = A point of the company goes to this battalion
drums-replace = Replace
drums-name-a-leader-in-place-of-one-who-is = Name a Leader in place of one who is lost
drums-end = End
drums-the-remaining-actions-are-lost = The remaining actions are lost
drums-end-the-phase = End the phase
drums-the-initiative-passes = The initiative passes
drums-spreading-a-company = Spreading a company
drums-which-battalion-takes-the-next-skirmish-point-of-the = Which battalion takes the next skirmish point of the company?
drums-next-brigade = Next brigade
drums-open-a-brigade-or-pass-the-initiative = Open a brigade, or pass the initiative?
drums-open-brigade = Open brigade
drums-pass-the-initiative = Pass the initiative
drums-which-piece-of-the-brigade-acts-next = Which piece of the brigade acts next?
drums-close-the-brigade = Close the brigade
drums-how-many-dice = How many dice?
drums-one-die = One die
drums-two-dice = Two dice
drums-three-dice = Three dice
drums-not-this-one = Not this one
drums-reroll = Reroll
drums-reroll-a-die-or-keep-them = Reroll a die, or keep them?
drums-keep-them = Keep them
drums-react-now-wait-or-let-it-go-by = React now, wait, or let it go by?
drums-actions = Actions
drums-spend-an-action-or-end = Spend an action, or end.
drums-group-order-first-to = Group order, first to
drums-group-order = Group order
drums-who-obeys-the-group-order = Who obeys the group order?
drums-roll-for-it = Roll for it
drums-no-group-order = No group order
drums-group = Group
drums-spend-actions-of-the-group-or-end = Spend actions of the group, or end.
drums-hurrying-on = Hurrying on
drums-roll-for-the-assigned-unit-now-or-later-with = Roll for the assigned unit now, or later with its brigade?
drums-later = Later
drums-assignment = Assignment
drums-where-does-it-go-towards-its-new-leader = Where does it go, towards its new Leader?
drums-it-stays = It stays
drums-replacement = Replacement
drums-which-brigade-gets-a-leader-in-place-of-the = Which brigade gets a Leader in place of the reaction?
drums-arrival = Arrival
drums-where-does-it-enter = Where does it enter?
drums-whom-to-attack = Whom to attack
drums-the-garrison-alone-or-the-others = The garrison alone, or the others?
drums-the-garrison = The garrison
drums-the-others = The others
drums-dice-of-the-bombardment = Dice of the bombardment
drums-how-many-actions-become-dice = How many actions become dice?
drums-no-action-2 = No action
drums-one-action = One action
drums-two-actions = Two actions
drums-three-actions = Three actions
drums-out-of-the-sector = Out of the sector
drums-which-way-does-the-garrison-withdraw = Which way does the garrison withdraw?
drums-dice-of-the-approach = Dice of the Approach
drums-actions-won = Actions won
drums-spend-an-action-won-or-none = Spend an action won, or none.
drums-cancel-an-action-of-the-attacker = Cancel an action of the attacker
drums-go-back-2 = Go back
drums-dice-of-the-contact = Dice of the Contact
drums-the-leader-s-dice = The Leader's dice
drums-how-many-dice-does-the-leader-add = How many dice does the Leader add?
drums-no-die = No die
drums-charisma = Charisma
drums-does-the-leader-lend-a-die = Does the Leader lend a die?
drums-he-does = He does
drums-he-does-not = He does not
drums-after-the-contact = After the Contact
drums-carry-the-position-break-through-recall-or-stay = Carry the position, break through, recall or stay?
drums-carry-the-position = Carry the position
drums-break-through = Break through
drums-recall = Recall
drums-where-is-he-placed = Where is he placed?
drums-which-unit-steps-aside-and-where = Which unit steps aside, and where?
drums-span-2 = Span
drums-the-hexes-in-span-of-the-active-or-selected = The hexes in span of the active or selected general
drums-the-units-of-that-general = The units of that general
drums-own-units-out-of-their-leader-s-span = Own units out of their Leader's span
drums-near-the-end = Near the end
drums-own-units-one-level-from-elimination = Own units one level from elimination
drums-reacted = Reacted
drums-own-pieces-that-have-reacted-in-this-phase = Own pieces that have reacted in this phase

## command/chief.rs

drums-the-commander-in-chief-alone-assigns-units-of-the = The commander in chief alone assigns units of the Reserve
drums-it-is-no-unit-of-the-reserve = It is no unit of the Reserve
drums-it-is-assigned-to-the-leader-of-a-brigade = It is assigned to the Leader of a brigade
drums-that-brigade-has-no-leader = That brigade has no Leader
drums-it-is-out-of-the-span-of-the-commander = It is out of the span of the commander in chief
drums-no-move-would-take-it-nearer-to-that-leader = No move would take it nearer to that Leader

## command/fate.rs

drums-a1-is-lost = { $a1 } is lost

## command/group/members.rs

drums-the-commander-in-chief-gives-no-group-order = The commander in chief gives no group order
drums-no-group-order-is-given-in-a-reaction = No group order is given in a reaction
drums-an-attached-leader-gives-no-group-order = An attached Leader gives no group order
drums-he-gives-one-group-order-a-phase = He gives one group order a phase
drums-only-units-of-his-own-brigade-obey = Only units of his own brigade obey
drums-it-has-obeyed-a-group-order-in-this-phase = It has obeyed a group order in this phase
drums-it-is-out-of-his-span = It is out of his span
drums-his-groups-have-at-most-most-members = His groups have at most { $most } members

## command/group/roll.rs

drums-an-action-for-each = an action for each

## command/rally.rs

drums-artillery-never-recovers = Artillery never recovers
drums-a-general-has-no-disorder = A general has no disorder
drums-it-recovers-no-further-than-disorder-down-to = It recovers no further than disorder { $down_to }
drums-militia-in-such-disorder-does-not-rally = Militia in such disorder does not rally
drums-it-is-out-of-command = It is out of command
drums-an-enemy-is-too-near = An enemy is too near

## command/replacement.rs

drums-name-takes-over-with-quality-quality = { $name } takes over with quality { $quality }

## command/reroll.rs

drums-die-for-alternative = { $die } for { $alternative }

## command/reserve.rs

drums-a1-joins-the-brigade-of-a2 = { $a1 } joins the brigade of { $a2 }
drums-its-free-move-ends-nearer-to-its-leader-or = Its free move ends nearer to its Leader or in his span, and comes near no enemy

## contact/dice.rs

drums-cavalry-against-infantry = cavalry against infantry

## contact/odds.rs

drums-the-contact-is-lost = the Contact is lost
drums-the-contact-is-won = the Contact is won
drums-disorder-own-the-enemy-s-other = disorder { $own }, the enemy's { $other }

## contact/result.rs

drums-name-wins-the-contact = { $name } wins the Contact

## contact/shown.rs

drums-drawn-but-for-the-cuirass = , drawn but for the Cuirass
drums-drawn-but-for-less-disorder = , drawn but for less disorder
drums-the-unused-dice-break-the-draw = , the unused dice break the draw
drums-drawn-but-for-better-combat = , drawn but for better Combat
drums-drawn-by-even-dice = , drawn by even dice
drums-drawn-by-odd-dice = , drawn by odd dice
drums-the-a1-wins-the-contact-how = the { $a1 } wins the Contact{ $how }
drums-1-level = 1 level
drums-n-levels = { $n } levels
drums-drawn-a1-of-disorder-for-both = drawn, { $a1 } of disorder for both
drums-a1-of-disorder-for-the-attacker = { $a1 } of disorder for the attacker
drums-a1-of-disorder-for-the-defender = { $a1 } of disorder for the defender
drums-drawn-no-pursuit = drawn, no pursuit
drums-won-by-the-a1-who-is-beaten-no-pursuit = won by the { $a1 }, who is beaten: no pursuit
drums-the-a1-pursues-1-level-of-disorder-more = the { $a1 } pursues, 1 level of disorder more
drums-the-a1-does-not-pursue-from-its-formation = the { $a1 } does not pursue from its formation

## contact/toll.rs

drums-a1-is-worn-out = { $a1 } is worn out

## dice/shown.rs

drums-first-dice = First dice
drums-second-dice = Second dice
drums-third-dice = Third dice

## dice/side.rs

drums-better-combat = better Combat

## lib.rs

drums-a-hex-holds-one-unit = A hex holds one unit

## movement/allowance.rs

drums-a-line-does-not-manoeuvre-in-difficult-ground = A line does not manoeuvre in difficult ground
drums-guns-are-not-pushed-by-hand-in-difficult-ground = Guns are not pushed by hand in difficult ground

## movement/judge.rs

drums-it-goes-no-farther-than-most-in-this-action = It goes no farther than { $most } in this action
drums-off-the-road-it-goes-by-a-shortest-way = Off the road it goes by a shortest way
drums-it-passes-a-sector-by-its-road-and-does = It passes a sector by its road and does not end there
drums-a-friendly-unit-stands-there = A friendly unit stands there
drums-it-must-stop-where-it-comes-near-an-enemy = It must stop where it comes near an enemy
drums-it-comes-near-an-enemy-only-straight-ahead = It comes near an enemy only straight ahead
drums-no-enemy-so-near-would-be-before-its-front = No enemy so near would be before its front
drums-it-does-not-leave-the-board = It does not leave the board
drums-nobody-enters-there = Nobody enters there
drums-a-sector-is-entered-as-its-garrison-or-passed = A sector is entered as its garrison, or passed by its road
drums-only-an-empty-sector-is-passed-by-its-road = Only an empty sector is passed by its road
drums-a-bridge-takes-columns-on-the-march-and-limbered = A bridge takes columns on the march and limbered guns

## movement/kind.rs

drums-a-move-goes-from-hex-to-hex = A move goes from hex to hex
drums-a-garrison-leaves-its-sector-or-stays = A garrison leaves its sector or stays
drums-a-square-faces-nowhere-and-does-not-wheel = A square faces nowhere and does not wheel
drums-a-square-moves-one-hex-an-action = A square moves one hex an action
drums-it-faces-nowhere = It faces nowhere
drums-guns-are-pushed-one-hex-an-action = Guns are pushed one hex an action
drums-that-is-neither-ahead-sideways-nor-back-for-a = That is neither ahead, sideways nor back for a column
drums-that-is-neither-ahead-sideways-nor-back-for-a-2 = That is neither ahead, sideways nor back for a line
drums-a-wheel-goes-one-hex = A wheel goes one hex
drums-a-wheel-turns-one-step = A wheel turns one step
drums-a-wheel-goes-forward-to-the-side-it-turns = A wheel goes forward to the side it turns to
drums-it-must-face-a-side-at-the-end = It must face a side at the end

## movement/orders.rs

drums-it-has-moved-as-often-as-it-may = It has moved as often as it may
drums-a-general-rides-where-he-likes-he-does-not = A general rides where he likes, he does not march

## movement/shift.rs

drums-name-goes-back-1-hex = { $name } goes back 1 hex
drums-name-goes-back-hexes-hexes = { $name } goes back { $hexes } hexes
drums-name-goes-back-through-a1-1-level-of-disorder = { $name } goes back through { $a1 }: 1 level of disorder

## pickup/armies.rs

drums-company-of-name-a1 = Company of { $name }: { $a1 }.
drums-there-are-none = There are none.

## pickup/deployment.rs

drums-a1-a2-pieces = { $a1 }: { $a2 } pieces.

## pickup/ground.rs

drums-a1-zone-a2-what = { $a1 }, zone { $a2 }, { $what }
drums-area-element = area element
drums-a1-zone-a2-name-width-by-depth-from-at = { $a1 }, zone { $a2 }: { $name }, { $width } by { $depth } from { $at }.
drums-a1-zone-a2-no-room-for-an-area-element = { $a1 }, zone { $a2 }: no room for an area element.
drums-a1-zone-a2-linear-element = { $a1 }, zone { $a2 }, linear element
drums-a1-zone-a2-a-stream-laid-after-the-rest = { $a1 }, zone { $a2 }: a stream, laid after the rest.
drums-a1-zone-a2-no-room-for-a-linear-element = { $a1 }, zone { $a2 }: no room for a linear element.
drums-a1-zone-a2-name-at-at = { $a1 }, zone { $a2 }: { $name } at { $at }.

## pickup/mod.rs

drums-lists = Lists
drums-skirmish-companies = Skirmish companies
drums-attacker-and-defender = Attacker and defender
drums-ways-across = Ways across
drums-on-the-a1-ground-laid = on the { $a1 }. ground laid
drums-formed-troops-can-cross-from-baseline-to-baseline-again = Formed troops can cross from baseline to baseline{ $again }.
drums-a-against-b-year = { $a } against { $b }, { $year }
drums-a-pick-up-game-seed-a1-attacks-attacks-a = A pick-up game (seed { $a1 }). { $attacks } attacks. { $a }: { $a2 } points; { $b }: { $a3 } points.

## pickup/roles.rs

drums-a1-role = { $a1 }, role
drums-a1-a2-to-a3-and-a4-a5-attacks = { $a1 } { $a2 } to { $a3 } and { $a4 }; { $a5 } attacks.
drums-a1-initiative = { $a1 }, initiative
drums-a1-to-a2-a3-begins = { $a1 } to { $a2 }: { $a3 } begins.

## pickup/stream.rs

drums-there-is-none = There is none.
drums-there-is-no-room-for-one = There is no room for one.
drums-bridge-upstream-or-downstream = Bridge upstream or downstream
drums-length-hexsides-long-a-bridge-at-bridge-a-ford = { $length } hexsides long, a bridge at { $bridge }, a ford at { $ford }.

## scenario_checks/army.rs

drums-the-board-has-flat-topped-hexes-it-must-have = The board has flat-topped hexes; it must have pointy ones.
drums-the-board-has-w-columns-and-h-rows-it = The board has { $w } columns and { $h } rows; it needs { $a } to { $b } columns and { $c } to { $d } rows.
drums-the-board-has-a1-rows-which-do-not-divide = The board has { $a1 } rows, which do not divide into { $a2 } zones.
drums-a1-is-in-no-brigade-of-its-side-and = { $a1 } is in no brigade of its side and not in the Reserve.
drums-put-it-under-name = Put it under { $name }
drums-a1-has-no-brigade = { $a1 } has no brigade.
drums-name-has-brigades-brigades-and-units-units-the-battle = { $name } has { $brigades } brigades and { $units } units; the battle will be long.
drums-the-break-point-of-a1-is-given-as-printed = The break point of { $a1 } is given as { $printed }; by the rule it is { $due }.
drums-go-by-the-rule = Go by the rule
drums-the-break-point-of-a1-is-point-the-first = The break point of { $a1 } is { $point }: the first losses end it.
drums-the-brigade-of-a1-is-printed-as-shaken-at = The brigade of { $a1 } is printed as Shaken at { $printed }; it is at { $due }.
drums-set-the-margin-to-margin = Set the margin to { $margin }
drums-write-due = Write { $due }
drums-the-battle-has-no-limit-of-phases-the-computer = The battle has no limit of phases; the computer alone plays { $most }.
drums-end-it-after-most = End it after { $most }
drums-only-artillery = only artillery
drums-all-its-units-in-the-reserve = all its units in the Reserve
drums-name-has-what = { $name } has { $what }.

## scenario_checks/deployment.rs

drums-a1-stands-outside-the-deployment-area-of-its-side = { $a1 } stands outside the deployment area of its side.
drums-a1-stands-in-a-lateral-band = { $a1 } stands in a lateral band.
drums-the-reserve = the Reserve
drums-heavy-cavalry = heavy cavalry
drums-a1-stands-too-far-forward-who-begins-in-zone = { $a1 } stands too far forward; { $who } begins in zone { $last } of its half.
drums-with-a-hex-between-them-room-of-the-units = With a hex between them { $room } of the { $units } units of { $name } find room in its deployment area.
drums-remove-the-area = Remove the area
drums-the-deployment-area-of-name-has-no-hex-of = The deployment area of { $name } has no hex of its half where a unit can stand.

## scenario_checks/ground.rs

drums-a-hexside-at-is-the-edge-of-the-board = A hexside{ $at } is the edge of the board and lies not between two hexes.
drums-no-water-is-under-the-bridge-at = No water is under the bridge{ $at }.
drums-no-stream-is-under-the-ford-at = No stream is under the ford{ $at }.
drums-no-road-leads-over-the-bridge-at = No road leads over the bridge{ $at }.
drums-lead-a-road-across = Lead a road across
drums-remove-name-there = Remove { $name } there
drums-1-hex = 1 hex
drums-a1-hexes = { $a1 } hexes
drums-water-cuts-off-hexes-about-a1-without-a-ford = Water cuts off { $hexes } about { $a1 } without a ford or bridge.
drums-put-a-ford-there = Put a ford there
drums-a-neighbour-lies-cliff-levels-lower-and-neither-is = A neighbour lies { $CLIFF } levels lower, and neither is steep or barred.
drums-make-it-steep = Make it steep

## scenario_checks/pieces.rs

drums-a1-is-a2-and-a3-at-once = { $a1 } is { $a2 } and { $a3 } at once.
drums-keep-a1 = Keep { $a1 }
drums-a1-begins-with-disorder-disorder = { $a1 } begins with disorder { $disorder }.
drums-set-it-to-0 = Set it to 0
drums-the-company-of-a1-has-points-skirmish-points-his = The company of { $a1 } has { $points } skirmish points; his infantry can take { $room }.
drums-set-it-to-room = Set it to { $room }

## scenario_checks/places.rs

drums-a1-stands-on-ground-nobody-can-enter = { $a1 } stands on ground nobody can enter.
drums-a1-stands-in-the-hex-of-first-a-hex = { $a1 } stands in the hex of { $first }; a hex holds one unit.
drums-a1-stands-in-a-sector-only-infantry-does-as = { $a1 } stands in a sector; only infantry does, as garrison.
drums-a1-is-a-garrison-and-stands-in-no-sector = { $a1 } is a garrison and stands in no sector.
drums-form-it-in-attack-column = Form it in attack column
drums-a1-stands-beside-a2 = { $a1 } stands beside { $a2 }.
drums-a1-is-out-of-the-span-of-a2 = { $a1 } is out of the span of { $a2 }.
drums-a1-begins-distance-hexes-from-a2 = { $a1 } begins { $distance } hexes from { $a2 }.
drums-1-hexes = 1 hexes
drums-a1-arrives-before-the-first-phase = { $a1 } arrives before the first phase.
drums-a1-arrives-on-no-hex-of-the-board-s = { $a1 } arrives on no hex of the board's edge where it can stand.
drums-who-cannot-arrive-by-by-no-hex-of-the = { $who } cannot arrive by { $by }: no hex of the board's edge where it can stand.

## scenario_checks/strength.rs

drums-a1-has-men-men-and-combat-a2-by-the = { $a1 } has { $men } men and Combat { $a2 }; by the rule it is { $usual }.
drums-set-it-to-usual = Set it to { $usual }
drums-a1-has-a-formation-infantry-and-cavalry-of-an = { $a1 } has a formation; infantry and cavalry of an army have none.
drums-a1-has-a-skirmish-company-an-army-has-none = { $a1 } has a skirmish company; an army has none.

## screen.rs

drums-a1-of-a2-actions-kept = { $a1 } of { $a2 } actions kept
drums-1-action-is-lost = 1 action is lost
drums-kept-actions-are-lost = { $kept } actions are lost
drums-1-of-a1-actions-kept = 1 of { $a1 } actions kept
drums-1-of-a1-actions-kept-it-makes-a-free = 1 of { $a1 } actions kept; it makes a free move
drums-a-flanked = a flanked
drums-a-frontal = a frontal
drums-and-it-is-passive = , and it is passive
drums-comes-near-name-class-approach-follows-harm = Comes near { $name }: { $class } Approach follows{ $harm }
drums-and-a-half = and a half
drums-points-against-it = Points against it
drums-a1-half-of-a-break-point-of-limit-a2 = { $a1 }{ $half } of a break point of { $limit }, { $a2 } of them for an intruder{ $intruder_named }
drums-shaken = , shaken
drums-disorder-under-a1 = Disorder under { $a1 }
drums-sum-of-least-state = { $sum } of { $least }{ $state }
drums-it-has-no-actions-to-spend-now = It has no actions to spend now

## screen/areas.rs

drums-zone-zone-of-its-half = Zone { $zone } of its half
drums-lateral-bands = Lateral bands
drums-1-point = 1 point
drums-points-points = { $points } points
drums-a1-is-in-zone-a2-and-counts-points = { $a1 } is in zone { $a2 } and counts { $points }.
drums-the-intruder = The intruder
drums-a1-does-not-count-why = { $a1 } does not count: { $why }.
drums-nearer-but-not-counted-as-intruder = Nearer, but not counted as intruder
drums-within-most-hexes = Within { $most } hexes
drums-long = Long
drums-short = Short
drums-band-range-up-to-to-hexes = { $band } range, up to { $to } hexes
drums-front-arc = Front arc
drums-a-ruin-which-nobody-enters-2 = a ruin, which nobody enters
drums-no-garrison-holds-it = no garrison holds it
drums-still-to-be-held = still to be held
drums-damage-damage-of-a1-state = Damage { $damage } of { $a1 }: { $state }

## sequence/companies.rs

drums-it-is-no-infantry-of-that-brigade = It is no infantry of that brigade
drums-no-unit-has-more-than-most-skirmish-points = No unit has more than { $most } skirmish points
drums-a1-takes-a-skirmish-point-of-the-company-factor = { $a1 } takes a skirmish point of the company: { $factor }
drums-it-may-not-take-that-point = It may not take that point
drums-a-company-is-spread-point-by-point = A company is spread point by point
drums-first-a-company-of-skirmishers-is-spread-over-its = First a company of skirmishers is spread over its brigade

## sequence/deployment.rs

drums-it-is-set-up-in-its-own-half = It is set up in its own half
drums-the-reserve-and-heavy-cavalry-are-set-up-in = The Reserve and heavy cavalry are set up in the third zone
drums-it-is-not-set-up-in-that-zone = It is not set up in that zone
drums-he-would-leave-a-unit-out-of-command-that = He would leave a unit out of command that is placed
drums-units-are-set-up-outside-the-lateral-bands = Units are set up outside the lateral bands
drums-it-cannot-stand-on-this-ground = It cannot stand on this ground
drums-it-would-stand-beside-a-friend = It would stand beside a friend
drums-it-is-set-up-in-command-of-its-leader = It is set up in command of its Leader
drums-a1-is-out-of-command = { $a1 } is out of command
drums-its-command-is-not-being-set-up = Its command is not being set up
drums-it-has-been-placed-first-it-goes-back = It has been placed: first it goes back
drums-that-is-not-how-it-is-set-up = That is not how it is set up

## sequence/mod.rs

drums-die-for-side-side = { $die } for side { $side }
drums-everyone-in-the-brigade-of-name-has-been-activated = Everyone in the brigade of { $name } has been activated: it is closed
drums-the-brigade-of-name-is-closed-by-choice = The brigade of { $name } is closed by choice
drums-and-with-it-the-initiative-passes = , and with it the initiative passes
drums-a-double-failure-closes-the-brigade-of-name-passes = A double failure closes the brigade of { $name }{ $passes }
drums-the-last-phase-is-over = The last phase is over.

## sequence/reaction.rs

drums-side-side-spends-its-reaction-on-a1-with-dice = Side { $side } spends its reaction on { $a1 }, with { $dice }
drums-side-side-spends-its-reaction-on-replacing-a1 = Side { $side } spends its reaction on replacing { $a1 }
drums-side-side-spends-its-reaction-on-a1-too-near = Side { $side } spends its reaction on { $a1 }, too near a friend
drums-side-side-waives-its-reaction-with-dice = Side { $side } waives its reaction with { $dice }

## survey.rs

drums-infantry-line = Infantry line
drums-foot-battery-limbered = Foot battery, limbered
drums-horse-battery-limbered = Horse battery, limbered

## titles of rules

drums-board-distance-facing = Board, distance, facing
drums-one-hex-is-one-very-short-stick = One hex is one Very Short stick
drums-the-table-is-36-columns-by-24-rows-one = The table is 36 columns by 24 rows, one unit to a hex
drums-deployed-formations-face-a-vertex-columns-face-a-side = Deployed formations face a vertex, columns face a side
drums-the-front-arc-is-a-wedge-of-bearings-between = The front arc is a wedge of bearings between centres
drums-the-book-s-angles-as-clock-hours = The book's angles as clock hours
drums-straight-ahead = Straight ahead
drums-straight-back-from-an-enemy-and-turning-to-face = Straight back from an enemy, and turning to face him
drums-terrain-table = Terrain table
drums-what-a-unit-is-and-carries = What a unit is and carries
drums-quality-and-combat = Quality and Combat
drums-buying-dice = Buying dice
drums-disorder-runs-from-0-to-4 = Disorder runs from 0 to 4
drums-recovering-disorder = Recovering disorder
drums-skirmishers-trouble-a-battery = Skirmishers trouble a battery
drums-losing-skirmishers = Losing skirmishers
drums-rifle-and-jaeger-companies = Rifle and jaeger companies
drums-rolling-for-actions = Rolling for actions
drums-one-activation-a-phase = One activation a phase
drums-spending-actions = Spending actions
drums-double-failure = Double failure
drums-turnover-the-commander-in-chief-counts-as-a-brigade = Turnover; the commander in chief counts as a brigade
drums-reactions = Reactions
drums-every-failure-can-be-answered = Every failure can be answered
drums-who-may-try = Who may try
drums-when-to-react = When to react
drums-failures-of-a-general-are-answered-at-once = Failures of a general are answered at once
drums-what-a-reaction-may-not-do = What a reaction may not do
drums-reacting-cavalry-may-charge = Reacting cavalry may charge
drums-generals-and-the-reserve = Generals and the Reserve
drums-leaders-the-commander-in-chief-and-their-spans = Leaders, the commander in chief and their spans
drums-activating-a-general = Activating a general
drums-a-general-s-failures-do-not-close-the-brigade = A general's failures do not close the brigade
drums-moving-generals = Moving generals
drums-group-orders = Group orders
drums-what-a-group-may-not-do = What a group may not do
drums-several-orders-never-twice-to-the-same-units = Several orders, never twice to the same units
drums-attaching-a-leader = Attaching a Leader
drums-a-leader-s-dice-in-contact-and-his-risk = A Leader's dice in Contact and his risk
drums-his-unit-is-eliminated = His unit is eliminated
drums-an-enemy-rides-him-down = An enemy rides him down
drums-a-general-left-in-front = A general left in front
drums-generals-are-no-target = Generals are no target
drums-a-brigade-without-leader-and-his-replacement = A brigade without Leader, and his replacement
drums-what-the-commander-in-chief-does = What the commander in chief does
drums-his-help-to-leaders = His help to Leaders
drums-the-reserve-waits = The Reserve waits
drums-assigning-a-unit = Assigning a unit
drums-hurrying-it-on = Hurrying it on
drums-first-initiative = First initiative
drums-brigade-by-brigade-until-the-initiative-passes = Brigade by brigade, until the initiative passes
drums-optional-length-limit = Optional length limit
drums-moving-costs-actions = Moving costs actions
drums-allowances = Allowances
drums-reductions = Reductions
drums-no-double-reduction-for-a-line-or-for-guns = No double reduction for a line or for guns
drums-straight-and-oblique-moves-keep-the-facing = Straight and oblique moves keep the facing
drums-sideways-and-backwards-front-to-the-enemy = Sideways and backwards, front to the enemy
drums-wheeling-forward = Wheeling forward
drums-rotation-and-about-face = Rotation and about-face
drums-pushing-guns-by-hand = Pushing guns by hand
drums-linear-obstacles = Linear obstacles
drums-streams-fords-bridges = Streams, fords, bridges
drums-changing-formation-limbering = Changing formation, limbering
drums-squares = Squares
drums-fast-units-have-free-facing = Fast units have free facing
drums-fast-units-on-roads = Fast units on roads
drums-passing-through-friends-by-choice = Passing through friends by choice
drums-passing-through-friends-by-force = Passing through friends by force
drums-enemies-and-the-board-edge = Enemies and the board edge
drums-the-proximity-rule = The proximity rule
drums-involuntary-violations-eat-reactions = Involuntary violations eat reactions
drums-combat-dice = Combat dice
drums-base-cd = Base CD
drums-both-sides-roll-three-dice-count = Both sides roll, three dice count
drums-unused-dice-break-draws-that-would-have-no-effect = Unused dice break draws that would have no effect
drums-rerolls-in-combat = Rerolls in combat
drums-artillery-fire = Artillery fire
drums-what-a-battery-needs-to-fire = What a battery needs to fire
drums-ranges-and-modifiers = Ranges and modifiers
drums-result-against-infantry-and-cavalry = Result against infantry and cavalry
drums-bounce-through = Bounce-through
drums-result-against-artillery = Result against artillery
drums-result-against-a-built-up-sector = Result against a built-up sector
drums-reloading = Reloading
drums-moving-and-firing = Moving and firing
drums-crests = Crests
drums-coming-within-two-hexes-starts-an-approach = Coming within two hexes starts an Approach
drums-the-last-move-must-be-straight-ahead = The last move must be straight ahead
drums-who-may-approach-whom = Who may Approach whom
drums-cavalry-and-squares = Cavalry and squares
drums-who-is-attacked = Who is attacked
drums-the-steps-of-an-approach = The steps of an Approach
drums-several-defenders-one-combat = Several defenders, one combat
drums-passive-targets = Passive targets
drums-approach-dice-and-modifiers = Approach dice and modifiers
drums-first-die-disorder-second-and-third-actions = First die: disorder; second and third: actions
drums-who-spends-first = Who spends first
drums-the-attacker-s-uses = The attacker's uses
drums-the-defender-s-uses-attacker-is-infantry = The defender's uses, attacker is infantry
drums-the-defender-s-uses-attacker-is-cavalry = The defender's uses, attacker is cavalry
drums-a-chosen-retreat = A chosen retreat
drums-no-contact-the-attacker-falls-back = No Contact: the attacker falls back
drums-elimination-in-the-approach = Elimination in the Approach
drums-contact-retreat-breakthrough = Contact, retreat, breakthrough
drums-closing = Closing
drums-roles-and-modifiers-in-contact = Roles and modifiers in Contact
drums-the-steps-of-a-contact = The steps of a Contact
drums-the-first-die-names-the-winner = The first die names the winner
drums-losers-eliminated-outright = Losers eliminated outright
drums-the-second-die-losses = The second die: losses
drums-the-loser-goes = The loser goes
drums-the-third-die-pursuit = The third die: pursuit
drums-carrying-the-position = Carrying the position
drums-every-contact-tires-cavalry = Every Contact tires cavalry
drums-breakthrough = Breakthrough
drums-its-contact-and-the-recall = Its Contact, and the recall
drums-built-up-areas = Built-up areas
drums-sectors = Sectors
drums-going-in = Going in
drums-leaving-changing-sector-passing-through = Leaving, changing sector, passing through
drums-attacking-and-defending-a-sector = Attacking and defending a sector
drums-a-beaten-garrison-the-winner-must-enter = A beaten garrison; the winner must enter
drums-fights-and-retreats-inside-a-bua = Fights and retreats inside a BUA
drums-shelling-a-sector = Shelling a sector
drums-winning-and-losing = Winning and losing
drums-divisional-break-point = Divisional Break Point
drums-shaken-brigades = Shaken brigades
drums-points-for-losses = Points for losses
drums-penetration = Penetration
drums-defeat = Defeat
drums-pick-up-tables-and-deployment = Pick-up tables and deployment
drums-elements = Elements
drums-placing-terrain = Placing terrain
drums-optional-rules = Optional rules
drums-special-rules = Special rules
drums-giving-units-q-and-c = Giving units Q and C
drums-base-values = Base values
drums-men-to-c = Men to C
drums-national-lists = National lists
drums-forming-a-division = Forming a division
drums-drawing-the-generals = Drawing the generals
drums-army-level = Army level
drums-corps-and-armies-on-one-table = Corps and armies on one table
drums-strength-bands = Strength bands
drums-the-four-scenarios = The four scenarios
drums-peninsular-clash-conjectural = Peninsular Clash (conjectural)
drums-to-vienna-conjectural = To Vienna! (conjectural)
drums-spanish-pride-conjectural = Spanish Pride (conjectural)
drums-retschow-28-august-1813-historical = Retschow, 28 August 1813 (historical)

## units/losses.rs

drums-name-is-eliminated = { $name } is eliminated
drums-a1-sees-it = { $a1 } sees it

## units/nature.rs

drums-a-general = a general
drums-expendable-infantry = Expendable infantry
drums-expendable-cavalry = Expendable cavalry
drums-a-grand-battery = a grand battery
drums-a-unit-of-the-guard = a unit of the Guard
drums-elite-cavalry = Elite cavalry
drums-elite-infantry = Elite infantry
drums-a-unit = a unit

## victory/check.rs

drums-half-a-point = half a point
drums-points-and-a-half-points = { $points } and a half points
drums-the-brigade-of-name-is-shaken-points-against-side = The brigade of { $name } is shaken: { $points } against side { $side }
drums-a1-against-side-side-for-row = { $a1 } against side { $side } for { $row }
drums-points-of-limit-against-side-side = { $points } of { $limit } against side { $side }
drums-at-the-end-of-the-phase-a-b = At the end of the phase: { $a }, { $b }
drums-side-side-has-reached-its-break-point = Side { $side } has reached its break point.
drums-both-sides-have-reached-their-break-points-and-side = Both sides have reached their break points, and side { $winner } stands in the deeper zone of the enemy's half.
drums-both-sides-had-reached-their-break-points-and-side = Both sides had reached their break points, and side { $side } has lost the next unit.

## victory/penetration.rs

drums-artillery-never-does = artillery never does
drums-it-is-in-no-zone = it is in no zone
drums-it-is-out-of-command-2 = it is out of command
drums-no-other-unit-of-its-side-is-near-and = no other unit of its side is near and in sight
