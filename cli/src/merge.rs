//! `bitqueens merge`

use std::path::Path;

use bitqueens_core::counting::{Ledger, RecordError};

use crate::{
    Failure,
    arguments::{Merge, Talk},
    ledger_file, ledger_report,
    output::{print_result, say},
    stop::Stop,
};

/// Puts ledgers of one plan together.
pub(crate) fn merge(arguments: &Merge, talk: &Talk) -> Result<(), Failure> {
    let parts = arguments.files.iter().map(|path| ledger_file::read(path));
    let parts = parts.collect::<Result<Vec<_>, _>>()?;
    let Some((mut whole, others)) = parts
        .split_first()
        .map(|(first, others)| (first.clone(), others))
    else {
        return Ok(());
    };
    let merged = whole.merge_all(others);
    let left_out = merged.map_err(|error| explain(error, &arguments.files, &parts))?;
    if 0 < left_out {
        say(format_args!(
            "{left_out} counted jobs are left out: their counts are known only together with jobs \
             that other ledgers have too"
        ));
    }
    match &arguments.output {
        Some(path) if path != Path::new("-") => {
            let stop = Stop::listen()?;
            whole = ledger_file::write_made(path, &arguments.files, &stop, |there| {
                if let Some(there) = there {
                    whole.merge(&there)?;
                }
                Ok(whole)
            })?;
        }
        _ => print_result(&format!("{whole}\n"))?,
    }
    if arguments.json {
        ledger_report::print_facts(&ledger_report::facts(&whole), true)?;
    }
    match ledger_report::judge(&whole) {
        Ok(()) => ledger_report::tell(&whole, talk),
        failure => failure,
    }
}

/// The files that do not fit together, and why.
fn explain(error: RecordError, files: &[impl AsRef<Path>], parts: &[Ledger]) -> Failure {
    let mut before = Ledger::new(parts[0].plan());
    let two = parts.iter().position(|part| before.merge(part).is_err());
    let pair = two.and_then(|two| {
        let apart = |one: &Ledger| one.clone().merge(&parts[two]).is_err();
        Some([parts[..two].iter().position(apart)?, two])
    });
    let names = match pair {
        Some(pair) => pair
            .map(|at| files[at].as_ref().display().to_string())
            .join(" and "),
        None => "these files together".to_owned(),
    };
    let why = format!("{names}: {error}");
    match error {
        RecordError::OtherPlan(_) => Failure::Refused(why),
        _ => Failure::Wrong(why),
    }
}
