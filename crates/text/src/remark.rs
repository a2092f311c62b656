//! A remark on a place of a valid text, displayed like a problem.

use std::fmt;

use miette::{Diagnostic, LabeledSpan, SourceCode};

use super::excerpt::Excerpt;
use super::invisible::sanitize;
use super::{SourceText, Span};

/// A remark on a place of a text, with the lines around it.
#[derive(Debug)]
pub struct Remark {
    message: String,
    excerpt: Excerpt,
}

impl Remark {
    /// Creates a remark on the place `at`, with `label` at the place itself. Longer lines of the text are cropped to
    /// about `width` columns.
    pub fn new(source: &SourceText, at: Span, message: impl Into<String>, label: &str, width: usize) -> Self {
        Self::at_places(source, &[at], message, label, width)
    }

    /// Creates a remark on several places, with `label` at the first. Long lines are cropped as by [`Self::new`].
    pub fn at_places(
        source: &SourceText,
        places: &[Span],
        message: impl Into<String>,
        label: &str,
        width: usize,
    ) -> Self {
        let labels = std::iter::once(label.to_owned()).chain(std::iter::repeat(String::new()));
        let excerpt = Excerpt::new(places.iter().copied().zip(labels), source, width);
        Self { message: sanitize(&message.into()), excerpt }
    }
}

impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Remark {}

impl Diagnostic for Remark {
    fn source_code(&self) -> Option<&dyn SourceCode> {
        Some(&self.excerpt)
    }

    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        Some(Box::new(self.excerpt.marks()))
    }
}
