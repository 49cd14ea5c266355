import Logging
import Phrases
import Postgres
import Store
import Vocabulary
import Wire

enum FleetHandlers {
    static func list(_ arguments: GetFleet, _ context: HandlerContext) async throws -> GetFleet.Reply {
        let entries = try await FleetRepository(context.services.pool).list()
        return GetFleet.Reply(
            fleet: entries.map {
                FleetRecord(label: $0.label, settings: FleetSettings($0.rule), scanners: $0.scanners)
            })
    }

    static func edit(_ arguments: EditFleet, _ context: HandlerContext) async throws -> EmptyReply {
        let label = try arguments.label.map { try Check.label($0, "label") }
        let rule = try Check.fleetSettings(arguments.settings)
        let cleared = arguments.cleared.map(\.rawValue).sorted()
        guard rule != FleetRule() || !cleared.isEmpty else {
            throw Refusal(.badArguments, .argumentSaysNothing("settings"), argument: "settings")
        }
        var details = FleetSettings(rule).texts
        details["label"] = label
        if !cleared.isEmpty { details["cleared"] = cleared.joined(separator: " ") }
        try await context.change(.fleetEdited, details) {
            try await FleetRepository($0).edit(label, rule, cleared: cleared)
        }
        return EmptyReply()
    }
}

extension FleetSettings {
    init(_ rule: FleetRule) {
        self.init(
            active: rule.active, intervalMilliseconds: rule.interval, measuredPower: rule.measuredPower,
            spoolBytes: rule.spoolBytes, logLevel: rule.logLevel, scanIntervalMilliseconds: rule.scanInterval,
            scanWindowMilliseconds: rule.scanWindow, scanCodedPHY: rule.scanCodedPHY)
    }

    /// The values in plain text for the audit log.
    fileprivate var texts: [String: String] {
        let texts: [CodingKeys: String?] = [
            .active: active.map(String.init), .intervalMilliseconds: intervalMilliseconds.map(String.init),
            .measuredPower: measuredPower.map(String.init), .spoolBytes: spoolBytes.map(String.init),
            .logLevel: logLevel, .scanIntervalMilliseconds: scanIntervalMilliseconds.map(String.init),
            .scanWindowMilliseconds: scanWindowMilliseconds.map(String.init),
            .scanCodedPHY: scanCodedPHY.map(String.init),
        ]
        return Dictionary(uniqueKeysWithValues: texts.compactMap { key, text in text.map { (key.rawValue, $0) } })
    }
}

extension Check {
    /// The labels of a scanner without duplicates.
    static func labels(_ labels: [String]) throws -> [String] {
        guard labels.count <= 20 else {
            throw Refusal(.badArguments, .argumentNamesTooMany("labels", 20), argument: "labels")
        }
        return Set(try labels.map { try label($0, "labels") }).sorted()
    }

    /// The label in lower case.
    static func label(_ text: String, _ name: String) throws -> String {
        try Check.text(try Check.text(text, name, limit: 45).lowercased(), name, limit: 45)
    }

    private static let scanSpans = 3...10_240

    fileprivate static func fleetSettings(_ settings: FleetSettings) throws -> FleetRule {
        let (interval, window) = (settings.scanIntervalMilliseconds, settings.scanWindowMilliseconds)
        if let interval, let window, window > interval {
            throw Refusal(
                .badArguments, .argumentAboveLimit("settings.scan_window_ms", "settings.scan_interval_ms"),
                argument: "settings.scan_window_ms")
        }
        return FleetRule(
            active: settings.active,
            interval: try range(settings.intervalMilliseconds, "settings.interval_ms", 20...10_240),
            measuredPower: try range(settings.measuredPower, "settings.measured_power", -127...20),
            spoolBytes: try range(settings.spoolBytes, "settings.spool_bytes", (1 << 20)...Int.max),
            logLevel: try settings.logLevel.map(logLevel),
            scanInterval: try range(interval, "settings.scan_interval_ms", scanSpans),
            scanWindow: try range(window, "settings.scan_window_ms", scanSpans), scanCodedPHY: settings.scanCodedPHY)
    }

    private static func logLevel(_ word: String) throws -> String {
        guard Logger.Level(rawValue: word) != nil else {
            let levels = Logger.Level.allCases.map(\.rawValue).joined(separator: "', '")
            throw Refusal(
                .badArguments, .argumentNotAChoice("settings.log_level", levels), argument: "settings.log_level")
        }
        return word
    }
}
