//! A handful of hexes before or around a piece.

use oblique_board::hex::Hex;

/// Up to six hexes beside a piece: its front, or what its zone of control covers. Hexes off the board
/// are among them; whoever counts leaves those out.
#[derive(Clone, Copy, Debug, Default)]
pub struct Front {
    hexes: [Hex; 6],
    count: usize,
}

impl Front {
    /// Adds a hex; a seventh is left out.
    pub fn push(&mut self, hex: Hex) {
        if let Some(place) = self.hexes.get_mut(self.count) {
            *place = hex;
            self.count += 1;
        }
    }
}

impl FromIterator<Hex> for Front {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> Self {
        let mut front = Self::default();
        hexes.into_iter().for_each(|hex| front.push(hex));
        front
    }
}

impl std::ops::Deref for Front {
    type Target = [Hex];

    fn deref(&self) -> &[Hex] {
        &self.hexes[..self.count]
    }
}

impl IntoIterator for Front {
    type Item = Hex;
    type IntoIter = std::iter::Take<std::array::IntoIter<Hex, 6>>;

    fn into_iter(self) -> Self::IntoIter {
        self.hexes.into_iter().take(self.count)
    }
}
