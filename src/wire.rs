//! What crosses between the page and a worker: arrays of 32-bit words of a fixed layout.
//!
//! A count travels as two words, low half first. It never passes through a floating-point number,
//! which would round what lies above 2 to the 53rd; the totals of N = 26 and 27 do.

use crate::counting::{Job, JobError, Kernel, PLAN_VERSION, checksum};

/// What the page asks of a worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request {
    /// The run that the answer belongs to.
    pub run: u32,
    /// By which kernel: the worker's own, or the plain one.
    pub kernel: Kernel,
    /// The job.
    pub job: Job,
}

/// What a worker says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// The first message: the worker is loaded and takes jobs.
    Ready(Build),
    /// A job is counted.
    Counted(Counted),
    /// A request that the worker does not carry out.
    Refused {
        /// The run of the request, 0 if it could not be read.
        run: u32,
        /// Why.
        refusal: Refusal,
    },
    /// The worker broke a law of the program and is of no more use.
    Panicked {
        /// What the panic said.
        message: String,
    },
}

/// A counted job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted {
    /// The run of the request.
    pub run: u32,
    /// The kernel that counted.
    pub kernel: Kernel,
    /// The job.
    pub job: Job,
    /// Its count.
    pub count: u64,
    /// The time it took, in microseconds, by the worker's own clock; at most 71 minutes.
    pub micros: u32,
}

/// Which build a worker is of. Page and workers must be of the same one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Build {
    /// The kernel that the worker was built for.
    pub kernel: Kernel,
    /// The version of its plans.
    pub plan: u32,
    /// A checksum of the package's version and of the build's own name.
    pub stamp: u64,
}

impl Build {
    /// The name that a release gives itself, if it does.
    const NAME: &str = match option_env!("BITQUEENS_BUILD") {
        Some(name) => name,
        None => env!("CARGO_PKG_VERSION"),
    };

    /// This build, with a kernel.
    #[must_use]
    pub const fn this(kernel: Kernel) -> Self {
        Self {
            kernel,
            plan: PLAN_VERSION,
            stamp: checksum(Self::NAME.as_bytes()),
        }
    }

    /// The stamp as sixteen hexadecimal digits.
    #[must_use]
    pub fn name(self) -> String {
        format!("{:016x}", self.stamp)
    }
}

/// Why a worker does not carry out a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The message is no request.
    Unreadable,
    /// The job is of another version's plans.
    Version,
    /// There is no such job.
    NoJob,
    /// The worker is not built for the kernel.
    Kernel,
}

impl Refusal {
    const ALL: [Self; 4] = [Self::Unreadable, Self::Version, Self::NoJob, Self::Kernel];
}

impl Request {
    /// Words of a request.
    pub const WORDS: usize = 2 + Job::WORDS;

    /// The message.
    #[must_use]
    pub fn to_words(self) -> [u32; Self::WORDS] {
        let [version, board, low, high] = self.job.to_words();
        [
            self.run,
            kernel_word(self.kernel),
            version,
            board,
            low,
            high,
        ]
    }

    /// The request of a message.
    ///
    /// # Errors
    /// The [`Refusal`] to answer with.
    pub fn from_words(words: &[u32]) -> Result<Self, Refusal> {
        let &[run, kernel, ref job @ ..] = words else {
            return Err(Refusal::Unreadable);
        };
        let job = <[u32; Job::WORDS]>::try_from(job).map_err(|_| Refusal::Unreadable)?;
        let kernel = kernel_of(kernel).ok_or(Refusal::Unreadable)?;
        match Job::from_words(job) {
            Ok(job) => Ok(Self { run, kernel, job }),
            Err(JobError::Version(_)) => Err(Refusal::Version),
            Err(JobError::Board(_) | JobError::Index(_)) => Err(Refusal::NoJob),
        }
    }
}

/// The first word of each kind of reply.
mod kind {
    pub(super) const READY: u32 = 1;
    pub(super) const COUNTED: u32 = 2;
    pub(super) const REFUSED: u32 = 3;
    pub(super) const PANICKED: u32 = 4;
}

impl Reply {
    /// The message.
    #[must_use]
    pub fn to_words(&self) -> Vec<u32> {
        match self {
            Self::Ready(build) => {
                let [low, high] = halves(build.stamp);
                vec![
                    kind::READY,
                    kernel_word(build.kernel),
                    build.plan,
                    low,
                    high,
                ]
            }
            Self::Counted(counted) => {
                let [low, high] = halves(counted.count);
                let mut words = vec![kind::COUNTED, counted.run, kernel_word(counted.kernel)];
                words.extend(counted.job.to_words());
                words.extend([low, high, counted.micros]);
                words
            }
            Self::Refused { run, refusal } => {
                let refusal = match refusal {
                    Refusal::Unreadable => 0,
                    Refusal::Version => 1,
                    Refusal::NoJob => 2,
                    Refusal::Kernel => 3,
                };
                vec![kind::REFUSED, *run, refusal]
            }
            Self::Panicked { message } => std::iter::once(kind::PANICKED)
                .chain(message.chars().map(u32::from))
                .collect(),
        }
    }

    /// The reply of a message, or `None` if it is none: a worker of another build may speak otherwise.
    #[must_use]
    pub fn from_words(words: &[u32]) -> Option<Self> {
        match *words {
            [kind::READY, kernel, plan, low, high] => Some(Self::Ready(Build {
                kernel: kernel_of(kernel)?,
                plan,
                stamp: whole(low, high),
            })),
            [kind::COUNTED, run, kernel, a, b, c, d, low, high, micros] => {
                Some(Self::Counted(Counted {
                    run,
                    kernel: kernel_of(kernel)?,
                    job: Job::from_words([a, b, c, d]).ok()?,
                    count: whole(low, high),
                    micros,
                }))
            }
            [kind::REFUSED, run, refusal] => Some(Self::Refused {
                run,
                refusal: *Refusal::ALL.get(usize::try_from(refusal).ok()?)?,
            }),
            [kind::PANICKED, ref text @ ..] => Some(Self::Panicked {
                message: text
                    .iter()
                    .copied()
                    .map(char::from_u32)
                    .collect::<Option<_>>()?,
            }),
            _ => None,
        }
    }
}

const fn kernel_word(kernel: Kernel) -> u32 {
    match kernel {
        Kernel::Plain => 0,
        Kernel::Scalar => 1,
        Kernel::Simd => 2,
    }
}

fn kernel_of(word: u32) -> Option<Kernel> {
    Kernel::ALL.get(usize::try_from(word).ok()?).copied()
}

/// A word of 64 bits as two of 32, low half first.
#[expect(
    clippy::cast_possible_truncation,
    reason = "each half keeps its own bits"
)]
const fn halves(word: u64) -> [u32; 2] {
    [word as u32, (word >> 32) as u32]
}

fn whole(low: u32, high: u32) -> u64 {
    u64::from(high) << 32 | u64::from(low)
}
