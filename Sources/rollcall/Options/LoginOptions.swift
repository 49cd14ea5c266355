import ArgumentParser
import Client
import Wire

/// The person who logs in, their password and a one-time code.
struct LoginOptions: ParsableArguments {
    @OptionGroup var account: PasswordOptions

    @Option(help: "A code from your authenticator, or a recovery code.")
    var code: String?

    /// See `PasswordOptions.logIn`.
    func logIn(
        _ client: RollcallClient, _ environment: [String: String], authority: String?
    ) async throws -> (reply: Login.Reply, session: SessionFile.Session) {
        try await account.logIn(client, environment, authority: authority, code: code)
    }
}
