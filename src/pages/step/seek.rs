//! Going far: a seek that takes longer than a frame, the share of the tree that is behind, jumps to come back from.

use super::Stepper;
use crate::{
    player::{CounterKind, CounterTarget, Playback, Target},
    site::{Address, Jump},
};
use bitqueens_core::solver::{Goal, Machine, Phase, Placement, Size};

/// The target of a long seek, as the page names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeekTarget {
    Step(u64),
    End,
    /// A node of the tree, by the share of the tree before it.
    Node(TreeShare),
    /// The next or the previous place with a count.
    Event(CounterKind),
    /// The next place where the chosen condition holds.
    Condition,
}

/// A seek that takes longer than a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LongSeek {
    pub to: SeekTarget,
    /// The step from which it began.
    pub from: u64,
    /// The place now and the destination on one scale, where the length of the seek is known.
    scale: Option<(u64, u64)>,
}

impl LongSeek {
    /// The seek that a stepper is carrying out, if it takes long.
    pub fn of(stepper: &Stepper) -> Option<Self> {
        let Playback::Seeking(seek) = &stepper.playback else {
            return None;
        };
        let share = || TreeShare::of(stepper.machine()).parts;
        let (to, scale) = match seek.target {
            Target::Goal(Goal::Counter(CounterTarget::END)) => {
                (SeekTarget::End, Some((share(), TreeShare::WHOLE.parts)))
            }
            Target::Goal(Goal::Counter(CounterTarget { counter, value })) => match counter {
                CounterKind::Steps => (SeekTarget::Step(value), Some((stepper.step(), value))),
                counter => (SeekTarget::Event(counter), None),
            },
            Target::Goal(Goal::Placement(node)) => {
                let there = TreeShare::before(&node);
                (SeekTarget::Node(there), Some((share(), there.parts)))
            }
            Target::Breakpoint(_) => (SeekTarget::Condition, None),
        };
        Some(Self {
            to,
            from: seek.from,
            scale,
        })
    }

    /// The place now, on the scale of the seek.
    pub fn place(&self) -> Option<u64> {
        self.scale.map(|(place, _)| place)
    }

    /// The parts behind and ahead, for a seek that began at the place `begun`.
    pub fn parts(&self, begun: u64) -> Option<SeekParts> {
        let (place, end) = self.scale?;
        Some(SeekParts {
            behind: place.abs_diff(begun),
            ahead: end.abs_diff(place),
        })
    }

    /// The notch of a long run's slider to which it leads, where that is known.
    pub fn notch(&self) -> Option<u64> {
        match self.to {
            SeekTarget::End => Some(TreeShare::NOTCHES),
            SeekTarget::Node(share) => Some(share.notch()),
            _ => None,
        }
    }
}

/// How much of a seek lies behind, and how much ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeekParts {
    pub behind: u64,
    pub ahead: u64,
}

impl SeekParts {
    /// Whole percent of the seek that lie behind.
    pub fn percent(self) -> u64 {
        let behind = u128::from(self.behind);
        let whole = (behind + u128::from(self.ahead)).max(1);
        u64::try_from(behind * 100 / whole).unwrap_or(100)
    }

    /// The milliseconds left at the speed so far; `None` before there is a speed.
    pub fn millis_left(self, elapsed_ms: u64) -> Option<u64> {
        let ahead = u128::from(self.ahead) * u128::from(elapsed_ms);
        let left = ahead.checked_div(self.behind.into())?;
        (SPEED_MS <= elapsed_ms).then(|| u64::try_from(left).unwrap_or(u64::MAX))
    }
}

/// The shortest time over which a speed is measured.
const SPEED_MS: u64 = 400;

/// The part of the search tree that lies behind a place, by the path from the root.
///
/// The whole tree is one; the children of a node divide its part evenly. That needs no counting, so it is
/// known at once on every board, and it never decreases while the search goes on. It is not a share of the
/// time: some parts take much longer than others.
///
/// ```text
/// N = 4   |    3    |    2    |    1    |    0    |
///         | 1  | 0  |    0    |
///          ^ below 3-1 lies nothing, so this eighth is passed in one step
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct TreeShare {
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

    pub const fn notch(self) -> u64 {
        (self.parts + NOTCH / 2) / NOTCH
    }

    /// The node at which a notch of the slider is reached; the search must go there, `forward` or
    /// back.
    ///
    /// A part that ends early can be wider than a notch. Going forward, the node behind it is taken: otherwise
    /// the slider would never leave it.
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

    /// Tenths of a percent.
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

/// The last jump, and the place that a drag of the slider has left.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Jumps {
    pub(super) last: Option<Jump>,
    pub(super) held: Option<Address>,
}

impl Jumps {
    pub(super) fn left(&mut self, from: Address) {
        let serial = self.last.as_ref().map_or(0, |last| last.serial) + 1;
        self.last = Some(Jump { serial, from });
    }
}
