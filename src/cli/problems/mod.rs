//! The problems of the command line and of a configuration, in words: one function for each problem. `config`: a
//! configuration, and the files that it names. `files`: files and folders. `quick`: a quick map as the shell passes it.

pub(super) mod config;
pub(super) mod files;
pub(super) mod quick;
