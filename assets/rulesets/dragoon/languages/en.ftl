## assault/advance.rs

dragoon-name-advances = { $name } advances
dragoon-who-enters-name-which-the-enemy-has-left-nobody = Who enters { $name }, which the enemy has left? Nobody has to.
dragoon-the-winner-of-a-fight-must-enter-the-hex = The winner of a fight must enter the hex
dragoon-choose-the-unit-that-enters-hexes = Choose the unit that enters { $hexes }
dragoon-choose-the-unit-that-enters-hexes-or-nobody = Choose the unit that enters { $hexes }, or nobody
dragoon-a1-is-not-open-to-an-advance-only-hexes = { $a1 } is not open to an advance: only { $hexes } is
dragoon-choose-the-hex-it-enters-a1 = Choose the hex it enters: { $a1 }
dragoon-name-is-a-leader-a-unit-enters-first = { $name } is a leader: a unit enters first
dragoon-name-is-routed = { $name } is routed
dragoon-name-is-artillery-and-does-not-advance = { $name } is artillery and does not advance
dragoon-name-is-in-square-and-does-not-advance = { $name } is in square and does not advance
dragoon-name-is-too-disrupted-to-advance = { $name } is too disrupted to advance
dragoon-name-does-not-stand-beside-at = { $name } does not stand beside { $at }
dragoon-at-is-full-or-holds-units-name-cannot-stand = { $at } is full, or holds units { $name } cannot stand with
dragoon-name-may-not-enter-the-ground-of-at-in = { $name } may not enter the ground of { $at } in its formation
dragoon-name-fired-in-first-fire-and-stays-where-it = { $name } fired in First Fire and stays where it is
dragoon-name-did-not-drive-the-enemy-out-of-at = { $name } did not drive the enemy out of { $at }
dragoon-name-does-not-have-at-in-its-zone-of = { $name } does not have { $at } in its zone of control, or has advanced already

## assault/charge.rs

dragoon-only-cavalry-charges = Only cavalry charges
dragoon-it-charges-only-in-line = It charges only in line
dragoon-at-disruption-10-it-does-not-charge = At Disruption 10 it does not charge
dragoon-only-the-top-unit-of-a-hex-charges-from = Only the top unit of a hex charges from where it stands
dragoon-no-enemy-within-four-hexes-can-be-charged-straight = No enemy within four hexes can be charged straight ahead
dragoon-no-charge-is-under-way = No charge is under way
dragoon-a-charge-rides-straight-ahead-only = A charge rides straight ahead only
dragoon-no-charge-goes-over-that-ground = No charge goes over that ground
dragoon-the-hex-is-full-or-holds-units-it-cannot = The hex is full, or holds units it cannot stand with
dragoon-that-way-leads-to-no-place-where-the-charge = That way leads to no place where the charge could end
dragoon-no-enemy-that-can-be-charged-is-in-front = No enemy that can be charged is in front
dragoon-a1-charges-in-vain = { $a1 } charges in vain
dragoon-name-charge-launched-on-a1 = { $name }: charge launched on { $a1 }

## assault/checks.rs

dragoon-size-of-the-opponents = size of the opponents
dragoon-hitting-a-flank = hitting a flank
dragoon-hitting-a-rear = hitting a rear
dragoon-hit-in-the-flank = hit in the flank
dragoon-hit-in-the-rear = hit in the rear
dragoon-charging-a-square = charging a square
dragoon-half-its-disruption = half its disruption
dragoon-light-infantry-charged = light infantry charged
dragoon-column-charged = column charged
dragoon-line-charged-in-front = line charged in front
dragoon-light-infantry-assaulted = light infantry assaulted

## assault/declaration.rs

dragoon-only-infantry-in-line-of-a-nation-trained-to = Only infantry in line of a nation trained to it
dragoon-it-must-be-declared-before-any-movement = It must be declared before any movement
dragoon-not-out-of-an-enemy-zone-of-control = Not out of an enemy zone of control
dragoon-no-enemy-is-near-enough-to-close-with = No enemy is near enough to close with
dragoon-after-that-it-could-not-end-its-move-next = After that it could not end its move next to the enemy

## assault/odds.rs

dragoon-defender-driven-off = defender driven off
dragoon-defender-gives-way-nobody-advances = defender gives way, nobody advances
dragoon-attacker-thrown-back = attacker thrown back
dragoon-both-give-way = both give way
dragoon-both-stand = both stand
dragoon-nobody-is-met = nobody is met
dragoon-fire-at-the-charge-and-squares-come-before-the = fire at the charge and squares come before the blows
dragoon-more-than-two-units-have-a-part-in-it = more than two units have a part in it
dragoon-the-defender-may-countercharge-first = the defender may countercharge first
dragoon-a-unit-may-be-wiped-out-by-the-blows = a unit may be wiped out by the blows

## assault/outcome.rs

dragoon-the-fight-is-won-who-enters-a1 = The fight is won. Who enters { $a1 }?
dragoon-enemy-routed = enemy routed
dragoon-light-horse = light horse
dragoon-is-held-back = is held back
dragoon-gets-out-of-hand = gets out of hand
dragoon-name-gets-out-of-hand-and-pursues = { $name } gets out of hand and pursues

## assault/square_check.rs

dragoon-charger-s-last-step = charger's last step
dragoon-ground-before-it = ground before it
dragoon-half-disruption = half disruption
dragoon-forms-square = forms square
dragoon-no-square-disruption-before-to-a1 = no square, disruption { $before } to { $a1 }
dragoon-name-forms-square = { $name } forms square

## assault/step.rs

dragoon-the-charge-of-name-is-broken-off-why = The charge of { $name } is broken off: { $why }
dragoon-the-charge-of-name-is-broken-off-disruption-level = The charge of { $name } is broken off: Disruption { $level }
dragoon-name-left-alone-is-taken = { $name }, left alone, is taken
dragoon-the-charge-of-attacker-is-broken-off-its-men = The charge of { $attacker } is broken off: its men have given way
dragoon-the-assault-of-attacker-is-broken-off-its-men = The assault of { $attacker } is broken off: its men have given way
dragoon-the-charge-of-attacker-drives-off-a1 = The charge of { $attacker } drives off { $a1 }
dragoon-the-assault-of-attacker-drives-off-a1 = The assault of { $attacker } drives off { $a1 }

## assault/targets.rs

dragoon-it-has-left-the-map = it has left the map
dragoon-it-has-routed = it has routed
dragoon-it-pursues = it pursues
dragoon-it-has-left-the-hex-it-charges-from = it has left the hex it charges from
dragoon-it-is-not-in-line = it is not in line
dragoon-another-unit-is-on-top-of-its-hex = another unit is on top of its hex
dragoon-no-enemy-is-left-in-front-of-it = no enemy is left in front of it
dragoon-only-the-active-side-assaults = Only the active side assaults
dragoon-a-routed-unit-does-not-assault = A routed unit does not assault
dragoon-cavalry-attacks-by-a-charge-launched-in-the-movement = Cavalry attacks by a charge, launched in the movement phase
dragoon-only-infantry-other-than-light-infantry-assaults = Only infantry other than light infantry assaults
dragoon-only-a-line-assaults = Only a line assaults
dragoon-only-the-top-unit-of-a-hex-assaults = Only the top unit of a hex assaults
dragoon-it-is-plotted-already = It is plotted already
dragoon-infantry-may-not-assault-an-enemy-that-is-being = Infantry may not assault an enemy that is being charged
dragoon-no-enemy-unit-stands-in-front-of-it = No enemy unit stands in front of it

## battle/audit.rs

