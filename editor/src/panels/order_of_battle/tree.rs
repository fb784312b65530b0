//! The tree of a side, built from who is attached to whom. Must not draw.

use crate::desk::Desk;
use oblique_core::rules::catalog::Role;
use oblique_core::scenario::{Piece, PieceId, Side};
use std::collections::BTreeSet;

/// A piece with those attached to it.
pub struct Node<'a> {
    /// Its id.
    pub id: &'a PieceId,
    /// The piece.
    pub piece: &'a Piece,
    /// What it leads or fights as.
    pub role: Option<Role>,
    /// Attached to it.
    pub under: Vec<Node<'a>>,
}

/// A side's tree.
pub struct Tree<'a> {
    /// Commanders in chief, then leaders without a chief, then units without a leader.
    pub roots: Vec<Node<'a>>,
}

/// Men, guns and units of a part of the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Totals {
    /// Units, leaders not counted.
    pub units: u32,
    /// Men.
    pub men: i64,
    /// Guns of batteries.
    pub guns: i64,
}

impl Totals {
    fn add(&mut self, other: Self) {
        self.units += other.units;
        self.men += other.men;
        self.guns += other.guns;
    }

    /// As a line: '21 units, 9,300 men, 14 guns'.
    pub fn text(self) -> String {
        let mut parts = vec![format!("{} unit{}", self.units, if self.units == 1 { "" } else { "s" })];
        if self.men > 0 {
            parts.push(format!("{} men", thousands(self.men)));
        }
        if self.guns > 0 {
            parts.push(format!("{} guns", thousands(self.guns)));
        }
        parts.join(", ")
    }
}

/// A number with commas.
pub fn thousands(n: i64) -> String {
    let digits = n.unsigned_abs().to_string();
    let mut out = String::new();
    for (i, c) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            out.push(',');
        }
        out.push(c);
    }
    if n < 0 { format!("-{out}") } else { out }
}

impl<'a> Tree<'a> {
    /// The tree of a side; with a query only pieces that fit it, and those above them.
    pub fn of(desk: &'a Desk<'a>, side: Side, query: &str) -> Self {
        let scenario = desk.scenario();
        let ids: Vec<&PieceId> = scenario.roster();
        let mine: Vec<(&PieceId, &Piece)> = ids
            .into_iter()
            .filter_map(|id| scenario.pieces.get(id).map(|p| (id, p)))
            .filter(|(_, p)| p.side == side)
            .collect();
        let role = |p: &Piece| desk.catalog().kind(&p.kind).map(|k| k.role);
        let rank = |p: &Piece| match role(p) {
            Some(Role::Chief) => 0,
            Some(Role::Leader) => 1,
            _ => 2,
        };
        let chief = mine.iter().find(|(_, p)| role(p) == Some(Role::Chief)).map(|(id, _)| *id);
        // Leaders not attached to anybody answer to the commander in chief.
        let above = |id: &PieceId, p: &'a Piece| -> Option<&'a PieceId> {
            let known = p.leader.as_ref().filter(|l| *l != id && mine.iter().any(|(m, _)| m == l));
            known.or_else(|| chief.filter(|c| *c != id && role(p) == Some(Role::Leader)))
        };
        let mut placed = BTreeSet::new();
        let mut roots: Vec<(&PieceId, &Piece)> =
            mine.iter().copied().filter(|(id, p)| above(id, p).is_none()).collect();
        roots.sort_by_key(|(_, p)| rank(p));
        let mut nodes: Vec<Node<'a>> =
            roots.into_iter().map(|(id, p)| grow(id, p, &mine, &above, &role, &mut placed)).collect();
        // Leaders attached to each other in a ring have no root: they are shown all the same.
        for (id, p) in &mine {
            if !placed.contains(id) {
                nodes.push(grow(id, p, &mine, &above, &role, &mut placed));
            }
        }
        if !query.is_empty() {
            nodes.retain_mut(|node| keep(node, query));
        }
        Self { roots: nodes }
    }

    /// Totals of the side.
    pub fn totals(&self, desk: &Desk<'_>) -> Totals {
        let mut totals = Totals::default();
        self.roots.iter().for_each(|n| totals.add(n.totals(desk)));
        totals
    }
}

fn grow<'a>(
    id: &'a PieceId,
    piece: &'a Piece,
    mine: &[(&'a PieceId, &'a Piece)],
    above: &dyn Fn(&PieceId, &'a Piece) -> Option<&'a PieceId>,
    role: &dyn Fn(&Piece) -> Option<Role>,
    placed: &mut BTreeSet<&'a PieceId>,
) -> Node<'a> {
    placed.insert(id);
    let mut under = Vec::new();
    for (other, p) in mine {
        if above(other, p) == Some(id) && !placed.contains(other) {
            under.push(grow(other, p, mine, above, role, placed));
        }
    }
    Node { id, piece, role: role(piece), under }
}

fn keep(node: &mut Node<'_>, query: &str) -> bool {
    let fits = node.piece.name.to_lowercase().contains(query) || node.id.0.contains(query);
    if !fits {
        node.under.retain_mut(|n| keep(n, query));
    }
    fits || !node.under.is_empty()
}

impl Node<'_> {
    /// Does it lead?
    pub fn leads(&self) -> bool {
        self.role.is_some_and(Role::leads)
    }

    /// Men and guns of the piece itself.
    pub fn own(&self, desk: &Desk<'_>) -> Totals {
        if self.leads() {
            return Totals::default();
        }
        let int = |id: &str| {
            let attribute = desk.catalog().kind(&self.piece.kind).and_then(|k| k.attribute(id));
            attribute.map_or(0, |a| self.piece.int(id).or(a.default.int()).unwrap_or(0))
        };
        Totals { units: 1, men: int("men"), guns: int("guns") }
    }

    /// Totals of it and all under it.
    pub fn totals(&self, desk: &Desk<'_>) -> Totals {
        let mut totals = self.own(desk);
        self.under.iter().for_each(|n| totals.add(n.totals(desk)));
        totals
    }
}

#[cfg(test)]
mod tests {
    use super::thousands;

    #[test]
    fn numbers_have_commas() {
        assert_eq!(thousands(0), "0");
        assert_eq!(thousands(999), "999");
        assert_eq!(thousands(21_600), "21,600");
        assert_eq!(thousands(-1_234_567), "-1,234,567");
    }
}
