extension Playback {
    /// Of a silence so long that nobody is there any more nothing need be lived through, but for how it begins, and for the last of
    /// it, in which the receivers show that they are there; in seconds.
    private static let silence = (begins: 5 * Int(leaveAfter), ends: 60)

    /// The seconds in which nothing can happen.
    static func longSilences(_ seconds: ArraySlice<[Int64: Double]>) -> RangeSet<Int> {
        var silences = RangeSet<Int>()
        var start = seconds.startIndex
        func end(at index: Int) {
            let (first, last) = (start + silence.begins, index - silence.ends)
            if first < last { silences.insert(contentsOf: first..<last) }
            start = index + 1
        }
        for index in seconds.indices where !seconds[index].isEmpty { end(at: index) }
        end(at: seconds.endIndex)
        return silences
    }
}
