#![no_main]

fuzz::target!("turn");
