public import ArgumentParser
public import Wire

/// Options for the settings of scanner nodes.
struct FleetOptions: ParsableArguments {
    @Option(help: "Whether nodes scan actively: true or false.")
    var active: Bool?

    @Option(help: "Milliseconds between two advertisements of a node, 20 to 10240.")
    var intervalMs: Int?

    @Option(help: "Power at one metre that a node advertises, in dBm, -127 to 20.")
    var measuredPower: Int?

    @Option(help: "Maximum size of a node's spool in bytes, at least 1048576.")
    var spoolBytes: Int?

    @Option(help: "Log level of a node: trace, debug, info, notice, warning, error or critical.")
    var logLevel: String?

    @Option(help: "Scan interval: milliseconds for which a scan stays on one channel, 3 to 10240.")
    var scanIntervalMs: Int?

    @Option(help: "Scan window: milliseconds of each interval in which the receiver listens, 3 to 10240.")
    var scanWindowMs: Int?

    @Option(
        name: .customLong("scan-coded-phy"),
        help: "Whether nodes also listen on LE Coded, if their controllers support it: true or false.")
    var scanCodedPHY: Bool?

    @Option(
        name: .customLong("clear"),
        help: "A setting to remove, which leaves the value to each node, such as interval_ms; may be repeated.")
    var cleared: [FleetSettings.CodingKeys] = []

    var settings: FleetSettings {
        FleetSettings(
            active: active, intervalMilliseconds: intervalMs, measuredPower: measuredPower, spoolBytes: spoolBytes,
            logLevel: logLevel, scanIntervalMilliseconds: scanIntervalMs, scanWindowMilliseconds: scanWindowMs,
            scanCodedPHY: scanCodedPHY)
    }

    /// Whether at least one setting changes.
    var isGiven: Bool { settings != FleetSettings() || !cleared.isEmpty }
}

extension FleetSettings.CodingKeys: ExpressibleByArgument {}
