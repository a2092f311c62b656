//! What may be wrong with what the command line and a configuration name, in words: one function for each problem. `config`: a
//! configuration, and the files that it names. `files`: files and folders. `quick`: a quick map as the shell hands it on.

pub(super) mod config;
pub(super) mod files;
pub(super) mod quick;