dragoon-vic-end-turn-a1-of-a2 = vic.end: turn { $a1 } of { $a2 }
dragoon-unit-attributes-a1-has-track-track-at-value = unit.attributes: { $a1 } has track { $track } at { $value }
dragoon-name-is-on-the-map-but-not-on-the = { $name } is on the map but not on the board
dragoon-unit-eliminated-name-stands-with-nobody-left = unit.eliminated: { $name } stands with nobody left
dragoon-unit-attributes-name-is-in-no-formation = unit.attributes: { $name } is in no formation
dragoon-unit-attributes-name-cannot-be-in-a1 = unit.attributes: { $name } cannot be in { $a1 }
dragoon-unit-attributes-name-in-a1-faces-a2 = unit.attributes: { $name } in { $a1 } faces { $a2 }
dragoon-rout-state-name-is-in-a1-routed-routed = rout.state: { $name } is in { $a1 }, routed: { $routed }
dragoon-unit-artillery-rout-name-is-routed = unit.artillery_rout: { $name } is routed
dragoon-rout-state-name-has-morale-morale-disruption-disruption = rout.state: { $name } has Morale { $morale }, Disruption { $disruption }
dragoon-rout-state-name-still-pursues-or-charges = rout.state: { $name } still pursues or charges
dragoon-eff-morale-name-stands-at-morale-0 = eff.morale: { $name } stands at Morale 0
dragoon-stack-limit-units-of-both-sides-in-a1 = stack.limit: units of both sides in { $a1 }
dragoon-ldr-alone-pieces-of-both-sides-in-a1 = ldr.alone: pieces of both sides in { $a1 }
dragoon-stack-top-tops-top-units-of-all-in-a1 = stack.top: { $tops } top units of { $all } in { $a1 }
dragoon-stack-limit-a1-units-in-a2 = stack.limit: { $a1 } units in { $a2 }
dragoon-stack-limit-one-with-two-in-a1 = stack.limit: { $one } with { $two } in { $a1 }
dragoon-unit-attributes-side-side-has-two-overall-leaders = unit.attributes: side { $side } has two overall leaders
dragoon-unit-attached-name-is-attached-to-a-wrong-piece = unit.attached: { $name } is attached to a wrong piece
dragoon-act-result-name-takes-part-though-its-side-is = act.result: { $name } takes part though its side is not active
dragoon-rally-points-points-below-0 = rally.points: points below 0
dragoon-wd-step-units-are-still-leaving = wd.step: units are still leaving
dragoon-fire-plot-a-unit-that-is-gone-has-a = fire.plot: a unit that is gone has a plot
dragoon-seq-turn-turn-turn-follows-turn-a1 = seq.turn: turn { $turn } follows turn { $a1 }
dragoon-track-track-of-a1-rises-from-from-to-to = track { $track } of { $a1 } rises from { $from } to { $to }
dragoon-seq-once-a1-acts-a-second-time = seq.once: { $a1 } acts a second time
dragoon-vic-control-objective-index-goes-to-holder-who-is = vic.control: objective { $index } goes to { $holder }, who is not there

## battle/game.rs

dragoon-that-is-plotted-already = That is plotted already
dragoon-nothing-is-plotted-for-it = Nothing is plotted for it
dragoon-only-fire-is-plotted-now = Only fire is plotted now
dragoon-only-sub-points-are-handed-out-now = Only sub points are handed out now
dragoon-that-leader-has-not-been-deferred = That leader has not been deferred
dragoon-choose-a-deferred-leader-to-call-back-or-nobody = Choose a deferred leader to call back, or nobody
dragoon-the-leader-checks-now-or-is-deferred = The leader checks now or is deferred
dragoon-no-assault-is-plotted-for-it = No assault is plotted for it
dragoon-only-assaults-are-plotted-now = Only assaults are plotted now
dragoon-name-is-charging-and-must-ride-on-first = { $name } is charging and must ride on first
dragoon-choose-left-or-right-a-turn-is-one-step = Choose left or right: a turn is one step
dragoon-choose-the-morale-to-rally-up-to-1-to = Choose the Morale to rally up to, 1 to 10
dragoon-nobody-in-reach-needs-it-or-no-points-are = Nobody in reach needs it, or no points are left
dragoon-that-is-not-done-in-a-movement-phase = That is not done in a movement phase
dragoon-name-must-still-close-with-the-enemy = { $name } must still close with the enemy

## battle/lacking.rs

dragoon-choose-the-battery-that-bombards = Choose the battery that bombards
dragoon-no-assault-is-plotted = No assault is plotted
dragoon-choose-the-unit-whose-assault-is-taken-back = Choose the unit whose assault is taken back
dragoon-no-fire-is-plotted = No fire is plotted
dragoon-choose-the-unit-whose-fire-is-taken-back = Choose the unit whose fire is taken back
dragoon-no-other-unit-can-assault-now = No other unit can assault now
dragoon-choose-the-unit-that-assaults = Choose the unit that assaults
dragoon-choose-the-corps-leader-who-gets-the-points = Choose the corps leader who gets the points
dragoon-choose-the-unit-that-changes-formation = Choose the unit that changes formation
dragoon-choose-the-unit-that-becomes-the-top-one-of = Choose the unit that becomes the top one of its hex
dragoon-choose-the-unit-that-recovers = Choose the unit that recovers
dragoon-choose-the-unit-that-is-rallied = Choose the unit that is rallied
dragoon-choose-the-unit-that-disengages = Choose the unit that disengages
dragoon-choose-the-unit-that-makes-an-assault-move = Choose the unit that makes an assault move
dragoon-choose-the-unit-that-moves = Choose the unit that moves
dragoon-a1-in-name = { $a1 } in { $name }
dragoon-name-sees-no-enemy-in-range-before-it = { $name } sees no enemy in range before it
dragoon-no-enemy-in-range-stands-before-name = No enemy in range stands before { $name }
dragoon-no-enemy-in-range-of-name = No enemy in range of { $name }
dragoon-no-enemy-before-name-moved-or-fired-in-this = No enemy before { $name } moved or fired in this action phase
dragoon-no-enemy-in-range-none-stands-in-the-zone = No enemy in range: none stands in the zone of control of { $name }
dragoon-choose-the-hex-it-turns-to = Choose the hex it turns to
dragoon-a1-can-go-nowhere = { $a1 } can go nowhere
dragoon-no-free-easy-hex-lies-behind-a1 = No free, easy hex lies behind { $a1 }
dragoon-choose-the-hex-it-steps-back-to = Choose the hex it steps back to
dragoon-a1-rides-no-further-it-strikes-from-here = { $a1 } rides no further: it strikes from here
dragoon-choose-the-hex-it-rides-into = Choose the hex it rides into

## battle/moment.rs

dragoon-a-moment-of-this-ruleset-has-no-note-name = A moment of this ruleset has no note '{ $name }'.
dragoon-there-is-no-such-phase = There is no such phase.
dragoon-a1-has-begun-to-pursue-but-whom = { $a1 } has begun to pursue, but whom?
dragoon-a1-is-no-cavalry-and-pursues-nobody = { $a1 } is no cavalry and pursues nobody.
dragoon-a1-has-launched-a-charge-but-at-nobody-it = { $a1 } has launched a charge, but at nobody it could charge.
dragoon-a1-is-no-leader-on-the-map = { $a1 } is no leader on the map.
dragoon-side-side-has-no-corps-leader-on-the-map = Side { $side } has no corps leader on the map.

## catalog

