//! How the reader looks at the search as a whole.

use std::rc::Rc;

use super::{
    Aim, Found, Goal, Marks, Node, Panel, Panels, SearchAction, SearchAddress, Share, Stop,
};
use crate::{
    solver::Size,
    state::{Stepper, Walk},
    text::{CodeLanguage, Notice},
};

/// How the reader looks at the search as a whole.
#[derive(Clone, Debug, PartialEq)]
pub struct Overview {
    /// What happens on the run, where it is short enough to be walked at once.
    pub marks: Option<Rc<Marks>>,
    /// The condition to run to.
    pub until: Option<Stop>,
    /// The language of the code.
    pub code: CodeLanguage,
    /// The panels that are unfolded.
    pub panels: Panels,
    /// The solutions gathered for the list.
    pub found: Found,
    /// The page of the list.
    pub solutions_page: usize,
    /// The first and the last step that an embedded stepper shows, where there are such limits.
    pub range: (Option<u64>, Option<u64>),
    /// Whether this is an embedded stepper, which the limits bind.
    pub embedded: bool,
}

impl Overview {
    /// Nothing asked for yet.
    pub(in crate::state) fn new(size: Size) -> Self {
        Self {
            marks: Marks::of(size).map(Rc::new),
            until: None,
            code: CodeLanguage::default(),
            panels: Panels::default(),
            found: Found::new(size),
            solutions_page: 0,
            range: (None, None),
            embedded: false,
        }
    }

    /// The board has become another one.
    pub(in crate::state) fn resize(&mut self, size: Size) {
        if self.found.size() != size {
            *self = Self {
                until: self.until.map(|stop| stop.within(size)),
                code: self.code,
                panels: self.panels,
                embedded: self.embedded,
                ..Self::new(size)
            };
        }
    }

    /// Opens an address. Only an embedded stepper is limited to a range.
    pub(in crate::state) fn open(&mut self, address: &SearchAddress, embedded: bool) {
        self.until = address.until;
        self.code = address.code;
        self.panels = address.open;
        self.range = (address.from, address.to);
        self.embedded = embedded;
    }

    /// The first and the last step that can be stepped to.
    pub(in crate::state) fn limits(&self) -> (u64, u64) {
        if !self.embedded {
            return (0, u64::MAX);
        }
        let from = self.range.0.unwrap_or(0);
        (from, self.range.1.unwrap_or(u64::MAX).max(from))
    }

    /// Whether a move by one step stays within the range.
    pub(in crate::state) fn allows(&self, walk: Walk, step: u64) -> bool {
        let (from, to) = self.limits();
        match walk {
            Walk::Next | Walk::StepForward => step < to,
            Walk::Back | Walk::StepBack => from < step || step == 0,
            _ => true,
        }
    }

    /// Its part of the address.
    pub(in crate::state) fn address(&self) -> SearchAddress {
        let (from, to) = self.range;
        SearchAddress {
            until: self.until,
            code: self.code,
            open: self.panels,
            from,
            to,
            ..SearchAddress::default()
        }
    }
}

impl Stepper {
    /// Does what the reader asks of the search as a whole.
    pub(in crate::state) fn look(&mut self, action: SearchAction) -> Option<Notice> {
        match action {
            SearchAction::Slide(place) => return self.slide(place),
            SearchAction::Node(node) => return self.go_to_node(node),
            SearchAction::Run => return self.run(),
            SearchAction::Until(until) => {
                let size = self.machine().size();
                self.overview.until = until.map(|stop| stop.within(size));
            }
            SearchAction::Range(from, to) => self.overview.range = (from, to),
            SearchAction::Code(code) => self.overview.code = code,
            SearchAction::Panel(panel, open) => {
                self.overview.panels = self.overview.panels.with(panel, open);
            }
            SearchAction::SolutionsPage(page) => self.overview.solutions_page = page,
            // The next lines of `State::apply` gather.
            SearchAction::Gather => {}
        }
        None
    }

    /// Moves the slider. Where it already is, it has not been moved.
    fn slide(&mut self, place: u64) -> Option<Notice> {
        if self.overview.marks.is_some() {
            return self.walk(Walk::Seek(place));
        }
        let share = Share::of(self.machine());
        let here = share.notch();
        if place == here {
            return None;
        }
        match place {
            0 => self.walk(Walk::First),
            Share::NOTCHES.. => self.walk(Walk::Last),
            _ => {
                let node = Share::node(self.machine().size(), place, here < place);
                self.go_to_node(node)
            }
        }
    }

    fn go_to_node(&mut self, node: Node) -> Option<Notice> {
        if node.size() != self.machine().size() {
            return None;
        }
        self.pause_silently();
        if node.powers().is_empty() {
            return self.search(Goal::step(0), None);
        }
        self.search(Aim::Node(node), None)
    }

    fn run(&mut self) -> Option<Notice> {
        let stop = self.overview.until?;
        self.pause_silently();
        self.search(Aim::Stop(stop), Some(Notice::NoStop))
    }

    /// Gathers solutions for the list while it is unfolded.
    pub(in crate::state) fn gather(&mut self) {
        if self.overview.panels.has(Panel::Solutions) {
            let n_solutions = self.machine().counters().solutions;
            if !self.overview.found.has(n_solutions) {
                self.overview.found.gather(n_solutions);
            }
        }
    }

    /// Whether solutions are still to be gathered.
    #[must_use]
    pub fn gathering(&self) -> bool {
        self.overview.panels.has(Panel::Solutions)
            && !self.overview.found.has(self.machine().counters().solutions)
    }
}
