//! Halves: a northern and a southern quarter that do not attack each other.

use super::quarter::Fillings;

/// Halves wait in such a list to be matched.
#[derive(Clone, Debug, Default)]
pub(crate) struct List {
    words: Vec<u64>,
    len: usize,
}

impl List {
    /// A list that is longer takes no more column sets.
    const FULL: usize = 1 << 18;

    pub(crate) fn words(&self) -> &[u64] {
        &self.words[..self.len]
    }

    pub(crate) const fn clear(&mut self) {
        self.len = 0;
    }

    /// Appends every half of a northern and a southern way that share no diagonal.
    ///
    /// A half is written whether it fits or not, and only the length depends on it:
    /// no branch that a processor could guess wrong.
    fn append(&mut self, north: &[u64], south: &[u64]) {
        let most = self.len + north.len() * south.len();
        if self.words.len() < most + 1 {
            self.words.resize(most + 1, 0);
        }
        let mut len = self.len;
        let words = &mut self.words[..=most];
        for &north in north {
            for &south in south {
                words[len] = north | south;
                len += usize::from(north & south == 0);
            }
        }
        self.len = len;
    }
}

/// The halves of a row set, column set by column set.
#[derive(Clone, Debug)]
pub(crate) struct Halves<'a> {
    north: &'a Fillings,
    south: &'a Fillings,
    /// Queens on long diagonals, of the northern and of the southern quarter.
    long: &'static [(bool, bool)],
    /// The next column set of the north, or `None` at the end.
    columns: Option<u32>,
}

impl<'a> Halves<'a> {
    /// The eastern halves: patterns.
    pub(crate) fn east(north: &'a Fillings, south: &'a Fillings) -> Self {
        Self::new(north, south, &[(false, false)])
    }

    /// The western halves with so many queens on long diagonals: items.
    pub(crate) fn west(north: &'a Fillings, south: &'a Fillings, long: usize) -> Self {
        let classes: [&[_]; 3] = [
            &[(false, false)],
            &[(false, true), (true, false)],
            &[(true, true)],
        ];
        Self::new(north, south, classes[long])
    }

    fn new(north: &'a Fillings, south: &'a Fillings, long: &'static [(bool, bool)]) -> Self {
        let columns = Some((1 << north.rows()) - 1);
        Self {
            north,
            south,
            long,
            columns,
        }
    }

    /// Fills a list, and says whether this was the last of it.
    pub(crate) fn fill(&mut self, list: &mut List) -> bool {
        list.clear();
        let all = self.north.columns();
        while let Some(columns) = self.columns {
            if List::FULL <= list.len {
                return false;
            }
            if columns & !all == 0 {
                for &(north, south) in self.long {
                    list.append(
                        self.north.of(columns, north),
                        self.south.of(all & !columns, south),
                    );
                }
            }
            self.columns = next_set(columns).filter(|&next| next <= all);
        }
        true
    }
}

/// The next larger word with as many ones, or `None` if there is none or no one to move.
const fn next_set(set: u32) -> Option<u32> {
    if set == 0 {
        return None;
    }
    let lowest = set & set.wrapping_neg();
    let carried = set + lowest;
    Some(carried | (((set ^ carried) / lowest) >> 2))
}
