import Foundation
import Logging
import Store
import Testing
import Vocabulary

@testable import Server

/// The writer alone, in place of a school's server: a test decides what comes into one commit, and reads what it says.
struct OwnIngest: Sendable {
    let ingest: Ingest
    let alerts: AlertReporter
    let plan: BuildingPlan

    /// - Parameter before: what waits before the writer begins.
    static func run(
        in school: School, before: (OwnIngest) async throws -> Void = { _ in }, _ body: (OwnIngest) async throws -> Void
    ) async throws {
        try await school.server.stop()
        var logger = Logger(label: "test")
        logger.logLevel = .critical
        let alerts = AlertReporter()
        let own = OwnIngest(
            ingest: Ingest(
                pool: school.sql, reader: school.sql, clock: school.clock, alerts: alerts, logger: logger),
            alerts: alerts, plan: BuildingPlan(pool: school.sql, logger: logger))
        let work = try await own.start(school, before)
        do {
            try await body(own)
            await own.ingest.close()
            await work.value
        } catch {
            await own.ingest.close()
            await work.value
            throw error
        }
    }

    private func start(
        _ school: School, _ before: (OwnIngest) async throws -> Void
    ) async throws -> Task<Void, Never> {
        let lease = try #require(try await LeaseRepository(school.sql).take(as: "test", certain: true))
        await ingest.takeOwnership(
            lease, try await EngineState.load(school.sql), try await SightingAssignments.load(school.sql),
            try await plan.current().building)
        try await before(self)
        return Task { await ingest.run() }
    }

    /// What was said of one kind of alert since the last call, as `raised 7` or `settled 7`.
    func told(_ kind: AlertKind) -> [String] {
        alerts.drain().compactMap { signal in
            switch signal {
            case .raised(kind, let subject, _, _, _): "raised \(subject.id)"
            case .cleared(kind, let subject): "settled \(subject.id)"
            default: nil
            }
        }
    }
}
