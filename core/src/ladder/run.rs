//! A run: one method, one form, one size, in parts.

use std::fmt;

use super::backtracking::Backtracking;
use super::backtracking_loop::BacktrackingLoop;
use super::bitmap::Bitmap;
use super::bitmap_loop::BitmapLoop;
use super::brute_force::BruteForce;
use super::brute_force_loop::BruteForceLoop;
use super::carry_chain::CarryChain;
use super::corner_edge::CornerEdge;
use super::fast::Fast;
use super::flags::Flags;
use super::flags_loop::FlagsLoop;
use super::half_row::HalfRow;
use super::permutation::Permutation;
use super::search::Search;
use super::swap_flags::SwapFlags;
use super::symmetry_check::SymmetryCheck;
use super::unplaced::Unplaced;
use super::{Form, Method, SearchFigures, SearchObserver};
use crate::solver::Size;

/// A method, in one of its forms, on a board of one size.
///
/// A run is carried out part by part, so its progress can be reported, and it can be stopped, without a clock inside
/// the search:
///
/// ```
/// use bitqueens_core::ladder::{SearchFigures, Form, Method, Run};
/// use bitqueens_core::solver::Size;
///
/// let run = Run::new(Method::Bitmap, Form::Recursive, Size::new(8)?)?;
/// let mut counters = SearchFigures::default();
/// let mut solutions = 0;
/// for part in 0..run.parts() {
///     // Here a worker reports `part` of `parts`, or stops when its time is over.
///     solutions += run.part(part, &mut counters);
/// }
/// assert_eq!(solutions, 92);
/// assert_eq!(counters.leaves, 736);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(into = "(Method, Form, Size)", try_from = "(Method, Form, Size)")
)]
pub struct Run {
    method: Method,
    form: Form,
    size: Size,
}

impl Run {
    /// Checks that the method has the form.
    ///
    /// # Errors
    /// [`FormError`] when it has not.
    pub fn new(method: Method, form: Form, size: Size) -> Result<Self, FormError> {
        if method.forms().contains(&form) {
            Ok(Self { method, form, size })
        } else {
            Err(FormError { method, form })
        }
    }

    /// A run in the method's first form.
    #[must_use]
    pub fn of(method: Method, size: Size) -> Self {
        Self {
            method,
            form: method.forms()[0],
            size,
        }
    }

    /// The method carried out.
    #[must_use]
    pub const fn method(self) -> Method {
        self.method
    }

    /// Its form.
    #[must_use]
    pub const fn form(self) -> Form {
        self.form
    }

    /// The board's side.
    #[must_use]
    pub const fn size(self) -> Size {
        self.size
    }

    /// The number of parts, at least 1.
    #[must_use]
    pub fn parts(self) -> usize {
        (self.search::<()>().parts)(self.size)
    }

    /// Carries out one part and returns the number of its solutions; 0 past the last part.
    ///
    /// They are solutions of the kind that [`Method::gives`] names. With `()` as tally the search has no counters.
    pub fn part<T: SearchObserver>(self, part: usize, tally: &mut T) -> u64 {
        let search = self.search::<T>();
        if part < (search.parts)(self.size) {
            (search.part)(self.size, part, tally)
        } else {
            0
        }
    }

    /// Carries out every part without counters.
    #[must_use]
    pub fn solutions(self) -> u64 {
        (0..self.parts()).map(|part| self.uncounted(part)).sum()
    }

    /// A part without counters. The methods are compiled here once. A generic function that called
    /// [`part`](Self::part) would compile all of them again for each of its uses.
    #[inline(never)]
    pub(super) fn uncounted(self, part: usize) -> u64 {
        self.part(part, &mut ())
    }

    /// The same with counters.
    #[inline(never)]
    pub(super) fn counting(self, part: usize, counters: &mut SearchFigures) -> u64 {
        self.part(part, counters)
    }

    /// Carries out every part with counters.
    #[must_use]
    pub fn counted(self) -> (u64, SearchFigures) {
        self.counted_by_part(|_| ())
    }

    fn search<T: SearchObserver>(self) -> Compiled<T> {
        match (self.method, self.form) {
            (Method::BruteForce, Form::Recursive) => Compiled::of::<BruteForce>(),
            (Method::BruteForce, Form::Loop) => Compiled::of::<BruteForceLoop>(),
            (Method::Permutation, _) => Compiled::of::<Permutation>(),
            (Method::Backtracking, Form::Recursive) => Compiled::of::<Backtracking>(),
            (Method::Backtracking, Form::Loop) => Compiled::of::<BacktrackingLoop>(),
            (Method::Flags, Form::Recursive) => Compiled::of::<Flags>(),
            (Method::Flags, Form::Loop) => Compiled::of::<FlagsLoop>(),
            (Method::SwapFlags, _) => Compiled::of::<SwapFlags>(),
            (Method::Bitmap, Form::Recursive) => Compiled::of::<Bitmap>(),
            (Method::Bitmap, Form::Loop) | (Method::BitmapLoop, _) => Compiled::of::<BitmapLoop>(),
            (Method::Unplaced, _) => Compiled::of::<Unplaced>(),
            (Method::SymmetryCheck, _) => Compiled::of::<SymmetryCheck>(),
            (Method::HalfRow, _) => Compiled::of::<HalfRow>(),
            (Method::CornerEdge, _) => Compiled::of::<CornerEdge>(),
            (Method::CarryChain, _) => Compiled::of::<CarryChain>(),
            (Method::Fast, _) => Compiled::of::<Fast>(),
        }
    }
}

#[cfg(feature = "serde")]
impl From<Run> for (Method, Form, Size) {
    fn from(Run { method, form, size }: Run) -> Self {
        (method, form, size)
    }
}

#[cfg(feature = "serde")]
impl TryFrom<(Method, Form, Size)> for Run {
    type Error = FormError;

    fn try_from((method, form, size): (Method, Form, Size)) -> Result<Self, FormError> {
        Self::new(method, form, size)
    }
}

/// The functions of a [`Search`], compiled for one tally.
struct Compiled<T> {
    parts: fn(Size) -> usize,
    part: fn(Size, usize, &mut T) -> u64,
}

impl<T: SearchObserver> Compiled<T> {
    fn of<S: Search>() -> Self {
        Self {
            parts: S::parts,
            part: S::part::<T>,
        }
    }
}

/// A form that a method does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FormError {
    /// The method asked for.
    pub method: Method,
    /// The form it lacks.
    pub form: Form,
}

impl fmt::Display for FormError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} has no {} form", self.method, self.form.name())
    }
}

impl std::error::Error for FormError {}
