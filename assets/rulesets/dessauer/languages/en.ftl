## attack/contact.rs

dessauer-its-target-has-evaded = its target has evaded
dessauer-it-does-not-get-as-far = it does not get as far
dessauer-the-attack-of-a1-meets-nobody-why = The attack of { $a1 } meets nobody: { $why }
dessauer-a1-is-in-contact-with-a2-way = { $a1 } is in contact with { $a2 }{ $way }
dessauer-a1-catches-a2 = { $a1 } catches { $a2 }

## attack/course.rs

dessauer-a1-breaks-its-attack-off-its-target-has-evaded = { $a1 } breaks its attack off: its target has evaded

## attack/evade.rs

dessauer-a1-cannot-get-away = { $a1 } cannot get away
dessauer-it-goes-hexes-hexes-at-most-by-no-step = It goes { $hexes } hexes at most, by no step nearer to the attacker, to a free hex
dessauer-name-a-facing-of-its-formation = Name a facing of its formation
dessauer-a1-evades = { $a1 } evades

## attack/judge.rs

dessauer-gunners-do-not-attack = Gunners do not attack
dessauer-it-is-shaken-rally-it-first = It is shaken: rally it first
dessauer-a-square-does-not-attack-form-line-or-column = A square does not attack: form line or column first
dessauer-a-bent-line-does-not-attack-straighten-it-first = A bent line does not attack: straighten it first
dessauer-guns-without-gunners-are-not-attacked-move-onto-them = Guns without gunners are not attacked: move onto them
dessauer-horse-does-not-attack-a-town-block = Horse does not attack a town block
dessauer-horse-does-not-attack-into-woods = Horse does not attack into woods
dessauer-horse-does-not-attack-across-works = Horse does not attack across works
dessauer-nobody-makes-contact-across-a-river = Nobody makes contact across a river
dessauer-contact-across-a-bridge-is-made-in-column = Contact across a bridge is made in column

## attack/ways.rs

dessauer-only-by-road-does-it-get-so-far-and = Only by road does it get so far, and then it does not attack
dessauer-it-has-not-enough-inches-left-for-this-way = It has not enough inches left for this way
dessauer-it-has-not-enough-inches-for-this-way-charges = It has not enough inches for this way: charges are steady and straight
dessauer-a-garrison-leaves-its-block-before-it-attacks = A garrison leaves its block before it attacks
dessauer-horse-strikes-in-two-lines-the-second-right-behind = Horse strikes in two lines, the second right behind the first
dessauer-a-second-line-of-horse-strikes-in-line-form = A second line of horse strikes in line: form it first
dessauer-it-does-not-come-up-to-the-target = It does not come up to the target
dessauer-it-does-not-end-with-the-target-before-its = It does not end with the target before its front
dessauer-skirmishers-do-not-attack-steady-troops-from-the-front = Skirmishers do not attack steady troops from the front
dessauer-it-has-marched-by-road-farther-than-it-could = It has marched by road farther than it could have otherwise
dessauer-at-its-usual-speed-it-does-not-get-so = At its usual speed it does not get so far: let it charge
dessauer-it-did-not-see-the-target-when-its-move = It did not see the target when its move began

## battle/audit.rs

dessauer-a1-is-in-combat-and-not-on-the-map = { $a1 } is in combat and not on the map (attack.declare)
dessauer-name-has-models-models-unit-strength = { $name } has { $models } models (unit.strength)
dessauer-name-is-not-formed-as-the-block-asks-town = { $name } is not formed as the block asks (town.enter)
dessauer-name-is-marked-in-combat-and-is-not-or = { $name } is marked in combat and is not, or the reverse (attack.declare)
dessauer-name-shares-its-hex-move-limits = { $name } shares its hex (move.limits)

## battle/deployment.rs

dessauer-it-faces-all-round = It faces all round
dessauer-it-does-not-stand-so-there-a1 = It does not stand so there: { $a1 }
dessauer-it-is-set-up-in-the-area-of-its = It is set up in the area of its side
dessauer-he-cannot-be-there = He cannot be there
dessauer-another-unit-stands-there-move-it-first = Another unit stands there: move it first
dessauer-it-cannot-stand-on-that-ground = It cannot stand on that ground

## battle/game.rs

dessauer-friends-have-passed-it-this-turn-it-stands-where = Friends have passed it this turn: it stands where it is

## battle/moment.rs

dessauer-a-moment-has-no-note-note-but-fights-flank = A moment has no note '{ $note }', but 'fights', 'flank' or 'charges' with two units, 'hit' with two, and 'stirred' with one.

## catalog

