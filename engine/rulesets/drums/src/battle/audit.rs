//! What must hold of every battle, for tests: swept after every event of random play.
//!
//! Must not change anything, nor be used by rules.

use crate::battle::state::Battle;
use crate::board::angles::may_face;
use crate::ids::{mark, rule, track};
use crate::tables::Tables;
use crate::units::division::Division as _;
use crate::units::standing::ground_allows;
use oblique_rules::play::{Event, PieceIx, Standing};
use oblique_scenario::Side;
use std::collections::BTreeMap;

impl Battle {
    /// What is wrong with the state, each with its rule.
    pub(crate) fn faults(&self, at_rest: bool) -> Vec<String> {
        let mut faults = Vec::new();
        for pix in self.everybody() {
            self.piece_faults(pix, at_rest, &mut faults);
        }
        if at_rest {
            self.hex_faults(&mut faults);
            let memory = self.memory();
            if memory.loss_halves.iter().any(|halves| *halves < 0) {
                faults.push(format!("{}: points below 0", rule::WIN_POINTS));
            }
            if self.field().outcome.is_none() && memory.decision.is_none() {
                faults.push(format!("{}: nobody is asked", rule::SEQ_BRIGADES));
            }
            for (a, b) in &memory.crowded {
                if self.piece(*a).side() != self.piece(*b).side() {
                    faults.push(format!("{}: a pair of both sides", rule::PROX_FIX));
                }
            }
        }
        faults
    }

    fn piece_faults(&self, pix: PieceIx, at_rest: bool, faults: &mut Vec<String>) {
        let (piece, name) = (self.piece(pix), self.name(pix));
        if !self.on_board(piece.hex) {
            faults.push(format!("{}: {name} is off the board", rule::MOVE_ENEMY));
        }
        if self.nature(pix).arm.leads() {
            return;
        }
        if !may_face(piece.formation, piece.facing) {
            let faces = format!("faces {:?} in formation {}", piece.facing, piece.formation);
            faults.push(format!("{}: {name} {faces}", rule::GEO_FACING));
        }
        let formations = &crate::CATALOG.kinds[usize::from(piece.info.kind)].formations;
        let formed = crate::CATALOG.formations.get(usize::from(piece.formation));
        if !formed.is_some_and(|formed| formations.contains(&formed.id)) {
            faults.push(format!("{}: {name} has no formation {}", rule::FORM_KINDS, piece.formation));
        }
        let disorder = self.disorder(pix);
        if at_rest && !(0..Tables::get().disorder.gone).contains(&disorder) {
            faults.push(format!("{}: {name} stands at disorder {disorder}", rule::DIS_LEVELS));
        }
        if at_rest && !ground_allows(&self.0, &self.ground().chart, pix, piece.hex) {
            faults.push(format!("{}: {name} stands on closed ground", rule::GEO_TERRAIN));
        }
        if self.skirmishers(pix) < 0 {
            faults.push(format!("{}: {name} has skirmishers below 0", rule::SK_FACTOR));
        }
    }

    /// A hex holds at most one unit (`geo.board`).
    fn hex_faults(&self, faults: &mut Vec<String>) {
        let units: Vec<PieceIx> = Side::BOTH.map(|side| self.units_of(side)).concat();
        let mut on: BTreeMap<(i32, i32), PieceIx> = BTreeMap::new();
        for unit in units {
            let hex = self.piece(unit).hex;
            if let Some(other) = on.insert((hex.x, hex.y), unit) {
                let names = format!("{} and {} share a hex", self.name(other), self.name(unit));
                faults.push(format!("{}: {names}", rule::GEO_BOARD));
            }
        }
    }

    /// What is wrong with an event about to be applied.
    pub(crate) fn fault_of(&self, event: &Event) -> Option<String> {
        match event {
            Event::Turn(turn) if *turn != self.field().turn + 1 => {
                Some(format!("{}: phase {turn} follows phase {}", rule::SEQ_BRIGADES, self.field().turn))
            }
            // Before the first phase companies are spread (`sk.company`).
            Event::Tracked { piece, track, from, to, .. }
                if *track == track::SK && to > from && self.field().turn > 0 =>
            {
                Some(format!("{}: skirmishers of {} come back", rule::SK_LOSS, self.name(*piece)))
            }
            Event::Marked { piece, marks } => {
                let now = self.piece(*piece);
                let joins = marks.has(mark::ACTIVATED) && !now.marks.has(mark::ACTIVATED);
                (joins && !now.on_map())
                    .then(|| format!("{}: {} acts off the map", rule::ACT_ONCE, self.name(*piece)))
            }
            Event::Stood { piece, standing, .. } => {
                let was = self.piece(*piece).standing;
                let right = match standing {
                    Standing::OnMap | Standing::Due(_) => matches!(was, Standing::Due(_)),
                    Standing::Lost | Standing::Left => was == Standing::OnMap,
                };
                (!right).then(|| format!("{} goes from {was:?} to {standing:?}", self.name(*piece)))
            }
            _ => None,
        }
    }
}
