extension RecordedSession {
    /// A period in which a receiver did not listen, in seconds of the session.
    struct Absence: Equatable {
        let receiver: Int64
        let start: Double
        let end: Double

        /// The seconds of which the receiver missed a part. Second n is the time from n - 1 to n.
        var seconds: Range<Int> {
            let first = Int(start.rounded(.down)) + 1
            return first..<max(first, Int(end.rounded(.up)) + 1)
        }
    }
}
