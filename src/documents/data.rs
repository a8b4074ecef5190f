//! What a document says of itself to programs: where it lies, its picture, what kind of thing it is.

use std::{fmt::Write, iter};

use serde_json::{Value, json};

use super::{Document, SiteFolder};
use crate::{pages::learn::COURSE, site::Route};

/// The tags of the head behind the title.
pub(super) fn head(document: &Document, site: &SiteFolder) -> String {
    let (title, description) = (document.title(), document.description());
    let address = site.address(document, document);
    let picture = site.picture(document);
    let mut head = String::new();
    let mut tag = |name: &str, attributes: &[(&str, &str)]| {
        let attributes = attributes.iter();
        let attributes = attributes.map(|(name, value)| format!(" {name}=\"{}\"", escaped(value)));
        let attributes: String = attributes.collect();
        // A text takes whatever is written to it.
        write!(head, "\n    <{name}{attributes}>").ok();
    };
    let mut meta = |name, content| tag("meta", &[("name", name), ("content", content)]);
    meta("description", &description);
    if !document.is_listed() {
        meta("robots", "noindex");
    }
    tag("link", &[("rel", "canonical"), ("href", &address)]);
    // Search engines take whole addresses alone for these.
    let versions = iter::once(document.clone()).chain(document.others());
    for version in versions.filter(|_| site.url.is_some()) {
        let address = site.address(document, &version);
        let language = version.language().tag();
        let alternate = [
            ("rel", "alternate"),
            ("hreflang", language),
            ("href", &address),
        ];
        tag("link", &alternate);
    }
    for (property, content) in [
        ("og:type", "website"),
        ("og:title", &title),
        ("og:description", &description),
        ("og:url", &address),
        ("og:image", &picture),
        ("og:locale", document.language().tag()),
    ] {
        tag("meta", &[("property", property), ("content", content)]);
    }
    let large = [("name", "twitter:card"), ("content", "summary_large_image")];
    tag("meta", &large);
    // No text may end the block that it stands in.
    let data = structured(document, site, &title, &description)
        .to_string()
        .replace('<', "\\u003c");
    write!(
        head,
        "\n    <script type=\"application/ld+json\">{data}</script>"
    )
    .ok();
    head
}

/// The tags that have the texts of the course fetched before the program asks for them. `program` is the way to the
/// folder of its files.
pub(super) fn preloads(document: &Document, program: &str) -> String {
    let language = document.language().tag();
    let tags = document.files().into_iter().map(|file| {
        let address = escaped(&format!("{program}{}", file.name(language)));
        format!("\n    <link rel=\"preload\" href=\"{address}\" as=\"fetch\" crossorigin>")
    });
    tags.collect()
}

/// The document in the vocabulary of schema.org.
fn structured(document: &Document, site: &SiteFolder, title: &str, description: &str) -> Value {
    let language = document.language();
    let is_course = document.address().route == Route::Learn && document.address().tail.is_empty();
    let mut data = json!({
        "@context": "https://schema.org",
        "@type": if is_course { "Course" } else { "LearningResource" },
        "name": title,
        "description": description,
        "url": site.address(document, document),
        "image": site.picture(document),
        "inLanguage": language.tag(),
    });
    if let Some(lesson) = document.lesson() {
        data["timeRequired"] = json!(format!("PT{}M", lesson.minutes));
        data["learningResourceType"] = json!("lesson");
        let position = COURSE.iter().position(|entry| entry == lesson);
        data["position"] = json!(position.map(|index| index + 1));
        let course = Document::of(Route::Learn, language);
        data["isPartOf"] = json!({
            "@type": "Course",
            "name": course.title(),
            "description": course.description(),
            "url": site.address(document, &course),
        });
    }
    data
}

/// A text as it stands in an attribute.
pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('"', "&quot;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}
