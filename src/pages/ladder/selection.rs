//! Methods, boards, form and time limit that the reader chose, and how an address names them.

use std::fmt;

use super::{Gallery, LadderPage, MethodWalk, RECORDED_SIZE, words};
use crate::{
    site::{Address, Preferences, Problems, Query, Route},
    text::Phrase,
};
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
    pub const fn seconds(self) -> u16 {
        match self {
            Self::Second => 1,
            Self::TenSeconds => 10,
            Self::Minute => 60,
            Self::TenMinutes => 600,
        }
    }

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
    pub methods: MethodSet,
    /// The largest board: the one of the table.
    pub size: Size,
    /// The smallest board; a larger one than `size` means `size` alone.
    pub from: Size,
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

/// Some of the ladder's methods; always in the ladder's order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MethodSet {
    /// One bit a method, by its place on the ladder.
    bits: u16,
}

impl MethodSet {
    pub const NONE: Self = Self { bits: 0 };
    pub const ALL: Self = Self {
        bits: (1 << Method::ALL.len()) - 1,
    };

    const NONE_NAME: &str = "none";
    const ALL_NAME: &str = "all";

    pub fn contains(self, method: Method) -> bool {
        self.bits & bit(method) != 0
    }

    /// Puts a method in, or takes it out.
    pub fn toggle(&mut self, method: Method) {
        self.bits ^= bit(method);
    }

    /// The methods one by one, from the foot of the ladder up.
    pub fn iter(self) -> impl Iterator<Item = Method> {
        Method::ALL
            .into_iter()
            .filter(move |method| self.contains(*method))
    }

    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// Reads the names of an address; the flag says whether each of them is a method's. Without a
    /// known name it is every method.
    pub(super) fn read(names: &str) -> (Self, bool) {
        match names {
            Self::NONE_NAME => return (Self::NONE, true),
            Self::ALL_NAME => return (Self::ALL, true),
            _ => {}
        }
        let methods = || names.split(',').map(Method::from_name);
        let known: Self = methods().flatten().collect();
        let methods_known = methods().all(|method| method.is_some());
        (
            if known.is_empty() { Self::ALL } else { known },
            methods_known,
        )
    }
}

fn bit(method: Method) -> u16 {
    let place = Method::ALL.iter().position(|one| *one == method);
    place.map_or(0, |place| 1 << place)
}

impl FromIterator<Method> for MethodSet {
    fn from_iter<I: IntoIterator<Item = Method>>(methods: I) -> Self {
        let bits = methods.into_iter().map(bit);
        Self {
            bits: bits.fold(0, |all, bit| all | bit),
        }
    }
}

impl fmt::Display for MethodSet {
    /// Writes the names with commas between them, as the address has them; `none` for no method,
    /// `all` for every one.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str(Self::NONE_NAME);
        }
        if *self == Self::ALL {
            return f.write_str(Self::ALL_NAME);
        }
        let names: Vec<_> = self.iter().map(Method::name).collect();
        f.write_str(&names.join(","))
    }
}

/// The method that has the solutions by their images on its page.
const WITH_GALLERY: Method = Method::SymmetryCheck;
impl LadderPage {
    pub(super) fn open_address(
        &mut self,
        address: &Address,
        preferences: Preferences,
        problems: &mut Problems,
    ) {
        let query = &address.query;
        self.selection = selected(self.selection, query, problems);
        let named = (!address.tail.is_empty()).then(|| Method::from_name(&address.tail));
        let open = named.and_then(|method| problems.take(method.ok_or(words::NO_SUCH_PAGE)));
        self.show(open);
        if open == Some(WITH_GALLERY)
            && let Some(size) = gallery(query, problems)
        {
            self.gallery.set_size(size);
        }
        self.walk_to(preferences, query, problems);
    }

    /// What opens by itself is left out, but for the boards and methods.
    pub(super) fn address(&self) -> Address {
        let Some(open) = self.open else {
            return link_selection(self.selection);
        };
        let mut address = Address::below(Route::Ladder, open.name());
        if self.walked().is_some() {
            address = address
                .with_unless("walk-n", self.walk.sequence.size(), Size::FIRST_SCREEN)
                .with_unless("walk-at", self.walk.step(), 0);
        }
        if open == WITH_GALLERY {
            address = address.with_unless("gallery", self.gallery.size(), Gallery::FIRST);
        }
        address
    }
}

impl LadderPage {
    /// Walks the open method as far as an address says.
    fn walk_to(&mut self, preferences: Preferences, query: &Query, problems: &mut Problems) {
        let Some(method) = self.walked() else { return };
        let order = preferences.order;
        let size = query.side("walk-n", MethodWalk::sizes(), problems);
        let step = query.number("walk-at", 0..=u64::MAX, problems);
        let size = size.unwrap_or(self.walk.sequence.size());
        self.open_walk(method, size, order);
        if let Some(step) = step.filter(|step| *step != self.walk.step())
            && let Some(notice) = self.walk.seek_step(step, order)
        {
            problems.push(notice);
        }
    }
}

fn link_selection(selection: Selection) -> Address {
    let first = Selection::default();
    Address::of(Route::Ladder)
        .with("n", selection.size)
        .with("methods", selection.methods)
        .with("from", selection.from)
        .with_unless("form", selection.form.name(), first.form.name())
        .with_choice("limit", selection.limit)
}

/// The selection of an address; what the address leaves out is as before.
fn selected(before: Selection, query: &Query, problems: &mut Problems) -> Selection {
    let methods = |names: &str| Some(MethodSet::read(names));
    let no_such = || words::NO_SUCH_METHOD;
    Selection {
        size: query.size(problems).unwrap_or(before.size),
        methods: query
            .read("methods", problems, no_such, methods)
            .unwrap_or(before.methods),
        from: query
            .side("from", Size::all(), problems)
            .unwrap_or(before.from),
        form: query.one_of("form", problems).unwrap_or(before.form),
        limit: query.one_of("limit", problems).unwrap_or(before.limit),
    }
}

/// The board of the gallery: the nearest of those on offer.
fn gallery(query: &Query, problems: &mut Problems) -> Option<Size> {
    let sides = Gallery::sizes();
    query.read(
        "gallery",
        problems,
        || words::NO_SUCH_GALLERY,
        |text| {
            let number: i64 = text.parse().ok()?;
            let nearest = sides.min_by_key(|size| number.abs_diff(i64::from(size.get())))?;
            Some((nearest, i64::from(nearest.get()) == number))
        },
    )
}
