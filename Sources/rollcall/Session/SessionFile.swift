import Foundation

/// The file a login is kept in between commands, for its owner's eyes alone.
struct SessionFile {
    let path: String

    init(path: String) {
        self.path = path
    }

    /// `ROLLCALL_SESSION_FILE`, or else the place the XDG Base Directory specification gives state.
    init(environment: [String: String]) {
        if let path = environment["ROLLCALL_SESSION_FILE"], !path.isEmpty {
            self.init(path: path)
            return
        }
        let state = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let home = environment["HOME"] ?? NSHomeDirectory()
        self.init(path: (state ?? home + "/.local/state") + "/rollcall/session.json")
    }

    /// Nil if no person is logged in.
    func load() throws -> Session? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        do {
            let data = try Data(contentsOf: URL(filePath: path))
            return try JSONDecoder().decode(Session.self, from: data)
        } catch {
            throw CommandError(
                "The session file \(path) cannot be read.", hint: "Log in again with: rollcall login",
                status: .notAllowed)
        }
    }

    func remove() throws {
        guard FileManager.default.fileExists(atPath: path) else { return }
        do {
            try FileManager.default.removeItem(atPath: path)
        } catch {
            throw CommandError("The session file \(path) cannot be removed.", hint: "Remove it by hand.")
        }
    }

    /// Who is logged in, and where.
    struct Session: Codable, Equatable {
        let server: String
        let username: String
        /// The opaque session token.
        let session: String
        /// The file of certificates that the server's has to lead to, where one was named at the login.
        var ca: String?
    }
}

extension SessionFile {
    /// Throws `CommandError` if it cannot be written; then the old session is still there.
    func save(_ session: SessionFile.Session) throws {
        try PrivateFile.replace(
            path, with: JSONEncoder().encode(session), "session file",
            hint: "Choose another place with the environment variable ROLLCALL_SESSION_FILE.")
    }
}
