extension RecordedSession {
    /// A receiver that did not listen for a while.
    struct Absence: Equatable {
        let receiver: Int64
        let start: Double
        let end: Double

        /// Those of which it missed a part. A second is what was heard since the one before it.
        var seconds: Range<Int> {
            let first = Int(start.rounded(.down)) + 1
            return first..<max(first, Int(end.rounded(.up)) + 1)
        }
    }
}
