## battle/answers.rs

purky-choose-to-fire-first-or-to-move-first = Choose to fire first or to move first
purky-choose-to-stand-or-to-countercharge = Choose to stand or to countercharge
purky-name-one-of-those-who-came-on-by-his = Name one of those who came on by his place
purky-name-a-unit-whose-charge-is-to-be-settled = Name a unit whose charge is to be settled, the first of those on its target
purky-it-goes-as-far-as-it-must-straight-away = It goes as far as it must, straight away from the enemy
purky-a-rallied-unit-turns-to-another-facing-of-its = A rallied unit turns to another facing of its kind
purky-it-rides-on-toward-its-own-edge-no-farther = It rides on toward its own edge, no farther than { $inches } inches

## battle/audit.rs

purky-name-has-figures-figures-unit-strength = { $name } has { $figures } figures (unit.strength)
purky-name-has-stands-its-figures-do-not-fill-unit = { $name } has stands its figures do not fill (unit.strength)
purky-name-shares-its-hex-move-friends = { $name } shares its hex (move.friends)

## catalog

purky-purky-s-quick-reference-sheet = Purky's quick reference sheet
purky-battles-of-the-eighteenth-century-in-battalions-of-thirty = Battles of the eighteenth century in battalions of thirty figures and squadrons of horse, on stands that are lost one by one: volleys of ten-sided dice read off charts from A to E, charges settled by nerve before blows, morale that looks at the two lowest of many dice. A hex is two inches of the table. After James Purky's 18th-century quick reference sheet.
purky-soft-ground = Soft ground
purky-rough-cover-blocks-sight = Rough, cover; blocks sight.
purky-dense-woods = Dense woods
purky-very-rough-cover-blocks-sight-guns-by-road-only = Very rough, cover; blocks sight; guns by road only.
purky-very-rough-guns-by-road-only = Very rough; guns by road only.
purky-fortified-town = Fortified town
purky-rough-hard-cover-blocks-sight = Rough, hard cover; blocks sight.
purky-works = Works
purky-open-hard-cover = Open, hard cover.
purky-impassable = Impassable
purky-march-columns-and-limbered-guns-ignore-the-ground-along = March columns and limbered guns ignore the ground along it.
purky-an-obstacle-hard-cover = An obstacle; hard cover.
purky-an-obstacle = An obstacle.
purky-an-obstacle-cover = An obstacle; cover.
purky-abatis = Abatis
purky-entrenchment = Entrenchment
purky-rough-to-cross = Rough to cross.
purky-crosses-a-river-or-a-stream-at-no-cost = Crosses a river or a stream at no cost.
purky-grenadiers-or-guards = Grenadiers or Guards
purky-figure = figure
purky-stands = Stands
purky-stands-2 = stands
purky-stands-at-the-start = Stands at the start
purky-figures-a-stand = Figures a stand
purky-figures = figures
purky-figures-on-a-full-stand = Figures on a full stand
purky-value = Value
purky-what-it-counts-when-it-is-lost = What it counts when it is lost
purky-musketeers-or-fusiliers = Musketeers or Fusiliers
purky-garrison-troops = Garrison troops
purky-j-gers-croats-or-irregulars = Jägers, Croats or irregulars
purky-arms = Arms
purky-what-they-fire-with-it-settles-their-range = What they fire with: it settles their range
purky-irregular-light-cavalry = Irregular light cavalry
purky-cuirassiers = Cuirassiers
purky-heavy-howitzers = Heavy howitzers
purky-figures-of-the-battery = Figures of the battery
purky-medium-howitzers = Medium howitzers
purky-light-howitzers = Light howitzers
purky-heavy-artillery = Heavy artillery
purky-medium-artillery = Medium artillery
purky-light-artillery = Light artillery
purky-only-mounted-leaders-are-hit-with-their-unit = Only mounted leaders are hit with their unit
purky-army-commander = Army commander
purky-exceptional = Exceptional
purky-adds-one-to-the-roll-for-initiative = Adds one to the roll for initiative
purky-the-battle-ends-after-so-many-turns = The battle ends after so many turns
purky-share-of-its-value-removed-or-routing-at-which = Share of its value removed or routing at which an army breaks
purky-pursuit-die = Pursuit die
purky-ten-sided = Ten-sided
purky-six-sided = Six-sided
purky-the-die-a-victorious-cavalry-unit-rolls = The die a victorious cavalry unit rolls
purky-oblique-march = Oblique march
purky-oblique-steps-at-full-rate-for-two-inches-of = Oblique steps at full rate for two inches of the whole move
purky-bavaria = Bavaria
purky-w-rttemberg = Württemberg
purky-imperial-circles = Imperial circles
purky-hanover = Hanover
purky-figures-2 = Figures
purky-fig = Fig
purky-figures-at-the-start = Figures at the start
purky-cumulative-hits = Cumulative hits
purky-morale-chart = Morale chart
purky-chart = Chart
purky-stands-left = Stands left
purky-shaken-since-turn = Shaken since turn
purky-since = Since
purky-moved-or-fought-last-in-turn = Moved or fought last in turn
purky-stirred = Stirred
purky-cannot-move-until-turn = Cannot move until turn
purky-lamed = Lamed
purky-routing = Routing
purky-unformed = Unformed
purky-flanks-secure = Flanks secure
purky-in-cover = In cover
purky-charged = Charged
purky-changed-formation-this-turn = Changed formation this turn
purky-changed-facing-this-turn = Changed facing this turn
purky-has-limbered-this-turn = Has limbered this turn
purky-has-moved-this-turn = Has moved this turn
purky-has-unlimbered-this-turn = Has unlimbered this turn
purky-has-prolonged-this-turn = Has prolonged this turn
purky-has-fought-this-turn = Has fought this turn
purky-has-tried-to-rally-this-turn = Has tried to rally this turn
purky-lightly-wounded = Lightly wounded
purky-severely-wounded = Severely wounded
purky-deputy = Deputy
purky-has-made-its-reserve-move = Has made its reserve move
purky-melee = Melee
purky-leader-and-reserve-moves = Leader and reserve moves
purky-roll-for-a-shaken-unit-with-its-leader = Roll for a shaken unit with its leader
purky-fight-next = Fight next
purky-settle-this-unit-s-charge-next = Settle this unit's charge next
purky-retire-to = Retire to
purky-click-where-it-goes = Click where it goes
purky-ride-on-to = Ride on to
purky-click-where-the-leader-rides = Click where the leader rides
purky-move-first-or-fire-first = Move first or fire first?
purky-fire-first = Fire first
purky-move-first = Move first
purky-which-shaken-units-are-rallied = Which shaken units are rallied?
purky-which-way-does-the-rallied-unit-face = Which way does the rallied unit face?
purky-move-units-charge-or-end = Move units, charge, or end.
purky-which-charge-is-settled-next = Which charge is settled next?
purky-countercharge-or-stand = Countercharge or stand?
purky-figures-divided = Figures divided
purky-which-charger-does-a-figure-left-over-fight = Which charger does a figure left over fight?
purky-where-does-it-go = Where does it go?
purky-how-far-does-it-ride-on = How far does it ride on?
purky-no-farther = No farther
purky-leaders-and-reserves = Leaders and reserves
purky-move-leaders-and-reserves-or-end = Move leaders and reserves, or end.
purky-end-of-the-turn = End of the turn
purky-open-flanks = Open flanks
purky-own-units-without-secure-flanks = Own units without secure flanks
purky-own-units-that-test-on-chart-c-or-worse = Own units that test on Chart C or worse

