//! What of a battle goes into files: the log that can be played again, or, while the fog of war still
//! hides something from whoever has the seat, what that side was told.
//!
//! Must not write files, nor know any one system.

use super::Session;
use super::narration::Kind;
use oblique_scenario::Side;
use oblique_text::{Text, text};
use std::fmt::Write as _;

/// Whose eyes the fog still hides something from: nobody's once the battle is over, or where the screen
/// is an umpire's.
pub(crate) fn veiled(session: &Session) -> Option<Side> {
    let battle = session.battle();
    session.seat().filter(|_| battle.header().fog && !battle.over())
}

/// Said when a file is written that holds more than the screen shows.
pub(crate) const HOLDS_BOTH: Text = Text("play-the-file-holds-what-both-sides-know");

/// The log of a battle as far as it may be told now, and the ending of its file's name.
pub(crate) fn log(session: &Session, title: &str) -> (String, &'static str) {
    match veiled(session) {
        Some(side) => (account_for(session, title, side), "txt"),
        None => (session.battle().log().write(), "jsonl"),
    }
}

/// Every line a side may read, oldest first, under the turn it was told in.
fn account_for(session: &Session, title: &str, side: Side) -> String {
    let name = &session.battle().setting().sides[side.index()];
    let mut out = text!("play-title-what-name-was-told", title, name);
    let mut turn = None;
    let may_read = |only: Option<Side>| only.is_none_or(|s| s == side);
    for line in session.lines().iter().filter(|l| may_read(l.only) && l.kind != Kind::Refused) {
        if turn != Some(line.turn) {
            turn = Some(line.turn);
            let _ = writeln!(out, "{}", text!("play-turn-turn", turn = line.turn));
        }
        let rule = if line.rule.is_empty() { String::new() } else { format!(" ({})", line.rule) };
        let _ = writeln!(out, "  {}{rule}", line.text);
    }
    out
}
