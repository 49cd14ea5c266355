import Foundation
import Phrases
import Postgres
import Presence
import Store
import Vocabulary

/// Checks for causes of alerts that no part of the server reports, on the server that owns the engine.
struct AlertCheck {
    /// The current ownership of the engine, and since when: earlier reports may have been missed.
    private var ownership: (fence: Int64, since: Date)?
    /// Since when most scanners have been late.
    private var lateSince: Date?
    private var workedAt: Date?
    private var heard = SightingCheck()
    private var beacons = BeaconCheck()
    private var station = StationCheck()
    private var deafness = DeafnessCheck()
    private let locks = LockCheck()

    /// Returns the signals of new and continuing causes, and of those that are gone.
    /// - Parameter lead: how far the server's clock is ahead of the wall clock, in seconds.
    mutating func signals(
        _ standing: [AlertStanding], _ rules: AlertRules, of ingest: Ingest, fence: Int64, at now: Date,
        lead: TimeInterval, in pool: ConnectionPool
    ) async throws -> [AlertSignal] {
        if ownership?.fence != fence { (ownership, lateSince) = ((fence, now), nil) }
        let silence = rules.threshold(.scannerSilent)
        let silent = try await AlertRepository(pool).silentScanners(since: now.addingTimeInterval(-silence))
        let punctuality = await ingest.punctuality(at: now)
        var signals = silences(silent, standing, longerThan: silence, at: now)
        signals += lateness(punctuality, standing, longerThan: rules.threshold(.scannersLate), at: now)
        signals += try await station.signals(standing, rules, at: now, in: pool)
        signals += try await beacons.signals(standing, rules, at: now, lead: lead, in: pool)
        signals += try await locks.signals(standing, rules, at: now, in: pool)
        guard let building = await ingest.building else { return signals }
        signals += deafness.signals(ingest.deafScanners, standing, rules, in: building, at: now)
        return try await signals + heard.signals(on: ingest.heard.take(), in: building, rules, at: now, pool: pool)
    }

    /// After another server has acquired the engine, scanners have as long to come back as it takes before they count
    /// as silent. An alert that is open meanwhile stays open.
    private func silences(
        _ silent: [(scanner: Int64, lastSeenAt: Date)], _ standing: [AlertStanding], longerThan silence: Double,
        at now: Date
    ) -> [AlertSignal] {
        let isEarly = ownership.map { now.timeIntervalSince($0.since) < silence } ?? true
        let raised = isEarly ? [] : silent.filter { standing.isDue(.scannerSilent, .scanner($0.scanner), at: now) }
        let isSilent = Set(silent.map(\.scanner))
        let over = standing.filter { $0.key.kind == .scannerSilent && !isSilent.contains($0.key.id) }
        return raised.map { scanner, lastSeenAt in
            .raised(
                .scannerSilent, .scanner(scanner),
                text: .scannerSilent(.duration(now.timeIntervalSince(lastSeenAt))), hint: .hintCheckNodeRuns)
        } + over.map { .cleared(.scannerSilent, $0.key.subject) }
    }

    private mutating func lateness(
        _ punctuality: Engine.Punctuality?, _ standing: [AlertStanding], longerThan timeout: Double, at now: Date
    ) -> [AlertSignal] {
        // Without any sightings the cause cannot be gone.
        guard let punctuality, punctuality.telling > 0 else { return [] }
        guard punctuality.isBehind else {
            lateSince = nil
            return standing.contains { $0.key.kind == .scannersLate } ? [.cleared(.scannersLate, .server)] : []
        }
        let since = lateSince ?? now
        lateSince = since
        guard now.timeIntervalSince(since) >= timeout, standing.isDue(.scannersLate, .server, at: now) else {
            return []
        }
        return [
            .raised(
                .scannersLate, .server,
                text: .scannersReportLate(punctuality.late, punctuality.telling), hint: .hintCheckServerHealth)
        ]
    }

    /// Does work once an hour.
    mutating func hourly(at now: Date, _ work: () async throws -> Void) async throws {
        guard let workedAt, now.timeIntervalSince(workedAt) < 3_600 else {
            // Not at the start: many servers may start together.
            defer { workedAt = now }
            if workedAt != nil { try await work() }
            return
        }
    }
}

extension [AlertStanding] {
    /// A cause that lasts is signalled again after this many seconds.
    private static var interval: TimeInterval { 60 }

    /// Returns whether a cause has to be signalled now: at once if it is new, and again while it lasts.
    func isDue(_ kind: AlertKind, _ subject: AlertSubject, at now: Date) -> Bool {
        let key = AlertKey(kind, subject)
        guard let alert = last(where: { $0.key == key }), alert.closedAt == nil, alert.goneAt == nil else {
            return true
        }
        return now.timeIntervalSince(alert.lastAt) >= Self.interval
    }
}
