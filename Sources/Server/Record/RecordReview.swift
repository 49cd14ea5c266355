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

    /// - Parameter until: nothing that was heard later is looked at.
    /// - Returns: what the evidence comes to, and the seconds of which it is sure.
    func look(
        through spans: [RecordSpan], until: Date
    ) async throws -> (stretches: [PersonStretch], lessons: [Survey.Second]) {
        guard let first = spans.map(\.from).min(), let last = spans.map(\.to).max() else { return ([], []) }
        let start = Date(
            timeIntervalSinceReferenceDate: (first.timeIntervalSinceReferenceDate - Self.leadIn).rounded(.down))
        let end = min(until, last + RecordKeeper.hindsight)
        let heard = try await repository.heard(of: spans.map(\.person), from: start, to: end)
        let attendance = try await repository.attendance(from: start, to: end)
        let lastWords = try await repository.lastWords(of: spans.map(\.person), from: start, to: end)
        let stretch = try await live(through: heard, lastWords, from: start, to: end, attendance)
        var (stretches, lessons): ([PersonStretch], [Survey.Second]) = ([], [])
        for span in spans {
            let hindsight = stretch.hindsight(of: span.person)
            stretches.append(
                PersonStretch(person: span.person, from: span.from, to: span.to, spells: hindsight.spells))
            guard !furnishing.certainties.isEmpty else { continue }
            let from = max(span.from, furnishing.teachesSince ?? span.from)
            if from < span.to {
                lessons += hindsight.lessons(from: from, to: span.to, surerThan: furnishing.certainties)
            }
        }
        return (stretches, lessons)
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

    private func live(
        through heard: [Observation], _ lastWords: [LastWord], from start: Date, to end: Date,
        _ attendance: Attendance
    ) async throws -> Stretch {
        var stretch = Stretch(
            building: furnishing.building, scanners: furnishing.scanners,
            followed: try await followed(heard, from: start, to: end), lastWords: lastWords, startedAt: start)
        var index = 0
        var now = start
        while now < end {
            now += 1
            let first = index
            while index < heard.count, heard[index].heardAt < now { index += 1 }
            let second = Array(heard[first..<index])
            // Who heard something was there, whatever else is known of it.
            let listeners = Set(attendance.listeners(at: now)).union(second.compactMap(\.link.scanner))
            stretch.second(until: now, listeners: listeners.sorted(), heard: second)
            if index % 64 == 0 { await Task.yield() }
        }
        return stretch
    }
}
