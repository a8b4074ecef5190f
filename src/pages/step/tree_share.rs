//! The share of the tree that lies behind.

use bitqueens_core::solver::{Machine, Phase, Placement, Size};

/// The part of the search tree that lies behind a place, by the path from the root.
///
/// The whole tree is one; the nodes below a node divide its part evenly among them. That needs no
/// counting, so it is known at once on every board, and it never falls while the search goes on.
/// It is no share of the time: some parts are much larger than others.
///
/// ```text
/// N = 4   |    3    |    2    |    1    |    0    |
///         | 1  | 0  |    0    |
///          ^ below 3-1 lies nothing, so this eighth is passed in one step
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct TreeShare {
    /// As a whole number, for reckoning.
    pub(super) parts: u64,
}

/// The whole tree. Large enough that the division shows on every path of some fifteen rows, small
/// enough that a part times 27 fits a machine word.
const WHOLE: u64 = 1_000_000_000_000_000;

const NOTCH: u64 = WHOLE / TreeShare::NOTCHES;

/// The part of a node: where it begins, and how wide it is.
#[derive(Clone, Copy)]
struct Part {
    start: u64,
    width: u64,
}

impl Part {
    const ALL: Self = Self {
        start: 0,
        width: WHOLE,
    };

    /// The part of a node.
    fn of(node: &Placement) -> Self {
        let mut part = Self::ALL;
        for (row, &power) in (0..).zip(node.powers()) {
            let (n, before) = count(&node.above(row), |other| other < power);
            part = part.child(before, n.max(1));
        }
        part
    }

    /// The part of the child `index` of `n`; the children's parts leave no gap.
    fn child(self, index: u64, n: u64) -> Self {
        let start = self.width * index / n;
        let end = self.width * (index + 1) / n;
        Self {
            start: self.start + start,
            width: end - start,
        }
    }

    fn end(self) -> u64 {
        self.start + self.width
    }
}

impl TreeShare {
    pub const WHOLE: Self = Self { parts: WHOLE };
    /// Notches of the slider of a long run.
    pub const NOTCHES: u64 = 1_000;

    /// The share that lies behind a machine.
    pub fn of(machine: &Machine) -> Self {
        let standing = Placement::standing(machine);
        let part = Part::of(&standing);
        let parts = match machine.phase() {
            // The squares below the one picked are behind.
            Phase::Pick | Phase::Clear => {
                let (n, before) = count(&standing, |other| 1 << other < machine.bit());
                part.child(before, n.max(1)).start
            }
            Phase::Backtrack | Phase::Solution | Phase::Finished => part.end(),
            _ => part.start,
        };
        Self { parts }
    }

    /// The nearest notch of the slider.
    pub const fn notch(self) -> u64 {
        (self.parts + NOTCH / 2) / NOTCH
    }

    /// The node at which a notch of the slider is reached; the search must go there, `forward` or
    /// back.
    ///
    /// A part that ends early can be wider than a notch. Going forward, the node behind it is
    /// meant, for otherwise the slider would never leave it.
    pub fn node(size: Size, notch: u64, forward: bool) -> Placement {
        let wanted = notch.min(Self::NOTCHES - 1) * NOTCH;
        let (node, part) = Self::around(size, wanted);
        if forward && part.start + NOTCH / 2 < wanted && part.end() < WHOLE {
            return Self::around(size, part.end()).0;
        }
        node
    }

    /// The deepest node, as far as notches can tell, whose part holds a point.
    fn around(size: Size, point: u64) -> (Placement, Part) {
        let mut part = Part::ALL;
        let mut node = Placement::empty(size);
        while NOTCH / 2 < part.width {
            let (n, _) = count(&node, |_| false);
            let found = (0..n)
                .zip(node.children())
                .map(|(index, child)| (child, part.child(index, n)))
                .find(|(_, part)| point < part.end());
            match found {
                Some(found) => (node, part) = found,
                None => break,
            }
        }
        (node, part)
    }

    /// The share before a node: where the search sets its last queen.
    pub fn before(node: &Placement) -> Self {
        Self {
            parts: Part::of(node).start,
        }
    }

    /// Tenths of a percent that are behind.
    pub const fn tenths(self) -> u64 {
        self.parts / (WHOLE / 1_000)
    }
}

/// The nodes below a node, and how many of them a rule picks.
fn count(node: &Placement, rule: impl Fn(u8) -> bool) -> (u64, u64) {
    let mut n = 0;
    let mut picked = 0;
    for child in node.children() {
        n += 1;
        picked += u64::from(child.powers().last().is_some_and(|&power| rule(power)));
    }
    (n, picked)
}