dragoon-dragoon = Dragoon
dragoon-battles-of-the-age-of-frederick-the-great-fought = Battles of the age of Frederick the Great, fought leader by leader: battalions, cavalry in two or three squadrons and batteries on hexes of 150 yards, in turns of a quarter of an hour. After Dragoon: The Battles of Frederick the Great (1997).
dragoon-open-ground-easy-for-every-formation = Open ground: easy for every formation.
dragoon-no-line-may-enter-blocks-sight-heavy-cover-no = No line may enter; blocks sight; heavy cover; no charge.
dragoon-scrub = Scrub
dragoon-slow-and-disordering-for-lines-cover-no-charge = Slow and disordering for lines; cover; no charge.
dragoon-scattered-houses-cover-no-charge = Scattered houses: cover; no charge.
dragoon-close-built-blocks-sight-heavy-cover-no-cavalry-in = Close-built: blocks sight; heavy cover; no cavalry in line; no charge.
dragoon-disorders-lines-badly-no-artillery-cover-no-charge = Disorders lines badly; no artillery; cover; no charge.
dragoon-sunken-road = Sunken road
dragoon-a-cutting-heavy-cover-no-artillery-no-charge = A cutting: heavy cover; no artillery; no charge.
dragoon-half-a-point-a-hex-for-columns-guns-and = Half a point a hex for columns, guns and leaders, one for light infantry, whatever the terrain; lines gain nothing.
dragoon-costs-every-arm-and-disorders-lines-that-cross-it = Costs every arm and disorders lines that cross it.
dragoon-open-order = Open order
dragoon-type = Type
dragoon-grenadier = Grenadier
dragoon-grenadiers-fire-a-little-better = Grenadiers fire a little better
dragoon-men-present-at-the-start = Men present at the start
dragoon-trained = Trained
dragoon-veteran = Veteran
dragoon-green-4-trained-5-veteran-6-elite-7-what = Green 4, Trained 5, Veteran 6, Elite 7: what a check must not exceed
dragoon-0-to-10-at-0-the-unit-runs = 0 to 10; at 0 the unit runs
dragoon-disruption = Disruption
dragoon-0-to-10-from-5-the-formation-is-fixed = 0 to 10; from 5 the formation is fixed, at 10 the unit cannot move
dragoon-regimental-guns = Regimental guns
dragoon-light-guns-with-the-battalion-each-adds-8-percent = Light guns with the battalion; each adds 8 percent to its fire
dragoon-light-infantry = Light infantry
dragoon-cuirassier = Cuirassier
dragoon-hussar = Hussar
dragoon-cossack = Cossack
dragoon-heavy-medium-or-light-horse = Heavy, medium or light horse
dragoon-light-6-pounder = Light, 6-pounder
dragoon-medium-12-pounder = Medium, 12-pounder
dragoon-heavy-24-pounder = Heavy, 24-pounder
dragoon-heavier-guns-reach-and-hit-further-and-move-less = Heavier guns reach and hit further and move less
dragoon-0-to-10-at-0-the-battery-may-not = 0 to 10; at 0 the battery may not fire
dragoon-corps-leader = Corps leader
dragoon-command-rating = Command rating
dragoon-the-chance-of-activation-in-a-hundred-is-ten = The chance of activation in a hundred is ten times this
dragoon-radius = Radius
dragoon-how-far-his-word-carries = How far his word carries
dragoon-sub-rating = Sub rating
dragoon-points-he-may-hand-to-corps-leaders-each-command = Points he may hand to corps leaders each command turn
dragoon-the-battle-ends-after-this-turn = The battle ends after this turn
dragoon-start-time = Start time
dragoon-clock-time-at-which-turn-1-opens = Clock time at which turn 1 opens
dragoon-side-that-wins-initiative-ties = Side that wins initiative ties
dragoon-who-goes-first-when-command-ratings-are-equal = Who goes first when command ratings are equal
dragoon-accept-default-national-traits = Accept default national traits
dragoon-let-nations-without-a-row-of-their-own-use = Let nations without a row of their own use the default traits
dragoon-withdrawal-level = Withdrawal level
dragoon- = %
dragoon-share-of-the-army-s-men-whose-loss-ends = Share of the army's men whose loss ends the battle
dragoon-charge-disruption-modifier = Charge disruption modifier
dragoon-added-to-every-disruption-check-of-its-cavalry-when = Added to every disruption check of its cavalry when it charges or countercharges
dragoon-home-edge = Home edge
dragoon-north = North
dragoon-east = East
dragoon-south = South
dragoon-west = West
dragoon-where-its-routed-units-run-to = Where its routed units run to
dragoon-infantry-columns-of-the-terrain-chart = Infantry columns of the terrain chart
dragoon-prussian = Prussian
dragoon-which-pair-of-infantry-columns-it-uses-for-movement = Which pair of infantry columns it uses for movement and disruption
dragoon-fire-factor = Fire factor
dragoon-thousandths = thousandths
dragoon-multiplies-the-fire-of-its-foot = Multiplies the fire of its foot
dragoon-hussar-charge-factor = Hussar charge factor
dragoon-multiplies-the-charges-of-its-hussars-and-cossacks = Multiplies the charges of its hussars and cossacks
dragoon-artillery-factor = Artillery factor
dragoon-multiplies-the-fire-of-its-batteries = Multiplies the fire of its batteries
dragoon-assault-move = Assault move
dragoon-extra-movement-points-of-its-line-infantry-when-it = Extra movement points of its line infantry when it promises to close; 0 = none
dragoon-d = D
dragoon-movement-points = Movement points
dragoon-mp = MP
dragoon-cr = CR
dragoon-sub-points = Sub points
dragoon-sp = SP
dragoon-rg = rg
dragoon-routed = Routed
dragoon-pursuing = Pursuing
dragoon-has-acted-this-turn = Has acted this turn
dragoon-has-fired = Has fired
dragoon-stopped-by-a-zone-of-control = Stopped by a zone of control
dragoon-has-checked-for-activation = Has checked for activation
dragoon-deferred = Deferred
dragoon-has-bombarded = Has bombarded
dragoon-takes-part-in-the-action-phase = Takes part in the action phase
dragoon-command-turn = Command turn
dragoon-command-phase = Command phase
dragoon-first-fire = First fire
dragoon-second-fire = Second fire
dragoon-assault = Assault
dragoon-pursuit-and-rout = Pursuit and rout
dragoon-click-a-neighbouring-hex = Click a neighbouring hex
dragoon-one-step-to-the-unit-s-own-left = One step to the unit's own left
dragoon-one-step-to-the-unit-s-own-right = One step to the unit's own right
dragoon-make-top = Make top
dragoon-bring-the-unit-to-the-top-of-its-hex = Bring the unit to the top of its hex
dragoon-recover = Recover
dragoon-one-movement-point-try-to-lose-disruption = One movement point: try to lose disruption
dragoon-line-to-column-and-back-guns-limber-and-unlimber = Line to column and back, guns limber and unlimber, turning left or right
dragoon-spend-rally-points-to-raise-morale = Spend rally points to raise morale
dragoon-auto-rally = Auto-rally
dragoon-rally-every-unit-in-reach-up-to-a-morale = Rally every unit in reach up to a morale
dragoon-launch-a-charge-then-click-the-hexes-to-ride = Launch a charge; then click the hexes to ride
dragoon-ride-on = Ride on
dragoon-ride-one-hex-of-the-charge = Ride one hex of the charge
dragoon-charge-from-here = Charge from here
dragoon-end-the-ride-here-and-charge = End the ride here and charge
dragoon-disengage = Disengage
dragoon-step-back-out-of-an-enemy-zone-of-control = Step back out of an enemy zone of control
dragoon-extra-movement-points-against-the-promise-to-close = Extra movement points against the promise to close
dragoon-take-back = Take back
dragoon-take-a-plot-back = Take a plot back
dragoon-plot-an-assault-on-the-enemies-in-front = Plot an assault on the enemies in front
dragoon-enter-the-vacated-hex = Enter the vacated hex
dragoon-nobody-advances = Nobody advances
dragoon-give-points = Give points
dragoon-hand-sub-points-to-a-corps-leader = Hand sub points to a corps leader
dragoon-check-now = Check now
dragoon-roll-for-the-activation-of-the-leader = Roll for the activation of the leader
dragoon-defer = Defer
dragoon-put-the-leader-off-to-later-in-the-turn = Put the leader off to later in the turn
dragoon-call-deferred-leader = Call deferred leader
dragoon-let-a-deferred-leader-check-now = Let a deferred leader check now
dragoon-finished-targeting = Finished targeting
dragoon-finish-the-plots-of-this-step = Finish the plots of this step
dragoon-end-phase = End phase
dragoon-finish-the-movement-phase = Finish the movement phase
dragoon-choose-targets-for-your-batteries-then-finish = Choose targets for your batteries, then finish.
dragoon-hand-out-the-overall-leader-s-points = Hand out the overall leader's points.
dragoon-deferred-leaders = Deferred leaders
dragoon-call-a-deferred-leader-or-nobody = Call a deferred leader, or nobody.
dragoon-check-this-leader-now-or-defer-him = Check this leader now, or defer him.
dragoon-choose-targets-then-finish = Choose targets, then finish.
dragoon-move-turn-rally-charge-then-end-the-phase = Move, turn, rally, charge; then end the phase.
dragoon-advance-after-fire = Advance after fire
dragoon-who-enters-the-vacated-hex = Who enters the vacated hex?
dragoon-choose-who-assaults-then-finish = Choose who assaults, then finish.
dragoon-the-units-attached-to-that-leader = The units attached to that leader
dragoon-own-leaders-who-have-been-put-off = Own leaders who have been put off
dragoon-disrupted = Disrupted
dragoon-own-units-with-disruption-above-5 = Own units with Disruption above 5
dragoon-own-units-with-morale-5-or-less = Own units with Morale 5 or less
dragoon-own-units-that-have-had-their-action-phase = Own units that have had their action phase

## combat/checks.rs

dragoon-keeps-order = keeps order
dragoon-disruption-before-to-a1 = disruption { $before } to { $a1 }
dragoon-morale-before-to-a1 = morale { $before } to { $a1 }
dragoon-stacked-hex = stacked hex