dessauer-old-dessauer = Old Dessauer
dessauer-battles-of-the-age-of-frederick-and-marlborough-with = Battles of the age of Frederick and Marlborough with single models: battalions of two dozen, squadrons of sixteen, batteries of their gunners. Moves are paid from a purse, the enemy remembers what you did last, attacks bind pairs of units until one gives way. A hex is two inches of the table. After Old Dessauer 25mm by Wes Rogers.
dessauer-slow-disorders-formed-troops-horse-and-guns-by-road = Slow, disorders formed troops; horse and guns by road only; soft cover.
dessauer-town-block = Town block
dessauer-foot-only-in-garrison-height-of-one-contour = Foot only, in garrison; height of one contour.
dessauer-room = Room
dessauer-models = models
dessauer-models-it-holds = Models it holds
dessauer-height = Height
dessauer-contours = contours
dessauer-how-many-contours-high-it-is = How many contours high it is
dessauer-tall-town-block = Tall town block
dessauer-a-town-block-as-high-as-two-contours = A town block as high as two contours.
dessauer-large-town-block = Large town block
dessauer-a-town-block-with-more-room = A town block with more room.
dessauer-columns-and-limbered-guns-that-keep-to-it-go = Columns and limbered guns that keep to it go half as far again.
dessauer-an-obstacle-soft-cover = An obstacle; soft cover.
dessauer-cost = Cost
dessauer-inches = inches
dessauer-inches-more-across-it = Inches more across it
dessauer-covers = Covers
dessauer-who-stands-behind-it-has-cover = Who stands behind it has cover
dessauer-screens = Screens
dessauer-it-stops-small-arms-and-canister-that-pass-over = It stops small arms and canister that pass over it
dessauer-tall-hedge = Tall hedge
dessauer-an-obstacle-soft-cover-stops-small-arms-and-canister = An obstacle; soft cover; stops small arms and canister that pass over it.
dessauer-fieldworks = Fieldworks
dessauer-hard-cover-horse-does-not-cross = Hard cover; horse does not cross.
dessauer-fieldworks-inside-to-the-left = Fieldworks, inside to the left
dessauer-open-on-the-left-of-their-course-they-cover = Open on the left of their course: they cover who stands there, and nobody outside.
dessauer-fieldworks-inside-to-the-right = Fieldworks, inside to the right
dessauer-open-on-the-right-of-their-course-they-cover = Open on the right of their course: they cover who stands there, and nobody outside.
dessauer-slow-disorders-an-obstacle-for-an-attack = Slow, disorders; an obstacle for an attack.
dessauer-width = Width
dessauer-half-inches = half inches
dessauer-crossing-it-costs-an-inch-for-each-half-inch = Crossing it costs an inch for each half inch
dessauer-crossed-at-bridges-and-fords-only = Crossed at bridges and fords only.
dessauer-crossed-in-column-disorders = Crossed in column; disorders.
dessauer-crossed-as-a-stream = Crossed as a stream.
dessauer-slow-disorders-horse-an-obstacle-for-an-attack-uphill = Slow, disorders horse; an obstacle for an attack uphill.
dessauer-bent-line = Bent line
dessauer-skirmish-order = Skirmish order
dessauer-model = model
dessauer-grade = Grade
dessauer-how-good-it-is-a-the-best = How good it is, A the best
dessauer-models-2 = Models
dessauer-models-at-the-start = Models at the start
dessauer-bayonets = Bayonets
dessauer-foot-without-fights-with-fewer-points = Foot without fights with fewer points
dessauer-tests-with = Tests with
dessauer-garrisons-of-one-mark-take-their-fire-tests-together = Garrisons of one mark take their fire tests together
dessauer-light-foot = Light foot
dessauer-irregular-foot = Irregular foot
dessauer-light-rifles = Light rifles
dessauer-heavy-horse = Heavy horse
dessauer-two-ranks = Two ranks
dessauer-two-ranks-of-troopers-a-third-more-models-a = Two ranks of troopers: a third more models, a lower price
dessauer-medium-horse = Medium horse
dessauer-light-horse = Light horse
dessauer-skirmishes = Skirmishes
dessauer-may-form-skirmish-order = May form skirmish order
dessauer-light-guns = Light guns
dessauer-gunners-at-the-start = Gunners at the start
dessauer-drivers = Drivers
dessauer-civilian = Civilian
dessauer-military = Military
dessauer-civilian-drivers-never-limber-again-once-the-guns-are = Civilian drivers never limber again once the guns are in action
dessauer-field-guns = Field guns
dessauer-heavy-guns = Heavy guns
dessauer-howitzers = Howitzers
dessauer-galloper-guns = Galloper guns
dessauer-first-active = First active
dessauer-which-side-is-active-first = Which side is active first
dessauer-the-battle-ends-after-so-many-game-turns = The battle ends after so many game turns
dessauer-share-of-its-cost-whose-loss-breaks-an-army = Share of its cost whose loss breaks an army
dessauer-from-1750-all-prussian-horse-is-in-two-ranks = From 1750 all Prussian horse is in two ranks
dessauer-sides-set-up = Sides set up
dessauer-before-the-first-turn-each-side-sets-up-in = Before the first turn each side sets up in its area, or without one in its half of the board
dessauer-limited-control = Limited control
dessauer-units-far-from-a-general-may-stand = Units far from a general may stand
dessauer-voluntary-retreat = Voluntary retreat
dessauer-units-may-retreat-instead-of-moving = Units may retreat instead of moving
dessauer-caught-by-fire = Caught by fire
dessauer-fire-from-near-on-who-has-just-changed-formation = Fire from near on who has just changed formation tells more
dessauer-caught-by-an-attack = Caught by an attack
dessauer-who-has-just-changed-formation-may-be-shaken-by = Who has just changed formation may be shaken by an attack
dessauer-tight-retreats = Tight retreats
dessauer-retreats-disorder-and-so-do-passages-on-them = Retreats disorder, and so do passages on them
dessauer-winners-may-have-to-pursue = Winners may have to pursue
dessauer-light-guns-with-teams-for-the-gallop = Light guns with teams for the gallop
dessauer-shell-and-its-zone = Shell and its zone
dessauer-carry-through = Carry-through
dessauer-shot-and-canister-go-on-beyond-the-target = Shot and canister go on beyond the target
dessauer-two-rank-cavalry = Two-rank cavalry
dessauer-horse-may-form-two-ranks = Horse may form two ranks
dessauer-national-modifiers-of-austria = National modifiers of Austria
dessauer-britain = Britain
dessauer-national-modifiers-of-britain = National modifiers of Britain
dessauer-national-modifiers-of-france = National modifiers of France
dessauer-national-modifiers-of-prussia = National modifiers of Prussia
dessauer-national-modifiers-of-russia = National modifiers of Russia
dessauer-national-modifiers-of-spain = National modifiers of Spain
dessauer-room-of-a-block = Room of a block
dessauer-models-a-town-block-holds = Models a town block holds
dessauer-room-of-a-large-block = Room of a large block
dessauer-models-a-large-town-block-holds = Models a large town block holds
dessauer-walls = Walls
dessauer-inches-more-across-a-wall = Inches more across a wall
dessauer-fences = Fences
dessauer-inches-more-across-a-fence = Inches more across a fence
dessauer-hedges = Hedges
dessauer-inches-more-across-a-hedge = Inches more across a hedge
dessauer-tall-hedges = Tall hedges
dessauer-inches-more-across-a-tall-hedge = Inches more across a tall hedge
dessauer-walls-screen = Walls screen
dessauer-walls-stop-small-arms-and-canister-that-pass-over = Walls stop small arms and canister that pass over them, as tall hedges do
dessauer-fences-cover = Fences cover
dessauer-who-stands-behind-a-fence-has-cover = Who stands behind a fence has cover
dessauer-streams = Streams
dessauer-width-of-streams-crossing-one-costs-an-inch-for = Width of streams: crossing one costs an inch for each half inch
dessauer-fords = Fords
dessauer-width-of-fords-which-are-crossed-as-streams = Width of fords, which are crossed as streams
dessauer-hexes-gained-toward-the-enemy-on-its-last-move = Hexes gained toward the enemy on its last move
dessauer-gained = Gained
dessauer-hexes-moved-on-its-last-move = Hexes moved on its last move
dessauer-moved = Moved
dessauer-manoeuvre-of-its-last-move = Manoeuvre of its last move
dessauer-last = Last
dessauer-first-half = First half
dessauer-second-half = Second half
dessauer-in-combat = In combat
dessauer-has-had-its-order-this-turn = Has had its order this turn
dessauer-has-gone-farther-than-half-a-move = Has gone farther than half a move
dessauer-used-its-whole-reach-on-its-last-move = Used its whole reach on its last move
dessauer-wheeled-on-its-last-move = Wheeled on its last move
dessauer-passed-through-this-turn = Passed through this turn
dessauer-has-fired-from-cover-and-is-seen = Has fired from cover and is seen
dessauer-guns-without-gunners = Guns without gunners
dessauer-gunners-without-guns = Gunners without guns
dessauer-pursues-off-the-table = Pursues off the table
dessauer-guns-in-enemy-hands = Guns in enemy hands
dessauer-attacks-at-its-usual-speed = Attacks at its usual speed
dessauer-return-and-rally = Return and rally
dessauer-fire-tests = Fire tests
dessauer-retreats = Retreats
dessauer-another-formation-or-facing-guns-limber-and-unlimber = Another formation or facing; guns limber and unlimber
dessauer-reform = Reform
dessauer-disorder-is-made-good-for-half-the-move-or = Disorder is made good for half the move or all of it
dessauer-pass-in-haste = Pass in haste
dessauer-click-the-friend-to-be-passed-without-more-inches = Click the friend to be passed without more inches; both are disordered
dessauer-leave-the-board = Leave the board
dessauer-by-the-exit-it-stands-in-it-counts-as = By the exit it stands in; it counts as lost
dessauer-attack-without-charging = Attack without charging
dessauer-its-next-attack-is-made-at-its-usual-speed = Its next attack is made at its usual speed; once more takes it back
dessauer-retreat-to = Retreat to
dessauer-click-where-it-ends = Click where it ends
dessauer-click-where-the-general-rides = Click where the general rides
dessauer-move-units-and-generals-attack-or-end = Move units and generals, attack, or end.
dessauer-evade = Evade
dessauer-evade-or-stand = Evade or stand?
dessauer-its-target-has-evaded-does-it-go-on = Its target has evaded: does it go on?
dessauer-go-on = Go on
dessauer-stop = Stop
dessauer-where-does-it-evade-to = Where does it evade to?
dessauer-models-divided = Models divided
dessauer-which-enemy-does-a-model-left-over-strike = Which enemy does a model left over strike?
dessauer-the-fourth-of-them = The fourth of them
dessauer-the-fifth-of-them = The fifth of them
dessauer-the-sixth-of-them = The sixth of them
dessauer-where-does-it-retreat-to = Where does it retreat to?
dessauer-occupation = Occupation
dessauer-move-into-the-block = Move into the block?
dessauer-move-in = Move in
dessauer-own-disordered-units = Own disordered units
dessauer-units-that-are-in-combat = Units that are in combat

