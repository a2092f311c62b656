//! The oracle as a module of WebAssembly: a text in, an answer as JSON out.
//!
//! A caller makes room for a text with [`take`], writes the text there, and gives the room to [`answer`]. What comes back
//! is the place of an answer: four bytes of length, the least first, then as many bytes of JSON. The caller reads it, and
//! returns its room with [`give_back`]. The module imports nothing, so it reaches nothing but what it is given.

use carcassonne_oracle::inside::typing;

/// How many bytes say how long an answer is.
const LENGTH: usize = size_of::<u32>();

/// Makes room for a text of so many bytes, which [`answer`] or [`give_back`] takes again.
#[unsafe(no_mangle)]
pub extern "C" fn take(len: usize) -> *mut u8 {
    Box::into_raw(vec![0_u8; len].into_boxed_slice()).cast()
}

/// Answers a text: its place, its length, and its room go to the module; the room of the answer goes to the caller.
/// What is not UTF-8 is read as if signs stood there that mean nothing.
///
/// # Safety
///
/// The place comes from [`take`] with the same length, and goes nowhere else.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn answer(place: *mut u8, len: usize) -> *mut u8 {
    // SAFETY: the caller gives a place of `take` and its length, for the only time.
    let text = unsafe { owned(place, len) };
    let said = typing::answer(&String::from_utf8_lossy(&text));
    // An answer of 4 GB has no room in the memory of the module.
    let length = u32::try_from(said.len()).unwrap_or(u32::MAX);
    let mut out = Vec::with_capacity(LENGTH + said.len());
    out.extend(length.to_le_bytes());
    out.extend(said.into_bytes());
    Box::into_raw(out.into_boxed_slice()).cast()
}

/// Returns room: of an answer with the four bytes of its length, or of a text that is not asked.
///
/// # Safety
///
/// The place comes from [`take`] or [`answer`] with its whole length, and goes nowhere else.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn give_back(place: *mut u8, len: usize) {
    // SAFETY: the caller gives a place that this module made, and its length, for the only time.
    drop(unsafe { owned(place, len) });
}

/// The bytes that were given away as a place and a length.
///
/// # Safety
///
/// Both come from `Box::into_raw` of a boxed slice of bytes of that length, which nobody else owns.
unsafe fn owned(place: *mut u8, len: usize) -> Box<[u8]> {
    // SAFETY: as the caller promises.
    unsafe { Box::from_raw(std::ptr::slice_from_raw_parts_mut(place, len)) }
}
