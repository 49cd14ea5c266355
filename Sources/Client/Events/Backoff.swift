/// How long to wait before the next attempt: twice as long each time up to a limit, and jittered, so that many
/// clients do not come back in the same instant.
struct Backoff: Sendable {
    let first: Duration
    let longest: Duration
    /// A server cannot send a client away for longer than this.
    let mostAsked = Duration.seconds(300)
    private var failures = 0

    init(first: Duration = .seconds(1), longest: Duration = .seconds(30)) {
        self.first = first
        self.longest = longest
    }

    /// The wait after one more failure: between half and the whole of the step, after what the server asked for.
    ///
    /// - Parameter atLeast: what the server asked for; no more than `mostAsked` of it counts.
    mutating func next(
        atLeast floor: Duration = .zero, using generator: inout some RandomNumberGenerator
    ) -> Duration {
        let step = min(first * (1 << min(failures, 16)), longest)
        failures += 1
        return max(.zero, min(floor, mostAsked)) + step * Double.random(in: 0.5...1, using: &generator)
    }

    /// An attempt succeeded: the next failure is the first again.
    mutating func succeeded() {
        failures = 0
    }
}