## combat/odds.rs

dessauer-wins-the-round = wins the round
dessauer-no-decision = no decision
dessauer-loses-the-round = loses the round

## combat/points.rs

dessauer-its-fire = its fire
dessauer-a-square-against-horse = a square against horse
dessauer-into-flank-or-rear = into flank or rear
dessauer-grade-a = Grade A
dessauer-grade-d = Grade D
dessauer-a-friend-behind-it = a friend behind it
dessauer-at-charge-speed = at charge speed
dessauer-across-an-obstacle = across an obstacle
dessauer-across-works-or-into-a-block = across works or into a block
dessauer-a-column-that-is-attacked = a column that is attacked

## combat/round.rs

dessauer-a1-strikes-at-a2-what = { $a1 } strikes at { $a2 }: { $what }

## firing/judge.rs

dessauer-name-one-target = Name one target
dessauer-only-foot-and-unlimbered-guns-fire = Only foot and unlimbered guns fire
dessauer-it-is-in-combat = It is in combat
dessauer-friends-have-passed-it-this-turn-it-does-not = Friends have passed it this turn: it does not fire
dessauer-it-has-gone-more-than-half-a-move = It has gone more than half a move
dessauer-it-has-fired-this-turn = It has fired this turn
dessauer-a1-is-in-combat = { $a1 } is in combat
dessauer-it-is-not-seen-name-lies-between = It is not seen: { $name } lies between
dessauer-it-is-in-cover-and-is-seen-from-near = It is in cover and is seen from near, or once it has fired
dessauer-it-has-nothing-to-fire-with = It has nothing to fire with
dessauer-it-is-range-hexes-off-out-of-range = It is { $range } hexes off: out of range
dessauer-it-cannot-hit-more-than-6-and-a-second = It cannot hit: more than 6 and a second 6 would be needed
dessauer-it-has-too-few-models-for-a-die = It has too few models for a die
dessauer-a1-is-in-combat-where-the-shot-flies = { $a1 } is in combat where the shot flies
dessauer-that-part-of-it-has-fired-this-turn = That part of it has fired this turn
dessauer-it-lies-outside-the-arc-of-fire = It lies outside the arc of fire
dessauer-this-wing-bears-on-the-first-target-as-well = This wing bears on the first target as well: it fires at no other

