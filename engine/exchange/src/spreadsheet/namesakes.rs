//! The units of a scenario by their names, so that a row finds its unit without a look at all of them.

use super::row::Fields;
use super::{Column, values};
use oblique_scenario::{PieceId, Scenario, Side};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// Which unit a row is.
pub(super) enum Found {
    /// None of those there are.
    None,
    /// This one.
    One(PieceId),
    /// It could be any of so many.
    Several(usize),
}

/// What the rows of a sheet say of a command: the cells of path and leader.
type Commands = [Option<String>; 2];

/// Units of one side and name.
#[derive(Default)]
struct Group<'a> {
    all: Vec<&'a PieceId>,
    /// By what their cells of path and leader may say, once it was asked for.
    by_command: Option<[BTreeMap<String, BTreeSet<&'a PieceId>>; 2]>,
    /// Those that fit what a row said, without the first and last that are taken meanwhile.
    fitting: BTreeMap<Commands, (usize, VecDeque<&'a PieceId>)>,
}

/// The units of a scenario by side and name.
pub(super) struct Namesakes<'a>([BTreeMap<&'a str, Group<'a>>; 2]);

impl<'a> Namesakes<'a> {
    pub(super) fn new(scenario: &'a Scenario) -> Self {
        let mut groups: [BTreeMap<&str, Group<'_>>; 2] = Default::default();
        for (id, piece) in &scenario.pieces {
            groups[piece.side.index()].entry(&piece.name).or_default().all.push(id);
        }
        Self(groups)
    }

    /// Which of a side and name is free; of several those whose path and leader are as a row says, if any
    /// are.
    pub(super) fn free(
        &mut self,
        fields: &Fields<'a>,
        side: Side,
        name: &str,
        commands: Commands,
        taken: &BTreeSet<PieceId>,
    ) -> Found {
        let Some(group) = self.0[side.index()].get_mut(name) else { return Found::None };
        let (count, free) = group.fitting(fields, commands);
        while free.front().is_some_and(|id| taken.contains(*id)) {
            free.pop_front();
        }
        while free.back().is_some_and(|id| taken.contains(*id)) {
            free.pop_back();
        }
        match free.len() {
            0 => Found::None,
            1 => free.front().map_or(Found::None, |id| Found::One((*id).clone())),
            _ => Found::Several(*count),
        }
    }
}

impl<'a> Group<'a> {
    /// How many fit what a row says of their command, and those of them that may still be free.
    fn fitting(&mut self, fields: &Fields<'a>, commands: Commands) -> &mut (usize, VecDeque<&'a PieceId>) {
        let all = &self.all;
        let by_command = &mut self.by_command;
        self.fitting.entry(commands).or_insert_with_key(|commands| {
            if all.len() < 2 || commands.iter().all(Option::is_none) {
                return (all.len(), all.iter().copied().collect());
            }
            let by_command = by_command.get_or_insert_with(|| by_command_of(fields, all));
            let mut fit: Option<BTreeSet<&PieceId>> = None;
            for (known, said) in by_command.iter().zip(commands) {
                let Some(named) = said.as_ref().and_then(|text| known.get(text)) else { continue };
                match &fit {
                    None => fit = Some(named.clone()),
                    Some(before) if before.len() > 1 => {
                        let both: BTreeSet<_> = if before.len() < named.len() {
                            before.iter().copied().filter(|id| named.contains(id)).collect()
                        } else {
                            named.iter().copied().filter(|id| before.contains(id)).collect()
                        };
                        if !both.is_empty() {
                            fit = Some(both);
                        }
                    }
                    Some(_) => {}
                }
            }
            let fit = fit.map_or_else(|| all.iter().copied().collect(), VecDeque::from_iter);
            (fit.len(), fit)
        })
    }
}

/// Units by what a sheet's path cells may say of their command, and by what its leader cells may.
fn by_command_of<'a>(
    fields: &Fields<'a>,
    all: &[&'a PieceId],
) -> [BTreeMap<String, BTreeSet<&'a PieceId>>; 2] {
    let Fields { scenario, catalog, .. } = *fields;
    [Column::Path, Column::Leader].map(|column| {
        let mut known: BTreeMap<String, BTreeSet<&PieceId>> = BTreeMap::new();
        for id in all {
            let Some(piece) = scenario.pieces.get(*id) else { continue };
            let own = values::text(scenario, catalog, id, piece, &column);
            let leader = piece.leader.as_ref().and_then(|l| scenario.pieces.get(l));
            for text in own.into_iter().chain(leader.map(|l| l.name.clone())) {
                known.entry(text).or_default().insert(id);
            }
        }
        known
    })
}
