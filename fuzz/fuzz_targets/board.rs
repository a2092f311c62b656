#![no_main]

fuzz::target!("board");
