//! Where pieces are set up by their arm and by the area drawn for their side (`setup.deploy`), in a battle and in a
//! scenario alike.

use crate::tables::Tables;
use crate::units::nature::{Arm, Class, Nature, Special};
use oblique_board::hex::Hex;
use oblique_scenario::Zone;

/// May a piece be set up in the first zone wherever its side's area lies?
fn goes_forward(nature: Nature) -> bool {
    matches!(nature.arm, Arm::Cavalry(Class::Light)) || nature.has(Special::Scout)
}

/// Is a zone of its own half too far forward for a piece: the Reserve and heavy cavalry begin in the last?
pub(crate) fn too_far_forward(nature: Nature, reserve: bool, zone: i32) -> bool {
    let rear = reserve || nature.arm == Arm::Cavalry(Class::Heavy);
    rear && zone < Tables::get().board.zones
}

/// Is a hex in a zone of the piece's half within the area of its side, all but the first zone where none is drawn?
pub(crate) fn in_area(area: &Zone, hex: Hex, zone: i32, nature: Nature) -> bool {
    let inside = if area.is_empty() { zone > 1 } else { area.contains(hex) };
    inside || (goes_forward(nature) && zone == 1)
}
