import Foundation

/// Questions on the terminal. They go to standard error: standard output is for results.
enum Prompt {
    /// The answer's line; nil at the end of input.
    static func line(_ question: TerminalText) -> String? {
        try? FileHandle.standardError.write(contentsOf: Data(question.description.utf8))
        return readLine()
    }

    /// The answer without the blanks around it; nil at the end of input.
    static func answer(_ question: TerminalText) -> String? {
        line(question)?.trimmingCharacters(in: .whitespaces)
    }

    /// Yes or no; asks again until it is one of them.
    /// - Parameter otherwise: what Enter alone means, and the end of input.
    static func yes(_ question: TerminalText, otherwise: Bool) -> Bool {
        let choice: TerminalText = otherwise ? "[Y/n]" : "[y/N]"
        while let answer = answer("\(question.description) \(choice.description) ")?.lowercased(), !answer.isEmpty {
            if ["y", "yes"].contains(answer) { return true }
            if ["n", "no"].contains(answer) { return false }
            Output.warn("Say y for yes or n for no.")
        }
        return otherwise
    }

    /// The answer, typed unseen.
    static func secret(_ question: TerminalText) throws -> String {
        var shown = termios()
        guard isatty(STDIN_FILENO) == 1, tcgetattr(STDIN_FILENO, &shown) == 0 else {
            throw CommandError(
                "There is no terminal to ask for the password on.", hint: "Give it with --password-file.",
                status: .usage)
        }
        var hidden = shown
        hidden.c_lflag &= ~tcflag_t(ECHO)
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden)
        defer {
            tcsetattr(STDIN_FILENO, TCSAFLUSH, &shown)
            Output.warn("")
        }
        return line(question) ?? ""
    }

    /// A new password, asked for twice.
    static func newPassword() throws -> String {
        let first = try secret("New password: ")
        guard try secret("Once more: ") == first else {
            throw CommandError("The two passwords differ.", hint: "Try again.", status: .usage)
        }
        return first
    }
}
