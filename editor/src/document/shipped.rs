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
pub const SHIPPED: &[Shipped] = &[
    Shipped {
        id: "mollwitz",
        name: "Mollwitz, 10 April 1741",
        text: include_str!("../../../scenarios/dragoon/mollwitz.ron"),
    },
    Shipped {
        id: "hohenfriedberg",
        name: "Hohenfriedberg, 4 June 1745",
        text: include_str!("../../../scenarios/dragoon/hohenfriedberg.ron"),
    },
    Shipped {
        id: "no_quarter",
        name: "No Quarter, Hohenfriedberg 1745",
        text: include_str!("../../../scenarios/dragoon/no_quarter.ron"),
    },
    Shipped {
        id: "kolin",
        name: "Kolin, 18 June 1757",
        text: include_str!("../../../scenarios/dragoon/kolin.ron"),
    },
    Shipped {
        id: "advance_guard",
        name: "Advance Guard, Kolin 1757",
        text: include_str!("../../../scenarios/dragoon/advance_guard.ron"),
    },
    Shipped {
        id: "dogs_of_war",
        name: "Dogs of War, Kolin 1757",
        text: include_str!("../../../scenarios/dragoon/dogs_of_war.ron"),
    },
    Shipped {
        id: "cauldron",
        name: "The Cauldron, Kolin 1757",
        text: include_str!("../../../scenarios/dragoon/cauldron.ron"),
    },
];

#[cfg(test)]
mod tests {
    use super::SHIPPED;
    use oblique_core::rules::read_scenario;

    #[test]
    fn every_shipped_battle_is_read_whole() {
        for battle in SHIPPED {
            let reading = read_scenario(battle.text);
            assert!(reading.is_whole(), "{}: {:?}", battle.id, reading.problems);
        }
    }
}
