## actions

play-orders = Orders
play-not-possible-now = Not possible now
play-rule-rule-right-click-or-opens-it = Rule { $rule }: right click or ? opens it

## allot

play-give = Give
play-give-amount-to-name = Give { $amount } to { $name }

## area overlay

play-these-rules-measure-nothing-by-this-piece = These rules measure nothing by this piece.
play-these-rules-measure-by-no-parts-of-the = These rules measure by no parts of the board.
play-the-board = The board
play-areas-of-the-rules-title = Areas of the rules: { $title }.
play-areas-of-the-rules = Areas of the rules

## chosen overlay

play-zones-of-control = Zones of control
play-command-radii = Command radii
play-field-of-fire = Field of fire
play-movement-reach = Movement reach
play-line-of-sight = Line of sight
play-zones = Zones
play-command = Command
play-fire = Fire
play-reach = Reach
play-sight = Sight
play-areas = Areas
play-the-hexes-in-the-zones-of-control-of = The hexes in the zones of control of both sides
play-the-command-radius-of-each-leader-and-who = The command radius of each leader, and who is outside it
play-what-the-selected-unit-could-fire-at-as = What the selected unit could fire at as it stands, and what is hidden from it
play-where-the-selected-piece-can-get-to-at = Where the selected piece can get to, at what cost and risk to its order
play-what-the-rules-measure-by-parts-of-the = What the rules measure by: parts of the board, or arc and distances of the selected unit
play-whether-the-hex-of-the-selected-piece-sees = Whether the hex of the selected piece sees the hex under the pointer
play-overlays = Overlays
play-alt-symbol-or-name = Alt+{ $symbol_or_name }
play-overlay-name = Overlay: { $overlay }
play-overlay-help-escape-or-the-same-key-turns = { $overlay }: { $help }. Escape or the same key turns it off.
play-reasons-beside-the-map = Reasons beside the map
play-cost-odds-and-rules-of-whatever-is-pointed = Cost, odds and rules of whatever is pointed at (Alt+W)
play-open-the-rule = Open the rule
play-select-a-unit-or-leader = Select a unit or leader.
play-only-its-own-side-knows-that = Only its own side knows that.
play-hatched = , hatched
play-zones-of-control-notes = Zones of control. { $notes }.
play-side-how-far-a-leader-reaches = { $side }: how far a leader reaches
play-command-radii-of-note-beyond-reach-beyond = Command radii of { $note }; beyond reach: { $beyond }.
play-beyond-his-leaders-reach = Beyond his leader's reach
play-info-could-fire-into-hexes-hidden-from-it = { $info } could fire into { $hexes }; hidden from it: { $hidden }; enemies there: { $targets }.
play-in-fire = in fire
play-hidden = hidden
play-in-its-fire = In its fire
play-in-range-but-not-seen = In range, but not seen
play-an-enemy-in-its-fire = An enemy in its fire
play-movement-points-to-get-there = Movement points to get there
play-under-1 = under 1%
play-risky-of-them-with-a-risk-to-its = ; { $risky } of them with a risk to its order
play-info-gets-to-places-risk = { $info } gets to { $places }{ $risk }.
play-can-get-there = Can get there
play-risk-to-lose-order-on-the-way-in = Risk to lose order on the way, in %
play-must-stop-there = Must stop there
play-stops = , stops
play-select-a-piece-or-a-hex-to-look = Select a piece or a hex to look from.
play-point-at-a-hex-to-look-at = Point at a hex to look at.
play-sight-is-not-told-by-this-ruleset = Sight is not told by this ruleset.
play-a-sees-b = { $a } sees { $b }.
play-a-does-not-see-b-hex-is-in = { $a } does not see { $b }: { $hex } is in the way.
play-in-the-way = in the way

## compared

play-nothing-to-compare = Nothing to compare
play-change-the-scenario-and-play-the-battle = Change the scenario and play the battle again.
play-look-at-that-moment = Look at that moment
play-in-the-battle-with-the-changes = In the battle with the changes
play-the-battle-before-the-changes-this-one-can = The battle before the changes; this one can be had again the same way
play-back-to-the-battle-as-it-was = Back to the battle as it was
play-order-was-given-as-before = order was given as before
play-orders-were-given-as-before = orders were given as before
play-dropped-could-not-be-given = { $dropped } could not be given
play-usual-answer-was-taken-between-them = usual answer was taken between them
play-usual-answers-were-taken-between-them = usual answers were taken between them
play-all-that-was-told-came-out-the-same = All that was told came out the same.
play-it-first-differs-in-turn-turn-2-phase = It first differs in { $turn } { $turn_2 }{ $phase }, order { $order }.
play-the-fog-of-war-hides-what-happened = The fog of war hides what happened.
play-before = Before
play-now = Now
play-outcome = Outcome
play-under-way-turn-name-turn = under way, { $turn_name } { $turn }
play-nobody-has-won = nobody has won
play-s-wins = { $s } wins
play-men-lost = men lost
play-guns-lost = guns lost
play-units-lost = units lost

