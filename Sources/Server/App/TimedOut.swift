/// The error for work that exceeded its time limit.
struct TimedOut: Error {}
