//! `bitqueens verify`

use std::{
    io::Write,
    sync::{Mutex, PoisonError},
};

use bitqueens_core::counting::{DoubleCheck, Job};

use crate::{Failure, arguments::Verify, crew::Crew, ledger_file, output::print, summary};

/// Counts entries of a ledger again and compares.
pub(crate) fn verify(arguments: &Verify) -> Result<(), Failure> {
    let ledger = ledger_file::read(&arguments.file)?;
    let kernel = arguments.kernel.here();
    let kernel = kernel.map_err(|why| Failure::Refused(why.to_owned()))?;
    let check = if arguments.all {
        DoubleCheck::all(&ledger)
    } else {
        // The counts themselves choose the sample: nobody can foresee it, and it can be drawn again.
        DoubleCheck::sample(&ledger, arguments.sample, ledger.sums().total)
    };
    let jobs: Vec<Job> = check.left().collect();
    let n_jobs = jobs.len();
    let check = Mutex::new(check);
    Crew::new(arguments.threads, kernel).count(jobs.into_iter(), |job, count| {
        let mut check = check.lock().unwrap_or_else(PoisonError::into_inner);
        let recorded = check.record(job.index(), count);
        recorded.map_err(|error| Failure::Wrong(error.to_string()))
    })?;
    let check = check.into_inner().unwrap_or_else(PoisonError::into_inner);
    let differences: Vec<String> = check
        .differences()
        .map(|difference| {
            let (entry, recounted) = (difference.counted, difference.recounted);
            let last = entry.first + entry.jobs - 1;
            let (first, counted) = (entry.first, entry.count);
            format!("jobs {first} to {last}: {counted} in the ledger, {recounted} counted again")
        })
        .collect();
    if !differences.is_empty() {
        return Err(Failure::Wrong(differences.join("; ")));
    }
    print(|output| writeln!(output, "{n_jobs} jobs counted again are the same"))?;
    summary::tell(&ledger)
}
