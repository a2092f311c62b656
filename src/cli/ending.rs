//! How a run ended.

/// How a run ended, as the exit code says it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// 0: answered. That rule sets disagree is the answer, not an error.
    Answered,
    /// 1: a check failed.
    Failed,
    /// 2: bad input or usage.
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
