import ArgumentParser

/// Whether an account can log in, in an `edit` command.
struct DisablingOptions: ParsableArguments {
    @Flag(help: "End all sessions, and let the account log in no more.")
    var disable = false

    @Flag(help: "Let a disabled account log in again.")
    var enable = false

    func validate() throws {
        if disable, enable { throw ValidationError("Give --disable or --enable, not both.") }
    }

    /// Nil where it is to stay as it is.
    var disabled: Bool? { disable ? true : enable ? false : nil }
}
