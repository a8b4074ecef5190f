//! A SCORM package of a small site: what its manifest says, by the schemas of SCORM 1.2 and IMS Content Packaging 1.1.2 or
//! of SCORM 2004 and IMS Simple Sequencing, and what lies in it.
#![allow(clippy::unwrap_used, reason = "a test says what is wrong by failing")]

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    io::{Cursor, Read},
    path::Path,
    process::Command,
};

use roxmltree::{Document, Node};
use zip::ZipArchive;

/// What the two standards name otherwise.
struct Standard {
    version: &'static str,
    packaging: &'static str,
    adl: &'static str,
    kind: &'static str,
}

const SCORM_12: Standard = Standard {
    version: "1.2",
    packaging: "http://www.imsproject.org/xsd/imscp_rootv1p1p2",
    adl: "http://www.adlnet.org/xsd/adlcp_rootv1p2",
    kind: "scormtype",
};
const SCORM_2004: Standard = Standard {
    version: "2004 3rd Edition",
    packaging: "http://www.imsglobal.org/xsd/imscp_v1p1",
    adl: "http://www.adlnet.org/xsd/adlcp_v1p3",
    kind: "scormType",
};
const SEQUENCING: &str = "http://www.imsglobal.org/xsd/imsss";

/// A document as the site has it: its first script, what keeps the site, links to folders, to files and elsewhere.
const DOCUMENT: &str = r##"<!doctype html>
<html><head><title>Words &amp; `&lt;&lt;`</title>
<link rel="manifest" href="../../site.webmanifest">
<script src="../../0123456789abcdef/before.js" data-root="../../"></script>
<script src="../../0123456789abcdef/offline.js"></script>
</head><body><a href="../mask/#seed=3">on</a><a href="./">here</a><a href="#plans">down</a>
<a href="../../books/bitqueens-en.epub">book</a><a href="https://example.org/">out</a></body></html>"##;

/// The files of a site in two languages.
const SITE: [&str; 17] = [
    "0123456789abcdef/app_bg.wasm",
    "0123456789abcdef/before.js",
    "404.html",
    "access/vpat.html",
    "books/bitqueens-en.epub",
    "index.html",
    "ja/404.html",
    "ja/learn/sample/index.html",
    "ja/learn/sample/index.html.br",
    "learn/sample/index.html",
    "learn/sample/index.html.gz",
    "learn/test/index.html",
    "ja/learn/test/index.html",
    "previews/home.png",
    "robots.txt",
    "service-worker.js",
    "sitemap.xml",
];

/// The files of a package by their names, in their order.
fn package(name: &str, arguments: &[&str]) -> Vec<(String, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let site = folder.join(format!("scorm-{name}"));
    for file in SITE {
        let path = site.join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(
            path,
            if file.ends_with("html") {
                DOCUMENT
            } else {
                "-"
            },
        )
        .unwrap();
    }
    let xtask = Command::new(env!("CARGO_BIN_EXE_xtask"))
        // A path is meant from where the command is called.
        .current_dir(folder)
        .args(["scorm", "--site", &format!("scorm-{name}")])
        .args(arguments)
        .output()
        .unwrap();
    assert!(
        xtask.status.success(),
        "{}",
        String::from_utf8_lossy(&xtask.stderr)
    );
    let zip = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../target/scorm/{name}.zip"));
    let mut archive = ZipArchive::new(Cursor::new(fs::read(zip).unwrap())).unwrap();
    let files = (0..archive.len()).map(|at| {
        let mut file = archive.by_index(at).unwrap();
        let mut content = Vec::new();
        file.read_to_end(&mut content).unwrap();
        (file.name().to_owned(), content)
    });
    files.collect()
}

/// The elements in an element, of which these have to be all, in this order.
fn children<'a, 'b, const N: usize>(
    of: Node<'a, 'b>,
    names: [(&str, &str); N],
) -> [Node<'a, 'b>; N] {
    let found: Vec<_> = of.children().filter(Node::is_element).collect();
    let own = found.iter().map(|node| {
        let name = node.tag_name();
        (name.namespace().unwrap_or_default(), name.name())
    });
    assert_eq!(
        own.collect::<Vec<_>>(),
        names,
        "in {}",
        of.tag_name().name()
    );
    found.try_into().unwrap()
}

/// The attributes of an element: these and no others.
fn attributes(of: Node, names: &[&str]) {
    let found: BTreeSet<_> = of.attributes().map(|own| own.name()).collect();
    assert_eq!(
        found,
        names.iter().copied().collect(),
        "of {}",
        of.tag_name().name()
    );
}

