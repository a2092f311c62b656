#![no_main]

fuzz::target!("answer");
