//! One ledger that processes of the command share while they are stopped, continued and killed, by several users, as
//! process 1, and while the disk is full.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
    thread,
    time::{Duration, Instant, SystemTime},
};

use serde_json::Value;

use super::{
    Options,
    folder::Folder,
    process::{Kind, LONGEST_END, Process, code},
};
use crate::{
    Failure, build,
    run::{say, step},
};

/// As many processes, each with a part of the jobs.
const PROCESSES: usize = 4;

/// Builds the command and soaks it.
pub(super) fn soak(options: &Options) -> Result<(), Failure> {
    let command = step("Building the command", build::command)?;
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let seed = options.seed.unwrap_or(now.map_or(1, |now| now.as_secs()));
    let what = format!(
        "Sharing ledgers through {} minutes of troubles, seed {seed}",
        options.minutes
    );
    step(&what, || {
        let folder = Folder::new()?;
        let mut soak = Soak {
            command,
            random: seed,
            end: Instant::now() + Duration::from_secs_f64(options.minutes * 60.0),
            kinds: Kind::all(),
            figures: Figures::default(),
        };
        while Instant::now() < soak.end {
            soak.count(&folder)?;
        }
        say(&soak.line(&folder));
        Ok(())
    })
}

/// What happened.
#[derive(Default)]
struct Figures {
    counts: u64,
    kills: u64,
    stops: u64,
    ends: u64,
    longest_end: Duration,
    merges: u64,
    full: u64,
    refused: u64,
    reads: u64,
}

struct Soak {
    command: PathBuf,
    random: u64,
    end: Instant,
    kinds: Vec<Kind>,
    figures: Figures,
}

impl Soak {
    fn line(&self, folder: &Folder) -> String {
        let Figures {
            counts,
            kills,
            stops,
            ends,
            longest_end,
            merges,
            full,
            refused,
            reads,
        } = &self.figures;
        let disk = if folder.is_small {
            ""
        } else {
            " (full disks need a mount, as root)"
        };
        let who = match self.kinds.len() {
            1 => "by one user (others and namespaces need root)",
            _ => "by two users and as process 1",
        };
        format!(
            "{counts} counts by {PROCESSES} processes each, {who}, all as published, no written job lost, no file of \
             others touched; {kills} kills, {stops} times stopped and continued, {ends} signals, of which the last \
             ended its process after {longest_end:.1?} at most, {merges} merges, {full} times a full disk{disk}, \
             {refused} processes that it ended, {reads} reads, each of a whole ledger"
        )
    }

    /// A number below another one.
    fn below(&mut self, most: usize) -> usize {
        // Xorshift (Marsaglia, 2003).
        self.random = self.random.max(1);
        self.random ^= self.random << 13;
        self.random ^= self.random >> 7;
        self.random ^= self.random << 17;
        usize::try_from(self.random % u64::try_from(most).unwrap_or(1)).unwrap_or(0)
    }

    /// Starts a process for a part of the jobs.
    fn start(&mut self, count: &Count, part: usize) -> Result<Process, Failure> {
        let kind = self.below(self.kinds.len());
        let kind = self.kinds[kind];
        let jobs = format!("{part}/{PROCESSES}");
        let file = count.file.to_string_lossy();
        let (size, method) = (count.size, count.method);
        let board = [
            "count",
            size,
            "--method",
            method,
            "--threads",
            "1",
            "--quiet",
        ];
        let arguments = [&board[..], &["--jobs", &jobs, "--ledger", &file]].concat();
        kind.start(&self.command, &arguments)
    }