## combat/hits.rs

dragoon-v-of-the-expected-hits-on-name = { $v } % of the expected hits on { $name }
dragoon-one-more-hit = one more hit
dragoon-no-further-hit = no further hit
dragoon-a-gun-is-lost = a gun is lost
dragoon-no-gun-is-lost = no gun is lost
dragoon-a1-men-fall = { $a1 } men fall
dragoon-strikers-no-hit-on-a1 = { $strikers }: no hit on { $a1 }
dragoon-strikers-1-hit-on-a1 = { $strikers }: 1 hit on { $a1 }
dragoon-strikers-n-hits-on-a1 = { $strikers }: { $n } hits on { $a1 }
dragoon-1-man-lost = , 1 man lost
dragoon-n-men-lost = , { $n } men lost
dragoon-1-gun-lost = , 1 gun lost
dragoon-n-guns-lost = , { $n } guns lost
dragoon-name-is-destroyed = { $name } is destroyed

## combat/power.rs

dragoon-regimental-guns-2 = regimental guns
dragoon-at-light-infantry = at light infantry
dragoon-large-target = large target
dragoon-at-a-lone-battery = at a lone battery
dragoon-through-the-flank = through the flank
dragoon-through-the-rear = through the rear
dragoon-own-disruption = own disruption
dragoon-own-morale = own morale
dragoon-target-s-disruption = target's disruption
dragoon-direction-and-target = direction and target

## command/absence.rs

dragoon-name-is-still-to-come-in-turn-turn = { $name } is still to come, in turn { $turn }
dragoon-name-is-lost = { $name } is lost
dragoon-name-has-left-the-map = { $name } has left the map
dragoon-a1-belongs-to-the-other-side-which-does-not = { $a1 } belongs to the other side, which does not decide now
dragoon-name-takes-no-part-no-leader-is-active = { $name } takes no part: no leader is active
dragoon-name-has-had-his-chance-this-turn-leader-is = { $name } has had his chance this turn; { $leader } is active
dragoon-leader-is-active-only-he-moves-and-leaders-in = { $leader } is active: only he moves, and leaders in the Radius of an overall leader who is
dragoon-name-has-acted-this-turn-already = { $name } has acted this turn already
dragoon-name-is-under-a1-leader-is-active = { $name } is under { $a1 }; { $leader } is active
dragoon-name-was-out-of-the-radius-of-leader-when = { $name } was out of the Radius of { $leader } when he was activated, or has been rallied from a rout since

## command/leaders.rs

dragoon-is-safe = is safe
dragoon-name-falls = { $name } falls
dragoon-the-withdrawal-level-of-his-side-falls-to-level = The withdrawal level of his side falls to { $level }%
dragoon-the-withdrawal-level-of-his-side-falls = The withdrawal level of his side falls
dragoon-nobody-is-left-to-take-over-the-army = Nobody is left to take over the army
dragoon-a1-takes-over-the-army = { $a1 } takes over the army
dragoon-his-corps-has-no-unit-left-on-the-map = His corps has no unit left on the map: nobody replaces him
dragoon-command-rating-v = command rating { $v }
dragoon-name-takes-over = { $name } takes over
dragoon-seen-with-command-rating-new-cr-radius-new-radius = { $seen } with command rating { $new_cr }, radius { $new_radius }

## command/mod.rs

dragoon-there-is-no-overall-leader-to-give-points = There is no overall leader to give points
dragoon-only-a-corps-leader-of-the-side-can-be = Only a corps leader of the side can be given points
dragoon-the-overall-leader-is-in-contact-and-gives-no = The overall leader is in contact and gives no points
dragoon-the-leader-is-outside-the-overall-leader-s-radius = The leader is outside the overall leader's radius
dragoon-three-quarters-of-the-corps-are-in-contact = Three quarters of the corps are in contact
dragoon-no-points-are-left-to-give = No points are left to give
dragoon-choose-how-many-points-he-gets-1-to-left = Choose how many points he gets, 1 to { $left }
dragoon-there-are-not-so-many-points-to-give-left = There are not so many points to give: { $left } are left
dragoon-name-gives-a-point-to-nobody-it-is-lost = { $name } gives a point to nobody: it is lost
dragoon-name-gives-n-points-to-nobody-they-are-lost = { $name } gives { $n } points to nobody: they are lost
dragoon-in-contact-active-without-a-check = In contact: active without a check
dragoon-all-in-column-active-without-a-check = All in column: active without a check

## command/rally.rs

dragoon-it-has-no-disruption = It has no Disruption
dragoon-not-in-an-enemy-zone-of-control = Not in an enemy zone of control
dragoon-it-is-in-perfect-order = It is in perfect order
dragoon-not-enough-movement-points = Not enough movement points
dragoon-does-not-recover-disruption-stays-before = does not recover, disruption stays { $before }
dragoon-recovers-disruption-before-to-a1 = recovers, disruption { $before } to { $a1 }
dragoon-there-is-no-leader-to-rally-it = There is no leader to rally it
dragoon-only-units-on-the-map-are-rallied = Only units on the map are rallied
dragoon-it-is-not-of-his-side = It is not of his side
dragoon-a-pursuing-unit-takes-no-orders = A pursuing unit takes no orders
dragoon-it-is-not-attached-to-the-active-leader = It is not attached to the active leader
dragoon-it-is-outside-the-active-leader-s-radius = It is outside the active leader's radius
dragoon-its-morale-cannot-be-higher = Its Morale cannot be higher
dragoon-there-are-not-enough-rally-points-left = There are not enough Rally Points left
dragoon-rallied-morale-before-to-morale = rallied, morale { $before } to { $morale }
dragoon-not-rallied-morale-stays-before = not rallied, morale stays { $before }
dragoon-forms-at-disruption-v = forms at disruption { $v }

## fire/targets.rs

dragoon-limbered-guns-cannot-fire = Limbered guns cannot fire
dragoon-its-crews-have-lost-heart-rally-the-battery-before = Its crews have lost heart: rally the battery before it fires
dragoon-a-battery-beside-a-square-may-not-fire = A battery beside a square may not fire
dragoon-only-artillery-bombards = Only artillery bombards
dragoon-there-is-no-enemy-unit-in-that-hex = There is no enemy unit in that hex
dragoon-distance-hexes-is-beyond-its-reach-of-reach = { $distance } hexes is beyond its reach of { $reach }
dragoon-the-hex-lies-outside-the-battery-s-front = The hex lies outside the battery's front
dragoon-the-battery-does-not-see-that-hex = The battery does not see that hex
dragoon-leaders-do-not-fight = Leaders do not fight
dragoon-a-routed-unit-does-not-fire = A routed unit does not fire
dragoon-cavalry-never-fires = Cavalry never fires
dragoon-it-is-the-other-side-that-fires-now = It is the other side that fires now
dragoon-artillery-does-not-fire-in-this-step = Artillery does not fire in this step
dragoon-only-the-top-unit-of-a-hex-fires = Only the top unit of a hex fires
dragoon-in-column-it-has-no-zone-of-control-to = In column it has no zone of control to fire into
dragoon-second-fire-is-for-units-that-moved-in-this = Second fire is for units that moved in this action phase
dragoon-a-unit-that-made-an-assault-move-may-not = A unit that made an assault move may not fire
dragoon-it-fires-only-at-an-enemy-in-its-own = It fires only at an enemy in its own zone of control
dragoon-only-an-enemy-that-moved-or-fired-in-this = Only an enemy that moved or fired in this action phase is a target

## lib.rs

dragoon-this-ground-is-closed-to-it-formed-as-it = This ground is closed to it, formed as it is
dragoon-there-is-no-room-in-the-hex-or-these = There is no room in the hex, or these arms may not share one

## movement/auto_form.rs

dragoon-name-caught-in-column-goes-into-line = { $name }, caught in column, goes into line
dragoon-change-of-formation = change of formation

## movement/disengage.rs

