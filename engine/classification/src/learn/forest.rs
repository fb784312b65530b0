//! Extremely randomised trees over features of a byte each.

use super::normalise;
use super::rows::Rows;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;
use rayon::prelude::*;

/// Deeper trees would tell single rows apart.
const MOST_DEPTH: usize = 24;

/// A forest; each tree was grown on all rows, by splits of its own chance.
pub(super) struct Forest {
    trees: Vec<Tree>,
    classes: usize,
}

struct Tree {
    nodes: Vec<Node>,
    /// Likelihoods by class, leaf by leaf.
    leaves: Vec<f32>,
}

#[derive(Clone, Copy)]
struct Node {
    /// The feature asked, or [`LEAF`].
    feature: u16,
    /// Less goes to the first of two nodes.
    below: u8,
    /// The first of two nodes, or the number of the leaf.
    next: u32,
}

const LEAF: u16 = u16::MAX;

impl Forest {
    pub(super) fn grow(rows: &Rows, trees: usize, seed: u64) -> Self {
        let weights = rows.weights();
        let tree =
            |n: usize| Tree::grow(rows, &weights, seed.wrapping_mul(0x9e37_79b9).wrapping_add(n as u64));
        Self { trees: (0..trees).into_par_iter().map(tree).collect(), classes: rows.classes }
    }

    /// Adds the mean of the trees' likelihoods to the sums of rows.
    pub(super) fn add(&self, rows: &[&[u8]], weight: f32, sums: &mut [f32]) {
        let weight = weight / self.trees.len().max(1) as f32;
        for tree in &self.trees {
            for (row, sum) in rows.iter().zip(sums.chunks_exact_mut(self.classes)) {
                for (sum, p) in sum.iter_mut().zip(tree.leaf(row, self.classes)) {
                    *sum += p * weight;
                }
            }
        }
    }
}

/// Work that is still to be done: rows from and to, depth, the node to fill.
struct Open {
    from: usize,
    to: usize,
    depth: usize,
    node: usize,
}

impl Tree {
    fn grow(rows: &Rows, weights: &[f32], seed: u64) -> Self {
        let mut rng = Pcg32::seed_from_u64(seed);
        let mut tree = Self { nodes: vec![Node { feature: LEAF, below: 0, next: 0 }], leaves: Vec::new() };
        let mut order: Vec<u32> = (0..rows.len() as u32).collect();
        let mut open = vec![Open { from: 0, to: order.len(), depth: 0, node: 0 }];
        while let Some(Open { from, to, depth, node }) = open.pop() {
            let these = &mut order[from..to];
            let split = if depth < MOST_DEPTH { best_split(rows, weights, these, &mut rng) } else { None };
            let Some((feature, below)) = split else {
                tree.nodes[node] =
                    Node { feature: LEAF, below: 0, next: tree.put_leaf(rows, weights, these) };
                continue;
            };
            let less = |i: u32| rows.row(i as usize)[usize::from(feature)] < below;
            let mut middle = 0;
            for i in 0..these.len() {
                if less(these[i]) {
                    these.swap(i, middle);
                    middle += 1;
                }
            }
            let next = tree.nodes.len();
            tree.nodes[node] = Node { feature, below, next: next as u32 };
            tree.nodes.extend([Node { feature: LEAF, below: 0, next: 0 }; 2]);
            open.push(Open { from, to: from + middle, depth: depth + 1, node: next });
            open.push(Open { from: from + middle, to, depth: depth + 1, node: next + 1 });
        }
        tree
    }

    fn put_leaf(&mut self, rows: &Rows, weights: &[f32], these: &[u32]) -> u32 {
        let number = self.leaves.len() / rows.classes;
        let start = self.leaves.len();
        self.leaves.resize(start + rows.classes, 0.0);
        let leaf = &mut self.leaves[start..];
        for i in these {
            leaf[usize::from(rows.class[*i as usize])] += weights[*i as usize];
        }
        normalise(leaf);
        number as u32
    }

    fn leaf(&self, row: &[u8], classes: usize) -> &[f32] {
        let mut node = self.nodes[0];
        while node.feature != LEAF {
            let right = row[usize::from(node.feature)] >= node.below;
            node = self.nodes[node.next as usize + usize::from(right)];
        }
        let at = node.next as usize * classes;
        &self.leaves[at..at + classes]
    }
}

/// The best of some random splits: of as many features as are tried one at a random place.
fn best_split(rows: &Rows, weights: &[f32], these: &[u32], rng: &mut Pcg32) -> Option<(u16, u8)> {
    let first = rows.class[*these.first()? as usize];
    if these.iter().all(|i| rows.class[*i as usize] == first) {
        return None;
    }
    let tries = (rows.features as f32).sqrt() * 1.5;
    let mut best: Option<(f32, u16, u8)> = None;
    let (mut left, mut right) = (vec![0.0_f32; rows.classes], vec![0.0_f32; rows.classes]);
    // Features that are alike in all rows are no try.
    let mut tried = 0;
    for _ in 0..rows.features * 2 {
        if tried as f32 >= tries {
            break;
        }
        let feature = rng.random_range(0..rows.features);
        let value = |i: u32| rows.values[i as usize * rows.features + feature];
        let (low, high) = these.iter().fold((u8::MAX, 0), |(l, h), i| (l.min(value(*i)), h.max(value(*i))));
        if low >= high {
            continue;
        }
        tried += 1;
        let below = rng.random_range(low + 1..=high);
        left.fill(0.0);
        right.fill(0.0);
        for i in these {
            let side = if value(*i) < below { &mut left } else { &mut right };
            side[usize::from(rows.class[*i as usize])] += weights[*i as usize];
        }
        let pure = |side: &[f32]| {
            let sum: f32 = side.iter().sum();
            side.iter().map(|w| w * w).sum::<f32>() / sum.max(f32::MIN_POSITIVE)
        };
        let gain = pure(&left) + pure(&right);
        if best.is_none_or(|(g, _, _)| gain > g) {
            best = Some((gain, feature as u16, below));
        }
    }
    best.map(|(_, feature, below)| (feature, below))
}
