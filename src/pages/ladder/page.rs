//! The state of the ladder's page, and the effect of each action on it.

use super::{Gallery, Limit, MethodSet, MethodWalk, RunQueue, Selection, words};
use crate::{
    player::{self, Player, PlayerAction},
    site::{Address, Environment, Page, Preferences, Problems, Route},
    text::{KeyHelp, Sentence},
};
use bitqueens_core::{
    bits::BitOrder,
    ladder::{Form, Method, Run},
    solver::Size,
};
use bitqueens_worker::ladder::RunReply;

#[derive(Clone, Debug, PartialEq)]
pub struct LadderPage {
    /// The methods, boards, form and limit that the reader chose.
    pub selection: Selection,
    pub queue: RunQueue,
    /// The method whose own page is open; none while the ladder is.
    pub open: Option<Method>,
    /// An early method, step by step.
    pub walk: Player<MethodWalk>,
    /// The solutions of a small board.
    pub gallery: Gallery,
}

impl LadderPage {
    /// The method whose page is open, where it can be walked step by step.
    pub fn walked(&self) -> Option<Method> {
        self.open
            .filter(|method| MethodWalk::METHODS.contains(method))
    }

    /// Opens the page of a method, or the ladder, and stops the walk of the page before.
    pub(super) fn show(&mut self, open: Option<Method>) {
        if open != self.open {
            self.open = open;
            self.walk.stop();
        }
    }

    /// Begins another walk, unless it is the open one or does not exist.
    pub(super) fn open_walk(&mut self, method: Method, size: Size, order: BitOrder) {
        let open = &self.walk.sequence;
        if (method, size) == (open.method(), open.size()) {
            return;
        }
        if let Ok(walk) = MethodWalk::new(method, size) {
            self.walk.sequence = walk;
            self.walk.stop();
            self.walk.tell(order);
        }
    }
}

impl Page for LadderPage {
    type Action = LadderAction;

    /// Opens the page; it keeps nothing from another day.
    fn restore(_: &Environment) -> Self {
        Self {
            selection: Selection::default(),
            queue: RunQueue::default(),
            open: None,
            walk: Player::new(MethodWalk::default()),
            gallery: Gallery::default(),
        }
    }

    fn open_link(&mut self, address: &Address, preferences: Preferences, problems: &mut Problems) {
        self.open_address(address, preferences, problems);
    }

    fn link(&self) -> Address {
        self.address()
    }

    fn apply(&mut self, action: LadderAction, preferences: Preferences) -> Option<Sentence> {
        let order = preferences.order;
        match action {
            LadderAction::Toggle(method) => self.selection.methods.toggle(method),
            LadderAction::Methods(methods) => self.selection.methods = methods,
            LadderAction::Size(size) => self.selection.size = size,
            LadderAction::From(size) => self.selection.from = size,
            LadderAction::Form(form) => self.selection.form = form,
            LadderAction::Limit(limit) => self.selection.limit = limit,
            LadderAction::Run => return self.queue.start(self.selection),
            LadderAction::Insist(run) => self.queue.insist(run),
            LadderAction::Cancel => self.queue.cancel(),
            LadderAction::Worker { task, event } => return self.queue.report(task, event),
            LadderAction::Walk(action) => return self.walk.apply(action, order),
            LadderAction::WalkSize(size) => {
                self.open_walk(self.walk.sequence.method(), size, order);
            }
            LadderAction::GallerySize(size) => self.gallery.set_size(size),
        }
        None
    }

    fn leaves_notice(action: &LadderAction) -> bool {
        match action {
            LadderAction::Worker { .. } => true,
            LadderAction::Walk(action) => action.is_automatic(),
            _ => false,
        }
    }

    fn title(&self) -> Option<Sentence> {
        self.open.map(|method| words::method_title(method).into())
    }

    fn key(&self, key: &str) -> Option<LadderAction> {
        self.walked()?;
        player::key(key, self.walk.is_moving()).map(LadderAction::Walk)
    }

    fn keys(&self) -> Vec<KeyHelp> {
        if self.walked().is_none() {
            return Vec::new();
        }
        let step = KeyHelp::new(&["→", "←"], words::KEY_STEP);
        [&[step], KeyHelp::MOVES.as_slice(), &[KeyHelp::BOARD]].concat()
    }

    fn leave(&mut self, _: Route) {
        self.walk.stop();
    }

    fn hide(&mut self, preferences: Preferences) {
        self.walk.pause(preferences.order);
    }

    fn rests(&self) -> bool {
        !self.walk.is_moving()
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum LadderAction {
    /// Choose a method, or leave it out.
    Toggle(Method),
    Methods(MethodSet),
    Size(Size),
    /// The smallest board.
    From(Size),
    /// The form to run, where a method has both.
    Form(Form),
    /// The longest time of a run.
    Limit(Limit),
    Run,
    Insist(Run),
    /// Stop, and forget what waits.
    Cancel,
    Worker {
        /// The task's number: a report on any other task changes nothing.
        task: u32,
        event: TaskEvent,
    },
    /// Move along the early method.
    Walk(PlayerAction),
    /// Step on another board.
    WalkSize(Size),
    /// Show the solutions of another board.
    GallerySize(Size),
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum TaskEvent {
    /// The worker has said nothing so far, and may still load.
    Unheard,
    /// The worker answers: some parts are done, or the task is.
    Answer(RunReply),
    /// The time of the task is over, and it has been ended.
    Late,
    /// The worker could not be started, broke, or is of another build.
    Failed,
}