## details

play-hex-hex = Hex { $hex }
play-who = Who?
play-select = Select
play-select-info = Select { $info }
play-out-of-his-reach = , out of his reach
play-under-leader-cut = Under { $leader }{ $cut }
play-in-the-last-combat = In the last combat, in this hex
play-cancel = Cancel

## dice

play-one-may-still-be-thrown-again = One may still be thrown again.
play-first-against-second = { $first } against { $second }
play-columns-and-columns-2 = { $columns } and { $columns_2 }
play-open-the-rule-rule = Open the rule { $rule }
play-not-used = Not used


## gauges

play-side-gauge-value-of-limit = { $side }, { $gauge }: { $value } of { $limit }
play-said-note-rule-rule = { $said }. { $note }. Rule { $rule }
play-said-rule-rule = { $said }. Rule { $rule }

## habits

play-on-the-screen = On the screen
play-pace = Pace
play-how-fast-the-computers-orders-are-carried = How fast the computer's orders are carried out
play-movement = Movement
play-how-fast-units-move-on-the-map = How fast units move on the map
play-scrolling = Scrolling
play-how-fast-the-map-goes-to-a-place = How fast the map goes to a place
play-show-the-fallen = Show the fallen
play-show-the-fallen-in-hexes-that-took-losses = Show the fallen in hexes that took losses
play-open-the-review = Open the review
play-open-the-review-after-each-combat = Open the review after each combat
play-the-map-goes-to-the-computers-orders-and = The map goes to the computer's orders and fights, and to whoever is asked about (Alt+F)
play-follow-the-action = Follow the action
play-command-lines = Command lines
play-show-every-line-of-command = Show every line of command
play-where-the-messages-are-docked = Where the messages are docked
play-messages = Messages
play-fold-messages = Fold messages
play-only-the-last-message-is-shown = Only the last message is shown
play-a-click-on-a-neighbouring-hex-only-turns = A click on a neighbouring hex only turns the unit, unless it faces there already
play-turn-first = Turn first
play-morale-up-to = Morale up to
play-in-enemy-zones = In enemy zones
play-also-units-in-enemy-zones-of-control = Also units in enemy zones of control
play-at-once-when-a-leaders-units-may-be = At once when a leader's units may be rallied; the message box tells what was done
play-automatically = Automatically

## hand over

play-side-decides-next = { $side } decides next
play-fog-of-war-is-on-give-the-seat = Fog of war is on. Give the seat to the other player before going on.
play-the-computer-plays-both-sides = The computer plays both sides
play-from-now-on-the-screen-shows-what-the = From now on the screen shows what the fog of war hides from each of them.
play-i-am-ready = I am ready
play-ctrl-space = Ctrl+Space
play-the-file-holds-the-orders-of-both-sides = The file holds the orders of both sides; the fog hides them here only
play-save-the-battle = Save the battle
play-leave = Leave
play-back-to-the-editor-f5 = Back to the editor (F5)
play-the-other-side = the other side
play-take-back-the-other-players-orders-too = Take back the other player's orders too?
play-take-them-back = Take them back
play-leave-them = Leave them

## header

play-back-to-the-editor-f5-or-escape = Back to the editor (F5 or Escape)
play-keys = Keys
play-players = Players
play-alt-c = Alt+C
play-statistics = Statistics
play-alt-b = Alt+B
play-undo = Undo
play-take-your-last-order-back-ctrl-z = Take your last order back (Ctrl+Z)
play-the-scenario-has-been-changed-since-this = The scenario has been changed since this battle began.
play-restart-with-the-changes = Restart with the changes
play-replay-with-the-changes = Replay with the changes
play-the-same-dice-and-the-same-orders-as = The same dice and the same orders as far as they are legal, and what comes of it
play-time-at-which-the-turn-opens = Time at which the turn opens
play-the-leader-who-is-active = The leader who is active
play-zoom-percent = Zoom { $percent } %
play-shift = Shift+
play-zoom-to-percent-shift-key = Zoom to { $percent } % ({ $shift }{ $key })
play-follow = Follow
play-skip = Skip
play-to-the-next-decision-of-a-person-f9 = To the next decision of a person (F9)
play-resume = Resume
play-pause = Pause
play-the-computers-pace = The computer's pace

