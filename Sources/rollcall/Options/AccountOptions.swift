import ArgumentParser
import Foundation

/// What `create` and `edit` of an account take.
enum AccountOptions {
    /// A password to set. Never an argument: others on the machine can read those.
    struct NewPassword: ParsableArguments {
        @Option(
            help: ArgumentHelp("Read the password from a file, or from standard input for \"-\".", valueName: "file"))
        var passwordFile: String?

        @Flag(help: "Ask for the password, twice.")
        var passwordPrompt = false

        func validate() throws {
            if passwordFile != nil, passwordPrompt {
                throw ValidationError("Give --password-file or --password-prompt, not both.")
            }
        }

        var isGiven: Bool { passwordFile != nil || passwordPrompt }

        /// Nil if none was asked for.
        func password() throws -> String? {
            if let passwordFile { return try PasswordFile.read(passwordFile) }
            return passwordPrompt ? try Prompt.newPassword() : nil
        }
    }

    /// Whether an account can log in, in an `edit` command.
    struct Disabling: ParsableArguments {
        @Flag(help: "End all sessions, and let the account log in no more.")
        var disable = false

        @Flag(help: "Let a disabled account log in again.")
        var enable = false

        func validate() throws {
            if disable, enable { throw ValidationError("Give --disable or --enable, not both.") }
        }

        var isGiven: Bool { disable || enable }

        /// Nil if it is to stay as it is.
        var disabled: Bool? { disable ? true : enable ? false : nil }
    }
}
