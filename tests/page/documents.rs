//! The documents: every page as a file, and what stands around it.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::PathBuf,
    sync::LazyLock,
};

use base64::{Engine as _, engine::general_purpose::STANDARD};
use bitqueens::{
    documents::{Document, SiteFolder},
    site::{Route, SiteFile},
    text::Lang,
};
use bitqueens_core::ladder::Method;
use sha2::{Digest as _, Sha256};

use crate::contains;
use crate::course_texts::course_list;

/// A shell as the build writes it, small: what every page needs, and three parts.
const SHELL: &str = r#"<!doctype html>
<html lang="en">
  <head>
    <title>Bitqueens</title>
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'" />
    <link rel="stylesheet" href="./build/style.css" />
    <link rel="stylesheet" href="./build/later.css" media="print, (scripting: none)" />
    <script src="./build/before.js" data-root="&#x2E;&#x2F;"></script>
    <link rel="preload" href="./build/split_learn.wasm" data-only="learn" />
    <link rel="preload" href="./build/split_lesson.wasm" data-only="lesson" />
    <link rel="preload" href="./build/split_review.wasm" data-only="review" />
    <script type="module" src="./build/start.js"></script>
  </head>
  <body>
    <noscript id="unscripted"></noscript>
    <div id="app"></div>
  </body>
</html>
"#;

/// The address of a site that knows its own.
const URL: &str = "https://queens.example/some/where/";

/// The documents of a site by their paths in its folder.
type Texts = BTreeMap<String, String>;

/// Those of a site that does not know its address. Each test reads the same files, and they run at once.
pub(crate) fn written() -> &'static Texts {
    static TEXTS: LazyLock<Texts> = LazyLock::new(|| write("nowhere", None));
    &TEXTS
}

/// Those of a site at an address.
fn written_at_url() -> &'static Texts {
    static TEXTS: LazyLock<Texts> = LazyLock::new(|| write("somewhere", Some(URL)));
    &TEXTS
}

fn write(name: &str, url: Option<&str>) -> Texts {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::remove_dir_all(&folder).ok();
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("index.html"), SHELL).unwrap();
    let site = SiteFolder {
        folder: folder.clone(),
        url: url.map(str::to_owned),
    };
    site.write().unwrap();
    let mut texts = BTreeMap::new();
    let mut folders = vec![folder.clone()];
    while let Some(above) = folders.pop() {
        for entry in fs::read_dir(above).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if let Ok(text) = fs::read_to_string(&path) {
                let name = path.strip_prefix(&folder).unwrap();
                texts.insert(name.to_string_lossy().replace('\\', "/"), text);
            }
        }
    }
    texts
}

/// The way from a page's path to the folder of the site.
fn root(path: &str) -> String {
    match path.matches('/').count() {
        0 => "./".to_owned(),
        depth => "../".repeat(depth),
    }
}

/// The values of an attribute, from the top.
fn values<'a>(html: &'a str, name: &str) -> Vec<&'a str> {
    let start = format!(" {name}=\"");
    let found = html.split(start.as_str()).skip(1);
    found.filter_map(|rest| rest.split('"').next()).collect()
}

/// The path that a relative link leads to from a page's path.
fn resolved(path: &str, link: &str) -> String {
    let mut folders: Vec<_> = path
        .split('/')
        .filter(|folder| !folder.is_empty())
        .collect();
    let mut rest = link;
    while let Some(below) = rest.strip_prefix("../") {
        assert!(
            folders.pop().is_some(),
            "{path}: {link} leads out of the site"
        );
        rest = below;
    }
    let rest = rest.strip_prefix("./").unwrap_or(rest);
    folders.push(rest);
    folders.join("/")
}

#[test]
fn the_address_of_a_lesson_that_became_part_of_another_leads_there() {
    let texts = written_at_url();
    let mut n_moved = 0;
    for lesson in &course_list().lessons {
        for slug in &lesson.formerly {
            for lang in Lang::ALL {
                let folder = Document::of(Route::Home, lang).address().to_string();
                let html = &texts[&format!("{folder}learn/{slug}/index.html")];
                let to = format!("{folder}learn/{}/", lesson.slug);
                assert!(texts.contains_key(&format!("{to}index.html")));
                let up = "../".repeat(2 + usize::from(!folder.is_empty()));
                contains(
                    html,
                    &[
                        &format!("<html lang=\"{}\">", lang.tag()),
                        &format!("<link rel=\"canonical\" href=\"{URL}{to}\">"),
                        &format!("<a href=\"{up}{to}\">"),
                    ],
                );
                assert!(!html.contains("<script"), "{slug}");
                let whole = format!("{URL}{folder}learn/{slug}/");
                assert!(!texts["sitemap.xml"].contains(&whole), "{slug}");
                assert!(texts["404.html"].contains(&format!("learn/{slug}/")));
                n_moved += 1;
            }
        }
    }
    assert_eq!(n_moved, 20);
}

