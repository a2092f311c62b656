#![no_main]

fuzz::target!("quick");
