//! The reader's program, line by line, and the board, the binary rows and the values that it has at a line.

use std::rc::Rc;

use bitqueens_core::{
    bits::BitOrder,
    program::{Divergence, Program, ProgramRun, QueensRun, RanLine, Stop, Write},
    solver::{Line, LoopWord, Size},
};

use super::words;
use crate::{
    draw::{BitRow, Bits, Board, Mark, Square},
    player::{Arrival, CounterKind, CounterTarget, Pace, Replay, Sequence},
    text::Sentence,
};

/// A program at one of its lines.
///
/// The listing has 15,991 lines to carry out at N = 8, and a run is bounded.
#[derive(Clone, Debug, PartialEq)]
pub struct ProgramWalk {
    lines: Replay<QueensRun>,
    size: Size,
    length: u64,
    solutions: Rc<[u64]>,
}

impl ProgramWalk {
    /// The most marks of solutions: N = 8 has 92, and a wrong program may count at every line.
    const MARKS: usize = 200;

    /// The program before its first line.
    pub fn new(program: &Program, size: Size) -> Self {
        let lines = Replay::new(QueensRun::new(program, size));
        let mut walk = Self {
            lines: lines.clone(),
            size,
            length: 0,
            solutions: Rc::default(),
        };
        let mut solutions = Vec::new();
        while let Some(Ok(_)) = walk.lines.next() {
            if solutions.len() < Self::MARKS && walk.stands_on(Pace::Solution) {
                solutions.push(walk.run().steps());
            }
        }
        Self {
            lines,
            length: walk.run().steps(),
            solutions: solutions.into(),
            ..walk
        }
    }

    /// The same program on another board, before its first line.
    pub(super) fn on(&self, size: Size) -> Self {
        Self::new(self.run().program(), size)
    }

    /// The steps that count a solution, as far as there are marks for them.
    pub fn solutions(&self) -> &[u64] {
        &self.solutions
    }

    pub const fn size(&self) -> Size {
        self.size
    }

    /// The lines carried out by the whole run.
    pub const fn length(&self) -> u64 {
        self.length
    }

    pub const fn run(&self) -> &ProgramRun {
        self.lines.now().run()
    }

    /// The queens that the program has, each as a bit.
    fn queens(&self) -> &[i64] {
        self.lines.now().queens().unwrap_or(&[])
    }

    /// The line carried out last, or what stopped the run; none at the start.
    pub const fn last(&self) -> Option<Result<RanLine, Stop>> {
        self.lines.latest()
    }

    /// The line carried out last, from 0.
    pub fn just_run(&self) -> Option<usize> {
        self.last()?.ok().map(RanLine::line)
    }

    /// Goes to a step, or to the end where the run is shorter.
    pub(super) fn go_to(&mut self, step: u64) {
        self.go(&CounterTarget::step(step), u64::MAX);
    }

    /// Goes on to the next time that a line is carried out, or to the end.
    pub fn run_to(&mut self, line: usize) {
        for ran in self.lines.by_ref() {
            if ran.is_ok_and(|ran| ran.line() == line) {
                return;
            }
        }
    }
}

/// Reads a counter: the lines run, or the variable `solutions`. What a reader's program places and where it gives up is
/// not known, so those counters stay 0.
fn count(run: &ProgramRun, counter: CounterKind) -> u64 {
    match counter {
        CounterKind::Steps => run.steps(),
        CounterKind::Placements | CounterKind::DeadEnds => 0,
        CounterKind::Solutions => {
            let solutions = run.number("solutions").unwrap_or(0);
            u64::try_from(solutions).unwrap_or(0)
        }
    }
}

pub(super) fn written_name<'a>(run: &'a ProgramRun, write: &Write) -> &'a str {
    let name = run.program().names().nth(write.name);
    name.map_or("", |(name, _)| name)
}

/// Tells whether the line carried out last counted a solution.
fn counts_solution(run: &ProgramRun) -> bool {
    let grown =
        |write: &Write| write.before < write.value && written_name(run, write) == "solutions";
    run.writes().iter().any(grown)
}

impl Sequence for ProgramWalk {
    type Target = CounterTarget;

    fn count(&self, counter: CounterKind) -> u64 {
        count(self.run(), counter)
    }

    fn stands_on(&self, pace: Pace) -> bool {
        match pace {
            Pace::MicroStep => true,
            Pace::Placement | Pace::DeadEnd => false,
            Pace::Solution => counts_solution(self.run()),
        }
    }

