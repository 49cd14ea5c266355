/// What a command itself finds wrong.
struct CommandError: Error, Equatable {
    let message: String
    let hint: String?
    let status: ProgramStatus

    init(_ message: String, hint: String? = nil, status: ProgramStatus = .refused) {
        self.message = message
        self.hint = hint
        self.status = status
    }
}

/// What the program says to the shell, beside 64 (`EX_USAGE`) for a wrong command line.
enum ProgramStatus: Int32 {
    /// Refused by the server, or not found.
    case refused = 1
    /// The server cannot be reached, or is not ready.
    case unreachable = 2
    /// Login necessary, or not allowed.
    case notAllowed = 3
    case usage = 64
}