dragoon-only-foot-and-cavalry-disengage = Only foot and cavalry disengage
dragoon-only-units-in-line-and-light-infantry-disengage = Only units in line, and light infantry, disengage
dragoon-it-is-in-no-enemy-zone-of-control = It is in no enemy zone of control
dragoon-it-needs-all-its-movement-points = It needs all its movement points
dragoon-it-cannot-disengage = It cannot disengage
dragoon-it-steps-back-to-a-rear-hex-or-to = It steps back to a rear hex, or to a flank hex if neither rear hex is open
dragoon-it-steps-back-to-a-flank-hex-only-if = It steps back to a flank hex only if neither rear hex is open
dragoon-that-hex-is-closed-to-it-full-held-by = That hex is closed to it: full, held by the enemy or in his zone of control, or ground it may not enter
dragoon-that-hex-is-closed-to-it-full-held-by-2 = That hex is closed to it: full, held by the enemy or in his zone of control, or not clear ground, higher, or across a stream

## movement/disorder.rs

dragoon-changing-formation = changing formation

## movement/forming.rs

dragoon-it-has-no-other-formation = It has no other formation
dragoon-it-makes-an-assault-move-and-keeps-its-formation = It makes an assault move and keeps its formation
dragoon-at-disruption-5-or-more-its-formation-is-fixed = At Disruption 5 or more its formation is fixed
dragoon-choose-the-formation-it-takes-up-line-or-column = Choose the formation it takes up: line or column
dragoon-choose-the-facing-it-takes-up = Choose the facing it takes up
dragoon-a-line-faces-a-vertex-a-column-a-side = A line faces a vertex, a column a side
dragoon-that-formation-cannot-be-taken-up-on-this-ground = That formation cannot be taken up on this ground
dragoon-choose-left-or-right-a-change-of-formation-turns = Choose left or right: a change of formation turns the unit
dragoon-leaders-do-not-count-in-a-stack = Leaders do not count in a stack
dragoon-it-fired-in-first-fire-and-stays-beneath = It fired in First Fire and stays beneath
dragoon-it-is-the-top-unit-already = It is the top unit already

## movement/marches.rs

dragoon-it-does-not-get-there = It does not get there

## movement/mod.rs

dragoon-it-fired-in-first-fire-and-stays-where-it = It fired in First Fire and stays where it is
dragoon-it-bombarded-this-turn-and-neither-moves-nor-turns = It bombarded this turn and neither moves nor turns
dragoon-it-has-launched-a-charge = It has launched a charge
dragoon-a-routed-unit-takes-no-orders = A routed unit takes no orders
dragoon-it-entered-an-enemy-zone-of-control-and-moves = It entered an enemy zone of control and moves no further
dragoon-at-disruption-10-it-can-only-recover = At Disruption 10 it can only recover
dragoon-leaders-have-no-facing = Leaders have no facing
dragoon-it-fronts-all-round = It fronts all round
dragoon-no-turn-in-an-enemy-zone-of-control = No turn in an enemy zone of control
dragoon-a-step-leads-to-an-adjacent-hex-of-the = A step leads to an adjacent hex of the map
dragoon-a-square-cannot-move = A square cannot move
dragoon-guns-in-an-enemy-zone-of-control-never-leave = Guns in an enemy zone of control never leave it
dragoon-a-column-in-an-enemy-zone-of-control-stays = A column in an enemy zone of control stays where it is
dragoon-it-stands-in-an-enemy-zone-of-control-and = It stands in an enemy zone of control and can only disengage
dragoon-it-cannot-bring-that-hex-to-its-front = It cannot bring that hex to its front
dragoon-guns-move-only-limbered = Guns move only limbered
dragoon-it-may-not-enter-that-ground-in-this-formation = It may not enter that ground in this formation
dragoon-a-column-may-not-enter-an-enemy-zone-of = A column may not enter an enemy zone of control
dragoon-an-enemy-piece-is-there = An enemy piece is there
dragoon-nobody-of-his-side-stands-in-that-enemy-zone = Nobody of his side stands in that enemy zone of control
dragoon-he-may-not-go-there = He may not go there

## quotes/combat.rs

dragoon-low-hits = { $low } hits
dragoon-no-hit-or-1 = No hit or 1
dragoon-low-to-high-hits = { $low } to { $high } hits
dragoon-a1-a2-on-the-average = { $a1 }, { $a2 } on the average
dragoon-strength-a1-of-a-base-of-a2 = Strength { $a1 }, of a base of { $a2 }
dragoon-in-fog-the-enemy-is-taken-for-usual-troops = In fog the enemy is taken for usual troops: Quality { $quality }, Morale { $morale }, Disruption { $disruption }
dragoon-guns-left-alone-are-taken-without-a-fight = Guns left alone are taken without a fight
dragoon-name-win-to-be-driven-off = { $name }: { $win }% to be driven off
dragoon-repulse-to-be-thrown-back = { $repulse }% to be thrown back
dragoon-emptied-that-name-gives-way-and-nobody-advances = { $emptied }% that { $name } gives way and nobody advances
dragoon-name-how-it-ends-is-not-counted-because-a1 = { $name }: how it ends is not counted, because { $a1 }
dragoon-name-holds-its-first-morale-check-at-holds-because = { $name } holds its first morale check at { $holds }%{ $because }

## quotes/command.rs

dragoon-he-may-be-called-again-when-a-later-command = He may be called again when a later command phase opens
dragoon-all-stay-deferred = All stay deferred
dragoon-if-the-other-side-calls-one-too-the-better = If the other side calls one too, the better rating checks and the other stays deferred
dragoon-rating-rating-becomes-a1-activation-now-becomes-then = Rating { $rating } becomes { $a1 }: activation { $now }% becomes { $then }%
dragoon-rating-rating-active-with-a-chance-of-a1 = Rating { $rating }: active with a chance of { $a1 }%

## quotes/ending.rs

dragoon-no-die-is-rolled-points-not-given-are-lost = No die is rolled; points not given are lost
dragoon-settled-once-both-sides-have-chosen-what-the-other = Settled once both sides have chosen; what the other chooses is not known before
dragoon-none-of-your-units-fires = None of your units fires
dragoon-unit-fires = unit fires
dragoon-units-fire = units fire
dragoon-who-at-a1 = { $who }, at { $a1 }
dragoon-nobody-assaults-on-foot = Nobody assaults on foot
dragoon-battalion-assaults = battalion assaults
dragoon-battalions-assault = battalions assault
dragoon-charge-strikes = charge strikes
dragoon-charges-strike = charges strike
dragoon-a1-in-the-assault-step-unless-fire-spoils-it = { $a1 } in the assault step, unless fire spoils it first
dragoon-charge-launched-strikes = charge launched strikes
dragoon-charges-launched-strike = charges launched strike

## quotes/mod.rs

dragoon-1-unit = 1 unit
dragoon-n-units = { $n } units
dragoon-units-may-be-rallied-in-their-order-with-left = { $units } may be rallied in their order, with { $left } points
dragoon-the-step = the step
dragoon-the-change = the change
dragoon-chance-to-lose-disruption = { $chance }% to lose Disruption
dragoon-chance-to-gain-morale-cost-of-left-points = { $chance }% to gain Morale; { $cost } of { $left } points
dragoon-stepping-back = stepping back
dragoon-it-must-end-its-move-next-to-an-enemy = It must end its move next to an enemy
dragoon-it-will-not-fire-in-second-fire = It will not fire in Second Fire
dragoon-riding-out-from-beneath-every-unit-of-the-hex = Riding out from beneath: every unit of the hex checks order
dragoon-riding-there = riding there
dragoon-charging-in-place = charging in place
dragoon-it-takes-the-place-of-the-unit-on-top = It takes the place of the unit on top
dragoon-each-hex-ridden-checks-order-by-its-ground-and = Each hex ridden checks order, by its ground and at { $charge }
dragoon-what-risk-to-lose-order = { $what }: { $risk }% to lose order
dragoon-it-stops-there-in-an-enemy-zone-of-control = It stops there, in an enemy zone of control
dragoon-moving-out-from-beneath-every-unit-of-the-hex = Moving out from beneath: every unit of the hex checks order
dragoon-at-disruption-5-its-formation-is-fixed = At Disruption 5 its formation is fixed

## quotes/odds.rs

dragoon-no-hit = no hit
dragoon-n-hits = { $n } hits

## retreat/mod.rs

dragoon-name-retreats = { $name } retreats
dragoon-falling-back = falling back

## retreat/pursuit.rs

dragoon-comes-to-hand = comes to hand
dragoon-does-not-come-to-hand = does not come to hand
dragoon-name-ends-its-pursuit = { $name } ends its pursuit
dragoon-v-a1-men-lost = { $v }%: { $a1 } men lost
dragoon-name-is-caught = { $name } is caught
dragoon-seen-loss-men-lost = { $seen }: { $loss } men lost

