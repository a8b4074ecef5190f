//! The page's components rendered to HTML on the native machine.
