//! Helpers that depend on nothing: sorting, gathering, the folding of words, and tables of cases.

pub mod fold;
pub mod gathering;
pub mod sorting;
pub mod case_table;
