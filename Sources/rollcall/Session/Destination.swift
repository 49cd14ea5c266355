import Client

/// Which server a command speaks to, and as whom.
struct Destination {
    let server: ServerAddress
    let credential: Credential

    static let defaultServer = "http://127.0.0.1:8080"

    /// The server named, or else the one logged in to, or else `ROLLCALL_SERVER`, or else the one on this machine.
    /// A session is shown to no server but the one that gave it.
    init(named: ServerAddress?, session: StoredSession?, environment: [String: String]) throws {
        let address = try named ?? Self.usual(session: session, environment: environment)
        server = address
        credential = session.flatMap { $0.server == address.text ? .session($0.session) : nil } ?? .none
    }

    private static func usual(session: StoredSession?, environment: [String: String]) throws -> ServerAddress {
        let text = session?.server ?? environment["ROLLCALL_SERVER"].flatMap { $0.isEmpty ? nil : $0 } ?? defaultServer
        guard let address = ServerAddress(argument: text) else {
            throw CommandError(
                "\"\(text)\" is not the address of a server.", hint: "Give one such as \(defaultServer) with --server.",
                status: .usage)
        }
        return address
    }
}