    fn is_finished(&self) -> bool {
        self.run().is_over()
    }

    fn go(&mut self, target: &CounterTarget, budget: u64) -> Arrival {
        let has_reached = |now: &QueensRun| target.value <= count(now.run(), target.counter);
        self.lines.go(budget, has_reached)
    }

    fn sentence(&self, _: BitOrder) -> Sentence {
        words::carried_out(self)
    }
}

fn row_in_work(walk: &ProgramWalk) -> Option<u8> {
    let row = walk.run().number("row")?;
    let row = u8::try_from(row).ok()?;
    (row < walk.size().get()).then_some(row)
}

/// Draws the queens that the program has, and in the row in work the lines of its attack words. Where the walk stands at
/// a wrong step its square is marked, with the line that decides it.
pub fn board(walk: &ProgramWalk, wrong: Option<Divergence>, order: BitOrder) -> Board {
    let (run, size) = (walk.run(), walk.size());
    let n = size.get();
    let here = row_in_work(walk);
    let bitmap = here
        .and_then(|row| element(run, "bitmap", row))
        .unwrap_or(0);
    let has_queen = |row: u8, bit: i64| match here {
        None => true,
        Some(here) if row == here => bitmap & bit == 0 && run.number("bit") == Some(bit),
        // A full board is counted while the row goes up in the same line.
        Some(here) => row < here || counts_solution(run),
    };
    let queens = (0..).zip(walk.queens()).filter_map(|(row, bit)| {
        let bit = Some(*bit).filter(|bit| bit.count_ones() == 1)?;
        let power = u8::try_from(bit.trailing_zeros()).ok()?;
        (power < n && has_queen(row, bit)).then(|| (row, order.column(power, n)))
    });
    let queens: Vec<_> = queens.collect();
    let mut board = Board::loose(size, &queens).in_order(order);
    let Some(here) = here else {
        return board;
    };
    let words = Line::ALL.map(|line| element(run, line.name(), here).unwrap_or(0));
    for square in board.squares.iter_mut().filter(|square| square.row == here) {
        let power = order.column(square.column, n);
        let by = words.map(|word| word >> power & 1 == 1);
        let mark = match square.mark {
            Mark::Queen => Mark::Queen,
            _ if by.contains(&true) => Mark::Attacked,
            _ => Mark::Free,
        };
        *square = Square {
            in_work: true,
            ..Square::new(square.row, square.column, mark, by)
        };
    }
    if let Some(wrong) = wrong
        && let Some(column) = wrong_column(wrong, here, order)
    {
        board.mark_wrong(column, wrong.wrong.by().map(|attack| attack.line));
    }
    board
}

/// The column of a wrong square in the row in work; `None` where it is elsewhere or beyond the board.
pub fn wrong_column(wrong: Divergence, row_in_work: u8, order: BitOrder) -> Option<u8> {
    let (n, power) = (wrong.size.get(), wrong.wrong.power()?);
    (wrong.row == row_in_work && power < n).then(|| order.column(power, n))
}

/// Lays out the words of the row in work that the program has by the listing's names.
pub fn bit_rows(walk: &ProgramWalk, order: BitOrder) -> Vec<BitRow> {
    let Some(row) = row_in_work(walk) else {
        return Vec::new();
    };
    let run = walk.run();
    let rows = LoopWord::ALL.into_iter().filter_map(|word| {
        // A negative number has more bits than a row can show; the list of values shows it.
        let value = u64::try_from(element(run, word.name(), row)?).ok()?;
        Some(BitRow {
            word,
            bits: Bits::of_row(word.name(), value, walk.size(), order),
            known: true,
            written_now: run
                .writes()
                .iter()
                .any(|write| written_name(run, write) == word.name()),
            shift: None,
        })
    });
    rows.collect()
}

/// The element of an array, or a number of that name.
fn element(run: &ProgramRun, name: &str, row: u8) -> Option<i64> {
    match run.array(name) {
        Some(elements) => elements.get(usize::from(row)).copied(),
        None => run.number(name),
    }
}

/// Every name of the program with its values, an array from row 0.
pub fn values(run: &ProgramRun) -> impl Iterator<Item = (&str, Vec<i64>)> {
    run.program().names().map(|(name, is_array)| {
        let values = match run.array(name) {
            Some(elements) if is_array => elements.to_vec(),
            _ => run.number(name).into_iter().collect(),
        };
        (name, values)
    })
}