## kept

play-the-file-holds-what-both-sides-know = The file holds what both sides know: whoever opens it sees through the fog.
play-title-what-name-was-told = { $title }: what { $name } was told{"\u000A"}
play-turn-turn = {"\u000A"}Turn { $turn }

## keys

play-ctrl = Ctrl+
play-alt = Alt+
play-let-go = Let go
play-battle-statistics = Battle statistics
play-players-and-pace = Players and pace
play-review-of-the-last-combat = Review of the last combat
play-defaults-until-your-units-can-move = Defaults until your units can move
play-pin-a-note = Pin a note
play-all-lines-of-command = All lines of command
play-fold-the-messages = Fold the messages
play-the-rule-the-reasons-rest-on = The rule the reasons rest on
play-pause-the-computer-go-on = Pause the computer, go on
play-skip-to-your-next-decision = Skip to your next decision
play-one-order-of-the-computer = One order of the computer
play-back-to-before-the-computers-turn = Back to before the computer's turn
play-take-the-side-over = Take the side over
play-next-unit = Next unit
play-previous-unit = Previous unit
play-pass-the-unit-over = Pass the unit over
play-the-one-before-turn-left = The one before; turn left
play-the-one-after-turn-right = The one after; turn right
play-show-view = Show: { $view }
play-previous-message = Previous message
play-next-message = Next message
play-give-it-again = Give it again
play-take-your-last-order-back = Take your last order back
play-a-phase-back = A phase back
play-a-phase-on = A phase on
play-an-event-back = An event back
play-an-event-on = An event on
play-a-turn-back = A turn back
play-a-turn-on = A turn on
play-the-opening = The opening
play-the-present = The present
play-play-on-from-here = Play on from here

## ledger

play-1-to-6 = 1 to 6
play-before-the-dice = Before the dice
play-total = Total

## march/buttons

play-give-an-order-first-this-gives-it-to = Give an order first; this gives it to the next unit
play-last-for-who = { $last }, for { $who }
play-whole-command = Whole command
play-shift-y = Shift+Y
play-select-the-command-of-the-selected-unit-to = Select the command of the selected unit, to advance together
play-same-order-next-unit = Same order, next unit

## march/controller

play-it-cannot-march = it cannot march
play-something-is-asked-first = something is asked first
play-it-was-brought-to-a-stand-on-the = it was brought to a stand on the way
play-name-has-come-into-sight = { $name } has come into sight
play-it-is-lost = it is lost
play-whose-a-check-failed-outcome = { $whose }a check failed ({ $outcome })
play-it-has-suffered-on-the-way = it has suffered on the way
play-who-has-suffered = { $who } has suffered

## march/dispatch

play-stays = stays
play-halts = halts
play-name-arrived-at-at = { $name } { $arrived } at { $at }.
play-name-arrived-at-at-why = { $name } { $arrived } at { $at }: { $why }.

## march/draw

play-text-left-left = { $text } · { $left } left
play-click-line-advance-together = Click: { $line } advance together
play-behind-of-them-cannot-keep-up-in-red = { $behind ->
    [one] 1 of them cannot keep up (in red)
   *[other] { $behind } of them cannot keep up (in red)
}
play-n-left = , { $n } left
play-enter = Enter
play-click = Click
play-keyed-march-there-cost-left = { $keyed }: march there{ $cost }{ $left }
play-some-risk-up-to-share-to-lose-order = { $risky ->
    [one] {"  "}1 of them risks its order on the way: { $share }
   *[other] {"  "}{ $risky } of them risk their order on the way: up to { $share }
}
play-risk-permille-to-lose-order-on-the-way = {"  "}{ $risk_permille } to lose order on the way
play-faces-facing-there = {"  "}Faces { $facing } there
play-must-stop-there-2 = {"  "}Must stop there
play-shift-click-by-way-of-this-hex = {"  "}Shift+click: by way of this hex
play-shift-click-by-way-of-this-hex-drag = {"  "}Shift+click: by way of this hex; drag out of it: face that way

## march/line

play-it-is-not-on-the-map = It is not on the map
play-its-place-is-not-one-to-halt-in = Its place is not one to halt in

## march/same

play-march = March
play-there-is-no-order-yet-to-give-again = There is no order yet to give again.
play-everybody-who-could-have-the-same-order = Everybody who could have the same order has had one.

## messages