## firing/need.rs

dessauer-a-dense-target = a dense target
dessauer-skirmishers-or-gunners = skirmishers or gunners
dessauer-having-moved = having moved
dessauer-its-disorder = its disorder
dessauer-passing-skirmishers-or-guns = passing skirmishers or guns
dessauer-its-nation-s-musketry = its nation's musketry

## firing/step.rs

dessauer-by-fires-past-its-own-at-in-danger-in = { $by } fires past its own { $at }, in danger in the lane: { $what }
dessauer-by-fires-at-at-what = { $by } fires at { $at }: { $what }
dessauer-once-more = once more

## generals/fate.rs

dessauer-is-captured = is captured

## generals/ride.rs

dessauer-only-generals-ride-a-unit-moves = Only generals ride: a unit moves
dessauer-he-rides-hexes-hexes-at-most-not-through-enemies = He rides { $hexes } hexes at most, not through enemies, water or rivers

## morale/rally.rs

dessauer-stays-shaken = stays shaken
dessauer-comes-back = comes back
dessauer-stays-away = stays away
dessauer-a1-returns = { $a1 } returns

## morale/test.rs

dessauer-six-hits-or-more = six hits or more
dessauer-four-hits-or-more = four hits or more
dessauer-half-its-models-or-fewer = half its models or fewer
dessauer-hit-from-the-flank-or-rear = hit from the flank or rear
dessauer-caught-changing = caught changing

