//! The lines of the loop by name.

/// The line of the non-recursive loop that a micro-step carries out.
///
/// The names are the page's `data-phase` values and the words of the narration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Nothing has been carried out yet.
    Ready,
    /// The mask becomes row 0's bitmap.
    Start,
    /// The lowest free square of the row is taken as `bit`.
    Pick,
    /// `bit` goes out of the row's bitmap, so that it is tried once only.
    Clear,
    /// The queen is set on the board.
    Place,
    /// Down a row: the new row's `left`.
    Left,
    /// The new row's `down`.
    Down,
    /// The new row's `right`.
    Right,
    /// The new row's bitmap, its free squares.
    Free,
    /// The board is full: count it and go up a row.
    Solution,
    /// No square is left in the row: go up a row.
    Backtrack,
    /// Above row 0: the search is over.
    Finished,
}

impl Phase {
    /// Every phase, in the order of the loop's lines.
    pub const ALL: [Self; 12] = [
        Self::Ready,
        Self::Start,
        Self::Pick,
        Self::Clear,
        Self::Place,
        Self::Left,
        Self::Down,
        Self::Right,
        Self::Free,
        Self::Solution,
        Self::Backtrack,
        Self::Finished,
    ];

    /// The name in the page's contract and in snapshots.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ready => "ready",
            Self::Start => "start",
            Self::Pick => "pick",
            Self::Clear => "clear",
            Self::Place => "place",
            Self::Left => "left",
            Self::Down => "down",
            Self::Right => "right",
            Self::Free => "free",
            Self::Solution => "solution",
            Self::Backtrack => "backtrack",
            Self::Finished => "finished",
        }
    }

    /// The phase of that name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|phase| phase.name() == name)
    }
}
