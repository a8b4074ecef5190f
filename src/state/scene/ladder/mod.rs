//! The ladder's page, ready to be drawn.

mod about;
mod picture;
mod row;
mod walk;

use std::rc::Rc;

use crate::{
    solver::Size,
    state::{
        State,
        ladder::{Choice, Entry, GalleryClass},
    },
    text::{Sentence, ladder_sentences::running_words},
};

pub use about::{AboutScene, CodeScene};
pub use picture::{Figure, Picture, PictureLine, Point, Tick};
pub use row::{Factor, LadderRow};
pub use walk::WalkScene;

/// The ladder's page, ready to be drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct LadderScene {
    /// What the reader chose.
    pub choice: Choice,
    /// What runs now, in words; `None` while nothing does.
    pub running: Option<Sentence>,
    /// The table: one row for each chosen method, on the chosen board.
    pub rows: Vec<LadderRow>,
    /// Time by N, and leaf nodes by N.
    pub pictures: [Picture; 2],
    /// The method that is explained.
    pub about: AboutScene,
    /// The early methods, step by step.
    pub walk: WalkScene,
    /// The board whose solutions are shown.
    pub gallery_size: Size,
    /// Its solutions by their images.
    pub gallery: Rc<Vec<GalleryClass>>,
    /// Everything that came out, to be saved.
    pub entries: Vec<Entry>,
}

impl LadderScene {
    /// Draws the ladder's page.
    #[must_use]
    pub fn of(state: &State) -> Self {
        let ladder = &state.ladder;
        let climb = &ladder.climb;
        Self {
            choice: ladder.choice,
            running: climb
                .task()
                .map(|task| running_words(task.run, task.purpose.phrase(), climb.n_waiting())),
            rows: row::rows(ladder),
            pictures: [Figure::Time, Figure::Leaves].map(|figure| Picture::of(figure, ladder)),
            about: AboutScene::of(ladder),
            walk: WalkScene::of(&ladder.walking),
            gallery_size: ladder.gallery.size(),
            gallery: ladder.gallery.classes(),
            entries: climb.entries().to_vec(),
        }
    }
}
