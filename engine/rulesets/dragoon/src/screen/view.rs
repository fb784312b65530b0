//! What a seat sees of the field: not what the enemy gives while a joint decision stands (`seq.joint`), and
//! little of his troops under fog of war (`screen.fog`).
//!
//! Must not know who looks: a player and a computer commander get the same.

use crate::Dragoon;
use crate::battle::ground::Arm;
use crate::battle::state::Battle;
use crate::ids::{DecisionKind, track};
use oblique_rules::Ruleset as _;
use oblique_rules::play::{Field, Marks, PieceInfo, PieceIx, Standing, Stream, TRACKS};
use oblique_scenario::{PieceId, Side};
use std::borrow::Cow;
use std::sync::Arc;

impl Battle {
    /// The field as a seat sees it.
    pub(crate) fn view(&self, seat: Option<Side>) -> Cow<'_, Field> {
        match seat {
            Some(seat) if self.ground().fog => Cow::Owned(self.fogged(seat)),
            Some(seat) => self.without_points_being_given(seat),
            None => Cow::Borrowed(self.field()),
        }
    }

    /// The field without the sub points of the enemy's corps leaders, as long as they are being handed out:
    /// until both sides have done so neither knows of the other's (`seq.joint`). All had expired before.
    fn without_points_being_given(&self, seat: Side) -> Cow<'_, Field> {
        let mut field = Cow::Borrowed(self.field());
        let asked = self.memory().decision.as_ref().and_then(|d| DecisionKind::of(d.kind));
        if asked != Some(DecisionKind::SubPoints) {
            return field;
        }
        let given = |l: &PieceIx| self.arm(*l) == Arm::Corps && self.get(*l, track::SUB) != 0;
        for leader in self.leaders_of(seat.other()).filter(given) {
            field.to_mut().pieces[leader.ix()].tracks[usize::from(track::SUB)] = 0;
        }
        field
    }

    /// The field as a seat sees it through the fog.
    fn fogged(&self, seat: Side) -> Field {
        let mut field = self.field().clone();
        // Chance to come is nobody's to know.
        field.stream = Stream::new(0);
        let hidden = Dragoon
            .catalog()
            .marks
            .iter()
            .enumerate()
            .filter(|(_, m)| m.hidden)
            .fold(0_u32, |bits, (i, _)| bits | 1 << i);
        for i in 0..field.pieces.len() {
            let piece = &mut field.pieces[i];
            if piece.side() == seat {
                continue;
            }
            piece.known = false;
            piece.tracks = [0; TRACKS];
            piece.leader = None;
            piece.marks = Marks(piece.marks.0 & !hidden);
            if matches!(piece.standing, Standing::Due(_)) {
                piece.standing = Standing::Due(0);
            }
            if piece.on_map() && piece.is_unit() && !piece.top {
                self.mask(&mut field, PieceIx(u16::try_from(i).unwrap_or(u16::MAX)));
            }
        }
        field
    }

    /// Of a lower unit one sees only that the hex is stacked.
    fn mask(&self, field: &mut Field, pix: PieceIx) {
        let top = self.top_at(self.piece(pix).hex).map(|t| self.piece(t));
        let piece = &mut field.pieces[pix.ix()];
        piece.info = Arc::new(PieceInfo {
            id: PieceId(format!("covered-{}", pix.0)),
            name: "Another unit".to_owned(),
            ..(*piece.info).clone()
        });
        piece.figures = 0;
        if let Some(top) = top {
            piece.facing = top.facing;
            piece.formation = top.formation;
            piece.marks = Marks(top.marks.0 & piece.marks.0);
        }
    }
}
