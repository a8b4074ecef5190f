//! The order of a program's functions, which decides how well it is compressed.
//!
//! gzip finds what repeats only within the last 32 KiB, and copies of a function for several types
//! lie far apart as they are linked. Here each place goes to the function of which most stands
//! already in the 32 KiB before it.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use wasm_encoder::{
    CodeSection, FunctionSection, Module,
    reencode::{Error, Reencode},
};
use wasmparser::{CodeSectionReader, FunctionSectionReader, Parser, Payload};

use super::merge::{imported_functions, places};
use crate::Failure;

/// How far back gzip finds what repeats, in bytes.
const WINDOW: usize = 32 * 1024;
/// The shortest repetition that is looked for, in bytes: a few instructions.
const RUN: usize = 6;
/// A share of a short function says little, so this many runs are added to every function.
const DOUBT: usize = 30;

/// Puts a program's functions into an order in which gzip makes it smaller.
pub(super) fn reordered(program: &[u8]) -> Result<Vec<u8>, Failure> {
    reorder(program).map_err(|error| format!("cannot be reordered: {error}"))
}

fn reorder(program: &[u8]) -> Result<Vec<u8>, Error<Failure>> {
    let mut imported = 0;
    let mut bodies = Vec::new();
    for payload in Parser::new(0).parse_all(program) {
        match payload? {
            Payload::ImportSection(section) => imported += imported_functions(section)? as usize,
            Payload::CodeSectionEntry(body) => bodies.push(&program[places(body.range())]),
            _ => {}
        }
    }
    let order = order(&bodies);
    let mut index: Vec<usize> = (0..imported + order.len()).collect();
    for (place, &function) in order.iter().enumerate() {
        index[imported + function] = imported + place;
    }
    let mut module = Module::new();
    Reordered { order, index }.parse_core_module(&mut module, Parser::new(0), program)?;
    Ok(module.finish())
}

/// The new places of a program's functions.
struct Reordered {
    /// The function at each place, counted from the first that is not imported.
    order: Vec<usize>,
    /// The new index of each function.
    index: Vec<usize>,
}

impl Reencode for Reordered {
    type Error = Failure;

    fn function_index(&mut self, function: u32) -> Result<u32, Error<Failure>> {
        let index = self.index.get(function as usize);
        index
            .and_then(|&index| u32::try_from(index).ok())
            .ok_or_else(|| Error::UserError(format!("no function {function}")))
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> Result<(), Error<Failure>> {
        let types = section.into_iter().collect::<Result<Vec<_>, _>>()?;
        for &function in &self.order {
            functions.function(types[function]);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> Result<(), Error<Failure>> {
        let bodies = section.into_iter().collect::<Result<Vec<_>, _>>()?;
        for function in self.order.clone() {
            self.parse_function_body(code, bodies[function].clone())?;
        }
        Ok(())
    }
}

/// The functions in the order of their places. The longest is first.
fn order(bodies: &[&[u8]]) -> Vec<usize> {
    let runs = Runs::of(bodies);
    let mut left: BTreeSet<usize> = (0..bodies.len()).collect();
    let mut window = Window {
        functions: VecDeque::new(),
        size: 0,
        holds: vec![0; runs.users.len()],
        known: vec![0; bodies.len()],
    };
    let mut order = Vec::new();
    while let Some(next) = left.iter().copied().max_by_key(|&function| {
        let share = (window.known[function] << 20) / (runs.of[function].len() + DOUBT);
        (share, bodies[function].len())
    }) {
        left.remove(&next);
        order.push(next);
        window.take(next, bodies, &runs);
    }
    order
}

/// The runs of bytes that functions have in common, as numbers.
struct Runs {
    /// The runs of each function.
    of: Vec<Vec<usize>>,
    /// The functions that have each run.
    users: Vec<Vec<usize>>,
}

impl Runs {
    fn of(bodies: &[&[u8]]) -> Self {
        let mut users: BTreeMap<&[u8], BTreeSet<usize>> = BTreeMap::new();
        for (function, body) in bodies.iter().enumerate() {
            for run in body.windows(RUN) {
                users.entry(run).or_default().insert(function);
            }
        }
        let users: Vec<Vec<usize>> = users
            .into_values()
            .filter(|users| users.len() > 1)
            .map(|users| users.into_iter().collect())
            .collect();
        let mut of = vec![Vec::new(); bodies.len()];
        for (run, users) in users.iter().enumerate() {
            for &function in users {
                of[function].push(run);
            }
        }
        Self { of, users }
    }
}

/// What gzip still sees at a place.
struct Window {
    functions: VecDeque<usize>,
    /// Their bytes.
    size: usize,
    /// How many of them have each run.
    holds: Vec<usize>,
    /// How many runs of each function are among theirs.
    known: Vec<usize>,
}

impl Window {
    /// Goes on by a function, and forgets those that are too far back then.
    fn take(&mut self, function: usize, bodies: &[&[u8]], runs: &Runs) {
        self.functions.push_back(function);
        self.size += bodies[function].len();
        for &run in &runs.of[function] {
            self.holds[run] += 1;
            if self.holds[run] == 1 {
                for &user in &runs.users[run] {
                    self.known[user] += 1;
                }
            }
        }
        while WINDOW < self.size
            && let Some(gone) = self.functions.pop_front()
        {
            self.size -= bodies[gone].len();
            for &run in &runs.of[gone] {
                self.holds[run] -= 1;
                if self.holds[run] == 0 {
                    for &user in &runs.users[run] {
                        self.known[user] -= 1;
                    }
                }
            }
        }
    }
}
