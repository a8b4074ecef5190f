//! The address of the ladder's page:
//! `n=8&methods=flags,bitmap&from=4&form=loop&limit=60&about=flags&walk=flags&walk-n=5&walk-at=12&gallery=6`.

use super::{Gallery, LadderPage, Limit, MethodSet, MethodWalk, Selection, words};
use crate::{
    site::{Address, Linked, Preferences, Problems, Query, Route},
    text::Phrase,
};
use bitqueens_core::{
    ladder::{Form, Method},
    solver::Size,
};

impl Linked for LadderPage {
    fn open_link(&mut self, address: &Address, preferences: Preferences, problems: &mut Problems) {
        let size = address.query.size(problems);
        let order = preferences.order;
        let mut values = Values {
            query: &address.query,
            problems,
        };
        select(&mut self.selection, size, &mut values);
        if let Some(method) = values.exact("about", |name| name.parse().ok(), words::NO_SUCH_ABOUT)
        {
            self.explained = method;
        }
        if let Some(size) = values.size("gallery", Gallery::sizes(), words::NO_SUCH_GALLERY) {
            self.gallery.set_size(size);
        }
        let walked = |name: &str| {
            let method = name.parse().ok();
            method.filter(|method| MethodWalk::METHODS.contains(method))
        };
        let method = values.exact("walk", walked, words::NO_SUCH_WALK);
        let size = values.size("walk-n", MethodWalk::sizes(), words::NO_SUCH_WALK_SIZE);
        let step = values.exact(
            "walk-at",
            |step| step.parse().ok(),
            words::NO_SUCH_WALK_STEP,
        );
        let open = &self.walk.sequence;
        self.open_walk(
            method.unwrap_or(open.method()),
            size.unwrap_or(open.size()),
            order,
        );
        if let Some(step) = step.filter(|step| *step != self.walk.step())
            && let Some(notice) = self.walk.search_step(step, order)
        {
            problems.push(notice);
        }
    }

    /// What opens by itself is left out, but for the boards and methods.
    fn link(&self) -> Address {
        let (selection, first) = (self.selection, Selection::default());
        let walk = &self.walk.sequence;
        let first_walk = MethodWalk::default();
        let query = Query::default()
            .with("n", selection.size)
            .with("methods", selection.methods)
            .with("from", selection.from)
            .with_some("form", unless(selection.form, first.form).map(Form::name))
            .with_some(
                "limit",
                unless(selection.limit, first.limit).map(Limit::seconds),
            )
            .with_some(
                "about",
                unless(self.explained, LadderPage::EXPLAINED_FIRST).map(Method::name),
            )
            .with_some(
                "walk",
                unless(walk.method(), first_walk.method()).map(Method::name),
            )
            .with_some("walk-n", unless(walk.size(), first_walk.size()))
            .with_some("walk-at", unless(self.walk.step(), 0))
            .with_some("gallery", unless(self.gallery.size(), Gallery::FIRST));
        Address {
            query,
            ..Address::of(Route::Ladder)
        }
    }
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
