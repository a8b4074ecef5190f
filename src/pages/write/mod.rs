//! The page on which the reader writes the solver: the loop as a program of the reader's own.
//!
//! ```text
//! WritePage      the text of each task, and what the last run came to
//! Task           a Stage, and for one of them its Blank
//! LastRun        a mistake in the text, or Judged: the counts, a known fault, the program to walk
//! ProgramWalk    the program at one of its lines, for a Player
//! LargeRun       a right program on a board of N = 12, in a worker
//! repair         a wrong program as lines to be put in order
//! Hint           what a place is to do, the idea, or the code
//! WriteAction    what a reader does
//! EarlierText    a text that was replaced
//! KeptTexts      what this tab knows of the texts that are stored
//! figure         board, binary rows and values at a line
//! ```

mod foreign;
mod kept_texts;
mod page;
mod program_walk;
mod repair;
mod stage;
mod texts;
#[cfg(feature = "web")]
mod view;
pub mod words;

use crate::{
    player::{self, Move, Player, PlayerAction},
    site::{Address, Environment, NotStored, Page, Preferences, Problems, Route, Shelf},
    text::{KeyHelp, Sentence},
};
use bitqueens_core::{program::Export, solver::Size};

pub use foreign::foreign;
pub use page::{Judged, LARGE, LargeEvent, LargeRun, LastRun, Task, WritePage};
pub use program_walk::{ProgramWalk, bit_rows, board, values, wrong_column};
pub use stage::{Blank, Hint, HintPlace, Stage};
pub use texts::EarlierText;

impl Page for WritePage {
    type Action = WriteAction;

    fn restore(environment: &Environment) -> Self {
        let stored = Task::all().filter_map(|task| {
            let text = environment.stored(&format!("{}{}", Self::KEY, task.name()));
            (!text.is_empty()).then(|| (task, text.to_owned()))
        });
        let earlier = EarlierText::all(environment.stored_below(EarlierText::KEY));
        Self::with_texts(stored, earlier)
    }

    fn open_link(&mut self, address: &Address, preferences: Preferences, problems: &mut Problems) {
        self.open_address(address, preferences, problems);
    }

    fn link(&self) -> Address {
        self.address()
    }

    fn apply(&mut self, action: WriteAction, preferences: Preferences) -> Option<Sentence> {
        let (lang, order) = (preferences.language, preferences.order);
        match action {
            WriteAction::Type(text) => self.write(text, lang),
            WriteAction::MoveLine { from, to } => {
                let text = self.text(lang);
                let mut lines: Vec<_> = text.lines().collect();
                if from != to && from.max(to) < lines.len() {
                    let line = lines.remove(from);
                    lines.insert(to, line);
                    self.write(lines.join("\n") + "\n", lang);
                }
            }
            WriteAction::Run => self.run(lang),
            WriteAction::Hint => {
                let Self { task, n_hints, .. } = self;
                let most = task.stage.hints(task.blank).len();
                *n_hints = most.min(*n_hints + 1);
            }
            WriteAction::IntoOrder => {
                let text = self.as_order(lang)?;
                self.open(Task {
                    stage: Stage::Order,
                    ..Task::default()
                });
                self.replace(text, lang);
            }
            WriteAction::StartOver => self.start_over(lang),
            WriteAction::Undo => self.undo(lang),
            WriteAction::BringBack(at) => {
                let earlier = self.earlier_here().find(|earlier| earlier.at_ms == at)?;
                let text = earlier.text.clone();
                self.replace(text, lang);
            }
            WriteAction::Size(size) => {
                let walk = self.walk_mut()?;
                *walk = Player::new(walk.sequence.on(size));
            }
            WriteAction::RunTo(line) => {
                let walk = self.walk_mut()?;
                walk.stop();
                walk.sequence.run_to(line);
                walk.tell(order);
            }
            WriteAction::ToWrong => {
                let wrong = self.judgement()?.drawn?;
                let walk = self.walk_mut()?;
                if walk.sequence.size() != wrong.size {
                    *walk = Player::new(walk.sequence.on(wrong.size));
                }
                return walk.go(Move::Seek(wrong.step), order);
            }
            WriteAction::Export(export) => {
                self.right()?;
                self.judged_mut()?.export = Some(export);
            }
            WriteAction::CountLarge => {
                let text = repair::carried_out(&self.text(lang));
                self.judged_mut()?.large = Some(LargeRun::Running {
                    text,
                    lines: 0,
                    is_unheard: false,
                });
            }
            WriteAction::CancelLarge => self.judged_mut()?.large = None,
            WriteAction::Large(event) => self.judged_mut()?.large.as_mut()?.hear(event),
            WriteAction::Player(action) => return self.walk_mut()?.apply(action, order),
        }
        None
    }

    fn keep(&mut self, before: &Self, shelf: &mut dyn Shelf) -> Result<(), NotStored> {
        self.store(before, shelf)
    }

    fn hear(&mut self, key: Option<&str>, text: Option<&str>) -> Option<Sentence> {
        self.hear_of(key, text);
        None
    }

    fn not_stored(&self, why: NotStored) -> Sentence {
        words::not_stored(why)
    }

    fn leaves_notice(action: &WriteAction) -> bool {
        matches!(
            action,
            WriteAction::Type(_) | WriteAction::Player(PlayerAction::Tick) | WriteAction::Large(_)
        )
    }

    fn key(&self, key: &str) -> Option<WriteAction> {
        let walk = self.walk()?;
        player::key(key, walk.is_moving()).map(WriteAction::Player)
    }

    fn keys(&self) -> Vec<KeyHelp> {
        vec![
            KeyHelp::new(&["Ctrl + Enter"], words::KEY_RUN),
            KeyHelp::new(&["→", "←"], words::KEY_STEP),
        ]
    }

    fn leave(&mut self, _: Route) {
        if let Some(judged) = self.judged_mut() {
            judged.walk.stop();
            // Its worker ends with the page.
            judged.large.take_if(|run| run.text().is_some());
        }
    }

    fn hide(&mut self, preferences: Preferences) {
        if let Some(walk) = self.walk_mut() {
            walk.pause(preferences.order);
        }
    }

    fn rests(&self) -> bool {
        self.walk().is_none_or(|walk| !walk.is_moving())
    }
}

/// An action of a reader who writes the solver.
#[derive(Clone, Debug, PartialEq)]
pub enum WriteAction {
    Type(String),
    /// Move a line to another place, both from 0.
    MoveLine {
        from: usize,
        to: usize,
    },
    Run,
    /// Show one more line.
    Hint,
    /// Put the lines of a wrong program in order, the wrong one among three.
    IntoOrder,
    /// Begin with the task's own text again.
    StartOver,
    /// Show the other text: the one that was replaced, a link's, or the reader's own in place of a link's.
    Undo,
    /// Bring back an earlier text of the task, by its time.
    BringBack(u64),
    /// Walk the program on another board.
    Size(Size),
    /// Walk on to a line, from 0.
    RunTo(usize),
    /// Walk to the step at which a word is wrong.
    ToWrong,
    /// Write a right program out in a language.
    Export(Export),
    /// Run the program on the large board.
    CountLarge,
    CancelLarge,
    /// What becomes of that run's worker.
    Large(LargeEvent),
    /// Move along the walk.
    Player(PlayerAction),
}
