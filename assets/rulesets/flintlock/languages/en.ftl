## battle/audit.rs

flintlock-is-off-the-board = is off the board
flintlock-has-hits-hits-of-rating = has { $hits } hits of { $rating }
flintlock-has-no-such-shock-status = has no such Shock Status
flintlock-is-in-formation-a1 = is in formation { $a1 }
flintlock-is-on-the-map-and-broken-down = is on the map and broken down
flintlock-stack-none-two-sides-stand-in-name = stack.none: two sides stand in { $name }
flintlock-stack-guns-a1-guns-stand-in-name = stack.guns: { $a1 } guns stand in { $name }
flintlock-stack-none-a1-units-stand-in-name = stack.none: { $a1 } units stand in { $name }
flintlock-stack-none-tops-units-of-all-are-on-top = stack.none: { $tops } units of { $all } are on top in { $name }
flintlock-win-points-side-side-has-is-flight-points-instead = win.points: side { $side } has { $is } Flight Points instead of { $should }
flintlock-coh-reach-the-status-of-a1-rises = coh.reach: the Status of { $a1 } rises
flintlock-res-reduced-a1-gains-men = res.reduced: { $a1 } gains men
flintlock-res-reduced-a1-is-no-longer-reduced = res.reduced: { $a1 } is no longer Reduced
flintlock-res-abandoned-a1-is-manned-again = res.abandoned: { $a1 } is manned again
flintlock-act-full-a1-moves-after-its-action = act.full: { $a1 } moves after its action
flintlock-res-reduced-a1-comes-back = res.reduced: { $a1 } comes back

## battle/game.rs

flintlock-a1-is-the-enemy-s-it-is-for-side = { $a1 } is the enemy's: it is for side { $a2 } to answer
flintlock-nothing-is-asked-now = Nothing is asked now

## battle/moment.rs

flintlock-the-moment-names-no-leader-of-a-command = The moment names no leader of a command.

## battle/set_up_zone.rs

flintlock-side-side-deploys-in-row-first = side { $side } deploys in row { $first }
flintlock-side-side-deploys-in-rows-first-to-last = side { $side } deploys in rows { $first } to { $last }
flintlock-side-side-has-no-deployment-zone = side { $side } has no deployment zone
flintlock-name-is-outside-the-deployment-zone-a1 = { $name } is outside the deployment zone: { $a1 }
flintlock-the-formation-cannot-face-that-way = The formation cannot face that way
flintlock-it-stands-there = It stands there
flintlock-two-close-units-in-a-hex-face-the-same = Two Close units in a hex face the same way
flintlock-choose-the-piece-that-is-set-up-a1 = Choose the piece that is set up: { $a1 }
flintlock-choose-the-hex-of-a1-a2 = Choose the hex of { $a1 }: { $a2 }
flintlock-set-pieces-up-or-finish-a1 = Set pieces up, or finish: { $a1 }
flintlock-a1-stands-there-no-two-sides-are-set-up = { $a1 } stands there: no two sides are set up in one hex

## catalog

