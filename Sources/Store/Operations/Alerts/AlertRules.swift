import Phrases
public import Postgres
public import Vocabulary

/// How alerts of one kind are reported.
public struct AlertRule: Equatable, Sendable {  // generated: init
    public let kind: AlertKind
    public let isEnabled: Bool
    public let severity: AlertSeverity
    /// In the unit of the kind; nil if the kind has no threshold.
    public let threshold: Double?
}

/// How alerts of each kind are reported.
public struct AlertRuleRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    public func all() async throws -> [AlertRule] {
        try await database.query("select kind, enabled, severity, threshold from alert_kind order by kind").map { row in
            let (kind, isEnabled, severity, threshold) = try row.decode(
                (AlertKind, Bool, AlertSeverity, Double?).self)
            return AlertRule(kind: kind, isEnabled: isEnabled, severity: severity, threshold: threshold)
        }
    }

    /// Changes the given values. Throws `Refusal` for a threshold if the kind has none.
    public func edit(
        _ kind: AlertKind, isEnabled: Bool?, severity: AlertSeverity?, threshold: Double?
    ) async throws {
        let rows = try await database.query(
            """
            update alert_kind set enabled = coalesce(\(isEnabled), enabled),
                severity = coalesce(\(severity?.rawValue), severity), threshold = coalesce(\(threshold), threshold)
            where kind = \(kind) and (threshold is not null or \(threshold)::float8 is null) returning kind
            """)
        guard !rows.isEmpty else { throw Refusal.cannotBeDone(.alertKindWithoutThreshold) }
    }
}
