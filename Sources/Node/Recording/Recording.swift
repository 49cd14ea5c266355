/// What was recorded, one advertisement after another.
protocol Recording {
    /// Sessions one after another, each in the order of time.
    mutating func next() throws -> RecordedFrame?
}
