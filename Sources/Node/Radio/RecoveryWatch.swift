/// Measures how long a radio has failed, from the first fault until there is proof that it works. A value: times in.
///
/// A controller that starts its scan and hangs ten seconds later, repeatedly, has not recovered in between.
struct RecoveryWatch: Equatable, Sendable {
    /// For this time a radio that started again is assumed to work.
    static let trust = Duration.seconds(120)
    /// After this time a person has to check it, though attempts continue.
    static let limit = Duration.seconds(600)

    /// As elapsed time on the node; nil while nothing is wrong.
    private var since: Duration?

    mutating func failed(at now: Duration) {
        since = since ?? now
    }

    /// A frame was heard, or a controller in a silent room answered.
    mutating func proved() {
        since = nil
    }

    /// Returns whether it has failed for so long that starting its scan proves nothing.
    func isDoubted(at now: Duration) -> Bool { lasts(Self.trust, at: now) }

    func isLasting(at now: Duration) -> Bool { lasts(Self.limit, at: now) }

    private func lasts(_ span: Duration, at now: Duration) -> Bool {
        since.map { now - $0 >= span } ?? false
    }
}
