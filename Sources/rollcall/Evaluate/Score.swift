/// The accuracy of decisions, as defined in `docs/accuracy.md`.
struct Score: Equatable {
    /// The minimum length, in seconds, of a visit that must be reported.
    private static let shortVisit = 5.0
    /// The tolerance, in seconds, for differences of decimal times, which are not exact.
    private static let rounding = 1e-6
    /// The time before and after a true change, in seconds, in which even a perfect observer may differ.
    private static let fringe = 3.0

    private(set) var labelled = 0
    private(set) var right = 0
    private(set) var inner = 0
    private(set) var innerRight = 0
    private(set) var reported = 0
    private(set) var changes = 0
    private(set) var visits = 0
    private(set) var missed = 0
    /// The seconds from the true start of each visit until its report, ascending; a session's first visit is left out.
    private(set) var delays: [Double] = []
    /// The number of seconds, by true and by reported room; nil means “in no room”.
    private(set) var confusion: [Int64: [Int64?: Int]] = [:]

    /// Adds the decisions of a session.
    /// - Parameters:
    ///   - decisions: the decided room of each second.
    ///   - truth: the true stays of the session.
    mutating func add(_ decisions: FinalDecisions, truth: [RoomIntervals.Interval]) {
        let visits = RoomIntervals.visits(truth)
        let moves = zip(visits, visits.dropFirst()).filter { $0.room != $1.room }.map(\.1.start)
        changes += moves.count
        let known = RoomIntervals.rooms(truth).sorted { $0.key < $1.key }
        for (second, room) in known {
            let isRight = decisions[second] == room
            labelled += 1
            right += isRight ? 1 : 0
            confusion[room, default: [:]][decisions[second], default: 0] += 1
            guard !moves.contains(where: { abs(Double(second) - $0) < Self.fringe }) else { continue }
            inner += 1
            innerRight += isRight ? 1 : 0
        }
        // Entering the first room is not a change, neither true nor reported.
        let said = known.drop { decisions[$0.key] == nil }
        reported += zip(said, said.dropFirst()).count { decisions[$0.key] != decisions[$1.key] }
        for (index, visit) in visits.enumerated() { add(visit, isFirst: index == 0, decisions) }
        delays.sort()
    }

    private mutating func add(_ visit: RoomIntervals.Interval, isFirst: Bool, _ decisions: FinalDecisions) {
        let found = visit.seconds.first { decisions[$0] == visit.room }
        if visit.end - visit.start >= Self.shortVisit - Self.rounding {
            visits += 1
            missed += found == nil ? 1 : 0
        }
        if !isFirst, let found { delays.append(Double(found) - visit.start) }
    }

    var accuracy: Double? { labelled > 0 ? Double(right) / Double(labelled) : nil }
    var innerAccuracy: Double? { inner > 0 ? Double(innerRight) / Double(inner) : nil }
    /// The number of reported changes per true change; nil if there was no true change.
    var flapping: Double? { changes > 0 ? Double(reported) / Double(changes) : nil }
    /// The number of reported changes in excess of the true changes, per hour; nil if no second is labelled.
    var falseChangesAnHour: Double? {
        labelled > 0 ? Double(max(0, reported - changes)) * 3600 / Double(labelled) : nil
    }
    var medianDelay: Double? {
        guard !delays.isEmpty else { return nil }
        return (delays[(delays.count - 1) / 2] + delays[delays.count / 2]) / 2
    }
}
