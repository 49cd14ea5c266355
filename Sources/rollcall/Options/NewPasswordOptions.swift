import ArgumentParser

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
