//! Leaders struck down, and those who replace them (`ldr.chance`, `ldr.lost`, `ldr.replace`).
//!
//! Must not know how blows are struck.

use crate::battle::memory::MemoryChange;
use crate::battle::state::Battle;
use crate::combat::memory::CombatChange;
use crate::draws;
use crate::ids::{mark, rule, track};
use crate::sequence::memory::TurnChange;
use crate::tables::Tables;
use oblique_board::hex::Hex;
use oblique_rules::RuleId;
use oblique_rules::catalog::Role;
use oblique_rules::play::{Event, Marks, PieceInfo, PieceIx, PieceState, Standing, Why};
use oblique_scenario::{PieceId, Side};
use std::sync::Arc;

impl Battle {
    /// Leader losses of a sub-step (`ldr.chance`): hexes fired at or struck, each with its hits.
    pub(crate) fn leader_losses(&mut self, hexes: &[(Hex, i32)], contact: bool) {
        let t = &Tables::get().leaders;
        let mut at_risk: Vec<(usize, PieceIx, i32)> = Vec::new();
        for (hex, hits) in hexes {
            for pix in self.at(*hex) {
                if self.arm(*pix).is_leader() {
                    at_risk.push((self.piece(*pix).side().index(), *pix, *hits));
                }
            }
        }
        at_risk.sort_unstable();
        for (_, pix, hits) in at_risk {
            let chance = if contact {
                (t.contact_base + hits).min(t.contact_most)
            } else {
                hits.min(t.fire_most).max(t.fire_least)
            };
            let die = Tables::get().checks.percentile;
            let fate =
                self.draw(draws::LEADER_LOSS, rule::LDR_CHANCE, Some(pix), die, &[], Some(chance), |v| {
                    if v <= chance { "falls".to_owned() } else { "is safe".to_owned() }
                });
            if fate <= chance {
                self.lose_leader(pix, rule::LDR_CHANCE);
            }
        }
    }

    /// A leader falls: quality drops, and for an overall leader the withdrawal level too
    /// (`ldr.lost`, `ldr.lost_limits`). `rule` says why he falls.
    pub(crate) fn lose_leader(&mut self, leader: PieceIx, rule: RuleId) {
        let piece = self.piece(leader);
        let (side, name) = (piece.side(), piece.info.name.clone());
        let overall = piece.info.role == Role::Chief;
        self.say(rule, Some(leader), format!("{name} falls"));
        self.remove(leader, Standing::Lost, Why::Melee);
        let t = Tables::get();
        let shaken: Vec<PieceIx> = self
            .field()
            .iter()
            .filter(|(_, p)| p.side() == side && p.is_unit())
            .filter(|(_, p)| matches!(p.standing, Standing::OnMap | Standing::Due(_)))
            .filter(|(_, p)| overall || p.leader == Some(leader))
            .map(|(pix, _)| pix)
            .collect();
        for pix in shaken {
            let quality = (self.quality(pix) - 1).max(t.checks.green);
            self.set(pix, track::QUALITY, quality, Why::Sequence);
        }
        if overall {
            let mut loss = self.memory().combat.level_loss;
            loss[side.index()] += t.leaders.level_percent_per_cr * self.get(leader, track::CR);
            self.change_memory(MemoryChange::Combat(CombatChange::LevelLoss(loss)));
            let level = self.withdrawal_level(side);
            let known = format!("The withdrawal level of his side falls to {level}%");
            let seen = "The withdrawal level of his side falls".to_owned();
            self.say_to_owner(rule::LDR_LOST, leader, known, seen);
        }
        self.change_memory(MemoryChange::Combat(CombatChange::Fallen(leader, true)));
    }

    /// A side's withdrawal level now, percent (`vic.withdrawal`, `ldr.lost`).
    pub(crate) fn withdrawal_level(&self, side: Side) -> i32 {
        let full = self.ground().sides[side.index()].withdrawal_level;
        let lost = self.memory().combat.level_loss[side.index()];
        if lost == 0 { full } else { (full - lost).max(Tables::get().leaders.least_level_percent) }
    }

    /// Replaces fallen leaders as step 3 of the turn opens (`ldr.replace`, `ldr.best`).
    pub(crate) fn replace_fallen_leaders(&mut self) {
        let fallen: Vec<PieceIx> = self.memory().combat.fallen.iter().copied().collect();
        // Overall leaders first: the corps of the one promoted needs a leader too.
        let (chiefs, corps): (Vec<PieceIx>, Vec<PieceIx>) =
            fallen.iter().partition(|p| self.piece(**p).info.role == Role::Chief);
        let mut vacant = corps;
        for chief in chiefs {
            self.change_memory(MemoryChange::Combat(CombatChange::Fallen(chief, false)));
            vacant.extend(self.promote(chief));
        }
        vacant.sort_unstable_by_key(|p| (self.piece(*p).side().index(), *p));
        for leader in vacant {
            self.change_memory(MemoryChange::Combat(CombatChange::Fallen(leader, false)));
            self.replace_corps_leader(leader);
        }
    }

