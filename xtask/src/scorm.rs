//! `scorm`: a lesson, a part's test or a homework as a SCORM package, 1.2 or 2004, for a learning management system.
//!
//! The package is the built site in one language: the document that is launched with the script that talks to the system,
//! every other document for links in other tabs, and no service worker.

use std::{
    fs,
    io::{Cursor, Write},
    path::{Path, PathBuf},
};

use bitqueens_course::Lang;
use lol_html::{RewriteStrSettings, element, html_content::ContentType, rewrite_str};
use zip::{CompressionMethod, ZipWriter, write::SimpleFileOptions};

use crate::{
    Failure,
    build::{self, Kind, files},
    compress,
    run::{say, step},
};

/// The script that talks to the system: its files, the list of them for the compiler that checks their types, and its name
/// in the package.
const SCRIPTS: &str = "static/scorm";
const PARTS: &str = "tsconfig.json";
const NAME: &str = "scorm.js";
const FOLDER: &str = "target/scorm";
/// The folder of the accessibility reports, each in one language.
const REPORTS: &str = "access";
/// What is for hosts, search engines and the time without a network.
const APART: [&str; 4] = ["service-worker.js", "robots.txt", "sitemap.xml", "previews"];

/// What the package is of: one of these.
#[derive(clap::Args)]
#[group(required = true, multiple = false)]
struct Content {
    /// A lesson, by the name in its address
    #[arg(long, value_name = "SLUG")]
    lesson: Option<String>,
    /// The test of a part: search, words, loop, bits or counting
    #[arg(long, value_name = "PART")]
    test: Option<String>,
    /// The exercises of a lesson, drawn for each learner
    #[arg(long, value_name = "SLUG")]
    homework: Option<String>,
}

/// The standard by which the package talks to the system.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Standard {
    /// SCORM 1.2, which nearly every system takes
    #[value(name = "1.2")]
    Scorm12,
    /// SCORM 2004, 3rd edition
    #[value(name = "2004")]
    Scorm2004,
}

#[derive(clap::Args)]
pub(crate) struct Options {
    #[command(flatten)]
    content: Content,
    /// The questions of a test: another number draws others
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[arg(long, value_parser = Lang::ALL.map(Lang::tag), default_value = Lang::AT_TOP.tag())]
    language: String,
    /// The score, of 100, from which on it is passed
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u8).range(..=100))]
    mastery: u8,
    /// The standard: 2004 for a system that takes no 1.2
    #[arg(long, value_enum, default_value = "1.2")]
    standard: Standard,
    /// A site that is built already; without it the site is built first
    #[arg(long, value_name = "FOLDER")]
    site: Option<PathBuf>,
}

/// What is launched: its name in files, its folder in the site, the attributes of the script.
struct Launch {
    name: String,
    folder: String,
    attributes: String,
}

impl Options {
    /// The same with the site's path as it is meant in a folder.
    pub(crate) fn from(self, folder: &Path) -> Self {
        Self {
            site: self.site.map(|site| folder.join(site)),
            ..self
        }
    }

    fn launch(&self) -> Launch {
        let language = &self.language;
        let top = if language == Lang::AT_TOP.tag() {
            String::new()
        } else {
            format!("{language}/")
        };
        let mastery = self.mastery;
        // The script talks by 1.2 where it is not told otherwise.
        let (standard, ending) = match self.standard {
            Standard::Scorm12 => ("", ""),
            Standard::Scorm2004 => (" data-standard=\"2004\"", "-2004"),
        };
        let (kind, page, more) = match &self.content {
            Content {
                test: Some(part), ..
            } => {
                let state = format!("part={part}&amp;seed={}", self.seed);
                ("test", "test", format!(" data-state=\"{state}\""))
            }
            Content {
                homework: Some(slug),
                ..
            } => ("homework", &**slug, " data-homework=\"\"".to_owned()),
            Content { lesson, .. } => (
                "lesson",
                lesson.as_deref().unwrap_or_default(),
                String::new(),
            ),
        };
        let what = self.content.test.as_deref().unwrap_or(page);
        Launch {
            name: format!("bitqueens-{language}-{kind}-{what}{ending}"),
            folder: format!("{top}learn/{page}/"),
            attributes: format!("data-mastery=\"{mastery}\"{standard}{more}"),
        }
    }
}