## charges/judge.rs

purky-leaders-do-not-charge-but-go-with-a-unit = Leaders do not charge, but go with a unit that does
purky-troops-of-this-type-do-not-charge = Troops of this type do not charge
purky-only-units-in-good-morale-charge = Only units in good morale charge
purky-only-a-line-or-an-attack-column-charges = Only a line or an attack column charges
purky-it-is-charged-and-stands-where-it-is = It is charged and stands where it is
purky-it-charges-already = It charges already
purky-it-has-moved-this-turn-a-charge-is-its = It has moved this turn: a charge is its whole move
purky-it-does-not-see-its-target-past-name = It does not see its target past { $name }
purky-a-charge-ends-next-to-its-target-not-in = A charge ends next to its target, not in its hex
purky-no-way-within-its-reach-ends-next-to-the = No way within its reach ends next to the target and faces it
purky-the-way-must-end-next-to-the-target-with = The way must end next to the target, with the target before it
purky-a1-charges-a2 = { $a1 } charges { $a2 }
purky-it-is-gone = it is gone
purky-it-routs = it routs
purky-it-is-shaken = it is shaken
purky-it-is-not-in-contact-any-more = it is not in contact any more

## charges/ways.rs

purky-a-square-does-not-charge = A square does not charge
purky-a-charge-begins-with-a-wheel-of-one-step = A charge begins with a wheel of one step at most
purky-the-target-is-out-of-the-reach-of-its = The target is out of the reach of its charge
purky-one-unit-ends-in-a-hex-a-friend-stands = One unit ends in a hex: a friend stands where the charge ends
purky-a-charge-goes-straight-on-forward-steps-only = A charge goes straight on: forward steps only

