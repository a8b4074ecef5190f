//! The addresses of the ladder and of its methods:
//! `ladder/#n=8&methods=flags,bitmap&from=4&form=loop&limit=60`, `ladder/flags/#walk-n=5&walk-at=12`,
//! `ladder/symmetry-check/#gallery=6`.

use super::{Gallery, LadderPage, Limit, MethodSet, MethodWalk, Selection, words};
use crate::{
    site::{Address, Linked, Preferences, Problems, Query, Route},
    text::Phrase,
};
use bitqueens_core::{
    ladder::{Form, Method},
    solver::Size,
};

/// The method that has the solutions by their images on its page.
const WITH_GALLERY: Method = Method::SymmetryCheck;
impl Linked for LadderPage {
    fn open_link(&mut self, address: &Address, preferences: Preferences, problems: &mut Problems) {
        let query = &address.query;
        let size = query.size(problems);
        let mut values = Values { query, problems };
        select(&mut self.selection, size, &mut values);
        let named = (!address.tail.is_empty()).then(|| address.tail.parse().ok());
        let open = named.and_then(|method| values.problems.take(method.ok_or(words::NO_SUCH_PAGE)));
        self.show(open);
        if open == Some(WITH_GALLERY)
            && let Some(size) = values.size("gallery", Gallery::sizes(), words::NO_SUCH_GALLERY)
        {
            self.gallery.set_size(size);
        }
        self.walk_to(preferences, &mut values);
    }

    /// What opens by itself is left out, but for the boards and methods.
    fn link(&self) -> Address {
        let Some(open) = self.open else {
            return link_selection(self.selection);
        };
        let walk = self.walked().map(|_| &self.walk);
        let walked = walk.and_then(|walk| unless(walk.sequence.size(), Size::FIRST_SCREEN));
        let gallery = unless(self.gallery.size(), Gallery::FIRST);
        Address::below(Route::Ladder, open.name())
            .with_some("walk-n", walked)
            .with_some("walk-at", walk.and_then(|walk| unless(walk.step(), 0)))
            .with_some("gallery", gallery.filter(|_| open == WITH_GALLERY))
    }
}

impl LadderPage {
    /// Walks the open method as far as an address says.
    fn walk_to(&mut self, preferences: Preferences, values: &mut Values<'_>) {
        let Some(method) = self.walked() else { return };
        let order = preferences.order;
        let size = values.size("walk-n", MethodWalk::sizes(), words::NO_SUCH_WALK_SIZE);
        let step = values.exact(
            "walk-at",
            |step| step.parse().ok(),
            words::NO_SUCH_WALK_STEP,
        );
        let size = size.unwrap_or(self.walk.sequence.size());
        self.open_walk(method, size, order);
        if let Some(step) = step.filter(|step| *step != self.walk.step())
            && let Some(notice) = self.walk.seek_step(step, order)
        {
            values.problems.push(notice);
        }
    }
}

fn link_selection(selection: Selection) -> Address {
    let first = Selection::default();
    let limit = unless(selection.limit, first.limit);
    Address::of(Route::Ladder)
        .with("n", selection.size)
        .with("methods", selection.methods)
        .with("from", selection.from)
        .with_some("form", unless(selection.form, first.form).map(Form::name))
        .with_some("limit", limit.map(Limit::seconds))
}

fn select(selection: &mut Selection, size: Option<Size>, values: &mut Values<'_>) {
    if let Some(size) = size {
        selection.size = size;
    }
    if let Some(names) = values.query.get("methods") {
        let (methods, all_known) = MethodSet::read(names);
        selection.methods = methods;
        if !all_known {
            values.problems.push(words::NO_SUCH_METHOD);
        }
    }
    if let Some(from) = values.size("from", Size::all(), words::NO_SUCH_FROM) {
        selection.from = from;
    }
    if let Some(form) = values.exact("form", |name| name.parse().ok(), words::NO_SUCH_FORM) {
        selection.form = form;
    }
    let limit = |seconds: &str| {
        let mut limits = Limit::ALL.into_iter();
        limits.find(|limit| limit.seconds().to_string() == seconds)
    };
    if let Some(limit) = values.exact("limit", limit, words::NO_SUCH_LIMIT) {
        selection.limit = limit;
    }
}

/// The values of an address, and the problems with them.
struct Values<'a> {
    query: &'a Query,
    problems: &'a mut Problems,
}

impl Values<'_> {
    /// The value of a key; a text that means none is a problem.
    fn exact<T>(
        &mut self,
        key: &str,
        read: impl Fn(&str) -> Option<T>,
        problem: Phrase,
    ) -> Option<T> {
        let value = read(self.query.get(key)?);
        self.problems.take(value.ok_or(problem))
    }

    /// The size of a key, or the nearest of those on offer with a problem.
    fn size(
        &mut self,
        key: &str,
        on_offer: impl Iterator<Item = Size>,
        problem: Phrase,
    ) -> Option<Size> {
        let number: i64 = self.exact(key, |number| number.parse().ok(), problem)?;
        let nearest = on_offer.min_by_key(|size| number.abs_diff(i64::from(size.get())))?;
        if i64::from(nearest.get()) != number {
            self.problems.push(problem);
        }
        Some(nearest)
    }
}

/// The value, where it is not the one that opens by itself.
fn unless<T: Copy + PartialEq>(value: T, first: T) -> Option<T> {
    (value != first).then_some(value)
}
