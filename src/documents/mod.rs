//! Every page as a file: the page's own view, rendered while the site is built.
//!
//! ```text
//! Document   a page at its address, in a language: its HTML and what its head says
//! Shell      `index.html` as it was built: the frame of every document
//! SiteFolder the folder that the documents are written into, and its whole address
//! book       the course as an EPUB
//! Moved      the page at the address of a lesson that became part of another
//! not_found  the page for an address that leads nowhere
//! Report     an accessibility report as a page
//! preview    the pictures that are shown where a link is shared
//! ```
//!
//! The shell asks for what every page needs. What only some pages need carries `data-only` there, and
//! a document keeps those of its own parts.

pub mod book;
mod document;
pub mod moodle;
mod moved;
mod not_found;
pub mod preview;
mod report;
mod shell;
mod site_folder;
pub mod words;

pub use document::{Document, rendered};
pub use site_folder::SiteFolder;