## firing/dice.rs

purky-at-a-square = at a square
purky-at-a-column = at a column
purky-at-skirmishers-or-guns-in-action = at skirmishers or guns in action
purky-at-hard-cover = at hard cover

## firing/judge.rs

purky-name-one-target-a-unit-fires-at-one = Name one target: a unit fires at one
purky-it-has-no-fire-numbers = It has no fire numbers
purky-neither-limbered-guns-nor-routing-units-fire-unlimber-or = Neither limbered guns nor routing units fire: unlimber or rally it
purky-it-charges-this-turn-and-does-not-fire = It charges this turn and does not fire
purky-it-has-fired-this-turn-one-volley-at-one = It has fired this turn: one volley, at one target
purky-a-unit-in-contact-fires-only-at-the-unit = A unit in contact fires only at the unit that charged it
purky-nobody-else-fires-at-a-unit-in-contact = Nobody else fires at a unit in contact
purky-it-is-range-hexes-off-the-range-is-reach = It is { $range } hexes off: the range is { $reach }
purky-it-lies-outside-the-arc-of-45-degrees-to = It lies outside the arc of 45 degrees to either side
purky-on-this-chart-it-has-no-dice = On this chart it has no dice

## firing/range.rs

purky-name-up-to-to-hexes = { $name }, up to { $to } hexes
purky-short-range = Short range
purky-long-range = Long range

## firing/step.rs

purky-a1-fires-at-a2-on-chart-letter-what = { $a1 } fires at { $a2 } on Chart { $letter }: { $what }

## leaders/casualty.rs

purky-is-grazed = is grazed
purky-is-missed = is missed
purky-is-lightly-wounded = is lightly wounded
purky-is-severely-wounded = is severely wounded
purky-is-killed-by-round-shot = is killed by round shot
purky-a-deputy-takes-the-place-of-a1 = A deputy takes the place of { $a1 }
purky-name-rides-to-friend = { $name } rides to { $friend }

## leaders/mod.rs

purky-only-leaders-ride-a-unit-moves = Only leaders ride: a unit moves
purky-he-rides-hexes-hexes-at-most-not-into-enemies = He rides { $hexes } hexes at most, not into enemies or barred ground

## leaders/reserve.rs

purky-routing-units-make-no-reserve-move = Routing units make no reserve move
purky-it-has-made-its-reserve-move = It has made its reserve move
purky-only-limbered-guns-make-a-reserve-move = Only limbered guns make a reserve move
purky-an-enemy-stands-too-near-for-a-reserve-move = An enemy stands too near for a reserve move
purky-a-reserve-move-ends-as-soon-as-an-enemy = A reserve move ends as soon as an enemy is near
purky-a-battery-only-moves-in-reserve = A battery only moves in reserve
purky-a-reserve-move-is-no-charge = A reserve move is no charge