#[test]
fn every_page_and_lesson_is_a_document_in_each_language() {
    let documents = Document::all();
    let paths: BTreeSet<_> = documents.iter().map(|of| of.address().path()).collect();
    assert_eq!(
        paths.len(),
        documents.len(),
        "each has an address of its own"
    );
    let below = course_list().lessons.len() + 4 + Method::ALL.len();
    assert_eq!(paths.len(), 2 * (Route::at_folders().count() + below));
    for path in [
        "",
        "ja/",
        "step/",
        "learn/shift/",
        "ja/learn/shift/",
        "ja/learn/glossary/",
        "learn/review/",
        "ja/learn/test/",
        "ladder/bitmap/",
        "ja/ladder/carry-chain/",
    ] {
        assert!(paths.contains(path), "{path}");
    }
}

#[test]
fn every_link_leads_to_a_document_and_an_anchor_that_exist() {
    let pages: BTreeMap<_, _> = Document::all()
        .iter()
        .map(|document| (document.address().path(), document.html()))
        .collect();
    let (mut n_anchors, mut n_files) = (0, 0);
    for (path, html) in &pages {
        for link in values(html, "href") {
            let link = link.replace("&amp;", "&");
            if link.starts_with("https://") || link.starts_with("http://") {
                continue;
            }
            if let Some(id) = link.strip_prefix('#') {
                assert!(html.contains(&format!(" id=\"{id}\"")), "{path}: {link}");
                continue;
            }
            let (to, hash) = link.split_once('#').unwrap_or((&link, ""));
            let to = resolved(path, to);
            if SiteFile::all().any(|file| file.path() == to) {
                n_files += 1;
                continue;
            }
            let page = pages.get(&to);
            let page = page.unwrap_or_else(|| panic!("{path}: {link} leads to no document"));
            if !hash.is_empty() && !hash.contains('=') {
                n_anchors += 1;
                assert!(page.contains(&format!(" id=\"{hash}\"")), "{path}: {link}");
            }
        }
    }
    assert!(300 < n_anchors, "{n_anchors}");
    // The page for teachers names each, in every language.
    assert_eq!(n_files, Lang::N * SiteFile::all().count());
}

#[test]
fn no_document_says_an_id_twice() {
    for document in Document::all() {
        let html = document.html();
        let ids = values(&html, "id");
        let different: BTreeSet<_> = ids.iter().collect();
        assert_eq!(
            ids.len(),
            different.len(),
            "{}: {ids:?}",
            document.address()
        );
    }
}

#[test]
fn titles_and_descriptions_tell_the_documents_apart() {
    for lang in Lang::ALL {
        let documents = Document::all();
        let documents: Vec<_> = documents
            .iter()
            .filter(|of| of.language() == lang)
            .collect();
        for text in [Document::title, Document::description] {
            let texts: BTreeSet<_> = documents.iter().map(|document| text(document)).collect();
            assert_eq!(texts.len(), documents.len(), "{texts:?}");
            for text in texts {
                assert!((8..=200).contains(&text.chars().count()), "{text}");
                assert!(!text.contains(['`', '[', '<']), "{text}");
            }
        }
    }
}

#[test]
fn the_head_of_a_document_says_where_it_lies_and_what_it_is() {
    let (url, texts) = (URL, written_at_url());
    for document in Document::all() {
        let path = document.address().path();
        let html = &texts[&format!("{path}index.html")];
        let lang = document.language().tag();
        assert!(html.contains(&format!("<html lang=\"{lang}\">")), "{path}");
        for tag in [
            format!("<link rel=\"canonical\" href=\"{url}{path}\">"),
            format!("hreflang=\"{lang}\" href=\"{url}{path}\""),
            format!("property=\"og:image\" content=\"{url}previews/"),
            format!("data-path=\"{path}\""),
            format!("data-root=\"{}\"", root(&path)),
        ] {
            assert!(html.contains(&tag), "{path}: {tag} is missing");
        }
        for other in document.others() {
            let (lang, path) = (other.language().tag(), other.address().path());
            let tag = format!("hreflang=\"{lang}\" href=\"{url}{path}\"");
            assert!(html.contains(&tag), "{tag} is missing");
        }
        // What is relative leads to the folder of the site, however deep the document lies.
        let style = values(html, "href")
            .into_iter()
            .find(|link| link.ends_with("style.css"));
        assert_eq!(resolved(&path, style.unwrap()), "build/style.css");
        let data = html.split("application/ld+json\">").nth(1).unwrap();
        let data = data.split("</script>").next().unwrap();
        let data: serde_json::Value = serde_json::from_str(data).unwrap();
        let kind = if path.ends_with("learn/") {
            "Course"
        } else {
            "LearningResource"
        };
        assert_eq!(data["@type"], kind, "{path}");
        assert_eq!(data["inLanguage"], lang);
        assert_eq!(data["name"], document.title());
    }
    let sitemap = &texts["sitemap.xml"];
    let listed = Document::all().into_iter().filter(Document::is_listed);
    for document in listed {
        let entry = format!("<loc>{url}{}</loc>", document.address());
        assert!(sitemap.contains(&entry), "{entry}");
    }
    assert!(!sitemap.contains("embed"));
    assert!(texts["embed/index.html"].contains("noindex"));
    assert!(texts["robots.txt"].contains(&format!("Sitemap: {url}sitemap.xml")));
    for file in SiteFile::all() {
        if let SiteFile::Book(_) = file {
            assert!(!texts.contains_key(&file.path()), "a book is no text");
            continue;
        }
        let report = &texts[&file.path()];
        let lang = file.language().tag();
        contains(
            report,
            &[
                &format!("<html lang=\"{lang}\""),
                "<h1>",
                "1.1.1",
                "../build/pages/learn.css",
            ],
        );
        assert!(!report.contains("<script"));
    }
    for lang in Lang::ALL {
        let lost = &texts[&format!("{}404.html", root_of(lang))];
        assert!(lost.contains("<script src=\"/some/where/not-found.js\">"));
        assert_eq!(lost.matches("<script").count(), 1);
    }
    assert!(
        texts.contains_key("not-found.js"),
        "in the program's folder, here the site's"
    );
}