    /// The best corps leader takes over from a fallen overall leader; returns the promoted one's old
    /// piece, whose corps is vacant.
    fn promote(&mut self, chief: PieceIx) -> Option<PieceIx> {
        let (side, at) = (self.piece(chief).side(), self.piece(chief).hex);
        let best = self
            .field()
            .iter()
            .filter(|(_, p)| p.on_map() && p.side() == side && p.info.role == Role::Leader)
            .map(|(pix, p)| {
                let (cr, radius) = (p.tracks[usize::from(track::CR)], p.tracks[usize::from(track::RADIUS)]);
                (-cr, -radius, p.hex.unsigned_distance_to(at), pix)
            })
            .min()
            .map(|(_, _, _, pix)| pix);
        let Some(best) = best else {
            self.say(rule::LDR_BEST, Some(chief), "Nobody is left to take over the army");
            return None;
        };
        let old = self.piece(best).clone();
        let mut state = old.clone();
        let fallen = self.piece(chief);
        state.info = Arc::new(PieceInfo {
            id: self.new_id(&old.info.id),
            kind: fallen.info.kind,
            role: Role::Chief,
            ..(*old.info).clone()
        });
        state.leader = None;
        let sub = fallen.tracks[usize::from(track::SUB)] / Tables::get().leaders.successor_sub_divisor.max(1);
        state.tracks[usize::from(track::SUB)] = sub;
        self.emit(Event::Stood { piece: best, standing: Standing::Left, why: Why::Sequence });
        let (new, received) = (self.next_pix(), self.received_points(best));
        self.emit(Event::Joined(Box::new(state)));
        if received > 0 {
            self.change_memory(MemoryChange::Turn(TurnChange::KeptPoints(new, received)));
        }
        self.say(rule::LDR_REPLACE, Some(best), format!("{} takes over the army", old.info.name));
        Some(best)
    }

    /// A new leader for the corps of one who fell or was promoted.
    fn replace_corps_leader(&mut self, old: PieceIx) {
        let subs: Vec<PieceIx> = self
            .field()
            .iter()
            .filter(|(_, p)| p.leader == Some(old) && p.is_unit())
            .map(|(pix, _)| pix)
            .collect();
        let place = subs.iter().copied().filter(|p| self.piece(*p).on_map()).min_by_key(|p| {
            (self.routed(*p) || self.in_enemy_zone(*p), self.in_enemy_zone(*p), -self.men(*p), *p)
        });
        let Some(host) = place else {
            self.say(
                rule::LDR_REPLACE,
                Some(old),
                "His corps has no unit left on the map: nobody replaces him",
            );
            return;
        };
        let t = &Tables::get().leaders;
        let (cr, radius) = (self.get(old, track::CR), self.get(old, track::RADIUS));
        let range = (t.replacement_cr_least, cr.max(t.replacement_cr_least));
        let new_cr = self.draw(draws::REPLACEMENT_CR, rule::LDR_RATINGS, Some(old), range, &[], None, |v| {
            format!("command rating {v}")
        });
        let new_radius = if radius < t.replacement_radius_least {
            radius
        } else {
            let range = (t.replacement_radius_least, radius);
            self.draw(draws::REPLACEMENT_RADIUS, rule::LDR_RATINGS, Some(old), range, &[], None, |v| {
                format!("radius {v}")
            })
        };
        let before = self.piece(old);
        let spent = before.marks.has(mark::CHECKED) || before.marks.has(mark::DEFERRED);
        let mut tracks = [0; oblique_rules::play::TRACKS];
        tracks[usize::from(track::CR)] = new_cr;
        tracks[usize::from(track::RADIUS)] = new_radius;
        let name = format!("Successor of {}", before.info.name);
        let state = PieceState {
            info: Arc::new(PieceInfo {
                id: self.new_id(&before.info.id),
                name: name.clone(),
                ..(*before.info).clone()
            }),
            standing: Standing::OnMap,
            hex: self.piece(host).hex,
            facing: None,
            formation: 0,
            top: false,
            leader: None,
            tracks,
            marks: Marks::default().with(mark::CHECKED, spent),
            figures: 1,
            known: true,
        };
        let new = self.next_pix();
        self.emit(Event::Joined(Box::new(state)));
        for pix in subs {
            self.emit(Event::Attached { piece: pix, leader: Some(new) });
        }
        let seen = format!("{name} takes over");
        let known = format!("{seen} with command rating {new_cr}, radius {new_radius}");
        self.say_to_owner(rule::LDR_REPLACE, new, known, seen);
    }

    /// The index the next piece that joins will have.
    fn next_pix(&self) -> PieceIx {
        PieceIx(u16::try_from(self.field().pieces.len()).unwrap_or(u16::MAX))
    }

    /// An id no piece has: the old one's with a number.
    fn new_id(&self, old: &PieceId) -> PieceId {
        let stem = old.0.split('~').next().unwrap_or(&old.0);
        let taken = |id: &str| self.field().pieces.iter().any(|p| p.info.id.0 == id);
        let id = (2..=u32::from(u16::MAX)).map(|n| format!("{stem}~{n}")).find(|id| !taken(id));
        PieceId(id.unwrap_or_default())
    }
}