play-nothing-has-happened-yet = Nothing has happened yet.
play-unfold = Unfold
play-unfold-the-messages = Unfold the messages
play-fold = Fold
play-name-alt-m = { $name } (Alt+M)
play-review = Review
play-the-last-step-of-combat = The last step of combat
play-note = Note
play-pin-a-note-here = Pin a note here
play-a-designers-note-on-the-selected-unit-or = A designer's note on the selected unit or hex, kept with the scenario (Alt+N)
play-look-at-this-moment = Look at this moment
play-the-map-as-it-was-then-nothing-is = The map as it was then; nothing is taken back
play-go-back-to-here = Go back to here
play-everything-ordered-later-is-kept-as-a = Everything ordered later is kept as a branch
play-dock = Dock
play-dock-the-messages = Dock the messages
play-where-the-messages-stand = Where the messages stand
play-refused-line = Refused: { $line }
play-rule-rule-right-click-opens-it = . Rule { $rule }: right click opens it
play-turn-shows-the-place-and-marks-this-moment = { $turn }. Shows the place and marks this moment{ $rule }

## narration

play-nobody = nobody
play-objective-is-now-held-by-who = { $objective } is now held by { $who }.
play-info-arrives-at-at = { $info } arrives at { $at }.
play-info-stands-at-at = { $info } now stands at { $at }
play-info-turns-to-the-facing = { $info } turns to the { $facing }.
play-info-changes-to-name = { $info } changes to { $name }.
play-the-battle-is-over-setting = The battle is over. { $setting }
play-info-moves-to-to = { $info } moves to { $to }.
play-by-fire = {" "}by fire
play-in-close-combat = {" "}in close combat
play-taken-or-run-down = {" "}taken or run down
play-running = {" "}running
play-info-loses-lost-what-how = { $info } loses { $lost } { $what }{ $how }.
play-needs-n = , needs { $n }
play-rolled-value-of-range-extra-need = rolled { $value } of { $range }{ $extra }{ $need }

## notes

play-select-a-unit-or-a-hex-to-write = Select a unit or a hex to write a note about it.
play-hex-hex-2 = Hex { $hex }
play-name-hex-hex = { $name }, hex { $hex }
play-the-note = The note
play-pin-it = Pin it
play-a-designers-note-to-be-found-and-undone = A designer's note, to be found and undone in the editor (Ctrl+Enter)
play-discard = Discard
play-notes = Notes
play-a-designers-note-about-this-place-alt-n = A designer's note about this place (Alt+N)

## outcome

play-leave-the-battle = Leave the battle?
play-it-can-be-kept-while-you-edit-f5 = It can be kept while you edit: F5 brings you back to it.
play-all-that-was-played-goes-for-good = All that was played goes for good, unless you have saved it.
play-leave-and-keep-it = Leave and keep it
play-play-on = Play on
play-historical-result = Historical result
play-play-again-same-dice = Play again, same dice
play-play-again-new-dice = Play again, new dice
play-save-the-log = Save the log
play-look-at-the-field = Look at the field
play-back-to-the-editor = Back to the editor
play-abandoned-to-side = Abandoned to { $side }
play-side-decisive-victory = { $side }: decisive victory
play-side-victory = { $side }: victory
play-nobody-has-won-2 = Nobody has won
play-points-scored = Points scored
play-men-lost-2 = Men lost
play-men-lost-of-men-share = { $men_lost } of { $men } ({ $share } %)
play-low-to-high = { $low } to { $high }
play-not-known = not known
play-men-lost-historically = Men lost historically
play-guns-lost-2 = Guns lost
play-guns-lost-of-guns = { $guns_lost } of { $guns }
play-guns-lost-historically = Guns lost historically
play-units-destroyed-or-taken = Units destroyed or taken
play-leaders-fallen = Leaders fallen
play-none = none
play-objectives = Objectives
play-objective-holder-worth-a-and-b = { $objective }: { $holder } (worth { $a } and { $b })

## overlays

play-objective-held-by-holder = { $objective }, held by { $holder }
play-click-order = Click: { $order }

## plots

play-chosen = Chosen
play-at-hex = {" "}at { $hex }
play-take-back = Take back
play-take-back-name = Take back: { $name }
play-still-without-an-order-pieces = Still without an order: { $pieces }
play-unit-name = Unit: { $name }

## position

play-title-turn-turn = { $title }, turn { $turn }

## prompt

play-the-battle-is-over = The battle is over
play-show-the-outcome = Show the outcome
play-shift-enter = Shift+Enter
play-defaults-until-my-units-can-move = Defaults until my units can move
play-takes-the-usual-answer-to-every-question = Takes the usual answer to every question until units can move (Alt+D)
play-the-first-is-answer = Now: { $answer }
play-units-can-move-now-order-them-or-end-the-step = Units can move now: order them, or end the step (Shift+Enter)
play-somebody-can-still-be-activated-or-end-the-step = Somebody can still be activated: do that, or end the step (Shift+Enter)
play-names-can-still-be-activated-shift-enter-again = { $others ->
        [0] { $names } can still be activated. Shift+Enter once more ends the step all the same
        [one] { $names } and 1 other can still be activated. Shift+Enter once more ends the step all the same
       *[other] { $names } and { $others } others can still be activated. Shift+Enter once more ends the step all the same
    }
