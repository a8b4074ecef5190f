//! `bitqueens step`

use std::io::{self, Write};

use bitqueens_core::solver::{Machine, MicroStep};

use crate::{Failure, arguments::Step, formula::Formula, output::print};

/// Prints micro-steps, or the place that they lead to.
pub(crate) fn step(arguments: &Step) -> Result<(), Failure> {
    let size = arguments.size;
    let mut machine = match &arguments.from {
        None => Machine::new(size),
        Some(snapshot) => {
            Machine::resume(snapshot).map_err(|error| Failure::refused("--from", error))?
        }
    };
    if machine.size() != size {
        let other = machine.size();
        return Err(Failure::refused(
            "--from",
            format!("the board has the side {other}, not {size}"),
        ));
    }
    let limit = arguments.limit.unwrap_or(u64::MAX);
    if arguments.snapshot {
        let mut left = limit;
        while 0 < left && machine.advance().is_some() {
            left -= 1;
        }
        return print(|output| writeln!(output, "{}", machine.snapshot()));
    }
    let first = machine.counters().steps + 1;
    let steps = (first..).zip(&mut machine).zip(0..limit);
    print(|output| {
        for ((number, step), _) in steps {
            if arguments.json {
                write_object(output, number, &step)?;
            } else {
                let formula = Formula { size, step };
                writeln!(output, "{number:>6} {:<9} {formula}", step.phase().name())?;
            }
        }
        Ok(())
    })
}

/// Writes a micro-step as a JSON object on a line: names, numbers and truths need no escapes.
fn write_object(output: &mut impl Write, number: u64, step: &MicroStep) -> io::Result<()> {
    let phase = step.phase().name();
    write!(output, "{{\"step\":{number},\"phase\":\"{phase}\"")?;
    for (name, field) in step.fields() {
        write!(output, ",\"{name}\":{field}")?;
    }
    writeln!(output, "}}")
}
