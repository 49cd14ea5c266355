import Wire

extension [ImportProblem] {
    /// As many are told.
    static let mostTold = 1000

    /// Whether there are more than are told, so that it is in vain to look for others.
    var isFull: Bool { count > Self.mostTold }

    /// The first ones; where there are more, the last one says so.
    var told: [ImportProblem] {
        guard isFull else { return self }
        let rest = ImportProblem(
            line: self[Self.mostTold].line, reason: "There are more problems than the \(Self.mostTold) told here.")
        return prefix(Self.mostTold) + [rest]
    }
}