play-order-what-counts = { $order }: what counts
play-help-or-choose-here-escape-lets-go-of = { $help }, or choose here. Escape lets go of it.
play-mark-another-aim = Mark another
play-leaders-too = , leaders too
play-to-hex-with = To { $hex }{ $with }
play-to-hex = {" "}to { $hex }
play-head-to-choose = { $head }{ $to }: choose
play-point-where-it-shall-face-or-press-left = Point where it shall face, or press { $left } or { $right } to turn it. A click or Enter takes it.
play-left-or-right-marks-another-enter-takes = { $left } or { $right } marks another, Enter takes the one marked.

## rallying

play-auto-rally-up-to-level-nobody-was-rallied = Auto-rally up to Morale { $level }: nobody was rallied.
play-auto-rally-up-to-level-the-morale-of = Auto-rally up to Morale { $level }: the morale of one unit rose.
play-auto-rally-up-to-level-the-morale-of-2 = Auto-rally up to Morale { $level }: the morale of { $n } units rose.

## reasons

play-why-not-what = Why not: { $what }
play-select-a-unit-or-leader-that-can-do = Select a unit or leader that can do it first
play-costs-halves = Costs { $halves }
play-of-p = {" "}of { $p }
play-dice-are-rolled-at-once-first-what-who = Dice are rolled at once, first: { $what }{ $who }.
play-no-die-is-rolled-the-battle-is-over = No die is rolled: the battle is over then.
play-no-die-is-rolled-yet-next = No die is rolled yet. { $next }
play-turn-name-n-opens = { $turn_name } { $n } opens.{" "}
play-n-with-the-order-what = {" "}({ $n } with the order: { $what })
play-turn-then-side-decides-kind-about-able = { $turn }Then { $side } decides: { $kind }{ $about }{ $able }.
play-a-die-of-low-to-high = : a die of { $low } to { $high }
play-if-before-who = If { $before }: { $who }
play-fought-out-times-times-in-copies-of-the = Fought out { $times } times in copies of the battle, because { $why }: within about 5 in 100
play-seldom = seldom
play-about-percent = about { $percent }%
play-under-0-1 = under 0.1%
play-percent-ways-in-total = { $percent }, { $ways } in { $total }
play-the-enemys-dice = The enemy's dice
play-die-value-of-low-to-high = Die: { $value } of { $low } to { $high }
play-total-value-plus-plus-2-sum = Total: { $value } { $plus } { $plus_2 } = { $sum }
play-just-made = just made
play-made-by-n = made by { $n }
play-missed-by-n = missed by { $n }
play-needed-need-margin = Needed { $need }: { $margin }
play-outcome-outcome = Outcome: { $outcome }

## reasons card

play-the-odds-of-this-could-not-be-counted = The odds of this could not be counted.
play-counting-the-odds = Counting the odds
play-opens-the-rule = ? opens the rule
play-close = Close
play-close-reasons = Close reasons
play-bars-more-rest-rest-2 = { $bars } more: { $rest }.{ $rest_2 }%

## replay changed

play-it-is-over = It is over.
play-it-went-on = It went on.
play-index-was-asked-title = { $index } was asked: { $title }
play-somebody = Somebody
play-named-was-given-an-order = { $named } was given an order.
play-the-one-it-was-about-is-not-there = The one it was about is not there.
play-the-order-was-legal = The order was legal.
play-nothing-more-was-told-of-it = Nothing more was told of it.

## seat

play-a-person = A person
play-the-computer = The computer
play-the-computer-name = The computer, { $name }
play-gives-his-orders-with-mouse-and-keyboard = Gives his orders with mouse and keyboard.

## session

play-it-finds-no-order-to-give = it finds no order to give
play-the-computer-cannot-go-on-why-press-resume = The computer cannot go on: { $why }. Press Resume to let it try again, or play its side yourself.

## session/past

play-as-played = As played
play-from-name = From { $name }

## setup

