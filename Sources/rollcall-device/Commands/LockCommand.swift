import ArgumentParser
import Devices
import Foundation
import Locks
import Logging
import ServiceLifecycle
import UnixSignals

struct LockCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lock",
        abstract: "Run as a lock that opens only for its own server. Print the label of the lock at the start.",
        discussion: LockInput.help)

    /// The values of `--power-loss`, as in the kind's document.
    enum PowerLoss: String, ExpressibleByArgument, CaseIterable {
        case failSafe = "fail_safe"
        case failSecure = "fail_secure"
    }

    @OptionGroup var fleet: FleetOptions

    @Option(
        help: ArgumentHelp("The lock protocol: hmac, or aes128, which is weak.", valueName: "dialect"),
        transform: Self.dialect)
    var dialect = LockDialect.hmac

    @Option(
        help: ArgumentHelp("How long the inner handle unlocks the door, in seconds, from 1 to 3600.", valueName: "s"))
    var relock = 5

    @Option(help: ArgumentHelp("The battery's charge, from 0 to 100 percent.", valueName: "percent"))
    var battery = 100.0

    @Option(help: "What the lock does without power: fail_safe unlocks, fail_secure stays locked.")
    var powerLoss = PowerLoss.failSecure

    @Option(help: ArgumentHelp("The share of messages to lose, from 0 to 1.", valueName: "share"))
    var lose = 0.0

    @Flag(name: .shortAndLong, help: "Log each event.")
    var verbose = false

    @Sendable private static func dialect(_ text: String) throws -> LockDialect {
        guard let dialect = LockDialect(rawValue: text) else {
            throw ValidationError("--dialect must be hmac or aes128.")
        }
        return dialect
    }

    func validate() throws {
        guard (1...3_600).contains(relock) else { throw ValidationError("--relock must be from 1 to 3600.") }
        guard (0...100).contains(battery) else { throw ValidationError("--battery must be from 0 to 100.") }
        guard (0...1).contains(lose) else { throw ValidationError("--lose must be from 0 to 1.") }
    }

    func run() async throws {
        var logger = Logger(label: "rollcall-device") { StreamLogHandler.standardError(label: $0) }
        logger.logLevel = verbose ? .debug : .notice
        do {
            let hardware = LockMachine.Hardware.Settings(
                relock: relock, battery: battery, isFailSafe: powerLoss == .failSafe)
            let settings = LockFleet.Settings(
                dialect: dialect, hardware: hardware, loss: DeviceMQTTSession.Loss(share: lose), data: fleet.folder)
            let service = LockFleet(
                settings: settings, logins: try fleet.logins(), lines: TypedLines.stream(),
                printLabel: { FileHandle.standardOutput.write(Data("\($0)\n".utf8)) }, logger: logger)
            try await ServiceGroup(
                services: [service], gracefulShutdownSignals: [.sigint, .sigterm], logger: logger
            ).run()
        } catch let error where !(error is ValidationError) {
            Terminal.complain("\(error)")
            throw ExitCode.failure
        }
    }
}
