import Configuration
import Foundation
import Logging
import OperatorErrors
import Spool
public import Wire

/// The settings that the server may send to nodes. A node's own file, flags or environment take precedence, then the
/// fleet's settings, then the defaults.
public struct RunningSettings: Equatable, Sendable {
    /// The range for the size of a spool, in bytes.
    static let spoolBytes = (1 << 20)...(1 << 40)

    public let own: FleetSettings
    /// The last settings from the server.
    var fleet: FleetSettings
    /// The number of days for which sightings wait.
    var spoolDays = Spool.Limit.standard.days

    init(own: FleetSettings = FleetSettings(), fleet: FleetSettings = FleetSettings()) {
        self.own = own
        self.fleet = fleet
    }

    var active: Bool { own.active ?? fleet.active ?? false }
    var scan: RadioRoles.Scan {
        RadioRoles.Scan(isActive: active, interval: scanInterval, window: scanWindow, usesCodedPHY: codedPHY)
    }
    /// In milliseconds.
    private var scanInterval: Int {
        own.scanIntervalMilliseconds ?? fleet.scanIntervalMilliseconds ?? RadioRoles.Scan.usualInterval
    }
    /// In milliseconds.
    private var scanWindow: Int {
        min(own.scanWindowMilliseconds ?? fleet.scanWindowMilliseconds ?? scanInterval, scanInterval)
    }
    private var codedPHY: Bool { own.scanCodedPHY ?? fleet.scanCodedPHY ?? false }
    var limit: Spool.Limit {
        Spool.Limit(bytes: own.spoolBytes ?? fleet.spoolBytes ?? Spool.Limit.standard.bytes, days: spoolDays)
    }
    var logLevel: Logger.Level { (own.logLevel ?? fleet.logLevel).flatMap(Logger.Level.init(rawValue:)) ?? .info }
    /// In milliseconds.
    var interval: Int { own.intervalMilliseconds ?? fleet.intervalMilliseconds ?? Advertisement.usualInterval }
    /// In dBm at one metre.
    var measuredPower: Int8 {
        (own.measuredPower ?? fleet.measuredPower).flatMap(Int8.init(exactly:)) ?? Advertisement.usualMeasuredPower
    }

    /// The settings with their sources, for the server.
    var records: [NodeSettingRecord] {
        [
            record("active", active, own.active, fleet.active),
            record("interval_ms", interval, own.intervalMilliseconds, fleet.intervalMilliseconds),
            record("log_level", logLevel, own.logLevel, fleet.logLevel),
            record("measured_power", measuredPower, own.measuredPower, fleet.measuredPower),
            record("scan_coded_phy", codedPHY, own.scanCodedPHY, fleet.scanCodedPHY),
            record(
                "scan_interval_ms", scanInterval, own.scanIntervalMilliseconds, fleet.scanIntervalMilliseconds),
            record("scan_window_ms", scanWindow, own.scanWindowMilliseconds, fleet.scanWindowMilliseconds),
            record("spool_bytes", limit.bytes, own.spoolBytes, fleet.spoolBytes),
        ]
    }

    private func record(_ name: String, _ value: some Any, _ own: Any?, _ fleet: Any?) -> NodeSettingRecord {
        let source: NodeSettingSource = own != nil ? .own : fleet != nil ? .fleet : .standard
        return NodeSettingRecord(name: name, value: "\(value)", source: source)
    }
}

