import Client
import Foundation
import Wire

/// An error as it is told: one sentence, what to do about it, and the exit status.
struct ErrorReport: Equatable {
    let message: String
    let hint: String?
    let status: ProgramStatus

    /// Nil for the errors of the argument parser, which prints its own.
    init?(_ error: any Error) {
        switch error {
        case let failure as Failure:
            self.init(message: failure.reason, hint: failure.hint, status: failure.exitStatus)
        case let error as ClientError:
            self.init(message: error.message, hint: error.hint, status: .unreachable)
        case let error as CommandError:
            self.init(message: error.message, hint: error.hint, status: error.status)
        case is OutputClosed:
            self.init(message: "", hint: nil, status: .refused)
        default:
            return nil
        }
    }

    private init(message: String, hint: String?, status: ProgramStatus) {
        self.message = message
        self.hint = hint
        self.status = status
    }

    /// Writes it to standard error; nothing where whoever read the output has gone.
    func print() {
        guard !message.isEmpty else { return }
        Output.warn("rollcall: \(message)")
        if let hint { Output.warn("  \(hint)") }
    }
}
