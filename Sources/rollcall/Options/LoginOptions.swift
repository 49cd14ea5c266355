import ArgumentParser
import Client
import Wire

/// Who logs in, and with what.
struct LoginOptions: ParsableArguments {
    @OptionGroup var account: PasswordOptions

    @Option(help: "The code that your authenticator shows, or a recovery code.")
    var code: String?

    /// See `PasswordOptions.logIn`.
    func logIn(
        _ client: RollcallClient, _ environment: [String: String], authority: String?
    ) async throws -> (reply: Login.Reply, session: SessionFile.Session) {
        try await account.logIn(client, environment, authority: authority, code: code)
    }
}
