//! What must always hold in a battle under this ruleset, and what no event may do: the self-check
//! that random play sweeps.
//!
//! Tells what is wrong and changes nothing. Must not know how a battle came to be as it is.

use crate::CATALOG;
use crate::battle::ground::Arm;
use crate::battle::state::Battle;
use crate::ids::{formation, mark, track};
use crate::tables::Tables;
use oblique_rules::play::{Event, PieceIx, PieceState, Standing};
use oblique_scenario::Side;

impl Battle {
    /// What is wrong with the state; `at_rest`: a decision is asked or the battle is over, so that
    /// nothing is half done.
    pub(crate) fn faults(&self, at_rest: bool) -> Vec<String> {
        let mut faults = Vec::new();
        for (pix, piece) in self.field().iter() {
            self.audit_ranges(pix, piece, &mut faults);
            if piece.on_map() {
                self.audit_place(pix, piece, at_rest, &mut faults);
            }
            if piece.on_map() && piece.is_unit() && at_rest {
                self.audit_form(pix, piece, &mut faults);
            }
        }
        self.audit_hexes(at_rest, &mut faults);
        self.audit_command(at_rest, &mut faults);
        if self.field().turn > self.ground().turns {
            faults.push(format!("vic.end: turn {} of {}", self.field().turn, self.ground().turns));
        }
        faults
    }

    /// Numbers within their bounds, on the map or off it (`unit.attributes`).
    fn audit_ranges(&self, pix: PieceIx, piece: &PieceState, faults: &mut Vec<String>) {
        if !piece.is_unit() {
            return;
        }
        let bounds = [
            (track::MEN, 0, i32::MAX),
            (track::GUNS, 0, i32::MAX),
            (track::MORALE, 0, 10),
            (track::DISRUPTION, 0, if self.arm(pix).is_guns() { 0 } else { 10 }),
            (track::QUALITY, 4, 7),
            (track::MP, 0, i32::MAX),
            (track::REGIMENTAL_GUNS, 0, 2),
        ];
        for (track, least, most) in bounds {
            let value = self.get(pix, track);
            if !(least..=most).contains(&value) {
                faults.push(format!("unit.attributes: {} has track {track} at {value}", piece.info.name));
            }
        }
    }

    /// On the board, and filed where it stands.
    fn audit_place(&self, pix: PieceIx, piece: &PieceState, at_rest: bool, faults: &mut Vec<String>) {
        let name = &piece.info.name;
        if !self.on_board(piece.hex) {
            faults.push(format!("{name} is on the map but not on the board"));
        }
        let strength = self.get(pix, if self.arm(pix).is_guns() { track::GUNS } else { track::MEN });
        if at_rest && piece.is_unit() && strength == 0 {
            faults.push(format!("unit.eliminated: {name} stands with nobody left"));
        }
    }

    /// Formation, facing and rout agree (`unit.attributes`, `rout.state`, `move.na`).
    fn audit_form(&self, pix: PieceIx, piece: &PieceState, faults: &mut Vec<String>) {
        let name = &piece.info.name;
        let o = self.board().layout().orientation;
        let Some(form) = CATALOG.formations.get(usize::from(piece.formation)) else {
            faults.push(format!("unit.attributes: {name} is in no formation"));
            return;
        };
        let kind = CATALOG.kinds.get(usize::from(piece.info.kind));
        if !kind.is_some_and(|k| k.formations.contains(&form.id)) {
            faults.push(format!("unit.attributes: {name} cannot be in {}", form.id));
        }
        if !form.facing.fits(piece.facing, o) {
            faults.push(format!("unit.attributes: {name} in {} faces {:?}", form.id, piece.facing));
        }
        let routed = piece.marks.has(mark::ROUTED);
        if routed != (piece.formation == formation::ROUT) {
            faults.push(format!("rout.state: {name} is in {}, routed: {routed}", form.id));
        }
        if routed {
            let (morale, disruption) = (self.morale(pix), self.disruption(pix));
            if self.arm(pix).is_guns() {
                faults.push(format!("unit.artillery_rout: {name} is routed"));
            } else if (morale, disruption) != (0, 10) {
                faults.push(format!("rout.state: {name} has Morale {morale}, Disruption {disruption}"));
            }
            if [mark::PURSUING, mark::CHARGING].iter().any(|m| piece.marks.has(*m)) {
                faults.push(format!("rout.state: {name} still pursues or charges"));
            }
        } else if self.morale(pix) == 0 && !self.arm(pix).is_guns() {
            faults.push(format!("eff.morale: {name} stands at Morale 0"));
        }
    }

