import Foundation
import Presence
import Store

/// Replays stored sightings, second by second, as the engine would have, and with later evidence taken into account.
struct RecordReview: Sendable {
    /// How many people's evidence is in memory at a time.
    static let atOnce = 200

    private let engineModel: EngineModel
    private let repository: RecordRepository

    init(_ engineModel: EngineModel, _ repository: RecordRepository) {
        self.engineModel = engineModel
        self.repository = repository
    }

    /// - Parameters:
    ///   - heard: the stored sightings of these people and of others that come later.
    ///   - until: later sightings are ignored.
    ///   - isNew: whether it was never reviewed before: a second review would teach the same again.
    ///   - teaches: whether certain seconds are collected as training data, which doubles the cost.
    func look(
        through spans: [RecordSpan], _ heard: inout HeardCursor, until: Date, isNew: Bool = true, teaches: Bool = true
    ) async throws -> RecordFindings {
        var findings = RecordFindings()
        guard let first = spans.map(\.from).min(), let last = spans.map(\.to).max() else { return findings }
        let pass = RecordPass(from: first, to: last)
        let isPartial = try await repository.isPartial(at: first)
        let (people, end) = (spans.map(\.person), min(until, pass.replayedTo))
        let evidence = try await evidence(
            of: people, try await heard.next(people, from: pass.replayedFrom, to: end), from: pass.replayedFrom,
            to: end, isPartial: isPartial)
        let stretch = await live(through: evidence, engineModel.building)
        let isJudge = engineModel.building == engineModel.judge
        let isNew = isNew && !isPartial
        let teaches = isNew && teaches && !engineModel.certainties.isEmpty
        for span in spans {
            let hindsight = stretch.smoothed(span.person)
            findings.stretches.append(
                PersonInterval(
                    person: span.person, from: span.from, to: span.to, stays: hindsight.stays, onlyFills: isPartial))
            if isNew { findings.loudness += loudness(in: span, hindsight) }
            if teaches && isJudge { findings.lessons += lessons(of: span, hindsight) }
        }
        guard teaches, !isJudge else { return findings }
        let judged = await live(through: evidence, engineModel.judge)
        findings.lessons = spans.flatMap { lessons(of: $0, judged.smoothed($0.person)) }
        return findings
    }

    private func lessons(of span: RecordSpan, _ hindsight: SmoothedStays) -> [LabelledSecond] {
        let from = teaches(since: span.from)
        guard from < span.to else { return [] }
        return hindsight.lessons(from: from, to: span.to, surerThan: engineModel.certainties)
    }

    private func loudness(in span: RecordSpan, _ hindsight: SmoothedStays) -> [LevelOffset.Lesson] {
        let from = teaches(since: span.from)
        return from < span.to ? hindsight.offsets(from: from, to: span.to) : []
    }

    private func teaches(since start: Date) -> Date { max(start, engineModel.teachesSince ?? start) }

    /// Everything stored about some people in a period.
    private struct Evidence {
        let heard: [Observation]
        let listeningTimes: ListeningTimes
        let lastReadings: [LastReading]
        let followed: [FollowedBadge]
        let span: Range<Date>
        /// The scanners whose silence may prove something; nil for all that listened.
        let scanners: Set<Int64>?

        func listeners(at instant: Date) -> Set<Int64> {
            let listening = Set(listeningTimes.listeners(at: instant))
            return scanners.map(listening.intersection) ?? listening
        }
    }

    /// - Parameter isPartial: whether the sightings of some scanners were deleted, so their absence proves nothing.
    private func evidence(
        of people: [Int64], _ heard: [Observation], from start: Date, to end: Date, isPartial: Bool
    ) async throws -> Evidence {
        Evidence(
            heard: heard, listeningTimes: try await repository.listeningTimes(from: start, to: end),
            lastReadings: try await repository.lastReadings(of: people, from: start, to: end),
            followed: try await followed(heard, from: start, to: end), span: start..<max(start, end),
            scanners: isPartial ? Set(heard.compactMap(\.link.scanner)) : nil)
    }

    /// Returns the badges that were followed, for people with several badges: if only one was heard, the followed one
    /// may be another.
    private func followed(_ heard: [Observation], from: Date, to: Date) async throws -> [FollowedBadge] {
        let badges = Dictionary(grouping: heard.filter { $0.link.scanner != nil }, by: \.person)
            .mapValues { Set($0.map(\.beacon)) }
        let followed = try await repository.followed(of: badges.keys.sorted(), from: from, to: to)
        let several = Dictionary(grouping: followed, by: \.person)
            .filter { person, all in badges[person].map { $0.union(all.map(\.badge)).count > 1 } ?? false }
        return followed.filter { several[$0.person] != nil }
    }

    private func live(through evidence: Evidence, _ building: Building) async -> Replay {
        var stretch = Replay(
            building: building, scanners: engineModel.scanners, followed: evidence.followed,
            lastReadings: evidence.lastReadings, startedAt: evidence.span.lowerBound)
        let heard = evidence.heard
        var index = 0
        var now = evidence.span.lowerBound
        while now < evidence.span.upperBound {
            now += 1
            let first = index
            while index < heard.count, heard[index].heardAt < now { index += 1 }
            let second = Array(heard[first..<index])
            // A scanner that heard something was listening, whatever else is known about it.
            let listeners = evidence.listeners(at: now).union(second.compactMap(\.link.scanner))
            stretch.second(until: now, listeners: listeners.sorted(), heard: second)
            if index % 64 == 0 { await Task.yield() }
        }
        return stretch
    }
}

extension RecordReview {
    /// Returns everything stored that is needed to review these periods.
    static func heard(
        _ spans: [RecordSpan], until: Date, _ repository: RecordRepository
    ) async throws -> HeardCursor {
        let pass = RecordPass(from: spans.map(\.from).min() ?? until, to: spans.map(\.to).max() ?? until)
        return try await repository.heard(
            of: spans.map(\.person), from: pass.replayedFrom, to: min(until, pass.replayedTo))
    }
}
