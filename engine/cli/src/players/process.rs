//! A commander that is a program of the user's, in any language: asked by a line of JSON on its standard input, it
//! answers by one on its standard output.
//!
//! A program that ends, is too slow or answers what cannot be read is asked no more: the defaults are taken, and the
//! terminal is told why. Must not know what orders mean.

use super::situation::{Opening, Situation};
use crate::exit::Failure;
use oblique_commander::{Commander, Seat};
use oblique_rules::play::Order;
use serde::Deserialize;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::thread;
use std::time::Duration;

/// The longest a program may think about one order.
const LIMIT: Duration = Duration::from_secs(10);
/// The longest line of an answer, in bytes.
const MOST_BYTES: u64 = 1 << 20;

/// What a program answers.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Answer {
    /// The order of that number in the list it was given, from 0.
    Choose(usize),
    /// An order, written as the list writes them.
    Order(Order),
}

/// Why a program is asked no more.
#[derive(Debug, thiserror::Error)]
enum Fault {
    #[error("it has ended")]
    Ended,
    #[error(
        "it wrote more than it was asked for; it is to write one line for each question, and nothing to the opening"
    )]
    Unbidden,
    #[error("it did not answer within {} seconds", .0.as_secs_f32())]
    Slow(Duration),
    #[error("the question cannot be written: {0}")]
    Unasked(serde_json::Error),
    #[error("its answer cannot be read: {0}")]
    Unread(serde_json::Error),
    #[error("it chose order {chosen} of {listed}")]
    NoSuch { chosen: usize, listed: usize },
}

/// A line a program wrote.
struct Line {
    text: String,
    /// Had it written more behind it already?
    more: bool,
}

/// A program under way.
pub(super) struct ProcessCommander {
    line: String,
    seed: u64,
    limit: Duration,
    child: Child,
    /// `None` once it is asked no more.
    questions: Option<Sender<String>>,
    answers: Receiver<Line>,
    opened: bool,
}

impl ProcessCommander {
    /// Starts a program: its name, then its arguments, with blanks between.
    ///
    /// # Errors
    /// If no program is named or it cannot be started.
    pub(super) fn start(line: &str, seed: u64) -> Result<Self, Failure> {
        let mut words = line.split_whitespace();
        let program = words.next().ok_or_else(|| Failure::new("name a program: exec:PROGRAM ARGUMENTS"))?;
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|e| Failure::new(format!("the commander '{program}' cannot be started: {e}")))?;
        let questions = child.stdin.take().map(written_to);
        let answers = child.stdout.take().map_or_else(|| channel().1, read_from);
        let limit = LIMIT;
        Ok(Self { line: line.to_owned(), seed, limit, child, questions, answers, opened: false })
    }

    /// Asks for the order of a decision.
    fn ask(&mut self, seat: &Seat<'_>) -> Result<Order, Fault> {
        let questions = self.questions.as_ref().ok_or(Fault::Ended)?;
        let orders = seat.orders(None);
        let mut question = String::new();
        if !self.opened {
            question += &serde_json::to_string(&Opening::of(seat, self.seed)).map_err(Fault::Unasked)?;
            question.push('\n');
            self.opened = true;
        }
        question += &serde_json::to_string(&Situation::of(seat, &orders)).map_err(Fault::Unasked)?;
        question.push('\n');
        // What is there before it is asked would be taken for the answer to this question, and every answer after it for that
        // to the next.
        if self.answers.try_recv().is_ok() {
            return Err(Fault::Unbidden);
        }
        questions.send(question).map_err(|_| Fault::Ended)?;
        let answer = self.answers.recv_timeout(self.limit).map_err(|e| match e {
            RecvTimeoutError::Timeout => Fault::Slow(self.limit),
            RecvTimeoutError::Disconnected => Fault::Ended,
        })?;
        let read = serde_json::from_str(&answer.text).map_err(Fault::Unread)?;
        if answer.more {
            return Err(Fault::Unbidden);
        }
        match read {
            Answer::Order(order) => Ok(order),
            Answer::Choose(chosen) => {
                let listed = orders.len();
                orders.into_iter().nth(chosen).ok_or(Fault::NoSuch { chosen, listed })
            }
        }
    }
}

