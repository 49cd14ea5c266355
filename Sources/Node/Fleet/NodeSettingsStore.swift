import Foundation
import Logging
import Spool
import Wire

/// Applies the settings that heartbeats return while the node runs, and stores them for a start without the server.
actor NodeSettingsStore {
    typealias Applying = @Sendable (RunningSettings) async -> Void

    private(set) var settings: RunningSettings
    private let kept: StoredSettings?
    private let logger: Logger
    private var parts: [Applying] = []

    /// - Parameter kept: where they are stored beyond the node's run; nil to start without stored settings each time.
    init(_ settings: RunningSettings = RunningSettings(), kept: StoredSettings? = nil, logger: Logger) {
        self.settings = settings
        self.kept = kept
        self.logger = logger
    }

    /// Adds a part of the node that uses the settings, and applies the present settings to it.
    func add(_ part: @escaping Applying) async {
        parts.append(part)
        await part(settings)
    }

    func take(_ reply: Heartbeat.Reply) async {
        var told = settings
        if let days = reply.spoolDays, days > 0 { told.spoolDays = days }
        if let fleet = reply.settings { told.fleet = fleet.usable }
        guard told != settings else { return }
        settings = told
        let values = told.records.map { "\($0.name)=\($0.value) (\($0.source.rawValue))" }
        logger.notice("settings: \(values.joined(separator: " ")) spool_days=\(told.spoolDays)")
        keep()
        for part in parts { await part(told) }
    }

    private func keep() {
        do {
            try kept?.keep(settings)
        } catch {
            logger.warning(
                "the fleet's settings cannot be stored for a start without the server: \(error.localizedDescription)")
        }
    }
}

/// The last settings from the server, on the node's disk: one JSON object.
struct StoredSettings: Sendable {
    struct Content: Codable {  // generated: keys
        let spoolDays: Int?
        let settings: FleetSettings?
    }

    private let path: String

    /// - Parameter path: the path of a file next to the spool.
    init(path: String) {
        self.path = path
    }

    /// Returns the stored settings with the node's own; stored settings that cannot be read are ignored.
    func settings(own: FleetSettings) -> RunningSettings {
        let content = (try? Data(contentsOf: URL(filePath: path))).flatMap {
            try? WireJSON.decoder().decode(Content.self, from: $0)
        }
        var settings = RunningSettings(own: own, fleet: content?.settings?.usable ?? FleetSettings())
        if let days = content?.spoolDays, days > 0 { settings.spoolDays = days }
        return settings
    }

    func keep(_ settings: RunningSettings) throws {
        let content = Content(spoolDays: settings.spoolDays, settings: settings.fleet)
        try WireJSON.encoder().encode(content).write(to: URL(filePath: path), options: .atomic)
    }
}
