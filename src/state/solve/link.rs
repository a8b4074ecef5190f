//! The address of a board solved by hand: `#/solve?n=5&queens=4.2`.

use super::{SIDES, Solve};
use crate::{
    lessons::Position,
    solver::Size,
    state::Address,
    text::{Notice, Problem, solve::Event},
};

impl Solve {
    /// Goes where an address says; one that names no board leaves it as it is.
    pub fn follow(&mut self, address: &Address) -> Option<Notice> {
        let value = |key: &str| {
            let pair = address.own.iter().find(|(name, _)| name == key);
            pair.map(|(_, value)| value.as_str())
        };
        let mut problems = Vec::new();
        self.lines = value("lines").map_or(self.lines, |lines| lines == "1");
        if address.size.is_none() && value("queens").is_none() {
            return None;
        }
        let asked = address.size.unwrap_or(Size::FIRST_SCREEN);
        let side = asked.get().clamp(*SIDES.start(), *SIDES.end());
        let size = Size::new(side).unwrap_or(Size::FIRST_SCREEN);
        if size != asked {
            problems.push(Problem::Size { used: size });
        }
        let (position, is_whole) = read(size, value("queens").unwrap_or_default());
        if !is_whole {
            problems.push(Problem::Queens);
        }
        if position != self.position {
            self.turn_to(position);
            self.event = match self.position.row() {
                0 => Event::Start,
                row => Event::Opened {
                    row,
                    bitmap: self.position.words().bitmap,
                    size,
                },
            };
            self.n_events += 1;
        }
        (!problems.is_empty()).then_some(Notice::Address(problems))
    }

    /// The address of the board as it stands.
    #[must_use]
    pub fn address(&self) -> Address {
        let n = self.size().get();
        let columns = self.position.queens().iter().map(|queen| {
            let column = u32::from(n - 1).saturating_sub(queen.trailing_zeros());
            column.to_string()
        });
        let columns = columns.collect::<Vec<_>>().join(".");
        let queens = (!columns.is_empty()).then(|| ("queens".to_owned(), columns));
        let lines = self.lines.then(|| ("lines".to_owned(), "1".to_owned()));
        Address {
            size: Some(self.size()),
            own: queens.into_iter().chain(lines).collect(),
            ..Address::default()
        }
    }
}

/// The queens of a text by their columns from the left, the leftmost the most significant bit, and
/// whether all of them could be set.
fn read(size: Size, text: &str) -> (Position, bool) {
    let mut position = Position::start(size);
    for column in text.split('.').filter(|_| !text.is_empty()) {
        let column: Option<u8> = column.parse().ok();
        let power = column.and_then(|column| (size.get() - 1).checked_sub(column));
        match power.and_then(|power| position.with(power)) {
            Some(below) => position = below,
            None => return (position, false),
        }
    }
    (position, true)
}