/// The folder of a language's pages.
fn root_of(lang: Lang) -> String {
    Document::of(Route::Home, lang).address().path()
}

#[test]
fn the_page_for_unknown_addresses_has_the_header_and_the_ways_on_in_every_language() {
    let texts = written_at_url();
    for lang in Lang::ALL {
        let lost = &texts[&format!("{}404.html", root_of(lang))];
        assert!(lost.contains(&format!("<html lang=\"{}\"", lang.tag())));
        let (headers, sections) = lost.split_once("<main").unwrap();
        for one in Lang::ALL {
            let hidden = if one == lang {
                ""
            } else {
                " hidden=\"hidden\""
            };
            let header = format!("<div lang=\"{}\"{hidden}><header", one.tag());
            assert!(headers.contains(&header), "{header}");
        }
        let own = values(sections, "lang");
        assert_eq!(own.first(), Some(&lang.tag()), "its own text comes first");
        for lang in Lang::ALL {
            let root = format!("/some/where/{}", root_of(lang));
            for page in ["", "step/", "learn/", "count/", "learn/teachers/"] {
                let link = format!("href=\"{root}{page}\"");
                assert!(
                    headers.contains(&link) && sections.contains(&link),
                    "{link}"
                );
            }
        }
    }
}

#[test]
fn the_page_for_unknown_addresses_finds_the_folder_where_the_build_does_not_know_it() {
    let lost = &written()["404.html"];
    let (_, script) = lost.split_once("<script>").unwrap();
    let (script, _) = script.split_once("</script>").unwrap();
    let digest = STANDARD.encode(Sha256::digest(script));
    let policy = format!("script-src 'sha256-{digest}' 'self'");
    assert!(lost.contains(&policy), "{policy} is missing in {lost}");
    assert_eq!(lost.matches("<script").count(), 1);
    assert!(lost.contains("\"./learn/\""));
}

#[test]
fn a_document_asks_for_the_files_of_its_own_parts_once() {
    let texts = written();
    let files = |path: &str| -> Vec<String> {
        let html = &texts[&format!("{path}index.html")];
        let links = values(html, "href").into_iter();
        let links = links.filter(|link| link.contains("/build/") || link.starts_with("build/"));
        links.map(|link| resolved(path, link)).collect()
    };
    // A sheet for paper is asked for late, or at once where scripts are off.
    let with = |page: &str| {
        let own = format!("build/pages/{page}.css");
        // The first two are fetched above the first script, and hold from below it on.
        let first = [own.as_str(), "build/style.css"];
        let later = ["build/later.css"; 2];
        let all = first.into_iter().chain(later).chain(first);
        all.map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(files(""), with("home"));
    assert_eq!(files("ja/embed/"), with("step"));
    assert_eq!(files("count/"), with("count"));
    for (path, part) in [
        ("learn/", Some("learn")),
        ("learn/mask/", Some("lesson")),
        // The shell has no part of it.
        ("learn/teachers/", None),
        ("learn/review/", Some("review")),
    ] {
        let part = part.map(|part| format!("build/split_{part}.wasm"));
        let all: Vec<_> = with("learn").into_iter().chain(part).collect();
        assert_eq!(files(path), all);
    }
    let later = "href=\"../../build/later.css\"";
    let html = &texts["learn/mask/index.html"];
    let unscripted = format!("<noscript><link rel=\"stylesheet\" {later} /></noscript>");
    contains(html, &[&unscripted, "disabled"]);
    let at = |text: &str| html.find(text).unwrap();
    let (style, script) = ("href=\"../../build/style.css\"", at("<script src="));
    assert!(at(&format!("<link rel=\"preload\" {style} as=\"style\" />")) < script);
    let holds = at(&format!("<link rel=\"stylesheet\" {style} />"));
    assert!(holds > script);
    // Texts come after what the first picture needs, and before the parts.
    assert!((holds..at("split_lesson.wasm")).contains(&at("mask.en.txt")));
    assert!(
        !texts.contains_key("sitemap.xml"),
        "its addresses have to be whole"
    );
}
