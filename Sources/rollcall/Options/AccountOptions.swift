import ArgumentParser
import Foundation

/// A password to set. Never an argument: others on the machine can read those.
struct NewPasswordOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Read the password from a file, or from standard input for \"-\".", valueName: "file"))
    var passwordFile: String?

    @Flag(help: "Ask for the password, twice.")
    var passwordPrompt = false

    func validate() throws {
        if passwordFile != nil, passwordPrompt {
            throw ValidationError("Give --password-file or --password-prompt, not both.")
        }
    }

    var isGiven: Bool { passwordFile != nil || passwordPrompt }

    /// Nil where none was asked for.
    func password() throws -> String? {
        if let passwordFile { return try PasswordFile.read(passwordFile) }
        return passwordPrompt ? try Prompt.newPassword() : nil
    }
}

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

/// The options of an `edit` command.
enum Changes {
    /// Throws where not one of them was given: then there is nothing to change.
    static func require(_ options: Any?...) throws {
        guard options.contains(where: { $0 != nil }) else {
            throw ValidationError("Say what to change; see --help.")
        }
    }
}
