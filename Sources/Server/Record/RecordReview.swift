import Foundation
import Presence
import Store

/// Looks through what was heard, second by second, as the engine would have, and with what followed in mind.
struct RecordReview: Sendable {
    /// People whose evidence is held in memory at a time.
    static let atOnce = 200
    private static let leadIn = Double(SelfTeaching.leadIn)

    private let furnishing: Furnishing
    private let repository: RecordRepository

    init(_ furnishing: Furnishing, _ repository: RecordRepository) {
        self.furnishing = furnishing
        self.repository = repository
    }

    /// - Parameters:
    ///   - until: nothing that was heard later is looked at.
    ///   - teaches: whether lessons are wanted of it.
    /// - Returns: what the evidence comes to, and the seconds of which is sure who judges without what was learned like that.
    func look(
        through spans: [RecordSpan], until: Date, teaches: Bool = true
    ) async throws -> (stretches: [PersonStretch], lessons: [Survey.Second]) {
        guard let first = spans.map(\.from).min(), let last = spans.map(\.to).max() else { return ([], []) }
        let start = Date(
            timeIntervalSinceReferenceDate: (first.timeIntervalSinceReferenceDate - Self.leadIn).rounded(.down))
        let end = min(until, last + RecordKeeper.hindsight)
        let evidence = try await evidence(of: spans.map(\.person), from: start, to: end)
        let stretch = await live(through: evidence, furnishing.building)
        let stretches = spans.map {
            PersonStretch(person: $0.person, from: $0.from, to: $0.to, spells: stretch.hindsight(of: $0.person).spells)
        }
        guard teaches, !furnishing.certainties.isEmpty else { return (stretches, []) }
        let isJudge = furnishing.building == furnishing.judge
        let judged = isJudge ? stretch : await live(through: evidence, furnishing.judge)
        return (stretches, spans.flatMap { lessons(of: $0, judged) })
    }

    private func lessons(of span: RecordSpan, _ stretch: Stretch) -> [Survey.Second] {
        let from = max(span.from, furnishing.teachesSince ?? span.from)
        guard from < span.to else { return [] }
        return stretch.hindsight(of: span.person).lessons(
            from: from, to: span.to, surerThan: furnishing.certainties)
    }

    /// All that is stored of some people in a span of time.
    private struct Evidence {
        let heard: [Observation]
        let attendance: Attendance
        let lastWords: [LastWord]
        let followed: [FollowedBadge]
        let span: Range<Date>
    }

    private func evidence(of people: [Int64], from start: Date, to end: Date) async throws -> Evidence {
        let heard = try await repository.heard(of: people, from: start, to: end)
        return Evidence(
            heard: heard, attendance: try await repository.attendance(from: start, to: end),
            lastWords: try await repository.lastWords(of: people, from: start, to: end),
            followed: try await followed(heard, from: start, to: end), span: start..<max(start, end))
    }

    /// Of people with several badges: where one alone was heard, another may be the one that was followed.
    private func followed(_ heard: [Observation], from: Date, to: Date) async throws -> [FollowedBadge] {
        let badges = Dictionary(grouping: heard.filter { $0.link.scanner != nil }, by: \.person)
            .mapValues { Set($0.map(\.beacon)) }
        let followed = try await repository.followed(of: badges.keys.sorted(), from: from, to: to)
        let several = Dictionary(grouping: followed, by: \.person)
            .filter { person, all in badges[person].map { $0.union(all.map(\.badge)).count > 1 } ?? false }
        return followed.filter { several[$0.person] != nil }
    }

    private func live(through evidence: Evidence, _ building: Building) async -> Stretch {
        var stretch = Stretch(
            building: building, scanners: furnishing.scanners, followed: evidence.followed,
            lastWords: evidence.lastWords, startedAt: evidence.span.lowerBound)
        let heard = evidence.heard
        var index = 0
        var now = evidence.span.lowerBound
        while now < evidence.span.upperBound {
            now += 1
            let first = index
            while index < heard.count, heard[index].heardAt < now { index += 1 }
            let second = Array(heard[first..<index])
            // Who heard something was there, whatever else is known of it.
            let listeners = Set(evidence.attendance.listeners(at: now)).union(second.compactMap(\.link.scanner))
            stretch.second(until: now, listeners: listeners.sorted(), heard: second)
            if index % 64 == 0 { await Task.yield() }
        }
        return stretch
    }
}
