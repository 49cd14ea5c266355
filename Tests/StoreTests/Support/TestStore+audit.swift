import Foundation
import Postgres

@testable import Store

extension AuditRepository.Filter {
    static let all = AuditRepository.Filter(action: nil, actor: nil, person: nil, from: nil, to: nil)

    static func only(
        action: String? = nil, actor: Int64? = nil, person: Int64? = nil, from: Date? = nil, to: Date? = nil
    ) -> AuditRepository.Filter {
        AuditRepository.Filter(action: action, actor: actor, person: person, from: from, to: to)
    }
}

extension TestStore {
    func record(
        _ action: AuditAction, by actor: Int64? = nil, about targets: AuditEntry.Targets = .noPerson,
        after seconds: Double = 0,
        details: [String: String] = [:], from address: String? = nil
    ) async throws {
        try await AuditRepository(pool).record(
            AuditEntry(
                at: Self.now + seconds, action: action, actor: actor, targets: targets, details: details,
                address: address))
    }

    /// The serving role's connections of another server.
    var serving: ConnectionSettings {
        settings.with(role: "rollcall_app").with(option: "plan_cache_mode", "force_custom_plan")
    }
}
