import ArgumentParser
import Client
import Wire

struct TOTPConfirm: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "confirm", abstract: "Use one-time codes from now on.")

    @Argument(help: "The six digits that your authenticator shows.")
    var code: String

    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let reply = try await client.sendAndKeepSession(ConfirmTOTP(code: code))
        try output.show(
            reply,
            ["A login asks for a code from now on. Keep these recovery codes; each stands in for a code once:"]
                + reply.recoveryCodes.map { "  \($0)" })
    }
}
