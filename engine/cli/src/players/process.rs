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
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
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
    #[error("it did not answer within {} seconds", LIMIT.as_secs())]
    Slow,
    #[error("its answer cannot be read: {0}")]
    Unread(serde_json::Error),
    #[error("it chose order {chosen} of {listed}")]
    NoSuch { chosen: usize, listed: usize },
}

/// A program under way.
pub(super) struct ProcessCommander {
    line: String,
    seed: u64,
    child: Child,
    /// `None` once it is asked no more.
    input: Option<ChildStdin>,
    answers: Receiver<String>,
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
        let (sender, answers) = sync_channel(1);
        if let Some(output) = child.stdout.take() {
            thread::spawn(move || {
                let mut output = BufReader::new(output);
                loop {
                    let mut answer = String::new();
                    let read = output.by_ref().take(MOST_BYTES).read_line(&mut answer);
                    if !read.is_ok_and(|bytes| bytes > 0) || sender.send(answer).is_err() {
                        return;
                    }
                }
            });
        }
        let input = child.stdin.take();
        Ok(Self { line: line.to_owned(), seed, child, input, answers, opened: false })
    }

    /// Asks for the order of a decision.
    fn ask(&mut self, seat: &Seat<'_>) -> Result<Order, Fault> {
        let input = self.input.as_mut().ok_or(Fault::Ended)?;
        let orders = seat.orders(None);
        let mut question = String::new();
        if !self.opened {
            question += &serde_json::to_string(&Opening::of(seat, self.seed)).map_err(Fault::Unread)?;
            question.push('\n');
            self.opened = true;
        }
        question += &serde_json::to_string(&Situation::of(seat, &orders)).map_err(Fault::Unread)?;
        question.push('\n');
        input.write_all(question.as_bytes()).and_then(|()| input.flush()).map_err(|_| Fault::Ended)?;
        let answer = self.answers.recv_timeout(LIMIT).map_err(|e| match e {
            RecvTimeoutError::Timeout => Fault::Slow,
            RecvTimeoutError::Disconnected => Fault::Ended,
        })?;
        match serde_json::from_str(&answer).map_err(Fault::Unread)? {
            Answer::Order(order) => Ok(order),
            Answer::Choose(chosen) => {
                let listed = orders.len();
                orders.into_iter().nth(chosen).ok_or(Fault::NoSuch { chosen, listed })
            }
        }
    }
}

impl Commander for ProcessCommander {
    fn choose(&mut self, seat: &Seat<'_>) -> Order {
        if self.input.is_none() {
            return seat.fallback();
        }
        self.ask(seat).unwrap_or_else(|fault| {
            let _ = writeln!(
                std::io::stderr(),
                "The commander '{}' is asked no more, and defaults are taken: {fault}.",
                self.line
            );
            self.input = None;
            let _ = self.child.kill();
            seat.fallback()
        })
    }
}

impl Drop for ProcessCommander {
    fn drop(&mut self) {
        // Its input closes first, so that a program that waits for a line ends by itself.
        self.input = None;
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