## retreat/rout.rs

dragoon-name-runs-off-the-map = { $name } runs off the map
dragoon-seen-men-men-lost = { $seen }: { $men } men lost

## retreat/withdrawal.rs

dragoon-both-sides-would-give-way-name-stays-where-it = Both sides would give way: { $name } stays where it is, and nobody advances
dragoon-name-routs = { $name } routs
dragoon-name-surrenders = { $name } surrenders

## scenario_checks/command.rs

dragoon-a1-has-no-corps-leader-in-the-battle = { $a1 } has no corps leader in the battle.
dragoon-command-rating-2 = command rating
dragoon-sub-rating-2 = sub rating
dragoon-the-sub-rating-of-a1-is-sr-above-5 = The sub rating of { $a1 } is { $sr }; above 5 is rare.
dragoon-set-it-to-5 = Set it to 5
dragoon-a1-has-a-command-rating-of-own-far-above = { $a1 } has a command rating of { $own }, far above the { $cr } of { $a2 }.
dragoon-set-it-to-a1 = Set it to { $a1 }
dragoon-a1-is-attached-to-leader-who-does-not-exist = { $a1 } is attached to '{ $leader }', who does not exist.
dragoon-detach-it = Detach it
dragoon-a1-has-no-nation = { $a1 } has no nation.
dragoon-a1-has-the-nation-a2-which-is-not-listed = { $a1 } has the nation '{ $a2 }', which is not listed.
dragoon-list-a1 = List { $a1 }
dragoon-set-its-nation-to-named = Set its nation to { $named }
dragoon-the-battery-a1-is-attached-to-a-leader-artillery = The battery { $a1 } is attached to a leader; artillery serves them all.
dragoon-a1-starts-away-hexes-from-a2-out-of-his = { $a1 } starts { $away } hexes from { $a2 }, out of his radius of { $a3 } and of the overall leader's.
dragoon-set-the-radius-of-a1-to-away = Set the radius of { $a1 } to { $away }
dragoon-no-corps-leader-starts-within-the-radius-of-a1 = No corps leader starts within the radius of { $a1 }, which is { $a2 }.
dragoon-set-it-to-away = Set it to { $away }

## scenario_checks/deployment.rs

dragoon-a1-may-not-be-a2-in-a3-a4 = { $a1 } may not be { $a2 } in { $a3 } ({ $a4 }).
dragoon-form-it-in-a1 = Form it in { $a1 }
dragoon-a1-units-stand-in-name-there-is-room-for = { $a1 } units stand in { $name }; there is room for { $room }.
dragoon-a1-and-a2-may-not-share-name = { $a1 } and { $a2 } may not share { $name }.
dragoon-neither-a1-nor-a2-is-the-top-unit-of = Neither { $a1 } nor { $a2 } is the top unit of { $name }.
dragoon-put-a1-on-top = Put { $a1 } on top
dragoon-both-a1-and-a2-are-the-top-unit-of = Both { $a1 } and { $a2 } are the top unit of { $name }.
dragoon-a1-starts-form-in-an-enemy-zone-of-control = { $a1 } starts { $form } in an enemy zone of control.
dragoon-the-battery-a1-starts-in-an-enemy-zone-of = The battery { $a1 } starts in an enemy zone of control.
dragoon-a1-starts-alone-in-an-enemy-zone-of-control = { $a1 } starts alone in an enemy zone of control.
dragoon-a1-and-a2-start-face-to-face-in-neighbouring = { $a1 } and { $a2 } start face to face in neighbouring hexes.
dragoon-the-battery-a1-has-no-enemy-in-front-of = The battery { $a1 } has no enemy in front of it.
dragoon-face-hour-o-clock = Face { $hour } o'clock
dragoon-the-battery-a1-sees-nothing-beyond-the-next-hex = The battery { $a1 } sees nothing beyond the next hex in front of it.
dragoon-the-corps-of-a1-marches-at-the-enemy-all = The corps of { $a1 } marches at the enemy all in column.
dragoon-form-the-corps-in-line = Form the corps in line

## scenario_checks/ground.rs

dragoon-the-board-is-a1-by-a2-hexes-it-needs = The board is { $a1 } by { $a2 } hexes; it needs at least 5 by 5.
dragoon-the-board-is-a1-by-a2-hexes-more-than = The board is { $a1 } by { $a2 } hexes, more than ten miles across.
dragoon-an-unnamed-a1 = An unnamed { $a1 }
dragoon-an-unnamed-a1-2 = an unnamed { $a1 }
dragoon-a1-runs-off-the-board-in-a2-places = { $a1 } runs off the board in { $a2 } places.
dragoon-cut-it-off-at-the-edge = Cut it off at the edge
dragoon-between-a1-and-a2-the-ground-rises-by-3 = Between { $a1 } and { $a2 } the ground rises by 3 levels or more ({ $a3 } such places).
dragoon-and-in-one-more-place = (and in one more place)
dragoon-and-in-more-more-places = (and in { $more } more places)
dragoon-a1-jumps-from-a2-to-a3-which-are-not = { $a1 } jumps from { $a2 } to { $a3 }, which are not neighbours{ $more }.
dragoon-close-the-gap = Close the gap
dragoon-a-stream-crosses-a1-between-a2-and-a3-whoever = A stream crosses { $a1 } between { $a2 } and { $a3 }: whoever keeps to the road passes it as by a bridge.

## scenario_checks/params.rs

dragoon-the-battle-has-a1-turns-it-needs-1-to = The battle has { $a1 } turns; it needs 1 to { $MOST_TURNS }.
dragoon-play-12-turns = Play 12 turns
dragoon-the-battle-has-turns-turns-more-than-fifteen-hours = The battle has { $turns } turns, more than fifteen hours.
dragoon-play-60-turns = Play 60 turns
dragoon-withdrawal-level-2 = withdrawal level
dragoon-gives-up-almost-at-once = gives up almost at once
dragoon-hardly-ever-gives-up = hardly ever gives up
dragoon-a1-what-its-withdrawal-level-is-level = { $a1 } { $what }: its withdrawal level is { $level } %.
dragoon-set-it-to-right = Set it to { $right } %
dragoon-charge-disruption-modifier-2 = charge disruption modifier
dragoon-the-nation-a1-has-no-row-of-traits-of = The nation { $a1 } has no row of traits of its own.
dragoon-use-the-traits-of-a1 = Use the traits of { $a1 }
dragoon-give-it-the-default-traits-as-its-own = Give it the default traits as its own
dragoon-let-such-nations-use-the-default-traits = Let such nations use the default traits
dragoon-min-to-max = { $min } to { $max }
dragoon-p-or-o = P or O
dragoon-the-trait-a1-of-the-nation-a2-is-value = The trait '{ $a1 }' of the nation { $a2 } is { $value }, but must be { $due }.
dragoon-use-the-trait-of-its-row = Use the trait of its row
dragoon-a1-has-no-home-edge-for-its-routed-units = { $a1 } has no home edge for its routed units to run to.
dragoon-both-sides-have-the-same-home-edge-so-that = Both sides have the same home edge, so that routed units run through the enemy.

## scenario_checks/state.rs

