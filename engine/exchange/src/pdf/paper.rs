//! Papers there are.

/// A paper by its name, with its shorter side and its longer one in millimetres.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Paper {
    /// As it is called.
    pub name: &'static str,
    /// Shorter and longer side.
    pub mm: (f32, f32),
}

const fn paper(name: &'static str, shorter: f32, longer: f32) -> Paper {
    Paper { name, mm: (shorter, longer) }
}

/// Every paper, the usual one first.
pub const PAPERS: &[Paper] = &[
    paper("A4", 210.0, 297.0),
    paper("A3", 297.0, 420.0),
    paper("A2", 420.0, 594.0),
    paper("A1", 594.0, 841.0),
    paper("A0", 841.0, 1189.0),
    paper("A5", 148.0, 210.0),
    paper("letter", 215.9, 279.4),
    paper("legal", 215.9, 355.6),
    paper("tabloid", 279.4, 431.8),
];

impl Paper {
    /// The paper of a name, in any case.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        PAPERS.iter().find(|paper| paper.name.eq_ignore_ascii_case(name)).copied()
    }

    /// The largest there is: what one sheet may be at most.
    pub(super) const fn largest() -> (f32, f32) {
        (841.0, 1189.0)
    }
}