## movement/change.rs

dessauer-it-faces-all-round-and-does-not-wheel = It faces all round and does not wheel
dessauer-name-another-facing-of-its-formation = Name another facing of its formation
dessauer-a-bent-line-does-not-wheel-straighten-it-first = A bent line does not wheel: straighten it first
dessauer-a-wheel-turns-to-the-next-facing-farther-is = A wheel turns to the next facing: farther is a change of facing
dessauer-a-garrison-leaves-its-block-before-it-forms-otherwise = A garrison leaves its block before it forms otherwise
dessauer-it-does-not-form-so-a1 = It does not form so: { $a1 }
dessauer-it-is-shaken-and-changes-neither-formation-nor-facing = It is shaken and changes neither formation nor facing
dessauer-its-guns-are-not-with-it-man-them-again = Its guns are not with it: man them again
dessauer-name-a-facing-of-that-formation = Name a facing of that formation
dessauer-it-stands-so-already = It stands so already
dessauer-skirmishers-turn-freely-turn-it = Skirmishers turn freely: turn it
dessauer-only-a-line-is-bent-form-one-first = Only a line is bent: form one first
dessauer-it-has-changed-this-turn-one-change-a-turn = It has changed this turn: one change a turn
dessauer-it-is-not-disordered = It is not disordered
dessauer-it-has-closed-up-this-turn-reform-in-the = It has closed up this turn: reform in the next
dessauer-it-does-not-reform-in-its-block-leave-it = It does not reform in its block: leave it first
dessauer-here-it-would-be-disordered-again-reform-elsewhere = Here it would be disordered again: reform elsewhere
dessauer-it-has-not-enough-inches-left-reform-before-it = It has not enough inches left: reform before it moves

## movement/guns.rs

dessauer-its-drivers-are-civilians-once-in-action-the-guns = Its drivers are civilians: once in action the guns stay where they are
dessauer-it-has-begun-its-move-limbering-takes-the-whole = It has begun its move: limbering takes the whole of it
dessauer-it-has-not-enough-inches-left = It has not enough inches left
dessauer-guns-of-a1 = Guns of { $a1 }
dessauer-its-guns = its guns
dessauer-a1-mans-whose-again = { $a1 } mans { $whose } again

## movement/judge.rs

dessauer-it-charges-it-goes-straight-on-or-stands = It charges: it goes straight on or stands
dessauer-guns-without-gunners-do-nothing-man-them-again = Guns without gunners do nothing: man them again
dessauer-it-is-in-combat-and-stays-where-it-is = It is in combat and stays where it is
dessauer-it-has-had-its-order-this-turn-others-have = It has had its order this turn: others have been ordered since
dessauer-no-order-has-reached-it-this-turn = No order has reached it this turn
dessauer-name-the-hex-of-a-friend-in-close-order = Name the hex of a friend in close order that it is to pass
dessauer-a-general-rides = A general rides
dessauer-only-skirmishers-face-as-they-like-at-the-end = Only skirmishers face as they like at the end of a move

## movement/leaving.rs

dessauer-it-stands-in-no-exit-of-its-side-the = It stands in no exit of its side: the board is left by those only
dessauer-it-has-not-enough-inches-left-to-leave-the = It has not enough inches left to leave the board
dessauer-a1-leaves-the-board = { $a1 } leaves the board

## movement/orders.rs

dessauer-a1-is-disordered = { $a1 } is disordered

## movement/step.rs

dessauer-a-bent-line-does-not-move-straighten-it-first = A bent line does not move: straighten it first
dessauer-a-square-of-grade-d-stands-where-it-is = A square of Grade D stands where it is
dessauer-troops-of-its-class-have-no-pace-in-square = Troops of its class have no pace in square: it stands where it is
dessauer-it-has-not-enough-inches-left-to-leave-the-2 = It has not enough inches left to leave the block
dessauer-it-is-shaken-and-goes-no-nearer-to-the = It is shaken and goes no nearer to the enemy
dessauer-a1-stands-there-attack-it = { $a1 } stands there: attack it
dessauer-name-is-in-combat-and-is-not-passed = { $name } is in combat and is not passed
dessauer-name-has-moved-this-turn-and-is-not-passed = { $name } has moved this turn and is not passed

## movement/terrain.rs

