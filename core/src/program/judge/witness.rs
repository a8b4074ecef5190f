//! A witness of a run: what each line wrote, against the queens on the board.

use super::{
    Divergence, JudgedWord, QueensRun, Wrong,
    rows::{Queens, lowest},
};
use crate::{
    program::{Program, ProgramRun, RanLine, Write},
    solver::{Line, Size},
};

/// Looks at each line that a run carries out.
pub(super) struct Witness {
    size: Size,
    /// The judged word of each name of the program.
    words: Vec<Option<JudgedWord>>,
    /// The squares of each row that were tried under the queens above it.
    tried: Vec<i64>,
    /// The rows whose bitmap has not been written under the queens above it.
    is_fresh: Vec<bool>,
    /// True if the full board has not been counted.
    is_uncounted: bool,
}

impl Witness {
    pub(super) fn new(program: &Program, size: Size) -> Self {
        let words = program.names().map(|(name, is_array)| {
            let word = JudgedWord::from_name(name)?;
            let may = match word {
                JudgedWord::Bitmap | JudgedWord::Board => is_array,
                JudgedWord::Bit | JudgedWord::Row | JudgedWord::Solutions => !is_array,
                _ => true,
            };
            may.then_some(word)
        });
        Self {
            size,
            words: words.collect(),
            tried: vec![0; size.len()],
            is_fresh: vec![true; size.len()],
            is_uncounted: false,
        }
    }

    /// Looks at the line that was carried out last.
    pub(super) fn look(&mut self, run: &QueensRun, ran: RanLine) -> Option<Divergence> {
        let queens = Queens {
            size: self.size,
            bits: run.queens()?,
        };
        let placed = run.word();
        let run = run.run();
        let wrong = match ran {
            RanLine::End(_) => self.end(queens),
            RanLine::Line(_) => run
                .writes()
                .iter()
                .find_map(|write| self.write(run, (placed, queens), *write)),
        };
        let (word, row, wrong) = wrong?;
        Some(Divergence {
            size: self.size,
            step: run.steps(),
            line: ran.line(),
            word,
            row: u8::try_from(row).ok()?,
            wrong,
        })
    }

    fn write(
        &mut self,
        run: &ProgramRun,
        (placed, queens): (Option<JudgedWord>, Queens),
        write: Write,
    ) -> Option<(JudgedWord, usize, Wrong)> {
        let word = self.words[write.name]?;
        let in_work = run.number(JudgedWord::Row.name());
        let in_work = in_work.and_then(|row| usize::try_from(row).ok());
        let in_work = in_work.filter(|row| *row < self.size.len());
        let row = write.index.or(in_work);
        let wrong = match word {
            JudgedWord::Left => attack(run, queens, row?, Line::Left, write.value),
            JudgedWord::Down => attack(run, queens, row?, Line::Down, write.value),
            JudgedWord::Right => attack(run, queens, row?, Line::Right, write.value),
            JudgedWord::Bitmap => self.bitmap(run, queens, row?, write),
            JudgedWord::Bit => {
                let (row, value) = (row?, write.value);
                let wrong = bit(run, row, value);
                if wrong.is_none() && placed == Some(JudgedWord::Bit) {
                    self.queen(queens, row, value)
                } else {
                    wrong
                }
            }
            JudgedWord::Board => self.queen(queens, row?, write.value),
            JudgedWord::Row => return self.leave(run, queens, write),
            JudgedWord::Solutions => {
                if let Some(row) = queens.missing() {
                    return Some((word, usize::from(row), Wrong::NoQueen { row }));
                }
                self.is_uncounted = write.value <= write.before;
                self.is_uncounted.then_some(Wrong::NotCounted)
            }
        };
        Some((word, row?, wrong?))
    }

    fn bitmap(
        &mut self,
        run: &ProgramRun,
        queens: Queens,
        row: usize,
        write: Write,
    ) -> Option<Wrong> {
        let is_fresh = std::mem::replace(&mut self.is_fresh[row], false);
        if let Some(wrong) = queens.taken(row, write.value) {
            return Some(wrong);
        }
        let lost = if is_fresh {
            queens.free(row) & !write.value
        } else {
            let again = write.value & !write.before;
            if again != 0 {
                return Some(Wrong::Again {
                    power: lowest(again),
                });
            }
            let taken = run.number(JudgedWord::Bit.name()).unwrap_or(0) | self.tried[row];
            let lost = write.before & !write.value;
            if lost.count_ones() <= 1 && run.number(JudgedWord::Bit.name()).is_none() {
                return None;
            }
            lost & !taken
        };
        (lost != 0).then(|| Wrong::Lost {
            power: lowest(lost),
        })
    }