dragoon-least-to-most = { $least } to { $most }
dragoon-at-least-least = at least { $least }
dragoon-at-most-most-men = at most { $MOST_MEN }
dragoon-a1-has-value-attr-it-must-have-due = { $a1 } has { $value } { $attr }; it must have { $due }.
dragoon-give-it-right-attr = Give it { $right } { $attr }
dragoon-unusually-many = unusually many
dragoon-unusually-few = unusually few
dragoon-a1-has-men-men-what-for-its-kind = { $a1 } has { $men } men, { $what } for its kind.
dragoon-give-it-right-men = Give it { $right } men
dragoon-name-has-guns-regimental-guns-a-battalion-has-least = { $name } has { $guns } regimental guns; a battalion has { $least } to { $most }.
dragoon-give-it-right = Give it { $right }
dragoon-a1-has-regimental-guns-only-infantry-and-light-infantry = { $a1 } has regimental guns; only infantry and light infantry have them.
dragoon-take-them-away = Take them away
dragoon-the-battery-a1-has-disruption-artillery-has-none = The battery { $a1 } has disruption; artillery has none.
dragoon-the-what-of-a1-is-value-it-goes-from = The { $what } of { $a1 } is { $value }; it goes from { $least } to { $most }.
dragoon-a1-or-last = { $a1 } or { $last }
dragoon-the-quality-of-a1-is-quality-it-is-due = The quality of { $a1 } is '{ $quality }'; it is { $due }.
dragoon-make-it-usual = Make it { $usual }
dragoon-a1-is-routed-but-has-a-morale-of-morale = { $a1 } is routed but has a morale of { $morale }.
dragoon-let-it-stand-formed = Let it stand formed
dragoon-set-its-morale-to-0 = Set its morale to 0
dragoon-a1-has-a-morale-of-0-but-is-not = { $a1 } has a morale of 0 but is not routed.
dragoon-let-it-be-routed = Let it be routed
dragoon-set-its-morale-to-usual = Set its morale to { $usual }
dragoon-a1-starts-routed-with-a-morale-of-0 = { $a1 } starts routed, with a morale of 0.
dragoon-a1-is-routed-but-has-a-disruption-of-disruption = { $a1 } is routed but has a disruption of { $disruption }; it begins the battle with { $routed }, as every routed unit has.
dragoon-set-it-to-routed = Set it to { $routed }
dragoon-a1-starts-with-a-morale-of-only-morale = { $a1 } starts with a morale of only { $morale }.
dragoon-a1-starts-with-a-disruption-of-disruption = { $a1 } starts with a disruption of { $disruption }.
dragoon-a1-has-more-than-three-times-the-men-of = { $a1 } has more than three times the men of the enemy: { $a2 } against { $a3 }.

## scenario_checks/victory.rs

dragoon-the-objectives-other-and-a1-lie-in-the-same = The objectives { $other } and { $a1 } lie in the same hex, { $a2 }.
dragoon-a1-is-worth-a-to-a-and-b-to = { $a1 } is worth { $a } to A and { $b } to B; values go from { $least } to { $most }.
dragoon-bring-the-values-into-range = Bring the values into range
dragoon-add-an-objective-at-a1 = Add an objective at { $a1 }
dragoon-make-them-worth-something-to-name = Make them worth something to { $name }
dragoon-there-is-no-objective-however-the-battle-goes-it = There is no objective: however the battle goes, it is drawn.
dragoon-no-objective-is-worth-anything-to-a1 = No objective is worth anything to { $a1 }.
dragoon-nobody-holds-a1-at-the-start = Nobody holds { $a1 } at the start.
dragoon-let-a1-hold-it = Let { $a1 } hold it
dragoon-name-holds-what-but-has-no-unit-on-the = { $name } holds { $what }, but has no unit on the map.
dragoon-name-holds-what-but-its-nearest-unit-is-n = { $name } holds { $what }, but its nearest unit is { $n } hexes away.
dragoon-play-turns-turn-a1 = Play { $turns } turn{ $a1 }
dragoon-no-unit-of-name-can-come-to-any-objective = No unit of { $name } can come to any objective within the { $turns } turns.
dragoon-a1-arrives-on-turn-turn-the-battle-has-turns = { $a1 } arrives on turn { $turn }; the battle has { $turns }.
dragoon-let-it-arrive-on-turn-right = Let it arrive on turn { $right }
dragoon-a1-arrives-off-the-board = { $a1 } arrives off the board.
dragoon-the-entry-hex-a1-of-a2-lies-off-the = The entry hex { $a1 } of { $a2 } lies off the board.
dragoon-a1-is-there-before-its-leader-a2-who-arrives = { $a1 } is there before its leader { $a2 }, who arrives on turn { $a3 }.
dragoon-let-it-arrive-with-him = Let it arrive with him
dragoon-one-volley-can-cost-volley-men-and-name-withdraws = One volley can cost { $volley } men, and { $name } withdraws at { $level }% of { $army }: it may be over with the first shots.
dragoon-set-it-to-right-2 = Set it to { $right }%
dragoon-neither-side-can-win-or-lose-no-objective-is = Neither side can win or lose: no objective is worth anything to either.

## screen/figures.rs

dragoon-a1-of-a2 = { $a1 } of { $a2 }
dragoon-time = Time
dragoon-side-side-name = Side { $side }: { $name }
dragoon-objective-points = objective points
dragoon-men-left = men left
dragoon-left-of-all-share = { $left } of { $all } ({ $share }%)

## screen/relations.rs

dragoon-lost-of-all-men-are-lost-at-limit-which = { $lost } of { $all } men are lost; at { $limit }, which is { $level } %, the army withdraws

## screen/under_way.rs

dragoon-a1-left-of-all-points-left-to-give = { $a1 }: { $left } of { $all } points left to give
dragoon-a1-must-close-with-the-enemy-it-makes-an = { $a1 } must close with the enemy: it makes an assault move

## survey.rs

dragoon-infantry-line-other = Infantry, line (other)
dragoon-infantry-column-other = Infantry, column (other)
dragoon-infantry-line-prussian = Infantry, line (Prussian)
dragoon-infantry-column-prussian = Infantry, column (Prussian)
dragoon-cavalry-line = Cavalry, line
dragoon-cavalry-column = Cavalry, column
dragoon-guns-limbered = Guns, limbered

## titles of rules

