//! Moving the focus inside an element that is one tab stop.

/// A movement of the focus among the places of an element that is one tab stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FocusMove {
    /// Up a row.
    Up,
    /// Down a row.
    Down,
    /// One place to the left.
    Left,
    /// One place to the right.
    Right,
    /// To the first place.
    First,
    /// To the last place.
    Last,
}

impl FocusMove {
    /// The movement of a key; `None` for keys that move nothing.
    pub fn of_key(key: &str) -> Option<Self> {
        Some(match key {
            "ArrowUp" => Self::Up,
            "ArrowDown" => Self::Down,
            "ArrowLeft" => Self::Left,
            "ArrowRight" => Self::Right,
            "Home" => Self::First,
            "End" => Self::Last,
            _ => return None,
        })
    }

    /// The place that it leads to along a line of `n` places, which has no rows.
    pub fn along(self, at: usize, n: usize) -> usize {
        let last = n.saturating_sub(1);
        match self {
            Self::Left => at.saturating_sub(1),
            Self::Right => (at + 1).min(last),
            Self::First => 0,
            Self::Last => last,
            Self::Up | Self::Down => at,
        }
    }

    /// The row and column that it leads to on a board of the side `n`.
    pub fn on_board(self, (row, column): (usize, usize), n: usize) -> (usize, usize) {
        match self {
            Self::Up => (Self::Left.along(row, n), column),
            Self::Down => (Self::Right.along(row, n), column),
            _ => (row, self.along(column, n)),
        }
    }
}
