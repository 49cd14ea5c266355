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
