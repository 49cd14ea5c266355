import Client
import Foundation
import Wire

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

    /// Nil where nobody is logged in.
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
    /// Writes beside the file and renames, so that a reader sees the old session or the new one, never half of one.
    func save(_ session: SessionFile.Session) throws {
        let folder = URL(filePath: path).deletingLastPathComponent()
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw unwritable("the folder \(folder.path) cannot be made")
        }
        let fresh = "\(path).\(getpid())"
        unlink(fresh)
        try write(try JSONEncoder().encode(session), to: fresh)
        guard rename(fresh, path) == 0 else {
            unlink(fresh)
            throw unwritable(String(cString: strerror(errno)))
        }
    }

    /// The mode is given when the file is made: it is never open to others, not even for an instant.
    private func write(_ data: Data, to fresh: String) throws {
        let descriptor = open(fresh, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw unwritable(String(cString: strerror(errno))) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            try handle.write(contentsOf: data)
            try handle.synchronize()
        } catch {
            unlink(fresh)
            throw unwritable("the disk does not take it")
        }
    }

    private func unwritable(_ reason: String) -> CommandError {
        CommandError(
            "The session file \(path) cannot be written: \(reason.lowercased()).",
            hint: "Choose another place with the environment variable ROLLCALL_SESSION_FILE.")
    }
}

extension RollcallClient {
    /// Sends a request that may give the session another token, and keeps that for the commands to come.
    func sendAndKeepSession<R: Request>(_ request: R) async throws -> R.Reply {
        let (reply, token) = try await sendRenewing(request)
        let file = SessionFile(environment: ProcessInfo.processInfo.environment)
        if let token, let session = try file.load() {
            try file.save(
                SessionFile.Session(server: session.server, username: session.username, session: token, ca: session.ca))
        }
        return reply
    }
}