    fn queen(&mut self, queens: Queens, row: usize, bit: i64) -> Option<Wrong> {
        // A row that is left may be cleared.
        if bit == 0 {
            return None;
        }
        if bit.count_ones() != 1 {
            return Some(Wrong::NotOne { value: bit });
        }
        if let Some(wrong) = queens.taken(row, bit) {
            return Some(wrong);
        }
        if self.tried[row] & bit != 0 {
            return Some(Wrong::Again { power: lowest(bit) });
        }
        self.tried[row] |= bit;
        for below in row + 1..self.size.len() {
            self.tried[below] = 0;
            self.is_fresh[below] = true;
        }
        self.is_uncounted = row + 1 == self.size.len();
        None
    }

    /// The row in work changes.
    fn leave(
        &self,
        run: &ProgramRun,
        queens: Queens,
        write: Write,
    ) -> Option<(JudgedWord, usize, Wrong)> {
        let row = usize::try_from(write.before).ok()?;
        if write.before <= write.value || self.size.len() <= row {
            return None;
        }
        let is_last = row + 1 == self.size.len();
        let counts = run.writes().iter();
        let mut counts =
            counts.filter(|write| self.words[write.name] == Some(JudgedWord::Solutions));
        if is_last && self.is_uncounted && counts.next().is_none() {
            return Some((JudgedWord::Solutions, row, Wrong::NotCounted));
        }
        // A search that goes up several rows at once leaves each of them.
        let above = usize::try_from(write.value.saturating_add(1)).unwrap_or(0);
        let mut left = (above..=row).rev();
        left.find_map(|row| self.untried(queens, row))
    }

    fn untried(&self, queens: Queens, row: usize) -> Option<(JudgedWord, usize, Wrong)> {
        let untried = queens.free(row) & !self.tried[row];
        let power = lowest(untried);
        (untried != 0).then_some((JudgedWord::Row, row, Wrong::Left { power }))
    }

    fn end(&self, queens: Queens) -> Option<(JudgedWord, usize, Wrong)> {
        if self.is_uncounted {
            let last = self.size.len() - 1;
            return Some((JudgedWord::Solutions, last, Wrong::NotCounted));
        }
        self.untried(queens, 0)
    }
}

/// Compares a row's attack word with the one that the queens make, and returns what is wrong with its
/// lowest wrong bit. Bits beyond the board are not looked at: the mask cuts them.
fn attack(run: &ProgramRun, queens: Queens, row: usize, line: Line, word: i64) -> Option<Wrong> {
    let said = queens.attack(row, line);
    let wrong = (word ^ said) & i64::from(queens.size.mask());
    if wrong == 0 {
        return None;
    }
    // The queen of the row above may stand in `bit` before she stands on the board.
    if let (Some(bit), Some(above)) = (run.number(JudgedWord::Bit.name()), row.checked_sub(1)) {
        let mut bits = queens.bits.to_vec();
        bits[above] = bit;
        let with_bit = Queens {
            size: queens.size,
            bits: &bits,
        };
        if (word ^ with_bit.attack(row, line)) & i64::from(queens.size.mask()) == 0 {
            return None;
        }
    }
    let power = lowest(wrong);
    Some(match queens.attacker(row, power, &[line]) {
        Some(by) => Wrong::Missing { power, by },
        None => Wrong::Unfounded { power },
    })
}

/// What is wrong with the square taken now.
fn bit(run: &ProgramRun, row: usize, bit: i64) -> Option<Wrong> {
    let bitmap = run.array(JudgedWord::Bitmap.name())?[row];
    let cleared = run.writes().iter().find(|write| write.index == Some(row));
    let bitmap = cleared.map_or(0, |write| write.before) | bitmap;
    match bit.count_ones() {
        0 if bitmap == 0 => None,
        1 if bitmap & bit != 0 => None,
        1 => Some(Wrong::NotFree { power: lowest(bit) }),
        _ => Some(Wrong::NotOne { value: bit }),
    }
}