## melee/blows.rs

purky-a1-fights-a2-on-chart-letter-what = { $a1 } fights { $a2 } on Chart { $letter }: { $what }

## melee/chart.rs

purky-square-against-cavalry = square against cavalry
purky-formed-against-unformed = formed against unformed
purky-cover-against-cavalry = cover against cavalry
purky-uphill-or-cover = uphill or cover
purky-cavalry-at-the-halt = cavalry at the halt
purky-flanks-not-secure = flanks not secure

## melee/course.rs

purky-the-charge-of-a1-is-broken-off-it-fails = The charge of { $a1 } is broken off: it fails its test
purky-the-charge-of-a1-drives-off-a2 = The charge of { $a1 } drives off { $a2 }

## melee/next.rs

purky-the-charge-of-a1-is-broken-off-a2 = The charge of { $a1 } is broken off: { $a2 }
purky-is-charged-while-it-routs-and-is-taken-off = is charged while it routs and is taken off

## melee/pursuit.rs

purky-goes-on-in-pursuit = goes on in pursuit
purky-goes-back-to-its-own-lines = goes back to its own lines
purky-holds-the-place = holds the place
purky-rallies-on-the-spot = rallies on the spot
purky-is-ridden-down = is ridden down
purky-is-caught-and-routs-it-is-taken-off = is caught and routs: it is taken off

## melee/result.rs

purky-a1-has-won = { $a1 } has won

## morale/flight.rs

purky-leaves-its-guns-and-is-taken-off = leaves its guns and is taken off
purky-runs-off-the-field = runs off the field

## morale/loss.rs

purky-is-worn-down-and-is-taken-off = is worn down and is taken off

## morale/state.rs

purky-a1-is-shaken = { $a1 } is shaken
purky-was-shaken-and-routs-it-is-taken-off = was shaken and routs: it is taken off
purky-a1-routs = { $a1 } routs

## morale/test.rs

purky-secure-flanks = secure flanks
purky-a1-tests-on-chart-letter-and-how = { $a1 } tests on Chart { $letter } and { $how }
purky-passes-so-it-is-rallied-and-good-again = passes, so it is rallied and good again
purky-fails-one-die-so-it-is-rallied-but-shaken = fails one die, so it is rallied but shaken
purky-passes-so-it-countercharges = passes, so it countercharges
purky-fails-one-die-so-it-does-not-countercharge = fails one die, so it does not countercharge
purky-fails-both-dice-so-it-does-not-countercharge = fails both dice, so it does not countercharge
purky-fails-one-die-so-it-is-not-taken-off = fails one die, so it is not taken off
purky-fails-one-die-so-it-stays-shaken = fails one die, so it stays shaken
purky-fails-one-die = fails one die
purky-fails-both-dice = fails both dice

## movement/change.rs

purky-it-cannot-change-to-this-formation-a1 = It cannot change to this formation: { $a1 }
purky-skirmishers-are-unformed-and-form-no-square-form-line = Skirmishers are unformed and form no square: form line first
purky-a-change-of-formation-turns-it-by-one-hour = A change of formation turns it by one hour at most: name a facing next to its own
purky-it-has-changed-formation-or-facing-this-turn-one = It has changed formation or facing this turn: one change a turn

## movement/guns.rs

purky-a-battery-has-two-functions-a-turn-each-once = A battery has two functions a turn, each once: it has used them
purky-it-has-prolonged-this-turn-each-function-once = It has prolonged this turn: each function once
purky-it-has-done-that-this-turn-each-function-once = It has done that this turn: each function once
purky-it-has-gone-more-than-half-its-move-limber = It has gone more than half its move: limber or unlimber sooner

## movement/judge.rs