flintlock-flintlock = Flintlock
flintlock-small-armies-of-the-american-war-company-by-company = Small armies of the American war, company by company: units of about fifty men and single guns on hexes of fifty yards, activated command by command for as long as the leaders keep the initiative. After Flintlock: Black Powder, Cold Steel, volume I, Carolina Rebels.
flintlock-open-ground-one-point-for-everybody = Open ground: one point for everybody.
flintlock-cleared-and-ploughed-as-clear = Cleared and ploughed: as clear.
flintlock-cover-of-1-1-in-shock-halves-sight = Cover of 1; +1 in shock; halves sight.
flintlock-heavy-woods = Heavy woods
flintlock-cover-of-2-2-in-shock-disorders-close-lines = Cover of 2; +2 in shock; disorders Close lines; no guns.
flintlock-three-points-for-foot-no-cavalry-no-guns = Three points for foot; no cavalry, no guns.
flintlock-cover-of-2-2-in-shock-no-cavalry-no = Cover of 2; +2 in shock; no cavalry, no guns.
flintlock-one-point-a-hex-along-it-whatever-the-ground = One point a hex along it, whatever the ground.
flintlock-one-point-more-to-cross-cover-of-1-against = One point more to cross; cover of 1 against fire over it.
flintlock-as-a-fence = As a fence.
flintlock-one-point-more-to-cross-1-in-shock-for = One point more to cross; +1 in shock for who holds the bank.
flintlock-gully = Gully
flintlock-as-a-stream = As a stream.
flintlock-open-line = Open line
flintlock-close-line = Close line
flintlock-in-battery = In battery
flintlock-on-the-move = On the move
flintlock-infantry = Infantry
flintlock-2-raw-1-militia-0-recruits-and-steady-militia = -2 raw, -1 militia, 0 recruits and steady militia, +1 good regulars, +2 elite
flintlock-weapon = Weapon
flintlock-musket = Musket
flintlock-rifle = Rifle
flintlock-rifles-reach-further-and-hit-less-close-by = Rifles reach further and hit less close by
flintlock-movement-allowance = Movement allowance
flintlock-points-an-activation-in-line-a-column-marches-with = Points an Activation in line; a column marches with one more
flintlock-colonial-militia = Colonial militia
flintlock-never-attacks-in-shock-shakes-before-one-may-run = Never attacks in shock, shakes before one, may run without loss of points
flintlock-german = German
flintlock-stands-close-where-its-command-stands-open = Stands Close where its command stands Open
flintlock-may-skirmish = May skirmish
flintlock-can-break-down-into-a-pair-of-skirmishers = Can break down into a pair of skirmishers
flintlock-reduced = Reduced
flintlock-begins-on-its-reduced-side = Begins on its Reduced side
flintlock-begins-disordered = Begins Disordered
flintlock-broken-down = Broken down
flintlock-begins-as-the-two-skirmishers-that-name-it-it = Begins as the two skirmishers that name it; it has no hex of its own then
flintlock-2-raw-to-2-elite = -2 raw to +2 elite
flintlock-points-an-activation = Points an Activation
flintlock-gun = Gun
flintlock-for-the-label-only-every-gun-shoots-alike = For the label only: every gun shoots alike
flintlock-abandoned = Abandoned
flintlock-begins-without-a-crew-it-never-fires-nor-moves = Begins without a crew: it never fires nor moves again
flintlock-base-unit = Base unit
flintlock-id-of-the-infantry-unit-these-are-half-of = Id of the infantry unit these are half of
flintlock-what-a-die-may-not-exceed-when-he-acts = What a die may not exceed when he acts on his own
flintlock-command-range = Command range
flintlock-how-far-his-word-reaches-his-units = How far his word reaches his units
flintlock-replacement-s-initiative = Replacement's initiative
flintlock-0-one-lower-than-his = 0 = one lower than his
flintlock-replacement-s-range = Replacement's range
flintlock-cohesion-rating = Cohesion rating
flintlock-hits = hits
flintlock-hits-at-which-the-command-s-shock-status-drops = Hits at which the command's Shock Status drops a level
flintlock-shock-status = Shock Status
flintlock-poor = Poor
flintlock-fair = Fair
flintlock-good = Good
flintlock-excellent = Excellent
flintlock-how-the-command-stands-up-to-cold-steel-at = How the command stands up to cold steel at the start
flintlock-cohesion-hits = Cohesion hits
flintlock-hits-already-on-the-track = Hits already on the track
flintlock-the-formation-all-line-infantry-of-the-command-shares = The formation all line infantry of the command shares
flintlock-first-volley = First volley
flintlock-has-the-command-its-first-volley-still-loaded = Has the command its first volley still loaded?
flintlock-skirmish-limit = Skirmish limit
flintlock-units = units
flintlock-units-that-may-be-broken-down-into-skirmishers-at = Units that may be broken down into skirmishers at once
flintlock-what-a-die-may-not-exceed-to-go-again = What a die may not exceed to go again or to seize the initiative
flintlock-how-far-his-word-reaches-his-leaders = How far his word reaches his leaders
flintlock-who-has-the-first-activation = Who has the first Activation
flintlock-most-activations = Most Activations
flintlock-activations = Activations
flintlock-the-battle-ends-after-so-many-0-no-limit = The battle ends after so many; 0 = no limit, else 10 to 500
flintlock-historical-formations = Historical formations
flintlock-hold-every-nation-to-the-formations-it-used = Hold every nation to the formations it used
flintlock-flight-level = Flight Level
flintlock-the-army-runs-when-a-die-and-its-flight = The army runs when a die and its Flight Points exceed this
flintlock-flight-points = Flight Points
flintlock-points-already-lost-at-the-start = Points already lost at the start
flintlock-range-penalty = Range penalty
flintlock-taken-off-the-overall-leader-s-range-in-the = Taken off the overall leader's range in the side's first Activation
flintlock-set-up-zone-first-row = Set-up zone, first row
flintlock-first-row-of-the-side-s-free-set-up = First row of the side's free set-up zone; 0 = set up as the scenario says
flintlock-set-up-zone-last-row = Set-up zone, last row
flintlock-last-row-of-the-side-s-free-set-up = Last row of the side's free set-up zone
flintlock-formations-used = Formations used
flintlock-british-and-american-regulars = British and American regulars
flintlock-lights-jaegers-riflemen = Lights, jaegers, riflemen
flintlock-german-regulars = German regulars
flintlock-american-militia = American militia
flintlock-read-only-with-historical-formations = Read only with historical formations
flintlock-british-light-troops = British light troops
flintlock-loyalists = Loyalists
flintlock-hesse-cassel = Hesse-Cassel
flintlock-united-states = United States
flintlock-american-light-troops = American light troops
flintlock-ma = MA
flintlock-i = I
flintlock-s = S
flintlock-formation-of-the-command = Formation of the command
flintlock-f = F
flintlock-in-smoke = In smoke
flintlock-first-volley-unused = First volley unused
flintlock-in-the-overall-leader-s-reach = In the overall leader's reach
flintlock-partially-active = Partially active
flintlock-failed-to-act = Failed to act
flintlock-command-has-acted = Command has acted
flintlock-has-acted = Has acted
flintlock-fired-in-this-activation = Fired in this Activation
flintlock-enemy-in-front-at-the-start-of-the-activation = Enemy in front at the start of the Activation
flintlock-broken-down-into-skirmishers = Broken down into skirmishers
flintlock-in-an-enemy-zone-at-the-start-of-the = In an enemy zone at the start of the Activation
flintlock-its-gun-step-is-over = Its gun step is over
flintlock-attacked-by-foot-in-this-activation = Attacked by foot in this Activation
flintlock-attacked-by-horse-in-this-activation = Attacked by horse in this Activation
flintlock-set-up = Set-up
flintlock-commands = Commands
flintlock-general-action = General action
flintlock-formation-change = Formation change
flintlock-shock = Shock
flintlock-end-of-the-activation = End of the Activation
flintlock-continuity = Continuity
flintlock-take-the-activation-activate-a-command-or-roll = Take the Activation, activate a command, or roll
flintlock-every-unit-takes-an-action-of-its-own = Every unit takes an action of its own
flintlock-the-whole-command-changes-formation-and-does-nothing-else = The whole command changes formation and does nothing else
flintlock-the-whole-command-goes-in-with-the-bayonet = The whole command goes in with the bayonet
flintlock-click-where-to-it-takes-the-cheapest-way = Click where to; it takes the cheapest way
flintlock-one-step-to-its-left-it-is-the-unit = One step to its left; it is the unit's action
flintlock-one-step-to-its-right-it-is-the-unit = One step to its right; it is the unit's action
flintlock-withdraw = Withdraw
flintlock-one-hex-straight-back-out-of-an-enemy-zone = One hex straight back out of an enemy zone, then a morale check
flintlock-break-down-or-join = Break down or join
flintlock-a-unit-becomes-two-skirmishers-or-two-become-the = A unit becomes two skirmishers, or two become the unit again
flintlock-set-up-to-fire = Set up to fire
flintlock-turn-a-gun-to-its-fire-side-without-shooting = Turn a gun to its fire side without shooting
flintlock-drag-guns-off = Drag guns off
flintlock-take-abandoned-guns-of-one-s-own-out-of = Take abandoned guns of one's own out of the battle
flintlock-click-the-unit-to-ride-at = Click the unit to ride at
flintlock-out-of-harm-s-way-a-reaction-of-horse = Out of harm's way: a reaction of horse and skirmishers, or what a shock demands
flintlock-into-the-vacated-hex = Into the vacated hex
flintlock-place-a-piece = Place a piece
flintlock-do-nothing-about-it = Do nothing about it
flintlock-seize = Seize
flintlock-try-to-take-the-activation-away-before-he-rolls = Try to take the Activation away before he rolls
flintlock-finish-this-step = Finish this step
flintlock-end-activation = End Activation
flintlock-no-further-command-acts = No further command acts
flintlock-place-your-pieces-within-your-zone-then-finish = Place your pieces within your zone, then finish.
flintlock-act-or-pass = Act, or pass?
flintlock-act = Act
flintlock-next-command = Next command
flintlock-choose-a-command-move-a-leader-serve-the-guns = Choose a command, move a leader, serve the guns, or end the Activation.
flintlock-serve-the-guns = Serve the guns
flintlock-move-a-leader = Move a leader
flintlock-out-of-reach = Out of reach
flintlock-roll-to-act-in-full-or-act-partially-without = Roll to act in full, or act partially without a roll?
flintlock-roll = Roll
flintlock-act-partially = Act partially
flintlock-leave-alone = Leave alone
flintlock-how-the-command-acts = How the command acts
flintlock-one-kind-of-action-for-the-whole-command = One kind of action for the whole command.
flintlock-move-the-leader = Move the leader
flintlock-new-formation = New formation
flintlock-turn-or-unstack-units-as-you-like-then-finish = Turn or unstack units as you like, then finish.
flintlock-give-each-unit-one-action-then-finish = Give each unit one action, then finish.
flintlock-command-done = Command done
flintlock-another-shot-or-close-the-fire = Another shot, or close the fire?
flintlock-close-the-fire = Close the fire
flintlock-under-fire = Under fire
flintlock-stand-or-ride-off-before-the-shot = Stand, or ride off before the shot?
flintlock-ride-off = Ride off
flintlock-the-target-rode-off = The target rode off
flintlock-another-target-or-hold-the-fire = Another target, or hold the fire?
flintlock-hold-the-fire = Hold the fire
flintlock-enemy-in-front = Enemy in front
flintlock-which-units-fire-at-the-mover = Which units fire at the mover?
flintlock-return-fire = Return fire
flintlock-which-units-answer-the-fire-and-at-whom = Which units answer the fire, and at whom?
flintlock-foot-or-horse = Foot or horse
flintlock-which-arm-attacks-this-unit = Which arm attacks this unit?
flintlock-horse = Horse
flintlock-which-cavalry-charges-whom = Which cavalry charges whom?
flintlock-no-more-charges = No more charges
flintlock-before-the-shock = Before the shock
flintlock-who-slips-away-before-it-comes-to-blows = Who slips away before it comes to blows?
flintlock-slip-away = Slip away
flintlock-the-target-has-gone = The target has gone
flintlock-charge-another-or-stay = Charge another, or stay?
flintlock-let-the-militia-run-or-stay = Let the militia run, or stay?
flintlock-run = Run
flintlock-counterattack = Counterattack
flintlock-counterattack-or-stand = Counterattack, or stand?
flintlock-where-does-each-unit-go = Where does each unit go?
flintlock-who-enters-which-vacated-hex = Who enters which vacated hex?
flintlock-which-way-does-it-face-now = Which way does it face now?
flintlock-face = Face
flintlock-with-which-unit-is-he-placed = With which unit is he placed?
flintlock-with = With
flintlock-try-to-go-on-or-hand-over = Try to go on, or hand over?
flintlock-try-to-go-on = Try to go on
flintlock-hand-over = Hand over
flintlock-seizure = Seizure
flintlock-seize-the-initiative-or-let-him-roll = Seize the initiative, or let him roll?
flintlock-let-him-roll = Let him roll
flintlock-the-units-of-that-leader-s-command = The units of that leader's command
flintlock-own-units-beyond-their-leader-s-range-and-chain = Own units beyond their leader's range and chain
flintlock-own-disordered-units = Own Disordered units
flintlock-own-reduced-units = Own Reduced units
flintlock-own-units-whose-first-volley-is-still-loaded = Own units whose first volley is still loaded
flintlock-own-units-that-have-taken-their-action = Own units that have taken their action

