/// An error that a command itself detects.
struct CommandError: Error, Equatable {
    let message: String
    let hint: String?
    let status: ErrorReport.Status

    init(_ message: String, hint: String? = nil, status: ErrorReport.Status = .refused) {
        self.message = message
        self.hint = hint
        self.status = status
    }
}