    /// Counts one board from an empty ledger to its end.
    fn count(&mut self, folder: &Folder) -> Result<(), Failure> {
        let size = ["16", "17", "18"][self.below(3)];
        let count = Count {
            file: folder.path.join("ledger"),
            size,
            // By the search N = 17 has more jobs, and N = 18 would take a minute.
            method: if size == "17" { "search" } else { "join" },
        };
        fs::remove_file(&count.file).ok();
        let mut processes = Vec::new();
        for part in 0..PROCESSES {
            processes.push(Some(self.start(&count, part)?));
        }
        let mut done = 0;
        let mut is_full = false;
        while processes.iter().any(Option::is_some) {
            thread::sleep(Duration::from_millis(20));
            for process in processes.iter_mut().flatten() {
                if process
                    .stopped_until
                    .is_some_and(|until| until <= Instant::now())
                {
                    process.stopped_until = None;
                    process.send("-CONT");
                }
            }
            let part = self.below(PROCESSES);
            let running = processes[part]
                .as_mut()
                .filter(|process| process.stopped_until.is_none());
            match (self.below(20), running) {
                (0 | 1, Some(process)) => {
                    process.kill();
                    self.figures.kills += 1;
                    processes[part] = Some(self.start(&count, part)?);
                }
                (2 | 3, Some(process)) => {
                    let signal = ["-TERM", "-INT"][self.below(2)];
                    let took = process.end(signal)?;
                    self.figures.ends += 1;
                    self.figures.longest_end = self.figures.longest_end.max(took);
                    processes[part] = Some(self.start(&count, part)?);
                }
                (4 | 5, Some(process)) => {
                    let millis = [1, 40, 400, 4_000][self.below(4)];
                    process.stopped_until = Some(Instant::now() + Duration::from_millis(millis));
                    process.send("-STOP");
                    self.figures.stops += 1;
                }
                (6, _) if folder.is_small && !is_full => {
                    folder.fill();
                    is_full = true;
                    self.figures.full += 1;
                }
                (7 | 8, _) if is_full => {
                    folder.free();
                    is_full = false;
                }
                (9, _) if count.file.exists() => self.merge(&count)?,
                _ => {}
            }
            self.restart(folder, &count, &mut processes)?;
            done = self.read_on(&count, done)?;
        }
        folder.free();
        let (code, _) = self.read(&count.file)?;
        if code != 0 {
            return Err(format!("{count}: `status` ends with {code}"));
        }
        let strange = folder.strange()?;
        if !strange.is_empty() {
            return Err(format!(
                "{count}: {} were left or changed",
                strange.join(", ")
            ));
        }
        self.figures.counts += 1;
        Ok(())
    }

    /// Starts what a full disk has ended, and lets go of what has ended well.
    fn restart(
        &mut self,
        folder: &Folder,
        count: &Count,
        processes: &mut [Option<Process>],
    ) -> Result<(), Failure> {
        for (part, process) in processes.iter_mut().enumerate() {
            let Some((status, said)) = process.as_mut().and_then(Process::ended) else {
                continue;
            };
            *process = match code(status) {
                0 => None,
                // The disk was full; what was written stays.
                2 if folder.is_small && said.contains("space") => {
                    self.figures.refused += 1;
                    Some(self.start(count, part)?)
                }
                code => return Err(format!("part {part} of {count} ended with {code}: {said}")),
            };
        }
        Ok(())
    }

    /// Reads the ledger, which never has fewer jobs than before.
    fn read_on(&mut self, count: &Count, before: u64) -> Result<u64, Failure> {
        if !count.file.exists() {
            return Ok(before);
        }
        let (_, now) = self.read(&count.file)?;
        if now < before {
            return Err(format!(
                "{count}: {before} jobs were written, and now {now} are there"
            ));
        }
        self.figures.reads += 1;
        Ok(now)
    }

    /// Merges the ledger with itself, which waits where a process that stands still holds the lock, until a signal.
    fn merge(&mut self, count: &Count) -> Result<(), Failure> {
        let file = count.file.to_string_lossy();
        let kind = self.below(self.kinds.len());
        let kind = self.kinds[kind];
        let mut merging = kind.start(&self.command, &["merge", &file, "--output", &file])?;
        let since = Instant::now();
        while since.elapsed() < LONGEST_END / 4 {
            if let Some((status, said)) = merging.ended() {
                self.figures.merges += 1;
                return match code(status) {
                    0 | 3 => Ok(()),
                    2 if said.contains("space") => Ok(()),
                    code => Err(format!("merging {count} ended with {code}: {said}")),
                };
            }
            thread::sleep(Duration::from_millis(5));
        }
        let took = merging.end("-TERM")?;
        self.figures.ends += 1;
        self.figures.longest_end = self.figures.longest_end.max(took);
        Ok(())
    }

    /// The exit code of `status`, and the number of finished jobs.
    fn read(&self, file: &Path) -> Result<(i32, u64), Failure> {
        let output = Command::new(&self.command)
            .args(["status", "--json"])
            .arg(file)
            .output()
            .map_err(|error| format!("the command does not start: {error}"))?;
        let done = serde_json::from_slice::<Value>(&output.stdout).ok();
        let done = done.and_then(|object| object["done"].as_u64());
        match (output.status.code(), done) {
            (Some(code @ (0 | 3)), Some(done)) => Ok((code, done)),
            _ => Err(format!(
                "a reader saw no ledger: {}",
                String::from_utf8_lossy(&output.stderr)
            )),
        }
    }
}

/// The count of a board.
struct Count {
    file: PathBuf,
    size: &'static str,
    method: &'static str,
}

impl std::fmt::Display for Count {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "N = {} by the {}", self.size, self.method)
    }
}
