public import ArgumentParser
public import Wire

/// Settings of scanner nodes.
struct FleetOptions: ParsableArguments {
    @Option(help: "Whether nodes scan actively: true or false.")
    var active: Bool?

    @Option(help: "Milliseconds between two beacons that a node sends, 20 to 10240.")
    var intervalMs: Int?

    @Option(help: "dBm at one metre that a node's beacon tells, -127 to 20.")
    var measuredPower: Int?

    @Option(help: "Bytes that a node's spool may hold, at least 1048576.")
    var spoolBytes: Int?

    @Option(help: "What a node logs: trace, debug, info, notice, warning, error or critical.")
    var logLevel: String?

    @Option(help: "Milliseconds for which a scan listens to a channel before the next, 3 to 10240.")
    var scanIntervalMs: Int?

    @Option(help: "Milliseconds of that interval in which the receiver listens, 3 to 10240.")
    var scanWindowMs: Int?

    @Option(
        name: .customLong("scan-coded-phy"),
        help: "Whether nodes listen to LE Coded too, if their controllers can: true or false.")
    var scanCodedPHY: Bool?

    @Option(
        name: .customLong("clear"),
        help: "A setting to leave to the nodes again, such as interval_ms; may be repeated.")
    var cleared: [FleetSettings.CodingKeys] = []

    var settings: FleetSettings {
        FleetSettings(
            active: active, intervalMilliseconds: intervalMs, measuredPower: measuredPower, spoolBytes: spoolBytes,
            logLevel: logLevel, scanIntervalMilliseconds: scanIntervalMs, scanWindowMilliseconds: scanWindowMs,
            scanCodedPHY: scanCodedPHY)
    }

    /// Whether anything is to change.
    var isGiven: Bool { settings != FleetSettings() || !cleared.isEmpty }
}

extension FleetSettings.CodingKeys: ExpressibleByArgument {}
