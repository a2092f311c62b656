//! The ending of a run.

/// The ending of a run, as the exit code shows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// Exit code 0: answered. Disagreement of rule sets is an answer, not an error.
    Answered,
    /// Exit code 1: a check failed.
    Failed,
    /// Exit code 2: bad input or usage.
    Refused,
}

impl From<Ending> for std::process::ExitCode {
    fn from(ending: Ending) -> Self {
        match ending {
            Ending::Answered => Self::SUCCESS,
            Ending::Failed => Self::from(1),
            Ending::Refused => Self::from(2),
        }
    }
}
