//! Helpers that depend on nothing: sorting, gathering, the folding of words, tables of cases and runs of build scripts for tests.

pub mod fold;
pub mod gathering;
pub mod script_run;
pub mod sorting;
pub mod case_table;
