import ArgumentParser
import Devices
import Foundation
import Locks
import Logging
import ServiceLifecycle
import UnixSignals

struct LockCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lock", abstract: "A lock: it opens only for its server, and prints what stands on its label.",
        discussion: LockInput.help)

    /// The values of `--power-loss`, as in the kind's document.
    enum PowerLoss: String, ExpressibleByArgument, CaseIterable {
        case failSafe = "fail_safe"
        case failSecure = "fail_secure"
    }

    @OptionGroup var fleet: FleetOptions

    @Option(help: ArgumentHelp("hmac, or aes128, which is weak.", valueName: "dialect"), transform: Self.dialect)
    var dialect = LockDialect.hmac

    @Option(help: ArgumentHelp("For how long the handle on the inner side unlocks.", valueName: "s"))
    var relock = 5

    @Option(help: ArgumentHelp("How full the battery is.", valueName: "percent"))
    var battery = 100.0

    @Option(help: "What it does without power.")
    var powerLoss = PowerLoss.failSecure

    @Option(help: ArgumentHelp("This share of all messages gets lost, 0 to 1.", valueName: "share"))
    var lose = 0.0

    @Flag(name: .shortAndLong, help: "Say what happens.")
    var verbose = false

    @Sendable private static func dialect(_ text: String) throws -> LockDialect {
        guard let dialect = LockDialect(rawValue: text) else {
            throw ValidationError("--dialect is hmac or aes128.")
        }
        return dialect
    }

    func validate() throws {
        guard (1...3_600).contains(relock) else { throw ValidationError("--relock is 1 to 3600.") }
        guard (0...100).contains(battery) else { throw ValidationError("--battery is 0 to 100.") }
        guard (0...1).contains(lose) else { throw ValidationError("--lose is 0 to 1.") }
    }

    func run() async throws {
        var logger = Logger(label: "rollcall-device") { StreamLogHandler.standardError(label: $0) }
        logger.logLevel = verbose ? .debug : .notice
        do {
            let hardware = LockHardware.Settings(
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
