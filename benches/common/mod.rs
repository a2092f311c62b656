//! Helpers that the benchmarks share: interleaved runs, medians, and the text of a measurement.

use std::time::{Duration, Instant};

/// Runs several closures in turn, so that other load on the machine affects all of them alike; returns the median time
/// of each.
pub(crate) fn medians<const N: usize>(runs: usize, mut tasks: [&mut dyn FnMut(); N]) -> [Duration; N] {
    let mut times: [Vec<Duration>; N] = std::array::from_fn(|_| Vec::with_capacity(runs));
    // The first round fills caches and is not counted.
    for round in 0..=runs {
        for (task, times) in tasks.iter_mut().zip(&mut times) {
            let start = Instant::now();
            task();
            if round > 0 {
                times.push(start.elapsed());
            }
        }
    }
    times.map(|mut times| {
        times.sort_unstable();
        times.get(times.len() / 2).copied().unwrap_or_default()
    })
}

/// Returns the ratio of one duration to another.
pub(crate) fn ratio(duration: Duration, other: Duration) -> f64 {
    duration.as_secs_f64() / other.as_secs_f64().max(f64::MIN_POSITIVE)
}

/// Returns a line with a ratio, its upper limit `aim`, and `met` or `MISSED`.
pub(crate) fn describe_ratio(label: &str, ratio: f64, aim: f64) -> String {
    let status = if ratio < aim { "met" } else { "MISSED" };
    format!("{label}: {ratio:.2} times (aim: less than {aim}; {status})")
}

/// Formats a duration in microseconds.
pub(crate) fn micros(time: Duration) -> String {
    format!("{:.1} us", time.as_secs_f64() * 1e6)
}
