//! The ladder's page: what the reader chose, what runs, what came out, and what is shown beside it.

mod action;
mod address;
mod choice;
mod climb;
mod codes;
mod csv;
mod entry;
mod gallery;
mod methods;
mod playing;
mod walking;

use super::{Address, Walk};
use crate::ladder::Method;
use crate::text::Notice;

pub use action::{LadderAction, News};
pub use address::LadderAddress;
pub use choice::{Choice, Limit};
pub use climb::{Climb, Purpose, Task};
pub use codes::{CodeText, Codes};
pub use csv::{csv, plain_millis};
pub use entry::{Entry, Outcome};
pub use gallery::{Gallery, GalleryBoard, GalleryClass};
pub use methods::Methods;
pub use walking::Walking;

/// The ladder's page.
#[derive(Clone, Debug, PartialEq)]
pub struct Ladder {
    /// What to run.
    pub choice: Choice,
    /// What runs and what came out.
    pub climb: Climb,
    /// The method that is explained.
    pub about: Method,
    /// The code that has been fetched.
    pub codes: Codes,
    /// The early methods, step by step.
    pub walking: Walking,
    /// The solutions by their images.
    pub gallery: Gallery,
}

impl Default for Ladder {
    /// Nothing chosen, nothing shown.
    fn default() -> Self {
        Self {
            choice: Choice::default(),
            climb: Climb::default(),
            about: Method::Bitmap,
            codes: Codes::default(),
            walking: Walking::default(),
            gallery: Gallery::default(),
        }
    }
}

impl Ladder {
    /// The page before the reader has done anything.
    pub(super) fn open() -> Self {
        Self {
            gallery: Gallery::open(),
            ..Self::default()
        }
    }

    /// Goes where an address says; what it does not name stays as it is.
    pub(super) fn follow(&mut self, address: &Address) -> Option<Notice> {
        self.choice.follow(address.size, &address.ladder);
        let LadderAddress {
            about,
            walk,
            walk_size,
            walk_at,
            gallery,
            ..
        } = address.ladder;
        self.about = about.unwrap_or(self.about);
        if let Some(size) = gallery {
            self.gallery.set_size(size);
        }
        if walk.is_some() || walk_size.is_some() {
            self.walking.choose(
                walk.unwrap_or(self.walking.method()),
                walk_size.unwrap_or(self.walking.size()),
            );
        }
        let step = walk_at.filter(|step| *step != self.walking.walker().steps())?;
        self.walking.walk(Walk::Seek(step))
    }

    /// The address of what is chosen.
    #[must_use]
    pub fn address(&self) -> Address {
        Address {
            size: Some(self.choice.size),
            ladder: LadderAddress::of(self),
            ..Address::default()
        }
    }

    /// What an action does.
    pub fn apply(&mut self, action: LadderAction) -> Option<Notice> {
        match action {
            LadderAction::Toggle(method) => self.choice.methods.toggle(method),
            LadderAction::Methods(methods) => self.choice.methods = methods,
            LadderAction::Size(size) => self.choice.size = size,
            LadderAction::From(size) => self.choice.from = size,
            LadderAction::Form(form) => self.choice.form = form,
            LadderAction::Limit(limit) => self.choice.limit = limit,
            LadderAction::Run => return self.climb.start(self.choice),
            LadderAction::Insist(run) => self.climb.insist(run),
            LadderAction::Cancel => self.climb.cancel(),
            LadderAction::Heard { task, news } => return self.climb.hear(task, news),
            LadderAction::About(method) => self.about = method,
            LadderAction::Code { file, text } => self.codes.put(file, text),
            LadderAction::WalkMethod(method) => {
                self.walking.choose(method, self.walking.size());
            }
            LadderAction::WalkSize(size) => self.walking.choose(self.walking.method(), size),
            LadderAction::GallerySize(size) => self.gallery.set_size(size),
        }
        None
    }
}
