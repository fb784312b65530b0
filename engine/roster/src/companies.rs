//! A unit split into its companies, its strength divided exactly.

use super::arrange::in_order;
use super::naming::Names;
use super::tree::tree;
use oblique_rules::catalog::{Catalog, Domain};
use oblique_scenario::{Edit, FreshPieceIds, Piece, PieceId, Scenario, Value};
use std::collections::BTreeSet;
use thiserror::Error;

/// Companies a unit may be split into.
pub const MOST: u32 = 24;

/// `whole` in `parts` parts that add up to it, the first ones greater by one where it does not come out
/// even. `parts` of 0 gives none.
#[must_use]
pub fn shares(whole: i64, parts: u32) -> Vec<i64> {
    let n = i64::from(parts);
    if n == 0 {
        return Vec::new();
    }
    let (each, rest) = (whole.div_euclid(n), whole.rem_euclid(n));
    (0..n).map(|at| each + i64::from(at < rest)).collect()
}

/// Why a unit cannot be split; names are those of pieces.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SplitError {
    /// It is not there any more.
    #[error("That unit is gone.")]
    Gone,
    /// So many companies there are not.
    #[error("A unit is split into 2 to {MOST} companies.")]
    Count,
    /// It is a leader.
    #[error("{0} is a leader and has no companies.")]
    Leader(String),
    /// A company would be weaker than the catalog allows.
    #[error("{what} {strength} in {parts} companies leaves {leaves}; the least is {least}.")]
    TooWeak {
        /// The figure that is divided, in small letters.
        what: String,
        /// Its value for the whole unit.
        strength: i64,
        /// How many companies.
        parts: u32,
        /// What the weakest would have.
        leaves: i64,
        /// What the catalog asks for.
        least: i64,
    },
    /// It has no figure that adds up.
    #[error("{0} has no strength to divide.")]
    NoStrength(String),
}

/// Splits a unit into companies: the first is the unit itself, where it stands; the others follow it in the
/// roster under the same leader, off the map, and arrive when it does. All are of its regiment, or of one of
/// its name. Also the ids of them all.
///
/// # Errors
/// See [`SplitError`].
pub fn split(
    scenario: &Scenario,
    catalog: &Catalog,
    id: &PieceId,
    parts: u32,
) -> Result<(Edit, BTreeSet<PieceId>), SplitError> {
    let Some(whole) = scenario.pieces.get(id) else { return Err(SplitError::Gone) };
    let name = &whole.name;
    if !(2..=MOST).contains(&parts) {
        return Err(SplitError::Count);
    }
    let kind = catalog.kind(&whole.kind).filter(|kind| !kind.role.leads());
    let Some(kind) = kind else { return Err(SplitError::Leader(name.clone())) };
    let mut companies = vec![whole.clone(); parts as usize];
    // What adds up is divided; the other figures every company has as the whole had them.
    let mut divided = false;
    for attribute in kind.attributes.iter().filter(|a| a.adds_up()) {
        let value = whole.attrs.get(&attribute.id).unwrap_or(&attribute.default).int();
        let Some(strength) = value.filter(|n| *n > 0) else { continue };
        let shares = shares(strength, parts);
        if let Domain::Int { min, .. } = &attribute.domain
            && let Some(least) = shares.last().filter(|n| *n < min)
        {
            let what = attribute.name.to_lowercase();
            return Err(SplitError::TooWeak { what, strength, parts, leaves: *least, least: *min });
        }
        divided = true;
        for (company, share) in companies.iter_mut().zip(shares) {
            company.attrs.insert(attribute.id.clone(), Value::Int(share));
        }
    }
    if !divided {
        return Err(SplitError::NoStrength(name.clone()));
    }
    let others = scenario.pieces.values().filter(|p| p.side == whole.side && p.name != *name);
    let mut names: Names = others.map(|p| p.name.as_str()).collect();
    let mut fresh = FreshPieceIds::default();
    let numbered = name.chars().next_back().is_some_and(|c| c.is_ascii_digit());
    let mut next = format!("{name} {}", if numbered { 'a' } else { '1' });
    let mut grown = scenario.clone();
    let (mut changed, mut ids) = (Vec::new(), Vec::new());
    for (n, mut company) in companies.into_iter().enumerate() {
        if names.has(&next) {
            next = names.after(&next);
        }
        if company.regiment.is_empty() {
            company.regiment.clone_from(name);
        }
        company.name.clone_from(&next);
        names.take(&next);
        let own = if n == 0 {
            id.clone()
        } else {
            (company.hex, company.top) = (None, false);
            fresh.next(&grown, company.side, &company.name)
        };
        grown.pieces.insert(own.clone(), company.clone());
        ids.push(own.clone());
        changed.push((own, company));
    }
    let mut order: Vec<PieceId> =
        tree(scenario, catalog, whole.side).into_iter().map(|row| row.id.clone()).collect();
    let at = order.iter().position(|other| other == id).unwrap_or(order.len());
    order.splice(at..(at + 1).min(order.len()), ids.iter().cloned());
    let edits: Vec<Edit> = in_order(scenario, &order, changed);
    Ok((Edit::Many(edits), ids.into_iter().collect()))
}

/// The regiment a unit is of: the one it says, else the one its name says: 'Hesse 2' and 'Hesse 3' are of
/// 'Hesse', '1/IR24 Schwerin' and 'II/IR24 Schwerin' of 'IR24 Schwerin'. Units that are numbered or lettered
/// alike are companies of one.
#[must_use]
pub fn regiment(piece: &Piece) -> &str {
    if !piece.regiment.is_empty() {
        return &piece.regiment;
    }
    let name = piece.name.as_str();
    if let Some((battalion, rest)) = name.split_once('/') {
        let arabic = battalion.bytes().all(|b| b.is_ascii_digit());
        let roman = battalion.bytes().all(|b| matches!(b, b'I' | b'V' | b'X'));
        let named = rest.bytes().any(|b| b.is_ascii_alphabetic());
        if (1..5).contains(&battalion.len()) && (arabic || roman) && named {
            return rest.trim_start();
        }
    }
    let Some((head, last)) = name.rsplit_once(' ') else { return name };
    let number = !last.is_empty() && last.len() < 6 && last.bytes().all(|b| b.is_ascii_digit());
    let letter = matches!(last.as_bytes(), [b'a'..=b'z']);
    if number || letter { head.trim_end() } else { name }
}
