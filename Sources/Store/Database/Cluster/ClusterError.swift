public import OperatorErrors

/// Why the private cluster cannot be used, for the operator.
public typealias ClusterError = OperatorError<ClusterErrorCode>

public enum ClusterErrorCode: String, OperatorErrorCode {
    case alreadyRunning = "already_running"
    case folderNotWritable = "folder_not_writable"
    case folderUnreachable = "folder_unreachable"
    case foreignFiles = "foreign_files"
    case foreignOwner = "foreign_owner"
    case halfRestored = "half_restored"
    case initdbFailed = "initdb_failed"
    case leftoverProcesses = "leftover_processes"
    case noPostgres = "no_postgres"
    case noUser = "no_user"
    case notACluster = "not_a_cluster"
    case notEmpty = "not_empty"
    case otherMajor = "other_major"
    case socketFolderRefused = "socket_folder_refused"
    case startFailed = "start_failed"
    case stopped = "stopped"
}

extension ClusterError {
    static func alreadyRunning(_ folder: String, holder: String?) -> Self {
        let stop = holder.map { "stop it with 'kill \($0)'" } ?? "stop it first"
        return Self(
            .alreadyRunning, "Another Rollcall server runs on '\(folder)'.",
            cause: holder.map { "process \($0) holds the folder's lock" } ?? "the folder's lock is held",
            hint: "\(stop), or give this server another folder with --data-dir")
    }

    static func notWritable(_ path: String, _ cause: any Error) -> Self {
        Self(
            .folderNotWritable, "The data folder cannot be used: '\(path)'.", cause: "\(cause)",
            hint: "look at it with 'ls -ld \(path)'; run the server as the owner, or choose another with --data-dir")
    }

    static func unreachable(_ parent: String, user: String, folder: String) -> Self {
        Self(
            .folderUnreachable, "PostgreSQL's user '\(user)' cannot reach '\(folder)'.",
            cause: "'\(parent)' does not let '\(user)' pass",
            hint: "run 'chmod o+x \(parent)', or choose another folder, such as --data-dir /var/lib/rollcall")
    }

    static func foreignFiles(_ folder: String, found: [String]) -> Self {
        let shown = found.sorted().prefix(5).joined(separator: ", ")
        return Self(
            .foreignFiles, "'\(folder)' holds files that are not Rollcall's.",
            cause: found.contains("PG_VERSION") ? "it is the data folder of a PostgreSQL cluster" : "found \(shown)",
            hint: "choose a new or empty folder with --data-dir, such as '\(folder)/rollcall'")
    }

    static func foreignOwner(_ path: String, owner: String, user: String) -> Self {
        Self(
            .foreignOwner, "The cluster in '\(path)' belongs to '\(owner)', and PostgreSQL is to run as '\(user)'.",
            hint: "start the server as '\(owner)', or run 'chown -R \(user): \(path)'")
    }

    static func notACluster(_ path: String, cause: String) -> Self {
        Self(
            .notACluster, "'\(path)' is not a PostgreSQL cluster.", cause: cause,
            hint: "restore the folder from a backup, or move it away with 'mv \(path) \(path).old' to begin anew")
    }

    static func halfRestored(_ folder: String) -> Self {
        Self(
            .halfRestored, "A restore into '\(folder)' was broken off.",
            hint: "run 'rollcall-server restore' again, or begin with an empty school after 'rm -r \(folder)/restore'")
    }

    static func notEmpty(_ folder: String) -> Self {
        Self(
            .notEmpty, "There is a cluster in '\(folder)' already.",
            hint: "move it away with 'mv \(folder) \(folder).old', or choose another folder with --data-dir")
    }

    static func socketFolderRefused(_ path: String, cause: String) -> Self {
        Self(
            .socketFolderRefused, "The folder for PostgreSQL's socket cannot be used: '\(path)'.", cause: cause,
            hint: "look at it with 'ls -ld \(path)' and remove it, or choose a shorter --data-dir")
    }
}

extension ClusterError {
    static var noPostgres: Self {
        Self(
            .noPostgres, "PostgreSQL is not installed.",
            cause: "no 'initdb' and 'postgres' in /usr/lib/postgresql/*/bin or in PATH",
            hint: "run 'apt-get install postgresql', or give the address of a database in ROLLCALL_DATABASE_URL")
    }

    static var noPostgresUser: Self {
        Self(
            .noUser, "There is no user 'postgres' for PostgreSQL to run as.",
            cause: "the server was started by root, and PostgreSQL refuses to run as root",
            hint: "run 'adduser --system --group postgres', or start the server as an ordinary user")
    }

    static func namelessUser(_ id: UInt32) -> Self {
        Self(
            .noUser, "The user with number \(id) has no name.",
            cause: "PostgreSQL knows its users by name",
            hint: "add the user to /etc/passwd with 'useradd --uid \(id) rollcall', or start as another user")
    }

    static func otherMajor(_ folder: String, found: Int, installed: [Int]) -> Self {
        let here = installed.map(String.init).joined(separator: ", ")
        return Self(
            .otherMajor, "'\(folder)' was made by PostgreSQL \(found), which is not installed.",
            cause: "installed: \(here)",
            hint:
                """
                run 'apt-get install postgresql-\(found)', or dump the data with the old release and restore it in \
                the new
                """
        )
    }

    static func initdbFailed(_ folder: String, output: String) -> Self {
        Self(
            .initdbFailed, "The cluster could not be made in '\(folder)'.", output: output,
            hint: "see that there is space with 'df -h \(folder)', mend the cause and start again")
    }

    static func startFailed(_ log: String, output: String) -> Self {
        Self(
            .startFailed, "PostgreSQL did not start.", output: output,
            hint: "read the log with 'tail -n 50 \(log)'")
    }

    static func stopped(_ log: String, output: String) -> Self {
        Self(
            .stopped, "PostgreSQL stopped again and again and is not started any more.", output: output,
            hint: "read the log with 'tail -n 50 \(log)', mend the cause and start the server again")
    }

    static func leftoverProcesses(_ folder: String, _ processes: [Int32]) -> Self {
        let list = processes.map(String.init).joined(separator: " ")
        return Self(
            .leftoverProcesses, "Processes of an earlier PostgreSQL on '\(folder)' do not end.",
            cause: "still there: \(list)", hint: "run 'kill -9 \(list)' and start again")
    }
}