purky-it-charges-that-is-its-whole-move = It charges: that is its whole move
purky-a-square-faces-no-way = A square faces no way
purky-name-the-formation = Name the formation
purky-leaders-ride-in-the-last-phase-of-the-turn = Leaders ride in the last phase of the turn, or go with a unit
purky-a-routing-unit-waits-for-its-attempt-to-rally = A routing unit waits for its attempt to rally

## movement/step.rs

purky-a-square-does-not-move-change-its-formation-first = A square does not move: change its formation first
purky-it-has-not-enough-inches-left-for-this-step = It has not enough inches left for this step
purky-nobody-enters-there-go-round-or-by-a-bridge = Nobody enters there: go round, or by a bridge
purky-guns-enter-very-rough-ground-by-road-only = Guns enter very rough ground by road only
purky-charge-it = charge it
purky-stop-beside-him-and-he-rides-off = stop beside him, and he rides off
purky-a1-stands-there-advice = { $a1 } stands there: { $advice }
purky-a1-stands-in-the-way-go-round-it = { $a1 } stands in the way: go round it

## movement/turning.rs

purky-it-faces-that-way-or-no-way-at-all = It faces that way, or no way at all
purky-formed-as-it-is-it-does-not-face-that = Formed as it is it does not face that way
purky-it-has-prolonged-this-turn-a-turn-is-part = It has prolonged this turn: a turn is part of that
purky-it-has-changed-formation-or-facing-this-turn-one-2 = It has changed formation or facing this turn: one change a turn, but it may wheel
purky-it-has-not-enough-inches-left-to-change-its = It has not enough inches left to change its facing

## pickup/armies.rs

purky-battalions-of-each-side = battalions of each side
purky-regiments-of-horse-of-each-side = regiments of horse of each side
purky-light-troops-on-4-and-more = light troops, on 4 and more
purky-regiment-of-horse = regiment of horse
purky-no-light-troops = no light troops
purky-light-troops = light troops
purky-name-a1-battalions-a2-regiments-of-horse-a3-batteries = { $name }: { $a1 } battalions, { $a2 } regiments of horse, { $a3 } batteries, { $light }.

## pickup/deployment.rs

purky-name-a1-in-the-first-line-a2-behind-it = { $name }: { $a1 } in the first line, { $a2 } behind it, horse on both wings.

## pickup/mod.rs

purky-armies-of-one-size = armies of one size
purky-nation-of-side-side = nation of side { $side }
purky-a1-against-a2 = { $a1 } against { $a2 }.

## quotes.rs

purky-a1-inches = { $a1 } inches
purky-a1-5-inches = { $a1 }.5 inches
purky-chart-a1-a2 = Chart { $a1 }: { $a2 }
purky-it-fires-with-half-its-dice-in-this-turn = It fires with half its dice in this turn
purky-a1-routs-it-is-taken-off-in-the-melee = { $a1 } routs: it is taken off in the Melee phase, without tests or blows
purky-name-tests-on-chart-chart-of-dice-dice-the = { $name } tests on Chart { $chart }: of { $dice } dice the { $counted } lowest must show { $number } or less
purky-if-a1-does-not-countercharge-it-is-at-the = If { $a1 } does not countercharge, it is at the halt:
purky-name-chart-chart-a1 = { $name }: Chart { $chart }, { $a1 }

## rally/mod.rs

purky-a1-has-stood-still-and-is-good-again = { $a1 } has stood still and is good again
purky-does-not-rally-and-is-taken-off = does not rally and is taken off
purky-leaders-rally-units-name-the-shaken-unit = Leaders rally units: name the shaken unit
purky-it-is-not-shaken = It is not shaken
purky-no-leader-is-with-it-who-has-not-tried = No leader is with it who has not tried to rally this turn

## scenario_checks/army.rs

purky-a1-has-stands-stands-its-second-rank-is-not = { $a1 } has { $stands } stands: its second rank is not even.
purky-give-it-even-stands = Give it { $even } stands
purky-a1-counts-high-no-unit-of-the-enemy-more = { $a1 } counts { $high }, no unit of the enemy more than { $low }.
purky-set-it-to-most = Set it to { $most }

