import Store
import Vocabulary
import Wire

/// Reports on past roll-calls.
enum MusterReportHandlers {
    static func list(_ arguments: GetMusters, _ context: HandlerContext) async throws -> GetMusters.Reply {
        let found = try await MusterRepository(context.services.pool).list(try Check.list(arguments))
        return GetMusters.Reply(musters: found.rows.map(MusterRecord.init), total: found.total)
    }

    static func entries(
        _ arguments: GetMusterEntries, _ context: HandlerContext
    ) async throws -> GetMusterEntries.Reply {
        let list = try Check.list(arguments)
        let repository = MusterRepository(context.services.pool)
        let muster = try await find(arguments.musterID, repository)
        let found = try await repository.entries(of: muster.id, list)
        try await context.audit(.lookedAtMuster, subjects: .allPeople)
        return GetMusterEntries.Reply(entries: found.rows.map(MusterEntryRecord.init), total: found.total)
    }

    static func report(_ arguments: GetMusterReport, _ context: HandlerContext) async throws -> GetMusterReport.Reply {
        let repository = MusterRepository(context.services.pool)
        let muster = try await find(arguments.musterID, repository)
        let report = try await repository.report(muster, at: context.now)
        let present = report.people.filter { $0.believed == .present }
        return GetMusterReport.Reply(
            muster: MusterRecord(muster), counts: MusterCountsRecord(report.counts),
            secondsToHalf: report.seconds(toShare: 0.5), secondsToMost: report.seconds(toShare: 0.9),
            secondsToAll: report.seconds(toShare: 1), believedPresent: present.count,
            believedPresentFound: present.count { $0.wasThere },
            foundUnexpectedly: report.people.count { $0.believed != .present && $0.wasThere })
    }

    private static func find(_ id: Int64, _ repository: MusterRepository) async throws -> Muster {
        guard let muster = try await repository.find(id) else { throw MusterRepository.unknown }
        return muster
    }
}

extension MusterEntryRecord {
    init(_ entry: Muster.Entry) {
        self.init(
            version: entry.version, personID: entry.person.id, firstName: entry.person.firstName,
            lastName: entry.person.lastName, witness: entry.witness, note: entry.note, saidBy: entry.saidBy,
            saidAt: entry.saidAt, receivedAt: entry.receivedAt ?? entry.saidAt)
    }
}
