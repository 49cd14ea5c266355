import ArgumentParser
import Foundation

/// Options of the commands that create or edit an account.
enum AccountOptions {
    /// A password to set. The password is never an argument, since other users of the machine can read arguments.
    struct NewPassword: ParsableArguments {
        @Option(
            help: ArgumentHelp("Read the password from a file, or from standard input for \"-\".", valueName: "file"))
        var passwordFile: String?

        @Flag(help: "Prompt for the password, twice.")
        var passwordPrompt = false

        func validate() throws {
            if passwordFile != nil, passwordPrompt {
                throw ValidationError("Give --password-file or --password-prompt, not both.")
            }
        }

        var isGiven: Bool { passwordFile != nil || passwordPrompt }

        /// Returns the new password; nil if neither option was given.
        /// - Throws: `CommandError` if the password cannot be read.
        func password() throws -> String? {
            if let passwordFile { return try PasswordFile.read(passwordFile) }
            return passwordPrompt ? try Prompt.newPassword() : nil
        }
    }

    /// Whether an account can log in, in an `edit` command.
    struct Disabling: ParsableArguments {
        @Flag(help: "Disable login for the account and end all its sessions.")
        var disable = false

        @Flag(help: "Enable login for the account again.")
        var enable = false

        func validate() throws {
            if disable, enable { throw ValidationError("Give --disable or --enable, not both.") }
        }

        var isGiven: Bool { disable || enable }

        /// Whether to disable the account; nil to leave its state unchanged.
        var disabled: Bool? { disable ? true : enable ? false : nil }
    }
}
