import ArgumentParser
import Client
import Wire

/// The commands for a person's authenticator, under `rollcall totp`.
enum TOTPCommands {
    struct Enrol: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "enrol", abstract: "Get a secret for your authenticator; then confirm the secret with a code.")

        @Option(help: ArgumentHelp("Read your password from a file; prompted for if absent.", valueName: "file"))
        var passwordFile: String?

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let password = try passwordFile.map(PasswordFile.read) ?? Prompt.secret("Password: ")
            let reply = try await client.send(EnrolTOTP(password: password))
            let fields = Fields([("Secret", reply.secret), ("Address", reply.uri)])
            try output.show(
                reply, fields.lines + ["Then confirm with a code from your authenticator: rollcall totp confirm CODE"])
        }
    }

    struct Confirm: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "confirm", abstract: "Confirm your authenticator; logins then require a one-time code.")

        @Argument(help: "The six digits that your authenticator shows.")
        var code: String

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.sendAndKeepSession(
                ConfirmTOTP(code: code), in: remote.chosen.login())
            try output.show(
                reply,
                ["Logins now require a one-time code. Keep these recovery codes; each replaces a code once:"]
                    + reply.recoveryCodes.map { "  \($0)" })
        }
    }

    struct Remove: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "remove", abstract: "Remove your authenticator; logins then need only the password.",
            discussion: "Give a code, or your password, which is prompted for unless --password-file is given.")

        @Option(help: "A code from your authenticator, or a recovery code.")
        var code: String?

        @Option(help: ArgumentHelp("Read your password from a file.", valueName: "file"))
        var passwordFile: String?

        @OptionGroup var remote: RemoteOptions

        func validate() throws {
            if code != nil, passwordFile != nil { throw ValidationError("Give --code or --password-file, not both.") }
        }

        func run(_ client: RollcallClient, _ output: Output) async throws {
            try output.show(try await client.send(request()), "Logins no longer need a one-time code.")
        }

        private func request() throws -> RemoveTOTP {
            if let code { return RemoveTOTP(code: code) }
            return RemoveTOTP(password: try passwordFile.map(PasswordFile.read) ?? Prompt.secret("Password: "))
        }
    }
}
