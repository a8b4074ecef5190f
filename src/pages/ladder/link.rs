//! The addresses of the ladder and of its methods:
//! `ladder/#n=8&methods=flags,bitmap&from=4&form=loop&limit=60`, `ladder/flags/#walk-n=5&walk-at=12`,
//! `ladder/symmetry-check/#gallery=6`.

use super::{Gallery, LadderPage, MethodSet, MethodWalk, Selection, words};
use crate::site::{Address, Linked, Preferences, Problems, Query, Route};
use bitqueens_core::{ladder::Method, solver::Size};

/// The method that has the solutions by their images on its page.
const WITH_GALLERY: Method = Method::SymmetryCheck;
impl Linked for LadderPage {
    fn open_link(&mut self, address: &Address, preferences: Preferences, problems: &mut Problems) {
        let query = &address.query;
        self.selection = selected(self.selection, query, problems);
        let named = (!address.tail.is_empty()).then(|| address.tail.parse().ok());
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
    fn link(&self) -> Address {
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
