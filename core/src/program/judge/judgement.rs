//! The counts of a program beside the true ones.

use super::{Divergence, JudgedWord, QueensRun, Verdict, witness::Witness};
use crate::{
    counting::known,
    program::{Program, ProgramRun, Stop},
    solver::Size,
};

/// What a program came to on the boards from N = 1 to 8.
///
/// ```
/// use bitqueens_core::program::{Judgement, Program, Verdict};
///
/// let judgement = Judgement::of(&Program::read("solutions = n;").unwrap());
/// assert_eq!(judgement.counts, [1, 2, 3, 4, 5, 6, 7, 8]);
/// assert_eq!(judgement.verdict(), Verdict::Wrong);
/// assert_eq!(judgement.wrong_size().map(|size| size.get()), Some(2));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Judgement {
    /// The counts from N = 1 on, up to the board on which it was stopped.
    pub counts: Vec<i64>,
    /// The lines carried out on the last of those boards.
    pub lines: u64,
    /// The queens that it wrote into `board` there.
    pub placements: u64,
    /// What stopped it.
    pub stop: Option<Stop>,
    /// The row in work when it was stopped.
    pub row: Option<i64>,
    /// True if it did not end, in a row whose bitmap was 0.
    pub is_stuck: bool,
    /// True if the program does not say where its queens are, and so no wrong word can be found.
    pub lacks_queens: bool,
    /// The first step at which a word is not what the queens say; only where a count is wrong.
    pub divergence: Option<Divergence>,
    /// The same on the smallest board of at least [`DRAWN`](Self::DRAWN) rows that shows one; else on the smallest of all.
    pub drawn: Option<Divergence>,
}

impl Judgement {
    /// The largest board that a program is tried on.
    pub const LARGEST: u8 = 8;
    /// The rows of a board on which a wrong word can be seen to be wrong.
    pub const DRAWN: u8 = 4;
    /// The name of the count.
    pub const COUNT: &str = "solutions";

    /// Runs a program on every board, and where a count is wrong looks for the step that is.
    #[must_use]
    pub fn of(program: &Program) -> Self {
        let mut judgement = Self {
            counts: Vec::new(),
            lines: 0,
            placements: 0,
            stop: None,
            row: None,
            is_stuck: false,
            lacks_queens: QueensRun::new(program, Size::FIRST_SCREEN)
                .queens()
                .is_none(),
            divergence: None,
            drawn: None,
        };
        let mut left = ProgramRun::LIMIT;
        let board = program.place(JudgedWord::Board.name(), true);
        for size in Self::sizes() {
            let mut run = ProgramRun::new(program, size).with_limit(left);
            let mut placements = 0;
            while let Some(ran) = run.next() {
                judgement.stop = ran.err();
                let writes = run.writes().iter();
                let queens = writes.filter(|write| Some(write.name) == board && write.value != 0);
                placements += queens.count() as u64;
            }
            if judgement.stop.is_some() {
                judgement.row = run.number(JudgedWord::Row.name());
                let row = judgement.row.and_then(|row| usize::try_from(row).ok());
                let bitmap = row.zip(run.array(JudgedWord::Bitmap.name()));
                let bitmap = bitmap.and_then(|(row, rows)| rows.get(row));
                judgement.is_stuck = judgement.stop == Some(Stop::Endless) && bitmap == Some(&0);
                break;
            }
            left -= run.instructions();
            (judgement.lines, judgement.placements) = (run.steps(), placements);
            judgement.counts.push(run.number(Self::COUNT).unwrap_or(0));
        }
        if let Some(wrong) = judgement.wrong_size() {
            let sizes = Self::sizes().take_while(|size| *size <= wrong);
            judgement.divergence = sizes.into_iter().find_map(|size| diverges(program, size));
            let mut large = Self::sizes().filter(|size| Self::DRAWN <= size.get());
            let is_drawn = |at: &Divergence| Self::DRAWN <= at.size.get();
            judgement.drawn = judgement.divergence.map(|first| {
                let drawn = Some(first).filter(is_drawn);
                let drawn = drawn.or_else(|| large.find_map(|size| diverges(program, size)));
                drawn.unwrap_or(first)
            });
        }
        judgement
    }

    /// The boards that a program is tried on.
    pub fn sizes() -> impl Iterator<Item = Size> {
        Size::all().take_while(|size| size.get() <= Self::LARGEST)
    }

    /// The smallest board whose count is wrong or missing.
    #[must_use]
    pub fn wrong_size(&self) -> Option<Size> {
        let mut counts = self.counts.iter();
        Self::sizes().find(|size| {
            let total = i64::try_from(known(*size).total).ok();
            counts.next().copied() != total
        })
    }

    /// What the program came to.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        match self.wrong_size() {
            None => Verdict::Right,
            Some(size) if self.counts.len() < size.len() => Verdict::Stopped,
            Some(_) => Verdict::Wrong,
        }
    }
}

/// The first step of a run at which a word is wrong.
fn diverges(program: &Program, size: Size) -> Option<Divergence> {
    let mut witness = Witness::new(program, size);
    let mut run = QueensRun::new(program, size);
    while let Some(Ok(ran)) = run.next() {
        if let Some(found) = witness.look(&run, ran) {
            return Some(found);
        }
    }
    None
}