play-battle = Battle
play-briefing = Briefing
play-advice = Advice
play-seed = Seed
play-the-same-seed-gives-the-same-dice = The same seed gives the same dice
play-another = Another
play-fog-of-war = Fog of war
play-hides-the-enemys-numbers = Hides the enemy's numbers
play-start-the-battle = Start the battle
play-escape = Escape
play-forces = Forces
play-men = Men
play-guns = Guns
play-foot = Foot
play-horse = Horse
play-batteries = Batteries
play-leaders = Leaders
play-arriving-later = Arriving later
play-no-objectives-the-armies-decide = No objectives: the armies decide.
play-side-gauge-limit = { $side }: { $gauge }, limit { $limit }
play-a-and-b = { $a } and { $b }
play-objective-hex-held-by-holder-worth-worth = { $objective } ({ $hex }): held by { $holder }, worth { $worth }
play-this-battle-cannot-be-played-yet-fix-what = This battle cannot be played yet. Fix what is listed, then press F5 again.
play-go-to = Go to
play-go-to-problem-index = Go to problem { $index }

## thinking

play-the-computers-turn = The computer's turn
play-it-was-cancelled = it was cancelled

## timebar

play-a-turn = a turn
play-ctrl-up-ctrl-down = Ctrl+Up, Ctrl+Down
play-a-phase = a phase
play-ctrl-shift-left-ctrl-shift-right = Ctrl+Shift+Left, Ctrl+Shift+Right
play-an-event = an event
play-ctrl-left-ctrl-right = Ctrl+Left, Ctrl+Right
play-back-name = Back { $name }
play-branches = Branches
play-branches-others = Branches ({ $others })
play-other-ways-the-battle-went-kept-when-you = Other ways the battle went, kept when you played on from an earlier moment
play-stop = Stop
play-stops-the-replay = Stops the replay
play-replay = Replay
play-shows-the-battle-from-here-on-at-the = Shows the battle from here on, at the pace chosen
play-on-name = On { $name }
play-moments-of-the-battle = Moments of the battle
play-moment-drag-to-look-at-any-moment = { $moment }. Drag to look at any moment.
play-an-earlier-moment = An earlier moment
play-name-after-given-of-orders = { $name }. After { $given } of { $orders } orders.
play-the-battle-as-it-went-is-kept-as = The battle as it went is kept as a branch (Ctrl+Enter)
play-back-to-the-present = Back to the present
play-ctrl-end = Ctrl+End
play-a-battle-file-with-everybody-where-he = A battle file with everybody where he stands at this moment
play-save-this-position = Save this position
play-play-on-from-an-earlier-moment-and-what = Play on from an earlier moment, and what was played is kept here.
play-name-of-this-branch = Name of this branch
play-switch-to-it = Switch to it
play-go-on-with-this-branch-the-other-one = Go on with this branch; the other one is kept
play-delete-it-for-good = Delete it for good
play-delete = Delete
play-orders-orders-over-in-turn-turn-2 = { $orders } orders, over in { $turn } { $turn_2 }
play-orders-orders-to-turn-turn-2 = { $orders } orders, to { $turn } { $turn_2 }

## tracks

play-n-of-of = { $n } of { $of }

## under way

play-before-that-goes-on = , before that goes on
play-left-of-won-what-left = { $left } of { $won } { $what } left

## unit card

play-attribute-choice = { $attribute }: { $called }
play-leads-followers-units-on-the-map = { $followers ->
        [one] Leads 1 unit
       *[other] Leads { $followers } units
    } on the map
play-figures-figures = { $figures } figures.{" "}
play-figures-the-fog-of-war-hides-its-numbers = { $figures }The fog of war hides its numbers.
play-in-the-same-hex = In the same hex
play-objective-held-by-holder-worth-a-and-b = { $objective }: held by { $holder }, worth { $a } and { $b }

## views

play-show = Show
play-else-only-those-of-the-selected-piece-alt = Else only those of the selected piece (Alt+L)

## waiting

play-all-have-acted-all-still-can = All have acted; { $all } may be ordered again
play-still-to-act-some = Still to act: { $some }
play-full-stop-goes-to-the-next-one-backspace = Full stop goes to the next one, Backspace passes the selected one over
play-go-to-info = Go to { $info }
play-passed-over-click-to-go-to-it = Passed over. Click to go to it
play-has-acted-and-still-can = Has acted, and may be ordered again

## watch

