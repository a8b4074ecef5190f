//! The actions of a reader who writes the solver.

use bitqueens_core::{bits::BitOrder, program::Export, solver::Size};
use bitqueens_worker::program::ProgramReply;

use super::{LargeRun, ProgramWalk, Stage, WritePage};
use crate::{
    player::{Move, Player, PlayerAction},
    text::{Lang, Sentence},
};

/// An action of a reader who writes the solver.
#[derive(Clone, Debug, PartialEq)]
pub enum WriteAction {
    /// The text is now this.
    Type(String),
    /// Move a line to another place, both from 0.
    MoveLine {
        /// Where it stands.
        from: usize,
        /// Where it is to stand.
        to: usize,
    },
    /// Run the program on the boards.
    Run,
    /// Show one more line.
    Hint,
    /// Begin with the task's own text again.
    StartOver,
    /// Bring back the text that was replaced.
    Undo,
    /// Walk the program on another board.
    Size(Size),
    /// Walk on to a line, from 0.
    RunTo(usize),
    /// Walk to the step at which a word is wrong.
    ToWrong,
    /// Write the program out in a language.
    Export(Export),
    /// Run the program on the large board.
    CountLarge,
    /// End that run.
    CancelLarge,
    /// The worker of that run says something; `None` where there is none.
    Large(Option<ProgramReply>),
    /// Move along the walk.
    Player(PlayerAction),
}

impl WritePage {
    /// Carries an action out; returns what could not be done.
    pub(super) fn carry_out(
        &mut self,
        action: WriteAction,
        lang: Lang,
        order: BitOrder,
    ) -> Option<Sentence> {
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
            WriteAction::StartOver => self.replace(self.task.start(lang), lang),
            WriteAction::Undo => self.undo(lang),
            WriteAction::Size(size) => {
                if let Some(walk) = self.walk_mut() {
                    let program = walk.sequence.run().program().clone();
                    *walk = Player::new(ProgramWalk::new(&program, size));
                }
            }
            WriteAction::RunTo(line) => {
                if let Some(walk) = self.walk_mut() {
                    walk.stop();
                    walk.sequence.run_to(line);
                    walk.tell(order);
                }
            }
            WriteAction::ToWrong => {
                let wrong = self
                    .judgement()
                    .and_then(|judgement| judgement.divergence)?;
                let walk = self.walk_mut()?;
                if walk.sequence.size() != wrong.size {
                    let program = walk.sequence.run().program().clone();
                    *walk = Player::new(ProgramWalk::new(&program, wrong.size));
                }
                return walk.go(Move::Seek(wrong.step), order);
            }
            WriteAction::Export(export) => self.judged_mut()?.export = Some(export),
            WriteAction::CountLarge => {
                let text = self.text(lang);
                if let Some(judged) = self.judged_mut() {
                    judged.large = Some(LargeRun::Running { text, lines: 0 });
                }
            }
            WriteAction::CancelLarge => self.judged_mut()?.large = None,
            WriteAction::Large(reply) => self.judged_mut()?.large.as_mut()?.hear(reply),
            WriteAction::Player(action) => return self.walk_mut()?.apply(action, order),
        }
        None
    }

    /// Tells whether lines are moved and not typed.
    pub fn orders_lines(&self) -> bool {
        self.task.stage == Stage::Order
    }
}
