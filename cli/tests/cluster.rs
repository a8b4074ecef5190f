//! The files of `cluster`: what they have a cluster run is run for a small board. A few lines of shell stand in for the
//! cluster, since what starts a part on a node is not the project's.
#![cfg(unix)]

use std::{
    fs,
    os::unix::fs::PermissionsExt,
    path::Path,
    process::{Command, Output},
};

use bitqueens_core::counting::Ledger;

use crate::command::{Folder, printed, said};

const KUBERNETES: &str = include_str!("../../cluster/kubernetes.yaml");
const DOCKERFILE: &str = include_str!("../../cluster/Dockerfile");
const SLURM: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../cluster/slurm.sh");
const PARALLEL: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../cluster/parallel.sh");

/// The board and the number of its parts; the solutions of that board.
const N: &str = "12";
const PARTS: usize = 4;
const TOTAL: &str = "total 14200\n";

/// A folder with the command and what a cluster runs it by.
struct Cluster(Folder);

impl Cluster {
    fn new() -> Self {
        let cluster = Self(Folder::new());
        // srun [OPTION]... COMMAND
        cluster.brings("srun", "while [[ $1 == -* ]]; do shift; done\nexec \"$@\"");
        // parallel [OPTION]... COMMAND, with {} for each line that is read
        let starts_each = "while [[ $1 != bitqueens ]]; do shift; done\n\
             while read -r line; do \"${@//'{}'/$line}\" < /dev/null || failed=1; done\n\
             exit \"${failed:-0}\"";
        cluster.brings("parallel", starts_each);
        cluster
    }

    fn brings(&self, name: &str, script: &str) {
        let file = self.0.file(name);
        fs::write(&file, format!("#!/bin/bash\n{script}\n")).unwrap();
        fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).unwrap();
    }

    /// Runs a script in the folder, with these variables beside the system's own.
    fn run(&self, script: &str, arguments: &[&str], variables: &[(&str, &str)]) -> Output {
        let command = Path::new(env!("CARGO_BIN_EXE_bitqueens")).parent().unwrap();
        let path = [self.0.file(""), command.to_str().unwrap().to_owned()].join(":");
        let system = std::env::var("PATH").unwrap();
        Command::new("bash")
            .arg(script)
            .args(arguments)
            .envs(variables.iter().copied())
            .env("PATH", format!("{path}:{system}"))
            .current_dir(self.0.file(""))
            .output()
            .unwrap()
    }

    fn slurm(&self, part: &str) -> Output {
        let parts = PARTS.to_string();
        let variables = [
            ("N", N),
            ("PARTS", &parts),
            ("SLURM_ARRAY_TASK_ID", part),
            ("SLURM_CPUS_PER_TASK", "1"),
        ];
        self.run(SLURM, &[], &variables)
    }
}

/// What stands behind a name at the beginning of each line that begins with it.
fn behind<'a>(text: &'a str, name: &str) -> impl Iterator<Item = &'a str> {
    let lines = text.lines().map(str::trim);
    lines.filter_map(move |line| line.strip_prefix(name).map(str::trim))
}

fn value<'a>(text: &'a str, name: &str) -> &'a str {
    let value = behind(text, name).next();
    value.unwrap_or_else(|| panic!("no {name}"))
}

/// A list on one line, as in `[count, "8"]`.
fn list<'a>(text: &'a str, name: &str) -> Vec<&'a str> {
    let list = value(text, name).trim_start_matches('[');
    let words = list.trim_end_matches(']').split(", ");
    words.map(|word| word.trim_matches('"')).collect()
}

/// What stands for a variable of the container.
fn variable(name: &str) -> &'static str {
    let (_, behind) = KUBERNETES.split_once(&format!("- name: {name}\n")).unwrap();
    value(behind, "value:").trim_matches('"')
}

/// What a pod runs as a part of the small board, with its volume at a folder.
fn pod(part: usize, volume: &str) -> Vec<String> {
    let command = list(KUBERNETES, "command:");
    let (program, first) = command.split_first().unwrap();
    assert_eq!(list(DOCKERFILE, "ENTRYPOINT"), [*program]);
    let arguments = list(KUBERNETES, "args:");
    let mounted = value(KUBERNETES, "mountPath:");
    let words = first.iter().chain(&arguments).map(|word| {
        word.replace("$(N)", N)
            .replace("$(PARTS)", &PARTS.to_string())
            .replace("$(JOB_COMPLETION_INDEX)", &part.to_string())
            .replace(mounted, volume)
    });
    words.collect()
}

fn of(words: &[String]) -> Vec<&str> {
    words.iter().map(String::as_str).collect()
}

