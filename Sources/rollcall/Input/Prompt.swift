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

/// A password in a file: its only line.
enum PasswordFile {
    /// Far above the longest password a server takes, in bytes.
    private static let maximum = 4096

    /// - Parameter path: a file, or `-` for standard input.
    static func read(_ path: String) throws -> String {
        guard let handle = path == "-" ? .standardInput : FileHandle(forReadingAtPath: path),
            let data = try? handle.read(upToCount: maximum + 1) ?? Data()
        else {
            throw CommandError(
                "The password file \(path) cannot be read.", hint: "Check its name and who may read it.", status: .usage
            )
        }
        return try password(in: data, of: path)
    }

    /// The line without its end; a second line is a mistake to be told, not cut away.
    static func password(in data: Data, of path: String) throws -> String {
        let line = data.count <= maximum ? String(data: data, encoding: .utf8) : nil
        let password = line.map { $0.hasSuffix("\r\n") || $0.hasSuffix("\n") ? String($0.dropLast()) : $0 }
        guard let password, !password.isEmpty, !password.contains(where: \.isNewline) else {
            throw CommandError(
                "The password file \(path) does not hold a password.", hint: "It should be one line of text.",
                status: .usage)
        }
        return password
    }
}
