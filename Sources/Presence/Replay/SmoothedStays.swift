public import Foundation

/// The smoothed seconds of one person, and the stays they make.
///
/// In: the posterior of each second. Out: stays, labelled seconds, and samples of the level offset.
public struct SmoothedStays: Sendable {
    /// Second by second.
    private let record: [(at: Date, posterior: ForwardBackward.Posterior)]
    /// By second.
    private let evidence: [Date: Evidence]
    private let context: Context

    init(_ record: [(at: Date, posterior: ForwardBackward.Posterior)], evidence: [Date: Evidence], _ context: Context) {
        self.record = record
        self.evidence = evidence
        self.context = context
    }

    /// The seconds that can teach fingerprints: those in which it is sure where a person was.
    /// - Parameter certainties: by room that is to be taught, what its chance must be greater than.
    public func lessons(from: Date, to: Date, surerThan certainties: [Int64: Double]) -> [LabelledSecond] {
        record.compactMap { at, posterior in
            guard let room = posterior.room, let sure = certainties[room], posterior.chance > sure, from < at, at <= to,
                let evidence = evidence[at], !evidence.levels.isEmpty
            else { return nil }
            return LabelledSecond(
                badge: evidence.badge,
                second: Survey.Second(levels: evidence.levels, room: room, notListening: evidence.notListening))
        }
    }

    /// What the seconds say of how loud the badges are that were followed, beside those of the survey; nothing if
    /// there is none.
    public func offsets(from: Date, to: Date) -> [LevelOffset.Lesson] {
        guard let map = context.map, map.tellsOffset else { return [] }
        return LevelOffset.Lesson.sums(
            record.compactMap { at, posterior in
                guard from < at, at <= to, let evidence = evidence[at], let badge = evidence.badge else { return nil }
                return map.offset(
                    of: evidence.levels, by: posterior, assumed: context.louder(badge), badge: badge)
            })
    }

    /// Where a person was, in the order of time and without overlaps; a gap where nothing is known.
    ///
    /// A room holds until the next second that says something, unless that is long after. A person went from one room
    /// to another in the middle between the last that speaks for the one and the first that speaks for the other; or
    /// when their own client said so.
    public var stays: [Stay] {
        var stays: [Stay] = []
        var before: Step?
        for step in steps {
            defer { before = step }
            if let last = stays.last, let before, !step.isLong(after: before) {
                guard last.room != step.room else {
                    stays[stays.count - 1].to = step.end
                    if step.isHeard { stays[stays.count - 1].isTold = false }
                    continue
                }
                let turn = max(last.from, step.turn(after: before))
                stays[stays.count - 1].to = turn
                stays.append(Stay(room: step.room, from: turn, to: step.end, isTold: !step.isHeard))
            } else {
                stays.append(
                    Stay(room: step.room, from: step.heard.lowerBound, to: step.end, isTold: !step.isHeard))
            }
        }
        return stays
    }

    private var steps: [Step] {
        let weighed = record.compactMap { at, posterior in
            posterior.room.flatMap { room in
                evidence[at].map {
                    Step(
                        heard: $0.heard, room: room, holds: $0.leaveAfter, isNamed: false,
                        isHeard: $0.isHeard)
                }
            }
        }
        let named = evidence.values.compactMap { evidence in
            evidence.named.map {
                Step(
                    heard: evidence.heard.lowerBound...evidence.heard.lowerBound, room: $0,
                    holds: max(evidence.leaveAfter, Parameters.current.client.silentAfter), isNamed: true,
                    isHeard: false)
            }
        }
        return (weighed + named).sorted { $0.heard.lowerBound < $1.heard.lowerBound }
    }
}

extension SmoothedStays {
    /// The room of a second, and what it rests on.
    struct Step {
        /// From the first to the last that was heard.
        let heard: ClosedRange<Date>
        let room: Int64
        /// For how long it stands where nothing follows, in seconds.
        let holds: Double
        /// Whether their own client named the room.
        let isNamed: Bool
        /// Whether a scanner heard them.
        let isHeard: Bool

        /// A sighting stands for a second.
        var end: Date { heard.upperBound.addingTimeInterval(1) }

        func isLong(after before: Step) -> Bool {
            heard.lowerBound.timeIntervalSince(before.heard.upperBound) > before.holds
        }

        /// When a person came here from where they were before: halfway, or when their client said so.
        func turn(after before: Step) -> Date {
            guard !isNamed else { return heard.lowerBound }
            let between = heard.lowerBound.timeIntervalSince(before.heard.upperBound)
            // In whole milliseconds, as times are told.
            return before.heard.upperBound.addingTimeInterval((between * 500).rounded(.down) / 1000)
        }
    }

    /// What a second said of a person.
    struct Evidence {
        /// The badge that was followed; nil if there was none.
        let badge: Int64?
        /// From the first to the last that was heard.
        let heard: ClosedRange<Date>
        let leaveAfter: Double
        /// The room that their own client named.
        let named: Int64?
        /// Whether a scanner heard them, with a level or without.
        let isHeard: Bool
        /// By scanner, the mean level in dBm.
        let levels: [Int64: Double]
        /// Scanners that did not listen.
        let notListening: Set<Int64>
    }
}

/// A person was in a room from one instant to another, as it looks afterwards.
public struct Stay: Equatable, Sendable {  // generated: init
    public let room: Int64
    public var from: Date
    public var to: Date

    /// Whether nothing but their own client says so: no scanner heard them meanwhile.
    public var isTold: Bool = false

    /// The part of it between two instants; nil if absent.
    public func within(_ start: Date, _ end: Date) -> Stay? {
        var part = self
        (part.from, part.to) = (max(from, start), min(to, end))
        return part.from < part.to ? part : nil
    }
}

/// A second of which the record is sure where a badge was.
public struct LabelledSecond: Equatable, Sendable {  // generated: init
    /// Nil if none was followed.
    public let badge: Int64?
    /// As it was heard.
    public let second: Survey.Second

    /// As a badge of the survey would have been heard.
    /// - Parameter offsets: by badge, how much louder it is heard than those, in dB.
    func second(without offsets: [Int64: Double]) -> Survey.Second {
        guard let badge, let louder = offsets[badge], louder != 0 else { return second }
        return Survey.Second(
            levels: second.levels.mapValues { $0 - louder }, room: second.room, notListening: second.notListening)
    }
}