#[test]
fn the_tasks_of_slurm_count_the_board() {
    let cluster = Cluster::new();
    for part in 0..PARTS {
        let task = cluster.slurm(&part.to_string());
        assert!(task.status.success(), "{task:?}");
    }
    let parts: Vec<_> = (0..PARTS)
        .map(|part| cluster.0.file(&format!("n{N}.{part}.txt")))
        .collect();
    let whole = cluster.0.file("whole");
    printed(&[&["merge"][..], &of(&parts), &["--output", &whole]].concat());
    assert!(printed(&["status", &whole]).contains(TOTAL));
    // Its parts are counted from 0.
    let task = cluster.slurm(&PARTS.to_string());
    assert_eq!(task.status.code(), Some(2), "{task:?}");
}

#[test]
fn gnu_parallel_counts_the_board_again_where_a_part_lacks() {
    let cluster = Cluster::new();
    let whole = cluster.0.file(&format!("n{N}.txt"));
    let parts = PARTS.to_string();
    for lacking in 0..PARTS {
        let counted = cluster.run(PARALLEL, &[N, &parts, "--jobs", "2"], &[]);
        assert!(counted.status.success(), "{counted:?}");
        assert!(printed(&["status", &whole]).contains(TOTAL));
        fs::remove_file(&whole).unwrap();
        fs::remove_file(cluster.0.file(&format!("n{N}.{lacking}.txt"))).unwrap();
    }
    let asked = cluster.run(PARALLEL, &[N], &[]);
    assert_eq!(asked.status.code(), Some(2), "{asked:?}");
}

#[test]
fn the_pods_of_kubernetes_count_the_board() {
    let folder = Folder::new();
    for part in 0..PARTS {
        printed(&of(&pod(part, &folder.file(""))));
    }
    let parts: Vec<_> = folder
        .files()
        .iter()
        .map(|part| folder.file(part))
        .collect();
    assert_eq!(parts.len(), PARTS, "{parts:?}");
    let whole = folder.file("whole");
    printed(&[&["merge"][..], &of(&parts), &["--output", &whole]].concat());
    assert!(printed(&["status", &whole]).contains(TOTAL));
    // As many pods as parts, with the board of the sentence above them.
    for pods in ["completions:", "parallelism:", "maxFailedIndexes:"] {
        assert_eq!(value(KUBERNETES, pods), variable("PARTS"), "{pods}");
    }
    let (side, parts) = (variable("\"N\""), variable("PARTS"));
    let counted = format!("# Counts N = {side} in {parts} parts");
    assert!(KUBERNETES.starts_with(&counted), "{counted}");
}

#[test]
fn a_pod_is_given_up_where_its_count_is_wrong_and_tried_again_otherwise() {
    let folder = Folder::new();
    let volume = folder.file("volume");
    let ends_by = |code| said(&of(&pod(0, &volume)), code);
    // The volume is not there yet, as it may be full: the next try finds it.
    ends_by(2);
    fs::create_dir(&volume).unwrap();
    ends_by(0);
    // A complete ledger with a wrong job: no try mends it.
    let file = folder.file(&format!("volume/n{N}.0.txt"));
    printed(&["count", N, "--ledger", &file]);
    let right = fs::read_to_string(&file).unwrap();
    let right: Ledger = right.trim_end().parse().unwrap();
    let mut wrong = Ledger::new(right.plan());
    for entry in right.entries() {
        let more = u64::from(entry.first == 0);
        wrong.record(entry.first, entry.count + more).unwrap();
    }
    fs::write(file, wrong.to_string()).unwrap();
    ends_by(1);
    let (_, given_up) = KUBERNETES.split_once("action: FailIndex\n").unwrap();
    assert_eq!(list(given_up, "values:"), ["1"]);
}

#[test]
fn the_image_is_the_one_of_the_pods_and_holds_the_command() {
    let image = value(KUBERNETES, "image:");
    let version = concat!(":", env!("CARGO_PKG_VERSION"));
    assert!(image.ends_with(version), "{image}");
    for made in [
        "docker build --file cluster/Dockerfile --tag",
        "docker push",
    ] {
        let made = value(DOCKERFILE, &format!("#   {made}"));
        assert_eq!(made.trim_end_matches(" ."), image);
    }
    let rust = concat!("FROM rust:", env!("CARGO_PKG_RUST_VERSION"), "-");
    assert!(DOCKERFILE.contains(rust), "{rust}");
    let (_, root) = DOCKERFILE.split_once(" --root ").unwrap();
    let installed = format!(
        "COPY --from=build {}/bin/bitqueens ",
        root.lines().next().unwrap()
    );
    assert!(DOCKERFILE.contains(&installed), "{installed}");
    // Whoever the pod runs as is whom the image runs as.
    let user = value(DOCKERFILE, "USER");
    for name in ["runAsUser:", "runAsGroup:", "fsGroup:"] {
        assert!(
            user.split(':').any(|id| id == value(KUBERNETES, name)),
            "{name}"
        );
    }
}
