//! One ledger that processes of the command share while they are killed and the disk is full.

use std::{
    fs::{self, File},
    io::Write,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant, SystemTime},
};

use serde_json::Value;

use super::Options;
use crate::{
    Failure,
    run::{cargo, run, say, step},
};

/// As many processes, each with a part of the jobs.
const PROCESSES: usize = 4;

/// The room of the folder, so that it is soon full.
const ROOM: &str = "size=256k";

/// Builds the command and soaks it.
pub(super) fn soak(options: &Options) -> Result<(), Failure> {
    step("Building the command", || {
        run(
            cargo().args([
                "build",
                "--quiet",
                "--release",
                "--package",
                "bitqueens-cli",
            ]),
            "the command does not build; the lines above say why",
        )
    })?;
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let seed = options.seed.unwrap_or(now.map_or(1, |now| now.as_secs()));
    let what = format!(
        "Sharing ledgers through {} minutes of troubles, seed {seed}",
        options.minutes
    );
    step(&what, || {
        let folder = Folder::new()?;
        let mut soak = Soak {
            random: seed,
            end: Instant::now() + Duration::from_secs_f64(options.minutes * 60.0),
            figures: Figures::default(),
        };
        while Instant::now() < soak.end {
            soak.count(&folder)?;
        }
        say(&soak.figures.line(&folder));
        Ok(())
    })
}

/// What happened.
#[derive(Default)]
struct Figures {
    counts: u64,
    kills: u64,
    full: u64,
    refused: u64,
    reads: u64,
}

impl Figures {
    fn line(&self, folder: &Folder) -> String {
        let Self {
            counts,
            kills,
            full,
            refused,
            reads,
        } = self;
        let disk = if folder.is_small {
            ""
        } else {
            " (full disks need a mount, as root)"
        };
        format!(
            "{counts} counts by {PROCESSES} processes each, all as published, no written job lost; \
             {kills} kills, {full} times a full disk{disk}, {refused} processes that it ended, \
             {reads} reads, each of a whole ledger"
        )
    }
}

/// A folder with little room, where one can be mounted.
struct Folder {
    path: PathBuf,
    is_small: bool,
}

impl Folder {
    fn new() -> Result<Self, Failure> {
        let path = PathBuf::from(format!("target/soak-{}", std::process::id()));
        let cannot = |error| format!("cannot make {}: {error}", path.display());
        fs::create_dir_all(&path).map_err(cannot)?;
        let mounted = Command::new("mount")
            .args(["-t", "tmpfs", "-o", ROOM, "tmpfs"])
            .arg(&path)
            .stderr(Stdio::null())
            .status();
        let is_small = mounted.is_ok_and(|status| status.success());
        Ok(Self { path, is_small })
    }

    /// Takes all room.
    fn fill(&self) {
        if let Ok(mut filler) = File::create(self.path.join("filler")) {
            while filler.write_all(&[0; 256]).is_ok() {}
        }
    }

    /// Gives the room back.
    fn free(&self) {
        fs::remove_file(self.path.join("filler")).ok();
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        if self.is_small {
            Command::new("umount").arg(&self.path).status().ok();
        }
        fs::remove_dir_all(&self.path).ok();
    }
}

struct Soak {
    random: u64,
    end: Instant,
    figures: Figures,
}

impl Soak {
    /// A number below another one.
    fn below(&mut self, most: usize) -> usize {
        // Xorshift (Marsaglia, 2003).
        self.random = self.random.max(1);
        self.random ^= self.random << 13;
        self.random ^= self.random >> 7;
        self.random ^= self.random << 17;
        usize::try_from(self.random % u64::try_from(most).unwrap_or(1)).unwrap_or(0)
    }

    /// Counts one board from an empty ledger to its end.
    fn count(&mut self, folder: &Folder) -> Result<(), Failure> {
        let file = folder.path.join("ledger");
        fs::remove_file(&file).ok();
        let size = ["16", "17", "18"][self.below(3)];
        // By the search N = 17 has more jobs, and N = 18 would take a minute.
        let method = if size == "17" { "search" } else { "join" };
        let start = |part: usize| start(&file, size, method, part);
        let mut processes: Vec<_> = (0..PROCESSES)
            .map(|part| start(part).map(Some))
            .collect::<Result<_, _>>()?;
        let mut done = 0;
        let mut is_full = false;
        while processes.iter().any(Option::is_some) {
            thread::sleep(Duration::from_millis(20));
            match self.below(12) {
                0 | 1 => {
                    let part = self.below(PROCESSES);
                    if let Some(process) = &mut processes[part] {
                        process.kill().ok();
                        process.wait().ok();
                        self.figures.kills += 1;
                        processes[part] = Some(start(part)?);
                    }
                }
                2 if folder.is_small && !is_full => {
                    folder.fill();
                    is_full = true;
                    self.figures.full += 1;
                }
                3 | 4 if is_full => {
                    folder.free();
                    is_full = false;
                }
                _ => {}
            }
            for (part, process) in processes.iter_mut().enumerate() {
                let Some(ended) = process
                    .as_mut()
                    .and_then(|process| process.try_wait().ok()?)
                else {
                    continue;
                };
                *process = match ended.code() {
                    Some(0) => None,
                    // The disk was full; what was written stays.
                    Some(2) if folder.is_small => {
                        self.figures.refused += 1;
                        Some(start(part)?)
                    }
                    code => return Err(format!("part {part} of N = {size} ended with {code:?}")),
                };
            }
            if file.exists() {
                let now = read(&file)?.1;
                if now < done {
                    return Err(format!(
                        "N = {size}: {done} jobs were written, and now {now} are there"
                    ));
                }
                done = now;
                self.figures.reads += 1;
            }
        }
        folder.free();
        let (code, _) = read(&file)?;
        if code != 0 {
            return Err(format!(
                "N = {size} by the {method}: `status` ends with {code}"
            ));
        }
        self.figures.counts += 1;
        Ok(())
    }
}

/// Starts a process for a part.
fn start(file: &Path, size: &str, method: &str, part: usize) -> Result<Child, Failure> {
    let jobs = format!("{part}/{PROCESSES}");
    Command::new("target/release/bitqueens")
        .args([
            "count",
            size,
            "--method",
            method,
            "--threads",
            "1",
            "--quiet",
            "--jobs",
            &jobs,
            "--ledger",
        ])
        .arg(file)
        .stderr(Stdio::null())
        .stdout(Stdio::null())
        .spawn()
        .map_err(|error| format!("the command does not start: {error}"))
}

/// The exit code of `status`, and the number of finished jobs.
fn read(file: &Path) -> Result<(i32, u64), Failure> {
    let output = Command::new("target/release/bitqueens")
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