/// Writes the package, and says how large it is.
pub(crate) fn scorm(options: &Options) -> Result<(), Failure> {
    let site = match &options.site {
        Some(folder) => folder.clone(),
        None => build::build(Kind::Release, None)?.folder,
    };
    let launch = options.launch();
    let file = Path::new(FOLDER).join(format!("{}.zip", launch.name));
    step("Writing the SCORM package", || {
        let archive = package(&site, options, &launch)?;
        fs::create_dir_all(FOLDER).map_err(|error| error.to_string())?;
        say(&format!(
            "{} ({} KB)",
            file.display(),
            archive.len().div_ceil(1_000)
        ));
        files::write(&file, archive)
    })
}

fn package(site: &Path, options: &Options, launch: &Launch) -> Result<Vec<u8>, Failure> {
    let launched = format!("{}index.html", launch.folder);
    let mut contents = vec![(NAME.to_owned(), script()?.into_bytes())];
    let mut title = None;
    for path in files::below(site)? {
        let name = files::name_in(site, &path);
        let first = name.split('/').next().unwrap_or_default();
        let is_of_other = if options.language == Lang::AT_TOP.tag() {
            Lang::AT_TOP.others().any(|lang| lang.tag() == first)
        } else {
            files::ends_in(&name, "html") && first != options.language && first != REPORTS
        };
        // What `cargo xtask compress` writes beside each file is for a host that sends it.
        let is_compressed = compress::ADDED
            .iter()
            .any(|ending| files::ends_in(&name, ending));
        if APART.contains(&first) || name.ends_with("404.html") || is_of_other || is_compressed {
            continue;
        }
        let content = files::read(&path)?;
        if !files::ends_in(&name, "html") {
            contents.push((name, content));
            continue;
        }
        let html = String::from_utf8(content).map_err(|error| format!("{name}: {error}"))?;
        let attributes = (name == launched).then_some(&*launch.attributes);
        if attributes.is_some() {
            let (_, behind) = html.split_once("<title>").unwrap_or_default();
            title = behind
                .split_once("</title>")
                .map(|(title, _)| title.to_owned());
        }
        contents.push((name, document(&html, attributes)?.into_bytes()));
    }
    let title = title.ok_or_else(|| format!("the site has no {launched}; is the name right?"))?;
    let names: Vec<_> = contents.iter().map(|(name, _)| name.as_str()).collect();
    let manifest = manifest(launch, &launched, &title, options, &names);
    contents.insert(0, ("imsmanifest.xml".to_owned(), manifest.into_bytes()));
    archive(&contents)
}

/// The files of the script, in their order.
#[derive(serde::Deserialize)]
struct Parts {
    files: Vec<String>,
}

/// The script as one file: its parts see one another, and no script of the page sees them.
fn script() -> Result<String, Failure> {
    let folder = Path::new(SCRIPTS);
    let list = files::read(&folder.join(PARTS))?;
    let list: Parts = serde_json::from_slice(&list).map_err(|error| format!("{PARTS}: {error}"))?;
    let mut script = "\"use strict\";\n{\n".to_owned();
    for part in list.files {
        let text = files::read(&folder.join(&part))?;
        script += &String::from_utf8(text).map_err(|error| format!("{part}: {error}"))?;
    }
    Ok(script + "}\n")
}

/// A document whose links name files, without what keeps the site; the launched one with the script.
fn document(html: &str, launched: Option<&str>) -> Result<String, Failure> {
    let settings = RewriteStrSettings::new()
        .append_element_content_handler(element!("a[href]", |link| {
            let address = link.get_attribute("href").unwrap_or_default();
            link.set_attribute("href", &named(&address))?;
            Ok(())
        }))
        .append_element_content_handler(element!(
            "script[src$='offline.js'], link[rel=manifest]",
            |tag| {
                tag.remove();
                Ok(())
            }
        ))
        .append_element_content_handler(element!("script[data-root]", |script| {
            if let Some(attributes) = launched {
                let root = script.get_attribute("data-root").unwrap_or_default();
                let tag = format!("<script src=\"{root}{NAME}\" {attributes}></script>\n    ");
                script.before(&tag, ContentType::Html);
            }
            Ok(())
        }));
    rewrite_str(html, settings).map_err(|error| error.to_string())
}