## cavalry/charge.rs

flintlock-a1-is-not-fully-active-with-this-command = { $a1 } is not fully active with this command
flintlock-a1-is-no-cavalry = { $a1 } is no cavalry
flintlock-a1-is-disordered-and-cannot-begin-a-charge = { $a1 } is Disordered and cannot begin a charge
flintlock-a1-has-made-its-charge = { $a1 } has made its charge
flintlock-a1-has-the-enemy-before-it-and-attacks-where = { $a1 } has the enemy before it and attacks where it stands
flintlock-another-unit-chooses-a-new-target-now = Another unit chooses a new target now
flintlock-a-charge-is-made-at-an-enemy-unit = A charge is made at an enemy unit
flintlock-foot-attacks-a1-in-this-activation-horse-does-not = Foot attacks { $a1 } in this Activation: horse does not
flintlock-the-target-is-range-away-a-charge-takes-a1 = The target is { $range } away: a charge takes { $a1 } to { $a2 }
flintlock-a1-does-not-see-its-target = { $a1 } does not see its target
flintlock-a1-left-before-the-charge-choose-another-target-or = { $a1 } left before the charge: choose another target, or stay
flintlock-no-open-run-leads-to-a-hex-with-the = No open run leads to a hex with the target in front
flintlock-cavalry-faces-a-corner-of-its-hex = Cavalry faces a corner of its hex
flintlock-no-enemy-unit-stands-in-a1 = No enemy unit stands in { $a1 }
flintlock-foot-attacks-all-that-name-could-charge-in-this = Foot attacks all that { $name } could charge in this Activation
flintlock-name-sees-no-enemy-a1-to-a2-hexes-away = { $name } sees no enemy { $a1 } to { $a2 } hexes away with an open run to it
flintlock-a-run-is-a1-hexes-at-most = A run is { $a1 } hexes at most
flintlock-every-step-of-a-charge-is-into-a-frontal = Every step of a charge is into a frontal hex
flintlock-the-ground-on-the-way-is-too-hard-for = The ground on the way is too hard for a charge
flintlock-a-unit-stands-in-the-way-of-the-charge = A unit stands in the way of the charge
flintlock-no-charge-ends-on-the-way-of-another-that = No charge ends on the way of another that is declared: choose another run
flintlock-the-run-does-not-end-with-the-target-in = The run does not end with the target in front

## cavalry/charge_run.rs

flintlock-a1-stands-by-a2-is-given-to-the-foot = { $a1 } stands by: { $a2 } is given to the foot.
flintlock-a1-charges-a2 = { $a1 } charges { $a2 }.
flintlock-the-charge-of-a1-is-broken-off-it-is = The charge of { $a1 } is broken off: it is disordered.
flintlock-a1-finds-nobody-to-charge-and-stays = { $a1 } finds nobody to charge and stays.

## cavalry/reaction_retreat.rs

flintlock-a1-cannot-go-that-way = { $a1 } cannot go that way
flintlock-the-way-must-be-free-of-units-and-guns = The way must be free of units and guns
flintlock-the-way-leads-into-an-enemy-zone-of-control = The way leads into an enemy zone of control
flintlock-the-way-leads-nearer-to-the-enemy-it-retreats = The way leads nearer to the enemy it retreats from
flintlock-a1-cannot-face-that-way = { $a1 } cannot face that way
flintlock-a1-cannot-retreat-there = { $a1 } cannot retreat there
flintlock-it-goes-exactly-hexes-hexes-to-a-hex-so = It goes exactly { $hexes } hexes, to a hex so far away
flintlock-the-way-goes-from-hex-to-hex = The way goes from hex to hex
flintlock-a1-retreats-before-it-comes-to-that = { $a1 } retreats before it comes to that.

## command/action.rs

flintlock-the-fire-step-of-this-command-is-over = The fire step of this command is over
flintlock-a1-is-only-partially-active-and-may-not-fire = { $a1 } is only partially active and may not fire
flintlock-a1-has-taken-its-action = { $a1 } has taken its action
flintlock-a1-does-nothing-in-this-activation = { $a1 } does nothing in this Activation
flintlock-a-unit-moves-turns-withdraws-fires-breaks-down-joins = A unit moves, turns, withdraws, fires, breaks down, joins or drags guns off
flintlock-choose-who-moves = Choose who moves
flintlock-choose-the-unit-that-withdraws = Choose the unit that withdraws
flintlock-choose-the-unit-that-breaks-down-or-joins = Choose the unit that breaks down or joins
flintlock-choose-the-gun-that-is-set-up = Choose the gun that is set up
flintlock-choose-the-unit-that-drags-guns-off = Choose the unit that drags guns off
flintlock-choose-the-unit-that-acts = Choose the unit that acts

## command/leader_casualties.rs

flintlock-first-of-two-dice = first of two dice
flintlock-the-other-die = the other die

## command/leader_fate.rs

flintlock-a1-makes-off-before-the-enemy = { $a1 } makes off before the enemy.
flintlock-name-falls-his-replacement-takes-over = { $name } falls; his replacement takes over.

## command/leaders.rs

flintlock-choose-the-leader-who-moves = Choose the leader who moves
flintlock-name-is-a-leader-he-moves-and-does-nothing = { $name } is a leader: he moves, and does nothing else
flintlock-name-moves-between-commands = { $name } moves between commands
flintlock-name-moves-while-his-command-acts-it-has-acted = { $name } moves while his command acts: it has acted in this Activation
flintlock-name-moves-while-his-command-acts-activate-it-first = { $name } moves while his command acts: activate it first
flintlock-he-is-not-on-the-map = He is not on the map
flintlock-a1-has-moved-in-this-activation = { $a1 } has moved in this Activation
flintlock-a1-is-not-active = { $a1 } is not active
flintlock-a-leader-does-not-end-alone-next-to-the = A leader does not end alone next to the enemy
flintlock-he-is-there = He is there
flintlock-nothing-leaves-the-map = Nothing leaves the map
flintlock-a1-cannot-get-there = { $a1 } cannot get there
flintlock-choose-where-a1-goes = Choose where { $a1 } goes
flintlock-the-path-does-not-lead-to-the-hex = The path does not lead to the hex
flintlock-each-hex-of-a-path-lies-beside-the-one = Each hex of a path lies beside the one before
flintlock-infantry-could-not-enter-that-ground = Infantry could not enter that ground
flintlock-a1-cannot-get-so-far = { $a1 } cannot get so far

## command/place.rs

flintlock-a1-takes-its-facing-first = { $a1 } takes its facing first
flintlock-choose-the-facing-a1-takes = Choose the facing { $a1 } takes
flintlock-it-takes-one-of-the-two-facings-beside-its = It takes one of the two facings beside its old one
flintlock-his-is-placed-first-with-names = { $his } is placed first: with { $names }
flintlock-choose-the-unit-his-joins-names = Choose the unit { $his } joins: { $names }
flintlock-his-does-not-join-name-which-is-the-enemy = { $his } does not join { $name }, which is the enemy's: choose { $names }
flintlock-his-joins-a-combat-unit-and-name-is-none = { $his } joins a combat unit, and { $name } is none: choose { $names }
flintlock-his-does-not-join-name-which-is-not-of = { $his } does not join { $name }, which is not of his command: choose { $names }
flintlock-his-does-not-join-name-names-stands-nearer = { $his } does not join { $name }: { $names } stands nearer

## command/unpicked.rs

