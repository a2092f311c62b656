#![no_main]

fuzz::target!("read");
