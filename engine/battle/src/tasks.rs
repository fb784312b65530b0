//! What the designer means commands to do, as a battle begins with it.
//!
//! Must not know how a commander goes about it.

use oblique_rules::catalog::{Catalog, Role};
use oblique_scenario::{Aim, Piece, PieceId, Scenario, Side, Task};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The tasks of a battle by who has them. A leader speaks for all under him who have none of their own, down to units,
/// the commander in chief for his side.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tasks {
    /// Those of leaders and single units.
    given: BTreeMap<PieceId, Task>,
    /// Whose task a unit shares, and which. It is asked of every unit at every decision.
    commands: BTreeMap<PieceId, Arc<(PieceId, Task)>>,
}

impl Tasks {
    /// Those of a scenario. Who is to stay where he is stays where his units begin.
    #[must_use]
    pub fn of(scenario: &Scenario, catalog: &Catalog) -> Self {
        let mut tasks = Self::default();
        if scenario.pieces.values().all(|piece| piece.task.is_none()) {
            return tasks;
        }
        let role = |piece: &Piece| catalog.kind(&piece.kind).map(|kind| kind.role);
        let leads = |piece: &Piece| role(piece).is_some_and(Role::leads);
        let chiefs = Side::BOTH.map(|side| {
            let own =
                |(_, piece): &(&PieceId, &Piece)| piece.side == side && role(piece) == Some(Role::Chief);
            scenario.pieces.iter().find(own).map(|(id, _)| id)
        });
        let mut shared: Vec<(PieceId, PieceId)> = Vec::new();
        let chief = |piece: &Piece| chiefs.get(piece.side.index()).copied().flatten();
        for (id, piece) in &scenario.pieces {
            let giver = up(scenario, id).find(|(_, piece)| piece.task.is_some());
            let giver = giver.map(|(_, piece)| piece).or_else(|| scenario.pieces.get(chief(piece)?));
            let Some(task) = giver.and_then(|giver| giver.task.as_ref()) else { continue };
            if leads(piece) {
                let mut task = task.clone();
                if task.hexes.is_empty() && matches!(task.aim, Aim::Hold | Aim::Screen) {
                    let own = scenario.subordinates(id).into_iter().filter(|(_, unit)| !leads(unit));
                    task.hexes = own.filter_map(|(_, unit)| unit.hex).collect();
                }
                tasks.given.insert(id.clone(), task);
            } else if let Some(own) = &piece.task {
                let mut own = own.clone();
                if own.hexes.is_empty() && own.aim == Aim::Hold {
                    own.hexes.extend(piece.hex);
                }
                tasks.given.insert(id.clone(), own);
            }
            // A unit that is to hold does so within its command; with any other task it is one by itself.
            let apart = !leads(piece) && piece.task.as_ref().is_some_and(|own| own.aim != Aim::Hold);
            let command = if apart { Some(id) } else { piece.leader.as_ref().or_else(|| chief(piece)) };
            if let Some(command) = command.filter(|_| !leads(piece)) {
                shared.push((id.clone(), command.clone()));
            }
        }
        let mut commands: BTreeMap<PieceId, Arc<(PieceId, Task)>> = BTreeMap::new();
        for (unit, command) in shared {
            let Some(task) = tasks.given.get(&command) else { continue };
            let known = commands.entry(command).or_insert_with_key(|id| Arc::new((id.clone(), task.clone())));
            tasks.commands.insert(unit, Arc::clone(known));
        }
        tasks
    }

    /// Has nobody any?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.given.is_empty()
    }

    /// That of a leader, his own or from above, or a unit's own.
    #[must_use]
    pub fn get(&self, id: &PieceId) -> Option<&Task> {
        self.given.get(id)
    }

    /// The command a unit shares the task of: a leader, or the unit itself; and the task.
    #[must_use]
    pub fn command_of(&self, unit: &PieceId) -> Option<(&PieceId, &Task)> {
        self.commands.get(unit).map(|shared| (&shared.0, &shared.1))
    }
}

/// A piece and those it is under, the nearest first; who are under each other in a ring are each met once.
fn up<'s>(scenario: &'s Scenario, id: &'s PieceId) -> impl Iterator<Item = (&'s PieceId, &'s Piece)> {
    let next = |(_, piece): &(&'s PieceId, &'s Piece)| scenario.pieces.get_key_value(piece.leader.as_ref()?);
    std::iter::successors(scenario.pieces.get_key_value(id), next).take(scenario.pieces.len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use oblique_rules::Ruleset;
    use oblique_testing::toy::{Toy, scenario};

    fn id(id: &str) -> PieceId {
        PieceId(id.to_owned())
    }

    #[test]
    fn who_is_under_a_leader_shares_his_task_and_a_ring_of_leaders_ends() {
        let mut s = scenario();
        let mut put = |unit: &str, leader: &str, aim: Option<Aim>| {
            let piece = s.pieces.get_mut(&id(unit)).unwrap();
            piece.leader = Some(id(leader));
            piece.task = aim.map(Task::new);
        };
        // The toy has no leaders: its battery leads the foot, as far as this goes.
        put("A1", "A2", None);
        put("A2", "A1", Some(Aim::Attack));
        let tasks = Tasks::of(&s, Toy.catalog());
        assert_eq!(tasks.command_of(&id("A1")), Some((&id("A2"), &Task::new(Aim::Attack))));
        assert_eq!(tasks.get(&id("A1")), None, "it has none of its own");
        assert_eq!(
            tasks.command_of(&id("A2")),
            Some((&id("A2"), &Task::new(Aim::Attack))),
            "it is by itself"
        );
        assert!(tasks.command_of(&id("B1")).is_none());
        s.pieces.get_mut(&id("A2")).unwrap().task = None;
        assert!(Tasks::of(&s, Toy.catalog()).is_empty());
    }
}