flintlock-name-moves-between-commands-once = { $name } moves between commands, once
flintlock-his-failed-to-act-his-command-does-nothing-in = { $his } failed to act: his command does nothing in this Activation
flintlock-his-s-command-has-acted-in-this-activation = { $his }'s command has acted in this Activation
flintlock-a1-s-command-acts-now-his-s-waits = { $a1 }'s command acts now: { $his }'s waits
flintlock-a1-s-command-acts-now-name-is-of-his = { $a1 }'s command acts now: { $name } is of { $his }'s
flintlock-only-guns-act-in-the-gun-step-name-is = Only guns act in the gun step: { $name } is none
flintlock-his-s-command-is-not-active-activate-it-first = { $his }'s command is not active: activate it first
flintlock-name-does-not-act-with-a1-s-command = { $name } does not act with { $a1 }'s command
flintlock-name-is-in-no-active-leader-s-range = { $name } is in no active leader's range
flintlock-name-acts-with-a-command-whose-leader-reaches-it = { $name } acts with a command whose leader reaches it, or in the gun step

## fire/reaction.rs

flintlock-only-the-mover-is-fired-at = Only the mover is fired at
flintlock-a1-lets-it-go-on = { $a1 } lets it go on
flintlock-fire-at-the-mover-or-let-it-go-on = Fire at the mover, or let it go on

## fire/results.rs

flintlock-a1-s-command-is-level-now = { $a1 }'s command is { $level } now.

## fire/return_fire.rs

flintlock-a1-was-not-fired-at-in-this-step = { $a1 } was not fired at in this step
flintlock-choose-whom-it-answers-a1 = Choose whom it answers: { $a1 }
flintlock-a1-did-not-fire-at-a2 = { $a1 } did not fire at { $a2 }
flintlock-choose-a-unit-that-was-fired-at-and-whom = Choose a unit that was fired at and whom it answers, or finish

## fire/shot.rs

flintlock-skirmishers-firing = skirmishers firing
flintlock-firer-s-formation = firer's formation
flintlock-first-volley-2 = first volley
flintlock-target-s-formation = target's formation
flintlock-in-haste = in haste
flintlock-at-name-a1 = at { $name }: { $a1 }
flintlock-the-crew-abandons-a1 = The crew abandons { $a1 }.
flintlock-morale-check = morale check
flintlock-reduced-and-disordered = Reduced and Disordered

## fire/smoke.rs

flintlock-a1-s-command-has-fired-its-first-volley = { $a1 }'s command has fired its first volley.

## fire/step.rs

flintlock-a1-rode-off-before-this-shot-name-another-target = { $a1 } rode off before this shot: name another target
flintlock-a1-holds-its-fire = { $a1 } holds its fire.
flintlock-leaders-do-not-fire = Leaders do not fire
flintlock-name-has-taken-its-action = { $name } has taken its action
flintlock-name-is-not-fully-active-and-may-not-fire = { $name } is not fully active and may not fire
flintlock-it-is-for-a1-to-stand-or-ride-off = It is for { $a1 } to stand or ride off
flintlock-stand-or-ride-off-before-the-shot-2 = Stand, or ride off before the shot
flintlock-a1-names-another-target-first-or-holds = { $a1 } names another target first, or holds
flintlock-choose-another-target-or-hold-the-fire = Choose another target, or hold the fire
flintlock-the-fire-step-goes-on-only-shots-until-it = The fire step goes on: only shots, until it is closed

## fire/targets.rs

flintlock-name-does-not-fire = { $name } does not fire
flintlock-name-is-abandoned-and-never-fires-again = { $name } is abandoned and never fires again
flintlock-the-crew-of-name-is-disordered = The crew of { $name } is Disordered
flintlock-name-is-in-column-and-cannot-fire = { $name } is in column and cannot fire
flintlock-only-the-top-one-of-two-skirmishers-fires-not = Only the top one of two skirmishers fires, not { $name }
flintlock-name-is-no-enemy-on-the-map = { $name } is no enemy on the map
flintlock-leaders-are-not-fired-at = Leaders are not fired at
flintlock-name-is-abandoned-no-target = { $name } is abandoned: no target
flintlock-name-is-range-hexes-away-out-of-range = { $name } is { $range } hexes away, out of range
flintlock-name-is-not-before-a1 = { $name } is not before { $a1 }
flintlock-by-hides-name = { $by } hides { $name }
flintlock-a1-has-moved-and-may-not-fire = { $a1 } has moved and may not fire
flintlock-no-enemy-is-in-range-of-name-which-is = No enemy is in range of { $name }, which is { $reach } hexes
flintlock-name-sees-no-enemy-in-range-by-hides-them = { $name } sees no enemy in range: { $by } hides them
flintlock-no-enemy-in-range-is-before-name = No enemy in range is before { $name }
flintlock-a1-has-fired-in-reaction-already = { $a1 } has fired in reaction already
flintlock-a1-is-not-set-up-to-fire = { $a1 } is not set up to fire
flintlock-only-the-side-that-is-not-active-reacts = Only the side that is not active reacts
flintlock-a1-is-disordered-and-does-not-react = { $a1 } is Disordered and does not react
flintlock-it-is-not-right-before-a1 = It is not right before { $a1 }

## formations/forming.rs

flintlock-a1-is-disordered-its-command-changes-no-formation = { $a1 } is Disordered: its command changes no formation
flintlock-choose-the-formation-column-open-or-close = Choose the formation: Column, Open or Close
flintlock-a-stacked-pair-cannot-unstack = A stacked pair cannot unstack
flintlock-a1-stands-close-already-germans-have-no-other-line = { $a1 } stands Close already: Germans have no other line
flintlock-no-unit-in-command-would-change = No unit in command would change
flintlock-a1-never-formed-so-there = { $a1 } never formed so there
flintlock-a1-has-its-facing = { $a1 } has its facing
flintlock-a1-has-no-facing-to-choose = { $a1 } has no facing to choose
flintlock-choose-one-of-the-two-facings-beside-its-old = Choose one of the two facings beside its old one
flintlock-a1-has-no-hex-to-choose = { $a1 } has no hex to choose
flintlock-choose-the-hex-a1-goes-to = Choose the hex { $a1 } goes to
flintlock-it-goes-to-a-hex-beside-it-that-it = It goes to a hex beside it that it could enter, out of contact
flintlock-another-unit-goes-there = Another unit goes there
flintlock-name-goes-there-if-nothing-is-said-finish-or = { $name } goes there if nothing is said: finish, or choose another hex
flintlock-turn-or-unstack-units-or-finish = Turn or unstack units, or finish

## formations/skirmishers.rs

flintlock-name-cannot-skirmish = { $name } cannot skirmish
flintlock-name-is-only-partially-active = { $name } is only partially active
flintlock-name-has-no-skirmishers = { $name } has no skirmishers
flintlock-name-belongs-to-no-command = { $name } belongs to no command
flintlock-no-more-than-limit-units-of-the-command-skirmish = No more than { $limit } units of the command skirmish at once
flintlock-name-shares-its-hex = { $name } shares its hex
flintlock-the-other-skirmishers-of-name-s-unit-are-lost = The other skirmishers of { $name }'s unit are lost
flintlock-both-skirmishers-of-the-unit-stand-in-one-hex = Both skirmishers of the unit stand in one hex to recombine
flintlock-a1-is-disordered = { $a1 } is Disordered
flintlock-a1-has-no-action-left = { $a1 } has no action left
flintlock-a1-skirmishers-n = { $a1 }, skirmishers { $n }

## formations/stacking.rs

flintlock-a1-cannot-enter-that-ground = { $a1 } cannot enter that ground
flintlock-no-more-than-most-guns-may-stand-there = No more than { $most } guns may stand there
flintlock-a-unit-shares-a-hex-with-most-guns-at = A unit shares a hex with { $most } guns at most
flintlock-guns-share-a-hex-with-one-unit-only = Guns share a hex with one unit only
flintlock-one-unit-only-shares-a-hex-with-guns = One unit only shares a hex with guns
flintlock-two-units-stand-there-already = Two units stand there already
flintlock-a-gun-passes-one-unit-only = A gun passes one unit only
flintlock-the-hex-holds-another-unit = The hex holds another unit
flintlock-a-leader-enters-no-hex-the-enemy-holds = A leader enters no hex the enemy holds
flintlock-only-foot-enters-a-hex-of-enemy-guns-and = Only foot enters a hex of enemy guns, and only of abandoned ones
flintlock-an-enemy-unit-holds-the-hex = An enemy unit holds the hex
flintlock-close-units-share-a-hex-only-within-a-command = Close units share a hex only within a command
flintlock-only-the-two-skirmishers-of-one-unit-share-a = Only the two skirmishers of one unit share a hex
flintlock-name-is-there-no-two-units-share-a-hex = { $name } is there: no two units share a hex

