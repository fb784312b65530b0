//! A hash of a battle's state, the same on every platform: FNV-1a, word by word, over a fixed
//! order of fields. A word at a time because random play asks for a hash after every order.
//!
//! Must not know what the fields mean.

use super::{Field, Standing};
use std::hash::{Hash, Hasher};

/// FNV-1a with words of eight bytes for bytes; every number is a word of its own. After each word the
/// high bits, into which the multiplication drives all change, are brought back down.
#[derive(Clone, Debug)]
pub(super) struct StateHasher(u64);

impl Default for StateHasher {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Hasher for StateHasher {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }
    fn write_u8(&mut self, n: u8) {
        self.write_u64(n.into());
    }
    fn write_u16(&mut self, n: u16) {
        self.write_u64(n.into());
    }
    fn write_u32(&mut self, n: u32) {
        self.write_u64(n.into());
    }
    fn write_u64(&mut self, n: u64) {
        self.0 = (self.0 ^ n).wrapping_mul(0x0100_0000_01b3).rotate_left(25);
    }
    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }
    fn write_i8(&mut self, n: i8) {
        self.write_i64(n.into());
    }
    fn write_i16(&mut self, n: i16) {
        self.write_i64(n.into());
    }
    fn write_i32(&mut self, n: i32) {
        self.write_i64(n.into());
    }
    fn write_i64(&mut self, n: i64) {
        self.write_u64(n as u64);
    }
    fn write_isize(&mut self, n: isize) {
        self.write_i64(n as i64);
    }
}

impl Field {
    /// The hash of the shared facts and of a ruleset's own memory.
    #[must_use]
    pub fn state_hash(&self, memory: &impl Hash) -> u64 {
        let mut h = StateHasher::default();
        (self.turn, self.phase, self.active_side, self.active_leader).hash(&mut h);
        self.stream.fingerprint().hash(&mut h);
        h.write_usize(self.pieces.len());
        for p in &self.pieces {
            p.info.id.0.hash(&mut h);
            match p.standing {
                Standing::Due(turn) => h.write_u32(u32::from(turn)),
                Standing::OnMap => h.write_u32(1 << 16),
                Standing::Lost => h.write_u32(2 << 16),
                Standing::Left => h.write_u32(3 << 16),
            }
            (p.hex.x, p.hex.y, p.facing, p.formation, p.top, p.leader).hash(&mut h);
            for track in p.tracks {
                h.write_i32(track);
            }
            (p.marks, p.figures).hash(&mut h);
        }
        for o in &self.objectives {
            o.holder.hash(&mut h);
        }
        self.outcome.hash(&mut h);
        memory.hash(&mut h);
        h.finish()
    }
}
