import ArgumentParser
import Foundation

/// Whether to ask before a command makes a change that cannot be undone.
struct ConfirmationOptions: ParsableArguments {
    @Flag(name: .shortAndLong, help: "Do not ask for confirmation.")
    var yes = false

    /// Asks for confirmation, unless --yes was given.
    /// - Parameter refusal: what was not done, for the error.
    /// - Throws: `CommandError` if the answer is not yes, or there is no terminal.
    func confirm(_ question: TerminalText, orElse refusal: String = "Nothing was deleted") throws {
        if yes { return }
        guard isatty(STDIN_FILENO) == 1 else {
            throw CommandError(
                "\(refusal): there is no terminal to ask on.", hint: "Add --yes to continue without confirmation.",
                status: .usage)
        }
        guard Prompt.yes(question, otherwise: false) else { throw CommandError("\(refusal).") }
    }
}
