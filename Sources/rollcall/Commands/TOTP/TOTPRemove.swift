import ArgumentParser
import Client
import Wire

struct TOTPRemove: RemoteCommand {
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
        try output.show(try await client.send(request()), "A login asks for no one-time code any more.")
    }

    private func request() throws -> RemoveTOTP {
        if let code { return RemoveTOTP(code: code) }
        return RemoveTOTP(password: try passwordFile.map(PasswordFile.read) ?? Prompt.secret("Password: "))
    }
}
