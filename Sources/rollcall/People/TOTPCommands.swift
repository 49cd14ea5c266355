import ArgumentParser
import Client
import Wire

/// What a person does with an authenticator; beneath `rollcall totp`.
enum TOTPCommands {
    struct Enrol: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "enrol", abstract: "Get a secret for your authenticator; then confirm it with a code.")

        @Option(help: ArgumentHelp("Read your password from a file; asked for if absent.", valueName: "file"))
        var passwordFile: String?

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let password = try passwordFile.map(PasswordFile.read) ?? Prompt.secret("Password: ")
            let reply = try await client.send(EnrolTOTP(password: password))
            let fields = Fields([("Secret", reply.secret), ("Address", reply.uri)])
            try output.show(
                reply, fields.lines + ["Then show a code of it with: rollcall totp confirm CODE"])
        }
    }

    struct Confirm: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "confirm", abstract: "Use one-time codes from now on.")

        @Argument(help: "The six digits that your authenticator shows.")
        var code: String

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.sendAndKeepSession(
                ConfirmTOTP(code: code), in: remote.chosen.login())
            try output.show(
                reply,
                ["A login asks for a code from now on. Keep these recovery codes; each stands in for a code once:"]
                    + reply.recoveryCodes.map { "  \($0)" })
        }
    }

    struct Remove: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "remove", abstract: "Use one-time codes no more.",
            discussion: "Give a code, or your password, which is asked for unless --password-file is given.")

        @Option(help: "A code of your authenticator, or a recovery code.")
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
