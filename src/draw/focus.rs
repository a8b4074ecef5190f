//! What the keyboard and a held button do: moving the focus inside an element that is one tab stop, repeating.

/// A movement of the focus among the places of an element that is one tab stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FocusMove {
    Up,
    Down,
    Left,
    Right,
    First,
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

/// What presses a button that repeats while it is held down. Its first action is the click.
///
/// ```text
/// No ── down ──▶ Down ── 400 ms ──▶ Repeating ── let go over the button ──▶ Ended ── its click ──▶ No
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hold {
    /// Nothing holds it.
    #[default]
    No,
    /// Just pressed; it repeats after a while.
    Down,
    Repeating,
    /// Let go after repeating: the click that follows is the end of the hold, not a press.
    Ended,
}

impl Hold {
    /// Milliseconds to the next repetition, or `None` where nothing repeats.
    pub const fn beat_ms(self) -> Option<u32> {
        match self {
            Self::No | Self::Ended => None,
            Self::Down => Some(400),
            Self::Repeating => Some(90),
        }
    }

    /// The button is let go. Over the button a click follows, elsewhere none does.
    pub const fn released(self, over_button: bool) -> Self {
        match self {
            Self::Repeating if over_button => Self::Ended,
            _ => Self::No,
        }
    }
}