## guns/capture.rs

flintlock-attacking-line-attackers-defending-line-defenders = Attacking Line: { $attackers }. Defending Line: { $defenders }.

## guns/mod.rs

flintlock-a1-is-no-gun = { $a1 } is no gun
flintlock-nobody-serves-an-abandoned-gun-again = Nobody serves an abandoned gun again
flintlock-a1-is-in-battery = { $a1 } is in battery
flintlock-only-infantry-drags-guns-off = Only infantry drags guns off
flintlock-a1-is-only-partially-active = { $a1 } is only partially active
flintlock-no-abandoned-gun-stands-with-it = No abandoned gun stands with it
flintlock-a1-drags-a-gun-off = { $a1 } drags a gun off.
flintlock-a1-is-captured = { $a1 } is captured.

## lib.rs

flintlock-only-a-close-pair-halves-of-a-unit-or = Only a Close pair, halves of a unit or a few guns may share a hex

## movement/mod.rs

flintlock-a1-has-no-hex-to-go-to = { $a1 } has no hex to go to
flintlock-name-is-only-partially-active-and-stays-in-the = { $name } is only partially active and stays in the enemy's zone
flintlock-name-leaves-the-enemy-s-zone-by-withdrawal-only = { $name } leaves the enemy's zone by Withdrawal only
flintlock-name-leaves-a-zone-of-cavalry-by-withdrawal-only = { $name } leaves a zone of cavalry by Withdrawal only
flintlock-an-abandoned-gun-never-moves-again = An abandoned gun never moves again
flintlock-a-disordered-gun-does-not-move = A Disordered gun does not move
flintlock-a1-stands-there = { $a1 } stands there
flintlock-a-partially-active-unit-does-not-move-next-to = A partially active unit does not move next to the enemy
flintlock-name-cannot-enter-that-ground = { $name } cannot enter that ground
flintlock-name-has-points-points-and-every-way-there-costs = { $name } has { $points } points, and every way there costs more
flintlock-name-is-only-partially-active-every-way-there-touches = { $name } is only partially active: every way there touches the enemy or his zones
flintlock-it-must-enter-a-hex-free-of-enemy-zones = It must enter a hex free of enemy zones first
flintlock-name-would-have-to-stop-in-an-enemy-zone = { $name } would have to stop in an enemy zone on the way
flintlock-a-unit-that-enters-an-enemy-zone-of-control = A unit that enters an enemy zone of control stops there
flintlock-the-way-costs-more-than-most-points = The way costs more than { $most } points

## movement/moves.rs

flintlock-a1-loses-its-order-in-the-woods = { $a1 } loses its order in the woods.

## movement/turning.rs

flintlock-it-has-no-facing = It has no facing
flintlock-choose-the-facing-it-takes = Choose the facing it takes
flintlock-a1-faces-that-way = { $a1 } faces that way
flintlock-a1-began-in-an-enemy-zone-of-control-and = { $a1 } began in an enemy zone of control and turns one step at most
flintlock-a1-shares-the-hex-and-has-acted = { $a1 } shares the hex and has acted

## movement/withdrawal.rs

flintlock-choose-the-hex-behind-it-that-it-withdraws-to = Choose the hex behind it that it withdraws to
flintlock-name-need-not-withdraw-it-may-simply-move = { $name } need not withdraw: it may simply move
flintlock-name-is-only-partially-active-and-stays = { $name } is only partially active and stays
flintlock-a-withdrawal-leads-into-a-hex-directly-behind-the = A Withdrawal leads into a hex directly behind the unit
flintlock-a-withdrawal-may-not-lead-into-an-enemy-zone = A Withdrawal may not lead into an enemy zone of control

## quotes/mod.rs

flintlock-the-opponent-s-activation-is-free-no-continuity-attempt = The opponent's Activation is Free; no Continuity attempt follows.
flintlock-acts-in-full-on-need-or-less-a1-otherwise = Acts in full on { $need } or less ({ $a1 }); otherwise the whole command does nothing.
flintlock-units-may-only-move-or-turn-and-not-next = Units may only move or turn, and not next to the enemy.
flintlock-inside-of-units-units-in-command = { $inside } of { $units } units in command.
flintlock-in-the-overall-leader-s-reach-fully-active-without = In the overall leader's reach: fully active without a roll.
flintlock-out-of-the-overall-leader-s-reach-he-rolls = Out of the overall leader's reach: he rolls, or acts partially.
flintlock-flight-roll-points-points-and-a-die-over-level = Flight roll: { $points } points and a die over { $level } lose the battle ({ $a1 }).
flintlock-cannot-succeed-any-more-in-this-run = Cannot succeed any more in this run.
flintlock-goes-on-with-a-die-of-need-or-less = Goes on with a die of { $need } or less ({ $a1 }).
flintlock-the-opponent-may-try-to-seize-the-activation-first = The opponent may try to seize the Activation first.
flintlock-active-at-once-with-a-die-of-need-or = Active at once with a die of { $need } or less ({ $a1 }).
flintlock-failing-gives-him-a-free-activation-and-takes-price = Failing gives him a Free Activation and takes { $price } off the overall leader's range.
flintlock-units-units-roll-about-a1-will-be-disordered = { $units } units roll; about { $a1 } will be Disordered.
flintlock-morale-check-disordered-a1 = Morale check: Disordered { $a1 }.
flintlock-n-in-6-a1 = { $n } in 6, { $a1 }%

## quotes/shot.rs

flintlock-net-modifiers-a1 = Net { $modifiers }: { $a1 }.
flintlock-morale-check-at-plus = morale check at { $plus }

## scenario_checks/army.rs

flintlock-the-ids-first-and-id-differ-in-capital-letters = The ids { $first } and { $id } differ in capital letters only; give one another name.
flintlock-a1-has-no-infantry-or-cavalry-on-the-map = { $a1 } has no infantry or cavalry on the map; it needs one unit.
flintlock-the-battle-must-begin-with-side-a-or-side = The battle must begin with side A or side B, not with '{ $given }'.
flintlock-let-a1-begin = Let { $a1 } begin
flintlock-a1-has-initiative-5-his-first-continuity-fails-only = { $a1 } has Initiative 5: his first Continuity fails only one time in six.
flintlock-the-flight-level-of-a1-is-level-for-its = The Flight Level of { $a1 } is { $level }; for its { $a2 } units the formula gives { $due }.
flintlock-set-it-to-due = Set it to { $due }
flintlock-no-unit-of-a1-can-fire = No unit of { $a1 } can fire.
flintlock-name-begins-with-points-of-level-flight-points-the = { $name } begins with { $points } of { $level } Flight Points: the loss of one unit may already end the battle.
flintlock-a1-is-to-arrive-later-under-these-rules-everybody = { $a1 } is to arrive later; under these rules everybody is there at the start.
flintlock-put-it-at-a1 = Put it at { $a1 }

## scenario_checks/commands.rs

flintlock-a1-is-not-on-the-map-but-units-of = { $a1 } is not on the map, but units of his Command are.
flintlock-a1-commands-count-units-more-than-24-are-hard = { $a1 } commands { $count } units; more than 24 are hard to hold together.
flintlock-set-it-to-due-by-the-formula = Set it to { $due }, by the formula
flintlock-cohesion-rating-2 = Cohesion Rating
flintlock-a1-begins-with-hits-cohesion-hits-they-must-be = { $a1 } begins with { $hits } Cohesion hits; they must be fewer than his Rating of { $rating }.
flintlock-set-them-to-right = Set them to { $right }
flintlock-a1-s-command-is-a2-but-the-morale-of = { $a1 }'s Command is { $a2 }, but the morale of most of its units, { $morale }, makes it { $a3 }.
flintlock-a1-commands-foot-and-horse-they-may-not-attack = { $a1 } commands foot and horse; they may not attack one enemy unit together.
flintlock-a1-begins-out-of-command-beyond-the-range-and = { $a1 } begins Out of Command: beyond the range and chain of { $a2 }.
flintlock-a1-begins-beyond-the-range-of-a2 = { $a1 } begins beyond the range of { $a2 }.
flintlock-set-the-range-of-a1-to-away = Set the range of { $a1 } to { $away }
flintlock-a1-is-in-the-range-of-no-leader-and = { $a1 } is in the range of no leader and will not act.

