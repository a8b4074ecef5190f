//! A process of the command in the soak: by which user, in which namespace, and what signals do to it.

use std::{
    fs,
    path::Path,
    process::{Child, Command, ExitStatus, Stdio},
    thread,
    time::{Duration, Instant},
};

use crate::Failure;

/// The longest time from a signal to the end of a process.
pub(super) const LONGEST_END: Duration = Duration::from_secs(10);

/// How a process is started.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// By the user who soaks.
    Plain,
    /// By a user who owns none of the files, and may write them.
    Other,
    /// As process 1 of a namespace, as in a container.
    First,
}

impl Kind {
    /// What may be started here: the last two take rights that root has.
    pub(super) fn all() -> Vec<Self> {
        let mut all = vec![Self::Plain];
        all.extend([Self::Other, Self::First].into_iter().filter(|kind| {
            let tried = kind.command().arg("true").output();
            tried.is_ok_and(|tried| tried.status.success())
        }));
        all
    }

    /// The words before the command. Every user may write what the others make.
    fn command(self) -> Command {
        let mut command = Command::new("sh");
        command.args(["-c", "umask 0; exec \"$@\"", "sh"]);
        match self {
            Self::Plain => {}
            Self::Other => {
                command.args([
                    "setpriv",
                    "--reuid=65534",
                    "--regid=65534",
                    "--clear-groups",
                ]);
            }
            Self::First => {
                command.args(["unshare", "--pid", "--fork", "--kill-child"]);
            }
        }
        command
    }

    /// Starts the command.
    pub(super) fn start(self, program: &Path, arguments: &[&str]) -> Result<Process, Failure> {
        let mut command = self.command();
        let child = command
            .arg(program)
            .args(arguments)
            .stderr(Stdio::piped())
            .stdout(Stdio::null())
            .spawn()
            .map_err(|error| format!("the command does not start: {error}"))?;
        Ok(Process {
            kind: self,
            child,
            stopped_until: None,
        })
    }
}

/// A process that runs, or stands still for a while.
pub(super) struct Process {
    kind: Kind,
    child: Child,
    pub(super) stopped_until: Option<Instant>,
}

impl Process {
    /// The command's own number: that of process 1 of a namespace is a child's.
    fn id(&self) -> Option<u32> {
        let outer = self.child.id();
        if self.kind != Kind::First {
            return Some(outer);
        }
        let children = fs::read_to_string(format!("/proc/{outer}/task/{outer}/children")).ok()?;
        children.split_whitespace().next()?.parse().ok()
    }

    /// Sends a signal; false where the process does not run yet or any more.
    pub(super) fn send(&self, signal: &str) -> bool {
        let Some(id) = self.id() else { return false };
        let sent = Command::new("kill")
            .args([signal, &id.to_string()])
            .stderr(Stdio::null())
            .status();
        sent.is_ok_and(|status| status.success())
    }

    /// Ends it without a word.
    pub(super) fn kill(&mut self) {
        self.send("-KILL");
        self.child.kill().ok();
        self.child.wait().ok();
    }

    /// How it ended, and what it said.
    pub(super) fn ended(&mut self) -> Option<(ExitStatus, String)> {
        let status = self.child.try_wait().ok()??;
        let mut said = String::new();
        if let Some(mut from) = self.child.stderr.take() {
            std::io::Read::read_to_string(&mut from, &mut said).ok();
        }
        Some((status, said))
    }

    /// Asks it to end, and returns how long that took.
    pub(super) fn end(&mut self, signal: &str) -> Result<Duration, Failure> {
        let asked = Instant::now();
        let was_there = self.send(signal);
        loop {
            if let Some((status, said)) = self.ended() {
                return match code(status) {
                    0 | 2 | 130 | 143 => Ok(asked.elapsed()),
                    // It had not begun to listen.
                    _ if !said.contains("bitqueens") => Ok(asked.elapsed()),
                    code => Err(format!("{signal} ended a process with {code}: {said}")),
                };
            }
            if was_there && LONGEST_END < asked.elapsed() {
                return Err(format!(
                    "{signal} did not end a process within {LONGEST_END:?}"
                ));
            }
            if !was_there {
                self.kill();
            }
            thread::sleep(Duration::from_millis(5));
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if let Ok(None) = self.child.try_wait() {
            self.kill();
        }
    }
}

/// The code that a shell would see.
pub(super) fn code(status: ExitStatus) -> i32 {
    let signal = std::os::unix::process::ExitStatusExt::signal(&status);
    status
        .code()
        .or(signal.map(|signal| 128 + signal))
        .unwrap_or(-1)
}
