//! Battles that come with the program.

/// A battle that comes with the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shipped {
    /// Stable id.
    pub id: &'static str,
    /// Its name in the menu.
    pub name: &'static str,
    /// The scenario file.
    pub text: &'static str,
}

/// Every one, the one a first start shows at the top.
pub const SHIPPED: &[Shipped] = &[];