play-it-chooses-in-secret = It chooses in secret.
play-it-gives-an-order-that-the-fog-of = It gives an order that the fog of war hides.
play-1-man = 1 man
play-n-men = { $n } men
play-costs-the-enemy-harm = costs the enemy { $harm }
play-costs-cost-of-its-own = costs { $cost } of its own
play-betters = betters
play-worsens = worsens
play-word-its-place-and-order-by-the-worth = { $word } its place and order by the worth of { $good }
play-it-sees-nothing-better = It sees nothing better to do.
play-it-expects-that-this-one = It expects that this { $one }.
play-it-expects-that-this-most-and-last = It expects that this { $most } and { $last }.
play-it-waits-resume-f7-or-step-order-by = It waits. Resume (F7), or step order by order (F10).
play-the-computer-waits-press-resume-to-let-it = The computer waits. Press Resume to let it play.
play-the-computer-is-thinking-you-can-look = The computer is thinking. You can look around meanwhile.
play-step = Step
play-carry-out-one-order-and-wait-f10 = Carry out one order and wait (F10)
play-undo-the-computers-turn = Undo the computer's turn
play-takes-back-what-it-has-ordered-since-a = Takes back what it has ordered since a person last decided, and lets it wait (F11)
play-play-this-side = Play this side
play-you-decide-for-this-side-from-here-on = You decide for this side from here on (F12)

## windows

play-before-the-changes-and-now = Before the changes and now
play-the-battle-with-its-branches-to-go-on = The battle with its branches, to go on with another day (Ctrl+S)
play-save-what-side-was-told = Save what { $side } was told
play-the-messages-this-side-may-read-the-log = The messages this side may read. The log that can be played again tells what both sides know: it can be saved once the battle is over
play-every-order-one-a-line-to-replay = Every order, one a line, to replay
play-save-this-position-as-a-battle = Save this position as a battle
play-fog-of-war-is-on = Fog of war is on.
play-fog-of-war-is-off = Fog of war is off.
play-saved-battles-and-positions-hold-what-both = {" "}Saved battles and positions hold what both sides know, or nobody could go on with them.
play-seed-seed-fog-both-are-fixed-when-a = Seed { $seed }. { $fog } Both are fixed when a battle begins.{ $files }
play-concede = Concede…
play-concede-for-side = Concede for { $side }
play-the-other-side-wins-at-once = The other side wins at once
play-who-plays-this-side = Who plays this side
play-who-plays-against-you-when-a-battle-is = Who plays against you when a battle is set up; another can be chosen there
play-opponent = Opponent
play-no-combat-yet = No combat yet
play-what-is-struck-by-fire-or-in-close = What is struck by fire or in close combat is listed here.
play-name-close-combat = { $name }: close combat
play-from-by = From { $by }
play-1-to-9 = 1 to 9
play-answer-the-prompt-choose-of-a-list = Answer the prompt, choose of a list
play-the-answer-that-is-marked = The answer that is marked
play-end-the-step-although-some-could-act = End the step, although some could act
play-backspace = Backspace
play-nobody-pass-the-unit-over = Nobody; pass the unit over
play-and = .  and  ,
play-next-and-previous-unit-with-orders-to-give = Next and previous unit with orders to give
play-select-with-a-unit-selected-march-there = Select; with a unit selected: march there, aim
play-shift-click = Shift+click
play-march-by-way-of-a-hex-into-one = March by way of a hex; into one where own units stand
play-drag = Drag
play-march-there-with-shift-along-the-way-drawn = March there; with Shift along the way drawn
play-arrows-then-enter = Arrows, then Enter
play-plan-a-march-set-out-and-turn-its = Plan a march, set out; [ and ] turn its end, Insert goes by way of it
play-alt-click = Alt+click
play-choose-the-facing-before-the-march = Choose the facing before the march
play-select-the-whole-command-to-advance = Select the whole command, to advance together (or double click)
play-ctrl-click = Ctrl+click
play-take-a-unit-into-the-line-or-out = Take a unit into the line, or out of it
play-the-last-order-for-the-next-unit = The last order, for the next unit
play-l-and = L  and  ;
play-turn-in-a-choice-go-through-it = Turn; in a choice, go through it
play-right-click = Right click
play-details-of-a-hex-and-who-stands-there = Details of a hex and who stands there
play-v-and-shift-v = V  and  Shift+V
play-previous-and-next-message = Previous and next message
play-alt-l = Alt+L
play-alt-f = Alt+F
play-follow-the-action-or-not = Follow the action, or not
play-alt-m = Alt+M
play-alt-1-to-alt-6 = Alt+1 to Alt+6
play-overlays-zones-command-fire-reach-sight = Overlays: zones, command, fire, reach, sight, areas
play-alt-w = Alt+W
play-reasons-beside-the-map-or-not = Reasons beside the map, or not
play-ctrl-z = Ctrl+Z
play-step-one-order-of-the-computer = Step: one order of the computer
play-play-the-computers-side = Play the computer's side
play-alt-n = Alt+N
play-pin-a-note-on-the-unit-or-hex = Pin a note on the unit or hex
play-ctrl-shift-z = Ctrl+Shift+Z
play-ctrl-left-right = Ctrl+Left, Right
play-look-an-event-back-on = Look an event back, on
play-ctrl-shift-left-right = Ctrl+Shift+Left, Right
play-look-a-phase-back-on = Look a phase back, on
play-ctrl-up-down = Ctrl+Up, Down
play-look-a-turn-back-on = Look a turn back, on
play-ctrl-home-end = Ctrl+Home, End
play-look-at-the-opening-the-present = Look at the opening, the present
play-ctrl-enter = Ctrl+Enter
play-play-on-from-the-moment-looked-at = Play on from the moment looked at
play-ctrl-s = Ctrl+S
play-save-the-battle-with-its-branches = Save the battle with its branches
play-alt-d = Alt+D
play-alt-r = Alt+R
play-cancel-deselect-leave = Cancel, deselect, leave
play-leave-again-to-come-back = Leave; again to come back
play-rule = Rule
play-the-manual-has-no-entry-id = The manual has no entry { $id }.
play-why-why = Why: { $why }
play-from-the-published-rules = From the published rules
play-our-reading-where-the-published-rules-are = Our reading where the published rules are silent
play-a-number-our-copy-of-the-rules-lacks = A number our copy of the rules lacks

