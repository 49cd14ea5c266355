public import Foundation

/// The smoothed seconds of one person, and the stays made of them.
///
/// In: the posterior of each second. Out: stays, labelled seconds, and samples of the level offset.
public struct SmoothedStays: Sendable {
    /// The posteriors, second by second.
    private let record: [(at: Date, posterior: ForwardBackward.Posterior)]
    /// The evidence, by second.
    private let evidence: [Date: Evidence]
    private let context: Context

    init(_ record: [(at: Date, posterior: ForwardBackward.Posterior)], evidence: [Date: Evidence], _ context: Context) {
        self.record = record
        self.evidence = evidence
        self.context = context
    }

    /// Returns the seconds that can teach fingerprints: those in which the person's room is sure.
    /// - Parameter certainties: the probability that the room must exceed, by room that is to be taught.
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

    /// Returns the level offset lessons of the badges that were followed; empty without a survey.
    public func offsets(from: Date, to: Date) -> [LevelOffset.Lesson] {
        guard let map = context.map, map.tellsOffset else { return [] }
        return LevelOffset.Lesson.sums(
            record.compactMap { at, posterior in
                guard from < at, at <= to, let evidence = evidence[at], let badge = evidence.badge else { return nil }
                return map.offset(
                    of: evidence.levels, by: posterior, assumed: context.louder(badge), badge: badge)
            })
    }

    /// The person's stays, in order of time and without overlaps, with a gap if nothing is known.
    ///
    /// A stay lasts until the next second with evidence, unless that is much later. A move from one room to another is
    /// dated halfway between the last evidence for the one and the first evidence for the other, or when the person's
    /// own client reported it.
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
    /// The room of a second, and the evidence for it.
    struct Step {
        /// The times of the first and the last sighting.
        let heard: ClosedRange<Date>
        let room: Int64
        /// How long it stands if nothing follows, in seconds.
        let holds: Double
        /// Whether the person's own client named the room.
        let isNamed: Bool
        /// Whether a scanner heard the person.
        let isHeard: Bool

        /// A sighting stands for a second.
        var end: Date { heard.upperBound.addingTimeInterval(1) }

        func isLong(after before: Step) -> Bool {
            heard.lowerBound.timeIntervalSince(before.heard.upperBound) > before.holds
        }

        /// Returns when the person came here from the room before: halfway, or when their client reported it.
        func turn(after before: Step) -> Date {
            guard !isNamed else { return heard.lowerBound }
            let between = heard.lowerBound.timeIntervalSince(before.heard.upperBound)
            // In whole milliseconds, as times are reported.
            return before.heard.upperBound.addingTimeInterval((between * 500).rounded(.down) / 1000)
        }
    }

    /// The evidence of a second about a person.
    struct Evidence {
        /// The badge that was followed; nil if there was none.
        let badge: Int64?
        /// The times of the first and the last sighting.
        let heard: ClosedRange<Date>
        let leaveAfter: Double
        /// The room that the person's own client named.
        let named: Int64?
        /// Whether a scanner heard the person, with a level or without.
        let isHeard: Bool
        /// The mean level in dBm, by scanner.
        let levels: [Int64: Double]
        /// Scanners that did not listen.
        let notListening: Set<Int64>
    }
}

/// A person's presence in a room from one instant to another, as smoothing finds it.
public struct Stay: Equatable, Sendable {  // generated: init
    public let room: Int64
    public var from: Date
    public var to: Date

    /// Whether only the person's own client reported it: no scanner heard them during the stay.
    public var isTold: Bool = false

    /// Returns the part of the stay between two instants; nil if there is no overlap.
    public func within(_ start: Date, _ end: Date) -> Stay? {
        var part = self
        (part.from, part.to) = (max(from, start), min(to, end))
        return part.from < part.to ? part : nil
    }
}