dessauer-only-foot-enters-a-town-block = Only foot enters a town block
dessauer-nobody-enters-name-go-round-it = Nobody enters { $name }: go round it
dessauer-horse-and-guns-enter-woods-only-along-a-road = Horse and guns enter woods only along a road
dessauer-a-river-is-crossed-at-bridges-and-fords-only = A river is crossed at bridges and fords only
dessauer-a-bridge-is-crossed-in-column-only-form-one = A bridge is crossed in column only: form one first
dessauer-horse-does-not-cross-works = Horse does not cross works
dessauer-the-block-holds-capacity-models-it-has-a1 = The block holds { $capacity } models: it has { $a1 }
dessauer-the-block-is-full-of-friends-go-round-it = The block is full of friends: go round it

## pickup/armies.rs

dessauer-name-a1-under-a2 = { $name }: { $a1 } under { $a2 }.
dessauer-name-after-points = { $name }: { $after } points.
dessauer-name-after-points-more-by-units-and-sizes-of = { $name }: { $after } points, { $more } by units and sizes of battalions.

## pickup/deployment.rs

dessauer-name-first-units-in-the-first-line-second-behind = { $name }: { $first } units in the first line, { $second } behind it, { $horse } of horse on the wings.

## pickup/mod.rs

dessauer-armies-of-one-cost = armies of one cost

## retreat/course.rs

dessauer-inches-inches = { $inches } inches

## retreat/defeat.rs

dessauer-is-shut-in-and-eliminated = is shut in and eliminated

## retreat/order.rs

dessauer-has-no-way-out-and-is-eliminated = has no way out and is eliminated
dessauer-its-way-back-does-not-lead-off-the-board = Its way back does not lead off the board
dessauer-it-ends-facing-as-before-or-turned-about = It ends facing as before or turned about
dessauer-it-goes-least-to-most-hexes-straight-away-from = It goes { $least } to { $most } hexes, straight away from its cause within 22.5 degrees
dessauer-a-garrison-goes-least-to-most-hexes-as-straight = A garrison goes { $least } to { $most } hexes, as straight away from its cause as it can
dessauer-there-it-would-be-nearer-to-the-enemy-than = There it would be nearer to the enemy than before
dessauer-friends-are-passed-but-it-ends-in-a-hex = Friends are passed, but it ends in a hex of its own
dessauer-an-enemy-or-impassable-ground-stands-in-its-way = An enemy or impassable ground stands in its way there
dessauer-a1-retreats = { $a1 } retreats
dessauer-a1-leaves-the-table = { $a1 } leaves the table

## retreat/pursuit.rs

dessauer-british-horse = British horse

## retreat/race.rs

dessauer-has-nowhere-to-flee-and-is-eliminated = has nowhere to flee and is eliminated
dessauer-does-not-fire = does not fire
dessauer-a1-pursues-off-the-table = { $a1 } pursues off the table

## retreat/second_line.rs

dessauer-a1-takes-the-place-of-the-first-line = { $a1 } takes the place of the first line

## retreat/voluntary.rs

dessauer-nobody-retreats-by-choice-in-this-battle = Nobody retreats by choice in this battle
dessauer-it-has-begun-its-move-a-retreat-takes-its = It has begun its move: a retreat takes its place
dessauer-there-is-no-enemy-to-retreat-from = There is no enemy to retreat from

## scenario_checks/army.rs

dessauer-name-has-no-general-to-control-it = { $name } has no general to control it.
dessauer-turn-limited-control-off = Turn limited control off
dessauer-name-has-no-general = { $name } has no general.
dessauer-a1-has-gunners-gunners-for-guns-guns = { $a1 } has { $gunners } gunners for { $guns } guns.
dessauer-give-it-enough-gunners = Give it { $enough } gunners
dessauer-a1-is-not-free-bands-have-12-to-16 = { $a1 } is not free: bands have 12 to 16 models of Grade C, one for every four of the regular foot.
dessauer-make-it-a-band-of-models-grade-c = Make it a band of { $models }, Grade C
dessauer-a1-is-marked-for-two-ranks-and-their-option = { $a1 } is marked for two ranks, and their option is off.
dessauer-three-ranks = Three ranks
dessauer-a1-is-prussian-horse-of-1750-or-later-and = { $a1 } is Prussian horse of 1750 or later and not marked for two ranks.
dessauer-a-costs-a1-points-b-a2 = { $a } costs { $a1 } points, { $b } { $a2 }.
dessauer-field-guns-2 = field guns
dessauer-light-guns-2 = light guns
dessauer-a1-counts-as-as-what-their-option-is-off = { $a1 } counts as { $as_what }: their option is off.
dessauer-turn-the-option-on = Turn the option on

## scenario_checks/field.rs

