//! Reinforcements (`scn.reinforce`).
//!
//! Must not know how they are used afterwards.

use crate::battle::state::Battle;
use crate::ids::rule;
use crate::tables::Tables;
use oblique_board::hex::Hex;
use oblique_rules::play::{Event, PieceIx, Standing, Why};

impl Battle {
    /// Those due arrive in the first free one of their hexes, the nearest free edge hex, or a turn later.
    pub(crate) fn reinforcements_arrive(&mut self) {
        let turn = self.field().turn;
        let due: Vec<PieceIx> = self
            .field()
            .iter()
            .filter(|(_, p)| matches!(p.standing, Standing::Due(t) if t <= turn))
            .map(|(pix, _)| pix)
            .collect();
        for pix in due {
            if let Some(hex) = self.entry_hex(pix) {
                // The piece is put into place before it stands there, so that nothing finds it
                // half arrived.
                let from = self.piece(pix).hex;
                if from != hex {
                    self.emit(Event::Moved { piece: pix, from, to: hex, why: Why::Arrival });
                }
                self.emit(Event::Stood { piece: pix, standing: Standing::OnMap, why: Why::Arrival });
                self.place(pix, hex, Why::Arrival);
                self.say(rule::SCN_REINFORCE, Some(pix), format!("{} arrives", self.piece(pix).info.name));
            } else {
                self.emit(Event::Stood { piece: pix, standing: Standing::Due(turn + 1), why: Why::Arrival });
            }
        }
    }

    /// The hex by which a piece enters now. `scn.reinforce` names one, and in its stead the nearest free
    /// edge hex; that a scenario may list several, which are tried in its order before that, is a reading.
    fn entry_hex(&self, pix: PieceIx) -> Option<Hex> {
        let listed = self.ground().entries.get(&pix).map_or(&[][..], Vec::as_slice);
        if let Some(free) = listed.iter().find(|hex| self.may_enter_there(pix, **hex)) {
            return Some(*free);
        }
        let home = *listed.first()?;
        let layout = self.board().layout();
        let reach = Tables::get().reinforcements.search_hexes;
        let (width, height) = (i32::from(layout.width), i32::from(layout.height));
        home.spiral_range(1..=u32::try_from(reach).unwrap_or(0))
            .filter(|h| {
                let (col, row) = layout.col_row(*h);
                let edge = col == 0 || row == 0 || col == width - 1 || row == height - 1;
                layout.contains(*h) && edge && self.may_enter_there(pix, *h)
            })
            .min_by_key(|h| (home.unsigned_distance_to(*h), layout.col_row(*h)))
    }

    fn may_enter_there(&self, pix: PieceIx, hex: Hex) -> bool {
        let piece = self.piece(pix);
        let enemy_leader = self.at(hex).iter().any(|p| self.piece(*p).side() != piece.side());
        let ground = !piece.is_unit() || self.terrain_allows(pix, piece.formation, hex);
        self.on_board(hex)
            && !enemy_leader
            && !self.enemy_zone(piece.side(), hex)
            && ground
            && self.stack_allows(pix, hex)
    }
}
