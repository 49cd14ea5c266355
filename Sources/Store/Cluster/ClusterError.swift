/// Why the private cluster cannot be used, for the person who runs the server.
public struct ClusterError: Error, Sendable {
    public enum Code: String, Sendable {
        case alreadyRunning = "already_running"
        case folderNotWritable = "folder_not_writable"
        case folderUnreachable = "folder_unreachable"
        case foreignFiles = "foreign_files"
        case foreignOwner = "foreign_owner"
        case initdbFailed = "initdb_failed"
        case leftoverProcesses = "leftover_processes"
        case noPostgres = "no_postgres"
        case noUser = "no_user"
        case notACluster = "not_a_cluster"
        case otherMajor = "other_major"
        case socketFolderRefused = "socket_folder_refused"
        case startFailed = "start_failed"
        case stopped = "stopped"
    }

    public let code: Code
    /// One sentence: what cannot be done.
    public let message: String
    /// What was seen: an error of the system, or the last lines a tool printed. Empty where the message says it all.
    public let cause: String
    /// What to do, naming the command.
    public let hint: String

    init(_ code: Code, _ message: String, cause: String = "", hint: String) {
        self.code = code
        self.message = message
        self.cause = cause
        self.hint = hint
    }
}

extension ClusterError: CustomStringConvertible {
    public var description: String {
        let detail = cause.isEmpty ? "" : "\n  cause: " + cause.replacing("\n", with: "\n         ")
        return "\(message) (\(code.rawValue))\(detail)\n  hint: \(hint)"
    }
}