## scenario_checks/formations.rs

flintlock-a1-begins-in-a2-but-the-command-of-a3 = { $a1 } begins in { $a2 }, but the Command of { $a3 } is in { $a4 }.
flintlock-form-it-like-its-command = Form it like its Command
flintlock-a1-and-a2-share-name-but-not-a-command = { $a1 } and { $a2 } share { $name } but not a Command.
flintlock-attach-it-to-his-too = Attach it to { $his } too
flintlock-a1-and-a2-share-name-but-face-different-ways = { $a1 } and { $a2 } share { $name } but face different ways.
flintlock-turn-it-like-the-other = Turn it like the other
flintlock-a1-begins-in-close-in-woods-that-disorder-it = { $a1 } begins in Close in woods that disorder it as it moves ({ $a2 }).
flintlock-the-command-of-a1-begins-in-column-away-hexes = The Command of { $a1 } begins in Column { $away } hexes from the enemy.

## scenario_checks/ground.rs

flintlock-an-area = an area
flintlock-a1-areas = { $a1 } areas
flintlock-no-unit-can-reach-what-of-the-board-from = No unit can reach { $what } of the board, from { $a1 } on.
flintlock-the-armies-begin-away-hexes-apart-a-and-b = The armies begin { $away } hexes apart: { $a } and { $b } are the nearest.
flintlock-a-and-b-begin-away-hexes-apart-within-musket = { $a } and { $b } begin { $away } hexes apart, within musket range.

## scenario_checks/pieces.rs

flintlock-a1-has-no-weapon-infantry-has-muskets-or-rifles = { $a1 } has no weapon; infantry has muskets or rifles.
flintlock-give-it-muskets = Give it muskets
flintlock-a1-has-a-weapon-of-its-own-only-infantry = { $a1 } has a weapon of its own; only infantry has one.
flintlock-a1-is-colonial-militia-which-has-no-skirmishers = { $a1 } is colonial militia, which has no skirmishers.
flintlock-let-it-not-skirmish = Let it not skirmish
flintlock-let-it-be-no-militia = Let it be no militia
flintlock-a1-is-half-of-no-unit-of-its-side = { $a1 } is half of no unit of its side that is broken down.
flintlock-make-it-half-of-a1 = Make it half of { $a1 }
flintlock-down-units-of-a1-are-broken-down-his-limit = { $down } units of { $a1 } are broken down; his limit is { $most }.
flintlock-set-the-limit-to-right = Set the limit to { $right }
flintlock-a1-is-broken-down-but-may-not-skirmish = { $a1 } is broken down but may not skirmish.
flintlock-let-it-skirmish = Let it skirmish
flintlock-a1-is-broken-down-but-halves-skirmishers-name-it = { $a1 } is broken down, but { $halves } skirmishers name it as their base, not two.
flintlock-let-it-be-whole = Let it be whole
flintlock-a1-is-broken-down-and-still-stands-on-the = { $a1 } is broken down and still stands on the map itself.
flintlock-take-it-off-the-map = Take it off the map
flintlock-a1-may-break-limit-units-down-but-only-pairs = { $a1 } may break { $limit } units down, but only { $pairs } of his have skirmishers.
flintlock-set-the-limit-to-pairs = Set the limit to { $pairs }
flintlock-let-a1-more-of-his-skirmish = Let { $a1 } more of his skirmish

## scenario_checks/positions.rs

flintlock-a1-cannot-stand-in-name-a2 = { $a1 } cannot stand in { $name } ({ $a2 }).
flintlock-a1-units-stand-in-name-only-a-close-pair = { $a1 } units stand in { $name }; only a Close pair or the two halves of a unit may share a hex.
flintlock-guns-stand-beside-two-units-in-name-they-share = Guns stand beside two units in { $name }; they share a hex with one only.
flintlock-beside-a-unit = beside a unit
flintlock-a1-guns-stand-in-name-there-is-room-for = { $a1 } guns stand in { $name }; there is room for { $most }{ $with }.
flintlock-a1-begins-in-an-enemy-zone-of-control-a2 = { $a1 } begins in an enemy zone of control ({ $a2 }).
flintlock-a1-begins-alone-beside-an-enemy-unit = { $a1 } begins alone beside an enemy unit.
flintlock-let-it-reach-to-row-to = Let it reach to row { $to }
flintlock-let-it-begin-with-row-from = Let it begin with row { $from }
flintlock-the-deployment-zone-of-a1-has-room-for-room = The deployment zone of { $a1 } has room for { $room } units on passable hexes; it must hold { $units }.

## screen/view.rs

flintlock-side-side-flight-points-of-level = Side { $side }: Flight Points of Level
flintlock-points-of-level = { $points } of { $level }
flintlock-flight-points-2 = Flight points
flintlock-the-next-flight-roll-cannot-be-lost = The next flight roll cannot be lost
flintlock-the-next-flight-roll-is-lost-a1 = The next flight roll is lost { $a1 }

## sequence/mod.rs

flintlock-activate-or-pass-first = Activate or pass first
flintlock-go-on-or-hand-over = Go on, or hand over
flintlock-seize-or-let-him-roll = Seize, or let him roll
flintlock-a1-leads-no-command-choose-the-leader-of-one = { $a1 } leads no command: choose the leader of one
flintlock-a1-s-command-has-acted-in-this-activation = { $a1 }'s command has acted in this Activation
flintlock-every-command-has-acted-in-this-activation = Every command has acted in this Activation
flintlock-choose-the-leader-of-the-command-that-acts = Choose the leader of the command that acts
flintlock-choose-a-command-the-guns-or-the-overall-leader = Choose a command, the guns or the overall leader, or end the Activation
flintlock-roll-act-partially-or-leave-the-command-alone = Roll, act partially, or leave the command alone
flintlock-choose-a-general-action-a-change-of-formation-or = Choose a general action, a change of formation or shock first
flintlock-side-side-passes = Side { $side } passes.
flintlock-the-guns-have-had-their-step-in-this-activation = The guns have had their step in this Activation
flintlock-the-side-has-no-guns-on-the-map = The side has no guns on the map
flintlock-no-gun-that-has-still-to-act-is-within = No gun that has still to act is within an active leader's range
flintlock-acts-in-full = acts in full
flintlock-does-nothing = does nothing
flintlock-continuity-won-before = Continuity won before
flintlock-seizes-the-activation = seizes the Activation

## shock/advance.rs

flintlock-choose-the-unit-that-enters-open = Choose the unit that enters { $open }
flintlock-name-does-not-advance-it-attacked-no-hex-the = { $name } does not advance: it attacked no hex the enemy has left
flintlock-choose-the-hex-name-enters-his = Choose the hex { $name } enters: { $his }
flintlock-name-does-not-advance-to-a1-it-attacked-his = { $name } does not advance to { $a1 }: it attacked { $his }
flintlock-as-many-vacated-hexes-as-possible-are-entered-from = As many vacated hexes as possible are entered from before them, by the highest morale first

## shock/counterattack.rs

flintlock-the-line-counterattacks = The Line counterattacks.

## shock/factors.rs

flintlock-disordered-and-reduced = Disordered and Reduced

## shock/ledger.rs

flintlock-chaos-die = chaos die

## shock/militia_flight.rs

flintlock-a1-s-militia-is-surrounded-and-cannot-run = { $a1 }'s militia is surrounded and cannot run.
flintlock-a1-s-militia-runs-a2-gone = { $a1 }'s militia runs: { $a2 } gone.

## shock/mod.rs

