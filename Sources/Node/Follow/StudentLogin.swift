public import Client
public import Foundation

/// How a student's client gets a session, again whenever one has expired.
public struct StudentLogin: Sendable {
    /// The e-mail address.
    public let username: String
    /// A connection that carries a new session.
    let open: @Sendable () async throws -> any Uplink

    init(username: String, open: @escaping @Sendable () async throws -> any Uplink) {
        self.username = username
        self.open = open
    }

    /// Over HTTP.
    ///
    /// - Parameter trust: whom a TLS server's certificate has to lead to.
    public init(server: URL, trust: ServerTrust, username: String, password: String) {
        self.init(username: username) {
            let token = try await RollcallClient.withClient(server: server, trust: trust) { client in
                try await client.login(username: username, password: password).sessionToken
            }
            return RollcallClient(server: server, credential: .session(token), trust: trust)
        }
    }
}

/// Where a student's password comes from: never the command line, which other users of the machine can see.
extension StudentLogin {
    /// The first line of the file, else `ROLLCALL_PASSWORD`.
    ///
    /// - Throws: `NodeError` where there is none, or where others may read the file.
    public static func password(file: String?, environment: [String: String]) throws -> String {
        if let file {
            return try SecretFile.read(file)
        }
        guard let password = environment["ROLLCALL_PASSWORD"], !password.isEmpty else {
            throw NodeError("no password is given", hint: "Put it into ROLLCALL_PASSWORD, or name a --password-file.")
        }
        return password
    }
}