dessauer-a1-stands-in-a-block-and-is-no-garrison = { $a1 } stands in a block and is no garrison.
dessauer-make-it-the-garrison = Make it the garrison
dessauer-a1-is-a-garrison-and-stands-in-no-block = { $a1 } is a garrison and stands in no block.
dessauer-form-it-as-its-kind-usually-is = Form it as its kind usually is
dessauer-a1-is-in-skirmish-order-and-is-not-marked = { $a1 } is in skirmish order and is not marked to skirmish.
dessauer-mark-it = Mark it
dessauer-a1-stands-in-woods-at-name-off-any-road = { $a1 } stands in woods at { $name }, off any road.
dessauer-a1-is-no-foot-and-stands-in-a-block = { $a1 } is no foot and stands in a block at { $name }.
dessauer-a1-has-models-models-its-block-holds-capacity = { $a1 } has { $models } models; its block holds { $capacity }.
dessauer-set-it-to-capacity = Set it to { $capacity }
dessauer-a1-and-a2-begin-within-musket-range = { $a1 } and { $a2 } begin within musket range.

## scenario_checks/ground.rs

dessauer-the-river-at-name-has-neither-bridge-nor-ford = The river at { $name } has neither bridge nor ford: nobody crosses it.
dessauer-name-is-a-bridge-and-spans-neither-river-nor = { $name } is a bridge and spans neither river nor stream.
dessauer-a1-is-steep-at-a2-between-hexes-of-one = { $a1 } is steep at { $a2 }, between hexes of one level.
dessauer-take-the-slope-away-there = Take the slope away there

## screen/areas.rs

dessauer-canister = Canister
dessauer-shell = Shell
dessauer-shot = Shot
dessauer-name-each-die-needs-need-or-more = { $name }: each die needs { $need } or more
dessauer-half-a-move = Half a move
dessauer-who-goes-no-farther-may-still-fire = Who goes no farther may still fire.

## screen/mod.rs

dessauer-dice-each-hits-on-need-or-more = { $dice }, each hits on { $need } or more
dessauer-lost-points-of-cost-lost-the-army-breaks-at = { $lost } points of { $cost } lost; the army breaks at { $limit }
dessauer-points-lost = Points lost
dessauer-rolls-to-return-in-its-next-turn = rolls to return in its next turn
dessauer-rolls-to-return-in-its-turn-after-next = rolls to return in its turn after next
dessauer-rolls-to-return-in-a1-of-its-turns = rolls to return in { $a1 } of its turns
dessauer-a1-is-away = { $a1 } is away
dessauer-may-evade = may evade
dessauer-may-go-on = may go on
dessauer-may-move-in = may move in
dessauer-its-arm = its arm
dessauer-attacked = Attacked

## screen/quotes.rs

dessauer-a1-and-then-on-need-or-more = { $a1 }, and then on { $need } or more
dessauer-a1-is-in-danger = { $a1 } is in danger
dessauer-by-the-side-at-a1-o-clock = by the side at { $a1 } o'clock
dessauer-range-far-by-range-or-more = Range { $far }: { $by_range } or more
dessauer-sign-a1-for-what = , { $sign }{ $a1 } for { $what }
dessauer-at-the-usual-speed = at the usual speed
dessauer-a1-must-evade-it = { $a1 } must evade it
dessauer-a1-may-evade-it = { $a1 } may evade it
dessauer-a1-throws-a-die-first-up-to-to-it = { $a1 } throws a die first: up to { $to } it is shaken
dessauer-into-flank-or-rear-it-keeps-this-in-all = Into flank or rear: it keeps this in all rounds
dessauer-it-leaves-the-table-for-good-and-counts-as = It leaves the table for good and counts as lost
dessauer-it-goes-a1 = It goes { $a1 }
dessauer-the-nearest-enemy-is-far-away-there = The nearest enemy is { $far } away there
dessauer-its-guns-stay-behind = Its guns stay behind
dessauer-he-is-with-a1-there = He is with { $a1 } there
dessauer-a1-left = { $a1 } left
dessauer-by-road-all-the-way-without-an-attack = By road all the way, without an attack
dessauer-no-more-than-half-a-move-it-may-fire = No more than half a move: it may fire
dessauer-more-than-half-a-move = More than half a move

## titles of rules

