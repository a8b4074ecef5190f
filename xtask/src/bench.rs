//! Measuring: counters side by side in a browser, and what a reader waits for.
//!
//! Every benchmark asserts its answers and none asserts its times.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use crate::{
    Failure, browser,
    build::{
        self, Kind, Site,
        files::{copy, empty, write},
    },
    run::{cargo, run, say},
    server, tools,
};

#[derive(clap::Args)]
pub(crate) struct Options {
    /// What a reader waits for, beside its budget
    #[arg(value_enum)]
    what: Option<What>,
    /// On a slow line instead; without a table every kind of document: first picture, a press works, bytes, shift
    #[arg(
        long,
        value_enum,
        value_name = "TABLE",
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "documents"
    )]
    slow: Option<Table>,
    /// On the slow line, from a host that sends Brotli in place of gzip
    #[arg(long, requires = "slow")]
    brotli: bool,
    /// The same, alternating with another built site, as `cargo xtask dist` wrote it
    #[arg(long, value_name = "FOLDER")]
    against: Option<PathBuf>,
    /// A file for one object a measurement
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum What {
    Page,
}

/// What is measured on a slow line.
#[derive(Clone, Copy, clap::ValueEnum)]
enum Table {
    Documents,
    /// A first and a second visit to four pages, from a host that sends gzip and one that sends Brotli
    Visits,
    /// The first picture of every kind of document beside that of the same without its scripts
    Pictures,
}

impl Options {
    /// The same with the paths as they are meant in a folder.
    pub(crate) fn from(self, folder: &Path) -> Self {
        Self {
            against: self.against.map(|path| folder.join(path)),
            json: self.json.map(|path| folder.join(path)),
            ..self
        }
    }
}

/// The boards that a benchmark in the browser counts.
const SIZES: [&str; 7] = ["12", "13", "14", "15", "16", "17", "18"];

/// Builds the site and measures it in one headless browser.
pub(crate) fn bench(options: &Options) -> Result<(), Failure> {
    if let Some(json) = &options.json {
        // A name that cannot be written is said now, not after minutes.
        write(json, "[]\n")?;
    }
    if let Some(other) = options
        .against
        .as_ref()
        .filter(|other| !other.join("index.html").is_file())
    {
        return Err(format!(
            "there is no built site in {}: name the folder that `cargo xtask dist` wrote",
            other.display()
        ));
    }
    let built = build::build(Kind::Release, None)?;
    tools::need_node_packages()?;
    let chromium = browser::ensure()?;

    let folder = PathBuf::from("target/bench");
    let site = folder.join("site");
    lay_out(&built, &site)?;
    let plans = folder.join("plans.jsonl");
    write(&plans, plans_of(&SIZES)?)?;
    let measured = folder.join("measured.jsonl");
    write(&measured, "")?;

    let of_page = options.what.is_some() || options.slow.is_some() || options.against.is_some();
    let scripts: &[&str] = if options.slow.is_some() {
        say(
            "every kind of document on a slow line (about four minutes, twice that against another build)",
        );
        &["benches/slow.mjs"]
    } else if of_page {
        say("what a reader waits for (about five minutes, twice that against another build)");
        &["benches/page.mjs", "benches/page-count.mjs"]
    } else {
        say("counters in the browser, and the command beside them (about two minutes)");
        &["benches/count.mjs"]
    };
    let address = server::start(&site, "/")?;
    let other = options.against.as_ref();
    let other = other.map(|other| server::start(other, "/")).transpose()?;
    for script in scripts {
        let mut node = Command::new("node");
        if let Some(other) = &other {
            node.env("AGAINST", other);
        }
        match options.slow {
            Some(Table::Visits) => _ = node.env("VISITS", ""),
            Some(Table::Pictures) => _ = node.env("PICTURES", ""),
            Some(Table::Documents) | None => {}
        }
        if options.brotli {
            node.env("BROTLI", "");
        }
        if !of_page {
            node.env("COMMAND", build::command()?);
        }
        run(
            node.arg(script)
                .env("SITE", &address)
                .env("BUILD", &built.build)
                .env("CHROMIUM", &chromium)
                .env("PLANS", &plans)
                .env("MEASURED", &measured),
            "the benchmark in the browser failed; the lines above say why",
        )?;
    }
    if !of_page {
        say("the same kernels natively");
        run(
            kernels().arg("--json").arg(
                fs::canonicalize(&measured)
                    .map_err(|error| format!("cannot find {}: {error}", measured.display()))?,
            ),
            "a kernel failed natively; the lines above say why",
        )?;
    }
    match &options.json {
        Some(json) => {
            let lines = fs::read_to_string(&measured)
                .map_err(|error| format!("cannot read {}: {error}", measured.display()))?;
            write(json, array(&lines))?;
            say(&format!("written: {}", json.display()));
            Ok(())
        }
        None => Ok(()),
    }
}

/// The native benchmark of the kernels, whose options are still to be added.
fn kernels() -> Command {
    let mut command = cargo();
    command.args(["bench", "--quiet", "--no-default-features", "--bench"]);
    command.args(["kernels", "--"]);
    command
}

/// Lists how the boards are cut into jobs, one JSON object a line.
fn plans_of(sizes: &[&str]) -> Result<String, Failure> {
    let failure = "the plans could not be listed; try `cargo bench --no-default-features --bench kernels -- --plans`";
    let output = kernels()
        .arg("--plans")
        .args(sizes)
        .stderr(std::process::Stdio::inherit())
        .output()
        .map_err(|error| format!("{failure} ({error})"))?;
    let lines = String::from_utf8(output.stdout).map_err(|error| format!("{failure} ({error})"))?;
    if output.status.success() {
        Ok(lines)
    } else {
        Err(failure.into())
    }
}

/// The built site, and beside it the counters that it is measured against.
fn lay_out(built: &Site, site: &Path) -> Result<(), Failure> {
    empty(site)?;
    copy(&built.folder, site)?;
    for folder in ["arena", "peers"] {
        copy(&Path::new("benches").join(folder), &site.join(folder))?;
    }
    Ok(())
}

/// Lines of JSON objects as one array, still one object a line.
fn array(lines: &str) -> String {
    let objects: Vec<_> = lines.lines().collect();
    format!("[\n{}\n]\n", objects.join(",\n"))
}
