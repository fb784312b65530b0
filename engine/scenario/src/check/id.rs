//! Ids of checks: `C10` of a check every ruleset has, `<ruleset>/V10` of one of its own.
//!
//! Must not know any ruleset.

/// The id without the ruleset it is of: what its sheet calls it.
#[must_use]
pub fn short_id(id: &str) -> &str {
    id.rsplit_once('/').map_or(id, |(_, short)| short)
}

/// The key by which a scenario silences a problem, from what an earlier version wrote: a ruleset's own checks stood
/// there without their ruleset, which was the scenario's.
#[must_use]
pub(crate) fn key_from_earlier(ruleset: &str, key: &str) -> String {
    let id = key.split_once(' ').map_or(key, |(id, _)| id);
    if id.starts_with(['V', 'X']) && !id.contains('/') { format!("{ruleset}/{key}") } else { key.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::{key_from_earlier, short_id};

    #[test]
    fn a_sheets_own_check_is_named_with_its_ruleset() {
        assert_eq!((short_id("toy/V07"), short_id("C10")), ("V07", "C10"));
    }

    #[test]
    fn notes_silenced_by_an_earlier_version_stay_so() {
        assert_eq!(key_from_earlier("toy", "V07 piece a1"), "toy/V07 piece a1");
        assert_eq!(key_from_earlier("toy", "toy/V07 piece a1"), "toy/V07 piece a1");
        assert_eq!(key_from_earlier("toy", "C11 piece a1"), "C11 piece a1");
    }
}
