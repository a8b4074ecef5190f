//! Methods, boards, form and time limit that the reader chose.

use super::{MethodSet, RECORDED_SIZE, words};
use crate::text::Phrase;
use bitqueens_core::{
    ladder::{Form, Method, Run},
    solver::Size,
};

bitqueens_core::named! {
    /// The longest time of one run; then it is ended. Its name is the number of seconds.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Limit {
        Second => "1",
        #[default]
        TenSeconds => "10",
        Minute => "60",
        TenMinutes => "600",
    }
}

impl Limit {
    /// The limit in seconds.
    pub const fn seconds(self) -> u16 {
        match self {
            Self::Second => 1,
            Self::TenSeconds => 10,
            Self::Minute => 60,
            Self::TenMinutes => 600,
        }
    }

    /// The limit in milliseconds.
    pub const fn millis(self) -> u32 {
        self.seconds() as u32 * 1_000
    }

    /// The name that the reader sees.
    pub const fn phrase(self) -> Phrase {
        match self {
            Self::Second => words::LIMIT_SECOND,
            Self::TenSeconds => words::LIMIT_TEN_SECONDS,
            Self::Minute => words::LIMIT_MINUTE,
            Self::TenMinutes => words::LIMIT_TEN_MINUTES,
        }
    }
}

/// Methods, boards, form and time limit that the reader chose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Selection {
    /// The methods.
    pub methods: MethodSet,
    /// The largest board: the one of the table.
    pub size: Size,
    /// The smallest board; a larger one than `size` means `size` alone.
    pub from: Size,
    /// The form, where a method has both.
    pub form: Form,
    /// The longest time of one run.
    pub limit: Limit,
}

impl Default for Selection {
    /// Every method, up to the board on which times were recorded.
    fn default() -> Self {
        Self {
            methods: MethodSet::ALL,
            size: RECORDED_SIZE,
            from: Size::FIRST_SCREEN,
            form: Form::Recursive,
            limit: Limit::default(),
        }
    }
}

impl Selection {
    /// A method's run in the chosen form, or in its only form.
    pub fn run(self, method: Method, size: Size) -> Run {
        Run::new(method, self.form, size).unwrap_or_else(|_| Run::of(method, size))
    }

    /// The boards, the smallest first.
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