## words

play-somebody-2 = somebody
play-formation-facing-hour = { $formation }, facing { $hour }
play-turn = Turn
play-nobody-2 = Nobody
play-finished = Finished
play-at-enemy = at { $enemy }
play-at-enemy-in-to = at { $enemy } in { $to }
play-at-to = at { $to }
play-to-to = to { $to }
play-over-way = over { $way }
play-left = left
play-right = right
play-up-to-amount = up to { $amount }
play-amount-to-who = { $amount } to { $who }
play-facing-facing = facing { $facing }
play-leaders-go-along = leaders go along
play-in-enemy-zones-too = in enemy zones too
play-the-other-way = the other way
play-terrain-level-hex = { $terrain }, level { $hex }

## battle ask/discard

play-which-battle = Which battle?
play-under-way-is-under-way-and-open-is-open = { $under_way } was begun from another file and is under way. { $open } is open in the editor.
play-play-what-is-open = Play what is open
play-discard-the-battle = Discard the battle?
play-a-battle-is-under-way-and-not-saved = A battle is under way and not saved as it stands. Save it to go on with it another day.
play-back-to-the-battle = Back to the battle

## battle ask/open position

play-open-the-position-in-the-editor = Open the position in the editor?
play-it-is-saved-as-name-with-the-sources = It is saved as { $name }, with the sources and notes of the battle.
play-open-it = Open it
play-stay-in-the-battle = Stay in the battle

## battle ask/resume

play-resume-the-battle = Resume the battle?
play-the-last-run-ended-in-the-middle-of = The last run ended in the middle of a battle. It was kept { $written }.
play-resume-battle = Resume battle
play-discard-2 = Discard…
play-ask-again-next-time = Ask again next time

## battle files

play-line-line-message = line { $line }: { $message }
play-no-battle-is-under-way-press-f5-to = No battle is under way. Press F5 to play this one.
play-saved-path = Saved { $path }
play-the-battle-could-not-be-opened-its-file = The battle could not be opened: its file holds no branch.

## play

play-pin-a-note-in-play = Pin a note in play
play-note-pinned-it-is-among-the-designers = Note pinned. It is among the designer's notes in the editor; undo it there.
play-the-note-is-kept-with-this-battle-only = The note is kept with this battle only: the open document is not the battle's scenario.

## services/play

play-the-battle-under-way-cannot-be-kept = The battle under way cannot be kept against a crash: { $why }. Save it from time to time.

## services/play/replay

play-replaying-steps-orders = Replaying { $steps } orders
play-playing-the-battle-again = Playing the battle again
play-the-scenario-cannot-be-played-as-it-is = The scenario cannot be played as it is now. { $why }
play-the-battle-before-the-changes-is-not-there = The battle before the changes is not there any more.

## hand over, more

play-orders-of-other-given-since =
    { $n ->
        [one] { $n } order of { $other } given since then would be taken back.
       *[other] { $n } orders of { $other } given since then would be taken back.
    }

## compass

play-compass-north = north
play-compass-north-north-east = north-north-east
play-compass-east-north-east = east-north-east
play-compass-east = east
play-compass-east-south-east = east-south-east
play-compass-south-south-east = south-south-east
play-compass-south = south
play-compass-south-south-west = south-south-west
play-compass-west-south-west = west-south-west
play-compass-west = west
play-compass-west-north-west = west-north-west
play-compass-north-north-west = north-north-west
