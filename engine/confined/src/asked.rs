//! The side of whoever asks: starts the reader, hands it the file, waits for what it says.

use crate::limits::Limits;
use crate::serve::Order;
use std::io::{self, Read, Write};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::time::{Duration, Instant};

/// How long a wait lasts before it is asked whether the answer is still wanted.
const PATIENCE: Duration = Duration::from_millis(50);
/// Bytes of a file read at once.
const PIECE: usize = 1 << 16;
/// Bytes a pipe takes without waiting once it takes any.
const PIPE_BYTES: usize = if cfg!(target_os = "linux") { 4096 } else { 512 };

/// Why there is no answer, or no more of it.
#[derive(Debug)]
pub enum Stopped {
    /// It is not wanted any more.
    Cancelled,
    /// It took more memory or time than it may.
    OutOfBounds,
    /// It fell over the file.
    GaveUp,
    /// The system does not hold processes in bounds, or does not start one.
    Impossible(io::Error),
    /// The file cannot be read.
    Unreadable(io::Error),
}

static INSTEAD: OnceLock<PathBuf> = OnceLock::new();

/// Says which program reads, where it is not this one: a test that is no program of ours. Only the first call counts.
pub fn start_instead(program: PathBuf) {
    let _ = INSTEAD.set(program);
}

/// This program, though it may have been replaced by another version since it was started.
fn program() -> io::Result<PathBuf> {
    if let Some(program) = INSTEAD.get() {
        return Ok(program.clone());
    }
    let itself = PathBuf::from("/proc/self/exe");
    if itself.exists() { Ok(itself) } else { std::env::current_exe() }
}

/// A reader that was asked something. It is ended when this is dropped.
pub struct Asked<'a> {
    child: Child,
    until: Instant,
    is_cancelled: &'a dyn Fn() -> bool,
}

impl<'a> Asked<'a> {
    /// Starts a reader and hands it all bytes of a file.
    ///
    /// # Errors
    /// Why it cannot be asked.
    pub fn start(
        reader: &str,
        question: &str,
        source: &mut dyn Read,
        limits: Limits,
        is_cancelled: &'a dyn Fn() -> bool,
    ) -> Result<Self, Stopped> {
        if cfg!(not(unix)) {
            return Err(Stopped::Impossible(io::ErrorKind::Unsupported.into()));
        }
        let order = Order {
            reader: reader.to_owned(),
            memory_bytes: limits.memory_bytes,
            seconds: limits.time.as_secs().max(1),
            question: question.to_owned(),
        };
        let child = Command::new(program().map_err(Stopped::Impossible)?)
            .args(order.arguments())
            .env_clear()
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(Stopped::Impossible)?;
        let mut asked = Self { child, until: Instant::now() + limits.time, is_cancelled };
        asked.hand_over(source)?;
        Ok(asked)
    }

    fn hand_over(&mut self, source: &mut dyn Read) -> Result<(), Stopped> {
        let Some(mut to) = self.child.stdin.take() else { return Err(Stopped::GaveUp) };
        let mut piece = vec![0; PIECE];
        loop {
            let count = match source.read(&mut piece) {
                Ok(count) => count,
                Err(why) if why.kind() == io::ErrorKind::Interrupted => continue,
                Err(why) => return Err(Stopped::Unreadable(why)),
            };
            let mut rest = piece.get(..count).unwrap_or_default();
            if rest.is_empty() {
                return Ok(());
            }
            while !rest.is_empty() {
                self.wait(&to, Way::To)?;
                match to.write(rest.get(..PIPE_BYTES).unwrap_or(rest)) {
                    Ok(written) => rest = rest.get(written..).unwrap_or_default(),
                    // It has answered already, or is no more: its answer tells.
                    Err(why) if why.kind() == io::ErrorKind::BrokenPipe => return Ok(()),
                    Err(why) if why.kind() == io::ErrorKind::Interrupted => {}
                    Err(why) => return Err(Stopped::Impossible(why)),
                }
            }
        }
    }

    /// The next bytes of its answer; none at its end.
    ///
    /// # Errors
    /// Where there is no more of it: it ended in the middle, or is not wanted.
    pub fn read(&mut self, to: &mut [u8]) -> Result<usize, Stopped> {
        let Some(from) = self.child.stdout.take() else { return Err(Stopped::GaveUp) };
        let read = self.wait(&from, Way::From);
        let mut from = from;
        let read = read.and_then(|()| {
            loop {
                match from.read(to) {
                    Err(why) if why.kind() == io::ErrorKind::Interrupted => {}
                    other => break other.map_err(Stopped::Impossible),
                }
            }
        });
        self.child.stdout = Some(from);
        read
    }

    /// Fills all of `to`.
    ///
    /// # Errors
    /// As [`Self::read`], or where the answer ends before.
    pub fn read_exact(&mut self, mut to: &mut [u8]) -> Result<(), Stopped> {
        while !to.is_empty() {
            let count = self.read(to)?;
            if count == 0 {
                return Err(self.ended());
            }
            to = to.get_mut(count..).unwrap_or_default();
        }
        Ok(())
    }

    /// The next line of its answer, of so many bytes at most, without its end.
    ///
    /// # Errors
    /// As [`Self::read_exact`], or where there is none so short.
    pub fn line(&mut self, most: usize) -> Result<String, Stopped> {
        let mut line = Vec::new();
        while line.len() < most {
            let mut byte = [0];
            self.read_exact(&mut byte)?;
            if byte == *b"\n" {
                return String::from_utf8(line).map_err(|_| Stopped::GaveUp);
            }
            line.extend(byte);
        }
        Err(Stopped::GaveUp)
    }

    /// Why it ended before its answer did: by itself, or by the system, which held it in bounds.
    fn ended(&mut self) -> Stopped {
        match self.child.wait() {
            Ok(status) if status.code().is_some() => Stopped::GaveUp,
            _ => Stopped::OutOfBounds,
        }
    }

    /// Waits until a pipe can be used.
    #[cfg(unix)]
    fn wait(&self, pipe: &impl std::os::fd::AsFd, way: Way) -> Result<(), Stopped> {
        use rustix::event::{PollFd, PollFlags, Timespec, poll};
        let patience = Timespec { tv_sec: 0, tv_nsec: i64::from(PATIENCE.subsec_nanos()) };
        let flags = match way {
            Way::To => PollFlags::OUT,
            Way::From => PollFlags::IN,
        };
        loop {
            if (self.is_cancelled)() {
                return Err(Stopped::Cancelled);
            }
            if Instant::now() > self.until {
                return Err(Stopped::OutOfBounds);
            }
            match poll(&mut [PollFd::new(pipe, flags)], Some(&patience)) {
                Ok(0) | Err(rustix::io::Errno::INTR) => {}
                Ok(_) => return Ok(()),
                Err(why) => return Err(Stopped::Impossible(why.into())),
            }
        }
    }

    #[cfg(not(unix))]
    #[expect(clippy::unused_self, reason = "nothing is asked where processes cannot be held in bounds")]
    fn wait<P>(&self, _: &P, _: Way) -> Result<(), Stopped> {
        Err(Stopped::Impossible(io::ErrorKind::Unsupported.into()))
    }
}

/// Which way a pipe is used.
#[derive(Clone, Copy)]
enum Way {
    To,
    From,
}

impl Drop for Asked<'_> {
    fn drop(&mut self) {
        // It may have ended by itself; and one that was killed is not waited for long.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
