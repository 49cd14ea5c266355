import ArgumentParser
import Client
import Wire

/// The commands with which people choose their passwords.
enum PasswordCommands {
    struct Change: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "change-password", abstract: "Change your password.",
            discussion: "Ends all your other sessions. Prompts for both passwords unless their files are given.")

        @Option(help: ArgumentHelp("Read the current password from a file.", valueName: "file"))
        var oldPasswordFile: String?

        @Option(help: ArgumentHelp("Read the new password from a file.", valueName: "file"))
        var newPasswordFile: String?

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let old = try oldPasswordFile.map(PasswordFile.read) ?? Prompt.secret("Current password: ")
            let new = try newPasswordFile.map(PasswordFile.read) ?? Prompt.newPassword()
            let reply = try await client.sendAndKeepSession(
                ChangePassword(password: old, newPassword: new), in: remote.chosen.login())
            try output.show(reply, "Changed your password. Your other sessions have ended.")
        }
    }

    struct Claim: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "claim", abstract: "Take over your account with a one-time code from an admin.",
            discussion: "Sets your password, which is prompted for unless --password-file is given. Log in afterwards.")

        @Argument(help: "Your e-mail address.")
        var email: String

        @Option(help: "The code; prompted for if absent.")
        var code: String?

        @Option(
            help: ArgumentHelp("Read the password from a file, or from standard input for \"-\".", valueName: "file"))
        var passwordFile: String?

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let code = try code ?? Prompt.secret("Code: ")
            let password = try passwordFile.map(PasswordFile.read) ?? Prompt.newPassword()
            let reply = try await client.send(ClaimAccount(username: email, code: code, password: password))
            try output.show(reply, "The account \(email) is yours. Log in with: rollcall login --username \(email)")
        }
    }
}