dessauer-scale-and-measuring = Scale and measuring
dessauer-strength-is-a-count-of-models = Strength is a count of models
dessauer-a-battery-is-its-gunners = A battery is its gunners
dessauer-grades-a-to-d = Grades A to D
dessauer-steady = Steady
dessauer-shattered-units-are-removed = Shattered units are removed
dessauer-formations-and-facing = Formations and facing
dessauer-the-formations = The formations
dessauer-lines-face-a-vertex = Lines face a vertex
dessauer-columns-face-a-side = Columns face a side
dessauer-squares-have-no-flank = Squares have no flank
dessauer-active-and-passive = Active and passive
dessauer-what-the-passive-side-may-do = What the passive side may do
dessauer-the-record-of-the-last-move = The record of the last move
dessauer-allowance = Allowance
dessauer-going-forward = Going forward
dessauer-sidestep-backstep-oblique = Sidestep, backstep, oblique
dessauer-changing-formation-and-facing = Changing formation and facing
dessauer-reforming-from-disorder = Reforming from disorder
dessauer-passing-through-a-friend = Passing through a friend
dessauer-other-limits = Other limits
dessauer-limbering-and-civilian-drivers = Limbering and civilian drivers
dessauer-what-he-does = What he does
dessauer-killed = Killed
dessauer-bound-to-a-retreat-captured = Bound to a retreat, captured
dessauer-who-skirmishes = Who skirmishes
dessauer-free-movement = Free movement
dessauer-spacing-and-the-command-model = Spacing and the command model
dessauer-closing-up-disorders = Closing up disorders
dessauer-whom-they-may-attack = Whom they may attack
dessauer-in-buildings-and-works = In buildings and works
dessauer-who-must-who-may = Who must, who may
dessauer-the-evade-move = The evade move
dessauer-caught-evaders = Caught evaders
dessauer-sight = Sight
dessauer-the-line-of-sight = The line of sight
dessauer-contours-and-crests = Contours and crests
dessauer-who-may-fire = Who may fire
dessauer-a-legal-target = A legal target
dessauer-arc = Arc
dessauer-range-and-weapons = Range and weapons
dessauer-number-of-dice = Number of dice
dessauer-modifiers-to-hit = Modifiers to hit
dessauer-dense-targets = Dense targets
dessauer-splitting-fire = Splitting fire
dessauer-not-into-a-combat = Not into a combat
dessauer-ballshot-over-obstacles-friends-and-enemies = Ballshot over obstacles, friends and enemies
dessauer-through-enemy-skirmishers-or-guns = Through enemy skirmishers or guns
dessauer-danger-zones = Danger zones
dessauer-attack-and-combat = Attack and combat
dessauer-making-an-attack = Making an attack
dessauer-who-may-not = Who may not
dessauer-other-enemies-to-the-front = Other enemies to the front
dessauer-charge-speed = Charge speed
dessauer-flank-and-rear-attacks = Flank and rear attacks
dessauer-a-round = A round
dessauer-combat-points = Combat points
dessauer-several-enemies = Several enemies
dessauer-squares-strike-with-faces = Squares strike with faces
dessauer-score-to-hit = Score to hit
dessauer-hits-disorder = Hits disorder
dessauer-who-has-lost = Who has lost
dessauer-a-second-line-of-horse = A second line of horse
dessauer-moving-in-woods = Moving in woods
dessauer-seeing-in-and-out = Seeing in and out
dessauer-cover-and-longer-range = Cover, and longer range
dessauer-slopes = Slopes
dessauer-low-obstacles = Low obstacles
dessauer-rivers-and-bridges = Rivers and bridges
dessauer-entering-and-leaving-a-block = Entering and leaving a block
dessauer-cover-and-visibility-of-a-block = Cover and visibility of a block
dessauer-firing-out = Firing out
dessauer-fighting-for-a-block = Fighting for a block
dessauer-leaving-it-beaten = Leaving it beaten
dessauer-a-unit-in-several-blocks = A unit in several blocks
dessauer-ok-and-shaken = Ok and shaken
dessauer-fire-test = Fire test
dessauer-caught-by-fire-while-manoeuvring = Caught by fire while manoeuvring
dessauer-failing-it = Failing it
dessauer-losing-a-combat = Losing a combat
dessauer-distance-and-direction = Distance and direction
dessauer-from-whom = From whom
dessauer-formation-and-passing-friends = Formation, and passing friends
dessauer-nearer-the-enemy = Nearer the enemy
dessauer-bookended = Bookended
dessauer-no-way-out-and-off-the-table = No way out, and off the table
dessauer-options = Options
dessauer-caught-with-pants-down-fire = Caught with pants down: fire
dessauer-caught-with-pants-down-attack = Caught with pants down: attack
dessauer-restrictive-retreats = Restrictive retreats
dessauer-pursuit-the-test = Pursuit: the test
dessauer-pursuit-the-race = Pursuit: the race
dessauer-pursuit-fresh-enemies-and-edges = Pursuit: fresh enemies and edges
dessauer-howitzers-and-the-shell-zone = Howitzers and the shell zone
dessauer-national-modifiers-a-switch-each = National modifiers (a switch each)
dessauer-cost-of-models = Cost of models
dessauer-standard-units = Standard units
dessauer-losses-and-army-morale = Losses and army morale

## units/losses.rs

dessauer-has-no-models-left = has no models left
dessauer-a1-loses-lost-in-the-rout-and-is-shaken = { $a1 } loses { $lost } in the rout and is shaken
dessauer-is-shattered = is shattered

## victory/losses.rs

dessauer-a-side-has-nobody-left = A side has nobody left.