dragoon-words-arithmetic-and-checks = Words, arithmetic and checks
dragoon-adjacent-to-an-enemy-unit = "Adjacent to an enemy unit"
dragoon-front-flank-and-rear-of-an-attack = Front, flank and rear of an attack
dragoon-in-command-front-of-a-command = In command; front of a command
dragoon-integers-and-fractions = Integers and fractions
dragoon-canonical-order = Canonical order
dragoon-quality-check = Quality Check
dragoon-disruption-check = Disruption Check
dragoon-who-has-no-disruption = Who has no Disruption
dragoon-units-pieces-and-nations = Units, pieces and nations
dragoon-scale = Scale
dragoon-kinds-and-attributes = Kinds and attributes
dragoon-attachment = Attachment
dragoon-what-each-kind-can-do = What each kind can do
dragoon-artillery-has-no-rout-state = Artillery has no rout state
dragoon-elimination = Elimination
dragoon-national-traits-are-data = National traits are data
dragoon-the-action-phase = The Action Phase
dragoon-joint-phases = Joint phases
dragoon-review = Review
dragoon-empty-decisions-are-skipped = Empty decisions are skipped
dragoon-once-per-turn = Once per turn
dragoon-when-the-end-of-the-battle-is-tested = When the end of the battle is tested
dragoon-facing-zones-of-control-line-of-sight = Facing, zones of control, line of sight
dragoon-facing-and-the-six-neighbours = Facing and the six neighbours
dragoon-who-has-a-zoc-and-where = Who has a ZOC and where
dragoon-what-does-not-limit-a-zoc = What does not limit a ZOC
dragoon-entering-stops = Entering stops
dragoon-leaving = Leaving
dragoon-columns-keep-out-guns-never-leave = Columns keep out, guns never leave
dragoon-leaders-and-zoc = Leaders and ZOC
dragoon-fire-needs-zoc = Fire needs ZOC
dragoon-where-sight-matters = Where sight matters
dragoon-the-hexes-of-a-line = The hexes of a line
dragoon-woods-towns-units = Woods, towns, units
dragoon-bombardment-phase = Bombardment Phase
dragoon-targets = Targets
dragoon-resolution = Resolution
dragoon-command-turn-and-command-phase = Command Turn and Command Phase
dragoon-sub-points-2 = Sub Points
dragoon-limits-of-sub-points = Limits of Sub Points
dragoon-oa-in-contact = OA in contact
dragoon-a-corps-in-contact = A corps in contact
dragoon-a-corps-all-in-column = A corps all in column
dragoon-who-can-have-the-initiative = Who can have the initiative
dragoon-ties = Ties
dragoon-deferment = Deferment
dragoon-losing-the-comparison-running-out = Losing the comparison; running out
dragoon-activation-check = Activation Check
dragoon-success-and-failure = Success and failure
dragoon-artillery-in-command = Artillery in command
dragoon-the-oa-s-action-phase = The OA's Action Phase
dragoon-movement-phase-of-an-action-phase = Movement Phase of an Action Phase
dragoon-who-may-move = Who may move
dragoon-what-counts-as-having-moved = What counts as having moved
dragoon-one-step = One step
dragoon-cost-of-a-step = Cost of a step
dragoon-what-a-slope-is = What a slope is
dragoon-forbidden-terrain = Forbidden terrain
dragoon-movement-disruption = Movement Disruption
dragoon-cells-without-a-modifier = Cells without a modifier
dragoon-map-edge = Map edge
dragoon-stepping-to-a-hex-that-is-not-in-front = Stepping to a hex that is not in front
dragoon-turning = Turning
dragoon-free-and-forbidden-turns = Free and forbidden turns
dragoon-changing-formation-2 = Changing formation
dragoon-columns-caught-by-infantry = Columns caught by infantry
dragoon-columns-caught-by-cavalry-cavalry-columns = Columns caught by cavalry; cavalry columns
dragoon-who-tests-for-square = Who tests for square
dragoon-square-check = Square Check
dragoon-mp-in-the-square-check = MP in the Square Check
dragoon-being-a-square = Being a square
dragoon-leaving-square-square-and-retreat = Leaving square; square and retreat
dragoon-top-unit = Top unit
dragoon-who-is-top = Who is top
dragoon-changing-the-top-unit = Changing the top unit
dragoon-the-lower-unit-moves-out = The lower unit moves out
dragoon-1-in-a-stack = +1 in a stack
dragoon-who-rallies-whom = Who rallies whom
dragoon-rallying-guns = Rallying guns
dragoon-rally-points = Rally Points
dragoon-what-is-counted = What is counted
dragoon-an-attempt = An attempt
dragoon-rallying-a-routed-unit = Rallying a routed unit
dragoon-order-of-auto-rally = Order of auto-rally
dragoon-recovering = Recovering
dragoon-disengaging = Disengaging
dragoon-which-hex = Which hex
dragoon-holding-it-to-its-word = Holding it to its word
dragoon-launching-a-charge = Launching a charge
dragoon-the-charge-zone = The charge zone
dragoon-charge-movement = Charge movement
dragoon-what-can-spoil-a-charge = What can spoil a charge
dragoon-charge-disruption = Charge Disruption
dragoon-charge-on-an-adjacent-enemy = Charge on an adjacent enemy
dragoon-fire-steps = Fire steps
dragoon-first-fire-2 = First Fire
dragoon-defensive-fire = Defensive Fire
dragoon-second-fire-2 = Second Fire
dragoon-choice-of-target = Choice of target
dragoon-resolution-of-a-fire-step = Resolution of a fire step
dragoon-fire-strength = Fire Strength
dragoon-men-per-hit = Men per hit
dragoon-hits-on-guns = Hits on guns
dragoon-guns-behind-men = Guns behind men
dragoon-advance-after-second-fire = Advance after Second Fire
dragoon-assault-phase = Assault Phase
dragoon-who-attacks = Who attacks
dragoon-all-enemies-in-front = All enemies in front
dragoon-when-friends-share-targets = When friends share targets
dragoon-no-mixed-attack = No mixed attack
dragoon-one-moment = One moment
dragoon-lockstep-of-the-assault-step = Lockstep of the Assault step
dragoon-several-opponents = Several opponents
dragoon-disruption-check-after-the-strike = Disruption Check after the strike
dragoon-scope-of-mc2 = Scope of MC2
dragoon-infantry-assaults-cavalry = Infantry assaults cavalry
dragoon-fire-at-the-charge = Fire at the charge
dragoon-charge-strength = Charge Strength
dragoon-all-defenders-gone = All defenders gone
dragoon-attackers-gone = Attackers gone
dragoon-everybody-would-go = Everybody would go
dragoon-assault-and-lone-guns = Assault and lone guns
dragoon-how-an-advance-is-made = How an advance is made
dragoon-retreat-rout-pursuit = Retreat, rout, pursuit
dragoon-morale-thresholds = Morale thresholds
dragoon-disruption-thresholds = Disruption thresholds
dragoon-the-withdrawal-step = The withdrawal step
dragoon-which-rear-hex = Which rear hex
dragoon-the-routed-unit = The routed unit
dragoon-how-far = How far
dragoon-which-way = Which way
dragoon-running-through-friends = Running through friends
dragoon-surrender = Surrender
dragoon-rout-losses = Rout losses
dragoon-off-the-map = Off the map
dragoon-attacks-on-a-routed-unit = Attacks on a routed unit
dragoon-pursuit-check = Pursuit Check
dragoon-reforming = Reforming
dragoon-pursuit-rout-phase-in-order = Pursuit/Rout Phase in order
dragoon-never-a-target = Never a target
dragoon-a-leader-by-himself = A leader by himself
dragoon-leader-losses = Leader losses
dragoon-staying-with-the-stack = Staying with the stack
dragoon-a-leader-falls = A leader falls
dragoon-limits-of-the-loss = Limits of the loss
dragoon-replacements = Replacements
dragoon-random-ratings = Random ratings
dragoon-who-is-best-where-when = Who is best, where, when
dragoon-who-holds-an-objective = Who holds an objective
dragoon-when-it-ends = When it ends
dragoon-army-withdrawal-level = Army Withdrawal Level
dragoon-what-is-the-army-both-sides-at-once = What is the army; both sides at once
dragoon-decisive-tactical-draw = Decisive, tactical, draw
dragoon-terrain-chart-points-and-disruption-modifiers = Terrain chart: points and disruption modifiers
dragoon-fire-and-artillery = Fire and artillery
dragoon-first-morale-check-of-an-assault = First morale check of an assault
dragoon-draws = Draws
dragoon-play-screen = Play screen
dragoon-layout-and-buttons = Layout and buttons
dragoon-short-cut-keys = Short-cut keys
dragoon-battle-stats-controls-help = Battle stats, controls, help
dragoon-what-fog-hides = What fog hides
dragoon-messages-selecting-looking = Messages, selecting, looking
dragoon-figures-by-strength = Figures by strength
dragoon-figures-below-the-top = Figures below the top
dragoon-how-pieces-look = How pieces look
dragoon-smoke-and-review = Smoke and review
dragoon-highlights = Highlights
dragoon-check-v02-a-warning = Check V02, a warning
dragoon-check-v04-a-warning = Check V04, a warning
dragoon-check-v08-an-error = Check V08, an error
dragoon-check-v09-a-warning = Check V09, a warning
dragoon-check-v10-a-warning = Check V10, a warning
dragoon-check-v15-an-error = Check V15, an error
dragoon-check-v16-an-error = Check V16, an error
dragoon-check-v18-a-warning = Check V18, a warning
dragoon-check-v19-a-warning = Check V19, a warning
dragoon-check-v22-an-error = Check V22, an error
dragoon-check-v25-a-warning = Check V25, a warning
dragoon-check-v26-an-error = Check V26, an error
dragoon-check-v27-an-error = Check V27, an error
dragoon-check-v30-a-warning = Check V30, a warning
dragoon-check-v31-a-warning = Check V31, a warning
dragoon-check-v33-an-error = Check V33, an error
dragoon-check-v35-an-error = Check V35, an error
dragoon-check-v36-an-error = Check V36, an error
dragoon-check-v38-a-warning = Check V38, a warning
dragoon-check-v40-an-error = Check V40, an error
dragoon-check-v41-an-error = Check V41, an error
dragoon-check-v42-an-error = Check V42, an error
dragoon-check-v43-a-warning = Check V43, a warning
dragoon-check-v44-an-error = Check V44, an error
dragoon-check-v45-a-warning = Check V45, a warning
dragoon-check-v46-a-warning = Check V46, a warning
dragoon-check-v47-a-warning = Check V47, a warning
dragoon-check-v48-a-warning = Check V48, a warning
dragoon-place-of-the-overall-leader = Place of the overall leader
dragoon-deferring-the-overall-leader = Deferring the overall leader
dragoon-deferring-corps-leaders = Deferring corps leaders
dragoon-marching = Marching
dragoon-forming-line = Forming line
dragoon-flanks = Flanks
dragoon-square-or-fire = Square or fire
dragoon-guarding-a-charge = Guarding a charge
dragoon-guarding-guns = Guarding guns
dragoon-rallying = Rallying
dragoon-assaulting = Assaulting
dragoon-honest-play = Honest play
dragoon-the-cases = The cases

## victory.rs

dragoon-both-armies-reached-their-withdrawal-level-at-once = Both armies reached their withdrawal level at once
dragoon-side-a-reached-its-withdrawal-level = Side A reached its withdrawal level
dragoon-side-b-reached-its-withdrawal-level = Side B reached its withdrawal level
dragoon-the-last-turn-is-over = The last turn is over