/// Holds what the schemas demand of every element here, and what they leave open: identifiers that lead somewhere, and a
/// list that names every file of the archive once.
fn check_manifest(text: &str, files: &[&str], launched: &str, mastery: &str, standard: &Standard) {
    let (packaging, adl) = (standard.packaging, standard.adl);
    assert!(text.starts_with("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<manifest "));
    let document = Document::parse(text).unwrap();
    let manifest = document.root_element();
    assert!(manifest.has_tag_name((packaging, "manifest")));
    attributes(manifest, &["identifier", "version"]);
    assert!(manifest.attribute("version").unwrap().len() <= 20);
    let [metadata, organizations, resources] = children(
        manifest,
        ["metadata", "organizations", "resources"].map(|name| (packaging, name)),
    );
    let [schema, version] = children(
        metadata,
        ["schema", "schemaversion"].map(|name| (packaging, name)),
    );
    assert_eq!(
        (schema.text(), version.text()),
        (Some("ADL SCORM"), Some(standard.version))
    );

    attributes(organizations, &["default"]);
    let [organization] = children(organizations, [(packaging, "organization")]);
    attributes(organization, &["identifier"]);
    assert_eq!(
        organizations.attribute("default"),
        organization.attribute("identifier")
    );
    let [title, item] = children(organization, [(packaging, "title"), (packaging, "item")]);
    assert_eq!(
        title.text(),
        Some("Words & `<<`"),
        "as the document says it"
    );
    attributes(item, &["identifier", "identifierref", "isvisible"]);
    assert_eq!(item.attribute("isvisible"), Some("true"));
    let title = if standard.version == "1.2" {
        let [title, score] = children(item, [(packaging, "title"), (adl, "masteryscore")]);
        assert_eq!(score.text(), Some(mastery));
        title
    } else {
        let of = |name| (SEQUENCING, name);
        let [title, sequencing] = children(item, [(packaging, "title"), of("sequencing")]);
        let [objectives, _] = children(sequencing, ["objectives", "deliveryControls"].map(of));
        let [primary] = children(objectives, [of("primaryObjective")]);
        assert_eq!(primary.attribute("satisfiedByMeasure"), Some("true"));
        let [score] = children(primary, [of("minNormalizedMeasure")]);
        assert_eq!(score.text(), Some(mastery));
        title
    };
    assert_eq!(title.text(), Some("Words & `<<`"));

    attributes(resources, &[]);
    let [resource] = children(resources, [(packaging, "resource")]);
    attributes(resource, &["identifier", "type", standard.kind, "href"]);
    assert_eq!(resource.attribute("type"), Some("webcontent"));
    assert_eq!(resource.attribute((adl, standard.kind)), Some("sco"));
    assert_eq!(
        item.attribute("identifierref"),
        resource.attribute("identifier")
    );
    assert_eq!(resource.attribute("href"), Some(launched));
    let listed: Vec<_> = resource
        .children()
        .filter(Node::is_element)
        .map(|file| {
            assert!(file.has_tag_name((packaging, "file")));
            attributes(file, &["href"]);
            children(file, []);
            file.attribute("href").unwrap()
        })
        .collect();
    let once: BTreeSet<_> = listed.iter().copied().collect();
    assert_eq!(once.len(), listed.len(), "each file is listed once");
    assert!(once.contains(launched));
    let there: BTreeSet<_> = files
        .iter()
        .copied()
        .filter(|name| *name != "imsmanifest.xml")
        .collect();
    assert_eq!(once, there, "the manifest names what the archive has");

    // Identifiers are names of XML, each once in the document.
    let all = document
        .descendants()
        .filter_map(|of| of.attribute("identifier"));
    let all: Vec<_> = all.collect();
    assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len());
    for identifier in all {
        let first = identifier.chars().next().unwrap();
        let is_name = |letter: char| letter.is_ascii_alphanumeric() || "-_.".contains(letter);
        assert!(
            first.is_ascii_alphabetic() && identifier.chars().all(is_name),
            "{identifier}"
        );
    }
}

