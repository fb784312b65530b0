//! What the ground makes of a step: where nobody goes, what it costs, whom it disorders (section 11).

use crate::battle::state::Battle;
use crate::board::chart::Ground;
use crate::ids::{formation, mark, rule};
use crate::refuse;
use crate::tables::Tables;
use crate::units::class::Arm;
use oblique_board::hex::Hex;
use oblique_rules::RuleId;
use oblique_rules::play::{PieceIx, Refusal};

/// Why horse and guns enter no block.
const NO_FOOT: &str = "Only foot enters a town block";

/// What the ground makes of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Going {
    /// Times the price.
    pub factor: i32,
    /// Inches more.
    pub inches: i32,
    /// What disorders troops there, in close order but for blocks, which disorder all.
    pub disorders: Option<RuleId>,
    /// Along a road, in column?
    pub road: bool,
    /// Into a block?
    pub enters: bool,
}

impl Battle {
    /// How a step between neighbours goes for a unit, formed so.
    ///
    /// # Errors
    /// Why it may not be taken.
    pub(crate) fn going(&self, pix: PieceIx, form: u8, from: Hex, to: Hex) -> Result<Going, Refusal> {
        if self.ground().chart.is_town(self.board(), to) {
            self.finds_room(pix, to)?;
        }
        // Gunners without guns walk.
        let arm = if self.is(pix, mark::WITHOUT_GUNS) { Arm::Foot } else { self.arm(pix) };
        self.going_of(arm, form, from, to)
    }

    /// How a step between neighbours goes for an arm, formed so, whatever its numbers.
    ///
    /// # Errors
    /// Why it may not be taken.
    pub(crate) fn going_of(&self, arm: Arm, form: u8, from: Hex, to: Hex) -> Result<Going, Refusal> {
        let (chart, board, numbers) = (&self.ground().chart, self.board(), &Tables::get().ground);
        let (side, ground) = (chart.side(board, from, to), chart.at(board, to));
        self.barred(arm, form, from, to)?;
        let loose = form == formation::SKIRMISH;
        let road = side.road && matches!(form, formation::COLUMN | formation::LIMBERED);
        let slow = |holds: bool, times: i32| if holds && !road && !loose { times } else { 1 };
        let woods = ground == Ground::Woods;
        let edges = if road { 0 } else { side.inches };
        let enters = matches!(ground, Ground::Town(_));
        Ok(Going {
            factor: slow(woods, numbers.woods) * slow(side.steep, numbers.steep),
            inches: edges,
            disorders: self.disordered_by(arm, form, from, to),
            road,
            enters,
        })
    }

    /// What disorders an arm, formed so, on a step between neighbours: troops in close order but for blocks, which disorder
    /// all.
    pub(crate) fn disordered_by(&self, arm: Arm, form: u8, from: Hex, to: Hex) -> Option<RuleId> {
        let (chart, board) = (&self.ground().chart, self.board());
        let side = chart.side(board, from, to);
        let loose = form == formation::SKIRMISH;
        let road = side.road && matches!(form, formation::COLUMN | formation::LIMBERED);
        let formed = !loose && !road;
        let disorders = [
            (chart.is_town(board, to), rule::TOWN_ENTER),
            (formed && chart.is_woods(board, to), rule::WOODS_MOVE),
            (formed && side.stream, rule::STREAM_EDGE),
            (formed && side.steep && arm == Arm::Horse, rule::HILL_SLOPE),
            (!loose && side.bridge, rule::RIVER_EDGE),
        ];
        disorders.into_iter().find_map(|(holds, rule)| holds.then_some(rule))
    }

    /// Where nobody of its arm and formation goes.
    fn barred(&self, arm: Arm, form: u8, from: Hex, to: Hex) -> Result<(), Refusal> {
        let (chart, board) = (&self.ground().chart, self.board());
        let side = chart.side(board, from, to);
        let name = board.layout().name(to);
        match chart.at(board, to) {
            Ground::Water => {
                return refuse(rule::MOVE_LIMITS, format!("Nobody enters {name}: go round it"));
            }
            Ground::Woods if arm != Arm::Foot && !side.road => {
                return refuse(rule::WOODS_MOVE, "Horse and guns enter woods only along a road");
            }
            Ground::Town(_) if arm != Arm::Foot => return refuse(rule::TOWN_ENTER, NO_FOOT),
            Ground::Woods | Ground::Town(_) | Ground::Open => {}
        }
        if side.river {
            return refuse(rule::RIVER_EDGE, "A river is crossed at bridges and fords only");
        }
        if side.bridge && !matches!(form, formation::COLUMN | formation::LIMBERED) {
            return refuse(rule::RIVER_EDGE, "A bridge is crossed in column only: form one first");
        }
        if side.works && arm == Arm::Horse {
            return refuse(rule::WORKS_EDGE, "Horse does not cross works");
        }
        Ok(())
    }

    /// May it go into a block at all (`town.enter`)?
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn may_hold(&self, pix: PieceIx, block: Hex) -> Result<(), Refusal> {
        let capacity = self.ground().chart.capacity(self.board(), block);
        if self.arm(pix) != Arm::Foot {
            return refuse(rule::TOWN_ENTER, NO_FOOT);
        }
        if self.models(pix) > capacity {
            let text = format!("The block holds {capacity} models: it has {}", self.models(pix));
            return refuse(rule::TOWN_ENTER, text);
        }
        Ok(())
    }

    /// Does a block hold it beside the friends who are there (`town.enter`)?
    fn finds_room(&self, pix: PieceIx, block: Hex) -> Result<(), Refusal> {
        self.may_hold(pix, block)?;
        let side = self.piece(pix).side();
        let friend = |other: &PieceIx| *other != pix && self.piece(*other).side() == side;
        let there = self.troops_at(block).filter(friend).map_or(0, |other| self.models(other));
        if there > 0 && there + self.models(pix) > self.ground().chart.capacity(self.board(), block) {
            return refuse(rule::TOWN_ENTER, "The block is full of friends: go round it");
        }
        Ok(())
    }

    /// Would the hex disorder that unit again, formed as it is (`move.reform`)? On a road it would not (`road.march`).
    pub(crate) fn disorders_again(&self, pix: PieceIx) -> bool {
        let hex = self.piece(pix).hex;
        let marches = matches!(self.form(pix), formation::COLUMN | formation::LIMBERED);
        self.disorders_there(hex) && !(marches && self.ground().chart.is_on_road(self.board(), hex))
    }

    /// Does the hex disorder who stands in it in close order?
    pub(crate) fn disorders_there(&self, hex: Hex) -> bool {
        let (chart, board) = (&self.ground().chart, self.board());
        chart.is_woods(board, hex) || chart.is_town(board, hex)
    }
}
