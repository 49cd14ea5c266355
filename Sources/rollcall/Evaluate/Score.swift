/// How right decisions are, as `docs/accuracy.md` defines it.
struct Score: Equatable {
    /// A true visit shorter than this, in seconds, may go unreported.
    private static let shortVisit = 5.0
    /// Times are decimals: their differences are not exact.
    private static let rounding = 1e-6
    /// So close to a true change, in seconds, even a perfect observer may differ.
    private static let fringe = 3.0

    private(set) var labelled = 0
    private(set) var right = 0
    private(set) var inner = 0
    private(set) var innerRight = 0
    private(set) var reported = 0
    private(set) var changes = 0
    private(set) var visits = 0
    private(set) var missed = 0
    /// From the true start of each visit but a session's first, seconds until it was reported, ascending.
    private(set) var delays: [Double] = []
    /// By true and reported room, seconds; nil is “in no room”.
    private(set) var confusion: [Int64: [Int64?: Int]] = [:]

    /// - Parameters:
    ///   - decisions: by second, the room that was said.
    ///   - truth: the true stays of one session.
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
        // Coming into the first room is no change, neither true nor reported.
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
    /// Changes reported for each true one.
    var flapping: Double? { changes > 0 ? Double(reported) / Double(changes) : nil }
    /// Changes reported beyond the true ones, an hour.
    var falseChangesAnHour: Double? {
        labelled > 0 ? Double(max(0, reported - changes)) * 3600 / Double(labelled) : nil
    }
    var medianDelay: Double? {
        guard !delays.isEmpty else { return nil }
        return (delays[(delays.count - 1) / 2] + delays[delays.count / 2]) / 2
    }
}
