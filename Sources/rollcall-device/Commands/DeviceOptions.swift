import ArgumentParser
import Devices
import Logging
import ServiceLifecycle
import UnixSignals

/// The options of a device of any kind.
struct DeviceOptions: ParsableArguments {
    @OptionGroup var fleet: FleetOptions
    @OptionGroup(title: "Hardware") var hardware: HardwareOptions

    /// Runs the device, or all devices of the fleet, until SIGINT or SIGTERM.
    func run(_ kind: Kind) async throws {
        var logger = Logger(label: "rollcall-device") { StreamLogHandler.standardError(label: $0) }
        logger.logLevel = hardware.verbose ? .debug : .notice
        do {
            let service = Fleet(
                settings: try hardware.settings(kind, data: fleet.folder), logins: try fleet.logins(),
                lines: TypedLines.stream(), logger: logger)
            try await ServiceGroup(
                services: [service], gracefulShutdownSignals: [.sigint, .sigterm], logger: logger
            ).run()
        } catch let error where !(error is ValidationError) {
            Terminal.complain("\(error)")
            throw ExitCode.failure
        }
    }
}
