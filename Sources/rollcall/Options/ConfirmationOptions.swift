import ArgumentParser
import Foundation

/// Whether to ask before something is gone.
struct ConfirmationOptions: ParsableArguments {
    @Flag(name: .shortAndLong, help: "Do not ask.")
    var yes = false

    /// Returns where the answer is yes; throws otherwise, and says what was not done.
    func confirm(_ question: TerminalText, orElse refusal: String = "Nothing was deleted") throws {
        if yes { return }
        guard isatty(STDIN_FILENO) == 1 else {
            throw CommandError(
                "\(refusal): there is no terminal to ask on.", hint: "Say --yes to do it without asking.",
                status: .usage)
        }
        guard Prompt.yes(question, otherwise: false) else { throw CommandError("\(refusal).") }
    }
}