flintlock-a1-s-command-is-not-fully-active = { $a1 }'s command is not fully active
flintlock-a1-is-colonial-militia-with-the-enemy-before-it = { $a1 } is Colonial militia with the enemy before it and will not attack
flintlock-arm-attacked-every-enemy-that-name-could-in-this = { $arm } attacked every enemy that { $name } could in this Activation: it stands by
flintlock-no-unit-of-the-command-has-had-the-enemy = No unit of the command has had the enemy before it since the Activation began, and none can charge
flintlock-name-has-the-enemy-before-it-but-is-not = { $name } has the enemy before it, but is not fully active and does not attack
flintlock-name-has-the-enemy-before-it-but-a-column = { $name } has the enemy before it, but a column does not attack
flintlock-name-has-the-enemy-before-it-but-skirmishers-do = { $name } has the enemy before it, but skirmishers do not attack
flintlock-name-is-disordered-and-cannot-begin-a-shock = { $name } is Disordered and cannot begin a Shock
flintlock-name-has-the-enemy-before-it-only-on-ground = { $name } has the enemy before it only on ground that it could not enter
flintlock-choose-who-charges-or-finish = Choose who charges, or finish
flintlock-choose-another-target-or-stay = Choose another target, or stay
flintlock-choose-whether-foot-or-horse-attacks-it = Choose whether foot or horse attacks it
flintlock-ride-or-slip-away-or-stand = Ride or slip away, or stand
flintlock-let-the-militia-run-or-stay-2 = Let the militia run, or stay
flintlock-counterattack-or-decline = Counterattack, or decline

## shock/odds.rs

flintlock-1-unit-attacks-a1 = 1 unit attacks { $a1 }
flintlock-n-units-attack-a1 = { $n } units attack { $a1 }
flintlock-factors-before-the-dice-a1-against-a2 = Factors before the dice: { $a1 } against { $a2 }
flintlock-may-counterattack = may counterattack
flintlock-before-contact-it-reaction-a1 = Before contact it { $reaction }: { $a1 }%
flintlock-if-it-stands-driven-off = If it stands, driven off
flintlock-driven-off = Driven off
flintlock-the-defender-has-the-better-of-it-a1 = The defender has the better of it: { $a1 }%

## shock/pre_shock.rs

flintlock-the-line-collapses-a1-lost = The Line collapses: { $a1 } lost.
flintlock-stands-and-loses-a-level = stands and loses a level

## shock/result.rs

flintlock-total-a1-a2 = total { $a1 }: { $a2 }
flintlock-shock-a1 = Shock: { $a1 }.
flintlock-a1-superiority-cohesion-hits = { $a1 }: { $superiority } Cohesion hits.
flintlock-a1-is-spent-after-its-charge = { $a1 } is spent after its charge.
flintlock-neither-side-is-superior = neither side is superior
flintlock-attacker-superior-by-m = attacker superior by { $m }
flintlock-defender-superior-by-a1 = defender superior by { $a1 }

## shock/retreat.rs

flintlock-a1-gives-way-first = { $a1 } gives way first
flintlock-a1-does-not-retreat = { $a1 } does not retreat
flintlock-choose-the-unit-that-retreats = Choose the unit that retreats
flintlock-choose-the-hex-a1-retreats-to = Choose the hex { $a1 } retreats to
flintlock-a1-is-pushed-back-and-disordered = { $a1 } is pushed back and Disordered.
flintlock-a1-has-nowhere-to-go-and-is-lost = { $a1 } has nowhere to go and is lost.

## shock/retreat_hexes.rs

flintlock-name-retreats-one-hex = { $name } retreats one hex
flintlock-that-hex-is-in-an-enemy-zone-of-control = That hex is in an enemy zone of control
flintlock-that-hex-is-beside-a1-who-attacked-it = That hex is beside { $a1 }, who attacked it
flintlock-a-unit-retreats-one-hex-to-open-ground-beside = A unit retreats one hex, to open ground beside no attacker and in no enemy zone

## shock/slip.rs

flintlock-a1-is-not-about-to-be-shocked = { $a1 } is not about to be shocked
flintlock-a1-is-disordered-and-cannot-ride-off = { $a1 } is Disordered and cannot ride off
flintlock-only-cavalry-and-skirmishers-slip-away-before-a-shock = Only cavalry and skirmishers slip away before a Shock
flintlock-skirmishers-do-not-outrun-cavalry = Skirmishers do not outrun cavalry
flintlock-choose-the-unit-that-rides-or-slips-away = Choose the unit that rides or slips away
flintlock-no-way-of-two-hexes-is-open-to-a1 = No way of two hexes is open to { $a1 }: it stands
flintlock-it-cannot-face-that-way = It cannot face that way
flintlock-it-rides-two-hexes-no-step-nearer-to-its = It rides two hexes, no step nearer to its attackers nor into an enemy zone
flintlock-they-slip-two-hexes-away-no-step-nearer-to = They slip two hexes away, no step nearer to their attackers nor into an enemy zone

## survey.rs

flintlock-infantry-open-or-close-line = Infantry, open or close line
flintlock-infantry-column = Infantry, column

## titles of rules

