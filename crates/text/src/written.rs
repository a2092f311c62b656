//! The texts that any problem may have.

include!(concat!(env!("OUT_DIR"), "/problems/written.rs"));
