//! The problems of the command line and of a configuration, in words: one function for each problem. `config`: a
//! configuration, and the files that it names. `file_problems`: files and folders. `map_problems`: a quick map as the shell passes it.

pub(super) mod config;
pub(super) mod file_problems;
pub(super) mod map_problems;
