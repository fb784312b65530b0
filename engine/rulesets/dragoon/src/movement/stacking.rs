//! Who may share a hex (`stack.limit`): in a battle and in a scenario alike.
//!
//! Must not know ground or zones of control.

use crate::battle::state::Battle;
use crate::tables::Tables;
use oblique_board::hex::Hex;
use oblique_rules::catalog::Role;
use oblique_rules::play::PieceIx;
use oblique_rules::position::Position;

/// Why a unit may not stand with others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Crowding {
    /// An enemy is among them.
    Enemy,
    /// Its arm does not go with that of one of them.
    Arms,
    /// As many stand there as may.
    Full,
}

/// May units of two roles share a hex?
const fn pair(a: Role, b: Role) -> bool {
    matches!(
        (a, b),
        (Role::Horse, Role::Horse)
            | (Role::Foot, Role::Foot | Role::Guns)
            | (Role::Light, Role::Light | Role::Guns)
            | (Role::Guns, Role::Foot | Role::Light)
    )
}

/// May a piece stand with others, itself among them or not? Leaders may with their side's, and count
/// nowhere.
///
/// # Errors
/// What keeps it out.
pub(crate) fn stands_with<P: Position>(
    position: &P,
    piece: P::Piece,
    others: impl IntoIterator<Item = P::Piece>,
) -> Result<(), Crowding> {
    let (side, role) = (position.side_of(piece), position.role_of(piece));
    let units = others.into_iter().filter(|o| *o != piece && !position.role_of(*o).leads());
    let mut count = 0;
    for other in units {
        if position.side_of(other) != side {
            return Err(Crowding::Enemy);
        }
        if !role.leads() && !pair(role, position.role_of(other)) {
            return Err(Crowding::Arms);
        }
        count += 1;
    }
    let room = role.leads() || count < Tables::get().stacking.most_units;
    if room { Ok(()) } else { Err(Crowding::Full) }
}

/// The first of some pieces that may not stand with those before it, and why.
pub(crate) fn crowded<P: Position>(position: &P, pieces: &[P::Piece]) -> Option<(usize, Crowding)> {
    let of = |(at, piece): (usize, &P::Piece)| {
        let before = pieces.iter().take(at).copied();
        stands_with(position, *piece, before).err().map(|why| (at, why))
    };
    pieces.iter().enumerate().find_map(of)
}

impl Battle {
    /// Would stacking let a piece stand in a hex? Beside enemy units: no.
    pub(crate) fn stack_allows(&self, pix: PieceIx, hex: Hex) -> bool {
        stands_with(&self.0, pix, self.at(hex).iter().copied()).is_ok()
    }
}
