//! What the reader wants to run.

use super::{LadderAddress, Methods};
use crate::ladder::{Form, Method, Run};
use crate::solver::Size;
use crate::text::{Phrase, ladder_labels};

/// How long one run may take before it is ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Limit {
    /// A second.
    Second,
    /// Ten seconds.
    #[default]
    TenSeconds,
    /// A minute.
    Minute,
    /// Ten minutes.
    TenMinutes,
}

impl Limit {
    /// Every limit, the shortest first.
    pub const ALL: [Self; 4] = [
        Self::Second,
        Self::TenSeconds,
        Self::Minute,
        Self::TenMinutes,
    ];

    /// The limit in seconds, which is also its name in the address.
    #[must_use]
    pub const fn seconds(self) -> u16 {
        match self {
            Self::Second => 1,
            Self::TenSeconds => 10,
            Self::Minute => 60,
            Self::TenMinutes => 600,
        }
    }

    /// What the reader sees.
    #[must_use]
    pub const fn phrase(self) -> Phrase {
        match self {
            Self::Second => ladder_labels::LIMIT_SECOND,
            Self::TenSeconds => ladder_labels::LIMIT_TEN_SECONDS,
            Self::Minute => ladder_labels::LIMIT_MINUTE,
            Self::TenMinutes => ladder_labels::LIMIT_TEN_MINUTES,
        }
    }
}

/// What the reader wants to run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The methods.
    pub methods: Methods,
    /// The largest board: the one of the table.
    pub size: Size,
    /// The smallest board; a larger one than `size` means `size` alone.
    pub from: Size,
    /// The form, where a method has both.
    pub form: Form,
    /// How long one run may take.
    pub limit: Limit,
}

impl Default for Choice {
    /// Every method, on boards that even brute force finishes at a glance.
    fn default() -> Self {
        Self {
            methods: Methods::ALL,
            size: Size::new(8).unwrap_or(Size::MIN),
            from: Size::FIRST_SCREEN,
            form: Form::Recursive,
            limit: Limit::default(),
        }
    }
}

impl Choice {
    /// Takes over what an address names.
    pub(super) fn follow(&mut self, size: Option<Size>, address: &LadderAddress) {
        self.size = size.unwrap_or(self.size);
        self.methods = address.methods.unwrap_or(self.methods);
        self.from = address.from.unwrap_or(self.from);
        self.form = address.form.unwrap_or(self.form);
        self.limit = address.limit.unwrap_or(self.limit);
    }

    /// A method's run in the chosen form, or in its own where it has but one.
    #[must_use]
    pub fn run(self, method: Method, size: Size) -> Run {
        Run::new(method, self.form, size).unwrap_or_else(|_| Run::of(method, size))
    }

    /// The boards, the smallest first.
    #[must_use]
    pub fn sizes(self) -> impl DoubleEndedIterator<Item = Size> {
        let from = self.from.min(self.size);
        let size = self.size;
        Size::all().filter(move |one| from <= *one && *one <= size)
    }

    /// Every run, those of the table first, then the smaller boards from the smallest up.
    pub fn runs(self) -> impl Iterator<Item = Run> {
        let smaller = self.sizes().filter(move |size| *size != self.size);
        std::iter::once(self.size)
            .chain(smaller)
            .flat_map(move |size| {
                self.methods
                    .iter()
                    .map(move |method| self.run(method, size))
            })
    }
}
