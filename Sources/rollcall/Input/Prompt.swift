import Foundation

/// Questions on the terminal. Questions go to standard error, since standard output is for results.
enum Prompt {
    /// Returns the line of the answer; nil at the end of input.
    static func line(_ question: TerminalText) -> String? {
        try? FileHandle.standardError.write(contentsOf: Data(question.description.utf8))
        return readLine()
    }

    /// Returns the answer without surrounding whitespace; nil at the end of input.
    static func answer(_ question: TerminalText) -> String? {
        line(question)?.trimmingCharacters(in: .whitespaces)
    }

    /// Returns true for yes and false for no, and repeats the question until the answer is one of the two.
    /// - Parameter otherwise: the result for Enter alone, and at the end of input.
    static func yes(_ question: TerminalText, otherwise: Bool) -> Bool {
        let choice: TerminalText = otherwise ? "[Y/n]" : "[y/N]"
        while let answer = answer("\(question.description) \(choice.description) ")?.lowercased(), !answer.isEmpty {
            if ["y", "yes"].contains(answer) { return true }
            if ["n", "no"].contains(answer) { return false }
            Output.warn("Answer y for yes or n for no.")
        }
        return otherwise
    }

    /// Returns the answer, typed without echo.
    /// - Throws: `CommandError` if there is no terminal.
    static func secret(_ question: TerminalText) throws -> String {
        var shown = termios()
        guard isatty(STDIN_FILENO) == 1, tcgetattr(STDIN_FILENO, &shown) == 0 else {
            throw CommandError(
                "There is no terminal to ask for the password on.", hint: "Use --password-file.",
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

    /// Returns a new password, which is asked for twice.
    /// - Throws: `CommandError` if there is no terminal, or the two answers differ.
    static func newPassword() throws -> String {
        let first = try secret("New password: ")
        guard try secret("Repeat new password: ") == first else {
            throw CommandError("The two passwords differ.", hint: "Try again.", status: .usage)
        }
        return first
    }
}