/// A package, its manifest held to the rules; the texts of its documents by their names.
fn checked(
    name: &str,
    launched: &str,
    mastery: &str,
    standard: &Standard,
    arguments: &[&str],
) -> BTreeMap<String, String> {
    let files = package(name, arguments);
    let names: Vec<_> = files.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(
        names[0], "imsmanifest.xml",
        "at the top of the archive, where Moodle looks for it"
    );
    assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len());
    let manifest = String::from_utf8(files[0].1.clone()).unwrap();
    check_manifest(&manifest, &names, launched, mastery, standard);
    for apart in [
        "service-worker.js",
        "404.html",
        "ja/404.html",
        "robots.txt",
        "sitemap.xml",
        "previews/home.png",
    ] {
        assert!(!names.contains(&apart), "{apart}");
    }
    for kept in [
        "scorm.js",
        "access/vpat.html",
        "books/bitqueens-en.epub",
        "0123456789abcdef/app_bg.wasm",
    ] {
        assert!(names.contains(&kept), "{kept}");
    }
    let texts = files.into_iter().filter_map(|(name, content)| {
        let is_document = Path::new(&name).extension().is_some_and(|of| of == "html");
        is_document.then(|| (name, String::from_utf8(content).unwrap()))
    });
    let texts: BTreeMap<_, _> = texts.collect();
    for (name, html) in &texts {
        assert_eq!(html.contains("scorm.js"), name == launched, "{name}");
        assert!(
            !html.contains("offline.js") && !html.contains("rel=\"manifest\""),
            "{name}"
        );
        for link in [
            "\"../mask/index.html#seed=3\"",
            "\"./index.html\"",
            "\"#plans\"",
            "\"../../books/bitqueens-en.epub\"",
            "\"https://example.org/\"",
        ] {
            assert!(html.contains(link), "{name} has {link}");
        }
    }
    texts
}

/// The tag of the script that talks to the system stands before every other script.
fn script_of(html: &str) -> &str {
    let (_, tag) = html.split_once("<script ").unwrap();
    let (tag, _) = tag.split_once('>').unwrap();
    tag
}

#[test]
fn a_lesson_a_test_and_a_homework_are_packages_by_the_schemas() {
    let launched = "ja/learn/sample/index.html";
    let lesson = checked(
        "bitqueens-ja-lesson-sample",
        launched,
        "60",
        &SCORM_12,
        &["--lesson", "sample", "--language", "ja"],
    );
    assert_eq!(
        script_of(&lesson[launched]),
        "src=\"../../scorm.js\" data-mastery=\"60\""
    );
    assert!(
        !lesson.contains_key("learn/sample/index.html"),
        "of the other language"
    );

    let launched = "learn/test/index.html";
    let arguments = ["--test", "search", "--seed", "7", "--mastery", "100"];
    let test = checked(
        "bitqueens-en-test-search",
        launched,
        "100",
        &SCORM_12,
        &arguments,
    );
    assert_eq!(
        script_of(&test[launched]),
        "src=\"../../scorm.js\" data-mastery=\"100\" data-state=\"part=search&amp;seed=7\""
    );
    assert!(
        !test.contains_key("ja/learn/test/index.html"),
        "of the other language"
    );

    let launched = "learn/sample/index.html";
    let arguments = ["--homework", "sample"];
    let homework = checked(
        "bitqueens-en-homework-sample",
        launched,
        "60",
        &SCORM_12,
        &arguments,
    );
    assert_eq!(
        script_of(&homework[launched]),
        "src=\"../../scorm.js\" data-mastery=\"60\" data-homework=\"\""
    );
}

#[test]
fn a_package_by_scorm_2004_tells_the_script_and_the_system() {
    let launched = "learn/sample/index.html";
    for (mastery, measure) in [("60", "0.60"), ("5", "0.05"), ("100", "1.00")] {
        let arguments = [
            "--homework",
            "sample",
            "--standard",
            "2004",
            "--mastery",
            mastery,
        ];
        let name = "bitqueens-en-homework-sample-2004";
        let homework = checked(name, launched, measure, &SCORM_2004, &arguments);
        assert_eq!(
            script_of(&homework[launched]),
            format!(
                "src=\"../../scorm.js\" data-mastery=\"{mastery}\" data-standard=\"2004\" data-homework=\"\""
            )
        );
    }
}

#[test]
fn a_lesson_that_is_not_there_and_a_score_above_100_are_refused() {
    let site = Path::new(env!("CARGO_TARGET_TMPDIR")).join("scorm-empty");
    fs::create_dir_all(&site).unwrap();
    for (arguments, said) in [
        (
            ["--lesson", "nowhere"],
            "the site has no learn/nowhere/index.html",
        ),
        (["--lesson=sample", "--mastery=101"], "101"),
    ] {
        let xtask = Command::new(env!("CARGO_BIN_EXE_xtask"))
            .args(["scorm", "--site", site.to_str().unwrap()])
            .args(arguments)
            .output()
            .unwrap();
        assert!(!xtask.status.success());
        let stderr = String::from_utf8_lossy(&xtask.stderr);
        assert!(stderr.contains(said), "{stderr}");
    }
}