/// What is sent is written by a thread: a program that reads nothing must not keep the battle waiting once its pipe is full.
fn written_to(mut input: ChildStdin) -> Sender<String> {
    let (sender, questions) = channel::<String>();
    thread::spawn(move || {
        for question in questions {
            if input.write_all(question.as_bytes()).and_then(|()| input.flush()).is_err() {
                return;
            }
        }
    });
    sender
}

/// The lines a program writes, a thread reading them, so that waiting for one can end.
fn read_from(output: ChildStdout) -> Receiver<Line> {
    let (sender, answers) = sync_channel(1);
    thread::spawn(move || {
        let mut output = BufReader::new(output);
        loop {
            let mut text = String::new();
            let read = output.by_ref().take(MOST_BYTES).read_line(&mut text);
            let more = text.ends_with('\n') && !output.buffer().is_empty();
            if !read.is_ok_and(|bytes| bytes > 0) || sender.send(Line { text, more }).is_err() {
                return;
            }
        }
    });
    answers
}

impl Commander for ProcessCommander {
    fn choose(&mut self, seat: &Seat<'_>) -> Order {
        if self.questions.is_none() {
            return seat.fallback();
        }
        self.ask(seat).unwrap_or_else(|fault| {
            let _ = writeln!(
                std::io::stderr(),
                "The commander '{}' is asked no more, and defaults are taken: {fault}.",
                self.line
            );
            self.questions = None;
            let _ = self.child.kill();
            seat.fallback()
        })
    }
}

impl Drop for ProcessCommander {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::{Fault, ProcessCommander};
    use oblique_battle::Battle;
    use oblique_commander::Seat;
    use oblique_rules::play::Options;
    use oblique_testing::toy::{Toy, scenario};
    use std::time::Duration;

    /// Asks the program for the first order of a battle until it fails; `None` if it never does.
    fn fault_of(program: &str) -> Option<Fault> {
        let options = Options { seed: 3, fog: false, unattended: true };
        let battle = Battle::begin(&Toy, &scenario(), &options).expect("it begins");
        let setting = battle.setting().clone();
        let seat = Seat::of(battle.game(), &setting).expect("somebody decides");
        let Ok(mut program) = ProcessCommander::start(program, 3) else { panic!("there is such a program") };
        (0..200).find_map(|_| {
            let fault = program.ask(&seat).err();
            std::thread::sleep(Duration::from_millis(10));
            fault
        })
    }

    #[test]
    fn what_is_written_unasked_is_no_answer_to_the_next_question() {
        // Both lines at once.
        let at_once = fault_of(r#"printf {"choose":0}\n{"choose":0}\n"#);
        assert!(matches!(at_once, Some(Fault::Unbidden)), "{at_once:?}");
        // A line to each line it reads: to the opening, too.
        let late = fault_of(r#"sed -u s/.*/{"choose":0}/"#);
        assert!(matches!(late, Some(Fault::Unbidden)), "{late:?}");
    }

    #[test]
    fn a_program_that_neither_reads_nor_answers_is_slow_however_much_it_is_asked() {
        let options = Options { seed: 3, fog: false, unattended: true };
        let battle = Battle::begin(&Toy, &scenario(), &options).expect("it begins");
        let setting = battle.setting().clone();
        let seat = Seat::of(battle.game(), &setting).expect("somebody decides");
        let Ok(mut sleeper) = ProcessCommander::start("sleep 600", 3) else {
            panic!("there is such a program")
        };
        sleeper.limit = Duration::from_millis(20);
        // More than a pipe holds.
        for _ in 0..40 {
            sleeper.opened = false;
            assert!(matches!(sleeper.ask(&seat), Err(Fault::Slow(_))));
        }
    }
}