extension FleetSettings {
    /// Reads a node's own settings. Keys: `active`, `spool_bytes`, `log_level`, `advertise.interval_ms`,
    /// `advertise.measured_power`, `scan.interval_ms`, `scan.window_ms`, `scan.coded_phy`.
    ///
    /// - Throws: `NodeError` for an invalid size, interval, window or level.
    init(reader: ConfigReader) throws {
        let (advertise, scan) = (reader.scoped(to: "advertise"), reader.scoped(to: "scan"))
        self.init(
            active: reader.bool(forKey: "active"), intervalMilliseconds: advertise.int(forKey: "interval_ms"),
            measuredPower: advertise.int(forKey: "measured_power"), spoolBytes: reader.int(forKey: "spool_bytes"),
            logLevel: reader.string(forKey: "log_level"), scanIntervalMilliseconds: scan.int(forKey: "interval_ms"),
            scanWindowMilliseconds: scan.int(forKey: "window_ms"), scanCodedPHY: scan.bool(forKey: "coded_phy"))
        try Self.check(interval: scanIntervalMilliseconds, window: scanWindowMilliseconds)
        if let spoolBytes, !RunningSettings.spoolBytes.contains(spoolBytes) {
            throw NodeError(
                .settings, "a spool of \(spoolBytes) bytes is too small", hint: "Set spool_bytes to at least 1048576.")
        }
        if let logLevel, Logger.Level(rawValue: logLevel) == nil {
            let words = Logger.Level.allCases.map(\.rawValue).joined(separator: ", ")
            throw NodeError(.settings, "\"\(logLevel)\" is not a log level", hint: "Use one of \(words).")
        }
    }

    private static func check(interval: Int?, window: Int?) throws {
        let spans = RadioRoles.Scan.spans
        for (key, span) in [("interval_ms", interval), ("window_ms", window)] {
            guard let span, !spans.contains(span) else { continue }
            throw NodeError(
                .settings, "scan.\(key) is \(span) ms; it must be from \(spans.lowerBound) to \(spans.upperBound)",
                hint: "The default interval is \(RadioRoles.Scan.usualInterval), with a window of the same length.")
        }
        let whole = interval ?? RadioRoles.Scan.usualInterval
        guard let window, window > whole else { return }
        throw NodeError(
            .settings, "scan.window_ms of \(window) ms is longer than the interval of \(whole) ms",
            hint: "The window is the part of the interval in which the receiver listens.")
    }

    /// The settings without values that no node supports: a server of a later version may allow more.
    var usable: FleetSettings {
        FleetSettings(
            active: active,
            intervalMilliseconds: intervalMilliseconds.flatMap { Advertisement.intervals.contains($0) ? $0 : nil },
            measuredPower: measuredPower.flatMap { (-127..<0).contains($0) ? $0 : nil },
            spoolBytes: spoolBytes.flatMap { RunningSettings.spoolBytes.contains($0) ? $0 : nil },
            logLevel: logLevel.flatMap { Logger.Level(rawValue: $0) == nil ? nil : $0 },
            scanIntervalMilliseconds: scanIntervalMilliseconds.flatMap {
                RadioRoles.Scan.spans.contains($0) ? $0 : nil
            },
            scanWindowMilliseconds: scanWindowMilliseconds.flatMap { RadioRoles.Scan.spans.contains($0) ? $0 : nil },
            scanCodedPHY: scanCodedPHY)
    }

    /// Returns these settings, completed by others.
    func over(_ other: FleetSettings) -> FleetSettings {
        FleetSettings(
            active: active ?? other.active, intervalMilliseconds: intervalMilliseconds ?? other.intervalMilliseconds,
            measuredPower: measuredPower ?? other.measuredPower, spoolBytes: spoolBytes ?? other.spoolBytes,
            logLevel: logLevel ?? other.logLevel,
            scanIntervalMilliseconds: scanIntervalMilliseconds ?? other.scanIntervalMilliseconds,
            scanWindowMilliseconds: scanWindowMilliseconds ?? other.scanWindowMilliseconds,
            scanCodedPHY: scanCodedPHY ?? other.scanCodedPHY)
    }
}

extension RunningSettings {
    /// Applies the settings that heartbeats return while the node runs, and stores them for a start without the server.
    actor Store {
        typealias Applying = @Sendable (RunningSettings) async -> Void

        private(set) var settings: RunningSettings
        private let kept: Stored?
        private let logger: Logger
        private var parts: [Applying] = []

        /// - Parameter kept: where they are stored beyond the node's run; nil to start without stored settings each
        ///   time.
        init(_ settings: RunningSettings = RunningSettings(), kept: Stored? = nil, logger: Logger) {
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
                let reason = error.localizedDescription
                logger.warning("the fleet's settings cannot be stored for a start without the server: \(reason)")
            }
        }
    }
}

extension RunningSettings {
    /// The last settings from the server, on the node's disk: one JSON object.
    struct Stored: Sendable {
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
}
