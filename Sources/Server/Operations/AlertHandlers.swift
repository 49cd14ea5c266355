import Foundation
import Postgres
import Store
import Vocabulary
import Wire

enum AlertHandlers {
    static func list(_ arguments: GetAlerts, _ context: HandlerContext) async throws -> GetAlerts.Reply {
        let visibility = try await context.visibility()
        let filter = AlertRepository.Filter(
            isOpen: arguments.state.map { $0 == .open }, kind: arguments.kind, visibility: visibility)
        let found = try await AlertRepository(context.services.pool).list(
            filter, Check.list(arguments), in: context.language)
        let people = Set(found.rows.compactMap(\.person))
        if !people.isEmpty { try await context.audit(.lookedAtAlerts, subjects: .people(people.sorted())) }
        return GetAlerts.Reply(
            alerts: found.rows.compactMap { $0.seen(with: visibility) }, total: found.total)
    }

    static func acknowledge(_ arguments: AcknowledgeAlert, _ context: HandlerContext) async throws -> EmptyReply {
        let note = try Check.text(arguments.note, "note", limit: 500)
        let person = try context.person().id
        try await context.change(.alertAcknowledged, ["alert_id": String(arguments.alertID)]) {
            try await AlertRepository($0).acknowledge(arguments.alertID, by: person, note: note, at: context.now)
        }
        return EmptyReply()
    }

    static func close(_ arguments: CloseAlert, _ context: HandlerContext) async throws -> EmptyReply {
        let note = try Check.text(arguments.note, "note", limit: 500)
        try await context.change(.alertClosed, ["alert_id": String(arguments.alertID)]) {
            try await AlertRepository($0).close(arguments.alertID, note: note, at: context.now)
        }
        return EmptyReply()
    }

    static func listKinds(_ arguments: GetAlertKinds, _ context: HandlerContext) async throws -> GetAlertKinds.Reply {
        let rules = try await AlertRuleRepository(context.services.pool).all()
        return GetAlertKinds.Reply(kinds: rules.map(AlertKindRecord.init))
    }

    static func editKind(_ arguments: EditAlertKind, _ context: HandlerContext) async throws -> EmptyReply {
        let threshold = try Check.range(arguments.threshold, "threshold", 0.1...1_000_000)
        var details = ["kind": arguments.kind.rawValue]
        details["enabled"] = arguments.enabled.map { String($0) }
        details["severity"] = arguments.severity?.rawValue
        details["threshold"] = threshold.map { String($0) }
        try await context.change(.alertKindEdited, details) {
            try await AlertRuleRepository($0).edit(
                arguments.kind, isEnabled: arguments.enabled, severity: arguments.severity, threshold: threshold)
        }
        return EmptyReply()
    }
}

extension AlertKindRecord {
    init(_ rule: AlertRule) {
        self.init(
            kind: rule.kind, enabled: rule.isEnabled, severity: rule.severity, threshold: rule.threshold,
            unit: rule.kind.unit, closedByHand: rule.kind.isClosedByHand)
    }
}