flintlock-words-and-the-order-of-dice = Words and the order of dice
flintlock-words = Words
flintlock-modifiers-and-the-order-of-dice = Modifiers and the order of dice
flintlock-pieces-and-components = Pieces and components
flintlock-combat-units-leaders-states = Combat units, leaders, states
flintlock-one-piece-one-gun = One piece, one gun
flintlock-one-six-sided-die = One six-sided die
flintlock-activations-until-an-army-breaks = Activations until an army breaks
flintlock-which-activations-are-free = Which Activations are Free
flintlock-passing = Passing
flintlock-the-growing-1 = The growing +1
flintlock-seizing-continuity = Seizing Continuity
flintlock-price-of-a-failed-seizure = Price of a failed Seizure
flintlock-leaders-and-command = Leaders and command
flintlock-overall-and-subordinate-leaders = Overall and subordinate leaders
flintlock-no-initiative-roll-for-changing-formation = No Initiative roll for changing formation
flintlock-the-overall-leader-wakes-the-leaders-in-his-range = The overall leader wakes the leaders in his range
flintlock-self-activation = Self-activation
flintlock-how-a-command-range-is-traced = How a Command Range is traced
flintlock-in-command = In Command
flintlock-chains-within-a-command = Chains within a Command
flintlock-skirmishers-and-command = Skirmishers and command
flintlock-status-is-fixed-at-the-start = Status is fixed at the start
flintlock-in-command-while-inactive = In Command while inactive
flintlock-leader-casualty-and-replacement = Leader casualty and replacement
flintlock-a-lone-leader = A lone leader
flintlock-leaders-in-forced-moves-and-in-shock = Leaders in forced moves and in Shock
flintlock-activation-of-a-command = Activation of a Command
flintlock-one-command-at-a-time = One Command at a time
flintlock-three-ways-to-use-a-command = Three ways to use a Command
flintlock-what-a-fully-active-unit-may-do = What a fully active unit may do
flintlock-partial-activation = Partial activation
flintlock-after-a-failed-self-activation = After a failed self-activation
flintlock-who-activates-a-gun = Who activates a gun
flintlock-fire-or-move-once = Fire or move, once
flintlock-four-formations-one-per-command = Four formations, one per Command
flintlock-germans-stand-close = Germans stand Close
flintlock-coming-back-into-the-command-s-formation = Coming back into the Command's formation
flintlock-a-shocked-column-opens = A shocked Column opens
flintlock-what-the-sign-of-fire-defense-means = What the sign of Fire Defense means
flintlock-who-may-skirmish = Who may skirmish
flintlock-breaking-down-into-two-skirmishers = Breaking down into two skirmishers
flintlock-recombining = Recombining
flintlock-skirmishers-slip-away-from-a-bayonet = Skirmishers slip away from a bayonet
flintlock-changing-a-command-s-formation = Changing a Command's formation
flintlock-the-formation-roll = The formation roll
flintlock-unstacking-out-of-close = Unstacking out of Close
flintlock-optional-historical-formations = Optional: historical formations
flintlock-movement-and-terrain = Movement and terrain
flintlock-movement-hex-by-hex = Movement, hex by hex
flintlock-what-is-not-movement = What is not movement
flintlock-close-line-in-heavy-woods = Close line in heavy woods
flintlock-front-flank-rear-of-infantry = Front, flank, rear of infantry
flintlock-cavalry-and-guns-face-a-vertex-like-a-line = Cavalry and guns face a vertex like a line
flintlock-turning-in-motion-is-free = Turning in motion is free
flintlock-the-one-step-limit = The one-step limit
flintlock-no-turning-for-active-firers-ralliers-attackers = No turning for active firers, ralliers, attackers
flintlock-field-of-fire = Field of fire
flintlock-which-side-is-hit = Which side is hit
flintlock-zones-of-control = Zones of control
flintlock-who-has-a-zone-of-control = Who has a zone of control
flintlock-entering-a-zone-of-control-stops = Entering a zone of control stops
flintlock-infantry-leaves-by-withdrawal = Infantry leaves by Withdrawal
flintlock-cavalry-skirmishers-and-guns-leave-a-zone-of-control = Cavalry, skirmishers and guns leave a zone of control
flintlock-one-combat-unit-per-hex = One combat unit per hex
flintlock-guns-in-a-hex = Guns in a hex
flintlock-close-pairs = Close pairs
flintlock-skirmisher-pairs = Skirmisher pairs
flintlock-who-can-fire-and-phasing-fire = Who can fire, and Phasing Fire
flintlock-one-unit-at-one-unit = One unit at one unit
flintlock-the-fire-step = The fire step
flintlock-return-fire-2 = Return Fire
flintlock-reaction-to-movement = Reaction to Movement
flintlock-once-per-enemy-activation = Once per enemy Activation
flintlock-making-the-shot = Making the shot
flintlock-what-blocks-sight = What blocks sight
flintlock-sight-along-a-hexside = Sight along a hexside
flintlock-first-volley-3 = First Volley
flintlock-laying-smoke = Laying Smoke
flintlock-what-smoke-does = What Smoke does
flintlock-smoke-drifts-off = Smoke drifts off
flintlock-fire-results-and-rally = Fire results and rally
flintlock-leader-casualties = Leader casualties
flintlock-a-command-attacks-as-one-line = A Command attacks as one Line
flintlock-who-must-take-part-in-a-shock = Who must take part in a Shock
flintlock-militia-do-not-attack = Militia do not attack
flintlock-two-lines-however-split = Two Lines, however split
flintlock-several-defending-commands = Several defending Commands
flintlock-foot-and-horse = Foot and horse
flintlock-steps-of-a-shock = Steps of a Shock
flintlock-shock-status-and-cohesion-hits = Shock Status and Cohesion hits
flintlock-when-the-status-drops = When the Status drops
flintlock-one-drop-per-addition = One drop per addition
flintlock-pre-shock-reaction = Pre-Shock Reaction
flintlock-whose-status-counts = Whose Status counts
flintlock-mixed-militia = Mixed militia
flintlock-counterattack-before-contact = Counterattack before contact
flintlock-fall-back = Fall Back
flintlock-pushing-friends-back = Pushing friends back
flintlock-collapse = Collapse
flintlock-militia-may-run = Militia may run
flintlock-the-shock-factor-total = The Shock Factor Total
flintlock-factor-1-size = Factor 1: size
flintlock-factor-2-position = Factor 2: position
flintlock-factor-3-terrain = Factor 3: terrain
flintlock-factor-4-shock-status = Factor 4: Shock Status
flintlock-factor-5-cavalry = Factor 5: cavalry
flintlock-factor-6-formation = Factor 6: formation
flintlock-factor-7-state-of-the-units = Factor 7: state of the units
flintlock-factor-8-chaos = Factor 8: chaos
flintlock-reading-the-result-of-a-shock = Reading the result of a Shock
flintlock-results-of-shock-engaged-hits-levels = Results of Shock: engaged, hits, levels
flintlock-attackers-must-advance = Attackers must advance
flintlock-guns-in-a-shock = Guns in a Shock
flintlock-entering-an-abandoned-gun-s-hex = Entering an Abandoned gun's hex
flintlock-dragging-guns-off = Dragging guns off
flintlock-reaction-retreat = Reaction Retreat
flintlock-how-a-reaction-retreat-goes = How a Reaction Retreat goes
flintlock-the-shot-a-reaction-retreat-averts = The shot a Reaction Retreat averts
flintlock-the-run-of-a-charge = The run of a charge
flintlock-shot-at-while-charging = Shot at while charging
flintlock-charged-infantry-shakes = Charged infantry shakes
flintlock-spent-after-the-charge = Spent after the charge
flintlock-the-target-of-a-charge-has-gone = The target of a charge has gone
flintlock-the-flight-roll = The Flight roll
flintlock-other-endings = Other endings
flintlock-table-formations = Table: formations
flintlock-table-shock-status = Table: Shock Status
flintlock-table-movement-allowance = Table: movement allowance
flintlock-table-range = Table: range
flintlock-table-modifiers-of-fire = Table: modifiers of fire
flintlock-table-results-of-fire = Table: results of fire
flintlock-table-checks = Table: checks
flintlock-table-pre-shock-reaction = Table: Pre-Shock Reaction
flintlock-table-factors-of-shock = Table: factors of Shock
flintlock-table-results-of-shock = Table: results of Shock
flintlock-table-terrain = Table: terrain
flintlock-table-flight-points = Table: Flight Points
flintlock-table-morale = Table: morale
flintlock-table-figures-of-an-army = Table: figures of an army
flintlock-table-draws = Table: draws
flintlock-what-a-scenario-says = What a scenario says
flintlock-check-v02-an-error = Check V02, an error
flintlock-check-v04-an-error = Check V04, an error
flintlock-check-v08-information = Check V08, information
flintlock-check-v09-an-error = Check V09, an error
flintlock-check-v10-an-error = Check V10, an error
flintlock-check-v15-a-warning = Check V15, a warning
flintlock-check-v16-a-warning = Check V16, a warning
flintlock-check-v18-an-error = Check V18, an error
flintlock-check-v19-an-error = Check V19, an error
flintlock-check-v22-information = Check V22, information
flintlock-check-v25-an-error = Check V25, an error
flintlock-check-v26-a-warning = Check V26, a warning
flintlock-check-v27-information = Check V27, information
flintlock-check-v30-an-error = Check V30, an error
flintlock-check-v31-an-error = Check V31, an error
flintlock-check-v33-a-warning = Check V33, a warning
flintlock-check-v35-information = Check V35, information
flintlock-check-v36-a-warning = Check V36, a warning
flintlock-check-v38-an-error = Check V38, an error
flintlock-check-v40-a-warning = Check V40, a warning
flintlock-check-v41-a-warning = Check V41, a warning
flintlock-odds-to-know = Odds to know
flintlock-what-pre-shock-brings = What Pre-Shock brings
flintlock-when-to-attack = When to attack
flintlock-the-clock-is-free-activations = The clock is Free Activations
flintlock-when-to-attempt-continuity = When to attempt Continuity
flintlock-when-to-seize = When to seize
flintlock-where-the-overall-leader-stands = Where the overall leader stands
flintlock-a-leader-out-of-range = A leader out of range
flintlock-which-command-first = Which Command first
flintlock-when-to-use-first-volley = When to use First Volley
flintlock-smoke = Smoke
flintlock-which-formation = Which formation
flintlock-which-target = Which target
flintlock-positions = Positions
flintlock-against-a-stalemate = Against a stalemate

## victory.rs

flintlock-the-army-runs = the army runs
flintlock-fights-on = fights on
flintlock-points-flight-points-and-a-die-exceed-side-side = { $points } Flight Points and a { $die } exceed side { $side }'s Flight Level of { $level }.
flintlock-side-side-takes-flight = Side { $side } takes flight.
flintlock-neither-side-has-infantry-or-cavalry-left = Neither side has infantry or cavalry left.
flintlock-side-a1-has-neither-infantry-nor-cavalry-left = Side { $a1 } has neither infantry nor cavalry left.
flintlock-draw-at-passes-in-a-row-nobody-wants-to = { $draw_at } passes in a row: nobody wants to fight on.