    /// Who shares a hex (`stack.limit`, `stack.top`, `ldr.alone`).
    fn audit_hexes(&self, at_rest: bool, faults: &mut Vec<String>) {
        let layout = self.board().layout();
        for (i, here) in self.occupants().hexes() {
            let Some(first) = here.first() else { continue };
            if here.len() == 1 && !at_rest {
                // While something is under way a piece alone in its hex can be at fault in nothing.
                continue;
            }
            let name = || layout.name(layout.hex(i));
            let side = |pix: &PieceIx| self.piece(*pix).side();
            let units: Vec<PieceIx> = here.iter().copied().filter(|p| !self.arm(*p).is_leader()).collect();
            let mixed = |pieces: &[PieceIx]| pieces.iter().any(|p| side(p) != side(&pieces[0]));
            if units.len() > 1 && mixed(&units) {
                faults.push(format!("stack.limit: units of both sides in {}", name()));
            }
            if at_rest && here.iter().any(|p| side(p) != side(first)) {
                faults.push(format!("ldr.alone: pieces of both sides in {}", name()));
            }
            // Routed units run through friends, whom they may not stay with.
            let formed: Vec<PieceIx> =
                units.iter().copied().filter(|p| at_rest || !self.routed(*p)).collect();
            self.audit_stack(&formed, &name, faults);
            let topped = at_rest.then(|| self.tops_at_fault(layout.hex(i)));
            for (tops, all) in topped.into_iter().flatten() {
                faults.push(format!("stack.top: {tops} top units of {all} in {}", name()));
            }
        }
    }

    fn audit_stack(&self, units: &[PieceIx], name: &dyn Fn() -> String, faults: &mut Vec<String>) {
        if units.len() > Tables::get().stacking.most_units {
            faults.push(format!("stack.limit: {} units in {}", units.len(), name()));
        }
        if let [a, b] = units[..] {
            let (one, two) = (self.arm(a), self.arm(b));
            let guns = usize::from(one.is_guns()) + usize::from(two.is_guns());
            let pair = match guns {
                0 => {
                    (one.is_cavalry() && two.is_cavalry())
                        || (one.is_infantry() && two.is_infantry())
                        || (one == Arm::Light && two == Arm::Light)
                }
                1 => one.is_foot() || two.is_foot(),
                _ => false,
            };
            if !pair {
                faults.push(format!("stack.limit: {one:?} with {two:?} in {}", name()));
            }
        }
    }

    /// Leaders, and what only an action phase or a combat step knows.
    fn audit_command(&self, at_rest: bool, faults: &mut Vec<String>) {
        for side in Side::BOTH {
            let overall = self
                .field()
                .iter()
                .filter(|(p, s)| s.on_map() && s.side() == side && self.arm(*p) == Arm::Overall);
            if overall.count() > 1 {
                faults.push(format!("unit.attributes: side {side} has two overall leaders"));
            }
        }
        for (pix, piece) in self.field().iter().filter(|(_, p)| p.is_unit()) {
            let name = &piece.info.name;
            if let Some(leader) = piece.leader {
                let fits = self.field().get(leader).is_some_and(|l| l.side() == piece.side() && !l.is_unit());
                if !fits || self.arm(pix).is_guns() {
                    faults.push(format!("unit.attached: {name} is attached to a wrong piece"));
                }
            }
            if piece.on_map()
                && piece.marks.has(mark::TAKING_PART)
                && self.field().active_side != Some(piece.side())
            {
                faults.push(format!("act.result: {name} takes part though its side is not active"));
            }
        }
        if self.memory().rally_points < 0 || self.memory().turn.sub_points.iter().any(|p| *p < 0) {
            faults.push("rally.points: points below 0".to_owned());
        }
        if at_rest {
            if !self.memory().leaving.is_empty() {
                faults.push("wd.step: units are still leaving".to_owned());
            }
            let plotters = self.memory().plots.keys().chain(&self.memory().assaults);
            if plotters.into_iter().any(|p| !self.piece(*p).on_map()) {
                faults.push("fire.plot: a unit that is gone has a plot".to_owned());
            }
        }
    }

    /// What is wrong with an event about to be applied.
    pub(crate) fn fault_of(&self, event: &Event) -> Option<String> {
        let named = |pix: PieceIx| self.piece(pix).info.name.clone();
        match event {
            Event::Turn(turn) if *turn != self.field().turn + 1 => {
                Some(format!("seq.turn: turn {turn} follows turn {}", self.field().turn))
            }
            Event::Tracked { piece, track, from, to, .. } => {
                let falls = [track::MEN, track::GUNS, track::QUALITY, track::REGIMENTAL_GUNS].contains(track);
                (falls && to > from && self.piece(*piece).is_unit())
                    .then(|| format!("track {track} of {} rises from {from} to {to}", named(*piece)))
            }
            Event::Marked { piece, marks } => {
                let now = self.piece(*piece).marks;
                let joins = marks.has(mark::TAKING_PART) && !now.has(mark::TAKING_PART);
                (joins && now.has(mark::FINISHED) && self.piece(*piece).is_unit())
                    .then(|| format!("seq.once: {} acts a second time", named(*piece)))
            }
            Event::Stood { piece, standing, .. } => {
                let was = self.piece(*piece).standing;
                let right = match standing {
                    Standing::OnMap | Standing::Due(_) => matches!(was, Standing::Due(_)),
                    Standing::Lost | Standing::Left => was == Standing::OnMap,
                };
                (!right).then(|| format!("{} goes from {was:?} to {standing:?}", named(*piece)))
            }
            Event::Objective { index, holder } => {
                let hex = self.field().objectives.get(usize::from(*index)).map(|o| o.hex);
                let taken = hex.is_some_and(|hex| {
                    self.units_at(hex).any(|p| !self.routed(p) && Some(self.piece(p).side()) == *holder)
                });
                (!taken)
                    .then(|| format!("vic.control: objective {index} goes to {holder:?}, who is not there"))
            }
            _ => None,
        }
    }
}
