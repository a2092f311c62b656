#![no_main]

fuzz::target!("house");