/// A relative address of a folder with the name of its file.
fn named(address: &str) -> String {
    let (path, state) = match address.split_once('#') {
        Some((path, state)) => (path, format!("#{state}")),
        None => (address, String::new()),
    };
    let is_folder = path.ends_with('/') && !path.contains("://");
    let file = if is_folder { "index.html" } else { "" };
    format!("{path}{file}{state}")
}

/// What a manifest of each standard says in its own way.
struct Dialect {
    version: &'static str,
    /// The names of its elements.
    spaces: &'static str,
    /// What the resource is, as an attribute.
    kind: &'static str,
    /// From which score on it is passed.
    mastery: String,
}

impl Standard {
    fn dialect(self, mastery: u8) -> Dialect {
        match self {
            Self::Scorm12 => Dialect {
                version: "1.2",
                spaces: "xmlns=\"http://www.imsproject.org/xsd/imscp_rootv1p1p2\" xmlns:adlcp=\"http://www.adlnet.org/xsd/adlcp_rootv1p2\"",
                kind: "adlcp:scormtype=\"sco\"",
                mastery: format!("<adlcp:masteryscore>{mastery}</adlcp:masteryscore>"),
            },
            Self::Scorm2004 => Dialect {
                version: "2004 3rd Edition",
                spaces: "xmlns=\"http://www.imsglobal.org/xsd/imscp_v1p1\" xmlns:adlcp=\"http://www.adlnet.org/xsd/adlcp_v1p3\" xmlns:imsss=\"http://www.imsglobal.org/xsd/imsss\"",
                kind: "adlcp:scormType=\"sco\"",
                mastery: format!(
                    "<imsss:sequencing><imsss:objectives><imsss:primaryObjective satisfiedByMeasure=\"true\"><imsss:minNormalizedMeasure>{}.{:02}</imsss:minNormalizedMeasure></imsss:primaryObjective></imsss:objectives><imsss:deliveryControls completionSetByContent=\"true\" objectiveSetByContent=\"true\"/></imsss:sequencing>",
                    mastery / 100,
                    mastery % 100
                ),
            },
        }
    }
}

/// What a system reads of the package: one organization with one item, one resource with every file.
fn manifest(
    launch: &Launch,
    launched: &str,
    title: &str,
    options: &Options,
    names: &[&str],
) -> String {
    let files = names
        .iter()
        .map(|name| format!("      <file href=\"{name}\"/>\n"));
    let files = files.collect::<Vec<_>>().concat();
    let name = &launch.name;
    let Dialect {
        version,
        spaces,
        kind,
        mastery,
    } = options.standard.dialect(options.mastery);
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <manifest identifier=\"{name}\" version=\"1.0\" {spaces}>\n\
         \x20 <metadata><schema>ADL SCORM</schema><schemaversion>{version}</schemaversion></metadata>\n\
         \x20 <organizations default=\"bitqueens\">\n\
         \x20   <organization identifier=\"bitqueens\">\n\
         \x20     <title>{title}</title>\n\
         \x20     <item identifier=\"item\" identifierref=\"resource\" isvisible=\"true\">\n\
         \x20       <title>{title}</title>\n\
         \x20       {mastery}\n\
         \x20     </item>\n\
         \x20   </organization>\n\
         \x20 </organizations>\n\
         \x20 <resources>\n\
         \x20   <resource identifier=\"resource\" type=\"webcontent\" {kind} href=\"{launched}\">\n\
         {files}    </resource>\n\
         \x20 </resources>\n\
         </manifest>\n"
    )
}

fn archive(contents: &[(String, Vec<u8>)]) -> Result<Vec<u8>, Failure> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    let packed = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
    for (name, content) in contents {
        let written = archive.start_file(name.as_str(), packed);
        written.map_err(|error| format!("{name}: {error}"))?;
        archive
            .write_all(content)
            .map_err(|error| format!("{name}: {error}"))?;
    }
    let finished = archive.finish().map_err(|error| error.to_string())?;
    Ok(finished.into_inner())
}
