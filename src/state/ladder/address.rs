//! The ladder's parts of the address.

use std::fmt;

use super::{Choice, Gallery, Ladder, Limit, Methods, Walking};
use crate::ladder::{Form, Method};
use crate::solver::Size;
use crate::text::{LadderProblem, Problem};

/// What an address says of the ladder: `methods=flags,bitmap&from=4&form=loop&limit=60&about=flags&
/// walk=flags&walk-n=5&walk-at=12&gallery=6`. The board is the address's own `n`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LadderAddress {
    /// The methods to run.
    pub methods: Option<Methods>,
    /// The smallest board.
    pub from: Option<Size>,
    /// The form, where a method has both.
    pub form: Option<Form>,
    /// How long a run may take.
    pub limit: Option<Limit>,
    /// The method that is explained.
    pub about: Option<Method>,
    /// The method that is stepped.
    pub walk: Option<Method>,
    /// The board on which it is stepped.
    pub walk_size: Option<Size>,
    /// The step.
    pub walk_at: Option<u64>,
    /// The board whose solutions are shown.
    pub gallery: Option<Size>,
}

impl LadderAddress {
    /// What the address needs to say; what opens by itself is left out.
    pub(super) fn of(ladder: &Ladder) -> Self {
        let fresh = Choice::default();
        let choice = ladder.choice;
        let walking = &ladder.walking;
        Self {
            methods: Some(choice.methods),
            from: Some(choice.from),
            form: unless(choice.form, fresh.form),
            limit: unless(choice.limit, fresh.limit),
            about: unless(ladder.about, Method::Bitmap),
            walk: unless(walking.method(), Method::Backtracking),
            walk_size: unless(walking.size(), Size::FIRST_SCREEN),
            walk_at: unless(walking.walker().steps(), 0),
            gallery: unless(ladder.gallery.size(), Gallery::first()),
        }
    }

    /// Takes a part of the address; `None` if it is not the ladder's.
    pub(in crate::state) fn read(&mut self, key: &str, value: &str) -> Option<Result<(), Problem>> {
        let result = match key {
            "methods" if value == Methods::NONE_NAME => {
                self.methods = Some(Methods::NONE);
                Ok(())
            }
            "methods" if value == Methods::ALL_NAME => {
                self.methods = Some(Methods::ALL);
                Ok(())
            }
            "methods" => {
                let named: Vec<_> = value.split(',').map(str::parse::<Method>).collect();
                let known: Methods = named.iter().flatten().copied().collect();
                self.methods = Some(if known.is_empty() {
                    Methods::ALL
                } else {
                    known
                });
                valid(named.iter().all(Result::is_ok), LadderProblem::Methods)
            }
            "from" => size(value, Size::all(), &mut self.from, LadderProblem::From),
            "form" => exact(value.parse().ok(), &mut self.form, LadderProblem::Form),
            "limit" => {
                let named = |limit: &Limit| value == limit.seconds().to_string();
                let limit = Limit::ALL.into_iter().find(named);
                exact(limit, &mut self.limit, LadderProblem::Limit)
            }
            "about" => exact(value.parse().ok(), &mut self.about, LadderProblem::About),
            "walk" => {
                let walked = |method: &Method| Walking::METHODS.contains(method);
                let method = value.parse().ok().filter(walked);
                exact(method, &mut self.walk, LadderProblem::Walk)
            }
            "walk-n" => size(
                value,
                Walking::sizes(),
                &mut self.walk_size,
                LadderProblem::WalkSize,
            ),
            "walk-at" => exact(value.parse().ok(), &mut self.walk_at, LadderProblem::WalkAt),
            "gallery" => size(
                value,
                Gallery::sizes(),
                &mut self.gallery,
                LadderProblem::Gallery,
            ),
            _ => return None,
        };
        Some(result.map_err(Problem::Ladder))
    }

    /// Its parts as an address has them.
    pub(in crate::state) fn parts(&self) -> impl Iterator<Item = String> {
        fn part<T: fmt::Display>(key: &str, value: Option<T>) -> Option<String> {
            value.map(|value| format!("{key}={value}"))
        }
        [
            part("methods", self.methods),
            part("from", self.from),
            part("form", self.form.map(Form::name)),
            part("limit", self.limit.map(Limit::seconds)),
            part("about", self.about),
            part("walk", self.walk),
            part("walk-n", self.walk_size),
            part("walk-at", self.walk_at),
            part("gallery", self.gallery),
        ]
        .into_iter()
        .flatten()
    }
}

fn unless<T: PartialEq + Copy>(value: T, fresh: T) -> Option<T> {
    (value != fresh).then_some(value)
}

fn valid(is: bool, problem: LadderProblem) -> Result<(), LadderProblem> {
    if is { Ok(()) } else { Err(problem) }
}

/// A value as it is; without one, what opens by itself stays.
fn exact<T>(
    value: Option<T>,
    place: &mut Option<T>,
    problem: LadderProblem,
) -> Result<(), LadderProblem> {
    *place = value;
    valid(place.is_some(), problem)
}

/// The size that is meant, or the nearest of those on offer.
fn size(
    value: &str,
    on_offer: impl Iterator<Item = Size>,
    place: &mut Option<Size>,
    problem: LadderProblem,
) -> Result<(), LadderProblem> {
    let Ok(number) = value.parse::<i64>() else {
        return Err(problem);
    };
    *place = on_offer.min_by_key(|size| number.abs_diff(i64::from(size.get())));
    valid(
        place.is_some_and(|size| i64::from(size.get()) == number),
        problem,
    )
}
