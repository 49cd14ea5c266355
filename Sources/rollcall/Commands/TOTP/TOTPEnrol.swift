import ArgumentParser
import Client
import Wire

struct TOTPEnrol: RemoteCommand {
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
