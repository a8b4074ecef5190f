//! Values as 32-bit words.

/// A value that crosses between page and worker as words of a fixed layout.
pub trait Words: Sized {
    /// Appends the value's words.
    fn write(&self, words: &mut Vec<u32>);

    /// Reads a value from exactly its words; `None` where they are not such a value.
    fn read(words: &[u32]) -> Option<Self>;
}

/// Returns the words of numbers of 64 bits, each with its low half first.
#[expect(
    clippy::cast_possible_truncation,
    reason = "each half keeps its own bits"
)]
pub(crate) fn halves<const COUNT: usize>(numbers: [u64; COUNT]) -> impl Iterator<Item = u32> {
    numbers
        .into_iter()
        .flat_map(|number| [number as u32, (number >> 32) as u32])
}

/// Reads numbers of 64 bits from exactly their words.
pub(crate) fn numbers<const COUNT: usize>(words: &[u32]) -> Option<[u64; COUNT]> {
    let (pairs, rest) = words.as_chunks::<2>();
    if !rest.is_empty() {
        return None;
    }
    let pairs: [[u32; 2]; COUNT] = pairs.try_into().ok()?;
    Some(pairs.map(|[low, high]| u64::from(high) << 32 | u64::from(low)))
}

/// Returns the index of a value in the list of all of its kind, as a word.
pub(crate) fn index_of<T: PartialEq>(all: &[T], value: &T) -> u32 {
    let index = all.iter().position(|one| one == value);
    // No kind has more values than a word counts.
    index
        .and_then(|index| u32::try_from(index).ok())
        .unwrap_or(u32::MAX)
}

/// Returns the value at an index of the list of all of its kind.
pub(crate) fn at_index<T: Copy>(all: &[T], index: u32) -> Option<T> {
    all.get(usize::try_from(index).ok()?).copied()
}
