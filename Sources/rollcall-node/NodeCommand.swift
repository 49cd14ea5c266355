import ArgumentParser
import Foundation
import Logging
import Node

@main
struct NodeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rollcall-node",
        abstract: "A node of Rollcall: hears beacons and tells the server, and can be a room beacon itself.",
        version: NodeProgram.version,
        subcommands: [
            ScanCommand.self, AdvertiseCommand.self, RunCommand.self, FollowCommand.self, DoctorCommand.self,
            ReplayCommand.self, DecodeCommand.self,
        ])
}

/// What the commands with a person in front of them share.
enum Foreground {
    static let log = NodeLog()

    static var logger: Logger { log.logger(label: "rollcall-node") }

    /// Errors go to standard error with what to do about them, and make the exit status 1.
    static func run(_ work: () async throws -> Void) async throws {
        do {
            try await work()
        } catch let error where !(error is ExitCode) {
            Terminal.complain("\(error)")
            throw ExitCode.failure
        }
    }

    static func check(seconds: Double?) throws {
        guard let seconds, seconds.isFinite == false || seconds <= 0 else { return }
        throw ValidationError("--seconds is more than 0.")
    }
}

/// Standard error, where a person reads along.
enum Terminal {
    /// A line can be drawn again in place.
    static var isInteractive: Bool { isatty(STDERR_FILENO) == 1 }

    static func write(_ text: String) {
        FileHandle.standardError.write(Data(text.utf8))
    }

    static func complain(_ text: String) {
        write("error: \(text)\n")
    }
}