## scenario_checks/field.rs

purky-a1-is-with-no-unit-nobody-has-his-bonus = { $a1 } is with no unit: nobody has his bonus.
purky-a1-is-limbered-within-range-of-a2 = { $a1 } is limbered within range of { $a2 }.
purky-a1-stands-on-very-rough-ground-at-name-which = { $a1 } stands on very rough ground at { $name }, which guns enter by road only.
purky-a1-and-a2-begin-within-range-of-each-other = { $a1 } and { $a2 } begin within range of each other.
purky-a1-stands-in-the-first-line-with-neither-flank = { $a1 } stands in the first line with neither flank secure.

## scenario_checks/mod.rs

purky-a1-has-has-stands-with-taken-off-or-fewer = { $a1 } has { $has } stands; with { $taken_off } or fewer it is taken off.
purky-give-it-enough-stands = Give it { $enough } stands
purky-a1-is-not-the-only-exceptional-commander-the-other = { $a1 } is not the only exceptional commander: the other army has one too.

## screen.rs

purky-dice-none-can-hit = { $dice }, none can hit
purky-dice-each-hits-on-1 = { $dice }, each hits on 1
purky-dice-each-hits-on-1-to-number = { $dice }, each hits on 1 to { $number }
purky-lost-or-routing = Lost or routing
purky-a1-of-a2-lost-a3-routing-the-army-breaks = { $a1 } of { $a2 } lost, { $a3 } routing; the army breaks at { $limit }
purky-one-charges-whom = { $one } charges { $whom }
purky-a1-together-charge-whom = { $a1 } together charge { $whom }
purky-is-rallied = is rallied
purky-charger = Charger

## sequence/initiative.rs

purky-side-side-a1 = Side { $side }: { $a1 }
purky-side-first-moves-first-side-a1-fires-first = Side { $first } moves first; side { $a1 } fires first

## titles of rules

purky-scale-units-charts = Scale, units, charts
purky-the-unit-types = The unit types
purky-a-to-e-are-charts-not-troop-grades = A to E are charts, not troop grades
purky-strength-is-figures-on-stands = Strength is figures on stands
purky-when-a-unit-is-taken-off = When a unit is taken off
purky-lines-face-a-vertex-columns-a-side = Lines face a vertex, columns a side
purky-unformed-troops = Unformed troops
purky-secure-flanks-2 = Secure flanks
purky-phases-and-who-goes-first = Phases and who goes first
purky-who-rolls = Who rolls
purky-the-roll = The roll
purky-standing-still = Standing still
purky-forward-steps = Forward steps
purky-backwards-and-sideways = Backwards and sideways
purky-changing-formation-or-facing = Changing formation or facing
purky-friends-in-the-way = Friends in the way
purky-no-contact-without-a-charge = No contact without a charge
purky-declaring-a-charge = Declaring a charge
purky-who-may-charge = Who may charge
purky-when-the-target-is-gone = When the target is gone
purky-artillery = Artillery
purky-two-functions = Two functions
purky-full-or-by-halves = Full or by halves
purky-first-fire-and-return-fire = First fire and return fire
purky-arc-of-fire = Arc of fire
purky-range-and-sight = Range and sight
purky-which-chart = Which chart
purky-volleys = Volleys
purky-no-split-fire = No split fire
purky-the-procedure = The procedure
purky-a-charger-or-defender-that-fails-before-the-fight = A charger or defender that fails before the fight
purky-several-chargers-on-one-target = Several chargers on one target
purky-winner-draw-and-what-follows = Winner, draw, and what follows
purky-when-to-test = When to test
purky-outcome = Outcome
purky-cavalry-pursuit = Cavalry pursuit
purky-the-test = The test
purky-running-after = Running after
purky-leaders-move-last = Leaders move last
purky-officer-casualties = Officer casualties
purky-a-leader-alone = A leader alone
purky-reserve-moves = Reserve moves
purky-reserves = Reserves
