import Foundation

/// The file that stores a login between commands, readable by its owner only.
struct SessionFile {
    let path: String

    init(path: String) {
        self.path = path
    }

    /// The file of `ROLLCALL_SESSION_FILE`, or else the state directory of the XDG Base Directory Specification.
    init(environment: [String: String]) {
        if let path = environment["ROLLCALL_SESSION_FILE"], !path.isEmpty {
            self.init(path: path)
            return
        }
        let state = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let home = environment["HOME"] ?? NSHomeDirectory()
        self.init(path: (state ?? home + "/.local/state") + "/rollcall/session.json")
    }

    /// Returns the stored session; nil if no person is logged in.
    /// - Throws: `CommandError` if the file cannot be read.
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
            throw CommandError("The session file \(path) cannot be removed.", hint: "Remove it manually.")
        }
    }

    /// A login: the server, the person and the token.
    struct Session: Codable, Equatable {
        let server: String
        let username: String
        /// The opaque session token.
        let session: String
        /// The file with the trusted certificates; nil if the login named none.
        var ca: String?
    }
}

extension SessionFile {
    /// Saves the session.
    /// - Throws: `CommandError` if the file cannot be written; the old session then remains.
    func save(_ session: SessionFile.Session) throws {
        try PrivateFile.replace(
            path, with: JSONEncoder().encode(session), "session file",
            hint: "Choose another file with the environment variable ROLLCALL_SESSION_FILE.")
    }
}
