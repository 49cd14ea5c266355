import ArgumentParser
import Client
import Wire

struct ChangePasswordCommand: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "change-password", abstract: "Change your password.",
        discussion: "Ends all your other sessions. Both passwords are asked for unless their files are given.")

    @Option(help: ArgumentHelp("Read the password that holds until now from a file.", valueName: "file"))
    var oldPasswordFile: String?

    @Option(help: ArgumentHelp("Read the new password from a file.", valueName: "file"))
    var newPasswordFile: String?

    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let old = try oldPasswordFile.map(PasswordFile.read) ?? Prompt.secret("Password until now: ")
        let new = try newPasswordFile.map(PasswordFile.read) ?? Prompt.newPassword()
        let reply = try await client.sendAndKeepSession(ChangePassword(password: old, newPassword: new))
        try output.show(reply, "Changed your password. Your other sessions have ended.")
    }
}
