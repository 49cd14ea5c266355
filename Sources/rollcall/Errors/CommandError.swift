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
