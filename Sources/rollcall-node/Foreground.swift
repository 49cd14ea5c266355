import ArgumentParser
import Foundation
import Logging
import Node

/// Shared by the commands that a person runs at a terminal.
enum Foreground {
    static let log = NodeLog()

    static var logger: Logger { log.logger(label: "rollcall-node") }

    /// Prints errors to standard error with what to do about them, and sets the exit status to 1.
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
        throw ValidationError("--seconds must be more than 0.")
    }
}
